import { expect, test } from 'vitest'
import { familyNames } from 'content-mapping/infer/names/family.ts'
import { fieldFit, typeFit } from 'content-mapping/infer/names/meaning.ts'
import { without, wordsOf } from 'content-mapping/infer/names/words.ts'

test.each([
  ['heroImage', 'hero image'],
  ['hero_image', 'hero image'],
  ['hero-image', 'hero image'],
  ['SEOTitle', 'seo title'],
  ['relatedFAQs', 'related faq'],
  ['nt_mergetag_id', 'nt mergetag id'],
  ['block2Image', 'block 2 image'],
  ['📜 Landing page', 'landing page'],
  ['Título (SEO)', 'titulo seo'],
  ['Überschrift', 'uberschrift'],
  ['titelbild', 'titel bild'],
  ['blogpost', 'blog post'],
  ['subHeading', 'subheading'],
  ['タイトル', 'タイトル'],
  ['2PqfXUJwE8qSYKuM0U6w8M', ''],
  ['sFzTZbSuM8coEwygeUYes', ''],
  ['highlightParagraph1', 'highlight paragraph 1'],
  ['permalink', 'permalink'],
])('wordsOf: %s is “%s”', (name, words) => {
  expect(wordsOf(name).join(' ')).toBe(words)
})

test.each([
  ['title', 'title', 1],
  ['articleTitle', 'title', 0.8],
  ['titleOfArticle', 'title', 0.7],
  ['theTitleShown', 'title', 0.5],
  ['ueberschrift', 'title', 1],
  ['titres', 'title', 1],
  ['subtitle', 'title', 0],
  ['blogPost', 'title', 0],
  ['veroeffentlichungsdatum', 'published', 0.7],
] as const)('fieldFit: a field called %s fits %s by %d', (name, meaning, fit) => {
  expect(fieldFit(wordsOf(name), meaning)).toBe(fit)
})

test('typeFit: recognizes synonyms, plurals and other languages', () => {
  expect(typeFit(wordsOf('blogPosts'), 'story')).toBe(1)
  expect(typeFit(wordsOf('kategorie'), 'topic')).toBe(1)
  expect(typeFit(wordsOf('heroBanner'), 'section')).toBe(1)
  expect(typeFit(wordsOf('price'), 'story')).toBe(0)
})

test('without: removes the words of the type from its fields, unless none is left', () => {
  expect(without(['category', 'name'], ['category'])).toEqual(['name'])
  expect(without(['category'], ['category'])).toEqual(['category'])
  expect(without(['block', '1'], ['block'])).toEqual(['block', '1'])
})

test('familyNames: separates the common prefix of ids from the rest', () => {
  const names = familyNames(['kbAppArticle', 'kbAppCategory', 'kbAppLink', 'codeBlock', 'faqItem'])
  expect(names.get('kbAppArticle')).toEqual({ family: ['kb', 'app'], own: ['article'] })
  expect(names.get('codeBlock')).toEqual({ family: [], own: ['code', 'block'] })
  expect(names.get('faqItem')).toEqual({ family: [], own: ['faq'] })
})
