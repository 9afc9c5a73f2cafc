/** Key of the visitor's palette in `localStorage`. */
export const COLOR_SCHEME_KEY = 'color-scheme'

/** Previous key, with the values `day` and `night`. Applies until the visitor chooses again. */
export const PREVIOUS_KEY = 'theme'

/** Inline script for the document's head: sets the chosen palette on the html element before the first paint. */
export const colorSchemeScript = `try{const scheme=localStorage['${COLOR_SCHEME_KEY}']??{day:'light',night:'dark'}[localStorage.${PREVIOUS_KEY}];if(scheme==='light'||scheme==='dark')document.documentElement.dataset.colorScheme=scheme}catch{}`
