/** Storage of releases: a folder that all shells see, or a bucket with a local copy in each shell and tool. */
import type { ShellRecord } from '../canary/canary-folder.ts';
import type { Move } from '../pointer-history.ts';
import type { Pointer, PointerFile } from '../pointers.ts';
import type { FailedRelease } from './mirror.ts';

export interface ReleaseStorage {
  /** Address for messages. */
  readonly title: string;
  /** Local folder of releases: the storage itself, or a copy that `pull` updates. */
  readonly dir: string;
  /**
   * Brings the current releases of all packages, and the earlier ones of this package, to `dir`.
   * @returns the releases that are missing or damaged
   */
  pull(id?: string): Promise<readonly FailedRelease[]>;
  /** Brings this release to `dir`, if the storage has it. */
  fetch(id: string, version: string): Promise<void>;
  pointers(): Promise<PointerFile>;
  /** Changes of pointers, oldest first. */
  history(id?: string): Promise<Move[]>;
  /** Changes that shells have recorded: stops and shares of canaries, rollbacks. */
  records(): Promise<ShellRecord[]>;
  /**
   * Stores a release of `dir` for all shells. Pointers do not change.
   * @throws Error if the storage has other files under this version
   */
  publish(id: string, version: string): Promise<void>;
  /**
   * Replaces one pointer and signs it. Simultaneous changes of others are kept.
   * @param choose gets the current pointer. It may run several times. Null changes nothing, and an error ends the change
   * @returns the pointer that is current now
   */
  change(id: string, choose: (now: Pointer | undefined) => Pointer | null): Promise<Pointer | undefined>;
  /** Makes a published version current. */
  point(id: string, version: string, by: Move['by']): Promise<void>;
  /**
   * Makes the previous version current, or the named one. Returns it.
   * @throws Error if the storage does not have that version, or if shells refuse its signature
   */
  rollback(id: string, wanted?: string): Promise<string>;
}
