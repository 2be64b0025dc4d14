import { wholeOf } from 'shared-contracts/domain/whole-number';
import { previewPlans } from 'shared-contracts/office/price-plans';
import { previewPrices } from 'shared-contracts/office/prices';
import { previewStock } from 'shared-contracts/office/stock';
import type { OfficeClient } from '../../api/office-client.ts';
import type { BulkSubject } from './apply-changes.ts';
import { arePlanHours, type PlanHours, planTimesOf } from './plan-times.ts';
import type { BulkPreview } from './types.ts';

/** Values that a person chose and typed in the dialog. */
export interface BulkForm extends PlanHours {
  /** `planned`: an offer that starts by itself. */
  when: 'now' | 'planned';
  method: 'percent' | 'set' | 'end-offer' | 'add';
  amount: string;
  round: '1' | '10' | '100';
  reference: 'keep' | 'current-price' | 'remove';
}

const METHODS: Record<BulkSubject, readonly BulkForm['method'][]> = {
  prices: ['percent', 'set', 'end-offer'],
  stock: ['set', 'add'],
};
export const methodsOf = (
  subject: BulkSubject,
  { when }: Pick<BulkForm, 'when'>,
): readonly BulkForm['method'][] => (when === 'planned' ? ['percent', 'set'] : METHODS[subject]);

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

/** Whether the form says what to change, and when. */
export const isBulkReady = (form: BulkForm): boolean =>
  amountOf(form) !== null && (form.when === 'now' || arePlanHours(form));

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
  const to =
    form.method === 'percent'
      ? { kind: 'percent' as const, percent: amount }
      : { kind: 'set' as const, clp: amount };
  const round = Number(form.round) as 1 | 10 | 100;
  if (form.when === 'planned') {
    const body = { skus, change: { price: to, round }, ...planTimesOf(form) };
    return (await call(previewPlans, { body })).rows;
  }
  const price = form.method === 'end-offer' ? { kind: form.method } : to;
  const { rows } = await call(previewPrices, {
    body: { skus, change: { price, round, reference: form.reference } },
  });
  return rows;
};
