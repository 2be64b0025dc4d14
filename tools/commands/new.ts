/** `pnpm new feature|page|widget|endpoint|remote …`: generates code that compiles, with a test. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applyChanges, type Change, NewError } from '../src/new/changes.ts';
import { newEndpoint } from '../src/new/new-endpoint.ts';
import { newFeature } from '../src/new/new-feature.ts';
import { newPage } from '../src/new/new-page.ts';
import { newRemote } from '../src/new/new-remote.ts';
import { newWidget } from '../src/new/new-widget.ts';
import { ARCHIVES } from '../src/new/own-repository.ts';
import { placeOf } from '../src/new/place-of.ts';
import { asCommand } from '../src/process/as-command.ts';
import { commandWords } from '../src/process/command-words.ts';
import { runToEnd } from '../src/process/run.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

const USAGE = `pnpm new feature <remote> <verb-noun> --es "…" --en "…"
pnpm new page <remote> <name> --path /… --es "…" --en "…" [--standalone-repo <folder>]
pnpm new widget <remote> <name> [--standalone-repo <folder>]
pnpm new endpoint <area> <verb-noun> [--path /…] [--table …]
pnpm new remote <id> --path /… --es "…" --en "…" [--standalone-repo <folder>]`;

/** Hint that the command prints at its end, by the kind of generated code. */
const NEXT = {
  page: 'Next: docs/guides/add-a-page.md, "Fill the page"',
  widget: 'Next: docs/guides/add-a-widget.md, "Fill the widget"',
  feature: 'Next: show it on a page, by its index.ts',
  endpoint: 'Next: docs/guides/add-an-endpoint.md, "Adapt the generated code"',
  remote: 'Next: npx --yes pnpm@12.18.0 install, then docs/guides/add-a-remote.md',
};

const NEXT_IN_REPOSITORY = 'Next: docs/guides/own-repository.md';

interface Plan {
  kind: keyof typeof NEXT;
  changes: Change[];
  /** Folder of a new repository. */
  repository?: string | undefined;
}

const plan = (args: string[]): Plan => {
  const option = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { es: option, en: option, path: option, table: option, 'standalone-repo': option },
  });
  const { 'standalone-repo': repository } = values;
  const [kind, first, second, ...more] = positionals;
  if (more.length > 0) throw new NewError(USAGE);
  if (kind === 'feature') return { kind, changes: newFeature(placeOf(first), second, values) };
  if (kind === 'page')
    return { kind, changes: newPage(placeOf(first, repository), second, values), repository };
  if (kind === 'widget') return { kind, changes: newWidget(placeOf(first, repository), second), repository };
  if (kind === 'endpoint') return { kind, changes: newEndpoint(first, second, values) };
  if (kind === 'remote' && !second)
    return { kind, changes: newRemote(first, { ...values, repository }), repository };
  throw new NewError(USAGE);
};

/** Packs the packages that the new repository installs, with the changed contract. */
const packFor = async (repository: string): Promise<void> => {
  const { packAll } = await import('../src/packages/pack.ts');
  const folder = path.join(path.resolve(WORKSPACE, repository), ARCHIVES);
  for (const archive of Object.values(await packAll(folder)))
    console.log(`packed  ${path.join(path.relative(WORKSPACE, folder), archive)}`);
};

/** Formats the generated files of the workspace, because long names change line breaks. */
const format = async (changes: readonly Change[]): Promise<void> => {
  const files = changes
    .map(({ file }) => file)
    .filter((file) => /\.(tsx?|css|json)$/.test(file) && !file.startsWith('..'));
  const biome = path.join(WORKSPACE, 'node_modules/.bin/biome');
  const { code, output } = await runToEnd(biome, ['check', '--write', ...files], { cwd: WORKSPACE });
  if (code !== 0) throw new Error(`The generated code does not pass the formatter:\n${output}`);
};

await asCommand(async () => {
  const { kind, changes, repository } = plan(commandWords());
  applyChanges(changes);
  await format(changes);
  for (const { file, isNew } of changes) console.log(`${isNew ? 'new    ' : 'changed'} ${file}`);
  if (repository) await packFor(repository);
  console.log(repository ? NEXT_IN_REPOSITORY : NEXT[kind]);
}, USAGE);
