/** Texts of the files in `content/`, for tests. */
import type { ContentItem } from 'api/seed-content';
import type { Block, Inline } from 'shared-contracts/api/content.schema';
import type { Article, Document } from 'shared-contracts/api/documents.schema';
import type * as pages from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import { loadContent } from '../src/seed-data.ts';

const content = await loadContent();

type ItemOf<K extends ContentItem['kind']> = Extract<ContentItem, { kind: K }>;
export type Event = ItemOf<'event'>;
export const isEvent = (item: ContentItem): item is Event => item.kind === 'event';
export const itemsOf = <K extends ContentItem['kind']>(kind: K): ItemOf<K>[] =>
  content.filter((item): item is ItemOf<K> => item.kind === kind);

export type Text = Pick<Article, 'title' | 'lead' | 'blocks'> & { seo: { description: string } };

/** Slug and words of everything of a kind in one language. */
export const textsOf = (kind: 'article' | 'event', locale: Locale): [slug: string, text: Text][] =>
  itemsOf(kind).map(({ slug, words }) => [slug, words[locale] as Text]);

interface PageShapes {
  layout: pages.Layout;
  home: pages.Home;
}
/** A page in one language. @throws Error when there is no such page */
export function pageOf<S extends string>(
  slug: S,
  locale: Locale,
): S extends keyof PageShapes ? PageShapes[S] : Document {
  const words = itemsOf('page').find((page) => page.slug === slug)?.words[locale];
  if (!words) throw new Error(`no page is called ${slug}`);
  return words as ReturnType<typeof pageOf<S>>;
}

export const inlinesOf = (block: Block): Inline[] => {
  if (block.kind === 'paragraph' || block.kind === 'notice') return block.content;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'facts' ? block.rows.flatMap(({ value }) => value) : [];
};

/** The words of running text, one line a block. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      'text' in block
        ? block.text
        : inlinesOf(block)
            .map(({ text }) => text)
            .join(''),
    )
    .join('\n');
