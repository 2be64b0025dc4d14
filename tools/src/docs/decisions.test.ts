/** Checks form, titles, index and links of the decision records (docs/decisions). */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const FOLDER = path.join(WORKSPACE, 'docs/decisions');
const SECTIONS = ['Context', 'Decision', 'Alternatives', 'Consequences'];

const joinLines = (text: string): string => text.replace(/\n\s*/g, ' ');
const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\[(\d{4})\]/g)].map(([, number]) => number as string);

const files = globSync('[0-9]*.md', { cwd: FOLDER }).sort();
const records = files.map((file) => {
  const text = readFileSync(path.join(FOLDER, file), 'utf8');
  const [title = '', status = ''] = text.split('\n\n');
  return { file, number: file.slice(0, 4), title: title.replace('# ', ''), status: joinLines(status), text };
});
const index = joinLines(readFileSync(path.join(FOLDER, 'README.md'), 'utf8'));

const listed = [...index.matchAll(/\[(\d{4} [^\]]+)\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, title, file]) => [
  title,
  file,
]);

describe('the decision records', () => {
  it('have numbers without holes', () => {
    expect(records.map(({ number }) => Number(number))).toEqual(records.map((_, at) => at + 1));
  });

  it('are each in the index once, with their title', () => {
    expect(listed.toSorted()).toEqual(records.map(({ title, file }) => [title, file]));
  });

  it('stand in the index below the later ones that their status names', () => {
    const placeOf = (number: string) => listed.findIndex(([title]) => title?.startsWith(number));
    const wrong = records.flatMap(({ number, status }) =>
      numbersIn(status)
        .filter((other) => other > number && placeOf(other) > placeOf(number))
        .map((other) => `${number} above ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(records)('$file has title, status, date and four sections', ({ number, title, status, text }) => {
    expect(title).toMatch(new RegExp(`^${number} \\S+ \\S+`));
    expect(status).toMatch(/^Status: (accepted|superseded).* · Date: \d{4}-\d{2}-\d{2}/);
    const sections = [...text.matchAll(/^## (.+)\n\n\S/gm)].map(([, name]) => name);
    expect(sections).toEqual(expect.arrayContaining(SECTIONS));
  });

  it.each(records)('$file is linked by the decisions that its status links to', ({ number, status }) => {
    const oneWay = numbersIn(status).filter(
      (other) => !numbersIn(records.find((record) => record.number === other)?.status ?? '').includes(number),
    );
    expect(oneWay).toEqual([]);
  });
});
