import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommandOf } from './readme.ts'

/** A row of the table in the recipe "Remove a feature". */
interface Row {
  readonly name: string
  readonly files: readonly string[]
}

const LIST = 'src/app/features.server.ts'
const FEEDS = 'src/pages/table-of-feeds.server.ts'

/** The features that the recipe names, with their files outside of `src/features`. */
export const REMOVABLE: readonly Row[] = [...readFileSync('docs/recipes.md', 'utf8').matchAll(/^\| `([\w-]+)` \| (.*?) ?\|.*\|$/gm)].map(
  ([, name = '', files = '']) => ({
    name,
    files: [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }),
)

/** Removes a feature from a copy of the project, as the recipe describes. */
export async function removeFeature(folder: string, { name, files }: Row): Promise<void> {
  runCommandOf('Remove a feature', folder, { name })
  for (const file of files) await rm(join(folder, file), { recursive: true, force: true })
  await removeLine(join(folder, LIST), name)
  if (name === 'web-vitals') await removeLine(join(folder, 'vite.config.ts'), name)
  if (name === 'feeds' || name === 'calendars') await removeFeed(join(folder, FEEDS), name === 'feeds' ? 'feed' : 'calendar')
}

/** Removes the imports of a feature, and the line of the list that uses them. */
async function removeLine(path: string, feature: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  const own = new RegExp(`^import \\{ (\\w+) \\} from '(?:#app|\\./src)/features/${feature}/.*\\n`, 'gm')
  const names = [...text.matchAll(own)].map(([, imported = '']) => imported)
  if (names.length === 0) throw new Error(`${path} does not import ${feature}.`)
  const line = new RegExp(`^  .*\\b(?:${names.join('|')})\\b.*\\n`, 'gm')
  const rest = text.replace(own, '').replace(line, '')
  await writeFile(path, rest)
}

/** Removes the feed or calendar of the page type that has one, so that no page links to it. */
async function removeFeed(path: string, kind: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  const [, source = ''] = new RegExp(`${kind}: (\\w+)`).exec(text) ?? []
  await writeFile(path, text.replace(new RegExp(`^import \\{ ${source} \\}.*\\n`, 'm'), '').replace(`{ ${kind}: ${source} }`, '{}'))
}
