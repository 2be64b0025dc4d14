// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { settings } from './index.ts';

const ES = 'https://shop.example/feeds/google.xml';

it('shows what the product feed leaves out and why, and copies its address', async () => {
  const office = createFakeOffice({
    'GET /office/settings/channels': () => json({ id: 'channels', version: 'a', value: { google: true } }),
    'GET /office/channels/google': () =>
      json({
        addresses: [{ locale: 'es', url: ES }],
        sent: 128,
        left_out: [{ reason: 'no_picture', count: 1, products: [{ id: '7', name: 'Gran Carmenère' }] }],
      }),
  });
  await showScreen(office, settings, '/rules/channels');
  const row = (await screen.findByText('Sin imagen')).closest('tr') as HTMLElement;
  expect(within(row).getByText('1')).toBeTruthy();
  expect(within(row).getByRole('link', { name: 'Gran Carmenère' }).getAttribute('href')).toBe(
    '/products/7/show',
  );
  expect(screen.getByText('128')).toBeTruthy();

  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar: Español' }));
  await screen.findByText('Dirección copiada');
  expect(writeText).toHaveBeenCalledWith(ES);
});

it('says that the browser refused to copy the address', async () => {
  const office = createFakeOffice({
    'GET /office/settings/channels': () => json({ id: 'channels', version: 'a', value: { google: true } }),
    'GET /office/channels/google': () =>
      json({ addresses: [{ locale: 'es', url: ES }], sent: 0, left_out: [] }),
  });
  await showScreen(office, settings, '/rules/channels');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  fireEvent.click(await screen.findByRole('button', { name: 'Copiar: Español' }));
  await screen.findByText('No se pudo copiar. Cópiala a mano.');
});
