import type { InventedSpace } from './invented.ts'

const T =
  'Every invoice is read once, by a machine, and once more by a person who can say no. The machine is fast and the person is right, and together they close the month on the second working day.'

/** A builder of landing pages with prefixes for layers, generic data types and internal names everywhere. */
export const landingBuilder: InventedSpace = {
  name: 'landing builder',
  types: {
    'layoutPage/Layout: Page': 'internalName:s slug:s! pageTitle:s navigation:e>configNavigation sections:ee>layoutSection seo:e>configSeo',
    'layoutSection/Layout: Section':
      'internalName:s eyebrow:s heading:s backgroundColor:s=white|sand|ink columns:i items:ee>componentHeroBanner|componentCard|componentLogoCloud|componentStat|componentAccordion|componentVideo|componentSignupForm',
    'componentHeroBanner/Component: Hero banner': 'internalName:s eyebrow:s headline:s bodyText:r media:e>dataMedia actions:ee>dataLink heroSize:s=full|half',
    'componentCard/Component: Card': 'internalName:s heading:s text:t media:e>dataMedia action:e>dataLink',
    'componentLogoCloud/Component: Logo cloud': 'internalName:s caption:s logos:ee>dataMedia',
    'componentStat/Component: Stat': 'internalName:s figure:s figureLabel:s',
    'componentAccordion/Component: Accordion': 'internalName:s heading:s rows:ee>componentAccordionRow',
    'componentAccordionRow/Component: Accordion row': 'internalName:s summary:s details:r',
    'componentVideo/Component: Video': 'internalName:s videoId:s poster:e>dataMedia caption:s',
    'componentSignupForm/Component: Signup form': 'internalName:s heading:s emailPlaceholder:s submitLabel:s successMessage:s hubspotFormId:s',
    'topicProduct/Topic: Product':
      'internalName:s name:s slug:s! tagline:s description:r screenshot:e>dataMedia features:ee>topicProductFeature pricing:ee>topicPlan',
    'topicProductFeature/Topic: Product feature': 'internalName:s name:s shortDescription:t longDescription:r icon:e>dataMedia',
    'topicPlan/Topic: Plan': 'internalName:s name:s price:s billing:s=monthly|yearly inclusions:ss action:e>dataLink',
    'topicCustomer/Topic: Customer': 'internalName:s companyName:s slug:s! industry:s logo:e>dataMedia challenge:r outcome:r quote:t quotee:e>topicPerson',
    'topicPerson/Topic: Person': 'internalName:s fullName:s jobTitle:s headshot:e>dataMedia',
    'dataLink/Data: Link': 'internalName:s label:s internalPage:e>layoutPage|topicProduct|topicCustomer externalUrl:s style:s=primary|ghost',
    'dataMedia/Data: Media': 'internalName:s desktop:a mobile:a altText:s',
    'configNavigation/Config: Navigation': 'internalName:s logo:e>dataMedia items:ee>dataLink cta:e>dataLink',
    'configSeo/Config: SEO': 'internalName:s metaTitle:s metaDescription:t shareImage:a noIndex:b',
    'configRedirect/Config: Redirect': 'internalName:s fromPath:s toPath:s permanent:b',
  },
  entries: {
    layoutPage: [
      ['PAGE | Home', '/', 'Ledgerly', '@configNavigation-0', ['@layoutSection-0', '@layoutSection-1'], '@configSeo-0'],
      ['PAGE | Pricing', 'pricing', 'What it costs', '@configNavigation-0', ['@layoutSection-2', '@layoutSection-3'], '@configSeo-1'],
      ['PAGE | Contact', 'contact', 'Talk to a person', '@configNavigation-0', ['@layoutSection-4'], undefined],
    ],
    layoutSection: [
      ['SEC | Home hero', undefined, undefined, 'white', 1, ['@componentHeroBanner-0']],
      [
        'SEC | Home proof',
        'Trusted',
        'Closed on the second day',
        'sand',
        3,
        ['@componentLogoCloud-0', '@componentStat-0', '@componentStat-1', '@componentCard-0', '@componentCard-1'],
      ],
      ['SEC | Pricing hero', undefined, undefined, 'ink', 1, ['@componentHeroBanner-1']],
      ['SEC | Pricing FAQ', undefined, 'Before you ask', 'white', 1, ['@componentAccordion-0', '@componentVideo-0']],
      ['SEC | Contact form', undefined, 'Write to us', 'white', 1, ['@componentSignupForm-0']],
    ],
    componentHeroBanner: [
      ['HERO | Home', 'Accounts payable', 'Close the month on day two', `¶${T}`, '@dataMedia-0', ['@dataLink-0', '@dataLink-1'], 'full'],
      ['HERO | Pricing', undefined, 'One price per invoice', '¶No seats, no tiers.', '@dataMedia-1', ['@dataLink-1'], 'half'],
    ],
    componentCard: [
      ['CARD | Read', 'Read', 'A machine reads each line.', '@dataMedia-2', '@dataLink-2'],
      ['CARD | Check', 'Check', 'A person says no, or nothing.', '@dataMedia-2', undefined],
    ],
    componentLogoCloud: [['LOGOS | Home', 'In use at', ['@dataMedia-3', '@dataMedia-4']]],
    componentStat: [
      ['STAT | days', '2', 'working days to close'],
      ['STAT | error', '0.02 %', 'of lines corrected'],
    ],
    componentAccordion: [['ACC | Pricing', 'Questions about money', ['@componentAccordionRow-0', '@componentAccordionRow-1']]],
    componentAccordionRow: [
      ['ACC | Pricing | seats', 'Do you charge per seat?', '¶No. Invite everybody.'],
      ['ACC | Pricing | cancel', 'Can I leave?', '¶At the end of any month.'],
    ],
    componentVideo: [['VIDEO | Tour', 'kZ81mXqQw2c', '@dataMedia-1', 'Four minutes, no music']],
    componentSignupForm: [['FORM | Contact', 'We answer within a day', 'you@company.example', 'Send', 'Thank you, a person has it now.', 'a81f-22c0']],
    topicProduct: [
      [
        'PROD | Intake',
        'Intake',
        'intake',
        'Reads what arrives',
        `¶${T}`,
        '@dataMedia-1',
        ['@topicProductFeature-0', '@topicProductFeature-1'],
        ['@topicPlan-0'],
      ],
      ['PROD | Ledger', 'Ledger', 'ledger', 'Books what was read', `¶${T}`, '@dataMedia-0', ['@topicProductFeature-1'], ['@topicPlan-0', '@topicPlan-1']],
    ],
    topicProductFeature: [
      ['FEAT | ocr', 'Reads handwriting', 'Even that of your landlord.', `¶${T}`, '@dataMedia-2'],
      ['FEAT | audit', 'Keeps a trail', 'Each change has a name on it.', `¶${T}`, '@dataMedia-2'],
    ],
    topicPlan: [
      ['PLAN | pay', 'Per invoice', '0.40 €', 'monthly', ['Unlimited people', 'Two reviews'], '@dataLink-1'],
      ['PLAN | flat', 'Flat', '900 €', 'yearly', ['3,000 invoices'], '@dataLink-1'],
    ],
    topicCustomer: [
      ['CUST | Harbour', 'Harbour Foods', 'harbour-foods', 'Wholesale', '@dataMedia-3', `¶${T}`, `¶${T}`, 'We stopped working Sundays.', '@topicPerson-0'],
      ['CUST | Alder', 'Alder Clinics', 'alder-clinics', 'Health', '@dataMedia-4', `¶${T}`, `¶${T}`, 'The auditor left early.', '@topicPerson-1'],
    ],
    topicPerson: [
      ['PERSON | Ruth', 'Ruth Adeyemi', 'Head of finance', '@dataMedia-5'],
      ['PERSON | Karl', 'Karl Lindt', 'Controller', '@dataMedia-5'],
    ],
    dataLink: [
      ['LINK | Start', 'Start now', '@layoutPage-1', undefined, 'primary'],
      ['LINK | Talk', 'Talk to us', '@layoutPage-2', undefined, 'ghost'],
      ['LINK | Intake', 'How intake works', '@topicProduct-0', undefined, 'ghost'],
      ['LINK | Status', 'Status', undefined, 'https://status.example', 'ghost'],
    ],
    dataMedia: [
      ['MEDIA | desk', '#desk', '#deskM', 'A desk without paper'],
      ['MEDIA | screen', '#screen', undefined, 'The list of invoices'],
      ['MEDIA | icon', '#icon', undefined, 'A tick'],
      ['MEDIA | harbour', '#harbour', undefined, 'Harbour Foods'],
      ['MEDIA | alder', '#alder', undefined, 'Alder Clinics'],
      ['MEDIA | face', '#face', undefined, 'A person in a green jumper'],
    ],
    configNavigation: [['NAV | Main', '@dataMedia-3', ['@dataLink-0', '@dataLink-2', '@dataLink-3'], '@dataLink-1']],
    configSeo: [
      ['SEO | Home', 'Ledgerly: close on day two', 'Accounts payable, read twice.', '#share', false],
      ['SEO | Pricing', 'Pricing | Ledgerly', 'One price per invoice.', '#share', false],
    ],
    configRedirect: [['RED | old pricing', '/prices', '/pricing', true]],
  },
  means: {
    layoutPage: 'page title=pageTitle slug=slug sections=sections',
    layoutSection: 'section title=heading',
    componentHeroBanner: 'section title=headline body=bodyText picture=media',
    componentCard: 'section|part title=heading summary|body=text picture=media',
    componentLogoCloud: 'section title=caption|-',
    componentStat: 'section|part',
    componentAccordion: 'section title=heading',
    componentAccordionRow: 'part|section title=summary body=details',
    componentVideo: 'section|part',
    componentSignupForm: 'section title=heading',
    topicProduct: 'page title=name slug=slug summary=tagline picture=screenshot',
    topicProductFeature: 'part|section title=name summary=shortDescription body=longDescription picture=icon',
    topicPlan: 'part|section title=name',
    topicCustomer: 'page|story title=companyName slug=slug picture=logo',
    topicPerson: 'person title=fullName summary=jobTitle picture=headshot',
    dataLink: 'link title=label target=internalPage url=externalUrl',
    dataMedia: 'picture picture=desktop',
    configNavigation: 'link|menu|settings',
    configSeo: 'seo title=metaTitle summary=metaDescription picture=shareImage noindex=noIndex',
    configRedirect: 'none',
  },
}
