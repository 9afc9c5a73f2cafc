import type { InventedSpace } from './invented.ts'

const TEXT =
  'Turned from one piece of ash and oiled twice. The bowl holds two litres and may not go into the dishwasher. Each bowl has its own grain, so that the one you receive differs a little from the picture.'

/** A shop for kitchen things. */
export const shop: InventedSpace = {
  name: 'shop',
  types: {
    homepage:
      'heroTitle:s heroText:t heroImage:e>imageBlock heroCta:e>cta featuredProducts:ee>product collections:ee>collection usps:ee>usp journal:ee>article',
    product:
      'name:s slug:s!@slugEditor sku:s! price:n salePrice:n shortDescription:t description:r images:ee>imageBlock category:e>collection brand:e>brand variants:ee>variant inStock:b',
    variant: 'label:s sku:s! color:s price:n',
    collection: 'title:s slug:s!@slugEditor description:t image:e>imageBlock',
    brand: 'brandName:s logo:a about:t homepageUrl:s',
    usp: 'headline:s text:s icon:a',
    imageBlock: 'title:s url:a altText:s credit:s',
    cta: 'text:s href:s image:a',
    article: 'title:s slug:s!@slugEditor publishDate:d teaser:t content:r mainImage:e>imageBlock writer:e>teamMember',
    teamMember: 'fullName:s jobDescription:s picture:e>imageBlock email:s',
    customerReview: 'reviewer:s rating:i comment:t product:e>product',
    faqEntry: 'question:s answer:r sortOrder:i',
    store: 'name:s street:s city:s openingHours:t location:l phone:s',
    newsletterSignup: 'heading:s placeholder:s buttonLabel:s consentText:t',
    shippingMethod: 'label:s cost:n days:s',
    shopSettings: 'shopName:s claim:s logo:a mainMenu:ee>menuLink footerLinks:ee>menuLink freeShippingFrom:n',
    menuLink: 'title:s linkedEntry:e>product|collection|article|homepage link:s',
  },
  entries: {
    homepage: [
      [
        'Things that last',
        'Bowls, knives and boards for people who cook every day.',
        '@imageBlock-0',
        '@cta-0',
        ['@product-0', '@product-1'],
        ['@collection-0'],
        ['@usp-0', '@usp-1'],
        ['@article-0'],
      ],
    ],
    product: [
      [
        'Ash bowl',
        'ash-bowl',
        'B-100',
        48,
        undefined,
        'A bowl for bread and salad.',
        `¶${TEXT}`,
        ['@imageBlock-1'],
        '@collection-0',
        '@brand-0',
        ['@variant-0', '@variant-1'],
        true,
      ],
      ['Paring knife', 'paring-knife', 'K-020', 32, 28, 'Short and very sharp.', '¶Carbon steel.', ['@imageBlock-2'], '@collection-1', '@brand-1', [], true],
    ],
    variant: [
      ['Small', 'B-100-S', 'natural', 38],
      ['Large', 'B-100-L', 'natural', 48],
    ],
    collection: [
      ['Bowls', 'bowls', 'From one piece of wood.', '@imageBlock-1'],
      ['Knives', 'knives', 'Carbon and stainless steel.', '@imageBlock-2'],
    ],
    brand: [
      ['Falk', '#falk', 'A workshop of four people in the Black Forest.', 'https://falk.example'],
      ['Moreau', '#moreau', 'Knives since 1887.', 'https://moreau.example'],
    ],
    usp: [
      ['Free returns', 'Within 60 days', '#return'],
      ['Repairs', 'For ever', '#repair'],
    ],
    imageBlock: [
      ['Hero', '#hero', 'A kitchen table in the morning', ''],
      ['Bowl', '#bowl', 'A bowl of ash', 'Photo: R. Falk'],
      ['Knife', '#knife', 'A short knife', 'Photo: R. Falk'],
      ['Writer', '#writer', 'A portrait', ''],
    ],
    cta: [
      ['Shop bowls', '/collections/bowls', undefined],
      ['Our story', '/journal/our-story', '#arrow'],
    ],
    article: [
      ['How a bowl is turned', 'how-a-bowl-is-turned', '2026-01-05', 'A visit to the workshop.', `¶${TEXT} ${TEXT}`, '@imageBlock-1', '@teamMember-0'],
      ['Care for carbon steel', 'care-for-carbon-steel', '2026-02-05', 'Oil, and patience.', `¶${TEXT}`, '@imageBlock-2', '@teamMember-0'],
    ],
    teamMember: [
      ['Jana Roth', 'Writes and packs', '@imageBlock-3', 'jana@example.org'],
      ['Sam Field', 'Answers the phone', '@imageBlock-3', 'sam@example.org'],
    ],
    customerReview: [
      ['Bea', 5, 'I use it every day.', '@product-0'],
      ['Karl', 4, 'A little heavy, but beautiful.', '@product-0'],
      ['Bea', 5, 'Sharp.', '@product-1'],
    ],
    faqEntry: [
      ['Do you ship abroad?', '¶To all of Europe.', 1],
      ['Can I return things?', '¶Within sixty days.', 2],
    ],
    store: [
      ['Hamburg', 'Am Sande 3', 'Hamburg', 'Tue–Sat 10–18', undefined, '+49 40 0000'],
      ['Vienna', 'Gasse 9', 'Vienna', 'Mon–Fri 10–18', undefined, '+43 1 0000'],
    ],
    newsletterSignup: [['Letters from the workshop', 'Your e-mail address', 'Subscribe', 'You can leave at any time.']],
    shippingMethod: [
      ['Standard', 4.9, '2–3 days'],
      ['Express', 9.9, '1 day'],
    ],
    shopSettings: [['Falk & Friends', 'Things that last', '#logo', ['@menuLink-0', '@menuLink-1'], ['@menuLink-1'], 80]],
    menuLink: [
      ['Bowls', '@collection-0', ''],
      ['Journal', undefined, '/journal'],
    ],
  },
  means: {
    homepage: 'page title=heroTitle summary|body=heroText picture=heroImage',
    product: 'page|story title=name slug=slug summary=shortDescription body=description picture=images',
    variant: 'part|section title=label',
    collection: 'topic|page title=title slug=slug summary=description picture=image',
    brand: 'part|section title=brandName body|summary=about picture=logo',
    usp: 'part|section title=headline body|summary=text picture=icon',
    imageBlock: 'picture picture=url caption=credit|altText',
    cta: 'link title=text url=href',
    article: 'story title=title slug=slug summary=teaser body=content picture=mainImage date=publishDate people=writer',
    teamMember: 'person title=fullName summary=jobDescription picture=picture',
    customerReview: 'part|section body|summary=comment',
    faqEntry: 'part|section title=question body=answer',
    store: 'part|section|page title=name',
    newsletterSignup: 'section|part title=heading',
    shippingMethod: 'part|section title=label',
    shopSettings: 'settings title=shopName summary=claim headerMenu=mainMenu footerMenu=footerLinks',
    menuLink: 'link title=title target=linkedEntry url=link',
  },
}
