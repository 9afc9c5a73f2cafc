import type { Content } from '#app/content/content.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import type { IntroField } from '#app/config/page-types/table.ts'
import { siteSettingsModel } from '#app/site-content/settings.server.ts'

/** Returns the introduction of a listing: the text of the editors, or else `message`. */
export async function listingIntro(content: Content, field: IntroField, message: (inputs: object, options: Content) => string): Promise<LocalizedText> {
  const [settings] = await content.all({ content_type: siteSettingsModel.type, include: 1 })
  return settings?.read(siteSettingsModel)?.[field] ?? messageText(message({}, content), content.locale)
}
