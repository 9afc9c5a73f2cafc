import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../../src/config/start-error.ts'

const OPTIONS = { space: { type: 'string' }, force: { type: 'boolean' } } as const

/**
 * Take the options of a command (`--space export.json`, and `--force` where it builds) into this process's environment. Its path is
 * that of the folder that npm was called in; so is that of the variable, where the project has no such file. Gives what else was asked for; throws a `StartError` for an option that there is not.
 */
export function takeOptions(command: string, args: readonly string[] = process.argv.slice(2)): { readonly isForced: boolean } {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, allowPositionals: true, tokens: true })
  let isForced = false
  for (const token of tokens) {
    if (token.kind === 'positional') throw new StartError(`${command} takes no "${token.value}": did you mean --space ${token.value}?`)
    if (token.kind === 'option-terminator') continue
    if (token.name === 'space' && token.value) useSpace(token.value)
    else if (token.name === 'space') throw new StartError('--space must name an export file: --space export.json')
    else if (token.name === 'force') isForced = true
    else throw new StartError(`There is no option ${token.rawName}: ${command} knows --space <export file>.`)
  }
  const { CONTENT_SPACE: given, INIT_CWD: calledIn } = process.env
  if (given && !existsSync(given) && calledIn && existsSync(resolve(calledIn, given))) process.env['CONTENT_SPACE'] = shownPath(resolve(calledIn, given))
  return { isForced }
}

function useSpace(file: string): void {
  process.env['CONTENT_SPACE'] = shownPath(resolve(process.env['INIT_CWD'] ?? '', file))
  // What was asked for here goes before a space that .env names.
  process.env['CONTENTFUL_SPACE_ID'] = ''
}

/** The path from the folder of the project, where that is shorter. */
function shownPath(path: string): string {
  const below = relative(process.cwd(), path)
  return below.startsWith('..') ? path : below
}
