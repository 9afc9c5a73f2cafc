import { expect } from 'vitest'
import { namesPlace } from 'content-mapping/compose/site-name.ts'
import { readForeignSite } from './foreign-site.ts'
import { wordsOfHtml } from './html-words.ts'
import { lostCaptions } from './lost-captions.ts'
import { internalNames, publishedTexts, shownShare } from './published-text.ts'

/** Addresses, ids and paths are no labels. A host name is one. */
const ADDRESS = /^(?:https?:\/\/|www\.|\/|#\S*$)|^[\w-]+(?:\.[\w-]+)+\/\S|^[a-z0-9]*\d[A-Za-z0-9]{16,}$/
/** Ids of entries and assets. */
const ID = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z])\w{18,}$/
/** Names of fields that only editors need. */
const SETTING =
  /\b(?:internal|slug|ids?|urls?|href|seo|og|meta|position|order|variation|variant|alignment|placeholder|css|page type|nt_\w+|theme|layout|colou?r|tracking)\b/i
/** Words of component libraries, and emoji, in menus. */
const COMPONENT = /\b(?:components?|cta|hero|banner|section|block|module|wrapper|deprecated|duplex)\b|\p{Extended_Pictographic}/iu

/** Expects that the site of an export file looks like one that a team would keep. `docs/adopting.md` lists the texts that are content. */
export async function expectSite(file: string): Promise<void> {
  const site = await readForeignSite(file)
  const published = publishedTexts(file)
  const pages = [...site.html.values()].map(wordsOfHtml)
  const shown = new Set([...pages.flatMap(({ texts }) => texts), ...site.menu, ...site.footer, site.footerNote])
  const { share, missing } = shownShare(published, shown)
  const headings = new Set(pages.flatMap((page) => page.headings))
  // A page about banners may be called so: its title is content.
  const titles = new Set(published.map(({ text }) => text))
  expect
    .soft(
      site.links.filter(({ label }) => ADDRESS.test(label) || label.trim() === ''),
      'labels of links',
    )
    .toEqual([])
  expect
    .soft(
      [...new Set(pages.flatMap(({ labels }) => labels))].filter((label) => SETTING.test(label)),
      'names of fields for editors',
    )
    .toEqual([])
  expect
    .soft(
      [...site.html.values()].flatMap(partHeadings).filter((heading) => SETTING.test(heading)),
      'headings with names of fields for editors',
    )
    .toEqual([])
  expect
    .soft(
      site.homeLists.filter(([, count]) => count < 2),
      'lists with one card on the home page',
    )
    .toEqual([])
  expect
    .soft(
      [...site.titles, ...headings].filter((title) => ID.test(title) || ADDRESS.test(title)),
      'ids and addresses as titles and headings',
    )
    .toEqual([])
  expect
    .soft(
      [...internalNames(file)].filter((name) => site.titles.has(name) || site.menu.includes(name) || site.footer.includes(name)),
      'names for editors',
    )
    .toEqual([])
  expect.soft(namesPlace(site.headline), `the headline of the home page is ${site.headline}`).toBe(false)
  expect.soft(site.menu.length, site.menu.join(', ')).toBeLessThanOrEqual(7)
  expect
    .soft(
      [...site.menu, ...site.footer].filter((label) => COMPONENT.test(label) && !titles.has(label)),
      'names of components in menus',
    )
    .toEqual([])
  expect.soft(file.includes(site.name), `the name of the site is ${site.name}`).toBe(false)
  expect.soft(lostCaptions(file, [...site.html.values()]), 'captions and credits of pictures').toEqual([])
  expect.soft(share, missing.slice(0, 12).join('\n')).toBeGreaterThanOrEqual(0.95)
}

/** Returns the headings of parts that are built from unmapped fields. */
function partHeadings(html: string): readonly string[] {
  return [...html.matchAll(/data-own-field="[^"]*"><h\d[^>]*>(.*?)<\/h\d>/gs)].map(([, heading = '']) => heading)
}
