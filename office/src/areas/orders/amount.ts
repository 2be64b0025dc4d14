import { wholeOf } from 'shared-contracts/domain/whole-number';

/** Whole pesos of a text. Null when it is no amount, or zero. */
export const amountOf = (text: string): number | null => wholeOf(text) || null;
