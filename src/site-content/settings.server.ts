import { asset, date, entries, entry, model, localizedText, symbol, symbols } from '#app/content/reading/model.server.ts'
import type { PageTypeAddress } from '#app/config/page-types/page-type.ts'
import { PAGE_TYPES, pageTypes, type IntroField } from '#app/config/page-types/table.ts'
import { navigationItemModel } from '#app/sections/action/actions.server.ts'
import { openingHoursModel } from '#app/sections/opening-hours/hours/read-schedule.server.ts'

/** Synonyms for the search, with the pages that answer them. */
export const searchTermsModel = model('searchTerms', { words: symbols }, { pages: entries(...PAGE_TYPES) })

/** Settings of the whole site, in one entry. */
export const siteSettingsModel = model(
  'siteSettings',
  { name: localizedText },
  {
    homePage: entry('page'),
    tagline: localizedText,
    headerMenu: entries(navigationItemModel.type),
    footerMenu: entries(navigationItemModel.type),
    footerNote: localizedText,
    announcement: localizedText,
    announcementFrom: date,
    announcementUntil: date,
    announcementTarget: entry(...PAGE_TYPES),
    sharePicture: asset,
    openingHours: entry(openingHoursModel.type),
    organization: localizedText,
    address: localizedText,
    email: symbol,
    phone: symbol,
    profiles: symbols,
    notFoundTitle: localizedText,
    notFoundText: localizedText,
    unavailableTitle: localizedText,
    unavailableText: localizedText,
    errorTitle: localizedText,
    errorText: localizedText,
    figureLabel: localizedText,
    ...introFields(),
  },
)

/** Returns the fields that introduce the listings: one for each page type that names such a field. */
function introFields(): { readonly [Field in IntroField]: typeof localizedText }
function introFields(): Readonly<Record<string, typeof localizedText>> {
  return Object.fromEntries(Object.values<PageTypeAddress>(pageTypes).flatMap(({ intro }) => (intro === undefined ? [] : [[intro, localizedText]])))
}
