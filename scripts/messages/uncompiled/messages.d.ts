import type english from '../../../messages/en.json'

/**
 * Types of the messages in a clone that has not compiled them, so that the type checker runs there (`paths` in tsconfig.json). Names
 * are checked; the parameters of messages are checked once they are compiled.
 */
export declare const m: {
  readonly [Name in Exclude<keyof typeof english, '$schema'>]: (inputs?: object, options?: { readonly locale?: string }) => string
}
