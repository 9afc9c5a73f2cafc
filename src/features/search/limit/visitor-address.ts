import { BlockList, isIP, isIPv4 } from 'node:net'

/** Private addresses. A connection from one of these is a proxy in front of the site. */
const INNER = new BlockList()
INNER.addSubnet('10.0.0.0', 8)
INNER.addSubnet('127.0.0.0', 8)
INNER.addSubnet('169.254.0.0', 16)
INNER.addSubnet('172.16.0.0', 12)
INNER.addSubnet('192.168.0.0', 16)
INNER.addSubnet('100.64.0.0', 10)
INNER.addAddress('::1', 'ipv6')
INNER.addSubnet('fc00::', 7, 'ipv6')
INNER.addSubnet('fe80::', 10, 'ipv6')

/** Maximum number of addresses that are read from the end of `X-Forwarded-For`. Each proxy adds one; visitors may send thousands. */
const MAX_HOPS = 10
/** Maximum length of an address: IPv4 mapped to IPv6, with brackets and a port. */
const MAX_ADDRESS_LENGTH = 53

/**
 * Returns the visitor’s IP address, or `undefined` if it is unknown. If the connection comes from a proxy in a private network, reads
 * `X-Forwarded-For`. The last public address in that header is the visitor; earlier ones may be forged.
 * For IPv6, returns the network, which counts as one visitor.
 * @example visitorAddress('10.0.0.1', '198.51.100.7, 203.0.113.9') // '203.0.113.9'
 */
export function visitorAddress(connection: string | undefined, forwarded: string | null): string | undefined {
  const own = plain(connection ?? '')
  if (isIP(own) && !isInner(own)) return named(own)
  const visitor = lastHops(forwarded ?? '').find((address) => isIP(address) && !isInner(address))
  return visitor === undefined ? undefined : named(visitor)
}

/** Returns the last addresses of a list, in reverse order. */
function lastHops(forwarded: string): readonly string[] {
  const hops: string[] = []
  let end = forwarded.length
  while (end >= 0 && hops.length < MAX_HOPS) {
    const comma = end === 0 ? -1 : forwarded.lastIndexOf(',', end - 1)
    const hop = forwarded.slice(comma + 1, end).trim()
    hops.push(hop.length > MAX_ADDRESS_LENGTH ? '' : plain(hop))
    end = comma
  }
  return hops
}

function isInner(address: string): boolean {
  return INNER.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/** Removes the port, brackets and the prefix of IPv4 mapped to IPv6. */
function plain(address: string): string {
  return address.replace(/^\[?(?:::ffff:(?=\d+\.))?/i, '').replace(/\](?::\d+)?$|(?<=^[\d.]+):\d+$/, '')
}

/** Returns an IPv4 address unchanged, or the network of an IPv6 address. */
function named(address: string): string {
  if (isIPv4(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const whole = [...groups, ...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'), ...rest]
  return `${whole.slice(0, 4).join(':')}::/64`
}
