/**
 * The gateway's codes: VD debit, VP prepaid, VN credit in one payment, VC instalments of the card issuer. Without
 * interest: S2 in 2 instalments, SI in 3, NC in any other number.
 */
type PaymentTypeCode = 'VD' | 'VP' | 'VN' | 'VC' | 'S2' | 'SI' | 'NC';

type TestCard = {
  id: string;
  label: string;
  lastDigits: string;
  kind: 'credit' | 'debit' | 'prepaid';
};

/** Test cards. The first is preselected. */
export const TEST_CARDS: readonly [TestCard, ...TestCard[]] = [
  { id: 'visa', label: 'Visa crédito •••• 6623', lastDigits: '6623', kind: 'credit' },
  { id: 'amex', label: 'American Express crédito •••• 0032', lastDigits: '0032', kind: 'credit' },
  { id: 'mastercard', label: 'Mastercard crédito •••• 0568', lastDigits: '0568', kind: 'credit' },
  { id: 'redcompra', label: 'Redcompra débito •••• 7763', lastDigits: '7763', kind: 'debit' },
  { id: 'prepaid-visa', label: 'Visa prepago •••• 6590', lastDigits: '6590', kind: 'prepaid' },
];

type InstalmentPlan = { id: string; label: string; code: PaymentTypeCode; count: number };

/** Instalment plans, for credit cards only. The first is preselected. `count` 0: one payment. */
export const INSTALMENT_PLANS: readonly [InstalmentPlan, ...InstalmentPlan[]] = [
  { id: 'VN', label: 'Sin cuotas', code: 'VN', count: 0 },
  { id: 'S2', label: '2 cuotas sin interés', code: 'S2', count: 2 },
  { id: 'SI', label: '3 cuotas sin interés', code: 'SI', count: 3 },
  { id: 'NC-6', label: '6 cuotas sin interés', code: 'NC', count: 6 },
  { id: 'NC-12', label: '12 cuotas sin interés', code: 'NC', count: 12 },
  { id: 'VC-12', label: '12 cuotas del emisor', code: 'VC', count: 12 },
  { id: 'VC-24', label: '24 cuotas del emisor', code: 'VC', count: 24 },
  { id: 'VC-48', label: '48 cuotas del emisor', code: 'VC', count: 48 },
];

export type Payment = { lastDigits: string; code: PaymentTypeCode; instalments: number };

/** Card data for the form's choices. Unknown choices count as the preselected ones. */
export function toPayment(cardId: string | undefined, planId: string | undefined): Payment {
  const card = TEST_CARDS.find(({ id }) => id === cardId) ?? TEST_CARDS[0];
  const plan = INSTALMENT_PLANS.find(({ id }) => id === planId) ?? INSTALMENT_PLANS[0];
  if (card.kind === 'credit')
    return { lastDigits: card.lastDigits, code: plan.code, instalments: plan.count };
  return { lastDigits: card.lastDigits, code: card.kind === 'debit' ? 'VD' : 'VP', instalments: 0 };
}
