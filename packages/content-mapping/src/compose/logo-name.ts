/** A name beside the word `logo`, as in titles and alternative texts of pictures: `Acme logo`, `Logo of Acme`, `Acme - Logo - do not delete`. */
const LOGO = [/^(.+?)(?:['’]s)?[\s_]*[-–|:/]?\s*\blogo(?:type|mark)?\b/iu, /^logo(?:type|mark)?\s*(?:of|for|von|de|du|[-–|:/])\s*(?:the )?(.+)$/iu]
/** Words beside `logo` that describe a picture. */
const DESCRIPTION =
  /^(?:the|our|my|an?|new|old|main|site|website|company|brand|header|footer|dark|light|black|white|colou?red?|small|large|square|round|default|placeholder|svg|png|client|customer|partner|sponsor|image|icon|of)$/i
const BROKEN = /[.@\\{}<>]|\d{3}/

/** Returns the name that the titles of logos contain, if all logos have the same name. Several names are those of customers and partners. */
export function nameOfLogo(titles: readonly string[]): string | undefined {
  const names = new Map(
    titles.flatMap((title) => {
      const found = LOGO.flatMap((pattern) => pattern.exec(title.trim())?.[1] ?? [])[0]
      const all = found?.split(/[\s_-]+/).filter(Boolean) ?? []
      const words = all.slice(0, all.findLastIndex((word) => !DESCRIPTION.test(word)) + 1)
      const name = words.join(' ')
      // Names of files begin with lower case.
      return /^[\p{Lu}\p{Lo}]/u.test(name) && !BROKEN.test(name) && words.length <= 5 ? [[name.toLowerCase(), name]] : []
    }),
  )
  return names.size === 1 ? [...names.values()][0] : undefined
}
