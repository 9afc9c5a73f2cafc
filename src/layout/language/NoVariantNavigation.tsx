/** Renders nothing. Replaces the navigation between variants in the scripts of a site whose languages have none. */
export function VariantNavigation(): null {
  return null
}
