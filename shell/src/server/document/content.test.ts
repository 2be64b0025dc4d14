import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { builtInLayout, builtInNotFound } from './built-in-content.ts';
import { createFrameContent } from './content.ts';

const FRESH_MS = 15_000;
const answers = vi.fn<() => Promise<Response>>();

const notFound = (title: string) =>
  Response.json({ data: { ...builtInNotFound('es'), title_layout: { title } } });
const lost = () => Promise.reject(new TypeError('fetch failed'));

beforeEach(() => {
  vi.useFakeTimers();
  // The cache treats the time 0 as no time.
  vi.advanceTimersByTime(1);
  answers.mockReset();
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const titleOf = async (content: ReturnType<typeof createFrameContent>) =>
  (await content.notFound('es')).title_layout.title;

it('frame content is built in until the API has answered', async () => {
  const content = createFrameContent({ apiUrl: 'http://api', sharedCache: false });
  answers.mockImplementation(lost);
  expect(await content.layout('en')).toEqual(builtInLayout('en'));
});

it('frame content is built in while the answer of the API breaks the contract', async () => {
  const content = createFrameContent({ apiUrl: 'http://api', sharedCache: false });
  answers.mockResolvedValue(Response.json({ data: { title: 7 } }));
  expect(await content.notFound('es')).toEqual(builtInNotFound('es'));
});

it('frame content is requested once for simultaneous pages, and in the background when it is old', async () => {
  const content = createFrameContent({ apiUrl: 'http://api', sharedCache: false });
  answers.mockImplementation(async () => notFound('First'));
  expect(await Promise.all([titleOf(content), titleOf(content)])).toEqual(['First', 'First']);
  expect(answers).toHaveBeenCalledTimes(1);

  answers.mockImplementation(async () => notFound('Second'));
  vi.advanceTimersByTime(FRESH_MS + 1);
  expect(await titleOf(content)).toBe('First');
  await vi.waitFor(async () => expect(await titleOf(content)).toBe('Second'));
  expect(answers).toHaveBeenCalledTimes(2);
});

it('frame content stays as last known while the API is unreachable, and is requested again later', async () => {
  const content = createFrameContent({ apiUrl: 'http://api', sharedCache: false });
  answers.mockImplementation(async () => notFound('Known'));
  await titleOf(content);

  answers.mockImplementation(lost);
  vi.advanceTimersByTime(FRESH_MS + 1);
  expect(await titleOf(content)).toBe('Known');
  await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(2));
  expect(await titleOf(content)).toBe('Known');

  answers.mockImplementation(async () => notFound('Back'));
  await vi.waitFor(async () => expect(await titleOf(content)).toBe('Back'));
});

it('frame content of a page in a shared cache is read again at once, and has tags only while it is current', async () => {
  const content = createFrameContent({ apiUrl: 'http://api', sharedCache: true });
  const tagged = (title: string) => {
    const answer = notFound(title);
    answer.headers.set('surrogate-key', 'page-not-found');
    return answer;
  };
  answers.mockImplementation(async () => tagged('Old'));
  const old = await content.notFound('es');
  expect(content.tagsOf(old)).toEqual({ names: ['page-not-found'], isWhole: true });
  answers.mockImplementation(async () => tagged('New'));
  // Shorter than the time between the two purges of a change.
  vi.advanceTimersByTime(300);
  const current = await content.notFound('es');
  expect(current.title_layout.title).toBe('New');

  answers.mockImplementation(lost);
  vi.advanceTimersByTime(300);
  expect(await content.notFound('es')).toBe(current);
  expect(content.tagsOf(current).isWhole).toBe(false);
  expect(content.tagsOf(await content.layout('es')).isWhole).toBe(false);
});
