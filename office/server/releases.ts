/** The current, verified release of the office, and the files of the releases that open pages still use. */
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Release, readRelease } from 'releases/read-release';
import { openRemoteRegistry } from 'releases/remote-registry';
import { openPointerMemory } from 'releases/signing/pointer-memory';
import { openTrust } from 'releases/signing/trust';
import { followCanaries } from 'releases/storage/follow-canaries';
import { followReleases } from 'releases/storage/follow-releases';
import type { OfficeConfig } from './config.ts';

const ID = 'office';
/** Files kept in memory: those of about ten releases. */
const MOST_FILES = 500;
/** URL folder of the files of all releases. */
export const FILES_BASE = '/files/';

interface ServedFile {
  body: Buffer;
  /** Brotli, if the build has it. */
  compressed: Buffer | undefined;
}

/** Writes the HTML document of a release (office/src/document.ts). */
type RenderDocument = (nonce: string) => string;

interface DocumentModule {
  renderDocument(options: object): string;
}

/** Runs the verified server bundle, not the file, which could change. */
const loadDocument = async ({ serverSource, manifest, version }: Release): Promise<RenderDocument> => {
  const source = Buffer.from(serverSource as Uint8Array).toString('base64');
  const module = (await import(`data:text/javascript;base64,${source}`)) as DocumentModule;
  const { entry, app, fonts, integrity } = manifest;
  const base = `${FILES_BASE}${version}/`;
  return (nonce) => module.renderDocument({ nonce, base, entry, styles: app.css, fonts, integrity });
};

/** @throws Error for settings that do not fit */
export const openOfficeReleases = (config: OfficeConfig, log: FastifyBaseLogger) => {
  const { releasesDir: dir, releasesUrl: url, releaseKeysFile: keysFile, developmentKeyFile } = config;
  const trust = openTrust({ keysFile, developmentKeyFile });
  const following = followReleases({ url, dir, trust }, log);
  const registry = openRemoteRegistry(dir, log, {
    trust,
    memory: openPointerMemory(config.releaseStateFile, dir),
    table: 'apps',
  });
  // For rollbacks only: the releases page of a shell records them beside the canaries. The office runs no canary.
  const canaries = followCanaries(
    { url, dir, instance: `${ID}-${randomUUID()}`, isRunning: () => false, onExchanged: registry.refresh },
    log,
  );
  const documents = new Map<string, Promise<RenderDocument>>();
  const releases = new Map<string, Release>();
  const files = new Map<string, Promise<ServedFile | null>>();

  const current = () => registry.current().get(ID);

  /** The verified release of a version. Null for an unknown, unsigned or changed one. */
  const releaseOf = (version: string): Release | null => {
    const now = current();
    if (now?.version === version) return now;
    const known = releases.get(version);
    if (known) return known;
    try {
      const release = readRelease(dir, ID, version, { trust });
      releases.set(version, release);
      return release;
    } catch {
      // The release may be copied from a bucket later, so this is not remembered.
      return null;
    }
  };

  const readVerified = async (release: Release, name: string): Promise<Buffer | undefined> => {
    const hash = release.manifest.files[`client/${name}`];
    if (!hash) return undefined;
    const body = await readFile(path.join(release.clientDir, name));
    if (hash === `sha384-${createHash('sha384').update(body).digest('base64')}`) return body;
    log.error({ version: release.version, file: name }, 'file of the office is not what was built');
    return undefined;
  };

  const readServed = async (release: Release, name: string): Promise<ServedFile | null> => {
    const body = await readVerified(release, name);
    return body ? { body, compressed: await readVerified(release, `${name}.br`) } : null;
  };

  return {
    isReady: () => current() !== undefined,
    /** Undefined while there is no usable release. */
    async current() {
      const release = current();
      if (!release) return undefined;
      const document = documents.get(release.version) ?? loadDocument(release);
      documents.set(release.version, document);
      return document;
    },
    /** A file of a release, compared with its signed hash. Null if there is none. */
    async file(version: string, name: string) {
      const release = releaseOf(version);
      if (!release) return null;
      const key = `${version}/${name}`;
      if (files.size > MOST_FILES) files.clear();
      const known = files.get(key) ?? readServed(release, name);
      files.set(key, known);
      const served = await known.catch(() => null);
      if (!served) files.delete(key);
      return served;
    },
    stop() {
      canaries.stop();
      following.stop();
      registry.stop();
    },
  };
};
export type OfficeReleases = ReturnType<typeof openOfficeReleases>;
