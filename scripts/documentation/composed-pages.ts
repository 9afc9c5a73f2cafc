import { escaped } from '../../src/content/view/markup.ts'

const source = (file: Buffer, type: string) => `data:image/${type};base64,${file.toString('base64')}`

/** Width of a view in a sheet, in pixels. The style sheet repeats it. */
const VIEW_WIDTH = 390

/** Returns the height of a PNG at the width of a view. Its size is at fixed places of the file. */
function heightOf(png: Buffer): number {
  return (png.readUInt32BE(20) / png.readUInt32BE(16)) * VIEW_WIDTH
}

/** Renders several views of the site beside each other, each below its label. Views that are higher than `maxHeight` pixels fade out. */
export function sheetPage(views: readonly { readonly label: string; readonly png: Buffer }[], columns: number, maxHeight: number): string {
  const cells = views.map(({ label, png }) => {
    const className = heightOf(png) > maxHeight ? 'tall' : ''
    return `<figure class="${className}"><figcaption>${escaped(label)}</figcaption><div><img src="${source(png, 'png')}"></div></figure>`
  })
  return `<!doctype html><meta charset="utf-8"><body class="sheet" style="--columns:${columns};--max:${maxHeight}px">${cells.join('\n')}`
}

/** The data of a page for search engines and shared links. */
export interface SharedPage {
  readonly siteName: string
  readonly path: readonly string[]
  readonly title: string
  readonly description: string
  readonly jpeg: Buffer
}

/** Renders a result of a search engine and a shared link. Services draw them in their own way, from the same data. */
export function sharedPage({ siteName, path, title, description, jpeg }: SharedPage): string {
  const address = ['meridian.example', ...path]
  return `<!doctype html><meta charset="utf-8"><body class="shared">
<p class="drawn">Drawing with the title, the description and the picture that the site sends</p>
<h2>In a search engine</h2>
<div class="result"><small>${escaped(siteName)}</small><small>${address.map(escaped).join(' › ')}</small><p>${escaped(title)}</p>${escaped(description)}</div>
<h2>As a shared link</h2>
<div class="link"><img src="${source(jpeg, 'jpeg')}"><div><small>${address[0] ?? ''}</small><p>${escaped(title)}</p></div></div>`
}
