import { createTestHost } from 'shared-kit/test-host';
import { describe, expect, it } from 'vitest';
import { aTransferPage } from './lib/testing/transfer-fixtures.ts';
import { render } from './server.tsx';

const renderPage = async (url: string, locale: 'es' | 'en' = 'es') => {
  const host = createTestHost({ locale });
  return { host, ...(await render({ url, locale }, host)) };
};

describe('server render', () => {
  it.each([
    ['/carrito', 'Carrito de compras', 'cart'],
    ['/informacion-personal', 'Tus datos', 'steps'],
    ['/informacion-de-envio', 'Despacho', 'steps'],
    ['/metodo-de-pago', 'Pago', 'steps'],
    ['/gracias/order-0123456789', 'Tu pedido', 'order'],
    ['/orden/order-0123456789', 'Tu pedido', 'order'],
  ])('renders %s as a skeleton without personal data', async (url, title, chunk) => {
    const { host, status, head, html, assets } = await renderPage(url);
    expect(status).toBe(200);
    expect(head).toMatchObject({ title, noindex: url !== '/carrito' });
    expect(html).toContain('aria-busy="true"');
    expect(assets).toEqual([chunk, 'messages-es']);
    // The gift box price is not personal.
    expect(host.calls.map(({ id }) => id)).toEqual(url === '/carrito' ? ['read-shopping-cart-page'] : []);
    expect(html).not.toContain('style=');
  });

  it('shows the title and the picture from the content of the cart page', async () => {
    const data = {
      banner_with_title: { title: 'Tu canasta', background_image: '/storage/scenes/wrapping.1a2b' },
      shopping_cart_descriptions: { gift_card_price: 2000 },
    };
    const host = createTestHost({ answers: { 'read-shopping-cart-page': { data } } });
    const { html } = await render({ url: '/carrito', locale: 'es' }, host);
    expect(html).toMatch(/<h1[^>]*>Tu canasta<\/h1>/);
    expect(html).toContain('/storage/scenes/wrapping.1a2b.avif?w=320');
  });

  it('shows the bank account and no data of an order', async () => {
    const host = createTestHost({ answers: { 'read-transfer-page': { data: aTransferPage() } } });
    const url = '/datos-de-transferencia?pedido=order-0123456789';
    const { html, assets } = await render({ url, locale: 'es' }, host);
    expect(html).toContain('00-143-05501-08');
    expect(assets).toEqual(['transfer', 'messages-es']);
    expect(host.calls.map(({ id }) => id)).toEqual(['read-transfer-page']);
  });

  it('passes only the order id and the view to the browser', async () => {
    const { state } = await renderPage('/gracias/order-0123456789');
    expect(Object.values(state)).toEqual(expect.arrayContaining(['order-0123456789', 'result']));
    expect(JSON.stringify(state).length).toBeLessThan(120);
  });

  it('renders English texts for the English locale', async () => {
    const { head, html } = await renderPage('/carrito', 'en');
    expect(head.title).toBe('Shopping cart');
    expect(html).toContain('Shopping cart');
  });
});
