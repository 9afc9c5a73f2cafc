import { BASE_LOCALE, isLocale } from '#app/i18n/locales.ts'
import { m } from '#messages'

/** What React leaves where a part threw while rendering on the server; inside a section's own boundary it cost only that section. */
const FAILED_PART = /(<div[^>]* data-section="[^"]*"[^>]*>)?<!--\$!-->(?:<template[^>]*><\/template>)?/g

/** What became of a page's parts while it was rendered. */
export interface Rendering {
  readonly html: string
  /** A section or more is missing. */
  readonly hasLost: boolean
  /** More than sections is missing: the page is none. Where it is missing, the page says so. */
  readonly isBroken: boolean
}

/** Look for parts of a page that failed to render. */
export function lookForFailures(rendered: string): Rendering {
  const failures = [...rendered.matchAll(FAILED_PART)]
  const isBroken = failures.some(([, section]) => section === undefined)
  return { html: isBroken ? withWords(rendered) : rendered, hasLost: failures.length > 0, isBroken }
}

/** Stand where React puts what is shown instead of a part: it takes the words away when it renders the part in the browser. */
function withWords(rendered: string): string {
  const lang = /<html[^>]* lang="([^"]*)"/.exec(rendered)?.[1] ?? ''
  const locale = isLocale(lang) ? lang : BASE_LOCALE
  const words = `<div class="page"><h1>${m.error_title({}, { locale })}</h1><p>${m.error_text({}, { locale })}</p></div>`
  return rendered.replace(FAILED_PART, (mark, section: string | undefined) => (section === undefined ? mark + words : mark))
}
