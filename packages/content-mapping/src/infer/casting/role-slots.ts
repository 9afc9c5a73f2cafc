/** Role → meaning → role field. Fields with other meanings are shown as they are. */
export const ROLE_SLOTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  story: slots('title slug summary body related seo', { picture: 'cover', date: 'published', people: 'authors' }),
  page: slots('title slug summary parent sections seo'),
  event: slots('title slug summary picture end venue price body seo', { date: 'start', booking: 'bookingUrl' }),
  person: slots('slug', { title: 'name', summary: 'role', picture: 'portrait', body: 'biography' }),
  topic: slots('title slug summary picture'),
  generic: slots('title slug summary picture date'),
  section: slots('title summary body picture'),
  part: slots('title summary body picture'),
  picture: slots('title caption', { picture: 'file' }),
  link: slots('target url children', { title: 'label' }),
  settings: slots('headerMenu footerMenu sharePicture', { title: 'name', summary: 'tagline', home: 'homePage' }),
  seo: slots('title picture noindex', { summary: 'description' }),
}

function slots(same: string, others: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(same.split(' ').map((name) => [name, name])), ...others }
}
