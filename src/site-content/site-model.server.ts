import { embargoModel } from '#app/content/media/embargoes.server.ts'
import { redirectModel } from '#app/content/redirects/model.server.ts'
import { seoModel } from '#app/content/pages/seo.server.ts'
import type { SiteModel } from '#app/content/site-model.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { glossaryTermModel } from '#app/rich-text/terms/terms.server.ts'
import { navigationItemModel } from '#app/sections/action/actions.server.ts'
import { sectionsOnServer } from '#app/sections/registry.server.ts'
import { searchTermsModel, siteSettingsModel } from './settings.server.ts'

const pageTypes = Object.values(pageTypesOnServer)
const sections = Object.values(sectionsOnServer).flatMap(({ model, parts = [] }) => [model, ...parts])

/** All content types of this site, and the roles that they have. */
export const siteModel: SiteModel = {
  models: [
    siteSettingsModel,
    navigationItemModel,
    seoModel,
    redirectModel,
    embargoModel,
    searchTermsModel,
    glossaryTermModel,
    ...pageTypes.map(({ model }) => model),
    ...sections,
  ],
  pageModels: new Map(pageTypes.map(({ model }) => [model.type, model])),
  sectionTypes: Object.keys(sectionsOnServer),
  parts: new Set([navigationItemModel, ...sections].map(({ type }) => type)),
  preloaded: ['topic'],
  settings: siteSettingsModel,
}
