import type { Asset, SourceFile } from '#app/content/content.ts'
import { inDrafts, previewSession } from '#app/content/preview/current-preview.server.ts'
import { sourceOfRequest } from '#app/site-content/site-source.server.ts'
import { barePage, errorPage } from '#app/server/response/bare-page.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { localeOfRequest } from '#app/i18n/negotiate.server.ts'
import { isAllowedTransformation } from '#app/media/picture/transformations.ts'
import { readContent } from '#app/site-content/site-content.server.ts'
import { m } from '#messages'
import { passOf } from './press-pass.server.ts'

/** Locale and id of an asset, as in the path of the file. */
interface Named {
  readonly locale: Locale
  readonly id: string
}

/**
 * Redirects to a temporary signed URL of a protected file.
 * A public file is redirected for all visitors (307). A file under embargo is redirected for visitors with a pass (303), and refused for all
 * others (403). `query` contains the parameters of the Images API, which must be among those that the site generates.
 */
export async function protectedFile(request: Request, named: Named | undefined, query: string, stylesheet: string): Promise<Response> {
  if (!named) return errorPage(404, localeOfRequest(request), stylesheet)
  const { locale, id } = named
  const answer = () =>
    readContent(locale, async (content) => {
      const asset = await content.asset(id)
      const file = asset?.source()
      if (!asset || !file || !isOffered(query, file)) return errorPage(404, locale, stylesheet)
      const pass = asset.isLocked ? passOf(request, content.now) : undefined
      if (asset.isLocked && !pass) return refusal(asset, locale, stylesheet)
      // The pass ends by the clock of the site, a signature by that of the space.
      const notAfter = pass && Date.now() + pass.until * 1000 - content.now.getTime()
      const { signer } = await sourceOfRequest()
      const address = await signer.sign(query === '' ? file.url : `${file.url}?${query}`, notAfter)
      return address === undefined ? errorPage(503, locale, stylesheet) : new Response(null, { status: pass ? 303 : 307, headers: { Location: address } })
    })
  // The draft of a single entry may contain unpublished files.
  const session = previewSession()
  return session ? inDrafts(session, answer) : answer()
}

function isOffered(query: string, { size, isVector }: SourceFile): boolean {
  return query === '' || (size !== undefined && isAllowedTransformation(query, { ...size, isVector }))
}

function refusal(asset: Asset, locale: Locale, stylesheet: string): Response {
  const { title, embargo } = asset.file() ?? {}
  return barePage({
    status: 403,
    locale,
    stylesheet,
    title: embargo?.text ?? m.embargo_title({}, { locale }),
    text: m.embargo_text({ title: title?.text ?? '' }, { locale }),
  })
}
