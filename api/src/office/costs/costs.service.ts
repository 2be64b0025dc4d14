import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { wholeOf } from 'shared-contracts/domain/whole-number';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import {
  type changeCosts as changeSchema,
  type checkCostsCsv,
  MAX_COST,
  type readCosts as readSchema,
} from 'shared-contracts/office/costs.schema';
import type { z } from 'zod';
import { auditAll } from '../../audit/audit.ts';
import type { Db, Executor } from '../../db/connect.ts';
import { lockStock } from '../../modules/stock/stock.repository.ts';
import { skusOf } from '../../modules/stock/take-stock.ts';
import type { Staff } from '../access/sessions.repository.ts';
import { csvProblem, readCsvRows } from '../csv/csv-file.ts';
import { findCosts, findCostsOf, updateCosts } from './costs.repository.ts';

/**
 * Costs of the formats of a product.
 * @throws DomainError NOT_FOUND
 */
export const readCosts = async (db: Executor, id: number): Promise<EndpointOutput<typeof readSchema>> => {
  const rows = await findCostsOf(db, id);
  if (rows.length === 0) throw new DomainError('NOT_FOUND');
  return { data: rows };
};

/**
 * Changes the costs of all rows or of none. Orders that were placed before keep the cost of their time.
 * @throws DomainError CONFLICT when another person changed one of them; ROW_REFUSED for an unknown sku
 */
export const changeCosts = (
  db: Db,
  staff: Pick<Staff, 'id'>,
  { rows }: z.output<typeof changeSchema.body>,
): Promise<{ changed: number }> =>
  db.transaction().execute(async (trx) => {
    const skus = rows.map(({ sku }) => sku);
    await lockStock(trx, skus);
    const found = await findCosts(trx, skus);
    const changes = rows.flatMap(({ sku, version, cost }) => {
      const before = found.get(sku);
      if (!before) throw new DomainError('ROW_REFUSED', { sku }, [sku]);
      if (before.version !== version) throw new DomainError('CONFLICT', {}, [sku]);
      return before.cost === cost ? [] : [{ sku, cost, before: before.cost }];
    });
    await updateCosts(trx, changes);
    await auditAll(
      trx,
      changes.map(({ sku, cost, before }) => ({
        staffId: staff.id,
        action: 'catalogue.change-cost',
        entityId: sku,
        before: { cost: before },
        after: { cost },
      })),
    );
    return { changed: changes.length };
  });

type CheckedCosts = EndpointOutput<typeof checkCostsCsv>;

/** Checks a CSV file of costs. Changes nothing. */
export const checkCosts = async (db: Executor, text: string, locale: Locale): Promise<CheckedCosts> => {
  const { rows, problems } = readCsvRows(text, 'cost', locale);
  const found = await findCosts(db, skusOf(rows));
  const checked = rows.flatMap(({ line, sku, cells, headings }): CheckedCosts['rows'] => {
    // A row without a sku has its problem already.
    if (sku === '') return [];
    const cell = cells.cost ?? '';
    const after = cell === '' ? null : wholeOf(cell);
    if ((after === null && cell !== '') || (after ?? 0) > MAX_COST) {
      problems.push(csvProblem(line, 'not-whole', headings.cost ?? null, cell));
      return [];
    }
    const format = found.get(sku);
    if (!format) {
      problems.push(csvProblem(line, 'unknown', headings.sku ?? null, sku));
      return [];
    }
    const { name, grams, version, cost: before } = format;
    return before === after ? [] : [{ sku, name, grams, version, before, after, refused: null }];
  });
  return { rows: checked, problems: problems.toSorted((one, other) => one.line - other.line) };
};
