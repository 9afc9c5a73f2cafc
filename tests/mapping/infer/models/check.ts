import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { model } from './model.ts'
import type { UsualModel } from './usual.ts'

/** Returns the differences between the inferred and the expected mapping of a model. */
export function misreadings({ types, means }: UsualModel): string[] {
  const { mapping, reasons } = inferMapping(model(types))
  return Object.entries(means).flatMap(([type, line]) => {
    const [roles = '', ...fields] = line.split(' ')
    const as = mapping.types[type]?.as ?? ''
    const wrong = roles.split('|').includes(as) ? [] : [`${type} is ${as}, not ${roles}`]
    for (const [meaning = '', right = ''] of fields.map((each) => each.split('='))) {
      const found = Object.entries(reasons[type]?.fields ?? {}).flatMap(([field, reason]) => (meaning.split('|').includes(reason.means) ? [field] : []))
      if (!right.split('|').includes(found.join('+') || '-')) wrong.push(`${meaning} of ${type} is ${found.join('+') || 'nothing'}, not ${right}`)
    }
    return wrong
  })
}
