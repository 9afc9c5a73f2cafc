import { compact } from '#app/ui/intent/compact.ts'

/** Event of the window after the visitor has switched the palette. */
export const PALETTE_SWITCHED = 'palette'

/** Key of the visitor's palette in `localStorage`. */
const KEY = 'color-scheme'
/** Previous key, with the values `day` and `night`. Applies until the visitor chooses again. */
const PREVIOUS_KEY = 'theme'

/**
 * Inline script for the document's head: sets the chosen palette on the html element before the first paint. It handles the button
 * (`ColorSchemeSwitch`), with or without the scripts of the page. Without storage, the palette lasts as long as the document.
 *
 * The cycle starts with the palette that the system does not use, so that the first press has a visible effect. The style sheet selects
 * the state that the button names. Screen readers do not announce a changed name while the button has the focus, so a status announces it.
 */
export const colorSchemeScript = compact(`{
const $set=document.documentElement.dataset;
try{const scheme=localStorage['${KEY}']??{day:'light',night:'dark'}[localStorage.${PREVIOUS_KEY}];if(scheme==='light'||scheme==='dark')$set.colorScheme=scheme}catch{}
addEventListener('click',({target})=>{
const $button=target.closest?.('[data-palette]');
if(!$button)return;
const [$first,$last]=matchMedia('(prefers-color-scheme:dark)').matches?['light','dark']:['dark','light'];
const $next=$set.colorScheme===$last?'':$set.colorScheme===$first?$last:$first;
if($next)$set.colorScheme=$next;else delete $set.colorScheme;
try{
localStorage.removeItem('${PREVIOUS_KEY}');
if($next)localStorage['${KEY}']=$next;else localStorage.removeItem('${KEY}')
}catch{}
$button.nextSibling.textContent=$button.innerText;
dispatchEvent(new Event('${PALETTE_SWITCHED}'))
})
}`)
