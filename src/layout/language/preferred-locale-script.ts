import site from '#config'
import { LOCALES } from '#app/i18n/locales.ts'

/** Key in `localStorage` that stores that the visitor dismissed language offers. */
export const DISMISSED_KEY = 'language-suggestion'

/**
 * Inline script after the offers: finds the visitor's preferred language and shows its offer, before the content below is laid out.
 *
 * The preferred language is the one chosen before, or else the first language of the browser that the site has. The look-up follows RFC
 * 4647: tags are shortened from the end until the site has the language.
 *
 * The result is in `data-preferred-locale` of the html element. It is absent if offers were dismissed. Browsers that forbid storage cannot
 * remember that, so they show the offer in each document.
 */
export const preferredLocaleScript = `(()=>{try{if(localStorage.getItem('${DISMISSED_KEY}'))return}catch{}try{const known=${JSON.stringify(LOCALES)};const chosen=document.cookie.split(';').map(pair=>pair.split('=').map(part=>part.trim())).find(([name,value])=>name==='${site.localeCookie.name}'&&known.includes(value))?.[1];const lookUp=tag=>{for(let range=tag.toLowerCase();range;range=range.replace(/(?:-[a-z0-9])?-?[^-]*$/,'')){const found=known.find(each=>each.toLowerCase()===range);if(found)return found}};const preferred=chosen??navigator.languages.map(lookUp).find(Boolean);if(!preferred)return;document.documentElement.dataset.preferredLocale=preferred;document.querySelector('[data-language-suggestion="'+preferred+'"]')?.removeAttribute('hidden')}catch{}})()`
