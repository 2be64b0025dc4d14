// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOverrides } from './keep-overrides.ts';

const CHOSEN = '/vinos?remote.checkout=stub:slow&api=empty&tipo=tinto';
const { pushState, replaceState } = history;

describe('overrides during navigation', () => {
  beforeAll(() => keepOverrides());
  afterAll(() => Object.assign(history, { pushState, replaceState }));
  beforeEach(() => replaceState.call(history, null, '', CHOSEN));

  it('are kept in every pushed address, without other parameters of the old one', () => {
    history.pushState(null, '', '/cajas?page=2');
    const { pathname, searchParams } = new URL(location.href);
    expect(pathname).toBe('/cajas');
    expect(Object.fromEntries(searchParams)).toEqual({
      page: '2',
      'remote.checkout': 'stub:slow',
      api: 'empty',
    });
    history.replaceState(null, '', '/');
    expect(location.search).toContain('remote.checkout');
  });

  it('are replaced by another choice for the same remote', () => {
    history.pushState(null, '', '/?remote.checkout=real');
    expect(new URLSearchParams(location.search).getAll('remote.checkout')).toEqual(['real']);
  });

  it.each([
    ['/cajas', 'remote.checkout=stub'],
    ['/no-existe', 'api=empty'],
  ])('are added to the address of a clicked link to %s', (href, expected) => {
    document.body.innerHTML = `<a href="${href}"><b>x</b></a>`;
    const link = document.querySelector('a') as HTMLAnchorElement;
    link.addEventListener('click', (event) => event.preventDefault());
    (link.firstElementChild as HTMLElement).click();
    expect(decodeURIComponent(link.href)).toContain(expected);
  });

  it('are removed by the reset link, which keeps the current page', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    history.pushState(null, '', '/cajas?page=2');
    document.body.innerHTML = '<a href="/vinos" data-overrides-reset>x</a>';
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(event);
    expect(new URL(assign.mock.lastCall?.[0] as string).search).toBe('?page=2');
    expect(location.pathname).toBe('/cajas');
    expect(event.defaultPrevented).toBe(true);
    assign.mockRestore();
  });

  it('are not added to links to other sites', () => {
    document.body.innerHTML = '<a href="https://pay.example/x">1</a><a href="mailto:a@b.cl">3</a>';
    for (const link of document.querySelectorAll('a')) {
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
      expect(link.href).not.toContain('remote');
    }
  });
});
