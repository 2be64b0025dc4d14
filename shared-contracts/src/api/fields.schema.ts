import { z } from 'zod';
import { LENGTHS } from '../domain/field-lengths.ts';
import { PASSWORD_LENGTH } from '../domain/password.ts';
import { normalizePhone } from '../domain/phone.ts';
import { plainDashes } from '../domain/plain-dashes.ts';
import { isInvoiceRut, isValidRut, normalizeRut } from '../domain/rut.ts';

/** Refuses control characters: they could forge mail headers and terminal output. */
const CONTROL = /\p{Cc}/u;
/** A number that is not Chilean: only its characters and its length are checked. */
const FOREIGN_PHONE = /^\+?\d{6,15}$/;

const hasNoControl = (value: string): boolean => !CONTROL.test(value);

/** One line of text, trimmed, not empty. */
export const line = (max: number) => z.string().trim().min(1).max(max).refine(hasNoControl);
/** One line of text, optional, may be empty. */
export const optionalLine = (max: number) => z.string().trim().max(max).refine(hasNoControl).optional();
/** One line of text that may be empty or absent: an English text, in whose place the Spanish one is shown. */
export const blankLine = (max: number) => optionalLine(max).default('');
const lines = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !/[^\P{Cc}\n\r\t]/u.test(value));
/** Several lines of text, trimmed, not empty. */
export const prose = (max: number) => lines(max).min(1);
/** Several lines of text, optional, may be empty. */
export const optionalProse = (max: number) => lines(max).optional();

export const email = z.email().max(LENGTHS.email);

/** RUT with or without dots, kept as typed. */
export const typedRut = z
  .string()
  .max(LENGTHS.rut)
  .refine(isValidRut, { params: { rule: 'rut' } });

/** RUT with or without dots. Parses to the stored form `12345678-5`. */
export const rut = typedRut.transform((value) => normalizeRut(value) ?? value);

/** RUT to which a factura may be issued. */
export const invoiceRut = rut.refine(isInvoiceRut, { params: { rule: 'rut' } });

const phoneOf = (value: string): string | null => {
  const digits = plainDashes(value).replace(/[\s().-]/g, '');
  return normalizePhone(value) ?? (FOREIGN_PHONE.test(digits) ? digits : null);
};
/** Phone number. Parses to E.164 when it is Chilean, else to digits. */
export const phone = z
  .string()
  .max(30)
  .refine((value) => phoneOf(value) !== null, { params: { rule: 'phone' } })
  .transform((value) => phoneOf(value) ?? value);

export const newPassword = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);
/** A new password that the person types twice. `confirmed` compares both. */
export const typedTwice = {
  password: newPassword,
  password_confirmation: z.string().max(PASSWORD_LENGTH.max),
};
/**
 * Password of an existing account, to compare with the stored one. The rules for new passwords do not apply.
 */
export const givenPassword = z.string().min(1).max(PASSWORD_LENGTH.max);

/** Refinement for bodies with `password` and `password_confirmation`: both must be equal. */
export const confirmed = {
  check: (body: { password: string; password_confirmation: string }): boolean =>
    body.password === body.password_confirmation,
  says: { path: ['password_confirmation'], params: { rule: 'passwordMatch' } },
};

/** Parameters of a refinement that finds a field missing. */
export const missing = (field: string) => ({ path: [field], params: { rule: 'required' } });

export const communeId = z.string().regex(/^\d{5}$/);
export const uuid = z.uuid();
/** Largest integer of PostgreSQL. */
export const MAX_ID = 2_147_483_647;
export const productId = z.int().min(1).max(MAX_ID);
/** Calendar day of a year from 1900 to 9998, `2026-12-24`. Times around it have a year of four digits everywhere. */
export const day = z.iso.date().refine((text) => text >= '1900' && text < '9999');
/** Local time in Santiago, `20:30`. */
export const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Header of a request that may come again: the same key gets the first answer. */
export const keyed = z.object({ 'idempotency-key': z.string().min(8).max(100) });
/** As `keyed`, for endpoints whose callers of earlier versions send no key. */
export const repeatable = keyed.partial();
/** Token of a mailed link. */
export const linkToken = z.string().regex(/^[\w.-]{20,200}$/);
/** Solution of the bot check: base64 of JSON (docs/product/forms.md#bot-check). */
export const altcha = z.string().max(4000).optional();

/** Response of a call without data. */
export const done = z.object({ ok: z.literal(true) });
