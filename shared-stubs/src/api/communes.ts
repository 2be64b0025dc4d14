import type { Commune, Region } from 'shared-contracts/api/regions.schema';
import { isNameOfCommune } from 'shared-contracts/domain/commune-names';
import type { Locale } from 'shared-contracts/locale';
import { rowsAt } from './recorded.ts';

/** Names of a commune and its region. The id itself if the recorded regions do not contain it. */
export const communeNames = (communeId: string, locale: Locale) => {
  const regionId = communeId.slice(0, 2);
  const communes = rowsAt<Commune>(`/regions/${regionId}/communes`, locale);
  const regions = rowsAt<Region>('/regions', locale);
  return {
    commune_id: communeId,
    commune: communes.find(({ id }) => id === communeId)?.name ?? communeId,
    region_id: regionId,
    region: regions.find(({ id }) => id === regionId)?.name ?? regionId,
  };
};

/** Id of the commune with this code or name. */
export const findCommuneId = (text: string, locale: Locale): string | undefined =>
  rowsAt<Region>('/regions', locale)
    .flatMap(({ id }) => rowsAt<Commune>(`/regions/${id}/communes`, locale))
    .find((commune) => commune.id === text || isNameOfCommune(commune, text))?.id;
