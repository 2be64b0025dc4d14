// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStubHost, type StubHost } from '../host/stub-host.ts';
import { AlonePanel, type PanelActions } from './alone-panel.tsx';
import { DEFAULT_CHOICES } from './choices.ts';

const PATHS = [
  { pattern: '/carrito', path: '/carrito' },
  { pattern: '/pedido/:id', path: '/pedido/7' },
];

describe('panel of a standalone page', () => {
  let host: StubHost;
  const actions = {
    choose: vi.fn<PanelActions['choose']>(),
    go: vi.fn<PanelActions['go']>(),
    reload: vi.fn<PanelActions['reload']>(),
    restart: vi.fn<PanelActions['restart']>(),
    toggleWidget: vi.fn<PanelActions['toggleWidget']>(),
  };

  const open = (choices = {}, ignored: string[] = []) =>
    render(
      <AlonePanel
        name="checkout"
        host={host}
        paths={PATHS}
        widgets={['checkout/cart-sidebar']}
        address={{ choices: { ...DEFAULT_CHOICES, panel: 'open', ...choices }, path: '/carrito', ignored }}
        actions={actions}
      />,
    );
  const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const lines = () =>
    within(screen.getByRole('list', { name: 'Messages' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '/carrito');
    host = createStubHost({ cart: 'none' });
    host.log.clear();
  });
  afterEach(() => {
    cleanup();
    host.close();
    vi.resetAllMocks();
  });

  it('passes on each choice: language, session, cart, page, API scenario', () => {
    open();
    choose('Language', 'en');
    choose('Session', 'customer');
    choose('Cart', 'many');
    choose('Scenario', 'sold-out');
    expect(actions.choose.mock.calls.flat()).toEqual([
      { locale: 'en' },
      { session: 'customer' },
      { cart: 'many' },
      { api: 'sold-out' },
    ]);
    choose('Page', '/pedido/7');
    expect(actions.go).toHaveBeenCalledWith('/pedido/7');
  });

  it('says what it did not understand in the address, also while it is closed', () => {
    open({ panel: 'closed' }, ['stub.session=owner']);
    expect(screen.getByRole('alert').textContent).toContain('not used by the page: stub.session=owner');
  });

  it('starts the sequences of a scenario again', () => {
    open({ api: 'normal,update-cart:normal+UNAVAILABLE+slow' });
    expect(screen.getByText('update-cart').parentElement?.textContent).toBe(
      'update-cart normal → UNAVAILABLE → slow',
    );
    press('Start the sequences again');
    expect(actions.restart).toHaveBeenCalledOnce();
  });

  it('opens a typed address', () => {
    open();
    fireEvent.change(screen.getByRole('textbox', { name: 'Address' }), { target: { value: '/vinos' } });
    press('Go');
    expect(actions.go).toHaveBeenCalledWith('/vinos');
  });

  it('offers a scenario for each endpoint that the remote called', async () => {
    host.log.add({ kind: 'api', topic: 'update-cart' });
    open({ api: 'slow' });
    press('Add');
    await vi.waitFor(() =>
      expect(actions.choose).toHaveBeenCalledWith({ api: 'slow,update-cart:server-error' }),
    );
  });

  it('removes the scenario of a single endpoint', () => {
    open({ api: 'slow,update-cart:server-error' });
    press('Remove update-cart');
    expect(actions.choose).toHaveBeenCalledWith({ api: 'slow' });
  });

  it('shows status and head that the page set', () => {
    open();
    expect(screen.getByRole('button', { name: 'Stub host of checkout' }).textContent).toBe('checkout');
    host.setPage({ status: 404, head: { title: 'No está', description: 'D', noindex: true } });
    return vi.waitFor(() => {
      expect(screen.getByRole('button', { name: 'Stub host of checkout' }).textContent).toBe(
        'checkout · 404',
      );
      expect(screen.getByText('No está').previousSibling?.textContent).toBe('Title');
      expect(screen.getByText('noindex')).toBeDefined();
    });
  });

  it('reloads the page, and shows and hides a widget', () => {
    open();
    press('Reload');
    expect(actions.reload).toHaveBeenCalledOnce();
    press('cart-sidebar');
    expect(actions.toggleWidget).toHaveBeenCalledWith('checkout/cart-sidebar');
  });

  it('resets to the address without choices', () => {
    open();
    const link = screen.getByRole('link', { name: 'Reset everything' });
    expect(link.getAttribute('href')).toBe('/carrito');
    expect(link.hasAttribute('data-overrides-reset')).toBe(true);
  });

  it('lists calls and messages newest first, filtered by group and by text', async () => {
    host.log.add({ kind: 'api', topic: 'read-cart', payload: { answer: 7 }, ms: 3 });
    host.bus.publish(cartState, { count: 2, total: 0, lines: [] });
    open();
    expect(lines().at(-1)).toMatch(/API read-cart.*3 ms/);
    expect(lines().some((line) => /published cart\.state v1/.test(line ?? ''))).toBe(true);
    choose('Show only', 'api');
    expect(lines()).toHaveLength(1);
    choose('Show only', 'all');
    fireEvent.change(screen.getByRole('combobox', { name: 'Search' }), { target: { value: 'cart.state' } });
    expect(lines()).toHaveLength(1);
    fireEvent.change(screen.getByRole('combobox', { name: 'Search' }), {
      target: { value: 'nothing like it' },
    });
    expect(screen.getByText('No message fits.')).toBeDefined();
  });

  it('sends a message to the bus, and counts its refusal as a problem', async () => {
    host.bus.serve(cartUpdate, async () => ({ count: 2, total: 25_980 }));
    open();
    press('Send');
    await vi.waitFor(() => expect(lines()[0]).toMatch(/result cart\.update/));
    fireEvent.change(screen.getByRole('textbox', { name: 'Payload (JSON)' }), { target: { value: '{}' } });
    press('Send');
    await vi.waitFor(() => expect(lines().join()).toMatch(/refused cart\.update.*bad-payload/));
    expect(screen.getByRole('button', { name: /^Stub host of checkout, \d problems?$/ })).toBeDefined();
  });

  it('closes with Escape and returns the focus to its button', () => {
    open();
    fireEvent.keyDown(screen.getByRole('complementary', { name: 'Stub host of checkout' }), {
      key: 'Escape',
    });
    expect(actions.choose).toHaveBeenCalledWith({ panel: 'closed' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stub host of checkout' }));
  });
});
