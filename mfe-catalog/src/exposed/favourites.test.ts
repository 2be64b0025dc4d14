// @vitest-environment happy-dom
import { type SessionState, sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { createTestHost } from 'shared-kit/test-host';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const GUEST: SessionState = { kind: 'guest' };
const ANA: SessionState = { kind: 'customer', id: '1', firstName: 'Ana' };
const NOW = '2026-11-29T10:00:00.000Z';
const saved = (product_id: number) => ({
  product_id,
  is_saved: true,
  changed_at: NOW,
  looked_at: NOW,
  price: 9990,
  in_stock: true,
});
const account = (ids: readonly number[], is_on = true) => ({
  data: { is_on, favourites: ids.map(saved), views: [], shared: null },
});

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  document.body.innerHTML = [1, 2, 3]
    .map((id) => `<button type="button" data-favourite="${id} 9990 1"></button>`)
    .join('');
});

const heart = (id: number) =>
  document.querySelector<HTMLElement>(`[data-favourite^="${id} "]`) as HTMLElement;
const filled = () => [1, 2, 3].filter((id) => heart(id).ariaPressed === 'true');

/** A browser tab in which the service runs. */
const open = async (session: SessionState, answers: Record<string, unknown> = {}) => {
  const { start } = await import('./favourites.tsx');
  const host = createTestHost({ answers });
  host.bus.publish(sessionState, session);
  const service = await start({ host });
  return { host, press: (id: number) => service.press(heart(id)) };
};
const sentIn = (input: unknown): number[] =>
  (input as { body: { favourites: { product_id: number }[] } }).body.favourites.map(
    ({ product_id }) => product_id,
  );

describe('the favourites service', () => {
  it('fills the hearts that the browser has stored, and hearts that a page shows later', async () => {
    localStorage.setItem(
      STORAGE_KEYS.favourites,
      JSON.stringify({ is_on: true, login: null, favourites: [saved(2)], views: [] }),
    );
    await open(GUEST);
    await vi.waitFor(() => expect(filled()).toEqual([2]));
    document.body.insertAdjacentHTML('beforeend', '<button type="button" data-favourite="2 1 1" id="late">');
    await vi.waitFor(() => expect(document.getElementById('late')?.ariaPressed).toBe('true'));
  });

  it('follows another tab', async () => {
    await open(GUEST);
    localStorage.setItem(
      STORAGE_KEYS.favourites,
      JSON.stringify({ is_on: true, login: null, favourites: [saved(3)], views: [] }),
    );
    dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.favourites }));
    await vi.waitFor(() => expect(filled()).toEqual([3]));
  });

  it('calls no API for a guest', async () => {
    const { host, press } = await open(GUEST);
    press(1);
    await vi.waitFor(() => expect(filled()).toEqual([1]));
    expect(host.calls).toEqual([]);
  });

  it('joins a guest’s favourites with the account at sign-in, and sends each later change', async () => {
    const ids = new Set([3]);
    const { host, press } = await open(GUEST, {
      'merge-favourites': (input: unknown) => {
        for (const id of sentIn(input)) ids.add(id);
        return account([...ids]);
      },
    });
    press(1);
    await vi.waitFor(() => expect(filled()).toEqual([1]));
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    host.bus.publish(sessionState, ANA);
    await vi.waitFor(() => expect(filled()).toEqual([1, 3]));
    press(2);
    await vi.waitFor(() => expect(host.calls).toHaveLength(2));
    expect(sentIn(host.calls[1]?.input)).toEqual([2]);
  });

  it('forgets the account’s favourites at sign-out', async () => {
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    const { host } = await open(ANA, { 'merge-favourites': account([1]) });
    await vi.waitFor(() => expect(filled()).toEqual([1]));
    localStorage.removeItem(STORAGE_KEYS.session);
    host.bus.publish(sessionState, GUEST);
    await vi.waitFor(() => expect(filled()).toEqual([]));
    expect(localStorage.getItem(STORAGE_KEYS.favourites)).toBe(null);
  });

  it('keeps them when the session cannot be restored without a connection', async () => {
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    const { host } = await open(ANA, { 'merge-favourites': account([1]) });
    await vi.waitFor(() => expect(filled()).toEqual([1]));
    host.bus.publish(sessionState, GUEST);
    await new Promise((done) => setTimeout(done));
    expect(filled()).toEqual([1]);
  });

  it('explains a press while favourites are switched off', async () => {
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    const { host, press } = await open(ANA, { 'merge-favourites': account([], false) });
    await vi.waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.favourites)).toContain('"is_on":false'));
    press(1);
    await vi.waitFor(() => expect(host.dialogs).toMatchObject([{ type: 'info', title: 'Favoritos' }]));
    expect(filled()).toEqual([]);
  });
});
