import type { PageState } from 'shared-contracts/host';
import type { Messages } from '../messages/es.ts';
import type { Outcome } from './create-reading.ts';
import { areLoaded } from './messages.ts';

/** What a page says of itself that has nothing to show: null while that is not known, else 404 or 503. */
export const pageWithout = ({ kind }: Outcome<unknown>, messages: Messages): PageState | null => {
  if (!areLoaded(messages)) return null;
  const { missingTitle, missingText, failedTitle, failedText } = messages.reading;
  if (kind === 'missing') {
    return { status: 404, head: { title: missingTitle, description: missingText, noindex: true } };
  }
  if (kind === 'failed') {
    return { status: 503, head: { title: failedTitle, description: failedText, noindex: true } };
  }
  return null;
};
