/** Format of a history: each call of each client, with its outcome (docs/chaos.md#a-history-that-can-be-checked). */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Decision } from '../fleet/purchase.ts';

/** Units by sku. */
export type Units = Record<string, number>;

interface FinalOrder {
  id: string;
  /** Null when the shop freed the key, because the gateway was out of reach. */
  key: string | null;
  cart: string;
  status: string;
  payment_status: string;
  coupon: string | null;
  /** CLP */
  total: number;
  /** Done refunds, CLP. */
  refunded: number;
  /** Of its current payment and of earlier ones. */
  tokens: string[];
  lines: Units;
}

/** The shop and the card gateway after the run, read without the API. */
export interface FinalState {
  stock: Units;
  orders: FinalOrder[];
  reservations: { id: string; key: string | null; event: string; people: number; status: string }[];
  /** Taken seats by event. */
  seats: Record<string, number>;
  /** Amounts in CLP: `captured` before refunds. */
  ledger: { token: string; captured: number; refunded: number }[];
}

/** Request and answer of each operation. Ids of carts, orders and reservations are those of the shop. */
export interface Operations {
  /** Contents of the shop before the run: units by sku, uses by coupon, seats by event. */
  begin: { asked: { seed: number }; answer: { stock: Units; coupons: Units; seats: Units } };
  'set-line': { asked: { cart: string; sku: string; qty: number }; answer: CartAnswer };
  'read-cart': { asked: { cart: string }; answer: CartAnswer };
  'apply-coupon': { asked: { cart: string; coupon: string }; answer: object };
  'place-order': { asked: { cart: string; key: string }; answer: { id: string; total: number } };
  pay: { asked: { order: string; decision: Decision }; answer: { isPaid: boolean } };
  'read-order': { asked: { order: string }; answer: { status: string; payment_status: string } };
  'cancel-order': { asked: { order: string }; answer: object };
  reserve: { asked: { event: string; people: number; key: string }; answer: { id: string } };
  'read-reservation': { asked: { reservation: string }; answer: { status: string } };
  'cancel-reservation': { asked: { reservation: string }; answer: object };
  'read-stock': { asked: object; answer: { stock: Units } };
  fault: { asked: { what: string }; answer: object };
  final: { asked: object; answer: FinalState };
}
export interface CartAnswer {
  lines: Units;
  /** Each change of the cart raises it. */
  version: number;
}
export type Operation = keyof Operations;
type Asked<Op extends Operation> = Operations[Op]['asked'];
type Answered<Op extends Operation> = Operations[Op]['answer'];

interface Common<Op> {
  /** ms since the start of the run */
  at: number;
  client: string;
  /** Number that the entries of one call share. */
  call: number;
  op: Op;
}
/**
 * `fail`: the shop refused, so the call changed nothing. `unknown`: the answer was lost, so the call may have happened,
 * or may still happen later.
 */
export type Entry = {
  [Op in Operation]: Common<Op> &
    (
      | { kind: 'invoke'; value: Asked<Op> }
      | { kind: 'ok'; value: Answered<Op> }
      | { kind: 'fail' | 'unknown'; value: { why: string } }
    );
}[Operation];

/** A call with both of its ends. `until` is infinite while the outcome is unknown. */
export interface Call<Op extends Operation = Operation> {
  op: Op;
  client: string;
  call: number;
  from: number;
  until: number;
  kind: 'ok' | 'fail' | 'unknown';
  asked: Asked<Op>;
  /** Present when `kind` is `ok`. */
  answer?: Answered<Op>;
  why?: string;
}

/** Joins the entries of each call. A call without outcome is unknown. Keeps the order of the invocations. */
export const callsOf = (entries: readonly Entry[]): Call[] => {
  const calls = new Map<number, Call>();
  for (const { kind, op, client, call, at, value } of entries) {
    if (kind === 'invoke') {
      calls.set(call, { op, client, call, from: at, until: Infinity, kind: 'unknown', asked: value });
      continue;
    }
    const open = calls.get(call);
    if (!open) throw new Error(`Call ${call} ends without an invocation`);
    open.kind = kind;
    if (kind !== 'unknown') open.until = at;
    if (kind === 'ok') open.answer = value;
    else open.why = value.why;
  }
  return [...calls.values()];
};

export const callsTo = <Op extends Operation>(calls: readonly Call[], op: Op): Call<Op>[] =>
  calls.filter((call): call is Call<Op> => call.op === op);

const FILE = 'history.jsonl';

/** Writes a history, one entry a line. @returns path of the file */
export const writeHistory = (folder: string, entries: readonly Entry[]): string => {
  const file = path.join(folder, FILE);
  writeFileSync(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  return file;
};

/** @param file of `writeHistory` */
export const readHistory = (file: string): Entry[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);
