/**
 * `pnpm new remote <id> --path /… --es "…" --en "…"`: generates a remote with one page and registers it
 * everywhere. With `--standalone-repo <folder>`, its sources are a repository of their own.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_IDS } from 'shared-contracts/remote';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { type Change, edit, fromTemplate, NewError, replaceOnce } from './changes.ts';
import { assertKebab, quoted } from './names.ts';
import { assertTexts, type Texts } from './new-feature.ts';
import { addRoute, assertFreePath, pageFiles } from './new-page.ts';
import { ownRepository } from './own-repository.ts';

const ID = /^[a-z]+$/;
/** Names of releases, also those of remotes in other repositories, which have no folder here. */
const TAKEN: readonly string[] = [...REMOTE_IDS, 'shell', 'office', 'api'];

/** The line of CODEOWNERS about the contract, with the team of the new remote. */
const askTeam = (owners: string, id: string): string =>
  replaceOnce(
    owners,
    /(\/shared-contracts\/[^\n]+)/,
    (_, line) => `${line} @casa-quillay/${id}`,
    'The owners of the contract',
  );

/** Changes of the contract and its stubs, also for a remote in a repository of its own. */
const contractChanges = (id: string, url: string): Change[] => [
  edit('shared-contracts/src/remote.ts', (text) =>
    replaceOnce(
      replaceOnce(text, /(export type RemoteId = [^;]+);/, (_, ids) => `${ids} | '${id}';`, 'RemoteId'),
      /(REMOTE_IDS: readonly RemoteId\[\] = \[[^\]]+?),?\s*\]/,
      (_, ids) => `${ids}, '${id}']`,
      'REMOTE_IDS',
    ),
  ),
  addRoute(id, url),
  edit('shared-stubs/src/remote/topics-of.ts', (text) =>
    replaceOnce(
      text,
      /(export const TOPICS_OF[\s\S]*?)(\n\};)/,
      (_, before, end) => `${before}\n  ${id}: { sends: [], receives: [] },${end}`,
      'TOPICS_OF',
    ),
  ),
];

/** Changes of the files that list the packages of this workspace. */
const packageChanges = (id: string, url: string): Change[] => [
  edit('tools/src/size/budgets.ts', (text) =>
    replaceOnce(
      text,
      /\n( *\{ title: 'shell alone')/,
      (_, next) =>
        `\n  { title: '${id} as second remote', kb: REMOTE_KB, parts: [page('${id}', 'home')] },\n${next}`,
      'BUDGETS',
    ),
  ),
  edit('CODEOWNERS', (text) =>
    replaceOnce(
      askTeam(text, id),
      /(\n\/mfe-[^\n]+)(\n(?!\/mfe-))/,
      (_, last, next) => `${last}\n${`/mfe-${id}/`.padEnd(18)} @casa-quillay/${id}${next}`,
      'The remotes in CODEOWNERS',
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

/** @param options `repository`: folder of a new repository for the sources of the remote */
export const newRemote = (
  name: string | undefined,
  options: Texts & { path?: string | undefined; repository?: string | undefined },
): Change[] => {
  const id = assertKebab(name, 'remote', 'club');
  if (!ID.test(id)) throw new NewError(`${id} is no name of a remote: use one word of letters, like club`);
  if (existsSync(path.join(WORKSPACE, `mfe-${id}`)))
    throw new NewError(`mfe-${id} is there already: choose another name`);
  if (TAKEN.includes(id)) throw new NewError(`${id} is taken: choose another name`);
  const url = assertFreePath(options.path);
  const { es, en } = assertTexts(options, { es: 'Club de vinos', en: 'Wine club' });
  const values = { id, path: url, en, esQuoted: quoted(es), enQuoted: quoted(en) };
  const files = [...fromTemplate('remote', values), ...pageFiles(`mfe-${id}`, 'home', values)];
  if (!options.repository) return [...files, ...contractChanges(id, url), ...packageChanges(id, url)];
  return [
    ...ownRepository(options.repository, files, values),
    ...contractChanges(id, url),
    edit('CODEOWNERS', (text) => askTeam(text, id)),
  ];
};
