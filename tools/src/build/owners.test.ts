import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ownershipOf } from './owners.ts';

const repository = (files: Record<string, string>): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'owners-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
};

it('reads the last line of CODEOWNERS that is about the package, and its contact', () => {
  const root = repository({
    CODEOWNERS: '# all\n* @shop/platform\n/mfe-club/ @shop/club @shop/wine # both\n/mfe-clubs/ @shop/other\n',
    'mfe-club/package.json': '{"contact":"#club"}',
  });
  expect(ownershipOf(path.join(root, 'mfe-club'), root)).toEqual({
    owners: ['@shop/club', '@shop/wine'],
    contact: '#club',
  });
});

it('reads CODEOWNERS of a repository that is the package', () => {
  const root = repository({ '.github/CODEOWNERS': '* @gifts/team\n', 'package.json': '{}' });
  expect(ownershipOf(root, root)).toEqual({ owners: ['@gifts/team'] });
});

it('knows nobody without a file', () => {
  const root = repository({ 'package.json': '{}' });
  expect(ownershipOf(root, root)).toEqual({});
});
