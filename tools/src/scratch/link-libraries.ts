import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Links declared libraries into a new package, from links of other packages. */
export const linkLibraries = (dir: string, name: string): void => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(dir, name, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
  for (const library of Object.keys({ ...dependencies, ...devDependencies })) {
    const known = readdirSync(dir)
      .map((one) => path.join(dir, one, 'node_modules', library))
      .find((link) => existsSync(link));
    if (!known) throw new Error(`${library} is installed nowhere`);
    const link = path.join(dir, name, 'node_modules', library);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(readlinkSync(known), link);
  }
};
