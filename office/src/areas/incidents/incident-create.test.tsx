// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { incidents } from './index.ts';

it('adds an incident again with the same key after a lost answer, and a changed one with another key', async () => {
  const office = createFakeOffice({});
  await showScreen(office, incidents, '/incidents/create');
  const type = async (label: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  const adds = () => office.asked.filter(({ method }) => method === 'POST');
  const send = async (count: number) => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });
    await waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    await waitFor(() => expect(adds()).toHaveLength(count));
  };
  await type(/Desde cuándo/, '2026-06-11');
  await type(/^Qué pasó/, 'Un robo');
  await send(1);
  await send(2);
  await type(/^Qué pasó/, 'Un robo en la bodega');
  office.answers['POST /office/incidents'] = () => json({ id: '4' });
  await send(3);
  const [first, second, third] = adds().map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^.{8,100}$/);
  expect([second === first, third === first]).toEqual([true, false]);
});
