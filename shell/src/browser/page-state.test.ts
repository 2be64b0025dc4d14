// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const config = { publicUrl: 'https://tienda.example', locales: ['es', 'en'], shopName: 'Casa' } as const;
const head = { title: 'Vinos', description: 'De Chile' };

describe('what a page says of itself', () => {
  let write: ReturnType<typeof import('./page-state.ts').createPageWriter>;
  const views = () => (window.dataLayer ?? []).filter(({ event }) => event === 'page_view');
  const go = (path: string, title: string) => {
    history.pushState(null, '', path);
    write({ status: 200, head: { ...head, title } });
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    window.dataLayer = [];
    document.body.innerHTML = '<main id="contenido" tabindex="-1"></main><div id="announcer"></div>';
    history.replaceState(null, '', '/vinos');
    vi.stubGlobal('scrollTo', () => {});
    write = (await import('./page-state.ts')).createPageWriter(config);
    write({ status: 200, head });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is written into the head, and announced from the second page on', () => {
    const announcer = document.getElementById('announcer') as HTMLElement;
    expect(document.title).toBe('Vinos | Casa');
    expect(announcer.textContent).toBe('');
    go('/cajas', 'Cajas');
    expect(announcer.textContent).toBe('Cajas | Casa');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://tienda.example/cajas',
    );
  });

  it('is announced also after a page that said nothing: what the shell itself had answered', async () => {
    vi.resetModules();
    history.replaceState(null, '', '/no-existe');
    write = (await import('./page-state.ts')).createPageWriter(config);
    go('/ofertas', 'Ofertas');
    expect(document.getElementById('announcer')?.textContent).toBe('Ofertas | Casa');
  });

  it('is told to the data layer 250 ms after the address changed, with its title', () => {
    vi.advanceTimersByTime(249);
    expect(views()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(views()).toEqual([{ event: 'page_view', page_path: '/vinos', page_title: 'Vinos | Casa' }]);
  });

  it('is one view for one address, however often the page speaks', () => {
    write({ status: 200, head: { ...head, title: 'Vinos tintos' } });
    vi.advanceTimersByTime(1_000);
    write({ status: 200, head: { ...head, title: 'Vinos, 24 resultados' } });
    vi.advanceTimersByTime(1_000);
    expect(views()).toHaveLength(1);
    go('/vinos?page=2', 'Vinos');
    vi.advanceTimersByTime(1_000);
    expect(views()).toHaveLength(2);
  });

  it('is no view of a page that was passed in no time', () => {
    go('/cajas', 'Cajas');
    vi.advanceTimersByTime(100);
    go('/gourmet', 'Gourmet');
    vi.advanceTimersByTime(1_000);
    expect(views().map(({ page_path }) => page_path)).toEqual(['/gourmet']);
  });

  it('keeps personal pages out of search engines', () => {
    write({ status: 200, head: { ...head, noindex: true } });
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });
});
