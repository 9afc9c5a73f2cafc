import { readFile, writeFile } from 'node:fs/promises'
import { object, objects, text, type JsonObject } from 'contentful-emulator/json/json.ts'

// Writes the last part of the editors' handbook, the list of all fields: node scripts/documentation/handbook-reference.ts

const HANDBOOK = 'docs/editors.md'
const HEADING = '## Every type and every field\n'

/** Returns the part of the handbook that lists every field of every content type, with its help text. */
export function handbookReference(space: JsonObject): string {
  const parts = objects(space['contentTypes']).map((type) => {
    const id = text(object(type['sys'])['id'])
    const controls = objects(
      objects(space['editorInterfaces']).find((each) => text(object(object(object(each['sys'])['contentType'])['sys'])['id']) === id)?.['controls'],
    )
    const rows = objects(type['fields']).map((field) => {
      const help = text(object(controls.find((each) => each['fieldId'] === field['id'])?.['settings'])['helpText']) ?? ''
      const marks = [field['required'] === true ? 'required' : '', field['localized'] === true ? 'translated' : ''].filter(Boolean).join(', ')
      return `| **${text(field['name'])}** | ${marks} | ${help.replaceAll(/[|*]/g, String.raw`\$&`)} |`
    })
    return [`### ${text(type['name'])}`, '', text(type['description']), '', '| Field | | Purpose |', '| --- | --- | --- |', ...rows, ''].join('\n')
  })
  const intro = '*Required* fields must be filled in before an entry can be published. *Translated* fields have one value in each language.\n'
  return [HEADING, intro, ...parts].join('\n')
}

/** Replaces the reference in a handbook. */
export function withReference(handbook: string, reference: string): string {
  const [guide = ''] = handbook.split(HEADING)
  return guide + reference
}

if (import.meta.main) {
  const reference = handbookReference(object(JSON.parse(await readFile('content/space.json', 'utf8'))))
  await writeFile(HANDBOOK, withReference(await readFile(HANDBOOK, 'utf8'), reference))
}
