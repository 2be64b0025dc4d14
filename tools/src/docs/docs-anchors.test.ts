import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const ignored = (name: string): boolean => /node_modules|^var|dist|^releases/.test(name);
const read = (file: string): string => readFileSync(path.join(WORKSPACE, file), 'utf8');

/** The anchor that Markdown viewers derive from a heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[`*]/g, '')
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const anchorsByFile = new Map<string, Set<string>>();

/** Anchors of a document's headings. Undefined when the document does not exist. */
function anchorsOf(file: string): Set<string> | undefined {
  const known = anchorsByFile.get(file);
  if (known) return known;
  try {
    const headings = read(file)
      .split('\n')
      .flatMap((line) => line.match(/^#{1,6} (.+)$/)?.[1] ?? []);
    const anchors = new Set(headings.map(slugOf));
    anchorsByFile.set(file, anchors);
    return anchors;
  } catch {
    return undefined;
  }
}

function isLost(file: string, anchor: string | undefined): boolean {
  const anchors = anchorsOf(file);
  return !anchors || (anchor !== undefined && !anchors.has(anchor));
}

/** Citations in code are written from the workspace's root: `docs/product/cart.md#totals`. */
const citationsOf = (text: string): { file: string; anchor?: string; raw: string }[] =>
  [...text.matchAll(/\b(docs\/[\w./-]+\.md)(?:#([\p{L}\p{N}_-]+))?/gu)].map(([raw, file, anchor]) => ({
    raw,
    file: file as string,
    anchor,
  }));

const linksOf = (name: string, text: string): { file: string; anchor: string; raw: string }[] =>
  [...text.matchAll(/\]\(([^)#\s:]*)#([^)\s]+)\)/g)].map(([raw, file, anchor]) => ({
    raw,
    file: file ? path.join(path.dirname(name), file) : name,
    anchor: decodeURIComponent(anchor as string),
  }));

const documents = globSync('**/*.md', { cwd: WORKSPACE, exclude: ignored });
const sources = globSync('**/*.{ts,tsx,css,js,mjs,json,yml,yaml,sql,csv}', {
  cwd: WORKSPACE,
  exclude: ignored,
});

describe('citations of the documents', () => {
  it('link every anchor in Markdown to a heading that exists', () => {
    const lost = documents.flatMap((name) =>
      linksOf(name, read(name))
        .filter(({ file, anchor }) => file.endsWith('.md') && isLost(file, anchor))
        .map(({ raw }) => `${name}: ${raw}`),
    );
    expect(lost).toEqual([]);
  });

  it('name in code a document and a heading that exist', () => {
    const lost = sources.flatMap((name) =>
      citationsOf(read(name))
        .filter(({ file, anchor }) => isLost(file, anchor))
        .map(({ raw }) => `${name}: ${raw}`),
    );
    expect(lost).toEqual([]);
  });

  it('name no specification outside of the repository', () => {
    const outside = /\b(?:SPEC|DESIGN)(?:\.md)?[\s*/]*§/;
    expect([...sources, ...documents].filter((name) => outside.test(read(name)))).toEqual([]);
  });
});
