import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHECK_INPUT,
  COPY_FAILED,
  COUPON_INVALID,
  COUPON_USED,
  EVENT_RESERVATION_FAILED,
  ORDER_NOT_FOUND,
  PASSWORD_CHANGE_FAILED,
  PASSWORD_WRONG,
  REGISTRATION_FAILED,
  SERVER_PROBLEM,
  TITLE,
  UNEXPECTED,
  UPDATE_FAILED,
} from './error-catalogue.ts';
import { statusCodeOf, thrownText } from './thrown-error.ts';

const DEFAULT = 'Ha ocurrido un error inesperado. Por favor intenta nuevamente.';
const failure = (data: object | undefined, message = 'thrown') =>
  Object.assign(new Error(message), { response: { status: 422, data } });

describe('thrownText', () => {
  it('chooses in the order of the specification', () => {
    const body = { errors: ['first', 'second'], message: 'message', error: 'error' };
    expect(thrownText(failure(body), 'fallback', 'es')).toBe('first\nsecond');
    expect(thrownText(failure({ ...body, errors: [] }), 'fallback', 'es')).toBe('message');
    expect(thrownText(failure({ ...body, errors: undefined, message: '' }), 'fallback', 'es')).toBe('error');
    expect(thrownText(failure({}), 'fallback', 'es')).toBe('thrown');
    expect(thrownText(failure({}, ''), 'fallback', 'es')).toBe('fallback');
    expect(thrownText(failure({}, ''), undefined, 'es')).toBe(DEFAULT);
  });

  it('reads the message of the response body before the message of the error', () => {
    expect(thrownText({ message: 'HTTP 422', data: { message: 'body' } }, undefined, 'es')).toBe('body');
    expect(thrownText({ message: 'thrown', response: { errors: ['a', 'b'] } }, undefined, 'es')).toBe('a\nb');
    expect(thrownText({ message: 'thrown', response: new Response() }, undefined, 'es')).toBe('thrown');
  });

  it('reads an API error, which has the fields of the body', () => {
    expect(thrownText({ statusCode: 409, message: 'message', errors: ['a', 'b'] }, undefined, 'es')).toBe(
      'a\nb',
    );
  });

  it('joins errors given by field', () => {
    expect(thrownText(failure({ errors: { email: ['a', 'b'], rut: 'c' } }), undefined, 'es')).toBe('a\nb\nc');
  });

  it('skips values that are not text', () => {
    expect(thrownText(failure({ errors: [1, null, {}], message: 3, error: ' ' }), undefined, 'es')).toBe(
      'thrown',
    );
    expect(thrownText(new AggregateError([new Error('ECONNREFUSED')]), 'fallback', 'es')).toBe('fallback');
  });

  it('uses a thrown text as the message', () => {
    expect(thrownText('No cart id', 'fallback', 'es')).toBe('No cart id');
  });

  it('is available in English', () => {
    expect(thrownText(null, undefined, 'en')).toBe('An unexpected error has occurred. Please try again.');
  });

  it('returns a text for any thrown value', () => {
    fc.assert(
      fc.property(fc.anything(), (error) => {
        expect(thrownText(error, undefined, 'es')).not.toBe('');
      }),
    );
  });
});

describe('statusCodeOf', () => {
  it.each([
    [{ statusCode: 404, status: 409, response: { status: 422 } }, 404],
    [{ status: 409, response: { status: 422 } }, 409],
    [{ response: { status: 422 } }, 422],
    [{ statusCode: '404', status: 0 }, 500],
    [{ statusCode: 100 }, 100],
    [{ statusCode: 599 }, 599],
    [{ statusCode: 600 }, 500],
    [new Error('x'), 500],
    [null, 500],
    ['text', 500],
  ])('reads %j as %d', (error, status) => {
    expect(statusCodeOf(error)).toBe(status);
  });

  it('is an HTTP status whatever was thrown', () => {
    fc.assert(
      fc.property(fc.anything(), (error) => {
        const status = statusCodeOf(error);
        expect(status >= 100 && status <= 599).toBe(true);
      }),
    );
  });
});

describe('the error texts', () => {
  it.each([
    [TITLE, 'Ha ocurrido un error'],
    [UNEXPECTED, DEFAULT],
    [SERVER_PROBLEM, 'Hay un problema con el servidor, intenta más tarde'],
    [CHECK_INPUT, 'Verifica que la información ingresada sea correcta'],
    [UPDATE_FAILED, 'Hubo un problema al actualizar los datos'],
    [COUPON_INVALID, 'El cupón ingresado no es valido'],
    [COUPON_USED, 'El cupón ingresado ya ha sido utilizado'],
    [REGISTRATION_FAILED, 'Hay un problema con el registro, por favor intente nuevamente'],
    [PASSWORD_CHANGE_FAILED, 'Hay un problema con el cambio de contraseña, por favor intente nuevamente'],
    [ORDER_NOT_FOUND, 'Pedido no encontrado'],
    [COPY_FAILED, 'No se pudo copiar la URL'],
    [PASSWORD_WRONG, 'La contraseña no coincide'],
    [EVENT_RESERVATION_FAILED, 'Sucedió un problema al reservar el evento'],
  ])('contain the text of the specification: $1', (found, text) => {
    expect(found.es).toBe(text);
    expect(found.en).toMatch(/^[A-Z][a-z]+ \w/);
    expect(found.en).not.toBe(text);
  });
});
