/** A page that shows one story at a time. A journey checks all stories on it in Chromium. */

import './styles.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Locale } from 'shared-contracts/locale';
import { STORIES } from './catalogue.ts';

let root: Root | undefined;

/** Titles of all stories. The index in this list is the `number` of `showStory`. */
const storyTitles = (): string[] => STORIES.map(({ component, name }) => `${component}: ${name}`);

/** Replaces the story on the page. */
const showStory = (number: number, locale: Locale): void => {
  const Story = STORIES[number]?.Story;
  if (!Story) throw new Error(`There is no story ${number}`);
  root?.unmount();
  document.documentElement.lang = locale;
  root = createRoot(document.getElementById('story') ?? document.body);
  flushSync(() => root?.render(<Story locale={locale} />));
};

Object.assign(window, { storyTitles, showStory });
