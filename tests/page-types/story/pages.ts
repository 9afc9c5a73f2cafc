import { storiesPage } from '../../../src/pages/story/listing/listing.server.ts'
import { storyPage } from '../../../src/pages/story/page.server.ts'
import type { TypePages } from '../type-pages.ts'

export const pages: TypePages = { entry: (content, slug) => storyPage(content, slug), listing: (content) => storiesPage(content, undefined, 1) }
