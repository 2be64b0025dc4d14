/**
 * The shop with one draft in place of the published state. Each read runs in a transaction in which the draft is
 * applied, and which is always rolled back.
 */

import type { FastifyRequest } from 'fastify';
import { readDraftPreview } from 'shared-contracts/api/draft-preview';
import * as schema from 'shared-contracts/api/draft-preview.schema';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db, Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { createListener } from '../../listener.ts';
import type { AppDeps, Module } from '../../module.ts';
import { blogsModule } from '../../modules/blogs/blogs.routes.ts';
import { catalogueModule } from '../../modules/catalogue/catalogue.routes.ts';
import { eventsModule } from '../../modules/events/events.routes.ts';
import { pagesModule } from '../../modules/pages/pages.routes.ts';
import { recommendationsModule } from '../../modules/recommendations/recommendations.routes.ts';
import { searchModule } from '../../modules/search/search.routes.ts';
import { createAnswerCache } from '../../plugins/answer-cache.ts';
import { API_PREFIX, registerEndpoint } from '../../plugins/endpoint.ts';
import { stillMay } from '../access/access.repository.ts';
import { problemsOf } from '../drafts/draft-problems.ts';
import { findDraft } from '../drafts/drafts.repository.ts';
import { type PreviewLink, readPreviewToken } from '../drafts/preview-link.ts';
import { limitPreview } from './preview.repository.ts';
import { publisherOf } from './publishers.ts';

/** Reads of content and products. Carts, orders and payments are those of the real shop. */
const MODULES: readonly Module[] = [
  catalogueModule,
  recommendationsModule,
  searchModule,
  pagesModule,
  blogsModule,
  eventsModule,
];
/** The rows of the draft stay locked for this long at most. */
const DEADLINE_MS = 2_500;
/** Reads in the queue: as many as a few pages need. */
const MOST_WAITING = 40;

export interface PreviewShop {
  /** Null when the token opens nothing, or the real shop answers this path. */
  answer(token: string, request: FastifyRequest): Promise<{ status: number; body: string } | null>;
  close(): Promise<void>;
}

type Preview = EndpointOutput<typeof schema.readDraftPreview>;

class RolledBack extends Error {}

/** Queue of reads: each one runs after all before it. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= MOST_WAITING) throw new DomainError('UNAVAILABLE');
    waiting += 1;
    const result = last.then(work);
    last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      waiting -= 1;
    }
  };
};

/** Database whose calls go to the transaction of the running preview. */
const createTransactionDb = () => {
  const running: { trx?: Tx | undefined; preview?: Preview | undefined } = {};
  const db = new Proxy({} as Db, {
    get: (_, name) => {
      const { trx } = running;
      if (!trx) throw new Error('No preview is running');
      const value: unknown = Reflect.get(trx, name, trx);
      return typeof value === 'function' ? value.bind(trx) : value;
    },
  });
  return { db, running };
};

/**
 * Runs a read until the deadline. After it, the read gets no further statement through: sent behind the rollback, a
 * write of the draft would change the real shop.
 */
const readInTime = async (trx: Tx, read: (trx: Tx) => Promise<void>): Promise<void> => {
  let isLate = false;
  const deadline = new Promise<never>((_, reject) => {
    setTimeout(() => {
      isLate = true;
      reject(new DomainError('UNAVAILABLE'));
    }, DEADLINE_MS).unref();
  });
  const guarded = trx.withPlugin({
    transformQuery: ({ node }) => {
      if (isLate) throw new DomainError('UNAVAILABLE');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await Promise.race([read(guarded), deadline]);
};

export const openPreviewShop = async ({ config, db: shopDb, jobs }: AppDeps): Promise<PreviewShop> => {
  const { db, running } = createTransactionDb();
  const app = createListener({ ...config, LOG_LEVEL: 'silent' }, { trustProxy: true });
  const answered = new Set<string>();
  app.addHook('onRoute', ({ url }) => void answered.add(segmentOf(url)));
  registerEndpoint(app, readDraftPreview, schema.readDraftPreview, () => orNotFound(running.preview));
  for (const module of MODULES)
    await module(app, { config, db, readDb: db, answers: createAnswerCache(0), jobs });
  await app.ready();
  const enqueue = createQueue();

  const answerDraft = (link: PreviewLink, { raw, headers, ip }: FastifyRequest) =>
    enqueue(async () => {
      let answer: { status: number; body: string } | null = null;
      const read = async (trx: Tx): Promise<void> => {
        await limitPreview(trx);
        const publisher = publisherOf(link.kind);
        const draft = await findDraft(trx, link);
        // The link ends when its staff member loses access.
        if (!publisher || !draft || !(await stillMay(trx, link))) return;
        const target = { publisher, id: link.id, locale: 'es' as const };
        if ((await problemsOf(trx, target, draft.data)).length > 0) return;
        const data = publisher.schemaOf(link.id).parse(draft.data);
        await publisher.apply(trx, link.id, data);
        running.trx = trx;
        running.preview = {
          path: publisher.pathOf(link.id, data),
          until: new Date(link.until).toISOString(),
        };
        const { statusCode, body } = await app.inject({
          method: 'GET',
          url: raw.url ?? '/',
          headers: { 'accept-language': headers['accept-language'] ?? '' },
          remoteAddress: ip,
        });
        answer = { status: statusCode, body };
      };
      try {
        await shopDb.transaction().execute(async (trx) => {
          await readInTime(trx, read);
          throw new RolledBack();
        });
      } catch (error) {
        if (!(error instanceof RolledBack)) throw error;
      } finally {
        running.trx = undefined;
      }
      return answer;
    });

  return {
    async answer(token, request) {
      if (!answered.has(segmentOf(request.raw.url ?? ''))) return null;
      const link = readPreviewToken(config.APP_SECRET, token);
      return link && answerDraft(link, request);
    },
    close: () => app.close(),
  };
};

/** First segment of a path below the API: `/api/pages/home?x` → `pages`. Empty for other paths. */
const segmentOf = (url: string): string =>
  url.startsWith(`${API_PREFIX}/`) ? (url.slice(API_PREFIX.length + 1).split(/[/?]/)[0] ?? '') : '';
