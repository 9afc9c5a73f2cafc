/** Tells the development server that the embedded service shows edited content. */
export const CONTENT_TAKEN_OVER = 'content:taken-over'
