import { incompleteIn } from '#app/content/pages/answer.server.ts'
import { barePage, escaped } from '#app/server/response/bare-page.server.ts'
import { SCRIPT_NONCE } from '#app/server/security/own-scripts.server.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { m } from '#messages'

/** Why a link does not open, or is not created. `wrong`: never created, or the secret changed. `ended`: expired. `used`: already opened. `moment`: invalid time. `shared`: too many new links. */
export type Refusal = 'wrong' | 'ended' | 'used' | 'moment' | 'shared'

const REFUSALS = {
  wrong: { status: 403, title: m.preview_refused_title, text: m.preview_refused_text },
  ended: { status: 410, title: m.preview_ended_title, text: m.preview_ended_text },
  used: { status: 410, title: m.preview_used_title, text: m.preview_used_text },
  moment: { status: 400, title: m.preview_moment_title, text: m.preview_moment_text },
  shared: { status: 403, title: m.preview_shared_title, text: m.preview_shared_text },
} as const

/** Explains why a link does not open, and how to proceed. */
export function refusalPage(refusal: Refusal, locale: Locale, stylesheet: string): Response {
  const { status, title, text } = REFUSALS[refusal]
  return barePage({ status, locale, title: title({}, { locale }), text: text({}, { locale }), stylesheet })
}

/** Explains that a draft has no path yet. */
export function incompletePage(locale: Locale, stylesheet: string): Response {
  const { title, text } = incompleteIn(locale, ['slug'])
  return barePage({ status: 404, locale, title: title.text, text: text.text, stylesheet })
}

/** Explains that the space has no entry with an id. */
export function unknownPage(entry: string, locale: Locale, stylesheet: string): Response {
  const text = m.preview_unknown_text({ entry: entry.slice(0, 64) }, { locale })
  return barePage({ status: 404, locale, title: m.preview_unknown_title({}, { locale }), text, stylesheet })
}

/** Confirms the opening of a link that opens only once. Mail software that checks links would use it up otherwise. */
export function openingPage(token: string, locale: Locale, stylesheet: string): Response {
  const button = `<button class="bare-button">${escaped(m.preview_open({}, { locale }))}</button>`
  const more = `<form method="post"><input type="hidden" name="token" value="${escaped(token)}">${button}</form>`
  return barePage({ status: 200, locale, title: m.preview_open_title({}, { locale }), text: m.preview_open_text({}, { locale }), stylesheet, more })
}

interface CreatedLink {
  readonly kind: keyof typeof MADE
  readonly href: string
  readonly until: Date
  /** Page on which the link was created. */
  readonly to: string
  readonly locale: Locale
  readonly stylesheet: string
}

const MADE = {
  preview: { title: m.preview_link_title, text: m.preview_link_text },
  press: { title: m.preview_press_title, text: m.preview_press_text },
} as const

/** Copies the URL when the button is pressed. Without scripts, users can select the text of the field. */
const COPY = `{const[field,button,said]=['.bare-link','.bare-button','[role=status]'].map(each=>document.querySelector(each));button.hidden=false;button.onclick=async()=>{field.select();try{await navigator.clipboard.writeText(field.value)}catch{if(!document.execCommand('copy'))return}said.textContent=button.dataset.copied}}`

/** Shows a new link with a button that copies it, and a link back to the previous page. */
export function createdLinkPage({ kind, href, until, to, locale, stylesheet }: CreatedLink): Response {
  const { date, time } = formats(locale)
  const title = MADE[kind].title({}, { locale })
  const text = MADE[kind].text({ time: `${date(until.toISOString())}, ${time(until.toISOString())}` }, { locale })
  const messageOf = (message: typeof m.preview_copy) => escaped(message({}, { locale }))
  const more = [
    `<p><input class="bare-link" type="text" readonly dir="ltr" aria-label="${escaped(title)}" value="${escaped(href)}"></p>`,
    `<p><button type="button" class="bare-button" data-copied="${messageOf(m.preview_copied)}" hidden>${messageOf(m.preview_copy)}</button> <span role="status"></span></p>`,
    `<p><a href="${escaped(to)}">${messageOf(m.preview_back)}</a></p>`,
    `<script nonce="${SCRIPT_NONCE}">${COPY}</script>`,
  ].join('')
  return barePage({ status: 200, locale, title, text, stylesheet, more })
}
