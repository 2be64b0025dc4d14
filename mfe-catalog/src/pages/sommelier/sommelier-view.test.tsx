// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { cartUpdate } from 'shared-contracts/bus/topics';
import { findPage } from 'shared-kit/page';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showPage } from '../../fixtures/show.ts';
import { choices, sommelierAnswers, wineList } from '../../fixtures/sommelier.ts';
import { routes } from '../../routes.tsx';
import { opened } from './sommelier.model.ts';

afterEach(cleanup);

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the sommelier in the browser', () => {
  it('links an answer, the wines without an answer, and the wines that match so far', async () => {
    await showPage('/sommelier-virtual?continente=america', sommelierAnswers);
    const question = screen.getByRole('region', { name: 'Qué país' });
    expect(within(question).getByRole('link', { name: 'Chile 47 vinos' }).getAttribute('href')).toBe(
      '/sommelier-virtual?continente=america&pais=chile&paso=vinos',
    );
    expect(hrefOf('Cualquier país')).toBe('/sommelier-virtual?continente=america&paso=vinos');
    expect(hrefOf('Ver los 47 vinos')).toBe('/sommelier-virtual?continente=america&paso=vinos');
  });

  it('shows the number of matching wines and the current step', async () => {
    await showPage('/sommelier-virtual?continente=america', sommelierAnswers);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('47 vinos van con tu elección');
    const steps = screen.getByRole('navigation', { name: 'Pasos del sommelier' });
    const current = within(steps)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['3Qué país']);
    expect(within(steps).getByRole('link', { name: /De qué lado.*América/ })).toBeTruthy();
  });

  it('links a food to its wines, but not a food without wines', async () => {
    await showPage('/sommelier-virtual?continente=america&paso=comida', sommelierAnswers);
    expect(hrefOf(/^Mariscos/)).toBe('/sommelier-virtual?continente=america&comida=mariscos');
    expect(screen.getByText('Caza')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Caza/ })).toBeNull();
  });

  it.each([
    ['/sommelier-virtual?comida=mariscos&continente=america&pais=francia&paso=pais', 'Francia'],
    ['/sommelier-virtual?comida=mariscos&continente=oceania&paso=continente', 'Oceanía'],
  ])('names the chosen answer that has no wine, without a link: %s', async (url, name) => {
    const { continents, countries, groups } = choices();
    const data = {
      continents: [...continents, { value: 'oceania', label: 'Oceanía', count: 0 }],
      countries: [...countries, { value: 'francia', label: 'Francia', count: 0, continent: 'europa' }],
      groups,
    };
    await showPage(url, { ...sommelierAnswers, 'read-sommelier-page-filters': { data } });
    const question = screen.getByRole('region');
    expect(within(question).getByText(name)).toBeTruthy();
    expect(within(question).queryByRole('link', { name: new RegExp(name) })).toBeNull();
  });

  it('tells that nothing fits when only the chosen answer is left', async () => {
    const countries = [{ value: 'francia', label: 'Francia', count: 0, continent: 'europa' }];
    await showPage('/sommelier-virtual?comida=mariscos&continente=america&pais=francia&paso=pais', {
      ...sommelierAnswers,
      'read-sommelier-page-filters': { data: { ...choices(), countries } },
      'count-sommelier-wines': { data: { count: 0 } },
    });
    const question = within(screen.getByRole('region'));
    expect(question.getByRole('link', { name: 'Buscar en cualquier país' })).toBeTruthy();
    expect(question.queryByText('Francia')).toBeNull();
  });

  it('moves focus to the heading of the next question', async () => {
    const { scope } = await showPage('/sommelier-virtual', sommelierAnswers);
    const next = findPage(routes, '/sommelier-virtual?continente=america', 'es');
    await act(async () => {
      if (next) await allSettled(opened, { scope, params: next.request });
    });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Qué país' }));
  });

  it('scrolls to the top for the next question, so that the breadcrumb is visible', async () => {
    const scrolled: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolled.push(this);
    });
    const { scope } = await showPage('/sommelier-virtual', sommelierAnswers);
    const next = findPage(routes, '/sommelier-virtual?continente=america', 'es');
    await act(async () => {
      if (next) await allSettled(opened, { scope, params: next.request });
    });
    const crumbs = screen.getByRole('navigation', { name: 'Ruta de la página' });
    expect(scrolled.map((element) => element.contains(crumbs))).toEqual([true]);
    vi.restoreAllMocks();
  });

  it('adds a recommended wine to the cart', async () => {
    const { host } = await showPage('/sommelier-virtual?comida=mariscos', sommelierAnswers);
    const updates: unknown[] = [];
    host.bus.serve(cartUpdate, (update) => {
      updates.push([update.item.sku, update.qty]);
      return { count: update.qty, total: update.qty * update.item.price };
    });
    const card = screen.getByRole('article', { name: 'Quebrada Honda Carmenère' });
    await userEvent.click(within(card).getByRole('button', { name: 'Agregar al carrito' }));
    expect(updates).toEqual([['QH-CAR-22', 1]]);
  });

  it('explains that no wine matches an unknown answer, and links to the start', async () => {
    await showPage('/sommelier-virtual?continente=atlantida', {
      ...sommelierAnswers,
      'read-sommelier-page-filters': { data: { ...choices(), countries: [], groups: [] } },
      'count-sommelier-wines': { data: { count: 0 } },
    });
    expect(screen.getByRole('heading', { name: 'No hay un vino así' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Empezar de nuevo' })).toHaveLength(2);
  });

  it('loads after a retry of a failed request', async () => {
    let isDown = true;
    await showPage('/sommelier-virtual?comida=mariscos', {
      ...sommelierAnswers,
      'list-sommelier-wines': () => {
        if (isDown) throw new Error('down');
        return wineList(sommelierAnswers['list-sommelier-wines'].data);
      },
    });
    isDown = false;
    const region = screen.getByRole('region', { name: 'El sommelier no alcanzó a responder' });
    await userEvent.click(within(region).getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('heading', { name: 'Vinos para mariscos' });
  });
});
