/** Modules that a page starts with, and hashes of all scripts that it may load. */

import type { ReleaseManifest } from 'releases/release-manifest';
import type { Release } from 'releases/remote-registry';
import { SHELL_BASE } from '../html/files.ts';
import { scriptsOf } from '../releases/release-entry.ts';
import type { Slot } from './stand-ins.ts';

/** Files that the remote needs for hydration: its entry, its app and the chunks of the rendered page. */
const filesOfSlot = ({ assets }: Slot, { base, manifest }: Release): string[] =>
  [manifest.entry, ...manifest.app.js, ...assets.flatMap((asset) => manifest.chunks[asset]?.js ?? [])].map(
    (file) => base + file,
  );

export const scriptsOfPage = (shell: ReleaseManifest, slot: Slot, releases: ReadonlyMap<string, Release>) => {
  /** URL → hash of each script of the shell and of every remote: the `integrity` of the import map. */
  const integrity: Record<string, string> = Object.assign(
    scriptsOf(SHELL_BASE, shell),
    ...[...releases.values()].map(({ base, manifest }) => scriptsOf(base, manifest)),
  );
  const release = slot.owner && releases.get(slot.owner);
  const files = release?.serverFile ? filesOfSlot(slot, release) : [];
  /** URL and hash of the modules that the page starts with, the shell's entry first. */
  const modules = [SHELL_BASE + shell.entry, ...new Set(files)].flatMap((href) => {
    // A remote that is being edited has no hashes; a module with a hash imports its entry.
    const hash = integrity[href];
    return hash ? [[href, hash] as const] : [];
  });
  return { integrity, modules };
};

export type PageScripts = ReturnType<typeof scriptsOfPage>;
