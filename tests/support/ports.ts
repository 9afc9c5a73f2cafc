/** Port of the product in browser tests. The variants have the following ones. */
export const PRODUCT_PORT = 4173
export const GALLERY_PORT = 4183
