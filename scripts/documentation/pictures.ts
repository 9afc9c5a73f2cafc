import type { AssetDrawing, EditorDrawing } from './editor-page.ts'

/** A view of a page of the site. */
export interface SiteView {
  readonly path: string
  /** `column` is legible beside another picture in the handbook. `menu` is the start of the narrowest window with a horizontal menu. */
  readonly size: 'desktop' | 'phone' | 'column' | 'menu'
  /** Height of the window in pixels, instead of that of the size. */
  readonly height?: number
  /** Selector of the part of the page to show. The whole window if it is absent. */
  readonly part?: string
  /** Selector of the part at the top of the window. */
  readonly scrollTo?: string
  /** Selector of a control to press. */
  readonly press?: string
  /** Expected status, if it is not 200. */
  readonly status?: number
  /** Whether the page is opened in a preview, which shows drafts. */
  readonly isPreview?: boolean
  /** Whether the page is shown with the later moment and content of `LATER`. */
  readonly isLater?: boolean
}

/** A picture of a page of the site. */
export interface SitePicture extends SiteView {
  readonly name: string
}

/** A picture that shows several views of the site beside each other. */
export interface SheetPicture {
  readonly name: string
  readonly columns: 2 | 3
  /** Maximum height of a view in pixels. */
  readonly maxHeight: number
  readonly views: readonly (SiteView & { readonly label: string })[]
}

/** Time of the site in the pictures. It is fixed, so that pictures change only with the site. */
export const MOMENT = '2026-12-01T12:00:00Z'

/** The later moment, and the entries that differ then: a published story, and a hero without its focal point. */
export const LATER = {
  moment: '2027-01-12T12:00:00Z',
  published: 'story-winter-hexagon',
  publishedAt: '2026-12-21T17:00:00.000Z',
  withoutFocalPoint: 'dark-hero',
} as const

/** Pictures of the built site: README and the handbook for editors. */
export const SITE_PICTURES: readonly SitePicture[] = [
  { name: 'pictures/home-desktop', path: '/en', size: 'desktop' },
  { name: 'pictures/home-phone', path: '/en', size: 'phone' },
  { name: 'editors/page', path: '/en/visit', size: 'column', height: 1130 },
  { name: 'editors/story', path: '/en/stories/why-stars-twinkle', size: 'column', height: 820 },
  { name: 'editors/event', path: '/en/events/geminids-2026', size: 'column', height: 820 },
  { name: 'editors/topic', path: '/en/topics/stars', size: 'column', height: 820 },
  { name: 'editors/person', path: '/en/people/salma-haddad', size: 'column', height: 820 },
  { name: 'editors/menu', path: '/en', size: 'menu', press: '[aria-label="More under Visit"]' },
  { name: 'editors/notice', path: '/en/visit', size: 'column', height: 590, isLater: true },
  { name: 'editors/hours', path: '/en/visit', size: 'column', part: '.OpeningHoursSection-section' },
  { name: 'editors/caption', path: '/en/about', size: 'column', height: 456, scrollTo: 'section:has(> header h2:text-is("Seen from here"))' },
  { name: 'editors/glossary', path: '/en/stories/why-stars-twinkle', size: 'column', height: 470, scrollTo: 'p:has(.TermLink-term)', press: '.TermLink-term' },
  { name: 'editors/german', path: '/de/geschichten/warum-sterne-funkeln', size: 'column', height: 820 },
  { name: 'editors/search', path: '/en/search?q=something+to+eat', size: 'column', height: 820 },
  { name: 'editors/preview', path: '/en/stories/six-lamps-around-orion', size: 'column', height: 820, isPreview: true },
  { name: 'editors/unpublished', path: '/en/stories/six-lamps-around-orion', size: 'column', height: 1010, status: 404 },
  { name: 'editors/removed', path: '/en/guestbook', size: 'column', height: 1010, status: 410 },
  { name: 'editors/press', path: '/en/press', size: 'column', part: 'main section:has(li:has-text("Under embargo"))' },
  { name: 'editors/health', path: '/en/_health', size: 'column', height: 940, isPreview: true },
]

