import type { LocalizedText } from '../view/localized-text.ts'

const PICTURE_FILE = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i
/** File names that cameras, phones and screenshots use: `IMG_1234`, `DSC00417`, `PXL_20240301`, `Screenshot 2024-03-01`. */
const GIVEN_BY_DEVICE = /^(?:img|dsc[a-z]?|pxl|dji|gopr|mvi|image|photo|foto|scan|screen ?shot|bildschirmfoto|capture|untitled)[\s_-]*\d/i

/**
 * Returns whether a text is a file name and does not describe the picture.
 *
 * Contentful's web app uses the file name without its extension as the title of an uploaded asset. Such a title counts as a file name, unless it
 * could be words.
 *
 * @example
 * isFileName('IMG_1234', 'IMG_1234.jpg') // true
 * isFileName('harbour', 'harbour.jpg') // false
 */
export function isFileName(text: string, fileName: string): boolean {
  const trimmed = text.trim()
  const stem = fileName.replace(/\.[^.]*$/, '')
  return PICTURE_FILE.test(trimmed) || GIVEN_BY_DEVICE.test(trimmed) || (trimmed === stem && /^\S*[\d_-]\S*$/.test(trimmed))
}

/** Marks of names that editors give to files: separators, numbers of copies, kinds of files. */
const NAME = /[_|>]|\s-\s|\(\d+\)|\b(?:logo|icon|svg|png|jpe?g|image|img|unsplash|placeholder|screenshot|hero|thumbnail|cover|banner|mockup|do not delete)\b/i

/** A sentence with a punctuation mark, or a credit. */
const SENTENCE = /\s.*[.!?…。！？]["'”’»)]?$|[。！？]$|©|\b(?:photo|foto|credit|courtesy)\b/iu
/** Minimum words of a title that describes a picture. Shorter ones name the file: `Crew 2`. */
const WORDS = 3

/** Returns whether the title of an asset is a caption. In other spaces than the site's own, most titles are names by which editors find files. */
export function isCaption(title: string, fileName: string, isMapped = false): boolean {
  return !isFileName(title, fileName) && (!isMapped || (isForVisitors(title) && SENTENCE.test(title)))
}

function isForVisitors(title: string): boolean {
  return !NAME.test(title) && !/\d{4,}|\S\s\d{1,3}$/.test(title) && /^[\p{Lu}\p{Lo}\p{N}“"«¿¡]/u.test(title)
}

/** Returns the alternative text for a picture without a description: a title that describes it, or none, since a file name does not. */
export function titleAsAlt(title: LocalizedText | undefined, fileName: string, isMapped = false): LocalizedText {
  const isDescription = isMapped && title && !isFileName(title.text, fileName) && isForVisitors(title.text) && title.text.trim().split(/\s+/).length >= WORDS
  return isDescription ? title : { text: '' }
}
