import site from '#config'
import { LOCALES } from '#app/i18n/locales.ts'

/** Where it is kept that a visitor wants no offer of another language. */
export const DISMISSED_KEY = 'language-suggestion'

/**
 * Inline script that follows the offers: find the language a visitor would rather read and show its offer, before anything
 * below is laid out.
 *
 * It is the one they chose before, else the first of the browser's that the site has, looked up as RFC 4647 says: cut from
 * its end until the site has it. `data-preferred-locale` of the html element hands it on; who dismissed a suggestion has none.
 */
export const preferredLocaleScript = `(()=>{try{if(localStorage.getItem('${DISMISSED_KEY}'))return;const known=${JSON.stringify(LOCALES)};const chosen=document.cookie.split(';').map(pair=>pair.split('=').map(part=>part.trim())).find(([name,value])=>name==='${site.localeCookie.name}'&&known.includes(value))?.[1];const lookUp=tag=>{for(let range=tag.toLowerCase();range;range=range.replace(/(?:-[a-z0-9])?-?[^-]*$/,'')){const found=known.find(each=>each.toLowerCase()===range);if(found)return found}};const preferred=chosen??navigator.languages.map(lookUp).find(Boolean);if(!preferred)return;document.documentElement.dataset.preferredLocale=preferred;document.querySelector('[data-language-suggestion="'+preferred+'"]')?.removeAttribute('hidden')}catch{}})()`
