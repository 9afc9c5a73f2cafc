import { createIsomorphicFn } from '@tanstack/react-start'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { PreviewBanner } from './PreviewBanner.tsx'

/** The bar of a preview. Browsers of other visitors never load it. */
export const PreviewBannerOnDemand = createIsomorphicFn()
  .server(atOnce(PreviewBanner))
  .client(onDemand(async () => (await import('./PreviewBanner.tsx')).PreviewBanner))
