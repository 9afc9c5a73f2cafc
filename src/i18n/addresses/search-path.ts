import { toInternal } from './urls.ts'

/** Returns whether a requested path is that of the search. */
export function isSearchPath(path: string): boolean {
  return toInternal(path).split('/')[2] === 'search'
}
