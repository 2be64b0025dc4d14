import { attempt, type Log } from '../attempt.ts';
import type { RemotePointer } from '../release-manifest.ts';
import type { PointerMemory } from './pointer-memory.ts';
import type { Trust } from './trust.ts';

/**
 * Checks a pointer. Returns the last accepted one in place of one that is refused or missing.
 * @param signed the pointer as it is in the file
 */
type Follow = (id: string, pointer: RemotePointer | undefined, signed: object) => RemotePointer | undefined;

export const createPointerFollower = (
  { trust, memory }: { trust: Pick<Trust, 'checkPointer'>; memory: Pick<PointerMemory, 'accept'> },
  log: Log,
): Follow => {
  const accepted = new Map<string, RemotePointer>();
  return (id, pointer, signed) => {
    const accept = (): void => {
      if (!pointer) throw new Error(`remotes.json has no pointer of ${id}`);
      memory.accept(id, trust.checkPointer(id, signed).sequence);
      accepted.set(id, pointer);
    };
    const last = accepted.get(id);
    attempt(log, `pointer not usable${last ? ', the last good one stays' : ''}`, accept, {
      remote: id,
      version: pointer?.version,
    });
    return accepted.get(id);
  };
};
