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
