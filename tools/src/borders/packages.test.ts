/** Checks that the picture, border rules and each package.json list exactly the imports between packages. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { drawArrows, drawnPicture } from './draw-packages.ts';
import mayImport from './may-import.json' with { type: 'json' };
import { declaredPackages, findArrows } from './package-arrows.ts';

const arrows = findArrows(WORKSPACE);
const importsOf = (folder: string): string[] =>
  arrows.filter(({ from }) => from === folder.replace(/^mfe-.*/, 'mfe-*')).map(({ to }) => to);

describe('the packages', () => {
  it('import each other as docs/architecture/packages.md shows (draw-packages.ts draws it again)', () => {
    expect(drawnPicture()).toBe(drawArrows(arrows));
  });

  it.each(Object.entries(mayImport))('%s may import only packages that it does import', (folder, allowed) => {
    expect([...allowed].sort()).toEqual(importsOf(folder));
  });

  it.each(Object.entries(declaredPackages(WORKSPACE)))(
    '%s declares the packages that it imports in its package.json',
    (folder, declared) => {
      expect(declared).toEqual(importsOf(folder));
    },
  );

  it('get a new arrow for a new import', () => {
    const copy = mkdtempSync(path.join(tmpdir(), 'shop-packages-'));
    try {
      cpSync(path.join(WORKSPACE, 'pnpm-workspace.yaml'), path.join(copy, 'pnpm-workspace.yaml'));
      for (const name of ['api', 'tools'])
        cpSync(path.join(WORKSPACE, name, 'package.json'), path.join(copy, name, 'package.json'));
      writeFileSync(path.join(copy, 'api/new.test.ts'), "import { at } from 'tools/shop/run-shop';\n");
      expect(findArrows(copy)).toEqual([{ from: 'api', to: 'tools', kind: 'test' }]);
      writeFileSync(path.join(copy, 'api/new.ts'), "import {\n  at,\n} from 'tools/shop/run-shop';\n");
      expect(findArrows(copy)).toEqual([{ from: 'api', to: 'tools', kind: 'product' }]);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});
