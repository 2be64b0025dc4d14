// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageTools } from '../../tool-calls.ts';
import { takeCalls } from '../../tool-calls.ts';
import type { ModelContext } from './model-context.ts';
import { registerTools } from './register-tools.ts';

type Registered = Parameters<ModelContext['registerTool']>[0];

const tools = new Map<string, Registered>();
/** The interface as Chromium 156 behaves. */
const modelContext: ModelContext = {
  async registerTool(tool, { signal }) {
    if (tools.has(tool.name)) throw new Error('Duplicate tool name');
    tools.set(tool.name, tool);
    signal.addEventListener('abort', () => tools.delete(tool.name));
  },
};
const tool = (name: string, kind: 'read' | 'cart' = 'read') => ({
  name,
  kind,
  description: `Usa ${name}`,
  inputSchema: { type: 'object' },
});
let list: PageTools;
const fetched = vi.fn(async () => Response.json(list, { headers: { etag: JSON.stringify(list) } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  tools.clear();
  list = {
    catalog: { version: '1', tools: [tool('catalog.search')] },
    checkout: { version: '1', tools: [tool('checkout.add_to_cart', 'cart')] },
  };
  document.modelContext = modelContext;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.modelContext;
  takeCalls();
  fetched.mockClear();
});
const start = async () => {
  registerTools();
  await vi.advanceTimersByTimeAsync(1);
};

it('registers names and schemas, and marks answers as content of others', async () => {
  await start();
  expect([...tools.keys()]).toEqual(['catalog.search', 'checkout.add_to_cart']);
  expect(tools.get('catalog.search')).toMatchObject({
    description: 'Usa catalog.search',
    annotations: { readOnlyHint: true, untrustedContentHint: true },
  });
  expect(tools.get('checkout.add_to_cart')?.annotations.readOnlyHint).toBe(false);
});

it('requests nothing without the interface', async () => {
  delete document.modelContext;
  await start();
  expect(fetched).not.toHaveBeenCalled();
});

it('starts the modules of the page at the first call, and keeps the call for them', async () => {
  const used = vi.fn();
  addEventListener('shop:used', used, { once: true });
  await start();
  expect(used).not.toHaveBeenCalled();
  const answer = tools.get('catalog.search')?.execute({ words: 'cordero' });
  expect(used).toHaveBeenCalledTimes(1);
  const [call] = takeCalls();
  expect(call).toMatchObject({ name: 'catalog.search', input: { words: 'cordero' } });
  call?.done({ release: 'catalog 1', ok: true, data: { products: [] }, note: '' });
  expect(await answer).toMatchObject({ ok: true });
});

it('replaces the tools of a remote that was rolled back, without a gap and without a reload', async () => {
  await start();
  list = { ...list, checkout: { version: '0', tools: [tool('checkout.cart')] } };
  await vi.advanceTimersByTimeAsync(5_000);
  expect([...tools.keys()]).toEqual(['catalog.search', 'checkout.cart']);
});

it('takes away only the tools of a remote that does not load, and brings them back later', async () => {
  await start();
  const answer = tools.get('catalog.search')?.execute({});
  takeCalls()[0]?.done(null);
  expect(await answer).toMatchObject({ ok: false, release: 'catalog 1', error: { code: 'FAILED' } });
  expect([...tools.keys()]).toEqual(['checkout.add_to_cart']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tools.has('catalog.search')).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(tools.has('catalog.search')).toBe(true);
});

it('keeps the tools while the list does not arrive', async () => {
  await start();
  fetched.mockRejectedValueOnce(new TypeError('no connection'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tools.size).toBe(2);
});

it('answers calls when the modules of the page do not load', async () => {
  await start();
  const answer = tools.get('catalog.search')?.execute({});
  dispatchEvent(new Event('shop:failed'));
  expect(await answer).toMatchObject({ ok: false, error: { code: 'FAILED' } });
});
