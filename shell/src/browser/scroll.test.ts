// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PAGE = '<main id="contenido" tabindex="-1"><div class="slot"></div></main>';

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
  const listeners: [EventTarget, string, EventListenerOrEventListenerObject][] = [];
  const at = (y: number) => window.scrollTo(0, y);
  const route = () => dispatchEvent(new Event('single-spa:before-routing-event'));
  /** Pushes a history entry as navigation.ts does. Its page is not visible yet. Returns the entry that was left. */
  const leave = (address: string) => {
    const left = {
      state: history.state as unknown,
      address: location.pathname + location.search + location.hash,
    };
    history.pushState(scroll.nextHistoryState(new URL(address, location.href).pathname), '', address);
    route();
    return left;
  };
  const push = async (address: string) => {
    const left = leave(address);
    scroll.pageShown();
    await frame();
    return left;
  };
  /** Goes to an entry that was left. The page is visible when its path has not changed. */
  const back = ({ state, address }: ReturnType<typeof leave>) => {
    history.replaceState(state, '', address);
    route();
  };
  const followSection = (hash: string) => {
    const left = { state: history.state as unknown, address: location.pathname + location.hash };
    history.pushState(null, '', hash);
    route();
    return left;
  };
  const live = (part: Element | null = document.getElementById('contenido')) =>
    part?.dispatchEvent(new Event('shop:live', { bubbles: true }));
  const open = async (startsAtOnce = false) => {
    vi.resetModules();
    for (const [target, name, listener] of listeners.splice(0)) target.removeEventListener(name, listener);
    scroll = await import('./scroll.ts');
    scroll.startScroll({ startsAtOnce });
  };

  beforeEach(async () => {
    vi.useFakeTimers();
    sessionStorage.clear();
    document.body.innerHTML = PAGE;
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
    for (const target of [window, document]) {
      const add = target.addEventListener;
      vi.spyOn(target, 'addEventListener').mockImplementation((name: string, listener: unknown, options) => {
        listeners.push([target, name, listener as EventListener]);
        add.call(target, name, listener as EventListener, options);
      });
    }
    await open();
  });
  afterEach(() => {
    for (const [target, name, listener] of listeners.splice(0)) target.removeEventListener(name, listener);
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

  it('starts a new page at its top when the section of its address does not exist', async () => {
    at(1_200);
    await push('/vinos/uno#no-existe');
    expect(scrollY).toBe(0);
  });

  it('leaves a shopper alone who uses the new page before its first frame', async () => {
    leave('/vinos/uno');
    scroll.pageShown();
    document.body.innerHTML = PAGE.replace('><', '><button>Pagar</button><');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    document.querySelector('button')?.focus();
    at(300);
    await frame();
    expect(scrollY).toBe(300);
    expect(document.activeElement?.textContent).toBe('Pagar');
  });

  it('starts at the top when the page itself has moved the focus', async () => {
    at(1_200);
    leave('/vinos/uno');
    scroll.pageShown();
    document.body.innerHTML = PAGE.replace('><', '><input><');
    document.querySelector('input')?.focus();
    await frame();
    expect(scrollY).toBe(0);
    expect(document.activeElement?.id).toBe('contenido');
  });

  it('starts at the top as soon as the new page is shown, even when its data is late', async () => {
    at(1_200);
    leave('/vinos/uno');
    live();
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
    leave('/vinos/uno');
    live(document.body);
    await frame();
    expect(scrollY).toBe(1_200);
  });

  it('does not take the hydration of the server’s page for the new page', async () => {
    at(1_200);
    const part = document.createElement('div');
    part.dataset.rendered = '';
    document.getElementById('contenido')?.append(part);
    leave('/vinos/uno');
    live(part);
    await frame();
    expect(scrollY).toBe(1_200);
    live(part);
    await frame();
    expect(scrollY).toBe(0);
  });

  it('does not move when only the query changed', async () => {
    at(1_200);
    leave('/vinos?tipo=tinto');
    live();
    await frame();
    expect(scrollY).toBe(1_200);
  });

  it('leaves a link to a section to the browser; Back returns to the link, and Forward to the section', async () => {
    await push('/legal/privacidad');
    at(100);
    const top = followSection('#cookies');
    at(900);
    await frame();
    expect(scrollY).toBe(900);
    const cookies = followSection('#contacto');
    at(1_500);
    back(cookies);
    await frame();
    expect(scrollY).toBe(900);
    back(top);
    await frame();
    expect(scrollY).toBe(100);
    back(cookies);
    await frame();
    expect(scrollY).toBe(900);
    // Back from another page returns to the section.
    const left = await push('/vinos');
    expect(scrollY).toBe(0);
    back(left);
    scroll.pageShown();
    await frame();
    expect(scrollY).toBe(900);
  });

  it('restores the position on Back', async () => {
    at(1_200);
    const left = await push('/vinos/uno');
    back(left);
    // The old page is removed, which shortens the document.
    at(0);
    scroll.pageShown();
    await frame();
    expect(scrollY).toBe(1_200);
  });

  it('restores the position on Forward, although single-spa has removed the page of that entry', async () => {
    const left = await push('/vinos/uno');
    at(700);
    const next = { state: history.state as unknown, address: '/vinos/uno' };
    back(left);
    at(0);
    scroll.pageShown();
    await frame();
    back(next);
    scroll.pageShown();
    await frame();
    expect(scrollY).toBe(700);
  });

  it('restores the position on Back when the page grows late', async () => {
    at(2_000);
    const left = await push('/vinos/uno');
    tall = 900;
    back(left);
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
      const left = await push('/vinos/uno');
      tall = 900;
      back(left);
      scroll.pageShown();
      await frame();
      end();
      grow(4_000);
      expect(scrollY).toBe(100);
    }
  });

  it('restores the position on Back to another query of the same page', async () => {
    at(1_500);
    const left = await push('/vinos?page=2');
    at(300);
    back(left);
    await frame();
    expect(scrollY).toBe(1_500);
  });

  it('keeps the position of the visible page when the shopper returns before the next page is shown', async () => {
    at(1_200);
    const left = leave('/vinos/uno');
    const next = { state: history.state as unknown, address: '/vinos/uno' };
    at(1_300);
    back(left);
    await frame();
    expect(scrollY).toBe(1_300);
    back(next);
    scroll.pageShown();
    await frame();
    expect(scrollY).toBe(0);
  });

  describe('while the page of one remote is removed, and that of the next one does not come', () => {
    const removePage = () => {
      const main = document.getElementById('contenido') as HTMLElement;
      main.innerHTML = '<div class="slot"></div>';
      at(0);
      return main.firstElementChild;
    };

    it('keeps the position of the removed page for Back', async () => {
      at(1_200);
      const left = leave('/vino-bar');
      removePage();
      dispatchEvent(new Event('pagehide'));
      back(left);
      await frame();
      const again = removePage();
      live(again);
      await frame();
      expect(scrollY).toBe(1_200);
    });

    it('keeps it also when the shopper goes on to a third page', async () => {
      at(1_200);
      const left = leave('/vino-bar');
      removePage();
      await push('/carrito');
      back(left);
      live(removePage());
      await frame();
      expect(scrollY).toBe(1_200);
    });

    it('starts the removed page at its top when a link leads to it', async () => {
      at(1_200);
      leave('/vino-bar');
      removePage();
      at(300);
      leave('/vinos');
      live();
      await frame();
      expect(scrollY).toBe(0);
      expect(document.activeElement?.id).toBe('contenido');
    });
  });

  it('lets the browser restore a page that is loaded again, except one that was not shown yet', async () => {
    at(1_200);
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(history.scrollRestoration).toBe('auto');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(history.scrollRestoration).toBe('manual');
    leave('/vinos/uno');
    dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('manual');
  });

  it('after a load, restores only a page whose code did not wait for its use', async () => {
    at(1_200);
    dispatchEvent(new Event('pagehide'));
    at(300);
    await open();
    await frame();
    expect(scrollY).toBe(300);
    await open(true);
    await frame();
    expect(scrollY).toBe(1_200);
    // The page of the next entry was not shown before the document was loaded again.
    leave('/vinos/uno');
    dispatchEvent(new Event('pagehide'));
    at(0);
    await open(true);
    await frame();
    expect(scrollY).toBe(0);
  });

  it('works without stored positions when storage is full', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    at(1_200);
    const left = await push('/vinos/uno');
    back(left);
    scroll.pageShown();
    await frame();
    expect(scrollY).toBe(0);
  });
});
