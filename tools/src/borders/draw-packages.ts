/**
 * `node tools/src/borders/draw-packages.ts` draws the imports of the packages as Mermaid in
 * docs/architecture/packages.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { type Arrow, findArrows } from './package-arrows.ts';

const DOCUMENT = path.join(WORKSPACE, 'docs/architecture/packages.md');
const PICTURE = /```mermaid\n[\s\S]*?```/;

/** Groups of the picture. `shared-contracts` is in none: all groups use it. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  pages: ['shell', 'mfe-*', 'office', 'shared-kit', 'shared-ui'],
  server: [
    'demo-shop',
    'api',
    'platform/embedded-postgres',
    'platform/releases',
    'platform/serving',
    'platform/tracing',
  ],
  development: ['e2e', 'lab', 'tools', 'shared-stubs'],
};

const LINE: Readonly<Record<Arrow['kind'], string>> = { product: '-->', test: '-.->' };

/** Mermaid takes no `/` and no `*` in an id. */
const idOf = (name: string): string => name.replace(/[^\w]/g, '_');

/** The picture as a block of Mermaid. */
export const drawArrows = (arrows: readonly Arrow[]): string => {
  const grouped = Object.values(GROUPS).flat();
  const others = new Set(
    arrows.flatMap(({ from, to }) => [from, to]).filter((name) => !grouped.includes(name)),
  );
  const box = (name: string): string => `${idOf(name)}["${name}"]`;
  return [
    '```mermaid',
    'flowchart TD',
    ...Object.entries(GROUPS).flatMap(([title, names]) => [
      `  subgraph ${idOf(title)}["${title}"]`,
      ...names.map((name) => `    ${box(name)}`),
      '  end',
    ]),
    ...[...others].sort().map((name) => `  ${box(name)}`),
    ...arrows.map(({ from, to, kind }) => `  ${idOf(from)} ${LINE[kind]} ${idOf(to)}`),
    '```',
  ].join('\n');
};

/** The picture that the document has now. */
export const drawnPicture = (): string => PICTURE.exec(readFileSync(DOCUMENT, 'utf8'))?.[0] ?? '';

if (import.meta.main) {
  const picture = drawArrows(findArrows(WORKSPACE));
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(PICTURE, () => picture),
  );
}
