const GROUPS: Readonly<Record<string, RegExp>> = {
  plaintext: /^text\/(plain|markdown|csv)$/,
  image: /^image\//,
  audio: /^audio\//,
  video: /^video\//,
  richtext: /^application\/(rtf|msword|vnd\.(openxmlformats-officedocument\.wordprocessingml|oasis\.opendocument\.text).*)$|^text\/(rtf|richtext)$/,
  presentation: /^application\/vnd\.(ms-powerpoint|openxmlformats-officedocument\.presentationml|oasis\.opendocument\.presentation).*$/,
  spreadsheet: /^application\/vnd\.(ms-excel|openxmlformats-officedocument\.spreadsheetml|oasis\.opendocument\.spreadsheet).*$/,
  pdfdocument: /^application\/pdf$/,
  archive: /^application\/(zip|gzip|x-(tar|gzip|bzip2?|7z-compressed|rar-compressed|zip-compressed)|vnd\.rar)$/,
  code: /^(application\/(json|javascript|xml|x-(sh|httpd-php|python|ruby)|typescript|sql|graphql)|text\/(css|javascript|x-.+))$/,
  markup: /^(text\/(html|xml)|application\/xhtml\+xml)$/,
}

/** Returns whether a group name exists. */
export function isMimetypeGroup(name: string): boolean {
  return name === 'attachment' || Object.hasOwn(GROUPS, name)
}

/**
 * Returns the group of a media type. The default is `attachment`.
 *
 * @example
 * mimetypeGroup('image/png; charset=binary') // 'image'
 */
export function mimetypeGroup(contentType: string): string {
  const essence = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  return Object.entries(GROUPS).find(([, pattern]) => pattern.test(essence))?.[0] ?? 'attachment'
}
