/** Child process that builds the packages that its parent sends, one after the other. */
import { buildFolder } from './build-folder.ts';

export interface BuildResult {
  isBuilt: boolean;
  output: string;
}

const answer = (result: BuildResult): boolean | undefined => process.send?.(result);

process.on('disconnect', () => process.exit());
process.on('message', (dir: string) => {
  buildFolder(dir).then(
    (output) => answer({ isBuilt: true, output }),
    (error: Error) => answer({ isBuilt: false, output: error.message }),
  );
});
