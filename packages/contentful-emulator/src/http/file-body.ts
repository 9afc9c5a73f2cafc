import { open, type FileHandle } from 'node:fs/promises'

const CHUNK_BYTES = 64 * 1024

/**
 * Streams the bytes of a file from `start` to `end`, both included.
 *
 * The file is opened by the first read and closed after the last, or when the stream is cancelled: a client that leaves in
 * the middle leaves no open file behind.
 */
export function fileBody(path: string, start: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let file: FileHandle | undefined
  let at = start
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          file ??= await open(path)
          const { buffer, bytesRead } = await file.read(new Uint8Array(Math.min(CHUNK_BYTES, end + 1 - at)), { position: at })
          // A file that has become shorter is cut off, which the client notices by its length.
          if (bytesRead === 0) throw new Error(`${path} ends before byte ${end}.`)
          at += bytesRead
          controller.enqueue(buffer.subarray(0, bytesRead))
          if (at <= end) return
        } catch (error) {
          await file?.close()
          throw error
        }
        await file.close()
        controller.close()
      },
      cancel: () => file?.close(),
    },
    // Nothing is opened for an answer that is never read.
    { highWaterMark: 0 },
  )
}
