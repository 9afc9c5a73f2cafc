import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const RECIPES = readFileSync('docs/recipes.md', 'utf8')

/**
 * Returns the files that a recipe of docs/recipes.md names at the beginning of its list items: `` 1. `src/x/`, `y.json`: … ``.
 *
 * They are patterns: a folder ends with a slash, `*` stands for the rest of a name, and `<tag>` for any tag.
 */
export function filesOf(title: string): string[] {
  const [, recipe = ''] = RECIPES.split(`\n## ${title}\n`)
  const items = recipe.split(/\n## /)[0]?.match(/^\d+\. .*$/gm) ?? []
  return items.flatMap((item) => (/^\d+\. ((?:`[^`]+`(?:, | and )?)+)/.exec(item)?.[1] ?? '').match(/(?<=`)[^`, ]+(?=`)/g) ?? [])
}

/** The recipes that begin with a command, by their headings. The tests run each of these commands. */
export const RECIPES_WITH_COMMAND = [
  'Add a section type',
  'Add a page type',
  'Remove a section type',
  'Remove a page type',
  'Remove a feature',
  'Create a theme',
] as const
type Title = (typeof RECIPES_WITH_COMMAND)[number]

/** Returns the command in the code block of a recipe. Throws if there is none. */
export function commandOf(title: Title): string {
  const [, recipe = ''] = RECIPES.split(`\n## ${title}\n`)
  const [, command] = /^ *```sh\n([^]*?)```$/m.exec(recipe.split(/\n## /)[0] ?? '') ?? []
  if (command === undefined) throw new Error(`The recipe "${title}" has no command.`)
  return command.trim()
}

/** Runs the command of a recipe as written, with its placeholders filled. Throws if it fails. */
export function runCommandOf(title: Title, folder: string, names: Readonly<Record<string, string>> = {}): void {
  const command = commandOf(title).replaceAll(/<(\w+)>/g, (placeholder, name: string) => names[name] ?? placeholder)
  const env = { ...process.env }
  // A copy may name its space in a `.env` file. Commands in it must not work in the folder in which the tests were started.
  for (const variable of ['CONTENT_SPACE', 'INIT_CWD']) delete env[variable]
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', command], { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`)
}

/** Returns whether a file matches a pattern of a recipe. */
export function isNamed(pattern: string, file: string): boolean {
  const source = pattern.split(/(\*|<\w+>)/).map((part, index) => (index % 2 === 1 ? '[^/]+' : RegExp.escape(part)))
  return new RegExp(`^${source.join('')}${pattern.endsWith('/') ? '' : '$'}`).test(file)
}
