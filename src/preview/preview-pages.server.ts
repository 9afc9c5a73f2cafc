import { incompleteIn } from '#app/content/pages/no-page.server.ts'
import { barePage, escaped } from '#app/http/response/bare-page.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'

/** Why a link does not open: it was never made, or the key was changed; it has ended; it was opened before. */
export type Refusal = 'wrong' | 'ended' | 'used'

const REFUSALS = {
  wrong: { status: 403, title: m.preview_refused_title, text: m.preview_refused_text },
  ended: { status: 410, title: m.preview_ended_title, text: m.preview_ended_text },
  used: { status: 410, title: m.preview_used_title, text: m.preview_used_text },
} as const

/** Say that a link does not open, and what to do. */
export function refusalPage(refusal: Refusal, locale: Locale, stylesheet: string): Response {
  const { status, title, text } = REFUSALS[refusal]
  return barePage({ status, locale, title: title({}, { locale }), text: text({}, { locale }), stylesheet })
}

/** Say that a draft has no address yet. */
export function incompletePage(locale: Locale, stylesheet: string): Response {
  const { title, text } = incompleteIn(locale, ['slug'])
  return barePage({ status: 404, locale, title: title.text, text: text.text, stylesheet })
}

/** Ask whether a link is to be opened that opens once: what looks at links before people do would use it up. */
export function openingPage(token: string, locale: Locale, stylesheet: string): Response {
  const more = `<form method="post"><input type="hidden" name="token" value="${escaped(token)}"><button>${escaped(m.preview_open({}, { locale }))}</button></form>`
  return barePage({ status: 200, locale, title: m.preview_open_title({}, { locale }), text: m.preview_open_text({}, { locale }), stylesheet, more })
}

/** Show a link that was made, to be copied. */
export function madeLinkPage(href: string, time: string, locale: Locale, stylesheet: string): Response {
  const title = m.preview_link_title({}, { locale })
  const more = `<p><input class="bare-link" type="text" readonly dir="ltr" aria-label="${escaped(title)}" value="${escaped(href)}"></p>`
  return barePage({ status: 200, locale, title, text: m.preview_link_text({ time }, { locale }), stylesheet, more })
}
