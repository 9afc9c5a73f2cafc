import { element, escaped } from '#app/content/view/markup.ts'
import type { FileLink, Picture } from '#app/content/view/picture.ts'
import { pictureSources } from '#app/media/picture/picture-url.ts'
import { inLanguage, languageAttributes, textHtml, type HtmlContext } from './html-context.ts'

/** Width of pictures if the width of the window is unknown. */
const WIDTH = 960

/** Renders an uncropped picture with its title, in a size that suits a column. */
export function pictureHtml(picture: Picture, context: HtmlContext): string {
  const { src } = pictureSources(picture, 'natural')
  const width = Math.min(WIDTH, picture.width)
  const height = Math.round((picture.height / picture.width) * width)
  return inLanguage('figure', {}, context, (inner) => {
    const alt = { alt: picture.alt.text, ...languageAttributes(picture.alt.text === '' ? {} : picture.alt, inner) }
    return element('img', { src: context.media(src), width, height, ...alt }) + textHtml('figcaption', picture.title, inner)
  })
}

/** Renders a link to a file with its type and size. */
export function fileHtml(file: FileLink, context: HtmlContext): string {
  return `${element('a', { href: context.media(file.url), ...languageAttributes(file.title, context) }, escaped(file.title.text))} (${file.type}, ${escaped(file.size)})`
}
