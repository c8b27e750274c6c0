// Written by la3/report/web/build.mjs, by way of `make page`: change la3/report/web instead.
// clang-format off
#include "la3/report/page.h"

namespace la3::report {

static constexpr char kScript[] = R"page((()=>{var c_=Object.create;var If=Object.defineProperty;var u_=Object.getOwnPropertyDescriptor;var l_=Object.getOwnPropertyNames;var f_=Object.getPrototypeOf,h_=Object.prototype.hasOwnProperty;var fg=(t,e)=>()=>(e||t((e={exports:{}}).exports,e),e.exports),d_=(t,e)=>{for(var n in e)If(t,n,{get:e[n],enumerable:!0})},p_=(t,e,n,r)=>{if(e&&typeof e=="objec\
t"||typeof e=="function")for(let i of l_(e))!h_.call(t,i)&&i!==n&&If(t,i,{get:()=>e[i],enumerable:!(r=u_(e,i))||r.enumerable});return t};var m_=(t,e,n)=>(n=t!=null?c_(f_(t)):{},p_(e||!t||!t.__esModule?If(n,"default",{value:t,enumerable:!0}):n,t));var t3=fg((AB,J5)=>{"use strict";function lC(t,e,n,r,i){for(var o=i+1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c>=0?(o=a,i=a-1):r=a+1}return o}function fC(t,e,n,r,i){
for(var o=i+1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c>0?(o=a,i=a-1):r=a+1}return o}function hC(t,e,n,r,i){for(var o=r-1;r<=i;){var a=r+i>>>1,s=t[a],
c=n!==void 0?n(s,e):s-e;c<0?(o=a,r=a+1):i=a-1}return o}function dC(t,e,n,r,i){for(var o=r-1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c<=0?(o=a,r=a+1):
i=a-1}return o}function pC(t,e,n,r,i){for(;r<=i;){var o=r+i>>>1,a=t[o],s=n!==void 0?n(a,e):a-e;if(s===0)return o;s<=0?r=o+1:i=o-1}return-1}function _c(t,e,n,r,i,o){
return typeof n=="function"?o(t,e,n,r===void 0?0:r|0,i===void 0?t.length-1:i|0):o(t,e,void 0,n===void 0?0:n|0,r===void 0?t.length-1:r|0)}J5.exports={ge:function(t,e,n,r,i){
return _c(t,e,n,r,i,lC)},gt:function(t,e,n,r,i){return _c(t,e,n,r,i,fC)},lt:function(t,e,n,r,i){return _c(t,e,n,r,i,hC)},le:function(t,e,n,r,i){return _c(t,e,n,
r,i,dC)},eq:function(t,e,n,r,i){return _c(t,e,n,r,i,pC)}}});var c3=fg((TB,s3)=>{"use strict";var $f=t3(),Ea=0,uo=1,Sf=2;s3.exports=gC;function J0(t,e,n,r,i){this.mid=t,this.left=e,this.right=n,this.leftPoints=r,this.rightPoints=
i,this.count=(e?e.count:0)+(n?n.count:0)+r.length}var Mc=J0.prototype;function K0(t,e){t.mid=e.mid,t.left=e.left,t.right=e.right,t.leftPoints=e.leftPoints,t.rightPoints=
e.rightPoints,t.count=e.count}function r3(t,e){var n=Na(e);t.mid=n.mid,t.left=n.left,t.right=n.right,t.leftPoints=n.leftPoints,t.rightPoints=n.rightPoints,t.count=
n.count}function e3(t,e){var n=t.intervals([]);n.push(e),r3(t,n)}function n3(t,e){var n=t.intervals([]),r=n.indexOf(e);return r<0?Ea:(n.splice(r,1),r3(t,n),uo)}
Mc.intervals=function(t){return t.push.apply(t,this.leftPoints),this.left&&this.left.intervals(t),this.right&&this.right.intervals(t),t};Mc.insert=function(t){var e=this.
count-this.leftPoints.length;if(this.count+=1,t[1]<this.mid)this.left?4*(this.left.count+1)>3*(e+1)?e3(this,t):this.left.insert(t):this.left=Na([t]);else if(t[0]>
this.mid)this.right?4*(this.right.count+1)>3*(e+1)?e3(this,t):this.right.insert(t):this.right=Na([t]);else{var n=$f.ge(this.leftPoints,t,tg),r=$f.ge(this.rightPoints,
t,eg);this.leftPoints.splice(n,0,t),this.rightPoints.splice(r,0,t)}};Mc.remove=function(t){var e=this.count-this.leftPoints;if(t[1]<this.mid){if(!this.left)return Ea;
var n=this.right?this.right.count:0;if(4*n>3*(e-1))return n3(this,t);var r=this.left.remove(t);return r===Sf?(this.left=null,this.count-=1,uo):(r===uo&&(this.count-=
1),r)}else if(t[0]>this.mid){if(!this.right)return Ea;var i=this.left?this.left.count:0;if(4*i>3*(e-1))return n3(this,t);var r=this.right.remove(t);return r===Sf?
(this.right=null,this.count-=1,uo):(r===uo&&(this.count-=1),r)}else{if(this.count===1)return this.leftPoints[0]===t?Sf:Ea;if(this.leftPoints.length===1&&this.leftPoints[0]===
t){if(this.left&&this.right){for(var o=this,a=this.left;a.right;)o=a,a=a.right;if(o===this)a.right=this.right;else{var s=this.left,r=this.right;o.count-=a.count,
o.right=a.left,a.left=s,a.right=r}K0(this,a),this.count=(this.left?this.left.count:0)+(this.right?this.right.count:0)+this.leftPoints.length}else this.left?K0(this,
this.left):K0(this,this.right);return uo}for(var s=$f.ge(this.leftPoints,t,tg);s<this.leftPoints.length&&this.leftPoints[s][0]===t[0];++s)if(this.leftPoints[s]===
t){this.count-=1,this.leftPoints.splice(s,1);for(var r=$f.ge(this.rightPoints,t,eg);r<this.rightPoints.length&&this.rightPoints[r][1]===t[1];++r)if(this.rightPoints[r]===
t)return this.rightPoints.splice(r,1),uo}return Ea}};function i3(t,e,n){for(var r=0;r<t.length&&t[r][0]<=e;++r){var i=n(t[r]);if(i)return i}}function o3(t,e,n){
for(var r=t.length-1;r>=0&&t[r][1]>=e;--r){var i=n(t[r]);if(i)return i}}function a3(t,e){for(var n=0;n<t.length;++n){var r=e(t[n]);if(r)return r}}Mc.queryPoint=
function(t,e){if(t<this.mid){if(this.left){var n=this.left.queryPoint(t,e);if(n)return n}return i3(this.leftPoints,t,e)}else if(t>this.mid){if(this.right){var n=this.
right.queryPoint(t,e);if(n)return n}return o3(this.rightPoints,t,e)}else return a3(this.leftPoints,e)};Mc.queryInterval=function(t,e,n){if(t<this.mid&&this.left){
var r=this.left.queryInterval(t,e,n);if(r)return r}if(e>this.mid&&this.right){var r=this.right.queryInterval(t,e,n);if(r)return r}return e<this.mid?i3(this.leftPoints,
e,n):t>this.mid?o3(this.rightPoints,t,n):a3(this.leftPoints,n)};function mC(t,e){return t-e}function tg(t,e){var n=t[0]-e[0];return n||t[1]-e[1]}function eg(t,e){
var n=t[1]-e[1];return n||t[0]-e[0]}function Na(t){if(t.length===0)return null;for(var e=[],n=0;n<t.length;++n)e.push(t[n][0],t[n][1]);e.sort(mC);for(var r=e[e.
length>>1],i=[],o=[],a=[],n=0;n<t.length;++n){var s=t[n];s[1]<r?i.push(s):r<s[0]?o.push(s):a.push(s)}var c=a,u=a.slice();return c.sort(tg),u.sort(eg),new J0(r,Na(
i),Na(o),c,u)}function Q0(t){this.root=t}var Ra=Q0.prototype;Ra.insert=function(t){this.root?this.root.insert(t):this.root=new J0(t[0],null,null,[t],[t])};Ra.remove=
function(t){if(this.root){var e=this.root.remove(t);return e===Sf&&(this.root=null),e!==Ea}return!1};Ra.queryPoint=function(t,e){if(this.root)return this.root.queryPoint(
t,e)};Ra.queryInterval=function(t,e,n){if(t<=e&&this.root)return this.root.queryInterval(t,e,n)};Object.defineProperty(Ra,"count",{get:function(){return this.root?
this.root.count:0}});Object.defineProperty(Ra,"intervals",{get:function(){return this.root?this.root.intervals([]):[]}});function gC(t){return!t||t.length===0?new Q0(
null):new Q0(Na(t))}});function L(t,e,...n){let r=document.createElement(t);for(let[i,o]of Object.entries(e??{}))if(!(o==null||o===!1))if(i==="on")for(let[a,s]of Object.entries(o))r.addEventListener(
a,s);else if(i==="style")for(let[a,s]of Object.entries(o))r.style.setProperty(a,s);else r.setAttribute(i,o===!0?"":String(o));return r.append(...n.flat(1/0).filter(
i=>i!=null&&i!==!1)),r}var di=t=>L("bdi",{},t===""?"(no name)":t);function Xt(t,e,...n){return L("section",{id:t,"aria-labelledby":`${t}-title`},L("h2",{id:`${t}\
-title`},e),n)}var Ut=t=>L("p",{class:"absent"},t);function kc(t,e,n){return L("div",{class:"scroll",tabindex:"0",role:"region","aria-label":t},L("table",{class:"\
plain"},L("caption",{class:"unseen"},t),L("thead",{},L("tr",{},e.map(r=>L("th",{scope:"col"},r)))),L("tbody",{},n.map(([r,...i])=>L("tr",{},L("th",{scope:"row"},
r),i.map(o=>L("td",{},o)))))))}var Tt=t=>t.toLocaleString("en-US"),re=(t,e)=>`${Tt(t)} ${e}${t===1?"":"s"}`,Dt=(t,e)=>t.toFixed(e).replace("-","−"),Cr=(t,e=2)=>`${Dt(t,e)}%`;function pg(t){
let e=Number(t.toPrecision(2));return`${e.toLocaleString("en-US",{maximumSignificantDigits:2})} ${e===1?"point":"points"}`}function jt(t,e){let n=Math.abs(t).toFixed(
e);return Number(n)===0?n:(t>0?"+":"−")+n}var Pa=t=>Math.max(1,Math.min(6,Math.max(...t)-Math.min(...t)));function Da(t){if(t<60)return`${t<10?t.toFixed(1):Math.
round(t)} s`;let e=Math.floor(t/60);return e<60?`${e} min ${Math.round(t%60)} s`:`${Math.floor(e/60)} h ${e%60} min`}var hg={none:{title:"No policy",color:"var(\
--none)",dash:"5 3"},random:{title:"Random triples",color:"var(--random)",dash:"2 3"},"label-invariant":{title:"One policy for all labels",color:"var(--invarian\
t)",dash:"9 3 2 3"},policy:{title:"Learned policy",color:"var(--learned)",dash:"none"}},dg=["var(--other-1)","var(--other-2)","var(--other-3)"],Lf=[],mg=new Map;
function gg(t){for(let{name:e,title:n}of t)mg.set(e,n)}function Ot(t){return hg[t]?hg[t]:(Lf.includes(t)||Lf.push(t),{title:mg.get(t)??t,color:dg[Lf.indexOf(t)%
dg.length],dash:"12 4"})}var yg=25,g_=100;function Ac({id:t,caption:e,ops:n,extras:r=[],rows:i,pinned:o=[],cell:a,legend:s}){let c="",u={column:null,down:!0},l=0,h=yg,f=L("tbody"),d=L("\
span",{class:"status",role:"status"}),p=new Map,m=L("button",{type:"button",on:{click:()=>w(-1)}},"Previous"),b=L("button",{type:"button",on:{click:()=>w(1)}},"\
Next"),y=L("div",{class:"pager"},m,b),g=($,A)=>A==="name"?$.name.toLowerCase():A<0?$.extra[-A-1].key:$.values[A];function v(){let $=c.trim().toLowerCase(),A=i.filter(
E=>E.name.toLowerCase().includes($));if(u.column===null)return A;let R=u.down?-1:1;return A.sort((E,C)=>{let N=g(E,u.column),I=g(C,u.column);return N===null||I===
null?(N===null)-(I===null):N<I?-R:N>I?R:0})}function x($,A){return L("tr",{class:A},L("th",{scope:"row",title:$.name},di($.name)),$.extra.map(R=>L("td",{class:"\
extra"},R.text)),$.values.map((R,E)=>{let{text:C,kind:N,strength:I,title:F}=a(R,$,E);return L("td",{class:N,style:{"--strength":I.toFixed(3)},title:`${n[E]}, ${$.
name}: ${F??C}`},C)}))}function _(){let $=v(),A=Math.max(1,Math.ceil($.length/h));l=Math.min(l,A-1);let R=$.slice(l*h,(l+1)*h);f.replaceChildren(...c.trim()?[]:
o.map(C=>x(C,"pinned")),...R.map(C=>x(C))),R.length===0&&f.append(L("tr",{},L("td",{class:"none",colspan:String(1+r.length+n.length)},"No label has this in its \
name.")));let E=$.length>h?`${Tt(l*h+1)}–${Tt(l*h+R.length)} of ${Tt($.length)}`:Tt($.length);d.textContent=`${E} ${$.length===1?"label":"labels"}`,y.hidden=A<
2,m.disabled=l===0,b.disabled=l===A-1;for(let[C,{head:N}]of p)N.setAttribute("aria-sort",C!==u.column?"none":u.down?"descending":"ascending")}function w($){l+=$,
_()}function M($){let A=$!=="name";u.column!==$?u={column:$,down:A}:u.down===A?u={column:$,down:!A}:u={column:null,down:!0},l=0,_()}function k($,A,R){let E=L("t\
h",{scope:"col",class:R,"aria-sort":"none"},L("button",{type:"button",title:`Sort by ${$}`,on:{click:()=>M(A)}},L("span",{},$)));return p.set(A,{head:E}),E}let S=L(
"input",{id:`${t}-find`,type:"search",placeholder:"Find a label",autocomplete:"off",spellcheck:"false",on:{input:$=>(c=$.target.value,l=0,_())}}),T=L("tr",{},k(
"Label","name"),r.map(($,A)=>k($,-A-1,"extra")),n.map(($,A)=>k($,A,"op")));return addEventListener("beforeprint",()=>(h=g_,_())),addEventListener("afterprint",()=>(h=
yg,_())),_(),L("div",{class:"matrix",id:t},L("div",{class:"tools"},L("label",{class:"unseen",for:`${t}-find`},"Find a label"),S,d,s),L("div",{class:"scroll",tabindex:"\
0",role:"region","aria-label":e},L("table",{},L("caption",{class:"unseen"},e),L("thead",{},T),f)),y)}function Tc(t){return L("span",{class:"scale","aria-hidden":"\
true"},t.map(([e,n,r])=>L("span",{class:n,style:{"--strength":String(r)}},e)))}var pi=t=>{let e=t.filter(n=>n!==null);return e.length>0?e.reduce((n,r)=>n+r,0)/e.
length:null};var bg="Effects";function y_(t){let e=t.filter(r=>r!==null).map(Math.abs).sort((r,i)=>r-i);if(e.length===0)return 1;let n=e[Math.floor(.97*(e.length-1))];return n>
9?Math.ceil(n):Math.max(.1,Math.ceil(10*n)/10)}function xg({search:t,ops:e,labels:n}){let r=t?.evaluations;if(!r)return Xt("effects",bg,Ut("No triples have been\
 evaluated yet."));let i=(f,{mean:d,effect:p,triples:m,tried:b})=>({name:f,values:p,triples:m,extra:[{text:jt(d,1),key:d},{text:Tt(Math.round(b)),key:b}]}),o=r.
rows.filter(f=>f.tried>0),a=o.map(f=>i(f.label===null?"All labels":n[f.label],f)),s=[];a.length>1&&s.push(i("Mean of all labels",{mean:pi(o.map(f=>f.mean)),tried:pi(
o.map(f=>f.tried)),effect:e.map((f,d)=>pi(o.map(({effect:p})=>p[d])))}));let c=a.flatMap(({values:f})=>f),u=y_(c),l=Dt(u,u>9?0:1),h=r.rows.length-o.length;return Xt(
"effects",bg,L("p",{},"The mean reward of the label's evaluated triples that contain the operation minus the mean reward of all its evaluated triples, in percen\
tage points: below zero, triples with the operation cost the label recall. Later triples were chosen because they looked promising, so this describes what was t\
ried; it is no experiment on single operations."),h>0&&L("p",{class:"fine"},`${re(h,"label")} without any evaluation yet.`),Ac({id:"op-effects",caption:"Effect \
of each operation on each label, in percentage points",ops:e,extras:["Mean reward","Tried"],rows:a,pinned:s,cell:(f,d,p)=>f===null?{text:"·",kind:"untried",strength:0,
title:"never tried"}:{text:jt(f,1),kind:f<0?"loss":"gain",strength:Math.min(1,Math.abs(f)/u),title:`${jt(f,2)} points${d.triples?`, ${re(d.triples[p],"triple")}`:
""}`},legend:Tc([[`${c.some(f=>f<-u)?"≤ ":""}−${l}`,"loss",1],["","loss",.5],["0","gain",0],["","gain",.5],[`${c.some(f=>f>u)?"≥ ":""}+${l}`,"gain",1]])}))}var lt={};d_(lt,{Area:()=>no,Arrow:()=>ic,BarX:()=>ro,BarY:()=>io,Cell:()=>oo,Contour:()=>hc,Density:()=>mc,Dot:()=>ao,Frame:()=>Ks,Geo:()=>gc,Hexgrid:()=>yc,Image:()=>bc,
Line:()=>so,Link:()=>nc,Mark:()=>Q,Raster:()=>fc,Rect:()=>eo,RuleX:()=>Xs,RuleY:()=>Us,Text:()=>Ki,TickX:()=>sc,TickY:()=>cc,Tip:()=>Qs,Vector:()=>Ji,WaffleX:()=>vc,
WaffleY:()=>wc,area:()=>ec,areaX:()=>ii,areaY:()=>kr,arrow:()=>k6,auto:()=>O6,autoSpec:()=>$0,axisFx:()=>ql,axisFy:()=>Bl,axisX:()=>Ws,axisY:()=>to,barX:()=>Vn,
barY:()=>Zn,bin:()=>$r,binX:()=>Hn,binY:()=>jn,bollinger:()=>ci,bollingerX:()=>X6,bollingerY:()=>U6,boxX:()=>W6,boxY:()=>G6,cell:()=>oi,cellX:()=>T6,cellY:()=>C6,
centroid:()=>gf,circle:()=>R6,cluster:()=>U5,column:()=>ue,contour:()=>e5,crosshair:()=>i5,crosshairX:()=>o5,crosshairY:()=>a5,delaunayLink:()=>u5,delaunayMesh:()=>l5,
density:()=>m5,differenceX:()=>b5,differenceY:()=>x5,dodgeX:()=>f3,dodgeY:()=>h3,dot:()=>pn,dotX:()=>E6,dotY:()=>N6,filter:()=>Dx,find:()=>Wx,formatIsoDate:()=>Km,
formatMonth:()=>Qv,formatNumber:()=>Zm,formatWeekday:()=>Jv,frame:()=>ya,geo:()=>yf,geoCentroid:()=>w5,graticule:()=>M5,gridFx:()=>Gl,gridFy:()=>Ul,gridX:()=>Wl,
gridY:()=>Xl,group:()=>Ps,groupX:()=>Wr,groupY:()=>Gr,groupZ:()=>Ls,hexagon:()=>I6,hexbin:()=>S5,hexgrid:()=>$5,hull:()=>f5,identity:()=>B,image:()=>A5,indexOf:()=>$t,
initializer:()=>At,interpolateNearest:()=>R0,interpolateNone:()=>mf,interpolatorBarycentric:()=>N0,interpolatorRandomWalk:()=>I0,legend:()=>jw,line:()=>co,lineX:()=>ai,
lineY:()=>si,linearRegressionX:()=>E5,linearRegressionY:()=>N5,link:()=>af,map:()=>Be,mapX:()=>Ma,mapY:()=>Sa,marks:()=>Qt,normalize:()=>kf,normalizeX:()=>g3,normalizeY:()=>y3,
numberInterval:()=>pm,plot:()=>ba,pointer:()=>aa,pointerX:()=>sa,pointerY:()=>Hi,raster:()=>K6,rect:()=>Zs,rectX:()=>ma,rectY:()=>ga,reverse:()=>Ox,ruleX:()=>Ze,
ruleY:()=>Ke,scale:()=>vl,select:()=>w3,selectFirst:()=>ng,selectLast:()=>rg,selectMaxX:()=>S3,selectMaxY:()=>$3,selectMinX:()=>_3,selectMinY:()=>M3,shiftX:()=>b3,
shiftY:()=>x3,shuffle:()=>zx,sort:()=>sl,sphere:()=>_5,spike:()=>Tw,stackX:()=>p0,stackX1:()=>t6,stackX2:()=>e6,stackY:()=>m0,stackY1:()=>n6,stackY2:()=>r6,text:()=>Gn,
textX:()=>Ll,textY:()=>Pl,tickX:()=>hf,tickY:()=>df,timeInterval:()=>Ts,tip:()=>Jl,transform:()=>Kt,tree:()=>j0,treeLink:()=>_f,treeNode:()=>xc,utcInterval:()=>Yi,
valueof:()=>Z,vector:()=>f0,vectorX:()=>zl,vectorY:()=>Fl,voronoi:()=>h5,voronoiMesh:()=>d5,waffleX:()=>Z5,waffleY:()=>K5,window:()=>$a,windowX:()=>z6,windowY:()=>F6});function Ct(t,e){return t==null||e==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function en(t,e){return t==null||e==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function go(t){let e,n,
r;t.length!==2?(e=Ct,n=(s,c)=>Ct(t(s),c),r=(s,c)=>t(s)-c):(e=t===Ct||t===en?t:b_,n=t,r=t);function i(s,c,u=0,l=s.length){if(u<l){if(e(c,c)!==0)return l;do{let h=u+
l>>>1;n(s[h],c)<0?u=h+1:l=h}while(u<l)}return u}function o(s,c,u=0,l=s.length){if(u<l){if(e(c,c)!==0)return l;do{let h=u+l>>>1;n(s[h],c)<=0?u=h+1:l=h}while(u<l)}
return u}function a(s,c,u=0,l=s.length){let h=i(s,c,u,l-1);return h>u&&r(s[h-1],c)>-r(s[h],c)?h-1:h}return{left:i,center:a,right:o}}function b_(){return 0}function vg(t){
return t===null?NaN:+t}function*x_(t,e){if(e===void 0)for(let n of t)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of t)(r=e(r,++n,t))!=null&&(r=+r)>=r&&
(yield r)}}var wg=go(Ct),yo=wg.right,vE=wg.left,wE=go(vg).center;var Ec=Mg(Sg),_g=Mg(v_);function Mg(t){return function(e,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:i,width:o,height:a}=e;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:i.length/o))>=0))throw new RangeError(
"invalid height");if(!o||!a||!n&&!r)return e;let s=n&&t(n),c=r&&t(r),u=i.slice();return s&&c?(ho(s,u,i,o,a),ho(s,i,u,o,a),ho(s,u,i,o,a),po(c,i,u,o,a),po(c,u,i,o,
a),po(c,i,u,o,a)):s?(ho(s,i,u,o,a),ho(s,u,i,o,a),ho(s,i,u,o,a)):c&&(po(c,i,u,o,a),po(c,u,i,o,a),po(c,i,u,o,a)),e}}function ho(t,e,n,r,i){for(let o=0,a=r*i;o<a;)
t(e,n,o,o+=r,1)}function po(t,e,n,r,i){for(let o=0,a=r*i;o<r;++o)t(e,n,o,o+a,r)}function v_(t){let e=Sg(t);return(n,r,i,o,a)=>{i<<=2,o<<=2,a<<=2,e(n,r,i+0,o+0,a),
e(n,r,i+1,o+1,a),e(n,r,i+2,o+2,a),e(n,r,i+3,o+3,a)}}function Sg(t){let e=Math.floor(t);if(e===t)return w_(t);let n=t-e,r=2*t+1;return(i,o,a,s,c)=>{if(!((s-=c)>=
a))return;let u=e*o[a],l=c*e,h=l+c;for(let f=a,d=a+l;f<d;f+=c)u+=o[Math.min(s,f)];for(let f=a,d=s;f<=d;f+=c)u+=o[Math.min(s,f+l)],i[f]=(u+n*(o[Math.max(a,f-h)]+
o[Math.min(s,f+h)]))/r,u-=o[Math.max(a,f-l)]}}function w_(t){let e=2*t+1;return(n,r,i,o,a)=>{if(!((o-=a)>=i))return;let s=t*r[i],c=a*t;for(let u=i,l=i+c;u<l;u+=
a)s+=r[Math.min(o,u)];for(let u=i,l=o;u<=l;u+=a)s+=r[Math.min(o,u+c)],n[u]=s/e,s-=r[Math.max(i,u-c)]}}function Fa(t,e){let n=0;if(e===void 0)for(let r of t)r!=null&&
(r=+r)>=r&&++n;else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(i=+i)>=i&&++n}return n}function __(t){return t.length|0}function M_(t){return!(t>0)}function S_(t){
return typeof t!="object"||"length"in t?t:Array.from(t)}function $_(t){return e=>t(...e)}function $g(...t){let e=typeof t[t.length-1]=="function"&&$_(t.pop());t=
t.map(S_);let n=t.map(__),r=t.length-1,i=new Array(r+1).fill(0),o=[];if(r<0||n.some(M_))return o;for(;;){o.push(i.map((s,c)=>t[c][s]));let a=r;for(;++i[a]===n[a];){
if(a===0)return e?o.map(e):o;i[a--]=0}}}function kg(t,e){var n=0,r=0;return Float64Array.from(t,e===void 0?i=>n+=+i||0:i=>n+=+e(i,r++,t)||0)}function Ya(t,e){let n=0,
r,i=0,o=0;if(e===void 0)for(let a of t)a!=null&&(a=+a)>=a&&(r=a-i,i+=r/++n,o+=r*(a-i));else{let a=-1;for(let s of t)(s=e(s,++a,t))!=null&&(s=+s)>=s&&(r=s-i,i+=r/
++n,o+=r*(s-i))}if(n>1)return o/(n-1)}function Qn(t,e){let n=Ya(t,e);return n&&Math.sqrt(n)}function St(t,e){let n,r;if(e===void 0)for(let i of t)i!=null&&(n===
void 0?i>=i&&(n=r=i):(n>i&&(n=i),r<i&&(r=i)));else{let i=-1;for(let o of t)(o=e(o,++i,t))!=null&&(n===void 0?o>=o&&(n=r=o):(n>o&&(n=o),r<o&&(r=o)))}return[n,r]}
var ve=class{constructor(){this._partials=new Float64Array(32),this._n=0}add(e){let n=this._partials,r=0;for(let i=0;i<this._n&&i<32;i++){let o=n[i],a=e+o,s=Math.
abs(e)<Math.abs(o)?e-(a-o):o-(a-e);s&&(n[r++]=s),e=a}return n[r]=e,this._n=r+1,this}valueOf(){let e=this._partials,n=this._n,r,i,o,a=0;if(n>0){for(a=e[--n];n>0&&
(r=a,i=e[--n],a=r+i,o=i-(a-r),!o););n>0&&(o<0&&e[n-1]<0||o>0&&e[n-1]>0)&&(i=o*2,r=a+i,i==r-a&&(a=r))}return a}};var Qe=class extends Map{constructor(e,n=Cg){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),e!=null)for(let[r,i]of e)this.set(
r,i)}get(e){return super.get(Pf(this,e))}has(e){return super.has(Pf(this,e))}set(e,n){return super.set(Ag(this,e),n)}delete(e){return super.delete(Tg(this,e))}},
Je=class extends Set{constructor(e,n=Cg){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),e!=null)for(let r of e)this.add(r)}has(e){
return super.has(Pf(this,e))}add(e){return super.add(Ag(this,e))}delete(e){return super.delete(Tg(this,e))}};function Pf({_intern:t,_key:e},n){let r=e(n);return t.
has(r)?t.get(r):n}function Ag({_intern:t,_key:e},n){let r=e(n);return t.has(r)?t.get(r):(t.set(r,n),n)}function Tg({_intern:t,_key:e},n){let r=e(n);return t.has(
r)&&(n=t.get(r),t.delete(r)),n}function Cg(t){return t!==null&&typeof t=="object"?t.valueOf():t}function Df(t){return t}function Ie(t,...e){return Of(t,Df,Df,e)}function Jn(t,e,...n){return Of(t,Df,e,n)}function Eg(t,e,...n){return Of(t,Array.from,e,n)}function Of(t,e,n,r){return(function i(o,a){if(a>=r.length)return n(o);let s=new Qe,c=r[a++],u=-1;for(let l of o){let h=c(l,++u,o),f=s.get(h);f?f.push(l):s.set(
h,[l])}for(let[l,h]of s)s.set(l,i(h,a));return e(s)})(t,0)}function k_(t,e){return Array.from(e,n=>t[n])}function mo(t,...e){if(typeof t[Symbol.iterator]!="func\
tion")throw new TypeError("values is not iterable");t=Array.from(t);let[n]=e;if(n&&n.length!==2||e.length>1){let r=Uint32Array.from(t,(i,o)=>o);return e.length>
1?(e=e.map(i=>t.map(i)),r.sort((i,o)=>{for(let a of e){let s=za(a[i],a[o]);if(s)return s}})):(n=t.map(n),r.sort((i,o)=>za(n[i],n[o]))),k_(t,r)}return t.sort(zf(
n))}function zf(t=Ct){if(t===Ct)return za;if(typeof t!="function")throw new TypeError("compare is not a function");return(e,n)=>{let r=t(e,n);return r||r===0?r:
(t(n,n)===0)-(t(e,e)===0)}}function za(t,e){return(t==null||!(t>=t))-(e==null||!(e>=e))||(t<e?-1:t>e?1:0)}function Nc(t,e,n){return(e.length!==2?mo(Jn(t,e,n),(([
r,i],[o,a])=>Ct(i,a)||Ct(r,o))):mo(Ie(t,n),(([r,i],[o,a])=>e(i,a)||Ct(r,o)))).map(([r])=>r)}var A_=Array.prototype,_E=A_.slice;var T_=Math.sqrt(50),C_=Math.sqrt(10),E_=Math.sqrt(2);function Cc(t,e,n){let r=(e-t)/Math.max(0,n),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),a=o>=T_?10:o>=
C_?5:o>=E_?2:1,s,c,u;return i<0?(u=Math.pow(10,-i)/a,s=Math.round(t*u),c=Math.round(e*u),s/u<t&&++s,c/u>e&&--c,u=-u):(u=Math.pow(10,i)*a,s=Math.round(t/u),c=Math.
round(e/u),s*u<t&&++s,c*u>e&&--c),c<s&&.5<=n&&n<2?Cc(t,e,n*2):[s,c,u]}function qe(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[i,o,a]=r?
Cc(e,t,n):Cc(t,e,n);if(!(o>=i))return[];let s=o-i+1,c=new Array(s);if(r)if(a<0)for(let u=0;u<s;++u)c[u]=(o-u)/-a;else for(let u=0;u<s;++u)c[u]=(o-u)*a;else if(a<
0)for(let u=0;u<s;++u)c[u]=(i+u)/-a;else for(let u=0;u<s;++u)c[u]=(i+u)*a;return c}function mi(t,e,n){return e=+e,t=+t,n=+n,Cc(t,e,n)[2]}function Ba(t,e,n){e=+e,
t=+t,n=+n;let r=e<t,i=r?mi(e,t,n):mi(t,e,n);return(r?-1:1)*(i<0?1/-i:i)}function Rc(t,e,n){let r;for(;;){let i=mi(t,e,n);if(i===r||i===0||!isFinite(i))return[t,
e];if(i>0){let o=Math.ceil(t/i),a=Math.floor(e/i);t=(o-(o*i>t))*i,e=(a+(a*i<e))*i}else if(i<0){let o=-i,a=Math.ceil(t*o),s=Math.floor(e*o);t=(a-(a/o>t))/o,e=(s+
(s/o<e))/o}r=i}}function bo(t){return Math.max(1,Math.ceil(Math.log(Fa(t))/Math.LN2)+1)}function Et(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(n<i||n===void 0&&
i>=i)&&(n=i)}return n}function Ng(t,e){let n,r=-1,i=-1;if(e===void 0)for(let o of t)++i,o!=null&&(n<o||n===void 0&&o>=o)&&(n=o,r=i);else for(let o of t)(o=e(o,++i,
t))!=null&&(n<o||n===void 0&&o>=o)&&(n=o,r=i);return r}function Ht(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;
for(let i of t)(i=e(i,++r,t))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function Rg(t,e){let n,r=-1,i=-1;if(e===void 0)for(let o of t)++i,o!=null&&(n>o||n===
void 0&&o>=o)&&(n=o,r=i);else for(let o of t)(o=e(o,++i,t))!=null&&(n>o||n===void 0&&o>=o)&&(n=o,r=i);return r}function Ig(t,e,n=0,r=1/0,i){if(e=Math.floor(e),n=
Math.floor(Math.max(0,n)),r=Math.floor(Math.min(t.length-1,r)),!(n<=e&&e<=r))return t;for(i=i===void 0?za:zf(i);r>n;){if(r-n>600){let c=r-n+1,u=e-n+1,l=Math.log(
c),h=.5*Math.exp(2*l/3),f=.5*Math.sqrt(l*h*(c-h)/c)*(u-c/2<0?-1:1),d=Math.max(n,Math.floor(e-u*h/c+f)),p=Math.min(r,Math.floor(e+(c-u)*h/c+f));Ig(t,e,d,p,i)}let o=t[e],
a=n,s=r;for(Oa(t,n,e),i(t[r],o)>0&&Oa(t,n,r);a<s;){for(Oa(t,a,s),++a,--s;i(t[a],o)<0;)++a;for(;i(t[s],o)>0;)--s}i(t[n],o)===0?Oa(t,n,s):(++s,Oa(t,s,r)),s<=e&&(n=
s+1),e<=s&&(r=s-1)}return t}function Oa(t,e,n){let r=t[e];t[e]=t[n],t[n]=r}function qa(t,e=Ct){let n,r=!1;if(e.length===1){let i;for(let o of t){let a=e(o);(r?Ct(
a,i)>0:Ct(a,a)===0)&&(n=o,i=a,r=!0)}}else for(let i of t)(r?e(i,n)>0:e(i,i)===0)&&(n=i,r=!0);return n}function tn(t,e,n){if(t=Float64Array.from(x_(t,n)),!(!(r=t.
length)||isNaN(e=+e))){if(e<=0||r<2)return Ht(t);if(e>=1)return Et(t);var r,i=(r-1)*e,o=Math.floor(i),a=Et(Ig(t,o).subarray(0,o+1)),s=Ht(t.subarray(o+1));return a+
(s-a)*(i-o)}}function Lg(t,e,n=vg){if(!(!(r=t.length)||isNaN(e=+e))){if(e<=0||r<2)return+n(t[0],0,t);if(e>=1)return+n(t[r-1],r-1,t);var r,i=(r-1)*e,o=Math.floor(
i),a=+n(t[o],o,t),s=+n(t[o+1],o+1,t);return a+(s-a)*(i-o)}}function Pg(t,e,n){let r=Fa(t),i=tn(t,.75)-tn(t,.25);return r&&i?Math.ceil((n-e)/(2*i*Math.pow(r,-1/3))):1}function Ff(t,e,n){let r=Fa(t),i=Qn(t);return r&&i?Math.
ceil((n-e)*Math.cbrt(r)/(3.49*i)):1}function gi(t,e){let n=0,r=0;if(e===void 0)for(let i of t)i!=null&&(i=+i)>=i&&(++n,r+=i);else{let i=-1;for(let o of t)(o=e(o,
++i,t))!=null&&(o=+o)>=o&&(++n,r+=o)}if(n)return r/n}function tr(t,e){return tn(t,.5,e)}function*N_(t){for(let e of t)yield*e}function Yf(t){return Array.from(N_(t))}function Ic(t,e){let n=new Qe;if(e===void 0)for(let o of t)o!=null&&o>=o&&n.set(o,
(n.get(o)||0)+1);else{let o=-1;for(let a of t)(a=e(a,++o,t))!=null&&a>=a&&n.set(a,(n.get(a)||0)+1)}let r,i=0;for(let[o,a]of n)a>i&&(i=a,r=o);return r}function Dg(t,e=R_){
let n=[],r,i=!1;for(let o of t)i&&n.push(e(r,o)),r=o,i=!0;return n}function R_(t,e){return[t,e]}function he(t,e,n){t=+t,e=+e,n=(i=arguments.length)<2?(e=t,t=0,1):
i<3?1:+n;for(var r=-1,i=Math.max(0,Math.ceil((e-t)/n))|0,o=new Array(i);++r<i;)o[r]=t+r*n;return o}function Bf(t,e=Ct){if(typeof t[Symbol.iterator]!="function")
throw new TypeError("values is not iterable");let n=Array.from(t),r=new Float64Array(n.length);e.length!==2&&(n=n.map(e),e=Ct);let i=(s,c)=>e(n[s],n[c]),o,a;return t=
Uint32Array.from(n,(s,c)=>c),t.sort(e===Ct?(s,c)=>za(n[s],n[c]):zf(i)),t.forEach((s,c)=>{let u=i(s,o===void 0?s:o);u>=0?((o===void 0||u>0)&&(o=s,a=c),r[s]=a):r[s]=
NaN}),r}function Og(t,e=Ct){let n,r=!1;if(e.length===1){let i;for(let o of t){let a=e(o);(r?Ct(a,i)<0:Ct(a,a)===0)&&(n=o,i=a,r=!0)}}else for(let i of t)(r?e(i,n)<
0:e(i,i)===0)&&(n=i,r=!0);return n}var ME=I_(Math.random);function I_(t){return function(n,r=0,i=n.length){let o=i-(r=+r);for(;o;){let a=t()*o--|0,s=n[o+r];n[o+r]=n[a+r],n[a+r]=s}return n}}function we(t,e){
let n=0;if(e===void 0)for(let r of t)(r=+r)&&(n+=r);else{let r=-1;for(let i of t)(i=+e(i,++r,t))&&(n+=i)}return n}function xo(t){if(typeof t[Symbol.iterator]!="function")throw new TypeError("values is not iterable");return Array.from(t).reverse()}function L_(t){return t}var qf=1,Xf=2,Uf=3,Lc=4,zg=1e-6;function P_(t){return"translate("+t+",0)"}function D_(t){return"translate(0,"+t+")"}function O_(t){return e=>+t(
e)}function z_(t,e){return e=Math.max(0,t.bandwidth()-e*2)/2,t.round()&&(e=Math.round(e)),n=>+t(n)+e}function F_(){return!this.__axis}function Y_(t,e){var n=[],
r=null,i=null,o=6,a=6,s=3,c=typeof window<"u"&&window.devicePixelRatio>1?0:.5,u=t===qf||t===Lc?-1:1,l=t===Lc||t===Xf?"x":"y",h=t===qf||t===Uf?P_:D_;function f(d){
var p=r??(e.ticks?e.ticks.apply(e,n):e.domain()),m=i??(e.tickFormat?e.tickFormat.apply(e,n):L_),b=Math.max(o,0)+s,y=e.range(),g=+y[0]+c,v=+y[y.length-1]+c,x=(e.
bandwidth?z_:O_)(e.copy(),c),_=d.selection?d.selection():d,w=_.selectAll(".domain").data([null]),M=_.selectAll(".tick").data(p,e).order(),k=M.exit(),S=M.enter().
append("g").attr("class","tick"),T=M.select("line"),$=M.select("text");w=w.merge(w.enter().insert("path",".tick").attr("class","domain").attr("stroke","currentC\
olor")),M=M.merge(S),T=T.merge(S.append("line").attr("stroke","currentColor").attr(l+"2",u*o)),$=$.merge(S.append("text").attr("fill","currentColor").attr(l,u*b).
attr("dy",t===qf?"0em":t===Uf?"0.71em":"0.32em")),d!==_&&(w=w.transition(d),M=M.transition(d),T=T.transition(d),$=$.transition(d),k=k.transition(d).attr("opacit\
y",zg).attr("transform",function(A){return isFinite(A=x(A))?h(A+c):this.getAttribute("transform")}),S.attr("opacity",zg).attr("transform",function(A){var R=this.
parentNode.__axis;return h((R&&isFinite(R=R(A))?R:x(A))+c)})),k.remove(),w.attr("d",t===Lc||t===Xf?a?"M"+u*a+","+g+"H"+c+"V"+v+"H"+u*a:"M"+c+","+g+"V"+v:a?"M"+g+
","+u*a+"V"+c+"H"+v+"V"+u*a:"M"+g+","+c+"H"+v),M.attr("opacity",1).attr("transform",function(A){return h(x(A)+c)}),T.attr(l+"2",u*o),$.attr(l,u*b).text(m),_.filter(
F_).attr("fill","none").attr("font-size",10).attr("font-family","sans-serif").attr("text-anchor",t===Xf?"start":t===Lc?"end":"middle"),_.each(function(){this.__axis=
x})}return f.scale=function(d){return arguments.length?(e=d,f):e},f.ticks=function(){return n=Array.from(arguments),f},f.tickArguments=function(d){return arguments.
length?(n=d==null?[]:Array.from(d),f):n.slice()},f.tickValues=function(d){return arguments.length?(r=d==null?null:Array.from(d),f):r&&r.slice()},f.tickFormat=function(d){
return arguments.length?(i=d,f):i},f.tickSize=function(d){return arguments.length?(o=a=+d,f):o},f.tickSizeInner=function(d){return arguments.length?(o=+d,f):o},
f.tickSizeOuter=function(d){return arguments.length?(a=+d,f):a},f.tickPadding=function(d){return arguments.length?(s=+d,f):s},f.offset=function(d){return arguments.
length?(c=+d,f):c},f}function Fg(t){return Y_(Uf,t)}var Wf="http://www.w3.org/1999/xhtml",Xe={svg:"http://www.w3.org/2000/svg",xhtml:Wf,xlink:"http://www.w3.org/1999/xlink",xml:"http://www.w3.org/XML/1998/namespa\
ce",xmlns:"http://www.w3.org/2000/xmlns/"};function Yg(t){var e=t+="",n=e.indexOf(":");return n>=0&&(e=t.slice(0,n))!=="xmlns"&&(t=t.slice(n+1)),Xe.hasOwnProperty(
e)?{space:Xe[e],local:t}:t}function B_(t){return function(){var e=this.ownerDocument,n=this.namespaceURI;return n===Wf&&e.documentElement.namespaceURI===Wf?e.createElement(
t):e.createElementNS(n,t)}}function q_(t){return function(){return this.ownerDocument.createElementNS(t.space,t.local)}}function vo(t){var e=Yg(t);return(e.local?
q_:B_)(e)}function X_(){}function Bg(t){return t==null?X_:function(){return this.querySelector(t)}}function U_(t){typeof t!="function"&&(t=Bg(t));for(var e=this.
_groups,n=e.length,r=new Array(n),i=0;i<n;++i)for(var o=e[i],a=o.length,s=r[i]=new Array(a),c,u,l=0;l<a;++l)(c=o[l])&&(u=t.call(c,c.__data__,l,o))&&("__data__"in
c&&(u.__data__=c.__data__),s[l]=u);return new Ue(r,this._parents)}function W_(t){return t==null?[]:Array.isArray(t)?t:Array.from(t)}function G_(){return[]}function H_(t){
return t==null?G_:function(){return this.querySelectorAll(t)}}function j_(t){return function(){return W_(t.apply(this,arguments))}}function V_(t){typeof t=="fun\
ction"?t=j_(t):t=H_(t);for(var e=this._groups,n=e.length,r=[],i=[],o=0;o<n;++o)for(var a=e[o],s=a.length,c,u=0;u<s;++u)(c=a[u])&&(r.push(t.call(c,c.__data__,u,a)),
i.push(c));return new Ue(r,i)}function Z_(t){return function(){return this.matches(t)}}function qg(t){return function(e){return e.matches(t)}}var K_=Array.prototype.
find;function Q_(t){return function(){return K_.call(this.children,t)}}function J_(){return this.firstElementChild}function t4(t){return this.select(t==null?J_:
Q_(typeof t=="function"?t:qg(t)))}var e4=Array.prototype.filter;function n4(){return Array.from(this.children)}function r4(t){return function(){return e4.call(this.
children,t)}}function i4(t){return this.selectAll(t==null?n4:r4(typeof t=="function"?t:qg(t)))}function o4(t){typeof t!="function"&&(t=Z_(t));for(var e=this._groups,
n=e.length,r=new Array(n),i=0;i<n;++i)for(var o=e[i],a=o.length,s=r[i]=[],c,u=0;u<a;++u)(c=o[u])&&t.call(c,c.__data__,u,o)&&s.push(c);return new Ue(r,this._parents)}
function Xg(t){return new Array(t.length)}function a4(){return new Ue(this._enter||this._groups.map(Xg),this._parents)}function Pc(t,e){this.ownerDocument=t.ownerDocument,
this.namespaceURI=t.namespaceURI,this._next=null,this._parent=t,this.__data__=e}Pc.prototype={constructor:Pc,appendChild:function(t){return this._parent.insertBefore(
t,this._next)},insertBefore:function(t,e){return this._parent.insertBefore(t,e)},querySelector:function(t){return this._parent.querySelector(t)},querySelectorAll:function(t){
return this._parent.querySelectorAll(t)}};function s4(t){return function(){return t}}function c4(t,e,n,r,i,o){for(var a=0,s,c=e.length,u=o.length;a<u;++a)(s=e[a])?
(s.__data__=o[a],r[a]=s):n[a]=new Pc(t,o[a]);for(;a<c;++a)(s=e[a])&&(i[a]=s)}function u4(t,e,n,r,i,o,a){var s,c,u=new Map,l=e.length,h=o.length,f=new Array(l),d;
for(s=0;s<l;++s)(c=e[s])&&(f[s]=d=a.call(c,c.__data__,s,e)+"",u.has(d)?i[s]=c:u.set(d,c));for(s=0;s<h;++s)d=a.call(t,o[s],s,o)+"",(c=u.get(d))?(r[s]=c,c.__data__=
o[s],u.delete(d)):n[s]=new Pc(t,o[s]);for(s=0;s<l;++s)(c=e[s])&&u.get(f[s])===c&&(i[s]=c)}function l4(t){return t.__data__}function f4(t,e){if(!arguments.length)
return Array.from(this,l4);var n=e?u4:c4,r=this._parents,i=this._groups;typeof t!="function"&&(t=s4(t));for(var o=i.length,a=new Array(o),s=new Array(o),c=new Array(
o),u=0;u<o;++u){var l=r[u],h=i[u],f=h.length,d=h4(t.call(l,l&&l.__data__,u,r)),p=d.length,m=s[u]=new Array(p),b=a[u]=new Array(p),y=c[u]=new Array(f);n(l,h,m,b,
y,d,e);for(var g=0,v=0,x,_;g<p;++g)if(x=m[g]){for(g>=v&&(v=g+1);!(_=b[v])&&++v<p;);x._next=_||null}}return a=new Ue(a,r),a._enter=s,a._exit=c,a}function h4(t){return typeof t==
"object"&&"length"in t?t:Array.from(t)}function d4(){return new Ue(this._exit||this._groups.map(Xg),this._parents)}function p4(t,e,n){var r=this.enter(),i=this,
o=this.exit();return typeof t=="function"?(r=t(r),r&&(r=r.selection())):r=r.append(t+""),e!=null&&(i=e(i),i&&(i=i.selection())),n==null?o.remove():n(o),r&&i?r.merge(
i).order():i}function m4(t){for(var e=t.selection?t.selection():t,n=this._groups,r=e._groups,i=n.length,o=r.length,a=Math.min(i,o),s=new Array(i),c=0;c<a;++c)for(var u=n[c],
l=r[c],h=u.length,f=s[c]=new Array(h),d,p=0;p<h;++p)(d=u[p]||l[p])&&(f[p]=d);for(;c<i;++c)s[c]=n[c];return new Ue(s,this._parents)}function g4(){for(var t=this.
_groups,e=-1,n=t.length;++e<n;)for(var r=t[e],i=r.length-1,o=r[i],a;--i>=0;)(a=r[i])&&(o&&a.compareDocumentPosition(o)^4&&o.parentNode.insertBefore(a,o),o=a);return this}
function y4(t){t||(t=b4);function e(h,f){return h&&f?t(h.__data__,f.__data__):!h-!f}for(var n=this._groups,r=n.length,i=new Array(r),o=0;o<r;++o){for(var a=n[o],
s=a.length,c=i[o]=new Array(s),u,l=0;l<s;++l)(u=a[l])&&(c[l]=u);c.sort(e)}return new Ue(i,this._parents).order()}function b4(t,e){return t<e?-1:t>e?1:t>=e?0:NaN}
function x4(){var t=arguments[0];return arguments[0]=this,t.apply(null,arguments),this}function v4(){return Array.from(this)}function w4(){for(var t=this._groups,
e=0,n=t.length;e<n;++e)for(var r=t[e],i=0,o=r.length;i<o;++i){var a=r[i];if(a)return a}return null}function _4(){let t=0;for(let e of this)++t;return t}function M4(){
return!this.node()}function S4(t){for(var e=this._groups,n=0,r=e.length;n<r;++n)for(var i=e[n],o=0,a=i.length,s;o<a;++o)(s=i[o])&&t.call(s,s.__data__,o,i);return this}
function $4(t){return function(){this.removeAttribute(t)}}function k4(t){return function(){this.removeAttributeNS(t.space,t.local)}}function A4(t,e){return function(){
this.setAttribute(t,e)}}function T4(t,e){return function(){this.setAttributeNS(t.space,t.local,e)}}function C4(t,e){return function(){var n=e.apply(this,arguments);
n==null?this.removeAttribute(t):this.setAttribute(t,n)}}function E4(t,e){return function(){var n=e.apply(this,arguments);n==null?this.removeAttributeNS(t.space,
t.local):this.setAttributeNS(t.space,t.local,n)}}function N4(t,e){var n=Yg(t);if(arguments.length<2){var r=this.node();return n.local?r.getAttributeNS(n.space,n.
local):r.getAttribute(n)}return this.each((e==null?n.local?k4:$4:typeof e=="function"?n.local?E4:C4:n.local?T4:A4)(n,e))}function Ug(t){return t.ownerDocument&&
t.ownerDocument.defaultView||t.document&&t||t.defaultView}function R4(t){return function(){this.style.removeProperty(t)}}function I4(t,e,n){return function(){this.
style.setProperty(t,e,n)}}function L4(t,e,n){return function(){var r=e.apply(this,arguments);r==null?this.style.removeProperty(t):this.style.setProperty(t,r,n)}}
function P4(t,e,n){return arguments.length>1?this.each((e==null?R4:typeof e=="function"?L4:I4)(t,e,n??"")):D4(this.node(),t)}function D4(t,e){return t.style.getPropertyValue(
e)||Ug(t).getComputedStyle(t,null).getPropertyValue(e)}function O4(t){return function(){delete this[t]}}function z4(t,e){return function(){this[t]=e}}function F4(t,e){
return function(){var n=e.apply(this,arguments);n==null?delete this[t]:this[t]=n}}function Y4(t,e){return arguments.length>1?this.each((e==null?O4:typeof e=="fu\
nction"?F4:z4)(t,e)):this.node()[t]}function Wg(t){return t.trim().split(/^|\s+/)}function Hf(t){return t.classList||new Gg(t)}function Gg(t){this._node=t,this.
_names=Wg(t.getAttribute("class")||"")}Gg.prototype={add:function(t){var e=this._names.indexOf(t);e<0&&(this._names.push(t),this._node.setAttribute("class",this.
_names.join(" ")))},remove:function(t){var e=this._names.indexOf(t);e>=0&&(this._names.splice(e,1),this._node.setAttribute("class",this._names.join(" ")))},contains:function(t){
return this._names.indexOf(t)>=0}};function Hg(t,e){for(var n=Hf(t),r=-1,i=e.length;++r<i;)n.add(e[r])}function jg(t,e){for(var n=Hf(t),r=-1,i=e.length;++r<i;)n.
remove(e[r])}function B4(t){return function(){Hg(this,t)}}function q4(t){return function(){jg(this,t)}}function X4(t,e){return function(){(e.apply(this,arguments)?
Hg:jg)(this,t)}}function U4(t,e){var n=Wg(t+"");if(arguments.length<2){for(var r=Hf(this.node()),i=-1,o=n.length;++i<o;)if(!r.contains(n[i]))return!1;return!0}return this.
each((typeof e=="function"?X4:e?B4:q4)(n,e))}function W4(){this.textContent=""}function G4(t){return function(){this.textContent=t}}function H4(t){return function(){
var e=t.apply(this,arguments);this.textContent=e??""}}function j4(t){return arguments.length?this.each(t==null?W4:(typeof t=="function"?H4:G4)(t)):this.node().textContent}
function V4(){this.innerHTML=""}function Z4(t){return function(){this.innerHTML=t}}function K4(t){return function(){var e=t.apply(this,arguments);this.innerHTML=
e??""}}function Q4(t){return arguments.length?this.each(t==null?V4:(typeof t=="function"?K4:Z4)(t)):this.node().innerHTML}function J4(){this.nextSibling&&this.parentNode.
appendChild(this)}function t8(){return this.each(J4)}function e8(){this.previousSibling&&this.parentNode.insertBefore(this,this.parentNode.firstChild)}function n8(){
return this.each(e8)}function r8(t){var e=typeof t=="function"?t:vo(t);return this.select(function(){return this.appendChild(e.apply(this,arguments))})}function i8(){
return null}function o8(t,e){var n=typeof t=="function"?t:vo(t),r=e==null?i8:typeof e=="function"?e:Bg(e);return this.select(function(){return this.insertBefore(
n.apply(this,arguments),r.apply(this,arguments)||null)})}function a8(){var t=this.parentNode;t&&t.removeChild(this)}function s8(){return this.each(a8)}function c8(){
var t=this.cloneNode(!1),e=this.parentNode;return e?e.insertBefore(t,this.nextSibling):t}function u8(){var t=this.cloneNode(!0),e=this.parentNode;return e?e.insertBefore(
t,this.nextSibling):t}function l8(t){return this.select(t?u8:c8)}function f8(t){return arguments.length?this.property("__data__",t):this.node().__data__}function h8(t){
return function(e){t.call(this,e,this.__data__)}}function d8(t){return t.trim().split(/^|\s+/).map(function(e){var n="",r=e.indexOf(".");return r>=0&&(n=e.slice(
r+1),e=e.slice(0,r)),{type:e,name:n}})}function p8(t){return function(){var e=this.__on;if(e){for(var n=0,r=-1,i=e.length,o;n<i;++n)o=e[n],(!t.type||o.type===t.
type)&&o.name===t.name?this.removeEventListener(o.type,o.listener,o.options):e[++r]=o;++r?e.length=r:delete this.__on}}}function m8(t,e,n){return function(){var r=this.
__on,i,o=h8(e);if(r){for(var a=0,s=r.length;a<s;++a)if((i=r[a]).type===t.type&&i.name===t.name){this.removeEventListener(i.type,i.listener,i.options),this.addEventListener(
i.type,i.listener=o,i.options=n),i.value=e;return}}this.addEventListener(t.type,o,n),i={type:t.type,name:t.name,value:e,listener:o,options:n},r?r.push(i):this.__on=
[i]}}function g8(t,e,n){var r=d8(t+""),i,o=r.length,a;if(arguments.length<2){var s=this.node().__on;if(s){for(var c=0,u=s.length,l;c<u;++c)for(i=0,l=s[c];i<o;++i)
if((a=r[i]).type===l.type&&a.name===l.name)return l.value}return}for(s=e?m8:p8,i=0;i<o;++i)this.each(s(r[i],e,n));return this}function Vg(t,e,n){var r=Ug(t),i=r.
CustomEvent;typeof i=="function"?i=new i(e,n):(i=r.document.createEvent("Event"),n?(i.initEvent(e,n.bubbles,n.cancelable),i.detail=n.detail):i.initEvent(e,!1,!1)),
t.dispatchEvent(i)}function y8(t,e){return function(){return Vg(this,t,e)}}function b8(t,e){return function(){return Vg(this,t,e.apply(this,arguments))}}function x8(t,e){
return this.each((typeof e=="function"?b8:y8)(t,e))}function*v8(){for(var t=this._groups,e=0,n=t.length;e<n;++e)for(var r=t[e],i=0,o=r.length,a;i<o;++i)(a=r[i])&&
(yield a)}var Zg=[null];function Ue(t,e){this._groups=t,this._parents=e}function w8(){return new Ue([[document.documentElement]],Zg)}function _8(){return this}Ue.
prototype=w8.prototype={constructor:Ue,select:U_,selectAll:V_,selectChild:t4,selectChildren:i4,filter:o4,data:f4,enter:a4,exit:d4,join:p4,merge:m4,selection:_8,
order:g4,sort:y4,call:x4,nodes:v4,node:w4,size:_4,empty:M4,each:S4,attr:N4,style:P4,property:Y4,classed:U4,text:j4,html:Q4,raise:t8,lower:n8,append:r8,insert:o8,
remove:s8,clone:l8,datum:f8,on:g8,dispatch:x8,[Symbol.iterator]:v8};function Le(t){return typeof t=="string"?new Ue([[document.querySelector(t)]],[document.documentElement]):
new Ue([[t]],Zg)}var M8=0;function S8(){return new Gf}function Gf(){this._="@"+(++M8).toString(36)}Gf.prototype=S8.prototype={constructor:Gf,get:function(t){for(var e=this._;!(e in
t);)if(!(t=t.parentNode))return;return t[e]},set:function(t,e){return t[this._]=e},remove:function(t){return this._ in t&&delete t[this._]},toString:function(){
return this._}};function $8(t){let e;for(;e=t.sourceEvent;)t=e;return t}function Kg(t,e){if(t=$8(t),e===void 0&&(e=t.currentTarget),e){var n=e.ownerSVGElement||
e;if(n.createSVGPoint){var r=n.createSVGPoint();return r.x=t.clientX,r.y=t.clientY,r=r.matrixTransform(e.getScreenCTM().inverse()),[r.x,r.y]}if(e.getBoundingClientRect){
var i=e.getBoundingClientRect();return[t.clientX-i.left-e.clientLeft,t.clientY-i.top-e.clientTop]}}return[t.pageX,t.pageY]}function So(t,e,n){t.prototype=e.prototype=n,n.constructor=t}function Wa(t,e){var n=Object.create(t.prototype);for(var r in e)n[r]=e[r];return n}function Er(){}
var vi=.7,Mo=1/vi,wo="\\s*([+-]?\\d+)\\s*",Xa="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",Mn="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",k8=/^#([0-9a-f]{3,8})$/,
A8=new RegExp(`^rgb\\(${wo},${wo},${wo}\\)$`),T8=new RegExp(`^rgb\\(${Mn},${Mn},${Mn}\\)$`),C8=new RegExp(`^rgba\\(${wo},${wo},${wo},${Xa}\\)$`),E8=new RegExp(`\
^rgba\\(${Mn},${Mn},${Mn},${Xa}\\)$`),N8=new RegExp(`^hsl\\(${Xa},${Mn},${Mn}\\)$`),R8=new RegExp(`^hsla\\(${Xa},${Mn},${Mn},${Xa}\\)$`),Qg={aliceblue:15792383,
antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,
burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,
darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,
darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,
darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,
fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,
hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,
lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,
lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,
limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,
mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,
navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,
paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,
rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,
sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,
teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074};
So(Er,$o,{copy(t){return Object.assign(new this.constructor,this,t)},displayable(){return this.rgb().displayable()},hex:Jg,formatHex:Jg,formatHex8:I8,formatHsl:L8,
formatRgb:t1,toString:t1});function Jg(){return this.rgb().formatHex()}function I8(){return this.rgb().formatHex8()}function L8(){return u1(this).formatHsl()}function t1(){
return this.rgb().formatRgb()}function $o(t){var e,n;return t=(t+"").trim().toLowerCase(),(e=k8.exec(t))?(n=e[1].length,e=parseInt(e[1],16),n===6?e1(e):n===3?new ie(
e>>8&15|e>>4&240,e>>4&15|e&240,(e&15)<<4|e&15,1):n===8?Dc(e>>24&255,e>>16&255,e>>8&255,(e&255)/255):n===4?Dc(e>>12&15|e>>8&240,e>>8&15|e>>4&240,e>>4&15|e&240,((e&
15)<<4|e&15)/255):null):(e=A8.exec(t))?new ie(e[1],e[2],e[3],1):(e=T8.exec(t))?new ie(e[1]*255/100,e[2]*255/100,e[3]*255/100,1):(e=C8.exec(t))?Dc(e[1],e[2],e[3],
e[4]):(e=E8.exec(t))?Dc(e[1]*255/100,e[2]*255/100,e[3]*255/100,e[4]):(e=N8.exec(t))?i1(e[1],e[2]/100,e[3]/100,1):(e=R8.exec(t))?i1(e[1],e[2]/100,e[3]/100,e[4]):
Qg.hasOwnProperty(t)?e1(Qg[t]):t==="transparent"?new ie(NaN,NaN,NaN,0):null}function e1(t){return new ie(t>>16&255,t>>8&255,t&255,1)}function Dc(t,e,n,r){return r<=
0&&(t=e=n=NaN),new ie(t,e,n,r)}function Jf(t){return t instanceof Er||(t=$o(t)),t?(t=t.rgb(),new ie(t.r,t.g,t.b,t.opacity)):new ie}function Pe(t,e,n,r){return arguments.
length===1?Jf(t):new ie(t,e,n,r??1)}function ie(t,e,n,r){this.r=+t,this.g=+e,this.b=+n,this.opacity=+r}So(ie,Pe,Wa(Er,{brighter(t){return t=t==null?Mo:Math.pow(
Mo,t),new ie(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?vi:Math.pow(vi,t),new ie(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},
clamp(){return new ie(bi(this.r),bi(this.g),bi(this.b),zc(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:n1,formatHex:n1,formatHex8:P8,formatRgb:r1,toString:r1}));function n1(){return`#${yi(this.r)}${yi(this.g)}${yi(
this.b)}`}function P8(){return`#${yi(this.r)}${yi(this.g)}${yi(this.b)}${yi((isNaN(this.opacity)?1:this.opacity)*255)}`}function r1(){let t=zc(this.opacity);return`${t===
1?"rgb(":"rgba("}${bi(this.r)}, ${bi(this.g)}, ${bi(this.b)}${t===1?")":`, ${t})`}`}function zc(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}function bi(t){return Math.
max(0,Math.min(255,Math.round(t)||0))}function yi(t){return t=bi(t),(t<16?"0":"")+t.toString(16)}function i1(t,e,n,r){return r<=0?t=e=n=NaN:n<=0||n>=1?t=e=NaN:e<=
0&&(t=NaN),new mn(t,e,n,r)}function u1(t){if(t instanceof mn)return new mn(t.h,t.s,t.l,t.opacity);if(t instanceof Er||(t=$o(t)),!t)return new mn;if(t instanceof
mn)return t;t=t.rgb();var e=t.r/255,n=t.g/255,r=t.b/255,i=Math.min(e,n,r),o=Math.max(e,n,r),a=NaN,s=o-i,c=(o+i)/2;return s?(e===o?a=(n-r)/s+(n<r)*6:n===o?a=(r-e)/
s+2:a=(e-n)/s+4,s/=c<.5?o+i:2-o-i,a*=60):s=c>0&&c<1?0:a,new mn(a,s,c,t.opacity)}function Yc(t,e,n,r){return arguments.length===1?u1(t):new mn(t,e,n,r??1)}function mn(t,e,n,r){
this.h=+t,this.s=+e,this.l=+n,this.opacity=+r}So(mn,Yc,Wa(Er,{brighter(t){return t=t==null?Mo:Math.pow(Mo,t),new mn(this.h,this.s,this.l*t,this.opacity)},darker(t){
return t=t==null?vi:Math.pow(vi,t),new mn(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*360,e=isNaN(t)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*e,i=2*n-r;return new ie(jf(t>=240?t-240:t+120,i,r),jf(t,i,r),jf(t<120?t+240:t-120,i,r),this.opacity)},clamp(){return new mn(o1(this.h),Oc(this.
s),Oc(this.l),zc(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let t=zc(this.opacity);return`${t===1?"hsl(":"hsla("}${o1(this.h)}, ${Oc(this.s)*100}%, ${Oc(this.l)*100}%${t===1?")":`, ${t})`}`}}));function o1(t){return t=(t||
0)%360,t<0?t+360:t}function Oc(t){return Math.max(0,Math.min(1,t||0))}function jf(t,e,n){return(t<60?e+(n-e)*t/60:t<180?n:t<240?e+(n-e)*(240-t)/60:e)*255}var l1=Math.
PI/180,f1=180/Math.PI,Fc=18,h1=.96422,d1=1,p1=.82521,m1=4/29,_o=6/29,g1=3*_o*_o,D8=_o*_o*_o;function y1(t){if(t instanceof Sn)return new Sn(t.l,t.a,t.b,t.opacity);
if(t instanceof er)return b1(t);t instanceof ie||(t=Jf(t));var e=Qf(t.r),n=Qf(t.g),r=Qf(t.b),i=Vf((.2225045*e+.7168786*n+.0606169*r)/d1),o,a;return e===n&&n===r?
o=a=i:(o=Vf((.4360747*e+.3850649*n+.1430804*r)/h1),a=Vf((.0139322*e+.0971045*n+.7141733*r)/p1)),new Sn(116*i-16,500*(o-i),200*(i-a),t.opacity)}function Bc(t,e,n,r){return arguments.length===1?y1(t):new Sn(t,e,n,r??1)}function Sn(t,e,n,r){this.l=+t,this.a=+e,this.b=+n,this.opacity=+r}So(Sn,Bc,Wa(Er,{brighter(t){
return new Sn(this.l+Fc*(t??1),this.a,this.b,this.opacity)},darker(t){return new Sn(this.l-Fc*(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,e=isNaN(
this.a)?t:t+this.a/500,n=isNaN(this.b)?t:t-this.b/200;return e=h1*Zf(e),t=d1*Zf(t),n=p1*Zf(n),new ie(Kf(3.1338561*e-1.6168667*t-.4906146*n),Kf(-.9787684*e+1.9161415*
t+.033454*n),Kf(.0719453*e-.2289914*t+1.4052427*n),this.opacity)}}));function Vf(t){return t>D8?Math.pow(t,1/3):t/g1+m1}function Zf(t){return t>_o?t*t*t:g1*(t-m1)}
function Kf(t){return 255*(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}function Qf(t){return(t/=255)<=.04045?t/12.92:Math.pow((t+.055)/1.055,2.4)}function O8(t){
if(t instanceof er)return new er(t.h,t.c,t.l,t.opacity);if(t instanceof Sn||(t=y1(t)),t.a===0&&t.b===0)return new er(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var e=Math.
atan2(t.b,t.a)*f1;return new er(e<0?e+360:e,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}function qc(t,e,n,r){return arguments.length===1?O8(t):new er(t,e,n,r??1)}function er(t,e,n,r){this.h=+t,this.c=+e,this.l=+n,this.opacity=+r}function b1(t){if(isNaN(
t.h))return new Sn(t.l,0,0,t.opacity);var e=t.h*l1;return new Sn(t.l,Math.cos(e)*t.c,Math.sin(e)*t.c,t.opacity)}So(er,qc,Wa(Er,{brighter(t){return new er(this.h,
this.c,this.l+Fc*(t??1),this.opacity)},darker(t){return new er(this.h,this.c,this.l-Fc*(t??1),this.opacity)},rgb(){return b1(this).rgb()}}));var x1=-.14861,th=1.78277,
eh=-.29227,Xc=-.90649,Ua=1.97294,a1=Ua*Xc,s1=Ua*th,c1=th*eh-Xc*x1;function z8(t){if(t instanceof xi)return new xi(t.h,t.s,t.l,t.opacity);t instanceof ie||(t=Jf(
t));var e=t.r/255,n=t.g/255,r=t.b/255,i=(c1*r+a1*e-s1*n)/(c1+a1-s1),o=r-i,a=(Ua*(n-i)-eh*o)/Xc,s=Math.sqrt(a*a+o*o)/(Ua*i*(1-i)),c=s?Math.atan2(a,o)*f1-120:NaN;
return new xi(c<0?c+360:c,s,i,t.opacity)}function nn(t,e,n,r){return arguments.length===1?z8(t):new xi(t,e,n,r??1)}function xi(t,e,n,r){this.h=+t,this.s=+e,this.
l=+n,this.opacity=+r}So(xi,nn,Wa(Er,{brighter(t){return t=t==null?Mo:Math.pow(Mo,t),new xi(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?vi:Math.
pow(vi,t),new xi(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*l1,e=+this.l,n=isNaN(this.s)?0:this.s*e*(1-e),r=Math.cos(t),i=Math.
sin(t);return new ie(255*(e+n*(x1*r+th*i)),255*(e+n*(eh*r+Xc*i)),255*(e+n*(Ua*r)),this.opacity)}}));function _1(t,e,n,r,i){var o=t*t,a=o*t;return((1-3*t+3*o-a)*e+(4-6*o+3*a)*n+(1+3*t+3*o-3*a)*r+a*i)/6}function F8(t){var e=t.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,e-1):Math.floor(n*e),i=t[r],o=t[r+1],a=r>0?t[r-1]:2*i-o,s=r<e-1?t[r+2]:2*o-i;return _1((n-r/e)*e,a,i,o,s)}}function Y8(t){var e=t.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*e),i=t[(r+e-1)%e],o=t[r%e],a=t[(r+1)%e],s=t[(r+2)%e];return _1((n-r/e)*e,i,o,a,s)}}var Wc=t=>()=>t;function M1(t,e){return function(n){
return t+n*e}}function B8(t,e,n){return t=Math.pow(t,n),e=Math.pow(e,n)-t,n=1/n,function(r){return Math.pow(t+r*e,n)}}function oh(t,e){var n=e-t;return n?M1(t,n>
180||n<-180?n-360*Math.round(n/360):n):Wc(isNaN(t)?e:t)}function q8(t){return(t=+t)==1?oe:function(e,n){return n-e?B8(e,n,t):Wc(isNaN(e)?n:e)}}function oe(t,e){
var n=e-t;return n?M1(t,n):Wc(isNaN(t)?e:t)}var wi=(function t(e){var n=q8(e);function r(i,o){var a=n((i=Pe(i)).r,(o=Pe(o)).r),s=n(i.g,o.g),c=n(i.b,o.b),u=oe(i.
opacity,o.opacity);return function(l){return i.r=a(l),i.g=s(l),i.b=c(l),i.opacity=u(l),i+""}}return r.gamma=t,r})(1);function S1(t){return function(e){var n=e.length,
r=new Array(n),i=new Array(n),o=new Array(n),a,s;for(a=0;a<n;++a)s=Pe(e[a]),r[a]=s.r||0,i[a]=s.g||0,o[a]=s.b||0;return r=t(r),i=t(i),o=t(o),s.opacity=1,function(c){
return s.r=r(c),s.g=i(c),s.b=o(c),s+""}}}var $1=S1(F8),CE=S1(Y8);function X8(t,e){e||(e=[]);var n=t?Math.min(e.length,t.length):0,r=e.slice(),i;return function(o){
for(i=0;i<n;++i)r[i]=t[i]*(1-o)+e[i]*o;return r}}function U8(t){return ArrayBuffer.isView(t)&&!(t instanceof DataView)}function W8(t,e){var n=e?e.length:0,r=t?Math.min(n,t.length):0,i=new Array(r),o=new Array(n),a;for(a=0;a<r;++a)i[a]=ko(t[a],e[a]);for(;a<n;++a)o[a]=e[a];return function(s){
for(a=0;a<r;++a)o[a]=i[a](s);return o}}function G8(t,e){var n=new Date;return t=+t,e=+e,function(r){return n.setTime(t*(1-r)+e*r),n}}function Jt(t,e){return t=+t,
e=+e,function(n){return t*(1-n)+e*n}}function H8(t,e){var n={},r={},i;(t===null||typeof t!="object")&&(t={}),(e===null||typeof e!="object")&&(e={});for(i in e)i in
t?n[i]=ko(t[i],e[i]):r[i]=e[i];return function(o){for(i in n)r[i]=n[i](o);return r}}var rh=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,nh=new RegExp(rh.source,
"g");function j8(t){return function(){return t}}function V8(t){return function(e){return t(e)+""}}function Z8(t,e){var n=rh.lastIndex=nh.lastIndex=0,r,i,o,a=-1,
s=[],c=[];for(t=t+"",e=e+"";(r=rh.exec(t))&&(i=nh.exec(e));)(o=i.index)>n&&(o=e.slice(n,o),s[a]?s[a]+=o:s[++a]=o),(r=r[0])===(i=i[0])?s[a]?s[a]+=i:s[++a]=i:(s[++a]=
null,c.push({i:a,x:Jt(r,i)})),n=nh.lastIndex;return n<e.length&&(o=e.slice(n),s[a]?s[a]+=o:s[++a]=o),s.length<2?c[0]?V8(c[0].x):j8(e):(e=c.length,function(u){for(var l=0,
h;l<e;++l)s[(h=c[l]).i]=h.x(u);return s.join("")})}function ko(t,e){var n=typeof e,r;return e==null||n==="boolean"?Wc(e):(n==="number"?Jt:n==="string"?(r=$o(e))?
(e=r,wi):Z8:e instanceof $o?wi:e instanceof Date?G8:U8(e)?X8:Array.isArray(e)?W8:typeof e.valueOf!="function"&&typeof e.toString!="function"||isNaN(e)?H8:Jt)(t,
e)}function Ga(t,e){return t=+t,e=+e,function(n){return Math.round(t*(1-n)+e*n)}}var v1=180/Math.PI,ih={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function k1(t,e,n,r,i,o){var a,s,c;return(a=Math.sqrt(t*t+e*e))&&(t/=a,e/=a),(c=t*n+e*r)&&(n-=t*c,r-=e*c),(s=Math.sqrt(n*n+r*r))&&(n/=s,r/=s,c/=s),t*r<e*n&&(t=-t,
e=-e,c=-c,a=-a),{translateX:i,translateY:o,rotate:Math.atan2(e,t)*v1,skewX:Math.atan(c)*v1,scaleX:a,scaleY:s}}var Uc;function K8(t){let e=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(t+"");return e.isIdentity?ih:k1(e.a,e.b,e.c,e.d,e.e,e.f)}function Q8(t){return t==null||(Uc||(Uc=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Uc.setAttribute("transform",t),!(t=Uc.transform.baseVal.consolidate()))?ih:(t=t.matrix,k1(t.a,t.b,t.c,t.d,t.e,t.f))}function A1(t,e,n,r){
function i(u){return u.length?u.pop()+" ":""}function o(u,l,h,f,d,p){if(u!==h||l!==f){var m=d.push("translate(",null,e,null,n);p.push({i:m-4,x:Jt(u,h)},{i:m-2,x:Jt(
l,f)})}else(h||f)&&d.push("translate("+h+e+f+n)}function a(u,l,h,f){u!==l?(u-l>180?l+=360:l-u>180&&(u+=360),f.push({i:h.push(i(h)+"rotate(",null,r)-2,x:Jt(u,l)})):
l&&h.push(i(h)+"rotate("+l+r)}function s(u,l,h,f){u!==l?f.push({i:h.push(i(h)+"skewX(",null,r)-2,x:Jt(u,l)}):l&&h.push(i(h)+"skewX("+l+r)}function c(u,l,h,f,d,p){
if(u!==h||l!==f){var m=d.push(i(d)+"scale(",null,",",null,")");p.push({i:m-4,x:Jt(u,h)},{i:m-2,x:Jt(l,f)})}else(h!==1||f!==1)&&d.push(i(d)+"scale("+h+","+f+")")}
return function(u,l){var h=[],f=[];return u=t(u),l=t(l),o(u.translateX,u.translateY,l.translateX,l.translateY,h,f),a(u.rotate,l.rotate,h,f),s(u.skewX,l.skewX,h,
f),c(u.scaleX,u.scaleY,l.scaleX,l.scaleY,h,f),u=l=null,function(d){for(var p=-1,m=f.length,b;++p<m;)h[(b=f[p]).i]=b.x(d);return h.join("")}}}var EE=A1(K8,"px, ",
"px)","deg)"),NE=A1(Q8,", ",")",")"),J8=1e-12;function w1(t){return((t=Math.exp(t))+1/t)/2}function tM(t){return((t=Math.exp(t))-1/t)/2}function eM(t){return((t=
Math.exp(2*t))-1)/(t+1)}var RE=(function t(e,n,r){function i(o,a){var s=o[0],c=o[1],u=o[2],l=a[0],h=a[1],f=a[2],d=l-s,p=h-c,m=d*d+p*p,b,y;if(m<J8)y=Math.log(f/u)/
e,b=function(M){return[s+M*d,c+M*p,u*Math.exp(e*M*y)]};else{var g=Math.sqrt(m),v=(f*f-u*u+r*m)/(2*u*n*g),x=(f*f-u*u-r*m)/(2*f*n*g),_=Math.log(Math.sqrt(v*v+1)-v),
w=Math.log(Math.sqrt(x*x+1)-x);y=(w-_)/e,b=function(M){var k=M*y,S=w1(_),T=u/(n*g)*(S*eM(e*k+_)-tM(_));return[s+T*d,c+T*p,u*S/w1(e*k+_)]}}return b.duration=Math.
abs(y)*1e3*e/Math.SQRT2,b}return i.rho=function(o){var a=Math.max(.001,+o),s=a*a,c=s*s;return t(a,s,c)},i})(Math.SQRT2,2,4);function T1(t){return function(e,n){
var r=t((e=Yc(e)).h,(n=Yc(n)).h),i=oe(e.s,n.s),o=oe(e.l,n.l),a=oe(e.opacity,n.opacity);return function(s){return e.h=r(s),e.s=i(s),e.l=o(s),e.opacity=a(s),e+""}}}
var C1=T1(oh),IE=T1(oe);function E1(t,e){var n=oe((t=Bc(t)).l,(e=Bc(e)).l),r=oe(t.a,e.a),i=oe(t.b,e.b),o=oe(t.opacity,e.opacity);return function(a){return t.l=n(
a),t.a=r(a),t.b=i(a),t.opacity=o(a),t+""}}function N1(t){return function(e,n){var r=t((e=qc(e)).h,(n=qc(n)).h),i=oe(e.c,n.c),o=oe(e.l,n.l),a=oe(e.opacity,n.opacity);
return function(s){return e.h=r(s),e.c=i(s),e.l=o(s),e.opacity=a(s),e+""}}}var R1=N1(oh),LE=N1(oe);function I1(t){return(function e(n){n=+n;function r(i,o){var a=t(
(i=nn(i)).h,(o=nn(o)).h),s=oe(i.s,o.s),c=oe(i.l,o.l),u=oe(i.opacity,o.opacity);return function(l){return i.h=a(l),i.s=s(l),i.l=c(Math.pow(l,n)),i.opacity=u(l),i+
""}}return r.gamma=e,r})(1)}var PE=I1(oh),Gc=I1(oe);function Nr(t,e){e===void 0&&(e=t,t=ko);for(var n=0,r=e.length-1,i=e[0],o=new Array(r<0?0:r);n<r;)o[n]=t(i,i=
e[++n]);return function(a){var s=Math.max(0,Math.min(r-1,Math.floor(a*=r)));return o[s](a-s)}}function _e(t,e){for(var n=new Array(e),r=0;r<e;++r)n[r]=t(r/(e-1));
return n}var Ha=Math.PI,ah=2*Ha,_i=1e-6,nM=ah-_i;function L1(t){this._+=t[0];for(let e=1,n=t.length;e<n;++e)this._+=arguments[e]+t[e]}function rM(t){let e=Math.floor(t);
if(!(e>=0))throw new Error(`invalid digits: ${t}`);if(e>15)return L1;let n=10**e;return function(r){this._+=r[0];for(let i=1,o=r.length;i<o;++i)this._+=Math.round(
arguments[i]*n)/n+r[i]}}function P1(t,e,n,r){return t===n&&e===r}function iM(t){let e=Math.floor(t);if(!(e<=15))return P1;let n=10**e,r=function(i){return Math.
round(i*n)};return function(i,o,a,s){return r(i)===r(a)&&r(o)===r(s)}}var Mi=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
e==null?L1:rM(e),this._equal=e==null?P1:iM(e)}moveTo(e,n){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,n){this._append`L${this._x1=+e},${this._y1=+n}`}quadraticCurveTo(e,n,r,i){this._append`Q${+e},${+n},${this.
_x1=+r},${this._y1=+i}`}bezierCurveTo(e,n,r,i,o,a){this._append`C${+e},${+n},${+r},${+i},${this._x1=+o},${this._y1=+a}`}arcTo(e,n,r,i,o){if(e=+e,n=+n,r=+r,i=+i,
o=+o,o<0)throw new Error(`negative radius: ${o}`);let a=this._x1,s=this._y1,c=r-e,u=i-n,l=a-e,h=s-n,f=l*l+h*h;if(this._x1===null)this._append`M${this._x1=e},${this.
_y1=n}`;else if(f>_i)if(!(Math.abs(h*c-u*l)>_i)||!o)this._append`L${this._x1=e},${this._y1=n}`;else{let d=r-a,p=i-s,m=c*c+u*u,b=d*d+p*p,y=Math.sqrt(m),g=Math.sqrt(
f),v=o*Math.tan((Ha-Math.acos((m+f-b)/(2*y*g)))/2),x=v/g,_=v/y;Math.abs(x-1)>_i&&this._append`L${e+x*l},${n+x*h}`,this._append`A${o},${o},0,0,${+(h*d>l*p)},${this.
_x1=e+_*c},${this._y1=n+_*u}`}}arc(e,n,r,i,o,a){if(e=+e,n=+n,r=+r,a=!!a,r<0)throw new Error(`negative radius: ${r}`);let s=r*Math.cos(i),c=r*Math.sin(i),u=e+s,l=n+
c,h=1^a,f=a?i-o:o-i;if(this._x1===null?this._append`M${u},${l}`:(Math.abs(this._x1-u)>_i||Math.abs(this._y1-l)>_i)&&this._append`L${u},${l}`,!!r){if(f<0&&(f=f%ah+
ah),f>nM)this._append`A${r},${r},0,1,${h},${e-s},${n-c}A${r},${r},0,1,${h},${this._x1=u},${this._y1=l}`;else if(f>_i){let d=e+r*Math.cos(o),p=n+r*Math.sin(o);if(f>=
Ha&&this._equal(u,l,d,p)){f/=2;let m=i+f;this._append`A${r},${r},0,${+(f>=Ha)},${h},${e+r*Math.cos(m)},${n+r*Math.sin(m)}`}this._append`A${r},${r},0,${+(f>=Ha)},${h},${this.
_x1=d},${this._y1=p}`}}}rect(e,n,r,i){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}h${r=+r}v${+i}h${-r}Z`}toString(){return this._}};function oM(){
return new Mi}oM.prototype=Mi.prototype;function De(t=3){return new Mi(+t)}var aM=Array.prototype,O1=aM.slice;function sM(t,e){return t-e}function cM(t){for(var e=0,n=t.length,r=t[n-1][1]*t[0][0]-t[n-1][0]*t[0][1];++e<n;)r+=t[e-1][1]*t[e][0]-
t[e-1][0]*t[e][1];return r}var Rr=t=>()=>t;function uM(t,e){for(var n=-1,r=e.length,i;++n<r;)if(i=lM(t,e[n]))return i;return 0}function lM(t,e){for(var n=e[0],r=e[1],
i=-1,o=0,a=t.length,s=a-1;o<a;s=o++){var c=t[o],u=c[0],l=c[1],h=t[s],f=h[0],d=h[1];if(fM(c,h,e))return 0;l>r!=d>r&&n<(f-u)*(r-l)/(d-l)+u&&(i=-i)}return i}function fM(t,e,n){
var r;return hM(t,e,n)&&dM(t[r=+(t[0]===e[0])],n[r],e[r])}function hM(t,e,n){return(e[0]-t[0])*(n[1]-t[1])===(n[0]-t[0])*(e[1]-t[1])}function dM(t,e,n){return t<=
e&&e<=n||n<=e&&e<=t}function pM(){}var nr=[[],[[[1,1.5],[.5,1]]],[[[1.5,1],[1,1.5]]],[[[1.5,1],[.5,1]]],[[[1,.5],[1.5,1]]],[[[1,1.5],[.5,1]],[[1,.5],[1.5,1]]],[
[[1,.5],[1,1.5]]],[[[1,.5],[.5,1]]],[[[.5,1],[1,.5]]],[[[1,1.5],[1,.5]]],[[[.5,1],[1,.5]],[[1.5,1],[1,1.5]]],[[[1.5,1],[1,.5]]],[[[.5,1],[1.5,1]]],[[[1,1.5],[1.5,
1]]],[[[.5,1],[1,1.5]]],[]];function Hc(){var t=1,e=1,n=bo,r=c;function i(u){var l=n(u);if(Array.isArray(l))l=l.slice().sort(sM);else{let h=St(u,mM);for(l=qe(...Rc(
h[0],h[1],l),l);l[l.length-1]>=h[1];)l.pop();for(;l[1]<h[0];)l.shift()}return l.map(h=>o(u,h))}function o(u,l){let h=l==null?NaN:+l;if(isNaN(h))throw new Error(
`invalid value: ${l}`);var f=[],d=[];return a(u,h,function(p){r(p,u,h),cM(p)>0?f.push([p]):d.push(p)}),d.forEach(function(p){for(var m=0,b=f.length,y;m<b;++m)if(uM(
(y=f[m])[0],p)!==-1){y.push(p);return}}),{type:"MultiPolygon",value:l,coordinates:f}}function a(u,l,h){var f=new Array,d=new Array,p,m,b,y,g,v;for(p=m=-1,y=Si(u[0],
l),nr[y<<1].forEach(x);++p<t-1;)b=y,y=Si(u[p+1],l),nr[b|y<<1].forEach(x);for(nr[y<<0].forEach(x);++m<e-1;){for(p=-1,y=Si(u[m*t+t],l),g=Si(u[m*t],l),nr[y<<1|g<<2].
forEach(x);++p<t-1;)b=y,y=Si(u[m*t+t+p+1],l),v=g,g=Si(u[m*t+p+1],l),nr[b|y<<1|g<<2|v<<3].forEach(x);nr[y|g<<3].forEach(x)}for(p=-1,g=u[m*t]>=l,nr[g<<2].forEach(
x);++p<t-1;)v=g,g=Si(u[m*t+p+1],l),nr[g<<2|v<<3].forEach(x);nr[g<<3].forEach(x);function x(_){var w=[_[0][0]+p,_[0][1]+m],M=[_[1][0]+p,_[1][1]+m],k=s(w),S=s(M),
T,$;(T=d[k])?($=f[S])?(delete d[T.end],delete f[$.start],T===$?(T.ring.push(M),h(T.ring)):f[T.start]=d[$.end]={start:T.start,end:$.end,ring:T.ring.concat($.ring)}):
(delete d[T.end],T.ring.push(M),d[T.end=S]=T):(T=f[S])?($=d[k])?(delete f[T.start],delete d[$.end],T===$?(T.ring.push(M),h(T.ring)):f[$.start]=d[T.end]={start:$.
start,end:T.end,ring:$.ring.concat(T.ring)}):(delete f[T.start],T.ring.unshift(w),f[T.start=k]=T):f[k]=d[S]={start:k,end:S,ring:[w,M]}}}function s(u){return u[0]*
2+u[1]*(t+1)*4}function c(u,l,h){u.forEach(function(f){var d=f[0],p=f[1],m=d|0,b=p|0,y=sh(l[b*t+m]);d>0&&d<t&&m===d&&(f[0]=D1(d,sh(l[b*t+m-1]),y,h)),p>0&&p<e&&b===
p&&(f[1]=D1(p,sh(l[(b-1)*t+m]),y,h))})}return i.contour=o,i.size=function(u){if(!arguments.length)return[t,e];var l=Math.floor(u[0]),h=Math.floor(u[1]);if(!(l>=
0&&h>=0))throw new Error("invalid size");return t=l,e=h,i},i.thresholds=function(u){return arguments.length?(n=typeof u=="function"?u:Array.isArray(u)?Rr(O1.call(
u)):Rr(u),i):n},i.smooth=function(u){return arguments.length?(r=u?c:pM,i):r===c},i}function mM(t){return isFinite(t)?t:NaN}function Si(t,e){return t==null?!1:+t>=
e}function sh(t){return t==null||isNaN(t=+t)?-1/0:t}function D1(t,e,n,r){let i=r-e,o=n-e,a=isFinite(i)||isFinite(o)?i/o:Math.sign(i)/Math.sign(o);return isNaN(a)?
t:t+a-.5}function gM(t){return t[0]}function yM(t){return t[1]}function bM(){return 1}function z1(){var t=gM,e=yM,n=bM,r=960,i=500,o=20,a=2,s=o*3,c=r+s*2>>a,u=i+
s*2>>a,l=Rr(20);function h(g){var v=new Float32Array(c*u),x=Math.pow(2,-a),_=-1;for(let R of g){var w=(t(R,++_,g)+s)*x,M=(e(R,_,g)+s)*x,k=+n(R,_,g);if(k&&w>=0&&
w<c&&M>=0&&M<u){var S=Math.floor(w),T=Math.floor(M),$=w-S-.5,A=M-T-.5;v[S+T*c]+=(1-$)*(1-A)*k,v[S+1+T*c]+=$*(1-A)*k,v[S+1+(T+1)*c]+=$*A*k,v[S+(T+1)*c]+=(1-$)*A*
k}}return Ec({data:v,width:c,height:u},o*x),v}function f(g){var v=h(g),x=l(v),_=Math.pow(2,2*a);return Array.isArray(x)||(x=qe(Number.MIN_VALUE,Et(v)/_,x)),Hc().
size([c,u]).thresholds(x.map(w=>w*_))(v).map((w,M)=>(w.value=+x[M],d(w)))}f.contours=function(g){var v=h(g),x=Hc().size([c,u]),_=Math.pow(2,2*a),w=M=>{M=+M;var k=d(
x.contour(v,M*_));return k.value=M,k};return Object.defineProperty(w,"max",{get:()=>Et(v)/_}),w};function d(g){return g.coordinates.forEach(p),g}function p(g){g.
forEach(m)}function m(g){g.forEach(b)}function b(g){g[0]=g[0]*Math.pow(2,a)-s,g[1]=g[1]*Math.pow(2,a)-s}function y(){return s=o*3,c=r+s*2>>a,u=i+s*2>>a,f}return f.
x=function(g){return arguments.length?(t=typeof g=="function"?g:Rr(+g),f):t},f.y=function(g){return arguments.length?(e=typeof g=="function"?g:Rr(+g),f):e},f.weight=
function(g){return arguments.length?(n=typeof g=="function"?g:Rr(+g),f):n},f.size=function(g){if(!arguments.length)return[r,i];var v=+g[0],x=+g[1];if(!(v>=0&&x>=
0))throw new Error("invalid size");return r=v,i=x,y()},f.cellSize=function(g){if(!arguments.length)return 1<<a;if(!((g=+g)>=1))throw new Error("invalid cell siz\
e");return a=Math.floor(Math.log(g)/Math.LN2),y()},f.thresholds=function(g){return arguments.length?(l=typeof g=="function"?g:Array.isArray(g)?Rr(O1.call(g)):Rr(
g),f):l},f.bandwidth=function(g){if(!arguments.length)return Math.sqrt(o*(o+1));if(!((g=+g)>=0))throw new Error("invalid bandwidth");return o=(Math.sqrt(4*g*g+1)-
1)/2,y()},f}var ir=11102230246251565e-32,ye=134217729,xM=(3+8*ir)*ir;function ch(t,e,n,r,i){let o,a,s,c,u=e[0],l=r[0],h=0,f=0;l>u==l>-u?(o=u,u=e[++h]):(o=l,l=r[++f]);let d=0;
if(h<t&&f<n)for(l>u==l>-u?(a=u+o,s=o-(a-u),u=e[++h]):(a=l+o,s=o-(a-l),l=r[++f]),o=a,s!==0&&(i[d++]=s);h<t&&f<n;)l>u==l>-u?(a=o+u,c=a-o,s=o-(a-c)+(u-c),u=e[++h]):
(a=o+l,c=a-o,s=o-(a-c)+(l-c),l=r[++f]),o=a,s!==0&&(i[d++]=s);for(;h<t;)a=o+u,c=a-o,s=o-(a-c)+(u-c),u=e[++h],o=a,s!==0&&(i[d++]=s);for(;f<n;)a=o+l,c=a-o,s=o-(a-c)+
(l-c),l=r[++f],o=a,s!==0&&(i[d++]=s);return(o!==0||d===0)&&(i[d++]=o),d}function vM(t,e){let n=e[0];for(let r=1;r<t;r++)n+=e[r];return n}function z(t){return new Float64Array(
t)}var wM=(3+16*ir)*ir,_M=(2+12*ir)*ir,MM=(9+64*ir)*ir*ir,Ao=z(4),F1=z(8),Y1=z(12),B1=z(16),Me=z(4);function SM(t,e,n,r,i,o,a){let s,c,u,l,h,f,d,p,m,b,y,g,v,x,_,
w,M,k,S=t-i,T=n-i,$=e-o,A=r-o;x=S*A,f=ye*S,d=f-(f-S),p=S-d,f=ye*A,m=f-(f-A),b=A-m,_=p*b-(x-d*m-p*m-d*b),w=$*T,f=ye*$,d=f-(f-$),p=$-d,f=ye*T,m=f-(f-T),b=T-m,M=p*
b-(w-d*m-p*m-d*b),y=_-M,h=_-y,Ao[0]=_-(y+h)+(h-M),g=x+y,h=g-x,v=x-(g-h)+(y-h),y=v-w,h=v-y,Ao[1]=v-(y+h)+(h-w),k=g+y,h=k-g,Ao[2]=g-(k-h)+(y-h),Ao[3]=k;let R=vM(4,
Ao),E=_M*a;if(R>=E||-R>=E||(h=t-S,s=t-(S+h)+(h-i),h=n-T,u=n-(T+h)+(h-i),h=e-$,c=e-($+h)+(h-o),h=r-A,l=r-(A+h)+(h-o),s===0&&c===0&&u===0&&l===0)||(E=MM*a+xM*Math.
abs(R),R+=S*l+A*s-($*u+T*c),R>=E||-R>=E))return R;x=s*A,f=ye*s,d=f-(f-s),p=s-d,f=ye*A,m=f-(f-A),b=A-m,_=p*b-(x-d*m-p*m-d*b),w=c*T,f=ye*c,d=f-(f-c),p=c-d,f=ye*T,
m=f-(f-T),b=T-m,M=p*b-(w-d*m-p*m-d*b),y=_-M,h=_-y,Me[0]=_-(y+h)+(h-M),g=x+y,h=g-x,v=x-(g-h)+(y-h),y=v-w,h=v-y,Me[1]=v-(y+h)+(h-w),k=g+y,h=k-g,Me[2]=g-(k-h)+(y-h),
Me[3]=k;let C=ch(4,Ao,4,Me,F1);x=S*l,f=ye*S,d=f-(f-S),p=S-d,f=ye*l,m=f-(f-l),b=l-m,_=p*b-(x-d*m-p*m-d*b),w=$*u,f=ye*$,d=f-(f-$),p=$-d,f=ye*u,m=f-(f-u),b=u-m,M=p*
b-(w-d*m-p*m-d*b),y=_-M,h=_-y,Me[0]=_-(y+h)+(h-M),g=x+y,h=g-x,v=x-(g-h)+(y-h),y=v-w,h=v-y,Me[1]=v-(y+h)+(h-w),k=g+y,h=k-g,Me[2]=g-(k-h)+(y-h),Me[3]=k;let N=ch(C,
F1,4,Me,Y1);x=s*l,f=ye*s,d=f-(f-s),p=s-d,f=ye*l,m=f-(f-l),b=l-m,_=p*b-(x-d*m-p*m-d*b),w=c*u,f=ye*c,d=f-(f-c),p=c-d,f=ye*u,m=f-(f-u),b=u-m,M=p*b-(w-d*m-p*m-d*b),
y=_-M,h=_-y,Me[0]=_-(y+h)+(h-M),g=x+y,h=g-x,v=x-(g-h)+(y-h),y=v-w,h=v-y,Me[1]=v-(y+h)+(h-w),k=g+y,h=k-g,Me[2]=g-(k-h)+(y-h),Me[3]=k;let I=ch(N,Y1,4,Me,B1);return B1[I-
1]}function jc(t,e,n,r,i,o){let a=(e-o)*(n-i),s=(t-i)*(r-o),c=a-s,u=Math.abs(a+s);return Math.abs(c)>=wM*u?c:-SM(t,e,n,r,i,o,u)}z(4);z(4);z(4);z(4);z(4);z(4);z(
4);z(4);z(4);z(8);z(8);z(8);z(4);z(8);z(8);z(16);z(12);z(192);z(192);z(4);z(4);z(4);z(4);z(4);z(4);z(4);z(4);z(8);z(8);z(8);z(8);z(8);z(8);z(8);z(8);z(8);z(4);z(
4);z(4);z(8);z(16);z(16);z(16);z(32);z(32);z(48);z(64);z(1152);z(1152);z(4);z(4);z(4);z(4);z(4);z(4);z(4);z(4);z(4);z(4);z(24);z(24);z(24);z(24);z(24);z(24);z(24);
z(24);z(24);z(24);z(1152);z(1152);z(1152);z(1152);z(1152);z(2304);z(2304);z(3456);z(5760);z(8);z(8);z(8);z(16);z(24);z(48);z(48);z(96);z(192);z(384);z(384);z(384);
z(768);z(96);z(96);z(96);z(1152);var q1=Math.pow(2,-52),Vc=new Uint32Array(512),Zc=class t{static from(e,n=CM,r=EM){let i=e.length,o=new Float64Array(i*2);for(let a=0;a<
i;a++){let s=e[a];o[2*a]=n(s),o[2*a+1]=r(s)}return new t(o)}constructor(e){let n=e.length>>1;if(n>0&&typeof e[0]!="number")throw new Error("Expected coords to c\
ontain numbers.");this.coords=e;let r=Math.max(2*n-5,0);this._triangles=new Uint32Array(r*3),this._halfedges=new Int32Array(r*3),this._hashSize=Math.ceil(Math.sqrt(
n)),this._hullPrev=new Uint32Array(n),this._hullNext=new Uint32Array(n),this._hullTri=new Uint32Array(n),this._hullHash=new Int32Array(this._hashSize),this._ids=
new Uint32Array(n),this._dists=new Float64Array(n),this.trianglesLen=0,this._cx=0,this._cy=0,this._hullStart=0,this.hull=this._triangles,this.triangles=this._triangles,
this.halfedges=this._halfedges,this.update()}update(){let{coords:e,_hullPrev:n,_hullNext:r,_hullTri:i,_hullHash:o}=this,a=e.length>>1,s=1/0,c=1/0,u=-1/0,l=-1/0;
for(let S=0;S<a;S++){let T=e[2*S],$=e[2*S+1];T<s&&(s=T),$<c&&(c=$),T>u&&(u=T),$>l&&(l=$),this._ids[S]=S}let h=(s+u)/2,f=(c+l)/2,d=0,p=0,m=0;for(let S=0,T=1/0;S<
a;S++){let $=uh(h,f,e[2*S],e[2*S+1]);$<T&&(d=S,T=$)}let b=e[2*d],y=e[2*d+1];for(let S=0,T=1/0;S<a;S++){if(S===d)continue;let $=uh(b,y,e[2*S],e[2*S+1]);$<T&&$>0&&
(p=S,T=$)}let g=e[2*p],v=e[2*p+1],x=1/0;for(let S=0;S<a;S++){if(S===d||S===p)continue;let T=AM(b,y,g,v,e[2*S],e[2*S+1]);T<x&&(m=S,x=T)}let _=e[2*m],w=e[2*m+1];if(x===
1/0){for(let $=0;$<a;$++)this._dists[$]=e[2*$]-e[0]||e[2*$+1]-e[1];Co(this._ids,this._dists,0,a-1);let S=new Uint32Array(a),T=0;for(let $=0,A=-1/0;$<a;$++){let R=this.
_ids[$],E=this._dists[R];E>A&&(S[T++]=R,A=E)}this.hull=S.subarray(0,T),this.triangles=new Uint32Array(0),this.halfedges=new Int32Array(0);return}if(jc(b,y,g,v,_,
w)<0){let S=p,T=g,$=v;p=m,g=_,v=w,m=S,_=T,w=$}let M=TM(b,y,g,v,_,w);this._cx=M.x,this._cy=M.y;for(let S=0;S<a;S++)this._dists[S]=uh(e[2*S],e[2*S+1],M.x,M.y);Co(
this._ids,this._dists,0,a-1),this._hullStart=d;let k=3;r[d]=n[m]=p,r[p]=n[d]=m,r[m]=n[p]=d,i[d]=0,i[p]=1,i[m]=2,o.fill(-1),o[this._hashKey(b,y)]=d,o[this._hashKey(
g,v)]=p,o[this._hashKey(_,w)]=m,this.trianglesLen=0,this._addTriangle(d,p,m,-1,-1,-1);for(let S=0,T=0,$=0;S<this._ids.length;S++){let A=this._ids[S],R=e[2*A],E=e[2*
A+1];if(S>0&&Math.abs(R-T)<=q1&&Math.abs(E-$)<=q1||(T=R,$=E,A===d||A===p||A===m))continue;let C=0;for(let Y=0,q=this._hashKey(R,E);Y<this._hashSize&&(C=o[(q+Y)%
this._hashSize],!(C!==-1&&C!==r[C]));Y++);C=n[C];let N=C,I;for(;I=r[N],jc(R,E,e[2*N],e[2*N+1],e[2*I],e[2*I+1])>=0;)if(N=I,N===C){N=-1;break}if(N===-1)continue;let F=this.
_addTriangle(N,A,r[N],-1,-1,i[N]);i[A]=this._legalize(F+2),i[N]=F,k++;let P=r[N];for(;I=r[P],jc(R,E,e[2*P],e[2*P+1],e[2*I],e[2*I+1])<0;)F=this._addTriangle(P,A,
I,i[A],-1,i[P]),i[A]=this._legalize(F+2),r[P]=P,k--,P=I;if(N===C)for(;I=n[N],jc(R,E,e[2*I],e[2*I+1],e[2*N],e[2*N+1])<0;)F=this._addTriangle(I,A,N,-1,i[N],i[I]),
this._legalize(F+2),i[I]=F,r[N]=N,k--,N=I;this._hullStart=n[A]=N,r[N]=n[P]=A,r[A]=P,o[this._hashKey(R,E)]=A,o[this._hashKey(e[2*N],e[2*N+1])]=N}this.hull=new Uint32Array(
k);for(let S=0,T=this._hullStart;S<k;S++)this.hull[S]=T,T=r[T];this.triangles=this._triangles.subarray(0,this.trianglesLen),this.halfedges=this._halfedges.subarray(
0,this.trianglesLen)}_hashKey(e,n){return Math.floor($M(e-this._cx,n-this._cy)*this._hashSize)%this._hashSize}_legalize(e){let{_triangles:n,_halfedges:r,coords:i}=this,
o=0,a=0;for(;;){let s=r[e],c=e-e%3;if(a=c+(e+2)%3,s===-1){if(o===0)break;e=Vc[--o];continue}let u=s-s%3,l=c+(e+1)%3,h=u+(s+2)%3,f=n[a],d=n[e],p=n[l],m=n[h];if(kM(
i[2*f],i[2*f+1],i[2*d],i[2*d+1],i[2*p],i[2*p+1],i[2*m],i[2*m+1])){n[e]=m,n[s]=f;let y=r[h];if(y===-1){let v=this._hullStart;do{if(this._hullTri[v]===h){this._hullTri[v]=
e;break}v=this._hullPrev[v]}while(v!==this._hullStart)}this._link(e,y),this._link(s,r[a]),this._link(a,h);let g=u+(s+1)%3;o<Vc.length&&(Vc[o++]=g)}else{if(o===0)
break;e=Vc[--o]}}return a}_link(e,n){this._halfedges[e]=n,n!==-1&&(this._halfedges[n]=e)}_addTriangle(e,n,r,i,o,a){let s=this.trianglesLen;return this._triangles[s]=
e,this._triangles[s+1]=n,this._triangles[s+2]=r,this._link(s,i),this._link(s+1,o),this._link(s+2,a),this.trianglesLen+=3,s}};function $M(t,e){let n=t/(Math.abs(
t)+Math.abs(e));return(e>0?3-n:1+n)/4}function uh(t,e,n,r){let i=t-n,o=e-r;return i*i+o*o}function kM(t,e,n,r,i,o,a,s){let c=t-a,u=e-s,l=n-a,h=r-s,f=i-a,d=o-s,p=c*
c+u*u,m=l*l+h*h,b=f*f+d*d;return c*(h*b-m*d)-u*(l*b-m*f)+p*(l*d-h*f)<0}function AM(t,e,n,r,i,o){let a=n-t,s=r-e,c=i-t,u=o-e,l=a*a+s*s,h=c*c+u*u,f=.5/(a*u-s*c),d=(u*
l-s*h)*f,p=(a*h-c*l)*f;return d*d+p*p}function TM(t,e,n,r,i,o){let a=n-t,s=r-e,c=i-t,u=o-e,l=a*a+s*s,h=c*c+u*u,f=.5/(a*u-s*c),d=t+(u*l-s*h)*f,p=e+(a*h-c*l)*f;return{
x:d,y:p}}function Co(t,e,n,r){if(r-n<=20)for(let i=n+1;i<=r;i++){let o=t[i],a=e[o],s=i-1;for(;s>=n&&e[t[s]]>a;)t[s+1]=t[s--];t[s+1]=o}else{let i=n+r>>1,o=n+1,a=r;
ja(t,i,o),e[t[n]]>e[t[r]]&&ja(t,n,r),e[t[o]]>e[t[r]]&&ja(t,o,r),e[t[n]]>e[t[o]]&&ja(t,n,o);let s=t[o],c=e[s];for(;;){do o++;while(e[t[o]]<c);do a--;while(e[t[a]]>
c);if(a<o)break;ja(t,o,a)}t[n+1]=t[a],t[a]=s,r-o+1>=a-n?(Co(t,e,o,r),Co(t,e,n,a-1)):(Co(t,e,n,a-1),Co(t,e,o,r))}}function ja(t,e,n){let r=t[e];t[e]=t[n],t[n]=r}
function CM(t){return t[0]}function EM(t){return t[1]}var X1=1e-6,rr=class{constructor(){this._x0=this._y0=this._x1=this._y1=null,this._=""}moveTo(e,n){this._+=
`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._+="Z")}lineTo(e,n){this._+=`L${this._x1=
+e},${this._y1=+n}`}arc(e,n,r){e=+e,n=+n,r=+r;let i=e+r,o=n;if(r<0)throw new Error("negative radius");this._x1===null?this._+=`M${i},${o}`:(Math.abs(this._x1-i)>
X1||Math.abs(this._y1-o)>X1)&&(this._+="L"+i+","+o),r&&(this._+=`A${r},${r},0,1,1,${e-r},${n}A${r},${r},0,1,1,${this._x1=i},${this._y1=o}`)}rect(e,n,r,i){this._+=
`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}h${+r}v${+i}h${-r}Z`}value(){return this._||null}},Va=class{constructor(){this._=[]}moveTo(e,n){this._.push([e,
n])}closePath(){this._.push(this._[0].slice())}lineTo(e,n){this._.push([e,n])}value(){return this._.length?this._:null}},lh=class{constructor(e,[n,r,i,o]=[0,0,960,
500]){if(!((i=+i)>=(n=+n))||!((o=+o)>=(r=+r)))throw new Error("invalid bounds");this.delaunay=e,this._circumcenters=new Float64Array(e.points.length*2),this.vectors=
new Float64Array(e.points.length*2),this.xmax=i,this.xmin=n,this.ymax=o,this.ymin=r,this._init()}update(){return this.delaunay.update(),this._init(),this}_init(){
let{delaunay:{points:e,hull:n,triangles:r},vectors:i}=this,o,a,s=this.circumcenters=this._circumcenters.subarray(0,r.length/3*2);for(let m=0,b=0,y=r.length,g,v;m<
y;m+=3,b+=2){let x=r[m]*2,_=r[m+1]*2,w=r[m+2]*2,M=e[x],k=e[x+1],S=e[_],T=e[_+1],$=e[w],A=e[w+1],R=S-M,E=T-k,C=$-M,N=A-k,I=(R*N-E*C)*2;if(Math.abs(I)<1e-9){if(o===
void 0){o=a=0;for(let P of n)o+=e[P*2],a+=e[P*2+1];o/=n.length,a/=n.length}let F=1e9*Math.sign((o-M)*N-(a-k)*C);g=(M+$)/2-F*N,v=(k+A)/2+F*C}else{let F=1/I,P=R*R+
E*E,Y=C*C+N*N;g=M+(N*P-E*Y)*F,v=k+(R*Y-C*P)*F}s[b]=g,s[b+1]=v}let c=n[n.length-1],u,l=c*4,h,f=e[2*c],d,p=e[2*c+1];i.fill(0);for(let m=0;m<n.length;++m)c=n[m],u=
l,h=f,d=p,l=c*4,f=e[2*c],p=e[2*c+1],i[u+2]=i[l]=d-p,i[u+3]=i[l+1]=f-h}render(e){let n=e==null?e=new rr:void 0,{delaunay:{halfedges:r,inedges:i,hull:o},circumcenters:a,
vectors:s}=this;if(o.length<=1)return null;for(let l=0,h=r.length;l<h;++l){let f=r[l];if(f<l)continue;let d=Math.floor(l/3)*2,p=Math.floor(f/3)*2,m=a[d],b=a[d+1],
y=a[p],g=a[p+1];this._renderSegment(m,b,y,g,e)}let c,u=o[o.length-1];for(let l=0;l<o.length;++l){c=u,u=o[l];let h=Math.floor(i[u]/3)*2,f=a[h],d=a[h+1],p=c*4,m=this.
_project(f,d,s[p+2],s[p+3]);m&&this._renderSegment(f,d,m[0],m[1],e)}return n&&n.value()}renderBounds(e){let n=e==null?e=new rr:void 0;return e.rect(this.xmin,this.
ymin,this.xmax-this.xmin,this.ymax-this.ymin),n&&n.value()}renderCell(e,n){let r=n==null?n=new rr:void 0,i=this._clip(e);if(i===null||!i.length)return;n.moveTo(
i[0],i[1]);let o=i.length;for(;i[0]===i[o-2]&&i[1]===i[o-1]&&o>1;)o-=2;for(let a=2;a<o;a+=2)(i[a]!==i[a-2]||i[a+1]!==i[a-1])&&n.lineTo(i[a],i[a+1]);return n.closePath(),
r&&r.value()}*cellPolygons(){let{delaunay:{points:e}}=this;for(let n=0,r=e.length/2;n<r;++n){let i=this.cellPolygon(n);i&&(i.index=n,yield i)}}cellPolygon(e){let n=new Va;
return this.renderCell(e,n),n.value()}_renderSegment(e,n,r,i,o){let a,s=this._regioncode(e,n),c=this._regioncode(r,i);s===0&&c===0?(o.moveTo(e,n),o.lineTo(r,i)):
(a=this._clipSegment(e,n,r,i,s,c))&&(o.moveTo(a[0],a[1]),o.lineTo(a[2],a[3]))}contains(e,n,r){return n=+n,n!==n||(r=+r,r!==r)?!1:this.delaunay._step(e,n,r)===e}*neighbors(e){
let n=this._clip(e);if(n)for(let r of this.delaunay.neighbors(e)){let i=this._clip(r);if(i){t:for(let o=0,a=n.length;o<a;o+=2)for(let s=0,c=i.length;s<c;s+=2)if(n[o]===
i[s]&&n[o+1]===i[s+1]&&n[(o+2)%a]===i[(s+c-2)%c]&&n[(o+3)%a]===i[(s+c-1)%c]){yield r;break t}}}}_cell(e){let{circumcenters:n,delaunay:{inedges:r,halfedges:i,triangles:o}}=this,
a=r[e];if(a===-1)return null;let s=[],c=a;do{let u=Math.floor(c/3);if(s.push(n[u*2],n[u*2+1]),c=c%3===2?c-2:c+1,o[c]!==e)break;c=i[c]}while(c!==a&&c!==-1);return s}_clip(e){
if(e===0&&this.delaunay.hull.length===1)return[this.xmax,this.ymin,this.xmax,this.ymax,this.xmin,this.ymax,this.xmin,this.ymin];let n=this._cell(e);if(n===null)
return null;let{vectors:r}=this,i=e*4;return this._simplify(r[i]||r[i+1]?this._clipInfinite(e,n,r[i],r[i+1],r[i+2],r[i+3]):this._clipFinite(e,n))}_clipFinite(e,n){
let r=n.length,i=null,o,a,s=n[r-2],c=n[r-1],u,l=this._regioncode(s,c),h,f=0;for(let d=0;d<r;d+=2)if(o=s,a=c,s=n[d],c=n[d+1],u=l,l=this._regioncode(s,c),u===0&&l===
0)h=f,f=0,i?i.push(s,c):i=[s,c];else{let p,m,b,y,g;if(u===0){if((p=this._clipSegment(o,a,s,c,u,l))===null)continue;[m,b,y,g]=p}else{if((p=this._clipSegment(s,c,
o,a,l,u))===null)continue;[y,g,m,b]=p,h=f,f=this._edgecode(m,b),h&&f&&this._edge(e,h,f,i,i.length),i?i.push(m,b):i=[m,b]}h=f,f=this._edgecode(y,g),h&&f&&this._edge(
e,h,f,i,i.length),i?i.push(y,g):i=[y,g]}if(i)h=f,f=this._edgecode(i[0],i[1]),h&&f&&this._edge(e,h,f,i,i.length);else if(this.contains(e,(this.xmin+this.xmax)/2,
(this.ymin+this.ymax)/2))return[this.xmax,this.ymin,this.xmax,this.ymax,this.xmin,this.ymax,this.xmin,this.ymin];return i}_clipSegment(e,n,r,i,o,a){let s=o<a;for(s&&
([e,n,r,i,o,a]=[r,i,e,n,a,o]);;){if(o===0&&a===0)return s?[r,i,e,n]:[e,n,r,i];if(o&a)return null;let c,u,l=o||a;l&8?(c=e+(r-e)*(this.ymax-n)/(i-n),u=this.ymax):
l&4?(c=e+(r-e)*(this.ymin-n)/(i-n),u=this.ymin):l&2?(u=n+(i-n)*(this.xmax-e)/(r-e),c=this.xmax):(u=n+(i-n)*(this.xmin-e)/(r-e),c=this.xmin),o?(e=c,n=u,o=this._regioncode(
e,n)):(r=c,i=u,a=this._regioncode(r,i))}}_clipInfinite(e,n,r,i,o,a){let s=Array.from(n),c;if((c=this._project(s[0],s[1],r,i))&&s.unshift(c[0],c[1]),(c=this._project(
s[s.length-2],s[s.length-1],o,a))&&s.push(c[0],c[1]),s=this._clipFinite(e,s))for(let u=0,l=s.length,h,f=this._edgecode(s[l-2],s[l-1]);u<l;u+=2)h=f,f=this._edgecode(
s[u],s[u+1]),h&&f&&(u=this._edge(e,h,f,s,u),l=s.length);else this.contains(e,(this.xmin+this.xmax)/2,(this.ymin+this.ymax)/2)&&(s=[this.xmin,this.ymin,this.xmax,
this.ymin,this.xmax,this.ymax,this.xmin,this.ymax]);return s}_edge(e,n,r,i,o){for(;n!==r;){let a,s;switch(n){case 5:n=4;continue;case 4:n=6,a=this.xmax,s=this.ymin;
break;case 6:n=2;continue;case 2:n=10,a=this.xmax,s=this.ymax;break;case 10:n=8;continue;case 8:n=9,a=this.xmin,s=this.ymax;break;case 9:n=1;continue;case 1:n=5,
a=this.xmin,s=this.ymin;break}(i[o]!==a||i[o+1]!==s)&&this.contains(e,a,s)&&(i.splice(o,0,a,s),o+=2)}return o}_project(e,n,r,i){let o=1/0,a,s,c;if(i<0){if(n<=this.
ymin)return null;(a=(this.ymin-n)/i)<o&&(c=this.ymin,s=e+(o=a)*r)}else if(i>0){if(n>=this.ymax)return null;(a=(this.ymax-n)/i)<o&&(c=this.ymax,s=e+(o=a)*r)}if(r>
0){if(e>=this.xmax)return null;(a=(this.xmax-e)/r)<o&&(s=this.xmax,c=n+(o=a)*i)}else if(r<0){if(e<=this.xmin)return null;(a=(this.xmin-e)/r)<o&&(s=this.xmin,c=n+
(o=a)*i)}return[s,c]}_edgecode(e,n){return(e===this.xmin?1:e===this.xmax?2:0)|(n===this.ymin?4:n===this.ymax?8:0)}_regioncode(e,n){return(e<this.xmin?1:e>this.xmax?
2:0)|(n<this.ymin?4:n>this.ymax?8:0)}_simplify(e){if(e&&e.length>4){for(let n=0;n<e.length;n+=2){let r=(n+2)%e.length,i=(n+4)%e.length;(e[n]===e[r]&&e[r]===e[i]||
e[n+1]===e[r+1]&&e[r+1]===e[i+1])&&(e.splice(r,2),n-=2)}e.length||(e=null)}return e}},NM=2*Math.PI,To=Math.pow;function RM(t){return t[0]}function IM(t){return t[1]}
function LM(t){let{triangles:e,coords:n}=t;for(let r=0;r<e.length;r+=3){let i=2*e[r],o=2*e[r+1],a=2*e[r+2];if((n[a]-n[i])*(n[o+1]-n[i+1])-(n[o]-n[i])*(n[a+1]-n[i+
1])>1e-10)return!1}return!0}function PM(t,e,n){return[t+Math.sin(t+e)*n,e+Math.cos(t-e)*n]}var $n=class t{static from(e,n=RM,r=IM,i){return new t("length"in e?DM(
e,n,r,i):Float64Array.from(OM(e,n,r,i)))}constructor(e){this._delaunator=new Zc(e),this.inedges=new Int32Array(e.length/2),this._hullIndex=new Int32Array(e.length/
2),this.points=this._delaunator.coords,this._init()}update(){return this._delaunator.update(),this._init(),this}_init(){let e=this._delaunator,n=this.points;if(e.
hull&&e.hull.length>2&&LM(e)){this.collinear=Int32Array.from({length:n.length/2},(f,d)=>d).sort((f,d)=>n[2*f]-n[2*d]||n[2*f+1]-n[2*d+1]);let c=this.collinear[0],
u=this.collinear[this.collinear.length-1],l=[n[2*c],n[2*c+1],n[2*u],n[2*u+1]],h=1e-8*Math.hypot(l[3]-l[1],l[2]-l[0]);for(let f=0,d=n.length/2;f<d;++f){let p=PM(
n[2*f],n[2*f+1],h);n[2*f]=p[0],n[2*f+1]=p[1]}this._delaunator=new Zc(n)}else delete this.collinear;let r=this.halfedges=this._delaunator.halfedges,i=this.hull=this.
_delaunator.hull,o=this.triangles=this._delaunator.triangles,a=this.inedges.fill(-1),s=this._hullIndex.fill(-1);for(let c=0,u=r.length;c<u;++c){let l=o[c%3===2?
c-2:c+1];(r[c]===-1||a[l]===-1)&&(a[l]=c)}for(let c=0,u=i.length;c<u;++c)s[i[c]]=c;i.length<=2&&i.length>0&&(this.triangles=new Int32Array(3).fill(-1),this.halfedges=
new Int32Array(3).fill(-1),this.triangles[0]=i[0],a[i[0]]=1,i.length===2&&(a[i[1]]=0,this.triangles[1]=i[1],this.triangles[2]=i[1]))}voronoi(e){return new lh(this,
e)}*neighbors(e){let{inedges:n,hull:r,_hullIndex:i,halfedges:o,triangles:a,collinear:s}=this;if(s){let h=s.indexOf(e);h>0&&(yield s[h-1]),h<s.length-1&&(yield s[h+
1]);return}let c=n[e];if(c===-1)return;let u=c,l=-1;do{if(yield l=a[u],u=u%3===2?u-2:u+1,a[u]!==e)return;if(u=o[u],u===-1){let h=r[(i[e]+1)%r.length];h!==l&&(yield h);
return}}while(u!==c)}find(e,n,r=0){if(e=+e,e!==e||(n=+n,n!==n))return-1;let i=r,o;for(;(o=this._step(r,e,n))>=0&&o!==r&&o!==i;)r=o;return o}_step(e,n,r){let{inedges:i,
hull:o,_hullIndex:a,halfedges:s,triangles:c,points:u}=this;if(u.length<2)return-1;if(i[e]===-1)return(e+1)%(u.length>>1);let l=e,h=To(n-u[e*2],2)+To(r-u[e*2+1],
2),f=i[e],d=f;do{let p=c[d],m=To(n-u[p*2],2)+To(r-u[p*2+1],2);if(m<h&&(h=m,l=p),d=d%3===2?d-2:d+1,c[d]!==e)break;if(d=s[d],d===-1){if(d=o[(a[e]+1)%o.length],d!==
p&&To(n-u[d*2],2)+To(r-u[d*2+1],2)<h)return d;break}}while(d!==f);return l}render(e){let n=e==null?e=new rr:void 0,{points:r,halfedges:i,triangles:o}=this;for(let a=0,
s=i.length;a<s;++a){let c=i[a];if(c<a)continue;let u=o[a]*2,l=o[c]*2;e.moveTo(r[u],r[u+1]),e.lineTo(r[l],r[l+1])}return this.renderHull(e),n&&n.value()}renderPoints(e,n){
n===void 0&&(!e||typeof e.moveTo!="function")&&(n=e,e=null),n=n==null?2:+n;let r=e==null?e=new rr:void 0,{points:i}=this;for(let o=0,a=i.length&-2;o<a;o+=2){let s=i[o],
c=i[o+1];e.moveTo(s+n,c),e.arc(s,c,n,0,NM)}return r&&r.value()}renderHull(e){let n=e==null?e=new rr:void 0,{hull:r,points:i}=this,o=r[0]*2,a=r.length;e.moveTo(i[o],
i[o+1]);for(let s=1;s<a;++s){let c=2*r[s];e.lineTo(i[c],i[c+1])}return e.closePath(),n&&n.value()}hullPolygon(){let e=new Va;return this.renderHull(e),e.value()}renderTriangle(e,n){
let r=n==null?n=new rr:void 0,{points:i,triangles:o}=this,a=o[e*=3]*2,s=o[e+1]*2,c=o[e+2]*2;return n.moveTo(i[a],i[a+1]),n.lineTo(i[s],i[s+1]),n.lineTo(i[c],i[c+
1]),n.closePath(),r&&r.value()}*trianglePolygons(){let{triangles:e}=this;for(let n=0,r=e.length/3;n<r;++n)yield this.trianglePolygon(n)}trianglePolygon(e){let n=new Va;
return this.renderTriangle(e,n),n.value()}};function DM(t,e,n,r){let i=t.length,o=new Float64Array(i*2);for(let a=0;a<i;++a){let s=t[a];o[a*2]=e.call(r,s,a,t),o[a*
2+1]=n.call(r,s,a,t)}return o}function*OM(t,e,n,r){let i=0;for(let o of t)yield e.call(r,o,i,t),yield n.call(r,o,i,t),++i}function zM(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString("en").replace(/,/g,""):t.toString(10)}function Qc(t,e){if(!isFinite(t)||t===0)return null;
var n=(t=e?t.toExponential(e-1):t.toExponential()).indexOf("e"),r=t.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+t.slice(n+1)]}function Eo(t){return t=Qc(Math.
abs(t)),t?t[1]:NaN}function FM(t,e){return function(n,r){for(var i=n.length,o=[],a=0,s=t[0],c=0;i>0&&s>0&&(c+s+1>r&&(s=Math.max(1,r-c)),o.push(n.substring(i-=s,
i+s)),!((c+=s+1)>r));)s=t[a=(a+1)%t.length];return o.reverse().join(e)}}function YM(t){return function(e){return e.replace(/[0-9]/g,function(n){return t[+n]})}}
var BM=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function No(t){if(!(e=BM.exec(t)))throw new Error("invalid format: "+t);var e;
return new fh({fill:e[1],align:e[2],sign:e[3],symbol:e[4],zero:e[5],width:e[6],comma:e[7],precision:e[8]&&e[8].slice(1),trim:e[9],type:e[10]})}No.prototype=fh.prototype;
function fh(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===
void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,
this.trim=!!t.trim,this.type=t.type===void 0?"":t.type+""}fh.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function qM(t){t:for(var e=t.length,n=1,r=-1,i;n<e;++n)switch(t[n]){case".":r=i=n;break;case"0":r===0&&(r=n),i=n;break;default:if(!+t[n])break t;r>0&&(r=0);break}
return r>0?t.slice(0,r)+t.slice(i+1):t}var Jc;function XM(t,e){var n=Qc(t,e);if(!n)return Jc=void 0,t.toPrecision(e);var r=n[0],i=n[1],o=i-(Jc=Math.max(-8,Math.
min(8,Math.floor(i/3)))*3)+1,a=r.length;return o===a?r:o>a?r+new Array(o-a+1).join("0"):o>0?r.slice(0,o)+"."+r.slice(o):"0."+new Array(1-o).join("0")+Qc(t,Math.
max(0,e+o-1))[0]}function U1(t,e){var n=Qc(t,e);if(!n)return t+"";var r=n[0],i=n[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.
slice(i+1):r+new Array(i-r.length+2).join("0")}var W1={"%":(t,e)=>(t*100).toFixed(e),b:t=>Math.round(t).toString(2),c:t=>t+"",d:zM,e:(t,e)=>t.toExponential(e),f:(t,e)=>t.
toFixed(e),g:(t,e)=>t.toPrecision(e),o:t=>Math.round(t).toString(8),p:(t,e)=>U1(t*100,e),r:U1,s:XM,X:t=>Math.round(t).toString(16).toUpperCase(),x:t=>Math.round(
t).toString(16)};function G1(t){return t}var H1=Array.prototype.map,j1=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function UM(t){var e=t.
grouping===void 0||t.thousands===void 0?G1:FM(H1.call(t.grouping,Number),t.thousands+""),n=t.currency===void 0?"":t.currency[0]+"",r=t.currency===void 0?"":t.currency[1]+
"",i=t.decimal===void 0?".":t.decimal+"",o=t.numerals===void 0?G1:YM(H1.call(t.numerals,String)),a=t.percent===void 0?"%":t.percent+"",s=t.minus===void 0?"−":
t.minus+"",c=t.nan===void 0?"NaN":t.nan+"";function u(h,f){h=No(h);var d=h.fill,p=h.align,m=h.sign,b=h.symbol,y=h.zero,g=h.width,v=h.comma,x=h.precision,_=h.trim,
w=h.type;w==="n"?(v=!0,w="g"):W1[w]||(x===void 0&&(x=12),_=!0,w="g"),(y||d==="0"&&p==="=")&&(y=!0,d="0",p="=");var M=(f&&f.prefix!==void 0?f.prefix:"")+(b==="$"?
n:b==="#"&&/[boxX]/.test(w)?"0"+w.toLowerCase():""),k=(b==="$"?r:/[%p]/.test(w)?a:"")+(f&&f.suffix!==void 0?f.suffix:""),S=W1[w],T=/[defgprs%]/.test(w);x=x===void 0?
6:/[gprs]/.test(w)?Math.max(1,Math.min(21,x)):Math.max(0,Math.min(20,x));function $(A){var R=M,E=k,C,N,I;if(w==="c")E=S(A)+E,A="";else{A=+A;var F=A<0||1/A<0;if(A=
isNaN(A)?c:S(Math.abs(A),x),_&&(A=qM(A)),F&&+A==0&&m!=="+"&&(F=!1),R=(F?m==="("?m:s:m==="-"||m==="("?"":m)+R,E=(w==="s"&&!isNaN(A)&&Jc!==void 0?j1[8+Jc/3]:"")+E+
(F&&m==="("?")":""),T){for(C=-1,N=A.length;++C<N;)if(I=A.charCodeAt(C),48>I||I>57){E=(I===46?i+A.slice(C+1):A.slice(C))+E,A=A.slice(0,C);break}}}v&&!y&&(A=e(A,1/0));
var P=R.length+A.length+E.length,Y=P<g?new Array(g-P+1).join(d):"";switch(v&&y&&(A=e(Y+A,Y.length?g-E.length:1/0),Y=""),p){case"<":A=R+A+E+Y;break;case"=":A=R+Y+
A+E;break;case"^":A=Y.slice(0,P=Y.length>>1)+R+A+E+Y.slice(P);break;default:A=Y+R+A+E;break}return o(A)}return $.toString=function(){return h+""},$}function l(h,f){
var d=Math.max(-8,Math.min(8,Math.floor(Eo(f)/3)))*3,p=Math.pow(10,-d),m=u((h=No(h),h.type="f",h),{suffix:j1[8+d/3]});return function(b){return m(p*b)}}return{format:u,
formatPrefix:l}}var Kc,kn,hh;WM({thousands:",",grouping:[3],currency:["$",""]});function WM(t){return Kc=UM(t),kn=Kc.format,hh=Kc.formatPrefix,Kc}function V1(t){
return Math.max(0,-Eo(Math.abs(t)))}function Z1(t,e){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Eo(e)/3)))*3-Eo(Math.abs(t)))}function K1(t,e){return t=
Math.abs(t),e=Math.abs(e)-t,Math.max(0,Eo(e)-Eo(t))+1}var tt=1e-6,su=1e-12,dt=Math.PI,Wt=dt/2,Q1=dt/4,Ge=dt*2,de=180/dt,xt=dt/180,vt=Math.abs,Po=Math.atan,yn=Math.atan2,nt=Math.cos,tu=Math.ceil,vy=Math.exp,bh=Math.
hypot,cu=Math.log,dh=Math.pow,K=Math.sin,on=Math.sign||function(t){return t>0?1:t<0?-1:0},Ae=Math.sqrt,Oh=Math.tan;function wy(t){return t>1?0:t<-1?dt:Math.acos(
t)}function Oe(t){return t>1?Wt:t<-1?-Wt:Math.asin(t)}function We(){}function uu(t,e){t&&ty.hasOwnProperty(t.type)&&ty[t.type](t,e)}var J1={Feature:function(t,e){uu(t.geometry,e)},FeatureCollection:function(t,e){for(var n=t.
features,r=-1,i=n.length;++r<i;)uu(n[r].geometry,e)}},ty={Sphere:function(t,e){e.sphere()},Point:function(t,e){t=t.coordinates,e.point(t[0],t[1],t[2])},MultiPoint:function(t,e){
for(var n=t.coordinates,r=-1,i=n.length;++r<i;)t=n[r],e.point(t[0],t[1],t[2])},LineString:function(t,e){xh(t.coordinates,e,0)},MultiLineString:function(t,e){for(var n=t.
coordinates,r=-1,i=n.length;++r<i;)xh(n[r],e,0)},Polygon:function(t,e){ey(t.coordinates,e)},MultiPolygon:function(t,e){for(var n=t.coordinates,r=-1,i=n.length;++r<
i;)ey(n[r],e)},GeometryCollection:function(t,e){for(var n=t.geometries,r=-1,i=n.length;++r<i;)uu(n[r],e)}};function xh(t,e,n){var r=-1,i=t.length-n,o;for(e.lineStart();++r<
i;)o=t[r],e.point(o[0],o[1],o[2]);e.lineEnd()}function ey(t,e){var n=-1,r=t.length;for(e.polygonStart();++n<r;)xh(t[n],e,1);e.polygonEnd()}function or(t,e){t&&J1.
hasOwnProperty(t.type)?J1[t.type](t,e):uu(t,e)}var XE=new ve,UE=new ve;function vh(t){return[yn(t[1],t[0]),Oe(t[2])]}function Io(t){var e=t[0],n=t[1],r=nt(n);return[r*nt(e),r*K(e),K(n)]}function eu(t,e){return t[0]*e[0]+t[1]*e[1]+t[2]*
e[2]}function lu(t,e){return[t[1]*e[2]-t[2]*e[1],t[2]*e[0]-t[0]*e[2],t[0]*e[1]-t[1]*e[0]]}function ph(t,e){t[0]+=e[0],t[1]+=e[1],t[2]+=e[2]}function nu(t,e){return[
t[0]*e,t[1]*e,t[2]*e]}function wh(t){var e=Ae(t[0]*t[0]+t[1]*t[1]+t[2]*t[2]);t[0]/=e,t[1]/=e,t[2]/=e}var Za,fu,hu,du,pu,mu,gu,yu,_h,Mh,Sh,_y,My,Se,$e,ke,gn={sphere:We,point:zh,lineStart:ny,lineEnd:ry,polygonStart:function(){gn.lineStart=jM,gn.lineEnd=VM},polygonEnd:function(){
gn.lineStart=ny,gn.lineEnd=ry}};function zh(t,e){t*=xt,e*=xt;var n=nt(e);us(n*nt(t),n*K(t),K(e))}function us(t,e,n){++Za,hu+=(t-hu)/Za,du+=(e-du)/Za,pu+=(n-pu)/
Za}function ny(){gn.point=GM}function GM(t,e){t*=xt,e*=xt;var n=nt(e);Se=n*nt(t),$e=n*K(t),ke=K(e),gn.point=HM,us(Se,$e,ke)}function HM(t,e){t*=xt,e*=xt;var n=nt(
e),r=n*nt(t),i=n*K(t),o=K(e),a=yn(Ae((a=$e*o-ke*i)*a+(a=ke*r-Se*o)*a+(a=Se*i-$e*r)*a),Se*r+$e*i+ke*o);fu+=a,mu+=a*(Se+(Se=r)),gu+=a*($e+($e=i)),yu+=a*(ke+(ke=o)),
us(Se,$e,ke)}function ry(){gn.point=zh}function jM(){gn.point=ZM}function VM(){Sy(_y,My),gn.point=zh}function ZM(t,e){_y=t,My=e,t*=xt,e*=xt,gn.point=Sy;var n=nt(
e);Se=n*nt(t),$e=n*K(t),ke=K(e),us(Se,$e,ke)}function Sy(t,e){t*=xt,e*=xt;var n=nt(e),r=n*nt(t),i=n*K(t),o=K(e),a=$e*o-ke*i,s=ke*r-Se*o,c=Se*i-$e*r,u=bh(a,s,c),
l=Oe(u),h=u&&-l/u;_h.add(h*a),Mh.add(h*s),Sh.add(h*c),fu+=l,mu+=l*(Se+(Se=r)),gu+=l*($e+($e=i)),yu+=l*(ke+(ke=o)),us(Se,$e,ke)}function $y(t){Za=fu=hu=du=pu=mu=
gu=yu=0,_h=new ve,Mh=new ve,Sh=new ve,or(t,gn);var e=+_h,n=+Mh,r=+Sh,i=bh(e,n,r);return i<su&&(e=mu,n=gu,r=yu,fu<tt&&(e=hu,n=du,r=pu),i=bh(e,n,r),i<su)?[NaN,NaN]:
[yn(n,e)*de,Oe(r/i)*de]}function $h(t,e){function n(r,i){return r=t(r,i),e(r[0],r[1])}return t.invert&&e.invert&&(n.invert=function(r,i){return r=e.invert(r,i),r&&t.invert(r[0],r[1])}),
n}function kh(t,e){return vt(t)>dt&&(t-=Math.round(t/Ge)*Ge),[t,e]}kh.invert=kh;function ky(t,e,n){return(t%=Ge)?e||n?$h(oy(t),ay(e,n)):oy(t):e||n?ay(e,n):kh}function iy(t){
return function(e,n){return e+=t,vt(e)>dt&&(e-=Math.round(e/Ge)*Ge),[e,n]}}function oy(t){var e=iy(t);return e.invert=iy(-t),e}function ay(t,e){var n=nt(t),r=K(
t),i=nt(e),o=K(e);function a(s,c){var u=nt(c),l=nt(s)*u,h=K(s)*u,f=K(c),d=f*n+l*r;return[yn(h*i-d*o,l*n-f*r),Oe(d*i+h*o)]}return a.invert=function(s,c){var u=nt(
c),l=nt(s)*u,h=K(s)*u,f=K(c),d=f*i-h*o;return[yn(h*i+f*o,l*n+d*r),Oe(d*n-l*r)]},a}function KM(t){t=ky(t[0]*xt,t[1]*xt,t.length>2?t[2]*xt:0);function e(n){return n=
t(n[0]*xt,n[1]*xt),n[0]*=de,n[1]*=de,n}return e.invert=function(n){return n=t.invert(n[0]*xt,n[1]*xt),n[0]*=de,n[1]*=de,n},e}function QM(t,e,n,r,i,o){if(n){var a=nt(
e),s=K(e),c=r*n;i==null?(i=e+r*Ge,o=e-c/2):(i=sy(a,i),o=sy(a,o),(r>0?i<o:i>o)&&(i+=r*Ge));for(var u,l=i;r>0?l>o:l<o;l-=c)u=vh([a,-s*nt(l),-s*K(l)]),t.point(u[0],
u[1])}}function sy(t,e){e=Io(e),e[0]-=t,wh(e);var n=wy(-e[1]);return((-e[2]<0?-n:n)+Ge-tt)%Ge}function Ay(){var t=[],e;return{point:function(n,r,i){e.push([n,r,i])},lineStart:function(){t.push(e=[])},lineEnd:We,rejoin:function(){t.length>1&&t.push(t.pop().
concat(t.shift()))},result:function(){var n=t;return t=[],e=null,n}}}function au(t,e){return vt(t[0]-e[0])<tt&&vt(t[1]-e[1])<tt}function ru(t,e,n,r){this.x=t,this.
z=e,this.o=n,this.e=r,this.v=!1,this.n=this.p=null}function Ty(t,e,n,r,i){var o=[],a=[],s,c;if(t.forEach(function(p){if(!((m=p.length-1)<=0)){var m,b=p[0],y=p[m],
g;if(au(b,y)){if(!b[2]&&!y[2]){for(i.lineStart(),s=0;s<m;++s)i.point((b=p[s])[0],b[1]);i.lineEnd();return}y[0]+=2*tt}o.push(g=new ru(b,p,null,!0)),a.push(g.o=new ru(
b,null,g,!1)),o.push(g=new ru(y,p,null,!1)),a.push(g.o=new ru(y,null,g,!0))}}),!!o.length){for(a.sort(e),cy(o),cy(a),s=0,c=a.length;s<c;++s)a[s].e=n=!n;for(var u=o[0],
l,h;;){for(var f=u,d=!0;f.v;)if((f=f.n)===u)return;l=f.z,i.lineStart();do{if(f.v=f.o.v=!0,f.e){if(d)for(s=0,c=l.length;s<c;++s)i.point((h=l[s])[0],h[1]);else r(
f.x,f.n.x,1,i);f=f.n}else{if(d)for(l=f.p.z,s=l.length-1;s>=0;--s)i.point((h=l[s])[0],h[1]);else r(f.x,f.p.x,-1,i);f=f.p}f=f.o,l=f.z,d=!d}while(!f.v);i.lineEnd()}}}
function cy(t){if(e=t.length){for(var e,n=0,r=t[0],i;++n<e;)r.n=i=t[n],i.p=r,r=i;r.n=i=t[0],i.p=r}}function mh(t){return vt(t[0])<=dt?t[0]:on(t[0])*((vt(t[0])+dt)%
Ge-dt)}function JM(t,e){var n=mh(e),r=e[1],i=K(r),o=[K(n),-nt(n),0],a=0,s=0,c=new ve;i===1?r=Wt+tt:i===-1&&(r=-Wt-tt);for(var u=0,l=t.length;u<l;++u)if(f=(h=t[u]).
length)for(var h,f,d=h[f-1],p=mh(d),m=d[1]/2+Q1,b=K(m),y=nt(m),g=0;g<f;++g,p=x,b=w,y=M,d=v){var v=h[g],x=mh(v),_=v[1]/2+Q1,w=K(_),M=nt(_),k=x-p,S=k>=0?1:-1,T=S*
k,$=T>dt,A=b*w;if(c.add(yn(A*S*K(T),y*M+A*nt(T))),a+=$?k+S*Ge:k,$^p>=n^x>=n){var R=lu(Io(d),Io(v));wh(R);var E=lu(o,R);wh(E);var C=($^k>=0?-1:1)*Oe(E[2]);(r>C||
r===C&&(R[0]||R[1]))&&(s+=$^k>=0?1:-1)}}return(a<-tt||a<tt&&c<-su)^s&1}function Cy(t,e,n,r){return function(i){var o=e(i),a=Ay(),s=e(a),c=!1,u,l,h,f={point:d,lineStart:m,
lineEnd:b,polygonStart:function(){f.point=y,f.lineStart=g,f.lineEnd=v,l=[],u=[]},polygonEnd:function(){f.point=d,f.lineStart=m,f.lineEnd=b,l=Yf(l);var x=JM(u,r);
l.length?(c||(i.polygonStart(),c=!0),Ty(l,e7,x,n,i)):x&&(c||(i.polygonStart(),c=!0),i.lineStart(),n(null,null,1,i),i.lineEnd()),c&&(i.polygonEnd(),c=!1),l=u=null},
sphere:function(){i.polygonStart(),i.lineStart(),n(null,null,1,i),i.lineEnd(),i.polygonEnd()}};function d(x,_){t(x,_)&&i.point(x,_)}function p(x,_){o.point(x,_)}
function m(){f.point=p,o.lineStart()}function b(){f.point=d,o.lineEnd()}function y(x,_){h.push([x,_]),s.point(x,_)}function g(){s.lineStart(),h=[]}function v(){
y(h[0][0],h[0][1]),s.lineEnd();var x=s.clean(),_=a.result(),w,M=_.length,k,S,T;if(h.pop(),u.push(h),h=null,!!M){if(x&1){if(S=_[0],(k=S.length-1)>0){for(c||(i.polygonStart(),
c=!0),i.lineStart(),w=0;w<k;++w)i.point((T=S[w])[0],T[1]);i.lineEnd()}return}M>1&&x&2&&_.push(_.pop().concat(_.shift())),l.push(_.filter(t7))}}return f}}function t7(t){
return t.length>1}function e7(t,e){return((t=t.x)[0]<0?t[1]-Wt-tt:Wt-t[1])-((e=e.x)[0]<0?e[1]-Wt-tt:Wt-e[1])}var uy=Cy(function(){return!0},n7,i7,[-dt,-Wt]);function n7(t){
var e=NaN,n=NaN,r=NaN,i;return{lineStart:function(){t.lineStart(),i=1},point:function(o,a){var s=o>0?dt:-dt,c=vt(o-e);vt(c-dt)<tt?(t.point(e,n=(n+a)/2>0?Wt:-Wt),
t.point(r,n),t.lineEnd(),t.lineStart(),t.point(s,n),t.point(o,n),i=0):r!==s&&c>=dt&&(vt(e-r)<tt&&(e-=r*tt),vt(o-s)<tt&&(o-=s*tt),n=r7(e,n,o,a),t.point(r,n),t.lineEnd(),
t.lineStart(),t.point(s,n),i=0),t.point(e=o,n=a),r=s},lineEnd:function(){t.lineEnd(),e=n=NaN},clean:function(){return 2-i}}}function r7(t,e,n,r){var i,o,a=K(t-n);
return vt(a)>tt?Po((K(e)*(o=nt(r))*K(n)-K(r)*(i=nt(e))*K(t))/(i*o*a)):(e+r)/2}function i7(t,e,n,r){var i;if(t==null)i=n*Wt,r.point(-dt,i),r.point(0,i),r.point(dt,
i),r.point(dt,0),r.point(dt,-i),r.point(0,-i),r.point(-dt,-i),r.point(-dt,0),r.point(-dt,i);else if(vt(t[0]-e[0])>tt){var o=t[0]<e[0]?dt:-dt;i=n*o/2,r.point(-o,
i),r.point(0,i),r.point(o,i)}else r.point(e[0],e[1])}function o7(t){var e=nt(t),n=2*xt,r=e>0,i=vt(e)>tt;function o(l,h,f,d){QM(d,t,n,f,l,h)}function a(l,h){return nt(
l)*nt(h)>e}function s(l){var h,f,d,p,m;return{lineStart:function(){p=d=!1,m=1},point:function(b,y){var g=[b,y],v,x=a(b,y),_=r?x?0:u(b,y):x?u(b+(b<0?dt:-dt),y):0;
if(!h&&(p=d=x)&&l.lineStart(),x!==d&&(v=c(h,g),(!v||au(h,v)||au(g,v))&&(g[2]=1)),x!==d)m=0,x?(l.lineStart(),v=c(g,h),l.point(v[0],v[1])):(v=c(h,g),l.point(v[0],
v[1],2),l.lineEnd()),h=v;else if(i&&h&&r^x){var w;!(_&f)&&(w=c(g,h,!0))&&(m=0,r?(l.lineStart(),l.point(w[0][0],w[0][1]),l.point(w[1][0],w[1][1]),l.lineEnd()):(l.
point(w[1][0],w[1][1]),l.lineEnd(),l.lineStart(),l.point(w[0][0],w[0][1],3)))}x&&(!h||!au(h,g))&&l.point(g[0],g[1]),h=g,d=x,f=_},lineEnd:function(){d&&l.lineEnd(),
h=null},clean:function(){return m|(p&&d)<<1}}}function c(l,h,f){var d=Io(l),p=Io(h),m=[1,0,0],b=lu(d,p),y=eu(b,b),g=b[0],v=y-g*g;if(!v)return!f&&l;var x=e*y/v,_=-e*
g/v,w=lu(m,b),M=nu(m,x),k=nu(b,_);ph(M,k);var S=w,T=eu(M,S),$=eu(S,S),A=T*T-$*(eu(M,M)-1);if(!(A<0)){var R=Ae(A),E=nu(S,(-T-R)/$);if(ph(E,M),E=vh(E),!f)return E;
var C=l[0],N=h[0],I=l[1],F=h[1],P;N<C&&(P=C,C=N,N=P);var Y=N-C,q=vt(Y-dt)<tt,U=q||Y<tt;if(!q&&F<I&&(P=I,I=F,F=P),U?q?I+F>0^E[1]<(vt(E[0]-C)<tt?I:F):I<=E[1]&&E[1]<=
F:Y>dt^(C<=E[0]&&E[0]<=N)){var X=nu(S,(-T+R)/$);return ph(X,M),[E,vh(X)]}}}function u(l,h){var f=r?t:dt-t,d=0;return l<-f?d|=1:l>f&&(d|=2),h<-f?d|=4:h>f&&(d|=8),
d}return Cy(a,s,o,r?[0,-t]:[-dt,t-dt])}function a7(t,e,n,r,i,o){var a=t[0],s=t[1],c=e[0],u=e[1],l=0,h=1,f=c-a,d=u-s,p;if(p=n-a,!(!f&&p>0)){if(p/=f,f<0){if(p<l)return;
p<h&&(h=p)}else if(f>0){if(p>h)return;p>l&&(l=p)}if(p=i-a,!(!f&&p<0)){if(p/=f,f<0){if(p>h)return;p>l&&(l=p)}else if(f>0){if(p<l)return;p<h&&(h=p)}if(p=r-s,!(!d&&
p>0)){if(p/=d,d<0){if(p<l)return;p<h&&(h=p)}else if(d>0){if(p>h)return;p>l&&(l=p)}if(p=o-s,!(!d&&p<0)){if(p/=d,d<0){if(p>h)return;p>l&&(l=p)}else if(d>0){if(p<l)
return;p<h&&(h=p)}return l>0&&(t[0]=a+l*f,t[1]=s+l*d),h<1&&(e[0]=a+h*f,e[1]=s+h*d),!0}}}}}var Ka=1e9,iu=-Ka;function Fh(t,e,n,r){function i(u,l){return t<=u&&u<=
n&&e<=l&&l<=r}function o(u,l,h,f){var d=0,p=0;if(u==null||(d=a(u,h))!==(p=a(l,h))||c(u,l)<0^h>0)do f.point(d===0||d===3?t:n,d>1?r:e);while((d=(d+h+4)%4)!==p);else
f.point(l[0],l[1])}function a(u,l){return vt(u[0]-t)<tt?l>0?0:3:vt(u[0]-n)<tt?l>0?2:1:vt(u[1]-e)<tt?l>0?1:0:l>0?3:2}function s(u,l){return c(u.x,l.x)}function c(u,l){
var h=a(u,1),f=a(l,1);return h!==f?h-f:h===0?l[1]-u[1]:h===1?u[0]-l[0]:h===2?u[1]-l[1]:l[0]-u[0]}return function(u){var l=u,h=Ay(),f,d,p,m,b,y,g,v,x,_,w,M={point:k,
lineStart:A,lineEnd:R,polygonStart:T,polygonEnd:$};function k(C,N){i(C,N)&&l.point(C,N)}function S(){for(var C=0,N=0,I=d.length;N<I;++N)for(var F=d[N],P=1,Y=F.length,
q=F[0],U,X,ot=q[0],st=q[1];P<Y;++P)U=ot,X=st,q=F[P],ot=q[0],st=q[1],X<=r?st>r&&(ot-U)*(r-X)>(st-X)*(t-U)&&++C:st<=r&&(ot-U)*(r-X)<(st-X)*(t-U)&&--C;return C}function T(){
l=h,f=[],d=[],w=!0}function $(){var C=S(),N=w&&C,I=(f=Yf(f)).length;(N||I)&&(u.polygonStart(),N&&(u.lineStart(),o(null,null,1,u),u.lineEnd()),I&&Ty(f,s,C,o,u),u.
polygonEnd()),l=u,f=d=p=null}function A(){M.point=E,d&&d.push(p=[]),_=!0,x=!1,g=v=NaN}function R(){f&&(E(m,b),y&&x&&h.rejoin(),f.push(h.result())),M.point=k,x&&
l.lineEnd()}function E(C,N){var I=i(C,N);if(d&&p.push([C,N]),_)m=C,b=N,y=I,_=!1,I&&(l.lineStart(),l.point(C,N));else if(I&&x)l.point(C,N);else{var F=[g=Math.max(
iu,Math.min(Ka,g)),v=Math.max(iu,Math.min(Ka,v))],P=[C=Math.max(iu,Math.min(Ka,C)),N=Math.max(iu,Math.min(Ka,N))];a7(F,P,t,e,n,r)?(x||(l.lineStart(),l.point(F[0],
F[1])),l.point(P[0],P[1]),I||l.lineEnd(),w=!1):I&&(l.lineStart(),l.point(C,N),w=!1)}g=C,v=N,x=I}return M}}function ly(t,e,n){var r=he(t,e-tt,n).concat(e);return function(i){return r.map(function(o){return[i,o]})}}function fy(t,e,n){var r=he(t,e-tt,n).concat(e);return function(i){
return r.map(function(o){return[o,i]})}}function s7(){var t,e,n,r,i,o,a,s,c=10,u=c,l=90,h=360,f,d,p,m,b=2.5;function y(){return{type:"MultiLineString",coordinates:g()}}
function g(){return he(tu(r/l)*l,n,l).map(p).concat(he(tu(s/h)*h,a,h).map(m)).concat(he(tu(e/c)*c,t,c).filter(function(v){return vt(v%l)>tt}).map(f)).concat(he(
tu(o/u)*u,i,u).filter(function(v){return vt(v%h)>tt}).map(d))}return y.lines=function(){return g().map(function(v){return{type:"LineString",coordinates:v}})},y.
outline=function(){return{type:"Polygon",coordinates:[p(r).concat(m(a).slice(1),p(n).reverse().slice(1),m(s).reverse().slice(1))]}},y.extent=function(v){return arguments.
length?y.extentMajor(v).extentMinor(v):y.extentMinor()},y.extentMajor=function(v){return arguments.length?(r=+v[0][0],n=+v[1][0],s=+v[0][1],a=+v[1][1],r>n&&(v=r,
r=n,n=v),s>a&&(v=s,s=a,a=v),y.precision(b)):[[r,s],[n,a]]},y.extentMinor=function(v){return arguments.length?(e=+v[0][0],t=+v[1][0],o=+v[0][1],i=+v[1][1],e>t&&(v=
e,e=t,t=v),o>i&&(v=o,o=i,i=v),y.precision(b)):[[e,o],[t,i]]},y.step=function(v){return arguments.length?y.stepMajor(v).stepMinor(v):y.stepMinor()},y.stepMajor=function(v){
return arguments.length?(l=+v[0],h=+v[1],y):[l,h]},y.stepMinor=function(v){return arguments.length?(c=+v[0],u=+v[1],y):[c,u]},y.precision=function(v){return arguments.
length?(b=+v,f=ly(o,i,90),d=fy(e,t,b),p=ly(s,a,90),m=fy(r,n,b),y):b},y.extentMajor([[-180,-90+tt],[180,90-tt]]).extentMinor([[-180,-80-tt],[180,80+tt]])}function Ey(){
return s7()()}var Ah=t=>t,gh=new ve,Th=new ve,Ny,Ry,Ch,Eh,ar={point:We,lineStart:We,lineEnd:We,polygonStart:function(){ar.lineStart=c7,ar.lineEnd=l7},polygonEnd:function(){ar.
lineStart=ar.lineEnd=ar.point=We,gh.add(vt(Th)),Th=new ve},result:function(){var t=gh/2;return gh=new ve,t}};function c7(){ar.point=u7}function u7(t,e){ar.point=
Iy,Ny=Ch=t,Ry=Eh=e}function Iy(t,e){Th.add(Eh*t-Ch*e),Ch=t,Eh=e}function l7(){Iy(Ny,Ry)}var Lo=1/0,bu=Lo,as=-Lo,xu=as,vu={point:f7,lineStart:We,lineEnd:We,polygonStart:We,
polygonEnd:We,result:function(){var t=[[Lo,bu],[as,xu]];return as=xu=-(bu=Lo=1/0),t}};function f7(t,e){t<Lo&&(Lo=t),t>as&&(as=t),e<bu&&(bu=e),e>xu&&(xu=e)}var Nh=0,
Rh=0,Qa=0,wu=0,_u=0,Ro=0,Ih=0,Lh=0,Ja=0,Ly,Py,An,Tn,rn={point:$i,lineStart:hy,lineEnd:dy,polygonStart:function(){rn.lineStart=p7,rn.lineEnd=m7},polygonEnd:function(){
rn.point=$i,rn.lineStart=hy,rn.lineEnd=dy},result:function(){var t=Ja?[Ih/Ja,Lh/Ja]:Ro?[wu/Ro,_u/Ro]:Qa?[Nh/Qa,Rh/Qa]:[NaN,NaN];return Nh=Rh=Qa=wu=_u=Ro=Ih=Lh=Ja=
0,t}};function $i(t,e){Nh+=t,Rh+=e,++Qa}function hy(){rn.point=h7}function h7(t,e){rn.point=d7,$i(An=t,Tn=e)}function d7(t,e){var n=t-An,r=e-Tn,i=Ae(n*n+r*r);wu+=
i*(An+t)/2,_u+=i*(Tn+e)/2,Ro+=i,$i(An=t,Tn=e)}function dy(){rn.point=$i}function p7(){rn.point=g7}function m7(){Dy(Ly,Py)}function g7(t,e){rn.point=Dy,$i(Ly=An=
t,Py=Tn=e)}function Dy(t,e){var n=t-An,r=e-Tn,i=Ae(n*n+r*r);wu+=i*(An+t)/2,_u+=i*(Tn+e)/2,Ro+=i,i=Tn*t-An*e,Ih+=i*(An+t),Lh+=i*(Tn+e),Ja+=i*3,$i(An=t,Tn=e)}function Oy(t){
this._context=t}Oy.prototype={_radius:4.5,pointRadius:function(t){return this._radius=t,this},polygonStart:function(){this._line=0},polygonEnd:function(){this._line=
NaN},lineStart:function(){this._point=0},lineEnd:function(){this._line===0&&this._context.closePath(),this._point=NaN},point:function(t,e){switch(this._point){case 0:{
this._context.moveTo(t,e),this._point=1;break}case 1:{this._context.lineTo(t,e);break}default:{this._context.moveTo(t+this._radius,e),this._context.arc(t,e,this.
_radius,0,Ge);break}}},result:We};var Ph=new ve,yh,zy,Fy,ts,es,ss={point:We,lineStart:function(){ss.point=y7},lineEnd:function(){yh&&Yy(zy,Fy),ss.point=We},polygonStart:function(){
yh=!0},polygonEnd:function(){yh=null},result:function(){var t=+Ph;return Ph=new ve,t}};function y7(t,e){ss.point=Yy,zy=ts=t,Fy=es=e}function Yy(t,e){ts-=t,es-=e,
Ph.add(Ae(ts*ts+es*es)),ts=t,es=e}var py,Mu,my,gy,Su=class{constructor(e){this._append=e==null?By:b7(e),this._radius=4.5,this._=""}pointRadius(e){return this._radius=
+e,this}polygonStart(){this._line=0}polygonEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){this._line===0&&(this._+="Z"),this._point=NaN}point(e,n){switch(this.
_point){case 0:{this._append`M${e},${n}`,this._point=1;break}case 1:{this._append`L${e},${n}`;break}default:{if(this._append`M${e},${n}`,this._radius!==my||this.
_append!==Mu){let r=this._radius,i=this._;this._="",this._append`m0,${r}a${r},${r} 0 1,1 0,${-2*r}a${r},${r} 0 1,1 0,${2*r}z`,my=r,Mu=this._append,gy=this._,this.
_=i}this._+=gy;break}}}result(){let e=this._;return this._="",e.length?e:null}};function By(t){let e=1;this._+=t[0];for(let n=t.length;e<n;++e)this._+=arguments[e]+
t[e]}function b7(t){let e=Math.floor(t);if(!(e>=0))throw new RangeError(`invalid digits: ${t}`);if(e>15)return By;if(e!==py){let n=10**e;py=e,Mu=function(i){let o=1;
this._+=i[0];for(let a=i.length;o<a;++o)this._+=Math.round(arguments[o]*n)/n+i[o]}}return Mu}function sr(t,e){let n=3,r=4.5,i,o;function a(s){return s&&(typeof r==
"function"&&o.pointRadius(+r.apply(this,arguments)),or(s,i(o))),o.result()}return a.area=function(s){return or(s,i(ar)),ar.result()},a.measure=function(s){return or(
s,i(ss)),ss.result()},a.bounds=function(s){return or(s,i(vu)),vu.result()},a.centroid=function(s){return or(s,i(rn)),rn.result()},a.projection=function(s){return arguments.
length?(i=s==null?(t=null,Ah):(t=s).stream,a):t},a.context=function(s){return arguments.length?(o=s==null?(e=null,new Su(n)):new Oy(e=s),typeof r!="function"&&o.
pointRadius(r),a):e},a.pointRadius=function(s){return arguments.length?(r=typeof s=="function"?s:(o.pointRadius(+s),+s),a):r},a.digits=function(s){if(!arguments.
length)return n;if(s==null)n=null;else{let c=Math.floor(s);if(!(c>=0))throw new RangeError(`invalid digits: ${s}`);n=c}return e===null&&(o=new Su(n)),a},a.projection(
t).digits(n).context(e)}function ls(t){return{stream:Au(t)}}function Au(t){return function(e){var n=new Dh;for(var r in t)n[r]=t[r];return n.stream=e,n}}function Dh(){}
Dh.prototype={constructor:Dh,point:function(t,e){this.stream.point(t,e)},sphere:function(){this.stream.sphere()},lineStart:function(){this.stream.lineStart()},lineEnd:function(){
this.stream.lineEnd()},polygonStart:function(){this.stream.polygonStart()},polygonEnd:function(){this.stream.polygonEnd()}};function Yh(t,e,n){var r=t.clipExtent&&
t.clipExtent();return t.scale(150).translate([0,0]),r!=null&&t.clipExtent(null),or(n,t.stream(vu)),e(vu.result()),r!=null&&t.clipExtent(r),t}function Bh(t,e,n){
return Yh(t,function(r){var i=e[1][0]-e[0][0],o=e[1][1]-e[0][1],a=Math.min(i/(r[1][0]-r[0][0]),o/(r[1][1]-r[0][1])),s=+e[0][0]+(i-a*(r[1][0]+r[0][0]))/2,c=+e[0][1]+
(o-a*(r[1][1]+r[0][1]))/2;t.scale(150*a).translate([s,c])},n)}function qy(t,e,n){return Bh(t,[[0,0],e],n)}function Xy(t,e,n){return Yh(t,function(r){var i=+e,o=i/
(r[1][0]-r[0][0]),a=(i-o*(r[1][0]+r[0][0]))/2,s=-o*r[0][1];t.scale(150*o).translate([a,s])},n)}function Uy(t,e,n){return Yh(t,function(r){var i=+e,o=i/(r[1][1]-
r[0][1]),a=-o*r[0][0],s=(i-o*(r[1][1]+r[0][1]))/2;t.scale(150*o).translate([a,s])},n)}var yy=16,x7=nt(30*xt);function by(t,e){return+e?w7(t,e):v7(t)}function v7(t){
return Au({point:function(e,n){e=t(e,n),this.stream.point(e[0],e[1])}})}function w7(t,e){function n(r,i,o,a,s,c,u,l,h,f,d,p,m,b){var y=u-r,g=l-i,v=y*y+g*g;if(v>
4*e&&m--){var x=a+f,_=s+d,w=c+p,M=Ae(x*x+_*_+w*w),k=Oe(w/=M),S=vt(vt(w)-1)<tt||vt(o-h)<tt?(o+h)/2:yn(_,x),T=t(S,k),$=T[0],A=T[1],R=$-r,E=A-i,C=g*R-y*E;(C*C/v>e||
vt((y*R+g*E)/v-.5)>.3||a*f+s*d+c*p<x7)&&(n(r,i,o,a,s,c,$,A,S,x/=M,_/=M,w,m,b),b.point($,A),n($,A,S,x,_,w,u,l,h,f,d,p,m,b))}}return function(r){var i,o,a,s,c,u,l,
h,f,d,p,m,b={point:y,lineStart:g,lineEnd:x,polygonStart:function(){r.polygonStart(),b.lineStart=_},polygonEnd:function(){r.polygonEnd(),b.lineStart=g}};function y(k,S){
k=t(k,S),r.point(k[0],k[1])}function g(){h=NaN,b.point=v,r.lineStart()}function v(k,S){var T=Io([k,S]),$=t(k,S);n(h,f,l,d,p,m,h=$[0],f=$[1],l=k,d=T[0],p=T[1],m=
T[2],yy,r),r.point(h,f)}function x(){b.point=y,r.lineEnd()}function _(){g(),b.point=w,b.lineEnd=M}function w(k,S){v(i=k,S),o=h,a=f,s=d,c=p,u=m,b.point=v}function M(){
n(h,f,l,d,p,m,o,a,i,s,c,u,yy,r),b.lineEnd=x,x()}return b}}var _7=Au({point:function(t,e){this.stream.point(t*xt,e*xt)}});function M7(t){return Au({point:function(e,n){
var r=t(e,n);return this.stream.point(r[0],r[1])}})}function S7(t,e,n,r,i){function o(a,s){return a*=r,s*=i,[e+t*a,n-t*s]}return o.invert=function(a,s){return[(a-
e)/t*r,(n-s)/t*i]},o}function xy(t,e,n,r,i,o){if(!o)return S7(t,e,n,r,i);var a=nt(o),s=K(o),c=a*t,u=s*t,l=a/t,h=s/t,f=(s*n-a*e)/t,d=(s*e+a*n)/t;function p(m,b){
return m*=r,b*=i,[c*m-u*b+e,n-u*m-c*b]}return p.invert=function(m,b){return[r*(l*m-h*b+f),i*(d-h*m-l*b)]},p}function Ir(t){return Wy(function(){return t})()}function Wy(t){
var e,n=150,r=480,i=250,o=0,a=0,s=0,c=0,u=0,l,h=0,f=1,d=1,p=null,m=uy,b=null,y,g,v,x=Ah,_=.5,w,M,k,S,T;function $(C){return k(C[0]*xt,C[1]*xt)}function A(C){return C=
k.invert(C[0],C[1]),C&&[C[0]*de,C[1]*de]}$.stream=function(C){return S&&T===C?S:S=_7(M7(l)(m(w(x(T=C)))))},$.preclip=function(C){return arguments.length?(m=C,p=
void 0,E()):m},$.postclip=function(C){return arguments.length?(x=C,b=y=g=v=null,E()):x},$.clipAngle=function(C){return arguments.length?(m=+C?o7(p=C*xt):(p=null,
uy),E()):p*de},$.clipExtent=function(C){return arguments.length?(x=C==null?(b=y=g=v=null,Ah):Fh(b=+C[0][0],y=+C[0][1],g=+C[1][0],v=+C[1][1]),E()):b==null?null:[
[b,y],[g,v]]},$.scale=function(C){return arguments.length?(n=+C,R()):n},$.translate=function(C){return arguments.length?(r=+C[0],i=+C[1],R()):[r,i]},$.center=function(C){
return arguments.length?(o=C[0]%360*xt,a=C[1]%360*xt,R()):[o*de,a*de]},$.rotate=function(C){return arguments.length?(s=C[0]%360*xt,c=C[1]%360*xt,u=C.length>2?C[2]%
360*xt:0,R()):[s*de,c*de,u*de]},$.angle=function(C){return arguments.length?(h=C%360*xt,R()):h*de},$.reflectX=function(C){return arguments.length?(f=C?-1:1,R()):
f<0},$.reflectY=function(C){return arguments.length?(d=C?-1:1,R()):d<0},$.precision=function(C){return arguments.length?(w=by(M,_=C*C),E()):Ae(_)},$.fitExtent=function(C,N){
return Bh($,C,N)},$.fitSize=function(C,N){return qy($,C,N)},$.fitWidth=function(C,N){return Xy($,C,N)},$.fitHeight=function(C,N){return Uy($,C,N)};function R(){
var C=xy(n,0,0,f,d,h).apply(null,e(o,a)),N=xy(n,r-C[0],i-C[1],f,d,h);return l=ky(s,c,u),M=$h(e,N),k=$h(l,M),w=by(M,_),E()}function E(){return S=T=null,$}return function(){
return e=t.apply(this,arguments),$.invert=e.invert&&A,R()}}function qh(t){var e=0,n=dt/3,r=Wy(t),i=r(e,n);return i.parallels=function(o){return arguments.length?
r(e=o[0]*xt,n=o[1]*xt):[e*de,n*de]},i}function $7(t){var e=nt(t);function n(r,i){return[r*e,K(i)/e]}return n.invert=function(r,i){return[r/e,Oe(i*e)]},n}function k7(t,e){
var n=K(t),r=(n+K(e))/2;if(vt(r)<tt)return $7(t);var i=1+n*(2*r-n),o=Ae(i)/r;function a(s,c){var u=Ae(i-2*r*K(c))/r;return[u*K(s*=r),o-u*nt(s)]}return a.invert=
function(s,c){var u=o-c,l=yn(s,vt(u))*on(u);return u*r<0&&(l-=dt*on(s)*on(u)),[l/r,Oe((i-(s*s+u*u)*r*r)/(2*r))]},a}function cs(){return qh(k7).scale(155.424).center(
[0,33.6442])}function Xh(){return cs().parallels([29.5,45.5]).scale(1070).translate([480,250]).rotate([96,0]).center([-.6,38.7])}function A7(t){var e=t.length;return{
point:function(n,r){for(var i=-1;++i<e;)t[i].point(n,r)},sphere:function(){for(var n=-1;++n<e;)t[n].sphere()},lineStart:function(){for(var n=-1;++n<e;)t[n].lineStart()},
lineEnd:function(){for(var n=-1;++n<e;)t[n].lineEnd()},polygonStart:function(){for(var n=-1;++n<e;)t[n].polygonStart()},polygonEnd:function(){for(var n=-1;++n<e;)
t[n].polygonEnd()}}}function Gy(){var t,e,n=Xh(),r,i=cs().rotate([154,0]).center([-2,58.5]).parallels([55,65]),o,a=cs().rotate([157,0]).center([-3,19.9]).parallels(
[8,18]),s,c,u={point:function(f,d){c=[f,d]}};function l(f){var d=f[0],p=f[1];return c=null,r.point(d,p),c||(o.point(d,p),c)||(s.point(d,p),c)}l.invert=function(f){
var d=n.scale(),p=n.translate(),m=(f[0]-p[0])/d,b=(f[1]-p[1])/d;return(b>=.12&&b<.234&&m>=-.425&&m<-.214?i:b>=.166&&b<.234&&m>=-.214&&m<-.115?a:n).invert(f)},l.
stream=function(f){return t&&e===f?t:t=A7([n.stream(e=f),i.stream(f),a.stream(f)])},l.precision=function(f){return arguments.length?(n.precision(f),i.precision(
f),a.precision(f),h()):n.precision()},l.scale=function(f){return arguments.length?(n.scale(f),i.scale(f*.35),a.scale(f),l.translate(n.translate())):n.scale()},l.
translate=function(f){if(!arguments.length)return n.translate();var d=n.scale(),p=+f[0],m=+f[1];return r=n.translate(f).clipExtent([[p-.455*d,m-.238*d],[p+.455*
d,m+.238*d]]).stream(u),o=i.translate([p-.307*d,m+.201*d]).clipExtent([[p-.425*d+tt,m+.12*d+tt],[p-.214*d-tt,m+.234*d-tt]]).stream(u),s=a.translate([p-.205*d,m+
.212*d]).clipExtent([[p-.214*d+tt,m+.166*d+tt],[p-.115*d-tt,m+.234*d-tt]]).stream(u),h()},l.fitExtent=function(f,d){return Bh(l,f,d)},l.fitSize=function(f,d){return qy(
l,f,d)},l.fitWidth=function(f,d){return Xy(l,f,d)},l.fitHeight=function(f,d){return Uy(l,f,d)};function h(){return t=e=null,l}return l.scale(1070)}function Hy(t){
return function(e,n){var r=nt(e),i=nt(n),o=t(r*i);return o===1/0?[2,0]:[o*i*K(e),o*K(n)]}}function fs(t){return function(e,n){var r=Ae(e*e+n*n),i=t(r),o=K(i),a=nt(
i);return[yn(e*o,r*a),Oe(r&&n*o/r)]}}var jy=Hy(function(t){return Ae(2/(1+t))});jy.invert=fs(function(t){return 2*Oe(t/2)});function Vy(){return Ir(jy).scale(124.75).
clipAngle(180-.001)}var Zy=Hy(function(t){return(t=wy(t))&&t/K(t)});Zy.invert=fs(function(t){return t});function Ky(){return Ir(Zy).scale(79.4188).clipAngle(180-
.001)}function Tu(t,e){return[t,cu(Oh((Wt+e)/2))]}Tu.invert=function(t,e){return[t,2*Po(vy(e))-Wt]};function Qy(){return Jy(Tu).scale(961/Ge)}function Jy(t){var e=Ir(
t),n=e.center,r=e.scale,i=e.translate,o=e.clipExtent,a=null,s,c,u;e.scale=function(h){return arguments.length?(r(h),l()):r()},e.translate=function(h){return arguments.
length?(i(h),l()):i()},e.center=function(h){return arguments.length?(n(h),l()):n()},e.clipExtent=function(h){return arguments.length?(h==null?a=s=c=u=null:(a=+h[0][0],
s=+h[0][1],c=+h[1][0],u=+h[1][1]),l()):a==null?null:[[a,s],[c,u]]};function l(){var h=dt*r(),f=e(KM(e.rotate()).invert([0,0]));return o(a==null?[[f[0]-h,f[1]-h],
[f[0]+h,f[1]+h]]:t===Tu?[[Math.max(f[0]-h,a),s],[Math.min(f[0]+h,c),u]]:[[a,Math.max(f[1]-h,s)],[c,Math.min(f[1]+h,u)]])}return l()}function ou(t){return Oh((Wt+
t)/2)}function T7(t,e){var n=nt(t),r=t===e?K(t):cu(n/nt(e))/cu(ou(e)/ou(t)),i=n*dh(ou(t),r)/r;if(!r)return Tu;function o(a,s){i>0?s<-Wt+tt&&(s=-Wt+tt):s>Wt-tt&&
(s=Wt-tt);var c=i/dh(ou(s),r);return[c*K(r*a),i-c*nt(r*a)]}return o.invert=function(a,s){var c=i-s,u=on(r)*Ae(a*a+c*c),l=yn(a,vt(c))*on(c);return c*r<0&&(l-=dt*
on(a)*on(c)),[l/r,2*Po(dh(i/u,1/r))-Wt]},o}function tb(){return qh(T7).scale(109.5).parallels([30,30])}function $u(t,e){return[t,e]}$u.invert=$u;function eb(){return Ir(
$u).scale(152.63)}function C7(t,e){var n=nt(t),r=t===e?K(t):(n-nt(e))/(e-t),i=n/r+t;if(vt(r)<tt)return $u;function o(a,s){var c=i-s,u=r*a;return[c*K(u),i-c*nt(u)]}
return o.invert=function(a,s){var c=i-s,u=yn(a,vt(c))*on(c);return c*r<0&&(u-=dt*on(a)*on(c)),[u/r,i-on(r)*Ae(a*a+c*c)]},o}function nb(){return qh(C7).scale(131.154).
center([0,13.9389])}var ns=1.340264,rs=-.081106,is=893e-6,os=.003796,ku=Ae(3)/2,E7=12;function rb(t,e){var n=Oe(ku*K(e)),r=n*n,i=r*r*r;return[t*nt(n)/(ku*(ns+3*
rs*r+i*(7*is+9*os*r))),n*(ns+rs*r+i*(is+os*r))]}rb.invert=function(t,e){for(var n=e,r=n*n,i=r*r*r,o=0,a,s,c;o<E7&&(s=n*(ns+rs*r+i*(is+os*r))-e,c=ns+3*rs*r+i*(7*
is+9*os*r),n-=a=s/c,r=n*n,i=r*r*r,!(vt(a)<su));++o);return[ku*t*(ns+3*rs*r+i*(7*is+9*os*r))/nt(n),Oe(K(n)/ku)]};function ib(){return Ir(rb).scale(177.158)}function ob(t,e){
var n=nt(e),r=nt(t)*n;return[n*K(t)/r,K(e)/r]}ob.invert=fs(Po);function ab(){return Ir(ob).scale(144.049).clipAngle(60)}function N7(t,e){var n=e*e,r=n*n;return[t*(.8707-.131979*n+r*(-.013791+r*(.003971*n-.001529*r))),e*(1.007226+n*(.015085+r*(-.044475+.028874*n-.005916*r)))]}N7.invert=
function(t,e){var n=e,r=25,i;do{var o=n*n,a=o*o;n-=i=(n*(1.007226+o*(.015085+a*(-.044475+.028874*o-.005916*a)))-e)/(1.007226+o*(.015085*3+a*(-.044475*7+.028874*
9*o-.005916*11*a)))}while(vt(i)>tt&&--r>0);return[t/(.8707+(o=n*n)*(-.131979+o*(-.013791+o*o*o*(.003971-.001529*o)))),n]};function sb(t,e){return[nt(e)*K(t),K(e)]}sb.invert=fs(Oe);function cb(){return Ir(sb).scale(249.5).clipAngle(90+tt)}function ub(t,e){var n=nt(e),r=1+nt(t)*n;return[
n*K(t)/r,K(e)/r]}ub.invert=fs(function(t){return 2*Po(t)});function lb(){return Ir(ub).scale(250).clipAngle(142)}function fb(t,e){return[cu(Oh((Wt+e)/2)),-t]}fb.
invert=function(t,e){return[-e,2*Po(vy(t))-Wt]};function hb(){var t=Jy(fb),e=t.center,n=t.rotate;return t.center=function(r){return arguments.length?e([-r[1],r[0]]):
(r=e(),[r[1],-r[0]])},t.rotate=function(r){return arguments.length?n([r[0],r[1],r.length>2?r[2]+90:90]):(r=n(),[r[0],r[1],r[2]-90])},n([0,0,90]).scale(159.155)}function R7(t,e){return t.parent===e.parent?1:2}function I7(t){return t.reduce(L7,0)/t.length}function L7(t,e){return t+e.x}function P7(t){return 1+t.reduce(D7,
0)}function D7(t,e){return Math.max(t,e.y)}function O7(t){for(var e;e=t.children;)t=e[0];return t}function z7(t){for(var e;e=t.children;)t=e[e.length-1];return t}
function Vh(){var t=R7,e=1,n=1,r=!1;function i(o){var a,s=0;o.eachAfter(function(f){var d=f.children;d?(f.x=I7(d),f.y=P7(d)):(f.x=a?s+=t(f,a):0,f.y=0,a=f)});var c=O7(
o),u=z7(o),l=c.x-t(c,u)/2,h=u.x+t(u,c)/2;return o.eachAfter(r?function(f){f.x=(f.x-o.x)*e,f.y=(o.y-f.y)*n}:function(f){f.x=(f.x-l)/(h-l)*e,f.y=(1-(o.y?f.y/o.y:1))*
n})}return i.separation=function(o){return arguments.length?(t=o,i):t},i.size=function(o){return arguments.length?(r=!1,e=+o[0],n=+o[1],i):r?null:[e,n]},i.nodeSize=
function(o){return arguments.length?(r=!0,e=+o[0],n=+o[1],i):r?[e,n]:null},i}function F7(t){var e=0,n=t.children,r=n&&n.length;if(!r)e=1;else for(;--r>=0;)e+=n[r].
value;t.value=e}function Y7(){return this.eachAfter(F7)}function B7(t,e){let n=-1;for(let r of this)t.call(e,r,++n,this);return this}function q7(t,e){for(var n=this,
r=[n],i,o,a=-1;n=r.pop();)if(t.call(e,n,++a,this),i=n.children)for(o=i.length-1;o>=0;--o)r.push(i[o]);return this}function X7(t,e){for(var n=this,r=[n],i=[],o,a,
s,c=-1;n=r.pop();)if(i.push(n),o=n.children)for(a=0,s=o.length;a<s;++a)r.push(o[a]);for(;n=i.pop();)t.call(e,n,++c,this);return this}function U7(t,e){let n=-1;for(let r of this)
if(t.call(e,r,++n,this))return r}function W7(t){return this.eachAfter(function(e){for(var n=+t(e.data)||0,r=e.children,i=r&&r.length;--i>=0;)n+=r[i].value;e.value=
n})}function G7(t){return this.eachBefore(function(e){e.children&&e.children.sort(t)})}function H7(t){for(var e=this,n=j7(e,t),r=[e];e!==n;)e=e.parent,r.push(e);
for(var i=r.length;t!==n;)r.splice(i,0,t),t=t.parent;return r}function j7(t,e){if(t===e)return t;var n=t.ancestors(),r=e.ancestors(),i=null;for(t=n.pop(),e=r.pop();t===
e;)i=t,t=n.pop(),e=r.pop();return i}function V7(){for(var t=this,e=[t];t=t.parent;)e.push(t);return e}function Z7(){return Array.from(this)}function K7(){var t=[];
return this.eachBefore(function(e){e.children||t.push(e)}),t}function Q7(){var t=this,e=[];return t.each(function(n){n!==t&&e.push({source:n.parent,target:n})}),
e}function*J7(){var t=this,e,n=[t],r,i,o;do for(e=n.reverse(),n=[];t=e.pop();)if(yield t,r=t.children)for(i=0,o=r.length;i<o;++i)n.push(r[i]);while(n.length)}function mb(t,e){
t instanceof Map?(t=[void 0,t],e===void 0&&(e=n9)):e===void 0&&(e=e9);for(var n=new Do(t),r,i=[n],o,a,s,c;r=i.pop();)if((a=e(r.data))&&(c=(a=Array.from(a)).length))
for(r.children=a,s=c-1;s>=0;--s)i.push(o=a[s]=new Do(a[s])),o.parent=r,o.depth=r.depth+1;return n.eachBefore(gb)}function t9(){return mb(this).eachBefore(r9)}function e9(t){
return t.children}function n9(t){return Array.isArray(t)?t[1]:null}function r9(t){t.data.value!==void 0&&(t.value=t.data.value),t.data=t.data.data}function gb(t){
var e=0;do t.height=e;while((t=t.parent)&&t.height<++e)}function Do(t){this.data=t,this.depth=this.height=0,this.parent=null}Do.prototype=mb.prototype={constructor:Do,
count:Y7,each:B7,eachAfter:X7,eachBefore:q7,find:U7,sum:W7,sort:G7,path:H7,ancestors:V7,descendants:Z7,leaves:K7,links:Q7,copy:t9,[Symbol.iterator]:J7};function Uh(t){
return t==null?null:i9(t)}function i9(t){if(typeof t!="function")throw new Error;return t}function yb(t,e,n,r,i){for(var o=t.children,a,s=-1,c=o.length,u=t.value&&(r-e)/t.value;++s<c;)a=o[s],a.y0=n,a.y1=i,a.x0=e,a.x1=e+=a.value*u}var o9={depth:-1},db={},Wh={};function a9(t){return t.id}function s9(t){return t.parentId}function Zh(){var t=a9,e=s9,n;function r(i){var o=Array.from(i),a=t,s=e,
c,u,l,h,f,d,p,m,b=new Map;if(n!=null){let y=o.map((x,_)=>c9(n(x,_,i))),g=y.map(pb),v=new Set(y).add("");for(let x of g)v.has(x)||(v.add(x),y.push(x),g.push(pb(x)),
o.push(Wh));a=(x,_)=>y[_],s=(x,_)=>g[_]}for(l=0,c=o.length;l<c;++l)u=o[l],d=o[l]=new Do(u),(p=a(u,l,i))!=null&&(p+="")&&(m=d.id=p,b.set(m,b.has(m)?db:d)),(p=s(u,
l,i))!=null&&(p+="")&&(d.parent=p);for(l=0;l<c;++l)if(d=o[l],p=d.parent){if(f=b.get(p),!f)throw new Error("missing: "+p);if(f===db)throw new Error("ambiguous: "+
p);f.children?f.children.push(d):f.children=[d],d.parent=f}else{if(h)throw new Error("multiple roots");h=d}if(!h)throw new Error("no root");if(n!=null){for(;h.data===
Wh&&h.children.length===1;)h=h.children[0],--c;for(let y=o.length-1;y>=0&&(d=o[y],d.data===Wh);--y)d.data=null}if(h.parent=o9,h.eachBefore(function(y){y.depth=y.
parent.depth+1,--c}).eachBefore(gb),h.parent=null,c>0)throw new Error("cycle");return h}return r.id=function(i){return arguments.length?(t=Uh(i),r):t},r.parentId=
function(i){return arguments.length?(e=Uh(i),r):e},r.path=function(i){return arguments.length?(n=Uh(i),r):n},r}function c9(t){t=`${t}`;let e=t.length;return jh(
t,e-1)&&!jh(t,e-2)&&(t=t.slice(0,-1)),t[0]==="/"?t:`/${t}`}function pb(t){let e=t.length;if(e<2)return"";for(;--e>1&&!jh(t,e););return t.slice(0,e)}function jh(t,e){
if(t[e]==="/"){let n=0;for(;e>0&&t[--e]==="\\";)++n;if((n&1)===0)return!0}return!1}function u9(t,e){return t.parent===e.parent?1:2}function Gh(t){var e=t.children;
return e?e[0]:t.t}function Hh(t){var e=t.children;return e?e[e.length-1]:t.t}function l9(t,e,n){var r=n/(e.i-t.i);e.c-=r,e.s+=n,t.c+=r,e.z+=n,e.m+=n}function f9(t){
for(var e=0,n=0,r=t.children,i=r.length,o;--i>=0;)o=r[i],o.z+=e,o.m+=e,e+=o.s+(n+=o.c)}function h9(t,e,n){return t.a.parent===e.parent?t.a:n}function Cu(t,e){this.
_=t,this.parent=null,this.children=null,this.A=null,this.a=this,this.z=0,this.m=0,this.c=0,this.s=0,this.t=null,this.i=e}Cu.prototype=Object.create(Do.prototype);
function d9(t){for(var e=new Cu(t,0),n,r=[e],i,o,a,s;n=r.pop();)if(o=n._.children)for(n.children=new Array(s=o.length),a=s-1;a>=0;--a)r.push(i=n.children[a]=new Cu(
o[a],a)),i.parent=n;return(e.parent=new Cu(null,0)).children=[e],e}function Oo(){var t=u9,e=1,n=1,r=null;function i(u){var l=d9(u);if(l.eachAfter(o),l.parent.m=
-l.z,l.eachBefore(a),r)u.eachBefore(c);else{var h=u,f=u,d=u;u.eachBefore(function(g){g.x<h.x&&(h=g),g.x>f.x&&(f=g),g.depth>d.depth&&(d=g)});var p=h===f?1:t(h,f)/
2,m=p-h.x,b=e/(f.x+p+m),y=n/(d.depth||1);u.eachBefore(function(g){g.x=(g.x+m)*b,g.y=g.depth*y})}return u}function o(u){var l=u.children,h=u.parent.children,f=u.
i?h[u.i-1]:null;if(l){f9(u);var d=(l[0].z+l[l.length-1].z)/2;f?(u.z=f.z+t(u._,f._),u.m=u.z-d):u.z=d}else f&&(u.z=f.z+t(u._,f._));u.parent.A=s(u,f,u.parent.A||h[0])}
function a(u){u._.x=u.z+u.parent.m,u.m+=u.parent.m}function s(u,l,h){if(l){for(var f=u,d=u,p=l,m=f.parent.children[0],b=f.m,y=d.m,g=p.m,v=m.m,x;p=Hh(p),f=Gh(f),
p&&f;)m=Gh(m),d=Hh(d),d.a=u,x=p.z+g-f.z-b+t(p._,f._),x>0&&(l9(h9(p,u,h),u,x),b+=x,y+=x),g+=p.m,b+=f.m,v+=m.m,y+=d.m;p&&!Hh(d)&&(d.t=p,d.m+=g-y),f&&!Gh(m)&&(m.t=
f,m.m+=b-v,h=u)}return h}function c(u){u.x*=e,u.y=u.depth*n}return i.separation=function(u){return arguments.length?(t=u,i):t},i.size=function(u){return arguments.
length?(r=!1,e=+u[0],n=+u[1],i):r?null:[e,n]},i.nodeSize=function(u){return arguments.length?(r=!0,e=+u[0],n=+u[1],i):r?[e,n]:null},i}function bb(t,e,n,r,i){for(var o=t.
children,a,s=-1,c=o.length,u=t.value&&(i-n)/t.value;++s<c;)a=o[s],a.x0=e,a.x1=r,a.y0=n,a.y1=n+=a.value*u}var xb=(1+Math.sqrt(5))/2;function vb(t,e,n,r,i,o){for(var a=[],
s=e.children,c,u,l=0,h=0,f=s.length,d,p,m=e.value,b,y,g,v,x,_,w;l<f;){d=i-n,p=o-r;do b=s[h++].value;while(!b&&h<f);for(y=g=b,_=Math.max(p/d,d/p)/(m*t),w=b*b*_,x=
Math.max(g/w,w/y);h<f;++h){if(b+=u=s[h].value,u<y&&(y=u),u>g&&(g=u),w=b*b*_,v=Math.max(g/w,w/y),v>x){b-=u;break}x=v}a.push(c={value:b,dice:d<p,children:s.slice(
l,h)}),c.dice?yb(c,n,r,i,m?r+=p*b/m:o):bb(c,n,r,m?n+=d*b/m:i,o),m-=b,l=h}return a}var GE=(function t(e){function n(r,i,o,a,s){vb(e,r,i,o,a,s)}return n.ratio=function(r){
return t((r=+r)>1?r:1)},n})(xb);var HE=(function t(e){function n(r,i,o,a,s){if((c=r._squarify)&&c.ratio===e)for(var c,u,l,h,f=-1,d,p=c.length,m=r.value;++f<p;){for(u=c[f],l=u.children,h=u.value=
0,d=l.length;h<d;++h)u.value+=l[h].value;u.dice?yb(u,i,o,a,m?o+=(s-o)*u.value/m:s):bb(u,i,o,m?i+=(a-i)*u.value/m:a,s),m-=u.value}else r._squarify=c=vb(e,r,i,o,a,
s),c.ratio=e}return n.ratio=function(r){return t((r=+r)>1?r:1)},n})(xb);var pe=Math.random,VE=(function t(e){function n(r,i){return r=r==null?0:+r,i=i==null?1:+i,arguments.length===1?(i=r,r=0):i-=r,function(){return e()*i+r}}return n.
source=t,n})(pe),ZE=(function t(e){function n(r,i){return arguments.length<2&&(i=r,r=0),r=Math.floor(r),i=Math.floor(i)-r,function(){return Math.floor(e()*i+r)}}
return n.source=t,n})(pe),_b=(function t(e){function n(r,i){var o,a;return r=r==null?0:+r,i=i==null?1:+i,function(){var s;if(o!=null)s=o,o=null;else do o=e()*2-
1,s=e()*2-1,a=o*o+s*s;while(!a||a>1);return r+i*s*Math.sqrt(-2*Math.log(a)/a)}}return n.source=t,n})(pe),KE=(function t(e){var n=_b.source(e);function r(){var i=n.
apply(this,arguments);return function(){return Math.exp(i())}}return r.source=t,r})(pe),p9=(function t(e){function n(r){return(r=+r)<=0?()=>0:function(){for(var i=0,
o=r;o>1;--o)i+=e();return i+o*e()}}return n.source=t,n})(pe),QE=(function t(e){var n=p9.source(e);function r(i){if((i=+i)==0)return e;var o=n(i);return function(){
return o()/i}}return r.source=t,r})(pe),JE=(function t(e){function n(r){return function(){return-Math.log1p(-e())/r}}return n.source=t,n})(pe),tN=(function t(e){
function n(r){if((r=+r)<0)throw new RangeError("invalid alpha");return r=1/-r,function(){return Math.pow(1-e(),r)}}return n.source=t,n})(pe),eN=(function t(e){function n(r){
if((r=+r)<0||r>1)throw new RangeError("invalid p");return function(){return Math.floor(e()+r)}}return n.source=t,n})(pe),m9=(function t(e){function n(r){if((r=+r)<
0||r>1)throw new RangeError("invalid p");return r===0?()=>1/0:r===1?()=>1:(r=Math.log1p(-r),function(){return 1+Math.floor(Math.log1p(-e())/r)})}return n.source=
t,n})(pe),Mb=(function t(e){var n=_b.source(e)();function r(i,o){if((i=+i)<0)throw new RangeError("invalid k");if(i===0)return()=>0;if(o=o==null?1:+o,i===1)return()=>-Math.
log1p(-e())*o;var a=(i<1?i+1:i)-1/3,s=1/(3*Math.sqrt(a)),c=i<1?()=>Math.pow(e(),1/i):()=>1;return function(){do{do var u=n(),l=1+s*u;while(l<=0);l*=l*l;var h=1-
e()}while(h>=1-.0331*u*u*u*u&&Math.log(h)>=.5*u*u+a*(1-l+Math.log(l)));return a*l*c()*o}}return r.source=t,r})(pe),g9=(function t(e){var n=Mb.source(e);function r(i,o){
var a=n(i),s=n(o);return function(){var c=a();return c===0?0:c/(c+s())}}return r.source=t,r})(pe),y9=(function t(e){var n=m9.source(e),r=g9.source(e);function i(o,a){
return o=+o,(a=+a)>=1?()=>o:a<=0?()=>0:function(){for(var s=0,c=o,u=a;c*u>16&&c*(1-u)>16;){var l=Math.floor((c+1)*u),h=r(l,c-l+1)();h<=u?(s+=l,c-=l,u=(u-h)/(1-h)):
(c=l-1,u/=h)}for(var f=u<.5,d=f?u:1-u,p=n(d),m=p(),b=0;m<=c;++b)m+=p();return s+(f?b:c-b)}}return i.source=t,i})(pe),nN=(function t(e){function n(r,i,o){var a;return(r=
+r)==0?a=s=>-Math.log(s):(r=1/r,a=s=>Math.pow(s,r)),i=i==null?0:+i,o=o==null?1:+o,function(){return i+o*a(-Math.log1p(-e()))}}return n.source=t,n})(pe),rN=(function t(e){
function n(r,i){return r=r==null?0:+r,i=i==null?1:+i,function(){return r+i*Math.tan(Math.PI*e())}}return n.source=t,n})(pe),iN=(function t(e){function n(r,i){return r=
r==null?0:+r,i=i==null?1:+i,function(){var o=e();return r+i*Math.log(o/(1-o))}}return n.source=t,n})(pe),oN=(function t(e){var n=Mb.source(e),r=y9.source(e);function i(o){
return function(){for(var a=0,s=o;s>16;){var c=Math.floor(.875*s),u=n(c)();if(u>s)return a+r(c-1,s/u)();a+=c,s-=u}for(var l=-Math.log1p(-e()),h=0;l<=s;++h)l-=Math.
log1p(-e());return a+h}}return i.source=t,i})(pe),b9=1664525,x9=1013904223,wb=1/4294967296;function hs(t=Math.random()){let e=(0<=t&&t<1?t/wb:Math.abs(t))|0;return()=>(e=
b9*e+x9|0,wb*(e>>>0))}var Kh=new Date,Qh=new Date;function te(t,e,n,r){function i(o){return t(o=arguments.length===0?new Date:new Date(+o)),o}return i.floor=o=>(t(o=new Date(+o)),o),
i.ceil=o=>(t(o=new Date(o-1)),e(o,1),t(o),o),i.round=o=>{let a=i(o),s=i.ceil(o);return o-a<s-o?a:s},i.offset=(o,a)=>(e(o=new Date(+o),a==null?1:Math.floor(a)),o),
i.range=(o,a,s)=>{let c=[];if(o=i.ceil(o),s=s==null?1:Math.floor(s),!(o<a)||!(s>0))return c;let u;do c.push(u=new Date(+o)),e(o,s),t(o);while(u<o&&o<a);return c},
i.filter=o=>te(a=>{if(a>=a)for(;t(a),!o(a);)a.setTime(a-1)},(a,s)=>{if(a>=a)if(s<0)for(;++s<=0;)for(;e(a,-1),!o(a););else for(;--s>=0;)for(;e(a,1),!o(a););}),n&&
(i.count=(o,a)=>(Kh.setTime(+o),Qh.setTime(+a),t(Kh),t(Qh),Math.floor(n(Kh,Qh))),i.every=o=>(o=Math.floor(o),!isFinite(o)||!(o>0)?null:o>1?i.filter(r?a=>r(a)%o===
0:a=>i.count(0,a)%o===0):i)),i}var Eu=te(()=>{},(t,e)=>{t.setTime(+t+e)},(t,e)=>e-t);Eu.every=t=>(t=Math.floor(t),!isFinite(t)||!(t>0)?null:t>1?te(e=>{e.setTime(
Math.floor(e/t)*t)},(e,n)=>{e.setTime(+e+n*t)},(e,n)=>(n-e)/t):Eu);var cN=Eu.range,cr=1e3,an=cr*60,ur=an*60,lr=ur*24,td=lr*7,Sb=lr*30,Jh=lr*365,Te=te(t=>{t.setTime(
t-t.getMilliseconds())},(t,e)=>{t.setTime(+t+e*cr)},(t,e)=>(e-t)/cr,t=>t.getUTCSeconds()),uN=Te.range,ki=te(t=>{t.setTime(t-t.getMilliseconds()-t.getSeconds()*cr)},
(t,e)=>{t.setTime(+t+e*an)},(t,e)=>(e-t)/an,t=>t.getMinutes()),lN=ki.range,Ai=te(t=>{t.setUTCSeconds(0,0)},(t,e)=>{t.setTime(+t+e*an)},(t,e)=>(e-t)/an,t=>t.getUTCMinutes()),
fN=Ai.range,Ti=te(t=>{t.setTime(t-t.getMilliseconds()-t.getSeconds()*cr-t.getMinutes()*an)},(t,e)=>{t.setTime(+t+e*ur)},(t,e)=>(e-t)/ur,t=>t.getHours()),hN=Ti.range,
Ci=te(t=>{t.setUTCMinutes(0,0,0)},(t,e)=>{t.setTime(+t+e*ur)},(t,e)=>(e-t)/ur,t=>t.getUTCHours()),dN=Ci.range,Cn=te(t=>t.setHours(0,0,0,0),(t,e)=>t.setDate(t.getDate()+
e),(t,e)=>(e-t-(e.getTimezoneOffset()-t.getTimezoneOffset())*an)/lr,t=>t.getDate()-1),pN=Cn.range,zo=te(t=>{t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCDate(t.getUTCDate()+
e)},(t,e)=>(e-t)/lr,t=>t.getUTCDate()-1),mN=zo.range,ds=te(t=>{t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCDate(t.getUTCDate()+e)},(t,e)=>(e-t)/lr,t=>Math.floor(t/lr)),
gN=ds.range;function Ei(t){return te(e=>{e.setDate(e.getDate()-(e.getDay()+7-t)%7),e.setHours(0,0,0,0)},(e,n)=>{e.setDate(e.getDate()+n*7)},(e,n)=>(n-e-(n.getTimezoneOffset()-
e.getTimezoneOffset())*an)/td)}var En=Ei(0),Ni=Ei(1),ed=Ei(2),nd=Ei(3),fr=Ei(4),rd=Ei(5),id=Ei(6),yN=En.range,bN=Ni.range,xN=ed.range,vN=nd.range,wN=fr.range,_N=rd.
range,MN=id.range;function Ri(t){return te(e=>{e.setUTCDate(e.getUTCDate()-(e.getUTCDay()+7-t)%7),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCDate(e.getUTCDate()+n*
7)},(e,n)=>(n-e)/td)}var Nn=Ri(0),Ii=Ri(1),od=Ri(2),ad=Ri(3),hr=Ri(4),sd=Ri(5),cd=Ri(6),SN=Nn.range,$N=Ii.range,kN=od.range,AN=ad.range,TN=hr.range,CN=sd.range,
EN=cd.range,Li=te(t=>{t.setDate(1),t.setHours(0,0,0,0)},(t,e)=>{t.setMonth(t.getMonth()+e)},(t,e)=>e.getMonth()-t.getMonth()+(e.getFullYear()-t.getFullYear())*12,
t=>t.getMonth()),NN=Li.range,Pi=te(t=>{t.setUTCDate(1),t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCMonth(t.getUTCMonth()+e)},(t,e)=>e.getUTCMonth()-t.getUTCMonth()+
(e.getUTCFullYear()-t.getUTCFullYear())*12,t=>t.getUTCMonth()),RN=Pi.range,ze=te(t=>{t.setMonth(0,1),t.setHours(0,0,0,0)},(t,e)=>{t.setFullYear(t.getFullYear()+
e)},(t,e)=>e.getFullYear()-t.getFullYear(),t=>t.getFullYear());ze.every=t=>!isFinite(t=Math.floor(t))||!(t>0)?null:te(e=>{e.setFullYear(Math.floor(e.getFullYear()/
t)*t),e.setMonth(0,1),e.setHours(0,0,0,0)},(e,n)=>{e.setFullYear(e.getFullYear()+n*t)});var IN=ze.range,Fe=te(t=>{t.setUTCMonth(0,1),t.setUTCHours(0,0,0,0)},(t,e)=>{
t.setUTCFullYear(t.getUTCFullYear()+e)},(t,e)=>e.getUTCFullYear()-t.getUTCFullYear(),t=>t.getUTCFullYear());Fe.every=t=>!isFinite(t=Math.floor(t))||!(t>0)?null:
te(e=>{e.setUTCFullYear(Math.floor(e.getUTCFullYear()/t)*t),e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCFullYear(e.getUTCFullYear()+n*t)});var LN=Fe.
range;function $b(t,e,n,r,i,o){let a=[[Te,1,cr],[Te,5,5*cr],[Te,15,15*cr],[Te,30,30*cr],[o,1,an],[o,5,5*an],[o,15,15*an],[o,30,30*an],[i,1,ur],[i,3,3*ur],[i,6,6*
ur],[i,12,12*ur],[r,1,lr],[r,2,2*lr],[n,1,td],[e,1,Sb],[e,3,3*Sb],[t,1,Jh]];function s(u,l,h){let f=l<u;f&&([u,l]=[l,u]);let d=h&&typeof h.range=="function"?h:c(
u,l,h),p=d?d.range(u,+l+1):[];return f?p.reverse():p}function c(u,l,h){let f=Math.abs(l-u)/h,d=go(([,,b])=>b).right(a,f);if(d===a.length)return t.every(Ba(u/Jh,
l/Jh,h));if(d===0)return Eu.every(Math.max(Ba(u,l,h),1));let[p,m]=a[f/a[d-1][2]<a[d][2]/f?d-1:d];return p.every(m)}return[s,c]}var[kb,Nu]=$b(Fe,Pi,Nn,ds,Ci,Ai),
[Ab,Tb]=$b(ze,Li,En,Cn,Ti,ki);function ud(t){if(0<=t.y&&t.y<100){var e=new Date(-1,t.m,t.d,t.H,t.M,t.S,t.L);return e.setFullYear(t.y),e}return new Date(t.y,t.m,t.d,t.H,t.M,t.S,t.L)}function ld(t){
if(0<=t.y&&t.y<100){var e=new Date(Date.UTC(-1,t.m,t.d,t.H,t.M,t.S,t.L));return e.setUTCFullYear(t.y),e}return new Date(Date.UTC(t.y,t.m,t.d,t.H,t.M,t.S,t.L))}function ps(t,e,n){
return{y:t,m:e,d:n,H:0,M:0,S:0,L:0}}function v9(t){var e=t.dateTime,n=t.date,r=t.time,i=t.periods,o=t.days,a=t.shortDays,s=t.months,c=t.shortMonths,u=ms(i),l=gs(
i),h=ms(o),f=gs(o),d=ms(a),p=gs(a),m=ms(s),b=gs(s),y=ms(c),g=gs(c),v={a:I,A:F,b:P,B:Y,c:null,d:Lb,e:Lb,f:X9,g:J9,G:eS,H:Y9,I:B9,j:q9,L:Fb,m:U9,M:W9,p:q,q:U,Q:Ob,
s:zb,S:G9,u:H9,U:j9,V:V9,w:Z9,W:K9,x:null,X:null,y:Q9,Y:tS,Z:nS,"%":Db},x={a:X,A:ot,b:st,B:ut,c:null,d:Pb,e:Pb,f:aS,g:gS,G:bS,H:rS,I:iS,j:oS,L:Bb,m:sS,M:cS,p:W,
q:at,Q:Ob,s:zb,S:uS,u:lS,U:fS,V:hS,w:dS,W:pS,x:null,X:null,y:mS,Y:yS,Z:xS,"%":Db},_={a:T,A:$,b:A,B:R,c:E,d:Rb,e:Rb,f:D9,g:Nb,G:Eb,H:Ib,I:Ib,j:R9,L:P9,m:N9,M:I9,
p:S,q:E9,Q:z9,s:F9,S:L9,u:$9,U:k9,V:A9,w:S9,W:T9,x:C,X:N,y:Nb,Y:Eb,Z:C9,"%":O9};v.x=w(n,v),v.X=w(r,v),v.c=w(e,v),x.x=w(n,x),x.X=w(r,x),x.c=w(e,x);function w(O,G){
return function(H){var D=[],mt=-1,J=0,gt=O.length,bt,It,wn;for(H instanceof Date||(H=new Date(+H));++mt<gt;)O.charCodeAt(mt)===37&&(D.push(O.slice(J,mt)),(It=Cb[bt=
O.charAt(++mt)])!=null?bt=O.charAt(++mt):It=bt==="e"?" ":"0",(wn=G[bt])&&(bt=wn(H,It)),D.push(bt),J=mt+1);return D.push(O.slice(J,mt)),D.join("")}}function M(O,G){
return function(H){var D=ps(1900,void 0,1),mt=k(D,O,H+="",0),J,gt;if(mt!=H.length)return null;if("Q"in D)return new Date(D.Q);if("s"in D)return new Date(D.s*1e3+
("L"in D?D.L:0));if(G&&!("Z"in D)&&(D.Z=0),"p"in D&&(D.H=D.H%12+D.p*12),D.m===void 0&&(D.m="q"in D?D.q:0),"V"in D){if(D.V<1||D.V>53)return null;"w"in D||(D.w=1),
"Z"in D?(J=ld(ps(D.y,0,1)),gt=J.getUTCDay(),J=gt>4||gt===0?Ii.ceil(J):Ii(J),J=zo.offset(J,(D.V-1)*7),D.y=J.getUTCFullYear(),D.m=J.getUTCMonth(),D.d=J.getUTCDate()+
(D.w+6)%7):(J=ud(ps(D.y,0,1)),gt=J.getDay(),J=gt>4||gt===0?Ni.ceil(J):Ni(J),J=Cn.offset(J,(D.V-1)*7),D.y=J.getFullYear(),D.m=J.getMonth(),D.d=J.getDate()+(D.w+6)%
7)}else("W"in D||"U"in D)&&("w"in D||(D.w="u"in D?D.u%7:"W"in D?1:0),gt="Z"in D?ld(ps(D.y,0,1)).getUTCDay():ud(ps(D.y,0,1)).getDay(),D.m=0,D.d="W"in D?(D.w+6)%7+
D.W*7-(gt+5)%7:D.w+D.U*7-(gt+6)%7);return"Z"in D?(D.H+=D.Z/100|0,D.M+=D.Z%100,ld(D)):ud(D)}}function k(O,G,H,D){for(var mt=0,J=G.length,gt=H.length,bt,It;mt<J;){
if(D>=gt)return-1;if(bt=G.charCodeAt(mt++),bt===37){if(bt=G.charAt(mt++),It=_[bt in Cb?G.charAt(mt++):bt],!It||(D=It(O,H,D))<0)return-1}else if(bt!=H.charCodeAt(
D++))return-1}return D}function S(O,G,H){var D=u.exec(G.slice(H));return D?(O.p=l.get(D[0].toLowerCase()),H+D[0].length):-1}function T(O,G,H){var D=d.exec(G.slice(
H));return D?(O.w=p.get(D[0].toLowerCase()),H+D[0].length):-1}function $(O,G,H){var D=h.exec(G.slice(H));return D?(O.w=f.get(D[0].toLowerCase()),H+D[0].length):
-1}function A(O,G,H){var D=y.exec(G.slice(H));return D?(O.m=g.get(D[0].toLowerCase()),H+D[0].length):-1}function R(O,G,H){var D=m.exec(G.slice(H));return D?(O.m=
b.get(D[0].toLowerCase()),H+D[0].length):-1}function E(O,G,H){return k(O,e,G,H)}function C(O,G,H){return k(O,n,G,H)}function N(O,G,H){return k(O,r,G,H)}function I(O){
return a[O.getDay()]}function F(O){return o[O.getDay()]}function P(O){return c[O.getMonth()]}function Y(O){return s[O.getMonth()]}function q(O){return i[+(O.getHours()>=
12)]}function U(O){return 1+~~(O.getMonth()/3)}function X(O){return a[O.getUTCDay()]}function ot(O){return o[O.getUTCDay()]}function st(O){return c[O.getUTCMonth()]}
function ut(O){return s[O.getUTCMonth()]}function W(O){return i[+(O.getUTCHours()>=12)]}function at(O){return 1+~~(O.getUTCMonth()/3)}return{format:function(O){
var G=w(O+="",v);return G.toString=function(){return O},G},parse:function(O){var G=M(O+="",!1);return G.toString=function(){return O},G},utcFormat:function(O){var G=w(
O+="",x);return G.toString=function(){return O},G},utcParse:function(O){var G=M(O+="",!0);return G.toString=function(){return O},G}}}var Cb={"-":"",_:" ",0:"0"},
ae=/^\s*\d+/,w9=/^%/,_9=/[\\^$*+?|[\]().{}]/g;function wt(t,e,n){var r=t<0?"-":"",i=(r?-t:t)+"",o=i.length;return r+(o<n?new Array(n-o+1).join(e)+i:i)}function M9(t){
return t.replace(_9,"\\$&")}function ms(t){return new RegExp("^(?:"+t.map(M9).join("|")+")","i")}function gs(t){return new Map(t.map((e,n)=>[e.toLowerCase(),n]))}
function S9(t,e,n){var r=ae.exec(e.slice(n,n+1));return r?(t.w=+r[0],n+r[0].length):-1}function $9(t,e,n){var r=ae.exec(e.slice(n,n+1));return r?(t.u=+r[0],n+r[0].
length):-1}function k9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.U=+r[0],n+r[0].length):-1}function A9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.V=
+r[0],n+r[0].length):-1}function T9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.W=+r[0],n+r[0].length):-1}function Eb(t,e,n){var r=ae.exec(e.slice(n,n+4));
return r?(t.y=+r[0],n+r[0].length):-1}function Nb(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.y=+r[0]+(+r[0]>68?1900:2e3),n+r[0].length):-1}function C9(t,e,n){
var r=/^(Z)|([+-]\d\d)(?::?(\d\d))?/.exec(e.slice(n,n+6));return r?(t.Z=r[1]?0:-(r[2]+(r[3]||"00")),n+r[0].length):-1}function E9(t,e,n){var r=ae.exec(e.slice(n,
n+1));return r?(t.q=r[0]*3-3,n+r[0].length):-1}function N9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.m=r[0]-1,n+r[0].length):-1}function Rb(t,e,n){var r=ae.
exec(e.slice(n,n+2));return r?(t.d=+r[0],n+r[0].length):-1}function R9(t,e,n){var r=ae.exec(e.slice(n,n+3));return r?(t.m=0,t.d=+r[0],n+r[0].length):-1}function Ib(t,e,n){
var r=ae.exec(e.slice(n,n+2));return r?(t.H=+r[0],n+r[0].length):-1}function I9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.M=+r[0],n+r[0].length):-1}function L9(t,e,n){
var r=ae.exec(e.slice(n,n+2));return r?(t.S=+r[0],n+r[0].length):-1}function P9(t,e,n){var r=ae.exec(e.slice(n,n+3));return r?(t.L=+r[0],n+r[0].length):-1}function D9(t,e,n){
var r=ae.exec(e.slice(n,n+6));return r?(t.L=Math.floor(r[0]/1e3),n+r[0].length):-1}function O9(t,e,n){var r=w9.exec(e.slice(n,n+1));return r?n+r[0].length:-1}function z9(t,e,n){
var r=ae.exec(e.slice(n));return r?(t.Q=+r[0],n+r[0].length):-1}function F9(t,e,n){var r=ae.exec(e.slice(n));return r?(t.s=+r[0],n+r[0].length):-1}function Lb(t,e){
return wt(t.getDate(),e,2)}function Y9(t,e){return wt(t.getHours(),e,2)}function B9(t,e){return wt(t.getHours()%12||12,e,2)}function q9(t,e){return wt(1+Cn.count(
ze(t),t),e,3)}function Fb(t,e){return wt(t.getMilliseconds(),e,3)}function X9(t,e){return Fb(t,e)+"000"}function U9(t,e){return wt(t.getMonth()+1,e,2)}function W9(t,e){
return wt(t.getMinutes(),e,2)}function G9(t,e){return wt(t.getSeconds(),e,2)}function H9(t){var e=t.getDay();return e===0?7:e}function j9(t,e){return wt(En.count(
ze(t)-1,t),e,2)}function Yb(t){var e=t.getDay();return e>=4||e===0?fr(t):fr.ceil(t)}function V9(t,e){return t=Yb(t),wt(fr.count(ze(t),t)+(ze(t).getDay()===4),e,
2)}function Z9(t){return t.getDay()}function K9(t,e){return wt(Ni.count(ze(t)-1,t),e,2)}function Q9(t,e){return wt(t.getFullYear()%100,e,2)}function J9(t,e){return t=
Yb(t),wt(t.getFullYear()%100,e,2)}function tS(t,e){return wt(t.getFullYear()%1e4,e,4)}function eS(t,e){var n=t.getDay();return t=n>=4||n===0?fr(t):fr.ceil(t),wt(
t.getFullYear()%1e4,e,4)}function nS(t){var e=t.getTimezoneOffset();return(e>0?"-":(e*=-1,"+"))+wt(e/60|0,"0",2)+wt(e%60,"0",2)}function Pb(t,e){return wt(t.getUTCDate(),
e,2)}function rS(t,e){return wt(t.getUTCHours(),e,2)}function iS(t,e){return wt(t.getUTCHours()%12||12,e,2)}function oS(t,e){return wt(1+zo.count(Fe(t),t),e,3)}
function Bb(t,e){return wt(t.getUTCMilliseconds(),e,3)}function aS(t,e){return Bb(t,e)+"000"}function sS(t,e){return wt(t.getUTCMonth()+1,e,2)}function cS(t,e){
return wt(t.getUTCMinutes(),e,2)}function uS(t,e){return wt(t.getUTCSeconds(),e,2)}function lS(t){var e=t.getUTCDay();return e===0?7:e}function fS(t,e){return wt(
Nn.count(Fe(t)-1,t),e,2)}function qb(t){var e=t.getUTCDay();return e>=4||e===0?hr(t):hr.ceil(t)}function hS(t,e){return t=qb(t),wt(hr.count(Fe(t),t)+(Fe(t).getUTCDay()===
4),e,2)}function dS(t){return t.getUTCDay()}function pS(t,e){return wt(Ii.count(Fe(t)-1,t),e,2)}function mS(t,e){return wt(t.getUTCFullYear()%100,e,2)}function gS(t,e){
return t=qb(t),wt(t.getUTCFullYear()%100,e,2)}function yS(t,e){return wt(t.getUTCFullYear()%1e4,e,4)}function bS(t,e){var n=t.getUTCDay();return t=n>=4||n===0?hr(
t):hr.ceil(t),wt(t.getUTCFullYear()%1e4,e,4)}function xS(){return"+0000"}function Db(){return"%"}function Ob(t){return+t}function zb(t){return Math.floor(+t/1e3)}
var Fo,ys,vS,Rn,Xb;wS({dateTime:"%x, %X",date:"%-m/%-d/%Y",time:"%-I:%M:%S %p",periods:["AM","PM"],days:["Sunday","Monday","Tuesday","Wednesday","Thursday","Fri\
day","Saturday"],shortDays:["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],months:["January","February","March","April","May","June","July","August","September","Oc\
tober","November","December"],shortMonths:["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]});function wS(t){return Fo=v9(t),ys=Fo.format,
vS=Fo.parse,Rn=Fo.utcFormat,Xb=Fo.utcParse,Fo}var Ub="%Y-%m-%dT%H:%M:%S.%LZ";function _S(t){return t.toISOString()}var ON=Date.prototype.toISOString?_S:Rn(Ub);function MS(t){
var e=new Date(t);return isNaN(e)?null:e}var zN=+new Date("2000-01-01T00:00:00.000Z")?MS:Xb(Ub);function In(t,e){switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(e).domain(t);break}return this}function Iu(t,e){switch(arguments.
length){case 0:break;case 1:{typeof t=="function"?this.interpolator(t):this.range(t);break}default:{this.domain(t),typeof e=="function"?this.interpolator(e):this.
range(e);break}}return this}var Ru=Symbol("implicit");function Lu(){var t=new Qe,e=[],n=[],r=Ru;function i(o){let a=t.get(o);if(a===void 0){if(r!==Ru)return r;t.
set(o,a=e.push(o)-1)}return n[a%n.length]}return i.domain=function(o){if(!arguments.length)return e.slice();e=[],t=new Qe;for(let a of o)t.has(a)||t.set(a,e.push(
a)-1);return i},i.range=function(o){return arguments.length?(n=Array.from(o),i):n.slice()},i.unknown=function(o){return arguments.length?(r=o,i):r},i.copy=function(){
return Lu(e,n).unknown(r)},In.apply(i,arguments),i}function Yo(){var t=Lu().unknown(void 0),e=t.domain,n=t.range,r=0,i=1,o,a,s=!1,c=0,u=0,l=.5;delete t.unknown;
function h(){var f=e().length,d=i<r,p=d?i:r,m=d?r:i;o=(m-p)/Math.max(1,f-c+u*2),s&&(o=Math.floor(o)),p+=(m-p-o*(f-c))*l,a=o*(1-c),s&&(p=Math.round(p),a=Math.round(
a));var b=he(f).map(function(y){return p+o*y});return n(d?b.reverse():b)}return t.domain=function(f){return arguments.length?(e(f),h()):e()},t.range=function(f){
return arguments.length?([r,i]=f,r=+r,i=+i,h()):[r,i]},t.rangeRound=function(f){return[r,i]=f,r=+r,i=+i,s=!0,h()},t.bandwidth=function(){return a},t.step=function(){
return o},t.round=function(f){return arguments.length?(s=!!f,h()):s},t.padding=function(f){return arguments.length?(c=Math.min(1,u=+f),h()):c},t.paddingInner=function(f){
return arguments.length?(c=Math.min(1,f),h()):c},t.paddingOuter=function(f){return arguments.length?(u=+f,h()):u},t.align=function(f){return arguments.length?(l=
Math.max(0,Math.min(1,f)),h()):l},t.copy=function(){return Yo(e(),[r,i]).round(s).paddingInner(c).paddingOuter(u).align(l)},In.apply(h(),arguments)}function Qb(t){
var e=t.copy;return t.padding=t.paddingOuter,delete t.paddingInner,delete t.paddingOuter,t.copy=function(){return Qb(e())},t}function Jb(){return Qb(Yo.apply(null,
arguments).paddingInner(1))}function SS(t){return function(){return t}}function fd(t){return+t}var Wb=[0,1];function sn(t){return t}function hd(t,e){return(e-=t=
+t)?function(n){return(n-t)/e}:SS(isNaN(e)?NaN:.5)}function $S(t,e){var n;return t>e&&(n=t,t=e,e=n),function(r){return Math.max(t,Math.min(e,r))}}function kS(t,e,n){
var r=t[0],i=t[1],o=e[0],a=e[1];return i<r?(r=hd(i,r),o=n(a,o)):(r=hd(r,i),o=n(o,a)),function(s){return o(r(s))}}function AS(t,e,n){var r=Math.min(t.length,e.length)-
1,i=new Array(r),o=new Array(r),a=-1;for(t[r]<t[0]&&(t=t.slice().reverse(),e=e.slice().reverse());++a<r;)i[a]=hd(t[a],t[a+1]),o[a]=n(e[a],e[a+1]);return function(s){
var c=yo(t,s,1,r)-1;return o[c](i[c](s))}}function bs(t,e){return e.domain(t.domain()).range(t.range()).interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.
unknown())}function Pu(){var t=Wb,e=Wb,n=ko,r,i,o,a=sn,s,c,u;function l(){var f=Math.min(t.length,e.length);return a!==sn&&(a=$S(t[0],t[f-1])),s=f>2?AS:kS,c=u=null,
h}function h(f){return f==null||isNaN(f=+f)?o:(c||(c=s(t.map(r),e,n)))(r(a(f)))}return h.invert=function(f){return a(i((u||(u=s(e,t.map(r),Jt)))(f)))},h.domain=
function(f){return arguments.length?(t=Array.from(f,fd),l()):t.slice()},h.range=function(f){return arguments.length?(e=Array.from(f),l()):e.slice()},h.rangeRound=
function(f){return e=Array.from(f),n=Ga,l()},h.clamp=function(f){return arguments.length?(a=f?!0:sn,l()):a!==sn},h.interpolate=function(f){return arguments.length?
(n=f,l()):n},h.unknown=function(f){return arguments.length?(o=f,h):o},function(f,d){return r=f,i=d,l()}}function t2(){return Pu()(sn,sn)}function TS(t,e,n,r){var i=Ba(
t,e,n),o;switch(r=No(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(t),Math.abs(e));return r.precision==null&&!isNaN(o=Z1(i,a))&&(r.precision=o),hh(r,a)}case"":case"\
e":case"g":case"p":case"r":{r.precision==null&&!isNaN(o=K1(i,Math.max(Math.abs(t),Math.abs(e))))&&(r.precision=o-(r.type==="e"));break}case"f":case"%":{r.precision==
null&&!isNaN(o=V1(i))&&(r.precision=o-(r.type==="%")*2);break}}return kn(r)}function xs(t){var e=t.domain;return t.ticks=function(n){var r=e();return qe(r[0],r[r.
length-1],n??10)},t.tickFormat=function(n,r){var i=e();return TS(i[0],i[i.length-1],n??10,r)},t.nice=function(n){n==null&&(n=10);var r=e(),i=0,o=r.length-1,a=r[i],
s=r[o],c,u,l=10;for(s<a&&(u=a,a=s,s=u,u=i,i=o,o=u);l-- >0;){if(u=mi(a,s,n),u===c)return r[i]=a,r[o]=s,e(r);if(u>0)a=Math.floor(a/u)*u,s=Math.ceil(s/u)*u;else if(u<
0)a=Math.ceil(a*u)/u,s=Math.floor(s*u)/u;else break;c=u}return t},t}function vs(){var t=t2();return t.copy=function(){return bs(t,vs())},In.apply(t,arguments),xs(
t)}function dd(t){var e;function n(r){return r==null||isNaN(r=+r)?e:r}return n.invert=n,n.domain=n.range=function(r){return arguments.length?(t=Array.from(r,fd),
n):t.slice()},n.unknown=function(r){return arguments.length?(e=r,n):e},n.copy=function(){return dd(t).unknown(e)},t=arguments.length?Array.from(t,fd):[0,1],xs(n)}
function e2(t,e){t=t.slice();var n=0,r=t.length-1,i=t[n],o=t[r],a;return o<i&&(a=n,n=r,r=a,a=i,i=o,o=a),t[n]=e.floor(i),t[r]=e.ceil(o),t}function Gb(t){return Math.
log(t)}function Hb(t){return Math.exp(t)}function CS(t){return-Math.log(-t)}function ES(t){return-Math.exp(-t)}function NS(t){return isFinite(t)?+("1e"+t):t<0?0:
t}function RS(t){return t===10?NS:t===Math.E?Math.exp:e=>Math.pow(t,e)}function IS(t){return t===Math.E?Math.log:t===10&&Math.log10||t===2&&Math.log2||(t=Math.log(
t),e=>Math.log(e)/t)}function jb(t){return(e,n)=>-t(-e,n)}function n2(t){let e=t(Gb,Hb),n=e.domain,r=10,i,o;function a(){return i=IS(r),o=RS(r),n()[0]<0?(i=jb(i),
o=jb(o),t(CS,ES)):t(Gb,Hb),e}return e.base=function(s){return arguments.length?(r=+s,a()):r},e.domain=function(s){return arguments.length?(n(s),a()):n()},e.ticks=
s=>{let c=n(),u=c[0],l=c[c.length-1],h=l<u;h&&([u,l]=[l,u]);let f=i(u),d=i(l),p,m,b=s==null?10:+s,y=[];if(!(r%1)&&d-f<b){if(f=Math.floor(f),d=Math.ceil(d),u>0){
for(;f<=d;++f)for(p=1;p<r;++p)if(m=f<0?p/o(-f):p*o(f),!(m<u)){if(m>l)break;y.push(m)}}else for(;f<=d;++f)for(p=r-1;p>=1;--p)if(m=f>0?p/o(-f):p*o(f),!(m<u)){if(m>
l)break;y.push(m)}y.length*2<b&&(y=qe(u,l,b))}else y=qe(f,d,Math.min(d-f,b)).map(o);return h?y.reverse():y},e.tickFormat=(s,c)=>{if(s==null&&(s=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=No(c)).precision==null&&(c.trim=!0),c=kn(c)),s===1/0)return c;let u=Math.max(1,r*s/e.ticks().length);return l=>{
let h=l/o(Math.round(i(l)));return h*r<r-.5&&(h*=r),h<=u?c(l):""}},e.nice=()=>n(e2(n(),{floor:s=>o(Math.floor(i(s))),ceil:s=>o(Math.ceil(i(s)))})),e}function pd(){
let t=n2(Pu()).domain([1,10]);return t.copy=()=>bs(t,pd()).base(t.base()),In.apply(t,arguments),t}function Vb(t){return function(e){return Math.sign(e)*Math.log1p(
Math.abs(e/t))}}function Zb(t){return function(e){return Math.sign(e)*Math.expm1(Math.abs(e))*t}}function r2(t){var e=1,n=t(Vb(e),Zb(e));return n.constant=function(r){
return arguments.length?t(Vb(e=+r),Zb(e)):e},xs(n)}function md(){var t=r2(Pu());return t.copy=function(){return bs(t,md()).constant(t.constant())},In.apply(t,arguments)}
function Kb(t){return function(e){return e<0?-Math.pow(-e,t):Math.pow(e,t)}}function LS(t){return t<0?-Math.sqrt(-t):Math.sqrt(t)}function PS(t){return t<0?-t*t:
t*t}function i2(t){var e=t(sn,sn),n=1;function r(){return n===1?t(sn,sn):n===.5?t(LS,PS):t(Kb(n),Kb(1/n))}return e.exponent=function(i){return arguments.length?
(n=+i,r()):n},xs(e)}function gd(){var t=i2(Pu());return t.copy=function(){return bs(t,gd()).exponent(t.exponent())},In.apply(t,arguments),t}function yd(){var t=[],e=[],n=[],r;function i(){var a=0,s=Math.max(1,e.length);for(n=new Array(s-1);++a<s;)n[a-1]=Lg(t,a/s);return o}function o(a){return a==null||
isNaN(a=+a)?r:e[yo(n,a)]}return o.invertExtent=function(a){var s=e.indexOf(a);return s<0?[NaN,NaN]:[s>0?n[s-1]:t[0],s<n.length?n[s]:t[t.length-1]]},o.domain=function(a){
if(!arguments.length)return t.slice();t=[];for(let s of a)s!=null&&!isNaN(s=+s)&&t.push(s);return t.sort(Ct),i()},o.range=function(a){return arguments.length?(e=
Array.from(a),i()):e.slice()},o.unknown=function(a){return arguments.length?(r=a,o):r},o.quantiles=function(){return n.slice()},o.copy=function(){return yd().domain(
t).range(e).unknown(r)},In.apply(o,arguments)}function bd(){var t=[.5],e=[0,1],n,r=1;function i(o){return o!=null&&o<=o?e[yo(t,o,0,r)]:n}return i.domain=function(o){return arguments.length?(t=Array.from(o),
r=Math.min(t.length,e.length-1),i):t.slice()},i.range=function(o){return arguments.length?(e=Array.from(o),r=Math.min(t.length,e.length-1),i):e.slice()},i.invertExtent=
function(o){var a=e.indexOf(o);return[t[a-1],t[a]]},i.unknown=function(o){return arguments.length?(n=o,i):n},i.copy=function(){return bd().domain(t).range(e).unknown(
n)},In.apply(i,arguments)}function DS(t){return new Date(t)}function OS(t){return t instanceof Date?+t:Math.round(t)}function xd(t,e,n,r,i,o,a,s,c,u){var l=t2(),
h=l.invert,f=l.domain,d=u(".%L"),p=u(":%S"),m=u("%I:%M"),b=u("%I %p"),y=u("%a %d"),g=u("%b %d"),v=u("%B"),x=u("%Y");function _(w){return(c(w)<w?d:s(w)<w?p:a(w)<
w?m:o(w)<w?b:r(w)<w?i(w)<w?y:g:n(w)<w?v:x)(w)}return l.invert=function(w){return new Date(Math.round(h(w)))},l.domain=function(w){return arguments.length?f(Array.
from(w,OS)):f().map(DS)},l.ticks=function(w){var M=f();return t(M[0],M[M.length-1],w??10)},l.tickFormat=function(w,M){return M==null?_:u(M)},l.nice=function(w){
var M=f();return(!w||typeof w.range!="function")&&(w=e(M[0],M[M.length-1],w??10)),w?f(e2(M,w)):l},l.copy=function(){return bs(l,xd(t,e,n,r,i,o,a,s,c,u))},l}function o2(){
return In.apply(xd(Ab,Tb,ze,Li,En,Cn,Ti,ki,Te,ys).domain([new Date(2e3,0,1),new Date(2e3,0,2)]),arguments)}function a2(){return In.apply(xd(kb,Nu,Fe,Pi,Nn,zo,Ci,
Ai,Te,Rn).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}function Du(t,e){return e.domain(t.domain()).interpolator(t.interpolator()).clamp(t.clamp()).unknown(t.unknown())}function Ou(){var t=0,e=.5,n=1,r=1,i,o,a,s,c,u=sn,l,h=!1,f;function d(m){return m==null||isNaN(m=+m)?f:(m=.5+((m=+l(m))-o)*(r*m<r*o?s:c),u(h?Math.max(0,Math.min(
1,m)):m))}d.domain=function(m){return arguments.length?([t,e,n]=m,i=l(t=+t),o=l(e=+e),a=l(n=+n),s=i===o?0:.5/(o-i),c=o===a?0:.5/(a-o),r=o<i?-1:1,d):[t,e,n]},d.clamp=
function(m){return arguments.length?(h=!!m,d):h},d.interpolator=function(m){return arguments.length?(u=m,d):u};function p(m){return function(b){var y,g,v;return arguments.
length?([y,g,v]=b,u=Nr(m,[y,g,v]),d):[u(0),u(.5),u(1)]}}return d.range=p(ko),d.rangeRound=p(Ga),d.unknown=function(m){return arguments.length?(f=m,d):f},function(m){
return l=m,i=m(t),o=m(e),a=m(n),s=i===o?0:.5/(o-i),c=o===a?0:.5/(a-o),r=o<i?-1:1,d}}function vd(){var t=xs(Ou()(sn));return t.copy=function(){return Du(t,vd())},
Iu.apply(t,arguments)}function wd(){var t=n2(Ou()).domain([.1,1,10]);return t.copy=function(){return Du(t,wd()).base(t.base())},Iu.apply(t,arguments)}function _d(){
var t=r2(Ou());return t.copy=function(){return Du(t,_d()).constant(t.constant())},Iu.apply(t,arguments)}function Md(){var t=i2(Ou());return t.copy=function(){return Du(
t,Md()).exponent(t.exponent())},Iu.apply(t,arguments)}function ft(t){for(var e=t.length/6|0,n=new Array(e),r=0;r<e;)n[r]="#"+t.slice(r*6,++r*6);return n}var s2=ft("1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbc\
bd2217becf"),c2=ft("7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666"),u2=ft("1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666"),l2=ft("4269d0efb118ff725c6cc5b0\
3ca951ff8ab7a463f297bbf59c6b4e9498a0"),f2=ft("a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928"),h2=ft("fbb4aeb3cde3ccebc5decbe4fed9a6ff\
ffcce5d8bdfddaecf2f2f2"),d2=ft("b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc"),p2=ft("e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999"),m2=ft("66c2a5\
fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3"),g2=ft("8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f"),y2=ft("4e79a7f28e2ce1575976b7b259\
a14fedc949af7aa1ff9da79c755fbab0ab"),Nt=t=>$1(t[t.length-1]),Sd=new Array(3).concat("d8b365f5f5f55ab4ac","a6611adfc27d80cdc1018571","a6611adfc27df5f5f580cdc1018\
571","8c510ad8b365f6e8c3c7eae55ab4ac01665e","8c510ad8b365f6e8c3f5f5f5c7eae55ab4ac01665e","8c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e","8c510abf812ddfc27df\
6e8c3f5f5f5c7eae580cdc135978f01665e","5430058c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e003c30","5430058c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665\
e003c30").map(ft),$d=Nt(Sd),kd=new Array(3).concat("af8dc3f7f7f77fbf7b","7b3294c2a5cfa6dba0008837","7b3294c2a5cff7f7f7a6dba0008837","762a83af8dc3e7d4e8d9f0d37fb\
f7b1b7837","762a83af8dc3e7d4e8f7f7f7d9f0d37fbf7b1b7837","762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b7837","762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b78\
37","40004b762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b783700441b","40004b762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b783700441b").map(ft),Ad=Nt(kd),Td=new Array(
3).concat("e9a3c9f7f7f7a1d76a","d01c8bf1b6dab8e1864dac26","d01c8bf1b6daf7f7f7b8e1864dac26","c51b7de9a3c9fde0efe6f5d0a1d76a4d9221","c51b7de9a3c9fde0eff7f7f7e6f5d\
0a1d76a4d9221","c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221","c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221","8e0152c51b7dde77aef1b6dafde0efe6f5d0\
b8e1867fbc414d9221276419","8e0152c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221276419").map(ft),Cd=Nt(Td),Ed=new Array(3).concat("998ec3f7f7f7f1a340","5\
e3c99b2abd2fdb863e66101","5e3c99b2abd2f7f7f7fdb863e66101","542788998ec3d8daebfee0b6f1a340b35806","542788998ec3d8daebf7f7f7fee0b6f1a340b35806","5427888073acb2abd\
2d8daebfee0b6fdb863e08214b35806","5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b35806","2d004b5427888073acb2abd2d8daebfee0b6fdb863e08214b358067f3b08","2d004b\
5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b358067f3b08").map(ft),Nd=Nt(Ed),Yu=new Array(3).concat("ef8a62f7f7f767a9cf","ca0020f4a58292c5de0571b0","ca0020f\
4a582f7f7f792c5de0571b0","b2182bef8a62fddbc7d1e5f067a9cf2166ac","b2182bef8a62fddbc7f7f7f7d1e5f067a9cf2166ac","b2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac",
"b2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac","67001fb2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac053061","67001fb2182bd6604df4a582fddbc7f7f7f7d1e\
5f092c5de4393c32166ac053061").map(ft),ws=Nt(Yu),Rd=new Array(3).concat("ef8a62ffffff999999","ca0020f4a582bababa404040","ca0020f4a582ffffffbababa404040","b2182be\
f8a62fddbc7e0e0e09999994d4d4d","b2182bef8a62fddbc7ffffffe0e0e09999994d4d4d","b2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d","b2182bd6604df4a582fddbc7ffffffe0\
e0e0bababa8787874d4d4d","67001fb2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d1a1a1a","67001fb2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d1a1a1a").map(
ft),Id=Nt(Rd),Bu=new Array(3).concat("fc8d59ffffbf91bfdb","d7191cfdae61abd9e92c7bb6","d7191cfdae61ffffbfabd9e92c7bb6","d73027fc8d59fee090e0f3f891bfdb4575b4","d7\
3027fc8d59fee090ffffbfe0f3f891bfdb4575b4","d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4","d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4","a50026d73\
027f46d43fdae61fee090e0f3f8abd9e974add14575b4313695","a50026d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4313695").map(ft),_s=Nt(Bu),Ld=new Array(3).concat(
"fc8d59ffffbf91cf60","d7191cfdae61a6d96a1a9641","d7191cfdae61ffffbfa6d96a1a9641","d73027fc8d59fee08bd9ef8b91cf601a9850","d73027fc8d59fee08bffffbfd9ef8b91cf601a9\
850","d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850","d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850","a50026d73027f46d43fdae61fee08bd9ef8ba6d96a66bd\
631a9850006837","a50026d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850006837").map(ft),Pd=Nt(Ld),Dd=new Array(3).concat("fc8d59ffffbf99d594","d7191cfdae6\
1abdda42b83ba","d7191cfdae61ffffbfabdda42b83ba","d53e4ffc8d59fee08be6f59899d5943288bd","d53e4ffc8d59fee08bffffbfe6f59899d5943288bd","d53e4ff46d43fdae61fee08be6f\
598abdda466c2a53288bd","d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd","9e0142d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd5e4fa2","9e0142d53e4ff46d\
43fdae61fee08bffffbfe6f598abdda466c2a53288bd5e4fa2").map(ft),Od=Nt(Dd),zd=new Array(3).concat("e5f5f999d8c92ca25f","edf8fbb2e2e266c2a4238b45","edf8fbb2e2e266c2a\
42ca25f006d2c","edf8fbccece699d8c966c2a42ca25f006d2c","edf8fbccece699d8c966c2a441ae76238b45005824","f7fcfde5f5f9ccece699d8c966c2a441ae76238b45005824","f7fcfde5f\
5f9ccece699d8c966c2a441ae76238b45006d2c00441b").map(ft),Fd=Nt(zd),Yd=new Array(3).concat("e0ecf49ebcda8856a7","edf8fbb3cde38c96c688419d","edf8fbb3cde38c96c68856\
a7810f7c","edf8fbbfd3e69ebcda8c96c68856a7810f7c","edf8fbbfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bf\
d3e69ebcda8c96c68c6bb188419d810f7c4d004b").map(ft),Bd=Nt(Yd),qd=new Array(3).concat("e0f3dba8ddb543a2ca","f0f9e8bae4bc7bccc42b8cbe","f0f9e8bae4bc7bccc443a2ca086\
8ac","f0f9e8ccebc5a8ddb57bccc443a2ca0868ac","f0f9e8ccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a\
8ddb57bccc44eb3d32b8cbe0868ac084081").map(ft),Xd=Nt(qd),Ud=new Array(3).concat("fee8c8fdbb84e34a33","fef0d9fdcc8afc8d59d7301f","fef0d9fdcc8afc8d59e34a33b30000",
"fef0d9fdd49efdbb84fc8d59e34a33b30000","fef0d9fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84\
fc8d59ef6548d7301fb300007f0000").map(ft),Wd=Nt(Ud),Gd=new Array(3).concat("ece2f0a6bddb1c9099","f6eff7bdc9e167a9cf02818a","f6eff7bdc9e167a9cf1c9099016c59","f6ef\
f7d0d1e6a6bddb67a9cf1c9099016c59","f6eff7d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9c\
f3690c002818a016c59014636").map(ft),Hd=Nt(Gd),jd=new Array(3).concat("ece7f2a6bddb2b8cbe","f1eef6bdc9e174a9cf0570b0","f1eef6bdc9e174a9cf2b8cbe045a8d","f1eef6d0d\
1e6a6bddb74a9cf2b8cbe045a8d","f1eef6d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690\
c00570b0045a8d023858").map(ft),Vd=Nt(jd),Zd=new Array(3).concat("e7e1efc994c7dd1c77","f1eef6d7b5d8df65b0ce1256","f1eef6d7b5d8df65b0dd1c77980043","f1eef6d4b9dac9\
94c7df65b0dd1c77980043","f1eef6d4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace1\
25698004367001f").map(ft),Kd=Nt(Zd),Qd=new Array(3).concat("fde0ddfa9fb5c51b8a","feebe2fbb4b9f768a1ae017e","feebe2fbb4b9f768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f\
768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a\
017749006a").map(ft),Jd=Nt(Qd),tp=new Array(3).concat("edf8b17fcdbb2c7fb8","ffffcca1dab441b6c4225ea8","ffffcca1dab441b6c42c7fb8253494","ffffccc7e9b47fcdbb41b6c4\
2c7fb8253494","ffffccc7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea82534940\
81d58").map(ft),ep=Nt(tp),np=new Array(3).concat("f7fcb9addd8e31a354","ffffccc2e69978c679238443","ffffccc2e69978c67931a354006837","ffffccd9f0a3addd8e78c67931a35\
4006837","ffffccd9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443006837004529").
map(ft),rp=Nt(np),ip=new Array(3).concat("fff7bcfec44fd95f0e","ffffd4fed98efe9929cc4c02","ffffd4fed98efe9929d95f0e993404","ffffd4fee391fec44ffe9929d95f0e993404",
"ffffd4fee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c02993404662506").map(ft),
op=Nt(ip),ap=new Array(3).concat("ffeda0feb24cf03b20","ffffb2fecc5cfd8d3ce31a1c","ffffb2fecc5cfd8d3cf03b20bd0026","ffffb2fed976feb24cfd8d3cf03b20bd0026","ffffb2\
fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cbd0026800026").map(ft),sp=Nt(
ap),cp=new Array(3).concat("deebf79ecae13182bd","eff3ffbdd7e76baed62171b5","eff3ffbdd7e76baed63182bd08519c","eff3ffc6dbef9ecae16baed63182bd08519c","eff3ffc6dbef\
9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b508519c08306b").map(ft),up=Nt(cp),lp=new Array(
3).concat("e5f5e0a1d99b31a354","edf8e9bae4b374c476238b45","edf8e9bae4b374c47631a354006d2c","edf8e9c7e9c0a1d99b74c47631a354006d2c","edf8e9c7e9c0a1d99b74c47641ab5\
d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45006d2c00441b").map(ft),fp=Nt(lp),hp=new Array(3).concat(
"f0f0f0bdbdbd636363","f7f7f7cccccc969696525252","f7f7f7cccccc969696636363252525","f7f7f7d9d9d9bdbdbd969696636363252525","f7f7f7d9d9d9bdbdbd969696737373525252252\
525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525000000").map(ft),dp=Nt(hp),pp=new Array(3).concat("efed\
f5bcbddc756bb1","f2f0f7cbc9e29e9ac86a51a3","f2f0f7cbc9e29e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8807dba6a51a34a1486",
"fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a34a1486","fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a354278f3f007d").map(ft),mp=Nt(pp),gp=new Array(3).concat("fee0d2fc9\
272de2d26","fee5d9fcae91fb6a4acb181d","fee5d9fcae91fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5\
f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181da50f1567000d").map(ft),yp=Nt(gp),bp=new Array(3).concat("fee6cefdae6be6\
550d","feeddefdbe85fd8d3cd94701","feeddefdbe85fd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee\
6cefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d94801a636037f2704").map(ft),xp=Nt(bp);function vp(t){return t=Math.max(0,Math.min(
1,t)),"rgb("+Math.max(0,Math.min(255,Math.round(-4.54-t*(35.34-t*(2381.73-t*(6402.7-t*(7024.72-t*2710.57)))))))+", "+Math.max(0,Math.min(255,Math.round(32.49+t*
(170.73+t*(52.82-t*(131.46-t*(176.58-t*67.37)))))))+", "+Math.max(0,Math.min(255,Math.round(81.24+t*(442.36-t*(2482.43-t*(6167.24-t*(6614.94-t*2475.67)))))))+")"}
var wp=Gc(nn(300,.5,0),nn(-240,.5,1)),_p=Gc(nn(-100,.75,.35),nn(80,1.5,.8)),Mp=Gc(nn(260,.75,.35),nn(80,1.5,.8)),zu=nn();function Sp(t){(t<0||t>1)&&(t-=Math.floor(
t));var e=Math.abs(t-.5);return zu.h=360*t-100,zu.s=1.5-1.5*e,zu.l=.8-.9*e,zu+""}var Fu=Pe(),zS=Math.PI/3,FS=Math.PI*2/3;function $p(t){var e;return t=(.5-t)*Math.
PI,Fu.r=255*(e=Math.sin(t))*e,Fu.g=255*(e=Math.sin(t+zS))*e,Fu.b=255*(e=Math.sin(t+FS))*e,Fu+""}function kp(t){return t=Math.max(0,Math.min(1,t)),"rgb("+Math.max(
0,Math.min(255,Math.round(34.61+t*(1172.33-t*(10793.56-t*(33300.12-t*(38394.49-t*14825.05)))))))+", "+Math.max(0,Math.min(255,Math.round(23.31+t*(557.33+t*(1225.33-
t*(3574.96-t*(1073.77+t*707.56)))))))+", "+Math.max(0,Math.min(255,Math.round(27.2+t*(3211.1-t*(15327.97-t*(27814-t*(22569.18-t*6838.66)))))))+")"}function qu(t){
var e=t.length;return function(n){return t[Math.max(0,Math.min(e-1,Math.floor(n*e)))]}}var Ap=qu(ft("44015444025645045745055946075a46085c460a5d460b5e470d60470e6\
147106347116447136548146748166848176948186a481a6c481b6d481c6e481d6f481f70482071482173482374482475482576482677482878482979472a7a472c7a472d7b472e7c472f7d46307e463\
27e46337f463480453581453781453882443983443a83443b84433d84433e85423f854240864241864142874144874045884046883f47883f48893e49893e4a893e4c8a3d4d8a3d4e8a3c4f8a3c508b3\
b518b3b528b3a538b3a548c39558c39568c38588c38598c375a8c375b8d365c8d365d8d355e8d355f8d34608d34618d33628d33638d32648e32658e31668e31678e31688e30698e306a8e2f6b8e2f6c8\
e2e6d8e2e6e8e2e6f8e2d708e2d718e2c718e2c728e2c738e2b748e2b758e2a768e2a778e2a788e29798e297a8e297b8e287c8e287d8e277e8e277f8e27808e26818e26828e26828e25838e25848e258\
58e24868e24878e23888e23898e238a8d228b8d228c8d228d8d218e8d218f8d21908d21918c20928c20928c20938c1f948c1f958b1f968b1f978b1f988b1f998a1f9a8a1e9b8a1e9c891e9d891f9e891\
f9f881fa0881fa1881fa1871fa28720a38620a48621a58521a68522a78522a88423a98324aa8325ab8225ac8226ad8127ad8128ae8029af7f2ab07f2cb17e2db27d2eb37c2fb47c31b57b32b67a34b67\
935b77937b87838b9773aba763bbb753dbc743fbc7340bd7242be7144bf7046c06f48c16e4ac16d4cc26c4ec36b50c46a52c56954c56856c66758c7655ac8645cc8635ec96260ca6063cb5f65cb5e67c\
c5c69cd5b6ccd5a6ece5870cf5773d05675d05477d1537ad1517cd2507fd34e81d34d84d44b86d54989d5488bd6468ed64590d74393d74195d84098d83e9bd93c9dd93ba0da39a2da37a5db36a8db34a\
adc32addc30b0dd2fb2dd2db5de2bb8de29bade28bddf26c0df25c2df23c5e021c8e020cae11fcde11dd0e11cd2e21bd5e21ad8e219dae319dde318dfe318e2e418e5e419e7e419eae51aece51befe51\
cf1e51df4e61ef6e620f8e621fbe723fde725")),Tp=qu(ft("00000401000501010601010802010902020b02020d03030f03031204041405041606051806051a07061c08071e0907200a08220b09240\
c09260d0a290e0b2b100b2d110c2f120d31130d34140e36150e38160f3b180f3d19103f1a10421c10441d11471e114920114b21114e22115024125325125527125829115a2a115c2c115f2d11612f116\
331116533106734106936106b38106c390f6e3b0f703d0f713f0f72400f74420f75440f764510774710784910784a10794c117a4e117b4f127b51127c52137c54137d56147d57157e59157e5a167e5c1\
67f5d177f5f187f601880621980641a80651a80671b80681c816a1c816b1d816d1d816e1e81701f81721f817320817521817621817822817922827b23827c23827e24828025828125818326818426818\
627818827818928818b29818c29818e2a81902a81912b81932b80942c80962c80982d80992d809b2e7f9c2e7f9e2f7fa02f7fa1307ea3307ea5317ea6317da8327daa337dab337cad347cae347bb0357\
bb2357bb3367ab5367ab73779b83779ba3878bc3978bd3977bf3a77c03a76c23b75c43c75c53c74c73d73c83e73ca3e72cc3f71cd4071cf4070d0416fd2426fd3436ed5446dd6456cd8456cd9466bdb4\
76adc4869de4968df4a68e04c67e24d66e34e65e44f64e55064e75263e85362e95462ea5661eb5760ec5860ed5a5fee5b5eef5d5ef05f5ef1605df2625df2645cf3655cf4675cf4695cf56b5cf66c5cf\
66e5cf7705cf7725cf8745cf8765cf9785df9795df97b5dfa7d5efa7f5efa815ffb835ffb8560fb8761fc8961fc8a62fc8c63fc8e64fc9065fd9266fd9467fd9668fd9869fd9a6afd9b6bfe9d6cfe9f6\
dfea16efea36ffea571fea772fea973feaa74feac76feae77feb078feb27afeb47bfeb67cfeb77efeb97ffebb81febd82febf84fec185fec287fec488fec68afec88cfeca8dfecc8ffecd90fecf92fed\
194fed395fed597fed799fed89afdda9cfddc9efddea0fde0a1fde2a3fde3a5fde5a7fde7a9fde9aafdebacfcecaefceeb0fcf0b2fcf2b4fcf4b6fcf6b8fcf7b9fcf9bbfcfbbdfcfdbf")),Cp=qu(ft(
"00000401000501010601010802010a02020c02020e03021004031204031405041706041907051b08051d09061f0a07220b07240c08260d08290e092b10092d110a30120a32140b34150b37160b39180\
c3c190c3e1b0c411c0c431e0c451f0c48210c4a230c4c240c4f260c51280b53290b552b0b572d0b592f0a5b310a5c320a5e340a5f3609613809623909633b09643d09653e0966400a67420a68440a684\
50a69470b6a490b6a4a0c6b4c0c6b4d0d6c4f0d6c510e6c520e6d540f6d550f6d57106e59106e5a116e5c126e5d126e5f136e61136e62146e64156e65156e67166e69166e6a176e6c186e6d186e6f196\
e71196e721a6e741a6e751b6e771c6d781c6d7a1d6d7c1d6d7d1e6d7f1e6c801f6c82206c84206b85216b87216b88226a8a226a8c23698d23698f24699025689225689326679526679727669827669a2\
8659b29649d29649f2a63a02a63a22b62a32c61a52c60a62d60a82e5fa92e5eab2f5ead305dae305cb0315bb1325ab3325ab43359b63458b73557b93556ba3655bc3754bd3853bf3952c03a51c13a50c\
33b4fc43c4ec63d4dc73e4cc83f4bca404acb4149cc4248ce4347cf4446d04545d24644d34743d44842d54a41d74b3fd84c3ed94d3dda4e3cdb503bdd513ade5238df5337e05536e15635e25734e3593\
3e45a31e55c30e65d2fe75e2ee8602de9612bea632aeb6429eb6628ec6726ed6925ee6a24ef6c23ef6e21f06f20f1711ff1731df2741cf3761bf37819f47918f57b17f57d15f67e14f68013f78212f78\
410f8850ff8870ef8890cf98b0bf98c0af98e09fa9008fa9207fa9407fb9606fb9706fb9906fb9b06fb9d07fc9f07fca108fca309fca50afca60cfca80dfcaa0ffcac11fcae12fcb014fcb216fcb418f\
bb61afbb81dfbba1ffbbc21fbbe23fac026fac228fac42afac62df9c72ff9c932f9cb35f8cd37f8cf3af7d13df7d340f6d543f6d746f5d949f5db4cf4dd4ff4df53f4e156f3e35af3e55df2e661f2e86\
5f2ea69f1ec6df1ed71f1ef75f1f179f2f27df2f482f3f586f3f68af4f88ef5f992f6fa96f8fb9af9fc9dfafda1fcffa4")),Ep=qu(ft("0d088710078813078916078a19068c1b068d1d068e20068f2\
206902406912605912805922a05932c05942e05952f059631059733059735049837049938049a3a049a3c049b3e049c3f049c41049d43039e44039e46039f48039f4903a04b03a14c02a14e02a25002a\
25102a35302a35502a45601a45801a45901a55b01a55c01a65e01a66001a66100a76300a76400a76600a76700a86900a86a00a86c00a86e00a86f00a87100a87201a87401a87501a87701a87801a87a0\
2a87b02a87d03a87e03a88004a88104a78305a78405a78606a68707a68808a68a09a58b0aa58d0ba58e0ca48f0da4910ea3920fa39410a29511a19613a19814a099159f9a169f9c179e9d189d9e199da\
01a9ca11b9ba21d9aa31e9aa51f99a62098a72197a82296aa2395ab2494ac2694ad2793ae2892b02991b12a90b22b8fb32c8eb42e8db52f8cb6308bb7318ab83289ba3388bb3488bc3587bd3786be388\
5bf3984c03a83c13b82c23c81c33d80c43e7fc5407ec6417dc7427cc8437bc9447aca457acb4679cc4778cc4977cd4a76ce4b75cf4c74d04d73d14e72d24f71d35171d45270d5536fd5546ed6556dd75\
66cd8576bd9586ada5a6ada5b69db5c68dc5d67dd5e66de5f65de6164df6263e06363e16462e26561e26660e3685fe4695ee56a5de56b5de66c5ce76e5be76f5ae87059e97158e97257ea7457eb7556e\
b7655ec7754ed7953ed7a52ee7b51ef7c51ef7e50f07f4ff0804ef1814df1834cf2844bf3854bf3874af48849f48948f58b47f58c46f68d45f68f44f79044f79143f79342f89441f89540f9973ff9983\
ef99a3efa9b3dfa9c3cfa9e3bfb9f3afba139fba238fca338fca537fca636fca835fca934fdab33fdac33fdae32fdaf31fdb130fdb22ffdb42ffdb52efeb72dfeb82cfeba2cfebb2bfebd2afebe2afec\
029fdc229fdc328fdc527fdc627fdc827fdca26fdcb26fccd25fcce25fcd025fcd225fbd324fbd524fbd724fad824fada24f9dc24f9dd25f8df25f8e125f7e225f7e425f6e626f6e826f5e926f5eb27f\
4ed27f3ee27f3f027f2f227f1f426f1f525f0f724f0f921"));function se(t){return function(){return t}}var M2=Math.cos;var Lp=Math.min,Xu=Math.sin,ee=Math.sqrt,b2=1e-12,Ms=Math.PI,ZN=Ms/2,ju=2*Ms;function S2(t){let e=3;return t.digits=function(n){if(!arguments.length)return e;if(n==null)e=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);e=r}return t},()=>new Mi(e)}var KN=Array.prototype.slice;function $2(t){return typeof t=="object"&&"length"in t?t:Array.from(t)}function k2(t){this._context=t}k2.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(
t,e);break;case 1:this._point=2;default:this._context.lineTo(t,e);break}}};function Di(t){return new k2(t)}function A2(t){return t[0]}function T2(t){return t[1]}
function Pp(t,e){var n=se(!0),r=null,i=Di,o=null,a=S2(s);t=typeof t=="function"?t:t===void 0?A2:se(t),e=typeof e=="function"?e:e===void 0?T2:se(e);function s(c){
var u,l=(c=$2(c)).length,h,f=!1,d;for(r==null&&(o=i(d=a())),u=0;u<=l;++u)!(u<l&&n(h=c[u],u,c))===f&&((f=!f)?o.lineStart():o.lineEnd()),f&&o.point(+t(h,u,c),+e(h,
u,c));if(d)return o=null,d+""||null}return s.x=function(c){return arguments.length?(t=typeof c=="function"?c:se(+c),s):t},s.y=function(c){return arguments.length?
(e=typeof c=="function"?c:se(+c),s):e},s.defined=function(c){return arguments.length?(n=typeof c=="function"?c:se(!!c),s):n},s.curve=function(c){return arguments.
length?(i=c,r!=null&&(o=i(r)),s):i},s.context=function(c){return arguments.length?(c==null?r=o=null:o=i(r=c),s):r},s}function Ss(t,e,n){var r=null,i=se(!0),o=null,
a=Di,s=null,c=S2(u);t=typeof t=="function"?t:t===void 0?A2:se(+t),e=typeof e=="function"?e:se(e===void 0?0:+e),n=typeof n=="function"?n:n===void 0?T2:se(+n);function u(h){
var f,d,p,m=(h=$2(h)).length,b,y=!1,g,v=new Array(m),x=new Array(m);for(o==null&&(s=a(g=c())),f=0;f<=m;++f){if(!(f<m&&i(b=h[f],f,h))===y)if(y=!y)d=f,s.areaStart(),
s.lineStart();else{for(s.lineEnd(),s.lineStart(),p=f-1;p>=d;--p)s.point(v[p],x[p]);s.lineEnd(),s.areaEnd()}y&&(v[f]=+t(b,f,h),x[f]=+e(b,f,h),s.point(r?+r(b,f,h):
v[f],n?+n(b,f,h):x[f]))}if(g)return s=null,g+""||null}function l(){return Pp().defined(i).curve(a).context(o)}return u.x=function(h){return arguments.length?(t=
typeof h=="function"?h:se(+h),r=null,u):t},u.x0=function(h){return arguments.length?(t=typeof h=="function"?h:se(+h),u):t},u.x1=function(h){return arguments.length?
(r=h==null?null:typeof h=="function"?h:se(+h),u):r},u.y=function(h){return arguments.length?(e=typeof h=="function"?h:se(+h),n=null,u):e},u.y0=function(h){return arguments.
length?(e=typeof h=="function"?h:se(+h),u):e},u.y1=function(h){return arguments.length?(n=h==null?null:typeof h=="function"?h:se(+h),u):n},u.lineX0=u.lineY0=function(){
return l().x(t).y(e)},u.lineY1=function(){return l().x(t).y(n)},u.lineX1=function(){return l().x(r).y(e)},u.defined=function(h){return arguments.length?(i=typeof h==
"function"?h:se(!!h),u):i},u.curve=function(h){return arguments.length?(a=h,o!=null&&(s=a(o)),u):a},u.context=function(h){return arguments.length?(h==null?o=s=null:
s=a(o=h),u):o},u}var QN=YS(Di);function C2(t){this._curve=t}C2.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(t,e){this._curve.point(e*Math.sin(t),e*-Math.cos(t))}};function YS(t){function e(n){
return new C2(t(n))}return e._curve=t,e}var Uu=class{constructor(e,n){this._context=e,this._x=n}areaStart(){this._line=0}areaEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){(this._line||this.
_line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line}point(e,n){switch(e=+e,n=+n,this._point){case 0:{this._point=1,this._line?this._context.
lineTo(e,n):this._context.moveTo(e,n);break}case 1:this._point=2;default:{this._x?this._context.bezierCurveTo(this._x0=(this._x0+e)/2,this._y0,this._x0,n,e,n):this.
_context.bezierCurveTo(this._x0,this._y0=(this._y0+n)/2,e,this._y0,e,n);break}}this._x0=e,this._y0=n}};function E2(t){return new Uu(t,!0)}function N2(t){return new Uu(t,!1)}var BS=ee(3),Dp={draw(t,e){let n=ee(e+Lp(e/28,.75))*.59436,r=n/2,i=r*BS;t.moveTo(0,n),t.lineTo(0,-n),t.moveTo(-i,-r),t.lineTo(i,r),t.moveTo(-i,r),t.lineTo(i,-r)}},
Oi={draw(t,e){let n=ee(e/Ms);t.moveTo(n,0),t.arc(0,0,n,0,ju)}},Op={draw(t,e){let n=ee(e/5)/2;t.moveTo(-3*n,-n),t.lineTo(-n,-n),t.lineTo(-n,-3*n),t.lineTo(n,-3*n),
t.lineTo(n,-n),t.lineTo(3*n,-n),t.lineTo(3*n,n),t.lineTo(n,n),t.lineTo(n,3*n),t.lineTo(-n,3*n),t.lineTo(-n,n),t.lineTo(-3*n,n),t.closePath()}},R2=ee(1/3),qS=R2*
2,zp={draw(t,e){let n=ee(e/qS),r=n*R2;t.moveTo(0,-n),t.lineTo(r,0),t.lineTo(0,n),t.lineTo(-r,0),t.closePath()}},Fp={draw(t,e){let n=ee(e)*.62625;t.moveTo(0,-n),
t.lineTo(n,0),t.lineTo(0,n),t.lineTo(-n,0),t.closePath()}},Yp={draw(t,e){let n=ee(e-Lp(e/7,2))*.87559;t.moveTo(-n,0),t.lineTo(n,0),t.moveTo(0,n),t.lineTo(0,-n)}},
Bp={draw(t,e){let n=ee(e),r=-n/2;t.rect(r,r,n,n)}},qp={draw(t,e){let n=ee(e)*.4431;t.moveTo(n,n),t.lineTo(n,-n),t.lineTo(-n,-n),t.lineTo(-n,n),t.closePath()}},XS=.8908130915292852,
I2=Xu(Ms/10)/Xu(7*Ms/10),US=Xu(ju/10)*I2,WS=-M2(ju/10)*I2,Xp={draw(t,e){let n=ee(e*XS),r=US*n,i=WS*n;t.moveTo(0,-n),t.lineTo(r,i);for(let o=1;o<5;++o){let a=ju*
o/5,s=M2(a),c=Xu(a);t.lineTo(c*n,-s*n),t.lineTo(s*r-c*i,c*r+s*i)}t.closePath()}},Np=ee(3),Up={draw(t,e){let n=-ee(e/(Np*3));t.moveTo(0,n*2),t.lineTo(-Np*n,-n),t.
lineTo(Np*n,-n),t.closePath()}},GS=ee(3),Wp={draw(t,e){let n=ee(e)*.6824,r=n/2,i=n*GS/2;t.moveTo(0,-n),t.lineTo(i,r),t.lineTo(-i,r),t.closePath()}},cn=-.5,un=ee(
3)/2,Ip=1/ee(12),HS=(Ip/2+1)*3,Gp={draw(t,e){let n=ee(e/HS),r=n/2,i=n*Ip,o=r,a=n*Ip+n,s=-o,c=a;t.moveTo(r,i),t.lineTo(o,a),t.lineTo(s,c),t.lineTo(cn*r-un*i,un*r+
cn*i),t.lineTo(cn*o-un*a,un*o+cn*a),t.lineTo(cn*s-un*c,un*s+cn*c),t.lineTo(cn*r+un*i,cn*i-un*r),t.lineTo(cn*o+un*a,cn*a-un*o),t.lineTo(cn*s+un*c,cn*c-un*s),t.closePath()}},
Hp={draw(t,e){let n=ee(e-Lp(e/6,1.7))*.6189;t.moveTo(-n,-n),t.lineTo(n,n),t.moveTo(-n,n),t.lineTo(n,-n)}},L2=[Oi,Op,zp,Bp,Xp,Up,Gp],P2=[Oi,Yp,Hp,Wp,Dp,qp,Fp];function Lr(){}function Wu(t,e,n){t._context.bezierCurveTo((2*t._x0+t._x1)/3,(2*t._y0+t._y1)/3,(t._x0+2*t._x1)/3,(t._y0+2*t._y1)/3,(t._x0+4*t._x1+e)/6,(t._y0+4*
t._y1+n)/6)}function Vu(t){this._context=t}Vu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Wu(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Wu(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function D2(t){return new Vu(t)}
function O2(t){this._context=t}O2.prototype={areaStart:Lr,areaEnd:Lr,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._x2=t,this._y2=e;break;case 1:this._point=2,this._x3=t,this._y3=e;break;case 2:this._point=3,this._x4=t,this._y4=e,this._context.moveTo((this.
_x0+4*this._x1+t)/6,(this._y0+4*this._y1+e)/6);break;default:Wu(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function z2(t){return new O2(
t)}function F2(t){this._context=t}F2.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){
switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+t)/6,r=(this._y0+4*this._y1+
e)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Wu(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=
this._y1,this._y1=e}};function Y2(t){return new F2(t)}function B2(t,e){this._basis=new Vu(t),this._beta=e}B2.prototype={lineStart:function(){this._x=[],this._y=
[],this._basis.lineStart()},lineEnd:function(){var t=this._x,e=this._y,n=t.length-1;if(n>0)for(var r=t[0],i=e[0],o=t[n]-r,a=e[n]-i,s=-1,c;++s<=n;)c=s/n,this._basis.
point(this._beta*t[s]+(1-this._beta)*(r+c*o),this._beta*e[s]+(1-this._beta)*(i+c*a));this._x=this._y=null,this._basis.lineEnd()},point:function(t,e){this._x.push(
+t),this._y.push(+e)}};var q2=(function t(e){function n(r){return e===1?new Vu(r):new B2(r,e)}return n.beta=function(r){return t(+r)},n})(.85);function Gu(t,e,n){
t._context.bezierCurveTo(t._x1+t._k*(t._x2-t._x0),t._y1+t._k*(t._y2-t._y0),t._x2+t._k*(t._x1-e),t._y2+t._k*(t._y1-n),t._x2,t._y2)}function jp(t,e){this._context=
t,this._k=(1-e)/6}jp.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this.
_y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Gu(this,this._x1,this._y1);break}
(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this.
_point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2,this._x1=t,this._y1=e;break;case 2:this._point=3;default:Gu(this,
t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var X2=(function t(e){function n(r){return new jp(r,e)}
return n.tension=function(r){return t(+r)},n})(0);function Vp(t,e){this._context=t,this._k=(1-e)/6}Vp.prototype={areaStart:Lr,areaEnd:Lr,lineStart:function(){this.
_x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{
this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{
this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this.
_point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:
Gu(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var U2=(function t(e){function n(r){return new Vp(
r,e)}return n.tension=function(r){return t(+r)},n})(0);function Zp(t,e){this._context=t,this._k=(1-e)/6}Zp.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this.
_point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=
2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Gu(this,
t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var W2=(function t(e){function n(r){return new Zp(r,e)}
return n.tension=function(r){return t(+r)},n})(0);function Kp(t,e,n){var r=t._x1,i=t._y1,o=t._x2,a=t._y2;if(t._l01_a>b2){var s=2*t._l01_2a+3*t._l01_a*t._l12_a+t.
_l12_2a,c=3*t._l01_a*(t._l01_a+t._l12_a);r=(r*s-t._x0*t._l12_2a+t._x2*t._l01_2a)/c,i=(i*s-t._y0*t._l12_2a+t._y2*t._l01_2a)/c}if(t._l23_a>b2){var u=2*t._l23_2a+3*
t._l23_a*t._l12_a+t._l12_2a,l=3*t._l23_a*(t._l23_a+t._l12_a);o=(o*u+t._x1*t._l23_2a-e*t._l12_2a)/l,a=(a*u+t._y1*t._l23_2a-n*t._l12_2a)/l}t._context.bezierCurveTo(
r,i,o,a,t._x2,t._y2)}function G2(t,e){this._context=t,this._alpha=e}G2.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){
switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&
this._context.closePath(),this._line=1-this._line},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=
2;break;case 2:this._point=3;default:Kp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this.
_x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var H2=(function t(e){function n(r){return e?new G2(r,e):new jp(r,0)}
return n.alpha=function(r){return t(+r)},n})(.5);function j2(t,e){this._context=t,this._alpha=e}j2.prototype={areaStart:Lr,areaEnd:Lr,lineStart:function(){this.
_x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this.
_l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{
this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,
this._y5);break}}},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}
switch(this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,
this._x5=t,this._y5=e;break;default:Kp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this.
_x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var V2=(function t(e){function n(r){return e?new j2(r,e):new Vp(r,0)}
return n.alpha=function(r){return t(+r)},n})(.5);function Z2(t,e){this._context=t,this._alpha=e}Z2.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this.
_l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){
if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=
1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:
this._point=4;default:Kp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this.
_x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var K2=(function t(e){function n(r){return e?new Z2(r,e):new Zp(r,0)}return n.alpha=function(r){
return t(+r)},n})(.5);function Q2(t){this._context=t}Q2.prototype={areaStart:Lr,areaEnd:Lr,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this.
_context.closePath()},point:function(t,e){t=+t,e=+e,this._point?this._context.lineTo(t,e):(this._point=1,this._context.moveTo(t,e))}};function J2(t){return new Q2(
t)}function x2(t){return t<0?-1:1}function v2(t,e,n){var r=t._x1-t._x0,i=e-t._x1,o=(t._y1-t._y0)/(r||i<0&&-0),a=(n-t._y1)/(i||r<0&&-0),s=(o*i+a*r)/(r+i);return(x2(
o)+x2(a))*Math.min(Math.abs(o),Math.abs(a),.5*Math.abs(s))||0}function w2(t,e){var n=t._x1-t._x0;return n?(3*(t._y1-t._y0)/n-e)/2:e}function Rp(t,e,n){var r=t._x0,
i=t._y0,o=t._x1,a=t._y1,s=(o-r)/3;t._context.bezierCurveTo(r+s,i+s*e,o-s,a-s*n,o,a)}function Hu(t){this._context=t}Hu.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:Rp(this,this._t0,w2(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(t,e){var n=NaN;if(t=+t,e=+e,!(t===this._x1&&e===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,Rp(this,w2(this,n=v2(this,t,e)),n);break;default:Rp(this,this._t0,n=
v2(this,t,e));break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e,this._t0=n}}};function tx(t){this._context=new ex(t)}(tx.prototype=Object.create(Hu.
prototype)).point=function(t,e){Hu.prototype.point.call(this,e,t)};function ex(t){this._context=t}ex.prototype={moveTo:function(t,e){this._context.moveTo(e,t)},
closePath:function(){this._context.closePath()},lineTo:function(t,e){this._context.lineTo(e,t)},bezierCurveTo:function(t,e,n,r,i,o){this._context.bezierCurveTo(
e,t,r,n,o,i)}};function nx(t){return new Hu(t)}function rx(t){return new tx(t)}function ix(t){this._context=t}ix.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var t=this._x,e=this._y,n=t.length;if(n)if(this._line?this._context.lineTo(t[0],e[0]):
this._context.moveTo(t[0],e[0]),n===2)this._context.lineTo(t[1],e[1]);else for(var r=_2(t),i=_2(e),o=0,a=1;a<n;++o,++a)this._context.bezierCurveTo(r[0][o],i[0][o],
r[1][o],i[1][o],t[a],e[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(t,e){this.
_x.push(+t),this._y.push(+e)}};function _2(t){var e,n=t.length-1,r,i=new Array(n),o=new Array(n),a=new Array(n);for(i[0]=0,o[0]=2,a[0]=t[0]+2*t[1],e=1;e<n-1;++e)
i[e]=1,o[e]=4,a[e]=4*t[e]+2*t[e+1];for(i[n-1]=2,o[n-1]=7,a[n-1]=8*t[n-1]+t[n],e=1;e<n;++e)r=i[e]/o[e-1],o[e]-=r,a[e]-=r*a[e-1];for(i[n-1]=a[n-1]/o[n-1],e=n-2;e>=
0;--e)i[e]=(a[e]-i[e+1])/o[e];for(o[n-1]=(t[n]+i[n-1])/2,e=0;e<n-1;++e)o[e]=2*t[e+1]-i[e+1];return[i,o]}function ox(t){return new ix(t)}function Zu(t,e){this._context=
t,this._t=e}Zu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){
0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=
0&&(this._t=1-this._t,this._line=1-this._line)},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this.
_context.moveTo(t,e);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,e),this._context.lineTo(t,e);else{var n=this._x*(1-this._t)+
t*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,e)}break}}this._x=t,this._y=e}};function ax(t){return new Zu(t,.5)}function sx(t){return new Zu(
t,0)}function cx(t){return new Zu(t,1)}function Lt(t){return t!=null&&!Number.isNaN(t)}function ce(t,e){return+Lt(e)-+Lt(t)||Ct(t,e)}function zi(t,e){return+Lt(e)-+Lt(t)||en(t,e)}function $s(t){return t!=
null&&`${t}`!=""}function Bo(t){return isFinite(t)?t:NaN}function Ce(t){return t>0&&isFinite(t)?t:NaN}function Pr(t){return t<0&&isFinite(t)?t:NaN}function Ku(t,e){if(t instanceof Date||(t=new Date(+t)),isNaN(t))return typeof e=="function"?e(t):e;let n=t.getUTCHours(),r=t.getUTCMinutes(),i=t.getUTCSeconds(),
o=t.getUTCMilliseconds();return`${jS(t.getUTCFullYear(),4)}-${dr(t.getUTCMonth()+1,2)}-${dr(t.getUTCDate(),2)}${n||r||i||o?`T${dr(n,2)}:${dr(r,2)}${i||o?`:${dr(
i,2)}${o?`.${dr(o,3)}`:""}`:""}Z`:""}`}function jS(t){return t<0?`-${dr(-t,6)}`:t>9999?`+${dr(t,6)}`:dr(t,4)}function dr(t,e){return`${t}`.padStart(e,"0")}var VS=/^(?:[-+]\d{2})?\d{4}(?:-\d{2}(?:-\d{2})?)?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?(?:Z|[-+]\d{2}:?\d{2})?)?$/;function ks(t,e){return VS.test(t+="")?new Date(
t):typeof e=="function"?e(t):e}function pr(t){if(t==null)return;let e=t[0],n=t[t.length-1];return en(e,n)}var Xo=1e3,Or=Xo*60,zr=Or*60,Pn=zr*24,Ln=Pn*7,Fi=Pn*30,Dr=Pn*365,Qp=[["millisecond",1],["2 milliseconds",2],["5 milliseconds",5],["10 milliseconds",10],["20 mil\
liseconds",20],["50 milliseconds",50],["100 milliseconds",100],["200 milliseconds",200],["500 milliseconds",500],["second",Xo],["5 seconds",5*Xo],["15 seconds",
15*Xo],["30 seconds",30*Xo],["minute",Or],["5 minutes",5*Or],["15 minutes",15*Or],["30 minutes",30*Or],["hour",zr],["3 hours",3*zr],["6 hours",6*zr],["12 hours",
12*zr],["day",Pn],["2 days",2*Pn],["week",Ln],["2 weeks",2*Ln],["month",Fi],["3 months",3*Fi],["6 months",6*Fi],["year",Dr],["2 years",2*Dr],["5 years",5*Dr],["\
10 years",10*Dr],["20 years",20*Dr],["50 years",50*Dr],["100 years",100*Dr]],Jp=new Map([["second",Xo],["minute",Or],["hour",zr],["day",Pn],["monday",Ln],["tues\
day",Ln],["wednesday",Ln],["thursday",Ln],["friday",Ln],["saturday",Ln],["sunday",Ln],["week",Ln],["month",Fi],["year",Dr]]),lx=new Map([["second",Te],["minute",
ki],["hour",Ti],["day",Cn],["monday",Ni],["tuesday",ed],["wednesday",nd],["thursday",fr],["friday",rd],["saturday",id],["sunday",En],["week",En],["month",Li],["\
year",ze]]),tm=new Map([["second",Te],["minute",Ai],["hour",Ci],["day",ds],["monday",Ii],["tuesday",od],["wednesday",ad],["thursday",hr],["friday",sd],["saturda\
y",cd],["sunday",Nn],["week",Nn],["month",Pi],["year",Fe]]),Uo=Symbol("intervalDuration"),Ju=Symbol("intervalType");for(let[t,e]of lx)e[Uo]=Jp.get(t),e[Ju]="tim\
e";for(let[t,e]of tm)e[Uo]=Jp.get(t),e[Ju]="utc";var As=[["year",Fe,"utc"],["month",Pi,"utc"],["day",ds,"utc",6*Fi],["hour",Ci,"utc",3*Pn],["minute",Ai,"utc",6*
zr],["second",Te,"utc",30*Or]],Qu=[["year",ze,"time"],["month",Li,"time"],["day",Cn,"time",6*Fi],["hour",Ti,"time",3*Pn],["minute",ki,"time",6*zr],["second",Te,
"time",30*Or]],ZS=[As[0],Qu[0],As[1],Qu[1],As[2],Qu[2],...As.slice(3)];function tl(t){let e=`${t}`.toLowerCase();e.endsWith("s")&&(e=e.slice(0,-1));let n=1,r=/^(?:(\d+)\s+)/.
exec(e);switch(r&&(e=e.slice(r[0].length),n=+r[1]),e){case"quarter":e="month",n*=3;break;case"half":e="month",n*=6;break}let i=tm.get(e);if(!i)throw new Error(`\
unknown interval: ${t}`);if(n>1&&!i.every)throw new Error(`non-periodic interval: ${e}`);return[e,n]}function Ts(t){return fx(tl(t),"time")}function Yi(t){return fx(
tl(t),"utc")}function fx([t,e],n){let r=(n==="time"?lx:tm).get(t);return e>1&&(r=r.every(e),r[Uo]=Jp.get(t)*e,r[Ju]=n),r}function em(t,e){if(!(e>1))return;let n=t[Uo];
if(!Qp.some(([,i])=>i===n)||n%Pn===0&&Pn<n&&n<Fi)return;let[r]=Qp[go(([,i])=>Math.log(i)).center(Qp,Math.log(n*e))];return(t[Ju]==="time"?Ts:Yi)(r)}function ux(t,e,n){
let r=e==="time"?ys:Rn;if(n==null)return r(t==="year"?"%Y":t==="month"?"%Y-%m":t==="day"?"%Y-%m-%d":t==="hour"||t==="minute"?"%Y-%m-%dT%H:%M":t==="second"?"%Y-%\
m-%dT%H:%M:%S":"%Y-%m-%dT%H:%M:%S.%L");let i=KS(n);switch(t){case"millisecond":return qo(r(".%L"),r(":%M:%S"),i);case"second":return qo(r(":%S"),r("%-I:%M"),i);case"\
minute":return qo(r("%-I:%M"),r("%p"),i);case"hour":return qo(r("%-I %p"),r("%b %-d"),i);case"day":return qo(r("%-d"),r("%b"),i);case"month":return qo(r("%b"),r(
"%Y"),i);case"year":return r("%Y")}throw new Error("unable to format time ticks")}function KS(t){return t==="left"||t==="right"?(e,n)=>`
${e}
${n}`:t==="top"?(e,n)=>`${n}
${e}`:(e,n)=>`${e}
${n}`}function QS(t){return t==="time"?Qu:t==="utc"?As:ZS}function hx(t,e,n){let r=Et(Dg(e,(i,o)=>Math.abs(o-i)));if(r<1e3)return ux("millisecond","utc",n);for(let[
i,o,a,s]of QS(t)){if(r>s||i==="hour"&&!r)break;if(e.every(c=>o.floor(c)>=c))return ux(i,a,n)}}function qo(t,e,n){return(r,i,o)=>{let a=t(r,i),s=e(r,i),c=i-pr(o);
return i!==c&&o[c]!==void 0&&s===e(o[c],c)?a:n(a,s)}}var Cs=Object.getPrototypeOf(Uint8Array),JS=Object.prototype.toString;function Ye(t){return t instanceof Array||t instanceof Cs}function mx(t){return t instanceof
Cs&&!t$(t)}function gx(t){return t?.prototype instanceof Cs&&!e$(t)}function t$(t){return t instanceof BigInt64Array||t instanceof BigUint64Array}function e$(t){
return t===BigInt64Array||t===BigUint64Array}var rm=Symbol("reindex");function Z(t,e,n){let r=typeof e;return r==="string"?Cx(t)?im(t.getChild(e),n):dx(t,om(e),
n):r==="function"?dx(t,e,n):r==="number"||e instanceof Date||r==="boolean"?pt(t,Bt(e),n):typeof e?.transform=="function"?nm(e.transform(t),n):n$(nm(e,n),t?.[rm])}
function n$(t,e){return t!=null&&e?Ns(t,e):t}function dx(t,e,n){return pt(t,gx(n)?(r,i)=>am(e(r,i)):e,n)}function nm(t,e){return e===void 0?ln(t):Ex(t)?im(t,e):
t instanceof e?t:e.from(t,gx(e)&&!mx(t)?am:void 0)}function im(t,e){return t==null?t:(e===void 0||e===Array)&&o$(t.type)?sm(px(t)):nm(px(t),e)}function px(t){return t.
nullCount?t.toJSON():t.toArray()}var Fr=[null],om=t=>e=>{let n=e[t];return n===void 0&&e.type==="Feature"?e.properties?.[t]:n},$t={transform:Ee},B={transform:t=>t};var Es=()=>1,yx=()=>!0,Yt=t=>t==null?t:`${t}`,yt=t=>t==null?t:+t;var Bi=t=>t?t[0]:void 0,Yr=t=>t?t[1]:void 0,bx=t=>t?t[2]:void 0,Bt=t=>()=>t;function Wo(t){let e=+`${t}`.slice(1)/100;return(n,r)=>tn(n,e,r)}function Vt(t){return mx(
t)?t:pt(t,am,Float64Array)}function am(t){return t==null?NaN:Number(t)}function sm(t){return pt(t,cm)}function cm(t){return t instanceof Date&&!isNaN(t)?t:typeof t==
"string"?ks(t):t==null||isNaN(t=Number(t))?void 0:new Date(t)}function zt(t,e){return t===void 0&&(t=e),t===null?[void 0,"none"]:Ur(t)?[void 0,t]:[t,void 0]}function Mt(t,e){
return t===void 0&&(t=e),t===null||typeof t=="number"?[void 0,t]:[t,void 0]}function um(t,e,n){if(t!=null)return ne(t,e,n)}function ne(t,e,n){let r=`${t}`.toLowerCase();
if(!n.includes(r))throw new Error(`invalid ${e}: ${t}`);return r}function mr(t){return Cx(t)?t:ln(t)}function ln(t){if(t==null||Ye(t))return t;if(Ex(t))return im(
t);if(xx(t))switch(t.type){case"FeatureCollection":return t.features;case"GeometryCollection":return t.geometries;default:return[t]}return Array.from(t)}function xx(t){
switch(t?.type){case"FeatureCollection":case"GeometryCollection":case"Feature":case"LineString":case"MultiLineString":case"MultiPoint":case"MultiPolygon":case"P\
oint":case"Polygon":case"Sphere":return!0;default:return!1}}function pt(t,e,n=Array){return t==null?t:t instanceof n?t.map(e):n.from(t,e)}function Br(t,e=Array){
return t instanceof e?t.slice():e.from(t)}function lm({x:t,x1:e,x2:n}){return t!==void 0||e!==void 0||n!==void 0}function fm({y:t,y1:e,y2:n}){return t!==void 0||
e!==void 0||n!==void 0}function gr(t){return lm(t)||fm(t)||t.interval!==void 0}function Zt(t){return t?.toString===JS}function Dn(t){return Zt(t)&&(t.type!==void 0||
t.domain!==void 0)}function He(t){return Zt(t)&&typeof t.transform!="function"}function On(t){return He(t)&&t.value===void 0&&t.channel===void 0}function hm(t,e,n,r=B){
return e===void 0&&n===void 0?(e=0,n=t===void 0?r:t):e===void 0?e=t===void 0?0:t:n===void 0&&(n=t===void 0?0:t),[e,n]}function Gt(t,e){return t===void 0&&e===void 0?
[Bi,Yr]:[t,e]}function be({z:t,fill:e,stroke:n}={}){return t===void 0&&([t]=zt(e)),t===void 0&&([t]=zt(n)),t}function qr(t){return Ye(t)?t.length:t?.numRows}function Ee(t){
let e=qr(t),n=new Uint32Array(e);for(let r=0;r<e;++r)n[r]=r;return n}function Ns(t,e){return Ye(t)?pt(e,n=>t[n],t.constructor):pt(e,n=>t.at(n))}function Go(t){return t.
length===1?(e,n)=>t(Ns(n,e)):t}function yr(t,e,n){return t.subarray?t.subarray(e,n):t.slice(e,n)}function fn(t){return t!==null&&typeof t=="object"?t.valueOf():
t}function el(t,e){if(e[t]!==void 0)return e[t];switch(t){case"x1":case"x2":t="x";break;case"y1":case"y2":t="y";break}return e[t]}function ue(t){let e;return[{transform:()=>e,
label:ge(t)},n=>e=n]}function me(t){return t==null?[t]:ue(t)}function ge(t,e){return typeof t=="string"?t:t&&t.label!==void 0?t.label:e}function Ho(t,e){return{
transform(n){let r=t.transform(n),i=e.transform(n);return Ft(r)||Ft(i)?pt(r,(o,a)=>new Date((+r[a]+ +i[a])/2)):pt(r,(o,a)=>(+r[a]+ +i[a])/2,Float64Array)},label:t.
label}}function qi(t,e){let n=dm(e?.interval,e?.type);return n?pt(t,n):t}function dm(t,e){let n=jo(t,e);return n&&(r=>Lt(r)?n.floor(r):r)}function jo(t,e){if(t!=
null){if(typeof t=="number")return pm(t);if(typeof t=="string")return(e==="time"?Ts:Yi)(t);if(typeof t.floor!="function")throw new Error("invalid interval; miss\
ing floor method");if(typeof t.offset!="function")throw new Error("invalid interval; missing offset method");return t}}function pm(t){t=+t,0<t&&t<1&&Number.isInteger(
1/t)&&(t=-1/t);let e=Math.abs(t);return t<0?{floor:n=>Math.floor(n*e)/e,offset:(n,r=1)=>(n*e+Math.floor(r))/e,range:(n,r)=>he(Math.ceil(n*e),r*e).map(i=>i/e)}:{
floor:n=>Math.floor(n/e)*e,offset:(n,r=1)=>n+e*Math.floor(r),range:(n,r)=>he(Math.ceil(n/e),r/e).map(i=>i*e)}}function zn(t,e){if(t=jo(t,e),t&&typeof t.range!="\
function")throw new Error("invalid interval: missing range method");return t}function vx(t,e){if(t=zn(t,e),t&&typeof t.ceil!="function")throw new Error("invalid\
 interval: missing ceil method");return t}function wx(t){return Xr(t)&&typeof t?.floor=="function"&&t.floor()instanceof Date}function Xr(t){return typeof t?.range==
"function"}function hn(t){return t===void 0||He(t)?t:{value:t}}function _x(t){return t==null?null:{transform:e=>Z(e,t,Float64Array),label:ge(t)}}function Mx(t){
if(!Ne(t))return!1;for(let e of t)if(e!=null)return typeof e=="object"&&"0"in e&&"1"in e}function Ne(t){return t&&typeof t[Symbol.iterator]=="function"}function nl(t){
for(let e of t)if(e!=null)return typeof e!="object"||e instanceof Date}function Pt(t){for(let e of t){if(e==null)continue;let n=typeof e;return n==="string"||n===
"boolean"}}function Ft(t){for(let e of t)if(e!=null)return e instanceof Date}function Sx(t){for(let e of t)if(e!=null)return typeof e=="string"&&isNaN(e)&&ks(e)}
function $x(t){for(let e of t)if(e!=null){if(typeof e!="string")return!1;if(e.trim())return!isNaN(e)}}function br(t){for(let e of t)if(e!=null)return typeof e==
"number"}function rl(t,e){let n;for(let r of t)if(r!=null){if(!e(r))return!1;n=!0}return n}var r$=new Set("none,currentcolor,transparent,aliceblue,antiquewhite,\
aqua,aquamarine,azure,beige,bisque,black,blanchedalmond,blue,blueviolet,brown,burlywood,cadetblue,chartreuse,chocolate,coral,cornflowerblue,cornsilk,crimson,cya\
n,darkblue,darkcyan,darkgoldenrod,darkgray,darkgreen,darkgrey,darkkhaki,darkmagenta,darkolivegreen,darkorange,darkorchid,darkred,darksalmon,darkseagreen,darksla\
teblue,darkslategray,darkslategrey,darkturquoise,darkviolet,deeppink,deepskyblue,dimgray,dimgrey,dodgerblue,firebrick,floralwhite,forestgreen,fuchsia,gainsboro,\
ghostwhite,gold,goldenrod,gray,green,greenyellow,grey,honeydew,hotpink,indianred,indigo,ivory,khaki,lavender,lavenderblush,lawngreen,lemonchiffon,lightblue,ligh\
tcoral,lightcyan,lightgoldenrodyellow,lightgray,lightgreen,lightgrey,lightpink,lightsalmon,lightseagreen,lightskyblue,lightslategray,lightslategrey,lightsteelbl\
ue,lightyellow,lime,limegreen,linen,magenta,maroon,mediumaquamarine,mediumblue,mediumorchid,mediumpurple,mediumseagreen,mediumslateblue,mediumspringgreen,medium\
turquoise,mediumvioletred,midnightblue,mintcream,mistyrose,moccasin,navajowhite,navy,oldlace,olive,olivedrab,orange,orangered,orchid,palegoldenrod,palegreen,pal\
eturquoise,palevioletred,papayawhip,peachpuff,peru,pink,plum,powderblue,purple,rebeccapurple,red,rosybrown,royalblue,saddlebrown,salmon,sandybrown,seagreen,seas\
hell,sienna,silver,skyblue,slateblue,slategray,slategrey,snow,springgreen,steelblue,tan,teal,thistle,tomato,turquoise,violet,wheat,white,whitesmoke,yellow".split(
","));function Ur(t){return typeof t!="string"?!1:(t=t.toLowerCase().trim(),/^#[0-9a-f]{3,8}$/.test(t)||/^(?:url|var|rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix)\(.*\)$/.
test(t)||r$.has(t))}function kx(t){return typeof t=="number"&&(0<=t&&t<=1||isNaN(t))}function _t(t){return t==null||xr(t)}function xr(t){return/^\s*none\s*$/i.test(
t)}function Ax(t){return/^\s*round\s*$/i.test(t)}function il(t,e){return um(t,e,["middle","top-left","top","top-right","right","bottom-right","bottom","bottom-l\
eft","left"])}function Fn(t="middle"){return il(t,"frameAnchor")}function Tx(t={},...e){let n=t;for(let r of e)for(let i in r)if(n[i]===void 0){let o=r[i];n===t?
n={...n,[i]:o}:n[i]=o}return n}function i$(t){console.warn("named iterables are deprecated; please use an object instead");let e=new Set;return Object.fromEntries(
Array.from(t,n=>{let{name:r}=n;if(r==null)throw new Error("missing name");let i=`${r}`;if(i==="__proto__")throw new Error(`illegal name: ${i}`);if(e.has(i))throw new Error(
`duplicate name: ${i}`);return e.add(i),[r,n]}))}function Rs(t){return Ne(t)?i$(t):t}function ol(t){return t===!0?t="frame":t===!1?t=null:!xx(t)&&t!=null&&(t=ne(
t,"clip",["frame","sphere"]),t==="sphere"&&(t={type:"Sphere"})),t}function Cx(t){return t&&typeof t.getChild=="function"&&typeof t.toArray=="function"&&t.schema&&
Array.isArray(t.schema.fields)}function Ex(t){return t&&typeof t.toArray=="function"&&t.type}function o$(t){return t&&(t.typeId===8||t.typeId===10)&&t.unit===1}var dn=Symbol("position"),je=Symbol("color"),Xi=Symbol("radius"),Ui=Symbol("length"),Wi=Symbol("opacity"),Vo=Symbol("symbol"),Nx=Symbol("projection"),kt=new Map(
[["x",dn],["y",dn],["fx",dn],["fy",dn],["r",Xi],["color",je],["opacity",Wi],["symbol",Vo],["length",Ui],["projection",Nx]]);function Rx(t){return t===dn||t===Nx}
function Ix(t){return t===dn||t===Xi||t===Ui||t===Wi}var mm=Math.sqrt(3),gm=2/mm,a$={draw(t,e){let n=Math.sqrt(e/Math.PI),r=n*gm,i=r/2;t.moveTo(0,r),t.lineTo(n,i),t.lineTo(n,-i),t.lineTo(0,-r),t.lineTo(-n,-i),t.lineTo(
-n,i),t.closePath()}},ym=new Map([["asterisk",Dp],["circle",Oi],["cross",Op],["diamond",zp],["diamond2",Fp],["hexagon",a$],["plus",Yp],["square",Bp],["square2",
qp],["star",Xp],["times",Hp],["triangle",Up],["triangle2",Wp],["wye",Gp]]);function bm(t){return t&&typeof t.draw=="function"}function Lx(t){return bm(t)?!0:typeof t!=
"string"?!1:ym.has(t.toLowerCase())}function Zo(t){if(t==null||bm(t))return t;let e=ym.get(`${t}`.toLowerCase());if(e)return e;throw new Error(`invalid symbol: ${t}`)}
function Px(t){if(t==null||bm(t))return[void 0,t];if(typeof t=="string"){let e=ym.get(`${t}`.toLowerCase());if(e)return[void 0,e]}return[t,void 0]}function Kt({filter:t,sort:e,reverse:n,transform:r,initializer:i,...o}={},a){if(r===void 0&&(t!=null&&(r=wm(t)),e!=null&&!On(e)&&(r=xm(r,Mm(e))),n&&(r=xm(r,_m))),
a!=null&&i!=null)throw new Error("transforms cannot be applied after initializers");return{...o,...(e===null||On(e))&&{sort:e},transform:xm(r,a)}}function At({filter:t,
sort:e,reverse:n,initializer:r,...i}={},o){return r===void 0&&(t!=null&&(r=wm(t)),e!=null&&!On(e)&&(r=vm(r,Mm(e))),n&&(r=vm(r,_m))),{...i,...(e===null||On(e))&&
{sort:e},initializer:vm(r,o)}}function xm(t,e){return t==null?e===null?void 0:e:e==null?t===null?void 0:t:function(n,r,i){return{data:n,facets:r}=t.call(this,n,
r,i),e.call(this,mr(n),r,i)}}function vm(t,e){return t==null?e===null?void 0:e:e==null?t===null?void 0:t:function(n,r,i,...o){let a,s,c,u,l,h;return{data:s=n,facets:c=r,
channels:a}=t.call(this,n,r,i,...o),{data:l=s,facets:h=c,channels:u}=e.call(this,s,c,{...i,...a},...o),{data:l,facets:h,channels:{...a,...u}}}}function al(t,e){
return(t.initializer!=null?At:Kt)(t,e)}function Dx(t,e){return al(e,wm(t))}function wm(t){return(e,n)=>{let r=Z(e,t);return{data:e,facets:n.map(i=>i.filter(o=>r[o]))}}}
function Ox({sort:t,...e}={}){return{...al(e,_m),sort:On(t)?t:null}}function _m(t,e){return{data:t,facets:e.map(n=>n.slice().reverse())}}function zx({seed:t,sort:e,
...n}={}){return{...al(n,Fx(t==null?Math.random:hs(t))),sort:On(e)?e:null}}function sl(t,{sort:e,...n}={}){return{...(He(t)&&t.channel!==void 0?At:al)(n,Mm(t)),
sort:On(e)?e:null}}function Mm(t){return(typeof t=="function"&&t.length!==1?s$:Fx)(t)}function s$(t){return(e,n)=>{let r=Ye(e)?(i,o)=>t(e[i],e[o]):(i,o)=>t(e.get(
i),e.get(o));return{data:e,facets:n.map(i=>i.slice().sort(r))}}}function Fx(t){let e,n;({channel:e,value:t,order:n}={...hn(t)});let r=e?.startsWith("-");if(r&&(e=
e.slice(1)),n===void 0&&(n=r?zi:ce),typeof n!="function")switch(`${n}`.toLowerCase()){case"ascending":n=ce;break;case"descending":n=zi;break;default:throw new Error(
`invalid order: ${n}`)}return(i,o,a)=>{let s;if(e===void 0)s=Z(i,t);else{if(a===void 0)throw new Error("channel sort requires an initializer");if(s=a[e],!s)return{};
s=s.value}let c=(u,l)=>n(s[u],s[l]);return{data:i,facets:o.map(u=>u.slice().sort(c))}}}function Ls(t,e){return cl(null,null,t,e)}function Wr(t={y:"count"},e={}){let{x:n=B}=e;if(n==null)throw new Error("missing channel: x");return cl(n,null,t,e)}function Gr(t={
x:"count"},e={}){let{y:n=B}=e;if(n==null)throw new Error("missing channel: y");return cl(null,n,t,e)}function Ps(t={fill:"count"},e={}){let{x:n,y:r}=e;if([n,r]=
Gt(n,r),n==null)throw new Error("missing channel: x");if(r==null)throw new Error("missing channel: y");return cl(n,r,t,e)}function cl(t,e,{data:n=fl,filter:r,sort:i,
reverse:o,...a}={},s={}){a=$m(a,s),n=Ux(n,B),i=i==null?void 0:qx("sort",i,s),r=r==null?void 0:Xx("filter",r,s);let[c,u]=me(t),[l,h]=me(e),{z:f,fill:d,stroke:p,x1:m,
x2:b,y1:y,y2:g,...v}=s,[x,_]=me(f),[w]=zt(d),[M]=zt(p),[k,S]=me(w),[T,$]=me(M);return{..."z"in s&&{z:x||f},..."fill"in s&&{fill:k||d},..."stroke"in s&&{stroke:T||
p},...Kt(v,(A,R,E)=>{let C=qi(Z(A,t),E?.x),N=qi(Z(A,e),E?.y),I=Z(A,f),F=Z(A,w),P=Z(A,M),Y=Ds(a,{z:I,fill:F,stroke:P}),q=[],U=[],X=C&&u([]),ot=N&&h([]),st=I&&_([]),
ut=F&&S([]),W=P&&$([]),at=0;for(let O of a)O.initialize(A);i&&i.initialize(A),r&&r.initialize(A);for(let O of R){let G=[];for(let H of a)H.scope("facet",O);i&&i.
scope("facet",O),r&&r.scope("facet",O);for(let[H,D]of Yn(O,Y))for(let[mt,J]of Yn(D,N))for(let[gt,bt]of Yn(J,C)){let It={data:A};if(C&&(It.x=gt),N&&(It.y=mt),Y&&
(It.z=H),!(r&&!r.reduce(bt,It))){G.push(at++),U.push(n.reduceIndex(bt,A,It)),C&&X.push(gt),N&&ot.push(mt),I&&st.push(Y===I?H:I[bt[0]]),F&&ut.push(Y===F?H:F[bt[0]]),
P&&W.push(Y===P?H:P[bt[0]]);for(let wn of a)wn.reduce(bt,It);i&&i.reduce(bt,It)}}q.push(G)}return km(q,i,o),{data:U,facets:q}}),...!Bn(a,"x")&&(c?{x:c}:{x1:m,x2:b}),
...!Bn(a,"y")&&(l?{y:l}:{y1:y,y2:g}),...Object.fromEntries(a.map(({name:A,output:R})=>[A,R]))}}function Bn(t,...e){for(let{name:n}of t)if(e.includes(n))return!0;
return!1}function Sm(t,e,n=ul){let r=Object.entries(t);return e.title!=null&&t.title===void 0&&r.push(["title",d$]),e.href!=null&&t.href===void 0&&r.push(["href",
hl]),r.filter(([,i])=>i!==void 0).map(([i,o])=>o===null?c$(i):n(i,o,e))}function ul(t,e,n,r=ll){let i;Zt(e)&&"reduce"in e&&(i=e.scale,e=e.reduce);let o=r(t,e,n),
[a,s]=ue(o.label),c;return{name:t,output:i===void 0?a:{value:a,scale:i},initialize(u){o.initialize(u),c=s([])},scope(u,l){o.scope(u,l)},reduce(u,l){c.push(o.reduce(
u,l))}}}function c$(t){return{name:t,initialize(){},scope(){},reduce(){}}}function ll(t,e,n,r=Ko){let i=el(t,n),o=r(e,i),a,s;return{label:ge(o===Is?null:i,o.label),
initialize(c){a=i===void 0?c:Z(c,i),o.scope==="data"&&(s=o.reduceIndex(Ee(c),a))},scope(c,u){o.scope===c&&(s=o.reduceIndex(u,a))},reduce(c,u){return o.scope==null?
o.reduceIndex(c,a,u):o.reduceIndex(c,a,s,u)}}}function Yn(t,e){return e?Ie(t,n=>e[n]):[[,t]]}function Ko(t,e,n=u$){if(t==null)return n(t);if(typeof t.reduceIndex==
"function")return t;if(typeof t.reduce=="function"&&Zt(t))return f$(t);if(typeof t=="function")return h$(t);if(/^p\d{2}$/i.test(t))return vr(Wo(t));switch(`${t}`.
toLowerCase()){case"first":return hl;case"last":return p$;case"identity":return fl;case"count":return Is;case"distinct":return m$;case"sum":return e==null?Is:g$;case"\
proportion":return Bx(e,"data");case"proportion-facet":return Bx(e,"facet");case"deviation":return vr(Qn);case"min":return vr(Ht);case"min-index":return vr(Rg);case"\
max":return vr(Et);case"max-index":return vr(Ng);case"mean":return Yx(gi);case"median":return Yx(tr);case"variance":return vr(Ya);case"mode":return vr(Ic)}return n(
t)}function u$(t){throw new Error(`invalid reduce: ${t}`)}function $m(t,e){return Sm(t,e,qx)}function qx(t,e,n){return ul(t,e,n,Xx)}function Xx(t,e,n){return ll(
t,e,n,Ux)}function Ux(t,e){return Ko(t,e,l$)}function l$(t){switch(`${t}`.toLowerCase()){case"x":return y$;case"y":return b$;case"z":return Am}throw new Error(`\
invalid group reduce: ${t}`)}function Ds(t,e){for(let n in e){let r=e[n];if(r!==void 0&&!t.some(i=>i.name===n))return r}}function km(t,e,n){if(e){let r=e.output.
transform(),i=(o,a)=>ce(r[o],r[a]);t.forEach(o=>o.sort(i))}n&&t.forEach(r=>r.reverse())}function f$(t){return console.warn("deprecated reduce interface; impleme\
nt reduceIndex instead."),{...t,reduceIndex:t.reduce.bind(t)}}function h$(t){return{reduceIndex(e,n,r){return t(Ns(n,e),r)}}}function vr(t){return{reduceIndex(e,n){
return t(e,r=>n[r])}}}function Yx(t){return{reduceIndex(e,n){let r=t(e,i=>n[i]);return Ft(n)?new Date(r):r}}}var fl={reduceIndex(t,e){return Ns(e,t)}},hl={reduceIndex(t,e){
return e[t[0]]}},d$={reduceIndex(t,e){let r=mo(Jn(t,o=>o.length,o=>e[o]),Yr),i=r.slice(-5).reverse();if(i.length<r.length){let o=r.slice(0,-4);i[4]=[`… ${o.length.
toLocaleString("en-US")} more`,we(o,Yr)]}return i.map(([o,a])=>`${o} (${a.toLocaleString("en-US")})`).join(`
`)}},p$={reduceIndex(t,e){return e[t[t.length-1]]}},Is={label:"Frequency",reduceIndex(t){return t.length}},m$={label:"Distinct",reduceIndex(t,e){let n=new Je;for(let r of t)
n.add(e[r]);return n.size}},g$=vr(we);function Bx(t,e){return t==null?{scope:e,label:"Frequency",reduceIndex:(n,r,i=1)=>n.length/i}:{scope:e,reduceIndex:(n,r,i=1)=>we(
n,o=>r[o])/i}}var y$={reduceIndex(t,e,{x:n}){return n}},b$={reduceIndex(t,e,{y:n}){return n}},Am={reduceIndex(t,e,{z:n}){return n}};function Wx(t){if(typeof t!=
"function")throw new Error(`invalid test function: ${t}`);return{reduceIndex(e,n,{data:r}){return n[e.find(Ye(r)?i=>t(r[i],i,r):i=>t(r.get(i),i,r))]}}}function Qo(t,{scale:e,type:n,value:r,filter:i,hint:o,label:a=ge(r)},s){return o===void 0&&typeof r?.transform=="function"&&(o=r.hint),Cm(s,{scale:e,type:n,value:Z(
t,r),label:a,filter:i,hint:o})}function dl(t,e){return Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Qo(e,r,n)]))}function Hr(t,e){let n=Object.fromEntries(
Object.entries(t).map(([r,{scale:i,value:o}])=>{let a=i==null?null:e[i];return[r,a==null?o:pt(o,a)]}));return n.channels=t,n}function Cm(t,e){let{scale:n,value:r}=e;
if(n===!0||n==="auto")switch(t){case"fill":case"stroke":case"color":e.scale=n!==!0&&rl(r,Ur)?null:"color",e.defaultScale="color";break;case"fillOpacity":case"st\
rokeOpacity":case"opacity":e.scale=n!==!0&&rl(r,kx)?null:"opacity",e.defaultScale="opacity";break;case"symbol":n!==!0&&rl(r,Lx)?(e.scale=null,e.value=pt(r,Zo)):
e.scale="symbol",e.defaultScale="symbol";break;default:e.scale=kt.has(t)?t:null;break}else if(n===!1)e.scale=null;else if(n!=null&&!kt.has(n))throw new Error(`u\
nknown scale: ${n}`);return e}function Hx(t,e,n,r,i){let{order:o,reverse:a,reduce:s=!0,limit:c}=i;for(let u in i){if(!kt.has(u))continue;let{value:l,order:h=o,reverse:f=a,
reduce:d=s,limit:p=c}=hn(i[u]),m=l?.startsWith("-");if(m&&(l=l.slice(1)),h=h===void 0?m!==(l==="width"||l==="height")?Vx:jx:w$(h),d==null||d===!1)continue;let b=u===
"fx"||u==="fy"?v$(e,r[u]):x$(n,u);if(!b)throw new Error(`missing channel for scale: ${u}`);let y=b.value,[g=0,v=1/0]=Ne(p)?p:p<0?[p]:[0,p];if(l==null)b.domain=()=>{
let x=Array.from(new Je(y));return f&&(x=x.reverse()),(g!==0||v!==1/0)&&(x=x.slice(g,v)),x};else{let x=l==="data"?t:l==="height"?Gx(n,"y1","y2"):l==="width"?Gx(
n,"x1","x2"):Tm(n,l,l==="y"?"y2":l==="x"?"x2":void 0),_=Ko(d===!0?"max":d,x);b.domain=()=>{let w=Eg(Ee(y),M=>_.reduceIndex(M,x),M=>y[M]);return h&&w.sort(h),f&&
w.reverse(),(g!==0||v!==1/0)&&(w=w.slice(g,v)),w.map(Bi)}}}}function x$(t,e){for(let n in t){let r=t[n];if(r.scale===e)return r}}function v$(t,e){let n=t.original;
if(n===t)return e;let r=e.value,i=e.value=[];for(let o=0;o<n.length;++o){let a=r[n[o][0]];for(let s of t[o])i[s]=a}return e}function Gx(t,e,n){let r=Tm(t,e),i=Tm(
t,n);return pt(i,(o,a)=>Math.abs(o-r[a]),Float64Array)}function Tm(t,e,n){let r=t[e];if(!r&&n!==void 0&&(r=t[n]),r)return r.value;throw new Error(`missing chann\
el: ${e}`)}function w$(t){if(t==null||typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"ascending":return jx;case"descending":return Vx}throw new Error(
`invalid order: ${t}`)}function jx([t,e],[n,r]){return ce(e,r)||ce(t,n)}function Vx([t,e],[n,r]){return zi(e,r)||ce(t,n)}function Os(t,e){let n=t[e];if(n){for(;n.
source;)n=n.source;return n.source===null?null:n}}var tv=new Map([["accent",c2],["category10",s2],["dark2",u2],["observable10",l2],["paired",f2],["pastel1",h2],["pastel2",d2],["set1",p2],["set2",m2],["set3",g2],
["tableau10",y2]]);function ev(t){return t!=null&&tv.has(`${t}`.toLowerCase())}var Zx=new Map([...tv,["brbg",wr(Sd,$d)],["prgn",wr(kd,Ad)],["piyg",wr(Td,Cd)],["\
puor",wr(Ed,Nd)],["rdbu",wr(Yu,ws)],["rdgy",wr(Rd,Id)],["rdylbu",wr(Bu,_s)],["rdylgn",wr(Ld,Pd)],["spectral",wr(Dd,Od)],["burd",Kx(Yu,ws)],["buylrd",Kx(Bu,_s)],
["blues",le(cp,up)],["greens",le(lp,fp)],["greys",le(hp,dp)],["oranges",le(bp,xp)],["purples",le(pp,mp)],["reds",le(gp,yp)],["turbo",_r(kp)],["viridis",_r(Ap)],
["magma",_r(Tp)],["inferno",_r(Cp)],["plasma",_r(Ep)],["cividis",_r(vp)],["cubehelix",_r(wp)],["warm",_r(_p)],["cool",_r(Mp)],["bugn",le(zd,Fd)],["bupu",le(Yd,Bd)],
["gnbu",le(qd,Xd)],["orrd",le(Ud,Wd)],["pubu",le(jd,Vd)],["pubugn",le(Gd,Hd)],["purd",le(Zd,Kd)],["rdpu",le(Qd,Jd)],["ylgn",le(np,rp)],["ylgnbu",le(tp,ep)],["yl\
orbr",le(ip,op)],["ylorrd",le(ap,sp)],["rainbow",Qx(Sp)],["sinebow",Qx($p)]]);function le(t,e){return({length:n})=>n===1?[t[3][1]]:n===2?[t[3][1],t[3][2]]:(n=Math.
max(3,Math.floor(n)),n>9?_e(e,n):t[n])}function wr(t,e){return({length:n})=>n===2?[t[3][0],t[3][2]]:(n=Math.max(3,Math.floor(n)),n>11?_e(e,n):t[n])}function Kx(t,e){
return({length:n})=>n===2?[t[3][2],t[3][0]]:(n=Math.max(3,Math.floor(n)),n>11?_e(r=>e(1-r),n):t[n].slice().reverse())}function _r(t){return({length:e})=>_e(t,Math.
max(2,Math.floor(e)))}function Qx(t){return({length:e})=>_e(t,Math.floor(e)+1).slice(0,-1)}function Em(t){let e=`${t}`.toLowerCase();if(!Zx.has(e))throw new Error(
`unknown ordinal scheme: ${e}`);return Zx.get(e)}function zs(t,e){let n=Em(t),r=typeof n=="function"?n({length:e}):n;return r.length!==e?r.slice(0,e):r}function nv(t,e="\
greys"){let n=new Set,[r,i]=zs(e,2);for(let o of t)if(o!=null)if(o===!0)n.add(i);else if(o===!1)n.add(r);else return;return[...n]}var Jx=new Map([["brbg",$d],["\
prgn",Ad],["piyg",Cd],["puor",Nd],["rdbu",ws],["rdgy",Id],["rdylbu",_s],["rdylgn",Pd],["spectral",Od],["burd",t=>ws(1-t)],["buylrd",t=>_s(1-t)],["blues",up],["g\
reens",fp],["greys",dp],["purples",mp],["reds",yp],["oranges",xp],["turbo",kp],["viridis",Ap],["magma",Tp],["inferno",Cp],["plasma",Ep],["cividis",vp],["cubehel\
ix",wp],["warm",_p],["cool",Mp],["bugn",Fd],["bupu",Bd],["gnbu",Xd],["orrd",Wd],["pubugn",Hd],["pubu",Vd],["purd",Kd],["rdpu",Jd],["ylgnbu",ep],["ylgn",rp],["yl\
orbr",op],["ylorrd",sp],["rainbow",Sp],["sinebow",$p]]);function Jo(t){let e=`${t}`.toLowerCase();if(!Jx.has(e))throw new Error(`unknown quantitative scheme: ${e}`);
return Jx.get(e)}var _$=new Set(["brbg","prgn","piyg","puor","rdbu","rdgy","rdylbu","rdylgn","spectral","burd","buylrd"]);function rv(t){return t!=null&&_$.has(
`${t}`.toLowerCase())}var Rm=t=>e=>t(1-e),Nm=[0,1],iv=new Map([["number",Jt],["rgb",wi],["hsl",C1],["hcl",R1],["lab",E1]]);function Im(t){let e=`${t}`.toLowerCase();if(!iv.has(e))throw new Error(
`unknown interpolator: ${e}`);return iv.get(e)}function ea(t,e,n,{type:r,nice:i,clamp:o,zero:a,domain:s=dv(t,n),unknown:c,round:u,scheme:l,interval:h,range:f=kt.
get(t)===Xi?k$(n,s):kt.get(t)===Ui?A$(n,s):kt.get(t)===Wi?Nm:void 0,interpolate:d=kt.get(t)===je?l==null&&f!==void 0?wi:Jo(l!==void 0?l:r==="cyclical"?"rainbow":
"turbo"):u?Ga:Jt,reverse:p}){if(s=ov(s),h=zn(h,r),(r==="cyclical"||r==="sequential")&&(r="linear"),typeof d!="function"&&(d=Im(d)),p=!!p,f!==void 0){let m=s.length,
b=(f=ov(f)).length;if(m!==b){if(d.length===1)throw new Error("invalid piecewise interpolator");d=Nr(d,f),f=void 0}}if(d.length===1?(p&&(d=Rm(d),p=!1),f===void 0&&
(f=Float64Array.from(s,(m,b)=>b/(s.length-1)),f.length===2&&(f=Nm)),e.interpolate((f===Nm?Bt:Fs)(d))):e.interpolate(d),a){let[m,b]=St(s);(m>0||b<0)&&(s=Br(s),(pr(
s)||1)===Math.sign(m)?s[0]=0:s[s.length-1]=0)}return p&&(s=xo(s)),e.domain(s).unknown(c),i&&(e.nice(M$(i,r)),s=e.domain()),f!==void 0&&e.range(f),o&&e.clamp(o),
{type:r,domain:s,range:f,scale:e,interpolate:d,interval:h}}function ov(t){return t=ln(t),t.length>=2?t:[t[0],t[0]]}function M$(t,e){return t===!0?void 0:typeof t==
"number"?t:vx(t,e)}function av(t,e,n){return ea(t,vs(),e,n)}function sv(t,e,n){return Lm(t,e,{...n,exponent:.5})}function Lm(t,e,{exponent:n=1,...r}){return ea(
t,gd().exponent(n),e,{...r,type:"pow"})}function cv(t,e,{base:n=10,domain:r=T$(e),...i}){return ea(t,pd().base(n),e,{...i,domain:r})}function uv(t,e,{constant:n=1,
...r}){return ea(t,md().constant(n),e,r)}function lv(t,e,{range:n,quantiles:r=n===void 0?5:(n=[...n]).length,n:i=r,scheme:o="rdylbu",domain:a=C$(e),unknown:s,interpolate:c,
reverse:u}){return n===void 0&&(n=c!==void 0?_e(c,i):kt.get(t)===je?zs(o,i):void 0),a.length>0&&(a=yd(a,n===void 0?{length:i}:n).quantiles()),pl(t,e,{domain:a,range:n,
reverse:u,unknown:s})}function fv(t,e,{range:n,n:r=n===void 0?5:(n=[...n]).length,scheme:i="rdylbu",domain:o=dv(t,e),unknown:a,interpolate:s,reverse:c}){let[u,l]=St(
o),h;return n===void 0?(h=qe(u,l,r),h[0]<=u&&h.splice(0,1),h[h.length-1]>=l&&h.pop(),r=h.length+1,n=s!==void 0?_e(s,r):kt.get(t)===je?zs(i,r):void 0):(h=_e(Jt(u,
l),r+1).slice(1,-1),u instanceof Date&&(h=h.map(f=>new Date(f)))),pr(ln(o))<0&&h.reverse(),pl(t,e,{domain:h,range:n,reverse:c,unknown:a})}function pl(t,e,{domain:n=[
0],unknown:r,scheme:i="rdylbu",interpolate:o,range:a=o!==void 0?_e(o,n.length+1):kt.get(t)===je?zs(i,n.length+1):void 0,reverse:s}){n=ln(n);let c=pr(n);if(!isNaN(
c)&&!S$(n,c))throw new Error(`the ${t} scale has a non-monotonic domain`);return s&&(a=xo(a)),{type:"threshold",scale:bd(c<0?xo(n):n,a===void 0?[]:a).unknown(r),
domain:n,range:a}}function S$(t,e){for(let n=1,r=t.length,i=t[0];n<r;++n){let o=en(i,i=t[n]);if(o!==0&&o!==e)return!1}return!0}function hv(t){return{type:"ident\
ity",scale:Ix(kt.get(t))?dd():e=>e}}function ta(t,e=Bo){return t.length?[Ht(t,({value:n})=>n===void 0?n:Ht(n,e)),Et(t,({value:n})=>n===void 0?n:Et(n,e))]:[0,1]}
function dv(t,e){let n=kt.get(t);return(n===Xi||n===Wi||n===Ui?$$:ta)(e)}function $$(t){return[0,t.length?Et(t,({value:e})=>e===void 0?e:Et(e,Bo)):1]}function k$(t,e){
let n=t.find(({radius:a})=>a!==void 0);if(n!==void 0)return[0,n.radius];let r=tn(t,.5,({value:a})=>a===void 0?NaN:tn(a,.25,Ce)),i=e.map(a=>3*Math.sqrt(a/r)),o=30/
Et(i);return o<1?i.map(a=>a*o):i}function A$(t,e){let n=tr(t,({value:o})=>o===void 0?NaN:tr(o,Math.abs)),r=e.map(o=>12*o/n),i=60/Et(r);return i<1?r.map(o=>o*i):
r}function T$(t){for(let{value:e}of t)if(e!==void 0)for(let n of e){if(n>0)return ta(t,Ce);if(n<0)return ta(t,Pr)}return[1,10]}function C$(t){let e=[];for(let{value:n}of t)
if(n!==void 0)for(let r of n)e.push(r);return e}function Fs(t){return(e,n)=>r=>t(e+r*(n-e))}var Pm=0,Dm;function pv(){let t=Pm;return Pm=0,Dm=void 0,t}function xe(t){t!==Dm&&(Dm=t,console.warn(t),++Pm)}function ml(t,e,n,r,{type:i,nice:o,clamp:a,domain:s=ta(r),unknown:c,pivot:u=0,scheme:l,range:h,symmetric:f=!0,interpolate:d=kt.get(t)===je?l==null&&h!==void 0?wi:
Jo(l!==void 0?l:"rdbu"):Jt,reverse:p}){u=+u,s=ln(s);let[m,b]=s;if(s.length>2&&xe(`Warning: the diverging ${t} scale domain contains extra elements.`),en(m,b)<0&&
([m,b]=[b,m],p=!p),m=Math.min(m,u),b=Math.max(b,u),typeof d!="function"&&(d=Im(d)),h!==void 0&&(d=d.length===1?Fs(d)(...h):Nr(d,h)),p&&(d=Rm(d)),f){let y=n.apply(
u),g=y-n.apply(m),v=n.apply(b)-y;g<v?m=n.invert(y-v):g>v&&(b=n.invert(y+g))}return e.domain([m,u,b]).unknown(c).interpolator(d),a&&e.clamp(a),o&&e.nice(o),{type:i,
domain:[m,b],pivot:u,interpolate:d,scale:e}}function mv(t,e,n){return ml(t,vd(),E$,e,n)}function gv(t,e,n){return Om(t,e,{...n,exponent:.5})}function Om(t,e,{exponent:n=1,
...r}){return ml(t,Md().exponent(n=+n),I$(n),e,{...r,type:"diverging-pow"})}function yv(t,e,{base:n=10,pivot:r=1,domain:i=ta(e,r<0?Pr:Ce),...o}){return ml(t,wd().
base(n=+n),N$,e,{domain:i,pivot:r,...o})}function bv(t,e,{constant:n=1,...r}){return ml(t,_d().constant(n=+n),L$(n),e,r)}var E$={apply(t){return t},invert(t){return t}},
N$={apply:Math.log,invert:Math.exp},R$={apply(t){return Math.sign(t)*Math.sqrt(Math.abs(t))},invert(t){return Math.sign(t)*(t*t)}};function I$(t){return t===.5?
R$:{apply(e){return Math.sign(e)*Math.pow(Math.abs(e),t)},invert(e){return Math.sign(e)*Math.pow(Math.abs(e),1/t)}}}function L$(t){return{apply(e){return Math.sign(
e)*Math.log1p(Math.abs(e/t))},invert(e){return Math.sign(e)*Math.expm1(Math.abs(e))*t}}}function xv(t,e,n,r){return ea(t,e,n,r)}function vv(t,e,n){return xv(t,o2(),e,n)}function wv(t,e,n){return xv(t,a2(),e,n)}var na=Symbol("ordinal");function Mv(t,e,n,{type:r,interval:i,domain:o,range:a,reverse:s,hint:c}){return i=zn(i,r),o===void 0&&(o=Tv(n,i,t)),(r==="categorical"||
r===na)&&(r="ordinal"),s&&(o=xo(o)),o=e.domain(o).domain(),a!==void 0&&(typeof a=="function"&&(a=a(o)),e.range(a)),{type:r,domain:o,range:a,scale:e,hint:c,interval:i}}
function Sv(t,e,{type:n,interval:r,domain:i,range:o,scheme:a,unknown:s,...c}){r=zn(r,n),i===void 0&&(i=Tv(e,r,t));let u;if(kt.get(t)===Vo)u=P$(e),o=o===void 0?D$(
u):pt(o,Zo);else if(kt.get(t)===je&&(o===void 0&&(n==="ordinal"||n===na)&&(o=nv(i,a),o!==void 0&&(a=void 0)),a===void 0&&o===void 0&&(a=n==="ordinal"?"turbo":"o\
bservable10"),a!==void 0))if(o!==void 0){let l=Jo(a),h=o[0],f=o[1]-o[0];o=({length:d})=>_e(p=>l(h+f*p),d)}else o=Em(a);if(s===Ru)throw new Error(`implicit unkno\
wn on ${t} scale is not supported`);return Mv(t,Lu().unknown(s),e,{...c,type:n,domain:i,range:o,hint:u})}function $v(t,e,{align:n=.5,padding:r=.5,...i}){return Av(
Jb().align(n).padding(r),e,i,t)}function kv(t,e,{align:n=.5,padding:r=.1,paddingInner:i=r,paddingOuter:o=t==="fx"||t==="fy"?0:r,...a}){return Av(Yo().align(n).paddingInner(
i).paddingOuter(o),e,a,t)}function Av(t,e,n,r){let{round:i}=n;return i!==void 0&&t.round(i=!!i),t=Mv(r,t,e,n),t.round=i,t}function Tv(t,e,n){let r=new Je;for(let{
value:i,domain:o}of t){if(o!==void 0)return o();if(i!==void 0)for(let a of i)r.add(a)}if(e!==void 0){let[i,o]=St(r).map(e.floor,e);return e.range(i,e.offset(o))}
if(r.size>1e4&&kt.get(n)===dn)throw new Error(`implicit ordinal domain of ${n} scale has more than 10,000 values`);return mo(r,ce)}function _v(t,e){let n;for(let{
hint:r}of t){let i=r?.[e];if(i!==void 0){if(n===void 0)n=i;else if(n!==i)return}}return n}function P$(t){return{fill:_v(t,"fill"),stroke:_v(t,"stroke")}}function D$(t){
return _t(t.fill)?P2:L2}function Ys(t,{label:e,inset:n=0,insetTop:r=n,insetRight:i=n,insetBottom:o=n,insetLeft:a=n,round:s,nice:c,clamp:u,zero:l,align:h,padding:f,projection:d,facet:{label:p=e}={},
...m}={}){let b={};for(let[y,g]of t){let v=m[y],x=Dv(y,g,{round:kt.get(y)===dn?s:void 0,nice:c,clamp:u,zero:l,align:h,padding:f,projection:d,...v});if(x){let{label:_=y===
"fx"||y==="fy"?p:e,percent:w,transform:M,inset:k,insetTop:S=k!==void 0?k:y==="y"?r:0,insetRight:T=k!==void 0?k:y==="x"?i:0,insetBottom:$=k!==void 0?k:y==="y"?o:
0,insetLeft:A=k!==void 0?k:y==="x"?a:0}=v||{};if(M==null)M=void 0;else if(typeof M!="function")throw new Error("invalid scale transform; not a function");x.percent=
!!w,x.label=_===void 0?O$(g,x):_,x.transform=M,y==="x"||y==="fx"?(x.insetLeft=+A,x.insetRight=+T):(y==="y"||y==="fy")&&(x.insetTop=+S,x.insetBottom=+$),b[y]=x}}
return b}function Fm(t){let e={},n={scales:e};for(let[r,i]of Object.entries(t)){let{scale:o,type:a,interval:s,label:c}=i;e[r]=zv(i),n[r]=o,o.type=a,s!=null&&(o.
interval=s),c!=null&&(o.label=c)}return n}function Iv(t,e){let{x:n,y:r,fx:i,fy:o}=t,a=i||o?bl(e):e;i&&Cv(i,a),o&&Ev(o,a);let s=i||o?Ym(t,e):e;n&&Cv(n,s),r&&Ev(r,
s)}function O$(t=[],e){let n;for(let{label:r}of t)if(r!==void 0){if(n===void 0)n=r;else if(n!==r)return}if(n!==void 0)return!qn(e)&&e.percent&&(n=`${n} (%)`),{inferred:!0,
toString:()=>n}}function yl(t){return Math.sign(pr(t.domain()))*Math.sign(pr(t.range()))}function bl(t){let{marginTop:e,marginRight:n,marginBottom:r,marginLeft:i,
width:o,height:a,facet:{marginTop:s,marginRight:c,marginBottom:u,marginLeft:l}}=t;return{marginTop:Math.max(e,s),marginRight:Math.max(n,c),marginBottom:Math.max(
r,u),marginLeft:Math.max(i,l),width:o,height:a}}function Ym({fx:t,fy:e},n){let{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:s,height:c}=bl(n);return{
marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:t?t.scale.bandwidth()+a+i:s,height:e?e.scale.bandwidth()+r+o:c,facet:{width:s,height:c}}}function Cv(t,e){
if(t.range===void 0){let{insetLeft:n,insetRight:r}=t,{width:i,marginLeft:o=0,marginRight:a=0}=e,s=o+n,c=i-a-r;t.range=[s,Math.max(s,c)],qn(t)||(t.range=Pv(t)),t.
scale.range(t.range)}Lv(t)}function Ev(t,e){if(t.range===void 0){let{insetTop:n,insetBottom:r}=t,{height:i,marginTop:o=0,marginBottom:a=0}=e,s=o+n,c=i-a-r;t.range=
[Math.max(s,c),s],qn(t)?t.range.reverse():t.range=Pv(t),t.scale.range(t.range)}Lv(t)}function Lv(t){t.round===void 0&&Y$(t)&&z$(t)<=30&&t.scale.round(!0)}function z$({
scale:t}){let e=t.domain().length,[n,r]=t.range(),i=t.paddingInner?t.paddingInner():1,o=t.paddingOuter?t.paddingOuter():t.padding(),a=e-i,s=Math.abs(r-n)/Math.max(
1,a+o*2);return(s-Math.floor(s))*a}function Pv(t){let e=t.scale.domain().length+Bm(t);if(!(e>2))return t.range;let[n,r]=t.range;return Array.from({length:e},(i,o)=>n+
o/(e-1)*(r-n))}function xl(t,e,n){return Dv(t,n===void 0?void 0:[{hint:n}],{...e})}function Dv(t,e=[],n={}){let r=F$(t,e,n);if(n.type===void 0&&n.domain===void 0&&
n.range===void 0&&n.interval==null&&t!=="fx"&&t!=="fy"&&qn({type:r})){let i=e.map(({value:o})=>o).filter(o=>o!==void 0);i.some(Ft)?xe(`Warning: some data associ\
ated with the ${t} scale are dates. Dates are typically associated with a "utc" or "time" scale rather than a "${ra(r)}" scale. If you are using a bar mark, you\
 probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat\
 this data as ordinal, you can specify the interval of the ${t} scale (e.g., d3.utcDay), or you can suppress this warning by setting the type of the ${t} scale \
to "${ra(r)}".`):i.some(Sx)?xe(`Warning: some data associated with the ${t} scale are strings that appear to be dates (e.g., YYYY-MM-DD). If these strings repre\
sent dates, you should parse them to Date objects. Dates are typically associated with a "utc" or "time" scale rather than a "${ra(r)}" scale. If you are using \
a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If yo\
u want to treat this data as ordinal, you can suppress this warning by setting the type of the ${t} scale to "${ra(r)}".`):i.some($x)&&xe(`Warning: some data as\
sociated with the ${t} scale are strings that appear to be numbers. If these strings represent numbers, you should parse or coerce them to numbers. Numbers are \
typically associated with a "linear" scale rather than a "${ra(r)}" scale. If you want to treat this data as ordinal, you can specify the interval of the ${t} s\
cale (e.g., 1 for integers), or you can suppress this warning by setting the type of the ${t} scale to "${ra(r)}".`)}switch(n.type=r,r){case"diverging":case"div\
erging-sqrt":case"diverging-pow":case"diverging-log":case"diverging-symlog":case"cyclical":case"sequential":case"linear":case"sqrt":case"threshold":case"quantil\
e":case"pow":case"log":case"symlog":n=gl(e,n,Vt);break;case"identity":switch(kt.get(t)){case dn:n=gl(e,n,Vt);break;case Vo:n=gl(e,n,B$);break}break;case"utc":case"\
time":n=gl(e,n,sm);break}switch(r){case"diverging":return mv(t,e,n);case"diverging-sqrt":return gv(t,e,n);case"diverging-pow":return Om(t,e,n);case"diverging-lo\
g":return yv(t,e,n);case"diverging-symlog":return bv(t,e,n);case"categorical":case"ordinal":case na:return Sv(t,e,n);case"cyclical":case"sequential":case"linear":
return av(t,e,n);case"sqrt":return sv(t,e,n);case"threshold":return pl(t,e,n);case"quantile":return lv(t,e,n);case"quantize":return fv(t,e,n);case"pow":return Lm(
t,e,n);case"log":return cv(t,e,n);case"symlog":return uv(t,e,n);case"utc":return wv(t,e,n);case"time":return vv(t,e,n);case"point":return $v(t,e,n);case"band":return kv(
t,e,n);case"identity":return hv(t);case void 0:return;default:throw new Error(`unknown scale type: ${r}`)}}function ra(t){return typeof t=="symbol"?t.description:
t}function Nv(t){return typeof t=="string"?`${t}`.toLowerCase():t}var Rv={toString:()=>"projection"};function F$(t,e,{type:n,domain:r,range:i,scheme:o,pivot:a,projection:s}){
if(n=Nv(n),t==="fx"||t==="fy")return"band";(t==="x"||t==="y")&&s!=null&&(n=Rv);for(let l of e){let h=Nv(l.type);if(h!==void 0){if(n===void 0)n=h;else if(n!==h)throw new Error(
`scale incompatible with channel: ${n} !== ${h}`)}}if(n===Rv)return;if(n!==void 0)return n;if(r===void 0&&!e.some(({value:l})=>l!==void 0))return;let c=kt.get(t);
if(c===Xi)return"sqrt";if(c===Wi||c===Ui)return"linear";if(c===Vo)return"ordinal";let u=(r??i)?.length;if(u<2||u>2)return zm(c);if(r!==void 0){if(Pt(r))return zm(
c);if(Ft(r))return"utc"}else{let l=e.map(({value:h})=>h).filter(h=>h!==void 0);if(l.some(Pt))return zm(c);if(l.some(Ft))return"utc"}if(c===je){if(a!=null||rv(o))
return"diverging";if(ev(o))return"categorical"}return"linear"}function zm(t){switch(t){case dn:return"point";case je:return na;default:return"ordinal"}}function qn({type:t}){return t==="ordinal"||t==="point"||t==="band"||t===na}function Bm({type:t}){return t==="threshold"}function Y$({type:t}){return t==="point"||
t==="band"}function Ve(t){if(t===void 0)return!0;let e=t.domain(),n=t(e[0]);for(let r=1,i=e.length;r<i;++r)if(t(e[r])-n)return!1;return!0}function gl(t,{domain:e,...n},r){
for(let i of t)i.value!==void 0&&(e===void 0&&(e=i.value?.domain),i.value=r(i.value));return{domain:e===void 0?e:r(e),...n}}function B$(t){return pt(t,Zo)}function vl(t={}){
let e;for(let n in t)if(kt.has(n)&&Dn(t[n])){if(e!==void 0)throw new Error("ambiguous scale definition; multiple scales found");e=zv(xl(n,t[n]))}if(e===void 0)throw new Error(
"invalid scale definition; no scale found");return e}function Ov(t){return e=>{if(!kt.has(e=`${e}`))throw new Error(`unknown scale: ${e}`);return t[e]}}function zv({
scale:t,type:e,domain:n,range:r,interpolate:i,interval:o,transform:a,percent:s,pivot:c}){if(e==="identity")return{type:"identity",apply:l=>l,invert:l=>l};let u=t.
unknown?t.unknown():void 0;return{type:e,domain:Br(n),...r!==void 0&&{range:Br(r)},...a!==void 0&&{transform:a},...s&&{percent:s},...u!==void 0&&{unknown:u},...o!==
void 0&&{interval:o},...i!==void 0&&{interpolate:i},...t.clamp&&{clamp:t.clamp()},...c!==void 0&&{pivot:c,symmetric:!1},...t.base&&{base:t.base()},...t.exponent&&
{exponent:t.exponent()},...t.constant&&{constant:t.constant()},...t.align&&{align:t.align(),round:t.round()},...t.padding&&(t.paddingInner?{paddingInner:t.paddingInner(),
paddingOuter:t.paddingOuter()}:{padding:t.padding()}),...t.bandwidth&&{bandwidth:t.bandwidth(),step:t.step()},apply:l=>t(l),...t.invert&&{invert:l=>t.invert(l)}}}function Yv(t,e){let{fx:n,fy:r}=Ys(t,e),i=n?.scale.domain(),o=r?.scale.domain();return i&&o?$g(i,o).map(([a,s],c)=>({x:a,y:s,i:c})):i?i.map((a,s)=>({x:a,i:s})):
o?o.map((a,s)=>({y:a,i:s})):void 0}function Bv(t,{x:e,y:n}){return e&&=Gm(e),n&&=Gm(n),t.filter(e&&n?r=>e.has(r.x)&&n.has(r.y):e?r=>e.has(r.x):r=>n.has(r.y)).sort(
e&&n?(r,i)=>e.get(r.x)-e.get(i.x)||n.get(r.y)-n.get(i.y):e?(r,i)=>e.get(r.x)-e.get(i.x):(r,i)=>n.get(r.y)-n.get(i.y))}function _l(t,{fx:e,fy:n}){let r=Ee(t),i=e?.
value,o=n?.value;return e&&n?Jn(r,a=>(a.fx=i[a[0]],a.fy=o[a[0]],a),a=>i[a],a=>o[a]):e?Jn(r,a=>(a.fx=i[a[0]],a),a=>i[a]):Jn(r,a=>(a.fy=o[a[0]],a),a=>o[a])}function qv(t,e,{
marginTop:n,marginLeft:r}){let i=t?({x:a})=>t(a)-r:()=>0,o=e?({y:a})=>e(a)-n:()=>0;return function(a){this.tagName==="svg"?(this.setAttribute("x",i(a)),this.setAttribute(
"y",o(a))):this.setAttribute("transform",`translate(${i(a)},${o(a)})`)}}function Xv(t){let e=[],n=new Uint32Array(we(t,r=>r.length));for(let r of t){let i=0;for(let o of t)
r!==o&&(n.set(o,i),i+=o.length);e.push(n.slice(0,i))}return e}var q$=new Map([["top",qm],["right",Wm],["bottom",Xm],["left",Um],["top-left",wl(qm,Um)],["top-rig\
ht",wl(qm,Wm)],["bottom-left",wl(Xm,Um)],["bottom-right",wl(Xm,Wm)],["top-empty",U$],["right-empty",H$],["bottom-empty",W$],["left-empty",G$],["empty",j$]]);function Uv(t){
if(t==null)return null;let e=q$.get(`${t}`.toLowerCase());if(e)return e;throw new Error(`invalid facet anchor: ${t}`)}var Fv=new WeakMap;function Gm(t){let e=Fv.
get(t);return e||Fv.set(t,e=new Qe(pt(t,(n,r)=>[n,r]))),e}function jr(t,e){return Gm(t).get(e)}function X$(t,e,n){return e=fn(e),n=fn(n),t.find(r=>Object.is(fn(
r.x),e)&&Object.is(fn(r.y),n))}function Ml(t,e,n){return X$(t,e,n)?.empty}function qm(t,{y:e},{y:n}){return e?jr(e,n)===0:!0}function Xm(t,{y:e},{y:n}){return e?
jr(e,n)===e.length-1:!0}function Um(t,{x:e},{x:n}){return e?jr(e,n)===0:!0}function Wm(t,{x:e},{x:n}){return e?jr(e,n)===e.length-1:!0}function U$(t,{y:e},{x:n,
y:r,empty:i}){if(i)return!1;if(!e)return;let o=jr(e,r);if(o>0)return Ml(t,n,e[o-1])}function W$(t,{y:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=jr(e,
r);if(o<e.length-1)return Ml(t,n,e[o+1])}function G$(t,{x:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=jr(e,n);if(o>0)return Ml(t,e[o-1],r)}function H$(t,{
x:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=jr(e,n);if(o<e.length-1)return Ml(t,e[o+1],r)}function j$(t,e,{empty:n}){return n}function wl(t,e){return function(){
return t.apply(null,arguments)&&e.apply(null,arguments)}}function Sl(t,{channels:{fx:e,fy:n},groups:r}){return e&&n?t.map(({x:i,y:o})=>r.get(i)?.get(o)??[]):e?t.
map(({x:i})=>r.get(i)??[]):t.map(({y:i})=>r.get(i)??[])}var Wv=Math.PI,Mr=2*Wv,Hm=.618;function Gv({projection:t,inset:e=0,insetTop:n=e,insetRight:r=e,insetBottom:i=e,insetLeft:o=e}={},a){if(t==null)return;if(typeof t.
stream=="function")return t;let s,c,u="frame";if(Zt(t)){let _;if({type:t,domain:c,inset:_,insetTop:n=_!==void 0?_:n,insetRight:r=_!==void 0?_:r,insetBottom:i=_!==
void 0?_:i,insetLeft:o=_!==void 0?_:o,clip:u=u,...s}=t,t==null)return}typeof t!="function"&&({type:t}=jm(t));let{width:l,height:h,marginLeft:f,marginRight:d,marginTop:p,
marginBottom:m}=a,b=l-f-d-o-r,y=h-p-m-n-i;if(t=t?.({width:b,height:y,clip:u,...s}),t==null)return;u=V$(u,f,p,l-d,h-m);let g=f+o,v=p+n,x;if(c!=null){let[[_,w],[M,
k]]=sr(t).bounds(c),S=Math.min(b/(M-_),y/(k-w));S>0?(g-=(S*(_+M)-b)/2,v-=(S*(w+k)-y)/2,x=ls({point(T,$){this.stream.point(T*S+g,$*S+v)}})):xe("Warning: the proj\
ection could not be fit to the specified domain; using the default scale.")}return x??=g===0&&v===0?Hv():ls({point(_,w){this.stream.point(_+g,w+v)}}),{stream:_=>t.
stream(x.stream(u(_)))}}function jm(t){switch(`${t}`.toLowerCase()){case"albers-usa":return bn(Gy,.7463,.4673);case"albers":return $l(Xh,.7463,.4673);case"azimu\
thal-equal-area":return bn(Vy,4,4);case"azimuthal-equidistant":return bn(Ky,Mr,Mr);case"conic-conformal":return $l(tb,Mr,Mr);case"conic-equal-area":return $l(cs,
6.1702,2.9781);case"conic-equidistant":return $l(nb,7.312,3.6282);case"equal-earth":return bn(ib,5.4133,2.6347);case"equirectangular":return bn(eb,Mr,Wv);case"g\
nomonic":return bn(ab,3.4641,3.4641);case"identity":return{type:Hv};case"reflect-y":return{type:Z$};case"mercator":return bn(Qy,Mr,Mr);case"orthographic":return bn(
cb,2,2);case"stereographic":return bn(lb,2,2);case"transverse-mercator":return bn(hb,Mr,Mr);default:throw new Error(`unknown projection type: ${t}`)}}function V$(t,e,n,r,i){
if(t===!1||t==null||typeof t=="number")return o=>o;switch(t===!0&&(t="frame"),`${t}`.toLowerCase()){case"frame":return Fh(e,n,r,i);default:throw new Error(`unkn\
own projection clip type: ${t}`)}}function bn(t,e,n){return{type:({width:r,height:i,rotate:o,precision:a=.15,clip:s})=>{let c=t();return a!=null&&c.precision?.(
a),o!=null&&c.rotate?.(o),typeof s=="number"&&c.clipAngle?.(s),r!=null&&(c.scale(Math.min(r/e,i/n)),c.translate([r/2,i/2])),c},aspectRatio:n/e}}function $l(t,e,n){
let{type:r,aspectRatio:i}=bn(t,e,n);return{type:o=>{let{parallels:a,domain:s,width:c,height:u}=o,l=r(o);return a!=null&&(l.parallels(a),s===void 0&&c!=null&&l.fitSize(
[c,u],{type:"Sphere"})),l},aspectRatio:i}}var Hv=Bt({stream:t=>t}),Z$=Bt(ls({point(t,e){this.stream.point(t,-e)}}));function Vm(t,e,n,r){let i=n[t],o=n[e],a=i.length,
s=n[t]=new Float64Array(a).fill(NaN),c=n[e]=new Float64Array(a).fill(NaN),u,l=r.stream({point(h,f){s[u]=h,c[u]=f}});for(u=0;u<a;++u)l.point(i[u],o[u])}function jv({
projection:t}={}){return t==null?!1:typeof t.stream=="function"?!0:(Zt(t)&&(t=t.type),t!=null)}function Vv(t){if(typeof t?.stream=="function")return Hm;if(Zt(t)){
let e,n;if({domain:e,type:t,...n}=t,e!=null&&t!=null){let r=typeof t=="string"?jm(t).type:t,[[i,o],[a,s]]=sr(r({...n,width:100,height:100})).bounds(e),c=(s-o)/(a-
i);return c&&isFinite(c)?c<.2?.2:c>5?5:c:Hm}}if(t!=null){if(typeof t!="function"){let{aspectRatio:e}=jm(t);if(e)return e}return Hm}}function Xn(t,e,{projection:n}){
let{x:r,y:i}=t,o={};return r&&(o.x=r),i&&(o.y=i),o=Hr(o,e),n&&r?.scale==="x"&&i?.scale==="y"&&Vm("x","y",o,n),r&&(o.x=Vt(o.x)),i&&(o.y=Vt(o.y)),o}function Zv(t){
let e=[],n=[],r={scale:"x",value:e},i={scale:"y",value:n},o={point(a,s){e.push(a),n.push(s)},lineStart(){},lineEnd(){},polygonStart(){},polygonEnd(){},sphere(){}};
for(let a of t.value)or(a,o);return[r,i]}function Kv({x:t,y:e}){if(t||e)return t??=n=>n,e??=n=>n,ls({point(n,r){this.stream.point(t(n),e(r))}})}function Vr(t={}){let{document:e=typeof window<"u"?window.document:void 0,clip:n}=t;return{document:e,clip:ol(n)}}function j(t,{document:e}){return Le(vo(t).call(
e.documentElement))}var kl=Symbol("unset");function Zr(t){return(t.length===1?K$:Q$)(t)}function K$(t){let e,n=kl;return r=>(Object.is(n,r)||(n=r,e=t(r)),e)}function Q$(t){let e,n;
return(...r)=>((n?.length!==r.length||n.some((i,o)=>!Object.is(i,r[o])))&&(n=r,e=t(...r)),e)}var J$=Zr(t=>new Intl.NumberFormat(t)),tk=Zr((t,e)=>new Intl.DateTimeFormat(t,{timeZone:"UTC",...e&&{month:e}})),ek=Zr((t,e)=>new Intl.DateTimeFormat(t,{timeZone:"\
UTC",...e&&{weekday:e}}));function Zm(t="en-US"){let e=J$(t);return n=>n!=null&&!isNaN(n)?e.format(n):void 0}function Qv(t="en-US",e="short"){let n=tk(t,e);return r=>r!=
null&&!isNaN(r=+new Date(Date.UTC(2e3,+r)))?n.format(r):void 0}function Jv(t="en-US",e="short"){let n=ek(t,e);return r=>r!=null&&!isNaN(r=+new Date(Date.UTC(2001,
0,+r)))?n.format(r):void 0}function Km(t){return Ku(t,"Invalid Date")}function nk(t="en-US"){let e=Zm(t);return n=>(n instanceof Date?Km:typeof n=="number"?e:Yt)(
n)}var Un=nk();var qt=(typeof window<"u"?window.devicePixelRatio>1:typeof it>"u")?0:.5,rk=0,ik=0;function Al(){return`plot-clip-${++rk}`}function ew(){return`plot-pattern-${++ik}`}
function Tl(t,{title:e,href:n,ariaLabel:r,ariaDescription:i,ariaHidden:o,target:a,fill:s,fillOpacity:c,stroke:u,strokeWidth:l,strokeOpacity:h,strokeLinejoin:f,strokeLinecap:d,
strokeMiterlimit:p,strokeDasharray:m,strokeDashoffset:b,opacity:y,mixBlendMode:g,imageFilter:v,paintOrder:x,pointerEvents:_,shapeRendering:w,channels:M},{ariaLabel:k,
fill:S="currentColor",fillOpacity:T,stroke:$="none",strokeOpacity:A,strokeWidth:R,strokeLinecap:E,strokeLinejoin:C,strokeMiterlimit:N,paintOrder:I}){S===null&&(s=
null,c=null),$===null&&(u=null,h=null),_t(S)?!_t($)&&(!_t(s)||M?.fill)&&($="none"):_t($)&&(!_t(u)||M?.stroke)&&(S="none");let[F,P]=zt(s,S),[Y,q]=Mt(c,T),[U,X]=zt(
u,$),[ot,st]=Mt(h,A),[ut,W]=Mt(y);xr(X)||(l===void 0&&(l=R),d===void 0&&(d=E),f===void 0&&(f=C),p===void 0&&!Ax(f)&&(p=N),!xr(P)&&x===void 0&&(x=I));let[at,O]=Mt(
l);return S!==null&&(t.fill=Rt(P,"currentColor"),t.fillOpacity=Bs(q,1)),$!==null&&(t.stroke=Rt(X,"none"),t.strokeWidth=Bs(O,1),t.strokeOpacity=Bs(st,1),t.strokeLinejoin=
Rt(f,"miter"),t.strokeLinecap=Rt(d,"butt"),t.strokeMiterlimit=Bs(p,4),t.strokeDasharray=Rt(m,"none"),t.strokeDashoffset=Rt(b,"0")),t.target=Yt(a),t.ariaLabel=Yt(
k),t.ariaDescription=Yt(i),t.ariaHidden=Yt(o),t.opacity=Bs(W,1),t.mixBlendMode=Rt(g,"normal"),t.imageFilter=Rt(v,"none"),t.paintOrder=Rt(x,"normal"),t.pointerEvents=
Rt(_,"auto"),t.shapeRendering=Rt(w,"auto"),{title:{value:e,optional:!0,filter:null},href:{value:n,optional:!0,filter:null},ariaLabel:{value:r,optional:!0,filter:null},
fill:{value:F,scale:"auto",optional:!0},fillOpacity:{value:Y,scale:"auto",optional:!0},stroke:{value:U,scale:"auto",optional:!0},strokeOpacity:{value:ot,scale:"\
auto",optional:!0},strokeWidth:{value:at,optional:!0},opacity:{value:ut,scale:"auto",optional:!0}}}function ok(t,e){e&&t.filter(n=>$s(e[n])).append("title").call(
sk,e)}function ak(t,e){e&&t.filter(([n])=>$s(e[n])).append("title").call(ck,e)}function sk(t,e){e&&t.text(n=>Un(e[n]))}function ck(t,e){e&&t.text(([n])=>Un(e[n]))}
function ht(t,{target:e,tip:n},{ariaLabel:r,title:i,fill:o,fillOpacity:a,stroke:s,strokeOpacity:c,strokeWidth:u,opacity:l,href:h}){r&&V(t,"aria-label",f=>r[f]),
o&&V(t,"fill",f=>o[f]),a&&V(t,"fill-opacity",f=>a[f]),s&&V(t,"stroke",f=>s[f]),c&&V(t,"stroke-opacity",f=>c[f]),u&&V(t,"stroke-width",f=>u[f]),l&&V(t,"opacity",
f=>l[f]),h&&nw(t,f=>h[f],e),n||ok(t,i)}function Gi(t,{target:e,tip:n},{ariaLabel:r,title:i,fill:o,fillOpacity:a,stroke:s,strokeOpacity:c,strokeWidth:u,opacity:l,
href:h}){r&&V(t,"aria-label",([f])=>r[f]),o&&V(t,"fill",([f])=>o[f]),a&&V(t,"fill-opacity",([f])=>a[f]),s&&V(t,"stroke",([f])=>s[f]),c&&V(t,"stroke-opacity",([f])=>c[f]),
u&&V(t,"stroke-width",([f])=>u[f]),l&&V(t,"opacity",([f])=>l[f]),h&&nw(t,([f])=>h[f],e),n||ak(t,i)}function uk({ariaLabel:t,title:e,fill:n,fillOpacity:r,stroke:i,
strokeOpacity:o,strokeWidth:a,opacity:s,href:c},{tip:u}){return[t,u?void 0:e,n,r,i,o,a,s,c].filter(l=>l!==void 0)}function qs(t,e,n){let r=Ie(t,i=>e[i]);return n===
void 0&&r.size>1+t.length>>1&&xe("Warning: the implicit z channel has high cardinality. This may occur when the fill or stroke channel is associated with quanti\
tative data rather than ordinal or categorical data. You can suppress this warning by setting the z option explicitly; if this data represents a single series, \
set z to null."),r.values()}function*Cl(t,e,n,r){let{z:i}=n,{z:o}=r,a=uk(r,n),s=[...e,...a];for(let c of o?qs(t,o,i):[t]){let u,l;t:for(let h of c){for(let f of s)
if(!Lt(f[h])){l&&l.push(-1);continue t}if(u===void 0){l&&(yield l),u=a.map(f=>fn(f[h])),l=[h];continue}l.push(h);for(let f=0;f<a.length;++f)if(fn(a[f][h])!==u[f]){
yield l,u=a.map(p=>fn(p[h])),l=[h];continue t}}l&&(yield l)}}function lk(t,e,n,r){let i,{clip:o=r.clip}=e;o==="frame"?(t=j("svg:g",r).each(function(){this.appendChild(
t.node()),t.node=()=>this}),i=hk(r,n)):o&&(i=pk(o,r)),V(t,"aria-label",e.ariaLabel),V(t,"aria-description",e.ariaDescription),V(t,"aria-hidden",e.ariaHidden),V(
t,"clip-path",i)}function fk(t){let e=new WeakMap;return(n,r)=>{let i=e.get(n);if(!i){let o=Al();Le(n.ownerSVGElement).append("clipPath").attr("id",o).call(t,n,
r),e.set(n,i=`url(#${o})`)}return i}}var hk=fk((t,e,n)=>{let{width:r,height:i,marginLeft:o,marginRight:a,marginTop:s,marginBottom:c}=n;t.append("rect").attr("x",
o).attr("y",s).attr("width",r-a-o).attr("height",i-s-c)}),tw=new WeakMap,dk={type:"Sphere"};function pk(t,e){let n,r;if((n=tw.get(e))||tw.set(e,n=new WeakMap),t.
type==="Sphere"&&(t=dk),!(r=n.get(t))){let i=Al();Le(e.ownerSVGElement).append("clipPath").attr("id",i).append("path").attr("d",e.path()(t)),n.set(t,r=`url(#${i}\
)`)}return r}function ct(t,e,n,r){lk(t,e,n,r),V(t,"class",e.className),V(t,"fill",e.fill),V(t,"fill-opacity",e.fillOpacity),V(t,"stroke",e.stroke),V(t,"stroke-w\
idth",e.strokeWidth),V(t,"stroke-opacity",e.strokeOpacity),V(t,"stroke-linejoin",e.strokeLinejoin),V(t,"stroke-linecap",e.strokeLinecap),V(t,"stroke-miterlimit",
e.strokeMiterlimit),V(t,"stroke-dasharray",e.strokeDasharray),V(t,"stroke-dashoffset",e.strokeDashoffset),V(t,"shape-rendering",e.shapeRendering),V(t,"filter",e.
imageFilter),V(t,"paint-order",e.paintOrder);let{pointerEvents:i=r.pointerSticky===!1?"none":void 0}=e;V(t,"pointer-events",i)}function et(t,e){mk(t,"mix-blend-\
mode",e.mixBlendMode),V(t,"opacity",e.opacity)}function nw(t,e,n){t.each(function(r){let i=e(r);if(i!=null){let o=this.ownerDocument.createElementNS(Xe.svg,"a");
o.setAttribute("fill","inherit"),o.setAttributeNS(Xe.xlink,"href",i),n!=null&&o.setAttribute("target",n),this.parentNode.insertBefore(o,this).appendChild(this)}})}
function V(t,e,n){n!=null&&t.attr(e,n)}function mk(t,e,n){n!=null&&t.style(e,n)}function rt(t,e,{x:n,y:r},i=qt,o=qt){i+=e.dx,o+=e.dy,n?.bandwidth&&(i+=n.bandwidth()/
2),r?.bandwidth&&(o+=r.bandwidth()/2),(i||o)&&t.attr("transform",`translate(${i},${o})`)}function Rt(t,e){if((t=Yt(t))!==e)return t}function Bs(t,e){if((t=yt(t))!==
e)return t}var gk=/^-?([_a-z]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])([_a-z0-9-]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])*$/i;
function ia(t){if(t===void 0)return"plot-d6a7b5";if(t=`${t}`,!gk.test(t))throw new Error(`invalid class name: ${t}`);return t}function oa(t,e){if(typeof e=="str\
ing")t.property("style",e);else if(e!=null)for(let n of t)Object.assign(n.style,e)}function fe({frameAnchor:t},{width:e,height:n,marginTop:r,marginRight:i,marginBottom:o,
marginLeft:a}){return[/left$/.test(t)?a:/right$/.test(t)?e-i:(a+e-i)/2,/^top/.test(t)?r:/^bottom/.test(t)?n-o:(r+n-o)/2]}var Q=class{constructor(e,n={},r={},i){let{facet:o="auto",facetAnchor:a,fx:s,fy:c,sort:u,dx:l=0,dy:h=0,margin:f=0,marginTop:d=f,marginRight:p=f,marginBottom:m=f,
marginLeft:b=f,className:y,clip:g=i?.clip,channels:v,tip:x,render:_}=r;if(this.data=e,this.sort=On(u)?u:null,this.initializer=At(r).initializer,this.transform=this.
initializer?r.transform:Kt(r).transform,o===null||o===!1?this.facet=null:(this.facet=ne(o===!0?"include":o,"facet",["auto","include","exclude","super"]),this.fx=
e===Fr&&typeof s=="string"?[s]:s,this.fy=e===Fr&&typeof c=="string"?[c]:c),this.facetAnchor=Uv(a),n=Rs(n),v!==void 0&&(n={...yk(v),...n}),i!==void 0&&(n={...Tl(
this,r,i),...n}),this.channels=Object.fromEntries(Object.entries(n).map(([w,M])=>{if(He(M.value)){let{value:k,label:S=M.label,scale:T=M.scale}=M.value;M={...M,label:S,
scale:T,value:k}}if(e===Fr&&typeof M.value=="string"){let{value:k}=M;M={...M,value:[k]}}return[w,M]}).filter(([w,{value:M,optional:k}])=>{if(M!=null)return!0;if(k)
return!1;throw new Error(`missing channel value: ${w}`)})),this.dx=+l,this.dy=+h,this.marginTop=+d,this.marginRight=+p,this.marginBottom=+m,this.marginLeft=+b,this.
clip=ol(g),this.tip=bk(x),this.className=Yt(y),this.facet==="super"){if(s||c)throw new Error("super-faceting cannot use fx or fy");for(let w in this.channels){let{
scale:M}=n[w];if(!(M!=="x"&&M!=="y"))throw new Error("super-faceting cannot use x or y")}}_!=null&&(this.render=Kr(_,this.render))}initialize(e,n,r){let i=mr(this.
data);e===void 0&&i!=null&&(e=[Ee(i)]);let o=e;this.transform!=null&&({facets:e,data:i}=this.transform(i,e,r),i=mr(i)),e!==void 0&&(e.original=o);let a=dl(this.
channels,i);return this.sort!=null&&Hx(i,e,a,n,this.sort),{data:i,facets:e,channels:a}}filter(e,n,r){for(let i in n){let{filter:o=Lt}=n[i];if(o!==null){let a=r[i];
e=e.filter(s=>o(a[s]))}}return e}project(e,n,r){for(let i in e)if(e[i].scale==="x"&&/^x|x$/.test(i)){let o=i.replace(/^x|x$/,"y");o in e&&e[o].scale==="y"&&Vm(i,
o,n,r.projection)}}scale(e,n,r){let i=Hr(e,n);return r.projection&&this.project(e,i,r),i}};function Qt(...t){return t.plot=Q.prototype.plot,t}function Kr(t,e){if(t==
null)return e===null?void 0:e;if(e==null)return t===null?void 0:t;if(typeof t!="function")throw new TypeError(`invalid render transform: ${t}`);if(typeof e!="fu\
nction")throw new TypeError(`invalid render transform: ${e}`);return function(n,r,i,o,a,s){return t.call(this,n,r,i,o,a,(c,u,l,h,f)=>e.call(this,c,u,l,h,f,s))}}
function yk(t){return Object.fromEntries(Object.entries(Rs(t)).map(([e,n])=>(n=typeof n=="string"?{value:n,label:e}:hn(n),n.filter===void 0&&n.scale==null&&(n={
...n,filter:null}),[e,n])))}function bk(t){return t===!0?"xy":t===!1||t==null?null:typeof t=="string"?ne(t,"tip",["x","y","xy"]):t}function xn(t,e){return t?.tip===
!0?{...t,tip:e}:Zt(t?.tip)&&t.tip.pointer===void 0?{...t,tip:{...t.tip,pointer:e}}:t}function iw(t,e,n={}){let r=.5-qt,i=.5+qt,o=.5+qt,a=.5-qt;for(let{marginTop:m,marginRight:b,marginBottom:y,marginLeft:g}of e)m>r&&(r=m),b>i&&(i=b),y>o&&(o=y),g>
a&&(a=g);let{margin:s,marginTop:c=s!==void 0?s:r,marginRight:u=s!==void 0?s:i,marginBottom:l=s!==void 0?s:o,marginLeft:h=s!==void 0?s:a}=n;c=+c,u=+u,l=+l,h=+h;let{
width:f=640,height:d=xk(t,n,{width:f,marginTopDefault:r,marginRightDefault:i,marginBottomDefault:o,marginLeftDefault:a})+Math.max(0,c-r+l-o)}=n;f=+f,d=+d;let p={
width:f,height:d,marginTop:c,marginRight:u,marginBottom:l,marginLeft:h};if(t.fx||t.fy){let{margin:m,marginTop:b=m!==void 0?m:c,marginRight:y=m!==void 0?m:u,marginBottom:g=m!==
void 0?m:l,marginLeft:v=m!==void 0?m:h}=n.facet??{};b=+b,y=+y,g=+g,v=+v,p.facet={marginTop:b,marginRight:y,marginBottom:g,marginLeft:v}}return p}function xk({x:t,
y:e,fy:n,fx:r},{projection:i,aspectRatio:o},{width:a,marginTopDefault:s,marginRightDefault:c,marginBottomDefault:u,marginLeftDefault:l}){let h=n&&n.scale.domain().
length||1,f=Vv(i);if(f){let p=r?r.scale.domain().length:1,m=(1.1*h-.1)/(1.1*p-.1)*f,b=Math.max(.1,Math.min(10,m));return Math.round((a-l-c)*b+s+u)}let d=e?qn(e)?
e.scale.domain().length||1:Math.max(7,17/h):1;if(o!=null){if(o=+o,!(isFinite(o)&&o>0))throw new Error(`invalid aspectRatio: ${o}`);let p=rw("y",e)/(rw("x",t)*o),
m=r?r.scale.bandwidth():1,b=n?n.scale.bandwidth():1,y=m*(a-l-c)-t.insetLeft-t.insetRight;return(p*y+e.insetTop+e.insetBottom)/b+s+u}return!!(e||n)*Math.max(1,Math.
min(60,d*h))*20+!!r*30+60}function rw(t,e){if(!e)throw new Error(`aspectRatio requires ${t} scale`);let{type:n,domain:r}=e,i;switch(n){case"linear":case"utc":case"\
time":i=Number;break;case"pow":{let s=e.scale.exponent();i=c=>Math.pow(c,s);break}case"log":i=Math.log;break;case"point":case"band":return r.length;default:throw new Error(
`unsupported ${t} scale for aspectRatio: ${n}`)}let[o,a]=St(r);return Math.abs(i(a)-i(o))}var ow=new WeakMap;function Qm(t,e,{x:n,y:r,px:i,py:o,maxRadius:a=40,channels:s,render:c,...u}={}){return a=+a,i!=null&&(n??=null,s={...s,px:{value:i,scale:"x"}}),
o!=null&&(r??=null,s={...s,py:{value:o,scale:"y"}}),{x:n,y:r,channels:s,...u,render:Kr(function(l,h,f,d,p,m){p={...p,pointerSticky:!1};let b=p.ownerSVGElement,{
data:y}=p.getMarkState(this),g=ow.get(b);g||ow.set(b,g={sticky:!1,roots:[],renders:[]});let v=g.renders.push(X)-1,{x,y:_,fx:w,fy:M}=h,k=w?w(l.fx)-d.marginLeft:0,
S=M?M(l.fy)-d.marginTop:0;x?.bandwidth&&(k+=x.bandwidth()/2),_?.bandwidth&&(S+=_.bandwidth()/2);let T=l.fi!=null,$;if(T){let W=g.facetStates;W||(g.facetStates=W=
new Map),$=W.get(this),$||W.set(this,$=new Map)}let[A,R]=fe(this,d),{px:E,py:C}=f,N=E?W=>E[W]:Jm(f,A),I=C?W=>C[W]:t0(f,R),F,P,Y,q;function U(W,at){if(T)if(q&&(q=
cancelAnimationFrame(q)),W==null)$.delete(l.fi);else{$.set(l.fi,at),q=requestAnimationFrame(()=>{q=null;for(let[O,G]of $)if(G<at||G===at&&O<l.fi){W=null;break}X(
W)});return}X(W)}function X(W){if(F===W&&Y===g.sticky)return;F=W,Y=p.pointerSticky=g.sticky;let at=F==null?[]:[F];T&&(at.fx=l.fx,at.fy=l.fy,at.fi=l.fi);let O=m(
at,h,f,d,p);if(P){if(T){let G=P.parentNode,H=P.getAttribute("transform"),D=O.getAttribute("transform");H?O.setAttribute("transform",H):O.removeAttribute("transf\
orm"),D?G.setAttribute("transform",D):G.removeAttribute("transform"),O.removeAttribute("aria-label"),O.removeAttribute("aria-description"),O.removeAttribute("ar\
ia-hidden")}P.replaceWith(O)}if(g.roots[v]=P=O,!(F==null&&$?.size>1)){let G=F==null?null:Ye(y)?y[F]:y.get(F);p.dispatchValue(G)}return O}function ot(W){if(g.sticky||
W.pointerType==="mouse"&&W.buttons===1)return;let[at,O]=Kg(W);at-=k,O-=S;let G=at<d.marginLeft||at>d.width-d.marginRight?1:t,H=O<d.marginTop||O>d.height-d.marginBottom?
1:e,D=null,mt=a*a;for(let J of l){let gt=G*(N(J)-at),bt=H*(I(J)-O),It=gt*gt+bt*bt;It<=mt&&(D=J,mt=It)}if(D!=null&&(t!==1||e!==1)){let J=N(D)-at,gt=I(D)-O;mt=J*J+
gt*gt}U(D,mt)}function st(W){W.pointerType==="mouse"&&F!=null&&(g.sticky&&g.roots.some(at=>at?.contains(W.target))||(g.sticky?(g.sticky=!1,g.renders.forEach(at=>at(
null))):(g.sticky=!0,X(F)),W.stopImmediatePropagation()))}function ut(W){W.pointerType==="mouse"&&(g.sticky||U(null))}return b.addEventListener("pointerenter",ot),
b.addEventListener("pointermove",ot),b.addEventListener("pointerdown",st),b.addEventListener("pointerleave",ut),X(null)},c)}}function aa(t){return Qm(1,1,t)}function sa(t){
return Qm(1,.01,t)}function Hi(t){return Qm(.01,1,t)}function Jm({x1:t,x2:e,x:n=t},r){return t&&e?i=>(t[i]+e[i])/2:n?i=>n[i]:()=>r}function t0({y1:t,y2:e,y:n=t},r){
return t&&e?i=>(t[i]+e[i])/2:n?i=>n[i]:()=>r}function El(t){return qn(t)&&t.interval===void 0?void 0:"tabular-nums"}function aw(t,e){let{label:n=t.label,tickSize:r=6,width:i=240,height:o=44+r,marginTop:a=18,marginRight:s=0,marginBottom:c=16+r,marginLeft:u=0,style:l,ticks:h=(i-
u-s)/64,tickFormat:f,fontVariant:d=El(t),round:p=!0,opacity:m,className:b}=e,y=Vr(e);b=ia(b),m=Mt(m)[1],f===null&&(f=()=>null);let g=j("svg",y).attr("class",`${b}\
-ramp`).attr("font-family","system-ui, sans-serif").attr("font-size",10).attr("width",i).attr("height",o).attr("viewBox",`0 0 ${i} ${o}`).call(A=>A.append("styl\
e").text(`:where(.${b}-ramp) {
  display: block;
  height: auto;
  height: intrinsic;
  max-width: 100%;
  overflow: visible;
}
:where(.${b}-ramp text) {
  white-space: pre;
}`)).call(oa,l),v=A=>A.selectAll(".tick line").attr("y1",a+c-o),x,_=p?(A,R)=>A.rangeRound(R):(A,R)=>A.range(R),{type:w,domain:M,range:k,interpolate:S,scale:T,pivot:$}=t;
if(S){let A=k===void 0?S:Nr(S.length===1?Fs(S):S,k);x=_(T.copy(),_e(Jt(u,i-s),Math.min(M.length+($!==void 0),k===void 0?1/0:k.length)));let R=256,E=y.document.createElement(
"canvas");E.width=R,E.height=1;let C=E.getContext("2d");for(let N=0,I=R-1;N<R;++N)C.fillStyle=A(N/I),C.fillRect(N,0,1,1);g.append("image").attr("opacity",m).attr(
"x",u).attr("y",a).attr("width",i-u-s).attr("height",o-a-c).attr("preserveAspectRatio","none").attr("xlink:href",E.toDataURL())}else if(w==="threshold"){let A=M,
R=f===void 0?E=>E:typeof f=="string"?kn(f):f;x=_(vs().domain([-1,k.length-1]),[u,i-s]),g.append("g").attr("fill-opacity",m).selectAll().data(k).enter().append("\
rect").attr("x",(E,C)=>x(C-1)).attr("y",a).attr("width",(E,C)=>x(C)-x(C-1)).attr("height",o-a-c).attr("fill",E=>E),h=pt(A,(E,C)=>C),f=E=>R(A[E],E)}else x=_(Yo().
domain(M),[u,i-s]),g.append("g").attr("fill-opacity",m).selectAll().data(M).enter().append("rect").attr("x",x).attr("y",a).attr("width",Math.max(0,x.bandwidth()-
1)).attr("height",o-a-c).attr("fill",T),v=()=>{};return g.append("g").attr("transform",`translate(0,${o-c})`).call(Fg(x).ticks(Array.isArray(h)?null:h,typeof f==
"string"?f:void 0).tickFormat(typeof f=="function"?f:void 0).tickSize(r).tickValues(Array.isArray(h)?h:null)).attr("font-size",null).attr("font-family",null).attr(
"font-variant",Rt(d,"normal")).call(v).call(A=>A.select(".domain").remove()),n!==void 0&&g.append("text").attr("x",u).attr("y",a-6).attr("fill","currentColor").
attr("font-weight","bold").text(n),g.node()}var ca=Math.PI/180;function vn(t,{marker:e,markerStart:n=e,markerMid:r=e,markerEnd:i=e}={}){t.markerStart=e0(n),t.markerMid=e0(r),t.markerEnd=e0(i)}function e0(t){if(t==null||t===
!1)return null;if(t===!0)return cw;if(typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"none":return null;case"arrow":return sw("auto");case"arrow\
-reverse":return sw("auto-start-reverse");case"dot":return vk;case"circle":case"circle-fill":return cw;case"circle-stroke":return wk;case"tick":return n0("auto");case"\
tick-x":return n0(90);case"tick-y":return n0(0)}throw new Error(`invalid marker: ${t}`)}function sw(t){return(e,n)=>j("svg:marker",n).attr("viewBox","-5 -5 10 1\
0").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("orient",t).attr("fill","none").attr("stroke",e).attr("stroke-width",1.5).attr("stroke-linecap","rou\
nd").attr("stroke-linejoin","round").call(r=>r.append("path").attr("d","M-1.5,-3l3,3l-3,3")).node()}function vk(t,e){return j("svg:marker",e).attr("viewBox","-5\
 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",t).attr("stroke","none").call(n=>n.append("circle").attr("r",2.5)).node()}function cw(t,e){
return j("svg:marker",e).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",t).attr("stroke","var(--plot-background)").
attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}function wk(t,e){return j("svg:marker",e).attr("viewBox","-5 -5 10 10").attr("markerWidt\
h",6.67).attr("markerHeight",6.67).attr("fill","var(--plot-background)").attr("stroke",t).attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}
function n0(t){return(e,n)=>j("svg:marker",n).attr("viewBox","-3 -3 6 6").attr("markerWidth",6).attr("markerHeight",6).attr("orient",t).attr("stroke",e).call(r=>r.
append("path").attr("d","M0,-3v6")).node()}var _k=0;function Sr(t,e,{stroke:n},r){return fw(t,e,n&&(i=>n[i]),null,r)}function uw(t,e,{stroke:n,z:r},i){return fw(
t,e,n&&(([o])=>n[o]),r,i)}var r0=1,lw=2;function Mk(t,e){let n=new Uint8Array(e.length),r=t.data().filter(o=>o.length>1),i=r.length;for(let o=0,a=kl;o<i;++o){let s=r[o];
if(s.length>1){let c=s[0];a!==(a=fn(e[c]))&&(n[c]|=r0)}}for(let o=i-1,a=kl;o>=0;--o){let s=r[o];if(s.length>1){let c=s[0];a!==(a=fn(e[c]))&&(n[c]|=lw)}}return([
o])=>n[o]}function fw(t,{markerStart:e,markerMid:n,markerEnd:r,stroke:i},o=()=>i,a,s){if(!e&&!n&&!r)return;let c=new Map,u=a&&Mk(t,a);function l(h,f,d){return function(p){
if(d&&!d(p))return;let m=o(p),b=c.get(f);b||c.set(f,b=new Map);let y=b.get(m);if(!y){let g=this.parentNode.insertBefore(f(m,s),this),v=`plot-marker-${++_k}`;g.setAttribute(
"id",v),b.set(m,y=`url(#${v})`)}this.setAttribute(h,y)}}e&&t.each(l("marker-start",e,u&&(h=>u(h)&r0))),n&&u&&t.each(l("marker-start",n,h=>!(u(h)&r0))),n&&t.each(
l("marker-mid",n)),r&&t.each(l("marker-end",r,u&&(h=>u(h)&lw)))}function ji({inset:t,insetLeft:e,insetRight:n,...r}={}){return[e,n]=hw(t,e,n),{inset:t,insetLeft:e,insetRight:n,...r}}function Vi({inset:t,insetTop:e,insetBottom:n,
...r}={}){return[e,n]=hw(t,e,n),{inset:t,insetTop:e,insetBottom:n,...r}}function hw(t,e,n){return t===void 0&&e===void 0&&n===void 0?qt?[1,0]:[.5,.5]:[e,n]}function dw(t,{interval:e}){return t={...hn(t)},t.interval=jo(t.interval===void 0?e:t.interval),t}function Nl(t,e,n,r){let{[t]:i,[`${t}1`]:o,[`${t}2`]:a}=n,{value:s,
interval:c}=dw(i,n);if(s==null||c==null&&!r)return n;let u=ge(i);if(c==null){let d,p={transform:m=>d||(d=Z(m,s)),label:u};return{...n,[t]:void 0,[`${t}1`]:o===void 0?
p:o,[`${t}2`]:a===void 0&&!(o===a&&r)?p:a}}let l,h;function f(d){return h!==void 0&&d===l?h:h=pt(Z(l=d,s),p=>c.floor(p))}return e({...n,[t]:void 0,[`${t}1`]:o===
void 0?{transform:f,label:u}:o,[`${t}2`]:a===void 0?{transform:d=>f(d).map(p=>c.offset(p)),label:u}:a})}function pw(t,e,n){let{[t]:r}=n,{value:i,interval:o}=dw(
r,n);return i==null||o==null?n:e({...n,[t]:{label:ge(r),transform:a=>{let s=pt(Z(a,i),u=>o.floor(u)),c=s.map(u=>o.offset(u));return s.map(Ft(s)?(u,l)=>u==null||
isNaN(u=+u)||(l=c[l],l==null)||isNaN(l=+l)?void 0:new Date((u+l)/2):(u,l)=>u==null||(l=c[l],l==null)?NaN:(+u+ +l)/2)}}})}function i0(t={}){return Nl("x",ji,t,!0)}
function o0(t={}){return Nl("y",Vi,t,!0)}function ua(t={}){return Nl("x",ji,t)}function la(t={}){return Nl("y",Vi,t)}function Rl(t={}){return pw("x",ji,t)}function Il(t={}){
return pw("y",Vi,t)}var mw={ariaLabel:"rule",fill:null,stroke:"currentColor"},Xs=class extends Q{constructor(e,n={}){let{x:r,y1:i,y2:o,inset:a=0,insetTop:s=a,insetBottom:c=a}=n;super(
e,{x:{value:r,scale:"x",optional:!0},y1:{value:i,scale:"y",optional:!0},y2:{value:o,scale:"y",optional:!0}},xn(n,"x"),mw),this.insetTop=yt(s),this.insetBottom=yt(
c),vn(this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y1:u,y2:l}=r,{width:h,height:f,marginTop:d,marginRight:p,marginLeft:m,marginBottom:b}=i,{insetTop:y,insetBottom:g}=this;
return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a},qt,0).call(v=>v.selectAll().data(e).enter().append("line").call(et,this).attr("x1",c?x=>c[x]:(m+h-p)/
2).attr("x2",c?x=>c[x]:(m+h-p)/2).attr("y1",u&&!Ve(s)?x=>u[x]+y:d+y).attr("y2",l&&!Ve(s)?s.bandwidth?x=>l[x]+s.bandwidth()-g:x=>l[x]-g:f-b-g).call(ht,this,r).call(
Sr,this,r,o)).node()}},Us=class extends Q{constructor(e,n={}){let{x1:r,x2:i,y:o,inset:a=0,insetRight:s=a,insetLeft:c=a}=n;super(e,{y:{value:o,scale:"y",optional:!0},
x1:{value:r,scale:"x",optional:!0},x2:{value:i,scale:"x",optional:!0}},xn(n,"y"),mw),this.insetRight=yt(s),this.insetLeft=yt(c),vn(this,n)}render(e,n,r,i,o){let{
x:a,y:s}=n,{y:c,x1:u,x2:l}=r,{width:h,height:f,marginTop:d,marginRight:p,marginLeft:m,marginBottom:b}=i,{insetLeft:y,insetRight:g}=this;return j("svg:g",o).call(
ct,this,i,o).call(rt,this,{y:c&&s},0,qt).call(v=>v.selectAll().data(e).enter().append("line").call(et,this).attr("x1",u&&!Ve(a)?x=>u[x]+y:m+y).attr("x2",l&&!Ve(
a)?a.bandwidth?x=>l[x]+a.bandwidth()-g:x=>l[x]-g:h-p-g).attr("y1",c?x=>c[x]:(d+f-b)/2).attr("y2",c?x=>c[x]:(d+f-b)/2).call(ht,this,r).call(Sr,this,r,o)).node()}};
function Ze(t,e){let{x:n=B,y:r,y1:i,y2:o,...a}=la(e);return[i,o]=gw(r,i,o),new Xs(t,{...a,x:n,y1:i,y2:o})}function Ke(t,e){let{y:n=B,x:r,x1:i,x2:o,...a}=ua(e);return[
i,o]=gw(r,i,o),new Us(t,{...a,y:n,x1:i,x2:o})}function gw(t,e,n){if(t==null){if(e===void 0){if(n!==void 0)return[0,n]}else if(n===void 0)return[0,e]}else{if(e===
void 0)return n===void 0?[0,t]:[t,n];if(n===void 0)return[t,e]}return[e,n]}function Wn(t,...e){let n=e.length;for(let r=0,i=!0;r<n;++r)typeof e[r]!="function"&&(i&&(t=t.slice(),i=!1),t.splice(r,2,t[r]+e[r]+t[r+1]),e.splice(r,1),--r,--n);
return r=>{let i=t[0];for(let o=0;o<n;++o)i+=e[o](r)+t[o+1];return i}}var Sk={ariaLabel:"text",strokeLinejoin:"round",strokeWidth:3,paintOrder:"stroke"},ww="­",Ki=class extends Q{constructor(e,n={}){let{x:r,y:i,text:o=Ne(e)&&nl(e)?
B:$t,frameAnchor:a,textAnchor:s=/right$/i.test(a)?"end":/left$/i.test(a)?"start":"middle",lineAnchor:c=/^top/i.test(a)?"top":/^bottom/i.test(a)?"bottom":"middle",
lineHeight:u=1,lineWidth:l=1/0,textOverflow:h,monospace:f,fontFamily:d=f?"ui-monospace, monospace":void 0,fontSize:p,fontStyle:m,fontVariant:b,fontWeight:y,rotate:g}=n,
[v,x]=Mt(g,0),[_,w]=Tk(p);if(super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},fontSize:{value:_,optional:!0},rotate:{value:_x(v),optional:!0},
text:{value:o,filter:$s,optional:!0}},n,Sk),this.rotate=x,this.textAnchor=Rt(s,"middle"),this.lineAnchor=ne(c,"lineAnchor",["top","middle","bottom"]),this.lineHeight=
+u,this.lineWidth=+l,this.textOverflow=s0(h),this.monospace=!!f,this.fontFamily=Yt(d),this.fontSize=w,this.fontStyle=Yt(m),this.fontVariant=Yt(b),this.fontWeight=
Yt(y),this.frameAnchor=Fn(a),!(this.lineWidth>=0))throw new Error(`invalid lineWidth: ${l}`);this.splitLines=u0(this),this.clipLine=l0(this)}render(e,n,r,i,o){let{
x:a,y:s}=n,{x:c,y:u,rotate:l,text:h,title:f,fontSize:d}=r,{rotate:p}=this,[m,b]=fe(this,i);return j("svg:g",o).call(ct,this,i,o).call(c0,this,h,i).call(rt,this,
{x:c&&a,y:u&&s}).call(y=>y.selectAll().data(e).enter().append("text").call(et,this).call($k,this,h,f).attr("transform",Wn`translate(${c?g=>c[g]:m},${u?g=>u[g]:b})${l?
g=>` rotate(${l[g]})`:p?` rotate(${p})`:""}`).call(V,"font-size",d&&(g=>d[g])).call(ht,this,r)).node()}};function s0(t){return t==null?null:ne(t,"textOverflow",
["clip","ellipsis","clip-start","clip-end","ellipsis-start","ellipsis-middle","ellipsis-end"]).replace(/^(clip|ellipsis)$/,"$1-end")}function $k(t,e,n,r){if(!n)
return;let{lineAnchor:i,lineHeight:o,textOverflow:a,splitLines:s,clipLine:c}=e;t.each(function(u){let l=s(Un(n[u])??"").map(c),h=l.length,f=i==="top"?.71:i==="b\
ottom"?1-h:(164-h*100)/200;if(h>1){let d=0;for(let p=0;p<h;++p){if(++d,!l[p])continue;let m=this.ownerDocument.createElementNS(Xe.svg,"tspan");m.setAttribute("x",
0),p===d-1?m.setAttribute("y",`${(f+p)*o}em`):m.setAttribute("dy",`${d*o}em`),m.textContent=l[p],this.appendChild(m),d=0}}else f&&this.setAttribute("y",`${f*o}e\
m`),this.textContent=l[0];if(a&&!r&&l[0]!==n[u]){let d=this.ownerDocument.createElementNS(Xe.svg,"title");d.textContent=n[u],this.appendChild(d)}})}function Gn(t,{
x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=Gt(e,n)),new Ki(t,{...r,x:e,y:n})}function Ll(t,{x:e=B,...n}={}){return new Ki(t,Il({...n,x:e}))}function Pl(t,{
y:e=B,...n}={}){return new Ki(t,Rl({...n,y:e}))}function c0(t,e,n){V(t,"text-anchor",e.textAnchor),V(t,"font-family",e.fontFamily),V(t,"font-size",e.fontSize),V(
t,"font-style",e.fontStyle),V(t,"font-variant",e.fontVariant===void 0?kk(n):e.fontVariant),V(t,"font-weight",e.fontWeight)}function kk(t){return t&&(br(t)||Ft(t))?
"tabular-nums":void 0}var Ak=new Set(["inherit","initial","revert","unset","xx-small","x-small","small","medium","large","x-large","xx-large","xxx-large","large\
r","smaller"]);function Tk(t){return t==null||typeof t=="number"?[void 0,t]:typeof t!="string"?[t,void 0]:(t=t.trim().toLowerCase(),Ak.has(t)||/^[+-]?\d*\.?\d+(e[+-]?\d+)?(\w*|%)$/.
test(t)?[void 0,t]:[t,void 0])}function Ck(t,e,n){let r=[],i,o=0;for(let[a,s,c]of Ek(t)){if(i===void 0&&(i=a),o>i&&n(t,i,s)>e&&(r.push(t.slice(i,o)+(t[o-1]===ww?
"-":"")),i=a),c){r.push(t.slice(i,s)),i=void 0;continue}o=s}return r}function*Ek(t){let e=0,n=0,r=t.length;for(;n<r;){let i=1;switch(t[n]){case ww:case"-":++n,yield[
e,n,!1],e=n;break;case" ":for(yield[e,n,!1];t[++n]===" ";);e=n;break;case"\r":t[n+1]===`
`&&++i;case`
`:yield[e,n,!0],n+=i,e=n;break;default:++n;break}}yield[e,n,!0]}var yw={a:56,b:63,c:57,d:63,e:58,f:37,g:62,h:60,i:26,j:26,k:55,l:26,m:88,n:60,o:60,p:62,q:62,r:39,
s:54,t:38,u:60,v:55,w:79,x:54,y:55,z:55,A:69,B:67,C:73,D:74,E:61,F:58,G:76,H:75,I:28,J:55,K:67,L:58,M:89,N:75,O:78,P:65,Q:78,R:67,S:65,T:65,U:75,V:69,W:98,X:69,
Y:67,Z:67,0:64,1:48,2:62,3:64,4:66,5:63,6:65,7:58,8:65,9:65," ":29,"!":32,'"':49,"'":31,"(":39,")":39,",":31,"-":48,".":31,"/":32,":":31,";":31,"?":52,"‘":31,
"’":31,"“":47,"”":47,"…":82};function Dl(t,e=0,n=t.length){let r=0;for(let i=e;i<n;i=fa(t,i))r+=yw[t[i]]??(Mw(t,i)?120:yw.e);return r}function Ol(t,e=0,n=t.
length){let r=0;for(let i=e;i<n;i=fa(t,i))r+=Mw(t,i)?126:63;return r}function u0({monospace:t,lineWidth:e,textOverflow:n}){if(n!=null||e==1/0)return o=>o.split(
/\r\n?|\n/g);let r=t?Ol:Dl,i=e*100;return o=>Ck(o,i,r)}function l0({monospace:t,lineWidth:e,textOverflow:n}){if(n==null||e==1/0)return o=>o;let r=t?Ol:Dl,i=e*100;
switch(n){case"clip-start":return o=>xw(o,i,r,"");case"clip-end":return o=>bw(o,i,r,"");case"ellipsis-start":return o=>xw(o,i,r,Zi);case"ellipsis-middle":return o=>Nk(
o,i,r,Zi);case"ellipsis-end":return o=>bw(o,i,r,Zi)}}var Zi="…";function Qi(t,e,n,r){let i=[],o=0;for(let a=0,s=0,c=t.length;a<c;a=s){s=fa(t,a);let u=n(t,a,s);
if(o+u>e){for(o+=r;o>e&&a>0;)s=a,a=i.pop(),o-=n(t,a,s);return[a,e-o]}o+=u,i.push(a)}return[-1,0]}function bw(t,e,n,r){t=t.trim();let i=n(r),[o]=Qi(t,e,n,i);return o<
0?t:t.slice(0,o).trimEnd()+r}function Nk(t,e,n,r){t=t.trim();let i=n(t);if(i<=e)return t;let o=n(r)/2,[a,s]=Qi(t,e/2,n,o),[c]=Qi(t,i-e/2-s+o,n,-o);return c<0?r:
t.slice(0,a).trimEnd()+r+t.slice(fa(t,c)).trimStart()}function xw(t,e,n,r){t=t.trim();let i=n(t);if(i<=e)return t;let o=n(r),[a]=Qi(t,i-e+o,n,-o);return a<0?r:r+
t.slice(fa(t,a)).trimStart()}var a0=/[\p{Combining_Mark}\p{Emoji_Modifier}]+/uy,vw=new RegExp("\\p{Extended_Pictographic}","uy");function fa(t,e){return e+=Rk(t,
e)?2:1,Lk(t,e)&&(e=a0.lastIndex),Ik(t,e)?fa(t,e+1):e}function _w(t,e){return t.charCodeAt(e)<128}function Rk(t,e){let n=t.charCodeAt(e);if(n>=55296&&n<56320){let r=t.
charCodeAt(e+1);return r>=56320&&r<57344}return!1}function Ik(t,e){return t.charCodeAt(e)===8205}function Lk(t,e){return _w(t,e)?!1:(a0.lastIndex=e,a0.test(t))}
function Mw(t,e){return _w(t,e)?!1:(vw.lastIndex=e,vw.test(t))}var Sw={ariaLabel:"vector",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinejoin:"round",strokeLinecap:"round"},$w=3.5,Pk=$w*5,kw={draw(t,e,n){let r=e*
n/Pk;t.moveTo(0,0),t.lineTo(0,-e),t.moveTo(-r,r-e),t.lineTo(0,-e),t.lineTo(r,r-e)}},Aw={draw(t,e,n){t.moveTo(-n,0),t.lineTo(0,-e),t.lineTo(n,0)}},Dk=new Map([["\
arrow",kw],["spike",Aw]]);function Ok(t){return t&&typeof t.draw=="function"}function zk(t){if(Ok(t))return t;let e=Dk.get(`${t}`.toLowerCase());if(e)return e;throw new Error(
`invalid shape: ${t}`)}var Ji=class extends Q{constructor(e,n={}){let{x:r,y:i,r:o=$w,length:a,rotate:s,shape:c=kw,anchor:u="middle",frameAnchor:l}=n,[h,f]=Mt(a,
12),[d,p]=Mt(s,0);super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},length:{value:h,scale:"length",optional:!0},rotate:{value:d,optional:!0}},
n,Sw),this.r=+o,this.length=f,this.rotate=p,this.shape=zk(c),this.anchor=ne(u,"anchor",["start","middle","end"]),this.frameAnchor=Fn(l)}render(e,n,r,i,o){let{x:a,
y:s}=n,{x:c,y:u,length:l,rotate:h}=r,{length:f,rotate:d,anchor:p,shape:m,r:b}=this,[y,g]=fe(this,i);return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:u&&
s}).call(v=>v.selectAll().data(e).enter().append("path").call(et,this).attr("transform",Wn`translate(${c?x=>c[x]:y},${u?x=>u[x]:g})${h?x=>` rotate(${h[x]})`:d?`\
 rotate(${d})`:""}${p==="start"?"":p==="end"?l?x=>` translate(0,${l[x]})`:` translate(0,${f})`:l?x=>` translate(0,${l[x]/2})`:` translate(0,${f/2})`}`).attr("d",
l?x=>{let _=De();return m.draw(_,l[x],b),_}:(()=>{let x=De();return m.draw(x,f,b),x})()).call(ht,this,r)).node()}};function f0(t,e={}){let{x:n,y:r,...i}=e;return e.
frameAnchor===void 0&&([n,r]=Gt(n,r)),new Ji(t,{...i,x:n,y:r})}function zl(t,e={}){let{x:n=B,...r}=e;return new Ji(t,{...r,x:n})}function Fl(t,e={}){let{y:n=B,...r}=e;
return new Ji(t,{...r,y:n})}function Tw(t,e={}){let{shape:n=Aw,stroke:r=Sw.stroke,strokeWidth:i=1,fill:o=r,fillOpacity:a=.3,anchor:s="start",...c}=e;return f0(t,
{...c,shape:n,stroke:r,strokeWidth:i,fill:o,fillOpacity:a,anchor:s})}function Qr(t,e){return arguments.length<2&&!Ne(t)&&(e=t,t=null),e===void 0&&(e={}),[t,e]}function Yl({anchor:t}={},e){return t===void 0?e[0]:ne(t,"anchor",e)}function Cw(t){
return Yl(t,["left","right"])}function Ew(t){return Yl(t,["right","left"])}function Nw(t){return Yl(t,["bottom","top"])}function Rw(t){return Yl(t,["top","botto\
m"])}function to(){let[t,e]=Qr(...arguments);return Iw("y",Cw(e),t,e)}function Bl(){let[t,e]=Qr(...arguments);return Iw("fy",Ew(e),t,e)}function Ws(){let[t,e]=Qr(
...arguments);return Lw("x",Nw(e),t,e)}function ql(){let[t,e]=Qr(...arguments);return Lw("fx",Rw(e),t,e)}function Iw(t,e,n,{color:r="currentColor",opacity:i=1,stroke:o=r,
strokeOpacity:a=i,strokeWidth:s=1,fill:c=r,fillOpacity:u=i,textAnchor:l,textStroke:h,textStrokeOpacity:f,textStrokeWidth:d,tickSize:p=t==="y"?6:0,tickPadding:m,
tickRotate:b,x:y,margin:g,marginTop:v=g===void 0?20:g,marginRight:x=g===void 0?e==="right"?40:0:g,marginBottom:_=g===void 0?20:g,marginLeft:w=g===void 0?e==="le\
ft"?40:0:g,label:M,labelAnchor:k,labelArrow:S,labelOffset:T,ariaLabel:$=`${t}-axis`,...A}){return p=yt(p),m=yt(m),b=yt(b),k!==void 0&&(k=ne(k,"labelAnchor",["ce\
nter","top","bottom"])),S=qw(S),Qt(p&&!_t(o)?Fk(t,e,n,{stroke:o,strokeOpacity:a,strokeWidth:s,tickSize:p,tickPadding:m,tickRotate:b,x:y,ariaLabel:$,...A}):null,
_t(c)?null:Bk(t,e,n,{fill:c,fillOpacity:u,stroke:h,strokeOpacity:f,strokeWidth:d,textAnchor:l,tickSize:p,tickPadding:m,tickRotate:b,x:y,marginTop:v,marginRight:x,
marginBottom:_,marginLeft:w,ariaLabel:$,...A}),!_t(c)&&M!==null?Gn([],zw({fill:c,fillOpacity:u,...A},function(R,E,C,N,I){let F=N[t],{marginTop:P,marginRight:Y,marginBottom:q,
marginLeft:U}=t==="y"&&I.inset||I,X=k??(F.bandwidth?"center":"top"),ot=T??(e==="right"?Y:U)-3;return X==="center"?(this.textAnchor=void 0,this.lineAnchor=e==="r\
ight"?"bottom":"top",this.frameAnchor=e,this.rotate=-90):(this.textAnchor=e==="right"?"end":"start",this.lineAnchor=X,this.frameAnchor=`${X}-${e}`,this.rotate=0),
this.dy=X==="top"?3-P:X==="bottom"?q-3:0,this.dx=e==="right"?ot:-ot,this.ariaLabel=`${$} label`,{facets:[[0]],channels:{text:{value:[Bw(t,F,{anchor:e,label:M,labelAnchor:X,
labelArrow:S})]}}}})):null)}function Lw(t,e,n,{color:r="currentColor",opacity:i=1,stroke:o=r,strokeOpacity:a=i,strokeWidth:s=1,fill:c=r,fillOpacity:u=i,textAnchor:l,
textStroke:h,textStrokeOpacity:f,textStrokeWidth:d,tickSize:p=t==="x"?6:0,tickPadding:m,tickRotate:b,y,margin:g,marginTop:v=g===void 0?e==="top"?30:0:g,marginRight:x=g===
void 0?20:g,marginBottom:_=g===void 0?e==="bottom"?30:0:g,marginLeft:w=g===void 0?20:g,label:M,labelAnchor:k,labelArrow:S,labelOffset:T,ariaLabel:$=`${t}-axis`,
...A}){return p=yt(p),m=yt(m),b=yt(b),k!==void 0&&(k=ne(k,"labelAnchor",["center","left","right"])),S=qw(S),Qt(p&&!_t(o)?Yk(t,e,n,{stroke:o,strokeOpacity:a,strokeWidth:s,
tickSize:p,tickPadding:m,tickRotate:b,y,ariaLabel:$,...A}):null,_t(c)?null:qk(t,e,n,{fill:c,fillOpacity:u,stroke:h,strokeOpacity:f,strokeWidth:d,textAnchor:l,tickSize:p,
tickPadding:m,tickRotate:b,y,marginTop:v,marginRight:x,marginBottom:_,marginLeft:w,ariaLabel:$,...A}),!_t(c)&&M!==null?Gn([],zw({fill:c,fillOpacity:u,...A},function(R,E,C,N,I){
let F=N[t],{marginTop:P,marginRight:Y,marginBottom:q,marginLeft:U}=t==="x"&&I.inset||I,X=k??(F.bandwidth?"center":"right"),ot=T??(e==="top"?P:q)-3;return X==="c\
enter"?(this.frameAnchor=e,this.textAnchor=void 0):(this.frameAnchor=`${e}-${X}`,this.textAnchor=X==="right"?"end":"start"),this.lineAnchor=e,this.dy=e==="top"?
-ot:ot,this.dx=X==="right"?Y-3:X==="left"?3-U:0,this.ariaLabel=`${$} label`,{facets:[[0]],channels:{text:{value:[Bw(t,F,{anchor:e,label:M,labelAnchor:X,labelArrow:S})]}}}})):
null)}function Fk(t,e,n,{strokeWidth:r=1,strokeLinecap:i=null,strokeLinejoin:o=null,facetAnchor:a=e+(t==="y"?"-empty":""),frameAnchor:s=e,tickSize:c,inset:u=0,insetLeft:l=u,
insetRight:h=u,dx:f=0,y:d=t==="y"?void 0:null,ariaLabel:p,...m}){return ha(Fl,t,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinecap:i,strokeLinejoin:o,
facetAnchor:a,frameAnchor:s,y:d,...m,dx:e==="left"?+f-qt+ +l:+f+qt-h,anchor:"start",length:c,shape:e==="left"?Gk:Hk})}function Yk(t,e,n,{strokeWidth:r=1,strokeLinecap:i=null,
strokeLinejoin:o=null,facetAnchor:a=e+(t==="x"?"-empty":""),frameAnchor:s=e,tickSize:c,inset:u=0,insetTop:l=u,insetBottom:h=u,dy:f=0,x:d=t==="x"?void 0:null,ariaLabel:p,
...m}){return ha(zl,t,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinejoin:o,strokeLinecap:i,facetAnchor:a,frameAnchor:s,x:d,...m,dy:e==="botto\
m"?+f-qt-h:+f+qt+ +l,anchor:"start",length:c,shape:e==="bottom"?Uk:Wk})}function Bk(t,e,n,{facetAnchor:r=e+(t==="y"?"-empty":""),frameAnchor:i=e,tickSize:o,tickRotate:a=0,
tickPadding:s=Math.max(3,9-o)+(Math.abs(a)>60?4*Math.cos(a*ca):0),text:c,textAnchor:u=Math.abs(a)>60?"middle":e==="left"?"end":"start",lineAnchor:l=a>60?"top":a<
-60?"bottom":"middle",fontVariant:h,inset:f=0,insetLeft:d=f,insetRight:p=f,dx:m=0,ariaLabel:b,y=t==="y"?void 0:null,...g}){return ha(Pl,t,n,{ariaLabel:`${b} tic\
k label`},{facetAnchor:r,frameAnchor:i,text:c,textAnchor:u,lineAnchor:l,fontVariant:h,rotate:a,y,...g,dx:e==="left"?+m-o-s+ +d:+m+ +o+ +s-p},function(v,x,_,w,M){
h===void 0&&(this.fontVariant=Yw(v)),c===void 0&&(M.text=Fw(v,x,_,w,e))})}function qk(t,e,n,{facetAnchor:r=e+(t==="x"?"-empty":""),frameAnchor:i=e,tickSize:o,tickRotate:a=0,
tickPadding:s=Math.max(3,9-o)+(Math.abs(a)>=10?4*Math.cos(a*ca):0),text:c,textAnchor:u=Math.abs(a)>=10?a<0^e==="bottom"?"start":"end":"middle",lineAnchor:l=Math.
abs(a)>=10?"middle":e==="bottom"?"top":"bottom",fontVariant:h,inset:f=0,insetTop:d=f,insetBottom:p=f,dy:m=0,x:b=t==="x"?void 0:null,ariaLabel:y,...g}){return ha(
Ll,t,n,{ariaLabel:`${y} tick label`},{facetAnchor:r,frameAnchor:i,text:c===void 0?null:c,textAnchor:u,lineAnchor:l,fontVariant:h,rotate:a,x:b,...g,dy:e==="botto\
m"?+m+ +o+ +s-p:+m-o-s+ +d},function(v,x,_,w,M){h===void 0&&(this.fontVariant=Yw(v)),c===void 0&&(M.text=Fw(v,x,_,w,e))})}function Xl(){let[t,e]=Qr(...arguments);
return Pw("y",Cw(e),t,e)}function Ul(){let[t,e]=Qr(...arguments);return Pw("fy",Ew(e),t,e)}function Wl(){let[t,e]=Qr(...arguments);return Dw("x",Nw(e),t,e)}function Gl(){
let[t,e]=Qr(...arguments);return Dw("fx",Rw(e),t,e)}function Pw(t,e,n,{y:r=t==="y"?void 0:null,x:i=null,x1:o=e==="left"?i:null,x2:a=e==="right"?i:null,ariaLabel:s=`${t}\
-grid`,ariaHidden:c=!0,...u}){return ha(Ke,t,n,{ariaLabel:s,ariaHidden:c},{y:r,x1:o,x2:a,...Ow(u)})}function Dw(t,e,n,{x:r=t==="x"?void 0:null,y:i=null,y1:o=e===
"top"?i:null,y2:a=e==="bottom"?i:null,ariaLabel:s=`${t}-grid`,ariaHidden:c=!0,...u}){return ha(Ze,t,n,{ariaLabel:s,ariaHidden:c},{x:r,y1:o,y2:a,...Ow(u)})}function Ow({
color:t="currentColor",opacity:e=.1,stroke:n=t,strokeOpacity:r=e,strokeWidth:i=1,...o}){return{stroke:n,strokeOpacity:r,strokeWidth:i,...o}}function zw({fill:t,
fillOpacity:e,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:o,fontWeight:a,monospace:s,pointerEvents:c,shapeRendering:u,clip:l=!1},h){return[,t]=zt(t),[,e]=Mt(
e),{facet:"super",x:null,y:null,fill:t,fillOpacity:e,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:o,fontWeight:a,monospace:s,pointerEvents:c,shapeRendering:u,
clip:l,initializer:h}}function ha(t,e,n,r,i,o){let a;function s(l,h,f,d,p,m){let b=l==null&&(e==="fx"||e==="fy"),{[e]:y}=d;if(!y)throw new Error(`missing scale:\
 ${e}`);let g=y.domain(),{interval:v,ticks:x,tickFormat:_,tickSpacing:w=e==="x"?80:35}=i;if(typeof x=="string"&&Xw(y)&&(v=x,x=void 0),x===void 0&&(x=zn(v,y.type)??
Xk(y,w)),l==null){if(Ne(x))l=ln(x);else if(Xr(x))l=h0(x,...St(g));else if(y.interval){let k=y.interval;if(y.ticks){let[S,T]=St(g),$=(T-S)/k[Uo];k=em(k,$/x)??k,l=
h0(k,S,T)}else{l=g;let S=l.length;k=em(k,S/x)??k,k!==y.interval&&(l=h0(k,...St(l)))}if(k===y.interval){let S=Math.round(l.length/x);S>1&&(l=l.filter((T,$)=>$%S===
0))}}else y.ticks?l=y.ticks(x):l=g;if(!y.ticks&&l.length&&l!==g){let k=new Je(g);l=l.filter(S=>k.has(S)),l.length||xe(`Warning: the ${e}-axis ticks appear to no\
t align with the scale domain, resulting in no ticks. Try different ticks?`)}e==="y"||e==="x"?h=[Ee(l)]:a[e]={scale:e,value:B}}o?.call(this,y,l,x,_,a);let M=Object.
fromEntries(Object.entries(a).map(([k,S])=>[k,{...S,value:Z(l,S.value)}]));return b&&(h=m.filterFacets(l,M)),{data:l,facets:h,channels:M}}let c=At(i).initializer,
u=t(n,At({...i,initializer:s},c));return n==null?(a=u.channels,u.channels={}):a={},r!==void 0&&Object.assign(u,r),u.clip===void 0&&(u.clip=!1),u}function Xk(t,e){
let[n,r]=St(t.range());return(r-n)/e}function Fw(t,e,n,r,i){return{value:Gs(t,e,n,r,i)}}function Gs(t,e,n,r,i){return typeof r=="function"&&!(t.type==="log"&&t.
tickFormat)?r:r===void 0&&e&&Ft(e)?hx(t.type,e,i)??Un:t.tickFormat?t.tickFormat(typeof n=="number"?n:null,r):typeof r=="string"&&t.domain().length>0?(Ft(t.domain())?
Rn:kn)(r):r===void 0?Un:Bt(r)}function h0(t,e,n){return t.range(e,t.offset(t.floor(n)))}var Uk={draw(t,e){t.moveTo(0,0),t.lineTo(0,e)}},Wk={draw(t,e){t.moveTo(0,
0),t.lineTo(0,-e)}},Gk={draw(t,e){t.moveTo(0,0),t.lineTo(-e,0)}},Hk={draw(t,e){t.moveTo(0,0),t.lineTo(e,0)}};function Yw(t){return t.bandwidth&&!t.interval?void 0:
"tabular-nums"}function Bw(t,e,{anchor:n,label:r=e.label,labelAnchor:i,labelArrow:o}={}){if(!(r==null||r.inferred&&Xw(e)&&/^(date|time|year)$/i.test(r))){if(r=String(
r),o==="auto"&&(o=(!e.bandwidth||e.interval)&&!/[↑↓→←]/.test(r)),!o)return r;if(o===!0){let a=yl(e);a&&(o=/x$/.test(t)||i==="center"?/x$/.test(t)===a<0?
"left":"right":a<0?"up":"down")}switch(o){case"left":return`← ${r}`;case"right":return`${r} →`;case"up":return n==="right"?`${r} ↑`:`↑ ${r}`;case"down":
return n==="right"?`${r} ↓`:`↓ ${r}`}return r}}function qw(t="auto"){return _t(t)?!1:typeof t=="boolean"?t:ne(t,"labelArrow",["auto","up","right","down","le\
ft"])}function Xw(t){return Ft(t.domain())}function Uw(t,e){if(e==null)return e;let n=t(e);if(!n)throw new Error(`scale not found: ${e}`);return n}function Ww(t,{opacity:e,...n}={}){if(!qn(t)&&!Bm(t))throw new Error(
`swatches legend requires ordinal or threshold color scale (not ${t.type})`);return Hw(t,n,(r,i,o,a)=>r.append("svg").attr("width",o).attr("height",a).attr("fil\
l",i.scale).attr("fill-opacity",Mt(e)[1]).append("rect").attr("width","100%").attr("height","100%"))}function Gw(t,{fill:e=t.hint?.fill!==void 0?t.hint.fill:"no\
ne",fillOpacity:n=1,stroke:r=t.hint?.stroke!==void 0?t.hint.stroke:_t(e)?"currentColor":"none",strokeOpacity:i=1,strokeWidth:o=1.5,r:a=4.5,...s}={},c){let[u,l]=zt(
e),[h,f]=zt(r),d=Uw(c,u),p=Uw(c,h),m=a*a*Math.PI;return n=Mt(n)[1],i=Mt(i)[1],o=Mt(o)[1],Hw(t,s,(b,y,g,v)=>b.append("svg").attr("viewBox","-8 -8 16 16").attr("w\
idth",g).attr("height",v).attr("fill",u==="color"?x=>d.scale(x):l).attr("fill-opacity",n).attr("stroke",h==="color"?x=>p.scale(x):f).attr("stroke-opacity",i).attr(
"stroke-width",o).append("path").attr("d",x=>{let _=De();return t.scale(x).draw(_,m),_}))}function Hw(t,e={},n){let{columns:r,tickFormat:i,fontVariant:o=El(t),swatchSize:a=15,
swatchWidth:s=a,swatchHeight:c=a,marginLeft:u=0,className:l,style:h,width:f}=e,d=Vr(e);l=ia(l),i=Gs(t.scale,t.domain,void 0,i);let p=j("div",d).attr("class",`${l}\
-swatches ${l}-swatches-${r!=null?"columns":"wrap"}`),m;return r!=null?(m=`:where(.${l}-swatches-columns .${l}-swatch) {
  display: flex;
  align-items: center;
  break-inside: avoid;
  padding-bottom: 1px;
}
:where(.${l}-swatches-columns .${l}-swatch::before) {
  flex-shrink: 0;
}
:where(.${l}-swatches-columns .${l}-swatch-label) {
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
}`,p.style("columns",r).selectAll().data(t.domain).enter().append("div").attr("class",`${l}-swatch`).call(n,t,s,c).call(b=>b.append("div").attr("class",`${l}-sw\
atch-label`).attr("title",i).text(i))):(m=`:where(.${l}-swatches-wrap) {
  display: flex;
  align-items: center;
  min-height: 33px;
  flex-wrap: wrap;
}
:where(.${l}-swatches-wrap .${l}-swatch) {
  display: inline-flex;
  align-items: center;
  margin-right: 1em;
}`,p.selectAll().data(t.domain).enter().append("span").attr("class",`${l}-swatch`).call(n,t,s,c).append(function(){return this.ownerDocument.createTextNode(i.apply(
this,arguments))})),p.call(b=>b.insert("style","*").text(`:where(.${l}-swatches) {
  font-family: system-ui, sans-serif;
  font-size: 10px;
  margin-bottom: 0.5em;
}
:where(.${l}-swatch > svg) {
  margin-right: 0.5em;
  overflow: visible;
}
${m}`)).style("margin-left",u?`${+u}px`:null).style("width",f===void 0?null:`${+f}px`).style("font-variant",Rt(o,"normal")).call(oa,h).node()}var Hl=new Map([["symbol",Gw],["color",Zw],["opacity",jk]]);function jw(t={}){for(let[e,n]of Hl){let r=t[e];if(Dn(r)){let i=Vr(t),o;if(e==="symbol"){let{fill:a,
stroke:s=a===void 0&&Dn(t.color)?"color":void 0}=t;o={fill:a,stroke:s}}return n(xl(e,r,o),d0(i,r,t),a=>Dn(t[a])?xl(a,t[a]):null)}}throw new Error("unknown legen\
d type; no scale found")}function Vw(t,e,n={}){return(r,i)=>{if(!Hl.has(r))throw new Error(`unknown legend type: ${r}`);if(r in t)return Hl.get(r)(t[r],d0(e,n[r],
i),o=>t[o])}}function d0({className:t,...e},{label:n,ticks:r,tickFormat:i}={},o){return Tx(o,{className:t,...e},{label:n,ticks:r,tickFormat:i})}function Zw(t,{legend:e=!0,
...n}){if(e===!0&&(e=t.type==="ordinal"?"swatches":"ramp"),t.domain!==void 0)switch(`${e}`.toLowerCase()){case"swatches":return Ww(t,n);case"ramp":return aw(t,n);default:
throw new Error(`unknown legend type: ${e}`)}}function jk({type:t,interpolate:e,...n},{legend:r=!0,color:i=Pe(0,0,0),...o}){if(!e)throw new Error(`${t} opacity \
scales are not supported`);if(r===!0&&(r="ramp"),`${r}`.toLowerCase()!=="ramp")throw new Error(`${r} opacity legends are not supported`);return Zw({type:t,...n,
interpolate:Vk(i)},{legend:r,...o})}function Vk(t){let{r:e,g:n,b:r}=Pe(t)||Pe(0,0,0);return i=>`rgba(${e},${n},${r},${i})`}function Kw(t,e,n){let r=[];for(let[i,
o]of Hl){let a=n[i];if(a?.legend&&i in t){let s=o(t[i],d0(e,t[i],a),c=>t[c]);s!=null&&r.push(s)}}return r}function Jr(t={},e="x"){return lm(t)?t:{...t,[e]:B}}function ti(t={},e="y"){return fm(t)?t:{...t,[e]:B}}function jl(t,e){if(e.length===1)return{data:t,facets:e};let n=qr(t),r=new Uint8Array(n),i=0;for(let s of e)for(let c of s)r[c]&&++i,r[c]=1;if(i===0)return{data:t,
facets:e};t=Br(t);let o=t[rm]=new Uint32Array(n+i);e=e.map(s=>Br(s,Uint32Array));let a=n;r.fill(0);for(let s of e)for(let c=0,u=s.length;c<u;++c){let l=s[c];r[l]?
(s[c]=a,t[a]=t[l],o[a]=l,++a):o[l]=l,r[l]=1}return{data:t,facets:e}}function p0(t={},e={}){arguments.length===1&&([t,e]=da(t));let{y1:n,y:r=n,x:i,...o}=e,[a,s,c,u]=pa(r,i,"y","x",t,o);return{...a,y1:n,y:s,x1:c,x2:u,x:Ho(c,u)}}function t6(t={},e={}){
arguments.length===1&&([t,e]=da(t));let{y1:n,y:r=n,x:i}=e,[o,a,s]=pa(r,i,"y","x",t,e);return{...o,y1:n,y:a,x:s}}function e6(t={},e={}){arguments.length===1&&([t,
e]=da(t));let{y1:n,y:r=n,x:i}=e,[o,a,,s]=pa(r,i,"y","x",t,e);return{...o,y1:n,y:a,x:s}}function m0(t={},e={}){arguments.length===1&&([t,e]=da(t));let{x1:n,x:r=n,
y:i,...o}=e,[a,s,c,u]=pa(r,i,"x","y",t,o);return{...a,x1:n,x:s,y1:c,y2:u,y:Ho(c,u)}}function n6(t={},e={}){arguments.length===1&&([t,e]=da(t));let{x1:n,x:r=n,y:i}=e,
[o,a,s]=pa(r,i,"x","y",t,e);return{...o,x1:n,x:a,y:s}}function r6(t={},e={}){arguments.length===1&&([t,e]=da(t));let{x1:n,x:r=n,y:i}=e,[o,a,,s]=pa(r,i,"x","y",t,
e);return{...o,x1:n,x:a,y:s}}function ei({x:t,x1:e,x2:n,...r}={}){return r=xn(r,"y"),e===void 0&&n===void 0?p0({x:t,...r}):([e,n]=hm(t,e,n),{...r,x1:e,x2:n})}function ni({
y:t,y1:e,y2:n,...r}={}){return r=xn(r,"x"),e===void 0&&n===void 0?m0({y:t,...r}):([e,n]=hm(t,e,n),{...r,y1:e,y2:n})}function da(t){let{offset:e,order:n,reverse:r,
...i}=t;return[{offset:e,order:n,reverse:r},i]}var Zk={length:!0};function pa(t,e=Es,n,r,{offset:i,order:o,reverse:a},s){if(e===null)throw new Error(`stack requ\
ires ${r}`);let c=be(s),[u,l]=me(t),[h,f]=ue(e),[d,p]=ue(e);return h.hint=d.hint=Zk,i=Kk(i),o=tA(o,i,r),[Kt(s,(m,b,y)=>{({data:m,facets:b}=jl(m,b));let g=t==null?
void 0:l(qi(Z(m,t),y?.[n])),v=Z(m,e,Float64Array),x=Z(m,c),_=o&&o(m,g,v,x),w=qr(m),M=f(new Float64Array(w)),k=p(new Float64Array(w)),S=[];for(let T of b){let $=g?
Array.from(Ie(T,A=>g[A]).values()):[T];if(_)for(let A of $)A.sort(_);for(let A of $){let R=0,E=0;a&&A.reverse();for(let C of A){let N=v[C];N<0?R=k[C]=(M[C]=R)+N:
N>0?E=k[C]=(M[C]=E)+N:k[C]=M[C]=E}}S.push($)}return i&&i(S,M,k,x),{data:m,facets:b}}),u,h,d]}function Kk(t){if(t!=null){if(typeof t=="function")return t;switch(`${t}`.
toLowerCase()){case"expand":case"normalize":return Qk;case"center":case"silhouette":return Jk;case"wiggle":return o6}throw new Error(`unknown offset: ${t}`)}}function i6(t,e){
let n=0,r=0;for(let i of t){let o=e[i];o<n&&(n=o),o>r&&(r=o)}return[n,r]}function Qk(t,e,n){for(let r of t)for(let i of r){let[o,a]=i6(i,n);for(let s of i){let c=1/
(a-o||1);e[s]=c*(e[s]-o),n[s]=c*(n[s]-o)}}}function Jk(t,e,n){for(let r of t){for(let i of r){let[o,a]=i6(i,n);for(let s of i){let c=(a+o)/2;e[s]-=c,n[s]-=c}}a6(
r,e,n)}s6(t,e,n)}function o6(t,e,n,r){for(let i of t){let o=new Qe,a=0;for(let s of i){let c=-1,u=s.map(d=>Math.abs(n[d]-e[d])),l=s.map(d=>{c=r?r[d]:++c;let p=n[d]-
e[d],m=o.has(c)?p-o.get(c):0;return o.set(c,p),m}),h=[0,...kg(l)];for(let d of s)e[d]+=a,n[d]+=a;let f=we(u);f&&(a-=we(u,(d,p)=>(l[p]/2+h[p])*d)/f)}a6(i,e,n)}s6(
t,e,n)}function a6(t,e,n){let r=Ht(t,i=>Ht(i,o=>e[o]));for(let i of t)for(let o of i)e[o]-=r,n[o]-=r}function s6(t,e,n){let r=t.length;if(r===1)return;let i=t.map(
s=>s.flat()),o=i.map(s=>(Ht(s,c=>e[c])+Et(s,c=>n[c]))/2),a=Ht(o);for(let s=0;s<r;s++){let c=a-o[s];for(let u of i[s])e[u]+=c,n[u]+=c}}function tA(t,e,n){if(t===
void 0&&e===o6)return Qw(ce);if(t!=null){if(typeof t=="string"){let r=t.startsWith("-"),i=r?zi:ce;switch((r?t.slice(1):t).toLowerCase()){case"value":case n:return eA(
i);case"z":return nA(i);case"sum":return rA(i);case"appearance":return iA(i);case"inside-out":return Qw(i)}return Jw(om(t))}if(typeof t=="function")return(t.length===
1?Jw:oA)(t);if(Ye(t))return aA(t);throw new Error(`invalid order: ${t}`)}}function eA(t){return(e,n,r)=>(i,o)=>t(r[i],r[o])}function nA(t){return(e,n,r,i)=>(o,a)=>t(
i[o],i[a])}function rA(t){return Vl(t,(e,n,r,i)=>Nc(Ee(e),o=>we(o,a=>r[a]),o=>i[o]))}function iA(t){return Vl(t,(e,n,r,i)=>Nc(Ee(e),o=>n[qa(o,a=>r[a])],o=>i[o]))}
function Qw(t){return Vl(t,(e,n,r,i)=>{let o=Ee(e),a=Nc(o,h=>n[qa(h,f=>r[f])],h=>i[h]),s=Jn(o,h=>we(h,f=>r[f]),h=>i[h]),c=[],u=[],l=0;for(let h of a)l<0?(l+=s.get(
h),c.push(h)):(l-=s.get(h),u.push(h));return u.reverse().concat(c)})}function Jw(t){return e=>{let n=Z(e,t);return(r,i)=>ce(n[r],n[i])}}function oA(t){return e=>Ye(
e)?(n,r)=>t(e[n],e[r]):(n,r)=>t(e.get(n),e.get(r))}function aA(t){return Vl(ce,()=>t)}function Vl(t,e){return(n,r,i,o)=>{if(!o)throw new Error("missing channel:\
 z");let a=new Qe(e(n,r,i,o).map((s,c)=>[s,c]));return(s,c)=>t(a.get(o[s]),a.get(o[c]))}}var sA={ariaLabel:"rect"},eo=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,y2:a}=n;super(e,{x1:{value:r,scale:"x",type:r!=null&&o==null?"band":void 0,optional:!0},
y1:{value:i,scale:"y",type:i!=null&&a==null?"band":void 0,optional:!0},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,sA),Hs(this,n),js(
this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,{x1:c,y1:u,x2:l,y2:h}=r,{marginTop:f,marginRight:d,marginBottom:p,marginLeft:m,width:b,height:y}=i,{projection:g}=o,{insetTop:v,
insetRight:x,insetBottom:_,insetLeft:w}=this,{rx:M,ry:k,rx1y1:S,rx1y2:T,rx2y1:$,rx2y2:A}=this;(c||l)&&!g&&Ve(a)&&(c=l=null),(u||h)&&!g&&Ve(s)&&(u=h=null);let R=a?.
bandwidth?a.bandwidth():0,E=s?.bandwidth?s.bandwidth():0;return j("svg:g",o).call(ct,this,i,o).call(rt,this,{},0,0).call(C=>C.selectAll().data(e).enter().call(S||
T||$||A?N=>N.append("path").call(et,this).call(Vs,c&&l?I=>c[I]+(l[I]<c[I]?-x:w):c?I=>c[I]+w:m+w,u&&h?I=>u[I]+(h[I]<u[I]?-_:v):u?I=>u[I]+v:f+v,c&&l?I=>l[I]-(l[I]<
c[I]?-w:x):c?I=>c[I]+R-x:b-d-x,u&&h?I=>h[I]-(h[I]<u[I]?-v:_):u?I=>u[I]+E-_:y-p-_,this).call(ht,this,r):N=>N.append("rect").call(et,this).attr("x",c?l?I=>Math.min(
c[I],l[I])+w:I=>c[I]+w:m+w).attr("y",u?h?I=>Math.min(u[I],h[I])+v:I=>u[I]+v:f+v).attr("width",c?l?I=>Math.max(0,Math.abs(l[I]-c[I])+R-w-x):R-w-x:b-d-m-x-w).attr(
"height",u?h?I=>Math.max(0,Math.abs(u[I]-h[I])+E-v-_):E-v-_:y-f-p-v-_).call(V,"rx",M).call(V,"ry",k).call(ht,this,r))).node()}};function Hs(t,{inset:e=0,insetTop:n=e,
insetRight:r=e,insetBottom:i=e,insetLeft:o=e}={}){t.insetTop=yt(n),t.insetRight=yt(r),t.insetBottom=yt(i),t.insetLeft=yt(o)}function js(t,{r:e,rx:n,ry:r,rx1:i=e,
ry1:o=e,rx2:a=e,ry2:s=e,rx1y1:c=i!==void 0?+i:o!==void 0?+o:0,rx1y2:u=i!==void 0?+i:s!==void 0?+s:0,rx2y1:l=a!==void 0?+a:o!==void 0?+o:0,rx2y2:h=a!==void 0?+a:
s!==void 0?+s:0}={}){c||u||l||h?(t.rx1y1=c,t.rx1y2=u,t.rx2y1=l,t.rx2y2=h):(t.rx=Rt(n,"auto"),t.ry=Rt(r,"auto"))}function Vs(t,e,n,r,i,o){let{rx1y1:a,rx1y2:s,rx2y1:c,
rx2y2:u}=o;typeof e!="function"&&(e=Bt(e)),typeof n!="function"&&(n=Bt(n)),typeof r!="function"&&(r=Bt(r)),typeof i!="function"&&(i=Bt(i));let l=Math.max(Math.abs(
a+c),Math.abs(s+u)),h=Math.max(Math.abs(a+s),Math.abs(c+u));t.attr("d",f=>{let d=e(f),p=n(f),m=r(f),b=i(f),y=d>m,g=p>b,v=y?m:d,x=y?d:m,_=g?b:p,w=g?p:b,M=Math.min(
1,(x-v)/l,(w-_)/h),k=M*(y?g?u:c:g?s:a),S=M*(y?g?s:a:g?u:c),T=M*(y?g?a:s:g?c:u),$=M*(y?g?c:u:g?a:s);return`M${v},${_+Kl(k,$)}A${k},${k} 0 0 ${k<0?0:1} ${v+Zl(k,$)}\
,${_}H${x-Zl(S,T)}A${S},${S} 0 0 ${S<0?0:1} ${x},${_+Kl(S,T)}V${w-Kl(T,S)}A${T},${T} 0 0 ${T<0?0:1} ${x-Zl(T,S)},${w}H${v+Zl($,k)}A${$},${$} 0 0 ${$<0?0:1} ${v}\
,${w-Kl($,k)}Z`})}function Zl(t,e){return e<0?t:Math.abs(t)}function Kl(t,e){return e<0?Math.abs(t):t}function Zs(t,e){return new eo(t,i0(o0(e)))}function ma(t,e={}){
return gr(e)||(e={...e,y:$t,x2:B,interval:1}),new eo(t,ei(o0(Jr(e))))}function ga(t,e={}){return gr(e)||(e={...e,x:$t,y2:B,interval:1}),new eo(t,ni(i0(ti(e))))}var cA={ariaLabel:"frame",fill:"none",stroke:"currentColor",clip:!1},uA={ariaLabel:"frame",fill:null,stroke:"currentColor",strokeLinecap:"square",clip:!1},Ks=class extends Q{constructor(e={}){
let{anchor:n=null}=e;super(Fr,void 0,e,n==null?cA:uA),this.anchor=um(n,"anchor",["top","right","bottom","left"]),Hs(this,e),n||js(this,e)}render(e,n,r,i,o){let{
marginTop:a,marginRight:s,marginBottom:c,marginLeft:u,width:l,height:h}=i,{anchor:f,insetTop:d,insetRight:p,insetBottom:m,insetLeft:b}=this,{rx:y,ry:g,rx1y1:v,rx1y2:x,
rx2y1:_,rx2y2:w}=this,M=u+b,k=l-s-p,S=a+d,T=h-c-m;return j(f?"svg:line":v||x||_||w?"svg:path":"svg:rect",o).datum(0).call(ct,this,i,o).call(et,this).call(ht,this,
r).call(rt,this,{}).call(f==="left"?$=>$.attr("x1",M).attr("x2",M).attr("y1",S).attr("y2",T):f==="right"?$=>$.attr("x1",k).attr("x2",k).attr("y1",S).attr("y2",T):
f==="top"?$=>$.attr("x1",M).attr("x2",k).attr("y1",S).attr("y2",S):f==="bottom"?$=>$.attr("x1",M).attr("x2",k).attr("y1",T).attr("y2",T):v||x||_||w?$=>$.call(Vs,
M,S,k,T,this):$=>$.attr("x",M).attr("y",S).attr("width",k-M).attr("height",T-S).attr("rx",y).attr("ry",g)).node()}};function ya(t){return new Ks(t)}var g0={ariaLabel:"tip",fill:"var(--plot-background)",stroke:"currentColor"},lA=new Set(["geometry","href","src","ariaLabel","scales"]),Qs=class extends Q{constructor(e,n={}){
n.tip&&(n={...n,tip:!1}),n.title===void 0&&Ne(e)&&nl(e)&&(n={...n,title:B});let{x:r,y:i,x1:o,x2:a,y1:s,y2:c,anchor:u,preferredAnchor:l="bottom",monospace:h,fontFamily:f=h?
"ui-monospace, monospace":void 0,fontSize:d,fontStyle:p,fontVariant:m,fontWeight:b,lineHeight:y=1,lineWidth:g=20,frameAnchor:v,format:x,textAnchor:_="start",textOverflow:w,
textPadding:M=8,title:k,pointerSize:S=12,pathFilter:T="drop-shadow(0 3px 4px rgba(0,0,0,0.2))"}=n;super(e,{x:{value:o!=null&&a!=null?null:r,scale:"x",optional:!0},
y:{value:s!=null&&c!=null?null:i,scale:"y",optional:!0},x1:{value:o,scale:"x",optional:a==null},y1:{value:s,scale:"y",optional:c==null},x2:{value:a,scale:"x",optional:o==
null},y2:{value:c,scale:"y",optional:s==null},title:{value:k,optional:!0}},n,g0),this.anchor=il(u,"anchor"),this.preferredAnchor=il(l,"preferredAnchor"),this.frameAnchor=
Fn(v),this.textAnchor=Rt(_,"middle"),this.textPadding=+M,this.pointerSize=+S,this.pathFilter=Yt(T),this.lineHeight=+y,this.lineWidth=+g,this.textOverflow=s0(w),
this.monospace=!!h,this.fontFamily=Yt(f),this.fontSize=yt(d),this.fontStyle=Yt(p),this.fontVariant=Yt(m),this.fontWeight=Yt(b);for(let $ in g0)$ in this.channels&&
(this[$]=g0[$]);this.splitLines=u0(this),this.clipLine=l0(this),this.format=typeof x=="string"||typeof x=="function"?{title:x}:{...x}}render(e,n,r,i,o){let a=this,
{x:s,y:c,fx:u,fy:l}=n,{ownerSVGElement:h,document:f}=o,{anchor:d,monospace:p,lineHeight:m,lineWidth:b}=this,{textPadding:y,pointerSize:g,pathFilter:v}=this,{marginTop:x,
marginLeft:_}=i,{x1:w,y1:M,x2:k,y2:S,x:T=w??k,y:$=M??S}=r,A=u?u(e.fx)-_:0,R=l?l(e.fy)-x:0,[E,C]=fe(this,i),N=Jm(r,E),I=t0(r,C),F=p?Ol:Dl,P=F(Zi),Y,q;"title"in r?
(Y=c6.call(this,{title:r.channels.title},n),q=pA):(Y=c6.call(this,r.channels,n),q=mA);let U=j("svg:g",o).call(ct,this,i,o).call(c0,this).call(rt,this,{x:T&&s,y:$&&
c}).call(st=>st.selectAll().data(e).enter().append("g").attr("transform",ut=>`translate(${Math.round(N(ut))},${Math.round(I(ut))})`).call(et,this).call(ut=>ut.append(
"path").attr("filter",v)).call(ut=>ut.append("text").each(function(W){let at=Le(this);this.setAttribute("fill","currentColor"),this.setAttribute("fill-opacity",
1),this.setAttribute("stroke","none");let O=q.call(a,W,e,Y,n,r);if(typeof O=="string")for(let G of a.splitLines(O))X(at,{value:a.clipLine(G)});else{let G=new Set;
for(let H of O){let{label:D=""}=H;D&&G.has(D)||(G.add(D),X(at,H))}}})));function X(st,{label:ut,value:W,color:at,opacity:O}){ut??="",W??="";let G=at!=null||O!=null,
H,D=b*100,[mt]=Qi(ut,D,F,P);if(mt>=0)ut=ut.slice(0,mt).trimEnd()+Zi,H=W.trim(),W="";else{(ut||!W&&!G)&&(W=" "+W);let[gt]=Qi(W,D-F(ut),F,P);gt>=0&&(H=W.trim(),W=
W.slice(0,gt).trimEnd()+Zi)}let J=st.append("tspan").attr("x",0).attr("dy",`${m}em`).text("​");ut&&J.append("tspan").attr("font-weight","bold").text(ut),W&&J.
append(()=>f.createTextNode(W)),G&&J.append("tspan").text(" ■").attr("fill",at).attr("fill-opacity",O).style("user-select","none"),H&&J.append("title").text(H)}
function ot(){let{width:st,height:ut}=i.facet??i;U.selectChildren().each(function(W){let{x:at,width:O,height:G}=this.getBBox();O=Math.round(O),G=Math.round(G);let H=d;
if(H===void 0){let J=N(W)+A,gt=I(W)+R,bt=J+O+g+y*2<st,It=J-O-g-y*2>0,wn=gt+G+g+y*2<ut,hi=gt-G-g-y*2>0;H=bt&&It?wn&&hi?a.preferredAnchor:hi?"bottom":"top":wn&&hi?
bt?"left":"right":(bt||It)&&(wn||hi)?`${hi?"bottom":"top"}-${bt?"left":"right"}`:a.preferredAnchor}let D=this.firstChild,mt=this.lastChild;if(D.setAttribute("d",
dA(H,g,y,O,G)),at)for(let J of mt.childNodes)J.setAttribute("x",-at);mt.setAttribute("y",`${+fA(H,mt.childNodes.length,m).toFixed(6)}em`),mt.setAttribute("trans\
form",`translate(${hA(H,g,y,O,G)})`)}),U.attr("visibility",null)}return e.length&&(U.attr("visibility","hidden"),h.isConnected?Promise.resolve().then(ot):typeof requestAnimationFrame<
"u"&&requestAnimationFrame(ot)),U.node()}};function Jl(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=Gt(e,n)),new Qs(t,{...r,x:e,y:n})}function fA(t,e,n){
return/^top(?:-|$)/.test(t)?.94-n:-.29-e*n}function hA(t,e,n,r,i){switch(t){case"middle":return[-r/2,i/2];case"top-left":return[n,e+n];case"top":return[-r/2,e/2+
n];case"top-right":return[-r-n,e+n];case"right":return[-e/2-r-n,i/2];case"bottom-left":return[n,-e-n];case"bottom":return[-r/2,-e/2-n];case"bottom-right":return[
-r-n,-e-n];case"left":return[n+e/2,i/2]}}function dA(t,e,n,r,i){let o=r+n*2,a=i+n*2;switch(t){case"middle":return`M${-o/2},${-a/2}h${o}v${a}h${-o}z`;case"top-le\
ft":return`M0,0l${e},${e}h${o-e}v${a}h${-o}z`;case"top":return`M0,0l${e/2},${e/2}h${(o-e)/2}v${a}h${-o}v${-a}h${(o-e)/2}z`;case"top-right":return`M0,0l${-e},${e}\
h${e-o}v${a}h${o}z`;case"right":return`M0,0l${-e/2},${-e/2}v${e/2-a/2}h${-o}v${a}h${o}v${e/2-a/2}z`;case"bottom-left":return`M0,0l${e},${-e}h${o-e}v${-a}h${-o}z`;case"\
bottom":return`M0,0l${e/2},${-e/2}h${(o-e)/2}v${-a}h${-o}v${a}h${(o-e)/2}z`;case"bottom-right":return`M0,0l${-e},${-e}h${e-o}v${-a}h${o}z`;case"left":return`M0,\
0l${e/2},${-e/2}v${e/2-a/2}h${o}v${a}h${-o}v${e/2-a/2}z`}}function c6(t,e){let n={},r=this.format;r=u6(r,t,"x"),r=u6(r,t,"y"),this.format=r;for(let i in r){let o=r[i];
if(!(o===null||o===!1))if(i==="fx"||i==="fy")n[i]=!0;else{let a=Os(t,i);a&&(n[i]=a)}}for(let i in t){if(i in n||i in r||lA.has(i)||(i==="x"||i==="y")&&t.geometry)
continue;let o=Os(t,i);if(o){if(o.scale==null&&o.defaultScale==="color")continue;n[i]=o}}this.facet&&(e.fx&&!("fx"in r)&&(n.fx=!0),e.fy&&!("fy"in r)&&(n.fy=!0));
for(let i in n){let o=this.format[i];if(typeof o=="string"){let a=n[i]?.value??e[i]?.domain()??[];this.format[i]=(Ft(a)?Rn:kn)(o)}else if(o===void 0||o===!0){let a=e[i];
this.format[i]=a?.bandwidth?Gs(a,a.domain()):Un}}return n}function u6(t,e,n){if(!(n in t))return t;let r=`${n}1`,i=`${n}2`;if((r in t||!(r in e))&&(i in t||!(i in
e)))return t;let o=Object.entries(t),a=t[n];return o.splice(o.findIndex(([s])=>s===n)+1,0,[r,a],[i,a]),Object.fromEntries(o)}function pA(t,e,{title:n}){return this.
format.title(n.value[t],t)}function*mA(t,e,n,r,i){for(let o in n){if(o==="fx"||o==="fy"){yield{label:Ql(r,n,o),value:this.format[o](e[o],t)};continue}if(o==="x1"&&
"x2"in n||o==="y1"&&"y2"in n)continue;let a=n[o];if(o==="x2"&&"x1"in n)yield{label:f6(r,n,"x"),value:l6(this.format.x2,n.x1,a,t)};else if(o==="y2"&&"y1"in n)yield{
label:f6(r,n,"y"),value:l6(this.format.y2,n.y1,a,t)};else{let s=a.value[t],c=a.scale;if(!Lt(s)&&c==null)continue;yield{label:Ql(r,n,o),value:this.format[o](s,t),
color:c==="color"?i[o][t]:null,opacity:c==="opacity"?i[o][t]:null}}}}function l6(t,e,n,r){return n.hint?.length?`${t(n.value[r]-e.value[r],r)}`:`${t(e.value[r],
r)}–${t(n.value[r],r)}`}function f6(t,e,n){let r=Ql(t,e,`${n}1`,n),i=Ql(t,e,`${n}2`,n);return r===i?r:`${r}–${i}`}function Ql(t,e,n,r=n){let i=e[n],o=t[i?.scale??
n];return String(o?.label??i?.label??r)}function ba(t={}){let{facet:e,style:n,title:r,subtitle:i,caption:o,ariaLabel:a,ariaDescription:s}=t,c=ia(t.className),u=t.marks===void 0?[]:d6(t.marks);u.push(...wA(
u));let l=xA(e,t),h=new Map;for(let P of u){let Y=p6(P,l,t);Y&&h.set(P,Y)}let f=new Map;l&&Js(f,[l],t),Js(f,h,t);let d=d6(_A(u,f,t));for(let P of d){let Y=p6(P,
l,t);Y&&h.set(P,Y)}u.unshift(...d);let p=Yv(f,t);if(p!==void 0){let P=l?Sl(p,l):void 0;for(let q of u){if(q.facet===null||q.facet==="super")continue;let U=h.get(
q);U!==void 0&&(U.facetsIndex=q.fx!=null||q.fy!=null?Sl(p,U):P)}let Y=new Set;for(let{facetsIndex:q}of h.values())q?.forEach((U,X)=>{U?.length>0&&Y.add(X)});p.forEach(
0<Y.size&&Y.size<p.length?(q,U)=>q.empty=!Y.has(U):q=>q.empty=!1);for(let q of u)if(q.facet==="exclude"){let U=h.get(q);U!==void 0&&(U.facetsIndex=Xv(U.facetsIndex))}}
for(let P of kt.keys())Dn(t[P])&&P!=="fx"&&P!=="fy"&&f.set(P,[]);let m=new Map;for(let P of u){if(m.has(P))throw new Error("duplicate mark; each mark must be un\
ique");let{facetsIndex:Y,channels:q}=h.get(P)??{},{data:U,facets:X,channels:ot}=P.initialize(Y,q,t);x0(ot,t),m.set(P,{data:U,facets:X,channels:ot})}let b=Ys(Js(
f,m,t),t),y=iw(b,u,t);Iv(b,y);let g=Fm(b),{fx:v,fy:x}=g,_=v||x?Ym(b,y):y,w=v||x?CA(g,y):y,M=Vr(t),k=M.document,S=vo("svg").call(k.documentElement),T=S;M.ownerSVGElement=
S,M.className=c,M.projection=Gv(t,_),M.path=function(){return sr(this.projection??Kv(g))},M.filterFacets=(P,Y)=>Sl(p,{channels:Y,groups:_l(P,Y)}),M.getMarkState=
P=>{let Y=m.get(P),q=h.get(P);return{...Y,channels:{...Y.channels,...q?.channels}}},M.dispatchValue=P=>{T.value!==P&&(T.value=P,T.dispatchEvent(new M.document.defaultView.
Event("input",{bubbles:!0})))};let $=new Set;for(let[P,Y]of m)if(P.initializer!=null){let q=P.facet==="super"?w:_,U=P.initializer(Y.data,Y.facets,Y.channels,g,q,
M);if(U.data!==void 0&&(Y.data=U.data),U.facets!==void 0&&(Y.facets=U.facets),U.channels!==void 0){let{fx:X,fy:ot,...st}=U.channels;bA(st),Object.assign(Y.channels,
st);for(let ut of Object.values(st)){let{scale:W}=ut;W!=null&&!Rx(kt.get(W))&&(y6(ut,t),$.add(W))}(X!=null||ot!=null)&&h.set(P,!0)}}if($.size){let P=new Map;Js(
P,m,t,X=>$.has(X)),Js(f,m,t,X=>$.has(X));let Y=TA(Ys(P,t),b),{scales:q,...U}=Fm(Y);Object.assign(b,Y),Object.assign(g,U),Object.assign(g.scales,q)}let A,R;p!==void 0&&
(A={x:v?.domain(),y:x?.domain()},p=Bv(p,A),R=qv(v,x,y));for(let[P,Y]of m)Y.values=P.scale(Y.channels,g,M);let{width:E,height:C}=y;Le(S).attr("class",c).attr("fi\
ll","currentColor").attr("font-family","system-ui, sans-serif").attr("font-size",10).attr("text-anchor","middle").attr("width",E).attr("height",C).attr("viewBox",
`0 0 ${E} ${C}`).attr("aria-label",a).attr("aria-description",s).call(P=>P.append("style").text(`:where(.${c}) {
  --plot-background: white;
  display: block;
  height: auto;
  height: intrinsic;
  max-width: 100%;
}
:where(.${c} text),
:where(.${c} tspan) {
  white-space: pre;
}`)).call(oa,n);for(let P of u){let{channels:Y,values:q,facets:U}=m.get(P);if(p===void 0||P.facet==="super"){let X=null;if(U&&(X=U[0],X=P.filter(X,Y,q),X.length===
0))continue;let ot=P.render(X,g,q,w,M);if(ot==null)continue;S.appendChild(ot)}else{let X;for(let ot of p){if(!(P.facetAnchor?.(p,A,ot)??!ot.empty))continue;let st=null;
if(U){let W=h.has(P);if(st=U[W?ot.i:0],st=P.filter(st,Y,q),st.length===0)continue;!W&&st===U[0]&&(st=yr(st)),st.fx=ot.x,st.fy=ot.y,st.fi=ot.i}let ut=P.render(st,
g,q,_,M);if(ut!=null){(X??=Le(S).append("g")).append(()=>ut).datum(ot);for(let W of["aria-label","aria-description","aria-hidden","transform"])ut.hasAttribute(W)&&
(X.attr(W,ut.getAttribute(W)),ut.removeAttribute(W))}}X?.selectChildren().each(R)}}let N=Kw(b,M,t),{figure:I=r!=null||i!=null||o!=null||N.length>0}=t;I&&(T=k.createElement(
"figure"),T.className=`${c}-figure`,T.style.maxWidth="initial",r!=null&&T.append(h6(k,r,"h2")),i!=null&&T.append(h6(k,i,"h3")),T.append(...N,S),o!=null&&T.append(
gA(k,o)),"value"in S&&(T.value=S.value,delete S.value)),T.scale=Ov(g.scales),T.legend=Vw(b,M,t);let F=pv();return F>0&&Le(S).append("text").attr("x",E).attr("y",
20).attr("dy","-1em").attr("text-anchor","end").attr("font-family","initial").text("⚠️").append("title").text(`${F.toLocaleString("en-US")} warning${F===1?"":
"s"}. Please check the console.`),T}function h6(t,e,n){if(e.ownerDocument)return e;let r=t.createElement(n);return r.append(e),r}function gA(t,e){let n=t.createElement(
"figcaption");return n.append(e),n}function d6(t){return t.flat(1/0).filter(e=>e!=null).map(yA)}function yA(t){return typeof t.render=="function"?t:new b0(t)}var b0=class extends Q{constructor(e){
if(typeof e!="function")throw new TypeError("invalid mark; missing render function");super(),this.render=e}render(){}};function x0(t,e){for(let n in t)y6(t[n],e);
return t}function y6(t,e){let{scale:n,transform:r=!0}=t;if(n==null||!r)return;let{type:i,percent:o,interval:a,transform:s=o?c=>c==null?NaN:c*100:dm(a,i)}=e[n]??
{};s!=null&&(t.value=pt(t.value,s),t.transform=!1)}function bA(t){for(let e in t)Cm(e,t[e])}function Js(t,e,n,r=yx){for(let{channels:i}of e.values())for(let o in i){
let a=i[o],{scale:s}=a;if(s!=null&&r(s))if(s==="projection"){if(!jv(n)){let c=n.x?.domain===void 0,u=n.y?.domain===void 0;if(c||u){let[l,h]=Zv(a);c&&y0(t,"x",l),
u&&y0(t,"y",h)}}}else y0(t,s,a)}return t}function y0(t,e,n){let r=t.get(e);r!==void 0?r.push(n):t.set(e,[n])}function xA(t,e){if(t==null)return;let{x:n,y:r}=t;if(n==
null&&r==null)return;let i=mr(t.data);if(i==null)throw new Error("missing facet data");let o={};n!=null&&(o.fx=Qo(i,{value:n,scale:"fx"})),r!=null&&(o.fy=Qo(i,{
value:r,scale:"fy"})),x0(o,e);let a=_l(i,o);return{channels:o,groups:a,data:t.data}}function p6(t,e,n){if(t.facet===null||t.facet==="super")return;let{fx:r,fy:i}=t;
if(r!=null||i!=null){let c=mr(t.data??r??i);if(c===void 0)throw new Error(`missing facet data in ${t.ariaLabel}`);if(c===null)return;let u={};return r!=null&&(u.
fx=Qo(c,{value:r,scale:"fx"})),i!=null&&(u.fy=Qo(c,{value:i,scale:"fy"})),x0(u,n),{channels:u,groups:_l(c,u)}}if(e===void 0)return;let{channels:o,groups:a,data:s}=e;
if(t.facet!=="auto"||t.data===s)return{channels:o,groups:a};s.length>0&&(a.size>1||a.size===1&&o.fx&&o.fy&&[...a][0][1].size>1)&&qr(mr(t.data))===qr(s)&&xe(`War\
ning: the ${t.ariaLabel} mark appears to use faceted data, but isn’t faceted. The mark data has the same length as the facet data and the mark facet option is "\
auto", but the mark data and facet data are distinct. If this mark should be faceted, set the mark facet option to true; otherwise, suppress this warning by set\
ting the mark facet option to false.`)}function vA(t,e={}){return At({...e,x:null,y:null},(n,r,i,o,a,s)=>s.getMarkState(t))}function wA(t){let e=[];for(let n of t){
let r=n.tip;if(r){r===!0?r={}:typeof r=="string"&&(r={pointer:r});let{pointer:i,preferredAnchor:o}=r;i=/^x$/i.test(i)?sa:/^y$/i.test(i)?Hi:aa,r=i(vA(n,r)),r.title=
null,o===void 0&&(r.preferredAnchor=i===Hi?"left":"bottom");let a=Jl(n.data,r);a.facet=n.facet,a.facetAnchor=n.facetAnchor,e.push(a)}}return e}function _A(t,e,n){
let{projection:r,x:i={},y:o={},fx:a={},fy:s={},axis:c,grid:u,facet:l={},facet:{axis:h=c,grid:f}=l,x:{axis:d=c,grid:p=d===null?null:u}=i,y:{axis:m=c,grid:b=m===null?
null:u}=o,fx:{axis:y=h,grid:g=y===null?null:f}=a,fy:{axis:v=h,grid:x=v===null?null:f}=s}=n;(r||!Dn(i)&&!m6("x",t))&&(d=p=null),(r||!Dn(o)&&!m6("y",t))&&(m=b=null),
e.has("fx")||(y=g=null),e.has("fy")||(v=x=null),d===void 0&&(d=!nf(t,"x")),m===void 0&&(m=!nf(t,"y")),y===void 0&&(y=!nf(t,"fx")),v===void 0&&(v=!nf(t,"fy")),d===
!0&&(d="bottom"),m===!0&&(m="left"),y===!0&&(y=d==="top"||d===null?"bottom":"top"),v===!0&&(v=m==="right"||m===null?"left":"right");let _=[];return ef(_,x,Ul,s),
tf(_,v,Bl,"right","left",l,s),ef(_,g,Gl,a),tf(_,y,ql,"top","bottom",l,a),ef(_,b,Xl,o),tf(_,m,to,"left","right",n,o),ef(_,p,Wl,i),tf(_,d,Ws,"bottom","top",n,i),_}
function tf(t,e,n,r,i,o,a){if(!e)return;let s=MA(e);a=SA(s?r:e,o,a);let{line:c}=a;(n===to||n===Ws)&&c&&!xr(c)&&t.push(ya($A(a))),t.push(n(a)),s&&t.push(n({...a,
anchor:i,label:null}))}function ef(t,e,n,r){!e||xr(e)||t.push(n(kA(e,r)))}function MA(t){return/^\s*both\s*$/i.test(t)}function SA(t,e,{line:n=e.line,ticks:r,tickSize:i,
tickSpacing:o,tickPadding:a,tickFormat:s,tickRotate:c,fontVariant:u,ariaLabel:l,ariaDescription:h,label:f=e.label,labelAnchor:d,labelArrow:p=e.labelArrow,labelOffset:m}){
return{anchor:t,line:n,ticks:r,tickSize:i,tickSpacing:o,tickPadding:a,tickFormat:s,tickRotate:c,fontVariant:u,ariaLabel:l,ariaDescription:h,label:f,labelAnchor:d,
labelArrow:p,labelOffset:m}}function $A(t){let{anchor:e,line:n}=t;return{anchor:e,facetAnchor:e+"-empty",stroke:n===!0?void 0:n}}function kA(t,{stroke:e=Ur(t)?t:
void 0,ticks:n=AA(t)?t:void 0,tickSpacing:r,ariaLabel:i,ariaDescription:o}){return{stroke:e,ticks:n,tickSpacing:r,ariaLabel:i,ariaDescription:o}}function AA(t){
switch(typeof t){case"number":return!0;case"string":return!Ur(t)}return Ne(t)||typeof t?.range=="function"}function nf(t,e){let n=`${e}-axis `;return t.some(r=>r.
ariaLabel?.startsWith(n))}function m6(t,e){for(let n of e)for(let r in n.channels){let{scale:i}=n.channels[r];if(i===t||i==="projection")return!0}return!1}function TA(t,e){
for(let n in t){let r=t[n],i=e[n];r.label===void 0&&i&&(r.label=i.label)}return t}function CA({fx:t,fy:e},n){let{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,
width:s,height:c}=bl(n),u=t&&g6(t),l=e&&g6(e);return{marginTop:e?l[0]:r,marginRight:t?s-u[1]:i,marginBottom:e?c-l[1]:o,marginLeft:t?u[0]:a,inset:{marginTop:n.marginTop,
marginRight:n.marginRight,marginBottom:n.marginBottom,marginLeft:n.marginLeft},width:s,height:c}}function g6(t){let e=t.domain();if(e.length===0)return[0,t.bandwidth()];
let n=t(e[0]),r=t(e[e.length-1]);return r<n&&([n,r]=[r,n]),[n,r+t.bandwidth()]}var EA=new Map([["basis",D2],["basis-closed",z2],["basis-open",Y2],["bundle",q2],["bump-x",E2],["bump-y",N2],["cardinal",X2],["cardinal-closed",U2],["cardinal-o\
pen",W2],["catmull-rom",H2],["catmull-rom-closed",V2],["catmull-rom-open",K2],["linear",Di],["linear-closed",J2],["monotone-x",nx],["monotone-y",rx],["natural",
ox],["step",ax],["step-after",cx],["step-before",sx]]);function tc(t=Di,e){if(typeof t=="function")return t;let n=EA.get(`${t}`.toLowerCase());if(!n)throw new Error(
`unknown curve: ${t}`);if(e!==void 0){if("beta"in n)return n.beta(e);if("tension"in n)return n.tension(e);if("alpha"in n)return n.alpha(e)}return n}function rf(t=ri,e){
return typeof t!="function"&&`${t}`.toLowerCase()==="auto"?ri:tc(t,e)}function ri(t){return Di(t)}function Hn(t={y:"count"},e={}){[t,e]=w0(t,e);let{x:n,y:r}=e;return v0(of(n,e,B),null,null,r,t,ji(e))}function jn(t={x:"count"},e={}){[t,e]=w0(t,e);let{x:n,y:r}=e;
return v0(null,of(r,e,B),n,null,t,Vi(e))}function $r(t={fill:"count"},e={}){[t,e]=w0(t,e);let{x:n,y:r}=NA(e);return v0(n,r,null,null,t,ji(Vi(e)))}function v6(t,e,n={}){
if(n?.interval==null)return n;let{reduce:r=hl}=n,i={filter:null};return n[e]!=null&&(i[e]=r),n[`${e}1`]!=null&&(i[`${e}1`]=r),n[`${e}2`]!=null&&(i[`${e}2`]=r),t(
i,n)}function xa(t={}){return v6(Hn,"y",xn(t,"x"))}function va(t={}){return v6(jn,"x",xn(t,"y"))}function v0(t,e,n,r,{data:i=fl,filter:o=Is,sort:a,reverse:s,...c}={},u={}){
t=b6(t),e=b6(e),c=RA(c,u),i=M6(i,B),a=a==null?void 0:w6("sort",a,u),o=o==null?void 0:_6("filter",o,u),n!=null&&Bn(c,"x","x1","x2")&&(n=null),r!=null&&Bn(c,"y","\
y1","y2")&&(r=null);let[l,h]=me(t),[f,d]=me(t),[p,m]=me(e),[b,y]=me(e),[g,v]=n!=null?[n,"x"]:r!=null?[r,"y"]:[],[x,_]=me(g),{x:w,y:M,z:k,fill:S,stroke:T,x1:$,x2:A,
y1:R,y2:E,domain:C,cumulative:N,thresholds:I,interval:F,...P}=u,[Y,q]=me(k),[U]=zt(S),[X]=zt(T),[ot,st]=me(U),[ut,W]=me(X);return{..."z"in u&&{z:Y||k},..."fill"in
u&&{fill:ot||S},..."stroke"in u&&{stroke:ut||T},...Kt(P,(at,O,G)=>{let H=qi(Z(at,g),G?.[v]),D=Z(at,k),mt=Z(at,U),J=Z(at,X),gt=Ds(c,{z:D,fill:mt,stroke:J}),bt=[],
It=[],wn=H&&_([]),hi=D&&q([]),J3=mt&&st([]),t_=J&&W([]),cg=t&&h([]),e_=t&&d([]),ug=e&&m([]),n_=e&&y([]),r_=PA(t,e,at),i_=0;for(let lo of c)lo.initialize(at);a&&
a.initialize(at),o&&o.initialize(at);for(let lo of O){let lg=[];for(let fo of c)fo.scope("facet",lo);a&&a.scope("facet",lo),o&&o.scope("facet",lo);for(let[fo,o_]of Yn(
lo,gt))for(let[a_,$c]of Yn(o_,H))for(let[_n,Kn]of r_($c))if(gt&&(Kn.z=fo),!(o&&!o.reduce(_n,Kn))){lg.push(i_++),It.push(i.reduceIndex(_n,at,Kn)),H&&wn.push(a_),
D&&hi.push(gt===D?fo:D[(_n.length>0?_n:$c)[0]]),mt&&J3.push(gt===mt?fo:mt[(_n.length>0?_n:$c)[0]]),J&&t_.push(gt===J?fo:J[(_n.length>0?_n:$c)[0]]),cg&&(cg.push(
Kn.x1),e_.push(Kn.x2)),ug&&(ug.push(Kn.y1),n_.push(Kn.y2));for(let s_ of c)s_.reduce(_n,Kn);a&&a.reduce(_n,Kn)}bt.push(lg)}return km(bt,a,s),{data:It,facets:bt}}),
...!Bn(c,"x")&&(l?{x1:l,x2:f,x:Ho(l,f)}:{x:w,x1:$,x2:A}),...!Bn(c,"y")&&(p?{y1:p,y2:b,y:Ho(p,b)}:{y:M,y1:R,y2:E}),...x&&{[v]:x},...Object.fromEntries(c.map(({name:at,
output:O})=>[at,O]))}}function w0({cumulative:t,domain:e,thresholds:n,interval:r,...i},o){return[i,{cumulative:t,domain:e,thresholds:n,interval:r,...o}]}function of(t,{
cumulative:e,domain:n,thresholds:r,interval:i},o){return t={...hn(t)},t.domain===void 0&&(t.domain=n),t.cumulative===void 0&&(t.cumulative=e),t.thresholds===void 0&&
(t.thresholds=r),t.interval===void 0&&(t.interval=i),t.value===void 0&&(t.value=o),t.thresholds=_0(t.thresholds,t.interval),t}function NA(t){let{x:e,y:n}=t;return e=
of(e,t),n=of(n,t),[e.value,n.value]=Gt(e.value,n.value),{x:e,y:n}}function b6(t){if(t==null)return;let{value:e,cumulative:n,domain:r=St,thresholds:i}=t,o=a=>{let s=Z(
a,e),c;if(Ft(s)||LA(i)){s=pt(s,cm,Float64Array);let[l,h]=typeof r=="function"?r(s):r,f=typeof i=="function"&&!Xr(i)?i(s,l,h):i;typeof f=="number"&&(f=Nu(l,h,f)),
Xr(f)&&(r===St&&(l=f.floor(l),h=f.offset(f.floor(h))),f=f.range(l,f.offset(h))),c=f}else{s=Vt(s);let[l,h]=typeof r=="function"?r(s):r,f=typeof i=="function"&&!Xr(
i)?i(s,l,h):i;if(typeof f=="number")if(r===St){let d=mi(l,h,f);if(isFinite(d))if(d>0){let p=Math.round(l/d),m=Math.round(h/d);p*d<=l||--p,m*d>h||++m;let b=m-p+1;
f=new Float64Array(b);for(let y=0;y<b;++y)f[y]=(p+y)*d}else if(d<0){d=-d;let p=Math.round(l*d),m=Math.round(h*d);p/d<=l||--p,m/d>h||++m;let b=m-p+1;f=new Float64Array(
b);for(let y=0;y<b;++y)f[y]=(p+y)/d}else f=[l];else f=[l]}else f=qe(l,h,f);else Xr(f)&&(r===St&&(l=f.floor(l),h=f.offset(f.floor(h))),f=f.range(l,f.offset(h)));
c=f}let u=[];if(c.length===1)u.push([c[0],c[0]]);else for(let l=1;l<c.length;++l)u.push([c[l-1],c[l]]);return u.bin=(n<0?OA:n>0?DA:M0)(u,c,s),u};return o.label=
ge(e),o}function _0(t,e,n=x6){if(t===void 0)return e===void 0?n:zn(e);if(typeof t=="string"){switch(t.toLowerCase()){case"freedman-diaconis":return Pg;case"scot\
t":return Ff;case"sturges":return bo;case"auto":return x6}return Yi(t)}return t}function RA(t,e){return Sm(t,e,w6)}function w6(t,e,n){return ul(t,e,n,_6)}function _6(t,e,n){
return ll(t,e,n,M6)}function M6(t,e){return Ko(t,e,IA)}function IA(t){switch(`${t}`.toLowerCase()){case"x":return zA;case"x1":return YA;case"x2":return BA;case"\
y":return FA;case"y1":return qA;case"y2":return XA;case"z":return Am}throw new Error(`invalid bin reduce: ${t}`)}function x6(t,e,n){return Math.min(200,Ff(t,e,n))}
function LA(t){return wx(t)||Ne(t)&&Ft(t)}function PA(t,e,n){let r=t?.(n),i=e?.(n);return r&&i?function*(o){let a=r.bin(o);for(let[s,[c,u]]of r.entries()){let l=i.
bin(a[s]);for(let[h,[f,d]]of i.entries())yield[l[h],{data:n,x1:c,y1:f,x2:u,y2:d}]}}:r?function*(o){let a=r.bin(o);for(let[s,[c,u]]of r.entries())yield[a[s],{data:n,
x1:c,x2:u}]}:function*(o){let a=i.bin(o);for(let[s,[c,u]]of i.entries())yield[a[s],{data:n,y1:c,y2:u}]}}function M0(t,e,n){return e=Vt(e),r=>{let i=t.map(()=>[]);
for(let o of r)i[yo(e,n[o])-1]?.push(o);return i}}function DA(t,e,n){let r=M0(t,e,n);return i=>{let o=r(i);for(let a=1,s=o.length;a<s;++a){let c=o[a-1],u=o[a];for(let l of c)
u.push(l)}return o}}function OA(t,e,n){let r=M0(t,e,n);return i=>{let o=r(i);for(let a=o.length-2;a>=0;--a){let s=o[a+1],c=o[a];for(let u of s)c.push(u)}return o}}
function S6(t,e){let n=(+t+ +e)/2;return t instanceof Date?new Date(n):n}var zA={reduceIndex(t,e,{x1:n,x2:r}){return S6(n,r)}},FA={reduceIndex(t,e,{y1:n,y2:r}){
return S6(n,r)}},YA={reduceIndex(t,e,{x1:n}){return n}},BA={reduceIndex(t,e,{x2:n}){return n}},qA={reduceIndex(t,e,{y1:n}){return n}},XA={reduceIndex(t,e,{y2:n}){
return n}};var UA={ariaLabel:"area",strokeWidth:1,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},no=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,
y2:a,z:s,curve:c,tension:u}=n;super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0},z:{value:be(
n),optional:!0}},n,UA),this.z=s,this.curve=tc(c,u)}filter(e){return e}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:u=s}=r;return j("svg:g",o).call(ct,this,i,o).call(
rt,this,n,0,0).call(l=>l.selectAll().data(Cl(e,[a,s,c,u],this,r)).enter().append("path").call(et,this).call(Gi,this,r).attr("d",Ss().curve(this.curve).defined(h=>h>=
0).x0(h=>a[h]).y0(h=>s[h]).x1(h=>c[h]).y1(h=>u[h]))).node()}};function ec(t,e){return e===void 0?kr(t,{x:Bi,y:Yr}):new no(t,e)}function ii(t,e){let{y:n=$t,...r}=va(
e);return new no(t,ei(Jr({...r,y1:n,y2:void 0},n===$t?"x2":"x")))}function kr(t,e){let{x:n=$t,...r}=xa(e);return new no(t,ni(ti({...r,x1:n,x2:void 0},n===$t?"y2":
"y")))}var WA={ariaLabel:"link",fill:"none",stroke:"currentColor",strokeMiterlimit:1},nc=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,y2:a,curve:s,tension:c}=n;
super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,WA),this.curve=rf(s,c),vn(this,n)}project(e,n,r){
this.curve!==ri&&super.project(e,n,r)}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:u=s}=r,{curve:l}=this;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(
h=>h.selectAll().data(e).enter().append("path").call(et,this).attr("d",l===ri&&o.projection?GA(o.path(),a,s,c,u):f=>{let d=De(),p=l(d);return p.lineStart(),p.point(
a[f],s[f]),p.point(c[f],u[f]),p.lineEnd(),d}).call(ht,this,r).call(Sr,this,r,o)).node()}};function GA(t,e,n,r,i){return e=Vt(e),n=Vt(n),r=Vt(r),i=Vt(i),o=>t({type:"\
LineString",coordinates:[[e[o],n[o]],[r[o],i[o]]]})}function af(t,{x:e,x1:n,x2:r,y:i,y1:o,y2:a,...s}={}){return[n,r]=rc(e,n,r),[o,a]=rc(i,o,a),new nc(t,{...s,x1:n,
x2:r,y1:o,y2:a})}function rc(t,e,n){if(t===void 0){if(e===void 0){if(n!==void 0)return[n]}else if(n===void 0)return[e]}else{if(e===void 0)return n===void 0?[t]:
[t,n];if(n===void 0)return[t,e]}return[e,n]}var HA={ariaLabel:"arrow",fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeMiterlimit:1,strokeWidth:1.5},ic=class extends Q{constructor(e,n={}){let{
x1:r,y1:i,x2:o,y2:a,bend:s=0,headAngle:c=60,headLength:u=8,inset:l=0,insetStart:h=l,insetEnd:f=l,sweep:d}=n;super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},
x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,HA),this.bend=s===!0?22.5:Math.max(-90,Math.min(90,s)),this.headAngle=+c,this.headLength=
+u,this.insetStart=+h,this.insetEnd=+f,this.sweep=jA(d)}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:u=s,SW:l}=r,{strokeWidth:h,bend:f,headAngle:d,headLength:p,insetStart:m,
insetEnd:b}=this,y=l?x=>l[x]:Bt(h===void 0?1:h),g=d*ca/2,v=p/1.5;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(x=>x.selectAll().data(e).enter().append(
"path").call(et,this).attr("d",_=>{let w=a[_],M=s[_],k=c[_],S=u[_],T=Math.hypot(k-w,S-M);if(T<=m+b)return null;let $=Math.atan2(S-M,k-w),A=Math.min(v*y(_),T/3),
R=this.sweep(w,M,k,S)*f*ca,E=Math.hypot(T/Math.tan(R),T)/2;if(m||b)if(E<1e5){let ot=Math.sign(R),[st,ut]=VA([w,M],[k,S],E,ot);if(m&&([w,M]=$6([st,ut,E],[w,M,m],
-ot*Math.sign(m))),b){let[W,at]=$6([st,ut,E],[k,S,b],ot*Math.sign(b));$+=Math.atan2(at-ut,W-st)-Math.atan2(S-ut,k-st),k=W,S=at}}else{let ot=k-w,st=S-M,ut=Math.hypot(
ot,st);m&&(w+=ot/ut*m,M+=st/ut*m),b&&(k-=ot/ut*b,S-=st/ut*b)}let C=$+R,N=C+g,I=C-g,F=k-A*Math.cos(N),P=S-A*Math.sin(N),Y=k-A*Math.cos(I),q=S-A*Math.sin(I),U=E<1e5?
`A${E},${E} 0,0,${R>0?1:0} `:"L",X=A?`M${F},${P}L${k},${S}L${Y},${q}`:"";return`M${w},${M}${U}${k},${S}${X}`}).call(ht,this,r)).node()}};function jA(t=1){if(typeof t==
"number")return Bt(Math.sign(t));if(typeof t=="function")return(e,n,r,i)=>Math.sign(t(e,n,r,i));switch(ne(t,"sweep",["+x","-x","+y","-y"])){case"+x":return(e,n,r)=>Ct(
e,r);case"-x":return(e,n,r)=>en(e,r);case"+y":return(e,n,r,i)=>Ct(n,i);case"-y":return(e,n,r,i)=>en(n,i)}}function VA([t,e],[n,r],i,o){let a=n-t,s=r-e,c=Math.hypot(
a,s),u=o*Math.sqrt(i*i-c*c/4)/c;return[(t+n)/2-s*u,(e+r)/2+a*u]}function $6([t,e,n],[r,i,o],a){let s=r-t,c=i-e,u=Math.hypot(s,c),l=(s*s+c*c-o*o+n*n)/(2*u),h=a*Math.
sqrt(n*n-l*l);return[t+(s*l+c*h)/u,e+(c*l-s*h)/u]}function k6(t,{x:e,x1:n,x2:r,y:i,y1:o,y2:a,...s}={}){return[n,r]=rc(e,n,r),[o,a]=rc(i,o,a),new ic(t,{...s,x1:n,
x2:r,y1:o,y2:a})}var ZA={ariaLabel:"bar"},wa=class extends Q{constructor(e,n,r={},i=ZA){super(e,n,r,i),Hs(this,r),js(this,r)}render(e,n,r,i,o){let{rx:a,ry:s,rx1y1:c,rx1y2:u,rx2y1:l,
rx2y2:h}=this,f=this._x(n,r,i),d=this._y(n,r,i),p=this._width(n,r,i),m=this._height(n,r,i);return j("svg:g",o).call(ct,this,i,o).call(this._transform,this,n).call(
b=>b.selectAll().data(e).enter().call(c||u||l||h?y=>y.append("path").call(et,this).call(Vs,f,d,A6(f,p),A6(d,m),this).call(ht,this,r):y=>y.append("rect").call(et,
this).attr("x",f).attr("width",p).attr("y",d).attr("height",m).call(V,"rx",a).call(V,"ry",s).call(ht,this,r))).node()}_x(e,{x:n},{marginLeft:r}){let{insetLeft:i}=this;
return n?o=>n[o]+i:r+i}_y(e,{y:n},{marginTop:r}){let{insetTop:i}=this;return n?o=>n[o]+i:r+i}_width({x:e},{x:n},{marginRight:r,marginLeft:i,width:o}){let{insetLeft:a,
insetRight:s}=this,c=n&&e?e.bandwidth():o-r-i;return Math.max(0,c-a-s)}_height({y:e},{y:n},{marginTop:r,marginBottom:i,height:o}){let{insetTop:a,insetBottom:s}=this,
c=n&&e?e.bandwidth():o-r-i;return Math.max(0,c-a-s)}};function A6(t,e){return typeof t=="function"&&typeof e=="function"?n=>t(n)+e(n):typeof t=="function"?n=>t(
n)+e:typeof e=="function"?n=>t+e(n):t+e}var ro=class extends wa{constructor(e,n={},r){let{x1:i,x2:o,y:a}=n;super(e,{x1:{value:i,scale:"x"},x2:{value:o,scale:"x"},
y:{value:a,scale:"y",type:"band",optional:!0}},n,r)}_transform(e,n,{x:r}){e.call(rt,n,{x:r},0,0)}_x({x:e},{x1:n,x2:r},{marginLeft:i}){let{insetLeft:o}=this;return Ve(
e)?i+o:a=>Math.min(n[a],r[a])+o}_width({x:e},{x1:n,x2:r},{marginRight:i,marginLeft:o,width:a}){let{insetLeft:s,insetRight:c}=this;return Ve(e)?a-i-o-s-c:u=>Math.
max(0,Math.abs(r[u]-n[u])-s-c)}},io=class extends wa{constructor(e,n={},r){let{x:i,y1:o,y2:a}=n;super(e,{y1:{value:o,scale:"y"},y2:{value:a,scale:"y"},x:{value:i,
scale:"x",type:"band",optional:!0}},n,r)}_transform(e,n,{y:r}){e.call(rt,n,{y:r},0,0)}_y({y:e},{y1:n,y2:r},{marginTop:i}){let{insetTop:o}=this;return Ve(e)?i+o:
a=>Math.min(n[a],r[a])+o}_height({y:e},{y1:n,y2:r},{marginTop:i,marginBottom:o,height:a}){let{insetTop:s,insetBottom:c}=this;return Ve(e)?a-i-o-s-c:u=>Math.max(
0,Math.abs(r[u]-n[u])-s-c)}};function Vn(t,e={}){return gr(e)||(e={...e,y:$t,x2:B}),new ro(t,ei(ua(Jr(e))))}function Zn(t,e={}){return gr(e)||(e={...e,x:$t,y2:B}),
new io(t,ni(la(ti(e))))}var KA={ariaLabel:"cell"},oo=class extends wa{constructor(e,{x:n,y:r,...i}={}){super(e,{x:{value:n,scale:"x",type:"band",optional:!0},y:{value:r,scale:"y",type:"\
band",optional:!0}},i,KA)}_transform(e,n){e.call(rt,n,{},0,0)}};function oi(t,{x:e,y:n,...r}={}){return[e,n]=Gt(e,n),new oo(t,{...r,x:e,y:n})}function T6(t,{x:e=$t,
fill:n,stroke:r,...i}={}){return n===void 0&&zt(r)[0]===void 0&&(n=B),new oo(t,{...i,x:e,fill:n,stroke:r})}function C6(t,{y:e=$t,fill:n,stroke:r,...i}={}){return n===
void 0&&zt(r)[0]===void 0&&(n=B),new oo(t,{...i,y:e,fill:n,stroke:r})}var QA={ariaLabel:"dot",fill:"none",stroke:"currentColor",strokeWidth:1.5};function oc(t){return t.sort===void 0&&t.reverse===void 0?sl({channel:"-r"},t):t}var ao=class extends Q{constructor(e,n={}){
let{x:r,y:i,r:o,rotate:a,symbol:s=Oi,frameAnchor:c}=n,[u,l]=Mt(a,0),[h,f]=Px(s),[d,p]=Mt(o,h==null?3:4.5);super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,
scale:"y",optional:!0},r:{value:d,scale:"r",filter:Ce,optional:!0},rotate:{value:u,optional:!0},symbol:{value:h,scale:"auto",optional:!0}},oc(n),QA),this.r=p,this.
rotate=l,this.symbol=f,this.frameAnchor=Fn(c);let{channels:m}=this,{symbol:b}=m;if(b){let{fill:y,stroke:g}=m;b.hint={fill:y?y.value===b.value?"color":"currentCo\
lor":this.fill??"currentColor",stroke:g?g.value===b.value?"color":"currentColor":this.stroke??"none"}}}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:u,r:l,rotate:h,symbol:f}=r,
{r:d,rotate:p,symbol:m}=this,[b,y]=fe(this,i),g=m===Oi,v=l?void 0:d*d*Math.PI;return Pr(d)&&(e=[]),j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:u&&s}).
call(x=>x.selectAll().data(e).enter().append(g?"circle":"path").call(et,this).call(g?_=>{_.attr("cx",c?w=>c[w]:b).attr("cy",u?w=>u[w]:y).attr("r",l?w=>l[w]:d)}:
_=>{_.attr("transform",Wn`translate(${c?w=>c[w]:b},${u?w=>u[w]:y})${h?w=>` rotate(${h[w]})`:p?` rotate(${p})`:""}`).attr("d",l&&f?w=>{let M=De();return f[w].draw(
M,l[w]*l[w]*Math.PI),M}:l?w=>{let M=De();return m.draw(M,l[w]*l[w]*Math.PI),M}:f?w=>{let M=De();return f[w].draw(M,v),M}:(()=>{let w=De();return m.draw(w,v),w})())}).
call(ht,this,r)).node()}};function pn(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=Gt(e,n)),new ao(t,{...r,x:e,y:n})}function E6(t,{x:e=B,...n}={}){
return new ao(t,Il({...n,x:e}))}function N6(t,{y:e=B,...n}={}){return new ao(t,Rl({...n,y:e}))}function R6(t,e){return pn(t,{...e,symbol:"circle"})}function I6(t,e){
return pn(t,{...e,symbol:"hexagon"})}var JA={ariaLabel:"line",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},so=class extends Q{constructor(e,n={}){
let{x:r,y:i,z:o,curve:a,tension:s}=n;super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y"},z:{value:be(n),optional:!0}},n,JA),this.z=o,this.curve=rf(a,s),vn(this,
n)}filter(e){return e}project(e,n,r){this.curve!==ri&&super.project(e,n,r)}render(e,n,r,i,o){let{x:a,y:s}=r,{curve:c}=this;return j("svg:g",o).call(ct,this,i,o).
call(rt,this,n).call(u=>u.selectAll().data(Cl(e,[a,s],this,r)).enter().append("path").call(et,this).call(Gi,this,r).call(uw,this,r,o).attr("d",c===ri&&o.projection?
tT(o.path(),a,s):Pp().curve(c).defined(l=>l>=0).x(l=>a[l]).y(l=>s[l]))).node()}};function tT(t,e,n){return e=Vt(e),n=Vt(n),r=>{let i=[],o=[i];for(let a of r)a===
-1?(i=[],o.push(i)):i.push([e[a],n[a]]);return t({type:"MultiLineString",coordinates:o})}}function co(t,{x:e,y:n,...r}={}){return[e,n]=Gt(e,n),new so(t,{...r,x:e,
y:n})}function ai(t,{x:e=B,y:n=$t,...r}={}){return new so(t,va({...r,x:e,y:n}))}function si(t,{x:e=$t,y:n=B,...r}={}){return new so(t,xa({...r,x:e,y:n}))}function $0(t,e){e=eT(e);let{x:n,y:r,color:i,size:o}=e,a=sf(t,n),s=sf(t,r),c=sf(t,i),u=sf(t,o),{fx:l,fy:h,x:{value:f,reduce:d,zero:p,...m},y:{value:b,reduce:y,zero:g,
...v},color:{value:x,color:_,reduce:w},size:{value:M,reduce:k},mark:S}=e;if(d===void 0&&(d=y==null&&f==null&&M==null&&b!=null?"count":null),y===void 0&&(y=d==null&&
b==null&&M==null&&f!=null?"count":null),k===void 0&&M==null&&w==null&&d==null&&y==null&&(f==null||Pt(a))&&(b==null||Pt(s))&&(k="count"),p===void 0&&(p=cf(d)?!0:
void 0),g===void 0&&(g=cf(y)?!0:void 0),f==null&&b==null)throw new Error("must specify x or y");if(d!=null&&b==null)throw new Error("reducing x requires y");if(y!=
null&&f==null)throw new Error("reducing y requires x");S===void 0&&(S=M!=null||k!=null?"dot":cf(d)||cf(y)||w!=null?"bar":f!=null&&b!=null?Pt(a)||Pt(s)||d==null&&
y==null&&!ac(a)&&!ac(s)?"dot":"line":f!=null||b!=null?"rule":null);let T,$,A;switch(S){case"dot":A=pn,$="stroke";break;case"line":A=a&&s||d!=null||y!=null?g||y!=
null||a&&ac(a)?si:p||d!=null||s&&ac(s)?ai:co:a?ai:si,$="stroke",P6(c)&&(T=null);break;case"area":A=!(g||y!=null)&&(p||d!=null||s&&ac(s))?ii:kr,$="fill",P6(c)&&(T=
null);break;case"rule":A=a?Ze:Ke,$="stroke";break;case"bar":A=d!=null?Pt(s)?L6(d)&&a&&Pt(a)?oi:Vn:ma:y!=null?Pt(a)?L6(y)&&s&&Pt(s)?oi:Zn:ga:w!=null||k!=null?a&&
Pt(a)&&s&&Pt(s)?oi:a&&Pt(a)?Zn:s&&Pt(s)?Vn:Zs:a&&br(a)&&!(s&&br(s))?Vn:s&&br(s)&&!(a&&br(a))?Zn:oi,$="fill";break;default:throw new Error(`invalid mark: ${S}`)}
let R={fx:l,fy:h,x:a??void 0,y:s??void 0,[$]:c??_,z:T,r:u??void 0,tip:!0},E,C={[$]:w??void 0,r:k??void 0};if(d!=null&&y!=null)throw new Error("cannot reduce bot\
h x and y");return y!=null?(C.y=y,E=Pt(a)?Wr:Hn):d!=null?(C.x=d,E=Pt(s)?Gr:jn):(w!=null||k!=null)&&(a&&s?E=Pt(a)&&Pt(s)?Ps:Pt(a)?jn:Pt(s)?Hn:$r:a?E=Pt(a)?Wr:Hn:
s&&(E=Pt(s)?Gr:jn)),(E===$r||E===Hn)&&(R.x={value:a,...m}),(E===$r||E===jn)&&(R.y={value:s,...v}),p===void 0&&(p=a&&!(E===$r||E===Hn)&&(A===Vn||A===ii||A===ma||
A===Ke)),g===void 0&&(g=s&&!(E===$r||E===jn)&&(A===Zn||A===kr||A===ga||A===Ze)),{fx:l??null,fy:h??null,x:{value:f??null,reduce:d??null,zero:!!p,...m},y:{value:b??
null,reduce:y??null,zero:!!g,...v},color:{value:x??null,reduce:w??null,..._!==void 0&&{color:_}},size:{value:M??null,reduce:k??null},mark:S,markImpl:D6[A],markOptions:R,
transformImpl:D6[E],transformOptions:C,colorMode:$}}function O6(t,e){let n=$0(t,e),{fx:r,fy:i,x:{zero:o},y:{zero:a},markOptions:s,transformOptions:c,colorMode:u}=n,
l=S0[n.markImpl],h=S0[n.transformImpl],f=r!=null||i!=null?ya({strokeOpacity:.1}):null,d=[o?Ze([0]):null,a?Ke([0]):null],p=l(t,h?h(c,s):s);return u==="stroke"?Qt(
f,d,p):Qt(f,p,d)}function ac(t){let e,n;for(let r of t){if(r==null)continue;if(e===void 0){e=r;continue}let i=Math.sign(Ct(e,r));if(i){if(n!==void 0&&i!==n)return!1;
e=r,n=i}}return!0}function eT({x:t,y:e,color:n,size:r,fx:i,fy:o,mark:a}={}){return He(t)||(t=_a(t)),He(e)||(e=_a(e)),He(n)||(n=Ur(n)?{color:n}:_a(n)),He(r)||(r=
_a(r)),He(i)&&({value:i}=_a(i)),He(o)&&({value:o}=_a(o)),a!=null&&(a=`${a}`.toLowerCase()),{x:t,y:e,color:n,size:r,fx:i,fy:o,mark:a}}function sf(t,e){let n=Z(t,
e.value);return n&&(n.label=ge(e.value)),n}function _a(t){return nT(t)?{reduce:t}:{value:t}}function cf(t){return/^(?:distinct|count|sum|proportion)$/i.test(t)}
function L6(t){return/^(?:first|last|mode)$/i.test(t)}function nT(t){if(t==null)return!1;if(typeof t.reduceIndex=="function"||typeof t.reduce=="function"&&Zt(t)||
/^p\d{2}$/i.test(t))return!0;switch(`${t}`.toLowerCase()){case"first":case"last":case"count":case"distinct":case"sum":case"proportion":case"proportion-facet":case"\
deviation":case"min":case"min-index":case"max":case"max-index":case"mean":case"median":case"variance":case"mode":return!0}return!1}function P6(t){return t?new Je(
t).size>t.length>>1:!1}var S0={dot:pn,line:co,lineX:ai,lineY:si,areaX:ii,areaY:kr,ruleX:Ze,ruleY:Ke,barX:Vn,barY:Zn,rect:Zs,rectX:ma,rectY:ga,cell:oi,bin:$r,binX:Hn,
binY:jn,group:Ps,groupX:Wr,groupY:Gr},D6=Object.fromEntries(Object.entries(S0).map(([t,e])=>[e,t]));function Ma(t,e={}){let{x:n,x1:r,x2:i}=e;n===void 0&&r===void 0&&i===void 0&&(e={...e,x:n=B});let o={};return n!=null&&(o.x=t),r!=null&&(o.x1=t),i!=null&&(o.x2=
t),Be(o,e)}function Sa(t,e={}){let{y:n,y1:r,y2:i}=e;n===void 0&&r===void 0&&i===void 0&&(e={...e,y:n=B});let o={};return n!=null&&(o.y=t),r!=null&&(o.y1=t),i!=null&&
(o.y2=t),Be(o,e)}function Be(t={},e={}){let n=be(e),r=Object.entries(t).map(([i,o])=>{let a=el(i,e);if(a==null)throw new Error(`missing channel: ${i}`);let[s,c]=ue(
a);return{key:i,input:a,output:s,setOutput:c,map:rT(o)}});return{...Kt(e,(i,o)=>{let a=Z(i,n),s=r.map(({input:u})=>Z(i,u)),c=r.map(({setOutput:u})=>u(new Array(
i.length)));for(let u of o)for(let l of a?Ie(u,h=>a[h]).values():[u])r.forEach(({map:h},f)=>h.mapIndex(l,s[f],c[f]));return{data:i,facets:o}}),...Object.fromEntries(
r.map(({key:i,output:o})=>[i,o]))}}function rT(t){if(t==null)throw new Error("missing map");if(typeof t.mapIndex=="function")return t;if(typeof t.map=="function"&&
Zt(t))return iT(t);if(typeof t=="function")return k0(Go(t));switch(`${t}`.toLowerCase()){case"cumsum":return aT;case"rank":return k0((e,n)=>Bf(e,r=>n[r]));case"\
quantile":return k0((e,n)=>oT(e,r=>n[r]))}throw new Error(`invalid map: ${t}`)}function iT(t){return console.warn("deprecated map interface; implement mapIndex \
instead."),{mapIndex:t.map.bind(t)}}function oT(t,e){let n=Fa(t,e)-1;return Bf(t,e).map(r=>r/n)}function k0(t){return{mapIndex(e,n,r){let i=t(e,n);if(i.length!==
e.length)throw new Error("map function returned a mismatched length");for(let o=0,a=e.length;o<a;++o)r[e[o]]=i[o]}}}var aT={mapIndex(t,e,n){let r=0;for(let i of t)
n[i]=r+=e[i]}};function z6(t={},e){return arguments.length===1&&(e=t),Ma($a(t),e)}function F6(t={},e){return arguments.length===1&&(e=t),Sa($a(t),e)}function $a(t={}){typeof t==
"number"&&(t={k:t});let{k:e,reduce:n,shift:r,anchor:i,strict:o}=t;if(i===void 0&&r!==void 0&&(i=cT(r),xe(`Warning: the shift option is deprecated; please use an\
chor "${i}" instead.`)),!((e=Math.floor(e))>0))throw new Error(`invalid k: ${e}`);return uT(n)(e,sT(i,e),o)}function sT(t="middle",e){switch(`${t}`.toLowerCase()){case"\
middle":return e-1>>1;case"start":return 0;case"end":return e-1}throw new Error(`invalid anchor: ${t}`)}function cT(t){switch(`${t}`.toLowerCase()){case"centere\
d":return"middle";case"leading":return"start";case"trailing":return"end"}throw new Error(`invalid shift: ${t}`)}function uT(t="mean"){if(typeof t=="string"){if(/^p\d{2}$/i.
test(t))return uf(Wo(t));switch(t.toLowerCase()){case"deviation":return uf(Qn);case"max":return lf((e,n)=>Et(e,r=>n[r]));case"mean":return lT;case"median":return uf(
tr);case"min":return lf((e,n)=>Ht(e,r=>n[r]));case"mode":return lf((e,n)=>Ic(e,r=>n[r]));case"sum":return Y6;case"variance":return uf(Ya);case"difference":return dT;case"\
ratio":return pT;case"first":return mT;case"last":return gT}}if(typeof t!="function")throw new Error(`invalid reduce: ${t}`);return lf(Go(t))}function uf(t){return(e,n,r)=>r?
{mapIndex(i,o,a){let s=u=>o[u]==null?NaN:+o[u],c=0;for(let u=0;u<e-1;++u)isNaN(s(u))&&++c;for(let u=0,l=i.length-e+1;u<l;++u)isNaN(s(u+e-1))&&++c,a[i[u+n]]=c===
0?t(yr(i,u,u+e),s):NaN,isNaN(s(u))&&--c}}:{mapIndex(i,o,a){let s=c=>o[c]==null?NaN:+o[c];for(let c=-n;c<0;++c)a[i[c+n]]=t(yr(i,0,c+e),s);for(let c=0,u=i.length-
n;c<u;++c)a[i[c+n]]=t(yr(i,c,c+e),s)}}}function lf(t){return(e,n,r)=>r?{mapIndex(i,o,a){let s=0;for(let c=0;c<e-1;++c)s+=Lt(o[i[c]]);for(let c=0,u=i.length-e+1;c<
u;++c)s+=Lt(o[i[c+e-1]]),s===e&&(a[i[c+n]]=t(yr(i,c,c+e),o)),s-=Lt(o[i[c]])}}:{mapIndex(i,o,a){for(let s=-n;s<0;++s)a[i[s+n]]=t(yr(i,0,s+e),o);for(let s=0,c=i.length-
n;s<c;++s)a[i[s+n]]=t(yr(i,s,s+e),o)}}}function Y6(t,e,n){return n?{mapIndex(r,i,o){let a=0,s=0;for(let c=0;c<t-1;++c){let u=i[r[c]];u===null||isNaN(u)?++a:s+=+u}
for(let c=0,u=r.length-t+1;c<u;++c){let l=i[r[c]],h=i[r[c+t-1]];h===null||isNaN(h)?++a:s+=+h,o[r[c+e]]=a===0?s:NaN,l===null||isNaN(l)?--a:s-=+l}}}:{mapIndex(r,i,o){
let a=0,s=r.length;for(let c=0,u=Math.min(s,t-e-1);c<u;++c)a+=+i[r[c]]||0;for(let c=-e,u=s-e;c<u;++c)a+=+i[r[c+t-1]]||0,o[r[c+e]]=a,a-=+i[r[c]]||0}}}function lT(t,e,n){
if(n){let r=Y6(t,e,n);return{mapIndex(i,o,a){r.mapIndex(i,o,a);for(let s=0,c=i.length-t+1;s<c;++s)a[i[s+e]]/=t}}}else return{mapIndex(r,i,o){let a=0,s=0,c=r.length;
for(let u=0,l=Math.min(c,t-e-1);u<l;++u){let h=i[r[u]];h!==null&&!isNaN(h=+h)&&(a+=h,++s)}for(let u=-e,l=c-e;u<l;++u){let h=i[r[u+t-1]],f=i[r[u]];h!==null&&!isNaN(
h=+h)&&(a+=h,++s),o[r[u+e]]=a/s,f!==null&&!isNaN(f=+f)&&(a-=f,--s)}}}}function fT(t,e,n,r){for(let i=n+r;n<i;++n){let o=t[e[n]];if(Lt(o))return o}}function hT(t,e,n,r){
for(let i=n+r-1;i>=n;--i){let o=t[e[i]];if(Lt(o))return o}}function B6(t,e,n,r){for(let i=n+r;n<i;++n){let o=t[e[n]];if(o!==null&&!isNaN(o=+o))return o}}function q6(t,e,n,r){
for(let i=n+r-1;i>=n;--i){let o=t[e[i]];if(o!==null&&!isNaN(o=+o))return o}}function dT(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a){let c=i[r[a]],
u=i[r[a+t-1]];o[r[a+e]]=c===null||u===null?NaN:u-c}}}:{mapIndex(r,i,o){for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=q6(i,r,a,t)-B6(i,r,a,t)}}}function pT(t,e,n){
return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a){let c=i[r[a]],u=i[r[a+t-1]];o[r[a+e]]=c===null||u===null?NaN:u/c}}}:{mapIndex(r,i,o){for(let a=-e,s=r.
length-t+e+1;a<s;++a)o[r[a+e]]=q6(i,r,a,t)/B6(i,r,a,t)}}}function mT(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a)o[r[a+e]]=i[r[a]]}}:{mapIndex(r,i,o){
for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=fT(i,r,a,t)}}}function gT(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a)o[r[a+e]]=i[r[a+t-1]]}}:
{mapIndex(r,i,o){for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=hT(i,r,a,t)}}}var Ar={n:20,k:2,color:"currentColor",opacity:.2,strict:!0,anchor:"end"};function X6(t,{x:e=B,y:n,k:r=Ar.k,color:i=Ar.color,opacity:o=Ar.opacity,fill:a=i,fillOpacity:s=o,
stroke:c=i,strokeOpacity:u,strokeWidth:l,...h}={}){return Qt(_t(a)?null:ii(t,Be({x1:ci({k:-r,...h}),x2:ci({k:r,...h})},{x1:e,x2:e,y:n,fill:a,fillOpacity:s,...h})),
_t(c)?null:ai(t,Be({x:ci(h)},{x:e,y:n,stroke:c,strokeOpacity:u,strokeWidth:l,...h})))}function U6(t,{x:e,y:n=B,k:r=Ar.k,color:i=Ar.color,opacity:o=Ar.opacity,fill:a=i,
fillOpacity:s=o,stroke:c=i,strokeOpacity:u,strokeWidth:l,...h}={}){return Qt(_t(a)?null:kr(t,Be({y1:ci({k:-r,...h}),y2:ci({k:r,...h})},{x:e,y1:n,y2:n,fill:a,fillOpacity:s,
...h})),_t(c)?null:si(t,Be({y:ci(h)},{x:e,y:n,stroke:c,strokeOpacity:u,strokeWidth:l,...h})))}function ci({n:t=Ar.n,k:e=0,strict:n=Ar.strict,anchor:r=Ar.anchor}={}){
return $a({k:t,reduce:i=>gi(i)+e*(Qn(i)||0),strict:n,anchor:r})}var yT={ariaLabel:"tick",fill:null,stroke:"currentColor"},ff=class extends Q{constructor(e,n,r){super(e,n,r,yT),vn(this,r)}render(e,n,r,i,o){return j("svg:g",o).
call(ct,this,i,o).call(this._transform,this,n).call(a=>a.selectAll().data(e).enter().append("line").call(et,this).attr("x1",this._x1(n,r,i)).attr("x2",this._x2(
n,r,i)).attr("y1",this._y1(n,r,i)).attr("y2",this._y2(n,r,i)).call(ht,this,r).call(Sr,this,r,o)).node()}},sc=class extends ff{constructor(e,n={}){let{x:r,y:i,inset:o=0,
insetTop:a=o,insetBottom:s=o}=n;super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y",type:"band",optional:!0}},n),this.insetTop=yt(a),this.insetBottom=yt(s)}_transform(e,n,{
x:r}){e.call(rt,n,{x:r},qt,0)}_x1(e,{x:n}){return r=>n[r]}_x2(e,{x:n}){return r=>n[r]}_y1({y:e},{y:n},{marginTop:r}){let{insetTop:i}=this;return n&&e?o=>n[o]+i:
r+i}_y2({y:e},{y:n},{height:r,marginBottom:i}){let{insetBottom:o}=this;return n&&e?a=>n[a]+e.bandwidth()-o:r-i-o}},cc=class extends ff{constructor(e,n={}){let{x:r,
y:i,inset:o=0,insetRight:a=o,insetLeft:s=o}=n;super(e,{y:{value:i,scale:"y"},x:{value:r,scale:"x",type:"band",optional:!0}},n),this.insetRight=yt(a),this.insetLeft=
yt(s)}_transform(e,n,{y:r}){e.call(rt,n,{y:r},0,qt)}_x1({x:e},{x:n},{marginLeft:r}){let{insetLeft:i}=this;return n&&e?o=>n[o]+i:r+i}_x2({x:e},{x:n},{width:r,marginRight:i}){
let{insetRight:o}=this;return n&&e?a=>n[a]+e.bandwidth()-o:r-i-o}_y1(e,{y:n}){return r=>n[r]}_y2(e,{y:n}){return r=>n[r]}};function hf(t,{x:e=B,...n}={}){return new sc(
t,{...n,x:e})}function df(t,{y:e=B,...n}={}){return new cc(t,{...n,y:e})}function W6(t,{x:e=B,y:n=null,r,fill:i="#ccc",fillOpacity:o,stroke:a="currentColor",strokeOpacity:s,strokeWidth:c=2,sort:u,...l}={}){let h=n!=null?Gr:Ls;return Qt(
Ke(t,h({x1:A0,x2:T0},{x:e,y:n,stroke:a,strokeOpacity:s,...l})),Vn(t,h({x1:"p25",x2:"p75"},{x:e,y:n,fill:i,fillOpacity:o,...l})),hf(t,h({x:"p50"},{x:e,y:n,stroke:a,
strokeOpacity:s,strokeWidth:c,sort:u,...l})),pn(t,Be({x:H6},{x:e,y:n,z:n,r,stroke:a,strokeOpacity:s,...l})))}function G6(t,{y:e=B,x:n=null,r,fill:i="#ccc",fillOpacity:o,
stroke:a="currentColor",strokeOpacity:s,strokeWidth:c=2,sort:u,...l}={}){let h=n!=null?Wr:Ls;return Qt(Ze(t,h({y1:A0,y2:T0},{x:n,y:e,stroke:a,strokeOpacity:s,...l})),
Zn(t,h({y1:"p25",y2:"p75"},{x:n,y:e,fill:i,fillOpacity:o,...l})),df(t,h({y:"p50"},{x:n,y:e,stroke:a,strokeOpacity:s,strokeWidth:c,sort:u,...l})),pn(t,Be({y:H6},
{x:n,y:e,z:n,r,stroke:a,strokeOpacity:s,...l})))}function H6(t){let e=A0(t),n=T0(t);return t.map(r=>r<e||r>n?r:NaN)}function A0(t){let e=j6(t)*2.5-V6(t)*1.5;return Ht(
t,n=>n>=e?n:NaN)}function T0(t){let e=V6(t)*2.5-j6(t)*1.5;return Et(t,n=>n<=e?n:NaN)}function j6(t){return tn(t,.25)}function V6(t){return tn(t,.75)}var bT={ariaLabel:"raster",stroke:null,pixelSize:1};function ka(t,e){let n=+t;if(isNaN(n))throw new Error(`invalid ${e}: ${t}`);return n}function Z6(t,e){let n=Math.
floor(t);if(isNaN(n))throw new Error(`invalid ${e}: ${t}`);return n}var lc=class extends Q{constructor(e,n,r={},i){let{width:o,height:a,x:s,y:c,x1:u=s==null?0:void 0,
y1:l=c==null?0:void 0,x2:h=s==null?o:void 0,y2:f=c==null?a:void 0,pixelSize:d=i.pixelSize,blur:p=0,interpolate:m}=r;if(o!=null&&(o=Z6(o,"width")),a!=null&&(a=Z6(
a,"height")),u!=null&&(u=ka(u,"x1")),l!=null&&(l=ka(l,"y1")),h!=null&&(h=ka(h,"x2")),f!=null&&(f=ka(f,"y2")),s==null&&(u==null||h==null))throw new Error("missin\
g x");if(c==null&&(l==null||f==null))throw new Error("missing y");e!=null&&o!=null&&a!=null&&(s===void 0&&u!=null&&h!=null&&(s=kT(u,h,o,a)),c===void 0&&l!=null&&
f!=null&&(c=AT(l,f,o,a))),super(e,{x:{value:s,scale:"x",optional:!0},y:{value:c,scale:"y",optional:!0},x1:{value:u==null?null:[u],scale:"x",optional:!0,filter:null},
y1:{value:l==null?null:[l],scale:"y",optional:!0,filter:null},x2:{value:h==null?null:[h],scale:"x",optional:!0,filter:null},y2:{value:f==null?null:[f],scale:"y",
optional:!0,filter:null},...n},r,i),this.width=o,this.height=a,this.pixelSize=ka(d,"pixelSize"),this.blur=ka(p,"blur"),this.interpolate=s==null||c==null?null:xT(
m)}},fc=class extends lc{constructor(e,n={}){let{imageRendering:r}=n;if(e==null){let{fill:i,fillOpacity:o}=n;Mt(o)[0]!==void 0&&(n=pf("fillOpacity",n)),zt(i)[0]!==
void 0&&(n=pf("fill",n))}super(e,void 0,n,bT),this.imageRendering=Rt(r,"auto")}scale(e,{color:n,...r},i){return super.scale(e,r,i)}render(e,n,r,i,o){let a=n[r.channels.
fill?.scale]??(C=>C),{x:s,y:c}=r,{document:u}=o,[l,h,f,d]=Q6(r,i,o),p=f-l,m=d-h,{pixelSize:b,width:y=Math.round(Math.abs(p)/b),height:g=Math.round(Math.abs(m)/b)}=this,
v=y*g,{fill:x,fillOpacity:_}=r,w=0;if(this.interpolate){let C=y/p,N=g/m,I=pt(s,P=>(P-l)*C,Float64Array),F=pt(c,P=>(P-h)*N,Float64Array);x&&(x=this.interpolate(e,
y,g,I,F,x)),_&&(_=this.interpolate(e,y,g,I,F,_))}else this.data==null&&e&&(w=e.fi*v);let M=u.createElement("canvas");M.width=y,M.height=g;let k=M.getContext("2d"),
S=k.createImageData(y,g),T=S.data,{r:$,g:A,b:R}=Pe(this.fill)??{r:0,g:0,b:0},E=(this.fillOpacity??1)*255;for(let C=0;C<v;++C){let N=C<<2;if(x){let I=a(x[C+w]);if(I==
null){T[N+3]=0;continue}({r:$,g:A,b:R}=Pe(I))}_&&(E=_[C+w]*255),T[N+0]=$,T[N+1]=A,T[N+2]=R,T[N+3]=E}return this.blur>0&&_g(S,this.blur),k.putImageData(S,0,0),j(
"svg:g",o).call(ct,this,i,o).call(rt,this,n).call(C=>C.append("image").attr("transform",`translate(${l},${h}) scale(${Math.sign(f-l)},${Math.sign(d-h)})`).attr(
"width",Math.abs(p)).attr("height",Math.abs(m)).attr("preserveAspectRatio","none").call(V,"image-rendering",this.imageRendering).call(et,this).attr("xlink:href",
M.toDataURL())).node()}};function C0(t,e,n){arguments.length<3&&(n=e,e=null);let{x:r,y:i,[t]:o,...a}=n;return r===void 0&&i===void 0&&Mx(e)&&(r=Bi,i=Yr,o===void 0&&
(o=bx)),[e,{...a,x:r,y:i,[t]:o}]}function K6(){let[t,e]=C0("fill",...arguments);return new fc(t,t==null||e.fill!==void 0||e.fillOpacity!==void 0?e:{...e,fill:B})}
function Q6({x1:t,y1:e,x2:n,y2:r},i,{projection:o}){let{width:a,height:s,marginTop:c,marginRight:u,marginBottom:l,marginLeft:h}=i;return[t&&o==null?t[0]:h,e&&o==
null?e[0]:c,n&&o==null?n[0]:a-u,r&&o==null?r[0]:s-l]}function E0({x1:t,y1:e,x2:n,y2:r},i,o,a){let s={};return t&&(s.x1=t),e&&(s.y1=e),n&&(s.x2=n),r&&(s.y2=r),Q6(
Hr(s,i),o,a)}function pf(t,e={}){let{[t]:n}=e;if(typeof n!="function")throw new Error(`invalid ${t}: not a function`);return At({...e,[t]:void 0},function(r,i,o,a,s,c){
let{x:u,y:l}=a;if(!u)throw new Error("missing scale: x");if(!l)throw new Error("missing scale: y");let[h,f,d,p]=E0(o,a,s,c),m=d-h,b=p-f,{pixelSize:y}=this,{width:g=Math.
round(Math.abs(m)/y),height:v=Math.round(Math.abs(b)/y)}=e,x=new Array(g*v*(i?i.length:1)),_=m/g,w=b/v,M=0;for(let k of i??[void 0])for(let S=.5;S<v;++S)for(let T=.5;T<
g;++T,++M)x[M]=n(u.invert(h+T*_),l.invert(f+S*w),k);return{data:x,facets:i,channels:{[t]:{value:x,scale:"auto"}}}})}function xT(t){if(typeof t=="function")return t;
if(t==null)return mf;switch(`${t}`.toLowerCase()){case"none":return mf;case"nearest":return R0;case"barycentric":return N0();case"random-walk":return I0()}throw new Error(
`invalid interpolate: ${t}`)}function mf(t,e,n,r,i,o){let a=new Array(e*n);for(let s of t)r[s]<0||r[s]>=e||i[s]<0||i[s]>=n||(a[Math.floor(i[s])*e+Math.floor(r[s])]=
o[s]);return a}function N0({random:t=hs(42)}={}){return(e,n,r,i,o,a)=>{let{points:s,triangles:c,hull:u}=$n.from(e,d=>i[d],d=>o[d]),l=new a.constructor(n*r).fill(
NaN),h=new Uint8Array(n*r),f=$T(a,t);for(let d=0;d<c.length;d+=3){let p=c[d],m=c[d+1],b=c[d+2],y=s[2*p],g=s[2*m],v=s[2*b],x=s[2*p+1],_=s[2*m+1],w=s[2*b+1],M=Math.
min(y,g,v),k=Math.max(y,g,v),S=Math.min(x,_,w),T=Math.max(x,_,w),$=(_-w)*(y-v)+(x-w)*(v-g);if(!$)continue;let A=a[e[p]],R=a[e[m]],E=a[e[b]];for(let C=Math.floor(
M);C<k;++C)for(let N=Math.floor(S);N<T;++N){if(C<0||C>=n||N<0||N>=r)continue;let I=C+.5,F=N+.5,P=Math.sign($),Y=(_-w)*(I-v)+(F-w)*(v-g);if(Y*P<0)continue;let q=(w-
x)*(I-v)+(F-w)*(y-v);if(q*P<0)continue;let U=$-(Y+q);if(U*P<0)continue;let X=C+n*N;l[X]=f(A,Y/$,R,q/$,E,U/$,C,N),h[X]=1}}return vT(l,h,i,o,a,n,r,u,e,f),l}}function vT(t,e,n,r,i,o,a,s,c,u){
n=Float64Array.from(s,d=>n[c[d]]),r=Float64Array.from(s,d=>r[c[d]]),i=Array.from(s,d=>i[c[d]]);let l=n.length,h=Array.from({length:l},(d,p)=>_T(p,n,r)),f=0;for(let d=0;d<
a;++d){let p=d+.5;for(let m=0;m<o;++m){let b=m+o*d;if(!e[b]){let y=m+.5;for(let g=0;g<l;++g){let v=(l+f+(g%2?(g+1)/2:-g/2))%l;if(h[v](y,p)){let x=wT(n.at(v-1),r.
at(v-1),n[v],r[v],y,p);t[b]=u(i.at(v-1),x,i[v],1-x,i[v],0,m,d),f=v;break}}}}}}function wT(t,e,n,r,i,o){let a=n-t,s=r-e,c=a*(n-i)+s*(r-o),u=a*(i-t)+s*(o-e);return c>
0&&u>0?c/(c+u):+(c>u)}function uc(t,e,n,r){return t*r-n*e}function _T(t,e,n){let r=e.length,i=e.at(t-2),o=n.at(t-2),a=e.at(t-1),s=n.at(t-1),c=e[t],u=n[t],l=e.at(
t+1-r),h=n.at(t+1-r),f=a-c,d=s-u,p=i-a,m=o-s,b=c-l,y=u-h,g=Math.hypot(f,d),v=Math.hypot(p,m),x=Math.hypot(b,y);return(_,w)=>{let M=_-a,k=w-s,S=_-c,T=w-u;return uc(
M,k,S,T)>-1e-6&&uc(M,k,f,d)*v-uc(M,k,p,m)*g>-1e-6&&uc(S,T,b,y)*g-uc(S,T,f,d)*x<=0}}function R0(t,e,n,r,i,o){let a=new o.constructor(e*n),s=$n.from(t,l=>r[l],l=>i[l]),
c,u;for(let l=.5,h=0;l<n;++l){u=c;for(let f=.5;f<e;++f,++h)u=s.find(f,l,u),f===.5&&(c=u),a[h]=o[t[u]]}return a}function I0({random:t=hs(42),minDistance:e=.5,maxSteps:n=2}={}){
return(r,i,o,a,s,c)=>{let u=new c.constructor(i*o),l=$n.from(r,p=>a[p],p=>s[p]),h,f,d;for(let p=.5,m=0;p<o;++p){f=h;for(let b=.5;b<i;++b,++m){let y=b,g=p;d=f=l.
find(y,g,f),b===.5&&(h=f);let v,x=0;for(;(v=Math.hypot(a[r[d]]-y,s[r[d]]-g))>e&&x<n;){let _=t(b,p,x)*2*Math.PI;y+=Math.cos(_)*v,g+=Math.sin(_)*v,d=l.find(y,g,d),
++x}u[m]=c[r[d]]}}return u}}function MT(t,e,n,r,i,o){return e*t+r*n+o*i}function ST(t){return(e,n,r,i,o,a,s,c)=>{let u=t(s,c);return u<n?e:u<n+i?r:o}}function $T(t,e){
return br(t)||Ft(t)?MT:ST(e)}function kT(t,e,n){return{transform(r){let i=r.length,o=new Float64Array(i),a=(e-t)/n,s=t+a/2;for(let c=0;c<i;++c)o[c]=c%n*a+s;return o}}}
function AT(t,e,n,r){return{transform(i){let o=i.length,a=new Float64Array(o),s=(e-t)/r,c=t+s/2;for(let u=0;u<o;++u)a[u]=Math.floor(u/n)%r*s+c;return a}}}var J6={ariaLabel:"contour",fill:"none",stroke:"currentColor",strokeMiterlimit:1,pixelSize:2},hc=class extends lc{constructor(e,{smooth:n=!0,value:r,...i}={}){let o=Tl(
{},i,J6);if(r===void 0){for(let s in o)if(o[s].value!=null){if(r!==void 0)throw new Error("ambiguous contour value");r=i[s],i[s]="value"}}if(r!=null){let s={transform:c=>c.
map(u=>u.value),label:ge(r)};for(let c in o)i[c]==="value"&&(i[c]=s)}if(e==null){if(r==null)throw new Error("missing contour value");i=pf("value",{value:r,...i}),
r=null}else{let{interpolate:s}=i;r===void 0&&(r=B),s===void 0&&(i.interpolate="nearest")}super(e,{value:{value:r,optional:!0}},TT(i),J6);let a={geometry:{value:B}};
for(let s in this.channels){let c=this.channels[s],{scale:u}=c;u==="x"||u==="y"||s==="value"||(a[s]=c,delete this.channels[s])}this.contourChannels=a,this.smooth=
!!n}filter(e,{x:n,y:r,value:i,...o},a){return super.filter(e,o,a)}render(e,n,r,i,o){let{geometry:a}=r,s=sr();return j("svg:g",o).call(ct,this,i,o).call(rt,this,
n).call(c=>{c.selectAll().data(e).enter().append("path").call(et,this).attr("d",u=>s(a[u])).call(ht,this,r)}).node()}};function TT({thresholds:t,interval:e,...n}){
return t=_0(t,e,bo),At(n,function(r,i,o,a,s,c){let[u,l,h,f]=E0(o,a,s,c),d=h-u,p=f-l,{pixelSize:m,width:b=Math.round(Math.abs(d)/m),height:y=Math.round(Math.abs(
p)/m)}=this,g=b/d,v=y/p,x=o.value.value,_=[];if(this.interpolate){let{x:T,y:$}=Xn(o,a,c),A=pt(T,N=>(N-u)*g,Float64Array),R=pt($,N=>(N-l)*v,Float64Array),E=[o.x,
o.y,o.value],C=[A,R,x];for(let N of i){let I=this.filter(N,E,C);_.push(this.interpolate(I,b,y,A,R,x))}}else if(i){let T=b*y,$=i.length;for(let A=0;A<$;++A)_.push(
x.slice(A*T,A*T+T))}else _.push(x);if(this.blur>0)for(let T of _)Ec({data:T,width:b,height:y},this.blur);let w=CT(t,x,...ET(_));if(w===null)throw new Error(`uns\
upported thresholds: ${t}`);let{contour:M}=Hc().size([b,y]).smooth(this.smooth),k=[],S=[];for(let T of _)S.push(he(k.length,k.push(...pt(w,$=>M(T,$)))));for(let{
coordinates:T}of k)for(let $ of T)for(let A of $)for(let R of A)R[0]=R[0]/g+u,R[1]=R[1]/v+l;return{data:k,facets:S,channels:dl(this.contourChannels,k)}})}function CT(t,e,n,r){
if(typeof t?.range=="function")return t.range(t.floor(n),r);if(typeof t=="function"&&(t=t(e,n,r)),typeof t!="number")return ln(t);let i=qe(...Rc(n,r,t),t);for(;i[i.
length-1]>=r;)i.pop();for(;i[1]<n;)i.shift();return i}function e5(){return new hc(...C0("value",...arguments))}function ET(t){return[Ht(t,e=>Ht(e,t5)),Et(t,e=>Et(
e,t5))]}function t5(t){return isFinite(t)?t:NaN}function i5(t,e){return L0(aa,t,e)}function o5(t,e={}){return L0(sa,t,e)}function a5(t,e={}){return L0(Hi,t,e)}function L0(t,e,n={}){let{x:r,y:i,maxRadius:o}=n,
a=t({px:r,py:i,maxRadius:o}),s=[];r!=null&&s.push(Ze(e,n5("x",{...a,inset:-6},n))),i!=null&&s.push(Ke(e,n5("y",{...a,inset:-6},n))),r!=null&&s.push(Gn(e,r5("x",
{...a,dy:9,frameAnchor:"bottom",lineAnchor:"top"},n))),i!=null&&s.push(Gn(e,r5("y",{...a,dx:-9,frameAnchor:"left",textAnchor:"end"},n)));for(let c of s)c.ariaLabel=
`crosshair ${c.ariaLabel}`;return Qt(...s)}function s5(t,{channels:e,...n},{facet:r,facetAnchor:i,fx:o,fy:a,[t]:s,channels:c,transform:u,initializer:l}){return{
...n,facet:r,facetAnchor:i,fx:o,fy:a,[t]:s,channels:{...e,...c},transform:u,initializer:NT(t,l)}}function NT(t,e){return e==null?e:function(n,r,{x:i,y:o,px:a,py:s,
...c},...u){let{channels:{x:l,y:h,...f}={},...d}=e.call(this,n,r,{...c,x:a,y:s},...u);return{channels:{...f,...l&&{px:l,...t==="x"&&{x:l}},...h&&{py:h,...t==="y"&&
{y:h}}},...d}}}function n5(t,e,n){let{color:r="currentColor",opacity:i=.2,ruleStroke:o=r,ruleStrokeOpacity:a=i,ruleStrokeWidth:s}=n;return{...s5(t,e,n),stroke:o,
strokeOpacity:a,strokeWidth:s}}function r5(t,e,n){let{color:r="currentColor",textFill:i=r,textFillOpacity:o,textStroke:a="var(--plot-background)",textStrokeOpacity:s,
textStrokeWidth:c=5}=n;return{...s5(t,e,RT(t,n)),fill:i,fillOpacity:o,stroke:a,strokeOpacity:s,strokeWidth:c}}function RT(t,e){return At(e,(n,r,i)=>({channels:{
text:{value:Os(i,t)?.value}}}))}var IT={ariaLabel:"delaunay link",fill:"none",stroke:"currentColor",strokeMiterlimit:1},LT={ariaLabel:"delaunay mesh",fill:null,stroke:"currentColor",strokeOpacity:.2},
PT={ariaLabel:"hull",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeMiterlimit:1},DT={ariaLabel:"voronoi",fill:"none",stroke:"currentColor",strokeMiterlimit:1},
OT={ariaLabel:"voronoi mesh",fill:null,stroke:"currentColor",strokeOpacity:.2},P0=class extends Q{constructor(e,n={}){let{x:r,y:i,z:o,curve:a,tension:s}=n;super(
e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},z:{value:o,optional:!0}},n,IT),this.curve=tc(a,s),vn(this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,
{x:c,y:u,z:l}=r,{curve:h}=this,[f,d]=fe(this,i),p=c?g=>c[g]:Bt(f),m=u?g=>u[g]:Bt(d),b=this;function y(g){let v=-1,x=[],_={};for(let E in r)_[E]=[];let w=[],M=[],
k=[],S=[];function T(E,C){E=g[E],C=g[C],x.push(++v),w[v]=p(E),k[v]=m(E),M[v]=p(C),S[v]=m(C);for(let N in r)_[N].push(r[N][C])}let{halfedges:$,hull:A,triangles:R}=$n.
from(g,p,m);for(let E=0;E<$.length;++E){let C=$[E];C>E&&T(R[E],R[C])}for(let E=0;E<A.length;++E)T(A[E],A[(E+1)%A.length]);Le(this).selectAll().data(x).enter().append(
"path").call(et,b).attr("d",E=>{let C=De(),N=h(C);return N.lineStart(),N.point(w[E],k[E]),N.point(M[E],S[E]),N.lineEnd(),C}).call(ht,b,_).call(Sr,b,_,o)}return j(
"svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:u&&s}).call(l?g=>g.selectAll().data(Ie(e,v=>l[v]).values()).enter().append("g").each(y):g=>g.datum(e).each(y)).
node()}},dc=class extends Q{constructor(e,n={},r,i=({z:o})=>o){let{x:o,y:a}=n;super(e,{x:{value:o,scale:"x",optional:!0},y:{value:a,scale:"y",optional:!0},z:{value:i(
n),optional:!0}},n,r)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:u,z:l}=r,[h,f]=fe(this,i),d=c?y=>c[y]:Bt(h),p=u?y=>u[y]:Bt(f),m=this;function b(y){let g=$n.from(y,
d,p);Le(this).append("path").datum(y[0]).call(et,m).attr("d",m._render(g,i)).call(ht,m,r)}return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:u&&s}).call(
l?y=>y.selectAll().data(Ie(e,g=>l[g]).values()).enter().append("g").each(b):y=>y.datum(e).each(b)).node()}},D0=class extends dc{constructor(e,n={}){super(e,n,LT),
this.fill="none"}_render(e){return e.render()}},O0=class extends dc{constructor(e,n={}){super(e,n,PT,be)}_render(e){return e.renderHull()}},z0=class extends Q{constructor(e,n={}){
let{x:r,y:i,z:o}=n;super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},z:{value:o,optional:!0}},At(n,function(a,s,c,u,l,h){let{x:f,y:d,
z:p}=c;({x:f,y:d}=Xn(c,u,h)),p=p?.value;let m=new Array((f??d).length).fill(null),[b,y]=fe(this,l),g=f?x=>f[x]:Bt(b),v=d?x=>d[x]:Bt(y);for(let x of s){f&&(x=x.filter(
_=>Lt(g(_)))),d&&(x=x.filter(_=>Lt(v(_))));for(let[,_]of Yn(x,p)){let w=$n.from(_,g,v),M=c5(w,l);for(let k=0,S=_.length;k<S;++k)m[_[k]]=M.renderCell(k)}}return{
data:a,facets:s,channels:{cells:{value:m}}}}),DT)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:u,cells:l}=r;return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&
a,y:u&&s}).call(h=>{h.selectAll().data(e).enter().append("path").call(et,this).attr("d",f=>l[f]).call(ht,this,r)}).node()}},F0=class extends dc{constructor(e,n){
super(e,n,OT),this.fill="none"}_render(e,n){return c5(e,n).render()}};function c5(t,e){let{width:n,height:r,marginTop:i,marginRight:o,marginBottom:a,marginLeft:s}=e;
return t.voronoi([s,i,n-o,r-a])}function pc(t,e,{x:n,y:r,...i}={}){return[n,r]=Gt(n,r),new t(e,{...i,x:n,y:r})}function u5(t,e){return pc(P0,t,e)}function l5(t,e){
return pc(D0,t,e)}function f5(t,e){return pc(O0,t,e)}function h5(t,{x:e,y:n,initializer:r,...i}={}){return pc(z0,t,{...Kt({...i,x:e,y:n},jl),initializer:r})}function d5(t,e){
return pc(F0,t,e)}var zT={ariaLabel:"density",fill:"none",stroke:"currentColor",strokeMiterlimit:1},mc=class extends Q{constructor(e,{x:n,y:r,z:i,weight:o,fill:a,stroke:s,...c}={}){
let u=p5(a)&&(a="currentColor",!0),l=p5(s)&&(s="currentColor",!0);super(e,{x:{value:n,scale:"x",optional:!0},y:{value:r,scale:"y",optional:!0},z:{value:be({z:i,
fill:a,stroke:s}),optional:!0},weight:{value:o,optional:!0}},YT({...c,fill:a,stroke:s},u,l),zT),u&&(this.fill=void 0),l&&(this.stroke=void 0),this.z=i}filter(e){
return e}render(e,n,r,i,o){let{contours:a}=r,s=sr();return j("svg:g",o).call(ct,this,i,o).call(rt,this,{}).call(c=>c.selectAll().data(e).enter().append("path").
call(et,this).call(ht,this,r).attr("d",u=>s(a[u]))).node()}};function m5(t,{x:e,y:n,...r}={}){return[e,n]=Gt(e,n),new mc(t,{...r,x:e,y:n})}var FT=new Set(["x","\
y","z","weight"]);function YT(t,e,n){let{bandwidth:i,thresholds:o}=t;return i=i===void 0?20:+i,o=o===void 0?20:typeof o?.[Symbol.iterator]=="function"?Vt(o):+o,
At(t,function(a,s,c,u,l,h){let f=c.weight?Vt(c.weight.value):null,d=c.z?.value,{z:p}=this,[m,b]=fe(this,l),{width:y,height:g}=l,{x:v,y:x}=Xn(c,u,h),_=Object.fromEntries(
Object.entries(c).filter(([R])=>!FT.has(R)).map(([R,E])=>[R,{...E,value:[]}])),w=e&&[],M=n&&[],k=z1().x(v?R=>v[R]:m).y(x?R=>x[R]:b).weight(f?R=>f[R]:1).size([y,
g]).bandwidth(i),S=[];for(let R of s){let E=[];S.push(E);for(let C of d?qs(R,d,p):[R]){let N=k.contours(C);E.push([C,N])}}let T=o;if(!(T instanceof Cs)){let R=0;
for(let E of S)for(let[,C]of E){let N=C.max;N>R&&(R=N)}T=Float64Array.from({length:o-1},(E,C)=>R*100*(C+1)/o)}let $=[],A=[];for(let R of S){let E=[];$.push(E);for(let[
C,N]of R)for(let I of T){E.push(A.length),A.push(N(I/100)),w&&w.push(I),M&&M.push(I);for(let F in _)_[F].value.push(c[F].value[C[0]])}}return w&&w.push(0),M&&M.
push(0),{data:a,facets:$,channels:{..._,...w&&{fill:{value:w,scale:"color"}},...M&&{stroke:{value:M,scale:"color"}},contours:{value:A}}}})}function p5(t){return/^density$/i.
test(t)}function b5(t,e){return v5("x",t,e)}function x5(t,e){return v5("y",t,e)}function v5(t,e,{x1:n,x2:r,y1:i,y2:o,x:a=n===void 0&&r===void 0?t==="y"?$t:B:void 0,y:s=i===
void 0&&o===void 0?t==="x"?$t:B:void 0,fill:c,positiveFill:u="#3ca951",negativeFill:l="#4269d0",fillOpacity:h=1,positiveFillOpacity:f=h,negativeFillOpacity:d=h,
stroke:p,strokeOpacity:m,z:b=zt(p)[0],clip:y,tip:g,render:v,...x}={}){return[n,r]=g5(a,n,r),[i,o]=g5(s,i,o),n===r&&i===o&&(t==="y"?i=Tr(0):n=Tr(0)),{tip:g}=xn({
tip:g},t==="y"?"x":"y"),Qt(_t(u)?null:Object.assign(ec(e,{x1:n,x2:r,y1:i,y2:o,z:b,fill:u,fillOpacity:f,render:Kr(v,y5(t,!0)),clip:y,...x}),{ariaLabel:"positive \
difference"}),_t(l)?null:Object.assign(ec(e,{x1:n,x2:r,y1:i,y2:o,z:b,fill:l,fillOpacity:d,render:Kr(v,y5(t,!1)),clip:y,...x}),{ariaLabel:"negative difference"}),
co(e,{x:r,y:o,z:b,stroke:p,strokeOpacity:m,tip:g,clip:!0,...x}))}function g5(t,e,n){return e===void 0&&n===void 0?e=n=Tr(t):e===void 0?(n=Tr(n),e=t===void 0?n:Tr(
t)):n===void 0?(e=Tr(e),n=t===void 0?e:Tr(t)):(e=Tr(e),n=Tr(n)),[e,n]}function Tr(t){let e,{value:n,label:r=ge(n)}=hn(t);return{transform:i=>e||(e=Z(i,n)),label:r}}
function y5(t,e){let n=t==="x"?"y":"x",r=`${n}1`,i=`${n}2`,o=`${t}1`,a=`${t}2`;return(s,c,u,l,h,f)=>{let{[r]:d,[i]:p}=u,m=new Float32Array(d.length),b=new Float32Array(
p.length),y=l[t==="y"?"height":"width"];(e===yl(c[t])<0?m:b).fill(y);let g=f(s,c,{...u,[i]:d,[a]:b},l,h),v=f(s,c,{...u,[r]:p,[o]:m},l,h),x=g.querySelector("g")??
g,_=v.querySelector("g")??v;for(let w=0;x.firstChild;w+=2){let M=Al(),k=j("svg:clipPath",h).attr("id",M).node();k.appendChild(x.firstChild),_.childNodes[w].setAttribute(
"clip-path",`url(#${M})`),_.insertBefore(k,_.childNodes[w])}return v}}function gf({geometry:t=B,...e}={}){let n=Zr(r=>Z(r,t));return At({...e,x:null,y:null,geometry:{transform:n}},(r,i,o,a,s,c)=>{let u=n(r),l=u.length,h=new Float64Array(
l),f=new Float64Array(l),{centroid:d}=c.path();for(let p=0;p<l;++p)[h[p],f[p]]=d(u[p]);return{data:r,facets:i,channels:{x:{value:h,scale:null,source:null},y:{value:f,
scale:null,source:null}}}})}function w5({geometry:t=B,...e}={}){let n=Zr(i=>Z(i,t)),r=Zr(i=>Z(n(i),$y));return{...e,x:{transform:i=>Float64Array.from(r(i),([o])=>o)},
y:{transform:i=>Float64Array.from(r(i),([,o])=>o)},geometry:{transform:n}}}var BT={ariaLabel:"geo",fill:"none",stroke:"currentColor",strokeWidth:1,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},gc=class extends Q{constructor(e,n={}){
let[r,i]=Mt(n.r,3);super(e,{x:{value:n.tip?n.x:null,scale:"x",optional:!0},y:{value:n.tip?n.y:null,scale:"y",optional:!0},r:{value:r,scale:"r",filter:Ce,optional:!0},
geometry:{value:n.geometry,scale:"projection"}},oc(n),BT),this.r=i}render(e,n,r,i,o){let{geometry:a,r:s}=r,c=o.path(),{r:u}=this;return Pr(u)?e=[]:u!==void 0&&c.
pointRadius(u),j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(l=>{l.selectAll().data(e).enter().append("path").call(et,this).attr("d",s?h=>c.pointRadius(s[h])(
a[h]):h=>c(a[h])).call(ht,this,r)}).node()}};function yf(t,e={}){return e.tip&&e.x===void 0&&e.y===void 0?e=gf(e):e.geometry===void 0&&(e={...e,geometry:B}),new gc(
t,e)}function _5({strokeWidth:t=1.5,...e}={}){return yf({type:"Sphere"},{strokeWidth:t,...e})}function M5({strokeOpacity:t=.1,...e}={}){return yf(Ey(),{strokeOpacity:t,
...e})}var Aa=.5,Ta=0;function S5(t={fill:"count"},{binWidth:e,...n}={}){let{z:r}=n;return e=e===void 0?20:yt(e),t=$m(t,n),Bn(t,"fill")&&(n.channels={...n.channels,fill:{
value:[]}}),n.symbol===void 0&&(n.symbol="hexagon"),n.r===void 0&&!Bn(t,"r")&&(n.r=e/2),At(n,(i,o,a,s,c,u)=>{let{x:l,y:h,z:f,fill:d,stroke:p,symbol:m}=a;if(l===
void 0)throw new Error("missing channel: x");if(h===void 0)throw new Error("missing channel: y");({x:l,y:h}=Xn(a,s,u)),f=f?f.value:Z(i,r),d=d?.value,p=p?.value,
m=m?.value;let b=Ds(t,{z:f,fill:d,stroke:p,symbol:m}),y=f&&[],g=d&&[],v=p&&[],x=m&&[],_=[],w=[],M=[],k=-1;for(let A of t)A.initialize(i);for(let A of o){let R=[];
for(let E of t)E.scope("facet",A);for(let[E,C]of Yn(A,b))for(let{index:N,extent:I}of qT(i,C,l,h,e)){R.push(++k),w.push(I.x),M.push(I.y),f&&y.push(b===f?E:f[N[0]]),
d&&g.push(b===d?E:d[N[0]]),p&&v.push(b===p?E:p[N[0]]),m&&x.push(b===m?E:m[N[0]]);for(let F of t)F.reduce(N,I)}_.push(R)}let S=a.x.scale,T=a.y.scale,$={x:{value:w,
source:s[S]?{value:pt(w,s[S].invert),scale:S}:null},y:{value:M,source:s[T]?{value:pt(M,s[T].invert),scale:T}:null},...f&&{z:{value:y}},...d&&{fill:{value:g,scale:"\
auto"}},...p&&{stroke:{value:v,scale:"auto"}},...m&&{symbol:{value:x,scale:"auto"}},...Object.fromEntries(t.map(({name:A,output:R})=>[A,{scale:"auto",label:R.label,
radius:A==="r"?e/2:void 0,value:R.transform()}]))};return{data:i,facets:_,channels:$}})}function qT(t,e,n,r,i){let o=i*(1.5/mm),a=new Map;for(let s of e){let c=n[s],
u=r[s];if(isNaN(c)||isNaN(u))continue;let l=Math.round(u=(u-Ta)/o),h=Math.round(c=(c-Aa)/i-(l&1)/2),f=u-l;if(Math.abs(f)*3>1){let m=c-h,b=h+(c<h?-1:1)/2,y=l+(u<
l?-1:1),g=c-b,v=u-y;m*m+f*f>g*g+v*v&&(h=b+(l&1?1:-1)/2,l=y)}let d=`${h},${l}`,p=a.get(d);p===void 0&&(p={index:[],extent:{data:t,x:(h+(l&1)/2)*i+Aa,y:l*o+Ta}},a.
set(d,p)),p.index.push(s)}return a.values()}var XT={ariaLabel:"hexgrid",fill:"none",stroke:"currentColor",strokeOpacity:.1};function $5(t){return new yc(t)}var yc=class extends Q{constructor({binWidth:e=20,
clip:n=!0,...r}={}){super(Fr,void 0,{clip:n,...r},XT),this.binWidth=yt(e)}render(e,n,r,i,o){let{binWidth:a}=this,{marginTop:s,marginRight:c,marginBottom:u,marginLeft:l,
width:h,height:f}=i,d=l-Aa,p=h-c-Aa,m=s-Ta,b=f-u-Ta,y=a/2,g=y*gm,v=g/2,x=y*2,_=g*1.5,w=Math.floor(d/x),M=Math.ceil(p/x),k=Math.floor((m+v)/_),S=Math.ceil((b-v)/
_)+1,T=`m0,${ui(-g)}l${ui(y)},${ui(v)}v${ui(g)}l${ui(-y)},${ui(v)}`,$=T;for(let A=k;A<S;++A)for(let R=w;R<M;++R)$+=`M${ui(R*x+(A&1)*y)},${ui(A*_)}${T}`;return j(
"svg:g",o).datum(0).call(ct,this,i,o).call(rt,this,{},qt+Aa,qt+Ta).call(A=>A.append("path").call(et,this).call(ht,this,r).attr("d",$)).node()}};function ui(t){return Math.
round(t*1e3)/1e3}var UT={ariaLabel:"image",fill:null,stroke:null};function WT(t){return/^\.*\//.test(t)}function GT(t){return/^(blob|data|file|http|https):/i.test(t)}function HT(t){
return typeof t=="string"&&(WT(t)||GT(t))?[void 0,t]:[t,void 0]}var bc=class extends Q{constructor(e,n={}){let{x:r,y:i,r:o,width:a,height:s,rotate:c,src:u,preserveAspectRatio:l,
crossOrigin:h,frameAnchor:f,imageRendering:d}=n;o==null&&(o=void 0),o===void 0&&a===void 0&&s===void 0?a=s=16:a===void 0&&s!==void 0?a=s:s===void 0&&a!==void 0&&
(s=a);let[p,m]=HT(u),[b,y]=Mt(o),[g,v]=Mt(a,y!==void 0?y*2:void 0),[x,_]=Mt(s,y!==void 0?y*2:void 0),[w,M]=Mt(c,0);super(e,{x:{value:r,scale:"x",optional:!0},y:{
value:i,scale:"y",optional:!0},r:{value:b,scale:"r",filter:Ce,optional:!0},width:{value:g,filter:Ce,optional:!0},height:{value:x,filter:Ce,optional:!0},rotate:{
value:w,optional:!0},src:{value:p,optional:!0}},oc(n),UT),this.src=m,this.width=v,this.rotate=M,this.height=_,this.r=y,this.preserveAspectRatio=Rt(l,"xMidYMid"),
this.crossOrigin=Yt(h),this.frameAnchor=Fn(f),this.imageRendering=Rt(d,"auto")}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:u,width:l,height:h,r:f,rotate:d,src:p}=r,
{r:m,width:b,height:y,rotate:g}=this,[v,x]=fe(this,i);return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:u&&s}).call(_=>_.selectAll().data(e).enter().
append("image").call(et,this).attr("x",k5(c,l,f,v,b,m)).attr("y",k5(u,h,f,x,y,m)).attr("width",l?w=>l[w]:b!==void 0?b:f?w=>f[w]*2:m*2).attr("height",h?w=>h[w]:y!==
void 0?y:f?w=>f[w]*2:m*2).attr("transform",d?w=>`rotate(${d[w]})`:g?`rotate(${g})`:null).attr("transform-origin",d||g?Wn`${c?w=>c[w]:v}px ${u?w=>u[w]:x}px`:null).
call(V,"href",p?w=>p[w]:this.src).call(V,"preserveAspectRatio",this.preserveAspectRatio).call(V,"crossorigin",this.crossOrigin).call(V,"image-rendering",this.imageRendering).
call(V,"clip-path",f?w=>`circle(${f[w]}px)`:m!==void 0?`circle(${m}px)`:null).call(ht,this,r)).node()}};function k5(t,e,n,r,i,o){return e&&t?a=>t[a]-e[a]/2:e?a=>r-
e[a]/2:t&&i!==void 0?a=>t[a]-i/2:i!==void 0?r-i/2:n&&t?a=>t[a]-n[a]:n?a=>r-n[a]:t?a=>t[a]-o:r-o}function A5(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&
([e,n]=Gt(e,n)),new bc(t,{...r,x:e,y:n})}function jT(t,e,n){var r=1e-8,i=e-1,o=n-1,a=0,s,c,u,l,h,f,d,p,m,b,y;if(t<=0)return 0;if(t>=1)return 1;for(e>=1&&n>=1?(u=t<.5?t:1-t,l=Math.sqrt(-2*Math.log(u)),d=
(2.30753+l*.27061)/(1+l*(.99229+l*.04481))-l,t<.5&&(d=-d),p=(d*d-3)/6,m=2/(1/(2*e-1)+1/(2*n-1)),b=d*Math.sqrt(p+m)/m-(1/(2*n-1)-1/(2*e-1))*(p+5/6-2/(3*m)),d=e/(e+
n*Math.exp(2*b))):(s=Math.log(e/(e+n)),c=Math.log(n/(e+n)),l=Math.exp(e*s)/e,h=Math.exp(n*c)/n,b=l+h,t<l/b?d=Math.pow(e*b*t,1/e):d=1-Math.pow(n*b*(1-t),1/n)),y=
-Ca(e)-Ca(n)+Ca(e+n);a<10;a++){if(d===0||d===1)return d;if(f=VT(d,e,n)-t,l=Math.exp(i*Math.log(d)+o*Math.log(1-d)+y),h=f/l,d-=l=h/(1-.5*Math.min(1,h*(i/d-o/(1-d)))),
d<=0&&(d=.5*(d+l)),d>=1&&(d=.5*(d+l+1)),Math.abs(l)<r*d&&a>0)break}return d}function VT(t,e,n){var r=t===0||t===1?0:Math.exp(Ca(e+n)-Ca(e)-Ca(n)+e*Math.log(t)+n*
Math.log(1-t));return t<0||t>1?!1:t<(e+1)/(e+n+2)?r*T5(t,e,n)/e:1-r*T5(1-t,n,e)/n}function T5(t,e,n){var r=1e-30,i=1,o=e+n,a=e+1,s=e-1,c=1,u=1-o*t/a,l,h,f,d;for(Math.
abs(u)<r&&(u=r),u=1/u,d=u;i<=100&&(l=2*i,h=i*(n-i)*t/((s+l)*(e+l)),u=1+h*u,Math.abs(u)<r&&(u=r),c=1+h/c,Math.abs(c)<r&&(c=r),u=1/u,d*=u*c,h=-(e+i)*(o+i)*t/((e+l)*
(a+l)),u=1+h*u,Math.abs(u)<r&&(u=r),c=1+h/c,Math.abs(c)<r&&(c=r),u=1/u,f=u*c,d*=f,!(Math.abs(f-1)<3e-7));i++);return d}function Ca(t){var e=0,n=[76.18009172947146,
-86.5053203294167,24.01409824083091,-1.231739572450155,.001208650973866179,-5395239384953e-18],r=1.000000000190015,i,o,a;for(a=(o=i=t)+5.5,a-=(i+.5)*Math.log(a);e<
6;e++)r+=n[e]/++o;return Math.log(2.506628274631*r/i)-a}function C5(t,e){var n=jT(2*Math.min(t,1-t),.5*e,.5);return n=Math.sqrt(e*(1-n)/n),t>.5?n:-n}var ZT={ariaLabel:"linear-regression",fill:"currentColor",fillOpacity:.1,stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},
bf=class extends Q{constructor(e,n={}){let{x:r,y:i,z:o,ci:a=.95,precision:s=4}=n;if(super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y"},z:{value:be(n),optional:!0}},
n,ZT),this.z=o,this.ci=+a,this.precision=+s,!(0<=this.ci&&this.ci<1))throw new Error(`invalid ci; not in [0, 1): ${a}`);if(!(this.precision>0))throw new Error(`\
invalid precision: ${s}`)}render(e,n,r,i,o){let{x:a,y:s,z:c}=r,{ci:u}=this;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(l=>l.selectAll().data(c?qs(
e,c,this.z):[e]).enter().call(h=>h.append("path").attr("fill","none").call(et,this).call(Gi,this,{...r,fill:null,fillOpacity:null}).attr("d",f=>this._renderLine(
f,a,s)).call(u&&!xr(this.fill)?f=>f.select(KT).attr("stroke","none").call(et,this).call(Gi,this,{...r,stroke:null,strokeOpacity:null,strokeWidth:null}).attr("d",
d=>this._renderBand(d,a,s)):()=>{}))).node()}};function KT(){return this.parentNode.insertBefore(this.ownerDocument.createElementNS(Xe.svg,"path"),this)}var Y0=class extends bf{constructor(e,n){
super(e,n)}_renderBand(e,n,r){let{ci:i,precision:o}=this,[a,s]=St(e,l=>r[l]),c=xf(e,r,n),u=R5(e,r,n,(1-i)/2,c);return Ss().y(l=>l).x0(l=>u(l,-1)).x1(l=>u(l,1))(
he(a,s-o/2,o).concat(s))}_renderLine(e,n,r){let[i,o]=St(e,s=>r[s]),a=xf(e,r,n);return`M${a(i)},${i}L${a(o)},${o}`}},B0=class extends bf{constructor(e,n){super(e,
n)}_renderBand(e,n,r){let{ci:i,precision:o}=this,[a,s]=St(e,l=>n[l]),c=xf(e,n,r),u=R5(e,n,r,(1-i)/2,c);return Ss().x(l=>l).y0(l=>u(l,-1)).y1(l=>u(l,1))(he(a,s-o/
2,o).concat(s))}_renderLine(e,n,r){let[i,o]=St(e,s=>n[s]),a=xf(e,n,r);return`M${i},${a(i)}L${o},${a(o)}`}};function E5(t,{y:e=$t,x:n=B,stroke:r,fill:i=_t(r)?"cu\
rrentColor":r,...o}={}){return new Y0(t,va({...o,x:n,y:e,fill:i,stroke:r}))}function N5(t,{x:e=$t,y:n=B,stroke:r,fill:i=_t(r)?"currentColor":r,...o}={}){return new B0(
t,xa({...o,x:e,y:n,fill:i,stroke:r}))}function xf(t,e,n){let r=0,i=0,o=0,a=0;for(let l of t){let h=e[l],f=n[l];r+=h,i+=f,o+=h*f,a+=h*h}let s=t.length,c=(s*o-r*i)/
(s*a-r*r),u=(i-c*r)/s;return l=>c*l+u}function R5(t,e,n,r,i){let o=we(t,l=>e[l])/t.length,a=0,s=0;for(let l of t)a+=(e[l]-o)**2,s+=(n[l]-i(e[l]))**2;let c=Math.
sqrt(s/(t.length-2)),u=C5(r,t.length-2);return(l,h)=>{let f=i(l),d=c*Math.sqrt(1/t.length+(l-o)**2/a);return f+h*u*d}}function xc({path:t=B,delimiter:e,frameAnchor:n,treeLayout:r=Oo,treeSort:i,treeSeparation:o,treeAnchor:a,treeFilter:s,...c}={}){a=Mf(a),i=P5(i),s!=null&&(s=X0(s)),
n===void 0&&(n=a.frameAnchor);let u=D5(e),l=X5(c,X0),[h,f]=ue(),[d,p]=ue();return{x:h,y:d,frameAnchor:n,...Kt(c,(m,b)=>{let y=u(Z(m,t)),g=f([]),v=p([]),x=-1,_=[],
w=[],M=Zh().path(T=>y[T]),k=Ye(m)?T=>T.data=m[T.data]:T=>T.data=m.get(T.data),S=r();S.nodeSize&&S.nodeSize([1,1]),S.separation&&o!==void 0&&S.separation(o??Es);
for(let T of l)T[wf]=T[B5]([]);for(let T of b){let $=[],A=M(T.filter(R=>y[R]!=null)).each(k);i!=null&&A.sort(i),S(A);for(let R of A.descendants())if(!(s!=null&&
!s(R))){$.push(++x),_[x]=R.data,a.position(R,x,g,v);for(let E of l)E[wf][x]=E[q5](R)}w.push($)}return{data:_,facets:w}}),...Object.fromEntries(l)}}function _f({
path:t=B,delimiter:e,curve:n="bump-x",stroke:r="#555",strokeWidth:i=1.5,strokeOpacity:o=.5,treeLayout:a=Oo,treeSort:s,treeSeparation:c,treeAnchor:u,treeFilter:l,
...h}={}){u=Mf(u),s=P5(s),l!=null&&(l=L5(l)),h={curve:n,stroke:r,strokeWidth:i,strokeOpacity:o,...h};let f=D5(e),d=X5(h,L5),[p,m]=ue(),[b,y]=ue(),[g,v]=ue(),[x,
_]=ue();return{x1:p,x2:b,y1:g,y2:x,...Kt(h,(w,M)=>{let k=f(Z(w,t)),S=m([]),T=y([]),$=v([]),A=_([]),R=-1,E=[],C=[],N=Zh().path(F=>k[F]),I=a();I.nodeSize&&I.nodeSize(
[1,1]),I.separation&&c!==void 0&&I.separation(c??Es);for(let F of d)F[wf]=F[B5]([]);for(let F of M){let P=[],Y=N(F.filter(q=>k[q]!=null)).each(q=>q.data=w[q.data]);
s!=null&&Y.sort(s),I(Y);for(let{source:q,target:U}of Y.links())if(!(l!=null&&!l(U,q))){P.push(++R),E[R]=U.data,u.position(q,R,S,$),u.position(U,R,T,A);for(let X of d)
X[wf][R]=X[q5](U,q)}C.push(P)}return{data:E,facets:C}}),...Object.fromEntries(d)}}function Mf(t="left"){switch(`${t}`.trim().toLowerCase()){case"left":return QT;case"\
right":return JT}throw new Error(`invalid tree anchor: ${t}`)}var QT={frameAnchor:"left",dx:6,position({x:t,y:e},n,r,i){r[n]=e,i[n]=-t}},JT={frameAnchor:"right",
dx:-6,position({x:t,y:e},n,r,i){r[n]=-e,i[n]=-t}};function P5(t){return t==null||typeof t=="function"?t:`${t}`.trim().toLowerCase().startsWith("node:")?I5(X0(t)):
I5(tC(t))}function I5(t){return(e,n)=>ce(t(e),t(n))}function tC(t){return e=>e.data?.[t]}function D5(t="/"){if(t=`${t}`,t==="/")return n=>n;if(t.length!==1)throw new Error(
"delimiter must be exactly one character");let e=t.charCodeAt(0);return n=>n.map(r=>eC(r,e))}var q0=92,O5=47;function eC(t,e){if(e===q0)throw new Error("delimit\
er cannot be backslash");let n=!1;for(let r=0,i=t.length;r<i;++r){switch(t.charCodeAt(r)){case q0:if(!n){n=!0;continue}break;case e:n?(t=t.slice(0,r-1)+t.slice(
r),--r,--i):t=t.slice(0,r)+"/"+t.slice(r+1);break;case O5:n?(t=t.slice(0,r)+"\\\\"+t.slice(r),r+=2,i+=2):(t=t.slice(0,r)+"\\"+t.slice(r),++r,++i);break}n=!1}return t}
function nC(t){let e=!1;for(let n=0,r=t.length;n<r;++n){switch(t.charCodeAt(n)){case q0:if(!e){e=!0;continue}case O5:e&&(t=t.slice(0,n-1)+t.slice(n),--n,--r);break}
e=!1}return t}function z5(t){return Zt(t)&&typeof t.node=="function"}function rC(t){return Zt(t)&&typeof t.link=="function"}function X0(t){if(z5(t))return t.node;
if(t=`${t}`.trim().toLowerCase(),!!t.startsWith("node:")){switch(t){case"node:name":return W0;case"node:path":return U0;case"node:internal":return F5;case"node:\
external":return Y5;case"node:depth":return G0;case"node:height":return H0}throw new Error(`invalid node value: ${t}`)}}function L5(t){if(z5(t))return t.node;if(rC(
t))return t.link;if(t=`${t}`.trim().toLowerCase(),!(!t.startsWith("node:")&&!t.startsWith("parent:"))){switch(t){case"parent:name":return vf(W0);case"parent:pat\
h":return vf(U0);case"parent:depth":return vf(G0);case"parent:height":return vf(H0);case"node:name":return W0;case"node:path":return U0;case"node:internal":return F5;case"\
node:external":return Y5;case"node:depth":return G0;case"node:height":return H0}throw new Error(`invalid link value: ${t}`)}}function U0(t){return t.id}function W0(t){
return iC(t.id)}function G0(t){return t.depth}function H0(t){return t.height}function F5(t){return!!t.children}function Y5(t){return!t.children}function vf(t){return(e,n)=>n==
null?void 0:t(n)}function iC(t){let e=t.length;for(;--e>0&&!oC(t,e););return nC(t.slice(e+1))}function oC(t,e){if(t[e]==="/"){let n=0;for(;e>0&&t[--e]==="\\";)++n;
if((n&1)===0)return!0}return!1}var B5=2,q5=3,wf=4;function X5(t,e){let n=[];for(let r in t){let i=t[r],o=e(i);o!==void 0&&n.push([r,...ue(i),o])}return n}function j0(t,{fill:e,stroke:n,strokeWidth:r,strokeOpacity:i,strokeLinejoin:o,strokeLinecap:a,strokeMiterlimit:s,strokeDasharray:c,strokeDashoffset:u,marker:l,markerStart:h=l,
markerEnd:f=l,dot:d=_t(h)&&_t(f),text:p="node:name",textStroke:m="var(--plot-background)",title:b="node:path",dx:y,dy:g,textAnchor:v,treeLayout:x=Oo,textLayout:_=x===
Oo||x===Vh?"mirrored":"normal",tip:w,...M}={}){if(y===void 0&&(y=Mf(M.treeAnchor).dx),v!==void 0)throw new Error("textAnchor is not a configurable tree option");
_=ne(_,"textLayout",["mirrored","normal"]);function k(S){return Gn(t,xc({treeLayout:x,text:p,fill:e===void 0?"currentColor":e,stroke:m,dx:y,dy:g,title:b,...S,...M}))}
return Qt(af(t,_f({treeLayout:x,markerStart:h,markerEnd:f,stroke:n!==void 0?n:e===void 0?"node:internal":e,strokeWidth:r,strokeOpacity:i,strokeLinejoin:o,strokeLinecap:a,
strokeMiterlimit:s,strokeDasharray:c,strokeDashoffset:u,...M})),d?pn(t,xc({treeLayout:x,fill:e===void 0?"node:internal":e,title:b,tip:w,...M})):null,p!=null?_===
"mirrored"?[k({textAnchor:"start",treeFilter:"node:external"}),k({textAnchor:"end",treeFilter:"node:internal",dx:-y})]:k():null)}function U5(t,e){return j0(t,{...e,
treeLayout:Vh})}var G5={ariaLabel:"waffle"},vc=class extends ro{constructor(e,{unit:n=1,gap:r=1,round:i,multiple:o,...a}={}){super(e,H5("x",a),G5),this.unit=Math.max(0,n),this.
gap=+r,this.round=j5(i),this.multiple=V5(o)}},wc=class extends io{constructor(e,{unit:n=1,gap:r=1,round:i,multiple:o,...a}={}){super(e,H5("y",a),G5),this.unit=Math.
max(0,n),this.gap=+r,this.round=j5(i),this.multiple=V5(o)}};function H5(t,e){let n=t==="y"?"x":"y",r=`${t}1`,i=`${t}2`;return At(aC(e),function(o,a,s,c,u){let{round:l,
unit:h}=this,f=s[r].value,d=s[i].value,p=Hr({...n in s&&{[n]:s[n]},[r]:s[r],[i]:s[i]},c),m=this[t==="y"?"_width":"_height"](c,p,u),b=this[t==="y"?"_x":"_y"](c,p,
u),y=h*uC(c.scales[t]),{multiple:g=Math.max(1,Math.floor(Math.sqrt(m/y)))}=this,v=Math.min(m/g,y*g),x=y*g,_=(m-g*v)/2,w=typeof b=="function"?N=>b(N)+_:b+_,M=c[t](
0),k=t==="y"?([N,I])=>[N*v,-I*x]:([N,I])=>[I*x,N*v],S=typeof w=="function"?N=>w(N)-m/2:()=>w,[T,$]=t==="y"?[0,1]:[1,0],A=d.length,R=new Array(A),E=new Float64Array(
A),C=new Float64Array(A);for(let N=0;N<A;++N){R[N]=Z0(l(f[N]/h),l(d[N]/h),g).map(k);let I=R[N].pop();E[N]=I[T]+S(N),C[N]=I[$]+M}return{channels:{polygon:{value:R,
source:null,filter:null},[`c${n}`]:{value:[v,w],source:null,filter:null},[`c${t}`]:{value:[x,M],source:null,filter:null},[n]:{value:E,scale:null,source:null},[r]:{
value:C,scale:null,source:s[r]},[i]:{value:C,scale:null,source:s[i]}}}})}function aC({render:t,...e}){return{...e,render:Kr(t,function(n,r,i,o,a){let{gap:s,rx:c,
ry:u}=this,{channels:l,ariaLabel:h,href:f,title:d,...p}=i,{document:m}=a,b=l.polygon.value,[y,g]=l.cx.value,[v,x]=l.cy.value,_=ew(),w=m.createElementNS(Xe.svg,"\
pattern");w.setAttribute("width",y),w.setAttribute("height",v),w.setAttribute("patternUnits","userSpaceOnUse");let M=w.appendChild(m.createElementNS(Xe.svg,"rec\
t"));return M.setAttribute("x",s/2),M.setAttribute("y",s/2),M.setAttribute("width",y-s),M.setAttribute("height",v-s),c!=null&&M.setAttribute("rx",c),u!=null&&M.
setAttribute("ry",u),j("svg:g",a).call(ct,this,o,a).call(this._transform,this,r).call(k=>k.selectAll().data(n).enter().append(()=>w.cloneNode(!0)).attr("id",S=>`${_}\
-${S}`).select("rect").call(et,this).call(ht,this,p)).call(k=>k.selectAll().data(n).enter().append("path").attr("transform",Wn`translate(${g},${x})`).attr("d",S=>`\
M${b[S].join("L")}Z`).attr("fill",S=>`url(#${_}-${S})`).attr("stroke",this.stroke==null?null:"none").call(ht,this,{ariaLabel:h,href:f,title:d})).node()})}}function Z0(t,e,n){
if(e<t)return Z0(e,t,n);if(t<0)return sC(t,e,n,Math.ceil(-Math.min(t,e)/n));let r=Math.floor(t%n),i=Math.ceil(t%n),o=Math.floor(e%n),a=Math.ceil(e%n),s=Math.floor(
t/n),c=Math.ceil(t/n),u=Math.floor(e/n),l=Math.ceil(e/n),h=[];return l>c&&h.push([0,c]),h.push([r,c],[r,s+t%1],[i,s+t%1]),t%n>n-1||(h.push([i,s]),u>s&&h.push([n,
s])),u>s&&h.push([n,u]),h.push([a,u],[a,u+e%1],[o,u+e%1]),e%n<1||(h.push([o,l]),l>c&&h.push([0,l])),h.push(cC(t,e,n)),h}function sC(t,e,n,r){return Z0(t+r*n,e+r*
n,n).map(([i,o])=>[i,o-r])}function cC(t,e,n){let r=Math.floor(e/n)-Math.floor(t/n);return r===0?V0(t,e,n):r===1?Math.floor(e%n)>Math.ceil(t%n)?[(Math.floor(e%n)+
Math.ceil(t%n))/2,Math.floor(e/n)]:e%n>n-t%n?V0(e-e%n,e,n):V0(t,n*Math.ceil(t/n),n):[n/2,(Math.round(t/n)+Math.round(e/n))/2]}function V0(t,e,n){let r=Math.floor(
e)-Math.floor(t);return r===0?[Math.floor(t%n)+.5,Math.floor(t/n)+(t+e)/2%1]:r===1?e%1-t%1>.5?[Math.ceil(t%n),Math.floor(e/n)+(t%1+e%1)/2]:e%1>1-t%1?[Math.floor(
e%n)+.5,Math.floor(e/n)+e%1/2]:[Math.floor(t%n)+.5,Math.floor(t/n)+(1+t%1)/2]:[Math.ceil(t%n)+Math.ceil(Math.floor(e)-Math.ceil(t))/2,Math.floor(t/n)+(e>=1+t?.5:
(t+e)/2%1)]}function j5(t){if(t===void 0||t===!1)return Number;if(t===!0)return Math.round;if(typeof t!="function")throw new Error(`invalid round: ${t}`);return t}
function V5(t){return t===void 0?void 0:Math.max(1,Math.floor(t))}function uC({domain:t,range:e}){return W5(e)/W5(t)}function W5(t){let[e,n]=St(t);return n-e}function Z5(t,{
tip:e,...n}={}){return gr(n)||(n={...n,y:$t,x2:B}),new vc(t,{tip:Q5(e),...ei(ua(Jr(n)))})}function K5(t,{tip:e,...n}={}){return gr(n)||(n={...n,x:$t,y2:B}),new wc(
t,{tip:Q5(e),...ni(la(ti(n)))})}function Q5(t){return t===!0?{maxRadius:1/0}:Zt(t)&&t.maxRadius===void 0?{...t,maxRadius:1/0}:void 0}var u3=m_(c3(),1);var yC=({marginLeft:t})=>[1,t],bC=({width:t,marginRight:e})=>[-1,t-e],xC=({width:t,marginLeft:e,marginRight:n})=>[0,(e+t-n)/2],vC=({marginTop:t})=>[1,t],wC=({height:t,
marginBottom:e})=>[-1,t-e],_C=({height:t,marginTop:e,marginBottom:n})=>[0,(e+t-n)/2];function l3(t){return typeof t=="string"?{anchor:t}:t}function f3(t={},e={}){
arguments.length===1&&([t,e]=d3(t));let{anchor:n="left",padding:r=1,r:i=e.r}=l3(t);switch(`${n}`.toLowerCase()){case"left":n=yC;break;case"right":n=bC;break;case"\
middle":n=xC;break;default:throw new Error(`unknown dodge anchor: ${n}`)}return p3("x","y",n,yt(r),i,e)}function h3(t={},e={}){arguments.length===1&&([t,e]=d3(t));
let{anchor:n="bottom",padding:r=1,r:i=e.r}=l3(t);switch(`${n}`.toLowerCase()){case"top":n=vC;break;case"bottom":n=wC;break;case"middle":n=_C;break;default:throw new Error(
`unknown dodge anchor: ${n}`)}return p3("y","x",n,yt(r),i,e)}function d3(t){let{anchor:e,padding:n,...r}=t,{r:i}=r;return[{anchor:e,padding:n,r:i},r]}function p3(t,e,n,r,i,o){
if(i!=null&&typeof i!="number"){let{channels:a,sort:s,reverse:c}=o;a=Rs(a),a?.r===void 0&&(o={...o,channels:{...a,r:{value:i,scale:"r"}}}),s===void 0&&c===void 0&&
(o.sort={channel:"-r"})}return At(o,function(a,s,c,u,l,h){let{[e]:f,r:d}=c;if(!c[e])throw new Error(`missing channel: ${e}`);({[e]:f}=Xn(c,u,h));let p=d?void 0:
i!==void 0?yt(i):this.r!==void 0?this.r:3;d&&(d=Z(d.value,u[d.scale]||B,Float64Array));let[m,b]=n(l),y=m?SC:MC,g=new Float64Array(f.length),v=d?x=>d[x]:()=>p;for(let x of s){
let _=(0,u3.default)();x=x.filter(d?M=>Bo(f[M])&&Ce(d[M]):M=>Bo(f[M]));let w=new Float64Array(2*x.length+2);for(let M of x){let k=v(M),S=m?k+r:0,T=f[M]-k,$=f[M]+
k,A=2;_.queryInterval(T-r,$+r,([,,E])=>{let C=g[E]-S,N=f[M]-f[E],I=r+(d?d[M]+d[E]:2*p),F=Math.sqrt(I*I-N*N);w[A++]=C-F,w[A++]=C+F});let R=w.slice(0,A);m&&(R=R.filter(
E=>E>=0));t:for(let E of R.sort(y)){for(let C=0;C<A;C+=2)if(w[C]+1e-6<E&&E<w[C+1]-1e-6)continue t;g[M]=E+S;break}_.insert([T,$,M])}}m||(m=1);for(let x of s)for(let _ of x)
g[_]=g[_]*m+b;return{data:a,facets:s,channels:{[t]:{value:g,source:null},[e]:{value:f,source:c[e]},...d&&{r:{value:d,source:c.r}}}}})}function MC(t,e){return Math.
abs(t)-Math.abs(e)}function SC(t,e){return t-e}function g3(t,e){return arguments.length===1&&({basis:t,...e}=t),Ma(kf(t),e)}function y3(t,e){return arguments.length===1&&({basis:t,...e}=t),Sa(kf(t),e)}function kf(t){
if(t===void 0)return m3;if(typeof t=="function")return Af(Go(t));if(/^p\d{2}$/i.test(t))return Ia(Wo(t));switch(`${t}`.toLowerCase()){case"deviation":return AC;case"\
first":return m3;case"last":return kC;case"max":return TC;case"mean":return CC;case"median":return EC;case"min":return NC;case"sum":return RC;case"extent":return $C}
throw new Error(`invalid basis: ${t}`)}function Af(t){return{mapIndex(e,n,r){let i=+t(e,n);for(let o of e)r[o]=n[o]===null?NaN:n[o]/i}}}function Ia(t){return Af(
(e,n)=>t(e,r=>n[r]))}var $C={mapIndex(t,e,n){let[r,i]=St(t,a=>e[a]),o=i-r;for(let a of t)n[a]=e[a]===null?NaN:(e[a]-r)/o}},m3=Af((t,e)=>{for(let n=0;n<t.length;++n){
let r=e[t[n]];if(Lt(r))return r}}),kC=Af((t,e)=>{for(let n=t.length-1;n>=0;--n){let r=e[t[n]];if(Lt(r))return r}}),AC={mapIndex(t,e,n){let r=gi(t,o=>e[o]),i=Qn(
t,o=>e[o]);for(let o of t)n[o]=e[o]===null?NaN:i?(e[o]-r)/i:0}},TC=Ia(Et),CC=Ia(gi),EC=Ia(tr),NC=Ia(Ht),RC=Ia(we);function b3(t,e){return v3("x",t,e)}function x3(t,e){return v3("y",t,e)}function v3(t,e,n={}){let r,i=1;if(typeof e=="number")i=e,r=(u,l)=>+u+l;else{if(typeof e==
"string"){let u=e.startsWith("-")?-1:1;[e,i]=tl(e.replace(/^[+-]/,"")),i*=u}e=jo(e),r=(u,l)=>e.offset(u,l)}let o=`${t}1`,a=`${t}2`,s=Be({[o]:u=>u.map(l=>r(l,i)),
[a]:u=>u},n),c=s[a].transform;return s[a].transform=()=>{let u=c(),[l,h]=St(u);return u.domain=i<0?[l,r(h,i)]:[r(l,i),h],u},s}function w3(t,e={}){if(typeof t=="string")switch(t.toLowerCase()){case"first":return ng(e);case"last":return rg(e)}if(typeof t=="function")return li(null,t,e);let n,
r;for(n in t){if(r!==void 0)throw new Error("ambiguous selector; multiple inputs");r=IC(t[n])}if(r===void 0)throw new Error(`invalid selector: ${t}`);return li(
n,r,e)}function IC(t){if(typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"min":return ig;case"max":return og}throw new Error(`unknown selector: ${t}`)}
function ng(t){return li(null,LC,t)}function rg(t){return li(null,PC,t)}function _3(t){return li("x",ig,t)}function M3(t){return li("y",ig,t)}function S3(t){return li(
"x",og,t)}function $3(t){return li("y",og,t)}function*LC(t){yield t[0]}function*PC(t){yield t[t.length-1]}function*ig(t,e){yield Og(t,n=>e[n])}function*og(t,e){
yield qa(t,n=>e[n])}function li(t,e,n){if(t!=null){if(n[t]==null)throw new Error(`missing channel: ${t}`);t=n[t]}let r=be(n);return Kt(n,(i,o)=>{let a=Z(i,r),s=Z(
i,t),c=[];for(let u of o){let l=[];for(let h of a?Ie(u,f=>a[f]).values():[u])for(let f of e(h,s))l.push(f);c.push(l)}return{data:i,facets:c}})}Q.prototype.plot=function({marks:t=[],...e}={}){return ba({...e,marks:[...t,this]})};var A3={marginBottom:44,style:{fontFamily:"inherit",fontSize:"12px",background:"none",color:"inherit",overflow:"visible"}};function fi(t,[e,n]){let[r,i]=[Math.min(
...t),Math.max(...t)];r===i&&([r,i]=[r-1,i+1]);let[o,a]=vl({y:{type:"linear",domain:[r,i],nice:!0}}).domain;return[Math.max(o,e),Math.min(a,n)]}var k3=document.
createElement("canvas").getContext("2d");function Tf(t){return k3.font=`${A3.style.fontSize} ${getComputedStyle(document.body).fontFamily}`,k3.measureText(t).width}
function DC(t,e){if(Tf(t)<=e)return t;let n=[...t].slice(0,100);for(;n.length>1&&Tf(`${n.join("")}…`)>e;)n.pop();return`${n.join("")}…`}var La=(t,e)=>to({label:null,
tickSize:0,tickPadding:8,tickFormat:n=>DC(e(n),t-10)});function Re(t,e,n){let r=L("div",{class:"drawing"}),i=0,o=a=>{let s=Math.floor(a);if(s<50||s===i)return;i=
s;let{marks:c,x:u,y:l,...h}=n(s),f=ba({...A3,...l.label&&{marginTop:30},width:s,...h,x:{labelAnchor:"center",labelArrow:"none",labelOffset:36,...u},y:{labelArrow:"\
none",tickSize:0,...l},marks:c.flat().filter(Boolean)});f.setAttribute("role","img"),f.setAttribute("aria-label",`${t}. ${e}`),r.replaceChildren(f)};return new ResizeObserver(
a=>o(a[0].contentRect.width)).observe(r),L("figure",{class:"chart"},L("figcaption",{},L("strong",{},t),e&&L("span",{},e)),r)}var E3=24,OC=100;function zC(t,e,n){let r=i=>t.policies.find(({name:o})=>o===i).recall;return n.labels.map(i=>({...i,name:e[t.labels[i.label]],from:r(n.against)[i.
label],to:r(n.policy)[i.label]}))}var T3={gain:"var(--gain)",loss:"var(--loss)"};function N3(t,e,n){let r=n.flatMap(s=>[s.change,...s.interval??[]]),i=[Math.min(
0,...r),Math.max(0,...r)];i[0]===i[1]&&(i[1]=1);let o=s=>s<500?110:190,a=12+Math.ceil(Math.max(...n.map(s=>Tf(jt(s.change,1)))));return Re(t,e,s=>({height:22*n.
length+62,marginLeft:o(s),marginRight:a,x:{domain:i,label:"Change of recall (points)",grid:!0,insetLeft:6,insetRight:6,ticks:s<500?5:8,tickFormat:c=>jt(c,Number.
isInteger(c)?0:1)},y:{domain:n.map((c,u)=>u),padding:.25},marks:[La(o(s),c=>n[c].name),lt.ruleX([0],{stroke:"var(--muted)"}),lt.ruleY(n.filter(c=>c.interval),{x1:c=>c.
interval[0],x2:c=>c.interval[1],y:c=>n.indexOf(c),stroke:c=>T3[c.outcome]??"var(--muted)",strokeWidth:5,strokeOpacity:.35}),lt.dot(n,{x:"change",y:(c,u)=>u,r:4.5,
fill:c=>T3[c.outcome]??"var(--muted)",title:c=>`${c.name}: ${Dt(c.from,1)}% → ${Dt(c.to,1)}%${c.interval?`
${jt(c.interval[0],1)} to ${jt(c.interval[1],1)} points`:""}`,tip:!0}),lt.text(n,{y:(c,u)=>u,text:c=>jt(c.change,1),frameAnchor:"right",textAnchor:"start",dx:6})]}))}
function FC(t){let e=t.filter(s=>s>0);if(e.length===0)return"With few test images a label's small changes mean little.";let[n,r]=[Math.min(...e),Math.max(...e)],
i=n===r?re(n,"test image"):`${Tt(n)} to ${Tt(r)} test images`,o=`one of ${n===r?"them":Tt(n)} is ${pg(100/n)}`,a=n<OC?", so small changes mean little":"";return`\
A label has ${i}; ${o} of recall${a}.`}function Cf(t,e,n){return n.length>0?N3(t,e,n.slice(0,E3/2)):Ut(`${t}: none.`)}function C3(t,e,n){let r=zC(t,e,n),[i,o]=n.
phrases,a=l=>r.filter(h=>h.outcome===l).length,s=r.some(l=>l.interval),c=s?`Mean recall with ${i} less that with ${o}, with 95% intervals for all labels togethe\
r. Grey: may be chance.`:`Mean recall with ${i} less that with ${o}. Without intervals: any of it may be chance.`,u=r.length<=E3?N3("Change of each label",c,r):
L("div",{class:"pair"},s?[Cf("Clearly gained",c,r.filter(l=>l.outcome==="gain")),Cf("Clearly lost",c,r.filter(l=>l.outcome==="loss").reverse())]:[Cf("Rose most",
c,r.filter(l=>l.change>0)),Cf("Fell most",c,r.filter(l=>l.change<0).reverse())]);return[L("p",{},s?`With ${i}, ${re(a("gain"),"label")} clearly gained recall ag\
ainst ${o} and ${Tt(a("loss"))} clearly lost; of ${Tt(a("unclear"))} it cannot be told. `:`Which labels gained recall with ${i} against ${o} cannot be told: tha\
t takes two seeds, and the predictions that trainings now keep. `,FC(t.images)),u]}function R3({comparison:t,labels:e}){if(!t||t.findings.length===0)return Xt("\
labels","Labels",Ut("Needs finished trainings with two policies."));let n=L("div",{},C3(t,e,t.findings[0])),r=L("select",{id:"labels-against",on:{change:()=>n.replaceChildren(
...C3(t,e,t.findings[r.selectedIndex]))}},t.findings.map(({phrases:i},o)=>L("option",{value:String(o)},`${i[0]} against ${i[1]}`)));return Xt("labels","Labels",
t.findings.length>1&&L("div",{class:"tools"},L("label",{for:"labels-against"},"Policies"),r),n)}function I3({policy:t,ops:e,labels:n}){if(!t)return Xt("policy","Policy",Ut("No policy has been built yet."));let r=(c,{share:u,triples:l})=>({name:c,values:u,extra:[
{text:Tt(Math.round(l)),key:l}]}),i=t.rows.map(c=>r(n[c.label],c)),o=[];i.length>1&&o.push(r("Mean of all labels",{share:e.map((c,u)=>pi(i.map(({values:l})=>l[u]))),
triples:pi(t.rows.map(({triples:c})=>c))})),t.all&&o.push(r("One policy for all labels",t.all));let a=Math.max(1,...i.flatMap(({values:c})=>c),...o.flatMap(({values:c})=>c)),
s=c=>c===0?"·":c<5?"<1":Dt(c/10,0);return Xt("policy","Policy",L("p",{},"How large a part of a label's triples each operation makes up, in percent. All sixteen\
 alike would be 6 each. An operation that the search found harmful for a label is rare in its row."),Ac({id:"policy-shares",caption:"Share of each operation in \
each label's policy, in percent",ops:e,extras:["Triples"],rows:i,pinned:o,cell:c=>({text:s(c),kind:"share",strength:c/a,title:`${Dt(c/10,1)}%`}),legend:Tc([["0%",
"share",0],["","share",.33],["","share",.67],[`${Dt(a/10,0)}%`,"share",1]])}))}var L3={gain:"▲",loss:"▼",unclear:"≈"},YC={gain:"Gain",loss:"Loss",unclear:"Not clear","no interval":"One seed"};function BC([t,...e]){let n=r=>L("li",{},
L("span",{class:`tag ${r.outcome.replace(" ","-")}`},YC[r.outcome])," ",r.text);return L("div",{class:`verdict ${t.outcome.replace(" ","-")}`},L("p",{class:"fig\
ure"},L3[t.outcome]&&L("span",{"aria-hidden":"true"},L3[t.outcome]),` ${jt(t.difference,2)}`,L("small",{},` points of test accuracy: ${t.phrases[0]} against ${t.
phrases[1]}`)),L("p",{class:"sentence"},t.text),e.length>0&&L("ul",{},e.map(n)))}var z3=([t,e])=>`${jt(t,2)} to ${jt(e,2)}`,P3={gain:"var(--gain)",loss:"var(--l\
oss)"},Ef=t=>t.every(e=>e.policy===t[0].policy),F3=t=>Ef(t)?e=>e.against:e=>e.policy;function qC(t){let e=F3(t),n=t.map(c=>({...c,row:e(c)})),r=Ef(t)?t[0].phrases[0]:
t[0].phrases[1],i=Ef(t)?`Difference of ${r} from each of the others`:`Difference of each policy from ${r}`,o=n.flatMap(c=>[c.difference,...c.interval??[],...c.balanced_interval??
[]]),a=fi([0,...o],[-100,100]),s=n.length>1?`, for all ${n.length} differences together`:"";return Re(i,`Filled dot and bar: accuracy and its 95% interval${s}. \
Ring and thin line: balanced accuracy. Right of 0 is better.`,c=>({height:40*n.length+62,marginLeft:c<500?8:190,marginRight:24,insetLeft:8,insetRight:8,insetTop:c<
500?10:0,x:{label:"Difference (points of test accuracy)",domain:a,grid:!0,ticks:c<500?4:8,tickFormat:u=>jt(u,Number.isInteger(u)?0:Math.abs(u)<.1?2:1)},y:{domain:n.
map(u=>u.row),axis:null,padding:.4},marks:[lt.ruleX([0],{stroke:"var(--muted)"}),Nf(n,c,190,u=>u.row),lt.ruleY(n.filter(u=>u.interval),{y:"row",x1:u=>u.interval[0],
x2:u=>u.interval[1],stroke:u=>P3[u.outcome]??"var(--muted)",strokeWidth:7,strokeOpacity:.35}),lt.ruleY(n.filter(u=>u.balanced_interval),{y:"row",x1:u=>u.balanced_interval[0],
x2:u=>u.balanced_interval[1],stroke:"var(--muted)",strokeWidth:1.25,dy:8}),lt.dot(n.filter(u=>u.balanced!==null),{y:"row",x:"balanced",r:3,fill:"var(--surface)",
stroke:"var(--muted)",strokeWidth:1.25,dy:8}),lt.dot(n,{y:"row",x:"difference",r:6,fill:u=>P3[u.outcome]??"var(--muted)",stroke:"var(--surface)",strokeWidth:1.5,
title:u=>`${Ot(u.row).title}: ${jt(u.difference,2)}${u.interval?` (${z3(u.interval)})`:""}`,tip:!0})]}))}function Nf(t,e,n,r){return e>=500?La(n,i=>Ot(i).title):
lt.text(t,{y:r,text:i=>Ot(r(i)).title,frameAnchor:"left",dy:-15,dx:-6,fontSize:11.5})}function XC(t){let e=t.flatMap(a=>a.seeds.map(([s,c])=>({policy:a.name,seed:s,
accuracy:c}))),n=a=>Ot(a).title,r=a=>Ot(a.name??a.policy).color,i=fi([...e.map(a=>a.accuracy),...t.flatMap(a=>a.interval??[])],[0,100]),o=t.every(a=>!a.interval);
return Re("Test accuracy by training",o?"Each dot is one seed.":"Large dot: mean. Bar: its 95% interval. Small dots: single seeds.",a=>({height:40*t.length+62,marginLeft:a<
500?8:190,marginRight:24,insetLeft:8,insetRight:8,insetTop:a<500?10:0,x:{label:"Test accuracy (%)",domain:i,grid:!0,ticks:a<500?4:8},y:{domain:t.map(s=>s.name),
axis:null,padding:.4},marks:[Nf(t,a,190,s=>s.name),lt.ruleY(t.filter(s=>s.interval),{y:"name",x1:s=>s.interval[0],x2:s=>s.interval[1],stroke:r,strokeWidth:7,strokeOpacity:.35}),
lt.dot(e,{y:"policy",x:"accuracy",r:2.5,fill:"var(--surface)",stroke:r,strokeWidth:1.25}),lt.dot(t,{y:"name",x:"mean",r:6,fill:r,stroke:"var(--surface)",strokeWidth:1.5,
title:s=>`${n(s.name)}: ${Cr(s.mean)}`,tip:!0})]}))}function UC({policies:t,findings:e}){let n=({interval:a})=>a?`${Dt(a[0],2)} to ${Dt(a[1],2)}`:"one seed: no \
interval",r=F3(e),i=({name:a})=>{let s=e.find(c=>r(c)===a);return s?`${jt(s.difference,2)}${s.interval?` (${z3(s.interval)})`:""}`:"–"},o=e.length===0?"Differ\
ence":Ef(e)?`${Ot(e[0].policy).title} against it`:`Against ${e[0].phrases[1]}`;return kc("Test accuracy by training, in percent",["Training","Mean","95% interva\
l over seeds","Balanced",o,"Single seeds"],t.map(a=>[[L("span",{class:"swatch",style:{background:Ot(a.name).color}}),Ot(a.name).title],Cr(a.mean),n(a),a.balanced===
null?"–":Cr(a.balanced),i(a),a.seeds.map(([,s])=>Dt(s,2)).join(", ")]))}function D3({images:t,policies:e}){let n=({changed:r,change:i})=>`${Cr(r,0)}, by ${Dt(
i,1)}`;return Re("How strong the policies are",`Bar: the share of pixels that a policy changes, before crop and flip. Beside it: by how much it changes a pixel'\
s values on average, of 255. Means over ${re(t,"training image")}. Stronger is not better by itself.`,r=>({height:40*e.length+70,marginLeft:r<500?8:190,marginRight:92,
insetTop:r<500?14:0,x:{label:"Pixels changed (%)",domain:[0,100],grid:!0,ticks:r<500?4:8},y:{domain:e.map(i=>i.name),axis:null,padding:.6},marks:[Nf(e,r,190,i=>i.
name),lt.barX(e,{y:"name",x:"changed",fill:i=>Ot(i.name).color,fillOpacity:.8}),lt.text(e,{y:"name",x:"changed",text:n,textAnchor:"start",dx:6}),r>=500&&lt.ruleX(
[0])]}))}function O3({policies:t}){let e=t.filter(({reward:r})=>r!==null);if(e.length===0)return L("p",{class:"fine"},"Mean reward of the policies: – (this run \
did not measure it).");let n=e.map(({reward:r})=>r);return Re("Mean reward of the policies","How the recall of the search's network changes, in points, when a p\
olicy augments the validation images: the mean over the labels, measured in the same way for every policy. Without a policy it is 0. The search chose the learne\
d policy by these same images. More is not better by itself: a policy that changes nothing has 0.",r=>({height:40*e.length+70,marginLeft:r<500?8:190,marginRight:24,
insetLeft:48,insetRight:48,insetTop:r<500?14:0,x:{label:"Mean reward (points)",domain:fi([0,...n],[-100,100]),grid:!0,ticks:4},y:{domain:e.map(i=>i.name),axis:null,
padding:.6},marks:[Nf(e,r,190,i=>i.name),lt.barX(e,{y:"name",x:"reward",fill:i=>Ot(i.name).color,fillOpacity:.8}),[-1,1].map(i=>lt.text(e.filter(({reward:o})=>o<
0==i<0),{y:"name",x:"reward",text:({reward:o})=>jt(o,1),textAnchor:i<0?"end":"start",dx:6*i})),lt.ruleX([0])]}))}function WC(t){let e=t.pairs_seeds?"Trainings w\
ith the same seed begin with the same weights and see the images in the same order, so they are compared seed by seed. ":"",n=t.counts_images?"Intervals of diff\
erences count both sources of chance: another seed and other test images. ":"Intervals of differences count chance in seeds, not in test images. ",r=t.findings.
length>1?`They hold for all ${t.findings.length} differences together, which makes them wider than one alone. `:"";return`${n}${e}${r}A difference is clear if i\
ts interval does not include 0. The interval of a single policy is Student's, over its seeds. Balanced accuracy is the mean recall of the labels: it differs fro\
m accuracy if labels have different numbers of test images.`}function Y3({comparison:t,strengths:e}){if(!t)return Xt("result","Result",Ut("No training with or w\
ithout a policy has finished yet, so nothing can be compared."),e&&[D3(e),O3(e)]);let n=Math.max(...t.policies.map(r=>r.seeds.length));return Xt("result","Resul\
t",t.findings.length>0?BC(t.findings):Ut("Only one kind of training has finished: there is nothing to compare it with yet."),t.findings.length>0&&qC(t.findings),
XC(t.policies),UC(t),L("p",{class:"fine"},n>1?WC(t):"Each training ran with one seed. How much of a difference is chance cannot be told from one seed: train wit\
h three or more."),e&&[D3(e),O3(e)])}var GC=[["command","Command"],["data","Data"],["network","Network"],["device","Device"],["machine","Machine"],["started","Started"],["seed","Seed"],["seeds","Se\
eds per training"],["la3","la3"],["libtorch","LibTorch"]];function HC(t){let e=t.filter(i=>i.seconds!==null&&(i.done||i.seconds>0));if(e.length===0)return null;
let n=e.reduce((i,o)=>i+o.seconds,0),r=i=>i<500?150:190;return Re("Time of each stage",`${Da(n)} in all.`,i=>({height:22*e.length+8,marginTop:4,marginBottom:4,marginLeft:r(
i),marginRight:90,x:{axis:null},y:{domain:e.map((o,a)=>a),padding:.3},marks:[La(r(i),o=>e[o].name),lt.barX(e,{x:"seconds",y:(o,a)=>a,fill:"var(--learned)",fillOpacity:.7}),
lt.text(e,{x:"seconds",y:(o,a)=>a,text:o=>Da(o.seconds)+(o.done?"":" so far"),textAnchor:"start",dx:5})]}))}function B3({run:t,config:e}){let n=GC.filter(([r])=>t?.[r]!==
void 0).map(([r,i])=>[L("dt",{},i),L("dd",{},r==="command"?L("code",{},t[r]):String(t[r]))]);return Xt("run","Run",t?L("dl",{},n):Ut("run.json is missing: what \
ran is not known."),t&&HC(t.stages),e===null?Ut("config.toml is missing: the settings are not known."):L("details",{},L("summary",{},"Settings (config.toml)"),L(
"pre",{tabindex:"0"},e)))}var jC=64;function q3(t){return Uint8Array.from(atob(t),e=>e.charCodeAt(0))}function X3(t,[e,n]){return n===void 0?t[e]:`${t[e]} ${Dt(n,Number.isInteger(n)||Math.
abs(n)>=10?0:2)}`}function U3({ops:t,labels:e,policy:n}){let r=L("div",{class:"gallery"},L("p",{class:"fine"},"Loading…")),i=Xt("samples","Samples",r),o=null;
function a(p,{cell_px:m,columns:b},{source:y,calls:g},v,x){let _=m<jC?2*m:m,w=g.length===0?"Original":g.map(T=>X3(t,T)).join(", "),M={width:`${_*b}px`,"margin-l\
eft":`${-(v%b)*_}px`,"margin-top":`${-Math.floor(v/b)*_}px`},k=L("img",{src:p,alt:`${x?`${x}: `:""}${w}, image ${y}`,class:_>m&&"twice",style:M}),S=x??(g.length===
0&&"Original");return L("figure",{class:"cell",style:{"--side":`${_}px`}},L("div",{},k),L("figcaption",{},S&&L("strong",{},S),g.map(T=>L("span",{},X3(t,T)))))}function s({
cell_px:p,columns:m},{cells:b}){let y=b.map((v,x)=>a(o,{cell_px:p,columns:m},v,x)),g=[];for(let v=0;v<y.length;v+=m)g.push(L("div",{class:"cells"},y.slice(v,v+m)));
return g}function c({cell_px:p,policies:m,jpeg:b,rows:y}){let g=URL.createObjectURL(new Blob([q3(b)],{type:"image/jpeg"})),v=m.length+1;return L("div",{id:"comp\
ared-samples"},L("h3",{},"The compared policies on the same images"),L("p",{},"Each image, and what each policy makes of it in the first epoch, before crop and \
flip."),L("div",{class:"compared-rows"},y.map(({label:x,cells:_},w)=>L("div",{class:"compared",role:"group","aria-label":e[x]||"(no name)"},L("p",{class:"fine"},
di(e[x])),L("div",{class:"cells"},_.map((M,k)=>a(g,{cell_px:p,columns:v},M,w*v+k,k>0?Ot(m[k-1]).title:void 0)))))))}function u(p){let m=n?.rows.find(b=>b.label===
p)?.first??[];return m.length===0?null:L("p",{class:"fine"},"Chosen first: ",m.map(([b,y,g,v])=>`${t[b]} → ${t[y]} → ${t[g]} (score ${Dt(v,2)})`).join("; "),
". The score is no reward: it is the predicted reward above the label's least, less a penalty for what the triple shares with those chosen before.")}function l(){
let p=JSON.parse(document.getElementById("la3-samples").textContent||"null");if(!p||p.labels.length===0)return r.replaceChildren(Ut("There are no sample images."));
let m=L("div",{id:"label-samples","aria-live":"polite"}),b=L("select",{id:"sample-label",on:{change:()=>g()}},p.labels.map((v,x)=>L("option",{value:String(x)},e[v.
label]||"(no name)"))),y=v=>{b.selectedIndex=(b.selectedIndex+v+p.labels.length)%p.labels.length,g()},g=()=>{let v=p.labels[b.selectedIndex];o&&URL.revokeObjectURL(
o),o=URL.createObjectURL(new Blob([q3(v.jpeg)],{type:"image/jpeg"})),m.replaceChildren(L("h3",{},di(e[v.label])),...s(p,v),u(v.label)??"")};r.replaceChildren(L(
"p",{},"Each image, and what the label's policy makes of it: operations with their magnitudes, applied from top to bottom."),L("div",{class:"tools"},L("label",{
for:"sample-label"},"Label"),b,L("button",{type:"button",on:{click:()=>y(-1)}},"Previous"),L("button",{type:"button",on:{click:()=>y(1)}},"Next")),m,p.compared?
c(p.compared):""),g()}let h=!1,f=()=>{h||l(),h=!0,d.disconnect()},d=new IntersectionObserver(p=>p.some(m=>m.isIntersecting)&&f(),{rootMargin:"600px"});return d.
observe(i),addEventListener("beforeprint",f),i}var VC=24;function ZC({mirrored:t,doubtful:e}){let n=t?"mirrored":"not mirrored";return e?`${n}: not known well enough to tell, as most labels`:n}function KC(t,e){
return[di(e[t.label]),Tt(t.images),Cr(100*t.recognised/t.images,1),Cr(100*(t.recognised-t.lost+t.won)/t.images,1),`${jt(100*(t.won-t.lost)/t.images,1)} (${Tt(t.
lost)} lost, ${Tt(t.won)} won)`,ZC(t)]}function W3(t,e){if(!t)return null;let n=t.filter(o=>!o.mirrored).length,i=kc("Validation images as they are and mirrored\
 left to right",["Label","Images","Recall","Mirrored","Change (points)","In training"],t.map(o=>KC(o,e)));return[L("h3",{},"Mirroring"),L("p",{},`Of ${re(t.length,
"label")}, ${Tt(n)} must not be mirrored: their images, mirrored, are no longer recognised by a network that was trained without mirroring. All compared trainin\
gs keep these as they are and mirror half of the others.`),t.length<=VC?i:L("details",{},L("summary",{},`All ${re(t.length,"label")}`),i)]}var ag=t=>Math.min(250,Math.max(200,.44*t)),H3=(t,e)=>fi(t.map(n=>n.value),e),G3=t=>Number.isInteger(t)?Tt(t):"";function QC(t,e){return t.iteration.map((n,r)=>({
iteration:n,value:t[e][r]})).filter(n=>n.value!==null)}function JC(t){let e=Math.max(3,Math.round(t.length/10));return t.map(({iteration:n},r)=>{let i=t.slice(Math.
max(0,r-e+1),r+1);return{iteration:n,value:i.reduce((o,a)=>o+a.value,0)/i.length}})}function Rf(t,e,n,r,i,o,a,s,c=!1){let u=QC(n,r);if(u.length===0)return L("fi\
gure",{class:"chart"},L("figcaption",{},L("strong",{},t)),Ut("Not measured yet: it begins after the warm-up."));let l=n.iteration.at(-1),h=u.length<20;return Re(
t,e,f=>({height:ag(f),marginLeft:44,marginRight:12,x:{label:"Iteration",domain:[0,l],ticks:Pa([0,l])},y:{label:i,grid:!0,ticks:5,domain:c?s:H3(u,s)},marks:[o>0&&
o<l&&lt.ruleX([o],{stroke:"var(--muted)",strokeDasharray:"3 3"}),o>0&&o<l&&lt.text([o],{x:d=>d,frameAnchor:"top",text:()=>"warm-up ends",textAnchor:2*o>l?"end":
"start",dx:2*o>l?-5:5,fill:"var(--muted)",fontSize:11}),lt.line(u,{x:"iteration",y:"value",stroke:"var(--learned)",strokeOpacity:.35,strokeWidth:1}),h&&lt.dot(u,
{x:"iteration",y:"value",r:3,fill:"var(--learned)"}),lt.line(h?u:JC(u),{x:"iteration",y:"value",stroke:"var(--learned)",strokeWidth:2}),lt.tip(u,lt.pointerX({x:"\
iteration",y:"value",title:d=>`Iteration ${d.iteration}: ${Dt(d.value,a)}`}))]}))}function tE(t){let e=Math.min(...t),n=Math.ceil((Math.max(...t)-e+1)/20),r=[];
for(let i of t){let o=Math.floor((i-e)/n);for(;r.length<=o;){let a=e+r.length*n-.5;r.push({from:a,to:a+n,labels:0})}r[o].labels+=1}return r}function eE(t){let e=t.
map(s=>s.tried),[n,r]=[Math.min(...e),Math.max(...e)],o=`${n===r?Tt(n):`Between ${Tt(n)} and ${Tt(r)}`} of the 4,096 possible.`,a=tE(e);return Re("Different tri\
ples tried per label",o,s=>({height:ag(s),marginLeft:44,marginRight:12,x:{label:"Different triples",ticks:6,tickFormat:G3,domain:[a[0].from-1,a.at(-1).to+1]},y:{
label:"Labels",grid:!0,ticks:5,tickFormat:G3},marks:[lt.rectY(a,{x1:"from",x2:"to",y:"labels",fill:"var(--learned)",fillOpacity:.7,inset:.5}),lt.ruleY([0],{stroke:"\
var(--muted)"})]}))}function nE(t){let e=t.epoch.map((n,r)=>({epoch:n,value:t.test_accuracy[r]})).filter(n=>n.value!==null);return e.length===0?null:Re("Pre-tra\
ining",`The network the search asks: test accuracy by epoch, ${Dt(e.at(-1).value,2)}% at the end.`,n=>({height:ag(n),marginLeft:44,marginRight:12,x:{label:"Epoc\
h",ticks:Pa(e.map(r=>r.epoch)),tickFormat:"d"},y:{label:"Test accuracy (%)",grid:!0,ticks:5,domain:H3(e,[0,100])},marks:[lt.line(e,{x:"epoch",y:"value",stroke:"\
var(--none)",strokeWidth:2}),e.length===1&&lt.dot(e,{x:"epoch",y:"value",fill:"var(--none)"})]}))}function j3({search:t,pretrain:e,labels:n}){let r=[];if(t&&t.metrics.
iteration.length>0){let c=t.evaluations?.warm_up??0;r.push(Rf("Mean reward","Change of recall on validation images by the triples of each iteration; light: sing\
le iterations, bold: recent mean.",t.metrics,"mean_reward","Points",c,2,[-100,100]),Rf("Predictor: Spearman correlation","Predicted against measured rewards of \
evaluations held out; 1 is a perfect order.",t.metrics,"spearman","Correlation",c,3,[-1,1]),Rf("Predictor: mean absolute error","On the same evaluations; lower \
is better.",t.metrics,"mae","Points",c,2,[0,1/0]),Rf("New triples preferred","Share of labels where the predictor preferred a triple that had not been tried.",t.
metrics,"unexplored","Share",c,2,[0,1],!0))}let i=t?.evaluations?.rows.filter(c=>c.tried>0)??[];i.length>0&&r.push(eE(i));let o=e&&nE(e);if(o&&r.push(o),r.length===
0)return Xt("search","Search",Ut("The search has not begun."));let a=i.reduce((c,u)=>c+u.evaluations,0),s=t?.evaluations;return Xt("search","Search",s?L("p",{},
`${re(a,"evaluation")} in ${re(t.metrics.iteration.length,"iteration")} of ${Tt(s.iterations)} planned, the first ${Tt(s.warm_up)} of them a warm-up with random\
 triples${s.label_invariant?"; one policy for all labels":""}.`):Ut("The search has not evaluated anything yet."),L("div",{class:"pair"},r),W3(t?.flips,n))}function rE(t,e){return t.flatMap(n=>n.epoch.map((r,i)=>({policy:n.policy,seed:n.seed,epoch:r,value:n[e][i]}))).filter(n=>n.value!==null)}function iE(t,e){let n=new Map;
for(let{policy:i,epoch:o,value:a}of e){let s=`${i} ${o}`,c=n.get(s)??{policy:i,epoch:o,sum:0,seeds:0};n.set(s,{...c,sum:c.sum+a,seeds:c.seeds+1})}let r=new Map;
for(let{policy:i}of t)r.set(i,(r.get(i)??0)+1);return[...n.values()].filter(i=>i.seeds===r.get(i.policy)).map(i=>({...i,value:i.sum/i.seeds})).sort((i,o)=>i.epoch-
o.epoch)}function oE(t){let e=Math.max(...t.map(s=>s.epoch)),n=t.filter(s=>2*s.epoch>=e).map(s=>s.value),r=Math.min(...n),i=Math.max(...n),o=i>r?i-r:1;if(t.length===
n.length)return[r-.1*o,i+.1*o];let a=t.map(s=>s.value);return[Math.max(Math.min(...a),r-o),Math.min(Math.max(...a),i+o)]}function V3(t,e,n,r,i,o,a){let s=rE(n,r);
if(s.length===0)return Ut(`${t}: not measured.`);let c=iE(n,s),u=[...new Set(n.map(p=>p.policy))],l=fi(oE(s),a),h=p=>p.value>=l[0]&&p.value<=l[1],f=s.every(h)?"":
" Some of the first epochs lie outside the scale.",d=new Set(s.map(p=>p.epoch)).size===1;return Re(t,e+f,p=>({height:Math.min(320,Math.max(230,.5*p)),marginLeft:44,
marginRight:12,x:{label:"Epoch",ticks:Pa(s.map(m=>m.epoch)),tickFormat:"d"},y:{label:i,grid:!0,ticks:6,domain:l},marks:[lt.line(s,{clip:!0,x:"epoch",y:"value",z:m=>`${m.
policy} ${m.seed}`,stroke:m=>Ot(m.policy).color,strokeWidth:1,strokeOpacity:.3}),u.map(m=>lt.line(c.filter(b=>b.policy===m),{clip:!0,x:"epoch",y:"value",stroke:Ot(
m).color,strokeWidth:2,strokeDasharray:Ot(m).dash})),d&&lt.dot(s,{x:"epoch",y:"value",stroke:m=>Ot(m.policy).color}),lt.tip(c.filter(h),lt.pointer({x:"epoch",y:"\
value",title:m=>`${Ot(m.policy).title}
Epoch ${m.epoch}: ${Dt(m.value,o)}`}))]}))}function aE(t){let e=n=>{let r=document.createElementNS("http://www.w3.org/2000/svg","svg"),i=document.createElementNS(
"http://www.w3.org/2000/svg","line");for(let[o,a]of Object.entries({width:28,height:10,"aria-hidden":"true"}))r.setAttribute(o,a);for(let[o,a]of Object.entries(
{x1:0,x2:28,y1:5,y2:5,"stroke-width":2.5,stroke:Ot(n).color,"stroke-dasharray":Ot(n).dash}))i.setAttribute(o,a);return r.append(i),r};return L("ul",{class:"lege\
nd"},t.map(n=>L("li",{},e(n),Ot(n).title)))}function Z3({curves:t}){let e=t.filter(i=>i.epoch.length>0);if(e.length===0)return Xt("training","Training",Ut("No t\
raining has finished an epoch yet."));let n=e.filter(i=>!i.finished).map(i=>`${Ot(i.policy).title}, seed ${i.seed}`),r="Light lines: single seeds. Bold: their m\
ean.";return Xt("training","Training",n.length>0&&L("p",{class:"fine"},`Not finished: ${n.join("; ")}.`),aE([...new Set(e.map(i=>i.policy))]),L("div",{class:"pa\
ir"},V3("Test accuracy by epoch",r,e,"test_accuracy","Test accuracy (%)",2,[0,100]),V3("Training loss by epoch",`${r} Augmented images are harder: a higher loss\
 is to be expected.`,e,"train_loss","Loss",3,[0,1/0])))}function sE({run:t,labels:e}){let r=(t?.stages??[]).filter(i=>i.seconds!==null).reduce((i,o)=>i+o.seconds,0);return[t?.data,t?.network,e.length>0&&re(e.length,"\
label"),t?.seeds!==void 0&&re(t.seeds,"seed"),t?.device,t?.started?.replace("T"," ").replace("Z"," UTC"),r>0&&Da(r)].filter(Boolean)}function cE(t){return L("he\
ader",{},L("p",{class:"eyebrow"},t.parts?"la3 comparison":"la3 report"),L("h1",{},t.title),L("p",{class:"facts"},sE(t).map(e=>L("span",{},e))),t.notes.length>0&&
L("details",{class:"notes",open:t.notes.length<=8},L("summary",{},`${t.parts?"What is missing":"This report is not complete"}: ${re(t.notes.length,"note")}`),L(
"ul",{},t.notes.map(e=>L("li",{},e)))))}var Sc=JSON.parse(document.getElementById("la3-data").textContent);gg([...Sc.strengths?.policies??[],...Sc.comparison?.policies??
[]]);var K3={result:Y3,labels:R3,training:Z3,policy:I3,effects:xg,search:j3,samples:U3,run:B3},Q3=(Sc.parts??Object.keys(K3)).map(t=>K3[t](Sc)),uE=Q3.map(t=>L("\
a",{href:`#${t.id}`},t.querySelector("h2").textContent));document.getElementById("report").replaceChildren(L("a",{class:"skip",href:"#result"},"Skip to the resu\
lt"),cE(Sc),L("nav",{"aria-label":"Sections"},uE),L("main",{},Q3),L("footer",{},"Written by la3. Everything on this page is in this one file."));var sg=[];addEventListener(
"beforeprint",()=>{sg=[...document.querySelectorAll("details:not([open])")];for(let t of sg)t.open=!0});addEventListener("afterprint",()=>sg.forEach(t=>t.open=!1));
location.hash&&document.getElementById(location.hash.slice(1))?.scrollIntoView();})();
/* This page contains these packages:

@observablehq/plot:
Copyright 2020-2025 Observable, Inc.

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.

binary-search-bounds:
The MIT License (MIT)

Copyright (c) 2013-2015 Mikola Lysenko

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.

d3-array, d3-axis, d3-color, d3-format, d3-hierarchy, d3-interpolate, d3-random, d3-scale, d3-selection, d3-shape, d3-time, d3-time-format:
Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.

d3-contour:
Copyright 2012-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.

d3-delaunay:
Copyright 2018-2026 Observable, Inc.
Copyright 2021 Mapbox

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.

d3-geo:
Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.

This license applies to GeographicLib, versions 1.12 and later.

Copyright 2008-2012 Charles Karney

Permission is hereby granted, free of charge, to any person obtaining a copy of
this software and associated documentation files (the "Software"), to deal in
the Software without restriction, including without limitation the rights to
use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of
the Software, and to permit persons to whom the Software is furnished to do so,
subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS
FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.  IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

d3-path:
Copyright 2015-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.

d3-scale-chromatic:
Copyright 2010-2026 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.

Apache-Style Software License for ColorBrewer software and ColorBrewer Color Schemes

Copyright 2002 Cynthia Brewer, Mark Harrower, and The Pennsylvania State University

Licensed under the Apache License, Version 2.0 (the "License"); you may not use
this file except in compliance with the License. You may obtain a copy of the
License at

http://www.apache.org/licenses/LICENSE-2.0

Unless required by applicable law or agreed to in writing, software distributed
under the License is distributed on an "AS IS" BASIS, WITHOUT WARRANTIES OR
CONDITIONS OF ANY KIND, either express or implied. See the License for the
specific language governing permissions and limitations under the License.

delaunator:
ISC License

Copyright (c) 2026, Mapbox

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.

internmap, isoformat:
Copyright 2021 Mike Bostock

Permission to use, copy, modify, and/or distribute this software for any purpose
with or without fee is hereby granted, provided that the above copyright notice
and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND
FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS
OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER
TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.

interval-tree-1d:
The MIT License (MIT)

Copyright (c) 2013 Mikola Lysenko

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.

robust-predicates:
This is free and unencumbered software released into the public domain.

Anyone is free to copy, modify, publish, use, compile, sell, or
distribute this software, either in source code form or as a compiled
binary, for any purpose, commercial or non-commercial, and by any
means.

In jurisdictions that recognize copyright laws, the author or authors
of this software dedicate any and all copyright interest in the
software to the public domain. We make this dedication for the benefit
of the public at large and to the detriment of our heirs and
successors. We intend this dedication to be an overt act of
relinquishment in perpetuity of all present and future rights to this
software under copyright law.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND,
EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT.
IN NO EVENT SHALL THE AUTHORS BE LIABLE FOR ANY CLAIM, DAMAGES OR
OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR
OTHER DEALINGS IN THE SOFTWARE.

For more information, please refer to <http://unlicense.org>
*/)page";

static constexpr char kStyle[] = R"page(:root{--paper: #fafaf8;--surface: #fff;--ink: #1a1d21;--muted: #5d6570;--line: #e2e4e7;--accent: #0a5c99;--gain: #0072b2;--loss: #d55e00;--gain-rgb: 0 114 178;--loss-rgb:
213 94 0;--none: #6b7280;--random: #c77700;--invariant: #00805d;--learned: #0072b2;--other-1: #a8508a;--other-2: #a63c00;--other-3: #2f8bc0;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--paper: #101316;--surface: #171b1f;--ink: #e6e9ec;--muted: #9aa3ad;--line: #2a3138;--accent: #7cc0f2;--gain: #56b4e9;--loss:
#f0853b;--gain-rgb: 64 150 210;--loss-rgb: 222 112 30;--none: #a3abb5;--random: #e69f00;--invariant: #2bb98d;--learned: #56b4e9;--other-1: #d98fbd;--other-2: #f0853b;
--other-3: #8fd0f5}}*{box-sizing:border-box}html{scroll-padding-top:3.5rem;-webkit-text-size-adjust:100%}body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.55 system-ui,-apple-system,Segoe UI,Roboto,Helvetica Neue,Liberation Sans,Arial,sans-serif}#report{max-width:1120px;margin:0 auto;padding:0 24px 48px}
header{padding:44px 0 20px}.eyebrow{margin:0;color:var(--muted);font-size:.8125rem;letter-spacing:.06em;text-transform:uppercase}h1{margin:2px 0 8px;font-size:2rem;
font-weight:650;letter-spacing:-.015em;line-height:1.2;overflow-wrap:anywhere}h2{margin:0 0 12px;font-size:1.3125rem;font-weight:650;letter-spacing:-.01em}h3{margin:20px
0 8px;font-size:1rem;font-weight:600;overflow-wrap:anywhere}p{max-width:46em;margin:0 0 14px}.facts{display:flex;flex-wrap:wrap;max-width:none;margin:0;color:var(--muted);
font-size:.9375rem}.facts span:not(:last-child):after{content:"·";margin:0 .5em}.fine{color:var(--muted);font-size:.875rem}.absent{padding:14px 16px;border:1px
dashed var(--line);border-radius:8px;color:var(--muted)}a{color:var(--accent)}.skip,.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);
white-space:nowrap}.skip:focus{top:8px;width:auto;height:auto;padding:6px 12px;background:var(--surface);clip-path:none;z-index:3}:focus-visible{outline:2px solid
var(--accent);outline-offset:2px;border-radius:3px}nav{position:sticky;top:0;z-index:2;display:flex;gap:4px 22px;padding:11px 0;overflow-x:auto;border-bottom:1px
solid var(--line);background:var(--paper);font-size:.9375rem;scrollbar-width:none}nav a{color:var(--muted);text-decoration:none}nav a:hover{color:var(--ink)}section{
padding:36px 0 30px;border-bottom:1px solid var(--line)}section:last-child{border-bottom:0}footer{padding-top:16px;border-top:1px solid var(--line);color:var(--muted);
font-size:.875rem}.pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:28px 40px;align-items:end}.scroll{overflow-x:auto}.notes{margin-top:18px;
padding:10px 16px;border:1px solid var(--line);border-left:3px solid var(--muted);border-radius:4px;background:var(--surface);font-size:.9375rem}.notes ul{margin:6px
0 4px;padding-left:1.2em}summary{cursor:pointer;font-weight:550}.verdict{margin:0 0 28px;padding:20px 24px 18px;border:1px solid var(--line);border-left:4px solid
var(--muted);border-radius:6px;background:var(--surface)}.verdict.gain{border-left-color:var(--gain)}.verdict.loss{border-left-color:var(--loss)}.verdict .figure{
margin:0 0 4px;font-size:2.125rem;font-weight:650;font-variant-numeric:tabular-nums;letter-spacing:-.02em;line-height:1.2}.verdict .figure span{font-size:.6em;vertical-align:.18em}
.verdict.gain .figure{color:var(--gain)}.verdict.loss .figure{color:var(--loss)}.verdict .figure small{color:var(--muted);font-size:1rem;font-weight:400;letter-spacing:0}
.verdict .sentence{font-size:1.0625rem}.verdict ul{margin:0;padding:12px 0 0;border-top:1px solid var(--line);list-style:none;font-size:.9375rem}.verdict li{display:flex;
gap:10px;align-items:baseline;margin-bottom:6px}.tag{flex:none;width:5.4em;padding:1px 0;border:1px solid var(--line);border-radius:99px;color:var(--muted);font-size:.75rem;
text-align:center}.tag.gain{border-color:var(--gain);color:var(--gain)}.tag.loss{border-color:var(--loss);color:var(--loss)}.chart{min-width:0;margin:0 0 22px}.pair
.chart{margin:0}.chart figcaption{margin-bottom:8px;font-size:.875rem;line-height:1.4}.chart figcaption strong{display:block;font-size:.9375rem;font-weight:600}
.chart figcaption span{color:var(--muted)}.drawing svg{--plot-background: var(--surface);display:block;max-width:100%;font-variant-numeric:tabular-nums}.drawing
g[aria-label$=grid]{stroke:var(--muted)}.legend{display:flex;flex-wrap:wrap;gap:4px 22px;margin:0 0 16px;padding:0;list-style:none;font-size:.875rem}.legend svg{
margin-right:7px;vertical-align:0}table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}.plain{width:100%;margin-bottom:12px}.plain
th,.plain td{padding:7px 20px 7px 0;border-bottom:1px solid var(--line);font-weight:400;text-align:left;white-space:nowrap}.plain thead th{color:var(--muted);font-size:.8125rem}
.plain tbody th{font-weight:550}.swatch{display:inline-block;width:10px;height:10px;margin-right:8px;border-radius:50%}.tools{display:flex;flex-wrap:wrap;gap:8px
12px;align-items:center;margin:0 0 10px;font-size:.875rem}.tools .status{color:var(--muted)}.matrix .scale{margin-left:auto}input,select,button{padding:5px 10px;
border:1px solid var(--line);border-radius:6px;background:var(--surface);color:inherit;font:inherit}input[type=search]{width:15em}select{max-width:min(24em,100%)}
button:not(:disabled){cursor:pointer}button:disabled{opacity:.45}.scale{display:inline-flex;font-size:.75rem}.scale span{min-width:34px;padding:2px 5px;text-align:center}
.matrix table{min-width:100%;border-spacing:0}.matrix td,.matrix th{height:28px;padding:0 4px;border:1px solid var(--paper);font-size:.8125rem;font-weight:400;text-align:center}
.matrix td{min-width:46px}.matrix td.extra{color:var(--muted);text-align:right}.matrix tbody th{position:sticky;left:0;z-index:1;max-width:200px;min-width:96px;
padding:0 12px 0 0;overflow:hidden;background:var(--paper);text-align:left;text-overflow:ellipsis;white-space:nowrap}.matrix .pinned th,.matrix .pinned td{font-weight:600}
.matrix tr.pinned+tr:not(.pinned)>*{border-top:6px solid var(--paper)}.matrix thead th{height:auto;padding:0;vertical-align:bottom}.matrix thead th:first-child{
position:sticky;left:0;z-index:1;background:var(--paper)}.matrix thead button{width:100%;padding:6px 2px;border:0;background:none;font-size:.8125rem}.matrix thead
th:first-child button{text-align:left}.matrix thead .op span,.matrix thead .extra span{writing-mode:vertical-rl;transform:rotate(180deg)}.matrix thead .extra{color:var(--muted)}
.matrix thead button:hover{color:var(--accent)}.matrix thead [aria-sort=descending] button:after,.matrix thead [aria-sort=ascending] button:after{display:block;
color:var(--accent);font-size:.625rem;line-height:1;content:"▼"}.matrix thead [aria-sort=ascending] button:after{content:"▲"}.matrix thead [aria-sort=none] .op
button:after{content:none}.share,.gain[style]{background:rgb(var(--gain-rgb) / calc(var(--strength) * .62))}.loss[style]{background:rgb(var(--loss-rgb) / calc(var(--strength)
* .62))}.matrix .none,.matrix .untried{color:var(--muted)}.matrix .none{padding:12px 0;text-align:left}.pager{display:flex;gap:8px;margin-top:10px;font-size:.875rem}
.pager[hidden]{display:none}.cells{display:flex;flex-wrap:wrap;gap:14px 16px;margin-bottom:18px}.cell{width:max(var(--side),96px);margin:0}.cell div{width:var(--side);
height:var(--side);overflow:hidden;border-radius:3px}.cell img{display:block;max-width:none}.cell .twice{image-rendering:pixelated}.cell figcaption{margin-top:5px;
color:var(--muted);font-size:.6875rem;line-height:1.35}.cell figcaption span{display:block;white-space:nowrap}.cell strong{color:var(--ink);font-weight:600}.cell
figcaption strong{display:block;overflow-wrap:anywhere}.compared{max-width:100%}.compared .fine{margin:0 0 4px;overflow-wrap:anywhere}.compared-rows{display:flex;
flex-wrap:wrap;gap:6px 44px}dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 24px;margin:0 0 24px;font-size:.9375rem}dt{color:var(--muted)}dd{margin:0;
overflow-wrap:anywhere}pre,code{font:.8125rem/1.5 ui-monospace,SF Mono,Menlo,Consolas,Liberation Mono,monospace}pre{max-height:30em;margin:10px 0 0;padding:14px
16px;overflow:auto;border:1px solid var(--line);border-radius:6px;background:var(--surface)}@media(max-width:720px){#report{padding:0 16px 32px}nav{margin:0 -16px;
padding:11px 16px;gap:18px;white-space:nowrap}header{padding-top:28px}h1{font-size:1.625rem}section{padding:28px 0 24px}.pair{grid-template-columns:minmax(0,1fr)}
.verdict{padding:16px}.verdict .figure small{display:block;font-size:.9375rem}.verdict li{display:block;margin-bottom:12px}.tag{display:inline-block;margin-bottom:3px}
.matrix .scale{margin-left:0}.matrix tbody th{max-width:112px}input[type=search]{width:100%;font-size:16px}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}
@media print{:root{--paper: #fff;--surface: #fff;--ink: #000;--muted: #444;--line: #ccc;--gain: #0072b2;--loss: #d55e00;--gain-rgb: 0 114 178;--loss-rgb: 213 94
0;--none: #6b7280;--random: #c77700;--invariant: #00805d;--learned: #0072b2;color-scheme:light}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}body{
font-size:10.5pt}#report{max-width:none;padding:0}nav,.tools input,.tools button,.tools select,.tools label,.pager,.skip{display:none!important}header{padding-top:0}
section{padding:16pt 0 10pt}h2,h3,figcaption{break-after:avoid}.chart,.verdict,.cell,tr{break-inside:avoid}.pair{gap:14pt 20pt}.gallery{break-inside:avoid}.cells{
gap:8px;zoom:.82}.scroll{overflow:visible}.matrix td{min-width:0;padding:0 1px;font-size:7pt}.matrix td,.matrix th{height:15pt}.matrix tbody th,.matrix thead button{
max-width:90pt;font-size:7.5pt}pre{max-height:none;white-space:pre-wrap}})page";

const Page& page() {
  static constexpr Page kPage = {{kScript, sizeof(kScript) - 1}, {kStyle, sizeof(kStyle) - 1}};
  return kPage;
}

}  // namespace la3::report
