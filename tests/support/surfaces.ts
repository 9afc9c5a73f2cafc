/** Loads what shows content: pages, lists, the layout and the sitemap. Inside of `withSettings`, these modules read its settings. */
export async function loadSurfaces() {
  const { openContent, readContent } = await import('../../src/site-content/site-content.server.ts')
  const { storyPage } = await import('../../src/pages/story/page.server.ts')
  const { storiesPage } = await import('../../src/pages/story/listing/listing.server.ts')
  const { homePage } = await import('../../src/pages/page/page.server.ts')
  const { readLayout } = await import('../../src/layout/site-layout/layout-content.server.ts')
  const { sitemapPages } = await import('../../src/pages/sitemap/sitemap.server.ts')
  const { sitemap } = await import('../../src/seo/sitemap.ts')
  return { openContent, readContent, storyPage, storiesPage, homePage, readLayout, sitemapPages, sitemap }
}
