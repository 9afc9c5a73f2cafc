/** Where a visitor's choice of palette is kept. */
export const COLOR_SCHEME_KEY = 'color-scheme'

/** Where it was kept before, as `day` or `night`: what was chosen then counts until another choice is made. */
export const FORMER_KEY = 'theme'

/** Inline script for the document's head: put the chosen palette on the html element before anything is painted. */
export const colorSchemeScript = `try{const scheme=localStorage['${COLOR_SCHEME_KEY}']??{day:'light',night:'dark'}[localStorage.${FORMER_KEY}];if(scheme==='light'||scheme==='dark')document.documentElement.dataset.colorScheme=scheme}catch{}`
