import { sql } from 'kysely';
import { type Caf, readCaf } from 'tax-documents/caf';
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

/** The newest certificate. Undefined before the first. */
export const findCertificate = async (db: Executor, secret: string): Promise<Certificate | undefined> => {
  const row = await db
    .selectFrom('tax_certificates')
    .select(['pfx', 'password'])
    .orderBy('added_at', 'desc')
    .executeTakeFirst();
  if (!row) return undefined;
  const password = opened(secret, CERTIFICATE_PASSWORD, row.password).toString();
  return readCertificate(opened(secret, CERTIFICATE, row.pfx), password);
};

export const insertCertificate = async (
  trx: Tx,
  secret: string,
  pfx: Buffer,
  password: string,
): Promise<void> => {
  const { rut, validTo } = readCertificate(pfx, password);
  await trx
    .insertInto('tax_certificates')
    .values({
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
  { type, from, to, isTest }: Caf,
  expiresOn: string | null,
): Promise<void> => {
  await trx
    .insertInto('tax_number_ranges')
    .values({
      type,
      first_number: from,
      last_number: to,
      next_number: from,
      expires_on: expiresOn,
      is_test: isTest,
      caf: seal(secret, 'tax-keys', rangeOf(type, from), file),
    })
    .execute();
};

export interface TakenNumber {
  number: number;
  caf: Caf;
}

/**
 * Takes the next number of a type, under the lock of its range until the transaction ends: a number whose document is
 * not stored is not used.
 * @param day on which the document is issued, `2026-11-28`
 * @returns undefined when no number is left
 */
export const takeNumber = async (
  trx: Tx,
  secret: string,
  { type, isTest, day }: { type: DocumentType; isTest: boolean; day: string },
): Promise<TakenNumber | undefined> => {
  const range = await trx
    .selectFrom('tax_number_ranges')
    .select(['id', 'first_number', 'next_number', 'caf'])
    .where('type', '=', type)
    .where('is_test', '=', isTest)
    .whereRef('next_number', '<=', 'last_number')
    .where((where) =>
      where.or([where('expires_on', 'is', null), where('expires_on', '>', sql<Date>`${day}::date`)]),
    )
    .orderBy('first_number')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!range) return undefined;
  const number = Number(range.next_number);
  await trx
    .updateTable('tax_number_ranges')
    .set({ next_number: number + 1 })
    .where('id', '=', range.id)
    .execute();
  const file = opened(secret, rangeOf(type, Number(range.first_number)), range.caf);
  return { number, caf: readCaf(file) };
};

/** Last number of a type, used or not. 0 before the first range. */
export const findLastNumber = async (db: Executor, type: DocumentType, isTest: boolean): Promise<number> => {
  const { last } = await db
    .selectFrom('tax_number_ranges')
    .select(({ fn }) => fn.max('last_number').as('last'))
    .where('type', '=', type)
    .where('is_test', '=', isTest)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
};
