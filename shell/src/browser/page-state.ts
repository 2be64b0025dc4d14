/**
 * Writes the head of the current page and announces its title. Only the shell writes the head
 * (docs/architecture/contract.md#hostservices).
 */
import type { PageHead, PageState } from 'shared-contracts/host';
import { pageViewed } from '../data-layer.ts';
import { titleOf } from '../head/title.ts';
import { endLoading } from './loading/loading.ts';
import { report } from './report.ts';
import { isVisible, pageShown } from './scroll.ts';
import type { PageWriterOptions } from './write-head.ts';

/** The head to write once the code for it has loaded. */
let latest: PageHead | undefined;

const writeTags = async (head: PageHead, options: PageWriterOptions): Promise<void> => {
  latest = head;
  try {
    const { writeHead } = await import(/* webpackChunkName: "write-head" */ './write-head.ts');
    if (latest === head) writeHead(head, options);
  } catch (error) {
    report(error, { kind: 'head' });
  }
};

export const createPageWriter = (options: PageWriterOptions) => {
  let shownPath = location.pathname;
  const servedUrl = location.href;
  let areServedTagsValid = true;
  // The shopper returns to the visible page, while the next one is loading.
  addEventListener('single-spa:before-routing-event', () => {
    if (isVisible(location.pathname)) endLoading('page');
  });
  return ({ head }: PageState): void => {
    const moved = shownPath !== location.pathname;
    shownPath = location.pathname;
    const title = titleOf({ head, shopName: options.config.shopName });
    if (document.title !== title) document.title = title;
    // The server wrote the first page's tags. If its render failed, it may have written a `noindex` that is wrong now.
    const hasNoindex = document.querySelector('meta[name="robots"]') !== null;
    areServedTagsValid &&= location.href === servedUrl && hasNoindex === Boolean(head.noindex);
    if (!areServedTagsValid) void writeTags(head, options);
    endLoading('page');
    pageViewed();
    if (!moved) return;
    const announcer = document.getElementById('announcer');
    if (announcer) announcer.textContent = title;
    pageShown();
  };
};
