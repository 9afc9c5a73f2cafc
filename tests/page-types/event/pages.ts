import { eventsPage } from '../../../src/pages/event/listing/listing.server.ts'
import { eventPage } from '../../../src/pages/event/page.server.ts'
import type { TypePages } from '../type-pages.ts'

export const pages: TypePages = { entry: (content, slug) => eventPage(content, slug), listing: (content) => eventsPage(content) }
