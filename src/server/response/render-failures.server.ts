import { LEFT_OUT } from '#app/framework/markers.ts'
import { BASE_LOCALE, isLocale } from '#app/i18n/locales.ts'
import { m } from '#messages'

/** A component that threw while rendering on the server. Within a section's own boundary only that section is missing. */
const FAILURE_MARK = new RegExp(`(<div[^>]* data-section="[^"]*"[^>]*>)?${LEFT_OUT.replace('$', '\\$')}(?:<template[^>]*></template>)?`, 'g')

/** A rendered page, and what of it failed to render. */
export interface RenderResult {
  readonly html: string
  /** Something is missing: a section, or more than that. */
  readonly hasFailures: boolean
  /** Something outside of sections is missing: the page is an error page, and says so at that place. */
  readonly isBroken: boolean
}

/** Find what failed to render in the HTML of a page. */
export function findRenderFailures(rendered: string): RenderResult {
  if (!rendered.includes(LEFT_OUT)) return { html: rendered, hasFailures: false, isBroken: false }
  const failures = [...rendered.matchAll(FAILURE_MARK)]
  const isBroken = failures.some(([, section]) => section === undefined)
  return { html: isBroken ? withErrorMessage(rendered) : rendered, hasFailures: failures.length > 0, isBroken }
}

/** Stand where React puts what is shown instead of a part: it takes the words away when it renders the part in the browser. */
function withErrorMessage(rendered: string): string {
  const lang = /<html[^>]* lang="([^"]*)"/.exec(rendered)?.[1] ?? ''
  const locale = isLocale(lang) ? lang : BASE_LOCALE
  const words = `<div class="page"><h1>${m.error_title({}, { locale })}</h1><p>${m.error_text({}, { locale })}</p></div>`
  return rendered.replace(FAILURE_MARK, (mark, section: string | undefined) => (section === undefined ? mark + words : mark))
}
