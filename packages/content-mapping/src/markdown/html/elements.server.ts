/** Elements that separate the text before and after them, without another meaning. */
export const PARTING = names(
  'address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset head header hgroup html legend main menu nav noscript optgroup option p search section select summary template tfoot',
)

/** Elements that format words, with the mark of rich text. */
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

/** Elements with code, drawings or fallback content, which are skipped. */
export const SILENT = names('script style svg iframe object video audio canvas noembed noframes applet frame datalist')

/** Elements whose words are read like other text. */
export const PLAIN = names(
  'abbr acronym area base basefont bdi bdo big blink button col colgroup data embed font label link map mark marquee math meta meter nobr output param picture plaintext progress q rb rp rt rtc ruby slot small source span tbody textarea thead time title track wbr xmp',
)

function names(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
