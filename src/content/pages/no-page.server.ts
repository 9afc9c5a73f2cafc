import type { Locale } from '#app/i18n/locales.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import type { NoPage } from '../view/no-page.ts'

/** Say in a language that what lay at an address is gone for good. */
export function goneIn(locale: Locale): NoPage {
  return { because: 'gone', title: said(m.gone_title({}, { locale }), locale), text: said(m.gone_text({}, { locale }), locale) }
}

/** Say in a language that a draft cannot be shown before some of its fields are right. */
export function incompleteIn(locale: Locale, fields: readonly string[]): NoPage {
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(new Set(fields))
  return {
    because: 'incomplete',
    title: said(m.preview_incomplete_title({}, { locale }), locale),
    text: said(m.preview_incomplete_text({ fields: list }, { locale }), locale),
  }
}
