/**
 * Words of the lists that only one known space uses, by the reason why they are general vocabulary.
 *
 * A word that describes a single space only must not be in a list, because it would fit the inference to that space.
 */
export const GENERAL: Readonly<Record<string, string>> = {
  'parts of pages in design systems and in the patterns of ARIA':
    'accordion box components container disclaimer embed faq features footer jumbotron list modal sections slider table testimonial tile tiles timeline wrapper introduction stat stats team media site',
  'HTML, CSS and HTTP name things in this way':
    'about alignment alt form group heading height hide label layout main message nav nofollow noindex path pdf style target thumbnail theme title width palette parameters rounded highlight fill parent reference index details',
  'parts of articles in journalism and in schema.org':
    'alternative answer avatar biography detail instructions note overview paragraph profile published question quote review source standfirst subheader subheading subline subtitle summary updated snippet document contact city price product event venue session phone from first last legal use menu member filename show top',
  'services on the web': 'instagram linkedin twitch youtube username data host',
  'words of several languages': 'categorie categories customer destination',
}
