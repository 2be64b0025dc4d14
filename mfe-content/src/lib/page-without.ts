import type { PageHead, PageState } from 'shared-contracts/host';
import { isMissing, type Outcome } from 'shared-kit/query/outcome';
import type { Messages } from '../messages/es.ts';
import { areLoaded } from './messages.ts';

/** Status 404 and head for a URL that has no content. */
export const missingPage = ({ title, text }: { title: string; text: string }): PageState => ({
  status: 404,
  head: { title, description: text, noindex: true },
});

/** Status and head of a page that has no content: 404 or 503. Null while it loads, and for a page with content. */
export const pageWithout = (outcome: Outcome<unknown>, messages: Messages): PageState | null => {
  if (outcome.kind !== 'failed' || !areLoaded(messages)) return null;
  const { missingTitle, missingText, failedTitle, failedText } = messages.reading;
  if (isMissing(outcome)) return missingPage({ title: missingTitle, text: missingText });
  return { status: 503, head: { title: failedTitle, description: failedText, noindex: true } };
};

type SeoTexts = Pick<PageHead, 'title' | 'description' | 'keywords'>;

/** The texts of the head from the SEO part of a page's content, which has more fields. */
export const seoTexts = ({ title, description, keywords }: SeoTexts): SeoTexts => ({
  title,
  description,
  keywords,
});
