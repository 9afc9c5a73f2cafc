import { expect, test, vi } from 'vitest'
import { openArtist } from '../../../src/features/share-pictures/takumi.server.ts'

test('openArtist: logs a warning and returns undefined if the library has no build for this machine', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(openArtist('@takumi-rs/core-of-no-machine')).toBeUndefined()
  expect(said.mock.calls.flat().join('\n')).toMatch(/^\[share pictures\] nothing is drawn: Cannot find module/)
})
