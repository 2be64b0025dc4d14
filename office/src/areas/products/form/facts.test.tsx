// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, expect, it, vi } from 'vitest';
import { DraftFormProvider } from '../../../drafts/draft-form.tsx';
import { showPart } from '../../../testing/show-in-office.tsx';
import type { ProductForm } from './product-form.ts';
import { Facts } from './product-sections.tsx';

await vi.hoisted(async () => {
  // Add a filter before the form imports the table. `resetModules` keeps it from other test files of this worker.
  vi.resetModules();
  const { FILTER_KEYS } = await import('shared-contracts/domain/filter-keys');
  (FILTER_KEYS as unknown as string[]).push('crianza');
  const { FILTERS } = await import('shared-contracts/domain/filters');
  const label = { es: 'Crianza', en: 'Ageing' };
  Object.assign(FILTERS, { crianza: { label, places: { Wine: 9 }, searchWeight: 5, isSingle: true } });
});

afterAll(() => vi.resetModules());

it.each([
  ['Wine', ['Tipo', 'Cepas (la principal primero)', 'País', 'Crianza']],
  ['Box', ['Tipo', 'País']],
  ['GourmetProduct', ['Tipo de producto gourmet', 'Tipo de queso', 'Región de Francia', 'País']],
  ['Alcohol', ['Tipo', 'País']],
] as const)(
  'the form of a %s offers the filters of its list, also a new one and for a draft without them',
  async (kind, labels) => {
    const form = {
      data: { kind, facets: {}, facts: {} },
      stored: { kind },
      choices: { brands: [], facets: {}, foods: [] },
      problems: [],
    } as unknown as ProductForm;
    await showPart(
      <DraftFormProvider form={form}>
        <Facts />
      </DraftFormProvider>,
    );
    await screen.findByLabelText('País');
    const shown = screen
      .getAllByRole('combobox')
      .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);
    expect(shown).toEqual(labels);
  },
);

const FactsOfWine = () => {
  const [data, change] = useState<object>({
    kind: 'Wine',
    facets: { pais: [{ value: 'chile' }] },
    facts: {},
  });
  const form = {
    data,
    change,
    stored: { kind: 'Wine' },
    choices: { brands: [], facets: { pais: [{ value: 'chile', es: 'Chile', en: 'Chile' }] }, foods: [] },
    problems: [],
  } as unknown as ProductForm;
  return (
    <DraftFormProvider form={form}>
      <Facts />
    </DraftFormProvider>
  );
};

it('does not add a value of a filter that is chosen already', async () => {
  await showPart(<FactsOfWine />);
  const country = await screen.findByLabelText('País');
  for (const text of ['chile', 'Perú', 'perú']) {
    fireEvent.change(country, { target: { value: text } });
    fireEvent.keyDown(country, { key: 'Enter' });
  }
  const chips = [...document.querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent);
  expect(chips).toEqual(['Chile', 'Perú']);
});
