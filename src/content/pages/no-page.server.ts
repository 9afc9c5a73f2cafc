import type { Locale } from '#app/i18n/locales.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import type { NoPage } from '../view/no-page.ts'

/** Returns the texts of a page that has been removed permanently. */
export function goneIn(locale: Locale): NoPage {
  return { because: 'gone', title: messageText(m.gone_title({}, { locale }), locale), text: messageText(m.gone_text({}, { locale }), locale) }
}

/** Returns the texts of a draft that cannot be shown because some fields are missing or invalid. */
export function incompleteIn(locale: Locale, fields: readonly string[]): NoPage {
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(new Set(fields))
  return {
    because: 'incomplete',
    title: messageText(m.preview_incomplete_title({}, { locale }), locale),
    text: messageText(m.preview_incomplete_text({ fields: list }, { locale }), locale),
  }
}
