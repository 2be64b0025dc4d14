import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import type { Messages } from '../../messages/es.ts';

/** Known facts of the label, in reading order. */
export const factsOf = (
  product: ProductDetail,
  { factNames, volume, abv }: Messages['product'],
): { name: string; value: string }[] => {
  const known: [string, string | null | undefined][] = [
    [factNames.type, product.type?.label],
    [factNames.strains, product.strains.map(({ label }) => label).join(', ')],
    [factNames.country, product.country?.label],
    [factNames.region, product.region],
    [factNames.valley, product.valley],
    [factNames.harvest, product.harvest],
    [factNames.volume, product.volume_ml && volume(product.volume_ml)],
    [factNames.abv, product.abv && abv(String(product.abv))],
  ].map(([name, value]) => [String(name), value ? String(value) : null]);
  return known.flatMap(([name, value]) => (value ? [{ name, value }] : []));
};
