import { FEED_PATHS } from 'shared-contracts/feeds';
import { readProductFeed } from 'shared-contracts/office/channels';
import type { OfficeModule } from '../../module.ts';
import { countFeed } from '../../modules/feeds/feed-items.repository.ts';
import { officeEndpoints } from '../access/access.ts';

/** State of the product feeds. The settings have their switch. */
export const channelsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { LOCALES, PUBLIC_URL } = deps.config;
  on(readProductFeed, async ({ request: { locale } }) => ({
    addresses: LOCALES.map((one) => ({ locale: one, url: new URL(FEED_PATHS[one], PUBLIC_URL).href })),
    ...(await countFeed(deps.readDb, locale)),
  }));
};
