import type { m as all } from '#paraglide/messages.js'
import type { Locale } from '../locales.ts'

interface In {
  /** Language of the message. Default: the language of the page. */
  readonly locale?: Locale
}

type LocalizedMessage<Say extends (...given: never) => unknown> = undefined extends Parameters<Say>[0]
  ? (inputs?: Parameters<Say>[0], where?: In) => string
  : (inputs: Parameters<Say>[0], where?: In) => string

/** All messages by name. */
export type Messages = { readonly [Name in keyof typeof all]: LocalizedMessage<(typeof all)[Name]> }
