import { block, picture, seo } from 'shared-contracts/api/content.schema';
import { articlePath } from 'shared-contracts/api/documents';
import { SLUG } from 'shared-contracts/domain/slug';
import type { Locale } from 'shared-contracts/locale';
import { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { lockContent } from '../../imports/content/content.repository.ts';
import type { DraftProblem, Publisher } from '../drafts/publisher.ts';
import {
  type ArticleData,
  findActiveArticle,
  findUnknownSlugs,
  hideArticle,
  upsertArticle,
} from './articles.repository.ts';
import { textProblems } from './text-rules.ts';

const slugs = z.array(z.string().regex(SLUG).max(100)).max(20).default([]);
const line = (most: number) => z.string().trim().min(1).max(most);

const words = z.object({
  title: line(120),
  lead: line(400),
  picture: picture.extend({ image: line(200), alt: line(300) }),
  seo: seo.extend({ title: line(120), description: line(400) }),
  blocks: z.array(block).min(1),
});
const article = z.object({
  date: z.iso.date(),
  topics: slugs,
  products: slugs,
  es: words,
  en: words.optional(),
});

/** Fields with slugs: the table that knows them, and the words about one that the shop does not show. */
const SLUG_FIELDS = {
  topics: { table: 'blog_topics', es: 'Ese tema no existe.', en: 'There is no such topic.' },
  products: {
    table: 'products',
    es: 'Ese producto no está a la venta.',
    en: 'That product is not on sale.',
  },
} as const;

const slugProblems = async (
  db: Executor,
  data: ArticleData,
  field: keyof typeof SLUG_FIELDS,
  locale: Locale,
): Promise<DraftProblem[]> => {
  const unknown = await findUnknownSlugs(db, SLUG_FIELDS[field].table, data[field]);
  return unknown.map((slug) => ({
    path: `${field}.${data[field].indexOf(slug)}`,
    message: SLUG_FIELDS[field][locale],
  }));
};

/** Articles of the journal. The id is the slug, which stays: the shop's addresses contain it. */
export const articlePublisher: Publisher<ArticleData> = {
  kind: 'article',
  entity: 'content',
  auditId: articlePath,
  accepts: async (_db, id) => SLUG.test(id),
  schemaOf: () => article,
  check: async (db, slug, data, locale) => [
    ...(await slugProblems(db, data, 'topics', locale)),
    ...(await slugProblems(db, data, 'products', locale)),
    ...(await textProblems(db, data, locale, slug)),
  ],
  read: findActiveArticle,
  async apply(trx, slug, data) {
    await lockContent(trx);
    await upsertArticle(trx, slug, data);
  },
  withdraw: hideArticle,
  pathOf: articlePath,
};
