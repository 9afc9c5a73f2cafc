import { expect, test } from 'vitest'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { entry, model, paragraph } from './models/model.ts'

/** Returns the fields of a content type with entries by their meanings. */
function fieldsOf(line: string, ...rows: readonly Readonly<Record<string, unknown>>[]) {
  const entries = rows.map((row, n) => entry('sheet', `s${n}`, { title: `Sheet ${n}`, slug: `sheet-${n}`, ...row }))
  const { reasons } = inferMapping(model({ sheet: `title:s slug:s! ${line}` }, entries))
  return Object.fromEntries(Object.entries(reasons['sheet']?.fields ?? {}).map(([field, { means }]) => [means, field]))
}

const LONG = paragraph('Bring your card to the counter on the ground floor. '.repeat(12))

test('inferMapping: a short description is the summary of an entry with a longer rich text', () => {
  const row = {
    descrizioneBreve: 'Come chiedere la carta.',
    aChi: 'A tutti i residenti.',
    comeFare: paragraph('Si presenta la domanda allo sportello. '.repeat(5)),
  }
  expect(fieldsOf('descrizioneBreve:t aChi:t comeFare:r', row)).toMatchObject({ summary: 'descrizioneBreve', body: 'comeFare' })
})

test('inferMapping: the only rich text is the body if it is much longer than the description, and not if it is shorter', () => {
  const short = 'How to request the card.'
  expect(fieldsOf('description:t zz:r', { description: short, zz: LONG })['body']).toBe('zz')
  expect(fieldsOf('description:t zz:r', { description: short.repeat(20), zz: paragraph('Free of charge.') })['body']).toBe('description')
})

test('inferMapping: notes with links and lists are no summary beside a transcript, because a summary is shown without them', () => {
  const transcript = 'Every week we answer letters. '.repeat(20)
  const showNotes = 'We break a chair.\n\n- The [chair](https://example.org)\n- A letter'
  expect(fieldsOf('showNotes:t transcript:t', { showNotes, transcript })).toMatchObject({ body: 'showNotes' })
  expect(fieldsOf('showNotes:t transcript:t', { showNotes, transcript })).not.toHaveProperty('summary')
  expect(fieldsOf('transcript:t', { transcript })['body']).toBe('transcript')
  expect(fieldsOf('notes:t body:r', { notes: showNotes, body: LONG })).not.toHaveProperty('summary')
})
