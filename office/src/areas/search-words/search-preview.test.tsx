// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { searchWords } from './index.ts';

it('does not ask for a second preview before the first one is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const office = createFakeOffice({
    'GET /office/search-facts': () => json({ data: [] }),
    'POST /office/search-preview': () => promise,
  });
  await showScreen(office, searchWords, '/search-words/create?phrase=tinto');
  const show = await screen.findByRole<HTMLButtonElement>('button', { name: 'Ver qué encuentra' });
  fireEvent.click(show);
  await waitFor(() => expect(office.asked.some(({ method }) => method === 'POST')).toBe(true));
  expect(show.disabled).toBe(true);
  const found = { total: 0, products: [], corrected: null, terms: [] };
  await act(async () => resolve(json({ now: found, changed: found })));
  await waitFor(() => expect(show.disabled).toBe(false));
});

it('hides the preview once the form has changed', async () => {
  const found = { total: 7, products: [], corrected: null, terms: [] };
  const office = createFakeOffice({
    'GET /office/search-facts': () => json({ data: [] }),
    'POST /office/search-preview': () => json({ now: found, changed: found }),
  });
  await showScreen(office, searchWords, '/search-words/create?phrase=tinto');
  fireEvent.click(await screen.findByRole('button', { name: 'Ver qué encuentra' }));
  expect(await screen.findAllByText(/^7 /)).toHaveLength(2);
  fireEvent.click(screen.getByRole('radio', { name: 'Inglés' }));
  await waitFor(() => expect(screen.queryByText(/^7 /)).toBeNull());
});

it('stays when the phrase is emptied', async () => {
  const office = createFakeOffice({ 'GET /office/search-facts': () => json({ data: [] }) });
  await showScreen(office, searchWords, '/search-words/create?phrase=tinto');
  fireEvent.change(await screen.findByLabelText(/^Lo que la gente escribe/), { target: { value: '' } });
  const show = screen.getByRole<HTMLButtonElement>('button', { name: 'Ver qué encuentra' });
  expect(show.disabled).toBe(true);
});

it('says that the facts of the catalogue could not be read', async () => {
  await showScreen(createFakeOffice({}), searchWords, '/search-words/create');
  await screen.findByText(/No hay conexión/);
});

it.each([['Probar con la búsqueda'], ['Lo que significa']])(
  'does not save the word at Enter in "%s"',
  async (label) => {
    const found = { total: 0, products: [], corrected: null, terms: [] };
    const office = createFakeOffice({
      'GET /office/search-facts': () => json({ data: [] }),
      'POST /office/search-preview': () => json({ now: found, changed: found }),
    });
    await showScreen(office, searchWords, '/search-words/create?phrase=tinto');
    // The browser saves the form at an Enter that keeps its default.
    expect(fireEvent.keyDown(await screen.findByLabelText(label), { key: 'Enter' })).toBe(false);
  },
);
