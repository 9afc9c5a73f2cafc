import { expect, test, vi } from 'vitest'
import { openArtist } from '../../../src/features/share-pictures/takumi.server.ts'

test('where there is no build of the library for this machine nothing is drawn, and that is said', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(openArtist('@takumi-rs/core-of-no-machine')).toBeUndefined()
  expect(said.mock.calls.flat().join('\n')).toMatch(/^\[share pictures\] nothing is drawn: Cannot find module/)
})
