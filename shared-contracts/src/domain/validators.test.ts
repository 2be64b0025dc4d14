import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyPhone,
  compose,
  email,
  invoiceRut,
  maxLength,
  messageOf,
  minLength,
  passwordMatch,
  phone,
  requiredField,
  rut,
  type ValidationError,
  type Validator,
} from './validators.ts';

const spanish = (validate: Validator, value: unknown, allValues?: object) => {
  const error = validate(value, allValues);
  return error && messageOf(error, 'es');
};

describe('requiredField', () => {
  it.each([undefined, null, '', '  ', false, []])('refuses %j', (value) => {
    expect(spanish(requiredField('email'), value)).toBe('El campo email es requerido');
  });

  it.each(['a', 0, true, ['a']])('accepts %j', (value) => {
    expect(requiredField('nombre')(value)).toBeUndefined();
  });

  it('writes the field name exactly as given, also with special characters', () => {
    expect(spanish(requiredField("$& {field} $'"), '')).toBe("El campo $& {field} $' es requerido");
  });
});

describe('validators of a text', () => {
  it.each<[string, Validator, string, string, string]>([
    ['email', email, 'ana@vinos', 'ana@vinos.cl', 'Este campo debe ser un correo electrónico valido'],
    ['rut', rut, '12.345.678-4', '12.345.678-5', 'Este campo debe ser un RUT valido'],
    ['invoiceRut', invoiceRut, '66.666.666-6', '12.345.678-5', 'Este campo debe ser un RUT valido'],
    [
      'phone',
      phone,
      '+44 7911 123456',
      '9 1234 5678',
      'Este campo debe ser un teléfono chileno, como +56 9 1234 5678',
    ],
    [
      'anyPhone',
      anyPhone,
      '1234',
      '+44 7911 123456',
      'Este campo debe ser un teléfono, como +56 9 1234 5678, con + y código si es de otro país',
    ],
    ['minLength', minLength(3), 'ab', 'abc', 'Este campo debe ser mayor a 3 caracteres'],
    ['maxLength', maxLength(3), 'abcd', 'abc', 'Este campo debe ser menor a 3 caracteres'],
  ])('%s refuses %3$j in its own words', (_, validate, wrong, right, text) => {
    expect(spanish(validate, wrong)).toBe(text);
    expect(validate(right)).toBeUndefined();
  });

  it.each([email, rut, phone, minLength(3), maxLength(3)])('let an empty field pass', (validate) => {
    expect([validate(''), validate(undefined), validate(null)]).toEqual([undefined, undefined, undefined]);
  });

  it.each<[Validator, string]>([
    [email, ' ana@vinos.cl '],
    [rut, ' 12.345.678-5 '],
    [phone, ' 912345678 '],
  ])('ignore blanks around the value', (validate, value) => {
    expect(validate(value)).toBeUndefined();
  });

  it('count blanks of a password', () => {
    expect(minLength(3)('a  ')).toBeUndefined();
  });

  it('compare the length of any text with the limit', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(20), (text, length) => {
        expect(minLength(length)(text) === undefined).toBe(text.length >= length);
        expect(maxLength(length)(text) === undefined).toBe(text.length <= length);
      }),
    );
  });
});

describe('passwordMatch', () => {
  it('compares with the other field', () => {
    expect(spanish(passwordMatch, 'b', { password: 'a' })).toBe('Las contraseñas no coinciden');
    expect(passwordMatch('a', { password: 'a' })).toBeUndefined();
    expect(passwordMatch('', { password: 'a' })).toEqual({ code: 'passwordMatch' });
    expect(passwordMatch(undefined, { password: '' })).toBeUndefined();
    expect(passwordMatch(undefined)).toBeUndefined();
  });
});

describe('compose', () => {
  it('gives the first error', () => {
    const validate = compose(requiredField('email'), email);
    expect(validate('')).toEqual({ code: 'requiredField', field: 'email' });
    expect(validate('x')).toEqual({ code: 'email' });
    expect(validate('ana@vinos.cl')).toBeUndefined();
    expect(compose()('x')).toBeUndefined();
  });

  it('passes all values of the form to each validator', () => {
    expect(compose(requiredField('password'), passwordMatch)('b', { password: 'a' })).toEqual({
      code: 'passwordMatch',
    });
  });
});

describe('messageOf', () => {
  it.each<[ValidationError, string]>([
    [{ code: 'requiredField', field: 'email' }, 'The email field is required'],
    [{ code: 'email' }, 'This field must be a valid email'],
    [{ code: 'rut' }, 'This field must be a valid RUT'],
    [{ code: 'phone' }, 'This field must be a Chilean phone number, such as +56 9 1234 5678'],
    [
      { code: 'anyPhone' },
      'This field must be a phone number, such as +56 9 1234 5678, with + and code if it is foreign',
    ],
    [{ code: 'minLength', length: 10 }, 'This field must have at least 10 characters'],
    [{ code: 'maxLength', length: 10 }, 'This field must have at most 10 characters'],
    [{ code: 'passwordMatch' }, 'The passwords do not match'],
  ])('gives the English text of %j', (error, text) => {
    expect(messageOf(error, 'en')).toBe(text);
  });
});
