/** Where a visitor's choice of palette is kept. */
export const COLOR_SCHEME_KEY = 'color-scheme'

/** Where it was kept before, as `day` or `night`: what was chosen then still counts. */
const FORMER_KEY = 'theme'

/** Inline script for the document's head: put the chosen palette on the html element before anything is painted. */
export const colorSchemeScript = `try{const was={day:'light',night:'dark'}[localStorage.getItem('${FORMER_KEY}')];if(was){localStorage.setItem('${COLOR_SCHEME_KEY}',was);localStorage.removeItem('${FORMER_KEY}')}const scheme=localStorage.getItem('${COLOR_SCHEME_KEY}');if(scheme==='light'||scheme==='dark')document.documentElement.dataset.colorScheme=scheme}catch{}`
