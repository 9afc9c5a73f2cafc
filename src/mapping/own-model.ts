/** What a content type of ours has for certain; others have a type of the same name, but not with these. */
const OURS: Readonly<Record<string, readonly string[]>> = { siteSettings: ['name', 'homePage'], page: ['title', 'slug', 'parent', 'sections'] }

/** Tell whether a space is made of the site's own content types. */
export function isOwnModel(types: readonly { readonly id: string; readonly fields: readonly { readonly id: string }[] }[]): boolean {
  return types.some(({ id, fields }) => OURS[id]?.every((name) => fields.some((field) => field.id === name)) ?? false)
}
