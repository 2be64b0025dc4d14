import { DOCUMENT_PATHS } from 'shared-contracts/api/documents';
import type { Locale } from 'shared-contracts/locale';
import type { ListedPage } from 'shared-contracts/office/content.schema';
import { ROUTES, type Route } from 'shared-contracts/routes';
import { z } from 'zod';
import type { Translated } from '../../db/schema/columns.ts';
import { lockContent } from '../../imports/content/content.repository.ts';
import { shapeOf } from '../../imports/content/entry.ts';
import type { Publisher } from '../drafts/publisher.ts';
import { findPageContents, upsertPage } from './content.repository.ts';
import { textProblems } from './text-rules.ts';

/** Pages whose fields belong to other areas: the frame with its menu, the bank account, and the price of a gift box. */
const OTHER_AREAS: readonly string[] = ['layout', 'transfer-data', 'shopping-cart'];

export const isEditable = (slug: string): boolean => !OTHER_AREAS.includes(slug);

/** Pages that staff change most, in the order of the list. The others follow by slug. */
const FIRST: readonly string[] = ['home', 'wine-bar', 'about-us', 'need-help', 'events', 'offers'];

export const byImportance = (one: ListedPage, other: ListedPage): number => {
  const [at, otherAt] = [one, other].map(({ id }) => FIRST.indexOf(id) + 1 || FIRST.length + 1);
  return (at ?? 0) - (otherAt ?? 0) || one.id.localeCompare(other.id);
};

/** Paths of stored pages. Those after a form show on their own path, those of a reservation as after a confirmed one. */
const PATHS: Readonly<Record<string, string>> = {
  ...DOCUMENT_PATHS,
  home: '/',
  wines: '/vinos',
  products: '/productos',
  auth: '/iniciar-sesion',
  'not-found': '/vista-previa-de-pagina-perdida',
  'thank-you-contact': '/contacto/gracias',
  'thank-you-company-contact': '/contacto/gracias?tipo=empresa',
  'thank-you-reservation': '/reserva/gracias?estado=confirmada',
  'failed-reservation': '/reserva/fallida',
  'thank-you-table-reservation': '/reserva-mesa/thank-you?estado=confirmada',
  'failed-table-reservation': '/reserva-mesa/failed',
};

/** Path of the shop for a stored page. The pages of no route are heads of lists of one country. */
const pathOfSlug = (slug: string): string => {
  const byRoute = (ROUTES as readonly Route[]).find(({ seo, path }) => seo === slug && !path.includes(':'));
  return PATHS[slug] ?? byRoute?.path ?? `/vinos?pais=${slug}`;
};

type PageData = Translated<object>;

/** Stored pages in both languages: home, documents, heads of lists and other texts. The id is the slug. */
export const pagePublisher: Publisher<PageData> = {
  kind: 'page',
  entity: 'content',
  accepts: async (db, id) => isEditable(id) && (await findPageContents(db, id)) !== null,
  schemaOf: (id) => {
    const content = shapeOf(id) as z.ZodType<object>;
    return z.object({ es: content, en: content.optional() });
  },
  check: (db, _id, data, locale) => textProblems(db, data, locale),
  read: findPageContents,
  async apply(trx, slug, data) {
    // An import of content waits, and its texts come later.
    await lockContent(trx);
    const stored = await findPageContents(trx, slug);
    // Where English was taken out, the English page shows the Spanish text.
    for (const locale of Object.keys({ ...stored, ...data }) as Locale[])
      await upsertPage(trx, { slug, locale, content: data[locale] ?? data.es });
  },
  pathOf: pathOfSlug,
};
