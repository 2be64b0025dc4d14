import { combine, type Store } from 'effector';
import type { HostServices, PageHead, PageState } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import { $host } from 'shared-kit/host';
import { isMissing } from 'shared-kit/query/outcome';
import type { Messages } from '../messages/es.ts';
import type { Reading } from './create-reading.ts';
import { $messages, areLoaded } from './messages.ts';

interface MissingWords {
  title: string;
  text: string;
}

/** Status 404 and head for a URL that has no content. */
export const missingPage = ({ title, text }: MissingWords): PageState => ({
  status: 404,
  head: { title, description: text, noindex: true },
});

/** Facts of a page for its head, besides its content. */
export interface PageFacts {
  host: HostServices;
  messages: Messages;
}

/**
 * Status and head of a page that shows `reading`: those of its content, else 404 or 503. Null until loaded.
 * @param missingIn replaces the texts of the 404 page
 */
export const readingPage = <Data>(
  { $outcome }: Pick<Reading<Data>, '$outcome'>,
  pageOf: (data: Data, facts: PageFacts) => PageState,
  missingIn?: (locale: Locale) => MissingWords,
): Store<PageState | null> =>
  combine({ outcome: $outcome, messages: $messages, host: $host }, ({ outcome, messages, host }) => {
    if (outcome.kind === 'ready' && host) return pageOf(outcome.data, { host, messages });
    if (isMissing(outcome) && host && missingIn) return missingPage(missingIn(host.locale));
    if (outcome.kind !== 'failed' || !areLoaded(messages)) return null;
    const { missing, failedTitle, failedText } = messages.reading;
    if (isMissing(outcome)) return missingPage(missing);
    return { status: 503, head: { title: failedTitle, description: failedText, noindex: true } };
  });

type SeoTexts = Pick<PageHead, 'title' | 'description' | 'keywords'>;

/** The texts of the head from the SEO part of a page's content, which has more fields. */
export const seoTexts = ({ title, description, keywords }: SeoTexts): SeoTexts => ({
  title,
  description,
  keywords,
});
