// @vitest-environment happy-dom
import { useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { MountProps, RemoteModule } from 'shared-contracts/remote';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { es } from '../../messages/es.ts';
import { createSlot } from './slot.ts';

const texts = es.slot;

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

/** Page that cannot be rendered in the browser until `repair` is called. */
const createBrokenRemote = () => {
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('fails in this browser');
    return <h1>Vinos</h1>;
  };
  let root: Root | undefined;
  const states: unknown[] = [];
  const remote: RemoteModule = {
    contract: 1,
    bootstrap: async () => {},
    mount: async ({ domElement, state, onCrash, onLive }: MountProps) => {
      states.push(state);
      const onUncaughtError = (error: unknown) => onCrash?.(error);
      root = hydrateRoot(domElement, <Page />, { onUncaughtError, onRecoverableError: () => {} });
      if (!isBroken) setTimeout(() => onLive?.());
    },
    unmount: async () => {
      root?.unmount();
      root = undefined;
    },
  };
  const repair = () => {
    isBroken = false;
  };
  return { remote, states, repair };
};

it('keeps the markup and the state of the server until a remote that crashes at its first render has mounted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const outlet = document.body.appendChild(document.createElement('main'));
  outlet.innerHTML = '<div id="mfe-catalog"><h1>Vinos</h1></div>';
  const { remote, states, repair } = createBrokenRemote();
  createSlot({
    id: 'catalog',
    host: createTestHost(),
    load: async () => remote,
    version: () => '1',
    state: { some: 'state' },
    url: '/',
    texts,
    outlet,
    skeleton: () => document.createElement('div'),
  }).activate();
  await vi.waitFor(() => expect(button('Reintentar')).toBeDefined());
  expect(outlet.querySelector('h1')?.textContent).toBe('Vinos');
  button('Reintentar')?.click();
  await vi.waitFor(() => expect(states).toHaveLength(2));
  await vi.waitFor(() => expect(button('Reintentar')).toBeDefined());
  expect(outlet.querySelector('h1')?.textContent).toBe('Vinos');
  repair();
  button('Reintentar')?.click();
  await vi.waitFor(() => expect(button('Reintentar')).toBeUndefined());
  await vi.waitFor(() => expect(outlet.querySelector('[data-version]')).not.toBeNull());
  expect(outlet.querySelectorAll('h1')).toHaveLength(1);
  expect(states).toEqual([{ some: 'state' }, { some: 'state' }, { some: 'state' }]);
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
