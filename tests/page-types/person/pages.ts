import { peoplePage } from '../../../src/pages/person/listing/listing.server.ts'
import { personPage } from '../../../src/pages/person/page.server.ts'
import type { TypePages } from '../type-pages.ts'

export const pages: TypePages = { entry: (content, slug) => personPage(content, slug), listing: (content) => peoplePage(content) }
