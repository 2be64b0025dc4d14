import { readIntroPage } from 'shared-contracts/api/pages';
import type { IntroPage } from 'shared-contracts/api/pages.schema';
import { readTableCalendar } from 'shared-contracts/api/reservations';
import type { TableCalendar } from 'shared-contracts/api/reservations.schema';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { createApiEffect } from 'shared-kit/host';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { createReading } from '../../lib/create-reading.ts';
import { readingPage, seoTexts } from '../../lib/reading-page.ts';
import { sharedPicture } from '../../lib/structured-data.ts';
import { TABLE_WORDS } from '../../messages/tables.ts';

/** Breadcrumb: home, wine bar, tables. */
export const tableCrumbs = (title: string, locale: Locale): Crumb[] => [
  { label: TABLE_WORDS[locale].home, href: hrefs.home },
  { label: TABLE_WORDS[locale].bar, href: hrefs.wineBar },
  { label: title, href: hrefs.tableReservation },
];

export interface TableContent {
  intro: IntroPage;
  calendar: TableCalendar;
}

const introFx = createApiEffect(readIntroPage['table-wine-bar-reservations']);
const calendarFx = createApiEffect(readTableCalendar);

const ask = async (): Promise<TableContent> => {
  const [intro, calendar] = await Promise.all([introFx({}), calendarFx({})]);
  return { intro: intro.data, calendar: calendar.data };
};

/** Query for the table reservation. Not cached, because days may close at any time. */
export const tablePage = createReading({ name: 'table', ask, cacheMs: 0 });

export const $page = readingPage(tablePage, ({ intro: { seo, title } }, { host }) => ({
  status: 200,
  head: {
    ...seoTexts(seo),
    canonical: hrefs.tableReservation,
    image: seo.image ? sharedPicture(seo.image) : undefined,
    jsonLd: [breadcrumbList(host.config.publicUrl, tableCrumbs(title, host.locale))],
  },
}));
