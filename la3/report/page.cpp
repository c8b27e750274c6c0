// Written by la3/report/web/build.mjs, by way of `make page`: change la3/report/web instead.
// clang-format off
#include "la3/report/page.h"

namespace la3::report {

static constexpr char kScript[] = R"page((()=>{var m_=Object.create;var Lf=Object.defineProperty;var g_=Object.getOwnPropertyDescriptor;var y_=Object.getOwnPropertyNames;var b_=Object.getPrototypeOf,x_=Object.prototype.hasOwnProperty;var dg=(t,e)=>()=>(e||t((e={exports:{}}).exports,e),e.exports),w_=(t,e)=>{for(var n in e)Lf(t,n,{get:e[n],enumerable:!0})},v_=(t,e,n,r)=>{if(e&&typeof e=="objec\
t"||typeof e=="function")for(let i of y_(e))!x_.call(t,i)&&i!==n&&Lf(t,i,{get:()=>e[i],enumerable:!(r=g_(e,i))||r.enumerable});return t};var __=(t,e,n)=>(n=t!=null?m_(b_(t)):{},v_(e||!t||!t.__esModule?Lf(n,"default",{value:t,enumerable:!0}):n,t));var n5=dg((zB,e5)=>{"use strict";function yC(t,e,n,r,i){for(var o=i+1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c>=0?(o=a,i=a-1):r=a+1}return o}function bC(t,e,n,r,i){
for(var o=i+1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c>0?(o=a,i=a-1):r=a+1}return o}function xC(t,e,n,r,i){for(var o=r-1;r<=i;){var a=r+i>>>1,s=t[a],
c=n!==void 0?n(s,e):s-e;c<0?(o=a,r=a+1):i=a-1}return o}function wC(t,e,n,r,i){for(var o=r-1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c<=0?(o=a,r=a+1):
i=a-1}return o}function vC(t,e,n,r,i){for(;r<=i;){var o=r+i>>>1,a=t[o],s=n!==void 0?n(a,e):a-e;if(s===0)return o;s<=0?r=o+1:i=o-1}return-1}function Sc(t,e,n,r,i,o){
return typeof n=="function"?o(t,e,n,r===void 0?0:r|0,i===void 0?t.length-1:i|0):o(t,e,void 0,n===void 0?0:n|0,r===void 0?t.length-1:r|0)}e5.exports={ge:function(t,e,n,r,i){
return Sc(t,e,n,r,i,yC)},gt:function(t,e,n,r,i){return Sc(t,e,n,r,i,bC)},lt:function(t,e,n,r,i){return Sc(t,e,n,r,i,xC)},le:function(t,e,n,r,i){return Sc(t,e,n,
r,i,wC)},eq:function(t,e,n,r,i){return Sc(t,e,n,r,i,vC)}}});var u5=dg((FB,l5)=>{"use strict";var $f=n5(),Ra=0,uo=1,Sf=2;l5.exports=MC;function eg(t,e,n,r,i){this.mid=t,this.left=e,this.right=n,this.leftPoints=r,this.rightPoints=
i,this.count=(e?e.count:0)+(n?n.count:0)+r.length}var $c=eg.prototype;function J0(t,e){t.mid=e.mid,t.left=e.left,t.right=e.right,t.leftPoints=e.leftPoints,t.rightPoints=
e.rightPoints,t.count=e.count}function o5(t,e){var n=Ia(e);t.mid=n.mid,t.left=n.left,t.right=n.right,t.leftPoints=n.leftPoints,t.rightPoints=n.rightPoints,t.count=
n.count}function r5(t,e){var n=t.intervals([]);n.push(e),o5(t,n)}function i5(t,e){var n=t.intervals([]),r=n.indexOf(e);return r<0?Ra:(n.splice(r,1),o5(t,n),uo)}
$c.intervals=function(t){return t.push.apply(t,this.leftPoints),this.left&&this.left.intervals(t),this.right&&this.right.intervals(t),t};$c.insert=function(t){var e=this.
count-this.leftPoints.length;if(this.count+=1,t[1]<this.mid)this.left?4*(this.left.count+1)>3*(e+1)?r5(this,t):this.left.insert(t):this.left=Ia([t]);else if(t[0]>
this.mid)this.right?4*(this.right.count+1)>3*(e+1)?r5(this,t):this.right.insert(t):this.right=Ia([t]);else{var n=$f.ge(this.leftPoints,t,ng),r=$f.ge(this.rightPoints,
t,rg);this.leftPoints.splice(n,0,t),this.rightPoints.splice(r,0,t)}};$c.remove=function(t){var e=this.count-this.leftPoints;if(t[1]<this.mid){if(!this.left)return Ra;
var n=this.right?this.right.count:0;if(4*n>3*(e-1))return i5(this,t);var r=this.left.remove(t);return r===Sf?(this.left=null,this.count-=1,uo):(r===uo&&(this.count-=
1),r)}else if(t[0]>this.mid){if(!this.right)return Ra;var i=this.left?this.left.count:0;if(4*i>3*(e-1))return i5(this,t);var r=this.right.remove(t);return r===Sf?
(this.right=null,this.count-=1,uo):(r===uo&&(this.count-=1),r)}else{if(this.count===1)return this.leftPoints[0]===t?Sf:Ra;if(this.leftPoints.length===1&&this.leftPoints[0]===
t){if(this.left&&this.right){for(var o=this,a=this.left;a.right;)o=a,a=a.right;if(o===this)a.right=this.right;else{var s=this.left,r=this.right;o.count-=a.count,
o.right=a.left,a.left=s,a.right=r}J0(this,a),this.count=(this.left?this.left.count:0)+(this.right?this.right.count:0)+this.leftPoints.length}else this.left?J0(this,
this.left):J0(this,this.right);return uo}for(var s=$f.ge(this.leftPoints,t,ng);s<this.leftPoints.length&&this.leftPoints[s][0]===t[0];++s)if(this.leftPoints[s]===
t){this.count-=1,this.leftPoints.splice(s,1);for(var r=$f.ge(this.rightPoints,t,rg);r<this.rightPoints.length&&this.rightPoints[r][1]===t[1];++r)if(this.rightPoints[r]===
t)return this.rightPoints.splice(r,1),uo}return Ra}};function a5(t,e,n){for(var r=0;r<t.length&&t[r][0]<=e;++r){var i=n(t[r]);if(i)return i}}function s5(t,e,n){
for(var r=t.length-1;r>=0&&t[r][1]>=e;--r){var i=n(t[r]);if(i)return i}}function c5(t,e){for(var n=0;n<t.length;++n){var r=e(t[n]);if(r)return r}}$c.queryPoint=
function(t,e){if(t<this.mid){if(this.left){var n=this.left.queryPoint(t,e);if(n)return n}return a5(this.leftPoints,t,e)}else if(t>this.mid){if(this.right){var n=this.
right.queryPoint(t,e);if(n)return n}return s5(this.rightPoints,t,e)}else return c5(this.leftPoints,e)};$c.queryInterval=function(t,e,n){if(t<this.mid&&this.left){
var r=this.left.queryInterval(t,e,n);if(r)return r}if(e>this.mid&&this.right){var r=this.right.queryInterval(t,e,n);if(r)return r}return e<this.mid?a5(this.leftPoints,
e,n):t>this.mid?s5(this.rightPoints,t,n):c5(this.leftPoints,n)};function _C(t,e){return t-e}function ng(t,e){var n=t[0]-e[0];return n||t[1]-e[1]}function rg(t,e){
var n=t[1]-e[1];return n||t[0]-e[0]}function Ia(t){if(t.length===0)return null;for(var e=[],n=0;n<t.length;++n)e.push(t[n][0],t[n][1]);e.sort(_C);for(var r=e[e.
length>>1],i=[],o=[],a=[],n=0;n<t.length;++n){var s=t[n];s[1]<r?i.push(s):r<s[0]?o.push(s):a.push(s)}var c=a,l=a.slice();return c.sort(ng),l.sort(rg),new eg(r,Ia(
i),Ia(o),c,l)}function tg(t){this.root=t}var La=tg.prototype;La.insert=function(t){this.root?this.root.insert(t):this.root=new eg(t[0],null,null,[t],[t])};La.remove=
function(t){if(this.root){var e=this.root.remove(t);return e===Sf&&(this.root=null),e!==Ra}return!1};La.queryPoint=function(t,e){if(this.root)return this.root.queryPoint(
t,e)};La.queryInterval=function(t,e,n){if(t<=e&&this.root)return this.root.queryInterval(t,e,n)};Object.defineProperty(La,"count",{get:function(){return this.root?
this.root.count:0}});Object.defineProperty(La,"intervals",{get:function(){return this.root?this.root.intervals([]):[]}});function MC(t){return!t||t.length===0?new tg(
null):new tg(Ia(t))}});function L(t,e,...n){let r=document.createElement(t);for(let[i,o]of Object.entries(e??{}))if(!(o==null||o===!1))if(i==="on")for(let[a,s]of Object.entries(o))r.addEventListener(
a,s);else if(i==="style")for(let[a,s]of Object.entries(o))r.style.setProperty(a,s);else r.setAttribute(i,o===!0?"":String(o));return r.append(...n.flat(1/0).filter(
i=>i!=null&&i!==!1)),r}var Sn=t=>L("bdi",{},t===""?"(no name)":t);function zt(t,e,...n){return L("section",{id:t,"aria-labelledby":`${t}-title`},L("h2",{id:`${t}\
-title`},e),n)}var Ft=t=>L("p",{class:"absent"},t);function po(t,e,n){return L("div",{class:"scroll",tabindex:"0",role:"region","aria-label":t},L("table",{class:"\
plain"},L("caption",{class:"unseen"},t),L("thead",{},L("tr",{},e.map(r=>L("th",{scope:"col"},r)))),L("tbody",{},n.map(([r,...i])=>L("tr",{},L("th",{scope:"row"},
r),i.map(o=>L("td",{},o)))))))}var yt=t=>t.toLocaleString("en-US"),Ht=(t,e)=>`${yt(t)} ${e}${t===1?"":"s"}`,Ct=(t,e)=>t.toFixed(e).replace("-","−"),mn=(t,e=2)=>`${Ct(t,e)}%`;function gg(t){
let e=Number(t.toPrecision(2));return`${e.toLocaleString("en-US",{maximumSignificantDigits:2})} ${e===1?"point":"points"}`}function jt(t,e){let n=Math.abs(t).toFixed(
e);return Number(n)===0?n:(t>0?"+":"−")+n}var Oa=t=>Math.max(1,Math.min(6,Math.max(...t)-Math.min(...t)));function za(t){if(t<60)return`${t<10?t.toFixed(1):Math.
round(t)} s`;let e=Math.floor(t/60);return e<60?`${e} min ${Math.round(t%60)} s`:`${Math.floor(e/60)} h ${e%60} min`}var pg={none:{title:"No policy",color:"var(\
--none)",dash:"5 3"},random:{title:"Random triples",color:"var(--random)",dash:"2 3"},"label-invariant":{title:"One policy for all labels",color:"var(--invarian\
t)",dash:"9 3 2 3"},policy:{title:"Learned policy",color:"var(--learned)",dash:"none"}},mg=["var(--other-1)","var(--other-2)","var(--other-3)"],Pf=[],yg=new Map;
function bg(t){for(let{name:e,title:n}of t)yg.set(e,n)}function Et(t){return pg[t]?pg[t]:(Pf.includes(t)||Pf.push(t),{title:yg.get(t)??t,color:mg[Pf.indexOf(t)%
mg.length],dash:"12 4"})}var xg=25,M_=100;function mi({id:t,caption:e,ops:n,extras:r=[],rows:i,pinned:o=[],cell:a,legend:s,wide:c=!1}){let l="",u={column:null,down:!0},f=0,h=xg,d=L("tbo\
dy"),p=L("span",{class:"status",role:"status"}),m=new Map,b=L("button",{type:"button",on:{click:()=>M(-1)}},"Previous"),y=L("button",{type:"button",on:{click:()=>M(
1)}},"Next"),g=L("div",{class:"pager"},b,y),w=($,N)=>N==="name"?$.name.toLowerCase():N<0?$.extra[-N-1].key:$.values[N];function x(){let $=l.trim().toLowerCase(),
N=i.filter(C=>C.name.toLowerCase().includes($));if(u.column===null)return N;let E=u.down?-1:1;return N.sort((C,R)=>{let I=w(C,u.column),z=w(R,u.column);return I===
null||z===null?(I===null)-(z===null):I<z?-E:I>z?E:0})}function _($,N){return L("tr",{class:N},L("th",{scope:"row",title:$.name},Sn($.name)),$.extra.map(E=>L("td",
{class:"extra"},E.text)),$.values.map((E,C)=>{let{text:R,kind:I,strength:z,title:P}=a(E,$,C);return L("td",{class:I,style:{"--strength":z.toFixed(3)},title:`${n[C]}\
, ${$.name}: ${P??R}`},R)}))}function v(){let $=x(),N=Math.max(1,Math.ceil($.length/h));f=Math.min(f,N-1);let E=$.slice(f*h,(f+1)*h);d.replaceChildren(...l.trim()?
[]:o.map(R=>_(R,"pinned")),...E.map(R=>_(R))),E.length===0&&d.append(L("tr",{},L("td",{class:"none",colspan:String(1+r.length+n.length)},"No label has this in i\
ts name.")));let C=$.length>h?`${yt(f*h+1)}–${yt(f*h+E.length)} of ${yt($.length)}`:yt($.length);p.textContent=`${C} ${$.length===1?"label":"labels"}`,g.hidden=
N<2,b.disabled=f===0,y.disabled=f===N-1;for(let[R,{head:I}]of m)I.setAttribute("aria-sort",R!==u.column?"none":u.down?"descending":"ascending")}function M($){f+=
$,v()}function k($){let N=$!=="name";u.column!==$?u={column:$,down:N}:u.down===N?u={column:$,down:!N}:u={column:null,down:!0},f=0,v()}function S($,N,E){let C=L(
"th",{scope:"col",class:E,"aria-sort":"none"},L("button",{type:"button",title:`Sort by ${$}`,on:{click:()=>k(N)}},L("span",{},$)));return m.set(N,{head:C}),C}let A=L(
"input",{id:`${t}-find`,type:"search",placeholder:"Find a label",autocomplete:"off",spellcheck:"false",on:{input:$=>(l=$.target.value,f=0,v())}}),T=L("tr",{},S(
"Label","name"),r.map(($,N)=>S($,-N-1,"extra")),n.map(($,N)=>S($,N,"op")));return addEventListener("beforeprint",()=>(h=M_,v())),addEventListener("afterprint",()=>(h=
xg,v())),v(),L("div",{class:c?"matrix wide":"matrix",id:t},L("div",{class:"tools"},L("label",{class:"unseen",for:`${t}-find`},"Find a label"),A,p,s),L("div",{class:"\
scroll",tabindex:"0",role:"region","aria-label":e},L("table",{},L("caption",{class:"unseen"},e),L("thead",{},T),d)),g)}function Df(t){return L("span",{class:"sc\
ale","aria-hidden":"true"},t.map(([e,n,r])=>L("span",{class:n,style:{"--strength":String(r)}},e)))}function S_(t){let e=t.filter(r=>r!==null).map(Math.abs).sort(
(r,i)=>r-i);if(e.length===0)return 1;let n=e[Math.floor(.97*(e.length-1))];return n>9?Math.ceil(n):Math.max(.1,Math.ceil(10*n)/10)}function Tc(t,e=()=>""){let n=S_(
t),r=Ct(n,n>9?0:1);return{cell:(i,o,a)=>i===null?{text:"·",kind:"untried",strength:0,title:"not known"}:{text:jt(i,1),kind:i<0?"loss":"gain",strength:Math.min(
1,Math.abs(i)/n),title:`${jt(i,2)} points${e(o,a)}`},legend:Df([[`${t.some(i=>i<-n)?"≤ ":""}−${r}`,"loss",1],["","loss",.5],["0","gain",0],["","gain",.5],[`${t.
some(i=>i>n)?"≥ ":""}+${r}`,"gain",1]])}}var $n=t=>{let e=t.filter(n=>n!==null);return e.length>0?e.reduce((n,r)=>n+r,0)/e.length:null};var wg="Effects";function vg({search:t,ops:e,labels:n}){let r=t?.evaluations;if(!r)return zt("effects",wg,Ft("No triples have been evaluated yet."));let i=(l,{mean:u,
effect:f,triples:h,tried:d})=>({name:l,values:f,triples:h,extra:[{text:jt(u,1),key:u},{text:yt(Math.round(d)),key:d}]}),o=r.rows.filter(l=>l.tried>0),a=o.map(l=>i(
l.label===null?"All labels":n[l.label],l)),s=[];a.length>1&&s.push(i("Mean of all labels",{mean:$n(o.map(l=>l.mean)),tried:$n(o.map(l=>l.tried)),effect:e.map((l,u)=>$n(
o.map(({effect:f})=>f[u])))}));let c=r.rows.length-o.length;return zt("effects",wg,L("p",{},"The mean reward of the label's evaluated triples that contain the o\
peration minus the mean reward of all its evaluated triples, in percentage points: below zero, triples with the operation cost the label recall. Later triples w\
ere chosen because they looked promising, so this describes what was tried; it is no experiment on single operations."),c>0&&L("p",{class:"fine"},`${Ht(c,"label")}\
 without any evaluation yet.`),mi({id:"op-effects",caption:"Effect of each operation on each label, in percentage points",ops:e,extras:["Mean reward","Tried"],rows:a,
pinned:s,...Tc(a.flatMap(({values:l})=>l),(l,u)=>l.triples?`, ${Ht(l.triples[u],"triple")}`:"")}))}var ut={};w_(ut,{Area:()=>ro,Arrow:()=>ac,BarX:()=>io,BarY:()=>oo,Cell:()=>ao,Contour:()=>pc,Density:()=>yc,Dot:()=>so,Frame:()=>Js,Geo:()=>bc,Hexgrid:()=>xc,Image:()=>wc,
Line:()=>co,Link:()=>ic,Mark:()=>Q,Raster:()=>dc,Rect:()=>no,RuleX:()=>Us,RuleY:()=>Gs,Text:()=>Qi,TickX:()=>lc,TickY:()=>uc,Tip:()=>tc,Vector:()=>to,WaffleX:()=>_c,
WaffleY:()=>Mc,area:()=>rc,areaX:()=>ai,areaY:()=>Cr,arrow:()=>T6,auto:()=>F6,autoSpec:()=>A0,axisFx:()=>qu,axisFy:()=>Bu,axisX:()=>Hs,axisY:()=>eo,barX:()=>Qn,
barY:()=>Jn,bin:()=>Tr,binX:()=>Zn,binY:()=>Kn,bollinger:()=>ui,bollingerX:()=>U6,bollingerY:()=>G6,boxX:()=>H6,boxY:()=>j6,cell:()=>si,cellX:()=>E6,cellY:()=>N6,
centroid:()=>gf,circle:()=>L6,cluster:()=>G3,column:()=>le,contour:()=>r3,crosshair:()=>a3,crosshairX:()=>s3,crosshairY:()=>c3,delaunayLink:()=>f3,delaunayMesh:()=>h3,
density:()=>y3,differenceX:()=>w3,differenceY:()=>v3,dodgeX:()=>d5,dodgeY:()=>p5,dot:()=>pn,dotX:()=>R6,dotY:()=>I6,filter:()=>zx,find:()=>Hx,formatIsoDate:()=>Jm,
formatMonth:()=>tv,formatNumber:()=>Qm,formatWeekday:()=>ev,frame:()=>xa,geo:()=>yf,geoCentroid:()=>M3,graticule:()=>$3,gridFx:()=>Gu,gridFy:()=>Wu,gridX:()=>Uu,
gridY:()=>Xu,group:()=>Os,groupX:()=>Hr,groupY:()=>jr,groupZ:()=>Ds,hexagon:()=>P6,hexbin:()=>k3,hexgrid:()=>A3,hull:()=>d3,identity:()=>B,image:()=>C3,indexOf:()=>kt,
initializer:()=>Tt,interpolateNearest:()=>L0,interpolateNone:()=>mf,interpolatorBarycentric:()=>I0,interpolatorRandomWalk:()=>P0,legend:()=>Zv,line:()=>lo,lineX:()=>ci,
lineY:()=>li,linearRegressionX:()=>R3,linearRegressionY:()=>I3,link:()=>af,map:()=>Be,mapX:()=>$a,mapY:()=>ka,marks:()=>Jt,normalize:()=>kf,normalizeX:()=>b5,normalizeY:()=>x5,
numberInterval:()=>gm,plot:()=>wa,pointer:()=>ca,pointerX:()=>la,pointerY:()=>ji,raster:()=>J6,rect:()=>Qs,rectX:()=>ya,rectY:()=>ba,reverse:()=>Fx,ruleX:()=>Ze,
ruleY:()=>Ke,scale:()=>wu,select:()=>M5,selectFirst:()=>ig,selectLast:()=>og,selectMaxX:()=>k5,selectMaxY:()=>A5,selectMinX:()=>S5,selectMinY:()=>$5,shiftX:()=>w5,
shiftY:()=>v5,shuffle:()=>Yx,sort:()=>su,sphere:()=>S3,spike:()=>Ev,stackX:()=>g0,stackX1:()=>n6,stackX2:()=>r6,stackY:()=>y0,stackY1:()=>i6,stackY2:()=>o6,text:()=>Vn,
textX:()=>Lu,textY:()=>Pu,tickX:()=>hf,tickY:()=>df,timeInterval:()=>Es,tip:()=>Ju,transform:()=>Qt,tree:()=>Z0,treeLink:()=>_f,treeNode:()=>vc,utcInterval:()=>Bi,
valueof:()=>Z,vector:()=>d0,vectorX:()=>zu,vectorY:()=>Fu,voronoi:()=>p3,voronoiMesh:()=>m3,waffleX:()=>Q3,waffleY:()=>J3,window:()=>Aa,windowX:()=>Y6,windowY:()=>B6});function Nt(t,e){return t==null||e==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function en(t,e){return t==null||e==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function bo(t){let e,n,
r;t.length!==2?(e=Nt,n=(s,c)=>Nt(t(s),c),r=(s,c)=>t(s)-c):(e=t===Nt||t===en?t:$_,n=t,r=t);function i(s,c,l=0,u=s.length){if(l<u){if(e(c,c)!==0)return u;do{let f=l+
u>>>1;n(s[f],c)<0?l=f+1:u=f}while(l<u)}return l}function o(s,c,l=0,u=s.length){if(l<u){if(e(c,c)!==0)return u;do{let f=l+u>>>1;n(s[f],c)<=0?l=f+1:u=f}while(l<u)}
return l}function a(s,c,l=0,u=s.length){let f=i(s,c,l,u-1);return f>l&&r(s[f-1],c)>-r(s[f],c)?f-1:f}return{left:i,center:a,right:o}}function $_(){return 0}function _g(t){
return t===null?NaN:+t}function*k_(t,e){if(e===void 0)for(let n of t)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of t)(r=e(r,++n,t))!=null&&(r=+r)>=r&&
(yield r)}}var Mg=bo(Nt),xo=Mg.right,NE=Mg.left,RE=bo(_g).center;var Ec=$g(kg),Sg=$g(A_);function $g(t){return function(e,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:i,width:o,height:a}=e;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:i.length/o))>=0))throw new RangeError(
"invalid height");if(!o||!a||!n&&!r)return e;let s=n&&t(n),c=r&&t(r),l=i.slice();return s&&c?(mo(s,l,i,o,a),mo(s,i,l,o,a),mo(s,l,i,o,a),go(c,i,l,o,a),go(c,l,i,o,
a),go(c,i,l,o,a)):s?(mo(s,i,l,o,a),mo(s,l,i,o,a),mo(s,i,l,o,a)):c&&(go(c,i,l,o,a),go(c,l,i,o,a),go(c,i,l,o,a)),e}}function mo(t,e,n,r,i){for(let o=0,a=r*i;o<a;)
t(e,n,o,o+=r,1)}function go(t,e,n,r,i){for(let o=0,a=r*i;o<r;++o)t(e,n,o,o+a,r)}function A_(t){let e=kg(t);return(n,r,i,o,a)=>{i<<=2,o<<=2,a<<=2,e(n,r,i+0,o+0,a),
e(n,r,i+1,o+1,a),e(n,r,i+2,o+2,a),e(n,r,i+3,o+3,a)}}function kg(t){let e=Math.floor(t);if(e===t)return T_(t);let n=t-e,r=2*t+1;return(i,o,a,s,c)=>{if(!((s-=c)>=
a))return;let l=e*o[a],u=c*e,f=u+c;for(let h=a,d=a+u;h<d;h+=c)l+=o[Math.min(s,h)];for(let h=a,d=s;h<=d;h+=c)l+=o[Math.min(s,h+u)],i[h]=(l+n*(o[Math.max(a,h-f)]+
o[Math.min(s,h+f)]))/r,l-=o[Math.max(a,h-u)]}}function T_(t){let e=2*t+1;return(n,r,i,o,a)=>{if(!((o-=a)>=i))return;let s=t*r[i],c=a*t;for(let l=i,u=i+c;l<u;l+=
a)s+=r[Math.min(o,l)];for(let l=i,u=o;l<=u;l+=a)s+=r[Math.min(o,l+c)],n[l]=s/e,s-=r[Math.max(i,l-c)]}}function Ba(t,e){let n=0;if(e===void 0)for(let r of t)r!=null&&
(r=+r)>=r&&++n;else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(i=+i)>=i&&++n}return n}function C_(t){return t.length|0}function E_(t){return!(t>0)}function N_(t){
return typeof t!="object"||"length"in t?t:Array.from(t)}function R_(t){return e=>t(...e)}function Ag(...t){let e=typeof t[t.length-1]=="function"&&R_(t.pop());t=
t.map(N_);let n=t.map(C_),r=t.length-1,i=new Array(r+1).fill(0),o=[];if(r<0||n.some(E_))return o;for(;;){o.push(i.map((s,c)=>t[c][s]));let a=r;for(;++i[a]===n[a];){
if(a===0)return e?o.map(e):o;i[a--]=0}}}function Tg(t,e){var n=0,r=0;return Float64Array.from(t,e===void 0?i=>n+=+i||0:i=>n+=+e(i,r++,t)||0)}function qa(t,e){let n=0,
r,i=0,o=0;if(e===void 0)for(let a of t)a!=null&&(a=+a)>=a&&(r=a-i,i+=r/++n,o+=r*(a-i));else{let a=-1;for(let s of t)(s=e(s,++a,t))!=null&&(s=+s)>=s&&(r=s-i,i+=r/
++n,o+=r*(s-i))}if(n>1)return o/(n-1)}function er(t,e){let n=qa(t,e);return n&&Math.sqrt(n)}function $t(t,e){let n,r;if(e===void 0)for(let i of t)i!=null&&(n===
void 0?i>=i&&(n=r=i):(n>i&&(n=i),r<i&&(r=i)));else{let i=-1;for(let o of t)(o=e(o,++i,t))!=null&&(n===void 0?o>=o&&(n=r=o):(n>o&&(n=o),r<o&&(r=o)))}return[n,r]}
var we=class{constructor(){this._partials=new Float64Array(32),this._n=0}add(e){let n=this._partials,r=0;for(let i=0;i<this._n&&i<32;i++){let o=n[i],a=e+o,s=Math.
abs(e)<Math.abs(o)?e-(a-o):o-(a-e);s&&(n[r++]=s),e=a}return n[r]=e,this._n=r+1,this}valueOf(){let e=this._partials,n=this._n,r,i,o,a=0;if(n>0){for(a=e[--n];n>0&&
(r=a,i=e[--n],a=r+i,o=i-(a-r),!o););n>0&&(o<0&&e[n-1]<0||o>0&&e[n-1]>0)&&(i=o*2,r=a+i,i==r-a&&(a=r))}return a}};var Qe=class extends Map{constructor(e,n=Ng){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),e!=null)for(let[r,i]of e)this.set(
r,i)}get(e){return super.get(Of(this,e))}has(e){return super.has(Of(this,e))}set(e,n){return super.set(Cg(this,e),n)}delete(e){return super.delete(Eg(this,e))}},
Je=class extends Set{constructor(e,n=Ng){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),e!=null)for(let r of e)this.add(r)}has(e){
return super.has(Of(this,e))}add(e){return super.add(Cg(this,e))}delete(e){return super.delete(Eg(this,e))}};function Of({_intern:t,_key:e},n){let r=e(n);return t.
has(r)?t.get(r):n}function Cg({_intern:t,_key:e},n){let r=e(n);return t.has(r)?t.get(r):(t.set(r,n),n)}function Eg({_intern:t,_key:e},n){let r=e(n);return t.has(
r)&&(n=t.get(r),t.delete(r)),n}function Ng(t){return t!==null&&typeof t=="object"?t.valueOf():t}function zf(t){return t}function Ie(t,...e){return Ff(t,zf,zf,e)}function nr(t,e,...n){return Ff(t,zf,e,n)}function Rg(t,e,...n){return Ff(t,Array.from,e,n)}function Ff(t,e,n,r){return(function i(o,a){if(a>=r.length)return n(o);let s=new Qe,c=r[a++],l=-1;for(let u of o){let f=c(u,++l,o),h=s.get(f);h?h.push(u):s.set(
f,[u])}for(let[u,f]of s)s.set(u,i(f,a));return e(s)})(t,0)}function I_(t,e){return Array.from(e,n=>t[n])}function yo(t,...e){if(typeof t[Symbol.iterator]!="func\
tion")throw new TypeError("values is not iterable");t=Array.from(t);let[n]=e;if(n&&n.length!==2||e.length>1){let r=Uint32Array.from(t,(i,o)=>o);return e.length>
1?(e=e.map(i=>t.map(i)),r.sort((i,o)=>{for(let a of e){let s=Ya(a[i],a[o]);if(s)return s}})):(n=t.map(n),r.sort((i,o)=>Ya(n[i],n[o]))),I_(t,r)}return t.sort(Yf(
n))}function Yf(t=Nt){if(t===Nt)return Ya;if(typeof t!="function")throw new TypeError("compare is not a function");return(e,n)=>{let r=t(e,n);return r||r===0?r:
(t(n,n)===0)-(t(e,e)===0)}}function Ya(t,e){return(t==null||!(t>=t))-(e==null||!(e>=e))||(t<e?-1:t>e?1:0)}function Nc(t,e,n){return(e.length!==2?yo(nr(t,e,n),(([
r,i],[o,a])=>Nt(i,a)||Nt(r,o))):yo(Ie(t,n),(([r,i],[o,a])=>e(i,a)||Nt(r,o)))).map(([r])=>r)}var L_=Array.prototype,IE=L_.slice;var P_=Math.sqrt(50),D_=Math.sqrt(10),O_=Math.sqrt(2);function Cc(t,e,n){let r=(e-t)/Math.max(0,n),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),a=o>=P_?10:o>=
D_?5:o>=O_?2:1,s,c,l;return i<0?(l=Math.pow(10,-i)/a,s=Math.round(t*l),c=Math.round(e*l),s/l<t&&++s,c/l>e&&--c,l=-l):(l=Math.pow(10,i)*a,s=Math.round(t/l),c=Math.
round(e/l),s*l<t&&++s,c*l>e&&--c),c<s&&.5<=n&&n<2?Cc(t,e,n*2):[s,c,l]}function qe(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[i,o,a]=r?
Cc(e,t,n):Cc(t,e,n);if(!(o>=i))return[];let s=o-i+1,c=new Array(s);if(r)if(a<0)for(let l=0;l<s;++l)c[l]=(o-l)/-a;else for(let l=0;l<s;++l)c[l]=(o-l)*a;else if(a<
0)for(let l=0;l<s;++l)c[l]=(i+l)/-a;else for(let l=0;l<s;++l)c[l]=(i+l)*a;return c}function gi(t,e,n){return e=+e,t=+t,n=+n,Cc(t,e,n)[2]}function Xa(t,e,n){e=+e,
t=+t,n=+n;let r=e<t,i=r?gi(e,t,n):gi(t,e,n);return(r?-1:1)*(i<0?1/-i:i)}function Rc(t,e,n){let r;for(;;){let i=gi(t,e,n);if(i===r||i===0||!isFinite(i))return[t,
e];if(i>0){let o=Math.ceil(t/i),a=Math.floor(e/i);t=(o-(o*i>t))*i,e=(a+(a*i<e))*i}else if(i<0){let o=-i,a=Math.ceil(t*o),s=Math.floor(e*o);t=(a-(a/o>t))/o,e=(s+
(s/o<e))/o}r=i}}function wo(t){return Math.max(1,Math.ceil(Math.log(Ba(t))/Math.LN2)+1)}function Rt(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(n<i||n===void 0&&
i>=i)&&(n=i)}return n}function Ig(t,e){let n,r=-1,i=-1;if(e===void 0)for(let o of t)++i,o!=null&&(n<o||n===void 0&&o>=o)&&(n=o,r=i);else for(let o of t)(o=e(o,++i,
t))!=null&&(n<o||n===void 0&&o>=o)&&(n=o,r=i);return r}function Vt(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;
for(let i of t)(i=e(i,++r,t))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function Lg(t,e){let n,r=-1,i=-1;if(e===void 0)for(let o of t)++i,o!=null&&(n>o||n===
void 0&&o>=o)&&(n=o,r=i);else for(let o of t)(o=e(o,++i,t))!=null&&(n>o||n===void 0&&o>=o)&&(n=o,r=i);return r}function Pg(t,e,n=0,r=1/0,i){if(e=Math.floor(e),n=
Math.floor(Math.max(0,n)),r=Math.floor(Math.min(t.length-1,r)),!(n<=e&&e<=r))return t;for(i=i===void 0?Ya:Yf(i);r>n;){if(r-n>600){let c=r-n+1,l=e-n+1,u=Math.log(
c),f=.5*Math.exp(2*u/3),h=.5*Math.sqrt(u*f*(c-f)/c)*(l-c/2<0?-1:1),d=Math.max(n,Math.floor(e-l*f/c+h)),p=Math.min(r,Math.floor(e+(c-l)*f/c+h));Pg(t,e,d,p,i)}let o=t[e],
a=n,s=r;for(Fa(t,n,e),i(t[r],o)>0&&Fa(t,n,r);a<s;){for(Fa(t,a,s),++a,--s;i(t[a],o)<0;)++a;for(;i(t[s],o)>0;)--s}i(t[n],o)===0?Fa(t,n,s):(++s,Fa(t,s,r)),s<=e&&(n=
s+1),e<=s&&(r=s-1)}return t}function Fa(t,e,n){let r=t[e];t[e]=t[n],t[n]=r}function Wa(t,e=Nt){let n,r=!1;if(e.length===1){let i;for(let o of t){let a=e(o);(r?Nt(
a,i)>0:Nt(a,a)===0)&&(n=o,i=a,r=!0)}}else for(let i of t)(r?e(i,n)>0:e(i,i)===0)&&(n=i,r=!0);return n}function tn(t,e,n){if(t=Float64Array.from(k_(t,n)),!(!(r=t.
length)||isNaN(e=+e))){if(e<=0||r<2)return Vt(t);if(e>=1)return Rt(t);var r,i=(r-1)*e,o=Math.floor(i),a=Rt(Pg(t,o).subarray(0,o+1)),s=Vt(t.subarray(o+1));return a+
(s-a)*(i-o)}}function Dg(t,e,n=_g){if(!(!(r=t.length)||isNaN(e=+e))){if(e<=0||r<2)return+n(t[0],0,t);if(e>=1)return+n(t[r-1],r-1,t);var r,i=(r-1)*e,o=Math.floor(
i),a=+n(t[o],o,t),s=+n(t[o+1],o+1,t);return a+(s-a)*(i-o)}}function Og(t,e,n){let r=Ba(t),i=tn(t,.75)-tn(t,.25);return r&&i?Math.ceil((n-e)/(2*i*Math.pow(r,-1/3))):1}function Bf(t,e,n){let r=Ba(t),i=er(t);return r&&i?Math.
ceil((n-e)*Math.cbrt(r)/(3.49*i)):1}function yi(t,e){let n=0,r=0;if(e===void 0)for(let i of t)i!=null&&(i=+i)>=i&&(++n,r+=i);else{let i=-1;for(let o of t)(o=e(o,
++i,t))!=null&&(o=+o)>=o&&(++n,r+=o)}if(n)return r/n}function rr(t,e){return tn(t,.5,e)}function*z_(t){for(let e of t)yield*e}function qf(t){return Array.from(z_(t))}function Ic(t,e){let n=new Qe;if(e===void 0)for(let o of t)o!=null&&o>=o&&n.set(o,
(n.get(o)||0)+1);else{let o=-1;for(let a of t)(a=e(a,++o,t))!=null&&a>=a&&n.set(a,(n.get(a)||0)+1)}let r,i=0;for(let[o,a]of n)a>i&&(i=a,r=o);return r}function zg(t,e=F_){
let n=[],r,i=!1;for(let o of t)i&&n.push(e(r,o)),r=o,i=!0;return n}function F_(t,e){return[t,e]}function he(t,e,n){t=+t,e=+e,n=(i=arguments.length)<2?(e=t,t=0,1):
i<3?1:+n;for(var r=-1,i=Math.max(0,Math.ceil((e-t)/n))|0,o=new Array(i);++r<i;)o[r]=t+r*n;return o}function Xf(t,e=Nt){if(typeof t[Symbol.iterator]!="function")
throw new TypeError("values is not iterable");let n=Array.from(t),r=new Float64Array(n.length);e.length!==2&&(n=n.map(e),e=Nt);let i=(s,c)=>e(n[s],n[c]),o,a;return t=
Uint32Array.from(n,(s,c)=>c),t.sort(e===Nt?(s,c)=>Ya(n[s],n[c]):Yf(i)),t.forEach((s,c)=>{let l=i(s,o===void 0?s:o);l>=0?((o===void 0||l>0)&&(o=s,a=c),r[s]=a):r[s]=
NaN}),r}function Fg(t,e=Nt){let n,r=!1;if(e.length===1){let i;for(let o of t){let a=e(o);(r?Nt(a,i)<0:Nt(a,a)===0)&&(n=o,i=a,r=!0)}}else for(let i of t)(r?e(i,n)<
0:e(i,i)===0)&&(n=i,r=!0);return n}var LE=Y_(Math.random);function Y_(t){return function(n,r=0,i=n.length){let o=i-(r=+r);for(;o;){let a=t()*o--|0,s=n[o+r];n[o+r]=n[a+r],n[a+r]=s}return n}}function ve(t,e){
let n=0;if(e===void 0)for(let r of t)(r=+r)&&(n+=r);else{let r=-1;for(let i of t)(i=+e(i,++r,t))&&(n+=i)}return n}function vo(t){if(typeof t[Symbol.iterator]!="function")throw new TypeError("values is not iterable");return Array.from(t).reverse()}function B_(t){return t}var Wf=1,Uf=2,Gf=3,Lc=4,Yg=1e-6;function q_(t){return"translate("+t+",0)"}function X_(t){return"translate(0,"+t+")"}function W_(t){return e=>+t(
e)}function U_(t,e){return e=Math.max(0,t.bandwidth()-e*2)/2,t.round()&&(e=Math.round(e)),n=>+t(n)+e}function G_(){return!this.__axis}function H_(t,e){var n=[],
r=null,i=null,o=6,a=6,s=3,c=typeof window<"u"&&window.devicePixelRatio>1?0:.5,l=t===Wf||t===Lc?-1:1,u=t===Lc||t===Uf?"x":"y",f=t===Wf||t===Gf?q_:X_;function h(d){
var p=r??(e.ticks?e.ticks.apply(e,n):e.domain()),m=i??(e.tickFormat?e.tickFormat.apply(e,n):B_),b=Math.max(o,0)+s,y=e.range(),g=+y[0]+c,w=+y[y.length-1]+c,x=(e.
bandwidth?U_:W_)(e.copy(),c),_=d.selection?d.selection():d,v=_.selectAll(".domain").data([null]),M=_.selectAll(".tick").data(p,e).order(),k=M.exit(),S=M.enter().
append("g").attr("class","tick"),A=M.select("line"),T=M.select("text");v=v.merge(v.enter().insert("path",".tick").attr("class","domain").attr("stroke","currentC\
olor")),M=M.merge(S),A=A.merge(S.append("line").attr("stroke","currentColor").attr(u+"2",l*o)),T=T.merge(S.append("text").attr("fill","currentColor").attr(u,l*b).
attr("dy",t===Wf?"0em":t===Gf?"0.71em":"0.32em")),d!==_&&(v=v.transition(d),M=M.transition(d),A=A.transition(d),T=T.transition(d),k=k.transition(d).attr("opacit\
y",Yg).attr("transform",function($){return isFinite($=x($))?f($+c):this.getAttribute("transform")}),S.attr("opacity",Yg).attr("transform",function($){var N=this.
parentNode.__axis;return f((N&&isFinite(N=N($))?N:x($))+c)})),k.remove(),v.attr("d",t===Lc||t===Uf?a?"M"+l*a+","+g+"H"+c+"V"+w+"H"+l*a:"M"+c+","+g+"V"+w:a?"M"+g+
","+l*a+"V"+c+"H"+w+"V"+l*a:"M"+g+","+c+"H"+w),M.attr("opacity",1).attr("transform",function($){return f(x($)+c)}),A.attr(u+"2",l*o),T.attr(u,l*b).text(m),_.filter(
G_).attr("fill","none").attr("font-size",10).attr("font-family","sans-serif").attr("text-anchor",t===Uf?"start":t===Lc?"end":"middle"),_.each(function(){this.__axis=
x})}return h.scale=function(d){return arguments.length?(e=d,h):e},h.ticks=function(){return n=Array.from(arguments),h},h.tickArguments=function(d){return arguments.
length?(n=d==null?[]:Array.from(d),h):n.slice()},h.tickValues=function(d){return arguments.length?(r=d==null?null:Array.from(d),h):r&&r.slice()},h.tickFormat=function(d){
return arguments.length?(i=d,h):i},h.tickSize=function(d){return arguments.length?(o=a=+d,h):o},h.tickSizeInner=function(d){return arguments.length?(o=+d,h):o},
h.tickSizeOuter=function(d){return arguments.length?(a=+d,h):a},h.tickPadding=function(d){return arguments.length?(s=+d,h):s},h.offset=function(d){return arguments.
length?(c=+d,h):c},h}function Bg(t){return H_(Gf,t)}var Hf="http://www.w3.org/1999/xhtml",Xe={svg:"http://www.w3.org/2000/svg",xhtml:Hf,xlink:"http://www.w3.org/1999/xlink",xml:"http://www.w3.org/XML/1998/namespa\
ce",xmlns:"http://www.w3.org/2000/xmlns/"};function qg(t){var e=t+="",n=e.indexOf(":");return n>=0&&(e=t.slice(0,n))!=="xmlns"&&(t=t.slice(n+1)),Xe.hasOwnProperty(
e)?{space:Xe[e],local:t}:t}function j_(t){return function(){var e=this.ownerDocument,n=this.namespaceURI;return n===Hf&&e.documentElement.namespaceURI===Hf?e.createElement(
t):e.createElementNS(n,t)}}function V_(t){return function(){return this.ownerDocument.createElementNS(t.space,t.local)}}function _o(t){var e=qg(t);return(e.local?
V_:j_)(e)}function Z_(){}function Xg(t){return t==null?Z_:function(){return this.querySelector(t)}}function K_(t){typeof t!="function"&&(t=Xg(t));for(var e=this.
_groups,n=e.length,r=new Array(n),i=0;i<n;++i)for(var o=e[i],a=o.length,s=r[i]=new Array(a),c,l,u=0;u<a;++u)(c=o[u])&&(l=t.call(c,c.__data__,u,o))&&("__data__"in
c&&(l.__data__=c.__data__),s[u]=l);return new We(r,this._parents)}function Q_(t){return t==null?[]:Array.isArray(t)?t:Array.from(t)}function J_(){return[]}function t4(t){
return t==null?J_:function(){return this.querySelectorAll(t)}}function e4(t){return function(){return Q_(t.apply(this,arguments))}}function n4(t){typeof t=="fun\
ction"?t=e4(t):t=t4(t);for(var e=this._groups,n=e.length,r=[],i=[],o=0;o<n;++o)for(var a=e[o],s=a.length,c,l=0;l<s;++l)(c=a[l])&&(r.push(t.call(c,c.__data__,l,a)),
i.push(c));return new We(r,i)}function r4(t){return function(){return this.matches(t)}}function Wg(t){return function(e){return e.matches(t)}}var i4=Array.prototype.
find;function o4(t){return function(){return i4.call(this.children,t)}}function a4(){return this.firstElementChild}function s4(t){return this.select(t==null?a4:
o4(typeof t=="function"?t:Wg(t)))}var c4=Array.prototype.filter;function l4(){return Array.from(this.children)}function u4(t){return function(){return c4.call(this.
children,t)}}function f4(t){return this.selectAll(t==null?l4:u4(typeof t=="function"?t:Wg(t)))}function h4(t){typeof t!="function"&&(t=r4(t));for(var e=this._groups,
n=e.length,r=new Array(n),i=0;i<n;++i)for(var o=e[i],a=o.length,s=r[i]=[],c,l=0;l<a;++l)(c=o[l])&&t.call(c,c.__data__,l,o)&&s.push(c);return new We(r,this._parents)}
function Ug(t){return new Array(t.length)}function d4(){return new We(this._enter||this._groups.map(Ug),this._parents)}function Pc(t,e){this.ownerDocument=t.ownerDocument,
this.namespaceURI=t.namespaceURI,this._next=null,this._parent=t,this.__data__=e}Pc.prototype={constructor:Pc,appendChild:function(t){return this._parent.insertBefore(
t,this._next)},insertBefore:function(t,e){return this._parent.insertBefore(t,e)},querySelector:function(t){return this._parent.querySelector(t)},querySelectorAll:function(t){
return this._parent.querySelectorAll(t)}};function p4(t){return function(){return t}}function m4(t,e,n,r,i,o){for(var a=0,s,c=e.length,l=o.length;a<l;++a)(s=e[a])?
(s.__data__=o[a],r[a]=s):n[a]=new Pc(t,o[a]);for(;a<c;++a)(s=e[a])&&(i[a]=s)}function g4(t,e,n,r,i,o,a){var s,c,l=new Map,u=e.length,f=o.length,h=new Array(u),d;
for(s=0;s<u;++s)(c=e[s])&&(h[s]=d=a.call(c,c.__data__,s,e)+"",l.has(d)?i[s]=c:l.set(d,c));for(s=0;s<f;++s)d=a.call(t,o[s],s,o)+"",(c=l.get(d))?(r[s]=c,c.__data__=
o[s],l.delete(d)):n[s]=new Pc(t,o[s]);for(s=0;s<u;++s)(c=e[s])&&l.get(h[s])===c&&(i[s]=c)}function y4(t){return t.__data__}function b4(t,e){if(!arguments.length)
return Array.from(this,y4);var n=e?g4:m4,r=this._parents,i=this._groups;typeof t!="function"&&(t=p4(t));for(var o=i.length,a=new Array(o),s=new Array(o),c=new Array(
o),l=0;l<o;++l){var u=r[l],f=i[l],h=f.length,d=x4(t.call(u,u&&u.__data__,l,r)),p=d.length,m=s[l]=new Array(p),b=a[l]=new Array(p),y=c[l]=new Array(h);n(u,f,m,b,
y,d,e);for(var g=0,w=0,x,_;g<p;++g)if(x=m[g]){for(g>=w&&(w=g+1);!(_=b[w])&&++w<p;);x._next=_||null}}return a=new We(a,r),a._enter=s,a._exit=c,a}function x4(t){return typeof t==
"object"&&"length"in t?t:Array.from(t)}function w4(){return new We(this._exit||this._groups.map(Ug),this._parents)}function v4(t,e,n){var r=this.enter(),i=this,
o=this.exit();return typeof t=="function"?(r=t(r),r&&(r=r.selection())):r=r.append(t+""),e!=null&&(i=e(i),i&&(i=i.selection())),n==null?o.remove():n(o),r&&i?r.merge(
i).order():i}function _4(t){for(var e=t.selection?t.selection():t,n=this._groups,r=e._groups,i=n.length,o=r.length,a=Math.min(i,o),s=new Array(i),c=0;c<a;++c)for(var l=n[c],
u=r[c],f=l.length,h=s[c]=new Array(f),d,p=0;p<f;++p)(d=l[p]||u[p])&&(h[p]=d);for(;c<i;++c)s[c]=n[c];return new We(s,this._parents)}function M4(){for(var t=this.
_groups,e=-1,n=t.length;++e<n;)for(var r=t[e],i=r.length-1,o=r[i],a;--i>=0;)(a=r[i])&&(o&&a.compareDocumentPosition(o)^4&&o.parentNode.insertBefore(a,o),o=a);return this}
function S4(t){t||(t=$4);function e(f,h){return f&&h?t(f.__data__,h.__data__):!f-!h}for(var n=this._groups,r=n.length,i=new Array(r),o=0;o<r;++o){for(var a=n[o],
s=a.length,c=i[o]=new Array(s),l,u=0;u<s;++u)(l=a[u])&&(c[u]=l);c.sort(e)}return new We(i,this._parents).order()}function $4(t,e){return t<e?-1:t>e?1:t>=e?0:NaN}
function k4(){var t=arguments[0];return arguments[0]=this,t.apply(null,arguments),this}function A4(){return Array.from(this)}function T4(){for(var t=this._groups,
e=0,n=t.length;e<n;++e)for(var r=t[e],i=0,o=r.length;i<o;++i){var a=r[i];if(a)return a}return null}function C4(){let t=0;for(let e of this)++t;return t}function E4(){
return!this.node()}function N4(t){for(var e=this._groups,n=0,r=e.length;n<r;++n)for(var i=e[n],o=0,a=i.length,s;o<a;++o)(s=i[o])&&t.call(s,s.__data__,o,i);return this}
function R4(t){return function(){this.removeAttribute(t)}}function I4(t){return function(){this.removeAttributeNS(t.space,t.local)}}function L4(t,e){return function(){
this.setAttribute(t,e)}}function P4(t,e){return function(){this.setAttributeNS(t.space,t.local,e)}}function D4(t,e){return function(){var n=e.apply(this,arguments);
n==null?this.removeAttribute(t):this.setAttribute(t,n)}}function O4(t,e){return function(){var n=e.apply(this,arguments);n==null?this.removeAttributeNS(t.space,
t.local):this.setAttributeNS(t.space,t.local,n)}}function z4(t,e){var n=qg(t);if(arguments.length<2){var r=this.node();return n.local?r.getAttributeNS(n.space,n.
local):r.getAttribute(n)}return this.each((e==null?n.local?I4:R4:typeof e=="function"?n.local?O4:D4:n.local?P4:L4)(n,e))}function Gg(t){return t.ownerDocument&&
t.ownerDocument.defaultView||t.document&&t||t.defaultView}function F4(t){return function(){this.style.removeProperty(t)}}function Y4(t,e,n){return function(){this.
style.setProperty(t,e,n)}}function B4(t,e,n){return function(){var r=e.apply(this,arguments);r==null?this.style.removeProperty(t):this.style.setProperty(t,r,n)}}
function q4(t,e,n){return arguments.length>1?this.each((e==null?F4:typeof e=="function"?B4:Y4)(t,e,n??"")):X4(this.node(),t)}function X4(t,e){return t.style.getPropertyValue(
e)||Gg(t).getComputedStyle(t,null).getPropertyValue(e)}function W4(t){return function(){delete this[t]}}function U4(t,e){return function(){this[t]=e}}function G4(t,e){
return function(){var n=e.apply(this,arguments);n==null?delete this[t]:this[t]=n}}function H4(t,e){return arguments.length>1?this.each((e==null?W4:typeof e=="fu\
nction"?G4:U4)(t,e)):this.node()[t]}function Hg(t){return t.trim().split(/^|\s+/)}function Vf(t){return t.classList||new jg(t)}function jg(t){this._node=t,this.
_names=Hg(t.getAttribute("class")||"")}jg.prototype={add:function(t){var e=this._names.indexOf(t);e<0&&(this._names.push(t),this._node.setAttribute("class",this.
_names.join(" ")))},remove:function(t){var e=this._names.indexOf(t);e>=0&&(this._names.splice(e,1),this._node.setAttribute("class",this._names.join(" ")))},contains:function(t){
return this._names.indexOf(t)>=0}};function Vg(t,e){for(var n=Vf(t),r=-1,i=e.length;++r<i;)n.add(e[r])}function Zg(t,e){for(var n=Vf(t),r=-1,i=e.length;++r<i;)n.
remove(e[r])}function j4(t){return function(){Vg(this,t)}}function V4(t){return function(){Zg(this,t)}}function Z4(t,e){return function(){(e.apply(this,arguments)?
Vg:Zg)(this,t)}}function K4(t,e){var n=Hg(t+"");if(arguments.length<2){for(var r=Vf(this.node()),i=-1,o=n.length;++i<o;)if(!r.contains(n[i]))return!1;return!0}return this.
each((typeof e=="function"?Z4:e?j4:V4)(n,e))}function Q4(){this.textContent=""}function J4(t){return function(){this.textContent=t}}function t8(t){return function(){
var e=t.apply(this,arguments);this.textContent=e??""}}function e8(t){return arguments.length?this.each(t==null?Q4:(typeof t=="function"?t8:J4)(t)):this.node().textContent}
function n8(){this.innerHTML=""}function r8(t){return function(){this.innerHTML=t}}function i8(t){return function(){var e=t.apply(this,arguments);this.innerHTML=
e??""}}function o8(t){return arguments.length?this.each(t==null?n8:(typeof t=="function"?i8:r8)(t)):this.node().innerHTML}function a8(){this.nextSibling&&this.parentNode.
appendChild(this)}function s8(){return this.each(a8)}function c8(){this.previousSibling&&this.parentNode.insertBefore(this,this.parentNode.firstChild)}function l8(){
return this.each(c8)}function u8(t){var e=typeof t=="function"?t:_o(t);return this.select(function(){return this.appendChild(e.apply(this,arguments))})}function f8(){
return null}function h8(t,e){var n=typeof t=="function"?t:_o(t),r=e==null?f8:typeof e=="function"?e:Xg(e);return this.select(function(){return this.insertBefore(
n.apply(this,arguments),r.apply(this,arguments)||null)})}function d8(){var t=this.parentNode;t&&t.removeChild(this)}function p8(){return this.each(d8)}function m8(){
var t=this.cloneNode(!1),e=this.parentNode;return e?e.insertBefore(t,this.nextSibling):t}function g8(){var t=this.cloneNode(!0),e=this.parentNode;return e?e.insertBefore(
t,this.nextSibling):t}function y8(t){return this.select(t?g8:m8)}function b8(t){return arguments.length?this.property("__data__",t):this.node().__data__}function x8(t){
return function(e){t.call(this,e,this.__data__)}}function w8(t){return t.trim().split(/^|\s+/).map(function(e){var n="",r=e.indexOf(".");return r>=0&&(n=e.slice(
r+1),e=e.slice(0,r)),{type:e,name:n}})}function v8(t){return function(){var e=this.__on;if(e){for(var n=0,r=-1,i=e.length,o;n<i;++n)o=e[n],(!t.type||o.type===t.
type)&&o.name===t.name?this.removeEventListener(o.type,o.listener,o.options):e[++r]=o;++r?e.length=r:delete this.__on}}}function _8(t,e,n){return function(){var r=this.
__on,i,o=x8(e);if(r){for(var a=0,s=r.length;a<s;++a)if((i=r[a]).type===t.type&&i.name===t.name){this.removeEventListener(i.type,i.listener,i.options),this.addEventListener(
i.type,i.listener=o,i.options=n),i.value=e;return}}this.addEventListener(t.type,o,n),i={type:t.type,name:t.name,value:e,listener:o,options:n},r?r.push(i):this.__on=
[i]}}function M8(t,e,n){var r=w8(t+""),i,o=r.length,a;if(arguments.length<2){var s=this.node().__on;if(s){for(var c=0,l=s.length,u;c<l;++c)for(i=0,u=s[c];i<o;++i)
if((a=r[i]).type===u.type&&a.name===u.name)return u.value}return}for(s=e?_8:v8,i=0;i<o;++i)this.each(s(r[i],e,n));return this}function Kg(t,e,n){var r=Gg(t),i=r.
CustomEvent;typeof i=="function"?i=new i(e,n):(i=r.document.createEvent("Event"),n?(i.initEvent(e,n.bubbles,n.cancelable),i.detail=n.detail):i.initEvent(e,!1,!1)),
t.dispatchEvent(i)}function S8(t,e){return function(){return Kg(this,t,e)}}function $8(t,e){return function(){return Kg(this,t,e.apply(this,arguments))}}function k8(t,e){
return this.each((typeof e=="function"?$8:S8)(t,e))}function*A8(){for(var t=this._groups,e=0,n=t.length;e<n;++e)for(var r=t[e],i=0,o=r.length,a;i<o;++i)(a=r[i])&&
(yield a)}var Qg=[null];function We(t,e){this._groups=t,this._parents=e}function T8(){return new We([[document.documentElement]],Qg)}function C8(){return this}We.
prototype=T8.prototype={constructor:We,select:K_,selectAll:n4,selectChild:s4,selectChildren:f4,filter:h4,data:b4,enter:d4,exit:w4,join:v4,merge:_4,selection:C8,
order:M4,sort:S4,call:k4,nodes:A4,node:T4,size:C4,empty:E4,each:N4,attr:z4,style:q4,property:H4,classed:K4,text:e8,html:o8,raise:s8,lower:l8,append:u8,insert:h8,
remove:p8,clone:y8,datum:b8,on:M8,dispatch:k8,[Symbol.iterator]:A8};function Le(t){return typeof t=="string"?new We([[document.querySelector(t)]],[document.documentElement]):
new We([[t]],Qg)}var E8=0;function N8(){return new jf}function jf(){this._="@"+(++E8).toString(36)}jf.prototype=N8.prototype={constructor:jf,get:function(t){for(var e=this._;!(e in
t);)if(!(t=t.parentNode))return;return t[e]},set:function(t,e){return t[this._]=e},remove:function(t){return this._ in t&&delete t[this._]},toString:function(){
return this._}};function R8(t){let e;for(;e=t.sourceEvent;)t=e;return t}function Jg(t,e){if(t=R8(t),e===void 0&&(e=t.currentTarget),e){var n=e.ownerSVGElement||
e;if(n.createSVGPoint){var r=n.createSVGPoint();return r.x=t.clientX,r.y=t.clientY,r=r.matrixTransform(e.getScreenCTM().inverse()),[r.x,r.y]}if(e.getBoundingClientRect){
var i=e.getBoundingClientRect();return[t.clientX-i.left-e.clientLeft,t.clientY-i.top-e.clientTop]}}return[t.pageX,t.pageY]}function ko(t,e,n){t.prototype=e.prototype=n,n.constructor=t}function Ha(t,e){var n=Object.create(t.prototype);for(var r in e)n[r]=e[r];return n}function Rr(){}
var vi=.7,$o=1/vi,Mo="\\s*([+-]?\\d+)\\s*",Ua="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",kn="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",I8=/^#([0-9a-f]{3,8})$/,
L8=new RegExp(`^rgb\\(${Mo},${Mo},${Mo}\\)$`),P8=new RegExp(`^rgb\\(${kn},${kn},${kn}\\)$`),D8=new RegExp(`^rgba\\(${Mo},${Mo},${Mo},${Ua}\\)$`),O8=new RegExp(`\
^rgba\\(${kn},${kn},${kn},${Ua}\\)$`),z8=new RegExp(`^hsl\\(${Ua},${kn},${kn}\\)$`),F8=new RegExp(`^hsla\\(${Ua},${kn},${kn},${Ua}\\)$`),t1={aliceblue:15792383,
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
ko(Rr,Ao,{copy(t){return Object.assign(new this.constructor,this,t)},displayable(){return this.rgb().displayable()},hex:e1,formatHex:e1,formatHex8:Y8,formatHsl:B8,
formatRgb:n1,toString:n1});function e1(){return this.rgb().formatHex()}function Y8(){return this.rgb().formatHex8()}function B8(){return f1(this).formatHsl()}function n1(){
return this.rgb().formatRgb()}function Ao(t){var e,n;return t=(t+"").trim().toLowerCase(),(e=I8.exec(t))?(n=e[1].length,e=parseInt(e[1],16),n===6?r1(e):n===3?new ie(
e>>8&15|e>>4&240,e>>4&15|e&240,(e&15)<<4|e&15,1):n===8?Dc(e>>24&255,e>>16&255,e>>8&255,(e&255)/255):n===4?Dc(e>>12&15|e>>8&240,e>>8&15|e>>4&240,e>>4&15|e&240,((e&
15)<<4|e&15)/255):null):(e=L8.exec(t))?new ie(e[1],e[2],e[3],1):(e=P8.exec(t))?new ie(e[1]*255/100,e[2]*255/100,e[3]*255/100,1):(e=D8.exec(t))?Dc(e[1],e[2],e[3],
e[4]):(e=O8.exec(t))?Dc(e[1]*255/100,e[2]*255/100,e[3]*255/100,e[4]):(e=z8.exec(t))?a1(e[1],e[2]/100,e[3]/100,1):(e=F8.exec(t))?a1(e[1],e[2]/100,e[3]/100,e[4]):
t1.hasOwnProperty(t)?r1(t1[t]):t==="transparent"?new ie(NaN,NaN,NaN,0):null}function r1(t){return new ie(t>>16&255,t>>8&255,t&255,1)}function Dc(t,e,n,r){return r<=
0&&(t=e=n=NaN),new ie(t,e,n,r)}function eh(t){return t instanceof Rr||(t=Ao(t)),t?(t=t.rgb(),new ie(t.r,t.g,t.b,t.opacity)):new ie}function Pe(t,e,n,r){return arguments.
length===1?eh(t):new ie(t,e,n,r??1)}function ie(t,e,n,r){this.r=+t,this.g=+e,this.b=+n,this.opacity=+r}ko(ie,Pe,Ha(Rr,{brighter(t){return t=t==null?$o:Math.pow(
$o,t),new ie(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?vi:Math.pow(vi,t),new ie(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},
clamp(){return new ie(xi(this.r),xi(this.g),xi(this.b),zc(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:i1,formatHex:i1,formatHex8:q8,formatRgb:o1,toString:o1}));function i1(){return`#${bi(this.r)}${bi(this.g)}${bi(
this.b)}`}function q8(){return`#${bi(this.r)}${bi(this.g)}${bi(this.b)}${bi((isNaN(this.opacity)?1:this.opacity)*255)}`}function o1(){let t=zc(this.opacity);return`${t===
1?"rgb(":"rgba("}${xi(this.r)}, ${xi(this.g)}, ${xi(this.b)}${t===1?")":`, ${t})`}`}function zc(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}function xi(t){return Math.
max(0,Math.min(255,Math.round(t)||0))}function bi(t){return t=xi(t),(t<16?"0":"")+t.toString(16)}function a1(t,e,n,r){return r<=0?t=e=n=NaN:n<=0||n>=1?t=e=NaN:e<=
0&&(t=NaN),new gn(t,e,n,r)}function f1(t){if(t instanceof gn)return new gn(t.h,t.s,t.l,t.opacity);if(t instanceof Rr||(t=Ao(t)),!t)return new gn;if(t instanceof
gn)return t;t=t.rgb();var e=t.r/255,n=t.g/255,r=t.b/255,i=Math.min(e,n,r),o=Math.max(e,n,r),a=NaN,s=o-i,c=(o+i)/2;return s?(e===o?a=(n-r)/s+(n<r)*6:n===o?a=(r-e)/
s+2:a=(e-n)/s+4,s/=c<.5?o+i:2-o-i,a*=60):s=c>0&&c<1?0:a,new gn(a,s,c,t.opacity)}function Yc(t,e,n,r){return arguments.length===1?f1(t):new gn(t,e,n,r??1)}function gn(t,e,n,r){
this.h=+t,this.s=+e,this.l=+n,this.opacity=+r}ko(gn,Yc,Ha(Rr,{brighter(t){return t=t==null?$o:Math.pow($o,t),new gn(this.h,this.s,this.l*t,this.opacity)},darker(t){
return t=t==null?vi:Math.pow(vi,t),new gn(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*360,e=isNaN(t)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*e,i=2*n-r;return new ie(Zf(t>=240?t-240:t+120,i,r),Zf(t,i,r),Zf(t<120?t+240:t-120,i,r),this.opacity)},clamp(){return new gn(s1(this.h),Oc(this.
s),Oc(this.l),zc(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let t=zc(this.opacity);return`${t===1?"hsl(":"hsla("}${s1(this.h)}, ${Oc(this.s)*100}%, ${Oc(this.l)*100}%${t===1?")":`, ${t})`}`}}));function s1(t){return t=(t||
0)%360,t<0?t+360:t}function Oc(t){return Math.max(0,Math.min(1,t||0))}function Zf(t,e,n){return(t<60?e+(n-e)*t/60:t<180?n:t<240?e+(n-e)*(240-t)/60:e)*255}var h1=Math.
PI/180,d1=180/Math.PI,Fc=18,p1=.96422,m1=1,g1=.82521,y1=4/29,So=6/29,b1=3*So*So,X8=So*So*So;function x1(t){if(t instanceof An)return new An(t.l,t.a,t.b,t.opacity);
if(t instanceof ir)return w1(t);t instanceof ie||(t=eh(t));var e=th(t.r),n=th(t.g),r=th(t.b),i=Kf((.2225045*e+.7168786*n+.0606169*r)/m1),o,a;return e===n&&n===r?
o=a=i:(o=Kf((.4360747*e+.3850649*n+.1430804*r)/p1),a=Kf((.0139322*e+.0971045*n+.7141733*r)/g1)),new An(116*i-16,500*(o-i),200*(i-a),t.opacity)}function Bc(t,e,n,r){return arguments.length===1?x1(t):new An(t,e,n,r??1)}function An(t,e,n,r){this.l=+t,this.a=+e,this.b=+n,this.opacity=+r}ko(An,Bc,Ha(Rr,{brighter(t){
return new An(this.l+Fc*(t??1),this.a,this.b,this.opacity)},darker(t){return new An(this.l-Fc*(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,e=isNaN(
this.a)?t:t+this.a/500,n=isNaN(this.b)?t:t-this.b/200;return e=p1*Qf(e),t=m1*Qf(t),n=g1*Qf(n),new ie(Jf(3.1338561*e-1.6168667*t-.4906146*n),Jf(-.9787684*e+1.9161415*
t+.033454*n),Jf(.0719453*e-.2289914*t+1.4052427*n),this.opacity)}}));function Kf(t){return t>X8?Math.pow(t,1/3):t/b1+y1}function Qf(t){return t>So?t*t*t:b1*(t-y1)}
function Jf(t){return 255*(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}function th(t){return(t/=255)<=.04045?t/12.92:Math.pow((t+.055)/1.055,2.4)}function W8(t){
if(t instanceof ir)return new ir(t.h,t.c,t.l,t.opacity);if(t instanceof An||(t=x1(t)),t.a===0&&t.b===0)return new ir(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var e=Math.
atan2(t.b,t.a)*d1;return new ir(e<0?e+360:e,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}function qc(t,e,n,r){return arguments.length===1?W8(t):new ir(t,e,n,r??1)}function ir(t,e,n,r){this.h=+t,this.c=+e,this.l=+n,this.opacity=+r}function w1(t){if(isNaN(
t.h))return new An(t.l,0,0,t.opacity);var e=t.h*h1;return new An(t.l,Math.cos(e)*t.c,Math.sin(e)*t.c,t.opacity)}ko(ir,qc,Ha(Rr,{brighter(t){return new ir(this.h,
this.c,this.l+Fc*(t??1),this.opacity)},darker(t){return new ir(this.h,this.c,this.l-Fc*(t??1),this.opacity)},rgb(){return w1(this).rgb()}}));var v1=-.14861,nh=1.78277,
rh=-.29227,Xc=-.90649,Ga=1.97294,c1=Ga*Xc,l1=Ga*nh,u1=nh*rh-Xc*v1;function U8(t){if(t instanceof wi)return new wi(t.h,t.s,t.l,t.opacity);t instanceof ie||(t=eh(
t));var e=t.r/255,n=t.g/255,r=t.b/255,i=(u1*r+c1*e-l1*n)/(u1+c1-l1),o=r-i,a=(Ga*(n-i)-rh*o)/Xc,s=Math.sqrt(a*a+o*o)/(Ga*i*(1-i)),c=s?Math.atan2(a,o)*d1-120:NaN;
return new wi(c<0?c+360:c,s,i,t.opacity)}function nn(t,e,n,r){return arguments.length===1?U8(t):new wi(t,e,n,r??1)}function wi(t,e,n,r){this.h=+t,this.s=+e,this.
l=+n,this.opacity=+r}ko(wi,nn,Ha(Rr,{brighter(t){return t=t==null?$o:Math.pow($o,t),new wi(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?vi:Math.
pow(vi,t),new wi(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*h1,e=+this.l,n=isNaN(this.s)?0:this.s*e*(1-e),r=Math.cos(t),i=Math.
sin(t);return new ie(255*(e+n*(v1*r+nh*i)),255*(e+n*(rh*r+Xc*i)),255*(e+n*(Ga*r)),this.opacity)}}));function S1(t,e,n,r,i){var o=t*t,a=o*t;return((1-3*t+3*o-a)*e+(4-6*o+3*a)*n+(1+3*t+3*o-3*a)*r+a*i)/6}function G8(t){var e=t.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,e-1):Math.floor(n*e),i=t[r],o=t[r+1],a=r>0?t[r-1]:2*i-o,s=r<e-1?t[r+2]:2*o-i;return S1((n-r/e)*e,a,i,o,s)}}function H8(t){var e=t.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*e),i=t[(r+e-1)%e],o=t[r%e],a=t[(r+1)%e],s=t[(r+2)%e];return S1((n-r/e)*e,i,o,a,s)}}var Uc=t=>()=>t;function $1(t,e){return function(n){
return t+n*e}}function j8(t,e,n){return t=Math.pow(t,n),e=Math.pow(e,n)-t,n=1/n,function(r){return Math.pow(t+r*e,n)}}function sh(t,e){var n=e-t;return n?$1(t,n>
180||n<-180?n-360*Math.round(n/360):n):Uc(isNaN(t)?e:t)}function V8(t){return(t=+t)==1?oe:function(e,n){return n-e?j8(e,n,t):Uc(isNaN(e)?n:e)}}function oe(t,e){
var n=e-t;return n?$1(t,n):Uc(isNaN(t)?e:t)}var _i=(function t(e){var n=V8(e);function r(i,o){var a=n((i=Pe(i)).r,(o=Pe(o)).r),s=n(i.g,o.g),c=n(i.b,o.b),l=oe(i.
opacity,o.opacity);return function(u){return i.r=a(u),i.g=s(u),i.b=c(u),i.opacity=l(u),i+""}}return r.gamma=t,r})(1);function k1(t){return function(e){var n=e.length,
r=new Array(n),i=new Array(n),o=new Array(n),a,s;for(a=0;a<n;++a)s=Pe(e[a]),r[a]=s.r||0,i[a]=s.g||0,o[a]=s.b||0;return r=t(r),i=t(i),o=t(o),s.opacity=1,function(c){
return s.r=r(c),s.g=i(c),s.b=o(c),s+""}}}var A1=k1(G8),YE=k1(H8);function Z8(t,e){e||(e=[]);var n=t?Math.min(e.length,t.length):0,r=e.slice(),i;return function(o){
for(i=0;i<n;++i)r[i]=t[i]*(1-o)+e[i]*o;return r}}function K8(t){return ArrayBuffer.isView(t)&&!(t instanceof DataView)}function Q8(t,e){var n=e?e.length:0,r=t?Math.min(n,t.length):0,i=new Array(r),o=new Array(n),a;for(a=0;a<r;++a)i[a]=To(t[a],e[a]);for(;a<n;++a)o[a]=e[a];return function(s){
for(a=0;a<r;++a)o[a]=i[a](s);return o}}function J8(t,e){var n=new Date;return t=+t,e=+e,function(r){return n.setTime(t*(1-r)+e*r),n}}function te(t,e){return t=+t,
e=+e,function(n){return t*(1-n)+e*n}}function tM(t,e){var n={},r={},i;(t===null||typeof t!="object")&&(t={}),(e===null||typeof e!="object")&&(e={});for(i in e)i in
t?n[i]=To(t[i],e[i]):r[i]=e[i];return function(o){for(i in n)r[i]=n[i](o);return r}}var oh=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,ih=new RegExp(oh.source,
"g");function eM(t){return function(){return t}}function nM(t){return function(e){return t(e)+""}}function rM(t,e){var n=oh.lastIndex=ih.lastIndex=0,r,i,o,a=-1,
s=[],c=[];for(t=t+"",e=e+"";(r=oh.exec(t))&&(i=ih.exec(e));)(o=i.index)>n&&(o=e.slice(n,o),s[a]?s[a]+=o:s[++a]=o),(r=r[0])===(i=i[0])?s[a]?s[a]+=i:s[++a]=i:(s[++a]=
null,c.push({i:a,x:te(r,i)})),n=ih.lastIndex;return n<e.length&&(o=e.slice(n),s[a]?s[a]+=o:s[++a]=o),s.length<2?c[0]?nM(c[0].x):eM(e):(e=c.length,function(l){for(var u=0,
f;u<e;++u)s[(f=c[u]).i]=f.x(l);return s.join("")})}function To(t,e){var n=typeof e,r;return e==null||n==="boolean"?Uc(e):(n==="number"?te:n==="string"?(r=Ao(e))?
(e=r,_i):rM:e instanceof Ao?_i:e instanceof Date?J8:K8(e)?Z8:Array.isArray(e)?Q8:typeof e.valueOf!="function"&&typeof e.toString!="function"||isNaN(e)?tM:te)(t,
e)}function ja(t,e){return t=+t,e=+e,function(n){return Math.round(t*(1-n)+e*n)}}var _1=180/Math.PI,ah={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function T1(t,e,n,r,i,o){var a,s,c;return(a=Math.sqrt(t*t+e*e))&&(t/=a,e/=a),(c=t*n+e*r)&&(n-=t*c,r-=e*c),(s=Math.sqrt(n*n+r*r))&&(n/=s,r/=s,c/=s),t*r<e*n&&(t=-t,
e=-e,c=-c,a=-a),{translateX:i,translateY:o,rotate:Math.atan2(e,t)*_1,skewX:Math.atan(c)*_1,scaleX:a,scaleY:s}}var Wc;function iM(t){let e=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(t+"");return e.isIdentity?ah:T1(e.a,e.b,e.c,e.d,e.e,e.f)}function oM(t){return t==null||(Wc||(Wc=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Wc.setAttribute("transform",t),!(t=Wc.transform.baseVal.consolidate()))?ah:(t=t.matrix,T1(t.a,t.b,t.c,t.d,t.e,t.f))}function C1(t,e,n,r){
function i(l){return l.length?l.pop()+" ":""}function o(l,u,f,h,d,p){if(l!==f||u!==h){var m=d.push("translate(",null,e,null,n);p.push({i:m-4,x:te(l,f)},{i:m-2,x:te(
u,h)})}else(f||h)&&d.push("translate("+f+e+h+n)}function a(l,u,f,h){l!==u?(l-u>180?u+=360:u-l>180&&(l+=360),h.push({i:f.push(i(f)+"rotate(",null,r)-2,x:te(l,u)})):
u&&f.push(i(f)+"rotate("+u+r)}function s(l,u,f,h){l!==u?h.push({i:f.push(i(f)+"skewX(",null,r)-2,x:te(l,u)}):u&&f.push(i(f)+"skewX("+u+r)}function c(l,u,f,h,d,p){
if(l!==f||u!==h){var m=d.push(i(d)+"scale(",null,",",null,")");p.push({i:m-4,x:te(l,f)},{i:m-2,x:te(u,h)})}else(f!==1||h!==1)&&d.push(i(d)+"scale("+f+","+h+")")}
return function(l,u){var f=[],h=[];return l=t(l),u=t(u),o(l.translateX,l.translateY,u.translateX,u.translateY,f,h),a(l.rotate,u.rotate,f,h),s(l.skewX,u.skewX,f,
h),c(l.scaleX,l.scaleY,u.scaleX,u.scaleY,f,h),l=u=null,function(d){for(var p=-1,m=h.length,b;++p<m;)f[(b=h[p]).i]=b.x(d);return f.join("")}}}var BE=C1(iM,"px, ",
"px)","deg)"),qE=C1(oM,", ",")",")"),aM=1e-12;function M1(t){return((t=Math.exp(t))+1/t)/2}function sM(t){return((t=Math.exp(t))-1/t)/2}function cM(t){return((t=
Math.exp(2*t))-1)/(t+1)}var XE=(function t(e,n,r){function i(o,a){var s=o[0],c=o[1],l=o[2],u=a[0],f=a[1],h=a[2],d=u-s,p=f-c,m=d*d+p*p,b,y;if(m<aM)y=Math.log(h/l)/
e,b=function(M){return[s+M*d,c+M*p,l*Math.exp(e*M*y)]};else{var g=Math.sqrt(m),w=(h*h-l*l+r*m)/(2*l*n*g),x=(h*h-l*l-r*m)/(2*h*n*g),_=Math.log(Math.sqrt(w*w+1)-w),
v=Math.log(Math.sqrt(x*x+1)-x);y=(v-_)/e,b=function(M){var k=M*y,S=M1(_),A=l/(n*g)*(S*cM(e*k+_)-sM(_));return[s+A*d,c+A*p,l*S/M1(e*k+_)]}}return b.duration=Math.
abs(y)*1e3*e/Math.SQRT2,b}return i.rho=function(o){var a=Math.max(.001,+o),s=a*a,c=s*s;return t(a,s,c)},i})(Math.SQRT2,2,4);function E1(t){return function(e,n){
var r=t((e=Yc(e)).h,(n=Yc(n)).h),i=oe(e.s,n.s),o=oe(e.l,n.l),a=oe(e.opacity,n.opacity);return function(s){return e.h=r(s),e.s=i(s),e.l=o(s),e.opacity=a(s),e+""}}}
var N1=E1(sh),WE=E1(oe);function R1(t,e){var n=oe((t=Bc(t)).l,(e=Bc(e)).l),r=oe(t.a,e.a),i=oe(t.b,e.b),o=oe(t.opacity,e.opacity);return function(a){return t.l=n(
a),t.a=r(a),t.b=i(a),t.opacity=o(a),t+""}}function I1(t){return function(e,n){var r=t((e=qc(e)).h,(n=qc(n)).h),i=oe(e.c,n.c),o=oe(e.l,n.l),a=oe(e.opacity,n.opacity);
return function(s){return e.h=r(s),e.c=i(s),e.l=o(s),e.opacity=a(s),e+""}}}var L1=I1(sh),UE=I1(oe);function P1(t){return(function e(n){n=+n;function r(i,o){var a=t(
(i=nn(i)).h,(o=nn(o)).h),s=oe(i.s,o.s),c=oe(i.l,o.l),l=oe(i.opacity,o.opacity);return function(u){return i.h=a(u),i.s=s(u),i.l=c(Math.pow(u,n)),i.opacity=l(u),i+
""}}return r.gamma=e,r})(1)}var GE=P1(sh),Gc=P1(oe);function Ir(t,e){e===void 0&&(e=t,t=To);for(var n=0,r=e.length-1,i=e[0],o=new Array(r<0?0:r);n<r;)o[n]=t(i,i=
e[++n]);return function(a){var s=Math.max(0,Math.min(r-1,Math.floor(a*=r)));return o[s](a-s)}}function _e(t,e){for(var n=new Array(e),r=0;r<e;++r)n[r]=t(r/(e-1));
return n}var Va=Math.PI,ch=2*Va,Mi=1e-6,lM=ch-Mi;function D1(t){this._+=t[0];for(let e=1,n=t.length;e<n;++e)this._+=arguments[e]+t[e]}function uM(t){let e=Math.floor(t);
if(!(e>=0))throw new Error(`invalid digits: ${t}`);if(e>15)return D1;let n=10**e;return function(r){this._+=r[0];for(let i=1,o=r.length;i<o;++i)this._+=Math.round(
arguments[i]*n)/n+r[i]}}function O1(t,e,n,r){return t===n&&e===r}function fM(t){let e=Math.floor(t);if(!(e<=15))return O1;let n=10**e,r=function(i){return Math.
round(i*n)};return function(i,o,a,s){return r(i)===r(a)&&r(o)===r(s)}}var Si=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
e==null?D1:uM(e),this._equal=e==null?O1:fM(e)}moveTo(e,n){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,n){this._append`L${this._x1=+e},${this._y1=+n}`}quadraticCurveTo(e,n,r,i){this._append`Q${+e},${+n},${this.
_x1=+r},${this._y1=+i}`}bezierCurveTo(e,n,r,i,o,a){this._append`C${+e},${+n},${+r},${+i},${this._x1=+o},${this._y1=+a}`}arcTo(e,n,r,i,o){if(e=+e,n=+n,r=+r,i=+i,
o=+o,o<0)throw new Error(`negative radius: ${o}`);let a=this._x1,s=this._y1,c=r-e,l=i-n,u=a-e,f=s-n,h=u*u+f*f;if(this._x1===null)this._append`M${this._x1=e},${this.
_y1=n}`;else if(h>Mi)if(!(Math.abs(f*c-l*u)>Mi)||!o)this._append`L${this._x1=e},${this._y1=n}`;else{let d=r-a,p=i-s,m=c*c+l*l,b=d*d+p*p,y=Math.sqrt(m),g=Math.sqrt(
h),w=o*Math.tan((Va-Math.acos((m+h-b)/(2*y*g)))/2),x=w/g,_=w/y;Math.abs(x-1)>Mi&&this._append`L${e+x*u},${n+x*f}`,this._append`A${o},${o},0,0,${+(f*d>u*p)},${this.
_x1=e+_*c},${this._y1=n+_*l}`}}arc(e,n,r,i,o,a){if(e=+e,n=+n,r=+r,a=!!a,r<0)throw new Error(`negative radius: ${r}`);let s=r*Math.cos(i),c=r*Math.sin(i),l=e+s,u=n+
c,f=1^a,h=a?i-o:o-i;if(this._x1===null?this._append`M${l},${u}`:(Math.abs(this._x1-l)>Mi||Math.abs(this._y1-u)>Mi)&&this._append`L${l},${u}`,!!r){if(h<0&&(h=h%ch+
ch),h>lM)this._append`A${r},${r},0,1,${f},${e-s},${n-c}A${r},${r},0,1,${f},${this._x1=l},${this._y1=u}`;else if(h>Mi){let d=e+r*Math.cos(o),p=n+r*Math.sin(o);if(h>=
Va&&this._equal(l,u,d,p)){h/=2;let m=i+h;this._append`A${r},${r},0,${+(h>=Va)},${f},${e+r*Math.cos(m)},${n+r*Math.sin(m)}`}this._append`A${r},${r},0,${+(h>=Va)},${f},${this.
_x1=d},${this._y1=p}`}}}rect(e,n,r,i){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}h${r=+r}v${+i}h${-r}Z`}toString(){return this._}};function hM(){
return new Si}hM.prototype=Si.prototype;function De(t=3){return new Si(+t)}var dM=Array.prototype,F1=dM.slice;function pM(t,e){return t-e}function mM(t){for(var e=0,n=t.length,r=t[n-1][1]*t[0][0]-t[n-1][0]*t[0][1];++e<n;)r+=t[e-1][1]*t[e][0]-
t[e-1][0]*t[e][1];return r}var Lr=t=>()=>t;function gM(t,e){for(var n=-1,r=e.length,i;++n<r;)if(i=yM(t,e[n]))return i;return 0}function yM(t,e){for(var n=e[0],r=e[1],
i=-1,o=0,a=t.length,s=a-1;o<a;s=o++){var c=t[o],l=c[0],u=c[1],f=t[s],h=f[0],d=f[1];if(bM(c,f,e))return 0;u>r!=d>r&&n<(h-l)*(r-u)/(d-u)+l&&(i=-i)}return i}function bM(t,e,n){
var r;return xM(t,e,n)&&wM(t[r=+(t[0]===e[0])],n[r],e[r])}function xM(t,e,n){return(e[0]-t[0])*(n[1]-t[1])===(n[0]-t[0])*(e[1]-t[1])}function wM(t,e,n){return t<=
e&&e<=n||n<=e&&e<=t}function vM(){}var or=[[],[[[1,1.5],[.5,1]]],[[[1.5,1],[1,1.5]]],[[[1.5,1],[.5,1]]],[[[1,.5],[1.5,1]]],[[[1,1.5],[.5,1]],[[1,.5],[1.5,1]]],[
[[1,.5],[1,1.5]]],[[[1,.5],[.5,1]]],[[[.5,1],[1,.5]]],[[[1,1.5],[1,.5]]],[[[.5,1],[1,.5]],[[1.5,1],[1,1.5]]],[[[1.5,1],[1,.5]]],[[[.5,1],[1.5,1]]],[[[1,1.5],[1.5,
1]]],[[[.5,1],[1,1.5]]],[]];function Hc(){var t=1,e=1,n=wo,r=c;function i(l){var u=n(l);if(Array.isArray(u))u=u.slice().sort(pM);else{let f=$t(l,_M);for(u=qe(...Rc(
f[0],f[1],u),u);u[u.length-1]>=f[1];)u.pop();for(;u[1]<f[0];)u.shift()}return u.map(f=>o(l,f))}function o(l,u){let f=u==null?NaN:+u;if(isNaN(f))throw new Error(
`invalid value: ${u}`);var h=[],d=[];return a(l,f,function(p){r(p,l,f),mM(p)>0?h.push([p]):d.push(p)}),d.forEach(function(p){for(var m=0,b=h.length,y;m<b;++m)if(gM(
(y=h[m])[0],p)!==-1){y.push(p);return}}),{type:"MultiPolygon",value:u,coordinates:h}}function a(l,u,f){var h=new Array,d=new Array,p,m,b,y,g,w;for(p=m=-1,y=$i(l[0],
u),or[y<<1].forEach(x);++p<t-1;)b=y,y=$i(l[p+1],u),or[b|y<<1].forEach(x);for(or[y<<0].forEach(x);++m<e-1;){for(p=-1,y=$i(l[m*t+t],u),g=$i(l[m*t],u),or[y<<1|g<<2].
forEach(x);++p<t-1;)b=y,y=$i(l[m*t+t+p+1],u),w=g,g=$i(l[m*t+p+1],u),or[b|y<<1|g<<2|w<<3].forEach(x);or[y|g<<3].forEach(x)}for(p=-1,g=l[m*t]>=u,or[g<<2].forEach(
x);++p<t-1;)w=g,g=$i(l[m*t+p+1],u),or[g<<2|w<<3].forEach(x);or[g<<3].forEach(x);function x(_){var v=[_[0][0]+p,_[0][1]+m],M=[_[1][0]+p,_[1][1]+m],k=s(v),S=s(M),
A,T;(A=d[k])?(T=h[S])?(delete d[A.end],delete h[T.start],A===T?(A.ring.push(M),f(A.ring)):h[A.start]=d[T.end]={start:A.start,end:T.end,ring:A.ring.concat(T.ring)}):
(delete d[A.end],A.ring.push(M),d[A.end=S]=A):(A=h[S])?(T=d[k])?(delete h[A.start],delete d[T.end],A===T?(A.ring.push(M),f(A.ring)):h[T.start]=d[A.end]={start:T.
start,end:A.end,ring:T.ring.concat(A.ring)}):(delete h[A.start],A.ring.unshift(v),h[A.start=k]=A):h[k]=d[S]={start:k,end:S,ring:[v,M]}}}function s(l){return l[0]*
2+l[1]*(t+1)*4}function c(l,u,f){l.forEach(function(h){var d=h[0],p=h[1],m=d|0,b=p|0,y=lh(u[b*t+m]);d>0&&d<t&&m===d&&(h[0]=z1(d,lh(u[b*t+m-1]),y,f)),p>0&&p<e&&b===
p&&(h[1]=z1(p,lh(u[(b-1)*t+m]),y,f))})}return i.contour=o,i.size=function(l){if(!arguments.length)return[t,e];var u=Math.floor(l[0]),f=Math.floor(l[1]);if(!(u>=
0&&f>=0))throw new Error("invalid size");return t=u,e=f,i},i.thresholds=function(l){return arguments.length?(n=typeof l=="function"?l:Array.isArray(l)?Lr(F1.call(
l)):Lr(l),i):n},i.smooth=function(l){return arguments.length?(r=l?c:vM,i):r===c},i}function _M(t){return isFinite(t)?t:NaN}function $i(t,e){return t==null?!1:+t>=
e}function lh(t){return t==null||isNaN(t=+t)?-1/0:t}function z1(t,e,n,r){let i=r-e,o=n-e,a=isFinite(i)||isFinite(o)?i/o:Math.sign(i)/Math.sign(o);return isNaN(a)?
t:t+a-.5}function MM(t){return t[0]}function SM(t){return t[1]}function $M(){return 1}function Y1(){var t=MM,e=SM,n=$M,r=960,i=500,o=20,a=2,s=o*3,c=r+s*2>>a,l=i+
s*2>>a,u=Lr(20);function f(g){var w=new Float32Array(c*l),x=Math.pow(2,-a),_=-1;for(let N of g){var v=(t(N,++_,g)+s)*x,M=(e(N,_,g)+s)*x,k=+n(N,_,g);if(k&&v>=0&&
v<c&&M>=0&&M<l){var S=Math.floor(v),A=Math.floor(M),T=v-S-.5,$=M-A-.5;w[S+A*c]+=(1-T)*(1-$)*k,w[S+1+A*c]+=T*(1-$)*k,w[S+1+(A+1)*c]+=T*$*k,w[S+(A+1)*c]+=(1-T)*$*
k}}return Ec({data:w,width:c,height:l},o*x),w}function h(g){var w=f(g),x=u(w),_=Math.pow(2,2*a);return Array.isArray(x)||(x=qe(Number.MIN_VALUE,Rt(w)/_,x)),Hc().
size([c,l]).thresholds(x.map(v=>v*_))(w).map((v,M)=>(v.value=+x[M],d(v)))}h.contours=function(g){var w=f(g),x=Hc().size([c,l]),_=Math.pow(2,2*a),v=M=>{M=+M;var k=d(
x.contour(w,M*_));return k.value=M,k};return Object.defineProperty(v,"max",{get:()=>Rt(w)/_}),v};function d(g){return g.coordinates.forEach(p),g}function p(g){g.
forEach(m)}function m(g){g.forEach(b)}function b(g){g[0]=g[0]*Math.pow(2,a)-s,g[1]=g[1]*Math.pow(2,a)-s}function y(){return s=o*3,c=r+s*2>>a,l=i+s*2>>a,h}return h.
x=function(g){return arguments.length?(t=typeof g=="function"?g:Lr(+g),h):t},h.y=function(g){return arguments.length?(e=typeof g=="function"?g:Lr(+g),h):e},h.weight=
function(g){return arguments.length?(n=typeof g=="function"?g:Lr(+g),h):n},h.size=function(g){if(!arguments.length)return[r,i];var w=+g[0],x=+g[1];if(!(w>=0&&x>=
0))throw new Error("invalid size");return r=w,i=x,y()},h.cellSize=function(g){if(!arguments.length)return 1<<a;if(!((g=+g)>=1))throw new Error("invalid cell siz\
e");return a=Math.floor(Math.log(g)/Math.LN2),y()},h.thresholds=function(g){return arguments.length?(u=typeof g=="function"?g:Array.isArray(g)?Lr(F1.call(g)):Lr(
g),h):u},h.bandwidth=function(g){if(!arguments.length)return Math.sqrt(o*(o+1));if(!((g=+g)>=0))throw new Error("invalid bandwidth");return o=(Math.sqrt(4*g*g+1)-
1)/2,y()},h}var sr=11102230246251565e-32,ye=134217729,kM=(3+8*sr)*sr;function uh(t,e,n,r,i){let o,a,s,c,l=e[0],u=r[0],f=0,h=0;u>l==u>-l?(o=l,l=e[++f]):(o=u,u=r[++h]);let d=0;
if(f<t&&h<n)for(u>l==u>-l?(a=l+o,s=o-(a-l),l=e[++f]):(a=u+o,s=o-(a-u),u=r[++h]),o=a,s!==0&&(i[d++]=s);f<t&&h<n;)u>l==u>-l?(a=o+l,c=a-o,s=o-(a-c)+(l-c),l=e[++f]):
(a=o+u,c=a-o,s=o-(a-c)+(u-c),u=r[++h]),o=a,s!==0&&(i[d++]=s);for(;f<t;)a=o+l,c=a-o,s=o-(a-c)+(l-c),l=e[++f],o=a,s!==0&&(i[d++]=s);for(;h<n;)a=o+u,c=a-o,s=o-(a-c)+
(u-c),u=r[++h],o=a,s!==0&&(i[d++]=s);return(o!==0||d===0)&&(i[d++]=o),d}function AM(t,e){let n=e[0];for(let r=1;r<t;r++)n+=e[r];return n}function F(t){return new Float64Array(
t)}var TM=(3+16*sr)*sr,CM=(2+12*sr)*sr,EM=(9+64*sr)*sr*sr,Co=F(4),B1=F(8),q1=F(12),X1=F(16),Me=F(4);function NM(t,e,n,r,i,o,a){let s,c,l,u,f,h,d,p,m,b,y,g,w,x,_,
v,M,k,S=t-i,A=n-i,T=e-o,$=r-o;x=S*$,h=ye*S,d=h-(h-S),p=S-d,h=ye*$,m=h-(h-$),b=$-m,_=p*b-(x-d*m-p*m-d*b),v=T*A,h=ye*T,d=h-(h-T),p=T-d,h=ye*A,m=h-(h-A),b=A-m,M=p*
b-(v-d*m-p*m-d*b),y=_-M,f=_-y,Co[0]=_-(y+f)+(f-M),g=x+y,f=g-x,w=x-(g-f)+(y-f),y=w-v,f=w-y,Co[1]=w-(y+f)+(f-v),k=g+y,f=k-g,Co[2]=g-(k-f)+(y-f),Co[3]=k;let N=AM(4,
Co),E=CM*a;if(N>=E||-N>=E||(f=t-S,s=t-(S+f)+(f-i),f=n-A,l=n-(A+f)+(f-i),f=e-T,c=e-(T+f)+(f-o),f=r-$,u=r-($+f)+(f-o),s===0&&c===0&&l===0&&u===0)||(E=EM*a+kM*Math.
abs(N),N+=S*u+$*s-(T*l+A*c),N>=E||-N>=E))return N;x=s*$,h=ye*s,d=h-(h-s),p=s-d,h=ye*$,m=h-(h-$),b=$-m,_=p*b-(x-d*m-p*m-d*b),v=c*A,h=ye*c,d=h-(h-c),p=c-d,h=ye*A,
m=h-(h-A),b=A-m,M=p*b-(v-d*m-p*m-d*b),y=_-M,f=_-y,Me[0]=_-(y+f)+(f-M),g=x+y,f=g-x,w=x-(g-f)+(y-f),y=w-v,f=w-y,Me[1]=w-(y+f)+(f-v),k=g+y,f=k-g,Me[2]=g-(k-f)+(y-f),
Me[3]=k;let C=uh(4,Co,4,Me,B1);x=S*u,h=ye*S,d=h-(h-S),p=S-d,h=ye*u,m=h-(h-u),b=u-m,_=p*b-(x-d*m-p*m-d*b),v=T*l,h=ye*T,d=h-(h-T),p=T-d,h=ye*l,m=h-(h-l),b=l-m,M=p*
b-(v-d*m-p*m-d*b),y=_-M,f=_-y,Me[0]=_-(y+f)+(f-M),g=x+y,f=g-x,w=x-(g-f)+(y-f),y=w-v,f=w-y,Me[1]=w-(y+f)+(f-v),k=g+y,f=k-g,Me[2]=g-(k-f)+(y-f),Me[3]=k;let R=uh(C,
B1,4,Me,q1);x=s*u,h=ye*s,d=h-(h-s),p=s-d,h=ye*u,m=h-(h-u),b=u-m,_=p*b-(x-d*m-p*m-d*b),v=c*l,h=ye*c,d=h-(h-c),p=c-d,h=ye*l,m=h-(h-l),b=l-m,M=p*b-(v-d*m-p*m-d*b),
y=_-M,f=_-y,Me[0]=_-(y+f)+(f-M),g=x+y,f=g-x,w=x-(g-f)+(y-f),y=w-v,f=w-y,Me[1]=w-(y+f)+(f-v),k=g+y,f=k-g,Me[2]=g-(k-f)+(y-f),Me[3]=k;let I=uh(R,q1,4,Me,X1);return X1[I-
1]}function jc(t,e,n,r,i,o){let a=(e-o)*(n-i),s=(t-i)*(r-o),c=a-s,l=Math.abs(a+s);return Math.abs(c)>=TM*l?c:-NM(t,e,n,r,i,o,l)}F(4);F(4);F(4);F(4);F(4);F(4);F(
4);F(4);F(4);F(8);F(8);F(8);F(4);F(8);F(8);F(16);F(12);F(192);F(192);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(8);F(8);F(8);F(8);F(8);F(8);F(8);F(8);F(8);F(4);F(
4);F(4);F(8);F(16);F(16);F(16);F(32);F(32);F(48);F(64);F(1152);F(1152);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(24);F(24);F(24);F(24);F(24);F(24);F(24);
F(24);F(24);F(24);F(1152);F(1152);F(1152);F(1152);F(1152);F(2304);F(2304);F(3456);F(5760);F(8);F(8);F(8);F(16);F(24);F(48);F(48);F(96);F(192);F(384);F(384);F(384);
F(768);F(96);F(96);F(96);F(1152);var W1=Math.pow(2,-52),Vc=new Uint32Array(512),Zc=class t{static from(e,n=DM,r=OM){let i=e.length,o=new Float64Array(i*2);for(let a=0;a<
i;a++){let s=e[a];o[2*a]=n(s),o[2*a+1]=r(s)}return new t(o)}constructor(e){let n=e.length>>1;if(n>0&&typeof e[0]!="number")throw new Error("Expected coords to c\
ontain numbers.");this.coords=e;let r=Math.max(2*n-5,0);this._triangles=new Uint32Array(r*3),this._halfedges=new Int32Array(r*3),this._hashSize=Math.ceil(Math.sqrt(
n)),this._hullPrev=new Uint32Array(n),this._hullNext=new Uint32Array(n),this._hullTri=new Uint32Array(n),this._hullHash=new Int32Array(this._hashSize),this._ids=
new Uint32Array(n),this._dists=new Float64Array(n),this.trianglesLen=0,this._cx=0,this._cy=0,this._hullStart=0,this.hull=this._triangles,this.triangles=this._triangles,
this.halfedges=this._halfedges,this.update()}update(){let{coords:e,_hullPrev:n,_hullNext:r,_hullTri:i,_hullHash:o}=this,a=e.length>>1,s=1/0,c=1/0,l=-1/0,u=-1/0;
for(let S=0;S<a;S++){let A=e[2*S],T=e[2*S+1];A<s&&(s=A),T<c&&(c=T),A>l&&(l=A),T>u&&(u=T),this._ids[S]=S}let f=(s+l)/2,h=(c+u)/2,d=0,p=0,m=0;for(let S=0,A=1/0;S<
a;S++){let T=fh(f,h,e[2*S],e[2*S+1]);T<A&&(d=S,A=T)}let b=e[2*d],y=e[2*d+1];for(let S=0,A=1/0;S<a;S++){if(S===d)continue;let T=fh(b,y,e[2*S],e[2*S+1]);T<A&&T>0&&
(p=S,A=T)}let g=e[2*p],w=e[2*p+1],x=1/0;for(let S=0;S<a;S++){if(S===d||S===p)continue;let A=LM(b,y,g,w,e[2*S],e[2*S+1]);A<x&&(m=S,x=A)}let _=e[2*m],v=e[2*m+1];if(x===
1/0){for(let T=0;T<a;T++)this._dists[T]=e[2*T]-e[0]||e[2*T+1]-e[1];No(this._ids,this._dists,0,a-1);let S=new Uint32Array(a),A=0;for(let T=0,$=-1/0;T<a;T++){let N=this.
_ids[T],E=this._dists[N];E>$&&(S[A++]=N,$=E)}this.hull=S.subarray(0,A),this.triangles=new Uint32Array(0),this.halfedges=new Int32Array(0);return}if(jc(b,y,g,w,_,
v)<0){let S=p,A=g,T=w;p=m,g=_,w=v,m=S,_=A,v=T}let M=PM(b,y,g,w,_,v);this._cx=M.x,this._cy=M.y;for(let S=0;S<a;S++)this._dists[S]=fh(e[2*S],e[2*S+1],M.x,M.y);No(
this._ids,this._dists,0,a-1),this._hullStart=d;let k=3;r[d]=n[m]=p,r[p]=n[d]=m,r[m]=n[p]=d,i[d]=0,i[p]=1,i[m]=2,o.fill(-1),o[this._hashKey(b,y)]=d,o[this._hashKey(
g,w)]=p,o[this._hashKey(_,v)]=m,this.trianglesLen=0,this._addTriangle(d,p,m,-1,-1,-1);for(let S=0,A=0,T=0;S<this._ids.length;S++){let $=this._ids[S],N=e[2*$],E=e[2*
$+1];if(S>0&&Math.abs(N-A)<=W1&&Math.abs(E-T)<=W1||(A=N,T=E,$===d||$===p||$===m))continue;let C=0;for(let Y=0,q=this._hashKey(N,E);Y<this._hashSize&&(C=o[(q+Y)%
this._hashSize],!(C!==-1&&C!==r[C]));Y++);C=n[C];let R=C,I;for(;I=r[R],jc(N,E,e[2*R],e[2*R+1],e[2*I],e[2*I+1])>=0;)if(R=I,R===C){R=-1;break}if(R===-1)continue;let z=this.
_addTriangle(R,$,r[R],-1,-1,i[R]);i[$]=this._legalize(z+2),i[R]=z,k++;let P=r[R];for(;I=r[P],jc(N,E,e[2*P],e[2*P+1],e[2*I],e[2*I+1])<0;)z=this._addTriangle(P,$,
I,i[$],-1,i[P]),i[$]=this._legalize(z+2),r[P]=P,k--,P=I;if(R===C)for(;I=n[R],jc(N,E,e[2*I],e[2*I+1],e[2*R],e[2*R+1])<0;)z=this._addTriangle(I,$,R,-1,i[R],i[I]),
this._legalize(z+2),i[I]=z,r[R]=R,k--,R=I;this._hullStart=n[$]=R,r[R]=n[P]=$,r[$]=P,o[this._hashKey(N,E)]=$,o[this._hashKey(e[2*R],e[2*R+1])]=R}this.hull=new Uint32Array(
k);for(let S=0,A=this._hullStart;S<k;S++)this.hull[S]=A,A=r[A];this.triangles=this._triangles.subarray(0,this.trianglesLen),this.halfedges=this._halfedges.subarray(
0,this.trianglesLen)}_hashKey(e,n){return Math.floor(RM(e-this._cx,n-this._cy)*this._hashSize)%this._hashSize}_legalize(e){let{_triangles:n,_halfedges:r,coords:i}=this,
o=0,a=0;for(;;){let s=r[e],c=e-e%3;if(a=c+(e+2)%3,s===-1){if(o===0)break;e=Vc[--o];continue}let l=s-s%3,u=c+(e+1)%3,f=l+(s+2)%3,h=n[a],d=n[e],p=n[u],m=n[f];if(IM(
i[2*h],i[2*h+1],i[2*d],i[2*d+1],i[2*p],i[2*p+1],i[2*m],i[2*m+1])){n[e]=m,n[s]=h;let y=r[f];if(y===-1){let w=this._hullStart;do{if(this._hullTri[w]===f){this._hullTri[w]=
e;break}w=this._hullPrev[w]}while(w!==this._hullStart)}this._link(e,y),this._link(s,r[a]),this._link(a,f);let g=l+(s+1)%3;o<Vc.length&&(Vc[o++]=g)}else{if(o===0)
break;e=Vc[--o]}}return a}_link(e,n){this._halfedges[e]=n,n!==-1&&(this._halfedges[n]=e)}_addTriangle(e,n,r,i,o,a){let s=this.trianglesLen;return this._triangles[s]=
e,this._triangles[s+1]=n,this._triangles[s+2]=r,this._link(s,i),this._link(s+1,o),this._link(s+2,a),this.trianglesLen+=3,s}};function RM(t,e){let n=t/(Math.abs(
t)+Math.abs(e));return(e>0?3-n:1+n)/4}function fh(t,e,n,r){let i=t-n,o=e-r;return i*i+o*o}function IM(t,e,n,r,i,o,a,s){let c=t-a,l=e-s,u=n-a,f=r-s,h=i-a,d=o-s,p=c*
c+l*l,m=u*u+f*f,b=h*h+d*d;return c*(f*b-m*d)-l*(u*b-m*h)+p*(u*d-f*h)<0}function LM(t,e,n,r,i,o){let a=n-t,s=r-e,c=i-t,l=o-e,u=a*a+s*s,f=c*c+l*l,h=.5/(a*l-s*c),d=(l*
u-s*f)*h,p=(a*f-c*u)*h;return d*d+p*p}function PM(t,e,n,r,i,o){let a=n-t,s=r-e,c=i-t,l=o-e,u=a*a+s*s,f=c*c+l*l,h=.5/(a*l-s*c),d=t+(l*u-s*f)*h,p=e+(a*f-c*u)*h;return{
x:d,y:p}}function No(t,e,n,r){if(r-n<=20)for(let i=n+1;i<=r;i++){let o=t[i],a=e[o],s=i-1;for(;s>=n&&e[t[s]]>a;)t[s+1]=t[s--];t[s+1]=o}else{let i=n+r>>1,o=n+1,a=r;
Za(t,i,o),e[t[n]]>e[t[r]]&&Za(t,n,r),e[t[o]]>e[t[r]]&&Za(t,o,r),e[t[n]]>e[t[o]]&&Za(t,n,o);let s=t[o],c=e[s];for(;;){do o++;while(e[t[o]]<c);do a--;while(e[t[a]]>
c);if(a<o)break;Za(t,o,a)}t[n+1]=t[a],t[a]=s,r-o+1>=a-n?(No(t,e,o,r),No(t,e,n,a-1)):(No(t,e,n,a-1),No(t,e,o,r))}}function Za(t,e,n){let r=t[e];t[e]=t[n],t[n]=r}
function DM(t){return t[0]}function OM(t){return t[1]}var U1=1e-6,ar=class{constructor(){this._x0=this._y0=this._x1=this._y1=null,this._=""}moveTo(e,n){this._+=
`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._+="Z")}lineTo(e,n){this._+=`L${this._x1=
+e},${this._y1=+n}`}arc(e,n,r){e=+e,n=+n,r=+r;let i=e+r,o=n;if(r<0)throw new Error("negative radius");this._x1===null?this._+=`M${i},${o}`:(Math.abs(this._x1-i)>
U1||Math.abs(this._y1-o)>U1)&&(this._+="L"+i+","+o),r&&(this._+=`A${r},${r},0,1,1,${e-r},${n}A${r},${r},0,1,1,${this._x1=i},${this._y1=o}`)}rect(e,n,r,i){this._+=
`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}h${+r}v${+i}h${-r}Z`}value(){return this._||null}},Ka=class{constructor(){this._=[]}moveTo(e,n){this._.push([e,
n])}closePath(){this._.push(this._[0].slice())}lineTo(e,n){this._.push([e,n])}value(){return this._.length?this._:null}},hh=class{constructor(e,[n,r,i,o]=[0,0,960,
500]){if(!((i=+i)>=(n=+n))||!((o=+o)>=(r=+r)))throw new Error("invalid bounds");this.delaunay=e,this._circumcenters=new Float64Array(e.points.length*2),this.vectors=
new Float64Array(e.points.length*2),this.xmax=i,this.xmin=n,this.ymax=o,this.ymin=r,this._init()}update(){return this.delaunay.update(),this._init(),this}_init(){
let{delaunay:{points:e,hull:n,triangles:r},vectors:i}=this,o,a,s=this.circumcenters=this._circumcenters.subarray(0,r.length/3*2);for(let m=0,b=0,y=r.length,g,w;m<
y;m+=3,b+=2){let x=r[m]*2,_=r[m+1]*2,v=r[m+2]*2,M=e[x],k=e[x+1],S=e[_],A=e[_+1],T=e[v],$=e[v+1],N=S-M,E=A-k,C=T-M,R=$-k,I=(N*R-E*C)*2;if(Math.abs(I)<1e-9){if(o===
void 0){o=a=0;for(let P of n)o+=e[P*2],a+=e[P*2+1];o/=n.length,a/=n.length}let z=1e9*Math.sign((o-M)*R-(a-k)*C);g=(M+T)/2-z*R,w=(k+$)/2+z*C}else{let z=1/I,P=N*N+
E*E,Y=C*C+R*R;g=M+(R*P-E*Y)*z,w=k+(N*Y-C*P)*z}s[b]=g,s[b+1]=w}let c=n[n.length-1],l,u=c*4,f,h=e[2*c],d,p=e[2*c+1];i.fill(0);for(let m=0;m<n.length;++m)c=n[m],l=
u,f=h,d=p,u=c*4,h=e[2*c],p=e[2*c+1],i[l+2]=i[u]=d-p,i[l+3]=i[u+1]=h-f}render(e){let n=e==null?e=new ar:void 0,{delaunay:{halfedges:r,inedges:i,hull:o},circumcenters:a,
vectors:s}=this;if(o.length<=1)return null;for(let u=0,f=r.length;u<f;++u){let h=r[u];if(h<u)continue;let d=Math.floor(u/3)*2,p=Math.floor(h/3)*2,m=a[d],b=a[d+1],
y=a[p],g=a[p+1];this._renderSegment(m,b,y,g,e)}let c,l=o[o.length-1];for(let u=0;u<o.length;++u){c=l,l=o[u];let f=Math.floor(i[l]/3)*2,h=a[f],d=a[f+1],p=c*4,m=this.
_project(h,d,s[p+2],s[p+3]);m&&this._renderSegment(h,d,m[0],m[1],e)}return n&&n.value()}renderBounds(e){let n=e==null?e=new ar:void 0;return e.rect(this.xmin,this.
ymin,this.xmax-this.xmin,this.ymax-this.ymin),n&&n.value()}renderCell(e,n){let r=n==null?n=new ar:void 0,i=this._clip(e);if(i===null||!i.length)return;n.moveTo(
i[0],i[1]);let o=i.length;for(;i[0]===i[o-2]&&i[1]===i[o-1]&&o>1;)o-=2;for(let a=2;a<o;a+=2)(i[a]!==i[a-2]||i[a+1]!==i[a-1])&&n.lineTo(i[a],i[a+1]);return n.closePath(),
r&&r.value()}*cellPolygons(){let{delaunay:{points:e}}=this;for(let n=0,r=e.length/2;n<r;++n){let i=this.cellPolygon(n);i&&(i.index=n,yield i)}}cellPolygon(e){let n=new Ka;
return this.renderCell(e,n),n.value()}_renderSegment(e,n,r,i,o){let a,s=this._regioncode(e,n),c=this._regioncode(r,i);s===0&&c===0?(o.moveTo(e,n),o.lineTo(r,i)):
(a=this._clipSegment(e,n,r,i,s,c))&&(o.moveTo(a[0],a[1]),o.lineTo(a[2],a[3]))}contains(e,n,r){return n=+n,n!==n||(r=+r,r!==r)?!1:this.delaunay._step(e,n,r)===e}*neighbors(e){
let n=this._clip(e);if(n)for(let r of this.delaunay.neighbors(e)){let i=this._clip(r);if(i){t:for(let o=0,a=n.length;o<a;o+=2)for(let s=0,c=i.length;s<c;s+=2)if(n[o]===
i[s]&&n[o+1]===i[s+1]&&n[(o+2)%a]===i[(s+c-2)%c]&&n[(o+3)%a]===i[(s+c-1)%c]){yield r;break t}}}}_cell(e){let{circumcenters:n,delaunay:{inedges:r,halfedges:i,triangles:o}}=this,
a=r[e];if(a===-1)return null;let s=[],c=a;do{let l=Math.floor(c/3);if(s.push(n[l*2],n[l*2+1]),c=c%3===2?c-2:c+1,o[c]!==e)break;c=i[c]}while(c!==a&&c!==-1);return s}_clip(e){
if(e===0&&this.delaunay.hull.length===1)return[this.xmax,this.ymin,this.xmax,this.ymax,this.xmin,this.ymax,this.xmin,this.ymin];let n=this._cell(e);if(n===null)
return null;let{vectors:r}=this,i=e*4;return this._simplify(r[i]||r[i+1]?this._clipInfinite(e,n,r[i],r[i+1],r[i+2],r[i+3]):this._clipFinite(e,n))}_clipFinite(e,n){
let r=n.length,i=null,o,a,s=n[r-2],c=n[r-1],l,u=this._regioncode(s,c),f,h=0;for(let d=0;d<r;d+=2)if(o=s,a=c,s=n[d],c=n[d+1],l=u,u=this._regioncode(s,c),l===0&&u===
0)f=h,h=0,i?i.push(s,c):i=[s,c];else{let p,m,b,y,g;if(l===0){if((p=this._clipSegment(o,a,s,c,l,u))===null)continue;[m,b,y,g]=p}else{if((p=this._clipSegment(s,c,
o,a,u,l))===null)continue;[y,g,m,b]=p,f=h,h=this._edgecode(m,b),f&&h&&this._edge(e,f,h,i,i.length),i?i.push(m,b):i=[m,b]}f=h,h=this._edgecode(y,g),f&&h&&this._edge(
e,f,h,i,i.length),i?i.push(y,g):i=[y,g]}if(i)f=h,h=this._edgecode(i[0],i[1]),f&&h&&this._edge(e,f,h,i,i.length);else if(this.contains(e,(this.xmin+this.xmax)/2,
(this.ymin+this.ymax)/2))return[this.xmax,this.ymin,this.xmax,this.ymax,this.xmin,this.ymax,this.xmin,this.ymin];return i}_clipSegment(e,n,r,i,o,a){let s=o<a;for(s&&
([e,n,r,i,o,a]=[r,i,e,n,a,o]);;){if(o===0&&a===0)return s?[r,i,e,n]:[e,n,r,i];if(o&a)return null;let c,l,u=o||a;u&8?(c=e+(r-e)*(this.ymax-n)/(i-n),l=this.ymax):
u&4?(c=e+(r-e)*(this.ymin-n)/(i-n),l=this.ymin):u&2?(l=n+(i-n)*(this.xmax-e)/(r-e),c=this.xmax):(l=n+(i-n)*(this.xmin-e)/(r-e),c=this.xmin),o?(e=c,n=l,o=this._regioncode(
e,n)):(r=c,i=l,a=this._regioncode(r,i))}}_clipInfinite(e,n,r,i,o,a){let s=Array.from(n),c;if((c=this._project(s[0],s[1],r,i))&&s.unshift(c[0],c[1]),(c=this._project(
s[s.length-2],s[s.length-1],o,a))&&s.push(c[0],c[1]),s=this._clipFinite(e,s))for(let l=0,u=s.length,f,h=this._edgecode(s[u-2],s[u-1]);l<u;l+=2)f=h,h=this._edgecode(
s[l],s[l+1]),f&&h&&(l=this._edge(e,f,h,s,l),u=s.length);else this.contains(e,(this.xmin+this.xmax)/2,(this.ymin+this.ymax)/2)&&(s=[this.xmin,this.ymin,this.xmax,
this.ymin,this.xmax,this.ymax,this.xmin,this.ymax]);return s}_edge(e,n,r,i,o){for(;n!==r;){let a,s;switch(n){case 5:n=4;continue;case 4:n=6,a=this.xmax,s=this.ymin;
break;case 6:n=2;continue;case 2:n=10,a=this.xmax,s=this.ymax;break;case 10:n=8;continue;case 8:n=9,a=this.xmin,s=this.ymax;break;case 9:n=1;continue;case 1:n=5,
a=this.xmin,s=this.ymin;break}(i[o]!==a||i[o+1]!==s)&&this.contains(e,a,s)&&(i.splice(o,0,a,s),o+=2)}return o}_project(e,n,r,i){let o=1/0,a,s,c;if(i<0){if(n<=this.
ymin)return null;(a=(this.ymin-n)/i)<o&&(c=this.ymin,s=e+(o=a)*r)}else if(i>0){if(n>=this.ymax)return null;(a=(this.ymax-n)/i)<o&&(c=this.ymax,s=e+(o=a)*r)}if(r>
0){if(e>=this.xmax)return null;(a=(this.xmax-e)/r)<o&&(s=this.xmax,c=n+(o=a)*i)}else if(r<0){if(e<=this.xmin)return null;(a=(this.xmin-e)/r)<o&&(s=this.xmin,c=n+
(o=a)*i)}return[s,c]}_edgecode(e,n){return(e===this.xmin?1:e===this.xmax?2:0)|(n===this.ymin?4:n===this.ymax?8:0)}_regioncode(e,n){return(e<this.xmin?1:e>this.xmax?
2:0)|(n<this.ymin?4:n>this.ymax?8:0)}_simplify(e){if(e&&e.length>4){for(let n=0;n<e.length;n+=2){let r=(n+2)%e.length,i=(n+4)%e.length;(e[n]===e[r]&&e[r]===e[i]||
e[n+1]===e[r+1]&&e[r+1]===e[i+1])&&(e.splice(r,2),n-=2)}e.length||(e=null)}return e}},zM=2*Math.PI,Eo=Math.pow;function FM(t){return t[0]}function YM(t){return t[1]}
function BM(t){let{triangles:e,coords:n}=t;for(let r=0;r<e.length;r+=3){let i=2*e[r],o=2*e[r+1],a=2*e[r+2];if((n[a]-n[i])*(n[o+1]-n[i+1])-(n[o]-n[i])*(n[a+1]-n[i+
1])>1e-10)return!1}return!0}function qM(t,e,n){return[t+Math.sin(t+e)*n,e+Math.cos(t-e)*n]}var Tn=class t{static from(e,n=FM,r=YM,i){return new t("length"in e?XM(
e,n,r,i):Float64Array.from(WM(e,n,r,i)))}constructor(e){this._delaunator=new Zc(e),this.inedges=new Int32Array(e.length/2),this._hullIndex=new Int32Array(e.length/
2),this.points=this._delaunator.coords,this._init()}update(){return this._delaunator.update(),this._init(),this}_init(){let e=this._delaunator,n=this.points;if(e.
hull&&e.hull.length>2&&BM(e)){this.collinear=Int32Array.from({length:n.length/2},(h,d)=>d).sort((h,d)=>n[2*h]-n[2*d]||n[2*h+1]-n[2*d+1]);let c=this.collinear[0],
l=this.collinear[this.collinear.length-1],u=[n[2*c],n[2*c+1],n[2*l],n[2*l+1]],f=1e-8*Math.hypot(u[3]-u[1],u[2]-u[0]);for(let h=0,d=n.length/2;h<d;++h){let p=qM(
n[2*h],n[2*h+1],f);n[2*h]=p[0],n[2*h+1]=p[1]}this._delaunator=new Zc(n)}else delete this.collinear;let r=this.halfedges=this._delaunator.halfedges,i=this.hull=this.
_delaunator.hull,o=this.triangles=this._delaunator.triangles,a=this.inedges.fill(-1),s=this._hullIndex.fill(-1);for(let c=0,l=r.length;c<l;++c){let u=o[c%3===2?
c-2:c+1];(r[c]===-1||a[u]===-1)&&(a[u]=c)}for(let c=0,l=i.length;c<l;++c)s[i[c]]=c;i.length<=2&&i.length>0&&(this.triangles=new Int32Array(3).fill(-1),this.halfedges=
new Int32Array(3).fill(-1),this.triangles[0]=i[0],a[i[0]]=1,i.length===2&&(a[i[1]]=0,this.triangles[1]=i[1],this.triangles[2]=i[1]))}voronoi(e){return new hh(this,
e)}*neighbors(e){let{inedges:n,hull:r,_hullIndex:i,halfedges:o,triangles:a,collinear:s}=this;if(s){let f=s.indexOf(e);f>0&&(yield s[f-1]),f<s.length-1&&(yield s[f+
1]);return}let c=n[e];if(c===-1)return;let l=c,u=-1;do{if(yield u=a[l],l=l%3===2?l-2:l+1,a[l]!==e)return;if(l=o[l],l===-1){let f=r[(i[e]+1)%r.length];f!==u&&(yield f);
return}}while(l!==c)}find(e,n,r=0){if(e=+e,e!==e||(n=+n,n!==n))return-1;let i=r,o;for(;(o=this._step(r,e,n))>=0&&o!==r&&o!==i;)r=o;return o}_step(e,n,r){let{inedges:i,
hull:o,_hullIndex:a,halfedges:s,triangles:c,points:l}=this;if(l.length<2)return-1;if(i[e]===-1)return(e+1)%(l.length>>1);let u=e,f=Eo(n-l[e*2],2)+Eo(r-l[e*2+1],
2),h=i[e],d=h;do{let p=c[d],m=Eo(n-l[p*2],2)+Eo(r-l[p*2+1],2);if(m<f&&(f=m,u=p),d=d%3===2?d-2:d+1,c[d]!==e)break;if(d=s[d],d===-1){if(d=o[(a[e]+1)%o.length],d!==
p&&Eo(n-l[d*2],2)+Eo(r-l[d*2+1],2)<f)return d;break}}while(d!==h);return u}render(e){let n=e==null?e=new ar:void 0,{points:r,halfedges:i,triangles:o}=this;for(let a=0,
s=i.length;a<s;++a){let c=i[a];if(c<a)continue;let l=o[a]*2,u=o[c]*2;e.moveTo(r[l],r[l+1]),e.lineTo(r[u],r[u+1])}return this.renderHull(e),n&&n.value()}renderPoints(e,n){
n===void 0&&(!e||typeof e.moveTo!="function")&&(n=e,e=null),n=n==null?2:+n;let r=e==null?e=new ar:void 0,{points:i}=this;for(let o=0,a=i.length&-2;o<a;o+=2){let s=i[o],
c=i[o+1];e.moveTo(s+n,c),e.arc(s,c,n,0,zM)}return r&&r.value()}renderHull(e){let n=e==null?e=new ar:void 0,{hull:r,points:i}=this,o=r[0]*2,a=r.length;e.moveTo(i[o],
i[o+1]);for(let s=1;s<a;++s){let c=2*r[s];e.lineTo(i[c],i[c+1])}return e.closePath(),n&&n.value()}hullPolygon(){let e=new Ka;return this.renderHull(e),e.value()}renderTriangle(e,n){
let r=n==null?n=new ar:void 0,{points:i,triangles:o}=this,a=o[e*=3]*2,s=o[e+1]*2,c=o[e+2]*2;return n.moveTo(i[a],i[a+1]),n.lineTo(i[s],i[s+1]),n.lineTo(i[c],i[c+
1]),n.closePath(),r&&r.value()}*trianglePolygons(){let{triangles:e}=this;for(let n=0,r=e.length/3;n<r;++n)yield this.trianglePolygon(n)}trianglePolygon(e){let n=new Ka;
return this.renderTriangle(e,n),n.value()}};function XM(t,e,n,r){let i=t.length,o=new Float64Array(i*2);for(let a=0;a<i;++a){let s=t[a];o[a*2]=e.call(r,s,a,t),o[a*
2+1]=n.call(r,s,a,t)}return o}function*WM(t,e,n,r){let i=0;for(let o of t)yield e.call(r,o,i,t),yield n.call(r,o,i,t),++i}function UM(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString("en").replace(/,/g,""):t.toString(10)}function Qc(t,e){if(!isFinite(t)||t===0)return null;
var n=(t=e?t.toExponential(e-1):t.toExponential()).indexOf("e"),r=t.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+t.slice(n+1)]}function Ro(t){return t=Qc(Math.
abs(t)),t?t[1]:NaN}function GM(t,e){return function(n,r){for(var i=n.length,o=[],a=0,s=t[0],c=0;i>0&&s>0&&(c+s+1>r&&(s=Math.max(1,r-c)),o.push(n.substring(i-=s,
i+s)),!((c+=s+1)>r));)s=t[a=(a+1)%t.length];return o.reverse().join(e)}}function HM(t){return function(e){return e.replace(/[0-9]/g,function(n){return t[+n]})}}
var jM=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Io(t){if(!(e=jM.exec(t)))throw new Error("invalid format: "+t);var e;
return new dh({fill:e[1],align:e[2],sign:e[3],symbol:e[4],zero:e[5],width:e[6],comma:e[7],precision:e[8]&&e[8].slice(1),trim:e[9],type:e[10]})}Io.prototype=dh.prototype;
function dh(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===
void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,
this.trim=!!t.trim,this.type=t.type===void 0?"":t.type+""}dh.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function VM(t){t:for(var e=t.length,n=1,r=-1,i;n<e;++n)switch(t[n]){case".":r=i=n;break;case"0":r===0&&(r=n),i=n;break;default:if(!+t[n])break t;r>0&&(r=0);break}
return r>0?t.slice(0,r)+t.slice(i+1):t}var Jc;function ZM(t,e){var n=Qc(t,e);if(!n)return Jc=void 0,t.toPrecision(e);var r=n[0],i=n[1],o=i-(Jc=Math.max(-8,Math.
min(8,Math.floor(i/3)))*3)+1,a=r.length;return o===a?r:o>a?r+new Array(o-a+1).join("0"):o>0?r.slice(0,o)+"."+r.slice(o):"0."+new Array(1-o).join("0")+Qc(t,Math.
max(0,e+o-1))[0]}function G1(t,e){var n=Qc(t,e);if(!n)return t+"";var r=n[0],i=n[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.
slice(i+1):r+new Array(i-r.length+2).join("0")}var H1={"%":(t,e)=>(t*100).toFixed(e),b:t=>Math.round(t).toString(2),c:t=>t+"",d:UM,e:(t,e)=>t.toExponential(e),f:(t,e)=>t.
toFixed(e),g:(t,e)=>t.toPrecision(e),o:t=>Math.round(t).toString(8),p:(t,e)=>G1(t*100,e),r:G1,s:ZM,X:t=>Math.round(t).toString(16).toUpperCase(),x:t=>Math.round(
t).toString(16)};function j1(t){return t}var V1=Array.prototype.map,Z1=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function KM(t){var e=t.
grouping===void 0||t.thousands===void 0?j1:GM(V1.call(t.grouping,Number),t.thousands+""),n=t.currency===void 0?"":t.currency[0]+"",r=t.currency===void 0?"":t.currency[1]+
"",i=t.decimal===void 0?".":t.decimal+"",o=t.numerals===void 0?j1:HM(V1.call(t.numerals,String)),a=t.percent===void 0?"%":t.percent+"",s=t.minus===void 0?"−":
t.minus+"",c=t.nan===void 0?"NaN":t.nan+"";function l(f,h){f=Io(f);var d=f.fill,p=f.align,m=f.sign,b=f.symbol,y=f.zero,g=f.width,w=f.comma,x=f.precision,_=f.trim,
v=f.type;v==="n"?(w=!0,v="g"):H1[v]||(x===void 0&&(x=12),_=!0,v="g"),(y||d==="0"&&p==="=")&&(y=!0,d="0",p="=");var M=(h&&h.prefix!==void 0?h.prefix:"")+(b==="$"?
n:b==="#"&&/[boxX]/.test(v)?"0"+v.toLowerCase():""),k=(b==="$"?r:/[%p]/.test(v)?a:"")+(h&&h.suffix!==void 0?h.suffix:""),S=H1[v],A=/[defgprs%]/.test(v);x=x===void 0?
6:/[gprs]/.test(v)?Math.max(1,Math.min(21,x)):Math.max(0,Math.min(20,x));function T($){var N=M,E=k,C,R,I;if(v==="c")E=S($)+E,$="";else{$=+$;var z=$<0||1/$<0;if($=
isNaN($)?c:S(Math.abs($),x),_&&($=VM($)),z&&+$==0&&m!=="+"&&(z=!1),N=(z?m==="("?m:s:m==="-"||m==="("?"":m)+N,E=(v==="s"&&!isNaN($)&&Jc!==void 0?Z1[8+Jc/3]:"")+E+
(z&&m==="("?")":""),A){for(C=-1,R=$.length;++C<R;)if(I=$.charCodeAt(C),48>I||I>57){E=(I===46?i+$.slice(C+1):$.slice(C))+E,$=$.slice(0,C);break}}}w&&!y&&($=e($,1/0));
var P=N.length+$.length+E.length,Y=P<g?new Array(g-P+1).join(d):"";switch(w&&y&&($=e(Y+$,Y.length?g-E.length:1/0),Y=""),p){case"<":$=N+$+E+Y;break;case"=":$=N+Y+
$+E;break;case"^":$=Y.slice(0,P=Y.length>>1)+N+$+E+Y.slice(P);break;default:$=Y+N+$+E;break}return o($)}return T.toString=function(){return f+""},T}function u(f,h){
var d=Math.max(-8,Math.min(8,Math.floor(Ro(h)/3)))*3,p=Math.pow(10,-d),m=l((f=Io(f),f.type="f",f),{suffix:Z1[8+d/3]});return function(b){return m(p*b)}}return{format:l,
formatPrefix:u}}var Kc,Cn,ph;QM({thousands:",",grouping:[3],currency:["$",""]});function QM(t){return Kc=KM(t),Cn=Kc.format,ph=Kc.formatPrefix,Kc}function K1(t){
return Math.max(0,-Ro(Math.abs(t)))}function Q1(t,e){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Ro(e)/3)))*3-Ro(Math.abs(t)))}function J1(t,e){return t=
Math.abs(t),e=Math.abs(e)-t,Math.max(0,Ro(e)-Ro(t))+1}var tt=1e-6,sl=1e-12,dt=Math.PI,Ut=dt/2,ty=dt/4,Ge=dt*2,de=180/dt,wt=dt/180,vt=Math.abs,Oo=Math.atan,bn=Math.atan2,nt=Math.cos,tl=Math.ceil,_y=Math.exp,wh=Math.
hypot,cl=Math.log,mh=Math.pow,K=Math.sin,on=Math.sign||function(t){return t>0?1:t<0?-1:0},Ae=Math.sqrt,Fh=Math.tan;function My(t){return t>1?0:t<-1?dt:Math.acos(
t)}function Oe(t){return t>1?Ut:t<-1?-Ut:Math.asin(t)}function Ue(){}function ll(t,e){t&&ny.hasOwnProperty(t.type)&&ny[t.type](t,e)}var ey={Feature:function(t,e){ll(t.geometry,e)},FeatureCollection:function(t,e){for(var n=t.
features,r=-1,i=n.length;++r<i;)ll(n[r].geometry,e)}},ny={Sphere:function(t,e){e.sphere()},Point:function(t,e){t=t.coordinates,e.point(t[0],t[1],t[2])},MultiPoint:function(t,e){
for(var n=t.coordinates,r=-1,i=n.length;++r<i;)t=n[r],e.point(t[0],t[1],t[2])},LineString:function(t,e){vh(t.coordinates,e,0)},MultiLineString:function(t,e){for(var n=t.
coordinates,r=-1,i=n.length;++r<i;)vh(n[r],e,0)},Polygon:function(t,e){ry(t.coordinates,e)},MultiPolygon:function(t,e){for(var n=t.coordinates,r=-1,i=n.length;++r<
i;)ry(n[r],e)},GeometryCollection:function(t,e){for(var n=t.geometries,r=-1,i=n.length;++r<i;)ll(n[r],e)}};function vh(t,e,n){var r=-1,i=t.length-n,o;for(e.lineStart();++r<
i;)o=t[r],e.point(o[0],o[1],o[2]);e.lineEnd()}function ry(t,e){var n=-1,r=t.length;for(e.polygonStart();++n<r;)vh(t[n],e,1);e.polygonEnd()}function cr(t,e){t&&ey.
hasOwnProperty(t.type)?ey[t.type](t,e):ll(t,e)}var tN=new we,eN=new we;function _h(t){return[bn(t[1],t[0]),Oe(t[2])]}function Po(t){var e=t[0],n=t[1],r=nt(n);return[r*nt(e),r*K(e),K(n)]}function el(t,e){return t[0]*e[0]+t[1]*e[1]+t[2]*
e[2]}function ul(t,e){return[t[1]*e[2]-t[2]*e[1],t[2]*e[0]-t[0]*e[2],t[0]*e[1]-t[1]*e[0]]}function gh(t,e){t[0]+=e[0],t[1]+=e[1],t[2]+=e[2]}function nl(t,e){return[
t[0]*e,t[1]*e,t[2]*e]}function Mh(t){var e=Ae(t[0]*t[0]+t[1]*t[1]+t[2]*t[2]);t[0]/=e,t[1]/=e,t[2]/=e}var Qa,fl,hl,dl,pl,ml,gl,yl,Sh,$h,kh,Sy,$y,Se,$e,ke,yn={sphere:Ue,point:Yh,lineStart:iy,lineEnd:oy,polygonStart:function(){yn.lineStart=e7,yn.lineEnd=n7},polygonEnd:function(){
yn.lineStart=iy,yn.lineEnd=oy}};function Yh(t,e){t*=wt,e*=wt;var n=nt(e);fs(n*nt(t),n*K(t),K(e))}function fs(t,e,n){++Qa,hl+=(t-hl)/Qa,dl+=(e-dl)/Qa,pl+=(n-pl)/
Qa}function iy(){yn.point=JM}function JM(t,e){t*=wt,e*=wt;var n=nt(e);Se=n*nt(t),$e=n*K(t),ke=K(e),yn.point=t7,fs(Se,$e,ke)}function t7(t,e){t*=wt,e*=wt;var n=nt(
e),r=n*nt(t),i=n*K(t),o=K(e),a=bn(Ae((a=$e*o-ke*i)*a+(a=ke*r-Se*o)*a+(a=Se*i-$e*r)*a),Se*r+$e*i+ke*o);fl+=a,ml+=a*(Se+(Se=r)),gl+=a*($e+($e=i)),yl+=a*(ke+(ke=o)),
fs(Se,$e,ke)}function oy(){yn.point=Yh}function e7(){yn.point=r7}function n7(){ky(Sy,$y),yn.point=Yh}function r7(t,e){Sy=t,$y=e,t*=wt,e*=wt,yn.point=ky;var n=nt(
e);Se=n*nt(t),$e=n*K(t),ke=K(e),fs(Se,$e,ke)}function ky(t,e){t*=wt,e*=wt;var n=nt(e),r=n*nt(t),i=n*K(t),o=K(e),a=$e*o-ke*i,s=ke*r-Se*o,c=Se*i-$e*r,l=wh(a,s,c),
u=Oe(l),f=l&&-u/l;Sh.add(f*a),$h.add(f*s),kh.add(f*c),fl+=u,ml+=u*(Se+(Se=r)),gl+=u*($e+($e=i)),yl+=u*(ke+(ke=o)),fs(Se,$e,ke)}function Ay(t){Qa=fl=hl=dl=pl=ml=
gl=yl=0,Sh=new we,$h=new we,kh=new we,cr(t,yn);var e=+Sh,n=+$h,r=+kh,i=wh(e,n,r);return i<sl&&(e=ml,n=gl,r=yl,fl<tt&&(e=hl,n=dl,r=pl),i=wh(e,n,r),i<sl)?[NaN,NaN]:
[bn(n,e)*de,Oe(r/i)*de]}function Ah(t,e){function n(r,i){return r=t(r,i),e(r[0],r[1])}return t.invert&&e.invert&&(n.invert=function(r,i){return r=e.invert(r,i),r&&t.invert(r[0],r[1])}),
n}function Th(t,e){return vt(t)>dt&&(t-=Math.round(t/Ge)*Ge),[t,e]}Th.invert=Th;function Ty(t,e,n){return(t%=Ge)?e||n?Ah(sy(t),cy(e,n)):sy(t):e||n?cy(e,n):Th}function ay(t){
return function(e,n){return e+=t,vt(e)>dt&&(e-=Math.round(e/Ge)*Ge),[e,n]}}function sy(t){var e=ay(t);return e.invert=ay(-t),e}function cy(t,e){var n=nt(t),r=K(
t),i=nt(e),o=K(e);function a(s,c){var l=nt(c),u=nt(s)*l,f=K(s)*l,h=K(c),d=h*n+u*r;return[bn(f*i-d*o,u*n-h*r),Oe(d*i+f*o)]}return a.invert=function(s,c){var l=nt(
c),u=nt(s)*l,f=K(s)*l,h=K(c),d=h*i-f*o;return[bn(f*i+h*o,u*n+d*r),Oe(d*n-u*r)]},a}function i7(t){t=Ty(t[0]*wt,t[1]*wt,t.length>2?t[2]*wt:0);function e(n){return n=
t(n[0]*wt,n[1]*wt),n[0]*=de,n[1]*=de,n}return e.invert=function(n){return n=t.invert(n[0]*wt,n[1]*wt),n[0]*=de,n[1]*=de,n},e}function o7(t,e,n,r,i,o){if(n){var a=nt(
e),s=K(e),c=r*n;i==null?(i=e+r*Ge,o=e-c/2):(i=ly(a,i),o=ly(a,o),(r>0?i<o:i>o)&&(i+=r*Ge));for(var l,u=i;r>0?u>o:u<o;u-=c)l=_h([a,-s*nt(u),-s*K(u)]),t.point(l[0],
l[1])}}function ly(t,e){e=Po(e),e[0]-=t,Mh(e);var n=My(-e[1]);return((-e[2]<0?-n:n)+Ge-tt)%Ge}function Cy(){var t=[],e;return{point:function(n,r,i){e.push([n,r,i])},lineStart:function(){t.push(e=[])},lineEnd:Ue,rejoin:function(){t.length>1&&t.push(t.pop().
concat(t.shift()))},result:function(){var n=t;return t=[],e=null,n}}}function al(t,e){return vt(t[0]-e[0])<tt&&vt(t[1]-e[1])<tt}function rl(t,e,n,r){this.x=t,this.
z=e,this.o=n,this.e=r,this.v=!1,this.n=this.p=null}function Ey(t,e,n,r,i){var o=[],a=[],s,c;if(t.forEach(function(p){if(!((m=p.length-1)<=0)){var m,b=p[0],y=p[m],
g;if(al(b,y)){if(!b[2]&&!y[2]){for(i.lineStart(),s=0;s<m;++s)i.point((b=p[s])[0],b[1]);i.lineEnd();return}y[0]+=2*tt}o.push(g=new rl(b,p,null,!0)),a.push(g.o=new rl(
b,null,g,!1)),o.push(g=new rl(y,p,null,!1)),a.push(g.o=new rl(y,null,g,!0))}}),!!o.length){for(a.sort(e),uy(o),uy(a),s=0,c=a.length;s<c;++s)a[s].e=n=!n;for(var l=o[0],
u,f;;){for(var h=l,d=!0;h.v;)if((h=h.n)===l)return;u=h.z,i.lineStart();do{if(h.v=h.o.v=!0,h.e){if(d)for(s=0,c=u.length;s<c;++s)i.point((f=u[s])[0],f[1]);else r(
h.x,h.n.x,1,i);h=h.n}else{if(d)for(u=h.p.z,s=u.length-1;s>=0;--s)i.point((f=u[s])[0],f[1]);else r(h.x,h.p.x,-1,i);h=h.p}h=h.o,u=h.z,d=!d}while(!h.v);i.lineEnd()}}}
function uy(t){if(e=t.length){for(var e,n=0,r=t[0],i;++n<e;)r.n=i=t[n],i.p=r,r=i;r.n=i=t[0],i.p=r}}function yh(t){return vt(t[0])<=dt?t[0]:on(t[0])*((vt(t[0])+dt)%
Ge-dt)}function a7(t,e){var n=yh(e),r=e[1],i=K(r),o=[K(n),-nt(n),0],a=0,s=0,c=new we;i===1?r=Ut+tt:i===-1&&(r=-Ut-tt);for(var l=0,u=t.length;l<u;++l)if(h=(f=t[l]).
length)for(var f,h,d=f[h-1],p=yh(d),m=d[1]/2+ty,b=K(m),y=nt(m),g=0;g<h;++g,p=x,b=v,y=M,d=w){var w=f[g],x=yh(w),_=w[1]/2+ty,v=K(_),M=nt(_),k=x-p,S=k>=0?1:-1,A=S*
k,T=A>dt,$=b*v;if(c.add(bn($*S*K(A),y*M+$*nt(A))),a+=T?k+S*Ge:k,T^p>=n^x>=n){var N=ul(Po(d),Po(w));Mh(N);var E=ul(o,N);Mh(E);var C=(T^k>=0?-1:1)*Oe(E[2]);(r>C||
r===C&&(N[0]||N[1]))&&(s+=T^k>=0?1:-1)}}return(a<-tt||a<tt&&c<-sl)^s&1}function Ny(t,e,n,r){return function(i){var o=e(i),a=Cy(),s=e(a),c=!1,l,u,f,h={point:d,lineStart:m,
lineEnd:b,polygonStart:function(){h.point=y,h.lineStart=g,h.lineEnd=w,u=[],l=[]},polygonEnd:function(){h.point=d,h.lineStart=m,h.lineEnd=b,u=qf(u);var x=a7(l,r);
u.length?(c||(i.polygonStart(),c=!0),Ey(u,c7,x,n,i)):x&&(c||(i.polygonStart(),c=!0),i.lineStart(),n(null,null,1,i),i.lineEnd()),c&&(i.polygonEnd(),c=!1),u=l=null},
sphere:function(){i.polygonStart(),i.lineStart(),n(null,null,1,i),i.lineEnd(),i.polygonEnd()}};function d(x,_){t(x,_)&&i.point(x,_)}function p(x,_){o.point(x,_)}
function m(){h.point=p,o.lineStart()}function b(){h.point=d,o.lineEnd()}function y(x,_){f.push([x,_]),s.point(x,_)}function g(){s.lineStart(),f=[]}function w(){
y(f[0][0],f[0][1]),s.lineEnd();var x=s.clean(),_=a.result(),v,M=_.length,k,S,A;if(f.pop(),l.push(f),f=null,!!M){if(x&1){if(S=_[0],(k=S.length-1)>0){for(c||(i.polygonStart(),
c=!0),i.lineStart(),v=0;v<k;++v)i.point((A=S[v])[0],A[1]);i.lineEnd()}return}M>1&&x&2&&_.push(_.pop().concat(_.shift())),u.push(_.filter(s7))}}return h}}function s7(t){
return t.length>1}function c7(t,e){return((t=t.x)[0]<0?t[1]-Ut-tt:Ut-t[1])-((e=e.x)[0]<0?e[1]-Ut-tt:Ut-e[1])}var fy=Ny(function(){return!0},l7,f7,[-dt,-Ut]);function l7(t){
var e=NaN,n=NaN,r=NaN,i;return{lineStart:function(){t.lineStart(),i=1},point:function(o,a){var s=o>0?dt:-dt,c=vt(o-e);vt(c-dt)<tt?(t.point(e,n=(n+a)/2>0?Ut:-Ut),
t.point(r,n),t.lineEnd(),t.lineStart(),t.point(s,n),t.point(o,n),i=0):r!==s&&c>=dt&&(vt(e-r)<tt&&(e-=r*tt),vt(o-s)<tt&&(o-=s*tt),n=u7(e,n,o,a),t.point(r,n),t.lineEnd(),
t.lineStart(),t.point(s,n),i=0),t.point(e=o,n=a),r=s},lineEnd:function(){t.lineEnd(),e=n=NaN},clean:function(){return 2-i}}}function u7(t,e,n,r){var i,o,a=K(t-n);
return vt(a)>tt?Oo((K(e)*(o=nt(r))*K(n)-K(r)*(i=nt(e))*K(t))/(i*o*a)):(e+r)/2}function f7(t,e,n,r){var i;if(t==null)i=n*Ut,r.point(-dt,i),r.point(0,i),r.point(dt,
i),r.point(dt,0),r.point(dt,-i),r.point(0,-i),r.point(-dt,-i),r.point(-dt,0),r.point(-dt,i);else if(vt(t[0]-e[0])>tt){var o=t[0]<e[0]?dt:-dt;i=n*o/2,r.point(-o,
i),r.point(0,i),r.point(o,i)}else r.point(e[0],e[1])}function h7(t){var e=nt(t),n=2*wt,r=e>0,i=vt(e)>tt;function o(u,f,h,d){o7(d,t,n,h,u,f)}function a(u,f){return nt(
u)*nt(f)>e}function s(u){var f,h,d,p,m;return{lineStart:function(){p=d=!1,m=1},point:function(b,y){var g=[b,y],w,x=a(b,y),_=r?x?0:l(b,y):x?l(b+(b<0?dt:-dt),y):0;
if(!f&&(p=d=x)&&u.lineStart(),x!==d&&(w=c(f,g),(!w||al(f,w)||al(g,w))&&(g[2]=1)),x!==d)m=0,x?(u.lineStart(),w=c(g,f),u.point(w[0],w[1])):(w=c(f,g),u.point(w[0],
w[1],2),u.lineEnd()),f=w;else if(i&&f&&r^x){var v;!(_&h)&&(v=c(g,f,!0))&&(m=0,r?(u.lineStart(),u.point(v[0][0],v[0][1]),u.point(v[1][0],v[1][1]),u.lineEnd()):(u.
point(v[1][0],v[1][1]),u.lineEnd(),u.lineStart(),u.point(v[0][0],v[0][1],3)))}x&&(!f||!al(f,g))&&u.point(g[0],g[1]),f=g,d=x,h=_},lineEnd:function(){d&&u.lineEnd(),
f=null},clean:function(){return m|(p&&d)<<1}}}function c(u,f,h){var d=Po(u),p=Po(f),m=[1,0,0],b=ul(d,p),y=el(b,b),g=b[0],w=y-g*g;if(!w)return!h&&u;var x=e*y/w,_=-e*
g/w,v=ul(m,b),M=nl(m,x),k=nl(b,_);gh(M,k);var S=v,A=el(M,S),T=el(S,S),$=A*A-T*(el(M,M)-1);if(!($<0)){var N=Ae($),E=nl(S,(-A-N)/T);if(gh(E,M),E=_h(E),!h)return E;
var C=u[0],R=f[0],I=u[1],z=f[1],P;R<C&&(P=C,C=R,R=P);var Y=R-C,q=vt(Y-dt)<tt,W=q||Y<tt;if(!q&&z<I&&(P=I,I=z,z=P),W?q?I+z>0^E[1]<(vt(E[0]-C)<tt?I:z):I<=E[1]&&E[1]<=
z:Y>dt^(C<=E[0]&&E[0]<=R)){var X=nl(S,(-A+N)/T);return gh(X,M),[E,_h(X)]}}}function l(u,f){var h=r?t:dt-t,d=0;return u<-h?d|=1:u>h&&(d|=2),f<-h?d|=4:f>h&&(d|=8),
d}return Ny(a,s,o,r?[0,-t]:[-dt,t-dt])}function d7(t,e,n,r,i,o){var a=t[0],s=t[1],c=e[0],l=e[1],u=0,f=1,h=c-a,d=l-s,p;if(p=n-a,!(!h&&p>0)){if(p/=h,h<0){if(p<u)return;
p<f&&(f=p)}else if(h>0){if(p>f)return;p>u&&(u=p)}if(p=i-a,!(!h&&p<0)){if(p/=h,h<0){if(p>f)return;p>u&&(u=p)}else if(h>0){if(p<u)return;p<f&&(f=p)}if(p=r-s,!(!d&&
p>0)){if(p/=d,d<0){if(p<u)return;p<f&&(f=p)}else if(d>0){if(p>f)return;p>u&&(u=p)}if(p=o-s,!(!d&&p<0)){if(p/=d,d<0){if(p>f)return;p>u&&(u=p)}else if(d>0){if(p<u)
return;p<f&&(f=p)}return u>0&&(t[0]=a+u*h,t[1]=s+u*d),f<1&&(e[0]=a+f*h,e[1]=s+f*d),!0}}}}}var Ja=1e9,il=-Ja;function Bh(t,e,n,r){function i(l,u){return t<=l&&l<=
n&&e<=u&&u<=r}function o(l,u,f,h){var d=0,p=0;if(l==null||(d=a(l,f))!==(p=a(u,f))||c(l,u)<0^f>0)do h.point(d===0||d===3?t:n,d>1?r:e);while((d=(d+f+4)%4)!==p);else
h.point(u[0],u[1])}function a(l,u){return vt(l[0]-t)<tt?u>0?0:3:vt(l[0]-n)<tt?u>0?2:1:vt(l[1]-e)<tt?u>0?1:0:u>0?3:2}function s(l,u){return c(l.x,u.x)}function c(l,u){
var f=a(l,1),h=a(u,1);return f!==h?f-h:f===0?u[1]-l[1]:f===1?l[0]-u[0]:f===2?l[1]-u[1]:u[0]-l[0]}return function(l){var u=l,f=Cy(),h,d,p,m,b,y,g,w,x,_,v,M={point:k,
lineStart:$,lineEnd:N,polygonStart:A,polygonEnd:T};function k(C,R){i(C,R)&&u.point(C,R)}function S(){for(var C=0,R=0,I=d.length;R<I;++R)for(var z=d[R],P=1,Y=z.length,
q=z[0],W,X,ot=q[0],st=q[1];P<Y;++P)W=ot,X=st,q=z[P],ot=q[0],st=q[1],X<=r?st>r&&(ot-W)*(r-X)>(st-X)*(t-W)&&++C:st<=r&&(ot-W)*(r-X)<(st-X)*(t-W)&&--C;return C}function A(){
u=f,h=[],d=[],v=!0}function T(){var C=S(),R=v&&C,I=(h=qf(h)).length;(R||I)&&(l.polygonStart(),R&&(l.lineStart(),o(null,null,1,l),l.lineEnd()),I&&Ey(h,s,C,o,l),l.
polygonEnd()),u=l,h=d=p=null}function $(){M.point=E,d&&d.push(p=[]),_=!0,x=!1,g=w=NaN}function N(){h&&(E(m,b),y&&x&&f.rejoin(),h.push(f.result())),M.point=k,x&&
u.lineEnd()}function E(C,R){var I=i(C,R);if(d&&p.push([C,R]),_)m=C,b=R,y=I,_=!1,I&&(u.lineStart(),u.point(C,R));else if(I&&x)u.point(C,R);else{var z=[g=Math.max(
il,Math.min(Ja,g)),w=Math.max(il,Math.min(Ja,w))],P=[C=Math.max(il,Math.min(Ja,C)),R=Math.max(il,Math.min(Ja,R))];d7(z,P,t,e,n,r)?(x||(u.lineStart(),u.point(z[0],
z[1])),u.point(P[0],P[1]),I||u.lineEnd(),v=!1):I&&(u.lineStart(),u.point(C,R),v=!1)}g=C,w=R,x=I}return M}}function hy(t,e,n){var r=he(t,e-tt,n).concat(e);return function(i){return r.map(function(o){return[i,o]})}}function dy(t,e,n){var r=he(t,e-tt,n).concat(e);return function(i){
return r.map(function(o){return[o,i]})}}function p7(){var t,e,n,r,i,o,a,s,c=10,l=c,u=90,f=360,h,d,p,m,b=2.5;function y(){return{type:"MultiLineString",coordinates:g()}}
function g(){return he(tl(r/u)*u,n,u).map(p).concat(he(tl(s/f)*f,a,f).map(m)).concat(he(tl(e/c)*c,t,c).filter(function(w){return vt(w%u)>tt}).map(h)).concat(he(
tl(o/l)*l,i,l).filter(function(w){return vt(w%f)>tt}).map(d))}return y.lines=function(){return g().map(function(w){return{type:"LineString",coordinates:w}})},y.
outline=function(){return{type:"Polygon",coordinates:[p(r).concat(m(a).slice(1),p(n).reverse().slice(1),m(s).reverse().slice(1))]}},y.extent=function(w){return arguments.
length?y.extentMajor(w).extentMinor(w):y.extentMinor()},y.extentMajor=function(w){return arguments.length?(r=+w[0][0],n=+w[1][0],s=+w[0][1],a=+w[1][1],r>n&&(w=r,
r=n,n=w),s>a&&(w=s,s=a,a=w),y.precision(b)):[[r,s],[n,a]]},y.extentMinor=function(w){return arguments.length?(e=+w[0][0],t=+w[1][0],o=+w[0][1],i=+w[1][1],e>t&&(w=
e,e=t,t=w),o>i&&(w=o,o=i,i=w),y.precision(b)):[[e,o],[t,i]]},y.step=function(w){return arguments.length?y.stepMajor(w).stepMinor(w):y.stepMinor()},y.stepMajor=function(w){
return arguments.length?(u=+w[0],f=+w[1],y):[u,f]},y.stepMinor=function(w){return arguments.length?(c=+w[0],l=+w[1],y):[c,l]},y.precision=function(w){return arguments.
length?(b=+w,h=hy(o,i,90),d=dy(e,t,b),p=hy(s,a,90),m=dy(r,n,b),y):b},y.extentMajor([[-180,-90+tt],[180,90-tt]]).extentMinor([[-180,-80-tt],[180,80+tt]])}function Ry(){
return p7()()}var Ch=t=>t,bh=new we,Eh=new we,Iy,Ly,Nh,Rh,lr={point:Ue,lineStart:Ue,lineEnd:Ue,polygonStart:function(){lr.lineStart=m7,lr.lineEnd=y7},polygonEnd:function(){lr.
lineStart=lr.lineEnd=lr.point=Ue,bh.add(vt(Eh)),Eh=new we},result:function(){var t=bh/2;return bh=new we,t}};function m7(){lr.point=g7}function g7(t,e){lr.point=
Py,Iy=Nh=t,Ly=Rh=e}function Py(t,e){Eh.add(Rh*t-Nh*e),Nh=t,Rh=e}function y7(){Py(Iy,Ly)}var Do=1/0,bl=Do,cs=-Do,xl=cs,wl={point:b7,lineStart:Ue,lineEnd:Ue,polygonStart:Ue,
polygonEnd:Ue,result:function(){var t=[[Do,bl],[cs,xl]];return cs=xl=-(bl=Do=1/0),t}};function b7(t,e){t<Do&&(Do=t),t>cs&&(cs=t),e<bl&&(bl=e),e>xl&&(xl=e)}var Ih=0,
Lh=0,ts=0,vl=0,_l=0,Lo=0,Ph=0,Dh=0,es=0,Dy,Oy,En,Nn,rn={point:ki,lineStart:py,lineEnd:my,polygonStart:function(){rn.lineStart=v7,rn.lineEnd=_7},polygonEnd:function(){
rn.point=ki,rn.lineStart=py,rn.lineEnd=my},result:function(){var t=es?[Ph/es,Dh/es]:Lo?[vl/Lo,_l/Lo]:ts?[Ih/ts,Lh/ts]:[NaN,NaN];return Ih=Lh=ts=vl=_l=Lo=Ph=Dh=es=
0,t}};function ki(t,e){Ih+=t,Lh+=e,++ts}function py(){rn.point=x7}function x7(t,e){rn.point=w7,ki(En=t,Nn=e)}function w7(t,e){var n=t-En,r=e-Nn,i=Ae(n*n+r*r);vl+=
i*(En+t)/2,_l+=i*(Nn+e)/2,Lo+=i,ki(En=t,Nn=e)}function my(){rn.point=ki}function v7(){rn.point=M7}function _7(){zy(Dy,Oy)}function M7(t,e){rn.point=zy,ki(Dy=En=
t,Oy=Nn=e)}function zy(t,e){var n=t-En,r=e-Nn,i=Ae(n*n+r*r);vl+=i*(En+t)/2,_l+=i*(Nn+e)/2,Lo+=i,i=Nn*t-En*e,Ph+=i*(En+t),Dh+=i*(Nn+e),es+=i*3,ki(En=t,Nn=e)}function Fy(t){
this._context=t}Fy.prototype={_radius:4.5,pointRadius:function(t){return this._radius=t,this},polygonStart:function(){this._line=0},polygonEnd:function(){this._line=
NaN},lineStart:function(){this._point=0},lineEnd:function(){this._line===0&&this._context.closePath(),this._point=NaN},point:function(t,e){switch(this._point){case 0:{
this._context.moveTo(t,e),this._point=1;break}case 1:{this._context.lineTo(t,e);break}default:{this._context.moveTo(t+this._radius,e),this._context.arc(t,e,this.
_radius,0,Ge);break}}},result:Ue};var Oh=new we,xh,Yy,By,ns,rs,ls={point:Ue,lineStart:function(){ls.point=S7},lineEnd:function(){xh&&qy(Yy,By),ls.point=Ue},polygonStart:function(){
xh=!0},polygonEnd:function(){xh=null},result:function(){var t=+Oh;return Oh=new we,t}};function S7(t,e){ls.point=qy,Yy=ns=t,By=rs=e}function qy(t,e){ns-=t,rs-=e,
Oh.add(Ae(ns*ns+rs*rs)),ns=t,rs=e}var gy,Ml,yy,by,Sl=class{constructor(e){this._append=e==null?Xy:$7(e),this._radius=4.5,this._=""}pointRadius(e){return this._radius=
+e,this}polygonStart(){this._line=0}polygonEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){this._line===0&&(this._+="Z"),this._point=NaN}point(e,n){switch(this.
_point){case 0:{this._append`M${e},${n}`,this._point=1;break}case 1:{this._append`L${e},${n}`;break}default:{if(this._append`M${e},${n}`,this._radius!==yy||this.
_append!==Ml){let r=this._radius,i=this._;this._="",this._append`m0,${r}a${r},${r} 0 1,1 0,${-2*r}a${r},${r} 0 1,1 0,${2*r}z`,yy=r,Ml=this._append,by=this._,this.
_=i}this._+=by;break}}}result(){let e=this._;return this._="",e.length?e:null}};function Xy(t){let e=1;this._+=t[0];for(let n=t.length;e<n;++e)this._+=arguments[e]+
t[e]}function $7(t){let e=Math.floor(t);if(!(e>=0))throw new RangeError(`invalid digits: ${t}`);if(e>15)return Xy;if(e!==gy){let n=10**e;gy=e,Ml=function(i){let o=1;
this._+=i[0];for(let a=i.length;o<a;++o)this._+=Math.round(arguments[o]*n)/n+i[o]}}return Ml}function ur(t,e){let n=3,r=4.5,i,o;function a(s){return s&&(typeof r==
"function"&&o.pointRadius(+r.apply(this,arguments)),cr(s,i(o))),o.result()}return a.area=function(s){return cr(s,i(lr)),lr.result()},a.measure=function(s){return cr(
s,i(ls)),ls.result()},a.bounds=function(s){return cr(s,i(wl)),wl.result()},a.centroid=function(s){return cr(s,i(rn)),rn.result()},a.projection=function(s){return arguments.
length?(i=s==null?(t=null,Ch):(t=s).stream,a):t},a.context=function(s){return arguments.length?(o=s==null?(e=null,new Sl(n)):new Fy(e=s),typeof r!="function"&&o.
pointRadius(r),a):e},a.pointRadius=function(s){return arguments.length?(r=typeof s=="function"?s:(o.pointRadius(+s),+s),a):r},a.digits=function(s){if(!arguments.
length)return n;if(s==null)n=null;else{let c=Math.floor(s);if(!(c>=0))throw new RangeError(`invalid digits: ${s}`);n=c}return e===null&&(o=new Sl(n)),a},a.projection(
t).digits(n).context(e)}function hs(t){return{stream:Al(t)}}function Al(t){return function(e){var n=new zh;for(var r in t)n[r]=t[r];return n.stream=e,n}}function zh(){}
zh.prototype={constructor:zh,point:function(t,e){this.stream.point(t,e)},sphere:function(){this.stream.sphere()},lineStart:function(){this.stream.lineStart()},lineEnd:function(){
this.stream.lineEnd()},polygonStart:function(){this.stream.polygonStart()},polygonEnd:function(){this.stream.polygonEnd()}};function qh(t,e,n){var r=t.clipExtent&&
t.clipExtent();return t.scale(150).translate([0,0]),r!=null&&t.clipExtent(null),cr(n,t.stream(wl)),e(wl.result()),r!=null&&t.clipExtent(r),t}function Xh(t,e,n){
return qh(t,function(r){var i=e[1][0]-e[0][0],o=e[1][1]-e[0][1],a=Math.min(i/(r[1][0]-r[0][0]),o/(r[1][1]-r[0][1])),s=+e[0][0]+(i-a*(r[1][0]+r[0][0]))/2,c=+e[0][1]+
(o-a*(r[1][1]+r[0][1]))/2;t.scale(150*a).translate([s,c])},n)}function Wy(t,e,n){return Xh(t,[[0,0],e],n)}function Uy(t,e,n){return qh(t,function(r){var i=+e,o=i/
(r[1][0]-r[0][0]),a=(i-o*(r[1][0]+r[0][0]))/2,s=-o*r[0][1];t.scale(150*o).translate([a,s])},n)}function Gy(t,e,n){return qh(t,function(r){var i=+e,o=i/(r[1][1]-
r[0][1]),a=-o*r[0][0],s=(i-o*(r[1][1]+r[0][1]))/2;t.scale(150*o).translate([a,s])},n)}var xy=16,k7=nt(30*wt);function wy(t,e){return+e?T7(t,e):A7(t)}function A7(t){
return Al({point:function(e,n){e=t(e,n),this.stream.point(e[0],e[1])}})}function T7(t,e){function n(r,i,o,a,s,c,l,u,f,h,d,p,m,b){var y=l-r,g=u-i,w=y*y+g*g;if(w>
4*e&&m--){var x=a+h,_=s+d,v=c+p,M=Ae(x*x+_*_+v*v),k=Oe(v/=M),S=vt(vt(v)-1)<tt||vt(o-f)<tt?(o+f)/2:bn(_,x),A=t(S,k),T=A[0],$=A[1],N=T-r,E=$-i,C=g*N-y*E;(C*C/w>e||
vt((y*N+g*E)/w-.5)>.3||a*h+s*d+c*p<k7)&&(n(r,i,o,a,s,c,T,$,S,x/=M,_/=M,v,m,b),b.point(T,$),n(T,$,S,x,_,v,l,u,f,h,d,p,m,b))}}return function(r){var i,o,a,s,c,l,u,
f,h,d,p,m,b={point:y,lineStart:g,lineEnd:x,polygonStart:function(){r.polygonStart(),b.lineStart=_},polygonEnd:function(){r.polygonEnd(),b.lineStart=g}};function y(k,S){
k=t(k,S),r.point(k[0],k[1])}function g(){f=NaN,b.point=w,r.lineStart()}function w(k,S){var A=Po([k,S]),T=t(k,S);n(f,h,u,d,p,m,f=T[0],h=T[1],u=k,d=A[0],p=A[1],m=
A[2],xy,r),r.point(f,h)}function x(){b.point=y,r.lineEnd()}function _(){g(),b.point=v,b.lineEnd=M}function v(k,S){w(i=k,S),o=f,a=h,s=d,c=p,l=m,b.point=w}function M(){
n(f,h,u,d,p,m,o,a,i,s,c,l,xy,r),b.lineEnd=x,x()}return b}}var C7=Al({point:function(t,e){this.stream.point(t*wt,e*wt)}});function E7(t){return Al({point:function(e,n){
var r=t(e,n);return this.stream.point(r[0],r[1])}})}function N7(t,e,n,r,i){function o(a,s){return a*=r,s*=i,[e+t*a,n-t*s]}return o.invert=function(a,s){return[(a-
e)/t*r,(n-s)/t*i]},o}function vy(t,e,n,r,i,o){if(!o)return N7(t,e,n,r,i);var a=nt(o),s=K(o),c=a*t,l=s*t,u=a/t,f=s/t,h=(s*n-a*e)/t,d=(s*e+a*n)/t;function p(m,b){
return m*=r,b*=i,[c*m-l*b+e,n-l*m-c*b]}return p.invert=function(m,b){return[r*(u*m-f*b+h),i*(d-f*m-u*b)]},p}function Pr(t){return Hy(function(){return t})()}function Hy(t){
var e,n=150,r=480,i=250,o=0,a=0,s=0,c=0,l=0,u,f=0,h=1,d=1,p=null,m=fy,b=null,y,g,w,x=Ch,_=.5,v,M,k,S,A;function T(C){return k(C[0]*wt,C[1]*wt)}function $(C){return C=
k.invert(C[0],C[1]),C&&[C[0]*de,C[1]*de]}T.stream=function(C){return S&&A===C?S:S=C7(E7(u)(m(v(x(A=C)))))},T.preclip=function(C){return arguments.length?(m=C,p=
void 0,E()):m},T.postclip=function(C){return arguments.length?(x=C,b=y=g=w=null,E()):x},T.clipAngle=function(C){return arguments.length?(m=+C?h7(p=C*wt):(p=null,
fy),E()):p*de},T.clipExtent=function(C){return arguments.length?(x=C==null?(b=y=g=w=null,Ch):Bh(b=+C[0][0],y=+C[0][1],g=+C[1][0],w=+C[1][1]),E()):b==null?null:[
[b,y],[g,w]]},T.scale=function(C){return arguments.length?(n=+C,N()):n},T.translate=function(C){return arguments.length?(r=+C[0],i=+C[1],N()):[r,i]},T.center=function(C){
return arguments.length?(o=C[0]%360*wt,a=C[1]%360*wt,N()):[o*de,a*de]},T.rotate=function(C){return arguments.length?(s=C[0]%360*wt,c=C[1]%360*wt,l=C.length>2?C[2]%
360*wt:0,N()):[s*de,c*de,l*de]},T.angle=function(C){return arguments.length?(f=C%360*wt,N()):f*de},T.reflectX=function(C){return arguments.length?(h=C?-1:1,N()):
h<0},T.reflectY=function(C){return arguments.length?(d=C?-1:1,N()):d<0},T.precision=function(C){return arguments.length?(v=wy(M,_=C*C),E()):Ae(_)},T.fitExtent=function(C,R){
return Xh(T,C,R)},T.fitSize=function(C,R){return Wy(T,C,R)},T.fitWidth=function(C,R){return Uy(T,C,R)},T.fitHeight=function(C,R){return Gy(T,C,R)};function N(){
var C=vy(n,0,0,h,d,f).apply(null,e(o,a)),R=vy(n,r-C[0],i-C[1],h,d,f);return u=Ty(s,c,l),M=Ah(e,R),k=Ah(u,M),v=wy(M,_),E()}function E(){return S=A=null,T}return function(){
return e=t.apply(this,arguments),T.invert=e.invert&&$,N()}}function Wh(t){var e=0,n=dt/3,r=Hy(t),i=r(e,n);return i.parallels=function(o){return arguments.length?
r(e=o[0]*wt,n=o[1]*wt):[e*de,n*de]},i}function R7(t){var e=nt(t);function n(r,i){return[r*e,K(i)/e]}return n.invert=function(r,i){return[r/e,Oe(i*e)]},n}function I7(t,e){
var n=K(t),r=(n+K(e))/2;if(vt(r)<tt)return R7(t);var i=1+n*(2*r-n),o=Ae(i)/r;function a(s,c){var l=Ae(i-2*r*K(c))/r;return[l*K(s*=r),o-l*nt(s)]}return a.invert=
function(s,c){var l=o-c,u=bn(s,vt(l))*on(l);return l*r<0&&(u-=dt*on(s)*on(l)),[u/r,Oe((i-(s*s+l*l)*r*r)/(2*r))]},a}function us(){return Wh(I7).scale(155.424).center(
[0,33.6442])}function Uh(){return us().parallels([29.5,45.5]).scale(1070).translate([480,250]).rotate([96,0]).center([-.6,38.7])}function L7(t){var e=t.length;return{
point:function(n,r){for(var i=-1;++i<e;)t[i].point(n,r)},sphere:function(){for(var n=-1;++n<e;)t[n].sphere()},lineStart:function(){for(var n=-1;++n<e;)t[n].lineStart()},
lineEnd:function(){for(var n=-1;++n<e;)t[n].lineEnd()},polygonStart:function(){for(var n=-1;++n<e;)t[n].polygonStart()},polygonEnd:function(){for(var n=-1;++n<e;)
t[n].polygonEnd()}}}function jy(){var t,e,n=Uh(),r,i=us().rotate([154,0]).center([-2,58.5]).parallels([55,65]),o,a=us().rotate([157,0]).center([-3,19.9]).parallels(
[8,18]),s,c,l={point:function(h,d){c=[h,d]}};function u(h){var d=h[0],p=h[1];return c=null,r.point(d,p),c||(o.point(d,p),c)||(s.point(d,p),c)}u.invert=function(h){
var d=n.scale(),p=n.translate(),m=(h[0]-p[0])/d,b=(h[1]-p[1])/d;return(b>=.12&&b<.234&&m>=-.425&&m<-.214?i:b>=.166&&b<.234&&m>=-.214&&m<-.115?a:n).invert(h)},u.
stream=function(h){return t&&e===h?t:t=L7([n.stream(e=h),i.stream(h),a.stream(h)])},u.precision=function(h){return arguments.length?(n.precision(h),i.precision(
h),a.precision(h),f()):n.precision()},u.scale=function(h){return arguments.length?(n.scale(h),i.scale(h*.35),a.scale(h),u.translate(n.translate())):n.scale()},u.
translate=function(h){if(!arguments.length)return n.translate();var d=n.scale(),p=+h[0],m=+h[1];return r=n.translate(h).clipExtent([[p-.455*d,m-.238*d],[p+.455*
d,m+.238*d]]).stream(l),o=i.translate([p-.307*d,m+.201*d]).clipExtent([[p-.425*d+tt,m+.12*d+tt],[p-.214*d-tt,m+.234*d-tt]]).stream(l),s=a.translate([p-.205*d,m+
.212*d]).clipExtent([[p-.214*d+tt,m+.166*d+tt],[p-.115*d-tt,m+.234*d-tt]]).stream(l),f()},u.fitExtent=function(h,d){return Xh(u,h,d)},u.fitSize=function(h,d){return Wy(
u,h,d)},u.fitWidth=function(h,d){return Uy(u,h,d)},u.fitHeight=function(h,d){return Gy(u,h,d)};function f(){return t=e=null,u}return u.scale(1070)}function Vy(t){
return function(e,n){var r=nt(e),i=nt(n),o=t(r*i);return o===1/0?[2,0]:[o*i*K(e),o*K(n)]}}function ds(t){return function(e,n){var r=Ae(e*e+n*n),i=t(r),o=K(i),a=nt(
i);return[bn(e*o,r*a),Oe(r&&n*o/r)]}}var Zy=Vy(function(t){return Ae(2/(1+t))});Zy.invert=ds(function(t){return 2*Oe(t/2)});function Ky(){return Pr(Zy).scale(124.75).
clipAngle(180-.001)}var Qy=Vy(function(t){return(t=My(t))&&t/K(t)});Qy.invert=ds(function(t){return t});function Jy(){return Pr(Qy).scale(79.4188).clipAngle(180-
.001)}function Tl(t,e){return[t,cl(Fh((Ut+e)/2))]}Tl.invert=function(t,e){return[t,2*Oo(_y(e))-Ut]};function tb(){return eb(Tl).scale(961/Ge)}function eb(t){var e=Pr(
t),n=e.center,r=e.scale,i=e.translate,o=e.clipExtent,a=null,s,c,l;e.scale=function(f){return arguments.length?(r(f),u()):r()},e.translate=function(f){return arguments.
length?(i(f),u()):i()},e.center=function(f){return arguments.length?(n(f),u()):n()},e.clipExtent=function(f){return arguments.length?(f==null?a=s=c=l=null:(a=+f[0][0],
s=+f[0][1],c=+f[1][0],l=+f[1][1]),u()):a==null?null:[[a,s],[c,l]]};function u(){var f=dt*r(),h=e(i7(e.rotate()).invert([0,0]));return o(a==null?[[h[0]-f,h[1]-f],
[h[0]+f,h[1]+f]]:t===Tl?[[Math.max(h[0]-f,a),s],[Math.min(h[0]+f,c),l]]:[[a,Math.max(h[1]-f,s)],[c,Math.min(h[1]+f,l)]])}return u()}function ol(t){return Fh((Ut+
t)/2)}function P7(t,e){var n=nt(t),r=t===e?K(t):cl(n/nt(e))/cl(ol(e)/ol(t)),i=n*mh(ol(t),r)/r;if(!r)return Tl;function o(a,s){i>0?s<-Ut+tt&&(s=-Ut+tt):s>Ut-tt&&
(s=Ut-tt);var c=i/mh(ol(s),r);return[c*K(r*a),i-c*nt(r*a)]}return o.invert=function(a,s){var c=i-s,l=on(r)*Ae(a*a+c*c),u=bn(a,vt(c))*on(c);return c*r<0&&(u-=dt*
on(a)*on(c)),[u/r,2*Oo(mh(i/l,1/r))-Ut]},o}function nb(){return Wh(P7).scale(109.5).parallels([30,30])}function $l(t,e){return[t,e]}$l.invert=$l;function rb(){return Pr(
$l).scale(152.63)}function D7(t,e){var n=nt(t),r=t===e?K(t):(n-nt(e))/(e-t),i=n/r+t;if(vt(r)<tt)return $l;function o(a,s){var c=i-s,l=r*a;return[c*K(l),i-c*nt(l)]}
return o.invert=function(a,s){var c=i-s,l=bn(a,vt(c))*on(c);return c*r<0&&(l-=dt*on(a)*on(c)),[l/r,i-on(r)*Ae(a*a+c*c)]},o}function ib(){return Wh(D7).scale(131.154).
center([0,13.9389])}var is=1.340264,os=-.081106,as=893e-6,ss=.003796,kl=Ae(3)/2,O7=12;function ob(t,e){var n=Oe(kl*K(e)),r=n*n,i=r*r*r;return[t*nt(n)/(kl*(is+3*
os*r+i*(7*as+9*ss*r))),n*(is+os*r+i*(as+ss*r))]}ob.invert=function(t,e){for(var n=e,r=n*n,i=r*r*r,o=0,a,s,c;o<O7&&(s=n*(is+os*r+i*(as+ss*r))-e,c=is+3*os*r+i*(7*
as+9*ss*r),n-=a=s/c,r=n*n,i=r*r*r,!(vt(a)<sl));++o);return[kl*t*(is+3*os*r+i*(7*as+9*ss*r))/nt(n),Oe(K(n)/kl)]};function ab(){return Pr(ob).scale(177.158)}function sb(t,e){
var n=nt(e),r=nt(t)*n;return[n*K(t)/r,K(e)/r]}sb.invert=ds(Oo);function cb(){return Pr(sb).scale(144.049).clipAngle(60)}function z7(t,e){var n=e*e,r=n*n;return[t*(.8707-.131979*n+r*(-.013791+r*(.003971*n-.001529*r))),e*(1.007226+n*(.015085+r*(-.044475+.028874*n-.005916*r)))]}z7.invert=
function(t,e){var n=e,r=25,i;do{var o=n*n,a=o*o;n-=i=(n*(1.007226+o*(.015085+a*(-.044475+.028874*o-.005916*a)))-e)/(1.007226+o*(.015085*3+a*(-.044475*7+.028874*
9*o-.005916*11*a)))}while(vt(i)>tt&&--r>0);return[t/(.8707+(o=n*n)*(-.131979+o*(-.013791+o*o*o*(.003971-.001529*o)))),n]};function lb(t,e){return[nt(e)*K(t),K(e)]}lb.invert=ds(Oe);function ub(){return Pr(lb).scale(249.5).clipAngle(90+tt)}function fb(t,e){var n=nt(e),r=1+nt(t)*n;return[
n*K(t)/r,K(e)/r]}fb.invert=ds(function(t){return 2*Oo(t)});function hb(){return Pr(fb).scale(250).clipAngle(142)}function db(t,e){return[cl(Fh((Ut+e)/2)),-t]}db.
invert=function(t,e){return[-e,2*Oo(_y(t))-Ut]};function pb(){var t=eb(db),e=t.center,n=t.rotate;return t.center=function(r){return arguments.length?e([-r[1],r[0]]):
(r=e(),[r[1],-r[0]])},t.rotate=function(r){return arguments.length?n([r[0],r[1],r.length>2?r[2]+90:90]):(r=n(),[r[0],r[1],r[2]-90])},n([0,0,90]).scale(159.155)}function F7(t,e){return t.parent===e.parent?1:2}function Y7(t){return t.reduce(B7,0)/t.length}function B7(t,e){return t+e.x}function q7(t){return 1+t.reduce(X7,
0)}function X7(t,e){return Math.max(t,e.y)}function W7(t){for(var e;e=t.children;)t=e[0];return t}function U7(t){for(var e;e=t.children;)t=e[e.length-1];return t}
function Kh(){var t=F7,e=1,n=1,r=!1;function i(o){var a,s=0;o.eachAfter(function(h){var d=h.children;d?(h.x=Y7(d),h.y=q7(d)):(h.x=a?s+=t(h,a):0,h.y=0,a=h)});var c=W7(
o),l=U7(o),u=c.x-t(c,l)/2,f=l.x+t(l,c)/2;return o.eachAfter(r?function(h){h.x=(h.x-o.x)*e,h.y=(o.y-h.y)*n}:function(h){h.x=(h.x-u)/(f-u)*e,h.y=(1-(o.y?h.y/o.y:1))*
n})}return i.separation=function(o){return arguments.length?(t=o,i):t},i.size=function(o){return arguments.length?(r=!1,e=+o[0],n=+o[1],i):r?null:[e,n]},i.nodeSize=
function(o){return arguments.length?(r=!0,e=+o[0],n=+o[1],i):r?[e,n]:null},i}function G7(t){var e=0,n=t.children,r=n&&n.length;if(!r)e=1;else for(;--r>=0;)e+=n[r].
value;t.value=e}function H7(){return this.eachAfter(G7)}function j7(t,e){let n=-1;for(let r of this)t.call(e,r,++n,this);return this}function V7(t,e){for(var n=this,
r=[n],i,o,a=-1;n=r.pop();)if(t.call(e,n,++a,this),i=n.children)for(o=i.length-1;o>=0;--o)r.push(i[o]);return this}function Z7(t,e){for(var n=this,r=[n],i=[],o,a,
s,c=-1;n=r.pop();)if(i.push(n),o=n.children)for(a=0,s=o.length;a<s;++a)r.push(o[a]);for(;n=i.pop();)t.call(e,n,++c,this);return this}function K7(t,e){let n=-1;for(let r of this)
if(t.call(e,r,++n,this))return r}function Q7(t){return this.eachAfter(function(e){for(var n=+t(e.data)||0,r=e.children,i=r&&r.length;--i>=0;)n+=r[i].value;e.value=
n})}function J7(t){return this.eachBefore(function(e){e.children&&e.children.sort(t)})}function t9(t){for(var e=this,n=e9(e,t),r=[e];e!==n;)e=e.parent,r.push(e);
for(var i=r.length;t!==n;)r.splice(i,0,t),t=t.parent;return r}function e9(t,e){if(t===e)return t;var n=t.ancestors(),r=e.ancestors(),i=null;for(t=n.pop(),e=r.pop();t===
e;)i=t,t=n.pop(),e=r.pop();return i}function n9(){for(var t=this,e=[t];t=t.parent;)e.push(t);return e}function r9(){return Array.from(this)}function i9(){var t=[];
return this.eachBefore(function(e){e.children||t.push(e)}),t}function o9(){var t=this,e=[];return t.each(function(n){n!==t&&e.push({source:n.parent,target:n})}),
e}function*a9(){var t=this,e,n=[t],r,i,o;do for(e=n.reverse(),n=[];t=e.pop();)if(yield t,r=t.children)for(i=0,o=r.length;i<o;++i)n.push(r[i]);while(n.length)}function yb(t,e){
t instanceof Map?(t=[void 0,t],e===void 0&&(e=l9)):e===void 0&&(e=c9);for(var n=new zo(t),r,i=[n],o,a,s,c;r=i.pop();)if((a=e(r.data))&&(c=(a=Array.from(a)).length))
for(r.children=a,s=c-1;s>=0;--s)i.push(o=a[s]=new zo(a[s])),o.parent=r,o.depth=r.depth+1;return n.eachBefore(bb)}function s9(){return yb(this).eachBefore(u9)}function c9(t){
return t.children}function l9(t){return Array.isArray(t)?t[1]:null}function u9(t){t.data.value!==void 0&&(t.value=t.data.value),t.data=t.data.data}function bb(t){
var e=0;do t.height=e;while((t=t.parent)&&t.height<++e)}function zo(t){this.data=t,this.depth=this.height=0,this.parent=null}zo.prototype=yb.prototype={constructor:zo,
count:H7,each:j7,eachAfter:Z7,eachBefore:V7,find:K7,sum:Q7,sort:J7,path:t9,ancestors:n9,descendants:r9,leaves:i9,links:o9,copy:s9,[Symbol.iterator]:a9};function Gh(t){
return t==null?null:f9(t)}function f9(t){if(typeof t!="function")throw new Error;return t}function xb(t,e,n,r,i){for(var o=t.children,a,s=-1,c=o.length,l=t.value&&(r-e)/t.value;++s<c;)a=o[s],a.y0=n,a.y1=i,a.x0=e,a.x1=e+=a.value*l}var h9={depth:-1},mb={},Hh={};function d9(t){return t.id}function p9(t){return t.parentId}function Qh(){var t=d9,e=p9,n;function r(i){var o=Array.from(i),a=t,s=e,
c,l,u,f,h,d,p,m,b=new Map;if(n!=null){let y=o.map((x,_)=>m9(n(x,_,i))),g=y.map(gb),w=new Set(y).add("");for(let x of g)w.has(x)||(w.add(x),y.push(x),g.push(gb(x)),
o.push(Hh));a=(x,_)=>y[_],s=(x,_)=>g[_]}for(u=0,c=o.length;u<c;++u)l=o[u],d=o[u]=new zo(l),(p=a(l,u,i))!=null&&(p+="")&&(m=d.id=p,b.set(m,b.has(m)?mb:d)),(p=s(l,
u,i))!=null&&(p+="")&&(d.parent=p);for(u=0;u<c;++u)if(d=o[u],p=d.parent){if(h=b.get(p),!h)throw new Error("missing: "+p);if(h===mb)throw new Error("ambiguous: "+
p);h.children?h.children.push(d):h.children=[d],d.parent=h}else{if(f)throw new Error("multiple roots");f=d}if(!f)throw new Error("no root");if(n!=null){for(;f.data===
Hh&&f.children.length===1;)f=f.children[0],--c;for(let y=o.length-1;y>=0&&(d=o[y],d.data===Hh);--y)d.data=null}if(f.parent=h9,f.eachBefore(function(y){y.depth=y.
parent.depth+1,--c}).eachBefore(bb),f.parent=null,c>0)throw new Error("cycle");return f}return r.id=function(i){return arguments.length?(t=Gh(i),r):t},r.parentId=
function(i){return arguments.length?(e=Gh(i),r):e},r.path=function(i){return arguments.length?(n=Gh(i),r):n},r}function m9(t){t=`${t}`;let e=t.length;return Zh(
t,e-1)&&!Zh(t,e-2)&&(t=t.slice(0,-1)),t[0]==="/"?t:`/${t}`}function gb(t){let e=t.length;if(e<2)return"";for(;--e>1&&!Zh(t,e););return t.slice(0,e)}function Zh(t,e){
if(t[e]==="/"){let n=0;for(;e>0&&t[--e]==="\\";)++n;if((n&1)===0)return!0}return!1}function g9(t,e){return t.parent===e.parent?1:2}function jh(t){var e=t.children;
return e?e[0]:t.t}function Vh(t){var e=t.children;return e?e[e.length-1]:t.t}function y9(t,e,n){var r=n/(e.i-t.i);e.c-=r,e.s+=n,t.c+=r,e.z+=n,e.m+=n}function b9(t){
for(var e=0,n=0,r=t.children,i=r.length,o;--i>=0;)o=r[i],o.z+=e,o.m+=e,e+=o.s+(n+=o.c)}function x9(t,e,n){return t.a.parent===e.parent?t.a:n}function Cl(t,e){this.
_=t,this.parent=null,this.children=null,this.A=null,this.a=this,this.z=0,this.m=0,this.c=0,this.s=0,this.t=null,this.i=e}Cl.prototype=Object.create(zo.prototype);
function w9(t){for(var e=new Cl(t,0),n,r=[e],i,o,a,s;n=r.pop();)if(o=n._.children)for(n.children=new Array(s=o.length),a=s-1;a>=0;--a)r.push(i=n.children[a]=new Cl(
o[a],a)),i.parent=n;return(e.parent=new Cl(null,0)).children=[e],e}function Fo(){var t=g9,e=1,n=1,r=null;function i(l){var u=w9(l);if(u.eachAfter(o),u.parent.m=
-u.z,u.eachBefore(a),r)l.eachBefore(c);else{var f=l,h=l,d=l;l.eachBefore(function(g){g.x<f.x&&(f=g),g.x>h.x&&(h=g),g.depth>d.depth&&(d=g)});var p=f===h?1:t(f,h)/
2,m=p-f.x,b=e/(h.x+p+m),y=n/(d.depth||1);l.eachBefore(function(g){g.x=(g.x+m)*b,g.y=g.depth*y})}return l}function o(l){var u=l.children,f=l.parent.children,h=l.
i?f[l.i-1]:null;if(u){b9(l);var d=(u[0].z+u[u.length-1].z)/2;h?(l.z=h.z+t(l._,h._),l.m=l.z-d):l.z=d}else h&&(l.z=h.z+t(l._,h._));l.parent.A=s(l,h,l.parent.A||f[0])}
function a(l){l._.x=l.z+l.parent.m,l.m+=l.parent.m}function s(l,u,f){if(u){for(var h=l,d=l,p=u,m=h.parent.children[0],b=h.m,y=d.m,g=p.m,w=m.m,x;p=Vh(p),h=jh(h),
p&&h;)m=jh(m),d=Vh(d),d.a=l,x=p.z+g-h.z-b+t(p._,h._),x>0&&(y9(x9(p,l,f),l,x),b+=x,y+=x),g+=p.m,b+=h.m,w+=m.m,y+=d.m;p&&!Vh(d)&&(d.t=p,d.m+=g-y),h&&!jh(m)&&(m.t=
h,m.m+=b-w,f=l)}return f}function c(l){l.x*=e,l.y=l.depth*n}return i.separation=function(l){return arguments.length?(t=l,i):t},i.size=function(l){return arguments.
length?(r=!1,e=+l[0],n=+l[1],i):r?null:[e,n]},i.nodeSize=function(l){return arguments.length?(r=!0,e=+l[0],n=+l[1],i):r?[e,n]:null},i}function wb(t,e,n,r,i){for(var o=t.
children,a,s=-1,c=o.length,l=t.value&&(i-n)/t.value;++s<c;)a=o[s],a.x0=e,a.x1=r,a.y0=n,a.y1=n+=a.value*l}var vb=(1+Math.sqrt(5))/2;function _b(t,e,n,r,i,o){for(var a=[],
s=e.children,c,l,u=0,f=0,h=s.length,d,p,m=e.value,b,y,g,w,x,_,v;u<h;){d=i-n,p=o-r;do b=s[f++].value;while(!b&&f<h);for(y=g=b,_=Math.max(p/d,d/p)/(m*t),v=b*b*_,x=
Math.max(g/v,v/y);f<h;++f){if(b+=l=s[f].value,l<y&&(y=l),l>g&&(g=l),v=b*b*_,w=Math.max(g/v,v/y),w>x){b-=l;break}x=w}a.push(c={value:b,dice:d<p,children:s.slice(
u,f)}),c.dice?xb(c,n,r,i,m?r+=p*b/m:o):wb(c,n,r,m?n+=d*b/m:i,o),m-=b,u=f}return a}var rN=(function t(e){function n(r,i,o,a,s){_b(e,r,i,o,a,s)}return n.ratio=function(r){
return t((r=+r)>1?r:1)},n})(vb);var iN=(function t(e){function n(r,i,o,a,s){if((c=r._squarify)&&c.ratio===e)for(var c,l,u,f,h=-1,d,p=c.length,m=r.value;++h<p;){for(l=c[h],u=l.children,f=l.value=
0,d=u.length;f<d;++f)l.value+=u[f].value;l.dice?xb(l,i,o,a,m?o+=(s-o)*l.value/m:s):wb(l,i,o,m?i+=(a-i)*l.value/m:a,s),m-=l.value}else r._squarify=c=_b(e,r,i,o,a,
s),c.ratio=e}return n.ratio=function(r){return t((r=+r)>1?r:1)},n})(vb);var pe=Math.random,aN=(function t(e){function n(r,i){return r=r==null?0:+r,i=i==null?1:+i,arguments.length===1?(i=r,r=0):i-=r,function(){return e()*i+r}}return n.
source=t,n})(pe),sN=(function t(e){function n(r,i){return arguments.length<2&&(i=r,r=0),r=Math.floor(r),i=Math.floor(i)-r,function(){return Math.floor(e()*i+r)}}
return n.source=t,n})(pe),Sb=(function t(e){function n(r,i){var o,a;return r=r==null?0:+r,i=i==null?1:+i,function(){var s;if(o!=null)s=o,o=null;else do o=e()*2-
1,s=e()*2-1,a=o*o+s*s;while(!a||a>1);return r+i*s*Math.sqrt(-2*Math.log(a)/a)}}return n.source=t,n})(pe),cN=(function t(e){var n=Sb.source(e);function r(){var i=n.
apply(this,arguments);return function(){return Math.exp(i())}}return r.source=t,r})(pe),v9=(function t(e){function n(r){return(r=+r)<=0?()=>0:function(){for(var i=0,
o=r;o>1;--o)i+=e();return i+o*e()}}return n.source=t,n})(pe),lN=(function t(e){var n=v9.source(e);function r(i){if((i=+i)==0)return e;var o=n(i);return function(){
return o()/i}}return r.source=t,r})(pe),uN=(function t(e){function n(r){return function(){return-Math.log1p(-e())/r}}return n.source=t,n})(pe),fN=(function t(e){
function n(r){if((r=+r)<0)throw new RangeError("invalid alpha");return r=1/-r,function(){return Math.pow(1-e(),r)}}return n.source=t,n})(pe),hN=(function t(e){function n(r){
if((r=+r)<0||r>1)throw new RangeError("invalid p");return function(){return Math.floor(e()+r)}}return n.source=t,n})(pe),_9=(function t(e){function n(r){if((r=+r)<
0||r>1)throw new RangeError("invalid p");return r===0?()=>1/0:r===1?()=>1:(r=Math.log1p(-r),function(){return 1+Math.floor(Math.log1p(-e())/r)})}return n.source=
t,n})(pe),$b=(function t(e){var n=Sb.source(e)();function r(i,o){if((i=+i)<0)throw new RangeError("invalid k");if(i===0)return()=>0;if(o=o==null?1:+o,i===1)return()=>-Math.
log1p(-e())*o;var a=(i<1?i+1:i)-1/3,s=1/(3*Math.sqrt(a)),c=i<1?()=>Math.pow(e(),1/i):()=>1;return function(){do{do var l=n(),u=1+s*l;while(u<=0);u*=u*u;var f=1-
e()}while(f>=1-.0331*l*l*l*l&&Math.log(f)>=.5*l*l+a*(1-u+Math.log(u)));return a*u*c()*o}}return r.source=t,r})(pe),M9=(function t(e){var n=$b.source(e);function r(i,o){
var a=n(i),s=n(o);return function(){var c=a();return c===0?0:c/(c+s())}}return r.source=t,r})(pe),S9=(function t(e){var n=_9.source(e),r=M9.source(e);function i(o,a){
return o=+o,(a=+a)>=1?()=>o:a<=0?()=>0:function(){for(var s=0,c=o,l=a;c*l>16&&c*(1-l)>16;){var u=Math.floor((c+1)*l),f=r(u,c-u+1)();f<=l?(s+=u,c-=u,l=(l-f)/(1-f)):
(c=u-1,l/=f)}for(var h=l<.5,d=h?l:1-l,p=n(d),m=p(),b=0;m<=c;++b)m+=p();return s+(h?b:c-b)}}return i.source=t,i})(pe),dN=(function t(e){function n(r,i,o){var a;return(r=
+r)==0?a=s=>-Math.log(s):(r=1/r,a=s=>Math.pow(s,r)),i=i==null?0:+i,o=o==null?1:+o,function(){return i+o*a(-Math.log1p(-e()))}}return n.source=t,n})(pe),pN=(function t(e){
function n(r,i){return r=r==null?0:+r,i=i==null?1:+i,function(){return r+i*Math.tan(Math.PI*e())}}return n.source=t,n})(pe),mN=(function t(e){function n(r,i){return r=
r==null?0:+r,i=i==null?1:+i,function(){var o=e();return r+i*Math.log(o/(1-o))}}return n.source=t,n})(pe),gN=(function t(e){var n=$b.source(e),r=S9.source(e);function i(o){
return function(){for(var a=0,s=o;s>16;){var c=Math.floor(.875*s),l=n(c)();if(l>s)return a+r(c-1,s/l)();a+=c,s-=l}for(var u=-Math.log1p(-e()),f=0;u<=s;++f)u-=Math.
log1p(-e());return a+f}}return i.source=t,i})(pe),$9=1664525,k9=1013904223,Mb=1/4294967296;function ps(t=Math.random()){let e=(0<=t&&t<1?t/Mb:Math.abs(t))|0;return()=>(e=
$9*e+k9|0,Mb*(e>>>0))}var Jh=new Date,td=new Date;function ee(t,e,n,r){function i(o){return t(o=arguments.length===0?new Date:new Date(+o)),o}return i.floor=o=>(t(o=new Date(+o)),o),
i.ceil=o=>(t(o=new Date(o-1)),e(o,1),t(o),o),i.round=o=>{let a=i(o),s=i.ceil(o);return o-a<s-o?a:s},i.offset=(o,a)=>(e(o=new Date(+o),a==null?1:Math.floor(a)),o),
i.range=(o,a,s)=>{let c=[];if(o=i.ceil(o),s=s==null?1:Math.floor(s),!(o<a)||!(s>0))return c;let l;do c.push(l=new Date(+o)),e(o,s),t(o);while(l<o&&o<a);return c},
i.filter=o=>ee(a=>{if(a>=a)for(;t(a),!o(a);)a.setTime(a-1)},(a,s)=>{if(a>=a)if(s<0)for(;++s<=0;)for(;e(a,-1),!o(a););else for(;--s>=0;)for(;e(a,1),!o(a););}),n&&
(i.count=(o,a)=>(Jh.setTime(+o),td.setTime(+a),t(Jh),t(td),Math.floor(n(Jh,td))),i.every=o=>(o=Math.floor(o),!isFinite(o)||!(o>0)?null:o>1?i.filter(r?a=>r(a)%o===
0:a=>i.count(0,a)%o===0):i)),i}var El=ee(()=>{},(t,e)=>{t.setTime(+t+e)},(t,e)=>e-t);El.every=t=>(t=Math.floor(t),!isFinite(t)||!(t>0)?null:t>1?ee(e=>{e.setTime(
Math.floor(e/t)*t)},(e,n)=>{e.setTime(+e+n*t)},(e,n)=>(n-e)/t):El);var xN=El.range,fr=1e3,an=fr*60,hr=an*60,dr=hr*24,nd=dr*7,kb=dr*30,ed=dr*365,Te=ee(t=>{t.setTime(
t-t.getMilliseconds())},(t,e)=>{t.setTime(+t+e*fr)},(t,e)=>(e-t)/fr,t=>t.getUTCSeconds()),wN=Te.range,Ai=ee(t=>{t.setTime(t-t.getMilliseconds()-t.getSeconds()*fr)},
(t,e)=>{t.setTime(+t+e*an)},(t,e)=>(e-t)/an,t=>t.getMinutes()),vN=Ai.range,Ti=ee(t=>{t.setUTCSeconds(0,0)},(t,e)=>{t.setTime(+t+e*an)},(t,e)=>(e-t)/an,t=>t.getUTCMinutes()),
_N=Ti.range,Ci=ee(t=>{t.setTime(t-t.getMilliseconds()-t.getSeconds()*fr-t.getMinutes()*an)},(t,e)=>{t.setTime(+t+e*hr)},(t,e)=>(e-t)/hr,t=>t.getHours()),MN=Ci.range,
Ei=ee(t=>{t.setUTCMinutes(0,0,0)},(t,e)=>{t.setTime(+t+e*hr)},(t,e)=>(e-t)/hr,t=>t.getUTCHours()),SN=Ei.range,Rn=ee(t=>t.setHours(0,0,0,0),(t,e)=>t.setDate(t.getDate()+
e),(t,e)=>(e-t-(e.getTimezoneOffset()-t.getTimezoneOffset())*an)/dr,t=>t.getDate()-1),$N=Rn.range,Yo=ee(t=>{t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCDate(t.getUTCDate()+
e)},(t,e)=>(e-t)/dr,t=>t.getUTCDate()-1),kN=Yo.range,ms=ee(t=>{t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCDate(t.getUTCDate()+e)},(t,e)=>(e-t)/dr,t=>Math.floor(t/dr)),
AN=ms.range;function Ni(t){return ee(e=>{e.setDate(e.getDate()-(e.getDay()+7-t)%7),e.setHours(0,0,0,0)},(e,n)=>{e.setDate(e.getDate()+n*7)},(e,n)=>(n-e-(n.getTimezoneOffset()-
e.getTimezoneOffset())*an)/nd)}var In=Ni(0),Ri=Ni(1),rd=Ni(2),id=Ni(3),pr=Ni(4),od=Ni(5),ad=Ni(6),TN=In.range,CN=Ri.range,EN=rd.range,NN=id.range,RN=pr.range,IN=od.
range,LN=ad.range;function Ii(t){return ee(e=>{e.setUTCDate(e.getUTCDate()-(e.getUTCDay()+7-t)%7),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCDate(e.getUTCDate()+n*
7)},(e,n)=>(n-e)/nd)}var Ln=Ii(0),Li=Ii(1),sd=Ii(2),cd=Ii(3),mr=Ii(4),ld=Ii(5),ud=Ii(6),PN=Ln.range,DN=Li.range,ON=sd.range,zN=cd.range,FN=mr.range,YN=ld.range,
BN=ud.range,Pi=ee(t=>{t.setDate(1),t.setHours(0,0,0,0)},(t,e)=>{t.setMonth(t.getMonth()+e)},(t,e)=>e.getMonth()-t.getMonth()+(e.getFullYear()-t.getFullYear())*12,
t=>t.getMonth()),qN=Pi.range,Di=ee(t=>{t.setUTCDate(1),t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCMonth(t.getUTCMonth()+e)},(t,e)=>e.getUTCMonth()-t.getUTCMonth()+
(e.getUTCFullYear()-t.getUTCFullYear())*12,t=>t.getUTCMonth()),XN=Di.range,ze=ee(t=>{t.setMonth(0,1),t.setHours(0,0,0,0)},(t,e)=>{t.setFullYear(t.getFullYear()+
e)},(t,e)=>e.getFullYear()-t.getFullYear(),t=>t.getFullYear());ze.every=t=>!isFinite(t=Math.floor(t))||!(t>0)?null:ee(e=>{e.setFullYear(Math.floor(e.getFullYear()/
t)*t),e.setMonth(0,1),e.setHours(0,0,0,0)},(e,n)=>{e.setFullYear(e.getFullYear()+n*t)});var WN=ze.range,Fe=ee(t=>{t.setUTCMonth(0,1),t.setUTCHours(0,0,0,0)},(t,e)=>{
t.setUTCFullYear(t.getUTCFullYear()+e)},(t,e)=>e.getUTCFullYear()-t.getUTCFullYear(),t=>t.getUTCFullYear());Fe.every=t=>!isFinite(t=Math.floor(t))||!(t>0)?null:
ee(e=>{e.setUTCFullYear(Math.floor(e.getUTCFullYear()/t)*t),e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCFullYear(e.getUTCFullYear()+n*t)});var UN=Fe.
range;function Ab(t,e,n,r,i,o){let a=[[Te,1,fr],[Te,5,5*fr],[Te,15,15*fr],[Te,30,30*fr],[o,1,an],[o,5,5*an],[o,15,15*an],[o,30,30*an],[i,1,hr],[i,3,3*hr],[i,6,6*
hr],[i,12,12*hr],[r,1,dr],[r,2,2*dr],[n,1,nd],[e,1,kb],[e,3,3*kb],[t,1,ed]];function s(l,u,f){let h=u<l;h&&([l,u]=[u,l]);let d=f&&typeof f.range=="function"?f:c(
l,u,f),p=d?d.range(l,+u+1):[];return h?p.reverse():p}function c(l,u,f){let h=Math.abs(u-l)/f,d=bo(([,,b])=>b).right(a,h);if(d===a.length)return t.every(Xa(l/ed,
u/ed,f));if(d===0)return El.every(Math.max(Xa(l,u,f),1));let[p,m]=a[h/a[d-1][2]<a[d][2]/h?d-1:d];return p.every(m)}return[s,c]}var[Tb,Nl]=Ab(Fe,Di,Ln,ms,Ei,Ti),
[Cb,Eb]=Ab(ze,Pi,In,Rn,Ci,Ai);function fd(t){if(0<=t.y&&t.y<100){var e=new Date(-1,t.m,t.d,t.H,t.M,t.S,t.L);return e.setFullYear(t.y),e}return new Date(t.y,t.m,t.d,t.H,t.M,t.S,t.L)}function hd(t){
if(0<=t.y&&t.y<100){var e=new Date(Date.UTC(-1,t.m,t.d,t.H,t.M,t.S,t.L));return e.setUTCFullYear(t.y),e}return new Date(Date.UTC(t.y,t.m,t.d,t.H,t.M,t.S,t.L))}function gs(t,e,n){
return{y:t,m:e,d:n,H:0,M:0,S:0,L:0}}function A9(t){var e=t.dateTime,n=t.date,r=t.time,i=t.periods,o=t.days,a=t.shortDays,s=t.months,c=t.shortMonths,l=ys(i),u=bs(
i),f=ys(o),h=bs(o),d=ys(a),p=bs(a),m=ys(s),b=bs(s),y=ys(c),g=bs(c),w={a:I,A:z,b:P,B:Y,c:null,d:Db,e:Db,f:Z9,g:aS,G:cS,H:H9,I:j9,j:V9,L:Bb,m:K9,M:Q9,p:q,q:W,Q:Fb,
s:Yb,S:J9,u:tS,U:eS,V:nS,w:rS,W:iS,x:null,X:null,y:oS,Y:sS,Z:lS,"%":zb},x={a:X,A:ot,b:st,B:lt,c:null,d:Ob,e:Ob,f:dS,g:MS,G:$S,H:uS,I:fS,j:hS,L:Xb,m:pS,M:mS,p:U,
q:at,Q:Fb,s:Yb,S:gS,u:yS,U:bS,V:xS,w:wS,W:vS,x:null,X:null,y:_S,Y:SS,Z:kS,"%":zb},_={a:A,A:T,b:$,B:N,c:E,d:Lb,e:Lb,f:X9,g:Ib,G:Rb,H:Pb,I:Pb,j:F9,L:q9,m:z9,M:Y9,
p:S,q:O9,Q:U9,s:G9,S:B9,u:R9,U:I9,V:L9,w:N9,W:P9,x:C,X:R,y:Ib,Y:Rb,Z:D9,"%":W9};w.x=v(n,w),w.X=v(r,w),w.c=v(e,w),x.x=v(n,x),x.X=v(r,x),x.c=v(e,x);function v(O,G){
return function(H){var D=[],mt=-1,J=0,gt=O.length,xt,Pt,_n;for(H instanceof Date||(H=new Date(+H));++mt<gt;)O.charCodeAt(mt)===37&&(D.push(O.slice(J,mt)),(Pt=Nb[xt=
O.charAt(++mt)])!=null?xt=O.charAt(++mt):Pt=xt==="e"?" ":"0",(_n=G[xt])&&(xt=_n(H,Pt)),D.push(xt),J=mt+1);return D.push(O.slice(J,mt)),D.join("")}}function M(O,G){
return function(H){var D=gs(1900,void 0,1),mt=k(D,O,H+="",0),J,gt;if(mt!=H.length)return null;if("Q"in D)return new Date(D.Q);if("s"in D)return new Date(D.s*1e3+
("L"in D?D.L:0));if(G&&!("Z"in D)&&(D.Z=0),"p"in D&&(D.H=D.H%12+D.p*12),D.m===void 0&&(D.m="q"in D?D.q:0),"V"in D){if(D.V<1||D.V>53)return null;"w"in D||(D.w=1),
"Z"in D?(J=hd(gs(D.y,0,1)),gt=J.getUTCDay(),J=gt>4||gt===0?Li.ceil(J):Li(J),J=Yo.offset(J,(D.V-1)*7),D.y=J.getUTCFullYear(),D.m=J.getUTCMonth(),D.d=J.getUTCDate()+
(D.w+6)%7):(J=fd(gs(D.y,0,1)),gt=J.getDay(),J=gt>4||gt===0?Ri.ceil(J):Ri(J),J=Rn.offset(J,(D.V-1)*7),D.y=J.getFullYear(),D.m=J.getMonth(),D.d=J.getDate()+(D.w+6)%
7)}else("W"in D||"U"in D)&&("w"in D||(D.w="u"in D?D.u%7:"W"in D?1:0),gt="Z"in D?hd(gs(D.y,0,1)).getUTCDay():fd(gs(D.y,0,1)).getDay(),D.m=0,D.d="W"in D?(D.w+6)%7+
D.W*7-(gt+5)%7:D.w+D.U*7-(gt+6)%7);return"Z"in D?(D.H+=D.Z/100|0,D.M+=D.Z%100,hd(D)):fd(D)}}function k(O,G,H,D){for(var mt=0,J=G.length,gt=H.length,xt,Pt;mt<J;){
if(D>=gt)return-1;if(xt=G.charCodeAt(mt++),xt===37){if(xt=G.charAt(mt++),Pt=_[xt in Nb?G.charAt(mt++):xt],!Pt||(D=Pt(O,H,D))<0)return-1}else if(xt!=H.charCodeAt(
D++))return-1}return D}function S(O,G,H){var D=l.exec(G.slice(H));return D?(O.p=u.get(D[0].toLowerCase()),H+D[0].length):-1}function A(O,G,H){var D=d.exec(G.slice(
H));return D?(O.w=p.get(D[0].toLowerCase()),H+D[0].length):-1}function T(O,G,H){var D=f.exec(G.slice(H));return D?(O.w=h.get(D[0].toLowerCase()),H+D[0].length):
-1}function $(O,G,H){var D=y.exec(G.slice(H));return D?(O.m=g.get(D[0].toLowerCase()),H+D[0].length):-1}function N(O,G,H){var D=m.exec(G.slice(H));return D?(O.m=
b.get(D[0].toLowerCase()),H+D[0].length):-1}function E(O,G,H){return k(O,e,G,H)}function C(O,G,H){return k(O,n,G,H)}function R(O,G,H){return k(O,r,G,H)}function I(O){
return a[O.getDay()]}function z(O){return o[O.getDay()]}function P(O){return c[O.getMonth()]}function Y(O){return s[O.getMonth()]}function q(O){return i[+(O.getHours()>=
12)]}function W(O){return 1+~~(O.getMonth()/3)}function X(O){return a[O.getUTCDay()]}function ot(O){return o[O.getUTCDay()]}function st(O){return c[O.getUTCMonth()]}
function lt(O){return s[O.getUTCMonth()]}function U(O){return i[+(O.getUTCHours()>=12)]}function at(O){return 1+~~(O.getUTCMonth()/3)}return{format:function(O){
var G=v(O+="",w);return G.toString=function(){return O},G},parse:function(O){var G=M(O+="",!1);return G.toString=function(){return O},G},utcFormat:function(O){var G=v(
O+="",x);return G.toString=function(){return O},G},utcParse:function(O){var G=M(O+="",!0);return G.toString=function(){return O},G}}}var Nb={"-":"",_:" ",0:"0"},
ae=/^\s*\d+/,T9=/^%/,C9=/[\\^$*+?|[\]().{}]/g;function _t(t,e,n){var r=t<0?"-":"",i=(r?-t:t)+"",o=i.length;return r+(o<n?new Array(n-o+1).join(e)+i:i)}function E9(t){
return t.replace(C9,"\\$&")}function ys(t){return new RegExp("^(?:"+t.map(E9).join("|")+")","i")}function bs(t){return new Map(t.map((e,n)=>[e.toLowerCase(),n]))}
function N9(t,e,n){var r=ae.exec(e.slice(n,n+1));return r?(t.w=+r[0],n+r[0].length):-1}function R9(t,e,n){var r=ae.exec(e.slice(n,n+1));return r?(t.u=+r[0],n+r[0].
length):-1}function I9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.U=+r[0],n+r[0].length):-1}function L9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.V=
+r[0],n+r[0].length):-1}function P9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.W=+r[0],n+r[0].length):-1}function Rb(t,e,n){var r=ae.exec(e.slice(n,n+4));
return r?(t.y=+r[0],n+r[0].length):-1}function Ib(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.y=+r[0]+(+r[0]>68?1900:2e3),n+r[0].length):-1}function D9(t,e,n){
var r=/^(Z)|([+-]\d\d)(?::?(\d\d))?/.exec(e.slice(n,n+6));return r?(t.Z=r[1]?0:-(r[2]+(r[3]||"00")),n+r[0].length):-1}function O9(t,e,n){var r=ae.exec(e.slice(n,
n+1));return r?(t.q=r[0]*3-3,n+r[0].length):-1}function z9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.m=r[0]-1,n+r[0].length):-1}function Lb(t,e,n){var r=ae.
exec(e.slice(n,n+2));return r?(t.d=+r[0],n+r[0].length):-1}function F9(t,e,n){var r=ae.exec(e.slice(n,n+3));return r?(t.m=0,t.d=+r[0],n+r[0].length):-1}function Pb(t,e,n){
var r=ae.exec(e.slice(n,n+2));return r?(t.H=+r[0],n+r[0].length):-1}function Y9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.M=+r[0],n+r[0].length):-1}function B9(t,e,n){
var r=ae.exec(e.slice(n,n+2));return r?(t.S=+r[0],n+r[0].length):-1}function q9(t,e,n){var r=ae.exec(e.slice(n,n+3));return r?(t.L=+r[0],n+r[0].length):-1}function X9(t,e,n){
var r=ae.exec(e.slice(n,n+6));return r?(t.L=Math.floor(r[0]/1e3),n+r[0].length):-1}function W9(t,e,n){var r=T9.exec(e.slice(n,n+1));return r?n+r[0].length:-1}function U9(t,e,n){
var r=ae.exec(e.slice(n));return r?(t.Q=+r[0],n+r[0].length):-1}function G9(t,e,n){var r=ae.exec(e.slice(n));return r?(t.s=+r[0],n+r[0].length):-1}function Db(t,e){
return _t(t.getDate(),e,2)}function H9(t,e){return _t(t.getHours(),e,2)}function j9(t,e){return _t(t.getHours()%12||12,e,2)}function V9(t,e){return _t(1+Rn.count(
ze(t),t),e,3)}function Bb(t,e){return _t(t.getMilliseconds(),e,3)}function Z9(t,e){return Bb(t,e)+"000"}function K9(t,e){return _t(t.getMonth()+1,e,2)}function Q9(t,e){
return _t(t.getMinutes(),e,2)}function J9(t,e){return _t(t.getSeconds(),e,2)}function tS(t){var e=t.getDay();return e===0?7:e}function eS(t,e){return _t(In.count(
ze(t)-1,t),e,2)}function qb(t){var e=t.getDay();return e>=4||e===0?pr(t):pr.ceil(t)}function nS(t,e){return t=qb(t),_t(pr.count(ze(t),t)+(ze(t).getDay()===4),e,
2)}function rS(t){return t.getDay()}function iS(t,e){return _t(Ri.count(ze(t)-1,t),e,2)}function oS(t,e){return _t(t.getFullYear()%100,e,2)}function aS(t,e){return t=
qb(t),_t(t.getFullYear()%100,e,2)}function sS(t,e){return _t(t.getFullYear()%1e4,e,4)}function cS(t,e){var n=t.getDay();return t=n>=4||n===0?pr(t):pr.ceil(t),_t(
t.getFullYear()%1e4,e,4)}function lS(t){var e=t.getTimezoneOffset();return(e>0?"-":(e*=-1,"+"))+_t(e/60|0,"0",2)+_t(e%60,"0",2)}function Ob(t,e){return _t(t.getUTCDate(),
e,2)}function uS(t,e){return _t(t.getUTCHours(),e,2)}function fS(t,e){return _t(t.getUTCHours()%12||12,e,2)}function hS(t,e){return _t(1+Yo.count(Fe(t),t),e,3)}
function Xb(t,e){return _t(t.getUTCMilliseconds(),e,3)}function dS(t,e){return Xb(t,e)+"000"}function pS(t,e){return _t(t.getUTCMonth()+1,e,2)}function mS(t,e){
return _t(t.getUTCMinutes(),e,2)}function gS(t,e){return _t(t.getUTCSeconds(),e,2)}function yS(t){var e=t.getUTCDay();return e===0?7:e}function bS(t,e){return _t(
Ln.count(Fe(t)-1,t),e,2)}function Wb(t){var e=t.getUTCDay();return e>=4||e===0?mr(t):mr.ceil(t)}function xS(t,e){return t=Wb(t),_t(mr.count(Fe(t),t)+(Fe(t).getUTCDay()===
4),e,2)}function wS(t){return t.getUTCDay()}function vS(t,e){return _t(Li.count(Fe(t)-1,t),e,2)}function _S(t,e){return _t(t.getUTCFullYear()%100,e,2)}function MS(t,e){
return t=Wb(t),_t(t.getUTCFullYear()%100,e,2)}function SS(t,e){return _t(t.getUTCFullYear()%1e4,e,4)}function $S(t,e){var n=t.getUTCDay();return t=n>=4||n===0?mr(
t):mr.ceil(t),_t(t.getUTCFullYear()%1e4,e,4)}function kS(){return"+0000"}function zb(){return"%"}function Fb(t){return+t}function Yb(t){return Math.floor(+t/1e3)}
var Bo,xs,AS,Pn,Ub;TS({dateTime:"%x, %X",date:"%-m/%-d/%Y",time:"%-I:%M:%S %p",periods:["AM","PM"],days:["Sunday","Monday","Tuesday","Wednesday","Thursday","Fri\
day","Saturday"],shortDays:["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],months:["January","February","March","April","May","June","July","August","September","Oc\
tober","November","December"],shortMonths:["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]});function TS(t){return Bo=A9(t),xs=Bo.format,
AS=Bo.parse,Pn=Bo.utcFormat,Ub=Bo.utcParse,Bo}var Gb="%Y-%m-%dT%H:%M:%S.%LZ";function CS(t){return t.toISOString()}var jN=Date.prototype.toISOString?CS:Pn(Gb);function ES(t){
var e=new Date(t);return isNaN(e)?null:e}var VN=+new Date("2000-01-01T00:00:00.000Z")?ES:Ub(Gb);function Dn(t,e){switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(e).domain(t);break}return this}function Il(t,e){switch(arguments.
length){case 0:break;case 1:{typeof t=="function"?this.interpolator(t):this.range(t);break}default:{this.domain(t),typeof e=="function"?this.interpolator(e):this.
range(e);break}}return this}var Rl=Symbol("implicit");function Ll(){var t=new Qe,e=[],n=[],r=Rl;function i(o){let a=t.get(o);if(a===void 0){if(r!==Rl)return r;t.
set(o,a=e.push(o)-1)}return n[a%n.length]}return i.domain=function(o){if(!arguments.length)return e.slice();e=[],t=new Qe;for(let a of o)t.has(a)||t.set(a,e.push(
a)-1);return i},i.range=function(o){return arguments.length?(n=Array.from(o),i):n.slice()},i.unknown=function(o){return arguments.length?(r=o,i):r},i.copy=function(){
return Ll(e,n).unknown(r)},Dn.apply(i,arguments),i}function qo(){var t=Ll().unknown(void 0),e=t.domain,n=t.range,r=0,i=1,o,a,s=!1,c=0,l=0,u=.5;delete t.unknown;
function f(){var h=e().length,d=i<r,p=d?i:r,m=d?r:i;o=(m-p)/Math.max(1,h-c+l*2),s&&(o=Math.floor(o)),p+=(m-p-o*(h-c))*u,a=o*(1-c),s&&(p=Math.round(p),a=Math.round(
a));var b=he(h).map(function(y){return p+o*y});return n(d?b.reverse():b)}return t.domain=function(h){return arguments.length?(e(h),f()):e()},t.range=function(h){
return arguments.length?([r,i]=h,r=+r,i=+i,f()):[r,i]},t.rangeRound=function(h){return[r,i]=h,r=+r,i=+i,s=!0,f()},t.bandwidth=function(){return a},t.step=function(){
return o},t.round=function(h){return arguments.length?(s=!!h,f()):s},t.padding=function(h){return arguments.length?(c=Math.min(1,l=+h),f()):c},t.paddingInner=function(h){
return arguments.length?(c=Math.min(1,h),f()):c},t.paddingOuter=function(h){return arguments.length?(l=+h,f()):l},t.align=function(h){return arguments.length?(u=
Math.max(0,Math.min(1,h)),f()):u},t.copy=function(){return qo(e(),[r,i]).round(s).paddingInner(c).paddingOuter(l).align(u)},Dn.apply(f(),arguments)}function t2(t){
var e=t.copy;return t.padding=t.paddingOuter,delete t.paddingInner,delete t.paddingOuter,t.copy=function(){return t2(e())},t}function e2(){return t2(qo.apply(null,
arguments).paddingInner(1))}function NS(t){return function(){return t}}function dd(t){return+t}var Hb=[0,1];function sn(t){return t}function pd(t,e){return(e-=t=
+t)?function(n){return(n-t)/e}:NS(isNaN(e)?NaN:.5)}function RS(t,e){var n;return t>e&&(n=t,t=e,e=n),function(r){return Math.max(t,Math.min(e,r))}}function IS(t,e,n){
var r=t[0],i=t[1],o=e[0],a=e[1];return i<r?(r=pd(i,r),o=n(a,o)):(r=pd(r,i),o=n(o,a)),function(s){return o(r(s))}}function LS(t,e,n){var r=Math.min(t.length,e.length)-
1,i=new Array(r),o=new Array(r),a=-1;for(t[r]<t[0]&&(t=t.slice().reverse(),e=e.slice().reverse());++a<r;)i[a]=pd(t[a],t[a+1]),o[a]=n(e[a],e[a+1]);return function(s){
var c=xo(t,s,1,r)-1;return o[c](i[c](s))}}function ws(t,e){return e.domain(t.domain()).range(t.range()).interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.
unknown())}function Pl(){var t=Hb,e=Hb,n=To,r,i,o,a=sn,s,c,l;function u(){var h=Math.min(t.length,e.length);return a!==sn&&(a=RS(t[0],t[h-1])),s=h>2?LS:IS,c=l=null,
f}function f(h){return h==null||isNaN(h=+h)?o:(c||(c=s(t.map(r),e,n)))(r(a(h)))}return f.invert=function(h){return a(i((l||(l=s(e,t.map(r),te)))(h)))},f.domain=
function(h){return arguments.length?(t=Array.from(h,dd),u()):t.slice()},f.range=function(h){return arguments.length?(e=Array.from(h),u()):e.slice()},f.rangeRound=
function(h){return e=Array.from(h),n=ja,u()},f.clamp=function(h){return arguments.length?(a=h?!0:sn,u()):a!==sn},f.interpolate=function(h){return arguments.length?
(n=h,u()):n},f.unknown=function(h){return arguments.length?(o=h,f):o},function(h,d){return r=h,i=d,u()}}function n2(){return Pl()(sn,sn)}function PS(t,e,n,r){var i=Xa(
t,e,n),o;switch(r=Io(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(t),Math.abs(e));return r.precision==null&&!isNaN(o=Q1(i,a))&&(r.precision=o),ph(r,a)}case"":case"\
e":case"g":case"p":case"r":{r.precision==null&&!isNaN(o=J1(i,Math.max(Math.abs(t),Math.abs(e))))&&(r.precision=o-(r.type==="e"));break}case"f":case"%":{r.precision==
null&&!isNaN(o=K1(i))&&(r.precision=o-(r.type==="%")*2);break}}return Cn(r)}function vs(t){var e=t.domain;return t.ticks=function(n){var r=e();return qe(r[0],r[r.
length-1],n??10)},t.tickFormat=function(n,r){var i=e();return PS(i[0],i[i.length-1],n??10,r)},t.nice=function(n){n==null&&(n=10);var r=e(),i=0,o=r.length-1,a=r[i],
s=r[o],c,l,u=10;for(s<a&&(l=a,a=s,s=l,l=i,i=o,o=l);u-- >0;){if(l=gi(a,s,n),l===c)return r[i]=a,r[o]=s,e(r);if(l>0)a=Math.floor(a/l)*l,s=Math.ceil(s/l)*l;else if(l<
0)a=Math.ceil(a*l)/l,s=Math.floor(s*l)/l;else break;c=l}return t},t}function _s(){var t=n2();return t.copy=function(){return ws(t,_s())},Dn.apply(t,arguments),vs(
t)}function md(t){var e;function n(r){return r==null||isNaN(r=+r)?e:r}return n.invert=n,n.domain=n.range=function(r){return arguments.length?(t=Array.from(r,dd),
n):t.slice()},n.unknown=function(r){return arguments.length?(e=r,n):e},n.copy=function(){return md(t).unknown(e)},t=arguments.length?Array.from(t,dd):[0,1],vs(n)}
function r2(t,e){t=t.slice();var n=0,r=t.length-1,i=t[n],o=t[r],a;return o<i&&(a=n,n=r,r=a,a=i,i=o,o=a),t[n]=e.floor(i),t[r]=e.ceil(o),t}function jb(t){return Math.
log(t)}function Vb(t){return Math.exp(t)}function DS(t){return-Math.log(-t)}function OS(t){return-Math.exp(-t)}function zS(t){return isFinite(t)?+("1e"+t):t<0?0:
t}function FS(t){return t===10?zS:t===Math.E?Math.exp:e=>Math.pow(t,e)}function YS(t){return t===Math.E?Math.log:t===10&&Math.log10||t===2&&Math.log2||(t=Math.log(
t),e=>Math.log(e)/t)}function Zb(t){return(e,n)=>-t(-e,n)}function i2(t){let e=t(jb,Vb),n=e.domain,r=10,i,o;function a(){return i=YS(r),o=FS(r),n()[0]<0?(i=Zb(i),
o=Zb(o),t(DS,OS)):t(jb,Vb),e}return e.base=function(s){return arguments.length?(r=+s,a()):r},e.domain=function(s){return arguments.length?(n(s),a()):n()},e.ticks=
s=>{let c=n(),l=c[0],u=c[c.length-1],f=u<l;f&&([l,u]=[u,l]);let h=i(l),d=i(u),p,m,b=s==null?10:+s,y=[];if(!(r%1)&&d-h<b){if(h=Math.floor(h),d=Math.ceil(d),l>0){
for(;h<=d;++h)for(p=1;p<r;++p)if(m=h<0?p/o(-h):p*o(h),!(m<l)){if(m>u)break;y.push(m)}}else for(;h<=d;++h)for(p=r-1;p>=1;--p)if(m=h>0?p/o(-h):p*o(h),!(m<l)){if(m>
u)break;y.push(m)}y.length*2<b&&(y=qe(l,u,b))}else y=qe(h,d,Math.min(d-h,b)).map(o);return f?y.reverse():y},e.tickFormat=(s,c)=>{if(s==null&&(s=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=Io(c)).precision==null&&(c.trim=!0),c=Cn(c)),s===1/0)return c;let l=Math.max(1,r*s/e.ticks().length);return u=>{
let f=u/o(Math.round(i(u)));return f*r<r-.5&&(f*=r),f<=l?c(u):""}},e.nice=()=>n(r2(n(),{floor:s=>o(Math.floor(i(s))),ceil:s=>o(Math.ceil(i(s)))})),e}function gd(){
let t=i2(Pl()).domain([1,10]);return t.copy=()=>ws(t,gd()).base(t.base()),Dn.apply(t,arguments),t}function Kb(t){return function(e){return Math.sign(e)*Math.log1p(
Math.abs(e/t))}}function Qb(t){return function(e){return Math.sign(e)*Math.expm1(Math.abs(e))*t}}function o2(t){var e=1,n=t(Kb(e),Qb(e));return n.constant=function(r){
return arguments.length?t(Kb(e=+r),Qb(e)):e},vs(n)}function yd(){var t=o2(Pl());return t.copy=function(){return ws(t,yd()).constant(t.constant())},Dn.apply(t,arguments)}
function Jb(t){return function(e){return e<0?-Math.pow(-e,t):Math.pow(e,t)}}function BS(t){return t<0?-Math.sqrt(-t):Math.sqrt(t)}function qS(t){return t<0?-t*t:
t*t}function a2(t){var e=t(sn,sn),n=1;function r(){return n===1?t(sn,sn):n===.5?t(BS,qS):t(Jb(n),Jb(1/n))}return e.exponent=function(i){return arguments.length?
(n=+i,r()):n},vs(e)}function bd(){var t=a2(Pl());return t.copy=function(){return ws(t,bd()).exponent(t.exponent())},Dn.apply(t,arguments),t}function xd(){var t=[],e=[],n=[],r;function i(){var a=0,s=Math.max(1,e.length);for(n=new Array(s-1);++a<s;)n[a-1]=Dg(t,a/s);return o}function o(a){return a==null||
isNaN(a=+a)?r:e[xo(n,a)]}return o.invertExtent=function(a){var s=e.indexOf(a);return s<0?[NaN,NaN]:[s>0?n[s-1]:t[0],s<n.length?n[s]:t[t.length-1]]},o.domain=function(a){
if(!arguments.length)return t.slice();t=[];for(let s of a)s!=null&&!isNaN(s=+s)&&t.push(s);return t.sort(Nt),i()},o.range=function(a){return arguments.length?(e=
Array.from(a),i()):e.slice()},o.unknown=function(a){return arguments.length?(r=a,o):r},o.quantiles=function(){return n.slice()},o.copy=function(){return xd().domain(
t).range(e).unknown(r)},Dn.apply(o,arguments)}function wd(){var t=[.5],e=[0,1],n,r=1;function i(o){return o!=null&&o<=o?e[xo(t,o,0,r)]:n}return i.domain=function(o){return arguments.length?(t=Array.from(o),
r=Math.min(t.length,e.length-1),i):t.slice()},i.range=function(o){return arguments.length?(e=Array.from(o),r=Math.min(t.length,e.length-1),i):e.slice()},i.invertExtent=
function(o){var a=e.indexOf(o);return[t[a-1],t[a]]},i.unknown=function(o){return arguments.length?(n=o,i):n},i.copy=function(){return wd().domain(t).range(e).unknown(
n)},Dn.apply(i,arguments)}function XS(t){return new Date(t)}function WS(t){return t instanceof Date?+t:Math.round(t)}function vd(t,e,n,r,i,o,a,s,c,l){var u=n2(),
f=u.invert,h=u.domain,d=l(".%L"),p=l(":%S"),m=l("%I:%M"),b=l("%I %p"),y=l("%a %d"),g=l("%b %d"),w=l("%B"),x=l("%Y");function _(v){return(c(v)<v?d:s(v)<v?p:a(v)<
v?m:o(v)<v?b:r(v)<v?i(v)<v?y:g:n(v)<v?w:x)(v)}return u.invert=function(v){return new Date(Math.round(f(v)))},u.domain=function(v){return arguments.length?h(Array.
from(v,WS)):h().map(XS)},u.ticks=function(v){var M=h();return t(M[0],M[M.length-1],v??10)},u.tickFormat=function(v,M){return M==null?_:l(M)},u.nice=function(v){
var M=h();return(!v||typeof v.range!="function")&&(v=e(M[0],M[M.length-1],v??10)),v?h(r2(M,v)):u},u.copy=function(){return ws(u,vd(t,e,n,r,i,o,a,s,c,l))},u}function s2(){
return Dn.apply(vd(Cb,Eb,ze,Pi,In,Rn,Ci,Ai,Te,xs).domain([new Date(2e3,0,1),new Date(2e3,0,2)]),arguments)}function c2(){return Dn.apply(vd(Tb,Nl,Fe,Di,Ln,Yo,Ei,
Ti,Te,Pn).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}function Dl(t,e){return e.domain(t.domain()).interpolator(t.interpolator()).clamp(t.clamp()).unknown(t.unknown())}function Ol(){var t=0,e=.5,n=1,r=1,i,o,a,s,c,l=sn,u,f=!1,h;function d(m){return m==null||isNaN(m=+m)?h:(m=.5+((m=+u(m))-o)*(r*m<r*o?s:c),l(f?Math.max(0,Math.min(
1,m)):m))}d.domain=function(m){return arguments.length?([t,e,n]=m,i=u(t=+t),o=u(e=+e),a=u(n=+n),s=i===o?0:.5/(o-i),c=o===a?0:.5/(a-o),r=o<i?-1:1,d):[t,e,n]},d.clamp=
function(m){return arguments.length?(f=!!m,d):f},d.interpolator=function(m){return arguments.length?(l=m,d):l};function p(m){return function(b){var y,g,w;return arguments.
length?([y,g,w]=b,l=Ir(m,[y,g,w]),d):[l(0),l(.5),l(1)]}}return d.range=p(To),d.rangeRound=p(ja),d.unknown=function(m){return arguments.length?(h=m,d):h},function(m){
return u=m,i=m(t),o=m(e),a=m(n),s=i===o?0:.5/(o-i),c=o===a?0:.5/(a-o),r=o<i?-1:1,d}}function _d(){var t=vs(Ol()(sn));return t.copy=function(){return Dl(t,_d())},
Il.apply(t,arguments)}function Md(){var t=i2(Ol()).domain([.1,1,10]);return t.copy=function(){return Dl(t,Md()).base(t.base())},Il.apply(t,arguments)}function Sd(){
var t=o2(Ol());return t.copy=function(){return Dl(t,Sd()).constant(t.constant())},Il.apply(t,arguments)}function $d(){var t=a2(Ol());return t.copy=function(){return Dl(
t,$d()).exponent(t.exponent())},Il.apply(t,arguments)}function ft(t){for(var e=t.length/6|0,n=new Array(e),r=0;r<e;)n[r]="#"+t.slice(r*6,++r*6);return n}var l2=ft("1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbc\
bd2217becf"),u2=ft("7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666"),f2=ft("1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666"),h2=ft("4269d0efb118ff725c6cc5b0\
3ca951ff8ab7a463f297bbf59c6b4e9498a0"),d2=ft("a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928"),p2=ft("fbb4aeb3cde3ccebc5decbe4fed9a6ff\
ffcce5d8bdfddaecf2f2f2"),m2=ft("b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc"),g2=ft("e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999"),y2=ft("66c2a5\
fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3"),b2=ft("8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f"),x2=ft("4e79a7f28e2ce1575976b7b259\
a14fedc949af7aa1ff9da79c755fbab0ab"),It=t=>A1(t[t.length-1]),kd=new Array(3).concat("d8b365f5f5f55ab4ac","a6611adfc27d80cdc1018571","a6611adfc27df5f5f580cdc1018\
571","8c510ad8b365f6e8c3c7eae55ab4ac01665e","8c510ad8b365f6e8c3f5f5f5c7eae55ab4ac01665e","8c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e","8c510abf812ddfc27df\
6e8c3f5f5f5c7eae580cdc135978f01665e","5430058c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e003c30","5430058c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665\
e003c30").map(ft),Ad=It(kd),Td=new Array(3).concat("af8dc3f7f7f77fbf7b","7b3294c2a5cfa6dba0008837","7b3294c2a5cff7f7f7a6dba0008837","762a83af8dc3e7d4e8d9f0d37fb\
f7b1b7837","762a83af8dc3e7d4e8f7f7f7d9f0d37fbf7b1b7837","762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b7837","762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b78\
37","40004b762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b783700441b","40004b762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b783700441b").map(ft),Cd=It(Td),Ed=new Array(
3).concat("e9a3c9f7f7f7a1d76a","d01c8bf1b6dab8e1864dac26","d01c8bf1b6daf7f7f7b8e1864dac26","c51b7de9a3c9fde0efe6f5d0a1d76a4d9221","c51b7de9a3c9fde0eff7f7f7e6f5d\
0a1d76a4d9221","c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221","c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221","8e0152c51b7dde77aef1b6dafde0efe6f5d0\
b8e1867fbc414d9221276419","8e0152c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221276419").map(ft),Nd=It(Ed),Rd=new Array(3).concat("998ec3f7f7f7f1a340","5\
e3c99b2abd2fdb863e66101","5e3c99b2abd2f7f7f7fdb863e66101","542788998ec3d8daebfee0b6f1a340b35806","542788998ec3d8daebf7f7f7fee0b6f1a340b35806","5427888073acb2abd\
2d8daebfee0b6fdb863e08214b35806","5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b35806","2d004b5427888073acb2abd2d8daebfee0b6fdb863e08214b358067f3b08","2d004b\
5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b358067f3b08").map(ft),Id=It(Rd),Yl=new Array(3).concat("ef8a62f7f7f767a9cf","ca0020f4a58292c5de0571b0","ca0020f\
4a582f7f7f792c5de0571b0","b2182bef8a62fddbc7d1e5f067a9cf2166ac","b2182bef8a62fddbc7f7f7f7d1e5f067a9cf2166ac","b2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac",
"b2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac","67001fb2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac053061","67001fb2182bd6604df4a582fddbc7f7f7f7d1e\
5f092c5de4393c32166ac053061").map(ft),Ms=It(Yl),Ld=new Array(3).concat("ef8a62ffffff999999","ca0020f4a582bababa404040","ca0020f4a582ffffffbababa404040","b2182be\
f8a62fddbc7e0e0e09999994d4d4d","b2182bef8a62fddbc7ffffffe0e0e09999994d4d4d","b2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d","b2182bd6604df4a582fddbc7ffffffe0\
e0e0bababa8787874d4d4d","67001fb2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d1a1a1a","67001fb2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d1a1a1a").map(
ft),Pd=It(Ld),Bl=new Array(3).concat("fc8d59ffffbf91bfdb","d7191cfdae61abd9e92c7bb6","d7191cfdae61ffffbfabd9e92c7bb6","d73027fc8d59fee090e0f3f891bfdb4575b4","d7\
3027fc8d59fee090ffffbfe0f3f891bfdb4575b4","d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4","d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4","a50026d73\
027f46d43fdae61fee090e0f3f8abd9e974add14575b4313695","a50026d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4313695").map(ft),Ss=It(Bl),Dd=new Array(3).concat(
"fc8d59ffffbf91cf60","d7191cfdae61a6d96a1a9641","d7191cfdae61ffffbfa6d96a1a9641","d73027fc8d59fee08bd9ef8b91cf601a9850","d73027fc8d59fee08bffffbfd9ef8b91cf601a9\
850","d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850","d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850","a50026d73027f46d43fdae61fee08bd9ef8ba6d96a66bd\
631a9850006837","a50026d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850006837").map(ft),Od=It(Dd),zd=new Array(3).concat("fc8d59ffffbf99d594","d7191cfdae6\
1abdda42b83ba","d7191cfdae61ffffbfabdda42b83ba","d53e4ffc8d59fee08be6f59899d5943288bd","d53e4ffc8d59fee08bffffbfe6f59899d5943288bd","d53e4ff46d43fdae61fee08be6f\
598abdda466c2a53288bd","d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd","9e0142d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd5e4fa2","9e0142d53e4ff46d\
43fdae61fee08bffffbfe6f598abdda466c2a53288bd5e4fa2").map(ft),Fd=It(zd),Yd=new Array(3).concat("e5f5f999d8c92ca25f","edf8fbb2e2e266c2a4238b45","edf8fbb2e2e266c2a\
42ca25f006d2c","edf8fbccece699d8c966c2a42ca25f006d2c","edf8fbccece699d8c966c2a441ae76238b45005824","f7fcfde5f5f9ccece699d8c966c2a441ae76238b45005824","f7fcfde5f\
5f9ccece699d8c966c2a441ae76238b45006d2c00441b").map(ft),Bd=It(Yd),qd=new Array(3).concat("e0ecf49ebcda8856a7","edf8fbb3cde38c96c688419d","edf8fbb3cde38c96c68856\
a7810f7c","edf8fbbfd3e69ebcda8c96c68856a7810f7c","edf8fbbfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bf\
d3e69ebcda8c96c68c6bb188419d810f7c4d004b").map(ft),Xd=It(qd),Wd=new Array(3).concat("e0f3dba8ddb543a2ca","f0f9e8bae4bc7bccc42b8cbe","f0f9e8bae4bc7bccc443a2ca086\
8ac","f0f9e8ccebc5a8ddb57bccc443a2ca0868ac","f0f9e8ccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a\
8ddb57bccc44eb3d32b8cbe0868ac084081").map(ft),Ud=It(Wd),Gd=new Array(3).concat("fee8c8fdbb84e34a33","fef0d9fdcc8afc8d59d7301f","fef0d9fdcc8afc8d59e34a33b30000",
"fef0d9fdd49efdbb84fc8d59e34a33b30000","fef0d9fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84\
fc8d59ef6548d7301fb300007f0000").map(ft),Hd=It(Gd),jd=new Array(3).concat("ece2f0a6bddb1c9099","f6eff7bdc9e167a9cf02818a","f6eff7bdc9e167a9cf1c9099016c59","f6ef\
f7d0d1e6a6bddb67a9cf1c9099016c59","f6eff7d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9c\
f3690c002818a016c59014636").map(ft),Vd=It(jd),Zd=new Array(3).concat("ece7f2a6bddb2b8cbe","f1eef6bdc9e174a9cf0570b0","f1eef6bdc9e174a9cf2b8cbe045a8d","f1eef6d0d\
1e6a6bddb74a9cf2b8cbe045a8d","f1eef6d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690\
c00570b0045a8d023858").map(ft),Kd=It(Zd),Qd=new Array(3).concat("e7e1efc994c7dd1c77","f1eef6d7b5d8df65b0ce1256","f1eef6d7b5d8df65b0dd1c77980043","f1eef6d4b9dac9\
94c7df65b0dd1c77980043","f1eef6d4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace1\
25698004367001f").map(ft),Jd=It(Qd),tp=new Array(3).concat("fde0ddfa9fb5c51b8a","feebe2fbb4b9f768a1ae017e","feebe2fbb4b9f768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f\
768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a\
017749006a").map(ft),ep=It(tp),np=new Array(3).concat("edf8b17fcdbb2c7fb8","ffffcca1dab441b6c4225ea8","ffffcca1dab441b6c42c7fb8253494","ffffccc7e9b47fcdbb41b6c4\
2c7fb8253494","ffffccc7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea82534940\
81d58").map(ft),rp=It(np),ip=new Array(3).concat("f7fcb9addd8e31a354","ffffccc2e69978c679238443","ffffccc2e69978c67931a354006837","ffffccd9f0a3addd8e78c67931a35\
4006837","ffffccd9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443006837004529").
map(ft),op=It(ip),ap=new Array(3).concat("fff7bcfec44fd95f0e","ffffd4fed98efe9929cc4c02","ffffd4fed98efe9929d95f0e993404","ffffd4fee391fec44ffe9929d95f0e993404",
"ffffd4fee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c02993404662506").map(ft),
sp=It(ap),cp=new Array(3).concat("ffeda0feb24cf03b20","ffffb2fecc5cfd8d3ce31a1c","ffffb2fecc5cfd8d3cf03b20bd0026","ffffb2fed976feb24cfd8d3cf03b20bd0026","ffffb2\
fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cbd0026800026").map(ft),lp=It(
cp),up=new Array(3).concat("deebf79ecae13182bd","eff3ffbdd7e76baed62171b5","eff3ffbdd7e76baed63182bd08519c","eff3ffc6dbef9ecae16baed63182bd08519c","eff3ffc6dbef\
9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b508519c08306b").map(ft),fp=It(up),hp=new Array(
3).concat("e5f5e0a1d99b31a354","edf8e9bae4b374c476238b45","edf8e9bae4b374c47631a354006d2c","edf8e9c7e9c0a1d99b74c47631a354006d2c","edf8e9c7e9c0a1d99b74c47641ab5\
d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45006d2c00441b").map(ft),dp=It(hp),pp=new Array(3).concat(
"f0f0f0bdbdbd636363","f7f7f7cccccc969696525252","f7f7f7cccccc969696636363252525","f7f7f7d9d9d9bdbdbd969696636363252525","f7f7f7d9d9d9bdbdbd969696737373525252252\
525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525000000").map(ft),mp=It(pp),gp=new Array(3).concat("efed\
f5bcbddc756bb1","f2f0f7cbc9e29e9ac86a51a3","f2f0f7cbc9e29e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8807dba6a51a34a1486",
"fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a34a1486","fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a354278f3f007d").map(ft),yp=It(gp),bp=new Array(3).concat("fee0d2fc9\
272de2d26","fee5d9fcae91fb6a4acb181d","fee5d9fcae91fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5\
f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181da50f1567000d").map(ft),xp=It(bp),wp=new Array(3).concat("fee6cefdae6be6\
550d","feeddefdbe85fd8d3cd94701","feeddefdbe85fd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee\
6cefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d94801a636037f2704").map(ft),vp=It(wp);function _p(t){return t=Math.max(0,Math.min(
1,t)),"rgb("+Math.max(0,Math.min(255,Math.round(-4.54-t*(35.34-t*(2381.73-t*(6402.7-t*(7024.72-t*2710.57)))))))+", "+Math.max(0,Math.min(255,Math.round(32.49+t*
(170.73+t*(52.82-t*(131.46-t*(176.58-t*67.37)))))))+", "+Math.max(0,Math.min(255,Math.round(81.24+t*(442.36-t*(2482.43-t*(6167.24-t*(6614.94-t*2475.67)))))))+")"}
var Mp=Gc(nn(300,.5,0),nn(-240,.5,1)),Sp=Gc(nn(-100,.75,.35),nn(80,1.5,.8)),$p=Gc(nn(260,.75,.35),nn(80,1.5,.8)),zl=nn();function kp(t){(t<0||t>1)&&(t-=Math.floor(
t));var e=Math.abs(t-.5);return zl.h=360*t-100,zl.s=1.5-1.5*e,zl.l=.8-.9*e,zl+""}var Fl=Pe(),US=Math.PI/3,GS=Math.PI*2/3;function Ap(t){var e;return t=(.5-t)*Math.
PI,Fl.r=255*(e=Math.sin(t))*e,Fl.g=255*(e=Math.sin(t+US))*e,Fl.b=255*(e=Math.sin(t+GS))*e,Fl+""}function Tp(t){return t=Math.max(0,Math.min(1,t)),"rgb("+Math.max(
0,Math.min(255,Math.round(34.61+t*(1172.33-t*(10793.56-t*(33300.12-t*(38394.49-t*14825.05)))))))+", "+Math.max(0,Math.min(255,Math.round(23.31+t*(557.33+t*(1225.33-
t*(3574.96-t*(1073.77+t*707.56)))))))+", "+Math.max(0,Math.min(255,Math.round(27.2+t*(3211.1-t*(15327.97-t*(27814-t*(22569.18-t*6838.66)))))))+")"}function ql(t){
var e=t.length;return function(n){return t[Math.max(0,Math.min(e-1,Math.floor(n*e)))]}}var Cp=ql(ft("44015444025645045745055946075a46085c460a5d460b5e470d60470e6\
147106347116447136548146748166848176948186a481a6c481b6d481c6e481d6f481f70482071482173482374482475482576482677482878482979472a7a472c7a472d7b472e7c472f7d46307e463\
27e46337f463480453581453781453882443983443a83443b84433d84433e85423f854240864241864142874144874045884046883f47883f48893e49893e4a893e4c8a3d4d8a3d4e8a3c4f8a3c508b3\
b518b3b528b3a538b3a548c39558c39568c38588c38598c375a8c375b8d365c8d365d8d355e8d355f8d34608d34618d33628d33638d32648e32658e31668e31678e31688e30698e306a8e2f6b8e2f6c8\
e2e6d8e2e6e8e2e6f8e2d708e2d718e2c718e2c728e2c738e2b748e2b758e2a768e2a778e2a788e29798e297a8e297b8e287c8e287d8e277e8e277f8e27808e26818e26828e26828e25838e25848e258\
58e24868e24878e23888e23898e238a8d228b8d228c8d228d8d218e8d218f8d21908d21918c20928c20928c20938c1f948c1f958b1f968b1f978b1f988b1f998a1f9a8a1e9b8a1e9c891e9d891f9e891\
f9f881fa0881fa1881fa1871fa28720a38620a48621a58521a68522a78522a88423a98324aa8325ab8225ac8226ad8127ad8128ae8029af7f2ab07f2cb17e2db27d2eb37c2fb47c31b57b32b67a34b67\
935b77937b87838b9773aba763bbb753dbc743fbc7340bd7242be7144bf7046c06f48c16e4ac16d4cc26c4ec36b50c46a52c56954c56856c66758c7655ac8645cc8635ec96260ca6063cb5f65cb5e67c\
c5c69cd5b6ccd5a6ece5870cf5773d05675d05477d1537ad1517cd2507fd34e81d34d84d44b86d54989d5488bd6468ed64590d74393d74195d84098d83e9bd93c9dd93ba0da39a2da37a5db36a8db34a\
adc32addc30b0dd2fb2dd2db5de2bb8de29bade28bddf26c0df25c2df23c5e021c8e020cae11fcde11dd0e11cd2e21bd5e21ad8e219dae319dde318dfe318e2e418e5e419e7e419eae51aece51befe51\
cf1e51df4e61ef6e620f8e621fbe723fde725")),Ep=ql(ft("00000401000501010601010802010902020b02020d03030f03031204041405041606051806051a07061c08071e0907200a08220b09240\
c09260d0a290e0b2b100b2d110c2f120d31130d34140e36150e38160f3b180f3d19103f1a10421c10441d11471e114920114b21114e22115024125325125527125829115a2a115c2c115f2d11612f116\
331116533106734106936106b38106c390f6e3b0f703d0f713f0f72400f74420f75440f764510774710784910784a10794c117a4e117b4f127b51127c52137c54137d56147d57157e59157e5a167e5c1\
67f5d177f5f187f601880621980641a80651a80671b80681c816a1c816b1d816d1d816e1e81701f81721f817320817521817621817822817922827b23827c23827e24828025828125818326818426818\
627818827818928818b29818c29818e2a81902a81912b81932b80942c80962c80982d80992d809b2e7f9c2e7f9e2f7fa02f7fa1307ea3307ea5317ea6317da8327daa337dab337cad347cae347bb0357\
bb2357bb3367ab5367ab73779b83779ba3878bc3978bd3977bf3a77c03a76c23b75c43c75c53c74c73d73c83e73ca3e72cc3f71cd4071cf4070d0416fd2426fd3436ed5446dd6456cd8456cd9466bdb4\
76adc4869de4968df4a68e04c67e24d66e34e65e44f64e55064e75263e85362e95462ea5661eb5760ec5860ed5a5fee5b5eef5d5ef05f5ef1605df2625df2645cf3655cf4675cf4695cf56b5cf66c5cf\
66e5cf7705cf7725cf8745cf8765cf9785df9795df97b5dfa7d5efa7f5efa815ffb835ffb8560fb8761fc8961fc8a62fc8c63fc8e64fc9065fd9266fd9467fd9668fd9869fd9a6afd9b6bfe9d6cfe9f6\
dfea16efea36ffea571fea772fea973feaa74feac76feae77feb078feb27afeb47bfeb67cfeb77efeb97ffebb81febd82febf84fec185fec287fec488fec68afec88cfeca8dfecc8ffecd90fecf92fed\
194fed395fed597fed799fed89afdda9cfddc9efddea0fde0a1fde2a3fde3a5fde5a7fde7a9fde9aafdebacfcecaefceeb0fcf0b2fcf2b4fcf4b6fcf6b8fcf7b9fcf9bbfcfbbdfcfdbf")),Np=ql(ft(
"00000401000501010601010802010a02020c02020e03021004031204031405041706041907051b08051d09061f0a07220b07240c08260d08290e092b10092d110a30120a32140b34150b37160b39180\
c3c190c3e1b0c411c0c431e0c451f0c48210c4a230c4c240c4f260c51280b53290b552b0b572d0b592f0a5b310a5c320a5e340a5f3609613809623909633b09643d09653e0966400a67420a68440a684\
50a69470b6a490b6a4a0c6b4c0c6b4d0d6c4f0d6c510e6c520e6d540f6d550f6d57106e59106e5a116e5c126e5d126e5f136e61136e62146e64156e65156e67166e69166e6a176e6c186e6d186e6f196\
e71196e721a6e741a6e751b6e771c6d781c6d7a1d6d7c1d6d7d1e6d7f1e6c801f6c82206c84206b85216b87216b88226a8a226a8c23698d23698f24699025689225689326679526679727669827669a2\
8659b29649d29649f2a63a02a63a22b62a32c61a52c60a62d60a82e5fa92e5eab2f5ead305dae305cb0315bb1325ab3325ab43359b63458b73557b93556ba3655bc3754bd3853bf3952c03a51c13a50c\
33b4fc43c4ec63d4dc73e4cc83f4bca404acb4149cc4248ce4347cf4446d04545d24644d34743d44842d54a41d74b3fd84c3ed94d3dda4e3cdb503bdd513ade5238df5337e05536e15635e25734e3593\
3e45a31e55c30e65d2fe75e2ee8602de9612bea632aeb6429eb6628ec6726ed6925ee6a24ef6c23ef6e21f06f20f1711ff1731df2741cf3761bf37819f47918f57b17f57d15f67e14f68013f78212f78\
410f8850ff8870ef8890cf98b0bf98c0af98e09fa9008fa9207fa9407fb9606fb9706fb9906fb9b06fb9d07fc9f07fca108fca309fca50afca60cfca80dfcaa0ffcac11fcae12fcb014fcb216fcb418f\
bb61afbb81dfbba1ffbbc21fbbe23fac026fac228fac42afac62df9c72ff9c932f9cb35f8cd37f8cf3af7d13df7d340f6d543f6d746f5d949f5db4cf4dd4ff4df53f4e156f3e35af3e55df2e661f2e86\
5f2ea69f1ec6df1ed71f1ef75f1f179f2f27df2f482f3f586f3f68af4f88ef5f992f6fa96f8fb9af9fc9dfafda1fcffa4")),Rp=ql(ft("0d088710078813078916078a19068c1b068d1d068e20068f2\
206902406912605912805922a05932c05942e05952f059631059733059735049837049938049a3a049a3c049b3e049c3f049c41049d43039e44039e46039f48039f4903a04b03a14c02a14e02a25002a\
25102a35302a35502a45601a45801a45901a55b01a55c01a65e01a66001a66100a76300a76400a76600a76700a86900a86a00a86c00a86e00a86f00a87100a87201a87401a87501a87701a87801a87a0\
2a87b02a87d03a87e03a88004a88104a78305a78405a78606a68707a68808a68a09a58b0aa58d0ba58e0ca48f0da4910ea3920fa39410a29511a19613a19814a099159f9a169f9c179e9d189d9e199da\
01a9ca11b9ba21d9aa31e9aa51f99a62098a72197a82296aa2395ab2494ac2694ad2793ae2892b02991b12a90b22b8fb32c8eb42e8db52f8cb6308bb7318ab83289ba3388bb3488bc3587bd3786be388\
5bf3984c03a83c13b82c23c81c33d80c43e7fc5407ec6417dc7427cc8437bc9447aca457acb4679cc4778cc4977cd4a76ce4b75cf4c74d04d73d14e72d24f71d35171d45270d5536fd5546ed6556dd75\
66cd8576bd9586ada5a6ada5b69db5c68dc5d67dd5e66de5f65de6164df6263e06363e16462e26561e26660e3685fe4695ee56a5de56b5de66c5ce76e5be76f5ae87059e97158e97257ea7457eb7556e\
b7655ec7754ed7953ed7a52ee7b51ef7c51ef7e50f07f4ff0804ef1814df1834cf2844bf3854bf3874af48849f48948f58b47f58c46f68d45f68f44f79044f79143f79342f89441f89540f9973ff9983\
ef99a3efa9b3dfa9c3cfa9e3bfb9f3afba139fba238fca338fca537fca636fca835fca934fdab33fdac33fdae32fdaf31fdb130fdb22ffdb42ffdb52efeb72dfeb82cfeba2cfebb2bfebd2afebe2afec\
029fdc229fdc328fdc527fdc627fdc827fdca26fdcb26fccd25fcce25fcd025fcd225fbd324fbd524fbd724fad824fada24f9dc24f9dd25f8df25f8e125f7e225f7e425f6e626f6e826f5e926f5eb27f\
4ed27f3ee27f3f027f2f227f1f426f1f525f0f724f0f921"));function se(t){return function(){return t}}var $2=Math.cos;var Dp=Math.min,Xl=Math.sin,ne=Math.sqrt,w2=1e-12,$s=Math.PI,sR=$s/2,jl=2*$s;function k2(t){let e=3;return t.digits=function(n){if(!arguments.length)return e;if(n==null)e=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);e=r}return t},()=>new Si(e)}var cR=Array.prototype.slice;function A2(t){return typeof t=="object"&&"length"in t?t:Array.from(t)}function T2(t){this._context=t}T2.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(
t,e);break;case 1:this._point=2;default:this._context.lineTo(t,e);break}}};function Oi(t){return new T2(t)}function C2(t){return t[0]}function E2(t){return t[1]}
function Op(t,e){var n=se(!0),r=null,i=Oi,o=null,a=k2(s);t=typeof t=="function"?t:t===void 0?C2:se(t),e=typeof e=="function"?e:e===void 0?E2:se(e);function s(c){
var l,u=(c=A2(c)).length,f,h=!1,d;for(r==null&&(o=i(d=a())),l=0;l<=u;++l)!(l<u&&n(f=c[l],l,c))===h&&((h=!h)?o.lineStart():o.lineEnd()),h&&o.point(+t(f,l,c),+e(f,
l,c));if(d)return o=null,d+""||null}return s.x=function(c){return arguments.length?(t=typeof c=="function"?c:se(+c),s):t},s.y=function(c){return arguments.length?
(e=typeof c=="function"?c:se(+c),s):e},s.defined=function(c){return arguments.length?(n=typeof c=="function"?c:se(!!c),s):n},s.curve=function(c){return arguments.
length?(i=c,r!=null&&(o=i(r)),s):i},s.context=function(c){return arguments.length?(c==null?r=o=null:o=i(r=c),s):r},s}function ks(t,e,n){var r=null,i=se(!0),o=null,
a=Oi,s=null,c=k2(l);t=typeof t=="function"?t:t===void 0?C2:se(+t),e=typeof e=="function"?e:se(e===void 0?0:+e),n=typeof n=="function"?n:n===void 0?E2:se(+n);function l(f){
var h,d,p,m=(f=A2(f)).length,b,y=!1,g,w=new Array(m),x=new Array(m);for(o==null&&(s=a(g=c())),h=0;h<=m;++h){if(!(h<m&&i(b=f[h],h,f))===y)if(y=!y)d=h,s.areaStart(),
s.lineStart();else{for(s.lineEnd(),s.lineStart(),p=h-1;p>=d;--p)s.point(w[p],x[p]);s.lineEnd(),s.areaEnd()}y&&(w[h]=+t(b,h,f),x[h]=+e(b,h,f),s.point(r?+r(b,h,f):
w[h],n?+n(b,h,f):x[h]))}if(g)return s=null,g+""||null}function u(){return Op().defined(i).curve(a).context(o)}return l.x=function(f){return arguments.length?(t=
typeof f=="function"?f:se(+f),r=null,l):t},l.x0=function(f){return arguments.length?(t=typeof f=="function"?f:se(+f),l):t},l.x1=function(f){return arguments.length?
(r=f==null?null:typeof f=="function"?f:se(+f),l):r},l.y=function(f){return arguments.length?(e=typeof f=="function"?f:se(+f),n=null,l):e},l.y0=function(f){return arguments.
length?(e=typeof f=="function"?f:se(+f),l):e},l.y1=function(f){return arguments.length?(n=f==null?null:typeof f=="function"?f:se(+f),l):n},l.lineX0=l.lineY0=function(){
return u().x(t).y(e)},l.lineY1=function(){return u().x(t).y(n)},l.lineX1=function(){return u().x(r).y(e)},l.defined=function(f){return arguments.length?(i=typeof f==
"function"?f:se(!!f),l):i},l.curve=function(f){return arguments.length?(a=f,o!=null&&(s=a(o)),l):a},l.context=function(f){return arguments.length?(f==null?o=s=null:
s=a(o=f),l):o},l}var lR=HS(Oi);function N2(t){this._curve=t}N2.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(t,e){this._curve.point(e*Math.sin(t),e*-Math.cos(t))}};function HS(t){function e(n){
return new N2(t(n))}return e._curve=t,e}var Wl=class{constructor(e,n){this._context=e,this._x=n}areaStart(){this._line=0}areaEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){(this._line||this.
_line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line}point(e,n){switch(e=+e,n=+n,this._point){case 0:{this._point=1,this._line?this._context.
lineTo(e,n):this._context.moveTo(e,n);break}case 1:this._point=2;default:{this._x?this._context.bezierCurveTo(this._x0=(this._x0+e)/2,this._y0,this._x0,n,e,n):this.
_context.bezierCurveTo(this._x0,this._y0=(this._y0+n)/2,e,this._y0,e,n);break}}this._x0=e,this._y0=n}};function R2(t){return new Wl(t,!0)}function I2(t){return new Wl(t,!1)}var jS=ne(3),zp={draw(t,e){let n=ne(e+Dp(e/28,.75))*.59436,r=n/2,i=r*jS;t.moveTo(0,n),t.lineTo(0,-n),t.moveTo(-i,-r),t.lineTo(i,r),t.moveTo(-i,r),t.lineTo(i,-r)}},
zi={draw(t,e){let n=ne(e/$s);t.moveTo(n,0),t.arc(0,0,n,0,jl)}},Fp={draw(t,e){let n=ne(e/5)/2;t.moveTo(-3*n,-n),t.lineTo(-n,-n),t.lineTo(-n,-3*n),t.lineTo(n,-3*n),
t.lineTo(n,-n),t.lineTo(3*n,-n),t.lineTo(3*n,n),t.lineTo(n,n),t.lineTo(n,3*n),t.lineTo(-n,3*n),t.lineTo(-n,n),t.lineTo(-3*n,n),t.closePath()}},L2=ne(1/3),VS=L2*
2,Yp={draw(t,e){let n=ne(e/VS),r=n*L2;t.moveTo(0,-n),t.lineTo(r,0),t.lineTo(0,n),t.lineTo(-r,0),t.closePath()}},Bp={draw(t,e){let n=ne(e)*.62625;t.moveTo(0,-n),
t.lineTo(n,0),t.lineTo(0,n),t.lineTo(-n,0),t.closePath()}},qp={draw(t,e){let n=ne(e-Dp(e/7,2))*.87559;t.moveTo(-n,0),t.lineTo(n,0),t.moveTo(0,n),t.lineTo(0,-n)}},
Xp={draw(t,e){let n=ne(e),r=-n/2;t.rect(r,r,n,n)}},Wp={draw(t,e){let n=ne(e)*.4431;t.moveTo(n,n),t.lineTo(n,-n),t.lineTo(-n,-n),t.lineTo(-n,n),t.closePath()}},ZS=.8908130915292852,
P2=Xl($s/10)/Xl(7*$s/10),KS=Xl(jl/10)*P2,QS=-$2(jl/10)*P2,Up={draw(t,e){let n=ne(e*ZS),r=KS*n,i=QS*n;t.moveTo(0,-n),t.lineTo(r,i);for(let o=1;o<5;++o){let a=jl*
o/5,s=$2(a),c=Xl(a);t.lineTo(c*n,-s*n),t.lineTo(s*r-c*i,c*r+s*i)}t.closePath()}},Ip=ne(3),Gp={draw(t,e){let n=-ne(e/(Ip*3));t.moveTo(0,n*2),t.lineTo(-Ip*n,-n),t.
lineTo(Ip*n,-n),t.closePath()}},JS=ne(3),Hp={draw(t,e){let n=ne(e)*.6824,r=n/2,i=n*JS/2;t.moveTo(0,-n),t.lineTo(i,r),t.lineTo(-i,r),t.closePath()}},cn=-.5,ln=ne(
3)/2,Pp=1/ne(12),t$=(Pp/2+1)*3,jp={draw(t,e){let n=ne(e/t$),r=n/2,i=n*Pp,o=r,a=n*Pp+n,s=-o,c=a;t.moveTo(r,i),t.lineTo(o,a),t.lineTo(s,c),t.lineTo(cn*r-ln*i,ln*r+
cn*i),t.lineTo(cn*o-ln*a,ln*o+cn*a),t.lineTo(cn*s-ln*c,ln*s+cn*c),t.lineTo(cn*r+ln*i,cn*i-ln*r),t.lineTo(cn*o+ln*a,cn*a-ln*o),t.lineTo(cn*s+ln*c,cn*c-ln*s),t.closePath()}},
Vp={draw(t,e){let n=ne(e-Dp(e/6,1.7))*.6189;t.moveTo(-n,-n),t.lineTo(n,n),t.moveTo(-n,n),t.lineTo(n,-n)}},D2=[zi,Fp,Yp,Xp,Up,Gp,jp],O2=[zi,qp,Vp,Hp,zp,Wp,Bp];function Dr(){}function Ul(t,e,n){t._context.bezierCurveTo((2*t._x0+t._x1)/3,(2*t._y0+t._y1)/3,(t._x0+2*t._x1)/3,(t._y0+2*t._y1)/3,(t._x0+4*t._x1+e)/6,(t._y0+4*
t._y1+n)/6)}function Vl(t){this._context=t}Vl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Ul(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Ul(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function z2(t){return new Vl(t)}
function F2(t){this._context=t}F2.prototype={areaStart:Dr,areaEnd:Dr,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._x2=t,this._y2=e;break;case 1:this._point=2,this._x3=t,this._y3=e;break;case 2:this._point=3,this._x4=t,this._y4=e,this._context.moveTo((this.
_x0+4*this._x1+t)/6,(this._y0+4*this._y1+e)/6);break;default:Ul(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function Y2(t){return new F2(
t)}function B2(t){this._context=t}B2.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){
switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+t)/6,r=(this._y0+4*this._y1+
e)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Ul(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=
this._y1,this._y1=e}};function q2(t){return new B2(t)}function X2(t,e){this._basis=new Vl(t),this._beta=e}X2.prototype={lineStart:function(){this._x=[],this._y=
[],this._basis.lineStart()},lineEnd:function(){var t=this._x,e=this._y,n=t.length-1;if(n>0)for(var r=t[0],i=e[0],o=t[n]-r,a=e[n]-i,s=-1,c;++s<=n;)c=s/n,this._basis.
point(this._beta*t[s]+(1-this._beta)*(r+c*o),this._beta*e[s]+(1-this._beta)*(i+c*a));this._x=this._y=null,this._basis.lineEnd()},point:function(t,e){this._x.push(
+t),this._y.push(+e)}};var W2=(function t(e){function n(r){return e===1?new Vl(r):new X2(r,e)}return n.beta=function(r){return t(+r)},n})(.85);function Gl(t,e,n){
t._context.bezierCurveTo(t._x1+t._k*(t._x2-t._x0),t._y1+t._k*(t._y2-t._y0),t._x2+t._k*(t._x1-e),t._y2+t._k*(t._y1-n),t._x2,t._y2)}function Zp(t,e){this._context=
t,this._k=(1-e)/6}Zp.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this.
_y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Gl(this,this._x1,this._y1);break}
(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this.
_point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2,this._x1=t,this._y1=e;break;case 2:this._point=3;default:Gl(this,
t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var U2=(function t(e){function n(r){return new Zp(r,e)}
return n.tension=function(r){return t(+r)},n})(0);function Kp(t,e){this._context=t,this._k=(1-e)/6}Kp.prototype={areaStart:Dr,areaEnd:Dr,lineStart:function(){this.
_x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{
this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{
this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this.
_point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:
Gl(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var G2=(function t(e){function n(r){return new Kp(
r,e)}return n.tension=function(r){return t(+r)},n})(0);function Qp(t,e){this._context=t,this._k=(1-e)/6}Qp.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this.
_point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=
2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Gl(this,
t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var H2=(function t(e){function n(r){return new Qp(r,e)}
return n.tension=function(r){return t(+r)},n})(0);function Jp(t,e,n){var r=t._x1,i=t._y1,o=t._x2,a=t._y2;if(t._l01_a>w2){var s=2*t._l01_2a+3*t._l01_a*t._l12_a+t.
_l12_2a,c=3*t._l01_a*(t._l01_a+t._l12_a);r=(r*s-t._x0*t._l12_2a+t._x2*t._l01_2a)/c,i=(i*s-t._y0*t._l12_2a+t._y2*t._l01_2a)/c}if(t._l23_a>w2){var l=2*t._l23_2a+3*
t._l23_a*t._l12_a+t._l12_2a,u=3*t._l23_a*(t._l23_a+t._l12_a);o=(o*l+t._x1*t._l23_2a-e*t._l12_2a)/u,a=(a*l+t._y1*t._l23_2a-n*t._l12_2a)/u}t._context.bezierCurveTo(
r,i,o,a,t._x2,t._y2)}function j2(t,e){this._context=t,this._alpha=e}j2.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){
switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&
this._context.closePath(),this._line=1-this._line},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=
2;break;case 2:this._point=3;default:Jp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this.
_x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var V2=(function t(e){function n(r){return e?new j2(r,e):new Zp(r,0)}
return n.alpha=function(r){return t(+r)},n})(.5);function Z2(t,e){this._context=t,this._alpha=e}Z2.prototype={areaStart:Dr,areaEnd:Dr,lineStart:function(){this.
_x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this.
_l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{
this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,
this._y5);break}}},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}
switch(this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,
this._x5=t,this._y5=e;break;default:Jp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this.
_x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var K2=(function t(e){function n(r){return e?new Z2(r,e):new Kp(r,0)}
return n.alpha=function(r){return t(+r)},n})(.5);function Q2(t,e){this._context=t,this._alpha=e}Q2.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this.
_l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){
if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=
1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:
this._point=4;default:Jp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this.
_x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var J2=(function t(e){function n(r){return e?new Q2(r,e):new Qp(r,0)}return n.alpha=function(r){
return t(+r)},n})(.5);function tx(t){this._context=t}tx.prototype={areaStart:Dr,areaEnd:Dr,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this.
_context.closePath()},point:function(t,e){t=+t,e=+e,this._point?this._context.lineTo(t,e):(this._point=1,this._context.moveTo(t,e))}};function ex(t){return new tx(
t)}function v2(t){return t<0?-1:1}function _2(t,e,n){var r=t._x1-t._x0,i=e-t._x1,o=(t._y1-t._y0)/(r||i<0&&-0),a=(n-t._y1)/(i||r<0&&-0),s=(o*i+a*r)/(r+i);return(v2(
o)+v2(a))*Math.min(Math.abs(o),Math.abs(a),.5*Math.abs(s))||0}function M2(t,e){var n=t._x1-t._x0;return n?(3*(t._y1-t._y0)/n-e)/2:e}function Lp(t,e,n){var r=t._x0,
i=t._y0,o=t._x1,a=t._y1,s=(o-r)/3;t._context.bezierCurveTo(r+s,i+s*e,o-s,a-s*n,o,a)}function Hl(t){this._context=t}Hl.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:Lp(this,this._t0,M2(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(t,e){var n=NaN;if(t=+t,e=+e,!(t===this._x1&&e===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,Lp(this,M2(this,n=_2(this,t,e)),n);break;default:Lp(this,this._t0,n=
_2(this,t,e));break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e,this._t0=n}}};function nx(t){this._context=new rx(t)}(nx.prototype=Object.create(Hl.
prototype)).point=function(t,e){Hl.prototype.point.call(this,e,t)};function rx(t){this._context=t}rx.prototype={moveTo:function(t,e){this._context.moveTo(e,t)},
closePath:function(){this._context.closePath()},lineTo:function(t,e){this._context.lineTo(e,t)},bezierCurveTo:function(t,e,n,r,i,o){this._context.bezierCurveTo(
e,t,r,n,o,i)}};function ix(t){return new Hl(t)}function ox(t){return new nx(t)}function ax(t){this._context=t}ax.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var t=this._x,e=this._y,n=t.length;if(n)if(this._line?this._context.lineTo(t[0],e[0]):
this._context.moveTo(t[0],e[0]),n===2)this._context.lineTo(t[1],e[1]);else for(var r=S2(t),i=S2(e),o=0,a=1;a<n;++o,++a)this._context.bezierCurveTo(r[0][o],i[0][o],
r[1][o],i[1][o],t[a],e[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(t,e){this.
_x.push(+t),this._y.push(+e)}};function S2(t){var e,n=t.length-1,r,i=new Array(n),o=new Array(n),a=new Array(n);for(i[0]=0,o[0]=2,a[0]=t[0]+2*t[1],e=1;e<n-1;++e)
i[e]=1,o[e]=4,a[e]=4*t[e]+2*t[e+1];for(i[n-1]=2,o[n-1]=7,a[n-1]=8*t[n-1]+t[n],e=1;e<n;++e)r=i[e]/o[e-1],o[e]-=r,a[e]-=r*a[e-1];for(i[n-1]=a[n-1]/o[n-1],e=n-2;e>=
0;--e)i[e]=(a[e]-i[e+1])/o[e];for(o[n-1]=(t[n]+i[n-1])/2,e=0;e<n-1;++e)o[e]=2*t[e+1]-i[e+1];return[i,o]}function sx(t){return new ax(t)}function Zl(t,e){this._context=
t,this._t=e}Zl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){
0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=
0&&(this._t=1-this._t,this._line=1-this._line)},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this.
_context.moveTo(t,e);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,e),this._context.lineTo(t,e);else{var n=this._x*(1-this._t)+
t*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,e)}break}}this._x=t,this._y=e}};function cx(t){return new Zl(t,.5)}function lx(t){return new Zl(
t,0)}function ux(t){return new Zl(t,1)}function Dt(t){return t!=null&&!Number.isNaN(t)}function ce(t,e){return+Dt(e)-+Dt(t)||Nt(t,e)}function Fi(t,e){return+Dt(e)-+Dt(t)||en(t,e)}function As(t){return t!=
null&&`${t}`!=""}function Xo(t){return isFinite(t)?t:NaN}function Ce(t){return t>0&&isFinite(t)?t:NaN}function Or(t){return t<0&&isFinite(t)?t:NaN}function Kl(t,e){if(t instanceof Date||(t=new Date(+t)),isNaN(t))return typeof e=="function"?e(t):e;let n=t.getUTCHours(),r=t.getUTCMinutes(),i=t.getUTCSeconds(),
o=t.getUTCMilliseconds();return`${e$(t.getUTCFullYear(),4)}-${gr(t.getUTCMonth()+1,2)}-${gr(t.getUTCDate(),2)}${n||r||i||o?`T${gr(n,2)}:${gr(r,2)}${i||o?`:${gr(
i,2)}${o?`.${gr(o,3)}`:""}`:""}Z`:""}`}function e$(t){return t<0?`-${gr(-t,6)}`:t>9999?`+${gr(t,6)}`:gr(t,4)}function gr(t,e){return`${t}`.padStart(e,"0")}var n$=/^(?:[-+]\d{2})?\d{4}(?:-\d{2}(?:-\d{2})?)?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?(?:Z|[-+]\d{2}:?\d{2})?)?$/;function Ts(t,e){return n$.test(t+="")?new Date(
t):typeof e=="function"?e(t):e}function yr(t){if(t==null)return;let e=t[0],n=t[t.length-1];return en(e,n)}var Uo=1e3,Fr=Uo*60,Yr=Fr*60,zn=Yr*24,On=zn*7,Yi=zn*30,zr=zn*365,tm=[["millisecond",1],["2 milliseconds",2],["5 milliseconds",5],["10 milliseconds",10],["20 mil\
liseconds",20],["50 milliseconds",50],["100 milliseconds",100],["200 milliseconds",200],["500 milliseconds",500],["second",Uo],["5 seconds",5*Uo],["15 seconds",
15*Uo],["30 seconds",30*Uo],["minute",Fr],["5 minutes",5*Fr],["15 minutes",15*Fr],["30 minutes",30*Fr],["hour",Yr],["3 hours",3*Yr],["6 hours",6*Yr],["12 hours",
12*Yr],["day",zn],["2 days",2*zn],["week",On],["2 weeks",2*On],["month",Yi],["3 months",3*Yi],["6 months",6*Yi],["year",zr],["2 years",2*zr],["5 years",5*zr],["\
10 years",10*zr],["20 years",20*zr],["50 years",50*zr],["100 years",100*zr]],em=new Map([["second",Uo],["minute",Fr],["hour",Yr],["day",zn],["monday",On],["tues\
day",On],["wednesday",On],["thursday",On],["friday",On],["saturday",On],["sunday",On],["week",On],["month",Yi],["year",zr]]),hx=new Map([["second",Te],["minute",
Ai],["hour",Ci],["day",Rn],["monday",Ri],["tuesday",rd],["wednesday",id],["thursday",pr],["friday",od],["saturday",ad],["sunday",In],["week",In],["month",Pi],["\
year",ze]]),nm=new Map([["second",Te],["minute",Ti],["hour",Ei],["day",ms],["monday",Li],["tuesday",sd],["wednesday",cd],["thursday",mr],["friday",ld],["saturda\
y",ud],["sunday",Ln],["week",Ln],["month",Di],["year",Fe]]),Go=Symbol("intervalDuration"),Jl=Symbol("intervalType");for(let[t,e]of hx)e[Go]=em.get(t),e[Jl]="tim\
e";for(let[t,e]of nm)e[Go]=em.get(t),e[Jl]="utc";var Cs=[["year",Fe,"utc"],["month",Di,"utc"],["day",ms,"utc",6*Yi],["hour",Ei,"utc",3*zn],["minute",Ti,"utc",6*
Yr],["second",Te,"utc",30*Fr]],Ql=[["year",ze,"time"],["month",Pi,"time"],["day",Rn,"time",6*Yi],["hour",Ci,"time",3*zn],["minute",Ai,"time",6*Yr],["second",Te,
"time",30*Fr]],r$=[Cs[0],Ql[0],Cs[1],Ql[1],Cs[2],Ql[2],...Cs.slice(3)];function tu(t){let e=`${t}`.toLowerCase();e.endsWith("s")&&(e=e.slice(0,-1));let n=1,r=/^(?:(\d+)\s+)/.
exec(e);switch(r&&(e=e.slice(r[0].length),n=+r[1]),e){case"quarter":e="month",n*=3;break;case"half":e="month",n*=6;break}let i=nm.get(e);if(!i)throw new Error(`\
unknown interval: ${t}`);if(n>1&&!i.every)throw new Error(`non-periodic interval: ${e}`);return[e,n]}function Es(t){return dx(tu(t),"time")}function Bi(t){return dx(
tu(t),"utc")}function dx([t,e],n){let r=(n==="time"?hx:nm).get(t);return e>1&&(r=r.every(e),r[Go]=em.get(t)*e,r[Jl]=n),r}function rm(t,e){if(!(e>1))return;let n=t[Go];
if(!tm.some(([,i])=>i===n)||n%zn===0&&zn<n&&n<Yi)return;let[r]=tm[bo(([,i])=>Math.log(i)).center(tm,Math.log(n*e))];return(t[Jl]==="time"?Es:Bi)(r)}function fx(t,e,n){
let r=e==="time"?xs:Pn;if(n==null)return r(t==="year"?"%Y":t==="month"?"%Y-%m":t==="day"?"%Y-%m-%d":t==="hour"||t==="minute"?"%Y-%m-%dT%H:%M":t==="second"?"%Y-%\
m-%dT%H:%M:%S":"%Y-%m-%dT%H:%M:%S.%L");let i=i$(n);switch(t){case"millisecond":return Wo(r(".%L"),r(":%M:%S"),i);case"second":return Wo(r(":%S"),r("%-I:%M"),i);case"\
minute":return Wo(r("%-I:%M"),r("%p"),i);case"hour":return Wo(r("%-I %p"),r("%b %-d"),i);case"day":return Wo(r("%-d"),r("%b"),i);case"month":return Wo(r("%b"),r(
"%Y"),i);case"year":return r("%Y")}throw new Error("unable to format time ticks")}function i$(t){return t==="left"||t==="right"?(e,n)=>`
${e}
${n}`:t==="top"?(e,n)=>`${n}
${e}`:(e,n)=>`${e}
${n}`}function o$(t){return t==="time"?Ql:t==="utc"?Cs:r$}function px(t,e,n){let r=Rt(zg(e,(i,o)=>Math.abs(o-i)));if(r<1e3)return fx("millisecond","utc",n);for(let[
i,o,a,s]of o$(t)){if(r>s||i==="hour"&&!r)break;if(e.every(c=>o.floor(c)>=c))return fx(i,a,n)}}function Wo(t,e,n){return(r,i,o)=>{let a=t(r,i),s=e(r,i),c=i-yr(o);
return i!==c&&o[c]!==void 0&&s===e(o[c],c)?a:n(a,s)}}var Ns=Object.getPrototypeOf(Uint8Array),a$=Object.prototype.toString;function Ye(t){return t instanceof Array||t instanceof Ns}function yx(t){return t instanceof
Ns&&!s$(t)}function bx(t){return t?.prototype instanceof Ns&&!c$(t)}function s$(t){return t instanceof BigInt64Array||t instanceof BigUint64Array}function c$(t){
return t===BigInt64Array||t===BigUint64Array}var om=Symbol("reindex");function Z(t,e,n){let r=typeof e;return r==="string"?Nx(t)?am(t.getChild(e),n):mx(t,sm(e),
n):r==="function"?mx(t,e,n):r==="number"||e instanceof Date||r==="boolean"?pt(t,Xt(e),n):typeof e?.transform=="function"?im(e.transform(t),n):l$(im(e,n),t?.[om])}
function l$(t,e){return t!=null&&e?Is(t,e):t}function mx(t,e,n){return pt(t,bx(n)?(r,i)=>cm(e(r,i)):e,n)}function im(t,e){return e===void 0?un(t):Rx(t)?am(t,e):
t instanceof e?t:e.from(t,bx(e)&&!yx(t)?cm:void 0)}function am(t,e){return t==null?t:(e===void 0||e===Array)&&h$(t.type)?lm(gx(t)):im(gx(t),e)}function gx(t){return t.
nullCount?t.toJSON():t.toArray()}var Br=[null],sm=t=>e=>{let n=e[t];return n===void 0&&e.type==="Feature"?e.properties?.[t]:n},kt={transform:Ee},B={transform:t=>t};var Rs=()=>1,xx=()=>!0,qt=t=>t==null?t:`${t}`,bt=t=>t==null?t:+t;var qi=t=>t?t[0]:void 0,qr=t=>t?t[1]:void 0,wx=t=>t?t[2]:void 0,Xt=t=>()=>t;function Ho(t){let e=+`${t}`.slice(1)/100;return(n,r)=>tn(n,e,r)}function Zt(t){return yx(
t)?t:pt(t,cm,Float64Array)}function cm(t){return t==null?NaN:Number(t)}function lm(t){return pt(t,um)}function um(t){return t instanceof Date&&!isNaN(t)?t:typeof t==
"string"?Ts(t):t==null||isNaN(t=Number(t))?void 0:new Date(t)}function Yt(t,e){return t===void 0&&(t=e),t===null?[void 0,"none"]:Gr(t)?[void 0,t]:[t,void 0]}function St(t,e){
return t===void 0&&(t=e),t===null||typeof t=="number"?[void 0,t]:[t,void 0]}function fm(t,e,n){if(t!=null)return re(t,e,n)}function re(t,e,n){let r=`${t}`.toLowerCase();
if(!n.includes(r))throw new Error(`invalid ${e}: ${t}`);return r}function br(t){return Nx(t)?t:un(t)}function un(t){if(t==null||Ye(t))return t;if(Rx(t))return am(
t);if(vx(t))switch(t.type){case"FeatureCollection":return t.features;case"GeometryCollection":return t.geometries;default:return[t]}return Array.from(t)}function vx(t){
switch(t?.type){case"FeatureCollection":case"GeometryCollection":case"Feature":case"LineString":case"MultiLineString":case"MultiPoint":case"MultiPolygon":case"P\
oint":case"Polygon":case"Sphere":return!0;default:return!1}}function pt(t,e,n=Array){return t==null?t:t instanceof n?t.map(e):n.from(t,e)}function Xr(t,e=Array){
return t instanceof e?t.slice():e.from(t)}function hm({x:t,x1:e,x2:n}){return t!==void 0||e!==void 0||n!==void 0}function dm({y:t,y1:e,y2:n}){return t!==void 0||
e!==void 0||n!==void 0}function xr(t){return hm(t)||dm(t)||t.interval!==void 0}function Kt(t){return t?.toString===a$}function Fn(t){return Kt(t)&&(t.type!==void 0||
t.domain!==void 0)}function He(t){return Kt(t)&&typeof t.transform!="function"}function Yn(t){return He(t)&&t.value===void 0&&t.channel===void 0}function pm(t,e,n,r=B){
return e===void 0&&n===void 0?(e=0,n=t===void 0?r:t):e===void 0?e=t===void 0?0:t:n===void 0&&(n=t===void 0?0:t),[e,n]}function Gt(t,e){return t===void 0&&e===void 0?
[qi,qr]:[t,e]}function be({z:t,fill:e,stroke:n}={}){return t===void 0&&([t]=Yt(e)),t===void 0&&([t]=Yt(n)),t}function Wr(t){return Ye(t)?t.length:t?.numRows}function Ee(t){
let e=Wr(t),n=new Uint32Array(e);for(let r=0;r<e;++r)n[r]=r;return n}function Is(t,e){return Ye(t)?pt(e,n=>t[n],t.constructor):pt(e,n=>t.at(n))}function jo(t){return t.
length===1?(e,n)=>t(Is(n,e)):t}function wr(t,e,n){return t.subarray?t.subarray(e,n):t.slice(e,n)}function fn(t){return t!==null&&typeof t=="object"?t.valueOf():
t}function eu(t,e){if(e[t]!==void 0)return e[t];switch(t){case"x1":case"x2":t="x";break;case"y1":case"y2":t="y";break}return e[t]}function le(t){let e;return[{transform:()=>e,
label:ge(t)},n=>e=n]}function me(t){return t==null?[t]:le(t)}function ge(t,e){return typeof t=="string"?t:t&&t.label!==void 0?t.label:e}function Vo(t,e){return{
transform(n){let r=t.transform(n),i=e.transform(n);return Bt(r)||Bt(i)?pt(r,(o,a)=>new Date((+r[a]+ +i[a])/2)):pt(r,(o,a)=>(+r[a]+ +i[a])/2,Float64Array)},label:t.
label}}function Xi(t,e){let n=mm(e?.interval,e?.type);return n?pt(t,n):t}function mm(t,e){let n=Zo(t,e);return n&&(r=>Dt(r)?n.floor(r):r)}function Zo(t,e){if(t!=
null){if(typeof t=="number")return gm(t);if(typeof t=="string")return(e==="time"?Es:Bi)(t);if(typeof t.floor!="function")throw new Error("invalid interval; miss\
ing floor method");if(typeof t.offset!="function")throw new Error("invalid interval; missing offset method");return t}}function gm(t){t=+t,0<t&&t<1&&Number.isInteger(
1/t)&&(t=-1/t);let e=Math.abs(t);return t<0?{floor:n=>Math.floor(n*e)/e,offset:(n,r=1)=>(n*e+Math.floor(r))/e,range:(n,r)=>he(Math.ceil(n*e),r*e).map(i=>i/e)}:{
floor:n=>Math.floor(n/e)*e,offset:(n,r=1)=>n+e*Math.floor(r),range:(n,r)=>he(Math.ceil(n/e),r/e).map(i=>i*e)}}function Bn(t,e){if(t=Zo(t,e),t&&typeof t.range!="\
function")throw new Error("invalid interval: missing range method");return t}function _x(t,e){if(t=Bn(t,e),t&&typeof t.ceil!="function")throw new Error("invalid\
 interval: missing ceil method");return t}function Mx(t){return Ur(t)&&typeof t?.floor=="function"&&t.floor()instanceof Date}function Ur(t){return typeof t?.range==
"function"}function hn(t){return t===void 0||He(t)?t:{value:t}}function Sx(t){return t==null?null:{transform:e=>Z(e,t,Float64Array),label:ge(t)}}function $x(t){
if(!Ne(t))return!1;for(let e of t)if(e!=null)return typeof e=="object"&&"0"in e&&"1"in e}function Ne(t){return t&&typeof t[Symbol.iterator]=="function"}function nu(t){
for(let e of t)if(e!=null)return typeof e!="object"||e instanceof Date}function Ot(t){for(let e of t){if(e==null)continue;let n=typeof e;return n==="string"||n===
"boolean"}}function Bt(t){for(let e of t)if(e!=null)return e instanceof Date}function kx(t){for(let e of t)if(e!=null)return typeof e=="string"&&isNaN(e)&&Ts(e)}
function Ax(t){for(let e of t)if(e!=null){if(typeof e!="string")return!1;if(e.trim())return!isNaN(e)}}function vr(t){for(let e of t)if(e!=null)return typeof e==
"number"}function ru(t,e){let n;for(let r of t)if(r!=null){if(!e(r))return!1;n=!0}return n}var u$=new Set("none,currentcolor,transparent,aliceblue,antiquewhite,\
aqua,aquamarine,azure,beige,bisque,black,blanchedalmond,blue,blueviolet,brown,burlywood,cadetblue,chartreuse,chocolate,coral,cornflowerblue,cornsilk,crimson,cya\
n,darkblue,darkcyan,darkgoldenrod,darkgray,darkgreen,darkgrey,darkkhaki,darkmagenta,darkolivegreen,darkorange,darkorchid,darkred,darksalmon,darkseagreen,darksla\
teblue,darkslategray,darkslategrey,darkturquoise,darkviolet,deeppink,deepskyblue,dimgray,dimgrey,dodgerblue,firebrick,floralwhite,forestgreen,fuchsia,gainsboro,\
ghostwhite,gold,goldenrod,gray,green,greenyellow,grey,honeydew,hotpink,indianred,indigo,ivory,khaki,lavender,lavenderblush,lawngreen,lemonchiffon,lightblue,ligh\
tcoral,lightcyan,lightgoldenrodyellow,lightgray,lightgreen,lightgrey,lightpink,lightsalmon,lightseagreen,lightskyblue,lightslategray,lightslategrey,lightsteelbl\
ue,lightyellow,lime,limegreen,linen,magenta,maroon,mediumaquamarine,mediumblue,mediumorchid,mediumpurple,mediumseagreen,mediumslateblue,mediumspringgreen,medium\
turquoise,mediumvioletred,midnightblue,mintcream,mistyrose,moccasin,navajowhite,navy,oldlace,olive,olivedrab,orange,orangered,orchid,palegoldenrod,palegreen,pal\
eturquoise,palevioletred,papayawhip,peachpuff,peru,pink,plum,powderblue,purple,rebeccapurple,red,rosybrown,royalblue,saddlebrown,salmon,sandybrown,seagreen,seas\
hell,sienna,silver,skyblue,slateblue,slategray,slategrey,snow,springgreen,steelblue,tan,teal,thistle,tomato,turquoise,violet,wheat,white,whitesmoke,yellow".split(
","));function Gr(t){return typeof t!="string"?!1:(t=t.toLowerCase().trim(),/^#[0-9a-f]{3,8}$/.test(t)||/^(?:url|var|rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix)\(.*\)$/.
test(t)||u$.has(t))}function Tx(t){return typeof t=="number"&&(0<=t&&t<=1||isNaN(t))}function Mt(t){return t==null||_r(t)}function _r(t){return/^\s*none\s*$/i.test(
t)}function Cx(t){return/^\s*round\s*$/i.test(t)}function iu(t,e){return fm(t,e,["middle","top-left","top","top-right","right","bottom-right","bottom","bottom-l\
eft","left"])}function qn(t="middle"){return iu(t,"frameAnchor")}function Ex(t={},...e){let n=t;for(let r of e)for(let i in r)if(n[i]===void 0){let o=r[i];n===t?
n={...n,[i]:o}:n[i]=o}return n}function f$(t){console.warn("named iterables are deprecated; please use an object instead");let e=new Set;return Object.fromEntries(
Array.from(t,n=>{let{name:r}=n;if(r==null)throw new Error("missing name");let i=`${r}`;if(i==="__proto__")throw new Error(`illegal name: ${i}`);if(e.has(i))throw new Error(
`duplicate name: ${i}`);return e.add(i),[r,n]}))}function Ls(t){return Ne(t)?f$(t):t}function ou(t){return t===!0?t="frame":t===!1?t=null:!vx(t)&&t!=null&&(t=re(
t,"clip",["frame","sphere"]),t==="sphere"&&(t={type:"Sphere"})),t}function Nx(t){return t&&typeof t.getChild=="function"&&typeof t.toArray=="function"&&t.schema&&
Array.isArray(t.schema.fields)}function Rx(t){return t&&typeof t.toArray=="function"&&t.type}function h$(t){return t&&(t.typeId===8||t.typeId===10)&&t.unit===1}var dn=Symbol("position"),je=Symbol("color"),Wi=Symbol("radius"),Ui=Symbol("length"),Gi=Symbol("opacity"),Ko=Symbol("symbol"),Ix=Symbol("projection"),At=new Map(
[["x",dn],["y",dn],["fx",dn],["fy",dn],["r",Wi],["color",je],["opacity",Gi],["symbol",Ko],["length",Ui],["projection",Ix]]);function Lx(t){return t===dn||t===Ix}
function Px(t){return t===dn||t===Wi||t===Ui||t===Gi}var ym=Math.sqrt(3),bm=2/ym,d$={draw(t,e){let n=Math.sqrt(e/Math.PI),r=n*bm,i=r/2;t.moveTo(0,r),t.lineTo(n,i),t.lineTo(n,-i),t.lineTo(0,-r),t.lineTo(-n,-i),t.lineTo(
-n,i),t.closePath()}},xm=new Map([["asterisk",zp],["circle",zi],["cross",Fp],["diamond",Yp],["diamond2",Bp],["hexagon",d$],["plus",qp],["square",Xp],["square2",
Wp],["star",Up],["times",Vp],["triangle",Gp],["triangle2",Hp],["wye",jp]]);function wm(t){return t&&typeof t.draw=="function"}function Dx(t){return wm(t)?!0:typeof t!=
"string"?!1:xm.has(t.toLowerCase())}function Qo(t){if(t==null||wm(t))return t;let e=xm.get(`${t}`.toLowerCase());if(e)return e;throw new Error(`invalid symbol: ${t}`)}
function Ox(t){if(t==null||wm(t))return[void 0,t];if(typeof t=="string"){let e=xm.get(`${t}`.toLowerCase());if(e)return[void 0,e]}return[t,void 0]}function Qt({filter:t,sort:e,reverse:n,transform:r,initializer:i,...o}={},a){if(r===void 0&&(t!=null&&(r=Mm(t)),e!=null&&!Yn(e)&&(r=vm(r,$m(e))),n&&(r=vm(r,Sm))),
a!=null&&i!=null)throw new Error("transforms cannot be applied after initializers");return{...o,...(e===null||Yn(e))&&{sort:e},transform:vm(r,a)}}function Tt({filter:t,
sort:e,reverse:n,initializer:r,...i}={},o){return r===void 0&&(t!=null&&(r=Mm(t)),e!=null&&!Yn(e)&&(r=_m(r,$m(e))),n&&(r=_m(r,Sm))),{...i,...(e===null||Yn(e))&&
{sort:e},initializer:_m(r,o)}}function vm(t,e){return t==null?e===null?void 0:e:e==null?t===null?void 0:t:function(n,r,i){return{data:n,facets:r}=t.call(this,n,
r,i),e.call(this,br(n),r,i)}}function _m(t,e){return t==null?e===null?void 0:e:e==null?t===null?void 0:t:function(n,r,i,...o){let a,s,c,l,u,f;return{data:s=n,facets:c=r,
channels:a}=t.call(this,n,r,i,...o),{data:u=s,facets:f=c,channels:l}=e.call(this,s,c,{...i,...a},...o),{data:u,facets:f,channels:{...a,...l}}}}function au(t,e){
return(t.initializer!=null?Tt:Qt)(t,e)}function zx(t,e){return au(e,Mm(t))}function Mm(t){return(e,n)=>{let r=Z(e,t);return{data:e,facets:n.map(i=>i.filter(o=>r[o]))}}}
function Fx({sort:t,...e}={}){return{...au(e,Sm),sort:Yn(t)?t:null}}function Sm(t,e){return{data:t,facets:e.map(n=>n.slice().reverse())}}function Yx({seed:t,sort:e,
...n}={}){return{...au(n,Bx(t==null?Math.random:ps(t))),sort:Yn(e)?e:null}}function su(t,{sort:e,...n}={}){return{...(He(t)&&t.channel!==void 0?Tt:au)(n,$m(t)),
sort:Yn(e)?e:null}}function $m(t){return(typeof t=="function"&&t.length!==1?p$:Bx)(t)}function p$(t){return(e,n)=>{let r=Ye(e)?(i,o)=>t(e[i],e[o]):(i,o)=>t(e.get(
i),e.get(o));return{data:e,facets:n.map(i=>i.slice().sort(r))}}}function Bx(t){let e,n;({channel:e,value:t,order:n}={...hn(t)});let r=e?.startsWith("-");if(r&&(e=
e.slice(1)),n===void 0&&(n=r?Fi:ce),typeof n!="function")switch(`${n}`.toLowerCase()){case"ascending":n=ce;break;case"descending":n=Fi;break;default:throw new Error(
`invalid order: ${n}`)}return(i,o,a)=>{let s;if(e===void 0)s=Z(i,t);else{if(a===void 0)throw new Error("channel sort requires an initializer");if(s=a[e],!s)return{};
s=s.value}let c=(l,u)=>n(s[l],s[u]);return{data:i,facets:o.map(l=>l.slice().sort(c))}}}function Ds(t,e){return cu(null,null,t,e)}function Hr(t={y:"count"},e={}){let{x:n=B}=e;if(n==null)throw new Error("missing channel: x");return cu(n,null,t,e)}function jr(t={
x:"count"},e={}){let{y:n=B}=e;if(n==null)throw new Error("missing channel: y");return cu(null,n,t,e)}function Os(t={fill:"count"},e={}){let{x:n,y:r}=e;if([n,r]=
Gt(n,r),n==null)throw new Error("missing channel: x");if(r==null)throw new Error("missing channel: y");return cu(n,r,t,e)}function cu(t,e,{data:n=fu,filter:r,sort:i,
reverse:o,...a}={},s={}){a=Am(a,s),n=Gx(n,B),i=i==null?void 0:Wx("sort",i,s),r=r==null?void 0:Ux("filter",r,s);let[c,l]=me(t),[u,f]=me(e),{z:h,fill:d,stroke:p,x1:m,
x2:b,y1:y,y2:g,...w}=s,[x,_]=me(h),[v]=Yt(d),[M]=Yt(p),[k,S]=me(v),[A,T]=me(M);return{..."z"in s&&{z:x||h},..."fill"in s&&{fill:k||d},..."stroke"in s&&{stroke:A||
p},...Qt(w,($,N,E)=>{let C=Xi(Z($,t),E?.x),R=Xi(Z($,e),E?.y),I=Z($,h),z=Z($,v),P=Z($,M),Y=zs(a,{z:I,fill:z,stroke:P}),q=[],W=[],X=C&&l([]),ot=R&&f([]),st=I&&_([]),
lt=z&&S([]),U=P&&T([]),at=0;for(let O of a)O.initialize($);i&&i.initialize($),r&&r.initialize($);for(let O of N){let G=[];for(let H of a)H.scope("facet",O);i&&i.
scope("facet",O),r&&r.scope("facet",O);for(let[H,D]of Xn(O,Y))for(let[mt,J]of Xn(D,R))for(let[gt,xt]of Xn(J,C)){let Pt={data:$};if(C&&(Pt.x=gt),R&&(Pt.y=mt),Y&&
(Pt.z=H),!(r&&!r.reduce(xt,Pt))){G.push(at++),W.push(n.reduceIndex(xt,$,Pt)),C&&X.push(gt),R&&ot.push(mt),I&&st.push(Y===I?H:I[xt[0]]),z&&lt.push(Y===z?H:z[xt[0]]),
P&&U.push(Y===P?H:P[xt[0]]);for(let _n of a)_n.reduce(xt,Pt);i&&i.reduce(xt,Pt)}}q.push(G)}return Tm(q,i,o),{data:W,facets:q}}),...!Wn(a,"x")&&(c?{x:c}:{x1:m,x2:b}),
...!Wn(a,"y")&&(u?{y:u}:{y1:y,y2:g}),...Object.fromEntries(a.map(({name:$,output:N})=>[$,N]))}}function Wn(t,...e){for(let{name:n}of t)if(e.includes(n))return!0;
return!1}function km(t,e,n=lu){let r=Object.entries(t);return e.title!=null&&t.title===void 0&&r.push(["title",w$]),e.href!=null&&t.href===void 0&&r.push(["href",
hu]),r.filter(([,i])=>i!==void 0).map(([i,o])=>o===null?m$(i):n(i,o,e))}function lu(t,e,n,r=uu){let i;Kt(e)&&"reduce"in e&&(i=e.scale,e=e.reduce);let o=r(t,e,n),
[a,s]=le(o.label),c;return{name:t,output:i===void 0?a:{value:a,scale:i},initialize(l){o.initialize(l),c=s([])},scope(l,u){o.scope(l,u)},reduce(l,u){c.push(o.reduce(
l,u))}}}function m$(t){return{name:t,initialize(){},scope(){},reduce(){}}}function uu(t,e,n,r=Jo){let i=eu(t,n),o=r(e,i),a,s;return{label:ge(o===Ps?null:i,o.label),
initialize(c){a=i===void 0?c:Z(c,i),o.scope==="data"&&(s=o.reduceIndex(Ee(c),a))},scope(c,l){o.scope===c&&(s=o.reduceIndex(l,a))},reduce(c,l){return o.scope==null?
o.reduceIndex(c,a,l):o.reduceIndex(c,a,s,l)}}}function Xn(t,e){return e?Ie(t,n=>e[n]):[[,t]]}function Jo(t,e,n=g$){if(t==null)return n(t);if(typeof t.reduceIndex==
"function")return t;if(typeof t.reduce=="function"&&Kt(t))return b$(t);if(typeof t=="function")return x$(t);if(/^p\d{2}$/i.test(t))return Mr(Ho(t));switch(`${t}`.
toLowerCase()){case"first":return hu;case"last":return v$;case"identity":return fu;case"count":return Ps;case"distinct":return _$;case"sum":return e==null?Ps:M$;case"\
proportion":return Xx(e,"data");case"proportion-facet":return Xx(e,"facet");case"deviation":return Mr(er);case"min":return Mr(Vt);case"min-index":return Mr(Lg);case"\
max":return Mr(Rt);case"max-index":return Mr(Ig);case"mean":return qx(yi);case"median":return qx(rr);case"variance":return Mr(qa);case"mode":return Mr(Ic)}return n(
t)}function g$(t){throw new Error(`invalid reduce: ${t}`)}function Am(t,e){return km(t,e,Wx)}function Wx(t,e,n){return lu(t,e,n,Ux)}function Ux(t,e,n){return uu(
t,e,n,Gx)}function Gx(t,e){return Jo(t,e,y$)}function y$(t){switch(`${t}`.toLowerCase()){case"x":return S$;case"y":return $$;case"z":return Cm}throw new Error(`\
invalid group reduce: ${t}`)}function zs(t,e){for(let n in e){let r=e[n];if(r!==void 0&&!t.some(i=>i.name===n))return r}}function Tm(t,e,n){if(e){let r=e.output.
transform(),i=(o,a)=>ce(r[o],r[a]);t.forEach(o=>o.sort(i))}n&&t.forEach(r=>r.reverse())}function b$(t){return console.warn("deprecated reduce interface; impleme\
nt reduceIndex instead."),{...t,reduceIndex:t.reduce.bind(t)}}function x$(t){return{reduceIndex(e,n,r){return t(Is(n,e),r)}}}function Mr(t){return{reduceIndex(e,n){
return t(e,r=>n[r])}}}function qx(t){return{reduceIndex(e,n){let r=t(e,i=>n[i]);return Bt(n)?new Date(r):r}}}var fu={reduceIndex(t,e){return Is(e,t)}},hu={reduceIndex(t,e){
return e[t[0]]}},w$={reduceIndex(t,e){let r=yo(nr(t,o=>o.length,o=>e[o]),qr),i=r.slice(-5).reverse();if(i.length<r.length){let o=r.slice(0,-4);i[4]=[`… ${o.length.
toLocaleString("en-US")} more`,ve(o,qr)]}return i.map(([o,a])=>`${o} (${a.toLocaleString("en-US")})`).join(`
`)}},v$={reduceIndex(t,e){return e[t[t.length-1]]}},Ps={label:"Frequency",reduceIndex(t){return t.length}},_$={label:"Distinct",reduceIndex(t,e){let n=new Je;for(let r of t)
n.add(e[r]);return n.size}},M$=Mr(ve);function Xx(t,e){return t==null?{scope:e,label:"Frequency",reduceIndex:(n,r,i=1)=>n.length/i}:{scope:e,reduceIndex:(n,r,i=1)=>ve(
n,o=>r[o])/i}}var S$={reduceIndex(t,e,{x:n}){return n}},$$={reduceIndex(t,e,{y:n}){return n}},Cm={reduceIndex(t,e,{z:n}){return n}};function Hx(t){if(typeof t!=
"function")throw new Error(`invalid test function: ${t}`);return{reduceIndex(e,n,{data:r}){return n[e.find(Ye(r)?i=>t(r[i],i,r):i=>t(r.get(i),i,r))]}}}function ta(t,{scale:e,type:n,value:r,filter:i,hint:o,label:a=ge(r)},s){return o===void 0&&typeof r?.transform=="function"&&(o=r.hint),Nm(s,{scale:e,type:n,value:Z(
t,r),label:a,filter:i,hint:o})}function du(t,e){return Object.fromEntries(Object.entries(t).map(([n,r])=>[n,ta(e,r,n)]))}function Vr(t,e){let n=Object.fromEntries(
Object.entries(t).map(([r,{scale:i,value:o}])=>{let a=i==null?null:e[i];return[r,a==null?o:pt(o,a)]}));return n.channels=t,n}function Nm(t,e){let{scale:n,value:r}=e;
if(n===!0||n==="auto")switch(t){case"fill":case"stroke":case"color":e.scale=n!==!0&&ru(r,Gr)?null:"color",e.defaultScale="color";break;case"fillOpacity":case"st\
rokeOpacity":case"opacity":e.scale=n!==!0&&ru(r,Tx)?null:"opacity",e.defaultScale="opacity";break;case"symbol":n!==!0&&ru(r,Dx)?(e.scale=null,e.value=pt(r,Qo)):
e.scale="symbol",e.defaultScale="symbol";break;default:e.scale=At.has(t)?t:null;break}else if(n===!1)e.scale=null;else if(n!=null&&!At.has(n))throw new Error(`u\
nknown scale: ${n}`);return e}function Vx(t,e,n,r,i){let{order:o,reverse:a,reduce:s=!0,limit:c}=i;for(let l in i){if(!At.has(l))continue;let{value:u,order:f=o,reverse:h=a,
reduce:d=s,limit:p=c}=hn(i[l]),m=u?.startsWith("-");if(m&&(u=u.slice(1)),f=f===void 0?m!==(u==="width"||u==="height")?Kx:Zx:T$(f),d==null||d===!1)continue;let b=l===
"fx"||l==="fy"?A$(e,r[l]):k$(n,l);if(!b)throw new Error(`missing channel for scale: ${l}`);let y=b.value,[g=0,w=1/0]=Ne(p)?p:p<0?[p]:[0,p];if(u==null)b.domain=()=>{
let x=Array.from(new Je(y));return h&&(x=x.reverse()),(g!==0||w!==1/0)&&(x=x.slice(g,w)),x};else{let x=u==="data"?t:u==="height"?jx(n,"y1","y2"):u==="width"?jx(
n,"x1","x2"):Em(n,u,u==="y"?"y2":u==="x"?"x2":void 0),_=Jo(d===!0?"max":d,x);b.domain=()=>{let v=Rg(Ee(y),M=>_.reduceIndex(M,x),M=>y[M]);return f&&v.sort(f),h&&
v.reverse(),(g!==0||w!==1/0)&&(v=v.slice(g,w)),v.map(qi)}}}}function k$(t,e){for(let n in t){let r=t[n];if(r.scale===e)return r}}function A$(t,e){let n=t.original;
if(n===t)return e;let r=e.value,i=e.value=[];for(let o=0;o<n.length;++o){let a=r[n[o][0]];for(let s of t[o])i[s]=a}return e}function jx(t,e,n){let r=Em(t,e),i=Em(
t,n);return pt(i,(o,a)=>Math.abs(o-r[a]),Float64Array)}function Em(t,e,n){let r=t[e];if(!r&&n!==void 0&&(r=t[n]),r)return r.value;throw new Error(`missing chann\
el: ${e}`)}function T$(t){if(t==null||typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"ascending":return Zx;case"descending":return Kx}throw new Error(
`invalid order: ${t}`)}function Zx([t,e],[n,r]){return ce(e,r)||ce(t,n)}function Kx([t,e],[n,r]){return Fi(e,r)||ce(t,n)}function Fs(t,e){let n=t[e];if(n){for(;n.
source;)n=n.source;return n.source===null?null:n}}var nw=new Map([["accent",u2],["category10",l2],["dark2",f2],["observable10",h2],["paired",d2],["pastel1",p2],["pastel2",m2],["set1",g2],["set2",y2],["set3",b2],
["tableau10",x2]]);function rw(t){return t!=null&&nw.has(`${t}`.toLowerCase())}var Qx=new Map([...nw,["brbg",Sr(kd,Ad)],["prgn",Sr(Td,Cd)],["piyg",Sr(Ed,Nd)],["\
puor",Sr(Rd,Id)],["rdbu",Sr(Yl,Ms)],["rdgy",Sr(Ld,Pd)],["rdylbu",Sr(Bl,Ss)],["rdylgn",Sr(Dd,Od)],["spectral",Sr(zd,Fd)],["burd",Jx(Yl,Ms)],["buylrd",Jx(Bl,Ss)],
["blues",ue(up,fp)],["greens",ue(hp,dp)],["greys",ue(pp,mp)],["oranges",ue(wp,vp)],["purples",ue(gp,yp)],["reds",ue(bp,xp)],["turbo",$r(Tp)],["viridis",$r(Cp)],
["magma",$r(Ep)],["inferno",$r(Np)],["plasma",$r(Rp)],["cividis",$r(_p)],["cubehelix",$r(Mp)],["warm",$r(Sp)],["cool",$r($p)],["bugn",ue(Yd,Bd)],["bupu",ue(qd,Xd)],
["gnbu",ue(Wd,Ud)],["orrd",ue(Gd,Hd)],["pubu",ue(Zd,Kd)],["pubugn",ue(jd,Vd)],["purd",ue(Qd,Jd)],["rdpu",ue(tp,ep)],["ylgn",ue(ip,op)],["ylgnbu",ue(np,rp)],["yl\
orbr",ue(ap,sp)],["ylorrd",ue(cp,lp)],["rainbow",tw(kp)],["sinebow",tw(Ap)]]);function ue(t,e){return({length:n})=>n===1?[t[3][1]]:n===2?[t[3][1],t[3][2]]:(n=Math.
max(3,Math.floor(n)),n>9?_e(e,n):t[n])}function Sr(t,e){return({length:n})=>n===2?[t[3][0],t[3][2]]:(n=Math.max(3,Math.floor(n)),n>11?_e(e,n):t[n])}function Jx(t,e){
return({length:n})=>n===2?[t[3][2],t[3][0]]:(n=Math.max(3,Math.floor(n)),n>11?_e(r=>e(1-r),n):t[n].slice().reverse())}function $r(t){return({length:e})=>_e(t,Math.
max(2,Math.floor(e)))}function tw(t){return({length:e})=>_e(t,Math.floor(e)+1).slice(0,-1)}function Rm(t){let e=`${t}`.toLowerCase();if(!Qx.has(e))throw new Error(
`unknown ordinal scheme: ${e}`);return Qx.get(e)}function Ys(t,e){let n=Rm(t),r=typeof n=="function"?n({length:e}):n;return r.length!==e?r.slice(0,e):r}function iw(t,e="\
greys"){let n=new Set,[r,i]=Ys(e,2);for(let o of t)if(o!=null)if(o===!0)n.add(i);else if(o===!1)n.add(r);else return;return[...n]}var ew=new Map([["brbg",Ad],["\
prgn",Cd],["piyg",Nd],["puor",Id],["rdbu",Ms],["rdgy",Pd],["rdylbu",Ss],["rdylgn",Od],["spectral",Fd],["burd",t=>Ms(1-t)],["buylrd",t=>Ss(1-t)],["blues",fp],["g\
reens",dp],["greys",mp],["purples",yp],["reds",xp],["oranges",vp],["turbo",Tp],["viridis",Cp],["magma",Ep],["inferno",Np],["plasma",Rp],["cividis",_p],["cubehel\
ix",Mp],["warm",Sp],["cool",$p],["bugn",Bd],["bupu",Xd],["gnbu",Ud],["orrd",Hd],["pubugn",Vd],["pubu",Kd],["purd",Jd],["rdpu",ep],["ylgnbu",rp],["ylgn",op],["yl\
orbr",sp],["ylorrd",lp],["rainbow",kp],["sinebow",Ap]]);function ea(t){let e=`${t}`.toLowerCase();if(!ew.has(e))throw new Error(`unknown quantitative scheme: ${e}`);
return ew.get(e)}var C$=new Set(["brbg","prgn","piyg","puor","rdbu","rdgy","rdylbu","rdylgn","spectral","burd","buylrd"]);function ow(t){return t!=null&&C$.has(
`${t}`.toLowerCase())}var Lm=t=>e=>t(1-e),Im=[0,1],aw=new Map([["number",te],["rgb",_i],["hsl",N1],["hcl",L1],["lab",R1]]);function Pm(t){let e=`${t}`.toLowerCase();if(!aw.has(e))throw new Error(
`unknown interpolator: ${e}`);return aw.get(e)}function ra(t,e,n,{type:r,nice:i,clamp:o,zero:a,domain:s=mw(t,n),unknown:c,round:l,scheme:u,interval:f,range:h=At.
get(t)===Wi?I$(n,s):At.get(t)===Ui?L$(n,s):At.get(t)===Gi?Im:void 0,interpolate:d=At.get(t)===je?u==null&&h!==void 0?_i:ea(u!==void 0?u:r==="cyclical"?"rainbow":
"turbo"):l?ja:te,reverse:p}){if(s=sw(s),f=Bn(f,r),(r==="cyclical"||r==="sequential")&&(r="linear"),typeof d!="function"&&(d=Pm(d)),p=!!p,h!==void 0){let m=s.length,
b=(h=sw(h)).length;if(m!==b){if(d.length===1)throw new Error("invalid piecewise interpolator");d=Ir(d,h),h=void 0}}if(d.length===1?(p&&(d=Lm(d),p=!1),h===void 0&&
(h=Float64Array.from(s,(m,b)=>b/(s.length-1)),h.length===2&&(h=Im)),e.interpolate((h===Im?Xt:Bs)(d))):e.interpolate(d),a){let[m,b]=$t(s);(m>0||b<0)&&(s=Xr(s),(yr(
s)||1)===Math.sign(m)?s[0]=0:s[s.length-1]=0)}return p&&(s=vo(s)),e.domain(s).unknown(c),i&&(e.nice(E$(i,r)),s=e.domain()),h!==void 0&&e.range(h),o&&e.clamp(o),
{type:r,domain:s,range:h,scale:e,interpolate:d,interval:f}}function sw(t){return t=un(t),t.length>=2?t:[t[0],t[0]]}function E$(t,e){return t===!0?void 0:typeof t==
"number"?t:_x(t,e)}function cw(t,e,n){return ra(t,_s(),e,n)}function lw(t,e,n){return Dm(t,e,{...n,exponent:.5})}function Dm(t,e,{exponent:n=1,...r}){return ra(
t,bd().exponent(n),e,{...r,type:"pow"})}function uw(t,e,{base:n=10,domain:r=P$(e),...i}){return ra(t,gd().base(n),e,{...i,domain:r})}function fw(t,e,{constant:n=1,
...r}){return ra(t,yd().constant(n),e,r)}function hw(t,e,{range:n,quantiles:r=n===void 0?5:(n=[...n]).length,n:i=r,scheme:o="rdylbu",domain:a=D$(e),unknown:s,interpolate:c,
reverse:l}){return n===void 0&&(n=c!==void 0?_e(c,i):At.get(t)===je?Ys(o,i):void 0),a.length>0&&(a=xd(a,n===void 0?{length:i}:n).quantiles()),pu(t,e,{domain:a,range:n,
reverse:l,unknown:s})}function dw(t,e,{range:n,n:r=n===void 0?5:(n=[...n]).length,scheme:i="rdylbu",domain:o=mw(t,e),unknown:a,interpolate:s,reverse:c}){let[l,u]=$t(
o),f;return n===void 0?(f=qe(l,u,r),f[0]<=l&&f.splice(0,1),f[f.length-1]>=u&&f.pop(),r=f.length+1,n=s!==void 0?_e(s,r):At.get(t)===je?Ys(i,r):void 0):(f=_e(te(l,
u),r+1).slice(1,-1),l instanceof Date&&(f=f.map(h=>new Date(h)))),yr(un(o))<0&&f.reverse(),pu(t,e,{domain:f,range:n,reverse:c,unknown:a})}function pu(t,e,{domain:n=[
0],unknown:r,scheme:i="rdylbu",interpolate:o,range:a=o!==void 0?_e(o,n.length+1):At.get(t)===je?Ys(i,n.length+1):void 0,reverse:s}){n=un(n);let c=yr(n);if(!isNaN(
c)&&!N$(n,c))throw new Error(`the ${t} scale has a non-monotonic domain`);return s&&(a=vo(a)),{type:"threshold",scale:wd(c<0?vo(n):n,a===void 0?[]:a).unknown(r),
domain:n,range:a}}function N$(t,e){for(let n=1,r=t.length,i=t[0];n<r;++n){let o=en(i,i=t[n]);if(o!==0&&o!==e)return!1}return!0}function pw(t){return{type:"ident\
ity",scale:Px(At.get(t))?md():e=>e}}function na(t,e=Xo){return t.length?[Vt(t,({value:n})=>n===void 0?n:Vt(n,e)),Rt(t,({value:n})=>n===void 0?n:Rt(n,e))]:[0,1]}
function mw(t,e){let n=At.get(t);return(n===Wi||n===Gi||n===Ui?R$:na)(e)}function R$(t){return[0,t.length?Rt(t,({value:e})=>e===void 0?e:Rt(e,Xo)):1]}function I$(t,e){
let n=t.find(({radius:a})=>a!==void 0);if(n!==void 0)return[0,n.radius];let r=tn(t,.5,({value:a})=>a===void 0?NaN:tn(a,.25,Ce)),i=e.map(a=>3*Math.sqrt(a/r)),o=30/
Rt(i);return o<1?i.map(a=>a*o):i}function L$(t,e){let n=rr(t,({value:o})=>o===void 0?NaN:rr(o,Math.abs)),r=e.map(o=>12*o/n),i=60/Rt(r);return i<1?r.map(o=>o*i):
r}function P$(t){for(let{value:e}of t)if(e!==void 0)for(let n of e){if(n>0)return na(t,Ce);if(n<0)return na(t,Or)}return[1,10]}function D$(t){let e=[];for(let{value:n}of t)
if(n!==void 0)for(let r of n)e.push(r);return e}function Bs(t){return(e,n)=>r=>t(e+r*(n-e))}var Om=0,zm;function gw(){let t=Om;return Om=0,zm=void 0,t}function xe(t){t!==zm&&(zm=t,console.warn(t),++Om)}function mu(t,e,n,r,{type:i,nice:o,clamp:a,domain:s=na(r),unknown:c,pivot:l=0,scheme:u,range:f,symmetric:h=!0,interpolate:d=At.get(t)===je?u==null&&f!==void 0?_i:
ea(u!==void 0?u:"rdbu"):te,reverse:p}){l=+l,s=un(s);let[m,b]=s;if(s.length>2&&xe(`Warning: the diverging ${t} scale domain contains extra elements.`),en(m,b)<0&&
([m,b]=[b,m],p=!p),m=Math.min(m,l),b=Math.max(b,l),typeof d!="function"&&(d=Pm(d)),f!==void 0&&(d=d.length===1?Bs(d)(...f):Ir(d,f)),p&&(d=Lm(d)),h){let y=n.apply(
l),g=y-n.apply(m),w=n.apply(b)-y;g<w?m=n.invert(y-w):g>w&&(b=n.invert(y+g))}return e.domain([m,l,b]).unknown(c).interpolator(d),a&&e.clamp(a),o&&e.nice(o),{type:i,
domain:[m,b],pivot:l,interpolate:d,scale:e}}function yw(t,e,n){return mu(t,_d(),O$,e,n)}function bw(t,e,n){return Fm(t,e,{...n,exponent:.5})}function Fm(t,e,{exponent:n=1,
...r}){return mu(t,$d().exponent(n=+n),Y$(n),e,{...r,type:"diverging-pow"})}function xw(t,e,{base:n=10,pivot:r=1,domain:i=na(e,r<0?Or:Ce),...o}){return mu(t,Md().
base(n=+n),z$,e,{domain:i,pivot:r,...o})}function ww(t,e,{constant:n=1,...r}){return mu(t,Sd().constant(n=+n),B$(n),e,r)}var O$={apply(t){return t},invert(t){return t}},
z$={apply:Math.log,invert:Math.exp},F$={apply(t){return Math.sign(t)*Math.sqrt(Math.abs(t))},invert(t){return Math.sign(t)*(t*t)}};function Y$(t){return t===.5?
F$:{apply(e){return Math.sign(e)*Math.pow(Math.abs(e),t)},invert(e){return Math.sign(e)*Math.pow(Math.abs(e),1/t)}}}function B$(t){return{apply(e){return Math.sign(
e)*Math.log1p(Math.abs(e/t))},invert(e){return Math.sign(e)*Math.expm1(Math.abs(e))*t}}}function vw(t,e,n,r){return ra(t,e,n,r)}function _w(t,e,n){return vw(t,s2(),e,n)}function Mw(t,e,n){return vw(t,c2(),e,n)}var ia=Symbol("ordinal");function $w(t,e,n,{type:r,interval:i,domain:o,range:a,reverse:s,hint:c}){return i=Bn(i,r),o===void 0&&(o=Ew(n,i,t)),(r==="categorical"||
r===ia)&&(r="ordinal"),s&&(o=vo(o)),o=e.domain(o).domain(),a!==void 0&&(typeof a=="function"&&(a=a(o)),e.range(a)),{type:r,domain:o,range:a,scale:e,hint:c,interval:i}}
function kw(t,e,{type:n,interval:r,domain:i,range:o,scheme:a,unknown:s,...c}){r=Bn(r,n),i===void 0&&(i=Ew(e,r,t));let l;if(At.get(t)===Ko)l=q$(e),o=o===void 0?X$(
l):pt(o,Qo);else if(At.get(t)===je&&(o===void 0&&(n==="ordinal"||n===ia)&&(o=iw(i,a),o!==void 0&&(a=void 0)),a===void 0&&o===void 0&&(a=n==="ordinal"?"turbo":"o\
bservable10"),a!==void 0))if(o!==void 0){let u=ea(a),f=o[0],h=o[1]-o[0];o=({length:d})=>_e(p=>u(f+h*p),d)}else o=Rm(a);if(s===Rl)throw new Error(`implicit unkno\
wn on ${t} scale is not supported`);return $w(t,Ll().unknown(s),e,{...c,type:n,domain:i,range:o,hint:l})}function Aw(t,e,{align:n=.5,padding:r=.5,...i}){return Cw(
e2().align(n).padding(r),e,i,t)}function Tw(t,e,{align:n=.5,padding:r=.1,paddingInner:i=r,paddingOuter:o=t==="fx"||t==="fy"?0:r,...a}){return Cw(qo().align(n).paddingInner(
i).paddingOuter(o),e,a,t)}function Cw(t,e,n,r){let{round:i}=n;return i!==void 0&&t.round(i=!!i),t=$w(r,t,e,n),t.round=i,t}function Ew(t,e,n){let r=new Je;for(let{
value:i,domain:o}of t){if(o!==void 0)return o();if(i!==void 0)for(let a of i)r.add(a)}if(e!==void 0){let[i,o]=$t(r).map(e.floor,e);return e.range(i,e.offset(o))}
if(r.size>1e4&&At.get(n)===dn)throw new Error(`implicit ordinal domain of ${n} scale has more than 10,000 values`);return yo(r,ce)}function Sw(t,e){let n;for(let{
hint:r}of t){let i=r?.[e];if(i!==void 0){if(n===void 0)n=i;else if(n!==i)return}}return n}function q$(t){return{fill:Sw(t,"fill"),stroke:Sw(t,"stroke")}}function X$(t){
return Mt(t.fill)?O2:D2}function qs(t,{label:e,inset:n=0,insetTop:r=n,insetRight:i=n,insetBottom:o=n,insetLeft:a=n,round:s,nice:c,clamp:l,zero:u,align:f,padding:h,projection:d,facet:{label:p=e}={},
...m}={}){let b={};for(let[y,g]of t){let w=m[y],x=zw(y,g,{round:At.get(y)===dn?s:void 0,nice:c,clamp:l,zero:u,align:f,padding:h,projection:d,...w});if(x){let{label:_=y===
"fx"||y==="fy"?p:e,percent:v,transform:M,inset:k,insetTop:S=k!==void 0?k:y==="y"?r:0,insetRight:A=k!==void 0?k:y==="x"?i:0,insetBottom:T=k!==void 0?k:y==="y"?o:
0,insetLeft:$=k!==void 0?k:y==="x"?a:0}=w||{};if(M==null)M=void 0;else if(typeof M!="function")throw new Error("invalid scale transform; not a function");x.percent=
!!v,x.label=_===void 0?W$(g,x):_,x.transform=M,y==="x"||y==="fx"?(x.insetLeft=+$,x.insetRight=+A):(y==="y"||y==="fy")&&(x.insetTop=+S,x.insetBottom=+T),b[y]=x}}
return b}function Bm(t){let e={},n={scales:e};for(let[r,i]of Object.entries(t)){let{scale:o,type:a,interval:s,label:c}=i;e[r]=Yw(i),n[r]=o,o.type=a,s!=null&&(o.
interval=s),c!=null&&(o.label=c)}return n}function Pw(t,e){let{x:n,y:r,fx:i,fy:o}=t,a=i||o?bu(e):e;i&&Nw(i,a),o&&Rw(o,a);let s=i||o?qm(t,e):e;n&&Nw(n,s),r&&Rw(r,
s)}function W$(t=[],e){let n;for(let{label:r}of t)if(r!==void 0){if(n===void 0)n=r;else if(n!==r)return}if(n!==void 0)return!Un(e)&&e.percent&&(n=`${n} (%)`),{inferred:!0,
toString:()=>n}}function yu(t){return Math.sign(yr(t.domain()))*Math.sign(yr(t.range()))}function bu(t){let{marginTop:e,marginRight:n,marginBottom:r,marginLeft:i,
width:o,height:a,facet:{marginTop:s,marginRight:c,marginBottom:l,marginLeft:u}}=t;return{marginTop:Math.max(e,s),marginRight:Math.max(n,c),marginBottom:Math.max(
r,l),marginLeft:Math.max(i,u),width:o,height:a}}function qm({fx:t,fy:e},n){let{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:s,height:c}=bu(n);return{
marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:t?t.scale.bandwidth()+a+i:s,height:e?e.scale.bandwidth()+r+o:c,facet:{width:s,height:c}}}function Nw(t,e){
if(t.range===void 0){let{insetLeft:n,insetRight:r}=t,{width:i,marginLeft:o=0,marginRight:a=0}=e,s=o+n,c=i-a-r;t.range=[s,Math.max(s,c)],Un(t)||(t.range=Ow(t)),t.
scale.range(t.range)}Dw(t)}function Rw(t,e){if(t.range===void 0){let{insetTop:n,insetBottom:r}=t,{height:i,marginTop:o=0,marginBottom:a=0}=e,s=o+n,c=i-a-r;t.range=
[Math.max(s,c),s],Un(t)?t.range.reverse():t.range=Ow(t),t.scale.range(t.range)}Dw(t)}function Dw(t){t.round===void 0&&H$(t)&&U$(t)<=30&&t.scale.round(!0)}function U$({
scale:t}){let e=t.domain().length,[n,r]=t.range(),i=t.paddingInner?t.paddingInner():1,o=t.paddingOuter?t.paddingOuter():t.padding(),a=e-i,s=Math.abs(r-n)/Math.max(
1,a+o*2);return(s-Math.floor(s))*a}function Ow(t){let e=t.scale.domain().length+Xm(t);if(!(e>2))return t.range;let[n,r]=t.range;return Array.from({length:e},(i,o)=>n+
o/(e-1)*(r-n))}function xu(t,e,n){return zw(t,n===void 0?void 0:[{hint:n}],{...e})}function zw(t,e=[],n={}){let r=G$(t,e,n);if(n.type===void 0&&n.domain===void 0&&
n.range===void 0&&n.interval==null&&t!=="fx"&&t!=="fy"&&Un({type:r})){let i=e.map(({value:o})=>o).filter(o=>o!==void 0);i.some(Bt)?xe(`Warning: some data associ\
ated with the ${t} scale are dates. Dates are typically associated with a "utc" or "time" scale rather than a "${oa(r)}" scale. If you are using a bar mark, you\
 probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat\
 this data as ordinal, you can specify the interval of the ${t} scale (e.g., d3.utcDay), or you can suppress this warning by setting the type of the ${t} scale \
to "${oa(r)}".`):i.some(kx)?xe(`Warning: some data associated with the ${t} scale are strings that appear to be dates (e.g., YYYY-MM-DD). If these strings repre\
sent dates, you should parse them to Date objects. Dates are typically associated with a "utc" or "time" scale rather than a "${oa(r)}" scale. If you are using \
a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If yo\
u want to treat this data as ordinal, you can suppress this warning by setting the type of the ${t} scale to "${oa(r)}".`):i.some(Ax)&&xe(`Warning: some data as\
sociated with the ${t} scale are strings that appear to be numbers. If these strings represent numbers, you should parse or coerce them to numbers. Numbers are \
typically associated with a "linear" scale rather than a "${oa(r)}" scale. If you want to treat this data as ordinal, you can specify the interval of the ${t} s\
cale (e.g., 1 for integers), or you can suppress this warning by setting the type of the ${t} scale to "${oa(r)}".`)}switch(n.type=r,r){case"diverging":case"div\
erging-sqrt":case"diverging-pow":case"diverging-log":case"diverging-symlog":case"cyclical":case"sequential":case"linear":case"sqrt":case"threshold":case"quantil\
e":case"pow":case"log":case"symlog":n=gu(e,n,Zt);break;case"identity":switch(At.get(t)){case dn:n=gu(e,n,Zt);break;case Ko:n=gu(e,n,j$);break}break;case"utc":case"\
time":n=gu(e,n,lm);break}switch(r){case"diverging":return yw(t,e,n);case"diverging-sqrt":return bw(t,e,n);case"diverging-pow":return Fm(t,e,n);case"diverging-lo\
g":return xw(t,e,n);case"diverging-symlog":return ww(t,e,n);case"categorical":case"ordinal":case ia:return kw(t,e,n);case"cyclical":case"sequential":case"linear":
return cw(t,e,n);case"sqrt":return lw(t,e,n);case"threshold":return pu(t,e,n);case"quantile":return hw(t,e,n);case"quantize":return dw(t,e,n);case"pow":return Dm(
t,e,n);case"log":return uw(t,e,n);case"symlog":return fw(t,e,n);case"utc":return Mw(t,e,n);case"time":return _w(t,e,n);case"point":return Aw(t,e,n);case"band":return Tw(
t,e,n);case"identity":return pw(t);case void 0:return;default:throw new Error(`unknown scale type: ${r}`)}}function oa(t){return typeof t=="symbol"?t.description:
t}function Iw(t){return typeof t=="string"?`${t}`.toLowerCase():t}var Lw={toString:()=>"projection"};function G$(t,e,{type:n,domain:r,range:i,scheme:o,pivot:a,projection:s}){
if(n=Iw(n),t==="fx"||t==="fy")return"band";(t==="x"||t==="y")&&s!=null&&(n=Lw);for(let u of e){let f=Iw(u.type);if(f!==void 0){if(n===void 0)n=f;else if(n!==f)throw new Error(
`scale incompatible with channel: ${n} !== ${f}`)}}if(n===Lw)return;if(n!==void 0)return n;if(r===void 0&&!e.some(({value:u})=>u!==void 0))return;let c=At.get(t);
if(c===Wi)return"sqrt";if(c===Gi||c===Ui)return"linear";if(c===Ko)return"ordinal";let l=(r??i)?.length;if(l<2||l>2)return Ym(c);if(r!==void 0){if(Ot(r))return Ym(
c);if(Bt(r))return"utc"}else{let u=e.map(({value:f})=>f).filter(f=>f!==void 0);if(u.some(Ot))return Ym(c);if(u.some(Bt))return"utc"}if(c===je){if(a!=null||ow(o))
return"diverging";if(rw(o))return"categorical"}return"linear"}function Ym(t){switch(t){case dn:return"point";case je:return ia;default:return"ordinal"}}function Un({type:t}){return t==="ordinal"||t==="point"||t==="band"||t===ia}function Xm({type:t}){return t==="threshold"}function H$({type:t}){return t==="point"||
t==="band"}function Ve(t){if(t===void 0)return!0;let e=t.domain(),n=t(e[0]);for(let r=1,i=e.length;r<i;++r)if(t(e[r])-n)return!1;return!0}function gu(t,{domain:e,...n},r){
for(let i of t)i.value!==void 0&&(e===void 0&&(e=i.value?.domain),i.value=r(i.value));return{domain:e===void 0?e:r(e),...n}}function j$(t){return pt(t,Qo)}function wu(t={}){
let e;for(let n in t)if(At.has(n)&&Fn(t[n])){if(e!==void 0)throw new Error("ambiguous scale definition; multiple scales found");e=Yw(xu(n,t[n]))}if(e===void 0)throw new Error(
"invalid scale definition; no scale found");return e}function Fw(t){return e=>{if(!At.has(e=`${e}`))throw new Error(`unknown scale: ${e}`);return t[e]}}function Yw({
scale:t,type:e,domain:n,range:r,interpolate:i,interval:o,transform:a,percent:s,pivot:c}){if(e==="identity")return{type:"identity",apply:u=>u,invert:u=>u};let l=t.
unknown?t.unknown():void 0;return{type:e,domain:Xr(n),...r!==void 0&&{range:Xr(r)},...a!==void 0&&{transform:a},...s&&{percent:s},...l!==void 0&&{unknown:l},...o!==
void 0&&{interval:o},...i!==void 0&&{interpolate:i},...t.clamp&&{clamp:t.clamp()},...c!==void 0&&{pivot:c,symmetric:!1},...t.base&&{base:t.base()},...t.exponent&&
{exponent:t.exponent()},...t.constant&&{constant:t.constant()},...t.align&&{align:t.align(),round:t.round()},...t.padding&&(t.paddingInner?{paddingInner:t.paddingInner(),
paddingOuter:t.paddingOuter()}:{padding:t.padding()}),...t.bandwidth&&{bandwidth:t.bandwidth(),step:t.step()},apply:u=>t(u),...t.invert&&{invert:u=>t.invert(u)}}}function qw(t,e){let{fx:n,fy:r}=qs(t,e),i=n?.scale.domain(),o=r?.scale.domain();return i&&o?Ag(i,o).map(([a,s],c)=>({x:a,y:s,i:c})):i?i.map((a,s)=>({x:a,i:s})):
o?o.map((a,s)=>({y:a,i:s})):void 0}function Xw(t,{x:e,y:n}){return e&&=jm(e),n&&=jm(n),t.filter(e&&n?r=>e.has(r.x)&&n.has(r.y):e?r=>e.has(r.x):r=>n.has(r.y)).sort(
e&&n?(r,i)=>e.get(r.x)-e.get(i.x)||n.get(r.y)-n.get(i.y):e?(r,i)=>e.get(r.x)-e.get(i.x):(r,i)=>n.get(r.y)-n.get(i.y))}function _u(t,{fx:e,fy:n}){let r=Ee(t),i=e?.
value,o=n?.value;return e&&n?nr(r,a=>(a.fx=i[a[0]],a.fy=o[a[0]],a),a=>i[a],a=>o[a]):e?nr(r,a=>(a.fx=i[a[0]],a),a=>i[a]):nr(r,a=>(a.fy=o[a[0]],a),a=>o[a])}function Ww(t,e,{
marginTop:n,marginLeft:r}){let i=t?({x:a})=>t(a)-r:()=>0,o=e?({y:a})=>e(a)-n:()=>0;return function(a){this.tagName==="svg"?(this.setAttribute("x",i(a)),this.setAttribute(
"y",o(a))):this.setAttribute("transform",`translate(${i(a)},${o(a)})`)}}function Uw(t){let e=[],n=new Uint32Array(ve(t,r=>r.length));for(let r of t){let i=0;for(let o of t)
r!==o&&(n.set(o,i),i+=o.length);e.push(n.slice(0,i))}return e}var V$=new Map([["top",Wm],["right",Hm],["bottom",Um],["left",Gm],["top-left",vu(Wm,Gm)],["top-rig\
ht",vu(Wm,Hm)],["bottom-left",vu(Um,Gm)],["bottom-right",vu(Um,Hm)],["top-empty",K$],["right-empty",tk],["bottom-empty",Q$],["left-empty",J$],["empty",ek]]);function Gw(t){
if(t==null)return null;let e=V$.get(`${t}`.toLowerCase());if(e)return e;throw new Error(`invalid facet anchor: ${t}`)}var Bw=new WeakMap;function jm(t){let e=Bw.
get(t);return e||Bw.set(t,e=new Qe(pt(t,(n,r)=>[n,r]))),e}function Zr(t,e){return jm(t).get(e)}function Z$(t,e,n){return e=fn(e),n=fn(n),t.find(r=>Object.is(fn(
r.x),e)&&Object.is(fn(r.y),n))}function Mu(t,e,n){return Z$(t,e,n)?.empty}function Wm(t,{y:e},{y:n}){return e?Zr(e,n)===0:!0}function Um(t,{y:e},{y:n}){return e?
Zr(e,n)===e.length-1:!0}function Gm(t,{x:e},{x:n}){return e?Zr(e,n)===0:!0}function Hm(t,{x:e},{x:n}){return e?Zr(e,n)===e.length-1:!0}function K$(t,{y:e},{x:n,
y:r,empty:i}){if(i)return!1;if(!e)return;let o=Zr(e,r);if(o>0)return Mu(t,n,e[o-1])}function Q$(t,{y:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=Zr(e,
r);if(o<e.length-1)return Mu(t,n,e[o+1])}function J$(t,{x:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=Zr(e,n);if(o>0)return Mu(t,e[o-1],r)}function tk(t,{
x:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=Zr(e,n);if(o<e.length-1)return Mu(t,e[o+1],r)}function ek(t,e,{empty:n}){return n}function vu(t,e){return function(){
return t.apply(null,arguments)&&e.apply(null,arguments)}}function Su(t,{channels:{fx:e,fy:n},groups:r}){return e&&n?t.map(({x:i,y:o})=>r.get(i)?.get(o)??[]):e?t.
map(({x:i})=>r.get(i)??[]):t.map(({y:i})=>r.get(i)??[])}var Hw=Math.PI,kr=2*Hw,Vm=.618;function jw({projection:t,inset:e=0,insetTop:n=e,insetRight:r=e,insetBottom:i=e,insetLeft:o=e}={},a){if(t==null)return;if(typeof t.
stream=="function")return t;let s,c,l="frame";if(Kt(t)){let _;if({type:t,domain:c,inset:_,insetTop:n=_!==void 0?_:n,insetRight:r=_!==void 0?_:r,insetBottom:i=_!==
void 0?_:i,insetLeft:o=_!==void 0?_:o,clip:l=l,...s}=t,t==null)return}typeof t!="function"&&({type:t}=Zm(t));let{width:u,height:f,marginLeft:h,marginRight:d,marginTop:p,
marginBottom:m}=a,b=u-h-d-o-r,y=f-p-m-n-i;if(t=t?.({width:b,height:y,clip:l,...s}),t==null)return;l=nk(l,h,p,u-d,f-m);let g=h+o,w=p+n,x;if(c!=null){let[[_,v],[M,
k]]=ur(t).bounds(c),S=Math.min(b/(M-_),y/(k-v));S>0?(g-=(S*(_+M)-b)/2,w-=(S*(v+k)-y)/2,x=hs({point(A,T){this.stream.point(A*S+g,T*S+w)}})):xe("Warning: the proj\
ection could not be fit to the specified domain; using the default scale.")}return x??=g===0&&w===0?Vw():hs({point(_,v){this.stream.point(_+g,v+w)}}),{stream:_=>t.
stream(x.stream(l(_)))}}function Zm(t){switch(`${t}`.toLowerCase()){case"albers-usa":return xn(jy,.7463,.4673);case"albers":return $u(Uh,.7463,.4673);case"azimu\
thal-equal-area":return xn(Ky,4,4);case"azimuthal-equidistant":return xn(Jy,kr,kr);case"conic-conformal":return $u(nb,kr,kr);case"conic-equal-area":return $u(us,
6.1702,2.9781);case"conic-equidistant":return $u(ib,7.312,3.6282);case"equal-earth":return xn(ab,5.4133,2.6347);case"equirectangular":return xn(rb,kr,Hw);case"g\
nomonic":return xn(cb,3.4641,3.4641);case"identity":return{type:Vw};case"reflect-y":return{type:rk};case"mercator":return xn(tb,kr,kr);case"orthographic":return xn(
ub,2,2);case"stereographic":return xn(hb,2,2);case"transverse-mercator":return xn(pb,kr,kr);default:throw new Error(`unknown projection type: ${t}`)}}function nk(t,e,n,r,i){
if(t===!1||t==null||typeof t=="number")return o=>o;switch(t===!0&&(t="frame"),`${t}`.toLowerCase()){case"frame":return Bh(e,n,r,i);default:throw new Error(`unkn\
own projection clip type: ${t}`)}}function xn(t,e,n){return{type:({width:r,height:i,rotate:o,precision:a=.15,clip:s})=>{let c=t();return a!=null&&c.precision?.(
a),o!=null&&c.rotate?.(o),typeof s=="number"&&c.clipAngle?.(s),r!=null&&(c.scale(Math.min(r/e,i/n)),c.translate([r/2,i/2])),c},aspectRatio:n/e}}function $u(t,e,n){
let{type:r,aspectRatio:i}=xn(t,e,n);return{type:o=>{let{parallels:a,domain:s,width:c,height:l}=o,u=r(o);return a!=null&&(u.parallels(a),s===void 0&&c!=null&&u.fitSize(
[c,l],{type:"Sphere"})),u},aspectRatio:i}}var Vw=Xt({stream:t=>t}),rk=Xt(hs({point(t,e){this.stream.point(t,-e)}}));function Km(t,e,n,r){let i=n[t],o=n[e],a=i.length,
s=n[t]=new Float64Array(a).fill(NaN),c=n[e]=new Float64Array(a).fill(NaN),l,u=r.stream({point(f,h){s[l]=f,c[l]=h}});for(l=0;l<a;++l)u.point(i[l],o[l])}function Zw({
projection:t}={}){return t==null?!1:typeof t.stream=="function"?!0:(Kt(t)&&(t=t.type),t!=null)}function Kw(t){if(typeof t?.stream=="function")return Vm;if(Kt(t)){
let e,n;if({domain:e,type:t,...n}=t,e!=null&&t!=null){let r=typeof t=="string"?Zm(t).type:t,[[i,o],[a,s]]=ur(r({...n,width:100,height:100})).bounds(e),c=(s-o)/(a-
i);return c&&isFinite(c)?c<.2?.2:c>5?5:c:Vm}}if(t!=null){if(typeof t!="function"){let{aspectRatio:e}=Zm(t);if(e)return e}return Vm}}function Gn(t,e,{projection:n}){
let{x:r,y:i}=t,o={};return r&&(o.x=r),i&&(o.y=i),o=Vr(o,e),n&&r?.scale==="x"&&i?.scale==="y"&&Km("x","y",o,n),r&&(o.x=Zt(o.x)),i&&(o.y=Zt(o.y)),o}function Qw(t){
let e=[],n=[],r={scale:"x",value:e},i={scale:"y",value:n},o={point(a,s){e.push(a),n.push(s)},lineStart(){},lineEnd(){},polygonStart(){},polygonEnd(){},sphere(){}};
for(let a of t.value)cr(a,o);return[r,i]}function Jw({x:t,y:e}){if(t||e)return t??=n=>n,e??=n=>n,hs({point(n,r){this.stream.point(t(n),e(r))}})}function Kr(t={}){let{document:e=typeof window<"u"?window.document:void 0,clip:n}=t;return{document:e,clip:ou(n)}}function j(t,{document:e}){return Le(_o(t).call(
e.documentElement))}var ku=Symbol("unset");function Qr(t){return(t.length===1?ik:ok)(t)}function ik(t){let e,n=ku;return r=>(Object.is(n,r)||(n=r,e=t(r)),e)}function ok(t){let e,n;
return(...r)=>((n?.length!==r.length||n.some((i,o)=>!Object.is(i,r[o])))&&(n=r,e=t(...r)),e)}var ak=Qr(t=>new Intl.NumberFormat(t)),sk=Qr((t,e)=>new Intl.DateTimeFormat(t,{timeZone:"UTC",...e&&{month:e}})),ck=Qr((t,e)=>new Intl.DateTimeFormat(t,{timeZone:"\
UTC",...e&&{weekday:e}}));function Qm(t="en-US"){let e=ak(t);return n=>n!=null&&!isNaN(n)?e.format(n):void 0}function tv(t="en-US",e="short"){let n=sk(t,e);return r=>r!=
null&&!isNaN(r=+new Date(Date.UTC(2e3,+r)))?n.format(r):void 0}function ev(t="en-US",e="short"){let n=ck(t,e);return r=>r!=null&&!isNaN(r=+new Date(Date.UTC(2001,
0,+r)))?n.format(r):void 0}function Jm(t){return Kl(t,"Invalid Date")}function lk(t="en-US"){let e=Qm(t);return n=>(n instanceof Date?Jm:typeof n=="number"?e:qt)(
n)}var Hn=lk();var Wt=(typeof window<"u"?window.devicePixelRatio>1:typeof it>"u")?0:.5,uk=0,fk=0;function Au(){return`plot-clip-${++uk}`}function rv(){return`plot-pattern-${++fk}`}
function Tu(t,{title:e,href:n,ariaLabel:r,ariaDescription:i,ariaHidden:o,target:a,fill:s,fillOpacity:c,stroke:l,strokeWidth:u,strokeOpacity:f,strokeLinejoin:h,strokeLinecap:d,
strokeMiterlimit:p,strokeDasharray:m,strokeDashoffset:b,opacity:y,mixBlendMode:g,imageFilter:w,paintOrder:x,pointerEvents:_,shapeRendering:v,channels:M},{ariaLabel:k,
fill:S="currentColor",fillOpacity:A,stroke:T="none",strokeOpacity:$,strokeWidth:N,strokeLinecap:E,strokeLinejoin:C,strokeMiterlimit:R,paintOrder:I}){S===null&&(s=
null,c=null),T===null&&(l=null,f=null),Mt(S)?!Mt(T)&&(!Mt(s)||M?.fill)&&(T="none"):Mt(T)&&(!Mt(l)||M?.stroke)&&(S="none");let[z,P]=Yt(s,S),[Y,q]=St(c,A),[W,X]=Yt(
l,T),[ot,st]=St(f,$),[lt,U]=St(y);_r(X)||(u===void 0&&(u=N),d===void 0&&(d=E),h===void 0&&(h=C),p===void 0&&!Cx(h)&&(p=R),!_r(P)&&x===void 0&&(x=I));let[at,O]=St(
u);return S!==null&&(t.fill=Lt(P,"currentColor"),t.fillOpacity=Xs(q,1)),T!==null&&(t.stroke=Lt(X,"none"),t.strokeWidth=Xs(O,1),t.strokeOpacity=Xs(st,1),t.strokeLinejoin=
Lt(h,"miter"),t.strokeLinecap=Lt(d,"butt"),t.strokeMiterlimit=Xs(p,4),t.strokeDasharray=Lt(m,"none"),t.strokeDashoffset=Lt(b,"0")),t.target=qt(a),t.ariaLabel=qt(
k),t.ariaDescription=qt(i),t.ariaHidden=qt(o),t.opacity=Xs(U,1),t.mixBlendMode=Lt(g,"normal"),t.imageFilter=Lt(w,"none"),t.paintOrder=Lt(x,"normal"),t.pointerEvents=
Lt(_,"auto"),t.shapeRendering=Lt(v,"auto"),{title:{value:e,optional:!0,filter:null},href:{value:n,optional:!0,filter:null},ariaLabel:{value:r,optional:!0,filter:null},
fill:{value:z,scale:"auto",optional:!0},fillOpacity:{value:Y,scale:"auto",optional:!0},stroke:{value:W,scale:"auto",optional:!0},strokeOpacity:{value:ot,scale:"\
auto",optional:!0},strokeWidth:{value:at,optional:!0},opacity:{value:lt,scale:"auto",optional:!0}}}function hk(t,e){e&&t.filter(n=>As(e[n])).append("title").call(
pk,e)}function dk(t,e){e&&t.filter(([n])=>As(e[n])).append("title").call(mk,e)}function pk(t,e){e&&t.text(n=>Hn(e[n]))}function mk(t,e){e&&t.text(([n])=>Hn(e[n]))}
function ht(t,{target:e,tip:n},{ariaLabel:r,title:i,fill:o,fillOpacity:a,stroke:s,strokeOpacity:c,strokeWidth:l,opacity:u,href:f}){r&&V(t,"aria-label",h=>r[h]),
o&&V(t,"fill",h=>o[h]),a&&V(t,"fill-opacity",h=>a[h]),s&&V(t,"stroke",h=>s[h]),c&&V(t,"stroke-opacity",h=>c[h]),l&&V(t,"stroke-width",h=>l[h]),u&&V(t,"opacity",
h=>u[h]),f&&iv(t,h=>f[h],e),n||hk(t,i)}function Hi(t,{target:e,tip:n},{ariaLabel:r,title:i,fill:o,fillOpacity:a,stroke:s,strokeOpacity:c,strokeWidth:l,opacity:u,
href:f}){r&&V(t,"aria-label",([h])=>r[h]),o&&V(t,"fill",([h])=>o[h]),a&&V(t,"fill-opacity",([h])=>a[h]),s&&V(t,"stroke",([h])=>s[h]),c&&V(t,"stroke-opacity",([h])=>c[h]),
l&&V(t,"stroke-width",([h])=>l[h]),u&&V(t,"opacity",([h])=>u[h]),f&&iv(t,([h])=>f[h],e),n||dk(t,i)}function gk({ariaLabel:t,title:e,fill:n,fillOpacity:r,stroke:i,
strokeOpacity:o,strokeWidth:a,opacity:s,href:c},{tip:l}){return[t,l?void 0:e,n,r,i,o,a,s,c].filter(u=>u!==void 0)}function Ws(t,e,n){let r=Ie(t,i=>e[i]);return n===
void 0&&r.size>1+t.length>>1&&xe("Warning: the implicit z channel has high cardinality. This may occur when the fill or stroke channel is associated with quanti\
tative data rather than ordinal or categorical data. You can suppress this warning by setting the z option explicitly; if this data represents a single series, \
set z to null."),r.values()}function*Cu(t,e,n,r){let{z:i}=n,{z:o}=r,a=gk(r,n),s=[...e,...a];for(let c of o?Ws(t,o,i):[t]){let l,u;t:for(let f of c){for(let h of s)
if(!Dt(h[f])){u&&u.push(-1);continue t}if(l===void 0){u&&(yield u),l=a.map(h=>fn(h[f])),u=[f];continue}u.push(f);for(let h=0;h<a.length;++h)if(fn(a[h][f])!==l[h]){
yield u,l=a.map(p=>fn(p[f])),u=[f];continue t}}u&&(yield u)}}function yk(t,e,n,r){let i,{clip:o=r.clip}=e;o==="frame"?(t=j("svg:g",r).each(function(){this.appendChild(
t.node()),t.node=()=>this}),i=xk(r,n)):o&&(i=vk(o,r)),V(t,"aria-label",e.ariaLabel),V(t,"aria-description",e.ariaDescription),V(t,"aria-hidden",e.ariaHidden),V(
t,"clip-path",i)}function bk(t){let e=new WeakMap;return(n,r)=>{let i=e.get(n);if(!i){let o=Au();Le(n.ownerSVGElement).append("clipPath").attr("id",o).call(t,n,
r),e.set(n,i=`url(#${o})`)}return i}}var xk=bk((t,e,n)=>{let{width:r,height:i,marginLeft:o,marginRight:a,marginTop:s,marginBottom:c}=n;t.append("rect").attr("x",
o).attr("y",s).attr("width",r-a-o).attr("height",i-s-c)}),nv=new WeakMap,wk={type:"Sphere"};function vk(t,e){let n,r;if((n=nv.get(e))||nv.set(e,n=new WeakMap),t.
type==="Sphere"&&(t=wk),!(r=n.get(t))){let i=Au();Le(e.ownerSVGElement).append("clipPath").attr("id",i).append("path").attr("d",e.path()(t)),n.set(t,r=`url(#${i}\
)`)}return r}function ct(t,e,n,r){yk(t,e,n,r),V(t,"class",e.className),V(t,"fill",e.fill),V(t,"fill-opacity",e.fillOpacity),V(t,"stroke",e.stroke),V(t,"stroke-w\
idth",e.strokeWidth),V(t,"stroke-opacity",e.strokeOpacity),V(t,"stroke-linejoin",e.strokeLinejoin),V(t,"stroke-linecap",e.strokeLinecap),V(t,"stroke-miterlimit",
e.strokeMiterlimit),V(t,"stroke-dasharray",e.strokeDasharray),V(t,"stroke-dashoffset",e.strokeDashoffset),V(t,"shape-rendering",e.shapeRendering),V(t,"filter",e.
imageFilter),V(t,"paint-order",e.paintOrder);let{pointerEvents:i=r.pointerSticky===!1?"none":void 0}=e;V(t,"pointer-events",i)}function et(t,e){_k(t,"mix-blend-\
mode",e.mixBlendMode),V(t,"opacity",e.opacity)}function iv(t,e,n){t.each(function(r){let i=e(r);if(i!=null){let o=this.ownerDocument.createElementNS(Xe.svg,"a");
o.setAttribute("fill","inherit"),o.setAttributeNS(Xe.xlink,"href",i),n!=null&&o.setAttribute("target",n),this.parentNode.insertBefore(o,this).appendChild(this)}})}
function V(t,e,n){n!=null&&t.attr(e,n)}function _k(t,e,n){n!=null&&t.style(e,n)}function rt(t,e,{x:n,y:r},i=Wt,o=Wt){i+=e.dx,o+=e.dy,n?.bandwidth&&(i+=n.bandwidth()/
2),r?.bandwidth&&(o+=r.bandwidth()/2),(i||o)&&t.attr("transform",`translate(${i},${o})`)}function Lt(t,e){if((t=qt(t))!==e)return t}function Xs(t,e){if((t=bt(t))!==
e)return t}var Mk=/^-?([_a-z]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])([_a-z0-9-]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])*$/i;
function aa(t){if(t===void 0)return"plot-d6a7b5";if(t=`${t}`,!Mk.test(t))throw new Error(`invalid class name: ${t}`);return t}function sa(t,e){if(typeof e=="str\
ing")t.property("style",e);else if(e!=null)for(let n of t)Object.assign(n.style,e)}function fe({frameAnchor:t},{width:e,height:n,marginTop:r,marginRight:i,marginBottom:o,
marginLeft:a}){return[/left$/.test(t)?a:/right$/.test(t)?e-i:(a+e-i)/2,/^top/.test(t)?r:/^bottom/.test(t)?n-o:(r+n-o)/2]}var Q=class{constructor(e,n={},r={},i){let{facet:o="auto",facetAnchor:a,fx:s,fy:c,sort:l,dx:u=0,dy:f=0,margin:h=0,marginTop:d=h,marginRight:p=h,marginBottom:m=h,
marginLeft:b=h,className:y,clip:g=i?.clip,channels:w,tip:x,render:_}=r;if(this.data=e,this.sort=Yn(l)?l:null,this.initializer=Tt(r).initializer,this.transform=this.
initializer?r.transform:Qt(r).transform,o===null||o===!1?this.facet=null:(this.facet=re(o===!0?"include":o,"facet",["auto","include","exclude","super"]),this.fx=
e===Br&&typeof s=="string"?[s]:s,this.fy=e===Br&&typeof c=="string"?[c]:c),this.facetAnchor=Gw(a),n=Ls(n),w!==void 0&&(n={...Sk(w),...n}),i!==void 0&&(n={...Tu(
this,r,i),...n}),this.channels=Object.fromEntries(Object.entries(n).map(([v,M])=>{if(He(M.value)){let{value:k,label:S=M.label,scale:A=M.scale}=M.value;M={...M,label:S,
scale:A,value:k}}if(e===Br&&typeof M.value=="string"){let{value:k}=M;M={...M,value:[k]}}return[v,M]}).filter(([v,{value:M,optional:k}])=>{if(M!=null)return!0;if(k)
return!1;throw new Error(`missing channel value: ${v}`)})),this.dx=+u,this.dy=+f,this.marginTop=+d,this.marginRight=+p,this.marginBottom=+m,this.marginLeft=+b,this.
clip=ou(g),this.tip=$k(x),this.className=qt(y),this.facet==="super"){if(s||c)throw new Error("super-faceting cannot use fx or fy");for(let v in this.channels){let{
scale:M}=n[v];if(!(M!=="x"&&M!=="y"))throw new Error("super-faceting cannot use x or y")}}_!=null&&(this.render=Jr(_,this.render))}initialize(e,n,r){let i=br(this.
data);e===void 0&&i!=null&&(e=[Ee(i)]);let o=e;this.transform!=null&&({facets:e,data:i}=this.transform(i,e,r),i=br(i)),e!==void 0&&(e.original=o);let a=du(this.
channels,i);return this.sort!=null&&Vx(i,e,a,n,this.sort),{data:i,facets:e,channels:a}}filter(e,n,r){for(let i in n){let{filter:o=Dt}=n[i];if(o!==null){let a=r[i];
e=e.filter(s=>o(a[s]))}}return e}project(e,n,r){for(let i in e)if(e[i].scale==="x"&&/^x|x$/.test(i)){let o=i.replace(/^x|x$/,"y");o in e&&e[o].scale==="y"&&Km(i,
o,n,r.projection)}}scale(e,n,r){let i=Vr(e,n);return r.projection&&this.project(e,i,r),i}};function Jt(...t){return t.plot=Q.prototype.plot,t}function Jr(t,e){if(t==
null)return e===null?void 0:e;if(e==null)return t===null?void 0:t;if(typeof t!="function")throw new TypeError(`invalid render transform: ${t}`);if(typeof e!="fu\
nction")throw new TypeError(`invalid render transform: ${e}`);return function(n,r,i,o,a,s){return t.call(this,n,r,i,o,a,(c,l,u,f,h)=>e.call(this,c,l,u,f,h,s))}}
function Sk(t){return Object.fromEntries(Object.entries(Ls(t)).map(([e,n])=>(n=typeof n=="string"?{value:n,label:e}:hn(n),n.filter===void 0&&n.scale==null&&(n={
...n,filter:null}),[e,n])))}function $k(t){return t===!0?"xy":t===!1||t==null?null:typeof t=="string"?re(t,"tip",["x","y","xy"]):t}function wn(t,e){return t?.tip===
!0?{...t,tip:e}:Kt(t?.tip)&&t.tip.pointer===void 0?{...t,tip:{...t.tip,pointer:e}}:t}function av(t,e,n={}){let r=.5-Wt,i=.5+Wt,o=.5+Wt,a=.5-Wt;for(let{marginTop:m,marginRight:b,marginBottom:y,marginLeft:g}of e)m>r&&(r=m),b>i&&(i=b),y>o&&(o=y),g>
a&&(a=g);let{margin:s,marginTop:c=s!==void 0?s:r,marginRight:l=s!==void 0?s:i,marginBottom:u=s!==void 0?s:o,marginLeft:f=s!==void 0?s:a}=n;c=+c,l=+l,u=+u,f=+f;let{
width:h=640,height:d=kk(t,n,{width:h,marginTopDefault:r,marginRightDefault:i,marginBottomDefault:o,marginLeftDefault:a})+Math.max(0,c-r+u-o)}=n;h=+h,d=+d;let p={
width:h,height:d,marginTop:c,marginRight:l,marginBottom:u,marginLeft:f};if(t.fx||t.fy){let{margin:m,marginTop:b=m!==void 0?m:c,marginRight:y=m!==void 0?m:l,marginBottom:g=m!==
void 0?m:u,marginLeft:w=m!==void 0?m:f}=n.facet??{};b=+b,y=+y,g=+g,w=+w,p.facet={marginTop:b,marginRight:y,marginBottom:g,marginLeft:w}}return p}function kk({x:t,
y:e,fy:n,fx:r},{projection:i,aspectRatio:o},{width:a,marginTopDefault:s,marginRightDefault:c,marginBottomDefault:l,marginLeftDefault:u}){let f=n&&n.scale.domain().
length||1,h=Kw(i);if(h){let p=r?r.scale.domain().length:1,m=(1.1*f-.1)/(1.1*p-.1)*h,b=Math.max(.1,Math.min(10,m));return Math.round((a-u-c)*b+s+l)}let d=e?Un(e)?
e.scale.domain().length||1:Math.max(7,17/f):1;if(o!=null){if(o=+o,!(isFinite(o)&&o>0))throw new Error(`invalid aspectRatio: ${o}`);let p=ov("y",e)/(ov("x",t)*o),
m=r?r.scale.bandwidth():1,b=n?n.scale.bandwidth():1,y=m*(a-u-c)-t.insetLeft-t.insetRight;return(p*y+e.insetTop+e.insetBottom)/b+s+l}return!!(e||n)*Math.max(1,Math.
min(60,d*f))*20+!!r*30+60}function ov(t,e){if(!e)throw new Error(`aspectRatio requires ${t} scale`);let{type:n,domain:r}=e,i;switch(n){case"linear":case"utc":case"\
time":i=Number;break;case"pow":{let s=e.scale.exponent();i=c=>Math.pow(c,s);break}case"log":i=Math.log;break;case"point":case"band":return r.length;default:throw new Error(
`unsupported ${t} scale for aspectRatio: ${n}`)}let[o,a]=$t(r);return Math.abs(i(a)-i(o))}var sv=new WeakMap;function t0(t,e,{x:n,y:r,px:i,py:o,maxRadius:a=40,channels:s,render:c,...l}={}){return a=+a,i!=null&&(n??=null,s={...s,px:{value:i,scale:"x"}}),
o!=null&&(r??=null,s={...s,py:{value:o,scale:"y"}}),{x:n,y:r,channels:s,...l,render:Jr(function(u,f,h,d,p,m){p={...p,pointerSticky:!1};let b=p.ownerSVGElement,{
data:y}=p.getMarkState(this),g=sv.get(b);g||sv.set(b,g={sticky:!1,roots:[],renders:[]});let w=g.renders.push(X)-1,{x,y:_,fx:v,fy:M}=f,k=v?v(u.fx)-d.marginLeft:0,
S=M?M(u.fy)-d.marginTop:0;x?.bandwidth&&(k+=x.bandwidth()/2),_?.bandwidth&&(S+=_.bandwidth()/2);let A=u.fi!=null,T;if(A){let U=g.facetStates;U||(g.facetStates=U=
new Map),T=U.get(this),T||U.set(this,T=new Map)}let[$,N]=fe(this,d),{px:E,py:C}=h,R=E?U=>E[U]:e0(h,$),I=C?U=>C[U]:n0(h,N),z,P,Y,q;function W(U,at){if(A)if(q&&(q=
cancelAnimationFrame(q)),U==null)T.delete(u.fi);else{T.set(u.fi,at),q=requestAnimationFrame(()=>{q=null;for(let[O,G]of T)if(G<at||G===at&&O<u.fi){U=null;break}X(
U)});return}X(U)}function X(U){if(z===U&&Y===g.sticky)return;z=U,Y=p.pointerSticky=g.sticky;let at=z==null?[]:[z];A&&(at.fx=u.fx,at.fy=u.fy,at.fi=u.fi);let O=m(
at,f,h,d,p);if(P){if(A){let G=P.parentNode,H=P.getAttribute("transform"),D=O.getAttribute("transform");H?O.setAttribute("transform",H):O.removeAttribute("transf\
orm"),D?G.setAttribute("transform",D):G.removeAttribute("transform"),O.removeAttribute("aria-label"),O.removeAttribute("aria-description"),O.removeAttribute("ar\
ia-hidden")}P.replaceWith(O)}if(g.roots[w]=P=O,!(z==null&&T?.size>1)){let G=z==null?null:Ye(y)?y[z]:y.get(z);p.dispatchValue(G)}return O}function ot(U){if(g.sticky||
U.pointerType==="mouse"&&U.buttons===1)return;let[at,O]=Jg(U);at-=k,O-=S;let G=at<d.marginLeft||at>d.width-d.marginRight?1:t,H=O<d.marginTop||O>d.height-d.marginBottom?
1:e,D=null,mt=a*a;for(let J of u){let gt=G*(R(J)-at),xt=H*(I(J)-O),Pt=gt*gt+xt*xt;Pt<=mt&&(D=J,mt=Pt)}if(D!=null&&(t!==1||e!==1)){let J=R(D)-at,gt=I(D)-O;mt=J*J+
gt*gt}W(D,mt)}function st(U){U.pointerType==="mouse"&&z!=null&&(g.sticky&&g.roots.some(at=>at?.contains(U.target))||(g.sticky?(g.sticky=!1,g.renders.forEach(at=>at(
null))):(g.sticky=!0,X(z)),U.stopImmediatePropagation()))}function lt(U){U.pointerType==="mouse"&&(g.sticky||W(null))}return b.addEventListener("pointerenter",ot),
b.addEventListener("pointermove",ot),b.addEventListener("pointerdown",st),b.addEventListener("pointerleave",lt),X(null)},c)}}function ca(t){return t0(1,1,t)}function la(t){
return t0(1,.01,t)}function ji(t){return t0(.01,1,t)}function e0({x1:t,x2:e,x:n=t},r){return t&&e?i=>(t[i]+e[i])/2:n?i=>n[i]:()=>r}function n0({y1:t,y2:e,y:n=t},r){
return t&&e?i=>(t[i]+e[i])/2:n?i=>n[i]:()=>r}function Eu(t){return Un(t)&&t.interval===void 0?void 0:"tabular-nums"}function cv(t,e){let{label:n=t.label,tickSize:r=6,width:i=240,height:o=44+r,marginTop:a=18,marginRight:s=0,marginBottom:c=16+r,marginLeft:l=0,style:u,ticks:f=(i-
l-s)/64,tickFormat:h,fontVariant:d=Eu(t),round:p=!0,opacity:m,className:b}=e,y=Kr(e);b=aa(b),m=St(m)[1],h===null&&(h=()=>null);let g=j("svg",y).attr("class",`${b}\
-ramp`).attr("font-family","system-ui, sans-serif").attr("font-size",10).attr("width",i).attr("height",o).attr("viewBox",`0 0 ${i} ${o}`).call($=>$.append("styl\
e").text(`:where(.${b}-ramp) {
  display: block;
  height: auto;
  height: intrinsic;
  max-width: 100%;
  overflow: visible;
}
:where(.${b}-ramp text) {
  white-space: pre;
}`)).call(sa,u),w=$=>$.selectAll(".tick line").attr("y1",a+c-o),x,_=p?($,N)=>$.rangeRound(N):($,N)=>$.range(N),{type:v,domain:M,range:k,interpolate:S,scale:A,pivot:T}=t;
if(S){let $=k===void 0?S:Ir(S.length===1?Bs(S):S,k);x=_(A.copy(),_e(te(l,i-s),Math.min(M.length+(T!==void 0),k===void 0?1/0:k.length)));let N=256,E=y.document.createElement(
"canvas");E.width=N,E.height=1;let C=E.getContext("2d");for(let R=0,I=N-1;R<N;++R)C.fillStyle=$(R/I),C.fillRect(R,0,1,1);g.append("image").attr("opacity",m).attr(
"x",l).attr("y",a).attr("width",i-l-s).attr("height",o-a-c).attr("preserveAspectRatio","none").attr("xlink:href",E.toDataURL())}else if(v==="threshold"){let $=M,
N=h===void 0?E=>E:typeof h=="string"?Cn(h):h;x=_(_s().domain([-1,k.length-1]),[l,i-s]),g.append("g").attr("fill-opacity",m).selectAll().data(k).enter().append("\
rect").attr("x",(E,C)=>x(C-1)).attr("y",a).attr("width",(E,C)=>x(C)-x(C-1)).attr("height",o-a-c).attr("fill",E=>E),f=pt($,(E,C)=>C),h=E=>N($[E],E)}else x=_(qo().
domain(M),[l,i-s]),g.append("g").attr("fill-opacity",m).selectAll().data(M).enter().append("rect").attr("x",x).attr("y",a).attr("width",Math.max(0,x.bandwidth()-
1)).attr("height",o-a-c).attr("fill",A),w=()=>{};return g.append("g").attr("transform",`translate(0,${o-c})`).call(Bg(x).ticks(Array.isArray(f)?null:f,typeof h==
"string"?h:void 0).tickFormat(typeof h=="function"?h:void 0).tickSize(r).tickValues(Array.isArray(f)?f:null)).attr("font-size",null).attr("font-family",null).attr(
"font-variant",Lt(d,"normal")).call(w).call($=>$.select(".domain").remove()),n!==void 0&&g.append("text").attr("x",l).attr("y",a-6).attr("fill","currentColor").
attr("font-weight","bold").text(n),g.node()}var ua=Math.PI/180;function vn(t,{marker:e,markerStart:n=e,markerMid:r=e,markerEnd:i=e}={}){t.markerStart=r0(n),t.markerMid=r0(r),t.markerEnd=r0(i)}function r0(t){if(t==null||t===
!1)return null;if(t===!0)return uv;if(typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"none":return null;case"arrow":return lv("auto");case"arrow\
-reverse":return lv("auto-start-reverse");case"dot":return Ak;case"circle":case"circle-fill":return uv;case"circle-stroke":return Tk;case"tick":return i0("auto");case"\
tick-x":return i0(90);case"tick-y":return i0(0)}throw new Error(`invalid marker: ${t}`)}function lv(t){return(e,n)=>j("svg:marker",n).attr("viewBox","-5 -5 10 1\
0").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("orient",t).attr("fill","none").attr("stroke",e).attr("stroke-width",1.5).attr("stroke-linecap","rou\
nd").attr("stroke-linejoin","round").call(r=>r.append("path").attr("d","M-1.5,-3l3,3l-3,3")).node()}function Ak(t,e){return j("svg:marker",e).attr("viewBox","-5\
 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",t).attr("stroke","none").call(n=>n.append("circle").attr("r",2.5)).node()}function uv(t,e){
return j("svg:marker",e).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",t).attr("stroke","var(--plot-background)").
attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}function Tk(t,e){return j("svg:marker",e).attr("viewBox","-5 -5 10 10").attr("markerWidt\
h",6.67).attr("markerHeight",6.67).attr("fill","var(--plot-background)").attr("stroke",t).attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}
function i0(t){return(e,n)=>j("svg:marker",n).attr("viewBox","-3 -3 6 6").attr("markerWidth",6).attr("markerHeight",6).attr("orient",t).attr("stroke",e).call(r=>r.
append("path").attr("d","M0,-3v6")).node()}var Ck=0;function Ar(t,e,{stroke:n},r){return dv(t,e,n&&(i=>n[i]),null,r)}function fv(t,e,{stroke:n,z:r},i){return dv(
t,e,n&&(([o])=>n[o]),r,i)}var o0=1,hv=2;function Ek(t,e){let n=new Uint8Array(e.length),r=t.data().filter(o=>o.length>1),i=r.length;for(let o=0,a=ku;o<i;++o){let s=r[o];
if(s.length>1){let c=s[0];a!==(a=fn(e[c]))&&(n[c]|=o0)}}for(let o=i-1,a=ku;o>=0;--o){let s=r[o];if(s.length>1){let c=s[0];a!==(a=fn(e[c]))&&(n[c]|=hv)}}return([
o])=>n[o]}function dv(t,{markerStart:e,markerMid:n,markerEnd:r,stroke:i},o=()=>i,a,s){if(!e&&!n&&!r)return;let c=new Map,l=a&&Ek(t,a);function u(f,h,d){return function(p){
if(d&&!d(p))return;let m=o(p),b=c.get(h);b||c.set(h,b=new Map);let y=b.get(m);if(!y){let g=this.parentNode.insertBefore(h(m,s),this),w=`plot-marker-${++Ck}`;g.setAttribute(
"id",w),b.set(m,y=`url(#${w})`)}this.setAttribute(f,y)}}e&&t.each(u("marker-start",e,l&&(f=>l(f)&o0))),n&&l&&t.each(u("marker-start",n,f=>!(l(f)&o0))),n&&t.each(
u("marker-mid",n)),r&&t.each(u("marker-end",r,l&&(f=>l(f)&hv)))}function Vi({inset:t,insetLeft:e,insetRight:n,...r}={}){return[e,n]=pv(t,e,n),{inset:t,insetLeft:e,insetRight:n,...r}}function Zi({inset:t,insetTop:e,insetBottom:n,
...r}={}){return[e,n]=pv(t,e,n),{inset:t,insetTop:e,insetBottom:n,...r}}function pv(t,e,n){return t===void 0&&e===void 0&&n===void 0?Wt?[1,0]:[.5,.5]:[e,n]}function mv(t,{interval:e}){return t={...hn(t)},t.interval=Zo(t.interval===void 0?e:t.interval),t}function Nu(t,e,n,r){let{[t]:i,[`${t}1`]:o,[`${t}2`]:a}=n,{value:s,
interval:c}=mv(i,n);if(s==null||c==null&&!r)return n;let l=ge(i);if(c==null){let d,p={transform:m=>d||(d=Z(m,s)),label:l};return{...n,[t]:void 0,[`${t}1`]:o===void 0?
p:o,[`${t}2`]:a===void 0&&!(o===a&&r)?p:a}}let u,f;function h(d){return f!==void 0&&d===u?f:f=pt(Z(u=d,s),p=>c.floor(p))}return e({...n,[t]:void 0,[`${t}1`]:o===
void 0?{transform:h,label:l}:o,[`${t}2`]:a===void 0?{transform:d=>h(d).map(p=>c.offset(p)),label:l}:a})}function gv(t,e,n){let{[t]:r}=n,{value:i,interval:o}=mv(
r,n);return i==null||o==null?n:e({...n,[t]:{label:ge(r),transform:a=>{let s=pt(Z(a,i),l=>o.floor(l)),c=s.map(l=>o.offset(l));return s.map(Bt(s)?(l,u)=>l==null||
isNaN(l=+l)||(u=c[u],u==null)||isNaN(u=+u)?void 0:new Date((l+u)/2):(l,u)=>l==null||(u=c[u],u==null)?NaN:(+l+ +u)/2)}}})}function a0(t={}){return Nu("x",Vi,t,!0)}
function s0(t={}){return Nu("y",Zi,t,!0)}function fa(t={}){return Nu("x",Vi,t)}function ha(t={}){return Nu("y",Zi,t)}function Ru(t={}){return gv("x",Vi,t)}function Iu(t={}){
return gv("y",Zi,t)}var yv={ariaLabel:"rule",fill:null,stroke:"currentColor"},Us=class extends Q{constructor(e,n={}){let{x:r,y1:i,y2:o,inset:a=0,insetTop:s=a,insetBottom:c=a}=n;super(
e,{x:{value:r,scale:"x",optional:!0},y1:{value:i,scale:"y",optional:!0},y2:{value:o,scale:"y",optional:!0}},wn(n,"x"),yv),this.insetTop=bt(s),this.insetBottom=bt(
c),vn(this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y1:l,y2:u}=r,{width:f,height:h,marginTop:d,marginRight:p,marginLeft:m,marginBottom:b}=i,{insetTop:y,insetBottom:g}=this;
return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a},Wt,0).call(w=>w.selectAll().data(e).enter().append("line").call(et,this).attr("x1",c?x=>c[x]:(m+f-p)/
2).attr("x2",c?x=>c[x]:(m+f-p)/2).attr("y1",l&&!Ve(s)?x=>l[x]+y:d+y).attr("y2",u&&!Ve(s)?s.bandwidth?x=>u[x]+s.bandwidth()-g:x=>u[x]-g:h-b-g).call(ht,this,r).call(
Ar,this,r,o)).node()}},Gs=class extends Q{constructor(e,n={}){let{x1:r,x2:i,y:o,inset:a=0,insetRight:s=a,insetLeft:c=a}=n;super(e,{y:{value:o,scale:"y",optional:!0},
x1:{value:r,scale:"x",optional:!0},x2:{value:i,scale:"x",optional:!0}},wn(n,"y"),yv),this.insetRight=bt(s),this.insetLeft=bt(c),vn(this,n)}render(e,n,r,i,o){let{
x:a,y:s}=n,{y:c,x1:l,x2:u}=r,{width:f,height:h,marginTop:d,marginRight:p,marginLeft:m,marginBottom:b}=i,{insetLeft:y,insetRight:g}=this;return j("svg:g",o).call(
ct,this,i,o).call(rt,this,{y:c&&s},0,Wt).call(w=>w.selectAll().data(e).enter().append("line").call(et,this).attr("x1",l&&!Ve(a)?x=>l[x]+y:m+y).attr("x2",u&&!Ve(
a)?a.bandwidth?x=>u[x]+a.bandwidth()-g:x=>u[x]-g:f-p-g).attr("y1",c?x=>c[x]:(d+h-b)/2).attr("y2",c?x=>c[x]:(d+h-b)/2).call(ht,this,r).call(Ar,this,r,o)).node()}};
function Ze(t,e){let{x:n=B,y:r,y1:i,y2:o,...a}=ha(e);return[i,o]=bv(r,i,o),new Us(t,{...a,x:n,y1:i,y2:o})}function Ke(t,e){let{y:n=B,x:r,x1:i,x2:o,...a}=fa(e);return[
i,o]=bv(r,i,o),new Gs(t,{...a,y:n,x1:i,x2:o})}function bv(t,e,n){if(t==null){if(e===void 0){if(n!==void 0)return[0,n]}else if(n===void 0)return[0,e]}else{if(e===
void 0)return n===void 0?[0,t]:[t,n];if(n===void 0)return[t,e]}return[e,n]}function jn(t,...e){let n=e.length;for(let r=0,i=!0;r<n;++r)typeof e[r]!="function"&&(i&&(t=t.slice(),i=!1),t.splice(r,2,t[r]+e[r]+t[r+1]),e.splice(r,1),--r,--n);
return r=>{let i=t[0];for(let o=0;o<n;++o)i+=e[o](r)+t[o+1];return i}}var Nk={ariaLabel:"text",strokeLinejoin:"round",strokeWidth:3,paintOrder:"stroke"},Mv="­",Qi=class extends Q{constructor(e,n={}){let{x:r,y:i,text:o=Ne(e)&&nu(e)?
B:kt,frameAnchor:a,textAnchor:s=/right$/i.test(a)?"end":/left$/i.test(a)?"start":"middle",lineAnchor:c=/^top/i.test(a)?"top":/^bottom/i.test(a)?"bottom":"middle",
lineHeight:l=1,lineWidth:u=1/0,textOverflow:f,monospace:h,fontFamily:d=h?"ui-monospace, monospace":void 0,fontSize:p,fontStyle:m,fontVariant:b,fontWeight:y,rotate:g}=n,
[w,x]=St(g,0),[_,v]=Pk(p);if(super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},fontSize:{value:_,optional:!0},rotate:{value:Sx(w),optional:!0},
text:{value:o,filter:As,optional:!0}},n,Nk),this.rotate=x,this.textAnchor=Lt(s,"middle"),this.lineAnchor=re(c,"lineAnchor",["top","middle","bottom"]),this.lineHeight=
+l,this.lineWidth=+u,this.textOverflow=l0(f),this.monospace=!!h,this.fontFamily=qt(d),this.fontSize=v,this.fontStyle=qt(m),this.fontVariant=qt(b),this.fontWeight=
qt(y),this.frameAnchor=qn(a),!(this.lineWidth>=0))throw new Error(`invalid lineWidth: ${u}`);this.splitLines=f0(this),this.clipLine=h0(this)}render(e,n,r,i,o){let{
x:a,y:s}=n,{x:c,y:l,rotate:u,text:f,title:h,fontSize:d}=r,{rotate:p}=this,[m,b]=fe(this,i);return j("svg:g",o).call(ct,this,i,o).call(u0,this,f,i).call(rt,this,
{x:c&&a,y:l&&s}).call(y=>y.selectAll().data(e).enter().append("text").call(et,this).call(Rk,this,f,h).attr("transform",jn`translate(${c?g=>c[g]:m},${l?g=>l[g]:b})${u?
g=>` rotate(${u[g]})`:p?` rotate(${p})`:""}`).call(V,"font-size",d&&(g=>d[g])).call(ht,this,r)).node()}};function l0(t){return t==null?null:re(t,"textOverflow",
["clip","ellipsis","clip-start","clip-end","ellipsis-start","ellipsis-middle","ellipsis-end"]).replace(/^(clip|ellipsis)$/,"$1-end")}function Rk(t,e,n,r){if(!n)
return;let{lineAnchor:i,lineHeight:o,textOverflow:a,splitLines:s,clipLine:c}=e;t.each(function(l){let u=s(Hn(n[l])??"").map(c),f=u.length,h=i==="top"?.71:i==="b\
ottom"?1-f:(164-f*100)/200;if(f>1){let d=0;for(let p=0;p<f;++p){if(++d,!u[p])continue;let m=this.ownerDocument.createElementNS(Xe.svg,"tspan");m.setAttribute("x",
0),p===d-1?m.setAttribute("y",`${(h+p)*o}em`):m.setAttribute("dy",`${d*o}em`),m.textContent=u[p],this.appendChild(m),d=0}}else h&&this.setAttribute("y",`${h*o}e\
m`),this.textContent=u[0];if(a&&!r&&u[0]!==n[l]){let d=this.ownerDocument.createElementNS(Xe.svg,"title");d.textContent=n[l],this.appendChild(d)}})}function Vn(t,{
x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=Gt(e,n)),new Qi(t,{...r,x:e,y:n})}function Lu(t,{x:e=B,...n}={}){return new Qi(t,Iu({...n,x:e}))}function Pu(t,{
y:e=B,...n}={}){return new Qi(t,Ru({...n,y:e}))}function u0(t,e,n){V(t,"text-anchor",e.textAnchor),V(t,"font-family",e.fontFamily),V(t,"font-size",e.fontSize),V(
t,"font-style",e.fontStyle),V(t,"font-variant",e.fontVariant===void 0?Ik(n):e.fontVariant),V(t,"font-weight",e.fontWeight)}function Ik(t){return t&&(vr(t)||Bt(t))?
"tabular-nums":void 0}var Lk=new Set(["inherit","initial","revert","unset","xx-small","x-small","small","medium","large","x-large","xx-large","xxx-large","large\
r","smaller"]);function Pk(t){return t==null||typeof t=="number"?[void 0,t]:typeof t!="string"?[t,void 0]:(t=t.trim().toLowerCase(),Lk.has(t)||/^[+-]?\d*\.?\d+(e[+-]?\d+)?(\w*|%)$/.
test(t)?[void 0,t]:[t,void 0])}function Dk(t,e,n){let r=[],i,o=0;for(let[a,s,c]of Ok(t)){if(i===void 0&&(i=a),o>i&&n(t,i,s)>e&&(r.push(t.slice(i,o)+(t[o-1]===Mv?
"-":"")),i=a),c){r.push(t.slice(i,s)),i=void 0;continue}o=s}return r}function*Ok(t){let e=0,n=0,r=t.length;for(;n<r;){let i=1;switch(t[n]){case Mv:case"-":++n,yield[
e,n,!1],e=n;break;case" ":for(yield[e,n,!1];t[++n]===" ";);e=n;break;case"\r":t[n+1]===`
`&&++i;case`
`:yield[e,n,!0],n+=i,e=n;break;default:++n;break}}yield[e,n,!0]}var xv={a:56,b:63,c:57,d:63,e:58,f:37,g:62,h:60,i:26,j:26,k:55,l:26,m:88,n:60,o:60,p:62,q:62,r:39,
s:54,t:38,u:60,v:55,w:79,x:54,y:55,z:55,A:69,B:67,C:73,D:74,E:61,F:58,G:76,H:75,I:28,J:55,K:67,L:58,M:89,N:75,O:78,P:65,Q:78,R:67,S:65,T:65,U:75,V:69,W:98,X:69,
Y:67,Z:67,0:64,1:48,2:62,3:64,4:66,5:63,6:65,7:58,8:65,9:65," ":29,"!":32,'"':49,"'":31,"(":39,")":39,",":31,"-":48,".":31,"/":32,":":31,";":31,"?":52,"‘":31,
"’":31,"“":47,"”":47,"…":82};function Du(t,e=0,n=t.length){let r=0;for(let i=e;i<n;i=da(t,i))r+=xv[t[i]]??($v(t,i)?120:xv.e);return r}function Ou(t,e=0,n=t.
length){let r=0;for(let i=e;i<n;i=da(t,i))r+=$v(t,i)?126:63;return r}function f0({monospace:t,lineWidth:e,textOverflow:n}){if(n!=null||e==1/0)return o=>o.split(
/\r\n?|\n/g);let r=t?Ou:Du,i=e*100;return o=>Dk(o,i,r)}function h0({monospace:t,lineWidth:e,textOverflow:n}){if(n==null||e==1/0)return o=>o;let r=t?Ou:Du,i=e*100;
switch(n){case"clip-start":return o=>vv(o,i,r,"");case"clip-end":return o=>wv(o,i,r,"");case"ellipsis-start":return o=>vv(o,i,r,Ki);case"ellipsis-middle":return o=>zk(
o,i,r,Ki);case"ellipsis-end":return o=>wv(o,i,r,Ki)}}var Ki="…";function Ji(t,e,n,r){let i=[],o=0;for(let a=0,s=0,c=t.length;a<c;a=s){s=da(t,a);let l=n(t,a,s);
if(o+l>e){for(o+=r;o>e&&a>0;)s=a,a=i.pop(),o-=n(t,a,s);return[a,e-o]}o+=l,i.push(a)}return[-1,0]}function wv(t,e,n,r){t=t.trim();let i=n(r),[o]=Ji(t,e,n,i);return o<
0?t:t.slice(0,o).trimEnd()+r}function zk(t,e,n,r){t=t.trim();let i=n(t);if(i<=e)return t;let o=n(r)/2,[a,s]=Ji(t,e/2,n,o),[c]=Ji(t,i-e/2-s+o,n,-o);return c<0?r:
t.slice(0,a).trimEnd()+r+t.slice(da(t,c)).trimStart()}function vv(t,e,n,r){t=t.trim();let i=n(t);if(i<=e)return t;let o=n(r),[a]=Ji(t,i-e+o,n,-o);return a<0?r:r+
t.slice(da(t,a)).trimStart()}var c0=/[\p{Combining_Mark}\p{Emoji_Modifier}]+/uy,_v=new RegExp("\\p{Extended_Pictographic}","uy");function da(t,e){return e+=Fk(t,
e)?2:1,Bk(t,e)&&(e=c0.lastIndex),Yk(t,e)?da(t,e+1):e}function Sv(t,e){return t.charCodeAt(e)<128}function Fk(t,e){let n=t.charCodeAt(e);if(n>=55296&&n<56320){let r=t.
charCodeAt(e+1);return r>=56320&&r<57344}return!1}function Yk(t,e){return t.charCodeAt(e)===8205}function Bk(t,e){return Sv(t,e)?!1:(c0.lastIndex=e,c0.test(t))}
function $v(t,e){return Sv(t,e)?!1:(_v.lastIndex=e,_v.test(t))}var kv={ariaLabel:"vector",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinejoin:"round",strokeLinecap:"round"},Av=3.5,qk=Av*5,Tv={draw(t,e,n){let r=e*
n/qk;t.moveTo(0,0),t.lineTo(0,-e),t.moveTo(-r,r-e),t.lineTo(0,-e),t.lineTo(r,r-e)}},Cv={draw(t,e,n){t.moveTo(-n,0),t.lineTo(0,-e),t.lineTo(n,0)}},Xk=new Map([["\
arrow",Tv],["spike",Cv]]);function Wk(t){return t&&typeof t.draw=="function"}function Uk(t){if(Wk(t))return t;let e=Xk.get(`${t}`.toLowerCase());if(e)return e;throw new Error(
`invalid shape: ${t}`)}var to=class extends Q{constructor(e,n={}){let{x:r,y:i,r:o=Av,length:a,rotate:s,shape:c=Tv,anchor:l="middle",frameAnchor:u}=n,[f,h]=St(a,
12),[d,p]=St(s,0);super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},length:{value:f,scale:"length",optional:!0},rotate:{value:d,optional:!0}},
n,kv),this.r=+o,this.length=h,this.rotate=p,this.shape=Uk(c),this.anchor=re(l,"anchor",["start","middle","end"]),this.frameAnchor=qn(u)}render(e,n,r,i,o){let{x:a,
y:s}=n,{x:c,y:l,length:u,rotate:f}=r,{length:h,rotate:d,anchor:p,shape:m,r:b}=this,[y,g]=fe(this,i);return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&
s}).call(w=>w.selectAll().data(e).enter().append("path").call(et,this).attr("transform",jn`translate(${c?x=>c[x]:y},${l?x=>l[x]:g})${f?x=>` rotate(${f[x]})`:d?`\
 rotate(${d})`:""}${p==="start"?"":p==="end"?u?x=>` translate(0,${u[x]})`:` translate(0,${h})`:u?x=>` translate(0,${u[x]/2})`:` translate(0,${h/2})`}`).attr("d",
u?x=>{let _=De();return m.draw(_,u[x],b),_}:(()=>{let x=De();return m.draw(x,h,b),x})()).call(ht,this,r)).node()}};function d0(t,e={}){let{x:n,y:r,...i}=e;return e.
frameAnchor===void 0&&([n,r]=Gt(n,r)),new to(t,{...i,x:n,y:r})}function zu(t,e={}){let{x:n=B,...r}=e;return new to(t,{...r,x:n})}function Fu(t,e={}){let{y:n=B,...r}=e;
return new to(t,{...r,y:n})}function Ev(t,e={}){let{shape:n=Cv,stroke:r=kv.stroke,strokeWidth:i=1,fill:o=r,fillOpacity:a=.3,anchor:s="start",...c}=e;return d0(t,
{...c,shape:n,stroke:r,strokeWidth:i,fill:o,fillOpacity:a,anchor:s})}function ti(t,e){return arguments.length<2&&!Ne(t)&&(e=t,t=null),e===void 0&&(e={}),[t,e]}function Yu({anchor:t}={},e){return t===void 0?e[0]:re(t,"anchor",e)}function Nv(t){
return Yu(t,["left","right"])}function Rv(t){return Yu(t,["right","left"])}function Iv(t){return Yu(t,["bottom","top"])}function Lv(t){return Yu(t,["top","botto\
m"])}function eo(){let[t,e]=ti(...arguments);return Pv("y",Nv(e),t,e)}function Bu(){let[t,e]=ti(...arguments);return Pv("fy",Rv(e),t,e)}function Hs(){let[t,e]=ti(
...arguments);return Dv("x",Iv(e),t,e)}function qu(){let[t,e]=ti(...arguments);return Dv("fx",Lv(e),t,e)}function Pv(t,e,n,{color:r="currentColor",opacity:i=1,stroke:o=r,
strokeOpacity:a=i,strokeWidth:s=1,fill:c=r,fillOpacity:l=i,textAnchor:u,textStroke:f,textStrokeOpacity:h,textStrokeWidth:d,tickSize:p=t==="y"?6:0,tickPadding:m,
tickRotate:b,x:y,margin:g,marginTop:w=g===void 0?20:g,marginRight:x=g===void 0?e==="right"?40:0:g,marginBottom:_=g===void 0?20:g,marginLeft:v=g===void 0?e==="le\
ft"?40:0:g,label:M,labelAnchor:k,labelArrow:S,labelOffset:A,ariaLabel:T=`${t}-axis`,...$}){return p=bt(p),m=bt(m),b=bt(b),k!==void 0&&(k=re(k,"labelAnchor",["ce\
nter","top","bottom"])),S=Wv(S),Jt(p&&!Mt(o)?Gk(t,e,n,{stroke:o,strokeOpacity:a,strokeWidth:s,tickSize:p,tickPadding:m,tickRotate:b,x:y,ariaLabel:T,...$}):null,
Mt(c)?null:jk(t,e,n,{fill:c,fillOpacity:l,stroke:f,strokeOpacity:h,strokeWidth:d,textAnchor:u,tickSize:p,tickPadding:m,tickRotate:b,x:y,marginTop:w,marginRight:x,
marginBottom:_,marginLeft:v,ariaLabel:T,...$}),!Mt(c)&&M!==null?Vn([],Yv({fill:c,fillOpacity:l,...$},function(N,E,C,R,I){let z=R[t],{marginTop:P,marginRight:Y,marginBottom:q,
marginLeft:W}=t==="y"&&I.inset||I,X=k??(z.bandwidth?"center":"top"),ot=A??(e==="right"?Y:W)-3;return X==="center"?(this.textAnchor=void 0,this.lineAnchor=e==="r\
ight"?"bottom":"top",this.frameAnchor=e,this.rotate=-90):(this.textAnchor=e==="right"?"end":"start",this.lineAnchor=X,this.frameAnchor=`${X}-${e}`,this.rotate=0),
this.dy=X==="top"?3-P:X==="bottom"?q-3:0,this.dx=e==="right"?ot:-ot,this.ariaLabel=`${T} label`,{facets:[[0]],channels:{text:{value:[Xv(t,z,{anchor:e,label:M,labelAnchor:X,
labelArrow:S})]}}}})):null)}function Dv(t,e,n,{color:r="currentColor",opacity:i=1,stroke:o=r,strokeOpacity:a=i,strokeWidth:s=1,fill:c=r,fillOpacity:l=i,textAnchor:u,
textStroke:f,textStrokeOpacity:h,textStrokeWidth:d,tickSize:p=t==="x"?6:0,tickPadding:m,tickRotate:b,y,margin:g,marginTop:w=g===void 0?e==="top"?30:0:g,marginRight:x=g===
void 0?20:g,marginBottom:_=g===void 0?e==="bottom"?30:0:g,marginLeft:v=g===void 0?20:g,label:M,labelAnchor:k,labelArrow:S,labelOffset:A,ariaLabel:T=`${t}-axis`,
...$}){return p=bt(p),m=bt(m),b=bt(b),k!==void 0&&(k=re(k,"labelAnchor",["center","left","right"])),S=Wv(S),Jt(p&&!Mt(o)?Hk(t,e,n,{stroke:o,strokeOpacity:a,strokeWidth:s,
tickSize:p,tickPadding:m,tickRotate:b,y,ariaLabel:T,...$}):null,Mt(c)?null:Vk(t,e,n,{fill:c,fillOpacity:l,stroke:f,strokeOpacity:h,strokeWidth:d,textAnchor:u,tickSize:p,
tickPadding:m,tickRotate:b,y,marginTop:w,marginRight:x,marginBottom:_,marginLeft:v,ariaLabel:T,...$}),!Mt(c)&&M!==null?Vn([],Yv({fill:c,fillOpacity:l,...$},function(N,E,C,R,I){
let z=R[t],{marginTop:P,marginRight:Y,marginBottom:q,marginLeft:W}=t==="x"&&I.inset||I,X=k??(z.bandwidth?"center":"right"),ot=A??(e==="top"?P:q)-3;return X==="c\
enter"?(this.frameAnchor=e,this.textAnchor=void 0):(this.frameAnchor=`${e}-${X}`,this.textAnchor=X==="right"?"end":"start"),this.lineAnchor=e,this.dy=e==="top"?
-ot:ot,this.dx=X==="right"?Y-3:X==="left"?3-W:0,this.ariaLabel=`${T} label`,{facets:[[0]],channels:{text:{value:[Xv(t,z,{anchor:e,label:M,labelAnchor:X,labelArrow:S})]}}}})):
null)}function Gk(t,e,n,{strokeWidth:r=1,strokeLinecap:i=null,strokeLinejoin:o=null,facetAnchor:a=e+(t==="y"?"-empty":""),frameAnchor:s=e,tickSize:c,inset:l=0,insetLeft:u=l,
insetRight:f=l,dx:h=0,y:d=t==="y"?void 0:null,ariaLabel:p,...m}){return pa(Fu,t,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinecap:i,strokeLinejoin:o,
facetAnchor:a,frameAnchor:s,y:d,...m,dx:e==="left"?+h-Wt+ +u:+h+Wt-f,anchor:"start",length:c,shape:e==="left"?Jk:tA})}function Hk(t,e,n,{strokeWidth:r=1,strokeLinecap:i=null,
strokeLinejoin:o=null,facetAnchor:a=e+(t==="x"?"-empty":""),frameAnchor:s=e,tickSize:c,inset:l=0,insetTop:u=l,insetBottom:f=l,dy:h=0,x:d=t==="x"?void 0:null,ariaLabel:p,
...m}){return pa(zu,t,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinejoin:o,strokeLinecap:i,facetAnchor:a,frameAnchor:s,x:d,...m,dy:e==="botto\
m"?+h-Wt-f:+h+Wt+ +u,anchor:"start",length:c,shape:e==="bottom"?Kk:Qk})}function jk(t,e,n,{facetAnchor:r=e+(t==="y"?"-empty":""),frameAnchor:i=e,tickSize:o,tickRotate:a=0,
tickPadding:s=Math.max(3,9-o)+(Math.abs(a)>60?4*Math.cos(a*ua):0),text:c,textAnchor:l=Math.abs(a)>60?"middle":e==="left"?"end":"start",lineAnchor:u=a>60?"top":a<
-60?"bottom":"middle",fontVariant:f,inset:h=0,insetLeft:d=h,insetRight:p=h,dx:m=0,ariaLabel:b,y=t==="y"?void 0:null,...g}){return pa(Pu,t,n,{ariaLabel:`${b} tic\
k label`},{facetAnchor:r,frameAnchor:i,text:c,textAnchor:l,lineAnchor:u,fontVariant:f,rotate:a,y,...g,dx:e==="left"?+m-o-s+ +d:+m+ +o+ +s-p},function(w,x,_,v,M){
f===void 0&&(this.fontVariant=qv(w)),c===void 0&&(M.text=Bv(w,x,_,v,e))})}function Vk(t,e,n,{facetAnchor:r=e+(t==="x"?"-empty":""),frameAnchor:i=e,tickSize:o,tickRotate:a=0,
tickPadding:s=Math.max(3,9-o)+(Math.abs(a)>=10?4*Math.cos(a*ua):0),text:c,textAnchor:l=Math.abs(a)>=10?a<0^e==="bottom"?"start":"end":"middle",lineAnchor:u=Math.
abs(a)>=10?"middle":e==="bottom"?"top":"bottom",fontVariant:f,inset:h=0,insetTop:d=h,insetBottom:p=h,dy:m=0,x:b=t==="x"?void 0:null,ariaLabel:y,...g}){return pa(
Lu,t,n,{ariaLabel:`${y} tick label`},{facetAnchor:r,frameAnchor:i,text:c===void 0?null:c,textAnchor:l,lineAnchor:u,fontVariant:f,rotate:a,x:b,...g,dy:e==="botto\
m"?+m+ +o+ +s-p:+m-o-s+ +d},function(w,x,_,v,M){f===void 0&&(this.fontVariant=qv(w)),c===void 0&&(M.text=Bv(w,x,_,v,e))})}function Xu(){let[t,e]=ti(...arguments);
return Ov("y",Nv(e),t,e)}function Wu(){let[t,e]=ti(...arguments);return Ov("fy",Rv(e),t,e)}function Uu(){let[t,e]=ti(...arguments);return zv("x",Iv(e),t,e)}function Gu(){
let[t,e]=ti(...arguments);return zv("fx",Lv(e),t,e)}function Ov(t,e,n,{y:r=t==="y"?void 0:null,x:i=null,x1:o=e==="left"?i:null,x2:a=e==="right"?i:null,ariaLabel:s=`${t}\
-grid`,ariaHidden:c=!0,...l}){return pa(Ke,t,n,{ariaLabel:s,ariaHidden:c},{y:r,x1:o,x2:a,...Fv(l)})}function zv(t,e,n,{x:r=t==="x"?void 0:null,y:i=null,y1:o=e===
"top"?i:null,y2:a=e==="bottom"?i:null,ariaLabel:s=`${t}-grid`,ariaHidden:c=!0,...l}){return pa(Ze,t,n,{ariaLabel:s,ariaHidden:c},{x:r,y1:o,y2:a,...Fv(l)})}function Fv({
color:t="currentColor",opacity:e=.1,stroke:n=t,strokeOpacity:r=e,strokeWidth:i=1,...o}){return{stroke:n,strokeOpacity:r,strokeWidth:i,...o}}function Yv({fill:t,
fillOpacity:e,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:o,fontWeight:a,monospace:s,pointerEvents:c,shapeRendering:l,clip:u=!1},f){return[,t]=Yt(t),[,e]=St(
e),{facet:"super",x:null,y:null,fill:t,fillOpacity:e,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:o,fontWeight:a,monospace:s,pointerEvents:c,shapeRendering:l,
clip:u,initializer:f}}function pa(t,e,n,r,i,o){let a;function s(u,f,h,d,p,m){let b=u==null&&(e==="fx"||e==="fy"),{[e]:y}=d;if(!y)throw new Error(`missing scale:\
 ${e}`);let g=y.domain(),{interval:w,ticks:x,tickFormat:_,tickSpacing:v=e==="x"?80:35}=i;if(typeof x=="string"&&Uv(y)&&(w=x,x=void 0),x===void 0&&(x=Bn(w,y.type)??
Zk(y,v)),u==null){if(Ne(x))u=un(x);else if(Ur(x))u=p0(x,...$t(g));else if(y.interval){let k=y.interval;if(y.ticks){let[S,A]=$t(g),T=(A-S)/k[Go];k=rm(k,T/x)??k,u=
p0(k,S,A)}else{u=g;let S=u.length;k=rm(k,S/x)??k,k!==y.interval&&(u=p0(k,...$t(u)))}if(k===y.interval){let S=Math.round(u.length/x);S>1&&(u=u.filter((A,T)=>T%S===
0))}}else y.ticks?u=y.ticks(x):u=g;if(!y.ticks&&u.length&&u!==g){let k=new Je(g);u=u.filter(S=>k.has(S)),u.length||xe(`Warning: the ${e}-axis ticks appear to no\
t align with the scale domain, resulting in no ticks. Try different ticks?`)}e==="y"||e==="x"?f=[Ee(u)]:a[e]={scale:e,value:B}}o?.call(this,y,u,x,_,a);let M=Object.
fromEntries(Object.entries(a).map(([k,S])=>[k,{...S,value:Z(u,S.value)}]));return b&&(f=m.filterFacets(u,M)),{data:u,facets:f,channels:M}}let c=Tt(i).initializer,
l=t(n,Tt({...i,initializer:s},c));return n==null?(a=l.channels,l.channels={}):a={},r!==void 0&&Object.assign(l,r),l.clip===void 0&&(l.clip=!1),l}function Zk(t,e){
let[n,r]=$t(t.range());return(r-n)/e}function Bv(t,e,n,r,i){return{value:js(t,e,n,r,i)}}function js(t,e,n,r,i){return typeof r=="function"&&!(t.type==="log"&&t.
tickFormat)?r:r===void 0&&e&&Bt(e)?px(t.type,e,i)??Hn:t.tickFormat?t.tickFormat(typeof n=="number"?n:null,r):typeof r=="string"&&t.domain().length>0?(Bt(t.domain())?
Pn:Cn)(r):r===void 0?Hn:Xt(r)}function p0(t,e,n){return t.range(e,t.offset(t.floor(n)))}var Kk={draw(t,e){t.moveTo(0,0),t.lineTo(0,e)}},Qk={draw(t,e){t.moveTo(0,
0),t.lineTo(0,-e)}},Jk={draw(t,e){t.moveTo(0,0),t.lineTo(-e,0)}},tA={draw(t,e){t.moveTo(0,0),t.lineTo(e,0)}};function qv(t){return t.bandwidth&&!t.interval?void 0:
"tabular-nums"}function Xv(t,e,{anchor:n,label:r=e.label,labelAnchor:i,labelArrow:o}={}){if(!(r==null||r.inferred&&Uv(e)&&/^(date|time|year)$/i.test(r))){if(r=String(
r),o==="auto"&&(o=(!e.bandwidth||e.interval)&&!/[↑↓→←]/.test(r)),!o)return r;if(o===!0){let a=yu(e);a&&(o=/x$/.test(t)||i==="center"?/x$/.test(t)===a<0?
"left":"right":a<0?"up":"down")}switch(o){case"left":return`← ${r}`;case"right":return`${r} →`;case"up":return n==="right"?`${r} ↑`:`↑ ${r}`;case"down":
return n==="right"?`${r} ↓`:`↓ ${r}`}return r}}function Wv(t="auto"){return Mt(t)?!1:typeof t=="boolean"?t:re(t,"labelArrow",["auto","up","right","down","le\
ft"])}function Uv(t){return Bt(t.domain())}function Gv(t,e){if(e==null)return e;let n=t(e);if(!n)throw new Error(`scale not found: ${e}`);return n}function Hv(t,{opacity:e,...n}={}){if(!Un(t)&&!Xm(t))throw new Error(
`swatches legend requires ordinal or threshold color scale (not ${t.type})`);return Vv(t,n,(r,i,o,a)=>r.append("svg").attr("width",o).attr("height",a).attr("fil\
l",i.scale).attr("fill-opacity",St(e)[1]).append("rect").attr("width","100%").attr("height","100%"))}function jv(t,{fill:e=t.hint?.fill!==void 0?t.hint.fill:"no\
ne",fillOpacity:n=1,stroke:r=t.hint?.stroke!==void 0?t.hint.stroke:Mt(e)?"currentColor":"none",strokeOpacity:i=1,strokeWidth:o=1.5,r:a=4.5,...s}={},c){let[l,u]=Yt(
e),[f,h]=Yt(r),d=Gv(c,l),p=Gv(c,f),m=a*a*Math.PI;return n=St(n)[1],i=St(i)[1],o=St(o)[1],Vv(t,s,(b,y,g,w)=>b.append("svg").attr("viewBox","-8 -8 16 16").attr("w\
idth",g).attr("height",w).attr("fill",l==="color"?x=>d.scale(x):u).attr("fill-opacity",n).attr("stroke",f==="color"?x=>p.scale(x):h).attr("stroke-opacity",i).attr(
"stroke-width",o).append("path").attr("d",x=>{let _=De();return t.scale(x).draw(_,m),_}))}function Vv(t,e={},n){let{columns:r,tickFormat:i,fontVariant:o=Eu(t),swatchSize:a=15,
swatchWidth:s=a,swatchHeight:c=a,marginLeft:l=0,className:u,style:f,width:h}=e,d=Kr(e);u=aa(u),i=js(t.scale,t.domain,void 0,i);let p=j("div",d).attr("class",`${u}\
-swatches ${u}-swatches-${r!=null?"columns":"wrap"}`),m;return r!=null?(m=`:where(.${u}-swatches-columns .${u}-swatch) {
  display: flex;
  align-items: center;
  break-inside: avoid;
  padding-bottom: 1px;
}
:where(.${u}-swatches-columns .${u}-swatch::before) {
  flex-shrink: 0;
}
:where(.${u}-swatches-columns .${u}-swatch-label) {
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
}`,p.style("columns",r).selectAll().data(t.domain).enter().append("div").attr("class",`${u}-swatch`).call(n,t,s,c).call(b=>b.append("div").attr("class",`${u}-sw\
atch-label`).attr("title",i).text(i))):(m=`:where(.${u}-swatches-wrap) {
  display: flex;
  align-items: center;
  min-height: 33px;
  flex-wrap: wrap;
}
:where(.${u}-swatches-wrap .${u}-swatch) {
  display: inline-flex;
  align-items: center;
  margin-right: 1em;
}`,p.selectAll().data(t.domain).enter().append("span").attr("class",`${u}-swatch`).call(n,t,s,c).append(function(){return this.ownerDocument.createTextNode(i.apply(
this,arguments))})),p.call(b=>b.insert("style","*").text(`:where(.${u}-swatches) {
  font-family: system-ui, sans-serif;
  font-size: 10px;
  margin-bottom: 0.5em;
}
:where(.${u}-swatch > svg) {
  margin-right: 0.5em;
  overflow: visible;
}
${m}`)).style("margin-left",l?`${+l}px`:null).style("width",h===void 0?null:`${+h}px`).style("font-variant",Lt(o,"normal")).call(sa,f).node()}var Hu=new Map([["symbol",jv],["color",Qv],["opacity",eA]]);function Zv(t={}){for(let[e,n]of Hu){let r=t[e];if(Fn(r)){let i=Kr(t),o;if(e==="symbol"){let{fill:a,
stroke:s=a===void 0&&Fn(t.color)?"color":void 0}=t;o={fill:a,stroke:s}}return n(xu(e,r,o),m0(i,r,t),a=>Fn(t[a])?xu(a,t[a]):null)}}throw new Error("unknown legen\
d type; no scale found")}function Kv(t,e,n={}){return(r,i)=>{if(!Hu.has(r))throw new Error(`unknown legend type: ${r}`);if(r in t)return Hu.get(r)(t[r],m0(e,n[r],
i),o=>t[o])}}function m0({className:t,...e},{label:n,ticks:r,tickFormat:i}={},o){return Ex(o,{className:t,...e},{label:n,ticks:r,tickFormat:i})}function Qv(t,{legend:e=!0,
...n}){if(e===!0&&(e=t.type==="ordinal"?"swatches":"ramp"),t.domain!==void 0)switch(`${e}`.toLowerCase()){case"swatches":return Hv(t,n);case"ramp":return cv(t,n);default:
throw new Error(`unknown legend type: ${e}`)}}function eA({type:t,interpolate:e,...n},{legend:r=!0,color:i=Pe(0,0,0),...o}){if(!e)throw new Error(`${t} opacity \
scales are not supported`);if(r===!0&&(r="ramp"),`${r}`.toLowerCase()!=="ramp")throw new Error(`${r} opacity legends are not supported`);return Qv({type:t,...n,
interpolate:nA(i)},{legend:r,...o})}function nA(t){let{r:e,g:n,b:r}=Pe(t)||Pe(0,0,0);return i=>`rgba(${e},${n},${r},${i})`}function Jv(t,e,n){let r=[];for(let[i,
o]of Hu){let a=n[i];if(a?.legend&&i in t){let s=o(t[i],m0(e,t[i],a),c=>t[c]);s!=null&&r.push(s)}}return r}function ei(t={},e="x"){return hm(t)?t:{...t,[e]:B}}function ni(t={},e="y"){return dm(t)?t:{...t,[e]:B}}function ju(t,e){if(e.length===1)return{data:t,facets:e};let n=Wr(t),r=new Uint8Array(n),i=0;for(let s of e)for(let c of s)r[c]&&++i,r[c]=1;if(i===0)return{data:t,
facets:e};t=Xr(t);let o=t[om]=new Uint32Array(n+i);e=e.map(s=>Xr(s,Uint32Array));let a=n;r.fill(0);for(let s of e)for(let c=0,l=s.length;c<l;++c){let u=s[c];r[u]?
(s[c]=a,t[a]=t[u],o[a]=u,++a):o[u]=u,r[u]=1}return{data:t,facets:e}}function g0(t={},e={}){arguments.length===1&&([t,e]=ma(t));let{y1:n,y:r=n,x:i,...o}=e,[a,s,c,l]=ga(r,i,"y","x",t,o);return{...a,y1:n,y:s,x1:c,x2:l,x:Vo(c,l)}}function n6(t={},e={}){
arguments.length===1&&([t,e]=ma(t));let{y1:n,y:r=n,x:i}=e,[o,a,s]=ga(r,i,"y","x",t,e);return{...o,y1:n,y:a,x:s}}function r6(t={},e={}){arguments.length===1&&([t,
e]=ma(t));let{y1:n,y:r=n,x:i}=e,[o,a,,s]=ga(r,i,"y","x",t,e);return{...o,y1:n,y:a,x:s}}function y0(t={},e={}){arguments.length===1&&([t,e]=ma(t));let{x1:n,x:r=n,
y:i,...o}=e,[a,s,c,l]=ga(r,i,"x","y",t,o);return{...a,x1:n,x:s,y1:c,y2:l,y:Vo(c,l)}}function i6(t={},e={}){arguments.length===1&&([t,e]=ma(t));let{x1:n,x:r=n,y:i}=e,
[o,a,s]=ga(r,i,"x","y",t,e);return{...o,x1:n,x:a,y:s}}function o6(t={},e={}){arguments.length===1&&([t,e]=ma(t));let{x1:n,x:r=n,y:i}=e,[o,a,,s]=ga(r,i,"x","y",t,
e);return{...o,x1:n,x:a,y:s}}function ri({x:t,x1:e,x2:n,...r}={}){return r=wn(r,"y"),e===void 0&&n===void 0?g0({x:t,...r}):([e,n]=pm(t,e,n),{...r,x1:e,x2:n})}function ii({
y:t,y1:e,y2:n,...r}={}){return r=wn(r,"x"),e===void 0&&n===void 0?y0({y:t,...r}):([e,n]=pm(t,e,n),{...r,y1:e,y2:n})}function ma(t){let{offset:e,order:n,reverse:r,
...i}=t;return[{offset:e,order:n,reverse:r},i]}var rA={length:!0};function ga(t,e=Rs,n,r,{offset:i,order:o,reverse:a},s){if(e===null)throw new Error(`stack requ\
ires ${r}`);let c=be(s),[l,u]=me(t),[f,h]=le(e),[d,p]=le(e);return f.hint=d.hint=rA,i=iA(i),o=sA(o,i,r),[Qt(s,(m,b,y)=>{({data:m,facets:b}=ju(m,b));let g=t==null?
void 0:u(Xi(Z(m,t),y?.[n])),w=Z(m,e,Float64Array),x=Z(m,c),_=o&&o(m,g,w,x),v=Wr(m),M=h(new Float64Array(v)),k=p(new Float64Array(v)),S=[];for(let A of b){let T=g?
Array.from(Ie(A,$=>g[$]).values()):[A];if(_)for(let $ of T)$.sort(_);for(let $ of T){let N=0,E=0;a&&$.reverse();for(let C of $){let R=w[C];R<0?N=k[C]=(M[C]=N)+R:
R>0?E=k[C]=(M[C]=E)+R:k[C]=M[C]=E}}S.push(T)}return i&&i(S,M,k,x),{data:m,facets:b}}),l,f,d]}function iA(t){if(t!=null){if(typeof t=="function")return t;switch(`${t}`.
toLowerCase()){case"expand":case"normalize":return oA;case"center":case"silhouette":return aA;case"wiggle":return s6}throw new Error(`unknown offset: ${t}`)}}function a6(t,e){
let n=0,r=0;for(let i of t){let o=e[i];o<n&&(n=o),o>r&&(r=o)}return[n,r]}function oA(t,e,n){for(let r of t)for(let i of r){let[o,a]=a6(i,n);for(let s of i){let c=1/
(a-o||1);e[s]=c*(e[s]-o),n[s]=c*(n[s]-o)}}}function aA(t,e,n){for(let r of t){for(let i of r){let[o,a]=a6(i,n);for(let s of i){let c=(a+o)/2;e[s]-=c,n[s]-=c}}c6(
r,e,n)}l6(t,e,n)}function s6(t,e,n,r){for(let i of t){let o=new Qe,a=0;for(let s of i){let c=-1,l=s.map(d=>Math.abs(n[d]-e[d])),u=s.map(d=>{c=r?r[d]:++c;let p=n[d]-
e[d],m=o.has(c)?p-o.get(c):0;return o.set(c,p),m}),f=[0,...Tg(u)];for(let d of s)e[d]+=a,n[d]+=a;let h=ve(l);h&&(a-=ve(l,(d,p)=>(u[p]/2+f[p])*d)/h)}c6(i,e,n)}l6(
t,e,n)}function c6(t,e,n){let r=Vt(t,i=>Vt(i,o=>e[o]));for(let i of t)for(let o of i)e[o]-=r,n[o]-=r}function l6(t,e,n){let r=t.length;if(r===1)return;let i=t.map(
s=>s.flat()),o=i.map(s=>(Vt(s,c=>e[c])+Rt(s,c=>n[c]))/2),a=Vt(o);for(let s=0;s<r;s++){let c=a-o[s];for(let l of i[s])e[l]+=c,n[l]+=c}}function sA(t,e,n){if(t===
void 0&&e===s6)return t6(ce);if(t!=null){if(typeof t=="string"){let r=t.startsWith("-"),i=r?Fi:ce;switch((r?t.slice(1):t).toLowerCase()){case"value":case n:return cA(
i);case"z":return lA(i);case"sum":return uA(i);case"appearance":return fA(i);case"inside-out":return t6(i)}return e6(sm(t))}if(typeof t=="function")return(t.length===
1?e6:hA)(t);if(Ye(t))return dA(t);throw new Error(`invalid order: ${t}`)}}function cA(t){return(e,n,r)=>(i,o)=>t(r[i],r[o])}function lA(t){return(e,n,r,i)=>(o,a)=>t(
i[o],i[a])}function uA(t){return Vu(t,(e,n,r,i)=>Nc(Ee(e),o=>ve(o,a=>r[a]),o=>i[o]))}function fA(t){return Vu(t,(e,n,r,i)=>Nc(Ee(e),o=>n[Wa(o,a=>r[a])],o=>i[o]))}
function t6(t){return Vu(t,(e,n,r,i)=>{let o=Ee(e),a=Nc(o,f=>n[Wa(f,h=>r[h])],f=>i[f]),s=nr(o,f=>ve(f,h=>r[h]),f=>i[f]),c=[],l=[],u=0;for(let f of a)u<0?(u+=s.get(
f),c.push(f)):(u-=s.get(f),l.push(f));return l.reverse().concat(c)})}function e6(t){return e=>{let n=Z(e,t);return(r,i)=>ce(n[r],n[i])}}function hA(t){return e=>Ye(
e)?(n,r)=>t(e[n],e[r]):(n,r)=>t(e.get(n),e.get(r))}function dA(t){return Vu(ce,()=>t)}function Vu(t,e){return(n,r,i,o)=>{if(!o)throw new Error("missing channel:\
 z");let a=new Qe(e(n,r,i,o).map((s,c)=>[s,c]));return(s,c)=>t(a.get(o[s]),a.get(o[c]))}}var pA={ariaLabel:"rect"},no=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,y2:a}=n;super(e,{x1:{value:r,scale:"x",type:r!=null&&o==null?"band":void 0,optional:!0},
y1:{value:i,scale:"y",type:i!=null&&a==null?"band":void 0,optional:!0},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,pA),Vs(this,n),Zs(
this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,{x1:c,y1:l,x2:u,y2:f}=r,{marginTop:h,marginRight:d,marginBottom:p,marginLeft:m,width:b,height:y}=i,{projection:g}=o,{insetTop:w,
insetRight:x,insetBottom:_,insetLeft:v}=this,{rx:M,ry:k,rx1y1:S,rx1y2:A,rx2y1:T,rx2y2:$}=this;(c||u)&&!g&&Ve(a)&&(c=u=null),(l||f)&&!g&&Ve(s)&&(l=f=null);let N=a?.
bandwidth?a.bandwidth():0,E=s?.bandwidth?s.bandwidth():0;return j("svg:g",o).call(ct,this,i,o).call(rt,this,{},0,0).call(C=>C.selectAll().data(e).enter().call(S||
A||T||$?R=>R.append("path").call(et,this).call(Ks,c&&u?I=>c[I]+(u[I]<c[I]?-x:v):c?I=>c[I]+v:m+v,l&&f?I=>l[I]+(f[I]<l[I]?-_:w):l?I=>l[I]+w:h+w,c&&u?I=>u[I]-(u[I]<
c[I]?-v:x):c?I=>c[I]+N-x:b-d-x,l&&f?I=>f[I]-(f[I]<l[I]?-w:_):l?I=>l[I]+E-_:y-p-_,this).call(ht,this,r):R=>R.append("rect").call(et,this).attr("x",c?u?I=>Math.min(
c[I],u[I])+v:I=>c[I]+v:m+v).attr("y",l?f?I=>Math.min(l[I],f[I])+w:I=>l[I]+w:h+w).attr("width",c?u?I=>Math.max(0,Math.abs(u[I]-c[I])+N-v-x):N-v-x:b-d-m-x-v).attr(
"height",l?f?I=>Math.max(0,Math.abs(l[I]-f[I])+E-w-_):E-w-_:y-h-p-w-_).call(V,"rx",M).call(V,"ry",k).call(ht,this,r))).node()}};function Vs(t,{inset:e=0,insetTop:n=e,
insetRight:r=e,insetBottom:i=e,insetLeft:o=e}={}){t.insetTop=bt(n),t.insetRight=bt(r),t.insetBottom=bt(i),t.insetLeft=bt(o)}function Zs(t,{r:e,rx:n,ry:r,rx1:i=e,
ry1:o=e,rx2:a=e,ry2:s=e,rx1y1:c=i!==void 0?+i:o!==void 0?+o:0,rx1y2:l=i!==void 0?+i:s!==void 0?+s:0,rx2y1:u=a!==void 0?+a:o!==void 0?+o:0,rx2y2:f=a!==void 0?+a:
s!==void 0?+s:0}={}){c||l||u||f?(t.rx1y1=c,t.rx1y2=l,t.rx2y1=u,t.rx2y2=f):(t.rx=Lt(n,"auto"),t.ry=Lt(r,"auto"))}function Ks(t,e,n,r,i,o){let{rx1y1:a,rx1y2:s,rx2y1:c,
rx2y2:l}=o;typeof e!="function"&&(e=Xt(e)),typeof n!="function"&&(n=Xt(n)),typeof r!="function"&&(r=Xt(r)),typeof i!="function"&&(i=Xt(i));let u=Math.max(Math.abs(
a+c),Math.abs(s+l)),f=Math.max(Math.abs(a+s),Math.abs(c+l));t.attr("d",h=>{let d=e(h),p=n(h),m=r(h),b=i(h),y=d>m,g=p>b,w=y?m:d,x=y?d:m,_=g?b:p,v=g?p:b,M=Math.min(
1,(x-w)/u,(v-_)/f),k=M*(y?g?l:c:g?s:a),S=M*(y?g?s:a:g?l:c),A=M*(y?g?a:s:g?c:l),T=M*(y?g?c:l:g?a:s);return`M${w},${_+Ku(k,T)}A${k},${k} 0 0 ${k<0?0:1} ${w+Zu(k,T)}\
,${_}H${x-Zu(S,A)}A${S},${S} 0 0 ${S<0?0:1} ${x},${_+Ku(S,A)}V${v-Ku(A,S)}A${A},${A} 0 0 ${A<0?0:1} ${x-Zu(A,S)},${v}H${w+Zu(T,k)}A${T},${T} 0 0 ${T<0?0:1} ${w}\
,${v-Ku(T,k)}Z`})}function Zu(t,e){return e<0?t:Math.abs(t)}function Ku(t,e){return e<0?Math.abs(t):t}function Qs(t,e){return new no(t,a0(s0(e)))}function ya(t,e={}){
return xr(e)||(e={...e,y:kt,x2:B,interval:1}),new no(t,ri(s0(ei(e))))}function ba(t,e={}){return xr(e)||(e={...e,x:kt,y2:B,interval:1}),new no(t,ii(a0(ni(e))))}var mA={ariaLabel:"frame",fill:"none",stroke:"currentColor",clip:!1},gA={ariaLabel:"frame",fill:null,stroke:"currentColor",strokeLinecap:"square",clip:!1},Js=class extends Q{constructor(e={}){
let{anchor:n=null}=e;super(Br,void 0,e,n==null?mA:gA),this.anchor=fm(n,"anchor",["top","right","bottom","left"]),Vs(this,e),n||Zs(this,e)}render(e,n,r,i,o){let{
marginTop:a,marginRight:s,marginBottom:c,marginLeft:l,width:u,height:f}=i,{anchor:h,insetTop:d,insetRight:p,insetBottom:m,insetLeft:b}=this,{rx:y,ry:g,rx1y1:w,rx1y2:x,
rx2y1:_,rx2y2:v}=this,M=l+b,k=u-s-p,S=a+d,A=f-c-m;return j(h?"svg:line":w||x||_||v?"svg:path":"svg:rect",o).datum(0).call(ct,this,i,o).call(et,this).call(ht,this,
r).call(rt,this,{}).call(h==="left"?T=>T.attr("x1",M).attr("x2",M).attr("y1",S).attr("y2",A):h==="right"?T=>T.attr("x1",k).attr("x2",k).attr("y1",S).attr("y2",A):
h==="top"?T=>T.attr("x1",M).attr("x2",k).attr("y1",S).attr("y2",S):h==="bottom"?T=>T.attr("x1",M).attr("x2",k).attr("y1",A).attr("y2",A):w||x||_||v?T=>T.call(Ks,
M,S,k,A,this):T=>T.attr("x",M).attr("y",S).attr("width",k-M).attr("height",A-S).attr("rx",y).attr("ry",g)).node()}};function xa(t){return new Js(t)}var b0={ariaLabel:"tip",fill:"var(--plot-background)",stroke:"currentColor"},yA=new Set(["geometry","href","src","ariaLabel","scales"]),tc=class extends Q{constructor(e,n={}){
n.tip&&(n={...n,tip:!1}),n.title===void 0&&Ne(e)&&nu(e)&&(n={...n,title:B});let{x:r,y:i,x1:o,x2:a,y1:s,y2:c,anchor:l,preferredAnchor:u="bottom",monospace:f,fontFamily:h=f?
"ui-monospace, monospace":void 0,fontSize:d,fontStyle:p,fontVariant:m,fontWeight:b,lineHeight:y=1,lineWidth:g=20,frameAnchor:w,format:x,textAnchor:_="start",textOverflow:v,
textPadding:M=8,title:k,pointerSize:S=12,pathFilter:A="drop-shadow(0 3px 4px rgba(0,0,0,0.2))"}=n;super(e,{x:{value:o!=null&&a!=null?null:r,scale:"x",optional:!0},
y:{value:s!=null&&c!=null?null:i,scale:"y",optional:!0},x1:{value:o,scale:"x",optional:a==null},y1:{value:s,scale:"y",optional:c==null},x2:{value:a,scale:"x",optional:o==
null},y2:{value:c,scale:"y",optional:s==null},title:{value:k,optional:!0}},n,b0),this.anchor=iu(l,"anchor"),this.preferredAnchor=iu(u,"preferredAnchor"),this.frameAnchor=
qn(w),this.textAnchor=Lt(_,"middle"),this.textPadding=+M,this.pointerSize=+S,this.pathFilter=qt(A),this.lineHeight=+y,this.lineWidth=+g,this.textOverflow=l0(v),
this.monospace=!!f,this.fontFamily=qt(h),this.fontSize=bt(d),this.fontStyle=qt(p),this.fontVariant=qt(m),this.fontWeight=qt(b);for(let T in b0)T in this.channels&&
(this[T]=b0[T]);this.splitLines=f0(this),this.clipLine=h0(this),this.format=typeof x=="string"||typeof x=="function"?{title:x}:{...x}}render(e,n,r,i,o){let a=this,
{x:s,y:c,fx:l,fy:u}=n,{ownerSVGElement:f,document:h}=o,{anchor:d,monospace:p,lineHeight:m,lineWidth:b}=this,{textPadding:y,pointerSize:g,pathFilter:w}=this,{marginTop:x,
marginLeft:_}=i,{x1:v,y1:M,x2:k,y2:S,x:A=v??k,y:T=M??S}=r,$=l?l(e.fx)-_:0,N=u?u(e.fy)-x:0,[E,C]=fe(this,i),R=e0(r,E),I=n0(r,C),z=p?Ou:Du,P=z(Ki),Y,q;"title"in r?
(Y=u6.call(this,{title:r.channels.title},n),q=vA):(Y=u6.call(this,r.channels,n),q=_A);let W=j("svg:g",o).call(ct,this,i,o).call(u0,this).call(rt,this,{x:A&&s,y:T&&
c}).call(st=>st.selectAll().data(e).enter().append("g").attr("transform",lt=>`translate(${Math.round(R(lt))},${Math.round(I(lt))})`).call(et,this).call(lt=>lt.append(
"path").attr("filter",w)).call(lt=>lt.append("text").each(function(U){let at=Le(this);this.setAttribute("fill","currentColor"),this.setAttribute("fill-opacity",
1),this.setAttribute("stroke","none");let O=q.call(a,U,e,Y,n,r);if(typeof O=="string")for(let G of a.splitLines(O))X(at,{value:a.clipLine(G)});else{let G=new Set;
for(let H of O){let{label:D=""}=H;D&&G.has(D)||(G.add(D),X(at,H))}}})));function X(st,{label:lt,value:U,color:at,opacity:O}){lt??="",U??="";let G=at!=null||O!=null,
H,D=b*100,[mt]=Ji(lt,D,z,P);if(mt>=0)lt=lt.slice(0,mt).trimEnd()+Ki,H=U.trim(),U="";else{(lt||!U&&!G)&&(U=" "+U);let[gt]=Ji(U,D-z(lt),z,P);gt>=0&&(H=U.trim(),U=
U.slice(0,gt).trimEnd()+Ki)}let J=st.append("tspan").attr("x",0).attr("dy",`${m}em`).text("​");lt&&J.append("tspan").attr("font-weight","bold").text(lt),U&&J.
append(()=>h.createTextNode(U)),G&&J.append("tspan").text(" ■").attr("fill",at).attr("fill-opacity",O).style("user-select","none"),H&&J.append("title").text(H)}
function ot(){let{width:st,height:lt}=i.facet??i;W.selectChildren().each(function(U){let{x:at,width:O,height:G}=this.getBBox();O=Math.round(O),G=Math.round(G);let H=d;
if(H===void 0){let J=R(U)+$,gt=I(U)+N,xt=J+O+g+y*2<st,Pt=J-O-g-y*2>0,_n=gt+G+g+y*2<lt,pi=gt-G-g-y*2>0;H=xt&&Pt?_n&&pi?a.preferredAnchor:pi?"bottom":"top":_n&&pi?
xt?"left":"right":(xt||Pt)&&(_n||pi)?`${pi?"bottom":"top"}-${xt?"left":"right"}`:a.preferredAnchor}let D=this.firstChild,mt=this.lastChild;if(D.setAttribute("d",
wA(H,g,y,O,G)),at)for(let J of mt.childNodes)J.setAttribute("x",-at);mt.setAttribute("y",`${+bA(H,mt.childNodes.length,m).toFixed(6)}em`),mt.setAttribute("trans\
form",`translate(${xA(H,g,y,O,G)})`)}),W.attr("visibility",null)}return e.length&&(W.attr("visibility","hidden"),f.isConnected?Promise.resolve().then(ot):typeof requestAnimationFrame<
"u"&&requestAnimationFrame(ot)),W.node()}};function Ju(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=Gt(e,n)),new tc(t,{...r,x:e,y:n})}function bA(t,e,n){
return/^top(?:-|$)/.test(t)?.94-n:-.29-e*n}function xA(t,e,n,r,i){switch(t){case"middle":return[-r/2,i/2];case"top-left":return[n,e+n];case"top":return[-r/2,e/2+
n];case"top-right":return[-r-n,e+n];case"right":return[-e/2-r-n,i/2];case"bottom-left":return[n,-e-n];case"bottom":return[-r/2,-e/2-n];case"bottom-right":return[
-r-n,-e-n];case"left":return[n+e/2,i/2]}}function wA(t,e,n,r,i){let o=r+n*2,a=i+n*2;switch(t){case"middle":return`M${-o/2},${-a/2}h${o}v${a}h${-o}z`;case"top-le\
ft":return`M0,0l${e},${e}h${o-e}v${a}h${-o}z`;case"top":return`M0,0l${e/2},${e/2}h${(o-e)/2}v${a}h${-o}v${-a}h${(o-e)/2}z`;case"top-right":return`M0,0l${-e},${e}\
h${e-o}v${a}h${o}z`;case"right":return`M0,0l${-e/2},${-e/2}v${e/2-a/2}h${-o}v${a}h${o}v${e/2-a/2}z`;case"bottom-left":return`M0,0l${e},${-e}h${o-e}v${-a}h${-o}z`;case"\
bottom":return`M0,0l${e/2},${-e/2}h${(o-e)/2}v${-a}h${-o}v${a}h${(o-e)/2}z`;case"bottom-right":return`M0,0l${-e},${-e}h${e-o}v${-a}h${o}z`;case"left":return`M0,\
0l${e/2},${-e/2}v${e/2-a/2}h${o}v${a}h${-o}v${e/2-a/2}z`}}function u6(t,e){let n={},r=this.format;r=f6(r,t,"x"),r=f6(r,t,"y"),this.format=r;for(let i in r){let o=r[i];
if(!(o===null||o===!1))if(i==="fx"||i==="fy")n[i]=!0;else{let a=Fs(t,i);a&&(n[i]=a)}}for(let i in t){if(i in n||i in r||yA.has(i)||(i==="x"||i==="y")&&t.geometry)
continue;let o=Fs(t,i);if(o){if(o.scale==null&&o.defaultScale==="color")continue;n[i]=o}}this.facet&&(e.fx&&!("fx"in r)&&(n.fx=!0),e.fy&&!("fy"in r)&&(n.fy=!0));
for(let i in n){let o=this.format[i];if(typeof o=="string"){let a=n[i]?.value??e[i]?.domain()??[];this.format[i]=(Bt(a)?Pn:Cn)(o)}else if(o===void 0||o===!0){let a=e[i];
this.format[i]=a?.bandwidth?js(a,a.domain()):Hn}}return n}function f6(t,e,n){if(!(n in t))return t;let r=`${n}1`,i=`${n}2`;if((r in t||!(r in e))&&(i in t||!(i in
e)))return t;let o=Object.entries(t),a=t[n];return o.splice(o.findIndex(([s])=>s===n)+1,0,[r,a],[i,a]),Object.fromEntries(o)}function vA(t,e,{title:n}){return this.
format.title(n.value[t],t)}function*_A(t,e,n,r,i){for(let o in n){if(o==="fx"||o==="fy"){yield{label:Qu(r,n,o),value:this.format[o](e[o],t)};continue}if(o==="x1"&&
"x2"in n||o==="y1"&&"y2"in n)continue;let a=n[o];if(o==="x2"&&"x1"in n)yield{label:d6(r,n,"x"),value:h6(this.format.x2,n.x1,a,t)};else if(o==="y2"&&"y1"in n)yield{
label:d6(r,n,"y"),value:h6(this.format.y2,n.y1,a,t)};else{let s=a.value[t],c=a.scale;if(!Dt(s)&&c==null)continue;yield{label:Qu(r,n,o),value:this.format[o](s,t),
color:c==="color"?i[o][t]:null,opacity:c==="opacity"?i[o][t]:null}}}}function h6(t,e,n,r){return n.hint?.length?`${t(n.value[r]-e.value[r],r)}`:`${t(e.value[r],
r)}–${t(n.value[r],r)}`}function d6(t,e,n){let r=Qu(t,e,`${n}1`,n),i=Qu(t,e,`${n}2`,n);return r===i?r:`${r}–${i}`}function Qu(t,e,n,r=n){let i=e[n],o=t[i?.scale??
n];return String(o?.label??i?.label??r)}function wa(t={}){let{facet:e,style:n,title:r,subtitle:i,caption:o,ariaLabel:a,ariaDescription:s}=t,c=aa(t.className),l=t.marks===void 0?[]:m6(t.marks);l.push(...TA(
l));let u=kA(e,t),f=new Map;for(let P of l){let Y=g6(P,u,t);Y&&f.set(P,Y)}let h=new Map;u&&ec(h,[u],t),ec(h,f,t);let d=m6(CA(l,h,t));for(let P of d){let Y=g6(P,
u,t);Y&&f.set(P,Y)}l.unshift(...d);let p=qw(h,t);if(p!==void 0){let P=u?Su(p,u):void 0;for(let q of l){if(q.facet===null||q.facet==="super")continue;let W=f.get(
q);W!==void 0&&(W.facetsIndex=q.fx!=null||q.fy!=null?Su(p,W):P)}let Y=new Set;for(let{facetsIndex:q}of f.values())q?.forEach((W,X)=>{W?.length>0&&Y.add(X)});p.forEach(
0<Y.size&&Y.size<p.length?(q,W)=>q.empty=!Y.has(W):q=>q.empty=!1);for(let q of l)if(q.facet==="exclude"){let W=f.get(q);W!==void 0&&(W.facetsIndex=Uw(W.facetsIndex))}}
for(let P of At.keys())Fn(t[P])&&P!=="fx"&&P!=="fy"&&h.set(P,[]);let m=new Map;for(let P of l){if(m.has(P))throw new Error("duplicate mark; each mark must be un\
ique");let{facetsIndex:Y,channels:q}=f.get(P)??{},{data:W,facets:X,channels:ot}=P.initialize(Y,q,t);v0(ot,t),m.set(P,{data:W,facets:X,channels:ot})}let b=qs(ec(
h,m,t),t),y=av(b,l,t);Pw(b,y);let g=Bm(b),{fx:w,fy:x}=g,_=w||x?qm(b,y):y,v=w||x?DA(g,y):y,M=Kr(t),k=M.document,S=_o("svg").call(k.documentElement),A=S;M.ownerSVGElement=
S,M.className=c,M.projection=jw(t,_),M.path=function(){return ur(this.projection??Jw(g))},M.filterFacets=(P,Y)=>Su(p,{channels:Y,groups:_u(P,Y)}),M.getMarkState=
P=>{let Y=m.get(P),q=f.get(P);return{...Y,channels:{...Y.channels,...q?.channels}}},M.dispatchValue=P=>{A.value!==P&&(A.value=P,A.dispatchEvent(new M.document.defaultView.
Event("input",{bubbles:!0})))};let T=new Set;for(let[P,Y]of m)if(P.initializer!=null){let q=P.facet==="super"?v:_,W=P.initializer(Y.data,Y.facets,Y.channels,g,q,
M);if(W.data!==void 0&&(Y.data=W.data),W.facets!==void 0&&(Y.facets=W.facets),W.channels!==void 0){let{fx:X,fy:ot,...st}=W.channels;$A(st),Object.assign(Y.channels,
st);for(let lt of Object.values(st)){let{scale:U}=lt;U!=null&&!Lx(At.get(U))&&(x6(lt,t),T.add(U))}(X!=null||ot!=null)&&f.set(P,!0)}}if(T.size){let P=new Map;ec(
P,m,t,X=>T.has(X)),ec(h,m,t,X=>T.has(X));let Y=PA(qs(P,t),b),{scales:q,...W}=Bm(Y);Object.assign(b,Y),Object.assign(g,W),Object.assign(g.scales,q)}let $,N;p!==void 0&&
($={x:w?.domain(),y:x?.domain()},p=Xw(p,$),N=Ww(w,x,y));for(let[P,Y]of m)Y.values=P.scale(Y.channels,g,M);let{width:E,height:C}=y;Le(S).attr("class",c).attr("fi\
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
}`)).call(sa,n);for(let P of l){let{channels:Y,values:q,facets:W}=m.get(P);if(p===void 0||P.facet==="super"){let X=null;if(W&&(X=W[0],X=P.filter(X,Y,q),X.length===
0))continue;let ot=P.render(X,g,q,v,M);if(ot==null)continue;S.appendChild(ot)}else{let X;for(let ot of p){if(!(P.facetAnchor?.(p,$,ot)??!ot.empty))continue;let st=null;
if(W){let U=f.has(P);if(st=W[U?ot.i:0],st=P.filter(st,Y,q),st.length===0)continue;!U&&st===W[0]&&(st=wr(st)),st.fx=ot.x,st.fy=ot.y,st.fi=ot.i}let lt=P.render(st,
g,q,_,M);if(lt!=null){(X??=Le(S).append("g")).append(()=>lt).datum(ot);for(let U of["aria-label","aria-description","aria-hidden","transform"])lt.hasAttribute(U)&&
(X.attr(U,lt.getAttribute(U)),lt.removeAttribute(U))}}X?.selectChildren().each(N)}}let R=Jv(b,M,t),{figure:I=r!=null||i!=null||o!=null||R.length>0}=t;I&&(A=k.createElement(
"figure"),A.className=`${c}-figure`,A.style.maxWidth="initial",r!=null&&A.append(p6(k,r,"h2")),i!=null&&A.append(p6(k,i,"h3")),A.append(...R,S),o!=null&&A.append(
MA(k,o)),"value"in S&&(A.value=S.value,delete S.value)),A.scale=Fw(g.scales),A.legend=Kv(b,M,t);let z=gw();return z>0&&Le(S).append("text").attr("x",E).attr("y",
20).attr("dy","-1em").attr("text-anchor","end").attr("font-family","initial").text("⚠️").append("title").text(`${z.toLocaleString("en-US")} warning${z===1?"":
"s"}. Please check the console.`),A}function p6(t,e,n){if(e.ownerDocument)return e;let r=t.createElement(n);return r.append(e),r}function MA(t,e){let n=t.createElement(
"figcaption");return n.append(e),n}function m6(t){return t.flat(1/0).filter(e=>e!=null).map(SA)}function SA(t){return typeof t.render=="function"?t:new w0(t)}var w0=class extends Q{constructor(e){
if(typeof e!="function")throw new TypeError("invalid mark; missing render function");super(),this.render=e}render(){}};function v0(t,e){for(let n in t)x6(t[n],e);
return t}function x6(t,e){let{scale:n,transform:r=!0}=t;if(n==null||!r)return;let{type:i,percent:o,interval:a,transform:s=o?c=>c==null?NaN:c*100:mm(a,i)}=e[n]??
{};s!=null&&(t.value=pt(t.value,s),t.transform=!1)}function $A(t){for(let e in t)Nm(e,t[e])}function ec(t,e,n,r=xx){for(let{channels:i}of e.values())for(let o in i){
let a=i[o],{scale:s}=a;if(s!=null&&r(s))if(s==="projection"){if(!Zw(n)){let c=n.x?.domain===void 0,l=n.y?.domain===void 0;if(c||l){let[u,f]=Qw(a);c&&x0(t,"x",u),
l&&x0(t,"y",f)}}}else x0(t,s,a)}return t}function x0(t,e,n){let r=t.get(e);r!==void 0?r.push(n):t.set(e,[n])}function kA(t,e){if(t==null)return;let{x:n,y:r}=t;if(n==
null&&r==null)return;let i=br(t.data);if(i==null)throw new Error("missing facet data");let o={};n!=null&&(o.fx=ta(i,{value:n,scale:"fx"})),r!=null&&(o.fy=ta(i,{
value:r,scale:"fy"})),v0(o,e);let a=_u(i,o);return{channels:o,groups:a,data:t.data}}function g6(t,e,n){if(t.facet===null||t.facet==="super")return;let{fx:r,fy:i}=t;
if(r!=null||i!=null){let c=br(t.data??r??i);if(c===void 0)throw new Error(`missing facet data in ${t.ariaLabel}`);if(c===null)return;let l={};return r!=null&&(l.
fx=ta(c,{value:r,scale:"fx"})),i!=null&&(l.fy=ta(c,{value:i,scale:"fy"})),v0(l,n),{channels:l,groups:_u(c,l)}}if(e===void 0)return;let{channels:o,groups:a,data:s}=e;
if(t.facet!=="auto"||t.data===s)return{channels:o,groups:a};s.length>0&&(a.size>1||a.size===1&&o.fx&&o.fy&&[...a][0][1].size>1)&&Wr(br(t.data))===Wr(s)&&xe(`War\
ning: the ${t.ariaLabel} mark appears to use faceted data, but isn’t faceted. The mark data has the same length as the facet data and the mark facet option is "\
auto", but the mark data and facet data are distinct. If this mark should be faceted, set the mark facet option to true; otherwise, suppress this warning by set\
ting the mark facet option to false.`)}function AA(t,e={}){return Tt({...e,x:null,y:null},(n,r,i,o,a,s)=>s.getMarkState(t))}function TA(t){let e=[];for(let n of t){
let r=n.tip;if(r){r===!0?r={}:typeof r=="string"&&(r={pointer:r});let{pointer:i,preferredAnchor:o}=r;i=/^x$/i.test(i)?la:/^y$/i.test(i)?ji:ca,r=i(AA(n,r)),r.title=
null,o===void 0&&(r.preferredAnchor=i===ji?"left":"bottom");let a=Ju(n.data,r);a.facet=n.facet,a.facetAnchor=n.facetAnchor,e.push(a)}}return e}function CA(t,e,n){
let{projection:r,x:i={},y:o={},fx:a={},fy:s={},axis:c,grid:l,facet:u={},facet:{axis:f=c,grid:h}=u,x:{axis:d=c,grid:p=d===null?null:l}=i,y:{axis:m=c,grid:b=m===null?
null:l}=o,fx:{axis:y=f,grid:g=y===null?null:h}=a,fy:{axis:w=f,grid:x=w===null?null:h}=s}=n;(r||!Fn(i)&&!y6("x",t))&&(d=p=null),(r||!Fn(o)&&!y6("y",t))&&(m=b=null),
e.has("fx")||(y=g=null),e.has("fy")||(w=x=null),d===void 0&&(d=!nf(t,"x")),m===void 0&&(m=!nf(t,"y")),y===void 0&&(y=!nf(t,"fx")),w===void 0&&(w=!nf(t,"fy")),d===
!0&&(d="bottom"),m===!0&&(m="left"),y===!0&&(y=d==="top"||d===null?"bottom":"top"),w===!0&&(w=m==="right"||m===null?"left":"right");let _=[];return ef(_,x,Wu,s),
tf(_,w,Bu,"right","left",u,s),ef(_,g,Gu,a),tf(_,y,qu,"top","bottom",u,a),ef(_,b,Xu,o),tf(_,m,eo,"left","right",n,o),ef(_,p,Uu,i),tf(_,d,Hs,"bottom","top",n,i),_}
function tf(t,e,n,r,i,o,a){if(!e)return;let s=EA(e);a=NA(s?r:e,o,a);let{line:c}=a;(n===eo||n===Hs)&&c&&!_r(c)&&t.push(xa(RA(a))),t.push(n(a)),s&&t.push(n({...a,
anchor:i,label:null}))}function ef(t,e,n,r){!e||_r(e)||t.push(n(IA(e,r)))}function EA(t){return/^\s*both\s*$/i.test(t)}function NA(t,e,{line:n=e.line,ticks:r,tickSize:i,
tickSpacing:o,tickPadding:a,tickFormat:s,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:f,label:h=e.label,labelAnchor:d,labelArrow:p=e.labelArrow,labelOffset:m}){
return{anchor:t,line:n,ticks:r,tickSize:i,tickSpacing:o,tickPadding:a,tickFormat:s,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:f,label:h,labelAnchor:d,
labelArrow:p,labelOffset:m}}function RA(t){let{anchor:e,line:n}=t;return{anchor:e,facetAnchor:e+"-empty",stroke:n===!0?void 0:n}}function IA(t,{stroke:e=Gr(t)?t:
void 0,ticks:n=LA(t)?t:void 0,tickSpacing:r,ariaLabel:i,ariaDescription:o}){return{stroke:e,ticks:n,tickSpacing:r,ariaLabel:i,ariaDescription:o}}function LA(t){
switch(typeof t){case"number":return!0;case"string":return!Gr(t)}return Ne(t)||typeof t?.range=="function"}function nf(t,e){let n=`${e}-axis `;return t.some(r=>r.
ariaLabel?.startsWith(n))}function y6(t,e){for(let n of e)for(let r in n.channels){let{scale:i}=n.channels[r];if(i===t||i==="projection")return!0}return!1}function PA(t,e){
for(let n in t){let r=t[n],i=e[n];r.label===void 0&&i&&(r.label=i.label)}return t}function DA({fx:t,fy:e},n){let{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,
width:s,height:c}=bu(n),l=t&&b6(t),u=e&&b6(e);return{marginTop:e?u[0]:r,marginRight:t?s-l[1]:i,marginBottom:e?c-u[1]:o,marginLeft:t?l[0]:a,inset:{marginTop:n.marginTop,
marginRight:n.marginRight,marginBottom:n.marginBottom,marginLeft:n.marginLeft},width:s,height:c}}function b6(t){let e=t.domain();if(e.length===0)return[0,t.bandwidth()];
let n=t(e[0]),r=t(e[e.length-1]);return r<n&&([n,r]=[r,n]),[n,r+t.bandwidth()]}var OA=new Map([["basis",z2],["basis-closed",Y2],["basis-open",q2],["bundle",W2],["bump-x",R2],["bump-y",I2],["cardinal",U2],["cardinal-closed",G2],["cardinal-o\
pen",H2],["catmull-rom",V2],["catmull-rom-closed",K2],["catmull-rom-open",J2],["linear",Oi],["linear-closed",ex],["monotone-x",ix],["monotone-y",ox],["natural",
sx],["step",cx],["step-after",ux],["step-before",lx]]);function nc(t=Oi,e){if(typeof t=="function")return t;let n=OA.get(`${t}`.toLowerCase());if(!n)throw new Error(
`unknown curve: ${t}`);if(e!==void 0){if("beta"in n)return n.beta(e);if("tension"in n)return n.tension(e);if("alpha"in n)return n.alpha(e)}return n}function rf(t=oi,e){
return typeof t!="function"&&`${t}`.toLowerCase()==="auto"?oi:nc(t,e)}function oi(t){return Oi(t)}function Zn(t={y:"count"},e={}){[t,e]=M0(t,e);let{x:n,y:r}=e;return _0(of(n,e,B),null,null,r,t,Vi(e))}function Kn(t={x:"count"},e={}){[t,e]=M0(t,e);let{x:n,y:r}=e;
return _0(null,of(r,e,B),n,null,t,Zi(e))}function Tr(t={fill:"count"},e={}){[t,e]=M0(t,e);let{x:n,y:r}=zA(e);return _0(n,r,null,null,t,Vi(Zi(e)))}function _6(t,e,n={}){
if(n?.interval==null)return n;let{reduce:r=hu}=n,i={filter:null};return n[e]!=null&&(i[e]=r),n[`${e}1`]!=null&&(i[`${e}1`]=r),n[`${e}2`]!=null&&(i[`${e}2`]=r),t(
i,n)}function va(t={}){return _6(Zn,"y",wn(t,"x"))}function _a(t={}){return _6(Kn,"x",wn(t,"y"))}function _0(t,e,n,r,{data:i=fu,filter:o=Ps,sort:a,reverse:s,...c}={},l={}){
t=w6(t),e=w6(e),c=FA(c,l),i=$6(i,B),a=a==null?void 0:M6("sort",a,l),o=o==null?void 0:S6("filter",o,l),n!=null&&Wn(c,"x","x1","x2")&&(n=null),r!=null&&Wn(c,"y","\
y1","y2")&&(r=null);let[u,f]=me(t),[h,d]=me(t),[p,m]=me(e),[b,y]=me(e),[g,w]=n!=null?[n,"x"]:r!=null?[r,"y"]:[],[x,_]=me(g),{x:v,y:M,z:k,fill:S,stroke:A,x1:T,x2:$,
y1:N,y2:E,domain:C,cumulative:R,thresholds:I,interval:z,...P}=l,[Y,q]=me(k),[W]=Yt(S),[X]=Yt(A),[ot,st]=me(W),[lt,U]=me(X);return{..."z"in l&&{z:Y||k},..."fill"in
l&&{fill:ot||S},..."stroke"in l&&{stroke:lt||A},...Qt(P,(at,O,G)=>{let H=Xi(Z(at,g),G?.[w]),D=Z(at,k),mt=Z(at,W),J=Z(at,X),gt=zs(c,{z:D,fill:mt,stroke:J}),xt=[],
Pt=[],_n=H&&_([]),pi=D&&q([]),a_=mt&&st([]),s_=J&&U([]),ug=t&&f([]),c_=t&&d([]),fg=e&&m([]),l_=e&&y([]),u_=qA(t,e,at),f_=0;for(let fo of c)fo.initialize(at);a&&
a.initialize(at),o&&o.initialize(at);for(let fo of O){let hg=[];for(let ho of c)ho.scope("facet",fo);a&&a.scope("facet",fo),o&&o.scope("facet",fo);for(let[ho,h_]of Xn(
fo,gt))for(let[d_,Ac]of Xn(h_,H))for(let[Mn,tr]of u_(Ac))if(gt&&(tr.z=ho),!(o&&!o.reduce(Mn,tr))){hg.push(f_++),Pt.push(i.reduceIndex(Mn,at,tr)),H&&_n.push(d_),
D&&pi.push(gt===D?ho:D[(Mn.length>0?Mn:Ac)[0]]),mt&&a_.push(gt===mt?ho:mt[(Mn.length>0?Mn:Ac)[0]]),J&&s_.push(gt===J?ho:J[(Mn.length>0?Mn:Ac)[0]]),ug&&(ug.push(
tr.x1),c_.push(tr.x2)),fg&&(fg.push(tr.y1),l_.push(tr.y2));for(let p_ of c)p_.reduce(Mn,tr);a&&a.reduce(Mn,tr)}xt.push(hg)}return Tm(xt,a,s),{data:Pt,facets:xt}}),
...!Wn(c,"x")&&(u?{x1:u,x2:h,x:Vo(u,h)}:{x:v,x1:T,x2:$}),...!Wn(c,"y")&&(p?{y1:p,y2:b,y:Vo(p,b)}:{y:M,y1:N,y2:E}),...x&&{[w]:x},...Object.fromEntries(c.map(({name:at,
output:O})=>[at,O]))}}function M0({cumulative:t,domain:e,thresholds:n,interval:r,...i},o){return[i,{cumulative:t,domain:e,thresholds:n,interval:r,...o}]}function of(t,{
cumulative:e,domain:n,thresholds:r,interval:i},o){return t={...hn(t)},t.domain===void 0&&(t.domain=n),t.cumulative===void 0&&(t.cumulative=e),t.thresholds===void 0&&
(t.thresholds=r),t.interval===void 0&&(t.interval=i),t.value===void 0&&(t.value=o),t.thresholds=S0(t.thresholds,t.interval),t}function zA(t){let{x:e,y:n}=t;return e=
of(e,t),n=of(n,t),[e.value,n.value]=Gt(e.value,n.value),{x:e,y:n}}function w6(t){if(t==null)return;let{value:e,cumulative:n,domain:r=$t,thresholds:i}=t,o=a=>{let s=Z(
a,e),c;if(Bt(s)||BA(i)){s=pt(s,um,Float64Array);let[u,f]=typeof r=="function"?r(s):r,h=typeof i=="function"&&!Ur(i)?i(s,u,f):i;typeof h=="number"&&(h=Nl(u,f,h)),
Ur(h)&&(r===$t&&(u=h.floor(u),f=h.offset(h.floor(f))),h=h.range(u,h.offset(f))),c=h}else{s=Zt(s);let[u,f]=typeof r=="function"?r(s):r,h=typeof i=="function"&&!Ur(
i)?i(s,u,f):i;if(typeof h=="number")if(r===$t){let d=gi(u,f,h);if(isFinite(d))if(d>0){let p=Math.round(u/d),m=Math.round(f/d);p*d<=u||--p,m*d>f||++m;let b=m-p+1;
h=new Float64Array(b);for(let y=0;y<b;++y)h[y]=(p+y)*d}else if(d<0){d=-d;let p=Math.round(u*d),m=Math.round(f*d);p/d<=u||--p,m/d>f||++m;let b=m-p+1;h=new Float64Array(
b);for(let y=0;y<b;++y)h[y]=(p+y)/d}else h=[u];else h=[u]}else h=qe(u,f,h);else Ur(h)&&(r===$t&&(u=h.floor(u),f=h.offset(h.floor(f))),h=h.range(u,h.offset(f)));
c=h}let l=[];if(c.length===1)l.push([c[0],c[0]]);else for(let u=1;u<c.length;++u)l.push([c[u-1],c[u]]);return l.bin=(n<0?WA:n>0?XA:$0)(l,c,s),l};return o.label=
ge(e),o}function S0(t,e,n=v6){if(t===void 0)return e===void 0?n:Bn(e);if(typeof t=="string"){switch(t.toLowerCase()){case"freedman-diaconis":return Og;case"scot\
t":return Bf;case"sturges":return wo;case"auto":return v6}return Bi(t)}return t}function FA(t,e){return km(t,e,M6)}function M6(t,e,n){return lu(t,e,n,S6)}function S6(t,e,n){
return uu(t,e,n,$6)}function $6(t,e){return Jo(t,e,YA)}function YA(t){switch(`${t}`.toLowerCase()){case"x":return UA;case"x1":return HA;case"x2":return jA;case"\
y":return GA;case"y1":return VA;case"y2":return ZA;case"z":return Cm}throw new Error(`invalid bin reduce: ${t}`)}function v6(t,e,n){return Math.min(200,Bf(t,e,n))}
function BA(t){return Mx(t)||Ne(t)&&Bt(t)}function qA(t,e,n){let r=t?.(n),i=e?.(n);return r&&i?function*(o){let a=r.bin(o);for(let[s,[c,l]]of r.entries()){let u=i.
bin(a[s]);for(let[f,[h,d]]of i.entries())yield[u[f],{data:n,x1:c,y1:h,x2:l,y2:d}]}}:r?function*(o){let a=r.bin(o);for(let[s,[c,l]]of r.entries())yield[a[s],{data:n,
x1:c,x2:l}]}:function*(o){let a=i.bin(o);for(let[s,[c,l]]of i.entries())yield[a[s],{data:n,y1:c,y2:l}]}}function $0(t,e,n){return e=Zt(e),r=>{let i=t.map(()=>[]);
for(let o of r)i[xo(e,n[o])-1]?.push(o);return i}}function XA(t,e,n){let r=$0(t,e,n);return i=>{let o=r(i);for(let a=1,s=o.length;a<s;++a){let c=o[a-1],l=o[a];for(let u of c)
l.push(u)}return o}}function WA(t,e,n){let r=$0(t,e,n);return i=>{let o=r(i);for(let a=o.length-2;a>=0;--a){let s=o[a+1],c=o[a];for(let l of s)c.push(l)}return o}}
function k6(t,e){let n=(+t+ +e)/2;return t instanceof Date?new Date(n):n}var UA={reduceIndex(t,e,{x1:n,x2:r}){return k6(n,r)}},GA={reduceIndex(t,e,{y1:n,y2:r}){
return k6(n,r)}},HA={reduceIndex(t,e,{x1:n}){return n}},jA={reduceIndex(t,e,{x2:n}){return n}},VA={reduceIndex(t,e,{y1:n}){return n}},ZA={reduceIndex(t,e,{y2:n}){
return n}};var KA={ariaLabel:"area",strokeWidth:1,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},ro=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,
y2:a,z:s,curve:c,tension:l}=n;super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0},z:{value:be(
n),optional:!0}},n,KA),this.z=s,this.curve=nc(c,l)}filter(e){return e}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:l=s}=r;return j("svg:g",o).call(ct,this,i,o).call(
rt,this,n,0,0).call(u=>u.selectAll().data(Cu(e,[a,s,c,l],this,r)).enter().append("path").call(et,this).call(Hi,this,r).attr("d",ks().curve(this.curve).defined(f=>f>=
0).x0(f=>a[f]).y0(f=>s[f]).x1(f=>c[f]).y1(f=>l[f]))).node()}};function rc(t,e){return e===void 0?Cr(t,{x:qi,y:qr}):new ro(t,e)}function ai(t,e){let{y:n=kt,...r}=_a(
e);return new ro(t,ri(ei({...r,y1:n,y2:void 0},n===kt?"x2":"x")))}function Cr(t,e){let{x:n=kt,...r}=va(e);return new ro(t,ii(ni({...r,x1:n,x2:void 0},n===kt?"y2":
"y")))}var QA={ariaLabel:"link",fill:"none",stroke:"currentColor",strokeMiterlimit:1},ic=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,y2:a,curve:s,tension:c}=n;
super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,QA),this.curve=rf(s,c),vn(this,n)}project(e,n,r){
this.curve!==oi&&super.project(e,n,r)}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:l=s}=r,{curve:u}=this;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(
f=>f.selectAll().data(e).enter().append("path").call(et,this).attr("d",u===oi&&o.projection?JA(o.path(),a,s,c,l):h=>{let d=De(),p=u(d);return p.lineStart(),p.point(
a[h],s[h]),p.point(c[h],l[h]),p.lineEnd(),d}).call(ht,this,r).call(Ar,this,r,o)).node()}};function JA(t,e,n,r,i){return e=Zt(e),n=Zt(n),r=Zt(r),i=Zt(i),o=>t({type:"\
LineString",coordinates:[[e[o],n[o]],[r[o],i[o]]]})}function af(t,{x:e,x1:n,x2:r,y:i,y1:o,y2:a,...s}={}){return[n,r]=oc(e,n,r),[o,a]=oc(i,o,a),new ic(t,{...s,x1:n,
x2:r,y1:o,y2:a})}function oc(t,e,n){if(t===void 0){if(e===void 0){if(n!==void 0)return[n]}else if(n===void 0)return[e]}else{if(e===void 0)return n===void 0?[t]:
[t,n];if(n===void 0)return[t,e]}return[e,n]}var tT={ariaLabel:"arrow",fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeMiterlimit:1,strokeWidth:1.5},ac=class extends Q{constructor(e,n={}){let{
x1:r,y1:i,x2:o,y2:a,bend:s=0,headAngle:c=60,headLength:l=8,inset:u=0,insetStart:f=u,insetEnd:h=u,sweep:d}=n;super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},
x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,tT),this.bend=s===!0?22.5:Math.max(-90,Math.min(90,s)),this.headAngle=+c,this.headLength=
+l,this.insetStart=+f,this.insetEnd=+h,this.sweep=eT(d)}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:l=s,SW:u}=r,{strokeWidth:f,bend:h,headAngle:d,headLength:p,insetStart:m,
insetEnd:b}=this,y=u?x=>u[x]:Xt(f===void 0?1:f),g=d*ua/2,w=p/1.5;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(x=>x.selectAll().data(e).enter().append(
"path").call(et,this).attr("d",_=>{let v=a[_],M=s[_],k=c[_],S=l[_],A=Math.hypot(k-v,S-M);if(A<=m+b)return null;let T=Math.atan2(S-M,k-v),$=Math.min(w*y(_),A/3),
N=this.sweep(v,M,k,S)*h*ua,E=Math.hypot(A/Math.tan(N),A)/2;if(m||b)if(E<1e5){let ot=Math.sign(N),[st,lt]=nT([v,M],[k,S],E,ot);if(m&&([v,M]=A6([st,lt,E],[v,M,m],
-ot*Math.sign(m))),b){let[U,at]=A6([st,lt,E],[k,S,b],ot*Math.sign(b));T+=Math.atan2(at-lt,U-st)-Math.atan2(S-lt,k-st),k=U,S=at}}else{let ot=k-v,st=S-M,lt=Math.hypot(
ot,st);m&&(v+=ot/lt*m,M+=st/lt*m),b&&(k-=ot/lt*b,S-=st/lt*b)}let C=T+N,R=C+g,I=C-g,z=k-$*Math.cos(R),P=S-$*Math.sin(R),Y=k-$*Math.cos(I),q=S-$*Math.sin(I),W=E<1e5?
`A${E},${E} 0,0,${N>0?1:0} `:"L",X=$?`M${z},${P}L${k},${S}L${Y},${q}`:"";return`M${v},${M}${W}${k},${S}${X}`}).call(ht,this,r)).node()}};function eT(t=1){if(typeof t==
"number")return Xt(Math.sign(t));if(typeof t=="function")return(e,n,r,i)=>Math.sign(t(e,n,r,i));switch(re(t,"sweep",["+x","-x","+y","-y"])){case"+x":return(e,n,r)=>Nt(
e,r);case"-x":return(e,n,r)=>en(e,r);case"+y":return(e,n,r,i)=>Nt(n,i);case"-y":return(e,n,r,i)=>en(n,i)}}function nT([t,e],[n,r],i,o){let a=n-t,s=r-e,c=Math.hypot(
a,s),l=o*Math.sqrt(i*i-c*c/4)/c;return[(t+n)/2-s*l,(e+r)/2+a*l]}function A6([t,e,n],[r,i,o],a){let s=r-t,c=i-e,l=Math.hypot(s,c),u=(s*s+c*c-o*o+n*n)/(2*l),f=a*Math.
sqrt(n*n-u*u);return[t+(s*u+c*f)/l,e+(c*u-s*f)/l]}function T6(t,{x:e,x1:n,x2:r,y:i,y1:o,y2:a,...s}={}){return[n,r]=oc(e,n,r),[o,a]=oc(i,o,a),new ac(t,{...s,x1:n,
x2:r,y1:o,y2:a})}var rT={ariaLabel:"bar"},Ma=class extends Q{constructor(e,n,r={},i=rT){super(e,n,r,i),Vs(this,r),Zs(this,r)}render(e,n,r,i,o){let{rx:a,ry:s,rx1y1:c,rx1y2:l,rx2y1:u,
rx2y2:f}=this,h=this._x(n,r,i),d=this._y(n,r,i),p=this._width(n,r,i),m=this._height(n,r,i);return j("svg:g",o).call(ct,this,i,o).call(this._transform,this,n).call(
b=>b.selectAll().data(e).enter().call(c||l||u||f?y=>y.append("path").call(et,this).call(Ks,h,d,C6(h,p),C6(d,m),this).call(ht,this,r):y=>y.append("rect").call(et,
this).attr("x",h).attr("width",p).attr("y",d).attr("height",m).call(V,"rx",a).call(V,"ry",s).call(ht,this,r))).node()}_x(e,{x:n},{marginLeft:r}){let{insetLeft:i}=this;
return n?o=>n[o]+i:r+i}_y(e,{y:n},{marginTop:r}){let{insetTop:i}=this;return n?o=>n[o]+i:r+i}_width({x:e},{x:n},{marginRight:r,marginLeft:i,width:o}){let{insetLeft:a,
insetRight:s}=this,c=n&&e?e.bandwidth():o-r-i;return Math.max(0,c-a-s)}_height({y:e},{y:n},{marginTop:r,marginBottom:i,height:o}){let{insetTop:a,insetBottom:s}=this,
c=n&&e?e.bandwidth():o-r-i;return Math.max(0,c-a-s)}};function C6(t,e){return typeof t=="function"&&typeof e=="function"?n=>t(n)+e(n):typeof t=="function"?n=>t(
n)+e:typeof e=="function"?n=>t+e(n):t+e}var io=class extends Ma{constructor(e,n={},r){let{x1:i,x2:o,y:a}=n;super(e,{x1:{value:i,scale:"x"},x2:{value:o,scale:"x"},
y:{value:a,scale:"y",type:"band",optional:!0}},n,r)}_transform(e,n,{x:r}){e.call(rt,n,{x:r},0,0)}_x({x:e},{x1:n,x2:r},{marginLeft:i}){let{insetLeft:o}=this;return Ve(
e)?i+o:a=>Math.min(n[a],r[a])+o}_width({x:e},{x1:n,x2:r},{marginRight:i,marginLeft:o,width:a}){let{insetLeft:s,insetRight:c}=this;return Ve(e)?a-i-o-s-c:l=>Math.
max(0,Math.abs(r[l]-n[l])-s-c)}},oo=class extends Ma{constructor(e,n={},r){let{x:i,y1:o,y2:a}=n;super(e,{y1:{value:o,scale:"y"},y2:{value:a,scale:"y"},x:{value:i,
scale:"x",type:"band",optional:!0}},n,r)}_transform(e,n,{y:r}){e.call(rt,n,{y:r},0,0)}_y({y:e},{y1:n,y2:r},{marginTop:i}){let{insetTop:o}=this;return Ve(e)?i+o:
a=>Math.min(n[a],r[a])+o}_height({y:e},{y1:n,y2:r},{marginTop:i,marginBottom:o,height:a}){let{insetTop:s,insetBottom:c}=this;return Ve(e)?a-i-o-s-c:l=>Math.max(
0,Math.abs(r[l]-n[l])-s-c)}};function Qn(t,e={}){return xr(e)||(e={...e,y:kt,x2:B}),new io(t,ri(fa(ei(e))))}function Jn(t,e={}){return xr(e)||(e={...e,x:kt,y2:B}),
new oo(t,ii(ha(ni(e))))}var iT={ariaLabel:"cell"},ao=class extends Ma{constructor(e,{x:n,y:r,...i}={}){super(e,{x:{value:n,scale:"x",type:"band",optional:!0},y:{value:r,scale:"y",type:"\
band",optional:!0}},i,iT)}_transform(e,n){e.call(rt,n,{},0,0)}};function si(t,{x:e,y:n,...r}={}){return[e,n]=Gt(e,n),new ao(t,{...r,x:e,y:n})}function E6(t,{x:e=kt,
fill:n,stroke:r,...i}={}){return n===void 0&&Yt(r)[0]===void 0&&(n=B),new ao(t,{...i,x:e,fill:n,stroke:r})}function N6(t,{y:e=kt,fill:n,stroke:r,...i}={}){return n===
void 0&&Yt(r)[0]===void 0&&(n=B),new ao(t,{...i,y:e,fill:n,stroke:r})}var oT={ariaLabel:"dot",fill:"none",stroke:"currentColor",strokeWidth:1.5};function sc(t){return t.sort===void 0&&t.reverse===void 0?su({channel:"-r"},t):t}var so=class extends Q{constructor(e,n={}){
let{x:r,y:i,r:o,rotate:a,symbol:s=zi,frameAnchor:c}=n,[l,u]=St(a,0),[f,h]=Ox(s),[d,p]=St(o,f==null?3:4.5);super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,
scale:"y",optional:!0},r:{value:d,scale:"r",filter:Ce,optional:!0},rotate:{value:l,optional:!0},symbol:{value:f,scale:"auto",optional:!0}},sc(n),oT),this.r=p,this.
rotate=u,this.symbol=h,this.frameAnchor=qn(c);let{channels:m}=this,{symbol:b}=m;if(b){let{fill:y,stroke:g}=m;b.hint={fill:y?y.value===b.value?"color":"currentCo\
lor":this.fill??"currentColor",stroke:g?g.value===b.value?"color":"currentColor":this.stroke??"none"}}}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:l,r:u,rotate:f,symbol:h}=r,
{r:d,rotate:p,symbol:m}=this,[b,y]=fe(this,i),g=m===zi,w=u?void 0:d*d*Math.PI;return Or(d)&&(e=[]),j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&s}).
call(x=>x.selectAll().data(e).enter().append(g?"circle":"path").call(et,this).call(g?_=>{_.attr("cx",c?v=>c[v]:b).attr("cy",l?v=>l[v]:y).attr("r",u?v=>u[v]:d)}:
_=>{_.attr("transform",jn`translate(${c?v=>c[v]:b},${l?v=>l[v]:y})${f?v=>` rotate(${f[v]})`:p?` rotate(${p})`:""}`).attr("d",u&&h?v=>{let M=De();return h[v].draw(
M,u[v]*u[v]*Math.PI),M}:u?v=>{let M=De();return m.draw(M,u[v]*u[v]*Math.PI),M}:h?v=>{let M=De();return h[v].draw(M,w),M}:(()=>{let v=De();return m.draw(v,w),v})())}).
call(ht,this,r)).node()}};function pn(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=Gt(e,n)),new so(t,{...r,x:e,y:n})}function R6(t,{x:e=B,...n}={}){
return new so(t,Iu({...n,x:e}))}function I6(t,{y:e=B,...n}={}){return new so(t,Ru({...n,y:e}))}function L6(t,e){return pn(t,{...e,symbol:"circle"})}function P6(t,e){
return pn(t,{...e,symbol:"hexagon"})}var aT={ariaLabel:"line",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},co=class extends Q{constructor(e,n={}){
let{x:r,y:i,z:o,curve:a,tension:s}=n;super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y"},z:{value:be(n),optional:!0}},n,aT),this.z=o,this.curve=rf(a,s),vn(this,
n)}filter(e){return e}project(e,n,r){this.curve!==oi&&super.project(e,n,r)}render(e,n,r,i,o){let{x:a,y:s}=r,{curve:c}=this;return j("svg:g",o).call(ct,this,i,o).
call(rt,this,n).call(l=>l.selectAll().data(Cu(e,[a,s],this,r)).enter().append("path").call(et,this).call(Hi,this,r).call(fv,this,r,o).attr("d",c===oi&&o.projection?
sT(o.path(),a,s):Op().curve(c).defined(u=>u>=0).x(u=>a[u]).y(u=>s[u]))).node()}};function sT(t,e,n){return e=Zt(e),n=Zt(n),r=>{let i=[],o=[i];for(let a of r)a===
-1?(i=[],o.push(i)):i.push([e[a],n[a]]);return t({type:"MultiLineString",coordinates:o})}}function lo(t,{x:e,y:n,...r}={}){return[e,n]=Gt(e,n),new co(t,{...r,x:e,
y:n})}function ci(t,{x:e=B,y:n=kt,...r}={}){return new co(t,_a({...r,x:e,y:n}))}function li(t,{x:e=kt,y:n=B,...r}={}){return new co(t,va({...r,x:e,y:n}))}function A0(t,e){e=cT(e);let{x:n,y:r,color:i,size:o}=e,a=sf(t,n),s=sf(t,r),c=sf(t,i),l=sf(t,o),{fx:u,fy:f,x:{value:h,reduce:d,zero:p,...m},y:{value:b,reduce:y,zero:g,
...w},color:{value:x,color:_,reduce:v},size:{value:M,reduce:k},mark:S}=e;if(d===void 0&&(d=y==null&&h==null&&M==null&&b!=null?"count":null),y===void 0&&(y=d==null&&
b==null&&M==null&&h!=null?"count":null),k===void 0&&M==null&&v==null&&d==null&&y==null&&(h==null||Ot(a))&&(b==null||Ot(s))&&(k="count"),p===void 0&&(p=cf(d)?!0:
void 0),g===void 0&&(g=cf(y)?!0:void 0),h==null&&b==null)throw new Error("must specify x or y");if(d!=null&&b==null)throw new Error("reducing x requires y");if(y!=
null&&h==null)throw new Error("reducing y requires x");S===void 0&&(S=M!=null||k!=null?"dot":cf(d)||cf(y)||v!=null?"bar":h!=null&&b!=null?Ot(a)||Ot(s)||d==null&&
y==null&&!cc(a)&&!cc(s)?"dot":"line":h!=null||b!=null?"rule":null);let A,T,$;switch(S){case"dot":$=pn,T="stroke";break;case"line":$=a&&s||d!=null||y!=null?g||y!=
null||a&&cc(a)?li:p||d!=null||s&&cc(s)?ci:lo:a?ci:li,T="stroke",O6(c)&&(A=null);break;case"area":$=!(g||y!=null)&&(p||d!=null||s&&cc(s))?ai:Cr,T="fill",O6(c)&&(A=
null);break;case"rule":$=a?Ze:Ke,T="stroke";break;case"bar":$=d!=null?Ot(s)?D6(d)&&a&&Ot(a)?si:Qn:ya:y!=null?Ot(a)?D6(y)&&s&&Ot(s)?si:Jn:ba:v!=null||k!=null?a&&
Ot(a)&&s&&Ot(s)?si:a&&Ot(a)?Jn:s&&Ot(s)?Qn:Qs:a&&vr(a)&&!(s&&vr(s))?Qn:s&&vr(s)&&!(a&&vr(a))?Jn:si,T="fill";break;default:throw new Error(`invalid mark: ${S}`)}
let N={fx:u,fy:f,x:a??void 0,y:s??void 0,[T]:c??_,z:A,r:l??void 0,tip:!0},E,C={[T]:v??void 0,r:k??void 0};if(d!=null&&y!=null)throw new Error("cannot reduce bot\
h x and y");return y!=null?(C.y=y,E=Ot(a)?Hr:Zn):d!=null?(C.x=d,E=Ot(s)?jr:Kn):(v!=null||k!=null)&&(a&&s?E=Ot(a)&&Ot(s)?Os:Ot(a)?Kn:Ot(s)?Zn:Tr:a?E=Ot(a)?Hr:Zn:
s&&(E=Ot(s)?jr:Kn)),(E===Tr||E===Zn)&&(N.x={value:a,...m}),(E===Tr||E===Kn)&&(N.y={value:s,...w}),p===void 0&&(p=a&&!(E===Tr||E===Zn)&&($===Qn||$===ai||$===ya||
$===Ke)),g===void 0&&(g=s&&!(E===Tr||E===Kn)&&($===Jn||$===Cr||$===ba||$===Ze)),{fx:u??null,fy:f??null,x:{value:h??null,reduce:d??null,zero:!!p,...m},y:{value:b??
null,reduce:y??null,zero:!!g,...w},color:{value:x??null,reduce:v??null,..._!==void 0&&{color:_}},size:{value:M??null,reduce:k??null},mark:S,markImpl:z6[$],markOptions:N,
transformImpl:z6[E],transformOptions:C,colorMode:T}}function F6(t,e){let n=A0(t,e),{fx:r,fy:i,x:{zero:o},y:{zero:a},markOptions:s,transformOptions:c,colorMode:l}=n,
u=k0[n.markImpl],f=k0[n.transformImpl],h=r!=null||i!=null?xa({strokeOpacity:.1}):null,d=[o?Ze([0]):null,a?Ke([0]):null],p=u(t,f?f(c,s):s);return l==="stroke"?Jt(
h,d,p):Jt(h,p,d)}function cc(t){let e,n;for(let r of t){if(r==null)continue;if(e===void 0){e=r;continue}let i=Math.sign(Nt(e,r));if(i){if(n!==void 0&&i!==n)return!1;
e=r,n=i}}return!0}function cT({x:t,y:e,color:n,size:r,fx:i,fy:o,mark:a}={}){return He(t)||(t=Sa(t)),He(e)||(e=Sa(e)),He(n)||(n=Gr(n)?{color:n}:Sa(n)),He(r)||(r=
Sa(r)),He(i)&&({value:i}=Sa(i)),He(o)&&({value:o}=Sa(o)),a!=null&&(a=`${a}`.toLowerCase()),{x:t,y:e,color:n,size:r,fx:i,fy:o,mark:a}}function sf(t,e){let n=Z(t,
e.value);return n&&(n.label=ge(e.value)),n}function Sa(t){return lT(t)?{reduce:t}:{value:t}}function cf(t){return/^(?:distinct|count|sum|proportion)$/i.test(t)}
function D6(t){return/^(?:first|last|mode)$/i.test(t)}function lT(t){if(t==null)return!1;if(typeof t.reduceIndex=="function"||typeof t.reduce=="function"&&Kt(t)||
/^p\d{2}$/i.test(t))return!0;switch(`${t}`.toLowerCase()){case"first":case"last":case"count":case"distinct":case"sum":case"proportion":case"proportion-facet":case"\
deviation":case"min":case"min-index":case"max":case"max-index":case"mean":case"median":case"variance":case"mode":return!0}return!1}function O6(t){return t?new Je(
t).size>t.length>>1:!1}var k0={dot:pn,line:lo,lineX:ci,lineY:li,areaX:ai,areaY:Cr,ruleX:Ze,ruleY:Ke,barX:Qn,barY:Jn,rect:Qs,rectX:ya,rectY:ba,cell:si,bin:Tr,binX:Zn,
binY:Kn,group:Os,groupX:Hr,groupY:jr},z6=Object.fromEntries(Object.entries(k0).map(([t,e])=>[e,t]));function $a(t,e={}){let{x:n,x1:r,x2:i}=e;n===void 0&&r===void 0&&i===void 0&&(e={...e,x:n=B});let o={};return n!=null&&(o.x=t),r!=null&&(o.x1=t),i!=null&&(o.x2=
t),Be(o,e)}function ka(t,e={}){let{y:n,y1:r,y2:i}=e;n===void 0&&r===void 0&&i===void 0&&(e={...e,y:n=B});let o={};return n!=null&&(o.y=t),r!=null&&(o.y1=t),i!=null&&
(o.y2=t),Be(o,e)}function Be(t={},e={}){let n=be(e),r=Object.entries(t).map(([i,o])=>{let a=eu(i,e);if(a==null)throw new Error(`missing channel: ${i}`);let[s,c]=le(
a);return{key:i,input:a,output:s,setOutput:c,map:uT(o)}});return{...Qt(e,(i,o)=>{let a=Z(i,n),s=r.map(({input:l})=>Z(i,l)),c=r.map(({setOutput:l})=>l(new Array(
i.length)));for(let l of o)for(let u of a?Ie(l,f=>a[f]).values():[l])r.forEach(({map:f},h)=>f.mapIndex(u,s[h],c[h]));return{data:i,facets:o}}),...Object.fromEntries(
r.map(({key:i,output:o})=>[i,o]))}}function uT(t){if(t==null)throw new Error("missing map");if(typeof t.mapIndex=="function")return t;if(typeof t.map=="function"&&
Kt(t))return fT(t);if(typeof t=="function")return T0(jo(t));switch(`${t}`.toLowerCase()){case"cumsum":return dT;case"rank":return T0((e,n)=>Xf(e,r=>n[r]));case"\
quantile":return T0((e,n)=>hT(e,r=>n[r]))}throw new Error(`invalid map: ${t}`)}function fT(t){return console.warn("deprecated map interface; implement mapIndex \
instead."),{mapIndex:t.map.bind(t)}}function hT(t,e){let n=Ba(t,e)-1;return Xf(t,e).map(r=>r/n)}function T0(t){return{mapIndex(e,n,r){let i=t(e,n);if(i.length!==
e.length)throw new Error("map function returned a mismatched length");for(let o=0,a=e.length;o<a;++o)r[e[o]]=i[o]}}}var dT={mapIndex(t,e,n){let r=0;for(let i of t)
n[i]=r+=e[i]}};function Y6(t={},e){return arguments.length===1&&(e=t),$a(Aa(t),e)}function B6(t={},e){return arguments.length===1&&(e=t),ka(Aa(t),e)}function Aa(t={}){typeof t==
"number"&&(t={k:t});let{k:e,reduce:n,shift:r,anchor:i,strict:o}=t;if(i===void 0&&r!==void 0&&(i=mT(r),xe(`Warning: the shift option is deprecated; please use an\
chor "${i}" instead.`)),!((e=Math.floor(e))>0))throw new Error(`invalid k: ${e}`);return gT(n)(e,pT(i,e),o)}function pT(t="middle",e){switch(`${t}`.toLowerCase()){case"\
middle":return e-1>>1;case"start":return 0;case"end":return e-1}throw new Error(`invalid anchor: ${t}`)}function mT(t){switch(`${t}`.toLowerCase()){case"centere\
d":return"middle";case"leading":return"start";case"trailing":return"end"}throw new Error(`invalid shift: ${t}`)}function gT(t="mean"){if(typeof t=="string"){if(/^p\d{2}$/i.
test(t))return lf(Ho(t));switch(t.toLowerCase()){case"deviation":return lf(er);case"max":return uf((e,n)=>Rt(e,r=>n[r]));case"mean":return yT;case"median":return lf(
rr);case"min":return uf((e,n)=>Vt(e,r=>n[r]));case"mode":return uf((e,n)=>Ic(e,r=>n[r]));case"sum":return q6;case"variance":return lf(qa);case"difference":return wT;case"\
ratio":return vT;case"first":return _T;case"last":return MT}}if(typeof t!="function")throw new Error(`invalid reduce: ${t}`);return uf(jo(t))}function lf(t){return(e,n,r)=>r?
{mapIndex(i,o,a){let s=l=>o[l]==null?NaN:+o[l],c=0;for(let l=0;l<e-1;++l)isNaN(s(l))&&++c;for(let l=0,u=i.length-e+1;l<u;++l)isNaN(s(l+e-1))&&++c,a[i[l+n]]=c===
0?t(wr(i,l,l+e),s):NaN,isNaN(s(l))&&--c}}:{mapIndex(i,o,a){let s=c=>o[c]==null?NaN:+o[c];for(let c=-n;c<0;++c)a[i[c+n]]=t(wr(i,0,c+e),s);for(let c=0,l=i.length-
n;c<l;++c)a[i[c+n]]=t(wr(i,c,c+e),s)}}}function uf(t){return(e,n,r)=>r?{mapIndex(i,o,a){let s=0;for(let c=0;c<e-1;++c)s+=Dt(o[i[c]]);for(let c=0,l=i.length-e+1;c<
l;++c)s+=Dt(o[i[c+e-1]]),s===e&&(a[i[c+n]]=t(wr(i,c,c+e),o)),s-=Dt(o[i[c]])}}:{mapIndex(i,o,a){for(let s=-n;s<0;++s)a[i[s+n]]=t(wr(i,0,s+e),o);for(let s=0,c=i.length-
n;s<c;++s)a[i[s+n]]=t(wr(i,s,s+e),o)}}}function q6(t,e,n){return n?{mapIndex(r,i,o){let a=0,s=0;for(let c=0;c<t-1;++c){let l=i[r[c]];l===null||isNaN(l)?++a:s+=+l}
for(let c=0,l=r.length-t+1;c<l;++c){let u=i[r[c]],f=i[r[c+t-1]];f===null||isNaN(f)?++a:s+=+f,o[r[c+e]]=a===0?s:NaN,u===null||isNaN(u)?--a:s-=+u}}}:{mapIndex(r,i,o){
let a=0,s=r.length;for(let c=0,l=Math.min(s,t-e-1);c<l;++c)a+=+i[r[c]]||0;for(let c=-e,l=s-e;c<l;++c)a+=+i[r[c+t-1]]||0,o[r[c+e]]=a,a-=+i[r[c]]||0}}}function yT(t,e,n){
if(n){let r=q6(t,e,n);return{mapIndex(i,o,a){r.mapIndex(i,o,a);for(let s=0,c=i.length-t+1;s<c;++s)a[i[s+e]]/=t}}}else return{mapIndex(r,i,o){let a=0,s=0,c=r.length;
for(let l=0,u=Math.min(c,t-e-1);l<u;++l){let f=i[r[l]];f!==null&&!isNaN(f=+f)&&(a+=f,++s)}for(let l=-e,u=c-e;l<u;++l){let f=i[r[l+t-1]],h=i[r[l]];f!==null&&!isNaN(
f=+f)&&(a+=f,++s),o[r[l+e]]=a/s,h!==null&&!isNaN(h=+h)&&(a-=h,--s)}}}}function bT(t,e,n,r){for(let i=n+r;n<i;++n){let o=t[e[n]];if(Dt(o))return o}}function xT(t,e,n,r){
for(let i=n+r-1;i>=n;--i){let o=t[e[i]];if(Dt(o))return o}}function X6(t,e,n,r){for(let i=n+r;n<i;++n){let o=t[e[n]];if(o!==null&&!isNaN(o=+o))return o}}function W6(t,e,n,r){
for(let i=n+r-1;i>=n;--i){let o=t[e[i]];if(o!==null&&!isNaN(o=+o))return o}}function wT(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a){let c=i[r[a]],
l=i[r[a+t-1]];o[r[a+e]]=c===null||l===null?NaN:l-c}}}:{mapIndex(r,i,o){for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=W6(i,r,a,t)-X6(i,r,a,t)}}}function vT(t,e,n){
return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a){let c=i[r[a]],l=i[r[a+t-1]];o[r[a+e]]=c===null||l===null?NaN:l/c}}}:{mapIndex(r,i,o){for(let a=-e,s=r.
length-t+e+1;a<s;++a)o[r[a+e]]=W6(i,r,a,t)/X6(i,r,a,t)}}}function _T(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a)o[r[a+e]]=i[r[a]]}}:{mapIndex(r,i,o){
for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=bT(i,r,a,t)}}}function MT(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a)o[r[a+e]]=i[r[a+t-1]]}}:
{mapIndex(r,i,o){for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=xT(i,r,a,t)}}}var Er={n:20,k:2,color:"currentColor",opacity:.2,strict:!0,anchor:"end"};function U6(t,{x:e=B,y:n,k:r=Er.k,color:i=Er.color,opacity:o=Er.opacity,fill:a=i,fillOpacity:s=o,
stroke:c=i,strokeOpacity:l,strokeWidth:u,...f}={}){return Jt(Mt(a)?null:ai(t,Be({x1:ui({k:-r,...f}),x2:ui({k:r,...f})},{x1:e,x2:e,y:n,fill:a,fillOpacity:s,...f})),
Mt(c)?null:ci(t,Be({x:ui(f)},{x:e,y:n,stroke:c,strokeOpacity:l,strokeWidth:u,...f})))}function G6(t,{x:e,y:n=B,k:r=Er.k,color:i=Er.color,opacity:o=Er.opacity,fill:a=i,
fillOpacity:s=o,stroke:c=i,strokeOpacity:l,strokeWidth:u,...f}={}){return Jt(Mt(a)?null:Cr(t,Be({y1:ui({k:-r,...f}),y2:ui({k:r,...f})},{x:e,y1:n,y2:n,fill:a,fillOpacity:s,
...f})),Mt(c)?null:li(t,Be({y:ui(f)},{x:e,y:n,stroke:c,strokeOpacity:l,strokeWidth:u,...f})))}function ui({n:t=Er.n,k:e=0,strict:n=Er.strict,anchor:r=Er.anchor}={}){
return Aa({k:t,reduce:i=>yi(i)+e*(er(i)||0),strict:n,anchor:r})}var ST={ariaLabel:"tick",fill:null,stroke:"currentColor"},ff=class extends Q{constructor(e,n,r){super(e,n,r,ST),vn(this,r)}render(e,n,r,i,o){return j("svg:g",o).
call(ct,this,i,o).call(this._transform,this,n).call(a=>a.selectAll().data(e).enter().append("line").call(et,this).attr("x1",this._x1(n,r,i)).attr("x2",this._x2(
n,r,i)).attr("y1",this._y1(n,r,i)).attr("y2",this._y2(n,r,i)).call(ht,this,r).call(Ar,this,r,o)).node()}},lc=class extends ff{constructor(e,n={}){let{x:r,y:i,inset:o=0,
insetTop:a=o,insetBottom:s=o}=n;super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y",type:"band",optional:!0}},n),this.insetTop=bt(a),this.insetBottom=bt(s)}_transform(e,n,{
x:r}){e.call(rt,n,{x:r},Wt,0)}_x1(e,{x:n}){return r=>n[r]}_x2(e,{x:n}){return r=>n[r]}_y1({y:e},{y:n},{marginTop:r}){let{insetTop:i}=this;return n&&e?o=>n[o]+i:
r+i}_y2({y:e},{y:n},{height:r,marginBottom:i}){let{insetBottom:o}=this;return n&&e?a=>n[a]+e.bandwidth()-o:r-i-o}},uc=class extends ff{constructor(e,n={}){let{x:r,
y:i,inset:o=0,insetRight:a=o,insetLeft:s=o}=n;super(e,{y:{value:i,scale:"y"},x:{value:r,scale:"x",type:"band",optional:!0}},n),this.insetRight=bt(a),this.insetLeft=
bt(s)}_transform(e,n,{y:r}){e.call(rt,n,{y:r},0,Wt)}_x1({x:e},{x:n},{marginLeft:r}){let{insetLeft:i}=this;return n&&e?o=>n[o]+i:r+i}_x2({x:e},{x:n},{width:r,marginRight:i}){
let{insetRight:o}=this;return n&&e?a=>n[a]+e.bandwidth()-o:r-i-o}_y1(e,{y:n}){return r=>n[r]}_y2(e,{y:n}){return r=>n[r]}};function hf(t,{x:e=B,...n}={}){return new lc(
t,{...n,x:e})}function df(t,{y:e=B,...n}={}){return new uc(t,{...n,y:e})}function H6(t,{x:e=B,y:n=null,r,fill:i="#ccc",fillOpacity:o,stroke:a="currentColor",strokeOpacity:s,strokeWidth:c=2,sort:l,...u}={}){let f=n!=null?jr:Ds;return Jt(
Ke(t,f({x1:C0,x2:E0},{x:e,y:n,stroke:a,strokeOpacity:s,...u})),Qn(t,f({x1:"p25",x2:"p75"},{x:e,y:n,fill:i,fillOpacity:o,...u})),hf(t,f({x:"p50"},{x:e,y:n,stroke:a,
strokeOpacity:s,strokeWidth:c,sort:l,...u})),pn(t,Be({x:V6},{x:e,y:n,z:n,r,stroke:a,strokeOpacity:s,...u})))}function j6(t,{y:e=B,x:n=null,r,fill:i="#ccc",fillOpacity:o,
stroke:a="currentColor",strokeOpacity:s,strokeWidth:c=2,sort:l,...u}={}){let f=n!=null?Hr:Ds;return Jt(Ze(t,f({y1:C0,y2:E0},{x:n,y:e,stroke:a,strokeOpacity:s,...u})),
Jn(t,f({y1:"p25",y2:"p75"},{x:n,y:e,fill:i,fillOpacity:o,...u})),df(t,f({y:"p50"},{x:n,y:e,stroke:a,strokeOpacity:s,strokeWidth:c,sort:l,...u})),pn(t,Be({y:V6},
{x:n,y:e,z:n,r,stroke:a,strokeOpacity:s,...u})))}function V6(t){let e=C0(t),n=E0(t);return t.map(r=>r<e||r>n?r:NaN)}function C0(t){let e=Z6(t)*2.5-K6(t)*1.5;return Vt(
t,n=>n>=e?n:NaN)}function E0(t){let e=K6(t)*2.5-Z6(t)*1.5;return Rt(t,n=>n<=e?n:NaN)}function Z6(t){return tn(t,.25)}function K6(t){return tn(t,.75)}var $T={ariaLabel:"raster",stroke:null,pixelSize:1};function Ta(t,e){let n=+t;if(isNaN(n))throw new Error(`invalid ${e}: ${t}`);return n}function Q6(t,e){let n=Math.
floor(t);if(isNaN(n))throw new Error(`invalid ${e}: ${t}`);return n}var hc=class extends Q{constructor(e,n,r={},i){let{width:o,height:a,x:s,y:c,x1:l=s==null?0:void 0,
y1:u=c==null?0:void 0,x2:f=s==null?o:void 0,y2:h=c==null?a:void 0,pixelSize:d=i.pixelSize,blur:p=0,interpolate:m}=r;if(o!=null&&(o=Q6(o,"width")),a!=null&&(a=Q6(
a,"height")),l!=null&&(l=Ta(l,"x1")),u!=null&&(u=Ta(u,"y1")),f!=null&&(f=Ta(f,"x2")),h!=null&&(h=Ta(h,"y2")),s==null&&(l==null||f==null))throw new Error("missin\
g x");if(c==null&&(u==null||h==null))throw new Error("missing y");e!=null&&o!=null&&a!=null&&(s===void 0&&l!=null&&f!=null&&(s=IT(l,f,o,a)),c===void 0&&u!=null&&
h!=null&&(c=LT(u,h,o,a))),super(e,{x:{value:s,scale:"x",optional:!0},y:{value:c,scale:"y",optional:!0},x1:{value:l==null?null:[l],scale:"x",optional:!0,filter:null},
y1:{value:u==null?null:[u],scale:"y",optional:!0,filter:null},x2:{value:f==null?null:[f],scale:"x",optional:!0,filter:null},y2:{value:h==null?null:[h],scale:"y",
optional:!0,filter:null},...n},r,i),this.width=o,this.height=a,this.pixelSize=Ta(d,"pixelSize"),this.blur=Ta(p,"blur"),this.interpolate=s==null||c==null?null:kT(
m)}},dc=class extends hc{constructor(e,n={}){let{imageRendering:r}=n;if(e==null){let{fill:i,fillOpacity:o}=n;St(o)[0]!==void 0&&(n=pf("fillOpacity",n)),Yt(i)[0]!==
void 0&&(n=pf("fill",n))}super(e,void 0,n,$T),this.imageRendering=Lt(r,"auto")}scale(e,{color:n,...r},i){return super.scale(e,r,i)}render(e,n,r,i,o){let a=n[r.channels.
fill?.scale]??(C=>C),{x:s,y:c}=r,{document:l}=o,[u,f,h,d]=t3(r,i,o),p=h-u,m=d-f,{pixelSize:b,width:y=Math.round(Math.abs(p)/b),height:g=Math.round(Math.abs(m)/b)}=this,
w=y*g,{fill:x,fillOpacity:_}=r,v=0;if(this.interpolate){let C=y/p,R=g/m,I=pt(s,P=>(P-u)*C,Float64Array),z=pt(c,P=>(P-f)*R,Float64Array);x&&(x=this.interpolate(e,
y,g,I,z,x)),_&&(_=this.interpolate(e,y,g,I,z,_))}else this.data==null&&e&&(v=e.fi*w);let M=l.createElement("canvas");M.width=y,M.height=g;let k=M.getContext("2d"),
S=k.createImageData(y,g),A=S.data,{r:T,g:$,b:N}=Pe(this.fill)??{r:0,g:0,b:0},E=(this.fillOpacity??1)*255;for(let C=0;C<w;++C){let R=C<<2;if(x){let I=a(x[C+v]);if(I==
null){A[R+3]=0;continue}({r:T,g:$,b:N}=Pe(I))}_&&(E=_[C+v]*255),A[R+0]=T,A[R+1]=$,A[R+2]=N,A[R+3]=E}return this.blur>0&&Sg(S,this.blur),k.putImageData(S,0,0),j(
"svg:g",o).call(ct,this,i,o).call(rt,this,n).call(C=>C.append("image").attr("transform",`translate(${u},${f}) scale(${Math.sign(h-u)},${Math.sign(d-f)})`).attr(
"width",Math.abs(p)).attr("height",Math.abs(m)).attr("preserveAspectRatio","none").call(V,"image-rendering",this.imageRendering).call(et,this).attr("xlink:href",
M.toDataURL())).node()}};function N0(t,e,n){arguments.length<3&&(n=e,e=null);let{x:r,y:i,[t]:o,...a}=n;return r===void 0&&i===void 0&&$x(e)&&(r=qi,i=qr,o===void 0&&
(o=wx)),[e,{...a,x:r,y:i,[t]:o}]}function J6(){let[t,e]=N0("fill",...arguments);return new dc(t,t==null||e.fill!==void 0||e.fillOpacity!==void 0?e:{...e,fill:B})}
function t3({x1:t,y1:e,x2:n,y2:r},i,{projection:o}){let{width:a,height:s,marginTop:c,marginRight:l,marginBottom:u,marginLeft:f}=i;return[t&&o==null?t[0]:f,e&&o==
null?e[0]:c,n&&o==null?n[0]:a-l,r&&o==null?r[0]:s-u]}function R0({x1:t,y1:e,x2:n,y2:r},i,o,a){let s={};return t&&(s.x1=t),e&&(s.y1=e),n&&(s.x2=n),r&&(s.y2=r),t3(
Vr(s,i),o,a)}function pf(t,e={}){let{[t]:n}=e;if(typeof n!="function")throw new Error(`invalid ${t}: not a function`);return Tt({...e,[t]:void 0},function(r,i,o,a,s,c){
let{x:l,y:u}=a;if(!l)throw new Error("missing scale: x");if(!u)throw new Error("missing scale: y");let[f,h,d,p]=R0(o,a,s,c),m=d-f,b=p-h,{pixelSize:y}=this,{width:g=Math.
round(Math.abs(m)/y),height:w=Math.round(Math.abs(b)/y)}=e,x=new Array(g*w*(i?i.length:1)),_=m/g,v=b/w,M=0;for(let k of i??[void 0])for(let S=.5;S<w;++S)for(let A=.5;A<
g;++A,++M)x[M]=n(l.invert(f+A*_),u.invert(h+S*v),k);return{data:x,facets:i,channels:{[t]:{value:x,scale:"auto"}}}})}function kT(t){if(typeof t=="function")return t;
if(t==null)return mf;switch(`${t}`.toLowerCase()){case"none":return mf;case"nearest":return L0;case"barycentric":return I0();case"random-walk":return P0()}throw new Error(
`invalid interpolate: ${t}`)}function mf(t,e,n,r,i,o){let a=new Array(e*n);for(let s of t)r[s]<0||r[s]>=e||i[s]<0||i[s]>=n||(a[Math.floor(i[s])*e+Math.floor(r[s])]=
o[s]);return a}function I0({random:t=ps(42)}={}){return(e,n,r,i,o,a)=>{let{points:s,triangles:c,hull:l}=Tn.from(e,d=>i[d],d=>o[d]),u=new a.constructor(n*r).fill(
NaN),f=new Uint8Array(n*r),h=RT(a,t);for(let d=0;d<c.length;d+=3){let p=c[d],m=c[d+1],b=c[d+2],y=s[2*p],g=s[2*m],w=s[2*b],x=s[2*p+1],_=s[2*m+1],v=s[2*b+1],M=Math.
min(y,g,w),k=Math.max(y,g,w),S=Math.min(x,_,v),A=Math.max(x,_,v),T=(_-v)*(y-w)+(x-v)*(w-g);if(!T)continue;let $=a[e[p]],N=a[e[m]],E=a[e[b]];for(let C=Math.floor(
M);C<k;++C)for(let R=Math.floor(S);R<A;++R){if(C<0||C>=n||R<0||R>=r)continue;let I=C+.5,z=R+.5,P=Math.sign(T),Y=(_-v)*(I-w)+(z-v)*(w-g);if(Y*P<0)continue;let q=(v-
x)*(I-w)+(z-v)*(y-w);if(q*P<0)continue;let W=T-(Y+q);if(W*P<0)continue;let X=C+n*R;u[X]=h($,Y/T,N,q/T,E,W/T,C,R),f[X]=1}}return AT(u,f,i,o,a,n,r,l,e,h),u}}function AT(t,e,n,r,i,o,a,s,c,l){
n=Float64Array.from(s,d=>n[c[d]]),r=Float64Array.from(s,d=>r[c[d]]),i=Array.from(s,d=>i[c[d]]);let u=n.length,f=Array.from({length:u},(d,p)=>CT(p,n,r)),h=0;for(let d=0;d<
a;++d){let p=d+.5;for(let m=0;m<o;++m){let b=m+o*d;if(!e[b]){let y=m+.5;for(let g=0;g<u;++g){let w=(u+h+(g%2?(g+1)/2:-g/2))%u;if(f[w](y,p)){let x=TT(n.at(w-1),r.
at(w-1),n[w],r[w],y,p);t[b]=l(i.at(w-1),x,i[w],1-x,i[w],0,m,d),h=w;break}}}}}}function TT(t,e,n,r,i,o){let a=n-t,s=r-e,c=a*(n-i)+s*(r-o),l=a*(i-t)+s*(o-e);return c>
0&&l>0?c/(c+l):+(c>l)}function fc(t,e,n,r){return t*r-n*e}function CT(t,e,n){let r=e.length,i=e.at(t-2),o=n.at(t-2),a=e.at(t-1),s=n.at(t-1),c=e[t],l=n[t],u=e.at(
t+1-r),f=n.at(t+1-r),h=a-c,d=s-l,p=i-a,m=o-s,b=c-u,y=l-f,g=Math.hypot(h,d),w=Math.hypot(p,m),x=Math.hypot(b,y);return(_,v)=>{let M=_-a,k=v-s,S=_-c,A=v-l;return fc(
M,k,S,A)>-1e-6&&fc(M,k,h,d)*w-fc(M,k,p,m)*g>-1e-6&&fc(S,A,b,y)*g-fc(S,A,h,d)*x<=0}}function L0(t,e,n,r,i,o){let a=new o.constructor(e*n),s=Tn.from(t,u=>r[u],u=>i[u]),
c,l;for(let u=.5,f=0;u<n;++u){l=c;for(let h=.5;h<e;++h,++f)l=s.find(h,u,l),h===.5&&(c=l),a[f]=o[t[l]]}return a}function P0({random:t=ps(42),minDistance:e=.5,maxSteps:n=2}={}){
return(r,i,o,a,s,c)=>{let l=new c.constructor(i*o),u=Tn.from(r,p=>a[p],p=>s[p]),f,h,d;for(let p=.5,m=0;p<o;++p){h=f;for(let b=.5;b<i;++b,++m){let y=b,g=p;d=h=u.
find(y,g,h),b===.5&&(f=h);let w,x=0;for(;(w=Math.hypot(a[r[d]]-y,s[r[d]]-g))>e&&x<n;){let _=t(b,p,x)*2*Math.PI;y+=Math.cos(_)*w,g+=Math.sin(_)*w,d=u.find(y,g,d),
++x}l[m]=c[r[d]]}}return l}}function ET(t,e,n,r,i,o){return e*t+r*n+o*i}function NT(t){return(e,n,r,i,o,a,s,c)=>{let l=t(s,c);return l<n?e:l<n+i?r:o}}function RT(t,e){
return vr(t)||Bt(t)?ET:NT(e)}function IT(t,e,n){return{transform(r){let i=r.length,o=new Float64Array(i),a=(e-t)/n,s=t+a/2;for(let c=0;c<i;++c)o[c]=c%n*a+s;return o}}}
function LT(t,e,n,r){return{transform(i){let o=i.length,a=new Float64Array(o),s=(e-t)/r,c=t+s/2;for(let l=0;l<o;++l)a[l]=Math.floor(l/n)%r*s+c;return a}}}var e3={ariaLabel:"contour",fill:"none",stroke:"currentColor",strokeMiterlimit:1,pixelSize:2},pc=class extends hc{constructor(e,{smooth:n=!0,value:r,...i}={}){let o=Tu(
{},i,e3);if(r===void 0){for(let s in o)if(o[s].value!=null){if(r!==void 0)throw new Error("ambiguous contour value");r=i[s],i[s]="value"}}if(r!=null){let s={transform:c=>c.
map(l=>l.value),label:ge(r)};for(let c in o)i[c]==="value"&&(i[c]=s)}if(e==null){if(r==null)throw new Error("missing contour value");i=pf("value",{value:r,...i}),
r=null}else{let{interpolate:s}=i;r===void 0&&(r=B),s===void 0&&(i.interpolate="nearest")}super(e,{value:{value:r,optional:!0}},PT(i),e3);let a={geometry:{value:B}};
for(let s in this.channels){let c=this.channels[s],{scale:l}=c;l==="x"||l==="y"||s==="value"||(a[s]=c,delete this.channels[s])}this.contourChannels=a,this.smooth=
!!n}filter(e,{x:n,y:r,value:i,...o},a){return super.filter(e,o,a)}render(e,n,r,i,o){let{geometry:a}=r,s=ur();return j("svg:g",o).call(ct,this,i,o).call(rt,this,
n).call(c=>{c.selectAll().data(e).enter().append("path").call(et,this).attr("d",l=>s(a[l])).call(ht,this,r)}).node()}};function PT({thresholds:t,interval:e,...n}){
return t=S0(t,e,wo),Tt(n,function(r,i,o,a,s,c){let[l,u,f,h]=R0(o,a,s,c),d=f-l,p=h-u,{pixelSize:m,width:b=Math.round(Math.abs(d)/m),height:y=Math.round(Math.abs(
p)/m)}=this,g=b/d,w=y/p,x=o.value.value,_=[];if(this.interpolate){let{x:A,y:T}=Gn(o,a,c),$=pt(A,R=>(R-l)*g,Float64Array),N=pt(T,R=>(R-u)*w,Float64Array),E=[o.x,
o.y,o.value],C=[$,N,x];for(let R of i){let I=this.filter(R,E,C);_.push(this.interpolate(I,b,y,$,N,x))}}else if(i){let A=b*y,T=i.length;for(let $=0;$<T;++$)_.push(
x.slice($*A,$*A+A))}else _.push(x);if(this.blur>0)for(let A of _)Ec({data:A,width:b,height:y},this.blur);let v=DT(t,x,...OT(_));if(v===null)throw new Error(`uns\
upported thresholds: ${t}`);let{contour:M}=Hc().size([b,y]).smooth(this.smooth),k=[],S=[];for(let A of _)S.push(he(k.length,k.push(...pt(v,T=>M(A,T)))));for(let{
coordinates:A}of k)for(let T of A)for(let $ of T)for(let N of $)N[0]=N[0]/g+l,N[1]=N[1]/w+u;return{data:k,facets:S,channels:du(this.contourChannels,k)}})}function DT(t,e,n,r){
if(typeof t?.range=="function")return t.range(t.floor(n),r);if(typeof t=="function"&&(t=t(e,n,r)),typeof t!="number")return un(t);let i=qe(...Rc(n,r,t),t);for(;i[i.
length-1]>=r;)i.pop();for(;i[1]<n;)i.shift();return i}function r3(){return new pc(...N0("value",...arguments))}function OT(t){return[Vt(t,e=>Vt(e,n3)),Rt(t,e=>Rt(
e,n3))]}function n3(t){return isFinite(t)?t:NaN}function a3(t,e){return D0(ca,t,e)}function s3(t,e={}){return D0(la,t,e)}function c3(t,e={}){return D0(ji,t,e)}function D0(t,e,n={}){let{x:r,y:i,maxRadius:o}=n,
a=t({px:r,py:i,maxRadius:o}),s=[];r!=null&&s.push(Ze(e,i3("x",{...a,inset:-6},n))),i!=null&&s.push(Ke(e,i3("y",{...a,inset:-6},n))),r!=null&&s.push(Vn(e,o3("x",
{...a,dy:9,frameAnchor:"bottom",lineAnchor:"top"},n))),i!=null&&s.push(Vn(e,o3("y",{...a,dx:-9,frameAnchor:"left",textAnchor:"end"},n)));for(let c of s)c.ariaLabel=
`crosshair ${c.ariaLabel}`;return Jt(...s)}function l3(t,{channels:e,...n},{facet:r,facetAnchor:i,fx:o,fy:a,[t]:s,channels:c,transform:l,initializer:u}){return{
...n,facet:r,facetAnchor:i,fx:o,fy:a,[t]:s,channels:{...e,...c},transform:l,initializer:zT(t,u)}}function zT(t,e){return e==null?e:function(n,r,{x:i,y:o,px:a,py:s,
...c},...l){let{channels:{x:u,y:f,...h}={},...d}=e.call(this,n,r,{...c,x:a,y:s},...l);return{channels:{...h,...u&&{px:u,...t==="x"&&{x:u}},...f&&{py:f,...t==="y"&&
{y:f}}},...d}}}function i3(t,e,n){let{color:r="currentColor",opacity:i=.2,ruleStroke:o=r,ruleStrokeOpacity:a=i,ruleStrokeWidth:s}=n;return{...l3(t,e,n),stroke:o,
strokeOpacity:a,strokeWidth:s}}function o3(t,e,n){let{color:r="currentColor",textFill:i=r,textFillOpacity:o,textStroke:a="var(--plot-background)",textStrokeOpacity:s,
textStrokeWidth:c=5}=n;return{...l3(t,e,FT(t,n)),fill:i,fillOpacity:o,stroke:a,strokeOpacity:s,strokeWidth:c}}function FT(t,e){return Tt(e,(n,r,i)=>({channels:{
text:{value:Fs(i,t)?.value}}}))}var YT={ariaLabel:"delaunay link",fill:"none",stroke:"currentColor",strokeMiterlimit:1},BT={ariaLabel:"delaunay mesh",fill:null,stroke:"currentColor",strokeOpacity:.2},
qT={ariaLabel:"hull",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeMiterlimit:1},XT={ariaLabel:"voronoi",fill:"none",stroke:"currentColor",strokeMiterlimit:1},
WT={ariaLabel:"voronoi mesh",fill:null,stroke:"currentColor",strokeOpacity:.2},O0=class extends Q{constructor(e,n={}){let{x:r,y:i,z:o,curve:a,tension:s}=n;super(
e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},z:{value:o,optional:!0}},n,YT),this.curve=nc(a,s),vn(this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,
{x:c,y:l,z:u}=r,{curve:f}=this,[h,d]=fe(this,i),p=c?g=>c[g]:Xt(h),m=l?g=>l[g]:Xt(d),b=this;function y(g){let w=-1,x=[],_={};for(let E in r)_[E]=[];let v=[],M=[],
k=[],S=[];function A(E,C){E=g[E],C=g[C],x.push(++w),v[w]=p(E),k[w]=m(E),M[w]=p(C),S[w]=m(C);for(let R in r)_[R].push(r[R][C])}let{halfedges:T,hull:$,triangles:N}=Tn.
from(g,p,m);for(let E=0;E<T.length;++E){let C=T[E];C>E&&A(N[E],N[C])}for(let E=0;E<$.length;++E)A($[E],$[(E+1)%$.length]);Le(this).selectAll().data(x).enter().append(
"path").call(et,b).attr("d",E=>{let C=De(),R=f(C);return R.lineStart(),R.point(v[E],k[E]),R.point(M[E],S[E]),R.lineEnd(),C}).call(ht,b,_).call(Ar,b,_,o)}return j(
"svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&s}).call(u?g=>g.selectAll().data(Ie(e,w=>u[w]).values()).enter().append("g").each(y):g=>g.datum(e).each(y)).
node()}},mc=class extends Q{constructor(e,n={},r,i=({z:o})=>o){let{x:o,y:a}=n;super(e,{x:{value:o,scale:"x",optional:!0},y:{value:a,scale:"y",optional:!0},z:{value:i(
n),optional:!0}},n,r)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:l,z:u}=r,[f,h]=fe(this,i),d=c?y=>c[y]:Xt(f),p=l?y=>l[y]:Xt(h),m=this;function b(y){let g=Tn.from(y,
d,p);Le(this).append("path").datum(y[0]).call(et,m).attr("d",m._render(g,i)).call(ht,m,r)}return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&s}).call(
u?y=>y.selectAll().data(Ie(e,g=>u[g]).values()).enter().append("g").each(b):y=>y.datum(e).each(b)).node()}},z0=class extends mc{constructor(e,n={}){super(e,n,BT),
this.fill="none"}_render(e){return e.render()}},F0=class extends mc{constructor(e,n={}){super(e,n,qT,be)}_render(e){return e.renderHull()}},Y0=class extends Q{constructor(e,n={}){
let{x:r,y:i,z:o}=n;super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},z:{value:o,optional:!0}},Tt(n,function(a,s,c,l,u,f){let{x:h,y:d,
z:p}=c;({x:h,y:d}=Gn(c,l,f)),p=p?.value;let m=new Array((h??d).length).fill(null),[b,y]=fe(this,u),g=h?x=>h[x]:Xt(b),w=d?x=>d[x]:Xt(y);for(let x of s){h&&(x=x.filter(
_=>Dt(g(_)))),d&&(x=x.filter(_=>Dt(w(_))));for(let[,_]of Xn(x,p)){let v=Tn.from(_,g,w),M=u3(v,u);for(let k=0,S=_.length;k<S;++k)m[_[k]]=M.renderCell(k)}}return{
data:a,facets:s,channels:{cells:{value:m}}}}),XT)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:l,cells:u}=r;return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&
a,y:l&&s}).call(f=>{f.selectAll().data(e).enter().append("path").call(et,this).attr("d",h=>u[h]).call(ht,this,r)}).node()}},B0=class extends mc{constructor(e,n){
super(e,n,WT),this.fill="none"}_render(e,n){return u3(e,n).render()}};function u3(t,e){let{width:n,height:r,marginTop:i,marginRight:o,marginBottom:a,marginLeft:s}=e;
return t.voronoi([s,i,n-o,r-a])}function gc(t,e,{x:n,y:r,...i}={}){return[n,r]=Gt(n,r),new t(e,{...i,x:n,y:r})}function f3(t,e){return gc(O0,t,e)}function h3(t,e){
return gc(z0,t,e)}function d3(t,e){return gc(F0,t,e)}function p3(t,{x:e,y:n,initializer:r,...i}={}){return gc(Y0,t,{...Qt({...i,x:e,y:n},ju),initializer:r})}function m3(t,e){
return gc(B0,t,e)}var UT={ariaLabel:"density",fill:"none",stroke:"currentColor",strokeMiterlimit:1},yc=class extends Q{constructor(e,{x:n,y:r,z:i,weight:o,fill:a,stroke:s,...c}={}){
let l=g3(a)&&(a="currentColor",!0),u=g3(s)&&(s="currentColor",!0);super(e,{x:{value:n,scale:"x",optional:!0},y:{value:r,scale:"y",optional:!0},z:{value:be({z:i,
fill:a,stroke:s}),optional:!0},weight:{value:o,optional:!0}},HT({...c,fill:a,stroke:s},l,u),UT),l&&(this.fill=void 0),u&&(this.stroke=void 0),this.z=i}filter(e){
return e}render(e,n,r,i,o){let{contours:a}=r,s=ur();return j("svg:g",o).call(ct,this,i,o).call(rt,this,{}).call(c=>c.selectAll().data(e).enter().append("path").
call(et,this).call(ht,this,r).attr("d",l=>s(a[l]))).node()}};function y3(t,{x:e,y:n,...r}={}){return[e,n]=Gt(e,n),new yc(t,{...r,x:e,y:n})}var GT=new Set(["x","\
y","z","weight"]);function HT(t,e,n){let{bandwidth:i,thresholds:o}=t;return i=i===void 0?20:+i,o=o===void 0?20:typeof o?.[Symbol.iterator]=="function"?Zt(o):+o,
Tt(t,function(a,s,c,l,u,f){let h=c.weight?Zt(c.weight.value):null,d=c.z?.value,{z:p}=this,[m,b]=fe(this,u),{width:y,height:g}=u,{x:w,y:x}=Gn(c,l,f),_=Object.fromEntries(
Object.entries(c).filter(([N])=>!GT.has(N)).map(([N,E])=>[N,{...E,value:[]}])),v=e&&[],M=n&&[],k=Y1().x(w?N=>w[N]:m).y(x?N=>x[N]:b).weight(h?N=>h[N]:1).size([y,
g]).bandwidth(i),S=[];for(let N of s){let E=[];S.push(E);for(let C of d?Ws(N,d,p):[N]){let R=k.contours(C);E.push([C,R])}}let A=o;if(!(A instanceof Ns)){let N=0;
for(let E of S)for(let[,C]of E){let R=C.max;R>N&&(N=R)}A=Float64Array.from({length:o-1},(E,C)=>N*100*(C+1)/o)}let T=[],$=[];for(let N of S){let E=[];T.push(E);for(let[
C,R]of N)for(let I of A){E.push($.length),$.push(R(I/100)),v&&v.push(I),M&&M.push(I);for(let z in _)_[z].value.push(c[z].value[C[0]])}}return v&&v.push(0),M&&M.
push(0),{data:a,facets:T,channels:{..._,...v&&{fill:{value:v,scale:"color"}},...M&&{stroke:{value:M,scale:"color"}},contours:{value:$}}}})}function g3(t){return/^density$/i.
test(t)}function w3(t,e){return _3("x",t,e)}function v3(t,e){return _3("y",t,e)}function _3(t,e,{x1:n,x2:r,y1:i,y2:o,x:a=n===void 0&&r===void 0?t==="y"?kt:B:void 0,y:s=i===
void 0&&o===void 0?t==="x"?kt:B:void 0,fill:c,positiveFill:l="#3ca951",negativeFill:u="#4269d0",fillOpacity:f=1,positiveFillOpacity:h=f,negativeFillOpacity:d=f,
stroke:p,strokeOpacity:m,z:b=Yt(p)[0],clip:y,tip:g,render:w,...x}={}){return[n,r]=b3(a,n,r),[i,o]=b3(s,i,o),n===r&&i===o&&(t==="y"?i=Nr(0):n=Nr(0)),{tip:g}=wn({
tip:g},t==="y"?"x":"y"),Jt(Mt(l)?null:Object.assign(rc(e,{x1:n,x2:r,y1:i,y2:o,z:b,fill:l,fillOpacity:h,render:Jr(w,x3(t,!0)),clip:y,...x}),{ariaLabel:"positive \
difference"}),Mt(u)?null:Object.assign(rc(e,{x1:n,x2:r,y1:i,y2:o,z:b,fill:u,fillOpacity:d,render:Jr(w,x3(t,!1)),clip:y,...x}),{ariaLabel:"negative difference"}),
lo(e,{x:r,y:o,z:b,stroke:p,strokeOpacity:m,tip:g,clip:!0,...x}))}function b3(t,e,n){return e===void 0&&n===void 0?e=n=Nr(t):e===void 0?(n=Nr(n),e=t===void 0?n:Nr(
t)):n===void 0?(e=Nr(e),n=t===void 0?e:Nr(t)):(e=Nr(e),n=Nr(n)),[e,n]}function Nr(t){let e,{value:n,label:r=ge(n)}=hn(t);return{transform:i=>e||(e=Z(i,n)),label:r}}
function x3(t,e){let n=t==="x"?"y":"x",r=`${n}1`,i=`${n}2`,o=`${t}1`,a=`${t}2`;return(s,c,l,u,f,h)=>{let{[r]:d,[i]:p}=l,m=new Float32Array(d.length),b=new Float32Array(
p.length),y=u[t==="y"?"height":"width"];(e===yu(c[t])<0?m:b).fill(y);let g=h(s,c,{...l,[i]:d,[a]:b},u,f),w=h(s,c,{...l,[r]:p,[o]:m},u,f),x=g.querySelector("g")??
g,_=w.querySelector("g")??w;for(let v=0;x.firstChild;v+=2){let M=Au(),k=j("svg:clipPath",f).attr("id",M).node();k.appendChild(x.firstChild),_.childNodes[v].setAttribute(
"clip-path",`url(#${M})`),_.insertBefore(k,_.childNodes[v])}return w}}function gf({geometry:t=B,...e}={}){let n=Qr(r=>Z(r,t));return Tt({...e,x:null,y:null,geometry:{transform:n}},(r,i,o,a,s,c)=>{let l=n(r),u=l.length,f=new Float64Array(
u),h=new Float64Array(u),{centroid:d}=c.path();for(let p=0;p<u;++p)[f[p],h[p]]=d(l[p]);return{data:r,facets:i,channels:{x:{value:f,scale:null,source:null},y:{value:h,
scale:null,source:null}}}})}function M3({geometry:t=B,...e}={}){let n=Qr(i=>Z(i,t)),r=Qr(i=>Z(n(i),Ay));return{...e,x:{transform:i=>Float64Array.from(r(i),([o])=>o)},
y:{transform:i=>Float64Array.from(r(i),([,o])=>o)},geometry:{transform:n}}}var jT={ariaLabel:"geo",fill:"none",stroke:"currentColor",strokeWidth:1,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},bc=class extends Q{constructor(e,n={}){
let[r,i]=St(n.r,3);super(e,{x:{value:n.tip?n.x:null,scale:"x",optional:!0},y:{value:n.tip?n.y:null,scale:"y",optional:!0},r:{value:r,scale:"r",filter:Ce,optional:!0},
geometry:{value:n.geometry,scale:"projection"}},sc(n),jT),this.r=i}render(e,n,r,i,o){let{geometry:a,r:s}=r,c=o.path(),{r:l}=this;return Or(l)?e=[]:l!==void 0&&c.
pointRadius(l),j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(u=>{u.selectAll().data(e).enter().append("path").call(et,this).attr("d",s?f=>c.pointRadius(s[f])(
a[f]):f=>c(a[f])).call(ht,this,r)}).node()}};function yf(t,e={}){return e.tip&&e.x===void 0&&e.y===void 0?e=gf(e):e.geometry===void 0&&(e={...e,geometry:B}),new bc(
t,e)}function S3({strokeWidth:t=1.5,...e}={}){return yf({type:"Sphere"},{strokeWidth:t,...e})}function $3({strokeOpacity:t=.1,...e}={}){return yf(Ry(),{strokeOpacity:t,
...e})}var Ca=.5,Ea=0;function k3(t={fill:"count"},{binWidth:e,...n}={}){let{z:r}=n;return e=e===void 0?20:bt(e),t=Am(t,n),Wn(t,"fill")&&(n.channels={...n.channels,fill:{
value:[]}}),n.symbol===void 0&&(n.symbol="hexagon"),n.r===void 0&&!Wn(t,"r")&&(n.r=e/2),Tt(n,(i,o,a,s,c,l)=>{let{x:u,y:f,z:h,fill:d,stroke:p,symbol:m}=a;if(u===
void 0)throw new Error("missing channel: x");if(f===void 0)throw new Error("missing channel: y");({x:u,y:f}=Gn(a,s,l)),h=h?h.value:Z(i,r),d=d?.value,p=p?.value,
m=m?.value;let b=zs(t,{z:h,fill:d,stroke:p,symbol:m}),y=h&&[],g=d&&[],w=p&&[],x=m&&[],_=[],v=[],M=[],k=-1;for(let $ of t)$.initialize(i);for(let $ of o){let N=[];
for(let E of t)E.scope("facet",$);for(let[E,C]of Xn($,b))for(let{index:R,extent:I}of VT(i,C,u,f,e)){N.push(++k),v.push(I.x),M.push(I.y),h&&y.push(b===h?E:h[R[0]]),
d&&g.push(b===d?E:d[R[0]]),p&&w.push(b===p?E:p[R[0]]),m&&x.push(b===m?E:m[R[0]]);for(let z of t)z.reduce(R,I)}_.push(N)}let S=a.x.scale,A=a.y.scale,T={x:{value:v,
source:s[S]?{value:pt(v,s[S].invert),scale:S}:null},y:{value:M,source:s[A]?{value:pt(M,s[A].invert),scale:A}:null},...h&&{z:{value:y}},...d&&{fill:{value:g,scale:"\
auto"}},...p&&{stroke:{value:w,scale:"auto"}},...m&&{symbol:{value:x,scale:"auto"}},...Object.fromEntries(t.map(({name:$,output:N})=>[$,{scale:"auto",label:N.label,
radius:$==="r"?e/2:void 0,value:N.transform()}]))};return{data:i,facets:_,channels:T}})}function VT(t,e,n,r,i){let o=i*(1.5/ym),a=new Map;for(let s of e){let c=n[s],
l=r[s];if(isNaN(c)||isNaN(l))continue;let u=Math.round(l=(l-Ea)/o),f=Math.round(c=(c-Ca)/i-(u&1)/2),h=l-u;if(Math.abs(h)*3>1){let m=c-f,b=f+(c<f?-1:1)/2,y=u+(l<
u?-1:1),g=c-b,w=l-y;m*m+h*h>g*g+w*w&&(f=b+(u&1?1:-1)/2,u=y)}let d=`${f},${u}`,p=a.get(d);p===void 0&&(p={index:[],extent:{data:t,x:(f+(u&1)/2)*i+Ca,y:u*o+Ea}},a.
set(d,p)),p.index.push(s)}return a.values()}var ZT={ariaLabel:"hexgrid",fill:"none",stroke:"currentColor",strokeOpacity:.1};function A3(t){return new xc(t)}var xc=class extends Q{constructor({binWidth:e=20,
clip:n=!0,...r}={}){super(Br,void 0,{clip:n,...r},ZT),this.binWidth=bt(e)}render(e,n,r,i,o){let{binWidth:a}=this,{marginTop:s,marginRight:c,marginBottom:l,marginLeft:u,
width:f,height:h}=i,d=u-Ca,p=f-c-Ca,m=s-Ea,b=h-l-Ea,y=a/2,g=y*bm,w=g/2,x=y*2,_=g*1.5,v=Math.floor(d/x),M=Math.ceil(p/x),k=Math.floor((m+w)/_),S=Math.ceil((b-w)/
_)+1,A=`m0,${fi(-g)}l${fi(y)},${fi(w)}v${fi(g)}l${fi(-y)},${fi(w)}`,T=A;for(let $=k;$<S;++$)for(let N=v;N<M;++N)T+=`M${fi(N*x+($&1)*y)},${fi($*_)}${A}`;return j(
"svg:g",o).datum(0).call(ct,this,i,o).call(rt,this,{},Wt+Ca,Wt+Ea).call($=>$.append("path").call(et,this).call(ht,this,r).attr("d",T)).node()}};function fi(t){return Math.
round(t*1e3)/1e3}var KT={ariaLabel:"image",fill:null,stroke:null};function QT(t){return/^\.*\//.test(t)}function JT(t){return/^(blob|data|file|http|https):/i.test(t)}function tC(t){
return typeof t=="string"&&(QT(t)||JT(t))?[void 0,t]:[t,void 0]}var wc=class extends Q{constructor(e,n={}){let{x:r,y:i,r:o,width:a,height:s,rotate:c,src:l,preserveAspectRatio:u,
crossOrigin:f,frameAnchor:h,imageRendering:d}=n;o==null&&(o=void 0),o===void 0&&a===void 0&&s===void 0?a=s=16:a===void 0&&s!==void 0?a=s:s===void 0&&a!==void 0&&
(s=a);let[p,m]=tC(l),[b,y]=St(o),[g,w]=St(a,y!==void 0?y*2:void 0),[x,_]=St(s,y!==void 0?y*2:void 0),[v,M]=St(c,0);super(e,{x:{value:r,scale:"x",optional:!0},y:{
value:i,scale:"y",optional:!0},r:{value:b,scale:"r",filter:Ce,optional:!0},width:{value:g,filter:Ce,optional:!0},height:{value:x,filter:Ce,optional:!0},rotate:{
value:v,optional:!0},src:{value:p,optional:!0}},sc(n),KT),this.src=m,this.width=w,this.rotate=M,this.height=_,this.r=y,this.preserveAspectRatio=Lt(u,"xMidYMid"),
this.crossOrigin=qt(f),this.frameAnchor=qn(h),this.imageRendering=Lt(d,"auto")}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:l,width:u,height:f,r:h,rotate:d,src:p}=r,
{r:m,width:b,height:y,rotate:g}=this,[w,x]=fe(this,i);return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&s}).call(_=>_.selectAll().data(e).enter().
append("image").call(et,this).attr("x",T3(c,u,h,w,b,m)).attr("y",T3(l,f,h,x,y,m)).attr("width",u?v=>u[v]:b!==void 0?b:h?v=>h[v]*2:m*2).attr("height",f?v=>f[v]:y!==
void 0?y:h?v=>h[v]*2:m*2).attr("transform",d?v=>`rotate(${d[v]})`:g?`rotate(${g})`:null).attr("transform-origin",d||g?jn`${c?v=>c[v]:w}px ${l?v=>l[v]:x}px`:null).
call(V,"href",p?v=>p[v]:this.src).call(V,"preserveAspectRatio",this.preserveAspectRatio).call(V,"crossorigin",this.crossOrigin).call(V,"image-rendering",this.imageRendering).
call(V,"clip-path",h?v=>`circle(${h[v]}px)`:m!==void 0?`circle(${m}px)`:null).call(ht,this,r)).node()}};function T3(t,e,n,r,i,o){return e&&t?a=>t[a]-e[a]/2:e?a=>r-
e[a]/2:t&&i!==void 0?a=>t[a]-i/2:i!==void 0?r-i/2:n&&t?a=>t[a]-n[a]:n?a=>r-n[a]:t?a=>t[a]-o:r-o}function C3(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&
([e,n]=Gt(e,n)),new wc(t,{...r,x:e,y:n})}function eC(t,e,n){var r=1e-8,i=e-1,o=n-1,a=0,s,c,l,u,f,h,d,p,m,b,y;if(t<=0)return 0;if(t>=1)return 1;for(e>=1&&n>=1?(l=t<.5?t:1-t,u=Math.sqrt(-2*Math.log(l)),d=
(2.30753+u*.27061)/(1+u*(.99229+u*.04481))-u,t<.5&&(d=-d),p=(d*d-3)/6,m=2/(1/(2*e-1)+1/(2*n-1)),b=d*Math.sqrt(p+m)/m-(1/(2*n-1)-1/(2*e-1))*(p+5/6-2/(3*m)),d=e/(e+
n*Math.exp(2*b))):(s=Math.log(e/(e+n)),c=Math.log(n/(e+n)),u=Math.exp(e*s)/e,f=Math.exp(n*c)/n,b=u+f,t<u/b?d=Math.pow(e*b*t,1/e):d=1-Math.pow(n*b*(1-t),1/n)),y=
-Na(e)-Na(n)+Na(e+n);a<10;a++){if(d===0||d===1)return d;if(h=nC(d,e,n)-t,u=Math.exp(i*Math.log(d)+o*Math.log(1-d)+y),f=h/u,d-=u=f/(1-.5*Math.min(1,f*(i/d-o/(1-d)))),
d<=0&&(d=.5*(d+u)),d>=1&&(d=.5*(d+u+1)),Math.abs(u)<r*d&&a>0)break}return d}function nC(t,e,n){var r=t===0||t===1?0:Math.exp(Na(e+n)-Na(e)-Na(n)+e*Math.log(t)+n*
Math.log(1-t));return t<0||t>1?!1:t<(e+1)/(e+n+2)?r*E3(t,e,n)/e:1-r*E3(1-t,n,e)/n}function E3(t,e,n){var r=1e-30,i=1,o=e+n,a=e+1,s=e-1,c=1,l=1-o*t/a,u,f,h,d;for(Math.
abs(l)<r&&(l=r),l=1/l,d=l;i<=100&&(u=2*i,f=i*(n-i)*t/((s+u)*(e+u)),l=1+f*l,Math.abs(l)<r&&(l=r),c=1+f/c,Math.abs(c)<r&&(c=r),l=1/l,d*=l*c,f=-(e+i)*(o+i)*t/((e+u)*
(a+u)),l=1+f*l,Math.abs(l)<r&&(l=r),c=1+f/c,Math.abs(c)<r&&(c=r),l=1/l,h=l*c,d*=h,!(Math.abs(h-1)<3e-7));i++);return d}function Na(t){var e=0,n=[76.18009172947146,
-86.5053203294167,24.01409824083091,-1.231739572450155,.001208650973866179,-5395239384953e-18],r=1.000000000190015,i,o,a;for(a=(o=i=t)+5.5,a-=(i+.5)*Math.log(a);e<
6;e++)r+=n[e]/++o;return Math.log(2.506628274631*r/i)-a}function N3(t,e){var n=eC(2*Math.min(t,1-t),.5*e,.5);return n=Math.sqrt(e*(1-n)/n),t>.5?n:-n}var rC={ariaLabel:"linear-regression",fill:"currentColor",fillOpacity:.1,stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},
bf=class extends Q{constructor(e,n={}){let{x:r,y:i,z:o,ci:a=.95,precision:s=4}=n;if(super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y"},z:{value:be(n),optional:!0}},
n,rC),this.z=o,this.ci=+a,this.precision=+s,!(0<=this.ci&&this.ci<1))throw new Error(`invalid ci; not in [0, 1): ${a}`);if(!(this.precision>0))throw new Error(`\
invalid precision: ${s}`)}render(e,n,r,i,o){let{x:a,y:s,z:c}=r,{ci:l}=this;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(u=>u.selectAll().data(c?Ws(
e,c,this.z):[e]).enter().call(f=>f.append("path").attr("fill","none").call(et,this).call(Hi,this,{...r,fill:null,fillOpacity:null}).attr("d",h=>this._renderLine(
h,a,s)).call(l&&!_r(this.fill)?h=>h.select(iC).attr("stroke","none").call(et,this).call(Hi,this,{...r,stroke:null,strokeOpacity:null,strokeWidth:null}).attr("d",
d=>this._renderBand(d,a,s)):()=>{}))).node()}};function iC(){return this.parentNode.insertBefore(this.ownerDocument.createElementNS(Xe.svg,"path"),this)}var q0=class extends bf{constructor(e,n){
super(e,n)}_renderBand(e,n,r){let{ci:i,precision:o}=this,[a,s]=$t(e,u=>r[u]),c=xf(e,r,n),l=L3(e,r,n,(1-i)/2,c);return ks().y(u=>u).x0(u=>l(u,-1)).x1(u=>l(u,1))(
he(a,s-o/2,o).concat(s))}_renderLine(e,n,r){let[i,o]=$t(e,s=>r[s]),a=xf(e,r,n);return`M${a(i)},${i}L${a(o)},${o}`}},X0=class extends bf{constructor(e,n){super(e,
n)}_renderBand(e,n,r){let{ci:i,precision:o}=this,[a,s]=$t(e,u=>n[u]),c=xf(e,n,r),l=L3(e,n,r,(1-i)/2,c);return ks().x(u=>u).y0(u=>l(u,-1)).y1(u=>l(u,1))(he(a,s-o/
2,o).concat(s))}_renderLine(e,n,r){let[i,o]=$t(e,s=>n[s]),a=xf(e,n,r);return`M${i},${a(i)}L${o},${a(o)}`}};function R3(t,{y:e=kt,x:n=B,stroke:r,fill:i=Mt(r)?"cu\
rrentColor":r,...o}={}){return new q0(t,_a({...o,x:n,y:e,fill:i,stroke:r}))}function I3(t,{x:e=kt,y:n=B,stroke:r,fill:i=Mt(r)?"currentColor":r,...o}={}){return new X0(
t,va({...o,x:e,y:n,fill:i,stroke:r}))}function xf(t,e,n){let r=0,i=0,o=0,a=0;for(let u of t){let f=e[u],h=n[u];r+=f,i+=h,o+=f*h,a+=f*f}let s=t.length,c=(s*o-r*i)/
(s*a-r*r),l=(i-c*r)/s;return u=>c*u+l}function L3(t,e,n,r,i){let o=ve(t,u=>e[u])/t.length,a=0,s=0;for(let u of t)a+=(e[u]-o)**2,s+=(n[u]-i(e[u]))**2;let c=Math.
sqrt(s/(t.length-2)),l=N3(r,t.length-2);return(u,f)=>{let h=i(u),d=c*Math.sqrt(1/t.length+(u-o)**2/a);return h+f*l*d}}function vc({path:t=B,delimiter:e,frameAnchor:n,treeLayout:r=Fo,treeSort:i,treeSeparation:o,treeAnchor:a,treeFilter:s,...c}={}){a=Mf(a),i=O3(i),s!=null&&(s=U0(s)),
n===void 0&&(n=a.frameAnchor);let l=z3(e),u=U3(c,U0),[f,h]=le(),[d,p]=le();return{x:f,y:d,frameAnchor:n,...Qt(c,(m,b)=>{let y=l(Z(m,t)),g=h([]),w=p([]),x=-1,_=[],
v=[],M=Qh().path(A=>y[A]),k=Ye(m)?A=>A.data=m[A.data]:A=>A.data=m.get(A.data),S=r();S.nodeSize&&S.nodeSize([1,1]),S.separation&&o!==void 0&&S.separation(o??Rs);
for(let A of u)A[vf]=A[X3]([]);for(let A of b){let T=[],$=M(A.filter(N=>y[N]!=null)).each(k);i!=null&&$.sort(i),S($);for(let N of $.descendants())if(!(s!=null&&
!s(N))){T.push(++x),_[x]=N.data,a.position(N,x,g,w);for(let E of u)E[vf][x]=E[W3](N)}v.push(T)}return{data:_,facets:v}}),...Object.fromEntries(u)}}function _f({
path:t=B,delimiter:e,curve:n="bump-x",stroke:r="#555",strokeWidth:i=1.5,strokeOpacity:o=.5,treeLayout:a=Fo,treeSort:s,treeSeparation:c,treeAnchor:l,treeFilter:u,
...f}={}){l=Mf(l),s=O3(s),u!=null&&(u=D3(u)),f={curve:n,stroke:r,strokeWidth:i,strokeOpacity:o,...f};let h=z3(e),d=U3(f,D3),[p,m]=le(),[b,y]=le(),[g,w]=le(),[x,
_]=le();return{x1:p,x2:b,y1:g,y2:x,...Qt(f,(v,M)=>{let k=h(Z(v,t)),S=m([]),A=y([]),T=w([]),$=_([]),N=-1,E=[],C=[],R=Qh().path(z=>k[z]),I=a();I.nodeSize&&I.nodeSize(
[1,1]),I.separation&&c!==void 0&&I.separation(c??Rs);for(let z of d)z[vf]=z[X3]([]);for(let z of M){let P=[],Y=R(z.filter(q=>k[q]!=null)).each(q=>q.data=v[q.data]);
s!=null&&Y.sort(s),I(Y);for(let{source:q,target:W}of Y.links())if(!(u!=null&&!u(W,q))){P.push(++N),E[N]=W.data,l.position(q,N,S,T),l.position(W,N,A,$);for(let X of d)
X[vf][N]=X[W3](W,q)}C.push(P)}return{data:E,facets:C}}),...Object.fromEntries(d)}}function Mf(t="left"){switch(`${t}`.trim().toLowerCase()){case"left":return oC;case"\
right":return aC}throw new Error(`invalid tree anchor: ${t}`)}var oC={frameAnchor:"left",dx:6,position({x:t,y:e},n,r,i){r[n]=e,i[n]=-t}},aC={frameAnchor:"right",
dx:-6,position({x:t,y:e},n,r,i){r[n]=-e,i[n]=-t}};function O3(t){return t==null||typeof t=="function"?t:`${t}`.trim().toLowerCase().startsWith("node:")?P3(U0(t)):
P3(sC(t))}function P3(t){return(e,n)=>ce(t(e),t(n))}function sC(t){return e=>e.data?.[t]}function z3(t="/"){if(t=`${t}`,t==="/")return n=>n;if(t.length!==1)throw new Error(
"delimiter must be exactly one character");let e=t.charCodeAt(0);return n=>n.map(r=>cC(r,e))}var W0=92,F3=47;function cC(t,e){if(e===W0)throw new Error("delimit\
er cannot be backslash");let n=!1;for(let r=0,i=t.length;r<i;++r){switch(t.charCodeAt(r)){case W0:if(!n){n=!0;continue}break;case e:n?(t=t.slice(0,r-1)+t.slice(
r),--r,--i):t=t.slice(0,r)+"/"+t.slice(r+1);break;case F3:n?(t=t.slice(0,r)+"\\\\"+t.slice(r),r+=2,i+=2):(t=t.slice(0,r)+"\\"+t.slice(r),++r,++i);break}n=!1}return t}
function lC(t){let e=!1;for(let n=0,r=t.length;n<r;++n){switch(t.charCodeAt(n)){case W0:if(!e){e=!0;continue}case F3:e&&(t=t.slice(0,n-1)+t.slice(n),--n,--r);break}
e=!1}return t}function Y3(t){return Kt(t)&&typeof t.node=="function"}function uC(t){return Kt(t)&&typeof t.link=="function"}function U0(t){if(Y3(t))return t.node;
if(t=`${t}`.trim().toLowerCase(),!!t.startsWith("node:")){switch(t){case"node:name":return H0;case"node:path":return G0;case"node:internal":return B3;case"node:\
external":return q3;case"node:depth":return j0;case"node:height":return V0}throw new Error(`invalid node value: ${t}`)}}function D3(t){if(Y3(t))return t.node;if(uC(
t))return t.link;if(t=`${t}`.trim().toLowerCase(),!(!t.startsWith("node:")&&!t.startsWith("parent:"))){switch(t){case"parent:name":return wf(H0);case"parent:pat\
h":return wf(G0);case"parent:depth":return wf(j0);case"parent:height":return wf(V0);case"node:name":return H0;case"node:path":return G0;case"node:internal":return B3;case"\
node:external":return q3;case"node:depth":return j0;case"node:height":return V0}throw new Error(`invalid link value: ${t}`)}}function G0(t){return t.id}function H0(t){
return fC(t.id)}function j0(t){return t.depth}function V0(t){return t.height}function B3(t){return!!t.children}function q3(t){return!t.children}function wf(t){return(e,n)=>n==
null?void 0:t(n)}function fC(t){let e=t.length;for(;--e>0&&!hC(t,e););return lC(t.slice(e+1))}function hC(t,e){if(t[e]==="/"){let n=0;for(;e>0&&t[--e]==="\\";)++n;
if((n&1)===0)return!0}return!1}var X3=2,W3=3,vf=4;function U3(t,e){let n=[];for(let r in t){let i=t[r],o=e(i);o!==void 0&&n.push([r,...le(i),o])}return n}function Z0(t,{fill:e,stroke:n,strokeWidth:r,strokeOpacity:i,strokeLinejoin:o,strokeLinecap:a,strokeMiterlimit:s,strokeDasharray:c,strokeDashoffset:l,marker:u,markerStart:f=u,
markerEnd:h=u,dot:d=Mt(f)&&Mt(h),text:p="node:name",textStroke:m="var(--plot-background)",title:b="node:path",dx:y,dy:g,textAnchor:w,treeLayout:x=Fo,textLayout:_=x===
Fo||x===Kh?"mirrored":"normal",tip:v,...M}={}){if(y===void 0&&(y=Mf(M.treeAnchor).dx),w!==void 0)throw new Error("textAnchor is not a configurable tree option");
_=re(_,"textLayout",["mirrored","normal"]);function k(S){return Vn(t,vc({treeLayout:x,text:p,fill:e===void 0?"currentColor":e,stroke:m,dx:y,dy:g,title:b,...S,...M}))}
return Jt(af(t,_f({treeLayout:x,markerStart:f,markerEnd:h,stroke:n!==void 0?n:e===void 0?"node:internal":e,strokeWidth:r,strokeOpacity:i,strokeLinejoin:o,strokeLinecap:a,
strokeMiterlimit:s,strokeDasharray:c,strokeDashoffset:l,...M})),d?pn(t,vc({treeLayout:x,fill:e===void 0?"node:internal":e,title:b,tip:v,...M})):null,p!=null?_===
"mirrored"?[k({textAnchor:"start",treeFilter:"node:external"}),k({textAnchor:"end",treeFilter:"node:internal",dx:-y})]:k():null)}function G3(t,e){return Z0(t,{...e,
treeLayout:Kh})}var j3={ariaLabel:"waffle"},_c=class extends io{constructor(e,{unit:n=1,gap:r=1,round:i,multiple:o,...a}={}){super(e,V3("x",a),j3),this.unit=Math.max(0,n),this.
gap=+r,this.round=Z3(i),this.multiple=K3(o)}},Mc=class extends oo{constructor(e,{unit:n=1,gap:r=1,round:i,multiple:o,...a}={}){super(e,V3("y",a),j3),this.unit=Math.
max(0,n),this.gap=+r,this.round=Z3(i),this.multiple=K3(o)}};function V3(t,e){let n=t==="y"?"x":"y",r=`${t}1`,i=`${t}2`;return Tt(dC(e),function(o,a,s,c,l){let{round:u,
unit:f}=this,h=s[r].value,d=s[i].value,p=Vr({...n in s&&{[n]:s[n]},[r]:s[r],[i]:s[i]},c),m=this[t==="y"?"_width":"_height"](c,p,l),b=this[t==="y"?"_x":"_y"](c,p,
l),y=f*gC(c.scales[t]),{multiple:g=Math.max(1,Math.floor(Math.sqrt(m/y)))}=this,w=Math.min(m/g,y*g),x=y*g,_=(m-g*w)/2,v=typeof b=="function"?R=>b(R)+_:b+_,M=c[t](
0),k=t==="y"?([R,I])=>[R*w,-I*x]:([R,I])=>[I*x,R*w],S=typeof v=="function"?R=>v(R)-m/2:()=>v,[A,T]=t==="y"?[0,1]:[1,0],$=d.length,N=new Array($),E=new Float64Array(
$),C=new Float64Array($);for(let R=0;R<$;++R){N[R]=Q0(u(h[R]/f),u(d[R]/f),g).map(k);let I=N[R].pop();E[R]=I[A]+S(R),C[R]=I[T]+M}return{channels:{polygon:{value:N,
source:null,filter:null},[`c${n}`]:{value:[w,v],source:null,filter:null},[`c${t}`]:{value:[x,M],source:null,filter:null},[n]:{value:E,scale:null,source:null},[r]:{
value:C,scale:null,source:s[r]},[i]:{value:C,scale:null,source:s[i]}}}})}function dC({render:t,...e}){return{...e,render:Jr(t,function(n,r,i,o,a){let{gap:s,rx:c,
ry:l}=this,{channels:u,ariaLabel:f,href:h,title:d,...p}=i,{document:m}=a,b=u.polygon.value,[y,g]=u.cx.value,[w,x]=u.cy.value,_=rv(),v=m.createElementNS(Xe.svg,"\
pattern");v.setAttribute("width",y),v.setAttribute("height",w),v.setAttribute("patternUnits","userSpaceOnUse");let M=v.appendChild(m.createElementNS(Xe.svg,"rec\
t"));return M.setAttribute("x",s/2),M.setAttribute("y",s/2),M.setAttribute("width",y-s),M.setAttribute("height",w-s),c!=null&&M.setAttribute("rx",c),l!=null&&M.
setAttribute("ry",l),j("svg:g",a).call(ct,this,o,a).call(this._transform,this,r).call(k=>k.selectAll().data(n).enter().append(()=>v.cloneNode(!0)).attr("id",S=>`${_}\
-${S}`).select("rect").call(et,this).call(ht,this,p)).call(k=>k.selectAll().data(n).enter().append("path").attr("transform",jn`translate(${g},${x})`).attr("d",S=>`\
M${b[S].join("L")}Z`).attr("fill",S=>`url(#${_}-${S})`).attr("stroke",this.stroke==null?null:"none").call(ht,this,{ariaLabel:f,href:h,title:d})).node()})}}function Q0(t,e,n){
if(e<t)return Q0(e,t,n);if(t<0)return pC(t,e,n,Math.ceil(-Math.min(t,e)/n));let r=Math.floor(t%n),i=Math.ceil(t%n),o=Math.floor(e%n),a=Math.ceil(e%n),s=Math.floor(
t/n),c=Math.ceil(t/n),l=Math.floor(e/n),u=Math.ceil(e/n),f=[];return u>c&&f.push([0,c]),f.push([r,c],[r,s+t%1],[i,s+t%1]),t%n>n-1||(f.push([i,s]),l>s&&f.push([n,
s])),l>s&&f.push([n,l]),f.push([a,l],[a,l+e%1],[o,l+e%1]),e%n<1||(f.push([o,u]),u>c&&f.push([0,u])),f.push(mC(t,e,n)),f}function pC(t,e,n,r){return Q0(t+r*n,e+r*
n,n).map(([i,o])=>[i,o-r])}function mC(t,e,n){let r=Math.floor(e/n)-Math.floor(t/n);return r===0?K0(t,e,n):r===1?Math.floor(e%n)>Math.ceil(t%n)?[(Math.floor(e%n)+
Math.ceil(t%n))/2,Math.floor(e/n)]:e%n>n-t%n?K0(e-e%n,e,n):K0(t,n*Math.ceil(t/n),n):[n/2,(Math.round(t/n)+Math.round(e/n))/2]}function K0(t,e,n){let r=Math.floor(
e)-Math.floor(t);return r===0?[Math.floor(t%n)+.5,Math.floor(t/n)+(t+e)/2%1]:r===1?e%1-t%1>.5?[Math.ceil(t%n),Math.floor(e/n)+(t%1+e%1)/2]:e%1>1-t%1?[Math.floor(
e%n)+.5,Math.floor(e/n)+e%1/2]:[Math.floor(t%n)+.5,Math.floor(t/n)+(1+t%1)/2]:[Math.ceil(t%n)+Math.ceil(Math.floor(e)-Math.ceil(t))/2,Math.floor(t/n)+(e>=1+t?.5:
(t+e)/2%1)]}function Z3(t){if(t===void 0||t===!1)return Number;if(t===!0)return Math.round;if(typeof t!="function")throw new Error(`invalid round: ${t}`);return t}
function K3(t){return t===void 0?void 0:Math.max(1,Math.floor(t))}function gC({domain:t,range:e}){return H3(e)/H3(t)}function H3(t){let[e,n]=$t(t);return n-e}function Q3(t,{
tip:e,...n}={}){return xr(n)||(n={...n,y:kt,x2:B}),new _c(t,{tip:t5(e),...ri(fa(ei(n)))})}function J3(t,{tip:e,...n}={}){return xr(n)||(n={...n,x:kt,y2:B}),new Mc(
t,{tip:t5(e),...ii(ha(ni(n)))})}function t5(t){return t===!0?{maxRadius:1/0}:Kt(t)&&t.maxRadius===void 0?{...t,maxRadius:1/0}:void 0}var f5=__(u5(),1);var SC=({marginLeft:t})=>[1,t],$C=({width:t,marginRight:e})=>[-1,t-e],kC=({width:t,marginLeft:e,marginRight:n})=>[0,(e+t-n)/2],AC=({marginTop:t})=>[1,t],TC=({height:t,
marginBottom:e})=>[-1,t-e],CC=({height:t,marginTop:e,marginBottom:n})=>[0,(e+t-n)/2];function h5(t){return typeof t=="string"?{anchor:t}:t}function d5(t={},e={}){
arguments.length===1&&([t,e]=m5(t));let{anchor:n="left",padding:r=1,r:i=e.r}=h5(t);switch(`${n}`.toLowerCase()){case"left":n=SC;break;case"right":n=$C;break;case"\
middle":n=kC;break;default:throw new Error(`unknown dodge anchor: ${n}`)}return g5("x","y",n,bt(r),i,e)}function p5(t={},e={}){arguments.length===1&&([t,e]=m5(t));
let{anchor:n="bottom",padding:r=1,r:i=e.r}=h5(t);switch(`${n}`.toLowerCase()){case"top":n=AC;break;case"bottom":n=TC;break;case"middle":n=CC;break;default:throw new Error(
`unknown dodge anchor: ${n}`)}return g5("y","x",n,bt(r),i,e)}function m5(t){let{anchor:e,padding:n,...r}=t,{r:i}=r;return[{anchor:e,padding:n,r:i},r]}function g5(t,e,n,r,i,o){
if(i!=null&&typeof i!="number"){let{channels:a,sort:s,reverse:c}=o;a=Ls(a),a?.r===void 0&&(o={...o,channels:{...a,r:{value:i,scale:"r"}}}),s===void 0&&c===void 0&&
(o.sort={channel:"-r"})}return Tt(o,function(a,s,c,l,u,f){let{[e]:h,r:d}=c;if(!c[e])throw new Error(`missing channel: ${e}`);({[e]:h}=Gn(c,l,f));let p=d?void 0:
i!==void 0?bt(i):this.r!==void 0?this.r:3;d&&(d=Z(d.value,l[d.scale]||B,Float64Array));let[m,b]=n(u),y=m?NC:EC,g=new Float64Array(h.length),w=d?x=>d[x]:()=>p;for(let x of s){
let _=(0,f5.default)();x=x.filter(d?M=>Xo(h[M])&&Ce(d[M]):M=>Xo(h[M]));let v=new Float64Array(2*x.length+2);for(let M of x){let k=w(M),S=m?k+r:0,A=h[M]-k,T=h[M]+
k,$=2;_.queryInterval(A-r,T+r,([,,E])=>{let C=g[E]-S,R=h[M]-h[E],I=r+(d?d[M]+d[E]:2*p),z=Math.sqrt(I*I-R*R);v[$++]=C-z,v[$++]=C+z});let N=v.slice(0,$);m&&(N=N.filter(
E=>E>=0));t:for(let E of N.sort(y)){for(let C=0;C<$;C+=2)if(v[C]+1e-6<E&&E<v[C+1]-1e-6)continue t;g[M]=E+S;break}_.insert([A,T,M])}}m||(m=1);for(let x of s)for(let _ of x)
g[_]=g[_]*m+b;return{data:a,facets:s,channels:{[t]:{value:g,source:null},[e]:{value:h,source:c[e]},...d&&{r:{value:d,source:c.r}}}}})}function EC(t,e){return Math.
abs(t)-Math.abs(e)}function NC(t,e){return t-e}function b5(t,e){return arguments.length===1&&({basis:t,...e}=t),$a(kf(t),e)}function x5(t,e){return arguments.length===1&&({basis:t,...e}=t),ka(kf(t),e)}function kf(t){
if(t===void 0)return y5;if(typeof t=="function")return Af(jo(t));if(/^p\d{2}$/i.test(t))return Pa(Ho(t));switch(`${t}`.toLowerCase()){case"deviation":return LC;case"\
first":return y5;case"last":return IC;case"max":return PC;case"mean":return DC;case"median":return OC;case"min":return zC;case"sum":return FC;case"extent":return RC}
throw new Error(`invalid basis: ${t}`)}function Af(t){return{mapIndex(e,n,r){let i=+t(e,n);for(let o of e)r[o]=n[o]===null?NaN:n[o]/i}}}function Pa(t){return Af(
(e,n)=>t(e,r=>n[r]))}var RC={mapIndex(t,e,n){let[r,i]=$t(t,a=>e[a]),o=i-r;for(let a of t)n[a]=e[a]===null?NaN:(e[a]-r)/o}},y5=Af((t,e)=>{for(let n=0;n<t.length;++n){
let r=e[t[n]];if(Dt(r))return r}}),IC=Af((t,e)=>{for(let n=t.length-1;n>=0;--n){let r=e[t[n]];if(Dt(r))return r}}),LC={mapIndex(t,e,n){let r=yi(t,o=>e[o]),i=er(
t,o=>e[o]);for(let o of t)n[o]=e[o]===null?NaN:i?(e[o]-r)/i:0}},PC=Pa(Rt),DC=Pa(yi),OC=Pa(rr),zC=Pa(Vt),FC=Pa(ve);function w5(t,e){return _5("x",t,e)}function v5(t,e){return _5("y",t,e)}function _5(t,e,n={}){let r,i=1;if(typeof e=="number")i=e,r=(l,u)=>+l+u;else{if(typeof e==
"string"){let l=e.startsWith("-")?-1:1;[e,i]=tu(e.replace(/^[+-]/,"")),i*=l}e=Zo(e),r=(l,u)=>e.offset(l,u)}let o=`${t}1`,a=`${t}2`,s=Be({[o]:l=>l.map(u=>r(u,i)),
[a]:l=>l},n),c=s[a].transform;return s[a].transform=()=>{let l=c(),[u,f]=$t(l);return l.domain=i<0?[u,r(f,i)]:[r(u,i),f],l},s}function M5(t,e={}){if(typeof t=="string")switch(t.toLowerCase()){case"first":return ig(e);case"last":return og(e)}if(typeof t=="function")return hi(null,t,e);let n,
r;for(n in t){if(r!==void 0)throw new Error("ambiguous selector; multiple inputs");r=YC(t[n])}if(r===void 0)throw new Error(`invalid selector: ${t}`);return hi(
n,r,e)}function YC(t){if(typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"min":return ag;case"max":return sg}throw new Error(`unknown selector: ${t}`)}
function ig(t){return hi(null,BC,t)}function og(t){return hi(null,qC,t)}function S5(t){return hi("x",ag,t)}function $5(t){return hi("y",ag,t)}function k5(t){return hi(
"x",sg,t)}function A5(t){return hi("y",sg,t)}function*BC(t){yield t[0]}function*qC(t){yield t[t.length-1]}function*ag(t,e){yield Fg(t,n=>e[n])}function*sg(t,e){
yield Wa(t,n=>e[n])}function hi(t,e,n){if(t!=null){if(n[t]==null)throw new Error(`missing channel: ${t}`);t=n[t]}let r=be(n);return Qt(n,(i,o)=>{let a=Z(i,r),s=Z(
i,t),c=[];for(let l of o){let u=[];for(let f of a?Ie(l,h=>a[h]).values():[l])for(let h of e(f,s))u.push(h);c.push(u)}return{data:i,facets:c}})}Q.prototype.plot=function({marks:t=[],...e}={}){return wa({...e,marks:[...t,this]})};var C5={marginBottom:44,style:{fontFamily:"inherit",fontSize:"12px",background:"none",color:"inherit",overflow:"visible"}};function di(t,[e,n]){let[r,i]=[Math.min(
...t),Math.max(...t)];r===i&&([r,i]=[r-1,i+1]);let[o,a]=wu({y:{type:"linear",domain:[r,i],nice:!0}}).domain;return[Math.max(o,e),Math.min(a,n)]}var T5=document.
createElement("canvas").getContext("2d");function Tf(t){return T5.font=`${C5.style.fontSize} ${getComputedStyle(document.body).fontFamily}`,T5.measureText(t).width}
function XC(t,e){if(Tf(t)<=e)return t;let n=[...t].slice(0,100);for(;n.length>1&&Tf(`${n.join("")}…`)>e;)n.pop();return`${n.join("")}…`}var Da=(t,e)=>eo({label:null,
tickSize:0,tickPadding:8,tickFormat:n=>XC(e(n),t-10)});function Re(t,e,n){let r=L("div",{class:"drawing"}),i=0,o=a=>{let s=Math.floor(a);if(s<50||s===i)return;i=
s;let{marks:c,x:l,y:u,...f}=n(s),h=wa({...C5,...u.label&&{marginTop:30},width:s,...f,x:{labelAnchor:"center",labelArrow:"none",labelOffset:36,...l},y:{labelArrow:"\
none",tickSize:0,...u},marks:c.flat().filter(Boolean)});h.setAttribute("role","img"),h.setAttribute("aria-label",`${t}. ${e}`),r.replaceChildren(h)};return new ResizeObserver(
a=>o(a[0].contentRect.width)).observe(r),L("figure",{class:"chart"},L("figcaption",{},L("strong",{},t),e&&L("span",{},e)),r)}var I5=24,WC=100;function UC(t,e,n){let r=i=>t.policies.find(({name:o})=>o===i).recall;return n.labels.map(i=>({...i,name:e[t.labels[i.label]],from:r(n.against)[i.
label],to:r(n.policy)[i.label]}))}var E5={gain:"var(--gain)",loss:"var(--loss)"};function L5(t,e,n){let r=n.flatMap(s=>[s.change,...s.interval??[]]),i=[Math.min(
0,...r),Math.max(0,...r)];i[0]===i[1]&&(i[1]=1);let o=s=>s<500?110:190,a=12+Math.ceil(Math.max(...n.map(s=>Tf(jt(s.change,1)))));return Re(t,e,s=>({height:22*n.
length+62,marginLeft:o(s),marginRight:a,x:{domain:i,label:"Change of recall (points)",grid:!0,insetLeft:6,insetRight:6,ticks:s<500?5:8,tickFormat:c=>jt(c,Number.
isInteger(c)?0:1)},y:{domain:n.map((c,l)=>l),padding:.25},marks:[Da(o(s),c=>n[c].name),ut.ruleX([0],{stroke:"var(--muted)"}),ut.ruleY(n.filter(c=>c.interval),{x1:c=>c.
interval[0],x2:c=>c.interval[1],y:c=>n.indexOf(c),stroke:c=>E5[c.outcome]??"var(--muted)",strokeWidth:5,strokeOpacity:.35}),ut.dot(n,{x:"change",y:(c,l)=>l,r:4.5,
fill:c=>E5[c.outcome]??"var(--muted)",title:c=>`${c.name}: ${Ct(c.from,1)}% → ${Ct(c.to,1)}%${c.interval?`
${jt(c.interval[0],1)} to ${jt(c.interval[1],1)} points`:""}`,tip:!0}),ut.text(n,{y:(c,l)=>l,text:c=>jt(c.change,1),frameAnchor:"right",textAnchor:"start",dx:6})]}))}
function GC(t){let e=t.filter(s=>s>0);if(e.length===0)return"With few test images a label's small changes mean little.";let[n,r]=[Math.min(...e),Math.max(...e)],
i=n===r?Ht(n,"test image"):`${yt(n)} to ${yt(r)} test images`,o=`one of ${n===r?"them":yt(n)} is ${gg(100/n)}`,a=n<WC?", so small changes mean little":"";return`\
A label has ${i}; ${o} of recall${a}.`}function Cf(t,e,n){return n.length>0?L5(t,e,n.slice(0,I5/2)):Ft(`${t}: none.`)}function N5(t,e,n){let r=UC(t,e,n),[i,o]=n.
phrases,a=u=>r.filter(f=>f.outcome===u).length,s=r.some(u=>u.interval),c=s?`Mean recall with ${i} less that with ${o}, with 95% intervals for all labels togethe\
r. Grey: may be chance.`:`Mean recall with ${i} less that with ${o}. Without intervals: any of it may be chance.`,l=r.length<=I5?L5("Change of each label",c,r):
L("div",{class:"pair"},s?[Cf("Clearly gained",c,r.filter(u=>u.outcome==="gain")),Cf("Clearly lost",c,r.filter(u=>u.outcome==="loss").reverse())]:[Cf("Rose most",
c,r.filter(u=>u.change>0)),Cf("Fell most",c,r.filter(u=>u.change<0).reverse())]);return[L("p",{},s?`With ${i}, ${Ht(a("gain"),"label")} clearly gained recall ag\
ainst ${o} and ${yt(a("loss"))} clearly lost; of ${yt(a("unclear"))} it cannot be told. `:`Which labels gained recall with ${i} against ${o} cannot be told: tha\
t takes two seeds, and the predictions that trainings now keep. `,GC(t.images)),l]}function R5(t,e){let n=t.labels.map((f,h)=>h).filter(f=>t.policies.some(({recall:h})=>h[f]!==
null));if(n.length===0)return Ft("Recall by label: no label has test images.");let r=f=>({text:f===void 0?"–":yt(f),key:f??null}),i=[t.training_images.length>
0&&"Training images",t.images.length>0&&"Test images"],o=(f,h)=>[i[0]&&r(f),i[1]&&r(h)].filter(Boolean),a=n.map(f=>({name:e[t.labels[f]],values:t.policies.map(({
recall:h})=>h[f]),intervals:t.policies.map(h=>h.recall_interval[f]),extra:o(t.training_images[f],t.images[f])})),s=f=>n.reduce((h,d)=>h+f[d],0),c={name:"Mean of\
 all labels",values:t.policies.map((f,h)=>$n(a.map(({values:d})=>d[h]))),intervals:t.policies.map(()=>null),extra:o(s(t.training_images),s(t.images))},l=a.some(
f=>f.intervals.some(Boolean)),u=(f,h,d)=>{if(f===null)return{text:"–",kind:"untried",strength:0};let p=h.intervals[d],m=p&&`${Ct(p[0],1)}–${Ct(p[1],1)}`;return{
text:[Ct(f,1),m&&L("small",{},` ${m}`)],kind:"share",strength:.6*f/100,title:`${Ct(f,1)}%${m?`, 95% interval ${m}`:""}`}};return[L("h3",{},"Recall of each label"),
L("p",{class:"fine"},"The share of a label's test images that is recognised, in percent, as the mean over the seeds.",l&&t.policies.every(({seeds:f})=>f.length===
1)&&" There is one seed each: the intervals do not count what another one would do.",l&&" Behind it, Wilson's 95% interval for that label alone, widened by what\
 seeds add to chance in images. To compare two policies, use the differences above: both see the same images, so their recalls rise and fall together."),mi({id:"\
label-recall",caption:"Recall of each label with each policy, in percent",ops:t.policies.map(({name:f})=>Et(f).title),extras:i.filter(Boolean),rows:a,pinned:a.length>
1?[c]:[],cell:u,wide:!0})]}function HC(t,e){let[n,...r]=t.policies;if(r.length<2)return[];let i=(s,c)=>s.recall[c]===null||n.recall[c]===null?null:s.recall[c]-n.
recall[c],o=t.labels.map((s,c)=>({name:e[s],values:r.map(l=>i(l,c)),extra:[]})).filter(({values:s})=>s.some(c=>c!==null));if(o.length===0)return[];let a={name:"\
Mean of all labels",values:r.map((s,c)=>$n(o.map(({values:l})=>l[c]))),extra:[]};return[L("h3",{},"Change of each label with each policy"),L("p",{class:"fine"},
`Recall less that with ${n.name==="none"?"no policy":Et(n.name).title}, in percentage points, as the mean over the seeds. Small changes may be chance.`),mi({id:"\
label-changes",caption:"Change of each label's recall with each policy, in percentage points",ops:r.map(({name:s})=>Et(s).title),rows:o,pinned:o.length>1?[a]:[],
...Tc(o.flatMap(({values:s})=>s)),wide:r.length<=6})]}function P5({comparison:t,labels:e}){if(!t)return zt("labels","Labels",Ft("Needs a finished training."));if(t.
findings.length===0)return zt("labels","Labels",R5(t,e));let n=L("div",{},N5(t,e,t.findings[0])),r=L("select",{id:"labels-against",on:{change:()=>n.replaceChildren(
...N5(t,e,t.findings[r.selectedIndex]))}},t.findings.map(({phrases:i},o)=>L("option",{value:String(o)},`${i[0]} against ${i[1]}`)));return zt("labels","Labels",
t.findings.length>1&&L("div",{class:"tools"},L("label",{for:"labels-against"},"Policies"),r),n,HC(t,e),R5(t,e))}var jC=24,VC={"no images":"no validation images","few images":"few validation images",chance:"recognised no more often than by chance"};function D5(t,e){if(!t)return null;
let n=t.filter(o=>o.mean_policy).length,r=po("What the network recognises without augmentation",["Label","Validation images","Recall","Why","Policy"],t.map(o=>[
Sn(e[o.label]),yt(o.images),o.recall===null?"–":mn(o.recall,1),VC[o.why]??o.why,o.mean_policy?"mean of the others":"its own"])),i=n===0?"All of them have poli\
cies of their own.":`Of these, ${yt(n)} cannot be told from chance, so what triples do to them is chance too: they have the mean policy of the others.`;return[L(
"h3",{},"What the search could not learn"),L("p",{},`The search could learn little of ${Ht(t.length,"label")}. ${i}`),t.length<=jC?r:L("details",{},L("summary",
{},`All ${Ht(t.length,"label")}`),r)]}function O5(t,e){let n=(t??[]).filter(a=>a.mean_policy);if(n.length===0)return null;let r=n.slice(0,6).flatMap((a,s)=>[s===
0?"":", ",Sn(e[a.label])]),i=n.length>6?` and ${yt(n.length-6)} more`:"",o=n.length===1?"1 label has":`${yt(n.length)} labels have`;return L("p",{class:"uncerta\
in"},`${o} the mean policy of the others, as the `,L("a",{href:"#search"},"search")," could not learn what suits them: ",r,`${i}.`)}function z5({policy:t,ops:e,labels:n,search:r}){if(!t)return zt("policy","Policy",Ft("No policy has been built yet."));let i=(l,{share:u,triples:f})=>({name:l,values:u,
extra:[{text:yt(Math.round(f)),key:f}]}),o=t.rows.map(l=>i(n[l.label],l)),a=[];o.length>1&&a.push(i("Mean of all labels",{share:e.map((l,u)=>$n(o.map(({values:f})=>f[u]))),
triples:$n(t.rows.map(({triples:l})=>l))})),t.all&&a.push(i("One policy for all labels",t.all));let s=Math.max(1,...o.flatMap(({values:l})=>l),...a.flatMap(({values:l})=>l)),
c=l=>l===0?"·":l<5?"<1":Ct(l/10,0);return zt("policy","Policy",L("p",{},"How large a part of a label's triples each operation makes up, in percent. All sixteen\
 alike would be 6 each. An operation that the search found harmful for a label is rare in its row."),t.hint&&L("p",{},`In this policy, ${t.hint}. A network may \
learn to go by the operations, though test images have none.`),O5(r?.uncertain,n),mi({id:"policy-shares",caption:"Share of each operation in each label's policy\
, in percent",ops:e,extras:["Triples"],rows:o,pinned:a,cell:l=>({text:c(l),kind:"share",strength:l/s,title:`${Ct(l/10,1)}%`}),legend:Df([["0%","share",0],["","s\
hare",.33],["","share",.67],[`${Ct(s/10,0)}%`,"share",1]])}))}var F5={gain:"▲",loss:"▼",unclear:"≈"},X5=190,W5={below:70,padding:.6,above:14},ZC={gain:"Gain",loss:"Loss",unclear:"Not clear","no interval":"One seed"};
function KC([t,...e]){let n=r=>L("li",{},L("span",{class:`tag ${r.outcome.replace(" ","-")}`},ZC[r.outcome])," ",r.text);return L("div",{class:`verdict ${t.outcome.
replace(" ","-")}`},L("p",{class:"figure"},F5[t.outcome]&&L("span",{"aria-hidden":"true"},F5[t.outcome]),` ${jt(t.difference,2)}`,L("small",{},` points of test \
accuracy: ${t.phrases[0]} against ${t.phrases[1]}`)),L("p",{class:"sentence"},t.text),e.length>0&&L("ul",{},e.map(n)))}function QC(t){return L("div",{class:"nex\
t"},L("h3",{},"What to do next"),L("ol",{},t.map(e=>L("li",{},e))))}var U5=([t,e])=>`${jt(t,2)} to ${jt(e,2)}`,Y5={gain:"var(--gain)",loss:"var(--loss)"},Ef=t=>t.
every(e=>e.policy===t[0].policy),G5=t=>Ef(t)?e=>e.against:e=>e.policy,Nf=(t,e,n,{below:r=62,padding:i=.4,above:o=10}={})=>({height:40*t.length+r,marginLeft:n<500?
8:X5,marginRight:24,insetTop:n<500?o:0,y:{domain:t.map(e),axis:null,padding:i}});function JC(t){let e=G5(t),n=t.map(c=>({...c,row:e(c)})),r=Ef(t)?t[0].phrases[0]:
t[0].phrases[1],i=Ef(t)?`Difference of ${r} from each of the others`:`Difference of each policy from ${r}`,o=n.flatMap(c=>[c.difference,...c.interval??[],...c.balanced_interval??
[]]),a=di([0,...o],[-100,100]),s=n.length>1?`, for all ${n.length} differences together`:"";return Re(i,`Filled dot and bar: accuracy and its 95% interval${s}. \
Ring and thin line: balanced accuracy. Right of 0 is better.`,c=>({...Nf(n,l=>l.row,c),insetLeft:8,insetRight:8,x:{label:"Difference (points of test accuracy)",
domain:a,grid:!0,ticks:c<500?4:8,tickFormat:l=>jt(l,Number.isInteger(l)?0:Math.abs(l)<.1?2:1)},marks:[ut.ruleX([0],{stroke:"var(--muted)"}),Rf(n,c,l=>l.row),ut.
ruleY(n.filter(l=>l.interval),{y:"row",x1:l=>l.interval[0],x2:l=>l.interval[1],stroke:l=>Y5[l.outcome]??"var(--muted)",strokeWidth:7,strokeOpacity:.35}),ut.ruleY(
n.filter(l=>l.balanced_interval),{y:"row",x1:l=>l.balanced_interval[0],x2:l=>l.balanced_interval[1],stroke:"var(--muted)",strokeWidth:1.25,dy:8}),ut.dot(n.filter(
l=>l.balanced!==null),{y:"row",x:"balanced",r:3,fill:"var(--surface)",stroke:"var(--muted)",strokeWidth:1.25,dy:8}),ut.dot(n,{y:"row",x:"difference",r:6,fill:l=>Y5[l.
outcome]??"var(--muted)",stroke:"var(--surface)",strokeWidth:1.5,title:l=>`${Et(l.row).title}: ${jt(l.difference,2)}${l.interval?` (${U5(l.interval)})`:""}`,tip:!0})]}))}
function Rf(t,e,n){return e>=500?Da(X5,r=>Et(r).title):ut.text(t,{y:n,text:r=>Et(n(r)).title,frameAnchor:"left",dy:-15,dx:-6,fontSize:11.5})}function tE(t){let e=t.
flatMap(a=>a.seeds.map(([s,c])=>({policy:a.name,seed:s,accuracy:c}))),n=a=>Et(a).title,r=a=>Et(a.name??a.policy).color,i=di([...e.map(a=>a.accuracy),...t.flatMap(
a=>a.interval??[])],[0,100]),o=t.every(a=>!a.interval);return Re("Test accuracy by training",o?"Each dot is one seed.":"Large dot: mean. Bar: its 95% interval. \
Small dots: single seeds.",a=>({...Nf(t,s=>s.name,a),insetLeft:8,insetRight:8,x:{label:"Test accuracy (%)",domain:i,grid:!0,ticks:a<500?4:8},marks:[Rf(t,a,s=>s.
name),ut.ruleY(t.filter(s=>s.interval),{y:"name",x1:s=>s.interval[0],x2:s=>s.interval[1],stroke:r,strokeWidth:7,strokeOpacity:.35}),ut.dot(e,{y:"policy",x:"accu\
racy",r:2.5,fill:"var(--surface)",stroke:r,strokeWidth:1.25}),ut.dot(t,{y:"name",x:"mean",r:6,fill:r,stroke:"var(--surface)",strokeWidth:1.5,title:s=>`${n(s.name)}\
: ${mn(s.mean)}`,tip:!0})]}))}function eE({policies:t,findings:e}){let n=({interval:a})=>a?`${Ct(a[0],2)} to ${Ct(a[1],2)}`:"one seed: no interval",r=G5(e),i=({
name:a})=>{let s=e.find(c=>r(c)===a);return s?`${jt(s.difference,2)}${s.interval?` (${U5(s.interval)})`:""}`:"–"},o=e.length===0?"Difference":Ef(e)?`${Et(e[0].
policy).title} against it`:`Against ${e[0].phrases[1]}`;return po("Test accuracy by training, in percent",["Training","Mean","95% interval over seeds","Balanced",
"Macro F1",o,"Single seeds"],t.map(a=>[[L("span",{class:"swatch",style:{background:Et(a.name).color}}),Et(a.name).title],mn(a.mean),n(a),a.balanced===null?"–":
mn(a.balanced),a.macro_f1===null?"–":mn(a.macro_f1),i(a),a.seeds.map(([,s])=>Ct(s,2)).join(", ")]))}function B5({images:t,policies:e}){let n=({changed:r,change:i})=>`${mn(
r,0)}, by ${Ct(i,1)}`;return Re("How strong the policies are",`Bar: the share of pixels that a policy changes, before crop and flip. Beside it: by how much it c\
hanges a pixel's values on average, of 255. Means over ${Ht(t,"training image")}. Stronger is not better by itself.`,r=>({...Nf(e,i=>i.name,r,W5),marginRight:92,
x:{label:"Pixels changed (%)",domain:[0,100],grid:!0,ticks:r<500?4:8},marks:[Rf(e,r,i=>i.name),ut.barX(e,{y:"name",x:"changed",fill:i=>Et(i.name).color,fillOpacity:.8}),
ut.text(e,{y:"name",x:"changed",text:n,textAnchor:"start",dx:6}),r>=500&&ut.ruleX([0])]}))}function q5({policies:t}){let e=t.filter(({reward:r})=>r!==null);if(e.
length===0)return L("p",{class:"fine"},"Mean reward of the policies: – (this run did not measure it).");let n=e.map(({reward:r})=>r);return Re("Mean reward of\
 the policies","How the recall of the search's network changes, in points, when a policy augments the validation images: the mean over the labels, measured in t\
he same way for every policy. Without a policy it is 0. The search chose the learned policy by these same images. More is not better by itself: a policy that ch\
anges nothing has 0.",r=>({...Nf(e,i=>i.name,r,W5),insetLeft:48,insetRight:48,x:{label:"Mean reward (points)",domain:di([0,...n],[-100,100]),grid:!0,ticks:4},marks:[
Rf(e,r,i=>i.name),ut.barX(e,{y:"name",x:"reward",fill:i=>Et(i.name).color,fillOpacity:.8}),[-1,1].map(i=>ut.text(e.filter(({reward:o})=>o<0==i<0),{y:"name",x:"r\
eward",text:({reward:o})=>jt(o,1),textAnchor:i<0?"end":"start",dx:6*i})),ut.ruleX([0])]}))}function nE(t){let e=t.pairs_seeds?"Trainings with the same seed begi\
n with the same weights and see the images in the same order, so they are compared seed by seed. ":"",n=t.counts_images?"Intervals of differences count both sou\
rces of chance: another seed and other test images. ":"Intervals of differences count chance in seeds, not in test images. ",r=t.findings.length>1?`They hold fo\
r all ${t.findings.length} differences together, which makes them wider than one alone. `:"";return`${n}${e}${r}A difference is clear if its interval does not i\
nclude 0. The interval of a single policy is Student's, over its seeds. Balanced accuracy is the mean recall of the labels: it differs from accuracy if labels h\
ave different numbers of test images. Macro F1 is the mean over the labels of the harmonic mean of precision and recall.`}function H5({comparison:t,strengths:e}){
if(!t)return zt("result","Result",Ft("No training with or without a policy has finished yet, so nothing can be compared."),e&&[B5(e),q5(e)]);let n=Math.max(...t.
policies.map(r=>r.seeds.length));return zt("result","Result",t.findings.length>0?KC(t.findings):Ft("Only one kind of training has finished: there is nothing to \
compare it with yet."),t.next_steps.length>0&&QC(t.next_steps),t.findings.length>0&&JC(t.findings),tE(t.policies),eE(t),L("p",{class:"fine"},n>1?nE(t):"Each tra\
ining ran with one seed. How much of a difference is chance cannot be told from one seed: train with three or more."),e&&[B5(e),q5(e)])}var rE=[["command","Command"],["data","Data"],["network","Network"],["device","Device"],["machine","Machine"],["started","Started"],["seed","Seed"],["seeds","Se\
eds per training"],["la3","la3"],["libtorch","LibTorch"]];function iE(t){let e=t.filter(i=>i.seconds!==null&&(i.done||i.seconds>0));if(e.length===0)return null;
let n=e.reduce((i,o)=>i+o.seconds,0),r=i=>i<500?150:190;return Re("Time of each stage",`${za(n)} in all.`,i=>({height:22*e.length+8,marginTop:4,marginBottom:4,marginLeft:r(
i),marginRight:90,x:{axis:null},y:{domain:e.map((o,a)=>a),padding:.3},marks:[Da(r(i),o=>e[o].name),ut.barX(e,{x:"seconds",y:(o,a)=>a,fill:"var(--learned)",fillOpacity:.7}),
ut.text(e,{x:"seconds",y:(o,a)=>a,text:o=>za(o.seconds)+(o.done?"":" so far"),textAnchor:"start",dx:5})]}))}function j5({run:t,config:e}){let n=rE.filter(([r])=>t?.[r]!==
void 0).map(([r,i])=>[L("dt",{},i),L("dd",{},r==="command"?L("code",{},t[r]):String(t[r]))]);return zt("run","Run",t?L("dl",{},n):Ft("run.json is missing: what \
ran is not known."),t&&iE(t.stages),e===null?Ft("config.toml is missing: the settings are not known."):L("details",{},L("summary",{},"Settings (config.toml)"),L(
"pre",{tabindex:"0"},e)))}var oE=64;function V5(t){return Uint8Array.from(atob(t),e=>e.charCodeAt(0))}function Z5(t,[e,n]){return n===void 0?t[e]:`${t[e]} ${Ct(n,Number.isInteger(n)||Math.
abs(n)>=10?0:2)}`}function K5({ops:t,labels:e,policy:n}){let r=L("div",{class:"gallery"},L("p",{class:"fine"},"Loading…")),i=zt("samples","Samples",r),o=null;
function a(p,{cell_px:m,columns:b},{source:y,calls:g},w,x){let _=m<oE?2*m:m,v=g.length===0?"Original":g.map(A=>Z5(t,A)).join(", "),M={width:`${_*b}px`,"margin-l\
eft":`${-(w%b)*_}px`,"margin-top":`${-Math.floor(w/b)*_}px`},k=L("img",{src:p,alt:`${x?`${x}: `:""}${v}, image ${y}`,class:_>m&&"twice",style:M}),S=x??(g.length===
0&&"Original");return L("figure",{class:"cell",style:{"--side":`${_}px`}},L("div",{},k),L("figcaption",{},S&&L("strong",{},S),g.map(A=>L("span",{},Z5(t,A)))))}function s({
cell_px:p,columns:m},{cells:b}){let y=b.map((w,x)=>a(o,{cell_px:p,columns:m},w,x)),g=[];for(let w=0;w<y.length;w+=m)g.push(L("div",{class:"cells"},y.slice(w,w+m)));
return g}function c({cell_px:p,policies:m,jpeg:b,rows:y}){let g=URL.createObjectURL(new Blob([V5(b)],{type:"image/jpeg"})),w=m.length+1;return L("div",{id:"comp\
ared-samples"},L("h3",{},"The compared policies on the same images"),L("p",{},"Each image, and what each policy makes of it in the first epoch, before crop and \
flip."),L("div",{class:"compared-rows"},y.map(({label:x,cells:_},v)=>L("div",{class:"compared",role:"group","aria-label":e[x]||"(no name)"},L("p",{class:"fine"},
Sn(e[x])),L("div",{class:"cells"},_.map((M,k)=>a(g,{cell_px:p,columns:w},M,v*w+k,k>0?Et(m[k-1]).title:void 0)))))))}function l(p){let m=n?.rows.find(b=>b.label===
p)?.first??[];return m.length===0?null:L("p",{class:"fine"},"Chosen first: ",m.map(([b,y,g,w])=>`${t[b]} → ${t[y]} → ${t[g]} (score ${Ct(w,2)})`).join("; "),
". The score is no reward: it is the predicted reward above the label's least, less a penalty for what the triple shares with those chosen before.")}function u(){
let p=JSON.parse(document.getElementById("la3-samples").textContent||"null");if(!p||p.labels.length===0)return r.replaceChildren(Ft("There are no sample images."));
let m=L("div",{id:"label-samples","aria-live":"polite"}),b=L("select",{id:"sample-label",on:{change:()=>g()}},p.labels.map((w,x)=>L("option",{value:String(x)},e[w.
label]||"(no name)"))),y=w=>{b.selectedIndex=(b.selectedIndex+w+p.labels.length)%p.labels.length,g()},g=()=>{let w=p.labels[b.selectedIndex];o&&URL.revokeObjectURL(
o),o=URL.createObjectURL(new Blob([V5(w.jpeg)],{type:"image/jpeg"})),m.replaceChildren(L("h3",{},Sn(e[w.label])),...s(p,w),l(w.label)??"")};r.replaceChildren(L(
"p",{},"Each image, and what the label's policy makes of it: operations with their magnitudes, applied from top to bottom."),L("div",{class:"tools"},L("label",{
for:"sample-label"},"Label"),b,L("button",{type:"button",on:{click:()=>y(-1)}},"Previous"),L("button",{type:"button",on:{click:()=>y(1)}},"Next")),m,p.compared?
c(p.compared):""),g()}let f=!1,h=()=>{f||u(),f=!0,d.disconnect()},d=new IntersectionObserver(p=>p.some(m=>m.isIntersecting)&&h(),{rootMargin:"600px"});return d.
observe(i),addEventListener("beforeprint",h),i}var aE=24;function sE({mirrored:t,doubtful:e}){let n=t?"mirrored":"not mirrored";return e?`${n}: not known well enough to tell, as others`:n}function cE(t,e){return[
Sn(e[t.label]),yt(t.images),mn(100*t.recognised/t.images,1),mn(100*(t.recognised-t.lost+t.won)/t.images,1),`${jt(100*(t.won-t.lost)/t.images,1)} (${yt(t.lost)} \
lost, ${yt(t.won)} won)`,sE(t)]}function Q5(t,e){if(!t)return null;let n=t.filter(o=>!o.mirrored).length,i=po("Validation images as they are and mirrored left t\
o right",["Label","Images","Recall","Mirrored","Change (points)","In training"],t.map(o=>cE(o,e)));return[L("h3",{},"Mirroring"),L("p",{},`Of ${Ht(t.length,"lab\
el")}, ${yt(n)} must not be mirrored: their images, mirrored, are no longer recognised by a network that was trained without mirroring. All compared trainings k\
eep these as they are and mirror half of the others.`),t.length<=aE?i:L("details",{},L("summary",{},`All ${Ht(t.length,"label")}`),i)]}var cg=t=>Math.min(250,Math.max(200,.44*t)),t_=(t,e)=>di(t.map(n=>n.value),e),J5=t=>Number.isInteger(t)?yt(t):"";function lE(t,e){return t.iteration.map((n,r)=>({
iteration:n,value:t[e][r]})).filter(n=>n.value!==null)}function uE(t){let e=Math.max(3,Math.round(t.length/10));return t.map(({iteration:n},r)=>{let i=t.slice(Math.
max(0,r-e+1),r+1);return{iteration:n,value:i.reduce((o,a)=>o+a.value,0)/i.length}})}function If(t,e,n,r,i,o,a,s,c=!1){let l=lE(n,r);if(l.length===0)return L("fi\
gure",{class:"chart"},L("figcaption",{},L("strong",{},t)),Ft("Not measured yet: it begins after the warm-up."));let u=n.iteration.at(-1),f=l.length<20;return Re(
t,e,h=>({height:cg(h),marginLeft:44,marginRight:12,x:{label:"Iteration",domain:[0,u],ticks:Oa([0,u])},y:{label:i,grid:!0,ticks:5,domain:c?s:t_(l,s)},marks:[o>0&&
o<u&&ut.ruleX([o],{stroke:"var(--muted)",strokeDasharray:"3 3"}),o>0&&o<u&&ut.text([o],{x:d=>d,frameAnchor:"top",text:()=>"warm-up ends",textAnchor:2*o>u?"end":
"start",dx:2*o>u?-5:5,fill:"var(--muted)",fontSize:11}),ut.line(l,{x:"iteration",y:"value",stroke:"var(--learned)",strokeOpacity:.35,strokeWidth:1}),f&&ut.dot(l,
{x:"iteration",y:"value",r:3,fill:"var(--learned)"}),ut.line(f?l:uE(l),{x:"iteration",y:"value",stroke:"var(--learned)",strokeWidth:2}),ut.tip(l,ut.pointerX({x:"\
iteration",y:"value",title:d=>`Iteration ${d.iteration}: ${Ct(d.value,a)}`}))]}))}function fE(t){let e=Math.min(...t),n=Math.ceil((Math.max(...t)-e+1)/20),r=[];
for(let i of t){let o=Math.floor((i-e)/n);for(;r.length<=o;){let a=e+r.length*n-.5;r.push({from:a,to:a+n,labels:0})}r[o].labels+=1}return r}function hE(t){let e=t.
map(s=>s.tried),[n,r]=[Math.min(...e),Math.max(...e)],o=`${n===r?yt(n):`Between ${yt(n)} and ${yt(r)}`} of the 4,096 possible.`,a=fE(e);return Re("Different tri\
ples tried per label",o,s=>({height:cg(s),marginLeft:44,marginRight:12,x:{label:"Different triples",ticks:6,tickFormat:J5,domain:[a[0].from-1,a.at(-1).to+1]},y:{
label:"Labels",grid:!0,ticks:5,tickFormat:J5},marks:[ut.rectY(a,{x1:"from",x2:"to",y:"labels",fill:"var(--learned)",fillOpacity:.7,inset:.5}),ut.ruleY([0],{stroke:"\
var(--muted)"})]}))}function dE(t){let e=t.epoch.map((n,r)=>({epoch:n,value:t.test_accuracy[r]})).filter(n=>n.value!==null);return e.length===0?null:Re("Pre-tra\
ining",`The network the search asks: test accuracy by epoch, ${Ct(e.at(-1).value,2)}% at the end.`,n=>({height:cg(n),marginLeft:44,marginRight:12,x:{label:"Epoc\
h",ticks:Oa(e.map(r=>r.epoch)),tickFormat:"d"},y:{label:"Test accuracy (%)",grid:!0,ticks:5,domain:t_(e,[0,100])},marks:[ut.line(e,{x:"epoch",y:"value",stroke:"\
var(--none)",strokeWidth:2}),e.length===1&&ut.dot(e,{x:"epoch",y:"value",fill:"var(--none)"})]}))}function e_({search:t,pretrain:e,labels:n}){let r=[];if(t&&t.metrics.
iteration.length>0){let c=t.evaluations?.warm_up??0;r.push(If("Mean reward","Change of recall on validation images by the triples of each iteration; light: sing\
le iterations, bold: recent mean.",t.metrics,"mean_reward","Points",c,2,[-100,100]),If("Predictor: Spearman correlation","Predicted against measured rewards of \
evaluations held out; 1 is a perfect order.",t.metrics,"spearman","Correlation",c,3,[-1,1]),If("Predictor: mean absolute error","On the same evaluations; lower \
is better.",t.metrics,"mae","Points",c,2,[0,1/0]),If("New triples preferred","Share of labels where the predictor preferred a triple that had not been tried.",t.
metrics,"unexplored","Share",c,2,[0,1],!0))}let i=t?.evaluations?.rows.filter(c=>c.tried>0)??[];i.length>0&&r.push(hE(i));let o=e&&dE(e);if(o&&r.push(o),r.length===
0)return zt("search","Search",Ft("The search has not begun."));let a=i.reduce((c,l)=>c+l.evaluations,0),s=t?.evaluations;return zt("search","Search",s?L("p",{},
`${Ht(a,"evaluation")} in ${Ht(t.metrics.iteration.length,"iteration")} of ${yt(s.iterations)} planned, the first ${yt(s.warm_up)} of them a warm-up with random\
 triples${s.label_invariant?"; one policy for all labels":""}.`):Ft("The search has not evaluated anything yet."),L("div",{class:"pair"},r),D5(t?.uncertain,n),Q5(
t?.flips,n))}function pE(t,e){return t.flatMap(n=>n.epoch.map((r,i)=>({policy:n.policy,seed:n.seed,epoch:r,value:n[e][i]}))).filter(n=>n.value!==null)}function mE(t,e){let n=new Map;
for(let{policy:i,epoch:o,value:a}of e){let s=`${i} ${o}`,c=n.get(s)??{policy:i,epoch:o,sum:0,seeds:0};n.set(s,{...c,sum:c.sum+a,seeds:c.seeds+1})}let r=new Map;
for(let{policy:i}of t)r.set(i,(r.get(i)??0)+1);return[...n.values()].filter(i=>i.seeds===r.get(i.policy)).map(i=>({...i,value:i.sum/i.seeds})).sort((i,o)=>i.epoch-
o.epoch)}function gE(t){let e=Math.max(...t.map(s=>s.epoch)),n=t.filter(s=>2*s.epoch>=e).map(s=>s.value),r=Math.min(...n),i=Math.max(...n),o=i>r?i-r:1;if(t.length===
n.length)return[r-.1*o,i+.1*o];let a=t.map(s=>s.value);return[Math.max(Math.min(...a),r-o),Math.min(Math.max(...a),i+o)]}function n_(t,e,n,r,i,o,a){let s=pE(n,r);
if(s.length===0)return Ft(`${t}: not measured.`);let c=mE(n,s),l=[...new Set(n.map(p=>p.policy))],u=di(gE(s),a),f=p=>p.value>=u[0]&&p.value<=u[1],h=s.every(f)?"":
" Some of the first epochs lie outside the scale.",d=new Set(s.map(p=>p.epoch)).size===1;return Re(t,e+h,p=>({height:Math.min(320,Math.max(230,.5*p)),marginLeft:44,
marginRight:12,x:{label:"Epoch",ticks:Oa(s.map(m=>m.epoch)),tickFormat:"d"},y:{label:i,grid:!0,ticks:6,domain:u},marks:[ut.line(s,{clip:!0,x:"epoch",y:"value",z:m=>`${m.
policy} ${m.seed}`,stroke:m=>Et(m.policy).color,strokeWidth:1,strokeOpacity:.3}),l.map(m=>ut.line(c.filter(b=>b.policy===m),{clip:!0,x:"epoch",y:"value",stroke:Et(
m).color,strokeWidth:2,strokeDasharray:Et(m).dash})),d&&ut.dot(s,{x:"epoch",y:"value",stroke:m=>Et(m.policy).color}),ut.tip(c.filter(f),ut.pointer({x:"epoch",y:"\
value",title:m=>`${Et(m.policy).title}
Epoch ${m.epoch}: ${Ct(m.value,o)}`}))]}))}function yE(t){let e=n=>{let r=document.createElementNS("http://www.w3.org/2000/svg","svg"),i=document.createElementNS(
"http://www.w3.org/2000/svg","line");for(let[o,a]of Object.entries({width:28,height:10,"aria-hidden":"true"}))r.setAttribute(o,a);for(let[o,a]of Object.entries(
{x1:0,x2:28,y1:5,y2:5,"stroke-width":2.5,stroke:Et(n).color,"stroke-dasharray":Et(n).dash}))i.setAttribute(o,a);return r.append(i),r};return L("ul",{class:"lege\
nd"},t.map(n=>L("li",{},e(n),Et(n).title)))}function r_({curves:t}){let e=t.filter(i=>i.epoch.length>0);if(e.length===0)return zt("training","Training",Ft("No t\
raining has finished an epoch yet."));let n=e.filter(i=>!i.finished).map(i=>`${Et(i.policy).title}, seed ${i.seed}`),r="Light lines: single seeds. Bold: their m\
ean.";return zt("training","Training",n.length>0&&L("p",{class:"fine"},`Not finished: ${n.join("; ")}.`),yE([...new Set(e.map(i=>i.policy))]),L("div",{class:"pa\
ir"},n_("Test accuracy by epoch",r,e,"test_accuracy","Test accuracy (%)",2,[0,100]),n_("Training loss by epoch",`${r} Augmented images are harder: a higher loss\
 is to be expected.`,e,"train_loss","Loss",3,[0,1/0])))}function bE({run:t,labels:e}){let r=(t?.stages??[]).filter(i=>i.seconds!==null).reduce((i,o)=>i+o.seconds,0);return[t?.data,t?.network,e.length>0&&Ht(e.length,"\
label"),t?.seeds!==void 0&&Ht(t.seeds,"seed"),t?.device,t?.started?.replace("T"," ").replace("Z"," UTC"),r>0&&za(r)].filter(Boolean)}function xE(t){return L("he\
ader",{},L("p",{class:"eyebrow"},t.parts?"la3 comparison":"la3 report"),L("h1",{},t.title),L("p",{class:"facts"},bE(t).map(e=>L("span",{},e))),t.notes.length>0&&
L("details",{class:"notes",open:t.notes.length<=8},L("summary",{},`${t.parts?"What is missing":"This report is not complete"}: ${Ht(t.notes.length,"note")}`),L(
"ul",{},t.notes.map(e=>L("li",{},e)))))}var kc=JSON.parse(document.getElementById("la3-data").textContent);bg([...kc.strengths?.policies??[],...kc.comparison?.policies??
[]]);var i_={result:H5,labels:P5,training:r_,policy:z5,effects:vg,search:e_,samples:K5,run:j5},o_=(kc.parts??Object.keys(i_)).map(t=>i_[t](kc)),wE=o_.map(t=>L("\
a",{href:`#${t.id}`},t.querySelector("h2").textContent));document.getElementById("report").replaceChildren(L("a",{class:"skip",href:"#result"},"Skip to the resu\
lt"),xE(kc),L("nav",{"aria-label":"Sections"},wE),L("main",{},o_),L("footer",{},"Written by la3. Everything on this page is in this one file."));var lg=[];addEventListener(
"beforeprint",()=>{lg=[...document.querySelectorAll("details:not([open])")];for(let t of lg)t.open=!0});addEventListener("afterprint",()=>lg.forEach(t=>t.open=!1));
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
gap:10px;align-items:baseline;margin-bottom:6px}.next{margin:0 0 28px;padding:16px 24px 14px;border:1px solid var(--line);border-radius:6px;background:var(--surface)}
.next h3{margin:0 0 8px}.next ol{margin:0;padding-left:1.25em}.next li+li{margin-top:6px}.tag{flex:none;width:5.4em;padding:1px 0;border:1px solid var(--line);border-radius:99px;
color:var(--muted);font-size:.75rem;text-align:center}.tag.gain{border-color:var(--gain);color:var(--gain)}.tag.loss{border-color:var(--loss);color:var(--loss)}
.chart{min-width:0;margin:0 0 22px}.pair .chart{margin:0}.chart figcaption{margin-bottom:8px;font-size:.875rem;line-height:1.4}.chart figcaption strong{display:block;
font-size:.9375rem;font-weight:600}.chart figcaption span{color:var(--muted)}.drawing svg{--plot-background: var(--surface);display:block;max-width:100%;font-variant-numeric:tabular-nums}
.drawing g[aria-label$=grid]{stroke:var(--muted)}.legend{display:flex;flex-wrap:wrap;gap:4px 22px;margin:0 0 16px;padding:0;list-style:none;font-size:.875rem}.legend
svg{margin-right:7px;vertical-align:0}table{border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}.plain{width:100%;margin-bottom:12px}.plain
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
.matrix.wide td,.matrix.wide thead button{padding-right:10px;padding-left:10px;white-space:nowrap}.matrix.wide thead span{writing-mode:horizontal-tb;transform:none}
.matrix.wide thead .extra button{text-align:right}.matrix.wide thead th:first-child button{padding-left:2px}.matrix.wide small{opacity:.8}.matrix thead button:hover{
color:var(--accent)}.matrix thead [aria-sort=descending] button:after,.matrix thead [aria-sort=ascending] button:after{display:block;color:var(--accent);font-size:.625rem;
line-height:1;content:"▼"}.matrix thead [aria-sort=ascending] button:after{content:"▲"}.matrix thead [aria-sort=none] .op button:after{content:none}.share,.gain[style]{
background:rgb(var(--gain-rgb) / calc(var(--strength) * .62))}.loss[style]{background:rgb(var(--loss-rgb) / calc(var(--strength) * .62))}.matrix .none,.matrix .untried{
color:var(--muted)}.matrix .none{padding:12px 0;text-align:left}.pager{display:flex;gap:8px;margin-top:10px;font-size:.875rem}.pager[hidden]{display:none}.cells{
display:flex;flex-wrap:wrap;gap:14px 16px;margin-bottom:18px}.cell{width:max(var(--side),96px);margin:0}.cell div{width:var(--side);height:var(--side);overflow:hidden;
border-radius:3px}.cell img{display:block;max-width:none}.cell .twice{image-rendering:pixelated}.cell figcaption{margin-top:5px;color:var(--muted);font-size:.6875rem;
line-height:1.35}.cell figcaption span{display:block;white-space:nowrap}.cell strong{color:var(--ink);font-weight:600}.cell figcaption strong{display:block;overflow-wrap:anywhere}
.compared{max-width:100%}.compared .fine{margin:0 0 4px;overflow-wrap:anywhere}.compared-rows{display:flex;flex-wrap:wrap;gap:6px 44px}dl{display:grid;grid-template-columns:max-content
1fr;gap:4px 24px;margin:0 0 24px;font-size:.9375rem}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}pre,code{font:.8125rem/1.5 ui-monospace,SF Mono,Menlo,Consolas,Liberation
Mono,monospace}pre{max-height:30em;margin:10px 0 0;padding:14px 16px;overflow:auto;border:1px solid var(--line);border-radius:6px;background:var(--surface)}@media(max-width:720px){
#report{padding:0 16px 32px}nav{margin:0 -16px;padding:11px 16px;gap:18px;white-space:nowrap}header{padding-top:28px}h1{font-size:1.625rem}section{padding:28px 0
24px}.pair{grid-template-columns:minmax(0,1fr)}.verdict,.next{padding:16px}.verdict .figure small{display:block;font-size:.9375rem}.verdict li{display:block;margin-bottom:12px}
.tag{display:inline-block;margin-bottom:3px}.matrix .scale{margin-left:0}.matrix tbody th{max-width:112px}input[type=search]{width:100%;font-size:16px}dl{grid-template-columns:1fr;
gap:0}dd{margin-bottom:8px}}@media print{:root{--paper: #fff;--surface: #fff;--ink: #000;--muted: #444;--line: #ccc;--gain: #0072b2;--loss: #d55e00;--gain-rgb: 0
114 178;--loss-rgb: 213 94 0;--none: #6b7280;--random: #c77700;--invariant: #00805d;--learned: #0072b2;color-scheme:light}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
body{font-size:10.5pt}#report{max-width:none;padding:0}nav,.tools input,.tools button,.tools select,.tools label,.pager,.skip{display:none!important}header{padding-top:0}
section{padding:16pt 0 10pt}h2,h3,figcaption{break-after:avoid}.chart,.verdict,.cell,tr{break-inside:avoid}.pair{gap:14pt 20pt}.gallery{break-inside:avoid}.cells{
gap:8px;zoom:.82}.scroll{overflow:visible}.matrix td{min-width:0;padding:0 1px;font-size:7pt}.matrix td,.matrix th{height:15pt}.matrix tbody th,.matrix thead button{
max-width:90pt;font-size:7.5pt}pre{max-height:none;white-space:pre-wrap}})page";

const Page& page() {
  static constexpr Page kPage = {{kScript, sizeof(kScript) - 1}, {kStyle, sizeof(kStyle) - 1}};
  return kPage;
}

}  // namespace la3::report
