import type { InventedSpace } from './invented.ts'

const T =
  'Maps lie by leaving things out, and so do dashboards. This talk follows one wrong number from a sensor in a river to a slide in a board room, and shows the four places where somebody could have stopped it.'

/** A site of one conference. Talks have times on the day, and the conference itself is a singleton. */
export const conference: InventedSpace = {
  name: 'conference',
  types: {
    'conference/Conference': 'name:s edition:s startDate:d endDate:d venue:e>venue heroImage:a introduction:r ticketUrl:s hashtag:s',
    'speaker/Speaker': 'fullName:s slug:s! jobTitle:s companyName:s headshot:a bio:r keynote:b twitterHandle:s',
    'talk/Talk': 'title:s slug:s! abstract:r speakers:ee>speaker track:e>track startsAt:d endsAt:d room:s level:s=intro|deep recording:s',
    'track/Track': 'name:s colour:s description:t',
    'venue/Venue': 'name:s address:t photo:a howToGetThere:r location:l',
    'sponsor/Sponsor': 'companyName:s tier:s=gold|silver|bronze logo:a websiteUrl:s blurb:t',
    'ticketType/Ticket Type': 'name:s price:n perks:ss soldOut:b availableUntil:d',
    'scheduleBreak/Schedule Break': 'label:s startsAt:d endsAt:d',
    'faqEntry/FAQ Entry': 'question:s answer:r order:i',
    'contentPage/Content Page': 'title:s slug:s! heroTitle:s content:r callToAction:e>cta',
    'cta/CTA': 'text:s link:s openInNewTab:b',
    'newsPost/News Post': 'headline:s slug:s! postedOn:d teaser:t text:r image:a',
    'organiser/Organiser': 'name:s picture:a responsibility:s',
    'navigationMenu/Navigation Menu': 'title:s menuItems:ee>contentPage|cta',
    'codeOfConduct/Code of Conduct': 'title:s text:r',
  },
  entries: {
    conference: [['Wrong Numbers', '2027', '2027-05-20', '2027-05-21', '@venue-0', '#hall', `¶${T}`, 'https://tickets.example/wn', '#wrongnumbers']],
    speaker: [
      ['Ngozi Ade', 'ngozi-ade', 'Hydrologist', 'River Trust', '#ngozi', `¶${T}`, true, 'ngoziade'],
      ['Erik Holm', 'erik-holm', 'Data engineer', 'Northgrid', '#erik', `¶${T}`, false, 'erikh'],
      ['Sunita Rao', 'sunita-rao', 'Reporter', 'The Ledger', '#sunita', `¶${T}`, true, undefined],
    ],
    talk: [
      [
        'The river that was never dry',
        'river-never-dry',
        `¶${T}`,
        ['@speaker-0'],
        '@track-0',
        '2027-05-20T09:30',
        '2027-05-20T10:15',
        'Main hall',
        'intro',
        'https://videos.example/1',
      ],
      ['Null is not zero', 'null-is-not-zero', `¶${T}`, ['@speaker-1'], '@track-1', '2027-05-20T11:00', '2027-05-20T11:40', 'Room 2', 'deep', undefined],
      [
        'Asking the fourth person',
        'fourth-person',
        `¶${T}`,
        ['@speaker-2', '@speaker-0'],
        '@track-0',
        '2027-05-21T09:30',
        '2027-05-21T10:15',
        'Main hall',
        'intro',
        undefined,
      ],
    ],
    track: [
      ['People', '#ff8800', 'Who counts.'],
      ['Machines', '#0088ff', 'What counts.'],
    ],
    venue: [['Old Exchange', '1 Exchange Street, Manchester', '#exchange', '¶Five minutes from Victoria station.', undefined]],
    sponsor: [
      ['Northgrid', 'gold', '#northgrid', 'https://northgrid.example', 'Electricity for the north.'],
      ['Abacus', 'bronze', '#abacus', 'https://abacus.example', ''],
    ],
    ticketType: [
      ['Early bird', 180, ['Both days', 'Lunch'], true, '2027-02-01'],
      ['Regular', 260, ['Both days', 'Lunch'], false, '2027-05-19'],
    ],
    scheduleBreak: [
      ['Coffee', '2027-05-20T10:15', '2027-05-20T11:00'],
      ['Lunch', '2027-05-20T12:30', '2027-05-20T13:45'],
    ],
    faqEntry: [
      ['Is there a live stream?', '¶No, but recordings appear a week later.', 1],
      ['Can I bring my child?', '¶Yes, there is a play room.', 2],
    ],
    contentPage: [
      ['About', 'about', 'A conference about mistakes', `¶${T}`, '@cta-0'],
      ['Getting there', 'getting-there', 'Come by train', `¶${T}`, undefined],
      ['Imprint', 'imprint', undefined, `¶${T}`, undefined],
    ],
    cta: [
      ['Buy a ticket', 'https://tickets.example/wn', true],
      ['Submit a talk', 'https://cfp.example/wn', true],
    ],
    newsPost: [
      ['First speakers announced', 'first-speakers', '2026-10-01', 'Three people who were wrong.', `¶${T}`, '#news1'],
      ['Early birds are gone', 'early-birds-gone', '2026-11-20', 'In nine days.', `¶${T}`, undefined],
    ],
    organiser: [
      ['Jo Baptiste', '#jo', 'Programme'],
      ['Mei Tan', '#mei', 'Money'],
    ],
    navigationMenu: [['Main menu', ['@contentPage-0', '@contentPage-1', '@cta-0']]],
    codeOfConduct: [['Code of conduct', `¶${T} ${T}`]],
  },
  means: {
    conference: 'page|event|section|settings title=name',
    speaker: 'person title=fullName slug=slug summary=jobTitle body=bio picture=headshot',
    talk: 'event|page|story title=title slug=slug body|summary=abstract people=speakers|-',
    track: 'topic|part title=name',
    venue: 'part|section|page title=name picture=photo',
    sponsor: 'part|section|link|picture title=companyName picture=logo',
    ticketType: 'part|section title=name',
    scheduleBreak: 'part|section|event title=label',
    faqEntry: 'part|section title=question body=answer',
    contentPage: 'page title=title|heroTitle slug=slug',
    cta: 'link title=text url=link',
    newsPost: 'story title=headline slug=slug date=postedOn summary=teaser body=text picture=image',
    organiser: 'person title=name summary=responsibility picture=picture',
    navigationMenu: 'link|menu|settings children|headerMenu=menuItems',
    codeOfConduct: 'section|page|part title=title body=text',
  },
}
