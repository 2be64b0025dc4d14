import type { Document, Place } from 'shared-contracts/api/documents.schema';
import type { Locale } from 'shared-contracts/locale';
import type { SceneName } from '../../art/types.ts';
import { type Prose, toBlocks } from '../prose.ts';
import { type SceneBase, scenePicture } from '../words.ts';

/** A document as the seed writes it. */
export interface SeedDocument extends Record<Locale, Prose> {
  /** The day from which the words hold; null where that says nothing. */
  updated: string | null;
  scene: SceneName | null;
  place?: Place;
}

/** A document as it is stored. */
export const documentContent = (document: SeedDocument, locale: Locale, base: SceneBase): Document => {
  const { title, lead, description, blocks } = document[locale];
  return {
    seo: {
      title,
      description,
      image: base(document.scene ?? 'hero'),
      keywords: '',
    },
    title,
    lead,
    updated_at: document.updated,
    picture: document.scene && scenePicture(document.scene, base, locale),
    blocks: toBlocks(blocks, base, locale),
    ...(document.place && { place: document.place }),
  };
};
