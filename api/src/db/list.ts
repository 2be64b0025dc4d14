/** Page of a list, as the query of an endpoint has it. */
export interface Page {
  page: number;
  per_page: number;
}

export const offsetOf = ({ page, per_page }: Page): number => (page - 1) * per_page;

/** Pattern for `like`: anything that contains the words, in which `%` and `_` mean themselves. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
