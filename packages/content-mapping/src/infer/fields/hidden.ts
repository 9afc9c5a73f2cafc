import { fits, isInternal, type FieldFacts } from '../evidence/field-facts.ts'

/** Choices of positions, sizes and alignments. */
const LOOK =
  /^(?:(?:align(?:ed)? ?)?(?:left|right|cent(?:er|re)|top|bottom|start|end|middle|none|auto|default)(?:[ -]aligned)?|x*[sml]|small|medium|large|full|wide|narrow|light|dark|primary|secondary|tertiary|horizontal|vertical|grid|list|_self|_blank|links|rechts|mitte|gauche|droite|izquierda|derecha)$/i

/** Returns the reason if a field is not meant for readers: internal names, ids, tracking, style. */
export function whyHidden(field: FieldFacts): string | undefined {
  const { kind, field: declared, values } = field
  if (isInternal(field)) return 'is an internal name for editors'
  const isShort = kind === 'short' || kind === 'number' || kind === 'yes-no' || kind === 'texts'
  const isTechnical = fits({ ...field, names: [] }, 'technical') >= 0.7
  if (isTechnical && (isShort || kind === 'json')) return 'is for machines'
  if (!isShort && kind !== 'json') return undefined
  const style = fits({ ...field, names: [] }, 'style')
  if (style >= 0.7 && (kind !== 'short' || declared.values.length > 0 || values.count === 0 || style >= 0.95)) return 'sets the appearance'
  if (kind === 'short' && declared.values.length > 0 && declared.values.every((each) => LOOK.test(each))) return 'sets the appearance'
  if (kind === 'short' && declared.values.length > 0 && /^(?:type|kind|mode|template|typ|tipo)$/.test(field.own.join(' '))) return 'sets the appearance'
  if (kind === 'yes-no' && fits(field, 'flag') >= 0.5) return 'switches something on or off'
  if (kind === 'short' && (style > 0 || fits(field, 'seo') >= 0.7) && declared.values.length > 0) return 'sets the appearance'
  return fits(field, 'seo') >= 0.7 ? 'is for search engines' : undefined
}
