import { attach } from 'effector';
import { $host } from 'shared-kit/host';
import type { SharedPage } from './share-page.ts';

/** Shares a page. Loads the code for it first. */
export const sharePageFx = attach({
  source: $host,
  effect: async (host, page: SharedPage) => {
    const { sharePage } = await import(/* webpackChunkName: "share" */ './share-page.ts');
    if (host) await sharePage(host, page);
  },
});
