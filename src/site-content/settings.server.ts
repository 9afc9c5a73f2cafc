import { asset, date, entries, entry, model, phrase, symbol, symbols } from '#app/content/reading/model.server.ts'
import type { PageTypeAddress } from '#app/config/page-types/page-type.ts'
import { PAGE_TYPES, pageTypes, type IntroField } from '#app/config/page-types/table.ts'
import { navigationItemModel } from '#app/sections/action/actions.server.ts'
import { openingHoursModel } from '#app/sections/opening-hours/model.server.ts'

/** Settings of the whole site, in one entry. */
export const siteSettingsModel = model(
  'siteSettings',
  { name: phrase },
  {
    homePage: entry('page'),
    tagline: phrase,
    headerMenu: entries(navigationItemModel.type),
    footerMenu: entries(navigationItemModel.type),
    footerNote: phrase,
    announcement: phrase,
    announcementFrom: date,
    announcementUntil: date,
    announcementTarget: entry(...PAGE_TYPES),
    sharePicture: asset,
    openingHours: entry(openingHoursModel.type),
    organization: phrase,
    address: phrase,
    email: symbol,
    phone: symbol,
    profiles: symbols,
    notFoundTitle: phrase,
    notFoundText: phrase,
    unavailableTitle: phrase,
    unavailableText: phrase,
    errorTitle: phrase,
    errorText: phrase,
    figureLabel: phrase,
    ...introFields(),
  },
)

/** Returns the fields that introduce the listings: one for each page type that names such a field. */
function introFields(): { readonly [Field in IntroField]: typeof phrase }
function introFields(): Readonly<Record<string, typeof phrase>> {
  return Object.fromEntries(Object.values<PageTypeAddress>(pageTypes).flatMap(({ intro }) => (intro === undefined ? [] : [[intro, phrase]])))
}
