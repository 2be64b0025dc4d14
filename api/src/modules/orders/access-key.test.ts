import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { accessKeyOf, giveAccess, hasAccess, type Opened } from './access-key.ts';

const SECRET = 's'.repeat(32);
const ORDER: Opened = { kind: 'order', id: 'abc' };
const ADDRESS: Opened = { kind: 'address', id: 'abc' };

const cookieOf = (opened: Opened, PUBLIC_URL = 'https://shop.example') => {
  let cookie = '';
  const reply = {
    header(name: string, value: string) {
      if (name === 'set-cookie') cookie = value;
    },
  } as unknown as FastifyReply;
  giveAccess(reply, { APP_SECRET: SECRET, PUBLIC_URL }, opened);
  return cookie;
};
const opens = (headers: Record<string, unknown>, opened: Opened) =>
  hasAccess({ headers } as FastifyRequest, SECRET, opened);

describe('the cookie of an access key', () => {
  it.each([
    [ORDER, '/api/purchases/abc'],
    [ADDRESS, '/api/purchases/address/abc'],
  ])('of %j is sent to %s only, for 30 days', (opened, path) => {
    const key = encodeURIComponent(accessKeyOf(SECRET, opened));
    expect(cookieOf(opened).split('; ').toSorted()).toEqual(
      [
        `order_key=${key}`,
        `Max-Age=${30 * 24 * 3600}`,
        `Path=${path}`,
        'HttpOnly',
        'Secure',
        'SameSite=Lax',
      ].toSorted(),
    );
  });

  it('is sent without encryption only by a shop without it', () => {
    expect(cookieOf(ORDER, 'http://127.0.0.1:4000/https:')).not.toContain('Secure');
  });
});

describe('an access key', () => {
  const key = accessKeyOf(SECRET, ORDER);

  it.each([
    ['a header', { 'x-order-key': key }],
    ['a cookie', { cookie: `a=b; order_key=${key}` }],
    ['a cookie next to a wrong header', { 'x-order-key': 'x', cookie: `order_key=${key}` }],
  ])('opens its order as %s', (_name, headers) => {
    expect(opens(headers, ORDER)).toBe(true);
  });

  it.each([
    ['no key', {}],
    ['a repeated header', { 'x-order-key': [key, key] }],
    ['a cookie of another name', { cookie: `key=${key}` }],
    ['the key of an address', { 'x-order-key': accessKeyOf(SECRET, ADDRESS) }],
    ['the key of another order', { 'x-order-key': accessKeyOf(SECRET, { ...ORDER, id: 'abd' }) }],
    ['the key of another secret', { 'x-order-key': accessKeyOf('t'.repeat(32), ORDER) }],
  ])('does not open the order as %s', (_name, headers) => {
    expect(opens(headers, ORDER)).toBe(false);
  });
});
