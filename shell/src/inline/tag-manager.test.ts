// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decideConsent } from '../consent.ts';

const ALL = { measurement: true, advertising: true };
const NOTHING = { measurement: false, advertising: false };

const ID = 'GTM-TEST123';
const layer = () =>
  (window.dataLayer as unknown[]).map((entry) =>
    'length' in (entry as object) ? [...(entry as unknown[])] : entry,
  );
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const DENIED = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};

/** Loads a new copy of the module for each test. */
const start = async () => {
  vi.resetModules();
  const { decideConsent: decide } = await import('../consent.ts');
  const { startTagManager } = await import('./tag-manager.ts');
  startTagManager(ID);
  return decide;
};

describe('the tag manager', () => {
  let ended: AbortController;
  beforeEach(() => {
    // Ends the subscription of each copy of the module.
    ended = new AbortController();
    const { signal } = ended;
    const add = document.addEventListener.bind(document);
    vi.spyOn(document, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, { signal }),
    );
    localStorage.clear();
    window.dataLayer = [{ event: 'page_view' }];
    // Do not load the appended scripts.
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      document.body.append(
        Object.assign(document.createElement('script'), {
          type: 'x',
          src: (script as HTMLScriptElement).src,
        }),
      );
    });
  });
  afterEach(() => {
    ended.abort();
    document.body.replaceChildren();
    vi.restoreAllMocks();
  });

  it('gets "denied" as first entry, before earlier entries of the page, and is not loaded', async () => {
    await start();
    expect(layer()).toEqual([['consent', 'default', DENIED], { event: 'page_view' }]);
    expect(scripts()).toEqual([]);
  });

  it('is not loaded after a refusal', async () => {
    const decide = await start();
    decide(NOTHING);
    expect(layer().at(-1)).toEqual(['consent', 'update', DENIED]);
    expect(scripts()).toEqual([]);
  });

  it('is loaded once after consent and gets each purpose', async () => {
    const decide = await start();
    decide({ measurement: true, advertising: false });
    expect(layer().slice(-2)).toEqual([
      ['consent', 'update', { ...DENIED, analytics_storage: 'granted' }],
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
    ]);
    decide(ALL);
    decide(NOTHING);
    expect(layer().at(-1)).toEqual(['consent', 'update', DENIED]);
    expect(scripts()).toEqual([`https://www.googletagmanager.com/gtm.js?id=${ID}`]);
  });

  it('is loaded at once when consent was given on an earlier visit', async () => {
    decideConsent(ALL);
    await start();
    expect(scripts()).toHaveLength(1);
  });
});

describe('the address of a script', () => {
  const made = new Map<string, { createScriptURL(url: string): string }>();
  beforeEach(() => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, rules: { createScriptURL(url: string): string }) => {
        made.set(name, rules);
        return rules;
      },
    });
  });
  afterEach(() => {
    made.clear();
    vi.unstubAllGlobals();
  });

  it('must be the one of a container', async () => {
    const { containerUrl } = await import('./trusted-types.ts');
    expect(containerUrl(ID)).toContain(ID);
    for (const id of ['GTM-1&x=1', 'UA-1', '../x']) expect(() => containerUrl(id)).toThrow(TypeError);
    expect([...made.keys()]).toContain('shop');
  });

  it('must have an allowed host for tags of a container', async () => {
    const { letTagsLoad } = await import('./trusted-types.ts');
    letTagsLoad();
    const rules = made.get('default');
    expect(rules?.createScriptURL('https://www.googletagmanager.com/gtag/js?id=G-1')).toContain('gtag');
    for (const url of [
      'https://evil.example/x.js',
      'https://www.googletagmanager.com.evil.example/x',
      'data:,alert(1)',
    ])
      expect(() => rules?.createScriptURL(url), url).toThrow(TypeError);
  });
});
