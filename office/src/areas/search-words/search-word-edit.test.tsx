// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { searchWords } from './index.ts';

it('offers no input and no button that saves to staff who may only read', async () => {
  const word = { id: 'es:tinto', kind: 'meaning', locale: 'es', phrase: 'tinto', facts: [], version: '1' };
  const office = createFakeOffice({
    'GET /office/search-words/es%3Atinto': () => json({ ...word, product_ids: [], labels: [] }),
    'GET /office/search-facts': () => json({ data: [] }),
  });
  await showScreen(office, searchWords, '/search-words/es%3Atinto', ['search.read']);
  expect((await screen.findByLabelText<HTMLInputElement>('Lo que significa')).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
});
