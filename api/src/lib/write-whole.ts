import { open, rename } from 'node:fs/promises';

/** Writes a file so that it survives a power cut, and is never seen in part. Only the owner may read it. */
export const writeWhole = async (file: string, content: string | Buffer): Promise<void> => {
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
};
