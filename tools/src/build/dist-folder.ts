import path from 'node:path';

export const isProduction = process.env.NODE_ENV !== 'development';

/** Where a package's build lies; the builds of `pnpm dev` have a place of their own. */
export const distFolder = (dir: string): string => path.join(dir, isProduction ? 'dist' : 'dist/dev');
