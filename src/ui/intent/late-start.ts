import { SPECULATION_RULES } from '#app/i18n/addresses/speculation-rules.ts'

/** What a visitor means the page's scripts for: links lead on without them. */
const WANTS_SCRIPTS = 'button,input,select,textarea,[data-early]'

/**
 * Milliseconds for which a paint is waited for that browsers do not report: of a picture that they count as decoration, or
 * that is drawn larger than it is.
 */
const PAINT_BOUND = 500

/**
 * Inline script for the document's head: start the page's scripts once what is seen is painted and nothing is left to do,
 * or with the first press, key or focus on something that needs them.
 *
 * The server has disarmed them (`readOwnScripts`): here they are armed in their order, files first to be fetched side by
 * side. Frames may be on their way to the screen for long, so the largest picture in view counts as painted when the browser
 * says so; what stands in for pictures is none to it. A visitor who saves data gets none before wanting them, and no document ahead.
 */
export const lateStartScript = `(()=>{const each=(what,change)=>document.querySelectorAll(what).forEach(change);const add=type=>Object.assign(document.createElement('script'),{type});const arm=late=>{const script=add(late.src&&'module');script.text=late.text;for(const{name,value}of late.attributes)if(name!='type')script.setAttribute(name,value);late.replaceWith(script)};let begun;const start=()=>{if(begun)return;begun=true;each('link[rel=late]',link=>link.rel='modulepreload');const armAll=()=>each('script[type=late]',arm);if(document.readyState=='loading')addEventListener('DOMContentLoaded',armAll);else armAll()};for(const kind of ['pointerdown','keydown','focusin','click'])addEventListener(kind,({target})=>{if(target instanceof Element&&target.closest('${WANTS_SCRIPTS}'))start()},{capture:true,passive:true});if(navigator.connection?.saveData||matchMedia('(prefers-reduced-data:reduce)').matches)return;const rules=add('speculationrules');rules.text=${JSON.stringify(SPECULATION_RULES)};document.head.append(rules);const frame=()=>new Promise(requestAnimationFrame);const area=image=>{const{top,bottom,width}=image.getBoundingClientRect();return width*Math.max(0,Math.min(bottom,innerHeight)-Math.max(top,0))};const PAINT='largest-contentful-paint';const painted=picture=>PerformanceObserver.supportedEntryTypes.includes(PAINT)&&new Promise(done=>{setTimeout(done,${PAINT_BOUND});new PerformanceObserver(list=>{if(list.getEntries().some(({element,size})=>!picture||element==picture||size>=area(picture)))done()}).observe({type:PAINT,buffered:true})});addEventListener('load',async()=>{const pictures=[...document.querySelectorAll('img:not([aria-hidden])')].filter(area).sort((a,b)=>area(b)-area(a));await Promise.allSettled(pictures.map(picture=>picture.decode()));await frame();await frame();await painted(pictures[0]);(window.requestIdleCallback??setTimeout)(start)})})()`
