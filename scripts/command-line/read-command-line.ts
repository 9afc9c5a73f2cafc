import { parseArgs, type ParseArgsConfig } from 'node:util'
import leven from 'leven'
import { StartError } from '../../src/config/start-error.ts'
import { relative, resolve } from 'node:path'

type Options = NonNullable<ParseArgsConfig['options']>

/** A command of the project. */
interface Command<O extends Options> {
  /** As users type it: `npm run build`. */
  readonly name: string
  /** Text of `--help`. Lists each option on a separate line: `  --space <file>  …`. */
  readonly help: string
  readonly options: O
  /** Whether the command accepts arguments that are not options, which it reads itself. */
  readonly takesNames?: boolean
}

/** Minimum letters of an option for each wrong letter in it. With more errors, a suggestion would be a guess. */
const LETTERS_PER_TYPING_ERROR = 3

/**
 * Reads the options of a command. Returns `undefined` if the help text was requested, after printing it with `say`.
 * Throws a `StartError` that names the first wrong argument, and the most similar option.
 */
export function readCommandLine<O extends Options>(
  { name, help, options, takesNames = false }: Command<O>,
  args: readonly string[],
  print: (text: string) => void = console.log,
) {
  const known = { ...options, help: { type: 'boolean' } } satisfies Options
  const { tokens } = parseArgs({ args: [...args], options: known, strict: false, allowPositionals: true, tokens: true })
  const problem = firstProblem(takesNames ? tokens.filter(({ kind }) => kind !== 'positional') : tokens, known, name, help)
  if (problem !== undefined) throw new StartError(`${problem}\n${name} ${name.startsWith('npm') ? '-- ' : ''}--help lists the options.`)
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) {
    print(help)
    return undefined
  }
  return parseArgs({ args: [...args], options, allowPositionals: takesNames }).values
}

interface Token {
  readonly kind: 'option' | 'positional' | 'option-terminator'
  readonly name?: string
  readonly rawName?: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function firstProblem(tokens: readonly Token[], known: Options, command: string, help: string): string | undefined {
  for (const { kind, name = '', rawName = '', value, inlineValue } of tokens) {
    if (kind === 'positional') return `${command} takes no "${value}"${known['space'] ? `: did you mean --space ${value}?` : '.'}`
    if (kind === 'option-terminator') continue
    const type = Object.hasOwn(known, name) ? known[name]?.type : undefined
    if (type === undefined) return `There is no option ${rawName}${suggestion(name, Object.keys(known))}`
    if (type === 'boolean' && value !== undefined) return `${rawName} takes no value.`
    if (type === 'string' && (!value || (value.startsWith('-') && !inlineValue))) return `${rawName} needs a value:${lineOf(rawName, help)}`
  }
  return undefined
}

function suggestion(name: string, known: readonly string[]): string {
  const [nearest = ''] = known.toSorted((one, other) => leven(name, one) - leven(name, other))
  return leven(name, nearest) <= Math.max(1, name.length / LETTERS_PER_TYPING_ERROR) ? `: did you mean --${nearest}?` : '.'
}

/** Finds the line of the help text that describes an option. */
function lineOf(option: string, help: string): string {
  const line = help.split('\n').find((each) => each.trimStart().startsWith(`${option} `))
  return line === undefined ? ' see the help text.' : `\n${line}`
}

/** Resolves a path that a user typed, from the folder in which npm was called. Returns a relative path if it is below the project's folder. */
export function typedPath(path: string, calledIn = process.env['INIT_CWD'] ?? ''): string {
  const absolute = resolve(calledIn, path)
  const below = relative(process.cwd(), absolute)
  return below.startsWith('..') ? absolute : below
}
