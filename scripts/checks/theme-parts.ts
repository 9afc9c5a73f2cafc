import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contrastProblems } from './contrast.ts'

/** The themes of the product, and those of a team. */
const FOLDERS = '{src,site}/themes'

/** The files that the build reads from every theme, with the export that it needs. */
const PARTS = [
  { file: 'index.ts', declaration: 'theme: Theme' },
  { file: 'share-picture.server.ts', declaration: 'shareTheme: ShareTheme' },
  { file: 'theme.css' },
  { file: 'colours.css' },
] as const

/** Returns a sentence for each part that a theme lacks. Members of `Theme` and `ShareTheme` are left to the type checker. */
export function themeProblems(root = '.'): string[] {
  const folders = globSync(`${FOLDERS}/*/`, { cwd: root }).map((folder) => folder.replaceAll('\\', '/').replace(/\/$/, ''))
  return folders.flatMap((folder) => [
    ...PARTS.flatMap((part) => missingPart(root, folder, part)),
    ...missingFiles(root, folder),
    ...contrastProblems(coloursOf(join(root, folder))).map((problem) => `${folder}/colours.css: ${problem}`),
  ])
}

/** Reads the colours of a theme, followed by those of the theme that its style sheet begins with. The first value of each colour counts. */
function coloursOf(folder: string): string {
  const [colours = '', sheet = ''] = ['colours.css', 'theme.css']
    .map((name) => join(folder, name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
  const [, base] = /@import '([^']+)\/theme\.css'/.exec(sheet) ?? []
  return base === undefined ? colours : colours + coloursOf(join(folder, base))
}

function missingPart(root: string, folder: string, { file, ...part }: (typeof PARTS)[number]): string[] {
  const path = join(folder, file)
  if (!existsSync(join(root, path))) return [`${path} is missing: every theme has one (src/themes/theme.ts)`]
  if (!('declaration' in part) || readFileSync(join(root, path), 'utf8').includes(`export const ${part.declaration} =`)) return []
  return [`${path} must contain \`export const ${part.declaration} = …\`, so that the type checker names what it lacks`]
}

/** Finds files that style sheets of a theme refer to and that do not exist. */
function missingFiles(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*.css`, { cwd: root }).flatMap((sheet) => {
    const text = readFileSync(join(root, sheet), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    const named = [...text.matchAll(/(?:@import |url\()['"]?(\.[^'")?#]+)/g)].map(([, path = '']) => path)
    return named.filter((path) => !existsSync(join(root, dirname(sheet), path))).map((path) => `${sheet} names ${path}, which does not exist`)
  })
}
