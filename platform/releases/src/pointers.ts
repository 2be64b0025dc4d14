/** Pointers to the current releases (`remotes.json`), in a folder or in a bucket. */
import type { Canary } from './canary/canary.ts';
import type { Move } from './pointer-history.ts';
import { type Previews, versionsOfPreviews } from './preview/preview.ts';
import { changedPreview, currentPreviews } from './preview/preview-pointer.ts';
import type { ReleaseSigning } from './signing/release-signing.ts';
import { nextSequence } from './signing/signed-pointer.ts';
import type { Signature } from './signing/signer.ts';

export interface Pointer {
  version: string;
  /** ISO time of the last change. */
  since: string;
  /** Cause of the last change. `start` follows the newest build, but keeps a version that a person chose. */
  by: Move['by'];
  /** Earlier versions, newest first. */
  previous: string[];
  /** Grows with every change, also with a rollback. Missing in files of earlier versions. */
  sequence?: number;
  /** Release that a share of the shoppers gets. A release or rollback for everybody ends it. */
  canary?: Canary;
  /** Releases that only browsers with a secret link get, by name. A release to everybody keeps them. */
  previews?: Previews;
  /** Missing if the store was opened without signing. Shells refuse such a pointer. */
  signature?: Signature;
}

export interface PointerFile {
  remotes: Record<string, Pointer>;
  /** Servers of the shop: `shell` and `api`. */
  hosts?: Record<string, Pointer>;
  /** Applications with a server of their own: `office`. Shells ignore them. */
  apps?: Record<string, Pointer>;
}

/** Object or file that holds the pointers. */
export const POINTERS = 'remotes.json';

/** Releases kept for each package, including the current one, because open pages still load chunks of earlier ones. */
export const KEPT_RELEASES = 10;

const TABLES = ['remotes', 'hosts', 'apps'] as const;
export const isHost = (id: string): boolean => id === 'shell' || id === 'api';

/** Whether the package is an application with a server of its own. It is released like a remote. */
export const isApp = (id: string): boolean => id === 'office';

/** The table that may have the pointer of this package. */
export const tableOf = (id: string): keyof PointerFile => {
  if (isHost(id)) return 'hosts';
  return isApp(id) ? 'apps' : 'remotes';
};

/** Pointers of all packages. Ignores a pointer in the wrong table, e.g. of the office in "remotes". */
export const allPointers = (file: PointerFile): Record<string, Pointer> =>
  Object.fromEntries(
    TABLES.flatMap((table) => Object.entries(file[table] ?? {}).filter(([id]) => tableOf(id) === table)),
  );

/** @throws Error that says how to repair the file */
export const parsePointers = (text: string, title: string): PointerFile => {
  try {
    return JSON.parse(text) as PointerFile;
  } catch (error) {
    throw new Error(
      `${title} cannot be read (${(error as Error).message}). Repair it, or remove it and release again`,
    );
  }
};

export const pointerIn = (file: PointerFile, id: string): Pointer | undefined => file[tableOf(id)]?.[id];

/** Text of the file with one changed pointer. */
export const withPointer = (file: PointerFile, id: string, next: Pointer): string => {
  const table = tableOf(id);
  const changed = { ...file, [table]: { ...file[table], [id]: next } };
  return `${JSON.stringify(changed, null, 2)}\n`;
};

/** Whether the last change already made this version current for the same cause, and no canary runs. */
export const isCurrent = (now: Pointer | undefined, version: string, by: Move['by']): boolean =>
  now?.version === version && now.by === by && !now.canary;

/** The pointer to `version`, with the version before it as the newest of the previous ones. */
export const nextPointer = (now: Pointer | undefined, version: string, by: Move['by']): Pointer => {
  const previews = currentPreviews(now?.previews);
  return {
    version,
    since: new Date().toISOString(),
    by,
    previous: [now?.version, ...(now?.previous ?? [])]
      .filter((one): one is string => one !== undefined && one !== version)
      .slice(0, KEPT_RELEASES - 1),
    ...(previews ? { previews } : {}),
  };
};

/** The pointer as it is written: with the next sequence and signed. @param now the pointer that it replaces */
export const stampPointer = (
  id: string,
  now: Pointer | undefined,
  { signature: _, ...next }: Pointer,
  signing?: Pick<ReleaseSigning, 'signPointer'>,
): Pointer & { sequence: number } => {
  const counted = { ...next, sequence: nextSequence(now) };
  return signing ? signing.signPointer(id, counted) : counted;
};

/**
 * Whether shells accept the pointer and the release that it names. The pointer of a host only records the deployed
 * version: no shell loads its release, and that of the API is a contract record without a signature. True without
 * `signing`, because then the pointer and the release cannot be checked.
 */
export const shellsAccept = (
  release: { id: string; version: string; dir: string },
  pointer: Pointer,
  signing?: ReleaseSigning,
): boolean =>
  !signing ||
  (signing.isPointerValid(release.id, pointer) &&
    (isHost(release.id) || signing.isReleaseValid(release, 'any')));

/**
 * Chooses the version that a rollback makes current: the wanted one, or the newest one of `kept`.
 * @throws Error if there is no such version
 */
export const chooseEarlier = (id: string, kept: readonly string[], wanted?: string): string => {
  const before = wanted ? kept.find((version) => version === wanted) : kept[0];
  if (before) return before;
  if (!wanted) throw new Error(`${id} has no earlier release to go back to`);
  throw new Error(`${id} has no release ${wanted} to go back to. There are: ${kept.join(', ') || 'none'}`);
};

/** The line in the history for a change of a pointer. */
export const moveOf = (id: string, before: Pointer | undefined, next: Pointer): Move => {
  const { version, since, by, canary } = next;
  const move = { id, from: before?.version ?? null, to: version };
  const preview = changedPreview(before, next);
  if (preview) {
    const { name, until } = preview;
    const at = new Date().toISOString();
    return { at, ...move, by: 'release', preview: { name, version: preview.version, until } };
  }
  if (canary)
    return {
      at: canary.since,
      ...move,
      by: 'release',
      canary: { version: canary.version, share: canary.share },
    };
  // A release or rollback for everybody changes the time. It needs no second line for the end of the canary.
  const ended = before?.since === since ? before.canary : undefined;
  if (!ended) return { at: since, ...move, by };
  return {
    at: new Date().toISOString(),
    ...move,
    by: 'release',
    canary: { version: ended.version, share: 0 },
  };
};

/** Versions that were current, newest first. */
export const versionsOf = (pointer: Pointer | undefined): string[] =>
  pointer ? [pointer.version, ...(pointer.previous ?? [])] : [];

/** Versions that some shoppers get beside the current one: of a canary and of previews. */
export const versionsBeside = ({ canary, previews }: Pointer): string[] => [
  ...(canary ? [canary.version] : []),
  ...versionsOfPreviews(previews),
];

/**
 * Versions that a change of the pointer makes superfluous. Versions of a canary stay, because open pages still load
 * their chunks. A preview stays in the pointer for a day after its end.
 */
export const droppedVersions = (from: Pointer | undefined, to: Pointer | undefined): string[] => {
  const kept = new Set(to ? [...versionsOf(to), ...versionsBeside(to)] : []);
  return [...versionsOf(from), ...versionsOfPreviews(from?.previews)].filter((version) => !kept.has(version));
};
