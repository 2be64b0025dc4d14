import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpack from 'webpack';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { inlineScripts } from './shell.ts';

/** Budgets in uncompressed bytes, because they are parts of pages. */
const MAX_BYTES: Readonly<Record<string, number>> = {
  // In every page.
  'boot.js': 5_000,
  'consent.js': 5_000,
  'start.js': 3_750,
  'keep-overrides.js': 700,
  // While a canary runs.
  'canary.js': 11_000,
  // In traced pages. The first may load the second.
  'trace-start.js': 850,
  'trace-page.js': 3_600,
  // For tools of an assistant. The first may load the second.
  'tools-start.js': 300,
  'tools-page.js': 3_000,
  // In the page of the releases only.
  'releases-page.js': 1_600,
};

describe('the compiled inline scripts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inline-'));
  const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
  beforeAll(async () => {
    const config = inlineScripts(path.join(WORKSPACE, 'shell'));
    const compiler = webpack({ ...config, output: { ...config.output, path: folder } });
    const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
      compiler?.run((error, result) => (error ? fail(error) : done(result))),
    );
    expect(stats?.toJson({ all: false, errors: true, warnings: true })).toMatchObject({
      errors: [],
      warnings: [],
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('each have a budget', () => {
    expect(readdirSync(folder).sort()).toEqual(Object.keys(MAX_BYTES).sort());
  });

  it.each(Object.entries(MAX_BYTES))('%s is one classic script of at most %i bytes', (name, bytes) => {
    const text = textOf(name);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(bytes);
    expect(text).not.toMatch(/\n|<\/script|<!--/);
    // Parse the text as a classic script without running it.
    expect(() => new Function(text)).not.toThrow();
  });

  it('leave the import of the entry to the browser', () => {
    expect(textOf('start.js')).toMatch(/import\(\w+\)/);
  });
});
