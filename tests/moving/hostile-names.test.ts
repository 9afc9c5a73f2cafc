import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSmallSpace } from '../support/management/small-space.ts'
import { startManagement, type Management } from '../support/management/start-management.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { commandsFor } from './commands.ts'

/** Clears the screen of a terminal that obeys it. */
const CLEAR = '\u001B[2J'
const ESCAPED = String.raw`\u001B[2J`
const PULL = resolve('scripts/moving/content-pull.ts')

let space: Management
beforeEach(async () => {
  space = await startManagement()
  await commandsFor(space).push('--space', writeSmallSpace(), '--yes')
})
afterEach(() => space.stop())

/** Runs an executable until it exits, and answers its question with `no`. Resolves with all that it prints. */
function printedBy(executable: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...space.env, CONTENT_SPACE: 'space.json', SHELL: '/bin/bash', CI: '' }
  return new Promise((done) => {
    const child = execFile(executable, args, { cwd: temporaryFolder('hostile'), env, encoding: 'utf8' }, (_, stdout, stderr) => done(stdout + stderr))
    child.stdin?.end('no\n')
  })
}

const pull = (to: string) => printedBy(process.execPath, PULL, '--to', to)

test('content:pull: the name of the file is escaped in the terminal', async () => {
  const printed = await pull(join(temporaryFolder('pulled'), `news${CLEAR}`))
  expect(printed).toContain(`news${ESCAPED}/space.json`)
  expect(printed).not.toContain(CLEAR)
})

test('content:pull: the address of a refused file is escaped in the terminal', async () => {
  const { content, sys } = space.space.get('Asset', 'leaflet')
  const fields = { ...JSON.parse(JSON.stringify(content['fields'])) }
  fields.file.en.url = `http://localhost:1/${CLEAR}.txt`
  space.space.putAsset({ id: 'leaflet', content: { ...content, fields }, version: Number(sys['version']), header: () => undefined })
  const printed = await pull(temporaryFolder('pulled'))
  expect(printed).toContain(`Asset "leaflet": http://localhost:1/${ESCAPED}.txt`)
  expect(printed).not.toContain(CLEAR)
})

test('content:pull: the name of the space in the file is escaped in the question', async () => {
  const to = join(temporaryFolder('pulled'), 'to')
  mkdirSync(to)
  writeFileSync(join(to, 'space.json'), JSON.stringify({ entries: [{ sys: { id: 'x', space: { sys: { id: `cellar${CLEAR}` } } } }] }))
  const printed = await printedBy('script', '-qec', `'${process.execPath}' '${PULL}' --to '${to}'`, '/dev/null')
  expect(printed).toContain(`holds space cellar${ESCAPED} (master): it will be replaced. Type yes`)
  expect(printed).not.toContain(CLEAR)
  expect(printed).toContain('Nothing was written.')
})
