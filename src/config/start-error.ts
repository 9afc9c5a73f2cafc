/** Reason why the site cannot start. The message describes the problem and the remedy for the operator. */
export class StartError extends Error {}

/**
 * Prints an error on the console: a `StartError` without its stack, any other error with its stack. `escape` sanitizes the message for a
 * terminal.
 */
export function printStartError(error: unknown, escape = (message: string) => message): void {
  console.error(error instanceof StartError ? escape(error.message) : error)
}
