// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { showPart } from '../testing/show-in-office.tsx';
import { RutInput } from './rut-input.tsx';

const open = async (rut: string | null) => {
  await showPart(
    <Form record={{ rut }}>
      <RutInput source="rut" />
    </Form>,
  );
  return screen.findByRole<HTMLInputElement>('textbox');
};

it('shows the stored RUT with dots', async () => {
  expect((await open('76086428-5')).value).toBe('76.086.428-5');
});

it.each([
  // 76-0 is a RUT by itself.
  ['760864285', '760864285'],
  ['76086428-5', '76.086.428-5'],
  ['76.086.428-5', '76.086.428-5'],
])('keeps the digits of %s in their places', async (keys, shown) => {
  const input = await open(null);
  await userEvent.type(input, keys);
  expect(input.value).toBe(shown);
});
