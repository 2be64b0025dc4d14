import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import type { Fact } from 'shared-ui/facts';
import type { Messages } from '../../messages/es.ts';

/** Known facts of the label, in reading order. */
export const factsOf = (product: ProductDetail, { factNames, volume, abv }: Messages['product']): Fact[] => {
  const known: Fact[] = [
    [factNames.type, product.type?.label],
    [factNames.strains, product.strains.map(({ label }) => label).join(', ')],
    [factNames.country, product.country?.label],
    [factNames.region, product.region],
    [factNames.valley, product.valley],
    [factNames.harvest, product.harvest],
    [factNames.volume, product.volume_ml && volume(product.volume_ml)],
    [factNames.abv, product.abv !== null && abv(String(product.abv))],
  ];
  return known.filter(([, value]) => value);
};
