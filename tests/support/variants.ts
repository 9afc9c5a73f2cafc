import { cp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { writeBothSpaces } from '../../scripts/foundation/both-spaces.ts'
import { bakerySpace } from './spaces/bakery-space.ts'
import type { ExportDraft } from './spaces/export-file.ts'
import { FOUR_LANGUAGES, harbourSpace } from './spaces/harbour-space.ts'
import { THREE_SITES } from './three-sites.ts'
import { addItalian } from '../variants/recipes/add-language.ts'
import { addVariants } from '../variants/recipes/add-variants.ts'
import { addOwnCode } from '../variants/recipes/add-own-code.ts'
import { wearHouse } from '../variants/recipes/change-theme.ts'
import { addNotice } from '../variants/recipes/add-notice.ts'
import { addProduct } from '../variants/recipes/add-product.ts'
import { removeEventAndPerson } from '../variants/recipes/remove.ts'
import type { Edit } from './site-copy.ts'

/** The sites of the browser tests: the product with the fixtures, with other settings, or after following a recipe of docs/recipes.md. */
export const variants: Readonly<Record<string, (edit: Edit, folder: string) => Promise<void>>> = {
  product: async () => undefined,
  'as-needed': (edit) => edit('app.config.ts', "localePrefix: 'always'", "localePrefix: 'as-needed'"),
  never: (edit) => edit('app.config.ts', "localePrefix: 'always'", "localePrefix: 'never'"),
  /** A sixth language, and two variants of German: entries in the settings, a message file, and content. */
  async italian(edit, folder) {
    await addItalian(edit, folder)
    await addVariants(edit, folder)
  },
  /** A section type, a page type and another theme, added as in docs/recipes.md, and files of each other kind in `site/`. */
  async added(edit, folder) {
    await addOwnCode(edit, folder)
    await addNotice(edit, folder)
    await addProduct(edit, folder)
    await wearHouse(edit, folder)
  },
  /** Without two of the page types. */
  removed: removeEventAndPerson,
  /** Each policy for untranslated content, and a sitemap in parts. */
  async policies(edit) {
    const policies: Readonly<Record<string, string>> = { page: 'missing', story: 'hide', event: 'redirect' }
    await edit('app.config.ts', /untranslated: \{[^}]*\}/, (found) =>
      found.replace(/(\w+): 'show'/g, (_, type: string) => `${type}: '${policies[type] ?? 'show'}'`),
    )
    await edit('app.config.ts', 'sitemapAddresses: 10_000', 'sitemapAddresses: 50')
  },
  /** Another site with a different name, the plain theme and a different space. The fixtures' space, which has every section, is beside it. */
  async bakery(edit, folder) {
    await edit('app.config.ts', "name: 'Meridian'", "name: 'Rye and Salt'")
    await edit('app.config.ts', "theme: 'meridian'", "theme: 'plain'")
    const space: ExportDraft = JSON.parse(await readFile(resolve(folder, 'content/space.json'), 'utf8'))
    await writeFile(resolve(folder, 'content/bakery.json'), JSON.stringify(bakerySpace(space)))
  },
  /** Three sites: one with prefixes, one with a host per language, and one in two languages. */
  sites: (edit) => edit('app.config.ts', '  localePrefix:', `  sites: ${JSON.stringify(THREE_SITES)},\n  localePrefix:`),
  /** The demonstration with its second site, as `npm run foundation` shows it. */
  async foundation(_, folder) {
    for (const each of ['app.config.ts', 'messages', 'content/space.json', 'content/foundation']) await cp(each, resolve(folder, each), { recursive: true })
    const space = await writeBothSpaces(resolve(folder, 'content/with-foundation.json'))
    await writeFile(resolve(folder, '.env'), `SITE_SETTINGS=content/foundation/app.config.ts\nCONTENT_SPACE=${relative(folder, space)}\n`)
  },
  /** A space that is independent of the site, in four languages. The settings are derived from it. */
  async strange(_, folder) {
    await writeFile(resolve(folder, 'content/strange.json'), JSON.stringify(harbourSpace(FOUR_LANGUAGES)))
    await writeFile(resolve(folder, '.env'), 'CONTENT_SPACE=content/strange.json\n')
  },
  /** The development server, whose `.env` names another file. */
  async development(edit, folder) {
    // Vite serves no files of linked packages otherwise, such as fonts.
    const allowed = JSON.stringify(['.', await realpath('node_modules')])
    // Packages that another server or another version of the site has optimized are incomplete. Vite would add the others later and reload the page.
    const cacheDir = '.cache/vite'
    await rm(resolve(folder, cacheDir), { recursive: true, force: true })
    await edit('vite.config.ts', 'server: developmentServer()', `cacheDir: '${cacheDir}', server: { ...developmentServer(), fs: { allow: ${allowed} } }`)
    await cp(resolve(folder, 'content/space.json'), resolve(folder, 'content/edited.json'))
    await writeFile(resolve(folder, '.env'), 'CONTENT_SPACE=content/edited.json\n')
  },
}
