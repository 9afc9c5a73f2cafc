import { testDropdowns } from './page-tests.ts'

testDropdowns([
  {
    name: 'language menu',
    path: (locale) => `/${locale}/topics`,
    popup: 'menu',
    button: (page) => page.locator('header button[popovertarget]:visible').last(),
    link: (panel) => panel.locator('a[hreflang="fr"]'),
  },
  {
    name: 'share menu',
    path: (locale) => `/${locale}/topics`,
    popup: 'menu',
    button: (page) => page.locator('footer button[popovertarget]'),
    link: (panel) => panel.locator('a[href^="mailto:"]'),
  },
  {
    name: 'filter of stories',
    path: (locale) => `/${locale}/stories`,
    popup: 'listbox',
    button: (page) => page.locator('main nav button[popovertarget]').first(),
    link: (panel) => panel.locator('a').nth(2),
  },
  {
    name: 'filter of the search',
    path: (locale) => `/${locale}/search?q=${locale === 'ar' ? 'القمر' : 'moon'}`,
    popup: 'listbox',
    button: (page) => page.locator('main nav button[popovertarget]').first(),
    link: (panel) => panel.locator('a').nth(1),
  },
])
