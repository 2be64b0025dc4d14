// @vitest-environment happy-dom
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createTestHost } from 'shared-kit/test-host';
import { createWidget } from 'shared-kit/widget';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWidgetMounter } from './mount-widget.ts';

const Fragile = () => {
  const [isBroken, breakIt] = useState(false);
  if (isBroken) throw new Error('a component fails');
  return (
    <dialog open>
      <button type="button" onClick={() => breakIt(true)}>
        Romper
      </button>
    </dialog>
  );
};

const Page = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Página {count}
    </button>
  );
};

const widget = createWidget({
  name: 'test-widget',
  messages: { loadMessagesFx: (await import('effector')).createEffect(async () => {}) } as never,
  View: Fragile,
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

beforeEach(() => {
  document.body.innerHTML = '<main></main><div id="widget"></div>';
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it.each(['catalog/search-modal', 'checkout/cart-sidebar'] as const)(
  'a crash inside %s takes it away alone: the page lives on, and it can be opened again',
  async (id) => {
    createRoot(document.querySelector('main') as Element).render(<Page />);
    const host = createTestHost();
    const report = vi.spyOn(host, 'report');
    const mountWidget = createWidgetMounter(async () => widget as never);
    const place = document.getElementById('widget') as HTMLElement;
    const open = () => mountWidget(host, id, place, {} as never);

    open();
    await vi.waitFor(() => expect(button('Romper')).toBeDefined());
    button('Romper')?.click();
    await vi.waitFor(() => expect(place.childElementCount).toBe(0));
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'a component fails' }), {
      kind: 'widget',
      widget: id,
    });

    button('Página 0')?.click();
    await vi.waitFor(() => expect(button('Página 1')).toBeDefined());
    open();
    await vi.waitFor(() => expect(button('Romper')).toBeDefined());
  },
);
