import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { fileBody } from 'contentful-emulator/http/file-body.ts'

const folder = mkdtempSync(join(tmpdir(), 'file-body-'))
const file = join(folder, 'picture.bin')
const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))
writeFileSync(file, bytes)

afterAll(() => rmSync(folder, { recursive: true }))

/** Counts the open descriptors of the file in this process, from Linux's list. */
function openOnFile(): number {
  return readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === file
    } catch {
      return false
    }
  }).length
}

test('fileBody: streams the requested range', async () => {
  expect(Buffer.from(await new Response(fileBody(file, 0, bytes.length - 1)).arrayBuffer()).equals(bytes)).toBe(true)
  expect(Buffer.from(await new Response(fileBody(file, 100_000, 100_003)).arrayBuffer())).toEqual(bytes.subarray(100_000, 100_004))
})

test('fileBody: fails if the file is shorter than expected, or missing', async () => {
  await expect(new Response(fileBody(file, 0, bytes.length)).arrayBuffer()).rejects.toThrow('ends before byte')
  await expect(new Response(fileBody(`${file}.gone`, 0, 1)).arrayBuffer()).rejects.toThrow('ENOENT')
})

test.skipIf(process.platform !== 'linux')(
  'fileBody: opens the file with the first read, and closes it at the end or when the stream is cancelled',
  async () => {
    const unread = new Response(fileBody(file, 0, bytes.length - 1))
    expect(openOnFile()).toBe(0)
    const reader = unread.body?.getReader()
    await reader?.read()
    expect(openOnFile()).toBe(1)
    await reader?.cancel()
    expect(openOnFile()).toBe(0)
    await new Response(fileBody(file, 0, bytes.length - 1)).arrayBuffer()
    expect(openOnFile()).toBe(0)
  },
)
