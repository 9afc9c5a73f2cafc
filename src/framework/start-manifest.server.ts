import { tsrStartManifest } from 'tanstack-start-manifest:v'
import { InternalMissing } from './internals.ts'

/** Returns the address of the style sheet that the build wrote. Throws if the manifest of TanStack Start lacks it. */
export function builtStylesheet(): string {
  const [first] = tsrStartManifest().routes['__root__']?.css ?? []
  if (first === undefined) throw new InternalMissing('builtStylesheet')
  return typeof first === 'string' ? first : first.href
}
