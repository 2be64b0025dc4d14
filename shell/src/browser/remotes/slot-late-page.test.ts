// @vitest-environment happy-dom
import type { MountProps, RemoteModule } from 'shared-contracts/remote';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSlot } from './slot.ts';

const texts = { title: 'Esta parte no responde', text: 'El resto funciona.', retry: 'Reintentar' };
const retry = () => [...document.querySelectorAll('button')].find((one) => one.textContent === texts.retry);
const settle = () => vi.advanceTimersByTimeAsync(1);

const createRemote = () => {
  const mount = vi.fn<RemoteModule['mount']>(async ({ domElement }) => {
    domElement.textContent = 'vinos';
  });
  const module: RemoteModule = {
    contract: 1,
    bootstrap: async () => {},
    mount,
    unmount: vi.fn(async () => {}),
  };
  const slot = createSlot({
    id: 'catalog',
    host: createTestHost(),
    load: async () => module,
    version: () => '1',
    state: null,
    url: '/',
    texts,
    outlet: document.body.appendChild(document.createElement('main')),
    skeleton: () => document.createElement('div'),
  });
  return { module, mount, slot };
};

/** Mounts a remote. The code of its next page is late, as shared-kit reports it. The second mount waits for it. */
const mountThenBeLate = async () => {
  const { module, mount, slot } = createRemote();
  slot.activate();
  await settle();
  const page = Promise.withResolvers<void>();
  mount.mockImplementationOnce(async ({ domElement }: MountProps) => {
    await page.promise;
    domElement.textContent = 'ficha';
  });
  mount.mock.lastCall?.[0].onCrash?.(new DOMException('/vinos/tinto did not load in time', 'TimeoutError'));
  await settle();
  return { module, page };
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('offers a retry for a late page and still shows the page when it arrives', async () => {
  const { module, page } = await mountThenBeLate();
  expect(module.unmount).toHaveBeenCalledOnce();
  expect(retry()).toBeDefined();
  page.resolve();
  await settle();
  expect(retry()).toBeUndefined();
  expect(document.body.textContent).toBe('ficha');
});

it('aborts the request of a late page on a retry', async () => {
  const { page } = await mountThenBeLate();
  const stop = vi.fn(() => page.reject(new TypeError('stopped')));
  vi.stubGlobal('stop', stop);
  retry()?.click();
  await settle();
  expect(stop).toHaveBeenCalledOnce();
  expect(document.body.textContent).toBe('vinos');
});

it('unmounts a remote that is still mounting when its page is left', async () => {
  const { module, mount, slot } = createRemote();
  mount.mockReturnValueOnce(new Promise(() => {}));
  slot.activate();
  await settle();
  await slot.deactivate();
  expect(module.unmount).toHaveBeenCalledOnce();
});
