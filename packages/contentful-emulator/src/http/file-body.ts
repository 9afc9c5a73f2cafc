import { open, type FileHandle } from 'node:fs/promises'

const CHUNK_BYTES = 64 * 1024

/**
 * Streams the bytes of a file from `start` to `end`, both inclusive.
 *
 * The first read opens the file. The last read or a cancellation closes it, so a client that disconnects leaves no open file behind.
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
          // If the file became shorter, the response is truncated. The client notices this by `content-length`.
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
    // Does not open the file if the response is never read.
    { highWaterMark: 0 },
  )
}
