/** A reason why the site cannot start, for the person who starts it: its message says all, what is wrong and what to do. */
export class StartError extends Error {}

/** Print an error on the console: a `StartError` by its message alone, any other with its stack. */
export function printStartError(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error)
}
