import type { InventedSpace } from './invented.ts'

const TEXT =
  'Students learn to measure, to model and to explain. The first year is the same for all; afterwards each student chooses a field. Seminars have at most eighteen places, and every seminar ends with a project that is shown in public.'

/** A university, with prefixed ids and a separate menu. */
export const university: InventedSpace = {
  name: 'university',
  types: {
    't_page/Content page': 'adminLabel:s heading:s url_slug:s! intro:t main:r modules:ee>m_accordion|m_contactBox|m_quickLinks|m_video',
    't_programme/Degree programme':
      'programmeTitle:s url_slug:s! degree:s=BA|MA duration:s teaser:t overview:r image:a courses:ee>t_course department:e>t_department',
    't_course/Course': 'courseCode:s courseTitle:s credits:i lecturer:e>t_staff outline:t',
    't_department/Department': 'departmentName:s url_slug:s! summary:t head:e>t_staff',
    't_staff/Staff profile': 'surname:s givenName:s academicTitle:s email:s room:s portrait:a researchInterests:t',
    't_news/News item': 'newsTitle:s url_slug:s! newsDate:d lead:t newsText:r image:a',
    't_event/Event': 'eventTitle:s url_slug:s! startsAt:d endsAt:d room:s eventText:r',
    'm_accordion/Accordion': 'heading:s items:ee>m_accordionItem',
    'm_accordionItem/Accordion item': 'question:s answer:r',
    'm_contactBox/Contact box': 'heading:s contact:e>t_staff openingHours:t',
    'm_quickLinks/Quick links': 'heading:s links:ee>m_link',
    'm_link/Link': 'text:s target:e>t_page|t_programme|t_news href:s file:a',
    'm_video/Video': 'caption:s youtubeId:s',
    'c_menu/Menu': 'adminLabel:s entries:ee>c_menuEntry',
    'c_menuEntry/Menu entry': 'text:s target:e>t_page|t_programme subentries:ee>c_menuEntry',
    'c_alert/Alert banner': 'message:s level:s=info|warning active:b',
  },
  entries: {
    t_page: [
      ['Start page', 'A small university by the lake', 'home', 'Study, research and live by the lake.', `¶${TEXT}`, ['@m_quickLinks-0', '@m_video-0']],
      ['Admissions', 'Admissions', 'admissions', 'How to apply.', `¶${TEXT} ${TEXT}`, ['@m_accordion-0', '@m_contactBox-0']],
    ],
    t_programme: [
      ['Physics', 'physics', 'BA', '6 semesters', 'From the atom to the weather.', `¶${TEXT} ${TEXT}`, '#physics', ['@t_course-0'], '@t_department-0'],
      ['History', 'history', 'MA', '4 semesters', 'Sources and their readers.', `¶${TEXT}`, '#history', ['@t_course-1'], '@t_department-1'],
    ],
    t_course: [
      ['PH-101', 'Measuring', 6, '@t_staff-0', 'Instruments and errors.'],
      ['HI-204', 'Reading old hands', 4, '@t_staff-1', 'From 1500 to 1800.'],
    ],
    t_department: [
      ['Department of Physics', 'department-of-physics', 'Twelve groups.', '@t_staff-0'],
      ['Department of History', 'department-of-history', 'Six chairs.', '@t_staff-1'],
    ],
    t_staff: [
      ['Okafor', 'Ngozi', 'Prof. Dr.', 'okafor@example.org', 'B 12', '#ngozi', 'Clouds, ice and light.'],
      ['Brandt', 'Ute', 'Dr.', 'brandt@example.org', 'A 3', '#ute', 'Letters of merchants.'],
    ],
    t_news: [
      ['A telescope for all', 'a-telescope-for-all', '2026-02-10', 'The roof is open on Thursdays.', `¶${TEXT}`, '#roof'],
      ['New library hours', 'new-library-hours', '2026-03-01', 'Until midnight.', '¶The library stays open until midnight during term.', '#library'],
    ],
    t_event: [
      ['Night of science', 'night-of-science', '2026-06-01T18:00:00Z', '2026-06-01T23:00:00Z', 'Main hall', `¶${TEXT}`],
      ['Open day', 'open-day', '2026-09-01T09:00:00Z', '2026-09-01T16:00:00Z', 'Campus', '¶Visit us.'],
    ],
    m_accordion: [['Questions', ['@m_accordionItem-0', '@m_accordionItem-1']]],
    m_accordionItem: [
      ['When can I apply?', '¶From May to July.'],
      ['Is there a fee?', '¶No.'],
    ],
    m_contactBox: [['Advice', '@t_staff-1', 'Mon–Thu 9–12']],
    m_quickLinks: [['Quick links', ['@m_link-0', '@m_link-1']]],
    m_link: [
      ['Apply', '@t_page-1', '', undefined],
      ['Canteen', undefined, 'https://canteen.example.org', undefined],
      ['Handbook', undefined, '', '#handbook'],
    ],
    m_video: [['The campus from above', 'dQw4w9WgXcQ']],
    c_menu: [['Main menu', ['@c_menuEntry-0', '@c_menuEntry-1']]],
    c_menuEntry: [
      ['Study', '@t_programme-0', ['@c_menuEntry-1']],
      ['Admissions', '@t_page-1', undefined],
    ],
    c_alert: [['The ferry does not run on Monday.', 'info', true]],
  },
  means: {
    t_page: 'page title=heading slug=url_slug summary=intro body=main sections=modules',
    t_programme: 'page|story title=programmeTitle slug=url_slug summary=teaser body=overview picture=image',
    t_course: 'part|section title=courseTitle',
    t_department: 'page|topic title=departmentName slug=url_slug summary=summary',
    t_staff: 'person title=surname|givenName picture=portrait body=researchInterests',
    t_news: 'story title=newsTitle slug=url_slug summary=lead body=newsText picture=image date=newsDate',
    t_event: 'event title=eventTitle slug=url_slug date=startsAt end=endsAt venue=room body=eventText',
    m_accordion: 'section title=heading',
    m_accordionItem: 'part|section title=question body=answer',
    m_contactBox: 'section title=heading',
    m_quickLinks: 'section|link|menu title=heading',
    m_link: 'link title=text target=target url=href',
    m_video: 'section title=caption',
    c_menu: 'link|menu children=entries',
    c_menuEntry: 'link title=text target=target children=subentries',
    c_alert: 'section|part',
  },
}
