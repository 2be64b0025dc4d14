import { expect, it } from 'vitest';
import { useRealCost } from '../../../test/cheap-passwords.ts';
import { fitsPassword, hashPassword } from './password.ts';

it('hashes with argon2id at the cost that OWASP recommends', async () => {
  useRealCost();
  const hash = await hashPassword('viña clara 7');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await fitsPassword(hash, 'viña clara 7')).toBe(true);
  expect(await fitsPassword(hash, 'viña clara 8')).toBe(false);
});
