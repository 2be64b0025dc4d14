import type { BuildManifest } from 'releases/release-manifest';
import { describe, expect, it } from 'vitest';
import { filesOf } from './budgets.ts';
import { bundledPackages, missingPackages, packageOf, unwantedIn } from './measure.ts';
import { officeSources } from './office-sources.ts';

const PNPM = 'webpack://a/../node_modules/.pnpm/zod@4.6.7/node_modules/zod/v4/core.js';
const rules = { serverOnly: ['zod'], shellOnly: ['react'], onDemand: ['ky'] };
const script = (role: 'shell' | 'remote', isEntry: boolean, ...names: string[]) =>
  unwantedIn({ file: 'a.js', role, isEntry, packages: new Set(names) }, rules).map(({ name }) => name);

describe('packages in a bundle', () => {
  it('are found below the folders of pnpm, also packages with a scope', () => {
    expect(packageOf(PNPM)).toBe('zod');
    expect(
      packageOf('webpack://a/../node_modules/.pnpm/@sentry+core@11/node_modules/@sentry/core/x.js'),
    ).toBe('@sentry/core');
    expect(packageOf('webpack://a/./src/pages/zod/zod.ts')).toBeUndefined();
    expect(packageOf('webpack://a/./node_modules/.federation/entry.js')).toBeUndefined();
  });

  it('are each named once', () => {
    expect([...bundledPackages(JSON.stringify({ sources: [PNPM, PNPM, './src/a.ts'] }))]).toEqual(['zod']);
  });

  // The test must notice this fault in tools/src/size/measure.ts
  // - role === 'remote' ?
  // + role === 'shell' ?
  it('are reported when they belong on the server, in the shell or in a later chunk', () => {
    expect(script('shell', false, 'zod')).toEqual(['zod']);
    expect(script('remote', false, 'react')).toEqual(['react']);
    expect(script('shell', true, 'react')).toEqual([]);
    expect(script('shell', true, 'ky')).toEqual(['ky']);
    expect(script('shell', false, 'ky')).toEqual([]);
  });
});

it('finds sources of the office in a script for shoppers', () => {
  const sources = [
    'webpack://shell/../shared-contracts/src/office/access.ts',
    'webpack://shell/../office/src/theme/theme.ts',
    'webpack://shell/../shared-contracts/src/api/catalogue.ts',
    'webpack://shell/../node_modules/.pnpm/x@1/node_modules/x/office/y.js',
    'webpack://shell/./src/server/office-hours.ts',
  ];
  expect(officeSources(JSON.stringify({ sources }))).toEqual(sources.slice(0, 2));
});

describe('the budgets of a package', () => {
  it('need the builds of the packages that share its pages', () => {
    expect(missingPackages({ 'mfe-content': '/content' }, 'mfe-content')).toEqual(['shell']);
    expect(missingPackages({ 'mfe-content': '/content', shell: '/shell' }, 'mfe-content')).toEqual([]);
  });
});

describe('scripts of a page', () => {
  const chunk = (name: string) => ({ js: [name], css: [] });
  const manifest = {
    id: 'catalog',
    entry: 'remoteEntry.js',
    app: { js: ['app.js', 'both.js'], css: [] },
    chunks: { listing: { js: ['listing.js', 'both.js'], css: [] }, other: chunk('other.js') },
  } as unknown as BuildManifest;

  it('are the entry, the app and the named chunks, each once', () => {
    expect(filesOf(manifest, ['listing'])).toEqual(['remoteEntry.js', 'app.js', 'both.js', 'listing.js']);
  });

  it('throw for an unknown chunk', () => {
    expect(() => filesOf(manifest, ['gone'])).toThrow(/catalog has no chunk gone/);
  });
});
