/** Derives all spellings of a name from its kebab-case form. */
import { types } from '@babel/core';
import { NewError } from './changes.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @throws NewError when the text is not kebab-case, has too few words, or is a reserved word such as `new` */
export const assertKebab = (text: string | undefined, kind: string, example: string): string => {
  if (!text) throw new NewError(`The ${kind} is missing, e.g. ${example}`);
  const tooFew = example.includes('-') && !text.includes('-');
  if (!KEBAB.test(text) || tooFew) throw new NewError(`${text} is no ${kind}: write it like ${example}`);
  if (!types.isValidIdentifier(camelOf(text)))
    throw new NewError(`${text} is a word of JavaScript: choose another ${kind}`);
  return text;
};

export const camelOf = (kebab: string): string =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const pascalOf = (kebab: string): string => {
  const camel = camelOf(kebab);
  return camel.slice(0, 1).toUpperCase() + camel.slice(1);
};

export const snakeOf = (kebab: string): string => kebab.replaceAll('-', '_');

/** The text as a TypeScript string literal in single quotes. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
