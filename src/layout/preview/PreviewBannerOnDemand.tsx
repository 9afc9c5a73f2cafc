import { createIsomorphicFn } from '@tanstack/react-start'
import { atOnce, onDemand } from '#app/ui/on-demand.tsx'
import { PreviewBanner } from './PreviewBanner.tsx'

/** The banner of a preview; visitors' browsers never fetch it. */
export const PreviewBannerOnDemand = createIsomorphicFn()
  .server(atOnce(PreviewBanner))
  .client(onDemand(async () => (await import('./PreviewBanner.tsx')).PreviewBanner))
