/** `remote-tools new`: generates code in the repository of a remote. */
import { applyChanges, type Change, NewError } from '../new/changes.ts';
import { newFeature } from '../new/new-feature.ts';
import { newPage, type PageOptions } from '../new/new-page.ts';
import { newWidget } from '../new/new-widget.ts';
import { placeHere } from '../new/place-of.ts';

const plan = (kind: string | undefined, name: string | undefined, options: PageOptions): Change[] => {
  if (kind === 'page') return newPage(placeHere(), name, options);
  if (kind === 'widget') return newWidget(placeHere(), name);
  if (kind === 'feature') return newFeature(placeHere(), name, options);
  throw new NewError('What is new? remote-tools new page, new widget or new feature (--help)');
};

/** Writes the code. @returns a line for each file @throws NewError with a sentence for the terminal */
export const generateHere = (
  kind: string | undefined,
  name: string | undefined,
  options: PageOptions,
): string[] => {
  const changes = plan(kind, name, options);
  applyChanges(changes);
  return changes.map(({ file, isNew }) => `${isNew ? 'new    ' : 'changed'} ${file}`);
};
