import type { ElementContent } from 'hast'
import { expect, test } from 'vitest'
import { pageText } from '../../../src/features/markdown/html/page-text.server.ts'
import { readable } from '../../../src/features/markdown/html/readable.ts'

test('readable: texts around removed elements are joined to one text', () => {
  const children: ElementContent[] = [{ type: 'text', value: 'a' }]
  for (let count = 0; count < 3; count += 1) {
    const mark: ElementContent = { type: 'text', value: '↩' }
    children.push({ type: 'element', tagName: 'a', properties: { role: 'doc-backlink', href: '#x' }, children: [mark] }, { type: 'text', value: ' ' })
  }
  expect(readable({ type: 'root', children }, (href) => href)).toEqual([{ type: 'text', value: 'a   ' }])
  expect(pageText('<main><p>a <button>b</button> c</p></main>', (href) => href).text).toBe('a c\n')
})
