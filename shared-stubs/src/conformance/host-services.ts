/**
 * Conformance suite of HostServices, run on the shell in the browser and on the stub host
 * (docs/architecture/contract.md#hostservices). Needs a DOM.
 * Over 250 lines: one interface, member by member.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { listCommunes } from 'shared-contracts/api/regions';
import { analyticsTrack, dialogOpen, localeState, sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import type { WidgetModule } from 'shared-contracts/remote';
import { CONTRACT_VERSION, OLDEST_SERVED_CONTRACT } from 'shared-contracts/version';
import type { RecommendationsProps } from 'shared-contracts/widgets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiStub } from '../api/create-api-stub.ts';
import { createStubFetch } from '../api/stub-fetch.ts';
import { CUSTOMER, WRONG_PASSWORD } from '../customer.ts';

interface HostUnderTest {
  host: HostServices;
  close?(): void;
}

interface HostConditions {
  locale: Locale;
  /** Loads every widget that is requested. */
  loadWidget: () => Promise<WidgetModule<RecommendationsProps>>;
}

/** Creates a host for a page. Its requests use `fetch`, which the suite answers. */
export type CreateHost = (conditions: HostConditions) => HostUnderTest | Promise<HostUnderTest>;

/** Writes its props into its slot. */
const write = async ({ domElement, skus }: { domElement: HTMLElement; skus: readonly string[] }) => {
  domElement.textContent = skus.join();
};
const widget: WidgetModule<RecommendationsProps> = {
  contract: CONTRACT_VERSION,
  bootstrap: async () => {},
  mount: write,
  update: write,
  unmount: async ({ domElement }) => domElement.replaceChildren(),
};

const CUSTOMER_PAGE = '/cuenta/mi-cuenta';
const message = {
  type: 'warning',
  title: '¿Vaciar el carrito?',
  description: 'Uno\nDos',
  confirm: 'Vaciar',
} as const;

