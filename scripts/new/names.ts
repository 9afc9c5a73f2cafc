import { StartError } from '../../src/config/start-error.ts'

/** The parts that `npm run new` writes. */
const KINDS = ['section', 'page-type', 'theme'] as const
export type Kind = (typeof KINDS)[number]

/** Returns the kind with a name. Throws a `StartError` if there is none. */
export function kindOf(name: string): Kind {
  const kind = KINDS.find((each) => each === name)
  if (kind === undefined) throw new StartError(`There is no skeleton "${name}": name section, page-type or theme.`)
  return kind
}

/** Names of a new type or theme, as its files and their code write them. */
export interface Names {
  /** Id of the content type: `openDay`. */
  readonly type: string
  /** Name of components and types: `OpenDay`. */
  readonly component: string
  /** Name of the listing, and its default path segment: `opendays`. */
  readonly listing: string
  /** Name for readers: `Open day`. */
  readonly label: string
}

const TYPE = /^[a-z][A-Za-z0-9]*$/
const LISTING = /^[a-z][a-z0-9]*$/

/**
 * Derives the names of a type from its id. Throws a `StartError` if a name is invalid.
 * @example namesOf('openDay').listing // 'opendays'
 */
export function namesOf(type: string, listing = plural(type.toLowerCase())): Names {
  if (!TYPE.test(type)) throw new StartError(`"${type}" is not a valid name: write it in camel case, such as openDay.`)
  if (!LISTING.test(listing)) throw new StartError(`"${listing}" is not a valid name of a listing: use lower-case letters and digits.`)
  if (listing === type) throw new StartError(`The listing needs another name than the type "${type}": add --listing <name>.`)
  const words = type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return { type, component: capitalized(type), listing, label: capitalized(words) }
}

export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function plural(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? word.replace(/y$/, 'ies') : `${word}s`
}
