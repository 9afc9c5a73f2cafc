import { expect, test } from 'vitest'
import { placeholders } from '../../src/content/placeholders.server.ts'
import type { Picture } from '../../src/content/view/picture.ts'

const WEBP = { 'Content-Type': 'image/webp' }

function pictureAt(url: string, vector = false): Picture {
  return { id: url, url, width: 100, height: 50, alt: { text: '' }, vector }
}

/** Ask for placeholders of pictures by a service that answers in this way. */
async function fill(pictures: readonly Picture[], answer: (url: string, signal: AbortSignal) => Promise<Response>) {
  const asked: string[] = []
  const own = placeholders((url, signal) => {
    asked.push(url)
    return answer(url, signal)
  })
  const wanted = pictures.map((picture) => own.want(picture))
  await own.fill()
  return { asked, shown: wanted.map(({ placeholder }) => placeholder) }
}

test('a picture comes with a tiny copy of itself, which is asked for once', async () => {
  const tiny = async () => new Response(Buffer.from('tiny'), { headers: WEBP })
  const first = await fill([pictureAt('/media/one'), pictureAt('/media/one'), pictureAt('/media/two')], tiny)
  expect(first.asked).toEqual(['/media/one?w=16&fm=webp&q=30', '/media/two?w=16&fm=webp&q=30'])
  expect(first.shown).toEqual(Array.from({ length: 3 }, () => `data:image/webp;base64,${btoa('tiny')}`))
  expect(await fill([pictureAt('/media/two')], tiny)).toMatchObject({ asked: [], shown: [first.shown[0]] })
})

test.each<[string, Picture, () => Promise<Response>]>([
  ['a drawing', pictureAt('/media/drawing', true), async () => new Response('x', { headers: WEBP })],
  ['an answer of another type', pictureAt('/media/html'), async () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } })],
  ['an error', pictureAt('/media/error'), async () => new Response('x', { status: 500, headers: WEBP })],
  ['a copy that is not tiny', pictureAt('/media/large'), async () => new Response(Buffer.alloc(601), { headers: WEBP })],
  ['a service that is gone', pictureAt('/media/gone'), () => Promise.reject(new Error('gone'))],
])('%s has none, and costs no more than that', async (_what, picture, answer) => {
  const { shown } = await fill([picture, pictureAt('/media/two')], answer)
  expect(shown[0]).toBeUndefined()
})

test('a service that does not answer is not waited for', async () => {
  const never = (_url: string, signal: AbortSignal) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true }))
  expect((await fill([pictureAt('/media/slow')], never)).shown).toEqual([undefined])
})
