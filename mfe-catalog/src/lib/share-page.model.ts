import { createHostEffect } from 'shared-kit/host';
import type { SharedPage } from './share-page.ts';

/** Shares a page. Loads the code for it first. */
export const sharePageFx = createHostEffect(async (host, page: SharedPage) => {
  const { sharePage } = await import(/* webpackChunkName: "share" */ './share-page.ts');
  await sharePage(host, page);
});
