// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ORDER_CARD, pageOf } from '../../fixtures/customer.ts';
import { failingWith } from '../../fixtures/failing-with.ts';
import { CUSTOMER, showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

const many = pageOf([ORDER_CARD], { total: 21, current_page: 2, last_page: 3 });

describe('my orders', () => {
  it.each(['/cuenta/compras', '/cuenta/mi-cuenta/compras'])('are listed at %s', async (path) => {
    await showPage(path, { 'list-own-orders': pageOf([ORDER_CARD]) }, CUSTOMER);
    expect(screen.getByRole('link', { name: 'Ver pedido P-1001' })).toBeTruthy();
  });

  it('are paged, each page with its URL', async () => {
    const { host } = await showPage(
      '/cuenta/mi-cuenta/compras?page=2',
      { 'list-own-orders': many },
      CUSTOMER,
    );
    expect(host.calls).toEqual([{ id: 'list-own-orders', input: { query: { page: 2, per_page: 10 } } }]);
    const pages = within(screen.getByRole('navigation', { name: 'Páginas' }));
    expect(pages.getByRole('link', { name: 'Página 3' }).getAttribute('href')).toBe(
      '/cuenta/mi-cuenta/compras?page=3',
    );
    expect(pages.getByRole('link', { name: 'Página 1' }).getAttribute('href')).toBe(
      '/cuenta/mi-cuenta/compras',
    );
  });

  it('start with the first page when the URL has an invalid page number', async () => {
    const { host } = await showPage('/cuenta/compras?page=x', { 'list-own-orders': many }, CUSTOMER);
    expect(host.calls[0]?.input).toEqual({ query: { page: 1, per_page: 10 } });
  });

  it('are ready and not on their way when their buyer picks them up', async () => {
    const pickup = { ...ORDER_CARD, status: 'on_the_way', delivery_method: 'pickup' };
    await showPage('/cuenta/compras', { 'list-own-orders': pageOf([pickup]) }, CUSTOMER);
    expect(screen.getByText('Listo para retirar')).toBeTruthy();
  });

  it('show an error with a retry, and not the rows of the page before, when a page fails', async () => {
    let isUp = false;
    const rowsOf = (page: number) =>
      pageOf([{ ...ORDER_CARD, number: `P-${page}` }], { total: 21, current_page: page });
    const list = ({ query: { page } }: { query: { page: number } }) =>
      page === 1 || isUp ? rowsOf(page) : failingWith('NETWORK')();
    const { open } = await showPage('/cuenta/compras', { 'list-own-orders': list }, CUSTOMER);
    await open('/cuenta/compras?page=2');
    expect(screen.queryByRole('link', { name: 'Ver pedido P-1' })).toBe(null);
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Ver pedido P-2' })).toBeTruthy();
  });

  it.each([
    ['unpaid while its card payment can be repeated', true, 'Pago no realizado', 'Anulado'],
    ['cancelled after that', false, 'Anulado', 'Pago no realizado'],
  ])('show an order %s', async (_, can_retry_payment, shown, hidden) => {
    const refused = { ...ORDER_CARD, status: 'cancelled', payment_status: 'failed', can_retry_payment };
    await showPage('/cuenta/compras', { 'list-own-orders': pageOf([refused]) }, CUSTOMER);
    expect(screen.getByText(shown)).toBeTruthy();
    expect(screen.queryByText(hidden)).toBeNull();
  });

  it('show the status of a failed payment', async () => {
    const unpaid = { ...ORDER_CARD, status: 'in_validation', payment_status: 'failed' };
    await showPage('/cuenta/compras', { 'list-own-orders': pageOf([unpaid]) }, CUSTOMER);
    expect(screen.getByText('En validación')).toBeTruthy();
    expect(screen.getByText('Pago no realizado')).toBeTruthy();
  });
});
