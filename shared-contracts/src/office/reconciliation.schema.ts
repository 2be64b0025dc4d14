import { z } from 'zod';
import { clp } from '../api/common.schema.ts';
import { MAX_CSV_LENGTH } from './catalogue-limits.ts';

/** Mismatches. The first five are faults of the file, and then nothing is compared. */
const DEPOSIT_PROBLEMS = [
  'unreadable',
  'missing-column',
  'missing',
  'bad-date',
  'bad-amount',
  'twice',
  'unknown',
  'amount',
  'not-deposited',
] as const;

const finding = z.object({
  /** Line of the file. Null: a payment that the file lacks. */
  line: z.int().nullable(),
  problem: z.enum(DEPOSIT_PROBLEMS),
  /** Reference of the payment, the name of a missing column, or the text of a wrong cell. */
  value: z.string(),
  /** Number of the order. Null when it is unknown. */
  order: z.string().nullable(),
  /** CLP that the shop was paid. */
  paid: clp.nullable(),
  /** CLP that the file says. */
  deposited: clp.nullable(),
});
export type DepositFinding = z.output<typeof finding>;

/**
 * Compares a file of the deposits of the card network with the card payments of the shop
 * (docs/product/reconciliation.md). Stores nothing of the file.
 */
export const reconcileDeposits = {
  body: z.object({ text: z.string().max(MAX_CSV_LENGTH) }),
  response: z.object({
    /** Deposits of the file. */
    rows: z.int(),
    /** Deposits that match a payment. */
    matched: z.int(),
    /** Sum of those that match, CLP. */
    total: z.int(),
    findings: z.array(finding),
  }),
};
