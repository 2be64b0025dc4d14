/** Starts a shell for chaos tests: its own release store, and proxies in which the tests inject faults. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Canary } from 'releases/canary/canary';
import { keyOfSecret, newSecret } from 'releases/preview/preview';
import type { RemoteId } from 'shared-contracts/remote';
import { freePort } from 'tools/process/ports';
import { readShop } from '../shop/shop.ts';
import { startProgram } from '../shop/start-program.ts';
import { type BucketShell, startShellWithoutBucket } from './bucket-shell.ts';
import { MATRIX_REMOTES, type RemoteFault } from './cells.ts';
import { openChaosReleases, type Versions } from './chaos-releases.ts';
import { type Gate, openGate } from './gate.ts';

export interface ChaosShop {
  url: string;
  /** Proxy between browser and shell. Breaks files of remotes. */
  files: Gate;
  /** Proxy between shell and API. */
  api: Gate;
  /** Version of the remote's release without faults. */
  good(remote: RemoteId): string;
  /** Releases a copy of the good release, with or without a fault. Resolves when the shell serves it. */
  release(remote: RemoteId, fault: RemoteFault | null): Promise<string>;
  /** Gives a copy, with or without a fault, to half of the shoppers. Resolves when the shell serves it. */
  releaseCanary(remote: RemoteId, fault: RemoteFault | null): Promise<Canary>;
  /** Makes a copy a preview. Resolves with its link when the shell knows it. */
  releasePreview(remote: RemoteId, fault: RemoteFault | null): Promise<{ version: string; link: string }>;
  /** Resolves when the shell serves no canary any more. */
  canaryEnds(): Promise<void>;
  /** Rolls all remotes back to the good releases. Resolves when the shell serves them. */
  rollBack(): Promise<void>;
  /** Makes the pointer file of the release store unreadable. Resolves when the shell has noticed it. */
  spoilPointers(): Promise<void>;
  /** Points all remotes to releases that were changed after their signature. Resolves when the shell refuses them. */
  spoilSignatures(): Promise<void>;
  /** Releases a copy of each remote, then puts the older pointers back. Resolves when the shell refuses them. */
  replayPointers(): Promise<void>;
  /** Puts another shell behind the proxy, which was started while the bucket of its releases was away. */
  loseStorage(): Promise<void>;
  /** Puts the first shell behind the proxy again. */
  regainStorage(): void;
  stop(): Promise<void>;
}

const READY_MS = 120_000;
const PREVIEW_MS = 3_600_000;
/** Longer than in production, so that a busy machine can finish a render. An endless loop takes this long to detect. */
const RENDER_DEADLINE_MS = 5_000;
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 25));
};

export const openChaosShop = async (): Promise<ChaosShop> => {
  const shop = readShop();
  const releases = openChaosReleases(shop.releasesDir);
  const { good } = releases;
  releases.point(good);

  const port = await freePort();
  const shellUrl = `http://127.0.0.1:${port}`;
  let shownUrl = shellUrl;
  const files = await openGate(() => shownUrl);
  const api = await openGate(() => shop.apiUrl);
  const settings = {
    PUBLIC_URL: files.url,
    API_URL: api.url.replace('localhost', '127.0.0.1'),
    GATEWAY_PORT: new URL(shop.gatewayUrl).port,
    RENDER_DEADLINE_MS: String(RENDER_DEADLINE_MS),
    NODE_ENV: 'production',
  };
  let bucketShell: BucketShell | undefined;
  const program = await startProgram({
    script: 'shell/src/server/main.ts',
    env: {
      ...settings,
      PORT: String(port),
      RELEASES_DIR: releases.dir,
      RELEASE_STATE_FILE: path.join(releases.dir, 'state.json'),
    },
    readyMs: READY_MS,
    isReady: async () => (await fetch(`${shellUrl}/readyz`).catch(() => undefined))?.ok ?? false,
  });
  // The first render of each remote is the slowest. The query keeps these pages out of the cache of the cells.
  for (const place of ['/', '/vinos', '/carrito', '/iniciar-sesion'])
    await fetch(`${shellUrl}${place}?first`);

  const readRevision = async (): Promise<string> => {
    const answer = await fetch(`${shellUrl}/readyz`);
    return ((await answer.json()) as { remotes: string }).remotes;
  };
  const serve = async (versions: Versions): Promise<void> => {
    releases.point(versions);
    const wanted = MATRIX_REMOTES.map((id) => `${id}@${versions[id]}`);
    await until(async () => {
      const served = (await readRevision()).split(',');
      return wanted.every((one) => served.includes(one));
    });
  };
  /** Number of log lines with this text since `before`. */
  const refusals = (before: number, text: string): number =>
    program.output().slice(before).split(text).length - 1;
  return {
    url: files.url,
    files,
    api,
    good: (remote) => good[remote],
    async release(remote, fault) {
      const version = releases.copy(remote, fault);
      await serve({ ...good, [remote]: version });
      return version;
    },
    async releaseCanary(remote, fault) {
      const version = releases.copy(remote, fault);
      const canary = { version, share: 50, since: new Date().toISOString(), seed: randomUUID() };
      releases.point(good, { [remote]: { canary } });
      await until(async () => (await readRevision()).includes(`canary ${remote}@${version}`));
      return canary;
    },
    async releasePreview(remote, fault) {
      const version = releases.copy(remote, fault);
      const secret = newSecret();
      const [since, end] = [new Date(), new Date(Date.now() + PREVIEW_MS)];
      const preview = {
        version,
        since: since.toISOString(),
        until: end.toISOString(),
        key: keyOfSecret(secret),
      };
      const before = program.output().length;
      releases.point(good, { [remote]: { previews: { redesign: preview } } });
      await until(() => program.output().slice(before).includes(`"version":"${version}"`));
      return { version, link: `/preview/redesign.${secret}` };
    },
    canaryEnds: () => until(async () => !(await readRevision()).includes('canary ')),
    rollBack: () => serve(good),
    async spoilPointers() {
      const before = program.output().length;
      releases.write('{ "remotes": ');
      await until(() => program.output().slice(before).includes('remote registry not readable'));
    },
    async spoilSignatures() {
      const before = program.output().length;
      const versions = releases.copyAll();
      for (const id of MATRIX_REMOTES) releases.alter(id, versions[id]);
      releases.point(versions);
      await until(() => refusals(before, 'is not what the key development signed') >= MATRIX_REMOTES.length);
    },
    async replayPointers() {
      const old = releases.read();
      await serve(releases.copyAll());
      const before = program.output().length;
      releases.write(old);
      await until(() => refusals(before, 'is an older one') >= MATRIX_REMOTES.length);
    },
    async loseStorage() {
      bucketShell ??= await startShellWithoutBucket(shop.releasesDir, settings);
      shownUrl = bucketShell.url;
    },
    regainStorage() {
      shownUrl = shellUrl;
    },
    async stop() {
      await bucketShell?.stop();
      await program.stop();
      await Promise.all([files.stop(), api.stop()]);
      releases.remove();
    },
  };
};
