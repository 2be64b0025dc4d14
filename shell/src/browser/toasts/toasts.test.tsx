// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { type SessionState, sessionState } from 'shared-contracts/bus/topics';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startToasts } from './start-toasts.ts';

const ana: SessionState = { kind: 'customer', id: '1', firstName: 'Ana' };

const start = (path: string, before: SessionState) => {
  history.replaceState(null, '', path);
  const host = createTestHost();
  host.bus.publish(sessionState, before);
  startToasts(host);
  return (next: SessionState) => act(async () => host.bus.publish(sessionState, next));
};
const text = () => screen.queryByText('Tu sesión se cerró.');

describe('toasts', () => {
  afterEach(() => act(() => screen.queryByRole('button', { name: 'Cerrar aviso' })?.click()));

  it('say that the session ended, then disappear', async () => {
    const become = start('/vinos', ana);
    await become({ kind: 'guest' });
    await vi.waitFor(() => expect(text()).not.toBeNull());
    expect(screen.getByRole('status').textContent).toContain('Tu sesión se cerró.');
    act(() => void fireEvent.animationEnd(text() as HTMLElement));
    expect(text()).toBeNull();
  });

  it.each<[string, string, SessionState]>([
    ['nobody was signed in', '/vinos', { kind: 'unknown' }],
    ['an account page is open', '/cuenta/mi-cuenta', ana],
  ])('show nothing when %s', async (_, path, before) => {
    const become = start(path, before);
    await become({ kind: 'guest' });
    await new Promise((done) => setTimeout(done, 50));
    expect(text()).toBeNull();
  });
});
