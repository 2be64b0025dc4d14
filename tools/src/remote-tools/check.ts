/** Builds the remote of this repository and checks whether it fits the shop. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractRecord } from 'releases/contract-record';
import { readManifest } from 'releases/release-store';
import { buildFolder } from '../build/build-folder.ts';
import { checkContracts, type ReleasedContracts } from '../deploy-check/check-deploy.ts';
import { type CheckLine, line } from '../deploy-check/check-line.ts';
import { checkSuite } from '../deploy-check/check-suite.ts';
import { filesOf, REMOTE_KB } from '../size/budgets.ts';
import { describeRow, findUnwanted, KB, scriptBytes } from '../size/measure.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Chunks of texts. A page needs one of them. */
const TEXTS = /^messages-/;

/**
 * Byte budget of a remote as the second one of a visit, for each of its pages with the Spanish texts. Pages with a
 * shell have a budget, too, which only the shop's repository can measure.
 */
const checkBytes = (id: string, dist: string): CheckLine => {
  const manifest = readManifest(path.join(dist, 'release.json'));
  const texts = 'messages-es' in manifest.chunks ? ['messages-es'] : [];
  const pages = Object.keys(manifest.chunks).filter((name) => name !== 'app' && !TEXTS.test(name));
  const rows = pages.map((name) => {
    const files = filesOf(manifest, [...texts, name]).map((file) => path.join(dist, 'client', file));
    const used = scriptBytes(files) / KB;
    const title = `${id} ${name}, second remote`;
    return { title, used, kb: REMOTE_KB, files: files.length, isOver: used > REMOTE_KB };
  });
  const details = [
    ...rows.filter(({ isOver }) => isOver).map(describeRow),
    ...findUnwanted(id, dist).map(({ file, name, why }) => `${file} holds ${name}, which ${why}`),
  ];
  return line('byte budgets', details);
};

/** Builds if the sources changed since the last build. @throws Error with webpack's errors */
export const buildRemote = async () => {
  console.log(await buildFolder(WORKSPACE));
  const dist = path.join(WORKSPACE, 'dist');
  const record = JSON.parse(readFileSync(path.join(dist, 'contract.json'), 'utf8')) as ContractRecord;
  return { dist, record };
};

export type RemoteBuild = Awaited<ReturnType<typeof buildRemote>>;

/** Builds, and runs the conformance suite beside it. Compares the build with the shop, and measures it. */
export const checkRemote = async (
  contracts: ReleasedContracts,
): Promise<{ build: RemoteBuild; lines: CheckLine[] }> => {
  const [build, suite] = await Promise.all([buildRemote(), checkSuite('.')]);
  const { record, dist } = build;
  return { build, lines: [...checkContracts(record, contracts), checkBytes(record.id, dist), suite] };
};
