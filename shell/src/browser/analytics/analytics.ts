/** Writes the events of the remotes into the analytics data layer. */
import type { Bus } from 'shared-contracts/bus/bus';
import { analyticsTrack } from 'shared-contracts/bus/topics';
import { followRestores, track } from '../../data-layer.ts';

export const startAnalytics = (bus: Bus): void => {
  bus.subscribe(analyticsTrack, ({ event, data }) => track(event, data));
  followRestores();
};
