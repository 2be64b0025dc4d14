/**
 * Replaces the federation runtime's SnapshotHandler in the shell. The original reads the manifests of remotes. The shop
 * needs none, because the shell's remote registry names the entries of remotes (docs/decisions/0003). This saves 2 KB
 * on every first page. The plugin's option `disableSnapshot` would not remove the original.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  /** The runtime reads this property. No plugin of the shop uses these hooks. */
  hooks = { lifecycle: {}, applyPlugin() {} };
}

export const getGlobalRemoteInfo = () => ({});
