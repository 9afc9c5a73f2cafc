import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'replace-file-'))))

test('replaceFile: the file is complete at any time, even with several writers', async () => {
  const path = join(folder, 'below', 'state.json')
  const texts = Array.from({ length: 20 }, (_, index) => JSON.stringify(Array.from({ length: 5000 }, () => index)))
  await replaceFile(path, '[]')
  const read: string[] = []
  const reading = setInterval(() => read.push(readFileSync(path, 'utf8')), 1)
  await Promise.all(texts.map((text) => replaceFile(path, text)))
  clearInterval(reading)
  read.push(readFileSync(path, 'utf8'))
  for (const text of read) expect(['[]', ...texts]).toContain(text)
  expect(texts).toContain(read.at(-1))
  expect(readdirSync(join(folder, 'below'))).toEqual(['state.json'])
})

test('replaceFile: if it fails, the target remains unchanged and no temporary file is left', async () => {
  mkdirSync(join(folder, 'a-folder', 'inner'), { recursive: true })
  await expect(replaceFile(join(folder, 'a-folder'), 'text')).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['a-folder'])
})
