import { groupThousands } from './group-thousands.ts';
import { plainDashes } from './plain-dashes.ts';

/** Body and check digit, without leading zeros. Expects a text without dots and blanks, with plain dashes. */
const RUT = /^0*([1-9]\d{0,7})-?([\dK])$/;
/** The tax office's RUTs for an unidentified buyer of a boleta, and for a foreign buyer. */
const GENERIC_RUTS: readonly string[] = ['66666666-6', '55555555-5'];
/** Much longer than a RUT, so that a wrongly pasted text stays visible. */
const MAX_SHOWN_CHARACTERS = 40;

/** Modulo 11 over the body. From the right, the weights 2 to 7 repeat. */
function checkDigitOf(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += Number(body[body.length - 1 - i]) * (2 + (i % 6));
  return '0K987654321'[sum % 11] as string;
}

/**
 * Converts a RUT (Chilean tax id) to the stored form: `12345678-5`, no dots, upper-case K.
 * Null when the text is not a RUT or its check digit is wrong (docs/product/forms.md#messages).
 */
export function normalizeRut(text: string): string | null {
  const [, body, digit] = RUT.exec(plainDashes(text).replace(/[\s.]/g, '').toUpperCase()) ?? [];
  return body && digit === checkDigitOf(body) ? `${body}-${digit}` : null;
}

/** Whether the text is a RUT with the correct check digit. Dots and dash are optional. */
export const isValidRut = (text: string): boolean => normalizeRut(text) !== null;

/** Whether a factura may be issued to this RUT: any valid RUT except those that stand for many buyers. */
export function isInvoiceRut(text: string): boolean {
  const rut = normalizeRut(text);
  return rut !== null && !GENERIC_RUTS.includes(rut);
}

/** Formats a RUT: `12.345.678-5`. Returns other texts unchanged. */
export function formatRut(text: string): string {
  const rut = normalizeRut(text);
  return rut ? groupThousands(rut.slice(0, -2)) + rut.slice(-2) : text;
}

/**
 * Formats the RUT field after each key press: adds dots, and a dash before the last character
 * (docs/product/forms.md#rut-field). Does not verify the check digit. Does not cut a RUT that is too long,
 * because the rest could be valid by accident. Idempotent.
 */
export function formatRutWhileTyping(text: string): string {
  const characters = text
    .toUpperCase()
    .replace(/[^\dK]/g, '')
    .replace(/^0+/, '')
    .slice(0, MAX_SHOWN_CHARACTERS);
  if (characters.length < 2) return characters;
  return `${groupThousands(characters.slice(0, -1))}-${characters.slice(-1)}`;
}
