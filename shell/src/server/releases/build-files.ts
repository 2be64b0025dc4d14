/** Finds the public file of a build behind a URL: the shell's own builds and all releases of the remotes. */
import path from 'node:path';
import { DELTAS, namePattern } from 'releases/delta-names';
import { isStubVersion } from '../../override.ts';
import type { ShellConfig } from '../config.ts';
import { SHELL_BASE } from '../html/files.ts';
import type { OverrideRights } from '../overrides/rights.ts';

export interface BuildFile {
  name: string;
  /** Folder of the file. */
  client: string;
  /** Folder of its deltas. May be missing. */
  deltas: string;
  /** URL pattern of the same file in other builds. Null for a file whose name has no content hash. */
  otherBuilds: string | null;
}

/** Source maps are private. */
const SHELL_FILE = /^\/static\/([\w.-]+)(?<!\.map)$/;

/**
 * `/remotes/<id>/<version>/<file>` maps to `<releases>/<id>/<version>/client/<file>`. Other parts of a
 * release are private.
 */
const REMOTE_FILE = /^\/remotes\/([a-z-]+)\/([\w.-]+)\/([\w.-]+\.(?:js|css))$/;

/** @returns function from URL to file; null for any other URL. The file may be missing. */
export const createFileFinder = (
  { releasesDir, shellDist }: ShellConfig,
  shellVersion: string,
  rights: OverrideRights | null,
) => {
  const toFile = (name: string, client: string, release: string, base: string): BuildFile => {
    const pattern = namePattern(name);
    return { name, client, deltas: path.join(release, DELTAS), otherBuilds: pattern && base + pattern };
  };
  return (url: string): BuildFile | null => {
    const address = url.split('?')[0] as string;
    const own = SHELL_FILE.exec(address)?.[1];
    const shellRelease = path.join(releasesDir, 'shell', shellVersion);
    if (own) return toFile(own, path.join(shellDist, 'client'), shellRelease, SHELL_BASE);
    const [, id, version, name] = REMOTE_FILE.exec(address) ?? [];
    if (!id || !version || !name || version.includes('..')) return null;
    // Stubs are served only if overrides are allowed.
    if (isStubVersion(version) && !rights?.releases) return null;
    const release = path.join(releasesDir, id, version);
    return toFile(name, path.join(release, 'client'), release, `/remotes/${id}/*/`);
  };
};
