import type { ReactNode } from 'react';
import type { Locale } from 'shared-contracts/locale';

/**
 * One state of a component, in the language of the toolbar. Also a React component, so tests render it
 * directly.
 */
export type Story = (props: { locale: Locale }) => ReactNode;

/** A text of a story in both languages. */
export const text = (locale: Locale, spanish: string, english: string): string =>
  locale === 'es' ? spanish : english;

const PICTURE = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100">',
  '<rect width="80" height="100" fill="#e9e0d2"/>',
  '<path d="M36 14h8v22c0 6 8 8 8 18v38H28V54c0-10 8-12 8-18z" fill="#6e1b2e"/></svg>',
].join('');
/** Picture base without a server. The fragment hides the format and width that `Picture` appends. */
export const PICTURE_BASE = `data:image/svg+xml,${encodeURIComponent(PICTURE)}#`;
