import { parseSync } from 'vite'
import type { SiteSettings } from '../../src/config/site.ts'
import { formatted } from './formatted.ts'
import { quoted } from './source-text.ts'
import { fingerprint } from './written-file.ts'

/** The site settings that follow from a space. */
export type SpaceSettings = Pick<SiteSettings, 'name' | 'theme' | 'baseLocale' | 'locales'>

/** The settings that come with the project, and therefore do not count as edited: name, theme, and the fingerprint of the languages. */
const SHIPPED = { name: 'Meridian', theme: 'meridian', languages: 'fb6964856fd1' }

const MARK = /Written by `npm run content:adopt` \(([\da-f]{12})\)/

/** Computes the fingerprint of the languages of a site. */
export function fingerprintOfLanguages({ baseLocale, locales }: Pick<SiteSettings, 'baseLocale' | 'locales'>): string {
  return fingerprint(JSON.stringify([baseLocale, locales]))
}

/** Returns whether the languages in a settings file were edited: they differ from those of the project and from those that a command wrote. */
export function isEdited(text: string, site: SiteSettings): boolean {
  const now = fingerprintOfLanguages(site)
  return now !== SHIPPED.languages && now !== MARK.exec(text)?.[1]
}

/**
 * Writes the languages of a space into the text of `app.config.ts`. Name and theme are replaced only if they are those of the
 * demonstration.
 *
 * Throws if a setting is not found in the text.
 */
export async function withSettings(file: string, text: string, site: SiteSettings, wanted: SpaceSettings): Promise<string> {
  const values: Record<string, string> = { baseLocale: quoted(wanted.baseLocale), locales: localesText(wanted) }
  if (site.name === SHIPPED.name) values['name'] = quoted(wanted.name)
  if (site.theme === SHIPPED.theme && wanted.theme) values['theme'] = quoted(wanted.theme)
  const places = settingsIn(file, text)
  const edits = Object.entries(values).flatMap(([name, value]) => {
    const place = places.get(name)
    if (!place && name !== 'theme') throw new Error(`${file} has no ${name} that could be written: defineSite({ ${name}: … }) is expected.`)
    return place ? [{ ...place, value }] : []
  })
  const changed = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end, value }) => all.slice(0, start) + value + all.slice(end), text)
  return formatted(file, changed)
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Finds the positions of the values in the argument of `defineSite`. */
function settingsIn(file: string, text: string): ReadonlyMap<string, Span> {
  const exported = parseSync(file, text).program.body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration
  const [settings] = exported?.type === 'CallExpression' ? exported.arguments : []
  const properties = settings?.type === 'ObjectExpression' ? settings.properties : []
  return new Map(
    properties.flatMap((each) =>
      each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, { start: each.value.start, end: each.value.end }]] : [],
    ),
  )
}

function localesText(wanted: SpaceSettings): string {
  const entries = wanted.locales.map(({ tag, variantOf, signLanguage, prefix, contentful, dir, format, endonym, segments }) => {
    const parts = Object.entries(segments).map(([listing, segment]) => `${listing}: ${quoted(segment)}`)
    const lines = { tag, ...(variantOf && { variantOf }), ...(signLanguage && { signLanguage }), prefix, contentful, dir, ...(format && { format }), endonym }
    return `{\n${Object.entries(lines)
      .map(([key, value]) => `${key}: ${quoted(value)},`)
      .join('\n')}\nsegments: { ${parts.join(', ')} },\n},`
  })
  return `[\n// Written by \`npm run content:adopt\` (${fingerprintOfLanguages(wanted)}); once they are edited they are not overwritten.\n${entries.join('\n')}\n]`
}
