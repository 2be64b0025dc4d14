import type { Page } from '@playwright/test';

/** Search modal and search results. */
export const search = (page: Page) => {
  const modal = page.getByRole('dialog', { name: 'Buscar' });
  const recents = modal.getByRole('list', { name: 'Búsquedas recientes' });
  return {
    /** Button that opens the search: in the header, on phones in the bottom bar. */
    open: page
      .getByRole('banner')
      .or(page.getByRole('navigation'))
      .getByRole('button', { name: 'Buscar' })
      .filter({ visible: true }),
    modal,
    field: modal.getByRole('combobox', { name: 'Buscar productos' }),
    suggestions: modal.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option'),
    suggestedWords: modal.getByRole('region', { name: 'Te sugerimos' }),
    recent: (term: string) => recents.getByRole('button', { name: term, exact: true }),
    removeRecent: (term: string) => recents.getByRole('button', { name: `Quitar ${term}`, exact: true }),
    results: page.getByRole('region', { name: 'Resultados' }).getByRole('article'),
    resultGroups: page
      .getByRole('region', { name: /^(Resultados|Results)$/ })
      .getByRole('heading', { level: 2 }),
    firstPrice: page
      .getByRole('main')
      .getByRole('article')
      .first()
      .getByText(/^\$[\d.]+$/)
      .first(),
    /** Bar at the bottom of phones. */
    bottomBar: page
      .getByRole('navigation')
      .filter({ has: page.getByRole('button', { name: /^(Buscar|Search)$/ }) })
      .filter({ visible: true }),
    resultsCount: page.locator('h1 + [role=status]'),
    /** List of the facts that the search read from the text. `name`: its label in the page's language. */
    understood: (name: string) => page.getByRole('list', { name }),
    refine: {
      order: page.locator('main select[name=sort]'),
      /** Opens the filters. Phones and tablets only. */
      openFilters: page.getByRole('button', { name: /^(Filtrar|Filter)/ }),
      types: page.getByRole('navigation', { name: /^(Tipo|Type)$/ }),
    },
  };
};
