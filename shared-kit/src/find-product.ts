import { CATALOGUE_KINDS, catalogue } from 'shared-contracts/api/catalogue';
import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';

/** The product with this slug, of any kind. An assistant may know the slug from an address only. */
export const findProduct = async (slug: string, { api }: HostServices): Promise<ProductDetail> => {
  let notFound: unknown;
  for (const kind of CATALOGUE_KINDS)
    try {
      return (await api.call(catalogue[kind].detail, { params: { id: slug } })).data;
    } catch (error) {
      if (apiErrorOf(error)?.code !== 'NOT_FOUND') throw error;
      notFound = error;
    }
  throw notFound;
};
