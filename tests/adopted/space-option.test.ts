import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { takeOptions } from '../../scripts/adopted/space-option.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-'))
  // A name that no file of the project has.
  await writeFile(join(folder, 'elsewhere.json'), '{}')
  await writeFile(join(folder, 'package.json'), '{}')
})
afterAll(async () => rm(folder, { recursive: true }))
beforeEach(() => {
  vi.stubEnv('INIT_CWD', folder)
  vi.stubEnv('CONTENT_SPACE', '')
  vi.stubEnv('CONTENTFUL_SPACE_ID', 'configured')
  return () => vi.unstubAllEnvs()
})

test.each([[['--space', 'elsewhere.json']], [['--space=elsewhere.json']]])(
  '%j: names a file of the folder in which npm was called, and overrides a configured space',
  (args) => {
    expect(takeOptions('npm start', args)).toEqual({ isForced: false })
    expect(process.env['CONTENT_SPACE']).toBe(join(folder, 'elsewhere.json'))
    expect(process.env['CONTENTFUL_SPACE_ID']).toBe('')
  },
)

test('--space: a file of the project has a path relative to the project', () => {
  vi.stubEnv('INIT_CWD', process.cwd())
  takeOptions('npm start', ['--space', './content/../content/space.json'])
  expect(process.env['CONTENT_SPACE']).toBe('content/space.json')
})

test('CONTENT_SPACE: names a file of the calling folder if the project has no such file', () => {
  vi.stubEnv('CONTENT_SPACE', 'elsewhere.json')
  takeOptions('npm start', [])
  expect(process.env['CONTENT_SPACE']).toBe(join(folder, 'elsewhere.json'))
  for (const file of ['content/other.json', 'package.json']) {
    vi.stubEnv('CONTENT_SPACE', file)
    takeOptions('npm start', [])
    expect(process.env['CONTENT_SPACE']).toBe(file)
  }
})

test('--settings: names a file of the folder in which npm was called, for commands that build', () => {
  vi.stubEnv('SITE_SETTINGS', '')
  takeOptions('npm run build', ['--settings', 'elsewhere.json'])
  expect(process.env['SITE_SETTINGS']).toBe(join(folder, 'elsewhere.json'))
  expect(() => takeOptions('npm run serve', ['--settings', 'elsewhere.json'])).toThrow('There is no option --settings')
})

test.each([
  [['--spce', 'export.json'], 'There is no option --spce: did you mean --space?\nnpm start -- --help lists the options.'],
  [['-x'], 'There is no option -x.\n'],
  [['--force'], 'There is no option --force.\n'],
  [['export.json'], 'npm start takes no "export.json": did you mean --space export.json?'],
  [['--space'], '--space needs a value:\n  --space <file>     show this export file'],
  [['--space', '--help'], '--space needs a value'],
])('takeOptions: %j is refused in a sentence', (args, sentence) => {
  expect(() => takeOptions('npm start', args)).toThrow(sentence)
})

test('takeOptions: a build accepts --force', () => {
  expect(takeOptions('npm run build', ['--force'])).toEqual({ isForced: true })
})
