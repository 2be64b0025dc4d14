/** A reporter of vitest that writes where each test file's time went, for `pnpm test --profile`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Wall-clock milliseconds of one test file. */
export interface FileTimes {
  project: string;
  file: string;
  environment: number;
  imports: number;
  setup: number;
  tests: number;
  count: number;
}

const timesOf = (module: TestModule): FileTimes => {
  const spent = module.diagnostic();
  return {
    project: module.project.name,
    file: path.relative(WORKSPACE, module.moduleId),
    environment: Math.round(spent.environmentSetupDuration + spent.prepareDuration),
    imports: Math.round(spent.collectDuration),
    setup: Math.round(spent.setupDuration),
    tests: Math.round(spent.duration),
    count: [...module.children.allTests()].length,
  };
};

export default class ProfileReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.UNIT_PROFILE;
    if (file) writeFileSync(file, JSON.stringify(modules.map(timesOf)));
  }
}
