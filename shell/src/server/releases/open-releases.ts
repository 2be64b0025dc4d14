/** Opens the releases that the shell serves: their keys, the copy of a bucket, the registry and the watch of canaries. */
import path from 'node:path';
import { openRemoteRegistry } from 'releases/remote-registry';
import { openPointerMemory } from 'releases/signing/pointer-memory';
import { openTrust } from 'releases/signing/trust';
import { followReleases } from 'releases/storage/follow-releases';
import type { WatchParts } from '../canary/canary-watch.ts';
import { watchCanaries } from '../canary/watch-canaries.ts';
import type { ShellConfig } from '../config.ts';
import { noteRefusals } from './refusals.ts';

/** @throws Error for settings that do not fit */
export const openReleases = (config: ShellConfig, log: WatchParts['log']) => {
  const { releasesDir: dir, releasesUrl: url, releaseKeysFile: keysFile, developmentKeyFile } = config;
  const trust = openTrust({ keysFile, developmentKeyFile });
  const refusals = noteRefusals(log);
  const following = followReleases({ url, dir, trust }, refusals.log);
  const registry = openRemoteRegistry(dir, refusals.log, {
    trust,
    memory: openPointerMemory(config.releaseStateFile, dir),
    live: config.liveUrl !== '',
  });
  const apps = openRemoteRegistry(dir, log, {
    trust,
    memory: openPointerMemory(config.releaseStateFile, path.join(dir, 'apps')),
    table: 'apps',
  });
  const watch = watchCanaries(config, registry, log);
  return {
    trust,
    registry,
    /** Releases of applications with a server of their own, which only the releases page shows. */
    apps,
    watch,
    refusals,
    /** ISO time since which the bucket of releases does not answer. */
    awaySince: following.awaySince,
    stop() {
      watch.stop();
      following.stop();
      registry.stop();
      apps.stop();
    },
  };
};
