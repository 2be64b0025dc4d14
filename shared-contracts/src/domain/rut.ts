import { groupThousands } from './group-thousands.ts';

/** Body and check digit, without leading zeros; dots and blanks are taken out before. */
const RUT = /^0*([1-9]\d{0,7})-?([\dK])$/;
/** The tax office's RUT for an unidentified buyer of a boleta. */
const GENERIC_RUT = '66666666-6';
/** Far more than a RUT has: enough to show a pasted text that is none. */
const MAX_SHOWN_CHARACTERS = 40;
const DIGITS_LEFT_OPEN = 3;

/** Modulo 11 over the body, from the right with weights 2 to 7 again and again. */
function checkDigitOf(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += Number(body[body.length - 1 - i]) * (2 + (i % 6));
  return '0K987654321'[sum % 11] as string;
}

/**
 * Chilean tax id in the form that is stored and sent: `12345678-5`, no dots, upper-case K.
 * Null when the text is no RUT or its check digit is wrong (SPEC §5).
 */
export function normalizeRut(text: string): string | null {
  const [, body, digit] = RUT.exec(text.replace(/[\s.]/g, '').toUpperCase()) ?? [];
  return body && digit === checkDigitOf(body) ? `${body}-${digit}` : null;
}

/** Whether the text is a RUT with the right check digit, with or without dots and dash. */
export const isValidRut = (text: string): boolean => normalizeRut(text) !== null;

/** Whether a factura may be made out to it: any valid RUT but the generic one. */
export function isInvoiceRut(text: string): boolean {
  const rut = normalizeRut(text);
  return rut !== null && rut !== GENERIC_RUT;
}

/** RUT for the screen: `12.345.678-5`. A text that is no RUT comes back as it is. */
export function formatRut(text: string): string {
  const rut = normalizeRut(text);
  return rut ? groupThousands(rut.slice(0, -2)) + rut.slice(-2) : text;
}

/**
 * What the RUT field shows after each key: dots, and a dash before the last character (SPEC §5).
 * The check digit is not checked here. Nothing is cut off: a RUT that is too long stays wrong. Applying it twice changes
 * nothing.
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

/** RUT for lists and logs: `**.***.678-5`. A text that is no RUT, or too short to hide, is hidden whole. */
export function maskRut(text: string): string {
  const rut = normalizeRut(text);
  if (!rut || rut.length <= DIGITS_LEFT_OPEN + 2) return '***';
  const shown = formatRut(rut);
  const open = DIGITS_LEFT_OPEN + 2;
  return shown.slice(0, -open).replace(/\d/g, '*') + shown.slice(-open);
}
