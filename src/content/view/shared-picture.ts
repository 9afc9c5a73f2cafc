/** Parameters of a picture in shared links: 1200 × 630 pixels. */
export const SHARED_PICTURE = 'w=1200&h=630&fit=fill&fm=jpg&q=80'
