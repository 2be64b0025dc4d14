import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Contract version of this source tree (`shared-contracts/src/version.ts`). */
export const readContractVersion = (): number => {
  const file = path.resolve(import.meta.dirname, '../../../shared-contracts/src/version.ts');
  const found = /CONTRACT_VERSION = (\d+)/.exec(readFileSync(file, 'utf8'));
  if (!found) throw new Error(`${file} names no CONTRACT_VERSION`);
  return Number(found[1]);
};
