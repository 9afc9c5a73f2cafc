import { compact } from './compact.ts'

/** The header stays in place, and a picture of both documents moves to its new place. */
const STYLES =
  '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}header[data-surface=bar]{view-transition-name:header}::view-transition-group(*){animation-duration:.15s}}'

/**
 * Inline script for view transitions between documents, which browsers use until the router loads pages. Its styles are not in the style
 * sheet, because only documents with this script need them.
 *
 * The shared picture is that of the card that links the other document, or the leading picture of the page. On the way to a page, its
 * leading picture has priority, because the page may have a card for the other document too.
 */
export const pageTransitionScript = compact(`{
const $styles=new CSSStyleSheet();
$styles.replaceSync('${STYLES}');
document.adoptedStyleSheets.push($styles);
const $cards='article,li';
const $lead=()=>[...document.querySelectorAll('main img[fetchpriority=high]')].find($img=>!$img.closest($cards));
const $card=$url=>[...document.querySelectorAll('main img')].find($img=>$img.closest($cards)?.querySelector('a[href="'+CSS.escape($url)+'"]'));
for(const $kind of['pageswap','pagereveal'])addEventListener($kind,({viewTransition:$transition,activation:$way=window.navigation?.activation})=>{
const $leaves=$kind=='pageswap';
const $other=$way?.[$leaves?'entry':'from']?.url;
if(!$transition||!$other)return;
const $path=new URL($other).pathname;
const $img=$leaves?$card($path)??$lead():$lead()??$card($path);
if(!$img)return;
$img.style.viewTransitionName='picture';
const $end=()=>{$img.style.viewTransitionName=''};
$transition.finished.then($end,$end)
})
}`)
