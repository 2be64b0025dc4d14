import { DOCUMENT_SLUGS, readDocument } from 'shared-contracts/api/documents';
import * as documents from 'shared-contracts/api/documents.schema';
import type { Endpoint, EndpointSchema } from 'shared-contracts/api/endpoint';
import * as pages from 'shared-contracts/api/pages';
import * as schema from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { Module } from '../../module.ts';
import {
  EVENTS_TAG,
  eventTags,
  LIST_TAG,
  productTags,
  SETTINGS_TAG,
  slugTag,
} from '../../plugins/answer-tags.ts';
import { endpointsOf, prepareJson } from '../../plugins/endpoint.ts';
import { settingsOf } from '../settings/apply-settings.ts';
import { readCartPage, readHome, readPage } from './pages.service.ts';

/** Pages with a fixed schema: endpoint, schema, slug of the stored page. */
const FIXED_PAGES = [
  [pages.readLayout, schema.readLayout, 'layout'],
  [pages.readNotFound, schema.readNotFound, 'not-found'],
  [pages.readAuth, schema.readAuth, 'auth'],
  [pages.readSommelierPage, schema.readSommelierPage, 'sommelier'],
  [pages.readSearchPage, schema.readSearchPage, 'general-search'],
  [pages.readTransferPage, schema.readTransferPage, 'transfer-data'],
  ...pages.INTRO_SLUGS.map((slug) => [pages.readIntroPage[slug], schema.readIntroPage, slug] as const),
  ...DOCUMENT_SLUGS.map((slug) => [readDocument[slug], documents.readDocument, slug] as const),
] as readonly (readonly [Endpoint, EndpointSchema, string])[];

/** Content of the page, and of the layout with the settings where it shows those. */
const tagsOf = (slug: string): string[] => [
  slugTag('page', slug),
  ...(settingsOf(slug).length > 0 ? [slugTag('page', 'layout'), SETTINGS_TAG] : []),
];

const tagsOfHome = ({ picks, offers, events }: schema.Home): string[] => [
  LIST_TAG,
  EVENTS_TAG,
  ...productTags([...picks.products, ...offers.products]),
  ...eventTags(events?.events ?? []),
];

/** Page content. Logs an error when stored content does not match its schema. */
export const pagesModule: Module = (app, { readDb, answers }) => {
  const answer = (response: z.ZodType, slug: string, locale: Locale, read: () => Promise<object>) =>
    answers.answer(`page ${slug} ${locale}`, async () =>
      prepareJson(response, { data: await read() }, tagsOf(slug)),
    );

  const on = endpointsOf(app);
  for (const [endpoint, page, slug] of FIXED_PAGES) {
    on(endpoint, ({ request: { locale } }) =>
      answer(page.response, slug, locale, () => readPage(readDb, slug, locale)),
    );
  }
  on(pages.readShoppingCartPage, ({ request: { locale } }) =>
    answer(schema.readShoppingCartPage.response, 'shopping-cart', locale, () => readCartPage(readDb, locale)),
  );
  on(pages.readHome, ({ request: { locale } }) =>
    answers.answer(`page home ${locale}`, async () => {
      const data = await readHome(readDb, locale);
      return prepareJson(schema.readHome.response, { data }, [...tagsOf('home'), ...tagsOfHome(data)]);
    }),
  );
  on(pages.readListingPage, ({ params: { slug }, request: { locale } }) =>
    answer(schema.readListingPage.response, slug, locale, () => readPage(readDb, slug, locale)),
  );
};
