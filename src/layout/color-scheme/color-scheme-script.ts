import { compact } from '#app/ui/intent/compact.ts'

/** Event of the window after the palette has changed, or the one after the next press. */
export const PALETTE_CHANGED = 'palette'

/** Key of the visitor's palette in `localStorage`. */
const KEY = 'color-scheme'
/** Previous key, with the values `day` and `night`. Applies until the visitor chooses again. */
const PREVIOUS_KEY = 'theme'

/**
 * Inline script for the document's head: sets the chosen palette on the html element before the first paint, in `data-color-scheme`. The
 * palette after the next press is in `data-next-color-scheme`. The script handles the button (`ColorSchemeSwitch`), with or without the
 * scripts of the page. Without storage, the palette lasts as long as the document.
 *
 * The cycle starts with the palette that the system does not use, so that the first press has a visible effect. The style sheet selects
 * the state that the button names. Screen readers do not announce a changed name while the button has the focus, so a status announces it.
 */
export const colorSchemeScript = compact(`{
const $set=document.documentElement.dataset;
const $dark=matchMedia('(prefers-color-scheme:dark)');
const $tell=()=>{
const[$first,$last]=$dark.matches?['light','dark']:['dark','light'];
$set.nextColorScheme=$set.colorScheme===$last?'system':$set.colorScheme===$first?$last:$first;
dispatchEvent(new Event('${PALETTE_CHANGED}'))
};
try{const scheme=localStorage['${KEY}']??{day:'light',night:'dark'}[localStorage.${PREVIOUS_KEY}];if(scheme==='light'||scheme==='dark')$set.colorScheme=scheme}catch{}
$tell();
$dark.addEventListener('change',$tell);
addEventListener('click',({target})=>{
const $button=target.closest?.('[data-palette]');
if(!$button)return;
const $next=$set.nextColorScheme;
if($next=='system')delete $set.colorScheme;else $set.colorScheme=$next;
try{
localStorage.removeItem('${PREVIOUS_KEY}');
if($next=='system')localStorage.removeItem('${KEY}');else localStorage['${KEY}']=$next
}catch{}
$tell();
$button.nextSibling.textContent=$button.innerText
})
}`)
