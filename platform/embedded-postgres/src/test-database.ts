import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { timeDatabase } from './database-time.ts';
import { createDatabase, dropDatabase, sealTemplate, urlOfDatabase } from './databases.ts';
import { isSafelyOurs, statOf } from './owned-folder.ts';
import { isLocked } from './owner-lock.ts';
import { startPostgres } from './start-postgres.ts';
import { TEST_ROOTS, testRoot } from './test-root.ts';

const TEMPLATE = 'shop_template';
const PREFIX = 'shop-test-';
/** Age after which an unlocked folder counts as abandoned. A younger one may belong to a run that is starting. */
const ABANDONED_AFTER_MS = 60_000;

export type TestTemplate = {
  /** URL of the sealed template. Pass it to test files (vitest's `provide`) for `cloneDatabase`. */
  url: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
};

/**
 * Starts a temporary server for one test run, in vitest's globalSetup.
 * @param prepare fills the template once (migrations, seed); it must close its connections
 */
export async function testTemplate(prepare: (url: string) => Promise<void>): Promise<TestTemplate> {
  removeAbandoned();
  const folder = mkdtempSync(path.join(testRoot(), PREFIX));
  chmodSync(folder, 0o711);
  const server = await startPostgres({ dataDir: folder, durable: false, database: TEMPLATE });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await prepare(server.url);
    await sealTemplate(server.url, TEMPLATE);
    return { url: server.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export type ClonedDatabase = {
  url: string;
  /** Drops the database and ends its connections. */
  drop(): Promise<void>;
};

/** Creates a database for one test file, a copy of the template. */
export async function cloneDatabase(templateUrl: string): Promise<ClonedDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = decodeURIComponent(new URL(templateUrl).pathname.slice(1));
  await timeDatabase(() => createDatabase(templateUrl, name, { template }));
  return {
    url: urlOfDatabase(templateUrl, name),
    drop: () => timeDatabase(() => dropDatabase(templateUrl, name)),
  };
}

/** Removes folders of killed test runs. */
function removeAbandoned(): void {
  const folders = TEST_ROOTS.filter(existsSync).flatMap((root) =>
    readdirSync(root)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => path.join(root, name)),
  );
  for (const folder of folders) {
    if (!isSafelyOurs(folder) || isLocked(folder)) continue;
    const ageMs = Date.now() - (statOf(folder)?.mtimeMs ?? Date.now());
    if (ageMs < ABANDONED_AFTER_MS) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}
