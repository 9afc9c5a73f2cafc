import type { AssetFile } from './asset-files.ts'

/** What browsers show without ever running any of it. */
const HARMLESS = /^(image\/(avif|bmp|gif|jpe?g|png|tiff|webp|x-icon|vnd\.microsoft\.icon)|(audio|video)\/[\w.+-]+|application\/pdf|text\/csv)(;|$)/i

/** What a page could load as a script of its own, even from a file that is sent as an attachment. */
const SCRIPT = /(java|ecma|j|live)script|wasm/i

/** Whoever opens such a file nonetheless sees a document that runs nothing and loads nothing. */
const NOTHING_ALLOWED = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/** Say how browsers treat a file. Editors choose what lies under the site's own origin, so nothing of it may act in the site's name. */
export function fileHeaders({ contentType, fileName }: Pick<AssetFile, 'contentType' | 'fileName'>, isDownload: boolean): Record<string, string> {
  const isHarmless = HARMLESS.test(contentType)
  return {
    'content-type': SCRIPT.test(contentType) ? 'text/plain; charset=utf-8' : contentType,
    'x-content-type-options': 'nosniff',
    ...(isHarmless ? {} : { 'content-security-policy': NOTHING_ALLOWED }),
    ...(isDownload || !isHarmless ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed())}` } : {}),
  }
}
