// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { taxes } from './index.ts';

const open = async (facts: object) => {
  const office = createFakeOffice({
    'GET /office/taxes': () =>
      json({
        id: 'taxes',
        version: 'a',
        value: { mode: 'off', issuer: {}, resolution: {}, boleta: {} },
        certificate: null,
        numbers: [],
        left_out: null,
        ...facts,
      }),
  });
  await showScreen(office, taxes, '/taxes');
  return (await screen.findByText(/por emitir/)).textContent;
};
const orders = [
  { id: 'a', number: 'CQ-000001' },
  { id: 'b', number: 'CQ-000002' },
];

it('names the orders that wait for a document, and leads to them', async () => {
  const text = await open({ missing: 2, missing_orders: orders });
  expect(text).toMatch(/^Hay 2 pedidos con boleta, factura .* lo que falta\. CQ-000001 CQ-000002$/);
  expect(screen.getByRole('link', { name: 'CQ-000002' }).getAttribute('href')).toBe('/orders/b/show');
});

it('says when there are more of them', async () => {
  expect(await open({ missing: 12, missing_orders: orders })).toContain('Los más antiguos: CQ-000001');
});

it('counts them beside an API that does not name them', async () => {
  expect(await open({ missing: 1 })).toMatch(/^Hay 1 pedido .* lo que falta\.$/);
});
