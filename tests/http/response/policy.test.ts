import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { inPreview } from '../../../src/content/preview/current-preview.server.ts'
import { hashInlineScripts, knownHost, withOwnScripts } from '../../../src/server/security/content-security-policy.server.ts'
import { SCRIPT_NONCE } from '../../../src/server/security/own-scripts.server.ts'

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('hashInlineScripts: only scripts with the nonce are allowed, and the nonce is not sent', () => {
  const html = `<head><meta property="csp-nonce" content="${SCRIPT_NONCE}"></head><script nonce="${SCRIPT_NONCE}">trusted()</script><script>injected()</script><script nonce="guess">guessed()</script><script nonce="${SCRIPT_NONCE}" type="module" src="/a.js"></script>`
  const { html: sent, policy } = hashInlineScripts(html, ['https://images.example'])
  expect(policy).toContain(hash('trusted()'))
  expect(policy).not.toContain(hash('injected()'))
  expect(policy).not.toContain(hash('guessed()'))
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(policy).toContain("img-src 'self' data: https://images.example")
  expect(sent).not.toContain(SCRIPT_NONCE)
  expect(sent).toContain('<script>trusted()</script><script>injected()</script>')
})

test('hashInlineScripts: two equal scripts need one hash', () => {
  const { policy } = hashInlineScripts(`<script nonce="${SCRIPT_NONCE}">a()</script><script nonce="${SCRIPT_NONCE}">a()</script>`, [])
  expect(policy.split(hash('a()')).length).toBe(2)
})

test('hashInlineScripts: hashes a script as an HTML parser reads it', () => {
  const raw = 'a="\u0000";\r\nb="\r"'
  const parsed = 'a="\uFFFD";\nb="\n"'
  const { html, policy } = hashInlineScripts(`<script nonce="${SCRIPT_NONCE}">${raw}</script>`, [])
  expect(policy).toContain(hash(parsed))
  expect(html).toContain(`<script>${parsed}</script>`)
})

test('hashInlineScripts: equal content returns equal bytes, because the time of rendering is removed', () => {
  const at = (time: number) => `<script nonce="${SCRIPT_NONCE}">matches:[{i:"a",u:${time},s:"success",l:"said: ,u:1795305996265,s:\\"x\\""}]</script>`
  const [one, other] = [hashInlineScripts(at(1795305996265), []), hashInlineScripts(at(1795305999999), [])]
  expect(one).toEqual(other)
  expect(one.html).toContain('{i:"a",u:Date.now(),s:"success"')
  expect(one.html).toContain(',u:1795305996265,s:\\"x')
})

describe('withOwnScripts: allows scripts', () => {
  const scriptsAt = (asked: string, ofSettings: string) => {
    return /script-src ([^;]*?) 'sha256-/.exec(withOwnScripts(hashInlineScripts('', []).policy, knownHost(asked, ofSettings), ofSettings))?.[1]
  }

  test('below /assets/ of the hosts that the site is reached under', () => {
    expect(scriptsAt('localhost:4173', 'meridian.example')).toBe('localhost:4173/assets/ meridian.example/assets/')
    expect(scriptsAt('meridian.example', 'meridian.example')).toBe('meridian.example/assets/')
  })

  test('from the same origin if a policy cannot name the host', () => {
    expect(scriptsAt('[::1]:3000', 'meridian.example')).toBe("'self'")
    expect(scriptsAt('web_1:3000', 'meridian.example')).toBe("'self'")
  })

  test('withOwnScripts: the policy does not repeat a host that is neither in the settings nor local', () => {
    for (const host of ['evil.example', 'meridian.example.evil.example', 'localhost.evil.example', '127.evil.example'])
      expect(scriptsAt(host, 'meridian.example'), host).toBe("'self'")
    expect(scriptsAt('127.0.0.1:80', 'meridian.example')).toBe('127.0.0.1:80/assets/ meridian.example/assets/')
  })
})

test('hashInlineScripts: scripts of a page start after the first paint, those of a preview at once', () => {
  const head = `<link rel="modulepreload" href="/a.js"/></head>`
  const rendered = `${head}<script type="module" nonce="${SCRIPT_NONCE}" src="/a.js"></script><script nonce="${SCRIPT_NONCE}" data-tsr-stream-part>b()</script>`
  const page = hashInlineScripts(rendered, [])
  expect(page.html).toBe('<link rel="late" href="/a.js"/></head><script type="late" src="/a.js"></script><script type="late" data-tsr-stream-part>b()</script>')
  const preview = inPreview({ scope: 'all', until: new Date() }, () => hashInlineScripts(rendered, []))
  expect(preview.html).toBe(`${head}<script type="module" src="/a.js"></script><script data-tsr-stream-part>b()</script>`)
  expect(preview.policy).toBe(page.policy)
})
