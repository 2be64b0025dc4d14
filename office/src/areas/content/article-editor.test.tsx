// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { newArticle } from './article-data.ts';
import { content } from './index.ts';

const DRAFT = { id: 'vendimia', version: 'a', published: null, draft: null, problems: [], path: '' };
const openArticle = async (state: object = DRAFT) => {
  const office = createFakeOffice({ 'GET /office/articles/vendimia/draft': () => json(state) });
  await showScreen(office, content, '/articles/vendimia');
  return office;
};

it.each(['malbec', '/vinos/malbec/', 'https://tienda.example/vinos/malbec/?añada=2020'])(
  'takes the product of %s',
  async (pasted) => {
    await openArticle();
    const field = await screen.findByLabelText('Productos');
    fireEvent.change(field, { target: { value: pasted } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await screen.findByRole('button', { name: 'malbec' })).toBeTruthy();
  },
);

it('takes a product without Enter, once', async () => {
  await openArticle();
  const field = await screen.findByLabelText('Productos');
  for (const value of ['/vinos/malbec/', 'malbec']) {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    expect(await screen.findAllByRole('button', { name: 'malbec' })).toHaveLength(1);
    expect((field as HTMLInputElement).value).toBe('');
  }
});

it('takes a product once, and no address without one', async () => {
  await openArticle();
  const field = await screen.findByLabelText('Productos');
  for (const value of ['malbec', '/vinos/malbec/', ' / ']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  expect(await screen.findAllByRole('button', { name: 'malbec' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '' })).toBeNull();
});

it('reads the topics of the journal again after a lost answer', async () => {
  const office = await openArticle();
  await screen.findByText(/No hay conexión/);
  const topics = [{ id: 'cosecha', es: 'Cosecha', en: 'Harvest' }];
  office.answers['GET /office/article-topics'] = () => json({ data: topics, total: 1, more: false });
  fireEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  fireEvent.mouseDown(screen.getByLabelText('Temas'));
  await screen.findByRole('option', { name: 'Cosecha' });
});

it.each([
  ['La vendimia', '¿Quitar «La vendimia» de la tienda?'],
  [' ', '¿Quitar «Artículo: /blog/vendimia» de la tienda?'],
])('names the article %j in its dialogs', async (title, question) => {
  await openArticle({ ...DRAFT, published: newArticle(title) });
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar de la tienda' }));
  await screen.findByRole('heading', { name: question });
});
