// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DraftFormProvider } from '../../../drafts/draft-form.tsx';
import { showPart } from '../../../testing/show-in-office.tsx';
import type { ProductForm } from './product-form.ts';
import { Pictures } from './product-sections.tsx';
import { NumberLine } from './text-fields.tsx';

const ShownData = () => {
  const [data, change] = useState({ facts: { abv: 12 } } as unknown as ProductForm['data']);
  const form = { data, change, problems: [] } as unknown as ProductForm;
  return (
    <DraftFormProvider form={form}>
      <NumberLine path="facts.abv" label="Grado" decimals />
      <output>{String(data.facts.abv)}</output>
    </DraftFormProvider>
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

it('shows the words of a second picture that was removed, so that they can be emptied', async () => {
  const texts = { image_alt: '', cover_alt: '' };
  const data = {
    image: '',
    cover: '',
    texts: { es: texts, en: { ...texts, cover_alt: 'The back label' } },
  } as unknown as ProductForm['data'];
  const path = 'texts.en.cover_alt';
  const problems = [{ path, message: 'No hay segunda imagen que describir.' }];
  const form = { data, stored: { data }, problems } as unknown as ProductForm;
  await showPart(
    <DraftFormProvider form={form}>
      <Pictures />
    </DraftFormProvider>,
  );
  await screen.findByDisplayValue('The back label');
  screen.getByText('No hay segunda imagen que describir.');
});
