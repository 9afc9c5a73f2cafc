/** Stands in for the registry of the message compiler like `messages.d.ts` for the messages. */
export declare const plural: (locale: string, value: unknown, options?: Intl.PluralRulesOptions) => string
