import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type {
  DepositFinding,
  reconcileDeposits as schema,
} from 'shared-contracts/office/reconciliation.schema';
import { auditAlone } from '../../audit/audit.ts';
import type { Db } from '../../db/connect.ts';
import { type CardPayment, findCardPayments } from './card-payments.repository.ts';
import { type Deposit, readDeposits } from './read-deposits.ts';

type Answer = EndpointOutput<typeof schema>;

/** Finding of a deposit. Null when it matches. Of two lines with one reference, only the first can match. */
const findingOf = (
  { line, reference, amount: deposited }: Deposit,
  payment: CardPayment | undefined,
  isRepeated: boolean,
): DepositFinding | null => {
  const facts = {
    line,
    value: reference,
    order: payment?.order ?? null,
    paid: payment?.amount ?? null,
    deposited,
  };
  if (!payment) return { ...facts, problem: 'unknown' };
  if (isRepeated) return { ...facts, problem: 'twice' };
  return payment.amount === deposited ? null : { ...facts, problem: 'amount' };
};

/** Compares deposits with the payments of the same references and days. */
const compare = (deposits: readonly Deposit[], payments: readonly CardPayment[]): Answer => {
  const byReference = new Map(payments.map((payment) => [payment.reference, payment]));
  const seen = new Set<string>();
  const findings: DepositFinding[] = [];
  let total = 0;
  for (const deposit of deposits) {
    const { reference, amount } = deposit;
    const finding = findingOf(deposit, byReference.get(reference), seen.has(reference));
    if (finding) findings.push(finding);
    else total += amount;
    seen.add(reference);
  }
  const matched = deposits.length - findings.length;
  for (const { reference, order, amount: paid } of payments)
    if (!seen.has(reference))
      findings.push({ line: null, problem: 'not-deposited', value: reference, order, paid, deposited: null });
  return { rows: deposits.length, matched, total, findings };
};

/** Compares a file of deposits with the card payments. The audit keeps only the counts. */
export const reconcileDeposits = async (db: Db, staffId: string, text: string): Promise<Answer> => {
  const { deposits, faults } = readDeposits(text);
  const days = deposits.map(({ date }) => date).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (faults.length > 0 || from === undefined || to === undefined)
    return { rows: deposits.length, matched: 0, total: 0, findings: faults };
  const references = deposits.map(({ reference }) => reference);
  const answer = compare(deposits, await findCardPayments(db, { references, from, to }));
  const after = { day: `${from}–${to}`, rows: answer.rows };
  await auditAlone(db, { staffId, action: 'taxes.reconcile', entity: 'order', entityId: 'list', after });
  return answer;
};
