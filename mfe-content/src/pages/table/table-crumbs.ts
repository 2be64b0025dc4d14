import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import type { Crumb } from 'shared-kit/structured-data';
import { TABLE_WORDS } from '../../lib/table-words.ts';

/** Breadcrumb: home, wine bar, tables. */
export const tableCrumbs = (title: string, locale: Locale): Crumb[] => [
  { label: TABLE_WORDS[locale].home, href: hrefs.home },
  { label: TABLE_WORDS[locale].bar, href: hrefs.wineBar },
  { label: title, href: hrefs.tableReservation },
];
