/** A reason why the site cannot start, for the person who starts it: its message says all, what is wrong and what to do. */
export class StartError extends Error {}

/** Prints an error on the console: a `StartError` by its message alone, any other with its stack. `escape` makes the message fit for a terminal. */
export function printStartError(error: unknown, escape = (message: string) => message): void {
  console.error(error instanceof StartError ? escape(error.message) : error)
}
