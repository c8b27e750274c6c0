// Written by la3/report/web/build.mjs, by way of `make page`: change la3/report/web instead.
// clang-format off
#include "la3/report/page.h"

namespace la3::report {

static constexpr char kScript[] = R"page((()=>{var V5=Object.create;var Al=Object.defineProperty;var Z5=Object.getOwnPropertyDescriptor;var K5=Object.getOwnPropertyNames;var Q5=Object.getPrototypeOf,J5=Object.prototype.hasOwnProperty;var ag=(t,e)=>()=>(e||t((e={exports:{}}).exports,e),e.exports),t_=(t,e)=>{for(var n in e)Al(t,n,{get:e[n],enumerable:!0})},e_=(t,e,n,r)=>{if(e&&typeof e=="objec\
t"||typeof e=="function")for(let i of K5(e))!J5.call(t,i)&&i!==n&&Al(t,i,{get:()=>e[i],enumerable:!(r=Z5(e,i))||r.enumerable});return t};var n_=(t,e,n)=>(n=t!=null?V5(Q5(t)):{},e_(e||!t||!t.__esModule?Al(n,"default",{value:t,enumerable:!0}):n,t));var j3=ag((fB,H3)=>{"use strict";function KT(t,e,n,r,i){for(var o=i+1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c>=0?(o=a,i=a-1):r=a+1}return o}function QT(t,e,n,r,i){
for(var o=i+1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c>0?(o=a,i=a-1):r=a+1}return o}function JT(t,e,n,r,i){for(var o=r-1;r<=i;){var a=r+i>>>1,s=t[a],
c=n!==void 0?n(s,e):s-e;c<0?(o=a,r=a+1):i=a-1}return o}function tC(t,e,n,r,i){for(var o=r-1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c<=0?(o=a,r=a+1):
i=a-1}return o}function eC(t,e,n,r,i){for(;r<=i;){var o=r+i>>>1,a=t[o],s=n!==void 0?n(a,e):a-e;if(s===0)return o;s<=0?r=o+1:i=o-1}return-1}function wc(t,e,n,r,i,o){
return typeof n=="function"?o(t,e,n,r===void 0?0:r|0,i===void 0?t.length-1:i|0):o(t,e,void 0,n===void 0?0:n|0,r===void 0?t.length-1:r|0)}H3.exports={ge:function(t,e,n,r,i){
return wc(t,e,n,r,i,KT)},gt:function(t,e,n,r,i){return wc(t,e,n,r,i,QT)},lt:function(t,e,n,r,i){return wc(t,e,n,r,i,JT)},le:function(t,e,n,r,i){return wc(t,e,n,
r,i,tC)},eq:function(t,e,n,r,i){return wc(t,e,n,r,i,eC)}}});var n5=ag((lB,e5)=>{"use strict";var _l=j3(),Aa=0,ao=1,vl=2;e5.exports=rC;function j0(t,e,n,r,i){this.mid=t,this.left=e,this.right=n,this.leftPoints=r,this.rightPoints=
i,this.count=(e?e.count:0)+(n?n.count:0)+r.length}var vc=j0.prototype;function W0(t,e){t.mid=e.mid,t.left=e.left,t.right=e.right,t.leftPoints=e.leftPoints,t.rightPoints=
e.rightPoints,t.count=e.count}function K3(t,e){var n=Ta(e);t.mid=n.mid,t.left=n.left,t.right=n.right,t.leftPoints=n.leftPoints,t.rightPoints=n.rightPoints,t.count=
n.count}function V3(t,e){var n=t.intervals([]);n.push(e),K3(t,n)}function Z3(t,e){var n=t.intervals([]),r=n.indexOf(e);return r<0?Aa:(n.splice(r,1),K3(t,n),ao)}
vc.intervals=function(t){return t.push.apply(t,this.leftPoints),this.left&&this.left.intervals(t),this.right&&this.right.intervals(t),t};vc.insert=function(t){var e=this.
count-this.leftPoints.length;if(this.count+=1,t[1]<this.mid)this.left?4*(this.left.count+1)>3*(e+1)?V3(this,t):this.left.insert(t):this.left=Ta([t]);else if(t[0]>
this.mid)this.right?4*(this.right.count+1)>3*(e+1)?V3(this,t):this.right.insert(t):this.right=Ta([t]);else{var n=_l.ge(this.leftPoints,t,V0),r=_l.ge(this.rightPoints,
t,Z0);this.leftPoints.splice(n,0,t),this.rightPoints.splice(r,0,t)}};vc.remove=function(t){var e=this.count-this.leftPoints;if(t[1]<this.mid){if(!this.left)return Aa;
var n=this.right?this.right.count:0;if(4*n>3*(e-1))return Z3(this,t);var r=this.left.remove(t);return r===vl?(this.left=null,this.count-=1,ao):(r===ao&&(this.count-=
1),r)}else if(t[0]>this.mid){if(!this.right)return Aa;var i=this.left?this.left.count:0;if(4*i>3*(e-1))return Z3(this,t);var r=this.right.remove(t);return r===vl?
(this.right=null,this.count-=1,ao):(r===ao&&(this.count-=1),r)}else{if(this.count===1)return this.leftPoints[0]===t?vl:Aa;if(this.leftPoints.length===1&&this.leftPoints[0]===
t){if(this.left&&this.right){for(var o=this,a=this.left;a.right;)o=a,a=a.right;if(o===this)a.right=this.right;else{var s=this.left,r=this.right;o.count-=a.count,
o.right=a.left,a.left=s,a.right=r}W0(this,a),this.count=(this.left?this.left.count:0)+(this.right?this.right.count:0)+this.leftPoints.length}else this.left?W0(this,
this.left):W0(this,this.right);return ao}for(var s=_l.ge(this.leftPoints,t,V0);s<this.leftPoints.length&&this.leftPoints[s][0]===t[0];++s)if(this.leftPoints[s]===
t){this.count-=1,this.leftPoints.splice(s,1);for(var r=_l.ge(this.rightPoints,t,Z0);r<this.rightPoints.length&&this.rightPoints[r][1]===t[1];++r)if(this.rightPoints[r]===
t)return this.rightPoints.splice(r,1),ao}return Aa}};function Q3(t,e,n){for(var r=0;r<t.length&&t[r][0]<=e;++r){var i=n(t[r]);if(i)return i}}function J3(t,e,n){
for(var r=t.length-1;r>=0&&t[r][1]>=e;--r){var i=n(t[r]);if(i)return i}}function t5(t,e){for(var n=0;n<t.length;++n){var r=e(t[n]);if(r)return r}}vc.queryPoint=
function(t,e){if(t<this.mid){if(this.left){var n=this.left.queryPoint(t,e);if(n)return n}return Q3(this.leftPoints,t,e)}else if(t>this.mid){if(this.right){var n=this.
right.queryPoint(t,e);if(n)return n}return J3(this.rightPoints,t,e)}else return t5(this.leftPoints,e)};vc.queryInterval=function(t,e,n){if(t<this.mid&&this.left){
var r=this.left.queryInterval(t,e,n);if(r)return r}if(e>this.mid&&this.right){var r=this.right.queryInterval(t,e,n);if(r)return r}return e<this.mid?Q3(this.leftPoints,
e,n):t>this.mid?J3(this.rightPoints,t,n):t5(this.leftPoints,n)};function nC(t,e){return t-e}function V0(t,e){var n=t[0]-e[0];return n||t[1]-e[1]}function Z0(t,e){
var n=t[1]-e[1];return n||t[0]-e[0]}function Ta(t){if(t.length===0)return null;for(var e=[],n=0;n<t.length;++n)e.push(t[n][0],t[n][1]);e.sort(nC);for(var r=e[e.
length>>1],i=[],o=[],a=[],n=0;n<t.length;++n){var s=t[n];s[1]<r?i.push(s):r<s[0]?o.push(s):a.push(s)}var c=a,u=a.slice();return c.sort(V0),u.sort(Z0),new j0(r,Ta(
i),Ta(o),c,u)}function H0(t){this.root=t}var Ca=H0.prototype;Ca.insert=function(t){this.root?this.root.insert(t):this.root=new j0(t[0],null,null,[t],[t])};Ca.remove=
function(t){if(this.root){var e=this.root.remove(t);return e===vl&&(this.root=null),e!==Aa}return!1};Ca.queryPoint=function(t,e){if(this.root)return this.root.queryPoint(
t,e)};Ca.queryInterval=function(t,e,n){if(t<=e&&this.root)return this.root.queryInterval(t,e,n)};Object.defineProperty(Ca,"count",{get:function(){return this.root?
this.root.count:0}});Object.defineProperty(Ca,"intervals",{get:function(){return this.root?this.root.intervals([]):[]}});function rC(t){return!t||t.length===0?new H0(
null):new H0(Ta(t))}});function P(t,e,...n){let r=document.createElement(t);for(let[i,o]of Object.entries(e??{}))if(!(o==null||o===!1))if(i==="on")for(let[a,s]of Object.entries(o))r.addEventListener(
a,s);else if(i==="style")for(let[a,s]of Object.entries(o))r.style.setProperty(a,s);else r.setAttribute(i,o===!0?"":String(o));return r.append(...n.flat(1/0).filter(
i=>i!=null&&i!==!1)),r}var Mc=t=>P("bdi",{},t===""?"(no name)":t);function Bt(t,e,...n){return P("section",{id:t,"aria-labelledby":`${t}-title`},P("h2",{id:`${t}\
-title`},e),n)}var qt=t=>P("p",{class:"absent"},t);function sg(t,e,n){return P("div",{class:"scroll",tabindex:"0",role:"region","aria-label":t},P("table",{class:"\
plain"},P("caption",{class:"unseen"},t),P("thead",{},P("tr",{},e.map(r=>P("th",{scope:"col"},r)))),P("tbody",{},n.map(([r,...i])=>P("tr",{},P("th",{scope:"row"},
r),i.map(o=>P("td",{},o)))))))}var Pt=t=>t.toLocaleString("en-US"),pe=(t,e)=>`${Pt(t)} ${e}${t===1?"":"s"}`,Xt=(t,e)=>t.toFixed(e).replace("-","−"),Cl=(t,e=2)=>`${Xt(t,e)}%`;function fg(t){
let e=Number(t.toPrecision(2));return`${e.toLocaleString("en-US",{maximumSignificantDigits:2})} ${e===1?"point":"points"}`}function Ze(t,e){let n=Math.abs(t).toFixed(
e);return Number(n)===0?n:(t>0?"+":"−")+n}var Ia=t=>Math.max(1,Math.min(6,Math.max(...t)-Math.min(...t)));function La(t){if(t<60)return`${t<10?t.toFixed(1):Math.
round(t)} s`;let e=Math.floor(t/60);return e<60?`${e} min ${Math.round(t%60)} s`:`${Math.floor(e/60)} h ${e%60} min`}var cg={none:{title:"No policy",color:"var(\
--none)",dash:"5 3"},random:{title:"Random triples",color:"var(--random)",dash:"2 3"},"label-invariant":{title:"One policy for all labels",color:"var(--invarian\
t)",dash:"9 3 2 3"},policy:{title:"Learned policy",color:"var(--learned)",dash:"none"}},ug=["var(--other-1)","var(--other-2)","var(--other-3)"],Tl=[];function me(t){
return cg[t]?cg[t]:(Tl.includes(t)||Tl.push(t),{title:t,color:ug[Tl.indexOf(t)%ug.length],dash:"12 4"})}var lg=25,r_=100;function Sc({id:t,caption:e,ops:n,extras:r=[],rows:i,pinned:o=[],cell:a,legend:s}){let c="",u={column:null,down:!0},f=0,h=lg,l=P("tbody"),d=P("\
span",{class:"status",role:"status"}),p=new Map,m=P("button",{type:"button",on:{click:()=>v(-1)}},"Previous"),b=P("button",{type:"button",on:{click:()=>v(1)}},"\
Next"),y=P("div",{class:"pager"},m,b),g=($,A)=>A==="name"?$.name.toLowerCase():A<0?$.extra[-A-1].key:$.values[A];function w(){let $=c.trim().toLowerCase(),A=i.filter(
E=>E.name.toLowerCase().includes($));if(u.column===null)return A;let R=u.down?-1:1;return A.sort((E,C)=>{let N=g(E,u.column),I=g(C,u.column);return N===null||I===
null?(N===null)-(I===null):N<I?-R:N>I?R:0})}function x($,A){return P("tr",{class:A},P("th",{scope:"row",title:$.name},Mc($.name)),$.extra.map(R=>P("td",{class:"\
extra"},R.text)),$.values.map((R,E)=>{let{text:C,kind:N,strength:I,title:F}=a(R,$,E);return P("td",{class:N,style:{"--strength":I.toFixed(3)},title:`${n[E]}, ${$.
name}: ${F??C}`},C)}))}function _(){let $=w(),A=Math.max(1,Math.ceil($.length/h));f=Math.min(f,A-1);let R=$.slice(f*h,(f+1)*h);l.replaceChildren(...c.trim()?[]:
o.map(C=>x(C,"pinned")),...R.map(C=>x(C))),R.length===0&&l.append(P("tr",{},P("td",{class:"none",colspan:String(1+r.length+n.length)},"No label has this in its \
name.")));let E=$.length>h?`${Pt(f*h+1)}–${Pt(f*h+R.length)} of ${Pt($.length)}`:Pt($.length);d.textContent=`${E} ${$.length===1?"label":"labels"}`,y.hidden=A<
2,m.disabled=f===0,b.disabled=f===A-1;for(let[C,{head:N}]of p)N.setAttribute("aria-sort",C!==u.column?"none":u.down?"descending":"ascending")}function v($){f+=$,
_()}function M($){let A=$!=="name";u.column!==$?u={column:$,down:A}:u.down===A?u={column:$,down:!A}:u={column:null,down:!0},f=0,_()}function k($,A,R){let E=P("t\
h",{scope:"col",class:R,"aria-sort":"none"},P("button",{type:"button",title:`Sort by ${$}`,on:{click:()=>M(A)}},P("span",{},$)));return p.set(A,{head:E}),E}let S=P(
"input",{id:`${t}-find`,type:"search",placeholder:"Find a label",autocomplete:"off",spellcheck:"false",on:{input:$=>(c=$.target.value,f=0,_())}}),T=P("tr",{},k(
"Label","name"),r.map(($,A)=>k($,-A-1,"extra")),n.map(($,A)=>k($,A,"op")));return addEventListener("beforeprint",()=>(h=r_,_())),addEventListener("afterprint",()=>(h=
lg,_())),_(),P("div",{class:"matrix",id:t},P("div",{class:"tools"},P("label",{class:"unseen",for:`${t}-find`},"Find a label"),S,d,s),P("div",{class:"scroll",tabindex:"\
0",role:"region","aria-label":e},P("table",{},P("caption",{class:"unseen"},e),P("thead",{},T),l)),y)}function $c(t){return P("span",{class:"scale","aria-hidden":"\
true"},t.map(([e,n,r])=>P("span",{class:n,style:{"--strength":String(r)}},e)))}var li=t=>{let e=t.filter(n=>n!==null);return e.length>0?e.reduce((n,r)=>n+r,0)/e.
length:null};var hg="Effects";function i_(t){let e=t.filter(r=>r!==null).map(Math.abs).sort((r,i)=>r-i);if(e.length===0)return 1;let n=e[Math.floor(.97*(e.length-1))];return n>
9?Math.ceil(n):Math.max(.1,Math.ceil(10*n)/10)}function dg({search:t,ops:e,labels:n}){let r=t?.evaluations;if(!r)return Bt("effects",hg,qt("No triples have been\
 evaluated yet."));let i=(l,{mean:d,effect:p,triples:m,tried:b})=>({name:l,values:p,triples:m,extra:[{text:Ze(d,1),key:d},{text:Pt(Math.round(b)),key:b}]}),o=r.
rows.filter(l=>l.tried>0),a=o.map(l=>i(l.label===null?"All labels":n[l.label],l)),s=[];a.length>1&&s.push(i("Mean of all labels",{mean:li(o.map(l=>l.mean)),tried:li(
o.map(l=>l.tried)),effect:e.map((l,d)=>li(o.map(({effect:p})=>p[d])))}));let c=a.flatMap(({values:l})=>l),u=i_(c),f=Xt(u,u>9?0:1),h=r.rows.length-o.length;return Bt(
"effects",hg,P("p",{},"The mean reward of the label's evaluated triples that contain the operation minus the mean reward of all its evaluated triples, in percen\
tage points: below zero, triples with the operation cost the label recall. Later triples were chosen because they looked promising, so this describes what was t\
ried; it is no experiment on single operations."),h>0&&P("p",{class:"fine"},`${pe(h,"label")} without any evaluation yet.`),Sc({id:"op-effects",caption:"Effect \
of each operation on each label, in percentage points",ops:e,extras:["Mean reward","Tried"],rows:a,pinned:s,cell:(l,d,p)=>l===null?{text:"·",kind:"untried",strength:0,
title:"never tried"}:{text:Ze(l,1),kind:l<0?"loss":"gain",strength:Math.min(1,Math.abs(l)/u),title:`${Ze(l,2)} points${d.triples?`, ${pe(d.triples[p],"triple")}`:
""}`},legend:$c([[`${c.some(l=>l<-u)?"≤ ":""}−${f}`,"loss",1],["","loss",.5],["0","gain",0],["","gain",.5],[`${c.some(l=>l>u)?"≥ ":""}+${f}`,"gain",1]])}))}var bt={};t_(bt,{Area:()=>Ji,Arrow:()=>nc,BarX:()=>to,BarY:()=>eo,Cell:()=>no,Contour:()=>fc,Density:()=>dc,Dot:()=>ro,Frame:()=>Vs,Geo:()=>pc,Hexgrid:()=>mc,Image:()=>gc,
Line:()=>io,Link:()=>tc,Mark:()=>Q,Raster:()=>uc,Rect:()=>Qi,RuleX:()=>Bs,RuleY:()=>qs,Text:()=>ji,TickX:()=>oc,TickY:()=>ac,Tip:()=>Zs,Vector:()=>Zi,WaffleX:()=>bc,
WaffleY:()=>xc,area:()=>Js,areaX:()=>ri,areaY:()=>kr,arrow:()=>w6,auto:()=>N6,autoSpec:()=>w0,axisFx:()=>Yf,axisFy:()=>Ff,axisX:()=>Xs,axisY:()=>Ki,barX:()=>Vn,
barY:()=>Zn,bin:()=>$r,binX:()=>Hn,binY:()=>jn,bollinger:()=>si,bollingerX:()=>O6,bollingerY:()=>z6,boxX:()=>F6,boxY:()=>Y6,cell:()=>ii,cellX:()=>_6,cellY:()=>M6,
centroid:()=>dl,circle:()=>k6,cluster:()=>z3,column:()=>ae,contour:()=>V6,crosshair:()=>Q6,crosshairX:()=>J6,crosshairY:()=>t3,delaunayLink:()=>r3,delaunayMesh:()=>i3,
density:()=>u3,differenceX:()=>h3,differenceY:()=>d3,dodgeX:()=>o5,dodgeY:()=>a5,dot:()=>dn,dotX:()=>S6,dotY:()=>$6,filter:()=>Ex,find:()=>Fx,formatIsoDate:()=>Wm,
formatMonth:()=>Ww,formatNumber:()=>Gm,formatWeekday:()=>Hw,frame:()=>pa,geo:()=>pl,geoCentroid:()=>m3,graticule:()=>y3,gridFx:()=>Uf,gridFy:()=>qf,gridX:()=>Xf,
gridY:()=>Bf,group:()=>Is,groupX:()=>Ur,groupY:()=>Gr,groupZ:()=>Rs,hexagon:()=>A6,hexbin:()=>b3,hexgrid:()=>x3,hull:()=>o3,identity:()=>B,image:()=>v3,indexOf:()=>$t,
initializer:()=>At,interpolateNearest:()=>A0,interpolateNone:()=>hl,interpolatorBarycentric:()=>k0,interpolatorRandomWalk:()=>T0,legend:()=>qv,line:()=>oo,lineX:()=>oi,
lineY:()=>ai,linearRegressionX:()=>S3,linearRegressionY:()=>$3,link:()=>rl,map:()=>Fe,mapX:()=>wa,mapY:()=>va,marks:()=>Zt,normalize:()=>Ml,normalizeX:()=>f5,normalizeY:()=>l5,
numberInterval:()=>um,plot:()=>ma,pointer:()=>ra,pointerX:()=>ia,pointerY:()=>Ui,raster:()=>G6,rect:()=>js,rectX:()=>ha,rectY:()=>da,reverse:()=>Nx,ruleX:()=>je,
ruleY:()=>Ve,scale:()=>bf,select:()=>m5,selectFirst:()=>K0,selectLast:()=>Q0,selectMaxX:()=>b5,selectMaxY:()=>x5,selectMinX:()=>g5,selectMinY:()=>y5,shiftX:()=>h5,
shiftY:()=>d5,shuffle:()=>Rx,sort:()=>of,sphere:()=>g3,spike:()=>_v,stackX:()=>u0,stackX1:()=>jv,stackX2:()=>Vv,stackY:()=>f0,stackY1:()=>Zv,stackY2:()=>Kv,text:()=>Wn,
textX:()=>Rf,textY:()=>If,tickX:()=>ul,tickY:()=>fl,timeInterval:()=>ks,tip:()=>Kf,transform:()=>Vt,tree:()=>X0,treeLink:()=>xl,treeNode:()=>yc,utcInterval:()=>Oi,
valueof:()=>Z,vector:()=>a0,vectorX:()=>Df,vectorY:()=>Of,voronoi:()=>a3,voronoiMesh:()=>s3,waffleX:()=>U3,waffleY:()=>G3,window:()=>_a,windowX:()=>R6,windowY:()=>I6});function Tt(t,e){return t==null||e==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function tn(t,e){return t==null||e==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function ho(t){let e,n,
r;t.length!==2?(e=Tt,n=(s,c)=>Tt(t(s),c),r=(s,c)=>t(s)-c):(e=t===Tt||t===tn?t:o_,n=t,r=t);function i(s,c,u=0,f=s.length){if(u<f){if(e(c,c)!==0)return f;do{let h=u+
f>>>1;n(s[h],c)<0?u=h+1:f=h}while(u<f)}return u}function o(s,c,u=0,f=s.length){if(u<f){if(e(c,c)!==0)return f;do{let h=u+f>>>1;n(s[h],c)<=0?u=h+1:f=h}while(u<f)}
return u}function a(s,c,u=0,f=s.length){let h=i(s,c,u,f-1);return h>u&&r(s[h-1],c)>-r(s[h],c)?h-1:h}return{left:i,center:a,right:o}}function o_(){return 0}function pg(t){
return t===null?NaN:+t}function*a_(t,e){if(e===void 0)for(let n of t)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of t)(r=e(r,++n,t))!=null&&(r=+r)>=r&&
(yield r)}}var mg=ho(Tt),po=mg.right,rE=mg.left,iE=ho(pg).center;var Ac=yg(bg),gg=yg(s_);function yg(t){return function(e,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:i,width:o,height:a}=e;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:i.length/o))>=0))throw new RangeError(
"invalid height");if(!o||!a||!n&&!r)return e;let s=n&&t(n),c=r&&t(r),u=i.slice();return s&&c?(uo(s,u,i,o,a),uo(s,i,u,o,a),uo(s,u,i,o,a),fo(c,i,u,o,a),fo(c,u,i,o,
a),fo(c,i,u,o,a)):s?(uo(s,i,u,o,a),uo(s,u,i,o,a),uo(s,i,u,o,a)):c&&(fo(c,i,u,o,a),fo(c,u,i,o,a),fo(c,i,u,o,a)),e}}function uo(t,e,n,r,i){for(let o=0,a=r*i;o<a;)
t(e,n,o,o+=r,1)}function fo(t,e,n,r,i){for(let o=0,a=r*i;o<r;++o)t(e,n,o,o+a,r)}function s_(t){let e=bg(t);return(n,r,i,o,a)=>{i<<=2,o<<=2,a<<=2,e(n,r,i+0,o+0,a),
e(n,r,i+1,o+1,a),e(n,r,i+2,o+2,a),e(n,r,i+3,o+3,a)}}function bg(t){let e=Math.floor(t);if(e===t)return c_(t);let n=t-e,r=2*t+1;return(i,o,a,s,c)=>{if(!((s-=c)>=
a))return;let u=e*o[a],f=c*e,h=f+c;for(let l=a,d=a+f;l<d;l+=c)u+=o[Math.min(s,l)];for(let l=a,d=s;l<=d;l+=c)u+=o[Math.min(s,l+f)],i[l]=(u+n*(o[Math.max(a,l-h)]+
o[Math.min(s,l+h)]))/r,u-=o[Math.max(a,l-f)]}}function c_(t){let e=2*t+1;return(n,r,i,o,a)=>{if(!((o-=a)>=i))return;let s=t*r[i],c=a*t;for(let u=i,f=i+c;u<f;u+=
a)s+=r[Math.min(o,u)];for(let u=i,f=o;u<=f;u+=a)s+=r[Math.min(o,u+c)],n[u]=s/e,s-=r[Math.max(i,u-c)]}}function Oa(t,e){let n=0;if(e===void 0)for(let r of t)r!=null&&
(r=+r)>=r&&++n;else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(i=+i)>=i&&++n}return n}function u_(t){return t.length|0}function f_(t){return!(t>0)}function l_(t){
return typeof t!="object"||"length"in t?t:Array.from(t)}function h_(t){return e=>t(...e)}function xg(...t){let e=typeof t[t.length-1]=="function"&&h_(t.pop());t=
t.map(l_);let n=t.map(u_),r=t.length-1,i=new Array(r+1).fill(0),o=[];if(r<0||n.some(f_))return o;for(;;){o.push(i.map((s,c)=>t[c][s]));let a=r;for(;++i[a]===n[a];){
if(a===0)return e?o.map(e):o;i[a--]=0}}}function wg(t,e){var n=0,r=0;return Float64Array.from(t,e===void 0?i=>n+=+i||0:i=>n+=+e(i,r++,t)||0)}function za(t,e){let n=0,
r,i=0,o=0;if(e===void 0)for(let a of t)a!=null&&(a=+a)>=a&&(r=a-i,i+=r/++n,o+=r*(a-i));else{let a=-1;for(let s of t)(s=e(s,++a,t))!=null&&(s=+s)>=s&&(r=s-i,i+=r/
++n,o+=r*(s-i))}if(n>1)return o/(n-1)}function Qn(t,e){let n=za(t,e);return n&&Math.sqrt(n)}function St(t,e){let n,r;if(e===void 0)for(let i of t)i!=null&&(n===
void 0?i>=i&&(n=r=i):(n>i&&(n=i),r<i&&(r=i)));else{let i=-1;for(let o of t)(o=e(o,++i,t))!=null&&(n===void 0?o>=o&&(n=r=o):(n>o&&(n=o),r<o&&(r=o)))}return[n,r]}
var xe=class{constructor(){this._partials=new Float64Array(32),this._n=0}add(e){let n=this._partials,r=0;for(let i=0;i<this._n&&i<32;i++){let o=n[i],a=e+o,s=Math.
abs(e)<Math.abs(o)?e-(a-o):o-(a-e);s&&(n[r++]=s),e=a}return n[r]=e,this._n=r+1,this}valueOf(){let e=this._partials,n=this._n,r,i,o,a=0;if(n>0){for(a=e[--n];n>0&&
(r=a,i=e[--n],a=r+i,o=i-(a-r),!o););n>0&&(o<0&&e[n-1]<0||o>0&&e[n-1]>0)&&(i=o*2,r=a+i,i==r-a&&(a=r))}return a}};var Ke=class extends Map{constructor(e,n=Mg){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),e!=null)for(let[r,i]of e)this.set(
r,i)}get(e){return super.get(El(this,e))}has(e){return super.has(El(this,e))}set(e,n){return super.set(vg(this,e),n)}delete(e){return super.delete(_g(this,e))}},
Qe=class extends Set{constructor(e,n=Mg){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),e!=null)for(let r of e)this.add(r)}has(e){
return super.has(El(this,e))}add(e){return super.add(vg(this,e))}delete(e){return super.delete(_g(this,e))}};function El({_intern:t,_key:e},n){let r=e(n);return t.
has(r)?t.get(r):n}function vg({_intern:t,_key:e},n){let r=e(n);return t.has(r)?t.get(r):(t.set(r,n),n)}function _g({_intern:t,_key:e},n){let r=e(n);return t.has(
r)&&(n=t.get(r),t.delete(r)),n}function Mg(t){return t!==null&&typeof t=="object"?t.valueOf():t}function Nl(t){return t}function Ne(t,...e){return Rl(t,Nl,Nl,e)}function Jn(t,e,...n){return Rl(t,Nl,e,n)}function Sg(t,e,...n){return Rl(t,Array.from,e,n)}function Rl(t,e,n,r){return(function i(o,a){if(a>=r.length)return n(o);let s=new Ke,c=r[a++],u=-1;for(let f of o){let h=c(f,++u,o),l=s.get(h);l?l.push(f):s.set(
h,[f])}for(let[f,h]of s)s.set(f,i(h,a));return e(s)})(t,0)}function d_(t,e){return Array.from(e,n=>t[n])}function lo(t,...e){if(typeof t[Symbol.iterator]!="func\
tion")throw new TypeError("values is not iterable");t=Array.from(t);let[n]=e;if(n&&n.length!==2||e.length>1){let r=Uint32Array.from(t,(i,o)=>o);return e.length>
1?(e=e.map(i=>t.map(i)),r.sort((i,o)=>{for(let a of e){let s=Da(a[i],a[o]);if(s)return s}})):(n=t.map(n),r.sort((i,o)=>Da(n[i],n[o]))),d_(t,r)}return t.sort(Il(
n))}function Il(t=Tt){if(t===Tt)return Da;if(typeof t!="function")throw new TypeError("compare is not a function");return(e,n)=>{let r=t(e,n);return r||r===0?r:
(t(n,n)===0)-(t(e,e)===0)}}function Da(t,e){return(t==null||!(t>=t))-(e==null||!(e>=e))||(t<e?-1:t>e?1:0)}function Tc(t,e,n){return(e.length!==2?lo(Jn(t,e,n),(([
r,i],[o,a])=>Tt(i,a)||Tt(r,o))):lo(Ne(t,n),(([r,i],[o,a])=>e(i,a)||Tt(r,o)))).map(([r])=>r)}var p_=Array.prototype,oE=p_.slice;var m_=Math.sqrt(50),g_=Math.sqrt(10),y_=Math.sqrt(2);function kc(t,e,n){let r=(e-t)/Math.max(0,n),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),a=o>=m_?10:o>=
g_?5:o>=y_?2:1,s,c,u;return i<0?(u=Math.pow(10,-i)/a,s=Math.round(t*u),c=Math.round(e*u),s/u<t&&++s,c/u>e&&--c,u=-u):(u=Math.pow(10,i)*a,s=Math.round(t/u),c=Math.
round(e/u),s*u<t&&++s,c*u>e&&--c),c<s&&.5<=n&&n<2?kc(t,e,n*2):[s,c,u]}function Ye(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[i,o,a]=r?
kc(e,t,n):kc(t,e,n);if(!(o>=i))return[];let s=o-i+1,c=new Array(s);if(r)if(a<0)for(let u=0;u<s;++u)c[u]=(o-u)/-a;else for(let u=0;u<s;++u)c[u]=(o-u)*a;else if(a<
0)for(let u=0;u<s;++u)c[u]=(i+u)/-a;else for(let u=0;u<s;++u)c[u]=(i+u)*a;return c}function hi(t,e,n){return e=+e,t=+t,n=+n,kc(t,e,n)[2]}function Fa(t,e,n){e=+e,
t=+t,n=+n;let r=e<t,i=r?hi(e,t,n):hi(t,e,n);return(r?-1:1)*(i<0?1/-i:i)}function Cc(t,e,n){let r;for(;;){let i=hi(t,e,n);if(i===r||i===0||!isFinite(i))return[t,
e];if(i>0){let o=Math.ceil(t/i),a=Math.floor(e/i);t=(o-(o*i>t))*i,e=(a+(a*i<e))*i}else if(i<0){let o=-i,a=Math.ceil(t*o),s=Math.floor(e*o);t=(a-(a/o>t))/o,e=(s+
(s/o<e))/o}r=i}}function mo(t){return Math.max(1,Math.ceil(Math.log(Oa(t))/Math.LN2)+1)}function Ct(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(n<i||n===void 0&&
i>=i)&&(n=i)}return n}function $g(t,e){let n,r=-1,i=-1;if(e===void 0)for(let o of t)++i,o!=null&&(n<o||n===void 0&&o>=o)&&(n=o,r=i);else for(let o of t)(o=e(o,++i,
t))!=null&&(n<o||n===void 0&&o>=o)&&(n=o,r=i);return r}function Wt(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;
for(let i of t)(i=e(i,++r,t))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function kg(t,e){let n,r=-1,i=-1;if(e===void 0)for(let o of t)++i,o!=null&&(n>o||n===
void 0&&o>=o)&&(n=o,r=i);else for(let o of t)(o=e(o,++i,t))!=null&&(n>o||n===void 0&&o>=o)&&(n=o,r=i);return r}function Ag(t,e,n=0,r=1/0,i){if(e=Math.floor(e),n=
Math.floor(Math.max(0,n)),r=Math.floor(Math.min(t.length-1,r)),!(n<=e&&e<=r))return t;for(i=i===void 0?Da:Il(i);r>n;){if(r-n>600){let c=r-n+1,u=e-n+1,f=Math.log(
c),h=.5*Math.exp(2*f/3),l=.5*Math.sqrt(f*h*(c-h)/c)*(u-c/2<0?-1:1),d=Math.max(n,Math.floor(e-u*h/c+l)),p=Math.min(r,Math.floor(e+(c-u)*h/c+l));Ag(t,e,d,p,i)}let o=t[e],
a=n,s=r;for(Pa(t,n,e),i(t[r],o)>0&&Pa(t,n,r);a<s;){for(Pa(t,a,s),++a,--s;i(t[a],o)<0;)++a;for(;i(t[s],o)>0;)--s}i(t[n],o)===0?Pa(t,n,s):(++s,Pa(t,s,r)),s<=e&&(n=
s+1),e<=s&&(r=s-1)}return t}function Pa(t,e,n){let r=t[e];t[e]=t[n],t[n]=r}function Ya(t,e=Tt){let n,r=!1;if(e.length===1){let i;for(let o of t){let a=e(o);(r?Tt(
a,i)>0:Tt(a,a)===0)&&(n=o,i=a,r=!0)}}else for(let i of t)(r?e(i,n)>0:e(i,i)===0)&&(n=i,r=!0);return n}function Je(t,e,n){if(t=Float64Array.from(a_(t,n)),!(!(r=t.
length)||isNaN(e=+e))){if(e<=0||r<2)return Wt(t);if(e>=1)return Ct(t);var r,i=(r-1)*e,o=Math.floor(i),a=Ct(Ag(t,o).subarray(0,o+1)),s=Wt(t.subarray(o+1));return a+
(s-a)*(i-o)}}function Tg(t,e,n=pg){if(!(!(r=t.length)||isNaN(e=+e))){if(e<=0||r<2)return+n(t[0],0,t);if(e>=1)return+n(t[r-1],r-1,t);var r,i=(r-1)*e,o=Math.floor(
i),a=+n(t[o],o,t),s=+n(t[o+1],o+1,t);return a+(s-a)*(i-o)}}function Cg(t,e,n){let r=Oa(t),i=Je(t,.75)-Je(t,.25);return r&&i?Math.ceil((n-e)/(2*i*Math.pow(r,-1/3))):1}function Ll(t,e,n){let r=Oa(t),i=Qn(t);return r&&i?Math.
ceil((n-e)*Math.cbrt(r)/(3.49*i)):1}function di(t,e){let n=0,r=0;if(e===void 0)for(let i of t)i!=null&&(i=+i)>=i&&(++n,r+=i);else{let i=-1;for(let o of t)(o=e(o,
++i,t))!=null&&(o=+o)>=o&&(++n,r+=o)}if(n)return r/n}function tr(t,e){return Je(t,.5,e)}function*b_(t){for(let e of t)yield*e}function Pl(t){return Array.from(b_(t))}function Ec(t,e){let n=new Ke;if(e===void 0)for(let o of t)o!=null&&o>=o&&n.set(o,
(n.get(o)||0)+1);else{let o=-1;for(let a of t)(a=e(a,++o,t))!=null&&a>=a&&n.set(a,(n.get(a)||0)+1)}let r,i=0;for(let[o,a]of n)a>i&&(i=a,r=o);return r}function Eg(t,e=x_){
let n=[],r,i=!1;for(let o of t)i&&n.push(e(r,o)),r=o,i=!0;return n}function x_(t,e){return[t,e]}function ue(t,e,n){t=+t,e=+e,n=(i=arguments.length)<2?(e=t,t=0,1):
i<3?1:+n;for(var r=-1,i=Math.max(0,Math.ceil((e-t)/n))|0,o=new Array(i);++r<i;)o[r]=t+r*n;return o}function Dl(t,e=Tt){if(typeof t[Symbol.iterator]!="function")
throw new TypeError("values is not iterable");let n=Array.from(t),r=new Float64Array(n.length);e.length!==2&&(n=n.map(e),e=Tt);let i=(s,c)=>e(n[s],n[c]),o,a;return t=
Uint32Array.from(n,(s,c)=>c),t.sort(e===Tt?(s,c)=>Da(n[s],n[c]):Il(i)),t.forEach((s,c)=>{let u=i(s,o===void 0?s:o);u>=0?((o===void 0||u>0)&&(o=s,a=c),r[s]=a):r[s]=
NaN}),r}function Ng(t,e=Tt){let n,r=!1;if(e.length===1){let i;for(let o of t){let a=e(o);(r?Tt(a,i)<0:Tt(a,a)===0)&&(n=o,i=a,r=!0)}}else for(let i of t)(r?e(i,n)<
0:e(i,i)===0)&&(n=i,r=!0);return n}var aE=w_(Math.random);function w_(t){return function(n,r=0,i=n.length){let o=i-(r=+r);for(;o;){let a=t()*o--|0,s=n[o+r];n[o+r]=n[a+r],n[a+r]=s}return n}}function we(t,e){
let n=0;if(e===void 0)for(let r of t)(r=+r)&&(n+=r);else{let r=-1;for(let i of t)(i=+e(i,++r,t))&&(n+=i)}return n}function go(t){if(typeof t[Symbol.iterator]!="function")throw new TypeError("values is not iterable");return Array.from(t).reverse()}function v_(t){return t}var Ol=1,zl=2,Fl=3,Nc=4,Rg=1e-6;function __(t){return"translate("+t+",0)"}function M_(t){return"translate(0,"+t+")"}function S_(t){return e=>+t(
e)}function $_(t,e){return e=Math.max(0,t.bandwidth()-e*2)/2,t.round()&&(e=Math.round(e)),n=>+t(n)+e}function k_(){return!this.__axis}function A_(t,e){var n=[],
r=null,i=null,o=6,a=6,s=3,c=typeof window<"u"&&window.devicePixelRatio>1?0:.5,u=t===Ol||t===Nc?-1:1,f=t===Nc||t===zl?"x":"y",h=t===Ol||t===Fl?__:M_;function l(d){
var p=r??(e.ticks?e.ticks.apply(e,n):e.domain()),m=i??(e.tickFormat?e.tickFormat.apply(e,n):v_),b=Math.max(o,0)+s,y=e.range(),g=+y[0]+c,w=+y[y.length-1]+c,x=(e.
bandwidth?$_:S_)(e.copy(),c),_=d.selection?d.selection():d,v=_.selectAll(".domain").data([null]),M=_.selectAll(".tick").data(p,e).order(),k=M.exit(),S=M.enter().
append("g").attr("class","tick"),T=M.select("line"),$=M.select("text");v=v.merge(v.enter().insert("path",".tick").attr("class","domain").attr("stroke","currentC\
olor")),M=M.merge(S),T=T.merge(S.append("line").attr("stroke","currentColor").attr(f+"2",u*o)),$=$.merge(S.append("text").attr("fill","currentColor").attr(f,u*b).
attr("dy",t===Ol?"0em":t===Fl?"0.71em":"0.32em")),d!==_&&(v=v.transition(d),M=M.transition(d),T=T.transition(d),$=$.transition(d),k=k.transition(d).attr("opacit\
y",Rg).attr("transform",function(A){return isFinite(A=x(A))?h(A+c):this.getAttribute("transform")}),S.attr("opacity",Rg).attr("transform",function(A){var R=this.
parentNode.__axis;return h((R&&isFinite(R=R(A))?R:x(A))+c)})),k.remove(),v.attr("d",t===Nc||t===zl?a?"M"+u*a+","+g+"H"+c+"V"+w+"H"+u*a:"M"+c+","+g+"V"+w:a?"M"+g+
","+u*a+"V"+c+"H"+w+"V"+u*a:"M"+g+","+c+"H"+w),M.attr("opacity",1).attr("transform",function(A){return h(x(A)+c)}),T.attr(f+"2",u*o),$.attr(f,u*b).text(m),_.filter(
k_).attr("fill","none").attr("font-size",10).attr("font-family","sans-serif").attr("text-anchor",t===zl?"start":t===Nc?"end":"middle"),_.each(function(){this.__axis=
x})}return l.scale=function(d){return arguments.length?(e=d,l):e},l.ticks=function(){return n=Array.from(arguments),l},l.tickArguments=function(d){return arguments.
length?(n=d==null?[]:Array.from(d),l):n.slice()},l.tickValues=function(d){return arguments.length?(r=d==null?null:Array.from(d),l):r&&r.slice()},l.tickFormat=function(d){
return arguments.length?(i=d,l):i},l.tickSize=function(d){return arguments.length?(o=a=+d,l):o},l.tickSizeInner=function(d){return arguments.length?(o=+d,l):o},
l.tickSizeOuter=function(d){return arguments.length?(a=+d,l):a},l.tickPadding=function(d){return arguments.length?(s=+d,l):s},l.offset=function(d){return arguments.
length?(c=+d,l):c},l}function Ig(t){return A_(Fl,t)}var Yl="http://www.w3.org/1999/xhtml",Be={svg:"http://www.w3.org/2000/svg",xhtml:Yl,xlink:"http://www.w3.org/1999/xlink",xml:"http://www.w3.org/XML/1998/namespa\
ce",xmlns:"http://www.w3.org/2000/xmlns/"};function Lg(t){var e=t+="",n=e.indexOf(":");return n>=0&&(e=t.slice(0,n))!=="xmlns"&&(t=t.slice(n+1)),Be.hasOwnProperty(
e)?{space:Be[e],local:t}:t}function T_(t){return function(){var e=this.ownerDocument,n=this.namespaceURI;return n===Yl&&e.documentElement.namespaceURI===Yl?e.createElement(
t):e.createElementNS(n,t)}}function C_(t){return function(){return this.ownerDocument.createElementNS(t.space,t.local)}}function yo(t){var e=Lg(t);return(e.local?
C_:T_)(e)}function E_(){}function Pg(t){return t==null?E_:function(){return this.querySelector(t)}}function N_(t){typeof t!="function"&&(t=Pg(t));for(var e=this.
_groups,n=e.length,r=new Array(n),i=0;i<n;++i)for(var o=e[i],a=o.length,s=r[i]=new Array(a),c,u,f=0;f<a;++f)(c=o[f])&&(u=t.call(c,c.__data__,f,o))&&("__data__"in
c&&(u.__data__=c.__data__),s[f]=u);return new qe(r,this._parents)}function R_(t){return t==null?[]:Array.isArray(t)?t:Array.from(t)}function I_(){return[]}function L_(t){
return t==null?I_:function(){return this.querySelectorAll(t)}}function P_(t){return function(){return R_(t.apply(this,arguments))}}function D_(t){typeof t=="fun\
ction"?t=P_(t):t=L_(t);for(var e=this._groups,n=e.length,r=[],i=[],o=0;o<n;++o)for(var a=e[o],s=a.length,c,u=0;u<s;++u)(c=a[u])&&(r.push(t.call(c,c.__data__,u,a)),
i.push(c));return new qe(r,i)}function O_(t){return function(){return this.matches(t)}}function Dg(t){return function(e){return e.matches(t)}}var z_=Array.prototype.
find;function F_(t){return function(){return z_.call(this.children,t)}}function Y_(){return this.firstElementChild}function B_(t){return this.select(t==null?Y_:
F_(typeof t=="function"?t:Dg(t)))}var q_=Array.prototype.filter;function X_(){return Array.from(this.children)}function U_(t){return function(){return q_.call(this.
children,t)}}function G_(t){return this.selectAll(t==null?X_:U_(typeof t=="function"?t:Dg(t)))}function W_(t){typeof t!="function"&&(t=O_(t));for(var e=this._groups,
n=e.length,r=new Array(n),i=0;i<n;++i)for(var o=e[i],a=o.length,s=r[i]=[],c,u=0;u<a;++u)(c=o[u])&&t.call(c,c.__data__,u,o)&&s.push(c);return new qe(r,this._parents)}
function Og(t){return new Array(t.length)}function H_(){return new qe(this._enter||this._groups.map(Og),this._parents)}function Rc(t,e){this.ownerDocument=t.ownerDocument,
this.namespaceURI=t.namespaceURI,this._next=null,this._parent=t,this.__data__=e}Rc.prototype={constructor:Rc,appendChild:function(t){return this._parent.insertBefore(
t,this._next)},insertBefore:function(t,e){return this._parent.insertBefore(t,e)},querySelector:function(t){return this._parent.querySelector(t)},querySelectorAll:function(t){
return this._parent.querySelectorAll(t)}};function j_(t){return function(){return t}}function V_(t,e,n,r,i,o){for(var a=0,s,c=e.length,u=o.length;a<u;++a)(s=e[a])?
(s.__data__=o[a],r[a]=s):n[a]=new Rc(t,o[a]);for(;a<c;++a)(s=e[a])&&(i[a]=s)}function Z_(t,e,n,r,i,o,a){var s,c,u=new Map,f=e.length,h=o.length,l=new Array(f),d;
for(s=0;s<f;++s)(c=e[s])&&(l[s]=d=a.call(c,c.__data__,s,e)+"",u.has(d)?i[s]=c:u.set(d,c));for(s=0;s<h;++s)d=a.call(t,o[s],s,o)+"",(c=u.get(d))?(r[s]=c,c.__data__=
o[s],u.delete(d)):n[s]=new Rc(t,o[s]);for(s=0;s<f;++s)(c=e[s])&&u.get(l[s])===c&&(i[s]=c)}function K_(t){return t.__data__}function Q_(t,e){if(!arguments.length)
return Array.from(this,K_);var n=e?Z_:V_,r=this._parents,i=this._groups;typeof t!="function"&&(t=j_(t));for(var o=i.length,a=new Array(o),s=new Array(o),c=new Array(
o),u=0;u<o;++u){var f=r[u],h=i[u],l=h.length,d=J_(t.call(f,f&&f.__data__,u,r)),p=d.length,m=s[u]=new Array(p),b=a[u]=new Array(p),y=c[u]=new Array(l);n(f,h,m,b,
y,d,e);for(var g=0,w=0,x,_;g<p;++g)if(x=m[g]){for(g>=w&&(w=g+1);!(_=b[w])&&++w<p;);x._next=_||null}}return a=new qe(a,r),a._enter=s,a._exit=c,a}function J_(t){return typeof t==
"object"&&"length"in t?t:Array.from(t)}function t4(){return new qe(this._exit||this._groups.map(Og),this._parents)}function e4(t,e,n){var r=this.enter(),i=this,
o=this.exit();return typeof t=="function"?(r=t(r),r&&(r=r.selection())):r=r.append(t+""),e!=null&&(i=e(i),i&&(i=i.selection())),n==null?o.remove():n(o),r&&i?r.merge(
i).order():i}function n4(t){for(var e=t.selection?t.selection():t,n=this._groups,r=e._groups,i=n.length,o=r.length,a=Math.min(i,o),s=new Array(i),c=0;c<a;++c)for(var u=n[c],
f=r[c],h=u.length,l=s[c]=new Array(h),d,p=0;p<h;++p)(d=u[p]||f[p])&&(l[p]=d);for(;c<i;++c)s[c]=n[c];return new qe(s,this._parents)}function r4(){for(var t=this.
_groups,e=-1,n=t.length;++e<n;)for(var r=t[e],i=r.length-1,o=r[i],a;--i>=0;)(a=r[i])&&(o&&a.compareDocumentPosition(o)^4&&o.parentNode.insertBefore(a,o),o=a);return this}
function i4(t){t||(t=o4);function e(h,l){return h&&l?t(h.__data__,l.__data__):!h-!l}for(var n=this._groups,r=n.length,i=new Array(r),o=0;o<r;++o){for(var a=n[o],
s=a.length,c=i[o]=new Array(s),u,f=0;f<s;++f)(u=a[f])&&(c[f]=u);c.sort(e)}return new qe(i,this._parents).order()}function o4(t,e){return t<e?-1:t>e?1:t>=e?0:NaN}
function a4(){var t=arguments[0];return arguments[0]=this,t.apply(null,arguments),this}function s4(){return Array.from(this)}function c4(){for(var t=this._groups,
e=0,n=t.length;e<n;++e)for(var r=t[e],i=0,o=r.length;i<o;++i){var a=r[i];if(a)return a}return null}function u4(){let t=0;for(let e of this)++t;return t}function f4(){
return!this.node()}function l4(t){for(var e=this._groups,n=0,r=e.length;n<r;++n)for(var i=e[n],o=0,a=i.length,s;o<a;++o)(s=i[o])&&t.call(s,s.__data__,o,i);return this}
function h4(t){return function(){this.removeAttribute(t)}}function d4(t){return function(){this.removeAttributeNS(t.space,t.local)}}function p4(t,e){return function(){
this.setAttribute(t,e)}}function m4(t,e){return function(){this.setAttributeNS(t.space,t.local,e)}}function g4(t,e){return function(){var n=e.apply(this,arguments);
n==null?this.removeAttribute(t):this.setAttribute(t,n)}}function y4(t,e){return function(){var n=e.apply(this,arguments);n==null?this.removeAttributeNS(t.space,
t.local):this.setAttributeNS(t.space,t.local,n)}}function b4(t,e){var n=Lg(t);if(arguments.length<2){var r=this.node();return n.local?r.getAttributeNS(n.space,n.
local):r.getAttribute(n)}return this.each((e==null?n.local?d4:h4:typeof e=="function"?n.local?y4:g4:n.local?m4:p4)(n,e))}function zg(t){return t.ownerDocument&&
t.ownerDocument.defaultView||t.document&&t||t.defaultView}function x4(t){return function(){this.style.removeProperty(t)}}function w4(t,e,n){return function(){this.
style.setProperty(t,e,n)}}function v4(t,e,n){return function(){var r=e.apply(this,arguments);r==null?this.style.removeProperty(t):this.style.setProperty(t,r,n)}}
function _4(t,e,n){return arguments.length>1?this.each((e==null?x4:typeof e=="function"?v4:w4)(t,e,n??"")):M4(this.node(),t)}function M4(t,e){return t.style.getPropertyValue(
e)||zg(t).getComputedStyle(t,null).getPropertyValue(e)}function S4(t){return function(){delete this[t]}}function $4(t,e){return function(){this[t]=e}}function k4(t,e){
return function(){var n=e.apply(this,arguments);n==null?delete this[t]:this[t]=n}}function A4(t,e){return arguments.length>1?this.each((e==null?S4:typeof e=="fu\
nction"?k4:$4)(t,e)):this.node()[t]}function Fg(t){return t.trim().split(/^|\s+/)}function ql(t){return t.classList||new Yg(t)}function Yg(t){this._node=t,this.
_names=Fg(t.getAttribute("class")||"")}Yg.prototype={add:function(t){var e=this._names.indexOf(t);e<0&&(this._names.push(t),this._node.setAttribute("class",this.
_names.join(" ")))},remove:function(t){var e=this._names.indexOf(t);e>=0&&(this._names.splice(e,1),this._node.setAttribute("class",this._names.join(" ")))},contains:function(t){
return this._names.indexOf(t)>=0}};function Bg(t,e){for(var n=ql(t),r=-1,i=e.length;++r<i;)n.add(e[r])}function qg(t,e){for(var n=ql(t),r=-1,i=e.length;++r<i;)n.
remove(e[r])}function T4(t){return function(){Bg(this,t)}}function C4(t){return function(){qg(this,t)}}function E4(t,e){return function(){(e.apply(this,arguments)?
Bg:qg)(this,t)}}function N4(t,e){var n=Fg(t+"");if(arguments.length<2){for(var r=ql(this.node()),i=-1,o=n.length;++i<o;)if(!r.contains(n[i]))return!1;return!0}return this.
each((typeof e=="function"?E4:e?T4:C4)(n,e))}function R4(){this.textContent=""}function I4(t){return function(){this.textContent=t}}function L4(t){return function(){
var e=t.apply(this,arguments);this.textContent=e??""}}function P4(t){return arguments.length?this.each(t==null?R4:(typeof t=="function"?L4:I4)(t)):this.node().textContent}
function D4(){this.innerHTML=""}function O4(t){return function(){this.innerHTML=t}}function z4(t){return function(){var e=t.apply(this,arguments);this.innerHTML=
e??""}}function F4(t){return arguments.length?this.each(t==null?D4:(typeof t=="function"?z4:O4)(t)):this.node().innerHTML}function Y4(){this.nextSibling&&this.parentNode.
appendChild(this)}function B4(){return this.each(Y4)}function q4(){this.previousSibling&&this.parentNode.insertBefore(this,this.parentNode.firstChild)}function X4(){
return this.each(q4)}function U4(t){var e=typeof t=="function"?t:yo(t);return this.select(function(){return this.appendChild(e.apply(this,arguments))})}function G4(){
return null}function W4(t,e){var n=typeof t=="function"?t:yo(t),r=e==null?G4:typeof e=="function"?e:Pg(e);return this.select(function(){return this.insertBefore(
n.apply(this,arguments),r.apply(this,arguments)||null)})}function H4(){var t=this.parentNode;t&&t.removeChild(this)}function j4(){return this.each(H4)}function V4(){
var t=this.cloneNode(!1),e=this.parentNode;return e?e.insertBefore(t,this.nextSibling):t}function Z4(){var t=this.cloneNode(!0),e=this.parentNode;return e?e.insertBefore(
t,this.nextSibling):t}function K4(t){return this.select(t?Z4:V4)}function Q4(t){return arguments.length?this.property("__data__",t):this.node().__data__}function J4(t){
return function(e){t.call(this,e,this.__data__)}}function t8(t){return t.trim().split(/^|\s+/).map(function(e){var n="",r=e.indexOf(".");return r>=0&&(n=e.slice(
r+1),e=e.slice(0,r)),{type:e,name:n}})}function e8(t){return function(){var e=this.__on;if(e){for(var n=0,r=-1,i=e.length,o;n<i;++n)o=e[n],(!t.type||o.type===t.
type)&&o.name===t.name?this.removeEventListener(o.type,o.listener,o.options):e[++r]=o;++r?e.length=r:delete this.__on}}}function n8(t,e,n){return function(){var r=this.
__on,i,o=J4(e);if(r){for(var a=0,s=r.length;a<s;++a)if((i=r[a]).type===t.type&&i.name===t.name){this.removeEventListener(i.type,i.listener,i.options),this.addEventListener(
i.type,i.listener=o,i.options=n),i.value=e;return}}this.addEventListener(t.type,o,n),i={type:t.type,name:t.name,value:e,listener:o,options:n},r?r.push(i):this.__on=
[i]}}function r8(t,e,n){var r=t8(t+""),i,o=r.length,a;if(arguments.length<2){var s=this.node().__on;if(s){for(var c=0,u=s.length,f;c<u;++c)for(i=0,f=s[c];i<o;++i)
if((a=r[i]).type===f.type&&a.name===f.name)return f.value}return}for(s=e?n8:e8,i=0;i<o;++i)this.each(s(r[i],e,n));return this}function Xg(t,e,n){var r=zg(t),i=r.
CustomEvent;typeof i=="function"?i=new i(e,n):(i=r.document.createEvent("Event"),n?(i.initEvent(e,n.bubbles,n.cancelable),i.detail=n.detail):i.initEvent(e,!1,!1)),
t.dispatchEvent(i)}function i8(t,e){return function(){return Xg(this,t,e)}}function o8(t,e){return function(){return Xg(this,t,e.apply(this,arguments))}}function a8(t,e){
return this.each((typeof e=="function"?o8:i8)(t,e))}function*s8(){for(var t=this._groups,e=0,n=t.length;e<n;++e)for(var r=t[e],i=0,o=r.length,a;i<o;++i)(a=r[i])&&
(yield a)}var Ug=[null];function qe(t,e){this._groups=t,this._parents=e}function c8(){return new qe([[document.documentElement]],Ug)}function u8(){return this}qe.
prototype=c8.prototype={constructor:qe,select:N_,selectAll:D_,selectChild:B_,selectChildren:G_,filter:W_,data:Q_,enter:H_,exit:t4,join:e4,merge:n4,selection:u8,
order:r4,sort:i4,call:a4,nodes:s4,node:c4,size:u4,empty:f4,each:l4,attr:b4,style:_4,property:A4,classed:N4,text:P4,html:F4,raise:B4,lower:X4,append:U4,insert:W4,
remove:j4,clone:K4,datum:Q4,on:r8,dispatch:a8,[Symbol.iterator]:s8};function Re(t){return typeof t=="string"?new qe([[document.querySelector(t)]],[document.documentElement]):
new qe([[t]],Ug)}var f8=0;function l8(){return new Bl}function Bl(){this._="@"+(++f8).toString(36)}Bl.prototype=l8.prototype={constructor:Bl,get:function(t){for(var e=this._;!(e in
t);)if(!(t=t.parentNode))return;return t[e]},set:function(t,e){return t[this._]=e},remove:function(t){return this._ in t&&delete t[this._]},toString:function(){
return this._}};function h8(t){let e;for(;e=t.sourceEvent;)t=e;return t}function Gg(t,e){if(t=h8(t),e===void 0&&(e=t.currentTarget),e){var n=e.ownerSVGElement||
e;if(n.createSVGPoint){var r=n.createSVGPoint();return r.x=t.clientX,r.y=t.clientY,r=r.matrixTransform(e.getScreenCTM().inverse()),[r.x,r.y]}if(e.getBoundingClientRect){
var i=e.getBoundingClientRect();return[t.clientX-i.left-e.clientLeft,t.clientY-i.top-e.clientTop]}}return[t.pageX,t.pageY]}function vo(t,e,n){t.prototype=e.prototype=n,n.constructor=t}function Xa(t,e){var n=Object.create(t.prototype);for(var r in e)n[r]=e[r];return n}function Cr(){}
var yi=.7,wo=1/yi,bo="\\s*([+-]?\\d+)\\s*",Ba="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",Mn="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",d8=/^#([0-9a-f]{3,8})$/,
p8=new RegExp(`^rgb\\(${bo},${bo},${bo}\\)$`),m8=new RegExp(`^rgb\\(${Mn},${Mn},${Mn}\\)$`),g8=new RegExp(`^rgba\\(${bo},${bo},${bo},${Ba}\\)$`),y8=new RegExp(`\
^rgba\\(${Mn},${Mn},${Mn},${Ba}\\)$`),b8=new RegExp(`^hsl\\(${Ba},${Mn},${Mn}\\)$`),x8=new RegExp(`^hsla\\(${Ba},${Mn},${Mn},${Ba}\\)$`),Wg={aliceblue:15792383,
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
vo(Cr,_o,{copy(t){return Object.assign(new this.constructor,this,t)},displayable(){return this.rgb().displayable()},hex:Hg,formatHex:Hg,formatHex8:w8,formatHsl:v8,
formatRgb:jg,toString:jg});function Hg(){return this.rgb().formatHex()}function w8(){return this.rgb().formatHex8()}function v8(){return r1(this).formatHsl()}function jg(){
return this.rgb().formatRgb()}function _o(t){var e,n;return t=(t+"").trim().toLowerCase(),(e=d8.exec(t))?(n=e[1].length,e=parseInt(e[1],16),n===6?Vg(e):n===3?new ee(
e>>8&15|e>>4&240,e>>4&15|e&240,(e&15)<<4|e&15,1):n===8?Ic(e>>24&255,e>>16&255,e>>8&255,(e&255)/255):n===4?Ic(e>>12&15|e>>8&240,e>>8&15|e>>4&240,e>>4&15|e&240,((e&
15)<<4|e&15)/255):null):(e=p8.exec(t))?new ee(e[1],e[2],e[3],1):(e=m8.exec(t))?new ee(e[1]*255/100,e[2]*255/100,e[3]*255/100,1):(e=g8.exec(t))?Ic(e[1],e[2],e[3],
e[4]):(e=y8.exec(t))?Ic(e[1]*255/100,e[2]*255/100,e[3]*255/100,e[4]):(e=b8.exec(t))?Qg(e[1],e[2]/100,e[3]/100,1):(e=x8.exec(t))?Qg(e[1],e[2]/100,e[3]/100,e[4]):
Wg.hasOwnProperty(t)?Vg(Wg[t]):t==="transparent"?new ee(NaN,NaN,NaN,0):null}function Vg(t){return new ee(t>>16&255,t>>8&255,t&255,1)}function Ic(t,e,n,r){return r<=
0&&(t=e=n=NaN),new ee(t,e,n,r)}function jl(t){return t instanceof Cr||(t=_o(t)),t?(t=t.rgb(),new ee(t.r,t.g,t.b,t.opacity)):new ee}function Ie(t,e,n,r){return arguments.
length===1?jl(t):new ee(t,e,n,r??1)}function ee(t,e,n,r){this.r=+t,this.g=+e,this.b=+n,this.opacity=+r}vo(ee,Ie,Xa(Cr,{brighter(t){return t=t==null?wo:Math.pow(
wo,t),new ee(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?yi:Math.pow(yi,t),new ee(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},
clamp(){return new ee(mi(this.r),mi(this.g),mi(this.b),Pc(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:Zg,formatHex:Zg,formatHex8:_8,formatRgb:Kg,toString:Kg}));function Zg(){return`#${pi(this.r)}${pi(this.g)}${pi(
this.b)}`}function _8(){return`#${pi(this.r)}${pi(this.g)}${pi(this.b)}${pi((isNaN(this.opacity)?1:this.opacity)*255)}`}function Kg(){let t=Pc(this.opacity);return`${t===
1?"rgb(":"rgba("}${mi(this.r)}, ${mi(this.g)}, ${mi(this.b)}${t===1?")":`, ${t})`}`}function Pc(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}function mi(t){return Math.
max(0,Math.min(255,Math.round(t)||0))}function pi(t){return t=mi(t),(t<16?"0":"")+t.toString(16)}function Qg(t,e,n,r){return r<=0?t=e=n=NaN:n<=0||n>=1?t=e=NaN:e<=
0&&(t=NaN),new mn(t,e,n,r)}function r1(t){if(t instanceof mn)return new mn(t.h,t.s,t.l,t.opacity);if(t instanceof Cr||(t=_o(t)),!t)return new mn;if(t instanceof
mn)return t;t=t.rgb();var e=t.r/255,n=t.g/255,r=t.b/255,i=Math.min(e,n,r),o=Math.max(e,n,r),a=NaN,s=o-i,c=(o+i)/2;return s?(e===o?a=(n-r)/s+(n<r)*6:n===o?a=(r-e)/
s+2:a=(e-n)/s+4,s/=c<.5?o+i:2-o-i,a*=60):s=c>0&&c<1?0:a,new mn(a,s,c,t.opacity)}function Oc(t,e,n,r){return arguments.length===1?r1(t):new mn(t,e,n,r??1)}function mn(t,e,n,r){
this.h=+t,this.s=+e,this.l=+n,this.opacity=+r}vo(mn,Oc,Xa(Cr,{brighter(t){return t=t==null?wo:Math.pow(wo,t),new mn(this.h,this.s,this.l*t,this.opacity)},darker(t){
return t=t==null?yi:Math.pow(yi,t),new mn(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*360,e=isNaN(t)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*e,i=2*n-r;return new ee(Xl(t>=240?t-240:t+120,i,r),Xl(t,i,r),Xl(t<120?t+240:t-120,i,r),this.opacity)},clamp(){return new mn(Jg(this.h),Lc(this.
s),Lc(this.l),Pc(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let t=Pc(this.opacity);return`${t===1?"hsl(":"hsla("}${Jg(this.h)}, ${Lc(this.s)*100}%, ${Lc(this.l)*100}%${t===1?")":`, ${t})`}`}}));function Jg(t){return t=(t||
0)%360,t<0?t+360:t}function Lc(t){return Math.max(0,Math.min(1,t||0))}function Xl(t,e,n){return(t<60?e+(n-e)*t/60:t<180?n:t<240?e+(n-e)*(240-t)/60:e)*255}var i1=Math.
PI/180,o1=180/Math.PI,Dc=18,a1=.96422,s1=1,c1=.82521,u1=4/29,xo=6/29,f1=3*xo*xo,M8=xo*xo*xo;function l1(t){if(t instanceof Sn)return new Sn(t.l,t.a,t.b,t.opacity);
if(t instanceof er)return h1(t);t instanceof ee||(t=jl(t));var e=Hl(t.r),n=Hl(t.g),r=Hl(t.b),i=Ul((.2225045*e+.7168786*n+.0606169*r)/s1),o,a;return e===n&&n===r?
o=a=i:(o=Ul((.4360747*e+.3850649*n+.1430804*r)/a1),a=Ul((.0139322*e+.0971045*n+.7141733*r)/c1)),new Sn(116*i-16,500*(o-i),200*(i-a),t.opacity)}function zc(t,e,n,r){return arguments.length===1?l1(t):new Sn(t,e,n,r??1)}function Sn(t,e,n,r){this.l=+t,this.a=+e,this.b=+n,this.opacity=+r}vo(Sn,zc,Xa(Cr,{brighter(t){
return new Sn(this.l+Dc*(t??1),this.a,this.b,this.opacity)},darker(t){return new Sn(this.l-Dc*(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,e=isNaN(
this.a)?t:t+this.a/500,n=isNaN(this.b)?t:t-this.b/200;return e=a1*Gl(e),t=s1*Gl(t),n=c1*Gl(n),new ee(Wl(3.1338561*e-1.6168667*t-.4906146*n),Wl(-.9787684*e+1.9161415*
t+.033454*n),Wl(.0719453*e-.2289914*t+1.4052427*n),this.opacity)}}));function Ul(t){return t>M8?Math.pow(t,1/3):t/f1+u1}function Gl(t){return t>xo?t*t*t:f1*(t-u1)}
function Wl(t){return 255*(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}function Hl(t){return(t/=255)<=.04045?t/12.92:Math.pow((t+.055)/1.055,2.4)}function S8(t){
if(t instanceof er)return new er(t.h,t.c,t.l,t.opacity);if(t instanceof Sn||(t=l1(t)),t.a===0&&t.b===0)return new er(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var e=Math.
atan2(t.b,t.a)*o1;return new er(e<0?e+360:e,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}function Fc(t,e,n,r){return arguments.length===1?S8(t):new er(t,e,n,r??1)}function er(t,e,n,r){this.h=+t,this.c=+e,this.l=+n,this.opacity=+r}function h1(t){if(isNaN(
t.h))return new Sn(t.l,0,0,t.opacity);var e=t.h*i1;return new Sn(t.l,Math.cos(e)*t.c,Math.sin(e)*t.c,t.opacity)}vo(er,Fc,Xa(Cr,{brighter(t){return new er(this.h,
this.c,this.l+Dc*(t??1),this.opacity)},darker(t){return new er(this.h,this.c,this.l-Dc*(t??1),this.opacity)},rgb(){return h1(this).rgb()}}));var d1=-.14861,Vl=1.78277,
Zl=-.29227,Yc=-.90649,qa=1.97294,t1=qa*Yc,e1=qa*Vl,n1=Vl*Zl-Yc*d1;function $8(t){if(t instanceof gi)return new gi(t.h,t.s,t.l,t.opacity);t instanceof ee||(t=jl(
t));var e=t.r/255,n=t.g/255,r=t.b/255,i=(n1*r+t1*e-e1*n)/(n1+t1-e1),o=r-i,a=(qa*(n-i)-Zl*o)/Yc,s=Math.sqrt(a*a+o*o)/(qa*i*(1-i)),c=s?Math.atan2(a,o)*o1-120:NaN;
return new gi(c<0?c+360:c,s,i,t.opacity)}function en(t,e,n,r){return arguments.length===1?$8(t):new gi(t,e,n,r??1)}function gi(t,e,n,r){this.h=+t,this.s=+e,this.
l=+n,this.opacity=+r}vo(gi,en,Xa(Cr,{brighter(t){return t=t==null?wo:Math.pow(wo,t),new gi(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?yi:Math.
pow(yi,t),new gi(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*i1,e=+this.l,n=isNaN(this.s)?0:this.s*e*(1-e),r=Math.cos(t),i=Math.
sin(t);return new ee(255*(e+n*(d1*r+Vl*i)),255*(e+n*(Zl*r+Yc*i)),255*(e+n*(qa*r)),this.opacity)}}));function g1(t,e,n,r,i){var o=t*t,a=o*t;return((1-3*t+3*o-a)*e+(4-6*o+3*a)*n+(1+3*t+3*o-3*a)*r+a*i)/6}function k8(t){var e=t.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,e-1):Math.floor(n*e),i=t[r],o=t[r+1],a=r>0?t[r-1]:2*i-o,s=r<e-1?t[r+2]:2*o-i;return g1((n-r/e)*e,a,i,o,s)}}function A8(t){var e=t.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*e),i=t[(r+e-1)%e],o=t[r%e],a=t[(r+1)%e],s=t[(r+2)%e];return g1((n-r/e)*e,i,o,a,s)}}var qc=t=>()=>t;function y1(t,e){return function(n){
return t+n*e}}function T8(t,e,n){return t=Math.pow(t,n),e=Math.pow(e,n)-t,n=1/n,function(r){return Math.pow(t+r*e,n)}}function th(t,e){var n=e-t;return n?y1(t,n>
180||n<-180?n-360*Math.round(n/360):n):qc(isNaN(t)?e:t)}function C8(t){return(t=+t)==1?ne:function(e,n){return n-e?T8(e,n,t):qc(isNaN(e)?n:e)}}function ne(t,e){
var n=e-t;return n?y1(t,n):qc(isNaN(t)?e:t)}var bi=(function t(e){var n=C8(e);function r(i,o){var a=n((i=Ie(i)).r,(o=Ie(o)).r),s=n(i.g,o.g),c=n(i.b,o.b),u=ne(i.
opacity,o.opacity);return function(f){return i.r=a(f),i.g=s(f),i.b=c(f),i.opacity=u(f),i+""}}return r.gamma=t,r})(1);function b1(t){return function(e){var n=e.length,
r=new Array(n),i=new Array(n),o=new Array(n),a,s;for(a=0;a<n;++a)s=Ie(e[a]),r[a]=s.r||0,i[a]=s.g||0,o[a]=s.b||0;return r=t(r),i=t(i),o=t(o),s.opacity=1,function(c){
return s.r=r(c),s.g=i(c),s.b=o(c),s+""}}}var x1=b1(k8),hE=b1(A8);function E8(t,e){e||(e=[]);var n=t?Math.min(e.length,t.length):0,r=e.slice(),i;return function(o){
for(i=0;i<n;++i)r[i]=t[i]*(1-o)+e[i]*o;return r}}function N8(t){return ArrayBuffer.isView(t)&&!(t instanceof DataView)}function R8(t,e){var n=e?e.length:0,r=t?Math.min(n,t.length):0,i=new Array(r),o=new Array(n),a;for(a=0;a<r;++a)i[a]=Mo(t[a],e[a]);for(;a<n;++a)o[a]=e[a];return function(s){
for(a=0;a<r;++a)o[a]=i[a](s);return o}}function I8(t,e){var n=new Date;return t=+t,e=+e,function(r){return n.setTime(t*(1-r)+e*r),n}}function Kt(t,e){return t=+t,
e=+e,function(n){return t*(1-n)+e*n}}function L8(t,e){var n={},r={},i;(t===null||typeof t!="object")&&(t={}),(e===null||typeof e!="object")&&(e={});for(i in e)i in
t?n[i]=Mo(t[i],e[i]):r[i]=e[i];return function(o){for(i in n)r[i]=n[i](o);return r}}var Ql=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,Kl=new RegExp(Ql.source,
"g");function P8(t){return function(){return t}}function D8(t){return function(e){return t(e)+""}}function O8(t,e){var n=Ql.lastIndex=Kl.lastIndex=0,r,i,o,a=-1,
s=[],c=[];for(t=t+"",e=e+"";(r=Ql.exec(t))&&(i=Kl.exec(e));)(o=i.index)>n&&(o=e.slice(n,o),s[a]?s[a]+=o:s[++a]=o),(r=r[0])===(i=i[0])?s[a]?s[a]+=i:s[++a]=i:(s[++a]=
null,c.push({i:a,x:Kt(r,i)})),n=Kl.lastIndex;return n<e.length&&(o=e.slice(n),s[a]?s[a]+=o:s[++a]=o),s.length<2?c[0]?D8(c[0].x):P8(e):(e=c.length,function(u){for(var f=0,
h;f<e;++f)s[(h=c[f]).i]=h.x(u);return s.join("")})}function Mo(t,e){var n=typeof e,r;return e==null||n==="boolean"?qc(e):(n==="number"?Kt:n==="string"?(r=_o(e))?
(e=r,bi):O8:e instanceof _o?bi:e instanceof Date?I8:N8(e)?E8:Array.isArray(e)?R8:typeof e.valueOf!="function"&&typeof e.toString!="function"||isNaN(e)?L8:Kt)(t,
e)}function Ua(t,e){return t=+t,e=+e,function(n){return Math.round(t*(1-n)+e*n)}}var p1=180/Math.PI,Jl={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function w1(t,e,n,r,i,o){var a,s,c;return(a=Math.sqrt(t*t+e*e))&&(t/=a,e/=a),(c=t*n+e*r)&&(n-=t*c,r-=e*c),(s=Math.sqrt(n*n+r*r))&&(n/=s,r/=s,c/=s),t*r<e*n&&(t=-t,
e=-e,c=-c,a=-a),{translateX:i,translateY:o,rotate:Math.atan2(e,t)*p1,skewX:Math.atan(c)*p1,scaleX:a,scaleY:s}}var Bc;function z8(t){let e=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(t+"");return e.isIdentity?Jl:w1(e.a,e.b,e.c,e.d,e.e,e.f)}function F8(t){return t==null||(Bc||(Bc=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Bc.setAttribute("transform",t),!(t=Bc.transform.baseVal.consolidate()))?Jl:(t=t.matrix,w1(t.a,t.b,t.c,t.d,t.e,t.f))}function v1(t,e,n,r){
function i(u){return u.length?u.pop()+" ":""}function o(u,f,h,l,d,p){if(u!==h||f!==l){var m=d.push("translate(",null,e,null,n);p.push({i:m-4,x:Kt(u,h)},{i:m-2,x:Kt(
f,l)})}else(h||l)&&d.push("translate("+h+e+l+n)}function a(u,f,h,l){u!==f?(u-f>180?f+=360:f-u>180&&(u+=360),l.push({i:h.push(i(h)+"rotate(",null,r)-2,x:Kt(u,f)})):
f&&h.push(i(h)+"rotate("+f+r)}function s(u,f,h,l){u!==f?l.push({i:h.push(i(h)+"skewX(",null,r)-2,x:Kt(u,f)}):f&&h.push(i(h)+"skewX("+f+r)}function c(u,f,h,l,d,p){
if(u!==h||f!==l){var m=d.push(i(d)+"scale(",null,",",null,")");p.push({i:m-4,x:Kt(u,h)},{i:m-2,x:Kt(f,l)})}else(h!==1||l!==1)&&d.push(i(d)+"scale("+h+","+l+")")}
return function(u,f){var h=[],l=[];return u=t(u),f=t(f),o(u.translateX,u.translateY,f.translateX,f.translateY,h,l),a(u.rotate,f.rotate,h,l),s(u.skewX,f.skewX,h,
l),c(u.scaleX,u.scaleY,f.scaleX,f.scaleY,h,l),u=f=null,function(d){for(var p=-1,m=l.length,b;++p<m;)h[(b=l[p]).i]=b.x(d);return h.join("")}}}var dE=v1(z8,"px, ",
"px)","deg)"),pE=v1(F8,", ",")",")"),Y8=1e-12;function m1(t){return((t=Math.exp(t))+1/t)/2}function B8(t){return((t=Math.exp(t))-1/t)/2}function q8(t){return((t=
Math.exp(2*t))-1)/(t+1)}var mE=(function t(e,n,r){function i(o,a){var s=o[0],c=o[1],u=o[2],f=a[0],h=a[1],l=a[2],d=f-s,p=h-c,m=d*d+p*p,b,y;if(m<Y8)y=Math.log(l/u)/
e,b=function(M){return[s+M*d,c+M*p,u*Math.exp(e*M*y)]};else{var g=Math.sqrt(m),w=(l*l-u*u+r*m)/(2*u*n*g),x=(l*l-u*u-r*m)/(2*l*n*g),_=Math.log(Math.sqrt(w*w+1)-w),
v=Math.log(Math.sqrt(x*x+1)-x);y=(v-_)/e,b=function(M){var k=M*y,S=m1(_),T=u/(n*g)*(S*q8(e*k+_)-B8(_));return[s+T*d,c+T*p,u*S/m1(e*k+_)]}}return b.duration=Math.
abs(y)*1e3*e/Math.SQRT2,b}return i.rho=function(o){var a=Math.max(.001,+o),s=a*a,c=s*s;return t(a,s,c)},i})(Math.SQRT2,2,4);function _1(t){return function(e,n){
var r=t((e=Oc(e)).h,(n=Oc(n)).h),i=ne(e.s,n.s),o=ne(e.l,n.l),a=ne(e.opacity,n.opacity);return function(s){return e.h=r(s),e.s=i(s),e.l=o(s),e.opacity=a(s),e+""}}}
var M1=_1(th),gE=_1(ne);function S1(t,e){var n=ne((t=zc(t)).l,(e=zc(e)).l),r=ne(t.a,e.a),i=ne(t.b,e.b),o=ne(t.opacity,e.opacity);return function(a){return t.l=n(
a),t.a=r(a),t.b=i(a),t.opacity=o(a),t+""}}function $1(t){return function(e,n){var r=t((e=Fc(e)).h,(n=Fc(n)).h),i=ne(e.c,n.c),o=ne(e.l,n.l),a=ne(e.opacity,n.opacity);
return function(s){return e.h=r(s),e.c=i(s),e.l=o(s),e.opacity=a(s),e+""}}}var k1=$1(th),yE=$1(ne);function A1(t){return(function e(n){n=+n;function r(i,o){var a=t(
(i=en(i)).h,(o=en(o)).h),s=ne(i.s,o.s),c=ne(i.l,o.l),u=ne(i.opacity,o.opacity);return function(f){return i.h=a(f),i.s=s(f),i.l=c(Math.pow(f,n)),i.opacity=u(f),i+
""}}return r.gamma=e,r})(1)}var bE=A1(th),Xc=A1(ne);function Er(t,e){e===void 0&&(e=t,t=Mo);for(var n=0,r=e.length-1,i=e[0],o=new Array(r<0?0:r);n<r;)o[n]=t(i,i=
e[++n]);return function(a){var s=Math.max(0,Math.min(r-1,Math.floor(a*=r)));return o[s](a-s)}}function ve(t,e){for(var n=new Array(e),r=0;r<e;++r)n[r]=t(r/(e-1));
return n}var Ga=Math.PI,eh=2*Ga,xi=1e-6,X8=eh-xi;function T1(t){this._+=t[0];for(let e=1,n=t.length;e<n;++e)this._+=arguments[e]+t[e]}function U8(t){let e=Math.floor(t);
if(!(e>=0))throw new Error(`invalid digits: ${t}`);if(e>15)return T1;let n=10**e;return function(r){this._+=r[0];for(let i=1,o=r.length;i<o;++i)this._+=Math.round(
arguments[i]*n)/n+r[i]}}function C1(t,e,n,r){return t===n&&e===r}function G8(t){let e=Math.floor(t);if(!(e<=15))return C1;let n=10**e,r=function(i){return Math.
round(i*n)};return function(i,o,a,s){return r(i)===r(a)&&r(o)===r(s)}}var wi=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
e==null?T1:U8(e),this._equal=e==null?C1:G8(e)}moveTo(e,n){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,n){this._append`L${this._x1=+e},${this._y1=+n}`}quadraticCurveTo(e,n,r,i){this._append`Q${+e},${+n},${this.
_x1=+r},${this._y1=+i}`}bezierCurveTo(e,n,r,i,o,a){this._append`C${+e},${+n},${+r},${+i},${this._x1=+o},${this._y1=+a}`}arcTo(e,n,r,i,o){if(e=+e,n=+n,r=+r,i=+i,
o=+o,o<0)throw new Error(`negative radius: ${o}`);let a=this._x1,s=this._y1,c=r-e,u=i-n,f=a-e,h=s-n,l=f*f+h*h;if(this._x1===null)this._append`M${this._x1=e},${this.
_y1=n}`;else if(l>xi)if(!(Math.abs(h*c-u*f)>xi)||!o)this._append`L${this._x1=e},${this._y1=n}`;else{let d=r-a,p=i-s,m=c*c+u*u,b=d*d+p*p,y=Math.sqrt(m),g=Math.sqrt(
l),w=o*Math.tan((Ga-Math.acos((m+l-b)/(2*y*g)))/2),x=w/g,_=w/y;Math.abs(x-1)>xi&&this._append`L${e+x*f},${n+x*h}`,this._append`A${o},${o},0,0,${+(h*d>f*p)},${this.
_x1=e+_*c},${this._y1=n+_*u}`}}arc(e,n,r,i,o,a){if(e=+e,n=+n,r=+r,a=!!a,r<0)throw new Error(`negative radius: ${r}`);let s=r*Math.cos(i),c=r*Math.sin(i),u=e+s,f=n+
c,h=1^a,l=a?i-o:o-i;if(this._x1===null?this._append`M${u},${f}`:(Math.abs(this._x1-u)>xi||Math.abs(this._y1-f)>xi)&&this._append`L${u},${f}`,!!r){if(l<0&&(l=l%eh+
eh),l>X8)this._append`A${r},${r},0,1,${h},${e-s},${n-c}A${r},${r},0,1,${h},${this._x1=u},${this._y1=f}`;else if(l>xi){let d=e+r*Math.cos(o),p=n+r*Math.sin(o);if(l>=
Ga&&this._equal(u,f,d,p)){l/=2;let m=i+l;this._append`A${r},${r},0,${+(l>=Ga)},${h},${e+r*Math.cos(m)},${n+r*Math.sin(m)}`}this._append`A${r},${r},0,${+(l>=Ga)},${h},${this.
_x1=d},${this._y1=p}`}}}rect(e,n,r,i){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}h${r=+r}v${+i}h${-r}Z`}toString(){return this._}};function W8(){
return new wi}W8.prototype=wi.prototype;function Le(t=3){return new wi(+t)}var H8=Array.prototype,N1=H8.slice;function j8(t,e){return t-e}function V8(t){for(var e=0,n=t.length,r=t[n-1][1]*t[0][0]-t[n-1][0]*t[0][1];++e<n;)r+=t[e-1][1]*t[e][0]-
t[e-1][0]*t[e][1];return r}var Nr=t=>()=>t;function Z8(t,e){for(var n=-1,r=e.length,i;++n<r;)if(i=K8(t,e[n]))return i;return 0}function K8(t,e){for(var n=e[0],r=e[1],
i=-1,o=0,a=t.length,s=a-1;o<a;s=o++){var c=t[o],u=c[0],f=c[1],h=t[s],l=h[0],d=h[1];if(Q8(c,h,e))return 0;f>r!=d>r&&n<(l-u)*(r-f)/(d-f)+u&&(i=-i)}return i}function Q8(t,e,n){
var r;return J8(t,e,n)&&tM(t[r=+(t[0]===e[0])],n[r],e[r])}function J8(t,e,n){return(e[0]-t[0])*(n[1]-t[1])===(n[0]-t[0])*(e[1]-t[1])}function tM(t,e,n){return t<=
e&&e<=n||n<=e&&e<=t}function eM(){}var nr=[[],[[[1,1.5],[.5,1]]],[[[1.5,1],[1,1.5]]],[[[1.5,1],[.5,1]]],[[[1,.5],[1.5,1]]],[[[1,1.5],[.5,1]],[[1,.5],[1.5,1]]],[
[[1,.5],[1,1.5]]],[[[1,.5],[.5,1]]],[[[.5,1],[1,.5]]],[[[1,1.5],[1,.5]]],[[[.5,1],[1,.5]],[[1.5,1],[1,1.5]]],[[[1.5,1],[1,.5]]],[[[.5,1],[1.5,1]]],[[[1,1.5],[1.5,
1]]],[[[.5,1],[1,1.5]]],[]];function Uc(){var t=1,e=1,n=mo,r=c;function i(u){var f=n(u);if(Array.isArray(f))f=f.slice().sort(j8);else{let h=St(u,nM);for(f=Ye(...Cc(
h[0],h[1],f),f);f[f.length-1]>=h[1];)f.pop();for(;f[1]<h[0];)f.shift()}return f.map(h=>o(u,h))}function o(u,f){let h=f==null?NaN:+f;if(isNaN(h))throw new Error(
`invalid value: ${f}`);var l=[],d=[];return a(u,h,function(p){r(p,u,h),V8(p)>0?l.push([p]):d.push(p)}),d.forEach(function(p){for(var m=0,b=l.length,y;m<b;++m)if(Z8(
(y=l[m])[0],p)!==-1){y.push(p);return}}),{type:"MultiPolygon",value:f,coordinates:l}}function a(u,f,h){var l=new Array,d=new Array,p,m,b,y,g,w;for(p=m=-1,y=vi(u[0],
f),nr[y<<1].forEach(x);++p<t-1;)b=y,y=vi(u[p+1],f),nr[b|y<<1].forEach(x);for(nr[y<<0].forEach(x);++m<e-1;){for(p=-1,y=vi(u[m*t+t],f),g=vi(u[m*t],f),nr[y<<1|g<<2].
forEach(x);++p<t-1;)b=y,y=vi(u[m*t+t+p+1],f),w=g,g=vi(u[m*t+p+1],f),nr[b|y<<1|g<<2|w<<3].forEach(x);nr[y|g<<3].forEach(x)}for(p=-1,g=u[m*t]>=f,nr[g<<2].forEach(
x);++p<t-1;)w=g,g=vi(u[m*t+p+1],f),nr[g<<2|w<<3].forEach(x);nr[g<<3].forEach(x);function x(_){var v=[_[0][0]+p,_[0][1]+m],M=[_[1][0]+p,_[1][1]+m],k=s(v),S=s(M),
T,$;(T=d[k])?($=l[S])?(delete d[T.end],delete l[$.start],T===$?(T.ring.push(M),h(T.ring)):l[T.start]=d[$.end]={start:T.start,end:$.end,ring:T.ring.concat($.ring)}):
(delete d[T.end],T.ring.push(M),d[T.end=S]=T):(T=l[S])?($=d[k])?(delete l[T.start],delete d[$.end],T===$?(T.ring.push(M),h(T.ring)):l[$.start]=d[T.end]={start:$.
start,end:T.end,ring:$.ring.concat(T.ring)}):(delete l[T.start],T.ring.unshift(v),l[T.start=k]=T):l[k]=d[S]={start:k,end:S,ring:[v,M]}}}function s(u){return u[0]*
2+u[1]*(t+1)*4}function c(u,f,h){u.forEach(function(l){var d=l[0],p=l[1],m=d|0,b=p|0,y=nh(f[b*t+m]);d>0&&d<t&&m===d&&(l[0]=E1(d,nh(f[b*t+m-1]),y,h)),p>0&&p<e&&b===
p&&(l[1]=E1(p,nh(f[(b-1)*t+m]),y,h))})}return i.contour=o,i.size=function(u){if(!arguments.length)return[t,e];var f=Math.floor(u[0]),h=Math.floor(u[1]);if(!(f>=
0&&h>=0))throw new Error("invalid size");return t=f,e=h,i},i.thresholds=function(u){return arguments.length?(n=typeof u=="function"?u:Array.isArray(u)?Nr(N1.call(
u)):Nr(u),i):n},i.smooth=function(u){return arguments.length?(r=u?c:eM,i):r===c},i}function nM(t){return isFinite(t)?t:NaN}function vi(t,e){return t==null?!1:+t>=
e}function nh(t){return t==null||isNaN(t=+t)?-1/0:t}function E1(t,e,n,r){let i=r-e,o=n-e,a=isFinite(i)||isFinite(o)?i/o:Math.sign(i)/Math.sign(o);return isNaN(a)?
t:t+a-.5}function rM(t){return t[0]}function iM(t){return t[1]}function oM(){return 1}function R1(){var t=rM,e=iM,n=oM,r=960,i=500,o=20,a=2,s=o*3,c=r+s*2>>a,u=i+
s*2>>a,f=Nr(20);function h(g){var w=new Float32Array(c*u),x=Math.pow(2,-a),_=-1;for(let R of g){var v=(t(R,++_,g)+s)*x,M=(e(R,_,g)+s)*x,k=+n(R,_,g);if(k&&v>=0&&
v<c&&M>=0&&M<u){var S=Math.floor(v),T=Math.floor(M),$=v-S-.5,A=M-T-.5;w[S+T*c]+=(1-$)*(1-A)*k,w[S+1+T*c]+=$*(1-A)*k,w[S+1+(T+1)*c]+=$*A*k,w[S+(T+1)*c]+=(1-$)*A*
k}}return Ac({data:w,width:c,height:u},o*x),w}function l(g){var w=h(g),x=f(w),_=Math.pow(2,2*a);return Array.isArray(x)||(x=Ye(Number.MIN_VALUE,Ct(w)/_,x)),Uc().
size([c,u]).thresholds(x.map(v=>v*_))(w).map((v,M)=>(v.value=+x[M],d(v)))}l.contours=function(g){var w=h(g),x=Uc().size([c,u]),_=Math.pow(2,2*a),v=M=>{M=+M;var k=d(
x.contour(w,M*_));return k.value=M,k};return Object.defineProperty(v,"max",{get:()=>Ct(w)/_}),v};function d(g){return g.coordinates.forEach(p),g}function p(g){g.
forEach(m)}function m(g){g.forEach(b)}function b(g){g[0]=g[0]*Math.pow(2,a)-s,g[1]=g[1]*Math.pow(2,a)-s}function y(){return s=o*3,c=r+s*2>>a,u=i+s*2>>a,l}return l.
x=function(g){return arguments.length?(t=typeof g=="function"?g:Nr(+g),l):t},l.y=function(g){return arguments.length?(e=typeof g=="function"?g:Nr(+g),l):e},l.weight=
function(g){return arguments.length?(n=typeof g=="function"?g:Nr(+g),l):n},l.size=function(g){if(!arguments.length)return[r,i];var w=+g[0],x=+g[1];if(!(w>=0&&x>=
0))throw new Error("invalid size");return r=w,i=x,y()},l.cellSize=function(g){if(!arguments.length)return 1<<a;if(!((g=+g)>=1))throw new Error("invalid cell siz\
e");return a=Math.floor(Math.log(g)/Math.LN2),y()},l.thresholds=function(g){return arguments.length?(f=typeof g=="function"?g:Array.isArray(g)?Nr(N1.call(g)):Nr(
g),l):f},l.bandwidth=function(g){if(!arguments.length)return Math.sqrt(o*(o+1));if(!((g=+g)>=0))throw new Error("invalid bandwidth");return o=(Math.sqrt(4*g*g+1)-
1)/2,y()},l}var ir=11102230246251565e-32,ge=134217729,aM=(3+8*ir)*ir;function rh(t,e,n,r,i){let o,a,s,c,u=e[0],f=r[0],h=0,l=0;f>u==f>-u?(o=u,u=e[++h]):(o=f,f=r[++l]);let d=0;
if(h<t&&l<n)for(f>u==f>-u?(a=u+o,s=o-(a-u),u=e[++h]):(a=f+o,s=o-(a-f),f=r[++l]),o=a,s!==0&&(i[d++]=s);h<t&&l<n;)f>u==f>-u?(a=o+u,c=a-o,s=o-(a-c)+(u-c),u=e[++h]):
(a=o+f,c=a-o,s=o-(a-c)+(f-c),f=r[++l]),o=a,s!==0&&(i[d++]=s);for(;h<t;)a=o+u,c=a-o,s=o-(a-c)+(u-c),u=e[++h],o=a,s!==0&&(i[d++]=s);for(;l<n;)a=o+f,c=a-o,s=o-(a-c)+
(f-c),f=r[++l],o=a,s!==0&&(i[d++]=s);return(o!==0||d===0)&&(i[d++]=o),d}function sM(t,e){let n=e[0];for(let r=1;r<t;r++)n+=e[r];return n}function z(t){return new Float64Array(
t)}var cM=(3+16*ir)*ir,uM=(2+12*ir)*ir,fM=(9+64*ir)*ir*ir,So=z(4),I1=z(8),L1=z(12),P1=z(16),_e=z(4);function lM(t,e,n,r,i,o,a){let s,c,u,f,h,l,d,p,m,b,y,g,w,x,_,
v,M,k,S=t-i,T=n-i,$=e-o,A=r-o;x=S*A,l=ge*S,d=l-(l-S),p=S-d,l=ge*A,m=l-(l-A),b=A-m,_=p*b-(x-d*m-p*m-d*b),v=$*T,l=ge*$,d=l-(l-$),p=$-d,l=ge*T,m=l-(l-T),b=T-m,M=p*
b-(v-d*m-p*m-d*b),y=_-M,h=_-y,So[0]=_-(y+h)+(h-M),g=x+y,h=g-x,w=x-(g-h)+(y-h),y=w-v,h=w-y,So[1]=w-(y+h)+(h-v),k=g+y,h=k-g,So[2]=g-(k-h)+(y-h),So[3]=k;let R=sM(4,
So),E=uM*a;if(R>=E||-R>=E||(h=t-S,s=t-(S+h)+(h-i),h=n-T,u=n-(T+h)+(h-i),h=e-$,c=e-($+h)+(h-o),h=r-A,f=r-(A+h)+(h-o),s===0&&c===0&&u===0&&f===0)||(E=fM*a+aM*Math.
abs(R),R+=S*f+A*s-($*u+T*c),R>=E||-R>=E))return R;x=s*A,l=ge*s,d=l-(l-s),p=s-d,l=ge*A,m=l-(l-A),b=A-m,_=p*b-(x-d*m-p*m-d*b),v=c*T,l=ge*c,d=l-(l-c),p=c-d,l=ge*T,
m=l-(l-T),b=T-m,M=p*b-(v-d*m-p*m-d*b),y=_-M,h=_-y,_e[0]=_-(y+h)+(h-M),g=x+y,h=g-x,w=x-(g-h)+(y-h),y=w-v,h=w-y,_e[1]=w-(y+h)+(h-v),k=g+y,h=k-g,_e[2]=g-(k-h)+(y-h),
_e[3]=k;let C=rh(4,So,4,_e,I1);x=S*f,l=ge*S,d=l-(l-S),p=S-d,l=ge*f,m=l-(l-f),b=f-m,_=p*b-(x-d*m-p*m-d*b),v=$*u,l=ge*$,d=l-(l-$),p=$-d,l=ge*u,m=l-(l-u),b=u-m,M=p*
b-(v-d*m-p*m-d*b),y=_-M,h=_-y,_e[0]=_-(y+h)+(h-M),g=x+y,h=g-x,w=x-(g-h)+(y-h),y=w-v,h=w-y,_e[1]=w-(y+h)+(h-v),k=g+y,h=k-g,_e[2]=g-(k-h)+(y-h),_e[3]=k;let N=rh(C,
I1,4,_e,L1);x=s*f,l=ge*s,d=l-(l-s),p=s-d,l=ge*f,m=l-(l-f),b=f-m,_=p*b-(x-d*m-p*m-d*b),v=c*u,l=ge*c,d=l-(l-c),p=c-d,l=ge*u,m=l-(l-u),b=u-m,M=p*b-(v-d*m-p*m-d*b),
y=_-M,h=_-y,_e[0]=_-(y+h)+(h-M),g=x+y,h=g-x,w=x-(g-h)+(y-h),y=w-v,h=w-y,_e[1]=w-(y+h)+(h-v),k=g+y,h=k-g,_e[2]=g-(k-h)+(y-h),_e[3]=k;let I=rh(N,L1,4,_e,P1);return P1[I-
1]}function Gc(t,e,n,r,i,o){let a=(e-o)*(n-i),s=(t-i)*(r-o),c=a-s,u=Math.abs(a+s);return Math.abs(c)>=cM*u?c:-lM(t,e,n,r,i,o,u)}z(4);z(4);z(4);z(4);z(4);z(4);z(
4);z(4);z(4);z(8);z(8);z(8);z(4);z(8);z(8);z(16);z(12);z(192);z(192);z(4);z(4);z(4);z(4);z(4);z(4);z(4);z(4);z(8);z(8);z(8);z(8);z(8);z(8);z(8);z(8);z(8);z(4);z(
4);z(4);z(8);z(16);z(16);z(16);z(32);z(32);z(48);z(64);z(1152);z(1152);z(4);z(4);z(4);z(4);z(4);z(4);z(4);z(4);z(4);z(4);z(24);z(24);z(24);z(24);z(24);z(24);z(24);
z(24);z(24);z(24);z(1152);z(1152);z(1152);z(1152);z(1152);z(2304);z(2304);z(3456);z(5760);z(8);z(8);z(8);z(16);z(24);z(48);z(48);z(96);z(192);z(384);z(384);z(384);
z(768);z(96);z(96);z(96);z(1152);var D1=Math.pow(2,-52),Wc=new Uint32Array(512),Hc=class t{static from(e,n=gM,r=yM){let i=e.length,o=new Float64Array(i*2);for(let a=0;a<
i;a++){let s=e[a];o[2*a]=n(s),o[2*a+1]=r(s)}return new t(o)}constructor(e){let n=e.length>>1;if(n>0&&typeof e[0]!="number")throw new Error("Expected coords to c\
ontain numbers.");this.coords=e;let r=Math.max(2*n-5,0);this._triangles=new Uint32Array(r*3),this._halfedges=new Int32Array(r*3),this._hashSize=Math.ceil(Math.sqrt(
n)),this._hullPrev=new Uint32Array(n),this._hullNext=new Uint32Array(n),this._hullTri=new Uint32Array(n),this._hullHash=new Int32Array(this._hashSize),this._ids=
new Uint32Array(n),this._dists=new Float64Array(n),this.trianglesLen=0,this._cx=0,this._cy=0,this._hullStart=0,this.hull=this._triangles,this.triangles=this._triangles,
this.halfedges=this._halfedges,this.update()}update(){let{coords:e,_hullPrev:n,_hullNext:r,_hullTri:i,_hullHash:o}=this,a=e.length>>1,s=1/0,c=1/0,u=-1/0,f=-1/0;
for(let S=0;S<a;S++){let T=e[2*S],$=e[2*S+1];T<s&&(s=T),$<c&&(c=$),T>u&&(u=T),$>f&&(f=$),this._ids[S]=S}let h=(s+u)/2,l=(c+f)/2,d=0,p=0,m=0;for(let S=0,T=1/0;S<
a;S++){let $=ih(h,l,e[2*S],e[2*S+1]);$<T&&(d=S,T=$)}let b=e[2*d],y=e[2*d+1];for(let S=0,T=1/0;S<a;S++){if(S===d)continue;let $=ih(b,y,e[2*S],e[2*S+1]);$<T&&$>0&&
(p=S,T=$)}let g=e[2*p],w=e[2*p+1],x=1/0;for(let S=0;S<a;S++){if(S===d||S===p)continue;let T=pM(b,y,g,w,e[2*S],e[2*S+1]);T<x&&(m=S,x=T)}let _=e[2*m],v=e[2*m+1];if(x===
1/0){for(let $=0;$<a;$++)this._dists[$]=e[2*$]-e[0]||e[2*$+1]-e[1];ko(this._ids,this._dists,0,a-1);let S=new Uint32Array(a),T=0;for(let $=0,A=-1/0;$<a;$++){let R=this.
_ids[$],E=this._dists[R];E>A&&(S[T++]=R,A=E)}this.hull=S.subarray(0,T),this.triangles=new Uint32Array(0),this.halfedges=new Int32Array(0);return}if(Gc(b,y,g,w,_,
v)<0){let S=p,T=g,$=w;p=m,g=_,w=v,m=S,_=T,v=$}let M=mM(b,y,g,w,_,v);this._cx=M.x,this._cy=M.y;for(let S=0;S<a;S++)this._dists[S]=ih(e[2*S],e[2*S+1],M.x,M.y);ko(
this._ids,this._dists,0,a-1),this._hullStart=d;let k=3;r[d]=n[m]=p,r[p]=n[d]=m,r[m]=n[p]=d,i[d]=0,i[p]=1,i[m]=2,o.fill(-1),o[this._hashKey(b,y)]=d,o[this._hashKey(
g,w)]=p,o[this._hashKey(_,v)]=m,this.trianglesLen=0,this._addTriangle(d,p,m,-1,-1,-1);for(let S=0,T=0,$=0;S<this._ids.length;S++){let A=this._ids[S],R=e[2*A],E=e[2*
A+1];if(S>0&&Math.abs(R-T)<=D1&&Math.abs(E-$)<=D1||(T=R,$=E,A===d||A===p||A===m))continue;let C=0;for(let Y=0,q=this._hashKey(R,E);Y<this._hashSize&&(C=o[(q+Y)%
this._hashSize],!(C!==-1&&C!==r[C]));Y++);C=n[C];let N=C,I;for(;I=r[N],Gc(R,E,e[2*N],e[2*N+1],e[2*I],e[2*I+1])>=0;)if(N=I,N===C){N=-1;break}if(N===-1)continue;let F=this.
_addTriangle(N,A,r[N],-1,-1,i[N]);i[A]=this._legalize(F+2),i[N]=F,k++;let L=r[N];for(;I=r[L],Gc(R,E,e[2*L],e[2*L+1],e[2*I],e[2*I+1])<0;)F=this._addTriangle(L,A,
I,i[A],-1,i[L]),i[A]=this._legalize(F+2),r[L]=L,k--,L=I;if(N===C)for(;I=n[N],Gc(R,E,e[2*I],e[2*I+1],e[2*N],e[2*N+1])<0;)F=this._addTriangle(I,A,N,-1,i[N],i[I]),
this._legalize(F+2),i[I]=F,r[N]=N,k--,N=I;this._hullStart=n[A]=N,r[N]=n[L]=A,r[A]=L,o[this._hashKey(R,E)]=A,o[this._hashKey(e[2*N],e[2*N+1])]=N}this.hull=new Uint32Array(
k);for(let S=0,T=this._hullStart;S<k;S++)this.hull[S]=T,T=r[T];this.triangles=this._triangles.subarray(0,this.trianglesLen),this.halfedges=this._halfedges.subarray(
0,this.trianglesLen)}_hashKey(e,n){return Math.floor(hM(e-this._cx,n-this._cy)*this._hashSize)%this._hashSize}_legalize(e){let{_triangles:n,_halfedges:r,coords:i}=this,
o=0,a=0;for(;;){let s=r[e],c=e-e%3;if(a=c+(e+2)%3,s===-1){if(o===0)break;e=Wc[--o];continue}let u=s-s%3,f=c+(e+1)%3,h=u+(s+2)%3,l=n[a],d=n[e],p=n[f],m=n[h];if(dM(
i[2*l],i[2*l+1],i[2*d],i[2*d+1],i[2*p],i[2*p+1],i[2*m],i[2*m+1])){n[e]=m,n[s]=l;let y=r[h];if(y===-1){let w=this._hullStart;do{if(this._hullTri[w]===h){this._hullTri[w]=
e;break}w=this._hullPrev[w]}while(w!==this._hullStart)}this._link(e,y),this._link(s,r[a]),this._link(a,h);let g=u+(s+1)%3;o<Wc.length&&(Wc[o++]=g)}else{if(o===0)
break;e=Wc[--o]}}return a}_link(e,n){this._halfedges[e]=n,n!==-1&&(this._halfedges[n]=e)}_addTriangle(e,n,r,i,o,a){let s=this.trianglesLen;return this._triangles[s]=
e,this._triangles[s+1]=n,this._triangles[s+2]=r,this._link(s,i),this._link(s+1,o),this._link(s+2,a),this.trianglesLen+=3,s}};function hM(t,e){let n=t/(Math.abs(
t)+Math.abs(e));return(e>0?3-n:1+n)/4}function ih(t,e,n,r){let i=t-n,o=e-r;return i*i+o*o}function dM(t,e,n,r,i,o,a,s){let c=t-a,u=e-s,f=n-a,h=r-s,l=i-a,d=o-s,p=c*
c+u*u,m=f*f+h*h,b=l*l+d*d;return c*(h*b-m*d)-u*(f*b-m*l)+p*(f*d-h*l)<0}function pM(t,e,n,r,i,o){let a=n-t,s=r-e,c=i-t,u=o-e,f=a*a+s*s,h=c*c+u*u,l=.5/(a*u-s*c),d=(u*
f-s*h)*l,p=(a*h-c*f)*l;return d*d+p*p}function mM(t,e,n,r,i,o){let a=n-t,s=r-e,c=i-t,u=o-e,f=a*a+s*s,h=c*c+u*u,l=.5/(a*u-s*c),d=t+(u*f-s*h)*l,p=e+(a*h-c*f)*l;return{
x:d,y:p}}function ko(t,e,n,r){if(r-n<=20)for(let i=n+1;i<=r;i++){let o=t[i],a=e[o],s=i-1;for(;s>=n&&e[t[s]]>a;)t[s+1]=t[s--];t[s+1]=o}else{let i=n+r>>1,o=n+1,a=r;
Wa(t,i,o),e[t[n]]>e[t[r]]&&Wa(t,n,r),e[t[o]]>e[t[r]]&&Wa(t,o,r),e[t[n]]>e[t[o]]&&Wa(t,n,o);let s=t[o],c=e[s];for(;;){do o++;while(e[t[o]]<c);do a--;while(e[t[a]]>
c);if(a<o)break;Wa(t,o,a)}t[n+1]=t[a],t[a]=s,r-o+1>=a-n?(ko(t,e,o,r),ko(t,e,n,a-1)):(ko(t,e,n,a-1),ko(t,e,o,r))}}function Wa(t,e,n){let r=t[e];t[e]=t[n],t[n]=r}
function gM(t){return t[0]}function yM(t){return t[1]}var O1=1e-6,rr=class{constructor(){this._x0=this._y0=this._x1=this._y1=null,this._=""}moveTo(e,n){this._+=
`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._+="Z")}lineTo(e,n){this._+=`L${this._x1=
+e},${this._y1=+n}`}arc(e,n,r){e=+e,n=+n,r=+r;let i=e+r,o=n;if(r<0)throw new Error("negative radius");this._x1===null?this._+=`M${i},${o}`:(Math.abs(this._x1-i)>
O1||Math.abs(this._y1-o)>O1)&&(this._+="L"+i+","+o),r&&(this._+=`A${r},${r},0,1,1,${e-r},${n}A${r},${r},0,1,1,${this._x1=i},${this._y1=o}`)}rect(e,n,r,i){this._+=
`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}h${+r}v${+i}h${-r}Z`}value(){return this._||null}},Ha=class{constructor(){this._=[]}moveTo(e,n){this._.push([e,
n])}closePath(){this._.push(this._[0].slice())}lineTo(e,n){this._.push([e,n])}value(){return this._.length?this._:null}},oh=class{constructor(e,[n,r,i,o]=[0,0,960,
500]){if(!((i=+i)>=(n=+n))||!((o=+o)>=(r=+r)))throw new Error("invalid bounds");this.delaunay=e,this._circumcenters=new Float64Array(e.points.length*2),this.vectors=
new Float64Array(e.points.length*2),this.xmax=i,this.xmin=n,this.ymax=o,this.ymin=r,this._init()}update(){return this.delaunay.update(),this._init(),this}_init(){
let{delaunay:{points:e,hull:n,triangles:r},vectors:i}=this,o,a,s=this.circumcenters=this._circumcenters.subarray(0,r.length/3*2);for(let m=0,b=0,y=r.length,g,w;m<
y;m+=3,b+=2){let x=r[m]*2,_=r[m+1]*2,v=r[m+2]*2,M=e[x],k=e[x+1],S=e[_],T=e[_+1],$=e[v],A=e[v+1],R=S-M,E=T-k,C=$-M,N=A-k,I=(R*N-E*C)*2;if(Math.abs(I)<1e-9){if(o===
void 0){o=a=0;for(let L of n)o+=e[L*2],a+=e[L*2+1];o/=n.length,a/=n.length}let F=1e9*Math.sign((o-M)*N-(a-k)*C);g=(M+$)/2-F*N,w=(k+A)/2+F*C}else{let F=1/I,L=R*R+
E*E,Y=C*C+N*N;g=M+(N*L-E*Y)*F,w=k+(R*Y-C*L)*F}s[b]=g,s[b+1]=w}let c=n[n.length-1],u,f=c*4,h,l=e[2*c],d,p=e[2*c+1];i.fill(0);for(let m=0;m<n.length;++m)c=n[m],u=
f,h=l,d=p,f=c*4,l=e[2*c],p=e[2*c+1],i[u+2]=i[f]=d-p,i[u+3]=i[f+1]=l-h}render(e){let n=e==null?e=new rr:void 0,{delaunay:{halfedges:r,inedges:i,hull:o},circumcenters:a,
vectors:s}=this;if(o.length<=1)return null;for(let f=0,h=r.length;f<h;++f){let l=r[f];if(l<f)continue;let d=Math.floor(f/3)*2,p=Math.floor(l/3)*2,m=a[d],b=a[d+1],
y=a[p],g=a[p+1];this._renderSegment(m,b,y,g,e)}let c,u=o[o.length-1];for(let f=0;f<o.length;++f){c=u,u=o[f];let h=Math.floor(i[u]/3)*2,l=a[h],d=a[h+1],p=c*4,m=this.
_project(l,d,s[p+2],s[p+3]);m&&this._renderSegment(l,d,m[0],m[1],e)}return n&&n.value()}renderBounds(e){let n=e==null?e=new rr:void 0;return e.rect(this.xmin,this.
ymin,this.xmax-this.xmin,this.ymax-this.ymin),n&&n.value()}renderCell(e,n){let r=n==null?n=new rr:void 0,i=this._clip(e);if(i===null||!i.length)return;n.moveTo(
i[0],i[1]);let o=i.length;for(;i[0]===i[o-2]&&i[1]===i[o-1]&&o>1;)o-=2;for(let a=2;a<o;a+=2)(i[a]!==i[a-2]||i[a+1]!==i[a-1])&&n.lineTo(i[a],i[a+1]);return n.closePath(),
r&&r.value()}*cellPolygons(){let{delaunay:{points:e}}=this;for(let n=0,r=e.length/2;n<r;++n){let i=this.cellPolygon(n);i&&(i.index=n,yield i)}}cellPolygon(e){let n=new Ha;
return this.renderCell(e,n),n.value()}_renderSegment(e,n,r,i,o){let a,s=this._regioncode(e,n),c=this._regioncode(r,i);s===0&&c===0?(o.moveTo(e,n),o.lineTo(r,i)):
(a=this._clipSegment(e,n,r,i,s,c))&&(o.moveTo(a[0],a[1]),o.lineTo(a[2],a[3]))}contains(e,n,r){return n=+n,n!==n||(r=+r,r!==r)?!1:this.delaunay._step(e,n,r)===e}*neighbors(e){
let n=this._clip(e);if(n)for(let r of this.delaunay.neighbors(e)){let i=this._clip(r);if(i){t:for(let o=0,a=n.length;o<a;o+=2)for(let s=0,c=i.length;s<c;s+=2)if(n[o]===
i[s]&&n[o+1]===i[s+1]&&n[(o+2)%a]===i[(s+c-2)%c]&&n[(o+3)%a]===i[(s+c-1)%c]){yield r;break t}}}}_cell(e){let{circumcenters:n,delaunay:{inedges:r,halfedges:i,triangles:o}}=this,
a=r[e];if(a===-1)return null;let s=[],c=a;do{let u=Math.floor(c/3);if(s.push(n[u*2],n[u*2+1]),c=c%3===2?c-2:c+1,o[c]!==e)break;c=i[c]}while(c!==a&&c!==-1);return s}_clip(e){
if(e===0&&this.delaunay.hull.length===1)return[this.xmax,this.ymin,this.xmax,this.ymax,this.xmin,this.ymax,this.xmin,this.ymin];let n=this._cell(e);if(n===null)
return null;let{vectors:r}=this,i=e*4;return this._simplify(r[i]||r[i+1]?this._clipInfinite(e,n,r[i],r[i+1],r[i+2],r[i+3]):this._clipFinite(e,n))}_clipFinite(e,n){
let r=n.length,i=null,o,a,s=n[r-2],c=n[r-1],u,f=this._regioncode(s,c),h,l=0;for(let d=0;d<r;d+=2)if(o=s,a=c,s=n[d],c=n[d+1],u=f,f=this._regioncode(s,c),u===0&&f===
0)h=l,l=0,i?i.push(s,c):i=[s,c];else{let p,m,b,y,g;if(u===0){if((p=this._clipSegment(o,a,s,c,u,f))===null)continue;[m,b,y,g]=p}else{if((p=this._clipSegment(s,c,
o,a,f,u))===null)continue;[y,g,m,b]=p,h=l,l=this._edgecode(m,b),h&&l&&this._edge(e,h,l,i,i.length),i?i.push(m,b):i=[m,b]}h=l,l=this._edgecode(y,g),h&&l&&this._edge(
e,h,l,i,i.length),i?i.push(y,g):i=[y,g]}if(i)h=l,l=this._edgecode(i[0],i[1]),h&&l&&this._edge(e,h,l,i,i.length);else if(this.contains(e,(this.xmin+this.xmax)/2,
(this.ymin+this.ymax)/2))return[this.xmax,this.ymin,this.xmax,this.ymax,this.xmin,this.ymax,this.xmin,this.ymin];return i}_clipSegment(e,n,r,i,o,a){let s=o<a;for(s&&
([e,n,r,i,o,a]=[r,i,e,n,a,o]);;){if(o===0&&a===0)return s?[r,i,e,n]:[e,n,r,i];if(o&a)return null;let c,u,f=o||a;f&8?(c=e+(r-e)*(this.ymax-n)/(i-n),u=this.ymax):
f&4?(c=e+(r-e)*(this.ymin-n)/(i-n),u=this.ymin):f&2?(u=n+(i-n)*(this.xmax-e)/(r-e),c=this.xmax):(u=n+(i-n)*(this.xmin-e)/(r-e),c=this.xmin),o?(e=c,n=u,o=this._regioncode(
e,n)):(r=c,i=u,a=this._regioncode(r,i))}}_clipInfinite(e,n,r,i,o,a){let s=Array.from(n),c;if((c=this._project(s[0],s[1],r,i))&&s.unshift(c[0],c[1]),(c=this._project(
s[s.length-2],s[s.length-1],o,a))&&s.push(c[0],c[1]),s=this._clipFinite(e,s))for(let u=0,f=s.length,h,l=this._edgecode(s[f-2],s[f-1]);u<f;u+=2)h=l,l=this._edgecode(
s[u],s[u+1]),h&&l&&(u=this._edge(e,h,l,s,u),f=s.length);else this.contains(e,(this.xmin+this.xmax)/2,(this.ymin+this.ymax)/2)&&(s=[this.xmin,this.ymin,this.xmax,
this.ymin,this.xmax,this.ymax,this.xmin,this.ymax]);return s}_edge(e,n,r,i,o){for(;n!==r;){let a,s;switch(n){case 5:n=4;continue;case 4:n=6,a=this.xmax,s=this.ymin;
break;case 6:n=2;continue;case 2:n=10,a=this.xmax,s=this.ymax;break;case 10:n=8;continue;case 8:n=9,a=this.xmin,s=this.ymax;break;case 9:n=1;continue;case 1:n=5,
a=this.xmin,s=this.ymin;break}(i[o]!==a||i[o+1]!==s)&&this.contains(e,a,s)&&(i.splice(o,0,a,s),o+=2)}return o}_project(e,n,r,i){let o=1/0,a,s,c;if(i<0){if(n<=this.
ymin)return null;(a=(this.ymin-n)/i)<o&&(c=this.ymin,s=e+(o=a)*r)}else if(i>0){if(n>=this.ymax)return null;(a=(this.ymax-n)/i)<o&&(c=this.ymax,s=e+(o=a)*r)}if(r>
0){if(e>=this.xmax)return null;(a=(this.xmax-e)/r)<o&&(s=this.xmax,c=n+(o=a)*i)}else if(r<0){if(e<=this.xmin)return null;(a=(this.xmin-e)/r)<o&&(s=this.xmin,c=n+
(o=a)*i)}return[s,c]}_edgecode(e,n){return(e===this.xmin?1:e===this.xmax?2:0)|(n===this.ymin?4:n===this.ymax?8:0)}_regioncode(e,n){return(e<this.xmin?1:e>this.xmax?
2:0)|(n<this.ymin?4:n>this.ymax?8:0)}_simplify(e){if(e&&e.length>4){for(let n=0;n<e.length;n+=2){let r=(n+2)%e.length,i=(n+4)%e.length;(e[n]===e[r]&&e[r]===e[i]||
e[n+1]===e[r+1]&&e[r+1]===e[i+1])&&(e.splice(r,2),n-=2)}e.length||(e=null)}return e}},bM=2*Math.PI,$o=Math.pow;function xM(t){return t[0]}function wM(t){return t[1]}
function vM(t){let{triangles:e,coords:n}=t;for(let r=0;r<e.length;r+=3){let i=2*e[r],o=2*e[r+1],a=2*e[r+2];if((n[a]-n[i])*(n[o+1]-n[i+1])-(n[o]-n[i])*(n[a+1]-n[i+
1])>1e-10)return!1}return!0}function _M(t,e,n){return[t+Math.sin(t+e)*n,e+Math.cos(t-e)*n]}var $n=class t{static from(e,n=xM,r=wM,i){return new t("length"in e?MM(
e,n,r,i):Float64Array.from(SM(e,n,r,i)))}constructor(e){this._delaunator=new Hc(e),this.inedges=new Int32Array(e.length/2),this._hullIndex=new Int32Array(e.length/
2),this.points=this._delaunator.coords,this._init()}update(){return this._delaunator.update(),this._init(),this}_init(){let e=this._delaunator,n=this.points;if(e.
hull&&e.hull.length>2&&vM(e)){this.collinear=Int32Array.from({length:n.length/2},(l,d)=>d).sort((l,d)=>n[2*l]-n[2*d]||n[2*l+1]-n[2*d+1]);let c=this.collinear[0],
u=this.collinear[this.collinear.length-1],f=[n[2*c],n[2*c+1],n[2*u],n[2*u+1]],h=1e-8*Math.hypot(f[3]-f[1],f[2]-f[0]);for(let l=0,d=n.length/2;l<d;++l){let p=_M(
n[2*l],n[2*l+1],h);n[2*l]=p[0],n[2*l+1]=p[1]}this._delaunator=new Hc(n)}else delete this.collinear;let r=this.halfedges=this._delaunator.halfedges,i=this.hull=this.
_delaunator.hull,o=this.triangles=this._delaunator.triangles,a=this.inedges.fill(-1),s=this._hullIndex.fill(-1);for(let c=0,u=r.length;c<u;++c){let f=o[c%3===2?
c-2:c+1];(r[c]===-1||a[f]===-1)&&(a[f]=c)}for(let c=0,u=i.length;c<u;++c)s[i[c]]=c;i.length<=2&&i.length>0&&(this.triangles=new Int32Array(3).fill(-1),this.halfedges=
new Int32Array(3).fill(-1),this.triangles[0]=i[0],a[i[0]]=1,i.length===2&&(a[i[1]]=0,this.triangles[1]=i[1],this.triangles[2]=i[1]))}voronoi(e){return new oh(this,
e)}*neighbors(e){let{inedges:n,hull:r,_hullIndex:i,halfedges:o,triangles:a,collinear:s}=this;if(s){let h=s.indexOf(e);h>0&&(yield s[h-1]),h<s.length-1&&(yield s[h+
1]);return}let c=n[e];if(c===-1)return;let u=c,f=-1;do{if(yield f=a[u],u=u%3===2?u-2:u+1,a[u]!==e)return;if(u=o[u],u===-1){let h=r[(i[e]+1)%r.length];h!==f&&(yield h);
return}}while(u!==c)}find(e,n,r=0){if(e=+e,e!==e||(n=+n,n!==n))return-1;let i=r,o;for(;(o=this._step(r,e,n))>=0&&o!==r&&o!==i;)r=o;return o}_step(e,n,r){let{inedges:i,
hull:o,_hullIndex:a,halfedges:s,triangles:c,points:u}=this;if(u.length<2)return-1;if(i[e]===-1)return(e+1)%(u.length>>1);let f=e,h=$o(n-u[e*2],2)+$o(r-u[e*2+1],
2),l=i[e],d=l;do{let p=c[d],m=$o(n-u[p*2],2)+$o(r-u[p*2+1],2);if(m<h&&(h=m,f=p),d=d%3===2?d-2:d+1,c[d]!==e)break;if(d=s[d],d===-1){if(d=o[(a[e]+1)%o.length],d!==
p&&$o(n-u[d*2],2)+$o(r-u[d*2+1],2)<h)return d;break}}while(d!==l);return f}render(e){let n=e==null?e=new rr:void 0,{points:r,halfedges:i,triangles:o}=this;for(let a=0,
s=i.length;a<s;++a){let c=i[a];if(c<a)continue;let u=o[a]*2,f=o[c]*2;e.moveTo(r[u],r[u+1]),e.lineTo(r[f],r[f+1])}return this.renderHull(e),n&&n.value()}renderPoints(e,n){
n===void 0&&(!e||typeof e.moveTo!="function")&&(n=e,e=null),n=n==null?2:+n;let r=e==null?e=new rr:void 0,{points:i}=this;for(let o=0,a=i.length&-2;o<a;o+=2){let s=i[o],
c=i[o+1];e.moveTo(s+n,c),e.arc(s,c,n,0,bM)}return r&&r.value()}renderHull(e){let n=e==null?e=new rr:void 0,{hull:r,points:i}=this,o=r[0]*2,a=r.length;e.moveTo(i[o],
i[o+1]);for(let s=1;s<a;++s){let c=2*r[s];e.lineTo(i[c],i[c+1])}return e.closePath(),n&&n.value()}hullPolygon(){let e=new Ha;return this.renderHull(e),e.value()}renderTriangle(e,n){
let r=n==null?n=new rr:void 0,{points:i,triangles:o}=this,a=o[e*=3]*2,s=o[e+1]*2,c=o[e+2]*2;return n.moveTo(i[a],i[a+1]),n.lineTo(i[s],i[s+1]),n.lineTo(i[c],i[c+
1]),n.closePath(),r&&r.value()}*trianglePolygons(){let{triangles:e}=this;for(let n=0,r=e.length/3;n<r;++n)yield this.trianglePolygon(n)}trianglePolygon(e){let n=new Ha;
return this.renderTriangle(e,n),n.value()}};function MM(t,e,n,r){let i=t.length,o=new Float64Array(i*2);for(let a=0;a<i;++a){let s=t[a];o[a*2]=e.call(r,s,a,t),o[a*
2+1]=n.call(r,s,a,t)}return o}function*SM(t,e,n,r){let i=0;for(let o of t)yield e.call(r,o,i,t),yield n.call(r,o,i,t),++i}function $M(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString("en").replace(/,/g,""):t.toString(10)}function Vc(t,e){if(!isFinite(t)||t===0)return null;
var n=(t=e?t.toExponential(e-1):t.toExponential()).indexOf("e"),r=t.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+t.slice(n+1)]}function Ao(t){return t=Vc(Math.
abs(t)),t?t[1]:NaN}function kM(t,e){return function(n,r){for(var i=n.length,o=[],a=0,s=t[0],c=0;i>0&&s>0&&(c+s+1>r&&(s=Math.max(1,r-c)),o.push(n.substring(i-=s,
i+s)),!((c+=s+1)>r));)s=t[a=(a+1)%t.length];return o.reverse().join(e)}}function AM(t){return function(e){return e.replace(/[0-9]/g,function(n){return t[+n]})}}
var TM=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function To(t){if(!(e=TM.exec(t)))throw new Error("invalid format: "+t);var e;
return new ah({fill:e[1],align:e[2],sign:e[3],symbol:e[4],zero:e[5],width:e[6],comma:e[7],precision:e[8]&&e[8].slice(1),trim:e[9],type:e[10]})}To.prototype=ah.prototype;
function ah(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===
void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,
this.trim=!!t.trim,this.type=t.type===void 0?"":t.type+""}ah.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function CM(t){t:for(var e=t.length,n=1,r=-1,i;n<e;++n)switch(t[n]){case".":r=i=n;break;case"0":r===0&&(r=n),i=n;break;default:if(!+t[n])break t;r>0&&(r=0);break}
return r>0?t.slice(0,r)+t.slice(i+1):t}var Zc;function EM(t,e){var n=Vc(t,e);if(!n)return Zc=void 0,t.toPrecision(e);var r=n[0],i=n[1],o=i-(Zc=Math.max(-8,Math.
min(8,Math.floor(i/3)))*3)+1,a=r.length;return o===a?r:o>a?r+new Array(o-a+1).join("0"):o>0?r.slice(0,o)+"."+r.slice(o):"0."+new Array(1-o).join("0")+Vc(t,Math.
max(0,e+o-1))[0]}function z1(t,e){var n=Vc(t,e);if(!n)return t+"";var r=n[0],i=n[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.
slice(i+1):r+new Array(i-r.length+2).join("0")}var F1={"%":(t,e)=>(t*100).toFixed(e),b:t=>Math.round(t).toString(2),c:t=>t+"",d:$M,e:(t,e)=>t.toExponential(e),f:(t,e)=>t.
toFixed(e),g:(t,e)=>t.toPrecision(e),o:t=>Math.round(t).toString(8),p:(t,e)=>z1(t*100,e),r:z1,s:EM,X:t=>Math.round(t).toString(16).toUpperCase(),x:t=>Math.round(
t).toString(16)};function Y1(t){return t}var B1=Array.prototype.map,q1=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function NM(t){var e=t.
grouping===void 0||t.thousands===void 0?Y1:kM(B1.call(t.grouping,Number),t.thousands+""),n=t.currency===void 0?"":t.currency[0]+"",r=t.currency===void 0?"":t.currency[1]+
"",i=t.decimal===void 0?".":t.decimal+"",o=t.numerals===void 0?Y1:AM(B1.call(t.numerals,String)),a=t.percent===void 0?"%":t.percent+"",s=t.minus===void 0?"−":
t.minus+"",c=t.nan===void 0?"NaN":t.nan+"";function u(h,l){h=To(h);var d=h.fill,p=h.align,m=h.sign,b=h.symbol,y=h.zero,g=h.width,w=h.comma,x=h.precision,_=h.trim,
v=h.type;v==="n"?(w=!0,v="g"):F1[v]||(x===void 0&&(x=12),_=!0,v="g"),(y||d==="0"&&p==="=")&&(y=!0,d="0",p="=");var M=(l&&l.prefix!==void 0?l.prefix:"")+(b==="$"?
n:b==="#"&&/[boxX]/.test(v)?"0"+v.toLowerCase():""),k=(b==="$"?r:/[%p]/.test(v)?a:"")+(l&&l.suffix!==void 0?l.suffix:""),S=F1[v],T=/[defgprs%]/.test(v);x=x===void 0?
6:/[gprs]/.test(v)?Math.max(1,Math.min(21,x)):Math.max(0,Math.min(20,x));function $(A){var R=M,E=k,C,N,I;if(v==="c")E=S(A)+E,A="";else{A=+A;var F=A<0||1/A<0;if(A=
isNaN(A)?c:S(Math.abs(A),x),_&&(A=CM(A)),F&&+A==0&&m!=="+"&&(F=!1),R=(F?m==="("?m:s:m==="-"||m==="("?"":m)+R,E=(v==="s"&&!isNaN(A)&&Zc!==void 0?q1[8+Zc/3]:"")+E+
(F&&m==="("?")":""),T){for(C=-1,N=A.length;++C<N;)if(I=A.charCodeAt(C),48>I||I>57){E=(I===46?i+A.slice(C+1):A.slice(C))+E,A=A.slice(0,C);break}}}w&&!y&&(A=e(A,1/0));
var L=R.length+A.length+E.length,Y=L<g?new Array(g-L+1).join(d):"";switch(w&&y&&(A=e(Y+A,Y.length?g-E.length:1/0),Y=""),p){case"<":A=R+A+E+Y;break;case"=":A=R+Y+
A+E;break;case"^":A=Y.slice(0,L=Y.length>>1)+R+A+E+Y.slice(L);break;default:A=Y+R+A+E;break}return o(A)}return $.toString=function(){return h+""},$}function f(h,l){
var d=Math.max(-8,Math.min(8,Math.floor(Ao(l)/3)))*3,p=Math.pow(10,-d),m=u((h=To(h),h.type="f",h),{suffix:q1[8+d/3]});return function(b){return m(p*b)}}return{format:u,
formatPrefix:f}}var jc,kn,sh;RM({thousands:",",grouping:[3],currency:["$",""]});function RM(t){return jc=NM(t),kn=jc.format,sh=jc.formatPrefix,jc}function X1(t){
return Math.max(0,-Ao(Math.abs(t)))}function U1(t,e){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Ao(e)/3)))*3-Ao(Math.abs(t)))}function G1(t,e){return t=
Math.abs(t),e=Math.abs(e)-t,Math.max(0,Ao(e)-Ao(t))+1}var tt=1e-6,iu=1e-12,ht=Math.PI,Ut=ht/2,W1=ht/4,Ue=ht*2,fe=180/ht,xt=ht/180,wt=Math.abs,Ro=Math.atan,yn=Math.atan2,nt=Math.cos,Kc=Math.ceil,py=Math.exp,dh=Math.
hypot,ou=Math.log,ch=Math.pow,K=Math.sin,rn=Math.sign||function(t){return t>0?1:t<0?-1:0},ke=Math.sqrt,Rh=Math.tan;function my(t){return t>1?0:t<-1?ht:Math.acos(
t)}function Pe(t){return t>1?Ut:t<-1?-Ut:Math.asin(t)}function Xe(){}function au(t,e){t&&j1.hasOwnProperty(t.type)&&j1[t.type](t,e)}var H1={Feature:function(t,e){au(t.geometry,e)},FeatureCollection:function(t,e){for(var n=t.
features,r=-1,i=n.length;++r<i;)au(n[r].geometry,e)}},j1={Sphere:function(t,e){e.sphere()},Point:function(t,e){t=t.coordinates,e.point(t[0],t[1],t[2])},MultiPoint:function(t,e){
for(var n=t.coordinates,r=-1,i=n.length;++r<i;)t=n[r],e.point(t[0],t[1],t[2])},LineString:function(t,e){ph(t.coordinates,e,0)},MultiLineString:function(t,e){for(var n=t.
coordinates,r=-1,i=n.length;++r<i;)ph(n[r],e,0)},Polygon:function(t,e){V1(t.coordinates,e)},MultiPolygon:function(t,e){for(var n=t.coordinates,r=-1,i=n.length;++r<
i;)V1(n[r],e)},GeometryCollection:function(t,e){for(var n=t.geometries,r=-1,i=n.length;++r<i;)au(n[r],e)}};function ph(t,e,n){var r=-1,i=t.length-n,o;for(e.lineStart();++r<
i;)o=t[r],e.point(o[0],o[1],o[2]);e.lineEnd()}function V1(t,e){var n=-1,r=t.length;for(e.polygonStart();++n<r;)ph(t[n],e,1);e.polygonEnd()}function or(t,e){t&&H1.
hasOwnProperty(t.type)?H1[t.type](t,e):au(t,e)}var kE=new xe,AE=new xe;function mh(t){return[yn(t[1],t[0]),Pe(t[2])]}function Eo(t){var e=t[0],n=t[1],r=nt(n);return[r*nt(e),r*K(e),K(n)]}function Qc(t,e){return t[0]*e[0]+t[1]*e[1]+t[2]*
e[2]}function su(t,e){return[t[1]*e[2]-t[2]*e[1],t[2]*e[0]-t[0]*e[2],t[0]*e[1]-t[1]*e[0]]}function uh(t,e){t[0]+=e[0],t[1]+=e[1],t[2]+=e[2]}function Jc(t,e){return[
t[0]*e,t[1]*e,t[2]*e]}function gh(t){var e=ke(t[0]*t[0]+t[1]*t[1]+t[2]*t[2]);t[0]/=e,t[1]/=e,t[2]/=e}var ja,cu,uu,fu,lu,hu,du,pu,yh,bh,xh,gy,yy,Me,Se,$e,gn={sphere:Xe,point:Ih,lineStart:Z1,lineEnd:K1,polygonStart:function(){gn.lineStart=PM,gn.lineEnd=DM},polygonEnd:function(){
gn.lineStart=Z1,gn.lineEnd=K1}};function Ih(t,e){t*=xt,e*=xt;var n=nt(e);ss(n*nt(t),n*K(t),K(e))}function ss(t,e,n){++ja,uu+=(t-uu)/ja,fu+=(e-fu)/ja,lu+=(n-lu)/
ja}function Z1(){gn.point=IM}function IM(t,e){t*=xt,e*=xt;var n=nt(e);Me=n*nt(t),Se=n*K(t),$e=K(e),gn.point=LM,ss(Me,Se,$e)}function LM(t,e){t*=xt,e*=xt;var n=nt(
e),r=n*nt(t),i=n*K(t),o=K(e),a=yn(ke((a=Se*o-$e*i)*a+(a=$e*r-Me*o)*a+(a=Me*i-Se*r)*a),Me*r+Se*i+$e*o);cu+=a,hu+=a*(Me+(Me=r)),du+=a*(Se+(Se=i)),pu+=a*($e+($e=o)),
ss(Me,Se,$e)}function K1(){gn.point=Ih}function PM(){gn.point=OM}function DM(){by(gy,yy),gn.point=Ih}function OM(t,e){gy=t,yy=e,t*=xt,e*=xt,gn.point=by;var n=nt(
e);Me=n*nt(t),Se=n*K(t),$e=K(e),ss(Me,Se,$e)}function by(t,e){t*=xt,e*=xt;var n=nt(e),r=n*nt(t),i=n*K(t),o=K(e),a=Se*o-$e*i,s=$e*r-Me*o,c=Me*i-Se*r,u=dh(a,s,c),
f=Pe(u),h=u&&-f/u;yh.add(h*a),bh.add(h*s),xh.add(h*c),cu+=f,hu+=f*(Me+(Me=r)),du+=f*(Se+(Se=i)),pu+=f*($e+($e=o)),ss(Me,Se,$e)}function xy(t){ja=cu=uu=fu=lu=hu=
du=pu=0,yh=new xe,bh=new xe,xh=new xe,or(t,gn);var e=+yh,n=+bh,r=+xh,i=dh(e,n,r);return i<iu&&(e=hu,n=du,r=pu,cu<tt&&(e=uu,n=fu,r=lu),i=dh(e,n,r),i<iu)?[NaN,NaN]:
[yn(n,e)*fe,Pe(r/i)*fe]}function wh(t,e){function n(r,i){return r=t(r,i),e(r[0],r[1])}return t.invert&&e.invert&&(n.invert=function(r,i){return r=e.invert(r,i),r&&t.invert(r[0],r[1])}),
n}function vh(t,e){return wt(t)>ht&&(t-=Math.round(t/Ue)*Ue),[t,e]}vh.invert=vh;function wy(t,e,n){return(t%=Ue)?e||n?wh(J1(t),ty(e,n)):J1(t):e||n?ty(e,n):vh}function Q1(t){
return function(e,n){return e+=t,wt(e)>ht&&(e-=Math.round(e/Ue)*Ue),[e,n]}}function J1(t){var e=Q1(t);return e.invert=Q1(-t),e}function ty(t,e){var n=nt(t),r=K(
t),i=nt(e),o=K(e);function a(s,c){var u=nt(c),f=nt(s)*u,h=K(s)*u,l=K(c),d=l*n+f*r;return[yn(h*i-d*o,f*n-l*r),Pe(d*i+h*o)]}return a.invert=function(s,c){var u=nt(
c),f=nt(s)*u,h=K(s)*u,l=K(c),d=l*i-h*o;return[yn(h*i+l*o,f*n+d*r),Pe(d*n-f*r)]},a}function zM(t){t=wy(t[0]*xt,t[1]*xt,t.length>2?t[2]*xt:0);function e(n){return n=
t(n[0]*xt,n[1]*xt),n[0]*=fe,n[1]*=fe,n}return e.invert=function(n){return n=t.invert(n[0]*xt,n[1]*xt),n[0]*=fe,n[1]*=fe,n},e}function FM(t,e,n,r,i,o){if(n){var a=nt(
e),s=K(e),c=r*n;i==null?(i=e+r*Ue,o=e-c/2):(i=ey(a,i),o=ey(a,o),(r>0?i<o:i>o)&&(i+=r*Ue));for(var u,f=i;r>0?f>o:f<o;f-=c)u=mh([a,-s*nt(f),-s*K(f)]),t.point(u[0],
u[1])}}function ey(t,e){e=Eo(e),e[0]-=t,gh(e);var n=my(-e[1]);return((-e[2]<0?-n:n)+Ue-tt)%Ue}function vy(){var t=[],e;return{point:function(n,r,i){e.push([n,r,i])},lineStart:function(){t.push(e=[])},lineEnd:Xe,rejoin:function(){t.length>1&&t.push(t.pop().
concat(t.shift()))},result:function(){var n=t;return t=[],e=null,n}}}function ru(t,e){return wt(t[0]-e[0])<tt&&wt(t[1]-e[1])<tt}function tu(t,e,n,r){this.x=t,this.
z=e,this.o=n,this.e=r,this.v=!1,this.n=this.p=null}function _y(t,e,n,r,i){var o=[],a=[],s,c;if(t.forEach(function(p){if(!((m=p.length-1)<=0)){var m,b=p[0],y=p[m],
g;if(ru(b,y)){if(!b[2]&&!y[2]){for(i.lineStart(),s=0;s<m;++s)i.point((b=p[s])[0],b[1]);i.lineEnd();return}y[0]+=2*tt}o.push(g=new tu(b,p,null,!0)),a.push(g.o=new tu(
b,null,g,!1)),o.push(g=new tu(y,p,null,!1)),a.push(g.o=new tu(y,null,g,!0))}}),!!o.length){for(a.sort(e),ny(o),ny(a),s=0,c=a.length;s<c;++s)a[s].e=n=!n;for(var u=o[0],
f,h;;){for(var l=u,d=!0;l.v;)if((l=l.n)===u)return;f=l.z,i.lineStart();do{if(l.v=l.o.v=!0,l.e){if(d)for(s=0,c=f.length;s<c;++s)i.point((h=f[s])[0],h[1]);else r(
l.x,l.n.x,1,i);l=l.n}else{if(d)for(f=l.p.z,s=f.length-1;s>=0;--s)i.point((h=f[s])[0],h[1]);else r(l.x,l.p.x,-1,i);l=l.p}l=l.o,f=l.z,d=!d}while(!l.v);i.lineEnd()}}}
function ny(t){if(e=t.length){for(var e,n=0,r=t[0],i;++n<e;)r.n=i=t[n],i.p=r,r=i;r.n=i=t[0],i.p=r}}function fh(t){return wt(t[0])<=ht?t[0]:rn(t[0])*((wt(t[0])+ht)%
Ue-ht)}function YM(t,e){var n=fh(e),r=e[1],i=K(r),o=[K(n),-nt(n),0],a=0,s=0,c=new xe;i===1?r=Ut+tt:i===-1&&(r=-Ut-tt);for(var u=0,f=t.length;u<f;++u)if(l=(h=t[u]).
length)for(var h,l,d=h[l-1],p=fh(d),m=d[1]/2+W1,b=K(m),y=nt(m),g=0;g<l;++g,p=x,b=v,y=M,d=w){var w=h[g],x=fh(w),_=w[1]/2+W1,v=K(_),M=nt(_),k=x-p,S=k>=0?1:-1,T=S*
k,$=T>ht,A=b*v;if(c.add(yn(A*S*K(T),y*M+A*nt(T))),a+=$?k+S*Ue:k,$^p>=n^x>=n){var R=su(Eo(d),Eo(w));gh(R);var E=su(o,R);gh(E);var C=($^k>=0?-1:1)*Pe(E[2]);(r>C||
r===C&&(R[0]||R[1]))&&(s+=$^k>=0?1:-1)}}return(a<-tt||a<tt&&c<-iu)^s&1}function My(t,e,n,r){return function(i){var o=e(i),a=vy(),s=e(a),c=!1,u,f,h,l={point:d,lineStart:m,
lineEnd:b,polygonStart:function(){l.point=y,l.lineStart=g,l.lineEnd=w,f=[],u=[]},polygonEnd:function(){l.point=d,l.lineStart=m,l.lineEnd=b,f=Pl(f);var x=YM(u,r);
f.length?(c||(i.polygonStart(),c=!0),_y(f,qM,x,n,i)):x&&(c||(i.polygonStart(),c=!0),i.lineStart(),n(null,null,1,i),i.lineEnd()),c&&(i.polygonEnd(),c=!1),f=u=null},
sphere:function(){i.polygonStart(),i.lineStart(),n(null,null,1,i),i.lineEnd(),i.polygonEnd()}};function d(x,_){t(x,_)&&i.point(x,_)}function p(x,_){o.point(x,_)}
function m(){l.point=p,o.lineStart()}function b(){l.point=d,o.lineEnd()}function y(x,_){h.push([x,_]),s.point(x,_)}function g(){s.lineStart(),h=[]}function w(){
y(h[0][0],h[0][1]),s.lineEnd();var x=s.clean(),_=a.result(),v,M=_.length,k,S,T;if(h.pop(),u.push(h),h=null,!!M){if(x&1){if(S=_[0],(k=S.length-1)>0){for(c||(i.polygonStart(),
c=!0),i.lineStart(),v=0;v<k;++v)i.point((T=S[v])[0],T[1]);i.lineEnd()}return}M>1&&x&2&&_.push(_.pop().concat(_.shift())),f.push(_.filter(BM))}}return l}}function BM(t){
return t.length>1}function qM(t,e){return((t=t.x)[0]<0?t[1]-Ut-tt:Ut-t[1])-((e=e.x)[0]<0?e[1]-Ut-tt:Ut-e[1])}var ry=My(function(){return!0},XM,GM,[-ht,-Ut]);function XM(t){
var e=NaN,n=NaN,r=NaN,i;return{lineStart:function(){t.lineStart(),i=1},point:function(o,a){var s=o>0?ht:-ht,c=wt(o-e);wt(c-ht)<tt?(t.point(e,n=(n+a)/2>0?Ut:-Ut),
t.point(r,n),t.lineEnd(),t.lineStart(),t.point(s,n),t.point(o,n),i=0):r!==s&&c>=ht&&(wt(e-r)<tt&&(e-=r*tt),wt(o-s)<tt&&(o-=s*tt),n=UM(e,n,o,a),t.point(r,n),t.lineEnd(),
t.lineStart(),t.point(s,n),i=0),t.point(e=o,n=a),r=s},lineEnd:function(){t.lineEnd(),e=n=NaN},clean:function(){return 2-i}}}function UM(t,e,n,r){var i,o,a=K(t-n);
return wt(a)>tt?Ro((K(e)*(o=nt(r))*K(n)-K(r)*(i=nt(e))*K(t))/(i*o*a)):(e+r)/2}function GM(t,e,n,r){var i;if(t==null)i=n*Ut,r.point(-ht,i),r.point(0,i),r.point(ht,
i),r.point(ht,0),r.point(ht,-i),r.point(0,-i),r.point(-ht,-i),r.point(-ht,0),r.point(-ht,i);else if(wt(t[0]-e[0])>tt){var o=t[0]<e[0]?ht:-ht;i=n*o/2,r.point(-o,
i),r.point(0,i),r.point(o,i)}else r.point(e[0],e[1])}function WM(t){var e=nt(t),n=2*xt,r=e>0,i=wt(e)>tt;function o(f,h,l,d){FM(d,t,n,l,f,h)}function a(f,h){return nt(
f)*nt(h)>e}function s(f){var h,l,d,p,m;return{lineStart:function(){p=d=!1,m=1},point:function(b,y){var g=[b,y],w,x=a(b,y),_=r?x?0:u(b,y):x?u(b+(b<0?ht:-ht),y):0;
if(!h&&(p=d=x)&&f.lineStart(),x!==d&&(w=c(h,g),(!w||ru(h,w)||ru(g,w))&&(g[2]=1)),x!==d)m=0,x?(f.lineStart(),w=c(g,h),f.point(w[0],w[1])):(w=c(h,g),f.point(w[0],
w[1],2),f.lineEnd()),h=w;else if(i&&h&&r^x){var v;!(_&l)&&(v=c(g,h,!0))&&(m=0,r?(f.lineStart(),f.point(v[0][0],v[0][1]),f.point(v[1][0],v[1][1]),f.lineEnd()):(f.
point(v[1][0],v[1][1]),f.lineEnd(),f.lineStart(),f.point(v[0][0],v[0][1],3)))}x&&(!h||!ru(h,g))&&f.point(g[0],g[1]),h=g,d=x,l=_},lineEnd:function(){d&&f.lineEnd(),
h=null},clean:function(){return m|(p&&d)<<1}}}function c(f,h,l){var d=Eo(f),p=Eo(h),m=[1,0,0],b=su(d,p),y=Qc(b,b),g=b[0],w=y-g*g;if(!w)return!l&&f;var x=e*y/w,_=-e*
g/w,v=su(m,b),M=Jc(m,x),k=Jc(b,_);uh(M,k);var S=v,T=Qc(M,S),$=Qc(S,S),A=T*T-$*(Qc(M,M)-1);if(!(A<0)){var R=ke(A),E=Jc(S,(-T-R)/$);if(uh(E,M),E=mh(E),!l)return E;
var C=f[0],N=h[0],I=f[1],F=h[1],L;N<C&&(L=C,C=N,N=L);var Y=N-C,q=wt(Y-ht)<tt,U=q||Y<tt;if(!q&&F<I&&(L=I,I=F,F=L),U?q?I+F>0^E[1]<(wt(E[0]-C)<tt?I:F):I<=E[1]&&E[1]<=
F:Y>ht^(C<=E[0]&&E[0]<=N)){var X=Jc(S,(-T+R)/$);return uh(X,M),[E,mh(X)]}}}function u(f,h){var l=r?t:ht-t,d=0;return f<-l?d|=1:f>l&&(d|=2),h<-l?d|=4:h>l&&(d|=8),
d}return My(a,s,o,r?[0,-t]:[-ht,t-ht])}function HM(t,e,n,r,i,o){var a=t[0],s=t[1],c=e[0],u=e[1],f=0,h=1,l=c-a,d=u-s,p;if(p=n-a,!(!l&&p>0)){if(p/=l,l<0){if(p<f)return;
p<h&&(h=p)}else if(l>0){if(p>h)return;p>f&&(f=p)}if(p=i-a,!(!l&&p<0)){if(p/=l,l<0){if(p>h)return;p>f&&(f=p)}else if(l>0){if(p<f)return;p<h&&(h=p)}if(p=r-s,!(!d&&
p>0)){if(p/=d,d<0){if(p<f)return;p<h&&(h=p)}else if(d>0){if(p>h)return;p>f&&(f=p)}if(p=o-s,!(!d&&p<0)){if(p/=d,d<0){if(p>h)return;p>f&&(f=p)}else if(d>0){if(p<f)
return;p<h&&(h=p)}return f>0&&(t[0]=a+f*l,t[1]=s+f*d),h<1&&(e[0]=a+h*l,e[1]=s+h*d),!0}}}}}var Va=1e9,eu=-Va;function Lh(t,e,n,r){function i(u,f){return t<=u&&u<=
n&&e<=f&&f<=r}function o(u,f,h,l){var d=0,p=0;if(u==null||(d=a(u,h))!==(p=a(f,h))||c(u,f)<0^h>0)do l.point(d===0||d===3?t:n,d>1?r:e);while((d=(d+h+4)%4)!==p);else
l.point(f[0],f[1])}function a(u,f){return wt(u[0]-t)<tt?f>0?0:3:wt(u[0]-n)<tt?f>0?2:1:wt(u[1]-e)<tt?f>0?1:0:f>0?3:2}function s(u,f){return c(u.x,f.x)}function c(u,f){
var h=a(u,1),l=a(f,1);return h!==l?h-l:h===0?f[1]-u[1]:h===1?u[0]-f[0]:h===2?u[1]-f[1]:f[0]-u[0]}return function(u){var f=u,h=vy(),l,d,p,m,b,y,g,w,x,_,v,M={point:k,
lineStart:A,lineEnd:R,polygonStart:T,polygonEnd:$};function k(C,N){i(C,N)&&f.point(C,N)}function S(){for(var C=0,N=0,I=d.length;N<I;++N)for(var F=d[N],L=1,Y=F.length,
q=F[0],U,X,ot=q[0],st=q[1];L<Y;++L)U=ot,X=st,q=F[L],ot=q[0],st=q[1],X<=r?st>r&&(ot-U)*(r-X)>(st-X)*(t-U)&&++C:st<=r&&(ot-U)*(r-X)<(st-X)*(t-U)&&--C;return C}function T(){
f=h,l=[],d=[],v=!0}function $(){var C=S(),N=v&&C,I=(l=Pl(l)).length;(N||I)&&(u.polygonStart(),N&&(u.lineStart(),o(null,null,1,u),u.lineEnd()),I&&_y(l,s,C,o,u),u.
polygonEnd()),f=u,l=d=p=null}function A(){M.point=E,d&&d.push(p=[]),_=!0,x=!1,g=w=NaN}function R(){l&&(E(m,b),y&&x&&h.rejoin(),l.push(h.result())),M.point=k,x&&
f.lineEnd()}function E(C,N){var I=i(C,N);if(d&&p.push([C,N]),_)m=C,b=N,y=I,_=!1,I&&(f.lineStart(),f.point(C,N));else if(I&&x)f.point(C,N);else{var F=[g=Math.max(
eu,Math.min(Va,g)),w=Math.max(eu,Math.min(Va,w))],L=[C=Math.max(eu,Math.min(Va,C)),N=Math.max(eu,Math.min(Va,N))];HM(F,L,t,e,n,r)?(x||(f.lineStart(),f.point(F[0],
F[1])),f.point(L[0],L[1]),I||f.lineEnd(),v=!1):I&&(f.lineStart(),f.point(C,N),v=!1)}g=C,w=N,x=I}return M}}function iy(t,e,n){var r=ue(t,e-tt,n).concat(e);return function(i){return r.map(function(o){return[i,o]})}}function oy(t,e,n){var r=ue(t,e-tt,n).concat(e);return function(i){
return r.map(function(o){return[o,i]})}}function jM(){var t,e,n,r,i,o,a,s,c=10,u=c,f=90,h=360,l,d,p,m,b=2.5;function y(){return{type:"MultiLineString",coordinates:g()}}
function g(){return ue(Kc(r/f)*f,n,f).map(p).concat(ue(Kc(s/h)*h,a,h).map(m)).concat(ue(Kc(e/c)*c,t,c).filter(function(w){return wt(w%f)>tt}).map(l)).concat(ue(
Kc(o/u)*u,i,u).filter(function(w){return wt(w%h)>tt}).map(d))}return y.lines=function(){return g().map(function(w){return{type:"LineString",coordinates:w}})},y.
outline=function(){return{type:"Polygon",coordinates:[p(r).concat(m(a).slice(1),p(n).reverse().slice(1),m(s).reverse().slice(1))]}},y.extent=function(w){return arguments.
length?y.extentMajor(w).extentMinor(w):y.extentMinor()},y.extentMajor=function(w){return arguments.length?(r=+w[0][0],n=+w[1][0],s=+w[0][1],a=+w[1][1],r>n&&(w=r,
r=n,n=w),s>a&&(w=s,s=a,a=w),y.precision(b)):[[r,s],[n,a]]},y.extentMinor=function(w){return arguments.length?(e=+w[0][0],t=+w[1][0],o=+w[0][1],i=+w[1][1],e>t&&(w=
e,e=t,t=w),o>i&&(w=o,o=i,i=w),y.precision(b)):[[e,o],[t,i]]},y.step=function(w){return arguments.length?y.stepMajor(w).stepMinor(w):y.stepMinor()},y.stepMajor=function(w){
return arguments.length?(f=+w[0],h=+w[1],y):[f,h]},y.stepMinor=function(w){return arguments.length?(c=+w[0],u=+w[1],y):[c,u]},y.precision=function(w){return arguments.
length?(b=+w,l=iy(o,i,90),d=oy(e,t,b),p=iy(s,a,90),m=oy(r,n,b),y):b},y.extentMajor([[-180,-90+tt],[180,90-tt]]).extentMinor([[-180,-80-tt],[180,80+tt]])}function Sy(){
return jM()()}var _h=t=>t,lh=new xe,Mh=new xe,$y,ky,Sh,$h,ar={point:Xe,lineStart:Xe,lineEnd:Xe,polygonStart:function(){ar.lineStart=VM,ar.lineEnd=KM},polygonEnd:function(){ar.
lineStart=ar.lineEnd=ar.point=Xe,lh.add(wt(Mh)),Mh=new xe},result:function(){var t=lh/2;return lh=new xe,t}};function VM(){ar.point=ZM}function ZM(t,e){ar.point=
Ay,$y=Sh=t,ky=$h=e}function Ay(t,e){Mh.add($h*t-Sh*e),Sh=t,$h=e}function KM(){Ay($y,ky)}var No=1/0,mu=No,is=-No,gu=is,yu={point:QM,lineStart:Xe,lineEnd:Xe,polygonStart:Xe,
polygonEnd:Xe,result:function(){var t=[[No,mu],[is,gu]];return is=gu=-(mu=No=1/0),t}};function QM(t,e){t<No&&(No=t),t>is&&(is=t),e<mu&&(mu=e),e>gu&&(gu=e)}var kh=0,
Ah=0,Za=0,bu=0,xu=0,Co=0,Th=0,Ch=0,Ka=0,Ty,Cy,An,Tn,nn={point:_i,lineStart:ay,lineEnd:sy,polygonStart:function(){nn.lineStart=e7,nn.lineEnd=n7},polygonEnd:function(){
nn.point=_i,nn.lineStart=ay,nn.lineEnd=sy},result:function(){var t=Ka?[Th/Ka,Ch/Ka]:Co?[bu/Co,xu/Co]:Za?[kh/Za,Ah/Za]:[NaN,NaN];return kh=Ah=Za=bu=xu=Co=Th=Ch=Ka=
0,t}};function _i(t,e){kh+=t,Ah+=e,++Za}function ay(){nn.point=JM}function JM(t,e){nn.point=t7,_i(An=t,Tn=e)}function t7(t,e){var n=t-An,r=e-Tn,i=ke(n*n+r*r);bu+=
i*(An+t)/2,xu+=i*(Tn+e)/2,Co+=i,_i(An=t,Tn=e)}function sy(){nn.point=_i}function e7(){nn.point=r7}function n7(){Ey(Ty,Cy)}function r7(t,e){nn.point=Ey,_i(Ty=An=
t,Cy=Tn=e)}function Ey(t,e){var n=t-An,r=e-Tn,i=ke(n*n+r*r);bu+=i*(An+t)/2,xu+=i*(Tn+e)/2,Co+=i,i=Tn*t-An*e,Th+=i*(An+t),Ch+=i*(Tn+e),Ka+=i*3,_i(An=t,Tn=e)}function Ny(t){
this._context=t}Ny.prototype={_radius:4.5,pointRadius:function(t){return this._radius=t,this},polygonStart:function(){this._line=0},polygonEnd:function(){this._line=
NaN},lineStart:function(){this._point=0},lineEnd:function(){this._line===0&&this._context.closePath(),this._point=NaN},point:function(t,e){switch(this._point){case 0:{
this._context.moveTo(t,e),this._point=1;break}case 1:{this._context.lineTo(t,e);break}default:{this._context.moveTo(t+this._radius,e),this._context.arc(t,e,this.
_radius,0,Ue);break}}},result:Xe};var Eh=new xe,hh,Ry,Iy,Qa,Ja,os={point:Xe,lineStart:function(){os.point=i7},lineEnd:function(){hh&&Ly(Ry,Iy),os.point=Xe},polygonStart:function(){
hh=!0},polygonEnd:function(){hh=null},result:function(){var t=+Eh;return Eh=new xe,t}};function i7(t,e){os.point=Ly,Ry=Qa=t,Iy=Ja=e}function Ly(t,e){Qa-=t,Ja-=e,
Eh.add(ke(Qa*Qa+Ja*Ja)),Qa=t,Ja=e}var cy,wu,uy,fy,vu=class{constructor(e){this._append=e==null?Py:o7(e),this._radius=4.5,this._=""}pointRadius(e){return this._radius=
+e,this}polygonStart(){this._line=0}polygonEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){this._line===0&&(this._+="Z"),this._point=NaN}point(e,n){switch(this.
_point){case 0:{this._append`M${e},${n}`,this._point=1;break}case 1:{this._append`L${e},${n}`;break}default:{if(this._append`M${e},${n}`,this._radius!==uy||this.
_append!==wu){let r=this._radius,i=this._;this._="",this._append`m0,${r}a${r},${r} 0 1,1 0,${-2*r}a${r},${r} 0 1,1 0,${2*r}z`,uy=r,wu=this._append,fy=this._,this.
_=i}this._+=fy;break}}}result(){let e=this._;return this._="",e.length?e:null}};function Py(t){let e=1;this._+=t[0];for(let n=t.length;e<n;++e)this._+=arguments[e]+
t[e]}function o7(t){let e=Math.floor(t);if(!(e>=0))throw new RangeError(`invalid digits: ${t}`);if(e>15)return Py;if(e!==cy){let n=10**e;cy=e,wu=function(i){let o=1;
this._+=i[0];for(let a=i.length;o<a;++o)this._+=Math.round(arguments[o]*n)/n+i[o]}}return wu}function sr(t,e){let n=3,r=4.5,i,o;function a(s){return s&&(typeof r==
"function"&&o.pointRadius(+r.apply(this,arguments)),or(s,i(o))),o.result()}return a.area=function(s){return or(s,i(ar)),ar.result()},a.measure=function(s){return or(
s,i(os)),os.result()},a.bounds=function(s){return or(s,i(yu)),yu.result()},a.centroid=function(s){return or(s,i(nn)),nn.result()},a.projection=function(s){return arguments.
length?(i=s==null?(t=null,_h):(t=s).stream,a):t},a.context=function(s){return arguments.length?(o=s==null?(e=null,new vu(n)):new Ny(e=s),typeof r!="function"&&o.
pointRadius(r),a):e},a.pointRadius=function(s){return arguments.length?(r=typeof s=="function"?s:(o.pointRadius(+s),+s),a):r},a.digits=function(s){if(!arguments.
length)return n;if(s==null)n=null;else{let c=Math.floor(s);if(!(c>=0))throw new RangeError(`invalid digits: ${s}`);n=c}return e===null&&(o=new vu(n)),a},a.projection(
t).digits(n).context(e)}function cs(t){return{stream:Su(t)}}function Su(t){return function(e){var n=new Nh;for(var r in t)n[r]=t[r];return n.stream=e,n}}function Nh(){}
Nh.prototype={constructor:Nh,point:function(t,e){this.stream.point(t,e)},sphere:function(){this.stream.sphere()},lineStart:function(){this.stream.lineStart()},lineEnd:function(){
this.stream.lineEnd()},polygonStart:function(){this.stream.polygonStart()},polygonEnd:function(){this.stream.polygonEnd()}};function Ph(t,e,n){var r=t.clipExtent&&
t.clipExtent();return t.scale(150).translate([0,0]),r!=null&&t.clipExtent(null),or(n,t.stream(yu)),e(yu.result()),r!=null&&t.clipExtent(r),t}function Dh(t,e,n){
return Ph(t,function(r){var i=e[1][0]-e[0][0],o=e[1][1]-e[0][1],a=Math.min(i/(r[1][0]-r[0][0]),o/(r[1][1]-r[0][1])),s=+e[0][0]+(i-a*(r[1][0]+r[0][0]))/2,c=+e[0][1]+
(o-a*(r[1][1]+r[0][1]))/2;t.scale(150*a).translate([s,c])},n)}function Dy(t,e,n){return Dh(t,[[0,0],e],n)}function Oy(t,e,n){return Ph(t,function(r){var i=+e,o=i/
(r[1][0]-r[0][0]),a=(i-o*(r[1][0]+r[0][0]))/2,s=-o*r[0][1];t.scale(150*o).translate([a,s])},n)}function zy(t,e,n){return Ph(t,function(r){var i=+e,o=i/(r[1][1]-
r[0][1]),a=-o*r[0][0],s=(i-o*(r[1][1]+r[0][1]))/2;t.scale(150*o).translate([a,s])},n)}var ly=16,a7=nt(30*xt);function hy(t,e){return+e?c7(t,e):s7(t)}function s7(t){
return Su({point:function(e,n){e=t(e,n),this.stream.point(e[0],e[1])}})}function c7(t,e){function n(r,i,o,a,s,c,u,f,h,l,d,p,m,b){var y=u-r,g=f-i,w=y*y+g*g;if(w>
4*e&&m--){var x=a+l,_=s+d,v=c+p,M=ke(x*x+_*_+v*v),k=Pe(v/=M),S=wt(wt(v)-1)<tt||wt(o-h)<tt?(o+h)/2:yn(_,x),T=t(S,k),$=T[0],A=T[1],R=$-r,E=A-i,C=g*R-y*E;(C*C/w>e||
wt((y*R+g*E)/w-.5)>.3||a*l+s*d+c*p<a7)&&(n(r,i,o,a,s,c,$,A,S,x/=M,_/=M,v,m,b),b.point($,A),n($,A,S,x,_,v,u,f,h,l,d,p,m,b))}}return function(r){var i,o,a,s,c,u,f,
h,l,d,p,m,b={point:y,lineStart:g,lineEnd:x,polygonStart:function(){r.polygonStart(),b.lineStart=_},polygonEnd:function(){r.polygonEnd(),b.lineStart=g}};function y(k,S){
k=t(k,S),r.point(k[0],k[1])}function g(){h=NaN,b.point=w,r.lineStart()}function w(k,S){var T=Eo([k,S]),$=t(k,S);n(h,l,f,d,p,m,h=$[0],l=$[1],f=k,d=T[0],p=T[1],m=
T[2],ly,r),r.point(h,l)}function x(){b.point=y,r.lineEnd()}function _(){g(),b.point=v,b.lineEnd=M}function v(k,S){w(i=k,S),o=h,a=l,s=d,c=p,u=m,b.point=w}function M(){
n(h,l,f,d,p,m,o,a,i,s,c,u,ly,r),b.lineEnd=x,x()}return b}}var u7=Su({point:function(t,e){this.stream.point(t*xt,e*xt)}});function f7(t){return Su({point:function(e,n){
var r=t(e,n);return this.stream.point(r[0],r[1])}})}function l7(t,e,n,r,i){function o(a,s){return a*=r,s*=i,[e+t*a,n-t*s]}return o.invert=function(a,s){return[(a-
e)/t*r,(n-s)/t*i]},o}function dy(t,e,n,r,i,o){if(!o)return l7(t,e,n,r,i);var a=nt(o),s=K(o),c=a*t,u=s*t,f=a/t,h=s/t,l=(s*n-a*e)/t,d=(s*e+a*n)/t;function p(m,b){
return m*=r,b*=i,[c*m-u*b+e,n-u*m-c*b]}return p.invert=function(m,b){return[r*(f*m-h*b+l),i*(d-h*m-f*b)]},p}function Rr(t){return Fy(function(){return t})()}function Fy(t){
var e,n=150,r=480,i=250,o=0,a=0,s=0,c=0,u=0,f,h=0,l=1,d=1,p=null,m=ry,b=null,y,g,w,x=_h,_=.5,v,M,k,S,T;function $(C){return k(C[0]*xt,C[1]*xt)}function A(C){return C=
k.invert(C[0],C[1]),C&&[C[0]*fe,C[1]*fe]}$.stream=function(C){return S&&T===C?S:S=u7(f7(f)(m(v(x(T=C)))))},$.preclip=function(C){return arguments.length?(m=C,p=
void 0,E()):m},$.postclip=function(C){return arguments.length?(x=C,b=y=g=w=null,E()):x},$.clipAngle=function(C){return arguments.length?(m=+C?WM(p=C*xt):(p=null,
ry),E()):p*fe},$.clipExtent=function(C){return arguments.length?(x=C==null?(b=y=g=w=null,_h):Lh(b=+C[0][0],y=+C[0][1],g=+C[1][0],w=+C[1][1]),E()):b==null?null:[
[b,y],[g,w]]},$.scale=function(C){return arguments.length?(n=+C,R()):n},$.translate=function(C){return arguments.length?(r=+C[0],i=+C[1],R()):[r,i]},$.center=function(C){
return arguments.length?(o=C[0]%360*xt,a=C[1]%360*xt,R()):[o*fe,a*fe]},$.rotate=function(C){return arguments.length?(s=C[0]%360*xt,c=C[1]%360*xt,u=C.length>2?C[2]%
360*xt:0,R()):[s*fe,c*fe,u*fe]},$.angle=function(C){return arguments.length?(h=C%360*xt,R()):h*fe},$.reflectX=function(C){return arguments.length?(l=C?-1:1,R()):
l<0},$.reflectY=function(C){return arguments.length?(d=C?-1:1,R()):d<0},$.precision=function(C){return arguments.length?(v=hy(M,_=C*C),E()):ke(_)},$.fitExtent=function(C,N){
return Dh($,C,N)},$.fitSize=function(C,N){return Dy($,C,N)},$.fitWidth=function(C,N){return Oy($,C,N)},$.fitHeight=function(C,N){return zy($,C,N)};function R(){
var C=dy(n,0,0,l,d,h).apply(null,e(o,a)),N=dy(n,r-C[0],i-C[1],l,d,h);return f=wy(s,c,u),M=wh(e,N),k=wh(f,M),v=hy(M,_),E()}function E(){return S=T=null,$}return function(){
return e=t.apply(this,arguments),$.invert=e.invert&&A,R()}}function Oh(t){var e=0,n=ht/3,r=Fy(t),i=r(e,n);return i.parallels=function(o){return arguments.length?
r(e=o[0]*xt,n=o[1]*xt):[e*fe,n*fe]},i}function h7(t){var e=nt(t);function n(r,i){return[r*e,K(i)/e]}return n.invert=function(r,i){return[r/e,Pe(i*e)]},n}function d7(t,e){
var n=K(t),r=(n+K(e))/2;if(wt(r)<tt)return h7(t);var i=1+n*(2*r-n),o=ke(i)/r;function a(s,c){var u=ke(i-2*r*K(c))/r;return[u*K(s*=r),o-u*nt(s)]}return a.invert=
function(s,c){var u=o-c,f=yn(s,wt(u))*rn(u);return u*r<0&&(f-=ht*rn(s)*rn(u)),[f/r,Pe((i-(s*s+u*u)*r*r)/(2*r))]},a}function as(){return Oh(d7).scale(155.424).center(
[0,33.6442])}function zh(){return as().parallels([29.5,45.5]).scale(1070).translate([480,250]).rotate([96,0]).center([-.6,38.7])}function p7(t){var e=t.length;return{
point:function(n,r){for(var i=-1;++i<e;)t[i].point(n,r)},sphere:function(){for(var n=-1;++n<e;)t[n].sphere()},lineStart:function(){for(var n=-1;++n<e;)t[n].lineStart()},
lineEnd:function(){for(var n=-1;++n<e;)t[n].lineEnd()},polygonStart:function(){for(var n=-1;++n<e;)t[n].polygonStart()},polygonEnd:function(){for(var n=-1;++n<e;)
t[n].polygonEnd()}}}function Yy(){var t,e,n=zh(),r,i=as().rotate([154,0]).center([-2,58.5]).parallels([55,65]),o,a=as().rotate([157,0]).center([-3,19.9]).parallels(
[8,18]),s,c,u={point:function(l,d){c=[l,d]}};function f(l){var d=l[0],p=l[1];return c=null,r.point(d,p),c||(o.point(d,p),c)||(s.point(d,p),c)}f.invert=function(l){
var d=n.scale(),p=n.translate(),m=(l[0]-p[0])/d,b=(l[1]-p[1])/d;return(b>=.12&&b<.234&&m>=-.425&&m<-.214?i:b>=.166&&b<.234&&m>=-.214&&m<-.115?a:n).invert(l)},f.
stream=function(l){return t&&e===l?t:t=p7([n.stream(e=l),i.stream(l),a.stream(l)])},f.precision=function(l){return arguments.length?(n.precision(l),i.precision(
l),a.precision(l),h()):n.precision()},f.scale=function(l){return arguments.length?(n.scale(l),i.scale(l*.35),a.scale(l),f.translate(n.translate())):n.scale()},f.
translate=function(l){if(!arguments.length)return n.translate();var d=n.scale(),p=+l[0],m=+l[1];return r=n.translate(l).clipExtent([[p-.455*d,m-.238*d],[p+.455*
d,m+.238*d]]).stream(u),o=i.translate([p-.307*d,m+.201*d]).clipExtent([[p-.425*d+tt,m+.12*d+tt],[p-.214*d-tt,m+.234*d-tt]]).stream(u),s=a.translate([p-.205*d,m+
.212*d]).clipExtent([[p-.214*d+tt,m+.166*d+tt],[p-.115*d-tt,m+.234*d-tt]]).stream(u),h()},f.fitExtent=function(l,d){return Dh(f,l,d)},f.fitSize=function(l,d){return Dy(
f,l,d)},f.fitWidth=function(l,d){return Oy(f,l,d)},f.fitHeight=function(l,d){return zy(f,l,d)};function h(){return t=e=null,f}return f.scale(1070)}function By(t){
return function(e,n){var r=nt(e),i=nt(n),o=t(r*i);return o===1/0?[2,0]:[o*i*K(e),o*K(n)]}}function us(t){return function(e,n){var r=ke(e*e+n*n),i=t(r),o=K(i),a=nt(
i);return[yn(e*o,r*a),Pe(r&&n*o/r)]}}var qy=By(function(t){return ke(2/(1+t))});qy.invert=us(function(t){return 2*Pe(t/2)});function Xy(){return Rr(qy).scale(124.75).
clipAngle(180-.001)}var Uy=By(function(t){return(t=my(t))&&t/K(t)});Uy.invert=us(function(t){return t});function Gy(){return Rr(Uy).scale(79.4188).clipAngle(180-
.001)}function $u(t,e){return[t,ou(Rh((Ut+e)/2))]}$u.invert=function(t,e){return[t,2*Ro(py(e))-Ut]};function Wy(){return Hy($u).scale(961/Ue)}function Hy(t){var e=Rr(
t),n=e.center,r=e.scale,i=e.translate,o=e.clipExtent,a=null,s,c,u;e.scale=function(h){return arguments.length?(r(h),f()):r()},e.translate=function(h){return arguments.
length?(i(h),f()):i()},e.center=function(h){return arguments.length?(n(h),f()):n()},e.clipExtent=function(h){return arguments.length?(h==null?a=s=c=u=null:(a=+h[0][0],
s=+h[0][1],c=+h[1][0],u=+h[1][1]),f()):a==null?null:[[a,s],[c,u]]};function f(){var h=ht*r(),l=e(zM(e.rotate()).invert([0,0]));return o(a==null?[[l[0]-h,l[1]-h],
[l[0]+h,l[1]+h]]:t===$u?[[Math.max(l[0]-h,a),s],[Math.min(l[0]+h,c),u]]:[[a,Math.max(l[1]-h,s)],[c,Math.min(l[1]+h,u)]])}return f()}function nu(t){return Rh((Ut+
t)/2)}function m7(t,e){var n=nt(t),r=t===e?K(t):ou(n/nt(e))/ou(nu(e)/nu(t)),i=n*ch(nu(t),r)/r;if(!r)return $u;function o(a,s){i>0?s<-Ut+tt&&(s=-Ut+tt):s>Ut-tt&&
(s=Ut-tt);var c=i/ch(nu(s),r);return[c*K(r*a),i-c*nt(r*a)]}return o.invert=function(a,s){var c=i-s,u=rn(r)*ke(a*a+c*c),f=yn(a,wt(c))*rn(c);return c*r<0&&(f-=ht*
rn(a)*rn(c)),[f/r,2*Ro(ch(i/u,1/r))-Ut]},o}function jy(){return Oh(m7).scale(109.5).parallels([30,30])}function _u(t,e){return[t,e]}_u.invert=_u;function Vy(){return Rr(
_u).scale(152.63)}function g7(t,e){var n=nt(t),r=t===e?K(t):(n-nt(e))/(e-t),i=n/r+t;if(wt(r)<tt)return _u;function o(a,s){var c=i-s,u=r*a;return[c*K(u),i-c*nt(u)]}
return o.invert=function(a,s){var c=i-s,u=yn(a,wt(c))*rn(c);return c*r<0&&(u-=ht*rn(a)*rn(c)),[u/r,i-rn(r)*ke(a*a+c*c)]},o}function Zy(){return Oh(g7).scale(131.154).
center([0,13.9389])}var ts=1.340264,es=-.081106,ns=893e-6,rs=.003796,Mu=ke(3)/2,y7=12;function Ky(t,e){var n=Pe(Mu*K(e)),r=n*n,i=r*r*r;return[t*nt(n)/(Mu*(ts+3*
es*r+i*(7*ns+9*rs*r))),n*(ts+es*r+i*(ns+rs*r))]}Ky.invert=function(t,e){for(var n=e,r=n*n,i=r*r*r,o=0,a,s,c;o<y7&&(s=n*(ts+es*r+i*(ns+rs*r))-e,c=ts+3*es*r+i*(7*
ns+9*rs*r),n-=a=s/c,r=n*n,i=r*r*r,!(wt(a)<iu));++o);return[Mu*t*(ts+3*es*r+i*(7*ns+9*rs*r))/nt(n),Pe(K(n)/Mu)]};function Qy(){return Rr(Ky).scale(177.158)}function Jy(t,e){
var n=nt(e),r=nt(t)*n;return[n*K(t)/r,K(e)/r]}Jy.invert=us(Ro);function tb(){return Rr(Jy).scale(144.049).clipAngle(60)}function b7(t,e){var n=e*e,r=n*n;return[t*(.8707-.131979*n+r*(-.013791+r*(.003971*n-.001529*r))),e*(1.007226+n*(.015085+r*(-.044475+.028874*n-.005916*r)))]}b7.invert=
function(t,e){var n=e,r=25,i;do{var o=n*n,a=o*o;n-=i=(n*(1.007226+o*(.015085+a*(-.044475+.028874*o-.005916*a)))-e)/(1.007226+o*(.015085*3+a*(-.044475*7+.028874*
9*o-.005916*11*a)))}while(wt(i)>tt&&--r>0);return[t/(.8707+(o=n*n)*(-.131979+o*(-.013791+o*o*o*(.003971-.001529*o)))),n]};function eb(t,e){return[nt(e)*K(t),K(e)]}eb.invert=us(Pe);function nb(){return Rr(eb).scale(249.5).clipAngle(90+tt)}function rb(t,e){var n=nt(e),r=1+nt(t)*n;return[
n*K(t)/r,K(e)/r]}rb.invert=us(function(t){return 2*Ro(t)});function ib(){return Rr(rb).scale(250).clipAngle(142)}function ob(t,e){return[ou(Rh((Ut+e)/2)),-t]}ob.
invert=function(t,e){return[-e,2*Ro(py(t))-Ut]};function ab(){var t=Hy(ob),e=t.center,n=t.rotate;return t.center=function(r){return arguments.length?e([-r[1],r[0]]):
(r=e(),[r[1],-r[0]])},t.rotate=function(r){return arguments.length?n([r[0],r[1],r.length>2?r[2]+90:90]):(r=n(),[r[0],r[1],r[2]-90])},n([0,0,90]).scale(159.155)}function x7(t,e){return t.parent===e.parent?1:2}function w7(t){return t.reduce(v7,0)/t.length}function v7(t,e){return t+e.x}function _7(t){return 1+t.reduce(M7,
0)}function M7(t,e){return Math.max(t,e.y)}function S7(t){for(var e;e=t.children;)t=e[0];return t}function $7(t){for(var e;e=t.children;)t=e[e.length-1];return t}
function Uh(){var t=x7,e=1,n=1,r=!1;function i(o){var a,s=0;o.eachAfter(function(l){var d=l.children;d?(l.x=w7(d),l.y=_7(d)):(l.x=a?s+=t(l,a):0,l.y=0,a=l)});var c=S7(
o),u=$7(o),f=c.x-t(c,u)/2,h=u.x+t(u,c)/2;return o.eachAfter(r?function(l){l.x=(l.x-o.x)*e,l.y=(o.y-l.y)*n}:function(l){l.x=(l.x-f)/(h-f)*e,l.y=(1-(o.y?l.y/o.y:1))*
n})}return i.separation=function(o){return arguments.length?(t=o,i):t},i.size=function(o){return arguments.length?(r=!1,e=+o[0],n=+o[1],i):r?null:[e,n]},i.nodeSize=
function(o){return arguments.length?(r=!0,e=+o[0],n=+o[1],i):r?[e,n]:null},i}function k7(t){var e=0,n=t.children,r=n&&n.length;if(!r)e=1;else for(;--r>=0;)e+=n[r].
value;t.value=e}function A7(){return this.eachAfter(k7)}function T7(t,e){let n=-1;for(let r of this)t.call(e,r,++n,this);return this}function C7(t,e){for(var n=this,
r=[n],i,o,a=-1;n=r.pop();)if(t.call(e,n,++a,this),i=n.children)for(o=i.length-1;o>=0;--o)r.push(i[o]);return this}function E7(t,e){for(var n=this,r=[n],i=[],o,a,
s,c=-1;n=r.pop();)if(i.push(n),o=n.children)for(a=0,s=o.length;a<s;++a)r.push(o[a]);for(;n=i.pop();)t.call(e,n,++c,this);return this}function N7(t,e){let n=-1;for(let r of this)
if(t.call(e,r,++n,this))return r}function R7(t){return this.eachAfter(function(e){for(var n=+t(e.data)||0,r=e.children,i=r&&r.length;--i>=0;)n+=r[i].value;e.value=
n})}function I7(t){return this.eachBefore(function(e){e.children&&e.children.sort(t)})}function L7(t){for(var e=this,n=P7(e,t),r=[e];e!==n;)e=e.parent,r.push(e);
for(var i=r.length;t!==n;)r.splice(i,0,t),t=t.parent;return r}function P7(t,e){if(t===e)return t;var n=t.ancestors(),r=e.ancestors(),i=null;for(t=n.pop(),e=r.pop();t===
e;)i=t,t=n.pop(),e=r.pop();return i}function D7(){for(var t=this,e=[t];t=t.parent;)e.push(t);return e}function O7(){return Array.from(this)}function z7(){var t=[];
return this.eachBefore(function(e){e.children||t.push(e)}),t}function F7(){var t=this,e=[];return t.each(function(n){n!==t&&e.push({source:n.parent,target:n})}),
e}function*Y7(){var t=this,e,n=[t],r,i,o;do for(e=n.reverse(),n=[];t=e.pop();)if(yield t,r=t.children)for(i=0,o=r.length;i<o;++i)n.push(r[i]);while(n.length)}function ub(t,e){
t instanceof Map?(t=[void 0,t],e===void 0&&(e=X7)):e===void 0&&(e=q7);for(var n=new Io(t),r,i=[n],o,a,s,c;r=i.pop();)if((a=e(r.data))&&(c=(a=Array.from(a)).length))
for(r.children=a,s=c-1;s>=0;--s)i.push(o=a[s]=new Io(a[s])),o.parent=r,o.depth=r.depth+1;return n.eachBefore(fb)}function B7(){return ub(this).eachBefore(U7)}function q7(t){
return t.children}function X7(t){return Array.isArray(t)?t[1]:null}function U7(t){t.data.value!==void 0&&(t.value=t.data.value),t.data=t.data.data}function fb(t){
var e=0;do t.height=e;while((t=t.parent)&&t.height<++e)}function Io(t){this.data=t,this.depth=this.height=0,this.parent=null}Io.prototype=ub.prototype={constructor:Io,
count:A7,each:T7,eachAfter:E7,eachBefore:C7,find:N7,sum:R7,sort:I7,path:L7,ancestors:D7,descendants:O7,leaves:z7,links:F7,copy:B7,[Symbol.iterator]:Y7};function Fh(t){
return t==null?null:G7(t)}function G7(t){if(typeof t!="function")throw new Error;return t}function lb(t,e,n,r,i){for(var o=t.children,a,s=-1,c=o.length,u=t.value&&(r-e)/t.value;++s<c;)a=o[s],a.y0=n,a.y1=i,a.x0=e,a.x1=e+=a.value*u}var W7={depth:-1},sb={},Yh={};function H7(t){return t.id}function j7(t){return t.parentId}function Gh(){var t=H7,e=j7,n;function r(i){var o=Array.from(i),a=t,s=e,
c,u,f,h,l,d,p,m,b=new Map;if(n!=null){let y=o.map((x,_)=>V7(n(x,_,i))),g=y.map(cb),w=new Set(y).add("");for(let x of g)w.has(x)||(w.add(x),y.push(x),g.push(cb(x)),
o.push(Yh));a=(x,_)=>y[_],s=(x,_)=>g[_]}for(f=0,c=o.length;f<c;++f)u=o[f],d=o[f]=new Io(u),(p=a(u,f,i))!=null&&(p+="")&&(m=d.id=p,b.set(m,b.has(m)?sb:d)),(p=s(u,
f,i))!=null&&(p+="")&&(d.parent=p);for(f=0;f<c;++f)if(d=o[f],p=d.parent){if(l=b.get(p),!l)throw new Error("missing: "+p);if(l===sb)throw new Error("ambiguous: "+
p);l.children?l.children.push(d):l.children=[d],d.parent=l}else{if(h)throw new Error("multiple roots");h=d}if(!h)throw new Error("no root");if(n!=null){for(;h.data===
Yh&&h.children.length===1;)h=h.children[0],--c;for(let y=o.length-1;y>=0&&(d=o[y],d.data===Yh);--y)d.data=null}if(h.parent=W7,h.eachBefore(function(y){y.depth=y.
parent.depth+1,--c}).eachBefore(fb),h.parent=null,c>0)throw new Error("cycle");return h}return r.id=function(i){return arguments.length?(t=Fh(i),r):t},r.parentId=
function(i){return arguments.length?(e=Fh(i),r):e},r.path=function(i){return arguments.length?(n=Fh(i),r):n},r}function V7(t){t=`${t}`;let e=t.length;return Xh(
t,e-1)&&!Xh(t,e-2)&&(t=t.slice(0,-1)),t[0]==="/"?t:`/${t}`}function cb(t){let e=t.length;if(e<2)return"";for(;--e>1&&!Xh(t,e););return t.slice(0,e)}function Xh(t,e){
if(t[e]==="/"){let n=0;for(;e>0&&t[--e]==="\\";)++n;if((n&1)===0)return!0}return!1}function Z7(t,e){return t.parent===e.parent?1:2}function Bh(t){var e=t.children;
return e?e[0]:t.t}function qh(t){var e=t.children;return e?e[e.length-1]:t.t}function K7(t,e,n){var r=n/(e.i-t.i);e.c-=r,e.s+=n,t.c+=r,e.z+=n,e.m+=n}function Q7(t){
for(var e=0,n=0,r=t.children,i=r.length,o;--i>=0;)o=r[i],o.z+=e,o.m+=e,e+=o.s+(n+=o.c)}function J7(t,e,n){return t.a.parent===e.parent?t.a:n}function ku(t,e){this.
_=t,this.parent=null,this.children=null,this.A=null,this.a=this,this.z=0,this.m=0,this.c=0,this.s=0,this.t=null,this.i=e}ku.prototype=Object.create(Io.prototype);
function t9(t){for(var e=new ku(t,0),n,r=[e],i,o,a,s;n=r.pop();)if(o=n._.children)for(n.children=new Array(s=o.length),a=s-1;a>=0;--a)r.push(i=n.children[a]=new ku(
o[a],a)),i.parent=n;return(e.parent=new ku(null,0)).children=[e],e}function Lo(){var t=Z7,e=1,n=1,r=null;function i(u){var f=t9(u);if(f.eachAfter(o),f.parent.m=
-f.z,f.eachBefore(a),r)u.eachBefore(c);else{var h=u,l=u,d=u;u.eachBefore(function(g){g.x<h.x&&(h=g),g.x>l.x&&(l=g),g.depth>d.depth&&(d=g)});var p=h===l?1:t(h,l)/
2,m=p-h.x,b=e/(l.x+p+m),y=n/(d.depth||1);u.eachBefore(function(g){g.x=(g.x+m)*b,g.y=g.depth*y})}return u}function o(u){var f=u.children,h=u.parent.children,l=u.
i?h[u.i-1]:null;if(f){Q7(u);var d=(f[0].z+f[f.length-1].z)/2;l?(u.z=l.z+t(u._,l._),u.m=u.z-d):u.z=d}else l&&(u.z=l.z+t(u._,l._));u.parent.A=s(u,l,u.parent.A||h[0])}
function a(u){u._.x=u.z+u.parent.m,u.m+=u.parent.m}function s(u,f,h){if(f){for(var l=u,d=u,p=f,m=l.parent.children[0],b=l.m,y=d.m,g=p.m,w=m.m,x;p=qh(p),l=Bh(l),
p&&l;)m=Bh(m),d=qh(d),d.a=u,x=p.z+g-l.z-b+t(p._,l._),x>0&&(K7(J7(p,u,h),u,x),b+=x,y+=x),g+=p.m,b+=l.m,w+=m.m,y+=d.m;p&&!qh(d)&&(d.t=p,d.m+=g-y),l&&!Bh(m)&&(m.t=
l,m.m+=b-w,h=u)}return h}function c(u){u.x*=e,u.y=u.depth*n}return i.separation=function(u){return arguments.length?(t=u,i):t},i.size=function(u){return arguments.
length?(r=!1,e=+u[0],n=+u[1],i):r?null:[e,n]},i.nodeSize=function(u){return arguments.length?(r=!0,e=+u[0],n=+u[1],i):r?[e,n]:null},i}function hb(t,e,n,r,i){for(var o=t.
children,a,s=-1,c=o.length,u=t.value&&(i-n)/t.value;++s<c;)a=o[s],a.x0=e,a.x1=r,a.y0=n,a.y1=n+=a.value*u}var db=(1+Math.sqrt(5))/2;function pb(t,e,n,r,i,o){for(var a=[],
s=e.children,c,u,f=0,h=0,l=s.length,d,p,m=e.value,b,y,g,w,x,_,v;f<l;){d=i-n,p=o-r;do b=s[h++].value;while(!b&&h<l);for(y=g=b,_=Math.max(p/d,d/p)/(m*t),v=b*b*_,x=
Math.max(g/v,v/y);h<l;++h){if(b+=u=s[h].value,u<y&&(y=u),u>g&&(g=u),v=b*b*_,w=Math.max(g/v,v/y),w>x){b-=u;break}x=w}a.push(c={value:b,dice:d<p,children:s.slice(
f,h)}),c.dice?lb(c,n,r,i,m?r+=p*b/m:o):hb(c,n,r,m?n+=d*b/m:i,o),m-=b,f=h}return a}var CE=(function t(e){function n(r,i,o,a,s){pb(e,r,i,o,a,s)}return n.ratio=function(r){
return t((r=+r)>1?r:1)},n})(db);var EE=(function t(e){function n(r,i,o,a,s){if((c=r._squarify)&&c.ratio===e)for(var c,u,f,h,l=-1,d,p=c.length,m=r.value;++l<p;){for(u=c[l],f=u.children,h=u.value=
0,d=f.length;h<d;++h)u.value+=f[h].value;u.dice?lb(u,i,o,a,m?o+=(s-o)*u.value/m:s):hb(u,i,o,m?i+=(a-i)*u.value/m:a,s),m-=u.value}else r._squarify=c=pb(e,r,i,o,a,
s),c.ratio=e}return n.ratio=function(r){return t((r=+r)>1?r:1)},n})(db);var le=Math.random,RE=(function t(e){function n(r,i){return r=r==null?0:+r,i=i==null?1:+i,arguments.length===1?(i=r,r=0):i-=r,function(){return e()*i+r}}return n.
source=t,n})(le),IE=(function t(e){function n(r,i){return arguments.length<2&&(i=r,r=0),r=Math.floor(r),i=Math.floor(i)-r,function(){return Math.floor(e()*i+r)}}
return n.source=t,n})(le),gb=(function t(e){function n(r,i){var o,a;return r=r==null?0:+r,i=i==null?1:+i,function(){var s;if(o!=null)s=o,o=null;else do o=e()*2-
1,s=e()*2-1,a=o*o+s*s;while(!a||a>1);return r+i*s*Math.sqrt(-2*Math.log(a)/a)}}return n.source=t,n})(le),LE=(function t(e){var n=gb.source(e);function r(){var i=n.
apply(this,arguments);return function(){return Math.exp(i())}}return r.source=t,r})(le),e9=(function t(e){function n(r){return(r=+r)<=0?()=>0:function(){for(var i=0,
o=r;o>1;--o)i+=e();return i+o*e()}}return n.source=t,n})(le),PE=(function t(e){var n=e9.source(e);function r(i){if((i=+i)==0)return e;var o=n(i);return function(){
return o()/i}}return r.source=t,r})(le),DE=(function t(e){function n(r){return function(){return-Math.log1p(-e())/r}}return n.source=t,n})(le),OE=(function t(e){
function n(r){if((r=+r)<0)throw new RangeError("invalid alpha");return r=1/-r,function(){return Math.pow(1-e(),r)}}return n.source=t,n})(le),zE=(function t(e){function n(r){
if((r=+r)<0||r>1)throw new RangeError("invalid p");return function(){return Math.floor(e()+r)}}return n.source=t,n})(le),n9=(function t(e){function n(r){if((r=+r)<
0||r>1)throw new RangeError("invalid p");return r===0?()=>1/0:r===1?()=>1:(r=Math.log1p(-r),function(){return 1+Math.floor(Math.log1p(-e())/r)})}return n.source=
t,n})(le),yb=(function t(e){var n=gb.source(e)();function r(i,o){if((i=+i)<0)throw new RangeError("invalid k");if(i===0)return()=>0;if(o=o==null?1:+o,i===1)return()=>-Math.
log1p(-e())*o;var a=(i<1?i+1:i)-1/3,s=1/(3*Math.sqrt(a)),c=i<1?()=>Math.pow(e(),1/i):()=>1;return function(){do{do var u=n(),f=1+s*u;while(f<=0);f*=f*f;var h=1-
e()}while(h>=1-.0331*u*u*u*u&&Math.log(h)>=.5*u*u+a*(1-f+Math.log(f)));return a*f*c()*o}}return r.source=t,r})(le),r9=(function t(e){var n=yb.source(e);function r(i,o){
var a=n(i),s=n(o);return function(){var c=a();return c===0?0:c/(c+s())}}return r.source=t,r})(le),i9=(function t(e){var n=n9.source(e),r=r9.source(e);function i(o,a){
return o=+o,(a=+a)>=1?()=>o:a<=0?()=>0:function(){for(var s=0,c=o,u=a;c*u>16&&c*(1-u)>16;){var f=Math.floor((c+1)*u),h=r(f,c-f+1)();h<=u?(s+=f,c-=f,u=(u-h)/(1-h)):
(c=f-1,u/=h)}for(var l=u<.5,d=l?u:1-u,p=n(d),m=p(),b=0;m<=c;++b)m+=p();return s+(l?b:c-b)}}return i.source=t,i})(le),FE=(function t(e){function n(r,i,o){var a;return(r=
+r)==0?a=s=>-Math.log(s):(r=1/r,a=s=>Math.pow(s,r)),i=i==null?0:+i,o=o==null?1:+o,function(){return i+o*a(-Math.log1p(-e()))}}return n.source=t,n})(le),YE=(function t(e){
function n(r,i){return r=r==null?0:+r,i=i==null?1:+i,function(){return r+i*Math.tan(Math.PI*e())}}return n.source=t,n})(le),BE=(function t(e){function n(r,i){return r=
r==null?0:+r,i=i==null?1:+i,function(){var o=e();return r+i*Math.log(o/(1-o))}}return n.source=t,n})(le),qE=(function t(e){var n=yb.source(e),r=i9.source(e);function i(o){
return function(){for(var a=0,s=o;s>16;){var c=Math.floor(.875*s),u=n(c)();if(u>s)return a+r(c-1,s/u)();a+=c,s-=u}for(var f=-Math.log1p(-e()),h=0;f<=s;++h)f-=Math.
log1p(-e());return a+h}}return i.source=t,i})(le),o9=1664525,a9=1013904223,mb=1/4294967296;function fs(t=Math.random()){let e=(0<=t&&t<1?t/mb:Math.abs(t))|0;return()=>(e=
o9*e+a9|0,mb*(e>>>0))}var Wh=new Date,Hh=new Date;function Qt(t,e,n,r){function i(o){return t(o=arguments.length===0?new Date:new Date(+o)),o}return i.floor=o=>(t(o=new Date(+o)),o),
i.ceil=o=>(t(o=new Date(o-1)),e(o,1),t(o),o),i.round=o=>{let a=i(o),s=i.ceil(o);return o-a<s-o?a:s},i.offset=(o,a)=>(e(o=new Date(+o),a==null?1:Math.floor(a)),o),
i.range=(o,a,s)=>{let c=[];if(o=i.ceil(o),s=s==null?1:Math.floor(s),!(o<a)||!(s>0))return c;let u;do c.push(u=new Date(+o)),e(o,s),t(o);while(u<o&&o<a);return c},
i.filter=o=>Qt(a=>{if(a>=a)for(;t(a),!o(a);)a.setTime(a-1)},(a,s)=>{if(a>=a)if(s<0)for(;++s<=0;)for(;e(a,-1),!o(a););else for(;--s>=0;)for(;e(a,1),!o(a););}),n&&
(i.count=(o,a)=>(Wh.setTime(+o),Hh.setTime(+a),t(Wh),t(Hh),Math.floor(n(Wh,Hh))),i.every=o=>(o=Math.floor(o),!isFinite(o)||!(o>0)?null:o>1?i.filter(r?a=>r(a)%o===
0:a=>i.count(0,a)%o===0):i)),i}var Au=Qt(()=>{},(t,e)=>{t.setTime(+t+e)},(t,e)=>e-t);Au.every=t=>(t=Math.floor(t),!isFinite(t)||!(t>0)?null:t>1?Qt(e=>{e.setTime(
Math.floor(e/t)*t)},(e,n)=>{e.setTime(+e+n*t)},(e,n)=>(n-e)/t):Au);var GE=Au.range,cr=1e3,on=cr*60,ur=on*60,fr=ur*24,Vh=fr*7,bb=fr*30,jh=fr*365,Ae=Qt(t=>{t.setTime(
t-t.getMilliseconds())},(t,e)=>{t.setTime(+t+e*cr)},(t,e)=>(e-t)/cr,t=>t.getUTCSeconds()),WE=Ae.range,Mi=Qt(t=>{t.setTime(t-t.getMilliseconds()-t.getSeconds()*cr)},
(t,e)=>{t.setTime(+t+e*on)},(t,e)=>(e-t)/on,t=>t.getMinutes()),HE=Mi.range,Si=Qt(t=>{t.setUTCSeconds(0,0)},(t,e)=>{t.setTime(+t+e*on)},(t,e)=>(e-t)/on,t=>t.getUTCMinutes()),
jE=Si.range,$i=Qt(t=>{t.setTime(t-t.getMilliseconds()-t.getSeconds()*cr-t.getMinutes()*on)},(t,e)=>{t.setTime(+t+e*ur)},(t,e)=>(e-t)/ur,t=>t.getHours()),VE=$i.range,
ki=Qt(t=>{t.setUTCMinutes(0,0,0)},(t,e)=>{t.setTime(+t+e*ur)},(t,e)=>(e-t)/ur,t=>t.getUTCHours()),ZE=ki.range,Cn=Qt(t=>t.setHours(0,0,0,0),(t,e)=>t.setDate(t.getDate()+
e),(t,e)=>(e-t-(e.getTimezoneOffset()-t.getTimezoneOffset())*on)/fr,t=>t.getDate()-1),KE=Cn.range,Po=Qt(t=>{t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCDate(t.getUTCDate()+
e)},(t,e)=>(e-t)/fr,t=>t.getUTCDate()-1),QE=Po.range,ls=Qt(t=>{t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCDate(t.getUTCDate()+e)},(t,e)=>(e-t)/fr,t=>Math.floor(t/fr)),
JE=ls.range;function Ai(t){return Qt(e=>{e.setDate(e.getDate()-(e.getDay()+7-t)%7),e.setHours(0,0,0,0)},(e,n)=>{e.setDate(e.getDate()+n*7)},(e,n)=>(n-e-(n.getTimezoneOffset()-
e.getTimezoneOffset())*on)/Vh)}var En=Ai(0),Ti=Ai(1),Zh=Ai(2),Kh=Ai(3),lr=Ai(4),Qh=Ai(5),Jh=Ai(6),tN=En.range,eN=Ti.range,nN=Zh.range,rN=Kh.range,iN=lr.range,oN=Qh.
range,aN=Jh.range;function Ci(t){return Qt(e=>{e.setUTCDate(e.getUTCDate()-(e.getUTCDay()+7-t)%7),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCDate(e.getUTCDate()+n*
7)},(e,n)=>(n-e)/Vh)}var Nn=Ci(0),Ei=Ci(1),td=Ci(2),ed=Ci(3),hr=Ci(4),nd=Ci(5),rd=Ci(6),sN=Nn.range,cN=Ei.range,uN=td.range,fN=ed.range,lN=hr.range,hN=nd.range,
dN=rd.range,Ni=Qt(t=>{t.setDate(1),t.setHours(0,0,0,0)},(t,e)=>{t.setMonth(t.getMonth()+e)},(t,e)=>e.getMonth()-t.getMonth()+(e.getFullYear()-t.getFullYear())*12,
t=>t.getMonth()),pN=Ni.range,Ri=Qt(t=>{t.setUTCDate(1),t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCMonth(t.getUTCMonth()+e)},(t,e)=>e.getUTCMonth()-t.getUTCMonth()+
(e.getUTCFullYear()-t.getUTCFullYear())*12,t=>t.getUTCMonth()),mN=Ri.range,De=Qt(t=>{t.setMonth(0,1),t.setHours(0,0,0,0)},(t,e)=>{t.setFullYear(t.getFullYear()+
e)},(t,e)=>e.getFullYear()-t.getFullYear(),t=>t.getFullYear());De.every=t=>!isFinite(t=Math.floor(t))||!(t>0)?null:Qt(e=>{e.setFullYear(Math.floor(e.getFullYear()/
t)*t),e.setMonth(0,1),e.setHours(0,0,0,0)},(e,n)=>{e.setFullYear(e.getFullYear()+n*t)});var gN=De.range,Oe=Qt(t=>{t.setUTCMonth(0,1),t.setUTCHours(0,0,0,0)},(t,e)=>{
t.setUTCFullYear(t.getUTCFullYear()+e)},(t,e)=>e.getUTCFullYear()-t.getUTCFullYear(),t=>t.getUTCFullYear());Oe.every=t=>!isFinite(t=Math.floor(t))||!(t>0)?null:
Qt(e=>{e.setUTCFullYear(Math.floor(e.getUTCFullYear()/t)*t),e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCFullYear(e.getUTCFullYear()+n*t)});var yN=Oe.
range;function xb(t,e,n,r,i,o){let a=[[Ae,1,cr],[Ae,5,5*cr],[Ae,15,15*cr],[Ae,30,30*cr],[o,1,on],[o,5,5*on],[o,15,15*on],[o,30,30*on],[i,1,ur],[i,3,3*ur],[i,6,6*
ur],[i,12,12*ur],[r,1,fr],[r,2,2*fr],[n,1,Vh],[e,1,bb],[e,3,3*bb],[t,1,jh]];function s(u,f,h){let l=f<u;l&&([u,f]=[f,u]);let d=h&&typeof h.range=="function"?h:c(
u,f,h),p=d?d.range(u,+f+1):[];return l?p.reverse():p}function c(u,f,h){let l=Math.abs(f-u)/h,d=ho(([,,b])=>b).right(a,l);if(d===a.length)return t.every(Fa(u/jh,
f/jh,h));if(d===0)return Au.every(Math.max(Fa(u,f,h),1));let[p,m]=a[l/a[d-1][2]<a[d][2]/l?d-1:d];return p.every(m)}return[s,c]}var[wb,Tu]=xb(Oe,Ri,Nn,ls,ki,Si),
[vb,_b]=xb(De,Ni,En,Cn,$i,Mi);function id(t){if(0<=t.y&&t.y<100){var e=new Date(-1,t.m,t.d,t.H,t.M,t.S,t.L);return e.setFullYear(t.y),e}return new Date(t.y,t.m,t.d,t.H,t.M,t.S,t.L)}function od(t){
if(0<=t.y&&t.y<100){var e=new Date(Date.UTC(-1,t.m,t.d,t.H,t.M,t.S,t.L));return e.setUTCFullYear(t.y),e}return new Date(Date.UTC(t.y,t.m,t.d,t.H,t.M,t.S,t.L))}function hs(t,e,n){
return{y:t,m:e,d:n,H:0,M:0,S:0,L:0}}function s9(t){var e=t.dateTime,n=t.date,r=t.time,i=t.periods,o=t.days,a=t.shortDays,s=t.months,c=t.shortMonths,u=ds(i),f=ps(
i),h=ds(o),l=ps(o),d=ds(a),p=ps(a),m=ds(s),b=ps(s),y=ds(c),g=ps(c),w={a:I,A:F,b:L,B:Y,c:null,d:Tb,e:Tb,f:E9,g:Y9,G:q9,H:A9,I:T9,j:C9,L:Ib,m:N9,M:R9,p:q,q:U,Q:Nb,
s:Rb,S:I9,u:L9,U:P9,V:D9,w:O9,W:z9,x:null,X:null,y:F9,Y:B9,Z:X9,"%":Eb},x={a:X,A:ot,b:st,B:ut,c:null,d:Cb,e:Cb,f:H9,g:rS,G:oS,H:U9,I:G9,j:W9,L:Pb,m:j9,M:V9,p:G,
q:at,Q:Nb,s:Rb,S:Z9,u:K9,U:Q9,V:J9,w:tS,W:eS,x:null,X:null,y:nS,Y:iS,Z:aS,"%":Eb},_={a:T,A:$,b:A,B:R,c:E,d:kb,e:kb,f:M9,g:$b,G:Sb,H:Ab,I:Ab,j:x9,L:_9,m:b9,M:w9,
p:S,q:y9,Q:$9,s:k9,S:v9,u:h9,U:d9,V:p9,w:l9,W:m9,x:C,X:N,y:$b,Y:Sb,Z:g9,"%":S9};w.x=v(n,w),w.X=v(r,w),w.c=v(e,w),x.x=v(n,x),x.X=v(r,x),x.c=v(e,x);function v(O,W){
return function(H){var D=[],pt=-1,J=0,mt=O.length,yt,Rt,vn;for(H instanceof Date||(H=new Date(+H));++pt<mt;)O.charCodeAt(pt)===37&&(D.push(O.slice(J,pt)),(Rt=Mb[yt=
O.charAt(++pt)])!=null?yt=O.charAt(++pt):Rt=yt==="e"?" ":"0",(vn=W[yt])&&(yt=vn(H,Rt)),D.push(yt),J=pt+1);return D.push(O.slice(J,pt)),D.join("")}}function M(O,W){
return function(H){var D=hs(1900,void 0,1),pt=k(D,O,H+="",0),J,mt;if(pt!=H.length)return null;if("Q"in D)return new Date(D.Q);if("s"in D)return new Date(D.s*1e3+
("L"in D?D.L:0));if(W&&!("Z"in D)&&(D.Z=0),"p"in D&&(D.H=D.H%12+D.p*12),D.m===void 0&&(D.m="q"in D?D.q:0),"V"in D){if(D.V<1||D.V>53)return null;"w"in D||(D.w=1),
"Z"in D?(J=od(hs(D.y,0,1)),mt=J.getUTCDay(),J=mt>4||mt===0?Ei.ceil(J):Ei(J),J=Po.offset(J,(D.V-1)*7),D.y=J.getUTCFullYear(),D.m=J.getUTCMonth(),D.d=J.getUTCDate()+
(D.w+6)%7):(J=id(hs(D.y,0,1)),mt=J.getDay(),J=mt>4||mt===0?Ti.ceil(J):Ti(J),J=Cn.offset(J,(D.V-1)*7),D.y=J.getFullYear(),D.m=J.getMonth(),D.d=J.getDate()+(D.w+6)%
7)}else("W"in D||"U"in D)&&("w"in D||(D.w="u"in D?D.u%7:"W"in D?1:0),mt="Z"in D?od(hs(D.y,0,1)).getUTCDay():id(hs(D.y,0,1)).getDay(),D.m=0,D.d="W"in D?(D.w+6)%7+
D.W*7-(mt+5)%7:D.w+D.U*7-(mt+6)%7);return"Z"in D?(D.H+=D.Z/100|0,D.M+=D.Z%100,od(D)):id(D)}}function k(O,W,H,D){for(var pt=0,J=W.length,mt=H.length,yt,Rt;pt<J;){
if(D>=mt)return-1;if(yt=W.charCodeAt(pt++),yt===37){if(yt=W.charAt(pt++),Rt=_[yt in Mb?W.charAt(pt++):yt],!Rt||(D=Rt(O,H,D))<0)return-1}else if(yt!=H.charCodeAt(
D++))return-1}return D}function S(O,W,H){var D=u.exec(W.slice(H));return D?(O.p=f.get(D[0].toLowerCase()),H+D[0].length):-1}function T(O,W,H){var D=d.exec(W.slice(
H));return D?(O.w=p.get(D[0].toLowerCase()),H+D[0].length):-1}function $(O,W,H){var D=h.exec(W.slice(H));return D?(O.w=l.get(D[0].toLowerCase()),H+D[0].length):
-1}function A(O,W,H){var D=y.exec(W.slice(H));return D?(O.m=g.get(D[0].toLowerCase()),H+D[0].length):-1}function R(O,W,H){var D=m.exec(W.slice(H));return D?(O.m=
b.get(D[0].toLowerCase()),H+D[0].length):-1}function E(O,W,H){return k(O,e,W,H)}function C(O,W,H){return k(O,n,W,H)}function N(O,W,H){return k(O,r,W,H)}function I(O){
return a[O.getDay()]}function F(O){return o[O.getDay()]}function L(O){return c[O.getMonth()]}function Y(O){return s[O.getMonth()]}function q(O){return i[+(O.getHours()>=
12)]}function U(O){return 1+~~(O.getMonth()/3)}function X(O){return a[O.getUTCDay()]}function ot(O){return o[O.getUTCDay()]}function st(O){return c[O.getUTCMonth()]}
function ut(O){return s[O.getUTCMonth()]}function G(O){return i[+(O.getUTCHours()>=12)]}function at(O){return 1+~~(O.getUTCMonth()/3)}return{format:function(O){
var W=v(O+="",w);return W.toString=function(){return O},W},parse:function(O){var W=M(O+="",!1);return W.toString=function(){return O},W},utcFormat:function(O){var W=v(
O+="",x);return W.toString=function(){return O},W},utcParse:function(O){var W=M(O+="",!0);return W.toString=function(){return O},W}}}var Mb={"-":"",_:" ",0:"0"},
re=/^\s*\d+/,c9=/^%/,u9=/[\\^$*+?|[\]().{}]/g;function vt(t,e,n){var r=t<0?"-":"",i=(r?-t:t)+"",o=i.length;return r+(o<n?new Array(n-o+1).join(e)+i:i)}function f9(t){
return t.replace(u9,"\\$&")}function ds(t){return new RegExp("^(?:"+t.map(f9).join("|")+")","i")}function ps(t){return new Map(t.map((e,n)=>[e.toLowerCase(),n]))}
function l9(t,e,n){var r=re.exec(e.slice(n,n+1));return r?(t.w=+r[0],n+r[0].length):-1}function h9(t,e,n){var r=re.exec(e.slice(n,n+1));return r?(t.u=+r[0],n+r[0].
length):-1}function d9(t,e,n){var r=re.exec(e.slice(n,n+2));return r?(t.U=+r[0],n+r[0].length):-1}function p9(t,e,n){var r=re.exec(e.slice(n,n+2));return r?(t.V=
+r[0],n+r[0].length):-1}function m9(t,e,n){var r=re.exec(e.slice(n,n+2));return r?(t.W=+r[0],n+r[0].length):-1}function Sb(t,e,n){var r=re.exec(e.slice(n,n+4));
return r?(t.y=+r[0],n+r[0].length):-1}function $b(t,e,n){var r=re.exec(e.slice(n,n+2));return r?(t.y=+r[0]+(+r[0]>68?1900:2e3),n+r[0].length):-1}function g9(t,e,n){
var r=/^(Z)|([+-]\d\d)(?::?(\d\d))?/.exec(e.slice(n,n+6));return r?(t.Z=r[1]?0:-(r[2]+(r[3]||"00")),n+r[0].length):-1}function y9(t,e,n){var r=re.exec(e.slice(n,
n+1));return r?(t.q=r[0]*3-3,n+r[0].length):-1}function b9(t,e,n){var r=re.exec(e.slice(n,n+2));return r?(t.m=r[0]-1,n+r[0].length):-1}function kb(t,e,n){var r=re.
exec(e.slice(n,n+2));return r?(t.d=+r[0],n+r[0].length):-1}function x9(t,e,n){var r=re.exec(e.slice(n,n+3));return r?(t.m=0,t.d=+r[0],n+r[0].length):-1}function Ab(t,e,n){
var r=re.exec(e.slice(n,n+2));return r?(t.H=+r[0],n+r[0].length):-1}function w9(t,e,n){var r=re.exec(e.slice(n,n+2));return r?(t.M=+r[0],n+r[0].length):-1}function v9(t,e,n){
var r=re.exec(e.slice(n,n+2));return r?(t.S=+r[0],n+r[0].length):-1}function _9(t,e,n){var r=re.exec(e.slice(n,n+3));return r?(t.L=+r[0],n+r[0].length):-1}function M9(t,e,n){
var r=re.exec(e.slice(n,n+6));return r?(t.L=Math.floor(r[0]/1e3),n+r[0].length):-1}function S9(t,e,n){var r=c9.exec(e.slice(n,n+1));return r?n+r[0].length:-1}function $9(t,e,n){
var r=re.exec(e.slice(n));return r?(t.Q=+r[0],n+r[0].length):-1}function k9(t,e,n){var r=re.exec(e.slice(n));return r?(t.s=+r[0],n+r[0].length):-1}function Tb(t,e){
return vt(t.getDate(),e,2)}function A9(t,e){return vt(t.getHours(),e,2)}function T9(t,e){return vt(t.getHours()%12||12,e,2)}function C9(t,e){return vt(1+Cn.count(
De(t),t),e,3)}function Ib(t,e){return vt(t.getMilliseconds(),e,3)}function E9(t,e){return Ib(t,e)+"000"}function N9(t,e){return vt(t.getMonth()+1,e,2)}function R9(t,e){
return vt(t.getMinutes(),e,2)}function I9(t,e){return vt(t.getSeconds(),e,2)}function L9(t){var e=t.getDay();return e===0?7:e}function P9(t,e){return vt(En.count(
De(t)-1,t),e,2)}function Lb(t){var e=t.getDay();return e>=4||e===0?lr(t):lr.ceil(t)}function D9(t,e){return t=Lb(t),vt(lr.count(De(t),t)+(De(t).getDay()===4),e,
2)}function O9(t){return t.getDay()}function z9(t,e){return vt(Ti.count(De(t)-1,t),e,2)}function F9(t,e){return vt(t.getFullYear()%100,e,2)}function Y9(t,e){return t=
Lb(t),vt(t.getFullYear()%100,e,2)}function B9(t,e){return vt(t.getFullYear()%1e4,e,4)}function q9(t,e){var n=t.getDay();return t=n>=4||n===0?lr(t):lr.ceil(t),vt(
t.getFullYear()%1e4,e,4)}function X9(t){var e=t.getTimezoneOffset();return(e>0?"-":(e*=-1,"+"))+vt(e/60|0,"0",2)+vt(e%60,"0",2)}function Cb(t,e){return vt(t.getUTCDate(),
e,2)}function U9(t,e){return vt(t.getUTCHours(),e,2)}function G9(t,e){return vt(t.getUTCHours()%12||12,e,2)}function W9(t,e){return vt(1+Po.count(Oe(t),t),e,3)}
function Pb(t,e){return vt(t.getUTCMilliseconds(),e,3)}function H9(t,e){return Pb(t,e)+"000"}function j9(t,e){return vt(t.getUTCMonth()+1,e,2)}function V9(t,e){
return vt(t.getUTCMinutes(),e,2)}function Z9(t,e){return vt(t.getUTCSeconds(),e,2)}function K9(t){var e=t.getUTCDay();return e===0?7:e}function Q9(t,e){return vt(
Nn.count(Oe(t)-1,t),e,2)}function Db(t){var e=t.getUTCDay();return e>=4||e===0?hr(t):hr.ceil(t)}function J9(t,e){return t=Db(t),vt(hr.count(Oe(t),t)+(Oe(t).getUTCDay()===
4),e,2)}function tS(t){return t.getUTCDay()}function eS(t,e){return vt(Ei.count(Oe(t)-1,t),e,2)}function nS(t,e){return vt(t.getUTCFullYear()%100,e,2)}function rS(t,e){
return t=Db(t),vt(t.getUTCFullYear()%100,e,2)}function iS(t,e){return vt(t.getUTCFullYear()%1e4,e,4)}function oS(t,e){var n=t.getUTCDay();return t=n>=4||n===0?hr(
t):hr.ceil(t),vt(t.getUTCFullYear()%1e4,e,4)}function aS(){return"+0000"}function Eb(){return"%"}function Nb(t){return+t}function Rb(t){return Math.floor(+t/1e3)}
var Do,ms,sS,Rn,Ob;cS({dateTime:"%x, %X",date:"%-m/%-d/%Y",time:"%-I:%M:%S %p",periods:["AM","PM"],days:["Sunday","Monday","Tuesday","Wednesday","Thursday","Fri\
day","Saturday"],shortDays:["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],months:["January","February","March","April","May","June","July","August","September","Oc\
tober","November","December"],shortMonths:["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]});function cS(t){return Do=s9(t),ms=Do.format,
sS=Do.parse,Rn=Do.utcFormat,Ob=Do.utcParse,Do}var zb="%Y-%m-%dT%H:%M:%S.%LZ";function uS(t){return t.toISOString()}var wN=Date.prototype.toISOString?uS:Rn(zb);function fS(t){
var e=new Date(t);return isNaN(e)?null:e}var vN=+new Date("2000-01-01T00:00:00.000Z")?fS:Ob(zb);function In(t,e){switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(e).domain(t);break}return this}function Eu(t,e){switch(arguments.
length){case 0:break;case 1:{typeof t=="function"?this.interpolator(t):this.range(t);break}default:{this.domain(t),typeof e=="function"?this.interpolator(e):this.
range(e);break}}return this}var Cu=Symbol("implicit");function Nu(){var t=new Ke,e=[],n=[],r=Cu;function i(o){let a=t.get(o);if(a===void 0){if(r!==Cu)return r;t.
set(o,a=e.push(o)-1)}return n[a%n.length]}return i.domain=function(o){if(!arguments.length)return e.slice();e=[],t=new Ke;for(let a of o)t.has(a)||t.set(a,e.push(
a)-1);return i},i.range=function(o){return arguments.length?(n=Array.from(o),i):n.slice()},i.unknown=function(o){return arguments.length?(r=o,i):r},i.copy=function(){
return Nu(e,n).unknown(r)},In.apply(i,arguments),i}function Oo(){var t=Nu().unknown(void 0),e=t.domain,n=t.range,r=0,i=1,o,a,s=!1,c=0,u=0,f=.5;delete t.unknown;
function h(){var l=e().length,d=i<r,p=d?i:r,m=d?r:i;o=(m-p)/Math.max(1,l-c+u*2),s&&(o=Math.floor(o)),p+=(m-p-o*(l-c))*f,a=o*(1-c),s&&(p=Math.round(p),a=Math.round(
a));var b=ue(l).map(function(y){return p+o*y});return n(d?b.reverse():b)}return t.domain=function(l){return arguments.length?(e(l),h()):e()},t.range=function(l){
return arguments.length?([r,i]=l,r=+r,i=+i,h()):[r,i]},t.rangeRound=function(l){return[r,i]=l,r=+r,i=+i,s=!0,h()},t.bandwidth=function(){return a},t.step=function(){
return o},t.round=function(l){return arguments.length?(s=!!l,h()):s},t.padding=function(l){return arguments.length?(c=Math.min(1,u=+l),h()):c},t.paddingInner=function(l){
return arguments.length?(c=Math.min(1,l),h()):c},t.paddingOuter=function(l){return arguments.length?(u=+l,h()):u},t.align=function(l){return arguments.length?(f=
Math.max(0,Math.min(1,l)),h()):f},t.copy=function(){return Oo(e(),[r,i]).round(s).paddingInner(c).paddingOuter(u).align(f)},In.apply(h(),arguments)}function Wb(t){
var e=t.copy;return t.padding=t.paddingOuter,delete t.paddingInner,delete t.paddingOuter,t.copy=function(){return Wb(e())},t}function Hb(){return Wb(Oo.apply(null,
arguments).paddingInner(1))}function lS(t){return function(){return t}}function ad(t){return+t}var Fb=[0,1];function an(t){return t}function sd(t,e){return(e-=t=
+t)?function(n){return(n-t)/e}:lS(isNaN(e)?NaN:.5)}function hS(t,e){var n;return t>e&&(n=t,t=e,e=n),function(r){return Math.max(t,Math.min(e,r))}}function dS(t,e,n){
var r=t[0],i=t[1],o=e[0],a=e[1];return i<r?(r=sd(i,r),o=n(a,o)):(r=sd(r,i),o=n(o,a)),function(s){return o(r(s))}}function pS(t,e,n){var r=Math.min(t.length,e.length)-
1,i=new Array(r),o=new Array(r),a=-1;for(t[r]<t[0]&&(t=t.slice().reverse(),e=e.slice().reverse());++a<r;)i[a]=sd(t[a],t[a+1]),o[a]=n(e[a],e[a+1]);return function(s){
var c=po(t,s,1,r)-1;return o[c](i[c](s))}}function gs(t,e){return e.domain(t.domain()).range(t.range()).interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.
unknown())}function Ru(){var t=Fb,e=Fb,n=Mo,r,i,o,a=an,s,c,u;function f(){var l=Math.min(t.length,e.length);return a!==an&&(a=hS(t[0],t[l-1])),s=l>2?pS:dS,c=u=null,
h}function h(l){return l==null||isNaN(l=+l)?o:(c||(c=s(t.map(r),e,n)))(r(a(l)))}return h.invert=function(l){return a(i((u||(u=s(e,t.map(r),Kt)))(l)))},h.domain=
function(l){return arguments.length?(t=Array.from(l,ad),f()):t.slice()},h.range=function(l){return arguments.length?(e=Array.from(l),f()):e.slice()},h.rangeRound=
function(l){return e=Array.from(l),n=Ua,f()},h.clamp=function(l){return arguments.length?(a=l?!0:an,f()):a!==an},h.interpolate=function(l){return arguments.length?
(n=l,f()):n},h.unknown=function(l){return arguments.length?(o=l,h):o},function(l,d){return r=l,i=d,f()}}function jb(){return Ru()(an,an)}function mS(t,e,n,r){var i=Fa(
t,e,n),o;switch(r=To(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(t),Math.abs(e));return r.precision==null&&!isNaN(o=U1(i,a))&&(r.precision=o),sh(r,a)}case"":case"\
e":case"g":case"p":case"r":{r.precision==null&&!isNaN(o=G1(i,Math.max(Math.abs(t),Math.abs(e))))&&(r.precision=o-(r.type==="e"));break}case"f":case"%":{r.precision==
null&&!isNaN(o=X1(i))&&(r.precision=o-(r.type==="%")*2);break}}return kn(r)}function ys(t){var e=t.domain;return t.ticks=function(n){var r=e();return Ye(r[0],r[r.
length-1],n??10)},t.tickFormat=function(n,r){var i=e();return mS(i[0],i[i.length-1],n??10,r)},t.nice=function(n){n==null&&(n=10);var r=e(),i=0,o=r.length-1,a=r[i],
s=r[o],c,u,f=10;for(s<a&&(u=a,a=s,s=u,u=i,i=o,o=u);f-- >0;){if(u=hi(a,s,n),u===c)return r[i]=a,r[o]=s,e(r);if(u>0)a=Math.floor(a/u)*u,s=Math.ceil(s/u)*u;else if(u<
0)a=Math.ceil(a*u)/u,s=Math.floor(s*u)/u;else break;c=u}return t},t}function bs(){var t=jb();return t.copy=function(){return gs(t,bs())},In.apply(t,arguments),ys(
t)}function cd(t){var e;function n(r){return r==null||isNaN(r=+r)?e:r}return n.invert=n,n.domain=n.range=function(r){return arguments.length?(t=Array.from(r,ad),
n):t.slice()},n.unknown=function(r){return arguments.length?(e=r,n):e},n.copy=function(){return cd(t).unknown(e)},t=arguments.length?Array.from(t,ad):[0,1],ys(n)}
function Vb(t,e){t=t.slice();var n=0,r=t.length-1,i=t[n],o=t[r],a;return o<i&&(a=n,n=r,r=a,a=i,i=o,o=a),t[n]=e.floor(i),t[r]=e.ceil(o),t}function Yb(t){return Math.
log(t)}function Bb(t){return Math.exp(t)}function gS(t){return-Math.log(-t)}function yS(t){return-Math.exp(-t)}function bS(t){return isFinite(t)?+("1e"+t):t<0?0:
t}function xS(t){return t===10?bS:t===Math.E?Math.exp:e=>Math.pow(t,e)}function wS(t){return t===Math.E?Math.log:t===10&&Math.log10||t===2&&Math.log2||(t=Math.log(
t),e=>Math.log(e)/t)}function qb(t){return(e,n)=>-t(-e,n)}function Zb(t){let e=t(Yb,Bb),n=e.domain,r=10,i,o;function a(){return i=wS(r),o=xS(r),n()[0]<0?(i=qb(i),
o=qb(o),t(gS,yS)):t(Yb,Bb),e}return e.base=function(s){return arguments.length?(r=+s,a()):r},e.domain=function(s){return arguments.length?(n(s),a()):n()},e.ticks=
s=>{let c=n(),u=c[0],f=c[c.length-1],h=f<u;h&&([u,f]=[f,u]);let l=i(u),d=i(f),p,m,b=s==null?10:+s,y=[];if(!(r%1)&&d-l<b){if(l=Math.floor(l),d=Math.ceil(d),u>0){
for(;l<=d;++l)for(p=1;p<r;++p)if(m=l<0?p/o(-l):p*o(l),!(m<u)){if(m>f)break;y.push(m)}}else for(;l<=d;++l)for(p=r-1;p>=1;--p)if(m=l>0?p/o(-l):p*o(l),!(m<u)){if(m>
f)break;y.push(m)}y.length*2<b&&(y=Ye(u,f,b))}else y=Ye(l,d,Math.min(d-l,b)).map(o);return h?y.reverse():y},e.tickFormat=(s,c)=>{if(s==null&&(s=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=To(c)).precision==null&&(c.trim=!0),c=kn(c)),s===1/0)return c;let u=Math.max(1,r*s/e.ticks().length);return f=>{
let h=f/o(Math.round(i(f)));return h*r<r-.5&&(h*=r),h<=u?c(f):""}},e.nice=()=>n(Vb(n(),{floor:s=>o(Math.floor(i(s))),ceil:s=>o(Math.ceil(i(s)))})),e}function ud(){
let t=Zb(Ru()).domain([1,10]);return t.copy=()=>gs(t,ud()).base(t.base()),In.apply(t,arguments),t}function Xb(t){return function(e){return Math.sign(e)*Math.log1p(
Math.abs(e/t))}}function Ub(t){return function(e){return Math.sign(e)*Math.expm1(Math.abs(e))*t}}function Kb(t){var e=1,n=t(Xb(e),Ub(e));return n.constant=function(r){
return arguments.length?t(Xb(e=+r),Ub(e)):e},ys(n)}function fd(){var t=Kb(Ru());return t.copy=function(){return gs(t,fd()).constant(t.constant())},In.apply(t,arguments)}
function Gb(t){return function(e){return e<0?-Math.pow(-e,t):Math.pow(e,t)}}function vS(t){return t<0?-Math.sqrt(-t):Math.sqrt(t)}function _S(t){return t<0?-t*t:
t*t}function Qb(t){var e=t(an,an),n=1;function r(){return n===1?t(an,an):n===.5?t(vS,_S):t(Gb(n),Gb(1/n))}return e.exponent=function(i){return arguments.length?
(n=+i,r()):n},ys(e)}function ld(){var t=Qb(Ru());return t.copy=function(){return gs(t,ld()).exponent(t.exponent())},In.apply(t,arguments),t}function hd(){var t=[],e=[],n=[],r;function i(){var a=0,s=Math.max(1,e.length);for(n=new Array(s-1);++a<s;)n[a-1]=Tg(t,a/s);return o}function o(a){return a==null||
isNaN(a=+a)?r:e[po(n,a)]}return o.invertExtent=function(a){var s=e.indexOf(a);return s<0?[NaN,NaN]:[s>0?n[s-1]:t[0],s<n.length?n[s]:t[t.length-1]]},o.domain=function(a){
if(!arguments.length)return t.slice();t=[];for(let s of a)s!=null&&!isNaN(s=+s)&&t.push(s);return t.sort(Tt),i()},o.range=function(a){return arguments.length?(e=
Array.from(a),i()):e.slice()},o.unknown=function(a){return arguments.length?(r=a,o):r},o.quantiles=function(){return n.slice()},o.copy=function(){return hd().domain(
t).range(e).unknown(r)},In.apply(o,arguments)}function dd(){var t=[.5],e=[0,1],n,r=1;function i(o){return o!=null&&o<=o?e[po(t,o,0,r)]:n}return i.domain=function(o){return arguments.length?(t=Array.from(o),
r=Math.min(t.length,e.length-1),i):t.slice()},i.range=function(o){return arguments.length?(e=Array.from(o),r=Math.min(t.length,e.length-1),i):e.slice()},i.invertExtent=
function(o){var a=e.indexOf(o);return[t[a-1],t[a]]},i.unknown=function(o){return arguments.length?(n=o,i):n},i.copy=function(){return dd().domain(t).range(e).unknown(
n)},In.apply(i,arguments)}function MS(t){return new Date(t)}function SS(t){return t instanceof Date?+t:Math.round(t)}function pd(t,e,n,r,i,o,a,s,c,u){var f=jb(),
h=f.invert,l=f.domain,d=u(".%L"),p=u(":%S"),m=u("%I:%M"),b=u("%I %p"),y=u("%a %d"),g=u("%b %d"),w=u("%B"),x=u("%Y");function _(v){return(c(v)<v?d:s(v)<v?p:a(v)<
v?m:o(v)<v?b:r(v)<v?i(v)<v?y:g:n(v)<v?w:x)(v)}return f.invert=function(v){return new Date(Math.round(h(v)))},f.domain=function(v){return arguments.length?l(Array.
from(v,SS)):l().map(MS)},f.ticks=function(v){var M=l();return t(M[0],M[M.length-1],v??10)},f.tickFormat=function(v,M){return M==null?_:u(M)},f.nice=function(v){
var M=l();return(!v||typeof v.range!="function")&&(v=e(M[0],M[M.length-1],v??10)),v?l(Vb(M,v)):f},f.copy=function(){return gs(f,pd(t,e,n,r,i,o,a,s,c,u))},f}function Jb(){
return In.apply(pd(vb,_b,De,Ni,En,Cn,$i,Mi,Ae,ms).domain([new Date(2e3,0,1),new Date(2e3,0,2)]),arguments)}function t2(){return In.apply(pd(wb,Tu,Oe,Ri,Nn,Po,ki,
Si,Ae,Rn).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}function Iu(t,e){return e.domain(t.domain()).interpolator(t.interpolator()).clamp(t.clamp()).unknown(t.unknown())}function Lu(){var t=0,e=.5,n=1,r=1,i,o,a,s,c,u=an,f,h=!1,l;function d(m){return m==null||isNaN(m=+m)?l:(m=.5+((m=+f(m))-o)*(r*m<r*o?s:c),u(h?Math.max(0,Math.min(
1,m)):m))}d.domain=function(m){return arguments.length?([t,e,n]=m,i=f(t=+t),o=f(e=+e),a=f(n=+n),s=i===o?0:.5/(o-i),c=o===a?0:.5/(a-o),r=o<i?-1:1,d):[t,e,n]},d.clamp=
function(m){return arguments.length?(h=!!m,d):h},d.interpolator=function(m){return arguments.length?(u=m,d):u};function p(m){return function(b){var y,g,w;return arguments.
length?([y,g,w]=b,u=Er(m,[y,g,w]),d):[u(0),u(.5),u(1)]}}return d.range=p(Mo),d.rangeRound=p(Ua),d.unknown=function(m){return arguments.length?(l=m,d):l},function(m){
return f=m,i=m(t),o=m(e),a=m(n),s=i===o?0:.5/(o-i),c=o===a?0:.5/(a-o),r=o<i?-1:1,d}}function md(){var t=ys(Lu()(an));return t.copy=function(){return Iu(t,md())},
Eu.apply(t,arguments)}function gd(){var t=Zb(Lu()).domain([.1,1,10]);return t.copy=function(){return Iu(t,gd()).base(t.base())},Eu.apply(t,arguments)}function yd(){
var t=Kb(Lu());return t.copy=function(){return Iu(t,yd()).constant(t.constant())},Eu.apply(t,arguments)}function bd(){var t=Qb(Lu());return t.copy=function(){return Iu(
t,bd()).exponent(t.exponent())},Eu.apply(t,arguments)}function ft(t){for(var e=t.length/6|0,n=new Array(e),r=0;r<e;)n[r]="#"+t.slice(r*6,++r*6);return n}var e2=ft("1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbc\
bd2217becf"),n2=ft("7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666"),r2=ft("1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666"),i2=ft("4269d0efb118ff725c6cc5b0\
3ca951ff8ab7a463f297bbf59c6b4e9498a0"),o2=ft("a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928"),a2=ft("fbb4aeb3cde3ccebc5decbe4fed9a6ff\
ffcce5d8bdfddaecf2f2f2"),s2=ft("b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc"),c2=ft("e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999"),u2=ft("66c2a5\
fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3"),f2=ft("8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f"),l2=ft("4e79a7f28e2ce1575976b7b259\
a14fedc949af7aa1ff9da79c755fbab0ab"),Et=t=>x1(t[t.length-1]),xd=new Array(3).concat("d8b365f5f5f55ab4ac","a6611adfc27d80cdc1018571","a6611adfc27df5f5f580cdc1018\
571","8c510ad8b365f6e8c3c7eae55ab4ac01665e","8c510ad8b365f6e8c3f5f5f5c7eae55ab4ac01665e","8c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e","8c510abf812ddfc27df\
6e8c3f5f5f5c7eae580cdc135978f01665e","5430058c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e003c30","5430058c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665\
e003c30").map(ft),wd=Et(xd),vd=new Array(3).concat("af8dc3f7f7f77fbf7b","7b3294c2a5cfa6dba0008837","7b3294c2a5cff7f7f7a6dba0008837","762a83af8dc3e7d4e8d9f0d37fb\
f7b1b7837","762a83af8dc3e7d4e8f7f7f7d9f0d37fbf7b1b7837","762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b7837","762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b78\
37","40004b762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b783700441b","40004b762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b783700441b").map(ft),_d=Et(vd),Md=new Array(
3).concat("e9a3c9f7f7f7a1d76a","d01c8bf1b6dab8e1864dac26","d01c8bf1b6daf7f7f7b8e1864dac26","c51b7de9a3c9fde0efe6f5d0a1d76a4d9221","c51b7de9a3c9fde0eff7f7f7e6f5d\
0a1d76a4d9221","c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221","c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221","8e0152c51b7dde77aef1b6dafde0efe6f5d0\
b8e1867fbc414d9221276419","8e0152c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221276419").map(ft),Sd=Et(Md),$d=new Array(3).concat("998ec3f7f7f7f1a340","5\
e3c99b2abd2fdb863e66101","5e3c99b2abd2f7f7f7fdb863e66101","542788998ec3d8daebfee0b6f1a340b35806","542788998ec3d8daebf7f7f7fee0b6f1a340b35806","5427888073acb2abd\
2d8daebfee0b6fdb863e08214b35806","5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b35806","2d004b5427888073acb2abd2d8daebfee0b6fdb863e08214b358067f3b08","2d004b\
5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b358067f3b08").map(ft),kd=Et($d),Ou=new Array(3).concat("ef8a62f7f7f767a9cf","ca0020f4a58292c5de0571b0","ca0020f\
4a582f7f7f792c5de0571b0","b2182bef8a62fddbc7d1e5f067a9cf2166ac","b2182bef8a62fddbc7f7f7f7d1e5f067a9cf2166ac","b2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac",
"b2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac","67001fb2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac053061","67001fb2182bd6604df4a582fddbc7f7f7f7d1e\
5f092c5de4393c32166ac053061").map(ft),xs=Et(Ou),Ad=new Array(3).concat("ef8a62ffffff999999","ca0020f4a582bababa404040","ca0020f4a582ffffffbababa404040","b2182be\
f8a62fddbc7e0e0e09999994d4d4d","b2182bef8a62fddbc7ffffffe0e0e09999994d4d4d","b2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d","b2182bd6604df4a582fddbc7ffffffe0\
e0e0bababa8787874d4d4d","67001fb2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d1a1a1a","67001fb2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d1a1a1a").map(
ft),Td=Et(Ad),zu=new Array(3).concat("fc8d59ffffbf91bfdb","d7191cfdae61abd9e92c7bb6","d7191cfdae61ffffbfabd9e92c7bb6","d73027fc8d59fee090e0f3f891bfdb4575b4","d7\
3027fc8d59fee090ffffbfe0f3f891bfdb4575b4","d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4","d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4","a50026d73\
027f46d43fdae61fee090e0f3f8abd9e974add14575b4313695","a50026d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4313695").map(ft),ws=Et(zu),Cd=new Array(3).concat(
"fc8d59ffffbf91cf60","d7191cfdae61a6d96a1a9641","d7191cfdae61ffffbfa6d96a1a9641","d73027fc8d59fee08bd9ef8b91cf601a9850","d73027fc8d59fee08bffffbfd9ef8b91cf601a9\
850","d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850","d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850","a50026d73027f46d43fdae61fee08bd9ef8ba6d96a66bd\
631a9850006837","a50026d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850006837").map(ft),Ed=Et(Cd),Nd=new Array(3).concat("fc8d59ffffbf99d594","d7191cfdae6\
1abdda42b83ba","d7191cfdae61ffffbfabdda42b83ba","d53e4ffc8d59fee08be6f59899d5943288bd","d53e4ffc8d59fee08bffffbfe6f59899d5943288bd","d53e4ff46d43fdae61fee08be6f\
598abdda466c2a53288bd","d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd","9e0142d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd5e4fa2","9e0142d53e4ff46d\
43fdae61fee08bffffbfe6f598abdda466c2a53288bd5e4fa2").map(ft),Rd=Et(Nd),Id=new Array(3).concat("e5f5f999d8c92ca25f","edf8fbb2e2e266c2a4238b45","edf8fbb2e2e266c2a\
42ca25f006d2c","edf8fbccece699d8c966c2a42ca25f006d2c","edf8fbccece699d8c966c2a441ae76238b45005824","f7fcfde5f5f9ccece699d8c966c2a441ae76238b45005824","f7fcfde5f\
5f9ccece699d8c966c2a441ae76238b45006d2c00441b").map(ft),Ld=Et(Id),Pd=new Array(3).concat("e0ecf49ebcda8856a7","edf8fbb3cde38c96c688419d","edf8fbb3cde38c96c68856\
a7810f7c","edf8fbbfd3e69ebcda8c96c68856a7810f7c","edf8fbbfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bf\
d3e69ebcda8c96c68c6bb188419d810f7c4d004b").map(ft),Dd=Et(Pd),Od=new Array(3).concat("e0f3dba8ddb543a2ca","f0f9e8bae4bc7bccc42b8cbe","f0f9e8bae4bc7bccc443a2ca086\
8ac","f0f9e8ccebc5a8ddb57bccc443a2ca0868ac","f0f9e8ccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a\
8ddb57bccc44eb3d32b8cbe0868ac084081").map(ft),zd=Et(Od),Fd=new Array(3).concat("fee8c8fdbb84e34a33","fef0d9fdcc8afc8d59d7301f","fef0d9fdcc8afc8d59e34a33b30000",
"fef0d9fdd49efdbb84fc8d59e34a33b30000","fef0d9fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84\
fc8d59ef6548d7301fb300007f0000").map(ft),Yd=Et(Fd),Bd=new Array(3).concat("ece2f0a6bddb1c9099","f6eff7bdc9e167a9cf02818a","f6eff7bdc9e167a9cf1c9099016c59","f6ef\
f7d0d1e6a6bddb67a9cf1c9099016c59","f6eff7d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9c\
f3690c002818a016c59014636").map(ft),qd=Et(Bd),Xd=new Array(3).concat("ece7f2a6bddb2b8cbe","f1eef6bdc9e174a9cf0570b0","f1eef6bdc9e174a9cf2b8cbe045a8d","f1eef6d0d\
1e6a6bddb74a9cf2b8cbe045a8d","f1eef6d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690\
c00570b0045a8d023858").map(ft),Ud=Et(Xd),Gd=new Array(3).concat("e7e1efc994c7dd1c77","f1eef6d7b5d8df65b0ce1256","f1eef6d7b5d8df65b0dd1c77980043","f1eef6d4b9dac9\
94c7df65b0dd1c77980043","f1eef6d4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace1\
25698004367001f").map(ft),Wd=Et(Gd),Hd=new Array(3).concat("fde0ddfa9fb5c51b8a","feebe2fbb4b9f768a1ae017e","feebe2fbb4b9f768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f\
768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a\
017749006a").map(ft),jd=Et(Hd),Vd=new Array(3).concat("edf8b17fcdbb2c7fb8","ffffcca1dab441b6c4225ea8","ffffcca1dab441b6c42c7fb8253494","ffffccc7e9b47fcdbb41b6c4\
2c7fb8253494","ffffccc7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea82534940\
81d58").map(ft),Zd=Et(Vd),Kd=new Array(3).concat("f7fcb9addd8e31a354","ffffccc2e69978c679238443","ffffccc2e69978c67931a354006837","ffffccd9f0a3addd8e78c67931a35\
4006837","ffffccd9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443006837004529").
map(ft),Qd=Et(Kd),Jd=new Array(3).concat("fff7bcfec44fd95f0e","ffffd4fed98efe9929cc4c02","ffffd4fed98efe9929d95f0e993404","ffffd4fee391fec44ffe9929d95f0e993404",
"ffffd4fee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c02993404662506").map(ft),
tp=Et(Jd),ep=new Array(3).concat("ffeda0feb24cf03b20","ffffb2fecc5cfd8d3ce31a1c","ffffb2fecc5cfd8d3cf03b20bd0026","ffffb2fed976feb24cfd8d3cf03b20bd0026","ffffb2\
fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cbd0026800026").map(ft),np=Et(
ep),rp=new Array(3).concat("deebf79ecae13182bd","eff3ffbdd7e76baed62171b5","eff3ffbdd7e76baed63182bd08519c","eff3ffc6dbef9ecae16baed63182bd08519c","eff3ffc6dbef\
9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b508519c08306b").map(ft),ip=Et(rp),op=new Array(
3).concat("e5f5e0a1d99b31a354","edf8e9bae4b374c476238b45","edf8e9bae4b374c47631a354006d2c","edf8e9c7e9c0a1d99b74c47631a354006d2c","edf8e9c7e9c0a1d99b74c47641ab5\
d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45006d2c00441b").map(ft),ap=Et(op),sp=new Array(3).concat(
"f0f0f0bdbdbd636363","f7f7f7cccccc969696525252","f7f7f7cccccc969696636363252525","f7f7f7d9d9d9bdbdbd969696636363252525","f7f7f7d9d9d9bdbdbd969696737373525252252\
525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525000000").map(ft),cp=Et(sp),up=new Array(3).concat("efed\
f5bcbddc756bb1","f2f0f7cbc9e29e9ac86a51a3","f2f0f7cbc9e29e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8807dba6a51a34a1486",
"fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a34a1486","fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a354278f3f007d").map(ft),fp=Et(up),lp=new Array(3).concat("fee0d2fc9\
272de2d26","fee5d9fcae91fb6a4acb181d","fee5d9fcae91fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5\
f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181da50f1567000d").map(ft),hp=Et(lp),dp=new Array(3).concat("fee6cefdae6be6\
550d","feeddefdbe85fd8d3cd94701","feeddefdbe85fd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee\
6cefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d94801a636037f2704").map(ft),pp=Et(dp);function mp(t){return t=Math.max(0,Math.min(
1,t)),"rgb("+Math.max(0,Math.min(255,Math.round(-4.54-t*(35.34-t*(2381.73-t*(6402.7-t*(7024.72-t*2710.57)))))))+", "+Math.max(0,Math.min(255,Math.round(32.49+t*
(170.73+t*(52.82-t*(131.46-t*(176.58-t*67.37)))))))+", "+Math.max(0,Math.min(255,Math.round(81.24+t*(442.36-t*(2482.43-t*(6167.24-t*(6614.94-t*2475.67)))))))+")"}
var gp=Xc(en(300,.5,0),en(-240,.5,1)),yp=Xc(en(-100,.75,.35),en(80,1.5,.8)),bp=Xc(en(260,.75,.35),en(80,1.5,.8)),Pu=en();function xp(t){(t<0||t>1)&&(t-=Math.floor(
t));var e=Math.abs(t-.5);return Pu.h=360*t-100,Pu.s=1.5-1.5*e,Pu.l=.8-.9*e,Pu+""}var Du=Ie(),$S=Math.PI/3,kS=Math.PI*2/3;function wp(t){var e;return t=(.5-t)*Math.
PI,Du.r=255*(e=Math.sin(t))*e,Du.g=255*(e=Math.sin(t+$S))*e,Du.b=255*(e=Math.sin(t+kS))*e,Du+""}function vp(t){return t=Math.max(0,Math.min(1,t)),"rgb("+Math.max(
0,Math.min(255,Math.round(34.61+t*(1172.33-t*(10793.56-t*(33300.12-t*(38394.49-t*14825.05)))))))+", "+Math.max(0,Math.min(255,Math.round(23.31+t*(557.33+t*(1225.33-
t*(3574.96-t*(1073.77+t*707.56)))))))+", "+Math.max(0,Math.min(255,Math.round(27.2+t*(3211.1-t*(15327.97-t*(27814-t*(22569.18-t*6838.66)))))))+")"}function Fu(t){
var e=t.length;return function(n){return t[Math.max(0,Math.min(e-1,Math.floor(n*e)))]}}var _p=Fu(ft("44015444025645045745055946075a46085c460a5d460b5e470d60470e6\
147106347116447136548146748166848176948186a481a6c481b6d481c6e481d6f481f70482071482173482374482475482576482677482878482979472a7a472c7a472d7b472e7c472f7d46307e463\
27e46337f463480453581453781453882443983443a83443b84433d84433e85423f854240864241864142874144874045884046883f47883f48893e49893e4a893e4c8a3d4d8a3d4e8a3c4f8a3c508b3\
b518b3b528b3a538b3a548c39558c39568c38588c38598c375a8c375b8d365c8d365d8d355e8d355f8d34608d34618d33628d33638d32648e32658e31668e31678e31688e30698e306a8e2f6b8e2f6c8\
e2e6d8e2e6e8e2e6f8e2d708e2d718e2c718e2c728e2c738e2b748e2b758e2a768e2a778e2a788e29798e297a8e297b8e287c8e287d8e277e8e277f8e27808e26818e26828e26828e25838e25848e258\
58e24868e24878e23888e23898e238a8d228b8d228c8d228d8d218e8d218f8d21908d21918c20928c20928c20938c1f948c1f958b1f968b1f978b1f988b1f998a1f9a8a1e9b8a1e9c891e9d891f9e891\
f9f881fa0881fa1881fa1871fa28720a38620a48621a58521a68522a78522a88423a98324aa8325ab8225ac8226ad8127ad8128ae8029af7f2ab07f2cb17e2db27d2eb37c2fb47c31b57b32b67a34b67\
935b77937b87838b9773aba763bbb753dbc743fbc7340bd7242be7144bf7046c06f48c16e4ac16d4cc26c4ec36b50c46a52c56954c56856c66758c7655ac8645cc8635ec96260ca6063cb5f65cb5e67c\
c5c69cd5b6ccd5a6ece5870cf5773d05675d05477d1537ad1517cd2507fd34e81d34d84d44b86d54989d5488bd6468ed64590d74393d74195d84098d83e9bd93c9dd93ba0da39a2da37a5db36a8db34a\
adc32addc30b0dd2fb2dd2db5de2bb8de29bade28bddf26c0df25c2df23c5e021c8e020cae11fcde11dd0e11cd2e21bd5e21ad8e219dae319dde318dfe318e2e418e5e419e7e419eae51aece51befe51\
cf1e51df4e61ef6e620f8e621fbe723fde725")),Mp=Fu(ft("00000401000501010601010802010902020b02020d03030f03031204041405041606051806051a07061c08071e0907200a08220b09240\
c09260d0a290e0b2b100b2d110c2f120d31130d34140e36150e38160f3b180f3d19103f1a10421c10441d11471e114920114b21114e22115024125325125527125829115a2a115c2c115f2d11612f116\
331116533106734106936106b38106c390f6e3b0f703d0f713f0f72400f74420f75440f764510774710784910784a10794c117a4e117b4f127b51127c52137c54137d56147d57157e59157e5a167e5c1\
67f5d177f5f187f601880621980641a80651a80671b80681c816a1c816b1d816d1d816e1e81701f81721f817320817521817621817822817922827b23827c23827e24828025828125818326818426818\
627818827818928818b29818c29818e2a81902a81912b81932b80942c80962c80982d80992d809b2e7f9c2e7f9e2f7fa02f7fa1307ea3307ea5317ea6317da8327daa337dab337cad347cae347bb0357\
bb2357bb3367ab5367ab73779b83779ba3878bc3978bd3977bf3a77c03a76c23b75c43c75c53c74c73d73c83e73ca3e72cc3f71cd4071cf4070d0416fd2426fd3436ed5446dd6456cd8456cd9466bdb4\
76adc4869de4968df4a68e04c67e24d66e34e65e44f64e55064e75263e85362e95462ea5661eb5760ec5860ed5a5fee5b5eef5d5ef05f5ef1605df2625df2645cf3655cf4675cf4695cf56b5cf66c5cf\
66e5cf7705cf7725cf8745cf8765cf9785df9795df97b5dfa7d5efa7f5efa815ffb835ffb8560fb8761fc8961fc8a62fc8c63fc8e64fc9065fd9266fd9467fd9668fd9869fd9a6afd9b6bfe9d6cfe9f6\
dfea16efea36ffea571fea772fea973feaa74feac76feae77feb078feb27afeb47bfeb67cfeb77efeb97ffebb81febd82febf84fec185fec287fec488fec68afec88cfeca8dfecc8ffecd90fecf92fed\
194fed395fed597fed799fed89afdda9cfddc9efddea0fde0a1fde2a3fde3a5fde5a7fde7a9fde9aafdebacfcecaefceeb0fcf0b2fcf2b4fcf4b6fcf6b8fcf7b9fcf9bbfcfbbdfcfdbf")),Sp=Fu(ft(
"00000401000501010601010802010a02020c02020e03021004031204031405041706041907051b08051d09061f0a07220b07240c08260d08290e092b10092d110a30120a32140b34150b37160b39180\
c3c190c3e1b0c411c0c431e0c451f0c48210c4a230c4c240c4f260c51280b53290b552b0b572d0b592f0a5b310a5c320a5e340a5f3609613809623909633b09643d09653e0966400a67420a68440a684\
50a69470b6a490b6a4a0c6b4c0c6b4d0d6c4f0d6c510e6c520e6d540f6d550f6d57106e59106e5a116e5c126e5d126e5f136e61136e62146e64156e65156e67166e69166e6a176e6c186e6d186e6f196\
e71196e721a6e741a6e751b6e771c6d781c6d7a1d6d7c1d6d7d1e6d7f1e6c801f6c82206c84206b85216b87216b88226a8a226a8c23698d23698f24699025689225689326679526679727669827669a2\
8659b29649d29649f2a63a02a63a22b62a32c61a52c60a62d60a82e5fa92e5eab2f5ead305dae305cb0315bb1325ab3325ab43359b63458b73557b93556ba3655bc3754bd3853bf3952c03a51c13a50c\
33b4fc43c4ec63d4dc73e4cc83f4bca404acb4149cc4248ce4347cf4446d04545d24644d34743d44842d54a41d74b3fd84c3ed94d3dda4e3cdb503bdd513ade5238df5337e05536e15635e25734e3593\
3e45a31e55c30e65d2fe75e2ee8602de9612bea632aeb6429eb6628ec6726ed6925ee6a24ef6c23ef6e21f06f20f1711ff1731df2741cf3761bf37819f47918f57b17f57d15f67e14f68013f78212f78\
410f8850ff8870ef8890cf98b0bf98c0af98e09fa9008fa9207fa9407fb9606fb9706fb9906fb9b06fb9d07fc9f07fca108fca309fca50afca60cfca80dfcaa0ffcac11fcae12fcb014fcb216fcb418f\
bb61afbb81dfbba1ffbbc21fbbe23fac026fac228fac42afac62df9c72ff9c932f9cb35f8cd37f8cf3af7d13df7d340f6d543f6d746f5d949f5db4cf4dd4ff4df53f4e156f3e35af3e55df2e661f2e86\
5f2ea69f1ec6df1ed71f1ef75f1f179f2f27df2f482f3f586f3f68af4f88ef5f992f6fa96f8fb9af9fc9dfafda1fcffa4")),$p=Fu(ft("0d088710078813078916078a19068c1b068d1d068e20068f2\
206902406912605912805922a05932c05942e05952f059631059733059735049837049938049a3a049a3c049b3e049c3f049c41049d43039e44039e46039f48039f4903a04b03a14c02a14e02a25002a\
25102a35302a35502a45601a45801a45901a55b01a55c01a65e01a66001a66100a76300a76400a76600a76700a86900a86a00a86c00a86e00a86f00a87100a87201a87401a87501a87701a87801a87a0\
2a87b02a87d03a87e03a88004a88104a78305a78405a78606a68707a68808a68a09a58b0aa58d0ba58e0ca48f0da4910ea3920fa39410a29511a19613a19814a099159f9a169f9c179e9d189d9e199da\
01a9ca11b9ba21d9aa31e9aa51f99a62098a72197a82296aa2395ab2494ac2694ad2793ae2892b02991b12a90b22b8fb32c8eb42e8db52f8cb6308bb7318ab83289ba3388bb3488bc3587bd3786be388\
5bf3984c03a83c13b82c23c81c33d80c43e7fc5407ec6417dc7427cc8437bc9447aca457acb4679cc4778cc4977cd4a76ce4b75cf4c74d04d73d14e72d24f71d35171d45270d5536fd5546ed6556dd75\
66cd8576bd9586ada5a6ada5b69db5c68dc5d67dd5e66de5f65de6164df6263e06363e16462e26561e26660e3685fe4695ee56a5de56b5de66c5ce76e5be76f5ae87059e97158e97257ea7457eb7556e\
b7655ec7754ed7953ed7a52ee7b51ef7c51ef7e50f07f4ff0804ef1814df1834cf2844bf3854bf3874af48849f48948f58b47f58c46f68d45f68f44f79044f79143f79342f89441f89540f9973ff9983\
ef99a3efa9b3dfa9c3cfa9e3bfb9f3afba139fba238fca338fca537fca636fca835fca934fdab33fdac33fdae32fdaf31fdb130fdb22ffdb42ffdb52efeb72dfeb82cfeba2cfebb2bfebd2afebe2afec\
029fdc229fdc328fdc527fdc627fdc827fdca26fdcb26fccd25fcce25fcd025fcd225fbd324fbd524fbd724fad824fada24f9dc24f9dd25f8df25f8e125f7e225f7e425f6e626f6e826f5e926f5eb27f\
4ed27f3ee27f3f027f2f227f1f426f1f525f0f724f0f921"));function ie(t){return function(){return t}}var y2=Math.cos;var Cp=Math.min,Yu=Math.sin,Jt=Math.sqrt,h2=1e-12,vs=Math.PI,IN=vs/2,Gu=2*vs;function b2(t){let e=3;return t.digits=function(n){if(!arguments.length)return e;if(n==null)e=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);e=r}return t},()=>new wi(e)}var LN=Array.prototype.slice;function x2(t){return typeof t=="object"&&"length"in t?t:Array.from(t)}function w2(t){this._context=t}w2.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(
t,e);break;case 1:this._point=2;default:this._context.lineTo(t,e);break}}};function Ii(t){return new w2(t)}function v2(t){return t[0]}function _2(t){return t[1]}
function Ep(t,e){var n=ie(!0),r=null,i=Ii,o=null,a=b2(s);t=typeof t=="function"?t:t===void 0?v2:ie(t),e=typeof e=="function"?e:e===void 0?_2:ie(e);function s(c){
var u,f=(c=x2(c)).length,h,l=!1,d;for(r==null&&(o=i(d=a())),u=0;u<=f;++u)!(u<f&&n(h=c[u],u,c))===l&&((l=!l)?o.lineStart():o.lineEnd()),l&&o.point(+t(h,u,c),+e(h,
u,c));if(d)return o=null,d+""||null}return s.x=function(c){return arguments.length?(t=typeof c=="function"?c:ie(+c),s):t},s.y=function(c){return arguments.length?
(e=typeof c=="function"?c:ie(+c),s):e},s.defined=function(c){return arguments.length?(n=typeof c=="function"?c:ie(!!c),s):n},s.curve=function(c){return arguments.
length?(i=c,r!=null&&(o=i(r)),s):i},s.context=function(c){return arguments.length?(c==null?r=o=null:o=i(r=c),s):r},s}function _s(t,e,n){var r=null,i=ie(!0),o=null,
a=Ii,s=null,c=b2(u);t=typeof t=="function"?t:t===void 0?v2:ie(+t),e=typeof e=="function"?e:ie(e===void 0?0:+e),n=typeof n=="function"?n:n===void 0?_2:ie(+n);function u(h){
var l,d,p,m=(h=x2(h)).length,b,y=!1,g,w=new Array(m),x=new Array(m);for(o==null&&(s=a(g=c())),l=0;l<=m;++l){if(!(l<m&&i(b=h[l],l,h))===y)if(y=!y)d=l,s.areaStart(),
s.lineStart();else{for(s.lineEnd(),s.lineStart(),p=l-1;p>=d;--p)s.point(w[p],x[p]);s.lineEnd(),s.areaEnd()}y&&(w[l]=+t(b,l,h),x[l]=+e(b,l,h),s.point(r?+r(b,l,h):
w[l],n?+n(b,l,h):x[l]))}if(g)return s=null,g+""||null}function f(){return Ep().defined(i).curve(a).context(o)}return u.x=function(h){return arguments.length?(t=
typeof h=="function"?h:ie(+h),r=null,u):t},u.x0=function(h){return arguments.length?(t=typeof h=="function"?h:ie(+h),u):t},u.x1=function(h){return arguments.length?
(r=h==null?null:typeof h=="function"?h:ie(+h),u):r},u.y=function(h){return arguments.length?(e=typeof h=="function"?h:ie(+h),n=null,u):e},u.y0=function(h){return arguments.
length?(e=typeof h=="function"?h:ie(+h),u):e},u.y1=function(h){return arguments.length?(n=h==null?null:typeof h=="function"?h:ie(+h),u):n},u.lineX0=u.lineY0=function(){
return f().x(t).y(e)},u.lineY1=function(){return f().x(t).y(n)},u.lineX1=function(){return f().x(r).y(e)},u.defined=function(h){return arguments.length?(i=typeof h==
"function"?h:ie(!!h),u):i},u.curve=function(h){return arguments.length?(a=h,o!=null&&(s=a(o)),u):a},u.context=function(h){return arguments.length?(h==null?o=s=null:
s=a(o=h),u):o},u}var PN=AS(Ii);function M2(t){this._curve=t}M2.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(t,e){this._curve.point(e*Math.sin(t),e*-Math.cos(t))}};function AS(t){function e(n){
return new M2(t(n))}return e._curve=t,e}var Bu=class{constructor(e,n){this._context=e,this._x=n}areaStart(){this._line=0}areaEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){(this._line||this.
_line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line}point(e,n){switch(e=+e,n=+n,this._point){case 0:{this._point=1,this._line?this._context.
lineTo(e,n):this._context.moveTo(e,n);break}case 1:this._point=2;default:{this._x?this._context.bezierCurveTo(this._x0=(this._x0+e)/2,this._y0,this._x0,n,e,n):this.
_context.bezierCurveTo(this._x0,this._y0=(this._y0+n)/2,e,this._y0,e,n);break}}this._x0=e,this._y0=n}};function S2(t){return new Bu(t,!0)}function $2(t){return new Bu(t,!1)}var TS=Jt(3),Np={draw(t,e){let n=Jt(e+Cp(e/28,.75))*.59436,r=n/2,i=r*TS;t.moveTo(0,n),t.lineTo(0,-n),t.moveTo(-i,-r),t.lineTo(i,r),t.moveTo(-i,r),t.lineTo(i,-r)}},
Li={draw(t,e){let n=Jt(e/vs);t.moveTo(n,0),t.arc(0,0,n,0,Gu)}},Rp={draw(t,e){let n=Jt(e/5)/2;t.moveTo(-3*n,-n),t.lineTo(-n,-n),t.lineTo(-n,-3*n),t.lineTo(n,-3*n),
t.lineTo(n,-n),t.lineTo(3*n,-n),t.lineTo(3*n,n),t.lineTo(n,n),t.lineTo(n,3*n),t.lineTo(-n,3*n),t.lineTo(-n,n),t.lineTo(-3*n,n),t.closePath()}},k2=Jt(1/3),CS=k2*
2,Ip={draw(t,e){let n=Jt(e/CS),r=n*k2;t.moveTo(0,-n),t.lineTo(r,0),t.lineTo(0,n),t.lineTo(-r,0),t.closePath()}},Lp={draw(t,e){let n=Jt(e)*.62625;t.moveTo(0,-n),
t.lineTo(n,0),t.lineTo(0,n),t.lineTo(-n,0),t.closePath()}},Pp={draw(t,e){let n=Jt(e-Cp(e/7,2))*.87559;t.moveTo(-n,0),t.lineTo(n,0),t.moveTo(0,n),t.lineTo(0,-n)}},
Dp={draw(t,e){let n=Jt(e),r=-n/2;t.rect(r,r,n,n)}},Op={draw(t,e){let n=Jt(e)*.4431;t.moveTo(n,n),t.lineTo(n,-n),t.lineTo(-n,-n),t.lineTo(-n,n),t.closePath()}},ES=.8908130915292852,
A2=Yu(vs/10)/Yu(7*vs/10),NS=Yu(Gu/10)*A2,RS=-y2(Gu/10)*A2,zp={draw(t,e){let n=Jt(e*ES),r=NS*n,i=RS*n;t.moveTo(0,-n),t.lineTo(r,i);for(let o=1;o<5;++o){let a=Gu*
o/5,s=y2(a),c=Yu(a);t.lineTo(c*n,-s*n),t.lineTo(s*r-c*i,c*r+s*i)}t.closePath()}},kp=Jt(3),Fp={draw(t,e){let n=-Jt(e/(kp*3));t.moveTo(0,n*2),t.lineTo(-kp*n,-n),t.
lineTo(kp*n,-n),t.closePath()}},IS=Jt(3),Yp={draw(t,e){let n=Jt(e)*.6824,r=n/2,i=n*IS/2;t.moveTo(0,-n),t.lineTo(i,r),t.lineTo(-i,r),t.closePath()}},sn=-.5,cn=Jt(
3)/2,Tp=1/Jt(12),LS=(Tp/2+1)*3,Bp={draw(t,e){let n=Jt(e/LS),r=n/2,i=n*Tp,o=r,a=n*Tp+n,s=-o,c=a;t.moveTo(r,i),t.lineTo(o,a),t.lineTo(s,c),t.lineTo(sn*r-cn*i,cn*r+
sn*i),t.lineTo(sn*o-cn*a,cn*o+sn*a),t.lineTo(sn*s-cn*c,cn*s+sn*c),t.lineTo(sn*r+cn*i,sn*i-cn*r),t.lineTo(sn*o+cn*a,sn*a-cn*o),t.lineTo(sn*s+cn*c,sn*c-cn*s),t.closePath()}},
qp={draw(t,e){let n=Jt(e-Cp(e/6,1.7))*.6189;t.moveTo(-n,-n),t.lineTo(n,n),t.moveTo(-n,n),t.lineTo(n,-n)}},T2=[Li,Rp,Ip,Dp,zp,Fp,Bp],C2=[Li,Pp,qp,Yp,Np,Op,Lp];function Ir(){}function qu(t,e,n){t._context.bezierCurveTo((2*t._x0+t._x1)/3,(2*t._y0+t._y1)/3,(t._x0+2*t._x1)/3,(t._y0+2*t._y1)/3,(t._x0+4*t._x1+e)/6,(t._y0+4*
t._y1+n)/6)}function Wu(t){this._context=t}Wu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:qu(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:qu(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function E2(t){return new Wu(t)}
function N2(t){this._context=t}N2.prototype={areaStart:Ir,areaEnd:Ir,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._x2=t,this._y2=e;break;case 1:this._point=2,this._x3=t,this._y3=e;break;case 2:this._point=3,this._x4=t,this._y4=e,this._context.moveTo((this.
_x0+4*this._x1+t)/6,(this._y0+4*this._y1+e)/6);break;default:qu(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function R2(t){return new N2(
t)}function I2(t){this._context=t}I2.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){
switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+t)/6,r=(this._y0+4*this._y1+
e)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:qu(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=
this._y1,this._y1=e}};function L2(t){return new I2(t)}function P2(t,e){this._basis=new Wu(t),this._beta=e}P2.prototype={lineStart:function(){this._x=[],this._y=
[],this._basis.lineStart()},lineEnd:function(){var t=this._x,e=this._y,n=t.length-1;if(n>0)for(var r=t[0],i=e[0],o=t[n]-r,a=e[n]-i,s=-1,c;++s<=n;)c=s/n,this._basis.
point(this._beta*t[s]+(1-this._beta)*(r+c*o),this._beta*e[s]+(1-this._beta)*(i+c*a));this._x=this._y=null,this._basis.lineEnd()},point:function(t,e){this._x.push(
+t),this._y.push(+e)}};var D2=(function t(e){function n(r){return e===1?new Wu(r):new P2(r,e)}return n.beta=function(r){return t(+r)},n})(.85);function Xu(t,e,n){
t._context.bezierCurveTo(t._x1+t._k*(t._x2-t._x0),t._y1+t._k*(t._y2-t._y0),t._x2+t._k*(t._x1-e),t._y2+t._k*(t._y1-n),t._x2,t._y2)}function Xp(t,e){this._context=
t,this._k=(1-e)/6}Xp.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this.
_y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Xu(this,this._x1,this._y1);break}
(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this.
_point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2,this._x1=t,this._y1=e;break;case 2:this._point=3;default:Xu(this,
t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var O2=(function t(e){function n(r){return new Xp(r,e)}
return n.tension=function(r){return t(+r)},n})(0);function Up(t,e){this._context=t,this._k=(1-e)/6}Up.prototype={areaStart:Ir,areaEnd:Ir,lineStart:function(){this.
_x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{
this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{
this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this.
_point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:
Xu(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var z2=(function t(e){function n(r){return new Up(
r,e)}return n.tension=function(r){return t(+r)},n})(0);function Gp(t,e){this._context=t,this._k=(1-e)/6}Gp.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this.
_point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=
2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Xu(this,
t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var F2=(function t(e){function n(r){return new Gp(r,e)}
return n.tension=function(r){return t(+r)},n})(0);function Wp(t,e,n){var r=t._x1,i=t._y1,o=t._x2,a=t._y2;if(t._l01_a>h2){var s=2*t._l01_2a+3*t._l01_a*t._l12_a+t.
_l12_2a,c=3*t._l01_a*(t._l01_a+t._l12_a);r=(r*s-t._x0*t._l12_2a+t._x2*t._l01_2a)/c,i=(i*s-t._y0*t._l12_2a+t._y2*t._l01_2a)/c}if(t._l23_a>h2){var u=2*t._l23_2a+3*
t._l23_a*t._l12_a+t._l12_2a,f=3*t._l23_a*(t._l23_a+t._l12_a);o=(o*u+t._x1*t._l23_2a-e*t._l12_2a)/f,a=(a*u+t._y1*t._l23_2a-n*t._l12_2a)/f}t._context.bezierCurveTo(
r,i,o,a,t._x2,t._y2)}function Y2(t,e){this._context=t,this._alpha=e}Y2.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){
switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&
this._context.closePath(),this._line=1-this._line},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=
2;break;case 2:this._point=3;default:Wp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this.
_x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var B2=(function t(e){function n(r){return e?new Y2(r,e):new Xp(r,0)}
return n.alpha=function(r){return t(+r)},n})(.5);function q2(t,e){this._context=t,this._alpha=e}q2.prototype={areaStart:Ir,areaEnd:Ir,lineStart:function(){this.
_x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this.
_l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{
this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,
this._y5);break}}},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}
switch(this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,
this._x5=t,this._y5=e;break;default:Wp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this.
_x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var X2=(function t(e){function n(r){return e?new q2(r,e):new Up(r,0)}
return n.alpha=function(r){return t(+r)},n})(.5);function U2(t,e){this._context=t,this._alpha=e}U2.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this.
_l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){
if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=
1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:
this._point=4;default:Wp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this.
_x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var G2=(function t(e){function n(r){return e?new U2(r,e):new Gp(r,0)}return n.alpha=function(r){
return t(+r)},n})(.5);function W2(t){this._context=t}W2.prototype={areaStart:Ir,areaEnd:Ir,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this.
_context.closePath()},point:function(t,e){t=+t,e=+e,this._point?this._context.lineTo(t,e):(this._point=1,this._context.moveTo(t,e))}};function H2(t){return new W2(
t)}function d2(t){return t<0?-1:1}function p2(t,e,n){var r=t._x1-t._x0,i=e-t._x1,o=(t._y1-t._y0)/(r||i<0&&-0),a=(n-t._y1)/(i||r<0&&-0),s=(o*i+a*r)/(r+i);return(d2(
o)+d2(a))*Math.min(Math.abs(o),Math.abs(a),.5*Math.abs(s))||0}function m2(t,e){var n=t._x1-t._x0;return n?(3*(t._y1-t._y0)/n-e)/2:e}function Ap(t,e,n){var r=t._x0,
i=t._y0,o=t._x1,a=t._y1,s=(o-r)/3;t._context.bezierCurveTo(r+s,i+s*e,o-s,a-s*n,o,a)}function Uu(t){this._context=t}Uu.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:Ap(this,this._t0,m2(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(t,e){var n=NaN;if(t=+t,e=+e,!(t===this._x1&&e===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,Ap(this,m2(this,n=p2(this,t,e)),n);break;default:Ap(this,this._t0,n=
p2(this,t,e));break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e,this._t0=n}}};function j2(t){this._context=new V2(t)}(j2.prototype=Object.create(Uu.
prototype)).point=function(t,e){Uu.prototype.point.call(this,e,t)};function V2(t){this._context=t}V2.prototype={moveTo:function(t,e){this._context.moveTo(e,t)},
closePath:function(){this._context.closePath()},lineTo:function(t,e){this._context.lineTo(e,t)},bezierCurveTo:function(t,e,n,r,i,o){this._context.bezierCurveTo(
e,t,r,n,o,i)}};function Z2(t){return new Uu(t)}function K2(t){return new j2(t)}function Q2(t){this._context=t}Q2.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var t=this._x,e=this._y,n=t.length;if(n)if(this._line?this._context.lineTo(t[0],e[0]):
this._context.moveTo(t[0],e[0]),n===2)this._context.lineTo(t[1],e[1]);else for(var r=g2(t),i=g2(e),o=0,a=1;a<n;++o,++a)this._context.bezierCurveTo(r[0][o],i[0][o],
r[1][o],i[1][o],t[a],e[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(t,e){this.
_x.push(+t),this._y.push(+e)}};function g2(t){var e,n=t.length-1,r,i=new Array(n),o=new Array(n),a=new Array(n);for(i[0]=0,o[0]=2,a[0]=t[0]+2*t[1],e=1;e<n-1;++e)
i[e]=1,o[e]=4,a[e]=4*t[e]+2*t[e+1];for(i[n-1]=2,o[n-1]=7,a[n-1]=8*t[n-1]+t[n],e=1;e<n;++e)r=i[e]/o[e-1],o[e]-=r,a[e]-=r*a[e-1];for(i[n-1]=a[n-1]/o[n-1],e=n-2;e>=
0;--e)i[e]=(a[e]-i[e+1])/o[e];for(o[n-1]=(t[n]+i[n-1])/2,e=0;e<n-1;++e)o[e]=2*t[e+1]-i[e+1];return[i,o]}function J2(t){return new Q2(t)}function Hu(t,e){this._context=
t,this._t=e}Hu.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){
0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=
0&&(this._t=1-this._t,this._line=1-this._line)},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this.
_context.moveTo(t,e);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,e),this._context.lineTo(t,e);else{var n=this._x*(1-this._t)+
t*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,e)}break}}this._x=t,this._y=e}};function tx(t){return new Hu(t,.5)}function ex(t){return new Hu(
t,0)}function nx(t){return new Hu(t,1)}function It(t){return t!=null&&!Number.isNaN(t)}function oe(t,e){return+It(e)-+It(t)||Tt(t,e)}function Pi(t,e){return+It(e)-+It(t)||tn(t,e)}function Ms(t){return t!=
null&&`${t}`!=""}function zo(t){return isFinite(t)?t:NaN}function Te(t){return t>0&&isFinite(t)?t:NaN}function Lr(t){return t<0&&isFinite(t)?t:NaN}function ju(t,e){if(t instanceof Date||(t=new Date(+t)),isNaN(t))return typeof e=="function"?e(t):e;let n=t.getUTCHours(),r=t.getUTCMinutes(),i=t.getUTCSeconds(),
o=t.getUTCMilliseconds();return`${PS(t.getUTCFullYear(),4)}-${dr(t.getUTCMonth()+1,2)}-${dr(t.getUTCDate(),2)}${n||r||i||o?`T${dr(n,2)}:${dr(r,2)}${i||o?`:${dr(
i,2)}${o?`.${dr(o,3)}`:""}`:""}Z`:""}`}function PS(t){return t<0?`-${dr(-t,6)}`:t>9999?`+${dr(t,6)}`:dr(t,4)}function dr(t,e){return`${t}`.padStart(e,"0")}var DS=/^(?:[-+]\d{2})?\d{4}(?:-\d{2}(?:-\d{2})?)?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?(?:Z|[-+]\d{2}:?\d{2})?)?$/;function Ss(t,e){return DS.test(t+="")?new Date(
t):typeof e=="function"?e(t):e}function pr(t){if(t==null)return;let e=t[0],n=t[t.length-1];return tn(e,n)}var Yo=1e3,Dr=Yo*60,Or=Dr*60,Pn=Or*24,Ln=Pn*7,Di=Pn*30,Pr=Pn*365,Hp=[["millisecond",1],["2 milliseconds",2],["5 milliseconds",5],["10 milliseconds",10],["20 mil\
liseconds",20],["50 milliseconds",50],["100 milliseconds",100],["200 milliseconds",200],["500 milliseconds",500],["second",Yo],["5 seconds",5*Yo],["15 seconds",
15*Yo],["30 seconds",30*Yo],["minute",Dr],["5 minutes",5*Dr],["15 minutes",15*Dr],["30 minutes",30*Dr],["hour",Or],["3 hours",3*Or],["6 hours",6*Or],["12 hours",
12*Or],["day",Pn],["2 days",2*Pn],["week",Ln],["2 weeks",2*Ln],["month",Di],["3 months",3*Di],["6 months",6*Di],["year",Pr],["2 years",2*Pr],["5 years",5*Pr],["\
10 years",10*Pr],["20 years",20*Pr],["50 years",50*Pr],["100 years",100*Pr]],jp=new Map([["second",Yo],["minute",Dr],["hour",Or],["day",Pn],["monday",Ln],["tues\
day",Ln],["wednesday",Ln],["thursday",Ln],["friday",Ln],["saturday",Ln],["sunday",Ln],["week",Ln],["month",Di],["year",Pr]]),ix=new Map([["second",Ae],["minute",
Mi],["hour",$i],["day",Cn],["monday",Ti],["tuesday",Zh],["wednesday",Kh],["thursday",lr],["friday",Qh],["saturday",Jh],["sunday",En],["week",En],["month",Ni],["\
year",De]]),Vp=new Map([["second",Ae],["minute",Si],["hour",ki],["day",ls],["monday",Ei],["tuesday",td],["wednesday",ed],["thursday",hr],["friday",nd],["saturda\
y",rd],["sunday",Nn],["week",Nn],["month",Ri],["year",Oe]]),Bo=Symbol("intervalDuration"),Zu=Symbol("intervalType");for(let[t,e]of ix)e[Bo]=jp.get(t),e[Zu]="tim\
e";for(let[t,e]of Vp)e[Bo]=jp.get(t),e[Zu]="utc";var $s=[["year",Oe,"utc"],["month",Ri,"utc"],["day",ls,"utc",6*Di],["hour",ki,"utc",3*Pn],["minute",Si,"utc",6*
Or],["second",Ae,"utc",30*Dr]],Vu=[["year",De,"time"],["month",Ni,"time"],["day",Cn,"time",6*Di],["hour",$i,"time",3*Pn],["minute",Mi,"time",6*Or],["second",Ae,
"time",30*Dr]],OS=[$s[0],Vu[0],$s[1],Vu[1],$s[2],Vu[2],...$s.slice(3)];function Ku(t){let e=`${t}`.toLowerCase();e.endsWith("s")&&(e=e.slice(0,-1));let n=1,r=/^(?:(\d+)\s+)/.
exec(e);switch(r&&(e=e.slice(r[0].length),n=+r[1]),e){case"quarter":e="month",n*=3;break;case"half":e="month",n*=6;break}let i=Vp.get(e);if(!i)throw new Error(`\
unknown interval: ${t}`);if(n>1&&!i.every)throw new Error(`non-periodic interval: ${e}`);return[e,n]}function ks(t){return ox(Ku(t),"time")}function Oi(t){return ox(
Ku(t),"utc")}function ox([t,e],n){let r=(n==="time"?ix:Vp).get(t);return e>1&&(r=r.every(e),r[Bo]=jp.get(t)*e,r[Zu]=n),r}function Zp(t,e){if(!(e>1))return;let n=t[Bo];
if(!Hp.some(([,i])=>i===n)||n%Pn===0&&Pn<n&&n<Di)return;let[r]=Hp[ho(([,i])=>Math.log(i)).center(Hp,Math.log(n*e))];return(t[Zu]==="time"?ks:Oi)(r)}function rx(t,e,n){
let r=e==="time"?ms:Rn;if(n==null)return r(t==="year"?"%Y":t==="month"?"%Y-%m":t==="day"?"%Y-%m-%d":t==="hour"||t==="minute"?"%Y-%m-%dT%H:%M":t==="second"?"%Y-%\
m-%dT%H:%M:%S":"%Y-%m-%dT%H:%M:%S.%L");let i=zS(n);switch(t){case"millisecond":return Fo(r(".%L"),r(":%M:%S"),i);case"second":return Fo(r(":%S"),r("%-I:%M"),i);case"\
minute":return Fo(r("%-I:%M"),r("%p"),i);case"hour":return Fo(r("%-I %p"),r("%b %-d"),i);case"day":return Fo(r("%-d"),r("%b"),i);case"month":return Fo(r("%b"),r(
"%Y"),i);case"year":return r("%Y")}throw new Error("unable to format time ticks")}function zS(t){return t==="left"||t==="right"?(e,n)=>`
${e}
${n}`:t==="top"?(e,n)=>`${n}
${e}`:(e,n)=>`${e}
${n}`}function FS(t){return t==="time"?Vu:t==="utc"?$s:OS}function ax(t,e,n){let r=Ct(Eg(e,(i,o)=>Math.abs(o-i)));if(r<1e3)return rx("millisecond","utc",n);for(let[
i,o,a,s]of FS(t)){if(r>s||i==="hour"&&!r)break;if(e.every(c=>o.floor(c)>=c))return rx(i,a,n)}}function Fo(t,e,n){return(r,i,o)=>{let a=t(r,i),s=e(r,i),c=i-pr(o);
return i!==c&&o[c]!==void 0&&s===e(o[c],c)?a:n(a,s)}}var As=Object.getPrototypeOf(Uint8Array),YS=Object.prototype.toString;function ze(t){return t instanceof Array||t instanceof As}function ux(t){return t instanceof
As&&!BS(t)}function fx(t){return t?.prototype instanceof As&&!qS(t)}function BS(t){return t instanceof BigInt64Array||t instanceof BigUint64Array}function qS(t){
return t===BigInt64Array||t===BigUint64Array}var Qp=Symbol("reindex");function Z(t,e,n){let r=typeof e;return r==="string"?Mx(t)?Jp(t.getChild(e),n):sx(t,tm(e),
n):r==="function"?sx(t,e,n):r==="number"||e instanceof Date||r==="boolean"?dt(t,Ft(e),n):typeof e?.transform=="function"?Kp(e.transform(t),n):XS(Kp(e,n),t?.[Qp])}
function XS(t,e){return t!=null&&e?Cs(t,e):t}function sx(t,e,n){return dt(t,fx(n)?(r,i)=>em(e(r,i)):e,n)}function Kp(t,e){return e===void 0?un(t):Sx(t)?Jp(t,e):
t instanceof e?t:e.from(t,fx(e)&&!ux(t)?em:void 0)}function Jp(t,e){return t==null?t:(e===void 0||e===Array)&&WS(t.type)?nm(cx(t)):Kp(cx(t),e)}function cx(t){return t.
nullCount?t.toJSON():t.toArray()}var zr=[null],tm=t=>e=>{let n=e[t];return n===void 0&&e.type==="Feature"?e.properties?.[t]:n},$t={transform:Ce},B={transform:t=>t};var Ts=()=>1,lx=()=>!0,zt=t=>t==null?t:`${t}`,gt=t=>t==null?t:+t;var zi=t=>t?t[0]:void 0,Fr=t=>t?t[1]:void 0,hx=t=>t?t[2]:void 0,Ft=t=>()=>t;function qo(t){let e=+`${t}`.slice(1)/100;return(n,r)=>Je(n,e,r)}function Ht(t){return ux(
t)?t:dt(t,em,Float64Array)}function em(t){return t==null?NaN:Number(t)}function nm(t){return dt(t,rm)}function rm(t){return t instanceof Date&&!isNaN(t)?t:typeof t==
"string"?Ss(t):t==null||isNaN(t=Number(t))?void 0:new Date(t)}function Dt(t,e){return t===void 0&&(t=e),t===null?[void 0,"none"]:Xr(t)?[void 0,t]:[t,void 0]}function Mt(t,e){
return t===void 0&&(t=e),t===null||typeof t=="number"?[void 0,t]:[t,void 0]}function im(t,e,n){if(t!=null)return te(t,e,n)}function te(t,e,n){let r=`${t}`.toLowerCase();
if(!n.includes(r))throw new Error(`invalid ${e}: ${t}`);return r}function mr(t){return Mx(t)?t:un(t)}function un(t){if(t==null||ze(t))return t;if(Sx(t))return Jp(
t);if(dx(t))switch(t.type){case"FeatureCollection":return t.features;case"GeometryCollection":return t.geometries;default:return[t]}return Array.from(t)}function dx(t){
switch(t?.type){case"FeatureCollection":case"GeometryCollection":case"Feature":case"LineString":case"MultiLineString":case"MultiPoint":case"MultiPolygon":case"P\
oint":case"Polygon":case"Sphere":return!0;default:return!1}}function dt(t,e,n=Array){return t==null?t:t instanceof n?t.map(e):n.from(t,e)}function Yr(t,e=Array){
return t instanceof e?t.slice():e.from(t)}function om({x:t,x1:e,x2:n}){return t!==void 0||e!==void 0||n!==void 0}function am({y:t,y1:e,y2:n}){return t!==void 0||
e!==void 0||n!==void 0}function gr(t){return om(t)||am(t)||t.interval!==void 0}function jt(t){return t?.toString===YS}function Dn(t){return jt(t)&&(t.type!==void 0||
t.domain!==void 0)}function Ge(t){return jt(t)&&typeof t.transform!="function"}function On(t){return Ge(t)&&t.value===void 0&&t.channel===void 0}function sm(t,e,n,r=B){
return e===void 0&&n===void 0?(e=0,n=t===void 0?r:t):e===void 0?e=t===void 0?0:t:n===void 0&&(n=t===void 0?0:t),[e,n]}function Gt(t,e){return t===void 0&&e===void 0?
[zi,Fr]:[t,e]}function ye({z:t,fill:e,stroke:n}={}){return t===void 0&&([t]=Dt(e)),t===void 0&&([t]=Dt(n)),t}function Br(t){return ze(t)?t.length:t?.numRows}function Ce(t){
let e=Br(t),n=new Uint32Array(e);for(let r=0;r<e;++r)n[r]=r;return n}function Cs(t,e){return ze(t)?dt(e,n=>t[n],t.constructor):dt(e,n=>t.at(n))}function Xo(t){return t.
length===1?(e,n)=>t(Cs(n,e)):t}function yr(t,e,n){return t.subarray?t.subarray(e,n):t.slice(e,n)}function fn(t){return t!==null&&typeof t=="object"?t.valueOf():
t}function Qu(t,e){if(e[t]!==void 0)return e[t];switch(t){case"x1":case"x2":t="x";break;case"y1":case"y2":t="y";break}return e[t]}function ae(t){let e;return[{transform:()=>e,
label:de(t)},n=>e=n]}function he(t){return t==null?[t]:ae(t)}function de(t,e){return typeof t=="string"?t:t&&t.label!==void 0?t.label:e}function Uo(t,e){return{
transform(n){let r=t.transform(n),i=e.transform(n);return Ot(r)||Ot(i)?dt(r,(o,a)=>new Date((+r[a]+ +i[a])/2)):dt(r,(o,a)=>(+r[a]+ +i[a])/2,Float64Array)},label:t.
label}}function Fi(t,e){let n=cm(e?.interval,e?.type);return n?dt(t,n):t}function cm(t,e){let n=Go(t,e);return n&&(r=>It(r)?n.floor(r):r)}function Go(t,e){if(t!=
null){if(typeof t=="number")return um(t);if(typeof t=="string")return(e==="time"?ks:Oi)(t);if(typeof t.floor!="function")throw new Error("invalid interval; miss\
ing floor method");if(typeof t.offset!="function")throw new Error("invalid interval; missing offset method");return t}}function um(t){t=+t,0<t&&t<1&&Number.isInteger(
1/t)&&(t=-1/t);let e=Math.abs(t);return t<0?{floor:n=>Math.floor(n*e)/e,offset:(n,r=1)=>(n*e+Math.floor(r))/e,range:(n,r)=>ue(Math.ceil(n*e),r*e).map(i=>i/e)}:{
floor:n=>Math.floor(n/e)*e,offset:(n,r=1)=>n+e*Math.floor(r),range:(n,r)=>ue(Math.ceil(n/e),r/e).map(i=>i*e)}}function zn(t,e){if(t=Go(t,e),t&&typeof t.range!="\
function")throw new Error("invalid interval: missing range method");return t}function px(t,e){if(t=zn(t,e),t&&typeof t.ceil!="function")throw new Error("invalid\
 interval: missing ceil method");return t}function mx(t){return qr(t)&&typeof t?.floor=="function"&&t.floor()instanceof Date}function qr(t){return typeof t?.range==
"function"}function ln(t){return t===void 0||Ge(t)?t:{value:t}}function gx(t){return t==null?null:{transform:e=>Z(e,t,Float64Array),label:de(t)}}function yx(t){
if(!Ee(t))return!1;for(let e of t)if(e!=null)return typeof e=="object"&&"0"in e&&"1"in e}function Ee(t){return t&&typeof t[Symbol.iterator]=="function"}function Ju(t){
for(let e of t)if(e!=null)return typeof e!="object"||e instanceof Date}function Lt(t){for(let e of t){if(e==null)continue;let n=typeof e;return n==="string"||n===
"boolean"}}function Ot(t){for(let e of t)if(e!=null)return e instanceof Date}function bx(t){for(let e of t)if(e!=null)return typeof e=="string"&&isNaN(e)&&Ss(e)}
function xx(t){for(let e of t)if(e!=null){if(typeof e!="string")return!1;if(e.trim())return!isNaN(e)}}function br(t){for(let e of t)if(e!=null)return typeof e==
"number"}function tf(t,e){let n;for(let r of t)if(r!=null){if(!e(r))return!1;n=!0}return n}var US=new Set("none,currentcolor,transparent,aliceblue,antiquewhite,\
aqua,aquamarine,azure,beige,bisque,black,blanchedalmond,blue,blueviolet,brown,burlywood,cadetblue,chartreuse,chocolate,coral,cornflowerblue,cornsilk,crimson,cya\
n,darkblue,darkcyan,darkgoldenrod,darkgray,darkgreen,darkgrey,darkkhaki,darkmagenta,darkolivegreen,darkorange,darkorchid,darkred,darksalmon,darkseagreen,darksla\
teblue,darkslategray,darkslategrey,darkturquoise,darkviolet,deeppink,deepskyblue,dimgray,dimgrey,dodgerblue,firebrick,floralwhite,forestgreen,fuchsia,gainsboro,\
ghostwhite,gold,goldenrod,gray,green,greenyellow,grey,honeydew,hotpink,indianred,indigo,ivory,khaki,lavender,lavenderblush,lawngreen,lemonchiffon,lightblue,ligh\
tcoral,lightcyan,lightgoldenrodyellow,lightgray,lightgreen,lightgrey,lightpink,lightsalmon,lightseagreen,lightskyblue,lightslategray,lightslategrey,lightsteelbl\
ue,lightyellow,lime,limegreen,linen,magenta,maroon,mediumaquamarine,mediumblue,mediumorchid,mediumpurple,mediumseagreen,mediumslateblue,mediumspringgreen,medium\
turquoise,mediumvioletred,midnightblue,mintcream,mistyrose,moccasin,navajowhite,navy,oldlace,olive,olivedrab,orange,orangered,orchid,palegoldenrod,palegreen,pal\
eturquoise,palevioletred,papayawhip,peachpuff,peru,pink,plum,powderblue,purple,rebeccapurple,red,rosybrown,royalblue,saddlebrown,salmon,sandybrown,seagreen,seas\
hell,sienna,silver,skyblue,slateblue,slategray,slategrey,snow,springgreen,steelblue,tan,teal,thistle,tomato,turquoise,violet,wheat,white,whitesmoke,yellow".split(
","));function Xr(t){return typeof t!="string"?!1:(t=t.toLowerCase().trim(),/^#[0-9a-f]{3,8}$/.test(t)||/^(?:url|var|rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix)\(.*\)$/.
test(t)||US.has(t))}function wx(t){return typeof t=="number"&&(0<=t&&t<=1||isNaN(t))}function _t(t){return t==null||xr(t)}function xr(t){return/^\s*none\s*$/i.test(
t)}function vx(t){return/^\s*round\s*$/i.test(t)}function ef(t,e){return im(t,e,["middle","top-left","top","top-right","right","bottom-right","bottom","bottom-l\
eft","left"])}function Fn(t="middle"){return ef(t,"frameAnchor")}function _x(t={},...e){let n=t;for(let r of e)for(let i in r)if(n[i]===void 0){let o=r[i];n===t?
n={...n,[i]:o}:n[i]=o}return n}function GS(t){console.warn("named iterables are deprecated; please use an object instead");let e=new Set;return Object.fromEntries(
Array.from(t,n=>{let{name:r}=n;if(r==null)throw new Error("missing name");let i=`${r}`;if(i==="__proto__")throw new Error(`illegal name: ${i}`);if(e.has(i))throw new Error(
`duplicate name: ${i}`);return e.add(i),[r,n]}))}function Es(t){return Ee(t)?GS(t):t}function nf(t){return t===!0?t="frame":t===!1?t=null:!dx(t)&&t!=null&&(t=te(
t,"clip",["frame","sphere"]),t==="sphere"&&(t={type:"Sphere"})),t}function Mx(t){return t&&typeof t.getChild=="function"&&typeof t.toArray=="function"&&t.schema&&
Array.isArray(t.schema.fields)}function Sx(t){return t&&typeof t.toArray=="function"&&t.type}function WS(t){return t&&(t.typeId===8||t.typeId===10)&&t.unit===1}var hn=Symbol("position"),We=Symbol("color"),Yi=Symbol("radius"),Bi=Symbol("length"),qi=Symbol("opacity"),Wo=Symbol("symbol"),$x=Symbol("projection"),kt=new Map(
[["x",hn],["y",hn],["fx",hn],["fy",hn],["r",Yi],["color",We],["opacity",qi],["symbol",Wo],["length",Bi],["projection",$x]]);function kx(t){return t===hn||t===$x}
function Ax(t){return t===hn||t===Yi||t===Bi||t===qi}var fm=Math.sqrt(3),lm=2/fm,HS={draw(t,e){let n=Math.sqrt(e/Math.PI),r=n*lm,i=r/2;t.moveTo(0,r),t.lineTo(n,i),t.lineTo(n,-i),t.lineTo(0,-r),t.lineTo(-n,-i),t.lineTo(
-n,i),t.closePath()}},hm=new Map([["asterisk",Np],["circle",Li],["cross",Rp],["diamond",Ip],["diamond2",Lp],["hexagon",HS],["plus",Pp],["square",Dp],["square2",
Op],["star",zp],["times",qp],["triangle",Fp],["triangle2",Yp],["wye",Bp]]);function dm(t){return t&&typeof t.draw=="function"}function Tx(t){return dm(t)?!0:typeof t!=
"string"?!1:hm.has(t.toLowerCase())}function Ho(t){if(t==null||dm(t))return t;let e=hm.get(`${t}`.toLowerCase());if(e)return e;throw new Error(`invalid symbol: ${t}`)}
function Cx(t){if(t==null||dm(t))return[void 0,t];if(typeof t=="string"){let e=hm.get(`${t}`.toLowerCase());if(e)return[void 0,e]}return[t,void 0]}function Vt({filter:t,sort:e,reverse:n,transform:r,initializer:i,...o}={},a){if(r===void 0&&(t!=null&&(r=gm(t)),e!=null&&!On(e)&&(r=pm(r,bm(e))),n&&(r=pm(r,ym))),
a!=null&&i!=null)throw new Error("transforms cannot be applied after initializers");return{...o,...(e===null||On(e))&&{sort:e},transform:pm(r,a)}}function At({filter:t,
sort:e,reverse:n,initializer:r,...i}={},o){return r===void 0&&(t!=null&&(r=gm(t)),e!=null&&!On(e)&&(r=mm(r,bm(e))),n&&(r=mm(r,ym))),{...i,...(e===null||On(e))&&
{sort:e},initializer:mm(r,o)}}function pm(t,e){return t==null?e===null?void 0:e:e==null?t===null?void 0:t:function(n,r,i){return{data:n,facets:r}=t.call(this,n,
r,i),e.call(this,mr(n),r,i)}}function mm(t,e){return t==null?e===null?void 0:e:e==null?t===null?void 0:t:function(n,r,i,...o){let a,s,c,u,f,h;return{data:s=n,facets:c=r,
channels:a}=t.call(this,n,r,i,...o),{data:f=s,facets:h=c,channels:u}=e.call(this,s,c,{...i,...a},...o),{data:f,facets:h,channels:{...a,...u}}}}function rf(t,e){
return(t.initializer!=null?At:Vt)(t,e)}function Ex(t,e){return rf(e,gm(t))}function gm(t){return(e,n)=>{let r=Z(e,t);return{data:e,facets:n.map(i=>i.filter(o=>r[o]))}}}
function Nx({sort:t,...e}={}){return{...rf(e,ym),sort:On(t)?t:null}}function ym(t,e){return{data:t,facets:e.map(n=>n.slice().reverse())}}function Rx({seed:t,sort:e,
...n}={}){return{...rf(n,Ix(t==null?Math.random:fs(t))),sort:On(e)?e:null}}function of(t,{sort:e,...n}={}){return{...(Ge(t)&&t.channel!==void 0?At:rf)(n,bm(t)),
sort:On(e)?e:null}}function bm(t){return(typeof t=="function"&&t.length!==1?jS:Ix)(t)}function jS(t){return(e,n)=>{let r=ze(e)?(i,o)=>t(e[i],e[o]):(i,o)=>t(e.get(
i),e.get(o));return{data:e,facets:n.map(i=>i.slice().sort(r))}}}function Ix(t){let e,n;({channel:e,value:t,order:n}={...ln(t)});let r=e?.startsWith("-");if(r&&(e=
e.slice(1)),n===void 0&&(n=r?Pi:oe),typeof n!="function")switch(`${n}`.toLowerCase()){case"ascending":n=oe;break;case"descending":n=Pi;break;default:throw new Error(
`invalid order: ${n}`)}return(i,o,a)=>{let s;if(e===void 0)s=Z(i,t);else{if(a===void 0)throw new Error("channel sort requires an initializer");if(s=a[e],!s)return{};
s=s.value}let c=(u,f)=>n(s[u],s[f]);return{data:i,facets:o.map(u=>u.slice().sort(c))}}}function Rs(t,e){return af(null,null,t,e)}function Ur(t={y:"count"},e={}){let{x:n=B}=e;if(n==null)throw new Error("missing channel: x");return af(n,null,t,e)}function Gr(t={
x:"count"},e={}){let{y:n=B}=e;if(n==null)throw new Error("missing channel: y");return af(null,n,t,e)}function Is(t={fill:"count"},e={}){let{x:n,y:r}=e;if([n,r]=
Gt(n,r),n==null)throw new Error("missing channel: x");if(r==null)throw new Error("missing channel: y");return af(n,r,t,e)}function af(t,e,{data:n=uf,filter:r,sort:i,
reverse:o,...a}={},s={}){a=wm(a,s),n=zx(n,B),i=i==null?void 0:Dx("sort",i,s),r=r==null?void 0:Ox("filter",r,s);let[c,u]=he(t),[f,h]=he(e),{z:l,fill:d,stroke:p,x1:m,
x2:b,y1:y,y2:g,...w}=s,[x,_]=he(l),[v]=Dt(d),[M]=Dt(p),[k,S]=he(v),[T,$]=he(M);return{..."z"in s&&{z:x||l},..."fill"in s&&{fill:k||d},..."stroke"in s&&{stroke:T||
p},...Vt(w,(A,R,E)=>{let C=Fi(Z(A,t),E?.x),N=Fi(Z(A,e),E?.y),I=Z(A,l),F=Z(A,v),L=Z(A,M),Y=Ls(a,{z:I,fill:F,stroke:L}),q=[],U=[],X=C&&u([]),ot=N&&h([]),st=I&&_([]),
ut=F&&S([]),G=L&&$([]),at=0;for(let O of a)O.initialize(A);i&&i.initialize(A),r&&r.initialize(A);for(let O of R){let W=[];for(let H of a)H.scope("facet",O);i&&i.
scope("facet",O),r&&r.scope("facet",O);for(let[H,D]of Yn(O,Y))for(let[pt,J]of Yn(D,N))for(let[mt,yt]of Yn(J,C)){let Rt={data:A};if(C&&(Rt.x=mt),N&&(Rt.y=pt),Y&&
(Rt.z=H),!(r&&!r.reduce(yt,Rt))){W.push(at++),U.push(n.reduceIndex(yt,A,Rt)),C&&X.push(mt),N&&ot.push(pt),I&&st.push(Y===I?H:I[yt[0]]),F&&ut.push(Y===F?H:F[yt[0]]),
L&&G.push(Y===L?H:L[yt[0]]);for(let vn of a)vn.reduce(yt,Rt);i&&i.reduce(yt,Rt)}}q.push(W)}return vm(q,i,o),{data:U,facets:q}}),...!Bn(a,"x")&&(c?{x:c}:{x1:m,x2:b}),
...!Bn(a,"y")&&(f?{y:f}:{y1:y,y2:g}),...Object.fromEntries(a.map(({name:A,output:R})=>[A,R]))}}function Bn(t,...e){for(let{name:n}of t)if(e.includes(n))return!0;
return!1}function xm(t,e,n=sf){let r=Object.entries(t);return e.title!=null&&t.title===void 0&&r.push(["title",t$]),e.href!=null&&t.href===void 0&&r.push(["href",
ff]),r.filter(([,i])=>i!==void 0).map(([i,o])=>o===null?VS(i):n(i,o,e))}function sf(t,e,n,r=cf){let i;jt(e)&&"reduce"in e&&(i=e.scale,e=e.reduce);let o=r(t,e,n),
[a,s]=ae(o.label),c;return{name:t,output:i===void 0?a:{value:a,scale:i},initialize(u){o.initialize(u),c=s([])},scope(u,f){o.scope(u,f)},reduce(u,f){c.push(o.reduce(
u,f))}}}function VS(t){return{name:t,initialize(){},scope(){},reduce(){}}}function cf(t,e,n,r=jo){let i=Qu(t,n),o=r(e,i),a,s;return{label:de(o===Ns?null:i,o.label),
initialize(c){a=i===void 0?c:Z(c,i),o.scope==="data"&&(s=o.reduceIndex(Ce(c),a))},scope(c,u){o.scope===c&&(s=o.reduceIndex(u,a))},reduce(c,u){return o.scope==null?
o.reduceIndex(c,a,u):o.reduceIndex(c,a,s,u)}}}function Yn(t,e){return e?Ne(t,n=>e[n]):[[,t]]}function jo(t,e,n=ZS){if(t==null)return n(t);if(typeof t.reduceIndex==
"function")return t;if(typeof t.reduce=="function"&&jt(t))return QS(t);if(typeof t=="function")return JS(t);if(/^p\d{2}$/i.test(t))return wr(qo(t));switch(`${t}`.
toLowerCase()){case"first":return ff;case"last":return e$;case"identity":return uf;case"count":return Ns;case"distinct":return n$;case"sum":return e==null?Ns:r$;case"\
proportion":return Px(e,"data");case"proportion-facet":return Px(e,"facet");case"deviation":return wr(Qn);case"min":return wr(Wt);case"min-index":return wr(kg);case"\
max":return wr(Ct);case"max-index":return wr($g);case"mean":return Lx(di);case"median":return Lx(tr);case"variance":return wr(za);case"mode":return wr(Ec)}return n(
t)}function ZS(t){throw new Error(`invalid reduce: ${t}`)}function wm(t,e){return xm(t,e,Dx)}function Dx(t,e,n){return sf(t,e,n,Ox)}function Ox(t,e,n){return cf(
t,e,n,zx)}function zx(t,e){return jo(t,e,KS)}function KS(t){switch(`${t}`.toLowerCase()){case"x":return i$;case"y":return o$;case"z":return _m}throw new Error(`\
invalid group reduce: ${t}`)}function Ls(t,e){for(let n in e){let r=e[n];if(r!==void 0&&!t.some(i=>i.name===n))return r}}function vm(t,e,n){if(e){let r=e.output.
transform(),i=(o,a)=>oe(r[o],r[a]);t.forEach(o=>o.sort(i))}n&&t.forEach(r=>r.reverse())}function QS(t){return console.warn("deprecated reduce interface; impleme\
nt reduceIndex instead."),{...t,reduceIndex:t.reduce.bind(t)}}function JS(t){return{reduceIndex(e,n,r){return t(Cs(n,e),r)}}}function wr(t){return{reduceIndex(e,n){
return t(e,r=>n[r])}}}function Lx(t){return{reduceIndex(e,n){let r=t(e,i=>n[i]);return Ot(n)?new Date(r):r}}}var uf={reduceIndex(t,e){return Cs(e,t)}},ff={reduceIndex(t,e){
return e[t[0]]}},t$={reduceIndex(t,e){let r=lo(Jn(t,o=>o.length,o=>e[o]),Fr),i=r.slice(-5).reverse();if(i.length<r.length){let o=r.slice(0,-4);i[4]=[`… ${o.length.
toLocaleString("en-US")} more`,we(o,Fr)]}return i.map(([o,a])=>`${o} (${a.toLocaleString("en-US")})`).join(`
`)}},e$={reduceIndex(t,e){return e[t[t.length-1]]}},Ns={label:"Frequency",reduceIndex(t){return t.length}},n$={label:"Distinct",reduceIndex(t,e){let n=new Qe;for(let r of t)
n.add(e[r]);return n.size}},r$=wr(we);function Px(t,e){return t==null?{scope:e,label:"Frequency",reduceIndex:(n,r,i=1)=>n.length/i}:{scope:e,reduceIndex:(n,r,i=1)=>we(
n,o=>r[o])/i}}var i$={reduceIndex(t,e,{x:n}){return n}},o$={reduceIndex(t,e,{y:n}){return n}},_m={reduceIndex(t,e,{z:n}){return n}};function Fx(t){if(typeof t!=
"function")throw new Error(`invalid test function: ${t}`);return{reduceIndex(e,n,{data:r}){return n[e.find(ze(r)?i=>t(r[i],i,r):i=>t(r.get(i),i,r))]}}}function Vo(t,{scale:e,type:n,value:r,filter:i,hint:o,label:a=de(r)},s){return o===void 0&&typeof r?.transform=="function"&&(o=r.hint),Sm(s,{scale:e,type:n,value:Z(
t,r),label:a,filter:i,hint:o})}function lf(t,e){return Object.fromEntries(Object.entries(t).map(([n,r])=>[n,Vo(e,r,n)]))}function Wr(t,e){let n=Object.fromEntries(
Object.entries(t).map(([r,{scale:i,value:o}])=>{let a=i==null?null:e[i];return[r,a==null?o:dt(o,a)]}));return n.channels=t,n}function Sm(t,e){let{scale:n,value:r}=e;
if(n===!0||n==="auto")switch(t){case"fill":case"stroke":case"color":e.scale=n!==!0&&tf(r,Xr)?null:"color",e.defaultScale="color";break;case"fillOpacity":case"st\
rokeOpacity":case"opacity":e.scale=n!==!0&&tf(r,wx)?null:"opacity",e.defaultScale="opacity";break;case"symbol":n!==!0&&tf(r,Tx)?(e.scale=null,e.value=dt(r,Ho)):
e.scale="symbol",e.defaultScale="symbol";break;default:e.scale=kt.has(t)?t:null;break}else if(n===!1)e.scale=null;else if(n!=null&&!kt.has(n))throw new Error(`u\
nknown scale: ${n}`);return e}function Bx(t,e,n,r,i){let{order:o,reverse:a,reduce:s=!0,limit:c}=i;for(let u in i){if(!kt.has(u))continue;let{value:f,order:h=o,reverse:l=a,
reduce:d=s,limit:p=c}=ln(i[u]),m=f?.startsWith("-");if(m&&(f=f.slice(1)),h=h===void 0?m!==(f==="width"||f==="height")?Xx:qx:c$(h),d==null||d===!1)continue;let b=u===
"fx"||u==="fy"?s$(e,r[u]):a$(n,u);if(!b)throw new Error(`missing channel for scale: ${u}`);let y=b.value,[g=0,w=1/0]=Ee(p)?p:p<0?[p]:[0,p];if(f==null)b.domain=()=>{
let x=Array.from(new Qe(y));return l&&(x=x.reverse()),(g!==0||w!==1/0)&&(x=x.slice(g,w)),x};else{let x=f==="data"?t:f==="height"?Yx(n,"y1","y2"):f==="width"?Yx(
n,"x1","x2"):Mm(n,f,f==="y"?"y2":f==="x"?"x2":void 0),_=jo(d===!0?"max":d,x);b.domain=()=>{let v=Sg(Ce(y),M=>_.reduceIndex(M,x),M=>y[M]);return h&&v.sort(h),l&&
v.reverse(),(g!==0||w!==1/0)&&(v=v.slice(g,w)),v.map(zi)}}}}function a$(t,e){for(let n in t){let r=t[n];if(r.scale===e)return r}}function s$(t,e){let n=t.original;
if(n===t)return e;let r=e.value,i=e.value=[];for(let o=0;o<n.length;++o){let a=r[n[o][0]];for(let s of t[o])i[s]=a}return e}function Yx(t,e,n){let r=Mm(t,e),i=Mm(
t,n);return dt(i,(o,a)=>Math.abs(o-r[a]),Float64Array)}function Mm(t,e,n){let r=t[e];if(!r&&n!==void 0&&(r=t[n]),r)return r.value;throw new Error(`missing chann\
el: ${e}`)}function c$(t){if(t==null||typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"ascending":return qx;case"descending":return Xx}throw new Error(
`invalid order: ${t}`)}function qx([t,e],[n,r]){return oe(e,r)||oe(t,n)}function Xx([t,e],[n,r]){return Pi(e,r)||oe(t,n)}function Ps(t,e){let n=t[e];if(n){for(;n.
source;)n=n.source;return n.source===null?null:n}}var jx=new Map([["accent",n2],["category10",e2],["dark2",r2],["observable10",i2],["paired",o2],["pastel1",a2],["pastel2",s2],["set1",c2],["set2",u2],["set3",f2],
["tableau10",l2]]);function Vx(t){return t!=null&&jx.has(`${t}`.toLowerCase())}var Ux=new Map([...jx,["brbg",vr(xd,wd)],["prgn",vr(vd,_d)],["piyg",vr(Md,Sd)],["\
puor",vr($d,kd)],["rdbu",vr(Ou,xs)],["rdgy",vr(Ad,Td)],["rdylbu",vr(zu,ws)],["rdylgn",vr(Cd,Ed)],["spectral",vr(Nd,Rd)],["burd",Gx(Ou,xs)],["buylrd",Gx(zu,ws)],
["blues",se(rp,ip)],["greens",se(op,ap)],["greys",se(sp,cp)],["oranges",se(dp,pp)],["purples",se(up,fp)],["reds",se(lp,hp)],["turbo",_r(vp)],["viridis",_r(_p)],
["magma",_r(Mp)],["inferno",_r(Sp)],["plasma",_r($p)],["cividis",_r(mp)],["cubehelix",_r(gp)],["warm",_r(yp)],["cool",_r(bp)],["bugn",se(Id,Ld)],["bupu",se(Pd,Dd)],
["gnbu",se(Od,zd)],["orrd",se(Fd,Yd)],["pubu",se(Xd,Ud)],["pubugn",se(Bd,qd)],["purd",se(Gd,Wd)],["rdpu",se(Hd,jd)],["ylgn",se(Kd,Qd)],["ylgnbu",se(Vd,Zd)],["yl\
orbr",se(Jd,tp)],["ylorrd",se(ep,np)],["rainbow",Wx(xp)],["sinebow",Wx(wp)]]);function se(t,e){return({length:n})=>n===1?[t[3][1]]:n===2?[t[3][1],t[3][2]]:(n=Math.
max(3,Math.floor(n)),n>9?ve(e,n):t[n])}function vr(t,e){return({length:n})=>n===2?[t[3][0],t[3][2]]:(n=Math.max(3,Math.floor(n)),n>11?ve(e,n):t[n])}function Gx(t,e){
return({length:n})=>n===2?[t[3][2],t[3][0]]:(n=Math.max(3,Math.floor(n)),n>11?ve(r=>e(1-r),n):t[n].slice().reverse())}function _r(t){return({length:e})=>ve(t,Math.
max(2,Math.floor(e)))}function Wx(t){return({length:e})=>ve(t,Math.floor(e)+1).slice(0,-1)}function $m(t){let e=`${t}`.toLowerCase();if(!Ux.has(e))throw new Error(
`unknown ordinal scheme: ${e}`);return Ux.get(e)}function Ds(t,e){let n=$m(t),r=typeof n=="function"?n({length:e}):n;return r.length!==e?r.slice(0,e):r}function Zx(t,e="\
greys"){let n=new Set,[r,i]=Ds(e,2);for(let o of t)if(o!=null)if(o===!0)n.add(i);else if(o===!1)n.add(r);else return;return[...n]}var Hx=new Map([["brbg",wd],["\
prgn",_d],["piyg",Sd],["puor",kd],["rdbu",xs],["rdgy",Td],["rdylbu",ws],["rdylgn",Ed],["spectral",Rd],["burd",t=>xs(1-t)],["buylrd",t=>ws(1-t)],["blues",ip],["g\
reens",ap],["greys",cp],["purples",fp],["reds",hp],["oranges",pp],["turbo",vp],["viridis",_p],["magma",Mp],["inferno",Sp],["plasma",$p],["cividis",mp],["cubehel\
ix",gp],["warm",yp],["cool",bp],["bugn",Ld],["bupu",Dd],["gnbu",zd],["orrd",Yd],["pubugn",qd],["pubu",Ud],["purd",Wd],["rdpu",jd],["ylgnbu",Zd],["ylgn",Qd],["yl\
orbr",tp],["ylorrd",np],["rainbow",xp],["sinebow",wp]]);function Zo(t){let e=`${t}`.toLowerCase();if(!Hx.has(e))throw new Error(`unknown quantitative scheme: ${e}`);
return Hx.get(e)}var u$=new Set(["brbg","prgn","piyg","puor","rdbu","rdgy","rdylbu","rdylgn","spectral","burd","buylrd"]);function Kx(t){return t!=null&&u$.has(
`${t}`.toLowerCase())}var Am=t=>e=>t(1-e),km=[0,1],Qx=new Map([["number",Kt],["rgb",bi],["hsl",M1],["hcl",k1],["lab",S1]]);function Tm(t){let e=`${t}`.toLowerCase();if(!Qx.has(e))throw new Error(
`unknown interpolator: ${e}`);return Qx.get(e)}function Qo(t,e,n,{type:r,nice:i,clamp:o,zero:a,domain:s=sw(t,n),unknown:c,round:u,scheme:f,interval:h,range:l=kt.
get(t)===Yi?d$(n,s):kt.get(t)===Bi?p$(n,s):kt.get(t)===qi?km:void 0,interpolate:d=kt.get(t)===We?f==null&&l!==void 0?bi:Zo(f!==void 0?f:r==="cyclical"?"rainbow":
"turbo"):u?Ua:Kt,reverse:p}){if(s=Jx(s),h=zn(h,r),(r==="cyclical"||r==="sequential")&&(r="linear"),typeof d!="function"&&(d=Tm(d)),p=!!p,l!==void 0){let m=s.length,
b=(l=Jx(l)).length;if(m!==b){if(d.length===1)throw new Error("invalid piecewise interpolator");d=Er(d,l),l=void 0}}if(d.length===1?(p&&(d=Am(d),p=!1),l===void 0&&
(l=Float64Array.from(s,(m,b)=>b/(s.length-1)),l.length===2&&(l=km)),e.interpolate((l===km?Ft:Os)(d))):e.interpolate(d),a){let[m,b]=St(s);(m>0||b<0)&&(s=Yr(s),(pr(
s)||1)===Math.sign(m)?s[0]=0:s[s.length-1]=0)}return p&&(s=go(s)),e.domain(s).unknown(c),i&&(e.nice(f$(i,r)),s=e.domain()),l!==void 0&&e.range(l),o&&e.clamp(o),
{type:r,domain:s,range:l,scale:e,interpolate:d,interval:h}}function Jx(t){return t=un(t),t.length>=2?t:[t[0],t[0]]}function f$(t,e){return t===!0?void 0:typeof t==
"number"?t:px(t,e)}function tw(t,e,n){return Qo(t,bs(),e,n)}function ew(t,e,n){return Cm(t,e,{...n,exponent:.5})}function Cm(t,e,{exponent:n=1,...r}){return Qo(
t,ld().exponent(n),e,{...r,type:"pow"})}function nw(t,e,{base:n=10,domain:r=m$(e),...i}){return Qo(t,ud().base(n),e,{...i,domain:r})}function rw(t,e,{constant:n=1,
...r}){return Qo(t,fd().constant(n),e,r)}function iw(t,e,{range:n,quantiles:r=n===void 0?5:(n=[...n]).length,n:i=r,scheme:o="rdylbu",domain:a=g$(e),unknown:s,interpolate:c,
reverse:u}){return n===void 0&&(n=c!==void 0?ve(c,i):kt.get(t)===We?Ds(o,i):void 0),a.length>0&&(a=hd(a,n===void 0?{length:i}:n).quantiles()),hf(t,e,{domain:a,range:n,
reverse:u,unknown:s})}function ow(t,e,{range:n,n:r=n===void 0?5:(n=[...n]).length,scheme:i="rdylbu",domain:o=sw(t,e),unknown:a,interpolate:s,reverse:c}){let[u,f]=St(
o),h;return n===void 0?(h=Ye(u,f,r),h[0]<=u&&h.splice(0,1),h[h.length-1]>=f&&h.pop(),r=h.length+1,n=s!==void 0?ve(s,r):kt.get(t)===We?Ds(i,r):void 0):(h=ve(Kt(u,
f),r+1).slice(1,-1),u instanceof Date&&(h=h.map(l=>new Date(l)))),pr(un(o))<0&&h.reverse(),hf(t,e,{domain:h,range:n,reverse:c,unknown:a})}function hf(t,e,{domain:n=[
0],unknown:r,scheme:i="rdylbu",interpolate:o,range:a=o!==void 0?ve(o,n.length+1):kt.get(t)===We?Ds(i,n.length+1):void 0,reverse:s}){n=un(n);let c=pr(n);if(!isNaN(
c)&&!l$(n,c))throw new Error(`the ${t} scale has a non-monotonic domain`);return s&&(a=go(a)),{type:"threshold",scale:dd(c<0?go(n):n,a===void 0?[]:a).unknown(r),
domain:n,range:a}}function l$(t,e){for(let n=1,r=t.length,i=t[0];n<r;++n){let o=tn(i,i=t[n]);if(o!==0&&o!==e)return!1}return!0}function aw(t){return{type:"ident\
ity",scale:Ax(kt.get(t))?cd():e=>e}}function Ko(t,e=zo){return t.length?[Wt(t,({value:n})=>n===void 0?n:Wt(n,e)),Ct(t,({value:n})=>n===void 0?n:Ct(n,e))]:[0,1]}
function sw(t,e){let n=kt.get(t);return(n===Yi||n===qi||n===Bi?h$:Ko)(e)}function h$(t){return[0,t.length?Ct(t,({value:e})=>e===void 0?e:Ct(e,zo)):1]}function d$(t,e){
let n=t.find(({radius:a})=>a!==void 0);if(n!==void 0)return[0,n.radius];let r=Je(t,.5,({value:a})=>a===void 0?NaN:Je(a,.25,Te)),i=e.map(a=>3*Math.sqrt(a/r)),o=30/
Ct(i);return o<1?i.map(a=>a*o):i}function p$(t,e){let n=tr(t,({value:o})=>o===void 0?NaN:tr(o,Math.abs)),r=e.map(o=>12*o/n),i=60/Ct(r);return i<1?r.map(o=>o*i):
r}function m$(t){for(let{value:e}of t)if(e!==void 0)for(let n of e){if(n>0)return Ko(t,Te);if(n<0)return Ko(t,Lr)}return[1,10]}function g$(t){let e=[];for(let{value:n}of t)
if(n!==void 0)for(let r of n)e.push(r);return e}function Os(t){return(e,n)=>r=>t(e+r*(n-e))}var Em=0,Nm;function cw(){let t=Em;return Em=0,Nm=void 0,t}function be(t){t!==Nm&&(Nm=t,console.warn(t),++Em)}function df(t,e,n,r,{type:i,nice:o,clamp:a,domain:s=Ko(r),unknown:c,pivot:u=0,scheme:f,range:h,symmetric:l=!0,interpolate:d=kt.get(t)===We?f==null&&h!==void 0?bi:
Zo(f!==void 0?f:"rdbu"):Kt,reverse:p}){u=+u,s=un(s);let[m,b]=s;if(s.length>2&&be(`Warning: the diverging ${t} scale domain contains extra elements.`),tn(m,b)<0&&
([m,b]=[b,m],p=!p),m=Math.min(m,u),b=Math.max(b,u),typeof d!="function"&&(d=Tm(d)),h!==void 0&&(d=d.length===1?Os(d)(...h):Er(d,h)),p&&(d=Am(d)),l){let y=n.apply(
u),g=y-n.apply(m),w=n.apply(b)-y;g<w?m=n.invert(y-w):g>w&&(b=n.invert(y+g))}return e.domain([m,u,b]).unknown(c).interpolator(d),a&&e.clamp(a),o&&e.nice(o),{type:i,
domain:[m,b],pivot:u,interpolate:d,scale:e}}function uw(t,e,n){return df(t,md(),y$,e,n)}function fw(t,e,n){return Rm(t,e,{...n,exponent:.5})}function Rm(t,e,{exponent:n=1,
...r}){return df(t,bd().exponent(n=+n),w$(n),e,{...r,type:"diverging-pow"})}function lw(t,e,{base:n=10,pivot:r=1,domain:i=Ko(e,r<0?Lr:Te),...o}){return df(t,gd().
base(n=+n),b$,e,{domain:i,pivot:r,...o})}function hw(t,e,{constant:n=1,...r}){return df(t,yd().constant(n=+n),v$(n),e,r)}var y$={apply(t){return t},invert(t){return t}},
b$={apply:Math.log,invert:Math.exp},x$={apply(t){return Math.sign(t)*Math.sqrt(Math.abs(t))},invert(t){return Math.sign(t)*(t*t)}};function w$(t){return t===.5?
x$:{apply(e){return Math.sign(e)*Math.pow(Math.abs(e),t)},invert(e){return Math.sign(e)*Math.pow(Math.abs(e),1/t)}}}function v$(t){return{apply(e){return Math.sign(
e)*Math.log1p(Math.abs(e/t))},invert(e){return Math.sign(e)*Math.expm1(Math.abs(e))*t}}}function dw(t,e,n,r){return Qo(t,e,n,r)}function pw(t,e,n){return dw(t,Jb(),e,n)}function mw(t,e,n){return dw(t,t2(),e,n)}var Jo=Symbol("ordinal");function yw(t,e,n,{type:r,interval:i,domain:o,range:a,reverse:s,hint:c}){return i=zn(i,r),o===void 0&&(o=_w(n,i,t)),(r==="categorical"||
r===Jo)&&(r="ordinal"),s&&(o=go(o)),o=e.domain(o).domain(),a!==void 0&&(typeof a=="function"&&(a=a(o)),e.range(a)),{type:r,domain:o,range:a,scale:e,hint:c,interval:i}}
function bw(t,e,{type:n,interval:r,domain:i,range:o,scheme:a,unknown:s,...c}){r=zn(r,n),i===void 0&&(i=_w(e,r,t));let u;if(kt.get(t)===Wo)u=_$(e),o=o===void 0?M$(
u):dt(o,Ho);else if(kt.get(t)===We&&(o===void 0&&(n==="ordinal"||n===Jo)&&(o=Zx(i,a),o!==void 0&&(a=void 0)),a===void 0&&o===void 0&&(a=n==="ordinal"?"turbo":"o\
bservable10"),a!==void 0))if(o!==void 0){let f=Zo(a),h=o[0],l=o[1]-o[0];o=({length:d})=>ve(p=>f(h+l*p),d)}else o=$m(a);if(s===Cu)throw new Error(`implicit unkno\
wn on ${t} scale is not supported`);return yw(t,Nu().unknown(s),e,{...c,type:n,domain:i,range:o,hint:u})}function xw(t,e,{align:n=.5,padding:r=.5,...i}){return vw(
Hb().align(n).padding(r),e,i,t)}function ww(t,e,{align:n=.5,padding:r=.1,paddingInner:i=r,paddingOuter:o=t==="fx"||t==="fy"?0:r,...a}){return vw(Oo().align(n).paddingInner(
i).paddingOuter(o),e,a,t)}function vw(t,e,n,r){let{round:i}=n;return i!==void 0&&t.round(i=!!i),t=yw(r,t,e,n),t.round=i,t}function _w(t,e,n){let r=new Qe;for(let{
value:i,domain:o}of t){if(o!==void 0)return o();if(i!==void 0)for(let a of i)r.add(a)}if(e!==void 0){let[i,o]=St(r).map(e.floor,e);return e.range(i,e.offset(o))}
if(r.size>1e4&&kt.get(n)===hn)throw new Error(`implicit ordinal domain of ${n} scale has more than 10,000 values`);return lo(r,oe)}function gw(t,e){let n;for(let{
hint:r}of t){let i=r?.[e];if(i!==void 0){if(n===void 0)n=i;else if(n!==i)return}}return n}function _$(t){return{fill:gw(t,"fill"),stroke:gw(t,"stroke")}}function M$(t){
return _t(t.fill)?C2:T2}function zs(t,{label:e,inset:n=0,insetTop:r=n,insetRight:i=n,insetBottom:o=n,insetLeft:a=n,round:s,nice:c,clamp:u,zero:f,align:h,padding:l,projection:d,facet:{label:p=e}={},
...m}={}){let b={};for(let[y,g]of t){let w=m[y],x=Ew(y,g,{round:kt.get(y)===hn?s:void 0,nice:c,clamp:u,zero:f,align:h,padding:l,projection:d,...w});if(x){let{label:_=y===
"fx"||y==="fy"?p:e,percent:v,transform:M,inset:k,insetTop:S=k!==void 0?k:y==="y"?r:0,insetRight:T=k!==void 0?k:y==="x"?i:0,insetBottom:$=k!==void 0?k:y==="y"?o:
0,insetLeft:A=k!==void 0?k:y==="x"?a:0}=w||{};if(M==null)M=void 0;else if(typeof M!="function")throw new Error("invalid scale transform; not a function");x.percent=
!!v,x.label=_===void 0?S$(g,x):_,x.transform=M,y==="x"||y==="fx"?(x.insetLeft=+A,x.insetRight=+T):(y==="y"||y==="fy")&&(x.insetTop=+S,x.insetBottom=+$),b[y]=x}}
return b}function Lm(t){let e={},n={scales:e};for(let[r,i]of Object.entries(t)){let{scale:o,type:a,interval:s,label:c}=i;e[r]=Rw(i),n[r]=o,o.type=a,s!=null&&(o.
interval=s),c!=null&&(o.label=c)}return n}function Aw(t,e){let{x:n,y:r,fx:i,fy:o}=t,a=i||o?gf(e):e;i&&Mw(i,a),o&&Sw(o,a);let s=i||o?Pm(t,e):e;n&&Mw(n,s),r&&Sw(r,
s)}function S$(t=[],e){let n;for(let{label:r}of t)if(r!==void 0){if(n===void 0)n=r;else if(n!==r)return}if(n!==void 0)return!qn(e)&&e.percent&&(n=`${n} (%)`),{inferred:!0,
toString:()=>n}}function mf(t){return Math.sign(pr(t.domain()))*Math.sign(pr(t.range()))}function gf(t){let{marginTop:e,marginRight:n,marginBottom:r,marginLeft:i,
width:o,height:a,facet:{marginTop:s,marginRight:c,marginBottom:u,marginLeft:f}}=t;return{marginTop:Math.max(e,s),marginRight:Math.max(n,c),marginBottom:Math.max(
r,u),marginLeft:Math.max(i,f),width:o,height:a}}function Pm({fx:t,fy:e},n){let{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:s,height:c}=gf(n);return{
marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:t?t.scale.bandwidth()+a+i:s,height:e?e.scale.bandwidth()+r+o:c,facet:{width:s,height:c}}}function Mw(t,e){
if(t.range===void 0){let{insetLeft:n,insetRight:r}=t,{width:i,marginLeft:o=0,marginRight:a=0}=e,s=o+n,c=i-a-r;t.range=[s,Math.max(s,c)],qn(t)||(t.range=Cw(t)),t.
scale.range(t.range)}Tw(t)}function Sw(t,e){if(t.range===void 0){let{insetTop:n,insetBottom:r}=t,{height:i,marginTop:o=0,marginBottom:a=0}=e,s=o+n,c=i-a-r;t.range=
[Math.max(s,c),s],qn(t)?t.range.reverse():t.range=Cw(t),t.scale.range(t.range)}Tw(t)}function Tw(t){t.round===void 0&&A$(t)&&$$(t)<=30&&t.scale.round(!0)}function $$({
scale:t}){let e=t.domain().length,[n,r]=t.range(),i=t.paddingInner?t.paddingInner():1,o=t.paddingOuter?t.paddingOuter():t.padding(),a=e-i,s=Math.abs(r-n)/Math.max(
1,a+o*2);return(s-Math.floor(s))*a}function Cw(t){let e=t.scale.domain().length+Dm(t);if(!(e>2))return t.range;let[n,r]=t.range;return Array.from({length:e},(i,o)=>n+
o/(e-1)*(r-n))}function yf(t,e,n){return Ew(t,n===void 0?void 0:[{hint:n}],{...e})}function Ew(t,e=[],n={}){let r=k$(t,e,n);if(n.type===void 0&&n.domain===void 0&&
n.range===void 0&&n.interval==null&&t!=="fx"&&t!=="fy"&&qn({type:r})){let i=e.map(({value:o})=>o).filter(o=>o!==void 0);i.some(Ot)?be(`Warning: some data associ\
ated with the ${t} scale are dates. Dates are typically associated with a "utc" or "time" scale rather than a "${ta(r)}" scale. If you are using a bar mark, you\
 probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat\
 this data as ordinal, you can specify the interval of the ${t} scale (e.g., d3.utcDay), or you can suppress this warning by setting the type of the ${t} scale \
to "${ta(r)}".`):i.some(bx)?be(`Warning: some data associated with the ${t} scale are strings that appear to be dates (e.g., YYYY-MM-DD). If these strings repre\
sent dates, you should parse them to Date objects. Dates are typically associated with a "utc" or "time" scale rather than a "${ta(r)}" scale. If you are using \
a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If yo\
u want to treat this data as ordinal, you can suppress this warning by setting the type of the ${t} scale to "${ta(r)}".`):i.some(xx)&&be(`Warning: some data as\
sociated with the ${t} scale are strings that appear to be numbers. If these strings represent numbers, you should parse or coerce them to numbers. Numbers are \
typically associated with a "linear" scale rather than a "${ta(r)}" scale. If you want to treat this data as ordinal, you can specify the interval of the ${t} s\
cale (e.g., 1 for integers), or you can suppress this warning by setting the type of the ${t} scale to "${ta(r)}".`)}switch(n.type=r,r){case"diverging":case"div\
erging-sqrt":case"diverging-pow":case"diverging-log":case"diverging-symlog":case"cyclical":case"sequential":case"linear":case"sqrt":case"threshold":case"quantil\
e":case"pow":case"log":case"symlog":n=pf(e,n,Ht);break;case"identity":switch(kt.get(t)){case hn:n=pf(e,n,Ht);break;case Wo:n=pf(e,n,T$);break}break;case"utc":case"\
time":n=pf(e,n,nm);break}switch(r){case"diverging":return uw(t,e,n);case"diverging-sqrt":return fw(t,e,n);case"diverging-pow":return Rm(t,e,n);case"diverging-lo\
g":return lw(t,e,n);case"diverging-symlog":return hw(t,e,n);case"categorical":case"ordinal":case Jo:return bw(t,e,n);case"cyclical":case"sequential":case"linear":
return tw(t,e,n);case"sqrt":return ew(t,e,n);case"threshold":return hf(t,e,n);case"quantile":return iw(t,e,n);case"quantize":return ow(t,e,n);case"pow":return Cm(
t,e,n);case"log":return nw(t,e,n);case"symlog":return rw(t,e,n);case"utc":return mw(t,e,n);case"time":return pw(t,e,n);case"point":return xw(t,e,n);case"band":return ww(
t,e,n);case"identity":return aw(t);case void 0:return;default:throw new Error(`unknown scale type: ${r}`)}}function ta(t){return typeof t=="symbol"?t.description:
t}function $w(t){return typeof t=="string"?`${t}`.toLowerCase():t}var kw={toString:()=>"projection"};function k$(t,e,{type:n,domain:r,range:i,scheme:o,pivot:a,projection:s}){
if(n=$w(n),t==="fx"||t==="fy")return"band";(t==="x"||t==="y")&&s!=null&&(n=kw);for(let f of e){let h=$w(f.type);if(h!==void 0){if(n===void 0)n=h;else if(n!==h)throw new Error(
`scale incompatible with channel: ${n} !== ${h}`)}}if(n===kw)return;if(n!==void 0)return n;if(r===void 0&&!e.some(({value:f})=>f!==void 0))return;let c=kt.get(t);
if(c===Yi)return"sqrt";if(c===qi||c===Bi)return"linear";if(c===Wo)return"ordinal";let u=(r??i)?.length;if(u<2||u>2)return Im(c);if(r!==void 0){if(Lt(r))return Im(
c);if(Ot(r))return"utc"}else{let f=e.map(({value:h})=>h).filter(h=>h!==void 0);if(f.some(Lt))return Im(c);if(f.some(Ot))return"utc"}if(c===We){if(a!=null||Kx(o))
return"diverging";if(Vx(o))return"categorical"}return"linear"}function Im(t){switch(t){case hn:return"point";case We:return Jo;default:return"ordinal"}}function qn({type:t}){return t==="ordinal"||t==="point"||t==="band"||t===Jo}function Dm({type:t}){return t==="threshold"}function A$({type:t}){return t==="point"||
t==="band"}function He(t){if(t===void 0)return!0;let e=t.domain(),n=t(e[0]);for(let r=1,i=e.length;r<i;++r)if(t(e[r])-n)return!1;return!0}function pf(t,{domain:e,...n},r){
for(let i of t)i.value!==void 0&&(e===void 0&&(e=i.value?.domain),i.value=r(i.value));return{domain:e===void 0?e:r(e),...n}}function T$(t){return dt(t,Ho)}function bf(t={}){
let e;for(let n in t)if(kt.has(n)&&Dn(t[n])){if(e!==void 0)throw new Error("ambiguous scale definition; multiple scales found");e=Rw(yf(n,t[n]))}if(e===void 0)throw new Error(
"invalid scale definition; no scale found");return e}function Nw(t){return e=>{if(!kt.has(e=`${e}`))throw new Error(`unknown scale: ${e}`);return t[e]}}function Rw({
scale:t,type:e,domain:n,range:r,interpolate:i,interval:o,transform:a,percent:s,pivot:c}){if(e==="identity")return{type:"identity",apply:f=>f,invert:f=>f};let u=t.
unknown?t.unknown():void 0;return{type:e,domain:Yr(n),...r!==void 0&&{range:Yr(r)},...a!==void 0&&{transform:a},...s&&{percent:s},...u!==void 0&&{unknown:u},...o!==
void 0&&{interval:o},...i!==void 0&&{interpolate:i},...t.clamp&&{clamp:t.clamp()},...c!==void 0&&{pivot:c,symmetric:!1},...t.base&&{base:t.base()},...t.exponent&&
{exponent:t.exponent()},...t.constant&&{constant:t.constant()},...t.align&&{align:t.align(),round:t.round()},...t.padding&&(t.paddingInner?{paddingInner:t.paddingInner(),
paddingOuter:t.paddingOuter()}:{padding:t.padding()}),...t.bandwidth&&{bandwidth:t.bandwidth(),step:t.step()},apply:f=>t(f),...t.invert&&{invert:f=>t.invert(f)}}}function Lw(t,e){let{fx:n,fy:r}=zs(t,e),i=n?.scale.domain(),o=r?.scale.domain();return i&&o?xg(i,o).map(([a,s],c)=>({x:a,y:s,i:c})):i?i.map((a,s)=>({x:a,i:s})):
o?o.map((a,s)=>({y:a,i:s})):void 0}function Pw(t,{x:e,y:n}){return e&&=Bm(e),n&&=Bm(n),t.filter(e&&n?r=>e.has(r.x)&&n.has(r.y):e?r=>e.has(r.x):r=>n.has(r.y)).sort(
e&&n?(r,i)=>e.get(r.x)-e.get(i.x)||n.get(r.y)-n.get(i.y):e?(r,i)=>e.get(r.x)-e.get(i.x):(r,i)=>n.get(r.y)-n.get(i.y))}function wf(t,{fx:e,fy:n}){let r=Ce(t),i=e?.
value,o=n?.value;return e&&n?Jn(r,a=>(a.fx=i[a[0]],a.fy=o[a[0]],a),a=>i[a],a=>o[a]):e?Jn(r,a=>(a.fx=i[a[0]],a),a=>i[a]):Jn(r,a=>(a.fy=o[a[0]],a),a=>o[a])}function Dw(t,e,{
marginTop:n,marginLeft:r}){let i=t?({x:a})=>t(a)-r:()=>0,o=e?({y:a})=>e(a)-n:()=>0;return function(a){this.tagName==="svg"?(this.setAttribute("x",i(a)),this.setAttribute(
"y",o(a))):this.setAttribute("transform",`translate(${i(a)},${o(a)})`)}}function Ow(t){let e=[],n=new Uint32Array(we(t,r=>r.length));for(let r of t){let i=0;for(let o of t)
r!==o&&(n.set(o,i),i+=o.length);e.push(n.slice(0,i))}return e}var C$=new Map([["top",Om],["right",Ym],["bottom",zm],["left",Fm],["top-left",xf(Om,Fm)],["top-rig\
ht",xf(Om,Ym)],["bottom-left",xf(zm,Fm)],["bottom-right",xf(zm,Ym)],["top-empty",N$],["right-empty",L$],["bottom-empty",R$],["left-empty",I$],["empty",P$]]);function zw(t){
if(t==null)return null;let e=C$.get(`${t}`.toLowerCase());if(e)return e;throw new Error(`invalid facet anchor: ${t}`)}var Iw=new WeakMap;function Bm(t){let e=Iw.
get(t);return e||Iw.set(t,e=new Ke(dt(t,(n,r)=>[n,r]))),e}function Hr(t,e){return Bm(t).get(e)}function E$(t,e,n){return e=fn(e),n=fn(n),t.find(r=>Object.is(fn(
r.x),e)&&Object.is(fn(r.y),n))}function vf(t,e,n){return E$(t,e,n)?.empty}function Om(t,{y:e},{y:n}){return e?Hr(e,n)===0:!0}function zm(t,{y:e},{y:n}){return e?
Hr(e,n)===e.length-1:!0}function Fm(t,{x:e},{x:n}){return e?Hr(e,n)===0:!0}function Ym(t,{x:e},{x:n}){return e?Hr(e,n)===e.length-1:!0}function N$(t,{y:e},{x:n,
y:r,empty:i}){if(i)return!1;if(!e)return;let o=Hr(e,r);if(o>0)return vf(t,n,e[o-1])}function R$(t,{y:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=Hr(e,
r);if(o<e.length-1)return vf(t,n,e[o+1])}function I$(t,{x:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=Hr(e,n);if(o>0)return vf(t,e[o-1],r)}function L$(t,{
x:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=Hr(e,n);if(o<e.length-1)return vf(t,e[o+1],r)}function P$(t,e,{empty:n}){return n}function xf(t,e){return function(){
return t.apply(null,arguments)&&e.apply(null,arguments)}}function _f(t,{channels:{fx:e,fy:n},groups:r}){return e&&n?t.map(({x:i,y:o})=>r.get(i)?.get(o)??[]):e?t.
map(({x:i})=>r.get(i)??[]):t.map(({y:i})=>r.get(i)??[])}var Fw=Math.PI,Mr=2*Fw,qm=.618;function Yw({projection:t,inset:e=0,insetTop:n=e,insetRight:r=e,insetBottom:i=e,insetLeft:o=e}={},a){if(t==null)return;if(typeof t.
stream=="function")return t;let s,c,u="frame";if(jt(t)){let _;if({type:t,domain:c,inset:_,insetTop:n=_!==void 0?_:n,insetRight:r=_!==void 0?_:r,insetBottom:i=_!==
void 0?_:i,insetLeft:o=_!==void 0?_:o,clip:u=u,...s}=t,t==null)return}typeof t!="function"&&({type:t}=Xm(t));let{width:f,height:h,marginLeft:l,marginRight:d,marginTop:p,
marginBottom:m}=a,b=f-l-d-o-r,y=h-p-m-n-i;if(t=t?.({width:b,height:y,clip:u,...s}),t==null)return;u=D$(u,l,p,f-d,h-m);let g=l+o,w=p+n,x;if(c!=null){let[[_,v],[M,
k]]=sr(t).bounds(c),S=Math.min(b/(M-_),y/(k-v));S>0?(g-=(S*(_+M)-b)/2,w-=(S*(v+k)-y)/2,x=cs({point(T,$){this.stream.point(T*S+g,$*S+w)}})):be("Warning: the proj\
ection could not be fit to the specified domain; using the default scale.")}return x??=g===0&&w===0?Bw():cs({point(_,v){this.stream.point(_+g,v+w)}}),{stream:_=>t.
stream(x.stream(u(_)))}}function Xm(t){switch(`${t}`.toLowerCase()){case"albers-usa":return bn(Yy,.7463,.4673);case"albers":return Mf(zh,.7463,.4673);case"azimu\
thal-equal-area":return bn(Xy,4,4);case"azimuthal-equidistant":return bn(Gy,Mr,Mr);case"conic-conformal":return Mf(jy,Mr,Mr);case"conic-equal-area":return Mf(as,
6.1702,2.9781);case"conic-equidistant":return Mf(Zy,7.312,3.6282);case"equal-earth":return bn(Qy,5.4133,2.6347);case"equirectangular":return bn(Vy,Mr,Fw);case"g\
nomonic":return bn(tb,3.4641,3.4641);case"identity":return{type:Bw};case"reflect-y":return{type:O$};case"mercator":return bn(Wy,Mr,Mr);case"orthographic":return bn(
nb,2,2);case"stereographic":return bn(ib,2,2);case"transverse-mercator":return bn(ab,Mr,Mr);default:throw new Error(`unknown projection type: ${t}`)}}function D$(t,e,n,r,i){
if(t===!1||t==null||typeof t=="number")return o=>o;switch(t===!0&&(t="frame"),`${t}`.toLowerCase()){case"frame":return Lh(e,n,r,i);default:throw new Error(`unkn\
own projection clip type: ${t}`)}}function bn(t,e,n){return{type:({width:r,height:i,rotate:o,precision:a=.15,clip:s})=>{let c=t();return a!=null&&c.precision?.(
a),o!=null&&c.rotate?.(o),typeof s=="number"&&c.clipAngle?.(s),r!=null&&(c.scale(Math.min(r/e,i/n)),c.translate([r/2,i/2])),c},aspectRatio:n/e}}function Mf(t,e,n){
let{type:r,aspectRatio:i}=bn(t,e,n);return{type:o=>{let{parallels:a,domain:s,width:c,height:u}=o,f=r(o);return a!=null&&(f.parallels(a),s===void 0&&c!=null&&f.fitSize(
[c,u],{type:"Sphere"})),f},aspectRatio:i}}var Bw=Ft({stream:t=>t}),O$=Ft(cs({point(t,e){this.stream.point(t,-e)}}));function Um(t,e,n,r){let i=n[t],o=n[e],a=i.length,
s=n[t]=new Float64Array(a).fill(NaN),c=n[e]=new Float64Array(a).fill(NaN),u,f=r.stream({point(h,l){s[u]=h,c[u]=l}});for(u=0;u<a;++u)f.point(i[u],o[u])}function qw({
projection:t}={}){return t==null?!1:typeof t.stream=="function"?!0:(jt(t)&&(t=t.type),t!=null)}function Xw(t){if(typeof t?.stream=="function")return qm;if(jt(t)){
let e,n;if({domain:e,type:t,...n}=t,e!=null&&t!=null){let r=typeof t=="string"?Xm(t).type:t,[[i,o],[a,s]]=sr(r({...n,width:100,height:100})).bounds(e),c=(s-o)/(a-
i);return c&&isFinite(c)?c<.2?.2:c>5?5:c:qm}}if(t!=null){if(typeof t!="function"){let{aspectRatio:e}=Xm(t);if(e)return e}return qm}}function Xn(t,e,{projection:n}){
let{x:r,y:i}=t,o={};return r&&(o.x=r),i&&(o.y=i),o=Wr(o,e),n&&r?.scale==="x"&&i?.scale==="y"&&Um("x","y",o,n),r&&(o.x=Ht(o.x)),i&&(o.y=Ht(o.y)),o}function Uw(t){
let e=[],n=[],r={scale:"x",value:e},i={scale:"y",value:n},o={point(a,s){e.push(a),n.push(s)},lineStart(){},lineEnd(){},polygonStart(){},polygonEnd(){},sphere(){}};
for(let a of t.value)or(a,o);return[r,i]}function Gw({x:t,y:e}){if(t||e)return t??=n=>n,e??=n=>n,cs({point(n,r){this.stream.point(t(n),e(r))}})}function jr(t={}){let{document:e=typeof window<"u"?window.document:void 0,clip:n}=t;return{document:e,clip:nf(n)}}function j(t,{document:e}){return Re(yo(t).call(
e.documentElement))}var Sf=Symbol("unset");function Vr(t){return(t.length===1?z$:F$)(t)}function z$(t){let e,n=Sf;return r=>(Object.is(n,r)||(n=r,e=t(r)),e)}function F$(t){let e,n;
return(...r)=>((n?.length!==r.length||n.some((i,o)=>!Object.is(i,r[o])))&&(n=r,e=t(...r)),e)}var Y$=Vr(t=>new Intl.NumberFormat(t)),B$=Vr((t,e)=>new Intl.DateTimeFormat(t,{timeZone:"UTC",...e&&{month:e}})),q$=Vr((t,e)=>new Intl.DateTimeFormat(t,{timeZone:"\
UTC",...e&&{weekday:e}}));function Gm(t="en-US"){let e=Y$(t);return n=>n!=null&&!isNaN(n)?e.format(n):void 0}function Ww(t="en-US",e="short"){let n=B$(t,e);return r=>r!=
null&&!isNaN(r=+new Date(Date.UTC(2e3,+r)))?n.format(r):void 0}function Hw(t="en-US",e="short"){let n=q$(t,e);return r=>r!=null&&!isNaN(r=+new Date(Date.UTC(2001,
0,+r)))?n.format(r):void 0}function Wm(t){return ju(t,"Invalid Date")}function X$(t="en-US"){let e=Gm(t);return n=>(n instanceof Date?Wm:typeof n=="number"?e:zt)(
n)}var Un=X$();var Yt=(typeof window<"u"?window.devicePixelRatio>1:typeof it>"u")?0:.5,U$=0,G$=0;function $f(){return`plot-clip-${++U$}`}function Vw(){return`plot-pattern-${++G$}`}
function kf(t,{title:e,href:n,ariaLabel:r,ariaDescription:i,ariaHidden:o,target:a,fill:s,fillOpacity:c,stroke:u,strokeWidth:f,strokeOpacity:h,strokeLinejoin:l,strokeLinecap:d,
strokeMiterlimit:p,strokeDasharray:m,strokeDashoffset:b,opacity:y,mixBlendMode:g,imageFilter:w,paintOrder:x,pointerEvents:_,shapeRendering:v,channels:M},{ariaLabel:k,
fill:S="currentColor",fillOpacity:T,stroke:$="none",strokeOpacity:A,strokeWidth:R,strokeLinecap:E,strokeLinejoin:C,strokeMiterlimit:N,paintOrder:I}){S===null&&(s=
null,c=null),$===null&&(u=null,h=null),_t(S)?!_t($)&&(!_t(s)||M?.fill)&&($="none"):_t($)&&(!_t(u)||M?.stroke)&&(S="none");let[F,L]=Dt(s,S),[Y,q]=Mt(c,T),[U,X]=Dt(
u,$),[ot,st]=Mt(h,A),[ut,G]=Mt(y);xr(X)||(f===void 0&&(f=R),d===void 0&&(d=E),l===void 0&&(l=C),p===void 0&&!vx(l)&&(p=N),!xr(L)&&x===void 0&&(x=I));let[at,O]=Mt(
f);return S!==null&&(t.fill=Nt(L,"currentColor"),t.fillOpacity=Fs(q,1)),$!==null&&(t.stroke=Nt(X,"none"),t.strokeWidth=Fs(O,1),t.strokeOpacity=Fs(st,1),t.strokeLinejoin=
Nt(l,"miter"),t.strokeLinecap=Nt(d,"butt"),t.strokeMiterlimit=Fs(p,4),t.strokeDasharray=Nt(m,"none"),t.strokeDashoffset=Nt(b,"0")),t.target=zt(a),t.ariaLabel=zt(
k),t.ariaDescription=zt(i),t.ariaHidden=zt(o),t.opacity=Fs(G,1),t.mixBlendMode=Nt(g,"normal"),t.imageFilter=Nt(w,"none"),t.paintOrder=Nt(x,"normal"),t.pointerEvents=
Nt(_,"auto"),t.shapeRendering=Nt(v,"auto"),{title:{value:e,optional:!0,filter:null},href:{value:n,optional:!0,filter:null},ariaLabel:{value:r,optional:!0,filter:null},
fill:{value:F,scale:"auto",optional:!0},fillOpacity:{value:Y,scale:"auto",optional:!0},stroke:{value:U,scale:"auto",optional:!0},strokeOpacity:{value:ot,scale:"\
auto",optional:!0},strokeWidth:{value:at,optional:!0},opacity:{value:ut,scale:"auto",optional:!0}}}function W$(t,e){e&&t.filter(n=>Ms(e[n])).append("title").call(
j$,e)}function H$(t,e){e&&t.filter(([n])=>Ms(e[n])).append("title").call(V$,e)}function j$(t,e){e&&t.text(n=>Un(e[n]))}function V$(t,e){e&&t.text(([n])=>Un(e[n]))}
function lt(t,{target:e,tip:n},{ariaLabel:r,title:i,fill:o,fillOpacity:a,stroke:s,strokeOpacity:c,strokeWidth:u,opacity:f,href:h}){r&&V(t,"aria-label",l=>r[l]),
o&&V(t,"fill",l=>o[l]),a&&V(t,"fill-opacity",l=>a[l]),s&&V(t,"stroke",l=>s[l]),c&&V(t,"stroke-opacity",l=>c[l]),u&&V(t,"stroke-width",l=>u[l]),f&&V(t,"opacity",
l=>f[l]),h&&Zw(t,l=>h[l],e),n||W$(t,i)}function Xi(t,{target:e,tip:n},{ariaLabel:r,title:i,fill:o,fillOpacity:a,stroke:s,strokeOpacity:c,strokeWidth:u,opacity:f,
href:h}){r&&V(t,"aria-label",([l])=>r[l]),o&&V(t,"fill",([l])=>o[l]),a&&V(t,"fill-opacity",([l])=>a[l]),s&&V(t,"stroke",([l])=>s[l]),c&&V(t,"stroke-opacity",([l])=>c[l]),
u&&V(t,"stroke-width",([l])=>u[l]),f&&V(t,"opacity",([l])=>f[l]),h&&Zw(t,([l])=>h[l],e),n||H$(t,i)}function Z$({ariaLabel:t,title:e,fill:n,fillOpacity:r,stroke:i,
strokeOpacity:o,strokeWidth:a,opacity:s,href:c},{tip:u}){return[t,u?void 0:e,n,r,i,o,a,s,c].filter(f=>f!==void 0)}function Ys(t,e,n){let r=Ne(t,i=>e[i]);return n===
void 0&&r.size>1+t.length>>1&&be("Warning: the implicit z channel has high cardinality. This may occur when the fill or stroke channel is associated with quanti\
tative data rather than ordinal or categorical data. You can suppress this warning by setting the z option explicitly; if this data represents a single series, \
set z to null."),r.values()}function*Af(t,e,n,r){let{z:i}=n,{z:o}=r,a=Z$(r,n),s=[...e,...a];for(let c of o?Ys(t,o,i):[t]){let u,f;t:for(let h of c){for(let l of s)
if(!It(l[h])){f&&f.push(-1);continue t}if(u===void 0){f&&(yield f),u=a.map(l=>fn(l[h])),f=[h];continue}f.push(h);for(let l=0;l<a.length;++l)if(fn(a[l][h])!==u[l]){
yield f,u=a.map(p=>fn(p[h])),f=[h];continue t}}f&&(yield f)}}function K$(t,e,n,r){let i,{clip:o=r.clip}=e;o==="frame"?(t=j("svg:g",r).each(function(){this.appendChild(
t.node()),t.node=()=>this}),i=J$(r,n)):o&&(i=ek(o,r)),V(t,"aria-label",e.ariaLabel),V(t,"aria-description",e.ariaDescription),V(t,"aria-hidden",e.ariaHidden),V(
t,"clip-path",i)}function Q$(t){let e=new WeakMap;return(n,r)=>{let i=e.get(n);if(!i){let o=$f();Re(n.ownerSVGElement).append("clipPath").attr("id",o).call(t,n,
r),e.set(n,i=`url(#${o})`)}return i}}var J$=Q$((t,e,n)=>{let{width:r,height:i,marginLeft:o,marginRight:a,marginTop:s,marginBottom:c}=n;t.append("rect").attr("x",
o).attr("y",s).attr("width",r-a-o).attr("height",i-s-c)}),jw=new WeakMap,tk={type:"Sphere"};function ek(t,e){let n,r;if((n=jw.get(e))||jw.set(e,n=new WeakMap),t.
type==="Sphere"&&(t=tk),!(r=n.get(t))){let i=$f();Re(e.ownerSVGElement).append("clipPath").attr("id",i).append("path").attr("d",e.path()(t)),n.set(t,r=`url(#${i}\
)`)}return r}function ct(t,e,n,r){K$(t,e,n,r),V(t,"class",e.className),V(t,"fill",e.fill),V(t,"fill-opacity",e.fillOpacity),V(t,"stroke",e.stroke),V(t,"stroke-w\
idth",e.strokeWidth),V(t,"stroke-opacity",e.strokeOpacity),V(t,"stroke-linejoin",e.strokeLinejoin),V(t,"stroke-linecap",e.strokeLinecap),V(t,"stroke-miterlimit",
e.strokeMiterlimit),V(t,"stroke-dasharray",e.strokeDasharray),V(t,"stroke-dashoffset",e.strokeDashoffset),V(t,"shape-rendering",e.shapeRendering),V(t,"filter",e.
imageFilter),V(t,"paint-order",e.paintOrder);let{pointerEvents:i=r.pointerSticky===!1?"none":void 0}=e;V(t,"pointer-events",i)}function et(t,e){nk(t,"mix-blend-\
mode",e.mixBlendMode),V(t,"opacity",e.opacity)}function Zw(t,e,n){t.each(function(r){let i=e(r);if(i!=null){let o=this.ownerDocument.createElementNS(Be.svg,"a");
o.setAttribute("fill","inherit"),o.setAttributeNS(Be.xlink,"href",i),n!=null&&o.setAttribute("target",n),this.parentNode.insertBefore(o,this).appendChild(this)}})}
function V(t,e,n){n!=null&&t.attr(e,n)}function nk(t,e,n){n!=null&&t.style(e,n)}function rt(t,e,{x:n,y:r},i=Yt,o=Yt){i+=e.dx,o+=e.dy,n?.bandwidth&&(i+=n.bandwidth()/
2),r?.bandwidth&&(o+=r.bandwidth()/2),(i||o)&&t.attr("transform",`translate(${i},${o})`)}function Nt(t,e){if((t=zt(t))!==e)return t}function Fs(t,e){if((t=gt(t))!==
e)return t}var rk=/^-?([_a-z]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])([_a-z0-9-]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])*$/i;
function ea(t){if(t===void 0)return"plot-d6a7b5";if(t=`${t}`,!rk.test(t))throw new Error(`invalid class name: ${t}`);return t}function na(t,e){if(typeof e=="str\
ing")t.property("style",e);else if(e!=null)for(let n of t)Object.assign(n.style,e)}function ce({frameAnchor:t},{width:e,height:n,marginTop:r,marginRight:i,marginBottom:o,
marginLeft:a}){return[/left$/.test(t)?a:/right$/.test(t)?e-i:(a+e-i)/2,/^top/.test(t)?r:/^bottom/.test(t)?n-o:(r+n-o)/2]}var Q=class{constructor(e,n={},r={},i){let{facet:o="auto",facetAnchor:a,fx:s,fy:c,sort:u,dx:f=0,dy:h=0,margin:l=0,marginTop:d=l,marginRight:p=l,marginBottom:m=l,
marginLeft:b=l,className:y,clip:g=i?.clip,channels:w,tip:x,render:_}=r;if(this.data=e,this.sort=On(u)?u:null,this.initializer=At(r).initializer,this.transform=this.
initializer?r.transform:Vt(r).transform,o===null||o===!1?this.facet=null:(this.facet=te(o===!0?"include":o,"facet",["auto","include","exclude","super"]),this.fx=
e===zr&&typeof s=="string"?[s]:s,this.fy=e===zr&&typeof c=="string"?[c]:c),this.facetAnchor=zw(a),n=Es(n),w!==void 0&&(n={...ik(w),...n}),i!==void 0&&(n={...kf(
this,r,i),...n}),this.channels=Object.fromEntries(Object.entries(n).map(([v,M])=>{if(Ge(M.value)){let{value:k,label:S=M.label,scale:T=M.scale}=M.value;M={...M,label:S,
scale:T,value:k}}if(e===zr&&typeof M.value=="string"){let{value:k}=M;M={...M,value:[k]}}return[v,M]}).filter(([v,{value:M,optional:k}])=>{if(M!=null)return!0;if(k)
return!1;throw new Error(`missing channel value: ${v}`)})),this.dx=+f,this.dy=+h,this.marginTop=+d,this.marginRight=+p,this.marginBottom=+m,this.marginLeft=+b,this.
clip=nf(g),this.tip=ok(x),this.className=zt(y),this.facet==="super"){if(s||c)throw new Error("super-faceting cannot use fx or fy");for(let v in this.channels){let{
scale:M}=n[v];if(!(M!=="x"&&M!=="y"))throw new Error("super-faceting cannot use x or y")}}_!=null&&(this.render=Zr(_,this.render))}initialize(e,n,r){let i=mr(this.
data);e===void 0&&i!=null&&(e=[Ce(i)]);let o=e;this.transform!=null&&({facets:e,data:i}=this.transform(i,e,r),i=mr(i)),e!==void 0&&(e.original=o);let a=lf(this.
channels,i);return this.sort!=null&&Bx(i,e,a,n,this.sort),{data:i,facets:e,channels:a}}filter(e,n,r){for(let i in n){let{filter:o=It}=n[i];if(o!==null){let a=r[i];
e=e.filter(s=>o(a[s]))}}return e}project(e,n,r){for(let i in e)if(e[i].scale==="x"&&/^x|x$/.test(i)){let o=i.replace(/^x|x$/,"y");o in e&&e[o].scale==="y"&&Um(i,
o,n,r.projection)}}scale(e,n,r){let i=Wr(e,n);return r.projection&&this.project(e,i,r),i}};function Zt(...t){return t.plot=Q.prototype.plot,t}function Zr(t,e){if(t==
null)return e===null?void 0:e;if(e==null)return t===null?void 0:t;if(typeof t!="function")throw new TypeError(`invalid render transform: ${t}`);if(typeof e!="fu\
nction")throw new TypeError(`invalid render transform: ${e}`);return function(n,r,i,o,a,s){return t.call(this,n,r,i,o,a,(c,u,f,h,l)=>e.call(this,c,u,f,h,l,s))}}
function ik(t){return Object.fromEntries(Object.entries(Es(t)).map(([e,n])=>(n=typeof n=="string"?{value:n,label:e}:ln(n),n.filter===void 0&&n.scale==null&&(n={
...n,filter:null}),[e,n])))}function ok(t){return t===!0?"xy":t===!1||t==null?null:typeof t=="string"?te(t,"tip",["x","y","xy"]):t}function xn(t,e){return t?.tip===
!0?{...t,tip:e}:jt(t?.tip)&&t.tip.pointer===void 0?{...t,tip:{...t.tip,pointer:e}}:t}function Qw(t,e,n={}){let r=.5-Yt,i=.5+Yt,o=.5+Yt,a=.5-Yt;for(let{marginTop:m,marginRight:b,marginBottom:y,marginLeft:g}of e)m>r&&(r=m),b>i&&(i=b),y>o&&(o=y),g>
a&&(a=g);let{margin:s,marginTop:c=s!==void 0?s:r,marginRight:u=s!==void 0?s:i,marginBottom:f=s!==void 0?s:o,marginLeft:h=s!==void 0?s:a}=n;c=+c,u=+u,f=+f,h=+h;let{
width:l=640,height:d=ak(t,n,{width:l,marginTopDefault:r,marginRightDefault:i,marginBottomDefault:o,marginLeftDefault:a})+Math.max(0,c-r+f-o)}=n;l=+l,d=+d;let p={
width:l,height:d,marginTop:c,marginRight:u,marginBottom:f,marginLeft:h};if(t.fx||t.fy){let{margin:m,marginTop:b=m!==void 0?m:c,marginRight:y=m!==void 0?m:u,marginBottom:g=m!==
void 0?m:f,marginLeft:w=m!==void 0?m:h}=n.facet??{};b=+b,y=+y,g=+g,w=+w,p.facet={marginTop:b,marginRight:y,marginBottom:g,marginLeft:w}}return p}function ak({x:t,
y:e,fy:n,fx:r},{projection:i,aspectRatio:o},{width:a,marginTopDefault:s,marginRightDefault:c,marginBottomDefault:u,marginLeftDefault:f}){let h=n&&n.scale.domain().
length||1,l=Xw(i);if(l){let p=r?r.scale.domain().length:1,m=(1.1*h-.1)/(1.1*p-.1)*l,b=Math.max(.1,Math.min(10,m));return Math.round((a-f-c)*b+s+u)}let d=e?qn(e)?
e.scale.domain().length||1:Math.max(7,17/h):1;if(o!=null){if(o=+o,!(isFinite(o)&&o>0))throw new Error(`invalid aspectRatio: ${o}`);let p=Kw("y",e)/(Kw("x",t)*o),
m=r?r.scale.bandwidth():1,b=n?n.scale.bandwidth():1,y=m*(a-f-c)-t.insetLeft-t.insetRight;return(p*y+e.insetTop+e.insetBottom)/b+s+u}return!!(e||n)*Math.max(1,Math.
min(60,d*h))*20+!!r*30+60}function Kw(t,e){if(!e)throw new Error(`aspectRatio requires ${t} scale`);let{type:n,domain:r}=e,i;switch(n){case"linear":case"utc":case"\
time":i=Number;break;case"pow":{let s=e.scale.exponent();i=c=>Math.pow(c,s);break}case"log":i=Math.log;break;case"point":case"band":return r.length;default:throw new Error(
`unsupported ${t} scale for aspectRatio: ${n}`)}let[o,a]=St(r);return Math.abs(i(a)-i(o))}var Jw=new WeakMap;function Hm(t,e,{x:n,y:r,px:i,py:o,maxRadius:a=40,channels:s,render:c,...u}={}){return a=+a,i!=null&&(n??=null,s={...s,px:{value:i,scale:"x"}}),
o!=null&&(r??=null,s={...s,py:{value:o,scale:"y"}}),{x:n,y:r,channels:s,...u,render:Zr(function(f,h,l,d,p,m){p={...p,pointerSticky:!1};let b=p.ownerSVGElement,{
data:y}=p.getMarkState(this),g=Jw.get(b);g||Jw.set(b,g={sticky:!1,roots:[],renders:[]});let w=g.renders.push(X)-1,{x,y:_,fx:v,fy:M}=h,k=v?v(f.fx)-d.marginLeft:0,
S=M?M(f.fy)-d.marginTop:0;x?.bandwidth&&(k+=x.bandwidth()/2),_?.bandwidth&&(S+=_.bandwidth()/2);let T=f.fi!=null,$;if(T){let G=g.facetStates;G||(g.facetStates=G=
new Map),$=G.get(this),$||G.set(this,$=new Map)}let[A,R]=ce(this,d),{px:E,py:C}=l,N=E?G=>E[G]:jm(l,A),I=C?G=>C[G]:Vm(l,R),F,L,Y,q;function U(G,at){if(T)if(q&&(q=
cancelAnimationFrame(q)),G==null)$.delete(f.fi);else{$.set(f.fi,at),q=requestAnimationFrame(()=>{q=null;for(let[O,W]of $)if(W<at||W===at&&O<f.fi){G=null;break}X(
G)});return}X(G)}function X(G){if(F===G&&Y===g.sticky)return;F=G,Y=p.pointerSticky=g.sticky;let at=F==null?[]:[F];T&&(at.fx=f.fx,at.fy=f.fy,at.fi=f.fi);let O=m(
at,h,l,d,p);if(L){if(T){let W=L.parentNode,H=L.getAttribute("transform"),D=O.getAttribute("transform");H?O.setAttribute("transform",H):O.removeAttribute("transf\
orm"),D?W.setAttribute("transform",D):W.removeAttribute("transform"),O.removeAttribute("aria-label"),O.removeAttribute("aria-description"),O.removeAttribute("ar\
ia-hidden")}L.replaceWith(O)}if(g.roots[w]=L=O,!(F==null&&$?.size>1)){let W=F==null?null:ze(y)?y[F]:y.get(F);p.dispatchValue(W)}return O}function ot(G){if(g.sticky||
G.pointerType==="mouse"&&G.buttons===1)return;let[at,O]=Gg(G);at-=k,O-=S;let W=at<d.marginLeft||at>d.width-d.marginRight?1:t,H=O<d.marginTop||O>d.height-d.marginBottom?
1:e,D=null,pt=a*a;for(let J of f){let mt=W*(N(J)-at),yt=H*(I(J)-O),Rt=mt*mt+yt*yt;Rt<=pt&&(D=J,pt=Rt)}if(D!=null&&(t!==1||e!==1)){let J=N(D)-at,mt=I(D)-O;pt=J*J+
mt*mt}U(D,pt)}function st(G){G.pointerType==="mouse"&&F!=null&&(g.sticky&&g.roots.some(at=>at?.contains(G.target))||(g.sticky?(g.sticky=!1,g.renders.forEach(at=>at(
null))):(g.sticky=!0,X(F)),G.stopImmediatePropagation()))}function ut(G){G.pointerType==="mouse"&&(g.sticky||U(null))}return b.addEventListener("pointerenter",ot),
b.addEventListener("pointermove",ot),b.addEventListener("pointerdown",st),b.addEventListener("pointerleave",ut),X(null)},c)}}function ra(t){return Hm(1,1,t)}function ia(t){
return Hm(1,.01,t)}function Ui(t){return Hm(.01,1,t)}function jm({x1:t,x2:e,x:n=t},r){return t&&e?i=>(t[i]+e[i])/2:n?i=>n[i]:()=>r}function Vm({y1:t,y2:e,y:n=t},r){
return t&&e?i=>(t[i]+e[i])/2:n?i=>n[i]:()=>r}function Tf(t){return qn(t)&&t.interval===void 0?void 0:"tabular-nums"}function tv(t,e){let{label:n=t.label,tickSize:r=6,width:i=240,height:o=44+r,marginTop:a=18,marginRight:s=0,marginBottom:c=16+r,marginLeft:u=0,style:f,ticks:h=(i-
u-s)/64,tickFormat:l,fontVariant:d=Tf(t),round:p=!0,opacity:m,className:b}=e,y=jr(e);b=ea(b),m=Mt(m)[1],l===null&&(l=()=>null);let g=j("svg",y).attr("class",`${b}\
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
}`)).call(na,f),w=A=>A.selectAll(".tick line").attr("y1",a+c-o),x,_=p?(A,R)=>A.rangeRound(R):(A,R)=>A.range(R),{type:v,domain:M,range:k,interpolate:S,scale:T,pivot:$}=t;
if(S){let A=k===void 0?S:Er(S.length===1?Os(S):S,k);x=_(T.copy(),ve(Kt(u,i-s),Math.min(M.length+($!==void 0),k===void 0?1/0:k.length)));let R=256,E=y.document.createElement(
"canvas");E.width=R,E.height=1;let C=E.getContext("2d");for(let N=0,I=R-1;N<R;++N)C.fillStyle=A(N/I),C.fillRect(N,0,1,1);g.append("image").attr("opacity",m).attr(
"x",u).attr("y",a).attr("width",i-u-s).attr("height",o-a-c).attr("preserveAspectRatio","none").attr("xlink:href",E.toDataURL())}else if(v==="threshold"){let A=M,
R=l===void 0?E=>E:typeof l=="string"?kn(l):l;x=_(bs().domain([-1,k.length-1]),[u,i-s]),g.append("g").attr("fill-opacity",m).selectAll().data(k).enter().append("\
rect").attr("x",(E,C)=>x(C-1)).attr("y",a).attr("width",(E,C)=>x(C)-x(C-1)).attr("height",o-a-c).attr("fill",E=>E),h=dt(A,(E,C)=>C),l=E=>R(A[E],E)}else x=_(Oo().
domain(M),[u,i-s]),g.append("g").attr("fill-opacity",m).selectAll().data(M).enter().append("rect").attr("x",x).attr("y",a).attr("width",Math.max(0,x.bandwidth()-
1)).attr("height",o-a-c).attr("fill",T),w=()=>{};return g.append("g").attr("transform",`translate(0,${o-c})`).call(Ig(x).ticks(Array.isArray(h)?null:h,typeof l==
"string"?l:void 0).tickFormat(typeof l=="function"?l:void 0).tickSize(r).tickValues(Array.isArray(h)?h:null)).attr("font-size",null).attr("font-family",null).attr(
"font-variant",Nt(d,"normal")).call(w).call(A=>A.select(".domain").remove()),n!==void 0&&g.append("text").attr("x",u).attr("y",a-6).attr("fill","currentColor").
attr("font-weight","bold").text(n),g.node()}var oa=Math.PI/180;function wn(t,{marker:e,markerStart:n=e,markerMid:r=e,markerEnd:i=e}={}){t.markerStart=Zm(n),t.markerMid=Zm(r),t.markerEnd=Zm(i)}function Zm(t){if(t==null||t===
!1)return null;if(t===!0)return nv;if(typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"none":return null;case"arrow":return ev("auto");case"arrow\
-reverse":return ev("auto-start-reverse");case"dot":return sk;case"circle":case"circle-fill":return nv;case"circle-stroke":return ck;case"tick":return Km("auto");case"\
tick-x":return Km(90);case"tick-y":return Km(0)}throw new Error(`invalid marker: ${t}`)}function ev(t){return(e,n)=>j("svg:marker",n).attr("viewBox","-5 -5 10 1\
0").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("orient",t).attr("fill","none").attr("stroke",e).attr("stroke-width",1.5).attr("stroke-linecap","rou\
nd").attr("stroke-linejoin","round").call(r=>r.append("path").attr("d","M-1.5,-3l3,3l-3,3")).node()}function sk(t,e){return j("svg:marker",e).attr("viewBox","-5\
 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",t).attr("stroke","none").call(n=>n.append("circle").attr("r",2.5)).node()}function nv(t,e){
return j("svg:marker",e).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",t).attr("stroke","var(--plot-background)").
attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}function ck(t,e){return j("svg:marker",e).attr("viewBox","-5 -5 10 10").attr("markerWidt\
h",6.67).attr("markerHeight",6.67).attr("fill","var(--plot-background)").attr("stroke",t).attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}
function Km(t){return(e,n)=>j("svg:marker",n).attr("viewBox","-3 -3 6 6").attr("markerWidth",6).attr("markerHeight",6).attr("orient",t).attr("stroke",e).call(r=>r.
append("path").attr("d","M0,-3v6")).node()}var uk=0;function Sr(t,e,{stroke:n},r){return ov(t,e,n&&(i=>n[i]),null,r)}function rv(t,e,{stroke:n,z:r},i){return ov(
t,e,n&&(([o])=>n[o]),r,i)}var Qm=1,iv=2;function fk(t,e){let n=new Uint8Array(e.length),r=t.data().filter(o=>o.length>1),i=r.length;for(let o=0,a=Sf;o<i;++o){let s=r[o];
if(s.length>1){let c=s[0];a!==(a=fn(e[c]))&&(n[c]|=Qm)}}for(let o=i-1,a=Sf;o>=0;--o){let s=r[o];if(s.length>1){let c=s[0];a!==(a=fn(e[c]))&&(n[c]|=iv)}}return([
o])=>n[o]}function ov(t,{markerStart:e,markerMid:n,markerEnd:r,stroke:i},o=()=>i,a,s){if(!e&&!n&&!r)return;let c=new Map,u=a&&fk(t,a);function f(h,l,d){return function(p){
if(d&&!d(p))return;let m=o(p),b=c.get(l);b||c.set(l,b=new Map);let y=b.get(m);if(!y){let g=this.parentNode.insertBefore(l(m,s),this),w=`plot-marker-${++uk}`;g.setAttribute(
"id",w),b.set(m,y=`url(#${w})`)}this.setAttribute(h,y)}}e&&t.each(f("marker-start",e,u&&(h=>u(h)&Qm))),n&&u&&t.each(f("marker-start",n,h=>!(u(h)&Qm))),n&&t.each(
f("marker-mid",n)),r&&t.each(f("marker-end",r,u&&(h=>u(h)&iv)))}function Gi({inset:t,insetLeft:e,insetRight:n,...r}={}){return[e,n]=av(t,e,n),{inset:t,insetLeft:e,insetRight:n,...r}}function Wi({inset:t,insetTop:e,insetBottom:n,
...r}={}){return[e,n]=av(t,e,n),{inset:t,insetTop:e,insetBottom:n,...r}}function av(t,e,n){return t===void 0&&e===void 0&&n===void 0?Yt?[1,0]:[.5,.5]:[e,n]}function sv(t,{interval:e}){return t={...ln(t)},t.interval=Go(t.interval===void 0?e:t.interval),t}function Cf(t,e,n,r){let{[t]:i,[`${t}1`]:o,[`${t}2`]:a}=n,{value:s,
interval:c}=sv(i,n);if(s==null||c==null&&!r)return n;let u=de(i);if(c==null){let d,p={transform:m=>d||(d=Z(m,s)),label:u};return{...n,[t]:void 0,[`${t}1`]:o===void 0?
p:o,[`${t}2`]:a===void 0&&!(o===a&&r)?p:a}}let f,h;function l(d){return h!==void 0&&d===f?h:h=dt(Z(f=d,s),p=>c.floor(p))}return e({...n,[t]:void 0,[`${t}1`]:o===
void 0?{transform:l,label:u}:o,[`${t}2`]:a===void 0?{transform:d=>l(d).map(p=>c.offset(p)),label:u}:a})}function cv(t,e,n){let{[t]:r}=n,{value:i,interval:o}=sv(
r,n);return i==null||o==null?n:e({...n,[t]:{label:de(r),transform:a=>{let s=dt(Z(a,i),u=>o.floor(u)),c=s.map(u=>o.offset(u));return s.map(Ot(s)?(u,f)=>u==null||
isNaN(u=+u)||(f=c[f],f==null)||isNaN(f=+f)?void 0:new Date((u+f)/2):(u,f)=>u==null||(f=c[f],f==null)?NaN:(+u+ +f)/2)}}})}function Jm(t={}){return Cf("x",Gi,t,!0)}
function t0(t={}){return Cf("y",Wi,t,!0)}function aa(t={}){return Cf("x",Gi,t)}function sa(t={}){return Cf("y",Wi,t)}function Ef(t={}){return cv("x",Gi,t)}function Nf(t={}){
return cv("y",Wi,t)}var uv={ariaLabel:"rule",fill:null,stroke:"currentColor"},Bs=class extends Q{constructor(e,n={}){let{x:r,y1:i,y2:o,inset:a=0,insetTop:s=a,insetBottom:c=a}=n;super(
e,{x:{value:r,scale:"x",optional:!0},y1:{value:i,scale:"y",optional:!0},y2:{value:o,scale:"y",optional:!0}},xn(n,"x"),uv),this.insetTop=gt(s),this.insetBottom=gt(
c),wn(this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y1:u,y2:f}=r,{width:h,height:l,marginTop:d,marginRight:p,marginLeft:m,marginBottom:b}=i,{insetTop:y,insetBottom:g}=this;
return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a},Yt,0).call(w=>w.selectAll().data(e).enter().append("line").call(et,this).attr("x1",c?x=>c[x]:(m+h-p)/
2).attr("x2",c?x=>c[x]:(m+h-p)/2).attr("y1",u&&!He(s)?x=>u[x]+y:d+y).attr("y2",f&&!He(s)?s.bandwidth?x=>f[x]+s.bandwidth()-g:x=>f[x]-g:l-b-g).call(lt,this,r).call(
Sr,this,r,o)).node()}},qs=class extends Q{constructor(e,n={}){let{x1:r,x2:i,y:o,inset:a=0,insetRight:s=a,insetLeft:c=a}=n;super(e,{y:{value:o,scale:"y",optional:!0},
x1:{value:r,scale:"x",optional:!0},x2:{value:i,scale:"x",optional:!0}},xn(n,"y"),uv),this.insetRight=gt(s),this.insetLeft=gt(c),wn(this,n)}render(e,n,r,i,o){let{
x:a,y:s}=n,{y:c,x1:u,x2:f}=r,{width:h,height:l,marginTop:d,marginRight:p,marginLeft:m,marginBottom:b}=i,{insetLeft:y,insetRight:g}=this;return j("svg:g",o).call(
ct,this,i,o).call(rt,this,{y:c&&s},0,Yt).call(w=>w.selectAll().data(e).enter().append("line").call(et,this).attr("x1",u&&!He(a)?x=>u[x]+y:m+y).attr("x2",f&&!He(
a)?a.bandwidth?x=>f[x]+a.bandwidth()-g:x=>f[x]-g:h-p-g).attr("y1",c?x=>c[x]:(d+l-b)/2).attr("y2",c?x=>c[x]:(d+l-b)/2).call(lt,this,r).call(Sr,this,r,o)).node()}};
function je(t,e){let{x:n=B,y:r,y1:i,y2:o,...a}=sa(e);return[i,o]=fv(r,i,o),new Bs(t,{...a,x:n,y1:i,y2:o})}function Ve(t,e){let{y:n=B,x:r,x1:i,x2:o,...a}=aa(e);return[
i,o]=fv(r,i,o),new qs(t,{...a,y:n,x1:i,x2:o})}function fv(t,e,n){if(t==null){if(e===void 0){if(n!==void 0)return[0,n]}else if(n===void 0)return[0,e]}else{if(e===
void 0)return n===void 0?[0,t]:[t,n];if(n===void 0)return[t,e]}return[e,n]}function Gn(t,...e){let n=e.length;for(let r=0,i=!0;r<n;++r)typeof e[r]!="function"&&(i&&(t=t.slice(),i=!1),t.splice(r,2,t[r]+e[r]+t[r+1]),e.splice(r,1),--r,--n);
return r=>{let i=t[0];for(let o=0;o<n;++o)i+=e[o](r)+t[o+1];return i}}var lk={ariaLabel:"text",strokeLinejoin:"round",strokeWidth:3,paintOrder:"stroke"},mv="­",ji=class extends Q{constructor(e,n={}){let{x:r,y:i,text:o=Ee(e)&&Ju(e)?
B:$t,frameAnchor:a,textAnchor:s=/right$/i.test(a)?"end":/left$/i.test(a)?"start":"middle",lineAnchor:c=/^top/i.test(a)?"top":/^bottom/i.test(a)?"bottom":"middle",
lineHeight:u=1,lineWidth:f=1/0,textOverflow:h,monospace:l,fontFamily:d=l?"ui-monospace, monospace":void 0,fontSize:p,fontStyle:m,fontVariant:b,fontWeight:y,rotate:g}=n,
[w,x]=Mt(g,0),[_,v]=mk(p);if(super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},fontSize:{value:_,optional:!0},rotate:{value:gx(w),optional:!0},
text:{value:o,filter:Ms,optional:!0}},n,lk),this.rotate=x,this.textAnchor=Nt(s,"middle"),this.lineAnchor=te(c,"lineAnchor",["top","middle","bottom"]),this.lineHeight=
+u,this.lineWidth=+f,this.textOverflow=n0(h),this.monospace=!!l,this.fontFamily=zt(d),this.fontSize=v,this.fontStyle=zt(m),this.fontVariant=zt(b),this.fontWeight=
zt(y),this.frameAnchor=Fn(a),!(this.lineWidth>=0))throw new Error(`invalid lineWidth: ${f}`);this.splitLines=i0(this),this.clipLine=o0(this)}render(e,n,r,i,o){let{
x:a,y:s}=n,{x:c,y:u,rotate:f,text:h,title:l,fontSize:d}=r,{rotate:p}=this,[m,b]=ce(this,i);return j("svg:g",o).call(ct,this,i,o).call(r0,this,h,i).call(rt,this,
{x:c&&a,y:u&&s}).call(y=>y.selectAll().data(e).enter().append("text").call(et,this).call(hk,this,h,l).attr("transform",Gn`translate(${c?g=>c[g]:m},${u?g=>u[g]:b})${f?
g=>` rotate(${f[g]})`:p?` rotate(${p})`:""}`).call(V,"font-size",d&&(g=>d[g])).call(lt,this,r)).node()}};function n0(t){return t==null?null:te(t,"textOverflow",
["clip","ellipsis","clip-start","clip-end","ellipsis-start","ellipsis-middle","ellipsis-end"]).replace(/^(clip|ellipsis)$/,"$1-end")}function hk(t,e,n,r){if(!n)
return;let{lineAnchor:i,lineHeight:o,textOverflow:a,splitLines:s,clipLine:c}=e;t.each(function(u){let f=s(Un(n[u])??"").map(c),h=f.length,l=i==="top"?.71:i==="b\
ottom"?1-h:(164-h*100)/200;if(h>1){let d=0;for(let p=0;p<h;++p){if(++d,!f[p])continue;let m=this.ownerDocument.createElementNS(Be.svg,"tspan");m.setAttribute("x",
0),p===d-1?m.setAttribute("y",`${(l+p)*o}em`):m.setAttribute("dy",`${d*o}em`),m.textContent=f[p],this.appendChild(m),d=0}}else l&&this.setAttribute("y",`${l*o}e\
m`),this.textContent=f[0];if(a&&!r&&f[0]!==n[u]){let d=this.ownerDocument.createElementNS(Be.svg,"title");d.textContent=n[u],this.appendChild(d)}})}function Wn(t,{
x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=Gt(e,n)),new ji(t,{...r,x:e,y:n})}function Rf(t,{x:e=B,...n}={}){return new ji(t,Nf({...n,x:e}))}function If(t,{
y:e=B,...n}={}){return new ji(t,Ef({...n,y:e}))}function r0(t,e,n){V(t,"text-anchor",e.textAnchor),V(t,"font-family",e.fontFamily),V(t,"font-size",e.fontSize),V(
t,"font-style",e.fontStyle),V(t,"font-variant",e.fontVariant===void 0?dk(n):e.fontVariant),V(t,"font-weight",e.fontWeight)}function dk(t){return t&&(br(t)||Ot(t))?
"tabular-nums":void 0}var pk=new Set(["inherit","initial","revert","unset","xx-small","x-small","small","medium","large","x-large","xx-large","xxx-large","large\
r","smaller"]);function mk(t){return t==null||typeof t=="number"?[void 0,t]:typeof t!="string"?[t,void 0]:(t=t.trim().toLowerCase(),pk.has(t)||/^[+-]?\d*\.?\d+(e[+-]?\d+)?(\w*|%)$/.
test(t)?[void 0,t]:[t,void 0])}function gk(t,e,n){let r=[],i,o=0;for(let[a,s,c]of yk(t)){if(i===void 0&&(i=a),o>i&&n(t,i,s)>e&&(r.push(t.slice(i,o)+(t[o-1]===mv?
"-":"")),i=a),c){r.push(t.slice(i,s)),i=void 0;continue}o=s}return r}function*yk(t){let e=0,n=0,r=t.length;for(;n<r;){let i=1;switch(t[n]){case mv:case"-":++n,yield[
e,n,!1],e=n;break;case" ":for(yield[e,n,!1];t[++n]===" ";);e=n;break;case"\r":t[n+1]===`
`&&++i;case`
`:yield[e,n,!0],n+=i,e=n;break;default:++n;break}}yield[e,n,!0]}var lv={a:56,b:63,c:57,d:63,e:58,f:37,g:62,h:60,i:26,j:26,k:55,l:26,m:88,n:60,o:60,p:62,q:62,r:39,
s:54,t:38,u:60,v:55,w:79,x:54,y:55,z:55,A:69,B:67,C:73,D:74,E:61,F:58,G:76,H:75,I:28,J:55,K:67,L:58,M:89,N:75,O:78,P:65,Q:78,R:67,S:65,T:65,U:75,V:69,W:98,X:69,
Y:67,Z:67,0:64,1:48,2:62,3:64,4:66,5:63,6:65,7:58,8:65,9:65," ":29,"!":32,'"':49,"'":31,"(":39,")":39,",":31,"-":48,".":31,"/":32,":":31,";":31,"?":52,"‘":31,
"’":31,"“":47,"”":47,"…":82};function Lf(t,e=0,n=t.length){let r=0;for(let i=e;i<n;i=ca(t,i))r+=lv[t[i]]??(yv(t,i)?120:lv.e);return r}function Pf(t,e=0,n=t.
length){let r=0;for(let i=e;i<n;i=ca(t,i))r+=yv(t,i)?126:63;return r}function i0({monospace:t,lineWidth:e,textOverflow:n}){if(n!=null||e==1/0)return o=>o.split(
/\r\n?|\n/g);let r=t?Pf:Lf,i=e*100;return o=>gk(o,i,r)}function o0({monospace:t,lineWidth:e,textOverflow:n}){if(n==null||e==1/0)return o=>o;let r=t?Pf:Lf,i=e*100;
switch(n){case"clip-start":return o=>dv(o,i,r,"");case"clip-end":return o=>hv(o,i,r,"");case"ellipsis-start":return o=>dv(o,i,r,Hi);case"ellipsis-middle":return o=>bk(
o,i,r,Hi);case"ellipsis-end":return o=>hv(o,i,r,Hi)}}var Hi="…";function Vi(t,e,n,r){let i=[],o=0;for(let a=0,s=0,c=t.length;a<c;a=s){s=ca(t,a);let u=n(t,a,s);
if(o+u>e){for(o+=r;o>e&&a>0;)s=a,a=i.pop(),o-=n(t,a,s);return[a,e-o]}o+=u,i.push(a)}return[-1,0]}function hv(t,e,n,r){t=t.trim();let i=n(r),[o]=Vi(t,e,n,i);return o<
0?t:t.slice(0,o).trimEnd()+r}function bk(t,e,n,r){t=t.trim();let i=n(t);if(i<=e)return t;let o=n(r)/2,[a,s]=Vi(t,e/2,n,o),[c]=Vi(t,i-e/2-s+o,n,-o);return c<0?r:
t.slice(0,a).trimEnd()+r+t.slice(ca(t,c)).trimStart()}function dv(t,e,n,r){t=t.trim();let i=n(t);if(i<=e)return t;let o=n(r),[a]=Vi(t,i-e+o,n,-o);return a<0?r:r+
t.slice(ca(t,a)).trimStart()}var e0=/[\p{Combining_Mark}\p{Emoji_Modifier}]+/uy,pv=new RegExp("\\p{Extended_Pictographic}","uy");function ca(t,e){return e+=xk(t,
e)?2:1,vk(t,e)&&(e=e0.lastIndex),wk(t,e)?ca(t,e+1):e}function gv(t,e){return t.charCodeAt(e)<128}function xk(t,e){let n=t.charCodeAt(e);if(n>=55296&&n<56320){let r=t.
charCodeAt(e+1);return r>=56320&&r<57344}return!1}function wk(t,e){return t.charCodeAt(e)===8205}function vk(t,e){return gv(t,e)?!1:(e0.lastIndex=e,e0.test(t))}
function yv(t,e){return gv(t,e)?!1:(pv.lastIndex=e,pv.test(t))}var bv={ariaLabel:"vector",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinejoin:"round",strokeLinecap:"round"},xv=3.5,_k=xv*5,wv={draw(t,e,n){let r=e*
n/_k;t.moveTo(0,0),t.lineTo(0,-e),t.moveTo(-r,r-e),t.lineTo(0,-e),t.lineTo(r,r-e)}},vv={draw(t,e,n){t.moveTo(-n,0),t.lineTo(0,-e),t.lineTo(n,0)}},Mk=new Map([["\
arrow",wv],["spike",vv]]);function Sk(t){return t&&typeof t.draw=="function"}function $k(t){if(Sk(t))return t;let e=Mk.get(`${t}`.toLowerCase());if(e)return e;throw new Error(
`invalid shape: ${t}`)}var Zi=class extends Q{constructor(e,n={}){let{x:r,y:i,r:o=xv,length:a,rotate:s,shape:c=wv,anchor:u="middle",frameAnchor:f}=n,[h,l]=Mt(a,
12),[d,p]=Mt(s,0);super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},length:{value:h,scale:"length",optional:!0},rotate:{value:d,optional:!0}},
n,bv),this.r=+o,this.length=l,this.rotate=p,this.shape=$k(c),this.anchor=te(u,"anchor",["start","middle","end"]),this.frameAnchor=Fn(f)}render(e,n,r,i,o){let{x:a,
y:s}=n,{x:c,y:u,length:f,rotate:h}=r,{length:l,rotate:d,anchor:p,shape:m,r:b}=this,[y,g]=ce(this,i);return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:u&&
s}).call(w=>w.selectAll().data(e).enter().append("path").call(et,this).attr("transform",Gn`translate(${c?x=>c[x]:y},${u?x=>u[x]:g})${h?x=>` rotate(${h[x]})`:d?`\
 rotate(${d})`:""}${p==="start"?"":p==="end"?f?x=>` translate(0,${f[x]})`:` translate(0,${l})`:f?x=>` translate(0,${f[x]/2})`:` translate(0,${l/2})`}`).attr("d",
f?x=>{let _=Le();return m.draw(_,f[x],b),_}:(()=>{let x=Le();return m.draw(x,l,b),x})()).call(lt,this,r)).node()}};function a0(t,e={}){let{x:n,y:r,...i}=e;return e.
frameAnchor===void 0&&([n,r]=Gt(n,r)),new Zi(t,{...i,x:n,y:r})}function Df(t,e={}){let{x:n=B,...r}=e;return new Zi(t,{...r,x:n})}function Of(t,e={}){let{y:n=B,...r}=e;
return new Zi(t,{...r,y:n})}function _v(t,e={}){let{shape:n=vv,stroke:r=bv.stroke,strokeWidth:i=1,fill:o=r,fillOpacity:a=.3,anchor:s="start",...c}=e;return a0(t,
{...c,shape:n,stroke:r,strokeWidth:i,fill:o,fillOpacity:a,anchor:s})}function Kr(t,e){return arguments.length<2&&!Ee(t)&&(e=t,t=null),e===void 0&&(e={}),[t,e]}function zf({anchor:t}={},e){return t===void 0?e[0]:te(t,"anchor",e)}function Mv(t){
return zf(t,["left","right"])}function Sv(t){return zf(t,["right","left"])}function $v(t){return zf(t,["bottom","top"])}function kv(t){return zf(t,["top","botto\
m"])}function Ki(){let[t,e]=Kr(...arguments);return Av("y",Mv(e),t,e)}function Ff(){let[t,e]=Kr(...arguments);return Av("fy",Sv(e),t,e)}function Xs(){let[t,e]=Kr(
...arguments);return Tv("x",$v(e),t,e)}function Yf(){let[t,e]=Kr(...arguments);return Tv("fx",kv(e),t,e)}function Av(t,e,n,{color:r="currentColor",opacity:i=1,stroke:o=r,
strokeOpacity:a=i,strokeWidth:s=1,fill:c=r,fillOpacity:u=i,textAnchor:f,textStroke:h,textStrokeOpacity:l,textStrokeWidth:d,tickSize:p=t==="y"?6:0,tickPadding:m,
tickRotate:b,x:y,margin:g,marginTop:w=g===void 0?20:g,marginRight:x=g===void 0?e==="right"?40:0:g,marginBottom:_=g===void 0?20:g,marginLeft:v=g===void 0?e==="le\
ft"?40:0:g,label:M,labelAnchor:k,labelArrow:S,labelOffset:T,ariaLabel:$=`${t}-axis`,...A}){return p=gt(p),m=gt(m),b=gt(b),k!==void 0&&(k=te(k,"labelAnchor",["ce\
nter","top","bottom"])),S=Dv(S),Zt(p&&!_t(o)?kk(t,e,n,{stroke:o,strokeOpacity:a,strokeWidth:s,tickSize:p,tickPadding:m,tickRotate:b,x:y,ariaLabel:$,...A}):null,
_t(c)?null:Tk(t,e,n,{fill:c,fillOpacity:u,stroke:h,strokeOpacity:l,strokeWidth:d,textAnchor:f,tickSize:p,tickPadding:m,tickRotate:b,x:y,marginTop:w,marginRight:x,
marginBottom:_,marginLeft:v,ariaLabel:$,...A}),!_t(c)&&M!==null?Wn([],Rv({fill:c,fillOpacity:u,...A},function(R,E,C,N,I){let F=N[t],{marginTop:L,marginRight:Y,marginBottom:q,
marginLeft:U}=t==="y"&&I.inset||I,X=k??(F.bandwidth?"center":"top"),ot=T??(e==="right"?Y:U)-3;return X==="center"?(this.textAnchor=void 0,this.lineAnchor=e==="r\
ight"?"bottom":"top",this.frameAnchor=e,this.rotate=-90):(this.textAnchor=e==="right"?"end":"start",this.lineAnchor=X,this.frameAnchor=`${X}-${e}`,this.rotate=0),
this.dy=X==="top"?3-L:X==="bottom"?q-3:0,this.dx=e==="right"?ot:-ot,this.ariaLabel=`${$} label`,{facets:[[0]],channels:{text:{value:[Pv(t,F,{anchor:e,label:M,labelAnchor:X,
labelArrow:S})]}}}})):null)}function Tv(t,e,n,{color:r="currentColor",opacity:i=1,stroke:o=r,strokeOpacity:a=i,strokeWidth:s=1,fill:c=r,fillOpacity:u=i,textAnchor:f,
textStroke:h,textStrokeOpacity:l,textStrokeWidth:d,tickSize:p=t==="x"?6:0,tickPadding:m,tickRotate:b,y,margin:g,marginTop:w=g===void 0?e==="top"?30:0:g,marginRight:x=g===
void 0?20:g,marginBottom:_=g===void 0?e==="bottom"?30:0:g,marginLeft:v=g===void 0?20:g,label:M,labelAnchor:k,labelArrow:S,labelOffset:T,ariaLabel:$=`${t}-axis`,
...A}){return p=gt(p),m=gt(m),b=gt(b),k!==void 0&&(k=te(k,"labelAnchor",["center","left","right"])),S=Dv(S),Zt(p&&!_t(o)?Ak(t,e,n,{stroke:o,strokeOpacity:a,strokeWidth:s,
tickSize:p,tickPadding:m,tickRotate:b,y,ariaLabel:$,...A}):null,_t(c)?null:Ck(t,e,n,{fill:c,fillOpacity:u,stroke:h,strokeOpacity:l,strokeWidth:d,textAnchor:f,tickSize:p,
tickPadding:m,tickRotate:b,y,marginTop:w,marginRight:x,marginBottom:_,marginLeft:v,ariaLabel:$,...A}),!_t(c)&&M!==null?Wn([],Rv({fill:c,fillOpacity:u,...A},function(R,E,C,N,I){
let F=N[t],{marginTop:L,marginRight:Y,marginBottom:q,marginLeft:U}=t==="x"&&I.inset||I,X=k??(F.bandwidth?"center":"right"),ot=T??(e==="top"?L:q)-3;return X==="c\
enter"?(this.frameAnchor=e,this.textAnchor=void 0):(this.frameAnchor=`${e}-${X}`,this.textAnchor=X==="right"?"end":"start"),this.lineAnchor=e,this.dy=e==="top"?
-ot:ot,this.dx=X==="right"?Y-3:X==="left"?3-U:0,this.ariaLabel=`${$} label`,{facets:[[0]],channels:{text:{value:[Pv(t,F,{anchor:e,label:M,labelAnchor:X,labelArrow:S})]}}}})):
null)}function kk(t,e,n,{strokeWidth:r=1,strokeLinecap:i=null,strokeLinejoin:o=null,facetAnchor:a=e+(t==="y"?"-empty":""),frameAnchor:s=e,tickSize:c,inset:u=0,insetLeft:f=u,
insetRight:h=u,dx:l=0,y:d=t==="y"?void 0:null,ariaLabel:p,...m}){return ua(Of,t,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinecap:i,strokeLinejoin:o,
facetAnchor:a,frameAnchor:s,y:d,...m,dx:e==="left"?+l-Yt+ +f:+l+Yt-h,anchor:"start",length:c,shape:e==="left"?Ik:Lk})}function Ak(t,e,n,{strokeWidth:r=1,strokeLinecap:i=null,
strokeLinejoin:o=null,facetAnchor:a=e+(t==="x"?"-empty":""),frameAnchor:s=e,tickSize:c,inset:u=0,insetTop:f=u,insetBottom:h=u,dy:l=0,x:d=t==="x"?void 0:null,ariaLabel:p,
...m}){return ua(Df,t,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinejoin:o,strokeLinecap:i,facetAnchor:a,frameAnchor:s,x:d,...m,dy:e==="botto\
m"?+l-Yt-h:+l+Yt+ +f,anchor:"start",length:c,shape:e==="bottom"?Nk:Rk})}function Tk(t,e,n,{facetAnchor:r=e+(t==="y"?"-empty":""),frameAnchor:i=e,tickSize:o,tickRotate:a=0,
tickPadding:s=Math.max(3,9-o)+(Math.abs(a)>60?4*Math.cos(a*oa):0),text:c,textAnchor:u=Math.abs(a)>60?"middle":e==="left"?"end":"start",lineAnchor:f=a>60?"top":a<
-60?"bottom":"middle",fontVariant:h,inset:l=0,insetLeft:d=l,insetRight:p=l,dx:m=0,ariaLabel:b,y=t==="y"?void 0:null,...g}){return ua(If,t,n,{ariaLabel:`${b} tic\
k label`},{facetAnchor:r,frameAnchor:i,text:c,textAnchor:u,lineAnchor:f,fontVariant:h,rotate:a,y,...g,dx:e==="left"?+m-o-s+ +d:+m+ +o+ +s-p},function(w,x,_,v,M){
h===void 0&&(this.fontVariant=Lv(w)),c===void 0&&(M.text=Iv(w,x,_,v,e))})}function Ck(t,e,n,{facetAnchor:r=e+(t==="x"?"-empty":""),frameAnchor:i=e,tickSize:o,tickRotate:a=0,
tickPadding:s=Math.max(3,9-o)+(Math.abs(a)>=10?4*Math.cos(a*oa):0),text:c,textAnchor:u=Math.abs(a)>=10?a<0^e==="bottom"?"start":"end":"middle",lineAnchor:f=Math.
abs(a)>=10?"middle":e==="bottom"?"top":"bottom",fontVariant:h,inset:l=0,insetTop:d=l,insetBottom:p=l,dy:m=0,x:b=t==="x"?void 0:null,ariaLabel:y,...g}){return ua(
Rf,t,n,{ariaLabel:`${y} tick label`},{facetAnchor:r,frameAnchor:i,text:c===void 0?null:c,textAnchor:u,lineAnchor:f,fontVariant:h,rotate:a,x:b,...g,dy:e==="botto\
m"?+m+ +o+ +s-p:+m-o-s+ +d},function(w,x,_,v,M){h===void 0&&(this.fontVariant=Lv(w)),c===void 0&&(M.text=Iv(w,x,_,v,e))})}function Bf(){let[t,e]=Kr(...arguments);
return Cv("y",Mv(e),t,e)}function qf(){let[t,e]=Kr(...arguments);return Cv("fy",Sv(e),t,e)}function Xf(){let[t,e]=Kr(...arguments);return Ev("x",$v(e),t,e)}function Uf(){
let[t,e]=Kr(...arguments);return Ev("fx",kv(e),t,e)}function Cv(t,e,n,{y:r=t==="y"?void 0:null,x:i=null,x1:o=e==="left"?i:null,x2:a=e==="right"?i:null,ariaLabel:s=`${t}\
-grid`,ariaHidden:c=!0,...u}){return ua(Ve,t,n,{ariaLabel:s,ariaHidden:c},{y:r,x1:o,x2:a,...Nv(u)})}function Ev(t,e,n,{x:r=t==="x"?void 0:null,y:i=null,y1:o=e===
"top"?i:null,y2:a=e==="bottom"?i:null,ariaLabel:s=`${t}-grid`,ariaHidden:c=!0,...u}){return ua(je,t,n,{ariaLabel:s,ariaHidden:c},{x:r,y1:o,y2:a,...Nv(u)})}function Nv({
color:t="currentColor",opacity:e=.1,stroke:n=t,strokeOpacity:r=e,strokeWidth:i=1,...o}){return{stroke:n,strokeOpacity:r,strokeWidth:i,...o}}function Rv({fill:t,
fillOpacity:e,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:o,fontWeight:a,monospace:s,pointerEvents:c,shapeRendering:u,clip:f=!1},h){return[,t]=Dt(t),[,e]=Mt(
e),{facet:"super",x:null,y:null,fill:t,fillOpacity:e,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:o,fontWeight:a,monospace:s,pointerEvents:c,shapeRendering:u,
clip:f,initializer:h}}function ua(t,e,n,r,i,o){let a;function s(f,h,l,d,p,m){let b=f==null&&(e==="fx"||e==="fy"),{[e]:y}=d;if(!y)throw new Error(`missing scale:\
 ${e}`);let g=y.domain(),{interval:w,ticks:x,tickFormat:_,tickSpacing:v=e==="x"?80:35}=i;if(typeof x=="string"&&Ov(y)&&(w=x,x=void 0),x===void 0&&(x=zn(w,y.type)??
Ek(y,v)),f==null){if(Ee(x))f=un(x);else if(qr(x))f=s0(x,...St(g));else if(y.interval){let k=y.interval;if(y.ticks){let[S,T]=St(g),$=(T-S)/k[Bo];k=Zp(k,$/x)??k,f=
s0(k,S,T)}else{f=g;let S=f.length;k=Zp(k,S/x)??k,k!==y.interval&&(f=s0(k,...St(f)))}if(k===y.interval){let S=Math.round(f.length/x);S>1&&(f=f.filter((T,$)=>$%S===
0))}}else y.ticks?f=y.ticks(x):f=g;if(!y.ticks&&f.length&&f!==g){let k=new Qe(g);f=f.filter(S=>k.has(S)),f.length||be(`Warning: the ${e}-axis ticks appear to no\
t align with the scale domain, resulting in no ticks. Try different ticks?`)}e==="y"||e==="x"?h=[Ce(f)]:a[e]={scale:e,value:B}}o?.call(this,y,f,x,_,a);let M=Object.
fromEntries(Object.entries(a).map(([k,S])=>[k,{...S,value:Z(f,S.value)}]));return b&&(h=m.filterFacets(f,M)),{data:f,facets:h,channels:M}}let c=At(i).initializer,
u=t(n,At({...i,initializer:s},c));return n==null?(a=u.channels,u.channels={}):a={},r!==void 0&&Object.assign(u,r),u.clip===void 0&&(u.clip=!1),u}function Ek(t,e){
let[n,r]=St(t.range());return(r-n)/e}function Iv(t,e,n,r,i){return{value:Us(t,e,n,r,i)}}function Us(t,e,n,r,i){return typeof r=="function"&&!(t.type==="log"&&t.
tickFormat)?r:r===void 0&&e&&Ot(e)?ax(t.type,e,i)??Un:t.tickFormat?t.tickFormat(typeof n=="number"?n:null,r):typeof r=="string"&&t.domain().length>0?(Ot(t.domain())?
Rn:kn)(r):r===void 0?Un:Ft(r)}function s0(t,e,n){return t.range(e,t.offset(t.floor(n)))}var Nk={draw(t,e){t.moveTo(0,0),t.lineTo(0,e)}},Rk={draw(t,e){t.moveTo(0,
0),t.lineTo(0,-e)}},Ik={draw(t,e){t.moveTo(0,0),t.lineTo(-e,0)}},Lk={draw(t,e){t.moveTo(0,0),t.lineTo(e,0)}};function Lv(t){return t.bandwidth&&!t.interval?void 0:
"tabular-nums"}function Pv(t,e,{anchor:n,label:r=e.label,labelAnchor:i,labelArrow:o}={}){if(!(r==null||r.inferred&&Ov(e)&&/^(date|time|year)$/i.test(r))){if(r=String(
r),o==="auto"&&(o=(!e.bandwidth||e.interval)&&!/[↑↓→←]/.test(r)),!o)return r;if(o===!0){let a=mf(e);a&&(o=/x$/.test(t)||i==="center"?/x$/.test(t)===a<0?
"left":"right":a<0?"up":"down")}switch(o){case"left":return`← ${r}`;case"right":return`${r} →`;case"up":return n==="right"?`${r} ↑`:`↑ ${r}`;case"down":
return n==="right"?`${r} ↓`:`↓ ${r}`}return r}}function Dv(t="auto"){return _t(t)?!1:typeof t=="boolean"?t:te(t,"labelArrow",["auto","up","right","down","le\
ft"])}function Ov(t){return Ot(t.domain())}function zv(t,e){if(e==null)return e;let n=t(e);if(!n)throw new Error(`scale not found: ${e}`);return n}function Fv(t,{opacity:e,...n}={}){if(!qn(t)&&!Dm(t))throw new Error(
`swatches legend requires ordinal or threshold color scale (not ${t.type})`);return Bv(t,n,(r,i,o,a)=>r.append("svg").attr("width",o).attr("height",a).attr("fil\
l",i.scale).attr("fill-opacity",Mt(e)[1]).append("rect").attr("width","100%").attr("height","100%"))}function Yv(t,{fill:e=t.hint?.fill!==void 0?t.hint.fill:"no\
ne",fillOpacity:n=1,stroke:r=t.hint?.stroke!==void 0?t.hint.stroke:_t(e)?"currentColor":"none",strokeOpacity:i=1,strokeWidth:o=1.5,r:a=4.5,...s}={},c){let[u,f]=Dt(
e),[h,l]=Dt(r),d=zv(c,u),p=zv(c,h),m=a*a*Math.PI;return n=Mt(n)[1],i=Mt(i)[1],o=Mt(o)[1],Bv(t,s,(b,y,g,w)=>b.append("svg").attr("viewBox","-8 -8 16 16").attr("w\
idth",g).attr("height",w).attr("fill",u==="color"?x=>d.scale(x):f).attr("fill-opacity",n).attr("stroke",h==="color"?x=>p.scale(x):l).attr("stroke-opacity",i).attr(
"stroke-width",o).append("path").attr("d",x=>{let _=Le();return t.scale(x).draw(_,m),_}))}function Bv(t,e={},n){let{columns:r,tickFormat:i,fontVariant:o=Tf(t),swatchSize:a=15,
swatchWidth:s=a,swatchHeight:c=a,marginLeft:u=0,className:f,style:h,width:l}=e,d=jr(e);f=ea(f),i=Us(t.scale,t.domain,void 0,i);let p=j("div",d).attr("class",`${f}\
-swatches ${f}-swatches-${r!=null?"columns":"wrap"}`),m;return r!=null?(m=`:where(.${f}-swatches-columns .${f}-swatch) {
  display: flex;
  align-items: center;
  break-inside: avoid;
  padding-bottom: 1px;
}
:where(.${f}-swatches-columns .${f}-swatch::before) {
  flex-shrink: 0;
}
:where(.${f}-swatches-columns .${f}-swatch-label) {
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
}`,p.style("columns",r).selectAll().data(t.domain).enter().append("div").attr("class",`${f}-swatch`).call(n,t,s,c).call(b=>b.append("div").attr("class",`${f}-sw\
atch-label`).attr("title",i).text(i))):(m=`:where(.${f}-swatches-wrap) {
  display: flex;
  align-items: center;
  min-height: 33px;
  flex-wrap: wrap;
}
:where(.${f}-swatches-wrap .${f}-swatch) {
  display: inline-flex;
  align-items: center;
  margin-right: 1em;
}`,p.selectAll().data(t.domain).enter().append("span").attr("class",`${f}-swatch`).call(n,t,s,c).append(function(){return this.ownerDocument.createTextNode(i.apply(
this,arguments))})),p.call(b=>b.insert("style","*").text(`:where(.${f}-swatches) {
  font-family: system-ui, sans-serif;
  font-size: 10px;
  margin-bottom: 0.5em;
}
:where(.${f}-swatch > svg) {
  margin-right: 0.5em;
  overflow: visible;
}
${m}`)).style("margin-left",u?`${+u}px`:null).style("width",l===void 0?null:`${+l}px`).style("font-variant",Nt(o,"normal")).call(na,h).node()}var Gf=new Map([["symbol",Yv],["color",Uv],["opacity",Pk]]);function qv(t={}){for(let[e,n]of Gf){let r=t[e];if(Dn(r)){let i=jr(t),o;if(e==="symbol"){let{fill:a,
stroke:s=a===void 0&&Dn(t.color)?"color":void 0}=t;o={fill:a,stroke:s}}return n(yf(e,r,o),c0(i,r,t),a=>Dn(t[a])?yf(a,t[a]):null)}}throw new Error("unknown legen\
d type; no scale found")}function Xv(t,e,n={}){return(r,i)=>{if(!Gf.has(r))throw new Error(`unknown legend type: ${r}`);if(r in t)return Gf.get(r)(t[r],c0(e,n[r],
i),o=>t[o])}}function c0({className:t,...e},{label:n,ticks:r,tickFormat:i}={},o){return _x(o,{className:t,...e},{label:n,ticks:r,tickFormat:i})}function Uv(t,{legend:e=!0,
...n}){if(e===!0&&(e=t.type==="ordinal"?"swatches":"ramp"),t.domain!==void 0)switch(`${e}`.toLowerCase()){case"swatches":return Fv(t,n);case"ramp":return tv(t,n);default:
throw new Error(`unknown legend type: ${e}`)}}function Pk({type:t,interpolate:e,...n},{legend:r=!0,color:i=Ie(0,0,0),...o}){if(!e)throw new Error(`${t} opacity \
scales are not supported`);if(r===!0&&(r="ramp"),`${r}`.toLowerCase()!=="ramp")throw new Error(`${r} opacity legends are not supported`);return Uv({type:t,...n,
interpolate:Dk(i)},{legend:r,...o})}function Dk(t){let{r:e,g:n,b:r}=Ie(t)||Ie(0,0,0);return i=>`rgba(${e},${n},${r},${i})`}function Gv(t,e,n){let r=[];for(let[i,
o]of Gf){let a=n[i];if(a?.legend&&i in t){let s=o(t[i],c0(e,t[i],a),c=>t[c]);s!=null&&r.push(s)}}return r}function Qr(t={},e="x"){return om(t)?t:{...t,[e]:B}}function Jr(t={},e="y"){return am(t)?t:{...t,[e]:B}}function Wf(t,e){if(e.length===1)return{data:t,facets:e};let n=Br(t),r=new Uint8Array(n),i=0;for(let s of e)for(let c of s)r[c]&&++i,r[c]=1;if(i===0)return{data:t,
facets:e};t=Yr(t);let o=t[Qp]=new Uint32Array(n+i);e=e.map(s=>Yr(s,Uint32Array));let a=n;r.fill(0);for(let s of e)for(let c=0,u=s.length;c<u;++c){let f=s[c];r[f]?
(s[c]=a,t[a]=t[f],o[a]=f,++a):o[f]=f,r[f]=1}return{data:t,facets:e}}function u0(t={},e={}){arguments.length===1&&([t,e]=fa(t));let{y1:n,y:r=n,x:i,...o}=e,[a,s,c,u]=la(r,i,"y","x",t,o);return{...a,y1:n,y:s,x1:c,x2:u,x:Uo(c,u)}}function jv(t={},e={}){
arguments.length===1&&([t,e]=fa(t));let{y1:n,y:r=n,x:i}=e,[o,a,s]=la(r,i,"y","x",t,e);return{...o,y1:n,y:a,x:s}}function Vv(t={},e={}){arguments.length===1&&([t,
e]=fa(t));let{y1:n,y:r=n,x:i}=e,[o,a,,s]=la(r,i,"y","x",t,e);return{...o,y1:n,y:a,x:s}}function f0(t={},e={}){arguments.length===1&&([t,e]=fa(t));let{x1:n,x:r=n,
y:i,...o}=e,[a,s,c,u]=la(r,i,"x","y",t,o);return{...a,x1:n,x:s,y1:c,y2:u,y:Uo(c,u)}}function Zv(t={},e={}){arguments.length===1&&([t,e]=fa(t));let{x1:n,x:r=n,y:i}=e,
[o,a,s]=la(r,i,"x","y",t,e);return{...o,x1:n,x:a,y:s}}function Kv(t={},e={}){arguments.length===1&&([t,e]=fa(t));let{x1:n,x:r=n,y:i}=e,[o,a,,s]=la(r,i,"x","y",t,
e);return{...o,x1:n,x:a,y:s}}function ti({x:t,x1:e,x2:n,...r}={}){return r=xn(r,"y"),e===void 0&&n===void 0?u0({x:t,...r}):([e,n]=sm(t,e,n),{...r,x1:e,x2:n})}function ei({
y:t,y1:e,y2:n,...r}={}){return r=xn(r,"x"),e===void 0&&n===void 0?f0({y:t,...r}):([e,n]=sm(t,e,n),{...r,y1:e,y2:n})}function fa(t){let{offset:e,order:n,reverse:r,
...i}=t;return[{offset:e,order:n,reverse:r},i]}var Ok={length:!0};function la(t,e=Ts,n,r,{offset:i,order:o,reverse:a},s){if(e===null)throw new Error(`stack requ\
ires ${r}`);let c=ye(s),[u,f]=he(t),[h,l]=ae(e),[d,p]=ae(e);return h.hint=d.hint=Ok,i=zk(i),o=Bk(o,i,r),[Vt(s,(m,b,y)=>{({data:m,facets:b}=Wf(m,b));let g=t==null?
void 0:f(Fi(Z(m,t),y?.[n])),w=Z(m,e,Float64Array),x=Z(m,c),_=o&&o(m,g,w,x),v=Br(m),M=l(new Float64Array(v)),k=p(new Float64Array(v)),S=[];for(let T of b){let $=g?
Array.from(Ne(T,A=>g[A]).values()):[T];if(_)for(let A of $)A.sort(_);for(let A of $){let R=0,E=0;a&&A.reverse();for(let C of A){let N=w[C];N<0?R=k[C]=(M[C]=R)+N:
N>0?E=k[C]=(M[C]=E)+N:k[C]=M[C]=E}}S.push($)}return i&&i(S,M,k,x),{data:m,facets:b}}),u,h,d]}function zk(t){if(t!=null){if(typeof t=="function")return t;switch(`${t}`.
toLowerCase()){case"expand":case"normalize":return Fk;case"center":case"silhouette":return Yk;case"wiggle":return Jv}throw new Error(`unknown offset: ${t}`)}}function Qv(t,e){
let n=0,r=0;for(let i of t){let o=e[i];o<n&&(n=o),o>r&&(r=o)}return[n,r]}function Fk(t,e,n){for(let r of t)for(let i of r){let[o,a]=Qv(i,n);for(let s of i){let c=1/
(a-o||1);e[s]=c*(e[s]-o),n[s]=c*(n[s]-o)}}}function Yk(t,e,n){for(let r of t){for(let i of r){let[o,a]=Qv(i,n);for(let s of i){let c=(a+o)/2;e[s]-=c,n[s]-=c}}t6(
r,e,n)}e6(t,e,n)}function Jv(t,e,n,r){for(let i of t){let o=new Ke,a=0;for(let s of i){let c=-1,u=s.map(d=>Math.abs(n[d]-e[d])),f=s.map(d=>{c=r?r[d]:++c;let p=n[d]-
e[d],m=o.has(c)?p-o.get(c):0;return o.set(c,p),m}),h=[0,...wg(f)];for(let d of s)e[d]+=a,n[d]+=a;let l=we(u);l&&(a-=we(u,(d,p)=>(f[p]/2+h[p])*d)/l)}t6(i,e,n)}e6(
t,e,n)}function t6(t,e,n){let r=Wt(t,i=>Wt(i,o=>e[o]));for(let i of t)for(let o of i)e[o]-=r,n[o]-=r}function e6(t,e,n){let r=t.length;if(r===1)return;let i=t.map(
s=>s.flat()),o=i.map(s=>(Wt(s,c=>e[c])+Ct(s,c=>n[c]))/2),a=Wt(o);for(let s=0;s<r;s++){let c=a-o[s];for(let u of i[s])e[u]+=c,n[u]+=c}}function Bk(t,e,n){if(t===
void 0&&e===Jv)return Wv(oe);if(t!=null){if(typeof t=="string"){let r=t.startsWith("-"),i=r?Pi:oe;switch((r?t.slice(1):t).toLowerCase()){case"value":case n:return qk(
i);case"z":return Xk(i);case"sum":return Uk(i);case"appearance":return Gk(i);case"inside-out":return Wv(i)}return Hv(tm(t))}if(typeof t=="function")return(t.length===
1?Hv:Wk)(t);if(ze(t))return Hk(t);throw new Error(`invalid order: ${t}`)}}function qk(t){return(e,n,r)=>(i,o)=>t(r[i],r[o])}function Xk(t){return(e,n,r,i)=>(o,a)=>t(
i[o],i[a])}function Uk(t){return Hf(t,(e,n,r,i)=>Tc(Ce(e),o=>we(o,a=>r[a]),o=>i[o]))}function Gk(t){return Hf(t,(e,n,r,i)=>Tc(Ce(e),o=>n[Ya(o,a=>r[a])],o=>i[o]))}
function Wv(t){return Hf(t,(e,n,r,i)=>{let o=Ce(e),a=Tc(o,h=>n[Ya(h,l=>r[l])],h=>i[h]),s=Jn(o,h=>we(h,l=>r[l]),h=>i[h]),c=[],u=[],f=0;for(let h of a)f<0?(f+=s.get(
h),c.push(h)):(f-=s.get(h),u.push(h));return u.reverse().concat(c)})}function Hv(t){return e=>{let n=Z(e,t);return(r,i)=>oe(n[r],n[i])}}function Wk(t){return e=>ze(
e)?(n,r)=>t(e[n],e[r]):(n,r)=>t(e.get(n),e.get(r))}function Hk(t){return Hf(oe,()=>t)}function Hf(t,e){return(n,r,i,o)=>{if(!o)throw new Error("missing channel:\
 z");let a=new Ke(e(n,r,i,o).map((s,c)=>[s,c]));return(s,c)=>t(a.get(o[s]),a.get(o[c]))}}var jk={ariaLabel:"rect"},Qi=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,y2:a}=n;super(e,{x1:{value:r,scale:"x",type:r!=null&&o==null?"band":void 0,optional:!0},
y1:{value:i,scale:"y",type:i!=null&&a==null?"band":void 0,optional:!0},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,jk),Gs(this,n),Ws(
this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,{x1:c,y1:u,x2:f,y2:h}=r,{marginTop:l,marginRight:d,marginBottom:p,marginLeft:m,width:b,height:y}=i,{projection:g}=o,{insetTop:w,
insetRight:x,insetBottom:_,insetLeft:v}=this,{rx:M,ry:k,rx1y1:S,rx1y2:T,rx2y1:$,rx2y2:A}=this;(c||f)&&!g&&He(a)&&(c=f=null),(u||h)&&!g&&He(s)&&(u=h=null);let R=a?.
bandwidth?a.bandwidth():0,E=s?.bandwidth?s.bandwidth():0;return j("svg:g",o).call(ct,this,i,o).call(rt,this,{},0,0).call(C=>C.selectAll().data(e).enter().call(S||
T||$||A?N=>N.append("path").call(et,this).call(Hs,c&&f?I=>c[I]+(f[I]<c[I]?-x:v):c?I=>c[I]+v:m+v,u&&h?I=>u[I]+(h[I]<u[I]?-_:w):u?I=>u[I]+w:l+w,c&&f?I=>f[I]-(f[I]<
c[I]?-v:x):c?I=>c[I]+R-x:b-d-x,u&&h?I=>h[I]-(h[I]<u[I]?-w:_):u?I=>u[I]+E-_:y-p-_,this).call(lt,this,r):N=>N.append("rect").call(et,this).attr("x",c?f?I=>Math.min(
c[I],f[I])+v:I=>c[I]+v:m+v).attr("y",u?h?I=>Math.min(u[I],h[I])+w:I=>u[I]+w:l+w).attr("width",c?f?I=>Math.max(0,Math.abs(f[I]-c[I])+R-v-x):R-v-x:b-d-m-x-v).attr(
"height",u?h?I=>Math.max(0,Math.abs(u[I]-h[I])+E-w-_):E-w-_:y-l-p-w-_).call(V,"rx",M).call(V,"ry",k).call(lt,this,r))).node()}};function Gs(t,{inset:e=0,insetTop:n=e,
insetRight:r=e,insetBottom:i=e,insetLeft:o=e}={}){t.insetTop=gt(n),t.insetRight=gt(r),t.insetBottom=gt(i),t.insetLeft=gt(o)}function Ws(t,{r:e,rx:n,ry:r,rx1:i=e,
ry1:o=e,rx2:a=e,ry2:s=e,rx1y1:c=i!==void 0?+i:o!==void 0?+o:0,rx1y2:u=i!==void 0?+i:s!==void 0?+s:0,rx2y1:f=a!==void 0?+a:o!==void 0?+o:0,rx2y2:h=a!==void 0?+a:
s!==void 0?+s:0}={}){c||u||f||h?(t.rx1y1=c,t.rx1y2=u,t.rx2y1=f,t.rx2y2=h):(t.rx=Nt(n,"auto"),t.ry=Nt(r,"auto"))}function Hs(t,e,n,r,i,o){let{rx1y1:a,rx1y2:s,rx2y1:c,
rx2y2:u}=o;typeof e!="function"&&(e=Ft(e)),typeof n!="function"&&(n=Ft(n)),typeof r!="function"&&(r=Ft(r)),typeof i!="function"&&(i=Ft(i));let f=Math.max(Math.abs(
a+c),Math.abs(s+u)),h=Math.max(Math.abs(a+s),Math.abs(c+u));t.attr("d",l=>{let d=e(l),p=n(l),m=r(l),b=i(l),y=d>m,g=p>b,w=y?m:d,x=y?d:m,_=g?b:p,v=g?p:b,M=Math.min(
1,(x-w)/f,(v-_)/h),k=M*(y?g?u:c:g?s:a),S=M*(y?g?s:a:g?u:c),T=M*(y?g?a:s:g?c:u),$=M*(y?g?c:u:g?a:s);return`M${w},${_+Vf(k,$)}A${k},${k} 0 0 ${k<0?0:1} ${w+jf(k,$)}\
,${_}H${x-jf(S,T)}A${S},${S} 0 0 ${S<0?0:1} ${x},${_+Vf(S,T)}V${v-Vf(T,S)}A${T},${T} 0 0 ${T<0?0:1} ${x-jf(T,S)},${v}H${w+jf($,k)}A${$},${$} 0 0 ${$<0?0:1} ${w}\
,${v-Vf($,k)}Z`})}function jf(t,e){return e<0?t:Math.abs(t)}function Vf(t,e){return e<0?Math.abs(t):t}function js(t,e){return new Qi(t,Jm(t0(e)))}function ha(t,e={}){
return gr(e)||(e={...e,y:$t,x2:B,interval:1}),new Qi(t,ti(t0(Qr(e))))}function da(t,e={}){return gr(e)||(e={...e,x:$t,y2:B,interval:1}),new Qi(t,ei(Jm(Jr(e))))}var Vk={ariaLabel:"frame",fill:"none",stroke:"currentColor",clip:!1},Zk={ariaLabel:"frame",fill:null,stroke:"currentColor",strokeLinecap:"square",clip:!1},Vs=class extends Q{constructor(e={}){
let{anchor:n=null}=e;super(zr,void 0,e,n==null?Vk:Zk),this.anchor=im(n,"anchor",["top","right","bottom","left"]),Gs(this,e),n||Ws(this,e)}render(e,n,r,i,o){let{
marginTop:a,marginRight:s,marginBottom:c,marginLeft:u,width:f,height:h}=i,{anchor:l,insetTop:d,insetRight:p,insetBottom:m,insetLeft:b}=this,{rx:y,ry:g,rx1y1:w,rx1y2:x,
rx2y1:_,rx2y2:v}=this,M=u+b,k=f-s-p,S=a+d,T=h-c-m;return j(l?"svg:line":w||x||_||v?"svg:path":"svg:rect",o).datum(0).call(ct,this,i,o).call(et,this).call(lt,this,
r).call(rt,this,{}).call(l==="left"?$=>$.attr("x1",M).attr("x2",M).attr("y1",S).attr("y2",T):l==="right"?$=>$.attr("x1",k).attr("x2",k).attr("y1",S).attr("y2",T):
l==="top"?$=>$.attr("x1",M).attr("x2",k).attr("y1",S).attr("y2",S):l==="bottom"?$=>$.attr("x1",M).attr("x2",k).attr("y1",T).attr("y2",T):w||x||_||v?$=>$.call(Hs,
M,S,k,T,this):$=>$.attr("x",M).attr("y",S).attr("width",k-M).attr("height",T-S).attr("rx",y).attr("ry",g)).node()}};function pa(t){return new Vs(t)}var l0={ariaLabel:"tip",fill:"var(--plot-background)",stroke:"currentColor"},Kk=new Set(["geometry","href","src","ariaLabel","scales"]),Zs=class extends Q{constructor(e,n={}){
n.tip&&(n={...n,tip:!1}),n.title===void 0&&Ee(e)&&Ju(e)&&(n={...n,title:B});let{x:r,y:i,x1:o,x2:a,y1:s,y2:c,anchor:u,preferredAnchor:f="bottom",monospace:h,fontFamily:l=h?
"ui-monospace, monospace":void 0,fontSize:d,fontStyle:p,fontVariant:m,fontWeight:b,lineHeight:y=1,lineWidth:g=20,frameAnchor:w,format:x,textAnchor:_="start",textOverflow:v,
textPadding:M=8,title:k,pointerSize:S=12,pathFilter:T="drop-shadow(0 3px 4px rgba(0,0,0,0.2))"}=n;super(e,{x:{value:o!=null&&a!=null?null:r,scale:"x",optional:!0},
y:{value:s!=null&&c!=null?null:i,scale:"y",optional:!0},x1:{value:o,scale:"x",optional:a==null},y1:{value:s,scale:"y",optional:c==null},x2:{value:a,scale:"x",optional:o==
null},y2:{value:c,scale:"y",optional:s==null},title:{value:k,optional:!0}},n,l0),this.anchor=ef(u,"anchor"),this.preferredAnchor=ef(f,"preferredAnchor"),this.frameAnchor=
Fn(w),this.textAnchor=Nt(_,"middle"),this.textPadding=+M,this.pointerSize=+S,this.pathFilter=zt(T),this.lineHeight=+y,this.lineWidth=+g,this.textOverflow=n0(v),
this.monospace=!!h,this.fontFamily=zt(l),this.fontSize=gt(d),this.fontStyle=zt(p),this.fontVariant=zt(m),this.fontWeight=zt(b);for(let $ in l0)$ in this.channels&&
(this[$]=l0[$]);this.splitLines=i0(this),this.clipLine=o0(this),this.format=typeof x=="string"||typeof x=="function"?{title:x}:{...x}}render(e,n,r,i,o){let a=this,
{x:s,y:c,fx:u,fy:f}=n,{ownerSVGElement:h,document:l}=o,{anchor:d,monospace:p,lineHeight:m,lineWidth:b}=this,{textPadding:y,pointerSize:g,pathFilter:w}=this,{marginTop:x,
marginLeft:_}=i,{x1:v,y1:M,x2:k,y2:S,x:T=v??k,y:$=M??S}=r,A=u?u(e.fx)-_:0,R=f?f(e.fy)-x:0,[E,C]=ce(this,i),N=jm(r,E),I=Vm(r,C),F=p?Pf:Lf,L=F(Hi),Y,q;"title"in r?
(Y=n6.call(this,{title:r.channels.title},n),q=eA):(Y=n6.call(this,r.channels,n),q=nA);let U=j("svg:g",o).call(ct,this,i,o).call(r0,this).call(rt,this,{x:T&&s,y:$&&
c}).call(st=>st.selectAll().data(e).enter().append("g").attr("transform",ut=>`translate(${Math.round(N(ut))},${Math.round(I(ut))})`).call(et,this).call(ut=>ut.append(
"path").attr("filter",w)).call(ut=>ut.append("text").each(function(G){let at=Re(this);this.setAttribute("fill","currentColor"),this.setAttribute("fill-opacity",
1),this.setAttribute("stroke","none");let O=q.call(a,G,e,Y,n,r);if(typeof O=="string")for(let W of a.splitLines(O))X(at,{value:a.clipLine(W)});else{let W=new Set;
for(let H of O){let{label:D=""}=H;D&&W.has(D)||(W.add(D),X(at,H))}}})));function X(st,{label:ut,value:G,color:at,opacity:O}){ut??="",G??="";let W=at!=null||O!=null,
H,D=b*100,[pt]=Vi(ut,D,F,L);if(pt>=0)ut=ut.slice(0,pt).trimEnd()+Hi,H=G.trim(),G="";else{(ut||!G&&!W)&&(G=" "+G);let[mt]=Vi(G,D-F(ut),F,L);mt>=0&&(H=G.trim(),G=
G.slice(0,mt).trimEnd()+Hi)}let J=st.append("tspan").attr("x",0).attr("dy",`${m}em`).text("​");ut&&J.append("tspan").attr("font-weight","bold").text(ut),G&&J.
append(()=>l.createTextNode(G)),W&&J.append("tspan").text(" ■").attr("fill",at).attr("fill-opacity",O).style("user-select","none"),H&&J.append("title").text(H)}
function ot(){let{width:st,height:ut}=i.facet??i;U.selectChildren().each(function(G){let{x:at,width:O,height:W}=this.getBBox();O=Math.round(O),W=Math.round(W);let H=d;
if(H===void 0){let J=N(G)+A,mt=I(G)+R,yt=J+O+g+y*2<st,Rt=J-O-g-y*2>0,vn=mt+W+g+y*2<ut,fi=mt-W-g-y*2>0;H=yt&&Rt?vn&&fi?a.preferredAnchor:fi?"bottom":"top":vn&&fi?
yt?"left":"right":(yt||Rt)&&(vn||fi)?`${fi?"bottom":"top"}-${yt?"left":"right"}`:a.preferredAnchor}let D=this.firstChild,pt=this.lastChild;if(D.setAttribute("d",
tA(H,g,y,O,W)),at)for(let J of pt.childNodes)J.setAttribute("x",-at);pt.setAttribute("y",`${+Qk(H,pt.childNodes.length,m).toFixed(6)}em`),pt.setAttribute("trans\
form",`translate(${Jk(H,g,y,O,W)})`)}),U.attr("visibility",null)}return e.length&&(U.attr("visibility","hidden"),h.isConnected?Promise.resolve().then(ot):typeof requestAnimationFrame<
"u"&&requestAnimationFrame(ot)),U.node()}};function Kf(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=Gt(e,n)),new Zs(t,{...r,x:e,y:n})}function Qk(t,e,n){
return/^top(?:-|$)/.test(t)?.94-n:-.29-e*n}function Jk(t,e,n,r,i){switch(t){case"middle":return[-r/2,i/2];case"top-left":return[n,e+n];case"top":return[-r/2,e/2+
n];case"top-right":return[-r-n,e+n];case"right":return[-e/2-r-n,i/2];case"bottom-left":return[n,-e-n];case"bottom":return[-r/2,-e/2-n];case"bottom-right":return[
-r-n,-e-n];case"left":return[n+e/2,i/2]}}function tA(t,e,n,r,i){let o=r+n*2,a=i+n*2;switch(t){case"middle":return`M${-o/2},${-a/2}h${o}v${a}h${-o}z`;case"top-le\
ft":return`M0,0l${e},${e}h${o-e}v${a}h${-o}z`;case"top":return`M0,0l${e/2},${e/2}h${(o-e)/2}v${a}h${-o}v${-a}h${(o-e)/2}z`;case"top-right":return`M0,0l${-e},${e}\
h${e-o}v${a}h${o}z`;case"right":return`M0,0l${-e/2},${-e/2}v${e/2-a/2}h${-o}v${a}h${o}v${e/2-a/2}z`;case"bottom-left":return`M0,0l${e},${-e}h${o-e}v${-a}h${-o}z`;case"\
bottom":return`M0,0l${e/2},${-e/2}h${(o-e)/2}v${-a}h${-o}v${a}h${(o-e)/2}z`;case"bottom-right":return`M0,0l${-e},${-e}h${e-o}v${-a}h${o}z`;case"left":return`M0,\
0l${e/2},${-e/2}v${e/2-a/2}h${o}v${a}h${-o}v${e/2-a/2}z`}}function n6(t,e){let n={},r=this.format;r=r6(r,t,"x"),r=r6(r,t,"y"),this.format=r;for(let i in r){let o=r[i];
if(!(o===null||o===!1))if(i==="fx"||i==="fy")n[i]=!0;else{let a=Ps(t,i);a&&(n[i]=a)}}for(let i in t){if(i in n||i in r||Kk.has(i)||(i==="x"||i==="y")&&t.geometry)
continue;let o=Ps(t,i);if(o){if(o.scale==null&&o.defaultScale==="color")continue;n[i]=o}}this.facet&&(e.fx&&!("fx"in r)&&(n.fx=!0),e.fy&&!("fy"in r)&&(n.fy=!0));
for(let i in n){let o=this.format[i];if(typeof o=="string"){let a=n[i]?.value??e[i]?.domain()??[];this.format[i]=(Ot(a)?Rn:kn)(o)}else if(o===void 0||o===!0){let a=e[i];
this.format[i]=a?.bandwidth?Us(a,a.domain()):Un}}return n}function r6(t,e,n){if(!(n in t))return t;let r=`${n}1`,i=`${n}2`;if((r in t||!(r in e))&&(i in t||!(i in
e)))return t;let o=Object.entries(t),a=t[n];return o.splice(o.findIndex(([s])=>s===n)+1,0,[r,a],[i,a]),Object.fromEntries(o)}function eA(t,e,{title:n}){return this.
format.title(n.value[t],t)}function*nA(t,e,n,r,i){for(let o in n){if(o==="fx"||o==="fy"){yield{label:Zf(r,n,o),value:this.format[o](e[o],t)};continue}if(o==="x1"&&
"x2"in n||o==="y1"&&"y2"in n)continue;let a=n[o];if(o==="x2"&&"x1"in n)yield{label:o6(r,n,"x"),value:i6(this.format.x2,n.x1,a,t)};else if(o==="y2"&&"y1"in n)yield{
label:o6(r,n,"y"),value:i6(this.format.y2,n.y1,a,t)};else{let s=a.value[t],c=a.scale;if(!It(s)&&c==null)continue;yield{label:Zf(r,n,o),value:this.format[o](s,t),
color:c==="color"?i[o][t]:null,opacity:c==="opacity"?i[o][t]:null}}}}function i6(t,e,n,r){return n.hint?.length?`${t(n.value[r]-e.value[r],r)}`:`${t(e.value[r],
r)}–${t(n.value[r],r)}`}function o6(t,e,n){let r=Zf(t,e,`${n}1`,n),i=Zf(t,e,`${n}2`,n);return r===i?r:`${r}–${i}`}function Zf(t,e,n,r=n){let i=e[n],o=t[i?.scale??
n];return String(o?.label??i?.label??r)}function ma(t={}){let{facet:e,style:n,title:r,subtitle:i,caption:o,ariaLabel:a,ariaDescription:s}=t,c=ea(t.className),u=t.marks===void 0?[]:s6(t.marks);u.push(...cA(
u));let f=aA(e,t),h=new Map;for(let L of u){let Y=c6(L,f,t);Y&&h.set(L,Y)}let l=new Map;f&&Ks(l,[f],t),Ks(l,h,t);let d=s6(uA(u,l,t));for(let L of d){let Y=c6(L,
f,t);Y&&h.set(L,Y)}u.unshift(...d);let p=Lw(l,t);if(p!==void 0){let L=f?_f(p,f):void 0;for(let q of u){if(q.facet===null||q.facet==="super")continue;let U=h.get(
q);U!==void 0&&(U.facetsIndex=q.fx!=null||q.fy!=null?_f(p,U):L)}let Y=new Set;for(let{facetsIndex:q}of h.values())q?.forEach((U,X)=>{U?.length>0&&Y.add(X)});p.forEach(
0<Y.size&&Y.size<p.length?(q,U)=>q.empty=!Y.has(U):q=>q.empty=!1);for(let q of u)if(q.facet==="exclude"){let U=h.get(q);U!==void 0&&(U.facetsIndex=Ow(U.facetsIndex))}}
for(let L of kt.keys())Dn(t[L])&&L!=="fx"&&L!=="fy"&&l.set(L,[]);let m=new Map;for(let L of u){if(m.has(L))throw new Error("duplicate mark; each mark must be un\
ique");let{facetsIndex:Y,channels:q}=h.get(L)??{},{data:U,facets:X,channels:ot}=L.initialize(Y,q,t);p0(ot,t),m.set(L,{data:U,facets:X,channels:ot})}let b=zs(Ks(
l,m,t),t),y=Qw(b,u,t);Aw(b,y);let g=Lm(b),{fx:w,fy:x}=g,_=w||x?Pm(b,y):y,v=w||x?gA(g,y):y,M=jr(t),k=M.document,S=yo("svg").call(k.documentElement),T=S;M.ownerSVGElement=
S,M.className=c,M.projection=Yw(t,_),M.path=function(){return sr(this.projection??Gw(g))},M.filterFacets=(L,Y)=>_f(p,{channels:Y,groups:wf(L,Y)}),M.getMarkState=
L=>{let Y=m.get(L),q=h.get(L);return{...Y,channels:{...Y.channels,...q?.channels}}},M.dispatchValue=L=>{T.value!==L&&(T.value=L,T.dispatchEvent(new M.document.defaultView.
Event("input",{bubbles:!0})))};let $=new Set;for(let[L,Y]of m)if(L.initializer!=null){let q=L.facet==="super"?v:_,U=L.initializer(Y.data,Y.facets,Y.channels,g,q,
M);if(U.data!==void 0&&(Y.data=U.data),U.facets!==void 0&&(Y.facets=U.facets),U.channels!==void 0){let{fx:X,fy:ot,...st}=U.channels;oA(st),Object.assign(Y.channels,
st);for(let ut of Object.values(st)){let{scale:G}=ut;G!=null&&!kx(kt.get(G))&&(l6(ut,t),$.add(G))}(X!=null||ot!=null)&&h.set(L,!0)}}if($.size){let L=new Map;Ks(
L,m,t,X=>$.has(X)),Ks(l,m,t,X=>$.has(X));let Y=mA(zs(L,t),b),{scales:q,...U}=Lm(Y);Object.assign(b,Y),Object.assign(g,U),Object.assign(g.scales,q)}let A,R;p!==void 0&&
(A={x:w?.domain(),y:x?.domain()},p=Pw(p,A),R=Dw(w,x,y));for(let[L,Y]of m)Y.values=L.scale(Y.channels,g,M);let{width:E,height:C}=y;Re(S).attr("class",c).attr("fi\
ll","currentColor").attr("font-family","system-ui, sans-serif").attr("font-size",10).attr("text-anchor","middle").attr("width",E).attr("height",C).attr("viewBox",
`0 0 ${E} ${C}`).attr("aria-label",a).attr("aria-description",s).call(L=>L.append("style").text(`:where(.${c}) {
  --plot-background: white;
  display: block;
  height: auto;
  height: intrinsic;
  max-width: 100%;
}
:where(.${c} text),
:where(.${c} tspan) {
  white-space: pre;
}`)).call(na,n);for(let L of u){let{channels:Y,values:q,facets:U}=m.get(L);if(p===void 0||L.facet==="super"){let X=null;if(U&&(X=U[0],X=L.filter(X,Y,q),X.length===
0))continue;let ot=L.render(X,g,q,v,M);if(ot==null)continue;S.appendChild(ot)}else{let X;for(let ot of p){if(!(L.facetAnchor?.(p,A,ot)??!ot.empty))continue;let st=null;
if(U){let G=h.has(L);if(st=U[G?ot.i:0],st=L.filter(st,Y,q),st.length===0)continue;!G&&st===U[0]&&(st=yr(st)),st.fx=ot.x,st.fy=ot.y,st.fi=ot.i}let ut=L.render(st,
g,q,_,M);if(ut!=null){(X??=Re(S).append("g")).append(()=>ut).datum(ot);for(let G of["aria-label","aria-description","aria-hidden","transform"])ut.hasAttribute(G)&&
(X.attr(G,ut.getAttribute(G)),ut.removeAttribute(G))}}X?.selectChildren().each(R)}}let N=Gv(b,M,t),{figure:I=r!=null||i!=null||o!=null||N.length>0}=t;I&&(T=k.createElement(
"figure"),T.className=`${c}-figure`,T.style.maxWidth="initial",r!=null&&T.append(a6(k,r,"h2")),i!=null&&T.append(a6(k,i,"h3")),T.append(...N,S),o!=null&&T.append(
rA(k,o)),"value"in S&&(T.value=S.value,delete S.value)),T.scale=Nw(g.scales),T.legend=Xv(b,M,t);let F=cw();return F>0&&Re(S).append("text").attr("x",E).attr("y",
20).attr("dy","-1em").attr("text-anchor","end").attr("font-family","initial").text("⚠️").append("title").text(`${F.toLocaleString("en-US")} warning${F===1?"":
"s"}. Please check the console.`),T}function a6(t,e,n){if(e.ownerDocument)return e;let r=t.createElement(n);return r.append(e),r}function rA(t,e){let n=t.createElement(
"figcaption");return n.append(e),n}function s6(t){return t.flat(1/0).filter(e=>e!=null).map(iA)}function iA(t){return typeof t.render=="function"?t:new d0(t)}var d0=class extends Q{constructor(e){
if(typeof e!="function")throw new TypeError("invalid mark; missing render function");super(),this.render=e}render(){}};function p0(t,e){for(let n in t)l6(t[n],e);
return t}function l6(t,e){let{scale:n,transform:r=!0}=t;if(n==null||!r)return;let{type:i,percent:o,interval:a,transform:s=o?c=>c==null?NaN:c*100:cm(a,i)}=e[n]??
{};s!=null&&(t.value=dt(t.value,s),t.transform=!1)}function oA(t){for(let e in t)Sm(e,t[e])}function Ks(t,e,n,r=lx){for(let{channels:i}of e.values())for(let o in i){
let a=i[o],{scale:s}=a;if(s!=null&&r(s))if(s==="projection"){if(!qw(n)){let c=n.x?.domain===void 0,u=n.y?.domain===void 0;if(c||u){let[f,h]=Uw(a);c&&h0(t,"x",f),
u&&h0(t,"y",h)}}}else h0(t,s,a)}return t}function h0(t,e,n){let r=t.get(e);r!==void 0?r.push(n):t.set(e,[n])}function aA(t,e){if(t==null)return;let{x:n,y:r}=t;if(n==
null&&r==null)return;let i=mr(t.data);if(i==null)throw new Error("missing facet data");let o={};n!=null&&(o.fx=Vo(i,{value:n,scale:"fx"})),r!=null&&(o.fy=Vo(i,{
value:r,scale:"fy"})),p0(o,e);let a=wf(i,o);return{channels:o,groups:a,data:t.data}}function c6(t,e,n){if(t.facet===null||t.facet==="super")return;let{fx:r,fy:i}=t;
if(r!=null||i!=null){let c=mr(t.data??r??i);if(c===void 0)throw new Error(`missing facet data in ${t.ariaLabel}`);if(c===null)return;let u={};return r!=null&&(u.
fx=Vo(c,{value:r,scale:"fx"})),i!=null&&(u.fy=Vo(c,{value:i,scale:"fy"})),p0(u,n),{channels:u,groups:wf(c,u)}}if(e===void 0)return;let{channels:o,groups:a,data:s}=e;
if(t.facet!=="auto"||t.data===s)return{channels:o,groups:a};s.length>0&&(a.size>1||a.size===1&&o.fx&&o.fy&&[...a][0][1].size>1)&&Br(mr(t.data))===Br(s)&&be(`War\
ning: the ${t.ariaLabel} mark appears to use faceted data, but isn’t faceted. The mark data has the same length as the facet data and the mark facet option is "\
auto", but the mark data and facet data are distinct. If this mark should be faceted, set the mark facet option to true; otherwise, suppress this warning by set\
ting the mark facet option to false.`)}function sA(t,e={}){return At({...e,x:null,y:null},(n,r,i,o,a,s)=>s.getMarkState(t))}function cA(t){let e=[];for(let n of t){
let r=n.tip;if(r){r===!0?r={}:typeof r=="string"&&(r={pointer:r});let{pointer:i,preferredAnchor:o}=r;i=/^x$/i.test(i)?ia:/^y$/i.test(i)?Ui:ra,r=i(sA(n,r)),r.title=
null,o===void 0&&(r.preferredAnchor=i===Ui?"left":"bottom");let a=Kf(n.data,r);a.facet=n.facet,a.facetAnchor=n.facetAnchor,e.push(a)}}return e}function uA(t,e,n){
let{projection:r,x:i={},y:o={},fx:a={},fy:s={},axis:c,grid:u,facet:f={},facet:{axis:h=c,grid:l}=f,x:{axis:d=c,grid:p=d===null?null:u}=i,y:{axis:m=c,grid:b=m===null?
null:u}=o,fx:{axis:y=h,grid:g=y===null?null:l}=a,fy:{axis:w=h,grid:x=w===null?null:l}=s}=n;(r||!Dn(i)&&!u6("x",t))&&(d=p=null),(r||!Dn(o)&&!u6("y",t))&&(m=b=null),
e.has("fx")||(y=g=null),e.has("fy")||(w=x=null),d===void 0&&(d=!tl(t,"x")),m===void 0&&(m=!tl(t,"y")),y===void 0&&(y=!tl(t,"fx")),w===void 0&&(w=!tl(t,"fy")),d===
!0&&(d="bottom"),m===!0&&(m="left"),y===!0&&(y=d==="top"||d===null?"bottom":"top"),w===!0&&(w=m==="right"||m===null?"left":"right");let _=[];return Jf(_,x,qf,s),
Qf(_,w,Ff,"right","left",f,s),Jf(_,g,Uf,a),Qf(_,y,Yf,"top","bottom",f,a),Jf(_,b,Bf,o),Qf(_,m,Ki,"left","right",n,o),Jf(_,p,Xf,i),Qf(_,d,Xs,"bottom","top",n,i),_}
function Qf(t,e,n,r,i,o,a){if(!e)return;let s=fA(e);a=lA(s?r:e,o,a);let{line:c}=a;(n===Ki||n===Xs)&&c&&!xr(c)&&t.push(pa(hA(a))),t.push(n(a)),s&&t.push(n({...a,
anchor:i,label:null}))}function Jf(t,e,n,r){!e||xr(e)||t.push(n(dA(e,r)))}function fA(t){return/^\s*both\s*$/i.test(t)}function lA(t,e,{line:n=e.line,ticks:r,tickSize:i,
tickSpacing:o,tickPadding:a,tickFormat:s,tickRotate:c,fontVariant:u,ariaLabel:f,ariaDescription:h,label:l=e.label,labelAnchor:d,labelArrow:p=e.labelArrow,labelOffset:m}){
return{anchor:t,line:n,ticks:r,tickSize:i,tickSpacing:o,tickPadding:a,tickFormat:s,tickRotate:c,fontVariant:u,ariaLabel:f,ariaDescription:h,label:l,labelAnchor:d,
labelArrow:p,labelOffset:m}}function hA(t){let{anchor:e,line:n}=t;return{anchor:e,facetAnchor:e+"-empty",stroke:n===!0?void 0:n}}function dA(t,{stroke:e=Xr(t)?t:
void 0,ticks:n=pA(t)?t:void 0,tickSpacing:r,ariaLabel:i,ariaDescription:o}){return{stroke:e,ticks:n,tickSpacing:r,ariaLabel:i,ariaDescription:o}}function pA(t){
switch(typeof t){case"number":return!0;case"string":return!Xr(t)}return Ee(t)||typeof t?.range=="function"}function tl(t,e){let n=`${e}-axis `;return t.some(r=>r.
ariaLabel?.startsWith(n))}function u6(t,e){for(let n of e)for(let r in n.channels){let{scale:i}=n.channels[r];if(i===t||i==="projection")return!0}return!1}function mA(t,e){
for(let n in t){let r=t[n],i=e[n];r.label===void 0&&i&&(r.label=i.label)}return t}function gA({fx:t,fy:e},n){let{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,
width:s,height:c}=gf(n),u=t&&f6(t),f=e&&f6(e);return{marginTop:e?f[0]:r,marginRight:t?s-u[1]:i,marginBottom:e?c-f[1]:o,marginLeft:t?u[0]:a,inset:{marginTop:n.marginTop,
marginRight:n.marginRight,marginBottom:n.marginBottom,marginLeft:n.marginLeft},width:s,height:c}}function f6(t){let e=t.domain();if(e.length===0)return[0,t.bandwidth()];
let n=t(e[0]),r=t(e[e.length-1]);return r<n&&([n,r]=[r,n]),[n,r+t.bandwidth()]}var yA=new Map([["basis",E2],["basis-closed",R2],["basis-open",L2],["bundle",D2],["bump-x",S2],["bump-y",$2],["cardinal",O2],["cardinal-closed",z2],["cardinal-o\
pen",F2],["catmull-rom",B2],["catmull-rom-closed",X2],["catmull-rom-open",G2],["linear",Ii],["linear-closed",H2],["monotone-x",Z2],["monotone-y",K2],["natural",
J2],["step",tx],["step-after",nx],["step-before",ex]]);function Qs(t=Ii,e){if(typeof t=="function")return t;let n=yA.get(`${t}`.toLowerCase());if(!n)throw new Error(
`unknown curve: ${t}`);if(e!==void 0){if("beta"in n)return n.beta(e);if("tension"in n)return n.tension(e);if("alpha"in n)return n.alpha(e)}return n}function el(t=ni,e){
return typeof t!="function"&&`${t}`.toLowerCase()==="auto"?ni:Qs(t,e)}function ni(t){return Ii(t)}function Hn(t={y:"count"},e={}){[t,e]=g0(t,e);let{x:n,y:r}=e;return m0(nl(n,e,B),null,null,r,t,Gi(e))}function jn(t={x:"count"},e={}){[t,e]=g0(t,e);let{x:n,y:r}=e;
return m0(null,nl(r,e,B),n,null,t,Wi(e))}function $r(t={fill:"count"},e={}){[t,e]=g0(t,e);let{x:n,y:r}=bA(e);return m0(n,r,null,null,t,Gi(Wi(e)))}function p6(t,e,n={}){
if(n?.interval==null)return n;let{reduce:r=ff}=n,i={filter:null};return n[e]!=null&&(i[e]=r),n[`${e}1`]!=null&&(i[`${e}1`]=r),n[`${e}2`]!=null&&(i[`${e}2`]=r),t(
i,n)}function ga(t={}){return p6(Hn,"y",xn(t,"x"))}function ya(t={}){return p6(jn,"x",xn(t,"y"))}function m0(t,e,n,r,{data:i=uf,filter:o=Ns,sort:a,reverse:s,...c}={},u={}){
t=h6(t),e=h6(e),c=xA(c,u),i=y6(i,B),a=a==null?void 0:m6("sort",a,u),o=o==null?void 0:g6("filter",o,u),n!=null&&Bn(c,"x","x1","x2")&&(n=null),r!=null&&Bn(c,"y","\
y1","y2")&&(r=null);let[f,h]=he(t),[l,d]=he(t),[p,m]=he(e),[b,y]=he(e),[g,w]=n!=null?[n,"x"]:r!=null?[r,"y"]:[],[x,_]=he(g),{x:v,y:M,z:k,fill:S,stroke:T,x1:$,x2:A,
y1:R,y2:E,domain:C,cumulative:N,thresholds:I,interval:F,...L}=u,[Y,q]=he(k),[U]=Dt(S),[X]=Dt(T),[ot,st]=he(U),[ut,G]=he(X);return{..."z"in u&&{z:Y||k},..."fill"in
u&&{fill:ot||S},..."stroke"in u&&{stroke:ut||T},...Vt(L,(at,O,W)=>{let H=Fi(Z(at,g),W?.[w]),D=Z(at,k),pt=Z(at,U),J=Z(at,X),mt=Ls(c,{z:D,fill:pt,stroke:J}),yt=[],
Rt=[],vn=H&&_([]),fi=D&&q([]),Y5=pt&&st([]),B5=J&&G([]),rg=t&&h([]),q5=t&&d([]),ig=e&&m([]),X5=e&&y([]),U5=_A(t,e,at),G5=0;for(let so of c)so.initialize(at);a&&
a.initialize(at),o&&o.initialize(at);for(let so of O){let og=[];for(let co of c)co.scope("facet",so);a&&a.scope("facet",so),o&&o.scope("facet",so);for(let[co,W5]of Yn(
so,mt))for(let[H5,_c]of Yn(W5,H))for(let[_n,Kn]of U5(_c))if(mt&&(Kn.z=co),!(o&&!o.reduce(_n,Kn))){og.push(G5++),Rt.push(i.reduceIndex(_n,at,Kn)),H&&vn.push(H5),
D&&fi.push(mt===D?co:D[(_n.length>0?_n:_c)[0]]),pt&&Y5.push(mt===pt?co:pt[(_n.length>0?_n:_c)[0]]),J&&B5.push(mt===J?co:J[(_n.length>0?_n:_c)[0]]),rg&&(rg.push(
Kn.x1),q5.push(Kn.x2)),ig&&(ig.push(Kn.y1),X5.push(Kn.y2));for(let j5 of c)j5.reduce(_n,Kn);a&&a.reduce(_n,Kn)}yt.push(og)}return vm(yt,a,s),{data:Rt,facets:yt}}),
...!Bn(c,"x")&&(f?{x1:f,x2:l,x:Uo(f,l)}:{x:v,x1:$,x2:A}),...!Bn(c,"y")&&(p?{y1:p,y2:b,y:Uo(p,b)}:{y:M,y1:R,y2:E}),...x&&{[w]:x},...Object.fromEntries(c.map(({name:at,
output:O})=>[at,O]))}}function g0({cumulative:t,domain:e,thresholds:n,interval:r,...i},o){return[i,{cumulative:t,domain:e,thresholds:n,interval:r,...o}]}function nl(t,{
cumulative:e,domain:n,thresholds:r,interval:i},o){return t={...ln(t)},t.domain===void 0&&(t.domain=n),t.cumulative===void 0&&(t.cumulative=e),t.thresholds===void 0&&
(t.thresholds=r),t.interval===void 0&&(t.interval=i),t.value===void 0&&(t.value=o),t.thresholds=y0(t.thresholds,t.interval),t}function bA(t){let{x:e,y:n}=t;return e=
nl(e,t),n=nl(n,t),[e.value,n.value]=Gt(e.value,n.value),{x:e,y:n}}function h6(t){if(t==null)return;let{value:e,cumulative:n,domain:r=St,thresholds:i}=t,o=a=>{let s=Z(
a,e),c;if(Ot(s)||vA(i)){s=dt(s,rm,Float64Array);let[f,h]=typeof r=="function"?r(s):r,l=typeof i=="function"&&!qr(i)?i(s,f,h):i;typeof l=="number"&&(l=Tu(f,h,l)),
qr(l)&&(r===St&&(f=l.floor(f),h=l.offset(l.floor(h))),l=l.range(f,l.offset(h))),c=l}else{s=Ht(s);let[f,h]=typeof r=="function"?r(s):r,l=typeof i=="function"&&!qr(
i)?i(s,f,h):i;if(typeof l=="number")if(r===St){let d=hi(f,h,l);if(isFinite(d))if(d>0){let p=Math.round(f/d),m=Math.round(h/d);p*d<=f||--p,m*d>h||++m;let b=m-p+1;
l=new Float64Array(b);for(let y=0;y<b;++y)l[y]=(p+y)*d}else if(d<0){d=-d;let p=Math.round(f*d),m=Math.round(h*d);p/d<=f||--p,m/d>h||++m;let b=m-p+1;l=new Float64Array(
b);for(let y=0;y<b;++y)l[y]=(p+y)/d}else l=[f];else l=[f]}else l=Ye(f,h,l);else qr(l)&&(r===St&&(f=l.floor(f),h=l.offset(l.floor(h))),l=l.range(f,l.offset(h)));
c=l}let u=[];if(c.length===1)u.push([c[0],c[0]]);else for(let f=1;f<c.length;++f)u.push([c[f-1],c[f]]);return u.bin=(n<0?SA:n>0?MA:b0)(u,c,s),u};return o.label=
de(e),o}function y0(t,e,n=d6){if(t===void 0)return e===void 0?n:zn(e);if(typeof t=="string"){switch(t.toLowerCase()){case"freedman-diaconis":return Cg;case"scot\
t":return Ll;case"sturges":return mo;case"auto":return d6}return Oi(t)}return t}function xA(t,e){return xm(t,e,m6)}function m6(t,e,n){return sf(t,e,n,g6)}function g6(t,e,n){
return cf(t,e,n,y6)}function y6(t,e){return jo(t,e,wA)}function wA(t){switch(`${t}`.toLowerCase()){case"x":return $A;case"x1":return AA;case"x2":return TA;case"\
y":return kA;case"y1":return CA;case"y2":return EA;case"z":return _m}throw new Error(`invalid bin reduce: ${t}`)}function d6(t,e,n){return Math.min(200,Ll(t,e,n))}
function vA(t){return mx(t)||Ee(t)&&Ot(t)}function _A(t,e,n){let r=t?.(n),i=e?.(n);return r&&i?function*(o){let a=r.bin(o);for(let[s,[c,u]]of r.entries()){let f=i.
bin(a[s]);for(let[h,[l,d]]of i.entries())yield[f[h],{data:n,x1:c,y1:l,x2:u,y2:d}]}}:r?function*(o){let a=r.bin(o);for(let[s,[c,u]]of r.entries())yield[a[s],{data:n,
x1:c,x2:u}]}:function*(o){let a=i.bin(o);for(let[s,[c,u]]of i.entries())yield[a[s],{data:n,y1:c,y2:u}]}}function b0(t,e,n){return e=Ht(e),r=>{let i=t.map(()=>[]);
for(let o of r)i[po(e,n[o])-1]?.push(o);return i}}function MA(t,e,n){let r=b0(t,e,n);return i=>{let o=r(i);for(let a=1,s=o.length;a<s;++a){let c=o[a-1],u=o[a];for(let f of c)
u.push(f)}return o}}function SA(t,e,n){let r=b0(t,e,n);return i=>{let o=r(i);for(let a=o.length-2;a>=0;--a){let s=o[a+1],c=o[a];for(let u of s)c.push(u)}return o}}
function b6(t,e){let n=(+t+ +e)/2;return t instanceof Date?new Date(n):n}var $A={reduceIndex(t,e,{x1:n,x2:r}){return b6(n,r)}},kA={reduceIndex(t,e,{y1:n,y2:r}){
return b6(n,r)}},AA={reduceIndex(t,e,{x1:n}){return n}},TA={reduceIndex(t,e,{x2:n}){return n}},CA={reduceIndex(t,e,{y1:n}){return n}},EA={reduceIndex(t,e,{y2:n}){
return n}};var NA={ariaLabel:"area",strokeWidth:1,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},Ji=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,
y2:a,z:s,curve:c,tension:u}=n;super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0},z:{value:ye(
n),optional:!0}},n,NA),this.z=s,this.curve=Qs(c,u)}filter(e){return e}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:u=s}=r;return j("svg:g",o).call(ct,this,i,o).call(
rt,this,n,0,0).call(f=>f.selectAll().data(Af(e,[a,s,c,u],this,r)).enter().append("path").call(et,this).call(Xi,this,r).attr("d",_s().curve(this.curve).defined(h=>h>=
0).x0(h=>a[h]).y0(h=>s[h]).x1(h=>c[h]).y1(h=>u[h]))).node()}};function Js(t,e){return e===void 0?kr(t,{x:zi,y:Fr}):new Ji(t,e)}function ri(t,e){let{y:n=$t,...r}=ya(
e);return new Ji(t,ti(Qr({...r,y1:n,y2:void 0},n===$t?"x2":"x")))}function kr(t,e){let{x:n=$t,...r}=ga(e);return new Ji(t,ei(Jr({...r,x1:n,x2:void 0},n===$t?"y2":
"y")))}var RA={ariaLabel:"link",fill:"none",stroke:"currentColor",strokeMiterlimit:1},tc=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,y2:a,curve:s,tension:c}=n;
super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,RA),this.curve=el(s,c),wn(this,n)}project(e,n,r){
this.curve!==ni&&super.project(e,n,r)}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:u=s}=r,{curve:f}=this;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(
h=>h.selectAll().data(e).enter().append("path").call(et,this).attr("d",f===ni&&o.projection?IA(o.path(),a,s,c,u):l=>{let d=Le(),p=f(d);return p.lineStart(),p.point(
a[l],s[l]),p.point(c[l],u[l]),p.lineEnd(),d}).call(lt,this,r).call(Sr,this,r,o)).node()}};function IA(t,e,n,r,i){return e=Ht(e),n=Ht(n),r=Ht(r),i=Ht(i),o=>t({type:"\
LineString",coordinates:[[e[o],n[o]],[r[o],i[o]]]})}function rl(t,{x:e,x1:n,x2:r,y:i,y1:o,y2:a,...s}={}){return[n,r]=ec(e,n,r),[o,a]=ec(i,o,a),new tc(t,{...s,x1:n,
x2:r,y1:o,y2:a})}function ec(t,e,n){if(t===void 0){if(e===void 0){if(n!==void 0)return[n]}else if(n===void 0)return[e]}else{if(e===void 0)return n===void 0?[t]:
[t,n];if(n===void 0)return[t,e]}return[e,n]}var LA={ariaLabel:"arrow",fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeMiterlimit:1,strokeWidth:1.5},nc=class extends Q{constructor(e,n={}){let{
x1:r,y1:i,x2:o,y2:a,bend:s=0,headAngle:c=60,headLength:u=8,inset:f=0,insetStart:h=f,insetEnd:l=f,sweep:d}=n;super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},
x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,LA),this.bend=s===!0?22.5:Math.max(-90,Math.min(90,s)),this.headAngle=+c,this.headLength=
+u,this.insetStart=+h,this.insetEnd=+l,this.sweep=PA(d)}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:u=s,SW:f}=r,{strokeWidth:h,bend:l,headAngle:d,headLength:p,insetStart:m,
insetEnd:b}=this,y=f?x=>f[x]:Ft(h===void 0?1:h),g=d*oa/2,w=p/1.5;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(x=>x.selectAll().data(e).enter().append(
"path").call(et,this).attr("d",_=>{let v=a[_],M=s[_],k=c[_],S=u[_],T=Math.hypot(k-v,S-M);if(T<=m+b)return null;let $=Math.atan2(S-M,k-v),A=Math.min(w*y(_),T/3),
R=this.sweep(v,M,k,S)*l*oa,E=Math.hypot(T/Math.tan(R),T)/2;if(m||b)if(E<1e5){let ot=Math.sign(R),[st,ut]=DA([v,M],[k,S],E,ot);if(m&&([v,M]=x6([st,ut,E],[v,M,m],
-ot*Math.sign(m))),b){let[G,at]=x6([st,ut,E],[k,S,b],ot*Math.sign(b));$+=Math.atan2(at-ut,G-st)-Math.atan2(S-ut,k-st),k=G,S=at}}else{let ot=k-v,st=S-M,ut=Math.hypot(
ot,st);m&&(v+=ot/ut*m,M+=st/ut*m),b&&(k-=ot/ut*b,S-=st/ut*b)}let C=$+R,N=C+g,I=C-g,F=k-A*Math.cos(N),L=S-A*Math.sin(N),Y=k-A*Math.cos(I),q=S-A*Math.sin(I),U=E<1e5?
`A${E},${E} 0,0,${R>0?1:0} `:"L",X=A?`M${F},${L}L${k},${S}L${Y},${q}`:"";return`M${v},${M}${U}${k},${S}${X}`}).call(lt,this,r)).node()}};function PA(t=1){if(typeof t==
"number")return Ft(Math.sign(t));if(typeof t=="function")return(e,n,r,i)=>Math.sign(t(e,n,r,i));switch(te(t,"sweep",["+x","-x","+y","-y"])){case"+x":return(e,n,r)=>Tt(
e,r);case"-x":return(e,n,r)=>tn(e,r);case"+y":return(e,n,r,i)=>Tt(n,i);case"-y":return(e,n,r,i)=>tn(n,i)}}function DA([t,e],[n,r],i,o){let a=n-t,s=r-e,c=Math.hypot(
a,s),u=o*Math.sqrt(i*i-c*c/4)/c;return[(t+n)/2-s*u,(e+r)/2+a*u]}function x6([t,e,n],[r,i,o],a){let s=r-t,c=i-e,u=Math.hypot(s,c),f=(s*s+c*c-o*o+n*n)/(2*u),h=a*Math.
sqrt(n*n-f*f);return[t+(s*f+c*h)/u,e+(c*f-s*h)/u]}function w6(t,{x:e,x1:n,x2:r,y:i,y1:o,y2:a,...s}={}){return[n,r]=ec(e,n,r),[o,a]=ec(i,o,a),new nc(t,{...s,x1:n,
x2:r,y1:o,y2:a})}var OA={ariaLabel:"bar"},ba=class extends Q{constructor(e,n,r={},i=OA){super(e,n,r,i),Gs(this,r),Ws(this,r)}render(e,n,r,i,o){let{rx:a,ry:s,rx1y1:c,rx1y2:u,rx2y1:f,
rx2y2:h}=this,l=this._x(n,r,i),d=this._y(n,r,i),p=this._width(n,r,i),m=this._height(n,r,i);return j("svg:g",o).call(ct,this,i,o).call(this._transform,this,n).call(
b=>b.selectAll().data(e).enter().call(c||u||f||h?y=>y.append("path").call(et,this).call(Hs,l,d,v6(l,p),v6(d,m),this).call(lt,this,r):y=>y.append("rect").call(et,
this).attr("x",l).attr("width",p).attr("y",d).attr("height",m).call(V,"rx",a).call(V,"ry",s).call(lt,this,r))).node()}_x(e,{x:n},{marginLeft:r}){let{insetLeft:i}=this;
return n?o=>n[o]+i:r+i}_y(e,{y:n},{marginTop:r}){let{insetTop:i}=this;return n?o=>n[o]+i:r+i}_width({x:e},{x:n},{marginRight:r,marginLeft:i,width:o}){let{insetLeft:a,
insetRight:s}=this,c=n&&e?e.bandwidth():o-r-i;return Math.max(0,c-a-s)}_height({y:e},{y:n},{marginTop:r,marginBottom:i,height:o}){let{insetTop:a,insetBottom:s}=this,
c=n&&e?e.bandwidth():o-r-i;return Math.max(0,c-a-s)}};function v6(t,e){return typeof t=="function"&&typeof e=="function"?n=>t(n)+e(n):typeof t=="function"?n=>t(
n)+e:typeof e=="function"?n=>t+e(n):t+e}var to=class extends ba{constructor(e,n={},r){let{x1:i,x2:o,y:a}=n;super(e,{x1:{value:i,scale:"x"},x2:{value:o,scale:"x"},
y:{value:a,scale:"y",type:"band",optional:!0}},n,r)}_transform(e,n,{x:r}){e.call(rt,n,{x:r},0,0)}_x({x:e},{x1:n,x2:r},{marginLeft:i}){let{insetLeft:o}=this;return He(
e)?i+o:a=>Math.min(n[a],r[a])+o}_width({x:e},{x1:n,x2:r},{marginRight:i,marginLeft:o,width:a}){let{insetLeft:s,insetRight:c}=this;return He(e)?a-i-o-s-c:u=>Math.
max(0,Math.abs(r[u]-n[u])-s-c)}},eo=class extends ba{constructor(e,n={},r){let{x:i,y1:o,y2:a}=n;super(e,{y1:{value:o,scale:"y"},y2:{value:a,scale:"y"},x:{value:i,
scale:"x",type:"band",optional:!0}},n,r)}_transform(e,n,{y:r}){e.call(rt,n,{y:r},0,0)}_y({y:e},{y1:n,y2:r},{marginTop:i}){let{insetTop:o}=this;return He(e)?i+o:
a=>Math.min(n[a],r[a])+o}_height({y:e},{y1:n,y2:r},{marginTop:i,marginBottom:o,height:a}){let{insetTop:s,insetBottom:c}=this;return He(e)?a-i-o-s-c:u=>Math.max(
0,Math.abs(r[u]-n[u])-s-c)}};function Vn(t,e={}){return gr(e)||(e={...e,y:$t,x2:B}),new to(t,ti(aa(Qr(e))))}function Zn(t,e={}){return gr(e)||(e={...e,x:$t,y2:B}),
new eo(t,ei(sa(Jr(e))))}var zA={ariaLabel:"cell"},no=class extends ba{constructor(e,{x:n,y:r,...i}={}){super(e,{x:{value:n,scale:"x",type:"band",optional:!0},y:{value:r,scale:"y",type:"\
band",optional:!0}},i,zA)}_transform(e,n){e.call(rt,n,{},0,0)}};function ii(t,{x:e,y:n,...r}={}){return[e,n]=Gt(e,n),new no(t,{...r,x:e,y:n})}function _6(t,{x:e=$t,
fill:n,stroke:r,...i}={}){return n===void 0&&Dt(r)[0]===void 0&&(n=B),new no(t,{...i,x:e,fill:n,stroke:r})}function M6(t,{y:e=$t,fill:n,stroke:r,...i}={}){return n===
void 0&&Dt(r)[0]===void 0&&(n=B),new no(t,{...i,y:e,fill:n,stroke:r})}var FA={ariaLabel:"dot",fill:"none",stroke:"currentColor",strokeWidth:1.5};function rc(t){return t.sort===void 0&&t.reverse===void 0?of({channel:"-r"},t):t}var ro=class extends Q{constructor(e,n={}){
let{x:r,y:i,r:o,rotate:a,symbol:s=Li,frameAnchor:c}=n,[u,f]=Mt(a,0),[h,l]=Cx(s),[d,p]=Mt(o,h==null?3:4.5);super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,
scale:"y",optional:!0},r:{value:d,scale:"r",filter:Te,optional:!0},rotate:{value:u,optional:!0},symbol:{value:h,scale:"auto",optional:!0}},rc(n),FA),this.r=p,this.
rotate=f,this.symbol=l,this.frameAnchor=Fn(c);let{channels:m}=this,{symbol:b}=m;if(b){let{fill:y,stroke:g}=m;b.hint={fill:y?y.value===b.value?"color":"currentCo\
lor":this.fill??"currentColor",stroke:g?g.value===b.value?"color":"currentColor":this.stroke??"none"}}}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:u,r:f,rotate:h,symbol:l}=r,
{r:d,rotate:p,symbol:m}=this,[b,y]=ce(this,i),g=m===Li,w=f?void 0:d*d*Math.PI;return Lr(d)&&(e=[]),j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:u&&s}).
call(x=>x.selectAll().data(e).enter().append(g?"circle":"path").call(et,this).call(g?_=>{_.attr("cx",c?v=>c[v]:b).attr("cy",u?v=>u[v]:y).attr("r",f?v=>f[v]:d)}:
_=>{_.attr("transform",Gn`translate(${c?v=>c[v]:b},${u?v=>u[v]:y})${h?v=>` rotate(${h[v]})`:p?` rotate(${p})`:""}`).attr("d",f&&l?v=>{let M=Le();return l[v].draw(
M,f[v]*f[v]*Math.PI),M}:f?v=>{let M=Le();return m.draw(M,f[v]*f[v]*Math.PI),M}:l?v=>{let M=Le();return l[v].draw(M,w),M}:(()=>{let v=Le();return m.draw(v,w),v})())}).
call(lt,this,r)).node()}};function dn(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=Gt(e,n)),new ro(t,{...r,x:e,y:n})}function S6(t,{x:e=B,...n}={}){
return new ro(t,Nf({...n,x:e}))}function $6(t,{y:e=B,...n}={}){return new ro(t,Ef({...n,y:e}))}function k6(t,e){return dn(t,{...e,symbol:"circle"})}function A6(t,e){
return dn(t,{...e,symbol:"hexagon"})}var YA={ariaLabel:"line",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},io=class extends Q{constructor(e,n={}){
let{x:r,y:i,z:o,curve:a,tension:s}=n;super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y"},z:{value:ye(n),optional:!0}},n,YA),this.z=o,this.curve=el(a,s),wn(this,
n)}filter(e){return e}project(e,n,r){this.curve!==ni&&super.project(e,n,r)}render(e,n,r,i,o){let{x:a,y:s}=r,{curve:c}=this;return j("svg:g",o).call(ct,this,i,o).
call(rt,this,n).call(u=>u.selectAll().data(Af(e,[a,s],this,r)).enter().append("path").call(et,this).call(Xi,this,r).call(rv,this,r,o).attr("d",c===ni&&o.projection?
BA(o.path(),a,s):Ep().curve(c).defined(f=>f>=0).x(f=>a[f]).y(f=>s[f]))).node()}};function BA(t,e,n){return e=Ht(e),n=Ht(n),r=>{let i=[],o=[i];for(let a of r)a===
-1?(i=[],o.push(i)):i.push([e[a],n[a]]);return t({type:"MultiLineString",coordinates:o})}}function oo(t,{x:e,y:n,...r}={}){return[e,n]=Gt(e,n),new io(t,{...r,x:e,
y:n})}function oi(t,{x:e=B,y:n=$t,...r}={}){return new io(t,ya({...r,x:e,y:n}))}function ai(t,{x:e=$t,y:n=B,...r}={}){return new io(t,ga({...r,x:e,y:n}))}function w0(t,e){e=qA(e);let{x:n,y:r,color:i,size:o}=e,a=il(t,n),s=il(t,r),c=il(t,i),u=il(t,o),{fx:f,fy:h,x:{value:l,reduce:d,zero:p,...m},y:{value:b,reduce:y,zero:g,
...w},color:{value:x,color:_,reduce:v},size:{value:M,reduce:k},mark:S}=e;if(d===void 0&&(d=y==null&&l==null&&M==null&&b!=null?"count":null),y===void 0&&(y=d==null&&
b==null&&M==null&&l!=null?"count":null),k===void 0&&M==null&&v==null&&d==null&&y==null&&(l==null||Lt(a))&&(b==null||Lt(s))&&(k="count"),p===void 0&&(p=ol(d)?!0:
void 0),g===void 0&&(g=ol(y)?!0:void 0),l==null&&b==null)throw new Error("must specify x or y");if(d!=null&&b==null)throw new Error("reducing x requires y");if(y!=
null&&l==null)throw new Error("reducing y requires x");S===void 0&&(S=M!=null||k!=null?"dot":ol(d)||ol(y)||v!=null?"bar":l!=null&&b!=null?Lt(a)||Lt(s)||d==null&&
y==null&&!ic(a)&&!ic(s)?"dot":"line":l!=null||b!=null?"rule":null);let T,$,A;switch(S){case"dot":A=dn,$="stroke";break;case"line":A=a&&s||d!=null||y!=null?g||y!=
null||a&&ic(a)?ai:p||d!=null||s&&ic(s)?oi:oo:a?oi:ai,$="stroke",C6(c)&&(T=null);break;case"area":A=!(g||y!=null)&&(p||d!=null||s&&ic(s))?ri:kr,$="fill",C6(c)&&(T=
null);break;case"rule":A=a?je:Ve,$="stroke";break;case"bar":A=d!=null?Lt(s)?T6(d)&&a&&Lt(a)?ii:Vn:ha:y!=null?Lt(a)?T6(y)&&s&&Lt(s)?ii:Zn:da:v!=null||k!=null?a&&
Lt(a)&&s&&Lt(s)?ii:a&&Lt(a)?Zn:s&&Lt(s)?Vn:js:a&&br(a)&&!(s&&br(s))?Vn:s&&br(s)&&!(a&&br(a))?Zn:ii,$="fill";break;default:throw new Error(`invalid mark: ${S}`)}
let R={fx:f,fy:h,x:a??void 0,y:s??void 0,[$]:c??_,z:T,r:u??void 0,tip:!0},E,C={[$]:v??void 0,r:k??void 0};if(d!=null&&y!=null)throw new Error("cannot reduce bot\
h x and y");return y!=null?(C.y=y,E=Lt(a)?Ur:Hn):d!=null?(C.x=d,E=Lt(s)?Gr:jn):(v!=null||k!=null)&&(a&&s?E=Lt(a)&&Lt(s)?Is:Lt(a)?jn:Lt(s)?Hn:$r:a?E=Lt(a)?Ur:Hn:
s&&(E=Lt(s)?Gr:jn)),(E===$r||E===Hn)&&(R.x={value:a,...m}),(E===$r||E===jn)&&(R.y={value:s,...w}),p===void 0&&(p=a&&!(E===$r||E===Hn)&&(A===Vn||A===ri||A===ha||
A===Ve)),g===void 0&&(g=s&&!(E===$r||E===jn)&&(A===Zn||A===kr||A===da||A===je)),{fx:f??null,fy:h??null,x:{value:l??null,reduce:d??null,zero:!!p,...m},y:{value:b??
null,reduce:y??null,zero:!!g,...w},color:{value:x??null,reduce:v??null,..._!==void 0&&{color:_}},size:{value:M??null,reduce:k??null},mark:S,markImpl:E6[A],markOptions:R,
transformImpl:E6[E],transformOptions:C,colorMode:$}}function N6(t,e){let n=w0(t,e),{fx:r,fy:i,x:{zero:o},y:{zero:a},markOptions:s,transformOptions:c,colorMode:u}=n,
f=x0[n.markImpl],h=x0[n.transformImpl],l=r!=null||i!=null?pa({strokeOpacity:.1}):null,d=[o?je([0]):null,a?Ve([0]):null],p=f(t,h?h(c,s):s);return u==="stroke"?Zt(
l,d,p):Zt(l,p,d)}function ic(t){let e,n;for(let r of t){if(r==null)continue;if(e===void 0){e=r;continue}let i=Math.sign(Tt(e,r));if(i){if(n!==void 0&&i!==n)return!1;
e=r,n=i}}return!0}function qA({x:t,y:e,color:n,size:r,fx:i,fy:o,mark:a}={}){return Ge(t)||(t=xa(t)),Ge(e)||(e=xa(e)),Ge(n)||(n=Xr(n)?{color:n}:xa(n)),Ge(r)||(r=
xa(r)),Ge(i)&&({value:i}=xa(i)),Ge(o)&&({value:o}=xa(o)),a!=null&&(a=`${a}`.toLowerCase()),{x:t,y:e,color:n,size:r,fx:i,fy:o,mark:a}}function il(t,e){let n=Z(t,
e.value);return n&&(n.label=de(e.value)),n}function xa(t){return XA(t)?{reduce:t}:{value:t}}function ol(t){return/^(?:distinct|count|sum|proportion)$/i.test(t)}
function T6(t){return/^(?:first|last|mode)$/i.test(t)}function XA(t){if(t==null)return!1;if(typeof t.reduceIndex=="function"||typeof t.reduce=="function"&&jt(t)||
/^p\d{2}$/i.test(t))return!0;switch(`${t}`.toLowerCase()){case"first":case"last":case"count":case"distinct":case"sum":case"proportion":case"proportion-facet":case"\
deviation":case"min":case"min-index":case"max":case"max-index":case"mean":case"median":case"variance":case"mode":return!0}return!1}function C6(t){return t?new Qe(
t).size>t.length>>1:!1}var x0={dot:dn,line:oo,lineX:oi,lineY:ai,areaX:ri,areaY:kr,ruleX:je,ruleY:Ve,barX:Vn,barY:Zn,rect:js,rectX:ha,rectY:da,cell:ii,bin:$r,binX:Hn,
binY:jn,group:Is,groupX:Ur,groupY:Gr},E6=Object.fromEntries(Object.entries(x0).map(([t,e])=>[e,t]));function wa(t,e={}){let{x:n,x1:r,x2:i}=e;n===void 0&&r===void 0&&i===void 0&&(e={...e,x:n=B});let o={};return n!=null&&(o.x=t),r!=null&&(o.x1=t),i!=null&&(o.x2=
t),Fe(o,e)}function va(t,e={}){let{y:n,y1:r,y2:i}=e;n===void 0&&r===void 0&&i===void 0&&(e={...e,y:n=B});let o={};return n!=null&&(o.y=t),r!=null&&(o.y1=t),i!=null&&
(o.y2=t),Fe(o,e)}function Fe(t={},e={}){let n=ye(e),r=Object.entries(t).map(([i,o])=>{let a=Qu(i,e);if(a==null)throw new Error(`missing channel: ${i}`);let[s,c]=ae(
a);return{key:i,input:a,output:s,setOutput:c,map:UA(o)}});return{...Vt(e,(i,o)=>{let a=Z(i,n),s=r.map(({input:u})=>Z(i,u)),c=r.map(({setOutput:u})=>u(new Array(
i.length)));for(let u of o)for(let f of a?Ne(u,h=>a[h]).values():[u])r.forEach(({map:h},l)=>h.mapIndex(f,s[l],c[l]));return{data:i,facets:o}}),...Object.fromEntries(
r.map(({key:i,output:o})=>[i,o]))}}function UA(t){if(t==null)throw new Error("missing map");if(typeof t.mapIndex=="function")return t;if(typeof t.map=="function"&&
jt(t))return GA(t);if(typeof t=="function")return v0(Xo(t));switch(`${t}`.toLowerCase()){case"cumsum":return HA;case"rank":return v0((e,n)=>Dl(e,r=>n[r]));case"\
quantile":return v0((e,n)=>WA(e,r=>n[r]))}throw new Error(`invalid map: ${t}`)}function GA(t){return console.warn("deprecated map interface; implement mapIndex \
instead."),{mapIndex:t.map.bind(t)}}function WA(t,e){let n=Oa(t,e)-1;return Dl(t,e).map(r=>r/n)}function v0(t){return{mapIndex(e,n,r){let i=t(e,n);if(i.length!==
e.length)throw new Error("map function returned a mismatched length");for(let o=0,a=e.length;o<a;++o)r[e[o]]=i[o]}}}var HA={mapIndex(t,e,n){let r=0;for(let i of t)
n[i]=r+=e[i]}};function R6(t={},e){return arguments.length===1&&(e=t),wa(_a(t),e)}function I6(t={},e){return arguments.length===1&&(e=t),va(_a(t),e)}function _a(t={}){typeof t==
"number"&&(t={k:t});let{k:e,reduce:n,shift:r,anchor:i,strict:o}=t;if(i===void 0&&r!==void 0&&(i=VA(r),be(`Warning: the shift option is deprecated; please use an\
chor "${i}" instead.`)),!((e=Math.floor(e))>0))throw new Error(`invalid k: ${e}`);return ZA(n)(e,jA(i,e),o)}function jA(t="middle",e){switch(`${t}`.toLowerCase()){case"\
middle":return e-1>>1;case"start":return 0;case"end":return e-1}throw new Error(`invalid anchor: ${t}`)}function VA(t){switch(`${t}`.toLowerCase()){case"centere\
d":return"middle";case"leading":return"start";case"trailing":return"end"}throw new Error(`invalid shift: ${t}`)}function ZA(t="mean"){if(typeof t=="string"){if(/^p\d{2}$/i.
test(t))return al(qo(t));switch(t.toLowerCase()){case"deviation":return al(Qn);case"max":return sl((e,n)=>Ct(e,r=>n[r]));case"mean":return KA;case"median":return al(
tr);case"min":return sl((e,n)=>Wt(e,r=>n[r]));case"mode":return sl((e,n)=>Ec(e,r=>n[r]));case"sum":return L6;case"variance":return al(za);case"difference":return tT;case"\
ratio":return eT;case"first":return nT;case"last":return rT}}if(typeof t!="function")throw new Error(`invalid reduce: ${t}`);return sl(Xo(t))}function al(t){return(e,n,r)=>r?
{mapIndex(i,o,a){let s=u=>o[u]==null?NaN:+o[u],c=0;for(let u=0;u<e-1;++u)isNaN(s(u))&&++c;for(let u=0,f=i.length-e+1;u<f;++u)isNaN(s(u+e-1))&&++c,a[i[u+n]]=c===
0?t(yr(i,u,u+e),s):NaN,isNaN(s(u))&&--c}}:{mapIndex(i,o,a){let s=c=>o[c]==null?NaN:+o[c];for(let c=-n;c<0;++c)a[i[c+n]]=t(yr(i,0,c+e),s);for(let c=0,u=i.length-
n;c<u;++c)a[i[c+n]]=t(yr(i,c,c+e),s)}}}function sl(t){return(e,n,r)=>r?{mapIndex(i,o,a){let s=0;for(let c=0;c<e-1;++c)s+=It(o[i[c]]);for(let c=0,u=i.length-e+1;c<
u;++c)s+=It(o[i[c+e-1]]),s===e&&(a[i[c+n]]=t(yr(i,c,c+e),o)),s-=It(o[i[c]])}}:{mapIndex(i,o,a){for(let s=-n;s<0;++s)a[i[s+n]]=t(yr(i,0,s+e),o);for(let s=0,c=i.length-
n;s<c;++s)a[i[s+n]]=t(yr(i,s,s+e),o)}}}function L6(t,e,n){return n?{mapIndex(r,i,o){let a=0,s=0;for(let c=0;c<t-1;++c){let u=i[r[c]];u===null||isNaN(u)?++a:s+=+u}
for(let c=0,u=r.length-t+1;c<u;++c){let f=i[r[c]],h=i[r[c+t-1]];h===null||isNaN(h)?++a:s+=+h,o[r[c+e]]=a===0?s:NaN,f===null||isNaN(f)?--a:s-=+f}}}:{mapIndex(r,i,o){
let a=0,s=r.length;for(let c=0,u=Math.min(s,t-e-1);c<u;++c)a+=+i[r[c]]||0;for(let c=-e,u=s-e;c<u;++c)a+=+i[r[c+t-1]]||0,o[r[c+e]]=a,a-=+i[r[c]]||0}}}function KA(t,e,n){
if(n){let r=L6(t,e,n);return{mapIndex(i,o,a){r.mapIndex(i,o,a);for(let s=0,c=i.length-t+1;s<c;++s)a[i[s+e]]/=t}}}else return{mapIndex(r,i,o){let a=0,s=0,c=r.length;
for(let u=0,f=Math.min(c,t-e-1);u<f;++u){let h=i[r[u]];h!==null&&!isNaN(h=+h)&&(a+=h,++s)}for(let u=-e,f=c-e;u<f;++u){let h=i[r[u+t-1]],l=i[r[u]];h!==null&&!isNaN(
h=+h)&&(a+=h,++s),o[r[u+e]]=a/s,l!==null&&!isNaN(l=+l)&&(a-=l,--s)}}}}function QA(t,e,n,r){for(let i=n+r;n<i;++n){let o=t[e[n]];if(It(o))return o}}function JA(t,e,n,r){
for(let i=n+r-1;i>=n;--i){let o=t[e[i]];if(It(o))return o}}function P6(t,e,n,r){for(let i=n+r;n<i;++n){let o=t[e[n]];if(o!==null&&!isNaN(o=+o))return o}}function D6(t,e,n,r){
for(let i=n+r-1;i>=n;--i){let o=t[e[i]];if(o!==null&&!isNaN(o=+o))return o}}function tT(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a){let c=i[r[a]],
u=i[r[a+t-1]];o[r[a+e]]=c===null||u===null?NaN:u-c}}}:{mapIndex(r,i,o){for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=D6(i,r,a,t)-P6(i,r,a,t)}}}function eT(t,e,n){
return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a){let c=i[r[a]],u=i[r[a+t-1]];o[r[a+e]]=c===null||u===null?NaN:u/c}}}:{mapIndex(r,i,o){for(let a=-e,s=r.
length-t+e+1;a<s;++a)o[r[a+e]]=D6(i,r,a,t)/P6(i,r,a,t)}}}function nT(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a)o[r[a+e]]=i[r[a]]}}:{mapIndex(r,i,o){
for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=QA(i,r,a,t)}}}function rT(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a)o[r[a+e]]=i[r[a+t-1]]}}:
{mapIndex(r,i,o){for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=JA(i,r,a,t)}}}var Ar={n:20,k:2,color:"currentColor",opacity:.2,strict:!0,anchor:"end"};function O6(t,{x:e=B,y:n,k:r=Ar.k,color:i=Ar.color,opacity:o=Ar.opacity,fill:a=i,fillOpacity:s=o,
stroke:c=i,strokeOpacity:u,strokeWidth:f,...h}={}){return Zt(_t(a)?null:ri(t,Fe({x1:si({k:-r,...h}),x2:si({k:r,...h})},{x1:e,x2:e,y:n,fill:a,fillOpacity:s,...h})),
_t(c)?null:oi(t,Fe({x:si(h)},{x:e,y:n,stroke:c,strokeOpacity:u,strokeWidth:f,...h})))}function z6(t,{x:e,y:n=B,k:r=Ar.k,color:i=Ar.color,opacity:o=Ar.opacity,fill:a=i,
fillOpacity:s=o,stroke:c=i,strokeOpacity:u,strokeWidth:f,...h}={}){return Zt(_t(a)?null:kr(t,Fe({y1:si({k:-r,...h}),y2:si({k:r,...h})},{x:e,y1:n,y2:n,fill:a,fillOpacity:s,
...h})),_t(c)?null:ai(t,Fe({y:si(h)},{x:e,y:n,stroke:c,strokeOpacity:u,strokeWidth:f,...h})))}function si({n:t=Ar.n,k:e=0,strict:n=Ar.strict,anchor:r=Ar.anchor}={}){
return _a({k:t,reduce:i=>di(i)+e*(Qn(i)||0),strict:n,anchor:r})}var iT={ariaLabel:"tick",fill:null,stroke:"currentColor"},cl=class extends Q{constructor(e,n,r){super(e,n,r,iT),wn(this,r)}render(e,n,r,i,o){return j("svg:g",o).
call(ct,this,i,o).call(this._transform,this,n).call(a=>a.selectAll().data(e).enter().append("line").call(et,this).attr("x1",this._x1(n,r,i)).attr("x2",this._x2(
n,r,i)).attr("y1",this._y1(n,r,i)).attr("y2",this._y2(n,r,i)).call(lt,this,r).call(Sr,this,r,o)).node()}},oc=class extends cl{constructor(e,n={}){let{x:r,y:i,inset:o=0,
insetTop:a=o,insetBottom:s=o}=n;super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y",type:"band",optional:!0}},n),this.insetTop=gt(a),this.insetBottom=gt(s)}_transform(e,n,{
x:r}){e.call(rt,n,{x:r},Yt,0)}_x1(e,{x:n}){return r=>n[r]}_x2(e,{x:n}){return r=>n[r]}_y1({y:e},{y:n},{marginTop:r}){let{insetTop:i}=this;return n&&e?o=>n[o]+i:
r+i}_y2({y:e},{y:n},{height:r,marginBottom:i}){let{insetBottom:o}=this;return n&&e?a=>n[a]+e.bandwidth()-o:r-i-o}},ac=class extends cl{constructor(e,n={}){let{x:r,
y:i,inset:o=0,insetRight:a=o,insetLeft:s=o}=n;super(e,{y:{value:i,scale:"y"},x:{value:r,scale:"x",type:"band",optional:!0}},n),this.insetRight=gt(a),this.insetLeft=
gt(s)}_transform(e,n,{y:r}){e.call(rt,n,{y:r},0,Yt)}_x1({x:e},{x:n},{marginLeft:r}){let{insetLeft:i}=this;return n&&e?o=>n[o]+i:r+i}_x2({x:e},{x:n},{width:r,marginRight:i}){
let{insetRight:o}=this;return n&&e?a=>n[a]+e.bandwidth()-o:r-i-o}_y1(e,{y:n}){return r=>n[r]}_y2(e,{y:n}){return r=>n[r]}};function ul(t,{x:e=B,...n}={}){return new oc(
t,{...n,x:e})}function fl(t,{y:e=B,...n}={}){return new ac(t,{...n,y:e})}function F6(t,{x:e=B,y:n=null,r,fill:i="#ccc",fillOpacity:o,stroke:a="currentColor",strokeOpacity:s,strokeWidth:c=2,sort:u,...f}={}){let h=n!=null?Gr:Rs;return Zt(
Ve(t,h({x1:_0,x2:M0},{x:e,y:n,stroke:a,strokeOpacity:s,...f})),Vn(t,h({x1:"p25",x2:"p75"},{x:e,y:n,fill:i,fillOpacity:o,...f})),ul(t,h({x:"p50"},{x:e,y:n,stroke:a,
strokeOpacity:s,strokeWidth:c,sort:u,...f})),dn(t,Fe({x:B6},{x:e,y:n,z:n,r,stroke:a,strokeOpacity:s,...f})))}function Y6(t,{y:e=B,x:n=null,r,fill:i="#ccc",fillOpacity:o,
stroke:a="currentColor",strokeOpacity:s,strokeWidth:c=2,sort:u,...f}={}){let h=n!=null?Ur:Rs;return Zt(je(t,h({y1:_0,y2:M0},{x:n,y:e,stroke:a,strokeOpacity:s,...f})),
Zn(t,h({y1:"p25",y2:"p75"},{x:n,y:e,fill:i,fillOpacity:o,...f})),fl(t,h({y:"p50"},{x:n,y:e,stroke:a,strokeOpacity:s,strokeWidth:c,sort:u,...f})),dn(t,Fe({y:B6},
{x:n,y:e,z:n,r,stroke:a,strokeOpacity:s,...f})))}function B6(t){let e=_0(t),n=M0(t);return t.map(r=>r<e||r>n?r:NaN)}function _0(t){let e=q6(t)*2.5-X6(t)*1.5;return Wt(
t,n=>n>=e?n:NaN)}function M0(t){let e=X6(t)*2.5-q6(t)*1.5;return Ct(t,n=>n<=e?n:NaN)}function q6(t){return Je(t,.25)}function X6(t){return Je(t,.75)}var oT={ariaLabel:"raster",stroke:null,pixelSize:1};function Ma(t,e){let n=+t;if(isNaN(n))throw new Error(`invalid ${e}: ${t}`);return n}function U6(t,e){let n=Math.
floor(t);if(isNaN(n))throw new Error(`invalid ${e}: ${t}`);return n}var cc=class extends Q{constructor(e,n,r={},i){let{width:o,height:a,x:s,y:c,x1:u=s==null?0:void 0,
y1:f=c==null?0:void 0,x2:h=s==null?o:void 0,y2:l=c==null?a:void 0,pixelSize:d=i.pixelSize,blur:p=0,interpolate:m}=r;if(o!=null&&(o=U6(o,"width")),a!=null&&(a=U6(
a,"height")),u!=null&&(u=Ma(u,"x1")),f!=null&&(f=Ma(f,"y1")),h!=null&&(h=Ma(h,"x2")),l!=null&&(l=Ma(l,"y2")),s==null&&(u==null||h==null))throw new Error("missin\
g x");if(c==null&&(f==null||l==null))throw new Error("missing y");e!=null&&o!=null&&a!=null&&(s===void 0&&u!=null&&h!=null&&(s=dT(u,h,o,a)),c===void 0&&f!=null&&
l!=null&&(c=pT(f,l,o,a))),super(e,{x:{value:s,scale:"x",optional:!0},y:{value:c,scale:"y",optional:!0},x1:{value:u==null?null:[u],scale:"x",optional:!0,filter:null},
y1:{value:f==null?null:[f],scale:"y",optional:!0,filter:null},x2:{value:h==null?null:[h],scale:"x",optional:!0,filter:null},y2:{value:l==null?null:[l],scale:"y",
optional:!0,filter:null},...n},r,i),this.width=o,this.height=a,this.pixelSize=Ma(d,"pixelSize"),this.blur=Ma(p,"blur"),this.interpolate=s==null||c==null?null:aT(
m)}},uc=class extends cc{constructor(e,n={}){let{imageRendering:r}=n;if(e==null){let{fill:i,fillOpacity:o}=n;Mt(o)[0]!==void 0&&(n=ll("fillOpacity",n)),Dt(i)[0]!==
void 0&&(n=ll("fill",n))}super(e,void 0,n,oT),this.imageRendering=Nt(r,"auto")}scale(e,{color:n,...r},i){return super.scale(e,r,i)}render(e,n,r,i,o){let a=n[r.channels.
fill?.scale]??(C=>C),{x:s,y:c}=r,{document:u}=o,[f,h,l,d]=W6(r,i,o),p=l-f,m=d-h,{pixelSize:b,width:y=Math.round(Math.abs(p)/b),height:g=Math.round(Math.abs(m)/b)}=this,
w=y*g,{fill:x,fillOpacity:_}=r,v=0;if(this.interpolate){let C=y/p,N=g/m,I=dt(s,L=>(L-f)*C,Float64Array),F=dt(c,L=>(L-h)*N,Float64Array);x&&(x=this.interpolate(e,
y,g,I,F,x)),_&&(_=this.interpolate(e,y,g,I,F,_))}else this.data==null&&e&&(v=e.fi*w);let M=u.createElement("canvas");M.width=y,M.height=g;let k=M.getContext("2d"),
S=k.createImageData(y,g),T=S.data,{r:$,g:A,b:R}=Ie(this.fill)??{r:0,g:0,b:0},E=(this.fillOpacity??1)*255;for(let C=0;C<w;++C){let N=C<<2;if(x){let I=a(x[C+v]);if(I==
null){T[N+3]=0;continue}({r:$,g:A,b:R}=Ie(I))}_&&(E=_[C+v]*255),T[N+0]=$,T[N+1]=A,T[N+2]=R,T[N+3]=E}return this.blur>0&&gg(S,this.blur),k.putImageData(S,0,0),j(
"svg:g",o).call(ct,this,i,o).call(rt,this,n).call(C=>C.append("image").attr("transform",`translate(${f},${h}) scale(${Math.sign(l-f)},${Math.sign(d-h)})`).attr(
"width",Math.abs(p)).attr("height",Math.abs(m)).attr("preserveAspectRatio","none").call(V,"image-rendering",this.imageRendering).call(et,this).attr("xlink:href",
M.toDataURL())).node()}};function S0(t,e,n){arguments.length<3&&(n=e,e=null);let{x:r,y:i,[t]:o,...a}=n;return r===void 0&&i===void 0&&yx(e)&&(r=zi,i=Fr,o===void 0&&
(o=hx)),[e,{...a,x:r,y:i,[t]:o}]}function G6(){let[t,e]=S0("fill",...arguments);return new uc(t,t==null||e.fill!==void 0||e.fillOpacity!==void 0?e:{...e,fill:B})}
function W6({x1:t,y1:e,x2:n,y2:r},i,{projection:o}){let{width:a,height:s,marginTop:c,marginRight:u,marginBottom:f,marginLeft:h}=i;return[t&&o==null?t[0]:h,e&&o==
null?e[0]:c,n&&o==null?n[0]:a-u,r&&o==null?r[0]:s-f]}function $0({x1:t,y1:e,x2:n,y2:r},i,o,a){let s={};return t&&(s.x1=t),e&&(s.y1=e),n&&(s.x2=n),r&&(s.y2=r),W6(
Wr(s,i),o,a)}function ll(t,e={}){let{[t]:n}=e;if(typeof n!="function")throw new Error(`invalid ${t}: not a function`);return At({...e,[t]:void 0},function(r,i,o,a,s,c){
let{x:u,y:f}=a;if(!u)throw new Error("missing scale: x");if(!f)throw new Error("missing scale: y");let[h,l,d,p]=$0(o,a,s,c),m=d-h,b=p-l,{pixelSize:y}=this,{width:g=Math.
round(Math.abs(m)/y),height:w=Math.round(Math.abs(b)/y)}=e,x=new Array(g*w*(i?i.length:1)),_=m/g,v=b/w,M=0;for(let k of i??[void 0])for(let S=.5;S<w;++S)for(let T=.5;T<
g;++T,++M)x[M]=n(u.invert(h+T*_),f.invert(l+S*v),k);return{data:x,facets:i,channels:{[t]:{value:x,scale:"auto"}}}})}function aT(t){if(typeof t=="function")return t;
if(t==null)return hl;switch(`${t}`.toLowerCase()){case"none":return hl;case"nearest":return A0;case"barycentric":return k0();case"random-walk":return T0()}throw new Error(
`invalid interpolate: ${t}`)}function hl(t,e,n,r,i,o){let a=new Array(e*n);for(let s of t)r[s]<0||r[s]>=e||i[s]<0||i[s]>=n||(a[Math.floor(i[s])*e+Math.floor(r[s])]=
o[s]);return a}function k0({random:t=fs(42)}={}){return(e,n,r,i,o,a)=>{let{points:s,triangles:c,hull:u}=$n.from(e,d=>i[d],d=>o[d]),f=new a.constructor(n*r).fill(
NaN),h=new Uint8Array(n*r),l=hT(a,t);for(let d=0;d<c.length;d+=3){let p=c[d],m=c[d+1],b=c[d+2],y=s[2*p],g=s[2*m],w=s[2*b],x=s[2*p+1],_=s[2*m+1],v=s[2*b+1],M=Math.
min(y,g,w),k=Math.max(y,g,w),S=Math.min(x,_,v),T=Math.max(x,_,v),$=(_-v)*(y-w)+(x-v)*(w-g);if(!$)continue;let A=a[e[p]],R=a[e[m]],E=a[e[b]];for(let C=Math.floor(
M);C<k;++C)for(let N=Math.floor(S);N<T;++N){if(C<0||C>=n||N<0||N>=r)continue;let I=C+.5,F=N+.5,L=Math.sign($),Y=(_-v)*(I-w)+(F-v)*(w-g);if(Y*L<0)continue;let q=(v-
x)*(I-w)+(F-v)*(y-w);if(q*L<0)continue;let U=$-(Y+q);if(U*L<0)continue;let X=C+n*N;f[X]=l(A,Y/$,R,q/$,E,U/$,C,N),h[X]=1}}return sT(f,h,i,o,a,n,r,u,e,l),f}}function sT(t,e,n,r,i,o,a,s,c,u){
n=Float64Array.from(s,d=>n[c[d]]),r=Float64Array.from(s,d=>r[c[d]]),i=Array.from(s,d=>i[c[d]]);let f=n.length,h=Array.from({length:f},(d,p)=>uT(p,n,r)),l=0;for(let d=0;d<
a;++d){let p=d+.5;for(let m=0;m<o;++m){let b=m+o*d;if(!e[b]){let y=m+.5;for(let g=0;g<f;++g){let w=(f+l+(g%2?(g+1)/2:-g/2))%f;if(h[w](y,p)){let x=cT(n.at(w-1),r.
at(w-1),n[w],r[w],y,p);t[b]=u(i.at(w-1),x,i[w],1-x,i[w],0,m,d),l=w;break}}}}}}function cT(t,e,n,r,i,o){let a=n-t,s=r-e,c=a*(n-i)+s*(r-o),u=a*(i-t)+s*(o-e);return c>
0&&u>0?c/(c+u):+(c>u)}function sc(t,e,n,r){return t*r-n*e}function uT(t,e,n){let r=e.length,i=e.at(t-2),o=n.at(t-2),a=e.at(t-1),s=n.at(t-1),c=e[t],u=n[t],f=e.at(
t+1-r),h=n.at(t+1-r),l=a-c,d=s-u,p=i-a,m=o-s,b=c-f,y=u-h,g=Math.hypot(l,d),w=Math.hypot(p,m),x=Math.hypot(b,y);return(_,v)=>{let M=_-a,k=v-s,S=_-c,T=v-u;return sc(
M,k,S,T)>-1e-6&&sc(M,k,l,d)*w-sc(M,k,p,m)*g>-1e-6&&sc(S,T,b,y)*g-sc(S,T,l,d)*x<=0}}function A0(t,e,n,r,i,o){let a=new o.constructor(e*n),s=$n.from(t,f=>r[f],f=>i[f]),
c,u;for(let f=.5,h=0;f<n;++f){u=c;for(let l=.5;l<e;++l,++h)u=s.find(l,f,u),l===.5&&(c=u),a[h]=o[t[u]]}return a}function T0({random:t=fs(42),minDistance:e=.5,maxSteps:n=2}={}){
return(r,i,o,a,s,c)=>{let u=new c.constructor(i*o),f=$n.from(r,p=>a[p],p=>s[p]),h,l,d;for(let p=.5,m=0;p<o;++p){l=h;for(let b=.5;b<i;++b,++m){let y=b,g=p;d=l=f.
find(y,g,l),b===.5&&(h=l);let w,x=0;for(;(w=Math.hypot(a[r[d]]-y,s[r[d]]-g))>e&&x<n;){let _=t(b,p,x)*2*Math.PI;y+=Math.cos(_)*w,g+=Math.sin(_)*w,d=f.find(y,g,d),
++x}u[m]=c[r[d]]}}return u}}function fT(t,e,n,r,i,o){return e*t+r*n+o*i}function lT(t){return(e,n,r,i,o,a,s,c)=>{let u=t(s,c);return u<n?e:u<n+i?r:o}}function hT(t,e){
return br(t)||Ot(t)?fT:lT(e)}function dT(t,e,n){return{transform(r){let i=r.length,o=new Float64Array(i),a=(e-t)/n,s=t+a/2;for(let c=0;c<i;++c)o[c]=c%n*a+s;return o}}}
function pT(t,e,n,r){return{transform(i){let o=i.length,a=new Float64Array(o),s=(e-t)/r,c=t+s/2;for(let u=0;u<o;++u)a[u]=Math.floor(u/n)%r*s+c;return a}}}var H6={ariaLabel:"contour",fill:"none",stroke:"currentColor",strokeMiterlimit:1,pixelSize:2},fc=class extends cc{constructor(e,{smooth:n=!0,value:r,...i}={}){let o=kf(
{},i,H6);if(r===void 0){for(let s in o)if(o[s].value!=null){if(r!==void 0)throw new Error("ambiguous contour value");r=i[s],i[s]="value"}}if(r!=null){let s={transform:c=>c.
map(u=>u.value),label:de(r)};for(let c in o)i[c]==="value"&&(i[c]=s)}if(e==null){if(r==null)throw new Error("missing contour value");i=ll("value",{value:r,...i}),
r=null}else{let{interpolate:s}=i;r===void 0&&(r=B),s===void 0&&(i.interpolate="nearest")}super(e,{value:{value:r,optional:!0}},mT(i),H6);let a={geometry:{value:B}};
for(let s in this.channels){let c=this.channels[s],{scale:u}=c;u==="x"||u==="y"||s==="value"||(a[s]=c,delete this.channels[s])}this.contourChannels=a,this.smooth=
!!n}filter(e,{x:n,y:r,value:i,...o},a){return super.filter(e,o,a)}render(e,n,r,i,o){let{geometry:a}=r,s=sr();return j("svg:g",o).call(ct,this,i,o).call(rt,this,
n).call(c=>{c.selectAll().data(e).enter().append("path").call(et,this).attr("d",u=>s(a[u])).call(lt,this,r)}).node()}};function mT({thresholds:t,interval:e,...n}){
return t=y0(t,e,mo),At(n,function(r,i,o,a,s,c){let[u,f,h,l]=$0(o,a,s,c),d=h-u,p=l-f,{pixelSize:m,width:b=Math.round(Math.abs(d)/m),height:y=Math.round(Math.abs(
p)/m)}=this,g=b/d,w=y/p,x=o.value.value,_=[];if(this.interpolate){let{x:T,y:$}=Xn(o,a,c),A=dt(T,N=>(N-u)*g,Float64Array),R=dt($,N=>(N-f)*w,Float64Array),E=[o.x,
o.y,o.value],C=[A,R,x];for(let N of i){let I=this.filter(N,E,C);_.push(this.interpolate(I,b,y,A,R,x))}}else if(i){let T=b*y,$=i.length;for(let A=0;A<$;++A)_.push(
x.slice(A*T,A*T+T))}else _.push(x);if(this.blur>0)for(let T of _)Ac({data:T,width:b,height:y},this.blur);let v=gT(t,x,...yT(_));if(v===null)throw new Error(`uns\
upported thresholds: ${t}`);let{contour:M}=Uc().size([b,y]).smooth(this.smooth),k=[],S=[];for(let T of _)S.push(ue(k.length,k.push(...dt(v,$=>M(T,$)))));for(let{
coordinates:T}of k)for(let $ of T)for(let A of $)for(let R of A)R[0]=R[0]/g+u,R[1]=R[1]/w+f;return{data:k,facets:S,channels:lf(this.contourChannels,k)}})}function gT(t,e,n,r){
if(typeof t?.range=="function")return t.range(t.floor(n),r);if(typeof t=="function"&&(t=t(e,n,r)),typeof t!="number")return un(t);let i=Ye(...Cc(n,r,t),t);for(;i[i.
length-1]>=r;)i.pop();for(;i[1]<n;)i.shift();return i}function V6(){return new fc(...S0("value",...arguments))}function yT(t){return[Wt(t,e=>Wt(e,j6)),Ct(t,e=>Ct(
e,j6))]}function j6(t){return isFinite(t)?t:NaN}function Q6(t,e){return C0(ra,t,e)}function J6(t,e={}){return C0(ia,t,e)}function t3(t,e={}){return C0(Ui,t,e)}function C0(t,e,n={}){let{x:r,y:i,maxRadius:o}=n,
a=t({px:r,py:i,maxRadius:o}),s=[];r!=null&&s.push(je(e,Z6("x",{...a,inset:-6},n))),i!=null&&s.push(Ve(e,Z6("y",{...a,inset:-6},n))),r!=null&&s.push(Wn(e,K6("x",
{...a,dy:9,frameAnchor:"bottom",lineAnchor:"top"},n))),i!=null&&s.push(Wn(e,K6("y",{...a,dx:-9,frameAnchor:"left",textAnchor:"end"},n)));for(let c of s)c.ariaLabel=
`crosshair ${c.ariaLabel}`;return Zt(...s)}function e3(t,{channels:e,...n},{facet:r,facetAnchor:i,fx:o,fy:a,[t]:s,channels:c,transform:u,initializer:f}){return{
...n,facet:r,facetAnchor:i,fx:o,fy:a,[t]:s,channels:{...e,...c},transform:u,initializer:bT(t,f)}}function bT(t,e){return e==null?e:function(n,r,{x:i,y:o,px:a,py:s,
...c},...u){let{channels:{x:f,y:h,...l}={},...d}=e.call(this,n,r,{...c,x:a,y:s},...u);return{channels:{...l,...f&&{px:f,...t==="x"&&{x:f}},...h&&{py:h,...t==="y"&&
{y:h}}},...d}}}function Z6(t,e,n){let{color:r="currentColor",opacity:i=.2,ruleStroke:o=r,ruleStrokeOpacity:a=i,ruleStrokeWidth:s}=n;return{...e3(t,e,n),stroke:o,
strokeOpacity:a,strokeWidth:s}}function K6(t,e,n){let{color:r="currentColor",textFill:i=r,textFillOpacity:o,textStroke:a="var(--plot-background)",textStrokeOpacity:s,
textStrokeWidth:c=5}=n;return{...e3(t,e,xT(t,n)),fill:i,fillOpacity:o,stroke:a,strokeOpacity:s,strokeWidth:c}}function xT(t,e){return At(e,(n,r,i)=>({channels:{
text:{value:Ps(i,t)?.value}}}))}var wT={ariaLabel:"delaunay link",fill:"none",stroke:"currentColor",strokeMiterlimit:1},vT={ariaLabel:"delaunay mesh",fill:null,stroke:"currentColor",strokeOpacity:.2},
_T={ariaLabel:"hull",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeMiterlimit:1},MT={ariaLabel:"voronoi",fill:"none",stroke:"currentColor",strokeMiterlimit:1},
ST={ariaLabel:"voronoi mesh",fill:null,stroke:"currentColor",strokeOpacity:.2},E0=class extends Q{constructor(e,n={}){let{x:r,y:i,z:o,curve:a,tension:s}=n;super(
e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},z:{value:o,optional:!0}},n,wT),this.curve=Qs(a,s),wn(this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,
{x:c,y:u,z:f}=r,{curve:h}=this,[l,d]=ce(this,i),p=c?g=>c[g]:Ft(l),m=u?g=>u[g]:Ft(d),b=this;function y(g){let w=-1,x=[],_={};for(let E in r)_[E]=[];let v=[],M=[],
k=[],S=[];function T(E,C){E=g[E],C=g[C],x.push(++w),v[w]=p(E),k[w]=m(E),M[w]=p(C),S[w]=m(C);for(let N in r)_[N].push(r[N][C])}let{halfedges:$,hull:A,triangles:R}=$n.
from(g,p,m);for(let E=0;E<$.length;++E){let C=$[E];C>E&&T(R[E],R[C])}for(let E=0;E<A.length;++E)T(A[E],A[(E+1)%A.length]);Re(this).selectAll().data(x).enter().append(
"path").call(et,b).attr("d",E=>{let C=Le(),N=h(C);return N.lineStart(),N.point(v[E],k[E]),N.point(M[E],S[E]),N.lineEnd(),C}).call(lt,b,_).call(Sr,b,_,o)}return j(
"svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:u&&s}).call(f?g=>g.selectAll().data(Ne(e,w=>f[w]).values()).enter().append("g").each(y):g=>g.datum(e).each(y)).
node()}},lc=class extends Q{constructor(e,n={},r,i=({z:o})=>o){let{x:o,y:a}=n;super(e,{x:{value:o,scale:"x",optional:!0},y:{value:a,scale:"y",optional:!0},z:{value:i(
n),optional:!0}},n,r)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:u,z:f}=r,[h,l]=ce(this,i),d=c?y=>c[y]:Ft(h),p=u?y=>u[y]:Ft(l),m=this;function b(y){let g=$n.from(y,
d,p);Re(this).append("path").datum(y[0]).call(et,m).attr("d",m._render(g,i)).call(lt,m,r)}return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:u&&s}).call(
f?y=>y.selectAll().data(Ne(e,g=>f[g]).values()).enter().append("g").each(b):y=>y.datum(e).each(b)).node()}},N0=class extends lc{constructor(e,n={}){super(e,n,vT),
this.fill="none"}_render(e){return e.render()}},R0=class extends lc{constructor(e,n={}){super(e,n,_T,ye)}_render(e){return e.renderHull()}},I0=class extends Q{constructor(e,n={}){
let{x:r,y:i,z:o}=n;super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},z:{value:o,optional:!0}},At(n,function(a,s,c,u,f,h){let{x:l,y:d,
z:p}=c;({x:l,y:d}=Xn(c,u,h)),p=p?.value;let m=new Array((l??d).length).fill(null),[b,y]=ce(this,f),g=l?x=>l[x]:Ft(b),w=d?x=>d[x]:Ft(y);for(let x of s){l&&(x=x.filter(
_=>It(g(_)))),d&&(x=x.filter(_=>It(w(_))));for(let[,_]of Yn(x,p)){let v=$n.from(_,g,w),M=n3(v,f);for(let k=0,S=_.length;k<S;++k)m[_[k]]=M.renderCell(k)}}return{
data:a,facets:s,channels:{cells:{value:m}}}}),MT)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:u,cells:f}=r;return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&
a,y:u&&s}).call(h=>{h.selectAll().data(e).enter().append("path").call(et,this).attr("d",l=>f[l]).call(lt,this,r)}).node()}},L0=class extends lc{constructor(e,n){
super(e,n,ST),this.fill="none"}_render(e,n){return n3(e,n).render()}};function n3(t,e){let{width:n,height:r,marginTop:i,marginRight:o,marginBottom:a,marginLeft:s}=e;
return t.voronoi([s,i,n-o,r-a])}function hc(t,e,{x:n,y:r,...i}={}){return[n,r]=Gt(n,r),new t(e,{...i,x:n,y:r})}function r3(t,e){return hc(E0,t,e)}function i3(t,e){
return hc(N0,t,e)}function o3(t,e){return hc(R0,t,e)}function a3(t,{x:e,y:n,initializer:r,...i}={}){return hc(I0,t,{...Vt({...i,x:e,y:n},Wf),initializer:r})}function s3(t,e){
return hc(L0,t,e)}var $T={ariaLabel:"density",fill:"none",stroke:"currentColor",strokeMiterlimit:1},dc=class extends Q{constructor(e,{x:n,y:r,z:i,weight:o,fill:a,stroke:s,...c}={}){
let u=c3(a)&&(a="currentColor",!0),f=c3(s)&&(s="currentColor",!0);super(e,{x:{value:n,scale:"x",optional:!0},y:{value:r,scale:"y",optional:!0},z:{value:ye({z:i,
fill:a,stroke:s}),optional:!0},weight:{value:o,optional:!0}},AT({...c,fill:a,stroke:s},u,f),$T),u&&(this.fill=void 0),f&&(this.stroke=void 0),this.z=i}filter(e){
return e}render(e,n,r,i,o){let{contours:a}=r,s=sr();return j("svg:g",o).call(ct,this,i,o).call(rt,this,{}).call(c=>c.selectAll().data(e).enter().append("path").
call(et,this).call(lt,this,r).attr("d",u=>s(a[u]))).node()}};function u3(t,{x:e,y:n,...r}={}){return[e,n]=Gt(e,n),new dc(t,{...r,x:e,y:n})}var kT=new Set(["x","\
y","z","weight"]);function AT(t,e,n){let{bandwidth:i,thresholds:o}=t;return i=i===void 0?20:+i,o=o===void 0?20:typeof o?.[Symbol.iterator]=="function"?Ht(o):+o,
At(t,function(a,s,c,u,f,h){let l=c.weight?Ht(c.weight.value):null,d=c.z?.value,{z:p}=this,[m,b]=ce(this,f),{width:y,height:g}=f,{x:w,y:x}=Xn(c,u,h),_=Object.fromEntries(
Object.entries(c).filter(([R])=>!kT.has(R)).map(([R,E])=>[R,{...E,value:[]}])),v=e&&[],M=n&&[],k=R1().x(w?R=>w[R]:m).y(x?R=>x[R]:b).weight(l?R=>l[R]:1).size([y,
g]).bandwidth(i),S=[];for(let R of s){let E=[];S.push(E);for(let C of d?Ys(R,d,p):[R]){let N=k.contours(C);E.push([C,N])}}let T=o;if(!(T instanceof As)){let R=0;
for(let E of S)for(let[,C]of E){let N=C.max;N>R&&(R=N)}T=Float64Array.from({length:o-1},(E,C)=>R*100*(C+1)/o)}let $=[],A=[];for(let R of S){let E=[];$.push(E);for(let[
C,N]of R)for(let I of T){E.push(A.length),A.push(N(I/100)),v&&v.push(I),M&&M.push(I);for(let F in _)_[F].value.push(c[F].value[C[0]])}}return v&&v.push(0),M&&M.
push(0),{data:a,facets:$,channels:{..._,...v&&{fill:{value:v,scale:"color"}},...M&&{stroke:{value:M,scale:"color"}},contours:{value:A}}}})}function c3(t){return/^density$/i.
test(t)}function h3(t,e){return p3("x",t,e)}function d3(t,e){return p3("y",t,e)}function p3(t,e,{x1:n,x2:r,y1:i,y2:o,x:a=n===void 0&&r===void 0?t==="y"?$t:B:void 0,y:s=i===
void 0&&o===void 0?t==="x"?$t:B:void 0,fill:c,positiveFill:u="#3ca951",negativeFill:f="#4269d0",fillOpacity:h=1,positiveFillOpacity:l=h,negativeFillOpacity:d=h,
stroke:p,strokeOpacity:m,z:b=Dt(p)[0],clip:y,tip:g,render:w,...x}={}){return[n,r]=f3(a,n,r),[i,o]=f3(s,i,o),n===r&&i===o&&(t==="y"?i=Tr(0):n=Tr(0)),{tip:g}=xn({
tip:g},t==="y"?"x":"y"),Zt(_t(u)?null:Object.assign(Js(e,{x1:n,x2:r,y1:i,y2:o,z:b,fill:u,fillOpacity:l,render:Zr(w,l3(t,!0)),clip:y,...x}),{ariaLabel:"positive \
difference"}),_t(f)?null:Object.assign(Js(e,{x1:n,x2:r,y1:i,y2:o,z:b,fill:f,fillOpacity:d,render:Zr(w,l3(t,!1)),clip:y,...x}),{ariaLabel:"negative difference"}),
oo(e,{x:r,y:o,z:b,stroke:p,strokeOpacity:m,tip:g,clip:!0,...x}))}function f3(t,e,n){return e===void 0&&n===void 0?e=n=Tr(t):e===void 0?(n=Tr(n),e=t===void 0?n:Tr(
t)):n===void 0?(e=Tr(e),n=t===void 0?e:Tr(t)):(e=Tr(e),n=Tr(n)),[e,n]}function Tr(t){let e,{value:n,label:r=de(n)}=ln(t);return{transform:i=>e||(e=Z(i,n)),label:r}}
function l3(t,e){let n=t==="x"?"y":"x",r=`${n}1`,i=`${n}2`,o=`${t}1`,a=`${t}2`;return(s,c,u,f,h,l)=>{let{[r]:d,[i]:p}=u,m=new Float32Array(d.length),b=new Float32Array(
p.length),y=f[t==="y"?"height":"width"];(e===mf(c[t])<0?m:b).fill(y);let g=l(s,c,{...u,[i]:d,[a]:b},f,h),w=l(s,c,{...u,[r]:p,[o]:m},f,h),x=g.querySelector("g")??
g,_=w.querySelector("g")??w;for(let v=0;x.firstChild;v+=2){let M=$f(),k=j("svg:clipPath",h).attr("id",M).node();k.appendChild(x.firstChild),_.childNodes[v].setAttribute(
"clip-path",`url(#${M})`),_.insertBefore(k,_.childNodes[v])}return w}}function dl({geometry:t=B,...e}={}){let n=Vr(r=>Z(r,t));return At({...e,x:null,y:null,geometry:{transform:n}},(r,i,o,a,s,c)=>{let u=n(r),f=u.length,h=new Float64Array(
f),l=new Float64Array(f),{centroid:d}=c.path();for(let p=0;p<f;++p)[h[p],l[p]]=d(u[p]);return{data:r,facets:i,channels:{x:{value:h,scale:null,source:null},y:{value:l,
scale:null,source:null}}}})}function m3({geometry:t=B,...e}={}){let n=Vr(i=>Z(i,t)),r=Vr(i=>Z(n(i),xy));return{...e,x:{transform:i=>Float64Array.from(r(i),([o])=>o)},
y:{transform:i=>Float64Array.from(r(i),([,o])=>o)},geometry:{transform:n}}}var TT={ariaLabel:"geo",fill:"none",stroke:"currentColor",strokeWidth:1,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},pc=class extends Q{constructor(e,n={}){
let[r,i]=Mt(n.r,3);super(e,{x:{value:n.tip?n.x:null,scale:"x",optional:!0},y:{value:n.tip?n.y:null,scale:"y",optional:!0},r:{value:r,scale:"r",filter:Te,optional:!0},
geometry:{value:n.geometry,scale:"projection"}},rc(n),TT),this.r=i}render(e,n,r,i,o){let{geometry:a,r:s}=r,c=o.path(),{r:u}=this;return Lr(u)?e=[]:u!==void 0&&c.
pointRadius(u),j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(f=>{f.selectAll().data(e).enter().append("path").call(et,this).attr("d",s?h=>c.pointRadius(s[h])(
a[h]):h=>c(a[h])).call(lt,this,r)}).node()}};function pl(t,e={}){return e.tip&&e.x===void 0&&e.y===void 0?e=dl(e):e.geometry===void 0&&(e={...e,geometry:B}),new pc(
t,e)}function g3({strokeWidth:t=1.5,...e}={}){return pl({type:"Sphere"},{strokeWidth:t,...e})}function y3({strokeOpacity:t=.1,...e}={}){return pl(Sy(),{strokeOpacity:t,
...e})}var Sa=.5,$a=0;function b3(t={fill:"count"},{binWidth:e,...n}={}){let{z:r}=n;return e=e===void 0?20:gt(e),t=wm(t,n),Bn(t,"fill")&&(n.channels={...n.channels,fill:{
value:[]}}),n.symbol===void 0&&(n.symbol="hexagon"),n.r===void 0&&!Bn(t,"r")&&(n.r=e/2),At(n,(i,o,a,s,c,u)=>{let{x:f,y:h,z:l,fill:d,stroke:p,symbol:m}=a;if(f===
void 0)throw new Error("missing channel: x");if(h===void 0)throw new Error("missing channel: y");({x:f,y:h}=Xn(a,s,u)),l=l?l.value:Z(i,r),d=d?.value,p=p?.value,
m=m?.value;let b=Ls(t,{z:l,fill:d,stroke:p,symbol:m}),y=l&&[],g=d&&[],w=p&&[],x=m&&[],_=[],v=[],M=[],k=-1;for(let A of t)A.initialize(i);for(let A of o){let R=[];
for(let E of t)E.scope("facet",A);for(let[E,C]of Yn(A,b))for(let{index:N,extent:I}of CT(i,C,f,h,e)){R.push(++k),v.push(I.x),M.push(I.y),l&&y.push(b===l?E:l[N[0]]),
d&&g.push(b===d?E:d[N[0]]),p&&w.push(b===p?E:p[N[0]]),m&&x.push(b===m?E:m[N[0]]);for(let F of t)F.reduce(N,I)}_.push(R)}let S=a.x.scale,T=a.y.scale,$={x:{value:v,
source:s[S]?{value:dt(v,s[S].invert),scale:S}:null},y:{value:M,source:s[T]?{value:dt(M,s[T].invert),scale:T}:null},...l&&{z:{value:y}},...d&&{fill:{value:g,scale:"\
auto"}},...p&&{stroke:{value:w,scale:"auto"}},...m&&{symbol:{value:x,scale:"auto"}},...Object.fromEntries(t.map(({name:A,output:R})=>[A,{scale:"auto",label:R.label,
radius:A==="r"?e/2:void 0,value:R.transform()}]))};return{data:i,facets:_,channels:$}})}function CT(t,e,n,r,i){let o=i*(1.5/fm),a=new Map;for(let s of e){let c=n[s],
u=r[s];if(isNaN(c)||isNaN(u))continue;let f=Math.round(u=(u-$a)/o),h=Math.round(c=(c-Sa)/i-(f&1)/2),l=u-f;if(Math.abs(l)*3>1){let m=c-h,b=h+(c<h?-1:1)/2,y=f+(u<
f?-1:1),g=c-b,w=u-y;m*m+l*l>g*g+w*w&&(h=b+(f&1?1:-1)/2,f=y)}let d=`${h},${f}`,p=a.get(d);p===void 0&&(p={index:[],extent:{data:t,x:(h+(f&1)/2)*i+Sa,y:f*o+$a}},a.
set(d,p)),p.index.push(s)}return a.values()}var ET={ariaLabel:"hexgrid",fill:"none",stroke:"currentColor",strokeOpacity:.1};function x3(t){return new mc(t)}var mc=class extends Q{constructor({binWidth:e=20,
clip:n=!0,...r}={}){super(zr,void 0,{clip:n,...r},ET),this.binWidth=gt(e)}render(e,n,r,i,o){let{binWidth:a}=this,{marginTop:s,marginRight:c,marginBottom:u,marginLeft:f,
width:h,height:l}=i,d=f-Sa,p=h-c-Sa,m=s-$a,b=l-u-$a,y=a/2,g=y*lm,w=g/2,x=y*2,_=g*1.5,v=Math.floor(d/x),M=Math.ceil(p/x),k=Math.floor((m+w)/_),S=Math.ceil((b-w)/
_)+1,T=`m0,${ci(-g)}l${ci(y)},${ci(w)}v${ci(g)}l${ci(-y)},${ci(w)}`,$=T;for(let A=k;A<S;++A)for(let R=v;R<M;++R)$+=`M${ci(R*x+(A&1)*y)},${ci(A*_)}${T}`;return j(
"svg:g",o).datum(0).call(ct,this,i,o).call(rt,this,{},Yt+Sa,Yt+$a).call(A=>A.append("path").call(et,this).call(lt,this,r).attr("d",$)).node()}};function ci(t){return Math.
round(t*1e3)/1e3}var NT={ariaLabel:"image",fill:null,stroke:null};function RT(t){return/^\.*\//.test(t)}function IT(t){return/^(blob|data|file|http|https):/i.test(t)}function LT(t){
return typeof t=="string"&&(RT(t)||IT(t))?[void 0,t]:[t,void 0]}var gc=class extends Q{constructor(e,n={}){let{x:r,y:i,r:o,width:a,height:s,rotate:c,src:u,preserveAspectRatio:f,
crossOrigin:h,frameAnchor:l,imageRendering:d}=n;o==null&&(o=void 0),o===void 0&&a===void 0&&s===void 0?a=s=16:a===void 0&&s!==void 0?a=s:s===void 0&&a!==void 0&&
(s=a);let[p,m]=LT(u),[b,y]=Mt(o),[g,w]=Mt(a,y!==void 0?y*2:void 0),[x,_]=Mt(s,y!==void 0?y*2:void 0),[v,M]=Mt(c,0);super(e,{x:{value:r,scale:"x",optional:!0},y:{
value:i,scale:"y",optional:!0},r:{value:b,scale:"r",filter:Te,optional:!0},width:{value:g,filter:Te,optional:!0},height:{value:x,filter:Te,optional:!0},rotate:{
value:v,optional:!0},src:{value:p,optional:!0}},rc(n),NT),this.src=m,this.width=w,this.rotate=M,this.height=_,this.r=y,this.preserveAspectRatio=Nt(f,"xMidYMid"),
this.crossOrigin=zt(h),this.frameAnchor=Fn(l),this.imageRendering=Nt(d,"auto")}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:u,width:f,height:h,r:l,rotate:d,src:p}=r,
{r:m,width:b,height:y,rotate:g}=this,[w,x]=ce(this,i);return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:u&&s}).call(_=>_.selectAll().data(e).enter().
append("image").call(et,this).attr("x",w3(c,f,l,w,b,m)).attr("y",w3(u,h,l,x,y,m)).attr("width",f?v=>f[v]:b!==void 0?b:l?v=>l[v]*2:m*2).attr("height",h?v=>h[v]:y!==
void 0?y:l?v=>l[v]*2:m*2).attr("transform",d?v=>`rotate(${d[v]})`:g?`rotate(${g})`:null).attr("transform-origin",d||g?Gn`${c?v=>c[v]:w}px ${u?v=>u[v]:x}px`:null).
call(V,"href",p?v=>p[v]:this.src).call(V,"preserveAspectRatio",this.preserveAspectRatio).call(V,"crossorigin",this.crossOrigin).call(V,"image-rendering",this.imageRendering).
call(V,"clip-path",l?v=>`circle(${l[v]}px)`:m!==void 0?`circle(${m}px)`:null).call(lt,this,r)).node()}};function w3(t,e,n,r,i,o){return e&&t?a=>t[a]-e[a]/2:e?a=>r-
e[a]/2:t&&i!==void 0?a=>t[a]-i/2:i!==void 0?r-i/2:n&&t?a=>t[a]-n[a]:n?a=>r-n[a]:t?a=>t[a]-o:r-o}function v3(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&
([e,n]=Gt(e,n)),new gc(t,{...r,x:e,y:n})}function PT(t,e,n){var r=1e-8,i=e-1,o=n-1,a=0,s,c,u,f,h,l,d,p,m,b,y;if(t<=0)return 0;if(t>=1)return 1;for(e>=1&&n>=1?(u=t<.5?t:1-t,f=Math.sqrt(-2*Math.log(u)),d=
(2.30753+f*.27061)/(1+f*(.99229+f*.04481))-f,t<.5&&(d=-d),p=(d*d-3)/6,m=2/(1/(2*e-1)+1/(2*n-1)),b=d*Math.sqrt(p+m)/m-(1/(2*n-1)-1/(2*e-1))*(p+5/6-2/(3*m)),d=e/(e+
n*Math.exp(2*b))):(s=Math.log(e/(e+n)),c=Math.log(n/(e+n)),f=Math.exp(e*s)/e,h=Math.exp(n*c)/n,b=f+h,t<f/b?d=Math.pow(e*b*t,1/e):d=1-Math.pow(n*b*(1-t),1/n)),y=
-ka(e)-ka(n)+ka(e+n);a<10;a++){if(d===0||d===1)return d;if(l=DT(d,e,n)-t,f=Math.exp(i*Math.log(d)+o*Math.log(1-d)+y),h=l/f,d-=f=h/(1-.5*Math.min(1,h*(i/d-o/(1-d)))),
d<=0&&(d=.5*(d+f)),d>=1&&(d=.5*(d+f+1)),Math.abs(f)<r*d&&a>0)break}return d}function DT(t,e,n){var r=t===0||t===1?0:Math.exp(ka(e+n)-ka(e)-ka(n)+e*Math.log(t)+n*
Math.log(1-t));return t<0||t>1?!1:t<(e+1)/(e+n+2)?r*_3(t,e,n)/e:1-r*_3(1-t,n,e)/n}function _3(t,e,n){var r=1e-30,i=1,o=e+n,a=e+1,s=e-1,c=1,u=1-o*t/a,f,h,l,d;for(Math.
abs(u)<r&&(u=r),u=1/u,d=u;i<=100&&(f=2*i,h=i*(n-i)*t/((s+f)*(e+f)),u=1+h*u,Math.abs(u)<r&&(u=r),c=1+h/c,Math.abs(c)<r&&(c=r),u=1/u,d*=u*c,h=-(e+i)*(o+i)*t/((e+f)*
(a+f)),u=1+h*u,Math.abs(u)<r&&(u=r),c=1+h/c,Math.abs(c)<r&&(c=r),u=1/u,l=u*c,d*=l,!(Math.abs(l-1)<3e-7));i++);return d}function ka(t){var e=0,n=[76.18009172947146,
-86.5053203294167,24.01409824083091,-1.231739572450155,.001208650973866179,-5395239384953e-18],r=1.000000000190015,i,o,a;for(a=(o=i=t)+5.5,a-=(i+.5)*Math.log(a);e<
6;e++)r+=n[e]/++o;return Math.log(2.506628274631*r/i)-a}function M3(t,e){var n=PT(2*Math.min(t,1-t),.5*e,.5);return n=Math.sqrt(e*(1-n)/n),t>.5?n:-n}var OT={ariaLabel:"linear-regression",fill:"currentColor",fillOpacity:.1,stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},
ml=class extends Q{constructor(e,n={}){let{x:r,y:i,z:o,ci:a=.95,precision:s=4}=n;if(super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y"},z:{value:ye(n),optional:!0}},
n,OT),this.z=o,this.ci=+a,this.precision=+s,!(0<=this.ci&&this.ci<1))throw new Error(`invalid ci; not in [0, 1): ${a}`);if(!(this.precision>0))throw new Error(`\
invalid precision: ${s}`)}render(e,n,r,i,o){let{x:a,y:s,z:c}=r,{ci:u}=this;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(f=>f.selectAll().data(c?Ys(
e,c,this.z):[e]).enter().call(h=>h.append("path").attr("fill","none").call(et,this).call(Xi,this,{...r,fill:null,fillOpacity:null}).attr("d",l=>this._renderLine(
l,a,s)).call(u&&!xr(this.fill)?l=>l.select(zT).attr("stroke","none").call(et,this).call(Xi,this,{...r,stroke:null,strokeOpacity:null,strokeWidth:null}).attr("d",
d=>this._renderBand(d,a,s)):()=>{}))).node()}};function zT(){return this.parentNode.insertBefore(this.ownerDocument.createElementNS(Be.svg,"path"),this)}var P0=class extends ml{constructor(e,n){
super(e,n)}_renderBand(e,n,r){let{ci:i,precision:o}=this,[a,s]=St(e,f=>r[f]),c=gl(e,r,n),u=k3(e,r,n,(1-i)/2,c);return _s().y(f=>f).x0(f=>u(f,-1)).x1(f=>u(f,1))(
ue(a,s-o/2,o).concat(s))}_renderLine(e,n,r){let[i,o]=St(e,s=>r[s]),a=gl(e,r,n);return`M${a(i)},${i}L${a(o)},${o}`}},D0=class extends ml{constructor(e,n){super(e,
n)}_renderBand(e,n,r){let{ci:i,precision:o}=this,[a,s]=St(e,f=>n[f]),c=gl(e,n,r),u=k3(e,n,r,(1-i)/2,c);return _s().x(f=>f).y0(f=>u(f,-1)).y1(f=>u(f,1))(ue(a,s-o/
2,o).concat(s))}_renderLine(e,n,r){let[i,o]=St(e,s=>n[s]),a=gl(e,n,r);return`M${i},${a(i)}L${o},${a(o)}`}};function S3(t,{y:e=$t,x:n=B,stroke:r,fill:i=_t(r)?"cu\
rrentColor":r,...o}={}){return new P0(t,ya({...o,x:n,y:e,fill:i,stroke:r}))}function $3(t,{x:e=$t,y:n=B,stroke:r,fill:i=_t(r)?"currentColor":r,...o}={}){return new D0(
t,ga({...o,x:e,y:n,fill:i,stroke:r}))}function gl(t,e,n){let r=0,i=0,o=0,a=0;for(let f of t){let h=e[f],l=n[f];r+=h,i+=l,o+=h*l,a+=h*h}let s=t.length,c=(s*o-r*i)/
(s*a-r*r),u=(i-c*r)/s;return f=>c*f+u}function k3(t,e,n,r,i){let o=we(t,f=>e[f])/t.length,a=0,s=0;for(let f of t)a+=(e[f]-o)**2,s+=(n[f]-i(e[f]))**2;let c=Math.
sqrt(s/(t.length-2)),u=M3(r,t.length-2);return(f,h)=>{let l=i(f),d=c*Math.sqrt(1/t.length+(f-o)**2/a);return l+h*u*d}}function yc({path:t=B,delimiter:e,frameAnchor:n,treeLayout:r=Lo,treeSort:i,treeSeparation:o,treeAnchor:a,treeFilter:s,...c}={}){a=wl(a),i=C3(i),s!=null&&(s=z0(s)),
n===void 0&&(n=a.frameAnchor);let u=E3(e),f=O3(c,z0),[h,l]=ae(),[d,p]=ae();return{x:h,y:d,frameAnchor:n,...Vt(c,(m,b)=>{let y=u(Z(m,t)),g=l([]),w=p([]),x=-1,_=[],
v=[],M=Gh().path(T=>y[T]),k=ze(m)?T=>T.data=m[T.data]:T=>T.data=m.get(T.data),S=r();S.nodeSize&&S.nodeSize([1,1]),S.separation&&o!==void 0&&S.separation(o??Ts);
for(let T of f)T[bl]=T[P3]([]);for(let T of b){let $=[],A=M(T.filter(R=>y[R]!=null)).each(k);i!=null&&A.sort(i),S(A);for(let R of A.descendants())if(!(s!=null&&
!s(R))){$.push(++x),_[x]=R.data,a.position(R,x,g,w);for(let E of f)E[bl][x]=E[D3](R)}v.push($)}return{data:_,facets:v}}),...Object.fromEntries(f)}}function xl({
path:t=B,delimiter:e,curve:n="bump-x",stroke:r="#555",strokeWidth:i=1.5,strokeOpacity:o=.5,treeLayout:a=Lo,treeSort:s,treeSeparation:c,treeAnchor:u,treeFilter:f,
...h}={}){u=wl(u),s=C3(s),f!=null&&(f=T3(f)),h={curve:n,stroke:r,strokeWidth:i,strokeOpacity:o,...h};let l=E3(e),d=O3(h,T3),[p,m]=ae(),[b,y]=ae(),[g,w]=ae(),[x,
_]=ae();return{x1:p,x2:b,y1:g,y2:x,...Vt(h,(v,M)=>{let k=l(Z(v,t)),S=m([]),T=y([]),$=w([]),A=_([]),R=-1,E=[],C=[],N=Gh().path(F=>k[F]),I=a();I.nodeSize&&I.nodeSize(
[1,1]),I.separation&&c!==void 0&&I.separation(c??Ts);for(let F of d)F[bl]=F[P3]([]);for(let F of M){let L=[],Y=N(F.filter(q=>k[q]!=null)).each(q=>q.data=v[q.data]);
s!=null&&Y.sort(s),I(Y);for(let{source:q,target:U}of Y.links())if(!(f!=null&&!f(U,q))){L.push(++R),E[R]=U.data,u.position(q,R,S,$),u.position(U,R,T,A);for(let X of d)
X[bl][R]=X[D3](U,q)}C.push(L)}return{data:E,facets:C}}),...Object.fromEntries(d)}}function wl(t="left"){switch(`${t}`.trim().toLowerCase()){case"left":return FT;case"\
right":return YT}throw new Error(`invalid tree anchor: ${t}`)}var FT={frameAnchor:"left",dx:6,position({x:t,y:e},n,r,i){r[n]=e,i[n]=-t}},YT={frameAnchor:"right",
dx:-6,position({x:t,y:e},n,r,i){r[n]=-e,i[n]=-t}};function C3(t){return t==null||typeof t=="function"?t:`${t}`.trim().toLowerCase().startsWith("node:")?A3(z0(t)):
A3(BT(t))}function A3(t){return(e,n)=>oe(t(e),t(n))}function BT(t){return e=>e.data?.[t]}function E3(t="/"){if(t=`${t}`,t==="/")return n=>n;if(t.length!==1)throw new Error(
"delimiter must be exactly one character");let e=t.charCodeAt(0);return n=>n.map(r=>qT(r,e))}var O0=92,N3=47;function qT(t,e){if(e===O0)throw new Error("delimit\
er cannot be backslash");let n=!1;for(let r=0,i=t.length;r<i;++r){switch(t.charCodeAt(r)){case O0:if(!n){n=!0;continue}break;case e:n?(t=t.slice(0,r-1)+t.slice(
r),--r,--i):t=t.slice(0,r)+"/"+t.slice(r+1);break;case N3:n?(t=t.slice(0,r)+"\\\\"+t.slice(r),r+=2,i+=2):(t=t.slice(0,r)+"\\"+t.slice(r),++r,++i);break}n=!1}return t}
function XT(t){let e=!1;for(let n=0,r=t.length;n<r;++n){switch(t.charCodeAt(n)){case O0:if(!e){e=!0;continue}case N3:e&&(t=t.slice(0,n-1)+t.slice(n),--n,--r);break}
e=!1}return t}function R3(t){return jt(t)&&typeof t.node=="function"}function UT(t){return jt(t)&&typeof t.link=="function"}function z0(t){if(R3(t))return t.node;
if(t=`${t}`.trim().toLowerCase(),!!t.startsWith("node:")){switch(t){case"node:name":return Y0;case"node:path":return F0;case"node:internal":return I3;case"node:\
external":return L3;case"node:depth":return B0;case"node:height":return q0}throw new Error(`invalid node value: ${t}`)}}function T3(t){if(R3(t))return t.node;if(UT(
t))return t.link;if(t=`${t}`.trim().toLowerCase(),!(!t.startsWith("node:")&&!t.startsWith("parent:"))){switch(t){case"parent:name":return yl(Y0);case"parent:pat\
h":return yl(F0);case"parent:depth":return yl(B0);case"parent:height":return yl(q0);case"node:name":return Y0;case"node:path":return F0;case"node:internal":return I3;case"\
node:external":return L3;case"node:depth":return B0;case"node:height":return q0}throw new Error(`invalid link value: ${t}`)}}function F0(t){return t.id}function Y0(t){
return GT(t.id)}function B0(t){return t.depth}function q0(t){return t.height}function I3(t){return!!t.children}function L3(t){return!t.children}function yl(t){return(e,n)=>n==
null?void 0:t(n)}function GT(t){let e=t.length;for(;--e>0&&!WT(t,e););return XT(t.slice(e+1))}function WT(t,e){if(t[e]==="/"){let n=0;for(;e>0&&t[--e]==="\\";)++n;
if((n&1)===0)return!0}return!1}var P3=2,D3=3,bl=4;function O3(t,e){let n=[];for(let r in t){let i=t[r],o=e(i);o!==void 0&&n.push([r,...ae(i),o])}return n}function X0(t,{fill:e,stroke:n,strokeWidth:r,strokeOpacity:i,strokeLinejoin:o,strokeLinecap:a,strokeMiterlimit:s,strokeDasharray:c,strokeDashoffset:u,marker:f,markerStart:h=f,
markerEnd:l=f,dot:d=_t(h)&&_t(l),text:p="node:name",textStroke:m="var(--plot-background)",title:b="node:path",dx:y,dy:g,textAnchor:w,treeLayout:x=Lo,textLayout:_=x===
Lo||x===Uh?"mirrored":"normal",tip:v,...M}={}){if(y===void 0&&(y=wl(M.treeAnchor).dx),w!==void 0)throw new Error("textAnchor is not a configurable tree option");
_=te(_,"textLayout",["mirrored","normal"]);function k(S){return Wn(t,yc({treeLayout:x,text:p,fill:e===void 0?"currentColor":e,stroke:m,dx:y,dy:g,title:b,...S,...M}))}
return Zt(rl(t,xl({treeLayout:x,markerStart:h,markerEnd:l,stroke:n!==void 0?n:e===void 0?"node:internal":e,strokeWidth:r,strokeOpacity:i,strokeLinejoin:o,strokeLinecap:a,
strokeMiterlimit:s,strokeDasharray:c,strokeDashoffset:u,...M})),d?dn(t,yc({treeLayout:x,fill:e===void 0?"node:internal":e,title:b,tip:v,...M})):null,p!=null?_===
"mirrored"?[k({textAnchor:"start",treeFilter:"node:external"}),k({textAnchor:"end",treeFilter:"node:internal",dx:-y})]:k():null)}function z3(t,e){return X0(t,{...e,
treeLayout:Uh})}var Y3={ariaLabel:"waffle"},bc=class extends to{constructor(e,{unit:n=1,gap:r=1,round:i,multiple:o,...a}={}){super(e,B3("x",a),Y3),this.unit=Math.max(0,n),this.
gap=+r,this.round=q3(i),this.multiple=X3(o)}},xc=class extends eo{constructor(e,{unit:n=1,gap:r=1,round:i,multiple:o,...a}={}){super(e,B3("y",a),Y3),this.unit=Math.
max(0,n),this.gap=+r,this.round=q3(i),this.multiple=X3(o)}};function B3(t,e){let n=t==="y"?"x":"y",r=`${t}1`,i=`${t}2`;return At(HT(e),function(o,a,s,c,u){let{round:f,
unit:h}=this,l=s[r].value,d=s[i].value,p=Wr({...n in s&&{[n]:s[n]},[r]:s[r],[i]:s[i]},c),m=this[t==="y"?"_width":"_height"](c,p,u),b=this[t==="y"?"_x":"_y"](c,p,
u),y=h*ZT(c.scales[t]),{multiple:g=Math.max(1,Math.floor(Math.sqrt(m/y)))}=this,w=Math.min(m/g,y*g),x=y*g,_=(m-g*w)/2,v=typeof b=="function"?N=>b(N)+_:b+_,M=c[t](
0),k=t==="y"?([N,I])=>[N*w,-I*x]:([N,I])=>[I*x,N*w],S=typeof v=="function"?N=>v(N)-m/2:()=>v,[T,$]=t==="y"?[0,1]:[1,0],A=d.length,R=new Array(A),E=new Float64Array(
A),C=new Float64Array(A);for(let N=0;N<A;++N){R[N]=G0(f(l[N]/h),f(d[N]/h),g).map(k);let I=R[N].pop();E[N]=I[T]+S(N),C[N]=I[$]+M}return{channels:{polygon:{value:R,
source:null,filter:null},[`c${n}`]:{value:[w,v],source:null,filter:null},[`c${t}`]:{value:[x,M],source:null,filter:null},[n]:{value:E,scale:null,source:null},[r]:{
value:C,scale:null,source:s[r]},[i]:{value:C,scale:null,source:s[i]}}}})}function HT({render:t,...e}){return{...e,render:Zr(t,function(n,r,i,o,a){let{gap:s,rx:c,
ry:u}=this,{channels:f,ariaLabel:h,href:l,title:d,...p}=i,{document:m}=a,b=f.polygon.value,[y,g]=f.cx.value,[w,x]=f.cy.value,_=Vw(),v=m.createElementNS(Be.svg,"\
pattern");v.setAttribute("width",y),v.setAttribute("height",w),v.setAttribute("patternUnits","userSpaceOnUse");let M=v.appendChild(m.createElementNS(Be.svg,"rec\
t"));return M.setAttribute("x",s/2),M.setAttribute("y",s/2),M.setAttribute("width",y-s),M.setAttribute("height",w-s),c!=null&&M.setAttribute("rx",c),u!=null&&M.
setAttribute("ry",u),j("svg:g",a).call(ct,this,o,a).call(this._transform,this,r).call(k=>k.selectAll().data(n).enter().append(()=>v.cloneNode(!0)).attr("id",S=>`${_}\
-${S}`).select("rect").call(et,this).call(lt,this,p)).call(k=>k.selectAll().data(n).enter().append("path").attr("transform",Gn`translate(${g},${x})`).attr("d",S=>`\
M${b[S].join("L")}Z`).attr("fill",S=>`url(#${_}-${S})`).attr("stroke",this.stroke==null?null:"none").call(lt,this,{ariaLabel:h,href:l,title:d})).node()})}}function G0(t,e,n){
if(e<t)return G0(e,t,n);if(t<0)return jT(t,e,n,Math.ceil(-Math.min(t,e)/n));let r=Math.floor(t%n),i=Math.ceil(t%n),o=Math.floor(e%n),a=Math.ceil(e%n),s=Math.floor(
t/n),c=Math.ceil(t/n),u=Math.floor(e/n),f=Math.ceil(e/n),h=[];return f>c&&h.push([0,c]),h.push([r,c],[r,s+t%1],[i,s+t%1]),t%n>n-1||(h.push([i,s]),u>s&&h.push([n,
s])),u>s&&h.push([n,u]),h.push([a,u],[a,u+e%1],[o,u+e%1]),e%n<1||(h.push([o,f]),f>c&&h.push([0,f])),h.push(VT(t,e,n)),h}function jT(t,e,n,r){return G0(t+r*n,e+r*
n,n).map(([i,o])=>[i,o-r])}function VT(t,e,n){let r=Math.floor(e/n)-Math.floor(t/n);return r===0?U0(t,e,n):r===1?Math.floor(e%n)>Math.ceil(t%n)?[(Math.floor(e%n)+
Math.ceil(t%n))/2,Math.floor(e/n)]:e%n>n-t%n?U0(e-e%n,e,n):U0(t,n*Math.ceil(t/n),n):[n/2,(Math.round(t/n)+Math.round(e/n))/2]}function U0(t,e,n){let r=Math.floor(
e)-Math.floor(t);return r===0?[Math.floor(t%n)+.5,Math.floor(t/n)+(t+e)/2%1]:r===1?e%1-t%1>.5?[Math.ceil(t%n),Math.floor(e/n)+(t%1+e%1)/2]:e%1>1-t%1?[Math.floor(
e%n)+.5,Math.floor(e/n)+e%1/2]:[Math.floor(t%n)+.5,Math.floor(t/n)+(1+t%1)/2]:[Math.ceil(t%n)+Math.ceil(Math.floor(e)-Math.ceil(t))/2,Math.floor(t/n)+(e>=1+t?.5:
(t+e)/2%1)]}function q3(t){if(t===void 0||t===!1)return Number;if(t===!0)return Math.round;if(typeof t!="function")throw new Error(`invalid round: ${t}`);return t}
function X3(t){return t===void 0?void 0:Math.max(1,Math.floor(t))}function ZT({domain:t,range:e}){return F3(e)/F3(t)}function F3(t){let[e,n]=St(t);return n-e}function U3(t,{
tip:e,...n}={}){return gr(n)||(n={...n,y:$t,x2:B}),new bc(t,{tip:W3(e),...ti(aa(Qr(n)))})}function G3(t,{tip:e,...n}={}){return gr(n)||(n={...n,x:$t,y2:B}),new xc(
t,{tip:W3(e),...ei(sa(Jr(n)))})}function W3(t){return t===!0?{maxRadius:1/0}:jt(t)&&t.maxRadius===void 0?{...t,maxRadius:1/0}:void 0}var r5=n_(n5(),1);var iC=({marginLeft:t})=>[1,t],oC=({width:t,marginRight:e})=>[-1,t-e],aC=({width:t,marginLeft:e,marginRight:n})=>[0,(e+t-n)/2],sC=({marginTop:t})=>[1,t],cC=({height:t,
marginBottom:e})=>[-1,t-e],uC=({height:t,marginTop:e,marginBottom:n})=>[0,(e+t-n)/2];function i5(t){return typeof t=="string"?{anchor:t}:t}function o5(t={},e={}){
arguments.length===1&&([t,e]=s5(t));let{anchor:n="left",padding:r=1,r:i=e.r}=i5(t);switch(`${n}`.toLowerCase()){case"left":n=iC;break;case"right":n=oC;break;case"\
middle":n=aC;break;default:throw new Error(`unknown dodge anchor: ${n}`)}return c5("x","y",n,gt(r),i,e)}function a5(t={},e={}){arguments.length===1&&([t,e]=s5(t));
let{anchor:n="bottom",padding:r=1,r:i=e.r}=i5(t);switch(`${n}`.toLowerCase()){case"top":n=sC;break;case"bottom":n=cC;break;case"middle":n=uC;break;default:throw new Error(
`unknown dodge anchor: ${n}`)}return c5("y","x",n,gt(r),i,e)}function s5(t){let{anchor:e,padding:n,...r}=t,{r:i}=r;return[{anchor:e,padding:n,r:i},r]}function c5(t,e,n,r,i,o){
if(i!=null&&typeof i!="number"){let{channels:a,sort:s,reverse:c}=o;a=Es(a),a?.r===void 0&&(o={...o,channels:{...a,r:{value:i,scale:"r"}}}),s===void 0&&c===void 0&&
(o.sort={channel:"-r"})}return At(o,function(a,s,c,u,f,h){let{[e]:l,r:d}=c;if(!c[e])throw new Error(`missing channel: ${e}`);({[e]:l}=Xn(c,u,h));let p=d?void 0:
i!==void 0?gt(i):this.r!==void 0?this.r:3;d&&(d=Z(d.value,u[d.scale]||B,Float64Array));let[m,b]=n(f),y=m?lC:fC,g=new Float64Array(l.length),w=d?x=>d[x]:()=>p;for(let x of s){
let _=(0,r5.default)();x=x.filter(d?M=>zo(l[M])&&Te(d[M]):M=>zo(l[M]));let v=new Float64Array(2*x.length+2);for(let M of x){let k=w(M),S=m?k+r:0,T=l[M]-k,$=l[M]+
k,A=2;_.queryInterval(T-r,$+r,([,,E])=>{let C=g[E]-S,N=l[M]-l[E],I=r+(d?d[M]+d[E]:2*p),F=Math.sqrt(I*I-N*N);v[A++]=C-F,v[A++]=C+F});let R=v.slice(0,A);m&&(R=R.filter(
E=>E>=0));t:for(let E of R.sort(y)){for(let C=0;C<A;C+=2)if(v[C]+1e-6<E&&E<v[C+1]-1e-6)continue t;g[M]=E+S;break}_.insert([T,$,M])}}m||(m=1);for(let x of s)for(let _ of x)
g[_]=g[_]*m+b;return{data:a,facets:s,channels:{[t]:{value:g,source:null},[e]:{value:l,source:c[e]},...d&&{r:{value:d,source:c.r}}}}})}function fC(t,e){return Math.
abs(t)-Math.abs(e)}function lC(t,e){return t-e}function f5(t,e){return arguments.length===1&&({basis:t,...e}=t),wa(Ml(t),e)}function l5(t,e){return arguments.length===1&&({basis:t,...e}=t),va(Ml(t),e)}function Ml(t){
if(t===void 0)return u5;if(typeof t=="function")return Sl(Xo(t));if(/^p\d{2}$/i.test(t))return Ea(qo(t));switch(`${t}`.toLowerCase()){case"deviation":return pC;case"\
first":return u5;case"last":return dC;case"max":return mC;case"mean":return gC;case"median":return yC;case"min":return bC;case"sum":return xC;case"extent":return hC}
throw new Error(`invalid basis: ${t}`)}function Sl(t){return{mapIndex(e,n,r){let i=+t(e,n);for(let o of e)r[o]=n[o]===null?NaN:n[o]/i}}}function Ea(t){return Sl(
(e,n)=>t(e,r=>n[r]))}var hC={mapIndex(t,e,n){let[r,i]=St(t,a=>e[a]),o=i-r;for(let a of t)n[a]=e[a]===null?NaN:(e[a]-r)/o}},u5=Sl((t,e)=>{for(let n=0;n<t.length;++n){
let r=e[t[n]];if(It(r))return r}}),dC=Sl((t,e)=>{for(let n=t.length-1;n>=0;--n){let r=e[t[n]];if(It(r))return r}}),pC={mapIndex(t,e,n){let r=di(t,o=>e[o]),i=Qn(
t,o=>e[o]);for(let o of t)n[o]=e[o]===null?NaN:i?(e[o]-r)/i:0}},mC=Ea(Ct),gC=Ea(di),yC=Ea(tr),bC=Ea(Wt),xC=Ea(we);function h5(t,e){return p5("x",t,e)}function d5(t,e){return p5("y",t,e)}function p5(t,e,n={}){let r,i=1;if(typeof e=="number")i=e,r=(u,f)=>+u+f;else{if(typeof e==
"string"){let u=e.startsWith("-")?-1:1;[e,i]=Ku(e.replace(/^[+-]/,"")),i*=u}e=Go(e),r=(u,f)=>e.offset(u,f)}let o=`${t}1`,a=`${t}2`,s=Fe({[o]:u=>u.map(f=>r(f,i)),
[a]:u=>u},n),c=s[a].transform;return s[a].transform=()=>{let u=c(),[f,h]=St(u);return u.domain=i<0?[f,r(h,i)]:[r(f,i),h],u},s}function m5(t,e={}){if(typeof t=="string")switch(t.toLowerCase()){case"first":return K0(e);case"last":return Q0(e)}if(typeof t=="function")return ui(null,t,e);let n,
r;for(n in t){if(r!==void 0)throw new Error("ambiguous selector; multiple inputs");r=wC(t[n])}if(r===void 0)throw new Error(`invalid selector: ${t}`);return ui(
n,r,e)}function wC(t){if(typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"min":return J0;case"max":return tg}throw new Error(`unknown selector: ${t}`)}
function K0(t){return ui(null,vC,t)}function Q0(t){return ui(null,_C,t)}function g5(t){return ui("x",J0,t)}function y5(t){return ui("y",J0,t)}function b5(t){return ui(
"x",tg,t)}function x5(t){return ui("y",tg,t)}function*vC(t){yield t[0]}function*_C(t){yield t[t.length-1]}function*J0(t,e){yield Ng(t,n=>e[n])}function*tg(t,e){
yield Ya(t,n=>e[n])}function ui(t,e,n){if(t!=null){if(n[t]==null)throw new Error(`missing channel: ${t}`);t=n[t]}let r=ye(n);return Vt(n,(i,o)=>{let a=Z(i,r),s=Z(
i,t),c=[];for(let u of o){let f=[];for(let h of a?Ne(u,l=>a[l]).values():[u])for(let l of e(h,s))f.push(l);c.push(f)}return{data:i,facets:c}})}Q.prototype.plot=function({marks:t=[],...e}={}){return ma({...e,marks:[...t,this]})};var v5={marginBottom:44,style:{fontFamily:"inherit",fontSize:"12px",background:"none",color:"inherit",overflow:"visible"}};function Na(t,[e,n]){let[r,i]=[Math.min(
...t),Math.max(...t)];r===i&&([r,i]=[r-1,i+1]);let[o,a]=bf({y:{type:"linear",domain:[r,i],nice:!0}}).domain;return[Math.max(o,e),Math.min(a,n)]}var w5=document.
createElement("canvas").getContext("2d");function $l(t){return w5.font=`${v5.style.fontSize} ${getComputedStyle(document.body).fontFamily}`,w5.measureText(t).width}
function MC(t,e){if($l(t)<=e)return t;let n=[...t].slice(0,100);for(;n.length>1&&$l(`${n.join("")}…`)>e;)n.pop();return`${n.join("")}…`}var Ra=(t,e)=>Ki({label:null,
tickSize:0,tickPadding:8,tickFormat:n=>MC(e(n),t-10)});function pn(t,e,n){let r=P("div",{class:"drawing"}),i=0,o=a=>{let s=Math.floor(a);if(s<50||s===i)return;i=
s;let{marks:c,x:u,y:f,...h}=n(s),l=ma({...v5,...f.label&&{marginTop:30},width:s,...h,x:{labelAnchor:"center",labelArrow:"none",labelOffset:36,...u},y:{labelArrow:"\
none",tickSize:0,...f},marks:c.flat().filter(Boolean)});l.setAttribute("role","img"),l.setAttribute("aria-label",`${t}. ${e}`),r.replaceChildren(l)};return new ResizeObserver(
a=>o(a[0].contentRect.width)).observe(r),P("figure",{class:"chart"},P("figcaption",{},P("strong",{},t),e&&P("span",{},e)),r)}var M5=24,SC=100;function $C(t,e,n,r){return t.labels.map((i,o)=>({name:e[i],from:r.recall[o],to:n.recall[o]})).filter(i=>i.from!==null&&i.to!==null).map(i=>({...i,
change:i.to-i.from})).sort((i,o)=>o.change-i.change)}function S5(t,e,n){let r=n.map(s=>s.change),i=[Math.min(0,...r),Math.max(0,...r)];i[0]===i[1]&&(i[1]=1);let o=s=>s<
500?110:190,a=8+Math.ceil(Math.max(...r.map(s=>$l(Ze(s,1)))));return pn(t,e,s=>({height:22*n.length+62,marginLeft:o(s),marginRight:8,x:{domain:i,label:"Change o\
f recall (points)",grid:!0,insetLeft:a,insetRight:a,ticks:s<500?5:8,tickFormat:c=>Ze(c,Number.isInteger(c)?0:1)},y:{domain:n.map((c,u)=>u),padding:.25},marks:[Ra(
o(s),c=>n[c].name),bt.barX(n,{x:"change",y:(c,u)=>u,fill:c=>c.change<0?"var(--loss)":"var(--gain)",title:c=>`${c.name}: ${Xt(c.from,1)}% → ${Xt(c.to,1)}%`,tip:!0}),
bt.text(n.filter(c=>c.change>=0),{x:"change",y:c=>n.indexOf(c),text:c=>Ze(c.change,1),textAnchor:"start",dx:4}),bt.text(n.filter(c=>c.change<0),{x:"change",y:c=>n.
indexOf(c),text:c=>Ze(c.change,1),textAnchor:"end",dx:-4}),bt.ruleX([0],{stroke:"var(--muted)"})]}))}function kC(t){let e=t.filter(s=>s>0);if(e.length===0)return"\
With few test images a label's small changes mean little.";let[n,r]=[Math.min(...e),Math.max(...e)],i=n===r?pe(n,"test image"):`${Pt(n)} to ${Pt(r)} test images`,
o=`one of ${n===r?"them":Pt(n)} is ${fg(100/n)}`,a=n<SC?", so small changes mean little":"";return`A label has ${i}; ${o} of recall${a}.`}function _5(t,e,n){return n.
length>0?S5(t,e,n.slice(0,M5/2)):qt(`${t}: none.`)}function $5({comparison:t,labels:e}){let n=f=>t?.policies.find(h=>h.name===f),r=n("policy"),i=n("none");if(!r||
!i)return Bt("labels","Labels",qt("Needs a finished training with the learned policy and one without."));let o=$C(t,e,r,i),a=o.filter(f=>f.change>0).length,s=o.
filter(f=>f.change<0).length,c=Math.min(r.seeds.length,i.seeds.length),u=`Mean recall with the learned policy minus without, over ${pe(c,"seed")}.`;return Bt("l\
abels","Labels",P("p",{},`With the learned policy ${pe(a,"label")} gained recall on the test images, ${Pt(s)} lost and `,`${Pt(o.length-a-s)} stayed as without \
a policy. `,kC(t.images)),o.length<=M5?S5("Change of each label",u,o):P("div",{class:"pair"},_5("Gained most",u,o.filter(f=>f.change>0)),_5("Lost most",u,o.filter(
f=>f.change<0).reverse())))}function k5({policy:t,ops:e,labels:n}){if(!t)return Bt("policy","Policy",qt("No policy has been built yet."));let r=(c,{share:u,triples:f})=>({name:c,values:u,extra:[
{text:Pt(Math.round(f)),key:f}]}),i=t.rows.map(c=>r(n[c.label],c)),o=[];i.length>1&&o.push(r("Mean of all labels",{share:e.map((c,u)=>li(i.map(({values:f})=>f[u]))),
triples:li(t.rows.map(({triples:c})=>c))})),t.all&&o.push(r("One policy for all labels",t.all));let a=Math.max(1,...i.flatMap(({values:c})=>c),...o.flatMap(({values:c})=>c)),
s=c=>c===0?"·":c<5?"<1":Xt(c/10,0);return Bt("policy","Policy",P("p",{},"How large a part of a label's triples each operation makes up, in percent. All sixteen\
 alike would be 6 each. An operation that the search found harmful for a label is rare in its row."),Sc({id:"policy-shares",caption:"Share of each operation in \
each label's policy, in percent",ops:e,extras:["Triples"],rows:i,pinned:o,cell:c=>({text:s(c),kind:"share",strength:c/a,title:`${Xt(c/10,1)}%`}),legend:$c([["0%",
"share",0],["","share",.33],["","share",.67],[`${Xt(a/10,0)}%`,"share",1]])}))}var A5={gain:"▲",loss:"▼",unclear:"≈"},T5=t=>me(t).title.toLowerCase(),AC={gain:"Gain",loss:"Loss",unclear:"Not clear","no interval":"One seed"};function TC([
t,...e]){let n=r=>P("li",{},P("span",{class:`tag ${r.outcome.replace(" ","-")}`},AC[r.outcome])," ",r.text);return P("div",{class:`verdict ${t.outcome.replace("\
 ","-")}`},P("p",{class:"figure"},A5[t.outcome]&&P("span",{"aria-hidden":"true"},A5[t.outcome]),` ${Ze(t.difference,2)}`,P("small",{},` points of test accuracy:\
 ${T5(t.policy)} against ${T5(t.against)}`)),P("p",{class:"sentence"},t.text),e.length>0&&P("ul",{},e.map(n)))}function CC(t){let e=t.flatMap(a=>a.seeds.map(([s,
c])=>({policy:a.name,seed:s,accuracy:c}))),n=a=>me(a).title,r=a=>me(a.name??a.policy).color,i=Na([...e.map(a=>a.accuracy),...t.flatMap(a=>a.interval??[])],[0,100]),
o=t.every(a=>!a.interval);return pn("Test accuracy by training",o?"Each dot is one seed.":"Large dot: mean. Bar: its 95% interval. Small dots: single seeds.",a=>({
height:40*t.length+62,marginLeft:a<500?8:170,marginRight:24,insetLeft:8,insetRight:8,insetTop:a<500?10:0,x:{label:"Test accuracy (%)",domain:i,grid:!0,ticks:a<500?
4:8},y:{domain:t.map(s=>s.name),axis:null,padding:.4},marks:[a<500?bt.text(t,{y:"name",text:s=>n(s.name),frameAnchor:"left",dy:-15,dx:-6,fontSize:11.5}):Ra(170,
n),bt.ruleY(t.filter(s=>s.interval),{y:"name",x1:s=>s.interval[0],x2:s=>s.interval[1],stroke:r,strokeWidth:7,strokeOpacity:.35}),bt.dot(e,{y:"policy",x:"accurac\
y",r:2.5,fill:"var(--surface)",stroke:r,strokeWidth:1.25}),bt.dot(t,{y:"name",x:"mean",r:6,fill:r,stroke:"var(--surface)",strokeWidth:1.5,title:s=>`${n(s.name)}\
: ${Cl(s.mean)}`,tip:!0})]}))}function EC(t){let e=({interval:n})=>n?`${Xt(n[0],2)} to ${Xt(n[1],2)}`:"one seed: no interval";return sg("Test accuracy by traini\
ng, in percent",["Training","Mean","95% interval","Against no policy","Single seeds"],t.map(n=>[[P("span",{class:"swatch",style:{background:me(n.name).color}}),
me(n.name).title],Cl(n.mean),e(n),n.difference===null?"–":Ze(n.difference,2),n.seeds.map(([,r])=>Xt(r,2)).join(", ")]))}function C5({comparison:t}){if(!t)return Bt(
"result","Result",qt("No training with or without a policy has finished yet, so nothing can be compared."));let e=Math.max(...t.policies.map(n=>n.seeds.length));
return Bt("result","Result",t.findings.length>0?TC(t.findings):qt("Only one kind of training has finished: there is nothing to compare it with yet."),CC(t.policies),
EC(t.policies),P("p",{class:"fine"},e>1?`Intervals are Student's, over up to ${pe(e,"seed")}: they say how far the mean may lie from that of many more seeds. Po\
licies are compared seed by seed, since both trainings with a seed begin with the same weights and see the images in the same order: a difference is clear if it\
s own 95% interval does not include 0.`:"Each training ran with one seed. How much of a difference is chance cannot be told from one seed: train with three or m\
ore."))}var NC=[["command","Command"],["data","Data"],["network","Network"],["device","Device"],["machine","Machine"],["started","Started"],["seed","Seed"],["seeds","Se\
eds per training"],["la3","la3"],["libtorch","LibTorch"]];function RC(t){let e=t.filter(i=>i.seconds!==null&&(i.done||i.seconds>0));if(e.length===0)return null;
let n=e.reduce((i,o)=>i+o.seconds,0),r=i=>i<500?150:190;return pn("Time of each stage",`${La(n)} in all.`,i=>({height:22*e.length+8,marginTop:4,marginBottom:4,marginLeft:r(
i),marginRight:90,x:{axis:null},y:{domain:e.map((o,a)=>a),padding:.3},marks:[Ra(r(i),o=>e[o].name),bt.barX(e,{x:"seconds",y:(o,a)=>a,fill:"var(--learned)",fillOpacity:.7}),
bt.text(e,{x:"seconds",y:(o,a)=>a,text:o=>La(o.seconds)+(o.done?"":" so far"),textAnchor:"start",dx:5})]}))}function E5({run:t,config:e}){let n=NC.filter(([r])=>t?.[r]!==
void 0).map(([r,i])=>[P("dt",{},i),P("dd",{},r==="command"?P("code",{},t[r]):String(t[r]))]);return Bt("run","Run",t?P("dl",{},n):qt("run.json is missing: what \
ran is not known."),t&&RC(t.stages),e===null?qt("config.toml is missing: the settings are not known."):P("details",{},P("summary",{},"Settings (config.toml)"),P(
"pre",{tabindex:"0"},e)))}var IC=64;function LC(t){return Uint8Array.from(atob(t),e=>e.charCodeAt(0))}function N5(t,[e,n]){return n===void 0?t[e]:`${t[e]} ${Xt(n,Number.isInteger(n)||Math.
abs(n)>=10?0:2)}`}function R5({ops:t,labels:e,policy:n}){let r=P("div",{class:"gallery"},P("p",{class:"fine"},"Loading…")),i=Bt("samples","Samples",r),o=null;
function a({cell_px:l,columns:d},{cells:p}){let m=l<IC?2*l:l,b=p.map(({source:g,calls:w},x)=>{let _=w.length===0?"Original":w.map(S=>N5(t,S)).join(", "),v={width:`${m*
d}px`,"margin-left":`${-(x%d)*m}px`,"margin-top":`${-Math.floor(x/d)*m}px`},M=P("img",{src:o,alt:`${_}, image ${g}`,class:m>l&&"twice",style:v}),k=w.length===0?
P("strong",{},"Original"):w.map(S=>P("span",{},N5(t,S)));return P("figure",{class:"cell",style:{"--side":`${m}px`}},P("div",{},M),P("figcaption",{},k))}),y=[];for(let g=0;g<
b.length;g+=d)y.push(P("div",{class:"cells"},b.slice(g,g+d)));return y}function s(l){let d=n?.rows.find(p=>p.label===l)?.first??[];return d.length===0?null:P("p",
{class:"fine"},"Chosen first: ",d.map(([p,m,b,y])=>`${t[p]} → ${t[m]} → ${t[b]} (score ${Xt(y,2)})`).join("; "),". The score is no reward: it is the predict\
ed reward above the label's least, less a penalty for what the triple shares with those chosen before.")}function c(){let l=JSON.parse(document.getElementById("\
la3-samples").textContent||"null");if(!l||l.labels.length===0)return r.replaceChildren(qt("There are no sample images."));let d=P("div",{"aria-live":"polite"}),
p=P("select",{id:"sample-label",on:{change:()=>b()}},l.labels.map((y,g)=>P("option",{value:String(g)},e[y.label]||"(no name)"))),m=y=>{p.selectedIndex=(p.selectedIndex+
y+l.labels.length)%l.labels.length,b()},b=()=>{let y=l.labels[p.selectedIndex];o&&URL.revokeObjectURL(o),o=URL.createObjectURL(new Blob([LC(y.jpeg)],{type:"imag\
e/jpeg"})),d.replaceChildren(P("h3",{},Mc(e[y.label])),...a(l,y),s(y.label)??"")};r.replaceChildren(P("p",{},"Each image, and what the label's policy makes of i\
t: operations with their magnitudes, applied from top to bottom."),P("div",{class:"tools"},P("label",{for:"sample-label"},"Label"),p,P("button",{type:"button",on:{
click:()=>m(-1)}},"Previous"),P("button",{type:"button",on:{click:()=>m(1)}},"Next")),d),b()}let u=!1,f=()=>{u||c(),u=!0,h.disconnect()},h=new IntersectionObserver(
l=>l.some(d=>d.isIntersecting)&&f(),{rootMargin:"600px"});return h.observe(i),addEventListener("beforeprint",f),i}var eg=t=>Math.min(250,Math.max(200,.44*t)),L5=(t,e)=>Na(t.map(n=>n.value),e),I5=t=>Number.isInteger(t)?Pt(t):"";function PC(t,e){return t.iteration.map((n,r)=>({
iteration:n,value:t[e][r]})).filter(n=>n.value!==null)}function DC(t){let e=Math.max(3,Math.round(t.length/10));return t.map(({iteration:n},r)=>{let i=t.slice(Math.
max(0,r-e+1),r+1);return{iteration:n,value:i.reduce((o,a)=>o+a.value,0)/i.length}})}function kl(t,e,n,r,i,o,a,s,c=!1){let u=PC(n,r);if(u.length===0)return P("fi\
gure",{class:"chart"},P("figcaption",{},P("strong",{},t)),qt("Not measured yet: it begins after the warm-up."));let f=n.iteration.at(-1),h=u.length<20;return pn(
t,e,l=>({height:eg(l),marginLeft:44,marginRight:12,x:{label:"Iteration",domain:[0,f],ticks:Ia([0,f])},y:{label:i,grid:!0,ticks:5,domain:c?s:L5(u,s)},marks:[o>0&&
o<f&&bt.ruleX([o],{stroke:"var(--muted)",strokeDasharray:"3 3"}),o>0&&o<f&&bt.text([o],{x:d=>d,frameAnchor:"top",text:()=>"warm-up ends",textAnchor:2*o>f?"end":
"start",dx:2*o>f?-5:5,fill:"var(--muted)",fontSize:11}),bt.line(u,{x:"iteration",y:"value",stroke:"var(--learned)",strokeOpacity:.35,strokeWidth:1}),h&&bt.dot(u,
{x:"iteration",y:"value",r:3,fill:"var(--learned)"}),bt.line(h?u:DC(u),{x:"iteration",y:"value",stroke:"var(--learned)",strokeWidth:2}),bt.tip(u,bt.pointerX({x:"\
iteration",y:"value",title:d=>`Iteration ${d.iteration}: ${Xt(d.value,a)}`}))]}))}function OC(t){let e=Math.min(...t),n=Math.ceil((Math.max(...t)-e+1)/20),r=[];
for(let i of t){let o=Math.floor((i-e)/n);for(;r.length<=o;){let a=e+r.length*n-.5;r.push({from:a,to:a+n,labels:0})}r[o].labels+=1}return r}function zC(t){let e=t.
map(s=>s.tried),[n,r]=[Math.min(...e),Math.max(...e)],o=`${n===r?Pt(n):`Between ${Pt(n)} and ${Pt(r)}`} of the 4,096 possible.`,a=OC(e);return pn("Different tri\
ples tried per label",o,s=>({height:eg(s),marginLeft:44,marginRight:12,x:{label:"Different triples",ticks:6,tickFormat:I5,domain:[a[0].from-1,a.at(-1).to+1]},y:{
label:"Labels",grid:!0,ticks:5,tickFormat:I5},marks:[bt.rectY(a,{x1:"from",x2:"to",y:"labels",fill:"var(--learned)",fillOpacity:.7,inset:.5}),bt.ruleY([0],{stroke:"\
var(--muted)"})]}))}function FC(t){let e=t.epoch.map((n,r)=>({epoch:n,value:t.test_accuracy[r]})).filter(n=>n.value!==null);return e.length===0?null:pn("Pre-tra\
ining",`The network the search asks: test accuracy by epoch, ${Xt(e.at(-1).value,2)}% at the end.`,n=>({height:eg(n),marginLeft:44,marginRight:12,x:{label:"Epoc\
h",ticks:Ia(e.map(r=>r.epoch)),tickFormat:"d"},y:{label:"Test accuracy (%)",grid:!0,ticks:5,domain:L5(e,[0,100])},marks:[bt.line(e,{x:"epoch",y:"value",stroke:"\
var(--none)",strokeWidth:2}),e.length===1&&bt.dot(e,{x:"epoch",y:"value",fill:"var(--none)"})]}))}function P5({search:t,pretrain:e}){let n=[];if(t&&t.metrics.iteration.
length>0){let s=t.evaluations?.warm_up??0;n.push(kl("Mean reward","Change of recall on validation images by the triples of each iteration; light: single iterati\
ons, bold: recent mean.",t.metrics,"mean_reward","Points",s,2,[-100,100]),kl("Predictor: Spearman correlation","Predicted against measured rewards of evaluation\
s held out; 1 is a perfect order.",t.metrics,"spearman","Correlation",s,3,[-1,1]),kl("Predictor: mean absolute error","On the same evaluations; lower is better.",
t.metrics,"mae","Points",s,2,[0,1/0]),kl("New triples preferred","Share of labels where the predictor preferred a triple that had not been tried.",t.metrics,"un\
explored","Share",s,2,[0,1],!0))}let r=t?.evaluations?.rows.filter(s=>s.tried>0)??[];r.length>0&&n.push(zC(r));let i=e&&FC(e);if(i&&n.push(i),n.length===0)return Bt(
"search","Search",qt("The search has not begun."));let o=r.reduce((s,c)=>s+c.evaluations,0),a=t?.evaluations;return Bt("search","Search",a?P("p",{},`${pe(o,"eva\
luation")} in ${pe(t.metrics.iteration.length,"iteration")} of ${Pt(a.iterations)} planned, the first ${Pt(a.warm_up)} of them a warm-up with random triples${a.
label_invariant?"; one policy for all labels":""}.`):qt("The search has not evaluated anything yet."),P("div",{class:"pair"},n))}function YC(t,e){return t.flatMap(n=>n.epoch.map((r,i)=>({policy:n.policy,seed:n.seed,epoch:r,value:n[e][i]}))).filter(n=>n.value!==null)}function BC(t,e){let n=new Map;
for(let{policy:i,epoch:o,value:a}of e){let s=`${i} ${o}`,c=n.get(s)??{policy:i,epoch:o,sum:0,seeds:0};n.set(s,{...c,sum:c.sum+a,seeds:c.seeds+1})}let r=new Map;
for(let{policy:i}of t)r.set(i,(r.get(i)??0)+1);return[...n.values()].filter(i=>i.seeds===r.get(i.policy)).map(i=>({...i,value:i.sum/i.seeds})).sort((i,o)=>i.epoch-
o.epoch)}function qC(t){let e=Math.max(...t.map(s=>s.epoch)),n=t.filter(s=>2*s.epoch>=e).map(s=>s.value),r=Math.min(...n),i=Math.max(...n),o=i>r?i-r:1;if(t.length===
n.length)return[r-.1*o,i+.1*o];let a=t.map(s=>s.value);return[Math.max(Math.min(...a),r-o),Math.min(Math.max(...a),i+o)]}function D5(t,e,n,r,i,o,a){let s=YC(n,r);
if(s.length===0)return qt(`${t}: not measured.`);let c=BC(n,s),u=[...new Set(n.map(p=>p.policy))],f=Na(qC(s),a),h=p=>p.value>=f[0]&&p.value<=f[1],l=s.every(h)?"":
" Some of the first epochs lie outside the scale.",d=new Set(s.map(p=>p.epoch)).size===1;return pn(t,e+l,p=>({height:Math.min(320,Math.max(230,.5*p)),marginLeft:44,
marginRight:12,x:{label:"Epoch",ticks:Ia(s.map(m=>m.epoch)),tickFormat:"d"},y:{label:i,grid:!0,ticks:6,domain:f},marks:[bt.line(s,{clip:!0,x:"epoch",y:"value",z:m=>`${m.
policy} ${m.seed}`,stroke:m=>me(m.policy).color,strokeWidth:1,strokeOpacity:.3}),u.map(m=>bt.line(c.filter(b=>b.policy===m),{clip:!0,x:"epoch",y:"value",stroke:me(
m).color,strokeWidth:2,strokeDasharray:me(m).dash})),d&&bt.dot(s,{x:"epoch",y:"value",stroke:m=>me(m.policy).color}),bt.tip(c.filter(h),bt.pointer({x:"epoch",y:"\
value",title:m=>`${me(m.policy).title}
Epoch ${m.epoch}: ${Xt(m.value,o)}`}))]}))}function XC(t){let e=n=>{let r=document.createElementNS("http://www.w3.org/2000/svg","svg"),i=document.createElementNS(
"http://www.w3.org/2000/svg","line");for(let[o,a]of Object.entries({width:28,height:10,"aria-hidden":"true"}))r.setAttribute(o,a);for(let[o,a]of Object.entries(
{x1:0,x2:28,y1:5,y2:5,"stroke-width":2.5,stroke:me(n).color,"stroke-dasharray":me(n).dash}))i.setAttribute(o,a);return r.append(i),r};return P("ul",{class:"lege\
nd"},t.map(n=>P("li",{},e(n),me(n).title)))}function O5({curves:t}){let e=t.filter(i=>i.epoch.length>0);if(e.length===0)return Bt("training","Training",qt("No t\
raining has finished an epoch yet."));let n=e.filter(i=>!i.finished).map(i=>`${me(i.policy).title}, seed ${i.seed}`),r="Light lines: single seeds. Bold: their m\
ean.";return Bt("training","Training",n.length>0&&P("p",{class:"fine"},`Not finished: ${n.join("; ")}.`),XC([...new Set(e.map(i=>i.policy))]),P("div",{class:"pa\
ir"},D5("Test accuracy by epoch",r,e,"test_accuracy","Test accuracy (%)",2,[0,100]),D5("Training loss by epoch",`${r} Augmented images are harder: a higher loss\
 is to be expected.`,e,"train_loss","Loss",3,[0,1/0])))}function UC({run:t,labels:e}){let r=(t?.stages??[]).filter(i=>i.seconds!==null).reduce((i,o)=>i+o.seconds,0);return[t?.data,t?.network,e.length>0&&pe(e.length,"\
label"),t?.seeds!==void 0&&pe(t.seeds,"seed"),t?.device,t?.started?.replace("T"," ").replace("Z"," UTC"),r>0&&La(r)].filter(Boolean)}function GC(t){return P("he\
ader",{},P("p",{class:"eyebrow"},"la3 report"),P("h1",{},t.title),P("p",{class:"facts"},UC(t).map(e=>P("span",{},e))),t.notes.length>0&&P("details",{class:"note\
s",open:t.notes.length<=8},P("summary",{},`This report is not complete: ${pe(t.notes.length,"note")}`),P("ul",{},t.notes.map(e=>P("li",{},e)))))}var z5=JSON.parse(
document.getElementById("la3-data").textContent),F5=[C5,$5,O5,k5,dg,P5,R5,E5].map(t=>t(z5)),WC=F5.map(t=>P("a",{href:`#${t.id}`},t.querySelector("h2").textContent));
document.getElementById("report").replaceChildren(P("a",{class:"skip",href:"#result"},"Skip to the result"),GC(z5),P("nav",{"aria-label":"Sections"},WC),P("main",
{},F5),P("footer",{},"Written by la3. Everything on this page is in this one file."));var ng=[];addEventListener("beforeprint",()=>{ng=[...document.querySelectorAll(
"details:not([open])")];for(let t of ng)t.open=!0});addEventListener("afterprint",()=>ng.forEach(t=>t.open=!1));location.hash&&document.getElementById(location.
hash.slice(1))?.scrollIntoView();})();
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
color:var(--muted);font-size:.6875rem;line-height:1.35}.cell figcaption span{display:block;white-space:nowrap}.cell strong{color:var(--ink);font-weight:600}dl{display:grid;
grid-template-columns:max-content 1fr;gap:4px 24px;margin:0 0 24px;font-size:.9375rem}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}pre,code{font:.8125rem/1.5
ui-monospace,SF Mono,Menlo,Consolas,Liberation Mono,monospace}pre{max-height:30em;margin:10px 0 0;padding:14px 16px;overflow:auto;border:1px solid var(--line);border-radius:6px;
background:var(--surface)}@media(max-width:720px){#report{padding:0 16px 32px}nav{margin:0 -16px;padding:11px 16px;gap:18px;white-space:nowrap}header{padding-top:28px}
h1{font-size:1.625rem}section{padding:28px 0 24px}.pair{grid-template-columns:minmax(0,1fr)}.verdict{padding:16px}.verdict .figure small{display:block;font-size:.9375rem}
.verdict li{display:block;margin-bottom:12px}.tag{display:inline-block;margin-bottom:3px}.matrix .scale{margin-left:0}.matrix tbody th{max-width:112px}input[type=search]{
width:100%;font-size:16px}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}@media print{:root{--paper: #fff;--surface: #fff;--ink: #000;--muted: #444;--line:
#ccc;--gain: #0072b2;--loss: #d55e00;--gain-rgb: 0 114 178;--loss-rgb: 213 94 0;--none: #6b7280;--random: #c77700;--invariant: #00805d;--learned: #0072b2;color-scheme:light}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}body{font-size:10.5pt}#report{max-width:none;padding:0}nav,.tools input,.tools button,.tools select,
.tools label,.pager,.skip{display:none!important}header{padding-top:0}section{padding:16pt 0 10pt}h2,h3,figcaption{break-after:avoid}.chart,.verdict,.cell,tr{break-inside:avoid}
.pair{gap:14pt 20pt}.gallery{break-inside:avoid}.cells{gap:8px;zoom:.82}.scroll{overflow:visible}.matrix td{min-width:0;padding:0 1px;font-size:7pt}.matrix td,.matrix
th{height:15pt}.matrix tbody th,.matrix thead button{max-width:90pt;font-size:7.5pt}pre{max-height:none;white-space:pre-wrap}})page";

const Page& page() {
  static constexpr Page kPage = {{kScript, sizeof(kScript) - 1}, {kStyle, sizeof(kStyle) - 1}};
  return kPage;
}

}  // namespace la3::report
