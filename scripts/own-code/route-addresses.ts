import type { SiteSettings } from '../../src/config/site.ts'
import { StartError } from '../../src/config/start-error.ts'
import { createAddresses } from '../../src/i18n/addresses/addresses.ts'
import { addressOfOwn, ownRoutes, variantsOf } from './routes.ts'

/** Throws a `StartError` with a sentence for each route in `site/` that no address leads to. */
export function checkOwnRoutes(site: SiteSettings, root = '.'): void {
  const problems = hiddenRoutes(site, root)
  if (problems.length > 0) throw new StartError(`site/ needs a correction:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

/**
 * Finds routes in `site/` that the router never reaches with these settings. Their address is the translated segment of a list, the prefix
 * of a language, or the path of a file.
 */
export function hiddenRoutes(site: SiteSettings, root = '.', files: readonly string[] = ownRoutes(root)): string[] {
  const { toExternal, toInternal } = createAddresses(site)
  const isHidden = (address: string) =>
    site.locales.find(({ tag }) => address !== '' && toInternal(toExternal(`/${tag}/${address}`, tag), tag) !== `/${tag}/${address}`)
  return files.flatMap((file) => {
    const addresses = variantsOf(addressOfOwn(file).normalize('NFC'))
    const address = addresses.find(isHidden) ?? ''
    const hidden = isHidden(address)
    if (!hidden) return []
    const external = toExternal(`/${hidden.tag}/${address}`, hidden.tag)
    const [first = ''] = address.split('/')
    const named = site.locales.flatMap(({ tag, segments }) => Object.entries(segments).map(([list, segment]) => ({ tag, list, segment })))
    const same = named.find(({ segment }) => segment?.toLowerCase() === first.toLowerCase())
    const other = same ? `the list "${same.list}": app.config.ts has this segment for "${same.tag}"` : 'another page or file of the product'
    return [`${file}: ${decodeURI(external)} is the address of ${other}. Choose another.`]
  })
}
