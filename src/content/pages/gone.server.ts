import type { Locale } from '#app/i18n/locales.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'
import type { Gone } from '../view/gone.ts'

/** Say in a language that what lay at an address is gone for good. */
export function goneIn(locale: Locale): Gone {
  return { gone: true, title: said(m.gone_title({}, { locale }), locale), text: said(m.gone_text({}, { locale }), locale) }
}
