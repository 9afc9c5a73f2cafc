/** Returns the date of a timestamp in the ISO 8601 format. */
function parseISO(text) {
  return new Date(text)
}

// Version 2 exports the function itself, version 4 exports it by name.
module.exports = Object.assign(parseISO, { parseISO })
