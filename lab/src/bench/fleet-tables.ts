/** Tables and unit costs from the rounds of `pnpm bench fleet`. */

import type { Role } from '../fleet/member.ts';
import type { Shop } from '../fleet/shop.ts';
import { ROLES } from '../scale/roles.ts';
import type { KindCost, UnitCosts } from '../scale/unit-costs.ts';
import type { Costs, MeasuredWork, Round } from './fleet-rounds.ts';
import { markdownTable } from './markdown-table.ts';
import { measurement } from './write-table.ts';

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
const median = (rounds: readonly Round[], of: (round: Round) => number): number =>
  quantile(rounds.map(of), 0.5);

/** Other programs only add processor time (caches, clock rate), so the lower quartile is nearest to the true cost. */
const cost = (rounds: readonly Round[], role: Role): number =>
  quantile(
    rounds.map(({ costs }) => costs[role] ?? 0),
    0.25,
  );

const whole = (value: number): string => Math.round(value).toLocaleString('en');

export const rateTable = (shops: readonly Shop[], measured: readonly MeasuredWork[]): string =>
  markdownTable(
    ['requests', ...shops.flatMap(({ title }) => [`${title}: per second`, 'p99, ms', 'failed'])],
    measured.map(({ work, roundsByShop }) => [
      work.title,
      ...roundsByShop.flatMap((rounds) => [
        whole(median(rounds, ({ perSecond }) => perSecond)),
        whole(median(rounds, ({ p99 }) => p99)),
        whole(rounds.reduce((sum, { failed }) => sum + failed, 0)),
      ]),
    ]),
    ['---', ...shops.flatMap(() => ['---:', '---:', '---:'])],
  );

export const costTable = (shops: readonly Shop[], measured: readonly MeasuredWork[]): string =>
  markdownTable(
    ['requests', 'shop', ...ROLES, 'sum'],
    measured.flatMap(({ work, roundsByShop }) =>
      shops.map(({ title, members }, index) => {
        const rounds = roundsByShop[index] ?? [];
        const has = (role: Role) => members.some((member) => member.role === role);
        const costs = ROLES.map((role) => (has(role) ? cost(rounds, role) : undefined));
        const sum = costs.reduce<number>((total, ms) => total + (ms ?? 0), 0);
        return [
          work.title,
          title,
          ...costs.map((ms) => (ms === undefined ? '–' : ms.toFixed(2))),
          sum.toFixed(2),
        ];
      }),
    ),
    ['---', '---', ...ROLES.map(() => '---:'), '---:'],
  );

const rounded = (value: number): number => Number(value.toPrecision(3));
/** Rounded values of the roles that have one. */
const byRole = (of: (role: Role) => number): Costs =>
  Object.fromEntries(ROLES.map((role) => [role, rounded(of(role))] as const).filter(([, ms]) => ms > 0));

/** Unit costs of the fleet, the first shop of the rounds. */
export const toUnitCosts = (measured: readonly MeasuredWork[], idle: Costs): UnitCosts => {
  const kinds = measured.map(({ work, roundsByShop: [rounds = []] }): [string, KindCost] => {
    return [
      work.kind,
      {
        processorMs: byRole((role) => cost(rounds, role)),
        bytes: Math.round(median(rounds, ({ bytesEach }) => bytesEach)),
        walBytes: Math.max(0, Math.round(median(rounds, ({ walBytes }) => walBytes))),
        storedBytes: Math.max(0, Math.round(median(rounds, ({ storedBytes }) => storedBytes))),
        statements: rounded(median(rounds, ({ statements }) => statements)),
      },
    ];
  });
  const idleMsPerSecond = byRole((role) => idle[role] ?? 0);
  return { ...measurement(), idleMsPerSecond, kinds: Object.fromEntries(kinds) };
};
