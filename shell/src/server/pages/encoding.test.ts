import { expect, it } from 'vitest';
import { encodingFor } from './send-page.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,*', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['x-br-fake', 'identity'],
  ['*;q=0', 'identity'],
] as const)('the shell answers "Accept-Encoding: %s" with %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
