import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { configText } from '../../../scripts/adopt/config-text.ts'
import { readSpace } from '../../../scripts/adopt/read-space.ts'
import { recordOf, typesText } from '../../../scripts/adopt/space-record.ts'
import { parseEnvironment } from '../../../src/config/env.server.ts'
import { parseContentConfig } from '../../../src/site-content/content-config/parse-config.server.ts'
import { roles } from '../../../src/site-content/site-roles.server.ts'
import { FOREIGN, FOREIGN_UNSEEN } from '../../support/foreign-spaces.ts'
import { readForeignSite, type SiteWords } from './foreign-site.ts'

const FOLDER = resolve('.cache/corrections')
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

/** The corrected lines in the documentation, by the names of their examples. */
const CORRECTIONS = new Map(
  [...readFileSync('docs/adopting.md', 'utf8').matchAll(/^\*\*(.+?)\.\*\*[^\n]*\n\n```ts\n([^]*?)```/gm)].map(([, name = '', lines = '']) => [name, lines]),
)

const SPACES: Readonly<Record<string, string>> = {
  'A tree service': join(FOREIGN_UNSEEN, 'lmnts-npts.json'),
  'A portfolio': join(FOREIGN_UNSEEN, 'garethf89-portfolio.json'),
  'A shop': join(FOREIGN, 'jakala-next-starterkit.json'),
}

/** Writes the configuration as `content:adopt` does, with the corrected lines of an example, and reads the site. */
async function correctedSite(name: string): Promise<SiteWords> {
  const file = SPACES[name] ?? ''
  const lines = CORRECTIONS.get(name) ?? ''
  const corrected = new Set([...lines.matchAll(/^ +(\w+): /gm)].map(([, type]) => type))
  const space = await readSpace(parseEnvironment({ CONTENT_SPACE: file }))
  const rest = space.types.filter(({ id }) => !corrected.has(id))
  const written = await configText(rest, inferMapping(space).mapping, roles, () => undefined)
  const config = written.replace(/import \{[^}]*\} from '\.\/src\/content-config\.ts'/, "import * as all from './src/content-config.ts'")
  const functions = 'const { as, defineContent, first, generic, ignore, join, jsonList, markdown, none, or, plain, sys, template } = all\n'
  const whole = config.replace('export default', () => `${functions}export default`).replace('  types: {\n', () => `  types: {\n${lines}`)
  const folder = join(FOLDER, name.replaceAll(' ', '-'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'content.types.ts'), await typesText(recordOf(space)))
  writeFileSync(join(folder, 'content.config.ts'), whole.replace('./src/content-config.ts', resolve('src/content-config.ts')))
  const { default: exported } = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'content.config.ts')).href)
  return readForeignSite(file, JSON.stringify(parseContentConfig(exported, roles)))
}

test('documentation: each example of corrections has at most ten lines', () => {
  expect([...CORRECTIONS.keys()]).toEqual(Object.keys(SPACES))
  for (const lines of CORRECTIONS.values()) expect(lines.trimEnd().split('\n').length).toBeLessThanOrEqual(10)
})

const there = (name: string) => existsSync(SPACES[name] ?? '')

test.runIf(there('A tree service'))('documentation: the corrected tree service has its services in the menu, its customers by name, and buttons', async () => {
  const { menu, texts, links, home } = await correctedSite('A tree service')
  expect(menu).toContain('Services')
  expect(texts).toContain('Alisha G., Reno, Nevada')
  expect(links.map(({ label }) => label)).toContain('Our Services')
  expect(home).toContain('quote')
})

test.runIf(there('A portfolio'))('documentation: the corrected portfolio has its projects in a menu, its figures in words, and icons with names', async () => {
  const { menu, texts } = await correctedSite('A portfolio')
  expect(menu).toEqual(['Projects'])
  expect([...texts]).toEqual(expect.arrayContaining(['13 Years of experience', 'Typescript', 'Arup']))
})

test.runIf(there('A shop'))('documentation: the corrected shop opens with its hero, and has its menu, people and buttons', async () => {
  const { menu, home, links, texts } = await correctedSite('A shop')
  expect(home[0]).toBe('hero')
  expect(menu).toEqual(['Products', 'Pricing', 'About Us'])
  expect(links.filter(({ label }) => label === 'Read more').length).toBe(3)
  expect(texts).toContain('Eldric Stonewhisper – Master Artisan & Founder')
})

test.skipIf(Object.keys(SPACES).every(there))('the spaces of other teams are missing beside the project, so not all corrections are tested', (context) =>
  context.skip(),
)
