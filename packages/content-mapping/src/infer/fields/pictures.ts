import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import { heaviest, NOTHING, weigh, type Weight } from '../evidence/weigh.ts'
import { linkedTypes } from './entry-links.ts'

/** Content types that wrap a picture. */
export type Pictures = ReadonlySet<string>

function pictureWeight(field: FieldFacts, pictures: Pictures, isOfPicture: boolean): Weight {
  const { kind, values } = field
  // A field may accept videos too.
  const targets = linkedTypes(field)
  const isTold = targets.size > 0 ? [...targets].every((target) => pictures.has(target)) : pictures.size > 0 && fits(field, 'picture') >= 0.8
  const isWrapped = (kind === 'entry' || kind === 'entries') && isTold
  const isAsset = kind === 'asset' || kind === 'assets'
  const isAddress = kind === 'short' && (values.pictures > 0.8 || (values.urls > 0.8 && fits(field, 'picture') >= 0.7 && fits(field, 'url') < 1))
  if (!isWrapped && !isAsset && !isAddress) return NOTHING
  const called = fits(field, 'picture')
  const isFile = fits(field, 'file') >= 0.7 && called < 0.95
  return weigh(
    [isWrapped || isAsset ? 4 : 3, isWrapped ? 'leads to a picture' : isAsset ? 'holds an asset' : 'its values are addresses of pictures'],
    [6 * called, `is called “${field.id}”`],
    kind === 'asset' || kind === 'entry' ? [2.5] : false,
    /\b(?:featured|cover|main|hero|primary|lead|teaser|destacad[ao]|principal|titel|thumbnail|capa|portada)\b/.test(field.words.join(' ')) && [
      2,
      'stands for the whole',
    ],
    isFile && [-9],
    !isOfPicture && called < 0.7 && [-4 * fits(field, 'upload')],
    [-6 * fits(field, 'share')],
    /(?:^| )(?:mobile|icon|logo|flag|background)(?: |$)/.test(field.own.join(' ')) && [-1],
    field.field.required && [0.5],
  )
}

/** Returns the field with the main picture of an entry. If the entry is itself a picture, the field may be called a file. */
export function pictureOf(fields: readonly FieldFacts[], pictures: Pictures, isOfPicture = false): readonly [FieldFacts, Weight] | undefined {
  return heaviest(fields, (field) => pictureWeight(field, pictures, isOfPicture), 3)
}
