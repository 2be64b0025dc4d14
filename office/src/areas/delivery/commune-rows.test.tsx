// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { showPart } from '../../testing/show-in-office.tsx';
import { CommuneRows } from './commune-rows.tsx';

const commune = (id: string, name: string) => ({ id, name, version: 'a', is_delivered: true, rate: null });
const REGION = {
  id: '05',
  communes: [commune('05502', 'Calera'), commune('05504', 'La Cruz'), commune('05703', 'Llaillay')],
};

it('finds a commune by the name that people use', async () => {
  await showPart(
    <RecordContextProvider value={REGION}>
      <CommuneRows />
    </RecordContextProvider>,
    { permissions: [] },
  );
  const search = screen.getByRole('textbox');
  const rows = (words: string) => {
    fireEvent.change(search, { target: { value: words } });
    return screen.queryAllByRole('listitem').map((row) => row.querySelector('span')?.textContent);
  };
  expect(rows('la calera')).toEqual(['Calera (La Calera)']);
  expect(rows('Llay-Llay')).toEqual(['Llaillay (Llay Llay)']);
  expect(rows('la c')).toEqual(['Calera (La Calera)', 'La Cruz']);
});
