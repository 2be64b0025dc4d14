/**
 * `pnpm new page <remote> <name> --path /… --es "…" --en "…"`: a page with its route, model, texts and test. With
 * `--standalone-repo <folder>`, its sources go to the repository of the remote, and only the route is changed here.
 * `remote-tools new page` in that repository needs a route of the installed contract.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from 'shared-contracts/routes';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { type Change, edit, fromTemplate, NewError, readSource, replaceOnce } from './changes.ts';
import { assertKebab, camelOf, pascalOf, quoted } from './names.ts';
import { addTexts, assertTexts, type Texts } from './new-feature.ts';
import type { Place } from './place-of.ts';

const ROUTES_FILE = 'shared-contracts/src/routes.ts';

export interface PageOptions extends Texts {
  path?: string | undefined;
}

const assertPath = (url: string | undefined): string => {
  if (url && /^(\/[a-z][a-z0-9-]*)+$/.test(url)) return url;
  throw new NewError(`Say which path it owns: --path /club${url ? ` (${url} is none)` : ''}`);
};

/** @throws NewError for a path that is none, or that a page has */
export const assertFreePath = (wanted: string | undefined): string => {
  const url = assertPath(wanted);
  if (readSource(ROUTES_FILE).includes(`'${url}'`))
    throw new NewError(`${url} belongs to another page: choose another path`);
  return url;
};

/** @throws NewError for a path that the installed contract does not give to the remote */
const assertOwnPath = (wanted: string | undefined, id: string): string => {
  const url = assertPath(wanted);
  if (ROUTES.some(({ owner, path }) => owner === id && path === url)) return url;
  throw new NewError(
    `The installed contract has no route ${url} of ${id}. Add route('${id}', '${url}') to ${ROUTES_FILE} of the shop, ` +
      'and install the new packages (update-packages)',
  );
};

/** The route of a page in the contract. */
export const addRoute = (id: string, url: string): Change =>
  edit(ROUTES_FILE, (text) =>
    replaceOnce(
      text,
      /(export const ROUTES[\s\S]*?)(\n\] as const;)/,
      (_, before, end) => `${before}\n\n  route('${id}', '${url}'),${end}`,
      'ROUTES',
    ),
  );

/** Files of the page. @param folder of the remote, relative to the workspace */
export const pageFiles = (
  folder: string,
  name: string,
  values: { path: string; esQuoted: string; enQuoted: string },
): Change[] => {
  const spellings = { name, Name: pascalOf(name), camel: camelOf(name) };
  return fromTemplate('page', { ...values, ...spellings }, path.join(folder, 'src/pages', name));
};

const registerPage = (text: string, { id, name, url }: { id: string; name: string; url: string }): string => {
  const load = `const ${camelOf(name)} = () => import(/* webpackChunkName: "${name}" */ './pages/${name}/${name}.page.ts');`;
  const withImport = replaceOnce(
    text,
    /((?:const \w+ = \(\) =>\s+import\([^;]+;\n)+)/,
    (_, loads) => `${loads}${load}\n`,
    'The list of pages in routes.tsx',
  );
  return replaceOnce(
    withImport,
    new RegExp(`(Record<RouteIdOf<'${id}'>, PageSource> = \\{\\n)`),
    (_, start) => `${start}  '${url}': { id: '${name}', load: ${camelOf(name)} },\n`,
    'The table of pages in routes.tsx',
  );
};

export const newPage = (
  { id, folder, hasContract }: Place,
  name: string | undefined,
  options: PageOptions,
): Change[] => {
  const page = assertKebab(name, 'page', 'gifts');
  const url = hasContract ? assertFreePath(options.path) : assertOwnPath(options.path, id);
  if (existsSync(path.join(WORKSPACE, folder, 'src/pages', page)))
    throw new NewError(`${id} has a page ${page} already: choose another name`);
  const texts = assertTexts(options, { es: 'Regalos', en: 'Gifts' });
  return [
    ...pageFiles(folder, page, { path: url, esQuoted: quoted(texts.es), enQuoted: quoted(texts.en) }),
    edit(path.join(folder, 'src/routes.tsx'), (text) => registerPage(text, { id, name: page, url })),
    ...addTexts(folder, camelOf(page), 'title', texts),
    ...(hasContract ? [addRoute(id, url)] : []),
  ];
};
