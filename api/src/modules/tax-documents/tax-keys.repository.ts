import { sql } from 'kysely';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import { type Caf, expiryOf, readCaf } from 'tax-documents/caf';
import { type Certificate, readCertificate } from 'tax-documents/certificate';
import type { DocumentType } from 'tax-documents/tax-document';
import type { Executor, Tx } from '../../db/connect.ts';
import { seal, unseal } from '../../lib/sealed.ts';

/** Owner of sealed bytes: files of another kind cannot take their place. */
const CERTIFICATE = 'certificate';
const CERTIFICATE_PASSWORD = 'certificate-password';
const rangeOf = (type: DocumentType, first: number): string => `caf-${type}-${first}`;

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
      caf: seal(secret, 'tax-keys', rangeOf(caf.type, caf.from), file),
    })
    .execute();
};

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
    caf: readCaf(opened(secret, rangeOf(wanted.type, Number(range.first_number)), range.caf)),
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
