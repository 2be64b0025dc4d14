import { z } from 'zod';
import { PASSWORD_LENGTH } from '../domain/password.ts';
import { normalizePhone } from '../domain/phone.ts';
import { isInvoiceRut, isValidRut, normalizeRut } from '../domain/rut.ts';

/** Control characters have no place in a line of text, least of all in one that becomes a mail header. */
const CONTROL = /\p{Cc}/u;
/** A number of another country only has to look like one. */
const FOREIGN_PHONE = /^\+?\d{6,15}$/;

const hasNoControl = (value: string): boolean => !CONTROL.test(value);

/** One line, trimmed, not empty. */
export const line = (max: number) => z.string().trim().min(1).max(max).refine(hasNoControl);
/** One line that may be left out or empty. */
export const optionalLine = (max: number) => z.string().trim().max(max).refine(hasNoControl).optional();
/** Text of several lines, trimmed, not empty. */
export const prose = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !/[^\P{Cc}\n\r\t]/u.test(value));

/** Text of several lines that may be left out or empty. */
export const optionalProse = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !/[^\P{Cc}\n\r\t]/u.test(value))
    .optional();

export const email = z.email().max(120);

/** With or without dots; comes out as it is stored, `12345678-5`. */
export const rut = z
  .string()
  .max(20)
  .refine(isValidRut, { params: { rule: 'rut' }, abort: true })
  .transform((value) => normalizeRut(value) ?? value);

/** A RUT that a factura may be made out to. */
export const invoiceRut = rut.refine(isInvoiceRut, { params: { rule: 'rut' } });

const phoneOf = (value: string): string | null => {
  const digits = value.replace(/[\s().-]/g, '');
  return normalizePhone(value) ?? (FOREIGN_PHONE.test(digits) ? digits : null);
};
/** Comes out in E.164 when it is Chilean, else as digits. */
export const phone = z
  .string()
  .max(30)
  .refine((value) => phoneOf(value) !== null, { params: { rule: 'phone' }, abort: true })
  .transform((value) => phoneOf(value) ?? value);

export const newPassword = z.string().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max);
/** A password that is compared, not chosen. */
export const givenPassword = z.string().min(1).max(PASSWORD_LENGTH.max);

/** Refinement for bodies with `password` and `password_confirmation`. */
export const confirmed = {
  check: (body: { password: string; password_confirmation: string }): boolean =>
    body.password === body.password_confirmation,
  says: { path: ['password_confirmation'], params: { rule: 'passwordMatch' } },
};

export const communeId = z.string().regex(/^\d{5}$/);
export const uuid = z.uuid();
/** A day of the calendar, `2026-12-24`. */
export const day = z.iso.date();
/** A time on the clock of Santiago, `20:30`. */
export const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** The secret of a link that came by mail. */
export const linkToken = z.string().regex(/^[\w.-]{20,200}$/);
/** The bot check's answer as its widget gives it: base64 of JSON (DESIGN §7). */
export const altcha = z.string().max(4000).optional();

/** The answer of a call that only does something. */
export const done = z.object({ ok: z.literal(true) });
