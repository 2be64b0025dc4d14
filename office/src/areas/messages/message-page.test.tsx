// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { messages } from './index.ts';

const MESSAGE = {
  id: '7',
  number: 'M-7',
  created_at: '2026-11-20T12:00:00Z',
  status: 'open',
  name: 'Rosa',
  email: 'rosa@example.cl',
  message: '¿Cuándo llega?',
  locale: 'es',
  answers: [],
};

const open = async (order_number: string) => {
  const office = createFakeOffice({ 'GET /office/messages/7': () => json({ ...MESSAGE, order_number }) });
  await showScreen(office, messages, '/messages/7/show');
  await screen.findByText('¿Cuándo llega?');
};

it('leads to the list of orders with the number that the sender typed', async () => {
  await open(' cq-000042 ');
  const { pathname, searchParams } = new URL(
    screen.getByRole<HTMLAnchorElement>('link', { name: 'CQ-000042' }).href,
  );
  expect(pathname).toBe('/orders');
  expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ q: 'CQ-000042' });
});

it('has no link for a text that is no order number', async () => {
  await open('el de ayer');
  expect(screen.queryByText('el de ayer')).not.toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
