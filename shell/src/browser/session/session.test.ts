// @vitest-environment happy-dom
import { createBus } from 'shared-contracts/bus/create-bus';
import { sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { ApiError } from 'shared-contracts/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './session.ts';
import { createTokens } from './tokens.ts';

const tokenOf = (sub: string, name: string) =>
  `h.${btoa(JSON.stringify({ sub, name })).replace(/=+$/, '')}.s`;
const over = () => {
  throw new ApiError({ code: 'UNAUTHORIZED', message: 'over', statusCode: 401 });
};
const offline = () => {
  throw new ApiError({ code: 'NETWORK', message: 'offline' });
};
const settle = () => new Promise((done) => setTimeout(done, 20));

const open = (answers: Record<string, () => unknown> = {}) => {
  const all: Record<string, () => unknown> = {
    login: () => ({ access_token: tokenOf('u-1', 'Ana') }),
    refresh: () => ({ access_token: tokenOf('u-1', 'Ana') }),
    logout: () => ({ ok: true }),
    ...answers,
  };
  const calls: { id: string; input: unknown }[] = [];
  const bus = createBus({ onProblem: () => {} });
  const tokens = createTokens();
  const call = async ({ id }: { id: string }, input: unknown) => {
    calls.push({ id, input });
    return all[id]?.();
  };
  const session = createSession(bus, { call } as never, tokens);
  const kinds: string[] = [];
  bus.subscribe(sessionState, ({ kind }) => kinds.push(kind));
  return { session, tokens, kinds, calls, asked: () => calls.map(({ id }) => id) };
};
const remember = () => localStorage.setItem(STORAGE_KEYS.session, 'yes');
const isRemembered = () => localStorage.getItem(STORAGE_KEYS.session) !== null;
const ANA = { email: 'ana@example.com', password: 'una clave larga' };

describe('session', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it('asks the server nothing for a visitor who never signed in', async () => {
    const { session, asked, kinds } = open();
    await session.known();
    expect(asked()).toEqual([]);
    expect(kinds).toEqual(['guest']);
  });

  it('outlives a reload: the next page gets a new access token', async () => {
    remember();
    const { session, tokens, kinds } = open();
    expect(kinds).toEqual(['unknown']);
    await session.known();
    expect(kinds).toEqual(['unknown', 'customer']);
    expect(tokens.access()).toBe(tokenOf('u-1', 'Ana'));
  });

  it('is over and forgotten when the server says so', async () => {
    remember();
    const { session, kinds } = open({ refresh: over });
    await session.known();
    expect(kinds).toEqual(['unknown', 'guest']);
    expect(isRemembered()).toBe(false);
  });

  it('is not forgotten for a lost connection', async () => {
    remember();
    const { session, kinds } = open({ refresh: offline });
    await session.known();
    expect(kinds).toEqual(['unknown', 'guest']);
    expect(isRemembered()).toBe(true);
  });

  it('brings the cart along at sign-in, and keeps no token in storage', async () => {
    localStorage.setItem(STORAGE_KEYS.cartId, 'cart-1');
    const { session, calls } = open();
    await session.signIn(ANA);
    expect(session.state()).toEqual({ kind: 'customer', id: 'u-1', firstName: 'Ana' });
    expect(calls).toEqual([{ id: 'login', input: { body: { ...ANA, cart_id: 'cart-1' } } }]);
    expect(JSON.stringify(localStorage)).not.toContain('h.');
    expect(isRemembered()).toBe(true);
  });

  it('renews once for many who ask at the same time', async () => {
    const { session, tokens, asked } = open();
    await session.signIn(ANA);
    await Promise.all([tokens.renew(), tokens.renew(), tokens.renew()]);
    expect(asked()).toEqual(['login', 'refresh']);
  });

  it('ends here and in other tabs, even when the server does not answer', async () => {
    const here = open({ logout: offline });
    const elsewhere = open();
    await here.session.signIn(ANA);
    await vi.waitFor(() => expect(elsewhere.session.state().kind).toBe('customer'));
    await here.session.signOut();
    expect(here.session.state().kind).toBe('guest');
    expect(here.tokens.access()).toBeUndefined();
    await vi.waitFor(() => expect(elsewhere.session.state().kind).toBe('guest'));
    expect(isRemembered()).toBe(false);
    await settle();
  });
});
