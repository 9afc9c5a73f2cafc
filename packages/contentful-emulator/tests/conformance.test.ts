import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createContentService } from 'contentful-emulator/service.ts'
import { overHttp } from './example-space.ts'

const FOLDER = resolve(import.meta.dirname, '../../../../shared/conformance')
const CHECKER = join(FOLDER, 'check-suites.mjs')
const suites = existsSync(CHECKER) ? readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'cases.json'))) : []

describe('recorded answers of Contentful', () => {
  if (suites.length === 0) it.skip(`recorded answers: ${FOLDER} is absent, so no suite is compared`, () => undefined)

  for (const name of suites) {
    it(`${name}: the content service returns the recorded answers`, async () => {
      const folder = join(FOLDER, name)
      const { space, environment, cases } = JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8'))
      const service = await createContentService({ spaces: [{ file: join(folder, 'space.json'), spaceId: space, environment }] })
      const server = await overHttp(service)
      const { code, output } = await run([CHECKER, server.origin, folder])
      await server.close()
      await service.close()
      expect(output).toContain(`${cases.length} passed, 0 failed`)
      expect(code).toBe(0)
    })
  }
})

function run(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', failed)
    child.once('close', (code) => done({ code, output }))
  })
}
