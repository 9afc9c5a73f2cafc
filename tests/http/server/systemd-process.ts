import { httpServer, listen } from '../../../src/server/connection/listen.server.ts'
import { socketOfSystemd } from '../../../src/server/connection/systemd.server.ts'

// Answers requests at the socket that systemd passes, until it receives a signal. The port of the arguments is that of the socket.
const server = httpServer({}, () => new Response(`answered by ${process.pid}`))
await listen(server, 0, '127.0.0.1', socketOfSystemd(process.env, process.pid))
