import type { Page } from '@playwright/test';

/** /sommelier-virtual. */
export const sommelier = (page: Page) => {
  const main = page.getByRole('main');
  const question = main.getByRole('region');
  return {
    question: main.getByRole('heading', { level: 2 }),
    answer: (name: string) =>
      question.getByRole('listitem').getByRole('link', { name: new RegExp(`^${name}`) }),
    /** Link back to a question. */
    step: (name: string) =>
      main
        .getByRole('navigation', { name: 'Pasos del sommelier' })
        .getByRole('link', { name: new RegExp(name) }),
    /** Recommended wines with their reasons. */
    fitting: main.getByRole('listitem').filter({ has: page.getByRole('article') }),
  };
};
