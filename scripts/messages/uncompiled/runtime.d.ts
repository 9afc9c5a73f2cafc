/** Types of the compiled runtime, see `messages.d.ts`. */
export declare const locales: readonly string[]
