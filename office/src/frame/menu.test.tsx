// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AREAS } from '../areas/areas.ts';
import { showPart } from '../testing/show-in-office.tsx';
import { Menu } from './menu.tsx';

const ENTRIES = AREAS.flatMap(({ menu }) => (menu ? [menu] : []));

const open = (address: string) => showPart(<Menu entries={ENTRIES} />, { address });
const namesIn = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

it('has events, closed days and hours of the bar beside its reservations, not below the selling rules', async () => {
  await open('/today');
  expect(namesIn('Bar y eventos')).toEqual([
    'Reservas',
    'Eventos con cupos',
    'Días cerrados del bar',
    'Horario y mesas del bar',
  ]);
  expect(namesIn('Venta')).toEqual([
    'Pedidos',
    'Lotes',
    'Devoluciones de productos',
    'Boletas y facturas',
    'Productos',
    'Reglas de venta',
    'Cifras',
  ]);
});

it.each([
  ['/rules/bar', 'Horario y mesas del bar'],
  ['/rules/brand', 'Ajustes de la tienda'],
  ['/rules/gift-box', 'Reglas de venta'],
  ['/coupons/7', 'Reglas de venta'],
  ['/articles', 'Contenido'],
])('marks one entry as the open page at %s', async (address, name) => {
  await open(address);
  expect(current()).toEqual([name]);
});
