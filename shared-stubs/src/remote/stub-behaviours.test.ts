// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { cartState } from 'shared-contracts/bus/topics';
import type { MountProps } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStubHost, type StubHost } from '../host/stub-host.ts';
import { type Behaviour, behaviourOf, SLOW_MOUNT_MS } from './behaviours.ts';
import { createStubApp } from './create-stub-app.tsx';
import { createStubWidget } from './create-stub-widget.tsx';

describe('a stub remote', () => {
  let host: StubHost;
  let props: MountProps;
  let app: ReturnType<typeof createStubApp>;
  const mount = (behaviour: Behaviour) => {
    app = createStubApp({ id: 'checkout', behaviour });
    return app.mount(props);
  };
  const stub = () => props.domElement.querySelector<HTMLElement>('[data-stub]');

  beforeEach(() => {
    history.replaceState(null, '', '/carrito?a=1');
    host = createStubHost({ cart: 'none' });
    props = { host, domElement: document.body.appendChild(document.createElement('div')), onCrash: vi.fn() };
  });
  afterEach(async () => {
    await app.unmount(props);
    host.close();
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('shows that it is a stub, its address and the contract versions', async () => {
    await mount('normal');
    const region = await screen.findByRole('region', { name: 'Stub de checkout' });
    expect(stub()?.dataset).toMatchObject({ stub: 'checkout', stubBehaviour: 'normal' });
    expect(region.textContent).toContain('/carrito?a=1');
    expect(region.textContent).toContain(`${host.contract} / ${CONTRACT_VERSION}`);
  });

  it('shows the bus messages it receives, and sends those of the real remote', async () => {
    await mount('normal');
    await screen.findByText('cart.state');
    host.bus.publish(cartState, { count: 7, total: 0, lines: [] });
    await screen.findByText(/"count":7/);
    fireEvent.click(screen.getByRole('button', { name: 'cart.panel' }));
    expect(host.log.entries().some(({ kind, topic }) => kind === 'publish' && topic === 'cart.panel')).toBe(
      true,
    );
  });

  it('appears late when it is slow, and not at all after an unmount', async () => {
    vi.useFakeTimers();
    const mounting = mount('slow');
    await vi.advanceTimersByTimeAsync(SLOW_MOUNT_MS - 100);
    expect(stub()).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    await mounting;
    await vi.advanceTimersByTimeAsync(100);
    expect(stub()).not.toBeNull();
    await app.unmount(props);
    void app.mount(props);
    await app.unmount(props);
    await vi.advanceTimersByTimeAsync(SLOW_MOUNT_MS * 2);
    expect(stub()).toBeNull();
  });

  it('throws on mount when it is broken', async () => {
    await expect(mount('broken')).rejects.toThrow('told to be broken');
  });

  it('crashes on a click when it is "throwing", and calls onCrash', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await mount('throwing');
    (await screen.findByRole('button', { name: 'Lanzar un error' })).click();
    await vi.waitFor(() => expect(props.onCrash).toHaveBeenCalledOnce());
  });

  it('renders no text when it is empty', async () => {
    await mount('empty');
    await vi.waitFor(() => expect(stub()).not.toBeNull());
    expect(props.domElement.textContent).toBe('');
  });

  it('has the previous contract version when it is old', async () => {
    await mount('old');
    expect(app.contract).toBe(CONTRACT_VERSION - 1);
  });

  it('reads its behaviour from the folder of its release', () => {
    expect(behaviourOf('http://localhost:3000/remotes/checkout/stub-slow/app.1.js')).toBe('slow');
    expect(behaviourOf('file:///shop/releases/checkout/stub/server/index.mjs')).toBe('normal');
    expect(behaviourOf('file:///shop/releases/checkout/stub-odd/server/index.mjs')).toBe('normal');
  });

  it('has widgets that show their props, in several slots at once', async () => {
    const widget = createStubWidget('checkout/cart-sidebar', { behaviour: 'normal' });
    const places = [document.createElement('div'), document.createElement('div')];
    document.body.append(...places);
    const at = (domElement: HTMLElement, reason: string) => ({ host, domElement, reason }) as never;
    for (const place of places) await widget.mount(at(place, 'added'));
    await vi.waitFor(() =>
      expect(places.map((place) => place.textContent?.includes('added'))).toEqual([true, true]),
    );
    await widget.update(at(places[0] as HTMLElement, 'removed'));
    await vi.waitFor(() => expect(places[0]?.textContent).toContain('removed'));
    for (const place of places) await widget.unmount(at(place, ''));
    expect(places.map((place) => place.childNodes.length)).toEqual([0, 0]);
    app = createStubApp({ id: 'checkout', behaviour: 'normal' });
  });
});
