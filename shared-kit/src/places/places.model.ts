/** Regions and communes. Cached, because they rarely change (docs/product/checkout.md#delivery). */
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { listCommunes, listRegions } from 'shared-contracts/api/regions';
import type { Commune, Region } from 'shared-contracts/api/regions.schema';
import { createApiEffect } from '../host.ts';

/** Half an hour. */
export const CACHE_MS = 1_800_000;

export const regionsWanted = createEvent();
/** Requests the communes of a region. '' requests nothing. */
export const communesWanted = createEvent<string>();

const listRegionsFx = createApiEffect(listRegions);
const listCommunesFx = attach({
  effect: createApiEffect(listCommunes),
  mapParams: (id: string) => ({ params: { id } }),
});

interface Kept<T> {
  rows: readonly T[];
  /** ms since 1970. */
  at: number;
}
const isFresh = (kept: Kept<unknown> | undefined): boolean =>
  kept !== undefined && Math.abs(Date.now() - kept.at) < CACHE_MS;

const $keptRegions = createStore<Kept<Region>>({ rows: [], at: 0 }, { serialize: 'ignore' });
const $keptCommunes = createStore<Readonly<Record<string, Kept<Commune>>>>({}, { serialize: 'ignore' });

export const $regions = $keptRegions.map(({ rows }) => rows);
/** Region id → its communes, for the requested regions. */
export const $communes = $keptCommunes.map((kept) =>
  Object.fromEntries(Object.entries(kept).map(([id, { rows }]) => [id, rows])),
);
const either = (a: boolean, b: boolean): boolean => a || b;
export const $arePlacesLoading = combine(listRegionsFx.pending, listCommunesFx.pending, either);

const $areRegionsMissing = createStore(false, { serialize: 'ignore' })
  .on(listRegionsFx.fail, () => true)
  .reset(listRegionsFx);
const regionChosen = communesWanted.filter({ fn: (id) => id !== '' });
const $lastRegion = createStore('', { serialize: 'ignore' }).on(regionChosen, (_, id) => id);
const $areCommunesMissing = createStore(false, { serialize: 'ignore' }).reset(regionChosen);
sample({
  clock: listCommunesFx.fail,
  source: $lastRegion,
  filter: (last, { params }) => params === last,
  fn: () => true,
  target: $areCommunesMissing,
});
/** Whether the last request for the regions, or the one for the communes of the last region, failed. */
export const $arePlacesMissing = combine($areRegionsMissing, $areCommunesMissing, either);

sample({
  clock: regionsWanted,
  source: $keptRegions,
  filter: (kept) => !isFresh(kept),
  fn: () => ({}),
  target: listRegionsFx,
});
sample({
  clock: communesWanted,
  source: $keptCommunes,
  filter: (kept, id) => id !== '' && !isFresh(kept[id]),
  fn: (_, id) => id,
  target: listCommunesFx,
});
$keptRegions.on(listRegionsFx.doneData, (_, { data }) => ({ rows: data, at: Date.now() }));
$keptCommunes.on(listCommunesFx.done, (kept, { params, result }) => ({
  ...kept,
  [params]: { rows: result.data, at: Date.now() },
}));
