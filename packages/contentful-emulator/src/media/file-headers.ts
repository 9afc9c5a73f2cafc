import type { AssetFile } from './asset-files.ts'

/** Media types that browsers display without running code. */
const HARMLESS = /^(image\/(avif|bmp|gif|jpe?g|png|tiff|webp|x-icon|vnd\.microsoft\.icon)|(audio|video)\/[\w.+-]+|application\/pdf|text\/csv)(;|$)/i

/** Media types that a page could load as a script, even if the file is sent as an attachment. */
const SCRIPT = /(java|ecma|j|live)script|wasm/i

/** Policy for all other files: a browser that opens one nonetheless runs nothing and loads nothing. */
const NOTHING_ALLOWED = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/**
 * Returns the security headers of a file. A site may serve the files of its editors under its own origin. None of them may run code with the
 * rights of the site.
 */
export function fileHeaders({ contentType, fileName }: Pick<AssetFile, 'contentType' | 'fileName'>, isDownload: boolean): Record<string, string> {
  const isHarmless = HARMLESS.test(contentType)
  return {
    'content-type': SCRIPT.test(contentType) ? 'text/plain; charset=utf-8' : contentType,
    'x-content-type-options': 'nosniff',
    ...(isHarmless ? {} : { 'content-security-policy': NOTHING_ALLOWED }),
    ...(isDownload || !isHarmless ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed())}` } : {}),
  }
}
