import { globSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { LOCALES } from 'shared-contracts/locale';
import { expect, it } from 'vitest';
import { STORIES } from '../stories/catalogue.ts';

const SRC = import.meta.dirname;
const components = globSync('*/index.ts', { cwd: SRC }).map((file) => path.dirname(file));

it.each(components)('%s has a story', (component) => {
  expect(STORIES.map((story) => story.component)).toContain(component);
});

it.each(STORIES)('$component: the story $name renders on the server in both languages', ({ Story }) => {
  for (const locale of LOCALES) expect(() => renderToString(<Story locale={locale} />)).not.toThrow();
});
