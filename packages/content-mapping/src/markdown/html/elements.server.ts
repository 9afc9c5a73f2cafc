/** Elements that part what is before from what is after, and mean no more to a text. */
export const PARTING = names(
  'address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset head header hgroup html legend main menu nav noscript optgroup option p search section select summary template tfoot',
)

/** Elements that mark words, with the mark of rich text. */
export const MARKING: Readonly<Record<string, string>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  dfn: 'italic',
  var: 'italic',
  u: 'underline',
  ins: 'underline',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  s: 'strikethrough',
  del: 'strikethrough',
  strike: 'strikethrough',
  sub: 'subscript',
  sup: 'superscript',
}

/** Elements that hold code, drawings or what stands in for what cannot be shown. */
export const SILENT = names('script style svg iframe object video audio canvas noembed noframes applet frame datalist')

/** Elements that hold words like any others. */
export const PLAIN = names(
  'abbr acronym area base basefont bdi bdo big blink button col colgroup data embed font label link map mark marquee math meta meter nobr output param picture plaintext progress q rb rp rt rtc ruby slot small source span tbody textarea thead time title track wbr xmp',
)

function names(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
