import type { EditorDrawing } from './editor-page.ts'

/** A picture of a page of the site. */
export interface SitePicture {
  readonly name: string
  readonly path: string
  readonly size: 'desktop' | 'phone'
  /** Selector of the part of the page to show. The whole window if it is absent. */
  readonly part?: string
  /** Whether the page is opened in a preview, which shows drafts. */
  readonly isPreview?: boolean
}

/** Pictures of the built site: README and the handbook for editors. */
export const SITE_PICTURES: readonly SitePicture[] = [
  { name: 'pictures/home-desktop', path: '/en', size: 'desktop' },
  { name: 'pictures/home-phone', path: '/en', size: 'phone' },
  { name: 'editors/page', path: '/en/visit', size: 'desktop' },
  { name: 'editors/story', path: '/en/stories/why-stars-twinkle', size: 'desktop' },
  { name: 'editors/event', path: '/en/events/geminids-2026', size: 'desktop' },
  { name: 'editors/topic', path: '/en/topics/stars', size: 'desktop' },
  { name: 'editors/hours', path: '/en/visit', size: 'desktop', part: 'section:has(> h2:text-is("Opening hours")), section:has(h2:text-is("Opening hours"))' },
  { name: 'editors/menu', path: '/en', size: 'desktop', part: 'header' },
  { name: 'editors/german', path: '/de/geschichten/warum-sterne-funkeln', size: 'desktop' },
  { name: 'editors/preview', path: '/en/stories/six-lamps-around-orion', size: 'desktop', isPreview: true },
  { name: 'editors/health', path: '/en/_health', size: 'desktop', isPreview: true },
  { name: 'editors/press', path: '/en/press', size: 'desktop', part: 'main section:has(li:has-text("Under embargo"))' },
]

/** Drawings of Contentful's editor, because a screenshot of it needs an account. */
export const EDITOR_DRAWINGS: readonly EditorDrawing[] = [
  { name: 'page-editor', entry: 'page-visit', fields: ['title', 'slug', 'parent', 'summary', 'sections'], marked: 'sections' },
  {
    name: 'story-editor',
    entry: 'story-seeing',
    fields: ['title', 'slug', 'summary', 'cover', 'focalPoint', 'published'],
    marked: 'status',
    status: 'Changed',
  },
  { name: 'event-editor', entry: 'event-geminids-2026', fields: ['title', 'start', 'end', 'venue', 'price', 'bookingUrl'], marked: 'start' },
  { name: 'tags-editor', entry: 'topic-stars', fields: ['title', 'tag', 'summary'], marked: 'tag' },
  {
    name: 'announcement-editor',
    entry: 'settings',
    fields: ['announcement', 'announcementFrom', 'announcementUntil', 'announcementTarget'],
    marked: 'announcement',
  },
  { name: 'hours-editor', entry: 'hours-christmas', fields: ['first', 'last', 'yearly', 'opens', 'closes', 'note'], marked: 'first' },
  { name: 'menu-editor', entry: 'settings', fields: ['headerMenu', 'footerMenu'], marked: 'headerMenu' },
  { name: 'search-editor', entry: 'seo-visit', fields: ['title', 'description', 'picture', 'noindex'], marked: 'description' },
  { name: 'german-editor', entry: 'story-seeing', fields: ['title', 'slug', 'summary'], marked: 'translation', locale: 'de' },
  { name: 'embargo-editor', entry: 'embargo-first-light', fields: ['title', 'until', 'files'], marked: 'until' },
]
