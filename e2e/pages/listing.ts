import type { Page } from '@playwright/test';

/** /vinos and its sisters. */
export const listing = (page: Page) => {
  const results = page.getByRole('region', { name: 'Productos' });
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  return {
    results,
    cards: results.getByRole('article'),
    card: (name: string) => results.getByRole('article', { name, exact: true }),
    /** Cards whose wine can be bought. */
    buyable: results
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'Agregar al carrito', disabled: false }) }),
    pageLink: (number: number) => pages.getByRole('link', { name: `Página ${number}`, exact: true }),
    /** Phones only: opens the filters. */
    openFilters: page.getByRole('button', { name: 'Filtrar' }),
    drawer,
    showResults: drawer.getByRole('button', { name: /^Ver \d+ productos?$/ }),
    filters: page.getByRole('checkbox'),
  };
};
