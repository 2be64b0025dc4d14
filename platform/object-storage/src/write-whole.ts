import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file, and its folder, so that readers see the whole file or the one before. */
export const writeWhole = (file: string, body: string | Uint8Array): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  // Processes in containers may share the folder and have the same pid.
  const part = `${file}.${randomUUID()}.part`;
  try {
    writeFileSync(part, body);
    renameSync(part, file);
  } catch (error) {
    // On a full disk, parts of repeated attempts would take the space that becomes free.
    rmSync(part, { force: true });
    throw error;
  }
};
