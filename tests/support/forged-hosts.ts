/** Returns more than 200 values of a `Host` header that no site has. Many resemble configured hosts. */
export function forgedHosts(hosts: readonly string[]): string[] {
  const around = (host: string) => [
    `${host}.`,
    `.${host}`,
    `x${host}`,
    `${host}x`,
    `${host}.evil.example`,
    `evil.example.${host}`,
    `evil-${host}`,
    `${host}:1`,
    `${host}:80:80`,
    `${host}:`,
    `${host}@evil.example`,
    `evil.example@${host}`,
    `${host}/`,
    `${host}#`,
    `${host}?x`,
    `${host}, evil.example`,
    `${host} evil.example`,
    `${host}%00`,
    `${host}\\evil.example`,
    `http://${host}`,
    `[${host}]`,
    host.replace('.', '-'),
    host.replace('.', '..'),
    host.replace('.', '%2e'),
    host.replace('o', 'о').replace('a', 'а'),
  ]
  const others = ['', 'evil.example', '127.0.0.1', '[::1]', '0.0.0.0', 'localhost', '*', 'null', 'undefined', '__proto__', 'constructor', 'toString']
  return [...hosts.flatMap(around), ...others, ...Array.from({ length: 100 }, (_, at) => `host-${at}.example`)]
}
