/** Net, tax and total of tax documents. Whole pesos, integer arithmetic. */
import { shareOut } from 'shared-contracts/domain/refund-shares';
import {
  ALCOHOL_TAX_RATES,
  type AlcoholTax,
  type DocumentDiscount,
  type DocumentLine,
  type Totals,
} from './tax-document.ts';

/** Value added tax in thousandths of the net amount. */
const VAT_RATE = 190;

/** Rates as percentages, as documents write them. */
export const taxRates = {
  vat: VAT_RATE / 10,
  alcohol: { 24: ALCOHOL_TAX_RATES[24] / 10, 25: ALCOHOL_TAX_RATES[25] / 10, 26: ALCOHOL_TAX_RATES[26] / 10 },
} as const;

/** `dividend / divisor`, rounded half up. Both are positive integers. */
const divide = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Net of a taxed amount. @param alcoholRate thousandths of the net */
export const netOf = (gross: number, alcoholRate = 0): number =>
  divide(gross * 1_000, 1_000 + VAT_RATE + alcoholRate);

/** Part of a paid amount, taxes included: of one line, after its share of the discounts. */
export interface PaidPart {
  amount: number;
  alcoholTax?: AlcoholTax | undefined;
  isExempt?: boolean | undefined;
}

/** Parts of a document whose lines and discounts have their taxes included. Exempt lines bear no discount. */
export function paidParts(
  lines: readonly DocumentLine[],
  discounts: readonly DocumentDiscount[] = [],
): PaidPart[] {
  const shares = shareOut(
    sum(discounts.map(({ amount }) => amount)),
    lines.map(({ amount, isExempt }) => (isExempt ? 0 : amount)),
  );
  return lines.map(({ amount, alcoholTax, isExempt }, index) => ({
    amount: amount - (shares[index] ?? 0),
    alcoholTax,
    isExempt,
  }));
}

/**
 * Totals of what was paid. The total is exact: some totals cannot be reached by rounding net and taxes one by one, so
 * the value added tax is what remains.
 */
export function totalsOf(parts: readonly PaidPart[]): Totals {
  const paid = new Map<AlcoholTax | undefined, number>();
  let exempt = 0;
  for (const { amount, alcoholTax, isExempt } of parts)
    if (isExempt) exempt += amount;
    else paid.set(alcoholTax, (paid.get(alcoholTax) ?? 0) + amount);
  const gross = sum([...paid.values()]);
  let net = 0;
  const alcohol: { code: AlcoholTax; amount: number }[] = [];
  for (const [code, amount] of paid) {
    const rate = code ? ALCOHOL_TAX_RATES[code] : 0;
    const part = netOf(amount, rate);
    net += part;
    if (code) alcohol.push({ code, amount: divide(part * rate, 1_000) });
  }
  return {
    net,
    vat: gross - net - sum(alcohol.map(({ amount }) => amount)),
    alcohol,
    ...(exempt > 0 && { exempt }),
    total: gross + exempt,
  };
}

/**
 * Totals of a credit note: by how much it raises the totals of all that was returned. Nets of parts do not add up to
 * the net of the whole, but these do: the notes of a document that was returned in full have its net and taxes.
 * @param earlier parts of the notes before on the same document
 * @param vats value added tax of those notes as they were issued, and of the document
 */
export function noteTotals(
  parts: readonly PaidPart[],
  earlier: readonly PaidPart[],
  vats: { noted: number; document: number },
): Totals {
  const before = totalsOf(earlier);
  const after = totalsOf([...earlier, ...parts]);
  const taxBefore = new Map(before.alcohol.map(({ code, amount }) => [code, amount]));
  const alcohol = after.alcohol
    .map(({ code, amount }) => ({ code, amount: amount - (taxBefore.get(code) ?? 0) }))
    .filter(({ amount }) => amount > 0);
  const total = after.total - before.total;
  // A note of a few pesos can raise net and alcohol tax by one each, and lower what is left for this tax. No note has a
  // negative tax, so the notes after it have less, and none takes more than the document has.
  const vat = Math.max(0, Math.min(after.vat, vats.document) - vats.noted);
  return { net: total - vat - sum(alcohol.map(({ amount }) => amount)), vat, alcohol, total };
}
