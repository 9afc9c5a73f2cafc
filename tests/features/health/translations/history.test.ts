import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dismissTranslation } from '../../../../src/features/health/translations/dismiss.server.ts'
import { followTranslations } from '../../../../src/features/health/translations/follow-translations.server.ts'
import { TranslationHistory } from '../../../../src/features/health/translations/history.server.ts'
import { stateOf } from '../../../../src/features/health/translations/record.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { edited } from './edited-space.ts'
import { LANGUAGES, ScriptedHistory } from './scripted-history.ts'

const quiet = (sentence: string) => expect(sentence).toBe('')
const open = (path: string) => TranslationHistory.open(path, quiet)

/** Returns all translations with a state, as `entry field language`. */
function found(path: string, script: ScriptedHistory, state: string): string[] {
  const history = TranslationHistory.read(path)
  const all = script.entries
    .filter(({ isPublished }) => isPublished)
    .flatMap(({ id, translations }) => {
      const record = history?.record(id)?.record ?? {}
      return Object.entries(translations).flatMap(([name, languages]) =>
        Object.entries(languages)
          .filter(([language, { isThere }]) => isThere && stateOf(record[name], language) === state)
          .map(([language]) => `${id} ${name} ${language}`),
      )
    })
  history?.close()
  return all.toSorted()
}

/** Returns the recorded fingerprint of a source. */
function sourceOf(path: string, id: string, field: string): string {
  const history = TranslationHistory.read(path)
  const source = history?.record(id)?.record[field]?.source ?? ''
  history?.close()
  return source
}

interface Run {
  readonly seed: number
  /** Number of the edit after which the site restarts. */
  readonly restartAt?: number
}

/** Runs 200 edits, with dismissals. Returns the outdated translations as the history and as the script has them. */
async function run({ seed, restartAt }: Run) {
  const path = join(temporaryFolder('translations'), 'history.db')
  const script = new ScriptedHistory(seed)
  const space = edited(script)
  // The history begins with an empty space, so that each translation has a known time.
  const entries = script.entries.splice(0)
  space.publish()
  const start = () => followTranslations(space.source, { history: open(path), isVersioned: true, log: quiet })
  let following = start()
  await following.upToDate()
  script.entries.push(...entries)
  space.publish()
  const kinds = new Set<string>()
  for (let at = 1; at <= 200; at += 1) {
    kinds.add(script.edit().kind)
    // One change arrives while the site restarts.
    if (at === restartAt) {
      await following.upToDate()
      await following.close()
      space.publish()
      following = start()
    } else space.publish()
    await following.upToDate()
    const [outdated] = at % 20 === 0 ? script.outdated() : []
    const [id = '', name = '', language = ''] = outdated?.split(' ') ?? []
    const entry = script.entries.find((each) => each.id === id)
    if (entry && (name === 'title' || name === 'summary' || name === 'body' || name === 'words')) {
      script.accept(entry, name, language)
      const source = sourceOf(path, id, name)
      expect(dismissTranslation(path, { entry: id, field: name, locale: language, source: 'seen before' })).toBe('changed')
      expect(dismissTranslation(path, { entry: id, field: name, locale: language, source })).toBe('dismissed')
    }
  }
  await following.close()
  return { actual: script.outdated(), outdated: found(path, script, 'outdated'), unknown: found(path, script, 'unknown'), kinds, path }
}

describe('200 edits by three editors in five languages', () => {
  test.each([1, 2, 3, 4, 5])('seed %i: every outdated translation is found, none is false, dismissals last', async (seed) => {
    const { actual, outdated, unknown, kinds } = await run({ seed })
    expect(kinds.size).toBeGreaterThanOrEqual(8)
    expect(actual.length).toBeGreaterThan(20)
    expect(actual.filter((each) => !outdated.includes(each))).toEqual([])
    const falseOnes = outdated.filter((each) => !actual.includes(each))
    expect(falseOnes.length / outdated.length).toBeLessThanOrEqual(0.02)
    expect(unknown).toEqual([])
  })

  test.each([1, 2, 3])('seed %i: a restart in the middle changes nothing', async (seed) => {
    const [one, other] = [await run({ seed }), await run({ seed, restartAt: 100 })]
    expect(other.outdated).toEqual(one.outdated)
    expect(other.unknown).toEqual([])
  })
})

test('followTranslations: translations from before the history are unknown, and outdated once their source changes', async () => {
  const path = join(temporaryFolder('translations'), 'history.db')
  const script = new ScriptedHistory(9)
  const space = edited(script)
  const following = followTranslations(space.source, { history: open(path), isVersioned: true, log: quiet })
  await following.upToDate()
  expect(found(path, script, 'outdated')).toEqual([])
  expect(found(path, script, 'complete')).toEqual([])
  expect(found(path, script, 'unknown').length).toBeGreaterThan(100)
  const [entry] = script.entries
  if (entry) {
    entry.values.title['en'] = { word: 'New words', ending: '' }
    entry.revision += 1
  }
  space.publish()
  await following.upToDate()
  await following.close()
  expect(found(path, script, 'outdated')).toEqual(
    Object.keys(entry?.translations.title ?? {})
      .map((language) => `entry-0 title ${language}`)
      .toSorted(),
  )
})

test('followTranslations: stores the previous source until all translations have followed', async () => {
  const path = join(temporaryFolder('translations'), 'history.db')
  const script = new ScriptedHistory(3)
  const space = edited(script)
  const following = followTranslations(space.source, { history: open(path), isVersioned: true, log: quiet })
  await following.upToDate()
  const [entry] = script.entries
  if (!entry) throw new Error('The script has entries.')
  const textBefore = () => {
    const history = TranslationHistory.read(path)
    const of = history?.record('entry-0')?.record['summary']?.targets['de']?.of ?? ''
    const words = history?.previousText('entry-0', 'summary', of)
    history?.close()
    return words
  }
  const was = `${entry.values.summary['en']?.word}.`
  const write = async (language: string, word: string) => {
    entry.values.summary[language] = { word, ending: '.' }
    entry.translations.summary[language] = { of: 0, isThere: true }
    entry.revision += 1
    space.publish()
    await following.upToDate()
  }
  await write('de', 'Anfang')
  await write('en', 'The second text')
  expect(textBefore()).toBe(was)
  await write('en', 'The third text')
  expect(textBefore()).toBe(was)
  for (const language of LANGUAGES.slice(1)) await write(language, `Neu ${language}`)
  expect(textBefore()).toBeUndefined()
  await following.close()
})

test('TranslationHistory: a damaged file is set aside, and a missing one cannot be read', async () => {
  const folder = temporaryFolder('translations')
  const path = join(folder, 'history.db')
  expect(TranslationHistory.read(path)).toBeUndefined()
  writeFileSync(path, 'no database'.repeat(500))
  const said: string[] = []
  TranslationHistory.open(path, (sentence) => said.push(sentence)).close()
  expect(said).toEqual([expect.stringContaining('A new one begins')])
})
