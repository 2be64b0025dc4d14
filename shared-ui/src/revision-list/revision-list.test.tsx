// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { revisionWords } from 'shared-contracts/domain/revision-words/es';
import { afterEach, expect, it } from 'vitest';
import { RevisionList } from './index.ts';

afterEach(cleanup);

const show = (order: Partial<Order>) =>
  render(<RevisionList order={{ status: 'confirmed', ...order }} words={revisionWords} locale="es" />)
    .container;
const revision = { at: '2026-11-28T15:00:00Z', qty: 2, out: 'Ñandú', in: 'Zorzal', refund: 4000 };
const packed = [{ name: 'Zorzal', qty: 2 }];

it('tells products, money and reason of each change, and what is sent', () => {
  const page = show({ revisions: [{ ...revision, reason: 'Se quebró' }], packed });
  screen.getByRole('heading', { name: 'Cambios en tu pedido' });
  expect(page.textContent).toContain(
    'El 28 de noviembre de 2026 cambiamos 2 × Ñandú por 2 × Zorzal. Te devolvemos $4.000. Motivo: Se quebró',
  );
  expect(page.textContent).toContain('Así queda tu pedido2 × Zorzal');
});

it('speaks of no money for units of the same price, and of no parcel for a cancelled order', () => {
  const page = show({ status: 'cancelled', revisions: [{ ...revision, in: null, refund: 0 }], packed });
  expect(page.textContent).toContain('sacamos 2 × Ñandú.');
  expect(page.textContent).not.toMatch(/devolvemos|queda/);
});

it('names the order whose difference is paid', () => {
  expect(show({ difference_of: 'CQ-000042' }).textContent).toContain('de tu pedido CQ-000042');
});

it('shows nothing without a change', () => {
  expect(show({}).textContent).toBe('');
});
