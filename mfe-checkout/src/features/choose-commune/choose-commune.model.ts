/** Regions and communes. Cached, because they rarely change (docs/product/checkout.md#delivery). */
import { attach, createEvent, createStore, sample } from 'effector';
import { listCommunes, listRegions } from 'shared-contracts/api/regions';
import type { Commune, Region } from 'shared-contracts/api/regions.schema';
import { createApiEffect } from 'shared-kit/host';

/** Half an hour. */
export const REGION_CACHE_MS = 1_800_000;

export const regionsRequested = createEvent();
/** Requests the communes of a region. '' requests nothing. */
export const communesRequested = createEvent<string>();

const listRegionsFx = createApiEffect(listRegions);
const listCommunesFx = attach({
  effect: createApiEffect(listCommunes),
  mapParams: (id: string) => ({ params: { id } }),
});

interface Cached<T> {
  rows: readonly T[];
  /** ms since 1970. */
  at: number;
}
const isFresh = (cached: Cached<unknown> | undefined): boolean =>
  cached !== undefined && Date.now() - cached.at < REGION_CACHE_MS;

const $cachedRegions = createStore<Cached<Region>>({ rows: [], at: 0 }, { serialize: 'ignore' });
const $cachedCommunes = createStore<Readonly<Record<string, Cached<Commune>>>>({}, { serialize: 'ignore' });

export const $regions = $cachedRegions.map(({ rows }) => rows);
/** Region id → its communes, for the requested regions. */
export const $communes = $cachedCommunes.map((cached) =>
  Object.fromEntries(Object.entries(cached).map(([id, { rows }]) => [id, rows])),
);
/** Failed request: the region's id, or 'regions'. */
export const $placesFailure = createStore<string | null>(null, { serialize: 'ignore' });
export const $isLoadingPlaces = createStore(false, { serialize: 'ignore' });

sample({
  clock: regionsRequested,
  source: $cachedRegions,
  filter: (cached) => !isFresh(cached),
  fn: () => ({}),
  target: listRegionsFx,
});
sample({
  clock: communesRequested,
  source: $cachedCommunes,
  filter: (cached, id) => id !== '' && !isFresh(cached[id]),
  fn: (_, id) => id,
  target: listCommunesFx,
});
$cachedRegions.on(listRegionsFx.doneData, (_, { data }) => ({ rows: data, at: Date.now() }));
$cachedCommunes.on(listCommunesFx.done, (cached, { params, result }) => ({
  ...cached,
  [params]: { rows: result.data, at: Date.now() },
}));
$placesFailure
  .on(listRegionsFx.fail, () => 'regions')
  .on(listCommunesFx.fail, (_, { params }) => params)
  .on([listRegionsFx, listCommunesFx], () => null);
$isLoadingPlaces
  .on([listRegionsFx, listCommunesFx], () => true)
  .on([listRegionsFx.finally, listCommunesFx.finally], () => false);
