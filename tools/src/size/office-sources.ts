import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Matches the path of a source of the office in a source map, but not a file of a package. */
const OF_OFFICE = /^(?!.*\/node_modules\/).*\/(?:office|shared-contracts\/src\/office|api\/src\/office)\//;

/** Sources of the office in a script. @param map text of its source map */
export const officeSources = (map: string): string[] =>
  (JSON.parse(map) as { sources: string[] }).sources.filter((source) => OF_OFFICE.test(source));

/**
 * Sources of the office in a build for shoppers. Without any, a change of the office cannot change a byte of it: the build
 * has no other input that differs (`source-version.ts`).
 */
export const findOfficeSources = (folder: string): { file: string; source: string }[] =>
  ['client', 'server'].flatMap((part) =>
    readdirSync(path.join(folder, part))
      .filter((name) => name.endsWith('.map'))
      .flatMap((name) =>
        officeSources(readFileSync(path.join(folder, part, name), 'utf8')).map((source) => ({
          file: `${part}/${path.basename(name, '.map')}`,
          source,
        })),
      ),
  );