export const describeHostServices = (name: string, createHost: CreateHost): void => {
  describe(`host services of ${name}`, () => {
    const ends: (() => void)[] = [];
    const open = async (
      locale: Locale = 'es',
      loadWidget: HostConditions['loadWidget'] = async () => widget,
    ) => {
      const { host, close } = await createHost({ locale, loadWidget });
      ends.push(() => close?.());
      return host;
    };
    const address = () => location.pathname + location.search + location.hash;
    const gone = (path: string) => waitFor(() => expect(address()).toBe(path));

    beforeEach(() => {
      const stub = createApiStub();
      vi.stubGlobal('fetch', createStubFetch(stub));
      vi.spyOn(console, 'error').mockImplementation(() => {});
      history.replaceState(null, '', '/');
      sessionStorage.clear();
      localStorage.clear();
      document.body.replaceChildren();
      window.dataLayer = [];
    });
    afterEach(() => {
      for (const end of ends.splice(0)) end();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    it.each(['es', 'en'] as const)(
      'has contract version, language (%s) and configuration',
      async (locale) => {
        const host = await open(locale);
        expect(host.contract).toBeGreaterThanOrEqual(OLDEST_SERVED_CONTRACT);
        expect(host.locale).toBe(locale);
        expect(host.bus.read(localeState)).toEqual({ locale });
        expect(host.config.locales).toContain(locale);
        expect(host.config.publicUrl).not.toMatch(/\/$/);
        expect(host.config.shopName).not.toBe('');
      },
    );

    describe('api', () => {
      it('resolves with the body of the endpoint', async () => {
        const host = await open();
        const { data } = await host.api.call(listCommunes, { params: { id: '13' } });
        expect(data.length).toBeGreaterThan(0);
      });

      it('rejects with an API error', async () => {
        vi.stubGlobal('fetch', createStubFetch(createApiStub({ scenario: 'server-error' })));
        const host = await open();
        await expect(host.api.call(listCommunes, { params: { id: '13' } })).rejects.toMatchObject({
          name: 'ApiError',
          code: 'INTERNAL',
          statusCode: 500,
        });
      });

      it('rejects with a different error for a lost connection', async () => {
        vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
        const host = await open();
        await expect(host.api.call(listCommunes, { params: { id: '13' } })).rejects.toMatchObject({
          name: 'ApiError',
          code: 'NETWORK',
        });
      });
    });

    describe('session', () => {
      it('is a guest session before the login', async () => {
        const host = await open();
        expect(host.session()).toEqual({ kind: 'guest' });
        expect(host.bus.read(sessionState)).toEqual({ kind: 'guest' });
      });

      it('is the customer’s session after the login, and every subscriber is notified', async () => {
        const host = await open();
        const heard: string[] = [];
        host.bus.subscribe(sessionState, ({ kind }) => heard.push(kind));
        await host.signIn(CUSTOMER);
        expect(host.session()).toMatchObject({ kind: 'customer', firstName: expect.stringMatching(/./) });
        expect(heard).toEqual(['guest', 'customer']);
      });

      it('stays a guest session after a wrong password', async () => {
        const host = await open();
        const wrong = { ...CUSTOMER, password: WRONG_PASSWORD };
        await expect(host.signIn(wrong)).rejects.toMatchObject({
          name: 'ApiError',
          code: 'INVALID_CREDENTIALS',
        });
        expect(host.session()).toEqual({ kind: 'guest' });
      });

      it('ends on logout, which navigates to the home page', async () => {
        const host = await open();
        await host.signIn(CUSTOMER);
        host.navigate(CUSTOMER_PAGE);
        await gone(CUSTOMER_PAGE);
        await host.signOut();
        expect(host.session()).toEqual({ kind: 'guest' });
        await gone('/');
      });
    });

    describe('navigate', () => {
      it('changes the address with query and anchor, and dispatches popstate', async () => {
        const host = await open();
        const told = vi.fn();
        addEventListener('popstate', told);
        ends.push(() => removeEventListener('popstate', told));
        const before = history.length;
        host.navigate('/vinos?page=2#top');
        await gone('/vinos?page=2#top');
        await waitFor(() => expect(told).toHaveBeenCalled());
        expect(history.length).toBe(before + 1);
      });

      it('replaces the history entry with `replace`', async () => {
        const host = await open();
        const before = history.length;
        host.navigate('/carrito', { replace: true });
        await gone('/carrito');
        expect(history.length).toBe(before);
      });

      it('resolves a menu link to its route', async () => {
        const host = await open();
        host.navigate('/boxes');
        await gone('/cajas');
      });

      it('redirects a guest from a customer page to the login, with the requested address', async () => {
        const host = await open();
        host.navigate(`${CUSTOMER_PAGE}?a=1`);
        await gone(hrefs.login);
        expect(sessionStorage.getItem(STORAGE_KEYS.returnPath)).toBe(`${CUSTOMER_PAGE}?a=1`);
      });

      it('redirects a signed-in customer from the login to the home page', async () => {
        const host = await open();
        await host.signIn(CUSTOMER);
        host.navigate('/vinos');
        await gone('/vinos');
        host.navigate(hrefs.login);
        await gone('/');
      });
    });

    describe('setPage', () => {
      it('writes the title', async () => {
        const host = await open();
        host.setPage({ status: 200, head: { title: 'Vinos de prueba', description: 'D' } });
        expect(document.title).toBe(`Vinos de prueba | ${host.config.shopName}`);
        host.setPage({ status: 404, head: { title: '', description: '' } });
        expect(document.title).toBe(host.config.shopName);
      });

      it('follows a redirect without a new history entry', async () => {
        const host = await open();
        const before = history.length;
        host.setPage({ status: 301, head: { title: '', description: '' }, redirect: '/vinos' });
        await gone('/vinos');
        expect(history.length).toBe(before);
      });
    });

    describe('openDialog', () => {
      const shown = (title: string) => screen.findByRole('dialog', { name: title });
      const press = (dialog: HTMLElement, name: string | RegExp) =>
        within(dialog).getByRole('button', { name }).click();

      it('shows title, text and both buttons, and resolves when confirmed', async () => {
        const host = await open();
        const answer = host.openDialog(message);
        const dialog = await shown(message.title);
        expect((dialog as HTMLDialogElement).open).toBe(true);
        expect(dialog.textContent).toContain('Uno\nDos');
        press(dialog, 'Vaciar');
        expect(await answer).toEqual({ confirmed: true });
        expect(screen.queryByRole('dialog')).toBeNull();
      });

      it.each([
        ['its other button', (dialog: HTMLElement) => press(dialog, 'Cancelar')],
        ['Escape', (dialog: HTMLElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }))],
      ])('is cancelled by %s', async (_, end) => {
        const host = await open();
        const answer = host.openDialog(message);
        end(await shown(message.title));
        expect(await answer).toEqual({ confirmed: false });
      });

      it('shows a second dialog after the first', async () => {
        const host = await open();
        const answers = [
          host.openDialog(message),
          host.bus.request(dialogOpen, { ...message, title: 'Segundo' }),
        ];
        const first = await shown(message.title);
        await new Promise((done) => setTimeout(done, 20));
        expect(screen.getAllByRole('dialog')).toEqual([first]);
        press(first, 'Vaciar');
        press(await shown('Segundo'), 'Cancelar');
        expect(await Promise.all(answers)).toEqual([{ confirmed: true }, { confirmed: false }]);
      });

      it('is in the language of the page', async () => {
        const host = await open('en');
        const { confirm: _, ...plain } = message;
        const answer = host.openDialog(plain);
        press(await shown(message.title), 'Close');
        expect(await answer).toEqual({ confirmed: false });
      });
    });

    it('adds analytics events to the data layer, from calls and from bus messages', async () => {
      const host = await open();
      host.track('view_item', { sku: 'W-1' });
      host.bus.publish(analyticsTrack, { event: 'add_to_cart', data: { currency: 'CLP' } });
      expect(window.dataLayer).toEqual([
        { event: 'view_item', sku: 'W-1' },
        { event: 'add_to_cart', currency: 'CLP' },
      ]);
    });

    it('accepts any error report without throwing', async () => {
      const host = await open();
      const circle: { self?: object } = {};
      circle.self = circle;
      for (const error of [new Error('x'), 'text', undefined, null, circle])
        expect(() => host.report(error, { remote: 'catalog' })).not.toThrow();
    });

    describe('mountWidget', () => {
      const place = () => document.body.appendChild(document.createElement('div'));
      const holds = (element: HTMLElement, text: string) =>
        waitFor(() => expect(element.textContent).toBe(text));

      it('mounts a widget in its slot, updates its props, and unmounts it, also when called repeatedly', async () => {
        const host = await open();
        const element = place();
        const end = host.mountWidget('catalog/recommendations', element, { skus: ['W-1'] });
        await holds(element, 'W-1');
        const sameEnd = host.mountWidget('catalog/recommendations', element, { skus: ['W-2'] });
        await holds(element, 'W-2');
        end();
        end();
        sameEnd();
        await holds(element, '');
      });

      it('mounts the same widget in two slots', async () => {
        const host = await open();
        const [one, other] = [place(), place()];
        const end = host.mountWidget('catalog/recommendations', one, { skus: ['W-1'] });
        host.mountWidget('catalog/recommendations', other, { skus: ['W-2'] });
        await holds(one, 'W-1');
        end();
        await holds(one, '');
        expect(other.textContent).toBe('W-2');
      });

      it('does not mount a widget that was unmounted while its code was loading', async () => {
        const { promise, resolve } = Promise.withResolvers<typeof widget>();
        const mount = vi.fn(widget.mount);
        const host = await open('es', () => promise);
        const element = place();
        host.mountWidget('catalog/recommendations', element, { skus: ['W-1'] })();
        resolve({ ...widget, mount });
        await new Promise((done) => setTimeout(done, 20));
        expect(mount).not.toHaveBeenCalled();
        expect(element.childNodes.length).toBe(0);
      });

      it('leaves the slot empty without throwing when the widget cannot be loaded', async () => {
        const host = await open('es', () => Promise.reject(new Error('no such release')));
        const element = place();
        const end = host.mountWidget('catalog/recommendations', element, { skus: ['W-1'] });
        await new Promise((done) => setTimeout(done, 20));
        expect(element.childNodes.length).toBe(0);
        end();
      });
    });
  });
};
