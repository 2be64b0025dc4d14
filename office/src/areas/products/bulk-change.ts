import { wholeOf } from 'shared-contracts/domain/whole-number';
import { previewPrices } from 'shared-contracts/office/prices';
import { previewStock } from 'shared-contracts/office/stock';
import type { OfficeClient } from '../../api/office-client.ts';
import type { BulkSubject } from './apply-changes.ts';
import type { BulkPreview } from './types.ts';

/** Values that a person chose and typed in the dialog. */
export interface BulkForm {
  method: 'percent' | 'set' | 'end-offer' | 'add';
  amount: string;
  round: '1' | '10' | '100';
  reference: 'keep' | 'current-price' | 'remove';
}

export const METHODS: Record<BulkSubject, readonly BulkForm['method'][]> = {
  prices: ['percent', 'set', 'end-offer'],
  stock: ['set', 'add'],
};

/** Per cent or units as people type them: `-10`, `12,5`. Null for anything else. */
export const signedOf = (text: string, decimals: 0 | 1): number | null => {
  const plain = text.trim().replace('%', '').replace(',', '.').replace('−', '-').trim();
  const pattern = decimals === 1 ? /^[+-]?\d{1,3}(\.\d)?$/ : /^[+-]?\d{1,7}$/;
  return pattern.test(plain) ? Number(plain) : null;
};

/** Amount of the form. Null while it is no number. */
export const amountOf = ({ method, amount }: BulkForm): number | null => {
  if (method === 'end-offer') return 0;
  if (method === 'set') return wholeOf(amount);
  return signedOf(amount, method === 'percent' ? 1 : 0);
};

/** Asks what a change would do to these formats. */
export const previewBulk = async (
  { call }: OfficeClient,
  subject: BulkSubject,
  skus: string[],
  form: BulkForm,
): Promise<BulkPreview[]> => {
  const amount = amountOf(form) ?? 0;
  if (subject === 'stock') {
    const kind = form.method === 'add' ? 'add' : 'set';
    const { rows } = await call(previewStock, { body: { skus, change: { kind, units: amount } } });
    return rows;
  }
  const price =
    form.method === 'percent'
      ? { kind: 'percent' as const, percent: amount }
      : form.method === 'set'
        ? { kind: 'set' as const, clp: amount }
        : { kind: 'end-offer' as const };
  const round = Number(form.round) as 1 | 10 | 100;
  const { rows } = await call(previewPrices, {
    body: { skus, change: { price, round, reference: form.reference } },
  });
  return rows;
};
