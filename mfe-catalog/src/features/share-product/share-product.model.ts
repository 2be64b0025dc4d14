import { attach, createEvent, sample } from 'effector';
import { $host } from 'shared-kit/host';
import type { SharedPage } from '../../lib/share-page.ts';

export const shareClicked = createEvent<SharedPage>();

const sharePageFx = attach({
  source: $host,
  effect: async (host, page: SharedPage) => {
    const { sharePage } = await import(/* webpackChunkName: "share" */ '../../lib/share-page.ts');
    if (host) await sharePage(host, page);
  },
});
sample({ clock: shareClicked, target: sharePageFx });
