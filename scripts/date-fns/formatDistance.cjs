const words = (amount, unit) => `${amount} ${unit}${amount === 1 ? '' : 's'}`

/** Describes the time between two dates, in minutes or hours. */
function formatDistance(one, other) {
  const minutes = Math.round(Math.abs(one - other) / 60_000)
  if (minutes === 0) return 'less than a minute'
  return minutes < 45 ? words(minutes, 'minute') : `about ${words(Math.round(minutes / 60), 'hour')}`
}

// Version 2 exports the function itself, version 4 exports it by name.
module.exports = Object.assign(formatDistance, { formatDistance })
