import site from '#config'
import { localeCookie } from '#app/i18n/cookie-values.ts'
import { BASE_LOCALE } from '#app/i18n/locales.ts'
import { perName } from '#app/i18n/per-name.ts'
import { compact } from '#app/ui/intent/compact.ts'

/** Key in `localStorage` that stores that the visitor dismissed language offers. */
export const DISMISSED_KEY = 'language-suggestion'

/** Offset of the language in its cookie, which begins with `name=`. */
const AT_LANGUAGE = site.localeCookie.name.length + 1
const COOKIE = localeCookie(BASE_LOCALE)
const COOKIE_PARTS = [COOKIE.slice(0, AT_LANGUAGE), COOKIE.slice(AT_LANGUAGE + BASE_LOCALE.length)]

/**
 * Returns the inline script after the offers, for languages as a JSON array. It finds the visitor's preferred language and shows its offer, before the content below is laid out.
 *
 * The preferred language is the one chosen before, or else the first language of the browser that the site has. The look-up follows RFC
 * 4647: tags are shortened from the end until the site has the language.
 *
 * The result is in `data-preferred-locale` of the html element. It is absent if offers were dismissed. Browsers that forbid storage cannot
 * remember that, so they show the offer in each document.
 *
 * Until hydration, the script also dismisses offers, and stores the language of a link that is followed, as `useLanguageChoice` does. Variants
 * of a language are not stored.
 */
export const preferredLocaleScript = /* @__PURE__ */ perName((languages) =>
  compact(`(()=>{
const{dataset}=document.documentElement;
const $known=${languages};
addEventListener('click',$event=>{
const $link=$event.target.closest?.('a[hreflang]:not(main *)');
if($link){
const $address=new URL($link.href);
if($known.includes($link.hreflang))document.cookie=${JSON.stringify(COOKIE_PARTS)}.join($link.hreflang);
$address.search||=location.search;
$address.hash=location.hash;
$link.href=$address
}
const $offer=$event.target.closest?.('[data-plain]')?.closest('[data-language-suggestion]');
if(!$offer)return;
$event.stopImmediatePropagation();
$offer.hidden=true;
delete dataset.preferredLocale;
try{localStorage.setItem('${DISMISSED_KEY}','dismissed')}catch{}
},{capture:true,signal:early.plain.signal});
try{if(localStorage.getItem('${DISMISSED_KEY}'))return}catch{}
try{
const $chosen=document.cookie.split(';').map($pair=>$pair.split('=').map($part=>$part.trim())).find(([name,value])=>name==='${site.localeCookie.name}'&&$known.includes(value))?.[1];
const $lookUp=$tag=>{
for(let $range=$tag.toLowerCase();$range;$range=$range.replace(/(?:-[a-z0-9])?-?[^-]*$/,'')){
const $found=$known.find(each=>each.toLowerCase()===$range);
if($found)return $found
}
};
const $preferred=$chosen??navigator.languages.map($lookUp).find(Boolean);
if(!$preferred)return;
dataset.preferredLocale=$preferred;
document.querySelector('[data-language-suggestion="'+$preferred+'"]')?.removeAttribute('hidden')
}catch{}
})()`),
)
