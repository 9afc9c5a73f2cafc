import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bakerySpace } from '../support/spaces/bakery-space.ts'
import { link, resource, type ExportDraft } from '../support/spaces/export-file.ts'
import { editorOf } from '../support/site-copy.ts'
import { addItalian } from '../variants/recipes/add-language.ts'
import { addNotice } from '../variants/recipes/add-notice.ts'
import { addOwnCode } from '../variants/recipes/add-own-code.ts'
import { addProduct } from '../variants/recipes/add-product.ts'
import { wearHouse } from '../variants/recipes/change-theme.ts'
import { removeTypes } from '../support/spaces/without-types.ts'
import { putOnPage } from '../variants/recipes/content.ts'
import { REMOVABLE, removeFeature } from '../variants/recipes/remove-feature.ts'
import { removeEventAndPerson, removeQuote } from '../variants/recipes/remove.ts'
import { edit, git, writeFiles } from './project.ts'

/** The space of the team. Its file has another name than the demonstration. */
export const SPACE = 'content/bakery.json'
/** The feature that the team removes. */
export const FEATURE = 'indexnow'

/** A package of the team, and a page that uses it. */
const PACKAGE = {
  'site/units/package.json': '{ "name": "bakery-units", "version": "1.0.0", "type": "module", "exports": "./units.ts" }\n',
  'site/units/units.ts': '/** Words a weight. */\nexport const weight = (grams: number) => `${grams / 1000} kg`\n',
  'site/routes/weights.tsx': `import { createFileRoute } from '@tanstack/react-router'
import { weight } from 'bakery-units'

export const Route = createFileRoute('/$locale/(site)/weights')({ component: () => <h1>A loaf has {weight(1500)}</h1> })
`,
}

/** Changes a fresh project as a team does: every recipe, files of each kind in `site/`, a package, and other content instead of the demonstration. */
export async function becomeTeam(folder: string, npm: (...args: string[]) => void): Promise<void> {
  const change = editorOf(folder)
  await addOwnCode(change, folder)
  // The command for the page type writes the route tree, also for these.
  writeFiles(folder, PACKAGE)
  await addItalian(change, folder)
  for (const feature of REMOVABLE.filter(({ name }) => name === FEATURE)) await removeFeature(folder, feature)
  await removeEventAndPerson(change, folder)
  await removeQuote(change, folder)
  await addNotice(change, folder)
  await addProduct(change, folder)
  await wearHouse(change, folder)

  replaceDemonstration(folder)
  edit(folder, 'app.config.ts', "name: 'Meridian'", "name: 'Rye and Salt'")
  edit(folder, 'package.json', '"name": "vitrine"', '"name": "bakery"')
  writeFiles(folder, { 'README.md': '# Rye and Salt\n', '.env': `CONTENT_SPACE=${SPACE}\n` })
  npm('install', '--save-exact', './site/units')
}

/** Deletes the demonstration with its files and tests. Writes a space with the content types of the product and of the team. */
function replaceDemonstration(folder: string): void {
  const demonstration: ExportDraft = JSON.parse(readFileSync(join(folder, 'content/space.json'), 'utf8'))
  const space = bakerySpace(demonstration)
  removeTypes(space, ['event', 'person', 'quote'], ['events', 'people'])
  const own = ['notice-example', 'product-loaf', 'product-bun', 'nav-products'].map((id) => structuredClone(resource(demonstration.entries, id)))
  for (const { fields } of own) delete fields['picture']
  space.entries.push(...own)
  putOnPage(space, 'home', 'notice-example')
  const menu = resource(space.entries, 'settings').fields['headerMenu']
  if (menu) menu['en'] = [link('Entry', 'nav-about'), link('Entry', 'nav-products')]
  git(folder, 'rm', '-r', '--quiet', '--force', 'content/space.json', 'tests/demonstration', ...globSync('content/*.ctfassets.net', { cwd: folder }))
  for (const left of globSync('content/*.ctfassets.net', { cwd: folder })) rmSync(join(folder, left), { recursive: true })
  writeFileSync(join(folder, SPACE), `${JSON.stringify(space, undefined, 2)}\n`)
}

/** Returns the texts of all files that belong to the team. */
export function teamFiles(folder: string): Record<string, string> {
  const places = ['site', 'app.config.ts', 'content.config.ts', SPACE, 'public', 'README.md']
  const paths = git(folder, 'ls-files', '-z', ...places).split('\0')
  return Object.fromEntries(paths.filter((path) => path !== '').map((path) => [path, readFileSync(join(folder, path), 'base64')]))
}
