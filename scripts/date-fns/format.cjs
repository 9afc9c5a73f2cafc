const TOKENS = {
  yyyy: (date) => date.getFullYear(),
  MM: (date) => date.getMonth() + 1,
  dd: (date) => date.getDate(),
  HH: (date) => date.getHours(),
  mm: (date) => date.getMinutes(),
  ss: (date) => date.getSeconds(),
}

/** Formats a date in local time, by a pattern of date-fns with numeric tokens and quoted text. Throws a `RangeError` for any other token. */
function format(date, pattern) {
  return pattern.replace(/'([^']*)'|([A-Za-z])\2*/g, (token, quoted) => {
    if (quoted !== undefined) return quoted
    if (!(token in TOKENS)) throw new RangeError(`scripts/date-fns cannot write \`${token}\`: add the token to format.cjs.`)
    return String(TOKENS[token](new Date(date))).padStart(token.length, '0')
  })
}

// Version 2 exports the function itself, version 4 exports it by name.
module.exports = Object.assign(format, { format })
