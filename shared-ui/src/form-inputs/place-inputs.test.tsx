// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createPlaceInputs } from './place-inputs.tsx';

afterEach(cleanup);

const WORDS = {
  region: 'Región',
  commune: 'Comuna',
  chooseRegion: 'Elige una región',
  regionFirst: 'Elige primero la región',
  chooseCommune: 'Elige una comuna',
  loadingCommunes: 'Cargando comunas',
};
const REGIONS = [
  { id: '05', name: 'Región de Valparaíso', short_name: 'Valparaíso' },
  { id: '16', name: 'Región de Ñuble', short_name: 'Ñuble' },
];
const COMMUNES = {
  '05': [
    { id: '05502', name: 'Calera' },
    { id: '05504', name: 'La Cruz' },
  ],
};

/** Values of the form after each change. */
let sent: Record<string, unknown>[];
const show = (initial: Record<string, string> = {}) => {
  sent = [];
  let write: (name: string, value: unknown) => void;
  const Form = () => {
    const [values, setValues] = useState<Record<string, unknown>>(initial);
    write = (name, value) => {
      sent.push({ [name]: value });
      setValues((before) => ({ ...before, [name]: value }));
    };
    const { PlaceInputs } = createPlaceInputs({
      useFormField: (name) => ({
        value: (values[name] ?? '') as never,
        change: (value) => write(name, value),
        control: { name, onBlur: () => {}, onFocus: () => {} },
        error: null,
      }),
    });
    return PlaceInputs({ words: WORDS, regions: REGIONS, communes: COMMUNES, isLoading: false });
  };
  render(<Form />);
  return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Comuna' });
};
const shown = (select: HTMLSelectElement) => select.options[select.selectedIndex]?.textContent;

it('offers each commune under the names that people use, in the order of the alphabet', () => {
  const select = show({ region_id: '05' });
  const labels = [...select.options].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Elige una comuna', 'Calera', 'La Calera (Calera)', 'La Cruz']);
});

it('keeps the chosen name on screen, and sends the id of its commune', async () => {
  const select = show({ region_id: '05' });
  await userEvent.selectOptions(select, 'La Calera (Calera)');
  expect([shown(select), sent]).toEqual(['La Calera (Calera)', [{ commune_id: '05502' }]]);
  await userEvent.selectOptions(select, 'La Cruz');
  expect([shown(select), sent.at(-1)]).toEqual(['La Cruz', { commune_id: '05504' }]);
});

it('shows the official name of a commune that the form already has', () => {
  expect(shown(show({ region_id: '05', commune_id: '05502' }))).toBe('Calera');
});

it('names regions by what is typed to find them, and forgets the commune of the former one', async () => {
  const commune = show({ region_id: '05', commune_id: '05502' });
  await userEvent.selectOptions(screen.getByLabelText('Región'), 'Ñuble');
  expect(sent).toEqual([{ region_id: '16' }, { commune_id: '' }]);
  expect(shown(commune)).toBe('Elige una comuna');
});
