import { printable } from 'shared-contracts/domain/printable';
import type { Messages } from '../../messages/es.ts';

/** Lost signs that the sentence names. */
const NAMED_SIGNS = 6;

/** Sentence about the signs of a message that the shop cannot print (docs/product/checkout.md#gift-box). Null: none. */
export const lostText = (message: string, words: Messages['giftBox']): string | null => {
  const { text, lost } = printable(message);
  if (lost.length === 0) return null;
  if (text.trim() === '') return words.nothingPrintable;
  return words.lost(lost.slice(0, NAMED_SIGNS).join(' ') + (lost.length > NAMED_SIGNS ? ' …' : ''));
};
