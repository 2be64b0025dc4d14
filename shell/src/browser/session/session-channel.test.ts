// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { openSessionChannel } from './session-channel.ts';

const other = new BroadcastChannel('session');
const show = (type: 'pagehide' | 'pageshow') =>
  dispatchEvent(Object.assign(new Event(type), { persisted: true }));
afterEach(() => show('pagehide'));

it('is closed while the page is in the back/forward cache', async () => {
  const heard = vi.fn();
  const send = openSessionChannel<string>(heard);
  show('pagehide');
  other.postMessage('missed');
  expect(() => send('lost')).not.toThrow();
  show('pageshow');
  // Messages arrive in order.
  await vi.waitFor(() => {
    other.postMessage('heard');
    expect(heard).toHaveBeenCalledWith('heard');
  });
  expect(heard).not.toHaveBeenCalledWith('missed');
});
