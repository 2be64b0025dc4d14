// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { ensureScope } from 'shared-kit/scope';
import { createShowWidget } from 'shared-kit/testing/show-widget';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mount, unmount } from './search-modal.ts';

const found = (name: string, rest: object = {}) => ({
  name,
  slug: name.toLowerCase(),
  product_type: 'Wine',
  brand: { name: 'Cumbre', slug: 'cumbre' },
  year: 2021,
  price: 12_990,
  reference_price: 14_990,
  images: ['/storage/wines/a'],
  ...rest,
});
const PAGE = {
  data: {
    title: 'Encuentra tu botella',
    text: 'Escribe lo que quieras beber.',
    suggested_words: [
      { text: 'Carmenère', link: '/vinos?variedad=carmenere' },
      { text: 'queso', link: null },
    ],
  },
};

const widget = createShowWidget({ mount, unmount });
const show = async (items = [found('Maipo'), found('Maule')]) => {
  const shown = await widget.show({}, { search: { data: items }, 'read-search-page': PAGE });
  return { ...shown, box: screen.getByRole('combobox', { name: 'Buscar productos' }) };
};
const options = () => within(screen.getByRole('listbox', { name: 'Sugerencias' })).getAllByRole('option');
const open = async (items?: ReturnType<typeof found>[]) => {
  const shown = await show(items);
  await shown.user.type(shown.box, 'ma');
  // Wait for the debounce and for the response without a time limit, because a busy machine may be slow.
  await act(() => allSettled(ensureScope(shown.host)));
  expect(options()).toHaveLength(2);
  return shown;
};

describe('search modal', () => {
  beforeEach(() => localStorage.clear());
  afterEach(widget.clear);

  it('shows the title of the shop’s content and links its suggested terms', async () => {
    await show();
    expect(screen.getByRole('dialog', { name: 'Buscar' })).toBeTruthy();
    expect(await screen.findByText('Encuentra tu botella')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Carmenère' }).getAttribute('href')).toBe(
      '/vinos?variedad=carmenere',
    );
    expect(screen.getByRole('link', { name: 'queso' }).getAttribute('href')).toBe('/vinos/busqueda?q=queso');
  });

  it('leaves a suggested term to the browser that is opened in another tab', async () => {
    await show();
    const link = await screen.findByRole('link', { name: 'queso' });
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(link, { metaKey: true })).toBe(true);
    expect(fireEvent.click(link)).toBe(false);
  });

  it('shows suggestions with prices and opens one by keyboard', async () => {
    const { box, user, host, onClosed } = await open();
    expect(options()[0]?.textContent).toContain('Cumbre\u00a0· 2021');
    expect(options()[0]?.textContent).toContain('$12.990');
    expect(options()[0]?.textContent).toContain('$14.990');
    expect(box.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    expect(options()[1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    expect(host.visited).toEqual(['/vinos/maule']);
    expect(onClosed).toHaveBeenCalled();
  });

  it('says that an event without a price is free', async () => {
    await open([found('Cata', { product_type: 'Event', detail: '', price: 0 }), found('Maule')]);
    const prices = options().map((option) => option.lastElementChild?.textContent);
    expect(prices).toEqual(['Sin costo', expect.stringContaining('$12.990')]);
  });

  it('closes the list at the first Escape and keeps the text', async () => {
    const { box, user, onClosed } = await open();
    await user.keyboard('{Escape}');
    expect(box.getAttribute('aria-expanded')).toBe('false');
    expect((box as HTMLInputElement).value).toBe('ma');
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('stays open when it is opened again after a search', async () => {
    const { user } = await open();
    await user.keyboard('{Enter}');
    await widget.leave();
    const { onClosed } = await show();
    expect(screen.getByRole('dialog', { name: 'Buscar' })).toBeTruthy();
    expect(onClosed).not.toHaveBeenCalled();
  });

  it('goes to a suggestion that is clicked', async () => {
    const { user, host } = await open();
    await user.click(options()[0] as HTMLElement);
    expect(host.visited).toEqual(['/vinos/maipo']);
  });

  it('accepts at most a hundred characters and disables the button for a blank text', async () => {
    const { box, user } = await show();
    expect(box.getAttribute('maxlength')).toBe('100');
    const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Buscar' });
    expect(submit().disabled).toBe(true);
    await user.type(box, '  ');
    expect(submit().disabled).toBe(true);
    await user.type(box, 'v');
    expect(submit().disabled).toBe(false);
  });

  it('lists recent searches, which the shopper can repeat or remove', async () => {
    const stored = ['Itata', 'Brie'].map((term, index) => ({ term, timestamp: 10 - index }));
    localStorage.setItem(STORAGE_KEYS.recentSearches, JSON.stringify(stored));
    const { user, host } = await show();
    const list = () => within(screen.getByRole('list', { name: 'Búsquedas recientes' }));
    await user.click(list().getByRole('button', { name: 'Quitar Itata' }));
    expect(list().queryByText('Itata')).toBe(null);
    await user.click(list().getByRole('button', { name: 'Brie' }));
    expect(host.visited).toEqual(['/vinos/busqueda?q=Brie']);
  });
});
