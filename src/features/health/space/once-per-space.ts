import type { CheckedSpace } from './checked-space.ts'

/** Caches the result of a computation per space. */
export function oncePerSpace<T>(make: (space: CheckedSpace) => Promise<T>): (space: CheckedSpace) => Promise<T> {
  const known = new WeakMap<CheckedSpace, Promise<T>>()
  return (space) => {
    const made = known.get(space) ?? make(space)
    known.set(space, made)
    return made
  }
}
