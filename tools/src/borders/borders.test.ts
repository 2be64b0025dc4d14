import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runToEnd } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { BREACHES, type Breach } from './breaches.ts';
import folderOrder from './folder-order.json' with { type: 'json' };
import { writeSampleWorkspace } from './sample-workspace.ts';

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/**
 * Runs the border rules on a sample workspace with these breaches.
 * @returns rule and file of each violation
 */
const cruise = async (breaches: readonly Breach[]): Promise<string[]> => {
  const root = writeSampleWorkspace(breaches);
  folders.push(root);
  const packages = readdirSync(root).filter((name) => !/\.json$|node_modules/.test(name));
  const { output } = await runToEnd(
    process.execPath,
    [
      path.join(WORKSPACE, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      ...['--config', path.join(WORKSPACE, '.dependency-cruiser.cjs'), '--output-type', 'json'],
      ...packages,
    ],
    { cwd: root },
  );
  const { summary } = JSON.parse(output) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
};

describe('borders', () => {
  let found: string[];
  beforeAll(async () => {
    found = await cruise(BREACHES);
  });

  it.each(BREACHES)('stop $title', ({ rule, file }) => {
    expect(found).toContain(`${rule}: ${file}`);
  });

  it('allow lawful imports, including types of schemas', async () => {
    expect(await cruise([])).toEqual([]);
  });

  it("order the folders of the shell's server as its README does", () => {
    const readme = readFileSync(path.join(WORKSPACE, 'shell/README.md'), 'utf8');
    const listed = [...readme.matchAll(/^\| `server\/([a-z-]+)\/`/gm)].map(([, folder]) => folder);
    expect(['config.ts', ...listed]).toEqual(folderOrder['shell/src/server'].order);
  });
});
