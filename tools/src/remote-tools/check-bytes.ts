import path from 'node:path';
import { readManifest } from 'releases/release-store';
import type { CheckLine } from '../deploy-check/check-line.ts';
import { filesOf, REMOTE_KB } from '../size/budgets.ts';
import { describeRow, findUnwanted, KB, scriptBytes } from '../size/measure.ts';

/** Chunks of texts. A page needs one of them. */
const TEXTS = /^messages-/;

/**
 * Byte budget of a remote as the second one of a visit, for each of its pages with the Spanish texts. Pages with a
 * shell have a budget, too, which only the shop's repository can measure.
 */
export const checkBytes = (id: string, dist: string): CheckLine => {
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
  return { title: 'byte budgets', kind: details.length > 0 ? 'failed' : 'passed', details };
};
