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
/** Handlers of settled promises run before this resolves. The fake API answers with such promises only. */
const settle = () => new Promise((done) => setImmediate(done));

const open = (answers: Record<string, () => unknown> = {}) => {
  const all: Record<string, () => unknown> = {
    login: () => ({ access_token: tokenOf('u-1', 'Ana') }),
    refresh: () => ({ access_token: tokenOf('u-1', 'Ana') }),
    logout: () => ({ ok: true }),
    'read-profile': () => ({ data: { id: 'u-1', first_name: 'Ana María' } }),
    'verify-session': () => ({ data: {} }),
    ...answers,
  };
  const calls: { id: string; input: unknown }[] = [];
  const bus = createBus({ onProblem: () => {} });
  const tokens = createTokens();
  const call = async ({ id }: { id: string }, input: unknown) => {
    calls.push({ id, input });
    return all[id]?.();
  };
  bus.publish(sessionState, { kind: isRemembered() ? 'unknown' : 'guest' });
  const session = createSession(bus, { call } as never, tokens);
  const kinds: string[] = [];
  bus.subscribe(sessionState, ({ kind }) => kinds.push(kind));
  return { session, tokens, kinds, calls, asked: () => calls.map(({ id }) => id) };
};
const remember = () => localStorage.setItem(STORAGE_KEYS.session, 'yes');
const isRemembered = () => localStorage.getItem(STORAGE_KEYS.session) !== null;
/** Fake broadcast channels, so that tests do not receive messages of other tests. */
const channels = new Set<BroadcastChannel>();
const useChannels = () => {
  const Real = BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Real {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
    },
  );
};

