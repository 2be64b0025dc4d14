// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form, minValue, required, SaveButton } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { showPart } from '../testing/show-in-office.tsx';
import { AmountInput } from './amount-input.tsx';

const NO_AMOUNT = 'Escribe un monto entero, por ejemplo 4.990';
const user = userEvent.setup();
const onSubmit = vi.fn();

/** A form with an amount, of 3990 pesos before. */
const open = async (price: number | null = 3990) => {
  await showPart(
    <Form onSubmit={onSubmit} record={{ price }}>
      <AmountInput source="price" label="Precio" validate={[required(), minValue(1)]} />
      <SaveButton alwaysEnable />
    </Form>,
  );
  return screen.findByRole<HTMLInputElement>('textbox', { name: /^Precio/ });
};
const type = async (input: HTMLElement, text: string) => {
  await user.clear(input);
  await user.type(input, text);
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const saved = async () => {
  save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  return onSubmit.mock.calls[0]?.[0].price;
};

afterEach(() => void onSubmit.mockClear());

it('saves the stored amount when nothing is typed', async () => {
  expect((await open()).value).toBe('3990');
  expect(await saved()).toBe(3990);
});

it.each([
  ['4000', 4000],
  ['4.000', 4000],
  ['$4.000', 4000],
  ['$ 1.250.000', 1_250_000],
])('keeps %s on the screen and saves it as %i pesos', async (text, pesos) => {
  const input = await open();
  await type(input, text);
  expect(input.value).toBe(text);
  expect(await saved()).toBe(pesos);
});

it.each(['12.90', '4,990', '-5', 'gratis'])('keeps %s and says that it is no amount', async (text) => {
  const input = await open();
  await type(input, text);
  save();
  await screen.findByText(NO_AMOUNT);
  expect(input.value).toBe(text);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('asks for an amount when the field is empty', async () => {
  await user.clear(await open());
  save();
  await waitFor(() => expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByText(NO_AMOUNT)).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
});
