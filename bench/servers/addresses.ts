const LOCATION = /<loc>([^<]+)<\/loc>/g
const INDEX = '<sitemapindex'
/** Matches the paths of stories: the segments of their listing in the languages of the tests. */
const STORY = /\/(?:stories|geschichten|recits|قصص|読みもの)\/[^/]+$/

/** Returns all paths in the sitemap of a site. */
export async function sitemapPaths(url: string): Promise<string[]> {
  const read = async (path: string): Promise<string[]> => {
    const text = await (await fetch(new URL(path, url))).text()
    const paths = [...text.matchAll(LOCATION)].map(([, address = '']) => new URL(address).pathname)
    return text.includes(INDEX) ? (await Promise.all(paths.map(read))).flat() : paths
  }
  return read('/sitemap.xml')
}

/** Returns the paths of all stories of a site, in all languages of each. */
export async function storyAddresses(url: string): Promise<string[]> {
  const stories = (await sitemapPaths(url)).filter((path) => STORY.test(decodeURI(path)))
  if (stories.length === 0) throw new Error('The site has no stories.')
  return stories
}
