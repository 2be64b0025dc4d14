/** Content of a slot without a rendered remote: 404 page, failure page, skeleton. */
import type { PageHead } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { RemoteId, SerializedState } from 'shared-contracts/remote';
import { NO_TAGS, type PageTags } from '../cache/page-tags.ts';
import { builtInFailure } from './built-in-content.ts';
import type { FrameContent } from './content.ts';
import type { FrameModule } from './frame-module.ts';

export interface Slot {
  owner: RemoteId | null;
  html: string;
  /** Present when a remote rendered `html`. */
  state?: SerializedState;
  /** Page ids whose chunks the page needs. */
  assets: readonly string[];
}

/** A filled slot with all data that the page around it needs. */
export interface Filled {
  slot: Slot;
  head: PageHead;
  status: number;
  redirect?: string;
  cacheable: boolean;
  /** Tags of the API's answers in the slot. */
  tags: PageTags;
  /** New state of the visitor's plain pages. */
  plain?: string;
  /** Render time of the owner on the server, ms. */
  renderMs?: number;
  /** The complete slot of a late page, for later requests. Null when it failed in the end. */
  later?: Promise<Filled | null>;
  /** Path of the route whose pages are all the same now, because renders are refused. */
  sharedAs?: string;
}

export const createStandIns = (frame: FrameModule, content: FrameContent) => ({
  /** @param draft token of a preview */
  async notFound(locale: Locale, draft?: string): Promise<Filled> {
    const page = await content.notFound(locale, draft);
    return {
      slot: { owner: null, html: frame.renderNotFound(page, locale), assets: [] },
      head: { title: page.seo.title, description: page.seo.description, noindex: true },
      status: 404,
      cacheable: true,
      tags: content.tagsOf(page),
    };
  },

  /** The page for an internal error of the shell. */
  failure(locale: Locale): Filled {
    const screen = builtInFailure(locale);
    return {
      slot: { owner: null, html: frame.renderNotFound(screen, locale), assets: [] },
      head: { title: screen.seo.title, description: screen.seo.description, noindex: true },
      status: 500,
      cacheable: false,
      tags: NO_TAGS,
    };
  },

  /** A skeleton for a page that only the browser renders. */
  browserOnly: (owner: RemoteId, locale: Locale): Filled => ({
    slot: { owner, html: frame.renderSlotSkeleton(locale), assets: [] },
    head: { title: '', description: '', noindex: true },
    status: 200,
    cacheable: false,
    tags: NO_TAGS,
  }),
});
