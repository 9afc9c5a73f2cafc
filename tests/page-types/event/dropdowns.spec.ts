import { testDropdowns } from '../../browser/ui/dropdown/page-tests.ts'

const EVENT: Readonly<Record<string, string>> = { en: '/en/events/refractor-night', ar: '/ar/events' }

testDropdowns([
  {
    name: 'calendar menu',
    path: (locale) => EVENT[locale] ?? '',
    popup: 'menu',
    button: (page) => page.locator('main button[popovertarget]:has(+ * a[href^="webcal:"])'),
    link: (panel) => panel.locator('a[href^="webcal:"]'),
  },
  {
    name: 'filter of events by month',
    path: (locale) => `/${locale}/events`,
    popup: 'listbox',
    button: (page) => page.locator('main nav button[popovertarget]').nth(1),
    link: (panel) => panel.locator('a').nth(3),
  },
])
