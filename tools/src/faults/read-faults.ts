/**
 * Reads the deliberate faults, which are like mistakes that developers make and Stryker does not. Each is a comment
 * above the test that must fail with it, written like a diff:
 *
 *     // The test must notice this fault in shared-ui/src/price/price.tsx
 *     // - before > amount
 *     // + before >= amount
 *     it('shows no old price below the price', …
 *
 * The code after `-` occurs once in the file. Without a line `+` the fault deletes it. A last line `// test <name>`
 * names a test with a table of values, or one of a suite; the name may be a part that no other test of the file has.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolders } from '../workspace/package-folders.ts';

export interface Fault {
  file: string;
  text: string;
  replacement: string;
  testFile: string;
  /** Its name, or a part. Empty when the comment has no test below it. */
  test: string;
}

const FAULT =
  /^ *\/\/ The test must notice this fault in (\S+)\n *\/\/ - (.+)\n(?: *\/\/ \+ (.+)\n)?(?: *\/\/ test (.+)\n)?/gm;
/** Name of the test below a fault, which may have other faults between. */
const NAME_BELOW = /^(?: *\/\/.*\n)* *(?:it|test)\(\s*(['"`])((?:\\.|(?!\1).)+)\1/;

const faultsOf = (testFile: string, code: string): Fault[] =>
  [...code.matchAll(FAULT)].map(
    ({ index, 0: comment, 1: file = '', 2: text = '', 3: replacement = '', 4: test }) => ({
      file,
      text,
      replacement,
      testFile,
      test: test ?? NAME_BELOW.exec(code.slice(index + comment.length))?.[2]?.replace(/\\(.)/g, '$1') ?? '',
    }),
  );

/** Test files of each package of the workspace, and their faults. */
export const readFaults = (workspace: string): { folder: string; hasTests: boolean; faults: Fault[] }[] =>
  packageFolders(workspace).map((folder) => {
    const testFiles = globSync('**/*.test.{ts,tsx}', {
      cwd: path.join(workspace, folder),
      exclude: ['**/node_modules'],
    }).map((name) => `${folder}/${name}`);
    const faults = testFiles.flatMap((name) =>
      faultsOf(name, readFileSync(path.join(workspace, name), 'utf8')),
    );
    return { folder, hasTests: testFiles.length > 0, faults };
  });
