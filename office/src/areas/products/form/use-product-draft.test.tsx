// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DraftBar } from '../../../drafts/draft-bar.tsx';
import { createFakeOffice, json } from '../../../testing/fake-office.ts';
import { showSignedIn } from '../../../testing/show-in-office.tsx';
import { useProductDraft } from './use-product-draft.ts';

const PUBLISHED = {
  texts: { es: { name: 'Dúo de quesos' } },
  formats: [{ sku: 'C-1', grams: 150, unit_sales: false, label: { es: '', en: '' } }],
  contents: [{ sku: 'Q-1', qty: 1 }],
  facets: { tipo: [{ value: 'tinto' }] },
  companions: ['134'],
};
const DRAFT = {
  texts: { es: { name: 'Trío de quesos' } },
  formats: [{ sku: 'C-1', grams: 200, unit_sales: true, label: { es: 'Nuevo', en: 'New' } }],
  contents: [{ sku: 'Q-2', qty: 2 }],
  facets: { tipo: [{ value: 'naranjo', label: { es: 'Naranjo', en: 'Orange' } }] },
  companions: ['134', '135'],
};

const Bar = () => {
  const { bar } = useProductDraft('7');
  return bar ? <DraftBar {...bar} /> : null;
};

it('says what publishing changes in words, with the names of products', async () => {
  const office = createFakeOffice({
    'GET /office/product-forms/7': () =>
      json({
        id: '7',
        data: PUBLISHED,
        names: { 134: 'Malbec', 135: 'Carmenère', 'Q-1': 'Brie', 'Q-2': 'Gouda' },
      }),
    'GET /office/product-choices': () => json({}),
    'GET /office/products/7/draft': () =>
      json({
        id: '7',
        version: 'a',
        published: PUBLISHED,
        draft: { data: DRAFT, publish_at: null, updated_at: '2030-08-01T14:00:00.000Z' },
        problems: [{ path: 'contents', message: 'Una caja contiene al menos un producto.' }],
      }),
  });
  await showSignedIn(office, <Bar />);
  await screen.findByText(/^Contenido de la caja: Una caja contiene/);
  fireEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  await screen.findByRole('dialog');
  const rows = [...document.querySelectorAll('dt')].map(
    (label) => `${label.textContent}: ${label.nextElementSibling?.textContent}`,
  );
  expect(rows).toEqual([
    'Nombre (español): Dúo de quesos → Trío de quesos',
    'Peso: 150 → 200',
    'Se vende por unidad: no → sí',
    'Etiqueta del formato (español): – → Nuevo',
    'Etiqueta del formato (inglés): – → New',
    'Contenido de la caja: Brie → Gouda',
    'Unidades en la caja: 1 → 2',
    'Tipo: tinto → naranjo',
    'Tipo: – → Naranjo',
    'Tipo: – → Orange',
    'Recomendados: – → Carmenère',
  ]);
});

it('names the boxes that hold a product before it is taken out of the shop', async () => {
  const office = createFakeOffice({
    'GET /office/product-forms/7': () =>
      json({ id: '7', data: PUBLISHED, names: {}, boxes: ['Caja Asado', 'Dúo'] }),
    'GET /office/product-choices': () => json({}),
    'GET /office/products/7/draft': () =>
      json({ id: '7', version: 'a', published: PUBLISHED, draft: null, problems: [] }),
  });
  await showSignedIn(office, <Bar />);
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar de la tienda' }));
  expect((await screen.findByRole('dialog')).textContent).toContain(
    'Estas cajas lo contienen y siguen a la venta: Caja Asado, Dúo.',
  );
});
