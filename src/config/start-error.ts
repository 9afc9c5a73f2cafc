/** Why the site cannot start, for the person who started it: the message says what is wrong and what to do, and is the whole story. */
export class StartError extends Error {}

/** Tell an error on the console: a `StartError` by its message alone, any other whole. */
export function tell(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error)
}
