import { fits, type FieldFacts } from '../../evidence/field-facts.ts'
import { says } from '../../evidence/type-facts.ts'
import { weigh } from '../../evidence/weigh.ts'
import type { RoleChoice } from '../cast.ts'
import { called, isHeldAs, isNamedPart, type Shape } from './shape.ts'

/** Judges whether entries wrap a picture: an asset with its texts and little else. */
export function scoreOfPicture(shape: Shape): RoleChoice {
  const { type, pictures, captions, lines, texts, visible, holders, hasAddress } = shape
  const remote = visible.filter(({ kind, values }) => kind === 'short' && values.pictures > 0.8)
  const said = says(type, 'picture')
  if (hasAddress || pictures.length + remote.length === 0 || pictures.length > 3) return { role: 'picture', weight: weigh() }
  const isDescription = (field: FieldFacts) => fits(field, 'description') >= 0.95 && said >= 0.5
  const bodies = texts.filter((field) => !isDescription(field))
  const others = lines.filter((field) => !remote.includes(field))
  const headline = others.find((field) => fits(field, 'headline') >= 0.95)
  const singles = new Set(holders.filter(({ field }) => field.kind === 'entry').map((holder) => holder.type.id))
  return {
    role: 'picture',
    weight: weigh(
      [pictures.length > 1 ? 3 : 4, 'holds one picture'],
      captions.length > 0 && [captions.length > 1 ? 4 : 3, 'contains a picture and its caption'],
      said > 0 && [said >= 0.7 ? 5 : 3, called(type)],
      singles.size >= 2 && [2, 'several content types link to it as their only entry'],
      isHeldAs(shape, 'picture') && [3, 'other entries use it as their picture'],
      others.length > 1 && [-4 * (others.length - 1)],
      headline !== undefined && said < 0.95 && [-5],
      bodies.length > 0 && [-9],
      isNamedPart(type) && said < 1 && [-4],
      visible.some(({ kind }) => kind === 'entries' || kind === 'date') && [-9],
      says(type, 'person') >= 0.7 && [-6],
      pictures.every(({ own }) => /\b(?:icon|logo|avatar)\b/.test(own.join(' '))) && [-3],
      shape.destinations.length > 0 && [-2],
    ),
  }
}
