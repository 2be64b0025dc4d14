/** Rules for overrides in addresses (docs/architecture/releases.md#overrides). */
import type { ShellConfig } from '../config.ts';

/** Host names of this machine in URLs. */
export const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

export interface OverrideRights {
  /** Whether stubs and releases other than the current one are allowed. */
  readonly releases: boolean;
  /** Whether a remote may be loaded from this URL. */
  admits(address: string): boolean;
}

/** True for a server on this machine, whose files may have no hashes. */
export const isThisMachine = (address: string): boolean => THIS_MACHINE.includes(new URL(address).hostname);

/**
 * Rules by mode. Demo: stubs, released versions, and servers on this machine are allowed. Production: nothing
 * is allowed, unless `ALLOW_OVERRIDES` lists the origin of the shop (stubs and released versions) or another
 * origin (remotes from there).
 * @returns null if no override is allowed; override parameters are then ignored
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
