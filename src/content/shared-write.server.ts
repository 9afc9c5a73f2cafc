/**
 * Returns a function that writes the current state. Writes follow one another, and calls during a write share the next one.
 *
 * The result resolves when the state of the call is written. `write` must not reject.
 */
export function sharedWrite(write: () => Promise<void>): () => Promise<void> {
  let current = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    next ??= current.then(() => {
      next = undefined
      current = write()
      return current
    })
    return next
  }
}
