// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
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
