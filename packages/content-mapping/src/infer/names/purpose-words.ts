import type { Purpose } from '../profile/type-profile.ts'

/** Words in names of content types that suggest a purpose, without accents. Listed in the order in which they are tried. */
export const PURPOSE_WORDS = {
  footer: 'footer fusszeile piedepagina rodape stopka paticka sidfot sidefod bunntekst alatunniste lablec フッター',
  form: 'form formular formulario formulaire signup newsletter subscribe subscription フォーム',
  hero: 'hero jumbotron masthead banner stage buhne',
  testimonial: 'testimonial review kundenstimme temoignage recension bewertung endorsement',
  quote: 'quote quotation zitat citation cita blockquote citat',
  questions: 'faq accordion faqs akkordeon accordeon',
  question: 'question frage pregunta',
  callToAction: 'cta promo promotion',
  statistic: 'stat statistic metric kpi figure fact kennzahl chiffre',
  price: 'price pricing plan tariff preis tarif prix',
  code: 'code snippet codeblock',
  video: 'video youtube vimeo',
  gallery: 'gallery slider carousel slideshow galerie galeria lightbox',
  contact: 'contact kontakt contacto contato contatto',
  team: 'team crew equipe equipo',
  about: 'about introduction intro bio uber',
  features: 'features benefits services usps vorteile',
  feature: 'feature benefit usp advantage vorteil',
  download: 'download attachment document datei fichier',
  logo: 'logo brand sponsor partner client customer marke',
  product: 'product produkt produit producto produto item sku 商品 製品',
} as const satisfies Partial<Record<Purpose, string>>
