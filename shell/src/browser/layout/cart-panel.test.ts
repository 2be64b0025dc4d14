// @vitest-environment happy-dom
import { cartPanel } from 'shared-contracts/bus/topics';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WIDGET_WAIT_MS } from '../limits.ts';
import { startCartPanel } from './cart-panel.ts';

const start = (path = '/vinos') => {
  history.replaceState(null, '', path);
  const host = createTestHost();
  const ended = vi.fn();
  const mountWidget = vi.fn(() => ended);
  startCartPanel(host.bus, { ...host, mountWidget });
  const ask = (reason: 'added' | 'removed' | 'asked') => host.bus.publish(cartPanel, { open: true, reason });
  /** The widget that was mounted last. */
  const mounted = () => {
    const [name, element, props] = mountWidget.mock.lastCall as unknown as [
      string,
      HTMLElement,
      { reason: string; onClosed(): void },
    ];
    return { name, element, props };
  };
  return { host, mountWidget, ended, ask, mounted };
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
    const { ask, mounted } = start();
    ask('added');
    expect(mounted()).toMatchObject({ name: 'checkout/cart-sidebar', props: { reason: 'added' } });
  });

  it.each(['/carrito', '/informacion-personal', '/metodo-de-pago'])(
    'does not open after an addition on %s',
    (path) => {
      const { ask, mountWidget, host } = start(path);
      ask('added');
      expect(mountWidget).not.toHaveBeenCalled();
      expect(host.visited).toEqual([]);
    },
  );

  it('navigates to the cart page when requested during checkout', () => {
    const { ask, mountWidget, host } = start('/informacion-personal');
    ask('asked');
    expect(mountWidget).not.toHaveBeenCalled();
    expect(host.visited).toEqual(['/carrito']);
  });

  it('closes when the shopper closes it, on a bus event, and on navigation', () => {
    const { ask, mounted, ended, host } = start();
    ask('asked');
    mounted().props.onClosed();
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
    const { ask, mounted, ended } = start();
    ask('asked');
    const link = document.createElement('a');
    link.href = '/vinos?tipo=tinto';
    mounted().element.append(link);
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
    const { ask, ended, host } = start();
    ask('asked');
    vi.advanceTimersByTime(WIDGET_WAIT_MS);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(host.visited).toEqual(['/carrito']);
  });

  it('does not navigate when the panel has loaded', () => {
    vi.useFakeTimers();
    const { ask, mounted, host } = start();
    ask('asked');
    mounted().element.append(document.createElement('dialog'));
    vi.advanceTimersByTime(WIDGET_WAIT_MS);
    expect(host.visited).toEqual([]);
  });
});
