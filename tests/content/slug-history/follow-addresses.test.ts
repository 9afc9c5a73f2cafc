import { expect, test } from 'vitest'
import type { ContentChange } from '../../../src/content/client/content-change.ts'
import { followAddresses } from '../../../src/content/slug-history/follow-addresses.server.ts'
import { draftsShown, inPreview } from '../../../src/content/preview/current-preview.server.ts'
import { openContent } from '../../../src/site-content/site-content.server.ts'

const file = { read: async () => undefined, writer: () => async () => undefined }
const nothing = { resources: [], touchesModel: true }

test('followAddresses: reads published content if an editor in preview triggers the change', async () => {
  let tell: (change: ContentChange) => void = () => undefined
  const seen: unknown[] = []
  const followed = await followAddresses({
    open: (locale) => {
      seen.push(draftsShown())
      return openContent(locale)
    },
    onChange(listener) {
      tell = listener
      return () => undefined
    },
    file,
    settings: 'siteSettings',
    hasCustomModel: () => false,
    log: () => undefined,
  })
  await followed.upToDate()
  inPreview({ scope: 'all', at: undefined, until: new Date() }, () => tell(nothing))
  await followed.upToDate()
  await followed.close()
  expect(seen).toEqual([undefined, undefined])
})

test('followAddresses: skips a content type with too many entries and logs it', async () => {
  const said: string[] = []
  const followed = await followAddresses({
    open: openContent,
    onChange: () => () => undefined,
    file,
    settings: 'siteSettings',
    hasCustomModel: () => false,
    log: (sentence) => void said.push(sentence),
    max: 20,
  })
  await followed.upToDate()
  expect(said).toEqual(['The space has more than 20 entries of type "story": their slug history is not recorded.'])
  expect(followed.book.stored().held.map(([id]) => id)).toContain('page-visit')
})
