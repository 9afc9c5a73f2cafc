import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { copySite } from '../../../support/site-copy.ts'
import { changedSpace, resource } from '../../../support/spaces/export-file.ts'

// Each test waits for commands.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let folder = ''
beforeAll(async () => {
  folder = await copySite('translations')
  for (const file of ['content.config.ts', 'content.types.ts', '.env']) rmSync(join(folder, file), { force: true })
})

/** Runs the command in a copy of the product with the content of the tests. */
function translations(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/content-translations.ts', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...process.env,
      CONTENTFUL_SPACE_ID: '',
      SITE_PREVIEW_SECRET: 'for the links to drafts in notes',
      CONTENT_SPACE: 'content/space.json',
      INIT_CWD: '',
    },
  })
  return { status, stdout, stderr }
}

test('content:translations: lists missing translations with their words, and prints JSON', () => {
  const file = changedSpace((space) => {
    delete resource(space.entries, 'story-seeing').fields['title']?.['de']
  })
  const { status, stdout } = translations('--space', file, '--language', 'de', '--type', 'story', '--all')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^meridian00001 \(master\): \d+ entries with texts in en\n\nThere is no history yet/)
  expect(stdout).toMatch(/\n {2}story-seeing \(story\)[^\n]*\n {4}title: missing, [1-9]\d* words?\n/)
  const report = JSON.parse(translations('--space', file, '--language', 'de', '--type', 'story', '--json').stdout)
  expect(report).toMatchObject({ source: 'en', isRecorded: false, types: { story: { de: { words: report.languages.de.words } } } })
  expect(report.entries.find(({ id }: { id: string }) => id === 'story-seeing').states).toEqual({ de: 'missing' })
})

test('content:translations: writes an XLIFF file per language, with notes for translators', () => {
  const file = changedSpace((space) => {
    delete resource(space.entries, 'story-seeing').fields['title']?.['de']
  })
  const { status, stdout } = translations('--space', file, '--language', 'de', '--type', 'story', '--xliff', 'out', '--preview-days', '2')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^out\/de\.xlf: \d+ entr(?:y|ies), \d+ words\n$/)
  const xml = readFileSync(join(folder, 'out/de.xlf'), 'utf8')
  const unit = /<file id="story-seeing"[^]*?<\/unit>/.exec(xml)?.[0]
  expect(unit).toContain('<unit id="title" name="title" slr:sizeRestriction="')
  expect(unit).toMatch(/<note category="length">At most \d+ characters<\/note>/)
  expect(unit).toMatch(/<note category="page">http[^<]+\/de\/[^<]+<\/note>/)
  expect(unit).toMatch(/<note category="preview">http[^<]+\/api\/preview\?token=[^<]+<\/note>/)
  expect(unit).toMatch(/<segment id="s" state="initial">\s*<source>[^<]+<\/source>\s*<\/segment>/)
})

test('content:translations: lists and exports the translations by a machine, with the sections of their page', () => {
  const file = changedSpace((space) => {
    resource(space.entries, 'page-imprint').fields['machineTranslation'] = { de: 'unreviewed', fr: 'reviewed' }
  })
  const listed = (...args: string[]) => {
    const { status, stdout } = translations('--space', file, ...args, '--all')
    expect(status).toBe(0)
    return stdout
  }
  const idsIn = (text: string) => [...text.matchAll(/^ {2}(\S+) \(\w+\)/gm)].map(([, id]) => id).toSorted()
  const german = listed('--language', 'de', '--machine', 'unreviewed')
  expect(idsIn(german)).toEqual(expect.arrayContaining(['imprint-cards', 'imprint-hero', 'imprint-text', 'page-imprint']))
  expect(idsIn(german).filter((id) => id !== 'page-imprint' && !id?.startsWith('imprint-'))).toEqual([])
  expect(german).toMatch(/^Machine translations without a review +Entries +Words\nde +[1-9]\d* +[1-9]\d*$/m)
  expect(german).toMatch(/^ {4}title: unknown, [1-9]\d* words?, by a machine$/m)
  const french = listed('--language', 'fr', '--machine', 'reviewed')
  expect(idsIn(french)).toEqual(idsIn(german))
  expect(french).toMatch(/^ {4}title: unknown, [1-9]\d* words?, by a machine, reviewed$/m)
  expect(french).not.toContain('without a review')
  expect(idsIn(listed('--language', 'fr', '--machine', 'unreviewed'))).toEqual([])
  expect(translations('--space', file, '--machine', 'unreviewed', '--language', 'de', '--xliff', 'machine').stdout).toMatch(/^machine\/de\.xlf: \d+ entries, /)
  const files = readFileSync(join(folder, 'machine/de.xlf'), 'utf8').matchAll(/<file id="([^"]+)"/g)
  expect([...files].map(([, id]) => id).toSorted()).toEqual(idsIn(german))
})

test.each([
  [['--language', 'xx'], /^--language xx: there is no such value\. Accepted: de, /],
  [['--state', 'old'], /^--state old: there is no such value\. Accepted: missing, outdated, unknown, complete\./],
  [['--machine', 'robot'], /^--machine robot: there is no such value\. Accepted: unreviewed, reviewed\./],
  [['--preview-days', '31'], /^--preview-days must be a number between 0 and 30; it is 31\./],
  [['--type', 'nothing'], /^--type nothing: there is no such value\. Accepted: /],
  [['--space', 'none.json'], /^The content cannot be read: none\.json: cannot be read \(ENOENT\)\n$/],
])('content:translations %j: is refused in one sentence', (args, sentence) => {
  expect(translations(...args)).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(sentence) })
})
