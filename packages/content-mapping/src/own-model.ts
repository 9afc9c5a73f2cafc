import type { SpaceModel, SpaceType } from './space-model.ts'
import type { SiteTypes } from './project/roles.ts'

/** What `siteSettings` of the site's own model has, and hardly any other type of that name. */
const SETTINGS: Readonly<Record<string, string>> = { name: 'Symbol', homePage: 'Link to Entry', headerMenu: 'Array of Link to Entry' }

/** Tell whether a space is made by the site's own content model. */
export function isOwnModel({ types }: Pick<SpaceModel, 'types'>): boolean {
  const settings = types.find(({ id }) => id === 'siteSettings')
  return settings !== undefined && Object.entries(SETTINGS).every(([id, kind]) => settings.fields.some((field) => field.id === id && field.type === kind))
}

/** Tell whether a type of another space is one of the site's own: by its name, and with no field that the site does not know. */
export function isAsOurs({ id: name, fields }: SpaceType, siteTypes: SiteTypes): boolean {
  const ours = siteTypes.get(name)
  if (!ours) return false
  const isKnown = fields.every(({ id, type }) => ours.get(id)?.accepts.includes(type))
  return isKnown && [...ours].every(([id, { isRequired }]) => !isRequired || fields.some((field) => field.id === id))
}
