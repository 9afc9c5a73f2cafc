/** Places on a home page from top to bottom, with the words that name them in content types. Roles name places too. */
const PLACES: readonly (readonly [place: string, words: RegExp])[] = [
  ['hero', /^(?:hero|slider|carousel|banner|welcome|intro(?:duction)?|jumbotron|masthead|teaser|opening|einleitung|bienvenida|accueil|portada)s?$/],
  ['about', /^(?:about|us|identity|mission|vision|summary|story|philosophy|values?|who|überuns|uber|quienes|presentation|statement)$/],
  [
    'features',
    /^(?:features?|services?|products?|benefits?|offers?|offerings?|stats?|statistics?|numbers?|facts?|how|process|steps?|skills?|leistung(?:en)?|servicios?|recipes?|courses?|plans?|pricing|prices?)$/,
  ],
  ['work', /^(?:works?|projects?|portfolio|cases?|gallery|galleries|showcase|examples?|referenz(?:en)?|proyectos?|videos?)$/],
  ['team', /^(?:teams?|people|persons?|members?|staff|authors?|positions?|jobs?|careers?|equipo|équipe|equipe)$/],
  ['testimonials', /^(?:testimonials?|reviews?|quotes?|clients?|customers?|logos?|partners?|sponsors?|brands?|kundenstimmen?|opiniones)$/],
  ['news', /^(?:posts?|articles?|blogs?|news|stories|events?|topics?|categor(?:y|ies))$/],
  ['questions', /^(?:questions?|faqs?|accordion|help)$/],
  ['contact', /^(?:contacts?|form|newsletter|subscribe|signup|cta|action|call|location|address|map|hours|opening|kontakt|contacto)$/],
  ['end', /^(?:disclaimers?|terms?|legal|privacy|imprint|impressum|footers?|copyright|cookies?|consent)$/],
]

/** Places of roles and purposes, for types with other names. */
const OF_USE: Readonly<Record<string, string>> = {
  hero: 'hero',
  carousel: 'hero',
  about: 'about',
  features: 'features',
  feature: 'features',
  statistic: 'features',
  product: 'features',
  price: 'features',
  gallery: 'work',
  video: 'work',
  team: 'team',
  testimonial: 'testimonials',
  logo: 'testimonials',
  question: 'questions',
  contact: 'contact',
  form: 'contact',
  footer: 'end',
  person: 'team',
  quote: 'testimonials',
  story: 'news',
  event: 'news',
  topic: 'news',
  questions: 'questions',
  callToAction: 'contact',
  openingHours: 'contact',
}

const MIDDLE = 1.5

/**
 * Returns the place of a content type on a home page. Smaller numbers are further up. The words of its id and name decide. Without one,
 * its purpose and its role (`uses`) do.
 */
export function placeOnHome({ id, name }: { readonly id: string; readonly name: string }, ...uses: readonly (string | undefined)[]): number {
  const words = `${id} ${name}`
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  const place =
    PLACES.find(([, named]) => words.some((word) => named.test(word)))?.[0] ?? OF_USE[uses.find((use) => use !== undefined && Object.hasOwn(OF_USE, use)) ?? '']
  return place === undefined ? MIDDLE : PLACES.findIndex(([known]) => known === place)
}

const placeOf = (name: string) => PLACES.findIndex(([place]) => place === name)

/** The place of voices of customers. */
export const TESTIMONIALS = placeOf('testimonials')

/**
 * Returns the place of the parts of a content type that no page links to. Several parts of a type without a place, such as ingredients, are
 * details of the listed pages, so they follow the lists.
 */
export function placeOfParts(type: { readonly id: string; readonly name: string }, count: number, ...uses: readonly (string | undefined)[]): number {
  const place = placeOnHome(type, ...uses)
  return place === MIDDLE && count > 1 ? placeOf('news') + 0.5 : place
}

/** Returns whether entries of a content type open a page. */
export function opensPage(type: { readonly id: string; readonly name: string }, role?: string): boolean {
  return placeOnHome(type, role) === 0
}
