/** Writes the events of the remotes into the analytics data layer, and counts what shoppers do with search results. */
import type { ApiClient } from 'shared-contracts/api/endpoint';
import type { Bus } from 'shared-contracts/bus/bus';
import { analyticsTrack } from 'shared-contracts/bus/topics';
import { followRestores, track } from '../../data-layer.ts';

export const startAnalytics = (bus: Bus, api: ApiClient): void => {
  // Most pages show no search results and need no counter.
  let counter: Promise<typeof import('./count-search.ts')> | undefined;
  bus.subscribe(analyticsTrack, ({ event, data }) => {
    track(event, data);
    if (data.item_list_id === 'search')
      counter ??= import(/* webpackChunkName: "count-search" */ './count-search.ts');
    const q = new URLSearchParams(location.search).get('q') ?? '';
    // A counter that cannot be loaded counts nothing.
    void counter?.then(({ countSearch }) => countSearch(api, { event, data, q })).catch(() => undefined);
  });
  followRestores();
};
