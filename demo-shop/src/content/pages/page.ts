/** What the seed's pages are written with. */
import type { IntroPage, ListingPage } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import type { SceneName } from '../../art/types.ts';
import type { Bilingual } from '../../types.ts';
import { type ProseBlock, toBlocks } from '../prose.ts';
import { type SceneBase, scenePicture } from '../words.ts';

export const seo = (title: string, description: string, image: string | null = null, keywords = '') => ({
  title,
  description,
  image,
  keywords,
});

/** Link as content has it. */
export const action = (text: string, link: string) => ({ text, link });

interface Head {
  title: Bilingual;
  text: Bilingual;
  /** For search engines; the text where it says enough. */
  description?: Bilingual;
  keywords?: Bilingual;
  scene: SceneName | null;
}

export interface SeedIntro extends Head {
  actions?: readonly { text: Bilingual; link: string }[];
  blocks?: Record<Locale, ProseBlock[]>;
}

const headOf = (
  { title, text, description = text, keywords, scene }: Head,
  locale: Locale,
  base: SceneBase,
) => ({
  seo: seo(title[locale], description[locale], base(scene ?? 'hero'), keywords?.[locale] ?? ''),
  title: title[locale],
  text: text[locale],
});

/** A page that is a head, as it is stored. */
export const introContent = (source: SeedIntro, locale: Locale, base: SceneBase): IntroPage => ({
  ...headOf(source, locale, base),
  picture: source.scene && scenePicture(source.scene, base, locale),
  actions: (source.actions ?? []).map(({ text, link }) => action(text[locale], link)),
  blocks: toBlocks(source.blocks?.[locale] ?? [], base, locale),
});

export interface SeedListing extends Head {
  blocks?: Record<Locale, ProseBlock[]>;
  filter?: { key: string; value: string };
  conditions?: Bilingual;
}

/** Head of a listing, as it is stored. */
export const listingContent = (source: SeedListing, locale: Locale, base: SceneBase): ListingPage => ({
  ...headOf(source, locale, base),
  picture: source.scene && scenePicture(source.scene, base, locale),
  blocks: toBlocks(source.blocks?.[locale] ?? [], base, locale),
  ...(source.filter && { filter: source.filter }),
  ...(source.conditions && { conditions: source.conditions[locale] }),
});
