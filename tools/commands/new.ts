/** `pnpm new feature|endpoint|remote …`: generates code that compiles, with a test. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applyChanges, type Change } from '../src/new/changes.ts';
import { newEndpoint } from '../src/new/new-endpoint.ts';
import { NewError } from '../src/new/new-error.ts';
import { newFeature } from '../src/new/new-feature.ts';
import { newRemote } from '../src/new/new-remote.ts';
import { runToEnd } from '../src/process/run.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

const USAGE = `pnpm new feature <remote> <verb-noun> --es "…" --en "…"
pnpm new endpoint <area> <verb-noun> [--path /…] [--table …]
pnpm new remote <id> --path /… --es "…" --en "…"`;

const plan = (args: string[]): Change[] => {
  const option = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { es: option, en: option, path: option, table: option },
  });
  const [kind, first, second, ...more] = positionals;
  if (more.length === 0 && kind === 'feature') return newFeature(first, second, values);
  if (more.length === 0 && kind === 'endpoint') return newEndpoint(first, second, values);
  if (more.length === 0 && kind === 'remote' && !second) return newRemote(first, values);
  throw new NewError(USAGE);
};

/** Hint that the command prints at its end, by the kind of generated code. */
const NEXT: Readonly<Record<string, string>> = {
  feature: 'Next: show it on a page, by its index.ts',
  endpoint: 'Next: docs/guides/add-an-endpoint.md, "Adapt the generated code"',
  remote: 'Next: npx --yes pnpm@12.18.0 install, then docs/guides/add-a-remote.md',
};

/** Formats the generated files, because long names change line breaks. */
const format = async (changes: readonly Change[]): Promise<void> => {
  const files = changes.map(({ file }) => file).filter((file) => /\.(tsx?|css|json)$/.test(file));
  const biome = path.join(WORKSPACE, 'node_modules/.bin/biome');
  const { code, output } = await runToEnd(biome, ['check', '--write', ...files], { cwd: WORKSPACE });
  if (code !== 0) throw new Error(`What was written does not pass the formatter:\n${output}`);
};

try {
  const changes = plan(process.argv.slice(2).filter((word) => word !== '--'));
  applyChanges(changes);
  await format(changes);
  for (const { file, isNew } of changes) console.log(`${isNew ? 'new    ' : 'changed'} ${file}`);
  console.log(NEXT[process.argv.slice(2).find((word) => word in NEXT) ?? ''] ?? '');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
