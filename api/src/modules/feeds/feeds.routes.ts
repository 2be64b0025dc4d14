import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import Negotiator from 'negotiator';
import { isKnownEtag } from 'serving/etag';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { FEED_PATHS } from 'shared-contracts/feeds';
import type { Locale } from 'shared-contracts/locale';
import { z } from 'zod';
import type { Module } from '../../module.ts';
import { LIST_TAG, REGION_TAG, SETTINGS_TAG, slugTag } from '../../plugins/answer-tags.ts';
import { prepareJson } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { findSetting } from '../settings/settings.repository.ts';
import { readFeedEtag, writeFeed } from './product-feed.service.ts';

/** Time to write a whole feed, ms. Readers are programs that can wait. */
const WRITTEN_WITHIN_MS = 120_000;
/** Tags of everything that a feed shows, for caches in front of the shop. */
const TAGS = [LIST_TAG, REGION_TAG, SETTINGS_TAG, slugTag('page', 'layout')];

/** Product feeds for search engines and comparators (docs/product/feeds.md). */
export const feedsModule: Module = (app, deps) => {
  const { config, readDb, answers } = deps;
  const guard = createGuard(deps, 'feed');

  /** Requests at the same time share one read of the products' version. */
  const etagOf = async (locale: Locale): Promise<string> => {
    const { bytes } = await answers.answer(`feed-etag ${locale}`, async () =>
      prepareJson(z.string(), await readFeedEtag(readDb, { locale, publicUrl: config.PUBLIC_URL }), TAGS),
    );
    return JSON.parse(bytes.toString()) as string;
  };

  for (const locale of config.LOCALES)
    app.get(
      FEED_PATHS[locale],
      { schema: { hide: true }, exposeHeadRoute: false, config: { answerWithinMs: WRITTEN_WITHIN_MS } },
      async (request, reply) => {
        if (!(await findSetting(readDb, 'channels'))?.google) throw new DomainError('NOT_FOUND');
        await guard.take({ request, reply });
        const etag = await etagOf(locale);
        reply
          .header('vary', 'Accept-Encoding')
          .header('cache-control', 'public, no-cache')
          .header('surrogate-key', TAGS.join(' '))
          .header('etag', etag);
        if (isKnownEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
        reply.type('application/xml; charset=utf-8');
        const feed = Readable.from(writeFeed(readDb, { locale, publicUrl: config.PUBLIC_URL }));
        if (!new Negotiator(request).encodings().includes('gzip')) return reply.send(feed);
        const zipped = createGzip();
        feed.on('error', (error) => zipped.destroy(error));
        zipped.on('close', () => feed.destroy());
        return reply.header('content-encoding', 'gzip').send(feed.pipe(zipped));
      },
    );
};
