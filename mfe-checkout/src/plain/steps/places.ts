/** All communes with their regions, for one select without scripts. */
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { listCommunes, listRegions } from 'shared-contracts/api/regions';

export interface Place {
  communeId: string;
  regionId: string;
  /** Commune and region. */
  label: string;
}

/** The list is the same for all visitors, and changes rarely. */
const KEPT_MS = 10 * 60_000;
let kept: { places: readonly Place[]; until: number } | undefined;

const readPlaces = async (api: ApiClient): Promise<readonly Place[]> => {
  const { data: regions } = await api.call(listRegions, {});
  const lists = await Promise.all(
    regions.map(async ({ id, short_name }) => {
      const { data: communes } = await api.call(listCommunes, { params: { id } });
      return communes.map((commune) => ({
        communeId: commune.id,
        regionId: id,
        label: `${commune.name}, ${short_name}`,
      }));
    }),
  );
  return lists.flat().sort((one, other) => one.label.localeCompare(other.label, 'es'));
};

export const findPlaces = async (api: ApiClient): Promise<readonly Place[]> => {
  if (kept && kept.until > Date.now()) return kept.places;
  const places = await readPlaces(api);
  kept = { places, until: Date.now() + KEPT_MS };
  return places;
};
