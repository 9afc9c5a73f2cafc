import { BlockList, isIP, isIPv4 } from 'node:net'

/** Addresses that no visitor comes from over the internet: what asks from there is a proxy before the site. */
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

/** Maximum number of addresses that are read from the end of `X-Forwarded-For`. Each proxy adds one; visitors may put thousands before. */
const MAX_HOPS = 10
/** The longest address, of IPv4 within IPv6, with brackets and a port. */
const MAX_ADDRESS_LENGTH = 53

/**
 * Tell where a visitor asks from: the address of the connection or, where that is a proxy of the same network, what the
 * proxy says (`X-Forwarded-For`): the last address that is none of the network's own. What came before it anybody may
 * have written.
 *
 * A network of IPv6 counts as one visitor. `undefined` where nobody says.
 */
export function visitorAddress(connection: string | undefined, forwarded: string | null): string | undefined {
  const own = plain(connection ?? '')
  if (isIP(own) && !isInner(own)) return named(own)
  const visitor = lastHops(forwarded ?? '').find((address) => isIP(address) && !isInner(address))
  return visitor === undefined ? undefined : named(visitor)
}

/** Returns the last addresses of a list, the last first. */
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

/** Without a port, brackets and the form of IPv4 within IPv6. */
function plain(address: string): string {
  return address.replace(/^\[?(?:::ffff:(?=\d+\.))?/i, '').replace(/\](?::\d+)?$|(?<=^[\d.]+):\d+$/, '')
}

/** The first half of an IPv6 address names the network. */
function named(address: string): string {
  if (isIPv4(address)) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const whole = [...groups, ...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'), ...rest]
  return `${whole.slice(0, 4).join(':')}::/64`
}
