// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../../testing/fake-office.ts';
import { showScreen } from '../../../testing/show-in-office.tsx';
import { newArticle } from '../article-data.ts';
import { content } from '../index.ts';

const DRAFT = '/office/articles/vendimia/draft';
const blocks = [
  { kind: 'paragraph', content: [{ kind: 'text', text: 'Uvas' }] },
  { kind: 'heading', level: 2, text: 'Cosecha', id: 'cosecha' },
  { kind: 'list', ordered: false, items: [[{ kind: 'text', text: 'uno' }], [{ kind: 'text', text: 'dos' }]] },
  { kind: 'picture', picture: { image: '', alt: 'Parra', width: 1600, height: 1000 } },
  { kind: 'quote', text: 'Salud', source: null },
  { kind: 'facts', rows: [{ label: 'Valle', value: [{ kind: 'text', text: 'Maipo' }] }] },
  { kind: 'notice', tone: 'info', content: [{ kind: 'text', text: 'Ojo' }] },
];

const openBlocks = async () => {
  const { es, en: _, ...data } = newArticle('Vendimia');
  const draft = { publish_at: null, failure: null, staff: null, updated_at: '2030-08-14T14:00:00.000Z' };
  const stored = { ...data, es: { ...(es as object), blocks } };
  const problems = [{ path: 'es.blocks.6.content.0.text', message: 'Muy largo' }];
  const office = createFakeOffice({
    [`GET ${DRAFT}`]: () =>
      json({
        id: 'vendimia',
        version: 'a',
        published: null,
        problems,
        path: '',
        draft: { ...draft, data: stored },
      }),
    'GET /office/article-topics': () => json({ data: [], total: 0, more: false }),
    [`POST ${DRAFT}`]: () =>
      json({ id: 'vendimia', version: 'b', published: null, problems: [], path: '', draft: null }),
  });
  await showScreen(office, content, '/articles/vendimia');
  await screen.findByRole('group', { name: '1. Párrafo' });
  return office;
};
const block = (name: string) => within(screen.getByRole('group', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const save = async (office: ReturnType<typeof createFakeOffice>) => {
  fireEvent.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  const [sent] = await waitFor(() => {
    const posts = office.asked.filter(({ method }) => method === 'POST');
    expect(posts).toHaveLength(1);
    return posts.map(({ body }) => body as { data: { es: { blocks: unknown[] } } });
  });
  return sent?.data.es.blocks;
};

it('changes every part of every kind of block', async () => {
  const office = await openBlocks();
  type(block('1. Párrafo').getByLabelText('Texto'), 'Uvas **tintas**');
  type(block('2. Título').getByLabelText('Texto'), 'Vendimia');
  fireEvent.click(block('2. Título').getByLabelText('Título más chico'));
  fireEvent.click(block('3. Lista').getByLabelText('Con números'));
  type(block('Punto 2').getByLabelText('Punto 2'), 'tres');
  fireEvent.click(screen.getByRole('button', { name: '+ Agregar punto' }));
  type(block('4. Foto').getByLabelText('Descripción de la foto, para quien no la ve'), 'Viña');
  type(block('5. Cita').getByLabelText('Texto'), '¡Salud!');
  type(block('5. Cita').getByLabelText('Quién lo dijo'), 'Neruda');
  type(block('Valle').getByLabelText('Dato'), 'Colchagua');
  fireEvent.click(screen.getByRole('button', { name: '+ Agregar fila' }));
  fireEvent.click(block('7. Aviso').getByLabelText('Es una advertencia'));
  expect(block('7. Aviso').getByText('Muy largo')).toBeTruthy();
  const text = (words: string) => [{ kind: 'text', text: words }];
  expect(await save(office)).toEqual([
    { kind: 'paragraph', content: [...text('Uvas '), { kind: 'strong', text: 'tintas' }] },
    { kind: 'heading', level: 3, text: 'Vendimia', id: 'cosecha' },
    { kind: 'list', ordered: true, items: [text('uno'), text('tres'), []] },
    { kind: 'picture', picture: { image: '', alt: 'Viña', width: 1600, height: 1000 } },
    { kind: 'quote', text: '¡Salud!', source: 'Neruda' },
    {
      kind: 'facts',
      rows: [
        { label: 'Valle', value: text('Colchagua') },
        { label: '', value: [] },
      ],
    },
    { kind: 'notice', tone: 'warning', content: text('Ojo') },
  ]);
});

it('moves, removes and adds blocks', async () => {
  const office = await openBlocks();
  fireEvent.click(screen.getByRole('button', { name: 'Subir 2. Título' }));
  for (const name of ['7. Aviso', '6. Datos', '5. Cita', '4. Foto', '3. Lista'])
    fireEvent.click(screen.getByRole('button', { name: `Quitar ${name}` }));
  fireEvent.click(screen.getByRole('button', { name: '+ Cita' }));
  expect(await save(office)).toEqual([blocks[1], blocks[0], { kind: 'quote', text: '', source: null }]);
});
