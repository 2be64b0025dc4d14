import path from 'node:path';
import { transformSync } from '@babel/core';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { babelOptions, type Side } from './common.ts';

const ENDPOINT =
  "export const readCart = endpoint<typeof schema.readCart>({ path: '/cart', summary: 'The cart', errors: [] });";
const compiled = (side: Side) =>
  transformSync(ENDPOINT, {
    ...babelOptions(side, false),
    filename: path.join(WORKSPACE, 'shared-contracts/src/api/cart.ts'),
  })?.code;

it('leaves the summary of an endpoint out of the browser, and keeps it on the server', () => {
  expect(compiled('client')).toContain('/cart');
  expect(compiled('client')).not.toContain('The cart');
  expect(compiled('server')).toContain('The cart');
});
