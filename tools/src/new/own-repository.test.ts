import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { newRemote } from './new-remote.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-repository-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plan = (repository: string) =>
  newRemote('gifts', { path: '/regalos', es: 'Regalos', en: 'Gifts', repository });

describe('a remote in a repository of its own', () => {
  it('has its sources there, and its id, route and stub in the contract', () => {
    const changes = plan(folder);
    const inRepository = changes
      .map(({ file }) => path.relative(folder, path.resolve(WORKSPACE, file)))
      .filter((file) => !file.startsWith('..'));
    expect(inRepository).toEqual(
      expect.arrayContaining([
        '.github/workflows/ci.yml',
        'README.md',
        'package.json',
        'releases.keys.json',
        'src/app.conformance.test.ts',
        'src/index.ts',
        'src/pages/home/home-view.tsx',
        'src/styles.d.ts',
        'webpack.config.ts',
      ]),
    );
    const inWorkspace = changes.map(({ file }) => file).filter((file) => !file.startsWith('..'));
    expect(inWorkspace.sort()).toEqual([
      'CODEOWNERS',
      'shared-contracts/src/remote.ts',
      'shared-contracts/src/routes.ts',
      'shared-stubs/remotes/gifts/package.json',
      'shared-stubs/remotes/gifts/src/app.tsx',
      'shared-stubs/remotes/gifts/src/server.tsx',
      'shared-stubs/remotes/gifts/src/stub.ts',
      'shared-stubs/src/remote/topics-of.ts',
    ]);
  });

  it('names nothing of the workspace in its files', () => {
    const own = plan(folder).filter(({ file }) => file.startsWith('..'));
    for (const { file, text } of own) {
      expect(text, file).not.toMatch(/workspace:|catalog:|'tools\/|"tools\//);
      expect(text, file).not.toContain(WORKSPACE);
    }
  });

  it('is refused inside of the workspace, and in a folder with files', () => {
    expect(() => plan('gifts')).toThrow('is in this workspace');
    writeFileSync(path.join(folder, 'notes.txt'), '');
    expect(() => plan(folder)).toThrow('has files already');
  });
});
