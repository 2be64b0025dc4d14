/**
 * Highest number used of each type, in files outside of the database and its backup: after a restore, numbers that the
 * backup does not know are not used a second time.
 */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import type { DocumentType } from 'tax-documents/tax-document';
import { writeWhole } from '../../lib/write-whole.ts';

export interface MarkKey {
  environment: TaxEnvironment;
  type: DocumentType;
}

const fileOf = (folder: string, { environment, type }: MarkKey): string =>
  path.join(folder, `${environment}-${type}`);

/** 0 before the first number. */
export async function readMark(folder: string, key: MarkKey): Promise<number> {
  const file = fileOf(folder, key);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '0';
    throw error;
  });
  const mark = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(mark)) throw new Error(`${file} holds no number.`);
  return mark;
}

/** Stores the mark so that it survives a power cut. The caller holds the lock of the type's numbers. */
export async function raiseMark(folder: string, key: MarkKey, number: number): Promise<void> {
  if (number <= (await readMark(folder, key))) return;
  await mkdir(folder, { recursive: true });
  await writeWhole(fileOf(folder, key), String(number));
}
