import type { z } from 'zod';
import type { Locale } from '../locale.ts';
import { isMissing } from './input-error.ts';

type Issue = z.core.$ZodIssue;
type Text = Record<Locale, string>;

/**
 * The server's texts for invalid fields. Forms validate first, with their own texts
 * (docs/product/forms.md#messages).
 */
const FIELD_TEXTS = {
  /** For programs: no shopper types a cart id (docs/product/cart.md#cart-id). */
  noCartId: { es: 'No cart id', en: 'No cart id' },
  required: { es: 'Este campo es obligatorio.', en: 'This field is required.' },
  number: { es: 'Debe ser un número.', en: 'Must be a number.' },
  integer: { es: 'Debe ser un número entero.', en: 'Must be a whole number.' },
  text: { es: 'Debe ser un texto.', en: 'Must be a text.' },
  boolean: { es: 'Debe ser verdadero o falso.', en: 'Must be true or false.' },
  minimum: { es: 'Debe ser {limit} o más.', en: 'Must be {limit} or more.' },
  maximum: { es: 'Debe ser {limit} o menos.', en: 'Must be {limit} or less.' },
  shorter: { es: 'Debe tener {limit} caracteres o más.', en: 'Must have {limit} characters or more.' },
  longer: { es: 'Debe tener {limit} caracteres o menos.', en: 'Must have {limit} characters or less.' },
  tooMany: { es: 'Debe tener {limit} valores o menos.', en: 'Must have {limit} values or less.' },
  tooFew: { es: 'Debe tener {limit} valores o más.', en: 'Must have {limit} values or more.' },
  email: { es: 'Ingresa un correo electrónico válido.', en: 'Enter a valid email.' },
  rut: { es: 'Ingresa un RUT válido.', en: 'Enter a valid RUT.' },
  phone: { es: 'Ingresa un teléfono válido.', en: 'Enter a valid phone number.' },
  contrast: {
    es: 'Con este color, un texto de la tienda se lee mal sobre su fondo. Elige uno con más contraste.',
    en: 'With this colour, a text of the shop is hard to read on its ground. Choose one with more contrast.',
  },
  quotes: {
    es: 'Solo un transporte cotiza, y uno con reserva en el courier.',
    en: 'Only one carrier quotes, and one that is booked at the courier.',
  },
  trackingAddress: {
    es: 'Debe empezar con https:// y tener {number} en el lugar del número.',
    en: 'It must begin with https:// and have {number} in the place of the number.',
  },
  trackingNumber: {
    es: 'Debe tener de 4 a 40 letras sin tilde, números o guiones.',
    en: 'Must have 4 to 40 letters without accents, digits or dashes.',
  },
  repeated: { es: 'Ya está en la lista.', en: 'It is in the list already.' },
  passwordMatch: { es: 'Las contraseñas no coinciden', en: 'The passwords do not match' },
  option: { es: 'Elige uno de los valores permitidos.', en: 'Choose one of the allowed values.' },
  unknown: { es: 'Este campo no se espera.', en: 'This field is not expected.' },
  invalid: { es: 'El valor no es válido.', en: 'The value is not valid.' },
} satisfies Record<string, Text>;

type Rule = keyof typeof FIELD_TEXTS;

const RULE_OF_TYPE: Record<string, Rule> = {
  number: 'number',
  int: 'integer',
  string: 'text',
  boolean: 'boolean',
};
const RULE_OF_SMALL: Record<string, Rule> = {
  number: 'minimum',
  int: 'minimum',
  string: 'shorter',
  array: 'tooFew',
};
const RULE_OF_BIG: Record<string, Rule> = {
  number: 'maximum',
  int: 'maximum',
  string: 'longer',
  array: 'tooMany',
};

/** Which rule a schema issue is about, with its limit if it has one. */
function brokenRule(issue: Issue): { rule: Rule; limit?: number | bigint } {
  if (isMissing(issue)) return { rule: issue.path.at(-1) === 'cart_id' ? 'noCartId' : 'required' };
  switch (issue.code) {
    case 'invalid_type':
      return { rule: RULE_OF_TYPE[issue.expected] ?? 'invalid' };
    case 'too_small':
      if (issue.minimum === 1 && ['string', 'array'].includes(issue.origin)) return { rule: 'required' };
      return { rule: RULE_OF_SMALL[issue.origin] ?? 'invalid', limit: issue.minimum };
    case 'too_big':
      return { rule: RULE_OF_BIG[issue.origin] ?? 'invalid', limit: issue.maximum };
    case 'invalid_format':
      return { rule: issue.format === 'email' ? 'email' : 'invalid' };
    case 'invalid_value':
      return { rule: 'option' };
    case 'unrecognized_keys':
      return { rule: 'unknown' };
    case 'custom': {
      // Schemas may name a rule: `refine(isValidRut, { params: { rule: 'rut' } })`.
      const rule: unknown = issue.params?.rule;
      return { rule: typeof rule === 'string' && rule in FIELD_TEXTS ? (rule as Rule) : 'invalid' };
    }
    default:
      return { rule: 'invalid' };
  }
}

/** Sentence about an invalid field, without its name. */
export function fieldText(issue: Issue, locale: Locale): string {
  const { rule, limit } = brokenRule(issue);
  return FIELD_TEXTS[rule][locale].replace('{limit}', String(limit ?? ''));
}
