/** Words that cannot name a constant of a module, although they can be ids of content types or keys, such as `case` or `package`. */
export const RESERVED: ReadonlySet<string> = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if',
    'implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof',
    'undefined var void while with yield',
  ].flatMap((line) => line.split(' ')),
)
