// Written by la3/report/web/build.mjs, by way of `make page`: change la3/report/web instead.
// clang-format off
#include "la3/report/page.h"

namespace la3::report {

static constexpr char kScript[] = R"page((()=>{var y_=Object.create;var Lf=Object.defineProperty;var b_=Object.getOwnPropertyDescriptor;var x_=Object.getOwnPropertyNames;var w_=Object.getPrototypeOf,v_=Object.prototype.hasOwnProperty;var pg=(t,e)=>()=>(e||t((e={exports:{}}).exports,e),e.exports),__=(t,e)=>{for(var n in e)Lf(t,n,{get:e[n],enumerable:!0})},M_=(t,e,n,r)=>{if(e&&typeof e=="objec\
t"||typeof e=="function")for(let i of x_(e))!v_.call(t,i)&&i!==n&&Lf(t,i,{get:()=>e[i],enumerable:!(r=b_(e,i))||r.enumerable});return t};var S_=(t,e,n)=>(n=t!=null?y_(w_(t)):{},M_(e||!t||!t.__esModule?Lf(n,"default",{value:t,enumerable:!0}):n,t));var r5=pg((BB,n5)=>{"use strict";function xC(t,e,n,r,i){for(var o=i+1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c>=0?(o=a,i=a-1):r=a+1}return o}function wC(t,e,n,r,i){
for(var o=i+1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c>0?(o=a,i=a-1):r=a+1}return o}function vC(t,e,n,r,i){for(var o=r-1;r<=i;){var a=r+i>>>1,s=t[a],
c=n!==void 0?n(s,e):s-e;c<0?(o=a,r=a+1):i=a-1}return o}function _C(t,e,n,r,i){for(var o=r-1;r<=i;){var a=r+i>>>1,s=t[a],c=n!==void 0?n(s,e):s-e;c<=0?(o=a,r=a+1):
i=a-1}return o}function MC(t,e,n,r,i){for(;r<=i;){var o=r+i>>>1,a=t[o],s=n!==void 0?n(a,e):a-e;if(s===0)return o;s<=0?r=o+1:i=o-1}return-1}function Sc(t,e,n,r,i,o){
return typeof n=="function"?o(t,e,n,r===void 0?0:r|0,i===void 0?t.length-1:i|0):o(t,e,void 0,n===void 0?0:n|0,r===void 0?t.length-1:r|0)}n5.exports={ge:function(t,e,n,r,i){
return Sc(t,e,n,r,i,xC)},gt:function(t,e,n,r,i){return Sc(t,e,n,r,i,wC)},lt:function(t,e,n,r,i){return Sc(t,e,n,r,i,vC)},le:function(t,e,n,r,i){return Sc(t,e,n,
r,i,_C)},eq:function(t,e,n,r,i){return Sc(t,e,n,r,i,MC)}}});var f5=pg((qB,u5)=>{"use strict";var $f=r5(),Ra=0,fo=1,Sf=2;u5.exports=$C;function eg(t,e,n,r,i){this.mid=t,this.left=e,this.right=n,this.leftPoints=r,this.rightPoints=
i,this.count=(e?e.count:0)+(n?n.count:0)+r.length}var $c=eg.prototype;function J0(t,e){t.mid=e.mid,t.left=e.left,t.right=e.right,t.leftPoints=e.leftPoints,t.rightPoints=
e.rightPoints,t.count=e.count}function a5(t,e){var n=Ia(e);t.mid=n.mid,t.left=n.left,t.right=n.right,t.leftPoints=n.leftPoints,t.rightPoints=n.rightPoints,t.count=
n.count}function i5(t,e){var n=t.intervals([]);n.push(e),a5(t,n)}function o5(t,e){var n=t.intervals([]),r=n.indexOf(e);return r<0?Ra:(n.splice(r,1),a5(t,n),fo)}
$c.intervals=function(t){return t.push.apply(t,this.leftPoints),this.left&&this.left.intervals(t),this.right&&this.right.intervals(t),t};$c.insert=function(t){var e=this.
count-this.leftPoints.length;if(this.count+=1,t[1]<this.mid)this.left?4*(this.left.count+1)>3*(e+1)?i5(this,t):this.left.insert(t):this.left=Ia([t]);else if(t[0]>
this.mid)this.right?4*(this.right.count+1)>3*(e+1)?i5(this,t):this.right.insert(t):this.right=Ia([t]);else{var n=$f.ge(this.leftPoints,t,ng),r=$f.ge(this.rightPoints,
t,rg);this.leftPoints.splice(n,0,t),this.rightPoints.splice(r,0,t)}};$c.remove=function(t){var e=this.count-this.leftPoints;if(t[1]<this.mid){if(!this.left)return Ra;
var n=this.right?this.right.count:0;if(4*n>3*(e-1))return o5(this,t);var r=this.left.remove(t);return r===Sf?(this.left=null,this.count-=1,fo):(r===fo&&(this.count-=
1),r)}else if(t[0]>this.mid){if(!this.right)return Ra;var i=this.left?this.left.count:0;if(4*i>3*(e-1))return o5(this,t);var r=this.right.remove(t);return r===Sf?
(this.right=null,this.count-=1,fo):(r===fo&&(this.count-=1),r)}else{if(this.count===1)return this.leftPoints[0]===t?Sf:Ra;if(this.leftPoints.length===1&&this.leftPoints[0]===
t){if(this.left&&this.right){for(var o=this,a=this.left;a.right;)o=a,a=a.right;if(o===this)a.right=this.right;else{var s=this.left,r=this.right;o.count-=a.count,
o.right=a.left,a.left=s,a.right=r}J0(this,a),this.count=(this.left?this.left.count:0)+(this.right?this.right.count:0)+this.leftPoints.length}else this.left?J0(this,
this.left):J0(this,this.right);return fo}for(var s=$f.ge(this.leftPoints,t,ng);s<this.leftPoints.length&&this.leftPoints[s][0]===t[0];++s)if(this.leftPoints[s]===
t){this.count-=1,this.leftPoints.splice(s,1);for(var r=$f.ge(this.rightPoints,t,rg);r<this.rightPoints.length&&this.rightPoints[r][1]===t[1];++r)if(this.rightPoints[r]===
t)return this.rightPoints.splice(r,1),fo}return Ra}};function s5(t,e,n){for(var r=0;r<t.length&&t[r][0]<=e;++r){var i=n(t[r]);if(i)return i}}function c5(t,e,n){
for(var r=t.length-1;r>=0&&t[r][1]>=e;--r){var i=n(t[r]);if(i)return i}}function l5(t,e){for(var n=0;n<t.length;++n){var r=e(t[n]);if(r)return r}}$c.queryPoint=
function(t,e){if(t<this.mid){if(this.left){var n=this.left.queryPoint(t,e);if(n)return n}return s5(this.leftPoints,t,e)}else if(t>this.mid){if(this.right){var n=this.
right.queryPoint(t,e);if(n)return n}return c5(this.rightPoints,t,e)}else return l5(this.leftPoints,e)};$c.queryInterval=function(t,e,n){if(t<this.mid&&this.left){
var r=this.left.queryInterval(t,e,n);if(r)return r}if(e>this.mid&&this.right){var r=this.right.queryInterval(t,e,n);if(r)return r}return e<this.mid?s5(this.leftPoints,
e,n):t>this.mid?c5(this.rightPoints,t,n):l5(this.leftPoints,n)};function SC(t,e){return t-e}function ng(t,e){var n=t[0]-e[0];return n||t[1]-e[1]}function rg(t,e){
var n=t[1]-e[1];return n||t[0]-e[0]}function Ia(t){if(t.length===0)return null;for(var e=[],n=0;n<t.length;++n)e.push(t[n][0],t[n][1]);e.sort(SC);for(var r=e[e.
length>>1],i=[],o=[],a=[],n=0;n<t.length;++n){var s=t[n];s[1]<r?i.push(s):r<s[0]?o.push(s):a.push(s)}var c=a,l=a.slice();return c.sort(ng),l.sort(rg),new eg(r,Ia(
i),Ia(o),c,l)}function tg(t){this.root=t}var La=tg.prototype;La.insert=function(t){this.root?this.root.insert(t):this.root=new eg(t[0],null,null,[t],[t])};La.remove=
function(t){if(this.root){var e=this.root.remove(t);return e===Sf&&(this.root=null),e!==Ra}return!1};La.queryPoint=function(t,e){if(this.root)return this.root.queryPoint(
t,e)};La.queryInterval=function(t,e,n){if(t<=e&&this.root)return this.root.queryInterval(t,e,n)};Object.defineProperty(La,"count",{get:function(){return this.root?
this.root.count:0}});Object.defineProperty(La,"intervals",{get:function(){return this.root?this.root.intervals([]):[]}});function $C(t){return!t||t.length===0?new tg(
null):new tg(Ia(t))}});function L(t,e,...n){let r=document.createElement(t);for(let[i,o]of Object.entries(e??{}))if(!(o==null||o===!1))if(i==="on")for(let[a,s]of Object.entries(o))r.addEventListener(
a,s);else if(i==="style")for(let[a,s]of Object.entries(o))r.style.setProperty(a,s);else r.setAttribute(i,o===!0?"":String(o));return r.append(...n.flat(1/0).filter(
i=>i!=null&&i!==!1)),r}var Sn=t=>L("bdi",{},t===""?"(no name)":t);function Ft(t,e,...n){return L("section",{id:t,"aria-labelledby":`${t}-title`},L("h2",{id:`${t}\
-title`},e),n)}var Yt=t=>L("p",{class:"absent"},t);function Rr(t,e,n){return L("div",{class:"scroll",tabindex:"0",role:"region","aria-label":t},L("table",{class:"\
plain"},L("caption",{class:"unseen"},t),L("thead",{},L("tr",{},e.map(r=>L("th",{scope:"col"},r)))),L("tbody",{},n.map(([r,...i])=>L("tr",{},L("th",{scope:"row"},
r),i.map(o=>L("td",{},o)))))))}var mt=t=>t.toLocaleString("en-US"),Dt=(t,e)=>`${mt(t)} ${e}${t===1?"":"s"}`,wt=(t,e)=>t.toFixed(e).replace("-","−"),qe=(t,e=2)=>`${wt(t,e)}%`;function yg(t){
let e=Number(t.toPrecision(2));return`${e.toLocaleString("en-US",{maximumSignificantDigits:2})} ${e===1?"point":"points"}`}function Bt(t,e){let n=Math.abs(t).toFixed(
e);return Number(n)===0?n:(t>0?"+":"−")+n}var Oa=t=>Math.max(1,Math.min(6,Math.max(...t)-Math.min(...t)));function za(t){if(t<60)return`${t<10?t.toFixed(1):Math.
round(t)} s`;let e=Math.floor(t/60);return e<60?`${e} min ${Math.round(t%60)} s`:`${Math.floor(e/60)} h ${e%60} min`}var mg={none:{title:"No policy",color:"var(\
--none)",dash:"5 3"},random:{title:"Random triples",color:"var(--random)",dash:"2 3"},"label-invariant":{title:"One policy for all labels",color:"var(--invarian\
t)",dash:"9 3 2 3"},policy:{title:"Learned policy",color:"var(--learned)",dash:"none"}},gg=["var(--other-1)","var(--other-2)","var(--other-3)"],Pf=[],bg=new Map;
function xg(t){for(let{name:e,title:n}of t)bg.set(e,n)}function Et(t){return mg[t]?mg[t]:(Pf.includes(t)||Pf.push(t),{title:bg.get(t)??t,color:gg[Pf.indexOf(t)%
gg.length],dash:"12 4"})}var wg=25,$_=100;function gi({id:t,caption:e,ops:n,extras:r=[],rows:i,pinned:o=[],cell:a,legend:s,wide:c=!1}){let l="",u={column:null,down:!0},f=0,h=wg,d=L("tbo\
dy"),p=L("span",{class:"status",role:"status"}),m=new Map,b=L("button",{type:"button",on:{click:()=>M(-1)}},"Previous"),y=L("button",{type:"button",on:{click:()=>M(
1)}},"Next"),g=L("div",{class:"pager"},b,y),w=($,N)=>N==="name"?$.name.toLowerCase():N<0?$.extra[-N-1].key:$.values[N];function x(){let $=l.trim().toLowerCase(),
N=i.filter(C=>C.name.toLowerCase().includes($));if(u.column===null)return N;let E=u.down?-1:1;return N.sort((C,R)=>{let I=w(C,u.column),z=w(R,u.column);return I===
null||z===null?(I===null)-(z===null):I<z?-E:I>z?E:0})}function _($,N){return L("tr",{class:N},L("th",{scope:"row",title:$.name},Sn($.name)),$.extra.map(E=>L("td",
{class:"extra"},E.text)),$.values.map((E,C)=>{let{text:R,kind:I,strength:z,title:P}=a(E,$,C);return L("td",{class:I,style:{"--strength":z.toFixed(3)},title:`${n[C]}\
, ${$.name}: ${P??R}`},R)}))}function v(){let $=x(),N=Math.max(1,Math.ceil($.length/h));f=Math.min(f,N-1);let E=$.slice(f*h,(f+1)*h);d.replaceChildren(...l.trim()?
[]:o.map(R=>_(R,"pinned")),...E.map(R=>_(R))),E.length===0&&i.length>0&&d.append(L("tr",{},L("td",{class:"none",colspan:String(1+r.length+n.length)},"No label h\
as this in its name.")));let C=$.length>h?`${mt(f*h+1)}–${mt(f*h+E.length)} of ${mt($.length)}`:mt($.length);p.textContent=`${C} ${$.length===1?"label":"label\
s"}`,g.hidden=N<2,b.disabled=f===0,y.disabled=f===N-1;for(let[R,{head:I}]of m)I.setAttribute("aria-sort",R!==u.column?"none":u.down?"descending":"ascending")}function M($){
f+=$,v()}function k($){let N=$!=="name";u.column!==$?u={column:$,down:N}:u.down===N?u={column:$,down:!N}:u={column:null,down:!0},f=0,v()}function S($,N,E){let C=L(
"th",{scope:"col",class:E,"aria-sort":"none"},L("button",{type:"button",title:`Sort by ${$}`,on:{click:()=>k(N)}},L("span",{},$)));return m.set(N,{head:C}),C}let A=L(
"input",{id:`${t}-find`,type:"search",placeholder:"Find a label",autocomplete:"off",spellcheck:"false",on:{input:$=>(l=$.target.value,f=0,v())}}),T=L("tr",{},S(
"Label","name"),r.map(($,N)=>S($,-N-1,"extra")),n.map(($,N)=>S($,N,"op")));return addEventListener("beforeprint",()=>(h=$_,v())),addEventListener("afterprint",()=>(h=
wg,v())),v(),L("div",{class:c?"matrix wide":"matrix",id:t},L("div",{class:"tools"},i.length>0&&[L("label",{class:"unseen",for:`${t}-find`},"Find a label"),A,p],
s),L("div",{class:"scroll",tabindex:"0",role:"region","aria-label":e},L("table",{},L("caption",{class:"unseen"},e),L("thead",{},T),d)),g)}function Df(t){return L(
"span",{class:"scale","aria-hidden":"true"},t.map(([e,n,r])=>L("span",{class:n,style:{"--strength":String(r)}},e)))}function k_(t){let e=t.filter(r=>r!==null).map(
Math.abs).sort((r,i)=>r-i);if(e.length===0)return 1;let n=e[Math.floor(.97*(e.length-1))];return n>9?Math.ceil(n):Math.max(.1,Math.ceil(10*n)/10)}function Tc(t,e=()=>""){
let n=k_(t),r=wt(n,n>9?0:1);return{cell:(i,o,a)=>i===null?{text:"·",kind:"untried",strength:0,title:"not known"}:{text:Bt(i,1),kind:i<0?"loss":"gain",strength:Math.
min(1,Math.abs(i)/n),title:`${Bt(i,2)} points${e(o,a)}`},legend:Df([[`${t.some(i=>i<-n)?"≤ ":""}−${r}`,"loss",1],["","loss",.5],["0","gain",0],["","gain",.5],
[`${t.some(i=>i>n)?"≥ ":""}+${r}`,"gain",1]])}}var $n=t=>{let e=t.filter(n=>n!==null);return e.length>0?e.reduce((n,r)=>n+r,0)/e.length:null};var vg="Effects";function _g({search:t,ops:e,labels:n}){let r=t?.evaluations;if(!r)return Ft("effects",vg,Yt("No triples have been evaluated yet."));let i=(l,{mean:u,
effect:f,triples:h,tried:d})=>({name:l,values:f,triples:h,extra:[{text:Bt(u,1),key:u},{text:mt(Math.round(d)),key:d}]}),o=r.rows.filter(l=>l.tried>0),a=o.map(l=>i(
l.label===null?"All labels":n[l.label],l)),s=[];a.length>1&&s.push(i("Mean of all labels",{mean:$n(o.map(l=>l.mean)),tried:$n(o.map(l=>l.tried)),effect:e.map((l,u)=>$n(
o.map(({effect:f})=>f[u])))}));let c=r.rows.length-o.length;return Ft("effects",vg,L("p",{},"The mean reward of the label's evaluated triples that contain the o\
peration minus the mean reward of all its evaluated triples, in percentage points: below zero, triples with the operation cost the label recall. Later triples w\
ere chosen because they looked promising, so this describes what was tried; it is no experiment on single operations."),c>0&&L("p",{class:"fine"},`${Dt(c,"label")}\
 without any evaluation yet.`),gi({id:"op-effects",caption:"Effect of each operation on each label, in percentage points",ops:e,extras:["Mean reward","Tried"],rows:a,
pinned:s,...Tc(a.flatMap(({values:l})=>l),(l,u)=>l.triples?`, ${Dt(l.triples[u],"triple")}`:"")}))}var ut={};__(ut,{Area:()=>io,Arrow:()=>ac,BarX:()=>oo,BarY:()=>ao,Cell:()=>so,Contour:()=>pc,Density:()=>yc,Dot:()=>co,Frame:()=>Js,Geo:()=>bc,Hexgrid:()=>xc,Image:()=>wc,
Line:()=>lo,Link:()=>ic,Mark:()=>Q,Raster:()=>dc,Rect:()=>ro,RuleX:()=>Us,RuleY:()=>Gs,Text:()=>Ji,TickX:()=>lc,TickY:()=>uc,Tip:()=>tc,Vector:()=>eo,WaffleX:()=>_c,
WaffleY:()=>Mc,area:()=>rc,areaX:()=>si,areaY:()=>Cr,arrow:()=>C6,auto:()=>Y6,autoSpec:()=>A0,axisFx:()=>qu,axisFy:()=>Bu,axisX:()=>Hs,axisY:()=>no,barX:()=>Qn,
barY:()=>Jn,bin:()=>Tr,binX:()=>Zn,binY:()=>Kn,bollinger:()=>fi,bollingerX:()=>G6,bollingerY:()=>H6,boxX:()=>j6,boxY:()=>V6,cell:()=>ci,cellX:()=>N6,cellY:()=>R6,
centroid:()=>gf,circle:()=>P6,cluster:()=>H3,column:()=>le,contour:()=>i3,crosshair:()=>s3,crosshairX:()=>c3,crosshairY:()=>l3,delaunayLink:()=>h3,delaunayMesh:()=>d3,
density:()=>b3,differenceX:()=>v3,differenceY:()=>_3,dodgeX:()=>p5,dodgeY:()=>m5,dot:()=>mn,dotX:()=>I6,dotY:()=>L6,filter:()=>Fx,find:()=>jx,formatIsoDate:()=>Jm,
formatMonth:()=>ev,formatNumber:()=>Qm,formatWeekday:()=>nv,frame:()=>xa,geo:()=>yf,geoCentroid:()=>S3,graticule:()=>k3,gridFx:()=>Gu,gridFy:()=>Wu,gridX:()=>Uu,
gridY:()=>Xu,group:()=>Os,groupX:()=>jr,groupY:()=>Vr,groupZ:()=>Ds,hexagon:()=>D6,hexbin:()=>A3,hexgrid:()=>T3,hull:()=>p3,identity:()=>B,image:()=>E3,indexOf:()=>At,
initializer:()=>Ct,interpolateNearest:()=>L0,interpolateNone:()=>mf,interpolatorBarycentric:()=>I0,interpolatorRandomWalk:()=>P0,legend:()=>Kv,line:()=>uo,lineX:()=>li,
lineY:()=>ui,linearRegressionX:()=>I3,linearRegressionY:()=>L3,link:()=>af,map:()=>Be,mapX:()=>$a,mapY:()=>ka,marks:()=>Jt,normalize:()=>kf,normalizeX:()=>x5,normalizeY:()=>w5,
numberInterval:()=>gm,plot:()=>wa,pointer:()=>ca,pointerX:()=>la,pointerY:()=>Vi,raster:()=>t3,rect:()=>Qs,rectX:()=>ya,rectY:()=>ba,reverse:()=>Yx,ruleX:()=>Ke,
ruleY:()=>Qe,scale:()=>wu,select:()=>S5,selectFirst:()=>ig,selectLast:()=>og,selectMaxX:()=>A5,selectMaxY:()=>T5,selectMinX:()=>$5,selectMinY:()=>k5,shiftX:()=>v5,
shiftY:()=>_5,shuffle:()=>Bx,sort:()=>su,sphere:()=>$3,spike:()=>Nv,stackX:()=>g0,stackX1:()=>r6,stackX2:()=>i6,stackY:()=>y0,stackY1:()=>o6,stackY2:()=>a6,text:()=>Vn,
textX:()=>Lu,textY:()=>Pu,tickX:()=>hf,tickY:()=>df,timeInterval:()=>Es,tip:()=>Ju,transform:()=>Qt,tree:()=>Z0,treeLink:()=>_f,treeNode:()=>vc,utcInterval:()=>qi,
valueof:()=>Z,vector:()=>d0,vectorX:()=>zu,vectorY:()=>Fu,voronoi:()=>m3,voronoiMesh:()=>g3,waffleX:()=>J3,waffleY:()=>t5,window:()=>Aa,windowX:()=>B6,windowY:()=>q6});function Nt(t,e){return t==null||e==null?NaN:t<e?-1:t>e?1:t>=e?0:NaN}function nn(t,e){return t==null||e==null?NaN:e<t?-1:e>t?1:e>=t?0:NaN}function bo(t){let e,n,
r;t.length!==2?(e=Nt,n=(s,c)=>Nt(t(s),c),r=(s,c)=>t(s)-c):(e=t===Nt||t===nn?t:A_,n=t,r=t);function i(s,c,l=0,u=s.length){if(l<u){if(e(c,c)!==0)return u;do{let f=l+
u>>>1;n(s[f],c)<0?l=f+1:u=f}while(l<u)}return l}function o(s,c,l=0,u=s.length){if(l<u){if(e(c,c)!==0)return u;do{let f=l+u>>>1;n(s[f],c)<=0?l=f+1:u=f}while(l<u)}
return l}function a(s,c,l=0,u=s.length){let f=i(s,c,l,u-1);return f>l&&r(s[f-1],c)>-r(s[f],c)?f-1:f}return{left:i,center:a,right:o}}function A_(){return 0}function Mg(t){
return t===null?NaN:+t}function*T_(t,e){if(e===void 0)for(let n of t)n!=null&&(n=+n)>=n&&(yield n);else{let n=-1;for(let r of t)(r=e(r,++n,t))!=null&&(r=+r)>=r&&
(yield r)}}var Sg=bo(Nt),xo=Sg.right,LE=Sg.left,PE=bo(Mg).center;var Ec=kg(Ag),$g=kg(C_);function kg(t){return function(e,n,r=n){if(!((n=+n)>=0))throw new RangeError("invalid rx");if(!((r=+r)>=0))throw new RangeError("invalid\
 ry");let{data:i,width:o,height:a}=e;if(!((o=Math.floor(o))>=0))throw new RangeError("invalid width");if(!((a=Math.floor(a!==void 0?a:i.length/o))>=0))throw new RangeError(
"invalid height");if(!o||!a||!n&&!r)return e;let s=n&&t(n),c=r&&t(r),l=i.slice();return s&&c?(mo(s,l,i,o,a),mo(s,i,l,o,a),mo(s,l,i,o,a),go(c,i,l,o,a),go(c,l,i,o,
a),go(c,i,l,o,a)):s?(mo(s,i,l,o,a),mo(s,l,i,o,a),mo(s,i,l,o,a)):c&&(go(c,i,l,o,a),go(c,l,i,o,a),go(c,i,l,o,a)),e}}function mo(t,e,n,r,i){for(let o=0,a=r*i;o<a;)
t(e,n,o,o+=r,1)}function go(t,e,n,r,i){for(let o=0,a=r*i;o<r;++o)t(e,n,o,o+a,r)}function C_(t){let e=Ag(t);return(n,r,i,o,a)=>{i<<=2,o<<=2,a<<=2,e(n,r,i+0,o+0,a),
e(n,r,i+1,o+1,a),e(n,r,i+2,o+2,a),e(n,r,i+3,o+3,a)}}function Ag(t){let e=Math.floor(t);if(e===t)return E_(t);let n=t-e,r=2*t+1;return(i,o,a,s,c)=>{if(!((s-=c)>=
a))return;let l=e*o[a],u=c*e,f=u+c;for(let h=a,d=a+u;h<d;h+=c)l+=o[Math.min(s,h)];for(let h=a,d=s;h<=d;h+=c)l+=o[Math.min(s,h+u)],i[h]=(l+n*(o[Math.max(a,h-f)]+
o[Math.min(s,h+f)]))/r,l-=o[Math.max(a,h-u)]}}function E_(t){let e=2*t+1;return(n,r,i,o,a)=>{if(!((o-=a)>=i))return;let s=t*r[i],c=a*t;for(let l=i,u=i+c;l<u;l+=
a)s+=r[Math.min(o,l)];for(let l=i,u=o;l<=u;l+=a)s+=r[Math.min(o,l+c)],n[l]=s/e,s-=r[Math.max(i,l-c)]}}function Ba(t,e){let n=0;if(e===void 0)for(let r of t)r!=null&&
(r=+r)>=r&&++n;else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(i=+i)>=i&&++n}return n}function N_(t){return t.length|0}function R_(t){return!(t>0)}function I_(t){
return typeof t!="object"||"length"in t?t:Array.from(t)}function L_(t){return e=>t(...e)}function Tg(...t){let e=typeof t[t.length-1]=="function"&&L_(t.pop());t=
t.map(I_);let n=t.map(N_),r=t.length-1,i=new Array(r+1).fill(0),o=[];if(r<0||n.some(R_))return o;for(;;){o.push(i.map((s,c)=>t[c][s]));let a=r;for(;++i[a]===n[a];){
if(a===0)return e?o.map(e):o;i[a--]=0}}}function Cg(t,e){var n=0,r=0;return Float64Array.from(t,e===void 0?i=>n+=+i||0:i=>n+=+e(i,r++,t)||0)}function qa(t,e){let n=0,
r,i=0,o=0;if(e===void 0)for(let a of t)a!=null&&(a=+a)>=a&&(r=a-i,i+=r/++n,o+=r*(a-i));else{let a=-1;for(let s of t)(s=e(s,++a,t))!=null&&(s=+s)>=s&&(r=s-i,i+=r/
++n,o+=r*(s-i))}if(n>1)return o/(n-1)}function er(t,e){let n=qa(t,e);return n&&Math.sqrt(n)}function kt(t,e){let n,r;if(e===void 0)for(let i of t)i!=null&&(n===
void 0?i>=i&&(n=r=i):(n>i&&(n=i),r<i&&(r=i)));else{let i=-1;for(let o of t)(o=e(o,++i,t))!=null&&(n===void 0?o>=o&&(n=r=o):(n>o&&(n=o),r<o&&(r=o)))}return[n,r]}
var we=class{constructor(){this._partials=new Float64Array(32),this._n=0}add(e){let n=this._partials,r=0;for(let i=0;i<this._n&&i<32;i++){let o=n[i],a=e+o,s=Math.
abs(e)<Math.abs(o)?e-(a-o):o-(a-e);s&&(n[r++]=s),e=a}return n[r]=e,this._n=r+1,this}valueOf(){let e=this._partials,n=this._n,r,i,o,a=0;if(n>0){for(a=e[--n];n>0&&
(r=a,i=e[--n],a=r+i,o=i-(a-r),!o););n>0&&(o<0&&e[n-1]<0||o>0&&e[n-1]>0)&&(i=o*2,r=a+i,i==r-a&&(a=r))}return a}};var Je=class extends Map{constructor(e,n=Rg){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),e!=null)for(let[r,i]of e)this.set(
r,i)}get(e){return super.get(Of(this,e))}has(e){return super.has(Of(this,e))}set(e,n){return super.set(Eg(this,e),n)}delete(e){return super.delete(Ng(this,e))}},
tn=class extends Set{constructor(e,n=Rg){if(super(),Object.defineProperties(this,{_intern:{value:new Map},_key:{value:n}}),e!=null)for(let r of e)this.add(r)}has(e){
return super.has(Of(this,e))}add(e){return super.add(Eg(this,e))}delete(e){return super.delete(Ng(this,e))}};function Of({_intern:t,_key:e},n){let r=e(n);return t.
has(r)?t.get(r):n}function Eg({_intern:t,_key:e},n){let r=e(n);return t.has(r)?t.get(r):(t.set(r,n),n)}function Ng({_intern:t,_key:e},n){let r=e(n);return t.has(
r)&&(n=t.get(r),t.delete(r)),n}function Rg(t){return t!==null&&typeof t=="object"?t.valueOf():t}function zf(t){return t}function Ie(t,...e){return Ff(t,zf,zf,e)}function nr(t,e,...n){return Ff(t,zf,e,n)}function Ig(t,e,...n){return Ff(t,Array.from,e,n)}function Ff(t,e,n,r){return(function i(o,a){if(a>=r.length)return n(o);let s=new Je,c=r[a++],l=-1;for(let u of o){let f=c(u,++l,o),h=s.get(f);h?h.push(u):s.set(
f,[u])}for(let[u,f]of s)s.set(u,i(f,a));return e(s)})(t,0)}function P_(t,e){return Array.from(e,n=>t[n])}function yo(t,...e){if(typeof t[Symbol.iterator]!="func\
tion")throw new TypeError("values is not iterable");t=Array.from(t);let[n]=e;if(n&&n.length!==2||e.length>1){let r=Uint32Array.from(t,(i,o)=>o);return e.length>
1?(e=e.map(i=>t.map(i)),r.sort((i,o)=>{for(let a of e){let s=Ya(a[i],a[o]);if(s)return s}})):(n=t.map(n),r.sort((i,o)=>Ya(n[i],n[o]))),P_(t,r)}return t.sort(Yf(
n))}function Yf(t=Nt){if(t===Nt)return Ya;if(typeof t!="function")throw new TypeError("compare is not a function");return(e,n)=>{let r=t(e,n);return r||r===0?r:
(t(n,n)===0)-(t(e,e)===0)}}function Ya(t,e){return(t==null||!(t>=t))-(e==null||!(e>=e))||(t<e?-1:t>e?1:0)}function Nc(t,e,n){return(e.length!==2?yo(nr(t,e,n),(([
r,i],[o,a])=>Nt(i,a)||Nt(r,o))):yo(Ie(t,n),(([r,i],[o,a])=>e(i,a)||Nt(r,o)))).map(([r])=>r)}var D_=Array.prototype,DE=D_.slice;var O_=Math.sqrt(50),z_=Math.sqrt(10),F_=Math.sqrt(2);function Cc(t,e,n){let r=(e-t)/Math.max(0,n),i=Math.floor(Math.log10(r)),o=r/Math.pow(10,i),a=o>=O_?10:o>=
z_?5:o>=F_?2:1,s,c,l;return i<0?(l=Math.pow(10,-i)/a,s=Math.round(t*l),c=Math.round(e*l),s/l<t&&++s,c/l>e&&--c,l=-l):(l=Math.pow(10,i)*a,s=Math.round(t/l),c=Math.
round(e/l),s*l<t&&++s,c*l>e&&--c),c<s&&.5<=n&&n<2?Cc(t,e,n*2):[s,c,l]}function Xe(t,e,n){if(e=+e,t=+t,n=+n,!(n>0))return[];if(t===e)return[t];let r=e<t,[i,o,a]=r?
Cc(e,t,n):Cc(t,e,n);if(!(o>=i))return[];let s=o-i+1,c=new Array(s);if(r)if(a<0)for(let l=0;l<s;++l)c[l]=(o-l)/-a;else for(let l=0;l<s;++l)c[l]=(o-l)*a;else if(a<
0)for(let l=0;l<s;++l)c[l]=(i+l)/-a;else for(let l=0;l<s;++l)c[l]=(i+l)*a;return c}function yi(t,e,n){return e=+e,t=+t,n=+n,Cc(t,e,n)[2]}function Xa(t,e,n){e=+e,
t=+t,n=+n;let r=e<t,i=r?yi(e,t,n):yi(t,e,n);return(r?-1:1)*(i<0?1/-i:i)}function Rc(t,e,n){let r;for(;;){let i=yi(t,e,n);if(i===r||i===0||!isFinite(i))return[t,
e];if(i>0){let o=Math.ceil(t/i),a=Math.floor(e/i);t=(o-(o*i>t))*i,e=(a+(a*i<e))*i}else if(i<0){let o=-i,a=Math.ceil(t*o),s=Math.floor(e*o);t=(a-(a/o>t))/o,e=(s+
(s/o<e))/o}r=i}}function wo(t){return Math.max(1,Math.ceil(Math.log(Ba(t))/Math.LN2)+1)}function Rt(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n<r||n===void 0&&r>=r)&&(n=r);else{let r=-1;for(let i of t)(i=e(i,++r,t))!=null&&(n<i||n===void 0&&
i>=i)&&(n=i)}return n}function Lg(t,e){let n,r=-1,i=-1;if(e===void 0)for(let o of t)++i,o!=null&&(n<o||n===void 0&&o>=o)&&(n=o,r=i);else for(let o of t)(o=e(o,++i,
t))!=null&&(n<o||n===void 0&&o>=o)&&(n=o,r=i);return r}function Vt(t,e){let n;if(e===void 0)for(let r of t)r!=null&&(n>r||n===void 0&&r>=r)&&(n=r);else{let r=-1;
for(let i of t)(i=e(i,++r,t))!=null&&(n>i||n===void 0&&i>=i)&&(n=i)}return n}function Pg(t,e){let n,r=-1,i=-1;if(e===void 0)for(let o of t)++i,o!=null&&(n>o||n===
void 0&&o>=o)&&(n=o,r=i);else for(let o of t)(o=e(o,++i,t))!=null&&(n>o||n===void 0&&o>=o)&&(n=o,r=i);return r}function Dg(t,e,n=0,r=1/0,i){if(e=Math.floor(e),n=
Math.floor(Math.max(0,n)),r=Math.floor(Math.min(t.length-1,r)),!(n<=e&&e<=r))return t;for(i=i===void 0?Ya:Yf(i);r>n;){if(r-n>600){let c=r-n+1,l=e-n+1,u=Math.log(
c),f=.5*Math.exp(2*u/3),h=.5*Math.sqrt(u*f*(c-f)/c)*(l-c/2<0?-1:1),d=Math.max(n,Math.floor(e-l*f/c+h)),p=Math.min(r,Math.floor(e+(c-l)*f/c+h));Dg(t,e,d,p,i)}let o=t[e],
a=n,s=r;for(Fa(t,n,e),i(t[r],o)>0&&Fa(t,n,r);a<s;){for(Fa(t,a,s),++a,--s;i(t[a],o)<0;)++a;for(;i(t[s],o)>0;)--s}i(t[n],o)===0?Fa(t,n,s):(++s,Fa(t,s,r)),s<=e&&(n=
s+1),e<=s&&(r=s-1)}return t}function Fa(t,e,n){let r=t[e];t[e]=t[n],t[n]=r}function Wa(t,e=Nt){let n,r=!1;if(e.length===1){let i;for(let o of t){let a=e(o);(r?Nt(
a,i)>0:Nt(a,a)===0)&&(n=o,i=a,r=!0)}}else for(let i of t)(r?e(i,n)>0:e(i,i)===0)&&(n=i,r=!0);return n}function en(t,e,n){if(t=Float64Array.from(T_(t,n)),!(!(r=t.
length)||isNaN(e=+e))){if(e<=0||r<2)return Vt(t);if(e>=1)return Rt(t);var r,i=(r-1)*e,o=Math.floor(i),a=Rt(Dg(t,o).subarray(0,o+1)),s=Vt(t.subarray(o+1));return a+
(s-a)*(i-o)}}function Og(t,e,n=Mg){if(!(!(r=t.length)||isNaN(e=+e))){if(e<=0||r<2)return+n(t[0],0,t);if(e>=1)return+n(t[r-1],r-1,t);var r,i=(r-1)*e,o=Math.floor(
i),a=+n(t[o],o,t),s=+n(t[o+1],o+1,t);return a+(s-a)*(i-o)}}function zg(t,e,n){let r=Ba(t),i=en(t,.75)-en(t,.25);return r&&i?Math.ceil((n-e)/(2*i*Math.pow(r,-1/3))):1}function Bf(t,e,n){let r=Ba(t),i=er(t);return r&&i?Math.
ceil((n-e)*Math.cbrt(r)/(3.49*i)):1}function bi(t,e){let n=0,r=0;if(e===void 0)for(let i of t)i!=null&&(i=+i)>=i&&(++n,r+=i);else{let i=-1;for(let o of t)(o=e(o,
++i,t))!=null&&(o=+o)>=o&&(++n,r+=o)}if(n)return r/n}function rr(t,e){return en(t,.5,e)}function*Y_(t){for(let e of t)yield*e}function qf(t){return Array.from(Y_(t))}function Ic(t,e){let n=new Je;if(e===void 0)for(let o of t)o!=null&&o>=o&&n.set(o,
(n.get(o)||0)+1);else{let o=-1;for(let a of t)(a=e(a,++o,t))!=null&&a>=a&&n.set(a,(n.get(a)||0)+1)}let r,i=0;for(let[o,a]of n)a>i&&(i=a,r=o);return r}function Fg(t,e=B_){
let n=[],r,i=!1;for(let o of t)i&&n.push(e(r,o)),r=o,i=!0;return n}function B_(t,e){return[t,e]}function he(t,e,n){t=+t,e=+e,n=(i=arguments.length)<2?(e=t,t=0,1):
i<3?1:+n;for(var r=-1,i=Math.max(0,Math.ceil((e-t)/n))|0,o=new Array(i);++r<i;)o[r]=t+r*n;return o}function Xf(t,e=Nt){if(typeof t[Symbol.iterator]!="function")
throw new TypeError("values is not iterable");let n=Array.from(t),r=new Float64Array(n.length);e.length!==2&&(n=n.map(e),e=Nt);let i=(s,c)=>e(n[s],n[c]),o,a;return t=
Uint32Array.from(n,(s,c)=>c),t.sort(e===Nt?(s,c)=>Ya(n[s],n[c]):Yf(i)),t.forEach((s,c)=>{let l=i(s,o===void 0?s:o);l>=0?((o===void 0||l>0)&&(o=s,a=c),r[s]=a):r[s]=
NaN}),r}function Yg(t,e=Nt){let n,r=!1;if(e.length===1){let i;for(let o of t){let a=e(o);(r?Nt(a,i)<0:Nt(a,a)===0)&&(n=o,i=a,r=!0)}}else for(let i of t)(r?e(i,n)<
0:e(i,i)===0)&&(n=i,r=!0);return n}var OE=q_(Math.random);function q_(t){return function(n,r=0,i=n.length){let o=i-(r=+r);for(;o;){let a=t()*o--|0,s=n[o+r];n[o+r]=n[a+r],n[a+r]=s}return n}}function ve(t,e){
let n=0;if(e===void 0)for(let r of t)(r=+r)&&(n+=r);else{let r=-1;for(let i of t)(i=+e(i,++r,t))&&(n+=i)}return n}function vo(t){if(typeof t[Symbol.iterator]!="function")throw new TypeError("values is not iterable");return Array.from(t).reverse()}function X_(t){return t}var Wf=1,Uf=2,Gf=3,Lc=4,Bg=1e-6;function W_(t){return"translate("+t+",0)"}function U_(t){return"translate(0,"+t+")"}function G_(t){return e=>+t(
e)}function H_(t,e){return e=Math.max(0,t.bandwidth()-e*2)/2,t.round()&&(e=Math.round(e)),n=>+t(n)+e}function j_(){return!this.__axis}function V_(t,e){var n=[],
r=null,i=null,o=6,a=6,s=3,c=typeof window<"u"&&window.devicePixelRatio>1?0:.5,l=t===Wf||t===Lc?-1:1,u=t===Lc||t===Uf?"x":"y",f=t===Wf||t===Gf?W_:U_;function h(d){
var p=r??(e.ticks?e.ticks.apply(e,n):e.domain()),m=i??(e.tickFormat?e.tickFormat.apply(e,n):X_),b=Math.max(o,0)+s,y=e.range(),g=+y[0]+c,w=+y[y.length-1]+c,x=(e.
bandwidth?H_:G_)(e.copy(),c),_=d.selection?d.selection():d,v=_.selectAll(".domain").data([null]),M=_.selectAll(".tick").data(p,e).order(),k=M.exit(),S=M.enter().
append("g").attr("class","tick"),A=M.select("line"),T=M.select("text");v=v.merge(v.enter().insert("path",".tick").attr("class","domain").attr("stroke","currentC\
olor")),M=M.merge(S),A=A.merge(S.append("line").attr("stroke","currentColor").attr(u+"2",l*o)),T=T.merge(S.append("text").attr("fill","currentColor").attr(u,l*b).
attr("dy",t===Wf?"0em":t===Gf?"0.71em":"0.32em")),d!==_&&(v=v.transition(d),M=M.transition(d),A=A.transition(d),T=T.transition(d),k=k.transition(d).attr("opacit\
y",Bg).attr("transform",function($){return isFinite($=x($))?f($+c):this.getAttribute("transform")}),S.attr("opacity",Bg).attr("transform",function($){var N=this.
parentNode.__axis;return f((N&&isFinite(N=N($))?N:x($))+c)})),k.remove(),v.attr("d",t===Lc||t===Uf?a?"M"+l*a+","+g+"H"+c+"V"+w+"H"+l*a:"M"+c+","+g+"V"+w:a?"M"+g+
","+l*a+"V"+c+"H"+w+"V"+l*a:"M"+g+","+c+"H"+w),M.attr("opacity",1).attr("transform",function($){return f(x($)+c)}),A.attr(u+"2",l*o),T.attr(u,l*b).text(m),_.filter(
j_).attr("fill","none").attr("font-size",10).attr("font-family","sans-serif").attr("text-anchor",t===Uf?"start":t===Lc?"end":"middle"),_.each(function(){this.__axis=
x})}return h.scale=function(d){return arguments.length?(e=d,h):e},h.ticks=function(){return n=Array.from(arguments),h},h.tickArguments=function(d){return arguments.
length?(n=d==null?[]:Array.from(d),h):n.slice()},h.tickValues=function(d){return arguments.length?(r=d==null?null:Array.from(d),h):r&&r.slice()},h.tickFormat=function(d){
return arguments.length?(i=d,h):i},h.tickSize=function(d){return arguments.length?(o=a=+d,h):o},h.tickSizeInner=function(d){return arguments.length?(o=+d,h):o},
h.tickSizeOuter=function(d){return arguments.length?(a=+d,h):a},h.tickPadding=function(d){return arguments.length?(s=+d,h):s},h.offset=function(d){return arguments.
length?(c=+d,h):c},h}function qg(t){return V_(Gf,t)}var Hf="http://www.w3.org/1999/xhtml",We={svg:"http://www.w3.org/2000/svg",xhtml:Hf,xlink:"http://www.w3.org/1999/xlink",xml:"http://www.w3.org/XML/1998/namespa\
ce",xmlns:"http://www.w3.org/2000/xmlns/"};function Xg(t){var e=t+="",n=e.indexOf(":");return n>=0&&(e=t.slice(0,n))!=="xmlns"&&(t=t.slice(n+1)),We.hasOwnProperty(
e)?{space:We[e],local:t}:t}function Z_(t){return function(){var e=this.ownerDocument,n=this.namespaceURI;return n===Hf&&e.documentElement.namespaceURI===Hf?e.createElement(
t):e.createElementNS(n,t)}}function K_(t){return function(){return this.ownerDocument.createElementNS(t.space,t.local)}}function _o(t){var e=Xg(t);return(e.local?
K_:Z_)(e)}function Q_(){}function Wg(t){return t==null?Q_:function(){return this.querySelector(t)}}function J_(t){typeof t!="function"&&(t=Wg(t));for(var e=this.
_groups,n=e.length,r=new Array(n),i=0;i<n;++i)for(var o=e[i],a=o.length,s=r[i]=new Array(a),c,l,u=0;u<a;++u)(c=o[u])&&(l=t.call(c,c.__data__,u,o))&&("__data__"in
c&&(l.__data__=c.__data__),s[u]=l);return new Ue(r,this._parents)}function t4(t){return t==null?[]:Array.isArray(t)?t:Array.from(t)}function e4(){return[]}function n4(t){
return t==null?e4:function(){return this.querySelectorAll(t)}}function r4(t){return function(){return t4(t.apply(this,arguments))}}function i4(t){typeof t=="fun\
ction"?t=r4(t):t=n4(t);for(var e=this._groups,n=e.length,r=[],i=[],o=0;o<n;++o)for(var a=e[o],s=a.length,c,l=0;l<s;++l)(c=a[l])&&(r.push(t.call(c,c.__data__,l,a)),
i.push(c));return new Ue(r,i)}function o4(t){return function(){return this.matches(t)}}function Ug(t){return function(e){return e.matches(t)}}var a4=Array.prototype.
find;function s4(t){return function(){return a4.call(this.children,t)}}function c4(){return this.firstElementChild}function l4(t){return this.select(t==null?c4:
s4(typeof t=="function"?t:Ug(t)))}var u4=Array.prototype.filter;function f4(){return Array.from(this.children)}function h4(t){return function(){return u4.call(this.
children,t)}}function d4(t){return this.selectAll(t==null?f4:h4(typeof t=="function"?t:Ug(t)))}function p4(t){typeof t!="function"&&(t=o4(t));for(var e=this._groups,
n=e.length,r=new Array(n),i=0;i<n;++i)for(var o=e[i],a=o.length,s=r[i]=[],c,l=0;l<a;++l)(c=o[l])&&t.call(c,c.__data__,l,o)&&s.push(c);return new Ue(r,this._parents)}
function Gg(t){return new Array(t.length)}function m4(){return new Ue(this._enter||this._groups.map(Gg),this._parents)}function Pc(t,e){this.ownerDocument=t.ownerDocument,
this.namespaceURI=t.namespaceURI,this._next=null,this._parent=t,this.__data__=e}Pc.prototype={constructor:Pc,appendChild:function(t){return this._parent.insertBefore(
t,this._next)},insertBefore:function(t,e){return this._parent.insertBefore(t,e)},querySelector:function(t){return this._parent.querySelector(t)},querySelectorAll:function(t){
return this._parent.querySelectorAll(t)}};function g4(t){return function(){return t}}function y4(t,e,n,r,i,o){for(var a=0,s,c=e.length,l=o.length;a<l;++a)(s=e[a])?
(s.__data__=o[a],r[a]=s):n[a]=new Pc(t,o[a]);for(;a<c;++a)(s=e[a])&&(i[a]=s)}function b4(t,e,n,r,i,o,a){var s,c,l=new Map,u=e.length,f=o.length,h=new Array(u),d;
for(s=0;s<u;++s)(c=e[s])&&(h[s]=d=a.call(c,c.__data__,s,e)+"",l.has(d)?i[s]=c:l.set(d,c));for(s=0;s<f;++s)d=a.call(t,o[s],s,o)+"",(c=l.get(d))?(r[s]=c,c.__data__=
o[s],l.delete(d)):n[s]=new Pc(t,o[s]);for(s=0;s<u;++s)(c=e[s])&&l.get(h[s])===c&&(i[s]=c)}function x4(t){return t.__data__}function w4(t,e){if(!arguments.length)
return Array.from(this,x4);var n=e?b4:y4,r=this._parents,i=this._groups;typeof t!="function"&&(t=g4(t));for(var o=i.length,a=new Array(o),s=new Array(o),c=new Array(
o),l=0;l<o;++l){var u=r[l],f=i[l],h=f.length,d=v4(t.call(u,u&&u.__data__,l,r)),p=d.length,m=s[l]=new Array(p),b=a[l]=new Array(p),y=c[l]=new Array(h);n(u,f,m,b,
y,d,e);for(var g=0,w=0,x,_;g<p;++g)if(x=m[g]){for(g>=w&&(w=g+1);!(_=b[w])&&++w<p;);x._next=_||null}}return a=new Ue(a,r),a._enter=s,a._exit=c,a}function v4(t){return typeof t==
"object"&&"length"in t?t:Array.from(t)}function _4(){return new Ue(this._exit||this._groups.map(Gg),this._parents)}function M4(t,e,n){var r=this.enter(),i=this,
o=this.exit();return typeof t=="function"?(r=t(r),r&&(r=r.selection())):r=r.append(t+""),e!=null&&(i=e(i),i&&(i=i.selection())),n==null?o.remove():n(o),r&&i?r.merge(
i).order():i}function S4(t){for(var e=t.selection?t.selection():t,n=this._groups,r=e._groups,i=n.length,o=r.length,a=Math.min(i,o),s=new Array(i),c=0;c<a;++c)for(var l=n[c],
u=r[c],f=l.length,h=s[c]=new Array(f),d,p=0;p<f;++p)(d=l[p]||u[p])&&(h[p]=d);for(;c<i;++c)s[c]=n[c];return new Ue(s,this._parents)}function $4(){for(var t=this.
_groups,e=-1,n=t.length;++e<n;)for(var r=t[e],i=r.length-1,o=r[i],a;--i>=0;)(a=r[i])&&(o&&a.compareDocumentPosition(o)^4&&o.parentNode.insertBefore(a,o),o=a);return this}
function k4(t){t||(t=A4);function e(f,h){return f&&h?t(f.__data__,h.__data__):!f-!h}for(var n=this._groups,r=n.length,i=new Array(r),o=0;o<r;++o){for(var a=n[o],
s=a.length,c=i[o]=new Array(s),l,u=0;u<s;++u)(l=a[u])&&(c[u]=l);c.sort(e)}return new Ue(i,this._parents).order()}function A4(t,e){return t<e?-1:t>e?1:t>=e?0:NaN}
function T4(){var t=arguments[0];return arguments[0]=this,t.apply(null,arguments),this}function C4(){return Array.from(this)}function E4(){for(var t=this._groups,
e=0,n=t.length;e<n;++e)for(var r=t[e],i=0,o=r.length;i<o;++i){var a=r[i];if(a)return a}return null}function N4(){let t=0;for(let e of this)++t;return t}function R4(){
return!this.node()}function I4(t){for(var e=this._groups,n=0,r=e.length;n<r;++n)for(var i=e[n],o=0,a=i.length,s;o<a;++o)(s=i[o])&&t.call(s,s.__data__,o,i);return this}
function L4(t){return function(){this.removeAttribute(t)}}function P4(t){return function(){this.removeAttributeNS(t.space,t.local)}}function D4(t,e){return function(){
this.setAttribute(t,e)}}function O4(t,e){return function(){this.setAttributeNS(t.space,t.local,e)}}function z4(t,e){return function(){var n=e.apply(this,arguments);
n==null?this.removeAttribute(t):this.setAttribute(t,n)}}function F4(t,e){return function(){var n=e.apply(this,arguments);n==null?this.removeAttributeNS(t.space,
t.local):this.setAttributeNS(t.space,t.local,n)}}function Y4(t,e){var n=Xg(t);if(arguments.length<2){var r=this.node();return n.local?r.getAttributeNS(n.space,n.
local):r.getAttribute(n)}return this.each((e==null?n.local?P4:L4:typeof e=="function"?n.local?F4:z4:n.local?O4:D4)(n,e))}function Hg(t){return t.ownerDocument&&
t.ownerDocument.defaultView||t.document&&t||t.defaultView}function B4(t){return function(){this.style.removeProperty(t)}}function q4(t,e,n){return function(){this.
style.setProperty(t,e,n)}}function X4(t,e,n){return function(){var r=e.apply(this,arguments);r==null?this.style.removeProperty(t):this.style.setProperty(t,r,n)}}
function W4(t,e,n){return arguments.length>1?this.each((e==null?B4:typeof e=="function"?X4:q4)(t,e,n??"")):U4(this.node(),t)}function U4(t,e){return t.style.getPropertyValue(
e)||Hg(t).getComputedStyle(t,null).getPropertyValue(e)}function G4(t){return function(){delete this[t]}}function H4(t,e){return function(){this[t]=e}}function j4(t,e){
return function(){var n=e.apply(this,arguments);n==null?delete this[t]:this[t]=n}}function V4(t,e){return arguments.length>1?this.each((e==null?G4:typeof e=="fu\
nction"?j4:H4)(t,e)):this.node()[t]}function jg(t){return t.trim().split(/^|\s+/)}function Vf(t){return t.classList||new Vg(t)}function Vg(t){this._node=t,this.
_names=jg(t.getAttribute("class")||"")}Vg.prototype={add:function(t){var e=this._names.indexOf(t);e<0&&(this._names.push(t),this._node.setAttribute("class",this.
_names.join(" ")))},remove:function(t){var e=this._names.indexOf(t);e>=0&&(this._names.splice(e,1),this._node.setAttribute("class",this._names.join(" ")))},contains:function(t){
return this._names.indexOf(t)>=0}};function Zg(t,e){for(var n=Vf(t),r=-1,i=e.length;++r<i;)n.add(e[r])}function Kg(t,e){for(var n=Vf(t),r=-1,i=e.length;++r<i;)n.
remove(e[r])}function Z4(t){return function(){Zg(this,t)}}function K4(t){return function(){Kg(this,t)}}function Q4(t,e){return function(){(e.apply(this,arguments)?
Zg:Kg)(this,t)}}function J4(t,e){var n=jg(t+"");if(arguments.length<2){for(var r=Vf(this.node()),i=-1,o=n.length;++i<o;)if(!r.contains(n[i]))return!1;return!0}return this.
each((typeof e=="function"?Q4:e?Z4:K4)(n,e))}function t8(){this.textContent=""}function e8(t){return function(){this.textContent=t}}function n8(t){return function(){
var e=t.apply(this,arguments);this.textContent=e??""}}function r8(t){return arguments.length?this.each(t==null?t8:(typeof t=="function"?n8:e8)(t)):this.node().textContent}
function i8(){this.innerHTML=""}function o8(t){return function(){this.innerHTML=t}}function a8(t){return function(){var e=t.apply(this,arguments);this.innerHTML=
e??""}}function s8(t){return arguments.length?this.each(t==null?i8:(typeof t=="function"?a8:o8)(t)):this.node().innerHTML}function c8(){this.nextSibling&&this.parentNode.
appendChild(this)}function l8(){return this.each(c8)}function u8(){this.previousSibling&&this.parentNode.insertBefore(this,this.parentNode.firstChild)}function f8(){
return this.each(u8)}function h8(t){var e=typeof t=="function"?t:_o(t);return this.select(function(){return this.appendChild(e.apply(this,arguments))})}function d8(){
return null}function p8(t,e){var n=typeof t=="function"?t:_o(t),r=e==null?d8:typeof e=="function"?e:Wg(e);return this.select(function(){return this.insertBefore(
n.apply(this,arguments),r.apply(this,arguments)||null)})}function m8(){var t=this.parentNode;t&&t.removeChild(this)}function g8(){return this.each(m8)}function y8(){
var t=this.cloneNode(!1),e=this.parentNode;return e?e.insertBefore(t,this.nextSibling):t}function b8(){var t=this.cloneNode(!0),e=this.parentNode;return e?e.insertBefore(
t,this.nextSibling):t}function x8(t){return this.select(t?b8:y8)}function w8(t){return arguments.length?this.property("__data__",t):this.node().__data__}function v8(t){
return function(e){t.call(this,e,this.__data__)}}function _8(t){return t.trim().split(/^|\s+/).map(function(e){var n="",r=e.indexOf(".");return r>=0&&(n=e.slice(
r+1),e=e.slice(0,r)),{type:e,name:n}})}function M8(t){return function(){var e=this.__on;if(e){for(var n=0,r=-1,i=e.length,o;n<i;++n)o=e[n],(!t.type||o.type===t.
type)&&o.name===t.name?this.removeEventListener(o.type,o.listener,o.options):e[++r]=o;++r?e.length=r:delete this.__on}}}function S8(t,e,n){return function(){var r=this.
__on,i,o=v8(e);if(r){for(var a=0,s=r.length;a<s;++a)if((i=r[a]).type===t.type&&i.name===t.name){this.removeEventListener(i.type,i.listener,i.options),this.addEventListener(
i.type,i.listener=o,i.options=n),i.value=e;return}}this.addEventListener(t.type,o,n),i={type:t.type,name:t.name,value:e,listener:o,options:n},r?r.push(i):this.__on=
[i]}}function $8(t,e,n){var r=_8(t+""),i,o=r.length,a;if(arguments.length<2){var s=this.node().__on;if(s){for(var c=0,l=s.length,u;c<l;++c)for(i=0,u=s[c];i<o;++i)
if((a=r[i]).type===u.type&&a.name===u.name)return u.value}return}for(s=e?S8:M8,i=0;i<o;++i)this.each(s(r[i],e,n));return this}function Qg(t,e,n){var r=Hg(t),i=r.
CustomEvent;typeof i=="function"?i=new i(e,n):(i=r.document.createEvent("Event"),n?(i.initEvent(e,n.bubbles,n.cancelable),i.detail=n.detail):i.initEvent(e,!1,!1)),
t.dispatchEvent(i)}function k8(t,e){return function(){return Qg(this,t,e)}}function A8(t,e){return function(){return Qg(this,t,e.apply(this,arguments))}}function T8(t,e){
return this.each((typeof e=="function"?A8:k8)(t,e))}function*C8(){for(var t=this._groups,e=0,n=t.length;e<n;++e)for(var r=t[e],i=0,o=r.length,a;i<o;++i)(a=r[i])&&
(yield a)}var Jg=[null];function Ue(t,e){this._groups=t,this._parents=e}function E8(){return new Ue([[document.documentElement]],Jg)}function N8(){return this}Ue.
prototype=E8.prototype={constructor:Ue,select:J_,selectAll:i4,selectChild:l4,selectChildren:d4,filter:p4,data:w4,enter:m4,exit:_4,join:M4,merge:S4,selection:N8,
order:$4,sort:k4,call:T4,nodes:C4,node:E4,size:N4,empty:R4,each:I4,attr:Y4,style:W4,property:V4,classed:J4,text:r8,html:s8,raise:l8,lower:f8,append:h8,insert:p8,
remove:g8,clone:x8,datum:w8,on:$8,dispatch:T8,[Symbol.iterator]:C8};function Le(t){return typeof t=="string"?new Ue([[document.querySelector(t)]],[document.documentElement]):
new Ue([[t]],Jg)}var R8=0;function I8(){return new jf}function jf(){this._="@"+(++R8).toString(36)}jf.prototype=I8.prototype={constructor:jf,get:function(t){for(var e=this._;!(e in
t);)if(!(t=t.parentNode))return;return t[e]},set:function(t,e){return t[this._]=e},remove:function(t){return this._ in t&&delete t[this._]},toString:function(){
return this._}};function L8(t){let e;for(;e=t.sourceEvent;)t=e;return t}function t1(t,e){if(t=L8(t),e===void 0&&(e=t.currentTarget),e){var n=e.ownerSVGElement||
e;if(n.createSVGPoint){var r=n.createSVGPoint();return r.x=t.clientX,r.y=t.clientY,r=r.matrixTransform(e.getScreenCTM().inverse()),[r.x,r.y]}if(e.getBoundingClientRect){
var i=e.getBoundingClientRect();return[t.clientX-i.left-e.clientLeft,t.clientY-i.top-e.clientTop]}}return[t.pageX,t.pageY]}function ko(t,e,n){t.prototype=e.prototype=n,n.constructor=t}function Ha(t,e){var n=Object.create(t.prototype);for(var r in e)n[r]=e[r];return n}function Ir(){}
var _i=.7,$o=1/_i,Mo="\\s*([+-]?\\d+)\\s*",Ua="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*",kn="\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*",P8=/^#([0-9a-f]{3,8})$/,
D8=new RegExp(`^rgb\\(${Mo},${Mo},${Mo}\\)$`),O8=new RegExp(`^rgb\\(${kn},${kn},${kn}\\)$`),z8=new RegExp(`^rgba\\(${Mo},${Mo},${Mo},${Ua}\\)$`),F8=new RegExp(`\
^rgba\\(${kn},${kn},${kn},${Ua}\\)$`),Y8=new RegExp(`^hsl\\(${Ua},${kn},${kn}\\)$`),B8=new RegExp(`^hsla\\(${Ua},${kn},${kn},${Ua}\\)$`),e1={aliceblue:15792383,
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
ko(Ir,Ao,{copy(t){return Object.assign(new this.constructor,this,t)},displayable(){return this.rgb().displayable()},hex:n1,formatHex:n1,formatHex8:q8,formatHsl:X8,
formatRgb:r1,toString:r1});function n1(){return this.rgb().formatHex()}function q8(){return this.rgb().formatHex8()}function X8(){return h1(this).formatHsl()}function r1(){
return this.rgb().formatRgb()}function Ao(t){var e,n;return t=(t+"").trim().toLowerCase(),(e=P8.exec(t))?(n=e[1].length,e=parseInt(e[1],16),n===6?i1(e):n===3?new ie(
e>>8&15|e>>4&240,e>>4&15|e&240,(e&15)<<4|e&15,1):n===8?Dc(e>>24&255,e>>16&255,e>>8&255,(e&255)/255):n===4?Dc(e>>12&15|e>>8&240,e>>8&15|e>>4&240,e>>4&15|e&240,((e&
15)<<4|e&15)/255):null):(e=D8.exec(t))?new ie(e[1],e[2],e[3],1):(e=O8.exec(t))?new ie(e[1]*255/100,e[2]*255/100,e[3]*255/100,1):(e=z8.exec(t))?Dc(e[1],e[2],e[3],
e[4]):(e=F8.exec(t))?Dc(e[1]*255/100,e[2]*255/100,e[3]*255/100,e[4]):(e=Y8.exec(t))?s1(e[1],e[2]/100,e[3]/100,1):(e=B8.exec(t))?s1(e[1],e[2]/100,e[3]/100,e[4]):
e1.hasOwnProperty(t)?i1(e1[t]):t==="transparent"?new ie(NaN,NaN,NaN,0):null}function i1(t){return new ie(t>>16&255,t>>8&255,t&255,1)}function Dc(t,e,n,r){return r<=
0&&(t=e=n=NaN),new ie(t,e,n,r)}function eh(t){return t instanceof Ir||(t=Ao(t)),t?(t=t.rgb(),new ie(t.r,t.g,t.b,t.opacity)):new ie}function Pe(t,e,n,r){return arguments.
length===1?eh(t):new ie(t,e,n,r??1)}function ie(t,e,n,r){this.r=+t,this.g=+e,this.b=+n,this.opacity=+r}ko(ie,Pe,Ha(Ir,{brighter(t){return t=t==null?$o:Math.pow(
$o,t),new ie(this.r*t,this.g*t,this.b*t,this.opacity)},darker(t){return t=t==null?_i:Math.pow(_i,t),new ie(this.r*t,this.g*t,this.b*t,this.opacity)},rgb(){return this},
clamp(){return new ie(wi(this.r),wi(this.g),wi(this.b),zc(this.opacity))},displayable(){return-.5<=this.r&&this.r<255.5&&-.5<=this.g&&this.g<255.5&&-.5<=this.b&&
this.b<255.5&&0<=this.opacity&&this.opacity<=1},hex:o1,formatHex:o1,formatHex8:W8,formatRgb:a1,toString:a1}));function o1(){return`#${xi(this.r)}${xi(this.g)}${xi(
this.b)}`}function W8(){return`#${xi(this.r)}${xi(this.g)}${xi(this.b)}${xi((isNaN(this.opacity)?1:this.opacity)*255)}`}function a1(){let t=zc(this.opacity);return`${t===
1?"rgb(":"rgba("}${wi(this.r)}, ${wi(this.g)}, ${wi(this.b)}${t===1?")":`, ${t})`}`}function zc(t){return isNaN(t)?1:Math.max(0,Math.min(1,t))}function wi(t){return Math.
max(0,Math.min(255,Math.round(t)||0))}function xi(t){return t=wi(t),(t<16?"0":"")+t.toString(16)}function s1(t,e,n,r){return r<=0?t=e=n=NaN:n<=0||n>=1?t=e=NaN:e<=
0&&(t=NaN),new gn(t,e,n,r)}function h1(t){if(t instanceof gn)return new gn(t.h,t.s,t.l,t.opacity);if(t instanceof Ir||(t=Ao(t)),!t)return new gn;if(t instanceof
gn)return t;t=t.rgb();var e=t.r/255,n=t.g/255,r=t.b/255,i=Math.min(e,n,r),o=Math.max(e,n,r),a=NaN,s=o-i,c=(o+i)/2;return s?(e===o?a=(n-r)/s+(n<r)*6:n===o?a=(r-e)/
s+2:a=(e-n)/s+4,s/=c<.5?o+i:2-o-i,a*=60):s=c>0&&c<1?0:a,new gn(a,s,c,t.opacity)}function Yc(t,e,n,r){return arguments.length===1?h1(t):new gn(t,e,n,r??1)}function gn(t,e,n,r){
this.h=+t,this.s=+e,this.l=+n,this.opacity=+r}ko(gn,Yc,Ha(Ir,{brighter(t){return t=t==null?$o:Math.pow($o,t),new gn(this.h,this.s,this.l*t,this.opacity)},darker(t){
return t=t==null?_i:Math.pow(_i,t),new gn(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=this.h%360+(this.h<0)*360,e=isNaN(t)||isNaN(this.s)?0:this.s,n=this.
l,r=n+(n<.5?n:1-n)*e,i=2*n-r;return new ie(Zf(t>=240?t-240:t+120,i,r),Zf(t,i,r),Zf(t<120?t+240:t-120,i,r),this.opacity)},clamp(){return new gn(c1(this.h),Oc(this.
s),Oc(this.l),zc(this.opacity))},displayable(){return(0<=this.s&&this.s<=1||isNaN(this.s))&&0<=this.l&&this.l<=1&&0<=this.opacity&&this.opacity<=1},formatHsl(){
let t=zc(this.opacity);return`${t===1?"hsl(":"hsla("}${c1(this.h)}, ${Oc(this.s)*100}%, ${Oc(this.l)*100}%${t===1?")":`, ${t})`}`}}));function c1(t){return t=(t||
0)%360,t<0?t+360:t}function Oc(t){return Math.max(0,Math.min(1,t||0))}function Zf(t,e,n){return(t<60?e+(n-e)*t/60:t<180?n:t<240?e+(n-e)*(240-t)/60:e)*255}var d1=Math.
PI/180,p1=180/Math.PI,Fc=18,m1=.96422,g1=1,y1=.82521,b1=4/29,So=6/29,x1=3*So*So,U8=So*So*So;function w1(t){if(t instanceof An)return new An(t.l,t.a,t.b,t.opacity);
if(t instanceof ir)return v1(t);t instanceof ie||(t=eh(t));var e=th(t.r),n=th(t.g),r=th(t.b),i=Kf((.2225045*e+.7168786*n+.0606169*r)/g1),o,a;return e===n&&n===r?
o=a=i:(o=Kf((.4360747*e+.3850649*n+.1430804*r)/m1),a=Kf((.0139322*e+.0971045*n+.7141733*r)/y1)),new An(116*i-16,500*(o-i),200*(i-a),t.opacity)}function Bc(t,e,n,r){return arguments.length===1?w1(t):new An(t,e,n,r??1)}function An(t,e,n,r){this.l=+t,this.a=+e,this.b=+n,this.opacity=+r}ko(An,Bc,Ha(Ir,{brighter(t){
return new An(this.l+Fc*(t??1),this.a,this.b,this.opacity)},darker(t){return new An(this.l-Fc*(t??1),this.a,this.b,this.opacity)},rgb(){var t=(this.l+16)/116,e=isNaN(
this.a)?t:t+this.a/500,n=isNaN(this.b)?t:t-this.b/200;return e=m1*Qf(e),t=g1*Qf(t),n=y1*Qf(n),new ie(Jf(3.1338561*e-1.6168667*t-.4906146*n),Jf(-.9787684*e+1.9161415*
t+.033454*n),Jf(.0719453*e-.2289914*t+1.4052427*n),this.opacity)}}));function Kf(t){return t>U8?Math.pow(t,1/3):t/x1+b1}function Qf(t){return t>So?t*t*t:x1*(t-b1)}
function Jf(t){return 255*(t<=.0031308?12.92*t:1.055*Math.pow(t,1/2.4)-.055)}function th(t){return(t/=255)<=.04045?t/12.92:Math.pow((t+.055)/1.055,2.4)}function G8(t){
if(t instanceof ir)return new ir(t.h,t.c,t.l,t.opacity);if(t instanceof An||(t=w1(t)),t.a===0&&t.b===0)return new ir(NaN,0<t.l&&t.l<100?0:NaN,t.l,t.opacity);var e=Math.
atan2(t.b,t.a)*p1;return new ir(e<0?e+360:e,Math.sqrt(t.a*t.a+t.b*t.b),t.l,t.opacity)}function qc(t,e,n,r){return arguments.length===1?G8(t):new ir(t,e,n,r??1)}function ir(t,e,n,r){this.h=+t,this.c=+e,this.l=+n,this.opacity=+r}function v1(t){if(isNaN(
t.h))return new An(t.l,0,0,t.opacity);var e=t.h*d1;return new An(t.l,Math.cos(e)*t.c,Math.sin(e)*t.c,t.opacity)}ko(ir,qc,Ha(Ir,{brighter(t){return new ir(this.h,
this.c,this.l+Fc*(t??1),this.opacity)},darker(t){return new ir(this.h,this.c,this.l-Fc*(t??1),this.opacity)},rgb(){return v1(this).rgb()}}));var _1=-.14861,nh=1.78277,
rh=-.29227,Xc=-.90649,Ga=1.97294,l1=Ga*Xc,u1=Ga*nh,f1=nh*rh-Xc*_1;function H8(t){if(t instanceof vi)return new vi(t.h,t.s,t.l,t.opacity);t instanceof ie||(t=eh(
t));var e=t.r/255,n=t.g/255,r=t.b/255,i=(f1*r+l1*e-u1*n)/(f1+l1-u1),o=r-i,a=(Ga*(n-i)-rh*o)/Xc,s=Math.sqrt(a*a+o*o)/(Ga*i*(1-i)),c=s?Math.atan2(a,o)*p1-120:NaN;
return new vi(c<0?c+360:c,s,i,t.opacity)}function rn(t,e,n,r){return arguments.length===1?H8(t):new vi(t,e,n,r??1)}function vi(t,e,n,r){this.h=+t,this.s=+e,this.
l=+n,this.opacity=+r}ko(vi,rn,Ha(Ir,{brighter(t){return t=t==null?$o:Math.pow($o,t),new vi(this.h,this.s,this.l*t,this.opacity)},darker(t){return t=t==null?_i:Math.
pow(_i,t),new vi(this.h,this.s,this.l*t,this.opacity)},rgb(){var t=isNaN(this.h)?0:(this.h+120)*d1,e=+this.l,n=isNaN(this.s)?0:this.s*e*(1-e),r=Math.cos(t),i=Math.
sin(t);return new ie(255*(e+n*(_1*r+nh*i)),255*(e+n*(rh*r+Xc*i)),255*(e+n*(Ga*r)),this.opacity)}}));function $1(t,e,n,r,i){var o=t*t,a=o*t;return((1-3*t+3*o-a)*e+(4-6*o+3*a)*n+(1+3*t+3*o-3*a)*r+a*i)/6}function j8(t){var e=t.length-1;return function(n){var r=n<=
0?n=0:n>=1?(n=1,e-1):Math.floor(n*e),i=t[r],o=t[r+1],a=r>0?t[r-1]:2*i-o,s=r<e-1?t[r+2]:2*o-i;return $1((n-r/e)*e,a,i,o,s)}}function V8(t){var e=t.length;return function(n){
var r=Math.floor(((n%=1)<0?++n:n)*e),i=t[(r+e-1)%e],o=t[r%e],a=t[(r+1)%e],s=t[(r+2)%e];return $1((n-r/e)*e,i,o,a,s)}}var Uc=t=>()=>t;function k1(t,e){return function(n){
return t+n*e}}function Z8(t,e,n){return t=Math.pow(t,n),e=Math.pow(e,n)-t,n=1/n,function(r){return Math.pow(t+r*e,n)}}function sh(t,e){var n=e-t;return n?k1(t,n>
180||n<-180?n-360*Math.round(n/360):n):Uc(isNaN(t)?e:t)}function K8(t){return(t=+t)==1?oe:function(e,n){return n-e?Z8(e,n,t):Uc(isNaN(e)?n:e)}}function oe(t,e){
var n=e-t;return n?k1(t,n):Uc(isNaN(t)?e:t)}var Mi=(function t(e){var n=K8(e);function r(i,o){var a=n((i=Pe(i)).r,(o=Pe(o)).r),s=n(i.g,o.g),c=n(i.b,o.b),l=oe(i.
opacity,o.opacity);return function(u){return i.r=a(u),i.g=s(u),i.b=c(u),i.opacity=l(u),i+""}}return r.gamma=t,r})(1);function A1(t){return function(e){var n=e.length,
r=new Array(n),i=new Array(n),o=new Array(n),a,s;for(a=0;a<n;++a)s=Pe(e[a]),r[a]=s.r||0,i[a]=s.g||0,o[a]=s.b||0;return r=t(r),i=t(i),o=t(o),s.opacity=1,function(c){
return s.r=r(c),s.g=i(c),s.b=o(c),s+""}}}var T1=A1(j8),XE=A1(V8);function Q8(t,e){e||(e=[]);var n=t?Math.min(e.length,t.length):0,r=e.slice(),i;return function(o){
for(i=0;i<n;++i)r[i]=t[i]*(1-o)+e[i]*o;return r}}function J8(t){return ArrayBuffer.isView(t)&&!(t instanceof DataView)}function tM(t,e){var n=e?e.length:0,r=t?Math.min(n,t.length):0,i=new Array(r),o=new Array(n),a;for(a=0;a<r;++a)i[a]=To(t[a],e[a]);for(;a<n;++a)o[a]=e[a];return function(s){
for(a=0;a<r;++a)o[a]=i[a](s);return o}}function eM(t,e){var n=new Date;return t=+t,e=+e,function(r){return n.setTime(t*(1-r)+e*r),n}}function te(t,e){return t=+t,
e=+e,function(n){return t*(1-n)+e*n}}function nM(t,e){var n={},r={},i;(t===null||typeof t!="object")&&(t={}),(e===null||typeof e!="object")&&(e={});for(i in e)i in
t?n[i]=To(t[i],e[i]):r[i]=e[i];return function(o){for(i in n)r[i]=n[i](o);return r}}var oh=/[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,ih=new RegExp(oh.source,
"g");function rM(t){return function(){return t}}function iM(t){return function(e){return t(e)+""}}function oM(t,e){var n=oh.lastIndex=ih.lastIndex=0,r,i,o,a=-1,
s=[],c=[];for(t=t+"",e=e+"";(r=oh.exec(t))&&(i=ih.exec(e));)(o=i.index)>n&&(o=e.slice(n,o),s[a]?s[a]+=o:s[++a]=o),(r=r[0])===(i=i[0])?s[a]?s[a]+=i:s[++a]=i:(s[++a]=
null,c.push({i:a,x:te(r,i)})),n=ih.lastIndex;return n<e.length&&(o=e.slice(n),s[a]?s[a]+=o:s[++a]=o),s.length<2?c[0]?iM(c[0].x):rM(e):(e=c.length,function(l){for(var u=0,
f;u<e;++u)s[(f=c[u]).i]=f.x(l);return s.join("")})}function To(t,e){var n=typeof e,r;return e==null||n==="boolean"?Uc(e):(n==="number"?te:n==="string"?(r=Ao(e))?
(e=r,Mi):oM:e instanceof Ao?Mi:e instanceof Date?eM:J8(e)?Q8:Array.isArray(e)?tM:typeof e.valueOf!="function"&&typeof e.toString!="function"||isNaN(e)?nM:te)(t,
e)}function ja(t,e){return t=+t,e=+e,function(n){return Math.round(t*(1-n)+e*n)}}var M1=180/Math.PI,ah={translateX:0,translateY:0,rotate:0,skewX:0,scaleX:1,scaleY:1};
function C1(t,e,n,r,i,o){var a,s,c;return(a=Math.sqrt(t*t+e*e))&&(t/=a,e/=a),(c=t*n+e*r)&&(n-=t*c,r-=e*c),(s=Math.sqrt(n*n+r*r))&&(n/=s,r/=s,c/=s),t*r<e*n&&(t=-t,
e=-e,c=-c,a=-a),{translateX:i,translateY:o,rotate:Math.atan2(e,t)*M1,skewX:Math.atan(c)*M1,scaleX:a,scaleY:s}}var Wc;function aM(t){let e=new(typeof DOMMatrix==
"function"?DOMMatrix:WebKitCSSMatrix)(t+"");return e.isIdentity?ah:C1(e.a,e.b,e.c,e.d,e.e,e.f)}function sM(t){return t==null||(Wc||(Wc=document.createElementNS(
"http://www.w3.org/2000/svg","g")),Wc.setAttribute("transform",t),!(t=Wc.transform.baseVal.consolidate()))?ah:(t=t.matrix,C1(t.a,t.b,t.c,t.d,t.e,t.f))}function E1(t,e,n,r){
function i(l){return l.length?l.pop()+" ":""}function o(l,u,f,h,d,p){if(l!==f||u!==h){var m=d.push("translate(",null,e,null,n);p.push({i:m-4,x:te(l,f)},{i:m-2,x:te(
u,h)})}else(f||h)&&d.push("translate("+f+e+h+n)}function a(l,u,f,h){l!==u?(l-u>180?u+=360:u-l>180&&(l+=360),h.push({i:f.push(i(f)+"rotate(",null,r)-2,x:te(l,u)})):
u&&f.push(i(f)+"rotate("+u+r)}function s(l,u,f,h){l!==u?h.push({i:f.push(i(f)+"skewX(",null,r)-2,x:te(l,u)}):u&&f.push(i(f)+"skewX("+u+r)}function c(l,u,f,h,d,p){
if(l!==f||u!==h){var m=d.push(i(d)+"scale(",null,",",null,")");p.push({i:m-4,x:te(l,f)},{i:m-2,x:te(u,h)})}else(f!==1||h!==1)&&d.push(i(d)+"scale("+f+","+h+")")}
return function(l,u){var f=[],h=[];return l=t(l),u=t(u),o(l.translateX,l.translateY,u.translateX,u.translateY,f,h),a(l.rotate,u.rotate,f,h),s(l.skewX,u.skewX,f,
h),c(l.scaleX,l.scaleY,u.scaleX,u.scaleY,f,h),l=u=null,function(d){for(var p=-1,m=h.length,b;++p<m;)f[(b=h[p]).i]=b.x(d);return f.join("")}}}var WE=E1(aM,"px, ",
"px)","deg)"),UE=E1(sM,", ",")",")"),cM=1e-12;function S1(t){return((t=Math.exp(t))+1/t)/2}function lM(t){return((t=Math.exp(t))-1/t)/2}function uM(t){return((t=
Math.exp(2*t))-1)/(t+1)}var GE=(function t(e,n,r){function i(o,a){var s=o[0],c=o[1],l=o[2],u=a[0],f=a[1],h=a[2],d=u-s,p=f-c,m=d*d+p*p,b,y;if(m<cM)y=Math.log(h/l)/
e,b=function(M){return[s+M*d,c+M*p,l*Math.exp(e*M*y)]};else{var g=Math.sqrt(m),w=(h*h-l*l+r*m)/(2*l*n*g),x=(h*h-l*l-r*m)/(2*h*n*g),_=Math.log(Math.sqrt(w*w+1)-w),
v=Math.log(Math.sqrt(x*x+1)-x);y=(v-_)/e,b=function(M){var k=M*y,S=S1(_),A=l/(n*g)*(S*uM(e*k+_)-lM(_));return[s+A*d,c+A*p,l*S/S1(e*k+_)]}}return b.duration=Math.
abs(y)*1e3*e/Math.SQRT2,b}return i.rho=function(o){var a=Math.max(.001,+o),s=a*a,c=s*s;return t(a,s,c)},i})(Math.SQRT2,2,4);function N1(t){return function(e,n){
var r=t((e=Yc(e)).h,(n=Yc(n)).h),i=oe(e.s,n.s),o=oe(e.l,n.l),a=oe(e.opacity,n.opacity);return function(s){return e.h=r(s),e.s=i(s),e.l=o(s),e.opacity=a(s),e+""}}}
var R1=N1(sh),HE=N1(oe);function I1(t,e){var n=oe((t=Bc(t)).l,(e=Bc(e)).l),r=oe(t.a,e.a),i=oe(t.b,e.b),o=oe(t.opacity,e.opacity);return function(a){return t.l=n(
a),t.a=r(a),t.b=i(a),t.opacity=o(a),t+""}}function L1(t){return function(e,n){var r=t((e=qc(e)).h,(n=qc(n)).h),i=oe(e.c,n.c),o=oe(e.l,n.l),a=oe(e.opacity,n.opacity);
return function(s){return e.h=r(s),e.c=i(s),e.l=o(s),e.opacity=a(s),e+""}}}var P1=L1(sh),jE=L1(oe);function D1(t){return(function e(n){n=+n;function r(i,o){var a=t(
(i=rn(i)).h,(o=rn(o)).h),s=oe(i.s,o.s),c=oe(i.l,o.l),l=oe(i.opacity,o.opacity);return function(u){return i.h=a(u),i.s=s(u),i.l=c(Math.pow(u,n)),i.opacity=l(u),i+
""}}return r.gamma=e,r})(1)}var VE=D1(sh),Gc=D1(oe);function Lr(t,e){e===void 0&&(e=t,t=To);for(var n=0,r=e.length-1,i=e[0],o=new Array(r<0?0:r);n<r;)o[n]=t(i,i=
e[++n]);return function(a){var s=Math.max(0,Math.min(r-1,Math.floor(a*=r)));return o[s](a-s)}}function _e(t,e){for(var n=new Array(e),r=0;r<e;++r)n[r]=t(r/(e-1));
return n}var Va=Math.PI,ch=2*Va,Si=1e-6,fM=ch-Si;function O1(t){this._+=t[0];for(let e=1,n=t.length;e<n;++e)this._+=arguments[e]+t[e]}function hM(t){let e=Math.floor(t);
if(!(e>=0))throw new Error(`invalid digits: ${t}`);if(e>15)return O1;let n=10**e;return function(r){this._+=r[0];for(let i=1,o=r.length;i<o;++i)this._+=Math.round(
arguments[i]*n)/n+r[i]}}function z1(t,e,n,r){return t===n&&e===r}function dM(t){let e=Math.floor(t);if(!(e<=15))return z1;let n=10**e,r=function(i){return Math.
round(i*n)};return function(i,o,a,s){return r(i)===r(a)&&r(o)===r(s)}}var $i=class{constructor(e){this._x0=this._y0=this._x1=this._y1=null,this._="",this._append=
e==null?O1:hM(e),this._equal=e==null?z1:dM(e)}moveTo(e,n){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=
this._x0,this._y1=this._y0,this._append`Z`)}lineTo(e,n){this._append`L${this._x1=+e},${this._y1=+n}`}quadraticCurveTo(e,n,r,i){this._append`Q${+e},${+n},${this.
_x1=+r},${this._y1=+i}`}bezierCurveTo(e,n,r,i,o,a){this._append`C${+e},${+n},${+r},${+i},${this._x1=+o},${this._y1=+a}`}arcTo(e,n,r,i,o){if(e=+e,n=+n,r=+r,i=+i,
o=+o,o<0)throw new Error(`negative radius: ${o}`);let a=this._x1,s=this._y1,c=r-e,l=i-n,u=a-e,f=s-n,h=u*u+f*f;if(this._x1===null)this._append`M${this._x1=e},${this.
_y1=n}`;else if(h>Si)if(!(Math.abs(f*c-l*u)>Si)||!o)this._append`L${this._x1=e},${this._y1=n}`;else{let d=r-a,p=i-s,m=c*c+l*l,b=d*d+p*p,y=Math.sqrt(m),g=Math.sqrt(
h),w=o*Math.tan((Va-Math.acos((m+h-b)/(2*y*g)))/2),x=w/g,_=w/y;Math.abs(x-1)>Si&&this._append`L${e+x*u},${n+x*f}`,this._append`A${o},${o},0,0,${+(f*d>u*p)},${this.
_x1=e+_*c},${this._y1=n+_*l}`}}arc(e,n,r,i,o,a){if(e=+e,n=+n,r=+r,a=!!a,r<0)throw new Error(`negative radius: ${r}`);let s=r*Math.cos(i),c=r*Math.sin(i),l=e+s,u=n+
c,f=1^a,h=a?i-o:o-i;if(this._x1===null?this._append`M${l},${u}`:(Math.abs(this._x1-l)>Si||Math.abs(this._y1-u)>Si)&&this._append`L${l},${u}`,!!r){if(h<0&&(h=h%ch+
ch),h>fM)this._append`A${r},${r},0,1,${f},${e-s},${n-c}A${r},${r},0,1,${f},${this._x1=l},${this._y1=u}`;else if(h>Si){let d=e+r*Math.cos(o),p=n+r*Math.sin(o);if(h>=
Va&&this._equal(l,u,d,p)){h/=2;let m=i+h;this._append`A${r},${r},0,${+(h>=Va)},${f},${e+r*Math.cos(m)},${n+r*Math.sin(m)}`}this._append`A${r},${r},0,${+(h>=Va)},${f},${this.
_x1=d},${this._y1=p}`}}}rect(e,n,r,i){this._append`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}h${r=+r}v${+i}h${-r}Z`}toString(){return this._}};function pM(){
return new $i}pM.prototype=$i.prototype;function De(t=3){return new $i(+t)}var mM=Array.prototype,Y1=mM.slice;function gM(t,e){return t-e}function yM(t){for(var e=0,n=t.length,r=t[n-1][1]*t[0][0]-t[n-1][0]*t[0][1];++e<n;)r+=t[e-1][1]*t[e][0]-
t[e-1][0]*t[e][1];return r}var Pr=t=>()=>t;function bM(t,e){for(var n=-1,r=e.length,i;++n<r;)if(i=xM(t,e[n]))return i;return 0}function xM(t,e){for(var n=e[0],r=e[1],
i=-1,o=0,a=t.length,s=a-1;o<a;s=o++){var c=t[o],l=c[0],u=c[1],f=t[s],h=f[0],d=f[1];if(wM(c,f,e))return 0;u>r!=d>r&&n<(h-l)*(r-u)/(d-u)+l&&(i=-i)}return i}function wM(t,e,n){
var r;return vM(t,e,n)&&_M(t[r=+(t[0]===e[0])],n[r],e[r])}function vM(t,e,n){return(e[0]-t[0])*(n[1]-t[1])===(n[0]-t[0])*(e[1]-t[1])}function _M(t,e,n){return t<=
e&&e<=n||n<=e&&e<=t}function MM(){}var or=[[],[[[1,1.5],[.5,1]]],[[[1.5,1],[1,1.5]]],[[[1.5,1],[.5,1]]],[[[1,.5],[1.5,1]]],[[[1,1.5],[.5,1]],[[1,.5],[1.5,1]]],[
[[1,.5],[1,1.5]]],[[[1,.5],[.5,1]]],[[[.5,1],[1,.5]]],[[[1,1.5],[1,.5]]],[[[.5,1],[1,.5]],[[1.5,1],[1,1.5]]],[[[1.5,1],[1,.5]]],[[[.5,1],[1.5,1]]],[[[1,1.5],[1.5,
1]]],[[[.5,1],[1,1.5]]],[]];function Hc(){var t=1,e=1,n=wo,r=c;function i(l){var u=n(l);if(Array.isArray(u))u=u.slice().sort(gM);else{let f=kt(l,SM);for(u=Xe(...Rc(
f[0],f[1],u),u);u[u.length-1]>=f[1];)u.pop();for(;u[1]<f[0];)u.shift()}return u.map(f=>o(l,f))}function o(l,u){let f=u==null?NaN:+u;if(isNaN(f))throw new Error(
`invalid value: ${u}`);var h=[],d=[];return a(l,f,function(p){r(p,l,f),yM(p)>0?h.push([p]):d.push(p)}),d.forEach(function(p){for(var m=0,b=h.length,y;m<b;++m)if(bM(
(y=h[m])[0],p)!==-1){y.push(p);return}}),{type:"MultiPolygon",value:u,coordinates:h}}function a(l,u,f){var h=new Array,d=new Array,p,m,b,y,g,w;for(p=m=-1,y=ki(l[0],
u),or[y<<1].forEach(x);++p<t-1;)b=y,y=ki(l[p+1],u),or[b|y<<1].forEach(x);for(or[y<<0].forEach(x);++m<e-1;){for(p=-1,y=ki(l[m*t+t],u),g=ki(l[m*t],u),or[y<<1|g<<2].
forEach(x);++p<t-1;)b=y,y=ki(l[m*t+t+p+1],u),w=g,g=ki(l[m*t+p+1],u),or[b|y<<1|g<<2|w<<3].forEach(x);or[y|g<<3].forEach(x)}for(p=-1,g=l[m*t]>=u,or[g<<2].forEach(
x);++p<t-1;)w=g,g=ki(l[m*t+p+1],u),or[g<<2|w<<3].forEach(x);or[g<<3].forEach(x);function x(_){var v=[_[0][0]+p,_[0][1]+m],M=[_[1][0]+p,_[1][1]+m],k=s(v),S=s(M),
A,T;(A=d[k])?(T=h[S])?(delete d[A.end],delete h[T.start],A===T?(A.ring.push(M),f(A.ring)):h[A.start]=d[T.end]={start:A.start,end:T.end,ring:A.ring.concat(T.ring)}):
(delete d[A.end],A.ring.push(M),d[A.end=S]=A):(A=h[S])?(T=d[k])?(delete h[A.start],delete d[T.end],A===T?(A.ring.push(M),f(A.ring)):h[T.start]=d[A.end]={start:T.
start,end:A.end,ring:T.ring.concat(A.ring)}):(delete h[A.start],A.ring.unshift(v),h[A.start=k]=A):h[k]=d[S]={start:k,end:S,ring:[v,M]}}}function s(l){return l[0]*
2+l[1]*(t+1)*4}function c(l,u,f){l.forEach(function(h){var d=h[0],p=h[1],m=d|0,b=p|0,y=lh(u[b*t+m]);d>0&&d<t&&m===d&&(h[0]=F1(d,lh(u[b*t+m-1]),y,f)),p>0&&p<e&&b===
p&&(h[1]=F1(p,lh(u[(b-1)*t+m]),y,f))})}return i.contour=o,i.size=function(l){if(!arguments.length)return[t,e];var u=Math.floor(l[0]),f=Math.floor(l[1]);if(!(u>=
0&&f>=0))throw new Error("invalid size");return t=u,e=f,i},i.thresholds=function(l){return arguments.length?(n=typeof l=="function"?l:Array.isArray(l)?Pr(Y1.call(
l)):Pr(l),i):n},i.smooth=function(l){return arguments.length?(r=l?c:MM,i):r===c},i}function SM(t){return isFinite(t)?t:NaN}function ki(t,e){return t==null?!1:+t>=
e}function lh(t){return t==null||isNaN(t=+t)?-1/0:t}function F1(t,e,n,r){let i=r-e,o=n-e,a=isFinite(i)||isFinite(o)?i/o:Math.sign(i)/Math.sign(o);return isNaN(a)?
t:t+a-.5}function $M(t){return t[0]}function kM(t){return t[1]}function AM(){return 1}function B1(){var t=$M,e=kM,n=AM,r=960,i=500,o=20,a=2,s=o*3,c=r+s*2>>a,l=i+
s*2>>a,u=Pr(20);function f(g){var w=new Float32Array(c*l),x=Math.pow(2,-a),_=-1;for(let N of g){var v=(t(N,++_,g)+s)*x,M=(e(N,_,g)+s)*x,k=+n(N,_,g);if(k&&v>=0&&
v<c&&M>=0&&M<l){var S=Math.floor(v),A=Math.floor(M),T=v-S-.5,$=M-A-.5;w[S+A*c]+=(1-T)*(1-$)*k,w[S+1+A*c]+=T*(1-$)*k,w[S+1+(A+1)*c]+=T*$*k,w[S+(A+1)*c]+=(1-T)*$*
k}}return Ec({data:w,width:c,height:l},o*x),w}function h(g){var w=f(g),x=u(w),_=Math.pow(2,2*a);return Array.isArray(x)||(x=Xe(Number.MIN_VALUE,Rt(w)/_,x)),Hc().
size([c,l]).thresholds(x.map(v=>v*_))(w).map((v,M)=>(v.value=+x[M],d(v)))}h.contours=function(g){var w=f(g),x=Hc().size([c,l]),_=Math.pow(2,2*a),v=M=>{M=+M;var k=d(
x.contour(w,M*_));return k.value=M,k};return Object.defineProperty(v,"max",{get:()=>Rt(w)/_}),v};function d(g){return g.coordinates.forEach(p),g}function p(g){g.
forEach(m)}function m(g){g.forEach(b)}function b(g){g[0]=g[0]*Math.pow(2,a)-s,g[1]=g[1]*Math.pow(2,a)-s}function y(){return s=o*3,c=r+s*2>>a,l=i+s*2>>a,h}return h.
x=function(g){return arguments.length?(t=typeof g=="function"?g:Pr(+g),h):t},h.y=function(g){return arguments.length?(e=typeof g=="function"?g:Pr(+g),h):e},h.weight=
function(g){return arguments.length?(n=typeof g=="function"?g:Pr(+g),h):n},h.size=function(g){if(!arguments.length)return[r,i];var w=+g[0],x=+g[1];if(!(w>=0&&x>=
0))throw new Error("invalid size");return r=w,i=x,y()},h.cellSize=function(g){if(!arguments.length)return 1<<a;if(!((g=+g)>=1))throw new Error("invalid cell siz\
e");return a=Math.floor(Math.log(g)/Math.LN2),y()},h.thresholds=function(g){return arguments.length?(u=typeof g=="function"?g:Array.isArray(g)?Pr(Y1.call(g)):Pr(
g),h):u},h.bandwidth=function(g){if(!arguments.length)return Math.sqrt(o*(o+1));if(!((g=+g)>=0))throw new Error("invalid bandwidth");return o=(Math.sqrt(4*g*g+1)-
1)/2,y()},h}var sr=11102230246251565e-32,ye=134217729,TM=(3+8*sr)*sr;function uh(t,e,n,r,i){let o,a,s,c,l=e[0],u=r[0],f=0,h=0;u>l==u>-l?(o=l,l=e[++f]):(o=u,u=r[++h]);let d=0;
if(f<t&&h<n)for(u>l==u>-l?(a=l+o,s=o-(a-l),l=e[++f]):(a=u+o,s=o-(a-u),u=r[++h]),o=a,s!==0&&(i[d++]=s);f<t&&h<n;)u>l==u>-l?(a=o+l,c=a-o,s=o-(a-c)+(l-c),l=e[++f]):
(a=o+u,c=a-o,s=o-(a-c)+(u-c),u=r[++h]),o=a,s!==0&&(i[d++]=s);for(;f<t;)a=o+l,c=a-o,s=o-(a-c)+(l-c),l=e[++f],o=a,s!==0&&(i[d++]=s);for(;h<n;)a=o+u,c=a-o,s=o-(a-c)+
(u-c),u=r[++h],o=a,s!==0&&(i[d++]=s);return(o!==0||d===0)&&(i[d++]=o),d}function CM(t,e){let n=e[0];for(let r=1;r<t;r++)n+=e[r];return n}function F(t){return new Float64Array(
t)}var EM=(3+16*sr)*sr,NM=(2+12*sr)*sr,RM=(9+64*sr)*sr*sr,Co=F(4),q1=F(8),X1=F(12),W1=F(16),Me=F(4);function IM(t,e,n,r,i,o,a){let s,c,l,u,f,h,d,p,m,b,y,g,w,x,_,
v,M,k,S=t-i,A=n-i,T=e-o,$=r-o;x=S*$,h=ye*S,d=h-(h-S),p=S-d,h=ye*$,m=h-(h-$),b=$-m,_=p*b-(x-d*m-p*m-d*b),v=T*A,h=ye*T,d=h-(h-T),p=T-d,h=ye*A,m=h-(h-A),b=A-m,M=p*
b-(v-d*m-p*m-d*b),y=_-M,f=_-y,Co[0]=_-(y+f)+(f-M),g=x+y,f=g-x,w=x-(g-f)+(y-f),y=w-v,f=w-y,Co[1]=w-(y+f)+(f-v),k=g+y,f=k-g,Co[2]=g-(k-f)+(y-f),Co[3]=k;let N=CM(4,
Co),E=NM*a;if(N>=E||-N>=E||(f=t-S,s=t-(S+f)+(f-i),f=n-A,l=n-(A+f)+(f-i),f=e-T,c=e-(T+f)+(f-o),f=r-$,u=r-($+f)+(f-o),s===0&&c===0&&l===0&&u===0)||(E=RM*a+TM*Math.
abs(N),N+=S*u+$*s-(T*l+A*c),N>=E||-N>=E))return N;x=s*$,h=ye*s,d=h-(h-s),p=s-d,h=ye*$,m=h-(h-$),b=$-m,_=p*b-(x-d*m-p*m-d*b),v=c*A,h=ye*c,d=h-(h-c),p=c-d,h=ye*A,
m=h-(h-A),b=A-m,M=p*b-(v-d*m-p*m-d*b),y=_-M,f=_-y,Me[0]=_-(y+f)+(f-M),g=x+y,f=g-x,w=x-(g-f)+(y-f),y=w-v,f=w-y,Me[1]=w-(y+f)+(f-v),k=g+y,f=k-g,Me[2]=g-(k-f)+(y-f),
Me[3]=k;let C=uh(4,Co,4,Me,q1);x=S*u,h=ye*S,d=h-(h-S),p=S-d,h=ye*u,m=h-(h-u),b=u-m,_=p*b-(x-d*m-p*m-d*b),v=T*l,h=ye*T,d=h-(h-T),p=T-d,h=ye*l,m=h-(h-l),b=l-m,M=p*
b-(v-d*m-p*m-d*b),y=_-M,f=_-y,Me[0]=_-(y+f)+(f-M),g=x+y,f=g-x,w=x-(g-f)+(y-f),y=w-v,f=w-y,Me[1]=w-(y+f)+(f-v),k=g+y,f=k-g,Me[2]=g-(k-f)+(y-f),Me[3]=k;let R=uh(C,
q1,4,Me,X1);x=s*u,h=ye*s,d=h-(h-s),p=s-d,h=ye*u,m=h-(h-u),b=u-m,_=p*b-(x-d*m-p*m-d*b),v=c*l,h=ye*c,d=h-(h-c),p=c-d,h=ye*l,m=h-(h-l),b=l-m,M=p*b-(v-d*m-p*m-d*b),
y=_-M,f=_-y,Me[0]=_-(y+f)+(f-M),g=x+y,f=g-x,w=x-(g-f)+(y-f),y=w-v,f=w-y,Me[1]=w-(y+f)+(f-v),k=g+y,f=k-g,Me[2]=g-(k-f)+(y-f),Me[3]=k;let I=uh(R,X1,4,Me,W1);return W1[I-
1]}function jc(t,e,n,r,i,o){let a=(e-o)*(n-i),s=(t-i)*(r-o),c=a-s,l=Math.abs(a+s);return Math.abs(c)>=EM*l?c:-IM(t,e,n,r,i,o,l)}F(4);F(4);F(4);F(4);F(4);F(4);F(
4);F(4);F(4);F(8);F(8);F(8);F(4);F(8);F(8);F(16);F(12);F(192);F(192);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(8);F(8);F(8);F(8);F(8);F(8);F(8);F(8);F(8);F(4);F(
4);F(4);F(8);F(16);F(16);F(16);F(32);F(32);F(48);F(64);F(1152);F(1152);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(4);F(24);F(24);F(24);F(24);F(24);F(24);F(24);
F(24);F(24);F(24);F(1152);F(1152);F(1152);F(1152);F(1152);F(2304);F(2304);F(3456);F(5760);F(8);F(8);F(8);F(16);F(24);F(48);F(48);F(96);F(192);F(384);F(384);F(384);
F(768);F(96);F(96);F(96);F(1152);var U1=Math.pow(2,-52),Vc=new Uint32Array(512),Zc=class t{static from(e,n=zM,r=FM){let i=e.length,o=new Float64Array(i*2);for(let a=0;a<
i;a++){let s=e[a];o[2*a]=n(s),o[2*a+1]=r(s)}return new t(o)}constructor(e){let n=e.length>>1;if(n>0&&typeof e[0]!="number")throw new Error("Expected coords to c\
ontain numbers.");this.coords=e;let r=Math.max(2*n-5,0);this._triangles=new Uint32Array(r*3),this._halfedges=new Int32Array(r*3),this._hashSize=Math.ceil(Math.sqrt(
n)),this._hullPrev=new Uint32Array(n),this._hullNext=new Uint32Array(n),this._hullTri=new Uint32Array(n),this._hullHash=new Int32Array(this._hashSize),this._ids=
new Uint32Array(n),this._dists=new Float64Array(n),this.trianglesLen=0,this._cx=0,this._cy=0,this._hullStart=0,this.hull=this._triangles,this.triangles=this._triangles,
this.halfedges=this._halfedges,this.update()}update(){let{coords:e,_hullPrev:n,_hullNext:r,_hullTri:i,_hullHash:o}=this,a=e.length>>1,s=1/0,c=1/0,l=-1/0,u=-1/0;
for(let S=0;S<a;S++){let A=e[2*S],T=e[2*S+1];A<s&&(s=A),T<c&&(c=T),A>l&&(l=A),T>u&&(u=T),this._ids[S]=S}let f=(s+l)/2,h=(c+u)/2,d=0,p=0,m=0;for(let S=0,A=1/0;S<
a;S++){let T=fh(f,h,e[2*S],e[2*S+1]);T<A&&(d=S,A=T)}let b=e[2*d],y=e[2*d+1];for(let S=0,A=1/0;S<a;S++){if(S===d)continue;let T=fh(b,y,e[2*S],e[2*S+1]);T<A&&T>0&&
(p=S,A=T)}let g=e[2*p],w=e[2*p+1],x=1/0;for(let S=0;S<a;S++){if(S===d||S===p)continue;let A=DM(b,y,g,w,e[2*S],e[2*S+1]);A<x&&(m=S,x=A)}let _=e[2*m],v=e[2*m+1];if(x===
1/0){for(let T=0;T<a;T++)this._dists[T]=e[2*T]-e[0]||e[2*T+1]-e[1];No(this._ids,this._dists,0,a-1);let S=new Uint32Array(a),A=0;for(let T=0,$=-1/0;T<a;T++){let N=this.
_ids[T],E=this._dists[N];E>$&&(S[A++]=N,$=E)}this.hull=S.subarray(0,A),this.triangles=new Uint32Array(0),this.halfedges=new Int32Array(0);return}if(jc(b,y,g,w,_,
v)<0){let S=p,A=g,T=w;p=m,g=_,w=v,m=S,_=A,v=T}let M=OM(b,y,g,w,_,v);this._cx=M.x,this._cy=M.y;for(let S=0;S<a;S++)this._dists[S]=fh(e[2*S],e[2*S+1],M.x,M.y);No(
this._ids,this._dists,0,a-1),this._hullStart=d;let k=3;r[d]=n[m]=p,r[p]=n[d]=m,r[m]=n[p]=d,i[d]=0,i[p]=1,i[m]=2,o.fill(-1),o[this._hashKey(b,y)]=d,o[this._hashKey(
g,w)]=p,o[this._hashKey(_,v)]=m,this.trianglesLen=0,this._addTriangle(d,p,m,-1,-1,-1);for(let S=0,A=0,T=0;S<this._ids.length;S++){let $=this._ids[S],N=e[2*$],E=e[2*
$+1];if(S>0&&Math.abs(N-A)<=U1&&Math.abs(E-T)<=U1||(A=N,T=E,$===d||$===p||$===m))continue;let C=0;for(let Y=0,q=this._hashKey(N,E);Y<this._hashSize&&(C=o[(q+Y)%
this._hashSize],!(C!==-1&&C!==r[C]));Y++);C=n[C];let R=C,I;for(;I=r[R],jc(N,E,e[2*R],e[2*R+1],e[2*I],e[2*I+1])>=0;)if(R=I,R===C){R=-1;break}if(R===-1)continue;let z=this.
_addTriangle(R,$,r[R],-1,-1,i[R]);i[$]=this._legalize(z+2),i[R]=z,k++;let P=r[R];for(;I=r[P],jc(N,E,e[2*P],e[2*P+1],e[2*I],e[2*I+1])<0;)z=this._addTriangle(P,$,
I,i[$],-1,i[P]),i[$]=this._legalize(z+2),r[P]=P,k--,P=I;if(R===C)for(;I=n[R],jc(N,E,e[2*I],e[2*I+1],e[2*R],e[2*R+1])<0;)z=this._addTriangle(I,$,R,-1,i[R],i[I]),
this._legalize(z+2),i[I]=z,r[R]=R,k--,R=I;this._hullStart=n[$]=R,r[R]=n[P]=$,r[$]=P,o[this._hashKey(N,E)]=$,o[this._hashKey(e[2*R],e[2*R+1])]=R}this.hull=new Uint32Array(
k);for(let S=0,A=this._hullStart;S<k;S++)this.hull[S]=A,A=r[A];this.triangles=this._triangles.subarray(0,this.trianglesLen),this.halfedges=this._halfedges.subarray(
0,this.trianglesLen)}_hashKey(e,n){return Math.floor(LM(e-this._cx,n-this._cy)*this._hashSize)%this._hashSize}_legalize(e){let{_triangles:n,_halfedges:r,coords:i}=this,
o=0,a=0;for(;;){let s=r[e],c=e-e%3;if(a=c+(e+2)%3,s===-1){if(o===0)break;e=Vc[--o];continue}let l=s-s%3,u=c+(e+1)%3,f=l+(s+2)%3,h=n[a],d=n[e],p=n[u],m=n[f];if(PM(
i[2*h],i[2*h+1],i[2*d],i[2*d+1],i[2*p],i[2*p+1],i[2*m],i[2*m+1])){n[e]=m,n[s]=h;let y=r[f];if(y===-1){let w=this._hullStart;do{if(this._hullTri[w]===f){this._hullTri[w]=
e;break}w=this._hullPrev[w]}while(w!==this._hullStart)}this._link(e,y),this._link(s,r[a]),this._link(a,f);let g=l+(s+1)%3;o<Vc.length&&(Vc[o++]=g)}else{if(o===0)
break;e=Vc[--o]}}return a}_link(e,n){this._halfedges[e]=n,n!==-1&&(this._halfedges[n]=e)}_addTriangle(e,n,r,i,o,a){let s=this.trianglesLen;return this._triangles[s]=
e,this._triangles[s+1]=n,this._triangles[s+2]=r,this._link(s,i),this._link(s+1,o),this._link(s+2,a),this.trianglesLen+=3,s}};function LM(t,e){let n=t/(Math.abs(
t)+Math.abs(e));return(e>0?3-n:1+n)/4}function fh(t,e,n,r){let i=t-n,o=e-r;return i*i+o*o}function PM(t,e,n,r,i,o,a,s){let c=t-a,l=e-s,u=n-a,f=r-s,h=i-a,d=o-s,p=c*
c+l*l,m=u*u+f*f,b=h*h+d*d;return c*(f*b-m*d)-l*(u*b-m*h)+p*(u*d-f*h)<0}function DM(t,e,n,r,i,o){let a=n-t,s=r-e,c=i-t,l=o-e,u=a*a+s*s,f=c*c+l*l,h=.5/(a*l-s*c),d=(l*
u-s*f)*h,p=(a*f-c*u)*h;return d*d+p*p}function OM(t,e,n,r,i,o){let a=n-t,s=r-e,c=i-t,l=o-e,u=a*a+s*s,f=c*c+l*l,h=.5/(a*l-s*c),d=t+(l*u-s*f)*h,p=e+(a*f-c*u)*h;return{
x:d,y:p}}function No(t,e,n,r){if(r-n<=20)for(let i=n+1;i<=r;i++){let o=t[i],a=e[o],s=i-1;for(;s>=n&&e[t[s]]>a;)t[s+1]=t[s--];t[s+1]=o}else{let i=n+r>>1,o=n+1,a=r;
Za(t,i,o),e[t[n]]>e[t[r]]&&Za(t,n,r),e[t[o]]>e[t[r]]&&Za(t,o,r),e[t[n]]>e[t[o]]&&Za(t,n,o);let s=t[o],c=e[s];for(;;){do o++;while(e[t[o]]<c);do a--;while(e[t[a]]>
c);if(a<o)break;Za(t,o,a)}t[n+1]=t[a],t[a]=s,r-o+1>=a-n?(No(t,e,o,r),No(t,e,n,a-1)):(No(t,e,n,a-1),No(t,e,o,r))}}function Za(t,e,n){let r=t[e];t[e]=t[n],t[n]=r}
function zM(t){return t[0]}function FM(t){return t[1]}var G1=1e-6,ar=class{constructor(){this._x0=this._y0=this._x1=this._y1=null,this._=""}moveTo(e,n){this._+=
`M${this._x0=this._x1=+e},${this._y0=this._y1=+n}`}closePath(){this._x1!==null&&(this._x1=this._x0,this._y1=this._y0,this._+="Z")}lineTo(e,n){this._+=`L${this._x1=
+e},${this._y1=+n}`}arc(e,n,r){e=+e,n=+n,r=+r;let i=e+r,o=n;if(r<0)throw new Error("negative radius");this._x1===null?this._+=`M${i},${o}`:(Math.abs(this._x1-i)>
G1||Math.abs(this._y1-o)>G1)&&(this._+="L"+i+","+o),r&&(this._+=`A${r},${r},0,1,1,${e-r},${n}A${r},${r},0,1,1,${this._x1=i},${this._y1=o}`)}rect(e,n,r,i){this._+=
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
e[n+1]===e[r+1]&&e[r+1]===e[i+1])&&(e.splice(r,2),n-=2)}e.length||(e=null)}return e}},YM=2*Math.PI,Eo=Math.pow;function BM(t){return t[0]}function qM(t){return t[1]}
function XM(t){let{triangles:e,coords:n}=t;for(let r=0;r<e.length;r+=3){let i=2*e[r],o=2*e[r+1],a=2*e[r+2];if((n[a]-n[i])*(n[o+1]-n[i+1])-(n[o]-n[i])*(n[a+1]-n[i+
1])>1e-10)return!1}return!0}function WM(t,e,n){return[t+Math.sin(t+e)*n,e+Math.cos(t-e)*n]}var Tn=class t{static from(e,n=BM,r=qM,i){return new t("length"in e?UM(
e,n,r,i):Float64Array.from(GM(e,n,r,i)))}constructor(e){this._delaunator=new Zc(e),this.inedges=new Int32Array(e.length/2),this._hullIndex=new Int32Array(e.length/
2),this.points=this._delaunator.coords,this._init()}update(){return this._delaunator.update(),this._init(),this}_init(){let e=this._delaunator,n=this.points;if(e.
hull&&e.hull.length>2&&XM(e)){this.collinear=Int32Array.from({length:n.length/2},(h,d)=>d).sort((h,d)=>n[2*h]-n[2*d]||n[2*h+1]-n[2*d+1]);let c=this.collinear[0],
l=this.collinear[this.collinear.length-1],u=[n[2*c],n[2*c+1],n[2*l],n[2*l+1]],f=1e-8*Math.hypot(u[3]-u[1],u[2]-u[0]);for(let h=0,d=n.length/2;h<d;++h){let p=WM(
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
c=i[o+1];e.moveTo(s+n,c),e.arc(s,c,n,0,YM)}return r&&r.value()}renderHull(e){let n=e==null?e=new ar:void 0,{hull:r,points:i}=this,o=r[0]*2,a=r.length;e.moveTo(i[o],
i[o+1]);for(let s=1;s<a;++s){let c=2*r[s];e.lineTo(i[c],i[c+1])}return e.closePath(),n&&n.value()}hullPolygon(){let e=new Ka;return this.renderHull(e),e.value()}renderTriangle(e,n){
let r=n==null?n=new ar:void 0,{points:i,triangles:o}=this,a=o[e*=3]*2,s=o[e+1]*2,c=o[e+2]*2;return n.moveTo(i[a],i[a+1]),n.lineTo(i[s],i[s+1]),n.lineTo(i[c],i[c+
1]),n.closePath(),r&&r.value()}*trianglePolygons(){let{triangles:e}=this;for(let n=0,r=e.length/3;n<r;++n)yield this.trianglePolygon(n)}trianglePolygon(e){let n=new Ka;
return this.renderTriangle(e,n),n.value()}};function UM(t,e,n,r){let i=t.length,o=new Float64Array(i*2);for(let a=0;a<i;++a){let s=t[a];o[a*2]=e.call(r,s,a,t),o[a*
2+1]=n.call(r,s,a,t)}return o}function*GM(t,e,n,r){let i=0;for(let o of t)yield e.call(r,o,i,t),yield n.call(r,o,i,t),++i}function HM(t){return Math.abs(t=Math.round(t))>=1e21?t.toLocaleString("en").replace(/,/g,""):t.toString(10)}function Qc(t,e){if(!isFinite(t)||t===0)return null;
var n=(t=e?t.toExponential(e-1):t.toExponential()).indexOf("e"),r=t.slice(0,n);return[r.length>1?r[0]+r.slice(2):r,+t.slice(n+1)]}function Ro(t){return t=Qc(Math.
abs(t)),t?t[1]:NaN}function jM(t,e){return function(n,r){for(var i=n.length,o=[],a=0,s=t[0],c=0;i>0&&s>0&&(c+s+1>r&&(s=Math.max(1,r-c)),o.push(n.substring(i-=s,
i+s)),!((c+=s+1)>r));)s=t[a=(a+1)%t.length];return o.reverse().join(e)}}function VM(t){return function(e){return e.replace(/[0-9]/g,function(n){return t[+n]})}}
var ZM=/^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;function Io(t){if(!(e=ZM.exec(t)))throw new Error("invalid format: "+t);var e;
return new dh({fill:e[1],align:e[2],sign:e[3],symbol:e[4],zero:e[5],width:e[6],comma:e[7],precision:e[8]&&e[8].slice(1),trim:e[9],type:e[10]})}Io.prototype=dh.prototype;
function dh(t){this.fill=t.fill===void 0?" ":t.fill+"",this.align=t.align===void 0?">":t.align+"",this.sign=t.sign===void 0?"-":t.sign+"",this.symbol=t.symbol===
void 0?"":t.symbol+"",this.zero=!!t.zero,this.width=t.width===void 0?void 0:+t.width,this.comma=!!t.comma,this.precision=t.precision===void 0?void 0:+t.precision,
this.trim=!!t.trim,this.type=t.type===void 0?"":t.type+""}dh.prototype.toString=function(){return this.fill+this.align+this.sign+this.symbol+(this.zero?"0":"")+
(this.width===void 0?"":Math.max(1,this.width|0))+(this.comma?",":"")+(this.precision===void 0?"":"."+Math.max(0,this.precision|0))+(this.trim?"~":"")+this.type};
function KM(t){t:for(var e=t.length,n=1,r=-1,i;n<e;++n)switch(t[n]){case".":r=i=n;break;case"0":r===0&&(r=n),i=n;break;default:if(!+t[n])break t;r>0&&(r=0);break}
return r>0?t.slice(0,r)+t.slice(i+1):t}var Jc;function QM(t,e){var n=Qc(t,e);if(!n)return Jc=void 0,t.toPrecision(e);var r=n[0],i=n[1],o=i-(Jc=Math.max(-8,Math.
min(8,Math.floor(i/3)))*3)+1,a=r.length;return o===a?r:o>a?r+new Array(o-a+1).join("0"):o>0?r.slice(0,o)+"."+r.slice(o):"0."+new Array(1-o).join("0")+Qc(t,Math.
max(0,e+o-1))[0]}function H1(t,e){var n=Qc(t,e);if(!n)return t+"";var r=n[0],i=n[1];return i<0?"0."+new Array(-i).join("0")+r:r.length>i+1?r.slice(0,i+1)+"."+r.
slice(i+1):r+new Array(i-r.length+2).join("0")}var j1={"%":(t,e)=>(t*100).toFixed(e),b:t=>Math.round(t).toString(2),c:t=>t+"",d:HM,e:(t,e)=>t.toExponential(e),f:(t,e)=>t.
toFixed(e),g:(t,e)=>t.toPrecision(e),o:t=>Math.round(t).toString(8),p:(t,e)=>H1(t*100,e),r:H1,s:QM,X:t=>Math.round(t).toString(16).toUpperCase(),x:t=>Math.round(
t).toString(16)};function V1(t){return t}var Z1=Array.prototype.map,K1=["y","z","a","f","p","n","µ","m","","k","M","G","T","P","E","Z","Y"];function JM(t){var e=t.
grouping===void 0||t.thousands===void 0?V1:jM(Z1.call(t.grouping,Number),t.thousands+""),n=t.currency===void 0?"":t.currency[0]+"",r=t.currency===void 0?"":t.currency[1]+
"",i=t.decimal===void 0?".":t.decimal+"",o=t.numerals===void 0?V1:VM(Z1.call(t.numerals,String)),a=t.percent===void 0?"%":t.percent+"",s=t.minus===void 0?"−":
t.minus+"",c=t.nan===void 0?"NaN":t.nan+"";function l(f,h){f=Io(f);var d=f.fill,p=f.align,m=f.sign,b=f.symbol,y=f.zero,g=f.width,w=f.comma,x=f.precision,_=f.trim,
v=f.type;v==="n"?(w=!0,v="g"):j1[v]||(x===void 0&&(x=12),_=!0,v="g"),(y||d==="0"&&p==="=")&&(y=!0,d="0",p="=");var M=(h&&h.prefix!==void 0?h.prefix:"")+(b==="$"?
n:b==="#"&&/[boxX]/.test(v)?"0"+v.toLowerCase():""),k=(b==="$"?r:/[%p]/.test(v)?a:"")+(h&&h.suffix!==void 0?h.suffix:""),S=j1[v],A=/[defgprs%]/.test(v);x=x===void 0?
6:/[gprs]/.test(v)?Math.max(1,Math.min(21,x)):Math.max(0,Math.min(20,x));function T($){var N=M,E=k,C,R,I;if(v==="c")E=S($)+E,$="";else{$=+$;var z=$<0||1/$<0;if($=
isNaN($)?c:S(Math.abs($),x),_&&($=KM($)),z&&+$==0&&m!=="+"&&(z=!1),N=(z?m==="("?m:s:m==="-"||m==="("?"":m)+N,E=(v==="s"&&!isNaN($)&&Jc!==void 0?K1[8+Jc/3]:"")+E+
(z&&m==="("?")":""),A){for(C=-1,R=$.length;++C<R;)if(I=$.charCodeAt(C),48>I||I>57){E=(I===46?i+$.slice(C+1):$.slice(C))+E,$=$.slice(0,C);break}}}w&&!y&&($=e($,1/0));
var P=N.length+$.length+E.length,Y=P<g?new Array(g-P+1).join(d):"";switch(w&&y&&($=e(Y+$,Y.length?g-E.length:1/0),Y=""),p){case"<":$=N+$+E+Y;break;case"=":$=N+Y+
$+E;break;case"^":$=Y.slice(0,P=Y.length>>1)+N+$+E+Y.slice(P);break;default:$=Y+N+$+E;break}return o($)}return T.toString=function(){return f+""},T}function u(f,h){
var d=Math.max(-8,Math.min(8,Math.floor(Ro(h)/3)))*3,p=Math.pow(10,-d),m=l((f=Io(f),f.type="f",f),{suffix:K1[8+d/3]});return function(b){return m(p*b)}}return{format:l,
formatPrefix:u}}var Kc,Cn,ph;t7({thousands:",",grouping:[3],currency:["$",""]});function t7(t){return Kc=JM(t),Cn=Kc.format,ph=Kc.formatPrefix,Kc}function Q1(t){
return Math.max(0,-Ro(Math.abs(t)))}function J1(t,e){return Math.max(0,Math.max(-8,Math.min(8,Math.floor(Ro(e)/3)))*3-Ro(Math.abs(t)))}function ty(t,e){return t=
Math.abs(t),e=Math.abs(e)-t,Math.max(0,Ro(e)-Ro(t))+1}var tt=1e-6,sl=1e-12,dt=Math.PI,Ht=dt/2,ey=dt/4,He=dt*2,de=180/dt,vt=dt/180,_t=Math.abs,Oo=Math.atan,bn=Math.atan2,nt=Math.cos,tl=Math.ceil,My=Math.exp,wh=Math.
hypot,cl=Math.log,mh=Math.pow,K=Math.sin,an=Math.sign||function(t){return t>0?1:t<0?-1:0},Ae=Math.sqrt,Fh=Math.tan;function Sy(t){return t>1?0:t<-1?dt:Math.acos(
t)}function Oe(t){return t>1?Ht:t<-1?-Ht:Math.asin(t)}function Ge(){}function ll(t,e){t&&ry.hasOwnProperty(t.type)&&ry[t.type](t,e)}var ny={Feature:function(t,e){ll(t.geometry,e)},FeatureCollection:function(t,e){for(var n=t.
features,r=-1,i=n.length;++r<i;)ll(n[r].geometry,e)}},ry={Sphere:function(t,e){e.sphere()},Point:function(t,e){t=t.coordinates,e.point(t[0],t[1],t[2])},MultiPoint:function(t,e){
for(var n=t.coordinates,r=-1,i=n.length;++r<i;)t=n[r],e.point(t[0],t[1],t[2])},LineString:function(t,e){vh(t.coordinates,e,0)},MultiLineString:function(t,e){for(var n=t.
coordinates,r=-1,i=n.length;++r<i;)vh(n[r],e,0)},Polygon:function(t,e){iy(t.coordinates,e)},MultiPolygon:function(t,e){for(var n=t.coordinates,r=-1,i=n.length;++r<
i;)iy(n[r],e)},GeometryCollection:function(t,e){for(var n=t.geometries,r=-1,i=n.length;++r<i;)ll(n[r],e)}};function vh(t,e,n){var r=-1,i=t.length-n,o;for(e.lineStart();++r<
i;)o=t[r],e.point(o[0],o[1],o[2]);e.lineEnd()}function iy(t,e){var n=-1,r=t.length;for(e.polygonStart();++n<r;)vh(t[n],e,1);e.polygonEnd()}function cr(t,e){t&&ny.
hasOwnProperty(t.type)?ny[t.type](t,e):ll(t,e)}var rN=new we,iN=new we;function _h(t){return[bn(t[1],t[0]),Oe(t[2])]}function Po(t){var e=t[0],n=t[1],r=nt(n);return[r*nt(e),r*K(e),K(n)]}function el(t,e){return t[0]*e[0]+t[1]*e[1]+t[2]*
e[2]}function ul(t,e){return[t[1]*e[2]-t[2]*e[1],t[2]*e[0]-t[0]*e[2],t[0]*e[1]-t[1]*e[0]]}function gh(t,e){t[0]+=e[0],t[1]+=e[1],t[2]+=e[2]}function nl(t,e){return[
t[0]*e,t[1]*e,t[2]*e]}function Mh(t){var e=Ae(t[0]*t[0]+t[1]*t[1]+t[2]*t[2]);t[0]/=e,t[1]/=e,t[2]/=e}var Qa,fl,hl,dl,pl,ml,gl,yl,Sh,$h,kh,$y,ky,Se,$e,ke,yn={sphere:Ge,point:Yh,lineStart:oy,lineEnd:ay,polygonStart:function(){yn.lineStart=r7,yn.lineEnd=i7},polygonEnd:function(){
yn.lineStart=oy,yn.lineEnd=ay}};function Yh(t,e){t*=vt,e*=vt;var n=nt(e);fs(n*nt(t),n*K(t),K(e))}function fs(t,e,n){++Qa,hl+=(t-hl)/Qa,dl+=(e-dl)/Qa,pl+=(n-pl)/
Qa}function oy(){yn.point=e7}function e7(t,e){t*=vt,e*=vt;var n=nt(e);Se=n*nt(t),$e=n*K(t),ke=K(e),yn.point=n7,fs(Se,$e,ke)}function n7(t,e){t*=vt,e*=vt;var n=nt(
e),r=n*nt(t),i=n*K(t),o=K(e),a=bn(Ae((a=$e*o-ke*i)*a+(a=ke*r-Se*o)*a+(a=Se*i-$e*r)*a),Se*r+$e*i+ke*o);fl+=a,ml+=a*(Se+(Se=r)),gl+=a*($e+($e=i)),yl+=a*(ke+(ke=o)),
fs(Se,$e,ke)}function ay(){yn.point=Yh}function r7(){yn.point=o7}function i7(){Ay($y,ky),yn.point=Yh}function o7(t,e){$y=t,ky=e,t*=vt,e*=vt,yn.point=Ay;var n=nt(
e);Se=n*nt(t),$e=n*K(t),ke=K(e),fs(Se,$e,ke)}function Ay(t,e){t*=vt,e*=vt;var n=nt(e),r=n*nt(t),i=n*K(t),o=K(e),a=$e*o-ke*i,s=ke*r-Se*o,c=Se*i-$e*r,l=wh(a,s,c),
u=Oe(l),f=l&&-u/l;Sh.add(f*a),$h.add(f*s),kh.add(f*c),fl+=u,ml+=u*(Se+(Se=r)),gl+=u*($e+($e=i)),yl+=u*(ke+(ke=o)),fs(Se,$e,ke)}function Ty(t){Qa=fl=hl=dl=pl=ml=
gl=yl=0,Sh=new we,$h=new we,kh=new we,cr(t,yn);var e=+Sh,n=+$h,r=+kh,i=wh(e,n,r);return i<sl&&(e=ml,n=gl,r=yl,fl<tt&&(e=hl,n=dl,r=pl),i=wh(e,n,r),i<sl)?[NaN,NaN]:
[bn(n,e)*de,Oe(r/i)*de]}function Ah(t,e){function n(r,i){return r=t(r,i),e(r[0],r[1])}return t.invert&&e.invert&&(n.invert=function(r,i){return r=e.invert(r,i),r&&t.invert(r[0],r[1])}),
n}function Th(t,e){return _t(t)>dt&&(t-=Math.round(t/He)*He),[t,e]}Th.invert=Th;function Cy(t,e,n){return(t%=He)?e||n?Ah(cy(t),ly(e,n)):cy(t):e||n?ly(e,n):Th}function sy(t){
return function(e,n){return e+=t,_t(e)>dt&&(e-=Math.round(e/He)*He),[e,n]}}function cy(t){var e=sy(t);return e.invert=sy(-t),e}function ly(t,e){var n=nt(t),r=K(
t),i=nt(e),o=K(e);function a(s,c){var l=nt(c),u=nt(s)*l,f=K(s)*l,h=K(c),d=h*n+u*r;return[bn(f*i-d*o,u*n-h*r),Oe(d*i+f*o)]}return a.invert=function(s,c){var l=nt(
c),u=nt(s)*l,f=K(s)*l,h=K(c),d=h*i-f*o;return[bn(f*i+h*o,u*n+d*r),Oe(d*n-u*r)]},a}function a7(t){t=Cy(t[0]*vt,t[1]*vt,t.length>2?t[2]*vt:0);function e(n){return n=
t(n[0]*vt,n[1]*vt),n[0]*=de,n[1]*=de,n}return e.invert=function(n){return n=t.invert(n[0]*vt,n[1]*vt),n[0]*=de,n[1]*=de,n},e}function s7(t,e,n,r,i,o){if(n){var a=nt(
e),s=K(e),c=r*n;i==null?(i=e+r*He,o=e-c/2):(i=uy(a,i),o=uy(a,o),(r>0?i<o:i>o)&&(i+=r*He));for(var l,u=i;r>0?u>o:u<o;u-=c)l=_h([a,-s*nt(u),-s*K(u)]),t.point(l[0],
l[1])}}function uy(t,e){e=Po(e),e[0]-=t,Mh(e);var n=Sy(-e[1]);return((-e[2]<0?-n:n)+He-tt)%He}function Ey(){var t=[],e;return{point:function(n,r,i){e.push([n,r,i])},lineStart:function(){t.push(e=[])},lineEnd:Ge,rejoin:function(){t.length>1&&t.push(t.pop().
concat(t.shift()))},result:function(){var n=t;return t=[],e=null,n}}}function al(t,e){return _t(t[0]-e[0])<tt&&_t(t[1]-e[1])<tt}function rl(t,e,n,r){this.x=t,this.
z=e,this.o=n,this.e=r,this.v=!1,this.n=this.p=null}function Ny(t,e,n,r,i){var o=[],a=[],s,c;if(t.forEach(function(p){if(!((m=p.length-1)<=0)){var m,b=p[0],y=p[m],
g;if(al(b,y)){if(!b[2]&&!y[2]){for(i.lineStart(),s=0;s<m;++s)i.point((b=p[s])[0],b[1]);i.lineEnd();return}y[0]+=2*tt}o.push(g=new rl(b,p,null,!0)),a.push(g.o=new rl(
b,null,g,!1)),o.push(g=new rl(y,p,null,!1)),a.push(g.o=new rl(y,null,g,!0))}}),!!o.length){for(a.sort(e),fy(o),fy(a),s=0,c=a.length;s<c;++s)a[s].e=n=!n;for(var l=o[0],
u,f;;){for(var h=l,d=!0;h.v;)if((h=h.n)===l)return;u=h.z,i.lineStart();do{if(h.v=h.o.v=!0,h.e){if(d)for(s=0,c=u.length;s<c;++s)i.point((f=u[s])[0],f[1]);else r(
h.x,h.n.x,1,i);h=h.n}else{if(d)for(u=h.p.z,s=u.length-1;s>=0;--s)i.point((f=u[s])[0],f[1]);else r(h.x,h.p.x,-1,i);h=h.p}h=h.o,u=h.z,d=!d}while(!h.v);i.lineEnd()}}}
function fy(t){if(e=t.length){for(var e,n=0,r=t[0],i;++n<e;)r.n=i=t[n],i.p=r,r=i;r.n=i=t[0],i.p=r}}function yh(t){return _t(t[0])<=dt?t[0]:an(t[0])*((_t(t[0])+dt)%
He-dt)}function c7(t,e){var n=yh(e),r=e[1],i=K(r),o=[K(n),-nt(n),0],a=0,s=0,c=new we;i===1?r=Ht+tt:i===-1&&(r=-Ht-tt);for(var l=0,u=t.length;l<u;++l)if(h=(f=t[l]).
length)for(var f,h,d=f[h-1],p=yh(d),m=d[1]/2+ey,b=K(m),y=nt(m),g=0;g<h;++g,p=x,b=v,y=M,d=w){var w=f[g],x=yh(w),_=w[1]/2+ey,v=K(_),M=nt(_),k=x-p,S=k>=0?1:-1,A=S*
k,T=A>dt,$=b*v;if(c.add(bn($*S*K(A),y*M+$*nt(A))),a+=T?k+S*He:k,T^p>=n^x>=n){var N=ul(Po(d),Po(w));Mh(N);var E=ul(o,N);Mh(E);var C=(T^k>=0?-1:1)*Oe(E[2]);(r>C||
r===C&&(N[0]||N[1]))&&(s+=T^k>=0?1:-1)}}return(a<-tt||a<tt&&c<-sl)^s&1}function Ry(t,e,n,r){return function(i){var o=e(i),a=Ey(),s=e(a),c=!1,l,u,f,h={point:d,lineStart:m,
lineEnd:b,polygonStart:function(){h.point=y,h.lineStart=g,h.lineEnd=w,u=[],l=[]},polygonEnd:function(){h.point=d,h.lineStart=m,h.lineEnd=b,u=qf(u);var x=c7(l,r);
u.length?(c||(i.polygonStart(),c=!0),Ny(u,u7,x,n,i)):x&&(c||(i.polygonStart(),c=!0),i.lineStart(),n(null,null,1,i),i.lineEnd()),c&&(i.polygonEnd(),c=!1),u=l=null},
sphere:function(){i.polygonStart(),i.lineStart(),n(null,null,1,i),i.lineEnd(),i.polygonEnd()}};function d(x,_){t(x,_)&&i.point(x,_)}function p(x,_){o.point(x,_)}
function m(){h.point=p,o.lineStart()}function b(){h.point=d,o.lineEnd()}function y(x,_){f.push([x,_]),s.point(x,_)}function g(){s.lineStart(),f=[]}function w(){
y(f[0][0],f[0][1]),s.lineEnd();var x=s.clean(),_=a.result(),v,M=_.length,k,S,A;if(f.pop(),l.push(f),f=null,!!M){if(x&1){if(S=_[0],(k=S.length-1)>0){for(c||(i.polygonStart(),
c=!0),i.lineStart(),v=0;v<k;++v)i.point((A=S[v])[0],A[1]);i.lineEnd()}return}M>1&&x&2&&_.push(_.pop().concat(_.shift())),u.push(_.filter(l7))}}return h}}function l7(t){
return t.length>1}function u7(t,e){return((t=t.x)[0]<0?t[1]-Ht-tt:Ht-t[1])-((e=e.x)[0]<0?e[1]-Ht-tt:Ht-e[1])}var hy=Ry(function(){return!0},f7,d7,[-dt,-Ht]);function f7(t){
var e=NaN,n=NaN,r=NaN,i;return{lineStart:function(){t.lineStart(),i=1},point:function(o,a){var s=o>0?dt:-dt,c=_t(o-e);_t(c-dt)<tt?(t.point(e,n=(n+a)/2>0?Ht:-Ht),
t.point(r,n),t.lineEnd(),t.lineStart(),t.point(s,n),t.point(o,n),i=0):r!==s&&c>=dt&&(_t(e-r)<tt&&(e-=r*tt),_t(o-s)<tt&&(o-=s*tt),n=h7(e,n,o,a),t.point(r,n),t.lineEnd(),
t.lineStart(),t.point(s,n),i=0),t.point(e=o,n=a),r=s},lineEnd:function(){t.lineEnd(),e=n=NaN},clean:function(){return 2-i}}}function h7(t,e,n,r){var i,o,a=K(t-n);
return _t(a)>tt?Oo((K(e)*(o=nt(r))*K(n)-K(r)*(i=nt(e))*K(t))/(i*o*a)):(e+r)/2}function d7(t,e,n,r){var i;if(t==null)i=n*Ht,r.point(-dt,i),r.point(0,i),r.point(dt,
i),r.point(dt,0),r.point(dt,-i),r.point(0,-i),r.point(-dt,-i),r.point(-dt,0),r.point(-dt,i);else if(_t(t[0]-e[0])>tt){var o=t[0]<e[0]?dt:-dt;i=n*o/2,r.point(-o,
i),r.point(0,i),r.point(o,i)}else r.point(e[0],e[1])}function p7(t){var e=nt(t),n=2*vt,r=e>0,i=_t(e)>tt;function o(u,f,h,d){s7(d,t,n,h,u,f)}function a(u,f){return nt(
u)*nt(f)>e}function s(u){var f,h,d,p,m;return{lineStart:function(){p=d=!1,m=1},point:function(b,y){var g=[b,y],w,x=a(b,y),_=r?x?0:l(b,y):x?l(b+(b<0?dt:-dt),y):0;
if(!f&&(p=d=x)&&u.lineStart(),x!==d&&(w=c(f,g),(!w||al(f,w)||al(g,w))&&(g[2]=1)),x!==d)m=0,x?(u.lineStart(),w=c(g,f),u.point(w[0],w[1])):(w=c(f,g),u.point(w[0],
w[1],2),u.lineEnd()),f=w;else if(i&&f&&r^x){var v;!(_&h)&&(v=c(g,f,!0))&&(m=0,r?(u.lineStart(),u.point(v[0][0],v[0][1]),u.point(v[1][0],v[1][1]),u.lineEnd()):(u.
point(v[1][0],v[1][1]),u.lineEnd(),u.lineStart(),u.point(v[0][0],v[0][1],3)))}x&&(!f||!al(f,g))&&u.point(g[0],g[1]),f=g,d=x,h=_},lineEnd:function(){d&&u.lineEnd(),
f=null},clean:function(){return m|(p&&d)<<1}}}function c(u,f,h){var d=Po(u),p=Po(f),m=[1,0,0],b=ul(d,p),y=el(b,b),g=b[0],w=y-g*g;if(!w)return!h&&u;var x=e*y/w,_=-e*
g/w,v=ul(m,b),M=nl(m,x),k=nl(b,_);gh(M,k);var S=v,A=el(M,S),T=el(S,S),$=A*A-T*(el(M,M)-1);if(!($<0)){var N=Ae($),E=nl(S,(-A-N)/T);if(gh(E,M),E=_h(E),!h)return E;
var C=u[0],R=f[0],I=u[1],z=f[1],P;R<C&&(P=C,C=R,R=P);var Y=R-C,q=_t(Y-dt)<tt,W=q||Y<tt;if(!q&&z<I&&(P=I,I=z,z=P),W?q?I+z>0^E[1]<(_t(E[0]-C)<tt?I:z):I<=E[1]&&E[1]<=
z:Y>dt^(C<=E[0]&&E[0]<=R)){var X=nl(S,(-A+N)/T);return gh(X,M),[E,_h(X)]}}}function l(u,f){var h=r?t:dt-t,d=0;return u<-h?d|=1:u>h&&(d|=2),f<-h?d|=4:f>h&&(d|=8),
d}return Ry(a,s,o,r?[0,-t]:[-dt,t-dt])}function m7(t,e,n,r,i,o){var a=t[0],s=t[1],c=e[0],l=e[1],u=0,f=1,h=c-a,d=l-s,p;if(p=n-a,!(!h&&p>0)){if(p/=h,h<0){if(p<u)return;
p<f&&(f=p)}else if(h>0){if(p>f)return;p>u&&(u=p)}if(p=i-a,!(!h&&p<0)){if(p/=h,h<0){if(p>f)return;p>u&&(u=p)}else if(h>0){if(p<u)return;p<f&&(f=p)}if(p=r-s,!(!d&&
p>0)){if(p/=d,d<0){if(p<u)return;p<f&&(f=p)}else if(d>0){if(p>f)return;p>u&&(u=p)}if(p=o-s,!(!d&&p<0)){if(p/=d,d<0){if(p>f)return;p>u&&(u=p)}else if(d>0){if(p<u)
return;p<f&&(f=p)}return u>0&&(t[0]=a+u*h,t[1]=s+u*d),f<1&&(e[0]=a+f*h,e[1]=s+f*d),!0}}}}}var Ja=1e9,il=-Ja;function Bh(t,e,n,r){function i(l,u){return t<=l&&l<=
n&&e<=u&&u<=r}function o(l,u,f,h){var d=0,p=0;if(l==null||(d=a(l,f))!==(p=a(u,f))||c(l,u)<0^f>0)do h.point(d===0||d===3?t:n,d>1?r:e);while((d=(d+f+4)%4)!==p);else
h.point(u[0],u[1])}function a(l,u){return _t(l[0]-t)<tt?u>0?0:3:_t(l[0]-n)<tt?u>0?2:1:_t(l[1]-e)<tt?u>0?1:0:u>0?3:2}function s(l,u){return c(l.x,u.x)}function c(l,u){
var f=a(l,1),h=a(u,1);return f!==h?f-h:f===0?u[1]-l[1]:f===1?l[0]-u[0]:f===2?l[1]-u[1]:u[0]-l[0]}return function(l){var u=l,f=Ey(),h,d,p,m,b,y,g,w,x,_,v,M={point:k,
lineStart:$,lineEnd:N,polygonStart:A,polygonEnd:T};function k(C,R){i(C,R)&&u.point(C,R)}function S(){for(var C=0,R=0,I=d.length;R<I;++R)for(var z=d[R],P=1,Y=z.length,
q=z[0],W,X,ot=q[0],st=q[1];P<Y;++P)W=ot,X=st,q=z[P],ot=q[0],st=q[1],X<=r?st>r&&(ot-W)*(r-X)>(st-X)*(t-W)&&++C:st<=r&&(ot-W)*(r-X)<(st-X)*(t-W)&&--C;return C}function A(){
u=f,h=[],d=[],v=!0}function T(){var C=S(),R=v&&C,I=(h=qf(h)).length;(R||I)&&(l.polygonStart(),R&&(l.lineStart(),o(null,null,1,l),l.lineEnd()),I&&Ny(h,s,C,o,l),l.
polygonEnd()),u=l,h=d=p=null}function $(){M.point=E,d&&d.push(p=[]),_=!0,x=!1,g=w=NaN}function N(){h&&(E(m,b),y&&x&&f.rejoin(),h.push(f.result())),M.point=k,x&&
u.lineEnd()}function E(C,R){var I=i(C,R);if(d&&p.push([C,R]),_)m=C,b=R,y=I,_=!1,I&&(u.lineStart(),u.point(C,R));else if(I&&x)u.point(C,R);else{var z=[g=Math.max(
il,Math.min(Ja,g)),w=Math.max(il,Math.min(Ja,w))],P=[C=Math.max(il,Math.min(Ja,C)),R=Math.max(il,Math.min(Ja,R))];m7(z,P,t,e,n,r)?(x||(u.lineStart(),u.point(z[0],
z[1])),u.point(P[0],P[1]),I||u.lineEnd(),v=!1):I&&(u.lineStart(),u.point(C,R),v=!1)}g=C,w=R,x=I}return M}}function dy(t,e,n){var r=he(t,e-tt,n).concat(e);return function(i){return r.map(function(o){return[i,o]})}}function py(t,e,n){var r=he(t,e-tt,n).concat(e);return function(i){
return r.map(function(o){return[o,i]})}}function g7(){var t,e,n,r,i,o,a,s,c=10,l=c,u=90,f=360,h,d,p,m,b=2.5;function y(){return{type:"MultiLineString",coordinates:g()}}
function g(){return he(tl(r/u)*u,n,u).map(p).concat(he(tl(s/f)*f,a,f).map(m)).concat(he(tl(e/c)*c,t,c).filter(function(w){return _t(w%u)>tt}).map(h)).concat(he(
tl(o/l)*l,i,l).filter(function(w){return _t(w%f)>tt}).map(d))}return y.lines=function(){return g().map(function(w){return{type:"LineString",coordinates:w}})},y.
outline=function(){return{type:"Polygon",coordinates:[p(r).concat(m(a).slice(1),p(n).reverse().slice(1),m(s).reverse().slice(1))]}},y.extent=function(w){return arguments.
length?y.extentMajor(w).extentMinor(w):y.extentMinor()},y.extentMajor=function(w){return arguments.length?(r=+w[0][0],n=+w[1][0],s=+w[0][1],a=+w[1][1],r>n&&(w=r,
r=n,n=w),s>a&&(w=s,s=a,a=w),y.precision(b)):[[r,s],[n,a]]},y.extentMinor=function(w){return arguments.length?(e=+w[0][0],t=+w[1][0],o=+w[0][1],i=+w[1][1],e>t&&(w=
e,e=t,t=w),o>i&&(w=o,o=i,i=w),y.precision(b)):[[e,o],[t,i]]},y.step=function(w){return arguments.length?y.stepMajor(w).stepMinor(w):y.stepMinor()},y.stepMajor=function(w){
return arguments.length?(u=+w[0],f=+w[1],y):[u,f]},y.stepMinor=function(w){return arguments.length?(c=+w[0],l=+w[1],y):[c,l]},y.precision=function(w){return arguments.
length?(b=+w,h=dy(o,i,90),d=py(e,t,b),p=dy(s,a,90),m=py(r,n,b),y):b},y.extentMajor([[-180,-90+tt],[180,90-tt]]).extentMinor([[-180,-80-tt],[180,80+tt]])}function Iy(){
return g7()()}var Ch=t=>t,bh=new we,Eh=new we,Ly,Py,Nh,Rh,lr={point:Ge,lineStart:Ge,lineEnd:Ge,polygonStart:function(){lr.lineStart=y7,lr.lineEnd=x7},polygonEnd:function(){lr.
lineStart=lr.lineEnd=lr.point=Ge,bh.add(_t(Eh)),Eh=new we},result:function(){var t=bh/2;return bh=new we,t}};function y7(){lr.point=b7}function b7(t,e){lr.point=
Dy,Ly=Nh=t,Py=Rh=e}function Dy(t,e){Eh.add(Rh*t-Nh*e),Nh=t,Rh=e}function x7(){Dy(Ly,Py)}var Do=1/0,bl=Do,cs=-Do,xl=cs,wl={point:w7,lineStart:Ge,lineEnd:Ge,polygonStart:Ge,
polygonEnd:Ge,result:function(){var t=[[Do,bl],[cs,xl]];return cs=xl=-(bl=Do=1/0),t}};function w7(t,e){t<Do&&(Do=t),t>cs&&(cs=t),e<bl&&(bl=e),e>xl&&(xl=e)}var Ih=0,
Lh=0,ts=0,vl=0,_l=0,Lo=0,Ph=0,Dh=0,es=0,Oy,zy,En,Nn,on={point:Ai,lineStart:my,lineEnd:gy,polygonStart:function(){on.lineStart=M7,on.lineEnd=S7},polygonEnd:function(){
on.point=Ai,on.lineStart=my,on.lineEnd=gy},result:function(){var t=es?[Ph/es,Dh/es]:Lo?[vl/Lo,_l/Lo]:ts?[Ih/ts,Lh/ts]:[NaN,NaN];return Ih=Lh=ts=vl=_l=Lo=Ph=Dh=es=
0,t}};function Ai(t,e){Ih+=t,Lh+=e,++ts}function my(){on.point=v7}function v7(t,e){on.point=_7,Ai(En=t,Nn=e)}function _7(t,e){var n=t-En,r=e-Nn,i=Ae(n*n+r*r);vl+=
i*(En+t)/2,_l+=i*(Nn+e)/2,Lo+=i,Ai(En=t,Nn=e)}function gy(){on.point=Ai}function M7(){on.point=$7}function S7(){Fy(Oy,zy)}function $7(t,e){on.point=Fy,Ai(Oy=En=
t,zy=Nn=e)}function Fy(t,e){var n=t-En,r=e-Nn,i=Ae(n*n+r*r);vl+=i*(En+t)/2,_l+=i*(Nn+e)/2,Lo+=i,i=Nn*t-En*e,Ph+=i*(En+t),Dh+=i*(Nn+e),es+=i*3,Ai(En=t,Nn=e)}function Yy(t){
this._context=t}Yy.prototype={_radius:4.5,pointRadius:function(t){return this._radius=t,this},polygonStart:function(){this._line=0},polygonEnd:function(){this._line=
NaN},lineStart:function(){this._point=0},lineEnd:function(){this._line===0&&this._context.closePath(),this._point=NaN},point:function(t,e){switch(this._point){case 0:{
this._context.moveTo(t,e),this._point=1;break}case 1:{this._context.lineTo(t,e);break}default:{this._context.moveTo(t+this._radius,e),this._context.arc(t,e,this.
_radius,0,He);break}}},result:Ge};var Oh=new we,xh,By,qy,ns,rs,ls={point:Ge,lineStart:function(){ls.point=k7},lineEnd:function(){xh&&Xy(By,qy),ls.point=Ge},polygonStart:function(){
xh=!0},polygonEnd:function(){xh=null},result:function(){var t=+Oh;return Oh=new we,t}};function k7(t,e){ls.point=Xy,By=ns=t,qy=rs=e}function Xy(t,e){ns-=t,rs-=e,
Oh.add(Ae(ns*ns+rs*rs)),ns=t,rs=e}var yy,Ml,by,xy,Sl=class{constructor(e){this._append=e==null?Wy:A7(e),this._radius=4.5,this._=""}pointRadius(e){return this._radius=
+e,this}polygonStart(){this._line=0}polygonEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){this._line===0&&(this._+="Z"),this._point=NaN}point(e,n){switch(this.
_point){case 0:{this._append`M${e},${n}`,this._point=1;break}case 1:{this._append`L${e},${n}`;break}default:{if(this._append`M${e},${n}`,this._radius!==by||this.
_append!==Ml){let r=this._radius,i=this._;this._="",this._append`m0,${r}a${r},${r} 0 1,1 0,${-2*r}a${r},${r} 0 1,1 0,${2*r}z`,by=r,Ml=this._append,xy=this._,this.
_=i}this._+=xy;break}}}result(){let e=this._;return this._="",e.length?e:null}};function Wy(t){let e=1;this._+=t[0];for(let n=t.length;e<n;++e)this._+=arguments[e]+
t[e]}function A7(t){let e=Math.floor(t);if(!(e>=0))throw new RangeError(`invalid digits: ${t}`);if(e>15)return Wy;if(e!==yy){let n=10**e;yy=e,Ml=function(i){let o=1;
this._+=i[0];for(let a=i.length;o<a;++o)this._+=Math.round(arguments[o]*n)/n+i[o]}}return Ml}function ur(t,e){let n=3,r=4.5,i,o;function a(s){return s&&(typeof r==
"function"&&o.pointRadius(+r.apply(this,arguments)),cr(s,i(o))),o.result()}return a.area=function(s){return cr(s,i(lr)),lr.result()},a.measure=function(s){return cr(
s,i(ls)),ls.result()},a.bounds=function(s){return cr(s,i(wl)),wl.result()},a.centroid=function(s){return cr(s,i(on)),on.result()},a.projection=function(s){return arguments.
length?(i=s==null?(t=null,Ch):(t=s).stream,a):t},a.context=function(s){return arguments.length?(o=s==null?(e=null,new Sl(n)):new Yy(e=s),typeof r!="function"&&o.
pointRadius(r),a):e},a.pointRadius=function(s){return arguments.length?(r=typeof s=="function"?s:(o.pointRadius(+s),+s),a):r},a.digits=function(s){if(!arguments.
length)return n;if(s==null)n=null;else{let c=Math.floor(s);if(!(c>=0))throw new RangeError(`invalid digits: ${s}`);n=c}return e===null&&(o=new Sl(n)),a},a.projection(
t).digits(n).context(e)}function hs(t){return{stream:Al(t)}}function Al(t){return function(e){var n=new zh;for(var r in t)n[r]=t[r];return n.stream=e,n}}function zh(){}
zh.prototype={constructor:zh,point:function(t,e){this.stream.point(t,e)},sphere:function(){this.stream.sphere()},lineStart:function(){this.stream.lineStart()},lineEnd:function(){
this.stream.lineEnd()},polygonStart:function(){this.stream.polygonStart()},polygonEnd:function(){this.stream.polygonEnd()}};function qh(t,e,n){var r=t.clipExtent&&
t.clipExtent();return t.scale(150).translate([0,0]),r!=null&&t.clipExtent(null),cr(n,t.stream(wl)),e(wl.result()),r!=null&&t.clipExtent(r),t}function Xh(t,e,n){
return qh(t,function(r){var i=e[1][0]-e[0][0],o=e[1][1]-e[0][1],a=Math.min(i/(r[1][0]-r[0][0]),o/(r[1][1]-r[0][1])),s=+e[0][0]+(i-a*(r[1][0]+r[0][0]))/2,c=+e[0][1]+
(o-a*(r[1][1]+r[0][1]))/2;t.scale(150*a).translate([s,c])},n)}function Uy(t,e,n){return Xh(t,[[0,0],e],n)}function Gy(t,e,n){return qh(t,function(r){var i=+e,o=i/
(r[1][0]-r[0][0]),a=(i-o*(r[1][0]+r[0][0]))/2,s=-o*r[0][1];t.scale(150*o).translate([a,s])},n)}function Hy(t,e,n){return qh(t,function(r){var i=+e,o=i/(r[1][1]-
r[0][1]),a=-o*r[0][0],s=(i-o*(r[1][1]+r[0][1]))/2;t.scale(150*o).translate([a,s])},n)}var wy=16,T7=nt(30*vt);function vy(t,e){return+e?E7(t,e):C7(t)}function C7(t){
return Al({point:function(e,n){e=t(e,n),this.stream.point(e[0],e[1])}})}function E7(t,e){function n(r,i,o,a,s,c,l,u,f,h,d,p,m,b){var y=l-r,g=u-i,w=y*y+g*g;if(w>
4*e&&m--){var x=a+h,_=s+d,v=c+p,M=Ae(x*x+_*_+v*v),k=Oe(v/=M),S=_t(_t(v)-1)<tt||_t(o-f)<tt?(o+f)/2:bn(_,x),A=t(S,k),T=A[0],$=A[1],N=T-r,E=$-i,C=g*N-y*E;(C*C/w>e||
_t((y*N+g*E)/w-.5)>.3||a*h+s*d+c*p<T7)&&(n(r,i,o,a,s,c,T,$,S,x/=M,_/=M,v,m,b),b.point(T,$),n(T,$,S,x,_,v,l,u,f,h,d,p,m,b))}}return function(r){var i,o,a,s,c,l,u,
f,h,d,p,m,b={point:y,lineStart:g,lineEnd:x,polygonStart:function(){r.polygonStart(),b.lineStart=_},polygonEnd:function(){r.polygonEnd(),b.lineStart=g}};function y(k,S){
k=t(k,S),r.point(k[0],k[1])}function g(){f=NaN,b.point=w,r.lineStart()}function w(k,S){var A=Po([k,S]),T=t(k,S);n(f,h,u,d,p,m,f=T[0],h=T[1],u=k,d=A[0],p=A[1],m=
A[2],wy,r),r.point(f,h)}function x(){b.point=y,r.lineEnd()}function _(){g(),b.point=v,b.lineEnd=M}function v(k,S){w(i=k,S),o=f,a=h,s=d,c=p,l=m,b.point=w}function M(){
n(f,h,u,d,p,m,o,a,i,s,c,l,wy,r),b.lineEnd=x,x()}return b}}var N7=Al({point:function(t,e){this.stream.point(t*vt,e*vt)}});function R7(t){return Al({point:function(e,n){
var r=t(e,n);return this.stream.point(r[0],r[1])}})}function I7(t,e,n,r,i){function o(a,s){return a*=r,s*=i,[e+t*a,n-t*s]}return o.invert=function(a,s){return[(a-
e)/t*r,(n-s)/t*i]},o}function _y(t,e,n,r,i,o){if(!o)return I7(t,e,n,r,i);var a=nt(o),s=K(o),c=a*t,l=s*t,u=a/t,f=s/t,h=(s*n-a*e)/t,d=(s*e+a*n)/t;function p(m,b){
return m*=r,b*=i,[c*m-l*b+e,n-l*m-c*b]}return p.invert=function(m,b){return[r*(u*m-f*b+h),i*(d-f*m-u*b)]},p}function Dr(t){return jy(function(){return t})()}function jy(t){
var e,n=150,r=480,i=250,o=0,a=0,s=0,c=0,l=0,u,f=0,h=1,d=1,p=null,m=hy,b=null,y,g,w,x=Ch,_=.5,v,M,k,S,A;function T(C){return k(C[0]*vt,C[1]*vt)}function $(C){return C=
k.invert(C[0],C[1]),C&&[C[0]*de,C[1]*de]}T.stream=function(C){return S&&A===C?S:S=N7(R7(u)(m(v(x(A=C)))))},T.preclip=function(C){return arguments.length?(m=C,p=
void 0,E()):m},T.postclip=function(C){return arguments.length?(x=C,b=y=g=w=null,E()):x},T.clipAngle=function(C){return arguments.length?(m=+C?p7(p=C*vt):(p=null,
hy),E()):p*de},T.clipExtent=function(C){return arguments.length?(x=C==null?(b=y=g=w=null,Ch):Bh(b=+C[0][0],y=+C[0][1],g=+C[1][0],w=+C[1][1]),E()):b==null?null:[
[b,y],[g,w]]},T.scale=function(C){return arguments.length?(n=+C,N()):n},T.translate=function(C){return arguments.length?(r=+C[0],i=+C[1],N()):[r,i]},T.center=function(C){
return arguments.length?(o=C[0]%360*vt,a=C[1]%360*vt,N()):[o*de,a*de]},T.rotate=function(C){return arguments.length?(s=C[0]%360*vt,c=C[1]%360*vt,l=C.length>2?C[2]%
360*vt:0,N()):[s*de,c*de,l*de]},T.angle=function(C){return arguments.length?(f=C%360*vt,N()):f*de},T.reflectX=function(C){return arguments.length?(h=C?-1:1,N()):
h<0},T.reflectY=function(C){return arguments.length?(d=C?-1:1,N()):d<0},T.precision=function(C){return arguments.length?(v=vy(M,_=C*C),E()):Ae(_)},T.fitExtent=function(C,R){
return Xh(T,C,R)},T.fitSize=function(C,R){return Uy(T,C,R)},T.fitWidth=function(C,R){return Gy(T,C,R)},T.fitHeight=function(C,R){return Hy(T,C,R)};function N(){
var C=_y(n,0,0,h,d,f).apply(null,e(o,a)),R=_y(n,r-C[0],i-C[1],h,d,f);return u=Cy(s,c,l),M=Ah(e,R),k=Ah(u,M),v=vy(M,_),E()}function E(){return S=A=null,T}return function(){
return e=t.apply(this,arguments),T.invert=e.invert&&$,N()}}function Wh(t){var e=0,n=dt/3,r=jy(t),i=r(e,n);return i.parallels=function(o){return arguments.length?
r(e=o[0]*vt,n=o[1]*vt):[e*de,n*de]},i}function L7(t){var e=nt(t);function n(r,i){return[r*e,K(i)/e]}return n.invert=function(r,i){return[r/e,Oe(i*e)]},n}function P7(t,e){
var n=K(t),r=(n+K(e))/2;if(_t(r)<tt)return L7(t);var i=1+n*(2*r-n),o=Ae(i)/r;function a(s,c){var l=Ae(i-2*r*K(c))/r;return[l*K(s*=r),o-l*nt(s)]}return a.invert=
function(s,c){var l=o-c,u=bn(s,_t(l))*an(l);return l*r<0&&(u-=dt*an(s)*an(l)),[u/r,Oe((i-(s*s+l*l)*r*r)/(2*r))]},a}function us(){return Wh(P7).scale(155.424).center(
[0,33.6442])}function Uh(){return us().parallels([29.5,45.5]).scale(1070).translate([480,250]).rotate([96,0]).center([-.6,38.7])}function D7(t){var e=t.length;return{
point:function(n,r){for(var i=-1;++i<e;)t[i].point(n,r)},sphere:function(){for(var n=-1;++n<e;)t[n].sphere()},lineStart:function(){for(var n=-1;++n<e;)t[n].lineStart()},
lineEnd:function(){for(var n=-1;++n<e;)t[n].lineEnd()},polygonStart:function(){for(var n=-1;++n<e;)t[n].polygonStart()},polygonEnd:function(){for(var n=-1;++n<e;)
t[n].polygonEnd()}}}function Vy(){var t,e,n=Uh(),r,i=us().rotate([154,0]).center([-2,58.5]).parallels([55,65]),o,a=us().rotate([157,0]).center([-3,19.9]).parallels(
[8,18]),s,c,l={point:function(h,d){c=[h,d]}};function u(h){var d=h[0],p=h[1];return c=null,r.point(d,p),c||(o.point(d,p),c)||(s.point(d,p),c)}u.invert=function(h){
var d=n.scale(),p=n.translate(),m=(h[0]-p[0])/d,b=(h[1]-p[1])/d;return(b>=.12&&b<.234&&m>=-.425&&m<-.214?i:b>=.166&&b<.234&&m>=-.214&&m<-.115?a:n).invert(h)},u.
stream=function(h){return t&&e===h?t:t=D7([n.stream(e=h),i.stream(h),a.stream(h)])},u.precision=function(h){return arguments.length?(n.precision(h),i.precision(
h),a.precision(h),f()):n.precision()},u.scale=function(h){return arguments.length?(n.scale(h),i.scale(h*.35),a.scale(h),u.translate(n.translate())):n.scale()},u.
translate=function(h){if(!arguments.length)return n.translate();var d=n.scale(),p=+h[0],m=+h[1];return r=n.translate(h).clipExtent([[p-.455*d,m-.238*d],[p+.455*
d,m+.238*d]]).stream(l),o=i.translate([p-.307*d,m+.201*d]).clipExtent([[p-.425*d+tt,m+.12*d+tt],[p-.214*d-tt,m+.234*d-tt]]).stream(l),s=a.translate([p-.205*d,m+
.212*d]).clipExtent([[p-.214*d+tt,m+.166*d+tt],[p-.115*d-tt,m+.234*d-tt]]).stream(l),f()},u.fitExtent=function(h,d){return Xh(u,h,d)},u.fitSize=function(h,d){return Uy(
u,h,d)},u.fitWidth=function(h,d){return Gy(u,h,d)},u.fitHeight=function(h,d){return Hy(u,h,d)};function f(){return t=e=null,u}return u.scale(1070)}function Zy(t){
return function(e,n){var r=nt(e),i=nt(n),o=t(r*i);return o===1/0?[2,0]:[o*i*K(e),o*K(n)]}}function ds(t){return function(e,n){var r=Ae(e*e+n*n),i=t(r),o=K(i),a=nt(
i);return[bn(e*o,r*a),Oe(r&&n*o/r)]}}var Ky=Zy(function(t){return Ae(2/(1+t))});Ky.invert=ds(function(t){return 2*Oe(t/2)});function Qy(){return Dr(Ky).scale(124.75).
clipAngle(180-.001)}var Jy=Zy(function(t){return(t=Sy(t))&&t/K(t)});Jy.invert=ds(function(t){return t});function tb(){return Dr(Jy).scale(79.4188).clipAngle(180-
.001)}function Tl(t,e){return[t,cl(Fh((Ht+e)/2))]}Tl.invert=function(t,e){return[t,2*Oo(My(e))-Ht]};function eb(){return nb(Tl).scale(961/He)}function nb(t){var e=Dr(
t),n=e.center,r=e.scale,i=e.translate,o=e.clipExtent,a=null,s,c,l;e.scale=function(f){return arguments.length?(r(f),u()):r()},e.translate=function(f){return arguments.
length?(i(f),u()):i()},e.center=function(f){return arguments.length?(n(f),u()):n()},e.clipExtent=function(f){return arguments.length?(f==null?a=s=c=l=null:(a=+f[0][0],
s=+f[0][1],c=+f[1][0],l=+f[1][1]),u()):a==null?null:[[a,s],[c,l]]};function u(){var f=dt*r(),h=e(a7(e.rotate()).invert([0,0]));return o(a==null?[[h[0]-f,h[1]-f],
[h[0]+f,h[1]+f]]:t===Tl?[[Math.max(h[0]-f,a),s],[Math.min(h[0]+f,c),l]]:[[a,Math.max(h[1]-f,s)],[c,Math.min(h[1]+f,l)]])}return u()}function ol(t){return Fh((Ht+
t)/2)}function O7(t,e){var n=nt(t),r=t===e?K(t):cl(n/nt(e))/cl(ol(e)/ol(t)),i=n*mh(ol(t),r)/r;if(!r)return Tl;function o(a,s){i>0?s<-Ht+tt&&(s=-Ht+tt):s>Ht-tt&&
(s=Ht-tt);var c=i/mh(ol(s),r);return[c*K(r*a),i-c*nt(r*a)]}return o.invert=function(a,s){var c=i-s,l=an(r)*Ae(a*a+c*c),u=bn(a,_t(c))*an(c);return c*r<0&&(u-=dt*
an(a)*an(c)),[u/r,2*Oo(mh(i/l,1/r))-Ht]},o}function rb(){return Wh(O7).scale(109.5).parallels([30,30])}function $l(t,e){return[t,e]}$l.invert=$l;function ib(){return Dr(
$l).scale(152.63)}function z7(t,e){var n=nt(t),r=t===e?K(t):(n-nt(e))/(e-t),i=n/r+t;if(_t(r)<tt)return $l;function o(a,s){var c=i-s,l=r*a;return[c*K(l),i-c*nt(l)]}
return o.invert=function(a,s){var c=i-s,l=bn(a,_t(c))*an(c);return c*r<0&&(l-=dt*an(a)*an(c)),[l/r,i-an(r)*Ae(a*a+c*c)]},o}function ob(){return Wh(z7).scale(131.154).
center([0,13.9389])}var is=1.340264,os=-.081106,as=893e-6,ss=.003796,kl=Ae(3)/2,F7=12;function ab(t,e){var n=Oe(kl*K(e)),r=n*n,i=r*r*r;return[t*nt(n)/(kl*(is+3*
os*r+i*(7*as+9*ss*r))),n*(is+os*r+i*(as+ss*r))]}ab.invert=function(t,e){for(var n=e,r=n*n,i=r*r*r,o=0,a,s,c;o<F7&&(s=n*(is+os*r+i*(as+ss*r))-e,c=is+3*os*r+i*(7*
as+9*ss*r),n-=a=s/c,r=n*n,i=r*r*r,!(_t(a)<sl));++o);return[kl*t*(is+3*os*r+i*(7*as+9*ss*r))/nt(n),Oe(K(n)/kl)]};function sb(){return Dr(ab).scale(177.158)}function cb(t,e){
var n=nt(e),r=nt(t)*n;return[n*K(t)/r,K(e)/r]}cb.invert=ds(Oo);function lb(){return Dr(cb).scale(144.049).clipAngle(60)}function Y7(t,e){var n=e*e,r=n*n;return[t*(.8707-.131979*n+r*(-.013791+r*(.003971*n-.001529*r))),e*(1.007226+n*(.015085+r*(-.044475+.028874*n-.005916*r)))]}Y7.invert=
function(t,e){var n=e,r=25,i;do{var o=n*n,a=o*o;n-=i=(n*(1.007226+o*(.015085+a*(-.044475+.028874*o-.005916*a)))-e)/(1.007226+o*(.015085*3+a*(-.044475*7+.028874*
9*o-.005916*11*a)))}while(_t(i)>tt&&--r>0);return[t/(.8707+(o=n*n)*(-.131979+o*(-.013791+o*o*o*(.003971-.001529*o)))),n]};function ub(t,e){return[nt(e)*K(t),K(e)]}ub.invert=ds(Oe);function fb(){return Dr(ub).scale(249.5).clipAngle(90+tt)}function hb(t,e){var n=nt(e),r=1+nt(t)*n;return[
n*K(t)/r,K(e)/r]}hb.invert=ds(function(t){return 2*Oo(t)});function db(){return Dr(hb).scale(250).clipAngle(142)}function pb(t,e){return[cl(Fh((Ht+e)/2)),-t]}pb.
invert=function(t,e){return[-e,2*Oo(My(t))-Ht]};function mb(){var t=nb(pb),e=t.center,n=t.rotate;return t.center=function(r){return arguments.length?e([-r[1],r[0]]):
(r=e(),[r[1],-r[0]])},t.rotate=function(r){return arguments.length?n([r[0],r[1],r.length>2?r[2]+90:90]):(r=n(),[r[0],r[1],r[2]-90])},n([0,0,90]).scale(159.155)}function B7(t,e){return t.parent===e.parent?1:2}function q7(t){return t.reduce(X7,0)/t.length}function X7(t,e){return t+e.x}function W7(t){return 1+t.reduce(U7,
0)}function U7(t,e){return Math.max(t,e.y)}function G7(t){for(var e;e=t.children;)t=e[0];return t}function H7(t){for(var e;e=t.children;)t=e[e.length-1];return t}
function Kh(){var t=B7,e=1,n=1,r=!1;function i(o){var a,s=0;o.eachAfter(function(h){var d=h.children;d?(h.x=q7(d),h.y=W7(d)):(h.x=a?s+=t(h,a):0,h.y=0,a=h)});var c=G7(
o),l=H7(o),u=c.x-t(c,l)/2,f=l.x+t(l,c)/2;return o.eachAfter(r?function(h){h.x=(h.x-o.x)*e,h.y=(o.y-h.y)*n}:function(h){h.x=(h.x-u)/(f-u)*e,h.y=(1-(o.y?h.y/o.y:1))*
n})}return i.separation=function(o){return arguments.length?(t=o,i):t},i.size=function(o){return arguments.length?(r=!1,e=+o[0],n=+o[1],i):r?null:[e,n]},i.nodeSize=
function(o){return arguments.length?(r=!0,e=+o[0],n=+o[1],i):r?[e,n]:null},i}function j7(t){var e=0,n=t.children,r=n&&n.length;if(!r)e=1;else for(;--r>=0;)e+=n[r].
value;t.value=e}function V7(){return this.eachAfter(j7)}function Z7(t,e){let n=-1;for(let r of this)t.call(e,r,++n,this);return this}function K7(t,e){for(var n=this,
r=[n],i,o,a=-1;n=r.pop();)if(t.call(e,n,++a,this),i=n.children)for(o=i.length-1;o>=0;--o)r.push(i[o]);return this}function Q7(t,e){for(var n=this,r=[n],i=[],o,a,
s,c=-1;n=r.pop();)if(i.push(n),o=n.children)for(a=0,s=o.length;a<s;++a)r.push(o[a]);for(;n=i.pop();)t.call(e,n,++c,this);return this}function J7(t,e){let n=-1;for(let r of this)
if(t.call(e,r,++n,this))return r}function t9(t){return this.eachAfter(function(e){for(var n=+t(e.data)||0,r=e.children,i=r&&r.length;--i>=0;)n+=r[i].value;e.value=
n})}function e9(t){return this.eachBefore(function(e){e.children&&e.children.sort(t)})}function n9(t){for(var e=this,n=r9(e,t),r=[e];e!==n;)e=e.parent,r.push(e);
for(var i=r.length;t!==n;)r.splice(i,0,t),t=t.parent;return r}function r9(t,e){if(t===e)return t;var n=t.ancestors(),r=e.ancestors(),i=null;for(t=n.pop(),e=r.pop();t===
e;)i=t,t=n.pop(),e=r.pop();return i}function i9(){for(var t=this,e=[t];t=t.parent;)e.push(t);return e}function o9(){return Array.from(this)}function a9(){var t=[];
return this.eachBefore(function(e){e.children||t.push(e)}),t}function s9(){var t=this,e=[];return t.each(function(n){n!==t&&e.push({source:n.parent,target:n})}),
e}function*c9(){var t=this,e,n=[t],r,i,o;do for(e=n.reverse(),n=[];t=e.pop();)if(yield t,r=t.children)for(i=0,o=r.length;i<o;++i)n.push(r[i]);while(n.length)}function bb(t,e){
t instanceof Map?(t=[void 0,t],e===void 0&&(e=f9)):e===void 0&&(e=u9);for(var n=new zo(t),r,i=[n],o,a,s,c;r=i.pop();)if((a=e(r.data))&&(c=(a=Array.from(a)).length))
for(r.children=a,s=c-1;s>=0;--s)i.push(o=a[s]=new zo(a[s])),o.parent=r,o.depth=r.depth+1;return n.eachBefore(xb)}function l9(){return bb(this).eachBefore(h9)}function u9(t){
return t.children}function f9(t){return Array.isArray(t)?t[1]:null}function h9(t){t.data.value!==void 0&&(t.value=t.data.value),t.data=t.data.data}function xb(t){
var e=0;do t.height=e;while((t=t.parent)&&t.height<++e)}function zo(t){this.data=t,this.depth=this.height=0,this.parent=null}zo.prototype=bb.prototype={constructor:zo,
count:V7,each:Z7,eachAfter:Q7,eachBefore:K7,find:J7,sum:t9,sort:e9,path:n9,ancestors:i9,descendants:o9,leaves:a9,links:s9,copy:l9,[Symbol.iterator]:c9};function Gh(t){
return t==null?null:d9(t)}function d9(t){if(typeof t!="function")throw new Error;return t}function wb(t,e,n,r,i){for(var o=t.children,a,s=-1,c=o.length,l=t.value&&(r-e)/t.value;++s<c;)a=o[s],a.y0=n,a.y1=i,a.x0=e,a.x1=e+=a.value*l}var p9={depth:-1},gb={},Hh={};function m9(t){return t.id}function g9(t){return t.parentId}function Qh(){var t=m9,e=g9,n;function r(i){var o=Array.from(i),a=t,s=e,
c,l,u,f,h,d,p,m,b=new Map;if(n!=null){let y=o.map((x,_)=>y9(n(x,_,i))),g=y.map(yb),w=new Set(y).add("");for(let x of g)w.has(x)||(w.add(x),y.push(x),g.push(yb(x)),
o.push(Hh));a=(x,_)=>y[_],s=(x,_)=>g[_]}for(u=0,c=o.length;u<c;++u)l=o[u],d=o[u]=new zo(l),(p=a(l,u,i))!=null&&(p+="")&&(m=d.id=p,b.set(m,b.has(m)?gb:d)),(p=s(l,
u,i))!=null&&(p+="")&&(d.parent=p);for(u=0;u<c;++u)if(d=o[u],p=d.parent){if(h=b.get(p),!h)throw new Error("missing: "+p);if(h===gb)throw new Error("ambiguous: "+
p);h.children?h.children.push(d):h.children=[d],d.parent=h}else{if(f)throw new Error("multiple roots");f=d}if(!f)throw new Error("no root");if(n!=null){for(;f.data===
Hh&&f.children.length===1;)f=f.children[0],--c;for(let y=o.length-1;y>=0&&(d=o[y],d.data===Hh);--y)d.data=null}if(f.parent=p9,f.eachBefore(function(y){y.depth=y.
parent.depth+1,--c}).eachBefore(xb),f.parent=null,c>0)throw new Error("cycle");return f}return r.id=function(i){return arguments.length?(t=Gh(i),r):t},r.parentId=
function(i){return arguments.length?(e=Gh(i),r):e},r.path=function(i){return arguments.length?(n=Gh(i),r):n},r}function y9(t){t=`${t}`;let e=t.length;return Zh(
t,e-1)&&!Zh(t,e-2)&&(t=t.slice(0,-1)),t[0]==="/"?t:`/${t}`}function yb(t){let e=t.length;if(e<2)return"";for(;--e>1&&!Zh(t,e););return t.slice(0,e)}function Zh(t,e){
if(t[e]==="/"){let n=0;for(;e>0&&t[--e]==="\\";)++n;if((n&1)===0)return!0}return!1}function b9(t,e){return t.parent===e.parent?1:2}function jh(t){var e=t.children;
return e?e[0]:t.t}function Vh(t){var e=t.children;return e?e[e.length-1]:t.t}function x9(t,e,n){var r=n/(e.i-t.i);e.c-=r,e.s+=n,t.c+=r,e.z+=n,e.m+=n}function w9(t){
for(var e=0,n=0,r=t.children,i=r.length,o;--i>=0;)o=r[i],o.z+=e,o.m+=e,e+=o.s+(n+=o.c)}function v9(t,e,n){return t.a.parent===e.parent?t.a:n}function Cl(t,e){this.
_=t,this.parent=null,this.children=null,this.A=null,this.a=this,this.z=0,this.m=0,this.c=0,this.s=0,this.t=null,this.i=e}Cl.prototype=Object.create(zo.prototype);
function _9(t){for(var e=new Cl(t,0),n,r=[e],i,o,a,s;n=r.pop();)if(o=n._.children)for(n.children=new Array(s=o.length),a=s-1;a>=0;--a)r.push(i=n.children[a]=new Cl(
o[a],a)),i.parent=n;return(e.parent=new Cl(null,0)).children=[e],e}function Fo(){var t=b9,e=1,n=1,r=null;function i(l){var u=_9(l);if(u.eachAfter(o),u.parent.m=
-u.z,u.eachBefore(a),r)l.eachBefore(c);else{var f=l,h=l,d=l;l.eachBefore(function(g){g.x<f.x&&(f=g),g.x>h.x&&(h=g),g.depth>d.depth&&(d=g)});var p=f===h?1:t(f,h)/
2,m=p-f.x,b=e/(h.x+p+m),y=n/(d.depth||1);l.eachBefore(function(g){g.x=(g.x+m)*b,g.y=g.depth*y})}return l}function o(l){var u=l.children,f=l.parent.children,h=l.
i?f[l.i-1]:null;if(u){w9(l);var d=(u[0].z+u[u.length-1].z)/2;h?(l.z=h.z+t(l._,h._),l.m=l.z-d):l.z=d}else h&&(l.z=h.z+t(l._,h._));l.parent.A=s(l,h,l.parent.A||f[0])}
function a(l){l._.x=l.z+l.parent.m,l.m+=l.parent.m}function s(l,u,f){if(u){for(var h=l,d=l,p=u,m=h.parent.children[0],b=h.m,y=d.m,g=p.m,w=m.m,x;p=Vh(p),h=jh(h),
p&&h;)m=jh(m),d=Vh(d),d.a=l,x=p.z+g-h.z-b+t(p._,h._),x>0&&(x9(v9(p,l,f),l,x),b+=x,y+=x),g+=p.m,b+=h.m,w+=m.m,y+=d.m;p&&!Vh(d)&&(d.t=p,d.m+=g-y),h&&!jh(m)&&(m.t=
h,m.m+=b-w,f=l)}return f}function c(l){l.x*=e,l.y=l.depth*n}return i.separation=function(l){return arguments.length?(t=l,i):t},i.size=function(l){return arguments.
length?(r=!1,e=+l[0],n=+l[1],i):r?null:[e,n]},i.nodeSize=function(l){return arguments.length?(r=!0,e=+l[0],n=+l[1],i):r?[e,n]:null},i}function vb(t,e,n,r,i){for(var o=t.
children,a,s=-1,c=o.length,l=t.value&&(i-n)/t.value;++s<c;)a=o[s],a.x0=e,a.x1=r,a.y0=n,a.y1=n+=a.value*l}var _b=(1+Math.sqrt(5))/2;function Mb(t,e,n,r,i,o){for(var a=[],
s=e.children,c,l,u=0,f=0,h=s.length,d,p,m=e.value,b,y,g,w,x,_,v;u<h;){d=i-n,p=o-r;do b=s[f++].value;while(!b&&f<h);for(y=g=b,_=Math.max(p/d,d/p)/(m*t),v=b*b*_,x=
Math.max(g/v,v/y);f<h;++f){if(b+=l=s[f].value,l<y&&(y=l),l>g&&(g=l),v=b*b*_,w=Math.max(g/v,v/y),w>x){b-=l;break}x=w}a.push(c={value:b,dice:d<p,children:s.slice(
u,f)}),c.dice?wb(c,n,r,i,m?r+=p*b/m:o):vb(c,n,r,m?n+=d*b/m:i,o),m-=b,u=f}return a}var aN=(function t(e){function n(r,i,o,a,s){Mb(e,r,i,o,a,s)}return n.ratio=function(r){
return t((r=+r)>1?r:1)},n})(_b);var sN=(function t(e){function n(r,i,o,a,s){if((c=r._squarify)&&c.ratio===e)for(var c,l,u,f,h=-1,d,p=c.length,m=r.value;++h<p;){for(l=c[h],u=l.children,f=l.value=
0,d=u.length;f<d;++f)l.value+=u[f].value;l.dice?wb(l,i,o,a,m?o+=(s-o)*l.value/m:s):vb(l,i,o,m?i+=(a-i)*l.value/m:a,s),m-=l.value}else r._squarify=c=Mb(e,r,i,o,a,
s),c.ratio=e}return n.ratio=function(r){return t((r=+r)>1?r:1)},n})(_b);var pe=Math.random,lN=(function t(e){function n(r,i){return r=r==null?0:+r,i=i==null?1:+i,arguments.length===1?(i=r,r=0):i-=r,function(){return e()*i+r}}return n.
source=t,n})(pe),uN=(function t(e){function n(r,i){return arguments.length<2&&(i=r,r=0),r=Math.floor(r),i=Math.floor(i)-r,function(){return Math.floor(e()*i+r)}}
return n.source=t,n})(pe),$b=(function t(e){function n(r,i){var o,a;return r=r==null?0:+r,i=i==null?1:+i,function(){var s;if(o!=null)s=o,o=null;else do o=e()*2-
1,s=e()*2-1,a=o*o+s*s;while(!a||a>1);return r+i*s*Math.sqrt(-2*Math.log(a)/a)}}return n.source=t,n})(pe),fN=(function t(e){var n=$b.source(e);function r(){var i=n.
apply(this,arguments);return function(){return Math.exp(i())}}return r.source=t,r})(pe),M9=(function t(e){function n(r){return(r=+r)<=0?()=>0:function(){for(var i=0,
o=r;o>1;--o)i+=e();return i+o*e()}}return n.source=t,n})(pe),hN=(function t(e){var n=M9.source(e);function r(i){if((i=+i)==0)return e;var o=n(i);return function(){
return o()/i}}return r.source=t,r})(pe),dN=(function t(e){function n(r){return function(){return-Math.log1p(-e())/r}}return n.source=t,n})(pe),pN=(function t(e){
function n(r){if((r=+r)<0)throw new RangeError("invalid alpha");return r=1/-r,function(){return Math.pow(1-e(),r)}}return n.source=t,n})(pe),mN=(function t(e){function n(r){
if((r=+r)<0||r>1)throw new RangeError("invalid p");return function(){return Math.floor(e()+r)}}return n.source=t,n})(pe),S9=(function t(e){function n(r){if((r=+r)<
0||r>1)throw new RangeError("invalid p");return r===0?()=>1/0:r===1?()=>1:(r=Math.log1p(-r),function(){return 1+Math.floor(Math.log1p(-e())/r)})}return n.source=
t,n})(pe),kb=(function t(e){var n=$b.source(e)();function r(i,o){if((i=+i)<0)throw new RangeError("invalid k");if(i===0)return()=>0;if(o=o==null?1:+o,i===1)return()=>-Math.
log1p(-e())*o;var a=(i<1?i+1:i)-1/3,s=1/(3*Math.sqrt(a)),c=i<1?()=>Math.pow(e(),1/i):()=>1;return function(){do{do var l=n(),u=1+s*l;while(u<=0);u*=u*u;var f=1-
e()}while(f>=1-.0331*l*l*l*l&&Math.log(f)>=.5*l*l+a*(1-u+Math.log(u)));return a*u*c()*o}}return r.source=t,r})(pe),$9=(function t(e){var n=kb.source(e);function r(i,o){
var a=n(i),s=n(o);return function(){var c=a();return c===0?0:c/(c+s())}}return r.source=t,r})(pe),k9=(function t(e){var n=S9.source(e),r=$9.source(e);function i(o,a){
return o=+o,(a=+a)>=1?()=>o:a<=0?()=>0:function(){for(var s=0,c=o,l=a;c*l>16&&c*(1-l)>16;){var u=Math.floor((c+1)*l),f=r(u,c-u+1)();f<=l?(s+=u,c-=u,l=(l-f)/(1-f)):
(c=u-1,l/=f)}for(var h=l<.5,d=h?l:1-l,p=n(d),m=p(),b=0;m<=c;++b)m+=p();return s+(h?b:c-b)}}return i.source=t,i})(pe),gN=(function t(e){function n(r,i,o){var a;return(r=
+r)==0?a=s=>-Math.log(s):(r=1/r,a=s=>Math.pow(s,r)),i=i==null?0:+i,o=o==null?1:+o,function(){return i+o*a(-Math.log1p(-e()))}}return n.source=t,n})(pe),yN=(function t(e){
function n(r,i){return r=r==null?0:+r,i=i==null?1:+i,function(){return r+i*Math.tan(Math.PI*e())}}return n.source=t,n})(pe),bN=(function t(e){function n(r,i){return r=
r==null?0:+r,i=i==null?1:+i,function(){var o=e();return r+i*Math.log(o/(1-o))}}return n.source=t,n})(pe),xN=(function t(e){var n=kb.source(e),r=k9.source(e);function i(o){
return function(){for(var a=0,s=o;s>16;){var c=Math.floor(.875*s),l=n(c)();if(l>s)return a+r(c-1,s/l)();a+=c,s-=l}for(var u=-Math.log1p(-e()),f=0;u<=s;++f)u-=Math.
log1p(-e());return a+f}}return i.source=t,i})(pe),A9=1664525,T9=1013904223,Sb=1/4294967296;function ps(t=Math.random()){let e=(0<=t&&t<1?t/Sb:Math.abs(t))|0;return()=>(e=
A9*e+T9|0,Sb*(e>>>0))}var Jh=new Date,td=new Date;function ee(t,e,n,r){function i(o){return t(o=arguments.length===0?new Date:new Date(+o)),o}return i.floor=o=>(t(o=new Date(+o)),o),
i.ceil=o=>(t(o=new Date(o-1)),e(o,1),t(o),o),i.round=o=>{let a=i(o),s=i.ceil(o);return o-a<s-o?a:s},i.offset=(o,a)=>(e(o=new Date(+o),a==null?1:Math.floor(a)),o),
i.range=(o,a,s)=>{let c=[];if(o=i.ceil(o),s=s==null?1:Math.floor(s),!(o<a)||!(s>0))return c;let l;do c.push(l=new Date(+o)),e(o,s),t(o);while(l<o&&o<a);return c},
i.filter=o=>ee(a=>{if(a>=a)for(;t(a),!o(a);)a.setTime(a-1)},(a,s)=>{if(a>=a)if(s<0)for(;++s<=0;)for(;e(a,-1),!o(a););else for(;--s>=0;)for(;e(a,1),!o(a););}),n&&
(i.count=(o,a)=>(Jh.setTime(+o),td.setTime(+a),t(Jh),t(td),Math.floor(n(Jh,td))),i.every=o=>(o=Math.floor(o),!isFinite(o)||!(o>0)?null:o>1?i.filter(r?a=>r(a)%o===
0:a=>i.count(0,a)%o===0):i)),i}var El=ee(()=>{},(t,e)=>{t.setTime(+t+e)},(t,e)=>e-t);El.every=t=>(t=Math.floor(t),!isFinite(t)||!(t>0)?null:t>1?ee(e=>{e.setTime(
Math.floor(e/t)*t)},(e,n)=>{e.setTime(+e+n*t)},(e,n)=>(n-e)/t):El);var _N=El.range,fr=1e3,sn=fr*60,hr=sn*60,dr=hr*24,nd=dr*7,Ab=dr*30,ed=dr*365,Te=ee(t=>{t.setTime(
t-t.getMilliseconds())},(t,e)=>{t.setTime(+t+e*fr)},(t,e)=>(e-t)/fr,t=>t.getUTCSeconds()),MN=Te.range,Ti=ee(t=>{t.setTime(t-t.getMilliseconds()-t.getSeconds()*fr)},
(t,e)=>{t.setTime(+t+e*sn)},(t,e)=>(e-t)/sn,t=>t.getMinutes()),SN=Ti.range,Ci=ee(t=>{t.setUTCSeconds(0,0)},(t,e)=>{t.setTime(+t+e*sn)},(t,e)=>(e-t)/sn,t=>t.getUTCMinutes()),
$N=Ci.range,Ei=ee(t=>{t.setTime(t-t.getMilliseconds()-t.getSeconds()*fr-t.getMinutes()*sn)},(t,e)=>{t.setTime(+t+e*hr)},(t,e)=>(e-t)/hr,t=>t.getHours()),kN=Ei.range,
Ni=ee(t=>{t.setUTCMinutes(0,0,0)},(t,e)=>{t.setTime(+t+e*hr)},(t,e)=>(e-t)/hr,t=>t.getUTCHours()),AN=Ni.range,Rn=ee(t=>t.setHours(0,0,0,0),(t,e)=>t.setDate(t.getDate()+
e),(t,e)=>(e-t-(e.getTimezoneOffset()-t.getTimezoneOffset())*sn)/dr,t=>t.getDate()-1),TN=Rn.range,Yo=ee(t=>{t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCDate(t.getUTCDate()+
e)},(t,e)=>(e-t)/dr,t=>t.getUTCDate()-1),CN=Yo.range,ms=ee(t=>{t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCDate(t.getUTCDate()+e)},(t,e)=>(e-t)/dr,t=>Math.floor(t/dr)),
EN=ms.range;function Ri(t){return ee(e=>{e.setDate(e.getDate()-(e.getDay()+7-t)%7),e.setHours(0,0,0,0)},(e,n)=>{e.setDate(e.getDate()+n*7)},(e,n)=>(n-e-(n.getTimezoneOffset()-
e.getTimezoneOffset())*sn)/nd)}var In=Ri(0),Ii=Ri(1),rd=Ri(2),id=Ri(3),pr=Ri(4),od=Ri(5),ad=Ri(6),NN=In.range,RN=Ii.range,IN=rd.range,LN=id.range,PN=pr.range,DN=od.
range,ON=ad.range;function Li(t){return ee(e=>{e.setUTCDate(e.getUTCDate()-(e.getUTCDay()+7-t)%7),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCDate(e.getUTCDate()+n*
7)},(e,n)=>(n-e)/nd)}var Ln=Li(0),Pi=Li(1),sd=Li(2),cd=Li(3),mr=Li(4),ld=Li(5),ud=Li(6),zN=Ln.range,FN=Pi.range,YN=sd.range,BN=cd.range,qN=mr.range,XN=ld.range,
WN=ud.range,Di=ee(t=>{t.setDate(1),t.setHours(0,0,0,0)},(t,e)=>{t.setMonth(t.getMonth()+e)},(t,e)=>e.getMonth()-t.getMonth()+(e.getFullYear()-t.getFullYear())*12,
t=>t.getMonth()),UN=Di.range,Oi=ee(t=>{t.setUTCDate(1),t.setUTCHours(0,0,0,0)},(t,e)=>{t.setUTCMonth(t.getUTCMonth()+e)},(t,e)=>e.getUTCMonth()-t.getUTCMonth()+
(e.getUTCFullYear()-t.getUTCFullYear())*12,t=>t.getUTCMonth()),GN=Oi.range,ze=ee(t=>{t.setMonth(0,1),t.setHours(0,0,0,0)},(t,e)=>{t.setFullYear(t.getFullYear()+
e)},(t,e)=>e.getFullYear()-t.getFullYear(),t=>t.getFullYear());ze.every=t=>!isFinite(t=Math.floor(t))||!(t>0)?null:ee(e=>{e.setFullYear(Math.floor(e.getFullYear()/
t)*t),e.setMonth(0,1),e.setHours(0,0,0,0)},(e,n)=>{e.setFullYear(e.getFullYear()+n*t)});var HN=ze.range,Fe=ee(t=>{t.setUTCMonth(0,1),t.setUTCHours(0,0,0,0)},(t,e)=>{
t.setUTCFullYear(t.getUTCFullYear()+e)},(t,e)=>e.getUTCFullYear()-t.getUTCFullYear(),t=>t.getUTCFullYear());Fe.every=t=>!isFinite(t=Math.floor(t))||!(t>0)?null:
ee(e=>{e.setUTCFullYear(Math.floor(e.getUTCFullYear()/t)*t),e.setUTCMonth(0,1),e.setUTCHours(0,0,0,0)},(e,n)=>{e.setUTCFullYear(e.getUTCFullYear()+n*t)});var jN=Fe.
range;function Tb(t,e,n,r,i,o){let a=[[Te,1,fr],[Te,5,5*fr],[Te,15,15*fr],[Te,30,30*fr],[o,1,sn],[o,5,5*sn],[o,15,15*sn],[o,30,30*sn],[i,1,hr],[i,3,3*hr],[i,6,6*
hr],[i,12,12*hr],[r,1,dr],[r,2,2*dr],[n,1,nd],[e,1,Ab],[e,3,3*Ab],[t,1,ed]];function s(l,u,f){let h=u<l;h&&([l,u]=[u,l]);let d=f&&typeof f.range=="function"?f:c(
l,u,f),p=d?d.range(l,+u+1):[];return h?p.reverse():p}function c(l,u,f){let h=Math.abs(u-l)/f,d=bo(([,,b])=>b).right(a,h);if(d===a.length)return t.every(Xa(l/ed,
u/ed,f));if(d===0)return El.every(Math.max(Xa(l,u,f),1));let[p,m]=a[h/a[d-1][2]<a[d][2]/h?d-1:d];return p.every(m)}return[s,c]}var[Cb,Nl]=Tb(Fe,Oi,Ln,ms,Ni,Ci),
[Eb,Nb]=Tb(ze,Di,In,Rn,Ei,Ti);function fd(t){if(0<=t.y&&t.y<100){var e=new Date(-1,t.m,t.d,t.H,t.M,t.S,t.L);return e.setFullYear(t.y),e}return new Date(t.y,t.m,t.d,t.H,t.M,t.S,t.L)}function hd(t){
if(0<=t.y&&t.y<100){var e=new Date(Date.UTC(-1,t.m,t.d,t.H,t.M,t.S,t.L));return e.setUTCFullYear(t.y),e}return new Date(Date.UTC(t.y,t.m,t.d,t.H,t.M,t.S,t.L))}function gs(t,e,n){
return{y:t,m:e,d:n,H:0,M:0,S:0,L:0}}function C9(t){var e=t.dateTime,n=t.date,r=t.time,i=t.periods,o=t.days,a=t.shortDays,s=t.months,c=t.shortMonths,l=ys(i),u=bs(
i),f=ys(o),h=bs(o),d=ys(a),p=bs(a),m=ys(s),b=bs(s),y=ys(c),g=bs(c),w={a:I,A:z,b:P,B:Y,c:null,d:Ob,e:Ob,f:Q9,g:cS,G:uS,H:V9,I:Z9,j:K9,L:qb,m:J9,M:tS,p:q,q:W,Q:Yb,
s:Bb,S:eS,u:nS,U:rS,V:iS,w:oS,W:aS,x:null,X:null,y:sS,Y:lS,Z:fS,"%":Fb},x={a:X,A:ot,b:st,B:lt,c:null,d:zb,e:zb,f:mS,g:$S,G:AS,H:hS,I:dS,j:pS,L:Wb,m:gS,M:yS,p:U,
q:at,Q:Yb,s:Bb,S:bS,u:xS,U:wS,V:vS,w:_S,W:MS,x:null,X:null,y:SS,Y:kS,Z:TS,"%":Fb},_={a:A,A:T,b:$,B:N,c:E,d:Pb,e:Pb,f:U9,g:Lb,G:Ib,H:Db,I:Db,j:B9,L:W9,m:Y9,M:q9,
p:S,q:F9,Q:H9,s:j9,S:X9,u:L9,U:P9,V:D9,w:I9,W:O9,x:C,X:R,y:Lb,Y:Ib,Z:z9,"%":G9};w.x=v(n,w),w.X=v(r,w),w.c=v(e,w),x.x=v(n,x),x.X=v(r,x),x.c=v(e,x);function v(O,G){
return function(H){var D=[],gt=-1,J=0,yt=O.length,xt,Pt,_n;for(H instanceof Date||(H=new Date(+H));++gt<yt;)O.charCodeAt(gt)===37&&(D.push(O.slice(J,gt)),(Pt=Rb[xt=
O.charAt(++gt)])!=null?xt=O.charAt(++gt):Pt=xt==="e"?" ":"0",(_n=G[xt])&&(xt=_n(H,Pt)),D.push(xt),J=gt+1);return D.push(O.slice(J,gt)),D.join("")}}function M(O,G){
return function(H){var D=gs(1900,void 0,1),gt=k(D,O,H+="",0),J,yt;if(gt!=H.length)return null;if("Q"in D)return new Date(D.Q);if("s"in D)return new Date(D.s*1e3+
("L"in D?D.L:0));if(G&&!("Z"in D)&&(D.Z=0),"p"in D&&(D.H=D.H%12+D.p*12),D.m===void 0&&(D.m="q"in D?D.q:0),"V"in D){if(D.V<1||D.V>53)return null;"w"in D||(D.w=1),
"Z"in D?(J=hd(gs(D.y,0,1)),yt=J.getUTCDay(),J=yt>4||yt===0?Pi.ceil(J):Pi(J),J=Yo.offset(J,(D.V-1)*7),D.y=J.getUTCFullYear(),D.m=J.getUTCMonth(),D.d=J.getUTCDate()+
(D.w+6)%7):(J=fd(gs(D.y,0,1)),yt=J.getDay(),J=yt>4||yt===0?Ii.ceil(J):Ii(J),J=Rn.offset(J,(D.V-1)*7),D.y=J.getFullYear(),D.m=J.getMonth(),D.d=J.getDate()+(D.w+6)%
7)}else("W"in D||"U"in D)&&("w"in D||(D.w="u"in D?D.u%7:"W"in D?1:0),yt="Z"in D?hd(gs(D.y,0,1)).getUTCDay():fd(gs(D.y,0,1)).getDay(),D.m=0,D.d="W"in D?(D.w+6)%7+
D.W*7-(yt+5)%7:D.w+D.U*7-(yt+6)%7);return"Z"in D?(D.H+=D.Z/100|0,D.M+=D.Z%100,hd(D)):fd(D)}}function k(O,G,H,D){for(var gt=0,J=G.length,yt=H.length,xt,Pt;gt<J;){
if(D>=yt)return-1;if(xt=G.charCodeAt(gt++),xt===37){if(xt=G.charAt(gt++),Pt=_[xt in Rb?G.charAt(gt++):xt],!Pt||(D=Pt(O,H,D))<0)return-1}else if(xt!=H.charCodeAt(
D++))return-1}return D}function S(O,G,H){var D=l.exec(G.slice(H));return D?(O.p=u.get(D[0].toLowerCase()),H+D[0].length):-1}function A(O,G,H){var D=d.exec(G.slice(
H));return D?(O.w=p.get(D[0].toLowerCase()),H+D[0].length):-1}function T(O,G,H){var D=f.exec(G.slice(H));return D?(O.w=h.get(D[0].toLowerCase()),H+D[0].length):
-1}function $(O,G,H){var D=y.exec(G.slice(H));return D?(O.m=g.get(D[0].toLowerCase()),H+D[0].length):-1}function N(O,G,H){var D=m.exec(G.slice(H));return D?(O.m=
b.get(D[0].toLowerCase()),H+D[0].length):-1}function E(O,G,H){return k(O,e,G,H)}function C(O,G,H){return k(O,n,G,H)}function R(O,G,H){return k(O,r,G,H)}function I(O){
return a[O.getDay()]}function z(O){return o[O.getDay()]}function P(O){return c[O.getMonth()]}function Y(O){return s[O.getMonth()]}function q(O){return i[+(O.getHours()>=
12)]}function W(O){return 1+~~(O.getMonth()/3)}function X(O){return a[O.getUTCDay()]}function ot(O){return o[O.getUTCDay()]}function st(O){return c[O.getUTCMonth()]}
function lt(O){return s[O.getUTCMonth()]}function U(O){return i[+(O.getUTCHours()>=12)]}function at(O){return 1+~~(O.getUTCMonth()/3)}return{format:function(O){
var G=v(O+="",w);return G.toString=function(){return O},G},parse:function(O){var G=M(O+="",!1);return G.toString=function(){return O},G},utcFormat:function(O){var G=v(
O+="",x);return G.toString=function(){return O},G},utcParse:function(O){var G=M(O+="",!0);return G.toString=function(){return O},G}}}var Rb={"-":"",_:" ",0:"0"},
ae=/^\s*\d+/,E9=/^%/,N9=/[\\^$*+?|[\]().{}]/g;function Mt(t,e,n){var r=t<0?"-":"",i=(r?-t:t)+"",o=i.length;return r+(o<n?new Array(n-o+1).join(e)+i:i)}function R9(t){
return t.replace(N9,"\\$&")}function ys(t){return new RegExp("^(?:"+t.map(R9).join("|")+")","i")}function bs(t){return new Map(t.map((e,n)=>[e.toLowerCase(),n]))}
function I9(t,e,n){var r=ae.exec(e.slice(n,n+1));return r?(t.w=+r[0],n+r[0].length):-1}function L9(t,e,n){var r=ae.exec(e.slice(n,n+1));return r?(t.u=+r[0],n+r[0].
length):-1}function P9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.U=+r[0],n+r[0].length):-1}function D9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.V=
+r[0],n+r[0].length):-1}function O9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.W=+r[0],n+r[0].length):-1}function Ib(t,e,n){var r=ae.exec(e.slice(n,n+4));
return r?(t.y=+r[0],n+r[0].length):-1}function Lb(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.y=+r[0]+(+r[0]>68?1900:2e3),n+r[0].length):-1}function z9(t,e,n){
var r=/^(Z)|([+-]\d\d)(?::?(\d\d))?/.exec(e.slice(n,n+6));return r?(t.Z=r[1]?0:-(r[2]+(r[3]||"00")),n+r[0].length):-1}function F9(t,e,n){var r=ae.exec(e.slice(n,
n+1));return r?(t.q=r[0]*3-3,n+r[0].length):-1}function Y9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.m=r[0]-1,n+r[0].length):-1}function Pb(t,e,n){var r=ae.
exec(e.slice(n,n+2));return r?(t.d=+r[0],n+r[0].length):-1}function B9(t,e,n){var r=ae.exec(e.slice(n,n+3));return r?(t.m=0,t.d=+r[0],n+r[0].length):-1}function Db(t,e,n){
var r=ae.exec(e.slice(n,n+2));return r?(t.H=+r[0],n+r[0].length):-1}function q9(t,e,n){var r=ae.exec(e.slice(n,n+2));return r?(t.M=+r[0],n+r[0].length):-1}function X9(t,e,n){
var r=ae.exec(e.slice(n,n+2));return r?(t.S=+r[0],n+r[0].length):-1}function W9(t,e,n){var r=ae.exec(e.slice(n,n+3));return r?(t.L=+r[0],n+r[0].length):-1}function U9(t,e,n){
var r=ae.exec(e.slice(n,n+6));return r?(t.L=Math.floor(r[0]/1e3),n+r[0].length):-1}function G9(t,e,n){var r=E9.exec(e.slice(n,n+1));return r?n+r[0].length:-1}function H9(t,e,n){
var r=ae.exec(e.slice(n));return r?(t.Q=+r[0],n+r[0].length):-1}function j9(t,e,n){var r=ae.exec(e.slice(n));return r?(t.s=+r[0],n+r[0].length):-1}function Ob(t,e){
return Mt(t.getDate(),e,2)}function V9(t,e){return Mt(t.getHours(),e,2)}function Z9(t,e){return Mt(t.getHours()%12||12,e,2)}function K9(t,e){return Mt(1+Rn.count(
ze(t),t),e,3)}function qb(t,e){return Mt(t.getMilliseconds(),e,3)}function Q9(t,e){return qb(t,e)+"000"}function J9(t,e){return Mt(t.getMonth()+1,e,2)}function tS(t,e){
return Mt(t.getMinutes(),e,2)}function eS(t,e){return Mt(t.getSeconds(),e,2)}function nS(t){var e=t.getDay();return e===0?7:e}function rS(t,e){return Mt(In.count(
ze(t)-1,t),e,2)}function Xb(t){var e=t.getDay();return e>=4||e===0?pr(t):pr.ceil(t)}function iS(t,e){return t=Xb(t),Mt(pr.count(ze(t),t)+(ze(t).getDay()===4),e,
2)}function oS(t){return t.getDay()}function aS(t,e){return Mt(Ii.count(ze(t)-1,t),e,2)}function sS(t,e){return Mt(t.getFullYear()%100,e,2)}function cS(t,e){return t=
Xb(t),Mt(t.getFullYear()%100,e,2)}function lS(t,e){return Mt(t.getFullYear()%1e4,e,4)}function uS(t,e){var n=t.getDay();return t=n>=4||n===0?pr(t):pr.ceil(t),Mt(
t.getFullYear()%1e4,e,4)}function fS(t){var e=t.getTimezoneOffset();return(e>0?"-":(e*=-1,"+"))+Mt(e/60|0,"0",2)+Mt(e%60,"0",2)}function zb(t,e){return Mt(t.getUTCDate(),
e,2)}function hS(t,e){return Mt(t.getUTCHours(),e,2)}function dS(t,e){return Mt(t.getUTCHours()%12||12,e,2)}function pS(t,e){return Mt(1+Yo.count(Fe(t),t),e,3)}
function Wb(t,e){return Mt(t.getUTCMilliseconds(),e,3)}function mS(t,e){return Wb(t,e)+"000"}function gS(t,e){return Mt(t.getUTCMonth()+1,e,2)}function yS(t,e){
return Mt(t.getUTCMinutes(),e,2)}function bS(t,e){return Mt(t.getUTCSeconds(),e,2)}function xS(t){var e=t.getUTCDay();return e===0?7:e}function wS(t,e){return Mt(
Ln.count(Fe(t)-1,t),e,2)}function Ub(t){var e=t.getUTCDay();return e>=4||e===0?mr(t):mr.ceil(t)}function vS(t,e){return t=Ub(t),Mt(mr.count(Fe(t),t)+(Fe(t).getUTCDay()===
4),e,2)}function _S(t){return t.getUTCDay()}function MS(t,e){return Mt(Pi.count(Fe(t)-1,t),e,2)}function SS(t,e){return Mt(t.getUTCFullYear()%100,e,2)}function $S(t,e){
return t=Ub(t),Mt(t.getUTCFullYear()%100,e,2)}function kS(t,e){return Mt(t.getUTCFullYear()%1e4,e,4)}function AS(t,e){var n=t.getUTCDay();return t=n>=4||n===0?mr(
t):mr.ceil(t),Mt(t.getUTCFullYear()%1e4,e,4)}function TS(){return"+0000"}function Fb(){return"%"}function Yb(t){return+t}function Bb(t){return Math.floor(+t/1e3)}
var Bo,xs,CS,Pn,Gb;ES({dateTime:"%x, %X",date:"%-m/%-d/%Y",time:"%-I:%M:%S %p",periods:["AM","PM"],days:["Sunday","Monday","Tuesday","Wednesday","Thursday","Fri\
day","Saturday"],shortDays:["Sun","Mon","Tue","Wed","Thu","Fri","Sat"],months:["January","February","March","April","May","June","July","August","September","Oc\
tober","November","December"],shortMonths:["Jan","Feb","Mar","Apr","May","Jun","Jul","Aug","Sep","Oct","Nov","Dec"]});function ES(t){return Bo=C9(t),xs=Bo.format,
CS=Bo.parse,Pn=Bo.utcFormat,Gb=Bo.utcParse,Bo}var Hb="%Y-%m-%dT%H:%M:%S.%LZ";function NS(t){return t.toISOString()}var KN=Date.prototype.toISOString?NS:Pn(Hb);function RS(t){
var e=new Date(t);return isNaN(e)?null:e}var QN=+new Date("2000-01-01T00:00:00.000Z")?RS:Gb(Hb);function Dn(t,e){switch(arguments.length){case 0:break;case 1:this.range(t);break;default:this.range(e).domain(t);break}return this}function Il(t,e){switch(arguments.
length){case 0:break;case 1:{typeof t=="function"?this.interpolator(t):this.range(t);break}default:{this.domain(t),typeof e=="function"?this.interpolator(e):this.
range(e);break}}return this}var Rl=Symbol("implicit");function Ll(){var t=new Je,e=[],n=[],r=Rl;function i(o){let a=t.get(o);if(a===void 0){if(r!==Rl)return r;t.
set(o,a=e.push(o)-1)}return n[a%n.length]}return i.domain=function(o){if(!arguments.length)return e.slice();e=[],t=new Je;for(let a of o)t.has(a)||t.set(a,e.push(
a)-1);return i},i.range=function(o){return arguments.length?(n=Array.from(o),i):n.slice()},i.unknown=function(o){return arguments.length?(r=o,i):r},i.copy=function(){
return Ll(e,n).unknown(r)},Dn.apply(i,arguments),i}function qo(){var t=Ll().unknown(void 0),e=t.domain,n=t.range,r=0,i=1,o,a,s=!1,c=0,l=0,u=.5;delete t.unknown;
function f(){var h=e().length,d=i<r,p=d?i:r,m=d?r:i;o=(m-p)/Math.max(1,h-c+l*2),s&&(o=Math.floor(o)),p+=(m-p-o*(h-c))*u,a=o*(1-c),s&&(p=Math.round(p),a=Math.round(
a));var b=he(h).map(function(y){return p+o*y});return n(d?b.reverse():b)}return t.domain=function(h){return arguments.length?(e(h),f()):e()},t.range=function(h){
return arguments.length?([r,i]=h,r=+r,i=+i,f()):[r,i]},t.rangeRound=function(h){return[r,i]=h,r=+r,i=+i,s=!0,f()},t.bandwidth=function(){return a},t.step=function(){
return o},t.round=function(h){return arguments.length?(s=!!h,f()):s},t.padding=function(h){return arguments.length?(c=Math.min(1,l=+h),f()):c},t.paddingInner=function(h){
return arguments.length?(c=Math.min(1,h),f()):c},t.paddingOuter=function(h){return arguments.length?(l=+h,f()):l},t.align=function(h){return arguments.length?(u=
Math.max(0,Math.min(1,h)),f()):u},t.copy=function(){return qo(e(),[r,i]).round(s).paddingInner(c).paddingOuter(l).align(u)},Dn.apply(f(),arguments)}function e2(t){
var e=t.copy;return t.padding=t.paddingOuter,delete t.paddingInner,delete t.paddingOuter,t.copy=function(){return e2(e())},t}function n2(){return e2(qo.apply(null,
arguments).paddingInner(1))}function IS(t){return function(){return t}}function dd(t){return+t}var jb=[0,1];function cn(t){return t}function pd(t,e){return(e-=t=
+t)?function(n){return(n-t)/e}:IS(isNaN(e)?NaN:.5)}function LS(t,e){var n;return t>e&&(n=t,t=e,e=n),function(r){return Math.max(t,Math.min(e,r))}}function PS(t,e,n){
var r=t[0],i=t[1],o=e[0],a=e[1];return i<r?(r=pd(i,r),o=n(a,o)):(r=pd(r,i),o=n(o,a)),function(s){return o(r(s))}}function DS(t,e,n){var r=Math.min(t.length,e.length)-
1,i=new Array(r),o=new Array(r),a=-1;for(t[r]<t[0]&&(t=t.slice().reverse(),e=e.slice().reverse());++a<r;)i[a]=pd(t[a],t[a+1]),o[a]=n(e[a],e[a+1]);return function(s){
var c=xo(t,s,1,r)-1;return o[c](i[c](s))}}function ws(t,e){return e.domain(t.domain()).range(t.range()).interpolate(t.interpolate()).clamp(t.clamp()).unknown(t.
unknown())}function Pl(){var t=jb,e=jb,n=To,r,i,o,a=cn,s,c,l;function u(){var h=Math.min(t.length,e.length);return a!==cn&&(a=LS(t[0],t[h-1])),s=h>2?DS:PS,c=l=null,
f}function f(h){return h==null||isNaN(h=+h)?o:(c||(c=s(t.map(r),e,n)))(r(a(h)))}return f.invert=function(h){return a(i((l||(l=s(e,t.map(r),te)))(h)))},f.domain=
function(h){return arguments.length?(t=Array.from(h,dd),u()):t.slice()},f.range=function(h){return arguments.length?(e=Array.from(h),u()):e.slice()},f.rangeRound=
function(h){return e=Array.from(h),n=ja,u()},f.clamp=function(h){return arguments.length?(a=h?!0:cn,u()):a!==cn},f.interpolate=function(h){return arguments.length?
(n=h,u()):n},f.unknown=function(h){return arguments.length?(o=h,f):o},function(h,d){return r=h,i=d,u()}}function r2(){return Pl()(cn,cn)}function OS(t,e,n,r){var i=Xa(
t,e,n),o;switch(r=Io(r??",f"),r.type){case"s":{var a=Math.max(Math.abs(t),Math.abs(e));return r.precision==null&&!isNaN(o=J1(i,a))&&(r.precision=o),ph(r,a)}case"":case"\
e":case"g":case"p":case"r":{r.precision==null&&!isNaN(o=ty(i,Math.max(Math.abs(t),Math.abs(e))))&&(r.precision=o-(r.type==="e"));break}case"f":case"%":{r.precision==
null&&!isNaN(o=Q1(i))&&(r.precision=o-(r.type==="%")*2);break}}return Cn(r)}function vs(t){var e=t.domain;return t.ticks=function(n){var r=e();return Xe(r[0],r[r.
length-1],n??10)},t.tickFormat=function(n,r){var i=e();return OS(i[0],i[i.length-1],n??10,r)},t.nice=function(n){n==null&&(n=10);var r=e(),i=0,o=r.length-1,a=r[i],
s=r[o],c,l,u=10;for(s<a&&(l=a,a=s,s=l,l=i,i=o,o=l);u-- >0;){if(l=yi(a,s,n),l===c)return r[i]=a,r[o]=s,e(r);if(l>0)a=Math.floor(a/l)*l,s=Math.ceil(s/l)*l;else if(l<
0)a=Math.ceil(a*l)/l,s=Math.floor(s*l)/l;else break;c=l}return t},t}function _s(){var t=r2();return t.copy=function(){return ws(t,_s())},Dn.apply(t,arguments),vs(
t)}function md(t){var e;function n(r){return r==null||isNaN(r=+r)?e:r}return n.invert=n,n.domain=n.range=function(r){return arguments.length?(t=Array.from(r,dd),
n):t.slice()},n.unknown=function(r){return arguments.length?(e=r,n):e},n.copy=function(){return md(t).unknown(e)},t=arguments.length?Array.from(t,dd):[0,1],vs(n)}
function i2(t,e){t=t.slice();var n=0,r=t.length-1,i=t[n],o=t[r],a;return o<i&&(a=n,n=r,r=a,a=i,i=o,o=a),t[n]=e.floor(i),t[r]=e.ceil(o),t}function Vb(t){return Math.
log(t)}function Zb(t){return Math.exp(t)}function zS(t){return-Math.log(-t)}function FS(t){return-Math.exp(-t)}function YS(t){return isFinite(t)?+("1e"+t):t<0?0:
t}function BS(t){return t===10?YS:t===Math.E?Math.exp:e=>Math.pow(t,e)}function qS(t){return t===Math.E?Math.log:t===10&&Math.log10||t===2&&Math.log2||(t=Math.log(
t),e=>Math.log(e)/t)}function Kb(t){return(e,n)=>-t(-e,n)}function o2(t){let e=t(Vb,Zb),n=e.domain,r=10,i,o;function a(){return i=qS(r),o=BS(r),n()[0]<0?(i=Kb(i),
o=Kb(o),t(zS,FS)):t(Vb,Zb),e}return e.base=function(s){return arguments.length?(r=+s,a()):r},e.domain=function(s){return arguments.length?(n(s),a()):n()},e.ticks=
s=>{let c=n(),l=c[0],u=c[c.length-1],f=u<l;f&&([l,u]=[u,l]);let h=i(l),d=i(u),p,m,b=s==null?10:+s,y=[];if(!(r%1)&&d-h<b){if(h=Math.floor(h),d=Math.ceil(d),l>0){
for(;h<=d;++h)for(p=1;p<r;++p)if(m=h<0?p/o(-h):p*o(h),!(m<l)){if(m>u)break;y.push(m)}}else for(;h<=d;++h)for(p=r-1;p>=1;--p)if(m=h>0?p/o(-h):p*o(h),!(m<l)){if(m>
u)break;y.push(m)}y.length*2<b&&(y=Xe(l,u,b))}else y=Xe(h,d,Math.min(d-h,b)).map(o);return f?y.reverse():y},e.tickFormat=(s,c)=>{if(s==null&&(s=10),c==null&&(c=
r===10?"s":","),typeof c!="function"&&(!(r%1)&&(c=Io(c)).precision==null&&(c.trim=!0),c=Cn(c)),s===1/0)return c;let l=Math.max(1,r*s/e.ticks().length);return u=>{
let f=u/o(Math.round(i(u)));return f*r<r-.5&&(f*=r),f<=l?c(u):""}},e.nice=()=>n(i2(n(),{floor:s=>o(Math.floor(i(s))),ceil:s=>o(Math.ceil(i(s)))})),e}function gd(){
let t=o2(Pl()).domain([1,10]);return t.copy=()=>ws(t,gd()).base(t.base()),Dn.apply(t,arguments),t}function Qb(t){return function(e){return Math.sign(e)*Math.log1p(
Math.abs(e/t))}}function Jb(t){return function(e){return Math.sign(e)*Math.expm1(Math.abs(e))*t}}function a2(t){var e=1,n=t(Qb(e),Jb(e));return n.constant=function(r){
return arguments.length?t(Qb(e=+r),Jb(e)):e},vs(n)}function yd(){var t=a2(Pl());return t.copy=function(){return ws(t,yd()).constant(t.constant())},Dn.apply(t,arguments)}
function t2(t){return function(e){return e<0?-Math.pow(-e,t):Math.pow(e,t)}}function XS(t){return t<0?-Math.sqrt(-t):Math.sqrt(t)}function WS(t){return t<0?-t*t:
t*t}function s2(t){var e=t(cn,cn),n=1;function r(){return n===1?t(cn,cn):n===.5?t(XS,WS):t(t2(n),t2(1/n))}return e.exponent=function(i){return arguments.length?
(n=+i,r()):n},vs(e)}function bd(){var t=s2(Pl());return t.copy=function(){return ws(t,bd()).exponent(t.exponent())},Dn.apply(t,arguments),t}function xd(){var t=[],e=[],n=[],r;function i(){var a=0,s=Math.max(1,e.length);for(n=new Array(s-1);++a<s;)n[a-1]=Og(t,a/s);return o}function o(a){return a==null||
isNaN(a=+a)?r:e[xo(n,a)]}return o.invertExtent=function(a){var s=e.indexOf(a);return s<0?[NaN,NaN]:[s>0?n[s-1]:t[0],s<n.length?n[s]:t[t.length-1]]},o.domain=function(a){
if(!arguments.length)return t.slice();t=[];for(let s of a)s!=null&&!isNaN(s=+s)&&t.push(s);return t.sort(Nt),i()},o.range=function(a){return arguments.length?(e=
Array.from(a),i()):e.slice()},o.unknown=function(a){return arguments.length?(r=a,o):r},o.quantiles=function(){return n.slice()},o.copy=function(){return xd().domain(
t).range(e).unknown(r)},Dn.apply(o,arguments)}function wd(){var t=[.5],e=[0,1],n,r=1;function i(o){return o!=null&&o<=o?e[xo(t,o,0,r)]:n}return i.domain=function(o){return arguments.length?(t=Array.from(o),
r=Math.min(t.length,e.length-1),i):t.slice()},i.range=function(o){return arguments.length?(e=Array.from(o),r=Math.min(t.length,e.length-1),i):e.slice()},i.invertExtent=
function(o){var a=e.indexOf(o);return[t[a-1],t[a]]},i.unknown=function(o){return arguments.length?(n=o,i):n},i.copy=function(){return wd().domain(t).range(e).unknown(
n)},Dn.apply(i,arguments)}function US(t){return new Date(t)}function GS(t){return t instanceof Date?+t:Math.round(t)}function vd(t,e,n,r,i,o,a,s,c,l){var u=r2(),
f=u.invert,h=u.domain,d=l(".%L"),p=l(":%S"),m=l("%I:%M"),b=l("%I %p"),y=l("%a %d"),g=l("%b %d"),w=l("%B"),x=l("%Y");function _(v){return(c(v)<v?d:s(v)<v?p:a(v)<
v?m:o(v)<v?b:r(v)<v?i(v)<v?y:g:n(v)<v?w:x)(v)}return u.invert=function(v){return new Date(Math.round(f(v)))},u.domain=function(v){return arguments.length?h(Array.
from(v,GS)):h().map(US)},u.ticks=function(v){var M=h();return t(M[0],M[M.length-1],v??10)},u.tickFormat=function(v,M){return M==null?_:l(M)},u.nice=function(v){
var M=h();return(!v||typeof v.range!="function")&&(v=e(M[0],M[M.length-1],v??10)),v?h(i2(M,v)):u},u.copy=function(){return ws(u,vd(t,e,n,r,i,o,a,s,c,l))},u}function c2(){
return Dn.apply(vd(Eb,Nb,ze,Di,In,Rn,Ei,Ti,Te,xs).domain([new Date(2e3,0,1),new Date(2e3,0,2)]),arguments)}function l2(){return Dn.apply(vd(Cb,Nl,Fe,Oi,Ln,Yo,Ni,
Ci,Te,Pn).domain([Date.UTC(2e3,0,1),Date.UTC(2e3,0,2)]),arguments)}function Dl(t,e){return e.domain(t.domain()).interpolator(t.interpolator()).clamp(t.clamp()).unknown(t.unknown())}function Ol(){var t=0,e=.5,n=1,r=1,i,o,a,s,c,l=cn,u,f=!1,h;function d(m){return m==null||isNaN(m=+m)?h:(m=.5+((m=+u(m))-o)*(r*m<r*o?s:c),l(f?Math.max(0,Math.min(
1,m)):m))}d.domain=function(m){return arguments.length?([t,e,n]=m,i=u(t=+t),o=u(e=+e),a=u(n=+n),s=i===o?0:.5/(o-i),c=o===a?0:.5/(a-o),r=o<i?-1:1,d):[t,e,n]},d.clamp=
function(m){return arguments.length?(f=!!m,d):f},d.interpolator=function(m){return arguments.length?(l=m,d):l};function p(m){return function(b){var y,g,w;return arguments.
length?([y,g,w]=b,l=Lr(m,[y,g,w]),d):[l(0),l(.5),l(1)]}}return d.range=p(To),d.rangeRound=p(ja),d.unknown=function(m){return arguments.length?(h=m,d):h},function(m){
return u=m,i=m(t),o=m(e),a=m(n),s=i===o?0:.5/(o-i),c=o===a?0:.5/(a-o),r=o<i?-1:1,d}}function _d(){var t=vs(Ol()(cn));return t.copy=function(){return Dl(t,_d())},
Il.apply(t,arguments)}function Md(){var t=o2(Ol()).domain([.1,1,10]);return t.copy=function(){return Dl(t,Md()).base(t.base())},Il.apply(t,arguments)}function Sd(){
var t=a2(Ol());return t.copy=function(){return Dl(t,Sd()).constant(t.constant())},Il.apply(t,arguments)}function $d(){var t=s2(Ol());return t.copy=function(){return Dl(
t,$d()).exponent(t.exponent())},Il.apply(t,arguments)}function ft(t){for(var e=t.length/6|0,n=new Array(e),r=0;r<e;)n[r]="#"+t.slice(r*6,++r*6);return n}var u2=ft("1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbc\
bd2217becf"),f2=ft("7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666"),h2=ft("1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666"),d2=ft("4269d0efb118ff725c6cc5b0\
3ca951ff8ab7a463f297bbf59c6b4e9498a0"),p2=ft("a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928"),m2=ft("fbb4aeb3cde3ccebc5decbe4fed9a6ff\
ffcce5d8bdfddaecf2f2f2"),g2=ft("b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc"),y2=ft("e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999"),b2=ft("66c2a5\
fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3"),x2=ft("8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f"),w2=ft("4e79a7f28e2ce1575976b7b259\
a14fedc949af7aa1ff9da79c755fbab0ab"),It=t=>T1(t[t.length-1]),kd=new Array(3).concat("d8b365f5f5f55ab4ac","a6611adfc27d80cdc1018571","a6611adfc27df5f5f580cdc1018\
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
var Mp=Gc(rn(300,.5,0),rn(-240,.5,1)),Sp=Gc(rn(-100,.75,.35),rn(80,1.5,.8)),$p=Gc(rn(260,.75,.35),rn(80,1.5,.8)),zl=rn();function kp(t){(t<0||t>1)&&(t-=Math.floor(
t));var e=Math.abs(t-.5);return zl.h=360*t-100,zl.s=1.5-1.5*e,zl.l=.8-.9*e,zl+""}var Fl=Pe(),HS=Math.PI/3,jS=Math.PI*2/3;function Ap(t){var e;return t=(.5-t)*Math.
PI,Fl.r=255*(e=Math.sin(t))*e,Fl.g=255*(e=Math.sin(t+HS))*e,Fl.b=255*(e=Math.sin(t+jS))*e,Fl+""}function Tp(t){return t=Math.max(0,Math.min(1,t)),"rgb("+Math.max(
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
4ed27f3ee27f3f027f2f227f1f426f1f525f0f724f0f921"));function se(t){return function(){return t}}var k2=Math.cos;var Dp=Math.min,Xl=Math.sin,ne=Math.sqrt,v2=1e-12,$s=Math.PI,uR=$s/2,jl=2*$s;function A2(t){let e=3;return t.digits=function(n){if(!arguments.length)return e;if(n==null)e=null;else{let r=Math.floor(n);if(!(r>=0))throw new RangeError(`inv\
alid digits: ${n}`);e=r}return t},()=>new $i(e)}var fR=Array.prototype.slice;function T2(t){return typeof t=="object"&&"length"in t?t:Array.from(t)}function C2(t){this._context=t}C2.prototype={areaStart:function(){
this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===1)&&this._context.
closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(
t,e);break;case 1:this._point=2;default:this._context.lineTo(t,e);break}}};function zi(t){return new C2(t)}function E2(t){return t[0]}function N2(t){return t[1]}
function Op(t,e){var n=se(!0),r=null,i=zi,o=null,a=A2(s);t=typeof t=="function"?t:t===void 0?E2:se(t),e=typeof e=="function"?e:e===void 0?N2:se(e);function s(c){
var l,u=(c=T2(c)).length,f,h=!1,d;for(r==null&&(o=i(d=a())),l=0;l<=u;++l)!(l<u&&n(f=c[l],l,c))===h&&((h=!h)?o.lineStart():o.lineEnd()),h&&o.point(+t(f,l,c),+e(f,
l,c));if(d)return o=null,d+""||null}return s.x=function(c){return arguments.length?(t=typeof c=="function"?c:se(+c),s):t},s.y=function(c){return arguments.length?
(e=typeof c=="function"?c:se(+c),s):e},s.defined=function(c){return arguments.length?(n=typeof c=="function"?c:se(!!c),s):n},s.curve=function(c){return arguments.
length?(i=c,r!=null&&(o=i(r)),s):i},s.context=function(c){return arguments.length?(c==null?r=o=null:o=i(r=c),s):r},s}function ks(t,e,n){var r=null,i=se(!0),o=null,
a=zi,s=null,c=A2(l);t=typeof t=="function"?t:t===void 0?E2:se(+t),e=typeof e=="function"?e:se(e===void 0?0:+e),n=typeof n=="function"?n:n===void 0?N2:se(+n);function l(f){
var h,d,p,m=(f=T2(f)).length,b,y=!1,g,w=new Array(m),x=new Array(m);for(o==null&&(s=a(g=c())),h=0;h<=m;++h){if(!(h<m&&i(b=f[h],h,f))===y)if(y=!y)d=h,s.areaStart(),
s.lineStart();else{for(s.lineEnd(),s.lineStart(),p=h-1;p>=d;--p)s.point(w[p],x[p]);s.lineEnd(),s.areaEnd()}y&&(w[h]=+t(b,h,f),x[h]=+e(b,h,f),s.point(r?+r(b,h,f):
w[h],n?+n(b,h,f):x[h]))}if(g)return s=null,g+""||null}function u(){return Op().defined(i).curve(a).context(o)}return l.x=function(f){return arguments.length?(t=
typeof f=="function"?f:se(+f),r=null,l):t},l.x0=function(f){return arguments.length?(t=typeof f=="function"?f:se(+f),l):t},l.x1=function(f){return arguments.length?
(r=f==null?null:typeof f=="function"?f:se(+f),l):r},l.y=function(f){return arguments.length?(e=typeof f=="function"?f:se(+f),n=null,l):e},l.y0=function(f){return arguments.
length?(e=typeof f=="function"?f:se(+f),l):e},l.y1=function(f){return arguments.length?(n=f==null?null:typeof f=="function"?f:se(+f),l):n},l.lineX0=l.lineY0=function(){
return u().x(t).y(e)},l.lineY1=function(){return u().x(t).y(n)},l.lineX1=function(){return u().x(r).y(e)},l.defined=function(f){return arguments.length?(i=typeof f==
"function"?f:se(!!f),l):i},l.curve=function(f){return arguments.length?(a=f,o!=null&&(s=a(o)),l):a},l.context=function(f){return arguments.length?(f==null?o=s=null:
s=a(o=f),l):o},l}var hR=VS(zi);function R2(t){this._curve=t}R2.prototype={areaStart:function(){this._curve.areaStart()},areaEnd:function(){this._curve.areaEnd()},lineStart:function(){
this._curve.lineStart()},lineEnd:function(){this._curve.lineEnd()},point:function(t,e){this._curve.point(e*Math.sin(t),e*-Math.cos(t))}};function VS(t){function e(n){
return new R2(t(n))}return e._curve=t,e}var Wl=class{constructor(e,n){this._context=e,this._x=n}areaStart(){this._line=0}areaEnd(){this._line=NaN}lineStart(){this._point=0}lineEnd(){(this._line||this.
_line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line}point(e,n){switch(e=+e,n=+n,this._point){case 0:{this._point=1,this._line?this._context.
lineTo(e,n):this._context.moveTo(e,n);break}case 1:this._point=2;default:{this._x?this._context.bezierCurveTo(this._x0=(this._x0+e)/2,this._y0,this._x0,n,e,n):this.
_context.bezierCurveTo(this._x0,this._y0=(this._y0+n)/2,e,this._y0,e,n);break}}this._x0=e,this._y0=n}};function I2(t){return new Wl(t,!0)}function L2(t){return new Wl(t,!1)}var ZS=ne(3),zp={draw(t,e){let n=ne(e+Dp(e/28,.75))*.59436,r=n/2,i=r*ZS;t.moveTo(0,n),t.lineTo(0,-n),t.moveTo(-i,-r),t.lineTo(i,r),t.moveTo(-i,r),t.lineTo(i,-r)}},
Fi={draw(t,e){let n=ne(e/$s);t.moveTo(n,0),t.arc(0,0,n,0,jl)}},Fp={draw(t,e){let n=ne(e/5)/2;t.moveTo(-3*n,-n),t.lineTo(-n,-n),t.lineTo(-n,-3*n),t.lineTo(n,-3*n),
t.lineTo(n,-n),t.lineTo(3*n,-n),t.lineTo(3*n,n),t.lineTo(n,n),t.lineTo(n,3*n),t.lineTo(-n,3*n),t.lineTo(-n,n),t.lineTo(-3*n,n),t.closePath()}},P2=ne(1/3),KS=P2*
2,Yp={draw(t,e){let n=ne(e/KS),r=n*P2;t.moveTo(0,-n),t.lineTo(r,0),t.lineTo(0,n),t.lineTo(-r,0),t.closePath()}},Bp={draw(t,e){let n=ne(e)*.62625;t.moveTo(0,-n),
t.lineTo(n,0),t.lineTo(0,n),t.lineTo(-n,0),t.closePath()}},qp={draw(t,e){let n=ne(e-Dp(e/7,2))*.87559;t.moveTo(-n,0),t.lineTo(n,0),t.moveTo(0,n),t.lineTo(0,-n)}},
Xp={draw(t,e){let n=ne(e),r=-n/2;t.rect(r,r,n,n)}},Wp={draw(t,e){let n=ne(e)*.4431;t.moveTo(n,n),t.lineTo(n,-n),t.lineTo(-n,-n),t.lineTo(-n,n),t.closePath()}},QS=.8908130915292852,
D2=Xl($s/10)/Xl(7*$s/10),JS=Xl(jl/10)*D2,t$=-k2(jl/10)*D2,Up={draw(t,e){let n=ne(e*QS),r=JS*n,i=t$*n;t.moveTo(0,-n),t.lineTo(r,i);for(let o=1;o<5;++o){let a=jl*
o/5,s=k2(a),c=Xl(a);t.lineTo(c*n,-s*n),t.lineTo(s*r-c*i,c*r+s*i)}t.closePath()}},Ip=ne(3),Gp={draw(t,e){let n=-ne(e/(Ip*3));t.moveTo(0,n*2),t.lineTo(-Ip*n,-n),t.
lineTo(Ip*n,-n),t.closePath()}},e$=ne(3),Hp={draw(t,e){let n=ne(e)*.6824,r=n/2,i=n*e$/2;t.moveTo(0,-n),t.lineTo(i,r),t.lineTo(-i,r),t.closePath()}},ln=-.5,un=ne(
3)/2,Pp=1/ne(12),n$=(Pp/2+1)*3,jp={draw(t,e){let n=ne(e/n$),r=n/2,i=n*Pp,o=r,a=n*Pp+n,s=-o,c=a;t.moveTo(r,i),t.lineTo(o,a),t.lineTo(s,c),t.lineTo(ln*r-un*i,un*r+
ln*i),t.lineTo(ln*o-un*a,un*o+ln*a),t.lineTo(ln*s-un*c,un*s+ln*c),t.lineTo(ln*r+un*i,ln*i-un*r),t.lineTo(ln*o+un*a,ln*a-un*o),t.lineTo(ln*s+un*c,ln*c-un*s),t.closePath()}},
Vp={draw(t,e){let n=ne(e-Dp(e/6,1.7))*.6189;t.moveTo(-n,-n),t.lineTo(n,n),t.moveTo(-n,n),t.lineTo(n,-n)}},O2=[Fi,Fp,Yp,Xp,Up,Gp,jp],z2=[Fi,qp,Vp,Hp,zp,Wp,Bp];function Or(){}function Ul(t,e,n){t._context.bezierCurveTo((2*t._x0+t._x1)/3,(2*t._y0+t._y1)/3,(t._x0+2*t._x1)/3,(t._y0+2*t._y1)/3,(t._x0+4*t._x1+e)/6,(t._y0+4*
t._y1+n)/6)}function Vl(t){this._context=t}Vl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this.
_x1=this._y0=this._y1=NaN,this._point=0},lineEnd:function(){switch(this._point){case 3:Ul(this,this._x1,this._y1);case 2:this._context.lineTo(this._x1,this._y1);
break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,this._context.lineTo((5*this.
_x0+this._x1)/6,(5*this._y0+this._y1)/6);default:Ul(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function F2(t){return new Vl(t)}
function Y2(t){this._context=t}Y2.prototype={areaStart:Or,areaEnd:Or,lineStart:function(){this._x0=this._x1=this._x2=this._x3=this._x4=this._y0=this._y1=this._y2=
this._y3=this._y4=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x2,this._y2),this._context.closePath();break}case 2:{
this._context.moveTo((this._x2+2*this._x3)/3,(this._y2+2*this._y3)/3),this._context.lineTo((this._x3+2*this._x2)/3,(this._y3+2*this._y2)/3),this._context.closePath();
break}case 3:{this.point(this._x2,this._y2),this.point(this._x3,this._y3),this.point(this._x4,this._y4);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:
this._point=1,this._x2=t,this._y2=e;break;case 1:this._point=2,this._x3=t,this._y3=e;break;case 2:this._point=3,this._x4=t,this._y4=e,this._context.moveTo((this.
_x0+4*this._x1+t)/6,(this._y0+4*this._y1+e)/6);break;default:Ul(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e}};function B2(t){return new Y2(
t)}function q2(t){this._context=t}q2.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this.
_y0=this._y1=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){
switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=2;break;case 2:this._point=3;var n=(this._x0+4*this._x1+t)/6,r=(this._y0+4*this._y1+
e)/6;this._line?this._context.lineTo(n,r):this._context.moveTo(n,r);break;case 3:this._point=4;default:Ul(this,t,e);break}this._x0=this._x1,this._x1=t,this._y0=
this._y1,this._y1=e}};function X2(t){return new q2(t)}function W2(t,e){this._basis=new Vl(t),this._beta=e}W2.prototype={lineStart:function(){this._x=[],this._y=
[],this._basis.lineStart()},lineEnd:function(){var t=this._x,e=this._y,n=t.length-1;if(n>0)for(var r=t[0],i=e[0],o=t[n]-r,a=e[n]-i,s=-1,c;++s<=n;)c=s/n,this._basis.
point(this._beta*t[s]+(1-this._beta)*(r+c*o),this._beta*e[s]+(1-this._beta)*(i+c*a));this._x=this._y=null,this._basis.lineEnd()},point:function(t,e){this._x.push(
+t),this._y.push(+e)}};var U2=(function t(e){function n(r){return e===1?new Vl(r):new W2(r,e)}return n.beta=function(r){return t(+r)},n})(.85);function Gl(t,e,n){
t._context.bezierCurveTo(t._x1+t._k*(t._x2-t._x0),t._y1+t._k*(t._y2-t._y0),t._x2+t._k*(t._x1-e),t._y2+t._k*(t._y1-n),t._x2,t._y2)}function Zp(t,e){this._context=
t,this._k=(1-e)/6}Zp.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this.
_y1=this._y2=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:Gl(this,this._x1,this._y1);break}
(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this.
_point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2,this._x1=t,this._y1=e;break;case 2:this._point=3;default:Gl(this,
t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var G2=(function t(e){function n(r){return new Zp(r,e)}
return n.tension=function(r){return t(+r)},n})(0);function Kp(t,e){this._context=t,this._k=(1-e)/6}Kp.prototype={areaStart:Or,areaEnd:Or,lineStart:function(){this.
_x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._point=0},lineEnd:function(){switch(this._point){case 1:{
this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{
this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,this._y5);break}}},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this.
_point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,this._x5=t,this._y5=e;break;default:
Gl(this,t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var H2=(function t(e){function n(r){return new Kp(
r,e)}return n.tension=function(r){return t(+r)},n})(0);function Qp(t,e){this._context=t,this._k=(1-e)/6}Qp.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._point=0},lineEnd:function(){(this._line||this._line!==0&&this.
_point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1;break;case 1:this._point=
2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:this._point=4;default:Gl(this,
t,e);break}this._x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var j2=(function t(e){function n(r){return new Qp(r,e)}
return n.tension=function(r){return t(+r)},n})(0);function Jp(t,e,n){var r=t._x1,i=t._y1,o=t._x2,a=t._y2;if(t._l01_a>v2){var s=2*t._l01_2a+3*t._l01_a*t._l12_a+t.
_l12_2a,c=3*t._l01_a*(t._l01_a+t._l12_a);r=(r*s-t._x0*t._l12_2a+t._x2*t._l01_2a)/c,i=(i*s-t._y0*t._l12_2a+t._y2*t._l01_2a)/c}if(t._l23_a>v2){var l=2*t._l23_2a+3*
t._l23_a*t._l12_a+t._l12_2a,u=3*t._l23_a*(t._l23_a+t._l12_a);o=(o*l+t._x1*t._l23_2a-e*t._l12_2a)/u,a=(a*l+t._y1*t._l23_2a-n*t._l12_2a)/u}t._context.bezierCurveTo(
r,i,o,a,t._x2,t._y2)}function V2(t,e){this._context=t,this._alpha=e}V2.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){
this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this._l23_2a=this._point=0},lineEnd:function(){
switch(this._point){case 2:this._context.lineTo(this._x2,this._y2);break;case 3:this.point(this._x2,this._y2);break}(this._line||this._line!==0&&this._point===1)&&
this._context.closePath(),this._line=1-this._line},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=
Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=
2;break;case 2:this._point=3;default:Jp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this.
_x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Z2=(function t(e){function n(r){return e?new V2(r,e):new Zp(r,0)}
return n.alpha=function(r){return t(+r)},n})(.5);function K2(t,e){this._context=t,this._alpha=e}K2.prototype={areaStart:Or,areaEnd:Or,lineStart:function(){this.
_x0=this._x1=this._x2=this._x3=this._x4=this._x5=this._y0=this._y1=this._y2=this._y3=this._y4=this._y5=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this.
_l12_2a=this._l23_2a=this._point=0},lineEnd:function(){switch(this._point){case 1:{this._context.moveTo(this._x3,this._y3),this._context.closePath();break}case 2:{
this._context.lineTo(this._x3,this._y3),this._context.closePath();break}case 3:{this.point(this._x3,this._y3),this.point(this._x4,this._y4),this.point(this._x5,
this._y5);break}}},point:function(t,e){if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}
switch(this._point){case 0:this._point=1,this._x3=t,this._y3=e;break;case 1:this._point=2,this._context.moveTo(this._x4=t,this._y4=e);break;case 2:this._point=3,
this._x5=t,this._y5=e;break;default:Jp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this.
_x0=this._x1,this._x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var Q2=(function t(e){function n(r){return e?new K2(r,e):new Kp(r,0)}
return n.alpha=function(r){return t(+r)},n})(.5);function J2(t,e){this._context=t,this._alpha=e}J2.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x0=this._x1=this._x2=this._y0=this._y1=this._y2=NaN,this._l01_a=this._l12_a=this._l23_a=this._l01_2a=this._l12_2a=this.
_l23_2a=this._point=0},lineEnd:function(){(this._line||this._line!==0&&this._point===3)&&this._context.closePath(),this._line=1-this._line},point:function(t,e){
if(t=+t,e=+e,this._point){var n=this._x2-t,r=this._y2-e;this._l23_a=Math.sqrt(this._l23_2a=Math.pow(n*n+r*r,this._alpha))}switch(this._point){case 0:this._point=
1;break;case 1:this._point=2;break;case 2:this._point=3,this._line?this._context.lineTo(this._x2,this._y2):this._context.moveTo(this._x2,this._y2);break;case 3:
this._point=4;default:Jp(this,t,e);break}this._l01_a=this._l12_a,this._l12_a=this._l23_a,this._l01_2a=this._l12_2a,this._l12_2a=this._l23_2a,this._x0=this._x1,this.
_x1=this._x2,this._x2=t,this._y0=this._y1,this._y1=this._y2,this._y2=e}};var tx=(function t(e){function n(r){return e?new J2(r,e):new Qp(r,0)}return n.alpha=function(r){
return t(+r)},n})(.5);function ex(t){this._context=t}ex.prototype={areaStart:Or,areaEnd:Or,lineStart:function(){this._point=0},lineEnd:function(){this._point&&this.
_context.closePath()},point:function(t,e){t=+t,e=+e,this._point?this._context.lineTo(t,e):(this._point=1,this._context.moveTo(t,e))}};function nx(t){return new ex(
t)}function _2(t){return t<0?-1:1}function M2(t,e,n){var r=t._x1-t._x0,i=e-t._x1,o=(t._y1-t._y0)/(r||i<0&&-0),a=(n-t._y1)/(i||r<0&&-0),s=(o*i+a*r)/(r+i);return(_2(
o)+_2(a))*Math.min(Math.abs(o),Math.abs(a),.5*Math.abs(s))||0}function S2(t,e){var n=t._x1-t._x0;return n?(3*(t._y1-t._y0)/n-e)/2:e}function Lp(t,e,n){var r=t._x0,
i=t._y0,o=t._x1,a=t._y1,s=(o-r)/3;t._context.bezierCurveTo(r+s,i+s*e,o-s,a-s*n,o,a)}function Hl(t){this._context=t}Hl.prototype={areaStart:function(){this._line=
0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x0=this._x1=this._y0=this._y1=this._t0=NaN,this._point=0},lineEnd:function(){switch(this._point){case 2:
this._context.lineTo(this._x1,this._y1);break;case 3:Lp(this,this._t0,S2(this,this._t0));break}(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),
this._line=1-this._line},point:function(t,e){var n=NaN;if(t=+t,e=+e,!(t===this._x1&&e===this._y1)){switch(this._point){case 0:this._point=1,this._line?this._context.
lineTo(t,e):this._context.moveTo(t,e);break;case 1:this._point=2;break;case 2:this._point=3,Lp(this,S2(this,n=M2(this,t,e)),n);break;default:Lp(this,this._t0,n=
M2(this,t,e));break}this._x0=this._x1,this._x1=t,this._y0=this._y1,this._y1=e,this._t0=n}}};function rx(t){this._context=new ix(t)}(rx.prototype=Object.create(Hl.
prototype)).point=function(t,e){Hl.prototype.point.call(this,e,t)};function ix(t){this._context=t}ix.prototype={moveTo:function(t,e){this._context.moveTo(e,t)},
closePath:function(){this._context.closePath()},lineTo:function(t,e){this._context.lineTo(e,t)},bezierCurveTo:function(t,e,n,r,i,o){this._context.bezierCurveTo(
e,t,r,n,o,i)}};function ox(t){return new Hl(t)}function ax(t){return new rx(t)}function sx(t){this._context=t}sx.prototype={areaStart:function(){this._line=0},areaEnd:function(){
this._line=NaN},lineStart:function(){this._x=[],this._y=[]},lineEnd:function(){var t=this._x,e=this._y,n=t.length;if(n)if(this._line?this._context.lineTo(t[0],e[0]):
this._context.moveTo(t[0],e[0]),n===2)this._context.lineTo(t[1],e[1]);else for(var r=$2(t),i=$2(e),o=0,a=1;a<n;++o,++a)this._context.bezierCurveTo(r[0][o],i[0][o],
r[1][o],i[1][o],t[a],e[a]);(this._line||this._line!==0&&n===1)&&this._context.closePath(),this._line=1-this._line,this._x=this._y=null},point:function(t,e){this.
_x.push(+t),this._y.push(+e)}};function $2(t){var e,n=t.length-1,r,i=new Array(n),o=new Array(n),a=new Array(n);for(i[0]=0,o[0]=2,a[0]=t[0]+2*t[1],e=1;e<n-1;++e)
i[e]=1,o[e]=4,a[e]=4*t[e]+2*t[e+1];for(i[n-1]=2,o[n-1]=7,a[n-1]=8*t[n-1]+t[n],e=1;e<n;++e)r=i[e]/o[e-1],o[e]-=r,a[e]-=r*a[e-1];for(i[n-1]=a[n-1]/o[n-1],e=n-2;e>=
0;--e)i[e]=(a[e]-i[e+1])/o[e];for(o[n-1]=(t[n]+i[n-1])/2,e=0;e<n-1;++e)o[e]=2*t[e+1]-i[e+1];return[i,o]}function cx(t){return new sx(t)}function Zl(t,e){this._context=
t,this._t=e}Zl.prototype={areaStart:function(){this._line=0},areaEnd:function(){this._line=NaN},lineStart:function(){this._x=this._y=NaN,this._point=0},lineEnd:function(){
0<this._t&&this._t<1&&this._point===2&&this._context.lineTo(this._x,this._y),(this._line||this._line!==0&&this._point===1)&&this._context.closePath(),this._line>=
0&&(this._t=1-this._t,this._line=1-this._line)},point:function(t,e){switch(t=+t,e=+e,this._point){case 0:this._point=1,this._line?this._context.lineTo(t,e):this.
_context.moveTo(t,e);break;case 1:this._point=2;default:{if(this._t<=0)this._context.lineTo(this._x,e),this._context.lineTo(t,e);else{var n=this._x*(1-this._t)+
t*this._t;this._context.lineTo(n,this._y),this._context.lineTo(n,e)}break}}this._x=t,this._y=e}};function lx(t){return new Zl(t,.5)}function ux(t){return new Zl(
t,0)}function fx(t){return new Zl(t,1)}function Ot(t){return t!=null&&!Number.isNaN(t)}function ce(t,e){return+Ot(e)-+Ot(t)||Nt(t,e)}function Yi(t,e){return+Ot(e)-+Ot(t)||nn(t,e)}function As(t){return t!=
null&&`${t}`!=""}function Xo(t){return isFinite(t)?t:NaN}function Ce(t){return t>0&&isFinite(t)?t:NaN}function zr(t){return t<0&&isFinite(t)?t:NaN}function Kl(t,e){if(t instanceof Date||(t=new Date(+t)),isNaN(t))return typeof e=="function"?e(t):e;let n=t.getUTCHours(),r=t.getUTCMinutes(),i=t.getUTCSeconds(),
o=t.getUTCMilliseconds();return`${r$(t.getUTCFullYear(),4)}-${gr(t.getUTCMonth()+1,2)}-${gr(t.getUTCDate(),2)}${n||r||i||o?`T${gr(n,2)}:${gr(r,2)}${i||o?`:${gr(
i,2)}${o?`.${gr(o,3)}`:""}`:""}Z`:""}`}function r$(t){return t<0?`-${gr(-t,6)}`:t>9999?`+${gr(t,6)}`:gr(t,4)}function gr(t,e){return`${t}`.padStart(e,"0")}var i$=/^(?:[-+]\d{2})?\d{4}(?:-\d{2}(?:-\d{2})?)?(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{3})?)?(?:Z|[-+]\d{2}:?\d{2})?)?$/;function Ts(t,e){return i$.test(t+="")?new Date(
t):typeof e=="function"?e(t):e}function yr(t){if(t==null)return;let e=t[0],n=t[t.length-1];return nn(e,n)}var Uo=1e3,Yr=Uo*60,Br=Yr*60,zn=Br*24,On=zn*7,Bi=zn*30,Fr=zn*365,tm=[["millisecond",1],["2 milliseconds",2],["5 milliseconds",5],["10 milliseconds",10],["20 mil\
liseconds",20],["50 milliseconds",50],["100 milliseconds",100],["200 milliseconds",200],["500 milliseconds",500],["second",Uo],["5 seconds",5*Uo],["15 seconds",
15*Uo],["30 seconds",30*Uo],["minute",Yr],["5 minutes",5*Yr],["15 minutes",15*Yr],["30 minutes",30*Yr],["hour",Br],["3 hours",3*Br],["6 hours",6*Br],["12 hours",
12*Br],["day",zn],["2 days",2*zn],["week",On],["2 weeks",2*On],["month",Bi],["3 months",3*Bi],["6 months",6*Bi],["year",Fr],["2 years",2*Fr],["5 years",5*Fr],["\
10 years",10*Fr],["20 years",20*Fr],["50 years",50*Fr],["100 years",100*Fr]],em=new Map([["second",Uo],["minute",Yr],["hour",Br],["day",zn],["monday",On],["tues\
day",On],["wednesday",On],["thursday",On],["friday",On],["saturday",On],["sunday",On],["week",On],["month",Bi],["year",Fr]]),dx=new Map([["second",Te],["minute",
Ti],["hour",Ei],["day",Rn],["monday",Ii],["tuesday",rd],["wednesday",id],["thursday",pr],["friday",od],["saturday",ad],["sunday",In],["week",In],["month",Di],["\
year",ze]]),nm=new Map([["second",Te],["minute",Ci],["hour",Ni],["day",ms],["monday",Pi],["tuesday",sd],["wednesday",cd],["thursday",mr],["friday",ld],["saturda\
y",ud],["sunday",Ln],["week",Ln],["month",Oi],["year",Fe]]),Go=Symbol("intervalDuration"),Jl=Symbol("intervalType");for(let[t,e]of dx)e[Go]=em.get(t),e[Jl]="tim\
e";for(let[t,e]of nm)e[Go]=em.get(t),e[Jl]="utc";var Cs=[["year",Fe,"utc"],["month",Oi,"utc"],["day",ms,"utc",6*Bi],["hour",Ni,"utc",3*zn],["minute",Ci,"utc",6*
Br],["second",Te,"utc",30*Yr]],Ql=[["year",ze,"time"],["month",Di,"time"],["day",Rn,"time",6*Bi],["hour",Ei,"time",3*zn],["minute",Ti,"time",6*Br],["second",Te,
"time",30*Yr]],o$=[Cs[0],Ql[0],Cs[1],Ql[1],Cs[2],Ql[2],...Cs.slice(3)];function tu(t){let e=`${t}`.toLowerCase();e.endsWith("s")&&(e=e.slice(0,-1));let n=1,r=/^(?:(\d+)\s+)/.
exec(e);switch(r&&(e=e.slice(r[0].length),n=+r[1]),e){case"quarter":e="month",n*=3;break;case"half":e="month",n*=6;break}let i=nm.get(e);if(!i)throw new Error(`\
unknown interval: ${t}`);if(n>1&&!i.every)throw new Error(`non-periodic interval: ${e}`);return[e,n]}function Es(t){return px(tu(t),"time")}function qi(t){return px(
tu(t),"utc")}function px([t,e],n){let r=(n==="time"?dx:nm).get(t);return e>1&&(r=r.every(e),r[Go]=em.get(t)*e,r[Jl]=n),r}function rm(t,e){if(!(e>1))return;let n=t[Go];
if(!tm.some(([,i])=>i===n)||n%zn===0&&zn<n&&n<Bi)return;let[r]=tm[bo(([,i])=>Math.log(i)).center(tm,Math.log(n*e))];return(t[Jl]==="time"?Es:qi)(r)}function hx(t,e,n){
let r=e==="time"?xs:Pn;if(n==null)return r(t==="year"?"%Y":t==="month"?"%Y-%m":t==="day"?"%Y-%m-%d":t==="hour"||t==="minute"?"%Y-%m-%dT%H:%M":t==="second"?"%Y-%\
m-%dT%H:%M:%S":"%Y-%m-%dT%H:%M:%S.%L");let i=a$(n);switch(t){case"millisecond":return Wo(r(".%L"),r(":%M:%S"),i);case"second":return Wo(r(":%S"),r("%-I:%M"),i);case"\
minute":return Wo(r("%-I:%M"),r("%p"),i);case"hour":return Wo(r("%-I %p"),r("%b %-d"),i);case"day":return Wo(r("%-d"),r("%b"),i);case"month":return Wo(r("%b"),r(
"%Y"),i);case"year":return r("%Y")}throw new Error("unable to format time ticks")}function a$(t){return t==="left"||t==="right"?(e,n)=>`
${e}
${n}`:t==="top"?(e,n)=>`${n}
${e}`:(e,n)=>`${e}
${n}`}function s$(t){return t==="time"?Ql:t==="utc"?Cs:o$}function mx(t,e,n){let r=Rt(Fg(e,(i,o)=>Math.abs(o-i)));if(r<1e3)return hx("millisecond","utc",n);for(let[
i,o,a,s]of s$(t)){if(r>s||i==="hour"&&!r)break;if(e.every(c=>o.floor(c)>=c))return hx(i,a,n)}}function Wo(t,e,n){return(r,i,o)=>{let a=t(r,i),s=e(r,i),c=i-yr(o);
return i!==c&&o[c]!==void 0&&s===e(o[c],c)?a:n(a,s)}}var Ns=Object.getPrototypeOf(Uint8Array),c$=Object.prototype.toString;function Ye(t){return t instanceof Array||t instanceof Ns}function bx(t){return t instanceof
Ns&&!l$(t)}function xx(t){return t?.prototype instanceof Ns&&!u$(t)}function l$(t){return t instanceof BigInt64Array||t instanceof BigUint64Array}function u$(t){
return t===BigInt64Array||t===BigUint64Array}var om=Symbol("reindex");function Z(t,e,n){let r=typeof e;return r==="string"?Rx(t)?am(t.getChild(e),n):gx(t,sm(e),
n):r==="function"?gx(t,e,n):r==="number"||e instanceof Date||r==="boolean"?pt(t,Ut(e),n):typeof e?.transform=="function"?im(e.transform(t),n):f$(im(e,n),t?.[om])}
function f$(t,e){return t!=null&&e?Is(t,e):t}function gx(t,e,n){return pt(t,xx(n)?(r,i)=>cm(e(r,i)):e,n)}function im(t,e){return e===void 0?fn(t):Ix(t)?am(t,e):
t instanceof e?t:e.from(t,xx(e)&&!bx(t)?cm:void 0)}function am(t,e){return t==null?t:(e===void 0||e===Array)&&p$(t.type)?lm(yx(t)):im(yx(t),e)}function yx(t){return t.
nullCount?t.toJSON():t.toArray()}var qr=[null],sm=t=>e=>{let n=e[t];return n===void 0&&e.type==="Feature"?e.properties?.[t]:n},At={transform:Ee},B={transform:t=>t};var Rs=()=>1,wx=()=>!0,Wt=t=>t==null?t:`${t}`,bt=t=>t==null?t:+t;var Xi=t=>t?t[0]:void 0,Xr=t=>t?t[1]:void 0,vx=t=>t?t[2]:void 0,Ut=t=>()=>t;function Ho(t){let e=+`${t}`.slice(1)/100;return(n,r)=>en(n,e,r)}function Zt(t){return bx(
t)?t:pt(t,cm,Float64Array)}function cm(t){return t==null?NaN:Number(t)}function lm(t){return pt(t,um)}function um(t){return t instanceof Date&&!isNaN(t)?t:typeof t==
"string"?Ts(t):t==null||isNaN(t=Number(t))?void 0:new Date(t)}function qt(t,e){return t===void 0&&(t=e),t===null?[void 0,"none"]:Hr(t)?[void 0,t]:[t,void 0]}function $t(t,e){
return t===void 0&&(t=e),t===null||typeof t=="number"?[void 0,t]:[t,void 0]}function fm(t,e,n){if(t!=null)return re(t,e,n)}function re(t,e,n){let r=`${t}`.toLowerCase();
if(!n.includes(r))throw new Error(`invalid ${e}: ${t}`);return r}function br(t){return Rx(t)?t:fn(t)}function fn(t){if(t==null||Ye(t))return t;if(Ix(t))return am(
t);if(_x(t))switch(t.type){case"FeatureCollection":return t.features;case"GeometryCollection":return t.geometries;default:return[t]}return Array.from(t)}function _x(t){
switch(t?.type){case"FeatureCollection":case"GeometryCollection":case"Feature":case"LineString":case"MultiLineString":case"MultiPoint":case"MultiPolygon":case"P\
oint":case"Polygon":case"Sphere":return!0;default:return!1}}function pt(t,e,n=Array){return t==null?t:t instanceof n?t.map(e):n.from(t,e)}function Wr(t,e=Array){
return t instanceof e?t.slice():e.from(t)}function hm({x:t,x1:e,x2:n}){return t!==void 0||e!==void 0||n!==void 0}function dm({y:t,y1:e,y2:n}){return t!==void 0||
e!==void 0||n!==void 0}function xr(t){return hm(t)||dm(t)||t.interval!==void 0}function Kt(t){return t?.toString===c$}function Fn(t){return Kt(t)&&(t.type!==void 0||
t.domain!==void 0)}function je(t){return Kt(t)&&typeof t.transform!="function"}function Yn(t){return je(t)&&t.value===void 0&&t.channel===void 0}function pm(t,e,n,r=B){
return e===void 0&&n===void 0?(e=0,n=t===void 0?r:t):e===void 0?e=t===void 0?0:t:n===void 0&&(n=t===void 0?0:t),[e,n]}function jt(t,e){return t===void 0&&e===void 0?
[Xi,Xr]:[t,e]}function be({z:t,fill:e,stroke:n}={}){return t===void 0&&([t]=qt(e)),t===void 0&&([t]=qt(n)),t}function Ur(t){return Ye(t)?t.length:t?.numRows}function Ee(t){
let e=Ur(t),n=new Uint32Array(e);for(let r=0;r<e;++r)n[r]=r;return n}function Is(t,e){return Ye(t)?pt(e,n=>t[n],t.constructor):pt(e,n=>t.at(n))}function jo(t){return t.
length===1?(e,n)=>t(Is(n,e)):t}function wr(t,e,n){return t.subarray?t.subarray(e,n):t.slice(e,n)}function hn(t){return t!==null&&typeof t=="object"?t.valueOf():
t}function eu(t,e){if(e[t]!==void 0)return e[t];switch(t){case"x1":case"x2":t="x";break;case"y1":case"y2":t="y";break}return e[t]}function le(t){let e;return[{transform:()=>e,
label:ge(t)},n=>e=n]}function me(t){return t==null?[t]:le(t)}function ge(t,e){return typeof t=="string"?t:t&&t.label!==void 0?t.label:e}function Vo(t,e){return{
transform(n){let r=t.transform(n),i=e.transform(n);return Xt(r)||Xt(i)?pt(r,(o,a)=>new Date((+r[a]+ +i[a])/2)):pt(r,(o,a)=>(+r[a]+ +i[a])/2,Float64Array)},label:t.
label}}function Wi(t,e){let n=mm(e?.interval,e?.type);return n?pt(t,n):t}function mm(t,e){let n=Zo(t,e);return n&&(r=>Ot(r)?n.floor(r):r)}function Zo(t,e){if(t!=
null){if(typeof t=="number")return gm(t);if(typeof t=="string")return(e==="time"?Es:qi)(t);if(typeof t.floor!="function")throw new Error("invalid interval; miss\
ing floor method");if(typeof t.offset!="function")throw new Error("invalid interval; missing offset method");return t}}function gm(t){t=+t,0<t&&t<1&&Number.isInteger(
1/t)&&(t=-1/t);let e=Math.abs(t);return t<0?{floor:n=>Math.floor(n*e)/e,offset:(n,r=1)=>(n*e+Math.floor(r))/e,range:(n,r)=>he(Math.ceil(n*e),r*e).map(i=>i/e)}:{
floor:n=>Math.floor(n/e)*e,offset:(n,r=1)=>n+e*Math.floor(r),range:(n,r)=>he(Math.ceil(n/e),r/e).map(i=>i*e)}}function Bn(t,e){if(t=Zo(t,e),t&&typeof t.range!="\
function")throw new Error("invalid interval: missing range method");return t}function Mx(t,e){if(t=Bn(t,e),t&&typeof t.ceil!="function")throw new Error("invalid\
 interval: missing ceil method");return t}function Sx(t){return Gr(t)&&typeof t?.floor=="function"&&t.floor()instanceof Date}function Gr(t){return typeof t?.range==
"function"}function dn(t){return t===void 0||je(t)?t:{value:t}}function $x(t){return t==null?null:{transform:e=>Z(e,t,Float64Array),label:ge(t)}}function kx(t){
if(!Ne(t))return!1;for(let e of t)if(e!=null)return typeof e=="object"&&"0"in e&&"1"in e}function Ne(t){return t&&typeof t[Symbol.iterator]=="function"}function nu(t){
for(let e of t)if(e!=null)return typeof e!="object"||e instanceof Date}function zt(t){for(let e of t){if(e==null)continue;let n=typeof e;return n==="string"||n===
"boolean"}}function Xt(t){for(let e of t)if(e!=null)return e instanceof Date}function Ax(t){for(let e of t)if(e!=null)return typeof e=="string"&&isNaN(e)&&Ts(e)}
function Tx(t){for(let e of t)if(e!=null){if(typeof e!="string")return!1;if(e.trim())return!isNaN(e)}}function vr(t){for(let e of t)if(e!=null)return typeof e==
"number"}function ru(t,e){let n;for(let r of t)if(r!=null){if(!e(r))return!1;n=!0}return n}var h$=new Set("none,currentcolor,transparent,aliceblue,antiquewhite,\
aqua,aquamarine,azure,beige,bisque,black,blanchedalmond,blue,blueviolet,brown,burlywood,cadetblue,chartreuse,chocolate,coral,cornflowerblue,cornsilk,crimson,cya\
n,darkblue,darkcyan,darkgoldenrod,darkgray,darkgreen,darkgrey,darkkhaki,darkmagenta,darkolivegreen,darkorange,darkorchid,darkred,darksalmon,darkseagreen,darksla\
teblue,darkslategray,darkslategrey,darkturquoise,darkviolet,deeppink,deepskyblue,dimgray,dimgrey,dodgerblue,firebrick,floralwhite,forestgreen,fuchsia,gainsboro,\
ghostwhite,gold,goldenrod,gray,green,greenyellow,grey,honeydew,hotpink,indianred,indigo,ivory,khaki,lavender,lavenderblush,lawngreen,lemonchiffon,lightblue,ligh\
tcoral,lightcyan,lightgoldenrodyellow,lightgray,lightgreen,lightgrey,lightpink,lightsalmon,lightseagreen,lightskyblue,lightslategray,lightslategrey,lightsteelbl\
ue,lightyellow,lime,limegreen,linen,magenta,maroon,mediumaquamarine,mediumblue,mediumorchid,mediumpurple,mediumseagreen,mediumslateblue,mediumspringgreen,medium\
turquoise,mediumvioletred,midnightblue,mintcream,mistyrose,moccasin,navajowhite,navy,oldlace,olive,olivedrab,orange,orangered,orchid,palegoldenrod,palegreen,pal\
eturquoise,palevioletred,papayawhip,peachpuff,peru,pink,plum,powderblue,purple,rebeccapurple,red,rosybrown,royalblue,saddlebrown,salmon,sandybrown,seagreen,seas\
hell,sienna,silver,skyblue,slateblue,slategray,slategrey,snow,springgreen,steelblue,tan,teal,thistle,tomato,turquoise,violet,wheat,white,whitesmoke,yellow".split(
","));function Hr(t){return typeof t!="string"?!1:(t=t.toLowerCase().trim(),/^#[0-9a-f]{3,8}$/.test(t)||/^(?:url|var|rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color|color-mix)\(.*\)$/.
test(t)||h$.has(t))}function Cx(t){return typeof t=="number"&&(0<=t&&t<=1||isNaN(t))}function St(t){return t==null||_r(t)}function _r(t){return/^\s*none\s*$/i.test(
t)}function Ex(t){return/^\s*round\s*$/i.test(t)}function iu(t,e){return fm(t,e,["middle","top-left","top","top-right","right","bottom-right","bottom","bottom-l\
eft","left"])}function qn(t="middle"){return iu(t,"frameAnchor")}function Nx(t={},...e){let n=t;for(let r of e)for(let i in r)if(n[i]===void 0){let o=r[i];n===t?
n={...n,[i]:o}:n[i]=o}return n}function d$(t){console.warn("named iterables are deprecated; please use an object instead");let e=new Set;return Object.fromEntries(
Array.from(t,n=>{let{name:r}=n;if(r==null)throw new Error("missing name");let i=`${r}`;if(i==="__proto__")throw new Error(`illegal name: ${i}`);if(e.has(i))throw new Error(
`duplicate name: ${i}`);return e.add(i),[r,n]}))}function Ls(t){return Ne(t)?d$(t):t}function ou(t){return t===!0?t="frame":t===!1?t=null:!_x(t)&&t!=null&&(t=re(
t,"clip",["frame","sphere"]),t==="sphere"&&(t={type:"Sphere"})),t}function Rx(t){return t&&typeof t.getChild=="function"&&typeof t.toArray=="function"&&t.schema&&
Array.isArray(t.schema.fields)}function Ix(t){return t&&typeof t.toArray=="function"&&t.type}function p$(t){return t&&(t.typeId===8||t.typeId===10)&&t.unit===1}var pn=Symbol("position"),Ve=Symbol("color"),Ui=Symbol("radius"),Gi=Symbol("length"),Hi=Symbol("opacity"),Ko=Symbol("symbol"),Lx=Symbol("projection"),Tt=new Map(
[["x",pn],["y",pn],["fx",pn],["fy",pn],["r",Ui],["color",Ve],["opacity",Hi],["symbol",Ko],["length",Gi],["projection",Lx]]);function Px(t){return t===pn||t===Lx}
function Dx(t){return t===pn||t===Ui||t===Gi||t===Hi}var ym=Math.sqrt(3),bm=2/ym,m$={draw(t,e){let n=Math.sqrt(e/Math.PI),r=n*bm,i=r/2;t.moveTo(0,r),t.lineTo(n,i),t.lineTo(n,-i),t.lineTo(0,-r),t.lineTo(-n,-i),t.lineTo(
-n,i),t.closePath()}},xm=new Map([["asterisk",zp],["circle",Fi],["cross",Fp],["diamond",Yp],["diamond2",Bp],["hexagon",m$],["plus",qp],["square",Xp],["square2",
Wp],["star",Up],["times",Vp],["triangle",Gp],["triangle2",Hp],["wye",jp]]);function wm(t){return t&&typeof t.draw=="function"}function Ox(t){return wm(t)?!0:typeof t!=
"string"?!1:xm.has(t.toLowerCase())}function Qo(t){if(t==null||wm(t))return t;let e=xm.get(`${t}`.toLowerCase());if(e)return e;throw new Error(`invalid symbol: ${t}`)}
function zx(t){if(t==null||wm(t))return[void 0,t];if(typeof t=="string"){let e=xm.get(`${t}`.toLowerCase());if(e)return[void 0,e]}return[t,void 0]}function Qt({filter:t,sort:e,reverse:n,transform:r,initializer:i,...o}={},a){if(r===void 0&&(t!=null&&(r=Mm(t)),e!=null&&!Yn(e)&&(r=vm(r,$m(e))),n&&(r=vm(r,Sm))),
a!=null&&i!=null)throw new Error("transforms cannot be applied after initializers");return{...o,...(e===null||Yn(e))&&{sort:e},transform:vm(r,a)}}function Ct({filter:t,
sort:e,reverse:n,initializer:r,...i}={},o){return r===void 0&&(t!=null&&(r=Mm(t)),e!=null&&!Yn(e)&&(r=_m(r,$m(e))),n&&(r=_m(r,Sm))),{...i,...(e===null||Yn(e))&&
{sort:e},initializer:_m(r,o)}}function vm(t,e){return t==null?e===null?void 0:e:e==null?t===null?void 0:t:function(n,r,i){return{data:n,facets:r}=t.call(this,n,
r,i),e.call(this,br(n),r,i)}}function _m(t,e){return t==null?e===null?void 0:e:e==null?t===null?void 0:t:function(n,r,i,...o){let a,s,c,l,u,f;return{data:s=n,facets:c=r,
channels:a}=t.call(this,n,r,i,...o),{data:u=s,facets:f=c,channels:l}=e.call(this,s,c,{...i,...a},...o),{data:u,facets:f,channels:{...a,...l}}}}function au(t,e){
return(t.initializer!=null?Ct:Qt)(t,e)}function Fx(t,e){return au(e,Mm(t))}function Mm(t){return(e,n)=>{let r=Z(e,t);return{data:e,facets:n.map(i=>i.filter(o=>r[o]))}}}
function Yx({sort:t,...e}={}){return{...au(e,Sm),sort:Yn(t)?t:null}}function Sm(t,e){return{data:t,facets:e.map(n=>n.slice().reverse())}}function Bx({seed:t,sort:e,
...n}={}){return{...au(n,qx(t==null?Math.random:ps(t))),sort:Yn(e)?e:null}}function su(t,{sort:e,...n}={}){return{...(je(t)&&t.channel!==void 0?Ct:au)(n,$m(t)),
sort:Yn(e)?e:null}}function $m(t){return(typeof t=="function"&&t.length!==1?g$:qx)(t)}function g$(t){return(e,n)=>{let r=Ye(e)?(i,o)=>t(e[i],e[o]):(i,o)=>t(e.get(
i),e.get(o));return{data:e,facets:n.map(i=>i.slice().sort(r))}}}function qx(t){let e,n;({channel:e,value:t,order:n}={...dn(t)});let r=e?.startsWith("-");if(r&&(e=
e.slice(1)),n===void 0&&(n=r?Yi:ce),typeof n!="function")switch(`${n}`.toLowerCase()){case"ascending":n=ce;break;case"descending":n=Yi;break;default:throw new Error(
`invalid order: ${n}`)}return(i,o,a)=>{let s;if(e===void 0)s=Z(i,t);else{if(a===void 0)throw new Error("channel sort requires an initializer");if(s=a[e],!s)return{};
s=s.value}let c=(l,u)=>n(s[l],s[u]);return{data:i,facets:o.map(l=>l.slice().sort(c))}}}function Ds(t,e){return cu(null,null,t,e)}function jr(t={y:"count"},e={}){let{x:n=B}=e;if(n==null)throw new Error("missing channel: x");return cu(n,null,t,e)}function Vr(t={
x:"count"},e={}){let{y:n=B}=e;if(n==null)throw new Error("missing channel: y");return cu(null,n,t,e)}function Os(t={fill:"count"},e={}){let{x:n,y:r}=e;if([n,r]=
jt(n,r),n==null)throw new Error("missing channel: x");if(r==null)throw new Error("missing channel: y");return cu(n,r,t,e)}function cu(t,e,{data:n=fu,filter:r,sort:i,
reverse:o,...a}={},s={}){a=Am(a,s),n=Hx(n,B),i=i==null?void 0:Ux("sort",i,s),r=r==null?void 0:Gx("filter",r,s);let[c,l]=me(t),[u,f]=me(e),{z:h,fill:d,stroke:p,x1:m,
x2:b,y1:y,y2:g,...w}=s,[x,_]=me(h),[v]=qt(d),[M]=qt(p),[k,S]=me(v),[A,T]=me(M);return{..."z"in s&&{z:x||h},..."fill"in s&&{fill:k||d},..."stroke"in s&&{stroke:A||
p},...Qt(w,($,N,E)=>{let C=Wi(Z($,t),E?.x),R=Wi(Z($,e),E?.y),I=Z($,h),z=Z($,v),P=Z($,M),Y=zs(a,{z:I,fill:z,stroke:P}),q=[],W=[],X=C&&l([]),ot=R&&f([]),st=I&&_([]),
lt=z&&S([]),U=P&&T([]),at=0;for(let O of a)O.initialize($);i&&i.initialize($),r&&r.initialize($);for(let O of N){let G=[];for(let H of a)H.scope("facet",O);i&&i.
scope("facet",O),r&&r.scope("facet",O);for(let[H,D]of Xn(O,Y))for(let[gt,J]of Xn(D,R))for(let[yt,xt]of Xn(J,C)){let Pt={data:$};if(C&&(Pt.x=yt),R&&(Pt.y=gt),Y&&
(Pt.z=H),!(r&&!r.reduce(xt,Pt))){G.push(at++),W.push(n.reduceIndex(xt,$,Pt)),C&&X.push(yt),R&&ot.push(gt),I&&st.push(Y===I?H:I[xt[0]]),z&&lt.push(Y===z?H:z[xt[0]]),
P&&U.push(Y===P?H:P[xt[0]]);for(let _n of a)_n.reduce(xt,Pt);i&&i.reduce(xt,Pt)}}q.push(G)}return Tm(q,i,o),{data:W,facets:q}}),...!Wn(a,"x")&&(c?{x:c}:{x1:m,x2:b}),
...!Wn(a,"y")&&(u?{y:u}:{y1:y,y2:g}),...Object.fromEntries(a.map(({name:$,output:N})=>[$,N]))}}function Wn(t,...e){for(let{name:n}of t)if(e.includes(n))return!0;
return!1}function km(t,e,n=lu){let r=Object.entries(t);return e.title!=null&&t.title===void 0&&r.push(["title",_$]),e.href!=null&&t.href===void 0&&r.push(["href",
hu]),r.filter(([,i])=>i!==void 0).map(([i,o])=>o===null?y$(i):n(i,o,e))}function lu(t,e,n,r=uu){let i;Kt(e)&&"reduce"in e&&(i=e.scale,e=e.reduce);let o=r(t,e,n),
[a,s]=le(o.label),c;return{name:t,output:i===void 0?a:{value:a,scale:i},initialize(l){o.initialize(l),c=s([])},scope(l,u){o.scope(l,u)},reduce(l,u){c.push(o.reduce(
l,u))}}}function y$(t){return{name:t,initialize(){},scope(){},reduce(){}}}function uu(t,e,n,r=Jo){let i=eu(t,n),o=r(e,i),a,s;return{label:ge(o===Ps?null:i,o.label),
initialize(c){a=i===void 0?c:Z(c,i),o.scope==="data"&&(s=o.reduceIndex(Ee(c),a))},scope(c,l){o.scope===c&&(s=o.reduceIndex(l,a))},reduce(c,l){return o.scope==null?
o.reduceIndex(c,a,l):o.reduceIndex(c,a,s,l)}}}function Xn(t,e){return e?Ie(t,n=>e[n]):[[,t]]}function Jo(t,e,n=b$){if(t==null)return n(t);if(typeof t.reduceIndex==
"function")return t;if(typeof t.reduce=="function"&&Kt(t))return w$(t);if(typeof t=="function")return v$(t);if(/^p\d{2}$/i.test(t))return Mr(Ho(t));switch(`${t}`.
toLowerCase()){case"first":return hu;case"last":return M$;case"identity":return fu;case"count":return Ps;case"distinct":return S$;case"sum":return e==null?Ps:$$;case"\
proportion":return Wx(e,"data");case"proportion-facet":return Wx(e,"facet");case"deviation":return Mr(er);case"min":return Mr(Vt);case"min-index":return Mr(Pg);case"\
max":return Mr(Rt);case"max-index":return Mr(Lg);case"mean":return Xx(bi);case"median":return Xx(rr);case"variance":return Mr(qa);case"mode":return Mr(Ic)}return n(
t)}function b$(t){throw new Error(`invalid reduce: ${t}`)}function Am(t,e){return km(t,e,Ux)}function Ux(t,e,n){return lu(t,e,n,Gx)}function Gx(t,e,n){return uu(
t,e,n,Hx)}function Hx(t,e){return Jo(t,e,x$)}function x$(t){switch(`${t}`.toLowerCase()){case"x":return k$;case"y":return A$;case"z":return Cm}throw new Error(`\
invalid group reduce: ${t}`)}function zs(t,e){for(let n in e){let r=e[n];if(r!==void 0&&!t.some(i=>i.name===n))return r}}function Tm(t,e,n){if(e){let r=e.output.
transform(),i=(o,a)=>ce(r[o],r[a]);t.forEach(o=>o.sort(i))}n&&t.forEach(r=>r.reverse())}function w$(t){return console.warn("deprecated reduce interface; impleme\
nt reduceIndex instead."),{...t,reduceIndex:t.reduce.bind(t)}}function v$(t){return{reduceIndex(e,n,r){return t(Is(n,e),r)}}}function Mr(t){return{reduceIndex(e,n){
return t(e,r=>n[r])}}}function Xx(t){return{reduceIndex(e,n){let r=t(e,i=>n[i]);return Xt(n)?new Date(r):r}}}var fu={reduceIndex(t,e){return Is(e,t)}},hu={reduceIndex(t,e){
return e[t[0]]}},_$={reduceIndex(t,e){let r=yo(nr(t,o=>o.length,o=>e[o]),Xr),i=r.slice(-5).reverse();if(i.length<r.length){let o=r.slice(0,-4);i[4]=[`… ${o.length.
toLocaleString("en-US")} more`,ve(o,Xr)]}return i.map(([o,a])=>`${o} (${a.toLocaleString("en-US")})`).join(`
`)}},M$={reduceIndex(t,e){return e[t[t.length-1]]}},Ps={label:"Frequency",reduceIndex(t){return t.length}},S$={label:"Distinct",reduceIndex(t,e){let n=new tn;for(let r of t)
n.add(e[r]);return n.size}},$$=Mr(ve);function Wx(t,e){return t==null?{scope:e,label:"Frequency",reduceIndex:(n,r,i=1)=>n.length/i}:{scope:e,reduceIndex:(n,r,i=1)=>ve(
n,o=>r[o])/i}}var k$={reduceIndex(t,e,{x:n}){return n}},A$={reduceIndex(t,e,{y:n}){return n}},Cm={reduceIndex(t,e,{z:n}){return n}};function jx(t){if(typeof t!=
"function")throw new Error(`invalid test function: ${t}`);return{reduceIndex(e,n,{data:r}){return n[e.find(Ye(r)?i=>t(r[i],i,r):i=>t(r.get(i),i,r))]}}}function ta(t,{scale:e,type:n,value:r,filter:i,hint:o,label:a=ge(r)},s){return o===void 0&&typeof r?.transform=="function"&&(o=r.hint),Nm(s,{scale:e,type:n,value:Z(
t,r),label:a,filter:i,hint:o})}function du(t,e){return Object.fromEntries(Object.entries(t).map(([n,r])=>[n,ta(e,r,n)]))}function Zr(t,e){let n=Object.fromEntries(
Object.entries(t).map(([r,{scale:i,value:o}])=>{let a=i==null?null:e[i];return[r,a==null?o:pt(o,a)]}));return n.channels=t,n}function Nm(t,e){let{scale:n,value:r}=e;
if(n===!0||n==="auto")switch(t){case"fill":case"stroke":case"color":e.scale=n!==!0&&ru(r,Hr)?null:"color",e.defaultScale="color";break;case"fillOpacity":case"st\
rokeOpacity":case"opacity":e.scale=n!==!0&&ru(r,Cx)?null:"opacity",e.defaultScale="opacity";break;case"symbol":n!==!0&&ru(r,Ox)?(e.scale=null,e.value=pt(r,Qo)):
e.scale="symbol",e.defaultScale="symbol";break;default:e.scale=Tt.has(t)?t:null;break}else if(n===!1)e.scale=null;else if(n!=null&&!Tt.has(n))throw new Error(`u\
nknown scale: ${n}`);return e}function Zx(t,e,n,r,i){let{order:o,reverse:a,reduce:s=!0,limit:c}=i;for(let l in i){if(!Tt.has(l))continue;let{value:u,order:f=o,reverse:h=a,
reduce:d=s,limit:p=c}=dn(i[l]),m=u?.startsWith("-");if(m&&(u=u.slice(1)),f=f===void 0?m!==(u==="width"||u==="height")?Qx:Kx:E$(f),d==null||d===!1)continue;let b=l===
"fx"||l==="fy"?C$(e,r[l]):T$(n,l);if(!b)throw new Error(`missing channel for scale: ${l}`);let y=b.value,[g=0,w=1/0]=Ne(p)?p:p<0?[p]:[0,p];if(u==null)b.domain=()=>{
let x=Array.from(new tn(y));return h&&(x=x.reverse()),(g!==0||w!==1/0)&&(x=x.slice(g,w)),x};else{let x=u==="data"?t:u==="height"?Vx(n,"y1","y2"):u==="width"?Vx(
n,"x1","x2"):Em(n,u,u==="y"?"y2":u==="x"?"x2":void 0),_=Jo(d===!0?"max":d,x);b.domain=()=>{let v=Ig(Ee(y),M=>_.reduceIndex(M,x),M=>y[M]);return f&&v.sort(f),h&&
v.reverse(),(g!==0||w!==1/0)&&(v=v.slice(g,w)),v.map(Xi)}}}}function T$(t,e){for(let n in t){let r=t[n];if(r.scale===e)return r}}function C$(t,e){let n=t.original;
if(n===t)return e;let r=e.value,i=e.value=[];for(let o=0;o<n.length;++o){let a=r[n[o][0]];for(let s of t[o])i[s]=a}return e}function Vx(t,e,n){let r=Em(t,e),i=Em(
t,n);return pt(i,(o,a)=>Math.abs(o-r[a]),Float64Array)}function Em(t,e,n){let r=t[e];if(!r&&n!==void 0&&(r=t[n]),r)return r.value;throw new Error(`missing chann\
el: ${e}`)}function E$(t){if(t==null||typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"ascending":return Kx;case"descending":return Qx}throw new Error(
`invalid order: ${t}`)}function Kx([t,e],[n,r]){return ce(e,r)||ce(t,n)}function Qx([t,e],[n,r]){return Yi(e,r)||ce(t,n)}function Fs(t,e){let n=t[e];if(n){for(;n.
source;)n=n.source;return n.source===null?null:n}}var rw=new Map([["accent",f2],["category10",u2],["dark2",h2],["observable10",d2],["paired",p2],["pastel1",m2],["pastel2",g2],["set1",y2],["set2",b2],["set3",x2],
["tableau10",w2]]);function iw(t){return t!=null&&rw.has(`${t}`.toLowerCase())}var Jx=new Map([...rw,["brbg",Sr(kd,Ad)],["prgn",Sr(Td,Cd)],["piyg",Sr(Ed,Nd)],["\
puor",Sr(Rd,Id)],["rdbu",Sr(Yl,Ms)],["rdgy",Sr(Ld,Pd)],["rdylbu",Sr(Bl,Ss)],["rdylgn",Sr(Dd,Od)],["spectral",Sr(zd,Fd)],["burd",tw(Yl,Ms)],["buylrd",tw(Bl,Ss)],
["blues",ue(up,fp)],["greens",ue(hp,dp)],["greys",ue(pp,mp)],["oranges",ue(wp,vp)],["purples",ue(gp,yp)],["reds",ue(bp,xp)],["turbo",$r(Tp)],["viridis",$r(Cp)],
["magma",$r(Ep)],["inferno",$r(Np)],["plasma",$r(Rp)],["cividis",$r(_p)],["cubehelix",$r(Mp)],["warm",$r(Sp)],["cool",$r($p)],["bugn",ue(Yd,Bd)],["bupu",ue(qd,Xd)],
["gnbu",ue(Wd,Ud)],["orrd",ue(Gd,Hd)],["pubu",ue(Zd,Kd)],["pubugn",ue(jd,Vd)],["purd",ue(Qd,Jd)],["rdpu",ue(tp,ep)],["ylgn",ue(ip,op)],["ylgnbu",ue(np,rp)],["yl\
orbr",ue(ap,sp)],["ylorrd",ue(cp,lp)],["rainbow",ew(kp)],["sinebow",ew(Ap)]]);function ue(t,e){return({length:n})=>n===1?[t[3][1]]:n===2?[t[3][1],t[3][2]]:(n=Math.
max(3,Math.floor(n)),n>9?_e(e,n):t[n])}function Sr(t,e){return({length:n})=>n===2?[t[3][0],t[3][2]]:(n=Math.max(3,Math.floor(n)),n>11?_e(e,n):t[n])}function tw(t,e){
return({length:n})=>n===2?[t[3][2],t[3][0]]:(n=Math.max(3,Math.floor(n)),n>11?_e(r=>e(1-r),n):t[n].slice().reverse())}function $r(t){return({length:e})=>_e(t,Math.
max(2,Math.floor(e)))}function ew(t){return({length:e})=>_e(t,Math.floor(e)+1).slice(0,-1)}function Rm(t){let e=`${t}`.toLowerCase();if(!Jx.has(e))throw new Error(
`unknown ordinal scheme: ${e}`);return Jx.get(e)}function Ys(t,e){let n=Rm(t),r=typeof n=="function"?n({length:e}):n;return r.length!==e?r.slice(0,e):r}function ow(t,e="\
greys"){let n=new Set,[r,i]=Ys(e,2);for(let o of t)if(o!=null)if(o===!0)n.add(i);else if(o===!1)n.add(r);else return;return[...n]}var nw=new Map([["brbg",Ad],["\
prgn",Cd],["piyg",Nd],["puor",Id],["rdbu",Ms],["rdgy",Pd],["rdylbu",Ss],["rdylgn",Od],["spectral",Fd],["burd",t=>Ms(1-t)],["buylrd",t=>Ss(1-t)],["blues",fp],["g\
reens",dp],["greys",mp],["purples",yp],["reds",xp],["oranges",vp],["turbo",Tp],["viridis",Cp],["magma",Ep],["inferno",Np],["plasma",Rp],["cividis",_p],["cubehel\
ix",Mp],["warm",Sp],["cool",$p],["bugn",Bd],["bupu",Xd],["gnbu",Ud],["orrd",Hd],["pubugn",Vd],["pubu",Kd],["purd",Jd],["rdpu",ep],["ylgnbu",rp],["ylgn",op],["yl\
orbr",sp],["ylorrd",lp],["rainbow",kp],["sinebow",Ap]]);function ea(t){let e=`${t}`.toLowerCase();if(!nw.has(e))throw new Error(`unknown quantitative scheme: ${e}`);
return nw.get(e)}var N$=new Set(["brbg","prgn","piyg","puor","rdbu","rdgy","rdylbu","rdylgn","spectral","burd","buylrd"]);function aw(t){return t!=null&&N$.has(
`${t}`.toLowerCase())}var Lm=t=>e=>t(1-e),Im=[0,1],sw=new Map([["number",te],["rgb",Mi],["hsl",R1],["hcl",P1],["lab",I1]]);function Pm(t){let e=`${t}`.toLowerCase();if(!sw.has(e))throw new Error(
`unknown interpolator: ${e}`);return sw.get(e)}function ra(t,e,n,{type:r,nice:i,clamp:o,zero:a,domain:s=gw(t,n),unknown:c,round:l,scheme:u,interval:f,range:h=Tt.
get(t)===Ui?P$(n,s):Tt.get(t)===Gi?D$(n,s):Tt.get(t)===Hi?Im:void 0,interpolate:d=Tt.get(t)===Ve?u==null&&h!==void 0?Mi:ea(u!==void 0?u:r==="cyclical"?"rainbow":
"turbo"):l?ja:te,reverse:p}){if(s=cw(s),f=Bn(f,r),(r==="cyclical"||r==="sequential")&&(r="linear"),typeof d!="function"&&(d=Pm(d)),p=!!p,h!==void 0){let m=s.length,
b=(h=cw(h)).length;if(m!==b){if(d.length===1)throw new Error("invalid piecewise interpolator");d=Lr(d,h),h=void 0}}if(d.length===1?(p&&(d=Lm(d),p=!1),h===void 0&&
(h=Float64Array.from(s,(m,b)=>b/(s.length-1)),h.length===2&&(h=Im)),e.interpolate((h===Im?Ut:Bs)(d))):e.interpolate(d),a){let[m,b]=kt(s);(m>0||b<0)&&(s=Wr(s),(yr(
s)||1)===Math.sign(m)?s[0]=0:s[s.length-1]=0)}return p&&(s=vo(s)),e.domain(s).unknown(c),i&&(e.nice(R$(i,r)),s=e.domain()),h!==void 0&&e.range(h),o&&e.clamp(o),
{type:r,domain:s,range:h,scale:e,interpolate:d,interval:f}}function cw(t){return t=fn(t),t.length>=2?t:[t[0],t[0]]}function R$(t,e){return t===!0?void 0:typeof t==
"number"?t:Mx(t,e)}function lw(t,e,n){return ra(t,_s(),e,n)}function uw(t,e,n){return Dm(t,e,{...n,exponent:.5})}function Dm(t,e,{exponent:n=1,...r}){return ra(
t,bd().exponent(n),e,{...r,type:"pow"})}function fw(t,e,{base:n=10,domain:r=O$(e),...i}){return ra(t,gd().base(n),e,{...i,domain:r})}function hw(t,e,{constant:n=1,
...r}){return ra(t,yd().constant(n),e,r)}function dw(t,e,{range:n,quantiles:r=n===void 0?5:(n=[...n]).length,n:i=r,scheme:o="rdylbu",domain:a=z$(e),unknown:s,interpolate:c,
reverse:l}){return n===void 0&&(n=c!==void 0?_e(c,i):Tt.get(t)===Ve?Ys(o,i):void 0),a.length>0&&(a=xd(a,n===void 0?{length:i}:n).quantiles()),pu(t,e,{domain:a,range:n,
reverse:l,unknown:s})}function pw(t,e,{range:n,n:r=n===void 0?5:(n=[...n]).length,scheme:i="rdylbu",domain:o=gw(t,e),unknown:a,interpolate:s,reverse:c}){let[l,u]=kt(
o),f;return n===void 0?(f=Xe(l,u,r),f[0]<=l&&f.splice(0,1),f[f.length-1]>=u&&f.pop(),r=f.length+1,n=s!==void 0?_e(s,r):Tt.get(t)===Ve?Ys(i,r):void 0):(f=_e(te(l,
u),r+1).slice(1,-1),l instanceof Date&&(f=f.map(h=>new Date(h)))),yr(fn(o))<0&&f.reverse(),pu(t,e,{domain:f,range:n,reverse:c,unknown:a})}function pu(t,e,{domain:n=[
0],unknown:r,scheme:i="rdylbu",interpolate:o,range:a=o!==void 0?_e(o,n.length+1):Tt.get(t)===Ve?Ys(i,n.length+1):void 0,reverse:s}){n=fn(n);let c=yr(n);if(!isNaN(
c)&&!I$(n,c))throw new Error(`the ${t} scale has a non-monotonic domain`);return s&&(a=vo(a)),{type:"threshold",scale:wd(c<0?vo(n):n,a===void 0?[]:a).unknown(r),
domain:n,range:a}}function I$(t,e){for(let n=1,r=t.length,i=t[0];n<r;++n){let o=nn(i,i=t[n]);if(o!==0&&o!==e)return!1}return!0}function mw(t){return{type:"ident\
ity",scale:Dx(Tt.get(t))?md():e=>e}}function na(t,e=Xo){return t.length?[Vt(t,({value:n})=>n===void 0?n:Vt(n,e)),Rt(t,({value:n})=>n===void 0?n:Rt(n,e))]:[0,1]}
function gw(t,e){let n=Tt.get(t);return(n===Ui||n===Hi||n===Gi?L$:na)(e)}function L$(t){return[0,t.length?Rt(t,({value:e})=>e===void 0?e:Rt(e,Xo)):1]}function P$(t,e){
let n=t.find(({radius:a})=>a!==void 0);if(n!==void 0)return[0,n.radius];let r=en(t,.5,({value:a})=>a===void 0?NaN:en(a,.25,Ce)),i=e.map(a=>3*Math.sqrt(a/r)),o=30/
Rt(i);return o<1?i.map(a=>a*o):i}function D$(t,e){let n=rr(t,({value:o})=>o===void 0?NaN:rr(o,Math.abs)),r=e.map(o=>12*o/n),i=60/Rt(r);return i<1?r.map(o=>o*i):
r}function O$(t){for(let{value:e}of t)if(e!==void 0)for(let n of e){if(n>0)return na(t,Ce);if(n<0)return na(t,zr)}return[1,10]}function z$(t){let e=[];for(let{value:n}of t)
if(n!==void 0)for(let r of n)e.push(r);return e}function Bs(t){return(e,n)=>r=>t(e+r*(n-e))}var Om=0,zm;function yw(){let t=Om;return Om=0,zm=void 0,t}function xe(t){t!==zm&&(zm=t,console.warn(t),++Om)}function mu(t,e,n,r,{type:i,nice:o,clamp:a,domain:s=na(r),unknown:c,pivot:l=0,scheme:u,range:f,symmetric:h=!0,interpolate:d=Tt.get(t)===Ve?u==null&&f!==void 0?Mi:
ea(u!==void 0?u:"rdbu"):te,reverse:p}){l=+l,s=fn(s);let[m,b]=s;if(s.length>2&&xe(`Warning: the diverging ${t} scale domain contains extra elements.`),nn(m,b)<0&&
([m,b]=[b,m],p=!p),m=Math.min(m,l),b=Math.max(b,l),typeof d!="function"&&(d=Pm(d)),f!==void 0&&(d=d.length===1?Bs(d)(...f):Lr(d,f)),p&&(d=Lm(d)),h){let y=n.apply(
l),g=y-n.apply(m),w=n.apply(b)-y;g<w?m=n.invert(y-w):g>w&&(b=n.invert(y+g))}return e.domain([m,l,b]).unknown(c).interpolator(d),a&&e.clamp(a),o&&e.nice(o),{type:i,
domain:[m,b],pivot:l,interpolate:d,scale:e}}function bw(t,e,n){return mu(t,_d(),F$,e,n)}function xw(t,e,n){return Fm(t,e,{...n,exponent:.5})}function Fm(t,e,{exponent:n=1,
...r}){return mu(t,$d().exponent(n=+n),q$(n),e,{...r,type:"diverging-pow"})}function ww(t,e,{base:n=10,pivot:r=1,domain:i=na(e,r<0?zr:Ce),...o}){return mu(t,Md().
base(n=+n),Y$,e,{domain:i,pivot:r,...o})}function vw(t,e,{constant:n=1,...r}){return mu(t,Sd().constant(n=+n),X$(n),e,r)}var F$={apply(t){return t},invert(t){return t}},
Y$={apply:Math.log,invert:Math.exp},B$={apply(t){return Math.sign(t)*Math.sqrt(Math.abs(t))},invert(t){return Math.sign(t)*(t*t)}};function q$(t){return t===.5?
B$:{apply(e){return Math.sign(e)*Math.pow(Math.abs(e),t)},invert(e){return Math.sign(e)*Math.pow(Math.abs(e),1/t)}}}function X$(t){return{apply(e){return Math.sign(
e)*Math.log1p(Math.abs(e/t))},invert(e){return Math.sign(e)*Math.expm1(Math.abs(e))*t}}}function _w(t,e,n,r){return ra(t,e,n,r)}function Mw(t,e,n){return _w(t,c2(),e,n)}function Sw(t,e,n){return _w(t,l2(),e,n)}var ia=Symbol("ordinal");function kw(t,e,n,{type:r,interval:i,domain:o,range:a,reverse:s,hint:c}){return i=Bn(i,r),o===void 0&&(o=Nw(n,i,t)),(r==="categorical"||
r===ia)&&(r="ordinal"),s&&(o=vo(o)),o=e.domain(o).domain(),a!==void 0&&(typeof a=="function"&&(a=a(o)),e.range(a)),{type:r,domain:o,range:a,scale:e,hint:c,interval:i}}
function Aw(t,e,{type:n,interval:r,domain:i,range:o,scheme:a,unknown:s,...c}){r=Bn(r,n),i===void 0&&(i=Nw(e,r,t));let l;if(Tt.get(t)===Ko)l=W$(e),o=o===void 0?U$(
l):pt(o,Qo);else if(Tt.get(t)===Ve&&(o===void 0&&(n==="ordinal"||n===ia)&&(o=ow(i,a),o!==void 0&&(a=void 0)),a===void 0&&o===void 0&&(a=n==="ordinal"?"turbo":"o\
bservable10"),a!==void 0))if(o!==void 0){let u=ea(a),f=o[0],h=o[1]-o[0];o=({length:d})=>_e(p=>u(f+h*p),d)}else o=Rm(a);if(s===Rl)throw new Error(`implicit unkno\
wn on ${t} scale is not supported`);return kw(t,Ll().unknown(s),e,{...c,type:n,domain:i,range:o,hint:l})}function Tw(t,e,{align:n=.5,padding:r=.5,...i}){return Ew(
n2().align(n).padding(r),e,i,t)}function Cw(t,e,{align:n=.5,padding:r=.1,paddingInner:i=r,paddingOuter:o=t==="fx"||t==="fy"?0:r,...a}){return Ew(qo().align(n).paddingInner(
i).paddingOuter(o),e,a,t)}function Ew(t,e,n,r){let{round:i}=n;return i!==void 0&&t.round(i=!!i),t=kw(r,t,e,n),t.round=i,t}function Nw(t,e,n){let r=new tn;for(let{
value:i,domain:o}of t){if(o!==void 0)return o();if(i!==void 0)for(let a of i)r.add(a)}if(e!==void 0){let[i,o]=kt(r).map(e.floor,e);return e.range(i,e.offset(o))}
if(r.size>1e4&&Tt.get(n)===pn)throw new Error(`implicit ordinal domain of ${n} scale has more than 10,000 values`);return yo(r,ce)}function $w(t,e){let n;for(let{
hint:r}of t){let i=r?.[e];if(i!==void 0){if(n===void 0)n=i;else if(n!==i)return}}return n}function W$(t){return{fill:$w(t,"fill"),stroke:$w(t,"stroke")}}function U$(t){
return St(t.fill)?z2:O2}function qs(t,{label:e,inset:n=0,insetTop:r=n,insetRight:i=n,insetBottom:o=n,insetLeft:a=n,round:s,nice:c,clamp:l,zero:u,align:f,padding:h,projection:d,facet:{label:p=e}={},
...m}={}){let b={};for(let[y,g]of t){let w=m[y],x=Fw(y,g,{round:Tt.get(y)===pn?s:void 0,nice:c,clamp:l,zero:u,align:f,padding:h,projection:d,...w});if(x){let{label:_=y===
"fx"||y==="fy"?p:e,percent:v,transform:M,inset:k,insetTop:S=k!==void 0?k:y==="y"?r:0,insetRight:A=k!==void 0?k:y==="x"?i:0,insetBottom:T=k!==void 0?k:y==="y"?o:
0,insetLeft:$=k!==void 0?k:y==="x"?a:0}=w||{};if(M==null)M=void 0;else if(typeof M!="function")throw new Error("invalid scale transform; not a function");x.percent=
!!v,x.label=_===void 0?G$(g,x):_,x.transform=M,y==="x"||y==="fx"?(x.insetLeft=+$,x.insetRight=+A):(y==="y"||y==="fy")&&(x.insetTop=+S,x.insetBottom=+T),b[y]=x}}
return b}function Bm(t){let e={},n={scales:e};for(let[r,i]of Object.entries(t)){let{scale:o,type:a,interval:s,label:c}=i;e[r]=Bw(i),n[r]=o,o.type=a,s!=null&&(o.
interval=s),c!=null&&(o.label=c)}return n}function Dw(t,e){let{x:n,y:r,fx:i,fy:o}=t,a=i||o?bu(e):e;i&&Rw(i,a),o&&Iw(o,a);let s=i||o?qm(t,e):e;n&&Rw(n,s),r&&Iw(r,
s)}function G$(t=[],e){let n;for(let{label:r}of t)if(r!==void 0){if(n===void 0)n=r;else if(n!==r)return}if(n!==void 0)return!Un(e)&&e.percent&&(n=`${n} (%)`),{inferred:!0,
toString:()=>n}}function yu(t){return Math.sign(yr(t.domain()))*Math.sign(yr(t.range()))}function bu(t){let{marginTop:e,marginRight:n,marginBottom:r,marginLeft:i,
width:o,height:a,facet:{marginTop:s,marginRight:c,marginBottom:l,marginLeft:u}}=t;return{marginTop:Math.max(e,s),marginRight:Math.max(n,c),marginBottom:Math.max(
r,l),marginLeft:Math.max(i,u),width:o,height:a}}function qm({fx:t,fy:e},n){let{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:s,height:c}=bu(n);return{
marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,width:t?t.scale.bandwidth()+a+i:s,height:e?e.scale.bandwidth()+r+o:c,facet:{width:s,height:c}}}function Rw(t,e){
if(t.range===void 0){let{insetLeft:n,insetRight:r}=t,{width:i,marginLeft:o=0,marginRight:a=0}=e,s=o+n,c=i-a-r;t.range=[s,Math.max(s,c)],Un(t)||(t.range=zw(t)),t.
scale.range(t.range)}Ow(t)}function Iw(t,e){if(t.range===void 0){let{insetTop:n,insetBottom:r}=t,{height:i,marginTop:o=0,marginBottom:a=0}=e,s=o+n,c=i-a-r;t.range=
[Math.max(s,c),s],Un(t)?t.range.reverse():t.range=zw(t),t.scale.range(t.range)}Ow(t)}function Ow(t){t.round===void 0&&V$(t)&&H$(t)<=30&&t.scale.round(!0)}function H$({
scale:t}){let e=t.domain().length,[n,r]=t.range(),i=t.paddingInner?t.paddingInner():1,o=t.paddingOuter?t.paddingOuter():t.padding(),a=e-i,s=Math.abs(r-n)/Math.max(
1,a+o*2);return(s-Math.floor(s))*a}function zw(t){let e=t.scale.domain().length+Xm(t);if(!(e>2))return t.range;let[n,r]=t.range;return Array.from({length:e},(i,o)=>n+
o/(e-1)*(r-n))}function xu(t,e,n){return Fw(t,n===void 0?void 0:[{hint:n}],{...e})}function Fw(t,e=[],n={}){let r=j$(t,e,n);if(n.type===void 0&&n.domain===void 0&&
n.range===void 0&&n.interval==null&&t!=="fx"&&t!=="fy"&&Un({type:r})){let i=e.map(({value:o})=>o).filter(o=>o!==void 0);i.some(Xt)?xe(`Warning: some data associ\
ated with the ${t} scale are dates. Dates are typically associated with a "utc" or "time" scale rather than a "${oa(r)}" scale. If you are using a bar mark, you\
 probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If you want to treat\
 this data as ordinal, you can specify the interval of the ${t} scale (e.g., d3.utcDay), or you can suppress this warning by setting the type of the ${t} scale \
to "${oa(r)}".`):i.some(Ax)?xe(`Warning: some data associated with the ${t} scale are strings that appear to be dates (e.g., YYYY-MM-DD). If these strings repre\
sent dates, you should parse them to Date objects. Dates are typically associated with a "utc" or "time" scale rather than a "${oa(r)}" scale. If you are using \
a bar mark, you probably want a rect mark with the interval option instead; if you are using a group transform, you probably want a bin transform instead. If yo\
u want to treat this data as ordinal, you can suppress this warning by setting the type of the ${t} scale to "${oa(r)}".`):i.some(Tx)&&xe(`Warning: some data as\
sociated with the ${t} scale are strings that appear to be numbers. If these strings represent numbers, you should parse or coerce them to numbers. Numbers are \
typically associated with a "linear" scale rather than a "${oa(r)}" scale. If you want to treat this data as ordinal, you can specify the interval of the ${t} s\
cale (e.g., 1 for integers), or you can suppress this warning by setting the type of the ${t} scale to "${oa(r)}".`)}switch(n.type=r,r){case"diverging":case"div\
erging-sqrt":case"diverging-pow":case"diverging-log":case"diverging-symlog":case"cyclical":case"sequential":case"linear":case"sqrt":case"threshold":case"quantil\
e":case"pow":case"log":case"symlog":n=gu(e,n,Zt);break;case"identity":switch(Tt.get(t)){case pn:n=gu(e,n,Zt);break;case Ko:n=gu(e,n,Z$);break}break;case"utc":case"\
time":n=gu(e,n,lm);break}switch(r){case"diverging":return bw(t,e,n);case"diverging-sqrt":return xw(t,e,n);case"diverging-pow":return Fm(t,e,n);case"diverging-lo\
g":return ww(t,e,n);case"diverging-symlog":return vw(t,e,n);case"categorical":case"ordinal":case ia:return Aw(t,e,n);case"cyclical":case"sequential":case"linear":
return lw(t,e,n);case"sqrt":return uw(t,e,n);case"threshold":return pu(t,e,n);case"quantile":return dw(t,e,n);case"quantize":return pw(t,e,n);case"pow":return Dm(
t,e,n);case"log":return fw(t,e,n);case"symlog":return hw(t,e,n);case"utc":return Sw(t,e,n);case"time":return Mw(t,e,n);case"point":return Tw(t,e,n);case"band":return Cw(
t,e,n);case"identity":return mw(t);case void 0:return;default:throw new Error(`unknown scale type: ${r}`)}}function oa(t){return typeof t=="symbol"?t.description:
t}function Lw(t){return typeof t=="string"?`${t}`.toLowerCase():t}var Pw={toString:()=>"projection"};function j$(t,e,{type:n,domain:r,range:i,scheme:o,pivot:a,projection:s}){
if(n=Lw(n),t==="fx"||t==="fy")return"band";(t==="x"||t==="y")&&s!=null&&(n=Pw);for(let u of e){let f=Lw(u.type);if(f!==void 0){if(n===void 0)n=f;else if(n!==f)throw new Error(
`scale incompatible with channel: ${n} !== ${f}`)}}if(n===Pw)return;if(n!==void 0)return n;if(r===void 0&&!e.some(({value:u})=>u!==void 0))return;let c=Tt.get(t);
if(c===Ui)return"sqrt";if(c===Hi||c===Gi)return"linear";if(c===Ko)return"ordinal";let l=(r??i)?.length;if(l<2||l>2)return Ym(c);if(r!==void 0){if(zt(r))return Ym(
c);if(Xt(r))return"utc"}else{let u=e.map(({value:f})=>f).filter(f=>f!==void 0);if(u.some(zt))return Ym(c);if(u.some(Xt))return"utc"}if(c===Ve){if(a!=null||aw(o))
return"diverging";if(iw(o))return"categorical"}return"linear"}function Ym(t){switch(t){case pn:return"point";case Ve:return ia;default:return"ordinal"}}function Un({type:t}){return t==="ordinal"||t==="point"||t==="band"||t===ia}function Xm({type:t}){return t==="threshold"}function V$({type:t}){return t==="point"||
t==="band"}function Ze(t){if(t===void 0)return!0;let e=t.domain(),n=t(e[0]);for(let r=1,i=e.length;r<i;++r)if(t(e[r])-n)return!1;return!0}function gu(t,{domain:e,...n},r){
for(let i of t)i.value!==void 0&&(e===void 0&&(e=i.value?.domain),i.value=r(i.value));return{domain:e===void 0?e:r(e),...n}}function Z$(t){return pt(t,Qo)}function wu(t={}){
let e;for(let n in t)if(Tt.has(n)&&Fn(t[n])){if(e!==void 0)throw new Error("ambiguous scale definition; multiple scales found");e=Bw(xu(n,t[n]))}if(e===void 0)throw new Error(
"invalid scale definition; no scale found");return e}function Yw(t){return e=>{if(!Tt.has(e=`${e}`))throw new Error(`unknown scale: ${e}`);return t[e]}}function Bw({
scale:t,type:e,domain:n,range:r,interpolate:i,interval:o,transform:a,percent:s,pivot:c}){if(e==="identity")return{type:"identity",apply:u=>u,invert:u=>u};let l=t.
unknown?t.unknown():void 0;return{type:e,domain:Wr(n),...r!==void 0&&{range:Wr(r)},...a!==void 0&&{transform:a},...s&&{percent:s},...l!==void 0&&{unknown:l},...o!==
void 0&&{interval:o},...i!==void 0&&{interpolate:i},...t.clamp&&{clamp:t.clamp()},...c!==void 0&&{pivot:c,symmetric:!1},...t.base&&{base:t.base()},...t.exponent&&
{exponent:t.exponent()},...t.constant&&{constant:t.constant()},...t.align&&{align:t.align(),round:t.round()},...t.padding&&(t.paddingInner?{paddingInner:t.paddingInner(),
paddingOuter:t.paddingOuter()}:{padding:t.padding()}),...t.bandwidth&&{bandwidth:t.bandwidth(),step:t.step()},apply:u=>t(u),...t.invert&&{invert:u=>t.invert(u)}}}function Xw(t,e){let{fx:n,fy:r}=qs(t,e),i=n?.scale.domain(),o=r?.scale.domain();return i&&o?Tg(i,o).map(([a,s],c)=>({x:a,y:s,i:c})):i?i.map((a,s)=>({x:a,i:s})):
o?o.map((a,s)=>({y:a,i:s})):void 0}function Ww(t,{x:e,y:n}){return e&&=jm(e),n&&=jm(n),t.filter(e&&n?r=>e.has(r.x)&&n.has(r.y):e?r=>e.has(r.x):r=>n.has(r.y)).sort(
e&&n?(r,i)=>e.get(r.x)-e.get(i.x)||n.get(r.y)-n.get(i.y):e?(r,i)=>e.get(r.x)-e.get(i.x):(r,i)=>n.get(r.y)-n.get(i.y))}function _u(t,{fx:e,fy:n}){let r=Ee(t),i=e?.
value,o=n?.value;return e&&n?nr(r,a=>(a.fx=i[a[0]],a.fy=o[a[0]],a),a=>i[a],a=>o[a]):e?nr(r,a=>(a.fx=i[a[0]],a),a=>i[a]):nr(r,a=>(a.fy=o[a[0]],a),a=>o[a])}function Uw(t,e,{
marginTop:n,marginLeft:r}){let i=t?({x:a})=>t(a)-r:()=>0,o=e?({y:a})=>e(a)-n:()=>0;return function(a){this.tagName==="svg"?(this.setAttribute("x",i(a)),this.setAttribute(
"y",o(a))):this.setAttribute("transform",`translate(${i(a)},${o(a)})`)}}function Gw(t){let e=[],n=new Uint32Array(ve(t,r=>r.length));for(let r of t){let i=0;for(let o of t)
r!==o&&(n.set(o,i),i+=o.length);e.push(n.slice(0,i))}return e}var K$=new Map([["top",Wm],["right",Hm],["bottom",Um],["left",Gm],["top-left",vu(Wm,Gm)],["top-rig\
ht",vu(Wm,Hm)],["bottom-left",vu(Um,Gm)],["bottom-right",vu(Um,Hm)],["top-empty",J$],["right-empty",nk],["bottom-empty",tk],["left-empty",ek],["empty",rk]]);function Hw(t){
if(t==null)return null;let e=K$.get(`${t}`.toLowerCase());if(e)return e;throw new Error(`invalid facet anchor: ${t}`)}var qw=new WeakMap;function jm(t){let e=qw.
get(t);return e||qw.set(t,e=new Je(pt(t,(n,r)=>[n,r]))),e}function Kr(t,e){return jm(t).get(e)}function Q$(t,e,n){return e=hn(e),n=hn(n),t.find(r=>Object.is(hn(
r.x),e)&&Object.is(hn(r.y),n))}function Mu(t,e,n){return Q$(t,e,n)?.empty}function Wm(t,{y:e},{y:n}){return e?Kr(e,n)===0:!0}function Um(t,{y:e},{y:n}){return e?
Kr(e,n)===e.length-1:!0}function Gm(t,{x:e},{x:n}){return e?Kr(e,n)===0:!0}function Hm(t,{x:e},{x:n}){return e?Kr(e,n)===e.length-1:!0}function J$(t,{y:e},{x:n,
y:r,empty:i}){if(i)return!1;if(!e)return;let o=Kr(e,r);if(o>0)return Mu(t,n,e[o-1])}function tk(t,{y:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=Kr(e,
r);if(o<e.length-1)return Mu(t,n,e[o+1])}function ek(t,{x:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=Kr(e,n);if(o>0)return Mu(t,e[o-1],r)}function nk(t,{
x:e},{x:n,y:r,empty:i}){if(i)return!1;if(!e)return;let o=Kr(e,n);if(o<e.length-1)return Mu(t,e[o+1],r)}function rk(t,e,{empty:n}){return n}function vu(t,e){return function(){
return t.apply(null,arguments)&&e.apply(null,arguments)}}function Su(t,{channels:{fx:e,fy:n},groups:r}){return e&&n?t.map(({x:i,y:o})=>r.get(i)?.get(o)??[]):e?t.
map(({x:i})=>r.get(i)??[]):t.map(({y:i})=>r.get(i)??[])}var jw=Math.PI,kr=2*jw,Vm=.618;function Vw({projection:t,inset:e=0,insetTop:n=e,insetRight:r=e,insetBottom:i=e,insetLeft:o=e}={},a){if(t==null)return;if(typeof t.
stream=="function")return t;let s,c,l="frame";if(Kt(t)){let _;if({type:t,domain:c,inset:_,insetTop:n=_!==void 0?_:n,insetRight:r=_!==void 0?_:r,insetBottom:i=_!==
void 0?_:i,insetLeft:o=_!==void 0?_:o,clip:l=l,...s}=t,t==null)return}typeof t!="function"&&({type:t}=Zm(t));let{width:u,height:f,marginLeft:h,marginRight:d,marginTop:p,
marginBottom:m}=a,b=u-h-d-o-r,y=f-p-m-n-i;if(t=t?.({width:b,height:y,clip:l,...s}),t==null)return;l=ik(l,h,p,u-d,f-m);let g=h+o,w=p+n,x;if(c!=null){let[[_,v],[M,
k]]=ur(t).bounds(c),S=Math.min(b/(M-_),y/(k-v));S>0?(g-=(S*(_+M)-b)/2,w-=(S*(v+k)-y)/2,x=hs({point(A,T){this.stream.point(A*S+g,T*S+w)}})):xe("Warning: the proj\
ection could not be fit to the specified domain; using the default scale.")}return x??=g===0&&w===0?Zw():hs({point(_,v){this.stream.point(_+g,v+w)}}),{stream:_=>t.
stream(x.stream(l(_)))}}function Zm(t){switch(`${t}`.toLowerCase()){case"albers-usa":return xn(Vy,.7463,.4673);case"albers":return $u(Uh,.7463,.4673);case"azimu\
thal-equal-area":return xn(Qy,4,4);case"azimuthal-equidistant":return xn(tb,kr,kr);case"conic-conformal":return $u(rb,kr,kr);case"conic-equal-area":return $u(us,
6.1702,2.9781);case"conic-equidistant":return $u(ob,7.312,3.6282);case"equal-earth":return xn(sb,5.4133,2.6347);case"equirectangular":return xn(ib,kr,jw);case"g\
nomonic":return xn(lb,3.4641,3.4641);case"identity":return{type:Zw};case"reflect-y":return{type:ok};case"mercator":return xn(eb,kr,kr);case"orthographic":return xn(
fb,2,2);case"stereographic":return xn(db,2,2);case"transverse-mercator":return xn(mb,kr,kr);default:throw new Error(`unknown projection type: ${t}`)}}function ik(t,e,n,r,i){
if(t===!1||t==null||typeof t=="number")return o=>o;switch(t===!0&&(t="frame"),`${t}`.toLowerCase()){case"frame":return Bh(e,n,r,i);default:throw new Error(`unkn\
own projection clip type: ${t}`)}}function xn(t,e,n){return{type:({width:r,height:i,rotate:o,precision:a=.15,clip:s})=>{let c=t();return a!=null&&c.precision?.(
a),o!=null&&c.rotate?.(o),typeof s=="number"&&c.clipAngle?.(s),r!=null&&(c.scale(Math.min(r/e,i/n)),c.translate([r/2,i/2])),c},aspectRatio:n/e}}function $u(t,e,n){
let{type:r,aspectRatio:i}=xn(t,e,n);return{type:o=>{let{parallels:a,domain:s,width:c,height:l}=o,u=r(o);return a!=null&&(u.parallels(a),s===void 0&&c!=null&&u.fitSize(
[c,l],{type:"Sphere"})),u},aspectRatio:i}}var Zw=Ut({stream:t=>t}),ok=Ut(hs({point(t,e){this.stream.point(t,-e)}}));function Km(t,e,n,r){let i=n[t],o=n[e],a=i.length,
s=n[t]=new Float64Array(a).fill(NaN),c=n[e]=new Float64Array(a).fill(NaN),l,u=r.stream({point(f,h){s[l]=f,c[l]=h}});for(l=0;l<a;++l)u.point(i[l],o[l])}function Kw({
projection:t}={}){return t==null?!1:typeof t.stream=="function"?!0:(Kt(t)&&(t=t.type),t!=null)}function Qw(t){if(typeof t?.stream=="function")return Vm;if(Kt(t)){
let e,n;if({domain:e,type:t,...n}=t,e!=null&&t!=null){let r=typeof t=="string"?Zm(t).type:t,[[i,o],[a,s]]=ur(r({...n,width:100,height:100})).bounds(e),c=(s-o)/(a-
i);return c&&isFinite(c)?c<.2?.2:c>5?5:c:Vm}}if(t!=null){if(typeof t!="function"){let{aspectRatio:e}=Zm(t);if(e)return e}return Vm}}function Gn(t,e,{projection:n}){
let{x:r,y:i}=t,o={};return r&&(o.x=r),i&&(o.y=i),o=Zr(o,e),n&&r?.scale==="x"&&i?.scale==="y"&&Km("x","y",o,n),r&&(o.x=Zt(o.x)),i&&(o.y=Zt(o.y)),o}function Jw(t){
let e=[],n=[],r={scale:"x",value:e},i={scale:"y",value:n},o={point(a,s){e.push(a),n.push(s)},lineStart(){},lineEnd(){},polygonStart(){},polygonEnd(){},sphere(){}};
for(let a of t.value)cr(a,o);return[r,i]}function tv({x:t,y:e}){if(t||e)return t??=n=>n,e??=n=>n,hs({point(n,r){this.stream.point(t(n),e(r))}})}function Qr(t={}){let{document:e=typeof window<"u"?window.document:void 0,clip:n}=t;return{document:e,clip:ou(n)}}function j(t,{document:e}){return Le(_o(t).call(
e.documentElement))}var ku=Symbol("unset");function Jr(t){return(t.length===1?ak:sk)(t)}function ak(t){let e,n=ku;return r=>(Object.is(n,r)||(n=r,e=t(r)),e)}function sk(t){let e,n;
return(...r)=>((n?.length!==r.length||n.some((i,o)=>!Object.is(i,r[o])))&&(n=r,e=t(...r)),e)}var ck=Jr(t=>new Intl.NumberFormat(t)),lk=Jr((t,e)=>new Intl.DateTimeFormat(t,{timeZone:"UTC",...e&&{month:e}})),uk=Jr((t,e)=>new Intl.DateTimeFormat(t,{timeZone:"\
UTC",...e&&{weekday:e}}));function Qm(t="en-US"){let e=ck(t);return n=>n!=null&&!isNaN(n)?e.format(n):void 0}function ev(t="en-US",e="short"){let n=lk(t,e);return r=>r!=
null&&!isNaN(r=+new Date(Date.UTC(2e3,+r)))?n.format(r):void 0}function nv(t="en-US",e="short"){let n=uk(t,e);return r=>r!=null&&!isNaN(r=+new Date(Date.UTC(2001,
0,+r)))?n.format(r):void 0}function Jm(t){return Kl(t,"Invalid Date")}function fk(t="en-US"){let e=Qm(t);return n=>(n instanceof Date?Jm:typeof n=="number"?e:Wt)(
n)}var Hn=fk();var Gt=(typeof window<"u"?window.devicePixelRatio>1:typeof it>"u")?0:.5,hk=0,dk=0;function Au(){return`plot-clip-${++hk}`}function iv(){return`plot-pattern-${++dk}`}
function Tu(t,{title:e,href:n,ariaLabel:r,ariaDescription:i,ariaHidden:o,target:a,fill:s,fillOpacity:c,stroke:l,strokeWidth:u,strokeOpacity:f,strokeLinejoin:h,strokeLinecap:d,
strokeMiterlimit:p,strokeDasharray:m,strokeDashoffset:b,opacity:y,mixBlendMode:g,imageFilter:w,paintOrder:x,pointerEvents:_,shapeRendering:v,channels:M},{ariaLabel:k,
fill:S="currentColor",fillOpacity:A,stroke:T="none",strokeOpacity:$,strokeWidth:N,strokeLinecap:E,strokeLinejoin:C,strokeMiterlimit:R,paintOrder:I}){S===null&&(s=
null,c=null),T===null&&(l=null,f=null),St(S)?!St(T)&&(!St(s)||M?.fill)&&(T="none"):St(T)&&(!St(l)||M?.stroke)&&(S="none");let[z,P]=qt(s,S),[Y,q]=$t(c,A),[W,X]=qt(
l,T),[ot,st]=$t(f,$),[lt,U]=$t(y);_r(X)||(u===void 0&&(u=N),d===void 0&&(d=E),h===void 0&&(h=C),p===void 0&&!Ex(h)&&(p=R),!_r(P)&&x===void 0&&(x=I));let[at,O]=$t(
u);return S!==null&&(t.fill=Lt(P,"currentColor"),t.fillOpacity=Xs(q,1)),T!==null&&(t.stroke=Lt(X,"none"),t.strokeWidth=Xs(O,1),t.strokeOpacity=Xs(st,1),t.strokeLinejoin=
Lt(h,"miter"),t.strokeLinecap=Lt(d,"butt"),t.strokeMiterlimit=Xs(p,4),t.strokeDasharray=Lt(m,"none"),t.strokeDashoffset=Lt(b,"0")),t.target=Wt(a),t.ariaLabel=Wt(
k),t.ariaDescription=Wt(i),t.ariaHidden=Wt(o),t.opacity=Xs(U,1),t.mixBlendMode=Lt(g,"normal"),t.imageFilter=Lt(w,"none"),t.paintOrder=Lt(x,"normal"),t.pointerEvents=
Lt(_,"auto"),t.shapeRendering=Lt(v,"auto"),{title:{value:e,optional:!0,filter:null},href:{value:n,optional:!0,filter:null},ariaLabel:{value:r,optional:!0,filter:null},
fill:{value:z,scale:"auto",optional:!0},fillOpacity:{value:Y,scale:"auto",optional:!0},stroke:{value:W,scale:"auto",optional:!0},strokeOpacity:{value:ot,scale:"\
auto",optional:!0},strokeWidth:{value:at,optional:!0},opacity:{value:lt,scale:"auto",optional:!0}}}function pk(t,e){e&&t.filter(n=>As(e[n])).append("title").call(
gk,e)}function mk(t,e){e&&t.filter(([n])=>As(e[n])).append("title").call(yk,e)}function gk(t,e){e&&t.text(n=>Hn(e[n]))}function yk(t,e){e&&t.text(([n])=>Hn(e[n]))}
function ht(t,{target:e,tip:n},{ariaLabel:r,title:i,fill:o,fillOpacity:a,stroke:s,strokeOpacity:c,strokeWidth:l,opacity:u,href:f}){r&&V(t,"aria-label",h=>r[h]),
o&&V(t,"fill",h=>o[h]),a&&V(t,"fill-opacity",h=>a[h]),s&&V(t,"stroke",h=>s[h]),c&&V(t,"stroke-opacity",h=>c[h]),l&&V(t,"stroke-width",h=>l[h]),u&&V(t,"opacity",
h=>u[h]),f&&ov(t,h=>f[h],e),n||pk(t,i)}function ji(t,{target:e,tip:n},{ariaLabel:r,title:i,fill:o,fillOpacity:a,stroke:s,strokeOpacity:c,strokeWidth:l,opacity:u,
href:f}){r&&V(t,"aria-label",([h])=>r[h]),o&&V(t,"fill",([h])=>o[h]),a&&V(t,"fill-opacity",([h])=>a[h]),s&&V(t,"stroke",([h])=>s[h]),c&&V(t,"stroke-opacity",([h])=>c[h]),
l&&V(t,"stroke-width",([h])=>l[h]),u&&V(t,"opacity",([h])=>u[h]),f&&ov(t,([h])=>f[h],e),n||mk(t,i)}function bk({ariaLabel:t,title:e,fill:n,fillOpacity:r,stroke:i,
strokeOpacity:o,strokeWidth:a,opacity:s,href:c},{tip:l}){return[t,l?void 0:e,n,r,i,o,a,s,c].filter(u=>u!==void 0)}function Ws(t,e,n){let r=Ie(t,i=>e[i]);return n===
void 0&&r.size>1+t.length>>1&&xe("Warning: the implicit z channel has high cardinality. This may occur when the fill or stroke channel is associated with quanti\
tative data rather than ordinal or categorical data. You can suppress this warning by setting the z option explicitly; if this data represents a single series, \
set z to null."),r.values()}function*Cu(t,e,n,r){let{z:i}=n,{z:o}=r,a=bk(r,n),s=[...e,...a];for(let c of o?Ws(t,o,i):[t]){let l,u;t:for(let f of c){for(let h of s)
if(!Ot(h[f])){u&&u.push(-1);continue t}if(l===void 0){u&&(yield u),l=a.map(h=>hn(h[f])),u=[f];continue}u.push(f);for(let h=0;h<a.length;++h)if(hn(a[h][f])!==l[h]){
yield u,l=a.map(p=>hn(p[f])),u=[f];continue t}}u&&(yield u)}}function xk(t,e,n,r){let i,{clip:o=r.clip}=e;o==="frame"?(t=j("svg:g",r).each(function(){this.appendChild(
t.node()),t.node=()=>this}),i=vk(r,n)):o&&(i=Mk(o,r)),V(t,"aria-label",e.ariaLabel),V(t,"aria-description",e.ariaDescription),V(t,"aria-hidden",e.ariaHidden),V(
t,"clip-path",i)}function wk(t){let e=new WeakMap;return(n,r)=>{let i=e.get(n);if(!i){let o=Au();Le(n.ownerSVGElement).append("clipPath").attr("id",o).call(t,n,
r),e.set(n,i=`url(#${o})`)}return i}}var vk=wk((t,e,n)=>{let{width:r,height:i,marginLeft:o,marginRight:a,marginTop:s,marginBottom:c}=n;t.append("rect").attr("x",
o).attr("y",s).attr("width",r-a-o).attr("height",i-s-c)}),rv=new WeakMap,_k={type:"Sphere"};function Mk(t,e){let n,r;if((n=rv.get(e))||rv.set(e,n=new WeakMap),t.
type==="Sphere"&&(t=_k),!(r=n.get(t))){let i=Au();Le(e.ownerSVGElement).append("clipPath").attr("id",i).append("path").attr("d",e.path()(t)),n.set(t,r=`url(#${i}\
)`)}return r}function ct(t,e,n,r){xk(t,e,n,r),V(t,"class",e.className),V(t,"fill",e.fill),V(t,"fill-opacity",e.fillOpacity),V(t,"stroke",e.stroke),V(t,"stroke-w\
idth",e.strokeWidth),V(t,"stroke-opacity",e.strokeOpacity),V(t,"stroke-linejoin",e.strokeLinejoin),V(t,"stroke-linecap",e.strokeLinecap),V(t,"stroke-miterlimit",
e.strokeMiterlimit),V(t,"stroke-dasharray",e.strokeDasharray),V(t,"stroke-dashoffset",e.strokeDashoffset),V(t,"shape-rendering",e.shapeRendering),V(t,"filter",e.
imageFilter),V(t,"paint-order",e.paintOrder);let{pointerEvents:i=r.pointerSticky===!1?"none":void 0}=e;V(t,"pointer-events",i)}function et(t,e){Sk(t,"mix-blend-\
mode",e.mixBlendMode),V(t,"opacity",e.opacity)}function ov(t,e,n){t.each(function(r){let i=e(r);if(i!=null){let o=this.ownerDocument.createElementNS(We.svg,"a");
o.setAttribute("fill","inherit"),o.setAttributeNS(We.xlink,"href",i),n!=null&&o.setAttribute("target",n),this.parentNode.insertBefore(o,this).appendChild(this)}})}
function V(t,e,n){n!=null&&t.attr(e,n)}function Sk(t,e,n){n!=null&&t.style(e,n)}function rt(t,e,{x:n,y:r},i=Gt,o=Gt){i+=e.dx,o+=e.dy,n?.bandwidth&&(i+=n.bandwidth()/
2),r?.bandwidth&&(o+=r.bandwidth()/2),(i||o)&&t.attr("transform",`translate(${i},${o})`)}function Lt(t,e){if((t=Wt(t))!==e)return t}function Xs(t,e){if((t=bt(t))!==
e)return t}var $k=/^-?([_a-z]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])([_a-z0-9-]|[\240-\377]|\\[0-9a-f]{1,6}(\r\n|[ \t\r\n\f])?|\\[^\r\n\f0-9a-f])*$/i;
function aa(t){if(t===void 0)return"plot-d6a7b5";if(t=`${t}`,!$k.test(t))throw new Error(`invalid class name: ${t}`);return t}function sa(t,e){if(typeof e=="str\
ing")t.property("style",e);else if(e!=null)for(let n of t)Object.assign(n.style,e)}function fe({frameAnchor:t},{width:e,height:n,marginTop:r,marginRight:i,marginBottom:o,
marginLeft:a}){return[/left$/.test(t)?a:/right$/.test(t)?e-i:(a+e-i)/2,/^top/.test(t)?r:/^bottom/.test(t)?n-o:(r+n-o)/2]}var Q=class{constructor(e,n={},r={},i){let{facet:o="auto",facetAnchor:a,fx:s,fy:c,sort:l,dx:u=0,dy:f=0,margin:h=0,marginTop:d=h,marginRight:p=h,marginBottom:m=h,
marginLeft:b=h,className:y,clip:g=i?.clip,channels:w,tip:x,render:_}=r;if(this.data=e,this.sort=Yn(l)?l:null,this.initializer=Ct(r).initializer,this.transform=this.
initializer?r.transform:Qt(r).transform,o===null||o===!1?this.facet=null:(this.facet=re(o===!0?"include":o,"facet",["auto","include","exclude","super"]),this.fx=
e===qr&&typeof s=="string"?[s]:s,this.fy=e===qr&&typeof c=="string"?[c]:c),this.facetAnchor=Hw(a),n=Ls(n),w!==void 0&&(n={...kk(w),...n}),i!==void 0&&(n={...Tu(
this,r,i),...n}),this.channels=Object.fromEntries(Object.entries(n).map(([v,M])=>{if(je(M.value)){let{value:k,label:S=M.label,scale:A=M.scale}=M.value;M={...M,label:S,
scale:A,value:k}}if(e===qr&&typeof M.value=="string"){let{value:k}=M;M={...M,value:[k]}}return[v,M]}).filter(([v,{value:M,optional:k}])=>{if(M!=null)return!0;if(k)
return!1;throw new Error(`missing channel value: ${v}`)})),this.dx=+u,this.dy=+f,this.marginTop=+d,this.marginRight=+p,this.marginBottom=+m,this.marginLeft=+b,this.
clip=ou(g),this.tip=Ak(x),this.className=Wt(y),this.facet==="super"){if(s||c)throw new Error("super-faceting cannot use fx or fy");for(let v in this.channels){let{
scale:M}=n[v];if(!(M!=="x"&&M!=="y"))throw new Error("super-faceting cannot use x or y")}}_!=null&&(this.render=ti(_,this.render))}initialize(e,n,r){let i=br(this.
data);e===void 0&&i!=null&&(e=[Ee(i)]);let o=e;this.transform!=null&&({facets:e,data:i}=this.transform(i,e,r),i=br(i)),e!==void 0&&(e.original=o);let a=du(this.
channels,i);return this.sort!=null&&Zx(i,e,a,n,this.sort),{data:i,facets:e,channels:a}}filter(e,n,r){for(let i in n){let{filter:o=Ot}=n[i];if(o!==null){let a=r[i];
e=e.filter(s=>o(a[s]))}}return e}project(e,n,r){for(let i in e)if(e[i].scale==="x"&&/^x|x$/.test(i)){let o=i.replace(/^x|x$/,"y");o in e&&e[o].scale==="y"&&Km(i,
o,n,r.projection)}}scale(e,n,r){let i=Zr(e,n);return r.projection&&this.project(e,i,r),i}};function Jt(...t){return t.plot=Q.prototype.plot,t}function ti(t,e){if(t==
null)return e===null?void 0:e;if(e==null)return t===null?void 0:t;if(typeof t!="function")throw new TypeError(`invalid render transform: ${t}`);if(typeof e!="fu\
nction")throw new TypeError(`invalid render transform: ${e}`);return function(n,r,i,o,a,s){return t.call(this,n,r,i,o,a,(c,l,u,f,h)=>e.call(this,c,l,u,f,h,s))}}
function kk(t){return Object.fromEntries(Object.entries(Ls(t)).map(([e,n])=>(n=typeof n=="string"?{value:n,label:e}:dn(n),n.filter===void 0&&n.scale==null&&(n={
...n,filter:null}),[e,n])))}function Ak(t){return t===!0?"xy":t===!1||t==null?null:typeof t=="string"?re(t,"tip",["x","y","xy"]):t}function wn(t,e){return t?.tip===
!0?{...t,tip:e}:Kt(t?.tip)&&t.tip.pointer===void 0?{...t,tip:{...t.tip,pointer:e}}:t}function sv(t,e,n={}){let r=.5-Gt,i=.5+Gt,o=.5+Gt,a=.5-Gt;for(let{marginTop:m,marginRight:b,marginBottom:y,marginLeft:g}of e)m>r&&(r=m),b>i&&(i=b),y>o&&(o=y),g>
a&&(a=g);let{margin:s,marginTop:c=s!==void 0?s:r,marginRight:l=s!==void 0?s:i,marginBottom:u=s!==void 0?s:o,marginLeft:f=s!==void 0?s:a}=n;c=+c,l=+l,u=+u,f=+f;let{
width:h=640,height:d=Tk(t,n,{width:h,marginTopDefault:r,marginRightDefault:i,marginBottomDefault:o,marginLeftDefault:a})+Math.max(0,c-r+u-o)}=n;h=+h,d=+d;let p={
width:h,height:d,marginTop:c,marginRight:l,marginBottom:u,marginLeft:f};if(t.fx||t.fy){let{margin:m,marginTop:b=m!==void 0?m:c,marginRight:y=m!==void 0?m:l,marginBottom:g=m!==
void 0?m:u,marginLeft:w=m!==void 0?m:f}=n.facet??{};b=+b,y=+y,g=+g,w=+w,p.facet={marginTop:b,marginRight:y,marginBottom:g,marginLeft:w}}return p}function Tk({x:t,
y:e,fy:n,fx:r},{projection:i,aspectRatio:o},{width:a,marginTopDefault:s,marginRightDefault:c,marginBottomDefault:l,marginLeftDefault:u}){let f=n&&n.scale.domain().
length||1,h=Qw(i);if(h){let p=r?r.scale.domain().length:1,m=(1.1*f-.1)/(1.1*p-.1)*h,b=Math.max(.1,Math.min(10,m));return Math.round((a-u-c)*b+s+l)}let d=e?Un(e)?
e.scale.domain().length||1:Math.max(7,17/f):1;if(o!=null){if(o=+o,!(isFinite(o)&&o>0))throw new Error(`invalid aspectRatio: ${o}`);let p=av("y",e)/(av("x",t)*o),
m=r?r.scale.bandwidth():1,b=n?n.scale.bandwidth():1,y=m*(a-u-c)-t.insetLeft-t.insetRight;return(p*y+e.insetTop+e.insetBottom)/b+s+l}return!!(e||n)*Math.max(1,Math.
min(60,d*f))*20+!!r*30+60}function av(t,e){if(!e)throw new Error(`aspectRatio requires ${t} scale`);let{type:n,domain:r}=e,i;switch(n){case"linear":case"utc":case"\
time":i=Number;break;case"pow":{let s=e.scale.exponent();i=c=>Math.pow(c,s);break}case"log":i=Math.log;break;case"point":case"band":return r.length;default:throw new Error(
`unsupported ${t} scale for aspectRatio: ${n}`)}let[o,a]=kt(r);return Math.abs(i(a)-i(o))}var cv=new WeakMap;function t0(t,e,{x:n,y:r,px:i,py:o,maxRadius:a=40,channels:s,render:c,...l}={}){return a=+a,i!=null&&(n??=null,s={...s,px:{value:i,scale:"x"}}),
o!=null&&(r??=null,s={...s,py:{value:o,scale:"y"}}),{x:n,y:r,channels:s,...l,render:ti(function(u,f,h,d,p,m){p={...p,pointerSticky:!1};let b=p.ownerSVGElement,{
data:y}=p.getMarkState(this),g=cv.get(b);g||cv.set(b,g={sticky:!1,roots:[],renders:[]});let w=g.renders.push(X)-1,{x,y:_,fx:v,fy:M}=f,k=v?v(u.fx)-d.marginLeft:0,
S=M?M(u.fy)-d.marginTop:0;x?.bandwidth&&(k+=x.bandwidth()/2),_?.bandwidth&&(S+=_.bandwidth()/2);let A=u.fi!=null,T;if(A){let U=g.facetStates;U||(g.facetStates=U=
new Map),T=U.get(this),T||U.set(this,T=new Map)}let[$,N]=fe(this,d),{px:E,py:C}=h,R=E?U=>E[U]:e0(h,$),I=C?U=>C[U]:n0(h,N),z,P,Y,q;function W(U,at){if(A)if(q&&(q=
cancelAnimationFrame(q)),U==null)T.delete(u.fi);else{T.set(u.fi,at),q=requestAnimationFrame(()=>{q=null;for(let[O,G]of T)if(G<at||G===at&&O<u.fi){U=null;break}X(
U)});return}X(U)}function X(U){if(z===U&&Y===g.sticky)return;z=U,Y=p.pointerSticky=g.sticky;let at=z==null?[]:[z];A&&(at.fx=u.fx,at.fy=u.fy,at.fi=u.fi);let O=m(
at,f,h,d,p);if(P){if(A){let G=P.parentNode,H=P.getAttribute("transform"),D=O.getAttribute("transform");H?O.setAttribute("transform",H):O.removeAttribute("transf\
orm"),D?G.setAttribute("transform",D):G.removeAttribute("transform"),O.removeAttribute("aria-label"),O.removeAttribute("aria-description"),O.removeAttribute("ar\
ia-hidden")}P.replaceWith(O)}if(g.roots[w]=P=O,!(z==null&&T?.size>1)){let G=z==null?null:Ye(y)?y[z]:y.get(z);p.dispatchValue(G)}return O}function ot(U){if(g.sticky||
U.pointerType==="mouse"&&U.buttons===1)return;let[at,O]=t1(U);at-=k,O-=S;let G=at<d.marginLeft||at>d.width-d.marginRight?1:t,H=O<d.marginTop||O>d.height-d.marginBottom?
1:e,D=null,gt=a*a;for(let J of u){let yt=G*(R(J)-at),xt=H*(I(J)-O),Pt=yt*yt+xt*xt;Pt<=gt&&(D=J,gt=Pt)}if(D!=null&&(t!==1||e!==1)){let J=R(D)-at,yt=I(D)-O;gt=J*J+
yt*yt}W(D,gt)}function st(U){U.pointerType==="mouse"&&z!=null&&(g.sticky&&g.roots.some(at=>at?.contains(U.target))||(g.sticky?(g.sticky=!1,g.renders.forEach(at=>at(
null))):(g.sticky=!0,X(z)),U.stopImmediatePropagation()))}function lt(U){U.pointerType==="mouse"&&(g.sticky||W(null))}return b.addEventListener("pointerenter",ot),
b.addEventListener("pointermove",ot),b.addEventListener("pointerdown",st),b.addEventListener("pointerleave",lt),X(null)},c)}}function ca(t){return t0(1,1,t)}function la(t){
return t0(1,.01,t)}function Vi(t){return t0(.01,1,t)}function e0({x1:t,x2:e,x:n=t},r){return t&&e?i=>(t[i]+e[i])/2:n?i=>n[i]:()=>r}function n0({y1:t,y2:e,y:n=t},r){
return t&&e?i=>(t[i]+e[i])/2:n?i=>n[i]:()=>r}function Eu(t){return Un(t)&&t.interval===void 0?void 0:"tabular-nums"}function lv(t,e){let{label:n=t.label,tickSize:r=6,width:i=240,height:o=44+r,marginTop:a=18,marginRight:s=0,marginBottom:c=16+r,marginLeft:l=0,style:u,ticks:f=(i-
l-s)/64,tickFormat:h,fontVariant:d=Eu(t),round:p=!0,opacity:m,className:b}=e,y=Qr(e);b=aa(b),m=$t(m)[1],h===null&&(h=()=>null);let g=j("svg",y).attr("class",`${b}\
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
if(S){let $=k===void 0?S:Lr(S.length===1?Bs(S):S,k);x=_(A.copy(),_e(te(l,i-s),Math.min(M.length+(T!==void 0),k===void 0?1/0:k.length)));let N=256,E=y.document.createElement(
"canvas");E.width=N,E.height=1;let C=E.getContext("2d");for(let R=0,I=N-1;R<N;++R)C.fillStyle=$(R/I),C.fillRect(R,0,1,1);g.append("image").attr("opacity",m).attr(
"x",l).attr("y",a).attr("width",i-l-s).attr("height",o-a-c).attr("preserveAspectRatio","none").attr("xlink:href",E.toDataURL())}else if(v==="threshold"){let $=M,
N=h===void 0?E=>E:typeof h=="string"?Cn(h):h;x=_(_s().domain([-1,k.length-1]),[l,i-s]),g.append("g").attr("fill-opacity",m).selectAll().data(k).enter().append("\
rect").attr("x",(E,C)=>x(C-1)).attr("y",a).attr("width",(E,C)=>x(C)-x(C-1)).attr("height",o-a-c).attr("fill",E=>E),f=pt($,(E,C)=>C),h=E=>N($[E],E)}else x=_(qo().
domain(M),[l,i-s]),g.append("g").attr("fill-opacity",m).selectAll().data(M).enter().append("rect").attr("x",x).attr("y",a).attr("width",Math.max(0,x.bandwidth()-
1)).attr("height",o-a-c).attr("fill",A),w=()=>{};return g.append("g").attr("transform",`translate(0,${o-c})`).call(qg(x).ticks(Array.isArray(f)?null:f,typeof h==
"string"?h:void 0).tickFormat(typeof h=="function"?h:void 0).tickSize(r).tickValues(Array.isArray(f)?f:null)).attr("font-size",null).attr("font-family",null).attr(
"font-variant",Lt(d,"normal")).call(w).call($=>$.select(".domain").remove()),n!==void 0&&g.append("text").attr("x",l).attr("y",a-6).attr("fill","currentColor").
attr("font-weight","bold").text(n),g.node()}var ua=Math.PI/180;function vn(t,{marker:e,markerStart:n=e,markerMid:r=e,markerEnd:i=e}={}){t.markerStart=r0(n),t.markerMid=r0(r),t.markerEnd=r0(i)}function r0(t){if(t==null||t===
!1)return null;if(t===!0)return fv;if(typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"none":return null;case"arrow":return uv("auto");case"arrow\
-reverse":return uv("auto-start-reverse");case"dot":return Ck;case"circle":case"circle-fill":return fv;case"circle-stroke":return Ek;case"tick":return i0("auto");case"\
tick-x":return i0(90);case"tick-y":return i0(0)}throw new Error(`invalid marker: ${t}`)}function uv(t){return(e,n)=>j("svg:marker",n).attr("viewBox","-5 -5 10 1\
0").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("orient",t).attr("fill","none").attr("stroke",e).attr("stroke-width",1.5).attr("stroke-linecap","rou\
nd").attr("stroke-linejoin","round").call(r=>r.append("path").attr("d","M-1.5,-3l3,3l-3,3")).node()}function Ck(t,e){return j("svg:marker",e).attr("viewBox","-5\
 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",t).attr("stroke","none").call(n=>n.append("circle").attr("r",2.5)).node()}function fv(t,e){
return j("svg:marker",e).attr("viewBox","-5 -5 10 10").attr("markerWidth",6.67).attr("markerHeight",6.67).attr("fill",t).attr("stroke","var(--plot-background)").
attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}function Ek(t,e){return j("svg:marker",e).attr("viewBox","-5 -5 10 10").attr("markerWidt\
h",6.67).attr("markerHeight",6.67).attr("fill","var(--plot-background)").attr("stroke",t).attr("stroke-width",1.5).call(n=>n.append("circle").attr("r",3)).node()}
function i0(t){return(e,n)=>j("svg:marker",n).attr("viewBox","-3 -3 6 6").attr("markerWidth",6).attr("markerHeight",6).attr("orient",t).attr("stroke",e).call(r=>r.
append("path").attr("d","M0,-3v6")).node()}var Nk=0;function Ar(t,e,{stroke:n},r){return pv(t,e,n&&(i=>n[i]),null,r)}function hv(t,e,{stroke:n,z:r},i){return pv(
t,e,n&&(([o])=>n[o]),r,i)}var o0=1,dv=2;function Rk(t,e){let n=new Uint8Array(e.length),r=t.data().filter(o=>o.length>1),i=r.length;for(let o=0,a=ku;o<i;++o){let s=r[o];
if(s.length>1){let c=s[0];a!==(a=hn(e[c]))&&(n[c]|=o0)}}for(let o=i-1,a=ku;o>=0;--o){let s=r[o];if(s.length>1){let c=s[0];a!==(a=hn(e[c]))&&(n[c]|=dv)}}return([
o])=>n[o]}function pv(t,{markerStart:e,markerMid:n,markerEnd:r,stroke:i},o=()=>i,a,s){if(!e&&!n&&!r)return;let c=new Map,l=a&&Rk(t,a);function u(f,h,d){return function(p){
if(d&&!d(p))return;let m=o(p),b=c.get(h);b||c.set(h,b=new Map);let y=b.get(m);if(!y){let g=this.parentNode.insertBefore(h(m,s),this),w=`plot-marker-${++Nk}`;g.setAttribute(
"id",w),b.set(m,y=`url(#${w})`)}this.setAttribute(f,y)}}e&&t.each(u("marker-start",e,l&&(f=>l(f)&o0))),n&&l&&t.each(u("marker-start",n,f=>!(l(f)&o0))),n&&t.each(
u("marker-mid",n)),r&&t.each(u("marker-end",r,l&&(f=>l(f)&dv)))}function Zi({inset:t,insetLeft:e,insetRight:n,...r}={}){return[e,n]=mv(t,e,n),{inset:t,insetLeft:e,insetRight:n,...r}}function Ki({inset:t,insetTop:e,insetBottom:n,
...r}={}){return[e,n]=mv(t,e,n),{inset:t,insetTop:e,insetBottom:n,...r}}function mv(t,e,n){return t===void 0&&e===void 0&&n===void 0?Gt?[1,0]:[.5,.5]:[e,n]}function gv(t,{interval:e}){return t={...dn(t)},t.interval=Zo(t.interval===void 0?e:t.interval),t}function Nu(t,e,n,r){let{[t]:i,[`${t}1`]:o,[`${t}2`]:a}=n,{value:s,
interval:c}=gv(i,n);if(s==null||c==null&&!r)return n;let l=ge(i);if(c==null){let d,p={transform:m=>d||(d=Z(m,s)),label:l};return{...n,[t]:void 0,[`${t}1`]:o===void 0?
p:o,[`${t}2`]:a===void 0&&!(o===a&&r)?p:a}}let u,f;function h(d){return f!==void 0&&d===u?f:f=pt(Z(u=d,s),p=>c.floor(p))}return e({...n,[t]:void 0,[`${t}1`]:o===
void 0?{transform:h,label:l}:o,[`${t}2`]:a===void 0?{transform:d=>h(d).map(p=>c.offset(p)),label:l}:a})}function yv(t,e,n){let{[t]:r}=n,{value:i,interval:o}=gv(
r,n);return i==null||o==null?n:e({...n,[t]:{label:ge(r),transform:a=>{let s=pt(Z(a,i),l=>o.floor(l)),c=s.map(l=>o.offset(l));return s.map(Xt(s)?(l,u)=>l==null||
isNaN(l=+l)||(u=c[u],u==null)||isNaN(u=+u)?void 0:new Date((l+u)/2):(l,u)=>l==null||(u=c[u],u==null)?NaN:(+l+ +u)/2)}}})}function a0(t={}){return Nu("x",Zi,t,!0)}
function s0(t={}){return Nu("y",Ki,t,!0)}function fa(t={}){return Nu("x",Zi,t)}function ha(t={}){return Nu("y",Ki,t)}function Ru(t={}){return yv("x",Zi,t)}function Iu(t={}){
return yv("y",Ki,t)}var bv={ariaLabel:"rule",fill:null,stroke:"currentColor"},Us=class extends Q{constructor(e,n={}){let{x:r,y1:i,y2:o,inset:a=0,insetTop:s=a,insetBottom:c=a}=n;super(
e,{x:{value:r,scale:"x",optional:!0},y1:{value:i,scale:"y",optional:!0},y2:{value:o,scale:"y",optional:!0}},wn(n,"x"),bv),this.insetTop=bt(s),this.insetBottom=bt(
c),vn(this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y1:l,y2:u}=r,{width:f,height:h,marginTop:d,marginRight:p,marginLeft:m,marginBottom:b}=i,{insetTop:y,insetBottom:g}=this;
return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a},Gt,0).call(w=>w.selectAll().data(e).enter().append("line").call(et,this).attr("x1",c?x=>c[x]:(m+f-p)/
2).attr("x2",c?x=>c[x]:(m+f-p)/2).attr("y1",l&&!Ze(s)?x=>l[x]+y:d+y).attr("y2",u&&!Ze(s)?s.bandwidth?x=>u[x]+s.bandwidth()-g:x=>u[x]-g:h-b-g).call(ht,this,r).call(
Ar,this,r,o)).node()}},Gs=class extends Q{constructor(e,n={}){let{x1:r,x2:i,y:o,inset:a=0,insetRight:s=a,insetLeft:c=a}=n;super(e,{y:{value:o,scale:"y",optional:!0},
x1:{value:r,scale:"x",optional:!0},x2:{value:i,scale:"x",optional:!0}},wn(n,"y"),bv),this.insetRight=bt(s),this.insetLeft=bt(c),vn(this,n)}render(e,n,r,i,o){let{
x:a,y:s}=n,{y:c,x1:l,x2:u}=r,{width:f,height:h,marginTop:d,marginRight:p,marginLeft:m,marginBottom:b}=i,{insetLeft:y,insetRight:g}=this;return j("svg:g",o).call(
ct,this,i,o).call(rt,this,{y:c&&s},0,Gt).call(w=>w.selectAll().data(e).enter().append("line").call(et,this).attr("x1",l&&!Ze(a)?x=>l[x]+y:m+y).attr("x2",u&&!Ze(
a)?a.bandwidth?x=>u[x]+a.bandwidth()-g:x=>u[x]-g:f-p-g).attr("y1",c?x=>c[x]:(d+h-b)/2).attr("y2",c?x=>c[x]:(d+h-b)/2).call(ht,this,r).call(Ar,this,r,o)).node()}};
function Ke(t,e){let{x:n=B,y:r,y1:i,y2:o,...a}=ha(e);return[i,o]=xv(r,i,o),new Us(t,{...a,x:n,y1:i,y2:o})}function Qe(t,e){let{y:n=B,x:r,x1:i,x2:o,...a}=fa(e);return[
i,o]=xv(r,i,o),new Gs(t,{...a,y:n,x1:i,x2:o})}function xv(t,e,n){if(t==null){if(e===void 0){if(n!==void 0)return[0,n]}else if(n===void 0)return[0,e]}else{if(e===
void 0)return n===void 0?[0,t]:[t,n];if(n===void 0)return[t,e]}return[e,n]}function jn(t,...e){let n=e.length;for(let r=0,i=!0;r<n;++r)typeof e[r]!="function"&&(i&&(t=t.slice(),i=!1),t.splice(r,2,t[r]+e[r]+t[r+1]),e.splice(r,1),--r,--n);
return r=>{let i=t[0];for(let o=0;o<n;++o)i+=e[o](r)+t[o+1];return i}}var Ik={ariaLabel:"text",strokeLinejoin:"round",strokeWidth:3,paintOrder:"stroke"},Sv="­",Ji=class extends Q{constructor(e,n={}){let{x:r,y:i,text:o=Ne(e)&&nu(e)?
B:At,frameAnchor:a,textAnchor:s=/right$/i.test(a)?"end":/left$/i.test(a)?"start":"middle",lineAnchor:c=/^top/i.test(a)?"top":/^bottom/i.test(a)?"bottom":"middle",
lineHeight:l=1,lineWidth:u=1/0,textOverflow:f,monospace:h,fontFamily:d=h?"ui-monospace, monospace":void 0,fontSize:p,fontStyle:m,fontVariant:b,fontWeight:y,rotate:g}=n,
[w,x]=$t(g,0),[_,v]=Ok(p);if(super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},fontSize:{value:_,optional:!0},rotate:{value:$x(w),optional:!0},
text:{value:o,filter:As,optional:!0}},n,Ik),this.rotate=x,this.textAnchor=Lt(s,"middle"),this.lineAnchor=re(c,"lineAnchor",["top","middle","bottom"]),this.lineHeight=
+l,this.lineWidth=+u,this.textOverflow=l0(f),this.monospace=!!h,this.fontFamily=Wt(d),this.fontSize=v,this.fontStyle=Wt(m),this.fontVariant=Wt(b),this.fontWeight=
Wt(y),this.frameAnchor=qn(a),!(this.lineWidth>=0))throw new Error(`invalid lineWidth: ${u}`);this.splitLines=f0(this),this.clipLine=h0(this)}render(e,n,r,i,o){let{
x:a,y:s}=n,{x:c,y:l,rotate:u,text:f,title:h,fontSize:d}=r,{rotate:p}=this,[m,b]=fe(this,i);return j("svg:g",o).call(ct,this,i,o).call(u0,this,f,i).call(rt,this,
{x:c&&a,y:l&&s}).call(y=>y.selectAll().data(e).enter().append("text").call(et,this).call(Lk,this,f,h).attr("transform",jn`translate(${c?g=>c[g]:m},${l?g=>l[g]:b})${u?
g=>` rotate(${u[g]})`:p?` rotate(${p})`:""}`).call(V,"font-size",d&&(g=>d[g])).call(ht,this,r)).node()}};function l0(t){return t==null?null:re(t,"textOverflow",
["clip","ellipsis","clip-start","clip-end","ellipsis-start","ellipsis-middle","ellipsis-end"]).replace(/^(clip|ellipsis)$/,"$1-end")}function Lk(t,e,n,r){if(!n)
return;let{lineAnchor:i,lineHeight:o,textOverflow:a,splitLines:s,clipLine:c}=e;t.each(function(l){let u=s(Hn(n[l])??"").map(c),f=u.length,h=i==="top"?.71:i==="b\
ottom"?1-f:(164-f*100)/200;if(f>1){let d=0;for(let p=0;p<f;++p){if(++d,!u[p])continue;let m=this.ownerDocument.createElementNS(We.svg,"tspan");m.setAttribute("x",
0),p===d-1?m.setAttribute("y",`${(h+p)*o}em`):m.setAttribute("dy",`${d*o}em`),m.textContent=u[p],this.appendChild(m),d=0}}else h&&this.setAttribute("y",`${h*o}e\
m`),this.textContent=u[0];if(a&&!r&&u[0]!==n[l]){let d=this.ownerDocument.createElementNS(We.svg,"title");d.textContent=n[l],this.appendChild(d)}})}function Vn(t,{
x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=jt(e,n)),new Ji(t,{...r,x:e,y:n})}function Lu(t,{x:e=B,...n}={}){return new Ji(t,Iu({...n,x:e}))}function Pu(t,{
y:e=B,...n}={}){return new Ji(t,Ru({...n,y:e}))}function u0(t,e,n){V(t,"text-anchor",e.textAnchor),V(t,"font-family",e.fontFamily),V(t,"font-size",e.fontSize),V(
t,"font-style",e.fontStyle),V(t,"font-variant",e.fontVariant===void 0?Pk(n):e.fontVariant),V(t,"font-weight",e.fontWeight)}function Pk(t){return t&&(vr(t)||Xt(t))?
"tabular-nums":void 0}var Dk=new Set(["inherit","initial","revert","unset","xx-small","x-small","small","medium","large","x-large","xx-large","xxx-large","large\
r","smaller"]);function Ok(t){return t==null||typeof t=="number"?[void 0,t]:typeof t!="string"?[t,void 0]:(t=t.trim().toLowerCase(),Dk.has(t)||/^[+-]?\d*\.?\d+(e[+-]?\d+)?(\w*|%)$/.
test(t)?[void 0,t]:[t,void 0])}function zk(t,e,n){let r=[],i,o=0;for(let[a,s,c]of Fk(t)){if(i===void 0&&(i=a),o>i&&n(t,i,s)>e&&(r.push(t.slice(i,o)+(t[o-1]===Sv?
"-":"")),i=a),c){r.push(t.slice(i,s)),i=void 0;continue}o=s}return r}function*Fk(t){let e=0,n=0,r=t.length;for(;n<r;){let i=1;switch(t[n]){case Sv:case"-":++n,yield[
e,n,!1],e=n;break;case" ":for(yield[e,n,!1];t[++n]===" ";);e=n;break;case"\r":t[n+1]===`
`&&++i;case`
`:yield[e,n,!0],n+=i,e=n;break;default:++n;break}}yield[e,n,!0]}var wv={a:56,b:63,c:57,d:63,e:58,f:37,g:62,h:60,i:26,j:26,k:55,l:26,m:88,n:60,o:60,p:62,q:62,r:39,
s:54,t:38,u:60,v:55,w:79,x:54,y:55,z:55,A:69,B:67,C:73,D:74,E:61,F:58,G:76,H:75,I:28,J:55,K:67,L:58,M:89,N:75,O:78,P:65,Q:78,R:67,S:65,T:65,U:75,V:69,W:98,X:69,
Y:67,Z:67,0:64,1:48,2:62,3:64,4:66,5:63,6:65,7:58,8:65,9:65," ":29,"!":32,'"':49,"'":31,"(":39,")":39,",":31,"-":48,".":31,"/":32,":":31,";":31,"?":52,"‘":31,
"’":31,"“":47,"”":47,"…":82};function Du(t,e=0,n=t.length){let r=0;for(let i=e;i<n;i=da(t,i))r+=wv[t[i]]??(kv(t,i)?120:wv.e);return r}function Ou(t,e=0,n=t.
length){let r=0;for(let i=e;i<n;i=da(t,i))r+=kv(t,i)?126:63;return r}function f0({monospace:t,lineWidth:e,textOverflow:n}){if(n!=null||e==1/0)return o=>o.split(
/\r\n?|\n/g);let r=t?Ou:Du,i=e*100;return o=>zk(o,i,r)}function h0({monospace:t,lineWidth:e,textOverflow:n}){if(n==null||e==1/0)return o=>o;let r=t?Ou:Du,i=e*100;
switch(n){case"clip-start":return o=>_v(o,i,r,"");case"clip-end":return o=>vv(o,i,r,"");case"ellipsis-start":return o=>_v(o,i,r,Qi);case"ellipsis-middle":return o=>Yk(
o,i,r,Qi);case"ellipsis-end":return o=>vv(o,i,r,Qi)}}var Qi="…";function to(t,e,n,r){let i=[],o=0;for(let a=0,s=0,c=t.length;a<c;a=s){s=da(t,a);let l=n(t,a,s);
if(o+l>e){for(o+=r;o>e&&a>0;)s=a,a=i.pop(),o-=n(t,a,s);return[a,e-o]}o+=l,i.push(a)}return[-1,0]}function vv(t,e,n,r){t=t.trim();let i=n(r),[o]=to(t,e,n,i);return o<
0?t:t.slice(0,o).trimEnd()+r}function Yk(t,e,n,r){t=t.trim();let i=n(t);if(i<=e)return t;let o=n(r)/2,[a,s]=to(t,e/2,n,o),[c]=to(t,i-e/2-s+o,n,-o);return c<0?r:
t.slice(0,a).trimEnd()+r+t.slice(da(t,c)).trimStart()}function _v(t,e,n,r){t=t.trim();let i=n(t);if(i<=e)return t;let o=n(r),[a]=to(t,i-e+o,n,-o);return a<0?r:r+
t.slice(da(t,a)).trimStart()}var c0=/[\p{Combining_Mark}\p{Emoji_Modifier}]+/uy,Mv=new RegExp("\\p{Extended_Pictographic}","uy");function da(t,e){return e+=Bk(t,
e)?2:1,Xk(t,e)&&(e=c0.lastIndex),qk(t,e)?da(t,e+1):e}function $v(t,e){return t.charCodeAt(e)<128}function Bk(t,e){let n=t.charCodeAt(e);if(n>=55296&&n<56320){let r=t.
charCodeAt(e+1);return r>=56320&&r<57344}return!1}function qk(t,e){return t.charCodeAt(e)===8205}function Xk(t,e){return $v(t,e)?!1:(c0.lastIndex=e,c0.test(t))}
function kv(t,e){return $v(t,e)?!1:(Mv.lastIndex=e,Mv.test(t))}var Av={ariaLabel:"vector",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinejoin:"round",strokeLinecap:"round"},Tv=3.5,Wk=Tv*5,Cv={draw(t,e,n){let r=e*
n/Wk;t.moveTo(0,0),t.lineTo(0,-e),t.moveTo(-r,r-e),t.lineTo(0,-e),t.lineTo(r,r-e)}},Ev={draw(t,e,n){t.moveTo(-n,0),t.lineTo(0,-e),t.lineTo(n,0)}},Uk=new Map([["\
arrow",Cv],["spike",Ev]]);function Gk(t){return t&&typeof t.draw=="function"}function Hk(t){if(Gk(t))return t;let e=Uk.get(`${t}`.toLowerCase());if(e)return e;throw new Error(
`invalid shape: ${t}`)}var eo=class extends Q{constructor(e,n={}){let{x:r,y:i,r:o=Tv,length:a,rotate:s,shape:c=Cv,anchor:l="middle",frameAnchor:u}=n,[f,h]=$t(a,
12),[d,p]=$t(s,0);super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},length:{value:f,scale:"length",optional:!0},rotate:{value:d,optional:!0}},
n,Av),this.r=+o,this.length=h,this.rotate=p,this.shape=Hk(c),this.anchor=re(l,"anchor",["start","middle","end"]),this.frameAnchor=qn(u)}render(e,n,r,i,o){let{x:a,
y:s}=n,{x:c,y:l,length:u,rotate:f}=r,{length:h,rotate:d,anchor:p,shape:m,r:b}=this,[y,g]=fe(this,i);return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&
s}).call(w=>w.selectAll().data(e).enter().append("path").call(et,this).attr("transform",jn`translate(${c?x=>c[x]:y},${l?x=>l[x]:g})${f?x=>` rotate(${f[x]})`:d?`\
 rotate(${d})`:""}${p==="start"?"":p==="end"?u?x=>` translate(0,${u[x]})`:` translate(0,${h})`:u?x=>` translate(0,${u[x]/2})`:` translate(0,${h/2})`}`).attr("d",
u?x=>{let _=De();return m.draw(_,u[x],b),_}:(()=>{let x=De();return m.draw(x,h,b),x})()).call(ht,this,r)).node()}};function d0(t,e={}){let{x:n,y:r,...i}=e;return e.
frameAnchor===void 0&&([n,r]=jt(n,r)),new eo(t,{...i,x:n,y:r})}function zu(t,e={}){let{x:n=B,...r}=e;return new eo(t,{...r,x:n})}function Fu(t,e={}){let{y:n=B,...r}=e;
return new eo(t,{...r,y:n})}function Nv(t,e={}){let{shape:n=Ev,stroke:r=Av.stroke,strokeWidth:i=1,fill:o=r,fillOpacity:a=.3,anchor:s="start",...c}=e;return d0(t,
{...c,shape:n,stroke:r,strokeWidth:i,fill:o,fillOpacity:a,anchor:s})}function ei(t,e){return arguments.length<2&&!Ne(t)&&(e=t,t=null),e===void 0&&(e={}),[t,e]}function Yu({anchor:t}={},e){return t===void 0?e[0]:re(t,"anchor",e)}function Rv(t){
return Yu(t,["left","right"])}function Iv(t){return Yu(t,["right","left"])}function Lv(t){return Yu(t,["bottom","top"])}function Pv(t){return Yu(t,["top","botto\
m"])}function no(){let[t,e]=ei(...arguments);return Dv("y",Rv(e),t,e)}function Bu(){let[t,e]=ei(...arguments);return Dv("fy",Iv(e),t,e)}function Hs(){let[t,e]=ei(
...arguments);return Ov("x",Lv(e),t,e)}function qu(){let[t,e]=ei(...arguments);return Ov("fx",Pv(e),t,e)}function Dv(t,e,n,{color:r="currentColor",opacity:i=1,stroke:o=r,
strokeOpacity:a=i,strokeWidth:s=1,fill:c=r,fillOpacity:l=i,textAnchor:u,textStroke:f,textStrokeOpacity:h,textStrokeWidth:d,tickSize:p=t==="y"?6:0,tickPadding:m,
tickRotate:b,x:y,margin:g,marginTop:w=g===void 0?20:g,marginRight:x=g===void 0?e==="right"?40:0:g,marginBottom:_=g===void 0?20:g,marginLeft:v=g===void 0?e==="le\
ft"?40:0:g,label:M,labelAnchor:k,labelArrow:S,labelOffset:A,ariaLabel:T=`${t}-axis`,...$}){return p=bt(p),m=bt(m),b=bt(b),k!==void 0&&(k=re(k,"labelAnchor",["ce\
nter","top","bottom"])),S=Uv(S),Jt(p&&!St(o)?jk(t,e,n,{stroke:o,strokeOpacity:a,strokeWidth:s,tickSize:p,tickPadding:m,tickRotate:b,x:y,ariaLabel:T,...$}):null,
St(c)?null:Zk(t,e,n,{fill:c,fillOpacity:l,stroke:f,strokeOpacity:h,strokeWidth:d,textAnchor:u,tickSize:p,tickPadding:m,tickRotate:b,x:y,marginTop:w,marginRight:x,
marginBottom:_,marginLeft:v,ariaLabel:T,...$}),!St(c)&&M!==null?Vn([],Bv({fill:c,fillOpacity:l,...$},function(N,E,C,R,I){let z=R[t],{marginTop:P,marginRight:Y,marginBottom:q,
marginLeft:W}=t==="y"&&I.inset||I,X=k??(z.bandwidth?"center":"top"),ot=A??(e==="right"?Y:W)-3;return X==="center"?(this.textAnchor=void 0,this.lineAnchor=e==="r\
ight"?"bottom":"top",this.frameAnchor=e,this.rotate=-90):(this.textAnchor=e==="right"?"end":"start",this.lineAnchor=X,this.frameAnchor=`${X}-${e}`,this.rotate=0),
this.dy=X==="top"?3-P:X==="bottom"?q-3:0,this.dx=e==="right"?ot:-ot,this.ariaLabel=`${T} label`,{facets:[[0]],channels:{text:{value:[Wv(t,z,{anchor:e,label:M,labelAnchor:X,
labelArrow:S})]}}}})):null)}function Ov(t,e,n,{color:r="currentColor",opacity:i=1,stroke:o=r,strokeOpacity:a=i,strokeWidth:s=1,fill:c=r,fillOpacity:l=i,textAnchor:u,
textStroke:f,textStrokeOpacity:h,textStrokeWidth:d,tickSize:p=t==="x"?6:0,tickPadding:m,tickRotate:b,y,margin:g,marginTop:w=g===void 0?e==="top"?30:0:g,marginRight:x=g===
void 0?20:g,marginBottom:_=g===void 0?e==="bottom"?30:0:g,marginLeft:v=g===void 0?20:g,label:M,labelAnchor:k,labelArrow:S,labelOffset:A,ariaLabel:T=`${t}-axis`,
...$}){return p=bt(p),m=bt(m),b=bt(b),k!==void 0&&(k=re(k,"labelAnchor",["center","left","right"])),S=Uv(S),Jt(p&&!St(o)?Vk(t,e,n,{stroke:o,strokeOpacity:a,strokeWidth:s,
tickSize:p,tickPadding:m,tickRotate:b,y,ariaLabel:T,...$}):null,St(c)?null:Kk(t,e,n,{fill:c,fillOpacity:l,stroke:f,strokeOpacity:h,strokeWidth:d,textAnchor:u,tickSize:p,
tickPadding:m,tickRotate:b,y,marginTop:w,marginRight:x,marginBottom:_,marginLeft:v,ariaLabel:T,...$}),!St(c)&&M!==null?Vn([],Bv({fill:c,fillOpacity:l,...$},function(N,E,C,R,I){
let z=R[t],{marginTop:P,marginRight:Y,marginBottom:q,marginLeft:W}=t==="x"&&I.inset||I,X=k??(z.bandwidth?"center":"right"),ot=A??(e==="top"?P:q)-3;return X==="c\
enter"?(this.frameAnchor=e,this.textAnchor=void 0):(this.frameAnchor=`${e}-${X}`,this.textAnchor=X==="right"?"end":"start"),this.lineAnchor=e,this.dy=e==="top"?
-ot:ot,this.dx=X==="right"?Y-3:X==="left"?3-W:0,this.ariaLabel=`${T} label`,{facets:[[0]],channels:{text:{value:[Wv(t,z,{anchor:e,label:M,labelAnchor:X,labelArrow:S})]}}}})):
null)}function jk(t,e,n,{strokeWidth:r=1,strokeLinecap:i=null,strokeLinejoin:o=null,facetAnchor:a=e+(t==="y"?"-empty":""),frameAnchor:s=e,tickSize:c,inset:l=0,insetLeft:u=l,
insetRight:f=l,dx:h=0,y:d=t==="y"?void 0:null,ariaLabel:p,...m}){return pa(Fu,t,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinecap:i,strokeLinejoin:o,
facetAnchor:a,frameAnchor:s,y:d,...m,dx:e==="left"?+h-Gt+ +u:+h+Gt-f,anchor:"start",length:c,shape:e==="left"?eA:nA})}function Vk(t,e,n,{strokeWidth:r=1,strokeLinecap:i=null,
strokeLinejoin:o=null,facetAnchor:a=e+(t==="x"?"-empty":""),frameAnchor:s=e,tickSize:c,inset:l=0,insetTop:u=l,insetBottom:f=l,dy:h=0,x:d=t==="x"?void 0:null,ariaLabel:p,
...m}){return pa(zu,t,n,{ariaLabel:`${p} tick`,ariaHidden:!0},{strokeWidth:r,strokeLinejoin:o,strokeLinecap:i,facetAnchor:a,frameAnchor:s,x:d,...m,dy:e==="botto\
m"?+h-Gt-f:+h+Gt+ +u,anchor:"start",length:c,shape:e==="bottom"?Jk:tA})}function Zk(t,e,n,{facetAnchor:r=e+(t==="y"?"-empty":""),frameAnchor:i=e,tickSize:o,tickRotate:a=0,
tickPadding:s=Math.max(3,9-o)+(Math.abs(a)>60?4*Math.cos(a*ua):0),text:c,textAnchor:l=Math.abs(a)>60?"middle":e==="left"?"end":"start",lineAnchor:u=a>60?"top":a<
-60?"bottom":"middle",fontVariant:f,inset:h=0,insetLeft:d=h,insetRight:p=h,dx:m=0,ariaLabel:b,y=t==="y"?void 0:null,...g}){return pa(Pu,t,n,{ariaLabel:`${b} tic\
k label`},{facetAnchor:r,frameAnchor:i,text:c,textAnchor:l,lineAnchor:u,fontVariant:f,rotate:a,y,...g,dx:e==="left"?+m-o-s+ +d:+m+ +o+ +s-p},function(w,x,_,v,M){
f===void 0&&(this.fontVariant=Xv(w)),c===void 0&&(M.text=qv(w,x,_,v,e))})}function Kk(t,e,n,{facetAnchor:r=e+(t==="x"?"-empty":""),frameAnchor:i=e,tickSize:o,tickRotate:a=0,
tickPadding:s=Math.max(3,9-o)+(Math.abs(a)>=10?4*Math.cos(a*ua):0),text:c,textAnchor:l=Math.abs(a)>=10?a<0^e==="bottom"?"start":"end":"middle",lineAnchor:u=Math.
abs(a)>=10?"middle":e==="bottom"?"top":"bottom",fontVariant:f,inset:h=0,insetTop:d=h,insetBottom:p=h,dy:m=0,x:b=t==="x"?void 0:null,ariaLabel:y,...g}){return pa(
Lu,t,n,{ariaLabel:`${y} tick label`},{facetAnchor:r,frameAnchor:i,text:c===void 0?null:c,textAnchor:l,lineAnchor:u,fontVariant:f,rotate:a,x:b,...g,dy:e==="botto\
m"?+m+ +o+ +s-p:+m-o-s+ +d},function(w,x,_,v,M){f===void 0&&(this.fontVariant=Xv(w)),c===void 0&&(M.text=qv(w,x,_,v,e))})}function Xu(){let[t,e]=ei(...arguments);
return zv("y",Rv(e),t,e)}function Wu(){let[t,e]=ei(...arguments);return zv("fy",Iv(e),t,e)}function Uu(){let[t,e]=ei(...arguments);return Fv("x",Lv(e),t,e)}function Gu(){
let[t,e]=ei(...arguments);return Fv("fx",Pv(e),t,e)}function zv(t,e,n,{y:r=t==="y"?void 0:null,x:i=null,x1:o=e==="left"?i:null,x2:a=e==="right"?i:null,ariaLabel:s=`${t}\
-grid`,ariaHidden:c=!0,...l}){return pa(Qe,t,n,{ariaLabel:s,ariaHidden:c},{y:r,x1:o,x2:a,...Yv(l)})}function Fv(t,e,n,{x:r=t==="x"?void 0:null,y:i=null,y1:o=e===
"top"?i:null,y2:a=e==="bottom"?i:null,ariaLabel:s=`${t}-grid`,ariaHidden:c=!0,...l}){return pa(Ke,t,n,{ariaLabel:s,ariaHidden:c},{x:r,y1:o,y2:a,...Yv(l)})}function Yv({
color:t="currentColor",opacity:e=.1,stroke:n=t,strokeOpacity:r=e,strokeWidth:i=1,...o}){return{stroke:n,strokeOpacity:r,strokeWidth:i,...o}}function Bv({fill:t,
fillOpacity:e,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:o,fontWeight:a,monospace:s,pointerEvents:c,shapeRendering:l,clip:u=!1},f){return[,t]=qt(t),[,e]=$t(
e),{facet:"super",x:null,y:null,fill:t,fillOpacity:e,fontFamily:n,fontSize:r,fontStyle:i,fontVariant:o,fontWeight:a,monospace:s,pointerEvents:c,shapeRendering:l,
clip:u,initializer:f}}function pa(t,e,n,r,i,o){let a;function s(u,f,h,d,p,m){let b=u==null&&(e==="fx"||e==="fy"),{[e]:y}=d;if(!y)throw new Error(`missing scale:\
 ${e}`);let g=y.domain(),{interval:w,ticks:x,tickFormat:_,tickSpacing:v=e==="x"?80:35}=i;if(typeof x=="string"&&Gv(y)&&(w=x,x=void 0),x===void 0&&(x=Bn(w,y.type)??
Qk(y,v)),u==null){if(Ne(x))u=fn(x);else if(Gr(x))u=p0(x,...kt(g));else if(y.interval){let k=y.interval;if(y.ticks){let[S,A]=kt(g),T=(A-S)/k[Go];k=rm(k,T/x)??k,u=
p0(k,S,A)}else{u=g;let S=u.length;k=rm(k,S/x)??k,k!==y.interval&&(u=p0(k,...kt(u)))}if(k===y.interval){let S=Math.round(u.length/x);S>1&&(u=u.filter((A,T)=>T%S===
0))}}else y.ticks?u=y.ticks(x):u=g;if(!y.ticks&&u.length&&u!==g){let k=new tn(g);u=u.filter(S=>k.has(S)),u.length||xe(`Warning: the ${e}-axis ticks appear to no\
t align with the scale domain, resulting in no ticks. Try different ticks?`)}e==="y"||e==="x"?f=[Ee(u)]:a[e]={scale:e,value:B}}o?.call(this,y,u,x,_,a);let M=Object.
fromEntries(Object.entries(a).map(([k,S])=>[k,{...S,value:Z(u,S.value)}]));return b&&(f=m.filterFacets(u,M)),{data:u,facets:f,channels:M}}let c=Ct(i).initializer,
l=t(n,Ct({...i,initializer:s},c));return n==null?(a=l.channels,l.channels={}):a={},r!==void 0&&Object.assign(l,r),l.clip===void 0&&(l.clip=!1),l}function Qk(t,e){
let[n,r]=kt(t.range());return(r-n)/e}function qv(t,e,n,r,i){return{value:js(t,e,n,r,i)}}function js(t,e,n,r,i){return typeof r=="function"&&!(t.type==="log"&&t.
tickFormat)?r:r===void 0&&e&&Xt(e)?mx(t.type,e,i)??Hn:t.tickFormat?t.tickFormat(typeof n=="number"?n:null,r):typeof r=="string"&&t.domain().length>0?(Xt(t.domain())?
Pn:Cn)(r):r===void 0?Hn:Ut(r)}function p0(t,e,n){return t.range(e,t.offset(t.floor(n)))}var Jk={draw(t,e){t.moveTo(0,0),t.lineTo(0,e)}},tA={draw(t,e){t.moveTo(0,
0),t.lineTo(0,-e)}},eA={draw(t,e){t.moveTo(0,0),t.lineTo(-e,0)}},nA={draw(t,e){t.moveTo(0,0),t.lineTo(e,0)}};function Xv(t){return t.bandwidth&&!t.interval?void 0:
"tabular-nums"}function Wv(t,e,{anchor:n,label:r=e.label,labelAnchor:i,labelArrow:o}={}){if(!(r==null||r.inferred&&Gv(e)&&/^(date|time|year)$/i.test(r))){if(r=String(
r),o==="auto"&&(o=(!e.bandwidth||e.interval)&&!/[↑↓→←]/.test(r)),!o)return r;if(o===!0){let a=yu(e);a&&(o=/x$/.test(t)||i==="center"?/x$/.test(t)===a<0?
"left":"right":a<0?"up":"down")}switch(o){case"left":return`← ${r}`;case"right":return`${r} →`;case"up":return n==="right"?`${r} ↑`:`↑ ${r}`;case"down":
return n==="right"?`${r} ↓`:`↓ ${r}`}return r}}function Uv(t="auto"){return St(t)?!1:typeof t=="boolean"?t:re(t,"labelArrow",["auto","up","right","down","le\
ft"])}function Gv(t){return Xt(t.domain())}function Hv(t,e){if(e==null)return e;let n=t(e);if(!n)throw new Error(`scale not found: ${e}`);return n}function jv(t,{opacity:e,...n}={}){if(!Un(t)&&!Xm(t))throw new Error(
`swatches legend requires ordinal or threshold color scale (not ${t.type})`);return Zv(t,n,(r,i,o,a)=>r.append("svg").attr("width",o).attr("height",a).attr("fil\
l",i.scale).attr("fill-opacity",$t(e)[1]).append("rect").attr("width","100%").attr("height","100%"))}function Vv(t,{fill:e=t.hint?.fill!==void 0?t.hint.fill:"no\
ne",fillOpacity:n=1,stroke:r=t.hint?.stroke!==void 0?t.hint.stroke:St(e)?"currentColor":"none",strokeOpacity:i=1,strokeWidth:o=1.5,r:a=4.5,...s}={},c){let[l,u]=qt(
e),[f,h]=qt(r),d=Hv(c,l),p=Hv(c,f),m=a*a*Math.PI;return n=$t(n)[1],i=$t(i)[1],o=$t(o)[1],Zv(t,s,(b,y,g,w)=>b.append("svg").attr("viewBox","-8 -8 16 16").attr("w\
idth",g).attr("height",w).attr("fill",l==="color"?x=>d.scale(x):u).attr("fill-opacity",n).attr("stroke",f==="color"?x=>p.scale(x):h).attr("stroke-opacity",i).attr(
"stroke-width",o).append("path").attr("d",x=>{let _=De();return t.scale(x).draw(_,m),_}))}function Zv(t,e={},n){let{columns:r,tickFormat:i,fontVariant:o=Eu(t),swatchSize:a=15,
swatchWidth:s=a,swatchHeight:c=a,marginLeft:l=0,className:u,style:f,width:h}=e,d=Qr(e);u=aa(u),i=js(t.scale,t.domain,void 0,i);let p=j("div",d).attr("class",`${u}\
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
${m}`)).style("margin-left",l?`${+l}px`:null).style("width",h===void 0?null:`${+h}px`).style("font-variant",Lt(o,"normal")).call(sa,f).node()}var Hu=new Map([["symbol",Vv],["color",Jv],["opacity",rA]]);function Kv(t={}){for(let[e,n]of Hu){let r=t[e];if(Fn(r)){let i=Qr(t),o;if(e==="symbol"){let{fill:a,
stroke:s=a===void 0&&Fn(t.color)?"color":void 0}=t;o={fill:a,stroke:s}}return n(xu(e,r,o),m0(i,r,t),a=>Fn(t[a])?xu(a,t[a]):null)}}throw new Error("unknown legen\
d type; no scale found")}function Qv(t,e,n={}){return(r,i)=>{if(!Hu.has(r))throw new Error(`unknown legend type: ${r}`);if(r in t)return Hu.get(r)(t[r],m0(e,n[r],
i),o=>t[o])}}function m0({className:t,...e},{label:n,ticks:r,tickFormat:i}={},o){return Nx(o,{className:t,...e},{label:n,ticks:r,tickFormat:i})}function Jv(t,{legend:e=!0,
...n}){if(e===!0&&(e=t.type==="ordinal"?"swatches":"ramp"),t.domain!==void 0)switch(`${e}`.toLowerCase()){case"swatches":return jv(t,n);case"ramp":return lv(t,n);default:
throw new Error(`unknown legend type: ${e}`)}}function rA({type:t,interpolate:e,...n},{legend:r=!0,color:i=Pe(0,0,0),...o}){if(!e)throw new Error(`${t} opacity \
scales are not supported`);if(r===!0&&(r="ramp"),`${r}`.toLowerCase()!=="ramp")throw new Error(`${r} opacity legends are not supported`);return Jv({type:t,...n,
interpolate:iA(i)},{legend:r,...o})}function iA(t){let{r:e,g:n,b:r}=Pe(t)||Pe(0,0,0);return i=>`rgba(${e},${n},${r},${i})`}function t6(t,e,n){let r=[];for(let[i,
o]of Hu){let a=n[i];if(a?.legend&&i in t){let s=o(t[i],m0(e,t[i],a),c=>t[c]);s!=null&&r.push(s)}}return r}function ni(t={},e="x"){return hm(t)?t:{...t,[e]:B}}function ri(t={},e="y"){return dm(t)?t:{...t,[e]:B}}function ju(t,e){if(e.length===1)return{data:t,facets:e};let n=Ur(t),r=new Uint8Array(n),i=0;for(let s of e)for(let c of s)r[c]&&++i,r[c]=1;if(i===0)return{data:t,
facets:e};t=Wr(t);let o=t[om]=new Uint32Array(n+i);e=e.map(s=>Wr(s,Uint32Array));let a=n;r.fill(0);for(let s of e)for(let c=0,l=s.length;c<l;++c){let u=s[c];r[u]?
(s[c]=a,t[a]=t[u],o[a]=u,++a):o[u]=u,r[u]=1}return{data:t,facets:e}}function g0(t={},e={}){arguments.length===1&&([t,e]=ma(t));let{y1:n,y:r=n,x:i,...o}=e,[a,s,c,l]=ga(r,i,"y","x",t,o);return{...a,y1:n,y:s,x1:c,x2:l,x:Vo(c,l)}}function r6(t={},e={}){
arguments.length===1&&([t,e]=ma(t));let{y1:n,y:r=n,x:i}=e,[o,a,s]=ga(r,i,"y","x",t,e);return{...o,y1:n,y:a,x:s}}function i6(t={},e={}){arguments.length===1&&([t,
e]=ma(t));let{y1:n,y:r=n,x:i}=e,[o,a,,s]=ga(r,i,"y","x",t,e);return{...o,y1:n,y:a,x:s}}function y0(t={},e={}){arguments.length===1&&([t,e]=ma(t));let{x1:n,x:r=n,
y:i,...o}=e,[a,s,c,l]=ga(r,i,"x","y",t,o);return{...a,x1:n,x:s,y1:c,y2:l,y:Vo(c,l)}}function o6(t={},e={}){arguments.length===1&&([t,e]=ma(t));let{x1:n,x:r=n,y:i}=e,
[o,a,s]=ga(r,i,"x","y",t,e);return{...o,x1:n,x:a,y:s}}function a6(t={},e={}){arguments.length===1&&([t,e]=ma(t));let{x1:n,x:r=n,y:i}=e,[o,a,,s]=ga(r,i,"x","y",t,
e);return{...o,x1:n,x:a,y:s}}function ii({x:t,x1:e,x2:n,...r}={}){return r=wn(r,"y"),e===void 0&&n===void 0?g0({x:t,...r}):([e,n]=pm(t,e,n),{...r,x1:e,x2:n})}function oi({
y:t,y1:e,y2:n,...r}={}){return r=wn(r,"x"),e===void 0&&n===void 0?y0({y:t,...r}):([e,n]=pm(t,e,n),{...r,y1:e,y2:n})}function ma(t){let{offset:e,order:n,reverse:r,
...i}=t;return[{offset:e,order:n,reverse:r},i]}var oA={length:!0};function ga(t,e=Rs,n,r,{offset:i,order:o,reverse:a},s){if(e===null)throw new Error(`stack requ\
ires ${r}`);let c=be(s),[l,u]=me(t),[f,h]=le(e),[d,p]=le(e);return f.hint=d.hint=oA,i=aA(i),o=lA(o,i,r),[Qt(s,(m,b,y)=>{({data:m,facets:b}=ju(m,b));let g=t==null?
void 0:u(Wi(Z(m,t),y?.[n])),w=Z(m,e,Float64Array),x=Z(m,c),_=o&&o(m,g,w,x),v=Ur(m),M=h(new Float64Array(v)),k=p(new Float64Array(v)),S=[];for(let A of b){let T=g?
Array.from(Ie(A,$=>g[$]).values()):[A];if(_)for(let $ of T)$.sort(_);for(let $ of T){let N=0,E=0;a&&$.reverse();for(let C of $){let R=w[C];R<0?N=k[C]=(M[C]=N)+R:
R>0?E=k[C]=(M[C]=E)+R:k[C]=M[C]=E}}S.push(T)}return i&&i(S,M,k,x),{data:m,facets:b}}),l,f,d]}function aA(t){if(t!=null){if(typeof t=="function")return t;switch(`${t}`.
toLowerCase()){case"expand":case"normalize":return sA;case"center":case"silhouette":return cA;case"wiggle":return c6}throw new Error(`unknown offset: ${t}`)}}function s6(t,e){
let n=0,r=0;for(let i of t){let o=e[i];o<n&&(n=o),o>r&&(r=o)}return[n,r]}function sA(t,e,n){for(let r of t)for(let i of r){let[o,a]=s6(i,n);for(let s of i){let c=1/
(a-o||1);e[s]=c*(e[s]-o),n[s]=c*(n[s]-o)}}}function cA(t,e,n){for(let r of t){for(let i of r){let[o,a]=s6(i,n);for(let s of i){let c=(a+o)/2;e[s]-=c,n[s]-=c}}l6(
r,e,n)}u6(t,e,n)}function c6(t,e,n,r){for(let i of t){let o=new Je,a=0;for(let s of i){let c=-1,l=s.map(d=>Math.abs(n[d]-e[d])),u=s.map(d=>{c=r?r[d]:++c;let p=n[d]-
e[d],m=o.has(c)?p-o.get(c):0;return o.set(c,p),m}),f=[0,...Cg(u)];for(let d of s)e[d]+=a,n[d]+=a;let h=ve(l);h&&(a-=ve(l,(d,p)=>(u[p]/2+f[p])*d)/h)}l6(i,e,n)}u6(
t,e,n)}function l6(t,e,n){let r=Vt(t,i=>Vt(i,o=>e[o]));for(let i of t)for(let o of i)e[o]-=r,n[o]-=r}function u6(t,e,n){let r=t.length;if(r===1)return;let i=t.map(
s=>s.flat()),o=i.map(s=>(Vt(s,c=>e[c])+Rt(s,c=>n[c]))/2),a=Vt(o);for(let s=0;s<r;s++){let c=a-o[s];for(let l of i[s])e[l]+=c,n[l]+=c}}function lA(t,e,n){if(t===
void 0&&e===c6)return e6(ce);if(t!=null){if(typeof t=="string"){let r=t.startsWith("-"),i=r?Yi:ce;switch((r?t.slice(1):t).toLowerCase()){case"value":case n:return uA(
i);case"z":return fA(i);case"sum":return hA(i);case"appearance":return dA(i);case"inside-out":return e6(i)}return n6(sm(t))}if(typeof t=="function")return(t.length===
1?n6:pA)(t);if(Ye(t))return mA(t);throw new Error(`invalid order: ${t}`)}}function uA(t){return(e,n,r)=>(i,o)=>t(r[i],r[o])}function fA(t){return(e,n,r,i)=>(o,a)=>t(
i[o],i[a])}function hA(t){return Vu(t,(e,n,r,i)=>Nc(Ee(e),o=>ve(o,a=>r[a]),o=>i[o]))}function dA(t){return Vu(t,(e,n,r,i)=>Nc(Ee(e),o=>n[Wa(o,a=>r[a])],o=>i[o]))}
function e6(t){return Vu(t,(e,n,r,i)=>{let o=Ee(e),a=Nc(o,f=>n[Wa(f,h=>r[h])],f=>i[f]),s=nr(o,f=>ve(f,h=>r[h]),f=>i[f]),c=[],l=[],u=0;for(let f of a)u<0?(u+=s.get(
f),c.push(f)):(u-=s.get(f),l.push(f));return l.reverse().concat(c)})}function n6(t){return e=>{let n=Z(e,t);return(r,i)=>ce(n[r],n[i])}}function pA(t){return e=>Ye(
e)?(n,r)=>t(e[n],e[r]):(n,r)=>t(e.get(n),e.get(r))}function mA(t){return Vu(ce,()=>t)}function Vu(t,e){return(n,r,i,o)=>{if(!o)throw new Error("missing channel:\
 z");let a=new Je(e(n,r,i,o).map((s,c)=>[s,c]));return(s,c)=>t(a.get(o[s]),a.get(o[c]))}}var gA={ariaLabel:"rect"},ro=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,y2:a}=n;super(e,{x1:{value:r,scale:"x",type:r!=null&&o==null?"band":void 0,optional:!0},
y1:{value:i,scale:"y",type:i!=null&&a==null?"band":void 0,optional:!0},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,gA),Vs(this,n),Zs(
this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,{x1:c,y1:l,x2:u,y2:f}=r,{marginTop:h,marginRight:d,marginBottom:p,marginLeft:m,width:b,height:y}=i,{projection:g}=o,{insetTop:w,
insetRight:x,insetBottom:_,insetLeft:v}=this,{rx:M,ry:k,rx1y1:S,rx1y2:A,rx2y1:T,rx2y2:$}=this;(c||u)&&!g&&Ze(a)&&(c=u=null),(l||f)&&!g&&Ze(s)&&(l=f=null);let N=a?.
bandwidth?a.bandwidth():0,E=s?.bandwidth?s.bandwidth():0;return j("svg:g",o).call(ct,this,i,o).call(rt,this,{},0,0).call(C=>C.selectAll().data(e).enter().call(S||
A||T||$?R=>R.append("path").call(et,this).call(Ks,c&&u?I=>c[I]+(u[I]<c[I]?-x:v):c?I=>c[I]+v:m+v,l&&f?I=>l[I]+(f[I]<l[I]?-_:w):l?I=>l[I]+w:h+w,c&&u?I=>u[I]-(u[I]<
c[I]?-v:x):c?I=>c[I]+N-x:b-d-x,l&&f?I=>f[I]-(f[I]<l[I]?-w:_):l?I=>l[I]+E-_:y-p-_,this).call(ht,this,r):R=>R.append("rect").call(et,this).attr("x",c?u?I=>Math.min(
c[I],u[I])+v:I=>c[I]+v:m+v).attr("y",l?f?I=>Math.min(l[I],f[I])+w:I=>l[I]+w:h+w).attr("width",c?u?I=>Math.max(0,Math.abs(u[I]-c[I])+N-v-x):N-v-x:b-d-m-x-v).attr(
"height",l?f?I=>Math.max(0,Math.abs(l[I]-f[I])+E-w-_):E-w-_:y-h-p-w-_).call(V,"rx",M).call(V,"ry",k).call(ht,this,r))).node()}};function Vs(t,{inset:e=0,insetTop:n=e,
insetRight:r=e,insetBottom:i=e,insetLeft:o=e}={}){t.insetTop=bt(n),t.insetRight=bt(r),t.insetBottom=bt(i),t.insetLeft=bt(o)}function Zs(t,{r:e,rx:n,ry:r,rx1:i=e,
ry1:o=e,rx2:a=e,ry2:s=e,rx1y1:c=i!==void 0?+i:o!==void 0?+o:0,rx1y2:l=i!==void 0?+i:s!==void 0?+s:0,rx2y1:u=a!==void 0?+a:o!==void 0?+o:0,rx2y2:f=a!==void 0?+a:
s!==void 0?+s:0}={}){c||l||u||f?(t.rx1y1=c,t.rx1y2=l,t.rx2y1=u,t.rx2y2=f):(t.rx=Lt(n,"auto"),t.ry=Lt(r,"auto"))}function Ks(t,e,n,r,i,o){let{rx1y1:a,rx1y2:s,rx2y1:c,
rx2y2:l}=o;typeof e!="function"&&(e=Ut(e)),typeof n!="function"&&(n=Ut(n)),typeof r!="function"&&(r=Ut(r)),typeof i!="function"&&(i=Ut(i));let u=Math.max(Math.abs(
a+c),Math.abs(s+l)),f=Math.max(Math.abs(a+s),Math.abs(c+l));t.attr("d",h=>{let d=e(h),p=n(h),m=r(h),b=i(h),y=d>m,g=p>b,w=y?m:d,x=y?d:m,_=g?b:p,v=g?p:b,M=Math.min(
1,(x-w)/u,(v-_)/f),k=M*(y?g?l:c:g?s:a),S=M*(y?g?s:a:g?l:c),A=M*(y?g?a:s:g?c:l),T=M*(y?g?c:l:g?a:s);return`M${w},${_+Ku(k,T)}A${k},${k} 0 0 ${k<0?0:1} ${w+Zu(k,T)}\
,${_}H${x-Zu(S,A)}A${S},${S} 0 0 ${S<0?0:1} ${x},${_+Ku(S,A)}V${v-Ku(A,S)}A${A},${A} 0 0 ${A<0?0:1} ${x-Zu(A,S)},${v}H${w+Zu(T,k)}A${T},${T} 0 0 ${T<0?0:1} ${w}\
,${v-Ku(T,k)}Z`})}function Zu(t,e){return e<0?t:Math.abs(t)}function Ku(t,e){return e<0?Math.abs(t):t}function Qs(t,e){return new ro(t,a0(s0(e)))}function ya(t,e={}){
return xr(e)||(e={...e,y:At,x2:B,interval:1}),new ro(t,ii(s0(ni(e))))}function ba(t,e={}){return xr(e)||(e={...e,x:At,y2:B,interval:1}),new ro(t,oi(a0(ri(e))))}var yA={ariaLabel:"frame",fill:"none",stroke:"currentColor",clip:!1},bA={ariaLabel:"frame",fill:null,stroke:"currentColor",strokeLinecap:"square",clip:!1},Js=class extends Q{constructor(e={}){
let{anchor:n=null}=e;super(qr,void 0,e,n==null?yA:bA),this.anchor=fm(n,"anchor",["top","right","bottom","left"]),Vs(this,e),n||Zs(this,e)}render(e,n,r,i,o){let{
marginTop:a,marginRight:s,marginBottom:c,marginLeft:l,width:u,height:f}=i,{anchor:h,insetTop:d,insetRight:p,insetBottom:m,insetLeft:b}=this,{rx:y,ry:g,rx1y1:w,rx1y2:x,
rx2y1:_,rx2y2:v}=this,M=l+b,k=u-s-p,S=a+d,A=f-c-m;return j(h?"svg:line":w||x||_||v?"svg:path":"svg:rect",o).datum(0).call(ct,this,i,o).call(et,this).call(ht,this,
r).call(rt,this,{}).call(h==="left"?T=>T.attr("x1",M).attr("x2",M).attr("y1",S).attr("y2",A):h==="right"?T=>T.attr("x1",k).attr("x2",k).attr("y1",S).attr("y2",A):
h==="top"?T=>T.attr("x1",M).attr("x2",k).attr("y1",S).attr("y2",S):h==="bottom"?T=>T.attr("x1",M).attr("x2",k).attr("y1",A).attr("y2",A):w||x||_||v?T=>T.call(Ks,
M,S,k,A,this):T=>T.attr("x",M).attr("y",S).attr("width",k-M).attr("height",A-S).attr("rx",y).attr("ry",g)).node()}};function xa(t){return new Js(t)}var b0={ariaLabel:"tip",fill:"var(--plot-background)",stroke:"currentColor"},xA=new Set(["geometry","href","src","ariaLabel","scales"]),tc=class extends Q{constructor(e,n={}){
n.tip&&(n={...n,tip:!1}),n.title===void 0&&Ne(e)&&nu(e)&&(n={...n,title:B});let{x:r,y:i,x1:o,x2:a,y1:s,y2:c,anchor:l,preferredAnchor:u="bottom",monospace:f,fontFamily:h=f?
"ui-monospace, monospace":void 0,fontSize:d,fontStyle:p,fontVariant:m,fontWeight:b,lineHeight:y=1,lineWidth:g=20,frameAnchor:w,format:x,textAnchor:_="start",textOverflow:v,
textPadding:M=8,title:k,pointerSize:S=12,pathFilter:A="drop-shadow(0 3px 4px rgba(0,0,0,0.2))"}=n;super(e,{x:{value:o!=null&&a!=null?null:r,scale:"x",optional:!0},
y:{value:s!=null&&c!=null?null:i,scale:"y",optional:!0},x1:{value:o,scale:"x",optional:a==null},y1:{value:s,scale:"y",optional:c==null},x2:{value:a,scale:"x",optional:o==
null},y2:{value:c,scale:"y",optional:s==null},title:{value:k,optional:!0}},n,b0),this.anchor=iu(l,"anchor"),this.preferredAnchor=iu(u,"preferredAnchor"),this.frameAnchor=
qn(w),this.textAnchor=Lt(_,"middle"),this.textPadding=+M,this.pointerSize=+S,this.pathFilter=Wt(A),this.lineHeight=+y,this.lineWidth=+g,this.textOverflow=l0(v),
this.monospace=!!f,this.fontFamily=Wt(h),this.fontSize=bt(d),this.fontStyle=Wt(p),this.fontVariant=Wt(m),this.fontWeight=Wt(b);for(let T in b0)T in this.channels&&
(this[T]=b0[T]);this.splitLines=f0(this),this.clipLine=h0(this),this.format=typeof x=="string"||typeof x=="function"?{title:x}:{...x}}render(e,n,r,i,o){let a=this,
{x:s,y:c,fx:l,fy:u}=n,{ownerSVGElement:f,document:h}=o,{anchor:d,monospace:p,lineHeight:m,lineWidth:b}=this,{textPadding:y,pointerSize:g,pathFilter:w}=this,{marginTop:x,
marginLeft:_}=i,{x1:v,y1:M,x2:k,y2:S,x:A=v??k,y:T=M??S}=r,$=l?l(e.fx)-_:0,N=u?u(e.fy)-x:0,[E,C]=fe(this,i),R=e0(r,E),I=n0(r,C),z=p?Ou:Du,P=z(Qi),Y,q;"title"in r?
(Y=f6.call(this,{title:r.channels.title},n),q=MA):(Y=f6.call(this,r.channels,n),q=SA);let W=j("svg:g",o).call(ct,this,i,o).call(u0,this).call(rt,this,{x:A&&s,y:T&&
c}).call(st=>st.selectAll().data(e).enter().append("g").attr("transform",lt=>`translate(${Math.round(R(lt))},${Math.round(I(lt))})`).call(et,this).call(lt=>lt.append(
"path").attr("filter",w)).call(lt=>lt.append("text").each(function(U){let at=Le(this);this.setAttribute("fill","currentColor"),this.setAttribute("fill-opacity",
1),this.setAttribute("stroke","none");let O=q.call(a,U,e,Y,n,r);if(typeof O=="string")for(let G of a.splitLines(O))X(at,{value:a.clipLine(G)});else{let G=new Set;
for(let H of O){let{label:D=""}=H;D&&G.has(D)||(G.add(D),X(at,H))}}})));function X(st,{label:lt,value:U,color:at,opacity:O}){lt??="",U??="";let G=at!=null||O!=null,
H,D=b*100,[gt]=to(lt,D,z,P);if(gt>=0)lt=lt.slice(0,gt).trimEnd()+Qi,H=U.trim(),U="";else{(lt||!U&&!G)&&(U=" "+U);let[yt]=to(U,D-z(lt),z,P);yt>=0&&(H=U.trim(),U=
U.slice(0,yt).trimEnd()+Qi)}let J=st.append("tspan").attr("x",0).attr("dy",`${m}em`).text("​");lt&&J.append("tspan").attr("font-weight","bold").text(lt),U&&J.
append(()=>h.createTextNode(U)),G&&J.append("tspan").text(" ■").attr("fill",at).attr("fill-opacity",O).style("user-select","none"),H&&J.append("title").text(H)}
function ot(){let{width:st,height:lt}=i.facet??i;W.selectChildren().each(function(U){let{x:at,width:O,height:G}=this.getBBox();O=Math.round(O),G=Math.round(G);let H=d;
if(H===void 0){let J=R(U)+$,yt=I(U)+N,xt=J+O+g+y*2<st,Pt=J-O-g-y*2>0,_n=yt+G+g+y*2<lt,mi=yt-G-g-y*2>0;H=xt&&Pt?_n&&mi?a.preferredAnchor:mi?"bottom":"top":_n&&mi?
xt?"left":"right":(xt||Pt)&&(_n||mi)?`${mi?"bottom":"top"}-${xt?"left":"right"}`:a.preferredAnchor}let D=this.firstChild,gt=this.lastChild;if(D.setAttribute("d",
_A(H,g,y,O,G)),at)for(let J of gt.childNodes)J.setAttribute("x",-at);gt.setAttribute("y",`${+wA(H,gt.childNodes.length,m).toFixed(6)}em`),gt.setAttribute("trans\
form",`translate(${vA(H,g,y,O,G)})`)}),W.attr("visibility",null)}return e.length&&(W.attr("visibility","hidden"),f.isConnected?Promise.resolve().then(ot):typeof requestAnimationFrame<
"u"&&requestAnimationFrame(ot)),W.node()}};function Ju(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=jt(e,n)),new tc(t,{...r,x:e,y:n})}function wA(t,e,n){
return/^top(?:-|$)/.test(t)?.94-n:-.29-e*n}function vA(t,e,n,r,i){switch(t){case"middle":return[-r/2,i/2];case"top-left":return[n,e+n];case"top":return[-r/2,e/2+
n];case"top-right":return[-r-n,e+n];case"right":return[-e/2-r-n,i/2];case"bottom-left":return[n,-e-n];case"bottom":return[-r/2,-e/2-n];case"bottom-right":return[
-r-n,-e-n];case"left":return[n+e/2,i/2]}}function _A(t,e,n,r,i){let o=r+n*2,a=i+n*2;switch(t){case"middle":return`M${-o/2},${-a/2}h${o}v${a}h${-o}z`;case"top-le\
ft":return`M0,0l${e},${e}h${o-e}v${a}h${-o}z`;case"top":return`M0,0l${e/2},${e/2}h${(o-e)/2}v${a}h${-o}v${-a}h${(o-e)/2}z`;case"top-right":return`M0,0l${-e},${e}\
h${e-o}v${a}h${o}z`;case"right":return`M0,0l${-e/2},${-e/2}v${e/2-a/2}h${-o}v${a}h${o}v${e/2-a/2}z`;case"bottom-left":return`M0,0l${e},${-e}h${o-e}v${-a}h${-o}z`;case"\
bottom":return`M0,0l${e/2},${-e/2}h${(o-e)/2}v${-a}h${-o}v${a}h${(o-e)/2}z`;case"bottom-right":return`M0,0l${-e},${-e}h${e-o}v${-a}h${o}z`;case"left":return`M0,\
0l${e/2},${-e/2}v${e/2-a/2}h${o}v${a}h${-o}v${e/2-a/2}z`}}function f6(t,e){let n={},r=this.format;r=h6(r,t,"x"),r=h6(r,t,"y"),this.format=r;for(let i in r){let o=r[i];
if(!(o===null||o===!1))if(i==="fx"||i==="fy")n[i]=!0;else{let a=Fs(t,i);a&&(n[i]=a)}}for(let i in t){if(i in n||i in r||xA.has(i)||(i==="x"||i==="y")&&t.geometry)
continue;let o=Fs(t,i);if(o){if(o.scale==null&&o.defaultScale==="color")continue;n[i]=o}}this.facet&&(e.fx&&!("fx"in r)&&(n.fx=!0),e.fy&&!("fy"in r)&&(n.fy=!0));
for(let i in n){let o=this.format[i];if(typeof o=="string"){let a=n[i]?.value??e[i]?.domain()??[];this.format[i]=(Xt(a)?Pn:Cn)(o)}else if(o===void 0||o===!0){let a=e[i];
this.format[i]=a?.bandwidth?js(a,a.domain()):Hn}}return n}function h6(t,e,n){if(!(n in t))return t;let r=`${n}1`,i=`${n}2`;if((r in t||!(r in e))&&(i in t||!(i in
e)))return t;let o=Object.entries(t),a=t[n];return o.splice(o.findIndex(([s])=>s===n)+1,0,[r,a],[i,a]),Object.fromEntries(o)}function MA(t,e,{title:n}){return this.
format.title(n.value[t],t)}function*SA(t,e,n,r,i){for(let o in n){if(o==="fx"||o==="fy"){yield{label:Qu(r,n,o),value:this.format[o](e[o],t)};continue}if(o==="x1"&&
"x2"in n||o==="y1"&&"y2"in n)continue;let a=n[o];if(o==="x2"&&"x1"in n)yield{label:p6(r,n,"x"),value:d6(this.format.x2,n.x1,a,t)};else if(o==="y2"&&"y1"in n)yield{
label:p6(r,n,"y"),value:d6(this.format.y2,n.y1,a,t)};else{let s=a.value[t],c=a.scale;if(!Ot(s)&&c==null)continue;yield{label:Qu(r,n,o),value:this.format[o](s,t),
color:c==="color"?i[o][t]:null,opacity:c==="opacity"?i[o][t]:null}}}}function d6(t,e,n,r){return n.hint?.length?`${t(n.value[r]-e.value[r],r)}`:`${t(e.value[r],
r)}–${t(n.value[r],r)}`}function p6(t,e,n){let r=Qu(t,e,`${n}1`,n),i=Qu(t,e,`${n}2`,n);return r===i?r:`${r}–${i}`}function Qu(t,e,n,r=n){let i=e[n],o=t[i?.scale??
n];return String(o?.label??i?.label??r)}function wa(t={}){let{facet:e,style:n,title:r,subtitle:i,caption:o,ariaLabel:a,ariaDescription:s}=t,c=aa(t.className),l=t.marks===void 0?[]:g6(t.marks);l.push(...EA(
l));let u=TA(e,t),f=new Map;for(let P of l){let Y=y6(P,u,t);Y&&f.set(P,Y)}let h=new Map;u&&ec(h,[u],t),ec(h,f,t);let d=g6(NA(l,h,t));for(let P of d){let Y=y6(P,
u,t);Y&&f.set(P,Y)}l.unshift(...d);let p=Xw(h,t);if(p!==void 0){let P=u?Su(p,u):void 0;for(let q of l){if(q.facet===null||q.facet==="super")continue;let W=f.get(
q);W!==void 0&&(W.facetsIndex=q.fx!=null||q.fy!=null?Su(p,W):P)}let Y=new Set;for(let{facetsIndex:q}of f.values())q?.forEach((W,X)=>{W?.length>0&&Y.add(X)});p.forEach(
0<Y.size&&Y.size<p.length?(q,W)=>q.empty=!Y.has(W):q=>q.empty=!1);for(let q of l)if(q.facet==="exclude"){let W=f.get(q);W!==void 0&&(W.facetsIndex=Gw(W.facetsIndex))}}
for(let P of Tt.keys())Fn(t[P])&&P!=="fx"&&P!=="fy"&&h.set(P,[]);let m=new Map;for(let P of l){if(m.has(P))throw new Error("duplicate mark; each mark must be un\
ique");let{facetsIndex:Y,channels:q}=f.get(P)??{},{data:W,facets:X,channels:ot}=P.initialize(Y,q,t);v0(ot,t),m.set(P,{data:W,facets:X,channels:ot})}let b=qs(ec(
h,m,t),t),y=sv(b,l,t);Dw(b,y);let g=Bm(b),{fx:w,fy:x}=g,_=w||x?qm(b,y):y,v=w||x?zA(g,y):y,M=Qr(t),k=M.document,S=_o("svg").call(k.documentElement),A=S;M.ownerSVGElement=
S,M.className=c,M.projection=Vw(t,_),M.path=function(){return ur(this.projection??tv(g))},M.filterFacets=(P,Y)=>Su(p,{channels:Y,groups:_u(P,Y)}),M.getMarkState=
P=>{let Y=m.get(P),q=f.get(P);return{...Y,channels:{...Y.channels,...q?.channels}}},M.dispatchValue=P=>{A.value!==P&&(A.value=P,A.dispatchEvent(new M.document.defaultView.
Event("input",{bubbles:!0})))};let T=new Set;for(let[P,Y]of m)if(P.initializer!=null){let q=P.facet==="super"?v:_,W=P.initializer(Y.data,Y.facets,Y.channels,g,q,
M);if(W.data!==void 0&&(Y.data=W.data),W.facets!==void 0&&(Y.facets=W.facets),W.channels!==void 0){let{fx:X,fy:ot,...st}=W.channels;AA(st),Object.assign(Y.channels,
st);for(let lt of Object.values(st)){let{scale:U}=lt;U!=null&&!Px(Tt.get(U))&&(w6(lt,t),T.add(U))}(X!=null||ot!=null)&&f.set(P,!0)}}if(T.size){let P=new Map;ec(
P,m,t,X=>T.has(X)),ec(h,m,t,X=>T.has(X));let Y=OA(qs(P,t),b),{scales:q,...W}=Bm(Y);Object.assign(b,Y),Object.assign(g,W),Object.assign(g.scales,q)}let $,N;p!==void 0&&
($={x:w?.domain(),y:x?.domain()},p=Ww(p,$),N=Uw(w,x,y));for(let[P,Y]of m)Y.values=P.scale(Y.channels,g,M);let{width:E,height:C}=y;Le(S).attr("class",c).attr("fi\
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
(X.attr(U,lt.getAttribute(U)),lt.removeAttribute(U))}}X?.selectChildren().each(N)}}let R=t6(b,M,t),{figure:I=r!=null||i!=null||o!=null||R.length>0}=t;I&&(A=k.createElement(
"figure"),A.className=`${c}-figure`,A.style.maxWidth="initial",r!=null&&A.append(m6(k,r,"h2")),i!=null&&A.append(m6(k,i,"h3")),A.append(...R,S),o!=null&&A.append(
$A(k,o)),"value"in S&&(A.value=S.value,delete S.value)),A.scale=Yw(g.scales),A.legend=Qv(b,M,t);let z=yw();return z>0&&Le(S).append("text").attr("x",E).attr("y",
20).attr("dy","-1em").attr("text-anchor","end").attr("font-family","initial").text("⚠️").append("title").text(`${z.toLocaleString("en-US")} warning${z===1?"":
"s"}. Please check the console.`),A}function m6(t,e,n){if(e.ownerDocument)return e;let r=t.createElement(n);return r.append(e),r}function $A(t,e){let n=t.createElement(
"figcaption");return n.append(e),n}function g6(t){return t.flat(1/0).filter(e=>e!=null).map(kA)}function kA(t){return typeof t.render=="function"?t:new w0(t)}var w0=class extends Q{constructor(e){
if(typeof e!="function")throw new TypeError("invalid mark; missing render function");super(),this.render=e}render(){}};function v0(t,e){for(let n in t)w6(t[n],e);
return t}function w6(t,e){let{scale:n,transform:r=!0}=t;if(n==null||!r)return;let{type:i,percent:o,interval:a,transform:s=o?c=>c==null?NaN:c*100:mm(a,i)}=e[n]??
{};s!=null&&(t.value=pt(t.value,s),t.transform=!1)}function AA(t){for(let e in t)Nm(e,t[e])}function ec(t,e,n,r=wx){for(let{channels:i}of e.values())for(let o in i){
let a=i[o],{scale:s}=a;if(s!=null&&r(s))if(s==="projection"){if(!Kw(n)){let c=n.x?.domain===void 0,l=n.y?.domain===void 0;if(c||l){let[u,f]=Jw(a);c&&x0(t,"x",u),
l&&x0(t,"y",f)}}}else x0(t,s,a)}return t}function x0(t,e,n){let r=t.get(e);r!==void 0?r.push(n):t.set(e,[n])}function TA(t,e){if(t==null)return;let{x:n,y:r}=t;if(n==
null&&r==null)return;let i=br(t.data);if(i==null)throw new Error("missing facet data");let o={};n!=null&&(o.fx=ta(i,{value:n,scale:"fx"})),r!=null&&(o.fy=ta(i,{
value:r,scale:"fy"})),v0(o,e);let a=_u(i,o);return{channels:o,groups:a,data:t.data}}function y6(t,e,n){if(t.facet===null||t.facet==="super")return;let{fx:r,fy:i}=t;
if(r!=null||i!=null){let c=br(t.data??r??i);if(c===void 0)throw new Error(`missing facet data in ${t.ariaLabel}`);if(c===null)return;let l={};return r!=null&&(l.
fx=ta(c,{value:r,scale:"fx"})),i!=null&&(l.fy=ta(c,{value:i,scale:"fy"})),v0(l,n),{channels:l,groups:_u(c,l)}}if(e===void 0)return;let{channels:o,groups:a,data:s}=e;
if(t.facet!=="auto"||t.data===s)return{channels:o,groups:a};s.length>0&&(a.size>1||a.size===1&&o.fx&&o.fy&&[...a][0][1].size>1)&&Ur(br(t.data))===Ur(s)&&xe(`War\
ning: the ${t.ariaLabel} mark appears to use faceted data, but isn’t faceted. The mark data has the same length as the facet data and the mark facet option is "\
auto", but the mark data and facet data are distinct. If this mark should be faceted, set the mark facet option to true; otherwise, suppress this warning by set\
ting the mark facet option to false.`)}function CA(t,e={}){return Ct({...e,x:null,y:null},(n,r,i,o,a,s)=>s.getMarkState(t))}function EA(t){let e=[];for(let n of t){
let r=n.tip;if(r){r===!0?r={}:typeof r=="string"&&(r={pointer:r});let{pointer:i,preferredAnchor:o}=r;i=/^x$/i.test(i)?la:/^y$/i.test(i)?Vi:ca,r=i(CA(n,r)),r.title=
null,o===void 0&&(r.preferredAnchor=i===Vi?"left":"bottom");let a=Ju(n.data,r);a.facet=n.facet,a.facetAnchor=n.facetAnchor,e.push(a)}}return e}function NA(t,e,n){
let{projection:r,x:i={},y:o={},fx:a={},fy:s={},axis:c,grid:l,facet:u={},facet:{axis:f=c,grid:h}=u,x:{axis:d=c,grid:p=d===null?null:l}=i,y:{axis:m=c,grid:b=m===null?
null:l}=o,fx:{axis:y=f,grid:g=y===null?null:h}=a,fy:{axis:w=f,grid:x=w===null?null:h}=s}=n;(r||!Fn(i)&&!b6("x",t))&&(d=p=null),(r||!Fn(o)&&!b6("y",t))&&(m=b=null),
e.has("fx")||(y=g=null),e.has("fy")||(w=x=null),d===void 0&&(d=!nf(t,"x")),m===void 0&&(m=!nf(t,"y")),y===void 0&&(y=!nf(t,"fx")),w===void 0&&(w=!nf(t,"fy")),d===
!0&&(d="bottom"),m===!0&&(m="left"),y===!0&&(y=d==="top"||d===null?"bottom":"top"),w===!0&&(w=m==="right"||m===null?"left":"right");let _=[];return ef(_,x,Wu,s),
tf(_,w,Bu,"right","left",u,s),ef(_,g,Gu,a),tf(_,y,qu,"top","bottom",u,a),ef(_,b,Xu,o),tf(_,m,no,"left","right",n,o),ef(_,p,Uu,i),tf(_,d,Hs,"bottom","top",n,i),_}
function tf(t,e,n,r,i,o,a){if(!e)return;let s=RA(e);a=IA(s?r:e,o,a);let{line:c}=a;(n===no||n===Hs)&&c&&!_r(c)&&t.push(xa(LA(a))),t.push(n(a)),s&&t.push(n({...a,
anchor:i,label:null}))}function ef(t,e,n,r){!e||_r(e)||t.push(n(PA(e,r)))}function RA(t){return/^\s*both\s*$/i.test(t)}function IA(t,e,{line:n=e.line,ticks:r,tickSize:i,
tickSpacing:o,tickPadding:a,tickFormat:s,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:f,label:h=e.label,labelAnchor:d,labelArrow:p=e.labelArrow,labelOffset:m}){
return{anchor:t,line:n,ticks:r,tickSize:i,tickSpacing:o,tickPadding:a,tickFormat:s,tickRotate:c,fontVariant:l,ariaLabel:u,ariaDescription:f,label:h,labelAnchor:d,
labelArrow:p,labelOffset:m}}function LA(t){let{anchor:e,line:n}=t;return{anchor:e,facetAnchor:e+"-empty",stroke:n===!0?void 0:n}}function PA(t,{stroke:e=Hr(t)?t:
void 0,ticks:n=DA(t)?t:void 0,tickSpacing:r,ariaLabel:i,ariaDescription:o}){return{stroke:e,ticks:n,tickSpacing:r,ariaLabel:i,ariaDescription:o}}function DA(t){
switch(typeof t){case"number":return!0;case"string":return!Hr(t)}return Ne(t)||typeof t?.range=="function"}function nf(t,e){let n=`${e}-axis `;return t.some(r=>r.
ariaLabel?.startsWith(n))}function b6(t,e){for(let n of e)for(let r in n.channels){let{scale:i}=n.channels[r];if(i===t||i==="projection")return!0}return!1}function OA(t,e){
for(let n in t){let r=t[n],i=e[n];r.label===void 0&&i&&(r.label=i.label)}return t}function zA({fx:t,fy:e},n){let{marginTop:r,marginRight:i,marginBottom:o,marginLeft:a,
width:s,height:c}=bu(n),l=t&&x6(t),u=e&&x6(e);return{marginTop:e?u[0]:r,marginRight:t?s-l[1]:i,marginBottom:e?c-u[1]:o,marginLeft:t?l[0]:a,inset:{marginTop:n.marginTop,
marginRight:n.marginRight,marginBottom:n.marginBottom,marginLeft:n.marginLeft},width:s,height:c}}function x6(t){let e=t.domain();if(e.length===0)return[0,t.bandwidth()];
let n=t(e[0]),r=t(e[e.length-1]);return r<n&&([n,r]=[r,n]),[n,r+t.bandwidth()]}var FA=new Map([["basis",F2],["basis-closed",B2],["basis-open",X2],["bundle",U2],["bump-x",I2],["bump-y",L2],["cardinal",G2],["cardinal-closed",H2],["cardinal-o\
pen",j2],["catmull-rom",Z2],["catmull-rom-closed",Q2],["catmull-rom-open",tx],["linear",zi],["linear-closed",nx],["monotone-x",ox],["monotone-y",ax],["natural",
cx],["step",lx],["step-after",fx],["step-before",ux]]);function nc(t=zi,e){if(typeof t=="function")return t;let n=FA.get(`${t}`.toLowerCase());if(!n)throw new Error(
`unknown curve: ${t}`);if(e!==void 0){if("beta"in n)return n.beta(e);if("tension"in n)return n.tension(e);if("alpha"in n)return n.alpha(e)}return n}function rf(t=ai,e){
return typeof t!="function"&&`${t}`.toLowerCase()==="auto"?ai:nc(t,e)}function ai(t){return zi(t)}function Zn(t={y:"count"},e={}){[t,e]=M0(t,e);let{x:n,y:r}=e;return _0(of(n,e,B),null,null,r,t,Zi(e))}function Kn(t={x:"count"},e={}){[t,e]=M0(t,e);let{x:n,y:r}=e;
return _0(null,of(r,e,B),n,null,t,Ki(e))}function Tr(t={fill:"count"},e={}){[t,e]=M0(t,e);let{x:n,y:r}=YA(e);return _0(n,r,null,null,t,Zi(Ki(e)))}function M6(t,e,n={}){
if(n?.interval==null)return n;let{reduce:r=hu}=n,i={filter:null};return n[e]!=null&&(i[e]=r),n[`${e}1`]!=null&&(i[`${e}1`]=r),n[`${e}2`]!=null&&(i[`${e}2`]=r),t(
i,n)}function va(t={}){return M6(Zn,"y",wn(t,"x"))}function _a(t={}){return M6(Kn,"x",wn(t,"y"))}function _0(t,e,n,r,{data:i=fu,filter:o=Ps,sort:a,reverse:s,...c}={},l={}){
t=v6(t),e=v6(e),c=BA(c,l),i=k6(i,B),a=a==null?void 0:S6("sort",a,l),o=o==null?void 0:$6("filter",o,l),n!=null&&Wn(c,"x","x1","x2")&&(n=null),r!=null&&Wn(c,"y","\
y1","y2")&&(r=null);let[u,f]=me(t),[h,d]=me(t),[p,m]=me(e),[b,y]=me(e),[g,w]=n!=null?[n,"x"]:r!=null?[r,"y"]:[],[x,_]=me(g),{x:v,y:M,z:k,fill:S,stroke:A,x1:T,x2:$,
y1:N,y2:E,domain:C,cumulative:R,thresholds:I,interval:z,...P}=l,[Y,q]=me(k),[W]=qt(S),[X]=qt(A),[ot,st]=me(W),[lt,U]=me(X);return{..."z"in l&&{z:Y||k},..."fill"in
l&&{fill:ot||S},..."stroke"in l&&{stroke:lt||A},...Qt(P,(at,O,G)=>{let H=Wi(Z(at,g),G?.[w]),D=Z(at,k),gt=Z(at,W),J=Z(at,X),yt=zs(c,{z:D,fill:gt,stroke:J}),xt=[],
Pt=[],_n=H&&_([]),mi=D&&q([]),c_=gt&&st([]),l_=J&&U([]),fg=t&&f([]),u_=t&&d([]),hg=e&&m([]),f_=e&&y([]),h_=WA(t,e,at),d_=0;for(let ho of c)ho.initialize(at);a&&
a.initialize(at),o&&o.initialize(at);for(let ho of O){let dg=[];for(let po of c)po.scope("facet",ho);a&&a.scope("facet",ho),o&&o.scope("facet",ho);for(let[po,p_]of Xn(
ho,yt))for(let[m_,Ac]of Xn(p_,H))for(let[Mn,tr]of h_(Ac))if(yt&&(tr.z=po),!(o&&!o.reduce(Mn,tr))){dg.push(d_++),Pt.push(i.reduceIndex(Mn,at,tr)),H&&_n.push(m_),
D&&mi.push(yt===D?po:D[(Mn.length>0?Mn:Ac)[0]]),gt&&c_.push(yt===gt?po:gt[(Mn.length>0?Mn:Ac)[0]]),J&&l_.push(yt===J?po:J[(Mn.length>0?Mn:Ac)[0]]),fg&&(fg.push(
tr.x1),u_.push(tr.x2)),hg&&(hg.push(tr.y1),f_.push(tr.y2));for(let g_ of c)g_.reduce(Mn,tr);a&&a.reduce(Mn,tr)}xt.push(dg)}return Tm(xt,a,s),{data:Pt,facets:xt}}),
...!Wn(c,"x")&&(u?{x1:u,x2:h,x:Vo(u,h)}:{x:v,x1:T,x2:$}),...!Wn(c,"y")&&(p?{y1:p,y2:b,y:Vo(p,b)}:{y:M,y1:N,y2:E}),...x&&{[w]:x},...Object.fromEntries(c.map(({name:at,
output:O})=>[at,O]))}}function M0({cumulative:t,domain:e,thresholds:n,interval:r,...i},o){return[i,{cumulative:t,domain:e,thresholds:n,interval:r,...o}]}function of(t,{
cumulative:e,domain:n,thresholds:r,interval:i},o){return t={...dn(t)},t.domain===void 0&&(t.domain=n),t.cumulative===void 0&&(t.cumulative=e),t.thresholds===void 0&&
(t.thresholds=r),t.interval===void 0&&(t.interval=i),t.value===void 0&&(t.value=o),t.thresholds=S0(t.thresholds,t.interval),t}function YA(t){let{x:e,y:n}=t;return e=
of(e,t),n=of(n,t),[e.value,n.value]=jt(e.value,n.value),{x:e,y:n}}function v6(t){if(t==null)return;let{value:e,cumulative:n,domain:r=kt,thresholds:i}=t,o=a=>{let s=Z(
a,e),c;if(Xt(s)||XA(i)){s=pt(s,um,Float64Array);let[u,f]=typeof r=="function"?r(s):r,h=typeof i=="function"&&!Gr(i)?i(s,u,f):i;typeof h=="number"&&(h=Nl(u,f,h)),
Gr(h)&&(r===kt&&(u=h.floor(u),f=h.offset(h.floor(f))),h=h.range(u,h.offset(f))),c=h}else{s=Zt(s);let[u,f]=typeof r=="function"?r(s):r,h=typeof i=="function"&&!Gr(
i)?i(s,u,f):i;if(typeof h=="number")if(r===kt){let d=yi(u,f,h);if(isFinite(d))if(d>0){let p=Math.round(u/d),m=Math.round(f/d);p*d<=u||--p,m*d>f||++m;let b=m-p+1;
h=new Float64Array(b);for(let y=0;y<b;++y)h[y]=(p+y)*d}else if(d<0){d=-d;let p=Math.round(u*d),m=Math.round(f*d);p/d<=u||--p,m/d>f||++m;let b=m-p+1;h=new Float64Array(
b);for(let y=0;y<b;++y)h[y]=(p+y)/d}else h=[u];else h=[u]}else h=Xe(u,f,h);else Gr(h)&&(r===kt&&(u=h.floor(u),f=h.offset(h.floor(f))),h=h.range(u,h.offset(f)));
c=h}let l=[];if(c.length===1)l.push([c[0],c[0]]);else for(let u=1;u<c.length;++u)l.push([c[u-1],c[u]]);return l.bin=(n<0?GA:n>0?UA:$0)(l,c,s),l};return o.label=
ge(e),o}function S0(t,e,n=_6){if(t===void 0)return e===void 0?n:Bn(e);if(typeof t=="string"){switch(t.toLowerCase()){case"freedman-diaconis":return zg;case"scot\
t":return Bf;case"sturges":return wo;case"auto":return _6}return qi(t)}return t}function BA(t,e){return km(t,e,S6)}function S6(t,e,n){return lu(t,e,n,$6)}function $6(t,e,n){
return uu(t,e,n,k6)}function k6(t,e){return Jo(t,e,qA)}function qA(t){switch(`${t}`.toLowerCase()){case"x":return HA;case"x1":return VA;case"x2":return ZA;case"\
y":return jA;case"y1":return KA;case"y2":return QA;case"z":return Cm}throw new Error(`invalid bin reduce: ${t}`)}function _6(t,e,n){return Math.min(200,Bf(t,e,n))}
function XA(t){return Sx(t)||Ne(t)&&Xt(t)}function WA(t,e,n){let r=t?.(n),i=e?.(n);return r&&i?function*(o){let a=r.bin(o);for(let[s,[c,l]]of r.entries()){let u=i.
bin(a[s]);for(let[f,[h,d]]of i.entries())yield[u[f],{data:n,x1:c,y1:h,x2:l,y2:d}]}}:r?function*(o){let a=r.bin(o);for(let[s,[c,l]]of r.entries())yield[a[s],{data:n,
x1:c,x2:l}]}:function*(o){let a=i.bin(o);for(let[s,[c,l]]of i.entries())yield[a[s],{data:n,y1:c,y2:l}]}}function $0(t,e,n){return e=Zt(e),r=>{let i=t.map(()=>[]);
for(let o of r)i[xo(e,n[o])-1]?.push(o);return i}}function UA(t,e,n){let r=$0(t,e,n);return i=>{let o=r(i);for(let a=1,s=o.length;a<s;++a){let c=o[a-1],l=o[a];for(let u of c)
l.push(u)}return o}}function GA(t,e,n){let r=$0(t,e,n);return i=>{let o=r(i);for(let a=o.length-2;a>=0;--a){let s=o[a+1],c=o[a];for(let l of s)c.push(l)}return o}}
function A6(t,e){let n=(+t+ +e)/2;return t instanceof Date?new Date(n):n}var HA={reduceIndex(t,e,{x1:n,x2:r}){return A6(n,r)}},jA={reduceIndex(t,e,{y1:n,y2:r}){
return A6(n,r)}},VA={reduceIndex(t,e,{x1:n}){return n}},ZA={reduceIndex(t,e,{x2:n}){return n}},KA={reduceIndex(t,e,{y1:n}){return n}},QA={reduceIndex(t,e,{y2:n}){
return n}};var JA={ariaLabel:"area",strokeWidth:1,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},io=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,
y2:a,z:s,curve:c,tension:l}=n;super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0},z:{value:be(
n),optional:!0}},n,JA),this.z=s,this.curve=nc(c,l)}filter(e){return e}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:l=s}=r;return j("svg:g",o).call(ct,this,i,o).call(
rt,this,n,0,0).call(u=>u.selectAll().data(Cu(e,[a,s,c,l],this,r)).enter().append("path").call(et,this).call(ji,this,r).attr("d",ks().curve(this.curve).defined(f=>f>=
0).x0(f=>a[f]).y0(f=>s[f]).x1(f=>c[f]).y1(f=>l[f]))).node()}};function rc(t,e){return e===void 0?Cr(t,{x:Xi,y:Xr}):new io(t,e)}function si(t,e){let{y:n=At,...r}=_a(
e);return new io(t,ii(ni({...r,y1:n,y2:void 0},n===At?"x2":"x")))}function Cr(t,e){let{x:n=At,...r}=va(e);return new io(t,oi(ri({...r,x1:n,x2:void 0},n===At?"y2":
"y")))}var tT={ariaLabel:"link",fill:"none",stroke:"currentColor",strokeMiterlimit:1},ic=class extends Q{constructor(e,n={}){let{x1:r,y1:i,x2:o,y2:a,curve:s,tension:c}=n;
super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,tT),this.curve=rf(s,c),vn(this,n)}project(e,n,r){
this.curve!==ai&&super.project(e,n,r)}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:l=s}=r,{curve:u}=this;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(
f=>f.selectAll().data(e).enter().append("path").call(et,this).attr("d",u===ai&&o.projection?eT(o.path(),a,s,c,l):h=>{let d=De(),p=u(d);return p.lineStart(),p.point(
a[h],s[h]),p.point(c[h],l[h]),p.lineEnd(),d}).call(ht,this,r).call(Ar,this,r,o)).node()}};function eT(t,e,n,r,i){return e=Zt(e),n=Zt(n),r=Zt(r),i=Zt(i),o=>t({type:"\
LineString",coordinates:[[e[o],n[o]],[r[o],i[o]]]})}function af(t,{x:e,x1:n,x2:r,y:i,y1:o,y2:a,...s}={}){return[n,r]=oc(e,n,r),[o,a]=oc(i,o,a),new ic(t,{...s,x1:n,
x2:r,y1:o,y2:a})}function oc(t,e,n){if(t===void 0){if(e===void 0){if(n!==void 0)return[n]}else if(n===void 0)return[e]}else{if(e===void 0)return n===void 0?[t]:
[t,n];if(n===void 0)return[t,e]}return[e,n]}var nT={ariaLabel:"arrow",fill:"none",stroke:"currentColor",strokeLinecap:"round",strokeMiterlimit:1,strokeWidth:1.5},ac=class extends Q{constructor(e,n={}){let{
x1:r,y1:i,x2:o,y2:a,bend:s=0,headAngle:c=60,headLength:l=8,inset:u=0,insetStart:f=u,insetEnd:h=u,sweep:d}=n;super(e,{x1:{value:r,scale:"x"},y1:{value:i,scale:"y"},
x2:{value:o,scale:"x",optional:!0},y2:{value:a,scale:"y",optional:!0}},n,nT),this.bend=s===!0?22.5:Math.max(-90,Math.min(90,s)),this.headAngle=+c,this.headLength=
+l,this.insetStart=+f,this.insetEnd=+h,this.sweep=rT(d)}render(e,n,r,i,o){let{x1:a,y1:s,x2:c=a,y2:l=s,SW:u}=r,{strokeWidth:f,bend:h,headAngle:d,headLength:p,insetStart:m,
insetEnd:b}=this,y=u?x=>u[x]:Ut(f===void 0?1:f),g=d*ua/2,w=p/1.5;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(x=>x.selectAll().data(e).enter().append(
"path").call(et,this).attr("d",_=>{let v=a[_],M=s[_],k=c[_],S=l[_],A=Math.hypot(k-v,S-M);if(A<=m+b)return null;let T=Math.atan2(S-M,k-v),$=Math.min(w*y(_),A/3),
N=this.sweep(v,M,k,S)*h*ua,E=Math.hypot(A/Math.tan(N),A)/2;if(m||b)if(E<1e5){let ot=Math.sign(N),[st,lt]=iT([v,M],[k,S],E,ot);if(m&&([v,M]=T6([st,lt,E],[v,M,m],
-ot*Math.sign(m))),b){let[U,at]=T6([st,lt,E],[k,S,b],ot*Math.sign(b));T+=Math.atan2(at-lt,U-st)-Math.atan2(S-lt,k-st),k=U,S=at}}else{let ot=k-v,st=S-M,lt=Math.hypot(
ot,st);m&&(v+=ot/lt*m,M+=st/lt*m),b&&(k-=ot/lt*b,S-=st/lt*b)}let C=T+N,R=C+g,I=C-g,z=k-$*Math.cos(R),P=S-$*Math.sin(R),Y=k-$*Math.cos(I),q=S-$*Math.sin(I),W=E<1e5?
`A${E},${E} 0,0,${N>0?1:0} `:"L",X=$?`M${z},${P}L${k},${S}L${Y},${q}`:"";return`M${v},${M}${W}${k},${S}${X}`}).call(ht,this,r)).node()}};function rT(t=1){if(typeof t==
"number")return Ut(Math.sign(t));if(typeof t=="function")return(e,n,r,i)=>Math.sign(t(e,n,r,i));switch(re(t,"sweep",["+x","-x","+y","-y"])){case"+x":return(e,n,r)=>Nt(
e,r);case"-x":return(e,n,r)=>nn(e,r);case"+y":return(e,n,r,i)=>Nt(n,i);case"-y":return(e,n,r,i)=>nn(n,i)}}function iT([t,e],[n,r],i,o){let a=n-t,s=r-e,c=Math.hypot(
a,s),l=o*Math.sqrt(i*i-c*c/4)/c;return[(t+n)/2-s*l,(e+r)/2+a*l]}function T6([t,e,n],[r,i,o],a){let s=r-t,c=i-e,l=Math.hypot(s,c),u=(s*s+c*c-o*o+n*n)/(2*l),f=a*Math.
sqrt(n*n-u*u);return[t+(s*u+c*f)/l,e+(c*u-s*f)/l]}function C6(t,{x:e,x1:n,x2:r,y:i,y1:o,y2:a,...s}={}){return[n,r]=oc(e,n,r),[o,a]=oc(i,o,a),new ac(t,{...s,x1:n,
x2:r,y1:o,y2:a})}var oT={ariaLabel:"bar"},Ma=class extends Q{constructor(e,n,r={},i=oT){super(e,n,r,i),Vs(this,r),Zs(this,r)}render(e,n,r,i,o){let{rx:a,ry:s,rx1y1:c,rx1y2:l,rx2y1:u,
rx2y2:f}=this,h=this._x(n,r,i),d=this._y(n,r,i),p=this._width(n,r,i),m=this._height(n,r,i);return j("svg:g",o).call(ct,this,i,o).call(this._transform,this,n).call(
b=>b.selectAll().data(e).enter().call(c||l||u||f?y=>y.append("path").call(et,this).call(Ks,h,d,E6(h,p),E6(d,m),this).call(ht,this,r):y=>y.append("rect").call(et,
this).attr("x",h).attr("width",p).attr("y",d).attr("height",m).call(V,"rx",a).call(V,"ry",s).call(ht,this,r))).node()}_x(e,{x:n},{marginLeft:r}){let{insetLeft:i}=this;
return n?o=>n[o]+i:r+i}_y(e,{y:n},{marginTop:r}){let{insetTop:i}=this;return n?o=>n[o]+i:r+i}_width({x:e},{x:n},{marginRight:r,marginLeft:i,width:o}){let{insetLeft:a,
insetRight:s}=this,c=n&&e?e.bandwidth():o-r-i;return Math.max(0,c-a-s)}_height({y:e},{y:n},{marginTop:r,marginBottom:i,height:o}){let{insetTop:a,insetBottom:s}=this,
c=n&&e?e.bandwidth():o-r-i;return Math.max(0,c-a-s)}};function E6(t,e){return typeof t=="function"&&typeof e=="function"?n=>t(n)+e(n):typeof t=="function"?n=>t(
n)+e:typeof e=="function"?n=>t+e(n):t+e}var oo=class extends Ma{constructor(e,n={},r){let{x1:i,x2:o,y:a}=n;super(e,{x1:{value:i,scale:"x"},x2:{value:o,scale:"x"},
y:{value:a,scale:"y",type:"band",optional:!0}},n,r)}_transform(e,n,{x:r}){e.call(rt,n,{x:r},0,0)}_x({x:e},{x1:n,x2:r},{marginLeft:i}){let{insetLeft:o}=this;return Ze(
e)?i+o:a=>Math.min(n[a],r[a])+o}_width({x:e},{x1:n,x2:r},{marginRight:i,marginLeft:o,width:a}){let{insetLeft:s,insetRight:c}=this;return Ze(e)?a-i-o-s-c:l=>Math.
max(0,Math.abs(r[l]-n[l])-s-c)}},ao=class extends Ma{constructor(e,n={},r){let{x:i,y1:o,y2:a}=n;super(e,{y1:{value:o,scale:"y"},y2:{value:a,scale:"y"},x:{value:i,
scale:"x",type:"band",optional:!0}},n,r)}_transform(e,n,{y:r}){e.call(rt,n,{y:r},0,0)}_y({y:e},{y1:n,y2:r},{marginTop:i}){let{insetTop:o}=this;return Ze(e)?i+o:
a=>Math.min(n[a],r[a])+o}_height({y:e},{y1:n,y2:r},{marginTop:i,marginBottom:o,height:a}){let{insetTop:s,insetBottom:c}=this;return Ze(e)?a-i-o-s-c:l=>Math.max(
0,Math.abs(r[l]-n[l])-s-c)}};function Qn(t,e={}){return xr(e)||(e={...e,y:At,x2:B}),new oo(t,ii(fa(ni(e))))}function Jn(t,e={}){return xr(e)||(e={...e,x:At,y2:B}),
new ao(t,oi(ha(ri(e))))}var aT={ariaLabel:"cell"},so=class extends Ma{constructor(e,{x:n,y:r,...i}={}){super(e,{x:{value:n,scale:"x",type:"band",optional:!0},y:{value:r,scale:"y",type:"\
band",optional:!0}},i,aT)}_transform(e,n){e.call(rt,n,{},0,0)}};function ci(t,{x:e,y:n,...r}={}){return[e,n]=jt(e,n),new so(t,{...r,x:e,y:n})}function N6(t,{x:e=At,
fill:n,stroke:r,...i}={}){return n===void 0&&qt(r)[0]===void 0&&(n=B),new so(t,{...i,x:e,fill:n,stroke:r})}function R6(t,{y:e=At,fill:n,stroke:r,...i}={}){return n===
void 0&&qt(r)[0]===void 0&&(n=B),new so(t,{...i,y:e,fill:n,stroke:r})}var sT={ariaLabel:"dot",fill:"none",stroke:"currentColor",strokeWidth:1.5};function sc(t){return t.sort===void 0&&t.reverse===void 0?su({channel:"-r"},t):t}var co=class extends Q{constructor(e,n={}){
let{x:r,y:i,r:o,rotate:a,symbol:s=Fi,frameAnchor:c}=n,[l,u]=$t(a,0),[f,h]=zx(s),[d,p]=$t(o,f==null?3:4.5);super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,
scale:"y",optional:!0},r:{value:d,scale:"r",filter:Ce,optional:!0},rotate:{value:l,optional:!0},symbol:{value:f,scale:"auto",optional:!0}},sc(n),sT),this.r=p,this.
rotate=u,this.symbol=h,this.frameAnchor=qn(c);let{channels:m}=this,{symbol:b}=m;if(b){let{fill:y,stroke:g}=m;b.hint={fill:y?y.value===b.value?"color":"currentCo\
lor":this.fill??"currentColor",stroke:g?g.value===b.value?"color":"currentColor":this.stroke??"none"}}}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:l,r:u,rotate:f,symbol:h}=r,
{r:d,rotate:p,symbol:m}=this,[b,y]=fe(this,i),g=m===Fi,w=u?void 0:d*d*Math.PI;return zr(d)&&(e=[]),j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&s}).
call(x=>x.selectAll().data(e).enter().append(g?"circle":"path").call(et,this).call(g?_=>{_.attr("cx",c?v=>c[v]:b).attr("cy",l?v=>l[v]:y).attr("r",u?v=>u[v]:d)}:
_=>{_.attr("transform",jn`translate(${c?v=>c[v]:b},${l?v=>l[v]:y})${f?v=>` rotate(${f[v]})`:p?` rotate(${p})`:""}`).attr("d",u&&h?v=>{let M=De();return h[v].draw(
M,u[v]*u[v]*Math.PI),M}:u?v=>{let M=De();return m.draw(M,u[v]*u[v]*Math.PI),M}:h?v=>{let M=De();return h[v].draw(M,w),M}:(()=>{let v=De();return m.draw(v,w),v})())}).
call(ht,this,r)).node()}};function mn(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&([e,n]=jt(e,n)),new co(t,{...r,x:e,y:n})}function I6(t,{x:e=B,...n}={}){
return new co(t,Iu({...n,x:e}))}function L6(t,{y:e=B,...n}={}){return new co(t,Ru({...n,y:e}))}function P6(t,e){return mn(t,{...e,symbol:"circle"})}function D6(t,e){
return mn(t,{...e,symbol:"hexagon"})}var cT={ariaLabel:"line",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},lo=class extends Q{constructor(e,n={}){
let{x:r,y:i,z:o,curve:a,tension:s}=n;super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y"},z:{value:be(n),optional:!0}},n,cT),this.z=o,this.curve=rf(a,s),vn(this,
n)}filter(e){return e}project(e,n,r){this.curve!==ai&&super.project(e,n,r)}render(e,n,r,i,o){let{x:a,y:s}=r,{curve:c}=this;return j("svg:g",o).call(ct,this,i,o).
call(rt,this,n).call(l=>l.selectAll().data(Cu(e,[a,s],this,r)).enter().append("path").call(et,this).call(ji,this,r).call(hv,this,r,o).attr("d",c===ai&&o.projection?
lT(o.path(),a,s):Op().curve(c).defined(u=>u>=0).x(u=>a[u]).y(u=>s[u]))).node()}};function lT(t,e,n){return e=Zt(e),n=Zt(n),r=>{let i=[],o=[i];for(let a of r)a===
-1?(i=[],o.push(i)):i.push([e[a],n[a]]);return t({type:"MultiLineString",coordinates:o})}}function uo(t,{x:e,y:n,...r}={}){return[e,n]=jt(e,n),new lo(t,{...r,x:e,
y:n})}function li(t,{x:e=B,y:n=At,...r}={}){return new lo(t,_a({...r,x:e,y:n}))}function ui(t,{x:e=At,y:n=B,...r}={}){return new lo(t,va({...r,x:e,y:n}))}function A0(t,e){e=uT(e);let{x:n,y:r,color:i,size:o}=e,a=sf(t,n),s=sf(t,r),c=sf(t,i),l=sf(t,o),{fx:u,fy:f,x:{value:h,reduce:d,zero:p,...m},y:{value:b,reduce:y,zero:g,
...w},color:{value:x,color:_,reduce:v},size:{value:M,reduce:k},mark:S}=e;if(d===void 0&&(d=y==null&&h==null&&M==null&&b!=null?"count":null),y===void 0&&(y=d==null&&
b==null&&M==null&&h!=null?"count":null),k===void 0&&M==null&&v==null&&d==null&&y==null&&(h==null||zt(a))&&(b==null||zt(s))&&(k="count"),p===void 0&&(p=cf(d)?!0:
void 0),g===void 0&&(g=cf(y)?!0:void 0),h==null&&b==null)throw new Error("must specify x or y");if(d!=null&&b==null)throw new Error("reducing x requires y");if(y!=
null&&h==null)throw new Error("reducing y requires x");S===void 0&&(S=M!=null||k!=null?"dot":cf(d)||cf(y)||v!=null?"bar":h!=null&&b!=null?zt(a)||zt(s)||d==null&&
y==null&&!cc(a)&&!cc(s)?"dot":"line":h!=null||b!=null?"rule":null);let A,T,$;switch(S){case"dot":$=mn,T="stroke";break;case"line":$=a&&s||d!=null||y!=null?g||y!=
null||a&&cc(a)?ui:p||d!=null||s&&cc(s)?li:uo:a?li:ui,T="stroke",z6(c)&&(A=null);break;case"area":$=!(g||y!=null)&&(p||d!=null||s&&cc(s))?si:Cr,T="fill",z6(c)&&(A=
null);break;case"rule":$=a?Ke:Qe,T="stroke";break;case"bar":$=d!=null?zt(s)?O6(d)&&a&&zt(a)?ci:Qn:ya:y!=null?zt(a)?O6(y)&&s&&zt(s)?ci:Jn:ba:v!=null||k!=null?a&&
zt(a)&&s&&zt(s)?ci:a&&zt(a)?Jn:s&&zt(s)?Qn:Qs:a&&vr(a)&&!(s&&vr(s))?Qn:s&&vr(s)&&!(a&&vr(a))?Jn:ci,T="fill";break;default:throw new Error(`invalid mark: ${S}`)}
let N={fx:u,fy:f,x:a??void 0,y:s??void 0,[T]:c??_,z:A,r:l??void 0,tip:!0},E,C={[T]:v??void 0,r:k??void 0};if(d!=null&&y!=null)throw new Error("cannot reduce bot\
h x and y");return y!=null?(C.y=y,E=zt(a)?jr:Zn):d!=null?(C.x=d,E=zt(s)?Vr:Kn):(v!=null||k!=null)&&(a&&s?E=zt(a)&&zt(s)?Os:zt(a)?Kn:zt(s)?Zn:Tr:a?E=zt(a)?jr:Zn:
s&&(E=zt(s)?Vr:Kn)),(E===Tr||E===Zn)&&(N.x={value:a,...m}),(E===Tr||E===Kn)&&(N.y={value:s,...w}),p===void 0&&(p=a&&!(E===Tr||E===Zn)&&($===Qn||$===si||$===ya||
$===Qe)),g===void 0&&(g=s&&!(E===Tr||E===Kn)&&($===Jn||$===Cr||$===ba||$===Ke)),{fx:u??null,fy:f??null,x:{value:h??null,reduce:d??null,zero:!!p,...m},y:{value:b??
null,reduce:y??null,zero:!!g,...w},color:{value:x??null,reduce:v??null,..._!==void 0&&{color:_}},size:{value:M??null,reduce:k??null},mark:S,markImpl:F6[$],markOptions:N,
transformImpl:F6[E],transformOptions:C,colorMode:T}}function Y6(t,e){let n=A0(t,e),{fx:r,fy:i,x:{zero:o},y:{zero:a},markOptions:s,transformOptions:c,colorMode:l}=n,
u=k0[n.markImpl],f=k0[n.transformImpl],h=r!=null||i!=null?xa({strokeOpacity:.1}):null,d=[o?Ke([0]):null,a?Qe([0]):null],p=u(t,f?f(c,s):s);return l==="stroke"?Jt(
h,d,p):Jt(h,p,d)}function cc(t){let e,n;for(let r of t){if(r==null)continue;if(e===void 0){e=r;continue}let i=Math.sign(Nt(e,r));if(i){if(n!==void 0&&i!==n)return!1;
e=r,n=i}}return!0}function uT({x:t,y:e,color:n,size:r,fx:i,fy:o,mark:a}={}){return je(t)||(t=Sa(t)),je(e)||(e=Sa(e)),je(n)||(n=Hr(n)?{color:n}:Sa(n)),je(r)||(r=
Sa(r)),je(i)&&({value:i}=Sa(i)),je(o)&&({value:o}=Sa(o)),a!=null&&(a=`${a}`.toLowerCase()),{x:t,y:e,color:n,size:r,fx:i,fy:o,mark:a}}function sf(t,e){let n=Z(t,
e.value);return n&&(n.label=ge(e.value)),n}function Sa(t){return fT(t)?{reduce:t}:{value:t}}function cf(t){return/^(?:distinct|count|sum|proportion)$/i.test(t)}
function O6(t){return/^(?:first|last|mode)$/i.test(t)}function fT(t){if(t==null)return!1;if(typeof t.reduceIndex=="function"||typeof t.reduce=="function"&&Kt(t)||
/^p\d{2}$/i.test(t))return!0;switch(`${t}`.toLowerCase()){case"first":case"last":case"count":case"distinct":case"sum":case"proportion":case"proportion-facet":case"\
deviation":case"min":case"min-index":case"max":case"max-index":case"mean":case"median":case"variance":case"mode":return!0}return!1}function z6(t){return t?new tn(
t).size>t.length>>1:!1}var k0={dot:mn,line:uo,lineX:li,lineY:ui,areaX:si,areaY:Cr,ruleX:Ke,ruleY:Qe,barX:Qn,barY:Jn,rect:Qs,rectX:ya,rectY:ba,cell:ci,bin:Tr,binX:Zn,
binY:Kn,group:Os,groupX:jr,groupY:Vr},F6=Object.fromEntries(Object.entries(k0).map(([t,e])=>[e,t]));function $a(t,e={}){let{x:n,x1:r,x2:i}=e;n===void 0&&r===void 0&&i===void 0&&(e={...e,x:n=B});let o={};return n!=null&&(o.x=t),r!=null&&(o.x1=t),i!=null&&(o.x2=
t),Be(o,e)}function ka(t,e={}){let{y:n,y1:r,y2:i}=e;n===void 0&&r===void 0&&i===void 0&&(e={...e,y:n=B});let o={};return n!=null&&(o.y=t),r!=null&&(o.y1=t),i!=null&&
(o.y2=t),Be(o,e)}function Be(t={},e={}){let n=be(e),r=Object.entries(t).map(([i,o])=>{let a=eu(i,e);if(a==null)throw new Error(`missing channel: ${i}`);let[s,c]=le(
a);return{key:i,input:a,output:s,setOutput:c,map:hT(o)}});return{...Qt(e,(i,o)=>{let a=Z(i,n),s=r.map(({input:l})=>Z(i,l)),c=r.map(({setOutput:l})=>l(new Array(
i.length)));for(let l of o)for(let u of a?Ie(l,f=>a[f]).values():[l])r.forEach(({map:f},h)=>f.mapIndex(u,s[h],c[h]));return{data:i,facets:o}}),...Object.fromEntries(
r.map(({key:i,output:o})=>[i,o]))}}function hT(t){if(t==null)throw new Error("missing map");if(typeof t.mapIndex=="function")return t;if(typeof t.map=="function"&&
Kt(t))return dT(t);if(typeof t=="function")return T0(jo(t));switch(`${t}`.toLowerCase()){case"cumsum":return mT;case"rank":return T0((e,n)=>Xf(e,r=>n[r]));case"\
quantile":return T0((e,n)=>pT(e,r=>n[r]))}throw new Error(`invalid map: ${t}`)}function dT(t){return console.warn("deprecated map interface; implement mapIndex \
instead."),{mapIndex:t.map.bind(t)}}function pT(t,e){let n=Ba(t,e)-1;return Xf(t,e).map(r=>r/n)}function T0(t){return{mapIndex(e,n,r){let i=t(e,n);if(i.length!==
e.length)throw new Error("map function returned a mismatched length");for(let o=0,a=e.length;o<a;++o)r[e[o]]=i[o]}}}var mT={mapIndex(t,e,n){let r=0;for(let i of t)
n[i]=r+=e[i]}};function B6(t={},e){return arguments.length===1&&(e=t),$a(Aa(t),e)}function q6(t={},e){return arguments.length===1&&(e=t),ka(Aa(t),e)}function Aa(t={}){typeof t==
"number"&&(t={k:t});let{k:e,reduce:n,shift:r,anchor:i,strict:o}=t;if(i===void 0&&r!==void 0&&(i=yT(r),xe(`Warning: the shift option is deprecated; please use an\
chor "${i}" instead.`)),!((e=Math.floor(e))>0))throw new Error(`invalid k: ${e}`);return bT(n)(e,gT(i,e),o)}function gT(t="middle",e){switch(`${t}`.toLowerCase()){case"\
middle":return e-1>>1;case"start":return 0;case"end":return e-1}throw new Error(`invalid anchor: ${t}`)}function yT(t){switch(`${t}`.toLowerCase()){case"centere\
d":return"middle";case"leading":return"start";case"trailing":return"end"}throw new Error(`invalid shift: ${t}`)}function bT(t="mean"){if(typeof t=="string"){if(/^p\d{2}$/i.
test(t))return lf(Ho(t));switch(t.toLowerCase()){case"deviation":return lf(er);case"max":return uf((e,n)=>Rt(e,r=>n[r]));case"mean":return xT;case"median":return lf(
rr);case"min":return uf((e,n)=>Vt(e,r=>n[r]));case"mode":return uf((e,n)=>Ic(e,r=>n[r]));case"sum":return X6;case"variance":return lf(qa);case"difference":return _T;case"\
ratio":return MT;case"first":return ST;case"last":return $T}}if(typeof t!="function")throw new Error(`invalid reduce: ${t}`);return uf(jo(t))}function lf(t){return(e,n,r)=>r?
{mapIndex(i,o,a){let s=l=>o[l]==null?NaN:+o[l],c=0;for(let l=0;l<e-1;++l)isNaN(s(l))&&++c;for(let l=0,u=i.length-e+1;l<u;++l)isNaN(s(l+e-1))&&++c,a[i[l+n]]=c===
0?t(wr(i,l,l+e),s):NaN,isNaN(s(l))&&--c}}:{mapIndex(i,o,a){let s=c=>o[c]==null?NaN:+o[c];for(let c=-n;c<0;++c)a[i[c+n]]=t(wr(i,0,c+e),s);for(let c=0,l=i.length-
n;c<l;++c)a[i[c+n]]=t(wr(i,c,c+e),s)}}}function uf(t){return(e,n,r)=>r?{mapIndex(i,o,a){let s=0;for(let c=0;c<e-1;++c)s+=Ot(o[i[c]]);for(let c=0,l=i.length-e+1;c<
l;++c)s+=Ot(o[i[c+e-1]]),s===e&&(a[i[c+n]]=t(wr(i,c,c+e),o)),s-=Ot(o[i[c]])}}:{mapIndex(i,o,a){for(let s=-n;s<0;++s)a[i[s+n]]=t(wr(i,0,s+e),o);for(let s=0,c=i.length-
n;s<c;++s)a[i[s+n]]=t(wr(i,s,s+e),o)}}}function X6(t,e,n){return n?{mapIndex(r,i,o){let a=0,s=0;for(let c=0;c<t-1;++c){let l=i[r[c]];l===null||isNaN(l)?++a:s+=+l}
for(let c=0,l=r.length-t+1;c<l;++c){let u=i[r[c]],f=i[r[c+t-1]];f===null||isNaN(f)?++a:s+=+f,o[r[c+e]]=a===0?s:NaN,u===null||isNaN(u)?--a:s-=+u}}}:{mapIndex(r,i,o){
let a=0,s=r.length;for(let c=0,l=Math.min(s,t-e-1);c<l;++c)a+=+i[r[c]]||0;for(let c=-e,l=s-e;c<l;++c)a+=+i[r[c+t-1]]||0,o[r[c+e]]=a,a-=+i[r[c]]||0}}}function xT(t,e,n){
if(n){let r=X6(t,e,n);return{mapIndex(i,o,a){r.mapIndex(i,o,a);for(let s=0,c=i.length-t+1;s<c;++s)a[i[s+e]]/=t}}}else return{mapIndex(r,i,o){let a=0,s=0,c=r.length;
for(let l=0,u=Math.min(c,t-e-1);l<u;++l){let f=i[r[l]];f!==null&&!isNaN(f=+f)&&(a+=f,++s)}for(let l=-e,u=c-e;l<u;++l){let f=i[r[l+t-1]],h=i[r[l]];f!==null&&!isNaN(
f=+f)&&(a+=f,++s),o[r[l+e]]=a/s,h!==null&&!isNaN(h=+h)&&(a-=h,--s)}}}}function wT(t,e,n,r){for(let i=n+r;n<i;++n){let o=t[e[n]];if(Ot(o))return o}}function vT(t,e,n,r){
for(let i=n+r-1;i>=n;--i){let o=t[e[i]];if(Ot(o))return o}}function W6(t,e,n,r){for(let i=n+r;n<i;++n){let o=t[e[n]];if(o!==null&&!isNaN(o=+o))return o}}function U6(t,e,n,r){
for(let i=n+r-1;i>=n;--i){let o=t[e[i]];if(o!==null&&!isNaN(o=+o))return o}}function _T(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a){let c=i[r[a]],
l=i[r[a+t-1]];o[r[a+e]]=c===null||l===null?NaN:l-c}}}:{mapIndex(r,i,o){for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=U6(i,r,a,t)-W6(i,r,a,t)}}}function MT(t,e,n){
return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a){let c=i[r[a]],l=i[r[a+t-1]];o[r[a+e]]=c===null||l===null?NaN:l/c}}}:{mapIndex(r,i,o){for(let a=-e,s=r.
length-t+e+1;a<s;++a)o[r[a+e]]=U6(i,r,a,t)/W6(i,r,a,t)}}}function ST(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a)o[r[a+e]]=i[r[a]]}}:{mapIndex(r,i,o){
for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=wT(i,r,a,t)}}}function $T(t,e,n){return n?{mapIndex(r,i,o){for(let a=0,s=r.length-t;a<s;++a)o[r[a+e]]=i[r[a+t-1]]}}:
{mapIndex(r,i,o){for(let a=-e,s=r.length-t+e+1;a<s;++a)o[r[a+e]]=vT(i,r,a,t)}}}var Er={n:20,k:2,color:"currentColor",opacity:.2,strict:!0,anchor:"end"};function G6(t,{x:e=B,y:n,k:r=Er.k,color:i=Er.color,opacity:o=Er.opacity,fill:a=i,fillOpacity:s=o,
stroke:c=i,strokeOpacity:l,strokeWidth:u,...f}={}){return Jt(St(a)?null:si(t,Be({x1:fi({k:-r,...f}),x2:fi({k:r,...f})},{x1:e,x2:e,y:n,fill:a,fillOpacity:s,...f})),
St(c)?null:li(t,Be({x:fi(f)},{x:e,y:n,stroke:c,strokeOpacity:l,strokeWidth:u,...f})))}function H6(t,{x:e,y:n=B,k:r=Er.k,color:i=Er.color,opacity:o=Er.opacity,fill:a=i,
fillOpacity:s=o,stroke:c=i,strokeOpacity:l,strokeWidth:u,...f}={}){return Jt(St(a)?null:Cr(t,Be({y1:fi({k:-r,...f}),y2:fi({k:r,...f})},{x:e,y1:n,y2:n,fill:a,fillOpacity:s,
...f})),St(c)?null:ui(t,Be({y:fi(f)},{x:e,y:n,stroke:c,strokeOpacity:l,strokeWidth:u,...f})))}function fi({n:t=Er.n,k:e=0,strict:n=Er.strict,anchor:r=Er.anchor}={}){
return Aa({k:t,reduce:i=>bi(i)+e*(er(i)||0),strict:n,anchor:r})}var kT={ariaLabel:"tick",fill:null,stroke:"currentColor"},ff=class extends Q{constructor(e,n,r){super(e,n,r,kT),vn(this,r)}render(e,n,r,i,o){return j("svg:g",o).
call(ct,this,i,o).call(this._transform,this,n).call(a=>a.selectAll().data(e).enter().append("line").call(et,this).attr("x1",this._x1(n,r,i)).attr("x2",this._x2(
n,r,i)).attr("y1",this._y1(n,r,i)).attr("y2",this._y2(n,r,i)).call(ht,this,r).call(Ar,this,r,o)).node()}},lc=class extends ff{constructor(e,n={}){let{x:r,y:i,inset:o=0,
insetTop:a=o,insetBottom:s=o}=n;super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y",type:"band",optional:!0}},n),this.insetTop=bt(a),this.insetBottom=bt(s)}_transform(e,n,{
x:r}){e.call(rt,n,{x:r},Gt,0)}_x1(e,{x:n}){return r=>n[r]}_x2(e,{x:n}){return r=>n[r]}_y1({y:e},{y:n},{marginTop:r}){let{insetTop:i}=this;return n&&e?o=>n[o]+i:
r+i}_y2({y:e},{y:n},{height:r,marginBottom:i}){let{insetBottom:o}=this;return n&&e?a=>n[a]+e.bandwidth()-o:r-i-o}},uc=class extends ff{constructor(e,n={}){let{x:r,
y:i,inset:o=0,insetRight:a=o,insetLeft:s=o}=n;super(e,{y:{value:i,scale:"y"},x:{value:r,scale:"x",type:"band",optional:!0}},n),this.insetRight=bt(a),this.insetLeft=
bt(s)}_transform(e,n,{y:r}){e.call(rt,n,{y:r},0,Gt)}_x1({x:e},{x:n},{marginLeft:r}){let{insetLeft:i}=this;return n&&e?o=>n[o]+i:r+i}_x2({x:e},{x:n},{width:r,marginRight:i}){
let{insetRight:o}=this;return n&&e?a=>n[a]+e.bandwidth()-o:r-i-o}_y1(e,{y:n}){return r=>n[r]}_y2(e,{y:n}){return r=>n[r]}};function hf(t,{x:e=B,...n}={}){return new lc(
t,{...n,x:e})}function df(t,{y:e=B,...n}={}){return new uc(t,{...n,y:e})}function j6(t,{x:e=B,y:n=null,r,fill:i="#ccc",fillOpacity:o,stroke:a="currentColor",strokeOpacity:s,strokeWidth:c=2,sort:l,...u}={}){let f=n!=null?Vr:Ds;return Jt(
Qe(t,f({x1:C0,x2:E0},{x:e,y:n,stroke:a,strokeOpacity:s,...u})),Qn(t,f({x1:"p25",x2:"p75"},{x:e,y:n,fill:i,fillOpacity:o,...u})),hf(t,f({x:"p50"},{x:e,y:n,stroke:a,
strokeOpacity:s,strokeWidth:c,sort:l,...u})),mn(t,Be({x:Z6},{x:e,y:n,z:n,r,stroke:a,strokeOpacity:s,...u})))}function V6(t,{y:e=B,x:n=null,r,fill:i="#ccc",fillOpacity:o,
stroke:a="currentColor",strokeOpacity:s,strokeWidth:c=2,sort:l,...u}={}){let f=n!=null?jr:Ds;return Jt(Ke(t,f({y1:C0,y2:E0},{x:n,y:e,stroke:a,strokeOpacity:s,...u})),
Jn(t,f({y1:"p25",y2:"p75"},{x:n,y:e,fill:i,fillOpacity:o,...u})),df(t,f({y:"p50"},{x:n,y:e,stroke:a,strokeOpacity:s,strokeWidth:c,sort:l,...u})),mn(t,Be({y:Z6},
{x:n,y:e,z:n,r,stroke:a,strokeOpacity:s,...u})))}function Z6(t){let e=C0(t),n=E0(t);return t.map(r=>r<e||r>n?r:NaN)}function C0(t){let e=K6(t)*2.5-Q6(t)*1.5;return Vt(
t,n=>n>=e?n:NaN)}function E0(t){let e=Q6(t)*2.5-K6(t)*1.5;return Rt(t,n=>n<=e?n:NaN)}function K6(t){return en(t,.25)}function Q6(t){return en(t,.75)}var AT={ariaLabel:"raster",stroke:null,pixelSize:1};function Ta(t,e){let n=+t;if(isNaN(n))throw new Error(`invalid ${e}: ${t}`);return n}function J6(t,e){let n=Math.
floor(t);if(isNaN(n))throw new Error(`invalid ${e}: ${t}`);return n}var hc=class extends Q{constructor(e,n,r={},i){let{width:o,height:a,x:s,y:c,x1:l=s==null?0:void 0,
y1:u=c==null?0:void 0,x2:f=s==null?o:void 0,y2:h=c==null?a:void 0,pixelSize:d=i.pixelSize,blur:p=0,interpolate:m}=r;if(o!=null&&(o=J6(o,"width")),a!=null&&(a=J6(
a,"height")),l!=null&&(l=Ta(l,"x1")),u!=null&&(u=Ta(u,"y1")),f!=null&&(f=Ta(f,"x2")),h!=null&&(h=Ta(h,"y2")),s==null&&(l==null||f==null))throw new Error("missin\
g x");if(c==null&&(u==null||h==null))throw new Error("missing y");e!=null&&o!=null&&a!=null&&(s===void 0&&l!=null&&f!=null&&(s=PT(l,f,o,a)),c===void 0&&u!=null&&
h!=null&&(c=DT(u,h,o,a))),super(e,{x:{value:s,scale:"x",optional:!0},y:{value:c,scale:"y",optional:!0},x1:{value:l==null?null:[l],scale:"x",optional:!0,filter:null},
y1:{value:u==null?null:[u],scale:"y",optional:!0,filter:null},x2:{value:f==null?null:[f],scale:"x",optional:!0,filter:null},y2:{value:h==null?null:[h],scale:"y",
optional:!0,filter:null},...n},r,i),this.width=o,this.height=a,this.pixelSize=Ta(d,"pixelSize"),this.blur=Ta(p,"blur"),this.interpolate=s==null||c==null?null:TT(
m)}},dc=class extends hc{constructor(e,n={}){let{imageRendering:r}=n;if(e==null){let{fill:i,fillOpacity:o}=n;$t(o)[0]!==void 0&&(n=pf("fillOpacity",n)),qt(i)[0]!==
void 0&&(n=pf("fill",n))}super(e,void 0,n,AT),this.imageRendering=Lt(r,"auto")}scale(e,{color:n,...r},i){return super.scale(e,r,i)}render(e,n,r,i,o){let a=n[r.channels.
fill?.scale]??(C=>C),{x:s,y:c}=r,{document:l}=o,[u,f,h,d]=e3(r,i,o),p=h-u,m=d-f,{pixelSize:b,width:y=Math.round(Math.abs(p)/b),height:g=Math.round(Math.abs(m)/b)}=this,
w=y*g,{fill:x,fillOpacity:_}=r,v=0;if(this.interpolate){let C=y/p,R=g/m,I=pt(s,P=>(P-u)*C,Float64Array),z=pt(c,P=>(P-f)*R,Float64Array);x&&(x=this.interpolate(e,
y,g,I,z,x)),_&&(_=this.interpolate(e,y,g,I,z,_))}else this.data==null&&e&&(v=e.fi*w);let M=l.createElement("canvas");M.width=y,M.height=g;let k=M.getContext("2d"),
S=k.createImageData(y,g),A=S.data,{r:T,g:$,b:N}=Pe(this.fill)??{r:0,g:0,b:0},E=(this.fillOpacity??1)*255;for(let C=0;C<w;++C){let R=C<<2;if(x){let I=a(x[C+v]);if(I==
null){A[R+3]=0;continue}({r:T,g:$,b:N}=Pe(I))}_&&(E=_[C+v]*255),A[R+0]=T,A[R+1]=$,A[R+2]=N,A[R+3]=E}return this.blur>0&&$g(S,this.blur),k.putImageData(S,0,0),j(
"svg:g",o).call(ct,this,i,o).call(rt,this,n).call(C=>C.append("image").attr("transform",`translate(${u},${f}) scale(${Math.sign(h-u)},${Math.sign(d-f)})`).attr(
"width",Math.abs(p)).attr("height",Math.abs(m)).attr("preserveAspectRatio","none").call(V,"image-rendering",this.imageRendering).call(et,this).attr("xlink:href",
M.toDataURL())).node()}};function N0(t,e,n){arguments.length<3&&(n=e,e=null);let{x:r,y:i,[t]:o,...a}=n;return r===void 0&&i===void 0&&kx(e)&&(r=Xi,i=Xr,o===void 0&&
(o=vx)),[e,{...a,x:r,y:i,[t]:o}]}function t3(){let[t,e]=N0("fill",...arguments);return new dc(t,t==null||e.fill!==void 0||e.fillOpacity!==void 0?e:{...e,fill:B})}
function e3({x1:t,y1:e,x2:n,y2:r},i,{projection:o}){let{width:a,height:s,marginTop:c,marginRight:l,marginBottom:u,marginLeft:f}=i;return[t&&o==null?t[0]:f,e&&o==
null?e[0]:c,n&&o==null?n[0]:a-l,r&&o==null?r[0]:s-u]}function R0({x1:t,y1:e,x2:n,y2:r},i,o,a){let s={};return t&&(s.x1=t),e&&(s.y1=e),n&&(s.x2=n),r&&(s.y2=r),e3(
Zr(s,i),o,a)}function pf(t,e={}){let{[t]:n}=e;if(typeof n!="function")throw new Error(`invalid ${t}: not a function`);return Ct({...e,[t]:void 0},function(r,i,o,a,s,c){
let{x:l,y:u}=a;if(!l)throw new Error("missing scale: x");if(!u)throw new Error("missing scale: y");let[f,h,d,p]=R0(o,a,s,c),m=d-f,b=p-h,{pixelSize:y}=this,{width:g=Math.
round(Math.abs(m)/y),height:w=Math.round(Math.abs(b)/y)}=e,x=new Array(g*w*(i?i.length:1)),_=m/g,v=b/w,M=0;for(let k of i??[void 0])for(let S=.5;S<w;++S)for(let A=.5;A<
g;++A,++M)x[M]=n(l.invert(f+A*_),u.invert(h+S*v),k);return{data:x,facets:i,channels:{[t]:{value:x,scale:"auto"}}}})}function TT(t){if(typeof t=="function")return t;
if(t==null)return mf;switch(`${t}`.toLowerCase()){case"none":return mf;case"nearest":return L0;case"barycentric":return I0();case"random-walk":return P0()}throw new Error(
`invalid interpolate: ${t}`)}function mf(t,e,n,r,i,o){let a=new Array(e*n);for(let s of t)r[s]<0||r[s]>=e||i[s]<0||i[s]>=n||(a[Math.floor(i[s])*e+Math.floor(r[s])]=
o[s]);return a}function I0({random:t=ps(42)}={}){return(e,n,r,i,o,a)=>{let{points:s,triangles:c,hull:l}=Tn.from(e,d=>i[d],d=>o[d]),u=new a.constructor(n*r).fill(
NaN),f=new Uint8Array(n*r),h=LT(a,t);for(let d=0;d<c.length;d+=3){let p=c[d],m=c[d+1],b=c[d+2],y=s[2*p],g=s[2*m],w=s[2*b],x=s[2*p+1],_=s[2*m+1],v=s[2*b+1],M=Math.
min(y,g,w),k=Math.max(y,g,w),S=Math.min(x,_,v),A=Math.max(x,_,v),T=(_-v)*(y-w)+(x-v)*(w-g);if(!T)continue;let $=a[e[p]],N=a[e[m]],E=a[e[b]];for(let C=Math.floor(
M);C<k;++C)for(let R=Math.floor(S);R<A;++R){if(C<0||C>=n||R<0||R>=r)continue;let I=C+.5,z=R+.5,P=Math.sign(T),Y=(_-v)*(I-w)+(z-v)*(w-g);if(Y*P<0)continue;let q=(v-
x)*(I-w)+(z-v)*(y-w);if(q*P<0)continue;let W=T-(Y+q);if(W*P<0)continue;let X=C+n*R;u[X]=h($,Y/T,N,q/T,E,W/T,C,R),f[X]=1}}return CT(u,f,i,o,a,n,r,l,e,h),u}}function CT(t,e,n,r,i,o,a,s,c,l){
n=Float64Array.from(s,d=>n[c[d]]),r=Float64Array.from(s,d=>r[c[d]]),i=Array.from(s,d=>i[c[d]]);let u=n.length,f=Array.from({length:u},(d,p)=>NT(p,n,r)),h=0;for(let d=0;d<
a;++d){let p=d+.5;for(let m=0;m<o;++m){let b=m+o*d;if(!e[b]){let y=m+.5;for(let g=0;g<u;++g){let w=(u+h+(g%2?(g+1)/2:-g/2))%u;if(f[w](y,p)){let x=ET(n.at(w-1),r.
at(w-1),n[w],r[w],y,p);t[b]=l(i.at(w-1),x,i[w],1-x,i[w],0,m,d),h=w;break}}}}}}function ET(t,e,n,r,i,o){let a=n-t,s=r-e,c=a*(n-i)+s*(r-o),l=a*(i-t)+s*(o-e);return c>
0&&l>0?c/(c+l):+(c>l)}function fc(t,e,n,r){return t*r-n*e}function NT(t,e,n){let r=e.length,i=e.at(t-2),o=n.at(t-2),a=e.at(t-1),s=n.at(t-1),c=e[t],l=n[t],u=e.at(
t+1-r),f=n.at(t+1-r),h=a-c,d=s-l,p=i-a,m=o-s,b=c-u,y=l-f,g=Math.hypot(h,d),w=Math.hypot(p,m),x=Math.hypot(b,y);return(_,v)=>{let M=_-a,k=v-s,S=_-c,A=v-l;return fc(
M,k,S,A)>-1e-6&&fc(M,k,h,d)*w-fc(M,k,p,m)*g>-1e-6&&fc(S,A,b,y)*g-fc(S,A,h,d)*x<=0}}function L0(t,e,n,r,i,o){let a=new o.constructor(e*n),s=Tn.from(t,u=>r[u],u=>i[u]),
c,l;for(let u=.5,f=0;u<n;++u){l=c;for(let h=.5;h<e;++h,++f)l=s.find(h,u,l),h===.5&&(c=l),a[f]=o[t[l]]}return a}function P0({random:t=ps(42),minDistance:e=.5,maxSteps:n=2}={}){
return(r,i,o,a,s,c)=>{let l=new c.constructor(i*o),u=Tn.from(r,p=>a[p],p=>s[p]),f,h,d;for(let p=.5,m=0;p<o;++p){h=f;for(let b=.5;b<i;++b,++m){let y=b,g=p;d=h=u.
find(y,g,h),b===.5&&(f=h);let w,x=0;for(;(w=Math.hypot(a[r[d]]-y,s[r[d]]-g))>e&&x<n;){let _=t(b,p,x)*2*Math.PI;y+=Math.cos(_)*w,g+=Math.sin(_)*w,d=u.find(y,g,d),
++x}l[m]=c[r[d]]}}return l}}function RT(t,e,n,r,i,o){return e*t+r*n+o*i}function IT(t){return(e,n,r,i,o,a,s,c)=>{let l=t(s,c);return l<n?e:l<n+i?r:o}}function LT(t,e){
return vr(t)||Xt(t)?RT:IT(e)}function PT(t,e,n){return{transform(r){let i=r.length,o=new Float64Array(i),a=(e-t)/n,s=t+a/2;for(let c=0;c<i;++c)o[c]=c%n*a+s;return o}}}
function DT(t,e,n,r){return{transform(i){let o=i.length,a=new Float64Array(o),s=(e-t)/r,c=t+s/2;for(let l=0;l<o;++l)a[l]=Math.floor(l/n)%r*s+c;return a}}}var n3={ariaLabel:"contour",fill:"none",stroke:"currentColor",strokeMiterlimit:1,pixelSize:2},pc=class extends hc{constructor(e,{smooth:n=!0,value:r,...i}={}){let o=Tu(
{},i,n3);if(r===void 0){for(let s in o)if(o[s].value!=null){if(r!==void 0)throw new Error("ambiguous contour value");r=i[s],i[s]="value"}}if(r!=null){let s={transform:c=>c.
map(l=>l.value),label:ge(r)};for(let c in o)i[c]==="value"&&(i[c]=s)}if(e==null){if(r==null)throw new Error("missing contour value");i=pf("value",{value:r,...i}),
r=null}else{let{interpolate:s}=i;r===void 0&&(r=B),s===void 0&&(i.interpolate="nearest")}super(e,{value:{value:r,optional:!0}},OT(i),n3);let a={geometry:{value:B}};
for(let s in this.channels){let c=this.channels[s],{scale:l}=c;l==="x"||l==="y"||s==="value"||(a[s]=c,delete this.channels[s])}this.contourChannels=a,this.smooth=
!!n}filter(e,{x:n,y:r,value:i,...o},a){return super.filter(e,o,a)}render(e,n,r,i,o){let{geometry:a}=r,s=ur();return j("svg:g",o).call(ct,this,i,o).call(rt,this,
n).call(c=>{c.selectAll().data(e).enter().append("path").call(et,this).attr("d",l=>s(a[l])).call(ht,this,r)}).node()}};function OT({thresholds:t,interval:e,...n}){
return t=S0(t,e,wo),Ct(n,function(r,i,o,a,s,c){let[l,u,f,h]=R0(o,a,s,c),d=f-l,p=h-u,{pixelSize:m,width:b=Math.round(Math.abs(d)/m),height:y=Math.round(Math.abs(
p)/m)}=this,g=b/d,w=y/p,x=o.value.value,_=[];if(this.interpolate){let{x:A,y:T}=Gn(o,a,c),$=pt(A,R=>(R-l)*g,Float64Array),N=pt(T,R=>(R-u)*w,Float64Array),E=[o.x,
o.y,o.value],C=[$,N,x];for(let R of i){let I=this.filter(R,E,C);_.push(this.interpolate(I,b,y,$,N,x))}}else if(i){let A=b*y,T=i.length;for(let $=0;$<T;++$)_.push(
x.slice($*A,$*A+A))}else _.push(x);if(this.blur>0)for(let A of _)Ec({data:A,width:b,height:y},this.blur);let v=zT(t,x,...FT(_));if(v===null)throw new Error(`uns\
upported thresholds: ${t}`);let{contour:M}=Hc().size([b,y]).smooth(this.smooth),k=[],S=[];for(let A of _)S.push(he(k.length,k.push(...pt(v,T=>M(A,T)))));for(let{
coordinates:A}of k)for(let T of A)for(let $ of T)for(let N of $)N[0]=N[0]/g+l,N[1]=N[1]/w+u;return{data:k,facets:S,channels:du(this.contourChannels,k)}})}function zT(t,e,n,r){
if(typeof t?.range=="function")return t.range(t.floor(n),r);if(typeof t=="function"&&(t=t(e,n,r)),typeof t!="number")return fn(t);let i=Xe(...Rc(n,r,t),t);for(;i[i.
length-1]>=r;)i.pop();for(;i[1]<n;)i.shift();return i}function i3(){return new pc(...N0("value",...arguments))}function FT(t){return[Vt(t,e=>Vt(e,r3)),Rt(t,e=>Rt(
e,r3))]}function r3(t){return isFinite(t)?t:NaN}function s3(t,e){return D0(ca,t,e)}function c3(t,e={}){return D0(la,t,e)}function l3(t,e={}){return D0(Vi,t,e)}function D0(t,e,n={}){let{x:r,y:i,maxRadius:o}=n,
a=t({px:r,py:i,maxRadius:o}),s=[];r!=null&&s.push(Ke(e,o3("x",{...a,inset:-6},n))),i!=null&&s.push(Qe(e,o3("y",{...a,inset:-6},n))),r!=null&&s.push(Vn(e,a3("x",
{...a,dy:9,frameAnchor:"bottom",lineAnchor:"top"},n))),i!=null&&s.push(Vn(e,a3("y",{...a,dx:-9,frameAnchor:"left",textAnchor:"end"},n)));for(let c of s)c.ariaLabel=
`crosshair ${c.ariaLabel}`;return Jt(...s)}function u3(t,{channels:e,...n},{facet:r,facetAnchor:i,fx:o,fy:a,[t]:s,channels:c,transform:l,initializer:u}){return{
...n,facet:r,facetAnchor:i,fx:o,fy:a,[t]:s,channels:{...e,...c},transform:l,initializer:YT(t,u)}}function YT(t,e){return e==null?e:function(n,r,{x:i,y:o,px:a,py:s,
...c},...l){let{channels:{x:u,y:f,...h}={},...d}=e.call(this,n,r,{...c,x:a,y:s},...l);return{channels:{...h,...u&&{px:u,...t==="x"&&{x:u}},...f&&{py:f,...t==="y"&&
{y:f}}},...d}}}function o3(t,e,n){let{color:r="currentColor",opacity:i=.2,ruleStroke:o=r,ruleStrokeOpacity:a=i,ruleStrokeWidth:s}=n;return{...u3(t,e,n),stroke:o,
strokeOpacity:a,strokeWidth:s}}function a3(t,e,n){let{color:r="currentColor",textFill:i=r,textFillOpacity:o,textStroke:a="var(--plot-background)",textStrokeOpacity:s,
textStrokeWidth:c=5}=n;return{...u3(t,e,BT(t,n)),fill:i,fillOpacity:o,stroke:a,strokeOpacity:s,strokeWidth:c}}function BT(t,e){return Ct(e,(n,r,i)=>({channels:{
text:{value:Fs(i,t)?.value}}}))}var qT={ariaLabel:"delaunay link",fill:"none",stroke:"currentColor",strokeMiterlimit:1},XT={ariaLabel:"delaunay mesh",fill:null,stroke:"currentColor",strokeOpacity:.2},
WT={ariaLabel:"hull",fill:"none",stroke:"currentColor",strokeWidth:1.5,strokeMiterlimit:1},UT={ariaLabel:"voronoi",fill:"none",stroke:"currentColor",strokeMiterlimit:1},
GT={ariaLabel:"voronoi mesh",fill:null,stroke:"currentColor",strokeOpacity:.2},O0=class extends Q{constructor(e,n={}){let{x:r,y:i,z:o,curve:a,tension:s}=n;super(
e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},z:{value:o,optional:!0}},n,qT),this.curve=nc(a,s),vn(this,n)}render(e,n,r,i,o){let{x:a,y:s}=n,
{x:c,y:l,z:u}=r,{curve:f}=this,[h,d]=fe(this,i),p=c?g=>c[g]:Ut(h),m=l?g=>l[g]:Ut(d),b=this;function y(g){let w=-1,x=[],_={};for(let E in r)_[E]=[];let v=[],M=[],
k=[],S=[];function A(E,C){E=g[E],C=g[C],x.push(++w),v[w]=p(E),k[w]=m(E),M[w]=p(C),S[w]=m(C);for(let R in r)_[R].push(r[R][C])}let{halfedges:T,hull:$,triangles:N}=Tn.
from(g,p,m);for(let E=0;E<T.length;++E){let C=T[E];C>E&&A(N[E],N[C])}for(let E=0;E<$.length;++E)A($[E],$[(E+1)%$.length]);Le(this).selectAll().data(x).enter().append(
"path").call(et,b).attr("d",E=>{let C=De(),R=f(C);return R.lineStart(),R.point(v[E],k[E]),R.point(M[E],S[E]),R.lineEnd(),C}).call(ht,b,_).call(Ar,b,_,o)}return j(
"svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&s}).call(u?g=>g.selectAll().data(Ie(e,w=>u[w]).values()).enter().append("g").each(y):g=>g.datum(e).each(y)).
node()}},mc=class extends Q{constructor(e,n={},r,i=({z:o})=>o){let{x:o,y:a}=n;super(e,{x:{value:o,scale:"x",optional:!0},y:{value:a,scale:"y",optional:!0},z:{value:i(
n),optional:!0}},n,r)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:l,z:u}=r,[f,h]=fe(this,i),d=c?y=>c[y]:Ut(f),p=l?y=>l[y]:Ut(h),m=this;function b(y){let g=Tn.from(y,
d,p);Le(this).append("path").datum(y[0]).call(et,m).attr("d",m._render(g,i)).call(ht,m,r)}return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&s}).call(
u?y=>y.selectAll().data(Ie(e,g=>u[g]).values()).enter().append("g").each(b):y=>y.datum(e).each(b)).node()}},z0=class extends mc{constructor(e,n={}){super(e,n,XT),
this.fill="none"}_render(e){return e.render()}},F0=class extends mc{constructor(e,n={}){super(e,n,WT,be)}_render(e){return e.renderHull()}},Y0=class extends Q{constructor(e,n={}){
let{x:r,y:i,z:o}=n;super(e,{x:{value:r,scale:"x",optional:!0},y:{value:i,scale:"y",optional:!0},z:{value:o,optional:!0}},Ct(n,function(a,s,c,l,u,f){let{x:h,y:d,
z:p}=c;({x:h,y:d}=Gn(c,l,f)),p=p?.value;let m=new Array((h??d).length).fill(null),[b,y]=fe(this,u),g=h?x=>h[x]:Ut(b),w=d?x=>d[x]:Ut(y);for(let x of s){h&&(x=x.filter(
_=>Ot(g(_)))),d&&(x=x.filter(_=>Ot(w(_))));for(let[,_]of Xn(x,p)){let v=Tn.from(_,g,w),M=f3(v,u);for(let k=0,S=_.length;k<S;++k)m[_[k]]=M.renderCell(k)}}return{
data:a,facets:s,channels:{cells:{value:m}}}}),UT)}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:l,cells:u}=r;return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&
a,y:l&&s}).call(f=>{f.selectAll().data(e).enter().append("path").call(et,this).attr("d",h=>u[h]).call(ht,this,r)}).node()}},B0=class extends mc{constructor(e,n){
super(e,n,GT),this.fill="none"}_render(e,n){return f3(e,n).render()}};function f3(t,e){let{width:n,height:r,marginTop:i,marginRight:o,marginBottom:a,marginLeft:s}=e;
return t.voronoi([s,i,n-o,r-a])}function gc(t,e,{x:n,y:r,...i}={}){return[n,r]=jt(n,r),new t(e,{...i,x:n,y:r})}function h3(t,e){return gc(O0,t,e)}function d3(t,e){
return gc(z0,t,e)}function p3(t,e){return gc(F0,t,e)}function m3(t,{x:e,y:n,initializer:r,...i}={}){return gc(Y0,t,{...Qt({...i,x:e,y:n},ju),initializer:r})}function g3(t,e){
return gc(B0,t,e)}var HT={ariaLabel:"density",fill:"none",stroke:"currentColor",strokeMiterlimit:1},yc=class extends Q{constructor(e,{x:n,y:r,z:i,weight:o,fill:a,stroke:s,...c}={}){
let l=y3(a)&&(a="currentColor",!0),u=y3(s)&&(s="currentColor",!0);super(e,{x:{value:n,scale:"x",optional:!0},y:{value:r,scale:"y",optional:!0},z:{value:be({z:i,
fill:a,stroke:s}),optional:!0},weight:{value:o,optional:!0}},VT({...c,fill:a,stroke:s},l,u),HT),l&&(this.fill=void 0),u&&(this.stroke=void 0),this.z=i}filter(e){
return e}render(e,n,r,i,o){let{contours:a}=r,s=ur();return j("svg:g",o).call(ct,this,i,o).call(rt,this,{}).call(c=>c.selectAll().data(e).enter().append("path").
call(et,this).call(ht,this,r).attr("d",l=>s(a[l]))).node()}};function b3(t,{x:e,y:n,...r}={}){return[e,n]=jt(e,n),new yc(t,{...r,x:e,y:n})}var jT=new Set(["x","\
y","z","weight"]);function VT(t,e,n){let{bandwidth:i,thresholds:o}=t;return i=i===void 0?20:+i,o=o===void 0?20:typeof o?.[Symbol.iterator]=="function"?Zt(o):+o,
Ct(t,function(a,s,c,l,u,f){let h=c.weight?Zt(c.weight.value):null,d=c.z?.value,{z:p}=this,[m,b]=fe(this,u),{width:y,height:g}=u,{x:w,y:x}=Gn(c,l,f),_=Object.fromEntries(
Object.entries(c).filter(([N])=>!jT.has(N)).map(([N,E])=>[N,{...E,value:[]}])),v=e&&[],M=n&&[],k=B1().x(w?N=>w[N]:m).y(x?N=>x[N]:b).weight(h?N=>h[N]:1).size([y,
g]).bandwidth(i),S=[];for(let N of s){let E=[];S.push(E);for(let C of d?Ws(N,d,p):[N]){let R=k.contours(C);E.push([C,R])}}let A=o;if(!(A instanceof Ns)){let N=0;
for(let E of S)for(let[,C]of E){let R=C.max;R>N&&(N=R)}A=Float64Array.from({length:o-1},(E,C)=>N*100*(C+1)/o)}let T=[],$=[];for(let N of S){let E=[];T.push(E);for(let[
C,R]of N)for(let I of A){E.push($.length),$.push(R(I/100)),v&&v.push(I),M&&M.push(I);for(let z in _)_[z].value.push(c[z].value[C[0]])}}return v&&v.push(0),M&&M.
push(0),{data:a,facets:T,channels:{..._,...v&&{fill:{value:v,scale:"color"}},...M&&{stroke:{value:M,scale:"color"}},contours:{value:$}}}})}function y3(t){return/^density$/i.
test(t)}function v3(t,e){return M3("x",t,e)}function _3(t,e){return M3("y",t,e)}function M3(t,e,{x1:n,x2:r,y1:i,y2:o,x:a=n===void 0&&r===void 0?t==="y"?At:B:void 0,y:s=i===
void 0&&o===void 0?t==="x"?At:B:void 0,fill:c,positiveFill:l="#3ca951",negativeFill:u="#4269d0",fillOpacity:f=1,positiveFillOpacity:h=f,negativeFillOpacity:d=f,
stroke:p,strokeOpacity:m,z:b=qt(p)[0],clip:y,tip:g,render:w,...x}={}){return[n,r]=x3(a,n,r),[i,o]=x3(s,i,o),n===r&&i===o&&(t==="y"?i=Nr(0):n=Nr(0)),{tip:g}=wn({
tip:g},t==="y"?"x":"y"),Jt(St(l)?null:Object.assign(rc(e,{x1:n,x2:r,y1:i,y2:o,z:b,fill:l,fillOpacity:h,render:ti(w,w3(t,!0)),clip:y,...x}),{ariaLabel:"positive \
difference"}),St(u)?null:Object.assign(rc(e,{x1:n,x2:r,y1:i,y2:o,z:b,fill:u,fillOpacity:d,render:ti(w,w3(t,!1)),clip:y,...x}),{ariaLabel:"negative difference"}),
uo(e,{x:r,y:o,z:b,stroke:p,strokeOpacity:m,tip:g,clip:!0,...x}))}function x3(t,e,n){return e===void 0&&n===void 0?e=n=Nr(t):e===void 0?(n=Nr(n),e=t===void 0?n:Nr(
t)):n===void 0?(e=Nr(e),n=t===void 0?e:Nr(t)):(e=Nr(e),n=Nr(n)),[e,n]}function Nr(t){let e,{value:n,label:r=ge(n)}=dn(t);return{transform:i=>e||(e=Z(i,n)),label:r}}
function w3(t,e){let n=t==="x"?"y":"x",r=`${n}1`,i=`${n}2`,o=`${t}1`,a=`${t}2`;return(s,c,l,u,f,h)=>{let{[r]:d,[i]:p}=l,m=new Float32Array(d.length),b=new Float32Array(
p.length),y=u[t==="y"?"height":"width"];(e===yu(c[t])<0?m:b).fill(y);let g=h(s,c,{...l,[i]:d,[a]:b},u,f),w=h(s,c,{...l,[r]:p,[o]:m},u,f),x=g.querySelector("g")??
g,_=w.querySelector("g")??w;for(let v=0;x.firstChild;v+=2){let M=Au(),k=j("svg:clipPath",f).attr("id",M).node();k.appendChild(x.firstChild),_.childNodes[v].setAttribute(
"clip-path",`url(#${M})`),_.insertBefore(k,_.childNodes[v])}return w}}function gf({geometry:t=B,...e}={}){let n=Jr(r=>Z(r,t));return Ct({...e,x:null,y:null,geometry:{transform:n}},(r,i,o,a,s,c)=>{let l=n(r),u=l.length,f=new Float64Array(
u),h=new Float64Array(u),{centroid:d}=c.path();for(let p=0;p<u;++p)[f[p],h[p]]=d(l[p]);return{data:r,facets:i,channels:{x:{value:f,scale:null,source:null},y:{value:h,
scale:null,source:null}}}})}function S3({geometry:t=B,...e}={}){let n=Jr(i=>Z(i,t)),r=Jr(i=>Z(n(i),Ty));return{...e,x:{transform:i=>Float64Array.from(r(i),([o])=>o)},
y:{transform:i=>Float64Array.from(r(i),([,o])=>o)},geometry:{transform:n}}}var ZT={ariaLabel:"geo",fill:"none",stroke:"currentColor",strokeWidth:1,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},bc=class extends Q{constructor(e,n={}){
let[r,i]=$t(n.r,3);super(e,{x:{value:n.tip?n.x:null,scale:"x",optional:!0},y:{value:n.tip?n.y:null,scale:"y",optional:!0},r:{value:r,scale:"r",filter:Ce,optional:!0},
geometry:{value:n.geometry,scale:"projection"}},sc(n),ZT),this.r=i}render(e,n,r,i,o){let{geometry:a,r:s}=r,c=o.path(),{r:l}=this;return zr(l)?e=[]:l!==void 0&&c.
pointRadius(l),j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(u=>{u.selectAll().data(e).enter().append("path").call(et,this).attr("d",s?f=>c.pointRadius(s[f])(
a[f]):f=>c(a[f])).call(ht,this,r)}).node()}};function yf(t,e={}){return e.tip&&e.x===void 0&&e.y===void 0?e=gf(e):e.geometry===void 0&&(e={...e,geometry:B}),new bc(
t,e)}function $3({strokeWidth:t=1.5,...e}={}){return yf({type:"Sphere"},{strokeWidth:t,...e})}function k3({strokeOpacity:t=.1,...e}={}){return yf(Iy(),{strokeOpacity:t,
...e})}var Ca=.5,Ea=0;function A3(t={fill:"count"},{binWidth:e,...n}={}){let{z:r}=n;return e=e===void 0?20:bt(e),t=Am(t,n),Wn(t,"fill")&&(n.channels={...n.channels,fill:{
value:[]}}),n.symbol===void 0&&(n.symbol="hexagon"),n.r===void 0&&!Wn(t,"r")&&(n.r=e/2),Ct(n,(i,o,a,s,c,l)=>{let{x:u,y:f,z:h,fill:d,stroke:p,symbol:m}=a;if(u===
void 0)throw new Error("missing channel: x");if(f===void 0)throw new Error("missing channel: y");({x:u,y:f}=Gn(a,s,l)),h=h?h.value:Z(i,r),d=d?.value,p=p?.value,
m=m?.value;let b=zs(t,{z:h,fill:d,stroke:p,symbol:m}),y=h&&[],g=d&&[],w=p&&[],x=m&&[],_=[],v=[],M=[],k=-1;for(let $ of t)$.initialize(i);for(let $ of o){let N=[];
for(let E of t)E.scope("facet",$);for(let[E,C]of Xn($,b))for(let{index:R,extent:I}of KT(i,C,u,f,e)){N.push(++k),v.push(I.x),M.push(I.y),h&&y.push(b===h?E:h[R[0]]),
d&&g.push(b===d?E:d[R[0]]),p&&w.push(b===p?E:p[R[0]]),m&&x.push(b===m?E:m[R[0]]);for(let z of t)z.reduce(R,I)}_.push(N)}let S=a.x.scale,A=a.y.scale,T={x:{value:v,
source:s[S]?{value:pt(v,s[S].invert),scale:S}:null},y:{value:M,source:s[A]?{value:pt(M,s[A].invert),scale:A}:null},...h&&{z:{value:y}},...d&&{fill:{value:g,scale:"\
auto"}},...p&&{stroke:{value:w,scale:"auto"}},...m&&{symbol:{value:x,scale:"auto"}},...Object.fromEntries(t.map(({name:$,output:N})=>[$,{scale:"auto",label:N.label,
radius:$==="r"?e/2:void 0,value:N.transform()}]))};return{data:i,facets:_,channels:T}})}function KT(t,e,n,r,i){let o=i*(1.5/ym),a=new Map;for(let s of e){let c=n[s],
l=r[s];if(isNaN(c)||isNaN(l))continue;let u=Math.round(l=(l-Ea)/o),f=Math.round(c=(c-Ca)/i-(u&1)/2),h=l-u;if(Math.abs(h)*3>1){let m=c-f,b=f+(c<f?-1:1)/2,y=u+(l<
u?-1:1),g=c-b,w=l-y;m*m+h*h>g*g+w*w&&(f=b+(u&1?1:-1)/2,u=y)}let d=`${f},${u}`,p=a.get(d);p===void 0&&(p={index:[],extent:{data:t,x:(f+(u&1)/2)*i+Ca,y:u*o+Ea}},a.
set(d,p)),p.index.push(s)}return a.values()}var QT={ariaLabel:"hexgrid",fill:"none",stroke:"currentColor",strokeOpacity:.1};function T3(t){return new xc(t)}var xc=class extends Q{constructor({binWidth:e=20,
clip:n=!0,...r}={}){super(qr,void 0,{clip:n,...r},QT),this.binWidth=bt(e)}render(e,n,r,i,o){let{binWidth:a}=this,{marginTop:s,marginRight:c,marginBottom:l,marginLeft:u,
width:f,height:h}=i,d=u-Ca,p=f-c-Ca,m=s-Ea,b=h-l-Ea,y=a/2,g=y*bm,w=g/2,x=y*2,_=g*1.5,v=Math.floor(d/x),M=Math.ceil(p/x),k=Math.floor((m+w)/_),S=Math.ceil((b-w)/
_)+1,A=`m0,${hi(-g)}l${hi(y)},${hi(w)}v${hi(g)}l${hi(-y)},${hi(w)}`,T=A;for(let $=k;$<S;++$)for(let N=v;N<M;++N)T+=`M${hi(N*x+($&1)*y)},${hi($*_)}${A}`;return j(
"svg:g",o).datum(0).call(ct,this,i,o).call(rt,this,{},Gt+Ca,Gt+Ea).call($=>$.append("path").call(et,this).call(ht,this,r).attr("d",T)).node()}};function hi(t){return Math.
round(t*1e3)/1e3}var JT={ariaLabel:"image",fill:null,stroke:null};function tC(t){return/^\.*\//.test(t)}function eC(t){return/^(blob|data|file|http|https):/i.test(t)}function nC(t){
return typeof t=="string"&&(tC(t)||eC(t))?[void 0,t]:[t,void 0]}var wc=class extends Q{constructor(e,n={}){let{x:r,y:i,r:o,width:a,height:s,rotate:c,src:l,preserveAspectRatio:u,
crossOrigin:f,frameAnchor:h,imageRendering:d}=n;o==null&&(o=void 0),o===void 0&&a===void 0&&s===void 0?a=s=16:a===void 0&&s!==void 0?a=s:s===void 0&&a!==void 0&&
(s=a);let[p,m]=nC(l),[b,y]=$t(o),[g,w]=$t(a,y!==void 0?y*2:void 0),[x,_]=$t(s,y!==void 0?y*2:void 0),[v,M]=$t(c,0);super(e,{x:{value:r,scale:"x",optional:!0},y:{
value:i,scale:"y",optional:!0},r:{value:b,scale:"r",filter:Ce,optional:!0},width:{value:g,filter:Ce,optional:!0},height:{value:x,filter:Ce,optional:!0},rotate:{
value:v,optional:!0},src:{value:p,optional:!0}},sc(n),JT),this.src=m,this.width=w,this.rotate=M,this.height=_,this.r=y,this.preserveAspectRatio=Lt(u,"xMidYMid"),
this.crossOrigin=Wt(f),this.frameAnchor=qn(h),this.imageRendering=Lt(d,"auto")}render(e,n,r,i,o){let{x:a,y:s}=n,{x:c,y:l,width:u,height:f,r:h,rotate:d,src:p}=r,
{r:m,width:b,height:y,rotate:g}=this,[w,x]=fe(this,i);return j("svg:g",o).call(ct,this,i,o).call(rt,this,{x:c&&a,y:l&&s}).call(_=>_.selectAll().data(e).enter().
append("image").call(et,this).attr("x",C3(c,u,h,w,b,m)).attr("y",C3(l,f,h,x,y,m)).attr("width",u?v=>u[v]:b!==void 0?b:h?v=>h[v]*2:m*2).attr("height",f?v=>f[v]:y!==
void 0?y:h?v=>h[v]*2:m*2).attr("transform",d?v=>`rotate(${d[v]})`:g?`rotate(${g})`:null).attr("transform-origin",d||g?jn`${c?v=>c[v]:w}px ${l?v=>l[v]:x}px`:null).
call(V,"href",p?v=>p[v]:this.src).call(V,"preserveAspectRatio",this.preserveAspectRatio).call(V,"crossorigin",this.crossOrigin).call(V,"image-rendering",this.imageRendering).
call(V,"clip-path",h?v=>`circle(${h[v]}px)`:m!==void 0?`circle(${m}px)`:null).call(ht,this,r)).node()}};function C3(t,e,n,r,i,o){return e&&t?a=>t[a]-e[a]/2:e?a=>r-
e[a]/2:t&&i!==void 0?a=>t[a]-i/2:i!==void 0?r-i/2:n&&t?a=>t[a]-n[a]:n?a=>r-n[a]:t?a=>t[a]-o:r-o}function E3(t,{x:e,y:n,...r}={}){return r.frameAnchor===void 0&&
([e,n]=jt(e,n)),new wc(t,{...r,x:e,y:n})}function rC(t,e,n){var r=1e-8,i=e-1,o=n-1,a=0,s,c,l,u,f,h,d,p,m,b,y;if(t<=0)return 0;if(t>=1)return 1;for(e>=1&&n>=1?(l=t<.5?t:1-t,u=Math.sqrt(-2*Math.log(l)),d=
(2.30753+u*.27061)/(1+u*(.99229+u*.04481))-u,t<.5&&(d=-d),p=(d*d-3)/6,m=2/(1/(2*e-1)+1/(2*n-1)),b=d*Math.sqrt(p+m)/m-(1/(2*n-1)-1/(2*e-1))*(p+5/6-2/(3*m)),d=e/(e+
n*Math.exp(2*b))):(s=Math.log(e/(e+n)),c=Math.log(n/(e+n)),u=Math.exp(e*s)/e,f=Math.exp(n*c)/n,b=u+f,t<u/b?d=Math.pow(e*b*t,1/e):d=1-Math.pow(n*b*(1-t),1/n)),y=
-Na(e)-Na(n)+Na(e+n);a<10;a++){if(d===0||d===1)return d;if(h=iC(d,e,n)-t,u=Math.exp(i*Math.log(d)+o*Math.log(1-d)+y),f=h/u,d-=u=f/(1-.5*Math.min(1,f*(i/d-o/(1-d)))),
d<=0&&(d=.5*(d+u)),d>=1&&(d=.5*(d+u+1)),Math.abs(u)<r*d&&a>0)break}return d}function iC(t,e,n){var r=t===0||t===1?0:Math.exp(Na(e+n)-Na(e)-Na(n)+e*Math.log(t)+n*
Math.log(1-t));return t<0||t>1?!1:t<(e+1)/(e+n+2)?r*N3(t,e,n)/e:1-r*N3(1-t,n,e)/n}function N3(t,e,n){var r=1e-30,i=1,o=e+n,a=e+1,s=e-1,c=1,l=1-o*t/a,u,f,h,d;for(Math.
abs(l)<r&&(l=r),l=1/l,d=l;i<=100&&(u=2*i,f=i*(n-i)*t/((s+u)*(e+u)),l=1+f*l,Math.abs(l)<r&&(l=r),c=1+f/c,Math.abs(c)<r&&(c=r),l=1/l,d*=l*c,f=-(e+i)*(o+i)*t/((e+u)*
(a+u)),l=1+f*l,Math.abs(l)<r&&(l=r),c=1+f/c,Math.abs(c)<r&&(c=r),l=1/l,h=l*c,d*=h,!(Math.abs(h-1)<3e-7));i++);return d}function Na(t){var e=0,n=[76.18009172947146,
-86.5053203294167,24.01409824083091,-1.231739572450155,.001208650973866179,-5395239384953e-18],r=1.000000000190015,i,o,a;for(a=(o=i=t)+5.5,a-=(i+.5)*Math.log(a);e<
6;e++)r+=n[e]/++o;return Math.log(2.506628274631*r/i)-a}function R3(t,e){var n=rC(2*Math.min(t,1-t),.5*e,.5);return n=Math.sqrt(e*(1-n)/n),t>.5?n:-n}var oC={ariaLabel:"linear-regression",fill:"currentColor",fillOpacity:.1,stroke:"currentColor",strokeWidth:1.5,strokeLinecap:"round",strokeLinejoin:"round",strokeMiterlimit:1},
bf=class extends Q{constructor(e,n={}){let{x:r,y:i,z:o,ci:a=.95,precision:s=4}=n;if(super(e,{x:{value:r,scale:"x"},y:{value:i,scale:"y"},z:{value:be(n),optional:!0}},
n,oC),this.z=o,this.ci=+a,this.precision=+s,!(0<=this.ci&&this.ci<1))throw new Error(`invalid ci; not in [0, 1): ${a}`);if(!(this.precision>0))throw new Error(`\
invalid precision: ${s}`)}render(e,n,r,i,o){let{x:a,y:s,z:c}=r,{ci:l}=this;return j("svg:g",o).call(ct,this,i,o).call(rt,this,n).call(u=>u.selectAll().data(c?Ws(
e,c,this.z):[e]).enter().call(f=>f.append("path").attr("fill","none").call(et,this).call(ji,this,{...r,fill:null,fillOpacity:null}).attr("d",h=>this._renderLine(
h,a,s)).call(l&&!_r(this.fill)?h=>h.select(aC).attr("stroke","none").call(et,this).call(ji,this,{...r,stroke:null,strokeOpacity:null,strokeWidth:null}).attr("d",
d=>this._renderBand(d,a,s)):()=>{}))).node()}};function aC(){return this.parentNode.insertBefore(this.ownerDocument.createElementNS(We.svg,"path"),this)}var q0=class extends bf{constructor(e,n){
super(e,n)}_renderBand(e,n,r){let{ci:i,precision:o}=this,[a,s]=kt(e,u=>r[u]),c=xf(e,r,n),l=P3(e,r,n,(1-i)/2,c);return ks().y(u=>u).x0(u=>l(u,-1)).x1(u=>l(u,1))(
he(a,s-o/2,o).concat(s))}_renderLine(e,n,r){let[i,o]=kt(e,s=>r[s]),a=xf(e,r,n);return`M${a(i)},${i}L${a(o)},${o}`}},X0=class extends bf{constructor(e,n){super(e,
n)}_renderBand(e,n,r){let{ci:i,precision:o}=this,[a,s]=kt(e,u=>n[u]),c=xf(e,n,r),l=P3(e,n,r,(1-i)/2,c);return ks().x(u=>u).y0(u=>l(u,-1)).y1(u=>l(u,1))(he(a,s-o/
2,o).concat(s))}_renderLine(e,n,r){let[i,o]=kt(e,s=>n[s]),a=xf(e,n,r);return`M${i},${a(i)}L${o},${a(o)}`}};function I3(t,{y:e=At,x:n=B,stroke:r,fill:i=St(r)?"cu\
rrentColor":r,...o}={}){return new q0(t,_a({...o,x:n,y:e,fill:i,stroke:r}))}function L3(t,{x:e=At,y:n=B,stroke:r,fill:i=St(r)?"currentColor":r,...o}={}){return new X0(
t,va({...o,x:e,y:n,fill:i,stroke:r}))}function xf(t,e,n){let r=0,i=0,o=0,a=0;for(let u of t){let f=e[u],h=n[u];r+=f,i+=h,o+=f*h,a+=f*f}let s=t.length,c=(s*o-r*i)/
(s*a-r*r),l=(i-c*r)/s;return u=>c*u+l}function P3(t,e,n,r,i){let o=ve(t,u=>e[u])/t.length,a=0,s=0;for(let u of t)a+=(e[u]-o)**2,s+=(n[u]-i(e[u]))**2;let c=Math.
sqrt(s/(t.length-2)),l=R3(r,t.length-2);return(u,f)=>{let h=i(u),d=c*Math.sqrt(1/t.length+(u-o)**2/a);return h+f*l*d}}function vc({path:t=B,delimiter:e,frameAnchor:n,treeLayout:r=Fo,treeSort:i,treeSeparation:o,treeAnchor:a,treeFilter:s,...c}={}){a=Mf(a),i=z3(i),s!=null&&(s=U0(s)),
n===void 0&&(n=a.frameAnchor);let l=F3(e),u=G3(c,U0),[f,h]=le(),[d,p]=le();return{x:f,y:d,frameAnchor:n,...Qt(c,(m,b)=>{let y=l(Z(m,t)),g=h([]),w=p([]),x=-1,_=[],
v=[],M=Qh().path(A=>y[A]),k=Ye(m)?A=>A.data=m[A.data]:A=>A.data=m.get(A.data),S=r();S.nodeSize&&S.nodeSize([1,1]),S.separation&&o!==void 0&&S.separation(o??Rs);
for(let A of u)A[vf]=A[W3]([]);for(let A of b){let T=[],$=M(A.filter(N=>y[N]!=null)).each(k);i!=null&&$.sort(i),S($);for(let N of $.descendants())if(!(s!=null&&
!s(N))){T.push(++x),_[x]=N.data,a.position(N,x,g,w);for(let E of u)E[vf][x]=E[U3](N)}v.push(T)}return{data:_,facets:v}}),...Object.fromEntries(u)}}function _f({
path:t=B,delimiter:e,curve:n="bump-x",stroke:r="#555",strokeWidth:i=1.5,strokeOpacity:o=.5,treeLayout:a=Fo,treeSort:s,treeSeparation:c,treeAnchor:l,treeFilter:u,
...f}={}){l=Mf(l),s=z3(s),u!=null&&(u=O3(u)),f={curve:n,stroke:r,strokeWidth:i,strokeOpacity:o,...f};let h=F3(e),d=G3(f,O3),[p,m]=le(),[b,y]=le(),[g,w]=le(),[x,
_]=le();return{x1:p,x2:b,y1:g,y2:x,...Qt(f,(v,M)=>{let k=h(Z(v,t)),S=m([]),A=y([]),T=w([]),$=_([]),N=-1,E=[],C=[],R=Qh().path(z=>k[z]),I=a();I.nodeSize&&I.nodeSize(
[1,1]),I.separation&&c!==void 0&&I.separation(c??Rs);for(let z of d)z[vf]=z[W3]([]);for(let z of M){let P=[],Y=R(z.filter(q=>k[q]!=null)).each(q=>q.data=v[q.data]);
s!=null&&Y.sort(s),I(Y);for(let{source:q,target:W}of Y.links())if(!(u!=null&&!u(W,q))){P.push(++N),E[N]=W.data,l.position(q,N,S,T),l.position(W,N,A,$);for(let X of d)
X[vf][N]=X[U3](W,q)}C.push(P)}return{data:E,facets:C}}),...Object.fromEntries(d)}}function Mf(t="left"){switch(`${t}`.trim().toLowerCase()){case"left":return sC;case"\
right":return cC}throw new Error(`invalid tree anchor: ${t}`)}var sC={frameAnchor:"left",dx:6,position({x:t,y:e},n,r,i){r[n]=e,i[n]=-t}},cC={frameAnchor:"right",
dx:-6,position({x:t,y:e},n,r,i){r[n]=-e,i[n]=-t}};function z3(t){return t==null||typeof t=="function"?t:`${t}`.trim().toLowerCase().startsWith("node:")?D3(U0(t)):
D3(lC(t))}function D3(t){return(e,n)=>ce(t(e),t(n))}function lC(t){return e=>e.data?.[t]}function F3(t="/"){if(t=`${t}`,t==="/")return n=>n;if(t.length!==1)throw new Error(
"delimiter must be exactly one character");let e=t.charCodeAt(0);return n=>n.map(r=>uC(r,e))}var W0=92,Y3=47;function uC(t,e){if(e===W0)throw new Error("delimit\
er cannot be backslash");let n=!1;for(let r=0,i=t.length;r<i;++r){switch(t.charCodeAt(r)){case W0:if(!n){n=!0;continue}break;case e:n?(t=t.slice(0,r-1)+t.slice(
r),--r,--i):t=t.slice(0,r)+"/"+t.slice(r+1);break;case Y3:n?(t=t.slice(0,r)+"\\\\"+t.slice(r),r+=2,i+=2):(t=t.slice(0,r)+"\\"+t.slice(r),++r,++i);break}n=!1}return t}
function fC(t){let e=!1;for(let n=0,r=t.length;n<r;++n){switch(t.charCodeAt(n)){case W0:if(!e){e=!0;continue}case Y3:e&&(t=t.slice(0,n-1)+t.slice(n),--n,--r);break}
e=!1}return t}function B3(t){return Kt(t)&&typeof t.node=="function"}function hC(t){return Kt(t)&&typeof t.link=="function"}function U0(t){if(B3(t))return t.node;
if(t=`${t}`.trim().toLowerCase(),!!t.startsWith("node:")){switch(t){case"node:name":return H0;case"node:path":return G0;case"node:internal":return q3;case"node:\
external":return X3;case"node:depth":return j0;case"node:height":return V0}throw new Error(`invalid node value: ${t}`)}}function O3(t){if(B3(t))return t.node;if(hC(
t))return t.link;if(t=`${t}`.trim().toLowerCase(),!(!t.startsWith("node:")&&!t.startsWith("parent:"))){switch(t){case"parent:name":return wf(H0);case"parent:pat\
h":return wf(G0);case"parent:depth":return wf(j0);case"parent:height":return wf(V0);case"node:name":return H0;case"node:path":return G0;case"node:internal":return q3;case"\
node:external":return X3;case"node:depth":return j0;case"node:height":return V0}throw new Error(`invalid link value: ${t}`)}}function G0(t){return t.id}function H0(t){
return dC(t.id)}function j0(t){return t.depth}function V0(t){return t.height}function q3(t){return!!t.children}function X3(t){return!t.children}function wf(t){return(e,n)=>n==
null?void 0:t(n)}function dC(t){let e=t.length;for(;--e>0&&!pC(t,e););return fC(t.slice(e+1))}function pC(t,e){if(t[e]==="/"){let n=0;for(;e>0&&t[--e]==="\\";)++n;
if((n&1)===0)return!0}return!1}var W3=2,U3=3,vf=4;function G3(t,e){let n=[];for(let r in t){let i=t[r],o=e(i);o!==void 0&&n.push([r,...le(i),o])}return n}function Z0(t,{fill:e,stroke:n,strokeWidth:r,strokeOpacity:i,strokeLinejoin:o,strokeLinecap:a,strokeMiterlimit:s,strokeDasharray:c,strokeDashoffset:l,marker:u,markerStart:f=u,
markerEnd:h=u,dot:d=St(f)&&St(h),text:p="node:name",textStroke:m="var(--plot-background)",title:b="node:path",dx:y,dy:g,textAnchor:w,treeLayout:x=Fo,textLayout:_=x===
Fo||x===Kh?"mirrored":"normal",tip:v,...M}={}){if(y===void 0&&(y=Mf(M.treeAnchor).dx),w!==void 0)throw new Error("textAnchor is not a configurable tree option");
_=re(_,"textLayout",["mirrored","normal"]);function k(S){return Vn(t,vc({treeLayout:x,text:p,fill:e===void 0?"currentColor":e,stroke:m,dx:y,dy:g,title:b,...S,...M}))}
return Jt(af(t,_f({treeLayout:x,markerStart:f,markerEnd:h,stroke:n!==void 0?n:e===void 0?"node:internal":e,strokeWidth:r,strokeOpacity:i,strokeLinejoin:o,strokeLinecap:a,
strokeMiterlimit:s,strokeDasharray:c,strokeDashoffset:l,...M})),d?mn(t,vc({treeLayout:x,fill:e===void 0?"node:internal":e,title:b,tip:v,...M})):null,p!=null?_===
"mirrored"?[k({textAnchor:"start",treeFilter:"node:external"}),k({textAnchor:"end",treeFilter:"node:internal",dx:-y})]:k():null)}function H3(t,e){return Z0(t,{...e,
treeLayout:Kh})}var V3={ariaLabel:"waffle"},_c=class extends oo{constructor(e,{unit:n=1,gap:r=1,round:i,multiple:o,...a}={}){super(e,Z3("x",a),V3),this.unit=Math.max(0,n),this.
gap=+r,this.round=K3(i),this.multiple=Q3(o)}},Mc=class extends ao{constructor(e,{unit:n=1,gap:r=1,round:i,multiple:o,...a}={}){super(e,Z3("y",a),V3),this.unit=Math.
max(0,n),this.gap=+r,this.round=K3(i),this.multiple=Q3(o)}};function Z3(t,e){let n=t==="y"?"x":"y",r=`${t}1`,i=`${t}2`;return Ct(mC(e),function(o,a,s,c,l){let{round:u,
unit:f}=this,h=s[r].value,d=s[i].value,p=Zr({...n in s&&{[n]:s[n]},[r]:s[r],[i]:s[i]},c),m=this[t==="y"?"_width":"_height"](c,p,l),b=this[t==="y"?"_x":"_y"](c,p,
l),y=f*bC(c.scales[t]),{multiple:g=Math.max(1,Math.floor(Math.sqrt(m/y)))}=this,w=Math.min(m/g,y*g),x=y*g,_=(m-g*w)/2,v=typeof b=="function"?R=>b(R)+_:b+_,M=c[t](
0),k=t==="y"?([R,I])=>[R*w,-I*x]:([R,I])=>[I*x,R*w],S=typeof v=="function"?R=>v(R)-m/2:()=>v,[A,T]=t==="y"?[0,1]:[1,0],$=d.length,N=new Array($),E=new Float64Array(
$),C=new Float64Array($);for(let R=0;R<$;++R){N[R]=Q0(u(h[R]/f),u(d[R]/f),g).map(k);let I=N[R].pop();E[R]=I[A]+S(R),C[R]=I[T]+M}return{channels:{polygon:{value:N,
source:null,filter:null},[`c${n}`]:{value:[w,v],source:null,filter:null},[`c${t}`]:{value:[x,M],source:null,filter:null},[n]:{value:E,scale:null,source:null},[r]:{
value:C,scale:null,source:s[r]},[i]:{value:C,scale:null,source:s[i]}}}})}function mC({render:t,...e}){return{...e,render:ti(t,function(n,r,i,o,a){let{gap:s,rx:c,
ry:l}=this,{channels:u,ariaLabel:f,href:h,title:d,...p}=i,{document:m}=a,b=u.polygon.value,[y,g]=u.cx.value,[w,x]=u.cy.value,_=iv(),v=m.createElementNS(We.svg,"\
pattern");v.setAttribute("width",y),v.setAttribute("height",w),v.setAttribute("patternUnits","userSpaceOnUse");let M=v.appendChild(m.createElementNS(We.svg,"rec\
t"));return M.setAttribute("x",s/2),M.setAttribute("y",s/2),M.setAttribute("width",y-s),M.setAttribute("height",w-s),c!=null&&M.setAttribute("rx",c),l!=null&&M.
setAttribute("ry",l),j("svg:g",a).call(ct,this,o,a).call(this._transform,this,r).call(k=>k.selectAll().data(n).enter().append(()=>v.cloneNode(!0)).attr("id",S=>`${_}\
-${S}`).select("rect").call(et,this).call(ht,this,p)).call(k=>k.selectAll().data(n).enter().append("path").attr("transform",jn`translate(${g},${x})`).attr("d",S=>`\
M${b[S].join("L")}Z`).attr("fill",S=>`url(#${_}-${S})`).attr("stroke",this.stroke==null?null:"none").call(ht,this,{ariaLabel:f,href:h,title:d})).node()})}}function Q0(t,e,n){
if(e<t)return Q0(e,t,n);if(t<0)return gC(t,e,n,Math.ceil(-Math.min(t,e)/n));let r=Math.floor(t%n),i=Math.ceil(t%n),o=Math.floor(e%n),a=Math.ceil(e%n),s=Math.floor(
t/n),c=Math.ceil(t/n),l=Math.floor(e/n),u=Math.ceil(e/n),f=[];return u>c&&f.push([0,c]),f.push([r,c],[r,s+t%1],[i,s+t%1]),t%n>n-1||(f.push([i,s]),l>s&&f.push([n,
s])),l>s&&f.push([n,l]),f.push([a,l],[a,l+e%1],[o,l+e%1]),e%n<1||(f.push([o,u]),u>c&&f.push([0,u])),f.push(yC(t,e,n)),f}function gC(t,e,n,r){return Q0(t+r*n,e+r*
n,n).map(([i,o])=>[i,o-r])}function yC(t,e,n){let r=Math.floor(e/n)-Math.floor(t/n);return r===0?K0(t,e,n):r===1?Math.floor(e%n)>Math.ceil(t%n)?[(Math.floor(e%n)+
Math.ceil(t%n))/2,Math.floor(e/n)]:e%n>n-t%n?K0(e-e%n,e,n):K0(t,n*Math.ceil(t/n),n):[n/2,(Math.round(t/n)+Math.round(e/n))/2]}function K0(t,e,n){let r=Math.floor(
e)-Math.floor(t);return r===0?[Math.floor(t%n)+.5,Math.floor(t/n)+(t+e)/2%1]:r===1?e%1-t%1>.5?[Math.ceil(t%n),Math.floor(e/n)+(t%1+e%1)/2]:e%1>1-t%1?[Math.floor(
e%n)+.5,Math.floor(e/n)+e%1/2]:[Math.floor(t%n)+.5,Math.floor(t/n)+(1+t%1)/2]:[Math.ceil(t%n)+Math.ceil(Math.floor(e)-Math.ceil(t))/2,Math.floor(t/n)+(e>=1+t?.5:
(t+e)/2%1)]}function K3(t){if(t===void 0||t===!1)return Number;if(t===!0)return Math.round;if(typeof t!="function")throw new Error(`invalid round: ${t}`);return t}
function Q3(t){return t===void 0?void 0:Math.max(1,Math.floor(t))}function bC({domain:t,range:e}){return j3(e)/j3(t)}function j3(t){let[e,n]=kt(t);return n-e}function J3(t,{
tip:e,...n}={}){return xr(n)||(n={...n,y:At,x2:B}),new _c(t,{tip:e5(e),...ii(fa(ni(n)))})}function t5(t,{tip:e,...n}={}){return xr(n)||(n={...n,x:At,y2:B}),new Mc(
t,{tip:e5(e),...oi(ha(ri(n)))})}function e5(t){return t===!0?{maxRadius:1/0}:Kt(t)&&t.maxRadius===void 0?{...t,maxRadius:1/0}:void 0}var h5=S_(f5(),1);var kC=({marginLeft:t})=>[1,t],AC=({width:t,marginRight:e})=>[-1,t-e],TC=({width:t,marginLeft:e,marginRight:n})=>[0,(e+t-n)/2],CC=({marginTop:t})=>[1,t],EC=({height:t,
marginBottom:e})=>[-1,t-e],NC=({height:t,marginTop:e,marginBottom:n})=>[0,(e+t-n)/2];function d5(t){return typeof t=="string"?{anchor:t}:t}function p5(t={},e={}){
arguments.length===1&&([t,e]=g5(t));let{anchor:n="left",padding:r=1,r:i=e.r}=d5(t);switch(`${n}`.toLowerCase()){case"left":n=kC;break;case"right":n=AC;break;case"\
middle":n=TC;break;default:throw new Error(`unknown dodge anchor: ${n}`)}return y5("x","y",n,bt(r),i,e)}function m5(t={},e={}){arguments.length===1&&([t,e]=g5(t));
let{anchor:n="bottom",padding:r=1,r:i=e.r}=d5(t);switch(`${n}`.toLowerCase()){case"top":n=CC;break;case"bottom":n=EC;break;case"middle":n=NC;break;default:throw new Error(
`unknown dodge anchor: ${n}`)}return y5("y","x",n,bt(r),i,e)}function g5(t){let{anchor:e,padding:n,...r}=t,{r:i}=r;return[{anchor:e,padding:n,r:i},r]}function y5(t,e,n,r,i,o){
if(i!=null&&typeof i!="number"){let{channels:a,sort:s,reverse:c}=o;a=Ls(a),a?.r===void 0&&(o={...o,channels:{...a,r:{value:i,scale:"r"}}}),s===void 0&&c===void 0&&
(o.sort={channel:"-r"})}return Ct(o,function(a,s,c,l,u,f){let{[e]:h,r:d}=c;if(!c[e])throw new Error(`missing channel: ${e}`);({[e]:h}=Gn(c,l,f));let p=d?void 0:
i!==void 0?bt(i):this.r!==void 0?this.r:3;d&&(d=Z(d.value,l[d.scale]||B,Float64Array));let[m,b]=n(u),y=m?IC:RC,g=new Float64Array(h.length),w=d?x=>d[x]:()=>p;for(let x of s){
let _=(0,h5.default)();x=x.filter(d?M=>Xo(h[M])&&Ce(d[M]):M=>Xo(h[M]));let v=new Float64Array(2*x.length+2);for(let M of x){let k=w(M),S=m?k+r:0,A=h[M]-k,T=h[M]+
k,$=2;_.queryInterval(A-r,T+r,([,,E])=>{let C=g[E]-S,R=h[M]-h[E],I=r+(d?d[M]+d[E]:2*p),z=Math.sqrt(I*I-R*R);v[$++]=C-z,v[$++]=C+z});let N=v.slice(0,$);m&&(N=N.filter(
E=>E>=0));t:for(let E of N.sort(y)){for(let C=0;C<$;C+=2)if(v[C]+1e-6<E&&E<v[C+1]-1e-6)continue t;g[M]=E+S;break}_.insert([A,T,M])}}m||(m=1);for(let x of s)for(let _ of x)
g[_]=g[_]*m+b;return{data:a,facets:s,channels:{[t]:{value:g,source:null},[e]:{value:h,source:c[e]},...d&&{r:{value:d,source:c.r}}}}})}function RC(t,e){return Math.
abs(t)-Math.abs(e)}function IC(t,e){return t-e}function x5(t,e){return arguments.length===1&&({basis:t,...e}=t),$a(kf(t),e)}function w5(t,e){return arguments.length===1&&({basis:t,...e}=t),ka(kf(t),e)}function kf(t){
if(t===void 0)return b5;if(typeof t=="function")return Af(jo(t));if(/^p\d{2}$/i.test(t))return Pa(Ho(t));switch(`${t}`.toLowerCase()){case"deviation":return DC;case"\
first":return b5;case"last":return PC;case"max":return OC;case"mean":return zC;case"median":return FC;case"min":return YC;case"sum":return BC;case"extent":return LC}
throw new Error(`invalid basis: ${t}`)}function Af(t){return{mapIndex(e,n,r){let i=+t(e,n);for(let o of e)r[o]=n[o]===null?NaN:n[o]/i}}}function Pa(t){return Af(
(e,n)=>t(e,r=>n[r]))}var LC={mapIndex(t,e,n){let[r,i]=kt(t,a=>e[a]),o=i-r;for(let a of t)n[a]=e[a]===null?NaN:(e[a]-r)/o}},b5=Af((t,e)=>{for(let n=0;n<t.length;++n){
let r=e[t[n]];if(Ot(r))return r}}),PC=Af((t,e)=>{for(let n=t.length-1;n>=0;--n){let r=e[t[n]];if(Ot(r))return r}}),DC={mapIndex(t,e,n){let r=bi(t,o=>e[o]),i=er(
t,o=>e[o]);for(let o of t)n[o]=e[o]===null?NaN:i?(e[o]-r)/i:0}},OC=Pa(Rt),zC=Pa(bi),FC=Pa(rr),YC=Pa(Vt),BC=Pa(ve);function v5(t,e){return M5("x",t,e)}function _5(t,e){return M5("y",t,e)}function M5(t,e,n={}){let r,i=1;if(typeof e=="number")i=e,r=(l,u)=>+l+u;else{if(typeof e==
"string"){let l=e.startsWith("-")?-1:1;[e,i]=tu(e.replace(/^[+-]/,"")),i*=l}e=Zo(e),r=(l,u)=>e.offset(l,u)}let o=`${t}1`,a=`${t}2`,s=Be({[o]:l=>l.map(u=>r(u,i)),
[a]:l=>l},n),c=s[a].transform;return s[a].transform=()=>{let l=c(),[u,f]=kt(l);return l.domain=i<0?[u,r(f,i)]:[r(u,i),f],l},s}function S5(t,e={}){if(typeof t=="string")switch(t.toLowerCase()){case"first":return ig(e);case"last":return og(e)}if(typeof t=="function")return di(null,t,e);let n,
r;for(n in t){if(r!==void 0)throw new Error("ambiguous selector; multiple inputs");r=qC(t[n])}if(r===void 0)throw new Error(`invalid selector: ${t}`);return di(
n,r,e)}function qC(t){if(typeof t=="function")return t;switch(`${t}`.toLowerCase()){case"min":return ag;case"max":return sg}throw new Error(`unknown selector: ${t}`)}
function ig(t){return di(null,XC,t)}function og(t){return di(null,WC,t)}function $5(t){return di("x",ag,t)}function k5(t){return di("y",ag,t)}function A5(t){return di(
"x",sg,t)}function T5(t){return di("y",sg,t)}function*XC(t){yield t[0]}function*WC(t){yield t[t.length-1]}function*ag(t,e){yield Yg(t,n=>e[n])}function*sg(t,e){
yield Wa(t,n=>e[n])}function di(t,e,n){if(t!=null){if(n[t]==null)throw new Error(`missing channel: ${t}`);t=n[t]}let r=be(n);return Qt(n,(i,o)=>{let a=Z(i,r),s=Z(
i,t),c=[];for(let l of o){let u=[];for(let f of a?Ie(l,h=>a[h]).values():[l])for(let h of e(f,s))u.push(h);c.push(u)}return{data:i,facets:c}})}Q.prototype.plot=function({marks:t=[],...e}={}){return wa({...e,marks:[...t,this]})};var E5={marginBottom:44,style:{fontFamily:"inherit",fontSize:"12px",background:"none",color:"inherit",overflow:"visible"}};function pi(t,[e,n]){let[r,i]=[Math.min(
...t),Math.max(...t)];r===i&&([r,i]=[r-1,i+1]);let[o,a]=wu({y:{type:"linear",domain:[r,i],nice:!0}}).domain;return[Math.max(o,e),Math.min(a,n)]}var C5=document.
createElement("canvas").getContext("2d");function Tf(t){return C5.font=`${E5.style.fontSize} ${getComputedStyle(document.body).fontFamily}`,C5.measureText(t).width}
function UC(t,e){if(Tf(t)<=e)return t;let n=[...t].slice(0,100);for(;n.length>1&&Tf(`${n.join("")}…`)>e;)n.pop();return`${n.join("")}…`}var Da=(t,e)=>no({label:null,
tickSize:0,tickPadding:8,tickFormat:n=>UC(e(n),t-10)});function Re(t,e,n){let r=L("div",{class:"drawing"}),i=0,o=a=>{let s=Math.floor(a);if(s<50||s===i)return;i=
s;let{marks:c,x:l,y:u,...f}=n(s),h=wa({...E5,...u.label&&{marginTop:30},width:s,...f,x:{labelAnchor:"center",labelArrow:"none",labelOffset:36,...l},y:{labelArrow:"\
none",tickSize:0,...u},marks:c.flat().filter(Boolean)});h.setAttribute("role","img"),h.setAttribute("aria-label",`${t}. ${e}`),r.replaceChildren(h)};return new ResizeObserver(
a=>o(a[0].contentRect.width)).observe(r),L("figure",{class:"chart"},L("figcaption",{},L("strong",{},t),e&&L("span",{},e)),r)}var L5=24,GC=100;function HC(t,e,n){let r=i=>t.policies.find(({name:o})=>o===i).recall;return n.labels.map(i=>({...i,name:e[t.labels[i.label]],from:r(n.against)[i.
label],to:r(n.policy)[i.label]}))}var N5={gain:"var(--gain)",loss:"var(--loss)"};function P5(t,e,n){let r=n.flatMap(s=>[s.change,...s.interval??[]]),i=[Math.min(
0,...r),Math.max(0,...r)];i[0]===i[1]&&(i[1]=1);let o=s=>s<500?110:190,a=12+Math.ceil(Math.max(...n.map(s=>Tf(Bt(s.change,1)))));return Re(t,e,s=>({height:22*n.
length+62,marginLeft:o(s),marginRight:a,x:{domain:i,label:"Change of recall (points)",grid:!0,insetLeft:6,insetRight:6,ticks:s<500?5:8,tickFormat:c=>Bt(c,Number.
isInteger(c)?0:1)},y:{domain:n.map((c,l)=>l),padding:.25},marks:[Da(o(s),c=>n[c].name),ut.ruleX([0],{stroke:"var(--muted)"}),ut.ruleY(n.filter(c=>c.interval),{x1:c=>c.
interval[0],x2:c=>c.interval[1],y:c=>n.indexOf(c),stroke:c=>N5[c.outcome]??"var(--muted)",strokeWidth:5,strokeOpacity:.35}),ut.dot(n,{x:"change",y:(c,l)=>l,r:4.5,
fill:c=>N5[c.outcome]??"var(--muted)",title:c=>`${c.name}: ${wt(c.from,1)}% → ${wt(c.to,1)}%${c.interval?`
${Bt(c.interval[0],1)} to ${Bt(c.interval[1],1)} points`:""}`,tip:!0}),ut.text(n,{y:(c,l)=>l,text:c=>Bt(c.change,1),frameAnchor:"right",textAnchor:"start",dx:6})]}))}
function jC(t){let e=t.filter(s=>s>0);if(e.length===0)return"With few test images a label's small changes mean little.";let[n,r]=[Math.min(...e),Math.max(...e)],
i=n===r?Dt(n,"test image"):`${mt(n)} to ${mt(r)} test images`,o=`one of ${n===r?"them":mt(n)} is ${yg(100/n)}`,a=n<GC?", so small changes mean little":"";return`\
A label has ${i}; ${o} of recall${a}.`}function Cf(t,e,n){return n.length>0?P5(t,e,n.slice(0,L5/2)):Yt(`${t}: none.`)}function R5(t,e,n){let r=HC(t,e,n),[i,o]=n.
phrases,a=u=>r.filter(f=>f.outcome===u).length,s=r.some(u=>u.interval),c=s?`Mean recall with ${i} less that with ${o}, with 95% intervals for all labels togethe\
r. Grey: may be chance.`:`Mean recall with ${i} less that with ${o}. Without intervals: any of it may be chance.`,l=r.length<=L5?P5("Change of each label",c,r):
L("div",{class:"pair"},s?[Cf("Clearly gained",c,r.filter(u=>u.outcome==="gain")),Cf("Clearly lost",c,r.filter(u=>u.outcome==="loss").reverse())]:[Cf("Rose most",
c,r.filter(u=>u.change>0)),Cf("Fell most",c,r.filter(u=>u.change<0).reverse())]);return[L("p",{},s?`With ${i}, ${Dt(a("gain"),"label")} clearly gained recall ag\
ainst ${o} and ${mt(a("loss"))} clearly lost; of ${mt(a("unclear"))} it cannot be told. `:`Which labels gained recall with ${i} against ${o} cannot be told: tha\
t takes two seeds, and the predictions that trainings now keep. `,jC(t.images)),l]}function I5(t,e){let n=t.labels.map((f,h)=>h).filter(f=>t.policies.some(({recall:h})=>h[f]!==
null));if(n.length===0)return Yt("Recall by label: no label has test images.");let r=f=>({text:f===void 0?"–":mt(f),key:f??null}),i=[t.training_images.length>
0&&"Training images",t.images.length>0&&"Test images"],o=(f,h)=>[i[0]&&r(f),i[1]&&r(h)].filter(Boolean),a=n.map(f=>({name:e[t.labels[f]],values:t.policies.map(({
recall:h})=>h[f]),intervals:t.policies.map(h=>h.recall_interval[f]),extra:o(t.training_images[f],t.images[f])})),s=f=>n.reduce((h,d)=>h+f[d],0),c={name:"Mean of\
 all labels",values:t.policies.map((f,h)=>$n(a.map(({values:d})=>d[h]))),intervals:t.policies.map(()=>null),extra:o(s(t.training_images),s(t.images))},l=a.some(
f=>f.intervals.some(Boolean)),u=(f,h,d)=>{if(f===null)return{text:"–",kind:"untried",strength:0};let p=h.intervals[d],m=p&&`${wt(p[0],1)}–${wt(p[1],1)}`;return{
text:[wt(f,1),m&&L("small",{},` ${m}`)],kind:"share",strength:.6*f/100,title:`${wt(f,1)}%${m?`, 95% interval ${m}`:""}`}};return[L("h3",{},"Recall of each label"),
L("p",{class:"fine"},"The share of a label's test images that is recognised, in percent, as the mean over the seeds.",l&&t.policies.every(({seeds:f})=>f.length===
1)&&" There is one seed each: the intervals do not count what another one would do.",l&&" Behind it, Wilson's 95% interval for that label alone, widened by what\
 seeds add to chance in images. To compare two policies, use the differences above: both see the same images, so their recalls rise and fall together."),gi({id:"\
label-recall",caption:"Recall of each label with each policy, in percent",ops:t.policies.map(({name:f})=>Et(f).title),extras:i.filter(Boolean),rows:a,pinned:a.length>
1?[c]:[],cell:u,wide:!0})]}function VC(t,e){let[n,...r]=t.policies;if(r.length<2)return[];let i=(s,c)=>s.recall[c]===null||n.recall[c]===null?null:s.recall[c]-n.
recall[c],o=t.labels.map((s,c)=>({name:e[s],values:r.map(l=>i(l,c)),extra:[]})).filter(({values:s})=>s.some(c=>c!==null));if(o.length===0)return[];let a={name:"\
Mean of all labels",values:r.map((s,c)=>$n(o.map(({values:l})=>l[c]))),extra:[]};return[L("h3",{},"Change of each label with each policy"),L("p",{class:"fine"},
`Recall less that with ${n.name==="none"?"no policy":Et(n.name).title}, in percentage points, as the mean over the seeds. Small changes may be chance.`),gi({id:"\
label-changes",caption:"Change of each label's recall with each policy, in percentage points",ops:r.map(({name:s})=>Et(s).title),rows:o,pinned:o.length>1?[a]:[],
...Tc(o.flatMap(({values:s})=>s)),wide:r.length<=6})]}function D5({comparison:t,labels:e}){if(!t)return Ft("labels","Labels",Yt("Needs a finished training."));if(t.
findings.length===0)return Ft("labels","Labels",I5(t,e));let n=L("div",{},R5(t,e,t.findings[0])),r=L("select",{id:"labels-against",on:{change:()=>n.replaceChildren(
...R5(t,e,t.findings[r.selectedIndex]))}},t.findings.map(({phrases:i},o)=>L("option",{value:String(o)},`${i[0]} against ${i[1]}`)));return Ft("labels","Labels",
t.findings.length>1&&L("div",{class:"tools"},L("label",{for:"labels-against"},"Policies"),r),n,VC(t,e),I5(t,e))}var cg=t=>t===0?"None":wt(t,2);function ZC({predictions:t},e){let n=t.find(([r])=>r===e);return e===0||!n?"":`${Bt(n[1],1)} (±${wt(n[2],1)})`}function O5(t,e){
let n=e!=null&&e<1&&L("p",{},e===0?"A policy is expected to gain nothing here: policy.json leaves images as they are.":`Each operation is applied with a probabi\
lity of ${wt(e,2)}, independently of the others.`);return t?t.lengths.length===0?[L("h3",{},"Strength"),L("p",{},`Chosen: ${cg(t.chosen)}; ${t.why}.`),n]:[L("h3",
{},"Strength"),L("p",{},`Chosen: ${cg(t.chosen)}; ${t.why}. Short trainings with the policy at some strengths, judged on ${mt(t.images)} images that they were n\
ot trained with, and the gains over none that follow for all strengths:`),Rr("Accuracy of short trainings with the policy at some strengths",["Strength",...t.lengths.
map(i=>Dt(i,"epoch")),`Gain expected in ${Dt(t.epochs,"epoch")}`],t.rows.map(({strength:i,accuracies:o})=>[cg(i),...o.map(a=>a===null?"–":qe(a,2)),ZC(t,i)])),
n]:n}var KC=24,QC={"no images":"no validation images","few images":"few validation images",chance:"recognised no more often than by chance"};function z5(t,e){if(!t)return null;
let n=t.filter(o=>o.mean_policy).length,r=Rr("What the network recognises without augmentation",["Label","Validation images","Recall","Why","Policy"],t.map(o=>[
Sn(e[o.label]),mt(o.images),o.recall===null?"–":qe(o.recall,1),QC[o.why]??o.why,o.mean_policy?"mean of the others":"its own"])),i=n===0?"All of them have poli\
cies of their own.":`Of these, ${mt(n)} cannot be told from chance, so what triples do to them is chance too: they have the mean policy of the others.`;return[L(
"h3",{},"What the search could not learn"),L("p",{},`The search could learn little of ${Dt(t.length,"label")}. ${i}`),t.length<=KC?r:L("details",{},L("summary",
{},`All ${Dt(t.length,"label")}`),r)]}function F5(t,e){let n=(t??[]).filter(a=>a.mean_policy);if(n.length===0)return null;let r=n.slice(0,6).flatMap((a,s)=>[s===
0?"":", ",Sn(e[a.label])]),i=n.length>6?` and ${mt(n.length-6)} more`:"",o=n.length===1?"1 label has":`${mt(n.length)} labels have`;return L("p",{class:"uncerta\
in"},`${o} the mean policy of the others, as the `,L("a",{href:"#search"},"search")," could not learn what suits them: ",r,`${i}.`)}function Y5({policy:t,strength:e,ops:n,labels:r,search:i}){if(!t)return Ft("policy","Policy",Yt("No policy has been built yet."));let o=(u,{share:f,triples:h})=>({
name:u,values:f,extra:[{text:mt(Math.round(h)),key:h}]}),a=t.rows.map(u=>o(r[u.label],u)),s=[];a.length>1&&s.push(o("Mean of all labels",{share:n.map((u,f)=>$n(
a.map(({values:h})=>h[f]))),triples:$n(t.rows.map(({triples:u})=>u))})),t.all&&s.push(o("One policy for all labels",t.all));let c=Math.max(1,...a.flatMap(({values:u})=>u),
...s.flatMap(({values:u})=>u)),l=u=>u===0?"·":u<5?"<1":wt(u/10,0);return Ft("policy","Policy",L("p",{},a.length===0?"How large a part of the triples each opera\
tion makes up, in percent. All sixteen alike would be 6 each. An operation that the search found harmful is rare.":"How large a part of a label's triples each o\
peration makes up, in percent. All sixteen alike would be 6 each. An operation that the search found harmful for a label is rare in its row."),t.hint&&L("p",{},
`In this policy, ${t.hint}. A network may learn to go by the operations, though test images have none.`,t.hint_use&&` Trained with it, the network recognises ${wt(
t.hint_use.own,1)}% of ${mt(t.hint_use.images)} training images if their own label's policy augments them, and ${wt(t.hint_use.other,1)}% if another label's doe\
s: because it goes by the operations, or because they do not suit that label.`),O5(e,t.strength),F5(i?.uncertain,r),gi({id:"policy-shares",caption:`Share of eac\
h operation in ${a.length===0?"the":"each label's"} policy, in percent`,ops:n,extras:["Triples"],rows:a,pinned:s,cell:u=>({text:l(u),kind:"share",strength:u/c,title:`${wt(
u/10,1)}%`}),legend:Df([["0%","share",0],["","share",.33],["","share",.67],[`${wt(c/10,0)}%`,"share",1]])}))}var B5={gain:"▲",loss:"▼",unclear:"≈"},U5=190,G5={below:70,padding:.6,above:14},JC={gain:"Gain",loss:"Loss",unclear:"Not clear","no interval":"One seed"};
function tE([t,...e]){let n=r=>L("li",{},L("span",{class:`tag ${r.outcome.replace(" ","-")}`},JC[r.outcome])," ",r.text);return L("div",{class:`verdict ${t.outcome.
replace(" ","-")}`},L("p",{class:"figure"},B5[t.outcome]&&L("span",{"aria-hidden":"true"},B5[t.outcome]),` ${Bt(t.difference,2)}`,L("small",{},` points of test \
accuracy: ${t.phrases[0]} against ${t.phrases[1]}`)),L("p",{class:"sentence"},t.text),e.length>0&&L("ul",{},e.map(n)))}function eE(t){return L("div",{class:"nex\
t"},L("h3",{},"What to do next"),L("ol",{},t.map(e=>L("li",{},e))))}var H5=([t,e])=>`${Bt(t,2)} to ${Bt(e,2)}`,q5={gain:"var(--gain)",loss:"var(--loss)"},Ef=t=>t.
every(e=>e.policy===t[0].policy),j5=t=>Ef(t)?e=>e.against:e=>e.policy,Nf=(t,e,n,{below:r=62,padding:i=.4,above:o=10}={})=>({height:40*t.length+r,marginLeft:n<500?
8:U5,marginRight:24,insetTop:n<500?o:0,y:{domain:t.map(e),axis:null,padding:i}});function nE(t){let e=j5(t),n=t.map(c=>({...c,row:e(c)})),r=Ef(t)?t[0].phrases[0]:
t[0].phrases[1],i=Ef(t)?`Difference of ${r} from each of the others`:`Difference of each policy from ${r}`,o=n.flatMap(c=>[c.difference,...c.interval??[],...c.balanced_interval??
[]]),a=pi([0,...o],[-100,100]),s=n.length>1?`, for all ${n.length} differences together`:"";return Re(i,`Filled dot and bar: accuracy and its 95% interval${s}. \
Ring and thin line: balanced accuracy. Right of 0 is better.`,c=>({...Nf(n,l=>l.row,c),insetLeft:8,insetRight:8,x:{label:"Difference (points of test accuracy)",
domain:a,grid:!0,ticks:c<500?4:8,tickFormat:l=>Bt(l,Number.isInteger(l)?0:Math.abs(l)<.1?2:1)},marks:[ut.ruleX([0],{stroke:"var(--muted)"}),Rf(n,c,l=>l.row),ut.
ruleY(n.filter(l=>l.interval),{y:"row",x1:l=>l.interval[0],x2:l=>l.interval[1],stroke:l=>q5[l.outcome]??"var(--muted)",strokeWidth:7,strokeOpacity:.35}),ut.ruleY(
n.filter(l=>l.balanced_interval),{y:"row",x1:l=>l.balanced_interval[0],x2:l=>l.balanced_interval[1],stroke:"var(--muted)",strokeWidth:1.25,dy:8}),ut.dot(n.filter(
l=>l.balanced!==null),{y:"row",x:"balanced",r:3,fill:"var(--surface)",stroke:"var(--muted)",strokeWidth:1.25,dy:8}),ut.dot(n,{y:"row",x:"difference",r:6,fill:l=>q5[l.
outcome]??"var(--muted)",stroke:"var(--surface)",strokeWidth:1.5,title:l=>`${Et(l.row).title}: ${Bt(l.difference,2)}${l.interval?` (${H5(l.interval)})`:""}`,tip:!0})]}))}
function Rf(t,e,n){return e>=500?Da(U5,r=>Et(r).title):ut.text(t,{y:n,text:r=>Et(n(r)).title,frameAnchor:"left",dy:-15,dx:-6,fontSize:11.5})}function rE(t){let e=t.
flatMap(a=>a.seeds.map(([s,c])=>({policy:a.name,seed:s,accuracy:c}))),n=a=>Et(a).title,r=a=>Et(a.name??a.policy).color,i=pi([...e.map(a=>a.accuracy),...t.flatMap(
a=>a.interval??[])],[0,100]),o=t.every(a=>!a.interval);return Re("Test accuracy by training",o?"Each dot is one seed.":"Large dot: mean. Bar: its 95% interval. \
Small dots: single seeds.",a=>({...Nf(t,s=>s.name,a),insetLeft:8,insetRight:8,x:{label:"Test accuracy (%)",domain:i,grid:!0,ticks:a<500?4:8},marks:[Rf(t,a,s=>s.
name),ut.ruleY(t.filter(s=>s.interval),{y:"name",x1:s=>s.interval[0],x2:s=>s.interval[1],stroke:r,strokeWidth:7,strokeOpacity:.35}),ut.dot(e,{y:"policy",x:"accu\
racy",r:2.5,fill:"var(--surface)",stroke:r,strokeWidth:1.25}),ut.dot(t,{y:"name",x:"mean",r:6,fill:r,stroke:"var(--surface)",strokeWidth:1.5,title:s=>`${n(s.name)}\
: ${qe(s.mean)}`,tip:!0})]}))}function iE({policies:t,findings:e}){let n=({interval:a})=>a?`${wt(a[0],2)} to ${wt(a[1],2)}`:"one seed: no interval",r=j5(e),i=({
name:a})=>{let s=e.find(c=>r(c)===a);return s?`${Bt(s.difference,2)}${s.interval?` (${H5(s.interval)})`:""}`:"–"},o=e.length===0?"Difference":Ef(e)?`${Et(e[0].
policy).title} against it`:`Against ${e[0].phrases[1]}`;return Rr("Test accuracy by training, in percent",["Training","Mean","95% interval over seeds","Balanced",
"Macro F1",o,"Single seeds"],t.map(a=>[[L("span",{class:"swatch",style:{background:Et(a.name).color}}),Et(a.name).title],qe(a.mean),n(a),a.balanced===null?"–":
qe(a.balanced),a.macro_f1===null?"–":qe(a.macro_f1),i(a),a.seeds.map(([,s])=>wt(s,2)).join(", ")]))}function X5({images:t,policies:e}){let n=({changed:r,change:i})=>`${qe(
r,0)}, by ${wt(i,1)}`;return Re("How strong the policies are",`Bar: the share of pixels that a policy changes, before crop and flip. Beside it: by how much it c\
hanges a pixel's values on average, of 255. Means over ${Dt(t,"training image")}. Stronger is not better by itself.`,r=>({...Nf(e,i=>i.name,r,G5),marginRight:92,
x:{label:"Pixels changed (%)",domain:[0,100],grid:!0,ticks:r<500?4:8},marks:[Rf(e,r,i=>i.name),ut.barX(e,{y:"name",x:"changed",fill:i=>Et(i.name).color,fillOpacity:.8}),
ut.text(e,{y:"name",x:"changed",text:n,textAnchor:"start",dx:6}),r>=500&&ut.ruleX([0])]}))}function W5({policies:t}){let e=t.filter(({reward:r})=>r!==null);if(e.
length===0)return null;let n=e.map(({reward:r})=>r);return Re("Mean reward of the policies","How the recall of the search's network changes, in points, when a p\
olicy augments the validation images: the mean over the labels, measured in the same way for every policy. Without a policy it is 0. The search chose the learne\
d policy by these same images. More is not better by itself: a policy that changes nothing has 0.",r=>({...Nf(e,i=>i.name,r,G5),insetLeft:48,insetRight:48,x:{label:"\
Mean reward (points)",domain:pi([0,...n],[-100,100]),grid:!0,ticks:4},marks:[Rf(e,r,i=>i.name),ut.barX(e,{y:"name",x:"reward",fill:i=>Et(i.name).color,fillOpacity:.8}),
[-1,1].map(i=>ut.text(e.filter(({reward:o})=>o<0==i<0),{y:"name",x:"reward",text:({reward:o})=>Bt(o,1),textAnchor:i<0?"end":"start",dx:6*i})),ut.ruleX([0])]}))}
function oE(t){let e=t.pairs_seeds?"Trainings with the same seed begin with the same weights and see the images in the same order, so they are compared seed by \
seed. ":"",n=t.counts_images?"Intervals of differences count both sources of chance: another seed and other test images. ":"Intervals of differences count chanc\
e in seeds, not in test images. ",r=t.findings.length>1?`They hold for all ${t.findings.length} differences together, which makes them wider than one alone. `:"";
return`${n}${e}${r}A difference is clear if its interval does not include 0. The interval of a single policy is Student's, over its seeds. Balanced accuracy is \
the mean recall of the labels: it differs from accuracy if labels have different numbers of test images. Macro F1 is the mean over the labels of the harmonic me\
an of precision and recall.`}function V5({comparison:t,strengths:e}){if(!t)return Ft("result","Result",Yt("No training with or without a policy has finished yet\
, so nothing can be compared."),e&&[X5(e),W5(e)]);let n=Math.max(...t.policies.map(r=>r.seeds.length));return Ft("result","Result",t.findings.length>0?tE(t.findings):
Yt("Only one policy has finished trainings, so there is nothing to compare it with."),t.next_steps.length>0&&eE(t.next_steps),t.findings.length>0&&nE(t.findings),
rE(t.policies),iE(t),L("p",{class:"fine"},n>1?oE(t):"Each training ran with one seed. How much of a difference is chance cannot be told from one seed: train wit\
h three or more."),e&&[X5(e),W5(e)])}var aE=[["command","Command"],["data","Data"],["network","Network"],["device","Device"],["machine","Machine"],["started","Started"],["seed","Seed"],["seeds","Se\
eds per training"],["la3","la3"],["libtorch","LibTorch"]];function sE(t){let e=t.filter(i=>i.seconds!==null&&(i.done||i.seconds>0));if(e.length===0)return null;
let n=e.reduce((i,o)=>i+o.seconds,0),r=i=>i<500?150:190;return Re("Time of each stage",`${za(n)} in all.`,i=>({height:22*e.length+8,marginTop:4,marginBottom:4,marginLeft:r(
i),marginRight:90,x:{axis:null},y:{domain:e.map((o,a)=>a),padding:.3},marks:[Da(r(i),o=>e[o].name),ut.barX(e,{x:"seconds",y:(o,a)=>a,fill:"var(--learned)",fillOpacity:.7}),
ut.text(e,{x:"seconds",y:(o,a)=>a,text:o=>za(o.seconds)+(o.done?"":" so far"),textAnchor:"start",dx:5})]}))}function Z5({run:t,config:e}){let n=aE.filter(([r])=>t?.[r]!==
void 0).map(([r,i])=>[L("dt",{},i),L("dd",{},r==="command"?L("code",{},t[r]):String(t[r]))]);return Ft("run","Run",t?L("dl",{},n):Yt("run.json is missing: what \
ran is not known."),t&&sE(t.stages),e===null?Yt("config.toml is missing: the settings are not known."):L("details",{},L("summary",{},"Settings (config.toml)"),L(
"pre",{tabindex:"0"},e)))}var cE=64;function K5(t){return Uint8Array.from(atob(t),e=>e.charCodeAt(0))}function Q5(t,[e,n]){return n===void 0?t[e]:`${t[e]} ${wt(n,Number.isInteger(n)||Math.
abs(n)>=10?0:2)}`}function J5({ops:t,labels:e,policy:n}){let r=L("div",{class:"gallery"},L("p",{class:"fine"},"Loading…")),i=Ft("samples","Samples",r),o=null;
function a(p,{cell_px:m,columns:b},{source:y,calls:g},w,x){let _=m<cE?2*m:m,v=g.length===0?"Original":g.map(A=>Q5(t,A)).join(", "),M={width:`${_*b}px`,"margin-l\
eft":`${-(w%b)*_}px`,"margin-top":`${-Math.floor(w/b)*_}px`},k=L("img",{src:p,alt:`${x?`${x}: `:""}${v}, image ${y}`,class:_>m&&"twice",style:M}),S=x??(g.length===
0&&"Original");return L("figure",{class:"cell",style:{"--side":`${_}px`}},L("div",{},k),L("figcaption",{},S&&L("strong",{},S),g.map(A=>L("span",{},Q5(t,A)))))}function s({
cell_px:p,columns:m},{cells:b}){let y=b.map((w,x)=>a(o,{cell_px:p,columns:m},w,x)),g=[];for(let w=0;w<y.length;w+=m)g.push(L("div",{class:"cells"},y.slice(w,w+m)));
return g}function c({cell_px:p,policies:m,jpeg:b,rows:y}){let g=URL.createObjectURL(new Blob([K5(b)],{type:"image/jpeg"})),w=m.length+1;return L("div",{id:"comp\
ared-samples"},L("h3",{},"The compared policies on the same images"),L("p",{},"Each image, and what each policy makes of it in the first epoch, before crop and \
flip."),L("div",{class:"compared-rows"},y.map(({label:x,cells:_},v)=>L("div",{class:"compared",role:"group","aria-label":e[x]||"(no name)"},L("p",{class:"fine"},
Sn(e[x])),L("div",{class:"cells"},_.map((M,k)=>a(g,{cell_px:p,columns:w},M,v*w+k,k>0?Et(m[k-1]).title:void 0)))))))}function l(p){let m=n?.rows.find(b=>b.label===
p)?.first??[];return m.length===0?null:L("p",{class:"fine"},"Chosen first: ",m.map(([b,y,g,w])=>`${t[b]} → ${t[y]} → ${t[g]} (score ${wt(w,2)})`).join("; "),
". The score is no reward: it is the predicted reward above the label's least, less a penalty for what the triple shares with those chosen before.")}function u(){
let p=JSON.parse(document.getElementById("la3-samples").textContent||"null");if(!p||p.labels.length===0&&!p.compared)return r.replaceChildren(Yt("There are no s\
ample images."));if(p.labels.length===0)return r.replaceChildren(c(p.compared));let m=L("div",{id:"label-samples","aria-live":"polite"}),b=L("select",{id:"sampl\
e-label",on:{change:()=>g()}},p.labels.map((w,x)=>L("option",{value:String(x)},e[w.label]||"(no name)"))),y=w=>{b.selectedIndex=(b.selectedIndex+w+p.labels.length)%
p.labels.length,g()},g=()=>{let w=p.labels[b.selectedIndex];o&&URL.revokeObjectURL(o),o=URL.createObjectURL(new Blob([K5(w.jpeg)],{type:"image/jpeg"})),m.replaceChildren(
L("h3",{},Sn(e[w.label])),...s(p,w),l(w.label)??"")};r.replaceChildren(L("p",{},"Each image, and what the label's policy makes of it: operations with their magn\
itudes, applied from top to bottom."),L("div",{class:"tools"},L("label",{for:"sample-label"},"Label"),b,L("button",{type:"button",on:{click:()=>y(-1)}},"Previou\
s"),L("button",{type:"button",on:{click:()=>y(1)}},"Next")),m,p.compared?c(p.compared):""),g()}let f=!1,h=()=>{f||u(),f=!0,d.disconnect()},d=new IntersectionObserver(
p=>p.some(m=>m.isIntersecting)&&h(),{rootMargin:"600px"});return d.observe(i),addEventListener("beforeprint",h),i}var lE=24;function uE({mirrored:t,doubtful:e}){let n=t?"mirrored":"not mirrored";return e?`${n}: not known well enough to tell, as others`:n}function fE(t,e){return[
Sn(e[t.label]),mt(t.images),qe(100*t.recognised/t.images,1),qe(100*(t.recognised-t.lost+t.won)/t.images,1),`${Bt(100*(t.won-t.lost)/t.images,1)} (${mt(t.lost)} \
lost, ${mt(t.won)} won)`,uE(t)]}function t_(t,e){if(!t)return null;let n=t.filter(o=>!o.mirrored).length,i=Rr("Validation images as they are and mirrored left t\
o right",["Label","Images","Recall","Mirrored","Change (points)","In training"],t.map(o=>fE(o,e)));return[L("h3",{},"Mirroring"),L("p",{},`Of ${Dt(t.length,"lab\
el")}, ${mt(n)} must not be mirrored: their images, mirrored, are no longer recognised by a network that was trained without mirroring. All compared trainings k\
eep these as they are and mirror half of the others.`),t.length<=lE?i:L("details",{},L("summary",{},`All ${Dt(t.length,"label")}`),i)]}var lg=t=>Math.min(250,Math.max(200,.44*t)),n_=(t,e)=>pi(t.map(n=>n.value),e),e_=t=>Number.isInteger(t)?mt(t):"";function hE(t,e){return t.iteration.map((n,r)=>({
iteration:n,value:t[e][r]})).filter(n=>n.value!==null)}function dE(t){let e=Math.max(3,Math.round(t.length/10));return t.map(({iteration:n},r)=>{let i=t.slice(Math.
max(0,r-e+1),r+1);return{iteration:n,value:i.reduce((o,a)=>o+a.value,0)/i.length}})}function If(t,e,n,r,i,o,a,s,c=!1){let l=hE(n,r);if(l.length===0)return L("fi\
gure",{class:"chart"},L("figcaption",{},L("strong",{},t)),Yt("Not measured yet: it begins after the warm-up."));let u=n.iteration.at(-1),f=l.length<20;return Re(
t,e,h=>({height:lg(h),marginLeft:44,marginRight:12,x:{label:"Iteration",domain:[0,u],ticks:Oa([0,u])},y:{label:i,grid:!0,ticks:5,domain:c?s:n_(l,s)},marks:[o>0&&
o<u&&ut.ruleX([o],{stroke:"var(--muted)",strokeDasharray:"3 3"}),o>0&&o<u&&ut.text([o],{x:d=>d,frameAnchor:"top",text:()=>"warm-up ends",textAnchor:2*o>u?"end":
"start",dx:2*o>u?-5:5,fill:"var(--muted)",fontSize:11}),ut.line(l,{x:"iteration",y:"value",stroke:"var(--learned)",strokeOpacity:.35,strokeWidth:1}),f&&ut.dot(l,
{x:"iteration",y:"value",r:3,fill:"var(--learned)"}),ut.line(f?l:dE(l),{x:"iteration",y:"value",stroke:"var(--learned)",strokeWidth:2}),ut.tip(l,ut.pointerX({x:"\
iteration",y:"value",title:d=>`Iteration ${d.iteration}: ${wt(d.value,a)}`}))]}))}function pE(t){let e=Math.min(...t),n=Math.ceil((Math.max(...t)-e+1)/20),r=[];
for(let i of t){let o=Math.floor((i-e)/n);for(;r.length<=o;){let a=e+r.length*n-.5;r.push({from:a,to:a+n,labels:0})}r[o].labels+=1}return r}function mE(t){let e=t.
map(s=>s.tried),[n,r]=[Math.min(...e),Math.max(...e)],o=`${n===r?mt(n):`Between ${mt(n)} and ${mt(r)}`} of the 4,096 possible.`,a=pE(e);return Re("Different tri\
ples tried per label",o,s=>({height:lg(s),marginLeft:44,marginRight:12,x:{label:"Different triples",ticks:6,tickFormat:e_,domain:[a[0].from-1,a.at(-1).to+1]},y:{
label:"Labels",grid:!0,ticks:5,tickFormat:e_},marks:[ut.rectY(a,{x1:"from",x2:"to",y:"labels",fill:"var(--learned)",fillOpacity:.7,inset:.5}),ut.ruleY([0],{stroke:"\
var(--muted)"})]}))}function gE(t){let e=t.epoch.map((n,r)=>({epoch:n,value:t.test_accuracy[r]})).filter(n=>n.value!==null);return e.length===0?null:Re("Pre-tra\
ining",`The network the search asks: test accuracy by epoch, ${wt(e.at(-1).value,2)}% at the end.`,n=>({height:lg(n),marginLeft:44,marginRight:12,x:{label:"Epoc\
h",ticks:Oa(e.map(r=>r.epoch)),tickFormat:"d"},y:{label:"Test accuracy (%)",grid:!0,ticks:5,domain:n_(e,[0,100])},marks:[ut.line(e,{x:"epoch",y:"value",stroke:"\
var(--none)",strokeWidth:2}),e.length===1&&ut.dot(e,{x:"epoch",y:"value",fill:"var(--none)"})]}))}function r_({search:t,pretrain:e,labels:n}){let r=[];if(t&&t.metrics.
iteration.length>0){let c=t.evaluations?.warm_up??0;r.push(If("Mean reward","Change of recall on validation images by the triples of each iteration; light: sing\
le iterations, bold: recent mean.",t.metrics,"mean_reward","Points",c,2,[-100,100]),If("Predictor: Spearman correlation","Predicted against measured rewards of \
evaluations held out; 1 is a perfect order.",t.metrics,"spearman","Correlation",c,3,[-1,1]),If("Predictor: mean absolute error","On the same evaluations; lower \
is better.",t.metrics,"mae","Points",c,2,[0,1/0]),If("New triples preferred","Share of labels where the predictor preferred a triple that had not been tried.",t.
metrics,"unexplored","Share",c,2,[0,1],!0))}let i=t?.evaluations?.rows.filter(c=>c.tried>0)??[];i.length>0&&r.push(mE(i));let o=e&&gE(e);if(o&&r.push(o),r.length===
0)return Ft("search","Search",Yt("The search has not begun."));let a=i.reduce((c,l)=>c+l.evaluations,0),s=t?.evaluations;return Ft("search","Search",s?L("p",{},
`${Dt(a,"evaluation")} in ${Dt(t.metrics.iteration.length,"iteration")} of ${mt(s.iterations)} planned, the first ${mt(s.warm_up)} of them a warm-up with random\
 triples${s.label_invariant?"; one policy for all labels":""}.`):Yt("The search has not evaluated anything yet."),L("div",{class:"pair"},r),z5(t?.uncertain,n),t_(
t?.flips,n))}function yE(t,e){return t.flatMap(n=>n.epoch.map((r,i)=>({policy:n.policy,seed:n.seed,epoch:r,value:n[e][i]}))).filter(n=>n.value!==null)}function bE(t,e){let n=new Map;
for(let{policy:i,epoch:o,value:a}of e){let s=`${i} ${o}`,c=n.get(s)??{policy:i,epoch:o,sum:0,seeds:0};n.set(s,{...c,sum:c.sum+a,seeds:c.seeds+1})}let r=new Map;
for(let{policy:i}of t)r.set(i,(r.get(i)??0)+1);return[...n.values()].filter(i=>i.seeds===r.get(i.policy)).map(i=>({...i,value:i.sum/i.seeds})).sort((i,o)=>i.epoch-
o.epoch)}function xE(t){let e=Math.max(...t.map(s=>s.epoch)),n=t.filter(s=>2*s.epoch>=e).map(s=>s.value),r=Math.min(...n),i=Math.max(...n),o=i>r?i-r:1;if(t.length===
n.length)return[r-.1*o,i+.1*o];let a=t.map(s=>s.value);return[Math.max(Math.min(...a),r-o),Math.min(Math.max(...a),i+o)]}function i_(t,e,n,r,i,o,a){let s=yE(n,r);
if(s.length===0)return Yt(`${t}: not measured.`);let c=bE(n,s),l=[...new Set(n.map(p=>p.policy))],u=pi(xE(s),a),f=p=>p.value>=u[0]&&p.value<=u[1],h=s.every(f)?"":
" Some of the first epochs lie outside the scale.",d=new Set(s.map(p=>p.epoch)).size===1;return Re(t,e+h,p=>({height:Math.min(320,Math.max(230,.5*p)),marginLeft:44,
marginRight:12,x:{label:"Epoch",ticks:Oa(s.map(m=>m.epoch)),tickFormat:"d"},y:{label:i,grid:!0,ticks:6,domain:u},marks:[ut.line(s,{clip:!0,x:"epoch",y:"value",z:m=>`${m.
policy} ${m.seed}`,stroke:m=>Et(m.policy).color,strokeWidth:1,strokeOpacity:.3}),l.map(m=>ut.line(c.filter(b=>b.policy===m),{clip:!0,x:"epoch",y:"value",stroke:Et(
m).color,strokeWidth:2,strokeDasharray:Et(m).dash})),d&&ut.dot(s,{x:"epoch",y:"value",stroke:m=>Et(m.policy).color}),ut.tip(c.filter(f),ut.pointer({x:"epoch",y:"\
value",title:m=>`${Et(m.policy).title}
Epoch ${m.epoch}: ${wt(m.value,o)}`}))]}))}function wE(t){let e=n=>{let r=document.createElementNS("http://www.w3.org/2000/svg","svg"),i=document.createElementNS(
"http://www.w3.org/2000/svg","line");for(let[o,a]of Object.entries({width:28,height:10,"aria-hidden":"true"}))r.setAttribute(o,a);for(let[o,a]of Object.entries(
{x1:0,x2:28,y1:5,y2:5,"stroke-width":2.5,stroke:Et(n).color,"stroke-dasharray":Et(n).dash}))i.setAttribute(o,a);return r.append(i),r};return L("ul",{class:"lege\
nd"},t.map(n=>L("li",{},e(n),Et(n).title)))}function o_({curves:t}){let e=t.filter(i=>i.epoch.length>0);if(e.length===0)return Ft("training","Training",Yt("No t\
raining has finished an epoch yet."));let n=e.filter(i=>!i.finished).map(i=>`${Et(i.policy).title}, seed ${i.seed}`),r="Light lines: single seeds. Bold: their m\
ean.";return Ft("training","Training",n.length>0&&L("p",{class:"fine"},`Not finished: ${n.join("; ")}.`),wE([...new Set(e.map(i=>i.policy))]),L("div",{class:"pa\
ir"},i_("Test accuracy by epoch",r,e,"test_accuracy","Test accuracy (%)",2,[0,100]),i_("Training loss by epoch",`${r} Augmented images are harder: a higher loss\
 is to be expected.`,e,"train_loss","Loss",3,[0,1/0])))}function vE({run:t,labels:e}){let r=(t?.stages??[]).filter(i=>i.seconds!==null).reduce((i,o)=>i+o.seconds,0);return[t?.data,t?.network,e.length>0&&Dt(e.length,"\
label"),t?.seeds!==void 0&&Dt(t.seeds,"seed"),t?.device,t?.started?.replace("T"," ").replace("Z"," UTC"),r>0&&za(r)].filter(Boolean)}function _E(t){return L("he\
ader",{},L("p",{class:"eyebrow"},t.parts?"la3 comparison":"la3 report"),L("h1",{},t.title),L("p",{class:"facts"},vE(t).map(e=>L("span",{},e))),t.notes.length>0&&
L("details",{class:"notes",open:t.notes.length<=8},L("summary",{},`${t.parts?"What is missing":"This report is not complete"}: ${Dt(t.notes.length,"note")}`),L(
"ul",{},t.notes.map(e=>L("li",{},e)))))}var kc=JSON.parse(document.getElementById("la3-data").textContent);xg([...kc.strengths?.policies??[],...kc.comparison?.policies??
[]]);var a_={result:V5,labels:D5,training:o_,policy:Y5,effects:_g,search:r_,samples:J5,run:Z5},s_=(kc.parts??Object.keys(a_)).map(t=>a_[t](kc)),ME=s_.map(t=>L("\
a",{href:`#${t.id}`},t.querySelector("h2").textContent));document.getElementById("report").replaceChildren(L("a",{class:"skip",href:"#result"},"Skip to the resu\
lt"),_E(kc),L("nav",{"aria-label":"Sections"},ME),L("main",{},s_),L("footer",{},"Written by la3. Everything on this page is in this one file."));var ug=[];addEventListener(
"beforeprint",()=>{ug=[...document.querySelectorAll("details:not([open])")];for(let t of ug)t.open=!0});addEventListener("afterprint",()=>ug.forEach(t=>t.open=!1));
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
