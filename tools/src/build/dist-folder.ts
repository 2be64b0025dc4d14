import path from 'node:path';

export const isProduction = process.env.NODE_ENV !== 'development';

/** Folder of a package's build. `pnpm dev` has its own. */
export const distFolder = (dir: string): string => path.join(dir, isProduction ? 'dist' : 'dist/dev');
