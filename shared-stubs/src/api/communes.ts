import type { Commune, Region } from 'shared-contracts/api/regions.schema';
import { isNameOfCommune } from 'shared-contracts/domain/commune-names';
import type { Locale } from 'shared-contracts/locale';
import { recordedAnswers } from './recorded.ts';

/** Names of a commune and its region. The id itself if the recorded regions do not contain it. */
export const communeNames = (communeId: string, locale: Locale) => {
  const answers = recordedAnswers(locale);
  const regionId = communeId.slice(0, 2);
  const communes = answers[`/regions/${regionId}/communes`] as { data: Commune[] } | undefined;
  const regions = answers['/regions'] as { data: Region[] } | undefined;
  return {
    commune_id: communeId,
    commune: communes?.data.find(({ id }) => id === communeId)?.name ?? communeId,
    region_id: regionId,
    region: regions?.data.find(({ id }) => id === regionId)?.name ?? regionId,
  };
};

/** Id of the commune with this code or name. */
export const findCommuneId = (text: string, locale: Locale): string | undefined =>
  Object.entries(recordedAnswers(locale))
    .flatMap(([path, body]) => (path.endsWith('/communes') ? (body as { data: Commune[] }).data : []))
    .find((commune) => commune.id === text || isNameOfCommune(commune, text))?.id;
