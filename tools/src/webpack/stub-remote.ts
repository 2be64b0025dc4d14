import { globSync } from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { createRemoteConfig } from './remote.ts';

/** Federation modules of the folder: one for each file in `src/exposed/`. */
const exposedIn = (dir: string): Record<string, string> =>
  Object.fromEntries(
    globSync('src/exposed/*.{ts,tsx}', { cwd: dir })
      .sort()
      .map((file) => [`./${path.parse(file).name}`, `./${file}`]),
  );

/** Configuration of a stub remote (`shared-stubs/remotes/<id>`): that of a real remote, without a file of its own. */
export const createStubRemoteConfig = (dir: string): Configuration[] =>
  createRemoteConfig({ dir, id: path.basename(dir), exposes: exposedIn(dir) }).map((config) => ({
    ...config,
    module: {
      ...config.module,
      // A stub reads its behaviour from the URL it was loaded from. webpack would replace `import.meta.url`
      // by the source path.
      parser: { ...config.module?.parser, javascript: { importMeta: false } },
    },
  }));
