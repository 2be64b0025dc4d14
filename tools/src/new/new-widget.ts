/**
 * `pnpm new widget <remote> <name>`: a widget that other remotes may show, with its props in the contract, a stub and a
 * conformance test. With `--standalone-repo <folder>`, its sources go to the repository of the remote.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { EXPOSED_MODULES } from 'shared-contracts/remote';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { type Change, edit, fromTemplate, NewError, replaceOnce } from './changes.ts';
import { assertKebab, pascalOf } from './names.ts';
import type { Place } from './place-of.ts';

/** The props, with one that all samples have. */
const propsOf = (name: string): string => `export interface ${name}Props {
  /** Heading of the widget. */
  title: string;
}
`;

const contractChanges = (id: string, name: string): Change[] => [
  edit('shared-contracts/src/widgets.ts', (text) =>
    replaceOnce(
      text,
      /(\/\*\* Widgets by[^\n]+\nexport interface WidgetPropsById \{[\s\S]*?)(\n\}\n)/,
      (_, table, end) =>
        `${propsOf(pascalOf(name))}\n${table}\n  '${id}/${name}': ${pascalOf(name)}Props;${end}`,
      'WidgetPropsById',
    ),
  ),
  edit('shared-contracts/src/remote.ts', (text) =>
    replaceOnce(
      text,
      /(EXPOSED_MODULES: [^=]+= \[[\s\S]*?)(\n\];)/,
      (_, list, end) => `${list}\n  '${id}/${name}',${end}`,
      'EXPOSED_MODULES',
    ),
  ),
  edit('shared-stubs/src/widget-samples.ts', (text) =>
    replaceOnce(
      text,
      /(const SAMPLES: Samples = \{[\s\S]*?)(\n\};)/,
      (_, samples, end) =>
        `${samples}\n  '${id}/${name}': async () => [{ title: 'Vino' }, { title: 'Otro vino' }],${end}`,
      'SAMPLES',
    ),
  ),
];

/** Adds the module to `exposes` of webpack.config.ts. */
const expose = (text: string, { id, name }: { id: string; name: string }): string => {
  const module = `'./${name}': './src/exposed/${name}.tsx',`;
  return text.includes('exposes: {')
    ? replaceOnce(text, /(exposes: \{\n)/, (_, start) => `${start}    ${module}\n`, 'exposes')
    : replaceOnce(
        text,
        /\{ dir: import\.meta\.dirname, id: '\w+' \}/,
        () => `{\n  dir: import.meta.dirname,\n  id: '${id}',\n  exposes: {\n    ${module}\n  },\n}`,
        'The configuration in webpack.config.ts',
      );
};

/** @throws NewError for a widget that the installed contract lacks */
const assertInContract = (widget: string): void => {
  if (EXPOSED_MODULES.some((module) => module === widget)) return;
  throw new NewError(
    `The installed contract has no widget ${widget}. Add it in the shop (docs/guides/add-a-widget.md), and install the ` +
      'new packages (update-packages)',
  );
};

export const newWidget = ({ id, folder, hasContract }: Place, widget: string | undefined): Change[] => {
  const name = assertKebab(widget, 'widget', 'box');
  if (existsSync(path.join(WORKSPACE, folder, `src/exposed/${name}.tsx`)))
    throw new NewError(`${id} has a widget ${name} already: choose another name`);
  const values = { id, name, Name: pascalOf(name) };
  const own = [
    ...fromTemplate('widget', values, path.join(folder, 'src/exposed')),
    edit(path.join(folder, 'webpack.config.ts'), (text) => expose(text, values)),
  ];
  if (hasContract)
    return [
      ...own,
      ...fromTemplate('widget-stub', values, `shared-stubs/remotes/${id}/src/exposed`),
      ...contractChanges(id, name),
    ];
  assertInContract(`${id}/${name}`);
  return own;
};
