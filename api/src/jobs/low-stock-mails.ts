import { dayInSantiago } from 'shared-contracts/domain/santiago';
import type { Locale } from 'shared-contracts/locale';
import type { Db } from '../db/connect.ts';
import { LOW_STOCK_PHRASES } from '../mails/low-stock.words.ts';
import { findSetting } from '../modules/settings/settings.repository.ts';
import { findStaffWith } from '../office/access/staff.repository.ts';
import { findLowStock, type LowFormat } from '../office/products/availability.repository.ts';
import type { JobData } from '../queue/job-list.ts';
import type { Jobs } from '../queue/jobs.ts';
import { mailStaff, type StaffMailDeps, staffLocale } from './mail-staff.ts';

/** Queues the mail of the morning about low stock to all staff who change stock, if the shop wants it. */
export const warnLowStock = ({ db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> }): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await findSetting(trx, 'alerts'))?.mail) return;
    const day = dayInSantiago(new Date());
    for (const staff_id of await findStaffWith(trx, 'catalogue.change-stock'))
      await jobs.enqueue(trx, 'send-low-stock', { staff_id, day });
  });

/** Days whose sales give the rate. */
const RATE_DAYS = 30;
/** Most formats that the mail lists. */
const MOST_LISTED = 40;

const factOf = ({ name, grams, units, days_left }: LowFormat, locale: Locale) => {
  const words = LOW_STOCK_PHRASES[locale];
  const left = words.units(units);
  const rate = days_left === null ? words.noSales : words.lasts(days_left);
  return { label: grams ? `${name}, ${grams} g` : name, value: units === 0 ? left : `${left} · ${rate}` };
};

/** Mails a staff member the formats that are low in stock. No mail when there are none. */
export const sendLowStock = async (
  deps: StaffMailDeps,
  { staff_id, day }: JobData['send-low-stock'],
): Promise<void> => {
  const locale = staffLocale(deps.config);
  const words = LOW_STOCK_PHRASES[locale];
  const formats = await findLowStock(deps.db, { days: RATE_DAYS, today: day, locale });
  if (formats.length === 0) return;
  const others = formats.length - MOST_LISTED;
  // The office lists products that are low apart from those that are sold out.
  const stock = formats.some(({ units }) => units > 0) ? 'low' : 'none';
  await mailStaff(deps, staff_id, {
    kind: 'low-stock',
    values: { formats: words.formats(formats.length), days: String(RATE_DAYS) },
    facts: [
      ...formats.slice(0, MOST_LISTED).map((format) => factOf(format, locale)),
      ...(others > 0 ? [{ label: words.others, value: words.formats(others) }] : []),
    ],
    path: `/products?filter=${encodeURIComponent(JSON.stringify({ stock }))}`,
    key: `${day}-${staff_id}`,
  });
};
