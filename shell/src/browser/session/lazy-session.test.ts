// @vitest-environment happy-dom
import { createBus } from 'shared-contracts/bus/create-bus';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createLazySession } from './lazy-session.ts';
import { createTokens } from './tokens.ts';

const TOKEN = `h.${btoa(JSON.stringify({ sub: 'u-1', name: 'Ana' }))}.s`;

describe('the lazy session', () => {
  const open = (answers: Record<string, () => unknown> = {}) => {
    const asked: string[] = [];
    const call = async ({ id }: { id: string }) => {
      asked.push(id);
      return (answers[id] ?? (() => ({ access_token: TOKEN, data: { id: 'u-1', first_name: 'Ana' } })))();
    };
    const session = createLazySession(createBus({ onProblem: () => {} }), { call } as never, createTokens());
    return { session, asked };
  };
  beforeEach(() => localStorage.clear());

  it('treats a visitor who never signed in as a guest, without a request', async () => {
    const { session, asked } = open();
    await session.known();
    await session.check();
    expect(session.state()).toEqual({ kind: 'guest' });
    expect(asked).toEqual([]);
  });

  it('restores a remembered customer', async () => {
    localStorage.setItem(STORAGE_KEYS.session, 'yes');
    const { session } = open();
    expect(session.state()).toEqual({ kind: 'unknown' });
    await session.known();
    expect(session.state()).toMatchObject({ kind: 'customer', id: 'u-1' });
  });

  it('follows login and sign-out in another tab', async () => {
    const elsewhere = open();
    const here = open();
    await here.session.signIn({ email: 'ana@example.com', password: 'una clave larga' });
    await vi.waitFor(() => expect(elsewhere.session.state().kind).toBe('customer'));
    await here.session.signOut();
    await vi.waitFor(() => expect(elsewhere.session.state().kind).toBe('guest'));
  });
});
