/** Lua scripts, which Redis runs atomically. Times are those of Redis, because the clocks of the nodes may differ. */

/**
 * Appends news and notifies all nodes. Returns the id of the news.
 *
 * Keys: stream, channel. Values: number of stored news, text.
 */
export const ANNOUNCE = `
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1], '*', 'news', ARGV[2])
redis.call('PEXPIRE', KEYS[1], 86400000)
redis.call('PUBLISH', KEYS[2], 'news')
return id`

/**
 * Returns the news after an id, oldest first, as pairs of id and text.
 *
 * Keys: stream. Values: the id, or the maximum age in milliseconds; the limit.
 */
export const NEWS_AFTER = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local from = ARGV[1]
if string.find(from, '-', 1, true) then from = '(' .. from else from = tostring(math.max(0, now - from)) end
local found = redis.call('XRANGE', KEYS[1], from, '+', 'COUNT', ARGV[2])
local pairs = {}
for i, each in ipairs(found) do pairs[i] = { each[1], each[2][2] } end
return pairs`

/**
 * Stores the status of a node and removes nodes without a recent heartbeat. Returns all nodes as a list of id and status.
 *
 * Keys: statuses, times, channel. Values: id, status, lifetime in milliseconds, 1 if the script notifies the other nodes.
 */
export const BEAT = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('ZADD', KEYS[2], now, ARGV[1])
for _, ended in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], '-inf', '(' .. (now - ARGV[3]))) do
  redis.call('HDEL', KEYS[1], ended)
  redis.call('ZREM', KEYS[2], ended)
end
for i = 1, 2 do redis.call('PEXPIRE', KEYS[i], 86400000) end
if ARGV[4] == '1' then redis.call('PUBLISH', KEYS[3], ARGV[1] .. ' ' .. ARGV[2]) end
return redis.call('HGETALL', KEYS[1])`

/**
 * Removes a node that stops.
 *
 * Keys: statuses, times, channel. Values: id.
 */
export const LEAVE = `
local times = KEYS[2]
redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('ZREM', times, ARGV[1])
redis.call('PUBLISH', KEYS[3], ARGV[1])
return 1`

/**
 * Takes a token from a bucket. Returns 1 if it had one.
 *
 * Keys: bucket. Values: size of the bucket, tokens per second.
 */
export const TAKE_TOKEN = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
local size, perSecond = tonumber(ARGV[1]), tonumber(ARGV[2])
local left, at = unpack(redis.call('HMGET', KEYS[1], 'left', 'at'))
left = math.min(size, (left or size) + (now - (at or now)) / 1000 * perSecond)
local isThere = left >= 1
if isThere then left = left - 1 end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil(size / perSecond * 1000))
return isThere and 1 or 0`

/**
 * Records the opening of a single-use link. Returns `opened`, `used` or `full`.
 *
 * Keys: openings of the editor’s link. Values: id of the link, maximum number of openings, end in milliseconds since 1970.
 */
export const OPEN_LINK = `
local isUsed = redis.call('SISMEMBER', KEYS[1], ARGV[1]) == 1
if isUsed then return 'used' end
if redis.call('SCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 'full' end
redis.call('SADD', KEYS[1], ARGV[1])
redis.call('PEXPIREAT', KEYS[1], ARGV[3])
return 'opened'`

/**
 * Counts a link that a guest creates. Returns 1 if the guest may create it.
 *
 * Keys: count of the editor’s link. Values: maximum, end in milliseconds since 1970.
 */
export const SHARE_LINK = `
local count = tonumber(redis.call('GET', KEYS[1]) or '0')
if count >= tonumber(ARGV[1]) then return 0 end
redis.call('INCR', KEYS[1])
redis.call('PEXPIREAT', KEYS[1], ARGV[2])
return 1`
