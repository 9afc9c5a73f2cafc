import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that take longer than about ten seconds, longest first. If one of them starts last, the other processors are idle.
 * Vitest reads durations only from its cache, which CI does not have.
 */
const SLOW = [
  'variants/followed',
  'variants/features',
  'release/release',
  'variants/own-code-in-development',
  'commands/site-commands',
  'variants/recipes/forgotten',
  'commands/space-commands',
  'commands/signals',
  'variants/adopter',
  'variants/checks',
  'http/cache/fresh',
  'content/sources/per-locale',
  'moving/pull',
  'content/client/direct/outages',
  'moving/push',
  'adopt/commands',
  'search/site-index',
  'content/client/faults',
  'commands/options',
  'features/health/command',
  'moving/translations',
].map((name) => `/tests/${name}.test.ts`)

/** Runs slow test files first, and the others in the order of their names. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = SLOW.findIndex((file) => moduleId.endsWith(file))
      return at === -1 ? SLOW.length : at
    }
    return files.toSorted((one, other) => rank(one) - rank(other))
  }
}
