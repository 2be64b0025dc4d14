import path from 'node:path';
import { transformSync } from '@babel/core';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { babelOptions, type Side } from './common.ts';

const compiled = (creator: string, side: Side) =>
  transformSync(
    `export const readCart = ${creator}<{}>({ path: '/cart', summary: 'The cart', errors: [] });`,
    {
      ...babelOptions(side, false),
      filename: path.join(WORKSPACE, 'shared-contracts/src/api/cart.ts'),
    },
  )?.code;

it.each(['endpoint', 'officeEndpoint'])(
  'leaves the summary of an %s out of the browser, and keeps it on the server',
  (creator) => {
    expect(compiled(creator, 'client')).toContain('/cart');
    expect(compiled(creator, 'client')).not.toContain('The cart');
    expect(compiled(creator, 'server')).toContain('The cart');
  },
);
