import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const needsDatabase = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('openShop');

/**
 * Runs the test files that need no database first. A mutant ends with its first failing test, and such a file
 * takes milliseconds where others load the whole API.
 */
export class WithoutDatabaseFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(needsDatabase(a)) - Number(needsDatabase(b)));
  }
}
