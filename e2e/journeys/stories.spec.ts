/** Renders every story of shared-ui in Chromium. `pnpm stories` shows the same stories one by one. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { buildStoriesPage } from 'shared-ui/stories/build-page';

/** The axe rules for pages, without the rules about a whole page, because a story is a part of a page. */
const RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
};

interface StoriesWindow {
  axe: typeof axe;
  storyTitles: () => string[];
  showStory: (number: number, locale: string) => void;
}

/** Findings of all stories in one language, each with the title of its story. */
const findingsOf = (page: Page, locale: string): Promise<string[]> =>
  page.evaluate(
    async ({ locale, rules }) => {
      const { axe, storyTitles, showStory } = window as unknown as StoriesWindow;
      const found: string[] = [];
      for (const [number, title] of storyTitles().entries()) {
        showStory(number, locale);
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth > clientWidth) found.push(`${title}: ${scrollWidth} px wide`);
        const { violations } = await axe.run('#story', rules);
        for (const { id, nodes } of violations)
          found.push(`${title}: ${id}, ${nodes.map(({ html }) => html).join(' ')}`);
      }
      return found;
    },
    { locale, rules: RULES },
  );

test.use({ viewport: { width: 360, height: 780 } });

test('every component story is accessible and fits a phone in both languages', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.setContent(await buildStoriesPage());
  await page.addScriptTag({
    content: readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  });
  for (const locale of ['es', 'en']) expect(await findingsOf(page, locale)).toEqual([]);
  expect(problems).toEqual([]);
});
