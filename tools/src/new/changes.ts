/** Changes of a generator, collected before any write, so that an error leaves no partial package. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isInstalled, WORKSPACE } from '../workspace/remote-folder.ts';

/** Invalid request to the generator. The message says what to do instead. */
export class NewError extends Error {
  override readonly name = 'NewError';
}

export interface Change {
  /** Path below the workspace, or below the repository of a remote. */
  file: string;
  text: string;
  isNew: boolean;
}

const TEMPLATES = path.resolve(import.meta.dirname, isInstalled ? '../templates' : '../../templates');
const SUFFIX = '.tpl';

export const readSource = (file: string): string => readFileSync(path.join(WORKSPACE, file), 'utf8');

const fill = (text: string, pattern: RegExp, values: Readonly<Record<string, string>>): string =>
  text.replace(pattern, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template names ${name}, which has no value`);
    return value;
  });

/** Files of `tools/templates/<template>`, with `{{name}}` filled in, and `[name]` in their paths. */
export const fromTemplate = (
  template: string,
  values: Readonly<Record<string, string>>,
  folder = '',
): Change[] =>
  readdirSync(path.join(TEMPLATES, template), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && item.name.endsWith(SUFFIX))
    .map((item) => {
      const source = path.join(item.parentPath, item.name);
      const place = path.relative(path.join(TEMPLATES, template), source).slice(0, -SUFFIX.length);
      return {
        file: path.join(folder, fill(place, /\[(\w+)\]/g, values)),
        text: fill(readFileSync(source, 'utf8'), /\{\{(\w+)\}\}/g, values),
        isNew: true,
      };
    });

/** Change of an existing file. */
export const edit = (file: string, change: (text: string) => string): Change => ({
  file,
  text: change(readSource(file)),
  isNew: false,
});

/**
 * Replaces the first match of `pattern`, which has no flag `g`.
 * @param target name of the replaced code in the message
 * @throws NewError without a match
 */
export const replaceOnce = (
  text: string,
  pattern: RegExp,
  replacement: (found: string, ...groups: string[]) => string,
  target: string,
): string => {
  if (!pattern.test(text)) throw new NewError(`${target} is not where it was; add the line by hand`);
  return text.replace(pattern, replacement);
};

/**
 * Writes all changes or none.
 * @throws NewError when a new file exists already
 */
export const applyChanges = (changes: readonly Change[]): void => {
  const taken = changes.find(({ file, isNew }) => isNew && existsSync(path.join(WORKSPACE, file)));
  if (taken) throw new NewError(`${taken.file} is there already: choose another name`);
  for (const { file, text } of changes) {
    mkdirSync(path.dirname(path.join(WORKSPACE, file)), { recursive: true });
    writeFileSync(path.join(WORKSPACE, file), text);
  }
};
