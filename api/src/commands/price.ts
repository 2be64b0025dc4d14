import { Command, InvalidArgumentError } from 'commander';
import { formatClp, parseReferencePrice } from 'shared-contracts/domain/money';
import { MAX_PRICE, MIN_PRICE } from 'shared-contracts/office/catalogue-limits';
import { changePrice } from '../modules/catalogue/change-price.service.ts';
import { findPriceChanges, hasSku, type Price } from '../modules/catalogue/skus.repository.ts';
import { CommandError, print } from './print.ts';
import { withMigratedDatabase } from './with-database.ts';

interface PriceOptions {
  reference?: string;
  reason?: string;
  dryRun?: boolean;
}

const MOST_CHANGES = 50;

export const priceCommand = new Command('price')
  .description('change the price of a sku, or tell how it changed')
  .argument('<sku>', 'the sku, as in the catalogue')
  .argument('[clp]', 'its price from now on; without it the history is told', wholePrice)
  .option('--reference <price>', 'the price before, struck through; "none" takes it away', referencePrice)
  .option('--reason <text>', 'why, for the history')
  .option('--dry-run', 'only say what would change')
  .action((sku: string, price: number | undefined, { reference, reason, dryRun = false }: PriceOptions) =>
    withMigratedDatabase(async (db) => {
      if (price === undefined) {
        if (reference !== undefined || reason !== undefined || dryRun)
          throw new CommandError('Say the price, too: without it the history is told.');
        const changes = await findPriceChanges(db, sku, MOST_CHANGES);
        if (changes.length === 0) {
          if (!(await hasSku(db, sku))) throw unknownSku(sku);
          print(`The price of ${sku} has not changed.`);
        }
        for (const change of changes) {
          const from = tell({ price: change.old_price, reference_price: change.old_reference_price });
          const to = tell({ price: change.new_price, reference_price: change.new_reference_price });
          print(`${change.changed_at.toISOString()}  ${from} → ${to}  ${change.reason ?? ''}`.trimEnd());
        }
        return;
      }
      if (!reason?.trim()) throw new CommandError('Say why with --reason: the history keeps it.');
      const result = await changePrice(db, {
        sku,
        price,
        reference: reference === 'none' ? null : reference,
        reason: reason.trim(),
        dryRun,
      });
      if (result.kind === 'unknown-sku') throw unknownSku(sku);
      const note = dryRun ? ' (dry run, nothing changed)' : '';
      print(`${sku}: ${tell(result.before)} → ${tell(result.after)}${note}`);
    }),
  );

const unknownSku = (sku: string) => new CommandError(`There is no sku ${sku}.`);

/** A price in words: `$12.990 (before $15.990)`. A reference price that is no number is printed as it stands. */
function tell({ price, reference_price }: Price): string {
  if (reference_price === null) return formatClp(price);
  const amount = parseReferencePrice(reference_price);
  return `${formatClp(price)} (before ${amount === null ? reference_price : formatClp(amount)})`;
}

function referencePrice(value: string): string {
  if (value === 'none' || parseReferencePrice(value) !== null) return value;
  throw new InvalidArgumentError('It must be a number of pesos, or "none".');
}

function wholePrice(value: string): number {
  const price = Number(value);
  if (!/^\d{1,9}$/.test(value) || price < MIN_PRICE || price > MAX_PRICE)
    throw new InvalidArgumentError(`It must be a whole number of pesos, ${MIN_PRICE} to ${MAX_PRICE}.`);
  return price;
}
