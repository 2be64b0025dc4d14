/**
 * In the shell, in place of the federation runtime's SnapshotHandler, which reads the manifests of remotes: our remote registry names their entries
 * (docs/decisions/0003), so no manifest is ever read. 2 KB of every first page. The plugin's own `disableSnapshot` leaves it in.
 */
export class SnapshotHandler {
  manifestCache = new Map();
  /** It has no hooks that a plugin could use. */
  hooks = { lifecycle: {}, applyPlugin() {} };
}

export const getGlobalRemoteInfo = () => ({});
