// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayEarlyPresses } from './early-press.ts';
import { watchFirstUse } from './first-use.ts';
import { startModules } from './start-modules.ts';

const MODULES = '/static/main.js#sha384-m /remotes/catalog/1/app.js#sha384-a';

describe('the page’s modules', () => {
  const load = vi.fn<(entry: string) => Promise<unknown>>();
  const download = vi.fn<typeof fetch>();
  const observed: PerformanceObserverCallback[] = [];

  const paint = () => {
    vi.advanceTimersByTime(100);
    for (const painted of observed) painted({} as PerformanceObserverEntryList, {} as PerformanceObserver);
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
  };
  const begin = (isDue = false) => {
    watchFirstUse();
    return start(isDue);
  };
  const start = (isDue = false) => startModules({ modules: MODULES, isDue }, load);
  const press = (markup: string) => {
    document.body.innerHTML = markup;
    const pressed = document.body.querySelector('[data-pressed]') ?? document.body.firstElementChild;
    pressed?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    document.head.innerHTML = '';
    load.mockResolvedValue({});
    download.mockImplementation(async () => new Response('code'));
    vi.stubGlobal('fetch', download);
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(callback: PerformanceObserverCallback) {
          observed.push(callback);
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    // Ends the listeners of the test.
    dispatchEvent(new Event('keydown'));
    document.documentElement.removeAttribute('data-used');
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.body.replaceChildren();
    observed.length = 0;
    load.mockReset();
    download.mockReset();
  });

  it('are downloaded after the first paint with their hashes, and not evaluated', async () => {
    begin();
    expect(download).not.toHaveBeenCalled();
    paint();
    expect(download.mock.calls).toEqual([
      ['/static/main.js', { integrity: 'sha384-m', priority: 'low' }],
      ['/remotes/catalog/1/app.js', { integrity: 'sha384-a', priority: 'low' }],
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['a control', '<button>Agregar</button>'],
    ['a field', '<input>'],
    ['the label of a control', '<label><span data-pressed>Cepa</span></label>'],
    ['a control inside a link’s list', '<a href="/"></a><li><button data-pressed></button></li>'],
  ])('are evaluated once when %s is pressed', (_, markup) => {
    begin();
    press(markup);
    press(markup);
    expect(load.mock.calls).toEqual([['/static/main.js']]);
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map(({ rel, href, integrity }) => [rel, new URL(href).pathname, integrity])).toEqual([
      ['modulepreload', '/static/main.js', 'sha384-m'],
      ['modulepreload', '/remotes/catalog/1/app.js', 'sha384-a'],
    ]);
  });

  it('are evaluated at once after a press while the document was still loading', () => {
    watchFirstUse();
    press('<button>Agregar</button>');
    expect(load).not.toHaveBeenCalled();
    start();
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(['input', 'submit'])(
    'are evaluated at the event `%s`, which needs no pointer and no key',
    (type) => {
      begin();
      document.body.innerHTML = '<form><input></form>';
      document.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }));
      expect(load).toHaveBeenCalledOnce();
    },
  );

  it('are evaluated when a script clicks a control without a pointer, although the click is stored', () => {
    watchFirstUse();
    replayEarlyPresses();
    start();
    document.body.innerHTML = '<div data-rendered><button>Agregar</button></div>';
    document.querySelector('button')?.click();
    expect(load).toHaveBeenCalledOnce();
  });

  it('are evaluated when the pointer rests on an entry of the main menu, not when it passes over it', () => {
    begin();
    document.body.innerHTML = '<ul><li data-entry="/vinos"><a href="/vinos">Vinos</a></li></ul><p>Text</p>';
    const moveTo = (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new Event('pointermove', { bubbles: true }));
    moveTo('a');
    vi.advanceTimersByTime(99);
    moveTo('p');
    vi.advanceTimersByTime(1_000);
    expect(load).not.toHaveBeenCalled();
    moveTo('a');
    vi.advanceTimersByTime(100);
    expect(load).toHaveBeenCalledOnce();
  });

  it('are evaluated at the first key', () => {
    begin();
    dispatchEvent(new Event('keydown'));
    expect(load).toHaveBeenCalledOnce();
  });

  it('are evaluated once a scroll has paused', () => {
    begin();
    for (let at = 0; at < 5; at += 1) {
      dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(149);
      expect(load).not.toHaveBeenCalled();
    }
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledOnce();
  });

  it('are evaluated at once when a control is pressed during a scroll', () => {
    begin();
    dispatchEvent(new Event('scroll'));
    press('<button>Agregar</button>');
    expect(load).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it.each([
    ['a link', '<a href="/vinos">Vinos</a>'],
    ['a picture in a link', '<a href="/vinos"><img data-pressed></a>'],
    ['text', '<p>Vinos</p>'],
  ])('are not evaluated when %s is pressed', (_, markup) => {
    begin();
    press(markup);
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be reached', async () => Promise.reject(new TypeError('network'))],
    ['is missing', async () => new Response('', { status: 404 })],
  ])('are evaluated without use when a file %s, so that its slot says so', async (_, answer) => {
    download.mockImplementationOnce(answer);
    begin();
    paint();
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledOnce();
  });

  it('are evaluated without use when a file has not arrived in ten seconds', async () => {
    download.mockImplementationOnce(() => new Promise(() => {}));
    begin();
    paint();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledOnce();
  });

  describe('with an entry that cannot be imported', () => {
    const failed = vi.fn();
    const fail = async () => Promise.reject(new TypeError('import'));
    beforeEach(() => addEventListener('shop:failed', failed));
    afterEach(() => {
      removeEventListener('shop:failed', failed);
      failed.mockClear();
    });
    const use = async () => {
      begin();
      dispatchEvent(new Event('keydown'));
      await vi.advanceTimersByTimeAsync(0);
    };

    it('are imported again after a download past the cache', async () => {
      load.mockImplementationOnce(fail);
      await use();
      expect(download.mock.calls).toEqual([
        [
          '/static/main.js',
          { integrity: 'sha384-m', priority: 'low', cache: 'reload', signal: expect.any(AbortSignal) },
        ],
      ]);
      expect(load.mock.calls).toEqual([['/static/main.js'], ['/static/main.js']]);
      expect(document.head.querySelectorAll('link[href="/static/main.js"]')).toHaveLength(2);
      expect(failed).not.toHaveBeenCalled();
    });

    it('are given up with `shop:failed` when the second import fails too', async () => {
      load.mockImplementation(fail);
      await use();
      expect(load).toHaveBeenCalledTimes(2);
      expect(failed).toHaveBeenCalledOnce();
    });

    it('are given up with `shop:failed` when the file cannot be downloaded', async () => {
      load.mockImplementation(fail);
      download.mockImplementation(async () => Promise.reject(new TypeError('network')));
      await use();
      expect(failed).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(load).toHaveBeenCalledOnce();
    });
  });

  describe('of a page that needs them at once', () => {
    it('are evaluated after the first paint', () => {
      begin(true);
      expect(load).not.toHaveBeenCalled();
      paint();
      expect(load).toHaveBeenCalledOnce();
      expect(download).not.toHaveBeenCalled();
    });

    it('are evaluated after 2.5 s when nothing is painted', () => {
      begin(true);
      vi.advanceTimersByTime(2_499);
      expect(load).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(load).toHaveBeenCalledOnce();
    });

    it('are evaluated in a background page, which never paints', () => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      begin(true);
      vi.advanceTimersByTime(1);
      expect(load).toHaveBeenCalledOnce();
    });
  });

  it('wait for a connection after a failure without one, say so, and keep the press', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const failed = vi.fn();
    addEventListener('shop:failed', failed);
    begin();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    press('<button>Agregar</button><p id="offline" data-text="Sin conexión."></p>');
    await vi.advanceTimersByTimeAsync(60_000);
    const notice = document.getElementById('offline');
    expect([notice?.textContent, load.mock.calls.length]).toEqual(['Sin conexión.', 1]);
    network.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1);
    expect([notice?.textContent, load.mock.calls.length]).toEqual(['', 2]);
    expect(failed).not.toHaveBeenCalled();
  });
});
