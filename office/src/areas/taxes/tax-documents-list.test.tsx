// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataTable, List } from 'react-admin';
import { taxOfficeWords } from 'shared-contracts/office/tax-office-words';
import { listTaxDocuments } from 'shared-contracts/office/taxes.schema';
import { afterEach, expect, it, vi } from 'vitest';
import { SelectRowCheckbox } from '../../stand-ins/select-row-checkbox.tsx';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { taxes } from './index.ts';

afterEach(() => vi.restoreAllMocks());

let office: ReturnType<typeof createFakeOffice>;
const show = async (values: object): Promise<string | null> => {
  const document = {
    id: '7',
    kind: 'boleta',
    number: 501,
    day: '2030-08-01',
    order_id: 'a',
    order_number: 'CQ-1',
    rut: '66.666.666-6',
    net: 1000,
    vat: 190,
    total: 1190,
    changes: null,
    is_test: false,
    office_code: null,
    office_words: null,
    ...values,
  };
  office = createFakeOffice({
    'GET /office/tax-documents': () => json({ data: [document], total: 2, more: false }),
  });
  await showScreen(office, taxes, '/tax-documents');
  await screen.findByText('Boleta 501');
  return globalThis.document.body.textContent;
};

it('says why the tax office rejected a document and how to mend it, and quotes its words', async () => {
  const text = await show({ state: 'rejected', office_code: 'FNA', office_words: 'FOLIO NO AUTORIZADO' });
  expect(text).toContain('El SII no autorizó este folio.');
  expect(text).toContain('Carga un archivo de folios vigente, y reemplaza el documento.');
  expect(text).toContain('Dice el SII: «FOLIO NO AUTORIZADO»');
});

it('says nothing more about an accepted document, and offers no repair', async () => {
  const text = await show({ state: 'accepted', office_code: 'DOK', office_words: 'RECIBIDO' });
  expect(text).not.toContain(taxOfficeWords.es.answers.other.why);
  expect(screen.queryByRole('button', { name: 'Reemplazar' })).toBeNull();
});

it('says that a rejected document was replaced, and offers nothing more to do', async () => {
  await show({ state: 'rejected', office_code: 'RCH' });
  screen.getByRole('button', { name: 'Reemplazar' });
  cleanup();
  const text = await show({ state: 'rejected', office_code: 'RCH', is_replaced: true });
  expect(text).toContain('Reemplazado');
  expect(text).not.toContain(taxOfficeWords.es.answers.data.why);
  for (const name of ['Reemplazar', 'Enviar otra vez'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('has the buttons of a rejected document below the answer of the tax office', async () => {
  await show({ state: 'rejected', office_code: 'RCH' });
  const cell = screen.getByText(new RegExp(taxOfficeWords.es.answers.data.mend)).closest('td');
  within(cell as HTMLElement).getByRole('button', { name: 'Enviar otra vez' });
  within(cell as HTMLElement).getByRole('button', { name: 'Reemplazar' });
});

it('leaves net and taxes to windows with room for them', async () => {
  const text = await show({ state: 'accepted' });
  for (const heading of ['Neto', 'IVA', 'Imp. alcoholes']) expect(text).not.toContain(heading);
  expect(text).toContain('Total');
});

it('shows the alcohol tax where a document has one', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(min-width:1536px)' ? 'all' : query),
  );
  expect(await show({ state: 'accepted' })).toContain('Imp. alcoholes');
  const cellsOf = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cellsOf()).toEqual(expect.arrayContaining(['$1.000', '$190', '$1.190']));
  expect(cellsOf()).not.toContain('$0');
  cleanup();
  await show({ state: 'accepted', total: 1395 });
  expect(cellsOf()).toContain('$205');
});

it('names the checkbox of a document by its number', async () => {
  office = createFakeOffice({
    'GET /office/tax-documents': () => json({ data: [{ id: '7', number: 501 }], total: 1, more: false }),
  });
  // The build puts the stand-in into each table.
  const list = () => (
    <List>
      <DataTable>
        <DataTable.Col label="taxes.title" render={() => <SelectRowCheckbox />} />
      </DataTable>
    </List>
  );
  const resources = taxes.resources?.map((resource) => ({ ...resource, list })) ?? [];
  await showScreen(office, { ...taxes, resources }, '/tax-documents');
  await screen.findByRole('checkbox', { name: 'Elegir 501' });
});

it('chooses all documents by a request that the API accepts', async () => {
  await show({ state: 'accepted' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Elegir todo' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Elegir todo' }));
  await waitFor(() => expect(office.asked).toHaveLength(2));
  const { searchParams } = new URL(office.asked[1]?.url ?? '', 'http://office');
  expect(listTaxDocuments.query.safeParse(Object.fromEntries(searchParams)).success).toBe(true);
});
