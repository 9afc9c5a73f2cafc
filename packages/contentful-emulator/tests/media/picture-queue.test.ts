import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exampleService, overHttp, SPACE, writeAssetFile } from '../example-space.ts'

const CRATER = `/${SPACE}/crater/0123456789abcdef0123456789abcdef/crater.png`
/** More than the limits of concurrent and queued transformations. */
const MANY = 300

let example: Awaited<ReturnType<typeof exampleService>>
let server: Awaited<ReturnType<typeof overHttp>>
let cache: string
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'picture-queue-'))
  example = await exampleService({ imageCache: cache })
  const plain = sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } })
  await writeAssetFile(example.folder, `//images.ctfassets.net${CRATER}`, await plain.png().toBuffer())
  server = await overHttp(example.service)
})
afterEach(async () => {
  await server.close()
  await example.close()
  await rm(cache, { recursive: true })
})

/** Requests a picture over a separate connection. Returns the beginning of the response. */
function ask(query: string) {
  const request = get(`${server.origin}/images${CRATER}?${query}`, { agent: false })
  const answer = new Promise<{ status: number; retryAfter: string | undefined; cacheControl: string | undefined }>((done, failed) => {
    request.once('error', failed)
    request.once('response', (response) => {
      const { statusCode = 0, headers } = response.resume()
      done({ status: statusCode, retryAfter: headers['retry-after'], cacheControl: headers['cache-control'] })
    })
  })
  return { answer, leave: () => request.destroy() }
}

describe('queue of pictures', () => {
  it('is limited, and drops requests of clients that disconnect', async () => {
    const asked = Array.from({ length: MANY }, (_, i) => ask(`w=${i + 100}`))
    const settled = Promise.allSettled(asked.map(({ answer }) => answer))
    const refused = await Promise.any(asked.map(async ({ answer }) => ((await answer).status === 503 ? answer : Promise.reject(new Error('made')))))
    expect(refused).toEqual({ status: 503, retryAfter: '5', cacheControl: 'no-store' })
    for (const { leave } of asked) leave()
    await settled
    expect((await ask('w=99').answer).status).toBe(200)
    expect((await readdir(cache)).length).toBeLessThan(MANY / 4)
  })

  it('renders a picture once for several requests, unless all of them are aborted', async () => {
    const [first, second, third] = [ask('w=50'), ask('w=50'), ask('w=50')]
    first.answer.catch(() => undefined)
    first.leave()
    expect(await Promise.all([second.answer, third.answer])).toMatchObject([{ status: 200 }, { status: 200 }])
    expect(await readdir(cache)).toHaveLength(1)
  })
})
