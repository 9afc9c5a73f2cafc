/** Where a visitor's choice of palette is kept. */
export const THEME_KEY = 'theme'

/** Inline script for the document's head: put the chosen palette on the html element before anything is painted. */
export const themeScript = `try{const theme=localStorage.getItem('${THEME_KEY}');if(theme==='day'||theme==='night')document.documentElement.dataset.theme=theme}catch{}`
