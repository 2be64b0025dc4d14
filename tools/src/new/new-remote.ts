/**
 * `pnpm new remote <id> --path /… --es "…" --en "…"`: generates a remote with one page and registers it
 * everywhere.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { type Change, edit, fromTemplate, readSource, replaceOnce } from './changes.ts';
import { assertKebab, quoted } from './names.ts';
import { NewError } from './new-error.ts';
import { assertTexts, type Texts } from './new-feature.ts';

const ID = /^[a-z]+$/;

/** Changes of the existing files that list all remotes: each gets a line for the new remote. */
const wiring = (id: string, url: string): Change[] => [
  edit('shared-contracts/src/remote.ts', (text) =>
    replaceOnce(
      replaceOnce(text, /(export type RemoteId = [^;]+);/, (_, ids) => `${ids} | '${id}';`, 'RemoteId'),
      /(REMOTE_IDS: readonly RemoteId\[\] = \[[^\]]+?),?\s*\]/,
      (_, ids) => `${ids}, '${id}']`,
      'REMOTE_IDS',
    ),
  ),
  edit('shared-contracts/src/routes.ts', (text) =>
    replaceOnce(
      text,
      /(export const ROUTES[\s\S]*?)(\n\] as const;)/,
      (_, before, end) => `${before}\n\n  route('${id}', '${url}'),${end}`,
      'ROUTES',
    ),
  ),
  edit('shared-stubs/src/remote/topics-of.ts', (text) =>
    replaceOnce(
      text,
      /(export const TOPICS_OF[\s\S]*?)(\n\};)/,
      (_, before, end) => `${before}\n  ${id}: { sends: [], hears: [] },${end}`,
      'TOPICS_OF',
    ),
  ),
  edit('tools/src/size/budgets.ts', (text) =>
    replaceOnce(
      text,
      /\n( *\{ title: 'shell alone')/,
      (_, next) =>
        `\n  { title: '${id} as second remote', kb: 35, parts: [page('${id}', 'home')] },\n${next}`,
      'BUDGETS',
    ),
  ),
  edit('CODEOWNERS', (text) =>
    replaceOnce(
      replaceOnce(
        text,
        /(\n\/mfe-[^\n]+)(\n(?!\/mfe-))/,
        (_, last, next) => `${last}\n${`/mfe-${id}/`.padEnd(18)} @casa-quillay/${id}${next}`,
        'The remotes in CODEOWNERS',
      ),
      /(\/shared-contracts\/[^\n]+)/,
      (_, line) => `${line} @casa-quillay/${id}`,
      'The owners of the contract',
    ),
  ),
  edit('README.md', (text) =>
    replaceOnce(
      text,
      /(\n\| \[mfe-[^\n]+)(\n(?!\| \[mfe-))/,
      (_, last, next) => `${last}\n| [mfe-${id}](mfe-${id}/README.md) | ${url} |${next}`,
      'The list of packages in README.md',
    ),
  ),
];

export const newRemote = (
  name: string | undefined,
  options: Texts & { path?: string | undefined },
): Change[] => {
  const id = assertKebab(name, 'remote', 'club');
  if (!ID.test(id)) throw new NewError(`${id} is no remote: one word of letters, like club`);
  if (existsSync(path.join(WORKSPACE, `mfe-${id}`)))
    throw new NewError(`mfe-${id} is there already: choose another name`);
  const url = options.path;
  if (!url || !/^(\/[a-z][a-z0-9-]*)+$/.test(url))
    throw new NewError(`Say which path it owns: --path /club${url ? ` (${url} is none)` : ''}`);
  if (readSource('shared-contracts/src/routes.ts').includes(`'${url}'`))
    throw new NewError(`${url} is another remote's already: choose another path`);
  const { es, en } = assertTexts(options, { es: 'Club de vinos', en: 'Wine club' });
  const texts = { en: String(en), esQuoted: quoted(String(es)), enQuoted: quoted(String(en)) };
  return [...fromTemplate('remote', { id, path: url, ...texts }), ...wiring(id, url)];
};
