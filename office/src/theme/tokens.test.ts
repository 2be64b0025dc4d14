import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { COLOURS } from './tokens.ts';

const css = readFileSync(
  path.resolve(import.meta.dirname, '../../../shared-ui/src/styles/tokens.css'),
  'utf8',
);

it.each(Object.entries(COLOURS))(
  'uses the colour %s of the shop, whose contrast is tested there',
  (name, hex) => {
    expect(css).toContain(`--${name}: ${hex};`);
  },
);
