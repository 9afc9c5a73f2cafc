import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import own from '../../app.config.ts'
import type { Environment } from '../../src/config/env.server.ts'
import type { SiteSettings } from '../../src/config/site.ts'
import { StartError } from '../../src/config/start-error.ts'
import { localeSettingsOf } from '../languages/locale-settings.ts'
import { placeOf, readSpaceInfo, type SpaceInfo } from './space-info.ts'
import { registerHooks } from 'node:module'

const FILE = '.cache/adopted/site.json'
/** Settings of the file that `SITE_SETTINGS` names. */
const NAMED = '.cache/settings.json'
/** File with the name of the space from which the settings were derived. */
const PLACE = '.cache/adopted/place'
/** If this file exists, the site uses the settings of `app.config.ts` and derives none. */
const CONTENT_CONFIG = 'content.config.ts'

/** The settings that a site is built with. */
interface ChosenSettings {
  readonly site: SiteSettings
  /** Their file, if they are not those of `app.config.ts`: derived from the space, or from the file that `SITE_SETTINGS` names. */
  readonly derived: string | undefined
}

/** Returns the settings that were chosen last. */
export function chosenSettings(): ChosenSettings {
  const file = [NAMED, ...(existsSync(CONTENT_CONFIG) ? [] : [FILE])].find((each) => existsSync(each))
  if (file === undefined) return { site: own, derived: undefined }
  return { site: JSON.parse(readFileSync(file, 'utf8')), derived: file }
}

/**
 * Chooses the settings for the configured space: those of `app.config.ts`, or derived ones if the space has custom content types. If
 * `SITE_SETTINGS` names a file, the settings are those of the file.
 *
 * Derived settings have the name and languages of the space, and the theme `plain`. If the space cannot be read now, its last
 * settings are used. `say` receives a sentence for each decision that the space leaves open. Throws a `StartError` if an export file
 * or the file of `SITE_SETTINGS` cannot be read.
 */
export async function chooseSettings(env: Environment, print: (sentence: string) => void): Promise<ChosenSettings> {
  await rm(NAMED, { force: true })
  if (env.SITE_SETTINGS !== undefined) {
    const named = await settingsFor(env)
    await mkdir(dirname(NAMED), { recursive: true })
    await writeFile(NAMED, JSON.stringify(named))
    return chosenSettings()
  }
  const derived = await derivedFor(env)
  if (derived) await keep(placeOf(env), derived, print)
  else await rm(dirname(FILE), { recursive: true, force: true })
  return chosenSettings()
}

/**
 * Returns the settings that `chooseSettings` would choose, without writing anything.
 *
 * Throws a `StartError` if an export file cannot be read.
 */
export async function settingsFor(env: Environment): Promise<SiteSettings> {
  if (env.SITE_SETTINGS !== undefined) return settingsIn(env.SITE_SETTINGS)
  return (await derivedFor(env))?.settings ?? own
}

/** Returns the settings of `SITE_SETTINGS` or `app.config.ts`, for commands that need no languages of the space. Throws a `StartError`. */
export async function namedSettings(env: Pick<Environment, 'SITE_SETTINGS'>): Promise<SiteSettings> {
  return env.SITE_SETTINGS === undefined ? own : settingsIn(env.SITE_SETTINGS)
}

/** Reads the settings in a file like `app.config.ts`. Throws a `StartError` if the file has none. */
async function settingsIn(file: string): Promise<SiteSettings> {
  if (!existsSync(file)) throw new StartError(`SITE_SETTINGS names ${file}, which does not exist.`)
  const module: { readonly default?: SiteSettings } = await import(pathToFileURL(resolve(file)).href)
  if (module.default === undefined) throw new StartError(`SITE_SETTINGS names ${file}, which exports no settings: export default defineSite({ … }).`)
  return module.default
}

/** Returns `undefined` without reading if no space is configured and the demonstration space was removed from the build. */
async function infoOf(env: Environment): Promise<SpaceInfo | undefined> {
  const isExpected = env.CONTENTFUL_SPACE_ID !== undefined || process.env['CONTENT_SPACE'] || existsSync(env.CONTENT_SPACE)
  return isExpected ? readSpaceInfo(env) : undefined
}

/** Settings for a space with custom content types, with a note for each decision that the space leaves open. */
interface Derived {
  readonly settings: SiteSettings
  readonly notes: readonly string[]
}

/** Derives the settings for the configured space, or returns its last ones if it cannot be read now. Returns `undefined` if those of `app.config.ts` apply. */
async function derivedFor(env: Environment): Promise<Derived | undefined> {
  if (existsSync(CONTENT_CONFIG)) return undefined
  const info = await infoOf(env)
  if (info) return info.isOwn ? undefined : derivedFrom(info)
  const last = textOf(PLACE) === placeOf(env) ? textOf(FILE) : undefined
  return last === undefined ? undefined : { settings: JSON.parse(last), notes: [] }
}

function derivedFrom({ name, locales: ofSpace }: SpaceInfo): Derived {
  const { locales, baseLocale, notes } = localeSettingsOf(ofSpace, own.localePrefix)
  return { settings: { ...own, name, theme: 'plain', baseLocale, locales }, notes }
}

async function keep(place: string, { settings, notes }: Derived, print: (sentence: string) => void): Promise<void> {
  const text = JSON.stringify(settings, null, 2)
  if (text === textOf(FILE) && place === textOf(PLACE)) return
  for (const note of notes) print(note)
  await mkdir(dirname(FILE), { recursive: true })
  await writeFile(FILE, text)
  await writeFile(PLACE, place)
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const ADDRESS = 'settings:chosen'

/** Resolves `#config` to these settings in modules that are imported later, as in a build for the space. */
export function useSettings(settings: SiteSettings): void {
  registerHooks({
    resolve: (specifier, context, next) => (specifier === '#config' ? { url: ADDRESS, shortCircuit: true } : next(specifier, context)),
    load: (url, context, next) =>
      url === ADDRESS ? { format: 'module', source: `export default ${JSON.stringify(settings)}`, shortCircuit: true } : next(url, context),
  })
}
