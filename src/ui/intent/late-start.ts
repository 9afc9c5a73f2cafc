import { SPECULATION_RULES } from '#app/i18n/addresses/speculation-rules.ts'

/** Elements that need the page's scripts. Links work without them. */
const WANTS_SCRIPTS = 'button,input,select,textarea,[data-early]'

/** Maximum milliseconds to wait for a paint that browsers do not report: of decorative pictures and of enlarged ones. */
const PAINT_BOUND = 500

/**
 * Inline script for the document's head: starts the page's scripts when the visible content is painted and the browser is idle. The first
 * press, key or focus on an element that needs scripts starts them earlier.
 *
 * The server has disabled the scripts (`readOwnScripts`). This script enables them in order, files first, so that they load in parallel.
 *
 * A paint may take long to reach the screen, so the largest visible picture counts as painted only when the browser reports it.
 * Placeholders do not count.
 *
 * With data saver, scripts start only when needed, and no document is prefetched.
 */
export const lateStartScript = `(()=>{const each=(what,change)=>document.querySelectorAll(what).forEach(change);const add=type=>Object.assign(document.createElement('script'),{type});const arm=late=>{const script=add(late.src&&'module');script.text=late.text;for(const{name,value}of late.attributes)if(name!='type')script.setAttribute(name,value);late.replaceWith(script)};let begun;const start=()=>{if(begun)return;begun=true;each('link[rel=late]',link=>link.rel='modulepreload');const armAll=()=>each('script[type=late]',arm);if(document.readyState=='loading')addEventListener('DOMContentLoaded',armAll);else armAll()};for(const kind of ['pointerdown','keydown','focusin','click'])addEventListener(kind,({target})=>{if(target instanceof Element&&target.closest('${WANTS_SCRIPTS}'))start()},{capture:true,passive:true});if(navigator.connection?.saveData||matchMedia('(prefers-reduced-data:reduce)').matches)return;const rules=add('speculationrules');rules.text=${JSON.stringify(SPECULATION_RULES)};document.head.append(rules);const frame=()=>new Promise(requestAnimationFrame);const area=image=>{const{top,bottom,width}=image.getBoundingClientRect();return width*Math.max(0,Math.min(bottom,innerHeight)-Math.max(top,0))};const PAINT='largest-contentful-paint';const painted=picture=>PerformanceObserver.supportedEntryTypes.includes(PAINT)&&new Promise(done=>{setTimeout(done,${PAINT_BOUND});new PerformanceObserver(list=>{if(list.getEntries().some(({element,size})=>!picture||element==picture||size>=area(picture)))done()}).observe({type:PAINT,buffered:true})});addEventListener('load',async()=>{const pictures=[...document.querySelectorAll('img:not([aria-hidden])')].filter(area).sort((a,b)=>area(b)-area(a));await Promise.allSettled(pictures.map(picture=>picture.decode()));await frame();await frame();await painted(pictures[0]);(window.requestIdleCallback??setTimeout)(start)})})()`
