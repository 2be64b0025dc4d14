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
    /** How many products the whole list has. */
    count: page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^\d+ productos?$/ }),
    /** Which part of the list this is: `13 - 24 de 36 resultados`. */
    range: results.getByText(/^\d+ - \d+ de \d+ resultados$/),
    sort: page.getByRole('combobox', { name: 'Ordenar' }),
    /** What the list is narrowed to; each takes itself away. */
    chip: (label: string) =>
      page
        .getByRole('list', { name: 'Filtros elegidos' })
        .getByRole('link', { name: `Quitar ${label}`, exact: true }),
  };
};
