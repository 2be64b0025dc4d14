// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { es } from '../../messages/es.ts';
import { layout } from '../fixtures/layout.ts';
import { MainMenu } from './main-menu.tsx';

const show = () => {
  render(<MainMenu layout={layout.navbar} t={es.header} path="/" />);
  const menu = within(screen.getByRole('navigation', { name: 'Principal' }));
  const link = (name: string) => menu.getByRole('link', { name });
  const more = (name: string) => menu.getByRole('button', { name: `Más de ${name}` });
  const isOpen = (name: string) => more(name).getAttribute('aria-expanded') === 'true';
  return { link, more, isOpen, menu };
};
/** Presses keys and waits, because the key handler loads with the first key press. */
const keys = async (...names: string[]) => {
  for (const name of names) {
    await userEvent.keyboard(`{${name}}`);
    await vi.dynamicImportSettled();
  }
};
const focused = () => document.activeElement?.textContent;

afterEach(cleanup);

describe('the mega menu by keyboard', () => {
  it('opens no sheet when focus moves along the entries', async () => {
    const { link, isOpen } = show();
    link('Vinos').focus();
    await keys('ArrowRight');
    expect(focused()).toBe('Gourmet');
    await keys('End');
    expect(focused()).toBe('Vino bar');
    await keys('ArrowRight');
    expect(focused()).toBe('Vinos');
    await keys('ArrowLeft', 'Home');
    expect(focused()).toBe('Vinos');
    expect(isOpen('Vinos') || isOpen('Gourmet')).toBe(false);
  });

  it('leaves Back by Cmd and ArrowLeft to the browser', async () => {
    const { link } = show();
    link('Gourmet').focus();
    expect(fireEvent.keyDown(link('Gourmet'), { key: 'ArrowLeft', metaKey: true })).toBe(true);
  });

  it('opens a sheet with ArrowDown and moves between its links', async () => {
    const { link, isOpen } = show();
    link('Vinos').focus();
    await keys('ArrowDown');
    expect(isOpen('Vinos')).toBe(true);
    expect(focused()).toBe('Tinto');
    await keys('ArrowDown');
    expect(focused()).toBe('Blanco');
    await keys('End');
    expect(focused()).toMatch(/^Sommelier/);
    await keys('ArrowDown');
    expect(focused()).toMatch(/^Sommelier/);
    await keys('Home', 'ArrowUp');
    expect(focused()).toBe('Vinos');
    expect(isOpen('Vinos')).toBe(false);
  });

  it('moves from a sheet to the next entry', async () => {
    const { link, isOpen } = show();
    link('Vinos').focus();
    await keys('ArrowDown', 'ArrowRight');
    expect(focused()).toBe('Gourmet');
    expect(isOpen('Vinos')).toBe(false);
  });

  it('closes on Escape and returns the focus to the entry', async () => {
    const { link, isOpen } = show();
    link('Vinos').focus();
    await keys('ArrowUp');
    expect(focused()).toMatch(/^Sommelier/);
    await keys('Escape');
    expect(isOpen('Vinos')).toBe(false);
    expect(focused()).toBe('Vinos');
  });

  it('closes the sheet when Tab leaves it', async () => {
    const { more, link, isOpen } = show();
    more('Gourmet').focus();
    await keys('Enter');
    expect(isOpen('Gourmet')).toBe(true);
    const box = link('Tabla del mes Tres quesos y dos vinos que se llevan bien.');
    box.focus();
    await userEvent.tab();
    expect(focused()).toBe('Cajas');
    expect(isOpen('Gourmet')).toBe(false);
  });
});

describe('the mega menu by pointer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const move = (element: HTMLElement, pointerType = 'mouse') =>
    fireEvent.pointerMove(element, { pointerType });

  it('opens when the pointer rests on an entry', () => {
    const { link, isOpen } = show();
    move(link('Vinos'));
    wait(100);
    expect(isOpen('Vinos')).toBe(false);
    wait(50);
    expect(isOpen('Vinos')).toBe(true);
    move(link('Gourmet'));
    wait(150);
    expect([isOpen('Vinos'), isOpen('Gourmet')]).toEqual([false, true]);
  });

  it('stays closed when the page scrolls below a resting pointer', () => {
    const { link, isOpen } = show();
    fireEvent.pointerOver(link('Vinos'));
    fireEvent.pointerEnter(link('Vinos'));
    wait(1_000);
    expect(isOpen('Vinos')).toBe(false);
  });

  it('closes with a short delay after the pointer left it', () => {
    const { link, isOpen } = show();
    move(link('Vinos'));
    wait(150);
    const nav = screen.getByRole('navigation', { name: 'Principal' });
    fireEvent.pointerOut(nav, { relatedTarget: document.body });
    wait(200);
    expect(isOpen('Vinos')).toBe(true);
    wait(100);
    expect(isOpen('Vinos')).toBe(false);
  });

  it('closes after a click on a link and stays closed below the pointer', () => {
    const { link, isOpen } = show();
    move(link('Vinos'));
    wait(150);
    fireEvent.click(link('Tinto'));
    expect(isOpen('Vinos')).toBe(false);
    move(link('Vinos'));
    wait(1_000);
    expect(isOpen('Vinos')).toBe(false);
  });

  it('opens by its button on touch screens and closes on a touch outside', () => {
    const { link, more, isOpen } = show();
    move(link('Vinos'), 'touch');
    wait(1_000);
    expect(isOpen('Vinos')).toBe(false);
    fireEvent.click(more('Vinos'));
    expect(isOpen('Vinos')).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen('Vinos')).toBe(false);
  });
});
