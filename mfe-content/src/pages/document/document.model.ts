import { combine } from 'effector';
import { type DocumentSlug, readDocument } from 'shared-contracts/api/documents';
import { $host } from 'shared-kit/host';
import { createReading } from '../../lib/create-reading.ts';
import { $messages } from '../../lib/messages.ts';
import { pageOfDocument } from './document-head.ts';

/** Model of a document page: about, policies, wine bar, help (docs/product/journal.md#documents). */
export const createDocument = ({ slug }: { slug: DocumentSlug }) => {
  const reading = createReading({ name: slug, endpoint: readDocument[slug], inputOf: () => ({}) });
  const $page = combine(
    { outcome: reading.$outcome, messages: $messages, host: $host },
    ({ outcome, messages, host }) =>
      pageOfDocument({ slug, outcome, messages, config: host?.config ?? null }),
  );
  return { slug, ...reading, $page };
};

export type DocumentModel = ReturnType<typeof createDocument>;
