// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPart } from '../testing/show-in-office.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const { clipboard } = navigator;
const provide = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
afterEach(() => void provide(clipboard));
beforeEach(async () => {
  await showPart(<RecoveryCodes codes={['abcd-efgh']} onDone={() => undefined} />);
});
const copy = async () => fireEvent.click(await screen.findByRole('button', { name: 'Copiar los códigos' }));

it('says that the codes are copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  provide({ writeText });
  await copy();
  await screen.findByText('Copiados');
  expect(writeText).toHaveBeenCalledWith('abcd-efgh');
});

it.each([
  ['refuses to copy', { writeText: () => Promise.reject(new Error('Not allowed')) }],
  ['has no clipboard, as on plain http', undefined],
])('says that the codes are not copied when the browser %s', async (_, value) => {
  provide(value);
  await copy();
  await screen.findByText('No se pudo copiar. Anótalos.');
});
