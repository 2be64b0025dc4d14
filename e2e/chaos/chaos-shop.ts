/** Starts a shell for chaos tests: its own release store, and proxies in which the tests inject faults. */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTE_IDS, type RemoteId } from 'shared-contracts/remote';
import type { RemoteFault } from 'tools/chaos/cells';
import { freePort } from 'tools/process/ports';
import { readShop } from '../shop/shop.ts';
import { startProgram } from '../shop/start-program.ts';
import { doctorRelease } from './doctored-release.ts';
import { type Gate, openGate } from './gate.ts';

type Versions = Record<RemoteId, string>;

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
  /** Rolls all remotes back to the good releases. Resolves when the shell serves them. */
  rollBack(): Promise<void>;
  /** Makes the pointer file of the release store unreadable. Resolves when the shell has noticed it. */
  spoilPointers(): Promise<void>;
  stop(): Promise<void>;
}

const READY_MS = 120_000;
/**
 * Longer than in production, so that a busy machine can finish a render.
 * An endless loop takes this long to detect.
 */
const RENDER_DEADLINE_MS = 5_000;
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 25));
};

export const openChaosShop = async (): Promise<ChaosShop> => {
  const shop = readShop();
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-chaos-'));
  const pointer = path.join(folder, 'remotes.json');
  const { remotes } = JSON.parse(readFileSync(path.join(shop.releasesDir, 'remotes.json'), 'utf8')) as {
    remotes: Record<RemoteId, { version: string }>;
  };
  const good = Object.fromEntries(REMOTE_IDS.map((id) => [id, remotes[id].version])) as Versions;
  const folderOf = (id: RemoteId) => path.join(shop.releasesDir, id, good[id]);
  for (const id of REMOTE_IDS) {
    mkdirSync(path.join(folder, id));
    symlinkSync(folderOf(id), path.join(folder, id, good[id]));
  }
  const write = (text: string) => {
    writeFileSync(`${pointer}.part`, text);
    renameSync(`${pointer}.part`, pointer);
  };
  const point = (versions: Versions) =>
    write(
      JSON.stringify({
        remotes: Object.fromEntries(Object.entries(versions).map(([id, version]) => [id, { version }])),
      }),
    );
  point(good);

  const port = await freePort();
  const shellUrl = `http://127.0.0.1:${port}`;
  const files = await openGate(() => shellUrl);
  const api = await openGate(() => shop.apiUrl);
  const program = await startProgram({
    script: 'shell/src/server/main.ts',
    env: {
      PORT: String(port),
      PUBLIC_URL: files.url,
      RELEASES_DIR: folder,
      API_URL: api.url.replace('localhost', '127.0.0.1'),
      GATEWAY_PORT: new URL(shop.gatewayUrl).port,
      RENDER_DEADLINE_MS: String(RENDER_DEADLINE_MS),
      NODE_ENV: 'production',
    },
    readyMs: READY_MS,
    isReady: async () => (await fetch(`${shellUrl}/readyz`).catch(() => undefined))?.ok ?? false,
  });

  let copies = 0;
  const serve = async (versions: Versions): Promise<void> => {
    point(versions);
    const wanted = REMOTE_IDS.map((id) => `${id}@${versions[id]}`);
    await until(async () => {
      const { remotes: revision } = (await (await fetch(`${shellUrl}/readyz`)).json()) as { remotes: string };
      return wanted.every((one) => revision.split(',').includes(one));
    });
  };
  return {
    url: files.url,
    files,
    api,
    good: (remote) => good[remote],
    async release(remote, fault) {
      const version = `${good[remote]}-chaos${++copies}`;
      doctorRelease(folderOf(remote), version, fault, path.join(folder, remote, version));
      await serve({ ...good, [remote]: version });
      return version;
    },
    rollBack: () => serve(good),
    async spoilPointers() {
      const before = program.output().length;
      write('{ "remotes": ');
      await until(() => program.output().slice(before).includes('remote registry not readable'));
    },
    async stop() {
      await program.stop();
      await Promise.all([files.stop(), api.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
