import { compact } from '../intent/compact.ts'

/** Minimum pixels between press and release of a drag. */
const DRAG_PX = 8

/**
 * Inline script at the start of a carousel, used until Embla moves the slides.
 *
 * A carousel in view runs the scripts of the page, because it advances by itself. It does not with reduced motion, data saver or a slow
 * connection.
 *
 * A drag with the mouse follows no link, and a press on a partly visible slide scrolls to it, as with Embla.
 */
export const carouselScript = compact(`(()=>{
const $root=document.currentScript.parentElement;
const $still=matchMedia('(prefers-reduced-motion:reduce)').matches;
let $from;
if(!$still)addEventListener('load',()=>new IntersectionObserver(([{isIntersecting}])=>{if(isIntersecting)early.start?.()}).observe($root));
addEventListener('pointerdown',$event=>{$from=$event},true);
addEventListener('click',$event=>{
const{target,clientX:$x,clientY:$y,detail}=$event;
const $slide=detail&&target instanceof Element&&target.closest('[data-carousel]:not([data-engine]) [data-slide]');
if(!$slide||!$root.contains($slide)||$event.ctrlKey||$event.metaKey||$event.shiftKey||$event.altKey)return;
const $list=$slide.parentElement.parentElement.getBoundingClientRect(),{left,right}=$slide.getBoundingClientRect();
const $peeks=Math.min(right,$list.right)-Math.max(left,$list.left)<(right-left)/2;
const $drags=$from&&Math.hypot($x-$from.clientX,$y-$from.clientY)>${DRAG_PX};
if(!$peeks&&!$drags)return;
$event.preventDefault();
$event.stopPropagation();
if(!$drags)$slide.scrollIntoView({inline:'start',block:'nearest',behavior:$still?'instant':'smooth'})
},true)
})()`)
