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
])
