import { readdir, stat } from 'node:fs/promises'

/** Returns the bytes of all files below a folder. Files that are deleted meanwhile count as 0. */
export async function folderSize(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) =>
      stat(`${file.parentPath}/${file.name}`).then(
        ({ size }) => size,
        () => 0,
      ),
    )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
