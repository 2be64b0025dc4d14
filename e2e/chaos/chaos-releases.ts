/** Release store of the chaos shop: links to the good releases of the shop under test, and faulty copies of them. */
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Canary } from 'releases/canary/canary';
import type { Previews } from 'releases/preview/preview';
import type { RemoteId } from 'shared-contracts/remote';
import { openShopSigning } from 'tools/keys/release-signing';
import { MATRIX_REMOTES, type RemoteFault } from './cells.ts';
import { doctorRelease } from './doctored-release.ts';

export type Versions = Record<RemoteId, string>;

/** Releases beside the current ones. */
interface Beside {
  canary?: Canary;
  previews?: Previews;
}

export interface ChaosReleases {
  dir: string;
  /** Versions without faults. */
  good: Versions;
  /** Copies the good release of a remote, with or without a fault. @returns its version */
  copy(id: RemoteId, fault: RemoteFault | null): string;
  /** Copies the good release of each remote. */
  copyAll(): Versions;
  /** Changes the manifest of a release after its signature. */
  alter(id: RemoteId, version: string): void;
  /** Signs and writes the pointers of all remotes. */
  point(versions: Versions, beside?: Partial<Record<RemoteId, Beside>>): void;
  /** Text of the pointer file. */
  read(): string;
  write(text: string): void;
  remove(): void;
}

/** The part of a pointer that changes with the version. */
interface Current {
  version: string;
  /** ISO time. */
  since: string;
  previous: string[];
}

const versionsOf = (version: (id: RemoteId) => string): Versions =>
  Object.fromEntries(MATRIX_REMOTES.map((id) => [id, version(id)])) as Versions;

/** @param source release store of the shop under test */
export const openChaosReleases = (source: string): ChaosReleases => {
  const dir = mkdtempSync(path.join(tmpdir(), 'shop-chaos-'));
  const pointerFile = path.join(dir, 'remotes.json');
  const { remotes } = JSON.parse(readFileSync(path.join(source, 'remotes.json'), 'utf8')) as {
    remotes: Record<RemoteId, { version: string }>;
  };
  const good = versionsOf((id) => remotes[id].version);
  for (const id of MATRIX_REMOTES) {
    mkdirSync(path.join(dir, id));
    symlinkSync(path.join(source, id, good[id]), path.join(dir, id, good[id]));
  }

  const signing = openShopSigning();
  let sequence = 0;
  let copies = 0;
  const current = new Map<string, Current>();
  /** Makes a version current, with the one before it as the newest of the earlier ones. */
  const move = (id: string, version: string): Current => {
    const now = current.get(id);
    const previous = [...(now ? [now.version] : []), ...(now?.previous ?? [])].filter(
      (one) => one !== version,
    );
    const next = { version, since: new Date().toISOString(), previous };
    current.set(id, next);
    return next;
  };
  const write = (text: string): void => {
    writeFileSync(`${pointerFile}.part`, text);
    renameSync(`${pointerFile}.part`, pointerFile);
  };
  const copy = (id: RemoteId, fault: RemoteFault | null): string => {
    copies += 1;
    const version = `${good[id]}-chaos${copies}`;
    doctorRelease(path.join(source, id, good[id]), version, fault, path.join(dir, id, version));
    return version;
  };
  return {
    dir,
    good,
    copy,
    copyAll: () => versionsOf((id) => copy(id, null)),
    alter: (id, version) => appendFileSync(path.join(dir, id, version, 'release.json'), '\n'),
    point(versions, beside = {}) {
      sequence += 1;
      const pointers = Object.entries(versions).map(([id, version]) => [
        id,
        signing.signPointer(id, { ...move(id, version), sequence, ...beside[id as RemoteId] }),
      ]);
      write(JSON.stringify({ remotes: Object.fromEntries(pointers) }));
    },
    read: () => readFileSync(pointerFile, 'utf8'),
    write,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
};
