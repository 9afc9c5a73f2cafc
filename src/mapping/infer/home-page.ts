import { isObject } from '#app/content-service/json/json.ts'
import type { Mapping } from '../mapping.ts'
import type { SpaceModel } from '../space-model.ts'
import { valueOf } from './evidence/sample.ts'

const PATHS: readonly RegExp[] = [/^\/$/, /^\/?(?:home|index|homepage|home-page|start|startseite|inicio|accueil)$/i]
const TITLE = /^(?:home|home ?page|start ?page|startseite|start|inicio|accueil|página de inicio|página inicial|startpagina|ホーム)$/i

/** Find the entry that is the home page: the settings say it, or its address, or its title; nothing where several may be. */
export function homeOf(space: SpaceModel, mapping: Mapping): string | undefined {
  const locale = space.locales.find(({ isDefault }) => isDefault)?.code ?? ''
  const ofRole = (role: string, field: string) =>
    space.entries.flatMap((entry) => {
      const type = mapping.types[entry.type]
      const source = type?.as === role ? type.fields[field] : undefined
      return source && 'from' in source ? [{ entry, value: valueOf(entry, source.from, locale) }] : []
    })
  const ids = new Set(space.entries.filter(({ type }) => isPage(mapping.types[type]?.as)).map(({ id }) => id))
  const named = ofRole('settings', 'homePage').map(({ value }) => linkedId(value))
  const told = only(named.filter((id) => id !== undefined && ids.has(id)))
  if (told !== undefined) return told

  const pages = [...ofRole('page', 'slug'), ...ofRole('generic', 'slug')]
  for (const path of PATHS) {
    const found = only(pages.filter(({ value }) => typeof value === 'string' && path.test(value)).map(({ entry }) => entry.id))
    if (found !== undefined) return found
  }
  const paths = space.entries.filter(
    ({ type, fields }) => mapping.types[type]?.as === 'page' && Object.values(fields).some((byLocale) => byLocale[locale] === '/'),
  )
  const byPath = only(paths.map(({ id }) => id))
  const titled = ofRole('page', 'title').filter(({ value }) => typeof value === 'string' && TITLE.test(value))
  return byPath ?? only(titled.map(({ entry }) => entry.id)) ?? only(singleHomes(space, mapping))
}

function isPage(role: string | undefined): boolean {
  return role === 'page' || role === 'generic' || role === 'story'
}

/** The entry of a type that is made for the home page alone. */
function singleHomes({ types, entries }: SpaceModel, mapping: Mapping): readonly string[] {
  const homes = new Set(
    types.filter(({ id, name }) => mapping.types[id]?.as === 'page' && /^home ?(?:page)?$|startseite/i.test(id + (id === name ? '' : ''))).map(({ id }) => id),
  )
  return entries.filter(({ type }) => homes.has(type)).map(({ id }) => id)
}

function linkedId(value: unknown): string | undefined {
  const sys = isObject(value) ? value['sys'] : undefined
  const id = isObject(sys) ? sys['id'] : undefined
  return typeof id === 'string' ? id : undefined
}

function only<T>(candidates: readonly T[]): T | undefined {
  return new Set(candidates).size === 1 ? candidates[0] : undefined
}
