import type english from '../../../messages/en.json'

/**
 * Stands in for the compiled messages in a clone that has not compiled any, so that types can be checked there (`paths` in
 * tsconfig.json). Names are checked; the values that a message takes are checked once they are compiled.
 */
export declare const m: {
  readonly [Name in Exclude<keyof typeof english, '$schema'>]: (inputs?: object, options?: { readonly locale?: string }) => string
}
