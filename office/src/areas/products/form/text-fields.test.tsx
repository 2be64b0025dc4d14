// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { showPart } from '../../../testing/show-in-office.tsx';
import { type ProductForm, ProductFormProvider } from './product-form.tsx';
import { NumberLine } from './text-fields.tsx';

const ShownData = () => {
  const [data, change] = useState({ facts: { abv: 12 } } as unknown as ProductForm['data']);
  const form = { data, change, problems: new Map() } as unknown as ProductForm;
  return (
    <ProductFormProvider form={form}>
      <NumberLine path="facts.abv" label="Grado" decimals />
      <output>{String(data.facts.abv)}</output>
    </ProductFormProvider>
  );
};

it('keeps the number before, and not its first digits, while the text is no number', async () => {
  await showPart(<ShownData />);
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Grado'), { target: { value } });
  type('13,56');
  expect(screen.getByRole('status').textContent).toBe('13.56');
  type('13,567');
  screen.getByText('Escribe solo el número.');
  expect(screen.getByRole('status').textContent).toBe('12');
  type('13,5');
  expect(screen.getByRole('status').textContent).toBe('13.5');
});
