import { currentSite } from '#app/i18n/current-site.ts'

/** Renders the first letter of the site's name on a tile. */
export function Initial({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <rect width="40" height="40" rx="9" fill="var(--accent)" />
      <text x="20" y="28" textAnchor="middle" fill="var(--on-accent)" fontSize="23" fontWeight="700">
        {[...currentSite().name][0]?.toLocaleUpperCase(currentSite().baseLocale)}
      </text>
    </svg>
  )
}
