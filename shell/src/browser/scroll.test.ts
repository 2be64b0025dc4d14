// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Height of the fake page. */
let tall = 3_000;
let grown: (() => void)[] = [];
const grow = (height: number) => {
  tall = height;
  for (const tell of grown) tell();
};
const frame = () => vi.advanceTimersByTimeAsync(20);

describe('scroll', () => {
  let scroll: typeof import('./scroll.ts');
  const listeners: [string, EventListenerOrEventListenerObject][] = [];
  const at = (y: number) => window.scrollTo(0, y);
  /** Pushes a history entry as navigation.ts does, and dispatches the event of single-spa. */
  const push = async (path: string) => {
    const state = scroll.nextHistoryState();
    history.pushState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
    scroll.pageShown();
    await frame();
    return state;
  };
  const back = (path: string, state: unknown) => {
    history.replaceState(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    sessionStorage.clear();
    document.body.innerHTML = '<main id="contenido" tabindex="-1"></main>';
    history.replaceState(null, '', '/vinos');
    tall = 3_000;
    grown = [];
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => tall);
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('scrollY', 0);
    // Like a browser, do not scroll beyond the end of the page.
    vi.stubGlobal('scrollTo', (first: number | { top: number }, y?: number) => {
      const wanted = typeof first === 'number' ? (y ?? 0) : first.top;
      vi.stubGlobal('scrollY', Math.min(wanted, tall - 800));
    });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #tell: () => void;
        constructor(tell: () => void) {
          this.#tell = tell;
        }
        observe() {
          grown.push(this.#tell);
        }
        disconnect() {
          grown = grown.filter((tell) => tell !== this.#tell);
        }
      },
    );
    const add = window.addEventListener;
    vi.spyOn(window, 'addEventListener').mockImplementation((name, listener, options) => {
      listeners.push([name, listener]);
      add.call(window, name, listener, options);
    });
    scroll = await import('./scroll.ts');
    scroll.startScroll();
  });
  afterEach(() => {
    for (const [name, listener] of listeners.splice(0)) removeEventListener(name, listener);
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('starts a new page at its top with focus in it', async () => {
    at(1_200);
    await push('/vinos/uno');
    expect(scrollY).toBe(0);
    expect(document.activeElement?.id).toBe('contenido');
  });

  it('leaves a shopper alone who uses the new page before its first frame', async () => {
    const state = scroll.nextHistoryState();
    history.pushState(state, '', '/vinos/uno');
    scroll.pageShown();
    document.body.innerHTML = '<main id="contenido" tabindex="-1"><button>Pagar</button></main>';
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    document.querySelector('button')?.focus();
    at(300);
    await frame();
    expect(scrollY).toBe(300);
    expect(document.activeElement?.textContent).toBe('Pagar');
  });

  it('starts at the top when the page itself has moved the focus', async () => {
    at(1_200);
    const state = scroll.nextHistoryState();
    history.pushState(state, '', '/vinos/uno');
    scroll.pageShown();
    document.body.innerHTML = '<main id="contenido" tabindex="-1"><input></main>';
    document.querySelector('input')?.focus();
    await frame();
    expect(scrollY).toBe(0);
    expect(document.activeElement?.id).toBe('contenido');
  });

  it('starts at the top as soon as the new page is shown, even when its data is late', async () => {
    at(1_200);
    history.pushState(scroll.nextHistoryState(), '', '/vinos/uno');
    document.getElementById('contenido')?.dispatchEvent(new Event('shop:live', { bubbles: true }));
    await frame();
    expect(scrollY).toBe(0);
    expect(document.activeElement?.id).toBe('contenido');
    // The shopper scrolls, then the data arrives.
    at(300);
    scroll.pageShown();
    await frame();
    expect(scrollY).toBe(300);
  });

  it('ignores parts of the frame that become interactive before the new page is shown', async () => {
    at(1_200);
    history.pushState(scroll.nextHistoryState(), '', '/vinos/uno');
    document.body.dispatchEvent(new Event('shop:live', { bubbles: true }));
    await frame();
    expect(scrollY).toBe(1_200);
  });

  it('does not take the hydration of the server’s page for the new page', async () => {
    at(1_200);
    const part = document.createElement('div');
    part.dataset.rendered = '';
    document.getElementById('contenido')?.append(part);
    history.pushState(scroll.nextHistoryState(), '', '/vinos/uno');
    const live = () => part.dispatchEvent(new Event('shop:live', { bubbles: true }));
    live();
    await frame();
    expect(scrollY).toBe(1_200);
    live();
    await frame();
    expect(scrollY).toBe(0);
  });

  it('does not move when only the query changed', async () => {
    at(1_200);
    history.pushState(scroll.nextHistoryState(), '', '/vinos?tipo=tinto');
    document.getElementById('contenido')?.dispatchEvent(new Event('shop:live', { bubbles: true }));
    await frame();
    expect(scrollY).toBe(1_200);
  });

  it('leaves a link to a section of the page to the browser', async () => {
    await push('/legal/privacidad');
    at(900);
    history.pushState(null, '', '/legal/privacidad#cookies');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await frame();
    expect(scrollY).toBe(900);
    // Back from the next page returns to the section.
    await push('/vinos');
    expect(scrollY).toBe(0);
    back('/legal/privacidad#cookies', null);
    scroll.pageShown();
    await frame();
    expect(scrollY).toBe(900);
  });

  it('restores the position on Back', async () => {
    at(1_200);
    await push('/vinos/uno');
    back('/vinos', null);
    scroll.pageShown();
    await frame();
    expect(scrollY).toBe(1_200);
  });

  it('restores the position on Back when the page grows late', async () => {
    at(2_000);
    await push('/vinos/uno');
    tall = 900;
    back('/vinos', null);
    scroll.pageShown();
    await frame();
    expect(scrollY).toBe(100);
    grow(1_500);
    expect(scrollY).toBe(700);
    grow(4_000);
    expect(scrollY).toBe(2_000);
    // The shopper scrolls.
    at(50);
    grow(5_000);
    expect(scrollY).toBe(50);
  });

  it('stops restoring when the shopper scrolls, and after a timeout', async () => {
    for (const end of [() => dispatchEvent(new Event('wheel')), () => vi.advanceTimersByTime(10_000)]) {
      tall = 3_000;
      at(2_000);
      const state = history.state;
      await push('/vinos/uno');
      tall = 900;
      back('/vinos', state);
      scroll.pageShown();
      await frame();
      end();
      grow(4_000);
      expect(scrollY).toBe(100);
    }
  });

  it('restores the position on Back to another query of the same page', async () => {
    at(1_500);
    await push('/vinos?page=2');
    back('/vinos', null);
    await frame();
    expect(scrollY).toBe(1_500);
  });

  it('works without stored positions when storage is full', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    at(1_200);
    await push('/vinos/uno');
    back('/vinos', null);
    scroll.pageShown();
    await frame();
    expect(scrollY).toBe(0);
  });
});
