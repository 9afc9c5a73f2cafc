/** Types of the message compiler's registry, see `messages.d.ts`. */
export declare const plural: (locale: string, value: unknown, options?: Intl.PluralRulesOptions) => string
