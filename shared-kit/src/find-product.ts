import { CATALOGUE_KINDS, catalogue } from 'shared-contracts/api/catalogue';
import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';

const isUnknown = (error: unknown): boolean => apiErrorOf(error)?.code === 'NOT_FOUND';

/** The product with this slug, of any kind. An assistant may know the slug from an address only. */
export const findProduct = async (slug: string, { api }: HostServices): Promise<ProductDetail> => {
  const [first = 'wines', ...others] = CATALOGUE_KINDS;
  const read = async (kind: typeof first) =>
    (await api.call(catalogue[kind].detail, { params: { id: slug } })).data;
  return others.reduce(
    (found, kind) =>
      found.catch((error: unknown) => {
        if (isUnknown(error)) return read(kind);
        throw error;
      }),
    read(first),
  );
};
