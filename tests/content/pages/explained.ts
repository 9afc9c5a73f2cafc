/** A story without Japanese. */
const STORY = 'drawing-what-is-not-there'

/** Languages of the fixtures in which the story is a page, as a regular expression. */
export const OTHERS = 'English \\(en\\), Deutsch \\(de\\), Français \\(fr\\), العربية \\(ar\\)'

/** Returns the reason why a story is no page in Japanese. */
export async function explained(slug = STORY): Promise<string> {
  const { openContent } = await import('../../../src/site-content/site-content.server.ts')
  const { storyPage } = await import('../../../src/pages/story/page.server.ts')
  const { whyMissing } = await import('../../../src/content/pages/why-missing.server.ts')
  const look = async () => storyPage(await openContent('ja'), slug)
  const found = await look()
  if (found.kind !== 'missing') throw new Error(`The story is there: ${found.kind}.`)
  return whyMissing('ja', found, look)
}
