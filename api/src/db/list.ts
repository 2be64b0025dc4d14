/** Page of a list, as the query of an endpoint has it. */
export interface Page {
  page: number;
  per_page: number;
}

/** Place of a page in its list, as the lists of the shop answer it. An empty list has one page. */
export const pageOf = ({ page, per_page }: Page, total: number) => ({
  total,
  current_page: page,
  per_page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
});

export const offsetOf = ({ page, per_page }: Page): number => (page - 1) * per_page;

/** Pattern for `like`: anything that contains the words, in which `%` and `_` mean themselves. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
