const PICTURE_FILE = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i
/** As cameras, phones and screens name what they save: `IMG_1234`, `DSC00417`, `PXL_20240301`, `Screenshot 2024-03-01`. */
const GIVEN_BY_DEVICE = /^(?:img|dsc[a-z]?|pxl|dji|gopr|mvi|image|photo|foto|scan|screen ?shot|bildschirmfoto|capture|untitled)[\s_-]*\d/i

/**
 * Tell whether a text is the name of a picture's file and says nothing of the picture.
 *
 * The web app fills an uploaded asset's title with the file's name without its ending, so a title that repeats it counts,
 * unless it may as well be words.
 */
export function isFileName(text: string, fileName: string): boolean {
  const trimmed = text.trim()
  const stem = fileName.replace(/\.[^.]*$/, '')
  return PICTURE_FILE.test(trimmed) || GIVEN_BY_DEVICE.test(trimmed) || (trimmed === stem && /^\S*[\d_-]\S*$/.test(trimmed))
}
