import { BlockList, isIP } from 'node:net'

/** Addresses of local machines and private networks. A link typed by an editor must not cause requests to internal services. */
const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6')

/** Returns whether an IP address is not public. An IPv4 address mapped to IPv6 counts as the IPv4 address. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address)
  return version === 0 || PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
