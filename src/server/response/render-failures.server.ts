import { LEFT_OUT } from '#app/framework/markers.ts'
import { BASE_LOCALE, isLocale } from '#app/i18n/locales.ts'
import { m } from '#messages'

/**
 * Mark of a component that threw while rendering on the server, with the section around it, if there is one. An error boundary limits the loss
 * to that section.
 */
const FAILURE_MARK = new RegExp(`(<div[^>]* data-section="[^"]*"[^>]*>)?${LEFT_OUT.replace('$', '\\$')}(?:<template[^>]*></template>)?`, 'g')

/** A rendered page and its render failures. */
export interface RenderResult {
  readonly html: string
  /** At least one part is missing, within a section or outside. */
  readonly hasFailures: boolean
  /** A part outside of sections is missing: the page is an error page and contains a message in its place. */
  readonly isBroken: boolean
}

/** Finds render failures in the HTML of a page. */
export function findRenderFailures(rendered: string): RenderResult {
  if (!rendered.includes(LEFT_OUT)) return { html: rendered, hasFailures: false, isBroken: false }
  const failures = [...rendered.matchAll(FAILURE_MARK)]
  const isBroken = failures.some(([, section]) => section === undefined)
  return { html: isBroken ? withErrorMessage(rendered) : rendered, hasFailures: failures.length > 0, isBroken }
}

/** Inserts an error message next to React’s mark of the failed part. React removes the message when the part renders in the browser. */
function withErrorMessage(rendered: string): string {
  const lang = /<html[^>]* lang="([^"]*)"/.exec(rendered)?.[1] ?? ''
  const locale = isLocale(lang) ? lang : BASE_LOCALE
  const words = `<div class="page"><h1>${m.error_title({}, { locale })}</h1><p>${m.error_text({}, { locale })}</p></div>`
  return rendered.replace(FAILURE_MARK, (mark, section: string | undefined) => (section === undefined ? mark + words : mark))
}
