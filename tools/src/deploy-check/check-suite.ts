/** Runs the conformance suite of a package. */
import { globSync } from 'node:fs';
import { runLimited } from '../checks/run-check.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { type CheckLine, line } from './check-line.ts';
import { openSuiteCache } from './suite-cache.ts';

const SUITE_MS = 600_000;

/** Test files of the conformance suite for packages that have no `*.conformance.test.*`, and the package of the tests. */
const SUITES: Readonly<Record<string, { files: string; in?: string }>> = {
  api: { files: 'demo-shop/test/contract.test.ts', in: 'demo-shop' },
  shell: { files: 'shell/src/browser/hosts.test.ts' },
  office: { files: 'office/src/**/*.test.{ts,tsx}' },
};

/**
 * Runs the conformance suite against the candidate's sources, unless the same ones have passed it.
 * @param name its folder in the repository
 */
export const checkSuite = async (name: string): Promise<CheckLine> => {
  const suite = SUITES[name];
  const files = globSync(suite?.files ?? `${name}/src/**/*.conformance.test.{ts,tsx}`, { cwd: WORKSPACE });
  if (files.length === 0) return line('conformance suite', [`${name} has no conformance tests`]);
  const cache = openSuiteCache([name, suite?.in ?? name]);
  const passedAt = await cache.passedAt();
  if (passedAt) return line(`conformance suite: the same sources passed it at ${passedAt}`, []);
  const { code, output } = await runLimited('vitest', ['run', ...files], { limitMs: SUITE_MS });
  if (code === 0) await cache.notePassed(new Date());
  return line('conformance suite', code === 0 ? [] : output.trimEnd().split('\n').slice(-40));
};