/** Sheets of several views of the built site. */
export const SHEET_PICTURES: readonly SheetPicture[] = [
  {
    name: 'editors/sections',
    columns: 3,
    maxHeight: 420,
    views: [
      { label: 'Hero', path: '/en', size: 'phone', part: '.HeroSection-hero' },
      { label: 'Carousel', path: '/en', size: 'phone', part: '[class*="CarouselSection"]' },
      { label: 'Rich text', path: '/en/about', size: 'phone', part: 'main .layout-section:has(h2:text-is("What we are"))' },
      { label: 'Media with text', path: '/en/about', size: 'phone', part: '.MediaTextSection-section' },
      { label: 'Cards', path: '/en/about', size: 'phone', part: '[data-plan="index"]' },
      { label: 'List', path: '/en', size: 'phone', part: '.ListSection-section' },
      { label: 'Gallery', path: '/en/about', size: 'phone', part: 'main .layout-section:has(h2:text-is("Seen from here"))' },
      { label: 'Quote', path: '/en/about', size: 'phone', part: '.QuoteSection-section' },
      { label: 'Questions and answers', path: '/en/visit', size: 'phone', part: '.QuestionsSection-section' },
      { label: 'Downloads', path: '/en/visit', size: 'phone', part: '.DownloadsSection-section' },
      { label: 'Call to action', path: '/en', size: 'phone', part: '.CallToActionSection-section' },
      { label: 'Opening hours', path: '/en/visit', size: 'phone', part: '.OpeningHoursSection-section' },
    ],
  },
  {
    name: 'editors/focal-point',
    columns: 2,
    maxHeight: 365,
    views: [
      { label: 'Focal point: bottom_right', path: '/en/about/dark-sky-reserve', size: 'phone', part: '.HeroSection-hero' },
      { label: 'Empty: the middle', path: '/en/about/dark-sky-reserve', size: 'phone', part: '.HeroSection-hero', isLater: true },
    ],
  },
  {
    name: 'editors/scheduled',
    columns: 2,
    maxHeight: 700,
    views: [
      { label: 'Before the moment', path: '/en/stories', size: 'phone', height: 700, scrollTo: '.ListResults-count' },
      { label: 'After the moment', path: '/en/stories', size: 'phone', height: 700, scrollTo: '.ListResults-count', isLater: true },
    ],
  },
]

/** Drawings of a search result and a shared link, with the data of a page of the built site. */
export const SHARED_PAGES: readonly { readonly name: string; readonly path: string }[] = [{ name: 'editors/sharing', path: '/en/visit' }]

/** Drawings of Contentful's editor, because a screenshot of it needs an account. */
export const EDITOR_DRAWINGS: readonly EditorDrawing[] = [
  { name: 'page-editor', entry: 'page-visit', fields: ['title', 'slug', 'parent', 'summary', 'sections'], marked: 'sections' },
  { name: 'sections-editor', entry: 'page-about', fields: ['sections'], marked: 'sections', opened: 'section types' },
  { name: 'story-editor', entry: 'story-seeing', fields: ['title', 'slug', 'summary', 'cover', 'focalPoint', 'published'], marked: 'summary' },
  { name: 'event-editor', entry: 'event-geminids-2026', fields: ['title', 'start', 'end', 'venue', 'price', 'bookingUrl'], marked: 'start' },
  { name: 'tags-editor', entry: 'topic-stars', fields: ['title', 'tag', 'summary'], marked: 'tag' },
  { name: 'person-editor', entry: 'person-salma-haddad', fields: ['name', 'slug', 'role', 'portrait', 'focalPoint', 'biography'], marked: 'portrait' },
  {
    name: 'announcement-editor',
    entry: 'settings',
    fields: ['announcement', 'announcementFrom', 'announcementUntil', 'announcementTarget'],
    marked: 'announcement',
  },
  { name: 'hours-editor', entry: 'hours-christmas', fields: ['first', 'last', 'yearly', 'opens', 'closes', 'note'], marked: 'first' },
  { name: 'menu-editor', entry: 'settings', fields: ['headerMenu', 'footerMenu'], marked: 'headerMenu' },
  { name: 'focal-point-editor', entry: 'dark-hero', fields: ['title', 'picture', 'focalPoint', 'layout'], marked: 'focalPoint' },
  { name: 'glossary-editor', entry: 'term-seeing', fields: ['term', 'slug', 'definition', 'topic'], marked: 'definition' },
  { name: 'sharing-editor', entry: 'seo-visit', fields: ['title', 'description', 'picture', 'noindex'], marked: 'description' },
  { name: 'search-editor', entry: 'search-food', fields: ['internalName', 'words', 'pages'], marked: 'words' },
  { name: 'german-editor', entry: 'story-seeing', fields: ['title', 'slug', 'summary'], markedPanel: 'translation', locale: 'de' },
  { name: 'preview-editor', entry: 'story-winter-hexagon', fields: ['title', 'slug', 'summary'], markedPanel: 'preview', status: 'Draft' },
  {
    name: 'schedule-editor',
    entry: 'story-winter-hexagon',
    fields: ['title', 'slug', 'summary', 'cover'],
    status: 'Draft',
    opened: 'schedule',
  },
  { name: 'unpublish-editor', entry: 'story-seeing', fields: ['title', 'slug', 'summary'], markedPanel: 'status', opened: 'status' },
  { name: 'redirect-editor', entry: 'redirect-guestbook', fields: ['from', 'target', 'url', 'status'], marked: 'status' },
  { name: 'embargo-editor', entry: 'embargo-first-light', fields: ['title', 'until', 'files'], marked: 'until' },
  { name: 'health-editor', entry: 'cta-perseids', fields: ['internalName', 'title', 'text'], marked: 'title', locale: 'ja' },
  {
    name: 'changed-editor',
    entry: 'story-seeing',
    fields: ['title', 'slug', 'summary'],
    markedPanel: 'status',
    status: 'Changed',
    edits: { title: 'Why stars twinkle, and planets do not' },
  },
]

/** Drawings of Contentful's editor of an asset. */
export const ASSET_DRAWINGS: readonly AssetDrawing[] = [{ name: 'asset-editor', asset: 'star-trails', marked: 'title' }]
