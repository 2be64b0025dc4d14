/** Writes the head for the page just shown and announces it; the shell alone does (DESIGN §5). */
import type { PageHead, PageState } from 'shared-contracts/host';
import { titleOf } from '../head/title.ts';
import { pageViewed } from './analytics/data-layer.ts';
import { endLoading } from './loading/loading.ts';
import { report } from './report.ts';
import { pageShown } from './scroll.ts';
import type { PageWriterOptions } from './write-head.ts';

/** The latest page whose tags are wanted, while the code that writes them loads. */
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
  const served = location.href;
  let isServed = true;
  return ({ head }: PageState): void => {
    const moved = shownPath !== location.pathname;
    shownPath = location.pathname;
    const title = titleOf({ head, shopName: options.config.shopName });
    if (document.title !== title) document.title = title;
    // The first page's tags came with the document, unless the server could not render the page.
    const isHidden = document.querySelector('meta[name="robots"]') !== null;
    isServed &&= location.href === served && isHidden === Boolean(head.noindex);
    if (!isServed) void writeTags(head, options);
    endLoading('page');
    pageViewed();
    if (!moved) return;
    const announcer = document.getElementById('announcer');
    if (announcer) announcer.textContent = title;
    pageShown();
  };
};
