/**
 * Conformance suite of HostServices, run on the shell in the browser and on the stub host
 * (docs/architecture/contract.md#hostservices). Needs a DOM.
 */
import { analyticsTrack, localeState } from 'shared-contracts/bus/topics';
import { OLDEST_SERVED_CONTRACT } from 'shared-contracts/version';
import { describe, expect, it } from 'vitest';
import { describeApi } from './host/api.ts';
import { describeDialog } from './host/dialog.ts';
import { type CreateHost, prepareHostPage } from './host/host-page.ts';
import { describeNavigation } from './host/navigation.ts';
import { describeSession } from './host/session.ts';
import { describeWidgets } from './host/widgets.ts';

export const describeHostServices = (name: string, createHost: CreateHost): void => {
  describe(`host services of ${name}`, () => {
    const page = prepareHostPage(createHost);
    const { open } = page;

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

    describeApi(page);
    describeSession(page);
    describeNavigation(page);
    describeDialog(page);

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

    describeWidgets(page);
  });
};
