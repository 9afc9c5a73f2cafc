/** Stands in for the compiled runtime like `messages.d.ts` for the messages. */
export declare const locales: readonly string[]
