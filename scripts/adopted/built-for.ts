import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Environment } from '../../src/config/env.server.ts'
import type { SiteSettings } from '../../src/config/site.ts'
import { placeOf, readSpaceInfo } from './space-info.ts'

/** The settings of the site in `dist/`, if they are not those of `app.config.ts`. */
const BUILT = new URL('../../dist/site.json', import.meta.url)

/** Resolves `#config` to the settings that the site was built with. Call it before any module imports `#config`. */
export function useBuiltSettings(): void {
  if (!existsSync(BUILT)) return
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '#config' ? { url: BUILT.href, format: 'json', importAttributes: { type: 'json' }, shortCircuit: true } : next(specifier, context),
  })
}

/** Compares the space of `dist/` with the configured one. Returns a sentence if they differ. Only export files are read, no API. */
export async function builtForAnother(env: Environment): Promise<string | undefined> {
  if (env.CONTENTFUL_SPACE_ID || env.SITE_SETTINGS || existsSync('content.config.ts')) return undefined
  const info = await readSpaceInfo(env).catch(() => undefined)
  const built = existsSync(BUILT) ? builtLocales() : undefined
  if (!info || (info.isOwn && !built)) return undefined
  const codes = info.locales.map(({ code }) => code)
  if (!info.isOwn && built && codes.length === built.length && codes.every((code) => built.includes(code))) return undefined
  const languages = built ? `the languages of another space (${listed(built)})` : 'the languages of app.config.ts'
  const wanted = info.isOwn ? 'requires the languages of app.config.ts' : `has ${listed(codes)}`
  return `The site in dist/ was built with ${languages}, but ${placeOf(env)} ${wanted}: run \`npm start\` or \`npm run build\` to build it again.`
}

const LISTED = 8

function listed(codes: readonly string[]): string {
  return codes.length > LISTED ? `${codes.slice(0, LISTED).join(', ')} and ${codes.length - LISTED} more` : codes.join(', ')
}

function builtLocales(): readonly string[] {
  const { locales }: SiteSettings = JSON.parse(readFileSync(fileURLToPath(BUILT), 'utf8'))
  return locales.map(({ contentful }) => contentful)
}
