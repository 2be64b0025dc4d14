// @vitest-environment happy-dom
import { cartPanel } from 'shared-contracts/bus/topics';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WIDGET_WAIT_MS } from '../limits.ts';
import { startCartPanel } from './cart-panel.ts';

const open = (path = '/vinos') => {
  history.replaceState(null, '', path);
  const host = createTestHost();
  const ended = vi.fn();
  const mountWidget = vi.fn(() => ended);
  startCartPanel(host.bus, { ...host, mountWidget });
  const ask = (reason: 'added' | 'removed' | 'asked') => host.bus.publish(cartPanel, { open: true, reason });
  const props = () =>
    mountWidget.mock.lastCall as unknown as
      | [string, HTMLElement, { reason: string; onClosed(): void }]
      | undefined;
  return { host, mountWidget, ended, ask, props };
};
const moveTo = (path: string) => {
  history.pushState(null, '', path);
  dispatchEvent(new Event('single-spa:before-routing-event'));
};

describe('the cart panel', () => {
  afterEach(() => {
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  it('opens after an addition, with the reason', () => {
    const { ask, props } = open();
    ask('added');
    expect(props()?.[0]).toBe('checkout/cart-sidebar');
    expect(props()?.[2].reason).toBe('added');
  });

  it.each(['/carrito', '/informacion-personal', '/metodo-de-pago'])(
    'does not open after an addition on %s',
    (path) => {
      const { ask, mountWidget, host } = open(path);
      ask('added');
      expect(mountWidget).not.toHaveBeenCalled();
      expect(host.visited).toEqual([]);
    },
  );

  it('navigates to the cart page when requested during checkout', () => {
    const { ask, mountWidget, host } = open('/informacion-personal');
    ask('asked');
    expect(mountWidget).not.toHaveBeenCalled();
    expect(host.visited).toEqual(['/carrito']);
  });

  it('closes when the shopper closes it, on a bus event, and on navigation', () => {
    const { ask, props, ended, host } = open();
    ask('asked');
    props()?.[2].onClosed();
    expect(ended).toHaveBeenCalledTimes(1);
    ask('asked');
    host.bus.publish(cartPanel, { open: false });
    expect(ended).toHaveBeenCalledTimes(2);
    ask('added');
    moveTo('/vinos?pais=chile');
    expect(ended).toHaveBeenCalledTimes(2);
    moveTo('/cajas');
    expect(ended).toHaveBeenCalledTimes(3);
  });

  it('closes when the shopper clicks one of its links in this tab', () => {
    const { ask, props, ended } = open();
    ask('asked');
    const link = document.createElement('a');
    link.href = '/vinos?tipo=tinto';
    props()?.[1].append(link);
    const press = (init: MouseEventInit) => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.dispatchEvent(click);
    };
    press({ ctrlKey: true });
    expect(ended).not.toHaveBeenCalled();
    press({});
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('navigates to the cart page when the panel does not load in time', () => {
    vi.useFakeTimers();
    const { ask, ended, host } = open();
    ask('asked');
    vi.advanceTimersByTime(WIDGET_WAIT_MS);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(host.visited).toEqual(['/carrito']);
  });

  it('does not navigate when the panel has loaded', () => {
    vi.useFakeTimers();
    const { ask, props, host } = open();
    ask('asked');
    props()?.[1].append(document.createElement('dialog'));
    vi.advanceTimersByTime(WIDGET_WAIT_MS);
    expect(host.visited).toEqual([]);
  });
});
