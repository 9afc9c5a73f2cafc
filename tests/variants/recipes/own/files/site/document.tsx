import type { OwnDocument } from '#app/seo/own-document.ts'

export const document: OwnDocument = {
  meta: [{ name: 'theme-color', content: '#123456' }],
  links: [{ rel: 'me', href: 'https://social.example/@site' }],
  scripts: [{ src: 'https://stats.example/count.js', defer: true }, { children: 'window.ownScript = true' }],
  End: () => <div data-own-end />,
}
