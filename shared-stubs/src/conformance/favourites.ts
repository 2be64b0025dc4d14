/** Conformance suite for the favourites service, of catalog and of the stub. Needs a document. */
import type { FavouritesModule } from 'shared-contracts/remote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStubHost } from '../host/stub-host.ts';
import { createSuiteApi, expectServedContract } from './remote-under-test.ts';

export const describeFavourites = (name: string, load: () => Promise<FavouritesModule>): void => {
  describe(`favourites service of ${name}`, () => {
    beforeEach(() => {
      // A loaded module keeps its state, so each test loads a new copy.
      vi.resetModules();
      localStorage.clear();
      document.body.innerHTML = ['1 9990 1', '1 9990 1', '2 4990 0']
        .map((mark) => `<button type="button" data-favourite="${mark}"></button>`)
        .join('');
    });
    afterEach(() => document.body.replaceChildren());

    const hearts = () => [...document.querySelectorAll<HTMLElement>('[data-favourite]')];
    const isFilled = (heart: HTMLElement | undefined) => heart?.ariaPressed === 'true';

    it('has a contract version that the shell supports', async () => {
      expectServedContract((await load()).contract);
    });

    it('fills a pressed heart, empties it at the next press, and leaves those of other products', async () => {
      const host = createStubHost({ cart: 'none', api: createSuiteApi('es') });
      const { press } = await (await load()).start({ host });
      const [first, , other] = hearts();
      press(first as HTMLElement);
      await vi.waitFor(() => expect(isFilled(first)).toBe(true));
      expect(isFilled(other)).toBe(false);
      press(first as HTMLElement);
      await vi.waitFor(() => expect(isFilled(first)).toBe(false));
      host.close();
    });
  });
};
