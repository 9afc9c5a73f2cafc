import http from 'node:http'
import https from 'node:https'

// Preloaded in a process whose tool speaks to Contentful's own host alone. Sends its requests to the fake that CONTENTFUL_STAND_IN names.

const [hostname, port] = (process.env['CONTENTFUL_STAND_IN'] ?? '').split(':')
https.request = (options, onResponse) => {
  if (options.hostname !== 'api.contentful.com') throw new Error(`The tool requests ${options.hostname}.`)
  return http.request({ ...options, protocol: 'http:', host: undefined, hostname, port, agent: undefined, agents: undefined }, onResponse)
}
