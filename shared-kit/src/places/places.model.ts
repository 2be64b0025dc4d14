/** Regions and communes. Cached, because they rarely change (docs/product/checkout.md#delivery). */
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { listCommunes, listRegions } from 'shared-contracts/api/regions';
import type { Commune, Region } from 'shared-contracts/api/regions.schema';
import { createDataEffect } from '../host.ts';
import { withCache } from '../query/with-cache.ts';

/** Half an hour. */
export const CACHE_MS = 1_800_000;

export const regionsWanted = createEvent();
/** Requests the communes of a region. '' requests nothing. */
export const communesWanted = createEvent<string>();

const listRegionsFx = withCache({
  load: createDataEffect(listRegions),
  keyOf: () => '',
  maxAge: CACHE_MS,
});
const listCommunesFx = withCache({
  load: attach({
    effect: createDataEffect(listCommunes),
    mapParams: (id: string) => ({ params: { id } }),
  }),
  keyOf: (id: string) => id,
  maxAge: CACHE_MS,
});

export const $regions = createStore<readonly Region[]>([], { serialize: 'ignore' }).on(
  listRegionsFx.doneData,
  (_, regions) => regions,
);
/** Region id → its communes, for the requested regions. */
export const $communes = createStore<Readonly<Record<string, readonly Commune[]>>>(
  {},
  { serialize: 'ignore' },
).on(listCommunesFx.done, (communes, { params: id, result }) => ({ ...communes, [id]: result }));
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

sample({ clock: regionsWanted, fn: () => ({}), target: listRegionsFx });
sample({ clock: regionChosen, target: listCommunesFx });
