import { toInternal } from './urls.ts'

/** Tell whether a path that a visitor asked for is that of the search. */
export function isSearchPath(path: string): boolean {
  return toInternal(path).split('/')[2] === 'search'
}