/** Fake Web Locks, which happy-dom lacks. */
const useLocks = () => {
  let queue: Promise<unknown> = Promise.resolve();
  let holders = 0;
  const request = (_: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => unknown;
    const { ifAvailable = false } = rest.length > 1 ? (rest[0] as { ifAvailable?: boolean }) : {};
    if (ifAvailable && holders > 0) return Promise.resolve(work(null));
    holders += 1;
    const run = queue.then(() => work({}));
    queue = run.then(
      () => {},
      () => {},
    );
    return run.finally(() => {
      holders -= 1;
    });
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return { held: () => holders > 0 };
};
const ANA = { email: 'ana@example.com', password: 'una clave larga' };

describe('session', () => {
  beforeEach(() => {
    localStorage.clear();
    useChannels();
  });
  afterEach(() => {
    for (const channel of channels) channel.close();
    channels.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('sends no request for a visitor who never signed in', async () => {
    const { session, asked, kinds } = open();
    await session.known();
    expect(asked()).toEqual([]);
    expect(kinds).toEqual(['guest']);
  });

  it('continues after a reload: the next page gets a new access token', async () => {
    remember();
    const { session, tokens, kinds } = open();
    expect(kinds).toEqual(['unknown']);
    await session.known();
    expect(kinds).toEqual(['unknown', 'customer']);
    expect(tokens.access()).toBe(tokenOf('u-1', 'Ana'));
  });

  it('ends and is deleted when the server refuses the refresh', async () => {
    remember();
    const { session, kinds } = open({ refresh: over });
    await session.known();
    expect(kinds).toEqual(['unknown', 'guest']);
    expect(isRemembered()).toBe(false);
  });

  it('is kept after a network error', async () => {
    remember();
    const { session, kinds } = open({ refresh: offline });
    await session.known();
    expect(kinds).toEqual(['unknown', 'guest']);
    expect(isRemembered()).toBe(true);
  });

  it('is restored on demand when the server works again', async () => {
    remember();
    let isBack = false;
    const { session, kinds, asked } = open({
      refresh: () => (isBack ? { access_token: tokenOf('u-1', 'Ana') } : offline()),
    });
    await session.known();
    isBack = true;
    await Promise.all([session.known(), session.known()]);
    expect(kinds).toEqual(['unknown', 'guest', 'customer']);
    await session.known();
    expect(asked()).toEqual(['refresh', 'refresh']);
  });

  it('sends the cart id on login and stores no token', async () => {
    localStorage.setItem(STORAGE_KEYS.cartId, 'cart-1');
    const { session, calls } = open();
    await session.signIn(ANA);
    expect(session.state()).toMatchObject({ kind: 'customer', id: 'u-1' });
    expect(calls[0]).toEqual({ id: 'login', input: { body: { ...ANA, cart_id: 'cart-1' } } });
    expect(JSON.stringify(localStorage)).not.toContain('h.');
    expect(isRemembered()).toBe(true);
  });

  it('renews once for simultaneous requests', async () => {
    const { session, tokens, asked } = open();
    await session.signIn(ANA);
    await Promise.all([tokens.renew(), tokens.renew(), tokens.renew()]);
    expect(asked()).toEqual(['login', 'read-profile', 'refresh']);
  });

  it('renews once for simultaneous tabs, and all get the new token', async () => {
    remember();
    const locks = useLocks();
    const refreshed = vi.fn(() => ({ access_token: tokenOf('u-1', `Ana ${refreshed.mock.calls.length}`) }));
    const tabs = Array.from({ length: 4 }, () => open({ refresh: refreshed }));
    await Promise.all(tabs.map(({ session }) => session.known()));
    expect(refreshed).toHaveBeenCalledTimes(1);
    for (const { session, tokens } of tabs) {
      expect(session.state().kind).toBe('customer');
      expect(tokens.access()).toBe(tokenOf('u-1', 'Ana 1'));
    }
    expect(locks.held()).toBe(false);
    // Later the server refuses the access token of each tab.
    await Promise.all(tabs.map(({ tokens }) => tokens.renew()));
    expect(refreshed).toHaveBeenCalledTimes(2);
    expect(new Set(tabs.map(({ tokens }) => tokens.access())).size).toBe(1);
  });

  it('renews the token when the tab that had the lock failed to', async () => {
    remember();
    useLocks();
    const refreshed = vi.fn(() => ({ access_token: tokenOf('u-1', 'Ana') }));
    const unlucky = open({ refresh: offline });
    const lucky = open({ refresh: refreshed });
    await Promise.all([unlucky.session.known(), lucky.session.known()]);
    expect(lucky.session.state().kind).toBe('customer');
    expect(refreshed).toHaveBeenCalledTimes(1);
  });

  it('loads the profile after login and uses its name', async () => {
    const { session } = open();
    await session.signIn(ANA);
    await vi.waitFor(() => expect(session.state()).toMatchObject({ firstName: 'Ana María' }));
  });

  it('works without a profile', async () => {
    const { session } = open({ 'read-profile': offline });
    await session.signIn(ANA);
    await settle();
    expect(session.state()).toMatchObject({ kind: 'customer', firstName: 'Ana' });
  });

  it('ignores a renewal that arrives after sign-out', async () => {
    const slow = Promise.withResolvers<unknown>();
    const { session, tokens, kinds } = open({ refresh: () => slow.promise });
    await session.signIn(ANA);
    const renewal = tokens.renew();
    await settle();
    await session.signOut();
    slow.resolve({ access_token: tokenOf('u-1', 'Ana') });
    expect(await renewal).toBe(false);
    expect(kinds.at(-1)).toBe('guest');
    expect(tokens.access()).toBeUndefined();
  });

  it('stays when the visitor has signed in again before a slow sign-out ends', async () => {
    const slow = Promise.withResolvers<unknown>();
    const { session } = open({ logout: () => slow.promise });
    await session.signIn(ANA);
    const signedOut = session.signOut();
    // The page is in the back/forward cache, and a page after it remembers another login.
    localStorage.setItem(STORAGE_KEYS.session, 'a later login');
    slow.reject(new Error('Load failed'));
    await signedOut;
    expect(localStorage.getItem(STORAGE_KEYS.session)).toBe('a later login');
  });

  it('is verified when the tab becomes visible, at most once per interval', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { session, asked } = open();
    await session.signIn(ANA);
    await session.check();
    expect(asked()).not.toContain('verify-session');
    vi.setSystemTime(Date.now() + 10 * 60_000);
    await session.check();
    await session.check();
    const checks = () => asked().filter((id) => id === 'verify-session');
    expect(checks()).toHaveLength(1);
    // The device's clock is set back.
    vi.setSystemTime(Date.now() - 3_600_000);
    await session.check();
    expect(checks()).toHaveLength(2);
    vi.useRealTimers();
  });

  it('is not verified for a guest', async () => {
    const { session, asked } = open();
    await session.check();
    expect(asked()).toEqual([]);
  });

  it('ends in all tabs even when the server does not respond', async () => {
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

  it('stays when another tab gets the message of an earlier sign-out late', async () => {
    const here = open();
    const frozen = open();
    await here.session.signIn(ANA);
    await vi.waitFor(() => expect(frozen.session.state().kind).toBe('customer'));
    const channel = [...channels].at(-1) as BroadcastChannel;
    const { onmessage: receive } = channel;
    const held: MessageEvent[] = [];
    channel.onmessage = (message) => held.push(message);
    await here.session.signOut();
    await here.session.signIn(ANA);
    await vi.waitFor(() => expect(held).toHaveLength(2));
    for (const message of held) receive?.call(channel, message);
    expect(frozen.kinds.slice(-2)).toEqual(['guest', 'customer']);
    expect(isRemembered()).toBe(true);
  });

  it('is forgotten by a tab that learns of the sign-out before the storage shows it', async () => {
    const here = open();
    const other = open();
    await here.session.signIn(ANA);
    await vi.waitFor(() => expect(other.session.state().kind).toBe('customer'));
    const stored = localStorage.getItem(STORAGE_KEYS.session) ?? '';
    await here.session.signOut();
    localStorage.setItem(STORAGE_KEYS.session, stored);
    await vi.waitFor(() => expect(other.session.state().kind).toBe('guest'));
    expect(isRemembered()).toBe(false);
  });
});
