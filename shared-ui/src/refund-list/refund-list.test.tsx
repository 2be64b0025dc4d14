// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { refundWords } from 'shared-contracts/domain/refund-words/es';
import { afterEach, expect, it } from 'vitest';
import { RefundList } from './index.ts';

afterEach(cleanup);

const show = (order: Partial<Order>) =>
  render(
    <RefundList
      order={{ total: 30_000, status: 'delivered', payment_status: 'success', ...order }}
      words={refundWords}
      locale="es"
    />,
  );
const refund = { amount: 12_000, state: 'done', way: 'card', at: '2026-11-28T15:00:00Z', lines: [] } as const;

it('tells amount, way, date and lines of each refund, and what is left', () => {
  const lines = [
    { kind: 'line' as const, name: 'Ñandú', qty: 2, amount: 8010 },
    { kind: 'delivery' as const, name: '', qty: 1, amount: 3990 },
  ];
  const { container } = show({ refunds: [{ ...refund, lines }] });
  screen.getByRole('heading', { name: 'Devoluciones' });
  expect(container.textContent).toContain('Devolvimos $12.000 a tu tarjeta, el 28 de noviembre de 2026.');
  expect(container.textContent).toContain('2 × Ñandú $8.010');
  expect(container.textContent).toContain('Despacho $3.990');
  expect(container.textContent).toContain('Total después de devolver: $18.000');
});

it('says what a cancelled order still has to get back', () => {
  const open = { ...refund, amount: 30_000, state: 'open' as const, way: 'other' as const, lines: [] };
  const { container } = show({ status: 'cancelled', refunds: [open] });
  expect(container.textContent).toContain('Estamos devolviendo $30.000 por transferencia u otro medio.');
  expect(container.textContent).toContain('Todavía nos falta devolverte $30.000.');
});

it('shows nothing without a refund', () => {
  expect(show({}).container.textContent).toBe('');
  expect(show({ status: 'cancelled', payment_status: 'failed' }).container.textContent).toBe('');
});
