// Written by la3/report/web/build.mjs, by way of `make page`: change la3/report/web instead.
// clang-format off
#include "la3/report/page.h"

namespace la3::report {

static constexpr char kScript[] = R"page((()=>{var p_=Object.create;var Lf=Object.defineProperty;var m_=Object.getOwnPropertyDescriptor;var g_=Object.getOwnPropertyNames;var y_=Object.getPrototypeOf,b_=Object.prototype.hasOwnProperty;var hg=(t,e)=>()=>(e||t((e={exports:{}}).exports,e),e.exports),x_=(t,e)=>{for(var n in e)Lf(t,n,{get:e[n],enumerable:!0})},v_=(t,e,n,r)=>{if(e&&typeof e=="objec\
t"||typeof e=="function")for(let i of g_(e))!b_.call(t,i)&&i!==n&&Lf(t,i,{get:()=>e[i],enumerable:!(r=m_(e,i))||r.enumerable});return t};var w_=(t,e,n)=>(n=t!=null?p_(y_(t)):{},v_(e||!t||!t.__esModule?Lf(n,"default",{value:t,enumerable:!0}):n,t));var e5=hg((DB,t5)=>{"use strict";function gC(t,e,n,r,i){for(var o=i+1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c>=0?(o=a,i=a-1):r=a+1}return o}function yC(t,e,n,r,i){
for(var o=i+1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c>0?(o=a,i=a-1):r=a+1}return o}function bC(t,e,n,r,i){for(var o=r-1;r<=i;){var a=r+i>>>1,s=t[a],
c=n!==void 0?n(s,e):s-e;c<0?(o=a,r=a+1):i=a-1}return o}function xC(t,e,n,r,i){for(var o=r-1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c<=0?(o=a,r=a+1):
i=a-1}return o}function vC(t,e,n,r,i){for(;r<=i;){var o=r+i>>>1,a=t[o],s=n!==void 0?n(a,e):a-e;if(s===0)return o;s<=0?r=o+1:i=o-1}return-1}function Sc(t,e,n,r,i,o){
return typeof n=="function"?o(t,e,n,r===void 0?0:r|0,i===void 0?t.length-1:i|0):o(t,e,void 0,n===void 0?0:n|0,r===void 0?t.length-1:r|0)}t5.exports={ge:function(t,e,n,r,i){
return Sc(t,e,n,r,i,gC)},gt:function(t,e,n,r,i){return Sc(t,e,n,r,i,yC)},lt:function(t,e,n,r,i){return Sc(t,e,n,r,i,bC)},le:function(t,e,n,r,i){return Sc(t,e,n,
r,i,xC)},eq:function(t,e,n,r,i){return Sc(t,e,n,r,i,vC)}}});var l5=hg((OB,c5)=>{"use strict";var $f=e5(),Ra=0,lo=1,Sf=2;c5.exports=_C;function tg(t,e,n,r,i){this.mid=t,this.left=e,this.right=n,this.leftPoints=r,this.rightPoints=
i,this.count=(e?e.count:0)+(n?n.count:0)+r.length}var $c=tg.prototype;function Q0(t,e){t.mid=e.mid,t.left=e.left,t.right=e.right,t.leftPoints=e.leftPoints,t.rightPoints=
e.rightPoints,t.count=e.count}function i5(t,e){var n=Ia(e);t.mid=n.mid,t.left=n.left,t.right=n.right,t.leftPoints=n.leftPoints,t.rightPoints=n.rightPoints,t.count=
n.count}function n5(t,e){var n=t.intervals([]);n.push(e),i5(t,n)}function r5(t,e){var n=t.intervals([]),r=n.indexOf(e);return r<0?Ra:(n.splice(r,1),i5(t,n),lo)}
$c.intervals=function(t){return t.push.apply(t,this.leftPoints),this.left&&this.left.intervals(t),this.right&&this.right.intervals(t),t};$c.insert=function(t){var e=this.
count-this.leftPoints.length;if(this.count+=1,t[1]<this.mid)this.left?4*(this.left.count+1)>3*(e+1)?n5(this,t):this.left.insert(t):this.left=Ia([t]);else if(t[0]>
this.mid)this.right?4*(this.right.count+1)>3*(e+1)?n5(this,t):this.right.insert(t):this.right=Ia([t]);else{var n=$f.ge(this.leftPoints,t,eg),r=$f.ge(this.rightPoints,
t,ng);this.leftPoints.splice(n,0,t),this.rightPoints.splice(r,0,t)}};$c.remove=function(t){var e=this.count-this.leftPoints;if(t[1]<this.mid){if(!this.left)return Ra;
var n=this.right?this.right.count:0;if(4*n>3*(e-1))return r5(this,t);var r=this.left.remove(t);return r===Sf?(this.left=null,this.count-=1,lo):(r===lo&&(this.count-=
1),r)}else if(t[0]>this.mid){if(!this.right)return Ra;var i=this.left?this.left.count:0;if(4*i>3*(e-1))return r5(this,t);var r=this.right.remove(t);return r===Sf?
(this.right=null,this.count-=1,lo):(r===lo&&(this.count-=1),r)}else{if(this.count===1)return this.leftPoints[0]===t?Sf:Ra;if(this.leftPoints.length===1&&this.leftPoints[0]===
t){if(this.left&&this.right){for(var o=this,a=this.left;a.right;)o=a,a=a.right;if(o===this)a.right=this.right;else{var s=this.left,r=this.right;o.count-=a.count,
o.right=a.left,a.left=s,a.right=r}Q0(this,a),this.count=(this.left?this.left.count:0)+(this.right?this.right.count:0)+this.leftPoints.length}else this.left?Q0(this,
this.left):Q0(this,this.right);return lo}for(var s=$f.ge(this.leftPoints,t,eg);s<this.leftPoints.length&&this.leftPoints[s][0]===t[0];++s)if(this.leftPoints[s]===
t){this.count-=1,this.leftPoints.splice(s,1);for(var r=$f.ge(this.rightPoints,t,ng);r<this.rightPoints.length&&this.rightPoints[r][1]===t[1];++r)if(this.rightPoints[r]===
t)return this.rightPoints.splice(r,1),lo}return Ra}};function o5(t,e,n){for(var r=0;r<t.length&&t[r][0]<=e;++r){var i=n(t[r]);if(i)return i}}function a5(t,e,n){
for(var r=t.length-1;r>=0&&t[r][1]>=e;--r){var i=n(t[r]);if(i)return i}}function s5(t,e){for(var n=0;n<t.length;++n){var r=e(t[n]);if(r)return r}}$c.queryPoint=
function(t,e){if(t<this.mid){if(this.left){var n=this.left.queryPoint(t,e);if(n)return n}return o5(this.leftPoints,t,e)}else if(t>this.mid){if(this.right){var n=this.
right.queryPoint(t,e);if(n)return n}return a5(this.rightPoints,t,e)}else return s5(this.leftPoints,e)};$c.queryInterval=function(t,e,n){if(t<this.mid&&this.left){
var r=this.left.queryInterval(t,e,n);if(r)return r}if(e>this.mid&&this.right){var r=this.right.queryInterval(t,e,n);if(r)return r}return e<this.mid?o5(this.leftPoints,
e,n):t>this.mid?a5(this.rightPoints,t,n):s5(this.leftPoints,n)};function wC(t,e){return t-e}function eg(t,e){var n=t[0]-e[0];return n||t[1]-e[1]}function ng(t,e){
var n=t[1]-e[1];return n||t[0]-e[0]}function Ia(t){if(t.length===0)return null;for(var e=[],n=0;n<t.length;++n)e.push(t[n][0],t[n][1]);e.sort(wC);for(var r=e[e.
length>>1],i=[],o=[],a=[],n=0;n<t.length;++n){var s=t[n];s[1]<r?i.push(s):r<s[0]?o.push(s):a.push(s)}var c=a,l=a.slice();return c.sort(eg),l.sort(ng),new tg(r,Ia(
i),Ia(o),c,l)}function J0(t){this.root=t}var La=J0.prototype;La.insert=function(t){this.root?this.root.insert(t):this.root=new tg(t[0],null,null,[t],[t])};La.remove=
function(t){if(this.root){var e=this.root.remove(t);return e===Sf&&(this.root=null),e!==Ra}return!1};La.queryPoint=function(t,e){if(this.root)return this.root.queryPoint(
t,e)};La.queryInterval=function(t,e,n){if(t<=e&&this.root)return this.root.queryInterval(t,e,n)};Object.defineProperty(La,"count",{get:function(){return this.root?
this.root.count:0}});Object.defineProperty(La,"intervals",{get:function(){return this.root?this.root.intervals([]):[]}});function _C(t){return!t||t.length===0?new J0(
null):new J0(Ia(t))}});function L(t,e,...n){let r=document.createElement(t);for(let[i,o]of Object.entries(e??{}))if(!(o==null||o===!1))if(i==="on")for(let[a,s]of Object.entries(o))r.addEventListener(
a,s);else if(i==="style")for(let[a,s]of Object.entries(o))r.style.setProperty(a,s);else r.setAttribute(i,o===!0?"":String(o));return r.append(...n.flat(1/0).filter(
i=>i!=null&&i!==!1)),r}var Sn=t=>L("bdi",{},t===""?"(no name)":t);function zt(t,e,...n){return L("section",{id:t,"aria-labelledby":`${t}-title`},L("h2",{id:`${t}\
-title`},e),n)}var Ft=t=>L("p",{class:"absent"},t);function ho(t,e,n){return L("div",{class:"scroll",tabindex:"0",role:"region","aria-label":t},L("table",{class:"\
plain"},L("caption",{class:"unseen"},t),L("thead",{},L("tr",{},e.map(r=>L("th",{scope:"col"},r)))),L("tbody",{},n.map(([r,...i])=>L("tr",{},L("th",{scope:"row"},
r),i.map(o=>L("td",{},o)))))))}var yt=t=>t.toLocaleString("en-US"),Ht=(t,e)=>`${yt(t)} ${e}${t===1?"":"s"}`,Ct=(t,e)=>t.toFixed(e).replace("-","−"),mn=(t,e=2)=>`${Ct(t,e)}%`;function mg(t){
let e=Number(t.toPrecision(2));return`${e.toLocaleString("en-US",{maximumSignificantDigits:2})} ${e===1?"point":"points"}`}function Vt(t,e){let n=Math.abs(t).toFixed(
e);return Number(n)===0?n:(t>0?"+":"−")+n}var Oa=t=>Math.max(1,Math.min(6,Math.max(...t)-Math.min(...t)));function za(t){if(t<60)return`${t<10?t.toFixed(1):Math.
round(t)} s`;let e=Math.floor(t/60);return e<60?`${e} min ${Math.round(t%60)} s`:`${Math.floor(e/60)} h ${e%60} min`}var dg={none:{title:"No policy",color:"var(\
--none)",dash:"5 3"},random:{title:"Random triples",color:"var(--random)",dash:"2 3"},"label-invariant":{title:"One policy for all labels",color:"var(--invarian\
t)",dash:"9 3 2 3"},policy:{title:"Learned policy",color:"var(--learned)",dash:"none"}},pg=["var(--other-1)","var(--other-2)","var(--other-3)"],Pf=[],gg=new Map;
function yg(t){for(let{name:e,title:n}of t)gg.set(e,n)}function Lt(t){return dg[t]?dg[t]:(Pf.includes(t)||Pf.push(t),{title:gg.get(t)??t,color:pg[Pf.indexOf(t)%
pg.length],dash:"12 4"})}var bg=25,__=100;function po({id:t,caption:e,ops:n,extras:r=[],rows:i,pinned:o=[],cell:a,legend:s,wide:c=!1}){let l="",u={column:null,down:!0},h=0,f=bg,d=L("tbo\
dy"),p=L("span",{class:"status",role:"status"}),m=new Map,b=L("button",{type:"button",on:{click:()=>M(-1)}},"Previous"),y=L("button",{type:"button",on:{click:()=>M(
1)}},"Next"),g=L("div",{class:"pager"},b,y),v=($,N)=>N==="name"?$.name.toLowerCase():N<0?$.extra[-N-1].key:$.values[N];function x(){let $=l.trim().toLowerCase(),
N=i.filter(C=>C.name.toLowerCase().includes($));if(u.column===null)return N;let E=u.down?-1:1;return N.sort((C,R)=>{let I=v(C,u.column),z=v(R,u.column);return I===
null||z===null?(I===null)-(z===null):I<z?-E:I>z?E:0})}function _($,N){return L("tr",{class:N},L("th",{scope:"row",title:$.name},Sn($.name)),$.extra.map(E=>L("td",
{class:"extra"},E.text)),$.values.map((E,C)=>{let{text:R,kind:I,strength:z,title:P}=a(E,$,C);return L("td",{class:I,style:{"--strength":z.toFixed(3)},title:`${n[C]}\
, ${$.name}: ${P??R}`},R)}))}function w(){let $=x(),N=Math.max(1,Math.ceil($.length/f));h=Math.min(h,N-1);let E=$.slice(h*f,(h+1)*f);d.replaceChildren(...l.trim()?
[]:o.map(R=>_(R,"pinned")),...E.map(R=>_(R))),E.length===0&&d.append(L("tr",{},L("td",{class:"none",colspan:String(1+r.length+n.length)},"No label has this in i\
ts name.")));let C=$.length>f?`${yt(h*f+1)}–${yt(h*f+E.length)} of ${yt($.length)}`:yt($.length);p.textContent=`${C} ${$.length===1?"label":"labels"}`,g.hidden=
N<2,b.disabled=h===0,y.disabled=h===N-1;for(let[R,{head:I}]of m)I.setAttribute("aria-sort",R!==u.column?"none":u.down?"descending":"ascending")}function M($){h+=
$,w()}function k($){let N=$!=="name";u.column!==$?u={column:$,down:N}:u.down===N?u={column:$,down:!N}:u={column:null,down:!0},h=0,w()}function S($,N,E){let C=L(
"th",{scope:"col",class:E,"aria-sort":"none"},L("button",{type:"button",title:`Sort by ${$}`,on:{click:()=>k(N)}},L("span",{},$)));return m.set(N,{head:C}),C}let A=L(
"input",{id:`${t}-find`,type:"search",placeholder:"Find a label",autocomplete:"off",spellcheck:"false",on:{input:$=>(l=$.target.value,h=0,w())}}),T=L("tr",{},S(
"Label","name"),r.map(($,N)=>S($,-N-1,"extra")),n.map(($,N)=>S($,N,"op")));return addEventListener("beforeprint",()=>(f=__,w())),addEventListener("afterprint",()=>(f=
bg,w())),w(),L("div",{class:c?"matrix wide":"matrix",id:t},L("div",{class:"tools"},L("label",{class:"unseen",for:`${t}-find`},"Find a label"),A,p,s),L("div",{class:"\
scroll",tabindex:"0",role:"region","aria-label":e},L("table",{},L("caption",{class:"unseen"},e),L("thead",{},T),d)),g)}function Tc(t){return L("span",{class:"sc\
ale","aria-hidden":"true"},t.map(([e,n,r])=>L("span",{class:n,style:{"--strength":String(r)}},e)))}var tr=t=>{let e=t.filter(n=>n!==null);return e.length>0?e.reduce(
(n,r)=>n+r,0)/e.length:null};var xg="Effects";function M_(t){let e=t.filter(r=>r!==null).map(Math.abs).sort((r,i)=>r-i);if(e.length===0)return 1;let n=e[Math.floor(.97*(e.length-1))];return n>
9?Math.ceil(n):Math.max(.1,Math.ceil(10*n)/10)}function vg({search:t,ops:e,labels:n}){let r=t?.evaluations;if(!r)return zt("effects",xg,Ft("No triples have been\
 evaluated yet."));let i=(f,{mean:d,effect:p,triples:m,tried:b})=>({name:f,values:p,triples:m,extra:[{text:Vt(d,1),key:d},{text:yt(Math.round(b)),key:b}]}),o=r.
rows.filter(f=>f.tried>0),a=o.map(f=>i(f.label===null?"All labels":n[f.label],f)),s=[];a.length>1&&s.push(i("Mean of all labels",{mean:tr(o.map(f=>f.mean)),tried:tr(
o.map(f=>f.tried)),effect:e.map((f,d)=>tr(o.map(({effect:p})=>p[d])))}));let c=a.flatMap(({values:f})=>f),l=M_(c),u=Ct(l,l>9?0:1),h=r.rows.length-o.length;return zt(
"effects",xg,L("p",{},"The mean reward of the label's evaluated triples that contain the operation minus the mean reward of all its evaluated triples, in percen\
tage points: below zero, triples with the operation cost the label recall. Later triples were chosen because they looked promising, so this describes what was t\
ried; it is no experiment on single operations."),h>0&&L("p",{class:"fine"},`${Ht(h,"label")} without any evaluation yet.`),po({id:"op-effects",caption:"Effect \
of each operation on each label, in percentage points",ops:e,extras:["Mean reward","Tried"],rows:a,pinned:s,cell:(f,d,p)=>f===null?{text:"·",kind:"untried",strength:0,
title:"never tried"}:{text:Vt(f,1),kind:f<0?"loss":"gain",strength:Math.min(1,Math.abs(f)/l),title:`${Vt(f,2)} points${d.triples?`, ${Ht(d.triples[p],"triple")}`:
""}`},legend:Tc([[`${c.some(f=>f<-l)?"≤ ":""}−${u}`,"loss",1],["","loss",.5],["0","gain",0],["","gain",.5],[`${c.some(f=>f>l)?"≥ ":""}+${u}`,"gain",1]])}))}var ut={};x_(ut,{Area:()=>no,Arrow:()=>ac,BarX:()=>ro,BarY:()=>io,Cell:()=>oo,Contour:()=>pc,Density:()=>yc,Dot:()=>ao,Frame:()=>Js,Geo:()=>bc,Hexgrid:()=>xc,Image:()=>vc,
Line:()=>so,Link:()=>ic,Mark:()=>Q,Raster:()=>dc,Rect:()=>eo,RuleX:()=>Us,RuleY:()=>Gs,Text:()=>Ki,TickX:()=>lc,TickY:()=>uc,Tip:()=>tc,Vector:()=>Ji,WaffleX:()=>_c,
WaffleY:()=>Mc,area:()=>rc,areaX:()=>ai,areaY:()=>Cr,arrow:()=>A6,auto:()=>z6,autoSpec:()=>k0,axisFx:()=>qu,axisFy:()=>Bu,axisX:()=>Hs,axisY:()=>to,barX:()=>Kn,
barY:()=>Qn,bin:()=>Tr,binX:()=>Vn,binY:()=>Zn,bollinger:()=>ui,bollingerX:()=>W6,bollingerY:()=>U6,boxX:()=>G6,boxY:()=>H6,cell:()=>si,cellX:()=>C6,cellY:()=>E6,
centroid:()=>gf,circle:()=>I6,cluster:()=>U3,column:()=>le,contour:()=>n3,crosshair:()=>o3,crosshairX:()=>a3,crosshairY:()=>s3,delaunayLink:()=>u3,delaunayMesh:()=>f3,
density:()=>g3,differenceX:()=>x3,differenceY:()=>v3,dodgeX:()=>h5,dodgeY:()=>d5,dot:()=>pn,dotX:()=>N6,dotY:()=>R6,filter:()=>Ox,find:()=>Gx,formatIsoDate:()=>Qm,
formatMonth:()=>Jv,formatNumber:()=>Km,formatWeekday:()=>tw,frame:()=>xa,geo:()=>yf,geoCentroid:()=>_3,graticule:()=>S3,gridFx:()=>Gu,gridFy:()=>Wu,gridX:()=>Uu,
gridY:()=>Xu,group:()=>Os,groupX:()=>Hr,groupY:()=>jr,groupZ:()=>Ds,hexagon:()=>L6,hexbin:()=>$3,hexgrid:()=>k3,hull:()=>h3,identity:()=>B,image:()=>T3,indexOf:()=>kt,
initializer:()=>Tt,interpolateNearest:()=>I0,interpolateNone:()=>mf,interpolatorBarycentric:()=>R0,interpolatorRandomWalk:()=>L0,legend:()=>Vw,line:()=>co,lineX:()=>ci,
lineY:()=>li,linearRegressionX:()=>N3,linearRegressionY:()=>R3,link:()=>af,map:()=>Be,mapX:()=>$a,mapY:()=>ka,marks:()=>Jt,normalize:()=>kf,normalizeX:()=>y5,normalizeY:()=>b5,
numberInterval:()=>mm,plot:()=>va,pointer:()=>ca,pointerX:()=>la,pointerY:()=>Hi,raster:()=>Q6,rect:()=>Qs,rectX:()=>ya,rectY:()=>ba,reverse:()=>zx,ruleX:()=>Ze,
ruleY:()=>Ke,scale:()=>vu,select:()=>_5,selectFirst:()=>rg,selectLast:()=>ig,selectMaxX:()=>$5,selectMaxY:()=>k5,selectMinX:()=>M5,selectMinY:()=>S5,shiftX:()=>x5,
shiftY:()=>v5,shuffle:()=>Fx,sort:()=>su,sphere:()=>M3,spike:()=>Cw,stackX:()=>m0,stackX1:()=>e6,stackX2:()=>n6,stackY:()=>g0,stackY1:()=>r6,stackY2:()=>i6,text:()=>jn,
textX:()=>Lu,textY:()=>Pu,tickX:()=>hf,tickY:()=>df,timeInterval:()=>Es,tip:()=>Ju,transform:()=>Qt,tree:()=>V0,treeLink:()=>_f,treeNode:()=>wc,utcInterval:()=>Yi,
valueof:()=>Z,vector:()=>h0,vectorX:()=>zu,vectorY:()=>Fu,voronoi:()=>d3,voronoiMesh:()=>p3,waffleX:()=>K3,waffleY:()=>Q3,window:()=>Aa,windowX:()=>F6,windowY:()=>Y6});function Et(t,e){return t==null||e==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function en(t,e){return t==null||e==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function bo(t){let e,n,
r;t.length!==2?(e=Et,n=(s,c)=>Et(t(s),c),r=(s,c)=>t(s)-c):(e=t===Et||t===en?t:S_,n=t,r=t);function i(s,c,l=0,u=s.length){if(l<u){if(e(c,c)!==0)return u;do{let h=l+
u>>>1;n(s[h],c)<0?l=h+1:u=h}while(l<u)}return l}function o(s,c,l=0,u=s.length){if(l<u){if(e(c,c)!==0)return u;do{let h=l+u>>>1;n(s[h],c)<=0?l=h+1:u=h}while(l<u)}
return l}function a(s,c,l=0,u=s.length){let h=i(s,c,l,u-1);return h>l&&r(s[h-1],c)>-r(s[h],c)?h-1:h}return{left:i,center:a,right:o}}function S_(){return 0}function wg(t){
return t===null?NaN:+t}function*$_(t,e){if(e===void 0)for(let n of t)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of t)(r=e(r,++n,t))!=null&&(r=+r)>=r&&
(yield r)}}var _g=bo(Et),xo=_g.right,CE=_g.left,EE=bo(wg).center;var Ec=Sg($g),Mg=Sg(k_);function Sg(t){return function(e,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:i,width:o,height:a}=e;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:i.length/o))>=0))throw new RangeError(
"invalid height");if(!o||!a||!n&&!r)return e;let s=n&&t(n),c=r&&t(r),l=i.slice();return s&&c?(mo(s,l,i,o,a),mo(s,i,l,o,a),mo(s,l,i,o,a),go(c,i,l,o,a),go(c,l,i,o,
a),go(c,i,l,o,a)):s?(mo(s,i,l,o,a),mo(s,l,i,o,a),mo(s,i,l,o,a)):c&&(go(c,i,l,o,a),go(c,l,i,o,a),go(c,i,l,o,a)),e}}function mo(t,e,n,r,i){for(let o=0,a=r*i;o<a;)
t(e,n,o,o+=r,1)}function go(t,e,n,r,i){for(let o=0,a=r*i;o<r;++o)t(e,n,o,o+a,r)}function k_(t){let e=$g(t);return(n,r,i,o,a)=>{i<<=2,o<<=2,a<<=2,e(n,r,i+0,o+0,a),
e(n,r,i+1,o+1,a),e(n,r,i+2,o+2,a),e(n,r,i+3,o+3,a)}}function $g(t){let e=Math.floor(t);if(e===t)return A_(t);let n=t-e,r=2*t+1;return(i,o,a,s,c)=>{if(!((s-=c)>=
a))return;let l=e*o[a],u=c*e,h=u+c;for(let f=a,d=a+u;f<d;f+=c)l+=o[Math.min(s,f)];for(let f=a,d=s;f<=d;f+=c)l+=o[Math.min(s,f+u)],i[f]=(l+n*(o[Math.max(a,f-h)]+
o[Math.min(s,f+h)]))/r,l-=o[Math.max(a,f-u)]}}function A_(t){let e=2*t+1;return(n,r,i,o,a)=>{if(!((o-=a)>=i))return;let s=t*r[i],c=a*t;for(let l=i,u=i+c;l<u;l+=
a)s+=r[Math.min(o,l)];for(let l=i,u=o;l<=u;l+=a)s+=r[Math.min(o,l+c)],n[l]=s/e,s-=r[Math.max(i,l-c)]}}function Ba(t,e){let n=0;if(e===void 0)for(let r of t)r!=null&&
(r=+r)>=r&&++n;else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(i=+i)>=i&&++n}return n}function T_(t){return t.length|0}function C_(t){return!(t>0)}function E_(t){
return typeof t!="object"||"length"in t?t:Array.from(t)}function N_(t){return e=>t(...e)}function kg(...t){let e=typeof t[t.length-1]=="function"&&N_(t.pop());t=
t.map(E_);let n=t.map(T_),r=t.length-1,i=new Array(r+1).fill(0),o=[];if(r<0||n.some(C_))return o;for(;;){o.push(i.map((s,c)=>t[c][s]));let a=r;for(;++i[a]===n[a];){
if(a===0)return e?o.map(e):o;i[a--]=0}}}function Ag(t,e){var n=0,r=0;return Float64Array.from(t,e===void 0?i=>n+=+i||0:i=>n+=+e(i,r++,t)||0)}function qa(t,e){let n=0,
r,i=0,o=0;if(e===void 0)for(let a of t)a!=null&&(a=+a)>=a&&(r=a-i,i+=r/++n,o+=r*(a-i));else{let a=-1;for(let s of t)(s=e(s,++a,t))!=null&&(s=+s)>=s&&(r=s-i,i+=r/
++n,o+=r*(s-i))}if(n>1)return o/(n-1)}function er(t,e){let n=qa(t,e);return n&&Math.sqrt(n)}function $t(t,e){let n,r;if(e===void 0)for(let i of t)i!=null&&(n===
void 0?i>=i&&(n=r=i):(n>i&&(n=i),r<i&&(r=i)));else{let i=-1;for(let o of t)(o=e(o,++i,t))!=null&&(n===void 0?o>=o&&(n=r=o):(n>o&&(n=o),r<o&&(r=o)))}return[n,r]}
var ve=class{constructor(){this._partials=new Float64Array(32),this._n=0}add(e){let n=this._partials,r=0;for(let i=0;i<this._n&&i<32;i++){let o=n[i],a=e+o,s=Math.
abs(e)<Math.abs(o)?e-(a-o):o-(a-e);s&&(n[r++]=s),e=a}return n[r]=e,this._n=r+1,this}valueOf(){let e=this._partials,n=this._n,r,i,o,a=0;if(n>0){for(a=e[--n];n>0&&
(r=a,i=e[--n],a=r+i,o=i-(a-r),!o););n>0&&(o<0&&e[n-1]<0||o>0&&e[n-1]>0)&&(i=o*2,r=a+i,i==r-a&&(a=r))}return a}};var Qe=class extends Map{constructor(e,n=Eg){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),e!=null)for(let[r,i]of e)this.set(
r,i)}get(e){return super.get(Df(this,e))}has(e){return super.has(Df(this,e))}set(e,n){return super.set(Tg(this,e),n)}delete(e){return super.delete(Cg(this,e))}},
Je=class extends Set{constructor(e,n=Eg){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),e!=null)for(let r of e)this.add(r)}has(e){
return super.has(Df(this,e))}add(e){return super.add(Tg(this,e))}delete(e){return super.delete(Cg(this,e))}};function Df({_intern:t,_key:e},n){let r=e(n);return t.
has(r)?t.get(r):n}function Tg({_intern:t,_key:e},n){let r=e(n);return t.has(r)?t.get(r):(t.set(r,n),n)}function Cg({_intern:t,_key:e},n){let r=e(n);return t.has(
r)&&(n=t.get(r),t.delete(r)),n}function Eg(t){return t!==null&&typeof t=="object"?t.valueOf():t}function Of(t){return t}function Ie(t,...e){return zf(t,Of,Of,e)}function nr(t,e,...n){return zf(t,Of,e,n)}function Ng(t,e,...n){return zf(t,Array.from,e,n)}function zf(t,e,n,r){return(function i(o,a){if(a>=r.length)return n(o);let s=new Qe,c=r[a++],l=-1;for(let u of o){let h=c(u,++l,o),f=s.get(h);f?f.push(u):s.set(
h,[u])}for(let[u,h]of s)s.set(u,i(h,a));return e(s)})(t,0)}function R_(t,e){return Array.from(e,n=>t[n])}function yo(t,...e){if(typeof t[Symbol.iterator]!="func\
tion")throw new TypeError("values is not iterable");t=Array.from(t);let[n]=e;if(n&&n.length!==2||e.length>1){let r=Uint32Array.from(t,(i,o)=>o);return e.length>
1?(e=e.map(i=>t.map(i)),r.sort((i,o)=>{for(let a of e){let s=Ya(a[i],a[o]);if(s)return s}})):(n=t.map(n),r.sort((i,o)=>Ya(n[i],n[o]))),R_(t,r)}return t.sort(Ff(
n))}function Ff(t=Et){if(t===Et)return Ya;if(typeof t!="function")throw new TypeError("compare is not a function");return(e,n)=>{let r=t(e,n);return r||r===0?r:
(t(n,n)===0)-(t(e,e)===0)}}function Ya(t,e){return(t==null||!(t>=t))-(e==null||!(e>=e))||(t<e?-1:t>e?1:0)}function Nc(t,e,n){return(e.length!==2?yo(nr(t,e,n),(([
r,i],[o,a])=>Et(i,a)||Et(r,o))):yo(Ie(t,n),(([r,i],[o,a])=>e(i,a)||Et(r,o)))).map(([r])=>r)}var I_=Array.prototype,NE=I_.slice;var L_=Math.sqrt(50),P_=Math.sqrt(10),D_=Math.sqrt(2);function Cc(t,e,n){let r=(e-t)/Math.max(0,n),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),a=o>=L_?10:o>=
P_?5:o>=D_?2:1,s,c,l;return i<0?(l=Math.pow(10,-i)/a,s=Math.round(t*l),c=Math.round(e*l),s/l<t&&++s,c/l>e&&--c,l=-l):(l=Math.pow(10,i)*a,s=Math.round(t/l),c=Math.
round(e/l),s*l<t&&++s,c*l>e&&--c),c<s&&.5<=n&&n<2?Cc(t,e,n*2):[s,c,l]}function qe(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[i,o,a]=r?
Cc(e,t,n):Cc(t,e,n);if(!(o>=i))return[];let s=o-i+1,c=new Array(s);if(r)if(a<0)for(let l=0;l<s;++l)c[l]=(o-l)/-a;else for(let l=0;l<s;++l)c[l]=(o-l)*a;else if(a<
0)for(let l=0;l<s;++l)c[l]=(i+l)/-a;else for(let l=0;l<s;++l)c[l]=(i+l)*a;return c}function mi(t,e,n){return e=+e,t=+t,n=+n,Cc(t,e,n)[2]}function Xa(t,e,n){e=+e,
t=+t,n=+n;let r=e<t,i=r?mi(e,t,n):mi(t,e,n);return(r?-1:1)*(i<0?1/-i:i)}function Rc(t,e,n){let r;for(;;){let i=mi(t,e,n);if(i===r||i===0||!isFinite(i))return[t,
e];if(i>0){let o=Math.ceil(t/i),a=Math.floor(e/i);t=(o-(o*i>t))*i,e=(a+(a*i<e))*i}else if(i<0){let o=-i,a=Math.ceil(t*o),s=Math.floor(e*o);t=(a-(a/o>t))/o,e=(s+
(s/o<e))/o}r=i}}function vo(t){return Math.max(1,Math.ceil(Math.log(Ba(t))/Math.LN2)+1)}function Nt(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(n<i||n===void 0&&
i>=i)&&(n=i)}return n}function Rg(t,e){let n,r=-1,i=-1;if(e===void 0)for(let o of t)++i,o!=null&&(n<o||n===void 0&&o>=o)&&(n=o,r=i);else for(let o of t)(o=e(o,++i,
t))!=null&&(n<o||n===void 0&&o>=o)&&(n=o,r=i);return r}function jt(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;
for(let i of t)(i=e(i,++r,t))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function Ig(t,e){let n,r=-1,i=-1;if(e===void 0)for(let o of t)++i,o!=null&&(n>o||n===
void 0&&o>=o)&&(n=o,r=i);else for(let o of t)(o=e(o,++i,t))!=null&&(n>o||n===void 0&&o>=o)&&(n=o,r=i);return r}function Lg(t,e,n=0,r=1/0,i){if(e=Math.floor(e),n=
Math.floor(Math.max(0,n)),r=Math.floor(Math.min(t.length-1,r)),!(n<=e&&e<=r))return t;for(i=i===void 0?Ya:Ff(i);r>n;){if(r-n>600){let c=r-n+1,l=e-n+1,u=Math.log(
c),h=.5*Math.exp(2*u/3),f=.5*Math.sqrt(u*h*(c-h)/c)*(l-c/2<0?-1:1),d=Math.max(n,Math.floor(e-l*h/c+f)),p=Math.min(r,Math.floor(e+(c-l)*h/c+f));Lg(t,e,d,p,i)}let o=t[e],
a=n,s=r;for(Fa(t,n,e),i(t[r],o)>0&&Fa(t,n,r);a<s;){for(Fa(t,a,s),++a,--s;i(t[a],o)<0;)++a;for(;i(t[s],o)>0;)--s}i(t[n],o)===0?Fa(t,n,s):(++s,Fa(t,s,r)),s<=e&&(n=
s+1),e<=s&&(r=s-1)}return t}function Fa(t,e,n){let r=t[e];t[e]=t[n],t[n]=r}function Wa(t,e=Et){let n,r=!1;if(e.length===1){let i;for(let o of t){let a=e(o);(r?Et(
a,i)>0:Et(a,a)===0)&&(n=o,i=a,r=!0)}}else for(let i of t)(r?e(i,n)>0:e(i,i)===0)&&(n=i,r=!0);return n}function tn(t,e,n){if(t=Float64Array.from($_(t,n)),!(!(r=t.
length)||isNaN(e=+e))){if(e<=0||r<2)return jt(t);if(e>=1)return Nt(t);var r,i=(r-1)*e,o=Math.floor(i),a=Nt(Lg(t,o).subarray(0,o+1)),s=jt(t.subarray(o+1));return a+
(s-a)*(i-o)}}function Pg(t,e,n=wg){if(!(!(r=t.length)||isNaN(e=+e))){if(e<=0||r<2)return+n(t[0],0,t);if(e>=1)return+n(t[r-1],r-1,t);var r,i=(r-1)*e,o=Math.floor(
i),a=+n(t[o],o,t),s=+n(t[o+1],o+1,t);return a+(s-a)*(i-o)}}function Dg(t,e,n){let r=Ba(t),i=tn(t,.75)-tn(t,.25);return r&&i?Math.ceil((n-e)/(2*i*Math.pow(r,-1/3))):1}function Yf(t,e,n){let r=Ba(t),i=er(t);return r&&i?Math.
ceil((n-e)*Math.cbrt(r)/(3.49*i)):1}function gi(t,e){let n=0,r=0;if(e===void 0)for(let i of t)i!=null&&(i=+i)>=i&&(++n,r+=i);else{let i=-1;for(let o of t)(o=e(o,
++i,t))!=null&&(o=+o)>=o&&(++n,r+=o)}if(n)return r/n}function rr(t,e){return tn(t,.5,e)}function*O_(t){for(let e of t)yield*e}function Bf(t){return Array.from(O_(t))}function Ic(t,e){let n=new Qe;if(e===void 0)for(let o of t)o!=null&&o>=o&&n.set(o,
(n.get(o)||0)+1);else{let o=-1;for(let a of t)(a=e(a,++o,t))!=null&&a>=a&&n.set(a,(n.get(a)||0)+1)}let r,i=0;for(let[o,a]of n)a>i&&(i=a,r=o);return r}function Og(t,e=z_){
let n=[],r,i=!1;for(let o of t)i&&n.push(e(r,o)),r=o,i=!0;return n}function z_(t,e){return[t,e]}function he(t,e,n){t=+t,e=+e,n=(i=arguments.length)<2?(e=t,t=0,1):
i<3?1:+n;for(var r=-1,i=Math.max(0,Math.ceil((e-t)/n))|0,o=new Array(i);++r<i;)o[r]=t+r*n;return o}function qf(t,e=Et){if(typeof t[Symbol.iterator]!="function")
throw new TypeError("values is not iterable");let n=Array.from(t),r=new Float64Array(n.length);e.length!==2&&(n=n.map(e),e=Et);let i=(s,c)=>e(n[s],n[c]),o,a;return t=
Uint32Array.from(n,(s,c)=>c),t.sort(e===Et?(s,c)=>Ya(n[s],n[c]):Ff(i)),t.forEach((s,c)=>{let l=i(s,o===void 0?s:o);l>=0?((o===void 0||l>0)&&(o=s,a=c),r[s]=a):r[s]=
NaN}),r}function zg(t,e=Et){let n,r=!1;if(e.length===1){let i;for(let o of t){let a=e(o);(r?Et(a,i)<0:Et(a,a)===0)&&(n=o,i=a,r=!0)}}else for(let i of t)(r?e(i,n)<
0:e(i,i)===0)&&(n=i,r=!0);return n}var RE=F_(Math.random);function F_(t){return function(n,r=0,i=n.length){let o=i-(r=+r);for(;o;){let a=t()*o--|0,s=n[o+r];n[o+r]=n[a+r],n[a+r]=s}return n}}function we(t,e){
let n=0;if(e===void 0)for(let r of t)(r=+r)&&(n+=r);else{let r=-1;for(let i of t)(i=+e(i,++r,t))&&(n+=i)}return n}function wo(t){if(typeof t[Symbol.iterator]!="function")throw new TypeError("values is not iterable");return Array.from(t).reverse()}function Y_(t){return t}var Xf=1,Wf=2,Uf=3,Lc=4,Fg=1e-6;function B_(t){return"translate("+t+",0)"}function q_(t){return"translate(0,"+t+")"}function X_(t){return e=>+t(
e)}function W_(t,e){return e=Math.max(0,t.bandwidth()-e*2)/2,t.round()&&(e=Math.round(e)),n=>+t(n)+e}function U_(){return!this.__axis}function G_(t,e){var n=[],
r=null,i=null,o=6,a=6,s=3,c=typeof window<"u"&&window.devicePixelRatio>1?0:.5,l=t===Xf||t===Lc?-1:1,u=t===Lc||t===Wf?"x":"y",h=t===Xf||t===Uf?B_:q_;function f(d){
var p=r??(e.ticks?e.ticks.apply(e,n):e.domain()),m=i??(e.tickFormat?e.tickFormat.apply(e,n):Y_),b=Math.max(o,0)+s,y=e.range(),g=+y[0]+c,v=+y[y.length-1]+c,x=(e.
bandwidth?W_:X_)(e.copy(),c),_=d.selection?d.selection():d,w=_.selectAll(".domain").data([null]),M=_.selectAll(".tick").data(p,e).order(),k=M.exit(),S=M.enter().
append("g").attr("class","tick"),A=M.select("line"),T=M.select("text");w=w.merge(w.enter().insert("path",".tick").attr("class","domain").attr("stroke","currentC\
olor")),M=M.merge(S),A=A.merge(S.append("line").attr("stroke","currentColor").attr(u+"2",l*o)),T=T.merge(S.append("text").attr("fill","currentColor").attr(u,l*b).
attr("dy",t===Xf?"0em":t===Uf?"0.71em":"0.32em")),d!==_&&(w=w.transition(d),M=M.transition(d),A=A.transition(d),T=T.transition(d),k=k.transition(d).attr("opacit\
y",Fg).attr("transform",function($){return isFinite($=x($))?h($+c):this.getAttribute("transform")}),S.attr("opacity",Fg).attr("transform",function($){var N=this.
parentNode.__axis;return h((N&&isFinite(N=N($))?N:x($))+c)})),k.remove(),w.attr("d",t===Lc||t===Wf?a?"M"+l*a+","+g+"H"+c+"V"+v+"H"+l*a:"M"+c+","+g+"V"+v:a?"M"+g+
","+l*a+"V"+c+"H"+v+"V"+l*a:"M"+g+","+c+"H"+v),M.attr("opacity",1).attr("transform",function($){return h(x($)+c)}),A.attr(u+"2",l*o),T.attr(u,l*b).text(m),_.filter(
U_).attr("fill","none").attr("font-size",10).attr("font-family","sans-serif").attr("text-anchor",t===Wf?"start":t===Lc?"end":"middle"),_.each(function(){this.__axis=
x})}return f.scale=function(d){return arguments.length?(e=d,f):e},f.ticks=function(){return n=Array.from(arguments),f},f.tickArguments=function(d){return arguments.
length?(n=d==null?[]:Array.from(d),f):n.slice()},f.tickValues=function(d){return arguments.length?(r=d==null?null:Array.from(d),f):r&&r.slice()},f.tickFormat=function(d){
return arguments.length?(i=d,f):i},f.tickSize=function(d){return arguments.length?(o=a=+d,f):o},f.tickSizeInner=function(d){return arguments.length?(o=+d,f):o},
f.tickSizeOuter=function(d){return arguments.length?(a=+d,f):a},f.tickPadding=function(d){return arguments.length?(s=+d,f):s},f.offset=function(d){return arguments.
length?(c=+d,f):c},f}function Yg(t){return G_(Uf,t)}var Gf="http://www.w3.org/1999/xhtml",Xe={svg:"http://www.w3.org/2000/svg",xhtml:Gf,xlink:"http://www.w3.org/1999/xlink",xml:"http://www.w3.org/XML/1998/namespa\
ce",xmlns:"http://www.w3.org/2000/xmlns/"};function Bg(t){var e=t+="",n=e.indexOf(":");return n>=0&&(e=t.slice(0,n))!=="xmlns"&&(t=t.slice(n+1)),Xe.hasOwnProperty(
e)?{space:Xe[e],local:t}:t}function H_(t){return function(){var e=this.ownerDocument,n=this.namespaceURI;return n===Gf&&e.documentElement.namespaceURI===Gf?e.createElement(
t):e.createElementNS(n,t)}}function j_(t){return function(){return this.ownerDocument.createElementNS(t.space,t.local)}}function _o(t){var e=Bg(t);return(e.local?
j_:H_)(e)}function V_(){}function qg(t){return t==null?V_:function(){return this.querySelector(t)}}function Z_(t){typeof t!="function"&&(t=qg(t));for(var e=this.
_groups,n=e.length,r=new Array(n),i=0;i<n;++i)for(var o=e[i],a=o.length,s=r[i]=new Array(a),c,l,u=0;u<a;++u)(c=o[u])&&(l=t.call(c,c.__data__,u,o))&&("__data__"in
c&&(l.__data__=c.__data__),s[u]=l);return new We(r,this._parents)}function K_(t){return t==null?[]:Array.isArray(t)?t:Array.from(t)}function Q_(){return[]}function J_(t){
return t==null?Q_:function(){return this.querySelectorAll(t)}}function t4(t){return function(){return K_(t.apply(this,arguments))}}function e4(t){typeof t=="fun\
ction"?t=t4(t):t=J_(t);for(var e=this._groups,n=e.length,r=[],i=[],o=0;o<n;++o)for(var a=e[o],s=a.length,c,l=0;l<s;++l)(c=a[l])&&(r.push(t.call(c,c.__data__,l,a)),
i.push(c));return new We(r,i)}function n4(t){return function(){return this.matches(t)}}function Xg(t){return function(e){return e.matches(t)}}var r4=Array.prototype.
find;function i4(t){return function(){return r4.call(this.children,t)}}function o4(){return this.firstElementChild}function a4(t){return this.select(t==null?o4:
i4(typeof t=="function"?t:Xg(t)))}var s4=Array.prototype.filter;function c4(){return Array.from(this.children)}function l4(t){return function(){return s4.call(this.
children,t)}}function u4(t){return this.selectAll(t==null?c4:l4(typeof t=="function"?t:Xg(t)))}function f4(t){typeof t!="function"&&(t=n4(t));for(var e=this._groups,
n=e.length,r=new Array(n),i=0;i<n;++i)for(var o=e[i],a=o.length,s=r[i]=[],c,l=0;l<a;++l)(c=o[l])&&t.call(c,c.__data__,l,o)&&s.push(c);return new We(r,this._parents)}
function Wg(t){return new Array(t.length)}function h4(){return new We(this._enter||this._groups.map(Wg),this._parents)}function Pc(t,e){this.ownerDocument=t.ownerDocument,
this.namespaceURI=t.namespaceURI,this._next=null,this._parent=t,this.__data__=e}Pc.prototype={constructor:Pc,appendChild:function(t){return this._parent.insertBefore(
t,this._next)},insertBefore:function(t,e){return this._parent.insertBefore(t,e)},querySelector:function(t){return this._parent.querySelector(t)},querySelectorAll:function(t){
return this._parent.querySelectorAll(t)}};function d4(t){return function(){return t}}function p4(t,e,n,r,i,o){for(var a=0,s,c=e.length,l=o.length;a<l;++a)(s=e[a])?
(s.__data__=o[a],r[a]=s):n[a]=new Pc(t,o[a]);for(;a<c;++a)(s=e[a])&&(i[a]=s)}function m4(t,e,n,r,i,o,a){var s,c,l=new Map,u=e.length,h=o.length,f=new Array(u),d;
for(s=0;s<u;++s)(c=e[s])&&(f[s]=d=a.call(c,c.__data__,s,e)+"",l.has(d)?i[s]=c:l.set(d,c));for(s=0;s<h;++s)d=a.call(t,o[s],s,o)+"",(c=l.get(d))?(r[s]=c,c.__data__=
o[s],l.delete(d)):n[s]=new Pc(t,o[s]);for(s=0;s<u;++s)(c=e[s])&&l.get(f[s])===c&&(i[s]=c)}function g4(t){return t.__data__}function y4(t,e){if(!arguments.length)
return Array.from(this,g4);var n=e?m4:p4,r=this._parents,i=this._groups;typeof t!="function"&&(t=d4(t));for(var o=i.length,a=new Array(o),s=new Array(o),c=new Array(
o),l=0;l<o;++l){var u=r[l],h=i[l],f=h.length,d=b4(t.call(u,u&&u.__data__,l,r)),p=d.length,m=s[l]=new Array(p),b=a[l]=new Array(p),y=c[l]=new Array(f);n(u,h,m,b,
y,d,e);for(var g=0,v=0,x,_;g<p;++g)if(x=m[g]){for(g>=v&&(v=g+1);!(_=b[v])&&++v<p;);x._next=_||null}}return a=new We(a,r),a._enter=s,a._exit=c,a}function b4(t){return typeof t==
"object"&&"length"in t?t:Array.from(t)}function x4(){return new We(this._exit||this._groups.map(Wg),this._parents)}function v4(t,e,n){var r=this.enter(),i=this,
o=this.exit();return typeof t=="function"?(r=t(r),r&&(r=r.selection())):r=r.append(t+""),e!=null&&(i=e(i),i&&(i=i.selection())),n==null?o.remove():n(o),r&&i?r.merge(
i).order():i}function w4(t){for(var e=t.selection?t.selection():t,n=this._groups,r=e._groups,i=n.length,o=r.length,a=Math.min(i,o),s=new Array(i),c=0;c<a;++c)for(var l=n[c],
u=r[c],h=l.length,f=s[c]=new Array(h),d,p=0;p<h;++p)(d=l[p]||u[p])&&(f[p]=d);for(;c<i;++c)s[c]=n[c];return new We(s,this._parents)}function _4(){for(var t=this.
_groups,e=-1,n=t.length;++e<n;)for(var r=t[e],i=r.length-1,o=r[i],a;--i>=0;)(a=r[i])&&(o&&a.compareDocumentPosition(o)^4&&o.parentNode.insertBefore(a,o),o=a);return this}
function M4(t){t||(t=S4);function e(h,f){return h&&f?t(h.__data__,f.__data__):!h-!f}for(var n=this._groups,r=n.length,i=new Array(r),o=0;o<r;++o){for(var a=n[o],
s=a.length,c=i[o]=new Array(s),l,u=0;u<s;++u)(l=a[u])&&(c[u]=l);c.sort(e)}return new We(i,this._parents).order()}function S4(t,e){return t<e?-1:t>e?1:t>=e?0:NaN}
function $4(){var t=arguments[0];return arguments[0]=this,t.apply(null,arguments),this}function k4(){return Array.from(this)}function A4(){for(var t=this._groups,
e=0,n=t.length;e<n;++e)for(var r=t[e],i=0,o=r.length;i<o;++i){var a=r[i];if(a)return a}return null}function T4(){let t=0;for(let e of this)++t;return t}function C4(){
return!this.node()}function E4(t){for(var e=this._groups,n=0,r=e.length;n<r;++n)for(var i=e[n],o=0,a=i.length,s;o<a;++o)(s=i[o])&&t.call(s,s.__data__,o,i);return this}
function N4(t){return function(){this.removeAttribute(t)}}function R4(t){return function(){this.removeAttributeNS(t.space,t.local)}}function I4(t,e){return function(){
this.setAttribute(t,e)}}function L4(t,e){return function(){this.setAttributeNS(t.space,t.local,e)}}function P4(t,e){return function(){var n=e.apply(this,arguments);
n==null?this.removeAttribute(t):this.setAttribute(t,n)}}function D4(t,e){return function(){var n=e.apply(this,arguments);n==null?this.removeAttributeNS(t.space,
t.local):this.setAttributeNS(t.space,t.local,n)}}function O4(t,e){var n=Bg(t);if(arguments.length<2){var r=this.node();return n.local?r.getAttributeNS(n.space,n.
local):r.getAttribute(n)}return this.each((e==null?n.local?R4:N4:typeof e=="function"?n.local?D4:P4:n.local?L4:I4)(n,e))}function Ug(t){return t.ownerDocument&&
t.ownerDocument.defaultView||t.document&&t||t.defaultView}function z4(t){return function(){this.style.removeProperty(t)}}function F4(t,e,n){return function(){this.
style.setProperty(t,e,n)}}function Y4(t,e,n){return function(){var r=e.apply(this,arguments);r==null?this.style.removeProperty(t):this.style.setProperty(t,r,n)}}
function B4(t,e,n){return arguments.length>1?this.each((e==null?z4:typeof e=="function"?Y4:F4)(t,e,n??"")):q4(this.node(),t)}function q4(t,e){return t.style.getPropertyValue(
e)||Ug(t).getComputedStyle(t,null).getPropertyValue(e)}function X4(t){return function(){delete this[t]}}function W4(t,e){return function(){this[t]=e}}function U4(t,e){
return function(){var n=e.apply(this,arguments);n==null?delete this[t]:this[t]=n}}function G4(t,e){return arguments.length>1?this.each((e==null?X4:typeof e=="fu\
nction"?U4:W4)(t,e)):this.node()[t]}function Gg(t){return t.trim().split(/^|\s+/)}function jf(t){return t.classList||new Hg(t)}function Hg(t){this._node=t,this.
_names=Gg(t.getAttribute("class")||"")}Hg.prototype={add:function(t){var e=this._names.indexOf(t);e<0&&(this._names.push(t),this._node.setAttribute("class",this.
_names.join(" ")))},remove:function(t){var e=this._names.indexOf(t);e>=0&&(this._names.splice(e,1),this._node.setAttribute("class",this._names.join(" ")))},contains:function(t){
return this._names.indexOf(t)>=0}};function jg(t,e){for(var n=jf(t),r=-1,i=e.length;++r<i;)n.add(e[r])}function Vg(t,e){for(var n=jf(t),r=-1,i=e.length;++r<i;)n.
remove(e[r])}function H4(t){return function(){jg(this,t)}}function j4(t){return function(){Vg(this,t)}}function V4(t,e){return function(){(e.apply(this,arguments)?
jg:Vg)(this,t)}}function Z4(t,e){var n=Gg(t+"");if(arguments.length<2){for(var r=jf(this.node()),i=-1,o=n.length;++i<o;)if(!r.contains(n[i]))return!1;return!0}return this.
each((typeof e=="function"?V4:e?H4:j4)(n,e))}function K4(){this.textContent=""}function Q4(t){return function(){this.textContent=t}}function J4(t){return function(){
var e=t.apply(this,arguments);this.textContent=e??""}}function t8(t){return arguments.length?this.each(t==null?K4:(typeof t=="function"?J4:Q4)(t)):this.node().textContent}
function e8(){this.innerHTML=""}function n8(t){return function(){this.innerHTML=t}}function r8(t){return function(){var e=t.apply(this,arguments);this.innerHTML=
e??""}}function i8(t){return arguments.length?this.each(t==null?e8:(typeof t=="function"?r8:n8)(t)):this.node().innerHTML}function o8(){this.nextSibling&&this.parentNode.
appendChild(this)}function a8(){return this.each(o8)}function s8(){this.previousSibling&&this.parentNode.insertBefore(this,this.parentNode.firstChild)}function c8(){
return this.each(s8)}function l8(t){var e=typeof t=="function"?t:_o(t);return this.select(function(){return this.appendChild(e.apply(this,arguments))})}function u8(){
return null}function f8(t,e){var n=typeof t=="function"?t:_o(t),r=e==null?u8:typeof e=="function"?e:qg(e);return this.select(function(){return this.insertBefore(
n.apply(this,arguments),r.apply(this,arguments)||null)})}function h8(){var t=this.parentNode;t&&t.removeChild(this)}function d8(){return this.each(h8)}function p8(){
var t=this.cloneNode(!1),e=this.parentNode;return e?e.insertBefore(t,this.nextSibling):t}function m8(){var t=this.cloneNode(!0),e=this.parentNode;return e?e.insertBefore(
t,this.nextSibling):t}function g8(t){return this.select(t?m8:p8)}function y8(t){return arguments.length?this.property("__data__",t):this.node().__data__}function b8(t){
return function(e){t.call(this,e,this.__data__)}}function x8(t){return t.trim().split(/^|\s+/).map(function(e){var n="",r=e.indexOf(".");return r>=0&&(n=e.slice(
r+1),e=e.slice(0,r)),{type:e,name:n}})}function v8(t){return function(){var e=this.__on;if(e){for(var n=0,r=-1,i=e.length,o;n<i;++n)o=e[n],(!t.type||o.type===t.
type)&&o.name===t.name?this.removeEventListener(o.type,o.listener,o.options):e[++r]=o;++r?e.length=r:delete this.__on}}}function w8(t,e,n){return function(){var r=this.
__on,i,o=b8(e);if(r){for(var a=0,s=r.length;a<s;++a)if((i=r[a]).type===t.type&&i.name===t.name){this.removeEventListener(i.type,i.listener,i.options),this.addEventListener(
i.type,i.listener=o,i.options=n),i.value=e;return}}this.addEventListener(t.type,o,n),i={type:t.type,name:t.name,value:e,listener:o,options:n},r?r.push(i):this.__on=
[i]}}function _8(t,e,n){var r=x8(t+""),i,o=r.length,a;if(arguments.length<2){var s=this.node().__on;if(s){for(var c=0,l=s.length,u;c<l;++c)for(i=0,u=s[c];i<o;++i)
if((a=r[i]).type===u.type&&a.name===u.name)return u.value}return}for(s=e?w8:v8,i=0;i<o;++i)this.each(s(r[i],e,n));return this}function Zg(t,e,n){var r=Ug(t),i=r.
CustomEvent;typeof i=="function"?i=new i(e,n):(i=r.document.createEvent("Event"),n?(i.initEvent(e,n.bubbles,n.cancelable),i.detail=n.detail):i.initEvent(e,!1,!1)),
t.dispatchEvent(i)}function M8(t,e){return function(){return Zg(this,t,e)}}function S8(t,e){return function(){return Zg(this,t,e.apply(this,arguments))}}function $8(t,e){
return this.each((typeof e=="function"?S8:M8)(t,e))}function*k8(){for(var t=this._groups,e=0,n=t.length;e<n;++e)for(var r=t[e],i=0,o=r.length,a;i<o;++i)(a=r[i])&&
(yield a)}var Kg=[null];function We(t,e){this._groups=t,this._parents=e}function A8(){return new We([[document.documentElement]],Kg)}function T8(){return this}We.
prototype=A8.prototype={constructor:We,select:Z_,selectAll:e4,selectChild:a4,selectChildren:u4,filter:f4,data:y4,enter:h4,exit:x4,join:v4,merge:w4,selection:T8,
order:_4,sort:M4,call:$4,nodes:k4,node:A4,size:T4,empty:C4,each:E4,attr:O4,style:B4,property:G4,classed:Z4,text:t8,html:i8,raise:a8,lower:c8,append:l8,insert:f8,
remove:d8,clone:g8,datum:y8,on:_8,dispatch:$8,[Symbol.iterator]:k8};function Le(t){return typeof t=="string"?new We([[document.querySelector(t)]],[document.documentElement]):
new We([[t]],Kg)}var C8=0;function E8(){return new Hf}function Hf(){this._="@"+(++C8).toString(36)}Hf.prototype=E8.prototype={constructor:Hf,get:function(t){for(var e=this._;!(e in
t);)if(!(t=t.parentNode))return;return t[e]},set:function(t,e){return t[this._]=e},remove:function(t){return this._ in t&&delete t[this._]},toString:function(){
return this._}};function N8(t){let e;for(;e=t.sourceEvent;)t=e;return t}function Qg(t,e){if(t=N8(t),e===void 0&&(e=t.currentTarget),e){var n=e.ownerSVGElement||
e;if(n.createSVGPoint){var r=n.createSVGPoint();return r.x=t.clientX,r.y=t.clientY,r=r.matrixTransform(e.getScreenCTM().inverse()),[r.x,r.y]}if(e.getBoundingClientRect){
var i=e.getBoundingClientRect();return[t.clientX-i.left-e.clientLeft,t.clientY-i.top-e.clientTop]}}return[t.pageX,t.pageY]}function ko(t,e,n){t.prototype=e.prototype=n,n.constructor=t}function Ha(t,e){var n=Object.create(t.prototype);for(var r in e)n[r]=e[r];return n}function Rr(){}
var vi=.7,$o=1/vi,Mo="\\s*([+-]?\\d+)\\s*",Ua="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",$n="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",R8=/^#([0-9a-f]{3,8})$/,
I8=new RegExp(`^rgb\\(${Mo},${Mo},${Mo}\\)$`),L8=new RegExp(`^rgb\\(${$n},${$n},${$n}\\)$`),P8=new RegExp(`^rgba\\(${Mo},${Mo},${Mo},${Ua}\\)$`),D8=new RegExp(`\
^rgba\\(${$n},${$n},${$n},${Ua}\\)$`),O8=new RegExp(`^hsl\\(${Ua},${$n},${$n}\\)$`),z8=new RegExp(`^hsla\\(${Ua},${$n},${$n},${Ua}\\)$`),Jg={aliceblue:15792383,
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
ko(Rr,Ao,{copy(t){return Object.assign(new this.constructor,this,t)},displayable(){return this.rgb().displayable()},hex:t1,formatHex:t1,formatHex8:F8,formatHsl:Y8,
formatRgb:e1,toString:e1});function t1(){return this.rgb().formatHex()}function F8(){return this.rgb().formatHex8()}function Y8(){return u1(this).formatHsl()}function e1(){
return this.rgb().formatRgb()}function Ao(t){var e,n;return t=(t+"").trim().toLowerCase(),(e=R8.exec(t))?(n=e[1].length,e=parseInt(e[1],16),n===6?n1(e):n===3?new ie(
e>>8&15|e>>4&240,e>>4&15|e&240,(e&15)<<4|e&15,1):n===8?Dc(e>>24&255,e>>16&255,e>>8&255,(e&255)/255):n===4?Dc(e>>12&15|e>>8&240,e>>8&15|e>>4&240,e>>4&15|e&240,((e&
15)<<4|e&15)/255):null):(e=I8.exec(t))?new ie(e[1],e[2],e[3],1):(e=L8.exec(t))?new ie(e[1]*255/100,e[2]*255/100,e[3]*255/100,1):(e=P8.exec(t))?Dc(e[1],e[2],e[3],
e[4]):(e=D8.exec(t))?Dc(e[1]*255/100,e[2]*255/100,e[3]*255/100,e[4]):(e=O8.exec(t))?o1(e[1],e[2]/100,e[3]/100,1):(e=z8.exec(t))?o1(e[1],e[2]/100,e[3]/100,e[4]):
Jg.hasOwnProperty(t)?n1(Jg[t]):t==="transparent"?new ie(NaN,NaN,NaN,0):null}function n1(t){return new ie(t>>16&255,t>>8&255,t&255,1)}function Dc(t,e,n,r){return r<=
0&&(t=e=n=NaN),new ie(t,e,n,r)}function th(t){return t instanceof Rr||(t=Ao(t)),t?(t=t.rgb(),new ie(t.r,t.g,t.b,t.opacity)):new ie}function Pe(t,e,n,r){return arguments.
length===1?th(t):new ie(t,e,n,r??1)}function ie(t,e,n,r){this.r=+t,this.g=+e,this.b=+n,this.opacity=+r}ko(ie,Pe,Ha(Rr,{brighter(t){return t=t==null?$o:Math.pow(
$o,t),new ie(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?vi:Math.pow(vi,t),new ie(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},
clamp(){return new ie(bi(this.r),bi(this.g),bi(this.b),zc(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:r1,formatHex:r1,formatHex8:B8,formatRgb:i1,toString:i1}));function r1(){return`#${yi(this.r)}${yi(this.g)}${yi(
this.b)}`}function B8(){return`#${yi(this.r)}${yi(this.g)}${yi(this.b)}${yi((isNaN(this.opacity)?1:this.opacity)*255)}`}function i1(){let t=zc(this.opacity);return`${t===
1?"rgb(":"rgba("}${bi(this.r)}, ${bi(this.g)}, ${bi(this.b)}${t===1?")":`, ${t})`}`}function zc(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}function bi(t){return Math.
max(0,Math.min(255,Math.round(t)||0))}function yi(t){return t=bi(t),(t<16?"0":"")+t.toString(16)}function o1(t,e,n,r){return r<=0?t=e=n=NaN:n<=0||n>=1?t=e=NaN:e<=
0&&(t=NaN),new gn(t,e,n,r)}function u1(t){if(t instanceof gn)return new gn(t.h,t.s,t.l,t.opacity);if(t instanceof Rr||(t=Ao(t)),!t)return new gn;if(t instanceof
gn)return t;t=t.rgb();var e=t.r/255,n=t.g/255,r=t.b/255,i=Math.min(e,n,r),o=Math.max(e,n,r),a=NaN,s=o-i,c=(o+i)/2;return s?(e===o?a=(n-r)/s+(n<r)*6:n===o?a=(r-e)/
s+2:a=(e-n)/s+4,s/=c<.5?o+i:2-o-i,a*=60):s=c>0&&c<1?0:a,new gn(a,s,c,t.opacity)}function Yc(t,e,n,r){return arguments.length===1?u1(t):new gn(t,e,n,r??1)}function gn(t,e,n,r){
this.h=+t,this.s=+e,this.l=+n,this.opacity=+r}ko(gn,Yc,Ha(Rr,{brighter(t){return t=t==null?$o:Math.pow($o,t),new gn(this.h,this.s,this.l*t,this.opacity)},darker(t){
return t=t==null?vi:Math.pow(vi,t),new gn(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*360,e=isNaN(t)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*e,i=2*n-r;return new ie(Vf(t>=240?t-240:t+120,i,r),Vf(t,i,r),Vf(t<120?t+240:t-120,i,r),this.opacity)},clamp(){return new gn(a1(this.h),Oc(this.
s),Oc(this.l),zc(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let t=zc(this.opacity);return`${t===1?"hsl(":"hsla("}${a1(this.h)}, ${Oc(this.s)*100}%, ${Oc(this.l)*100}%${t===1?")":`, ${t})`}`}}));function a1(t){return t=(t||
0)%360,t<0?t+360:t}function Oc(t){return Math.max(0,Math.min(1,t||0))}function Vf(t,e,n){return(t<60?e+(n-e)*t/60:t<180?n:t<240?e+(n-e)*(240-t)/60:e)*255}var f1=Math.
PI/180,h1=180/Math.PI,Fc=18,d1=.96422,p1=1,m1=.82521,g1=4/29,So=6/29,y1=3*So*So,q8=So*So*So;function b1(t){if(t instanceof kn)return new kn(t.l,t.a,t.b,t.opacity);
if(t instanceof ir)return x1(t);t instanceof ie||(t=th(t));var e=Jf(t.r),n=Jf(t.g),r=Jf(t.b),i=Zf((.2225045*e+.7168786*n+.0606169*r)/p1),o,a;return e===n&&n===r?
o=a=i:(o=Zf((.4360747*e+.3850649*n+.1430804*r)/d1),a=Zf((.0139322*e+.0971045*n+.7141733*r)/m1)),new kn(116*i-16,500*(o-i),200*(i-a),t.opacity)}function Bc(t,e,n,r){return arguments.length===1?b1(t):new kn(t,e,n,r??1)}function kn(t,e,n,r){this.l=+t,this.a=+e,this.b=+n,this.opacity=+r}ko(kn,Bc,Ha(Rr,{brighter(t){
return new kn(this.l+Fc*(t??1),this.a,this.b,this.opacity)},darker(t){return new kn(this.l-Fc*(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,e=isNaN(
this.a)?t:t+this.a/500,n=isNaN(this.b)?t:t-this.b/200;return e=d1*Kf(e),t=p1*Kf(t),n=m1*Kf(n),new ie(Qf(3.1338561*e-1.6168667*t-.4906146*n),Qf(-.9787684*e+1.9161415*
t+.033454*n),Qf(.0719453*e-.2289914*t+1.4052427*n),this.opacity)}}));function Zf(t){return t>q8?Math.pow(t,1/3):t/y1+g1}function Kf(t){return t>So?t*t*t:y1*(t-g1)}
function Qf(t){return 255*(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}function Jf(t){return(t/=255)<=.04045?t/12.92:Math.pow((t+.055)/1.055,2.4)}function X8(t){
if(t instanceof ir)return new ir(t.h,t.c,t.l,t.opacity);if(t instanceof kn||(t=b1(t)),t.a===0&&t.b===0)return new ir(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var e=Math.
atan2(t.b,t.a)*h1;return new ir(e<0?e+360:e,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}function qc(t,e,n,r){return arguments.length===1?X8(t):new ir(t,e,n,r??1)}function ir(t,e,n,r){this.h=+t,this.c=+e,this.l=+n,this.opacity=+r}function x1(t){if(isNaN(
t.h))return new kn(t.l,0,0,t.opacity);var e=t.h*f1;return new kn(t.l,Math.cos(e)*t.c,Math.sin(e)*t.c,t.opacity)}ko(ir,qc,Ha(Rr,{brighter(t){return new ir(this.h,
this.c,this.l+Fc*(t??1),this.opacity)},darker(t){return new ir(this.h,this.c,this.l-Fc*(t??1),this.opacity)},rgb(){return x1(this).rgb()}}));var v1=-.14861,eh=1.78277,
nh=-.29227,Xc=-.90649,Ga=1.97294,s1=Ga*Xc,c1=Ga*eh,l1=eh*nh-Xc*v1;function W8(t){if(t instanceof xi)return new xi(t.h,t.s,t.l,t.opacity);t instanceof ie||(t=th(
t));var e=t.r/255,n=t.g/255,r=t.b/255,i=(l1*r+s1*e-c1*n)/(l1+s1-c1),o=r-i,a=(Ga*(n-i)-nh*o)/Xc,s=Math.sqrt(a*a+o*o)/(Ga*i*(1-i)),c=s?Math.atan2(a,o)*h1-120:NaN;
return new xi(c<0?c+360:c,s,i,t.opacity)}function nn(t,e,n,r){return arguments.length===1?W8(t):new xi(t,e,n,r??1)}function xi(t,e,n,r){this.h=+t,this.s=+e,this.
l=+n,this.opacity=+r}ko(xi,nn,Ha(Rr,{brighter(t){return t=t==null?$o:Math.pow($o,t),new xi(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?vi:Math.
pow(vi,t),new xi(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*f1,e=+this.l,n=isNaN(this.s)?0:this.s*e*(1-e),r=Math.cos(t),i=Math.
sin(t);return new ie(255*(e+n*(v1*r+eh*i)),255*(e+n*(nh*r+Xc*i)),255*(e+n*(Ga*r)),this.opacity)}}));function M1(t,e,n,r,i){var o=t*t,a=o*t;return((1-3*t+3*o-a)*e+(4-6*o+3*a)*n+(1+3*t+3*o-3*a)*r+a*i)/6}function U8(t){var e=t.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,e-1):Math.floor(n*e),i=t[r],o=t[r+1],a=r>0?t[r-1]:2*i-o,s=r<e-1?t[r+2]:2*o-i;return M1((n-r/e)*e,a,i,o,s)}}function G8(t){var e=t.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*e),i=t[(r+e-1)%e],o=t[r%e],a=t[(r+1)%e],s=t[(r+2)%e];return M1((n-r/e)*e,i,o,a,s)}}var Uc=t=>()=>t;function S1(t,e){return function(n){
return t+n*e}}function H8(t,e,n){return t=Math.pow(t,n),e=Math.pow(e,n)-t,n=1/n,function(r){return Math.pow(t+r*e,n)}}function ah(t,e){var n=e-t;return n?S1(t,n>
180||n<-180?n-360*Math.round(n/360):n):Uc(isNaN(t)?e:t)}function j8(t){return(t=+t)==1?oe:function(e,n){return n-e?H8(e,n,t):Uc(isNaN(e)?n:e)}}function oe(t,e){
var n=e-t;return n?S1(t,n):Uc(isNaN(t)?e:t)}var wi=(function t(e){var n=j8(e);function r(i,o){var a=n((i=Pe(i)).r,(o=Pe(o)).r),s=n(i.g,o.g),c=n(i.b,o.b),l=oe(i.
opacity,o.opacity);return function(u){return i.r=a(u),i.g=s(u),i.b=c(u),i.opacity=l(u),i+""}}return r.gamma=t,r})(1);function $1(t){return function(e){var n=e.length,
r=new Array(n),i=new Array(n),o=new Array(n),a,s;for(a=0;a<n;++a)s=Pe(e[a]),r[a]=s.r||0,i[a]=s.g||0,o[a]=s.b||0;return r=t(r),i=t(i),o=t(o),s.opacity=1,function(c){
return s.r=r(c),s.g=i(c),s.b=o(c),s+""}}}var k1=$1(U8),zE=$1(G8);function V8(t,e){e||(e=[]);var n=t?Math.min(e.length,t.length):0,r=e.slice(),i;return function(o){
for(i=0;i<n;++i)r[i]=t[i]*(1-o)+e[i]*o;return r}}function Z8(t){return ArrayBuffer.isView(t)&&!(t instanceof DataView)}function K8(t,e){var n=e?e.length:0,r=t?Math.min(n,t.length):0,i=new Array(r),o=new Array(n),a;for(a=0;a<r;++a)i[a]=To(t[a],e[a]);for(;a<n;++a)o[a]=e[a];return function(s){
for(a=0;a<r;++a)o[a]=i[a](s);return o}}function Q8(t,e){var n=new Date;return t=+t,e=+e,function(r){return n.setTime(t*(1-r)+e*r),n}}function te(t,e){return t=+t,
e=+e,function(n){return t*(1-n)+e*n}}function J8(t,e){var n={},r={},i;(t===null||typeof t!="object")&&(t={}),(e===null||typeof e!="object")&&(e={});for(i in e)i in
t?n[i]=To(t[i],e[i]):r[i]=e[i];return function(o){for(i in n)r[i]=n[i](o);return r}}var ih=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,rh=new RegExp(ih.source,
"g");function tM(t){return function(){return t}}function eM(t){return function(e){return t(e)+""}}function nM(t,e){var n=ih.lastIndex=rh.lastIndex=0,r,i,o,a=-1,
s=[],c=[];for(t=t+"",e=e+"";(r=ih.exec(t))&&(i=rh.exec(e));)(o=i.index)>n&&(o=e.slice(n,o),s[a]?s[a]+=o:s[++a]=o),(r=r[0])===(i=i[0])?s[a]?s[a]+=i:s[++a]=i:(s[++a]=
null,c.push({i:a,x:te(r,i)})),n=rh.lastIndex;return n<e.length&&(o=e.slice(n),s[a]?s[a]+=o:s[++a]=o),s.length<2?c[0]?eM(c[0].x):tM(e):(e=c.length,function(l){for(var u=0,
h;u<e;++u)s[(h=c[u]).i]=h.x(l);return s.join("")})}function To(t,e){var n=typeof e,r;return e==null||n==="boolean"?Uc(e):(n==="number"?te:n==="string"?(r=Ao(e))?
(e=r,wi):nM:e instanceof Ao?wi:e instanceof Date?Q8:Z8(e)?V8:Array.isArray(e)?K8:typeof e.valueOf!="function"&&typeof e.toString!="function"||isNaN(e)?J8:te)(t,
e)}function ja(t,e){return t=+t,e=+e,function(n){return Math.round(t*(1-n)+e*n)}}var w1=180/Math.PI,oh={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function A1(t,e,n,r,i,o){var a,s,c;return(a=Math.sqrt(t*t+e*e))&&(t/=a,e/=a),(c=t*n+e*r)&&(n-=t*c,r-=e*c),(s=Math.sqrt(n*n+r*r))&&(n/=s,r/=s,c/=s),t*r<e*n&&(t=-t,
e=-e,c=-c,a=-a),{translateX:i,translateY:o,rotate:Math.atan2(e,t)*w1,skewX:Math.atan(c)*w1,scaleX:a,scaleY:s}}var Wc;function rM(t){let e=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(t+"");return e.isIdentity?oh:A1(e.a,e.b,e.c,e.d,e.e,e.f)}function iM(t){return t==null||(Wc||(Wc=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Wc.setAttribute("transform",t),!(t=Wc.transform.baseVal.consolidate()))?oh:(t=t.matrix,A1(t.a,t.b,t.c,t.d,t.e,t.f))}function T1(t,e,n,r){
function i(l){return l.length?l.pop()+" ":""}function o(l,u,h,f,d,p){if(l!==h||u!==f){var m=d.push("translate(",null,e,null,n);p.push({i:m-4,x:te(l,h)},{i:m-2,x:te(
u,f)})}else(h||f)&&d.push("translate("+h+e+f+n)}function a(l,u,h,f){l!==u?(l-u>180?u+=360:u-l>180&&(l+=360),f.push({i:h.push(i(h)+"rotate(",null,r)-2,x:te(l,u)})):
u&&h.push(i(h)+"rotate("+u+r)}function s(l,u,h,f){l!==u?f.push({i:h.push(i(h)+"skewX(",null,r)-2,x:te(l,u)}):u&&h.push(i(h)+"skewX("+u+r)}function c(l,u,h,f,d,p){
if(l!==h||u!==f){var m=d.push(i(d)+"scale(",null,",",null,")");p.push({i:m-4,x:te(l,h)},{i:m-2,x:te(u,f)})}else(h!==1||f!==1)&&d.push(i(d)+"scale("+h+","+f+")")}
return function(l,u){var h=[],f=[];return l=t(l),u=t(u),o(l.translateX,l.translateY,u.translateX,u.translateY,h,f),a(l.rotate,u.rotate,h,f),s(l.skewX,u.skewX,h,
f),c(l.scaleX,l.scaleY,u.scaleX,u.scaleY,h,f),l=u=null,function(d){for(var p=-1,m=f.length,b;++p<m;)h[(b=f[p]).i]=b.x(d);return h.join("")}}}var FE=T1(rM,"px, ",
"px)","deg)"),YE=T1(iM,", ",")",")"),oM=1e-12;function _1(t){return((t=Math.exp(t))+1/t)/2}function aM(t){return((t=Math.exp(t))-1/t)/2}function sM(t){return((t=
Math.exp(2*t))-1)/(t+1)}var BE=(function t(e,n,r){function i(o,a){var s=o[0],c=o[1],l=o[2],u=a[0],h=a[1],f=a[2],d=u-s,p=h-c,m=d*d+p*p,b,y;if(m<oM)y=Math.log(f/l)/
e,b=function(M){return[s+M*d,c+M*p,l*Math.exp(e*M*y)]};else{var g=Math.sqrt(m),v=(f*f-l*l+r*m)/(2*l*n*g),x=(f*f-l*l-r*m)/(2*f*n*g),_=Math.log(Math.sqrt(v*v+1)-v),
w=Math.log(Math.sqrt(x*x+1)-x);y=(w-_)/e,b=function(M){var k=M*y,S=_1(_),A=l/(n*g)*(S*sM(e*k+_)-aM(_));return[s+A*d,c+A*p,l*S/_1(e*k+_)]}}return b.duration=Math.
abs(y)*1e3*e/Math.SQRT2,b}return i.rho=function(o){var a=Math.max(.001,+o),s=a*a,c=s*s;return t(a,s,c)},i})(Math.SQRT2,2,4);function C1(t){return function(e,n){
var r=t((e=Yc(e)).h,(n=Yc(n)).h),i=oe(e.s,n.s),o=oe(e.l,n.l),a=oe(e.opacity,n.opacity);return function(s){return e.h=r(s),e.s=i(s),e.l=o(s),e.opacity=a(s),e+""}}}
var E1=C1(ah),qE=C1(oe);function N1(t,e){var n=oe((t=Bc(t)).l,(e=Bc(e)).l),r=oe(t.a,e.a),i=oe(t.b,e.b),o=oe(t.opacity,e.opacity);return function(a){return t.l=n(
a),t.a=r(a),t.b=i(a),t.opacity=o(a),t+""}}function R1(t){return function(e,n){var r=t((e=qc(e)).h,(n=qc(n)).h),i=oe(e.c,n.c),o=oe(e.l,n.l),a=oe(e.opacity,n.opacity);
return function(s){return e.h=r(s),e.c=i(s),e.l=o(s),e.opacity=a(s),e+""}}}var I1=R1(ah),XE=R1(oe);function L1(t){return(function e(n){n=+n;function r(i,o){var a=t(
(i=nn(i)).h,(o=nn(o)).h),s=oe(i.s,o.s),c=oe(i.l,o.l),l=oe(i.opacity,o.opacity);return function(u){return i.h=a(u),i.s=s(u),i.l=c(Math.pow(u,n)),i.opacity=l(u),i+
""}}return r.gamma=e,r})(1)}var WE=L1(ah),Gc=L1(oe);function Ir(t,e){e===void 0&&(e=t,t=To);for(var n=0,r=e.length-1,i=e[0],o=new Array(r<0?0:r);n<r;)o[n]=t(i,i=
e[++n]);return function(a){var s=Math.max(0,Math.min(r-1,Math.floor(a*=r)));return o[s](a-s)}}function _e(t,e){for(var n=new Array(e),r=0;r<e;++r)n[r]=t(r/(e-1));
return n}var Va=Math.PI,sh=2*Va,_i=1e-6,cM=sh-_i;function P1(t){this._+=t[0];for(let e=1,n=t.length;e<n;++e)this._+=arguments[e]+t[e]}function lM(t){let e=Math.floor(t);
if(!(e>=0))throw new Error(`invalid digits: ${t}`);if(e>15)return P1;let n=10**e;return function(r){this._+=r[0];for(let i=1,o=r.length;i<o;++i)this._+=Math.round(
arguments[i]*n)/n+r[i]}}function D1(t,e,n,r){return t===n&&e===r}function uM(t){let e=Math.floor(t);if(!(e<=15))return D1;let n=10**e,r=function(i){return Math.
round(i*n)};return function(i,o,a,s){return r(i)===r(a)&&r(o)===r(s)}}var Mi=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
e==null?P1:lM(e),this._equal=e==null?D1:uM(e)}moveTo(e,n){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,n){this._append`L${this._x1=+e},${this._y1=+n}`}quadraticCurveTo(e,n,r,i){this._append`Q${+e},${+n},${this.
_x1=+r},${this._y1=+i}`}bezierCurveTo(e,n,r,i,o,a){this._append`C${+e},${+n},${+r},${+i},${this._x1=+o},${this._y1=+a}`}arcTo(e,n,r,i,o){if(e=+e,n=+n,r=+r,i=+i,
o=+o,o<0)throw new Error(`negative radius: ${o}`);let a=this._x1,s=this._y1,c=r-e,l=i-n,u=a-e,h=s-n,f=u*u+h*h;if(this._x1===null)this._append`M${this._x1=e},${this.
_y1=n}`;else if(f>_i)if(!(Math.abs(h*c-l*u)>_i)||!o)this._append`L${this._x1=e},${this._y1=n}`;else{let d=r-a,p=i-s,m=c*c+l*l,b=d*d+p*p,y=Math.sqrt(m),g=Math.sqrt(
f),v=o*Math.tan((Va-Math.acos((m+f-b)/(2*y*g)))/2),x=v/g,_=v/y;Math.abs(x-1)>_i&&this._append`L${e+x*u},${n+x*h}`,this._append`A${o},${o},0,0,${+(h*d>u*p)},${this.
_x1=e+_*c},${this._y1=n+_*l}`}}arc(e,n,r,i,o,a){if(e=+e,n=+n,r=+r,a=!!a,r<0)throw new Error(`negative radius: ${r}`);let s=r*Math.cos(i),c=r*Math.sin(i),l=e+s,u=n+
c,h=1^a,f=a?i-o:o-i;if(this._x1===null?this._append`M${l},${u}`:(Math.abs(this._x1-l)>_i||Math.abs(this._y1-u)>_i)&&this._append`L${l},${u}`,!!r){if(f<0&&(f=f%sh+
sh),f>cM)this._append`A${r},${r},0,1,${h},${e-s},${n-c}A${r},${r},0,1,${h},${this._x1=l},${this._y1=u}`;else if(f>_i){let d=e+r*Math.cos(o),p=n+r*Math.sin(o);if(f>=
Va&&this._equal(l,u,d,p)){f/=2;let m=i+f;this._append`A${r},${r},0,${+(f>=Va)},${h},${e+r*Math.cos(m)},${n+r*Math.sin(m)}`}this._append`A${r},${r},0,${+(f>=Va)},${h},${this.
_x1=d},${this._y1=p}`}}}rect(e,n,r,i){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}h${r=+r}v${+i}h${-r}Z`}toString(){return this._}};function fM(){
return new Mi}fM.prototype=Mi.prototype;function De(t=3){return new Mi(+t)}var hM=Array.prototype,z1=hM.slice;function dM(t,e){return t-e}function pM(t){for(var e=0,n=t.length,r=t[n-1][1]*t[0][0]-t[n-1][0]*t[0][1];++e<n;)r+=t[e-1][1]*t[e][0]-
t[e-1][0]*t[e][1];return r}var Lr=t=>()=>t;function mM(t,e){for(var n=-1,r=e.length,i;++n<r;)if(i=gM(t,e[n]))return i;return 0}function gM(t,e){for(var n=e[0],r=e[1],
i=-1,o=0,a=t.length,s=a-1;o<a;s=o++){var c=t[o],l=c[0],u=c[1],h=t[s],f=h[0],d=h[1];if(yM(c,h,e))return 0;u>r!=d>r&&n<(f-l)*(r-u)/(d-u)+l&&(i=-i)}return i}function yM(t,e,n){
var r;return bM(t,e,n)&&xM(t[r=+(t[0]===e[0])],n[r],e[r])}function bM(t,e,n){return(e[0]-t[0])*(n[1]-t[1])===(n[0]-t[0])*(e[1]-t[1])}function xM(t,e,n){return t<=
e&&e<=n||n<=e&&e<=t}function vM(){}var or=[[],[[[1,1.5],[.5,1]]],[[[1.5,1],[1,1.5]]],[[[1.5,1],[.5,1]]],[[[1,.5],[1.5,1]]],[[[1,1.5],[.5,1]],[[1,.5],[1.5,1]]],[
[[1,.5],[1,1.5]]],[[[1,.5],[.5,1]]],[[[.5,1],[1,.5]]],[[[1,1.5],[1,.5]]],[[[.5,1],[1,.5]],[[1.5,1],[1,1.5]]],[[[1.5,1],[1,.5]]],[[[.5,1],[1.5,1]]],[[[1,1.5],[1.5,
1]]],[[[.5,1],[1,1.5]]],[]];function Hc(){var t=1,e=1,n=vo,r=c;function i(l){var u=n(l);if(Array.isArray(u))u=u.slice().sort(dM);else{let h=$t(l,wM);for(u=qe(...Rc(
h[0],h[1],u),u);u[u.length-1]>=h[1];)u.pop();for(;u[1]<h[0];)u.shift()}return u.map(h=>o(l,h))}function o(l,u){let h=u==null?NaN:+u;if(isNaN(h))throw new Error(
`invalid value: ${u}`);var f=[],d=[];return a(l,h,function(p){r(p,l,h),pM(p)>0?f.push([p]):d.push(p)}),d.forEach(function(p){for(var m=0,b=f.length,y;m<b;++m)if(mM(
(y=f[m])[0],p)!==-1){y.push(p);return}}),{type:"MultiPolygon",value:u,coordinates:f}}function a(l,u,h){var f=new Array,d=new Array,p,m,b,y,g,v;for(p=m=-1,y=Si(l[0],
u),or[y<<1].forEach(x);++p<t-1;)b=y,y=Si(l[p+1],u),or[b|y<<1].forEach(x);for(or[y<<0].forEach(x);++m<e-1;){for(p=-1,y=Si(l[m*t+t],u),g=Si(l[m*t],u),or[y<<1|g<<2].
forEach(x);++p<t-1;)b=y,y=Si(l[m*t+t+p+1],u),v=g,g=Si(l[m*t+p+1],u),or[b|y<<1|g<<2|v<<3].forEach(x);or[y|g<<3].forEach(x)}for(p=-1,g=l[m*t]>=u,or[g<<2].forEach(
x);++p<t-1;)v=g,g=Si(l[m*t+p+1],u),or[g<<2|v<<3].forEach(x);or[g<<3].forEach(x);function x(_){var w=[_[0][0]+p,_[0][1]+m],M=[_[1][0]+p,_[1][1]+m],k=s(w),S=s(M),
A,T;(A=d[k])?(T=f[S])?(delete d[A.end],delete f[T.start],A===T?(A.ring.push(M),h(A.ring)):f[A.start]=d[T.end]={start:A.start,end:T.end,ring:A.ring.concat(T.ring)}):
(delete d[A.end],A.ring.push(M),d[A.end=S]=A):(A=f[S])?(T=d[k])?(delete f[A.start],delete d[T.end],A===T?(A.ring.push(M),h(A.ring)):f[T.start]=d[A.end]={start:T.
start,end:A.end,ring:T.ring.concat(A.ring)}):(delete f[A.start],A.ring.unshift(w),f[A.start=k]=A):f[k]=d[S]={start:k,end:S,ring:[w,M]}}}function s(l){return l[0]*
2+l[1]*(t+1)*4}function c(l,u,h){l.forEach(function(f){var d=f[0],p=f[1],m=d|0,b=p|0,y=ch(u[b*t+m]);d>0&&d<t&&m===d&&(f[0]=O1(d,ch(u[b*t+m-1]),y,h)),p>0&&p<e&&b===
p&&(f[1]=O1(p,ch(u[(b-1)*t+m]),y,h))})}return i.contour=o,i.size=function(l){if(!arguments.length)return[t,e];var u=Math.floor(l[0]),h=Math.floor(l[1]);if(!(u>=
0&&h>=0))throw new Error("invalid size");return t=u,e=h,i},i.thresholds=function(l){return arguments.length?(n=typeof l=="function"?l:Array.isArray(l)?Lr(z1.call(
l)):Lr(l),i):n},i.smooth=function(l){return arguments.length?(r=l?c:vM,i):r===c},i}function wM(t){return isFinite(t)?t:NaN}function Si(t,e){return t==null?!1:+t>=
e}function ch(t){return t==null||isNaN(t=+t)?-1/0:t}function O1(t,e,n,r){let i=r-e,o=n-e,a=isFinite(i)||isFinite(o)?i/o:Math.sign(i)/Math.sign(o);return isNaN(a)?
t:t+a-.5}function _M(t){return t[0]}function MM(t){return t[1]}function SM(){return 1}function F1(){var t=_M,e=MM,n=SM,r=960,i=500,o=20,a=2,s=o*3,c=r+s*2>>a,l=i+
s*2>>a,u=Lr(20);function h(g){var v=new Float32Array(c*l),x=Math.pow(2,-a),_=-1;for(let N of g){var w=(t(N,++_,g)+s)*x,M=(e(N,_,g)+s)*x,k=+n(N,_,g);if(k&&w>=0&&
w<c&&M>=0&&M<l){var S=Math.floor(w),A=Math.floor(M),T=w-S-.5,$=M-A-.5;v[S+A*c]+=(1-T)*(1-$)*k,v[S+1+A*c]+=T*(1-$)*k,v[S+1+(A+1)*c]+=T*$*k,v[S+(A+1)*c]+=(1-T)*$*
k}}return Ec({data:v,width:c,height:l},o*x),v}function f(g){var v=h(g),x=u(v),_=Math.pow(2,2*a);return Array.isArray(x)||(x=qe(Number.MIN_VALUE,Nt(v)/_,x)),Hc().
size([c,l]).thresholds(x.map(w=>w*_))(v).map((w,M)=>(w.value=+x[M],d(w)))}f.contours=function(g){var v=h(g),x=Hc().size([c,l]),_=Math.pow(2,2*a),w=M=>{M=+M;var k=d(
x.contour(v,M*_));return k.value=M,k};return Object.defineProperty(w,"max",{get:()=>Nt(v)/_}),w};function d(g){return g.coordinates.forEach(p),g}function p(g){g.
forEach(m)}function m(g){g.forEach(b)}function b(g){g[0]=g[0]*Math.pow(2,a)-s,g[1]=g[1]*Math.pow(2,a)-s}function y(){return s=o*3,c=r+s*2>>a,l=i+s*2>>a,f}return f.
x=function(g){return arguments.length?(t=typeof g=="function"?g:Lr(+g),f):t},f.y=function(g){return arguments.length?(e=typeof g=="function"?g:Lr(+g),f):e},f.weight=
function(g){return arguments.length?(n=typeof g=="function"?g:Lr(+g),f):n},f.size=function(g){if(!arguments.length)return[r,i];var v=+g[0],x=+g[1];if(!(v>=0&&x>=
0))throw new Error("invalid size");return r=v,i=x,y()},f.cellSize=function(g){if(!arguments.length)return 1<<a;if(!((g=+g)>=1))throw new Error("invalid cell siz\
e");return a=Math.floor(Math.log(g)/Math.LN2),y()},f.thresholds=function(g){return arguments.length?(u=typeof g=="function"?g:Array.isArray(g)?Lr(z1.call(g)):Lr(
g),f):u},f.bandwidth=function(g){if(!arguments.length)return Math.sqrt(o*(o+1));if(!((g=+g)>=0))throw new Error("invalid bandwidth");return o=(Math.sqrt(4*g*g+1)-
1)/2,y()},f}var sr=11102230246251565e-32,ye=134217729,$M=(3+8*sr)*sr;function lh(t,e,n,r,i){let o,a,s,c,l=e[0],u=r[0],h=0,f=0;u>l==u>-l?(o=l,l=e[++h]):(o=u,u=r[++f]);let d=0;
if(h<t&&f<n)for(u>l==u>-l?(a=l+o,s=o-(a-l),l=e[++h]):(a=u+o,s=o-(a-u),u=r[++f]),o=a,s!==0&&(i[d++]=s);h<t&&f<n;)u>l==u>-l?(a=o+l,c=a-o,s=o-(a-c)+(l-c),l=e[++h]):
(a=o+u,c=a-o,s=o-(a-c)+(u-c),u=r[++f]),o=a,s!==0&&(i[d++]=s);for(;h<t;)a=o+l,c=a-o,s=o-(a-c)+(l-c),l=e[++h],o=a,s!==0&&(i[d++]=s);for(;f<n;)a=o+u,c=a-o,s=o-(a-c)+
(u-c),u=r[++f],o=a,s!==0&&(i[d++]=s);return(o!==0||d===0)&&(i[d++]=o),d}function kM(t,e){let n=e[0];for(let r=1;r<t;r++)n+=e[r];return n}function F(t){return new Float64Array(
t)}var AM=(3+16*sr)*sr,TM=(2+12*sr)*sr,CM=(9+64*sr)*sr*sr,Co=F(4),Y1=F(8),B1=F(12),q1=F(16),Me=F(4);function EM(t,e,n,r,i,o,a){let s,c,l,u,h,f,d,p,m,b,y,g,v,x,_,
w,M,k,S=t-i,A=n-i,T=e-o,$=r-o;x=S*$,f=ye*S,d=f-(f-S),p=S-d,f=ye*$,m=f-(f-$),b=$-m,_=p*b-(x-d*m-p*m-d*b),w=T*A,f=ye*T,d=f-(f-T),p=T-d,f=ye*A,m=f-(f-A),b=A-m,M=p*
b-(w-d*m-p*m-d*b),y=_-M,h=_-y,Co[0]=_-(y+h)+(h-M),g=x+y,h=g-x,v=x-(g-h)+(y-h),y=v-w,h=v-y,Co[1]=v-(y+h)+(h-w),k=g+y,h=k-g,Co[2]=g-(k-h)+(y-h),Co[3]=k;let N=kM(4,
Co),E=TM*a;if(N>=E||-N>=E||(h=t-S,s=t-(S+h)+(h-i),h=n-A,l=n-(A+h)+(h-i),h=e-T,c=e-(T+h)+(h-o),h=r-$,u=r-($+h)+(h-o),s===0&&c===0&&l===0&&u===0)||(E=CM*a+$M*Math.
abs(N),N+=S*u+$*s-(T*l+A*c),N>=E||-N>=E))return N;x=s*$,f=ye*s,d=f-(f-s),p=s-d,f=ye*$,m=f-(f-$),b=$-m,_=p*b-(x-d*m-p*m-d*b),w=c*A,f=ye*c,d=f-(f-c),p=c-d,f=ye*A,
m=f-(f-A),b=A-m,M=p*b-(w-d*m-p*m-d*b),y=_-M,h=_-y,Me[0]=_-(y+h)+(h-M),g=x+y,h=g-x,v=x-(g-h)+(y-h),y=v-w,h=v-y,Me[1]=v-(y+h)+(h-w),k=g+y,h=k-g,Me[2]=g-(k-h)+(y-h),
Me[3]=k;let C=lh(4,Co,4,Me,Y1);x=S*u,f=ye*S,d=f-(f-S),p=S-d,f=ye*u,m=f-(f-u),b=u-m,_=p*b-(x-d*m-p*m-d*b),w=T*l,f=ye*T,d=f-(f-T),p=T-d,f=ye*l,m=f-(f-l),b=l-m,M=p*
b-(w-d*m-p*m-d*b),y=_-M,h=_-y,Me[0]=_-(y+h)+(h-M),g=x+y,h=g-x,v=x-(g-h)+(y-h),y=v-w,h=v-y,Me[1]=v-(y+h)+(h-w),k=g+y,h=k-g,Me[2]=g-(k-h)+(y-h),Me[3]=k;let R=lh(C,
Y1,4,Me,B1);x=s*u,f=ye*s,d=f-(f-s),p=s-d,f=ye*u,m=f-(f-u),b=u-m,_=p*b-(x-d*m-p*m-d*b),w=c*l,f=ye*c,d=f-(f-c),p=c-d,f=ye*l,m=f-(f-l),b=l-m,M=p*b-(w-d*m-p*m-d*b),
y=_-M,h=_-y,Me[0]=_-(y+h)+(h-M),g=x+y,h=g-x,v=x-(g-h)+(y-h),y=v-w,h=v-y,Me[1]=v-(y+h)+(h-w),k=g+y,h=k-g,Me[2]=g-(k-h)+(y-h),Me[3]=k;let I=lh(R,B1,4,Me,q1);return q1[I-
1]}function jc(t,e,n,r,i,o){let a=(e-o)*(n-i),s=(t-i)*(r-o),c=a-s,l=Math.abs(a+s);return Math.abs(c)>=AM*l?c:-EM(t,e,n,r,i,o,l)}F(4);F(4);F(4);F(4);F(4);F(4);F(
4);F(4);F(4);F(8);F(8);F(8);F(4);F(8);F(8);F(16);F(12);F(192);F(192);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(8);F(8);F(8);F(8);F(8);F(8);F(8);F(8);F(8);F(4);F(
4);F(4);F(8);F(16);F(16);F(16);F(32);F(32);F(48);F(64);F(1152);F(1152);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(24);F(24);F(24);F(24);F(24);F(24);F(24);
F(24);F(24);F(24);F(1152);F(1152);F(1152);F(1152);F(1152);F(2304);F(2304);F(3456);F(5760);F(8);F(8);F(8);F(16);F(24);F(48);F(48);F(96);F(192);F(384);F(384);F(384);
F(768);F(96);F(96);F(96);F(1152);var X1=Math.pow(2,-52),Vc=new Uint32Array(512),Zc=class t{static from(e,n=PM,r=DM){let i=e.length,o=new Float64Array(i*2);for(let a=0;a<
i;a++){let s=e[a];o[2*a]=n(s),o[2*a+1]=r(s)}return new t(o)}constructor(e){let n=e.length>>1;if(n>0&&typeof e[0]!="number")throw new Error("Expected coords to c\
ontain numbers.");this.coords=e;let r=Math.max(2*n-5,0);this._triangles=new Uint32Array(r*3),this._halfedges=new Int32Array(r*3),this._hashSize=Math.ceil(Math.sqrt(
n)),this._hullPrev=new Uint32Array(n),this._hullNext=new Uint32Array(n),this._hullTri=new Uint32Array(n),this._hullHash=new Int32Array(this._hashSize),this._ids=
new Uint32Array(n),this._dists=new Float64Array(n),this.trianglesLen=0,this._cx=0,this._cy=0,this._hullStart=0,this.hull=this._triangles,this.triangles=this._triangles,
this.halfedges=this._halfedges,this.update()}update(){let{coords:e,_hullPrev:n,_hullNext:r,_hullTri:i,_hullHash:o}=this,a=e.length>>1,s=1/0,c=1/0,l=-1/0,u=-1/0;
for(let S=0;S<a;S++){let A=e[2*S],T=e[2*S+1];A<s&&(s=A),T<c&&(c=T),A>l&&(l=A),T>u&&(u=T),this._ids[S]=S}let h=(s+l)/2,f=(c+u)/2,d=0,p=0,m=0;for(let S=0,A=1/0;S<
a;S++){let T=uh(h,f,e[2*S],e[2*S+1]);T<A&&(d=S,A=T)}let b=e[2*d],y=e[2*d+1];for(let S=0,A=1/0;S<a;S++){if(S===d)continue;let T=uh(b,y,e[2*S],e[2*S+1]);T<A&&T>0&&
(p=S,A=T)}let g=e[2*p],v=e[2*p+1],x=1/0;for(let S=0;S<a;S++){if(S===d||S===p)continue;let A=IM(b,y,g,v,e[2*S],e[2*S+1]);A<x&&(m=S,x=A)}let _=e[2*m],w=e[2*m+1];if(x===
1/0){for(let T=0;T<a;T++)this._dists[T]=e[2*T]-e[0]||e[2*T+1]-e[1];No(this._ids,this._dists,0,a-1);let S=new Uint32Array(a),A=0;for(let T=0,$=-1/0;T<a;T++){let N=this.
_ids[T],E=this._dists[N];E>$&&(S[A++]=N,$=E)}this.hull=S.subarray(0,A),this.triangles=new Uint32Array(0),this.halfedges=new Int32Array(0);return}if(jc(b,y,g,v,_,
w)<0){let S=p,A=g,T=v;p=m,g=_,v=w,m=S,_=A,w=T}let M=LM(b,y,g,v,_,w);this._cx=M.x,this._cy=M.y;for(let S=0;S<a;S++)this._dists[S]=uh(e[2*S],e[2*S+1],M.x,M.y);No(
this._ids,this._dists,0,a-1),this._hullStart=d;let k=3;r[d]=n[m]=p,r[p]=n[d]=m,r[m]=n[p]=d,i[d]=0,i[p]=1,i[m]=2,o.fill(-1),o[this._hashKey(b,y)]=d,o[this._hashKey(
g,v)]=p,o[this._hashKey(_,w)]=m,this.trianglesLen=0,this._addTriangle(d,p,m,-1,-1,-1);for(let S=0,A=0,T=0;S<this._ids.length;S++){let $=this._ids[S],N=e[2*$],E=e[2*
$+1];if(S>0&&Math.abs(N-A)<=X1&&Math.abs(E-T)<=X1||(A=N,T=E,$===d||$===p||$===m))continue;let C=0;for(let Y=0,q=this._hashKey(N,E);Y<this._hashSize&&(C=o[(q+Y)%
this._hashSize],!(C!==-1&&C!==r[C]));Y++);C=n[C];let R=C,I;for(;I=r[R],jc(N,E,e[2*R],e[2*R+1],e[2*I],e[2*I+1])>=0;)if(R=I,R===C){R=-1;break}if(R===-1)continue;let z=this.
_addTriangle(R,$,r[R],-1,-1,i[R]);i[$]=this._legalize(z+2),i[R]=z,k++;let P=r[R];for(;I=r[P],jc(N,E,e[2*P],e[2*P+1],e[2*I],e[2*I+1])<0;)z=this._addTriangle(P,$,
I,i[$],-1,i[P]),i[$]=this._legalize(z+2),r[P]=P,k--,P=I;if(R===C)for(;I=n[R],jc(N,E,e[2*I],e[2*I+1],e[2*R],e[2*R+1])<0;)z=this._addTriangle(I,$,R,-1,i[R],i[I]),
this._legalize(z+2),i[I]=z,r[R]=R,k--,R=I;this._hullStart=n[$]=R,r[R]=n[P]=$,r[$]=P,o[this._hashKey(N,E)]=$,o[this._hashKey(e[2*R],e[2*R+1])]=R}this.hull=new Uint32Array(
k);for(let S=0,A=this._hullStart;S<k;S++)this.hull[S]=A,A=r[A];this.triangles=this._triangles.subarray(0,this.trianglesLen),this.halfedges=this._halfedges.subarray(
0,this.trianglesLen)}_hashKey(e,n){return Math.floor(NM(e-this._cx,n-this._cy)*this._hashSize)%this._hashSize}_legalize(e){let{_triangles:n,_halfedges:r,coords:i}=this,
o=0,a=0;for(;;){let s=r[e],c=e-e%3;if(a=c+(e+2)%3,s===-1){if(o===0)break;e=Vc[--o];continue}let l=s-s%3,u=c+(e+1)%3,h=l+(s+2)%3,f=n[a],d=n[e],p=n[u],m=n[h];if(RM(
i[2*f],i[2*f+1],i[2*d],i[2*d+1],i[2*p],i[2*p+1],i[2*m],i[2*m+1])){n[e]=m,n[s]=f;let y=r[h];if(y===-1){let v=this._hullStart;do{if(this._hullTri[v]===h){this._hullTri[v]=
e;break}v=this._hullPrev[v]}while(v!==this._hullStart)}this._link(e,y),this._link(s,r[a]),this._link(a,h);let g=l+(s+1)%3;o<Vc.length&&(Vc[o++]=g)}else{if(o===0)
break;e=Vc[--o]}}return a}_link(e,n){this._halfedges[e]=n,n!==-1&&(this._halfedges[n]=e)}_addTriangle(e,n,r,i,o,a){let s=this.trianglesLen;return this._triangles[s]=
e,this._triangles[s+1]=n,this._triangles[s+2]=r,this._link(s,i),this._link(s+1,o),this._link(s+2,a),this.trianglesLen+=3,s}};function NM(t,e){let n=t/(Math.abs(
t)+Math.abs(e));return(e>0?3-n:1+n)/4}function uh(t,e,n,r){let i=t-n,o=e-r;return i*i+o*o}function RM(t,e,n,r,i,o,a,s){let c=t-a,l=e-s,u=n-a,h=r-s,f=i-a,d=o-s,p=c*
c+l*l,m=u*u+h*h,b=f*f+d*d;return c*(h*b-m*d)-l*(u*b-m*f)+p*(u*d-h*f)<0}function IM(t,e,n,r,i,o){let a=n-t,s=r-e,c=i-t,l=o-e,u=a*a+s*s,h=c*c+l*l,f=.5/(a*l-s*c),d=(l*
u-s*h)*f,p=(a*h-c*u)*f;return d*d+p*p}function LM(t,e,n,r,i,o){let a=n-t,s=r-e,c=i-t,l=o-e,u=a*a+s*s,h=c*c+l*l,f=.5/(a*l-s*c),d=t+(l*u-s*h)*f,p=e+(a*h-c*u)*f;return{
x:d,y:p}}function No(t,e,n,r){if(r-n<=20)for(let i=n+1;i<=r;i++){let o=t[i],a=e[o],s=i-1;for(;s>=n&&e[t[s]]>a;)t[s+1]=t[s--];t[s+1]=o}else{let i=n+r>>1,o=n+1,a=r;
Za(t,i,o),e[t[n]]>e[t[r]]&&Za(t,n,r),e[t[o]]>e[t[r]]&&Za(t,o,r),e[t[n]]>e[t[o]]&&Za(t,n,o);let s=t[o],c=e[s];for(;;){do o++;while(e[t[o]]<c);do a--;while(e[t[a]]>
c);if(a<o)break;Za(t,o,a)}t[n+1]=t[a],t[a]=s,r-o+1>=a-n?(No(t,e,o,r),No(t,e,n,a-1)):(No(t,e,n,a-1),No(t,e,o,r))}}function Za(t,e,n){let r=t[e];t[e]=t[n],t[n]=r}
function PM(t){return t[0]}function DM(t){return t[1]}var W1=1e-6,ar=class{constructor(){this._x0=this._y0=this._x1=this._y1=null,this._=""}moveTo(e,n){this._+=
`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._+="Z")}lineTo(e,n){this._+=`L${this._x1=
+e},${this._y1=+n}`}arc(e,n,r){e=+e,n=+n,r=+r;let i=e+r,o=n;if(r<0)throw new Error("negative radius");this._x1===null?this._+=`M${i},${o}`:(Math.abs(this._x1-i)>
W1||Math.abs(this._y1-o)>W1)&&(this._+="L"+i+","+o),r&&(this._+=`A${r},${r},0,1,1,${e-r},${n}A${r},${r},0,1,1,${this._x1=i},${this._y1=o}`)}rect(e,n,r,i){this._+=
`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}h${+r}v${+i}h${-r}Z`}value(){return this._||null}},Ka=class{constructor(){this._=[]}moveTo(e,n){this._.push([e,
n])}closePath(){this._.push(this._[0].slice())}lineTo(e,n){this._.push([e,n])}value(){return this._.length?this._:null}},fh=class{constructor(e,[n,r,i,o]=[0,0,960,
500]){if(!((i=+i)>=(n=+n))||!((o=+o)>=(r=+r)))throw new Error("invalid bounds");this.delaunay=e,this._circumcenters=new Float64Array(e.points.length*2),this.vectors=
new Float64Array(e.points.length*2),this.xmax=i,this.xmin=n,this.ymax=o,this.ymin=r,this._init()}update(){return this.delaunay.update(),this._init(),this}_init(){
let{delaunay:{points:e,hull:n,triangles:r},vectors:i}=this,o,a,s=this.circumcenters=this._circumcenters.subarray(0,r.length/3*2);for(let m=0,b=0,y=r.length,g,v;m<
y;m+=3,b+=2){let x=r[m]*2,_=r[m+1]*2,w=r[m+2]*2,M=e[x],k=e[x+1],S=e[_],A=e[_+1],T=e[w],$=e[w+1],N=S-M,E=A-k,C=T-M,R=$-k,I=(N*R-E*C)*2;if(Math.abs(I)<1e-9){if(o===
void 0){o=a=0;for(let P of n)o+=e[P*2],a+=e[P*2+1];o/=n.length,a/=n.length}let z=1e9*Math.sign((o-M)*R-(a-k)*C);g=(M+T)/2-z*R,v=(k+$)/2+z*C}else{let z=1/I,P=N*N+
E*E,Y=C*C+R*R;g=M+(R*P-E*Y)*z,v=k+(N*Y-C*P)*z}s[b]=g,s[b+1]=v}let c=n[n.length-1],l,u=c*4,h,f=e[2*c],d,p=e[2*c+1];i.fill(0);for(let m=0;m<n.length;++m)c=n[m],l=
u,h=f,d=p,u=c*4,f=e[2*c],p=e[2*c+1],i[l+2]=i[u]=d-p,i[l+3]=i[u+1]=f-h}render(e){let n=e==null?e=new ar:void 0,{delaunay:{halfedges:r,inedges:i,hull:o},circumcenters:a,
vectors:s}=this;if(o.length<=1)return null;for(let u=0,h=r.length;u<h;++u){let f=r[u];if(f<u)continue;let d=Math.floor(u/3)*2,p=Math.floor(f/3)*2,m=a[d],b=a[d+1],
y=a[p],g=a[p+1];this._renderSegment(m,b,y,g,e)}let c,l=o[o.length-1];for(let u=0;u<o.length;++u){c=l,l=o[u];let h=Math.floor(i[l]/3)*2,f=a[h],d=a[h+1],p=c*4,m=this.
_project(f,d,s[p+2],s[p+3]);m&&this._renderSegment(f,d,m[0],m[1],e)}return n&&n.value()}renderBounds(e){let n=e==null?e=new ar:void 0;return e.rect(this.xmin,this.
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
let r=n.length,i=null,o,a,s=n[r-2],c=n[r-1],l,u=this._regioncode(s,c),h,f=0;for(let d=0;d<r;d+=2)if(o=s,a=c,s=n[d],c=n[d+1],l=u,u=this._regioncode(s,c),l===0&&u===
0)h=f,f=0,i?i.push(s,c):i=[s,c];else{let p,m,b,y,g;if(l===0){if((p=this._clipSegment(o,a,s,c,l,u))===null)continue;[m,b,y,g]=p}else{if((p=this._clipSegment(s,c,
o,a,u,l))===null)continue;[y,g,m,b]=p,h=f,f=this._edgecode(m,b),h&&f&&this._edge(e,h,f,i,i.length),i?i.push(m,b):i=[m,b]}h=f,f=this._edgecode(y,g),h&&f&&this._edge(
e,h,f,i,i.length),i?i.push(y,g):i=[y,g]}if(i)h=f,f=this._edgecode(i[0],i[1]),h&&f&&this._edge(e,h,f,i,i.length);else if(this.contains(e,(this.xmin+this.xmax)/2,
(this.ymin+this.ymax)/2))return[this.xmax,this.ymin,this.xmax,this.ymax,this.xmin,this.ymax,this.xmin,this.ymin];return i}_clipSegment(e,n,r,i,o,a){let s=o<a;for(s&&
([e,n,r,i,o,a]=[r,i,e,n,a,o]);;){if(o===0&&a===0)return s?[r,i,e,n]:[e,n,r,i];if(o&a)return null;let c,l,u=o||a;u&8?(c=e+(r-e)*(this.ymax-n)/(i-n),l=this.ymax):
u&4?(c=e+(r-e)*(this.ymin-n)/(i-n),l=this.ymin):u&2?(l=n+(i-n)*(this.xmax-e)/(r-e),c=this.xmax):(l=n+(i-n)*(this.xmin-e)/(r-e),c=this.xmin),o?(e=c,n=l,o=this._regioncode(
e,n)):(r=c,i=l,a=this._regioncode(r,i))}}_clipInfinite(e,n,r,i,o,a){let s=Array.from(n),c;if((c=this._project(s[0],s[1],r,i))&&s.unshift(c[0],c[1]),(c=this._project(
s[s.length-2],s[s.length-1],o,a))&&s.push(c[0],c[1]),s=this._clipFinite(e,s))for(let l=0,u=s.length,h,f=this._edgecode(s[u-2],s[u-1]);l<u;l+=2)h=f,f=this._edgecode(
s[l],s[l+1]),h&&f&&(l=this._edge(e,h,f,s,l),u=s.length);else this.contains(e,(this.xmin+this.xmax)/2,(this.ymin+this.ymax)/2)&&(s=[this.xmin,this.ymin,this.xmax,
this.ymin,this.xmax,this.ymax,this.xmin,this.ymax]);return s}_edge(e,n,r,i,o){for(;n!==r;){let a,s;switch(n){case 5:n=4;continue;case 4:n=6,a=this.xmax,s=this.ymin;
break;case 6:n=2;continue;case 2:n=10,a=this.xmax,s=this.ymax;break;case 10:n=8;continue;case 8:n=9,a=this.xmin,s=this.ymax;break;case 9:n=1;continue;case 1:n=5,
a=this.xmin,s=this.ymin;break}(i[o]!==a||i[o+1]!==s)&&this.contains(e,a,s)&&(i.splice(o,0,a,s),o+=2)}return o}_project(e,n,r,i){let o=1/0,a,s,c;if(i<0){if(n<=this.
ymin)return null;(a=(this.ymin-n)/i)<o&&(c=this.ymin,s=e+(o=a)*r)}else if(i>0){if(n>=this.ymax)return null;(a=(this.ymax-n)/i)<o&&(c=this.ymax,s=e+(o=a)*r)}if(r>
0){if(e>=this.xmax)return null;(a=(this.xmax-e)/r)<o&&(s=this.xmax,c=n+(o=a)*i)}else if(r<0){if(e<=this.xmin)return null;(a=(this.xmin-e)/r)<o&&(s=this.xmin,c=n+
(o=a)*i)}return[s,c]}_edgecode(e,n){return(e===this.xmin?1:e===this.xmax?2:0)|(n===this.ymin?4:n===this.ymax?8:0)}_regioncode(e,n){return(e<this.xmin?1:e>this.xmax?
2:0)|(n<this.ymin?4:n>this.ymax?8:0)}_simplify(e){if(e&&e.length>4){for(let n=0;n<e.length;n+=2){let r=(n+2)%e.length,i=(n+4)%e.length;(e[n]===e[r]&&e[r]===e[i]||
e[n+1]===e[r+1]&&e[r+1]===e[i+1])&&(e.splice(r,2),n-=2)}e.length||(e=null)}return e}},OM=2*Math.PI,Eo=Math.pow;function zM(t){return t[0]}function FM(t){return t[1]}
function YM(t){let{triangles:e,coords:n}=t;for(let r=0;r<e.length;r+=3){let i=2*e[r],o=2*e[r+1],a=2*e[r+2];if((n[a]-n[i])*(n[o+1]-n[i+1])-(n[o]-n[i])*(n[a+1]-n[i+
1])>1e-10)return!1}return!0}function BM(t,e,n){return[t+Math.sin(t+e)*n,e+Math.cos(t-e)*n]}var An=class t{static from(e,n=zM,r=FM,i){return new t("length"in e?qM(
e,n,r,i):Float64Array.from(XM(e,n,r,i)))}constructor(e){this._delaunator=new Zc(e),this.inedges=new Int32Array(e.length/2),this._hullIndex=new Int32Array(e.length/
2),this.points=this._delaunator.coords,this._init()}update(){return this._delaunator.update(),this._init(),this}_init(){let e=this._delaunator,n=this.points;if(e.
hull&&e.hull.length>2&&YM(e)){this.collinear=Int32Array.from({length:n.length/2},(f,d)=>d).sort((f,d)=>n[2*f]-n[2*d]||n[2*f+1]-n[2*d+1]);let c=this.collinear[0],
l=this.collinear[this.collinear.length-1],u=[n[2*c],n[2*c+1],n[2*l],n[2*l+1]],h=1e-8*Math.hypot(u[3]-u[1],u[2]-u[0]);for(let f=0,d=n.length/2;f<d;++f){let p=BM(
n[2*f],n[2*f+1],h);n[2*f]=p[0],n[2*f+1]=p[1]}this._delaunator=new Zc(n)}else delete this.collinear;let r=this.halfedges=this._delaunator.halfedges,i=this.hull=this.
_delaunator.hull,o=this.triangles=this._delaunator.triangles,a=this.inedges.fill(-1),s=this._hullIndex.fill(-1);for(let c=0,l=r.length;c<l;++c){let u=o[c%3===2?
c-2:c+1];(r[c]===-1||a[u]===-1)&&(a[u]=c)}for(let c=0,l=i.length;c<l;++c)s[i[c]]=c;i.length<=2&&i.length>0&&(this.triangles=new Int32Array(3).fill(-1),this.halfedges=
new Int32Array(3).fill(-1),this.triangles[0]=i[0],a[i[0]]=1,i.length===2&&(a[i[1]]=0,this.triangles[1]=i[1],this.triangles[2]=i[1]))}voronoi(e){return new fh(this,
e)}*neighbors(e){let{inedges:n,hull:r,_hullIndex:i,halfedges:o,triangles:a,collinear:s}=this;if(s){let h=s.indexOf(e);h>0&&(yield s[h-1]),h<s.length-1&&(yield s[h+
1]);return}let c=n[e];if(c===-1)return;let l=c,u=-1;do{if(yield u=a[l],l=l%3===2?l-2:l+1,a[l]!==e)return;if(l=o[l],l===-1){let h=r[(i[e]+1)%r.length];h!==u&&(yield h);
return}}while(l!==c)}find(e,n,r=0){if(e=+e,e!==e||(n=+n,n!==n))return-1;let i=r,o;for(;(o=this._step(r,e,n))>=0&&o!==r&&o!==i;)r=o;return o}_step(e,n,r){let{inedges:i,
hull:o,_hullIndex:a,halfedges:s,triangles:c,points:l}=this;if(l.length<2)return-1;if(i[e]===-1)return(e+1)%(l.length>>1);let u=e,h=Eo(n-l[e*2],2)+Eo(r-l[e*2+1],
2),f=i[e],d=f;do{let p=c[d],m=Eo(n-l[p*2],2)+Eo(r-l[p*2+1],2);if(m<h&&(h=m,u=p),d=d%3===2?d-2:d+1,c[d]!==e)break;if(d=s[d],d===-1){if(d=o[(a[e]+1)%o.length],d!==
p&&Eo(n-l[d*2],2)+Eo(r-l[d*2+1],2)<h)return d;break}}while(d!==f);return u}render(e){let n=e==null?e=new ar:void 0,{points:r,halfedges:i,triangles:o}=this;for(let a=0,
s=i.length;a<s;++a){let c=i[a];if(c<a)continue;let l=o[a]*2,u=o[c]*2;e.moveTo(r[l],r[l+1]),e.lineTo(r[u],r[u+1])}return this.renderHull(e),n&&n.value()}renderPoints(e,n){
n===void 0&&(!e||typeof e.moveTo!="function")&&(n=e,e=null),n=n==null?2:+n;let r=e==null?e=new ar:void 0,{points:i}=this;for(let o=0,a=i.length&-2;o<a;o+=2){let s=i[o],
c=i[o+1];e.moveTo(s+n,c),e.arc(s,c,n,0,OM)}return r&&r.value()}renderHull(e){let n=e==null?e=new ar:void 0,{hull:r,points:i}=this,o=r[0]*2,a=r.length;e.moveTo(i[o],
i[o+1]);for(let s=1;s<a;++s){let c=2*r[s];e.lineTo(i[c],i[c+1])}return e.closePath(),n&&n.value()}hullPolygon(){let e=new Ka;return this.renderHull(e),e.value()}renderTriangle(e,n){
let r=n==null?n=new ar:void 0,{points:i,triangles:o}=this,a=o[e*=3]*2,s=o[e+1]*2,c=o[e+2]*2;return n.moveTo(i[a],i[a+1]),n.lineTo(i[s],i[s+1]),n.lineTo(i[c],i[c+
1]),n.closePath(),r&&r.value()}*trianglePolygons(){let{triangles:e}=this;for(let n=0,r=e.length/3;n<r;++n)yield this.trianglePolygon(n)}trianglePolygon(e){let n=new Ka;
return this.renderTriangle(e,n),n.value()}};function qM(t,e,n,r){let i=t.length,o=new Float64Array(i*2);for(let a=0;a<i;++a){let s=t[a];o[a*2]=e.call(r,s,a,t),o[a*
2+1]=n.call(r,s,a,t)}return o}function*XM(t,e,n,r){let i=0;for(let o of t)yield e.call(r,o,i,t),yield n.call(r,o,i,t),++i}function WM(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString("en").replace(/,/g,""):t.toString(10)}function Qc(t,e){if(!isFinite(t)||t===0)return null;
var n=(t=e?t.toExponential(e-1):t.toExponential()).indexOf("e"),r=t.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+t.slice(n+1)]}function Ro(t){return t=Qc(Math.
abs(t)),t?t[1]:NaN}function UM(t,e){return function(n,r){for(var i=n.length,o=[],a=0,s=t[0],c=0;i>0&&s>0&&(c+s+1>r&&(s=Math.max(1,r-c)),o.push(n.substring(i-=s,
i+s)),!((c+=s+1)>r));)s=t[a=(a+1)%t.length];return o.reverse().join(e)}}function GM(t){return function(e){return e.replace(/[0-9]/g,function(n){return t[+n]})}}
var HM=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Io(t){if(!(e=HM.exec(t)))throw new Error("invalid format: "+t);var e;
return new hh({fill:e[1],align:e[2],sign:e[3],symbol:e[4],zero:e[5],width:e[6],comma:e[7],precision:e[8]&&e[8].slice(1),trim:e[9],type:e[10]})}Io.prototype=hh.prototype;
function hh(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===
void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,
this.trim=!!t.trim,this.type=t.type===void 0?"":t.type+""}hh.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function jM(t){t:for(var e=t.length,n=1,r=-1,i;n<e;++n)switch(t[n]){case".":r=i=n;break;case"0":r===0&&(r=n),i=n;break;default:if(!+t[n])break t;r>0&&(r=0);break}
return r>0?t.slice(0,r)+t.slice(i+1):t}var Jc;function VM(t,e){var n=Qc(t,e);if(!n)return Jc=void 0,t.toPrecision(e);var r=n[0],i=n[1],o=i-(Jc=Math.max(-8,Math.
min(8,Math.floor(i/3)))*3)+1,a=r.length;return o===a?r:o>a?r+new Array(o-a+1).join("0"):o>0?r.slice(0,o)+"."+r.slice(o):"0."+new Array(1-o).join("0")+Qc(t,Math.
max(0,e+o-1))[0]}function U1(t,e){var n=Qc(t,e);if(!n)return t+"";var r=n[0],i=n[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.
slice(i+1):r+new Array(i-r.length+2).join("0")}var G1={"%":(t,e)=>(t*100).toFixed(e),b:t=>Math.round(t).toString(2),c:t=>t+"",d:WM,e:(t,e)=>t.toExponential(e),f:(t,e)=>t.
toFixed(e),g:(t,e)=>t.toPrecision(e),o:t=>Math.round(t).toString(8),p:(t,e)=>U1(t*100,e),r:U1,s:VM,X:t=>Math.round(t).toString(16).toUpperCase(),x:t=>Math.round(
t).toString(16)};function H1(t){return t}var j1=Array.prototype.map,V1=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function ZM(t){var e=t.
grouping===void 0||t.thousands===void 0?H1:UM(j1.call(t.grouping,Number),t.thousands+""),n=t.currency===void 0?"":t.currency[0]+"",r=t.currency===void 0?"":t.currency[1]+
"",i=t.decimal===void 0?".":t.decimal+"",o=t.numerals===void 0?H1:GM(j1.call(t.numerals,String)),a=t.percent===void 0?"%":t.percent+"",s=t.minus===void 0?"−":
t.minus+"",c=t.nan===void 0?"NaN":t.nan+"";function l(h,f){h=Io(h);var d=h.fill,p=h.align,m=h.sign,b=h.symbol,y=h.zero,g=h.width,v=h.comma,x=h.precision,_=h.trim,
w=h.type;w==="n"?(v=!0,w="g"):G1[w]||(x===void 0&&(x=12),_=!0,w="g"),(y||d==="0"&&p==="=")&&(y=!0,d="0",p="=");var M=(f&&f.prefix!==void 0?f.prefix:"")+(b==="$"?
n:b==="#"&&/[boxX]/.test(w)?"0"+w.toLowerCase():""),k=(b==="$"?r:/[%p]/.test(w)?a:"")+(f&&f.suffix!==void 0?f.suffix:""),S=G1[w],A=/[defgprs%]/.test(w);x=x===void 0?
6:/[gprs]/.test(w)?Math.max(1,Math.min(21,x)):Math.max(0,Math.min(20,x));function T($){var N=M,E=k,C,R,I;if(w==="c")E=S($)+E,$="";else{$=+$;var z=$<0||1/$<0;if($=
isNaN($)?c:S(Math.abs($),x),_&&($=jM($)),z&&+$==0&&m!=="+"&&(z=!1),N=(z?m==="("?m:s:m==="-"||m==="("?"":m)+N,E=(w==="s"&&!isNaN($)&&Jc!==void 0?V1[8+Jc/3]:"")+E+
(z&&m==="("?")":""),A){for(C=-1,R=$.length;++C<R;)if(I=$.charCodeAt(C),48>I||I>57){E=(I===46?i+$.slice(C+1):$.slice(C))+E,$=$.slice(0,C);break}}}v&&!y&&($=e($,1/0));
var P=N.length+$.length+E.length,Y=P<g?new Array(g-P+1).join(d):"";switch(v&&y&&($=e(Y+$,Y.length?g-E.length:1/0),Y=""),p){case"<":$=N+$+E+Y;break;case"=":$=N+Y+
$+E;break;case"^":$=Y.slice(0,P=Y.length>>1)+N+$+E+Y.slice(P);break;default:$=Y+N+$+E;break}return o($)}return T.toString=function(){return h+""},T}function u(h,f){
var d=Math.max(-8,Math.min(8,Math.floor(Ro(f)/3)))*3,p=Math.pow(10,-d),m=l((h=Io(h),h.type="f",h),{suffix:V1[8+d/3]});return function(b){return m(p*b)}}return{format:l,
formatPrefix:u}}var Kc,Tn,dh;KM({thousands:",",grouping:[3],currency:["$",""]});function KM(t){return Kc=ZM(t),Tn=Kc.format,dh=Kc.formatPrefix,Kc}function Z1(t){
return Math.max(0,-Ro(Math.abs(t)))}function K1(t,e){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Ro(e)/3)))*3-Ro(Math.abs(t)))}function Q1(t,e){return t=
Math.abs(t),e=Math.abs(e)-t,Math.max(0,Ro(e)-Ro(t))+1}var tt=1e-6,sl=1e-12,dt=Math.PI,Ut=dt/2,J1=dt/4,Ge=dt*2,de=180/dt,vt=dt/180,wt=Math.abs,Oo=Math.atan,bn=Math.atan2,nt=Math.cos,tl=Math.ceil,wy=Math.exp,xh=Math.
hypot,cl=Math.log,ph=Math.pow,K=Math.sin,on=Math.sign||function(t){return t>0?1:t<0?-1:0},Ae=Math.sqrt,zh=Math.tan;function _y(t){return t>1?0:t<-1?dt:Math.acos(
t)}function Oe(t){return t>1?Ut:t<-1?-Ut:Math.asin(t)}function Ue(){}function ll(t,e){t&&ey.hasOwnProperty(t.type)&&ey[t.type](t,e)}var ty={Feature:function(t,e){ll(t.geometry,e)},FeatureCollection:function(t,e){for(var n=t.
features,r=-1,i=n.length;++r<i;)ll(n[r].geometry,e)}},ey={Sphere:function(t,e){e.sphere()},Point:function(t,e){t=t.coordinates,e.point(t[0],t[1],t[2])},MultiPoint:function(t,e){
for(var n=t.coordinates,r=-1,i=n.length;++r<i;)t=n[r],e.point(t[0],t[1],t[2])},LineString:function(t,e){vh(t.coordinates,e,0)},MultiLineString:function(t,e){for(var n=t.
coordinates,r=-1,i=n.length;++r<i;)vh(n[r],e,0)},Polygon:function(t,e){ny(t.coordinates,e)},MultiPolygon:function(t,e){for(var n=t.coordinates,r=-1,i=n.length;++r<
i;)ny(n[r],e)},GeometryCollection:function(t,e){for(var n=t.geometries,r=-1,i=n.length;++r<i;)ll(n[r],e)}};function vh(t,e,n){var r=-1,i=t.length-n,o;for(e.lineStart();++r<
i;)o=t[r],e.point(o[0],o[1],o[2]);e.lineEnd()}function ny(t,e){var n=-1,r=t.length;for(e.polygonStart();++n<r;)vh(t[n],e,1);e.polygonEnd()}function cr(t,e){t&&ty.
hasOwnProperty(t.type)?ty[t.type](t,e):ll(t,e)}var QE=new ve,JE=new ve;function wh(t){return[bn(t[1],t[0]),Oe(t[2])]}function Po(t){var e=t[0],n=t[1],r=nt(n);return[r*nt(e),r*K(e),K(n)]}function el(t,e){return t[0]*e[0]+t[1]*e[1]+t[2]*
e[2]}function ul(t,e){return[t[1]*e[2]-t[2]*e[1],t[2]*e[0]-t[0]*e[2],t[0]*e[1]-t[1]*e[0]]}function mh(t,e){t[0]+=e[0],t[1]+=e[1],t[2]+=e[2]}function nl(t,e){return[
t[0]*e,t[1]*e,t[2]*e]}function _h(t){var e=Ae(t[0]*t[0]+t[1]*t[1]+t[2]*t[2]);t[0]/=e,t[1]/=e,t[2]/=e}var Qa,fl,hl,dl,pl,ml,gl,yl,Mh,Sh,$h,My,Sy,Se,$e,ke,yn={sphere:Ue,point:Fh,lineStart:ry,lineEnd:iy,polygonStart:function(){yn.lineStart=t7,yn.lineEnd=e7},polygonEnd:function(){
yn.lineStart=ry,yn.lineEnd=iy}};function Fh(t,e){t*=vt,e*=vt;var n=nt(e);fs(n*nt(t),n*K(t),K(e))}function fs(t,e,n){++Qa,hl+=(t-hl)/Qa,dl+=(e-dl)/Qa,pl+=(n-pl)/
Qa}function ry(){yn.point=QM}function QM(t,e){t*=vt,e*=vt;var n=nt(e);Se=n*nt(t),$e=n*K(t),ke=K(e),yn.point=JM,fs(Se,$e,ke)}function JM(t,e){t*=vt,e*=vt;var n=nt(
e),r=n*nt(t),i=n*K(t),o=K(e),a=bn(Ae((a=$e*o-ke*i)*a+(a=ke*r-Se*o)*a+(a=Se*i-$e*r)*a),Se*r+$e*i+ke*o);fl+=a,ml+=a*(Se+(Se=r)),gl+=a*($e+($e=i)),yl+=a*(ke+(ke=o)),
fs(Se,$e,ke)}function iy(){yn.point=Fh}function t7(){yn.point=n7}function e7(){$y(My,Sy),yn.point=Fh}function n7(t,e){My=t,Sy=e,t*=vt,e*=vt,yn.point=$y;var n=nt(
e);Se=n*nt(t),$e=n*K(t),ke=K(e),fs(Se,$e,ke)}function $y(t,e){t*=vt,e*=vt;var n=nt(e),r=n*nt(t),i=n*K(t),o=K(e),a=$e*o-ke*i,s=ke*r-Se*o,c=Se*i-$e*r,l=xh(a,s,c),
u=Oe(l),h=l&&-u/l;Mh.add(h*a),Sh.add(h*s),$h.add(h*c),fl+=u,ml+=u*(Se+(Se=r)),gl+=u*($e+($e=i)),yl+=u*(ke+(ke=o)),fs(Se,$e,ke)}function ky(t){Qa=fl=hl=dl=pl=ml=
gl=yl=0,Mh=new ve,Sh=new ve,$h=new ve,cr(t,yn);var e=+Mh,n=+Sh,r=+$h,i=xh(e,n,r);return i<sl&&(e=ml,n=gl,r=yl,fl<tt&&(e=hl,n=dl,r=pl),i=xh(e,n,r),i<sl)?[NaN,NaN]:
[bn(n,e)*de,Oe(r/i)*de]}function kh(t,e){function n(r,i){return r=t(r,i),e(r[0],r[1])}return t.invert&&e.invert&&(n.invert=function(r,i){return r=e.invert(r,i),r&&t.invert(r[0],r[1])}),
n}function Ah(t,e){return wt(t)>dt&&(t-=Math.round(t/Ge)*Ge),[t,e]}Ah.invert=Ah;function Ay(t,e,n){return(t%=Ge)?e||n?kh(ay(t),sy(e,n)):ay(t):e||n?sy(e,n):Ah}function oy(t){
return function(e,n){return e+=t,wt(e)>dt&&(e-=Math.round(e/Ge)*Ge),[e,n]}}function ay(t){var e=oy(t);return e.invert=oy(-t),e}function sy(t,e){var n=nt(t),r=K(
t),i=nt(e),o=K(e);function a(s,c){var l=nt(c),u=nt(s)*l,h=K(s)*l,f=K(c),d=f*n+u*r;return[bn(h*i-d*o,u*n-f*r),Oe(d*i+h*o)]}return a.invert=function(s,c){var l=nt(
c),u=nt(s)*l,h=K(s)*l,f=K(c),d=f*i-h*o;return[bn(h*i+f*o,u*n+d*r),Oe(d*n-u*r)]},a}function r7(t){t=Ay(t[0]*vt,t[1]*vt,t.length>2?t[2]*vt:0);function e(n){return n=
t(n[0]*vt,n[1]*vt),n[0]*=de,n[1]*=de,n}return e.invert=function(n){return n=t.invert(n[0]*vt,n[1]*vt),n[0]*=de,n[1]*=de,n},e}function i7(t,e,n,r,i,o){if(n){var a=nt(
e),s=K(e),c=r*n;i==null?(i=e+r*Ge,o=e-c/2):(i=cy(a,i),o=cy(a,o),(r>0?i<o:i>o)&&(i+=r*Ge));for(var l,u=i;r>0?u>o:u<o;u-=c)l=wh([a,-s*nt(u),-s*K(u)]),t.point(l[0],
l[1])}}function cy(t,e){e=Po(e),e[0]-=t,_h(e);var n=_y(-e[1]);return((-e[2]<0?-n:n)+Ge-tt)%Ge}function Ty(){var t=[],e;return{point:function(n,r,i){e.push([n,r,i])},lineStart:function(){t.push(e=[])},lineEnd:Ue,rejoin:function(){t.length>1&&t.push(t.pop().
concat(t.shift()))},result:function(){var n=t;return t=[],e=null,n}}}function al(t,e){return wt(t[0]-e[0])<tt&&wt(t[1]-e[1])<tt}function rl(t,e,n,r){this.x=t,this.
z=e,this.o=n,this.e=r,this.v=!1,this.n=this.p=null}function Cy(t,e,n,r,i){var o=[],a=[],s,c;if(t.forEach(function(p){if(!((m=p.length-1)<=0)){var m,b=p[0],y=p[m],
g;if(al(b,y)){if(!b[2]&&!y[2]){for(i.lineStart(),s=0;s<m;++s)i.point((b=p[s])[0],b[1]);i.lineEnd();return}y[0]+=2*tt}o.push(g=new rl(b,p,null,!0)),a.push(g.o=new rl(
b,null,g,!1)),o.push(g=new rl(y,p,null,!1)),a.push(g.o=new rl(y,null,g,!0))}}),!!o.length){for(a.sort(e),ly(o),ly(a),s=0,c=a.length;s<c;++s)a[s].e=n=!n;for(var l=o[0],
u,h;;){for(var f=l,d=!0;f.v;)if((f=f.n)===l)return;u=f.z,i.lineStart();do{if(f.v=f.o.v=!0,f.e){if(d)for(s=0,c=u.length;s<c;++s)i.point((h=u[s])[0],h[1]);else r(
f.x,f.n.x,1,i);f=f.n}else{if(d)for(u=f.p.z,s=u.length-1;s>=0;--s)i.point((h=u[s])[0],h[1]);else r(f.x,f.p.x,-1,i);f=f.p}f=f.o,u=f.z,d=!d}while(!f.v);i.lineEnd()}}}
function ly(t){if(e=t.length){for(var e,n=0,r=t[0],i;++n<e;)r.n=i=t[n],i.p=r,r=i;r.n=i=t[0],i.p=r}}function gh(t){return wt(t[0])<=dt?t[0]:on(t[0])*((wt(t[0])+dt)%
Ge-dt)}function o7(t,e){var n=gh(e),r=e[1],i=K(r),o=[K(n),-nt(n),0],a=0,s=0,c=new ve;i===1?r=Ut+tt:i===-1&&(r=-Ut-tt);for(var l=0,u=t.length;l<u;++l)if(f=(h=t[l]).
length)for(var h,f,d=h[f-1],p=gh(d),m=d[1]/2+J1,b=K(m),y=nt(m),g=0;g<f;++g,p=x,b=w,y=M,d=v){var v=h[g],x=gh(v),_=v[1]/2+J1,w=K(_),M=nt(_),k=x-p,S=k>=0?1:-1,A=S*
k,T=A>dt,$=b*w;if(c.add(bn($*S*K(A),y*M+$*nt(A))),a+=T?k+S*Ge:k,T^p>=n^x>=n){var N=ul(Po(d),Po(v));_h(N);var E=ul(o,N);_h(E);var C=(T^k>=0?-1:1)*Oe(E[2]);(r>C||
r===C&&(N[0]||N[1]))&&(s+=T^k>=0?1:-1)}}return(a<-tt||a<tt&&c<-sl)^s&1}function Ey(t,e,n,r){return function(i){var o=e(i),a=Ty(),s=e(a),c=!1,l,u,h,f={point:d,lineStart:m,
lineEnd:b,polygonStart:function(){f.point=y,f.lineStart=g,f.lineEnd=v,u=[],l=[]},polygonEnd:function(){f.point=d,f.lineStart=m,f.lineEnd=b,u=Bf(u);var x=o7(l,r);
u.length?(c||(i.polygonStart(),c=!0),Cy(u,s7,x,n,i)):x&&(c||(i.polygonStart(),c=!0),i.lineStart(),n(null,null,1,i),i.lineEnd()),c&&(i.polygonEnd(),c=!1),u=l=null},
sphere:function(){i.polygonStart(),i.lineStart(),n(null,null,1,i),i.lineEnd(),i.polygonEnd()}};function d(x,_){t(x,_)&&i.point(x,_)}function p(x,_){o.point(x,_)}
function m(){f.point=p,o.lineStart()}function b(){f.point=d,o.lineEnd()}function y(x,_){h.push([x,_]),s.point(x,_)}function g(){s.lineStart(),h=[]}function v(){
y(h[0][0],h[0][1]),s.lineEnd();var x=s.clean(),_=a.result(),w,M=_.length,k,S,A;if(h.pop(),l.push(h),h=null,!!M){if(x&1){if(S=_[0],(k=S.length-1)>0){for(c||(i.polygonStart(),
c=!0),i.lineStart(),w=0;w<k;++w)i.point((A=S[w])[0],A[1]);i.lineEnd()}return}M>1&&x&2&&_.push(_.pop().concat(_.shift())),u.push(_.filter(a7))}}return f}}function a7(t){
return t.length>1}function s7(t,e){return((t=t.x)[0]<0?t[1]-Ut-tt:Ut-t[1])-((e=e.x)[0]<0?e[1]-Ut-tt:Ut-e[1])}var uy=Ey(function(){return!0},c7,u7,[-dt,-Ut]);function c7(t){
var e=NaN,n=NaN,r=NaN,i;return{lineStart:function(){t.lineStart(),i=1},point:function(o,a){var s=o>0?dt:-dt,c=wt(o-e);wt(c-dt)<tt?(t.point(e,n=(n+a)/2>0?Ut:-Ut),
t.point(r,n),t.lineEnd(),t.lineStart(),t.point(s,n),t.point(o,n),i=0):r!==s&&c>=dt&&(wt(e-r)<tt&&(e-=r*tt),wt(o-s)<tt&&(o-=s*tt),n=l7(e,n,o,a),t.point(r,n),t.lineEnd(),
t.lineStart(),t.point(s,n),i=0),t.point(e=o,n=a),r=s},lineEnd:function(){t.lineEnd(),e=n=NaN},clean:function(){return 2-i}}}function l7(t,e,n,r){var i,o,a=K(t-n);
return wt(a)>tt?Oo((K(e)*(o=nt(r))*K(n)-K(r)*(i=nt(e))*K(t))/(i*o*a)):(e+r)/2}function u7(t,e,n,r){var i;if(t==null)i=n*Ut,r.point(-dt,i),r.point(0,i),r.point(dt,
i),r.point(dt,0),r.point(dt,-i),r.point(0,-i),r.point(-dt,-i),r.point(-dt,0),r.point(-dt,i);else if(wt(t[0]-e[0])>tt){var o=t[0]<e[0]?dt:-dt;i=n*o/2,r.point(-o,
i),r.point(0,i),r.point(o,i)}else r.point(e[0],e[1])}function f7(t){var e=nt(t),n=2*vt,r=e>0,i=wt(e)>tt;function o(u,h,f,d){i7(d,t,n,f,u,h)}function a(u,h){return nt(
u)*nt(h)>e}function s(u){var h,f,d,p,m;return{lineStart:function(){p=d=!1,m=1},point:function(b,y){var g=[b,y],v,x=a(b,y),_=r?x?0:l(b,y):x?l(b+(b<0?dt:-dt),y):0;
if(!h&&(p=d=x)&&u.lineStart(),x!==d&&(v=c(h,g),(!v||al(h,v)||al(g,v))&&(g[2]=1)),x!==d)m=0,x?(u.lineStart(),v=c(g,h),u.point(v[0],v[1])):(v=c(h,g),u.point(v[0],
v[1],2),u.lineEnd()),h=v;else if(i&&h&&r^x){var w;!(_&f)&&(w=c(g,h,!0))&&(m=0,r?(u.lineStart(),u.point(w[0][0],w[0][1]),u.point(w[1][0],w[1][1]),u.lineEnd()):(u.
point(w[1][0],w[1][1]),u.lineEnd(),u.lineStart(),u.point(w[0][0],w[0][1],3)))}x&&(!h||!al(h,g))&&u.point(g[0],g[1]),h=g,d=x,f=_},lineEnd:function(){d&&u.lineEnd(),
h=null},clean:function(){return m|(p&&d)<<1}}}function c(u,h,f){var d=Po(u),p=Po(h),m=[1,0,0],b=ul(d,p),y=el(b,b),g=b[0],v=y-g*g;if(!v)return!f&&u;var x=e*y/v,_=-e*
g/v,w=ul(m,b),M=nl(m,x),k=nl(b,_);mh(M,k);var S=w,A=el(M,S),T=el(S,S),$=A*A-T*(el(M,M)-1);if(!($<0)){var N=Ae($),E=nl(S,(-A-N)/T);if(mh(E,M),E=wh(E),!f)return E;
var C=u[0],R=h[0],I=u[1],z=h[1],P;R<C&&(P=C,C=R,R=P);var Y=R-C,q=wt(Y-dt)<tt,W=q||Y<tt;if(!q&&z<I&&(P=I,I=z,z=P),W?q?I+z>0^E[1]<(wt(E[0]-C)<tt?I:z):I<=E[1]&&E[1]<=
z:Y>dt^(C<=E[0]&&E[0]<=R)){var X=nl(S,(-A+N)/T);return mh(X,M),[E,wh(X)]}}}function l(u,h){var f=r?t:dt-t,d=0;return u<-f?d|=1:u>f&&(d|=2),h<-f?d|=4:h>f&&(d|=8),
d}return Ey(a,s,o,r?[0,-t]:[-dt,t-dt])}function h7(t,e,n,r,i,o){var a=t[0],s=t[1],c=e[0],l=e[1],u=0,h=1,f=c-a,d=l-s,p;if(p=n-a,!(!f&&p>0)){if(p/=f,f<0){if(p<u)return;
p<h&&(h=p)}else if(f>0){if(p>h)return;p>u&&(u=p)}if(p=i-a,!(!f&&p<0)){if(p/=f,f<0){if(p>h)return;p>u&&(u=p)}else if(f>0){if(p<u)return;p<h&&(h=p)}if(p=r-s,!(!d&&
p>0)){if(p/=d,d<0){if(p<u)return;p<h&&(h=p)}else if(d>0){if(p>h)return;p>u&&(u=p)}if(p=o-s,!(!d&&p<0)){if(p/=d,d<0){if(p>h)return;p>u&&(u=p)}else if(d>0){if(p<u)
return;p<h&&(h=p)}return u>0&&(t[0]=a+u*f,t[1]=s+u*d),h<1&&(e[0]=a+h*f,e[1]=s+h*d),!0}}}}}var Ja=1e9,il=-Ja;function Yh(t,e,n,r){function i(l,u){return t<=l&&l<=
n&&e<=u&&u<=r}function o(l,u,h,f){var d=0,p=0;if(l==null||(d=a(l,h))!==(p=a(u,h))||c(l,u)<0^h>0)do f.point(d===0||d===3?t:n,d>1?r:e);while((d=(d+h+4)%4)!==p);else
f.point(u[0],u[1])}function a(l,u){return wt(l[0]-t)<tt?u>0?0:3:wt(l[0]-n)<tt?u>0?2:1:wt(l[1]-e)<tt?u>0?1:0:u>0?3:2}function s(l,u){return c(l.x,u.x)}function c(l,u){
var h=a(l,1),f=a(u,1);return h!==f?h-f:h===0?u[1]-l[1]:h===1?l[0]-u[0]:h===2?l[1]-u[1]:u[0]-l[0]}return function(l){var u=l,h=Ty(),f,d,p,m,b,y,g,v,x,_,w,M={point:k,
lineStart:$,lineEnd:N,polygonStart:A,polygonEnd:T};function k(C,R){i(C,R)&&u.point(C,R)}function S(){for(var C=0,R=0,I=d.length;R<I;++R)for(var z=d[R],P=1,Y=z.length,
q=z[0],W,X,ot=q[0],st=q[1];P<Y;++P)W=ot,X=st,q=z[P],ot=q[0],st=q[1],X<=r?st>r&&(ot-W)*(r-X)>(st-X)*(t-W)&&++C:st<=r&&(ot-W)*(r-X)<(st-X)*(t-W)&&--C;return C}function A(){
u=h,f=[],d=[],w=!0}function T(){var C=S(),R=w&&C,I=(f=Bf(f)).length;(R||I)&&(l.polygonStart(),R&&(l.lineStart(),o(null,null,1,l),l.lineEnd()),I&&Cy(f,s,C,o,l),l.
polygonEnd()),u=l,f=d=p=null}function $(){M.point=E,d&&d.push(p=[]),_=!0,x=!1,g=v=NaN}function N(){f&&(E(m,b),y&&x&&h.rejoin(),f.push(h.result())),M.point=k,x&&
u.lineEnd()}function E(C,R){var I=i(C,R);if(d&&p.push([C,R]),_)m=C,b=R,y=I,_=!1,I&&(u.lineStart(),u.point(C,R));else if(I&&x)u.point(C,R);else{var z=[g=Math.max(
il,Math.min(Ja,g)),v=Math.max(il,Math.min(Ja,v))],P=[C=Math.max(il,Math.min(Ja,C)),R=Math.max(il,Math.min(Ja,R))];h7(z,P,t,e,n,r)?(x||(u.lineStart(),u.point(z[0],
z[1])),u.point(P[0],P[1]),I||u.lineEnd(),w=!1):I&&(u.lineStart(),u.point(C,R),w=!1)}g=C,v=R,x=I}return M}}function fy(t,e,n){var r=he(t,e-tt,n).concat(e);return function(i){return r.map(function(o){return[i,o]})}}function hy(t,e,n){var r=he(t,e-tt,n).concat(e);return function(i){
return r.map(function(o){return[o,i]})}}function d7(){var t,e,n,r,i,o,a,s,c=10,l=c,u=90,h=360,f,d,p,m,b=2.5;function y(){return{type:"MultiLineString",coordinates:g()}}
function g(){return he(tl(r/u)*u,n,u).map(p).concat(he(tl(s/h)*h,a,h).map(m)).concat(he(tl(e/c)*c,t,c).filter(function(v){return wt(v%u)>tt}).map(f)).concat(he(
tl(o/l)*l,i,l).filter(function(v){return wt(v%h)>tt}).map(d))}return y.lines=function(){return g().map(function(v){return{type:"LineString",coordinates:v}})},y.
outline=function(){return{type:"Polygon",coordinates:[p(r).concat(m(a).slice(1),p(n).reverse().slice(1),m(s).reverse().slice(1))]}},y.extent=function(v){return arguments.
length?y.extentMajor(v).extentMinor(v):y.extentMinor()},y.extentMajor=function(v){return arguments.length?(r=+v[0][0],n=+v[1][0],s=+v[0][1],a=+v[1][1],r>n&&(v=r,
r=n,n=v),s>a&&(v=s,s=a,a=v),y.precision(b)):[[r,s],[n,a]]},y.extentMinor=function(v){return arguments.length?(e=+v[0][0],t=+v[1][0],o=+v[0][1],i=+v[1][1],e>t&&(v=
e,e=t,t=v),o>i&&(v=o,o=i,i=v),y.precision(b)):[[e,o],[t,i]]},y.step=function(v){return arguments.length?y.stepMajor(v).stepMinor(v):y.stepMinor()},y.stepMajor=function(v){
return arguments.length?(u=+v[0],h=+v[1],y):[u,h]},y.stepMinor=function(v){return arguments.length?(c=+v[0],l=+v[1],y):[c,l]},y.precision=function(v){return arguments.
length?(b=+v,f=fy(o,i,90),d=hy(e,t,b),p=fy(s,a,90),m=hy(r,n,b),y):b},y.extentMajor([[-180,-90+tt],[180,90-tt]]).extentMinor([[-180,-80-tt],[180,80+tt]])}function Ny(){
return d7()()}var Th=t=>t,yh=new ve,Ch=new ve,Ry,Iy,Eh,Nh,lr={point:Ue,lineStart:Ue,lineEnd:Ue,polygonStart:function(){lr.lineStart=p7,lr.lineEnd=g7},polygonEnd:function(){lr.
lineStart=lr.lineEnd=lr.point=Ue,yh.add(wt(Ch)),Ch=new ve},result:function(){var t=yh/2;return yh=new ve,t}};function p7(){lr.point=m7}function m7(t,e){lr.point=
Ly,Ry=Eh=t,Iy=Nh=e}function Ly(t,e){Ch.add(Nh*t-Eh*e),Eh=t,Nh=e}function g7(){Ly(Ry,Iy)}var Do=1/0,bl=Do,cs=-Do,xl=cs,vl={point:y7,lineStart:Ue,lineEnd:Ue,polygonStart:Ue,
polygonEnd:Ue,result:function(){var t=[[Do,bl],[cs,xl]];return cs=xl=-(bl=Do=1/0),t}};function y7(t,e){t<Do&&(Do=t),t>cs&&(cs=t),e<bl&&(bl=e),e>xl&&(xl=e)}var Rh=0,
Ih=0,ts=0,wl=0,_l=0,Lo=0,Lh=0,Ph=0,es=0,Py,Dy,Cn,En,rn={point:$i,lineStart:dy,lineEnd:py,polygonStart:function(){rn.lineStart=v7,rn.lineEnd=w7},polygonEnd:function(){
rn.point=$i,rn.lineStart=dy,rn.lineEnd=py},result:function(){var t=es?[Lh/es,Ph/es]:Lo?[wl/Lo,_l/Lo]:ts?[Rh/ts,Ih/ts]:[NaN,NaN];return Rh=Ih=ts=wl=_l=Lo=Lh=Ph=es=
0,t}};function $i(t,e){Rh+=t,Ih+=e,++ts}function dy(){rn.point=b7}function b7(t,e){rn.point=x7,$i(Cn=t,En=e)}function x7(t,e){var n=t-Cn,r=e-En,i=Ae(n*n+r*r);wl+=
i*(Cn+t)/2,_l+=i*(En+e)/2,Lo+=i,$i(Cn=t,En=e)}function py(){rn.point=$i}function v7(){rn.point=_7}function w7(){Oy(Py,Dy)}function _7(t,e){rn.point=Oy,$i(Py=Cn=
t,Dy=En=e)}function Oy(t,e){var n=t-Cn,r=e-En,i=Ae(n*n+r*r);wl+=i*(Cn+t)/2,_l+=i*(En+e)/2,Lo+=i,i=En*t-Cn*e,Lh+=i*(Cn+t),Ph+=i*(En+e),es+=i*3,$i(Cn=t,En=e)}function zy(t){
this._context=t}zy.prototype={_radius:4.5,pointRadius:function(t){return this._radius=t,this},polygonStart:function(){this._line=0},polygonEnd:function(){this._line=
NaN},lineStart:function(){this._point=0},lineEnd:function(){this._line===0&&this._context.closePath(),this._point=NaN},point:function(t,e){switch(this._point){case 0:{
this._context.moveTo(t,e),this._point=1;break}case 1:{this._context.lineTo(t,e);break}default:{this._context.moveTo(t+this._radius,e),this._context.arc(t,e,this.
_radius,0,Ge);break}}},result:Ue};var Dh=new ve,bh,Fy,Yy,ns,rs,ls={point:Ue,lineStart:function(){ls.point=M7},lineEnd:function(){bh&&By(Fy,Yy),ls.point=Ue},polygonStart:function(){
bh=!0},polygonEnd:function(){bh=null},result:function(){var t=+Dh;return Dh=new ve,t}};function M7(t,e){ls.point=By,Fy=ns=t,Yy=rs=e}function By(t,e){ns-=t,rs-=e,
Dh.add(Ae(ns*ns+rs*rs)),ns=t,rs=e}var my,Ml,gy,yy,Sl=class{constructor(e){this._append=e==null?qy:S7(e),this._radius=4.5,this._=""}pointRadius(e){return this._radius=
+e,this}polygonStart(){this._line=0}polygonEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){this._line===0&&(this._+="Z"),this._point=NaN}point(e,n){switch(this.
_point){case 0:{this._append`M${e},${n}`,this._point=1;break}case 1:{this._append`L${e},${n}`;break}default:{if(this._append`M${e},${n}`,this._radius!==gy||this.
_append!==Ml){let r=this._radius,i=this._;this._="",this._append`m0,${r}a${r},${r} 0 1,1 0,${-2*r}a${r},${r} 0 1,1 0,${2*r}z`,gy=r,Ml=this._append,yy=this._,this.
_=i}this._+=yy;break}}}result(){let e=this._;return this._="",e.length?e:null}};function qy(t){let e=1;this._+=t[0];for(let n=t.length;e<n;++e)this._+=arguments[e]+
t[e]}function S7(t){let e=Math.floor(t);if(!(e>=0))throw new RangeError(`invalid digits: ${t}`);if(e>15)return qy;if(e!==my){let n=10**e;my=e,Ml=function(i){let o=1;
this._+=i[0];for(let a=i.length;o<a;++o)this._+=Math.round(arguments[o]*n)/n+i[o]}}return Ml}function ur(t,e){let n=3,r=4.5,i,o;function a(s){return s&&(typeof r==
"function"&&o.pointRadius(+r.apply(this,arguments)),cr(s,i(o))),o.result()}return a.area=function(s){return cr(s,i(lr)),lr.result()},a.measure=function(s){return cr(
s,i(ls)),ls.result()},a.bounds=function(s){return cr(s,i(vl)),vl.result()},a.centroid=function(s){return cr(s,i(rn)),rn.result()},a.projection=function(s){return arguments.
length?(i=s==null?(t=null,Th):(t=s).stream,a):t},a.context=function(s){return arguments.length?(o=s==null?(e=null,new Sl(n)):new zy(e=s),typeof r!="function"&&o.
pointRadius(r),a):e},a.pointRadius=function(s){return arguments.length?(r=typeof s=="function"?s:(o.pointRadius(+s),+s),a):r},a.digits=function(s){if(!arguments.
length)return n;if(s==null)n=null;else{let c=Math.floor(s);if(!(c>=0))throw new RangeError(`invalid digits: ${s}`);n=c}return e===null&&(o=new Sl(n)),a},a.projection(
t).digits(n).context(e)}function hs(t){return{stream:Al(t)}}function Al(t){return function(e){var n=new Oh;for(var r in t)n[r]=t[r];return n.stream=e,n}}function Oh(){}
Oh.prototype={constructor:Oh,point:function(t,e){this.stream.point(t,e)},sphere:function(){this.stream.sphere()},lineStart:function(){this.stream.lineStart()},lineEnd:function(){
this.stream.lineEnd()},polygonStart:function(){this.stream.polygonStart()},polygonEnd:function(){this.stream.polygonEnd()}};function Bh(t,e,n){var r=t.clipExtent&&
t.clipExtent();return t.scale(150).translate([0,0]),r!=null&&t.clipExtent(null),cr(n,t.stream(vl)),e(vl.result()),r!=null&&t.clipExtent(r),t}function qh(t,e,n){
return Bh(t,function(r){var i=e[1][0]-e[0][0],o=e[1][1]-e[0][1],a=Math.min(i/(r[1][0]-r[0][0]),o/(r[1][1]-r[0][1])),s=+e[0][0]+(i-a*(r[1][0]+r[0][0]))/2,c=+e[0][1]+
(o-a*(r[1][1]+r[0][1]))/2;t.scale(150*a).translate([s,c])},n)}function Xy(t,e,n){return qh(t,[[0,0],e],n)}function Wy(t,e,n){return Bh(t,function(r){var i=+e,o=i/
(r[1][0]-r[0][0]),a=(i-o*(r[1][0]+r[0][0]))/2,s=-o*r[0][1];t.scale(150*o).translate([a,s])},n)}function Uy(t,e,n){return Bh(t,function(r){var i=+e,o=i/(r[1][1]-
r[0][1]),a=-o*r[0][0],s=(i-o*(r[1][1]+r[0][1]))/2;t.scale(150*o).translate([a,s])},n)}var by=16,$7=nt(30*vt);function xy(t,e){return+e?A7(t,e):k7(t)}function k7(t){
return Al({point:function(e,n){e=t(e,n),this.stream.point(e[0],e[1])}})}function A7(t,e){function n(r,i,o,a,s,c,l,u,h,f,d,p,m,b){var y=l-r,g=u-i,v=y*y+g*g;if(v>
4*e&&m--){var x=a+f,_=s+d,w=c+p,M=Ae(x*x+_*_+w*w),k=Oe(w/=M),S=wt(wt(w)-1)<tt||wt(o-h)<tt?(o+h)/2:bn(_,x),A=t(S,k),T=A[0],$=A[1],N=T-r,E=$-i,C=g*N-y*E;(C*C/v>e||
wt((y*N+g*E)/v-.5)>.3||a*f+s*d+c*p<$7)&&(n(r,i,o,a,s,c,T,$,S,x/=M,_/=M,w,m,b),b.point(T,$),n(T,$,S,x,_,w,l,u,h,f,d,p,m,b))}}return function(r){var i,o,a,s,c,l,u,
h,f,d,p,m,b={point:y,lineStart:g,lineEnd:x,polygonStart:function(){r.polygonStart(),b.lineStart=_},polygonEnd:function(){r.polygonEnd(),b.lineStart=g}};function y(k,S){
k=t(k,S),r.point(k[0],k[1])}function g(){h=NaN,b.point=v,r.lineStart()}function v(k,S){var A=Po([k,S]),T=t(k,S);n(h,f,u,d,p,m,h=T[0],f=T[1],u=k,d=A[0],p=A[1],m=
A[2],by,r),r.point(h,f)}function x(){b.point=y,r.lineEnd()}function _(){g(),b.point=w,b.lineEnd=M}function w(k,S){v(i=k,S),o=h,a=f,s=d,c=p,l=m,b.point=v}function M(){
n(h,f,u,d,p,m,o,a,i,s,c,l,by,r),b.lineEnd=x,x()}return b}}var T7=Al({point:function(t,e){this.stream.point(t*vt,e*vt)}});function C7(t){return Al({point:function(e,n){
var r=t(e,n);return this.stream.point(r[0],r[1])}})}function E7(t,e,n,r,i){function o(a,s){return a*=r,s*=i,[e+t*a,n-t*s]}return o.invert=function(a,s){return[(a-
e)/t*r,(n-s)/t*i]},o}function vy(t,e,n,r,i,o){if(!o)return E7(t,e,n,r,i);var a=nt(o),s=K(o),c=a*t,l=s*t,u=a/t,h=s/t,f=(s*n-a*e)/t,d=(s*e+a*n)/t;function p(m,b){
return m*=r,b*=i,[c*m-l*b+e,n-l*m-c*b]}return p.invert=function(m,b){return[r*(u*m-h*b+f),i*(d-h*m-u*b)]},p}function Pr(t){return Gy(function(){return t})()}function Gy(t){
var e,n=150,r=480,i=250,o=0,a=0,s=0,c=0,l=0,u,h=0,f=1,d=1,p=null,m=uy,b=null,y,g,v,x=Th,_=.5,w,M,k,S,A;function T(C){return k(C[0]*vt,C[1]*vt)}function $(C){return C=
k.invert(C[0],C[1]),C&&[C[0]*de,C[1]*de]}T.stream=function(C){return S&&A===C?S:S=T7(C7(u)(m(w(x(A=C)))))},T.preclip=function(C){return arguments.length?(m=C,p=
void 0,E()):m},T.postclip=function(C){return arguments.length?(x=C,b=y=g=v=null,E()):x},T.clipAngle=function(C){return arguments.length?(m=+C?f7(p=C*vt):(p=null,
uy),E()):p*de},T.clipExtent=function(C){return arguments.length?(x=C==null?(b=y=g=v=null,Th):Yh(b=+C[0][0],y=+C[0][1],g=+C[1][0],v=+C[1][1]),E()):b==null?null:[
[b,y],[g,v]]},T.scale=function(C){return arguments.length?(n=+C,N()):n},T.translate=function(C){return arguments.length?(r=+C[0],i=+C[1],N()):[r,i]},T.center=function(C){
return arguments.length?(o=C[0]%360*vt,a=C[1]%360*vt,N()):[o*de,a*de]},T.rotate=function(C){return arguments.length?(s=C[0]%360*vt,c=C[1]%360*vt,l=C.length>2?C[2]%
360*vt:0,N()):[s*de,c*de,l*de]},T.angle=function(C){return arguments.length?(h=C%360*vt,N()):h*de},T.reflectX=function(C){return arguments.length?(f=C?-1:1,N()):
f<0},T.reflectY=function(C){return arguments.length?(d=C?-1:1,N()):d<0},T.precision=function(C){return arguments.length?(w=xy(M,_=C*C),E()):Ae(_)},T.fitExtent=function(C,R){
return qh(T,C,R)},T.fitSize=function(C,R){return Xy(T,C,R)},T.fitWidth=function(C,R){return Wy(T,C,R)},T.fitHeight=function(C,R){return Uy(T,C,R)};function N(){
var C=vy(n,0,0,f,d,h).apply(null,e(o,a)),R=vy(n,r-C[0],i-C[1],f,d,h);return u=Ay(s,c,l),M=kh(e,R),k=kh(u,M),w=xy(M,_),E()}function E(){return S=A=null,T}return function(){
return e=t.apply(this,arguments),T.invert=e.invert&&$,N()}}function Xh(t){var e=0,n=dt/3,r=Gy(t),i=r(e,n);return i.parallels=function(o){return arguments.length?
r(e=o[0]*vt,n=o[1]*vt):[e*de,n*de]},i}function N7(t){var e=nt(t);function n(r,i){return[r*e,K(i)/e]}return n.invert=function(r,i){return[r/e,Oe(i*e)]},n}function R7(t,e){
var n=K(t),r=(n+K(e))/2;if(wt(r)<tt)return N7(t);var i=1+n*(2*r-n),o=Ae(i)/r;function a(s,c){var l=Ae(i-2*r*K(c))/r;return[l*K(s*=r),o-l*nt(s)]}return a.invert=
function(s,c){var l=o-c,u=bn(s,wt(l))*on(l);return l*r<0&&(u-=dt*on(s)*on(l)),[u/r,Oe((i-(s*s+l*l)*r*r)/(2*r))]},a}function us(){return Xh(R7).scale(155.424).center(
[0,33.6442])}function Wh(){return us().parallels([29.5,45.5]).scale(1070).translate([480,250]).rotate([96,0]).center([-.6,38.7])}function I7(t){var e=t.length;return{
point:function(n,r){for(var i=-1;++i<e;)t[i].point(n,r)},sphere:function(){for(var n=-1;++n<e;)t[n].sphere()},lineStart:function(){for(var n=-1;++n<e;)t[n].lineStart()},
lineEnd:function(){for(var n=-1;++n<e;)t[n].lineEnd()},polygonStart:function(){for(var n=-1;++n<e;)t[n].polygonStart()},polygonEnd:function(){for(var n=-1;++n<e;)
t[n].polygonEnd()}}}function Hy(){var t,e,n=Wh(),r,i=us().rotate([154,0]).center([-2,58.5]).parallels([55,65]),o,a=us().rotate([157,0]).center([-3,19.9]).parallels(
[8,18]),s,c,l={point:function(f,d){c=[f,d]}};function u(f){var d=f[0],p=f[1];return c=null,r.point(d,p),c||(o.point(d,p),c)||(s.point(d,p),c)}u.invert=function(f){
var d=n.scale(),p=n.translate(),m=(f[0]-p[0])/d,b=(f[1]-p[1])/d;return(b>=.12&&b<.234&&m>=-.425&&m<-.214?i:b>=.166&&b<.234&&m>=-.214&&m<-.115?a:n).invert(f)},u.
stream=function(f){return t&&e===f?t:t=I7([n.stream(e=f),i.stream(f),a.stream(f)])},u.precision=function(f){return arguments.length?(n.precision(f),i.precision(
f),a.precision(f),h()):n.precision()},u.scale=function(f){return arguments.length?(n.scale(f),i.scale(f*.35),a.scale(f),u.translate(n.translate())):n.scale()},u.
translate=function(f){if(!arguments.length)return n.translate();var d=n.scale(),p=+f[0],m=+f[1];return r=n.translate(f).clipExtent([[p-.455*d,m-.238*d],[p+.455*
d,m+.238*d]]).stream(l),o=i.translate([p-.307*d,m+.201*d]).clipExtent([[p-.425*d+tt,m+.12*d+tt],[p-.214*d-tt,m+.234*d-tt]]).stream(l),s=a.translate([p-.205*d,m+
.212*d]).clipExtent([[p-.214*d+tt,m+.166*d+tt],[p-.115*d-tt,m+.234*d-tt]]).stream(l),h()},u.fitExtent=function(f,d){return qh(u,f,d)},u.fitSize=function(f,d){return Xy(
u,f,d)},u.fitWidth=function(f,d){return Wy(u,f,d)},u.fitHeight=function(f,d){return Uy(u,f,d)};function h(){return t=e=null,u}return u.scale(1070)}function jy(t){
return function(e,n){var r=nt(e),i=nt(n),o=t(r*i);return o===1/0?[2,0]:[o*i*K(e),o*K(n)]}}function ds(t){return function(e,n){var r=Ae(e*e+n*n),i=t(r),o=K(i),a=nt(
i);return[bn(e*o,r*a),Oe(r&&n*o/r)]}}var Vy=jy(function(t){return Ae(2/(1+t))});Vy.invert=ds(function(t){return 2*Oe(t/2)});function Zy(){return Pr(Vy).scale(124.75).
clipAngle(180-.001)}var Ky=jy(function(t){return(t=_y(t))&&t/K(t)});Ky.invert=ds(function(t){return t});function Qy(){return Pr(Ky).scale(79.4188).clipAngle(180-
.001)}function Tl(t,e){return[t,cl(zh((Ut+e)/2))]}Tl.invert=function(t,e){return[t,2*Oo(wy(e))-Ut]};function Jy(){return tb(Tl).scale(961/Ge)}function tb(t){var e=Pr(
t),n=e.center,r=e.scale,i=e.translate,o=e.clipExtent,a=null,s,c,l;e.scale=function(h){return arguments.length?(r(h),u()):r()},e.translate=function(h){return arguments.
length?(i(h),u()):i()},e.center=function(h){return arguments.length?(n(h),u()):n()},e.clipExtent=function(h){return arguments.length?(h==null?a=s=c=l=null:(a=+h[0][0],
s=+h[0][1],c=+h[1][0],l=+h[1][1]),u()):a==null?null:[[a,s],[c,l]]};function u(){var h=dt*r(),f=e(r7(e.rotate()).invert([0,0]));return o(a==null?[[f[0]-h,f[1]-h],
[f[0]+h,f[1]+h]]:t===Tl?[[Math.max(f[0]-h,a),s],[Math.min(f[0]+h,c),l]]:[[a,Math.max(f[1]-h,s)],[c,Math.min(f[1]+h,l)]])}return u()}function ol(t){return zh((Ut+
t)/2)}function L7(t,e){var n=nt(t),r=t===e?K(t):cl(n/nt(e))/cl(ol(e)/ol(t)),i=n*ph(ol(t),r)/r;if(!r)return Tl;function o(a,s){i>0?s<-Ut+tt&&(s=-Ut+tt):s>Ut-tt&&
(s=Ut-tt);var c=i/ph(ol(s),r);return[c*K(r*a),i-c*nt(r*a)]}return o.invert=function(a,s){var c=i-s,l=on(r)*Ae(a*a+c*c),u=bn(a,wt(c))*on(c);return c*r<0&&(u-=dt*
on(a)*on(c)),[u/r,2*Oo(ph(i/l,1/r))-Ut]},o}function eb(){return Xh(L7).scale(109.5).parallels([30,30])}function $l(t,e){return[t,e]}$l.invert=$l;function nb(){return Pr(
$l).scale(152.63)}function P7(t,e){var n=nt(t),r=t===e?K(t):(n-nt(e))/(e-t),i=n/r+t;if(wt(r)<tt)return $l;function o(a,s){var c=i-s,l=r*a;return[c*K(l),i-c*nt(l)]}
return o.invert=function(a,s){var c=i-s,l=bn(a,wt(c))*on(c);return c*r<0&&(l-=dt*on(a)*on(c)),[l/r,i-on(r)*Ae(a*a+c*c)]},o}function rb(){return Xh(P7).scale(131.154).
center([0,13.9389])}var is=1.340264,os=-.081106,as=893e-6,ss=.003796,kl=Ae(3)/2,D7=12;function ib(t,e){var n=Oe(kl*K(e)),r=n*n,i=r*r*r;return[t*nt(n)/(kl*(is+3*
os*r+i*(7*as+9*ss*r))),n*(is+os*r+i*(as+ss*r))]}ib.invert=function(t,e){for(var n=e,r=n*n,i=r*r*r,o=0,a,s,c;o<D7&&(s=n*(is+os*r+i*(as+ss*r))-e,c=is+3*os*r+i*(7*
as+9*ss*r),n-=a=s/c,r=n*n,i=r*r*r,!(wt(a)<sl));++o);return[kl*t*(is+3*os*r+i*(7*as+9*ss*r))/nt(n),Oe(K(n)/kl)]};function ob(){return Pr(ib).scale(177.158)}function ab(t,e){
var n=nt(e),r=nt(t)*n;return[n*K(t)/r,K(e)/r]}ab.invert=ds(Oo);function sb(){return Pr(ab).scale(144.049).clipAngle(60)}function O7(t,e){var n=e*e,r=n*n;return[t*(.8707-.131979*n+r*(-.013791+r*(.003971*n-.001529*r))),e*(1.007226+n*(.015085+r*(-.044475+.028874*n-.005916*r)))]}O7.invert=
function(t,e){var n=e,r=25,i;do{var o=n*n,a=o*o;n-=i=(n*(1.007226+o*(.015085+a*(-.044475+.028874*o-.005916*a)))-e)/(1.007226+o*(.015085*3+a*(-.044475*7+.028874*
9*o-.005916*11*a)))}while(wt(i)>tt&&--r>0);return[t/(.8707+(o=n*n)*(-.131979+o*(-.013791+o*o*o*(.003971-.001529*o)))),n]};function cb(t,e){return[nt(e)*K(t),K(e)]}cb.invert=ds(Oe);function lb(){return Pr(cb).scale(249.5).clipAngle(90+tt)}function ub(t,e){var n=nt(e),r=1+nt(t)*n;return[
n*K(t)/r,K(e)/r]}ub.invert=ds(function(t){return 2*Oo(t)});function fb(){return Pr(ub).scale(250).clipAngle(142)}function hb(t,e){return[cl(zh((Ut+e)/2)),-t]}hb.
invert=function(t,e){return[-e,2*Oo(wy(t))-Ut]};function db(){var t=tb(hb),e=t.center,n=t.rotate;return t.center=function(r){return arguments.length?e([-r[1],r[0]]):
(r=e(),[r[1],-r[0]])},t.rotate=function(r){return arguments.length?n([r[0],r[1],r.length>2?r[2]+90:90]):(r=n(),[r[0],r[1],r[2]-90])},n([0,0,90]).scale(159.155)}function z7(t,e){return t.parent===e.parent?1:2}function F7(t){return t.reduce(Y7,0)/t.length}function Y7(t,e){return t+e.x}function B7(t){return 1+t.reduce(q7,
0)}function q7(t,e){return Math.max(t,e.y)}function X7(t){for(var e;e=t.children;)t=e[0];return t}function W7(t){for(var e;e=t.children;)t=e[e.length-1];return t}
function Zh(){var t=z7,e=1,n=1,r=!1;function i(o){var a,s=0;o.eachAfter(function(f){var d=f.children;d?(f.x=F7(d),f.y=B7(d)):(f.x=a?s+=t(f,a):0,f.y=0,a=f)});var c=X7(
o),l=W7(o),u=c.x-t(c,l)/2,h=l.x+t(l,c)/2;return o.eachAfter(r?function(f){f.x=(f.x-o.x)*e,f.y=(o.y-f.y)*n}:function(f){f.x=(f.x-u)/(h-u)*e,f.y=(1-(o.y?f.y/o.y:1))*
n})}return i.separation=function(o){return arguments.length?(t=o,i):t},i.size=function(o){return arguments.length?(r=!1,e=+o[0],n=+o[1],i):r?null:[e,n]},i.nodeSize=
function(o){return arguments.length?(r=!0,e=+o[0],n=+o[1],i):r?[e,n]:null},i}function U7(t){var e=0,n=t.children,r=n&&n.length;if(!r)e=1;else for(;--r>=0;)e+=n[r].
value;t.value=e}function G7(){return this.eachAfter(U7)}function H7(t,e){let n=-1;for(let r of this)t.call(e,r,++n,this);return this}function j7(t,e){for(var n=this,
r=[n],i,o,a=-1;n=r.pop();)if(t.call(e,n,++a,this),i=n.children)for(o=i.length-1;o>=0;--o)r.push(i[o]);return this}function V7(t,e){for(var n=this,r=[n],i=[],o,a,
s,c=-1;n=r.pop();)if(i.push(n),o=n.children)for(a=0,s=o.length;a<s;++a)r.push(o[a]);for(;n=i.pop();)t.call(e,n,++c,this);return this}function Z7(t,e){let n=-1;for(let r of this)
if(t.call(e,r,++n,this))return r}function K7(t){return this.eachAfter(function(e){for(var n=+t(e.data)||0,r=e.children,i=r&&r.length;--i>=0;)n+=r[i].value;e.value=
n})}function Q7(t){return this.eachBefore(function(e){e.children&&e.children.sort(t)})}function J7(t){for(var e=this,n=t9(e,t),r=[e];e!==n;)e=e.parent,r.push(e);
for(var i=r.length;t!==n;)r.splice(i,0,t),t=t.parent;return r}function t9(t,e){if(t===e)return t;var n=t.ancestors(),r=e.ancestors(),i=null;for(t=n.pop(),e=r.pop();t===
e;)i=t,t=n.pop(),e=r.pop();return i}function e9(){for(var t=this,e=[t];t=t.parent;)e.push(t);return e}function n9(){return Array.from(this)}function r9(){var t=[];
return this.eachBefore(function(e){e.children||t.push(e)}),t}function i9(){var t=this,e=[];return t.each(function(n){n!==t&&e.push({source:n.parent,target:n})}),
e}function*o9(){var t=this,e,n=[t],r,i,o;do for(e=n.reverse(),n=[];t=e.pop();)if(yield t,r=t.children)for(i=0,o=r.length;i<o;++i)n.push(r[i]);while(n.length)}function gb(t,e){
t instanceof Map?(t=[void 0,t],e===void 0&&(e=c9)):e===void 0&&(e=s9);for(var n=new zo(t),r,i=[n],o,a,s,c;r=i.pop();)if((a=e(r.data))&&(c=(a=Array.from(a)).length))
for(r.children=a,s=c-1;s>=0;--s)i.push(o=a[s]=new zo(a[s])),o.parent=r,o.depth=r.depth+1;return n.eachBefore(yb)}function a9(){return gb(this).eachBefore(l9)}function s9(t){
return t.children}function c9(t){return Array.isArray(t)?t[1]:null}function l9(t){t.data.value!==void 0&&(t.value=t.data.value),t.data=t.data.data}function yb(t){
var e=0;do t.height=e;while((t=t.parent)&&t.height<++e)}function zo(t){this.data=t,this.depth=this.height=0,this.parent=null}zo.prototype=gb.prototype={constructor:zo,
count:G7,each:H7,eachAfter:V7,eachBefore:j7,find:Z7,sum:K7,sort:Q7,path:J7,ancestors:e9,descendants:n9,leaves:r9,links:i9,copy:a9,[Symbol.iterator]:o9};function Uh(t){
return t==null?null:u9(t)}function u9(t){if(typeof t!="function")throw new Error;return t}function bb(t,e,n,r,i){for(var o=t.children,a,s=-1,c=o.length,l=t.value&&(r-e)/t.value;++s<c;)a=o[s],a.y0=n,a.y1=i,a.x0=e,a.x1=e+=a.value*l}var f9={depth:-1},pb={},Gh={};function h9(t){return t.id}function d9(t){return t.parentId}function Kh(){var t=h9,e=d9,n;function r(i){var o=Array.from(i),a=t,s=e,
c,l,u,h,f,d,p,m,b=new Map;if(n!=null){let y=o.map((x,_)=>p9(n(x,_,i))),g=y.map(mb),v=new Set(y).add("");for(let x of g)v.has(x)||(v.add(x),y.push(x),g.push(mb(x)),
o.push(Gh));a=(x,_)=>y[_],s=(x,_)=>g[_]}for(u=0,c=o.length;u<c;++u)l=o[u],d=o[u]=new zo(l),(p=a(l,u,i))!=null&&(p+="")&&(m=d.id=p,b.set(m,b.has(m)?pb:d)),(p=s(l,
u,i))!=null&&(p+="")&&(d.parent=p);for(u=0;u<c;++u)if(d=o[u],p=d.parent){if(f=b.get(p),!f)throw new Error("missing: "+p);if(f===pb)throw new Error("ambiguous: "+
p);f.children?f.children.push(d):f.children=[d],d.parent=f}else{if(h)throw new Error("multiple roots");h=d}if(!h)throw new Error("no root");if(n!=null){for(;h.data===
Gh&&h.children.length===1;)h=h.children[0],--c;for(let y=o.length-1;y>=0&&(d=o[y],d.data===Gh);--y)d.data=null}if(h.parent=f9,h.eachBefore(function(y){y.depth=y.
parent.depth+1,--c}).eachBefore(yb),h.parent=null,c>0)throw new Error("cycle");return h}return r.id=function(i){return arguments.length?(t=Uh(i),r):t},r.parentId=
function(i){return arguments.length?(e=Uh(i),r):e},r.path=function(i){return arguments.length?(n=Uh(i),r):n},r}function p9(t){t=`${t}`;let e=t.length;return Vh(
t,e-1)&&!Vh(t,e-2)&&(t=t.slice(0,-1)),t[0]==="/"?t:`/${t}`}function mb(t){let e=t.length;if(e<2)return"";for(;--e>1&&!Vh(t,e););return t.slice(0,e)}function Vh(t,e){
if(t[e]==="/"){let n=0;for(;e>0&&t[--e]==="\\";)++n;if((n&1)===0)return!0}return!1}function m9(t,e){return t.parent===e.parent?1:2}function Hh(t){var e=t.children;
return e?e[0]:t.t}function jh(t){var e=t.children;return e?e[e.length-1]:t.t}function g9(t,e,n){var r=n/(e.i-t.i);e.c-=r,e.s+=n,t.c+=r,e.z+=n,e.m+=n}function y9(t){
for(var e=0,n=0,r=t.children,i=r.length,o;--i>=0;)o=r[i],o.z+=e,o.m+=e,e+=o.s+(n+=o.c)}function b9(t,e,n){return t.a.parent===e.parent?t.a:n}function Cl(t,e){this.
_=t,this.parent=null,this.children=null,this.A=null,this.a=this,this.z=0,this.m=0,this.c=0,this.s=0,this.t=null,this.i=e}Cl.prototype=Object.create(zo.prototype);
function x9(t){for(var e=new Cl(t,0),n,r=[e],i,o,a,s;n=r.pop();)if(o=n._.children)for(n.children=new Array(s=o.length),a=s-1;a>=0;--a)r.push(i=n.children[a]=new Cl(
o[a],a)),i.parent=n;return(e.parent=new Cl(null,0)).children=[e],e}function Fo(){var t=m9,e=1,n=1,r=null;function i(l){var u=x9(l);if(u.eachAfter(o),u.parent.m=
-u.z,u.eachBefore(a),r)l.eachBefore(c);else{var h=l,f=l,d=l;l.eachBefore(function(g){g.x<h.x&&(h=g),g.x>f.x&&(f=g),g.depth>d.depth&&(d=g)});var p=h===f?1:t(h,f)/
2,m=p-h.x,b=e/(f.x+p+m),y=n/(d.depth||1);l.eachBefore(function(g){g.x=(g.x+m)*b,g.y=g.depth*y})}return l}function o(l){var u=l.children,h=l.parent.children,f=l.
i?h[l.i-1]:null;if(u){y9(l);var d=(u[0].z+u[u.length-1].z)/2;f?(l.z=f.z+t(l._,f._),l.m=l.z-d):l.z=d}else f&&(l.z=f.z+t(l._,f._));l.parent.A=s(l,f,l.parent.A||h[0])}
function a(l){l._.x=l.z+l.parent.m,l.m+=l.parent.m}function s(l,u,h){if(u){for(var f=l,d=l,p=u,m=f.parent.children[0],b=f.m,y=d.m,g=p.m,v=m.m,x;p=jh(p),f=Hh(f),
p&&f;)m=Hh(m),d=jh(d),d.a=l,x=p.z+g-f.z-b+t(p._,f._),x>0&&(g9(b9(p,l,h),l,x),b+=x,y+=x),g+=p.m,b+=f.m,v+=m.m,y+=d.m;p&&!jh(d)&&(d.t=p,d.m+=g-y),f&&!Hh(m)&&(m.t=
f,m.m+=b-v,h=l)}return h}function c(l){l.x*=e,l.y=l.depth*n}return i.separation=function(l){return arguments.length?(t=l,i):t},i.size=function(l){return arguments.
length?(r=!1,e=+l[0],n=+l[1],i):r?null:[e,n]},i.nodeSize=function(l){return arguments.length?(r=!0,e=+l[0],n=+l[1],i):r?[e,n]:null},i}function xb(t,e,n,r,i){for(var o=t.
children,a,s=-1,c=o.length,l=t.value&&(i-n)/t.value;++s<c;)a=o[s],a.x0=e,a.x1=r,a.y0=n,a.y1=n+=a.value*l}var vb=(1+Math.sqrt(5))/2;function wb(t,e,n,r,i,o){for(var a=[],
s=e.children,c,l,u=0,h=0,f=s.length,d,p,m=e.value,b,y,g,v,x,_,w;u<f;){d=i-n,p=o-r;do b=s[h++].value;while(!b&&h<f);for(y=g=b,_=Math.max(p/d,d/p)/(m*t),w=b*b*_,x=
Math.max(g/w,w/y);h<f;++h){if(b+=l=s[h].value,l<y&&(y=l),l>g&&(g=l),w=b*b*_,v=Math.max(g/w,w/y),v>x){b-=l;break}x=v}a.push(c={value:b,dice:d<p,children:s.slice(
u,h)}),c.dice?bb(c,n,r,i,m?r+=p*b/m:o):xb(c,n,r,m?n+=d*b/m:i,o),m-=b,u=h}return a}var eN=(function t(e){function n(r,i,o,a,s){wb(e,r,i,o,a,s)}return n.ratio=function(r){
return t((r=+r)>1?r:1)},n})(vb);var nN=(function t(e){function n(r,i,o,a,s){if((c=r._squarify)&&c.ratio===e)for(var c,l,u,h,f=-1,d,p=c.length,m=r.value;++f<p;){for(l=c[f],u=l.children,h=l.value=
0,d=u.length;h<d;++h)l.value+=u[h].value;l.dice?bb(l,i,o,a,m?o+=(s-o)*l.value/m:s):xb(l,i,o,m?i+=(a-i)*l.value/m:a,s),m-=l.value}else r._squarify=c=wb(e,r,i,o,a,
s),c.ratio=e}return n.ratio=function(r){return t((r=+r)>1?r:1)},n})(vb);var pe=Math.random,iN=(function t(e){function n(r,i){return r=r==null?0:+r,i=i==null?1:+i,arguments.length===1?(i=r,r=0):i-=r,function(){return e()*i+r}}return n.
source=t,n})(pe),oN=(function t(e){function n(r,i){return arguments.length<2&&(i=r,r=0),r=Math.floor(r),i=Math.floor(i)-r,function(){return Math.floor(e()*i+r)}}
return n.source=t,n})(pe),Mb=(function t(e){function n(r,i){var o,a;return r=r==null?0:+r,i=i==null?1:+i,function(){var s;if(o!=null)s=o,o=null;else do o=e()*2-
1,s=e()*2-1,a=o*o+s*s;while(!a||a>1);return r+i*s*Math.sqrt(-2*Math.log(a)/a)}}return n.source=t,n})(pe),aN=(function t(e){var n=Mb.source(e);function r(){var i=n.
apply(this,arguments);return function(){return Math.exp(i())}}return r.source=t,r})(pe),v9=(function t(e){function n(r){return(r=+r)<=0?()=>0:function(){for(var i=0,
o=r;o>1;--o)i+=e();return i+o*e()}}return n.source=t,n})(pe),sN=(function t(e){var n=v9.source(e);function r(i){if((i=+i)==0)return e;var o=n(i);return function(){
return o()/i}}return r.source=t,r})(pe),cN=(function t(e){function n(r){return function(){return-Math.log1p(-e())/r}}return n.source=t,n})(pe),lN=(function t(e){
function n(r){if((r=+r)<0)throw new RangeError("invalid alpha");return r=1/-r,function(){return Math.pow(1-e(),r)}}return n.source=t,n})(pe),uN=(function t(e){function n(r){
if((r=+r)<0||r>1)throw new RangeError("invalid p");return function(){return Math.floor(e()+r)}}return n.source=t,n})(pe),w9=(function t(e){function n(r){if((r=+r)<
0||r>1)throw new RangeError("invalid p");return r===0?()=>1/0:r===1?()=>1:(r=Math.log1p(-r),function(){return 1+Math.floor(Math.log1p(-e())/r)})}return n.source=
t,n})(pe),Sb=(function t(e){var n=Mb.source(e)();function r(i,o){if((i=+i)<0)throw new RangeError("invalid k");if(i===0)return()=>0;if(o=o==null?1:+o,i===1)return()=>-Math.
log1p(-e())*o;var a=(i<1?i+1:i)-1/3,s=1/(3*Math.sqrt(a)),c=i<1?()=>Math.pow(e(),1/i):()=>1;return function(){do{do var l=n(),u=1+s*l;while(u<=0);u*=u*u;var h=1-
e()}while(h>=1-.0331*l*l*l*l&&Math.log(h)>=.5*l*l+a*(1-u+Math.log(u)));return a*u*c()*o}}return r.source=t,r})(pe),_9=(function t(e){var n=Sb.source(e);function r(i,o){
var a=n(i),s=n(o);return function(){var c=a();return c===0?0:c/(c+s())}}return r.source=t,r})(pe),M9=(function t(e){var n=w9.source(e),r=_9.source(e);function i(o,a){
return o=+o,(a=+a)>=1?()=>o:a<=0?()=>0:function(){for(var s=0,c=o,l=a;c*l>16&&c*(1-l)>16;){var u=Math.floor((c+1)*l),h=r(u,c-u+1)();h<=l?(s+=u,c-=u,l=(l-h)/(1-h)):
(c=u-1,l/=h)}for(var f=l<.5,d=f?l:1-l,p=n(d),m=p(),b=0;m<=c;++b)m+=p();return s+(f?b:c-b)}}return i.source=t,i})(pe),fN=(function t(e){function n(r,i,o){var a;return(r=
+r)==0?a=s=>-Math.log(s):(r=1/r,a=s=>Math.pow(s,r)),i=i==null?0:+i,o=o==null?1:+o,function(){return i+o*a(-Math.log1p(-e()))}}return n.source=t,n})(pe),hN=(function t(e){
function n(r,i){return r=r==null?0:+r,i=i==null?1:+i,function(){return r+i*Math.tan(Math.PI*e())}}return n.source=t,n})(pe),dN=(function t(e){function n(r,i){return r=
r==null?0:+r,i=i==null?1:+i,function(){var o=e();return r+i*Math.log(o/(1-o))}}return n.source=t,n})(pe),pN=(function t(e){var n=Sb.source(e),r=M9.source(e);function i(o){
return function(){for(var a=0,s=o;s>16;){var c=Math.floor(.875*s),l=n(c)();if(l>s)return a+r(c-1,s/l)();a+=c,s-=l}for(var u=-Math.log1p(-e()),h=0;u<=s;++h)u-=Math.
log1p(-e());return a+h}}return i.source=t,i})(pe),S9=1664525,$9=1013904223,_b=1/4294967296;function ps(t=Math.random()){let e=(0<=t&&t<1?t/_b:Math.abs(t))|0;return()=>(e=
S9*e+$9|0,_b*(e>>>0))}var Qh=new Date,Jh=new Date;function ee(t,e,n,r){function i(o){return t(o=arguments.length===0?new Date:new Date(+o)),o}return i.floor=o=>(t(o=new Date(+o)),o),
i.ceil=o=>(t(o=new Date(o-1)),e(o,1),t(o),o),i.round=o=>{let a=i(o),s=i.ceil(o);return o-a<s-o?a:s},i.offset=(o,a)=>(e(o=new Date(+o),a==null?1:Math.floor(a)),o),
i.range=(o,a,s)=>{let c=[];if(o=i.ceil(o),s=s==null?1:Math.floor(s),!(o<a)||!(s>0))return c;let l;do c.push(l=new Date(+o)),e(o,s),t(o);while(l<o&&o<a);return c},
i.filter=o=>ee(a=>{if(a>=a)for(;t(a),!o(a);)a.setTime(a-1)},(a,s)=>{if(a>=a)if(s<0)for(;++s<=0;)for(;e(a,-1),!o(a););else for(;--s>=0;)for(;e(a,1),!o(a););}),n&&
(i.count=(o,a)=>(Qh.setTime(+o),Jh.setTime(+a),t(Qh),t(Jh),Math.floor(n(Qh,Jh))),i.every=o=>(o=Math.floor(o),!isFinite(o)||!(o>0)?null:o>1?i.filter(r?a=>r(a)%o===
0:a=>i.count(0,a)%o===0):i)),i}var El=ee(()=>{},(t,e)=>{t.setTime(+t+e)},(t,e)=>e-t);El.every=t=>(t=Math.floor(t),!isFinite(t)||!(t>0)?null:t>1?ee(e=>{e.setTime(
Math.floor(e/t)*t)},(e,n)=>{e.setTime(+e+n*t)},(e,n)=>(n-e)/t):El);var yN=El.range,fr=1e3,an=fr*60,hr=an*60,dr=hr*24,ed=dr*7,$b=dr*30,td=dr*365,Te=ee(t=>{t.setTime(
t-t.getMilliseconds())},(t,e)=>{t.setTime(+t+e*fr)},(t,e)=>(e-t)/fr,t=>t.getUTCSeconds()),bN=Te.range,ki=ee(t=>{t.setTime(t-t.getMilliseconds()-t.getSeconds()*fr)},
(t,e)=>{t.setTime(+t+e*an)},(t,e)=>(e-t)/an,t=>t.getMinutes()),xN=ki.range,Ai=ee(t=>{t.setUTCSeconds(0,0)},(t,e)=>{t.setTime(+t+e*an)},(t,e)=>(e-t)/an,t=>t.getUTCMinutes()),
vN=Ai.range,Ti=ee(t=>{t.setTime(t-t.getMilliseconds()-t.getSeconds()*fr-t.getMinutes()*an)},(t,e)=>{t.setTime(+t+e*hr)},(t,e)=>(e-t)/hr,t=>t.getHours()),wN=Ti.range,
Ci=ee(t=>{t.setUTCMinutes(0,0,0)},(t,e)=>{t.setTime(+t+e*hr)},(t,e)=>(e-t)/hr,t=>t.getUTCHours()),_N=Ci.range,Nn=ee(t=>t.setHours(0,0,0,0),(t,e)=>t.setDate(t.getDate()+
e),(t,e)=>(e-t-(e.getTimezoneOffset()-t.getTimezoneOffset())*an)/dr,t=>t.getDate()-1),MN=Nn.range,Yo=ee(t=>{t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCDate(t.getUTCDate()+
e)},(t,e)=>(e-t)/dr,t=>t.getUTCDate()-1),SN=Yo.range,ms=ee(t=>{t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCDate(t.getUTCDate()+e)},(t,e)=>(e-t)/dr,t=>Math.floor(t/dr)),
$N=ms.range;function Ei(t){return ee(e=>{e.setDate(e.getDate()-(e.getDay()+7-t)%7),e.setHours(0,0,0,0)},(e,n)=>{e.setDate(e.getDate()+n*7)},(e,n)=>(n-e-(n.getTimezoneOffset()-
e.getTimezoneOffset())*an)/ed)}var Rn=Ei(0),Ni=Ei(1),nd=Ei(2),rd=Ei(3),pr=Ei(4),id=Ei(5),od=Ei(6),kN=Rn.range,AN=Ni.range,TN=nd.range,CN=rd.range,EN=pr.range,NN=id.
range,RN=od.range;function Ri(t){return ee(e=>{e.setUTCDate(e.getUTCDate()-(e.getUTCDay()+7-t)%7),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCDate(e.getUTCDate()+n*
7)},(e,n)=>(n-e)/ed)}var In=Ri(0),Ii=Ri(1),ad=Ri(2),sd=Ri(3),mr=Ri(4),cd=Ri(5),ld=Ri(6),IN=In.range,LN=Ii.range,PN=ad.range,DN=sd.range,ON=mr.range,zN=cd.range,
FN=ld.range,Li=ee(t=>{t.setDate(1),t.setHours(0,0,0,0)},(t,e)=>{t.setMonth(t.getMonth()+e)},(t,e)=>e.getMonth()-t.getMonth()+(e.getFullYear()-t.getFullYear())*12,
t=>t.getMonth()),YN=Li.range,Pi=ee(t=>{t.setUTCDate(1),t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCMonth(t.getUTCMonth()+e)},(t,e)=>e.getUTCMonth()-t.getUTCMonth()+
(e.getUTCFullYear()-t.getUTCFullYear())*12,t=>t.getUTCMonth()),BN=Pi.range,ze=ee(t=>{t.setMonth(0,1),t.setHours(0,0,0,0)},(t,e)=>{t.setFullYear(t.getFullYear()+
e)},(t,e)=>e.getFullYear()-t.getFullYear(),t=>t.getFullYear());ze.every=t=>!isFinite(t=Math.floor(t))||!(t>0)?null:ee(e=>{e.setFullYear(Math.floor(e.getFullYear()/
t)*t),e.setMonth(0,1),e.setHours(0,0,0,0)},(e,n)=>{e.setFullYear(e.getFullYear()+n*t)});var qN=ze.range,Fe=ee(t=>{t.setUTCMonth(0,1),t.setUTCHours(0,0,0,0)},(t,e)=>{
t.setUTCFullYear(t.getUTCFullYear()+e)},(t,e)=>e.getUTCFullYear()-t.getUTCFullYear(),t=>t.getUTCFullYear());Fe.every=t=>!isFinite(t=Math.floor(t))||!(t>0)?null:
ee(e=>{e.setUTCFullYear(Math.floor(e.getUTCFullYear()/t)*t),e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCFullYear(e.getUTCFullYear()+n*t)});var XN=Fe.
range;function kb(t,e,n,r,i,o){let a=[[Te,1,fr],[Te,5,5*fr],[Te,15,15*fr],[Te,30,30*fr],[o,1,an],[o,5,5*an],[o,15,15*an],[o,30,30*an],[i,1,hr],[i,3,3*hr],[i,6,6*
hr],[i,12,12*hr],[r,1,dr],[r,2,2*dr],[n,1,ed],[e,1,$b],[e,3,3*$b],[t,1,td]];function s(l,u,h){let f=u<l;f&&([l,u]=[u,l]);let d=h&&typeof h.range=="function"?h:c(
l,u,h),p=d?d.range(l,+u+1):[];return f?p.reverse():p}function c(l,u,h){let f=Math.abs(u-l)/h,d=bo(([,,b])=>b).right(a,f);if(d===a.length)return t.every(Xa(l/td,
u/td,h));if(d===0)return El.every(Math.max(Xa(l,u,h),1));let[p,m]=a[f/a[d-1][2]<a[d][2]/f?d-1:d];return p.every(m)}return[s,c]}var[Ab,Nl]=kb(Fe,Pi,In,ms,Ci,Ai),
[Tb,Cb]=kb(ze,Li,Rn,Nn,Ti,ki);function ud(t){if(0<=t.y&&t.y<100){var e=new Date(-1,t.m,t.d,t.H,t.M,t.S,t.L);return e.setFullYear(t.y),e}return new Date(t.y,t.m,t.d,t.H,t.M,t.S,t.L)}function fd(t){
if(0<=t.y&&t.y<100){var e=new Date(Date.UTC(-1,t.m,t.d,t.H,t.M,t.S,t.L));return e.setUTCFullYear(t.y),e}return new Date(Date.UTC(t.y,t.m,t.d,t.H,t.M,t.S,t.L))}function gs(t,e,n){
return{y:t,m:e,d:n,H:0,M:0,S:0,L:0}}function k9(t){var e=t.dateTime,n=t.date,r=t.time,i=t.periods,o=t.days,a=t.shortDays,s=t.months,c=t.shortMonths,l=ys(i),u=bs(
i),h=ys(o),f=bs(o),d=ys(a),p=bs(a),m=ys(s),b=bs(s),y=ys(c),g=bs(c),v={a:I,A:z,b:P,B:Y,c:null,d:Pb,e:Pb,f:V9,g:oS,G:sS,H:G9,I:H9,j:j9,L:Yb,m:Z9,M:K9,p:q,q:W,Q:zb,
s:Fb,S:Q9,u:J9,U:tS,V:eS,w:nS,W:rS,x:null,X:null,y:iS,Y:aS,Z:cS,"%":Ob},x={a:X,A:ot,b:st,B:lt,c:null,d:Db,e:Db,f:hS,g:_S,G:SS,H:lS,I:uS,j:fS,L:qb,m:dS,M:pS,p:U,
q:at,Q:zb,s:Fb,S:mS,u:gS,U:yS,V:bS,w:xS,W:vS,x:null,X:null,y:wS,Y:MS,Z:$S,"%":Ob},_={a:A,A:T,b:$,B:N,c:E,d:Ib,e:Ib,f:q9,g:Rb,G:Nb,H:Lb,I:Lb,j:z9,L:B9,m:O9,M:F9,
p:S,q:D9,Q:W9,s:U9,S:Y9,u:N9,U:R9,V:I9,w:E9,W:L9,x:C,X:R,y:Rb,Y:Nb,Z:P9,"%":X9};v.x=w(n,v),v.X=w(r,v),v.c=w(e,v),x.x=w(n,x),x.X=w(r,x),x.c=w(e,x);function w(O,G){
return function(H){var D=[],mt=-1,J=0,gt=O.length,xt,Pt,_n;for(H instanceof Date||(H=new Date(+H));++mt<gt;)O.charCodeAt(mt)===37&&(D.push(O.slice(J,mt)),(Pt=Eb[xt=
O.charAt(++mt)])!=null?xt=O.charAt(++mt):Pt=xt==="e"?" ":"0",(_n=G[xt])&&(xt=_n(H,Pt)),D.push(xt),J=mt+1);return D.push(O.slice(J,mt)),D.join("")}}function M(O,G){
return function(H){var D=gs(1900,void 0,1),mt=k(D,O,H+="",0),J,gt;if(mt!=H.length)return null;if("Q"in D)return new Date(D.Q);if("s"in D)return new Date(D.s*1e3+
("L"in D?D.L:0));if(G&&!("Z"in D)&&(D.Z=0),"p"in D&&(D.H=D.H%12+D.p*12),D.m===void 0&&(D.m="q"in D?D.q:0),"V"in D){if(D.V<1||D.V>53)return null;"w"in D||(D.w=1),
"Z"in D?(J=fd(gs(D.y,0,1)),gt=J.getUTCDay(),J=gt>4||gt===0?Ii.ceil(J):Ii(J),J=Yo.offset(J,(D.V-1)*7),D.y=J.getUTCFullYear(),D.m=J.getUTCMonth(),D.d=J.getUTCDate()+
(D.w+6)%7):(J=ud(gs(D.y,0,1)),gt=J.getDay(),J=gt>4||gt===0?Ni.ceil(J):Ni(J),J=Nn.offset(J,(D.V-1)*7),D.y=J.getFullYear(),D.m=J.getMonth(),D.d=J.getDate()+(D.w+6)%
7)}else("W"in D||"U"in D)&&("w"in D||(D.w="u"in D?D.u%7:"W"in D?1:0),gt="Z"in D?fd(gs(D.y,0,1)).getUTCDay():ud(gs(D.y,0,1)).getDay(),D.m=0,D.d="W"in D?(D.w+6)%7+
D.W*7-(gt+5)%7:D.w+D.U*7-(gt+6)%7);return"Z"in D?(D.H+=D.Z/100|0,D.M+=D.Z%100,fd(D)):ud(D)}}function k(O,G,H,D){for(var mt=0,J=G.length,gt=H.length,xt,Pt;mt<J;){
if(D>=gt)return-1;if(xt=G.charCodeAt(mt++),xt===37){if(xt=G.charAt(mt++),Pt=_[xt in Eb?G.charAt(mt++):xt],!Pt||(D=Pt(O,H,D))<0)return-1}else if(xt!=H.charCodeAt(
D++))return-1}return D}function S(O,G,H){var D=l.exec(G.slice(H));return D?(O.p=u.get(D[0].toLowerCase()),H+D[0].length):-1}function A(O,G,H){var D=d.exec(G.slice(
H));return D?(O.w=p.get(D[0].toLowerCase()),H+D[0].length):-1}function T(O,G,H){var D=h.exec(G.slice(H));return D?(O.w=f.get(D[0].toLowerCase()),H+D[0].length):
-1}function $(O,G,H){var D=y.exec(G.slice(H));return D?(O.m=g.get(D[0].toLowerCase()),H+D[0].length):-1}function N(O,G,H){var D=m.exec(G.slice(H));return D?(O.m=
b.get(D[0].toLowerCase()),H+D[0].length):-1}function E(O,G,H){return k(O,e,G,H)}function C(O,G,H){return k(O,n,G,H)}function R(O,G,H){return k(O,r,G,H)}function I(O){
return a[O.getDay()]}function z(O){return o[O.getDay()]}function P(O){return c[O.getMonth()]}function Y(O){return s[O.getMonth()]}function q(O){return i[+(O.getHours()>=
12)]}function W(O){return 1+~~(O.getMonth()/3)}function X(O){return a[O.getUTCDay()]}function ot(O){return o[O.getUTCDay()]}function st(O){return c[O.getUTCMonth()]}
function lt(O){return s[O.getUTCMonth()]}function U(O){return i[+(O.getUTCHours()>=12)]}function at(O){return 1+~~(O.getUTCMonth()/3)}return{format:function(O){
var G=w(O+="",v);return G.toString=function(){return O},G},parse:function(O){var G=M(O+="",!1);return G.toString=function(){return O},G},utcFormat:function(O){var G=w(
O+="",x);return G.toString=function(){return O},G},utcParse:function(O){var G=M(O+="",!0);return G.toString=function(){return O},G}}}var Eb={"-":"",_:" ",0:"0"},
ae=/^\s*\d+/,A9=/^%/,T9=/[\\^$*+?|[\]().{}]/g;function _t(t,e,n){var r=t<0?"-":"",i=(r?-t:t)+"",o=i.length;return r+(o<n?new Array(n-o+1).join(e)+i:i)}function C9(t){
return t.replace(T9,"\\$&")}function ys(t){return new RegExp("^(?:"+t.map(C9).join("|")+")","i")}function bs(t){return new Map(t.map((e,n)=>[e.toLowerCase(),n]))}
function E9(t,e,n){var r=ae.exec(e.slice(n,n+1));return r?(t.w=+r[0],n+r[0].length):-1}function N9(t,e,n){var r=ae.exec(e.slice(n,n+1));return r?(t.u=+r[0],n+r[0].
length):-1}function R9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.U=+r[0],n+r[0].length):-1}function I9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.V=
+r[0],n+r[0].length):-1}function L9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.W=+r[0],n+r[0].length):-1}function Nb(t,e,n){var r=ae.exec(e.slice(n,n+4));
return r?(t.y=+r[0],n+r[0].length):-1}function Rb(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.y=+r[0]+(+r[0]>68?1900:2e3),n+r[0].length):-1}function P9(t,e,n){
var r=/^(Z)|([+-]\d\d)(?::?(\d\d))?/.exec(e.slice(n,n+6));return r?(t.Z=r[1]?0:-(r[2]+(r[3]||"00")),n+r[0].length):-1}function D9(t,e,n){var r=ae.exec(e.slice(n,
n+1));return r?(t.q=r[0]*3-3,n+r[0].length):-1}function O9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.m=r[0]-1,n+r[0].length):-1}function Ib(t,e,n){var r=ae.
exec(e.slice(n,n+2));return r?(t.d=+r[0],n+r[0].length):-1}function z9(t,e,n){var r=ae.exec(e.slice(n,n+3));return r?(t.m=0,t.d=+r[0],n+r[0].length):-1}function Lb(t,e,n){
var r=ae.exec(e.slice(n,n+2));return r?(t.H=+r[0],n+r[0].length):-1}function F9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.M=+r[0],n+r[0].length):-1}function Y9(t,e,n){
var r=ae.exec(e.slice(n,n+2));return r?(t.S=+r[0],n+r[0].length):-1}function B9(t,e,n){var r=ae.exec(e.slice(n,n+3));return r?(t.L=+r[0],n+r[0].length):-1}function q9(t,e,n){
var r=ae.exec(e.slice(n,n+6));return r?(t.L=Math.floor(r[0]/1e3),n+r[0].length):-1}function X9(t,e,n){var r=A9.exec(e.slice(n,n+1));return r?n+r[0].length:-1}function W9(t,e,n){
var r=ae.exec(e.slice(n));return r?(t.Q=+r[0],n+r[0].length):-1}function U9(t,e,n){var r=ae.exec(e.slice(n));return r?(t.s=+r[0],n+r[0].length):-1}function Pb(t,e){
return _t(t.getDate(),e,2)}function G9(t,e){return _t(t.getHours(),e,2)}function H9(t,e){return _t(t.getHours()%12||12,e,2)}function j9(t,e){return _t(1+Nn.count(
ze(t),t),e,3)}function Yb(t,e){return _t(t.getMilliseconds(),e,3)}function V9(t,e){return Yb(t,e)+"000"}function Z9(t,e){return _t(t.getMonth()+1,e,2)}function K9(t,e){
return _t(t.getMinutes(),e,2)}function Q9(t,e){return _t(t.getSeconds(),e,2)}function J9(t){var e=t.getDay();return e===0?7:e}function tS(t,e){return _t(Rn.count(
ze(t)-1,t),e,2)}function Bb(t){var e=t.getDay();return e>=4||e===0?pr(t):pr.ceil(t)}function eS(t,e){return t=Bb(t),_t(pr.count(ze(t),t)+(ze(t).getDay()===4),e,
2)}function nS(t){return t.getDay()}function rS(t,e){return _t(Ni.count(ze(t)-1,t),e,2)}function iS(t,e){return _t(t.getFullYear()%100,e,2)}function oS(t,e){return t=
Bb(t),_t(t.getFullYear()%100,e,2)}function aS(t,e){return _t(t.getFullYear()%1e4,e,4)}function sS(t,e){var n=t.getDay();return t=n>=4||n===0?pr(t):pr.ceil(t),_t(
t.getFullYear()%1e4,e,4)}function cS(t){var e=t.getTimezoneOffset();return(e>0?"-":(e*=-1,"+"))+_t(e/60|0,"0",2)+_t(e%60,"0",2)}function Db(t,e){return _t(t.getUTCDate(),
e,2)}function lS(t,e){return _t(t.getUTCHours(),e,2)}function uS(t,e){return _t(t.getUTCHours()%12||12,e,2)}function fS(t,e){return _t(1+Yo.count(Fe(t),t),e,3)}
function qb(t,e){return _t(t.getUTCMilliseconds(),e,3)}function hS(t,e){return qb(t,e)+"000"}function dS(t,e){return _t(t.getUTCMonth()+1,e,2)}function pS(t,e){
return _t(t.getUTCMinutes(),e,2)}function mS(t,e){return _t(t.getUTCSeconds(),e,2)}function gS(t){var e=t.getUTCDay();return e===0?7:e}function yS(t,e){return _t(
In.count(Fe(t)-1,t),e,2)}function Xb(t){var e=t.getUTCDay();return e>=4||e===0?mr(t):mr.ceil(t)}function bS(t,e){return t=Xb(t),_t(mr.count(Fe(t),t)+(Fe(t).getUTCDay()===
4),e,2)}function xS(t){return t.getUTCDay()}function vS(t,e){return _t(Ii.count(Fe(t)-1,t),e,2)}function wS(t,e){return _t(t.getUTCFullYear()%100,e,2)}function _S(t,e){
return t=Xb(t),_t(t.getUTCFullYear()%100,e,2)}function MS(t,e){return _t(t.getUTCFullYear()%1e4,e,4)}function SS(t,e){var n=t.getUTCDay();return t=n>=4||n===0?mr(
t):mr.ceil(t),_t(t.getUTCFullYear()%1e4,e,4)}function $S(){return"+0000"}function Ob(){return"%"}function zb(t){return+t}function Fb(t){return Math.floor(+t/1e3)}
var Bo,xs,kS,Ln,Wb;AS({dateTime:"%x, %X",date:"%-m/%-d/%Y",time:"%-I:%M:%S %p",periods:["AM","PM"],days:["Sunday","Monday","Tuesday","Wednesday","Thursday","Fri\
day","Saturday"],shortDays:["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],months:["January","February","March","April","May","June","July","August","September","Oc\
tober","November","December"],shortMonths:["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]});function AS(t){return Bo=k9(t),xs=Bo.format,
kS=Bo.parse,Ln=Bo.utcFormat,Wb=Bo.utcParse,Bo}var Ub="%Y-%m-%dT%H:%M:%S.%LZ";function TS(t){return t.toISOString()}var GN=Date.prototype.toISOString?TS:Ln(Ub);function CS(t){
var e=new Date(t);return isNaN(e)?null:e}var HN=+new Date("2000-01-01T00:00:00.000Z")?CS:Wb(Ub);function Pn(t,e){switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(e).domain(t);break}return this}function Il(t,e){switch(arguments.
length){case 0:break;case 1:{typeof t=="function"?this.interpolator(t):this.range(t);break}default:{this.domain(t),typeof e=="function"?this.interpolator(e):this.
range(e);break}}return this}var Rl=Symbol("implicit");function Ll(){var t=new Qe,e=[],n=[],r=Rl;function i(o){let a=t.get(o);if(a===void 0){if(r!==Rl)return r;t.
set(o,a=e.push(o)-1)}return n[a%n.length]}return i.domain=function(o){if(!arguments.length)return e.slice();e=[],t=new Qe;for(let a of o)t.has(a)||t.set(a,e.push(
a)-1);return i},i.range=function(o){return arguments.length?(n=Array.from(o),i):n.slice()},i.unknown=function(o){return arguments.length?(r=o,i):r},i.copy=function(){
return Ll(e,n).unknown(r)},Pn.apply(i,arguments),i}function qo(){var t=Ll().unknown(void 0),e=t.domain,n=t.range,r=0,i=1,o,a,s=!1,c=0,l=0,u=.5;delete t.unknown;
function h(){var f=e().length,d=i<r,p=d?i:r,m=d?r:i;o=(m-p)/Math.max(1,f-c+l*2),s&&(o=Math.floor(o)),p+=(m-p-o*(f-c))*u,a=o*(1-c),s&&(p=Math.round(p),a=Math.round(
a));var b=he(f).map(function(y){return p+o*y});return n(d?b.reverse():b)}return t.domain=function(f){return arguments.length?(e(f),h()):e()},t.range=function(f){
return arguments.length?([r,i]=f,r=+r,i=+i,h()):[r,i]},t.rangeRound=function(f){return[r,i]=f,r=+r,i=+i,s=!0,h()},t.bandwidth=function(){return a},t.step=function(){
return o},t.round=function(f){return arguments.length?(s=!!f,h()):s},t.padding=function(f){return arguments.length?(c=Math.min(1,l=+f),h()):c},t.paddingInner=function(f){
return arguments.length?(c=Math.min(1,f),h()):c},t.paddingOuter=function(f){return arguments.length?(l=+f,h()):l},t.align=function(f){return arguments.length?(u=
Math.max(0,Math.min(1,f)),h()):u},t.copy=function(){return qo(e(),[r,i]).round(s).paddingInner(c).paddingOuter(l).align(u)},Pn.apply(h(),arguments)}function Jb(t){
var e=t.copy;return t.padding=t.paddingOuter,delete t.paddingInner,delete t.paddingOuter,t.copy=function(){return Jb(e())},t}function t2(){return Jb(qo.apply(null,
arguments).paddingInner(1))}function ES(t){return function(){return t}}function hd(t){return+t}var Gb=[0,1];function sn(t){return t}function dd(t,e){return(e-=t=
+t)?function(n){return(n-t)/e}:ES(isNaN(e)?NaN:.5)}function NS(t,e){var n;return t>e&&(n=t,t=e,e=n),function(r){return Math.max(t,Math.min(e,r))}}function RS(t,e,n){
var r=t[0],i=t[1],o=e[0],a=e[1];return i<r?(r=dd(i,r),o=n(a,o)):(r=dd(r,i),o=n(o,a)),function(s){return o(r(s))}}function IS(t,e,n){var r=Math.min(t.length,e.length)-
1,i=new Array(r),o=new Array(r),a=-1;for(t[r]<t[0]&&(t=t.slice().reverse(),e=e.slice().reverse());++a<r;)i[a]=dd(t[a],t[a+1]),o[a]=n(e[a],e[a+1]);return function(s){
var c=xo(t,s,1,r)-1;return o[c](i[c](s))}}function vs(t,e){return e.domain(t.domain()).range(t.range()).interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.
unknown())}function Pl(){var t=Gb,e=Gb,n=To,r,i,o,a=sn,s,c,l;function u(){var f=Math.min(t.length,e.length);return a!==sn&&(a=NS(t[0],t[f-1])),s=f>2?IS:RS,c=l=null,
h}function h(f){return f==null||isNaN(f=+f)?o:(c||(c=s(t.map(r),e,n)))(r(a(f)))}return h.invert=function(f){return a(i((l||(l=s(e,t.map(r),te)))(f)))},h.domain=
function(f){return arguments.length?(t=Array.from(f,hd),u()):t.slice()},h.range=function(f){return arguments.length?(e=Array.from(f),u()):e.slice()},h.rangeRound=
function(f){return e=Array.from(f),n=ja,u()},h.clamp=function(f){return arguments.length?(a=f?!0:sn,u()):a!==sn},h.interpolate=function(f){return arguments.length?
(n=f,u()):n},h.unknown=function(f){return arguments.length?(o=f,h):o},function(f,d){return r=f,i=d,u()}}function e2(){return Pl()(sn,sn)}function LS(t,e,n,r){var i=Xa(
t,e,n),o;switch(r=Io(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(t),Math.abs(e));return r.precision==null&&!isNaN(o=K1(i,a))&&(r.precision=o),dh(r,a)}case"":case"\
e":case"g":case"p":case"r":{r.precision==null&&!isNaN(o=Q1(i,Math.max(Math.abs(t),Math.abs(e))))&&(r.precision=o-(r.type==="e"));break}case"f":case"%":{r.precision==
null&&!isNaN(o=Z1(i))&&(r.precision=o-(r.type==="%")*2);break}}return Tn(r)}function ws(t){var e=t.domain;return t.ticks=function(n){var r=e();return qe(r[0],r[r.
length-1],n??10)},t.tickFormat=function(n,r){var i=e();return LS(i[0],i[i.length-1],n??10,r)},t.nice=function(n){n==null&&(n=10);var r=e(),i=0,o=r.length-1,a=r[i],
s=r[o],c,l,u=10;for(s<a&&(l=a,a=s,s=l,l=i,i=o,o=l);u-- >0;){if(l=mi(a,s,n),l===c)return r[i]=a,r[o]=s,e(r);if(l>0)a=Math.floor(a/l)*l,s=Math.ceil(s/l)*l;else if(l<
0)a=Math.ceil(a*l)/l,s=Math.floor(s*l)/l;else break;c=l}return t},t}function _s(){var t=e2();return t.copy=function(){return vs(t,_s())},Pn.apply(t,arguments),ws(
t)}function pd(t){var e;function n(r){return r==null||isNaN(r=+r)?e:r}return n.invert=n,n.domain=n.range=function(r){return arguments.length?(t=Array.from(r,hd),
n):t.slice()},n.unknown=function(r){return arguments.length?(e=r,n):e},n.copy=function(){return pd(t).unknown(e)},t=arguments.length?Array.from(t,hd):[0,1],ws(n)}
function n2(t,e){t=t.slice();var n=0,r=t.length-1,i=t[n],o=t[r],a;return o<i&&(a=n,n=r,r=a,a=i,i=o,o=a),t[n]=e.floor(i),t[r]=e.ceil(o),t}function Hb(t){return Math.
log(t)}function jb(t){return Math.exp(t)}function PS(t){return-Math.log(-t)}function DS(t){return-Math.exp(-t)}function OS(t){return isFinite(t)?+("1e"+t):t<0?0:
t}function zS(t){return t===10?OS:t===Math.E?Math.exp:e=>Math.pow(t,e)}function FS(t){return t===Math.E?Math.log:t===10&&Math.log10||t===2&&Math.log2||(t=Math.log(
t),e=>Math.log(e)/t)}function Vb(t){return(e,n)=>-t(-e,n)}function r2(t){let e=t(Hb,jb),n=e.domain,r=10,i,o;function a(){return i=FS(r),o=zS(r),n()[0]<0?(i=Vb(i),
o=Vb(o),t(PS,DS)):t(Hb,jb),e}return e.base=function(s){return arguments.length?(r=+s,a()):r},e.domain=function(s){return arguments.length?(n(s),a()):n()},e.ticks=
s=>{let c=n(),l=c[0],u=c[c.length-1],h=u<l;h&&([l,u]=[u,l]);let f=i(l),d=i(u),p,m,b=s==null?10:+s,y=[];if(!(r%1)&&d-f<b){if(f=Math.floor(f),d=Math.ceil(d),l>0){
for(;f<=d;++f)for(p=1;p<r;++p)if(m=f<0?p/o(-f):p*o(f),!(m<l)){if(m>u)break;y.push(m)}}else for(;f<=d;++f)for(p=r-1;p>=1;--p)if(m=f>0?p/o(-f):p*o(f),!(m<l)){if(m>
u)break;y.push(m)}y.length*2<b&&(y=qe(l,u,b))}else y=qe(f,d,Math.min(d-f,b)).map(o);return h?y.reverse():y},e.tickFormat=(s,c)=>{if(s==null&&(s=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=Io(c)).precision==null&&(c.trim=!0),c=Tn(c)),s===1/0)return c;let l=Math.max(1,r*s/e.ticks().length);return u=>{
let h=u/o(Math.round(i(u)));return h*r<r-.5&&(h*=r),h<=l?c(u):""}},e.nice=()=>n(n2(n(),{floor:s=>o(Math.floor(i(s))),ceil:s=>o(Math.ceil(i(s)))})),e}function md(){
let t=r2(Pl()).domain([1,10]);return t.copy=()=>vs(t,md()).base(t.base()),Pn.apply(t,arguments),t}function Zb(t){return function(e){return Math.sign(e)*Math.log1p(
Math.abs(e/t))}}function Kb(t){return function(e){return Math.sign(e)*Math.expm1(Math.abs(e))*t}}function i2(t){var e=1,n=t(Zb(e),Kb(e));return n.constant=function(r){
return arguments.length?t(Zb(e=+r),Kb(e)):e},ws(n)}function gd(){var t=i2(Pl());return t.copy=function(){return vs(t,gd()).constant(t.constant())},Pn.apply(t,arguments)}
function Qb(t){return function(e){return e<0?-Math.pow(-e,t):Math.pow(e,t)}}function YS(t){return t<0?-Math.sqrt(-t):Math.sqrt(t)}function BS(t){return t<0?-t*t:
t*t}function o2(t){var e=t(sn,sn),n=1;function r(){return n===1?t(sn,sn):n===.5?t(YS,BS):t(Qb(n),Qb(1/n))}return e.exponent=function(i){return arguments.length?
(n=+i,r()):n},ws(e)}function yd(){var t=o2(Pl());return t.copy=function(){return vs(t,yd()).exponent(t.exponent())},Pn.apply(t,arguments),t}function bd(){var t=[],e=[],n=[],r;function i(){var a=0,s=Math.max(1,e.length);for(n=new Array(s-1);++a<s;)n[a-1]=Pg(t,a/s);return o}function o(a){return a==null||
isNaN(a=+a)?r:e[xo(n,a)]}return o.invertExtent=function(a){var s=e.indexOf(a);return s<0?[NaN,NaN]:[s>0?n[s-1]:t[0],s<n.length?n[s]:t[t.length-1]]},o.domain=function(a){
if(!arguments.length)return t.slice();t=[];for(let s of a)s!=null&&!isNaN(s=+s)&&t.push(s);return t.sort(Et),i()},o.range=function(a){return arguments.length?(e=
Array.from(a),i()):e.slice()},o.unknown=function(a){return arguments.length?(r=a,o):r},o.quantiles=function(){return n.slice()},o.copy=function(){return bd().domain(
t).range(e).unknown(r)},Pn.apply(o,arguments)}function xd(){var t=[.5],e=[0,1],n,r=1;function i(o){return o!=null&&o<=o?e[xo(t,o,0,r)]:n}return i.domain=function(o){return arguments.length?(t=Array.from(o),
r=Math.min(t.length,e.length-1),i):t.slice()},i.range=function(o){return arguments.length?(e=Array.from(o),r=Math.min(t.length,e.length-1),i):e.slice()},i.invertExtent=
function(o){var a=e.indexOf(o);return[t[a-1],t[a]]},i.unknown=function(o){return arguments.length?(n=o,i):n},i.copy=function(){return xd().domain(t).range(e).unknown(
n)},Pn.apply(i,arguments)}function qS(t){return new Date(t)}function XS(t){return t instanceof Date?+t:Math.round(t)}function vd(t,e,n,r,i,o,a,s,c,l){var u=e2(),
h=u.invert,f=u.domain,d=l(".%L"),p=l(":%S"),m=l("%I:%M"),b=l("%I %p"),y=l("%a %d"),g=l("%b %d"),v=l("%B"),x=l("%Y");function _(w){return(c(w)<w?d:s(w)<w?p:a(w)<
w?m:o(w)<w?b:r(w)<w?i(w)<w?y:g:n(w)<w?v:x)(w)}return u.invert=function(w){return new Date(Math.round(h(w)))},u.domain=function(w){return arguments.length?f(Array.
from(w,XS)):f().map(qS)},u.ticks=function(w){var M=f();return t(M[0],M[M.length-1],w??10)},u.tickFormat=function(w,M){return M==null?_:l(M)},u.nice=function(w){
var M=f();return(!w||typeof w.range!="function")&&(w=e(M[0],M[M.length-1],w??10)),w?f(n2(M,w)):u},u.copy=function(){return vs(u,vd(t,e,n,r,i,o,a,s,c,l))},u}function a2(){
return Pn.apply(vd(Tb,Cb,ze,Li,Rn,Nn,Ti,ki,Te,xs).domain([new Date(2e3,0,1),new Date(2e3,0,2)]),arguments)}function s2(){return Pn.apply(vd(Ab,Nl,Fe,Pi,In,Yo,Ci,
Ai,Te,Ln).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}function Dl(t,e){return e.domain(t.domain()).interpolator(t.interpolator()).clamp(t.clamp()).unknown(t.unknown())}function Ol(){var t=0,e=.5,n=1,r=1,i,o,a,s,c,l=sn,u,h=!1,f;function d(m){return m==null||isNaN(m=+m)?f:(m=.5+((m=+u(m))-o)*(r*m<r*o?s:c),l(h?Math.max(0,Math.min(
1,m)):m))}d.domain=function(m){return arguments.length?([t,e,n]=m,i=u(t=+t),o=u(e=+e),a=u(n=+n),s=i===o?0:.5/(o-i),c=o===a?0:.5/(a-o),r=o<i?-1:1,d):[t,e,n]},d.clamp=
function(m){return arguments.length?(h=!!m,d):h},d.interpolator=function(m){return arguments.length?(l=m,d):l};function p(m){return function(b){var y,g,v;return arguments.
length?([y,g,v]=b,l=Ir(m,[y,g,v]),d):[l(0),l(.5),l(1)]}}return d.range=p(To),d.rangeRound=p(ja),d.unknown=function(m){return arguments.length?(f=m,d):f},function(m){
return u=m,i=m(t),o=m(e),a=m(n),s=i===o?0:.5/(o-i),c=o===a?0:.5/(a-o),r=o<i?-1:1,d}}function wd(){var t=ws(Ol()(sn));return t.copy=function(){return Dl(t,wd())},
Il.apply(t,arguments)}function _d(){var t=r2(Ol()).domain([.1,1,10]);return t.copy=function(){return Dl(t,_d()).base(t.base())},Il.apply(t,arguments)}function Md(){
var t=i2(Ol());return t.copy=function(){return Dl(t,Md()).constant(t.constant())},Il.apply(t,arguments)}function Sd(){var t=o2(Ol());return t.copy=function(){return Dl(
t,Sd()).exponent(t.exponent())},Il.apply(t,arguments)}function ft(t){for(var e=t.length/6|0,n=new Array(e),r=0;r<e;)n[r]="#"+t.slice(r*6,++r*6);return n}var c2=ft("1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbc\
bd2217becf"),l2=ft("7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666"),u2=ft("1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666"),f2=ft("4269d0efb118ff725c6cc5b0\
3ca951ff8ab7a463f297bbf59c6b4e9498a0"),h2=ft("a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928"),d2=ft("fbb4aeb3cde3ccebc5decbe4fed9a6ff\
ffcce5d8bdfddaecf2f2f2"),p2=ft("b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc"),m2=ft("e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999"),g2=ft("66c2a5\
fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3"),y2=ft("8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f"),b2=ft("4e79a7f28e2ce1575976b7b259\
a14fedc949af7aa1ff9da79c755fbab0ab"),Rt=t=>k1(t[t.length-1]),$d=new Array(3).concat("d8b365f5f5f55ab4ac","a6611adfc27d80cdc1018571","a6611adfc27df5f5f580cdc1018\
571","8c510ad8b365f6e8c3c7eae55ab4ac01665e","8c510ad8b365f6e8c3f5f5f5c7eae55ab4ac01665e","8c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e","8c510abf812ddfc27df\
6e8c3f5f5f5c7eae580cdc135978f01665e","5430058c510abf812ddfc27df6e8c3c7eae580cdc135978f01665e003c30","5430058c510abf812ddfc27df6e8c3f5f5f5c7eae580cdc135978f01665\
e003c30").map(ft),kd=Rt($d),Ad=new Array(3).concat("af8dc3f7f7f77fbf7b","7b3294c2a5cfa6dba0008837","7b3294c2a5cff7f7f7a6dba0008837","762a83af8dc3e7d4e8d9f0d37fb\
f7b1b7837","762a83af8dc3e7d4e8f7f7f7d9f0d37fbf7b1b7837","762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b7837","762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b78\
37","40004b762a839970abc2a5cfe7d4e8d9f0d3a6dba05aae611b783700441b","40004b762a839970abc2a5cfe7d4e8f7f7f7d9f0d3a6dba05aae611b783700441b").map(ft),Td=Rt(Ad),Cd=new Array(
3).concat("e9a3c9f7f7f7a1d76a","d01c8bf1b6dab8e1864dac26","d01c8bf1b6daf7f7f7b8e1864dac26","c51b7de9a3c9fde0efe6f5d0a1d76a4d9221","c51b7de9a3c9fde0eff7f7f7e6f5d\
0a1d76a4d9221","c51b7dde77aef1b6dafde0efe6f5d0b8e1867fbc414d9221","c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221","8e0152c51b7dde77aef1b6dafde0efe6f5d0\
b8e1867fbc414d9221276419","8e0152c51b7dde77aef1b6dafde0eff7f7f7e6f5d0b8e1867fbc414d9221276419").map(ft),Ed=Rt(Cd),Nd=new Array(3).concat("998ec3f7f7f7f1a340","5\
e3c99b2abd2fdb863e66101","5e3c99b2abd2f7f7f7fdb863e66101","542788998ec3d8daebfee0b6f1a340b35806","542788998ec3d8daebf7f7f7fee0b6f1a340b35806","5427888073acb2abd\
2d8daebfee0b6fdb863e08214b35806","5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b35806","2d004b5427888073acb2abd2d8daebfee0b6fdb863e08214b358067f3b08","2d004b\
5427888073acb2abd2d8daebf7f7f7fee0b6fdb863e08214b358067f3b08").map(ft),Rd=Rt(Nd),Yl=new Array(3).concat("ef8a62f7f7f767a9cf","ca0020f4a58292c5de0571b0","ca0020f\
4a582f7f7f792c5de0571b0","b2182bef8a62fddbc7d1e5f067a9cf2166ac","b2182bef8a62fddbc7f7f7f7d1e5f067a9cf2166ac","b2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac",
"b2182bd6604df4a582fddbc7f7f7f7d1e5f092c5de4393c32166ac","67001fb2182bd6604df4a582fddbc7d1e5f092c5de4393c32166ac053061","67001fb2182bd6604df4a582fddbc7f7f7f7d1e\
5f092c5de4393c32166ac053061").map(ft),Ms=Rt(Yl),Id=new Array(3).concat("ef8a62ffffff999999","ca0020f4a582bababa404040","ca0020f4a582ffffffbababa404040","b2182be\
f8a62fddbc7e0e0e09999994d4d4d","b2182bef8a62fddbc7ffffffe0e0e09999994d4d4d","b2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d","b2182bd6604df4a582fddbc7ffffffe0\
e0e0bababa8787874d4d4d","67001fb2182bd6604df4a582fddbc7e0e0e0bababa8787874d4d4d1a1a1a","67001fb2182bd6604df4a582fddbc7ffffffe0e0e0bababa8787874d4d4d1a1a1a").map(
ft),Ld=Rt(Id),Bl=new Array(3).concat("fc8d59ffffbf91bfdb","d7191cfdae61abd9e92c7bb6","d7191cfdae61ffffbfabd9e92c7bb6","d73027fc8d59fee090e0f3f891bfdb4575b4","d7\
3027fc8d59fee090ffffbfe0f3f891bfdb4575b4","d73027f46d43fdae61fee090e0f3f8abd9e974add14575b4","d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4","a50026d73\
027f46d43fdae61fee090e0f3f8abd9e974add14575b4313695","a50026d73027f46d43fdae61fee090ffffbfe0f3f8abd9e974add14575b4313695").map(ft),Ss=Rt(Bl),Pd=new Array(3).concat(
"fc8d59ffffbf91cf60","d7191cfdae61a6d96a1a9641","d7191cfdae61ffffbfa6d96a1a9641","d73027fc8d59fee08bd9ef8b91cf601a9850","d73027fc8d59fee08bffffbfd9ef8b91cf601a9\
850","d73027f46d43fdae61fee08bd9ef8ba6d96a66bd631a9850","d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850","a50026d73027f46d43fdae61fee08bd9ef8ba6d96a66bd\
631a9850006837","a50026d73027f46d43fdae61fee08bffffbfd9ef8ba6d96a66bd631a9850006837").map(ft),Dd=Rt(Pd),Od=new Array(3).concat("fc8d59ffffbf99d594","d7191cfdae6\
1abdda42b83ba","d7191cfdae61ffffbfabdda42b83ba","d53e4ffc8d59fee08be6f59899d5943288bd","d53e4ffc8d59fee08bffffbfe6f59899d5943288bd","d53e4ff46d43fdae61fee08be6f\
598abdda466c2a53288bd","d53e4ff46d43fdae61fee08bffffbfe6f598abdda466c2a53288bd","9e0142d53e4ff46d43fdae61fee08be6f598abdda466c2a53288bd5e4fa2","9e0142d53e4ff46d\
43fdae61fee08bffffbfe6f598abdda466c2a53288bd5e4fa2").map(ft),zd=Rt(Od),Fd=new Array(3).concat("e5f5f999d8c92ca25f","edf8fbb2e2e266c2a4238b45","edf8fbb2e2e266c2a\
42ca25f006d2c","edf8fbccece699d8c966c2a42ca25f006d2c","edf8fbccece699d8c966c2a441ae76238b45005824","f7fcfde5f5f9ccece699d8c966c2a441ae76238b45005824","f7fcfde5f\
5f9ccece699d8c966c2a441ae76238b45006d2c00441b").map(ft),Yd=Rt(Fd),Bd=new Array(3).concat("e0ecf49ebcda8856a7","edf8fbb3cde38c96c688419d","edf8fbb3cde38c96c68856\
a7810f7c","edf8fbbfd3e69ebcda8c96c68856a7810f7c","edf8fbbfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bfd3e69ebcda8c96c68c6bb188419d6e016b","f7fcfde0ecf4bf\
d3e69ebcda8c96c68c6bb188419d810f7c4d004b").map(ft),qd=Rt(Bd),Xd=new Array(3).concat("e0f3dba8ddb543a2ca","f0f9e8bae4bc7bccc42b8cbe","f0f9e8bae4bc7bccc443a2ca086\
8ac","f0f9e8ccebc5a8ddb57bccc443a2ca0868ac","f0f9e8ccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a8ddb57bccc44eb3d32b8cbe08589e","f7fcf0e0f3dbccebc5a\
8ddb57bccc44eb3d32b8cbe0868ac084081").map(ft),Wd=Rt(Xd),Ud=new Array(3).concat("fee8c8fdbb84e34a33","fef0d9fdcc8afc8d59d7301f","fef0d9fdcc8afc8d59e34a33b30000",
"fef0d9fdd49efdbb84fc8d59e34a33b30000","fef0d9fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84fc8d59ef6548d7301f990000","fff7ecfee8c8fdd49efdbb84\
fc8d59ef6548d7301fb300007f0000").map(ft),Gd=Rt(Ud),Hd=new Array(3).concat("ece2f0a6bddb1c9099","f6eff7bdc9e167a9cf02818a","f6eff7bdc9e167a9cf1c9099016c59","f6ef\
f7d0d1e6a6bddb67a9cf1c9099016c59","f6eff7d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9cf3690c002818a016450","fff7fbece2f0d0d1e6a6bddb67a9c\
f3690c002818a016c59014636").map(ft),jd=Rt(Hd),Vd=new Array(3).concat("ece7f2a6bddb2b8cbe","f1eef6bdc9e174a9cf0570b0","f1eef6bdc9e174a9cf2b8cbe045a8d","f1eef6d0d\
1e6a6bddb74a9cf2b8cbe045a8d","f1eef6d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690c00570b0034e7b","fff7fbece7f2d0d1e6a6bddb74a9cf3690\
c00570b0045a8d023858").map(ft),Zd=Rt(Vd),Kd=new Array(3).concat("e7e1efc994c7dd1c77","f1eef6d7b5d8df65b0ce1256","f1eef6d7b5d8df65b0dd1c77980043","f1eef6d4b9dac9\
94c7df65b0dd1c77980043","f1eef6d4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace125691003f","f7f4f9e7e1efd4b9dac994c7df65b0e7298ace1\
25698004367001f").map(ft),Qd=Rt(Kd),Jd=new Array(3).concat("fde0ddfa9fb5c51b8a","feebe2fbb4b9f768a1ae017e","feebe2fbb4b9f768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f\
768a1c51b8a7a0177","feebe2fcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a0177","fff7f3fde0ddfcc5c0fa9fb5f768a1dd3497ae017e7a\
017749006a").map(ft),tp=Rt(Jd),ep=new Array(3).concat("edf8b17fcdbb2c7fb8","ffffcca1dab441b6c4225ea8","ffffcca1dab441b6c42c7fb8253494","ffffccc7e9b47fcdbb41b6c4\
2c7fb8253494","ffffccc7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea80c2c84","ffffd9edf8b1c7e9b47fcdbb41b6c41d91c0225ea82534940\
81d58").map(ft),np=Rt(ep),rp=new Array(3).concat("f7fcb9addd8e31a354","ffffccc2e69978c679238443","ffffccc2e69978c67931a354006837","ffffccd9f0a3addd8e78c67931a35\
4006837","ffffccd9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443005a32","ffffe5f7fcb9d9f0a3addd8e78c67941ab5d238443006837004529").
map(ft),ip=Rt(rp),op=new Array(3).concat("fff7bcfec44fd95f0e","ffffd4fed98efe9929cc4c02","ffffd4fed98efe9929d95f0e993404","ffffd4fee391fec44ffe9929d95f0e993404",
"ffffd4fee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c028c2d04","ffffe5fff7bcfee391fec44ffe9929ec7014cc4c02993404662506").map(ft),
ap=Rt(op),sp=new Array(3).concat("ffeda0feb24cf03b20","ffffb2fecc5cfd8d3ce31a1c","ffffb2fecc5cfd8d3cf03b20bd0026","ffffb2fed976feb24cfd8d3cf03b20bd0026","ffffb2\
fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cb10026","ffffccffeda0fed976feb24cfd8d3cfc4e2ae31a1cbd0026800026").map(ft),cp=Rt(
sp),lp=new Array(3).concat("deebf79ecae13182bd","eff3ffbdd7e76baed62171b5","eff3ffbdd7e76baed63182bd08519c","eff3ffc6dbef9ecae16baed63182bd08519c","eff3ffc6dbef\
9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b5084594","f7fbffdeebf7c6dbef9ecae16baed64292c62171b508519c08306b").map(ft),up=Rt(lp),fp=new Array(
3).concat("e5f5e0a1d99b31a354","edf8e9bae4b374c476238b45","edf8e9bae4b374c47631a354006d2c","edf8e9c7e9c0a1d99b74c47631a354006d2c","edf8e9c7e9c0a1d99b74c47641ab5\
d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45005a32","f7fcf5e5f5e0c7e9c0a1d99b74c47641ab5d238b45006d2c00441b").map(ft),hp=Rt(fp),dp=new Array(3).concat(
"f0f0f0bdbdbd636363","f7f7f7cccccc969696525252","f7f7f7cccccc969696636363252525","f7f7f7d9d9d9bdbdbd969696636363252525","f7f7f7d9d9d9bdbdbd969696737373525252252\
525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525","fffffff0f0f0d9d9d9bdbdbd969696737373525252252525000000").map(ft),pp=Rt(dp),mp=new Array(3).concat("efed\
f5bcbddc756bb1","f2f0f7cbc9e29e9ac86a51a3","f2f0f7cbc9e29e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8756bb154278f","f2f0f7dadaebbcbddc9e9ac8807dba6a51a34a1486",
"fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a34a1486","fcfbfdefedf5dadaebbcbddc9e9ac8807dba6a51a354278f3f007d").map(ft),gp=Rt(mp),yp=new Array(3).concat("fee0d2fc9\
272de2d26","fee5d9fcae91fb6a4acb181d","fee5d9fcae91fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4ade2d26a50f15","fee5d9fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5\
f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181d99000d","fff5f0fee0d2fcbba1fc9272fb6a4aef3b2ccb181da50f1567000d").map(ft),bp=Rt(yp),xp=new Array(3).concat("fee6cefdae6be6\
550d","feeddefdbe85fd8d3cd94701","feeddefdbe85fd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3ce6550da63603","feeddefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee\
6cefdd0a2fdae6bfd8d3cf16913d948018c2d04","fff5ebfee6cefdd0a2fdae6bfd8d3cf16913d94801a636037f2704").map(ft),vp=Rt(xp);function wp(t){return t=Math.max(0,Math.min(
1,t)),"rgb("+Math.max(0,Math.min(255,Math.round(-4.54-t*(35.34-t*(2381.73-t*(6402.7-t*(7024.72-t*2710.57)))))))+", "+Math.max(0,Math.min(255,Math.round(32.49+t*
(170.73+t*(52.82-t*(131.46-t*(176.58-t*67.37)))))))+", "+Math.max(0,Math.min(255,Math.round(81.24+t*(442.36-t*(2482.43-t*(6167.24-t*(6614.94-t*2475.67)))))))+")"}
var _p=Gc(nn(300,.5,0),nn(-240,.5,1)),Mp=Gc(nn(-100,.75,.35),nn(80,1.5,.8)),Sp=Gc(nn(260,.75,.35),nn(80,1.5,.8)),zl=nn();function $p(t){(t<0||t>1)&&(t-=Math.floor(
t));var e=Math.abs(t-.5);return zl.h=360*t-100,zl.s=1.5-1.5*e,zl.l=.8-.9*e,zl+""}var Fl=Pe(),WS=Math.PI/3,US=Math.PI*2/3;function kp(t){var e;return t=(.5-t)*Math.
PI,Fl.r=255*(e=Math.sin(t))*e,Fl.g=255*(e=Math.sin(t+WS))*e,Fl.b=255*(e=Math.sin(t+US))*e,Fl+""}function Ap(t){return t=Math.max(0,Math.min(1,t)),"rgb("+Math.max(
0,Math.min(255,Math.round(34.61+t*(1172.33-t*(10793.56-t*(33300.12-t*(38394.49-t*14825.05)))))))+", "+Math.max(0,Math.min(255,Math.round(23.31+t*(557.33+t*(1225.33-
t*(3574.96-t*(1073.77+t*707.56)))))))+", "+Math.max(0,Math.min(255,Math.round(27.2+t*(3211.1-t*(15327.97-t*(27814-t*(22569.18-t*6838.66)))))))+")"}function ql(t){
var e=t.length;return function(n){return t[Math.max(0,Math.min(e-1,Math.floor(n*e)))]}}var Tp=ql(ft("44015444025645045745055946075a46085c460a5d460b5e470d60470e6\
147106347116447136548146748166848176948186a481a6c481b6d481c6e481d6f481f70482071482173482374482475482576482677482878482979472a7a472c7a472d7b472e7c472f7d46307e463\
27e46337f463480453581453781453882443983443a83443b84433d84433e85423f854240864241864142874144874045884046883f47883f48893e49893e4a893e4c8a3d4d8a3d4e8a3c4f8a3c508b3\
b518b3b528b3a538b3a548c39558c39568c38588c38598c375a8c375b8d365c8d365d8d355e8d355f8d34608d34618d33628d33638d32648e32658e31668e31678e31688e30698e306a8e2f6b8e2f6c8\
e2e6d8e2e6e8e2e6f8e2d708e2d718e2c718e2c728e2c738e2b748e2b758e2a768e2a778e2a788e29798e297a8e297b8e287c8e287d8e277e8e277f8e27808e26818e26828e26828e25838e25848e258\
58e24868e24878e23888e23898e238a8d228b8d228c8d228d8d218e8d218f8d21908d21918c20928c20928c20938c1f948c1f958b1f968b1f978b1f988b1f998a1f9a8a1e9b8a1e9c891e9d891f9e891\
f9f881fa0881fa1881fa1871fa28720a38620a48621a58521a68522a78522a88423a98324aa8325ab8225ac8226ad8127ad8128ae8029af7f2ab07f2cb17e2db27d2eb37c2fb47c31b57b32b67a34b67\
935b77937b87838b9773aba763bbb753dbc743fbc7340bd7242be7144bf7046c06f48c16e4ac16d4cc26c4ec36b50c46a52c56954c56856c66758c7655ac8645cc8635ec96260ca6063cb5f65cb5e67c\
c5c69cd5b6ccd5a6ece5870cf5773d05675d05477d1537ad1517cd2507fd34e81d34d84d44b86d54989d5488bd6468ed64590d74393d74195d84098d83e9bd93c9dd93ba0da39a2da37a5db36a8db34a\
adc32addc30b0dd2fb2dd2db5de2bb8de29bade28bddf26c0df25c2df23c5e021c8e020cae11fcde11dd0e11cd2e21bd5e21ad8e219dae319dde318dfe318e2e418e5e419e7e419eae51aece51befe51\
cf1e51df4e61ef6e620f8e621fbe723fde725")),Cp=ql(ft("00000401000501010601010802010902020b02020d03030f03031204041405041606051806051a07061c08071e0907200a08220b09240\
c09260d0a290e0b2b100b2d110c2f120d31130d34140e36150e38160f3b180f3d19103f1a10421c10441d11471e114920114b21114e22115024125325125527125829115a2a115c2c115f2d11612f116\
331116533106734106936106b38106c390f6e3b0f703d0f713f0f72400f74420f75440f764510774710784910784a10794c117a4e117b4f127b51127c52137c54137d56147d57157e59157e5a167e5c1\
67f5d177f5f187f601880621980641a80651a80671b80681c816a1c816b1d816d1d816e1e81701f81721f817320817521817621817822817922827b23827c23827e24828025828125818326818426818\
627818827818928818b29818c29818e2a81902a81912b81932b80942c80962c80982d80992d809b2e7f9c2e7f9e2f7fa02f7fa1307ea3307ea5317ea6317da8327daa337dab337cad347cae347bb0357\
bb2357bb3367ab5367ab73779b83779ba3878bc3978bd3977bf3a77c03a76c23b75c43c75c53c74c73d73c83e73ca3e72cc3f71cd4071cf4070d0416fd2426fd3436ed5446dd6456cd8456cd9466bdb4\
76adc4869de4968df4a68e04c67e24d66e34e65e44f64e55064e75263e85362e95462ea5661eb5760ec5860ed5a5fee5b5eef5d5ef05f5ef1605df2625df2645cf3655cf4675cf4695cf56b5cf66c5cf\
66e5cf7705cf7725cf8745cf8765cf9785df9795df97b5dfa7d5efa7f5efa815ffb835ffb8560fb8761fc8961fc8a62fc8c63fc8e64fc9065fd9266fd9467fd9668fd9869fd9a6afd9b6bfe9d6cfe9f6\
dfea16efea36ffea571fea772fea973feaa74feac76feae77feb078feb27afeb47bfeb67cfeb77efeb97ffebb81febd82febf84fec185fec287fec488fec68afec88cfeca8dfecc8ffecd90fecf92fed\
194fed395fed597fed799fed89afdda9cfddc9efddea0fde0a1fde2a3fde3a5fde5a7fde7a9fde9aafdebacfcecaefceeb0fcf0b2fcf2b4fcf4b6fcf6b8fcf7b9fcf9bbfcfbbdfcfdbf")),Ep=ql(ft(
"00000401000501010601010802010a02020c02020e03021004031204031405041706041907051b08051d09061f0a07220b07240c08260d08290e092b10092d110a30120a32140b34150b37160b39180\
c3c190c3e1b0c411c0c431e0c451f0c48210c4a230c4c240c4f260c51280b53290b552b0b572d0b592f0a5b310a5c320a5e340a5f3609613809623909633b09643d09653e0966400a67420a68440a684\
50a69470b6a490b6a4a0c6b4c0c6b4d0d6c4f0d6c510e6c520e6d540f6d550f6d57106e59106e5a116e5c126e5d126e5f136e61136e62146e64156e65156e67166e69166e6a176e6c186e6d186e6f196\
e71196e721a6e741a6e751b6e771c6d781c6d7a1d6d7c1d6d7d1e6d7f1e6c801f6c82206c84206b85216b87216b88226a8a226a8c23698d23698f24699025689225689326679526679727669827669a2\
8659b29649d29649f2a63a02a63a22b62a32c61a52c60a62d60a82e5fa92e5eab2f5ead305dae305cb0315bb1325ab3325ab43359b63458b73557b93556ba3655bc3754bd3853bf3952c03a51c13a50c\
33b4fc43c4ec63d4dc73e4cc83f4bca404acb4149cc4248ce4347cf4446d04545d24644d34743d44842d54a41d74b3fd84c3ed94d3dda4e3cdb503bdd513ade5238df5337e05536e15635e25734e3593\
3e45a31e55c30e65d2fe75e2ee8602de9612bea632aeb6429eb6628ec6726ed6925ee6a24ef6c23ef6e21f06f20f1711ff1731df2741cf3761bf37819f47918f57b17f57d15f67e14f68013f78212f78\
410f8850ff8870ef8890cf98b0bf98c0af98e09fa9008fa9207fa9407fb9606fb9706fb9906fb9b06fb9d07fc9f07fca108fca309fca50afca60cfca80dfcaa0ffcac11fcae12fcb014fcb216fcb418f\
bb61afbb81dfbba1ffbbc21fbbe23fac026fac228fac42afac62df9c72ff9c932f9cb35f8cd37f8cf3af7d13df7d340f6d543f6d746f5d949f5db4cf4dd4ff4df53f4e156f3e35af3e55df2e661f2e86\
5f2ea69f1ec6df1ed71f1ef75f1f179f2f27df2f482f3f586f3f68af4f88ef5f992f6fa96f8fb9af9fc9dfafda1fcffa4")),Np=ql(ft("0d088710078813078916078a19068c1b068d1d068e20068f2\
206902406912605912805922a05932c05942e05952f059631059733059735049837049938049a3a049a3c049b3e049c3f049c41049d43039e44039e46039f48039f4903a04b03a14c02a14e02a25002a\
25102a35302a35502a45601a45801a45901a55b01a55c01a65e01a66001a66100a76300a76400a76600a76700a86900a86a00a86c00a86e00a86f00a87100a87201a87401a87501a87701a87801a87a0\
2a87b02a87d03a87e03a88004a88104a78305a78405a78606a68707a68808a68a09a58b0aa58d0ba58e0ca48f0da4910ea3920fa39410a29511a19613a19814a099159f9a169f9c179e9d189d9e199da\
01a9ca11b9ba21d9aa31e9aa51f99a62098a72197a82296aa2395ab2494ac2694ad2793ae2892b02991b12a90b22b8fb32c8eb42e8db52f8cb6308bb7318ab83289ba3388bb3488bc3587bd3786be388\
5bf3984c03a83c13b82c23c81c33d80c43e7fc5407ec6417dc7427cc8437bc9447aca457acb4679cc4778cc4977cd4a76ce4b75cf4c74d04d73d14e72d24f71d35171d45270d5536fd5546ed6556dd75\
66cd8576bd9586ada5a6ada5b69db5c68dc5d67dd5e66de5f65de6164df6263e06363e16462e26561e26660e3685fe4695ee56a5de56b5de66c5ce76e5be76f5ae87059e97158e97257ea7457eb7556e\
b7655ec7754ed7953ed7a52ee7b51ef7c51ef7e50f07f4ff0804ef1814df1834cf2844bf3854bf3874af48849f48948f58b47f58c46f68d45f68f44f79044f79143f79342f89441f89540f9973ff9983\
ef99a3efa9b3dfa9c3cfa9e3bfb9f3afba139fba238fca338fca537fca636fca835fca934fdab33fdac33fdae32fdaf31fdb130fdb22ffdb42ffdb52efeb72dfeb82cfeba2cfebb2bfebd2afebe2afec\
029fdc229fdc328fdc527fdc627fdc827fdca26fdcb26fccd25fcce25fcd025fcd225fbd324fbd524fbd724fad824fada24f9dc24f9dd25f8df25f8e125f7e225f7e425f6e626f6e826f5e926f5eb27f\
4ed27f3ee27f3f027f2f227f1f426f1f525f0f724f0f921"));function se(t){return function(){return t}}var S2=Math.cos;var Pp=Math.min,Xl=Math.sin,ne=Math.sqrt,x2=1e-12,$s=Math.PI,oR=$s/2,jl=2*$s;function $2(t){let e=3;return t.digits=function(n){if(!arguments.length)return e;if(n==null)e=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);e=r}return t},()=>new Mi(e)}var aR=Array.prototype.slice;function k2(t){return typeof t=="object"&&"length"in t?t:Array.from(t)}function A2(t){this._context=t}A2.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(
t,e);break;case 1:this._point=2;default:this._context.lineTo(t,e);break}}};function Di(t){return new A2(t)}function T2(t){return t[0]}function C2(t){return t[1]}
function Dp(t,e){var n=se(!0),r=null,i=Di,o=null,a=$2(s);t=typeof t=="function"?t:t===void 0?T2:se(t),e=typeof e=="function"?e:e===void 0?C2:se(e);function s(c){
var l,u=(c=k2(c)).length,h,f=!1,d;for(r==null&&(o=i(d=a())),l=0;l<=u;++l)!(l<u&&n(h=c[l],l,c))===f&&((f=!f)?o.lineStart():o.lineEnd()),f&&o.point(+t(h,l,c),+e(h,
l,c));if(d)return o=null,d+""||null}return s.x=function(c){return arguments.length?(t=typeof c=="function"?c:se(+c),s):t},s.y=function(c){return arguments.length?
(e=typeof c=="function"?c:se(+c),s):e},s.defined=function(c){return arguments.length?(n=typeof c=="function"?c:se(!!c),s):n},s.curve=function(c){return arguments.
length?(i=c,r!=null&&(o=i(r)),s):i},s.context=function(c){return arguments.length?(c==null?r=o=null:o=i(r=c),s):r},s}function ks(t,e,n){var r=null,i=se(!0),o=null,
a=Di,s=null,c=$2(l);t=typeof t=="function"?t:t===void 0?T2:se(+t),e=typeof e=="function"?e:se(e===void 0?0:+e),n=typeof n=="function"?n:n===void 0?C2:se(+n);function l(h){
var f,d,p,m=(h=k2(h)).length,b,y=!1,g,v=new Array(m),x=new Array(m);for(o==null&&(s=a(g=c())),f=0;f<=m;++f){if(!(f<m&&i(b=h[f],f,h))===y)if(y=!y)d=f,s.areaStart(),
s.lineStart();else{for(s.lineEnd(),s.lineStart(),p=f-1;p>=d;--p)s.point(v[p],x[p]);s.lineEnd(),s.areaEnd()}y&&(v[f]=+t(b,f,h),x[f]=+e(b,f,h),s.point(r?+r(b,f,h):
v[f],n?+n(b,f,h):x[f]))}if(g)return s=null,g+""||null}function u(){return Dp().defined(i).curve(a).context(o)}return l.x=function(h){return arguments.length?(t=
typeof h=="function"?h:se(+h),r=null,l):t},l.x0=function(h){return arguments.length?(t=typeof h=="function"?h:se(+h),l):t},l.x1=function(h){return arguments.length?
(r=h==null?null:typeof h=="function"?h:se(+h),l):r},l.y=function(h){return arguments.length?(e=typeof h=="function"?h:se(+h),n=null,l):e},l.y0=function(h){return arguments.
length?(e=typeof h=="function"?h:se(+h),l):e},l.y1=function(h){return arguments.length?(n=h==null?null:typeof h=="function"?h:se(+h),l):n},l.lineX0=l.lineY0=function(){
return u().x(t).y(e)},l.lineY1=function(){return u().x(t).y(n)},l.lineX1=function(){return u().x(r).y(e)},l.defined=function(h){return arguments.length?(i=typeof h==
"function"?h:se(!!h),l):i},l.curve=function(h){return arguments.length?(a=h,o!=null&&(s=a(o)),l):a},l.context=function(h){return arguments.length?(h==null?o=s=null:
s=a(o=h),l):o},l}var sR=GS(Di);function E2(t){this._curve=t}E2.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(t,e){this._curve.point(e*Math.sin(t),e*-Math.cos(t))}};function GS(t){function e(n){
return new E2(t(n))}return e._curve=t,e}var Wl=class{constructor(e,n){this._context=e,this._x=n}areaStart(){this._line=0}areaEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){(this._line||this.
_line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line}point(e,n){switch(e=+e,n=+n,this._point){case 0:{this._point=1,this._line?this._context.
lineTo(e,n):this._context.moveTo(e,n);break}case 1:this._point=2;default:{this._x?this._context.bezierCurveTo(this._x0=(this._x0+e)/2,this._y0,this._x0,n,e,n):this.
_context.bezierCurveTo(this._x0,this._y0=(this._y0+n)/2,e,this._y0,e,n);break}}this._x0=e,this._y0=n}};function N2(t){return new Wl(t,!0)}function R2(t){return new Wl(t,!1)}var HS=ne(3),Op={draw(t,e){let n=ne(e+Pp(e/28,.75))*.59436,r=n/2,i=r*HS;t.moveTo(0,n),t.lineTo(0,-n),t.moveTo(-i,-r),t.lineTo(i,r),t.moveTo(-i,r),t.lineTo(i,-r)}},
Oi={draw(t,e){let n=ne(e/$s);t.moveTo(n,0),t.arc(0,0,n,0,jl)}},zp={draw(t,e){let n=ne(e/5)/2;t.moveTo(-3*n,-n),t.lineTo(-n,-n),t.lineTo(-n,-3*n),t.lineTo(n,-3*n),
t.lineTo(n,-n),t.lineTo(3*n,-n),t.lineTo(3*n,n),t.lineTo(n,n),t.lineTo(n,3*n),t.lineTo(-n,3*n),t.lineTo(-n,n),t.lineTo(-3*n,n),t.closePath()}},I2=ne(1/3),jS=I2*
2,Fp={draw(t,e){let n=ne(e/jS),r=n*I2;t.moveTo(0,-n),t.lineTo(r,0),t.lineTo(0,n),t.lineTo(-r,0),t.closePath()}},Yp={draw(t,e){let n=ne(e)*.62625;t.moveTo(0,-n),
t.lineTo(n,0),t.lineTo(0,n),t.lineTo(-n,0),t.closePath()}},Bp={draw(t,e){let n=ne(e-Pp(e/7,2))*.87559;t.moveTo(-n,0),t.lineTo(n,0),t.moveTo(0,n),t.lineTo(0,-n)}},
qp={draw(t,e){let n=ne(e),r=-n/2;t.rect(r,r,n,n)}},Xp={draw(t,e){let n=ne(e)*.4431;t.moveTo(n,n),t.lineTo(n,-n),t.lineTo(-n,-n),t.lineTo(-n,n),t.closePath()}},VS=.8908130915292852,
L2=Xl($s/10)/Xl(7*$s/10),ZS=Xl(jl/10)*L2,KS=-S2(jl/10)*L2,Wp={draw(t,e){let n=ne(e*VS),r=ZS*n,i=KS*n;t.moveTo(0,-n),t.lineTo(r,i);for(let o=1;o<5;++o){let a=jl*
o/5,s=S2(a),c=Xl(a);t.lineTo(c*n,-s*n),t.lineTo(s*r-c*i,c*r+s*i)}t.closePath()}},Rp=ne(3),Up={draw(t,e){let n=-ne(e/(Rp*3));t.moveTo(0,n*2),t.lineTo(-Rp*n,-n),t.
lineTo(Rp*n,-n),t.closePath()}},QS=ne(3),Gp={draw(t,e){let n=ne(e)*.6824,r=n/2,i=n*QS/2;t.moveTo(0,-n),t.lineTo(i,r),t.lineTo(-i,r),t.closePath()}},cn=-.5,ln=ne(
3)/2,Lp=1/ne(12),JS=(Lp/2+1)*3,Hp={draw(t,e){let n=ne(e/JS),r=n/2,i=n*Lp,o=r,a=n*Lp+n,s=-o,c=a;t.moveTo(r,i),t.lineTo(o,a),t.lineTo(s,c),t.lineTo(cn*r-ln*i,ln*r+
cn*i),t.lineTo(cn*o-ln*a,ln*o+cn*a),t.lineTo(cn*s-ln*c,ln*s+cn*c),t.lineTo(cn*r+ln*i,cn*i-ln*r),t.lineTo(cn*o+ln*a,cn*a-ln*o),t.lineTo(cn*s+ln*c,cn*c-ln*s),t.closePath()}},
jp={draw(t,e){let n=ne(e-Pp(e/6,1.7))*.6189;t.moveTo(-n,-n),t.lineTo(n,n),t.moveTo(-n,n),t.lineTo(n,-n)}},P2=[Oi,zp,Fp,qp,Wp,Up,Hp],D2=[Oi,Bp,jp,Gp,Op,Xp,Yp];function Dr(){}function Ul(t,e,n){t._context.bezierCurveTo((2*t._x0+t._x1)/3,(2*t._y0+t._y1)/3,(t._x0+2*t._x1)/3,(t._y0+2*t._y1)/3,(t._x0+4*t._x1+e)/6,(t._y0+4*
t._y1+n)/6)}function Vl(t){this._context=t}Vl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Ul(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Ul(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function O2(t){return new Vl(t)}
function z2(t){this._context=t}z2.prototype={areaStart:Dr,areaEnd:Dr,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._x2=t,this._y2=e;break;case 1:this._point=2,this._x3=t,this._y3=e;break;case 2:this._point=3,this._x4=t,this._y4=e,this._context.moveTo((this.
_x0+4*this._x1+t)/6,(this._y0+4*this._y1+e)/6);break;default:Ul(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function F2(t){return new z2(
t)}function Y2(t){this._context=t}Y2.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){
switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+t)/6,r=(this._y0+4*this._y1+
e)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Ul(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=
this._y1,this._y1=e}};function B2(t){return new Y2(t)}function q2(t,e){this._basis=new Vl(t),this._beta=e}q2.prototype={lineStart:function(){this._x=[],this._y=
[],this._basis.lineStart()},lineEnd:function(){var t=this._x,e=this._y,n=t.length-1;if(n>0)for(var r=t[0],i=e[0],o=t[n]-r,a=e[n]-i,s=-1,c;++s<=n;)c=s/n,this._basis.
point(this._beta*t[s]+(1-this._beta)*(r+c*o),this._beta*e[s]+(1-this._beta)*(i+c*a));this._x=this._y=null,this._basis.lineEnd()},point:function(t,e){this._x.push(
+t),this._y.push(+e)}};var X2=(function t(e){function n(r){return e===1?new Vl(r):new q2(r,e)}return n.beta=function(r){return t(+r)},n})(.85);function Gl(t,e,n){
t._context.bezierCurveTo(t._x1+t._k*(t._x2-t._x0),t._y1+t._k*(t._y2-t._y0),t._x2+t._k*(t._x1-e),t._y2+t._k*(t._y1-n),t._x2,t._y2)}function Vp(t,e){this._context=
t,this._k=(1-e)/6}Vp.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this.
_y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Gl(this,this._x1,this._y1);break}
(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this.
_point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2,this._x1=t,this._y1=e;break;case 2:this._point=3;default:Gl(this,
t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var W2=(function t(e){function n(r){return new Vp(r,e)}
return n.tension=function(r){return t(+r)},n})(0);function Zp(t,e){this._context=t,this._k=(1-e)/6}Zp.prototype={areaStart:Dr,areaEnd:Dr,lineStart:function(){this.
_x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{
this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{
this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this.
_point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:
Gl(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var U2=(function t(e){function n(r){return new Zp(
r,e)}return n.tension=function(r){return t(+r)},n})(0);function Kp(t,e){this._context=t,this._k=(1-e)/6}Kp.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this.
_point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=
2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Gl(this,
t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var G2=(function t(e){function n(r){return new Kp(r,e)}
return n.tension=function(r){return t(+r)},n})(0);function Qp(t,e,n){var r=t._x1,i=t._y1,o=t._x2,a=t._y2;if(t._l01_a>x2){var s=2*t._l01_2a+3*t._l01_a*t._l12_a+t.
_l12_2a,c=3*t._l01_a*(t._l01_a+t._l12_a);r=(r*s-t._x0*t._l12_2a+t._x2*t._l01_2a)/c,i=(i*s-t._y0*t._l12_2a+t._y2*t._l01_2a)/c}if(t._l23_a>x2){var l=2*t._l23_2a+3*
t._l23_a*t._l12_a+t._l12_2a,u=3*t._l23_a*(t._l23_a+t._l12_a);o=(o*l+t._x1*t._l23_2a-e*t._l12_2a)/u,a=(a*l+t._y1*t._l23_2a-n*t._l12_2a)/u}t._context.bezierCurveTo(
r,i,o,a,t._x2,t._y2)}function H2(t,e){this._context=t,this._alpha=e}H2.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){
switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&
this._context.closePath(),this._line=1-this._line},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=
2;break;case 2:this._point=3;default:Qp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this.
_x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var j2=(function t(e){function n(r){return e?new H2(r,e):new Vp(r,0)}
return n.alpha=function(r){return t(+r)},n})(.5);function V2(t,e){this._context=t,this._alpha=e}V2.prototype={areaStart:Dr,areaEnd:Dr,lineStart:function(){this.
_x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this.
_l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{
this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,
this._y5);break}}},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}
switch(this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,
this._x5=t,this._y5=e;break;default:Qp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this.
_x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Z2=(function t(e){function n(r){return e?new V2(r,e):new Zp(r,0)}
return n.alpha=function(r){return t(+r)},n})(.5);function K2(t,e){this._context=t,this._alpha=e}K2.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this.
_l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){
if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=
1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:
this._point=4;default:Qp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this.
_x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Q2=(function t(e){function n(r){return e?new K2(r,e):new Kp(r,0)}return n.alpha=function(r){
return t(+r)},n})(.5);function J2(t){this._context=t}J2.prototype={areaStart:Dr,areaEnd:Dr,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this.
_context.closePath()},point:function(t,e){t=+t,e=+e,this._point?this._context.lineTo(t,e):(this._point=1,this._context.moveTo(t,e))}};function tx(t){return new J2(
t)}function v2(t){return t<0?-1:1}function w2(t,e,n){var r=t._x1-t._x0,i=e-t._x1,o=(t._y1-t._y0)/(r||i<0&&-0),a=(n-t._y1)/(i||r<0&&-0),s=(o*i+a*r)/(r+i);return(v2(
o)+v2(a))*Math.min(Math.abs(o),Math.abs(a),.5*Math.abs(s))||0}function _2(t,e){var n=t._x1-t._x0;return n?(3*(t._y1-t._y0)/n-e)/2:e}function Ip(t,e,n){var r=t._x0,
i=t._y0,o=t._x1,a=t._y1,s=(o-r)/3;t._context.bezierCurveTo(r+s,i+s*e,o-s,a-s*n,o,a)}function Hl(t){this._context=t}Hl.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:Ip(this,this._t0,_2(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(t,e){var n=NaN;if(t=+t,e=+e,!(t===this._x1&&e===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,Ip(this,_2(this,n=w2(this,t,e)),n);break;default:Ip(this,this._t0,n=
w2(this,t,e));break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e,this._t0=n}}};function ex(t){this._context=new nx(t)}(ex.prototype=Object.create(Hl.
prototype)).point=function(t,e){Hl.prototype.point.call(this,e,t)};function nx(t){this._context=t}nx.prototype={moveTo:function(t,e){this._context.moveTo(e,t)},
closePath:function(){this._context.closePath()},lineTo:function(t,e){this._context.lineTo(e,t)},bezierCurveTo:function(t,e,n,r,i,o){this._context.bezierCurveTo(
e,t,r,n,o,i)}};function rx(t){return new Hl(t)}function ix(t){return new ex(t)}function ox(t){this._context=t}ox.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var t=this._x,e=this._y,n=t.length;if(n)if(this._line?this._context.lineTo(t[0],e[0]):
this._context.moveTo(t[0],e[0]),n===2)this._context.lineTo(t[1],e[1]);else for(var r=M2(t),i=M2(e),o=0,a=1;a<n;++o,++a)this._context.bezierCurveTo(r[0][o],i[0][o],
r[1][o],i[1][o],t[a],e[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(t,e){this.
_x.push(+t),this._y.push(+e)}};function M2(t){var e,n=t.length-1,r,i=new Array(n),o=new Array(n),a=new Array(n);for(i[0]=0,o[0]=2,a[0]=t[0]+2*t[1],e=1;e<n-1;++e)
i[e]=1,o[e]=4,a[e]=4*t[e]+2*t[e+1];for(i[n-1]=2,o[n-1]=7,a[n-1]=8*t[n-1]+t[n],e=1;e<n;++e)r=i[e]/o[e-1],o[e]-=r,a[e]-=r*a[e-1];for(i[n-1]=a[n-1]/o[n-1],e=n-2;e>=
0;--e)i[e]=(a[e]-i[e+1])/o[e];for(o[n-1]=(t[n]+i[n-1])/2,e=0;e<n-1;++e)o[e]=2*t[e+1]-i[e+1];return[i,o]}function ax(t){return new ox(t)}function Zl(t,e){this._context=
t,this._t=e}Zl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){
0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=
0&&(this._t=1-this._t,this._line=1-this._line)},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this.
_context.moveTo(t,e);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,e),this._context.lineTo(t,e);else{var n=this._x*(1-this._t)+
t*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,e)}break}}this._x=t,this._y=e}};function sx(t){return new Zl(t,.5)}function cx(t){return new Zl(
t,0)}function lx(t){return new Zl(t,1)}function Dt(t){return t!=null&&!Number.isNaN(t)}function ce(t,e){return+Dt(e)-+Dt(t)||Et(t,e)}function zi(t,e){return+Dt(e)-+Dt(t)||en(t,e)}function As(t){return t!=
null&&`${t}`!=""}function Xo(t){return isFinite(t)?t:NaN}function Ce(t){return t>0&&isFinite(t)?t:NaN}function Or(t){return t<0&&isFinite(t)?t:NaN}function Kl(t,e){if(t instanceof Date||(t=new Date(+t)),isNaN(t))return typeof e=="function"?e(t):e;let n=t.getUTCHours(),r=t.getUTCMinutes(),i=t.getUTCSeconds(),
o=t.getUTCMilliseconds();return`${t$(t.getUTCFullYear(),4)}-${gr(t.getUTCMonth()+1,2)}-${gr(t.getUTCDate(),2)}${n||r||i||o?`T${gr(n,2)}:${gr(r,2)}${i||o?`:${gr(
i,2)}${o?`.${gr(o,3)}`:""}`:""}Z`:""}`}function t$(t){return t<0?`-${gr(-t,6)}`:t>9999?`+${gr(t,6)}`:gr(t,4)}function gr(t,e){return`${t}`.padStart(e,"0")}var e$=/^(?:[-+]\d{2})?\d{4}(?:-\d{2}(?:-\d{2})?)?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?(?:Z|[-+]\d{2}:?\d{2})?)?$/;function Ts(t,e){return e$.test(t+="")?new Date(
t):typeof e=="function"?e(t):e}function yr(t){if(t==null)return;let e=t[0],n=t[t.length-1];return en(e,n)}var Uo=1e3,Fr=Uo*60,Yr=Fr*60,On=Yr*24,Dn=On*7,Fi=On*30,zr=On*365,Jp=[["millisecond",1],["2 milliseconds",2],["5 milliseconds",5],["10 milliseconds",10],["20 mil\
liseconds",20],["50 milliseconds",50],["100 milliseconds",100],["200 milliseconds",200],["500 milliseconds",500],["second",Uo],["5 seconds",5*Uo],["15 seconds",
15*Uo],["30 seconds",30*Uo],["minute",Fr],["5 minutes",5*Fr],["15 minutes",15*Fr],["30 minutes",30*Fr],["hour",Yr],["3 hours",3*Yr],["6 hours",6*Yr],["12 hours",
12*Yr],["day",On],["2 days",2*On],["week",Dn],["2 weeks",2*Dn],["month",Fi],["3 months",3*Fi],["6 months",6*Fi],["year",zr],["2 years",2*zr],["5 years",5*zr],["\
10 years",10*zr],["20 years",20*zr],["50 years",50*zr],["100 years",100*zr]],tm=new Map([["second",Uo],["minute",Fr],["hour",Yr],["day",On],["monday",Dn],["tues\
day",Dn],["wednesday",Dn],["thursday",Dn],["friday",Dn],["saturday",Dn],["sunday",Dn],["week",Dn],["month",Fi],["year",zr]]),fx=new Map([["second",Te],["minute",
ki],["hour",Ti],["day",Nn],["monday",Ni],["tuesday",nd],["wednesday",rd],["thursday",pr],["friday",id],["saturday",od],["sunday",Rn],["week",Rn],["month",Li],["\
year",ze]]),em=new Map([["second",Te],["minute",Ai],["hour",Ci],["day",ms],["monday",Ii],["tuesday",ad],["wednesday",sd],["thursday",mr],["friday",cd],["saturda\
y",ld],["sunday",In],["week",In],["month",Pi],["year",Fe]]),Go=Symbol("intervalDuration"),Jl=Symbol("intervalType");for(let[t,e]of fx)e[Go]=tm.get(t),e[Jl]="tim\
e";for(let[t,e]of em)e[Go]=tm.get(t),e[Jl]="utc";var Cs=[["year",Fe,"utc"],["month",Pi,"utc"],["day",ms,"utc",6*Fi],["hour",Ci,"utc",3*On],["minute",Ai,"utc",6*
Yr],["second",Te,"utc",30*Fr]],Ql=[["year",ze,"time"],["month",Li,"time"],["day",Nn,"time",6*Fi],["hour",Ti,"time",3*On],["minute",ki,"time",6*Yr],["second",Te,
"time",30*Fr]],n$=[Cs[0],Ql[0],Cs[1],Ql[1],Cs[2],Ql[2],...Cs.slice(3)];function tu(t){let e=`${t}`.toLowerCase();e.endsWith("s")&&(e=e.slice(0,-1));let n=1,r=/^(?:(\d+)\s+)/.
exec(e);switch(r&&(e=e.slice(r[0].length),n=+r[1]),e){case"quarter":e="month",n*=3;break;case"half":e="month",n*=6;break}let i=em.get(e);if(!i)throw new Error(`\
unknown interval: ${t}`);if(n>1&&!i.every)throw new Error(`non-periodic interval: ${e}`);return[e,n]}function Es(t){return hx(tu(t),"time")}function Yi(t){return hx(
tu(t),"utc")}function hx([t,e],n){let r=(n==="time"?fx:em).get(t);return e>1&&(r=r.every(e),r[Go]=tm.get(t)*e,r[Jl]=n),r}function nm(t,e){if(!(e>1))return;let n=t[Go];
if(!Jp.some(([,i])=>i===n)||n%On===0&&On<n&&n<Fi)return;let[r]=Jp[bo(([,i])=>Math.log(i)).center(Jp,Math.log(n*e))];return(t[Jl]==="time"?Es:Yi)(r)}function ux(t,e,n){
let r=e==="time"?xs:Ln;if(n==null)return r(t==="year"?"%Y":t==="month"?"%Y-%m":t==="day"?"%Y-%m-%d":t==="hour"||t==="minute"?"%Y-%m-%dT%H:%M":t==="second"?"%Y-%\
m-%dT%H:%M:%S":"%Y-%m-%dT%H:%M:%S.%L");let i=r$(n);switch(t){case"millisecond":return Wo(r(".%L"),r(":%M:%S"),i);case"second":return Wo(r(":%S"),r("%-I:%M"),i);case"\
minute":return Wo(r("%-I:%M"),r("%p"),i);case"hour":return Wo(r("%-I %p"),r("%b %-d"),i);case"day":return Wo(r("%-d"),r("%b"),i);case"month":return Wo(r("%b"),r(
"%Y"),i);case"year":return r("%Y")}throw new Error("unable to format time ticks")}function r$(t){return t==="left"||t==="right"?(e,n)=>`
${e}
${n}`:t==="top"?(e,n)=>`${n}
${e}`:(e,n)=>`${e}
${n}`}function i$(t){return t==="time"?Ql:t==="utc"?Cs:n$}function dx(t,e,n){let r=Nt(Og(e,(i,o)=>Math.abs(o-i)));if(r<1e3)return ux("millisecond","utc",n);for(let[
i,o,a,s]of i$(t)){if(r>s||i==="hour"&&!r)break;if(e.every(c=>o.floor(c)>=c))return ux(i,a,n)}}function Wo(t,e,n){return(r,i,o)=>{let a=t(r,i),s=e(r,i),c=i-yr(o);
return i!==c&&o[c]!==void 0&&s===e(o[c],c)?a:n(a,s)}}var Ns=Object.getPrototypeOf(Uint8Array),o$=Object.prototype.toString;function Ye(t){return t instanceof Array||t instanceof Ns}function gx(t){return t instanceof
Ns&&!a$(t)}function yx(t){return t?.prototype instanceof Ns&&!s$(t)}function a$(t){return t instanceof BigInt64Array||t instanceof BigUint64Array}function s$(t){
return t===BigInt64Array||t===BigUint64Array}var im=Symbol("reindex");function Z(t,e,n){let r=typeof e;return r==="string"?Ex(t)?om(t.getChild(e),n):px(t,am(e),
n):r==="function"?px(t,e,n):r==="number"||e instanceof Date||r==="boolean"?pt(t,Xt(e),n):typeof e?.transform=="function"?rm(e.transform(t),n):c$(rm(e,n),t?.[im])}
function c$(t,e){return t!=null&&e?Is(t,e):t}function px(t,e,n){return pt(t,yx(n)?(r,i)=>sm(e(r,i)):e,n)}function rm(t,e){return e===void 0?un(t):Nx(t)?om(t,e):
t instanceof e?t:e.from(t,yx(e)&&!gx(t)?sm:void 0)}function om(t,e){return t==null?t:(e===void 0||e===Array)&&f$(t.type)?cm(mx(t)):rm(mx(t),e)}function mx(t){return t.
nullCount?t.toJSON():t.toArray()}var Br=[null],am=t=>e=>{let n=e[t];return n===void 0&&e.type==="Feature"?e.properties?.[t]:n},kt={transform:Ee},B={transform:t=>t};var Rs=()=>1,bx=()=>!0,qt=t=>t==null?t:`${t}`,bt=t=>t==null?t:+t;var Bi=t=>t?t[0]:void 0,qr=t=>t?t[1]:void 0,xx=t=>t?t[2]:void 0,Xt=t=>()=>t;function Ho(t){let e=+`${t}`.slice(1)/100;return(n,r)=>tn(n,e,r)}function Zt(t){return gx(
t)?t:pt(t,sm,Float64Array)}function sm(t){return t==null?NaN:Number(t)}function cm(t){return pt(t,lm)}function lm(t){return t instanceof Date&&!isNaN(t)?t:typeof t==
"string"?Ts(t):t==null||isNaN(t=Number(t))?void 0:new Date(t)}function Yt(t,e){return t===void 0&&(t=e),t===null?[void 0,"none"]:Gr(t)?[void 0,t]:[t,void 0]}function St(t,e){
return t===void 0&&(t=e),t===null||typeof t=="number"?[void 0,t]:[t,void 0]}function um(t,e,n){if(t!=null)return re(t,e,n)}function re(t,e,n){let r=`${t}`.toLowerCase();
if(!n.includes(r))throw new Error(`invalid ${e}: ${t}`);return r}function br(t){return Ex(t)?t:un(t)}function un(t){if(t==null||Ye(t))return t;if(Nx(t))return om(
t);if(vx(t))switch(t.type){case"FeatureCollection":return t.features;case"GeometryCollection":return t.geometries;default:return[t]}return Array.from(t)}function vx(t){
switch(t?.type){case"FeatureCollection":case"GeometryCollection":case"Feature":case"LineString":case"MultiLineString":case"MultiPoint":case"MultiPolygon":case"P\
oint":case"Polygon":case"Sphere":return!0;default:return!1}}function pt(t,e,n=Array){return t==null?t:t instanceof n?t.map(e):n.from(t,e)}function Xr(t,e=Array){
return t instanceof e?t.slice():e.from(t)}function fm({x:t,x1:e,x2:n}){return t!==void 0||e!==void 0||n!==void 0}function hm({y:t,y1:e,y2:n}){return t!==void 0||
e!==void 0||n!==void 0}function xr(t){return fm(t)||hm(t)||t.interval!==void 0}function Kt(t){return t?.toString===o$}function zn(t){return Kt(t)&&(t.type!==void 0||
t.domain!==void 0)}function He(t){return Kt(t)&&typeof t.transform!="function"}function Fn(t){return He(t)&&t.value===void 0&&t.channel===void 0}function dm(t,e,n,r=B){
return e===void 0&&n===void 0?(e=0,n=t===void 0?r:t):e===void 0?e=t===void 0?0:t:n===void 0&&(n=t===void 0?0:t),[e,n]}function Gt(t,e){return t===void 0&&e===void 0?
[Bi,qr]:[t,e]}function be({z:t,fill:e,stroke:n}={}){return t===void 0&&([t]=Yt(e)),t===void 0&&([t]=Yt(n)),t}function Wr(t){return Ye(t)?t.length:t?.numRows}function Ee(t){
let e=Wr(t),n=new Uint32Array(e);for(let r=0;r<e;++r)n[r]=r;return n}function Is(t,e){return Ye(t)?pt(e,n=>t[n],t.constructor):pt(e,n=>t.at(n))}function jo(t){return t.
length===1?(e,n)=>t(Is(n,e)):t}function vr(t,e,n){return t.subarray?t.subarray(e,n):t.slice(e,n)}function fn(t){return t!==null&&typeof t=="object"?t.valueOf():
t}function eu(t,e){if(e[t]!==void 0)return e[t];switch(t){case"x1":case"x2":t="x";break;case"y1":case"y2":t="y";break}return e[t]}function le(t){let e;return[{transform:()=>e,
label:ge(t)},n=>e=n]}function me(t){return t==null?[t]:le(t)}function ge(t,e){return typeof t=="string"?t:t&&t.label!==void 0?t.label:e}function Vo(t,e){return{
transform(n){let r=t.transform(n),i=e.transform(n);return Bt(r)||Bt(i)?pt(r,(o,a)=>new Date((+r[a]+ +i[a])/2)):pt(r,(o,a)=>(+r[a]+ +i[a])/2,Float64Array)},label:t.
label}}function qi(t,e){let n=pm(e?.interval,e?.type);return n?pt(t,n):t}function pm(t,e){let n=Zo(t,e);return n&&(r=>Dt(r)?n.floor(r):r)}function Zo(t,e){if(t!=
null){if(typeof t=="number")return mm(t);if(typeof t=="string")return(e==="time"?Es:Yi)(t);if(typeof t.floor!="function")throw new Error("invalid interval; miss\
ing floor method");if(typeof t.offset!="function")throw new Error("invalid interval; missing offset method");return t}}function mm(t){t=+t,0<t&&t<1&&Number.isInteger(
1/t)&&(t=-1/t);let e=Math.abs(t);return t<0?{floor:n=>Math.floor(n*e)/e,offset:(n,r=1)=>(n*e+Math.floor(r))/e,range:(n,r)=>he(Math.ceil(n*e),r*e).map(i=>i/e)}:{
floor:n=>Math.floor(n/e)*e,offset:(n,r=1)=>n+e*Math.floor(r),range:(n,r)=>he(Math.ceil(n/e),r/e).map(i=>i*e)}}function Yn(t,e){if(t=Zo(t,e),t&&typeof t.range!="\
function")throw new Error("invalid interval: missing range method");return t}function wx(t,e){if(t=Yn(t,e),t&&typeof t.ceil!="function")throw new Error("invalid\
 interval: missing ceil method");return t}function _x(t){return Ur(t)&&typeof t?.floor=="function"&&t.floor()instanceof Date}function Ur(t){return typeof t?.range==
"function"}function hn(t){return t===void 0||He(t)?t:{value:t}}function Mx(t){return t==null?null:{transform:e=>Z(e,t,Float64Array),label:ge(t)}}function Sx(t){
if(!Ne(t))return!1;for(let e of t)if(e!=null)return typeof e=="object"&&"0"in e&&"1"in e}function Ne(t){return t&&typeof t[Symbol.iterator]=="function"}function nu(t){
for(let e of t)if(e!=null)return typeof e!="object"||e instanceof Date}function Ot(t){for(let e of t){if(e==null)continue;let n=typeof e;return n==="string"||n===
"boolean"}}function Bt(t){for(let e of t)if(e!=null)return e instanceof Date}function $x(t){for(let e of t)if(e!=null)return typeof e=="string"&&isNaN(e)&&Ts(e)}
function kx(t){for(let e of t)if(e!=null){if(typeof e!="string")return!1;if(e.trim())return!isNaN(e)}}function wr(t){for(let e of t)if(e!=null)return typeof e==
"number"}function ru(t,e){let n;for(let r of t)if(r!=null){if(!e(r))return!1;n=!0}return n}var l$=new Set("none,currentcolor,transparent,aliceblue,antiquewhite,\
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
test(t)||l$.has(t))}function Ax(t){return typeof t=="number"&&(0<=t&&t<=1||isNaN(t))}function Mt(t){return t==null||_r(t)}function _r(t){return/^\s*none\s*$/i.test(
t)}function Tx(t){return/^\s*round\s*$/i.test(t)}function iu(t,e){return um(t,e,["middle","top-left","top","top-right","right","bottom-right","bottom","bottom-l\
eft","left"])}function Bn(t="middle"){return iu(t,"frameAnchor")}function Cx(t={},...e){let n=t;for(let r of e)for(let i in r)if(n[i]===void 0){let o=r[i];n===t?
n={...n,[i]:o}:n[i]=o}return n}function u$(t){console.warn("named iterables are deprecated; please use an object instead");let e=new Set;return Object.fromEntries(
Array.from(t,n=>{let{name:r}=n;if(r==null)throw new Error("missing name");let i=`${r}`;if(i==="__proto__")throw new Error(`illegal name: ${i}`);if(e.has(i))throw new Error(
`duplicate name: ${i}`);return e.add(i),[r,n]}))}function Ls(t){return Ne(t)?u$(t):t}function ou(t){return t===!0?t="frame":t===!1?t=null:!vx(t)&&t!=null&&(t=re(
t,"clip",["frame","sphere"]),t==="sphere"&&(t={type:"Sphere"})),t}function Ex(t){return t&&typeof t.getChild=="function"&&typeof t.toArray=="function"&&t.schema&&
Array.isArray(t.schema.fields)}function Nx(t){return t&&typeof t.toArray=="function"&&t.type}function f$(t){return t&&(t.typeId===8||t.typeId===10)&&t.unit===1}var dn=Symbol("position"),je=Symbol("color"),Xi=Symbol("radius"),Wi=Symbol("length"),Ui=Symbol("opacity"),Ko=Symbol("symbol"),Rx=Symbol("projection"),At=new Map(
[["x",dn],["y",dn],["fx",dn],["fy",dn],["r",Xi],["color",je],["opacity",Ui],["symbol",Ko],["length",Wi],["projection",Rx]]);function Ix(t){return t===dn||t===Rx}
function Lx(t){return t===dn||t===Xi||t===Wi||t===Ui}var gm=Math.sqrt(3),ym=2/gm,h$={draw(t,e){let n=Math.sqrt(e/Math.PI),r=n*ym,i=r/2;t.moveTo(0,r),t.lineTo(n,i),t.lineTo(n,-i),t.lineTo(0,-r),t.lineTo(-n,-i),t.lineTo(
-n,i),t.closePath()}},bm=new Map([["asterisk",Op],["circle",Oi],["cross",zp],["diamond",Fp],["diamond2",Yp],["hexagon",h$],["plus",Bp],["square",qp],["square2",
Xp],["star",Wp],["times",jp],["triangle",Up],["triangle2",Gp],["wye",Hp]]);function xm(t){return t&&typeof t.draw=="function"}function Px(t){return xm(t)?!0:typeof t!=
"string"?!1:bm.has(t.toLowerCase())}function Qo(t){if(t==null||xm(t))return t;let e=bm.get(`${t}`.toLowerCase());if(e)return e;throw new Error(`invalid symbol: ${t}`)}
function Dx(t){if(t==null||xm(t))return[void 0,t];if(typeof t=="string"){let e=bm.get(`${t}`.toLowerCase());if(e)return[void 0,e]}return[t,void 0]}function Qt({filter:t,sort:e,reverse:n,transform:r,initializer:i,...o}={},a){if(r===void 0&&(t!=null&&(r=_m(t)),e!=null&&!Fn(e)&&(r=vm(r,Sm(e))),n&&(r=vm(r,Mm))),
a!=null&&i!=null)throw new Error("transforms cannot be applied after initializers");return{...o,...(e===null||Fn(e))&&{sort:e},transform:vm(r,a)}}function Tt({filter:t,
sort:e,reverse:n,initializer:r,...i}={},o){return r===void 0&&(t!=null&&(r=_m(t)),e!=null&&!Fn(e)&&(r=wm(r,Sm(e))),n&&(r=wm(r,Mm))),{...i,...(e===null||Fn(e))&&
{sort:e},initializer:wm(r,o)}}function vm(t,e){return t==null?e===null?void 0:e:e==null?t===null?void 0:t:function(n,r,i){return{data:n,facets:r}=t.call(this,n,
r,i),e.call(this,br(n),r,i)}}function wm(t,e){return t==null?e===null?void 0:e:e==null?t===null?void 0:t:function(n,r,i,...o){let a,s,c,l,u,h;return{data:s=n,facets:c=r,
channels:a}=t.call(this,n,r,i,...o),{data:u=s,facets:h=c,channels:l}=e.call(this,s,c,{...i,...a},...o),{data:u,facets:h,channels:{...a,...l}}}}function au(t,e){
return(t.initializer!=null?Tt:Qt)(t,e)}function Ox(t,e){return au(e,_m(t))}function _m(t){return(e,n)=>{let r=Z(e,t);return{data:e,facets:n.map(i=>i.filter(o=>r[o]))}}}
function zx({sort:t,...e}={}){return{...au(e,Mm),sort:Fn(t)?t:null}}function Mm(t,e){return{data:t,facets:e.map(n=>n.slice().reverse())}}function Fx({seed:t,sort:e,
...n}={}){return{...au(n,Yx(t==null?Math.random:ps(t))),sort:Fn(e)?e:null}}function su(t,{sort:e,...n}={}){return{...(He(t)&&t.channel!==void 0?Tt:au)(n,Sm(t)),
sort:Fn(e)?e:null}}function Sm(t){return(typeof t=="function"&&t.length!==1?d$:Yx)(t)}function d$(t){return(e,n)=>{let r=Ye(e)?(i,o)=>t(e[i],e[o]):(i,o)=>t(e.get(
i),e.get(o));return{data:e,facets:n.map(i=>i.slice().sort(r))}}}function Yx(t){let e,n;({channel:e,value:t,order:n}={...hn(t)});let r=e?.startsWith("-");if(r&&(e=
e.slice(1)),n===void 0&&(n=r?zi:ce),typeof n!="function")switch(`${n}`.toLowerCase()){case"ascending":n=ce;break;case"descending":n=zi;break;default:throw new Error(
`invalid order: ${n}`)}return(i,o,a)=>{let s;if(e===void 0)s=Z(i,t);else{if(a===void 0)throw new Error("channel sort requires an initializer");if(s=a[e],!s)return{};
s=s.value}let c=(l,u)=>n(s[l],s[u]);return{data:i,facets:o.map(l=>l.slice().sort(c))}}}function Ds(t,e){return cu(null,null,t,e)}function Hr(t={y:"count"},e={}){let{x:n=B}=e;if(n==null)throw new Error("missing channel: x");return cu(n,null,t,e)}function jr(t={
x:"count"},e={}){let{y:n=B}=e;if(n==null)throw new Error("missing channel: y");return cu(null,n,t,e)}function Os(t={fill:"count"},e={}){let{x:n,y:r}=e;if([n,r]=
Gt(n,r),n==null)throw new Error("missing channel: x");if(r==null)throw new Error("missing channel: y");return cu(n,r,t,e)}function cu(t,e,{data:n=fu,filter:r,sort:i,
reverse:o,...a}={},s={}){a=km(a,s),n=Ux(n,B),i=i==null?void 0:Xx("sort",i,s),r=r==null?void 0:Wx("filter",r,s);let[c,l]=me(t),[u,h]=me(e),{z:f,fill:d,stroke:p,x1:m,
x2:b,y1:y,y2:g,...v}=s,[x,_]=me(f),[w]=Yt(d),[M]=Yt(p),[k,S]=me(w),[A,T]=me(M);return{..."z"in s&&{z:x||f},..."fill"in s&&{fill:k||d},..."stroke"in s&&{stroke:A||
p},...Qt(v,($,N,E)=>{let C=qi(Z($,t),E?.x),R=qi(Z($,e),E?.y),I=Z($,f),z=Z($,w),P=Z($,M),Y=zs(a,{z:I,fill:z,stroke:P}),q=[],W=[],X=C&&l([]),ot=R&&h([]),st=I&&_([]),
lt=z&&S([]),U=P&&T([]),at=0;for(let O of a)O.initialize($);i&&i.initialize($),r&&r.initialize($);for(let O of N){let G=[];for(let H of a)H.scope("facet",O);i&&i.
scope("facet",O),r&&r.scope("facet",O);for(let[H,D]of qn(O,Y))for(let[mt,J]of qn(D,R))for(let[gt,xt]of qn(J,C)){let Pt={data:$};if(C&&(Pt.x=gt),R&&(Pt.y=mt),Y&&
(Pt.z=H),!(r&&!r.reduce(xt,Pt))){G.push(at++),W.push(n.reduceIndex(xt,$,Pt)),C&&X.push(gt),R&&ot.push(mt),I&&st.push(Y===I?H:I[xt[0]]),z&&lt.push(Y===z?H:z[xt[0]]),
P&&U.push(Y===P?H:P[xt[0]]);for(let _n of a)_n.reduce(xt,Pt);i&&i.reduce(xt,Pt)}}q.push(G)}return Am(q,i,o),{data:W,facets:q}}),...!Xn(a,"x")&&(c?{x:c}:{x1:m,x2:b}),
...!Xn(a,"y")&&(u?{y:u}:{y1:y,y2:g}),...Object.fromEntries(a.map(({name:$,output:N})=>[$,N]))}}function Xn(t,...e){for(let{name:n}of t)if(e.includes(n))return!0;
return!1}function $m(t,e,n=lu){let r=Object.entries(t);return e.title!=null&&t.title===void 0&&r.push(["title",x$]),e.href!=null&&t.href===void 0&&r.push(["href",
hu]),r.filter(([,i])=>i!==void 0).map(([i,o])=>o===null?p$(i):n(i,o,e))}function lu(t,e,n,r=uu){let i;Kt(e)&&"reduce"in e&&(i=e.scale,e=e.reduce);let o=r(t,e,n),
[a,s]=le(o.label),c;return{name:t,output:i===void 0?a:{value:a,scale:i},initialize(l){o.initialize(l),c=s([])},scope(l,u){o.scope(l,u)},reduce(l,u){c.push(o.reduce(
l,u))}}}function p$(t){return{name:t,initialize(){},scope(){},reduce(){}}}function uu(t,e,n,r=Jo){let i=eu(t,n),o=r(e,i),a,s;return{label:ge(o===Ps?null:i,o.label),
initialize(c){a=i===void 0?c:Z(c,i),o.scope==="data"&&(s=o.reduceIndex(Ee(c),a))},scope(c,l){o.scope===c&&(s=o.reduceIndex(l,a))},reduce(c,l){return o.scope==null?
o.reduceIndex(c,a,l):o.reduceIndex(c,a,s,l)}}}function qn(t,e){return e?Ie(t,n=>e[n]):[[,t]]}function Jo(t,e,n=m$){if(t==null)return n(t);if(typeof t.reduceIndex==
"function")return t;if(typeof t.reduce=="function"&&Kt(t))return y$(t);if(typeof t=="function")return b$(t);if(/^p\d{2}$/i.test(t))return Mr(Ho(t));switch(`${t}`.
toLowerCase()){case"first":return hu;case"last":return v$;case"identity":return fu;case"count":return Ps;case"distinct":return w$;case"sum":return e==null?Ps:_$;case"\
proportion":return qx(e,"data");case"proportion-facet":return qx(e,"facet");case"deviation":return Mr(er);case"min":return Mr(jt);case"min-index":return Mr(Ig);case"\
max":return Mr(Nt);case"max-index":return Mr(Rg);case"mean":return Bx(gi);case"median":return Bx(rr);case"variance":return Mr(qa);case"mode":return Mr(Ic)}return n(
t)}function m$(t){throw new Error(`invalid reduce: ${t}`)}function km(t,e){return $m(t,e,Xx)}function Xx(t,e,n){return lu(t,e,n,Wx)}function Wx(t,e,n){return uu(
t,e,n,Ux)}function Ux(t,e){return Jo(t,e,g$)}function g$(t){switch(`${t}`.toLowerCase()){case"x":return M$;case"y":return S$;case"z":return Tm}throw new Error(`\
invalid group reduce: ${t}`)}function zs(t,e){for(let n in e){let r=e[n];if(r!==void 0&&!t.some(i=>i.name===n))return r}}function Am(t,e,n){if(e){let r=e.output.
transform(),i=(o,a)=>ce(r[o],r[a]);t.forEach(o=>o.sort(i))}n&&t.forEach(r=>r.reverse())}function y$(t){return console.warn("deprecated reduce interface; impleme\
nt reduceIndex instead."),{...t,reduceIndex:t.reduce.bind(t)}}function b$(t){return{reduceIndex(e,n,r){return t(Is(n,e),r)}}}function Mr(t){return{reduceIndex(e,n){
return t(e,r=>n[r])}}}function Bx(t){return{reduceIndex(e,n){let r=t(e,i=>n[i]);return Bt(n)?new Date(r):r}}}var fu={reduceIndex(t,e){return Is(e,t)}},hu={reduceIndex(t,e){
return e[t[0]]}},x$={reduceIndex(t,e){let r=yo(nr(t,o=>o.length,o=>e[o]),qr),i=r.slice(-5).reverse();if(i.length<r.length){let o=r.slice(0,-4);i[4]=[`… ${o.length.
toLocaleString("en-US")} more`,we(o,qr)]}return i.map(([o,a])=>`${o} (${a.toLocaleString("en-US")})`).join(`
`)}},v$={reduceIndex(t,e){return e[t[t.length-1]]}},Ps={label:"Frequency",reduceIndex(t){return t.length}},w$={label:"Distinct",reduceIndex(t,e){let n=new Je;for(let r of t)
n.add(e[r]);return n.size}},_$=Mr(we);function qx(t,e){return t==null?{scope:e,label:"Frequency",reduceIndex:(n,r,i=1)=>n.length/i}:{scope:e,reduceIndex:(n,r,i=1)=>we(
n,o=>r[o])/i}}var M$={reduceIndex(t,e,{x:n}){return n}},S$={reduceIndex(t,e,{y:n}){return n}},Tm={reduceIndex(t,e,{z:n}){return n}};function Gx(t){if(typeof t!=
"function")throw new Error(`invalid test function: ${t}`);return{reduceIndex(e,n,{data:r}){return n[e.find(Ye(r)?i=>t(r[i],i,r):i=>t(r.get(i),i,r))]}}}function ta(t,{scale:e,type:n,value:r,filter:i,hint:o,label:a=ge(r)},s){return o===void 0&&typeof r?.transform=="function"&&(o=r.hint),Em(s,{scale:e,type:n,value:Z(
t,r),label:a,filter:i,hint:o})}function du(t,e){return Object.fromEntries(Object.entries(t).map(([n,r])=>[n,ta(e,r,n)]))}function Vr(t,e){let n=Object.fromEntries(
Object.entries(t).map(([r,{scale:i,value:o}])=>{let a=i==null?null:e[i];return[r,a==null?o:pt(o,a)]}));return n.channels=t,n}function Em(t,e){let{scale:n,value:r}=e;
if(n===!0||n==="auto")switch(t){case"fill":case"stroke":case"color":e.scale=n!==!0&&ru(r,Gr)?null:"color",e.defaultScale="color";break;case"fillOpacity":case"st\
rokeOpacity":case"opacity":e.scale=n!==!0&&ru(r,Ax)?null:"opacity",e.defaultScale="opacity";break;case"symbol":n!==!0&&ru(r,Px)?(e.scale=null,e.value=pt(r,Qo)):
e.scale="symbol",e.defaultScale="symbol";break;default:e.scale=At.has(t)?t:null;break}else if(n===!1)e.scale=null;else if(n!=null&&!At.has(n))throw new Error(`u\
nknown scale: ${n}`);return e}function jx(t,e,n,r,i){let{order:o,reverse:a,reduce:s=!0,limit:c}=i;for(let l in i){if(!At.has(l))continue;let{value:u,order:h=o,reverse:f=a,
reduce:d=s,limit:p=c}=hn(i[l]),m=u?.startsWith("-");if(m&&(u=u.slice(1)),h=h===void 0?m!==(u==="width"||u==="height")?Zx:Vx:A$(h),d==null||d===!1)continue;let b=l===
"fx"||l==="fy"?k$(e,r[l]):$$(n,l);if(!b)throw new Error(`missing channel for scale: ${l}`);let y=b.value,[g=0,v=1/0]=Ne(p)?p:p<0?[p]:[0,p];if(u==null)b.domain=()=>{
let x=Array.from(new Je(y));return f&&(x=x.reverse()),(g!==0||v!==1/0)&&(x=x.slice(g,v)),x};else{let x=u==="data"?t:u==="height"?Hx(n,"y1","y2"):u==="width"?Hx(
n,"x1","x2"):Cm(n,u,u==="y"?"y2":u==="x"?"x2":void 0),_=Jo(d===!0?"max":d,x);b.domain=()=>{let w=Ng(Ee(y),M=>_.reduceIndex(M,x),M=>y[M]);return h&&w.sort(h),f&&
w.reverse(),(g!==0||v!==1/0)&&(w=w.slice(g,v)),w.map(Bi)}}}}function $$(t,e){for(let n in t){let r=t[n];if(r.scale===e)return r}}function k$(t,e){let n=t.original;
if(n===t)return e;let r=e.value,i=e.value=[];for(let o=0;o<n.length;++o){let a=r[n[o][0]];for(let s of t[o])i[s]=a}return e}function Hx(t,e,n){let r=Cm(t,e),i=Cm(
t,n);return pt(i,(o,a)=>Math.abs(o-r[a]),Float64Array)}function Cm(t,e,n){let r=t[e];if(!r&&n!==void 0&&(r=t[n]),r)return r.value;throw new Error(`missing chann\
el: ${e}`)}function A$(t){if(t==null||typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"ascending":return Vx;case"descending":return Zx}throw new Error(
`invalid order: ${t}`)}function Vx([t,e],[n,r]){return ce(e,r)||ce(t,n)}function Zx([t,e],[n,r]){return zi(e,r)||ce(t,n)}function Fs(t,e){let n=t[e];if(n){for(;n.
source;)n=n.source;return n.source===null?null:n}}var ev=new Map([["accent",l2],["category10",c2],["dark2",u2],["observable10",f2],["paired",h2],["pastel1",d2],["pastel2",p2],["set1",m2],["set2",g2],["set3",y2],
["tableau10",b2]]);function nv(t){return t!=null&&ev.has(`${t}`.toLowerCase())}var Kx=new Map([...ev,["brbg",Sr($d,kd)],["prgn",Sr(Ad,Td)],["piyg",Sr(Cd,Ed)],["\
puor",Sr(Nd,Rd)],["rdbu",Sr(Yl,Ms)],["rdgy",Sr(Id,Ld)],["rdylbu",Sr(Bl,Ss)],["rdylgn",Sr(Pd,Dd)],["spectral",Sr(Od,zd)],["burd",Qx(Yl,Ms)],["buylrd",Qx(Bl,Ss)],
["blues",ue(lp,up)],["greens",ue(fp,hp)],["greys",ue(dp,pp)],["oranges",ue(xp,vp)],["purples",ue(mp,gp)],["reds",ue(yp,bp)],["turbo",$r(Ap)],["viridis",$r(Tp)],
["magma",$r(Cp)],["inferno",$r(Ep)],["plasma",$r(Np)],["cividis",$r(wp)],["cubehelix",$r(_p)],["warm",$r(Mp)],["cool",$r(Sp)],["bugn",ue(Fd,Yd)],["bupu",ue(Bd,qd)],
["gnbu",ue(Xd,Wd)],["orrd",ue(Ud,Gd)],["pubu",ue(Vd,Zd)],["pubugn",ue(Hd,jd)],["purd",ue(Kd,Qd)],["rdpu",ue(Jd,tp)],["ylgn",ue(rp,ip)],["ylgnbu",ue(ep,np)],["yl\
orbr",ue(op,ap)],["ylorrd",ue(sp,cp)],["rainbow",Jx($p)],["sinebow",Jx(kp)]]);function ue(t,e){return({length:n})=>n===1?[t[3][1]]:n===2?[t[3][1],t[3][2]]:(n=Math.
max(3,Math.floor(n)),n>9?_e(e,n):t[n])}function Sr(t,e){return({length:n})=>n===2?[t[3][0],t[3][2]]:(n=Math.max(3,Math.floor(n)),n>11?_e(e,n):t[n])}function Qx(t,e){
return({length:n})=>n===2?[t[3][2],t[3][0]]:(n=Math.max(3,Math.floor(n)),n>11?_e(r=>e(1-r),n):t[n].slice().reverse())}function $r(t){return({length:e})=>_e(t,Math.
max(2,Math.floor(e)))}function Jx(t){return({length:e})=>_e(t,Math.floor(e)+1).slice(0,-1)}function Nm(t){let e=`${t}`.toLowerCase();if(!Kx.has(e))throw new Error(
`unknown ordinal scheme: ${e}`);return Kx.get(e)}function Ys(t,e){let n=Nm(t),r=typeof n=="function"?n({length:e}):n;return r.length!==e?r.slice(0,e):r}function rv(t,e="\
greys"){let n=new Set,[r,i]=Ys(e,2);for(let o of t)if(o!=null)if(o===!0)n.add(i);else if(o===!1)n.add(r);else return;return[...n]}var tv=new Map([["brbg",kd],["\
prgn",Td],["piyg",Ed],["puor",Rd],["rdbu",Ms],["rdgy",Ld],["rdylbu",Ss],["rdylgn",Dd],["spectral",zd],["burd",t=>Ms(1-t)],["buylrd",t=>Ss(1-t)],["blues",up],["g\
reens",hp],["greys",pp],["purples",gp],["reds",bp],["oranges",vp],["turbo",Ap],["viridis",Tp],["magma",Cp],["inferno",Ep],["plasma",Np],["cividis",wp],["cubehel\
ix",_p],["warm",Mp],["cool",Sp],["bugn",Yd],["bupu",qd],["gnbu",Wd],["orrd",Gd],["pubugn",jd],["pubu",Zd],["purd",Qd],["rdpu",tp],["ylgnbu",np],["ylgn",ip],["yl\
orbr",ap],["ylorrd",cp],["rainbow",$p],["sinebow",kp]]);function ea(t){let e=`${t}`.toLowerCase();if(!tv.has(e))throw new Error(`unknown quantitative scheme: ${e}`);
return tv.get(e)}var T$=new Set(["brbg","prgn","piyg","puor","rdbu","rdgy","rdylbu","rdylgn","spectral","burd","buylrd"]);function iv(t){return t!=null&&T$.has(
`${t}`.toLowerCase())}var Im=t=>e=>t(1-e),Rm=[0,1],ov=new Map([["number",te],["rgb",wi],["hsl",E1],["hcl",I1],["lab",N1]]);function Lm(t){let e=`${t}`.toLowerCase();if(!ov.has(e))throw new Error(
`unknown interpolator: ${e}`);return ov.get(e)}function ra(t,e,n,{type:r,nice:i,clamp:o,zero:a,domain:s=pv(t,n),unknown:c,round:l,scheme:u,interval:h,range:f=At.
get(t)===Xi?R$(n,s):At.get(t)===Wi?I$(n,s):At.get(t)===Ui?Rm:void 0,interpolate:d=At.get(t)===je?u==null&&f!==void 0?wi:ea(u!==void 0?u:r==="cyclical"?"rainbow":
"turbo"):l?ja:te,reverse:p}){if(s=av(s),h=Yn(h,r),(r==="cyclical"||r==="sequential")&&(r="linear"),typeof d!="function"&&(d=Lm(d)),p=!!p,f!==void 0){let m=s.length,
b=(f=av(f)).length;if(m!==b){if(d.length===1)throw new Error("invalid piecewise interpolator");d=Ir(d,f),f=void 0}}if(d.length===1?(p&&(d=Im(d),p=!1),f===void 0&&
(f=Float64Array.from(s,(m,b)=>b/(s.length-1)),f.length===2&&(f=Rm)),e.interpolate((f===Rm?Xt:Bs)(d))):e.interpolate(d),a){let[m,b]=$t(s);(m>0||b<0)&&(s=Xr(s),(yr(
s)||1)===Math.sign(m)?s[0]=0:s[s.length-1]=0)}return p&&(s=wo(s)),e.domain(s).unknown(c),i&&(e.nice(C$(i,r)),s=e.domain()),f!==void 0&&e.range(f),o&&e.clamp(o),
{type:r,domain:s,range:f,scale:e,interpolate:d,interval:h}}function av(t){return t=un(t),t.length>=2?t:[t[0],t[0]]}function C$(t,e){return t===!0?void 0:typeof t==
"number"?t:wx(t,e)}function sv(t,e,n){return ra(t,_s(),e,n)}function cv(t,e,n){return Pm(t,e,{...n,exponent:.5})}function Pm(t,e,{exponent:n=1,...r}){return ra(
t,yd().exponent(n),e,{...r,type:"pow"})}function lv(t,e,{base:n=10,domain:r=L$(e),...i}){return ra(t,md().base(n),e,{...i,domain:r})}function uv(t,e,{constant:n=1,
...r}){return ra(t,gd().constant(n),e,r)}function fv(t,e,{range:n,quantiles:r=n===void 0?5:(n=[...n]).length,n:i=r,scheme:o="rdylbu",domain:a=P$(e),unknown:s,interpolate:c,
reverse:l}){return n===void 0&&(n=c!==void 0?_e(c,i):At.get(t)===je?Ys(o,i):void 0),a.length>0&&(a=bd(a,n===void 0?{length:i}:n).quantiles()),pu(t,e,{domain:a,range:n,
reverse:l,unknown:s})}function hv(t,e,{range:n,n:r=n===void 0?5:(n=[...n]).length,scheme:i="rdylbu",domain:o=pv(t,e),unknown:a,interpolate:s,reverse:c}){let[l,u]=$t(
o),h;return n===void 0?(h=qe(l,u,r),h[0]<=l&&h.splice(0,1),h[h.length-1]>=u&&h.pop(),r=h.length+1,n=s!==void 0?_e(s,r):At.get(t)===je?Ys(i,r):void 0):(h=_e(te(l,
u),r+1).slice(1,-1),l instanceof Date&&(h=h.map(f=>new Date(f)))),yr(un(o))<0&&h.reverse(),pu(t,e,{domain:h,range:n,reverse:c,unknown:a})}function pu(t,e,{domain:n=[
0],unknown:r,scheme:i="rdylbu",interpolate:o,range:a=o!==void 0?_e(o,n.length+1):At.get(t)===je?Ys(i,n.length+1):void 0,reverse:s}){n=un(n);let c=yr(n);if(!isNaN(
c)&&!E$(n,c))throw new Error(`the ${t} scale has a non-monotonic domain`);return s&&(a=wo(a)),{type:"threshold",scale:xd(c<0?wo(n):n,a===void 0?[]:a).unknown(r),
domain:n,range:a}}function E$(t,e){for(let n=1,r=t.length,i=t[0];n<r;++n){let o=en(i,i=t[n]);if(o!==0&&o!==e)return!1}return!0}function dv(t){return{type:"ident\
ity",scale:Lx(At.get(t))?pd():e=>e}}function na(t,e=Xo){return t.length?[jt(t,({value:n})=>n===void 0?n:jt(n,e)),Nt(t,({value:n})=>n===void 0?n:Nt(n,e))]:[0,1]}
function pv(t,e){let n=At.get(t);return(n===Xi||n===Ui||n===Wi?N$:na)(e)}function N$(t){return[0,t.length?Nt(t,({value:e})=>e===void 0?e:Nt(e,Xo)):1]}function R$(t,e){
let n=t.find(({radius:a})=>a!==void 0);if(n!==void 0)return[0,n.radius];let r=tn(t,.5,({value:a})=>a===void 0?NaN:tn(a,.25,Ce)),i=e.map(a=>3*Math.sqrt(a/r)),o=30/
Nt(i);return o<1?i.map(a=>a*o):i}function I$(t,e){let n=rr(t,({value:o})=>o===void 0?NaN:rr(o,Math.abs)),r=e.map(o=>12*o/n),i=60/Nt(r);return i<1?r.map(o=>o*i):
r}function L$(t){for(let{value:e}of t)if(e!==void 0)for(let n of e){if(n>0)return na(t,Ce);if(n<0)return na(t,Or)}return[1,10]}function P$(t){let e=[];for(let{value:n}of t)
if(n!==void 0)for(let r of n)e.push(r);return e}function Bs(t){return(e,n)=>r=>t(e+r*(n-e))}var Dm=0,Om;function mv(){let t=Dm;return Dm=0,Om=void 0,t}function xe(t){t!==Om&&(Om=t,console.warn(t),++Dm)}function mu(t,e,n,r,{type:i,nice:o,clamp:a,domain:s=na(r),unknown:c,pivot:l=0,scheme:u,range:h,symmetric:f=!0,interpolate:d=At.get(t)===je?u==null&&h!==void 0?wi:
ea(u!==void 0?u:"rdbu"):te,reverse:p}){l=+l,s=un(s);let[m,b]=s;if(s.length>2&&xe(`Warning: the diverging ${t} scale domain contains extra elements.`),en(m,b)<0&&
([m,b]=[b,m],p=!p),m=Math.min(m,l),b=Math.max(b,l),typeof d!="function"&&(d=Lm(d)),h!==void 0&&(d=d.length===1?Bs(d)(...h):Ir(d,h)),p&&(d=Im(d)),f){let y=n.apply(
l),g=y-n.apply(m),v=n.apply(b)-y;g<v?m=n.invert(y-v):g>v&&(b=n.invert(y+g))}return e.domain([m,l,b]).unknown(c).interpolator(d),a&&e.clamp(a),o&&e.nice(o),{type:i,
domain:[m,b],pivot:l,interpolate:d,scale:e}}function gv(t,e,n){return mu(t,wd(),D$,e,n)}function yv(t,e,n){return zm(t,e,{...n,exponent:.5})}function zm(t,e,{exponent:n=1,
...r}){return mu(t,Sd().exponent(n=+n),F$(n),e,{...r,type:"diverging-pow"})}function bv(t,e,{base:n=10,pivot:r=1,domain:i=na(e,r<0?Or:Ce),...o}){return mu(t,_d().
base(n=+n),O$,e,{domain:i,pivot:r,...o})}function xv(t,e,{constant:n=1,...r}){return mu(t,Md().constant(n=+n),Y$(n),e,r)}var D$={apply(t){return t},invert(t){return t}},
O$={apply:Math.log,invert:Math.exp},z$={apply(t){return Math.sign(t)*Math.sqrt(Math.abs(t))},invert(t){return Math.sign(t)*(t*t)}};function F$(t){return t===.5?
z$:{apply(e){return Math.sign(e)*Math.pow(Math.abs(e),t)},invert(e){return Math.sign(e)*Math.pow(Math.abs(e),1/t)}}}function Y$(t){return{apply(e){return Math.sign(
e)*Math.log1p(Math.abs(e/t))},invert(e){return Math.sign(e)*Math.expm1(Math.abs(e))*t}}}function vv(t,e,n,r){return ra(t,e,n,r)}function wv(t,e,n){return vv(t,a2(),e,n)}function _v(t,e,n){return vv(t,s2(),e,n)}var ia=Symbol("ordinal");function Sv(t,e,n,{type:r,interval:i,domain:o,range:a,reverse:s,hint:c}){return i=Yn(i,r),o===void 0&&(o=Cv(n,i,t)),(r==="categorical"||
r===ia)&&(r="ordinal"),s&&(o=wo(o)),o=e.domain(o).domain(),a!==void 0&&(typeof a=="function"&&(a=a(o)),e.range(a)),{type:r,domain:o,range:a,scale:e,hint:c,interval:i}}
function $v(t,e,{type:n,interval:r,domain:i,range:o,scheme:a,unknown:s,...c}){r=Yn(r,n),i===void 0&&(i=Cv(e,r,t));let l;if(At.get(t)===Ko)l=B$(e),o=o===void 0?q$(
l):pt(o,Qo);else if(At.get(t)===je&&(o===void 0&&(n==="ordinal"||n===ia)&&(o=rv(i,a),o!==void 0&&(a=void 0)),a===void 0&&o===void 0&&(a=n==="ordinal"?"turbo":"o\
bservable10"),a!==void 0))if(o!==void 0){let u=ea(a),h=o[0],f=o[1]-o[0];o=({length:d})=>_e(p=>u(h+f*p),d)}else o=Nm(a);if(s===Rl)throw new Error(`implicit unkno\
wn on ${t} scale is not supported`);return Sv(t,Ll().unknown(s),e,{...c,type:n,domain:i,range:o,hint:l})}function kv(t,e,{align:n=.5,padding:r=.5,...i}){return Tv(
t2().align(n).padding(r),e,i,t)}function Av(t,e,{align:n=.5,padding:r=.1,paddingInner:i=r,paddingOuter:o=t==="fx"||t==="fy"?0:r,...a}){return Tv(qo().align(n).paddingInner(
i).paddingOuter(o),e,a,t)}function Tv(t,e,n,r){let{round:i}=n;return i!==void 0&&t.round(i=!!i),t=Sv(r,t,e,n),t.round=i,t}function Cv(t,e,n){let r=new Je;for(let{
value:i,domain:o}of t){if(o!==void 0)return o();if(i!==void 0)for(let a of i)r.add(a)}if(e!==void 0){let[i,o]=$t(r).map(e.floor,e);return e.range(i,e.offset(o))}
if(r.size>1e4&&At.get(n)===dn)throw new Error(`implicit ordinal domain of ${n} scale has more than 10,000 values`);return yo(r,ce)}function Mv(t,e){let n;for(let{
hint:r}of t){let i=r?.[e];if(i!==void 0){if(n===void 0)n=i;else if(n!==i)return}}return n}function B$(t){return{fill:Mv(t,"fill"),stroke:Mv(t,"stroke")}}function q$(t){
return Mt(t.fill)?D2:P2}function qs(t,{label:e,inset:n=0,insetTop:r=n,insetRight:i=n,insetBottom:o=n,insetLeft:a=n,round:s,nice:c,clamp:l,zero:u,align:h,padding:f,projection:d,facet:{label:p=e}={},
...m}={}){let b={};for(let[y,g]of t){let v=m[y],x=Ov(y,g,{round:At.get(y)===dn?s:void 0,nice:c,clamp:l,zero:u,align:h,padding:f,projection:d,...v});if(x){let{label:_=y===
"fx"||y==="fy"?p:e,percent:w,transform:M,inset:k,insetTop:S=k!==void 0?k:y==="y"?r:0,insetRight:A=k!==void 0?k:y==="x"?i:0,insetBottom:T=k!==void 0?k:y==="y"?o:
0,insetLeft:$=k!==void 0?k:y==="x"?a:0}=v||{};if(M==null)M=void 0;else if(typeof M!="function")throw new Error("invalid scale transform; not a function");x.percent=
!!w,x.label=_===void 0?X$(g,x):_,x.transform=M,y==="x"||y==="fx"?(x.insetLeft=+$,x.insetRight=+A):(y==="y"||y==="fy")&&(x.insetTop=+S,x.insetBottom=+T),b[y]=x}}
return b}function Ym(t){let e={},n={scales:e};for(let[r,i]of Object.entries(t)){let{scale:o,type:a,interval:s,label:c}=i;e[r]=Fv(i),n[r]=o,o.type=a,s!=null&&(o.
interval=s),c!=null&&(o.label=c)}return n}function Lv(t,e){let{x:n,y:r,fx:i,fy:o}=t,a=i||o?bu(e):e;i&&Ev(i,a),o&&Nv(o,a);let s=i||o?Bm(t,e):e;n&&Ev(n,s),r&&Nv(r,
s)}function X$(t=[],e){let n;for(let{label:r}of t)if(r!==void 0){if(n===void 0)n=r;else if(n!==r)return}if(n!==void 0)return!Wn(e)&&e.percent&&(n=`${n} (%)`),{inferred:!0,
toString:()=>n}}function yu(t){return Math.sign(yr(t.domain()))*Math.sign(yr(t.range()))}function bu(t){let{marginTop:e,marginRight:n,marginBottom:r,marginLeft:i,
width:o,height:a,facet:{marginTop:s,marginRight:c,marginBottom:l,marginLeft:u}}=t;return{marginTop:Math.max(e,s),marginRight:Math.max(n,c),marginBottom:Math.max(
r,l),marginLeft:Math.max(i,u),width:o,height:a}}function Bm({fx:t,fy:e},n){let{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:s,height:c}=bu(n);return{
marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:t?t.scale.bandwidth()+a+i:s,height:e?e.scale.bandwidth()+r+o:c,facet:{width:s,height:c}}}function Ev(t,e){
if(t.range===void 0){let{insetLeft:n,insetRight:r}=t,{width:i,marginLeft:o=0,marginRight:a=0}=e,s=o+n,c=i-a-r;t.range=[s,Math.max(s,c)],Wn(t)||(t.range=Dv(t)),t.
scale.range(t.range)}Pv(t)}function Nv(t,e){if(t.range===void 0){let{insetTop:n,insetBottom:r}=t,{height:i,marginTop:o=0,marginBottom:a=0}=e,s=o+n,c=i-a-r;t.range=
[Math.max(s,c),s],Wn(t)?t.range.reverse():t.range=Dv(t),t.scale.range(t.range)}Pv(t)}function Pv(t){t.round===void 0&&G$(t)&&W$(t)<=30&&t.scale.round(!0)}function W$({
scale:t}){let e=t.domain().length,[n,r]=t.range(),i=t.paddingInner?t.paddingInner():1,o=t.paddingOuter?t.paddingOuter():t.padding(),a=e-i,s=Math.abs(r-n)/Math.max(
1,a+o*2);return(s-Math.floor(s))*a}function Dv(t){let e=t.scale.domain().length+qm(t);if(!(e>2))return t.range;let[n,r]=t.range;return Array.from({length:e},(i,o)=>n+
o/(e-1)*(r-n))}function xu(t,e,n){return Ov(t,n===void 0?void 0:[{hint:n}],{...e})}function Ov(t,e=[],n={}){let r=U$(t,e,n);if(n.type===void 0&&n.domain===void 0&&
n.range===void 0&&n.interval==null&&t!=="fx"&&t!=="fy"&&Wn({type:r})){let i=e.map(({value:o})=>o).filter(o=>o!==void 0);i.some(Bt)?xe(`Warning: some data associ\
ated with the ${t} scale are dates. Dates are typically associated with a "utc" or "time" scale rather than a "${oa(r)}" scale. If you are using a bar mark, you\
 probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat\
 this data as ordinal, you can specify the interval of the ${t} scale (e.g., d3.utcDay), or you can suppress this warning by setting the type of the ${t} scale \
to "${oa(r)}".`):i.some($x)?xe(`Warning: some data associated with the ${t} scale are strings that appear to be dates (e.g., YYYY-MM-DD). If these strings repre\
sent dates, you should parse them to Date objects. Dates are typically associated with a "utc" or "time" scale rather than a "${oa(r)}" scale. If you are using \
a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If yo\
u want to treat this data as ordinal, you can suppress this warning by setting the type of the ${t} scale to "${oa(r)}".`):i.some(kx)&&xe(`Warning: some data as\
sociated with the ${t} scale are strings that appear to be numbers. If these strings represent numbers, you should parse or coerce them to numbers. Numbers are \
typically associated with a "linear" scale rather than a "${oa(r)}" scale. If you want to treat this data as ordinal, you can specify the interval of the ${t} s\
cale (e.g., 1 for integers), or you can suppress this warning by setting the type of the ${t} scale to "${oa(r)}".`)}switch(n.type=r,r){case"diverging":case"div\
erging-sqrt":case"diverging-pow":case"diverging-log":case"diverging-symlog":case"cyclical":case"sequential":case"linear":case"sqrt":case"threshold":case"quantil\
e":case"pow":case"log":case"symlog":n=gu(e,n,Zt);break;case"identity":switch(At.get(t)){case dn:n=gu(e,n,Zt);break;case Ko:n=gu(e,n,H$);break}break;case"utc":case"\
time":n=gu(e,n,cm);break}switch(r){case"diverging":return gv(t,e,n);case"diverging-sqrt":return yv(t,e,n);case"diverging-pow":return zm(t,e,n);case"diverging-lo\
g":return bv(t,e,n);case"diverging-symlog":return xv(t,e,n);case"categorical":case"ordinal":case ia:return $v(t,e,n);case"cyclical":case"sequential":case"linear":
return sv(t,e,n);case"sqrt":return cv(t,e,n);case"threshold":return pu(t,e,n);case"quantile":return fv(t,e,n);case"quantize":return hv(t,e,n);case"pow":return Pm(
t,e,n);case"log":return lv(t,e,n);case"symlog":return uv(t,e,n);case"utc":return _v(t,e,n);case"time":return wv(t,e,n);case"point":return kv(t,e,n);case"band":return Av(
t,e,n);case"identity":return dv(t);case void 0:return;default:throw new Error(`unknown scale type: ${r}`)}}function oa(t){return typeof t=="symbol"?t.description:
t}function Rv(t){return typeof t=="string"?`${t}`.toLowerCase():t}var Iv={toString:()=>"projection"};function U$(t,e,{type:n,domain:r,range:i,scheme:o,pivot:a,projection:s}){
if(n=Rv(n),t==="fx"||t==="fy")return"band";(t==="x"||t==="y")&&s!=null&&(n=Iv);for(let u of e){let h=Rv(u.type);if(h!==void 0){if(n===void 0)n=h;else if(n!==h)throw new Error(
`scale incompatible with channel: ${n} !== ${h}`)}}if(n===Iv)return;if(n!==void 0)return n;if(r===void 0&&!e.some(({value:u})=>u!==void 0))return;let c=At.get(t);
if(c===Xi)return"sqrt";if(c===Ui||c===Wi)return"linear";if(c===Ko)return"ordinal";let l=(r??i)?.length;if(l<2||l>2)return Fm(c);if(r!==void 0){if(Ot(r))return Fm(
c);if(Bt(r))return"utc"}else{let u=e.map(({value:h})=>h).filter(h=>h!==void 0);if(u.some(Ot))return Fm(c);if(u.some(Bt))return"utc"}if(c===je){if(a!=null||iv(o))
return"diverging";if(nv(o))return"categorical"}return"linear"}function Fm(t){switch(t){case dn:return"point";case je:return ia;default:return"ordinal"}}function Wn({type:t}){return t==="ordinal"||t==="point"||t==="band"||t===ia}function qm({type:t}){return t==="threshold"}function G$({type:t}){return t==="point"||
t==="band"}function Ve(t){if(t===void 0)return!0;let e=t.domain(),n=t(e[0]);for(let r=1,i=e.length;r<i;++r)if(t(e[r])-n)return!1;return!0}function gu(t,{domain:e,...n},r){
for(let i of t)i.value!==void 0&&(e===void 0&&(e=i.value?.domain),i.value=r(i.value));return{domain:e===void 0?e:r(e),...n}}function H$(t){return pt(t,Qo)}function vu(t={}){
let e;for(let n in t)if(At.has(n)&&zn(t[n])){if(e!==void 0)throw new Error("ambiguous scale definition; multiple scales found");e=Fv(xu(n,t[n]))}if(e===void 0)throw new Error(
"invalid scale definition; no scale found");return e}function zv(t){return e=>{if(!At.has(e=`${e}`))throw new Error(`unknown scale: ${e}`);return t[e]}}function Fv({
scale:t,type:e,domain:n,range:r,interpolate:i,interval:o,transform:a,percent:s,pivot:c}){if(e==="identity")return{type:"identity",apply:u=>u,invert:u=>u};let l=t.
unknown?t.unknown():void 0;return{type:e,domain:Xr(n),...r!==void 0&&{range:Xr(r)},...a!==void 0&&{transform:a},...s&&{percent:s},...l!==void 0&&{unknown:l},...o!==
void 0&&{interval:o},...i!==void 0&&{interpolate:i},...t.clamp&&{clamp:t.clamp()},...c!==void 0&&{pivot:c,symmetric:!1},...t.base&&{base:t.base()},...t.exponent&&
{exponent:t.exponent()},...t.constant&&{constant:t.constant()},...t.align&&{align:t.align(),round:t.round()},...t.padding&&(t.paddingInner?{paddingInner:t.paddingInner(),
paddingOuter:t.paddingOuter()}:{padding:t.padding()}),...t.bandwidth&&{bandwidth:t.bandwidth(),step:t.step()},apply:u=>t(u),...t.invert&&{invert:u=>t.invert(u)}}}function Bv(t,e){let{fx:n,fy:r}=qs(t,e),i=n?.scale.domain(),o=r?.scale.domain();return i&&o?kg(i,o).map(([a,s],c)=>({x:a,y:s,i:c})):i?i.map((a,s)=>({x:a,i:s})):
o?o.map((a,s)=>({y:a,i:s})):void 0}function qv(t,{x:e,y:n}){return e&&=Hm(e),n&&=Hm(n),t.filter(e&&n?r=>e.has(r.x)&&n.has(r.y):e?r=>e.has(r.x):r=>n.has(r.y)).sort(
e&&n?(r,i)=>e.get(r.x)-e.get(i.x)||n.get(r.y)-n.get(i.y):e?(r,i)=>e.get(r.x)-e.get(i.x):(r,i)=>n.get(r.y)-n.get(i.y))}function _u(t,{fx:e,fy:n}){let r=Ee(t),i=e?.
value,o=n?.value;return e&&n?nr(r,a=>(a.fx=i[a[0]],a.fy=o[a[0]],a),a=>i[a],a=>o[a]):e?nr(r,a=>(a.fx=i[a[0]],a),a=>i[a]):nr(r,a=>(a.fy=o[a[0]],a),a=>o[a])}function Xv(t,e,{
marginTop:n,marginLeft:r}){let i=t?({x:a})=>t(a)-r:()=>0,o=e?({y:a})=>e(a)-n:()=>0;return function(a){this.tagName==="svg"?(this.setAttribute("x",i(a)),this.setAttribute(
"y",o(a))):this.setAttribute("transform",`translate(${i(a)},${o(a)})`)}}function Wv(t){let e=[],n=new Uint32Array(we(t,r=>r.length));for(let r of t){let i=0;for(let o of t)
r!==o&&(n.set(o,i),i+=o.length);e.push(n.slice(0,i))}return e}var j$=new Map([["top",Xm],["right",Gm],["bottom",Wm],["left",Um],["top-left",wu(Xm,Um)],["top-rig\
ht",wu(Xm,Gm)],["bottom-left",wu(Wm,Um)],["bottom-right",wu(Wm,Gm)],["top-empty",Z$],["right-empty",J$],["bottom-empty",K$],["left-empty",Q$],["empty",tk]]);function Uv(t){
if(t==null)return null;let e=j$.get(`${t}`.toLowerCase());if(e)return e;throw new Error(`invalid facet anchor: ${t}`)}var Yv=new WeakMap;function Hm(t){let e=Yv.
get(t);return e||Yv.set(t,e=new Qe(pt(t,(n,r)=>[n,r]))),e}function Zr(t,e){return Hm(t).get(e)}function V$(t,e,n){return e=fn(e),n=fn(n),t.find(r=>Object.is(fn(
r.x),e)&&Object.is(fn(r.y),n))}function Mu(t,e,n){return V$(t,e,n)?.empty}function Xm(t,{y:e},{y:n}){return e?Zr(e,n)===0:!0}function Wm(t,{y:e},{y:n}){return e?
Zr(e,n)===e.length-1:!0}function Um(t,{x:e},{x:n}){return e?Zr(e,n)===0:!0}function Gm(t,{x:e},{x:n}){return e?Zr(e,n)===e.length-1:!0}function Z$(t,{y:e},{x:n,
y:r,empty:i}){if(i)return!1;if(!e)return;let o=Zr(e,r);if(o>0)return Mu(t,n,e[o-1])}function K$(t,{y:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=Zr(e,
r);if(o<e.length-1)return Mu(t,n,e[o+1])}function Q$(t,{x:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=Zr(e,n);if(o>0)return Mu(t,e[o-1],r)}function J$(t,{
x:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=Zr(e,n);if(o<e.length-1)return Mu(t,e[o+1],r)}function tk(t,e,{empty:n}){return n}function wu(t,e){return function(){
return t.apply(null,arguments)&&e.apply(null,arguments)}}function Su(t,{channels:{fx:e,fy:n},groups:r}){return e&&n?t.map(({x:i,y:o})=>r.get(i)?.get(o)??[]):e?t.
map(({x:i})=>r.get(i)??[]):t.map(({y:i})=>r.get(i)??[])}var Gv=Math.PI,kr=2*Gv,jm=.618;function Hv({projection:t,inset:e=0,insetTop:n=e,insetRight:r=e,insetBottom:i=e,insetLeft:o=e}={},a){if(t==null)return;if(typeof t.
stream=="function")return t;let s,c,l="frame";if(Kt(t)){let _;if({type:t,domain:c,inset:_,insetTop:n=_!==void 0?_:n,insetRight:r=_!==void 0?_:r,insetBottom:i=_!==
void 0?_:i,insetLeft:o=_!==void 0?_:o,clip:l=l,...s}=t,t==null)return}typeof t!="function"&&({type:t}=Vm(t));let{width:u,height:h,marginLeft:f,marginRight:d,marginTop:p,
marginBottom:m}=a,b=u-f-d-o-r,y=h-p-m-n-i;if(t=t?.({width:b,height:y,clip:l,...s}),t==null)return;l=ek(l,f,p,u-d,h-m);let g=f+o,v=p+n,x;if(c!=null){let[[_,w],[M,
k]]=ur(t).bounds(c),S=Math.min(b/(M-_),y/(k-w));S>0?(g-=(S*(_+M)-b)/2,v-=(S*(w+k)-y)/2,x=hs({point(A,T){this.stream.point(A*S+g,T*S+v)}})):xe("Warning: the proj\
ection could not be fit to the specified domain; using the default scale.")}return x??=g===0&&v===0?jv():hs({point(_,w){this.stream.point(_+g,w+v)}}),{stream:_=>t.
stream(x.stream(l(_)))}}function Vm(t){switch(`${t}`.toLowerCase()){case"albers-usa":return xn(Hy,.7463,.4673);case"albers":return $u(Wh,.7463,.4673);case"azimu\
thal-equal-area":return xn(Zy,4,4);case"azimuthal-equidistant":return xn(Qy,kr,kr);case"conic-conformal":return $u(eb,kr,kr);case"conic-equal-area":return $u(us,
6.1702,2.9781);case"conic-equidistant":return $u(rb,7.312,3.6282);case"equal-earth":return xn(ob,5.4133,2.6347);case"equirectangular":return xn(nb,kr,Gv);case"g\
nomonic":return xn(sb,3.4641,3.4641);case"identity":return{type:jv};case"reflect-y":return{type:nk};case"mercator":return xn(Jy,kr,kr);case"orthographic":return xn(
lb,2,2);case"stereographic":return xn(fb,2,2);case"transverse-mercator":return xn(db,kr,kr);default:throw new Error(`unknown projection type: ${t}`)}}function ek(t,e,n,r,i){
if(t===!1||t==null||typeof t=="number")return o=>o;switch(t===!0&&(t="frame"),`${t}`.toLowerCase()){case"frame":return Yh(e,n,r,i);default:throw new Error(`unkn\
own projection clip type: ${t}`)}}function xn(t,e,n){return{type:({width:r,height:i,rotate:o,precision:a=.15,clip:s})=>{let c=t();return a!=null&&c.precision?.(
a),o!=null&&c.rotate?.(o),typeof s=="number"&&c.clipAngle?.(s),r!=null&&(c.scale(Math.min(r/e,i/n)),c.translate([r/2,i/2])),c},aspectRatio:n/e}}function $u(t,e,n){
let{type:r,aspectRatio:i}=xn(t,e,n);return{type:o=>{let{parallels:a,domain:s,width:c,height:l}=o,u=r(o);return a!=null&&(u.parallels(a),s===void 0&&c!=null&&u.fitSize(
[c,l],{type:"Sphere"})),u},aspectRatio:i}}var jv=Xt({stream:t=>t}),nk=Xt(hs({point(t,e){this.stream.point(t,-e)}}));function Zm(t,e,n,r){let i=n[t],o=n[e],a=i.length,
s=n[t]=new Float64Array(a).fill(NaN),c=n[e]=new Float64Array(a).fill(NaN),l,u=r.stream({point(h,f){s[l]=h,c[l]=f}});for(l=0;l<a;++l)u.point(i[l],o[l])}function Vv({
projection:t}={}){return t==null?!1:typeof t.stream=="function"?!0:(Kt(t)&&(t=t.type),t!=null)}function Zv(t){if(typeof t?.stream=="function")return jm;if(Kt(t)){
let e,n;if({domain:e,type:t,...n}=t,e!=null&&t!=null){let r=typeof t=="string"?Vm(t).type:t,[[i,o],[a,s]]=ur(r({...n,width:100,height:100})).bounds(e),c=(s-o)/(a-
i);return c&&isFinite(c)?c<.2?.2:c>5?5:c:jm}}if(t!=null){if(typeof t!="function"){let{aspectRatio:e}=Vm(t);if(e)return e}return jm}}function Un(t,e,{projection:n}){
let{x:r,y:i}=t,o={};return r&&(o.x=r),i&&(o.y=i),o=Vr(o,e),n&&r?.scale==="x"&&i?.scale==="y"&&Zm("x","y",o,n),r&&(o.x=Zt(o.x)),i&&(o.y=Zt(o.y)),o}function Kv(t){
let e=[],n=[],r={scale:"x",value:e},i={scale:"y",value:n},o={point(a,s){e.push(a),n.push(s)},lineStart(){},lineEnd(){},polygonStart(){},polygonEnd(){},sphere(){}};
for(let a of t.value)cr(a,o);return[r,i]}function Qv({x:t,y:e}){if(t||e)return t??=n=>n,e??=n=>n,hs({point(n,r){this.stream.point(t(n),e(r))}})}function Kr(t={}){let{document:e=typeof window<"u"?window.document:void 0,clip:n}=t;return{document:e,clip:ou(n)}}function j(t,{document:e}){return Le(_o(t).call(
e.documentElement))}var ku=Symbol("unset");function Qr(t){return(t.length===1?rk:ik)(t)}function rk(t){let e,n=ku;return r=>(Object.is(n,r)||(n=r,e=t(r)),e)}function ik(t){let e,n;
return(...r)=>((n?.length!==r.length||n.some((i,o)=>!Object.is(i,r[o])))&&(n=r,e=t(...r)),e)}var ok=Qr(t=>new Intl.NumberFormat(t)),ak=Qr((t,e)=>new Intl.DateTimeFormat(t,{timeZone:"UTC",...e&&{month:e}})),sk=Qr((t,e)=>new Intl.DateTimeFormat(t,{timeZone:"\
UTC",...e&&{weekday:e}}));function Km(t="en-US"){let e=ok(t);return n=>n!=null&&!isNaN(n)?e.format(n):void 0}function Jv(t="en-US",e="short"){let n=ak(t,e);return r=>r!=
null&&!isNaN(r=+new Date(Date.UTC(2e3,+r)))?n.format(r):void 0}function tw(t="en-US",e="short"){let n=sk(t,e);return r=>r!=null&&!isNaN(r=+new Date(Date.UTC(2001,
0,+r)))?n.format(r):void 0}function Qm(t){return Kl(t,"Invalid Date")}function ck(t="en-US"){let e=Km(t);return n=>(n instanceof Date?Qm:typeof n=="number"?e:qt)(
n)}var Gn=ck();var Wt=(typeof window<"u"?window.devicePixelRatio>1:typeof it>"u")?0:.5,lk=0,uk=0;function Au(){return`plot-clip-${++lk}`}function nw(){return`plot-pattern-${++uk}`}
function Tu(t,{title:e,href:n,ariaLabel:r,ariaDescription:i,ariaHidden:o,target:a,fill:s,fillOpacity:c,stroke:l,strokeWidth:u,strokeOpacity:h,strokeLinejoin:f,strokeLinecap:d,
strokeMiterlimit:p,strokeDasharray:m,strokeDashoffset:b,opacity:y,mixBlendMode:g,imageFilter:v,paintOrder:x,pointerEvents:_,shapeRendering:w,channels:M},{ariaLabel:k,
fill:S="currentColor",fillOpacity:A,stroke:T="none",strokeOpacity:$,strokeWidth:N,strokeLinecap:E,strokeLinejoin:C,strokeMiterlimit:R,paintOrder:I}){S===null&&(s=
null,c=null),T===null&&(l=null,h=null),Mt(S)?!Mt(T)&&(!Mt(s)||M?.fill)&&(T="none"):Mt(T)&&(!Mt(l)||M?.stroke)&&(S="none");let[z,P]=Yt(s,S),[Y,q]=St(c,A),[W,X]=Yt(
l,T),[ot,st]=St(h,$),[lt,U]=St(y);_r(X)||(u===void 0&&(u=N),d===void 0&&(d=E),f===void 0&&(f=C),p===void 0&&!Tx(f)&&(p=R),!_r(P)&&x===void 0&&(x=I));let[at,O]=St(
u);return S!==null&&(t.fill=It(P,"currentColor"),t.fillOpacity=Xs(q,1)),T!==null&&(t.stroke=It(X,"none"),t.strokeWidth=Xs(O,1),t.strokeOpacity=Xs(st,1),t.strokeLinejoin=
It(f,"miter"),t.strokeLinecap=It(d,"butt"),t.strokeMiterlimit=Xs(p,4),t.strokeDasharray=It(m,"none"),t.strokeDashoffset=It(b,"0")),t.target=qt(a),t.ariaLabel=qt(
k),t.ariaDescription=qt(i),t.ariaHidden=qt(o),t.opacity=Xs(U,1),t.mixBlendMode=It(g,"normal"),t.imageFilter=It(v,"none"),t.paintOrder=It(x,"normal"),t.pointerEvents=
It(_,"auto"),t.shapeRendering=It(w,"auto"),{title:{value:e,optional:!0,filter:null},href:{value:n,optional:!0,filter:null},ariaLabel:{value:r,optional:!0,filter:null},
fill:{value:z,scale:"auto",optional:!0},fillOpacity:{value:Y,scale:"auto",optional:!0},stroke:{value:W,scale:"auto",optional:!0},strokeOpacity:{value:ot,scale:"\
auto",optional:!0},strokeWidth:{value:at,optional:!0},opacity:{value:lt,scale:"auto",optional:!0}}}function fk(t,e){e&&t.filter(n=>As(e[n])).append("title").call(
dk,e)}function hk(t,e){e&&t.filter(([n])=>As(e[n])).append("title").call(pk,e)}function dk(t,e){e&&t.text(n=>Gn(e[n]))}function pk(t,e){e&&t.text(([n])=>Gn(e[n]))}
function ht(t,{target:e,tip:n},{ariaLabel:r,title:i,fill:o,fillOpacity:a,stroke:s,strokeOpacity:c,strokeWidth:l,opacity:u,href:h}){r&&V(t,"aria-label",f=>r[f]),
o&&V(t,"fill",f=>o[f]),a&&V(t,"fill-opacity",f=>a[f]),s&&V(t,"stroke",f=>s[f]),c&&V(t,"stroke-opacity",f=>c[f]),l&&V(t,"stroke-width",f=>l[f]),u&&V(t,"opacity",
f=>u[f]),h&&rw(t,f=>h[f],e),n||fk(t,i)}function Gi(t,{target:e,tip:n},{ariaLabel:r,title:i,fill:o,fillOpacity:a,stroke:s,strokeOpacity:c,strokeWidth:l,opacity:u,
href:h}){r&&V(t,"aria-label",([f])=>r[f]),o&&V(t,"fill",([f])=>o[f]),a&&V(t,"fill-opacity",([f])=>a[f]),s&&V(t,"stroke",([f])=>s[f]),c&&V(t,"stroke-opacity",([f])=>c[f]),
l&&V(t,"stroke-width",([f])=>l[f]),u&&V(t,"opacity",([f])=>u[f]),h&&rw(t,([f])=>h[f],e),n||hk(t,i)}function mk({ariaLabel:t,title:e,fill:n,fillOpacity:r,stroke:i,
strokeOpacity:o,strokeWidth:a,opacity:s,href:c},{tip:l}){return[t,l?void 0:e,n,r,i,o,a,s,c].filter(u=>u!==void 0)}function Ws(t,e,n){let r=Ie(t,i=>e[i]);return n===
void 0&&r.size>1+t.length>>1&&xe("Warning: the implicit z channel has high cardinality. This may occur when the fill or stroke channel is associated with quanti\
tative data rather than ordinal or categorical data. You can suppress this warning by setting the z option explicitly; if this data represents a single series, \
set z to null."),r.values()}function*Cu(t,e,n,r){let{z:i}=n,{z:o}=r,a=mk(r,n),s=[...e,...a];for(let c of o?Ws(t,o,i):[t]){let l,u;t:for(let h of c){for(let f of s)
if(!Dt(f[h])){u&&u.push(-1);continue t}if(l===void 0){u&&(yield u),l=a.map(f=>fn(f[h])),u=[h];continue}u.push(h);for(let f=0;f<a.length;++f)if(fn(a[f][h])!==l[f]){
yield u,l=a.map(p=>fn(p[h])),u=[h];continue t}}u&&(yield u)}}function gk(t,e,n,r){let i,{clip:o=r.clip}=e;o==="frame"?(t=j("svg:g",r).each(function(){this.appendChild(
t.node()),t.node=()=>this}),i=bk(r,n)):o&&(i=vk(o,r)),V(t,"aria-label",e.ariaLabel),V(t,"aria-description",e.ariaDescription),V(t,"aria-hidden",e.ariaHidden),V(
t,"clip-path",i)}function yk(t){let e=new WeakMap;return(n,r)=>{let i=e.get(n);if(!i){let o=Au();Le(n.ownerSVGElement).append("clipPath").attr("id",o).call(t,n,
r),e.set(n,i=`url(#${o})`)}return i}}var bk=yk((t,e,n)=>{let{width:r,height:i,marginLeft:o,marginRight:a,marginTop:s,marginBottom:c}=n;t.append("rect").attr("x",
o).attr("y",s).attr("width",r-a-o).attr("height",i-s-c)}),ew=new WeakMap,xk={type:"Sphere"};function vk(t,e){let n,r;if((n=ew.get(e))||ew.set(e,n=new WeakMap),t.
type==="Sphere"&&(t=xk),!(r=n.get(t))){let i=Au();Le(e.ownerSVGElement).append("clipPath").attr("id",i).append("path").attr("d",e.path()(t)),n.set(t,r=`url(#${i}\
)`)}return r}function ct(t,e,n,r){gk(t,e,n,r),V(t,"class",e.className),V(t,"fill",e.fill),V(t,"fill-opacity",e.fillOpacity),V(t,"stroke",e.stroke),V(t,"stroke-w\
idth",e.strokeWidth),V(t,"stroke-opacity",e.strokeOpacity),V(t,"stroke-linejoin",e.strokeLinejoin),V(t,"stroke-linecap",e.strokeLinecap),V(t,"stroke-miterlimit",
e.strokeMiterlimit),V(t,"stroke-dasharray",e.strokeDasharray),V(t,"stroke-dashoffset",e.strokeDashoffset),V(t,"shape-rendering",e.shapeRendering),V(t,"filter",e.
imageFilter),V(t,"paint-order",e.paintOrder);let{pointerEvents:i=r.pointerSticky===!1?"none":void 0}=e;V(t,"pointer-events",i)}function et(t,e){wk(t,"mix-blend-\
mode",e.mixBlendMode),V(t,"opacity",e.opacity)}function rw(t,e,n){t.each(function(r){let i=e(r);if(i!=null){let o=this.ownerDocument.createElementNS(Xe.svg,"a");
o.setAttribute("fill","inherit"),o.setAttributeNS(Xe.xlink,"href",i),n!=null&&o.setAttribute("target",n),this.parentNode.insertBefore(o,this).appendChild(this)}})}
function V(t,e,n){n!=null&&t.attr(e,n)}function wk(t,e,n){n!=null&&t.style(e,n)}function rt(t,e,{x:n,y:r},i=Wt,o=Wt){i+=e.dx,o+=e.dy,n?.bandwidth&&(i+=n.bandwidth()/
2),r?.bandwidth&&(o+=r.bandwidth()/2),(i||o)&&t.attr("transform",`translate(${i},${o})`)}function It(t,e){if((t=qt(t))!==e)return t}function Xs(t,e){if((t=bt(t))!==
e)return t}var _k=/^-?([_a-z]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])([_a-z0-9-]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])*$/i;
function aa(t){if(t===void 0)return"plot-d6a7b5";if(t=`${t}`,!_k.test(t))throw new Error(`invalid class name: ${t}`);return t}function sa(t,e){if(typeof e=="str\
ing")t.property("style",e);else if(e!=null)for(let n of t)Object.assign(n.style,e)}function fe({frameAnchor:t},{width:e,height:n,marginTop:r,marginRight:i,marginBottom:o,
marginLeft:a}){return[/left$/.test(t)?a:/right$/.test(t)?e-i:(a+e-i)/2,/^top/.test(t)?r:/^bottom/.test(t)?n-o:(r+n-o)/2]}var Q=class{constructor(e,n={},r={},i){let{facet:o="auto",facetAnchor:a,fx:s,fy:c,sort:l,dx:u=0,dy:h=0,margin:f=0,marginTop:d=f,marginRight:p=f,marginBottom:m=f,
marginLeft:b=f,className:y,clip:g=i?.clip,channels:v,tip:x,render:_}=r;if(this.data=e,this.sort=Fn(l)?l:null,this.initializer=Tt(r).initializer,this.transform=this.
initializer?r.transform:Qt(r).transform,o===null||o===!1?this.facet=null:(this.facet=re(o===!0?"include":o,"facet",["auto","include","exclude","super"]),this.fx=
e===Br&&typeof s=="string"?[s]:s,this.fy=e===Br&&typeof c=="string"?[c]:c),this.facetAnchor=Uv(a),n=Ls(n),v!==void 0&&(n={...Mk(v),...n}),i!==void 0&&(n={...Tu(
this,r,i),...n}),this.channels=Object.fromEntries(Object.entries(n).map(([w,M])=>{if(He(M.value)){let{value:k,label:S=M.label,scale:A=M.scale}=M.value;M={...M,label:S,
scale:A,value:k}}if(e===Br&&typeof M.value=="string"){let{value:k}=M;M={...M,value:[k]}}return[w,M]}).filter(([w,{value:M,optional:k}])=>{if(M!=null)return!0;if(k)
return!1;throw new Error(`missing channel value: ${w}`)})),this.dx=+u,this.dy=+h,this.marginTop=+d,this.marginRight=+p,this.marginBottom=+m,this.marginLeft=+b,this.
clip=ou(g),this.tip=Sk(x),this.className=qt(y),this.facet==="super"){if(s||c)throw new Error("super-faceting cannot use fx or fy");for(let w in this.channels){let{
scale:M}=n[w];if(!(M!=="x"&&M!=="y"))throw new Error("super-faceting cannot use x or y")}}_!=null&&(this.render=Jr(_,this.render))}initialize(e,n,r){let i=br(this.
data);e===void 0&&i!=null&&(e=[Ee(i)]);let o=e;this.transform!=null&&({facets:e,data:i}=this.transform(i,e,r),i=br(i)),e!==void 0&&(e.original=o);let a=du(this.
channels,i);return this.sort!=null&&jx(i,e,a,n,this.sort),{data:i,facets:e,channels:a}}filter(e,n,r){for(let i in n){let{filter:o=Dt}=n[i];if(o!==null){let a=r[i];
e=e.filter(s=>o(a[s]))}}return e}project(e,n,r){for(let i in e)if(e[i].scale==="x"&&/^x|x$/.test(i)){let o=i.replace(/^x|x$/,"y");o in e&&e[o].scale==="y"&&Zm(i,
o,n,r.projection)}}scale(e,n,r){let i=Vr(e,n);return r.projection&&this.project(e,i,r),i}};function Jt(...t){return t.plot=Q.prototype.plot,t}function Jr(t,e){if(t==
null)return e===null?void 0:e;if(e==null)return t===null?void 0:t;if(typeof t!="function")throw new TypeError(`invalid render transform: ${t}`);if(typeof e!="fu\
nction")throw new TypeError(`invalid render transform: ${e}`);return function(n,r,i,o,a,s){return t.call(this,n,r,i,o,a,(c,l,u,h,f)=>e.call(this,c,l,u,h,f,s))}}
function Mk(t){return Object.fromEntries(Object.entries(Ls(t)).map(([e,n])=>(n=typeof n=="string"?{value:n,label:e}:hn(n),n.filter===void 0&&n.scale==null&&(n={
...n,filter:null}),[e,n])))}function Sk(t){return t===!0?"xy":t===!1||t==null?null:typeof t=="string"?re(t,"tip",["x","y","xy"]):t}function vn(t,e){return t?.tip===
!0?{...t,tip:e}:Kt(t?.tip)&&t.tip.pointer===void 0?{...t,tip:{...t.tip,pointer:e}}:t}function ow(t,e,n={}){let r=.5-Wt,i=.5+Wt,o=.5+Wt,a=.5-Wt;for(let{marginTop:m,marginRight:b,marginBottom:y,marginLeft:g}of e)m>r&&(r=m),b>i&&(i=b),y>o&&(o=y),g>
a&&(a=g);let{margin:s,marginTop:c=s!==void 0?s:r,marginRight:l=s!==void 0?s:i,marginBottom:u=s!==void 0?s:o,marginLeft:h=s!==void 0?s:a}=n;c=+c,l=+l,u=+u,h=+h;let{
width:f=640,height:d=$k(t,n,{width:f,marginTopDefault:r,marginRightDefault:i,marginBottomDefault:o,marginLeftDefault:a})+Math.max(0,c-r+u-o)}=n;f=+f,d=+d;let p={
width:f,height:d,marginTop:c,marginRight:l,marginBottom:u,marginLeft:h};if(t.fx||t.fy){let{margin:m,marginTop:b=m!==void 0?m:c,marginRight:y=m!==void 0?m:l,marginBottom:g=m!==
void 0?m:u,marginLeft:v=m!==void 0?m:h}=n.facet??{};b=+b,y=+y,g=+g,v=+v,p.facet={marginTop:b,marginRight:y,marginBottom:g,marginLeft:v}}return p}function $k({x:t,
y:e,fy:n,fx:r},{projection:i,aspectRatio:o},{width:a,marginTopDefault:s,marginRightDefault:c,marginBottomDefault:l,marginLeftDefault:u}){let h=n&&n.scale.domain().
length||1,f=Zv(i);if(f){let p=r?r.scale.domain().length:1,m=(1.1*h-.1)/(1.1*p-.1)*f,b=Math.max(.1,Math.min(10,m));return Math.round((a-u-c)*b+s+l)}let d=e?Wn(e)?
e.scale.domain().length||1:Math.max(7,17/h):1;if(o!=null){if(o=+o,!(isFinite(o)&&o>0))throw new Error(`invalid aspectRatio: ${o}`);let p=iw("y",e)/(iw("x",t)*o),
m=r?r.scale.bandwidth():1,b=n?n.scale.bandwidth():1,y=m*(a-u-c)-t.insetLeft-t.insetRight;return(p*y+e.insetTop+e.insetBottom)/b+s+l}return!!(e||n)*Math.max(1,Math.
min(60,d*h))*20+!!r*30+60}function iw(t,e){if(!e)throw new Error(`aspectRatio requires ${t} scale`);let{type:n,domain:r}=e,i;switch(n){case"linear":case"utc":case"\
time":i=Number;break;case"pow":{let s=e.scale.exponent();i=c=>Math.pow(c,s);break}case"log":i=Math.log;break;case"point":case"band":return r.length;default:throw new Error(
`unsupported ${t} scale for aspectRatio: ${n}`)}let[o,a]=$t(r);return Math.abs(i(a)-i(o))}var aw=new WeakMap;function Jm(t,e,{x:n,y:r,px:i,py:o,maxRadius:a=40,channels:s,render:c,...l}={}){return a=+a,i!=null&&(n??=null,s={...s,px:{value:i,scale:"x"}}),
o!=null&&(r??=null,s={...s,py:{value:o,scale:"y"}}),{x:n,y:r,channels:s,...l,render:Jr(function(u,h,f,d,p,m){p={...p,pointerSticky:!1};let b=p.ownerSVGElement,{
data:y}=p.getMarkState(this),g=aw.get(b);g||aw.set(b,g={sticky:!1,roots:[],renders:[]});let v=g.renders.push(X)-1,{x,y:_,fx:w,fy:M}=h,k=w?w(u.fx)-d.marginLeft:0,
S=M?M(u.fy)-d.marginTop:0;x?.bandwidth&&(k+=x.bandwidth()/2),_?.bandwidth&&(S+=_.bandwidth()/2);let A=u.fi!=null,T;if(A){let U=g.facetStates;U||(g.facetStates=U=
new Map),T=U.get(this),T||U.set(this,T=new Map)}let[$,N]=fe(this,d),{px:E,py:C}=f,R=E?U=>E[U]:t0(f,$),I=C?U=>C[U]:e0(f,N),z,P,Y,q;function W(U,at){if(A)if(q&&(q=
cancelAnimationFrame(q)),U==null)T.delete(u.fi);else{T.set(u.fi,at),q=requestAnimationFrame(()=>{q=null;for(let[O,G]of T)if(G<at||G===at&&O<u.fi){U=null;break}X(
U)});return}X(U)}function X(U){if(z===U&&Y===g.sticky)return;z=U,Y=p.pointerSticky=g.sticky;let at=z==null?[]:[z];A&&(at.fx=u.fx,at.fy=u.fy,at.fi=u.fi);let O=m(
at,h,f,d,p);if(P){if(A){let G=P.parentNode,H=P.getAttribute("transform"),D=O.getAttribute("transform");H?O.setAttribute("transform",H):O.removeAttribute("transf\
orm"),D?G.setAttribute("transform",D):G.removeAttribute("transform"),O.removeAttribute("aria-label"),O.removeAttribute("aria-description"),O.removeAttribute("ar\
ia-hidden")}P.replaceWith(O)}if(g.roots[v]=P=O,!(z==null&&T?.size>1)){let G=z==null?null:Ye(y)?y[z]:y.get(z);p.dispatchValue(G)}return O}function ot(U){if(g.sticky||
U.pointerType==="mouse"&&U.buttons===1)return;let[at,O]=Qg(U);at-=k,O-=S;let G=at<d.marginLeft||at>d.width-d.marginRight?1:t,H=O<d.marginTop||O>d.height-d.marginBottom?
1:e,D=null,mt=a*a;for(let J of u){let gt=G*(R(J)-at),xt=H*(I(J)-O),Pt=gt*gt+xt*xt;Pt<=mt&&(D=J,mt=Pt)}if(D!=null&&(t!==1||e!==1)){let J=R(D)-at,gt=I(D)-O;mt=J*J+
gt*gt}W(D,mt)}function st(U){U.pointerType==="mouse"&&z!=null&&(g.sticky&&g.roots.some(at=>at?.contains(U.target))||(g.sticky?(g.sticky=!1,g.renders.forEach(at=>at(
null))):(g.sticky=!0,X(z)),U.stopImmediatePropagation()))}function lt(U){U.pointerType==="mouse"&&(g.sticky||W(null))}return b.addEventListener("pointerenter",ot),
b.addEventListener("pointermove",ot),b.addEventListener("pointerdown",st),b.addEventListener("pointerleave",lt),X(null)},c)}}function ca(t){return Jm(1,1,t)}function la(t){
return Jm(1,.01,t)}function Hi(t){return Jm(.01,1,t)}function t0({x1:t,x2:e,x:n=t},r){return t&&e?i=>(t[i]+e[i])/2:n?i=>n[i]:()=>r}function e0({y1:t,y2:e,y:n=t},r){
return t&&e?i=>(t[i]+e[i])/2:n?i=>n[i]:()=>r}function Eu(t){return Wn(t)&&t.interval===void 0?void 0:"tabular-nums"}function sw(t,e){let{label:n=t.label,tickSize:r=6,width:i=240,height:o=44+r,marginTop:a=18,marginRight:s=0,marginBottom:c=16+r,marginLeft:l=0,style:u,ticks:h=(i-
l-s)/64,tickFormat:f,fontVariant:d=Eu(t),round:p=!0,opacity:m,className:b}=e,y=Kr(e);b=aa(b),m=St(m)[1],f===null&&(f=()=>null);let g=j("svg",y).attr("class",`${b}\
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
}`)).call(sa,u),v=$=>$.selectAll(".tick line").attr("y1",a+c-o),x,_=p?($,N)=>$.rangeRound(N):($,N)=>$.range(N),{type:w,domain:M,range:k,interpolate:S,scale:A,pivot:T}=t;
if(S){let $=k===void 0?S:Ir(S.length===1?Bs(S):S,k);x=_(A.copy(),_e(te(l,i-s),Math.min(M.length+(T!==void 0),k===void 0?1/0:k.length)));let N=256,E=y.document.createElement(
"canvas");E.width=N,E.height=1;let C=E.getContext("2d");for(let R=0,I=N-1;R<N;++R)C.fillStyle=$(R/I),C.fillRect(R,0,1,1);g.append("image").attr("opacity",m).attr(
"x",l).attr("y",a).attr("width",i-l-s).attr("height",o-a-c).attr("preserveAspectRatio","none").attr("xlink:href",E.toDataURL())}else if(w==="threshold"){let $=M,
N=f===void 0?E=>E:typeof f=="string"?Tn(f):f;x=_(_s().domain([-1,k.length-1]),[l,i-s]),g.append("g").attr("fill-opacity",m).selectAll().data(k).enter().append("\
rect").attr("x",(E,C)=>x(C-1)).attr("y",a).attr("width",(E,C)=>x(C)-x(C-1)).attr("height",o-a-c).attr("fill",E=>E),h=pt($,(E,C)=>C),f=E=>N($[E],E)}else x=_(qo().
domain(M),[l,i-s]),g.append("g").attr("fill-opacity",m).selectAll().data(M).enter().append("rect").attr("x",x).attr("y",a).attr("width",Math.max(0,x.bandwidth()-
1)).attr("height",o-a-c).attr("fill",A),v=()=>{};return g.append("g").attr("transform",`translate(0,${o-c})`).call(Yg(x).ticks(Array.isArray(h)?null:h,typeof f==
"string"?f:void 0).tickFormat(typeof f=="function"?f:void 0).tickSize(r).tickValues(Array.isArray(h)?h:null)).attr("font-size",null).attr("font-family",null).attr(
"font-variant",It(d,"normal")).call(v).call($=>$.select(".domain").remove()),n!==void 0&&g.append("text").attr("x",l).attr("y",a-6).attr("fill","currentColor").
attr("font-weight","bold").text(n),g.node()}var ua=Math.PI/180;function wn(t,{marker:e,markerStart:n=e,markerMid:r=e,markerEnd:i=e}={}){t.markerStart=n0(n),t.markerMid=n0(r),t.markerEnd=n0(i)}function n0(t){if(t==null||t===
!1)return null;if(t===!0)return lw;if(typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"none":return null;case"arrow":return cw("auto");case"arrow\
-reverse":return cw("auto-start-reverse");case"dot":return kk;case"circle":case"circle-fill":return lw;case"circle-stroke":return Ak;case"tick":return r0("auto");case"\
tick-x":return r0(90);case"tick-y":return r0(0)}throw new Error(`invalid marker: ${t}`)}function cw(t){return(e,n)=>j("svg:marker",n).attr("viewBox","-5 -5 10 1\
0").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("orient",t).attr("fill","none").attr("stroke",e).attr("stroke-width",1.5).attr("stroke-linecap","rou\
nd").attr("stroke-linejoin","round").call(r=>r.append("path").attr("d","M-1.5,-3l3,3l-3,3")).node()}function kk(t,e){return j("svg:marker",e).attr("viewBox","-5\
 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",t).attr("stroke","none").call(n=>n.append("circle").attr("r",2.5)).node()}function lw(t,e){
return j("svg:marker",e).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",t).attr("stroke","var(--plot-background)").
attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}function Ak(t,e){return j("svg:marker",e).attr("viewBox","-5 -5 10 10").attr("markerWidt\
h",6.67).attr("markerHeight",6.67).attr("fill","var(--plot-background)").attr("stroke",t).attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}
function r0(t){return(e,n)=>j("svg:marker",n).attr("viewBox","-3 -3 6 6").attr("markerWidth",6).attr("markerHeight",6).attr("orient",t).attr("stroke",e).call(r=>r.
append("path").attr("d","M0,-3v6")).node()}var Tk=0;function Ar(t,e,{stroke:n},r){return hw(t,e,n&&(i=>n[i]),null,r)}function uw(t,e,{stroke:n,z:r},i){return hw(
t,e,n&&(([o])=>n[o]),r,i)}var i0=1,fw=2;function Ck(t,e){let n=new Uint8Array(e.length),r=t.data().filter(o=>o.length>1),i=r.length;for(let o=0,a=ku;o<i;++o){let s=r[o];
if(s.length>1){let c=s[0];a!==(a=fn(e[c]))&&(n[c]|=i0)}}for(let o=i-1,a=ku;o>=0;--o){let s=r[o];if(s.length>1){let c=s[0];a!==(a=fn(e[c]))&&(n[c]|=fw)}}return([
o])=>n[o]}function hw(t,{markerStart:e,markerMid:n,markerEnd:r,stroke:i},o=()=>i,a,s){if(!e&&!n&&!r)return;let c=new Map,l=a&&Ck(t,a);function u(h,f,d){return function(p){
if(d&&!d(p))return;let m=o(p),b=c.get(f);b||c.set(f,b=new Map);let y=b.get(m);if(!y){let g=this.parentNode.insertBefore(f(m,s),this),v=`plot-marker-${++Tk}`;g.setAttribute(
"id",v),b.set(m,y=`url(#${v})`)}this.setAttribute(h,y)}}e&&t.each(u("marker-start",e,l&&(h=>l(h)&i0))),n&&l&&t.each(u("marker-start",n,h=>!(l(h)&i0))),n&&t.each(
u("marker-mid",n)),r&&t.each(u("marker-end",r,l&&(h=>l(h)&fw)))}function ji({inset:t,insetLeft:e,insetRight:n,...r}={}){return[e,n]=dw(t,e,n),{inset:t,insetLeft:e,insetRight:n,...r}}function Vi({inset:t,insetTop:e,insetBottom:n,
...r}={}){return[e,n]=dw(t,e,n),{inset:t,insetTop:e,insetBottom:n,...r}}function dw(t,e,n){return t===void 0&&e===void 0&&n===void 0?Wt?[1,0]:[.5,.5]:[e,n]}function pw(t,{interval:e}){return t={...hn(t)},t.interval=Zo(t.interval===void 0?e:t.interval),t}function Nu(t,e,n,r){let{[t]:i,[`${t}1`]:o,[`${t}2`]:a}=n,{value:s,
interval:c}=pw(i,n);if(s==null||c==null&&!r)return n;let l=ge(i);if(c==null){let d,p={transform:m=>d||(d=Z(m,s)),label:l};return{...n,[t]:void 0,[`${t}1`]:o===void 0?
p:o,[`${t}2`]:a===void 0&&!(o===a&&r)?p:a}}let u,h;function f(d){return h!==void 0&&d===u?h:h=pt(Z(u=d,s),p=>c.floor(p))}return e({...n,[t]:void 0,[`${t}1`]:o===
void 0?{transform:f,label:l}:o,[`${t}2`]:a===void 0?{transform:d=>f(d).map(p=>c.offset(p)),label:l}:a})}function mw(t,e,n){let{[t]:r}=n,{value:i,interval:o}=pw(
r,n);return i==null||o==null?n:e({...n,[t]:{label:ge(r),transform:a=>{let s=pt(Z(a,i),l=>o.floor(l)),c=s.map(l=>o.offset(l));return s.map(Bt(s)?(l,u)=>l==null||
isNaN(l=+l)||(u=c[u],u==null)||isNaN(u=+u)?void 0:new Date((l+u)/2):(l,u)=>l==null||(u=c[u],u==null)?NaN:(+l+ +u)/2)}}})}function o0(t={}){return Nu("x",ji,t,!0)}
function a0(t={}){return Nu("y",Vi,t,!0)}function fa(t={}){return Nu("x",ji,t)}function ha(t={}){return Nu("y",Vi,t)}function Ru(t={}){return mw("x",ji,t)}function Iu(t={}){
return mw("y",Vi,t)}var gw={ariaLabel:"rule",fill:null,stroke:"currentColor"},Us=class extends Q{constructor(e,n={}){let{x:r,y1:i,y2:o,inset:a=0,insetTop:s=a,insetBottom:c=a}=n;super(
e,{x:{value:r,scale:"x",optional:!0},y1:{value:i,scale:"y",optional:!0},y2:{value:o,scale:"y",optional:!0}},vn(n,"x"),gw),this.insetTop=bt(s),this.insetBottom=bt(
c),wn(this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y1:l,y2:u}=r,{width:h,height:f,marginTop:d,marginRight:p,marginLeft:m,marginBottom:b}=i,{insetTop:y,insetBottom:g}=this;
return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a},Wt,0).call(v=>v.selectAll().data(e).enter().append("line").call(et,this).attr("x1",c?x=>c[x]:(m+h-p)/
2).attr("x2",c?x=>c[x]:(m+h-p)/2).attr("y1",l&&!Ve(s)?x=>l[x]+y:d+y).attr("y2",u&&!Ve(s)?s.bandwidth?x=>u[x]+s.bandwidth()-g:x=>u[x]-g:f-b-g).call(ht,this,r).call(
Ar,this,r,o)).node()}},Gs=class extends Q{constructor(e,n={}){let{x1:r,x2:i,y:o,inset:a=0,insetRight:s=a,insetLeft:c=a}=n;super(e,{y:{value:o,scale:"y",optional:!0},
x1:{value:r,scale:"x",optional:!0},x2:{value:i,scale:"x",optional:!0}},vn(n,"y"),gw),this.insetRight=bt(s),this.insetLeft=bt(c),wn(this,n)}render(e,n,r,i,o){let{
x:a,y:s}=n,{y:c,x1:l,x2:u}=r,{width:h,height:f,marginTop:d,marginRight:p,marginLeft:m,marginBottom:b}=i,{insetLeft:y,insetRight:g}=this;return j("svg:g",o).call(
ct,this,i,o).call(rt,this,{y:c&&s},0,Wt).call(v=>v.selectAll().data(e).enter().append("line").call(et,this).attr("x1",l&&!Ve(a)?x=>l[x]+y:m+y).attr("x2",u&&!Ve(
a)?a.bandwidth?x=>u[x]+a.bandwidth()-g:x=>u[x]-g:h-p-g).attr("y1",c?x=>c[x]:(d+f-b)/2).attr("y2",c?x=>c[x]:(d+f-b)/2).call(ht,this,r).call(Ar,this,r,o)).node()}};
function Ze(t,e){let{x:n=B,y:r,y1:i,y2:o,...a}=ha(e);return[i,o]=yw(r,i,o),new Us(t,{...a,x:n,y1:i,y2:o})}function Ke(t,e){let{y:n=B,x:r,x1:i,x2:o,...a}=fa(e);return[
i,o]=yw(r,i,o),new Gs(t,{...a,y:n,x1:i,x2:o})}function yw(t,e,n){if(t==null){if(e===void 0){if(n!==void 0)return[0,n]}else if(n===void 0)return[0,e]}else{if(e===
void 0)return n===void 0?[0,t]:[t,n];if(n===void 0)return[t,e]}return[e,n]}function Hn(t,...e){let n=e.length;for(let r=0,i=!0;r<n;++r)typeof e[r]!="function"&&(i&&(t=t.slice(),i=!1),t.splice(r,2,t[r]+e[r]+t[r+1]),e.splice(r,1),--r,--n);
return r=>{let i=t[0];for(let o=0;o<n;++o)i+=e[o](r)+t[o+1];return i}}var Ek={ariaLabel:"text",strokeLinejoin:"round",strokeWidth:3,paintOrder:"stroke"},_w="­",Ki=class extends Q{constructor(e,n={}){let{x:r,y:i,text:o=Ne(e)&&nu(e)?
B:kt,frameAnchor:a,textAnchor:s=/right$/i.test(a)?"end":/left$/i.test(a)?"start":"middle",lineAnchor:c=/^top/i.test(a)?"top":/^bottom/i.test(a)?"bottom":"middle",
lineHeight:l=1,lineWidth:u=1/0,textOverflow:h,monospace:f,fontFamily:d=f?"ui-monospace, monospace":void 0,fontSize:p,fontStyle:m,fontVariant:b,fontWeight:y,rotate:g}=n,
[v,x]=St(g,0),[_,w]=Lk(p);if(super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},fontSize:{value:_,optional:!0},rotate:{value:Mx(v),optional:!0},
text:{value:o,filter:As,optional:!0}},n,Ek),this.rotate=x,this.textAnchor=It(s,"middle"),this.lineAnchor=re(c,"lineAnchor",["top","middle","bottom"]),this.lineHeight=
+l,this.lineWidth=+u,this.textOverflow=c0(h),this.monospace=!!f,this.fontFamily=qt(d),this.fontSize=w,this.fontStyle=qt(m),this.fontVariant=qt(b),this.fontWeight=
qt(y),this.frameAnchor=Bn(a),!(this.lineWidth>=0))throw new Error(`invalid lineWidth: ${u}`);this.splitLines=u0(this),this.clipLine=f0(this)}render(e,n,r,i,o){let{
x:a,y:s}=n,{x:c,y:l,rotate:u,text:h,title:f,fontSize:d}=r,{rotate:p}=this,[m,b]=fe(this,i);return j("svg:g",o).call(ct,this,i,o).call(l0,this,h,i).call(rt,this,
{x:c&&a,y:l&&s}).call(y=>y.selectAll().data(e).enter().append("text").call(et,this).call(Nk,this,h,f).attr("transform",Hn`translate(${c?g=>c[g]:m},${l?g=>l[g]:b})${u?
g=>` rotate(${u[g]})`:p?` rotate(${p})`:""}`).call(V,"font-size",d&&(g=>d[g])).call(ht,this,r)).node()}};function c0(t){return t==null?null:re(t,"textOverflow",
["clip","ellipsis","clip-start","clip-end","ellipsis-start","ellipsis-middle","ellipsis-end"]).replace(/^(clip|ellipsis)$/,"$1-end")}function Nk(t,e,n,r){if(!n)
return;let{lineAnchor:i,lineHeight:o,textOverflow:a,splitLines:s,clipLine:c}=e;t.each(function(l){let u=s(Gn(n[l])??"").map(c),h=u.length,f=i==="top"?.71:i==="b\
ottom"?1-h:(164-h*100)/200;if(h>1){let d=0;for(let p=0;p<h;++p){if(++d,!u[p])continue;let m=this.ownerDocument.createElementNS(Xe.svg,"tspan");m.setAttribute("x",
0),p===d-1?m.setAttribute("y",`${(f+p)*o}em`):m.setAttribute("dy",`${d*o}em`),m.textContent=u[p],this.appendChild(m),d=0}}else f&&this.setAttribute("y",`${f*o}e\
m`),this.textContent=u[0];if(a&&!r&&u[0]!==n[l]){let d=this.ownerDocument.createElementNS(Xe.svg,"title");d.textContent=n[l],this.appendChild(d)}})}function jn(t,{
x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=Gt(e,n)),new Ki(t,{...r,x:e,y:n})}function Lu(t,{x:e=B,...n}={}){return new Ki(t,Iu({...n,x:e}))}function Pu(t,{
y:e=B,...n}={}){return new Ki(t,Ru({...n,y:e}))}function l0(t,e,n){V(t,"text-anchor",e.textAnchor),V(t,"font-family",e.fontFamily),V(t,"font-size",e.fontSize),V(
t,"font-style",e.fontStyle),V(t,"font-variant",e.fontVariant===void 0?Rk(n):e.fontVariant),V(t,"font-weight",e.fontWeight)}function Rk(t){return t&&(wr(t)||Bt(t))?
"tabular-nums":void 0}var Ik=new Set(["inherit","initial","revert","unset","xx-small","x-small","small","medium","large","x-large","xx-large","xxx-large","large\
r","smaller"]);function Lk(t){return t==null||typeof t=="number"?[void 0,t]:typeof t!="string"?[t,void 0]:(t=t.trim().toLowerCase(),Ik.has(t)||/^[+-]?\d*\.?\d+(e[+-]?\d+)?(\w*|%)$/.
test(t)?[void 0,t]:[t,void 0])}function Pk(t,e,n){let r=[],i,o=0;for(let[a,s,c]of Dk(t)){if(i===void 0&&(i=a),o>i&&n(t,i,s)>e&&(r.push(t.slice(i,o)+(t[o-1]===_w?
"-":"")),i=a),c){r.push(t.slice(i,s)),i=void 0;continue}o=s}return r}function*Dk(t){let e=0,n=0,r=t.length;for(;n<r;){let i=1;switch(t[n]){case _w:case"-":++n,yield[
e,n,!1],e=n;break;case" ":for(yield[e,n,!1];t[++n]===" ";);e=n;break;case"\r":t[n+1]===`
`&&++i;case`
`:yield[e,n,!0],n+=i,e=n;break;default:++n;break}}yield[e,n,!0]}var bw={a:56,b:63,c:57,d:63,e:58,f:37,g:62,h:60,i:26,j:26,k:55,l:26,m:88,n:60,o:60,p:62,q:62,r:39,
s:54,t:38,u:60,v:55,w:79,x:54,y:55,z:55,A:69,B:67,C:73,D:74,E:61,F:58,G:76,H:75,I:28,J:55,K:67,L:58,M:89,N:75,O:78,P:65,Q:78,R:67,S:65,T:65,U:75,V:69,W:98,X:69,
Y:67,Z:67,0:64,1:48,2:62,3:64,4:66,5:63,6:65,7:58,8:65,9:65," ":29,"!":32,'"':49,"'":31,"(":39,")":39,",":31,"-":48,".":31,"/":32,":":31,";":31,"?":52,"‘":31,
"’":31,"“":47,"”":47,"…":82};function Du(t,e=0,n=t.length){let r=0;for(let i=e;i<n;i=da(t,i))r+=bw[t[i]]??(Sw(t,i)?120:bw.e);return r}function Ou(t,e=0,n=t.
length){let r=0;for(let i=e;i<n;i=da(t,i))r+=Sw(t,i)?126:63;return r}function u0({monospace:t,lineWidth:e,textOverflow:n}){if(n!=null||e==1/0)return o=>o.split(
/\r\n?|\n/g);let r=t?Ou:Du,i=e*100;return o=>Pk(o,i,r)}function f0({monospace:t,lineWidth:e,textOverflow:n}){if(n==null||e==1/0)return o=>o;let r=t?Ou:Du,i=e*100;
switch(n){case"clip-start":return o=>vw(o,i,r,"");case"clip-end":return o=>xw(o,i,r,"");case"ellipsis-start":return o=>vw(o,i,r,Zi);case"ellipsis-middle":return o=>Ok(
o,i,r,Zi);case"ellipsis-end":return o=>xw(o,i,r,Zi)}}var Zi="…";function Qi(t,e,n,r){let i=[],o=0;for(let a=0,s=0,c=t.length;a<c;a=s){s=da(t,a);let l=n(t,a,s);
if(o+l>e){for(o+=r;o>e&&a>0;)s=a,a=i.pop(),o-=n(t,a,s);return[a,e-o]}o+=l,i.push(a)}return[-1,0]}function xw(t,e,n,r){t=t.trim();let i=n(r),[o]=Qi(t,e,n,i);return o<
0?t:t.slice(0,o).trimEnd()+r}function Ok(t,e,n,r){t=t.trim();let i=n(t);if(i<=e)return t;let o=n(r)/2,[a,s]=Qi(t,e/2,n,o),[c]=Qi(t,i-e/2-s+o,n,-o);return c<0?r:
t.slice(0,a).trimEnd()+r+t.slice(da(t,c)).trimStart()}function vw(t,e,n,r){t=t.trim();let i=n(t);if(i<=e)return t;let o=n(r),[a]=Qi(t,i-e+o,n,-o);return a<0?r:r+
t.slice(da(t,a)).trimStart()}var s0=/[\p{Combining_Mark}\p{Emoji_Modifier}]+/uy,ww=new RegExp("\\p{Extended_Pictographic}","uy");function da(t,e){return e+=zk(t,
e)?2:1,Yk(t,e)&&(e=s0.lastIndex),Fk(t,e)?da(t,e+1):e}function Mw(t,e){return t.charCodeAt(e)<128}function zk(t,e){let n=t.charCodeAt(e);if(n>=55296&&n<56320){let r=t.
charCodeAt(e+1);return r>=56320&&r<57344}return!1}function Fk(t,e){return t.charCodeAt(e)===8205}function Yk(t,e){return Mw(t,e)?!1:(s0.lastIndex=e,s0.test(t))}
function Sw(t,e){return Mw(t,e)?!1:(ww.lastIndex=e,ww.test(t))}var $w={ariaLabel:"vector",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinejoin:"round",strokeLinecap:"round"},kw=3.5,Bk=kw*5,Aw={draw(t,e,n){let r=e*
n/Bk;t.moveTo(0,0),t.lineTo(0,-e),t.moveTo(-r,r-e),t.lineTo(0,-e),t.lineTo(r,r-e)}},Tw={draw(t,e,n){t.moveTo(-n,0),t.lineTo(0,-e),t.lineTo(n,0)}},qk=new Map([["\
arrow",Aw],["spike",Tw]]);function Xk(t){return t&&typeof t.draw=="function"}function Wk(t){if(Xk(t))return t;let e=qk.get(`${t}`.toLowerCase());if(e)return e;throw new Error(
`invalid shape: ${t}`)}var Ji=class extends Q{constructor(e,n={}){let{x:r,y:i,r:o=kw,length:a,rotate:s,shape:c=Aw,anchor:l="middle",frameAnchor:u}=n,[h,f]=St(a,
12),[d,p]=St(s,0);super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},length:{value:h,scale:"length",optional:!0},rotate:{value:d,optional:!0}},
n,$w),this.r=+o,this.length=f,this.rotate=p,this.shape=Wk(c),this.anchor=re(l,"anchor",["start","middle","end"]),this.frameAnchor=Bn(u)}render(e,n,r,i,o){let{x:a,
y:s}=n,{x:c,y:l,length:u,rotate:h}=r,{length:f,rotate:d,anchor:p,shape:m,r:b}=this,[y,g]=fe(this,i);return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&
s}).call(v=>v.selectAll().data(e).enter().append("path").call(et,this).attr("transform",Hn`translate(${c?x=>c[x]:y},${l?x=>l[x]:g})${h?x=>` rotate(${h[x]})`:d?`\
 rotate(${d})`:""}${p==="start"?"":p==="end"?u?x=>` translate(0,${u[x]})`:` translate(0,${f})`:u?x=>` translate(0,${u[x]/2})`:` translate(0,${f/2})`}`).attr("d",
u?x=>{let _=De();return m.draw(_,u[x],b),_}:(()=>{let x=De();return m.draw(x,f,b),x})()).call(ht,this,r)).node()}};function h0(t,e={}){let{x:n,y:r,...i}=e;return e.
frameAnchor===void 0&&([n,r]=Gt(n,r)),new Ji(t,{...i,x:n,y:r})}function zu(t,e={}){let{x:n=B,...r}=e;return new Ji(t,{...r,x:n})}function Fu(t,e={}){let{y:n=B,...r}=e;
return new Ji(t,{...r,y:n})}function Cw(t,e={}){let{shape:n=Tw,stroke:r=$w.stroke,strokeWidth:i=1,fill:o=r,fillOpacity:a=.3,anchor:s="start",...c}=e;return h0(t,
{...c,shape:n,stroke:r,strokeWidth:i,fill:o,fillOpacity:a,anchor:s})}function ti(t,e){return arguments.length<2&&!Ne(t)&&(e=t,t=null),e===void 0&&(e={}),[t,e]}function Yu({anchor:t}={},e){return t===void 0?e[0]:re(t,"anchor",e)}function Ew(t){
return Yu(t,["left","right"])}function Nw(t){return Yu(t,["right","left"])}function Rw(t){return Yu(t,["bottom","top"])}function Iw(t){return Yu(t,["top","botto\
m"])}function to(){let[t,e]=ti(...arguments);return Lw("y",Ew(e),t,e)}function Bu(){let[t,e]=ti(...arguments);return Lw("fy",Nw(e),t,e)}function Hs(){let[t,e]=ti(
...arguments);return Pw("x",Rw(e),t,e)}function qu(){let[t,e]=ti(...arguments);return Pw("fx",Iw(e),t,e)}function Lw(t,e,n,{color:r="currentColor",opacity:i=1,stroke:o=r,
strokeOpacity:a=i,strokeWidth:s=1,fill:c=r,fillOpacity:l=i,textAnchor:u,textStroke:h,textStrokeOpacity:f,textStrokeWidth:d,tickSize:p=t==="y"?6:0,tickPadding:m,
tickRotate:b,x:y,margin:g,marginTop:v=g===void 0?20:g,marginRight:x=g===void 0?e==="right"?40:0:g,marginBottom:_=g===void 0?20:g,marginLeft:w=g===void 0?e==="le\
ft"?40:0:g,label:M,labelAnchor:k,labelArrow:S,labelOffset:A,ariaLabel:T=`${t}-axis`,...$}){return p=bt(p),m=bt(m),b=bt(b),k!==void 0&&(k=re(k,"labelAnchor",["ce\
nter","top","bottom"])),S=Xw(S),Jt(p&&!Mt(o)?Uk(t,e,n,{stroke:o,strokeOpacity:a,strokeWidth:s,tickSize:p,tickPadding:m,tickRotate:b,x:y,ariaLabel:T,...$}):null,
Mt(c)?null:Hk(t,e,n,{fill:c,fillOpacity:l,stroke:h,strokeOpacity:f,strokeWidth:d,textAnchor:u,tickSize:p,tickPadding:m,tickRotate:b,x:y,marginTop:v,marginRight:x,
marginBottom:_,marginLeft:w,ariaLabel:T,...$}),!Mt(c)&&M!==null?jn([],Fw({fill:c,fillOpacity:l,...$},function(N,E,C,R,I){let z=R[t],{marginTop:P,marginRight:Y,marginBottom:q,
marginLeft:W}=t==="y"&&I.inset||I,X=k??(z.bandwidth?"center":"top"),ot=A??(e==="right"?Y:W)-3;return X==="center"?(this.textAnchor=void 0,this.lineAnchor=e==="r\
ight"?"bottom":"top",this.frameAnchor=e,this.rotate=-90):(this.textAnchor=e==="right"?"end":"start",this.lineAnchor=X,this.frameAnchor=`${X}-${e}`,this.rotate=0),
this.dy=X==="top"?3-P:X==="bottom"?q-3:0,this.dx=e==="right"?ot:-ot,this.ariaLabel=`${T} label`,{facets:[[0]],channels:{text:{value:[qw(t,z,{anchor:e,label:M,labelAnchor:X,
labelArrow:S})]}}}})):null)}function Pw(t,e,n,{color:r="currentColor",opacity:i=1,stroke:o=r,strokeOpacity:a=i,strokeWidth:s=1,fill:c=r,fillOpacity:l=i,textAnchor:u,
textStroke:h,textStrokeOpacity:f,textStrokeWidth:d,tickSize:p=t==="x"?6:0,tickPadding:m,tickRotate:b,y,margin:g,marginTop:v=g===void 0?e==="top"?30:0:g,marginRight:x=g===
void 0?20:g,marginBottom:_=g===void 0?e==="bottom"?30:0:g,marginLeft:w=g===void 0?20:g,label:M,labelAnchor:k,labelArrow:S,labelOffset:A,ariaLabel:T=`${t}-axis`,
...$}){return p=bt(p),m=bt(m),b=bt(b),k!==void 0&&(k=re(k,"labelAnchor",["center","left","right"])),S=Xw(S),Jt(p&&!Mt(o)?Gk(t,e,n,{stroke:o,strokeOpacity:a,strokeWidth:s,
tickSize:p,tickPadding:m,tickRotate:b,y,ariaLabel:T,...$}):null,Mt(c)?null:jk(t,e,n,{fill:c,fillOpacity:l,stroke:h,strokeOpacity:f,strokeWidth:d,textAnchor:u,tickSize:p,
tickPadding:m,tickRotate:b,y,marginTop:v,marginRight:x,marginBottom:_,marginLeft:w,ariaLabel:T,...$}),!Mt(c)&&M!==null?jn([],Fw({fill:c,fillOpacity:l,...$},function(N,E,C,R,I){
let z=R[t],{marginTop:P,marginRight:Y,marginBottom:q,marginLeft:W}=t==="x"&&I.inset||I,X=k??(z.bandwidth?"center":"right"),ot=A??(e==="top"?P:q)-3;return X==="c\
enter"?(this.frameAnchor=e,this.textAnchor=void 0):(this.frameAnchor=`${e}-${X}`,this.textAnchor=X==="right"?"end":"start"),this.lineAnchor=e,this.dy=e==="top"?
-ot:ot,this.dx=X==="right"?Y-3:X==="left"?3-W:0,this.ariaLabel=`${T} label`,{facets:[[0]],channels:{text:{value:[qw(t,z,{anchor:e,label:M,labelAnchor:X,labelArrow:S})]}}}})):
null)}function Uk(t,e,n,{strokeWidth:r=1,strokeLinecap:i=null,strokeLinejoin:o=null,facetAnchor:a=e+(t==="y"?"-empty":""),frameAnchor:s=e,tickSize:c,inset:l=0,insetLeft:u=l,
insetRight:h=l,dx:f=0,y:d=t==="y"?void 0:null,ariaLabel:p,...m}){return pa(Fu,t,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinecap:i,strokeLinejoin:o,
facetAnchor:a,frameAnchor:s,y:d,...m,dx:e==="left"?+f-Wt+ +u:+f+Wt-h,anchor:"start",length:c,shape:e==="left"?Qk:Jk})}function Gk(t,e,n,{strokeWidth:r=1,strokeLinecap:i=null,
strokeLinejoin:o=null,facetAnchor:a=e+(t==="x"?"-empty":""),frameAnchor:s=e,tickSize:c,inset:l=0,insetTop:u=l,insetBottom:h=l,dy:f=0,x:d=t==="x"?void 0:null,ariaLabel:p,
...m}){return pa(zu,t,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinejoin:o,strokeLinecap:i,facetAnchor:a,frameAnchor:s,x:d,...m,dy:e==="botto\
m"?+f-Wt-h:+f+Wt+ +u,anchor:"start",length:c,shape:e==="bottom"?Zk:Kk})}function Hk(t,e,n,{facetAnchor:r=e+(t==="y"?"-empty":""),frameAnchor:i=e,tickSize:o,tickRotate:a=0,
tickPadding:s=Math.max(3,9-o)+(Math.abs(a)>60?4*Math.cos(a*ua):0),text:c,textAnchor:l=Math.abs(a)>60?"middle":e==="left"?"end":"start",lineAnchor:u=a>60?"top":a<
-60?"bottom":"middle",fontVariant:h,inset:f=0,insetLeft:d=f,insetRight:p=f,dx:m=0,ariaLabel:b,y=t==="y"?void 0:null,...g}){return pa(Pu,t,n,{ariaLabel:`${b} tic\
k label`},{facetAnchor:r,frameAnchor:i,text:c,textAnchor:l,lineAnchor:u,fontVariant:h,rotate:a,y,...g,dx:e==="left"?+m-o-s+ +d:+m+ +o+ +s-p},function(v,x,_,w,M){
h===void 0&&(this.fontVariant=Bw(v)),c===void 0&&(M.text=Yw(v,x,_,w,e))})}function jk(t,e,n,{facetAnchor:r=e+(t==="x"?"-empty":""),frameAnchor:i=e,tickSize:o,tickRotate:a=0,
tickPadding:s=Math.max(3,9-o)+(Math.abs(a)>=10?4*Math.cos(a*ua):0),text:c,textAnchor:l=Math.abs(a)>=10?a<0^e==="bottom"?"start":"end":"middle",lineAnchor:u=Math.
abs(a)>=10?"middle":e==="bottom"?"top":"bottom",fontVariant:h,inset:f=0,insetTop:d=f,insetBottom:p=f,dy:m=0,x:b=t==="x"?void 0:null,ariaLabel:y,...g}){return pa(
Lu,t,n,{ariaLabel:`${y} tick label`},{facetAnchor:r,frameAnchor:i,text:c===void 0?null:c,textAnchor:l,lineAnchor:u,fontVariant:h,rotate:a,x:b,...g,dy:e==="botto\
m"?+m+ +o+ +s-p:+m-o-s+ +d},function(v,x,_,w,M){h===void 0&&(this.fontVariant=Bw(v)),c===void 0&&(M.text=Yw(v,x,_,w,e))})}function Xu(){let[t,e]=ti(...arguments);
return Dw("y",Ew(e),t,e)}function Wu(){let[t,e]=ti(...arguments);return Dw("fy",Nw(e),t,e)}function Uu(){let[t,e]=ti(...arguments);return Ow("x",Rw(e),t,e)}function Gu(){
let[t,e]=ti(...arguments);return Ow("fx",Iw(e),t,e)}function Dw(t,e,n,{y:r=t==="y"?void 0:null,x:i=null,x1:o=e==="left"?i:null,x2:a=e==="right"?i:null,ariaLabel:s=`${t}\
-grid`,ariaHidden:c=!0,...l}){return pa(Ke,t,n,{ariaLabel:s,ariaHidden:c},{y:r,x1:o,x2:a,...zw(l)})}function Ow(t,e,n,{x:r=t==="x"?void 0:null,y:i=null,y1:o=e===
"top"?i:null,y2:a=e==="bottom"?i:null,ariaLabel:s=`${t}-grid`,ariaHidden:c=!0,...l}){return pa(Ze,t,n,{ariaLabel:s,ariaHidden:c},{x:r,y1:o,y2:a,...zw(l)})}function zw({
color:t="currentColor",opacity:e=.1,stroke:n=t,strokeOpacity:r=e,strokeWidth:i=1,...o}){return{stroke:n,strokeOpacity:r,strokeWidth:i,...o}}function Fw({fill:t,
fillOpacity:e,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:o,fontWeight:a,monospace:s,pointerEvents:c,shapeRendering:l,clip:u=!1},h){return[,t]=Yt(t),[,e]=St(
e),{facet:"super",x:null,y:null,fill:t,fillOpacity:e,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:o,fontWeight:a,monospace:s,pointerEvents:c,shapeRendering:l,
clip:u,initializer:h}}function pa(t,e,n,r,i,o){let a;function s(u,h,f,d,p,m){let b=u==null&&(e==="fx"||e==="fy"),{[e]:y}=d;if(!y)throw new Error(`missing scale:\
 ${e}`);let g=y.domain(),{interval:v,ticks:x,tickFormat:_,tickSpacing:w=e==="x"?80:35}=i;if(typeof x=="string"&&Ww(y)&&(v=x,x=void 0),x===void 0&&(x=Yn(v,y.type)??
Vk(y,w)),u==null){if(Ne(x))u=un(x);else if(Ur(x))u=d0(x,...$t(g));else if(y.interval){let k=y.interval;if(y.ticks){let[S,A]=$t(g),T=(A-S)/k[Go];k=nm(k,T/x)??k,u=
d0(k,S,A)}else{u=g;let S=u.length;k=nm(k,S/x)??k,k!==y.interval&&(u=d0(k,...$t(u)))}if(k===y.interval){let S=Math.round(u.length/x);S>1&&(u=u.filter((A,T)=>T%S===
0))}}else y.ticks?u=y.ticks(x):u=g;if(!y.ticks&&u.length&&u!==g){let k=new Je(g);u=u.filter(S=>k.has(S)),u.length||xe(`Warning: the ${e}-axis ticks appear to no\
t align with the scale domain, resulting in no ticks. Try different ticks?`)}e==="y"||e==="x"?h=[Ee(u)]:a[e]={scale:e,value:B}}o?.call(this,y,u,x,_,a);let M=Object.
fromEntries(Object.entries(a).map(([k,S])=>[k,{...S,value:Z(u,S.value)}]));return b&&(h=m.filterFacets(u,M)),{data:u,facets:h,channels:M}}let c=Tt(i).initializer,
l=t(n,Tt({...i,initializer:s},c));return n==null?(a=l.channels,l.channels={}):a={},r!==void 0&&Object.assign(l,r),l.clip===void 0&&(l.clip=!1),l}function Vk(t,e){
let[n,r]=$t(t.range());return(r-n)/e}function Yw(t,e,n,r,i){return{value:js(t,e,n,r,i)}}function js(t,e,n,r,i){return typeof r=="function"&&!(t.type==="log"&&t.
tickFormat)?r:r===void 0&&e&&Bt(e)?dx(t.type,e,i)??Gn:t.tickFormat?t.tickFormat(typeof n=="number"?n:null,r):typeof r=="string"&&t.domain().length>0?(Bt(t.domain())?
Ln:Tn)(r):r===void 0?Gn:Xt(r)}function d0(t,e,n){return t.range(e,t.offset(t.floor(n)))}var Zk={draw(t,e){t.moveTo(0,0),t.lineTo(0,e)}},Kk={draw(t,e){t.moveTo(0,
0),t.lineTo(0,-e)}},Qk={draw(t,e){t.moveTo(0,0),t.lineTo(-e,0)}},Jk={draw(t,e){t.moveTo(0,0),t.lineTo(e,0)}};function Bw(t){return t.bandwidth&&!t.interval?void 0:
"tabular-nums"}function qw(t,e,{anchor:n,label:r=e.label,labelAnchor:i,labelArrow:o}={}){if(!(r==null||r.inferred&&Ww(e)&&/^(date|time|year)$/i.test(r))){if(r=String(
r),o==="auto"&&(o=(!e.bandwidth||e.interval)&&!/[↑↓→←]/.test(r)),!o)return r;if(o===!0){let a=yu(e);a&&(o=/x$/.test(t)||i==="center"?/x$/.test(t)===a<0?
"left":"right":a<0?"up":"down")}switch(o){case"left":return`← ${r}`;case"right":return`${r} →`;case"up":return n==="right"?`${r} ↑`:`↑ ${r}`;case"down":
return n==="right"?`${r} ↓`:`↓ ${r}`}return r}}function Xw(t="auto"){return Mt(t)?!1:typeof t=="boolean"?t:re(t,"labelArrow",["auto","up","right","down","le\
ft"])}function Ww(t){return Bt(t.domain())}function Uw(t,e){if(e==null)return e;let n=t(e);if(!n)throw new Error(`scale not found: ${e}`);return n}function Gw(t,{opacity:e,...n}={}){if(!Wn(t)&&!qm(t))throw new Error(
`swatches legend requires ordinal or threshold color scale (not ${t.type})`);return jw(t,n,(r,i,o,a)=>r.append("svg").attr("width",o).attr("height",a).attr("fil\
l",i.scale).attr("fill-opacity",St(e)[1]).append("rect").attr("width","100%").attr("height","100%"))}function Hw(t,{fill:e=t.hint?.fill!==void 0?t.hint.fill:"no\
ne",fillOpacity:n=1,stroke:r=t.hint?.stroke!==void 0?t.hint.stroke:Mt(e)?"currentColor":"none",strokeOpacity:i=1,strokeWidth:o=1.5,r:a=4.5,...s}={},c){let[l,u]=Yt(
e),[h,f]=Yt(r),d=Uw(c,l),p=Uw(c,h),m=a*a*Math.PI;return n=St(n)[1],i=St(i)[1],o=St(o)[1],jw(t,s,(b,y,g,v)=>b.append("svg").attr("viewBox","-8 -8 16 16").attr("w\
idth",g).attr("height",v).attr("fill",l==="color"?x=>d.scale(x):u).attr("fill-opacity",n).attr("stroke",h==="color"?x=>p.scale(x):f).attr("stroke-opacity",i).attr(
"stroke-width",o).append("path").attr("d",x=>{let _=De();return t.scale(x).draw(_,m),_}))}function jw(t,e={},n){let{columns:r,tickFormat:i,fontVariant:o=Eu(t),swatchSize:a=15,
swatchWidth:s=a,swatchHeight:c=a,marginLeft:l=0,className:u,style:h,width:f}=e,d=Kr(e);u=aa(u),i=js(t.scale,t.domain,void 0,i);let p=j("div",d).attr("class",`${u}\
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
${m}`)).style("margin-left",l?`${+l}px`:null).style("width",f===void 0?null:`${+f}px`).style("font-variant",It(o,"normal")).call(sa,h).node()}var Hu=new Map([["symbol",Hw],["color",Kw],["opacity",tA]]);function Vw(t={}){for(let[e,n]of Hu){let r=t[e];if(zn(r)){let i=Kr(t),o;if(e==="symbol"){let{fill:a,
stroke:s=a===void 0&&zn(t.color)?"color":void 0}=t;o={fill:a,stroke:s}}return n(xu(e,r,o),p0(i,r,t),a=>zn(t[a])?xu(a,t[a]):null)}}throw new Error("unknown legen\
d type; no scale found")}function Zw(t,e,n={}){return(r,i)=>{if(!Hu.has(r))throw new Error(`unknown legend type: ${r}`);if(r in t)return Hu.get(r)(t[r],p0(e,n[r],
i),o=>t[o])}}function p0({className:t,...e},{label:n,ticks:r,tickFormat:i}={},o){return Cx(o,{className:t,...e},{label:n,ticks:r,tickFormat:i})}function Kw(t,{legend:e=!0,
...n}){if(e===!0&&(e=t.type==="ordinal"?"swatches":"ramp"),t.domain!==void 0)switch(`${e}`.toLowerCase()){case"swatches":return Gw(t,n);case"ramp":return sw(t,n);default:
throw new Error(`unknown legend type: ${e}`)}}function tA({type:t,interpolate:e,...n},{legend:r=!0,color:i=Pe(0,0,0),...o}){if(!e)throw new Error(`${t} opacity \
scales are not supported`);if(r===!0&&(r="ramp"),`${r}`.toLowerCase()!=="ramp")throw new Error(`${r} opacity legends are not supported`);return Kw({type:t,...n,
interpolate:eA(i)},{legend:r,...o})}function eA(t){let{r:e,g:n,b:r}=Pe(t)||Pe(0,0,0);return i=>`rgba(${e},${n},${r},${i})`}function Qw(t,e,n){let r=[];for(let[i,
o]of Hu){let a=n[i];if(a?.legend&&i in t){let s=o(t[i],p0(e,t[i],a),c=>t[c]);s!=null&&r.push(s)}}return r}function ei(t={},e="x"){return fm(t)?t:{...t,[e]:B}}function ni(t={},e="y"){return hm(t)?t:{...t,[e]:B}}function ju(t,e){if(e.length===1)return{data:t,facets:e};let n=Wr(t),r=new Uint8Array(n),i=0;for(let s of e)for(let c of s)r[c]&&++i,r[c]=1;if(i===0)return{data:t,
facets:e};t=Xr(t);let o=t[im]=new Uint32Array(n+i);e=e.map(s=>Xr(s,Uint32Array));let a=n;r.fill(0);for(let s of e)for(let c=0,l=s.length;c<l;++c){let u=s[c];r[u]?
(s[c]=a,t[a]=t[u],o[a]=u,++a):o[u]=u,r[u]=1}return{data:t,facets:e}}function m0(t={},e={}){arguments.length===1&&([t,e]=ma(t));let{y1:n,y:r=n,x:i,...o}=e,[a,s,c,l]=ga(r,i,"y","x",t,o);return{...a,y1:n,y:s,x1:c,x2:l,x:Vo(c,l)}}function e6(t={},e={}){
arguments.length===1&&([t,e]=ma(t));let{y1:n,y:r=n,x:i}=e,[o,a,s]=ga(r,i,"y","x",t,e);return{...o,y1:n,y:a,x:s}}function n6(t={},e={}){arguments.length===1&&([t,
e]=ma(t));let{y1:n,y:r=n,x:i}=e,[o,a,,s]=ga(r,i,"y","x",t,e);return{...o,y1:n,y:a,x:s}}function g0(t={},e={}){arguments.length===1&&([t,e]=ma(t));let{x1:n,x:r=n,
y:i,...o}=e,[a,s,c,l]=ga(r,i,"x","y",t,o);return{...a,x1:n,x:s,y1:c,y2:l,y:Vo(c,l)}}function r6(t={},e={}){arguments.length===1&&([t,e]=ma(t));let{x1:n,x:r=n,y:i}=e,
[o,a,s]=ga(r,i,"x","y",t,e);return{...o,x1:n,x:a,y:s}}function i6(t={},e={}){arguments.length===1&&([t,e]=ma(t));let{x1:n,x:r=n,y:i}=e,[o,a,,s]=ga(r,i,"x","y",t,
e);return{...o,x1:n,x:a,y:s}}function ri({x:t,x1:e,x2:n,...r}={}){return r=vn(r,"y"),e===void 0&&n===void 0?m0({x:t,...r}):([e,n]=dm(t,e,n),{...r,x1:e,x2:n})}function ii({
y:t,y1:e,y2:n,...r}={}){return r=vn(r,"x"),e===void 0&&n===void 0?g0({y:t,...r}):([e,n]=dm(t,e,n),{...r,y1:e,y2:n})}function ma(t){let{offset:e,order:n,reverse:r,
...i}=t;return[{offset:e,order:n,reverse:r},i]}var nA={length:!0};function ga(t,e=Rs,n,r,{offset:i,order:o,reverse:a},s){if(e===null)throw new Error(`stack requ\
ires ${r}`);let c=be(s),[l,u]=me(t),[h,f]=le(e),[d,p]=le(e);return h.hint=d.hint=nA,i=rA(i),o=aA(o,i,r),[Qt(s,(m,b,y)=>{({data:m,facets:b}=ju(m,b));let g=t==null?
void 0:u(qi(Z(m,t),y?.[n])),v=Z(m,e,Float64Array),x=Z(m,c),_=o&&o(m,g,v,x),w=Wr(m),M=f(new Float64Array(w)),k=p(new Float64Array(w)),S=[];for(let A of b){let T=g?
Array.from(Ie(A,$=>g[$]).values()):[A];if(_)for(let $ of T)$.sort(_);for(let $ of T){let N=0,E=0;a&&$.reverse();for(let C of $){let R=v[C];R<0?N=k[C]=(M[C]=N)+R:
R>0?E=k[C]=(M[C]=E)+R:k[C]=M[C]=E}}S.push(T)}return i&&i(S,M,k,x),{data:m,facets:b}}),l,h,d]}function rA(t){if(t!=null){if(typeof t=="function")return t;switch(`${t}`.
toLowerCase()){case"expand":case"normalize":return iA;case"center":case"silhouette":return oA;case"wiggle":return a6}throw new Error(`unknown offset: ${t}`)}}function o6(t,e){
let n=0,r=0;for(let i of t){let o=e[i];o<n&&(n=o),o>r&&(r=o)}return[n,r]}function iA(t,e,n){for(let r of t)for(let i of r){let[o,a]=o6(i,n);for(let s of i){let c=1/
(a-o||1);e[s]=c*(e[s]-o),n[s]=c*(n[s]-o)}}}function oA(t,e,n){for(let r of t){for(let i of r){let[o,a]=o6(i,n);for(let s of i){let c=(a+o)/2;e[s]-=c,n[s]-=c}}s6(
r,e,n)}c6(t,e,n)}function a6(t,e,n,r){for(let i of t){let o=new Qe,a=0;for(let s of i){let c=-1,l=s.map(d=>Math.abs(n[d]-e[d])),u=s.map(d=>{c=r?r[d]:++c;let p=n[d]-
e[d],m=o.has(c)?p-o.get(c):0;return o.set(c,p),m}),h=[0,...Ag(u)];for(let d of s)e[d]+=a,n[d]+=a;let f=we(l);f&&(a-=we(l,(d,p)=>(u[p]/2+h[p])*d)/f)}s6(i,e,n)}c6(
t,e,n)}function s6(t,e,n){let r=jt(t,i=>jt(i,o=>e[o]));for(let i of t)for(let o of i)e[o]-=r,n[o]-=r}function c6(t,e,n){let r=t.length;if(r===1)return;let i=t.map(
s=>s.flat()),o=i.map(s=>(jt(s,c=>e[c])+Nt(s,c=>n[c]))/2),a=jt(o);for(let s=0;s<r;s++){let c=a-o[s];for(let l of i[s])e[l]+=c,n[l]+=c}}function aA(t,e,n){if(t===
void 0&&e===a6)return Jw(ce);if(t!=null){if(typeof t=="string"){let r=t.startsWith("-"),i=r?zi:ce;switch((r?t.slice(1):t).toLowerCase()){case"value":case n:return sA(
i);case"z":return cA(i);case"sum":return lA(i);case"appearance":return uA(i);case"inside-out":return Jw(i)}return t6(am(t))}if(typeof t=="function")return(t.length===
1?t6:fA)(t);if(Ye(t))return hA(t);throw new Error(`invalid order: ${t}`)}}function sA(t){return(e,n,r)=>(i,o)=>t(r[i],r[o])}function cA(t){return(e,n,r,i)=>(o,a)=>t(
i[o],i[a])}function lA(t){return Vu(t,(e,n,r,i)=>Nc(Ee(e),o=>we(o,a=>r[a]),o=>i[o]))}function uA(t){return Vu(t,(e,n,r,i)=>Nc(Ee(e),o=>n[Wa(o,a=>r[a])],o=>i[o]))}
function Jw(t){return Vu(t,(e,n,r,i)=>{let o=Ee(e),a=Nc(o,h=>n[Wa(h,f=>r[f])],h=>i[h]),s=nr(o,h=>we(h,f=>r[f]),h=>i[h]),c=[],l=[],u=0;for(let h of a)u<0?(u+=s.get(
h),c.push(h)):(u-=s.get(h),l.push(h));return l.reverse().concat(c)})}function t6(t){return e=>{let n=Z(e,t);return(r,i)=>ce(n[r],n[i])}}function fA(t){return e=>Ye(
e)?(n,r)=>t(e[n],e[r]):(n,r)=>t(e.get(n),e.get(r))}function hA(t){return Vu(ce,()=>t)}function Vu(t,e){return(n,r,i,o)=>{if(!o)throw new Error("missing channel:\
 z");let a=new Qe(e(n,r,i,o).map((s,c)=>[s,c]));return(s,c)=>t(a.get(o[s]),a.get(o[c]))}}var dA={ariaLabel:"rect"},eo=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,y2:a}=n;super(e,{x1:{value:r,scale:"x",type:r!=null&&o==null?"band":void 0,optional:!0},
y1:{value:i,scale:"y",type:i!=null&&a==null?"band":void 0,optional:!0},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,dA),Vs(this,n),Zs(
this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,{x1:c,y1:l,x2:u,y2:h}=r,{marginTop:f,marginRight:d,marginBottom:p,marginLeft:m,width:b,height:y}=i,{projection:g}=o,{insetTop:v,
insetRight:x,insetBottom:_,insetLeft:w}=this,{rx:M,ry:k,rx1y1:S,rx1y2:A,rx2y1:T,rx2y2:$}=this;(c||u)&&!g&&Ve(a)&&(c=u=null),(l||h)&&!g&&Ve(s)&&(l=h=null);let N=a?.
bandwidth?a.bandwidth():0,E=s?.bandwidth?s.bandwidth():0;return j("svg:g",o).call(ct,this,i,o).call(rt,this,{},0,0).call(C=>C.selectAll().data(e).enter().call(S||
A||T||$?R=>R.append("path").call(et,this).call(Ks,c&&u?I=>c[I]+(u[I]<c[I]?-x:w):c?I=>c[I]+w:m+w,l&&h?I=>l[I]+(h[I]<l[I]?-_:v):l?I=>l[I]+v:f+v,c&&u?I=>u[I]-(u[I]<
c[I]?-w:x):c?I=>c[I]+N-x:b-d-x,l&&h?I=>h[I]-(h[I]<l[I]?-v:_):l?I=>l[I]+E-_:y-p-_,this).call(ht,this,r):R=>R.append("rect").call(et,this).attr("x",c?u?I=>Math.min(
c[I],u[I])+w:I=>c[I]+w:m+w).attr("y",l?h?I=>Math.min(l[I],h[I])+v:I=>l[I]+v:f+v).attr("width",c?u?I=>Math.max(0,Math.abs(u[I]-c[I])+N-w-x):N-w-x:b-d-m-x-w).attr(
"height",l?h?I=>Math.max(0,Math.abs(l[I]-h[I])+E-v-_):E-v-_:y-f-p-v-_).call(V,"rx",M).call(V,"ry",k).call(ht,this,r))).node()}};function Vs(t,{inset:e=0,insetTop:n=e,
insetRight:r=e,insetBottom:i=e,insetLeft:o=e}={}){t.insetTop=bt(n),t.insetRight=bt(r),t.insetBottom=bt(i),t.insetLeft=bt(o)}function Zs(t,{r:e,rx:n,ry:r,rx1:i=e,
ry1:o=e,rx2:a=e,ry2:s=e,rx1y1:c=i!==void 0?+i:o!==void 0?+o:0,rx1y2:l=i!==void 0?+i:s!==void 0?+s:0,rx2y1:u=a!==void 0?+a:o!==void 0?+o:0,rx2y2:h=a!==void 0?+a:
s!==void 0?+s:0}={}){c||l||u||h?(t.rx1y1=c,t.rx1y2=l,t.rx2y1=u,t.rx2y2=h):(t.rx=It(n,"auto"),t.ry=It(r,"auto"))}function Ks(t,e,n,r,i,o){let{rx1y1:a,rx1y2:s,rx2y1:c,
rx2y2:l}=o;typeof e!="function"&&(e=Xt(e)),typeof n!="function"&&(n=Xt(n)),typeof r!="function"&&(r=Xt(r)),typeof i!="function"&&(i=Xt(i));let u=Math.max(Math.abs(
a+c),Math.abs(s+l)),h=Math.max(Math.abs(a+s),Math.abs(c+l));t.attr("d",f=>{let d=e(f),p=n(f),m=r(f),b=i(f),y=d>m,g=p>b,v=y?m:d,x=y?d:m,_=g?b:p,w=g?p:b,M=Math.min(
1,(x-v)/u,(w-_)/h),k=M*(y?g?l:c:g?s:a),S=M*(y?g?s:a:g?l:c),A=M*(y?g?a:s:g?c:l),T=M*(y?g?c:l:g?a:s);return`M${v},${_+Ku(k,T)}A${k},${k} 0 0 ${k<0?0:1} ${v+Zu(k,T)}\
,${_}H${x-Zu(S,A)}A${S},${S} 0 0 ${S<0?0:1} ${x},${_+Ku(S,A)}V${w-Ku(A,S)}A${A},${A} 0 0 ${A<0?0:1} ${x-Zu(A,S)},${w}H${v+Zu(T,k)}A${T},${T} 0 0 ${T<0?0:1} ${v}\
,${w-Ku(T,k)}Z`})}function Zu(t,e){return e<0?t:Math.abs(t)}function Ku(t,e){return e<0?Math.abs(t):t}function Qs(t,e){return new eo(t,o0(a0(e)))}function ya(t,e={}){
return xr(e)||(e={...e,y:kt,x2:B,interval:1}),new eo(t,ri(a0(ei(e))))}function ba(t,e={}){return xr(e)||(e={...e,x:kt,y2:B,interval:1}),new eo(t,ii(o0(ni(e))))}var pA={ariaLabel:"frame",fill:"none",stroke:"currentColor",clip:!1},mA={ariaLabel:"frame",fill:null,stroke:"currentColor",strokeLinecap:"square",clip:!1},Js=class extends Q{constructor(e={}){
let{anchor:n=null}=e;super(Br,void 0,e,n==null?pA:mA),this.anchor=um(n,"anchor",["top","right","bottom","left"]),Vs(this,e),n||Zs(this,e)}render(e,n,r,i,o){let{
marginTop:a,marginRight:s,marginBottom:c,marginLeft:l,width:u,height:h}=i,{anchor:f,insetTop:d,insetRight:p,insetBottom:m,insetLeft:b}=this,{rx:y,ry:g,rx1y1:v,rx1y2:x,
rx2y1:_,rx2y2:w}=this,M=l+b,k=u-s-p,S=a+d,A=h-c-m;return j(f?"svg:line":v||x||_||w?"svg:path":"svg:rect",o).datum(0).call(ct,this,i,o).call(et,this).call(ht,this,
r).call(rt,this,{}).call(f==="left"?T=>T.attr("x1",M).attr("x2",M).attr("y1",S).attr("y2",A):f==="right"?T=>T.attr("x1",k).attr("x2",k).attr("y1",S).attr("y2",A):
f==="top"?T=>T.attr("x1",M).attr("x2",k).attr("y1",S).attr("y2",S):f==="bottom"?T=>T.attr("x1",M).attr("x2",k).attr("y1",A).attr("y2",A):v||x||_||w?T=>T.call(Ks,
M,S,k,A,this):T=>T.attr("x",M).attr("y",S).attr("width",k-M).attr("height",A-S).attr("rx",y).attr("ry",g)).node()}};function xa(t){return new Js(t)}var y0={ariaLabel:"tip",fill:"var(--plot-background)",stroke:"currentColor"},gA=new Set(["geometry","href","src","ariaLabel","scales"]),tc=class extends Q{constructor(e,n={}){
n.tip&&(n={...n,tip:!1}),n.title===void 0&&Ne(e)&&nu(e)&&(n={...n,title:B});let{x:r,y:i,x1:o,x2:a,y1:s,y2:c,anchor:l,preferredAnchor:u="bottom",monospace:h,fontFamily:f=h?
"ui-monospace, monospace":void 0,fontSize:d,fontStyle:p,fontVariant:m,fontWeight:b,lineHeight:y=1,lineWidth:g=20,frameAnchor:v,format:x,textAnchor:_="start",textOverflow:w,
textPadding:M=8,title:k,pointerSize:S=12,pathFilter:A="drop-shadow(0 3px 4px rgba(0,0,0,0.2))"}=n;super(e,{x:{value:o!=null&&a!=null?null:r,scale:"x",optional:!0},
y:{value:s!=null&&c!=null?null:i,scale:"y",optional:!0},x1:{value:o,scale:"x",optional:a==null},y1:{value:s,scale:"y",optional:c==null},x2:{value:a,scale:"x",optional:o==
null},y2:{value:c,scale:"y",optional:s==null},title:{value:k,optional:!0}},n,y0),this.anchor=iu(l,"anchor"),this.preferredAnchor=iu(u,"preferredAnchor"),this.frameAnchor=
Bn(v),this.textAnchor=It(_,"middle"),this.textPadding=+M,this.pointerSize=+S,this.pathFilter=qt(A),this.lineHeight=+y,this.lineWidth=+g,this.textOverflow=c0(w),
this.monospace=!!h,this.fontFamily=qt(f),this.fontSize=bt(d),this.fontStyle=qt(p),this.fontVariant=qt(m),this.fontWeight=qt(b);for(let T in y0)T in this.channels&&
(this[T]=y0[T]);this.splitLines=u0(this),this.clipLine=f0(this),this.format=typeof x=="string"||typeof x=="function"?{title:x}:{...x}}render(e,n,r,i,o){let a=this,
{x:s,y:c,fx:l,fy:u}=n,{ownerSVGElement:h,document:f}=o,{anchor:d,monospace:p,lineHeight:m,lineWidth:b}=this,{textPadding:y,pointerSize:g,pathFilter:v}=this,{marginTop:x,
marginLeft:_}=i,{x1:w,y1:M,x2:k,y2:S,x:A=w??k,y:T=M??S}=r,$=l?l(e.fx)-_:0,N=u?u(e.fy)-x:0,[E,C]=fe(this,i),R=t0(r,E),I=e0(r,C),z=p?Ou:Du,P=z(Zi),Y,q;"title"in r?
(Y=l6.call(this,{title:r.channels.title},n),q=vA):(Y=l6.call(this,r.channels,n),q=wA);let W=j("svg:g",o).call(ct,this,i,o).call(l0,this).call(rt,this,{x:A&&s,y:T&&
c}).call(st=>st.selectAll().data(e).enter().append("g").attr("transform",lt=>`translate(${Math.round(R(lt))},${Math.round(I(lt))})`).call(et,this).call(lt=>lt.append(
"path").attr("filter",v)).call(lt=>lt.append("text").each(function(U){let at=Le(this);this.setAttribute("fill","currentColor"),this.setAttribute("fill-opacity",
1),this.setAttribute("stroke","none");let O=q.call(a,U,e,Y,n,r);if(typeof O=="string")for(let G of a.splitLines(O))X(at,{value:a.clipLine(G)});else{let G=new Set;
for(let H of O){let{label:D=""}=H;D&&G.has(D)||(G.add(D),X(at,H))}}})));function X(st,{label:lt,value:U,color:at,opacity:O}){lt??="",U??="";let G=at!=null||O!=null,
H,D=b*100,[mt]=Qi(lt,D,z,P);if(mt>=0)lt=lt.slice(0,mt).trimEnd()+Zi,H=U.trim(),U="";else{(lt||!U&&!G)&&(U=" "+U);let[gt]=Qi(U,D-z(lt),z,P);gt>=0&&(H=U.trim(),U=
U.slice(0,gt).trimEnd()+Zi)}let J=st.append("tspan").attr("x",0).attr("dy",`${m}em`).text("​");lt&&J.append("tspan").attr("font-weight","bold").text(lt),U&&J.
append(()=>f.createTextNode(U)),G&&J.append("tspan").text(" ■").attr("fill",at).attr("fill-opacity",O).style("user-select","none"),H&&J.append("title").text(H)}
function ot(){let{width:st,height:lt}=i.facet??i;W.selectChildren().each(function(U){let{x:at,width:O,height:G}=this.getBBox();O=Math.round(O),G=Math.round(G);let H=d;
if(H===void 0){let J=R(U)+$,gt=I(U)+N,xt=J+O+g+y*2<st,Pt=J-O-g-y*2>0,_n=gt+G+g+y*2<lt,pi=gt-G-g-y*2>0;H=xt&&Pt?_n&&pi?a.preferredAnchor:pi?"bottom":"top":_n&&pi?
xt?"left":"right":(xt||Pt)&&(_n||pi)?`${pi?"bottom":"top"}-${xt?"left":"right"}`:a.preferredAnchor}let D=this.firstChild,mt=this.lastChild;if(D.setAttribute("d",
xA(H,g,y,O,G)),at)for(let J of mt.childNodes)J.setAttribute("x",-at);mt.setAttribute("y",`${+yA(H,mt.childNodes.length,m).toFixed(6)}em`),mt.setAttribute("trans\
form",`translate(${bA(H,g,y,O,G)})`)}),W.attr("visibility",null)}return e.length&&(W.attr("visibility","hidden"),h.isConnected?Promise.resolve().then(ot):typeof requestAnimationFrame<
"u"&&requestAnimationFrame(ot)),W.node()}};function Ju(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=Gt(e,n)),new tc(t,{...r,x:e,y:n})}function yA(t,e,n){
return/^top(?:-|$)/.test(t)?.94-n:-.29-e*n}function bA(t,e,n,r,i){switch(t){case"middle":return[-r/2,i/2];case"top-left":return[n,e+n];case"top":return[-r/2,e/2+
n];case"top-right":return[-r-n,e+n];case"right":return[-e/2-r-n,i/2];case"bottom-left":return[n,-e-n];case"bottom":return[-r/2,-e/2-n];case"bottom-right":return[
-r-n,-e-n];case"left":return[n+e/2,i/2]}}function xA(t,e,n,r,i){let o=r+n*2,a=i+n*2;switch(t){case"middle":return`M${-o/2},${-a/2}h${o}v${a}h${-o}z`;case"top-le\
ft":return`M0,0l${e},${e}h${o-e}v${a}h${-o}z`;case"top":return`M0,0l${e/2},${e/2}h${(o-e)/2}v${a}h${-o}v${-a}h${(o-e)/2}z`;case"top-right":return`M0,0l${-e},${e}\
h${e-o}v${a}h${o}z`;case"right":return`M0,0l${-e/2},${-e/2}v${e/2-a/2}h${-o}v${a}h${o}v${e/2-a/2}z`;case"bottom-left":return`M0,0l${e},${-e}h${o-e}v${-a}h${-o}z`;case"\
bottom":return`M0,0l${e/2},${-e/2}h${(o-e)/2}v${-a}h${-o}v${a}h${(o-e)/2}z`;case"bottom-right":return`M0,0l${-e},${-e}h${e-o}v${-a}h${o}z`;case"left":return`M0,\
0l${e/2},${-e/2}v${e/2-a/2}h${o}v${a}h${-o}v${e/2-a/2}z`}}function l6(t,e){let n={},r=this.format;r=u6(r,t,"x"),r=u6(r,t,"y"),this.format=r;for(let i in r){let o=r[i];
if(!(o===null||o===!1))if(i==="fx"||i==="fy")n[i]=!0;else{let a=Fs(t,i);a&&(n[i]=a)}}for(let i in t){if(i in n||i in r||gA.has(i)||(i==="x"||i==="y")&&t.geometry)
continue;let o=Fs(t,i);if(o){if(o.scale==null&&o.defaultScale==="color")continue;n[i]=o}}this.facet&&(e.fx&&!("fx"in r)&&(n.fx=!0),e.fy&&!("fy"in r)&&(n.fy=!0));
for(let i in n){let o=this.format[i];if(typeof o=="string"){let a=n[i]?.value??e[i]?.domain()??[];this.format[i]=(Bt(a)?Ln:Tn)(o)}else if(o===void 0||o===!0){let a=e[i];
this.format[i]=a?.bandwidth?js(a,a.domain()):Gn}}return n}function u6(t,e,n){if(!(n in t))return t;let r=`${n}1`,i=`${n}2`;if((r in t||!(r in e))&&(i in t||!(i in
e)))return t;let o=Object.entries(t),a=t[n];return o.splice(o.findIndex(([s])=>s===n)+1,0,[r,a],[i,a]),Object.fromEntries(o)}function vA(t,e,{title:n}){return this.
format.title(n.value[t],t)}function*wA(t,e,n,r,i){for(let o in n){if(o==="fx"||o==="fy"){yield{label:Qu(r,n,o),value:this.format[o](e[o],t)};continue}if(o==="x1"&&
"x2"in n||o==="y1"&&"y2"in n)continue;let a=n[o];if(o==="x2"&&"x1"in n)yield{label:h6(r,n,"x"),value:f6(this.format.x2,n.x1,a,t)};else if(o==="y2"&&"y1"in n)yield{
label:h6(r,n,"y"),value:f6(this.format.y2,n.y1,a,t)};else{let s=a.value[t],c=a.scale;if(!Dt(s)&&c==null)continue;yield{label:Qu(r,n,o),value:this.format[o](s,t),
color:c==="color"?i[o][t]:null,opacity:c==="opacity"?i[o][t]:null}}}}function f6(t,e,n,r){return n.hint?.length?`${t(n.value[r]-e.value[r],r)}`:`${t(e.value[r],
r)}–${t(n.value[r],r)}`}function h6(t,e,n){let r=Qu(t,e,`${n}1`,n),i=Qu(t,e,`${n}2`,n);return r===i?r:`${r}–${i}`}function Qu(t,e,n,r=n){let i=e[n],o=t[i?.scale??
n];return String(o?.label??i?.label??r)}function va(t={}){let{facet:e,style:n,title:r,subtitle:i,caption:o,ariaLabel:a,ariaDescription:s}=t,c=aa(t.className),l=t.marks===void 0?[]:p6(t.marks);l.push(...AA(
l));let u=$A(e,t),h=new Map;for(let P of l){let Y=m6(P,u,t);Y&&h.set(P,Y)}let f=new Map;u&&ec(f,[u],t),ec(f,h,t);let d=p6(TA(l,f,t));for(let P of d){let Y=m6(P,
u,t);Y&&h.set(P,Y)}l.unshift(...d);let p=Bv(f,t);if(p!==void 0){let P=u?Su(p,u):void 0;for(let q of l){if(q.facet===null||q.facet==="super")continue;let W=h.get(
q);W!==void 0&&(W.facetsIndex=q.fx!=null||q.fy!=null?Su(p,W):P)}let Y=new Set;for(let{facetsIndex:q}of h.values())q?.forEach((W,X)=>{W?.length>0&&Y.add(X)});p.forEach(
0<Y.size&&Y.size<p.length?(q,W)=>q.empty=!Y.has(W):q=>q.empty=!1);for(let q of l)if(q.facet==="exclude"){let W=h.get(q);W!==void 0&&(W.facetsIndex=Wv(W.facetsIndex))}}
for(let P of At.keys())zn(t[P])&&P!=="fx"&&P!=="fy"&&f.set(P,[]);let m=new Map;for(let P of l){if(m.has(P))throw new Error("duplicate mark; each mark must be un\
ique");let{facetsIndex:Y,channels:q}=h.get(P)??{},{data:W,facets:X,channels:ot}=P.initialize(Y,q,t);v0(ot,t),m.set(P,{data:W,facets:X,channels:ot})}let b=qs(ec(
f,m,t),t),y=ow(b,l,t);Lv(b,y);let g=Ym(b),{fx:v,fy:x}=g,_=v||x?Bm(b,y):y,w=v||x?PA(g,y):y,M=Kr(t),k=M.document,S=_o("svg").call(k.documentElement),A=S;M.ownerSVGElement=
S,M.className=c,M.projection=Hv(t,_),M.path=function(){return ur(this.projection??Qv(g))},M.filterFacets=(P,Y)=>Su(p,{channels:Y,groups:_u(P,Y)}),M.getMarkState=
P=>{let Y=m.get(P),q=h.get(P);return{...Y,channels:{...Y.channels,...q?.channels}}},M.dispatchValue=P=>{A.value!==P&&(A.value=P,A.dispatchEvent(new M.document.defaultView.
Event("input",{bubbles:!0})))};let T=new Set;for(let[P,Y]of m)if(P.initializer!=null){let q=P.facet==="super"?w:_,W=P.initializer(Y.data,Y.facets,Y.channels,g,q,
M);if(W.data!==void 0&&(Y.data=W.data),W.facets!==void 0&&(Y.facets=W.facets),W.channels!==void 0){let{fx:X,fy:ot,...st}=W.channels;SA(st),Object.assign(Y.channels,
st);for(let lt of Object.values(st)){let{scale:U}=lt;U!=null&&!Ix(At.get(U))&&(b6(lt,t),T.add(U))}(X!=null||ot!=null)&&h.set(P,!0)}}if(T.size){let P=new Map;ec(
P,m,t,X=>T.has(X)),ec(f,m,t,X=>T.has(X));let Y=LA(qs(P,t),b),{scales:q,...W}=Ym(Y);Object.assign(b,Y),Object.assign(g,W),Object.assign(g.scales,q)}let $,N;p!==void 0&&
($={x:v?.domain(),y:x?.domain()},p=qv(p,$),N=Xv(v,x,y));for(let[P,Y]of m)Y.values=P.scale(Y.channels,g,M);let{width:E,height:C}=y;Le(S).attr("class",c).attr("fi\
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
0))continue;let ot=P.render(X,g,q,w,M);if(ot==null)continue;S.appendChild(ot)}else{let X;for(let ot of p){if(!(P.facetAnchor?.(p,$,ot)??!ot.empty))continue;let st=null;
if(W){let U=h.has(P);if(st=W[U?ot.i:0],st=P.filter(st,Y,q),st.length===0)continue;!U&&st===W[0]&&(st=vr(st)),st.fx=ot.x,st.fy=ot.y,st.fi=ot.i}let lt=P.render(st,
g,q,_,M);if(lt!=null){(X??=Le(S).append("g")).append(()=>lt).datum(ot);for(let U of["aria-label","aria-description","aria-hidden","transform"])lt.hasAttribute(U)&&
(X.attr(U,lt.getAttribute(U)),lt.removeAttribute(U))}}X?.selectChildren().each(N)}}let R=Qw(b,M,t),{figure:I=r!=null||i!=null||o!=null||R.length>0}=t;I&&(A=k.createElement(
"figure"),A.className=`${c}-figure`,A.style.maxWidth="initial",r!=null&&A.append(d6(k,r,"h2")),i!=null&&A.append(d6(k,i,"h3")),A.append(...R,S),o!=null&&A.append(
_A(k,o)),"value"in S&&(A.value=S.value,delete S.value)),A.scale=zv(g.scales),A.legend=Zw(b,M,t);let z=mv();return z>0&&Le(S).append("text").attr("x",E).attr("y",
20).attr("dy","-1em").attr("text-anchor","end").attr("font-family","initial").text("⚠️").append("title").text(`${z.toLocaleString("en-US")} warning${z===1?"":
"s"}. Please check the console.`),A}function d6(t,e,n){if(e.ownerDocument)return e;let r=t.createElement(n);return r.append(e),r}function _A(t,e){let n=t.createElement(
"figcaption");return n.append(e),n}function p6(t){return t.flat(1/0).filter(e=>e!=null).map(MA)}function MA(t){return typeof t.render=="function"?t:new x0(t)}var x0=class extends Q{constructor(e){
if(typeof e!="function")throw new TypeError("invalid mark; missing render function");super(),this.render=e}render(){}};function v0(t,e){for(let n in t)b6(t[n],e);
return t}function b6(t,e){let{scale:n,transform:r=!0}=t;if(n==null||!r)return;let{type:i,percent:o,interval:a,transform:s=o?c=>c==null?NaN:c*100:pm(a,i)}=e[n]??
{};s!=null&&(t.value=pt(t.value,s),t.transform=!1)}function SA(t){for(let e in t)Em(e,t[e])}function ec(t,e,n,r=bx){for(let{channels:i}of e.values())for(let o in i){
let a=i[o],{scale:s}=a;if(s!=null&&r(s))if(s==="projection"){if(!Vv(n)){let c=n.x?.domain===void 0,l=n.y?.domain===void 0;if(c||l){let[u,h]=Kv(a);c&&b0(t,"x",u),
l&&b0(t,"y",h)}}}else b0(t,s,a)}return t}function b0(t,e,n){let r=t.get(e);r!==void 0?r.push(n):t.set(e,[n])}function $A(t,e){if(t==null)return;let{x:n,y:r}=t;if(n==
null&&r==null)return;let i=br(t.data);if(i==null)throw new Error("missing facet data");let o={};n!=null&&(o.fx=ta(i,{value:n,scale:"fx"})),r!=null&&(o.fy=ta(i,{
value:r,scale:"fy"})),v0(o,e);let a=_u(i,o);return{channels:o,groups:a,data:t.data}}function m6(t,e,n){if(t.facet===null||t.facet==="super")return;let{fx:r,fy:i}=t;
if(r!=null||i!=null){let c=br(t.data??r??i);if(c===void 0)throw new Error(`missing facet data in ${t.ariaLabel}`);if(c===null)return;let l={};return r!=null&&(l.
fx=ta(c,{value:r,scale:"fx"})),i!=null&&(l.fy=ta(c,{value:i,scale:"fy"})),v0(l,n),{channels:l,groups:_u(c,l)}}if(e===void 0)return;let{channels:o,groups:a,data:s}=e;
if(t.facet!=="auto"||t.data===s)return{channels:o,groups:a};s.length>0&&(a.size>1||a.size===1&&o.fx&&o.fy&&[...a][0][1].size>1)&&Wr(br(t.data))===Wr(s)&&xe(`War\
ning: the ${t.ariaLabel} mark appears to use faceted data, but isn’t faceted. The mark data has the same length as the facet data and the mark facet option is "\
auto", but the mark data and facet data are distinct. If this mark should be faceted, set the mark facet option to true; otherwise, suppress this warning by set\
ting the mark facet option to false.`)}function kA(t,e={}){return Tt({...e,x:null,y:null},(n,r,i,o,a,s)=>s.getMarkState(t))}function AA(t){let e=[];for(let n of t){
let r=n.tip;if(r){r===!0?r={}:typeof r=="string"&&(r={pointer:r});let{pointer:i,preferredAnchor:o}=r;i=/^x$/i.test(i)?la:/^y$/i.test(i)?Hi:ca,r=i(kA(n,r)),r.title=
null,o===void 0&&(r.preferredAnchor=i===Hi?"left":"bottom");let a=Ju(n.data,r);a.facet=n.facet,a.facetAnchor=n.facetAnchor,e.push(a)}}return e}function TA(t,e,n){
let{projection:r,x:i={},y:o={},fx:a={},fy:s={},axis:c,grid:l,facet:u={},facet:{axis:h=c,grid:f}=u,x:{axis:d=c,grid:p=d===null?null:l}=i,y:{axis:m=c,grid:b=m===null?
null:l}=o,fx:{axis:y=h,grid:g=y===null?null:f}=a,fy:{axis:v=h,grid:x=v===null?null:f}=s}=n;(r||!zn(i)&&!g6("x",t))&&(d=p=null),(r||!zn(o)&&!g6("y",t))&&(m=b=null),
e.has("fx")||(y=g=null),e.has("fy")||(v=x=null),d===void 0&&(d=!nf(t,"x")),m===void 0&&(m=!nf(t,"y")),y===void 0&&(y=!nf(t,"fx")),v===void 0&&(v=!nf(t,"fy")),d===
!0&&(d="bottom"),m===!0&&(m="left"),y===!0&&(y=d==="top"||d===null?"bottom":"top"),v===!0&&(v=m==="right"||m===null?"left":"right");let _=[];return ef(_,x,Wu,s),
tf(_,v,Bu,"right","left",u,s),ef(_,g,Gu,a),tf(_,y,qu,"top","bottom",u,a),ef(_,b,Xu,o),tf(_,m,to,"left","right",n,o),ef(_,p,Uu,i),tf(_,d,Hs,"bottom","top",n,i),_}
function tf(t,e,n,r,i,o,a){if(!e)return;let s=CA(e);a=EA(s?r:e,o,a);let{line:c}=a;(n===to||n===Hs)&&c&&!_r(c)&&t.push(xa(NA(a))),t.push(n(a)),s&&t.push(n({...a,
anchor:i,label:null}))}function ef(t,e,n,r){!e||_r(e)||t.push(n(RA(e,r)))}function CA(t){return/^\s*both\s*$/i.test(t)}function EA(t,e,{line:n=e.line,ticks:r,tickSize:i,
tickSpacing:o,tickPadding:a,tickFormat:s,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:h,label:f=e.label,labelAnchor:d,labelArrow:p=e.labelArrow,labelOffset:m}){
return{anchor:t,line:n,ticks:r,tickSize:i,tickSpacing:o,tickPadding:a,tickFormat:s,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:h,label:f,labelAnchor:d,
labelArrow:p,labelOffset:m}}function NA(t){let{anchor:e,line:n}=t;return{anchor:e,facetAnchor:e+"-empty",stroke:n===!0?void 0:n}}function RA(t,{stroke:e=Gr(t)?t:
void 0,ticks:n=IA(t)?t:void 0,tickSpacing:r,ariaLabel:i,ariaDescription:o}){return{stroke:e,ticks:n,tickSpacing:r,ariaLabel:i,ariaDescription:o}}function IA(t){
switch(typeof t){case"number":return!0;case"string":return!Gr(t)}return Ne(t)||typeof t?.range=="function"}function nf(t,e){let n=`${e}-axis `;return t.some(r=>r.
ariaLabel?.startsWith(n))}function g6(t,e){for(let n of e)for(let r in n.channels){let{scale:i}=n.channels[r];if(i===t||i==="projection")return!0}return!1}function LA(t,e){
for(let n in t){let r=t[n],i=e[n];r.label===void 0&&i&&(r.label=i.label)}return t}function PA({fx:t,fy:e},n){let{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,
width:s,height:c}=bu(n),l=t&&y6(t),u=e&&y6(e);return{marginTop:e?u[0]:r,marginRight:t?s-l[1]:i,marginBottom:e?c-u[1]:o,marginLeft:t?l[0]:a,inset:{marginTop:n.marginTop,
marginRight:n.marginRight,marginBottom:n.marginBottom,marginLeft:n.marginLeft},width:s,height:c}}function y6(t){let e=t.domain();if(e.length===0)return[0,t.bandwidth()];
let n=t(e[0]),r=t(e[e.length-1]);return r<n&&([n,r]=[r,n]),[n,r+t.bandwidth()]}var DA=new Map([["basis",O2],["basis-closed",F2],["basis-open",B2],["bundle",X2],["bump-x",N2],["bump-y",R2],["cardinal",W2],["cardinal-closed",U2],["cardinal-o\
pen",G2],["catmull-rom",j2],["catmull-rom-closed",Z2],["catmull-rom-open",Q2],["linear",Di],["linear-closed",tx],["monotone-x",rx],["monotone-y",ix],["natural",
ax],["step",sx],["step-after",lx],["step-before",cx]]);function nc(t=Di,e){if(typeof t=="function")return t;let n=DA.get(`${t}`.toLowerCase());if(!n)throw new Error(
`unknown curve: ${t}`);if(e!==void 0){if("beta"in n)return n.beta(e);if("tension"in n)return n.tension(e);if("alpha"in n)return n.alpha(e)}return n}function rf(t=oi,e){
return typeof t!="function"&&`${t}`.toLowerCase()==="auto"?oi:nc(t,e)}function oi(t){return Di(t)}function Vn(t={y:"count"},e={}){[t,e]=_0(t,e);let{x:n,y:r}=e;return w0(of(n,e,B),null,null,r,t,ji(e))}function Zn(t={x:"count"},e={}){[t,e]=_0(t,e);let{x:n,y:r}=e;
return w0(null,of(r,e,B),n,null,t,Vi(e))}function Tr(t={fill:"count"},e={}){[t,e]=_0(t,e);let{x:n,y:r}=OA(e);return w0(n,r,null,null,t,ji(Vi(e)))}function w6(t,e,n={}){
if(n?.interval==null)return n;let{reduce:r=hu}=n,i={filter:null};return n[e]!=null&&(i[e]=r),n[`${e}1`]!=null&&(i[`${e}1`]=r),n[`${e}2`]!=null&&(i[`${e}2`]=r),t(
i,n)}function wa(t={}){return w6(Vn,"y",vn(t,"x"))}function _a(t={}){return w6(Zn,"x",vn(t,"y"))}function w0(t,e,n,r,{data:i=fu,filter:o=Ps,sort:a,reverse:s,...c}={},l={}){
t=x6(t),e=x6(e),c=zA(c,l),i=S6(i,B),a=a==null?void 0:_6("sort",a,l),o=o==null?void 0:M6("filter",o,l),n!=null&&Xn(c,"x","x1","x2")&&(n=null),r!=null&&Xn(c,"y","\
y1","y2")&&(r=null);let[u,h]=me(t),[f,d]=me(t),[p,m]=me(e),[b,y]=me(e),[g,v]=n!=null?[n,"x"]:r!=null?[r,"y"]:[],[x,_]=me(g),{x:w,y:M,z:k,fill:S,stroke:A,x1:T,x2:$,
y1:N,y2:E,domain:C,cumulative:R,thresholds:I,interval:z,...P}=l,[Y,q]=me(k),[W]=Yt(S),[X]=Yt(A),[ot,st]=me(W),[lt,U]=me(X);return{..."z"in l&&{z:Y||k},..."fill"in
l&&{fill:ot||S},..."stroke"in l&&{stroke:lt||A},...Qt(P,(at,O,G)=>{let H=qi(Z(at,g),G?.[v]),D=Z(at,k),mt=Z(at,W),J=Z(at,X),gt=zs(c,{z:D,fill:mt,stroke:J}),xt=[],
Pt=[],_n=H&&_([]),pi=D&&q([]),o_=mt&&st([]),a_=J&&U([]),lg=t&&h([]),s_=t&&d([]),ug=e&&m([]),c_=e&&y([]),l_=BA(t,e,at),u_=0;for(let uo of c)uo.initialize(at);a&&
a.initialize(at),o&&o.initialize(at);for(let uo of O){let fg=[];for(let fo of c)fo.scope("facet",uo);a&&a.scope("facet",uo),o&&o.scope("facet",uo);for(let[fo,f_]of qn(
uo,gt))for(let[h_,Ac]of qn(f_,H))for(let[Mn,Jn]of l_(Ac))if(gt&&(Jn.z=fo),!(o&&!o.reduce(Mn,Jn))){fg.push(u_++),Pt.push(i.reduceIndex(Mn,at,Jn)),H&&_n.push(h_),
D&&pi.push(gt===D?fo:D[(Mn.length>0?Mn:Ac)[0]]),mt&&o_.push(gt===mt?fo:mt[(Mn.length>0?Mn:Ac)[0]]),J&&a_.push(gt===J?fo:J[(Mn.length>0?Mn:Ac)[0]]),lg&&(lg.push(
Jn.x1),s_.push(Jn.x2)),ug&&(ug.push(Jn.y1),c_.push(Jn.y2));for(let d_ of c)d_.reduce(Mn,Jn);a&&a.reduce(Mn,Jn)}xt.push(fg)}return Am(xt,a,s),{data:Pt,facets:xt}}),
...!Xn(c,"x")&&(u?{x1:u,x2:f,x:Vo(u,f)}:{x:w,x1:T,x2:$}),...!Xn(c,"y")&&(p?{y1:p,y2:b,y:Vo(p,b)}:{y:M,y1:N,y2:E}),...x&&{[v]:x},...Object.fromEntries(c.map(({name:at,
output:O})=>[at,O]))}}function _0({cumulative:t,domain:e,thresholds:n,interval:r,...i},o){return[i,{cumulative:t,domain:e,thresholds:n,interval:r,...o}]}function of(t,{
cumulative:e,domain:n,thresholds:r,interval:i},o){return t={...hn(t)},t.domain===void 0&&(t.domain=n),t.cumulative===void 0&&(t.cumulative=e),t.thresholds===void 0&&
(t.thresholds=r),t.interval===void 0&&(t.interval=i),t.value===void 0&&(t.value=o),t.thresholds=M0(t.thresholds,t.interval),t}function OA(t){let{x:e,y:n}=t;return e=
of(e,t),n=of(n,t),[e.value,n.value]=Gt(e.value,n.value),{x:e,y:n}}function x6(t){if(t==null)return;let{value:e,cumulative:n,domain:r=$t,thresholds:i}=t,o=a=>{let s=Z(
a,e),c;if(Bt(s)||YA(i)){s=pt(s,lm,Float64Array);let[u,h]=typeof r=="function"?r(s):r,f=typeof i=="function"&&!Ur(i)?i(s,u,h):i;typeof f=="number"&&(f=Nl(u,h,f)),
Ur(f)&&(r===$t&&(u=f.floor(u),h=f.offset(f.floor(h))),f=f.range(u,f.offset(h))),c=f}else{s=Zt(s);let[u,h]=typeof r=="function"?r(s):r,f=typeof i=="function"&&!Ur(
i)?i(s,u,h):i;if(typeof f=="number")if(r===$t){let d=mi(u,h,f);if(isFinite(d))if(d>0){let p=Math.round(u/d),m=Math.round(h/d);p*d<=u||--p,m*d>h||++m;let b=m-p+1;
f=new Float64Array(b);for(let y=0;y<b;++y)f[y]=(p+y)*d}else if(d<0){d=-d;let p=Math.round(u*d),m=Math.round(h*d);p/d<=u||--p,m/d>h||++m;let b=m-p+1;f=new Float64Array(
b);for(let y=0;y<b;++y)f[y]=(p+y)/d}else f=[u];else f=[u]}else f=qe(u,h,f);else Ur(f)&&(r===$t&&(u=f.floor(u),h=f.offset(f.floor(h))),f=f.range(u,f.offset(h)));
c=f}let l=[];if(c.length===1)l.push([c[0],c[0]]);else for(let u=1;u<c.length;++u)l.push([c[u-1],c[u]]);return l.bin=(n<0?XA:n>0?qA:S0)(l,c,s),l};return o.label=
ge(e),o}function M0(t,e,n=v6){if(t===void 0)return e===void 0?n:Yn(e);if(typeof t=="string"){switch(t.toLowerCase()){case"freedman-diaconis":return Dg;case"scot\
t":return Yf;case"sturges":return vo;case"auto":return v6}return Yi(t)}return t}function zA(t,e){return $m(t,e,_6)}function _6(t,e,n){return lu(t,e,n,M6)}function M6(t,e,n){
return uu(t,e,n,S6)}function S6(t,e){return Jo(t,e,FA)}function FA(t){switch(`${t}`.toLowerCase()){case"x":return WA;case"x1":return GA;case"x2":return HA;case"\
y":return UA;case"y1":return jA;case"y2":return VA;case"z":return Tm}throw new Error(`invalid bin reduce: ${t}`)}function v6(t,e,n){return Math.min(200,Yf(t,e,n))}
function YA(t){return _x(t)||Ne(t)&&Bt(t)}function BA(t,e,n){let r=t?.(n),i=e?.(n);return r&&i?function*(o){let a=r.bin(o);for(let[s,[c,l]]of r.entries()){let u=i.
bin(a[s]);for(let[h,[f,d]]of i.entries())yield[u[h],{data:n,x1:c,y1:f,x2:l,y2:d}]}}:r?function*(o){let a=r.bin(o);for(let[s,[c,l]]of r.entries())yield[a[s],{data:n,
x1:c,x2:l}]}:function*(o){let a=i.bin(o);for(let[s,[c,l]]of i.entries())yield[a[s],{data:n,y1:c,y2:l}]}}function S0(t,e,n){return e=Zt(e),r=>{let i=t.map(()=>[]);
for(let o of r)i[xo(e,n[o])-1]?.push(o);return i}}function qA(t,e,n){let r=S0(t,e,n);return i=>{let o=r(i);for(let a=1,s=o.length;a<s;++a){let c=o[a-1],l=o[a];for(let u of c)
l.push(u)}return o}}function XA(t,e,n){let r=S0(t,e,n);return i=>{let o=r(i);for(let a=o.length-2;a>=0;--a){let s=o[a+1],c=o[a];for(let l of s)c.push(l)}return o}}
function $6(t,e){let n=(+t+ +e)/2;return t instanceof Date?new Date(n):n}var WA={reduceIndex(t,e,{x1:n,x2:r}){return $6(n,r)}},UA={reduceIndex(t,e,{y1:n,y2:r}){
return $6(n,r)}},GA={reduceIndex(t,e,{x1:n}){return n}},HA={reduceIndex(t,e,{x2:n}){return n}},jA={reduceIndex(t,e,{y1:n}){return n}},VA={reduceIndex(t,e,{y2:n}){
return n}};var ZA={ariaLabel:"area",strokeWidth:1,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},no=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,
y2:a,z:s,curve:c,tension:l}=n;super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0},z:{value:be(
n),optional:!0}},n,ZA),this.z=s,this.curve=nc(c,l)}filter(e){return e}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:l=s}=r;return j("svg:g",o).call(ct,this,i,o).call(
rt,this,n,0,0).call(u=>u.selectAll().data(Cu(e,[a,s,c,l],this,r)).enter().append("path").call(et,this).call(Gi,this,r).attr("d",ks().curve(this.curve).defined(h=>h>=
0).x0(h=>a[h]).y0(h=>s[h]).x1(h=>c[h]).y1(h=>l[h]))).node()}};function rc(t,e){return e===void 0?Cr(t,{x:Bi,y:qr}):new no(t,e)}function ai(t,e){let{y:n=kt,...r}=_a(
e);return new no(t,ri(ei({...r,y1:n,y2:void 0},n===kt?"x2":"x")))}function Cr(t,e){let{x:n=kt,...r}=wa(e);return new no(t,ii(ni({...r,x1:n,x2:void 0},n===kt?"y2":
"y")))}var KA={ariaLabel:"link",fill:"none",stroke:"currentColor",strokeMiterlimit:1},ic=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,y2:a,curve:s,tension:c}=n;
super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,KA),this.curve=rf(s,c),wn(this,n)}project(e,n,r){
this.curve!==oi&&super.project(e,n,r)}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:l=s}=r,{curve:u}=this;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(
h=>h.selectAll().data(e).enter().append("path").call(et,this).attr("d",u===oi&&o.projection?QA(o.path(),a,s,c,l):f=>{let d=De(),p=u(d);return p.lineStart(),p.point(
a[f],s[f]),p.point(c[f],l[f]),p.lineEnd(),d}).call(ht,this,r).call(Ar,this,r,o)).node()}};function QA(t,e,n,r,i){return e=Zt(e),n=Zt(n),r=Zt(r),i=Zt(i),o=>t({type:"\
LineString",coordinates:[[e[o],n[o]],[r[o],i[o]]]})}function af(t,{x:e,x1:n,x2:r,y:i,y1:o,y2:a,...s}={}){return[n,r]=oc(e,n,r),[o,a]=oc(i,o,a),new ic(t,{...s,x1:n,
x2:r,y1:o,y2:a})}function oc(t,e,n){if(t===void 0){if(e===void 0){if(n!==void 0)return[n]}else if(n===void 0)return[e]}else{if(e===void 0)return n===void 0?[t]:
[t,n];if(n===void 0)return[t,e]}return[e,n]}var JA={ariaLabel:"arrow",fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeMiterlimit:1,strokeWidth:1.5},ac=class extends Q{constructor(e,n={}){let{
x1:r,y1:i,x2:o,y2:a,bend:s=0,headAngle:c=60,headLength:l=8,inset:u=0,insetStart:h=u,insetEnd:f=u,sweep:d}=n;super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},
x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,JA),this.bend=s===!0?22.5:Math.max(-90,Math.min(90,s)),this.headAngle=+c,this.headLength=
+l,this.insetStart=+h,this.insetEnd=+f,this.sweep=tT(d)}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:l=s,SW:u}=r,{strokeWidth:h,bend:f,headAngle:d,headLength:p,insetStart:m,
insetEnd:b}=this,y=u?x=>u[x]:Xt(h===void 0?1:h),g=d*ua/2,v=p/1.5;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(x=>x.selectAll().data(e).enter().append(
"path").call(et,this).attr("d",_=>{let w=a[_],M=s[_],k=c[_],S=l[_],A=Math.hypot(k-w,S-M);if(A<=m+b)return null;let T=Math.atan2(S-M,k-w),$=Math.min(v*y(_),A/3),
N=this.sweep(w,M,k,S)*f*ua,E=Math.hypot(A/Math.tan(N),A)/2;if(m||b)if(E<1e5){let ot=Math.sign(N),[st,lt]=eT([w,M],[k,S],E,ot);if(m&&([w,M]=k6([st,lt,E],[w,M,m],
-ot*Math.sign(m))),b){let[U,at]=k6([st,lt,E],[k,S,b],ot*Math.sign(b));T+=Math.atan2(at-lt,U-st)-Math.atan2(S-lt,k-st),k=U,S=at}}else{let ot=k-w,st=S-M,lt=Math.hypot(
ot,st);m&&(w+=ot/lt*m,M+=st/lt*m),b&&(k-=ot/lt*b,S-=st/lt*b)}let C=T+N,R=C+g,I=C-g,z=k-$*Math.cos(R),P=S-$*Math.sin(R),Y=k-$*Math.cos(I),q=S-$*Math.sin(I),W=E<1e5?
`A${E},${E} 0,0,${N>0?1:0} `:"L",X=$?`M${z},${P}L${k},${S}L${Y},${q}`:"";return`M${w},${M}${W}${k},${S}${X}`}).call(ht,this,r)).node()}};function tT(t=1){if(typeof t==
"number")return Xt(Math.sign(t));if(typeof t=="function")return(e,n,r,i)=>Math.sign(t(e,n,r,i));switch(re(t,"sweep",["+x","-x","+y","-y"])){case"+x":return(e,n,r)=>Et(
e,r);case"-x":return(e,n,r)=>en(e,r);case"+y":return(e,n,r,i)=>Et(n,i);case"-y":return(e,n,r,i)=>en(n,i)}}function eT([t,e],[n,r],i,o){let a=n-t,s=r-e,c=Math.hypot(
a,s),l=o*Math.sqrt(i*i-c*c/4)/c;return[(t+n)/2-s*l,(e+r)/2+a*l]}function k6([t,e,n],[r,i,o],a){let s=r-t,c=i-e,l=Math.hypot(s,c),u=(s*s+c*c-o*o+n*n)/(2*l),h=a*Math.
sqrt(n*n-u*u);return[t+(s*u+c*h)/l,e+(c*u-s*h)/l]}function A6(t,{x:e,x1:n,x2:r,y:i,y1:o,y2:a,...s}={}){return[n,r]=oc(e,n,r),[o,a]=oc(i,o,a),new ac(t,{...s,x1:n,
x2:r,y1:o,y2:a})}var nT={ariaLabel:"bar"},Ma=class extends Q{constructor(e,n,r={},i=nT){super(e,n,r,i),Vs(this,r),Zs(this,r)}render(e,n,r,i,o){let{rx:a,ry:s,rx1y1:c,rx1y2:l,rx2y1:u,
rx2y2:h}=this,f=this._x(n,r,i),d=this._y(n,r,i),p=this._width(n,r,i),m=this._height(n,r,i);return j("svg:g",o).call(ct,this,i,o).call(this._transform,this,n).call(
b=>b.selectAll().data(e).enter().call(c||l||u||h?y=>y.append("path").call(et,this).call(Ks,f,d,T6(f,p),T6(d,m),this).call(ht,this,r):y=>y.append("rect").call(et,
this).attr("x",f).attr("width",p).attr("y",d).attr("height",m).call(V,"rx",a).call(V,"ry",s).call(ht,this,r))).node()}_x(e,{x:n},{marginLeft:r}){let{insetLeft:i}=this;
return n?o=>n[o]+i:r+i}_y(e,{y:n},{marginTop:r}){let{insetTop:i}=this;return n?o=>n[o]+i:r+i}_width({x:e},{x:n},{marginRight:r,marginLeft:i,width:o}){let{insetLeft:a,
insetRight:s}=this,c=n&&e?e.bandwidth():o-r-i;return Math.max(0,c-a-s)}_height({y:e},{y:n},{marginTop:r,marginBottom:i,height:o}){let{insetTop:a,insetBottom:s}=this,
c=n&&e?e.bandwidth():o-r-i;return Math.max(0,c-a-s)}};function T6(t,e){return typeof t=="function"&&typeof e=="function"?n=>t(n)+e(n):typeof t=="function"?n=>t(
n)+e:typeof e=="function"?n=>t+e(n):t+e}var ro=class extends Ma{constructor(e,n={},r){let{x1:i,x2:o,y:a}=n;super(e,{x1:{value:i,scale:"x"},x2:{value:o,scale:"x"},
y:{value:a,scale:"y",type:"band",optional:!0}},n,r)}_transform(e,n,{x:r}){e.call(rt,n,{x:r},0,0)}_x({x:e},{x1:n,x2:r},{marginLeft:i}){let{insetLeft:o}=this;return Ve(
e)?i+o:a=>Math.min(n[a],r[a])+o}_width({x:e},{x1:n,x2:r},{marginRight:i,marginLeft:o,width:a}){let{insetLeft:s,insetRight:c}=this;return Ve(e)?a-i-o-s-c:l=>Math.
max(0,Math.abs(r[l]-n[l])-s-c)}},io=class extends Ma{constructor(e,n={},r){let{x:i,y1:o,y2:a}=n;super(e,{y1:{value:o,scale:"y"},y2:{value:a,scale:"y"},x:{value:i,
scale:"x",type:"band",optional:!0}},n,r)}_transform(e,n,{y:r}){e.call(rt,n,{y:r},0,0)}_y({y:e},{y1:n,y2:r},{marginTop:i}){let{insetTop:o}=this;return Ve(e)?i+o:
a=>Math.min(n[a],r[a])+o}_height({y:e},{y1:n,y2:r},{marginTop:i,marginBottom:o,height:a}){let{insetTop:s,insetBottom:c}=this;return Ve(e)?a-i-o-s-c:l=>Math.max(
0,Math.abs(r[l]-n[l])-s-c)}};function Kn(t,e={}){return xr(e)||(e={...e,y:kt,x2:B}),new ro(t,ri(fa(ei(e))))}function Qn(t,e={}){return xr(e)||(e={...e,x:kt,y2:B}),
new io(t,ii(ha(ni(e))))}var rT={ariaLabel:"cell"},oo=class extends Ma{constructor(e,{x:n,y:r,...i}={}){super(e,{x:{value:n,scale:"x",type:"band",optional:!0},y:{value:r,scale:"y",type:"\
band",optional:!0}},i,rT)}_transform(e,n){e.call(rt,n,{},0,0)}};function si(t,{x:e,y:n,...r}={}){return[e,n]=Gt(e,n),new oo(t,{...r,x:e,y:n})}function C6(t,{x:e=kt,
fill:n,stroke:r,...i}={}){return n===void 0&&Yt(r)[0]===void 0&&(n=B),new oo(t,{...i,x:e,fill:n,stroke:r})}function E6(t,{y:e=kt,fill:n,stroke:r,...i}={}){return n===
void 0&&Yt(r)[0]===void 0&&(n=B),new oo(t,{...i,y:e,fill:n,stroke:r})}var iT={ariaLabel:"dot",fill:"none",stroke:"currentColor",strokeWidth:1.5};function sc(t){return t.sort===void 0&&t.reverse===void 0?su({channel:"-r"},t):t}var ao=class extends Q{constructor(e,n={}){
let{x:r,y:i,r:o,rotate:a,symbol:s=Oi,frameAnchor:c}=n,[l,u]=St(a,0),[h,f]=Dx(s),[d,p]=St(o,h==null?3:4.5);super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,
scale:"y",optional:!0},r:{value:d,scale:"r",filter:Ce,optional:!0},rotate:{value:l,optional:!0},symbol:{value:h,scale:"auto",optional:!0}},sc(n),iT),this.r=p,this.
rotate=u,this.symbol=f,this.frameAnchor=Bn(c);let{channels:m}=this,{symbol:b}=m;if(b){let{fill:y,stroke:g}=m;b.hint={fill:y?y.value===b.value?"color":"currentCo\
lor":this.fill??"currentColor",stroke:g?g.value===b.value?"color":"currentColor":this.stroke??"none"}}}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:l,r:u,rotate:h,symbol:f}=r,
{r:d,rotate:p,symbol:m}=this,[b,y]=fe(this,i),g=m===Oi,v=u?void 0:d*d*Math.PI;return Or(d)&&(e=[]),j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&s}).
call(x=>x.selectAll().data(e).enter().append(g?"circle":"path").call(et,this).call(g?_=>{_.attr("cx",c?w=>c[w]:b).attr("cy",l?w=>l[w]:y).attr("r",u?w=>u[w]:d)}:
_=>{_.attr("transform",Hn`translate(${c?w=>c[w]:b},${l?w=>l[w]:y})${h?w=>` rotate(${h[w]})`:p?` rotate(${p})`:""}`).attr("d",u&&f?w=>{let M=De();return f[w].draw(
M,u[w]*u[w]*Math.PI),M}:u?w=>{let M=De();return m.draw(M,u[w]*u[w]*Math.PI),M}:f?w=>{let M=De();return f[w].draw(M,v),M}:(()=>{let w=De();return m.draw(w,v),w})())}).
call(ht,this,r)).node()}};function pn(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=Gt(e,n)),new ao(t,{...r,x:e,y:n})}function N6(t,{x:e=B,...n}={}){
return new ao(t,Iu({...n,x:e}))}function R6(t,{y:e=B,...n}={}){return new ao(t,Ru({...n,y:e}))}function I6(t,e){return pn(t,{...e,symbol:"circle"})}function L6(t,e){
return pn(t,{...e,symbol:"hexagon"})}var oT={ariaLabel:"line",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},so=class extends Q{constructor(e,n={}){
let{x:r,y:i,z:o,curve:a,tension:s}=n;super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y"},z:{value:be(n),optional:!0}},n,oT),this.z=o,this.curve=rf(a,s),wn(this,
n)}filter(e){return e}project(e,n,r){this.curve!==oi&&super.project(e,n,r)}render(e,n,r,i,o){let{x:a,y:s}=r,{curve:c}=this;return j("svg:g",o).call(ct,this,i,o).
call(rt,this,n).call(l=>l.selectAll().data(Cu(e,[a,s],this,r)).enter().append("path").call(et,this).call(Gi,this,r).call(uw,this,r,o).attr("d",c===oi&&o.projection?
aT(o.path(),a,s):Dp().curve(c).defined(u=>u>=0).x(u=>a[u]).y(u=>s[u]))).node()}};function aT(t,e,n){return e=Zt(e),n=Zt(n),r=>{let i=[],o=[i];for(let a of r)a===
-1?(i=[],o.push(i)):i.push([e[a],n[a]]);return t({type:"MultiLineString",coordinates:o})}}function co(t,{x:e,y:n,...r}={}){return[e,n]=Gt(e,n),new so(t,{...r,x:e,
y:n})}function ci(t,{x:e=B,y:n=kt,...r}={}){return new so(t,_a({...r,x:e,y:n}))}function li(t,{x:e=kt,y:n=B,...r}={}){return new so(t,wa({...r,x:e,y:n}))}function k0(t,e){e=sT(e);let{x:n,y:r,color:i,size:o}=e,a=sf(t,n),s=sf(t,r),c=sf(t,i),l=sf(t,o),{fx:u,fy:h,x:{value:f,reduce:d,zero:p,...m},y:{value:b,reduce:y,zero:g,
...v},color:{value:x,color:_,reduce:w},size:{value:M,reduce:k},mark:S}=e;if(d===void 0&&(d=y==null&&f==null&&M==null&&b!=null?"count":null),y===void 0&&(y=d==null&&
b==null&&M==null&&f!=null?"count":null),k===void 0&&M==null&&w==null&&d==null&&y==null&&(f==null||Ot(a))&&(b==null||Ot(s))&&(k="count"),p===void 0&&(p=cf(d)?!0:
void 0),g===void 0&&(g=cf(y)?!0:void 0),f==null&&b==null)throw new Error("must specify x or y");if(d!=null&&b==null)throw new Error("reducing x requires y");if(y!=
null&&f==null)throw new Error("reducing y requires x");S===void 0&&(S=M!=null||k!=null?"dot":cf(d)||cf(y)||w!=null?"bar":f!=null&&b!=null?Ot(a)||Ot(s)||d==null&&
y==null&&!cc(a)&&!cc(s)?"dot":"line":f!=null||b!=null?"rule":null);let A,T,$;switch(S){case"dot":$=pn,T="stroke";break;case"line":$=a&&s||d!=null||y!=null?g||y!=
null||a&&cc(a)?li:p||d!=null||s&&cc(s)?ci:co:a?ci:li,T="stroke",D6(c)&&(A=null);break;case"area":$=!(g||y!=null)&&(p||d!=null||s&&cc(s))?ai:Cr,T="fill",D6(c)&&(A=
null);break;case"rule":$=a?Ze:Ke,T="stroke";break;case"bar":$=d!=null?Ot(s)?P6(d)&&a&&Ot(a)?si:Kn:ya:y!=null?Ot(a)?P6(y)&&s&&Ot(s)?si:Qn:ba:w!=null||k!=null?a&&
Ot(a)&&s&&Ot(s)?si:a&&Ot(a)?Qn:s&&Ot(s)?Kn:Qs:a&&wr(a)&&!(s&&wr(s))?Kn:s&&wr(s)&&!(a&&wr(a))?Qn:si,T="fill";break;default:throw new Error(`invalid mark: ${S}`)}
let N={fx:u,fy:h,x:a??void 0,y:s??void 0,[T]:c??_,z:A,r:l??void 0,tip:!0},E,C={[T]:w??void 0,r:k??void 0};if(d!=null&&y!=null)throw new Error("cannot reduce bot\
h x and y");return y!=null?(C.y=y,E=Ot(a)?Hr:Vn):d!=null?(C.x=d,E=Ot(s)?jr:Zn):(w!=null||k!=null)&&(a&&s?E=Ot(a)&&Ot(s)?Os:Ot(a)?Zn:Ot(s)?Vn:Tr:a?E=Ot(a)?Hr:Vn:
s&&(E=Ot(s)?jr:Zn)),(E===Tr||E===Vn)&&(N.x={value:a,...m}),(E===Tr||E===Zn)&&(N.y={value:s,...v}),p===void 0&&(p=a&&!(E===Tr||E===Vn)&&($===Kn||$===ai||$===ya||
$===Ke)),g===void 0&&(g=s&&!(E===Tr||E===Zn)&&($===Qn||$===Cr||$===ba||$===Ze)),{fx:u??null,fy:h??null,x:{value:f??null,reduce:d??null,zero:!!p,...m},y:{value:b??
null,reduce:y??null,zero:!!g,...v},color:{value:x??null,reduce:w??null,..._!==void 0&&{color:_}},size:{value:M??null,reduce:k??null},mark:S,markImpl:O6[$],markOptions:N,
transformImpl:O6[E],transformOptions:C,colorMode:T}}function z6(t,e){let n=k0(t,e),{fx:r,fy:i,x:{zero:o},y:{zero:a},markOptions:s,transformOptions:c,colorMode:l}=n,
u=$0[n.markImpl],h=$0[n.transformImpl],f=r!=null||i!=null?xa({strokeOpacity:.1}):null,d=[o?Ze([0]):null,a?Ke([0]):null],p=u(t,h?h(c,s):s);return l==="stroke"?Jt(
f,d,p):Jt(f,p,d)}function cc(t){let e,n;for(let r of t){if(r==null)continue;if(e===void 0){e=r;continue}let i=Math.sign(Et(e,r));if(i){if(n!==void 0&&i!==n)return!1;
e=r,n=i}}return!0}function sT({x:t,y:e,color:n,size:r,fx:i,fy:o,mark:a}={}){return He(t)||(t=Sa(t)),He(e)||(e=Sa(e)),He(n)||(n=Gr(n)?{color:n}:Sa(n)),He(r)||(r=
Sa(r)),He(i)&&({value:i}=Sa(i)),He(o)&&({value:o}=Sa(o)),a!=null&&(a=`${a}`.toLowerCase()),{x:t,y:e,color:n,size:r,fx:i,fy:o,mark:a}}function sf(t,e){let n=Z(t,
e.value);return n&&(n.label=ge(e.value)),n}function Sa(t){return cT(t)?{reduce:t}:{value:t}}function cf(t){return/^(?:distinct|count|sum|proportion)$/i.test(t)}
function P6(t){return/^(?:first|last|mode)$/i.test(t)}function cT(t){if(t==null)return!1;if(typeof t.reduceIndex=="function"||typeof t.reduce=="function"&&Kt(t)||
/^p\d{2}$/i.test(t))return!0;switch(`${t}`.toLowerCase()){case"first":case"last":case"count":case"distinct":case"sum":case"proportion":case"proportion-facet":case"\
deviation":case"min":case"min-index":case"max":case"max-index":case"mean":case"median":case"variance":case"mode":return!0}return!1}function D6(t){return t?new Je(
t).size>t.length>>1:!1}var $0={dot:pn,line:co,lineX:ci,lineY:li,areaX:ai,areaY:Cr,ruleX:Ze,ruleY:Ke,barX:Kn,barY:Qn,rect:Qs,rectX:ya,rectY:ba,cell:si,bin:Tr,binX:Vn,
binY:Zn,group:Os,groupX:Hr,groupY:jr},O6=Object.fromEntries(Object.entries($0).map(([t,e])=>[e,t]));function $a(t,e={}){let{x:n,x1:r,x2:i}=e;n===void 0&&r===void 0&&i===void 0&&(e={...e,x:n=B});let o={};return n!=null&&(o.x=t),r!=null&&(o.x1=t),i!=null&&(o.x2=
t),Be(o,e)}function ka(t,e={}){let{y:n,y1:r,y2:i}=e;n===void 0&&r===void 0&&i===void 0&&(e={...e,y:n=B});let o={};return n!=null&&(o.y=t),r!=null&&(o.y1=t),i!=null&&
(o.y2=t),Be(o,e)}function Be(t={},e={}){let n=be(e),r=Object.entries(t).map(([i,o])=>{let a=eu(i,e);if(a==null)throw new Error(`missing channel: ${i}`);let[s,c]=le(
a);return{key:i,input:a,output:s,setOutput:c,map:lT(o)}});return{...Qt(e,(i,o)=>{let a=Z(i,n),s=r.map(({input:l})=>Z(i,l)),c=r.map(({setOutput:l})=>l(new Array(
i.length)));for(let l of o)for(let u of a?Ie(l,h=>a[h]).values():[l])r.forEach(({map:h},f)=>h.mapIndex(u,s[f],c[f]));return{data:i,facets:o}}),...Object.fromEntries(
r.map(({key:i,output:o})=>[i,o]))}}function lT(t){if(t==null)throw new Error("missing map");if(typeof t.mapIndex=="function")return t;if(typeof t.map=="function"&&
Kt(t))return uT(t);if(typeof t=="function")return A0(jo(t));switch(`${t}`.toLowerCase()){case"cumsum":return hT;case"rank":return A0((e,n)=>qf(e,r=>n[r]));case"\
quantile":return A0((e,n)=>fT(e,r=>n[r]))}throw new Error(`invalid map: ${t}`)}function uT(t){return console.warn("deprecated map interface; implement mapIndex \
instead."),{mapIndex:t.map.bind(t)}}function fT(t,e){let n=Ba(t,e)-1;return qf(t,e).map(r=>r/n)}function A0(t){return{mapIndex(e,n,r){let i=t(e,n);if(i.length!==
e.length)throw new Error("map function returned a mismatched length");for(let o=0,a=e.length;o<a;++o)r[e[o]]=i[o]}}}var hT={mapIndex(t,e,n){let r=0;for(let i of t)
n[i]=r+=e[i]}};function F6(t={},e){return arguments.length===1&&(e=t),$a(Aa(t),e)}function Y6(t={},e){return arguments.length===1&&(e=t),ka(Aa(t),e)}function Aa(t={}){typeof t==
"number"&&(t={k:t});let{k:e,reduce:n,shift:r,anchor:i,strict:o}=t;if(i===void 0&&r!==void 0&&(i=pT(r),xe(`Warning: the shift option is deprecated; please use an\
chor "${i}" instead.`)),!((e=Math.floor(e))>0))throw new Error(`invalid k: ${e}`);return mT(n)(e,dT(i,e),o)}function dT(t="middle",e){switch(`${t}`.toLowerCase()){case"\
middle":return e-1>>1;case"start":return 0;case"end":return e-1}throw new Error(`invalid anchor: ${t}`)}function pT(t){switch(`${t}`.toLowerCase()){case"centere\
d":return"middle";case"leading":return"start";case"trailing":return"end"}throw new Error(`invalid shift: ${t}`)}function mT(t="mean"){if(typeof t=="string"){if(/^p\d{2}$/i.
test(t))return lf(Ho(t));switch(t.toLowerCase()){case"deviation":return lf(er);case"max":return uf((e,n)=>Nt(e,r=>n[r]));case"mean":return gT;case"median":return lf(
rr);case"min":return uf((e,n)=>jt(e,r=>n[r]));case"mode":return uf((e,n)=>Ic(e,r=>n[r]));case"sum":return B6;case"variance":return lf(qa);case"difference":return xT;case"\
ratio":return vT;case"first":return wT;case"last":return _T}}if(typeof t!="function")throw new Error(`invalid reduce: ${t}`);return uf(jo(t))}function lf(t){return(e,n,r)=>r?
{mapIndex(i,o,a){let s=l=>o[l]==null?NaN:+o[l],c=0;for(let l=0;l<e-1;++l)isNaN(s(l))&&++c;for(let l=0,u=i.length-e+1;l<u;++l)isNaN(s(l+e-1))&&++c,a[i[l+n]]=c===
0?t(vr(i,l,l+e),s):NaN,isNaN(s(l))&&--c}}:{mapIndex(i,o,a){let s=c=>o[c]==null?NaN:+o[c];for(let c=-n;c<0;++c)a[i[c+n]]=t(vr(i,0,c+e),s);for(let c=0,l=i.length-
n;c<l;++c)a[i[c+n]]=t(vr(i,c,c+e),s)}}}function uf(t){return(e,n,r)=>r?{mapIndex(i,o,a){let s=0;for(let c=0;c<e-1;++c)s+=Dt(o[i[c]]);for(let c=0,l=i.length-e+1;c<
l;++c)s+=Dt(o[i[c+e-1]]),s===e&&(a[i[c+n]]=t(vr(i,c,c+e),o)),s-=Dt(o[i[c]])}}:{mapIndex(i,o,a){for(let s=-n;s<0;++s)a[i[s+n]]=t(vr(i,0,s+e),o);for(let s=0,c=i.length-
n;s<c;++s)a[i[s+n]]=t(vr(i,s,s+e),o)}}}function B6(t,e,n){return n?{mapIndex(r,i,o){let a=0,s=0;for(let c=0;c<t-1;++c){let l=i[r[c]];l===null||isNaN(l)?++a:s+=+l}
for(let c=0,l=r.length-t+1;c<l;++c){let u=i[r[c]],h=i[r[c+t-1]];h===null||isNaN(h)?++a:s+=+h,o[r[c+e]]=a===0?s:NaN,u===null||isNaN(u)?--a:s-=+u}}}:{mapIndex(r,i,o){
let a=0,s=r.length;for(let c=0,l=Math.min(s,t-e-1);c<l;++c)a+=+i[r[c]]||0;for(let c=-e,l=s-e;c<l;++c)a+=+i[r[c+t-1]]||0,o[r[c+e]]=a,a-=+i[r[c]]||0}}}function gT(t,e,n){
if(n){let r=B6(t,e,n);return{mapIndex(i,o,a){r.mapIndex(i,o,a);for(let s=0,c=i.length-t+1;s<c;++s)a[i[s+e]]/=t}}}else return{mapIndex(r,i,o){let a=0,s=0,c=r.length;
for(let l=0,u=Math.min(c,t-e-1);l<u;++l){let h=i[r[l]];h!==null&&!isNaN(h=+h)&&(a+=h,++s)}for(let l=-e,u=c-e;l<u;++l){let h=i[r[l+t-1]],f=i[r[l]];h!==null&&!isNaN(
h=+h)&&(a+=h,++s),o[r[l+e]]=a/s,f!==null&&!isNaN(f=+f)&&(a-=f,--s)}}}}function yT(t,e,n,r){for(let i=n+r;n<i;++n){let o=t[e[n]];if(Dt(o))return o}}function bT(t,e,n,r){
for(let i=n+r-1;i>=n;--i){let o=t[e[i]];if(Dt(o))return o}}function q6(t,e,n,r){for(let i=n+r;n<i;++n){let o=t[e[n]];if(o!==null&&!isNaN(o=+o))return o}}function X6(t,e,n,r){
for(let i=n+r-1;i>=n;--i){let o=t[e[i]];if(o!==null&&!isNaN(o=+o))return o}}function xT(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a){let c=i[r[a]],
l=i[r[a+t-1]];o[r[a+e]]=c===null||l===null?NaN:l-c}}}:{mapIndex(r,i,o){for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=X6(i,r,a,t)-q6(i,r,a,t)}}}function vT(t,e,n){
return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a){let c=i[r[a]],l=i[r[a+t-1]];o[r[a+e]]=c===null||l===null?NaN:l/c}}}:{mapIndex(r,i,o){for(let a=-e,s=r.
length-t+e+1;a<s;++a)o[r[a+e]]=X6(i,r,a,t)/q6(i,r,a,t)}}}function wT(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a)o[r[a+e]]=i[r[a]]}}:{mapIndex(r,i,o){
for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=yT(i,r,a,t)}}}function _T(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a)o[r[a+e]]=i[r[a+t-1]]}}:
{mapIndex(r,i,o){for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=bT(i,r,a,t)}}}var Er={n:20,k:2,color:"currentColor",opacity:.2,strict:!0,anchor:"end"};function W6(t,{x:e=B,y:n,k:r=Er.k,color:i=Er.color,opacity:o=Er.opacity,fill:a=i,fillOpacity:s=o,
stroke:c=i,strokeOpacity:l,strokeWidth:u,...h}={}){return Jt(Mt(a)?null:ai(t,Be({x1:ui({k:-r,...h}),x2:ui({k:r,...h})},{x1:e,x2:e,y:n,fill:a,fillOpacity:s,...h})),
Mt(c)?null:ci(t,Be({x:ui(h)},{x:e,y:n,stroke:c,strokeOpacity:l,strokeWidth:u,...h})))}function U6(t,{x:e,y:n=B,k:r=Er.k,color:i=Er.color,opacity:o=Er.opacity,fill:a=i,
fillOpacity:s=o,stroke:c=i,strokeOpacity:l,strokeWidth:u,...h}={}){return Jt(Mt(a)?null:Cr(t,Be({y1:ui({k:-r,...h}),y2:ui({k:r,...h})},{x:e,y1:n,y2:n,fill:a,fillOpacity:s,
...h})),Mt(c)?null:li(t,Be({y:ui(h)},{x:e,y:n,stroke:c,strokeOpacity:l,strokeWidth:u,...h})))}function ui({n:t=Er.n,k:e=0,strict:n=Er.strict,anchor:r=Er.anchor}={}){
return Aa({k:t,reduce:i=>gi(i)+e*(er(i)||0),strict:n,anchor:r})}var MT={ariaLabel:"tick",fill:null,stroke:"currentColor"},ff=class extends Q{constructor(e,n,r){super(e,n,r,MT),wn(this,r)}render(e,n,r,i,o){return j("svg:g",o).
call(ct,this,i,o).call(this._transform,this,n).call(a=>a.selectAll().data(e).enter().append("line").call(et,this).attr("x1",this._x1(n,r,i)).attr("x2",this._x2(
n,r,i)).attr("y1",this._y1(n,r,i)).attr("y2",this._y2(n,r,i)).call(ht,this,r).call(Ar,this,r,o)).node()}},lc=class extends ff{constructor(e,n={}){let{x:r,y:i,inset:o=0,
insetTop:a=o,insetBottom:s=o}=n;super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y",type:"band",optional:!0}},n),this.insetTop=bt(a),this.insetBottom=bt(s)}_transform(e,n,{
x:r}){e.call(rt,n,{x:r},Wt,0)}_x1(e,{x:n}){return r=>n[r]}_x2(e,{x:n}){return r=>n[r]}_y1({y:e},{y:n},{marginTop:r}){let{insetTop:i}=this;return n&&e?o=>n[o]+i:
r+i}_y2({y:e},{y:n},{height:r,marginBottom:i}){let{insetBottom:o}=this;return n&&e?a=>n[a]+e.bandwidth()-o:r-i-o}},uc=class extends ff{constructor(e,n={}){let{x:r,
y:i,inset:o=0,insetRight:a=o,insetLeft:s=o}=n;super(e,{y:{value:i,scale:"y"},x:{value:r,scale:"x",type:"band",optional:!0}},n),this.insetRight=bt(a),this.insetLeft=
bt(s)}_transform(e,n,{y:r}){e.call(rt,n,{y:r},0,Wt)}_x1({x:e},{x:n},{marginLeft:r}){let{insetLeft:i}=this;return n&&e?o=>n[o]+i:r+i}_x2({x:e},{x:n},{width:r,marginRight:i}){
let{insetRight:o}=this;return n&&e?a=>n[a]+e.bandwidth()-o:r-i-o}_y1(e,{y:n}){return r=>n[r]}_y2(e,{y:n}){return r=>n[r]}};function hf(t,{x:e=B,...n}={}){return new lc(
t,{...n,x:e})}function df(t,{y:e=B,...n}={}){return new uc(t,{...n,y:e})}function G6(t,{x:e=B,y:n=null,r,fill:i="#ccc",fillOpacity:o,stroke:a="currentColor",strokeOpacity:s,strokeWidth:c=2,sort:l,...u}={}){let h=n!=null?jr:Ds;return Jt(
Ke(t,h({x1:T0,x2:C0},{x:e,y:n,stroke:a,strokeOpacity:s,...u})),Kn(t,h({x1:"p25",x2:"p75"},{x:e,y:n,fill:i,fillOpacity:o,...u})),hf(t,h({x:"p50"},{x:e,y:n,stroke:a,
strokeOpacity:s,strokeWidth:c,sort:l,...u})),pn(t,Be({x:j6},{x:e,y:n,z:n,r,stroke:a,strokeOpacity:s,...u})))}function H6(t,{y:e=B,x:n=null,r,fill:i="#ccc",fillOpacity:o,
stroke:a="currentColor",strokeOpacity:s,strokeWidth:c=2,sort:l,...u}={}){let h=n!=null?Hr:Ds;return Jt(Ze(t,h({y1:T0,y2:C0},{x:n,y:e,stroke:a,strokeOpacity:s,...u})),
Qn(t,h({y1:"p25",y2:"p75"},{x:n,y:e,fill:i,fillOpacity:o,...u})),df(t,h({y:"p50"},{x:n,y:e,stroke:a,strokeOpacity:s,strokeWidth:c,sort:l,...u})),pn(t,Be({y:j6},
{x:n,y:e,z:n,r,stroke:a,strokeOpacity:s,...u})))}function j6(t){let e=T0(t),n=C0(t);return t.map(r=>r<e||r>n?r:NaN)}function T0(t){let e=V6(t)*2.5-Z6(t)*1.5;return jt(
t,n=>n>=e?n:NaN)}function C0(t){let e=Z6(t)*2.5-V6(t)*1.5;return Nt(t,n=>n<=e?n:NaN)}function V6(t){return tn(t,.25)}function Z6(t){return tn(t,.75)}var ST={ariaLabel:"raster",stroke:null,pixelSize:1};function Ta(t,e){let n=+t;if(isNaN(n))throw new Error(`invalid ${e}: ${t}`);return n}function K6(t,e){let n=Math.
floor(t);if(isNaN(n))throw new Error(`invalid ${e}: ${t}`);return n}var hc=class extends Q{constructor(e,n,r={},i){let{width:o,height:a,x:s,y:c,x1:l=s==null?0:void 0,
y1:u=c==null?0:void 0,x2:h=s==null?o:void 0,y2:f=c==null?a:void 0,pixelSize:d=i.pixelSize,blur:p=0,interpolate:m}=r;if(o!=null&&(o=K6(o,"width")),a!=null&&(a=K6(
a,"height")),l!=null&&(l=Ta(l,"x1")),u!=null&&(u=Ta(u,"y1")),h!=null&&(h=Ta(h,"x2")),f!=null&&(f=Ta(f,"y2")),s==null&&(l==null||h==null))throw new Error("missin\
g x");if(c==null&&(u==null||f==null))throw new Error("missing y");e!=null&&o!=null&&a!=null&&(s===void 0&&l!=null&&h!=null&&(s=RT(l,h,o,a)),c===void 0&&u!=null&&
f!=null&&(c=IT(u,f,o,a))),super(e,{x:{value:s,scale:"x",optional:!0},y:{value:c,scale:"y",optional:!0},x1:{value:l==null?null:[l],scale:"x",optional:!0,filter:null},
y1:{value:u==null?null:[u],scale:"y",optional:!0,filter:null},x2:{value:h==null?null:[h],scale:"x",optional:!0,filter:null},y2:{value:f==null?null:[f],scale:"y",
optional:!0,filter:null},...n},r,i),this.width=o,this.height=a,this.pixelSize=Ta(d,"pixelSize"),this.blur=Ta(p,"blur"),this.interpolate=s==null||c==null?null:$T(
m)}},dc=class extends hc{constructor(e,n={}){let{imageRendering:r}=n;if(e==null){let{fill:i,fillOpacity:o}=n;St(o)[0]!==void 0&&(n=pf("fillOpacity",n)),Yt(i)[0]!==
void 0&&(n=pf("fill",n))}super(e,void 0,n,ST),this.imageRendering=It(r,"auto")}scale(e,{color:n,...r},i){return super.scale(e,r,i)}render(e,n,r,i,o){let a=n[r.channels.
fill?.scale]??(C=>C),{x:s,y:c}=r,{document:l}=o,[u,h,f,d]=J6(r,i,o),p=f-u,m=d-h,{pixelSize:b,width:y=Math.round(Math.abs(p)/b),height:g=Math.round(Math.abs(m)/b)}=this,
v=y*g,{fill:x,fillOpacity:_}=r,w=0;if(this.interpolate){let C=y/p,R=g/m,I=pt(s,P=>(P-u)*C,Float64Array),z=pt(c,P=>(P-h)*R,Float64Array);x&&(x=this.interpolate(e,
y,g,I,z,x)),_&&(_=this.interpolate(e,y,g,I,z,_))}else this.data==null&&e&&(w=e.fi*v);let M=l.createElement("canvas");M.width=y,M.height=g;let k=M.getContext("2d"),
S=k.createImageData(y,g),A=S.data,{r:T,g:$,b:N}=Pe(this.fill)??{r:0,g:0,b:0},E=(this.fillOpacity??1)*255;for(let C=0;C<v;++C){let R=C<<2;if(x){let I=a(x[C+w]);if(I==
null){A[R+3]=0;continue}({r:T,g:$,b:N}=Pe(I))}_&&(E=_[C+w]*255),A[R+0]=T,A[R+1]=$,A[R+2]=N,A[R+3]=E}return this.blur>0&&Mg(S,this.blur),k.putImageData(S,0,0),j(
"svg:g",o).call(ct,this,i,o).call(rt,this,n).call(C=>C.append("image").attr("transform",`translate(${u},${h}) scale(${Math.sign(f-u)},${Math.sign(d-h)})`).attr(
"width",Math.abs(p)).attr("height",Math.abs(m)).attr("preserveAspectRatio","none").call(V,"image-rendering",this.imageRendering).call(et,this).attr("xlink:href",
M.toDataURL())).node()}};function E0(t,e,n){arguments.length<3&&(n=e,e=null);let{x:r,y:i,[t]:o,...a}=n;return r===void 0&&i===void 0&&Sx(e)&&(r=Bi,i=qr,o===void 0&&
(o=xx)),[e,{...a,x:r,y:i,[t]:o}]}function Q6(){let[t,e]=E0("fill",...arguments);return new dc(t,t==null||e.fill!==void 0||e.fillOpacity!==void 0?e:{...e,fill:B})}
function J6({x1:t,y1:e,x2:n,y2:r},i,{projection:o}){let{width:a,height:s,marginTop:c,marginRight:l,marginBottom:u,marginLeft:h}=i;return[t&&o==null?t[0]:h,e&&o==
null?e[0]:c,n&&o==null?n[0]:a-l,r&&o==null?r[0]:s-u]}function N0({x1:t,y1:e,x2:n,y2:r},i,o,a){let s={};return t&&(s.x1=t),e&&(s.y1=e),n&&(s.x2=n),r&&(s.y2=r),J6(
Vr(s,i),o,a)}function pf(t,e={}){let{[t]:n}=e;if(typeof n!="function")throw new Error(`invalid ${t}: not a function`);return Tt({...e,[t]:void 0},function(r,i,o,a,s,c){
let{x:l,y:u}=a;if(!l)throw new Error("missing scale: x");if(!u)throw new Error("missing scale: y");let[h,f,d,p]=N0(o,a,s,c),m=d-h,b=p-f,{pixelSize:y}=this,{width:g=Math.
round(Math.abs(m)/y),height:v=Math.round(Math.abs(b)/y)}=e,x=new Array(g*v*(i?i.length:1)),_=m/g,w=b/v,M=0;for(let k of i??[void 0])for(let S=.5;S<v;++S)for(let A=.5;A<
g;++A,++M)x[M]=n(l.invert(h+A*_),u.invert(f+S*w),k);return{data:x,facets:i,channels:{[t]:{value:x,scale:"auto"}}}})}function $T(t){if(typeof t=="function")return t;
if(t==null)return mf;switch(`${t}`.toLowerCase()){case"none":return mf;case"nearest":return I0;case"barycentric":return R0();case"random-walk":return L0()}throw new Error(
`invalid interpolate: ${t}`)}function mf(t,e,n,r,i,o){let a=new Array(e*n);for(let s of t)r[s]<0||r[s]>=e||i[s]<0||i[s]>=n||(a[Math.floor(i[s])*e+Math.floor(r[s])]=
o[s]);return a}function R0({random:t=ps(42)}={}){return(e,n,r,i,o,a)=>{let{points:s,triangles:c,hull:l}=An.from(e,d=>i[d],d=>o[d]),u=new a.constructor(n*r).fill(
NaN),h=new Uint8Array(n*r),f=NT(a,t);for(let d=0;d<c.length;d+=3){let p=c[d],m=c[d+1],b=c[d+2],y=s[2*p],g=s[2*m],v=s[2*b],x=s[2*p+1],_=s[2*m+1],w=s[2*b+1],M=Math.
min(y,g,v),k=Math.max(y,g,v),S=Math.min(x,_,w),A=Math.max(x,_,w),T=(_-w)*(y-v)+(x-w)*(v-g);if(!T)continue;let $=a[e[p]],N=a[e[m]],E=a[e[b]];for(let C=Math.floor(
M);C<k;++C)for(let R=Math.floor(S);R<A;++R){if(C<0||C>=n||R<0||R>=r)continue;let I=C+.5,z=R+.5,P=Math.sign(T),Y=(_-w)*(I-v)+(z-w)*(v-g);if(Y*P<0)continue;let q=(w-
x)*(I-v)+(z-w)*(y-v);if(q*P<0)continue;let W=T-(Y+q);if(W*P<0)continue;let X=C+n*R;u[X]=f($,Y/T,N,q/T,E,W/T,C,R),h[X]=1}}return kT(u,h,i,o,a,n,r,l,e,f),u}}function kT(t,e,n,r,i,o,a,s,c,l){
n=Float64Array.from(s,d=>n[c[d]]),r=Float64Array.from(s,d=>r[c[d]]),i=Array.from(s,d=>i[c[d]]);let u=n.length,h=Array.from({length:u},(d,p)=>TT(p,n,r)),f=0;for(let d=0;d<
a;++d){let p=d+.5;for(let m=0;m<o;++m){let b=m+o*d;if(!e[b]){let y=m+.5;for(let g=0;g<u;++g){let v=(u+f+(g%2?(g+1)/2:-g/2))%u;if(h[v](y,p)){let x=AT(n.at(v-1),r.
at(v-1),n[v],r[v],y,p);t[b]=l(i.at(v-1),x,i[v],1-x,i[v],0,m,d),f=v;break}}}}}}function AT(t,e,n,r,i,o){let a=n-t,s=r-e,c=a*(n-i)+s*(r-o),l=a*(i-t)+s*(o-e);return c>
0&&l>0?c/(c+l):+(c>l)}function fc(t,e,n,r){return t*r-n*e}function TT(t,e,n){let r=e.length,i=e.at(t-2),o=n.at(t-2),a=e.at(t-1),s=n.at(t-1),c=e[t],l=n[t],u=e.at(
t+1-r),h=n.at(t+1-r),f=a-c,d=s-l,p=i-a,m=o-s,b=c-u,y=l-h,g=Math.hypot(f,d),v=Math.hypot(p,m),x=Math.hypot(b,y);return(_,w)=>{let M=_-a,k=w-s,S=_-c,A=w-l;return fc(
M,k,S,A)>-1e-6&&fc(M,k,f,d)*v-fc(M,k,p,m)*g>-1e-6&&fc(S,A,b,y)*g-fc(S,A,f,d)*x<=0}}function I0(t,e,n,r,i,o){let a=new o.constructor(e*n),s=An.from(t,u=>r[u],u=>i[u]),
c,l;for(let u=.5,h=0;u<n;++u){l=c;for(let f=.5;f<e;++f,++h)l=s.find(f,u,l),f===.5&&(c=l),a[h]=o[t[l]]}return a}function L0({random:t=ps(42),minDistance:e=.5,maxSteps:n=2}={}){
return(r,i,o,a,s,c)=>{let l=new c.constructor(i*o),u=An.from(r,p=>a[p],p=>s[p]),h,f,d;for(let p=.5,m=0;p<o;++p){f=h;for(let b=.5;b<i;++b,++m){let y=b,g=p;d=f=u.
find(y,g,f),b===.5&&(h=f);let v,x=0;for(;(v=Math.hypot(a[r[d]]-y,s[r[d]]-g))>e&&x<n;){let _=t(b,p,x)*2*Math.PI;y+=Math.cos(_)*v,g+=Math.sin(_)*v,d=u.find(y,g,d),
++x}l[m]=c[r[d]]}}return l}}function CT(t,e,n,r,i,o){return e*t+r*n+o*i}function ET(t){return(e,n,r,i,o,a,s,c)=>{let l=t(s,c);return l<n?e:l<n+i?r:o}}function NT(t,e){
return wr(t)||Bt(t)?CT:ET(e)}function RT(t,e,n){return{transform(r){let i=r.length,o=new Float64Array(i),a=(e-t)/n,s=t+a/2;for(let c=0;c<i;++c)o[c]=c%n*a+s;return o}}}
function IT(t,e,n,r){return{transform(i){let o=i.length,a=new Float64Array(o),s=(e-t)/r,c=t+s/2;for(let l=0;l<o;++l)a[l]=Math.floor(l/n)%r*s+c;return a}}}var t3={ariaLabel:"contour",fill:"none",stroke:"currentColor",strokeMiterlimit:1,pixelSize:2},pc=class extends hc{constructor(e,{smooth:n=!0,value:r,...i}={}){let o=Tu(
{},i,t3);if(r===void 0){for(let s in o)if(o[s].value!=null){if(r!==void 0)throw new Error("ambiguous contour value");r=i[s],i[s]="value"}}if(r!=null){let s={transform:c=>c.
map(l=>l.value),label:ge(r)};for(let c in o)i[c]==="value"&&(i[c]=s)}if(e==null){if(r==null)throw new Error("missing contour value");i=pf("value",{value:r,...i}),
r=null}else{let{interpolate:s}=i;r===void 0&&(r=B),s===void 0&&(i.interpolate="nearest")}super(e,{value:{value:r,optional:!0}},LT(i),t3);let a={geometry:{value:B}};
for(let s in this.channels){let c=this.channels[s],{scale:l}=c;l==="x"||l==="y"||s==="value"||(a[s]=c,delete this.channels[s])}this.contourChannels=a,this.smooth=
!!n}filter(e,{x:n,y:r,value:i,...o},a){return super.filter(e,o,a)}render(e,n,r,i,o){let{geometry:a}=r,s=ur();return j("svg:g",o).call(ct,this,i,o).call(rt,this,
n).call(c=>{c.selectAll().data(e).enter().append("path").call(et,this).attr("d",l=>s(a[l])).call(ht,this,r)}).node()}};function LT({thresholds:t,interval:e,...n}){
return t=M0(t,e,vo),Tt(n,function(r,i,o,a,s,c){let[l,u,h,f]=N0(o,a,s,c),d=h-l,p=f-u,{pixelSize:m,width:b=Math.round(Math.abs(d)/m),height:y=Math.round(Math.abs(
p)/m)}=this,g=b/d,v=y/p,x=o.value.value,_=[];if(this.interpolate){let{x:A,y:T}=Un(o,a,c),$=pt(A,R=>(R-l)*g,Float64Array),N=pt(T,R=>(R-u)*v,Float64Array),E=[o.x,
o.y,o.value],C=[$,N,x];for(let R of i){let I=this.filter(R,E,C);_.push(this.interpolate(I,b,y,$,N,x))}}else if(i){let A=b*y,T=i.length;for(let $=0;$<T;++$)_.push(
x.slice($*A,$*A+A))}else _.push(x);if(this.blur>0)for(let A of _)Ec({data:A,width:b,height:y},this.blur);let w=PT(t,x,...DT(_));if(w===null)throw new Error(`uns\
upported thresholds: ${t}`);let{contour:M}=Hc().size([b,y]).smooth(this.smooth),k=[],S=[];for(let A of _)S.push(he(k.length,k.push(...pt(w,T=>M(A,T)))));for(let{
coordinates:A}of k)for(let T of A)for(let $ of T)for(let N of $)N[0]=N[0]/g+l,N[1]=N[1]/v+u;return{data:k,facets:S,channels:du(this.contourChannels,k)}})}function PT(t,e,n,r){
if(typeof t?.range=="function")return t.range(t.floor(n),r);if(typeof t=="function"&&(t=t(e,n,r)),typeof t!="number")return un(t);let i=qe(...Rc(n,r,t),t);for(;i[i.
length-1]>=r;)i.pop();for(;i[1]<n;)i.shift();return i}function n3(){return new pc(...E0("value",...arguments))}function DT(t){return[jt(t,e=>jt(e,e3)),Nt(t,e=>Nt(
e,e3))]}function e3(t){return isFinite(t)?t:NaN}function o3(t,e){return P0(ca,t,e)}function a3(t,e={}){return P0(la,t,e)}function s3(t,e={}){return P0(Hi,t,e)}function P0(t,e,n={}){let{x:r,y:i,maxRadius:o}=n,
a=t({px:r,py:i,maxRadius:o}),s=[];r!=null&&s.push(Ze(e,r3("x",{...a,inset:-6},n))),i!=null&&s.push(Ke(e,r3("y",{...a,inset:-6},n))),r!=null&&s.push(jn(e,i3("x",
{...a,dy:9,frameAnchor:"bottom",lineAnchor:"top"},n))),i!=null&&s.push(jn(e,i3("y",{...a,dx:-9,frameAnchor:"left",textAnchor:"end"},n)));for(let c of s)c.ariaLabel=
`crosshair ${c.ariaLabel}`;return Jt(...s)}function c3(t,{channels:e,...n},{facet:r,facetAnchor:i,fx:o,fy:a,[t]:s,channels:c,transform:l,initializer:u}){return{
...n,facet:r,facetAnchor:i,fx:o,fy:a,[t]:s,channels:{...e,...c},transform:l,initializer:OT(t,u)}}function OT(t,e){return e==null?e:function(n,r,{x:i,y:o,px:a,py:s,
...c},...l){let{channels:{x:u,y:h,...f}={},...d}=e.call(this,n,r,{...c,x:a,y:s},...l);return{channels:{...f,...u&&{px:u,...t==="x"&&{x:u}},...h&&{py:h,...t==="y"&&
{y:h}}},...d}}}function r3(t,e,n){let{color:r="currentColor",opacity:i=.2,ruleStroke:o=r,ruleStrokeOpacity:a=i,ruleStrokeWidth:s}=n;return{...c3(t,e,n),stroke:o,
strokeOpacity:a,strokeWidth:s}}function i3(t,e,n){let{color:r="currentColor",textFill:i=r,textFillOpacity:o,textStroke:a="var(--plot-background)",textStrokeOpacity:s,
textStrokeWidth:c=5}=n;return{...c3(t,e,zT(t,n)),fill:i,fillOpacity:o,stroke:a,strokeOpacity:s,strokeWidth:c}}function zT(t,e){return Tt(e,(n,r,i)=>({channels:{
text:{value:Fs(i,t)?.value}}}))}var FT={ariaLabel:"delaunay link",fill:"none",stroke:"currentColor",strokeMiterlimit:1},YT={ariaLabel:"delaunay mesh",fill:null,stroke:"currentColor",strokeOpacity:.2},
BT={ariaLabel:"hull",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeMiterlimit:1},qT={ariaLabel:"voronoi",fill:"none",stroke:"currentColor",strokeMiterlimit:1},
XT={ariaLabel:"voronoi mesh",fill:null,stroke:"currentColor",strokeOpacity:.2},D0=class extends Q{constructor(e,n={}){let{x:r,y:i,z:o,curve:a,tension:s}=n;super(
e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},z:{value:o,optional:!0}},n,FT),this.curve=nc(a,s),wn(this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,
{x:c,y:l,z:u}=r,{curve:h}=this,[f,d]=fe(this,i),p=c?g=>c[g]:Xt(f),m=l?g=>l[g]:Xt(d),b=this;function y(g){let v=-1,x=[],_={};for(let E in r)_[E]=[];let w=[],M=[],
k=[],S=[];function A(E,C){E=g[E],C=g[C],x.push(++v),w[v]=p(E),k[v]=m(E),M[v]=p(C),S[v]=m(C);for(let R in r)_[R].push(r[R][C])}let{halfedges:T,hull:$,triangles:N}=An.
from(g,p,m);for(let E=0;E<T.length;++E){let C=T[E];C>E&&A(N[E],N[C])}for(let E=0;E<$.length;++E)A($[E],$[(E+1)%$.length]);Le(this).selectAll().data(x).enter().append(
"path").call(et,b).attr("d",E=>{let C=De(),R=h(C);return R.lineStart(),R.point(w[E],k[E]),R.point(M[E],S[E]),R.lineEnd(),C}).call(ht,b,_).call(Ar,b,_,o)}return j(
"svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&s}).call(u?g=>g.selectAll().data(Ie(e,v=>u[v]).values()).enter().append("g").each(y):g=>g.datum(e).each(y)).
node()}},mc=class extends Q{constructor(e,n={},r,i=({z:o})=>o){let{x:o,y:a}=n;super(e,{x:{value:o,scale:"x",optional:!0},y:{value:a,scale:"y",optional:!0},z:{value:i(
n),optional:!0}},n,r)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:l,z:u}=r,[h,f]=fe(this,i),d=c?y=>c[y]:Xt(h),p=l?y=>l[y]:Xt(f),m=this;function b(y){let g=An.from(y,
d,p);Le(this).append("path").datum(y[0]).call(et,m).attr("d",m._render(g,i)).call(ht,m,r)}return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&s}).call(
u?y=>y.selectAll().data(Ie(e,g=>u[g]).values()).enter().append("g").each(b):y=>y.datum(e).each(b)).node()}},O0=class extends mc{constructor(e,n={}){super(e,n,YT),
this.fill="none"}_render(e){return e.render()}},z0=class extends mc{constructor(e,n={}){super(e,n,BT,be)}_render(e){return e.renderHull()}},F0=class extends Q{constructor(e,n={}){
let{x:r,y:i,z:o}=n;super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},z:{value:o,optional:!0}},Tt(n,function(a,s,c,l,u,h){let{x:f,y:d,
z:p}=c;({x:f,y:d}=Un(c,l,h)),p=p?.value;let m=new Array((f??d).length).fill(null),[b,y]=fe(this,u),g=f?x=>f[x]:Xt(b),v=d?x=>d[x]:Xt(y);for(let x of s){f&&(x=x.filter(
_=>Dt(g(_)))),d&&(x=x.filter(_=>Dt(v(_))));for(let[,_]of qn(x,p)){let w=An.from(_,g,v),M=l3(w,u);for(let k=0,S=_.length;k<S;++k)m[_[k]]=M.renderCell(k)}}return{
data:a,facets:s,channels:{cells:{value:m}}}}),qT)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:l,cells:u}=r;return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&
a,y:l&&s}).call(h=>{h.selectAll().data(e).enter().append("path").call(et,this).attr("d",f=>u[f]).call(ht,this,r)}).node()}},Y0=class extends mc{constructor(e,n){
super(e,n,XT),this.fill="none"}_render(e,n){return l3(e,n).render()}};function l3(t,e){let{width:n,height:r,marginTop:i,marginRight:o,marginBottom:a,marginLeft:s}=e;
return t.voronoi([s,i,n-o,r-a])}function gc(t,e,{x:n,y:r,...i}={}){return[n,r]=Gt(n,r),new t(e,{...i,x:n,y:r})}function u3(t,e){return gc(D0,t,e)}function f3(t,e){
return gc(O0,t,e)}function h3(t,e){return gc(z0,t,e)}function d3(t,{x:e,y:n,initializer:r,...i}={}){return gc(F0,t,{...Qt({...i,x:e,y:n},ju),initializer:r})}function p3(t,e){
return gc(Y0,t,e)}var WT={ariaLabel:"density",fill:"none",stroke:"currentColor",strokeMiterlimit:1},yc=class extends Q{constructor(e,{x:n,y:r,z:i,weight:o,fill:a,stroke:s,...c}={}){
let l=m3(a)&&(a="currentColor",!0),u=m3(s)&&(s="currentColor",!0);super(e,{x:{value:n,scale:"x",optional:!0},y:{value:r,scale:"y",optional:!0},z:{value:be({z:i,
fill:a,stroke:s}),optional:!0},weight:{value:o,optional:!0}},GT({...c,fill:a,stroke:s},l,u),WT),l&&(this.fill=void 0),u&&(this.stroke=void 0),this.z=i}filter(e){
return e}render(e,n,r,i,o){let{contours:a}=r,s=ur();return j("svg:g",o).call(ct,this,i,o).call(rt,this,{}).call(c=>c.selectAll().data(e).enter().append("path").
call(et,this).call(ht,this,r).attr("d",l=>s(a[l]))).node()}};function g3(t,{x:e,y:n,...r}={}){return[e,n]=Gt(e,n),new yc(t,{...r,x:e,y:n})}var UT=new Set(["x","\
y","z","weight"]);function GT(t,e,n){let{bandwidth:i,thresholds:o}=t;return i=i===void 0?20:+i,o=o===void 0?20:typeof o?.[Symbol.iterator]=="function"?Zt(o):+o,
Tt(t,function(a,s,c,l,u,h){let f=c.weight?Zt(c.weight.value):null,d=c.z?.value,{z:p}=this,[m,b]=fe(this,u),{width:y,height:g}=u,{x:v,y:x}=Un(c,l,h),_=Object.fromEntries(
Object.entries(c).filter(([N])=>!UT.has(N)).map(([N,E])=>[N,{...E,value:[]}])),w=e&&[],M=n&&[],k=F1().x(v?N=>v[N]:m).y(x?N=>x[N]:b).weight(f?N=>f[N]:1).size([y,
g]).bandwidth(i),S=[];for(let N of s){let E=[];S.push(E);for(let C of d?Ws(N,d,p):[N]){let R=k.contours(C);E.push([C,R])}}let A=o;if(!(A instanceof Ns)){let N=0;
for(let E of S)for(let[,C]of E){let R=C.max;R>N&&(N=R)}A=Float64Array.from({length:o-1},(E,C)=>N*100*(C+1)/o)}let T=[],$=[];for(let N of S){let E=[];T.push(E);for(let[
C,R]of N)for(let I of A){E.push($.length),$.push(R(I/100)),w&&w.push(I),M&&M.push(I);for(let z in _)_[z].value.push(c[z].value[C[0]])}}return w&&w.push(0),M&&M.
push(0),{data:a,facets:T,channels:{..._,...w&&{fill:{value:w,scale:"color"}},...M&&{stroke:{value:M,scale:"color"}},contours:{value:$}}}})}function m3(t){return/^density$/i.
test(t)}function x3(t,e){return w3("x",t,e)}function v3(t,e){return w3("y",t,e)}function w3(t,e,{x1:n,x2:r,y1:i,y2:o,x:a=n===void 0&&r===void 0?t==="y"?kt:B:void 0,y:s=i===
void 0&&o===void 0?t==="x"?kt:B:void 0,fill:c,positiveFill:l="#3ca951",negativeFill:u="#4269d0",fillOpacity:h=1,positiveFillOpacity:f=h,negativeFillOpacity:d=h,
stroke:p,strokeOpacity:m,z:b=Yt(p)[0],clip:y,tip:g,render:v,...x}={}){return[n,r]=y3(a,n,r),[i,o]=y3(s,i,o),n===r&&i===o&&(t==="y"?i=Nr(0):n=Nr(0)),{tip:g}=vn({
tip:g},t==="y"?"x":"y"),Jt(Mt(l)?null:Object.assign(rc(e,{x1:n,x2:r,y1:i,y2:o,z:b,fill:l,fillOpacity:f,render:Jr(v,b3(t,!0)),clip:y,...x}),{ariaLabel:"positive \
difference"}),Mt(u)?null:Object.assign(rc(e,{x1:n,x2:r,y1:i,y2:o,z:b,fill:u,fillOpacity:d,render:Jr(v,b3(t,!1)),clip:y,...x}),{ariaLabel:"negative difference"}),
co(e,{x:r,y:o,z:b,stroke:p,strokeOpacity:m,tip:g,clip:!0,...x}))}function y3(t,e,n){return e===void 0&&n===void 0?e=n=Nr(t):e===void 0?(n=Nr(n),e=t===void 0?n:Nr(
t)):n===void 0?(e=Nr(e),n=t===void 0?e:Nr(t)):(e=Nr(e),n=Nr(n)),[e,n]}function Nr(t){let e,{value:n,label:r=ge(n)}=hn(t);return{transform:i=>e||(e=Z(i,n)),label:r}}
function b3(t,e){let n=t==="x"?"y":"x",r=`${n}1`,i=`${n}2`,o=`${t}1`,a=`${t}2`;return(s,c,l,u,h,f)=>{let{[r]:d,[i]:p}=l,m=new Float32Array(d.length),b=new Float32Array(
p.length),y=u[t==="y"?"height":"width"];(e===yu(c[t])<0?m:b).fill(y);let g=f(s,c,{...l,[i]:d,[a]:b},u,h),v=f(s,c,{...l,[r]:p,[o]:m},u,h),x=g.querySelector("g")??
g,_=v.querySelector("g")??v;for(let w=0;x.firstChild;w+=2){let M=Au(),k=j("svg:clipPath",h).attr("id",M).node();k.appendChild(x.firstChild),_.childNodes[w].setAttribute(
"clip-path",`url(#${M})`),_.insertBefore(k,_.childNodes[w])}return v}}function gf({geometry:t=B,...e}={}){let n=Qr(r=>Z(r,t));return Tt({...e,x:null,y:null,geometry:{transform:n}},(r,i,o,a,s,c)=>{let l=n(r),u=l.length,h=new Float64Array(
u),f=new Float64Array(u),{centroid:d}=c.path();for(let p=0;p<u;++p)[h[p],f[p]]=d(l[p]);return{data:r,facets:i,channels:{x:{value:h,scale:null,source:null},y:{value:f,
scale:null,source:null}}}})}function _3({geometry:t=B,...e}={}){let n=Qr(i=>Z(i,t)),r=Qr(i=>Z(n(i),ky));return{...e,x:{transform:i=>Float64Array.from(r(i),([o])=>o)},
y:{transform:i=>Float64Array.from(r(i),([,o])=>o)},geometry:{transform:n}}}var HT={ariaLabel:"geo",fill:"none",stroke:"currentColor",strokeWidth:1,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},bc=class extends Q{constructor(e,n={}){
let[r,i]=St(n.r,3);super(e,{x:{value:n.tip?n.x:null,scale:"x",optional:!0},y:{value:n.tip?n.y:null,scale:"y",optional:!0},r:{value:r,scale:"r",filter:Ce,optional:!0},
geometry:{value:n.geometry,scale:"projection"}},sc(n),HT),this.r=i}render(e,n,r,i,o){let{geometry:a,r:s}=r,c=o.path(),{r:l}=this;return Or(l)?e=[]:l!==void 0&&c.
pointRadius(l),j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(u=>{u.selectAll().data(e).enter().append("path").call(et,this).attr("d",s?h=>c.pointRadius(s[h])(
a[h]):h=>c(a[h])).call(ht,this,r)}).node()}};function yf(t,e={}){return e.tip&&e.x===void 0&&e.y===void 0?e=gf(e):e.geometry===void 0&&(e={...e,geometry:B}),new bc(
t,e)}function M3({strokeWidth:t=1.5,...e}={}){return yf({type:"Sphere"},{strokeWidth:t,...e})}function S3({strokeOpacity:t=.1,...e}={}){return yf(Ny(),{strokeOpacity:t,
...e})}var Ca=.5,Ea=0;function $3(t={fill:"count"},{binWidth:e,...n}={}){let{z:r}=n;return e=e===void 0?20:bt(e),t=km(t,n),Xn(t,"fill")&&(n.channels={...n.channels,fill:{
value:[]}}),n.symbol===void 0&&(n.symbol="hexagon"),n.r===void 0&&!Xn(t,"r")&&(n.r=e/2),Tt(n,(i,o,a,s,c,l)=>{let{x:u,y:h,z:f,fill:d,stroke:p,symbol:m}=a;if(u===
void 0)throw new Error("missing channel: x");if(h===void 0)throw new Error("missing channel: y");({x:u,y:h}=Un(a,s,l)),f=f?f.value:Z(i,r),d=d?.value,p=p?.value,
m=m?.value;let b=zs(t,{z:f,fill:d,stroke:p,symbol:m}),y=f&&[],g=d&&[],v=p&&[],x=m&&[],_=[],w=[],M=[],k=-1;for(let $ of t)$.initialize(i);for(let $ of o){let N=[];
for(let E of t)E.scope("facet",$);for(let[E,C]of qn($,b))for(let{index:R,extent:I}of jT(i,C,u,h,e)){N.push(++k),w.push(I.x),M.push(I.y),f&&y.push(b===f?E:f[R[0]]),
d&&g.push(b===d?E:d[R[0]]),p&&v.push(b===p?E:p[R[0]]),m&&x.push(b===m?E:m[R[0]]);for(let z of t)z.reduce(R,I)}_.push(N)}let S=a.x.scale,A=a.y.scale,T={x:{value:w,
source:s[S]?{value:pt(w,s[S].invert),scale:S}:null},y:{value:M,source:s[A]?{value:pt(M,s[A].invert),scale:A}:null},...f&&{z:{value:y}},...d&&{fill:{value:g,scale:"\
auto"}},...p&&{stroke:{value:v,scale:"auto"}},...m&&{symbol:{value:x,scale:"auto"}},...Object.fromEntries(t.map(({name:$,output:N})=>[$,{scale:"auto",label:N.label,
radius:$==="r"?e/2:void 0,value:N.transform()}]))};return{data:i,facets:_,channels:T}})}function jT(t,e,n,r,i){let o=i*(1.5/gm),a=new Map;for(let s of e){let c=n[s],
l=r[s];if(isNaN(c)||isNaN(l))continue;let u=Math.round(l=(l-Ea)/o),h=Math.round(c=(c-Ca)/i-(u&1)/2),f=l-u;if(Math.abs(f)*3>1){let m=c-h,b=h+(c<h?-1:1)/2,y=u+(l<
u?-1:1),g=c-b,v=l-y;m*m+f*f>g*g+v*v&&(h=b+(u&1?1:-1)/2,u=y)}let d=`${h},${u}`,p=a.get(d);p===void 0&&(p={index:[],extent:{data:t,x:(h+(u&1)/2)*i+Ca,y:u*o+Ea}},a.
set(d,p)),p.index.push(s)}return a.values()}var VT={ariaLabel:"hexgrid",fill:"none",stroke:"currentColor",strokeOpacity:.1};function k3(t){return new xc(t)}var xc=class extends Q{constructor({binWidth:e=20,
clip:n=!0,...r}={}){super(Br,void 0,{clip:n,...r},VT),this.binWidth=bt(e)}render(e,n,r,i,o){let{binWidth:a}=this,{marginTop:s,marginRight:c,marginBottom:l,marginLeft:u,
width:h,height:f}=i,d=u-Ca,p=h-c-Ca,m=s-Ea,b=f-l-Ea,y=a/2,g=y*ym,v=g/2,x=y*2,_=g*1.5,w=Math.floor(d/x),M=Math.ceil(p/x),k=Math.floor((m+v)/_),S=Math.ceil((b-v)/
_)+1,A=`m0,${fi(-g)}l${fi(y)},${fi(v)}v${fi(g)}l${fi(-y)},${fi(v)}`,T=A;for(let $=k;$<S;++$)for(let N=w;N<M;++N)T+=`M${fi(N*x+($&1)*y)},${fi($*_)}${A}`;return j(
"svg:g",o).datum(0).call(ct,this,i,o).call(rt,this,{},Wt+Ca,Wt+Ea).call($=>$.append("path").call(et,this).call(ht,this,r).attr("d",T)).node()}};function fi(t){return Math.
round(t*1e3)/1e3}var ZT={ariaLabel:"image",fill:null,stroke:null};function KT(t){return/^\.*\//.test(t)}function QT(t){return/^(blob|data|file|http|https):/i.test(t)}function JT(t){
return typeof t=="string"&&(KT(t)||QT(t))?[void 0,t]:[t,void 0]}var vc=class extends Q{constructor(e,n={}){let{x:r,y:i,r:o,width:a,height:s,rotate:c,src:l,preserveAspectRatio:u,
crossOrigin:h,frameAnchor:f,imageRendering:d}=n;o==null&&(o=void 0),o===void 0&&a===void 0&&s===void 0?a=s=16:a===void 0&&s!==void 0?a=s:s===void 0&&a!==void 0&&
(s=a);let[p,m]=JT(l),[b,y]=St(o),[g,v]=St(a,y!==void 0?y*2:void 0),[x,_]=St(s,y!==void 0?y*2:void 0),[w,M]=St(c,0);super(e,{x:{value:r,scale:"x",optional:!0},y:{
value:i,scale:"y",optional:!0},r:{value:b,scale:"r",filter:Ce,optional:!0},width:{value:g,filter:Ce,optional:!0},height:{value:x,filter:Ce,optional:!0},rotate:{
value:w,optional:!0},src:{value:p,optional:!0}},sc(n),ZT),this.src=m,this.width=v,this.rotate=M,this.height=_,this.r=y,this.preserveAspectRatio=It(u,"xMidYMid"),
this.crossOrigin=qt(h),this.frameAnchor=Bn(f),this.imageRendering=It(d,"auto")}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:l,width:u,height:h,r:f,rotate:d,src:p}=r,
{r:m,width:b,height:y,rotate:g}=this,[v,x]=fe(this,i);return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&s}).call(_=>_.selectAll().data(e).enter().
append("image").call(et,this).attr("x",A3(c,u,f,v,b,m)).attr("y",A3(l,h,f,x,y,m)).attr("width",u?w=>u[w]:b!==void 0?b:f?w=>f[w]*2:m*2).attr("height",h?w=>h[w]:y!==
void 0?y:f?w=>f[w]*2:m*2).attr("transform",d?w=>`rotate(${d[w]})`:g?`rotate(${g})`:null).attr("transform-origin",d||g?Hn`${c?w=>c[w]:v}px ${l?w=>l[w]:x}px`:null).
call(V,"href",p?w=>p[w]:this.src).call(V,"preserveAspectRatio",this.preserveAspectRatio).call(V,"crossorigin",this.crossOrigin).call(V,"image-rendering",this.imageRendering).
call(V,"clip-path",f?w=>`circle(${f[w]}px)`:m!==void 0?`circle(${m}px)`:null).call(ht,this,r)).node()}};function A3(t,e,n,r,i,o){return e&&t?a=>t[a]-e[a]/2:e?a=>r-
e[a]/2:t&&i!==void 0?a=>t[a]-i/2:i!==void 0?r-i/2:n&&t?a=>t[a]-n[a]:n?a=>r-n[a]:t?a=>t[a]-o:r-o}function T3(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&
([e,n]=Gt(e,n)),new vc(t,{...r,x:e,y:n})}function tC(t,e,n){var r=1e-8,i=e-1,o=n-1,a=0,s,c,l,u,h,f,d,p,m,b,y;if(t<=0)return 0;if(t>=1)return 1;for(e>=1&&n>=1?(l=t<.5?t:1-t,u=Math.sqrt(-2*Math.log(l)),d=
(2.30753+u*.27061)/(1+u*(.99229+u*.04481))-u,t<.5&&(d=-d),p=(d*d-3)/6,m=2/(1/(2*e-1)+1/(2*n-1)),b=d*Math.sqrt(p+m)/m-(1/(2*n-1)-1/(2*e-1))*(p+5/6-2/(3*m)),d=e/(e+
n*Math.exp(2*b))):(s=Math.log(e/(e+n)),c=Math.log(n/(e+n)),u=Math.exp(e*s)/e,h=Math.exp(n*c)/n,b=u+h,t<u/b?d=Math.pow(e*b*t,1/e):d=1-Math.pow(n*b*(1-t),1/n)),y=
-Na(e)-Na(n)+Na(e+n);a<10;a++){if(d===0||d===1)return d;if(f=eC(d,e,n)-t,u=Math.exp(i*Math.log(d)+o*Math.log(1-d)+y),h=f/u,d-=u=h/(1-.5*Math.min(1,h*(i/d-o/(1-d)))),
d<=0&&(d=.5*(d+u)),d>=1&&(d=.5*(d+u+1)),Math.abs(u)<r*d&&a>0)break}return d}function eC(t,e,n){var r=t===0||t===1?0:Math.exp(Na(e+n)-Na(e)-Na(n)+e*Math.log(t)+n*
Math.log(1-t));return t<0||t>1?!1:t<(e+1)/(e+n+2)?r*C3(t,e,n)/e:1-r*C3(1-t,n,e)/n}function C3(t,e,n){var r=1e-30,i=1,o=e+n,a=e+1,s=e-1,c=1,l=1-o*t/a,u,h,f,d;for(Math.
abs(l)<r&&(l=r),l=1/l,d=l;i<=100&&(u=2*i,h=i*(n-i)*t/((s+u)*(e+u)),l=1+h*l,Math.abs(l)<r&&(l=r),c=1+h/c,Math.abs(c)<r&&(c=r),l=1/l,d*=l*c,h=-(e+i)*(o+i)*t/((e+u)*
(a+u)),l=1+h*l,Math.abs(l)<r&&(l=r),c=1+h/c,Math.abs(c)<r&&(c=r),l=1/l,f=l*c,d*=f,!(Math.abs(f-1)<3e-7));i++);return d}function Na(t){var e=0,n=[76.18009172947146,
-86.5053203294167,24.01409824083091,-1.231739572450155,.001208650973866179,-5395239384953e-18],r=1.000000000190015,i,o,a;for(a=(o=i=t)+5.5,a-=(i+.5)*Math.log(a);e<
6;e++)r+=n[e]/++o;return Math.log(2.506628274631*r/i)-a}function E3(t,e){var n=tC(2*Math.min(t,1-t),.5*e,.5);return n=Math.sqrt(e*(1-n)/n),t>.5?n:-n}var nC={ariaLabel:"linear-regression",fill:"currentColor",fillOpacity:.1,stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},
bf=class extends Q{constructor(e,n={}){let{x:r,y:i,z:o,ci:a=.95,precision:s=4}=n;if(super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y"},z:{value:be(n),optional:!0}},
n,nC),this.z=o,this.ci=+a,this.precision=+s,!(0<=this.ci&&this.ci<1))throw new Error(`invalid ci; not in [0, 1): ${a}`);if(!(this.precision>0))throw new Error(`\
invalid precision: ${s}`)}render(e,n,r,i,o){let{x:a,y:s,z:c}=r,{ci:l}=this;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(u=>u.selectAll().data(c?Ws(
e,c,this.z):[e]).enter().call(h=>h.append("path").attr("fill","none").call(et,this).call(Gi,this,{...r,fill:null,fillOpacity:null}).attr("d",f=>this._renderLine(
f,a,s)).call(l&&!_r(this.fill)?f=>f.select(rC).attr("stroke","none").call(et,this).call(Gi,this,{...r,stroke:null,strokeOpacity:null,strokeWidth:null}).attr("d",
d=>this._renderBand(d,a,s)):()=>{}))).node()}};function rC(){return this.parentNode.insertBefore(this.ownerDocument.createElementNS(Xe.svg,"path"),this)}var B0=class extends bf{constructor(e,n){
super(e,n)}_renderBand(e,n,r){let{ci:i,precision:o}=this,[a,s]=$t(e,u=>r[u]),c=xf(e,r,n),l=I3(e,r,n,(1-i)/2,c);return ks().y(u=>u).x0(u=>l(u,-1)).x1(u=>l(u,1))(
he(a,s-o/2,o).concat(s))}_renderLine(e,n,r){let[i,o]=$t(e,s=>r[s]),a=xf(e,r,n);return`M${a(i)},${i}L${a(o)},${o}`}},q0=class extends bf{constructor(e,n){super(e,
n)}_renderBand(e,n,r){let{ci:i,precision:o}=this,[a,s]=$t(e,u=>n[u]),c=xf(e,n,r),l=I3(e,n,r,(1-i)/2,c);return ks().x(u=>u).y0(u=>l(u,-1)).y1(u=>l(u,1))(he(a,s-o/
2,o).concat(s))}_renderLine(e,n,r){let[i,o]=$t(e,s=>n[s]),a=xf(e,n,r);return`M${i},${a(i)}L${o},${a(o)}`}};function N3(t,{y:e=kt,x:n=B,stroke:r,fill:i=Mt(r)?"cu\
rrentColor":r,...o}={}){return new B0(t,_a({...o,x:n,y:e,fill:i,stroke:r}))}function R3(t,{x:e=kt,y:n=B,stroke:r,fill:i=Mt(r)?"currentColor":r,...o}={}){return new q0(
t,wa({...o,x:e,y:n,fill:i,stroke:r}))}function xf(t,e,n){let r=0,i=0,o=0,a=0;for(let u of t){let h=e[u],f=n[u];r+=h,i+=f,o+=h*f,a+=h*h}let s=t.length,c=(s*o-r*i)/
(s*a-r*r),l=(i-c*r)/s;return u=>c*u+l}function I3(t,e,n,r,i){let o=we(t,u=>e[u])/t.length,a=0,s=0;for(let u of t)a+=(e[u]-o)**2,s+=(n[u]-i(e[u]))**2;let c=Math.
sqrt(s/(t.length-2)),l=E3(r,t.length-2);return(u,h)=>{let f=i(u),d=c*Math.sqrt(1/t.length+(u-o)**2/a);return f+h*l*d}}function wc({path:t=B,delimiter:e,frameAnchor:n,treeLayout:r=Fo,treeSort:i,treeSeparation:o,treeAnchor:a,treeFilter:s,...c}={}){a=Mf(a),i=D3(i),s!=null&&(s=W0(s)),
n===void 0&&(n=a.frameAnchor);let l=O3(e),u=W3(c,W0),[h,f]=le(),[d,p]=le();return{x:h,y:d,frameAnchor:n,...Qt(c,(m,b)=>{let y=l(Z(m,t)),g=f([]),v=p([]),x=-1,_=[],
w=[],M=Kh().path(A=>y[A]),k=Ye(m)?A=>A.data=m[A.data]:A=>A.data=m.get(A.data),S=r();S.nodeSize&&S.nodeSize([1,1]),S.separation&&o!==void 0&&S.separation(o??Rs);
for(let A of u)A[wf]=A[q3]([]);for(let A of b){let T=[],$=M(A.filter(N=>y[N]!=null)).each(k);i!=null&&$.sort(i),S($);for(let N of $.descendants())if(!(s!=null&&
!s(N))){T.push(++x),_[x]=N.data,a.position(N,x,g,v);for(let E of u)E[wf][x]=E[X3](N)}w.push(T)}return{data:_,facets:w}}),...Object.fromEntries(u)}}function _f({
path:t=B,delimiter:e,curve:n="bump-x",stroke:r="#555",strokeWidth:i=1.5,strokeOpacity:o=.5,treeLayout:a=Fo,treeSort:s,treeSeparation:c,treeAnchor:l,treeFilter:u,
...h}={}){l=Mf(l),s=D3(s),u!=null&&(u=P3(u)),h={curve:n,stroke:r,strokeWidth:i,strokeOpacity:o,...h};let f=O3(e),d=W3(h,P3),[p,m]=le(),[b,y]=le(),[g,v]=le(),[x,
_]=le();return{x1:p,x2:b,y1:g,y2:x,...Qt(h,(w,M)=>{let k=f(Z(w,t)),S=m([]),A=y([]),T=v([]),$=_([]),N=-1,E=[],C=[],R=Kh().path(z=>k[z]),I=a();I.nodeSize&&I.nodeSize(
[1,1]),I.separation&&c!==void 0&&I.separation(c??Rs);for(let z of d)z[wf]=z[q3]([]);for(let z of M){let P=[],Y=R(z.filter(q=>k[q]!=null)).each(q=>q.data=w[q.data]);
s!=null&&Y.sort(s),I(Y);for(let{source:q,target:W}of Y.links())if(!(u!=null&&!u(W,q))){P.push(++N),E[N]=W.data,l.position(q,N,S,T),l.position(W,N,A,$);for(let X of d)
X[wf][N]=X[X3](W,q)}C.push(P)}return{data:E,facets:C}}),...Object.fromEntries(d)}}function Mf(t="left"){switch(`${t}`.trim().toLowerCase()){case"left":return iC;case"\
right":return oC}throw new Error(`invalid tree anchor: ${t}`)}var iC={frameAnchor:"left",dx:6,position({x:t,y:e},n,r,i){r[n]=e,i[n]=-t}},oC={frameAnchor:"right",
dx:-6,position({x:t,y:e},n,r,i){r[n]=-e,i[n]=-t}};function D3(t){return t==null||typeof t=="function"?t:`${t}`.trim().toLowerCase().startsWith("node:")?L3(W0(t)):
L3(aC(t))}function L3(t){return(e,n)=>ce(t(e),t(n))}function aC(t){return e=>e.data?.[t]}function O3(t="/"){if(t=`${t}`,t==="/")return n=>n;if(t.length!==1)throw new Error(
"delimiter must be exactly one character");let e=t.charCodeAt(0);return n=>n.map(r=>sC(r,e))}var X0=92,z3=47;function sC(t,e){if(e===X0)throw new Error("delimit\
er cannot be backslash");let n=!1;for(let r=0,i=t.length;r<i;++r){switch(t.charCodeAt(r)){case X0:if(!n){n=!0;continue}break;case e:n?(t=t.slice(0,r-1)+t.slice(
r),--r,--i):t=t.slice(0,r)+"/"+t.slice(r+1);break;case z3:n?(t=t.slice(0,r)+"\\\\"+t.slice(r),r+=2,i+=2):(t=t.slice(0,r)+"\\"+t.slice(r),++r,++i);break}n=!1}return t}
function cC(t){let e=!1;for(let n=0,r=t.length;n<r;++n){switch(t.charCodeAt(n)){case X0:if(!e){e=!0;continue}case z3:e&&(t=t.slice(0,n-1)+t.slice(n),--n,--r);break}
e=!1}return t}function F3(t){return Kt(t)&&typeof t.node=="function"}function lC(t){return Kt(t)&&typeof t.link=="function"}function W0(t){if(F3(t))return t.node;
if(t=`${t}`.trim().toLowerCase(),!!t.startsWith("node:")){switch(t){case"node:name":return G0;case"node:path":return U0;case"node:internal":return Y3;case"node:\
external":return B3;case"node:depth":return H0;case"node:height":return j0}throw new Error(`invalid node value: ${t}`)}}function P3(t){if(F3(t))return t.node;if(lC(
t))return t.link;if(t=`${t}`.trim().toLowerCase(),!(!t.startsWith("node:")&&!t.startsWith("parent:"))){switch(t){case"parent:name":return vf(G0);case"parent:pat\
h":return vf(U0);case"parent:depth":return vf(H0);case"parent:height":return vf(j0);case"node:name":return G0;case"node:path":return U0;case"node:internal":return Y3;case"\
node:external":return B3;case"node:depth":return H0;case"node:height":return j0}throw new Error(`invalid link value: ${t}`)}}function U0(t){return t.id}function G0(t){
return uC(t.id)}function H0(t){return t.depth}function j0(t){return t.height}function Y3(t){return!!t.children}function B3(t){return!t.children}function vf(t){return(e,n)=>n==
null?void 0:t(n)}function uC(t){let e=t.length;for(;--e>0&&!fC(t,e););return cC(t.slice(e+1))}function fC(t,e){if(t[e]==="/"){let n=0;for(;e>0&&t[--e]==="\\";)++n;
if((n&1)===0)return!0}return!1}var q3=2,X3=3,wf=4;function W3(t,e){let n=[];for(let r in t){let i=t[r],o=e(i);o!==void 0&&n.push([r,...le(i),o])}return n}function V0(t,{fill:e,stroke:n,strokeWidth:r,strokeOpacity:i,strokeLinejoin:o,strokeLinecap:a,strokeMiterlimit:s,strokeDasharray:c,strokeDashoffset:l,marker:u,markerStart:h=u,
markerEnd:f=u,dot:d=Mt(h)&&Mt(f),text:p="node:name",textStroke:m="var(--plot-background)",title:b="node:path",dx:y,dy:g,textAnchor:v,treeLayout:x=Fo,textLayout:_=x===
Fo||x===Zh?"mirrored":"normal",tip:w,...M}={}){if(y===void 0&&(y=Mf(M.treeAnchor).dx),v!==void 0)throw new Error("textAnchor is not a configurable tree option");
_=re(_,"textLayout",["mirrored","normal"]);function k(S){return jn(t,wc({treeLayout:x,text:p,fill:e===void 0?"currentColor":e,stroke:m,dx:y,dy:g,title:b,...S,...M}))}
return Jt(af(t,_f({treeLayout:x,markerStart:h,markerEnd:f,stroke:n!==void 0?n:e===void 0?"node:internal":e,strokeWidth:r,strokeOpacity:i,strokeLinejoin:o,strokeLinecap:a,
strokeMiterlimit:s,strokeDasharray:c,strokeDashoffset:l,...M})),d?pn(t,wc({treeLayout:x,fill:e===void 0?"node:internal":e,title:b,tip:w,...M})):null,p!=null?_===
"mirrored"?[k({textAnchor:"start",treeFilter:"node:external"}),k({textAnchor:"end",treeFilter:"node:internal",dx:-y})]:k():null)}function U3(t,e){return V0(t,{...e,
treeLayout:Zh})}var H3={ariaLabel:"waffle"},_c=class extends ro{constructor(e,{unit:n=1,gap:r=1,round:i,multiple:o,...a}={}){super(e,j3("x",a),H3),this.unit=Math.max(0,n),this.
gap=+r,this.round=V3(i),this.multiple=Z3(o)}},Mc=class extends io{constructor(e,{unit:n=1,gap:r=1,round:i,multiple:o,...a}={}){super(e,j3("y",a),H3),this.unit=Math.
max(0,n),this.gap=+r,this.round=V3(i),this.multiple=Z3(o)}};function j3(t,e){let n=t==="y"?"x":"y",r=`${t}1`,i=`${t}2`;return Tt(hC(e),function(o,a,s,c,l){let{round:u,
unit:h}=this,f=s[r].value,d=s[i].value,p=Vr({...n in s&&{[n]:s[n]},[r]:s[r],[i]:s[i]},c),m=this[t==="y"?"_width":"_height"](c,p,l),b=this[t==="y"?"_x":"_y"](c,p,
l),y=h*mC(c.scales[t]),{multiple:g=Math.max(1,Math.floor(Math.sqrt(m/y)))}=this,v=Math.min(m/g,y*g),x=y*g,_=(m-g*v)/2,w=typeof b=="function"?R=>b(R)+_:b+_,M=c[t](
0),k=t==="y"?([R,I])=>[R*v,-I*x]:([R,I])=>[I*x,R*v],S=typeof w=="function"?R=>w(R)-m/2:()=>w,[A,T]=t==="y"?[0,1]:[1,0],$=d.length,N=new Array($),E=new Float64Array(
$),C=new Float64Array($);for(let R=0;R<$;++R){N[R]=K0(u(f[R]/h),u(d[R]/h),g).map(k);let I=N[R].pop();E[R]=I[A]+S(R),C[R]=I[T]+M}return{channels:{polygon:{value:N,
source:null,filter:null},[`c${n}`]:{value:[v,w],source:null,filter:null},[`c${t}`]:{value:[x,M],source:null,filter:null},[n]:{value:E,scale:null,source:null},[r]:{
value:C,scale:null,source:s[r]},[i]:{value:C,scale:null,source:s[i]}}}})}function hC({render:t,...e}){return{...e,render:Jr(t,function(n,r,i,o,a){let{gap:s,rx:c,
ry:l}=this,{channels:u,ariaLabel:h,href:f,title:d,...p}=i,{document:m}=a,b=u.polygon.value,[y,g]=u.cx.value,[v,x]=u.cy.value,_=nw(),w=m.createElementNS(Xe.svg,"\
pattern");w.setAttribute("width",y),w.setAttribute("height",v),w.setAttribute("patternUnits","userSpaceOnUse");let M=w.appendChild(m.createElementNS(Xe.svg,"rec\
t"));return M.setAttribute("x",s/2),M.setAttribute("y",s/2),M.setAttribute("width",y-s),M.setAttribute("height",v-s),c!=null&&M.setAttribute("rx",c),l!=null&&M.
setAttribute("ry",l),j("svg:g",a).call(ct,this,o,a).call(this._transform,this,r).call(k=>k.selectAll().data(n).enter().append(()=>w.cloneNode(!0)).attr("id",S=>`${_}\
-${S}`).select("rect").call(et,this).call(ht,this,p)).call(k=>k.selectAll().data(n).enter().append("path").attr("transform",Hn`translate(${g},${x})`).attr("d",S=>`\
M${b[S].join("L")}Z`).attr("fill",S=>`url(#${_}-${S})`).attr("stroke",this.stroke==null?null:"none").call(ht,this,{ariaLabel:h,href:f,title:d})).node()})}}function K0(t,e,n){
if(e<t)return K0(e,t,n);if(t<0)return dC(t,e,n,Math.ceil(-Math.min(t,e)/n));let r=Math.floor(t%n),i=Math.ceil(t%n),o=Math.floor(e%n),a=Math.ceil(e%n),s=Math.floor(
t/n),c=Math.ceil(t/n),l=Math.floor(e/n),u=Math.ceil(e/n),h=[];return u>c&&h.push([0,c]),h.push([r,c],[r,s+t%1],[i,s+t%1]),t%n>n-1||(h.push([i,s]),l>s&&h.push([n,
s])),l>s&&h.push([n,l]),h.push([a,l],[a,l+e%1],[o,l+e%1]),e%n<1||(h.push([o,u]),u>c&&h.push([0,u])),h.push(pC(t,e,n)),h}function dC(t,e,n,r){return K0(t+r*n,e+r*
n,n).map(([i,o])=>[i,o-r])}function pC(t,e,n){let r=Math.floor(e/n)-Math.floor(t/n);return r===0?Z0(t,e,n):r===1?Math.floor(e%n)>Math.ceil(t%n)?[(Math.floor(e%n)+
Math.ceil(t%n))/2,Math.floor(e/n)]:e%n>n-t%n?Z0(e-e%n,e,n):Z0(t,n*Math.ceil(t/n),n):[n/2,(Math.round(t/n)+Math.round(e/n))/2]}function Z0(t,e,n){let r=Math.floor(
e)-Math.floor(t);return r===0?[Math.floor(t%n)+.5,Math.floor(t/n)+(t+e)/2%1]:r===1?e%1-t%1>.5?[Math.ceil(t%n),Math.floor(e/n)+(t%1+e%1)/2]:e%1>1-t%1?[Math.floor(
e%n)+.5,Math.floor(e/n)+e%1/2]:[Math.floor(t%n)+.5,Math.floor(t/n)+(1+t%1)/2]:[Math.ceil(t%n)+Math.ceil(Math.floor(e)-Math.ceil(t))/2,Math.floor(t/n)+(e>=1+t?.5:
(t+e)/2%1)]}function V3(t){if(t===void 0||t===!1)return Number;if(t===!0)return Math.round;if(typeof t!="function")throw new Error(`invalid round: ${t}`);return t}
function Z3(t){return t===void 0?void 0:Math.max(1,Math.floor(t))}function mC({domain:t,range:e}){return G3(e)/G3(t)}function G3(t){let[e,n]=$t(t);return n-e}function K3(t,{
tip:e,...n}={}){return xr(n)||(n={...n,y:kt,x2:B}),new _c(t,{tip:J3(e),...ri(fa(ei(n)))})}function Q3(t,{tip:e,...n}={}){return xr(n)||(n={...n,x:kt,y2:B}),new Mc(
t,{tip:J3(e),...ii(ha(ni(n)))})}function J3(t){return t===!0?{maxRadius:1/0}:Kt(t)&&t.maxRadius===void 0?{...t,maxRadius:1/0}:void 0}var u5=w_(l5(),1);var MC=({marginLeft:t})=>[1,t],SC=({width:t,marginRight:e})=>[-1,t-e],$C=({width:t,marginLeft:e,marginRight:n})=>[0,(e+t-n)/2],kC=({marginTop:t})=>[1,t],AC=({height:t,
marginBottom:e})=>[-1,t-e],TC=({height:t,marginTop:e,marginBottom:n})=>[0,(e+t-n)/2];function f5(t){return typeof t=="string"?{anchor:t}:t}function h5(t={},e={}){
arguments.length===1&&([t,e]=p5(t));let{anchor:n="left",padding:r=1,r:i=e.r}=f5(t);switch(`${n}`.toLowerCase()){case"left":n=MC;break;case"right":n=SC;break;case"\
middle":n=$C;break;default:throw new Error(`unknown dodge anchor: ${n}`)}return m5("x","y",n,bt(r),i,e)}function d5(t={},e={}){arguments.length===1&&([t,e]=p5(t));
let{anchor:n="bottom",padding:r=1,r:i=e.r}=f5(t);switch(`${n}`.toLowerCase()){case"top":n=kC;break;case"bottom":n=AC;break;case"middle":n=TC;break;default:throw new Error(
`unknown dodge anchor: ${n}`)}return m5("y","x",n,bt(r),i,e)}function p5(t){let{anchor:e,padding:n,...r}=t,{r:i}=r;return[{anchor:e,padding:n,r:i},r]}function m5(t,e,n,r,i,o){
if(i!=null&&typeof i!="number"){let{channels:a,sort:s,reverse:c}=o;a=Ls(a),a?.r===void 0&&(o={...o,channels:{...a,r:{value:i,scale:"r"}}}),s===void 0&&c===void 0&&
(o.sort={channel:"-r"})}return Tt(o,function(a,s,c,l,u,h){let{[e]:f,r:d}=c;if(!c[e])throw new Error(`missing channel: ${e}`);({[e]:f}=Un(c,l,h));let p=d?void 0:
i!==void 0?bt(i):this.r!==void 0?this.r:3;d&&(d=Z(d.value,l[d.scale]||B,Float64Array));let[m,b]=n(u),y=m?EC:CC,g=new Float64Array(f.length),v=d?x=>d[x]:()=>p;for(let x of s){
let _=(0,u5.default)();x=x.filter(d?M=>Xo(f[M])&&Ce(d[M]):M=>Xo(f[M]));let w=new Float64Array(2*x.length+2);for(let M of x){let k=v(M),S=m?k+r:0,A=f[M]-k,T=f[M]+
k,$=2;_.queryInterval(A-r,T+r,([,,E])=>{let C=g[E]-S,R=f[M]-f[E],I=r+(d?d[M]+d[E]:2*p),z=Math.sqrt(I*I-R*R);w[$++]=C-z,w[$++]=C+z});let N=w.slice(0,$);m&&(N=N.filter(
E=>E>=0));t:for(let E of N.sort(y)){for(let C=0;C<$;C+=2)if(w[C]+1e-6<E&&E<w[C+1]-1e-6)continue t;g[M]=E+S;break}_.insert([A,T,M])}}m||(m=1);for(let x of s)for(let _ of x)
g[_]=g[_]*m+b;return{data:a,facets:s,channels:{[t]:{value:g,source:null},[e]:{value:f,source:c[e]},...d&&{r:{value:d,source:c.r}}}}})}function CC(t,e){return Math.
abs(t)-Math.abs(e)}function EC(t,e){return t-e}function y5(t,e){return arguments.length===1&&({basis:t,...e}=t),$a(kf(t),e)}function b5(t,e){return arguments.length===1&&({basis:t,...e}=t),ka(kf(t),e)}function kf(t){
if(t===void 0)return g5;if(typeof t=="function")return Af(jo(t));if(/^p\d{2}$/i.test(t))return Pa(Ho(t));switch(`${t}`.toLowerCase()){case"deviation":return IC;case"\
first":return g5;case"last":return RC;case"max":return LC;case"mean":return PC;case"median":return DC;case"min":return OC;case"sum":return zC;case"extent":return NC}
throw new Error(`invalid basis: ${t}`)}function Af(t){return{mapIndex(e,n,r){let i=+t(e,n);for(let o of e)r[o]=n[o]===null?NaN:n[o]/i}}}function Pa(t){return Af(
(e,n)=>t(e,r=>n[r]))}var NC={mapIndex(t,e,n){let[r,i]=$t(t,a=>e[a]),o=i-r;for(let a of t)n[a]=e[a]===null?NaN:(e[a]-r)/o}},g5=Af((t,e)=>{for(let n=0;n<t.length;++n){
let r=e[t[n]];if(Dt(r))return r}}),RC=Af((t,e)=>{for(let n=t.length-1;n>=0;--n){let r=e[t[n]];if(Dt(r))return r}}),IC={mapIndex(t,e,n){let r=gi(t,o=>e[o]),i=er(
t,o=>e[o]);for(let o of t)n[o]=e[o]===null?NaN:i?(e[o]-r)/i:0}},LC=Pa(Nt),PC=Pa(gi),DC=Pa(rr),OC=Pa(jt),zC=Pa(we);function x5(t,e){return w5("x",t,e)}function v5(t,e){return w5("y",t,e)}function w5(t,e,n={}){let r,i=1;if(typeof e=="number")i=e,r=(l,u)=>+l+u;else{if(typeof e==
"string"){let l=e.startsWith("-")?-1:1;[e,i]=tu(e.replace(/^[+-]/,"")),i*=l}e=Zo(e),r=(l,u)=>e.offset(l,u)}let o=`${t}1`,a=`${t}2`,s=Be({[o]:l=>l.map(u=>r(u,i)),
[a]:l=>l},n),c=s[a].transform;return s[a].transform=()=>{let l=c(),[u,h]=$t(l);return l.domain=i<0?[u,r(h,i)]:[r(u,i),h],l},s}function _5(t,e={}){if(typeof t=="string")switch(t.toLowerCase()){case"first":return rg(e);case"last":return ig(e)}if(typeof t=="function")return hi(null,t,e);let n,
r;for(n in t){if(r!==void 0)throw new Error("ambiguous selector; multiple inputs");r=FC(t[n])}if(r===void 0)throw new Error(`invalid selector: ${t}`);return hi(
n,r,e)}function FC(t){if(typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"min":return og;case"max":return ag}throw new Error(`unknown selector: ${t}`)}
function rg(t){return hi(null,YC,t)}function ig(t){return hi(null,BC,t)}function M5(t){return hi("x",og,t)}function S5(t){return hi("y",og,t)}function $5(t){return hi(
"x",ag,t)}function k5(t){return hi("y",ag,t)}function*YC(t){yield t[0]}function*BC(t){yield t[t.length-1]}function*og(t,e){yield zg(t,n=>e[n])}function*ag(t,e){
yield Wa(t,n=>e[n])}function hi(t,e,n){if(t!=null){if(n[t]==null)throw new Error(`missing channel: ${t}`);t=n[t]}let r=be(n);return Qt(n,(i,o)=>{let a=Z(i,r),s=Z(
i,t),c=[];for(let l of o){let u=[];for(let h of a?Ie(l,f=>a[f]).values():[l])for(let f of e(h,s))u.push(f);c.push(u)}return{data:i,facets:c}})}Q.prototype.plot=function({marks:t=[],...e}={}){return va({...e,marks:[...t,this]})};var T5={marginBottom:44,style:{fontFamily:"inherit",fontSize:"12px",background:"none",color:"inherit",overflow:"visible"}};function di(t,[e,n]){let[r,i]=[Math.min(
...t),Math.max(...t)];r===i&&([r,i]=[r-1,i+1]);let[o,a]=vu({y:{type:"linear",domain:[r,i],nice:!0}}).domain;return[Math.max(o,e),Math.min(a,n)]}var A5=document.
createElement("canvas").getContext("2d");function Tf(t){return A5.font=`${T5.style.fontSize} ${getComputedStyle(document.body).fontFamily}`,A5.measureText(t).width}
function qC(t,e){if(Tf(t)<=e)return t;let n=[...t].slice(0,100);for(;n.length>1&&Tf(`${n.join("")}…`)>e;)n.pop();return`${n.join("")}…`}var Da=(t,e)=>to({label:null,
tickSize:0,tickPadding:8,tickFormat:n=>qC(e(n),t-10)});function Re(t,e,n){let r=L("div",{class:"drawing"}),i=0,o=a=>{let s=Math.floor(a);if(s<50||s===i)return;i=
s;let{marks:c,x:l,y:u,...h}=n(s),f=va({...T5,...u.label&&{marginTop:30},width:s,...h,x:{labelAnchor:"center",labelArrow:"none",labelOffset:36,...l},y:{labelArrow:"\
none",tickSize:0,...u},marks:c.flat().filter(Boolean)});f.setAttribute("role","img"),f.setAttribute("aria-label",`${t}. ${e}`),r.replaceChildren(f)};return new ResizeObserver(
a=>o(a[0].contentRect.width)).observe(r),L("figure",{class:"chart"},L("figcaption",{},L("strong",{},t),e&&L("span",{},e)),r)}var R5=24,XC=100;function WC(t,e,n){let r=i=>t.policies.find(({name:o})=>o===i).recall;return n.labels.map(i=>({...i,name:e[t.labels[i.label]],from:r(n.against)[i.
label],to:r(n.policy)[i.label]}))}var C5={gain:"var(--gain)",loss:"var(--loss)"};function I5(t,e,n){let r=n.flatMap(s=>[s.change,...s.interval??[]]),i=[Math.min(
0,...r),Math.max(0,...r)];i[0]===i[1]&&(i[1]=1);let o=s=>s<500?110:190,a=12+Math.ceil(Math.max(...n.map(s=>Tf(Vt(s.change,1)))));return Re(t,e,s=>({height:22*n.
length+62,marginLeft:o(s),marginRight:a,x:{domain:i,label:"Change of recall (points)",grid:!0,insetLeft:6,insetRight:6,ticks:s<500?5:8,tickFormat:c=>Vt(c,Number.
isInteger(c)?0:1)},y:{domain:n.map((c,l)=>l),padding:.25},marks:[Da(o(s),c=>n[c].name),ut.ruleX([0],{stroke:"var(--muted)"}),ut.ruleY(n.filter(c=>c.interval),{x1:c=>c.
interval[0],x2:c=>c.interval[1],y:c=>n.indexOf(c),stroke:c=>C5[c.outcome]??"var(--muted)",strokeWidth:5,strokeOpacity:.35}),ut.dot(n,{x:"change",y:(c,l)=>l,r:4.5,
fill:c=>C5[c.outcome]??"var(--muted)",title:c=>`${c.name}: ${Ct(c.from,1)}% → ${Ct(c.to,1)}%${c.interval?`
${Vt(c.interval[0],1)} to ${Vt(c.interval[1],1)} points`:""}`,tip:!0}),ut.text(n,{y:(c,l)=>l,text:c=>Vt(c.change,1),frameAnchor:"right",textAnchor:"start",dx:6})]}))}
function UC(t){let e=t.filter(s=>s>0);if(e.length===0)return"With few test images a label's small changes mean little.";let[n,r]=[Math.min(...e),Math.max(...e)],
i=n===r?Ht(n,"test image"):`${yt(n)} to ${yt(r)} test images`,o=`one of ${n===r?"them":yt(n)} is ${mg(100/n)}`,a=n<XC?", so small changes mean little":"";return`\
A label has ${i}; ${o} of recall${a}.`}function Cf(t,e,n){return n.length>0?I5(t,e,n.slice(0,R5/2)):Ft(`${t}: none.`)}function E5(t,e,n){let r=WC(t,e,n),[i,o]=n.
phrases,a=u=>r.filter(h=>h.outcome===u).length,s=r.some(u=>u.interval),c=s?`Mean recall with ${i} less that with ${o}, with 95% intervals for all labels togethe\
r. Grey: may be chance.`:`Mean recall with ${i} less that with ${o}. Without intervals: any of it may be chance.`,l=r.length<=R5?I5("Change of each label",c,r):
L("div",{class:"pair"},s?[Cf("Clearly gained",c,r.filter(u=>u.outcome==="gain")),Cf("Clearly lost",c,r.filter(u=>u.outcome==="loss").reverse())]:[Cf("Rose most",
c,r.filter(u=>u.change>0)),Cf("Fell most",c,r.filter(u=>u.change<0).reverse())]);return[L("p",{},s?`With ${i}, ${Ht(a("gain"),"label")} clearly gained recall ag\
ainst ${o} and ${yt(a("loss"))} clearly lost; of ${yt(a("unclear"))} it cannot be told. `:`Which labels gained recall with ${i} against ${o} cannot be told: tha\
t takes two seeds, and the predictions that trainings now keep. `,UC(t.images)),l]}function N5(t,e){let n=t.labels.map((h,f)=>f).filter(h=>t.policies.some(({recall:f})=>f[h]!==
null));if(n.length===0)return Ft("Recall by label: no label has test images.");let r=h=>({text:h===void 0?"–":yt(h),key:h??null}),i=[t.training_images.length>
0&&"Training images",t.images.length>0&&"Test images"],o=(h,f)=>[i[0]&&r(h),i[1]&&r(f)].filter(Boolean),a=n.map(h=>({name:e[t.labels[h]],values:t.policies.map(({
recall:f})=>f[h]),intervals:t.policies.map(f=>f.recall_interval[h]),extra:o(t.training_images[h],t.images[h])})),s=h=>n.reduce((f,d)=>f+h[d],0),c={name:"Mean of\
 all labels",values:t.policies.map((h,f)=>tr(a.map(({values:d})=>d[f]))),intervals:t.policies.map(()=>null),extra:o(s(t.training_images),s(t.images))},l=a.some(
h=>h.intervals.some(Boolean)),u=(h,f,d)=>{if(h===null)return{text:"–",kind:"untried",strength:0};let p=f.intervals[d],m=p&&`${Ct(p[0],1)}–${Ct(p[1],1)}`;return{
text:[Ct(h,1),m&&L("small",{},` ${m}`)],kind:"share",strength:.6*h/100,title:`${Ct(h,1)}%${m?`, 95% interval ${m}`:""}`}};return[L("h3",{},"Recall of each label"),
L("p",{class:"fine"},"The share of a label's test images that is recognised, in percent, as the mean over the seeds.",l&&t.policies.every(({seeds:h})=>h.length===
1)&&" There is one seed each: the intervals do not count what another one would do.",l&&" Behind it, Wilson's 95% interval for that label alone, widened by what\
 seeds add to chance in images. To compare two policies, use the differences above: both see the same images, so their recalls rise and fall together."),po({id:"\
label-recall",caption:"Recall of each label with each policy, in percent",ops:t.policies.map(({name:h})=>Lt(h).title),extras:i.filter(Boolean),rows:a,pinned:a.length>
1?[c]:[],cell:u,wide:!0})]}function L5({comparison:t,labels:e}){if(!t)return zt("labels","Labels",Ft("Needs a finished training."));if(t.findings.length===0)return zt(
"labels","Labels",N5(t,e));let n=L("div",{},E5(t,e,t.findings[0])),r=L("select",{id:"labels-against",on:{change:()=>n.replaceChildren(...E5(t,e,t.findings[r.selectedIndex]))}},
t.findings.map(({phrases:i},o)=>L("option",{value:String(o)},`${i[0]} against ${i[1]}`)));return zt("labels","Labels",t.findings.length>1&&L("div",{class:"tools"},
L("label",{for:"labels-against"},"Policies"),r),n,N5(t,e))}var GC=24,HC={"no images":"no validation images","few images":"few validation images",chance:"recognised no more often than by chance"};function P5(t,e){if(!t)return null;
let n=t.filter(o=>o.mean_policy).length,r=ho("What the network recognises without augmentation",["Label","Validation images","Recall","Why","Policy"],t.map(o=>[
Sn(e[o.label]),yt(o.images),o.recall===null?"–":mn(o.recall,1),HC[o.why]??o.why,o.mean_policy?"mean of the others":"its own"])),i=n===0?"All of them have poli\
cies of their own.":`Of these, ${yt(n)} cannot be told from chance, so what triples do to them is chance too: they have the mean policy of the others.`;return[L(
"h3",{},"What the search could not learn"),L("p",{},`The search could learn little of ${Ht(t.length,"label")}. ${i}`),t.length<=GC?r:L("details",{},L("summary",
{},`All ${Ht(t.length,"label")}`),r)]}function D5(t,e){let n=(t??[]).filter(a=>a.mean_policy);if(n.length===0)return null;let r=n.slice(0,6).flatMap((a,s)=>[s===
0?"":", ",Sn(e[a.label])]),i=n.length>6?` and ${yt(n.length-6)} more`:"",o=n.length===1?"1 label has":`${yt(n.length)} labels have`;return L("p",{class:"uncerta\
in"},`${o} the mean policy of the others, as the `,L("a",{href:"#search"},"search")," could not learn what suits them: ",r,`${i}.`)}function O5({policy:t,ops:e,labels:n,search:r}){if(!t)return zt("policy","Policy",Ft("No policy has been built yet."));let i=(l,{share:u,triples:h})=>({name:l,values:u,
extra:[{text:yt(Math.round(h)),key:h}]}),o=t.rows.map(l=>i(n[l.label],l)),a=[];o.length>1&&a.push(i("Mean of all labels",{share:e.map((l,u)=>tr(o.map(({values:h})=>h[u]))),
triples:tr(t.rows.map(({triples:l})=>l))})),t.all&&a.push(i("One policy for all labels",t.all));let s=Math.max(1,...o.flatMap(({values:l})=>l),...a.flatMap(({values:l})=>l)),
c=l=>l===0?"·":l<5?"<1":Ct(l/10,0);return zt("policy","Policy",L("p",{},"How large a part of a label's triples each operation makes up, in percent. All sixteen\
 alike would be 6 each. An operation that the search found harmful for a label is rare in its row."),t.hint&&L("p",{},`In this policy, ${t.hint}. A network may \
learn to go by the operations, though test images have none.`),D5(r?.uncertain,n),po({id:"policy-shares",caption:"Share of each operation in each label's policy\
, in percent",ops:e,extras:["Triples"],rows:o,pinned:a,cell:l=>({text:c(l),kind:"share",strength:l/s,title:`${Ct(l/10,1)}%`}),legend:Tc([["0%","share",0],["","s\
hare",.33],["","share",.67],[`${Ct(s/10,0)}%`,"share",1]])}))}var z5={gain:"▲",loss:"▼",unclear:"≈"},q5=190,X5={below:70,padding:.6,above:14},jC={gain:"Gain",loss:"Loss",unclear:"Not clear","no interval":"One seed"};
function VC([t,...e]){let n=r=>L("li",{},L("span",{class:`tag ${r.outcome.replace(" ","-")}`},jC[r.outcome])," ",r.text);return L("div",{class:`verdict ${t.outcome.
replace(" ","-")}`},L("p",{class:"figure"},z5[t.outcome]&&L("span",{"aria-hidden":"true"},z5[t.outcome]),` ${Vt(t.difference,2)}`,L("small",{},` points of test \
accuracy: ${t.phrases[0]} against ${t.phrases[1]}`)),L("p",{class:"sentence"},t.text),e.length>0&&L("ul",{},e.map(n)))}function ZC(t){return L("div",{class:"nex\
t"},L("h3",{},"What to do next"),L("ol",{},t.map(e=>L("li",{},e))))}var W5=([t,e])=>`${Vt(t,2)} to ${Vt(e,2)}`,F5={gain:"var(--gain)",loss:"var(--loss)"},Ef=t=>t.
every(e=>e.policy===t[0].policy),U5=t=>Ef(t)?e=>e.against:e=>e.policy,Nf=(t,e,n,{below:r=62,padding:i=.4,above:o=10}={})=>({height:40*t.length+r,marginLeft:n<500?
8:q5,marginRight:24,insetTop:n<500?o:0,y:{domain:t.map(e),axis:null,padding:i}});function KC(t){let e=U5(t),n=t.map(c=>({...c,row:e(c)})),r=Ef(t)?t[0].phrases[0]:
t[0].phrases[1],i=Ef(t)?`Difference of ${r} from each of the others`:`Difference of each policy from ${r}`,o=n.flatMap(c=>[c.difference,...c.interval??[],...c.balanced_interval??
[]]),a=di([0,...o],[-100,100]),s=n.length>1?`, for all ${n.length} differences together`:"";return Re(i,`Filled dot and bar: accuracy and its 95% interval${s}. \
Ring and thin line: balanced accuracy. Right of 0 is better.`,c=>({...Nf(n,l=>l.row,c),insetLeft:8,insetRight:8,x:{label:"Difference (points of test accuracy)",
domain:a,grid:!0,ticks:c<500?4:8,tickFormat:l=>Vt(l,Number.isInteger(l)?0:Math.abs(l)<.1?2:1)},marks:[ut.ruleX([0],{stroke:"var(--muted)"}),Rf(n,c,l=>l.row),ut.
ruleY(n.filter(l=>l.interval),{y:"row",x1:l=>l.interval[0],x2:l=>l.interval[1],stroke:l=>F5[l.outcome]??"var(--muted)",strokeWidth:7,strokeOpacity:.35}),ut.ruleY(
n.filter(l=>l.balanced_interval),{y:"row",x1:l=>l.balanced_interval[0],x2:l=>l.balanced_interval[1],stroke:"var(--muted)",strokeWidth:1.25,dy:8}),ut.dot(n.filter(
l=>l.balanced!==null),{y:"row",x:"balanced",r:3,fill:"var(--surface)",stroke:"var(--muted)",strokeWidth:1.25,dy:8}),ut.dot(n,{y:"row",x:"difference",r:6,fill:l=>F5[l.
outcome]??"var(--muted)",stroke:"var(--surface)",strokeWidth:1.5,title:l=>`${Lt(l.row).title}: ${Vt(l.difference,2)}${l.interval?` (${W5(l.interval)})`:""}`,tip:!0})]}))}
function Rf(t,e,n){return e>=500?Da(q5,r=>Lt(r).title):ut.text(t,{y:n,text:r=>Lt(n(r)).title,frameAnchor:"left",dy:-15,dx:-6,fontSize:11.5})}function QC(t){let e=t.
flatMap(a=>a.seeds.map(([s,c])=>({policy:a.name,seed:s,accuracy:c}))),n=a=>Lt(a).title,r=a=>Lt(a.name??a.policy).color,i=di([...e.map(a=>a.accuracy),...t.flatMap(
a=>a.interval??[])],[0,100]),o=t.every(a=>!a.interval);return Re("Test accuracy by training",o?"Each dot is one seed.":"Large dot: mean. Bar: its 95% interval. \
Small dots: single seeds.",a=>({...Nf(t,s=>s.name,a),insetLeft:8,insetRight:8,x:{label:"Test accuracy (%)",domain:i,grid:!0,ticks:a<500?4:8},marks:[Rf(t,a,s=>s.
name),ut.ruleY(t.filter(s=>s.interval),{y:"name",x1:s=>s.interval[0],x2:s=>s.interval[1],stroke:r,strokeWidth:7,strokeOpacity:.35}),ut.dot(e,{y:"policy",x:"accu\
racy",r:2.5,fill:"var(--surface)",stroke:r,strokeWidth:1.25}),ut.dot(t,{y:"name",x:"mean",r:6,fill:r,stroke:"var(--surface)",strokeWidth:1.5,title:s=>`${n(s.name)}\
: ${mn(s.mean)}`,tip:!0})]}))}function JC({policies:t,findings:e}){let n=({interval:a})=>a?`${Ct(a[0],2)} to ${Ct(a[1],2)}`:"one seed: no interval",r=U5(e),i=({
name:a})=>{let s=e.find(c=>r(c)===a);return s?`${Vt(s.difference,2)}${s.interval?` (${W5(s.interval)})`:""}`:"–"},o=e.length===0?"Difference":Ef(e)?`${Lt(e[0].
policy).title} against it`:`Against ${e[0].phrases[1]}`;return ho("Test accuracy by training, in percent",["Training","Mean","95% interval over seeds","Balanced",
"Macro F1",o,"Single seeds"],t.map(a=>[[L("span",{class:"swatch",style:{background:Lt(a.name).color}}),Lt(a.name).title],mn(a.mean),n(a),a.balanced===null?"–":
mn(a.balanced),a.macro_f1===null?"–":mn(a.macro_f1),i(a),a.seeds.map(([,s])=>Ct(s,2)).join(", ")]))}function Y5({images:t,policies:e}){let n=({changed:r,change:i})=>`${mn(
r,0)}, by ${Ct(i,1)}`;return Re("How strong the policies are",`Bar: the share of pixels that a policy changes, before crop and flip. Beside it: by how much it c\
hanges a pixel's values on average, of 255. Means over ${Ht(t,"training image")}. Stronger is not better by itself.`,r=>({...Nf(e,i=>i.name,r,X5),marginRight:92,
x:{label:"Pixels changed (%)",domain:[0,100],grid:!0,ticks:r<500?4:8},marks:[Rf(e,r,i=>i.name),ut.barX(e,{y:"name",x:"changed",fill:i=>Lt(i.name).color,fillOpacity:.8}),
ut.text(e,{y:"name",x:"changed",text:n,textAnchor:"start",dx:6}),r>=500&&ut.ruleX([0])]}))}function B5({policies:t}){let e=t.filter(({reward:r})=>r!==null);if(e.
length===0)return L("p",{class:"fine"},"Mean reward of the policies: – (this run did not measure it).");let n=e.map(({reward:r})=>r);return Re("Mean reward of\
 the policies","How the recall of the search's network changes, in points, when a policy augments the validation images: the mean over the labels, measured in t\
he same way for every policy. Without a policy it is 0. The search chose the learned policy by these same images. More is not better by itself: a policy that ch\
anges nothing has 0.",r=>({...Nf(e,i=>i.name,r,X5),insetLeft:48,insetRight:48,x:{label:"Mean reward (points)",domain:di([0,...n],[-100,100]),grid:!0,ticks:4},marks:[
Rf(e,r,i=>i.name),ut.barX(e,{y:"name",x:"reward",fill:i=>Lt(i.name).color,fillOpacity:.8}),[-1,1].map(i=>ut.text(e.filter(({reward:o})=>o<0==i<0),{y:"name",x:"r\
eward",text:({reward:o})=>Vt(o,1),textAnchor:i<0?"end":"start",dx:6*i})),ut.ruleX([0])]}))}function tE(t){let e=t.pairs_seeds?"Trainings with the same seed begi\
n with the same weights and see the images in the same order, so they are compared seed by seed. ":"",n=t.counts_images?"Intervals of differences count both sou\
rces of chance: another seed and other test images. ":"Intervals of differences count chance in seeds, not in test images. ",r=t.findings.length>1?`They hold fo\
r all ${t.findings.length} differences together, which makes them wider than one alone. `:"";return`${n}${e}${r}A difference is clear if its interval does not i\
nclude 0. The interval of a single policy is Student's, over its seeds. Balanced accuracy is the mean recall of the labels: it differs from accuracy if labels h\
ave different numbers of test images. Macro F1 is the mean over the labels of the harmonic mean of precision and recall.`}function G5({comparison:t,strengths:e}){
if(!t)return zt("result","Result",Ft("No training with or without a policy has finished yet, so nothing can be compared."),e&&[Y5(e),B5(e)]);let n=Math.max(...t.
policies.map(r=>r.seeds.length));return zt("result","Result",t.findings.length>0?VC(t.findings):Ft("Only one kind of training has finished: there is nothing to \
compare it with yet."),t.next_steps.length>0&&ZC(t.next_steps),t.findings.length>0&&KC(t.findings),QC(t.policies),JC(t),L("p",{class:"fine"},n>1?tE(t):"Each tra\
ining ran with one seed. How much of a difference is chance cannot be told from one seed: train with three or more."),e&&[Y5(e),B5(e)])}var eE=[["command","Command"],["data","Data"],["network","Network"],["device","Device"],["machine","Machine"],["started","Started"],["seed","Seed"],["seeds","Se\
eds per training"],["la3","la3"],["libtorch","LibTorch"]];function nE(t){let e=t.filter(i=>i.seconds!==null&&(i.done||i.seconds>0));if(e.length===0)return null;
let n=e.reduce((i,o)=>i+o.seconds,0),r=i=>i<500?150:190;return Re("Time of each stage",`${za(n)} in all.`,i=>({height:22*e.length+8,marginTop:4,marginBottom:4,marginLeft:r(
i),marginRight:90,x:{axis:null},y:{domain:e.map((o,a)=>a),padding:.3},marks:[Da(r(i),o=>e[o].name),ut.barX(e,{x:"seconds",y:(o,a)=>a,fill:"var(--learned)",fillOpacity:.7}),
ut.text(e,{x:"seconds",y:(o,a)=>a,text:o=>za(o.seconds)+(o.done?"":" so far"),textAnchor:"start",dx:5})]}))}function H5({run:t,config:e}){let n=eE.filter(([r])=>t?.[r]!==
void 0).map(([r,i])=>[L("dt",{},i),L("dd",{},r==="command"?L("code",{},t[r]):String(t[r]))]);return zt("run","Run",t?L("dl",{},n):Ft("run.json is missing: what \
ran is not known."),t&&nE(t.stages),e===null?Ft("config.toml is missing: the settings are not known."):L("details",{},L("summary",{},"Settings (config.toml)"),L(
"pre",{tabindex:"0"},e)))}var rE=64;function j5(t){return Uint8Array.from(atob(t),e=>e.charCodeAt(0))}function V5(t,[e,n]){return n===void 0?t[e]:`${t[e]} ${Ct(n,Number.isInteger(n)||Math.
abs(n)>=10?0:2)}`}function Z5({ops:t,labels:e,policy:n}){let r=L("div",{class:"gallery"},L("p",{class:"fine"},"Loading…")),i=zt("samples","Samples",r),o=null;
function a(p,{cell_px:m,columns:b},{source:y,calls:g},v,x){let _=m<rE?2*m:m,w=g.length===0?"Original":g.map(A=>V5(t,A)).join(", "),M={width:`${_*b}px`,"margin-l\
eft":`${-(v%b)*_}px`,"margin-top":`${-Math.floor(v/b)*_}px`},k=L("img",{src:p,alt:`${x?`${x}: `:""}${w}, image ${y}`,class:_>m&&"twice",style:M}),S=x??(g.length===
0&&"Original");return L("figure",{class:"cell",style:{"--side":`${_}px`}},L("div",{},k),L("figcaption",{},S&&L("strong",{},S),g.map(A=>L("span",{},V5(t,A)))))}function s({
cell_px:p,columns:m},{cells:b}){let y=b.map((v,x)=>a(o,{cell_px:p,columns:m},v,x)),g=[];for(let v=0;v<y.length;v+=m)g.push(L("div",{class:"cells"},y.slice(v,v+m)));
return g}function c({cell_px:p,policies:m,jpeg:b,rows:y}){let g=URL.createObjectURL(new Blob([j5(b)],{type:"image/jpeg"})),v=m.length+1;return L("div",{id:"comp\
ared-samples"},L("h3",{},"The compared policies on the same images"),L("p",{},"Each image, and what each policy makes of it in the first epoch, before crop and \
flip."),L("div",{class:"compared-rows"},y.map(({label:x,cells:_},w)=>L("div",{class:"compared",role:"group","aria-label":e[x]||"(no name)"},L("p",{class:"fine"},
Sn(e[x])),L("div",{class:"cells"},_.map((M,k)=>a(g,{cell_px:p,columns:v},M,w*v+k,k>0?Lt(m[k-1]).title:void 0)))))))}function l(p){let m=n?.rows.find(b=>b.label===
p)?.first??[];return m.length===0?null:L("p",{class:"fine"},"Chosen first: ",m.map(([b,y,g,v])=>`${t[b]} → ${t[y]} → ${t[g]} (score ${Ct(v,2)})`).join("; "),
". The score is no reward: it is the predicted reward above the label's least, less a penalty for what the triple shares with those chosen before.")}function u(){
let p=JSON.parse(document.getElementById("la3-samples").textContent||"null");if(!p||p.labels.length===0)return r.replaceChildren(Ft("There are no sample images."));
let m=L("div",{id:"label-samples","aria-live":"polite"}),b=L("select",{id:"sample-label",on:{change:()=>g()}},p.labels.map((v,x)=>L("option",{value:String(x)},e[v.
label]||"(no name)"))),y=v=>{b.selectedIndex=(b.selectedIndex+v+p.labels.length)%p.labels.length,g()},g=()=>{let v=p.labels[b.selectedIndex];o&&URL.revokeObjectURL(
o),o=URL.createObjectURL(new Blob([j5(v.jpeg)],{type:"image/jpeg"})),m.replaceChildren(L("h3",{},Sn(e[v.label])),...s(p,v),l(v.label)??"")};r.replaceChildren(L(
"p",{},"Each image, and what the label's policy makes of it: operations with their magnitudes, applied from top to bottom."),L("div",{class:"tools"},L("label",{
for:"sample-label"},"Label"),b,L("button",{type:"button",on:{click:()=>y(-1)}},"Previous"),L("button",{type:"button",on:{click:()=>y(1)}},"Next")),m,p.compared?
c(p.compared):""),g()}let h=!1,f=()=>{h||u(),h=!0,d.disconnect()},d=new IntersectionObserver(p=>p.some(m=>m.isIntersecting)&&f(),{rootMargin:"600px"});return d.
observe(i),addEventListener("beforeprint",f),i}var iE=24;function oE({mirrored:t,doubtful:e}){let n=t?"mirrored":"not mirrored";return e?`${n}: not known well enough to tell, as others`:n}function aE(t,e){return[
Sn(e[t.label]),yt(t.images),mn(100*t.recognised/t.images,1),mn(100*(t.recognised-t.lost+t.won)/t.images,1),`${Vt(100*(t.won-t.lost)/t.images,1)} (${yt(t.lost)} \
lost, ${yt(t.won)} won)`,oE(t)]}function K5(t,e){if(!t)return null;let n=t.filter(o=>!o.mirrored).length,i=ho("Validation images as they are and mirrored left t\
o right",["Label","Images","Recall","Mirrored","Change (points)","In training"],t.map(o=>aE(o,e)));return[L("h3",{},"Mirroring"),L("p",{},`Of ${Ht(t.length,"lab\
el")}, ${yt(n)} must not be mirrored: their images, mirrored, are no longer recognised by a network that was trained without mirroring. All compared trainings k\
eep these as they are and mirror half of the others.`),t.length<=iE?i:L("details",{},L("summary",{},`All ${Ht(t.length,"label")}`),i)]}var sg=t=>Math.min(250,Math.max(200,.44*t)),J5=(t,e)=>di(t.map(n=>n.value),e),Q5=t=>Number.isInteger(t)?yt(t):"";function sE(t,e){return t.iteration.map((n,r)=>({
iteration:n,value:t[e][r]})).filter(n=>n.value!==null)}function cE(t){let e=Math.max(3,Math.round(t.length/10));return t.map(({iteration:n},r)=>{let i=t.slice(Math.
max(0,r-e+1),r+1);return{iteration:n,value:i.reduce((o,a)=>o+a.value,0)/i.length}})}function If(t,e,n,r,i,o,a,s,c=!1){let l=sE(n,r);if(l.length===0)return L("fi\
gure",{class:"chart"},L("figcaption",{},L("strong",{},t)),Ft("Not measured yet: it begins after the warm-up."));let u=n.iteration.at(-1),h=l.length<20;return Re(
t,e,f=>({height:sg(f),marginLeft:44,marginRight:12,x:{label:"Iteration",domain:[0,u],ticks:Oa([0,u])},y:{label:i,grid:!0,ticks:5,domain:c?s:J5(l,s)},marks:[o>0&&
o<u&&ut.ruleX([o],{stroke:"var(--muted)",strokeDasharray:"3 3"}),o>0&&o<u&&ut.text([o],{x:d=>d,frameAnchor:"top",text:()=>"warm-up ends",textAnchor:2*o>u?"end":
"start",dx:2*o>u?-5:5,fill:"var(--muted)",fontSize:11}),ut.line(l,{x:"iteration",y:"value",stroke:"var(--learned)",strokeOpacity:.35,strokeWidth:1}),h&&ut.dot(l,
{x:"iteration",y:"value",r:3,fill:"var(--learned)"}),ut.line(h?l:cE(l),{x:"iteration",y:"value",stroke:"var(--learned)",strokeWidth:2}),ut.tip(l,ut.pointerX({x:"\
iteration",y:"value",title:d=>`Iteration ${d.iteration}: ${Ct(d.value,a)}`}))]}))}function lE(t){let e=Math.min(...t),n=Math.ceil((Math.max(...t)-e+1)/20),r=[];
for(let i of t){let o=Math.floor((i-e)/n);for(;r.length<=o;){let a=e+r.length*n-.5;r.push({from:a,to:a+n,labels:0})}r[o].labels+=1}return r}function uE(t){let e=t.
map(s=>s.tried),[n,r]=[Math.min(...e),Math.max(...e)],o=`${n===r?yt(n):`Between ${yt(n)} and ${yt(r)}`} of the 4,096 possible.`,a=lE(e);return Re("Different tri\
ples tried per label",o,s=>({height:sg(s),marginLeft:44,marginRight:12,x:{label:"Different triples",ticks:6,tickFormat:Q5,domain:[a[0].from-1,a.at(-1).to+1]},y:{
label:"Labels",grid:!0,ticks:5,tickFormat:Q5},marks:[ut.rectY(a,{x1:"from",x2:"to",y:"labels",fill:"var(--learned)",fillOpacity:.7,inset:.5}),ut.ruleY([0],{stroke:"\
var(--muted)"})]}))}function fE(t){let e=t.epoch.map((n,r)=>({epoch:n,value:t.test_accuracy[r]})).filter(n=>n.value!==null);return e.length===0?null:Re("Pre-tra\
ining",`The network the search asks: test accuracy by epoch, ${Ct(e.at(-1).value,2)}% at the end.`,n=>({height:sg(n),marginLeft:44,marginRight:12,x:{label:"Epoc\
h",ticks:Oa(e.map(r=>r.epoch)),tickFormat:"d"},y:{label:"Test accuracy (%)",grid:!0,ticks:5,domain:J5(e,[0,100])},marks:[ut.line(e,{x:"epoch",y:"value",stroke:"\
var(--none)",strokeWidth:2}),e.length===1&&ut.dot(e,{x:"epoch",y:"value",fill:"var(--none)"})]}))}function t_({search:t,pretrain:e,labels:n}){let r=[];if(t&&t.metrics.
iteration.length>0){let c=t.evaluations?.warm_up??0;r.push(If("Mean reward","Change of recall on validation images by the triples of each iteration; light: sing\
le iterations, bold: recent mean.",t.metrics,"mean_reward","Points",c,2,[-100,100]),If("Predictor: Spearman correlation","Predicted against measured rewards of \
evaluations held out; 1 is a perfect order.",t.metrics,"spearman","Correlation",c,3,[-1,1]),If("Predictor: mean absolute error","On the same evaluations; lower \
is better.",t.metrics,"mae","Points",c,2,[0,1/0]),If("New triples preferred","Share of labels where the predictor preferred a triple that had not been tried.",t.
metrics,"unexplored","Share",c,2,[0,1],!0))}let i=t?.evaluations?.rows.filter(c=>c.tried>0)??[];i.length>0&&r.push(uE(i));let o=e&&fE(e);if(o&&r.push(o),r.length===
0)return zt("search","Search",Ft("The search has not begun."));let a=i.reduce((c,l)=>c+l.evaluations,0),s=t?.evaluations;return zt("search","Search",s?L("p",{},
`${Ht(a,"evaluation")} in ${Ht(t.metrics.iteration.length,"iteration")} of ${yt(s.iterations)} planned, the first ${yt(s.warm_up)} of them a warm-up with random\
 triples${s.label_invariant?"; one policy for all labels":""}.`):Ft("The search has not evaluated anything yet."),L("div",{class:"pair"},r),P5(t?.uncertain,n),K5(
t?.flips,n))}function hE(t,e){return t.flatMap(n=>n.epoch.map((r,i)=>({policy:n.policy,seed:n.seed,epoch:r,value:n[e][i]}))).filter(n=>n.value!==null)}function dE(t,e){let n=new Map;
for(let{policy:i,epoch:o,value:a}of e){let s=`${i} ${o}`,c=n.get(s)??{policy:i,epoch:o,sum:0,seeds:0};n.set(s,{...c,sum:c.sum+a,seeds:c.seeds+1})}let r=new Map;
for(let{policy:i}of t)r.set(i,(r.get(i)??0)+1);return[...n.values()].filter(i=>i.seeds===r.get(i.policy)).map(i=>({...i,value:i.sum/i.seeds})).sort((i,o)=>i.epoch-
o.epoch)}function pE(t){let e=Math.max(...t.map(s=>s.epoch)),n=t.filter(s=>2*s.epoch>=e).map(s=>s.value),r=Math.min(...n),i=Math.max(...n),o=i>r?i-r:1;if(t.length===
n.length)return[r-.1*o,i+.1*o];let a=t.map(s=>s.value);return[Math.max(Math.min(...a),r-o),Math.min(Math.max(...a),i+o)]}function e_(t,e,n,r,i,o,a){let s=hE(n,r);
if(s.length===0)return Ft(`${t}: not measured.`);let c=dE(n,s),l=[...new Set(n.map(p=>p.policy))],u=di(pE(s),a),h=p=>p.value>=u[0]&&p.value<=u[1],f=s.every(h)?"":
" Some of the first epochs lie outside the scale.",d=new Set(s.map(p=>p.epoch)).size===1;return Re(t,e+f,p=>({height:Math.min(320,Math.max(230,.5*p)),marginLeft:44,
marginRight:12,x:{label:"Epoch",ticks:Oa(s.map(m=>m.epoch)),tickFormat:"d"},y:{label:i,grid:!0,ticks:6,domain:u},marks:[ut.line(s,{clip:!0,x:"epoch",y:"value",z:m=>`${m.
policy} ${m.seed}`,stroke:m=>Lt(m.policy).color,strokeWidth:1,strokeOpacity:.3}),l.map(m=>ut.line(c.filter(b=>b.policy===m),{clip:!0,x:"epoch",y:"value",stroke:Lt(
m).color,strokeWidth:2,strokeDasharray:Lt(m).dash})),d&&ut.dot(s,{x:"epoch",y:"value",stroke:m=>Lt(m.policy).color}),ut.tip(c.filter(h),ut.pointer({x:"epoch",y:"\
value",title:m=>`${Lt(m.policy).title}
Epoch ${m.epoch}: ${Ct(m.value,o)}`}))]}))}function mE(t){let e=n=>{let r=document.createElementNS("http://www.w3.org/2000/svg","svg"),i=document.createElementNS(
"http://www.w3.org/2000/svg","line");for(let[o,a]of Object.entries({width:28,height:10,"aria-hidden":"true"}))r.setAttribute(o,a);for(let[o,a]of Object.entries(
{x1:0,x2:28,y1:5,y2:5,"stroke-width":2.5,stroke:Lt(n).color,"stroke-dasharray":Lt(n).dash}))i.setAttribute(o,a);return r.append(i),r};return L("ul",{class:"lege\
nd"},t.map(n=>L("li",{},e(n),Lt(n).title)))}function n_({curves:t}){let e=t.filter(i=>i.epoch.length>0);if(e.length===0)return zt("training","Training",Ft("No t\
raining has finished an epoch yet."));let n=e.filter(i=>!i.finished).map(i=>`${Lt(i.policy).title}, seed ${i.seed}`),r="Light lines: single seeds. Bold: their m\
ean.";return zt("training","Training",n.length>0&&L("p",{class:"fine"},`Not finished: ${n.join("; ")}.`),mE([...new Set(e.map(i=>i.policy))]),L("div",{class:"pa\
ir"},e_("Test accuracy by epoch",r,e,"test_accuracy","Test accuracy (%)",2,[0,100]),e_("Training loss by epoch",`${r} Augmented images are harder: a higher loss\
 is to be expected.`,e,"train_loss","Loss",3,[0,1/0])))}function gE({run:t,labels:e}){let r=(t?.stages??[]).filter(i=>i.seconds!==null).reduce((i,o)=>i+o.seconds,0);return[t?.data,t?.network,e.length>0&&Ht(e.length,"\
label"),t?.seeds!==void 0&&Ht(t.seeds,"seed"),t?.device,t?.started?.replace("T"," ").replace("Z"," UTC"),r>0&&za(r)].filter(Boolean)}function yE(t){return L("he\
ader",{},L("p",{class:"eyebrow"},t.parts?"la3 comparison":"la3 report"),L("h1",{},t.title),L("p",{class:"facts"},gE(t).map(e=>L("span",{},e))),t.notes.length>0&&
L("details",{class:"notes",open:t.notes.length<=8},L("summary",{},`${t.parts?"What is missing":"This report is not complete"}: ${Ht(t.notes.length,"note")}`),L(
"ul",{},t.notes.map(e=>L("li",{},e)))))}var kc=JSON.parse(document.getElementById("la3-data").textContent);yg([...kc.strengths?.policies??[],...kc.comparison?.policies??
[]]);var r_={result:G5,labels:L5,training:n_,policy:O5,effects:vg,search:t_,samples:Z5,run:H5},i_=(kc.parts??Object.keys(r_)).map(t=>r_[t](kc)),bE=i_.map(t=>L("\
a",{href:`#${t.id}`},t.querySelector("h2").textContent));document.getElementById("report").replaceChildren(L("a",{class:"skip",href:"#result"},"Skip to the resu\
lt"),yE(kc),L("nav",{"aria-label":"Sections"},bE),L("main",{},i_),L("footer",{},"Written by la3. Everything on this page is in this one file."));var cg=[];addEventListener(
"beforeprint",()=>{cg=[...document.querySelectorAll("details:not([open])")];for(let t of cg)t.open=!0});addEventListener("afterprint",()=>cg.forEach(t=>t.open=!1));
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
