import type { InventedSpace } from './invented.ts'

const T =
  'Shot on the last roll of a discontinued stock, the film follows a ferry that has stopped calling at an island. The crew lived there for a month and recorded the sound of the pier every evening, whether or not anybody came.'

/** A collective of film makers with a small shop. Identifiers are addresses, and tags are texts. */
export const filmCollective: InventedSpace = {
  name: 'film collective',
  types: {
    'article/Article': 'title:s identifier:s! publishedDate:d tags:ss poster:a photos:aa body:r creditList:t relatedContent:ee>article|film|product',
    'film/Film':
      'title:s identifier:s! releaseYear:i duration:s synopsis:t trailerUrl:s poster:a stills:ee>screenGrab credits:ee>credit genre:s=fiction|documentary laurels:aa',
    'credit/Credit': 'job:s collaborator:e>collaborator',
    'collaborator/Collaborator': 'name:s tagIdentifier:s isADirector:b photo:a profession:s linkLabel:s link:s',
    'screenGrab/Screen Grab': 'title:s time:n thumbnail:a',
    'product/Product': 'title:s identifier:s! sizes:ss colors:ss price:n soldOut:b description:r poster:a photos:aa relatedContent:ee>article|film|product',
    'screening/Screening': 'film:e>film cinema:s city:s dateAndTime:d ticketsUrl:s',
    'popup/Popup': 'name:s headline:s text:t link:s poster:a startDate:d endDate:d',
    'aboutPiece/About Piece': 'title:s identifier:s! body:r',
    'press/Press': 'outlet:s quote:t articleLink:s film:e>film',
    'landing/Landing': 'heading:s featuredFilm:e>film reel:a latest:ee>article|film|product newsletterHeading:s newsletterPlaceholder:s newsletterButton:s',
    'menu/Menu': 'name:s links:ee>menuLink',
    'menuLink/Menu Link': 'label:s path:s isExternal:b',
  },
  entries: {
    article: [
      [
        'A month on the pier',
        'a-month-on-the-pier',
        '2026-04-02',
        ['diary', 'ferry'],
        '#pier',
        ['#p1', '#p2'],
        `¶${T} ${T}`,
        'Words: Ola Brandt\nPhotos: Ines Prado',
        ['@film-0'],
      ],
      ['How to load in the dark', 'how-to-load-in-the-dark', '2026-06-15', ['craft'], '#dark', [], `¶${T}`, 'Words: Ines Prado', ['@product-0']],
      ['Letters to a projectionist', 'letters-to-a-projectionist', '2026-09-09', ['diary'], '#letters', ['#l1'], `¶${T}`, undefined, []],
    ],
    film: [
      [
        'Last Call',
        'last-call',
        2026,
        '74 min',
        'A ferry stops calling at an island.',
        'https://videos.example/lastcall',
        '#lastcall',
        ['@screenGrab-0', '@screenGrab-1'],
        ['@credit-0', '@credit-1'],
        'documentary',
        ['#laurel1'],
      ],
      ['Salt', 'salt', 2023, '19 min', 'Two sisters sell the sea.', 'https://videos.example/salt', '#salt', ['@screenGrab-2'], ['@credit-2'], 'fiction', []],
    ],
    credit: [
      ['Director', '@collaborator-0'],
      ['Camera', '@collaborator-1'],
      ['Director', '@collaborator-1'],
    ],
    collaborator: [
      ['Ola Brandt', 'ola-brandt', true, '#ola', 'Director', 'Website', 'https://ola.example'],
      ['Ines Prado', 'ines-prado', true, '#ines', 'Cinematographer', 'Instagram', 'https://instagram.example/ines'],
      ['Sam Okoro', 'sam-okoro', false, '#sam', 'Sound', 'Website', 'https://sam.example'],
    ],
    screenGrab: [
      ['Last Call: pier', 14.5, '#s1'],
      ['Last Call: rope', 921, '#s2'],
      ['Salt: shop', 33, '#s3'],
    ],
    product: [
      ['Last Call poster', 'last-call-poster', ['A2', 'A1'], [], 28, false, `¶${T}`, '#posterShop', ['#ps1'], ['@film-0']],
      ['Crew shirt', 'crew-shirt', ['S', 'M', 'L'], ['black', 'salt'], 35, true, `¶${T}`, '#shirt', ['#sh1'], []],
    ],
    screening: [
      ['@film-0', 'Kino Arsenal', 'Berlin', '2027-01-20T20:00', 'https://tickets.example/1'],
      ['@film-1', 'Cinemateca', 'Lisboa', '2027-02-04T21:30', 'https://tickets.example/2'],
    ],
    popup: [['Autumn popup', 'Last Call is out', 'Watch it where you are.', 'https://watch.example', '#popup', '2026-10-01', '2026-11-01']],
    aboutPiece: [
      ['Who we are', 'who-we-are', `¶${T}`],
      ['How we pay', 'how-we-pay', `¶${T} ${T}`],
    ],
    press: [
      ['Sight & Sea', 'A film that waits with you.', 'https://sight.example/lastcall', '@film-0'],
      ['The Ferryman', 'Nineteen minutes, not one too many.', 'https://ferryman.example/salt', '@film-1'],
    ],
    landing: [['Films about waiting', '@film-0', '#reel', ['@article-0', '@film-1', '@product-0'], 'One letter a month', 'your@mail.example', 'Subscribe']],
    menu: [['Main', ['@menuLink-0', '@menuLink-1', '@menuLink-2']]],
    menuLink: [
      ['Films', '/films', false],
      ['Shop', '/shop', false],
      ['Vimeo', 'https://vimeo.example/collective', true],
    ],
  },
  means: {
    article: 'story title=title slug=identifier date=publishedDate body=body picture=poster',
    film: 'page|story title=title slug=identifier summary|body=synopsis picture=poster',
    credit: 'part|section title=job|-',
    collaborator: 'person title=name summary=profession picture=photo',
    screenGrab: 'picture|part|section picture=thumbnail',
    product: 'page title=title slug=identifier picture=poster',
    screening: 'event|part|section',
    popup: 'section|part|none title=headline body|summary=text',
    aboutPiece: 'page|story|section title=title slug=identifier',
    press: 'part|section body=quote',
    landing: 'page title=heading',
    menu: 'link|menu children=links',
    menuLink: 'link title=label url=path',
  },
}
