import { sessionState } from 'shared-contracts/bus/topics';
import { describe, expect, it } from 'vitest';
import { CUSTOMER, WRONG_PASSWORD } from '../../customer.ts';
import { CUSTOMER_PAGE, expectAddress, type HostPage } from './host-page.ts';

export const describeSession = ({ open }: HostPage): void => {
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
      await expectAddress(CUSTOMER_PAGE);
      await host.signOut();
      expect(host.session()).toEqual({ kind: 'guest' });
      await expectAddress('/');
    });
  });
};
