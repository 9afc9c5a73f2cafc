import { INTERNALS } from './internals.ts'

/** Thrown if a package no longer contains what the site rewrites or reads. */
export class InternalMissing extends Error {
  constructor(name: keyof typeof INTERNALS) {
    const { package: of, version, file } = INTERNALS[name]
    super(`\`${name}\` does not find what it needs in ${of}. It was written for version ${version} (${file}). Follow docs/framework-updates.md.`)
    this.name = 'InternalMissing'
  }
}
