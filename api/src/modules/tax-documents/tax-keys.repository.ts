import { type RawBuilder, sql } from 'kysely';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import { type Caf, expiryOf, readCaf } from 'tax-documents/caf';
import { type Certificate, readCertificate } from 'tax-documents/certificate';
import type { DocumentType } from 'tax-documents/tax-document';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { execute, queryRows } from '../../db/query.ts';
import { seal, unseal } from '../../lib/sealed.ts';

/** Names of the sealed bytes. Bytes that were sealed under another name do not open. */
const CERTIFICATE = 'certificate';
const CERTIFICATE_PASSWORD = 'certificate-password';
const nameOfRange = (type: DocumentType, first: number): string => `caf-${type}-${first}`;

const opened = (secret: string, owner: string, sealed: Buffer): Buffer => {
  const bytes = unseal(secret, 'tax-keys', owner, sealed);
  if (!bytes) throw new Error(`${owner} was stored with another APP_SECRET.`);
  return bytes;
};

/** The newest certificate, of the sandbox or of the owner. Undefined before the first. */
export const findCertificate = async (
  db: Executor,
  secret: string,
  isSandbox: boolean,
): Promise<Certificate | undefined> => {
  const row = await db
    .selectFrom('tax_certificates')
    .select(['pfx', 'password'])
    .where('is_sandbox', '=', isSandbox)
    .orderBy('added_at', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  const password = opened(secret, CERTIFICATE_PASSWORD, row.password).toString();
  return readCertificate(opened(secret, CERTIFICATE, row.pfx), password);
};

export const insertCertificate = async (
  trx: Tx,
  secret: string,
  { pfx, password, isSandbox }: { pfx: Buffer; password: string; isSandbox: boolean },
): Promise<void> => {
  const { rut, validTo } = readCertificate(pfx, password);
  await trx
    .insertInto('tax_certificates')
    .values({
      is_sandbox: isSandbox,
      pfx: seal(secret, 'tax-keys', CERTIFICATE, pfx),
      password: seal(secret, 'tax-keys', CERTIFICATE_PASSWORD, Buffer.from(password)),
      rut,
      valid_to: validTo,
    })
    .execute();
};

/** Stores a file of numbers, from its first number on. */
export const insertRange = async (
  trx: Tx,
  secret: string,
  file: Buffer,
  environment: TaxEnvironment,
): Promise<void> => {
  const caf = readCaf(file);
  await trx
    .insertInto('tax_number_ranges')
    .values({
      type: caf.type,
      first_number: caf.from,
      last_number: caf.to,
      next_number: caf.from,
      expires_on: expiryOf(caf),
      environment,
      caf: seal(secret, 'tax-keys', nameOfRange(caf.type, caf.from), file),
    })
    .execute();
};

/** Lists the unused numbers of each range up to `last` to be annulled. No document gets them any more. */
const loseNumbers = (
  trx: Tx,
  { type, environment }: Pick<Wanted, 'type' | 'environment'>,
  cause: 'restored' | 'expired',
  last: RawBuilder<unknown>,
) => execute(trx)`
    with behind as (
      select id, next_number as first, ${last} as last from tax_number_ranges
      where type = ${type} and environment = ${environment} and next_number <= ${last}
      for update),
    noted as (
      insert into tax_lost_numbers (environment, type, number, cause)
      select ${environment}, ${type}, generate_series(first, last), ${cause} from behind
      on conflict do nothing)
    update tax_number_ranges r set next_number = behind.last + 1 from behind where r.id = behind.id`;

/**
 * After a restore from a backup, the database takes numbers for unused that were used since the backup. Skips them up to
 * `mark`, the highest used number (`number-marks.ts`), and lists them to be annulled.
 */
export const skipUsed = (trx: Tx, range: Pick<Wanted, 'type' | 'environment'>, mark: number): Promise<void> =>
  loseNumbers(trx, range, 'restored', sql`least(last_number, ${mark}::bigint)`);

/** A stored range that has some of the numbers. */
export const findOverlappingRange = (
  trx: Tx,
  environment: TaxEnvironment,
  { type, from, to }: Pick<Caf, 'type' | 'from' | 'to'>,
) =>
  trx
    .selectFrom('tax_number_ranges')
    .select(['first_number', 'last_number'])
    .where('environment', '=', environment)
    .where('type', '=', type)
    .where('first_number', '<=', String(to))
    .where('last_number', '>=', String(from))
    .executeTakeFirst();

interface Wanted {
  type: DocumentType;
  environment: TaxEnvironment;
  /** Day of the document, `2026-11-28`. */
  day: string;
}

/** The first range with a number left, locked until the transaction ends. */
const lockRange = async (trx: Tx, { type, environment, day }: Wanted) =>
  trx
    .selectFrom('tax_number_ranges')
    .select(['id', 'first_number', 'next_number', 'caf'])
    .where('type', '=', type)
    .where('environment', '=', environment)
    .whereRef('next_number', '<=', 'last_number')
    .where((where) =>
      where.or([where('expires_on', 'is', null), where('expires_on', '>', sql<Date>`${day}::date`)]),
    )
    .orderBy('first_number')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/**
 * Takes the next number of a type, under the lock of its range until the transaction ends: a number whose document is
 * not stored is not used.
 * @returns undefined when no number is left
 */
export const takeNumber = async (
  trx: Tx,
  secret: string,
  wanted: Wanted,
): Promise<{ number: number; caf: Caf } | undefined> => {
  // Another process may have taken the last number of the range while this one waited for its lock.
  const range = (await lockRange(trx, wanted)) ?? (await lockRange(trx, wanted));
  if (!range) return undefined;
  const number = Number(range.next_number);
  await trx
    .updateTable('tax_number_ranges')
    .set({ next_number: number + 1 })
    .where('id', '=', range.id)
    .execute();
  return {
    number,
    caf: readCaf(opened(secret, nameOfRange(wanted.type, Number(range.first_number)), range.caf)),
  };
};

/** Last number of a type, used or not. 0 before the first range. */
export const findLastNumber = async (
  db: Executor,
  { type, environment }: Pick<Wanted, 'type' | 'environment'>,
): Promise<number> => {
  const { last } = await db
    .selectFrom('tax_number_ranges')
    .select(({ fn }) => fn.max('last_number').as('last'))
    .where('type', '=', type)
    .where('environment', '=', environment)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
};

interface Run {
  type: DocumentType;
  from: number;
  to: number;
}

/** Runs of numbers that will never have a document: those of an expired file, and lost ones that were not annulled. */
export const findNumbersToAnnul = async (
  db: Executor,
  { environment, day }: Omit<Wanted, 'type'>,
): Promise<Run[]> => {
  // Consecutive numbers have the same difference to their row: one row for each run.
  const rows = await queryRows(db)<Run>`
    select type, next_number::int as "from", last_number::int as "to" from tax_number_ranges
    where environment = ${environment} and expires_on <= ${day}::date and next_number <= last_number
    union all
    select type, min(number)::int, max(number)::int from (
      select type, number, number - row_number() over (partition by type order by number) as run
      from tax_lost_numbers where environment = ${environment} and annulled_at is null
    ) lost group by type, run
    order by type, "from"`;
  return rows;
};

/** Notes that numbers were annulled at the tax office. Returns how many of them were to be annulled. */
export const markAnnulled = (db: Db, { environment, day }: Omit<Wanted, 'type'>, { type, from, to }: Run) =>
  db.transaction().execute(async (trx) => {
    // The list has a row for each lost number, but none for an unused number of a file until now.
    const last = sql`case when expires_on <= ${day}::date then last_number end`;
    await loseNumbers(trx, { type, environment }, 'expired', last);
    const { numAffectedRows } = await sql`
      update tax_lost_numbers set annulled_at = now()
      where environment = ${environment} and type = ${type} and number between ${from} and ${to}
        and annulled_at is null`.execute(trx);
    return Number(numAffectedRows);
  });
