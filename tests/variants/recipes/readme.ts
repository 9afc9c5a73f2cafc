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

/** Returns the commands in the code blocks of a recipe. Throws if there is none. */
export function commandOf(title: string): string {
  const [, recipe = ''] = RECIPES.split(`\n## ${title}\n`)
  const [, command] = /^ *```sh\n([^]*?)```$/m.exec(recipe.split(/\n## /)[0] ?? '') ?? []
  if (command === undefined) throw new Error(`The recipe "${title}" has no command.`)
  return command
}

/** Returns whether a file matches a pattern of a recipe. */
export function isNamed(pattern: string, file: string): boolean {
  const source = pattern.split(/(\*|<\w+>)/).map((part, index) => (index % 2 === 1 ? '[^/]+' : RegExp.escape(part)))
  return new RegExp(`^${source.join('')}${pattern.endsWith('/') ? '' : '$'}`).test(file)
}
