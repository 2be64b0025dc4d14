/** Groups of the shop's pages in the office's list, in their order. */
export const PAGE_GROUPS = ['main', 'lists', 'countries', 'rules', 'after-forms'] as const;
type PageGroup = (typeof PAGE_GROUPS)[number];

const MAIN = ['home', 'wine-bar', 'about-us', 'need-help', 'events', 'blog', 'sommelier'];
const LISTS = ['offers', 'wines', 'boxes', 'alcohols', 'gourmet-products', 'products', 'general-search'];
const AFTER_FORMS = ['auth', 'reservation', 'table-wine-bar-reservations', 'not-found'];

/** Group of a page by its slug. Pages of countries have any other slug. */
export const groupOfPage = (slug: string): PageGroup => {
  if (MAIN.includes(slug)) return 'main';
  if (LISTS.includes(slug)) return 'lists';
  if (/-(policies|conditions)$/.test(slug)) return 'rules';
  if (AFTER_FORMS.includes(slug) || /^(thank-you|failed)-/.test(slug)) return 'after-forms';
  return 'countries';
};
