import type { ProductCard, ProductDetail } from 'shared-contracts/api/catalogue.schema';
import type { FoundProduct } from '../products/product.repository.ts';

interface PageParts extends Pick<ProductDetail, 'contents' | 'contents_off_sale' | 'related'> {
  /** Filter values of the product. */
  facets: readonly { key: string; value: string; label: string }[];
  canWait: boolean;
  inCase: boolean;
}

/** Creates a product page from card and page data. Fields that a type lacks are null or empty. */
export function toDetail(
  card: ProductCard,
  { description, attributes, content }: FoundProduct,
  { facets, canWait, inCase, ...lists }: PageParts,
): ProductDetail {
  const valuesOf = (...keys: string[]) =>
    facets.filter(({ key }) => keys.includes(key)).map(({ value, label }) => ({ value, label }));
  const { image_alt = null, cover_alt = null } = content;
  return {
    ...card,
    ...((image_alt || cover_alt) && { picture_alts: [image_alt ?? '', cover_alt ?? ''] }),
    description,
    country: valuesOf('pais')[0] ?? null,
    type: valuesOf('tipo', 'tipo_gourmet')[0] ?? null,
    strains: valuesOf('variedad'),
    region: attributes.region ?? null,
    valley: attributes.valley ?? null,
    volume_ml: attributes.volume_ml ?? null,
    abv: attributes.abv ?? null,
    body: attributes.body ?? null,
    acidity: attributes.acidity ?? null,
    sweetness: attributes.sweetness ?? null,
    freshness: attributes.freshness ?? null,
    guarda: attributes.guarda ?? null,
    scores: attributes.scores ?? [],
    aromatic_notes: content.aromatic_notes ?? [],
    aromatic_family: content.aromatic_family ?? null,
    vineyard: content.vineyard ?? null,
    harvest: content.harvest ?? null,
    tasting_notes: content.tasting_notes ?? null,
    pairing: content.pairing ?? null,
    sommelier_comment: content.sommelier_comment ?? null,
    retracto_excluded: content.retracto_excluded ?? null,
    ...lists,
    ...(canWait && { can_wait: true }),
    ...(inCase && { in_case: true }),
  };
}
