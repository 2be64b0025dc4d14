// @vitest-environment happy-dom
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { MountProps, RemoteModule } from 'shared-contracts/remote';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSlot } from './slot.ts';

const texts = { title: 'Esta parte no responde', text: 'El resto funciona.', retry: 'Reintentar' };

const Fragile = () => {
  const [isBroken, breakIt] = useState(false);
  if (isBroken) throw new Error('a component fails');
  return (
    <button type="button" onClick={() => breakIt(true)}>
      Romper
    </button>
  );
};

/** Remote like those of shared-kit: a React root that calls `onCrash` when its tree crashes. */
const createRemote = (): RemoteModule => {
  let root: Root | undefined;
  return {
    contract: 1,
    bootstrap: async () => {},
    mount: async ({ domElement, onCrash }: MountProps) => {
      domElement.replaceChildren();
      root = createRoot(domElement, { onUncaughtError: (error) => onCrash?.(error) });
      root.render(<Fragile />);
    },
    unmount: async () => {
      root?.unmount();
      root = undefined;
    },
  };
};

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

beforeEach(() => document.body.replaceChildren());
afterEach(() => vi.restoreAllMocks());

it('replaces a crashed tree by the error region, whose retry restores it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const outlet = document.body.appendChild(document.createElement('main'));
  const load = async () => remote;
  const remote = createRemote();
  const skeleton = () => document.createElement('div');
  createSlot({
    id: 'catalog',
    host: createTestHost(),
    load,
    version: () => '1',
    state: null,
    url: '/',
    texts,
    outlet,
    skeleton,
  }).activate();
  await vi.waitFor(() => expect(button('Romper')).toBeDefined());
  button('Romper')?.click();
  await vi.waitFor(() => expect(button('Romper')).toBeUndefined());
  await new Promise((done) => setTimeout(done, 50));
  expect(button('Reintentar')).toBeDefined();
  button('Reintentar')?.click();
  await vi.waitFor(() => expect(button('Romper')).toBeDefined());
  expect(button('Reintentar')).toBeUndefined();
});

it.each([
  ['is scrolled into view when it is above the viewport', -900, 1],
  ['causes no scroll when it is in view', 300, 0],
])('the error region %s', async (_, top, times) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const outlet = document.body.appendChild(document.createElement('main'));
  const remote = createRemote();
  createSlot({
    id: 'catalog',
    host: createTestHost(),
    load: async () => remote,
    version: () => '1',
    state: null,
    url: '/',
    texts,
    outlet,
    skeleton: () => document.createElement('div'),
  }).activate();
  await vi.waitFor(() => expect(button('Romper')).toBeDefined());
  button('Romper')?.click();
  await vi.waitFor(() => expect(button('Reintentar')).toBeDefined());
  expect(intoView).toHaveBeenCalledTimes(times);
});
