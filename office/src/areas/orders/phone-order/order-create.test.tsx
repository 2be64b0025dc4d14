// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice } from '../../../testing/fake-office.ts';
import { showScreen } from '../../../testing/show-in-office.tsx';
import { orders } from '../index.ts';

it('brings nothing back into an order in which nobody has typed', async () => {
  await showScreen(createFakeOffice({}), orders, '/orders/create');
  await screen.findByRole('button', { name: 'Crear el pedido' });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText('Recuperamos lo que escribías antes.')).toBeNull();
});
