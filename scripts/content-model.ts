import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { models, sectionModels } from '../src/content/models.server.ts'

const link = z.object({ sys: z.object({ id: z.string() }) })
const exportFile = z.object({
  contentTypes: z.array(
    z.object({
      sys: z.object({ id: z.string() }),
      fields: z.array(z.object({ id: z.string(), required: z.boolean().default(false) })),
    }),
  ),
  entries: z.array(z.object({ sys: z.object({ id: z.string(), contentType: link }), fields: z.record(z.string(), z.unknown()).default({}) })),
})

/** Where the models of the site and the content types of an export file disagree, and entries that lack what the site requires. */
export async function contentProblems(file = 'content/space.json'): Promise<string[]> {
  const space = exportFile.parse(JSON.parse(await readFile(file, 'utf8')))
  const types = new Map(space.contentTypes.map((type) => [type.sys.id, new Map(type.fields.map((field) => [field.id, field]))]))
  const problems: string[] = []
  for (const model of Object.values({ ...models, ...sectionModels })) {
    const fields = types.get(model.type)
    if (!fields) {
      problems.push(`${file} has no content type "${model.type}", which the site has a model for`)
      continue
    }
    for (const name of Object.keys(model.required))
      if (!fields.get(name)?.required) problems.push(`${model.type}.${name} is required by the site, but not in ${file}`)
    for (const name of Object.keys(model.optional))
      if (!fields.has(name)) problems.push(`${model.type}.${name} is read by the site, but is no field in ${file}`)
    for (const entry of space.entries.filter((each) => each.sys.contentType.sys.id === model.type)) {
      for (const name of Object.keys(model.required))
        if (!entry.fields[name]) problems.push(`entry ${entry.sys.id} (${model.type}) lacks the required field "${name}"`)
    }
  }
  return problems
}
