import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const GUIDES = path.join(WORKSPACE, 'docs/guides');
const PICTURES = path.join(GUIDES, 'pictures');
const MAX_PICTURE_BYTES = 60 * 1024;
/** Guides for staff, each in both languages. */
const NAMES = ['first-hour', 'hundred-orders'] as const;
const LANGUAGES = ['es', 'en'] as const;
const VERSIONS = NAMES.flatMap((name) => LANGUAGES.map((language) => ({ name, language })));

const guideIn = ({ name, language }: (typeof VERSIONS)[number]): string =>
  readFileSync(path.join(GUIDES, `${name}${language === 'es' ? '.es' : ''}.md`), 'utf8');

/** All texts of the office in a language, as source code. */
const textsIn = (language: string): string =>
  globSync(`office/src/messages/${language}/*.ts`, { cwd: WORKSPACE })
    .map((file) => readFileSync(path.join(WORKSPACE, file), 'utf8'))
    .join('\n');

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

describe('guides for staff', () => {
  it.each(VERSIONS)('$name names buttons and pages as the office does ($language)', (version) => {
    const texts = textsIn(version.language);
    const names = matches(guideIn(version), /\*\*([^*]+)\*\*/g);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !texts.includes(`'${name}'`))).toEqual([]);
  });

  it('use every picture of their folder, each in its own language and at most 60 KB', () => {
    const used = VERSIONS.flatMap((version) => {
      const pictures = matches(guideIn(version), /\]\(pictures\/([^)]+)\)/g);
      expect(pictures.filter((name) => !name.endsWith(`.${version.language}.webp`))).toEqual([]);
      return pictures;
    });
    expect(readdirSync(PICTURES).toSorted()).toEqual(used.toSorted());
    const large = used.filter((name) => statSync(path.join(PICTURES, name)).size > MAX_PICTURE_BYTES);
    expect(large).toEqual([]);
  });
});
