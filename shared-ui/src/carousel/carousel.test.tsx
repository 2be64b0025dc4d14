// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from './index.ts';
import { countPositions, positionAt, shapeAt } from './positions.ts';

const wide = shapeAt(false);
const small = shapeAt(true);

describe('positions of a carousel', () => {
  it('are as many as steps of two slides need, on a small screen steps of one', () => {
    expect([1, 2, 3, 4, 5, 8].map((slides) => countPositions(slides, wide))).toEqual([1, 1, 2, 2, 3, 4]);
    expect([1, 2, 3, 8].map((slides) => countPositions(slides, small))).toEqual([1, 2, 3, 8]);
  });

  it('follow from the scroll offset of the track', () => {
    const at = (left: number) => positionAt({ left, most: 580, pitch: 100 }, 4, wide);
    expect([0, 90, 110, 200, 400, 579.5].map(at)).toEqual([0, 0, 1, 1, 2, 3]);
    expect(positionAt({ left: 0, most: 0, pitch: 0 }, 4, wide)).toBe(0);
  });
});

/** happy-dom has no layout. Simulates `count` slides of 100 px in a track of 220 px, and its scrolling. */
const layOut = (count: number) => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(count * 100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(220);
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function (this: HTMLElement, to?: unknown) {
    this.scrollLeft = Math.min((to as ScrollToOptions).left ?? 0, count * 100 - 220);
    this.dispatchEvent(new Event('scroll'));
  });
};

/** Replaces the browser's observer. @returns function that tells the observers that their elements are visible */
const observeVisibility = () => {
  const tellers: (() => void)[] = [];
  class Observer {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe = () => void tellers.push(() => this.#tell([{ isIntersecting: true }]));
    disconnect = () => {};
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () =>
    act(() => {
      for (const tell of tellers) tell();
    });
};
const show = (count: number) => {
  layOut(count);
  const slides = Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    content: <a href="/">x</a>,
  }));
  render(<Carousel title="Suele comprarse junto a" locale="es" slides={slides} />);
  const region = within(screen.getByRole('region', { name: 'Suele comprarse junto a' }));
  const dots = () =>
    within(region.getByRole('group', { name: 'Posición del carrusel' })).getAllByRole('button');
  return {
    region,
    dots,
    current: () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true'),
  };
};

describe('carousel', () => {
  beforeEach(() => vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1280));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('moves by arrows and stops at the end', async () => {
    const { region, dots, current } = show(6);
    const next = region.getByRole('button', { name: 'Siguientes' });
    expect(dots()).toHaveLength(3);
    expect(region.getByRole('button', { name: 'Anteriores' }).getAttribute('aria-disabled')).toBe('true');
    for (const place of [1, 2, 2]) {
      await userEvent.click(next);
      expect(current()).toBe(place);
    }
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(next);
  });

  it('moves to the position of a pressed dot', async () => {
    const { region, current } = show(6);
    await userEvent.click(region.getByRole('button', { name: 'Ir a la posición 3 de 3' }));
    expect(current()).toBe(2);
    await userEvent.click(region.getByRole('button', { name: 'Ir a la posición 1 de 3' }));
    expect(current()).toBe(0);
  });

  it('reads its layout only when it becomes visible, and then shows the position of its track', () => {
    const becomeVisible = observeVisibility();
    const { region, current } = show(6);
    const widths = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(600);
    region.getByRole('list').scrollLeft = 380;
    expect(widths).not.toHaveBeenCalled();
    expect(current()).toBe(0);
    becomeVisible();
    expect(current()).toBe(2);
  });

  it('has neither arrows nor dots when all slides are visible', () => {
    const { region } = show(2);
    expect(region.queryByRole('button')).toBe(null);
    expect(region.getAllByRole('listitem')).toHaveLength(2);
  });
});
