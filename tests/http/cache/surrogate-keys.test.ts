import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Recorder } from '../../../src/content/dependencies/recorder.server.ts'
import { surrogateKeys } from '../../../src/http/cache/surrogate-keys.server.ts'
import { surrogateHeader } from '../../../src/http/response/cdn.server.ts'

beforeAll(() => void vi.stubEnv('SITE_CDN', 'cloudfront'))
afterAll(() => void vi.unstubAllEnvs())

const tagOf = (name: string) => surrogateHeader([name], [])?.[1] ?? ''

function tags(note: (recorder: Recorder) => void): readonly string[] {
  const [recorder, whole] = [new Recorder(), new Recorder()]
  note(recorder)
  whole.add(recorder)
  return surrogateKeys(whole)?.[1].split(',') ?? []
}

test('a page carries what it read and what it lists', () => {
  const page = tags((recorder) => {
    recorder.read('twinkle', 'story')
    recorder.read('refractor', 'asset')
    recorder.listed({ content_type: 'event', order: 'fields.start' })
  })
  expect(page).toEqual(['twinkle', 'refractor', 'list of event'].map(tagOf).toSorted())
})

test('one that read much carries the types of it, and what was not there as well', () => {
  const page = tags((recorder) => {
    for (let id = 0; id < 60; id += 1) recorder.read(`story${id}`, 'story')
    recorder.listed({ 'sys.id': 'gone' })
    recorder.listed({ content_type: 'event' })
  })
  expect(page).toEqual(['any story', 'any unknown', 'list of event'].map(tagOf).toSorted())
})
