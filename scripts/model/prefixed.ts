import { StartError } from '../../src/config/start-error.ts'
import type { OwnModel } from './own-model.ts'

const PREFIX = /^[a-z][A-Za-z0-9]{0,30}$/

/** Returns the id of a content type with a prefix: `vitrinePage`. */
export function prefixedId(prefix: string, id: string): string {
  return `${prefix}${id.charAt(0).toUpperCase()}${id.slice(1)}`
}

/**
 * Adds a prefix to the ids of content types, in all links to them and in the names that the web app shows. Throws a `StartError` if
 * the prefix cannot begin an id.
 */
export function prefixed({ types, controls }: OwnModel, prefix: string): OwnModel {
  if (!PREFIX.test(prefix))
    throw new StartError(`--prefix must begin with a small letter and consist of letters and digits, such as vitrine, unlike "${prefix}".`)
  const own = new Set(types.map(({ sys }) => sys.id))
  const renamed = (id: string) => (own.has(id) ? prefixedId(prefix, id) : id)
  return {
    types: types.map((type) => ({ ...renamedLinks(type, renamed), sys: { id: renamed(type.sys.id) }, name: `${type.name} (${prefix})` })),
    controls: new Map([...controls].map(([id, list]) => [renamed(id), list])),
  }
}

/** Copies a value and replaces the ids in every `linkContentType`, including those in validations of rich text. */
function renamedLinks<T>(value: T, renamed: (id: string) => string): T {
  const copy: T = structuredClone(value)
  rename(copy, renamed)
  return copy
}

function rename(value: unknown, renamed: (id: string) => string): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'linkContentType' && Array.isArray(inner)) Object.assign(value, { [key]: inner.map((id) => renamed(String(id))) })
    else rename(inner, renamed)
  }
}
