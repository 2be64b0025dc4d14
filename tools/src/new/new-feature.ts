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

type BothTexts = Record<'es' | 'en', string>;

/** @throws NewError when a language is missing */
export const assertTexts = ({ es, en }: Texts, example: BothTexts): BothTexts => {
  if (es && en) return { es, en };
  throw new NewError(
    'Say what is on the screen in both languages: ' +
      `--es ${JSON.stringify(example.es)} --en ${JSON.stringify(example.en)}`,
  );
};

/**
 * Adds the entry `key: { field: text }` at the end of the remote's texts, in both languages.
 * @throws NewError if the key is taken
 */
export const addTexts = (folder: string, key: string, field: 'label' | 'title', texts: BothTexts): Change[] =>
  (['es', 'en'] as const).map((language) => {
    const file = path.join(folder, `src/messages/${language}.ts`);
    return edit(file, (text) => {
      if (new RegExp(`^  ${key}:`, 'm').test(text))
        throw new NewError(`${file} has texts for ${key} already: choose another name`);
      return replaceOnce(
        text,
        /((?:const es|const en)\b[\s\S]*?\n)(\};\n)/,
        (_, before, end) => `${before}  ${key}: { ${field}: ${quoted(texts[language])} },\n${end}`,
        `The end of the texts in ${file}`,
      );
    });
  });

export const newFeature = ({ id, folder }: Place, name: string | undefined, options: Texts): Change[] => {
  const feature = assertKebab(name, 'feature', 'rate-wine');
  const camel = camelOf(feature);
  const place = path.join(folder, 'src/features', feature);
  if (existsSync(path.join(WORKSPACE, place)))
    throw new NewError(`${id} has a feature ${feature} already: choose another name`);
  const texts = assertTexts(options, { es: 'Valorar este vino', en: 'Rate this wine' });
  const values = {
    name: feature,
    Name: pascalOf(feature),
    camel,
    snake: snakeOf(feature),
    words: feature.replaceAll('-', ' '),
    es: texts.es,
    esQuoted: quoted(texts.es),
    enQuoted: quoted(texts.en),
  };
  return [...fromTemplate('feature', values, place), ...addTexts(folder, camel, 'label', texts)];
};
