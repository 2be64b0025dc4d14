/** Whether a page's address may replace a remote (docs/architecture/releases.md#overrides). */
import type { ShellConfig } from '../config.ts';

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface OverrideRights {
  /** Stub remotes and releases other than the current one. */
  readonly releases: boolean;
  /** May a remote be loaded from there? */
  admits(address: string): boolean;
}

/** Is it this machine's own server, whose files may come without hashes? */
export const isThisMachine = (address: string): boolean => THIS_MACHINE.has(new URL(address).hostname);

/**
 * Demo: stubs, released versions, and addresses of this machine. Production: nothing, unless `ALLOW_OVERRIDES` lists
 * the shop's own origin (stubs and released versions) or another one (remotes from there).
 * @returns null when nothing at all may be replaced: then the words in the address mean nothing
 */
export const overrideRights = ({
  mode,
  publicUrl,
  allowOverrides,
}: Pick<ShellConfig, 'mode' | 'publicUrl' | 'allowOverrides'>): OverrideRights | null => {
  const demo = mode === 'demo';
  if (!demo && !allowOverrides.length) return null;
  return {
    releases: demo || allowOverrides.includes(new URL(publicUrl).origin),
    admits: (address) => allowOverrides.includes(new URL(address).origin) || (demo && isThisMachine(address)),
  };
};
