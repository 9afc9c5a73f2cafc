import { globSync, readFileSync } from 'node:fs'

/** Files of a small product by path. */
export type Files = Readonly<Record<string, string>>

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`
const textOf = (files: Files, path: string) => files[path] ?? ''
const numbered = (text: string) => Array.from({ length: 12 }, (_, index) => `export const ${text}${index} = ${index}\n`).join('')

/** Returns the files except for those at `paths`. */
function without(files: Files, ...paths: readonly string[]): Files {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !paths.includes(path)))
}

/** The upgrader of this project, which every release of the small product contains. */
const PROGRAM = Object.fromEntries(globSync('scripts/upgrade/*.ts').map((path) => [path, readFileSync(path, 'utf8')]))

const PACKAGE = {
  name: 'vitrine',
  version: '0.1.0',
  type: 'module',
  scripts: { build: 'node build.js', upgrade: 'node scripts/upgrade/upgrade.ts' },
  dependencies: { react: '19.3.1', zod: '4.6.7' },
}
const MESSAGES = { $schema: 'https://inlang.com/schema/inlang-message-format', skip: 'Skip to content', top: 'Back to top', share: 'Share' }

/** Version 0.1.0. */
const FIRST: Files = {
  ...PROGRAM,
  'package.json': json(PACKAGE),
  'package-lock.json': json({ version: '0.1.0' }),
  'src/release.json': json({ version: '0.1.0', releases: '../releases' }),
  'CHANGELOG.md': '# Changelog\n\n## [0.1.0] - 2026-11-23\n\n### Added\n\n- Everything.\n',
  'README.md': '# Product\n',
  'messages/la.json': json(MESSAGES),
  'src/own/former.gen.ts': 'export const former = 1\n',
  '.gitignore': '.env\nnode_modules/\n',
  'app.config.ts': "export default { name: 'Meridian', listSection: 6 }\n",
  'content/space.json': json({ entries: ['demonstration'] }),
  'content/pictures/dome.svg': '<svg/>\n',
  'content/migrations/0001-redirects.ts': 'export default () => undefined\n',
  'public/robots.txt': 'User-agent: *\n',
  'messages/en.json': json(MESSAGES),
  'messages/de.json': json({ ...MESSAGES, skip: 'Zum Inhalt' }),
  'src/app/routeTree.gen.ts': 'export const tree = 1\n',
  'src/layout/header/Header.tsx': numbered('header'),
  'src/ui/old-name.ts': numbered('name'),
  'src/ui/retired.ts': numbered('retired'),
  'src/sections/quote/quote.ts': numbered('quote'),
  'src/sections/registry.ts': "import './quote/quote.ts'\n\nexport const first = 1\n\nexport const last = 2\n",
  'tests/sections/quote/quote.test.ts': numbered('quoteTest'),
}

/** Version 0.2.0: a renamed file, a new message, another header, further packages, changed demonstration content. */
const SECOND: Files = {
  ...without(FIRST, 'src/ui/old-name.ts', 'messages/la.json', 'src/own/former.gen.ts'),
  'README.md': '# Product and menus\n',
  'messages/it.json': json(MESSAGES),
  'package.json': json({ ...PACKAGE, version: '0.2.0', dependencies: { react: '19.4.0', zod: '4.6.7' } }),
  'package-lock.json': json({ version: '0.2.0' }),
  'src/release.json': json({ version: '0.2.0', releases: '../releases' }),
  'CHANGELOG.md': textOf(FIRST, 'CHANGELOG.md').replace(
    '## [0.1.0]',
    '## [0.2.0] - 2026-12-01\n\n### Upgrading\n\n- The first constant of `src/layout/header/` is a hundred.\n- Menus have\n  a setting.\n\n### Added\n\n- Menus.\n\n## [0.1.0]',
  ),
  'content/space.json': json({ entries: ['demonstration', 'second'] }),
  'app.config.ts': "export default { name: 'Meridian', listSection: 6, menus: 3 }\n",
  'messages/en.json': json({ ...MESSAGES, menu: 'Menu' }),
  'messages/de.json': json({ ...MESSAGES, skip: 'Zum Inhalt', menu: 'Menü' }),
  'src/app/routeTree.gen.ts': 'export const tree = 2\n',
  'src/layout/header/Header.tsx': textOf(FIRST, 'src/layout/header/Header.tsx').replace('header0 = 0', 'header0 = 100'),
  'src/ui/new-name.ts': textOf(FIRST, 'src/ui/old-name.ts').replace('name11 = 11', 'name11 = 12'),
}

/** Version 0.3.0: a removed module, a content migration, another section type and a further test of it. */
const THIRD: Files = {
  ...without(SECOND, 'src/ui/retired.ts'),
  'package.json': json({ ...PACKAGE, version: '0.3.0', dependencies: { react: '19.4.0', zod: '4.7.0' } }),
  'package-lock.json': json({ version: '0.3.0' }),
  'src/release.json': json({ version: '0.3.0', releases: '../releases' }),
  'CHANGELOG.md': textOf(SECOND, 'CHANGELOG.md').replace(
    '## [0.2.0]',
    '## [0.3.0] - 2027-01-01\n\n### Upgrading\n\n- Run the content migration.\n\n## [0.2.0]',
  ),
  'content/migrations/0002-menus.ts': 'export default () => 2\n',
  'src/features/menus/menus.ts': 'export const menus = 1\n',
  'content/pictures/moon.svg': '<svg id="moon"/>\n',
  'src/app/routeTree.gen.ts': 'export const tree = 3\n',
  'src/sections/quote/quote.ts': textOf(FIRST, 'src/sections/quote/quote.ts').replace('quote5 = 5', 'quote5 = 50'),
  'src/sections/registry.ts': textOf(FIRST, 'src/sections/registry.ts').replace('last = 2', 'last = 3'),
  'src/sections/quote/marks/mark.ts': 'export const mark = 1\n',
  'tests/sections/quote/more.test.ts': 'export const more = 1\n',
}

/** The releases of the small product. */
export const RELEASES: Readonly<Record<string, Files>> = { '0.1.0': FIRST, '0.2.0': SECOND, '0.3.0': THIRD }
