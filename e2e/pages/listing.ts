import type { Page } from '@playwright/test';

/** Listings: /vinos, /cajas, /gourmet … */
export const listing = (page: Page) => {
  const results = page.getByRole('region', { name: 'Productos' });
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  return {
    results,
    cards: results.getByRole('article'),
    card: (name: string) => results.getByRole('article', { name, exact: true }),
    /** Cards whose button adds the product to the cart: products in stock. */
    buyable: results
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: 'Agregar al carrito', disabled: false }) }),
    pageLink: (number: number) => pages.getByRole('link', { name: `Página ${number}`, exact: true }),
    /** Opens the filters, on phones and tablets. */
    openFilters: page.getByRole('button', { name: 'Filtrar' }),
    drawer,
    showResults: drawer.getByRole('button', { name: /^Ver \d+ productos?$/ }),
    filters: page.getByRole('checkbox'),
    /** Status line with the number of products on all pages of the list. */
    count: page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^\d+ productos?$/ }),
    /** Text with the range of products on this page: `13 - 24 de 36 resultados`. */
    range: results.getByText(/^\d+ - \d+ de \d+ resultados$/),
    sort: page.getByRole('combobox', { name: 'Ordenar' }),
    /** Chip of an active filter. Clicking it removes the filter. */
    chip: (label: string) =>
      page
        .getByRole('list', { name: 'Filtros elegidos' })
        .getByRole('link', { name: `Quitar ${label}`, exact: true }),
  };
};
