import { topicsPage } from '../../../src/pages/topic/listing/listing.server.ts'
import { topicPage } from '../../../src/pages/topic/page.server.ts'
import type { TypePages } from '../type-pages.ts'

export const pages: TypePages = { entry: (content, slug) => topicPage(content, slug), listing: (content) => topicsPage(content) }
