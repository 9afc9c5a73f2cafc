import { fits, isInternal, isText, type FieldFacts } from '../evidence/field-facts.ts'
import { isFormReport } from '../names/form-words.ts'
import { isAnchor } from './address.ts'

/** Choices of positions, sizes and alignments. */
const LOOK =
  /^(?:(?:align(?:ed)? ?)?(?:left|right|cent(?:er|re)|top|bottom|start|end|middle|none|auto|default)(?:[ -]aligned)?|x*[sml]|small|medium|large|full|wide|narrow|light|dark|primary|secondary|tertiary|horizontal|vertical|grid|list|slider|carousel|accordion|tabs|masonry|stacked|inline|_self|_blank|links|rechts|mitte|gauche|droite|izquierda|derecha)$/i

/** Kinds of notices in several languages: `info`, `warning`. They choose a color and an icon. */
const NOTICE =
  /^(?:info|information|note|notice|tip|hint|neutral|warn|warning|alert|danger|error|success|critical|urgent|caution|hinweis|warnung|achtung|gefahr|fehler|erfolg|avis|alerte|attention|erreur|succes|avviso|allerta|attenzione|errore|successo|aviso|alerta|peligro|error|exito|advertencia|erro|sucesso|varning|fara|fel|obs|ostrzezenie|uwaga|blad|waarschuwing|fout)$/

/** Words that choose a variant, not a text: `off-grid`, `two-columns`. */
const TOKEN = /^\p{Ll}[\p{Ll}\d]*(?:[-_]\p{Ll}[\p{Ll}\d]*)*$/u
/** Roles whose entries are parts of pages. Short repeated words choose their appearance. */
const PARTS = new Set(['section', 'part', 'link', 'picture'])

/**
 * Returns the reason if a field is not meant for readers: internal names, ids, tracking, style, placeholders. The role of the type is
 * undefined until it is known.
 */
export function whyHidden(field: FieldFacts, role?: string): string | undefined {
  if (isText(field) && role !== undefined && PARTS.has(role) && isFormReport(field.words)) return 'is a message of a form'
  const byValues = whyHiddenByValues(field, role)
  return byValues ?? whyHiddenByName(field)
}

function whyHiddenByValues({ kind, values, own, words, field, isDerived }: FieldFacts, role: string | undefined): string | undefined {
  if (kind === 'json' && values.machine > 0.8) return 'is data for machines'
  if (kind !== 'short') return undefined
  if (values.count > 0 && values.ids > 0.8) return 'contains ids of other systems'
  if (values.count > 0 && values.internal > 0.8) return 'contains names by which editors find entries'
  const isToken = values.count >= 3 && values.distinct <= 0.5 && values.texts.every((text) => TOKEN.test(text) && text.length <= 24)
  const isLanguage = [...own, ...words].some((word) => /^(?:lang|language|sprache|langue|idioma)$/.test(word))
  const isPart = role !== undefined && PARTS.has(role)
  if (isPart && isDerived) return 'contains another text as part of an address'
  if (isPart && isToken && !isLanguage && field.values.length === 0) return 'chooses a variant'
  return undefined
}

function whyHiddenByName(field: FieldFacts): string | undefined {
  const { kind, field: declared, values } = field
  if (isInternal(field)) return 'is an internal name for editors'
  if (isAnchor(field)) return 'names a place in a page'
  const isShort = kind === 'short' || kind === 'number' || kind === 'yes-no' || kind === 'texts'
  const isTechnical = fits({ ...field, names: [] }, 'technical') >= 0.7
  if (isTechnical && (isShort || kind === 'json')) return 'is for machines'
  if (/\bplaceholder\b/.test(field.words.join(' ')) && (kind === 'short' || kind === 'long')) return 'is a placeholder of a form'
  const isOf = (meaning: 'seo' | 'share' | 'picture') => fits({ ...field, names: [] }, meaning) >= 0.7
  const isOfSharedLinks = kind === 'asset' && isOf('share') && isOf('picture') && !/\b(?:icon|logo)\b/.test(field.words.join(' '))
  if (!isShort && kind !== 'json') return isOfSharedLinks || ((kind === 'long' || kind === 'asset') && isOf('seo')) ? 'is for search engines' : undefined
  const isIcon = kind === 'short' && field.own.includes('icon') && values.urls === 0 && values.texts.every((text) => !/\s/.test(text))
  if (isIcon) return 'names an icon'
  const style = fits({ ...field, names: [] }, 'style')
  if (style >= 0.7 && (kind !== 'short' || declared.values.length > 0 || values.count === 0 || style >= 0.95)) return 'sets the appearance'
  if (kind === 'short' && declared.values.length > 0 && declared.values.every((each) => LOOK.test(each))) return 'sets the appearance'
  const notices = declared.values.filter((each) => NOTICE.test(each))
  if (kind === 'short' && notices.length > 0 && notices.length * 2 >= declared.values.length) return 'sets the appearance'
  if (kind === 'short' && declared.values.length > 1 && declared.values.every((each) => TOKEN.test(each)) && declared.values.some((each) => /[-_]/.test(each)))
    return 'chooses a variant'
  if (kind === 'short' && declared.values.length > 0 && /^(?:type|kind|mode|template|typ|tipo)$/.test(field.own.join(' '))) return 'sets the appearance'
  if (kind === 'yes-no' && fits(field, 'flag') >= 0.5) return 'switches something on or off'
  if (kind === 'short' && (style > 0 || fits(field, 'seo') >= 0.7) && declared.values.length > 0) return 'sets the appearance'
  return fits(field, 'seo') >= 0.7 ? 'is for search engines' : undefined
}
