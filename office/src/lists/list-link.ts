interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** Address of a list with filters and order, as react-admin reads it. Without `sort`: the list's own order. */
export const listLink = (
  resource: string,
  filter: Readonly<Record<string, unknown>>,
  sort?: Sort,
): string => {
  const shown = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(shown),
    ...(sort && { sort: sort.field, order: sort.order }),
  });
  return `/${resource}?${query}`;
};
