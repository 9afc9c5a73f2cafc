/** Returns the whole seconds between two dates. */
function differenceInSeconds(later, earlier) {
  return Math.trunc((later - earlier) / 1000)
}

// Version 2 exports the function itself, version 4 exports it by name.
module.exports = Object.assign(differenceInSeconds, { differenceInSeconds })
