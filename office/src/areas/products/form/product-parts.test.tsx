// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { DraftFormProvider } from '../../../drafts/draft-form.tsx';
import { showPart } from '../../../testing/show-in-office.tsx';
import type { ProductForm } from './product-form.ts';
import { ContentsPart, ScoresPart } from './product-parts.tsx';

const DATA = {
  contents: [{ sku: 'M-1', qty: 1 }],
  facts: {
    scores: [
      { jury: 'Descorchados', points: 92 },
      { jury: 'Decanter', points: 95 },
    ],
  },
};

const ShownData = ({ children }: { children: ReactNode }) => {
  const [data, change] = useState(DATA as unknown as ProductForm['data']);
  const form = { data, change, nameOf: (key: string) => key, problems: [] } as unknown as ProductForm;
  return (
    <DraftFormProvider form={form}>
      {children}
      <pre>{JSON.stringify(data.contents)}</pre>
    </DraftFormProvider>
  );
};

it('shows an empty quantity until another one is typed, and keeps one bottle meanwhile', async () => {
  await showPart(<ShownData children={<ContentsPart />} />);
  const field = await screen.findByLabelText<HTMLInputElement>('Unidades');
  fireEvent.change(field, { target: { value: '' } });
  expect(field.value).toBe('');
  screen.getByText('[{"sku":"M-1","qty":1}]');
  fireEvent.change(field, { target: { value: '2' } });
  expect(field.value).toBe('2');
  screen.getByText('[{"sku":"M-1","qty":2}]');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(field.value).toBe('1');
});

it('removes a score with its wrong text, which the next score does not get', async () => {
  await showPart(<ShownData children={<ScoresPart />} />);
  const points = () => screen.getAllByLabelText<HTMLInputElement>('Puntos').map(({ value }) => value);
  await screen.findAllByLabelText('Puntos');
  fireEvent.change(screen.getAllByLabelText('Puntos')[0] as Element, { target: { value: '9x' } });
  expect(points()).toEqual(['9x', '95']);
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Descorchados' }));
  expect(points()).toEqual(['95']);
});
