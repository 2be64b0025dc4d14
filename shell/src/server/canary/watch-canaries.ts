/** Watches the canaries of this shell, and exchanges what it finds with the other shells. */
import { type CanaryFolder, openCanaryFolder, type ShellRecord } from 'releases/canary/canary-folder';
import type { RemoteRegistry } from 'releases/remote-registry';
import { followCanaries } from 'releases/storage/follow-canaries';
import type { ShellConfig } from '../config.ts';
import { type CanaryWatch, createCanaryWatch, type WatchParts } from './canary-watch.ts';

export interface SharedWatch extends CanaryWatch {
  /** Adds a record of a person, for all shells. @throws Error if the folder cannot be written */
  record(record: ShellRecord): void;
  readonly folder: CanaryFolder;
}

type Config = Pick<ShellConfig, 'releasesDir' | 'releasesUrl' | 'canaryStepMs'>;

export const watchCanaries = (
  { releasesDir: dir, releasesUrl: url, canaryStepMs: stepMs }: Config,
  registry: RemoteRegistry,
  log: WatchParts['log'],
): SharedWatch => {
  const folder = openCanaryFolder(dir);
  const watch = createCanaryWatch({ registry, folder, stepMs, log });
  const { instance } = watch;
  const isRunning = () => registry.canaries().length > 0;
  const following = followCanaries({ url, dir, instance, isRunning, onExchanged: registry.refresh }, log);
  return {
    ...watch,
    folder,
    record(record) {
      folder.record(record);
      registry.refresh();
      following.send();
    },
    stop() {
      following.stop();
      watch.stop();
    },
  };
};
