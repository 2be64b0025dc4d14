// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showOfRecord } from '../../testing/show-in-office.tsx';
import { orders } from './index.ts';
import { OrderProof } from './order-proof.tsx';

it('offers the file of a proof whose preview fails', async () => {
  const proof = { type: 'image/png', received_at: null, note: null, waits: true, refusal: null };
  const office = createFakeOffice({
    'GET /office/orders/7': () => json({ id: '7', number: '1007', version: 'a', proof }),
    'GET /office/orders/7/proof': () => refused(500, 'INTERNAL'),
  });
  await showOfRecord(office, orders, <OrderProof />);
  expect(await screen.findByText('text of INTERNAL')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Descargar la imagen' })).toBeTruthy();
});
