import { expect, test } from 'vitest'
import { prefersMarkdown } from '../../../src/server/request/prefers-markdown.server.ts'

test.each([
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/html, text/markdown',
  'text/markdown;q=0.9, text/html;q=0.8',
  'text/html;q=0.5, text/markdown; charset=utf-8; q=0.5',
  'text/markdown;q=0.2, */*;q=0.1',
  'text/markdown;q=0.5, text/html;q=0.4, */*;q=0.9',
])('prefersMarkdown: returns true for "%s"', (accept) => expect(prefersMarkdown(accept)).toBe(true))

test.each([
  undefined,
  null,
  '',
  '*/*',
  'text/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=nonsense',
  'text/markdown;q=0.8, text/html',
  'text/markdown;q=0.8, text/*;q=0.9',
  'text/markdown;q=0.8, */*',
  'text/markdownish',
  'application/text/markdown',
])('prefersMarkdown: returns false for "%s"', (accept) => expect(prefersMarkdown(accept)).toBe(false))
