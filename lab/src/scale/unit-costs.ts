/** Measured unit costs of the load model. `pnpm bench fleet --write` writes them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '../fleet/member.ts';

const FILE = path.join(import.meta.dirname, 'unit-costs.json');

/** Cost of one request of a kind, over all programs of a fleet. */
export interface KindCost {
  processorMs: Partial<Record<Role, number>>;
  /** Response on the wire. */
  bytes: number;
  /** Written to the write-ahead log of PostgreSQL. */
  walBytes: number;
  /** Growth of the database. */
  storedBytes: number;
  /** Statements that pass the pooler. */
  statements: number;
}

export interface UnitCosts {
  date: string;
  machine: string;
  /** Processor time of a fleet without requests, ms per second, by role. */
  idleMsPerSecond: Partial<Record<Role, number>>;
  /** By kind of request (`kind` in `fleet/works.ts`). */
  kinds: Record<string, KindCost>;
}

export const readUnitCosts = (): UnitCosts => JSON.parse(readFileSync(FILE, 'utf8')) as UnitCosts;

export const writeUnitCosts = (costs: UnitCosts): void =>
  writeFileSync(FILE, `${JSON.stringify(costs, null, 2)}\n`);
