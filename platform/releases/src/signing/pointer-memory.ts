/**
 * Pointers that a shell has accepted: the highest sequence of each remote, and the version in use. A file keeps
 * them, so that a restarted shell refuses an older pointer too.
 */
import { readFileSync } from 'node:fs';
import { writeWhole } from 'object-storage/write-whole';
import { z } from 'zod';
import { SignatureError } from './refusal.ts';

const entry = z.object({
  sequence: z.int(),
  /** Last version that the shell could use. */
  good: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
});
type Entry = z.output<typeof entry>;

/** Releases folder → remote id → entry. */
const stateFile = z.record(z.string(), z.record(z.string(), entry));

const readState = (file: string): z.output<typeof stateFile> => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return stateFile.parse(JSON.parse(text));
  } catch {
    throw new Error(
      `${file} is damaged. It tells the shell which releases are newer (RELEASE_STATE_FILE). ` +
        'Restore it, or delete it: then the shell accepts older signed pointers once',
    );
  }
};

/** Higher sequences of two tables. */
const merge = (mine: Record<string, Entry>, theirs: Record<string, Entry>): Record<string, Entry> => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(mine).map(([id, one]) => [
      id,
      (theirs[id]?.sequence ?? 0) > one.sequence ? (theirs[id] as Entry) : one,
    ]),
  ),
});

/**
 * @param store releases folder. Shells of several folders may share one file.
 * @throws Error if the file exists and cannot be read: without it, the shell would accept a replay
 */
export const openPointerMemory = (file: string, store: string) => {
  let entries = readState(file)[store] ?? {};
  let isChanged = false;
  const change = (id: string, next: Entry): void => {
    const { sequence, good } = entries[id] ?? { sequence: 0 };
    if (next.sequence === sequence && next.good === good) return;
    entries[id] = next;
    isChanged = true;
  };

  return {
    /** Remembers the sequence. @throws SignatureError if the shell has accepted a later pointer */
    accept(id: string, sequence: number): void {
      const known = entries[id];
      if (known && sequence < known.sequence)
        throw new SignatureError(
          'replayed',
          `The pointer of ${id} is an older one: its sequence is ${sequence}, ` +
            `and this shell has accepted ${known.sequence}`,
        );
      change(id, { ...known, sequence });
    },
    /** Remembers the version as the last usable one. */
    keep(id: string, version: string): void {
      change(id, { sequence: entries[id]?.sequence ?? 0, good: version });
    },
    /** Last usable version. */
    good: (id: string) => entries[id]?.good,
    /** Remotes with a last usable version. */
    known: () => Object.keys(entries).filter((id) => entries[id]?.good !== undefined),
    /** Writes changes to the file. @throws Error if it cannot be written */
    save() {
      if (!isChanged) return;
      // Another shell on this machine may have written since.
      const state = readState(file);
      entries = merge(entries, state[store] ?? {});
      writeWhole(file, `${JSON.stringify({ ...state, [store]: entries }, null, 2)}\n`);
      isChanged = false;
    },
  };
};

export type PointerMemory = ReturnType<typeof openPointerMemory>;
