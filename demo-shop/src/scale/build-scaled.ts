/** A catalogue of any size for load tests: the seed's products in ever new guises, the same ones at every run. */

import type { Bilingual, SeedCatalogue, SeedProduct, SeedSku } from 'api/seed-types';
import { slugify } from 'api/slugify';
import { createRandom } from '../random.ts';
import { skuOf } from '../sku.ts';
import { LANDS, MENTIONS, THINGS } from './words.ts';

type Brand = Pick<SeedCatalogue['brands'][number], 'name' | 'slug'>;
const BRANDS = 400;
const FIRST_YEAR = 2010;
const FIRST_DAY_MS = Date.UTC(2024, 0, 1, 12);
const DAY_MS = 86_400_000;

/** A box needs bottles that exist; every other product can be made as often as wanted. */
const isMadeAnew = ({ kind }: SeedProduct): boolean => kind !== 'box';

/** Product number `n` of a large catalogue, drawn from `catalogue`: its facts and pictures, another name, price and stock. */
export function buildScaled(
  { products }: Pick<SeedCatalogue, 'products'>,
  n: number,
): { product: SeedProduct; brand: Brand } {
  const models = products.filter(isMadeAnew);
  const model = at(models, n);
  const random = createRandom(`scaled ${n}`);
  const chosen = <T>(items: readonly T[]): T => at(items, Math.floor(random() * items.length));
  const brand = brandOf(Math.floor(random() * BRANDS));
  const name = nameOf(model, [chosen(LANDS), chosen(THINGS), chosen(MENTIONS)]);
  const slug = `${slugify(name.es)}-${n}`;
  const price = Math.max(
    990,
    Math.round((at(model.skus, 0).price * (0.6 + random() * 1.6)) / 100) * 100 - 10,
  );
  const old = random() < 0.15 ? price + Math.ceil(price / 500) * 100 : null;

  return {
    brand,
    product: {
      ...model,
      slug,
      brand: brand.slug,
      year: model.year === null ? null : FIRST_YEAR + Math.floor(random() * 15),
      texts: {
        es: { ...model.texts.es, name: name.es, name_card: name.es },
        en: { ...model.texts.en, name: name.en, name_card: name.en },
      },
      skus: model.skus.map((sku, position) => ({
        ...sku,
        sku: `${skuOf('V', slug)}-${n}-${position}`,
        price: position === 0 ? price : Math.round(price * (1 + position * 0.8)),
        reference_price: position === 0 ? old : null,
        stock: random() < 0.05 ? 0 : Math.floor(random() * 240),
      })) as [SeedSku],
      published_at: new Date(FIRST_DAY_MS + Math.floor(random() * 900) * DAY_MS).toISOString(),
    } as SeedProduct,
  };
}

function brandOf(n: number): Brand {
  const name = `${at(LANDS, n)} ${at(THINGS, Math.floor(n / LANDS.length))}`;
  return { name, slug: slugify(name) };
}

const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

function nameOf(
  { kind, attributes, texts }: SeedProduct,
  [land, thing, mention]: [string, string, string],
): Bilingual {
  if (kind !== 'wine')
    return { es: `${texts.es.name} ${land} ${thing}`, en: `${texts.en.name} ${land} ${thing}` };
  const grapes = attributes.grapes.slice(0, 2);
  const inLanguage = (locale: 'es' | 'en') =>
    [land, thing, grapes.map(({ label }) => label[locale]).join(' '), mention].filter(Boolean).join(' ');
  return { es: inLanguage('es'), en: inLanguage('en') };
}
