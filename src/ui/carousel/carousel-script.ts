import { compact } from '../intent/compact.ts'

/** Minimum pixels between press and release of a drag. */
const DRAG_PX = 8

/** Key in `localStorage` that stores that the visitor stopped carousels. */
export const AUTOPLAY_KEY = 'carousel'

/** Paths of the icons on the first button. */
export const PLAY_ICON = 'M8 5l11 7-11 7z'
export const PAUSE_ICON = 'M8 5v14M16 5v14'

/**
 * Inline script at the start of a carousel, used until hydration and until Embla moves the slides.
 *
 * - Advance: the slides advance after the time in `data-delay`, while the carousel is in view and neither pointer nor focus is inside. They do not
 *   advance with reduced motion, data saver or a slow connection, or if the visitor stopped carousels.
 * - Pause: until hydration, the first button pauses and resumes, and a touch stops the slides. `useCarousel` continues the state in
 *   `early.autoplay`.
 * - Restore: before React compares the elements, the script restores them.
 * - Drag: as with Embla, a drag with the mouse follows no link, and a press on a partly visible slide scrolls to it.
 */
export const carouselScript = compact(`(()=>{
const $root=document.currentScript.parentElement;
const $still=matchMedia('(prefers-reduced-motion:reduce)').matches;
const{ahead,autoplay,plain:{signal}}=early;
let $from;
addEventListener('load',()=>{
try{if(localStorage.${AUTOPLAY_KEY})return}catch{}
if($still||!ahead||signal.aborted)return;
const $button=$root.querySelector('button'),{dataset,ariaLabel:$play}=$button;
const $slides=$root.querySelectorAll('[data-slide]'),$marks=$root.querySelectorAll('[role=group]>button');
let $on,$seen,$timer,$at=0;
const $show=$is=>{
$button.ariaLabel=$is?dataset.pause:$play;
$button.querySelector('path').setAttribute('d',$is?'${PAUSE_ICON}':'${PLAY_ICON}')
};
const $set=$is=>{
autoplay.set($root,$on=$is);
$show($is)
};
const $mark=$to=>{
$marks[$at].ariaCurrent=null;
$marks[$at=$to].ariaCurrent='true'
};
const $wait=()=>{
clearTimeout($timer);
if(!signal.aborted)$timer=setTimeout($turn,dataset.delay)
};
const $turn=()=>{
$wait();
if(!$on||!$seen||document.hidden||$root.matches(':hover,:focus-within'))return;
$mark(($at+1)%$marks.length);
$slides[0].parentElement.parentElement.scrollTo({left:$slides[$at].offsetLeft-$slides[0].offsetLeft,behavior:'smooth'})
};
$set(true);
delete dataset.early;
dataset.plain='';
const $listen=($kind,$act)=>$root.addEventListener($kind,$act,{signal,passive:true});
$listen('pointerout',$wait);
$listen('focusout',$wait);
$listen('touchstart',({target})=>$button.contains(target)||$set(false));
$button.addEventListener('click',()=>{
$set(!$on);
try{if($on)localStorage.removeItem('${AUTOPLAY_KEY}');else localStorage.${AUTOPLAY_KEY}='stopped'}catch{}
},{signal});
new IntersectionObserver(([{isIntersecting}])=>{
$seen=isIntersecting;
$wait()
}).observe($root);
signal.addEventListener('abort',()=>{
$wait();
$show(false);
$mark(0);
delete dataset.plain;
dataset.early=''
})
});
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
