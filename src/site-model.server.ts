import { embargoModel } from './content/media/embargoes.server.ts'
import { redirectModel } from './content/redirects/model.server.ts'
import { seoModel } from './content/pages/seo.server.ts'
import type { SiteModel } from './content/site-model.ts'
import { pageTypesOnServer } from './page-types/table.server.ts'
import { glossaryTermModel } from './rich-text/terms/terms.server.ts'
import { navigationItemModel } from './sections/action/actions.server.ts'
import { searchTermsModel } from './search/terms/model.server.ts'
import { sectionsOnServer } from './sections/registry.server.ts'
import { siteSettingsModel } from './site/frame/settings.server.ts'

const pageTypes = Object.values(pageTypesOnServer)
const sections = Object.values(sectionsOnServer).flatMap(({ model, parts = [] }) => [model, ...parts])

/** All that the content of this site is made of. */
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
