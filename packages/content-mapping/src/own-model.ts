import type { SpaceModel, SpaceType } from './space-model.ts'
import type { SiteTypes } from './project/roles.ts'

/** Fields of the site's own `siteSettings`. Other types with this name hardly have all of them. */
const SETTINGS: Readonly<Record<string, string>> = { name: 'Symbol', homePage: 'Link to Entry', headerMenu: 'Array of Link to Entry' }

/** Returns whether a space uses the site's own content model. */
export function isOwnModel({ types }: Pick<SpaceModel, 'types'>): boolean {
  const settings = types.find(({ id }) => id === 'siteSettings')
  return settings !== undefined && Object.entries(SETTINGS).every(([id, kind]) => settings.fields.some((field) => field.id === id && field.type === kind))
}

/**
 * Returns whether a type fits the site's type with the same name.
 *
 * The site must accept each of its fields, and no required field may be missing.
 */
export function isAsOurs({ id: name, fields }: SpaceType, siteTypes: SiteTypes): boolean {
  const ours = siteTypes.get(name)
  if (!ours) return false
  const isKnown = fields.every(({ id, type }) => ours.get(id)?.accepts.includes(type))
  return isKnown && [...ours].every(([id, { isRequired }]) => !isRequired || fields.some((field) => field.id === id))
}
