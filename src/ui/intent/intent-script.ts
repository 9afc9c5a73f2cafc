import { SPECULATION_RULES } from '#app/i18n/addresses/speculation-rules.ts'
import { compact } from './compact.ts'

/** Elements that need the page's scripts as soon as a pointer, the focus or a key reaches them. The browser handles all other elements. */
export const NEEDS_SCRIPTS =
  'input:not([type=hidden]),select,textarea,button:not([popovertarget],[commandfor],[data-plain]),[data-early]:not([commandfor]),[data-intent=pointer]'

/** Elements whose arrow keys need the page's scripts. */
const NEEDS_KEYS = '[popovertarget],[popover],[data-intent]'

/** Milliseconds that a press waits for hydration before its fallback address is followed. */
const PATIENCE_MS = 8000

/**
 * Inline script at the start of the document. Fetches the page's scripts in an idle moment after the load event. Runs them at the first intent
 * on an element that needs them.
 *
 * The server has disabled the scripts (`readOwnScripts`). This script enables them in order, files first, so that they load in parallel.
 *
 * - A press on an element that needs scripts is held until `useEarlyPress` or `useHeldIntent` repeats it. If the scripts do not come, the address
 *   in `data-early` is followed, if any. A press that opens another window is not held.
 * - After the scripts have failed (`early.giveUp`), nothing is held: the browser handles presses and keys.
 * - `data-drawer` names the drawer that a link opens in narrow windows.
 * - A link within a drawer to a part of the page closes the drawer.
 * - Arrow keys, Home and End in a menu are held too.
 * - A fragment that names no element, such as that of an enlarged picture, runs the scripts.
 * - Listeners that other inline scripts add with the signal of `early.plain` end with hydration.
 * - With data saver or a slow connection, nothing is fetched before an intent. With data saver, no document is prefetched.
 * - A field that the page focuses itself does not count as an intent before the visitor types.
 */
export const intentScript = compact(`(()=>{
const $early=window.early={presses:[],keys:[],plain:new AbortController(),autoplay:new WeakMap(),hydrated:false,pointer:''};
const $each=($what,$change)=>document.querySelectorAll($what).forEach($change);
const $add=type=>Object.assign(document.createElement('script'),{type});
const $giveUp=$early.giveUp=()=>{
$early.failed=true;
$early.presses.forEach(({dataset,isConnected})=>{
delete dataset.waiting;
if(isConnected&&dataset.early)location.assign(dataset.early)
});
$early.presses=[]
};
const $arm=$late=>{
const $script=$add($late.src&&'module');
$script.text=$late.text;
$script.onerror=$giveUp;
for(const{name,value}of $late.attributes)if(name!='type')$script.setAttribute(name,value);
$late.replaceWith($script)
};
const $preload=$priority=>$each('link[rel=late]',$link=>{$link.fetchPriority=$priority;$link.rel='modulepreload'});
let $begun;
const $start=()=>{
if($begun)return;
$begun=true;
$preload('auto');
const $armAll=()=>$each('script[type=late]',$arm);
if(document.readyState=='loading')addEventListener('DOMContentLoaded',$armAll);else $armAll()
};
const $on=($kind,$act)=>addEventListener($kind,$event=>{if($event.target instanceof Element)$act($event,$event.target)},{capture:true,passive:false});
for(const $kind of ['pointerover','pointerdown','focusin','keydown','input'])$on($kind,({type,pointerType},target)=>{
$early.pointer=pointerType??$early.pointer;
if($begun||type=='focusin'&&target.autofocus)return;
if(target.closest('${NEEDS_SCRIPTS}')||type=='focusin'&&target.closest('[popovertarget]')&&target.matches(':focus-visible')||type=='keydown'&&target.closest('dialog'))$start()
});
$on('keydown',($event,target)=>{
const{key,altKey,ctrlKey,metaKey}=$event;
if($early.failed||$early.hydrated||altKey||ctrlKey||metaKey||!/^(Arrow|Home|End)/.test(key)||!target.closest('${NEEDS_KEYS}')||target.matches('input,select,textarea'))return;
$event.preventDefault();
$event.stopImmediatePropagation();
$early.keys.push(key);
$start()
});
$on('click',($event,target)=>{
target.closest('dialog a[href^="#"]')?.closest('dialog').close();
const $element=target.closest('[data-early],button:not([popovertarget],[commandfor],[data-plain])');
if(!$element||$element.closest('[data-hydrated]')||$element.commandForElement||$event.metaKey||$event.ctrlKey||$event.shiftKey||$event.altKey)return;
const{early:$way}=$element.dataset;
const $drawer=!matchMedia('(min-width:64rem)').matches&&document.getElementById($element.dataset.drawer);
if($way==null&&($early.hydrated||$element.form)||$early.failed&&!$drawer)return;
$event.preventDefault();
$event.stopImmediatePropagation();
$start();
if($drawer){
$drawer.showModal();
$drawer.querySelector('input')?.focus();
return
}
if($early.presses.includes($element))return;
$early.presses.push($element);
$element.dataset.waiting='';
if($way)setTimeout(()=>{if($early.presses.includes($element))location.assign($way)},${PATIENCE_MS})
});
const $addressed=()=>{
try{if(location.hash[1]&&!document.getElementById(decodeURIComponent(location.hash.slice(1))))$start()}catch{}
};
addEventListener('DOMContentLoaded',$addressed);
addEventListener('hashchange',$addressed);
const $network=navigator.connection;
if($network?.saveData||matchMedia('(prefers-reduced-data:reduce)').matches)return;
const $rules=$add('speculationrules');
$rules.text=${JSON.stringify(SPECULATION_RULES)};
document.head.append($rules);
if(/[23]g/.test($network?.effectiveType))return;
$early.ahead=true;
const $whenIdle=()=>(window.requestIdleCallback??setTimeout)(()=>$preload('low'));
const $whenLoaded=()=>addEventListener('load',$whenIdle);
if(document.prerendering)addEventListener('prerenderingchange',()=>document.readyState=='complete'?$whenIdle():$whenLoaded(),{once:true});else $whenLoaded()
})()`)
