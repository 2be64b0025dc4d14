/** Cases of the tax office's test set, as a file of ours describes them. */
import { normalizeRut } from 'shared-contracts/domain/rut';
import { paidParts, totalsOf } from 'tax-documents/amounts';
import {
  DOCUMENT_TYPES,
  type DocumentLine,
  type DocumentReference,
  isBoleta,
  type TaxDocument,
  UNNAMED_RUT,
} from 'tax-documents/tax-document';
import { z } from 'zod';

const TYPES = {
  boleta: DOCUMENT_TYPES.boleta,
  factura: DOCUMENT_TYPES.factura,
  'credit-note': DOCUMENT_TYPES.creditNote,
  'debit-note': DOCUMENT_TYPES.debitNote,
} as const;

const text = z.string().trim().min(1).max(100);
const clp = z.int().min(0);

const line = z.strictObject({
  name: text,
  quantity: z.int().min(1),
  price: clp,
  /** Discount on the line in percent. */
  discount: z.int().min(1).max(99).optional(),
  /** Without value added tax. */
  exempt: z.boolean().default(false),
});

const testCase = z.strictObject({
  /** Name of the case in the office's set. */
  id: text,
  type: z.enum(Object.keys(TYPES) as (keyof typeof TYPES)[]),
  receiver: z
    .strictObject({ rut: text, name: text, activity: text, address: text, commune: text })
    .optional(),
  /** Prices with tax. A note without lines has those of its document. */
  lines: z.array(line).optional(),
  /** Pesos off the whole document, of its lines that are not exempt. */
  discount: clp.default(0),
  /** Document that a note changes: 1 annuls it, 2 corrects a text, 3 corrects amounts. */
  changes: z
    .strictObject({ case: text, reason: z.union([z.literal(1), z.literal(2), z.literal(3)]), text })
    .optional(),
});
export const certificationCases = z.strictObject({ cases: z.array(testCase).min(1).max(200) });
export type TestCase = z.output<typeof testCase>;

/** A case cannot be built. The message names it. */
export class TestCaseError extends Error {
  override readonly name = 'TestCaseError';
}

export const typeOf = ({ type }: TestCase) => TYPES[type];

/** A line with its discount rounded to whole pesos. */
const lineOf = ({ name, quantity, price, discount = 0, exempt }: z.output<typeof line>): DocumentLine => ({
  name,
  quantity,
  price,
  ...(discount > 0 && { discountPercent: discount }),
  ...(exempt && { isExempt: true }),
  amount: quantity * price - Math.round((quantity * price * discount) / 100),
});

/** Discount of a case as the document has it. */
const discountsOf = ({ discount }: TestCase) =>
  discount > 0 ? [{ name: 'Descuento', amount: discount }] : [];

/**
 * Document of a case.
 * @param built documents of the cases before, by their name
 * @throws TestCaseError
 */
export function documentOf(
  one: TestCase,
  built: ReadonlyMap<string, TaxDocument>,
  { folio, date, issuer }: Pick<TaxDocument, 'folio' | 'date' | 'issuer'>,
): TaxDocument {
  const type = typeOf(one);
  const changed = one.changes && built.get(one.changes.case);
  if (one.changes && !changed)
    throw new TestCaseError(`Case ${one.id} changes ${one.changes.case}, which is no case before it.`);
  const own = one.lines?.map(lineOf);
  const lines = own ?? changed?.lines ?? [];
  const discounts = own ? discountsOf(one) : (changed?.discounts ?? []);
  const references: DocumentReference[] =
    one.changes && changed
      ? [
          {
            type: changed.type,
            folio: changed.folio,
            date: changed.date,
            reason: one.changes.reason,
            text: one.changes.text,
          },
        ]
      : [];
  const receiver = one.receiver ?? changed?.receiver ?? { rut: UNNAMED_RUT };
  if (!isBoleta(type) && !one.receiver && !changed)
    throw new TestCaseError(`Case ${one.id} names no receiver.`);
  return {
    type,
    folio,
    date,
    issuer,
    lines,
    discounts,
    references,
    receiver: { ...receiver, rut: normalizeRut(receiver.rut) ?? receiver.rut },
    totals: totalsOf(paidParts(lines, discounts)),
    testCase: one.id,
  };
}
