import type { ProductType } from 'shared-contracts/api/catalogue.schema';
import type { FilterKey } from 'shared-contracts/domain/filter-keys';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { ProductAttributes, ProductContent } from './schema/catalogue.ts';
import type { Facet, SeedCatalogue, SeedProduct, SeedSku } from './seed-types.ts';
import type { ProductRows } from './write-products.ts';

const TYPES: Record<SeedProduct['kind'], ProductType> = {
  wine: 'Wine',
  box: 'Box',
  gourmet: 'GourmetProduct',
  alcohol: 'Alcohol',
};

export type Brand = Pick<SeedCatalogue['brands'][number], 'name' | 'slug'>;
type FacetRow = Facet & { key: FilterKey; position: number };

/** A product of the seed as it goes into the tables. */
export function toProductRows(
  product: SeedProduct,
  { brand, rank }: { brand: Brand; rank: number },
): ProductRows {
  const facets = facetsOf(product, brand);
  return {
    product: {
      type: TYPES[product.kind],
      slug: product.slug,
      year: product.year,
      attributes: JSON.stringify(attributesOf(product)),
      rank,
      is_active: true,
      label: product.label,
      image: product.pictures.image,
      cover_image: product.pictures.cover,
      published_at: product.published_at,
    },
    brand: { slug: brand.slug, name: brand.name },
    texts: LOCALES.map((locale) => textRow(product, locale, { brand, facets })),
    skus: product.skus.map(toSku),
    facets: facets.map(({ key, slug, position, label }) => ({ key, value: slug, position, label })),
    contents: product.kind === 'box' ? product.contents.map(({ sku, qty }) => ({ sku, qty })) : [],
  };
}

function textRow(
  product: SeedProduct,
  locale: Locale,
  { brand, facets }: { brand: Brand; facets: readonly FacetRow[] },
): ProductRows['texts'][number] {
  const { name, name_card, detail, description, description_card, label_text } = product.texts[locale];
  const labels = facets.map(({ label }) => label[locale]);
  const keywords = [brand.name, product.year, detail, ...labels].filter(Boolean).join(' ');
  const content = JSON.stringify(contentOf(product, locale));
  return { locale, name, name_card, detail, description, description_card, label_text, content, keywords };
}

const toSku = (sku: SeedSku): ProductRows['skus'][number] => ({
  sku: sku.sku,
  price: sku.price,
  reference_price: sku.reference_price === null ? null : String(sku.reference_price),
  stock: sku.stock,
  format: sku.format,
  is_unit_sales: sku.is_unit_sales === 1,
  label_text: sku.label && sku.label_text ? JSON.stringify(sku.label_text) : null,
});

/** Filter values of a product: by which keys each kind is found (SPEC §9). */
export function facetsOf(product: SeedProduct, brand: Brand): FacetRow[] {
  const list = (key: FilterKey, ...facets: (Facet | null)[]): FacetRow[] =>
    facets.filter((facet) => facet !== null).map((facet, position) => ({ ...facet, key, position }));
  const marca = list('marca', { slug: brand.slug, label: { es: brand.name, en: brand.name } });
  switch (product.kind) {
    case 'wine': {
      const { type, grapes, country } = product.attributes;
      return [...list('tipo', type), ...list('variedad', ...grapes), ...list('pais', country), ...marca];
    }
    case 'box':
      return [...list('tipo', product.attributes.occasion), ...marca];
    case 'gourmet': {
      const { type, cheese_type, french_region, country } = product.attributes;
      return [
        ...list('tipo_gourmet', type),
        ...list('tipo_queso', cheese_type),
        ...list('region_francia', french_region),
        ...list('pais', country),
        ...marca,
      ];
    }
    case 'alcohol':
      return [
        ...list('tipo', product.attributes.type),
        ...list('pais', product.attributes.country),
        ...marca,
      ];
  }
}

function attributesOf({ kind, attributes }: SeedProduct): ProductAttributes {
  switch (kind) {
    case 'wine': {
      const {
        volume_ml,
        abv,
        body,
        acidity,
        sweetness,
        freshness,
        guarda,
        region,
        valley,
        service,
        foods,
        scores,
      } = attributes;
      return {
        volume_ml,
        abv,
        body,
        acidity,
        sweetness,
        freshness,
        guarda,
        region,
        valley,
        service,
        foods,
        scores,
      };
    }
    case 'box':
      return { bottles: attributes.bottles };
    case 'gourmet':
      return { unit_grams: attributes.unit_grams };
    case 'alcohol':
      return { volume_ml: attributes.volume_ml, abv: attributes.abv, age: attributes.age };
  }
}

function contentOf(product: SeedProduct, locale: Locale): ProductContent {
  const { tasting_notes, pairing, sommelier_comment, vineyard } = product.texts[locale];
  const texts = { tasting_notes, pairing, sommelier_comment, vineyard };
  const retracto_excluded = product.retracto === 'allowed' ? null : product.retracto.excluded[locale];
  if (product.kind !== 'wine') return { ...texts, retracto_excluded };
  const { aromas, aromatic_family, ageing, harvest, closure } = product.attributes;
  return {
    ...texts,
    retracto_excluded,
    aromatic_notes: aromas.map(({ label }) => label[locale]),
    aromatic_family: aromatic_family.label[locale],
    ageing: ageing[locale],
    harvest: harvest[locale],
    closure: closure.label[locale],
  };
}
