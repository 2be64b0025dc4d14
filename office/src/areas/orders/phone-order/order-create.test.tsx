// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../../testing/fake-office.ts';
import { showScreen } from '../../../testing/show-in-office.tsx';
import { orders } from '../index.ts';

it('brings nothing back into an order in which nobody has typed', async () => {
  await showScreen(createFakeOffice({}), orders, '/orders/create');
  await screen.findByRole('button', { name: 'Crear el pedido' });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText('Recuperamos lo que escribías antes.')).toBeNull();
});

it('fills in the customer that staff chose last, when the one before is read later', async () => {
  const personOf = (id: string, name: string) => ({
    id,
    name,
    email: `${id}@correo.example`,
    ruts: [],
    phones: [],
    account: null,
  });
  const people = [personOf('p1', 'Ana Soto'), personOf('p2', 'Rosa Rojas')];
  let answerFirst: (response: Response) => void = () => undefined;
  await showScreen(
    createFakeOffice({
      'GET /office/people': () => json({ data: people, total: 2, more: false }),
      'GET /office/people/p1': () => new Promise((resolve) => (answerFirst = resolve)),
      'GET /office/people/p2': () => json(people[1]),
    }),
    orders,
    '/orders/create',
  );
  const pick = async (name: RegExp) => {
    const search = await screen.findByLabelText('Buscar cliente');
    fireEvent.mouseDown(search);
    act(() => search.focus());
    fireEvent.change(search, { target: { value: 'correo' } });
    fireEvent.click(await screen.findByRole('option', { name }));
  };
  const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Nombre de quien compra/ });
  await pick(/Ana/);
  await pick(/Rosa/);
  await waitFor(() => expect(nameField().value).toBe('Rosa'));
  await act(async () => answerFirst(json(people[0])));
  expect(nameField().value).toBe('Rosa');
});

it('keeps a typed phone when the chosen customer has none, and drops that of a customer chosen before', async () => {
  const person = { name: 'Ana Soto', ruts: [], account: null };
  const people = [
    { ...person, id: 'p1', email: 'p1@correo.example', phones: [] },
    { ...person, id: 'p2', email: 'p2@correo.example', phones: ['+56911112222'] },
  ];
  await showScreen(
    createFakeOffice({
      'GET /office/people': () => json({ data: people, total: 2, more: false }),
      'GET /office/people/p1': () => json(people[0]),
      'GET /office/people/p2': () => json(people[1]),
    }),
    orders,
    '/orders/create',
  );
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const pick = async (email: string) => {
    const search = await screen.findByLabelText('Buscar cliente');
    fireEvent.mouseDown(search);
    act(() => search.focus());
    fireEvent.change(search, { target: { value: 'correo' } });
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(email) }));
    await waitFor(() => expect(field(/^Correo/).value).toBe(email));
  };
  await screen.findByLabelText('Buscar cliente');
  fireEvent.change(field(/^Teléfono/), { target: { value: '+56987654321' } });
  await pick('p1@correo.example');
  expect(field(/^Teléfono/).value).toContain('87654321');
  await pick('p2@correo.example');
  expect(field(/^Teléfono/).value).toContain('11112222');
  await pick('p1@correo.example');
  expect(field(/^Teléfono/).value).toBe('');
});

it('says why no customer was found, and sends no order on Enter in the search', async () => {
  const office = createFakeOffice({
    'GET /office/people': () => refused(500, 'INTERNAL', {}, 'La búsqueda falló'),
  });
  await showScreen(office, orders, '/orders/create');
  const search = await screen.findByLabelText('Buscar cliente');
  fireEvent.mouseDown(search);
  act(() => search.focus());
  fireEvent.change(search, { target: { value: 'correo' } });
  await screen.findByText('La búsqueda falló');
  expect(office.asked.filter(({ url }) => url.startsWith('/office/people'))).toHaveLength(1);
  // A browser sends the form unless the field keeps the key for itself.
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
});

it('shows a product without stock, and does not take it', async () => {
  const found = (id: string, for_sale: number) => ({
    id,
    name: `Loica ${id}`,
    visible: true,
    formats: [{ sku: `W${id}`, grams: null, price: 8000, for_sale }],
  });
  const office = createFakeOffice({
    'GET /office/products': () => json({ data: [found('3', 0), found('4', 5)], total: 2, more: false }),
  });
  await showScreen(office, orders, '/orders/create');
  const search = await screen.findByLabelText('Buscar un producto');
  fireEvent.mouseDown(search);
  act(() => search.focus());
  fireEvent.change(search, { target: { value: 'loica' } });
  const gone = await screen.findByRole('option', { name: /Loica 3 .* quedan 0/ });
  expect(gone.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('option', { name: /Loica 4/ }).getAttribute('aria-disabled')).toBe('false');
});
