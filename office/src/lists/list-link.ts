/** Address of a list with filters, as react-admin reads it. */
export const listLink = (resource: string, filter: Readonly<Record<string, unknown>>): string => {
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(shown),
  });
  return `/${resource}?${query}`;
};
