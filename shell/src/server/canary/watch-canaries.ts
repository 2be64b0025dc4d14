/** Watches the canaries of this shell, and exchanges what it finds with the other shells. */
import { openCanaryFolder } from 'releases/canary/canary-folder';
import type { RemoteRegistry } from 'releases/remote-registry';
import { followCanaries } from 'releases/storage/follow-canaries';
import type { ShellConfig } from '../config.ts';
import { type CanaryWatch, createCanaryWatch, type WatchParts } from './canary-watch.ts';

type Config = Pick<ShellConfig, 'releasesDir' | 'releasesUrl' | 'canaryStepMs'>;

export const watchCanaries = (
  { releasesDir: dir, releasesUrl: url, canaryStepMs: stepMs }: Config,
  registry: RemoteRegistry,
  log: WatchParts['log'],
): CanaryWatch => {
  const watch = createCanaryWatch({ registry, folder: openCanaryFolder(dir), stepMs, log });
  const { instance } = watch;
  const isRunning = () => registry.canaries().length > 0;
  const following = followCanaries({ url, dir, instance, isRunning, onExchanged: registry.refresh }, log);
  return {
    ...watch,
    stop() {
      following.stop();
      watch.stop();
    },
  };
};
