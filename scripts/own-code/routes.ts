import { globSync } from 'node:fs'

const OWN_ROUTES = 'site/routes/'
const ROUTES_OF_PRODUCT = 'src/routes/$locale/'
/** Route files, as the router finds them. */
const FILES = '**/*.{ts,tsx,js,jsx}'

/** Lists the route files of the team in order, without those that the router ignores. */
export function ownRoutes(root: string): string[] {
  return routesIn(root, OWN_ROUTES)
}

function routesIn(root: string, folder: string): string[] {
  return globSync(folder + FILES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('-')))
    .toSorted()
}

/** Returns the address that a route file of the team handles, below the language. */
export function addressOfOwn(file: string): string {
  return addressOfRoute(file.slice(OWN_ROUTES.length))
}

/** Finds own routes whose address is one of the product, hides its pages, or belongs to another own route. */
export function routeClashes(root: string, files: readonly string[] = ownRoutes(root)): string[] {
  const ofProduct = new Map(
    routesIn(root, ROUTES_OF_PRODUCT).flatMap((file) => {
      const name = file.slice(ROUTES_OF_PRODUCT.length)
      return isPathless(name) ? [] : [[compared(addressOfRoute(name)), file] as const]
    }),
  )
  const own = new Map<string, string>()
  return files.flatMap((file) => {
    const name = file.slice(OWN_ROUTES.length)
    if (isPathless(name)) return []
    const addresses = variantsOf(compared(addressOfRoute(name)))
    const other = addresses.map((address) => ofProduct.get(address)).find((each) => each !== undefined)
    if (other !== undefined) return [`${file}: ${other} of the product has the same address. Choose another.`]
    if (addresses.some((address) => address.split('/').every((part) => part.startsWith('$'))))
      return [`${file}: it would take the addresses of pages from ${ROUTES_OF_PRODUCT}$.tsx of the product. Begin its address with a word.`]
    const role = roleOf(name)
    if (role === 'lazy') return []
    const key = `${compared(addressOfRoute(name))}${role === 'index' ? '/' : ''}`
    const earlier = own.get(key)
    own.set(key, file)
    return earlier === undefined ? [] : [`${file}: ${earlier} has the same address. Choose another.`]
  })
}

/** Returns an address in the form in which the router compares it, without regard to case. */
function compared(address: string): string {
  return address.normalize('NFC').toLowerCase()
}

/** Names at the end of a file name that are no part of the address, in the order in which the router removes them. */
const ROLES = ['lazy', 'route', 'index'] as const

/** Splits the path of a route file at slashes and dots, as the router does. Brackets escape a character. */
function partsOf(file: string): string[] {
  return file.replace(/\.[jt]sx?$/, '').split(/[/.](?![^[]*\])/)
}

/** Returns the last name of a file if it describes its role, and not its address. */
function roleOf(file: string): (typeof ROLES)[number] | undefined {
  const last = partsOf(file).at(-1)
  return ROLES.find((role) => role === last)
}

function withoutRoles(parts: readonly string[]): readonly string[] {
  return ROLES.reduce<readonly string[]>((left, role) => (left.at(-1) === role ? left.slice(0, -1) : left), parts)
}

const GROUP = /^\(.*\)$/

/** Returns whether a file is a layout without an address, such as `_wide.tsx`. The router wraps other routes in it. */
function isPathless(file: string): boolean {
  const last = partsOf(file).findLast((part) => part !== 'lazy' && part !== 'route') ?? '_'
  return last.startsWith('_') || GROUP.test(last)
}

/**
 * Returns the pattern of addresses that a route file handles. Names of parameters do not matter, and brackets escape characters.
 * @example addressOfRoute('products/$slug.tsx') // 'products/$param'
 */
export function addressOfRoute(file: string): string {
  return withoutRoles(partsOf(file))
    .filter((part) => !GROUP.test(part) && !part.startsWith('_'))
    .map((part) =>
      part
        // An underscore at the end separates a route from the layout of its parent.
        .replace(/_$/, '')
        .replace(/^(?:\$.+|\{\$[^}]+\})$/, '$$param')
        .replaceAll(/(?<=\{-?\$)[^}]+/g, 'param')
        .replaceAll(/\[(.*?)\]/g, '$1'),
    )
    .join('/')
}

/** Returns an address with and without its optional parameters. */
export function variantsOf(address: string): string[] {
  const parts = address.split('/')
  const place = parts.indexOf('{-$param}')
  if (place < 0) return [address]
  return [parts.with(place, '$param'), parts.toSpliced(place, 1)].flatMap((each) => variantsOf(each.join('/')))
}
