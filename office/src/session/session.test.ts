import { readSession } from 'shared-contracts/office/session';
import { expect, it, vi } from 'vitest';
import { createFakeOffice, json, refused } from '../testing/fake-office.ts';
import { createSession, reopenWhenVisible } from './session.ts';

const sessionOf = (id: string) => ({
  staff: { id, name: id, email: `${id}@casa.example`, role: 'owner' },
  permissions: [],
  expires_at: '2026-11-24T00:00:00Z',
  shop_url: 'http://localhost:3000',
});

const open = () => {
  const office = createFakeOffice({ 'GET /office/session': () => json(sessionOf('ana')) });
  const forget = vi.fn();
  const reload = vi.fn();
  const session = createSession({ locale: () => 'es', forget, reload, fetch: office.fetch });
  return { session, forget, reload, answers: office.answers, asked: office.asked };
};
const signedOut = () => refused(401, 'UNAUTHORIZED');

it('opens the pages, the sign-in, or the page for an absent API', async () => {
  const { session, answers } = open();
  answers['GET /office/session'] = signedOut;
  await session.open();
  expect(session.state().kind).toBe('signed-out');
  delete answers['GET /office/session'];
  await session.open();
  expect(session.state().kind).toBe('away');
  answers['GET /office/session'] = () => json(sessionOf('ana'));
  await session.open();
  expect(session.state()).toMatchObject({ kind: 'signed-in', isExpired: false });
});

it('keeps the page under an expired session, and continues its calls after the sign-in', async () => {
  const { session, answers, forget } = open();
  await session.open();
  answers['GET /office/session'] = signedOut;
  const call = session.client.call(readSession, {});
  await vi.waitFor(() => expect(session.state()).toMatchObject({ kind: 'signed-in', isExpired: true }));
  answers['GET /office/session'] = () => json(sessionOf('ana'));
  const before = session.state();
  await session.open();
  expect(await call).toMatchObject({ staff: { id: 'ana' } });
  const after = session.state();
  expect(after).toMatchObject({ isExpired: false });
  // The pages stay: they are made for this array.
  if (before.kind !== 'signed-in' || after.kind !== 'signed-in') throw new Error('not signed in');
  expect(after.session.permissions).toBe(before.session.permissions);
  expect(forget).not.toHaveBeenCalled();
});

// The test must notice this fault in office/src/session/session.ts
// - before.session.staff.id !== session.staff.id
// + before.session.staff.id === session.staff.id
it('takes the pages away and loads again when another person signs in over an expired session', async () => {
  const { session, answers, forget, reload } = open();
  await session.open();
  answers['GET /office/session'] = () => json(sessionOf('luis'));
  await session.open();
  expect(forget).toHaveBeenCalled();
  expect(session.state()).toEqual({ kind: 'opening' });
  expect(reload).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('forgets typed text at the sign-out, and fails the calls that wait', async () => {
  const { session, answers, forget } = open();
  await session.open();
  answers['GET /office/session'] = signedOut;
  answers['DELETE /office/session'] = () => json({});
  const call = session.client.call(readSession, {});
  const failed = expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await vi.waitFor(() => expect(session.state()).toMatchObject({ isExpired: true }));
  await session.signOut();
  await failed;
  expect(forget).toHaveBeenCalled();
  expect(session.state().kind).toBe('signed-out');
});

it.each([
  ['answers', (read: PromiseWithResolvers<Response>) => read.resolve(json(sessionOf('ana')))],
  ['fails', (read: PromiseWithResolvers<Response>) => read.reject(new TypeError('Failed to fetch'))],
])('stays signed out when an earlier read of the session %s after the sign-out', async (_, end) => {
  const { session, answers } = open();
  await session.open();
  const slow = Promise.withResolvers<Response>();
  answers['GET /office/session'] = () => slow.promise;
  answers['DELETE /office/session'] = () => json({});
  const read = session.open();
  await session.signOut();
  end(slow);
  await read;
  expect(session.state().kind).toBe('signed-out');
});

it('takes the pages away when another person signed in beside this tab, once the tab is visible', async () => {
  const { session, answers, forget, reload } = open();
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' as DocumentVisibilityState });
  reopenWhenVisible(session, page);
  const show = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  await session.open();
  delete answers['GET /office/session'];
  show('visible');
  answers['GET /office/session'] = () => json(sessionOf('luis'));
  show('hidden');
  expect(session.state().kind).toBe('signed-in');
  show('visible');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(forget).toHaveBeenCalled();
});

it('reads no session for a visible tab in which nobody is signed in', async () => {
  const { session, asked, answers } = open();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  reopenWhenVisible(session, page);
  answers['GET /office/session'] = signedOut;
  await session.open();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveLength(1);
});
