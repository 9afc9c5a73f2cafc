/** Parameters of a picture as links to a page show it: 1200 × 630. */
export const SHARED_PICTURE = 'w=1200&h=630&fit=fill&fm=jpg&q=80'
