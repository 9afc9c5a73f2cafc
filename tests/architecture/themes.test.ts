import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import type { ShareTheme } from '../../src/themes/theme.ts'
import { contrastProblems, ratio } from '../../scripts/checks/contrast.ts'

/** The themes of the product. Those of a team are its own. */
const themes = globSync('src/themes/*/index.ts').map((path) => basename(dirname(path)))
const sheets = globSync('src/**/*.css').map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }))
const house = sheets.filter(({ path }) => !path.startsWith('src/themes/'))
/** Returns a theme and the themes that its style sheet imports. */
const withBases = (theme: string): string[] => {
  const imported = /@import '\.\.\/([\w-]+)\/theme\.css'/.exec(readFileSync(`src/themes/${theme}/theme.css`, 'utf8'))?.[1]
  return [theme, ...(imported === undefined ? [] : withBases(imported))]
}
/** Returns the tokens that a theme defines, except for those that only its drawings use. */
const tokensOf = (theme: string) =>
  new Set(
    sheets
      .filter(({ path }) => withBases(theme).some((each) => path.startsWith(`src/themes/${each}/`)) && !path.includes('.module.'))
      .flatMap(({ text }) => text.match(/--[\w-]+(?=:)/g) ?? []),
  )

test('themes: only themes name colours and fonts', () => {
  const colour = /(?<![\w&'"(-])#[\da-f]{3,8}\b(?!['"])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!var)/i
  const face = /font-family:(?!\s*(?:var\(|inherit))|font:[^;]*(?:serif|['"])|@font-face/
  expect(house.length).toBeGreaterThan(50)
  expect(house.filter(({ text }) => colour.test(text)).map(({ path }) => path)).toEqual([])
  expect(house.filter(({ text }) => face.test(text)).map(({ path }) => path)).toEqual([])
  const views = globSync('src/**/*.tsx').filter((path) => !path.startsWith('src/themes/'))
  expect(views.filter((path) => /(?:fill|stroke|color)[=:] ?"#/.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('themes: all define the same tokens, including every token that shared styles use', () => {
  const [first = new Set<string>(), ...others] = themes.map(tokensOf)
  expect(first.size).toBeGreaterThan(60)
  for (const other of others) expect([...first].toSorted()).toEqual([...other].toSorted())
  // The properties that scripts read are the same in all themes.
  const shared = sheets.filter(({ path }) => path === 'src/themes/scripts.css')
  const own = new Set([...house, ...shared].flatMap(({ text }) => text.match(/--[\w-]+(?=:)/g) ?? []))
  const asked = house.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))
  expect([...new Set(asked)].filter((name) => !first.has(name) && !own.has(name))).toEqual(['--scrollbar'].filter((name) => asked.includes(name)))
})

test('themes: each has a share picture with legible text', async () => {
  for (const theme of themes) {
    const { shareTheme }: { shareTheme: ShareTheme } = await import(`../../src/themes/${theme}/share-picture.server.ts`)
    const { paper, ink, soft, accent } = shareTheme.colours
    expect(ratio(ink, paper), theme).toBeGreaterThan(12)
    expect(ratio(soft, paper), theme).toBeGreaterThan(7)
    expect(ratio(accent, paper), theme).toBeGreaterThan(3)
    for (const { from } of shareTheme.faces) expect(existsSync(`node_modules/${from}/unicode.json`), from).toBe(true)
  }
})

test('themes: only a theme names the subject of the demonstration', () => {
  const subject = /meridian|observator|astronom|\bstars?\b|\bdomes?\b|\bsky\b|\bskies\b|\bplanets?\b|telescope|eclipse/i
  const files = globSync(['src/**/*.{ts,tsx,css,html}', 'messages/*.json', 'public/**/*.*']).filter(
    (path) => !path.startsWith('src/themes/') && !path.includes('/paraglide/'),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((path) => subject.test(readFileSync(path, 'utf8')))).toEqual([])
})

test.each(themes)('%s: colours stand out as much as the theme declares', (theme) => {
  expect(
    contrastProblems(
      withBases(theme)
        .map((each) => readFileSync(`src/themes/${each}/colours.css`, 'utf8'))
        .join(''),
    ),
  ).toEqual([])
})

test('contrastProblems: with AA, only the brand colour may have 4.5:1', () => {
  const plain = readFileSync('src/themes/plain/colours.css', 'utf8')
  const red = plain.replaceAll(/(--accent(?:-strong)?): light-dark\(#\w+,/g, '$1: light-dark(#c8102e,')
  expect(contrastProblems(red)).toContain('--accent on --paper has 5.88:1 in the light palette; it needs 7:1 for AAA (`--brand-contrast`)')
  expect(contrastProblems(red.replace('--brand-contrast: AAA', '--brand-contrast: AA'))).toEqual([])
  const grey = plain.replace('--brand-contrast: AAA', '--brand-contrast: AA').replace(/--ink-soft: light-dark\(#\w+,/, '--ink-soft: light-dark(#666,')
  expect(contrastProblems(grey)[0]).toBe('--ink-soft on --paper has 5.74:1 in the light palette; it needs 7:1')
})
