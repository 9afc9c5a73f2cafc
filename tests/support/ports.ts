/** Where the sites of the browser tests answer; those of the variants stand with them. */
export const PRODUCT_PORT = 4173
export const GALLERY_PORT = 4183
