import type { PageState } from 'shared-contracts/host';
import type { Messages } from '../messages/es.ts';
import type { Outcome } from './create-reading.ts';
import { areLoaded } from './messages.ts';

/**
 * Status and head of a page without content: null while loading, else 404 or 503.
 * @param missing text for a 404 that is not about an article
 */
export const pageWithout = (
  { kind }: Outcome<unknown>,
  messages: Messages,
  missing?: { title: string; text: string },
): PageState | null => {
  if (!areLoaded(messages)) return null;
  const { missingTitle, missingText, failedTitle, failedText } = messages.reading;
  if (kind === 'missing') {
    const { title, text } = missing ?? { title: missingTitle, text: missingText };
    return { status: 404, head: { title, description: text, noindex: true } };
  }
  if (kind === 'failed') {
    return { status: 503, head: { title: failedTitle, description: failedText, noindex: true } };
  }
  return null;
};
