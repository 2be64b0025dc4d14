/** `pnpm new feature <remote> <verb-noun> --es "…" --en "…"`: a button with its model, texts and test. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { type Change, edit, fromTemplate, NewError, replaceOnce } from './changes.ts';
import { assertKebab, camelOf, pascalOf, quoted, snakeOf } from './names.ts';
import type { Place } from './place-of.ts';

export interface Texts {
  es?: string | undefined;
  en?: string | undefined;
}

/** @throws NewError when a language is missing */
export const assertTexts = ({ es, en }: Texts, example: { es: string; en: string }): Required<Texts> => {
  if (es && en) return { es, en };
  throw new NewError(
    'Say what is on the screen in both languages: ' +
      `--es ${JSON.stringify(example.es)} --en ${JSON.stringify(example.en)}`,
  );
};

/** Adds a text at the end of a file of texts. @throws NewError if the key is taken */
export const addText = (text: string, key: string, value: string, file: string): string => {
  if (new RegExp(`^  ${key}:`, 'm').test(text))
    throw new NewError(`${file} has texts for ${key} already: choose another name`);
  return replaceOnce(
    text,
    /((?:const es|const en)\b[\s\S]*?\n)(\};\n)/,
    (_, before, end) => `${before}  ${key}: ${value},\n${end}`,
    `The end of the texts in ${file}`,
  );
};

export const newFeature = ({ id, folder }: Place, name: string | undefined, texts: Texts): Change[] => {
  const feature = assertKebab(name, 'feature', 'rate-wine');
  const camel = camelOf(feature);
  const place = path.join(folder, 'src/features', feature);
  if (existsSync(path.join(WORKSPACE, place)))
    throw new NewError(`${id} has a feature ${feature} already: choose another name`);
  const { es, en } = assertTexts(texts, { es: 'Valorar este vino', en: 'Rate this wine' });
  const values = {
    name: feature,
    Name: pascalOf(feature),
    camel,
    snake: snakeOf(feature),
    words: feature.replaceAll('-', ' '),
    es: String(es),
    esQuoted: quoted(String(es)),
    enQuoted: quoted(String(en)),
  };
  const addTo = (language: 'es' | 'en', label: string) => {
    const file = path.join(folder, `src/messages/${language}.ts`);
    return edit(file, (text) => addText(text, camel, `{ label: ${quoted(label)} }`, file));
  };
  return [...fromTemplate('feature', values, place), addTo('es', String(es)), addTo('en', String(en))];
};
