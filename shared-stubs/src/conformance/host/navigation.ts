import { waitFor } from '@testing-library/react';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { hrefs } from 'shared-contracts/hrefs';
import { describe, expect, it, vi } from 'vitest';
import { CUSTOMER } from '../../customer.ts';
import { CUSTOMER_PAGE, expectAddress, type HostPage } from './host-page.ts';

export const describeNavigation = ({ open, atEnd }: HostPage): void => {
  describe('navigate', () => {
    it('changes the address with query and anchor, and dispatches popstate', async () => {
      const host = await open();
      const told = vi.fn();
      addEventListener('popstate', told);
      atEnd(() => removeEventListener('popstate', told));
      const before = history.length;
      host.navigate('/vinos?page=2#top');
      await expectAddress('/vinos?page=2#top');
      await waitFor(() => expect(told).toHaveBeenCalled());
      expect(history.length).toBe(before + 1);
    });

    it('replaces the history entry with `replace`', async () => {
      const host = await open();
      const before = history.length;
      host.navigate('/carrito', { replace: true });
      await expectAddress('/carrito');
      expect(history.length).toBe(before);
    });

    it('resolves a menu link to its route', async () => {
      const host = await open();
      host.navigate('/boxes');
      await expectAddress('/cajas');
    });

    it('redirects a guest from a customer page to the login, with the requested address', async () => {
      const host = await open();
      const before = history.length;
      host.navigate(`${CUSTOMER_PAGE}?a=1`);
      await expectAddress(hrefs.login);
      expect(sessionStorage.getItem(STORAGE_KEYS.returnPath)).toBe(`${CUSTOMER_PAGE}?a=1`);
      // Back leads to the page from which the guest came.
      expect(history.length).toBe(before + 1);
    });

    it('redirects a signed-in customer from the login to the home page', async () => {
      const host = await open();
      await host.signIn(CUSTOMER);
      host.navigate('/vinos');
      await expectAddress('/vinos');
      host.navigate(hrefs.login);
      await expectAddress('/');
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
      await expectAddress('/vinos');
      expect(history.length).toBe(before);
    });
  });
};
