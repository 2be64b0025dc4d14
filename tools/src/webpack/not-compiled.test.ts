import { globSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@babel/core';
import { describe, expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { babelOptions } from './common.ts';
import { NOT_COMPILED } from './not-compiled.ts';

const COMPONENT =
  'export const Row = ({ on }: { on: () => void }) => <b onClick={() => on()}>{String(on)}</b>;';

/** True if the build's Babel options let the React compiler memoise a component in this file. */
const isCompiled = (file: string): boolean =>
  transformSync(COMPONENT, {
    ...babelOptions('client', false),
    filename: path.join(WORKSPACE, file),
  })?.code?.includes('react/compiler-runtime') ?? false;

describe('files that the React compiler skips', () => {
  it.each(NOT_COMPILED)('%s names files that exist, and none of them is compiled', (pattern) => {
    const files = globSync(pattern, { cwd: WORKSPACE }).filter((file) => !file.includes('.test.'));
    expect(files).not.toEqual([]);
    expect(files.filter(isCompiled)).toEqual([]);
  });

  it('do not include the gallery and the results, which are compiled', () => {
    expect(isCompiled('mfe-catalog/src/pages/product/gallery.tsx')).toBe(true);
    expect(isCompiled('mfe-catalog/src/pages/listing/results.tsx')).toBe(true);
  });
});
