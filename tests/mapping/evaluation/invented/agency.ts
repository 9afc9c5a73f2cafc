import type { InventedSpace } from './invented.ts'

const TEXT =
  'We rebuilt the booking of a small ferry line. Passengers now see which boat is full before they walk to the pier, and the crew sees who still has to come. The old system printed lists.'

/** An agency of students with a portfolio. Nothing links most of its types, and some pages have no slug. */
export const agency: InventedSpace = {
  name: 'agency',
  types: {
    landingPage: 'entryTitle:s heroHeadline:s heroCopy:t heroImage:a ctas:ee>actionLink',
    aboutPage: 'entryTitle:s pageHeading:s missionStatement:t story:r photo:a',
    actionLink: 'copy:s goTo:s iconName:s look:s=solid|outline',
    work: 'projectTitle:s clientName:s role:s shot:a blurb:t fullStory:r repository:s demo:s techStack:ss slug:s!@slugEditor year:i',
    crew: 'fullName:s duty:s mugshot:a linkedinProfile:s graduation:i favouriteQuote:t',
    supporter: 'org:s mark:a site:s level:s=gold|silver',
    figure: 'amount:s caption:s',
    opening: 'jobTitle:s location:s jobDescription:r applyUrl:s closingDate:d',
    qa: 'q:s a:t',
    contactSection: 'heading:s nameLabel:s emailLabel:s messagePlaceholder:s sendButtonText:s thankYouMessage:t',
    topBar: 'entryTitle:s logo:a links:ee>barLink',
    barLink: 'text:s to:s newWindow:b',
    pageFooter: 'entryTitle:s address:t smallPrint:s socials:ee>actionLink',
    noticeText: 'entryTitle:s message:t isActive:b',
  },
  entries: {
    landingPage: [
      ['Landing', 'Software for good causes', 'We are forty students who build things for charities.', '#team', ['@actionLink-0', '@actionLink-1']],
    ],
    aboutPage: [['About', 'Who we are', 'To build what charities need.', `¶${TEXT} ${TEXT}`, '#room']],
    actionLink: [
      ['See our work', '/work', 'chevronRight', 'solid'],
      ['Write to us', '#contact', 'chevronRight', 'outline'],
      ['GitHub', 'https://github.example/agency', 'github', 'outline'],
    ],
    work: [
      [
        'Ferry tickets',
        'Island Line',
        'Design and code',
        '#ferry',
        'Tickets for a small ferry line.',
        `¶${TEXT}`,
        'https://github.example/ferry',
        'https://ferry.example',
        ['React', 'Go'],
        'ferry-tickets',
        2025,
      ],
      ['Food bank', 'City Food Bank', 'Code', '#food', 'Stock lists without paper.', `¶${TEXT}`, 'https://github.example/food', '', ['Vue'], 'food-bank', 2024],
    ],
    crew: [
      ['Ida Lund', 'President', '#ida', 'https://linkedin.example/ida', 2027, 'Ship it.'],
      ['Omar Haddad', 'Engineer', '#omar', 'https://linkedin.example/omar', 2026, 'Measure first.'],
    ],
    supporter: [
      ['North Bank', '#north', 'https://north.example', 'gold'],
      ['Data Co', '#data', 'https://data.example', 'silver'],
    ],
    figure: [
      ['40', 'students'],
      ['12', 'charities helped'],
    ],
    opening: [['Designer', 'Campus', `¶${TEXT}`, 'https://apply.example', '2026-12-01']],
    qa: [
      ['Does it cost anything?', 'No, charities pay nothing.'],
      ['How long does a project take?', 'One term.'],
    ],
    contactSection: [['Get in touch', 'Your name', 'Your e-mail', 'How can we help?', 'Send', 'We will write back soon.']],
    topBar: [['Top bar', '#logo', ['@barLink-0', '@barLink-1']]],
    barLink: [
      ['Work', '/work', false],
      ['About', '/about', false],
    ],
    pageFooter: [['Footer', '12 Campus Road', '© The agency', ['@actionLink-2']]],
    noticeText: [['Notice', 'Applications close in December.', true]],
  },
  means: {
    landingPage: 'page title=heroHeadline picture=heroImage',
    aboutPage: 'page title=pageHeading body=story picture=photo',
    actionLink: 'link title=copy url=goTo',
    work: 'page|story title=projectTitle slug=slug summary=blurb body=fullStory picture=shot',
    crew: 'person title=fullName summary=duty picture=mugshot',
    supporter: 'part|section title=org picture=mark',
    figure: 'part|section title=caption|amount',
    opening: 'part|section|page|story title=jobTitle body=jobDescription',
    qa: 'part|section title=q body=a',
    contactSection: 'section|part title=heading',
    topBar: 'link|menu|settings',
    barLink: 'link title=text url=to',
    pageFooter: 'link|menu|settings|section|part',
    noticeText: 'section|part body|summary=message',
  },
}
