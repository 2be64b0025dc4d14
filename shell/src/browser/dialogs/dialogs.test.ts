// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { createBus } from 'shared-contracts/bus/create-bus';
import { dialogOpen } from 'shared-contracts/bus/topics';
import { afterEach, expect, it } from 'vitest';
import './dialog-host.tsx';
import { startDialogs } from './dialogs.ts';

afterEach(() => document.body.replaceChildren());

// The test must notice this fault in shell/src/browser/dialogs/dialogs.ts
// - await new Promise<void>(whenAdult);
it('shows a dialog only after the age gate', async () => {
  document.body.innerHTML = '<dialog id="age-gate" open></dialog>';
  const bus = createBus({ onProblem: () => {} });
  startDialogs(bus, 'es');
  void bus.request(dialogOpen, { type: 'info', title: '¿Agregar?', description: 'Dos', confirm: 'Sí' });
  await new Promise((done) => setTimeout(done, 50));
  expect(screen.queryByRole('dialog', { name: '¿Agregar?' })).toBeNull();
  document.getElementById('age-gate')?.removeAttribute('open');
  document.dispatchEvent(new Event('shop:age-accepted'));
  expect(await screen.findByRole('dialog', { name: '¿Agregar?' })).toBeDefined();
});
