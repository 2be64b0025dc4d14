import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

let shell: TestShell;
let answerNow: () => void;
beforeEach(async () => {
  shell = await startTestShell({ RENDER_DEADLINE_MS: '500' });
  // The frame's content is cached, and the worker has loaded its bundle.
  await vi.waitFor(async () => expect((await shell.get('/vinos?page=9')).statusCode).toBe(200), {
    timeout: 30_000,
  });
  shell.api.asked.length = 0;
  const held = Promise.withResolvers<void>();
  shell.api.held = held.promise;
  answerNow = held.resolve;
});
afterEach(() => shell.stop());

const callsForList = () => shell.api.asked.filter(({ url }) => url === '/api/wines').length;

it('keeps the page of a slow API for the next visitor, and asks the API once meanwhile', async () => {
  expect((await shell.get('/vinos')).statusCode).toBe(503);
  expect((await shell.get('/vinos')).statusCode).toBe(503);
  expect(callsForList()).toBe(1);
  answerNow();
  await vi.waitFor(async () => {
    const { statusCode, body } = await shell.get('/vinos');
    expect([statusCode, body.includes('<h1>tinto</h1>')]).toEqual([200, true]);
  });
  expect(callsForList()).toBe(1);
});

it('goes on with a few late pages only', async () => {
  const open = (page: number) => shell.get(`/vinos?page=${page}`);
  const answers = await Promise.all([open(2), open(3), open(4), open(5)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
  const before = callsForList();
  // Two renders may go on after the answer. The second round joins them, and asks the API again for the other two pages.
  await Promise.all([open(2), open(3), open(4), open(5)]);
  expect(callsForList() - before).toBe(2);
  answerNow();
});
