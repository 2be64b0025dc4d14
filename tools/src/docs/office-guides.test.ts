import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const GUIDES = path.join(WORKSPACE, 'docs/guides');
const PICTURES = path.join(GUIDES, 'pictures');
const MAX_PICTURE_BYTES = 60 * 1024;
const VERSIONS = { es: 'first-hour.es.md', en: 'first-hour.md' } as const;

const guideIn = (language: keyof typeof VERSIONS): string =>
  readFileSync(path.join(GUIDES, VERSIONS[language]), 'utf8');

/** All texts of the office in a language, as source code. */
const textsIn = (language: string): string =>
  globSync(`office/src/messages/${language}/*.ts`, { cwd: WORKSPACE })
    .map((file) => readFileSync(path.join(WORKSPACE, file), 'utf8'))
    .join('\n');

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

describe('guide of the first hour', () => {
  it.each(['es', 'en'] as const)('names buttons and pages as the office does (%s)', (language) => {
    const texts = textsIn(language);
    const names = matches(guideIn(language), /\*\*([^*]+)\*\*/g);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !texts.includes(`'${name}'`))).toEqual([]);
  });

  it('uses every picture of its folder, each in its own language and at most 60 KB', () => {
    const used = Object.keys(VERSIONS).flatMap((language) => {
      const pictures = matches(guideIn(language as keyof typeof VERSIONS), /\]\(pictures\/([^)]+)\)/g);
      expect(pictures.filter((name) => !name.endsWith(`.${language}.webp`))).toEqual([]);
      return pictures;
    });
    expect(readdirSync(PICTURES).toSorted()).toEqual(used.toSorted());
    const large = used.filter((name) => statSync(path.join(PICTURES, name)).size > MAX_PICTURE_BYTES);
    expect(large).toEqual([]);
  });
});
