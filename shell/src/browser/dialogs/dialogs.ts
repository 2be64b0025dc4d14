/** Serves `dialog.open`. Loads the dialog component on first use. */
import type { Bus } from 'shared-contracts/bus/bus';
import { dialogOpen } from 'shared-contracts/bus/topics';
import type { Locale } from 'shared-contracts/locale';
import { showOfflineNotice } from '../../offline.ts';
import { whenAdult } from '../../when-adult.ts';

export const startDialogs = (bus: Bus, locale: Locale): void => {
  bus.serve(dialogOpen, async (dialog) => {
    // The shopper answers the age gate first. A link may open a page that asks at once.
    await new Promise<void>(whenAdult);
    try {
      const { showDialog } = await import(/* webpackChunkName: "dialogs" */ './dialog-host.tsx');
      return await showDialog(dialog, locale);
    } catch (error) {
      // Without a connection the dialog cannot load. Show its text at least.
      showOfflineNotice(dialog.description);
      throw error;
    }
  });
};
