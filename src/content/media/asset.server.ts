import { createHash } from 'node:crypto'
import { z } from 'zod'
import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { messageText } from '#app/i18n/messages/message-text.ts'
import { m } from '#messages'
import type { Asset, SourceFile } from '../content.ts'
import { isPublishedIn } from '../locales/publishing.server.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'
import { fieldsOf } from '../reading/fields.server.ts'
import { localizedText } from '../reading/model.server.ts'
import { inspectorTags, type RawAsset } from '../reading/raw.server.ts'
import { reportContent } from '../reading/report.server.ts'
import type { LocalizedText } from '../view/localized-text.ts'
import type { Picture } from '../view/picture.ts'
import type { Release } from './embargoes.server.ts'
import type { Placeholders } from './placeholders.server.ts'
import { isCaption, isFileName, titleAsAlt } from './asset-title.ts'
import { securedAddress, protectedAddress } from './protected-address.ts'

const file = z.object({
  url: z.string().min(1),
  fileName: z.string().default(''),
  contentType: z.string().default('application/octet-stream'),
  details: z
    .object({ size: z.number().default(0), image: z.object({ width: z.number().positive(), height: z.number().positive() }).optional() })
    .default({ size: 0 }),
})

/** Formats of drawings, charts and screenshots; photographs come as JPEG, WebP or AVIF. */
const DRAWING_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/gif', 'image/svg+xml'])

/** Default size of pictures on other hosts, which may lack one. Browsers correct it when the picture loads. */
const UNKNOWN_SIZE = { width: 1200, height: 800 }

const UNPROTECTED = 'is under embargo, but not protected by the space: the site hides it, but anyone with its address can open it'

/** Context that opens an asset. */
export interface AssetContext {
  readonly locale: Locale
  readonly chain: LocaleChain
  readonly placeholders: Placeholders
  /** Returns the normalized address of a file that the API delivered, or `undefined` if the file is not of this space. */
  mediaUrl(url: string): string | undefined
  /** Returns the release of a file, or `undefined` if the file is public. */
  embargo(id: string): Release | undefined
  /** Whether files are shown before their release. */
  readonly showsLocked: boolean
  /** Returns whether the file at an address of `mediaUrl` accepts no parameters of the Images API. */
  readonly isAsIs?: ((url: string) => boolean) | undefined
  /** Whether the titles of assets may be names for editors, as in spaces with custom models. */
  readonly isMapped?: boolean
  /** Whether editors can select the asset in a preview. */
  readonly isInspected: boolean
}

