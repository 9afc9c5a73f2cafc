import type { InventedSpace } from './invented.ts'

const T =
  'The weir was rebuilt in 1888 and again last spring. Between those years it fed a mill, a laundry and two generations of eels. We run it by hand on Sundays, and everybody may turn the wheel once.'
/** The site of a school on one page. Nothing links its parts, and a type holds each of them. */
export const outdoor: InventedSpace = {
  name: 'outdoor',
  types: {
    'topSection/Top section': 'name:s line1:s line2:s backgroundPhoto:a buttonText:s buttonLink:s',
    'whoWeAre/Who we are': 'heading:s text1:t text2:t image1:a image2:a',
    'trip/Trip':
      'tripName:s urlName:s! shortInfo:s longInfo:t@markdown days:i difficulty:s=easy|moderate|hard costPerPerson:s photos:aa guide:e>guide departs:d packingList:ss',
    'guide/Guide': 'guideName:s qualification:s aboutGuide:t face:a languages:ss',
    'gearShopItem/Gear shop item': 'label:s amount:n picture:a shopLink:s sizes:ss',
    'howItWorksStep/How it works step': 'order:i stepTitle:s stepText:t stepIcon:a',
    'happyCustomer/Happy customer': 'customerName:s whatTheySaid:t stars:i tripTaken:s',
    'partnerBadge/Partner badge': 'badgeName:s badge:a website:s',
    'faqEntry/FAQ entry': 'ask:s reply:t sortOrder:i',
    'contactDetails/Contact details': 'heading:s phone:s mail:s street:s town:s mapPosition:l openingTimes:t',
    'bookingFormLabels/Booking form labels':
      'formHeading:s nameField:s mailField:s dateField:s messagePlaceholder:s sendLabel:s successMessage:t errorMessage:t',
    'menuBarItem/Menu bar item': 'word:s jumpTo:s position:i',
    'bottomBar/Bottom bar': 'copyrightLine:s imprintText:r privacyText:r',
    'journalPost/Journal post': 'headline:s urlName:s! writtenOn:d writtenBy:s coverPhoto:a teaserText:t story:r',
    'browserTab/Browser tab': 'tabTitle:s googleDescription:t shareImage:a',
    'smallNumber/Small number': 'howMany:s ofWhat:s',
  },
  entries: {
    topSection: [['Top section', 'Sleep under the weir', 'Guided walks, canoes and cold mornings', '#river', 'Find a trip', '#trips']],
    whoWeAre: [['A school without walls', T, T, '#who1', '#who2']],
    trip: [
      [
        'Two nights on the Wye',
        'two-nights-on-the-wye',
        'Canoes and quiet water.',
        `## What we do\n\n${T}\n\n- paddle\n- cook`,
        3,
        'easy',
        '£240',
        ['#wye1', '#wye2'],
        '@guide-0',
        '2027-05-12',
        ['Sleeping bag', 'Hat'],
      ],
      ['Winter ridge', 'winter-ridge', 'Crampons and soup.', `${T}\n\n**Bring** boots.`, 2, 'hard', '£310', ['#ridge'], '@guide-1', '2027-01-20', ['Boots']],
      [
        'Family fire weekend',
        'family-fire-weekend',
        'Fires, bread and stars.',
        `${T}\n\n1. wood\n2. fire`,
        2,
        'easy',
        '£180',
        ['#fire'],
        '@guide-0',
        '2027-06-08',
        [],
      ],
    ],
    guide: [
      ['Rhiannon Pugh', 'Canoe coach', 'Rhiannon has capsized on four continents.', '#rhiannon', ['Welsh', 'English']],
      ['Tom Ade', 'Mountain leader', 'Tom reads weather like a menu.', '#tom', ['English']],
    ],
    gearShopItem: [
      ['Wool hat', 25, '#hat', 'https://shop.example/hat', ['S', 'M']],
      ['Tin mug', 9, '#mug', 'https://shop.example/mug', []],
      ['Head torch', 30, '#torch', 'https://shop.example/torch', []],
    ],
    howItWorksStep: [
      [1, 'Choose a trip', 'Every page says how hard it is.', '#s1'],
      [2, 'Meet your guide', 'A call a week before.', '#s2'],
      [3, 'Go', 'We bring the rest.', '#s3'],
    ],
    happyCustomer: [
      ['Mina', 'My son lit his first fire and has not stopped talking.', 5, 'Family fire weekend'],
      ['The Okafors', 'Cold, wet and perfect.', 4, 'Winter ridge'],
    ],
    partnerBadge: [
      ['Canoe Wales', '#b1', 'https://canoe.example'],
      ['Mountain Training', '#b2', 'https://mt.example'],
    ],
    faqEntry: [
      ['What if it rains?', 'We go anyway, with better hats.', 1],
      ['May I bring a dog?', 'Ask the guide first.', 2],
    ],
    contactDetails: [['Say hello', '+44 20 7946 0000', 'hello@weir.example', '3 Mill Lane', 'Hay-on-Wye', undefined, 'Monday to Friday, nine to five']],
    bookingFormLabels: [
      ['Book a place', 'Your name', 'Your e-mail', 'When', 'Tell us about your boots', 'Send', 'Thank you, we will call.', 'Something went wrong.'],
    ],
    menuBarItem: [
      ['Trips', '#trips', 1],
      ['About', '#about', 2],
      ['Journal', '/journal', 3],
    ],
    bottomBar: [['© Weir Outdoor School', `¶${T}`, `¶${T}`]],
    journalPost: [
      ['The eels are back', 'the-eels-are-back', '2026-04-02', 'Rhiannon Pugh', '#eels', 'Forty of them, at dawn.', `¶${T} ${T}`],
      ['A bridge of rope', 'a-bridge-of-rope', '2026-07-19', 'Tom Ade', '#bridge', 'Nine knots and one splash.', `¶${T}`],
    ],
    browserTab: [['Weir Outdoor School | Guided trips', 'Guided trips on water and rock.', '#share']],
    smallNumber: [
      ['1,200', 'nights outside'],
      ['34', 'rivers'],
      ['0', 'lost children'],
    ],
  },
  means: {
    topSection: 'section title=line1|name picture=backgroundPhoto',
    whoWeAre: 'section title=heading body=text1|text2',
    trip: 'page|story|event title=tripName slug=urlName summary=shortInfo body=longInfo picture=photos',
    guide: 'person title=guideName summary=qualification body=aboutGuide picture=face',
    gearShopItem: 'part|section title=label picture=picture',
    howItWorksStep: 'part|section title=stepTitle body|summary=stepText picture=stepIcon',
    happyCustomer: 'part|section title=customerName|- body|summary=whatTheySaid',
    partnerBadge: 'part|section title=badgeName picture=badge',
    faqEntry: 'part|section title=ask body|summary=reply',
    contactDetails: 'section|part title=heading',
    bookingFormLabels: 'section|part title=formHeading',
    menuBarItem: 'link title=word url=jumpTo',
    bottomBar: 'section|part|settings|link',
    journalPost: 'story title=headline slug=urlName date=writtenOn picture=coverPhoto summary=teaserText body=story',
    browserTab: 'seo|settings title=tabTitle summary=googleDescription',
    smallNumber: 'part|section title=howMany|ofWhat',
  },
}