/** Returns the picture at an address without an asset. Its size is unknown. Returns `undefined` if the host is not one of the space's files. */
export function pictureAtAddress(address: string, mediaUrl: AssetContext['mediaUrl']): Picture | undefined {
  const url = mediaUrl(address.trim())
  if (url === undefined) return undefined
  const vector = /\.svg(?:[?#]|$)/i.test(url)
  return { id: `address-${fingerprint(url)}`, url, ...UNKNOWN_SIZE, alt: { text: '' }, vector, asIs: true }
}

function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

/** Opens an asset for a page. */
export function openAsset(raw: RawAsset, context: AssetContext): Asset {
  const release = context.embargo(raw.id)
  const isLocked = release !== undefined && !context.showsLocked

  function namedPicture(): Picture | undefined {
    const asset = isLocked ? undefined : readAsset(raw, context)
    if (!asset) return undefined
    const { fileName, details } = asset.file
    const { isAsIs = () => false } = context
    const asIs = isAsIs(asset.file.url)
    const image = details.image ?? (asIs ? UNKNOWN_SIZE : undefined)
    if (!image || !asset.file.contentType.startsWith('image/')) {
      reportContent({ entry: raw.id, field: 'file', problem: `is no picture (${asset.file.contentType}); fields for pictures leave it out` })
      return undefined
    }
    return {
      id: raw.id,
      url: addressOf(asset.file),
      width: image.width,
      height: image.height,
      // A file name does not describe a picture. Without a description, the picture is decorative.
      alt: asset.description && !isFileName(asset.description.text, fileName) ? asset.description : titleAsAlt(asset.title, fileName, context.isMapped),
      title: asset.caption ?? (asset.title && isCaption(asset.title.text, fileName, context.isMapped) ? asset.title : undefined),
      vector: asset.file.contentType === 'image/svg+xml',
      ...(DRAWING_TYPES.has(asset.file.contentType) && { isDrawing: true }),
      ...(asIs && { asIs }),
      ...(context.isInspected && { inspector: inspectorTags(raw, 'file', context.chain) }),
    }
  }

  function source(): SourceFile | undefined {
    const asset = readAsset(raw, context)
    const { url, contentType, details } = asset?.file ?? {}
    return url === undefined ? undefined : { url, size: details?.image, isVector: contentType === 'image/svg+xml' }
  }

  /** Returns the site's address of a file that needs a signature or is under embargo. The direct address would bypass the embargo. */
  function addressOf({ url, fileName }: { readonly url: string; readonly fileName: string }): string {
    const isSecured = securedAddress(url) !== undefined
    if (release && !isSecured) reportContent({ entry: raw.id, field: 'file', problem: UNPROTECTED })
    return release || isSecured ? protectedAddress({ locale: context.locale, id: raw.id, fileName }) : url
  }

  return {
    kind: 'asset',
    id: raw.id,
    isLocked,
    get isPicture() {
      return isOf(raw, 'image')
    },
    get recording() {
      if (isLocked) return undefined
      return isOf(raw, 'video') ? 'video' : isOf(raw, 'audio') ? 'audio' : undefined
    },
    namedPicture,
    picture(focalPoint) {
      const shown = namedPicture()
      return shown && context.placeholders.want({ ...shown, focalPoint }, source()?.url)
    },
    source,
    file() {
      const asset = readAsset(raw, context)
      if (!asset) return undefined
      const { fileName, contentType, details } = asset.file
      return {
        id: raw.id,
        url: addressOf(asset.file),
        title: asset.title ?? { text: fileName },
        description: asset.description,
        fileName,
        type: (/\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1] ?? contentType.split('/')[1] ?? '').toUpperCase(),
        size: formats(context.locale).bytes(details.size),
        ...(release && { embargo: inWords(release, context.locale) }),
      }
    },
    enclosure() {
      const asset = isLocked ? undefined : readAsset(raw, context)
      return asset && asset.file.details.size > 0 ? { url: addressOf(asset.file), type: asset.file.contentType, length: asset.file.details.size } : undefined
    },
  }
}

function inWords({ iso }: Release, locale: Locale): LocalizedText {
  return messageText(iso === undefined ? m.embargo_title({}, { locale }) : m.embargo_until({ date: formats(locale).instant(iso) }, { locale }), locale)
}

function isOf(raw: RawAsset, medium: string): boolean {
  return Object.values(raw.fields['file'] ?? {}).some((value) => file.safeParse(value).data?.contentType.startsWith(`${medium}/`))
}

function readAsset(raw: RawAsset, { chain, mediaUrl, isInspected }: AssetContext) {
  if (!isPublishedIn(raw, chain)) return undefined
  const inspector = (field: string) => (isInspected ? inspectorTags(raw, field, chain) : undefined)
  const { title, description, caption, file: given } = fieldsOf(raw, chain, ['title', 'description', 'caption', 'file'], undefined, undefined, inspector)
  const parsed = file.safeParse(given?.value)
  if (!parsed.success) {
    reportContent({ entry: raw.id, field: 'file', problem: 'has no processed file; the asset is left out' })
    return undefined
  }
  const url = mediaUrl(parsed.data.url)
  if (url === undefined) {
    const shown = parsed.data.url.slice(0, 80)
    reportContent({ entry: raw.id, field: 'file', problem: `has the address "${shown}", which is not a host of files of this space; the asset is left out` })
    return undefined
  }
  return {
    file: { ...parsed.data, url },
    title: localizedText.safeParse(title).data,
    description: localizedText.safeParse(description).data,
    caption: localizedText.safeParse(caption).data,
  }
}
