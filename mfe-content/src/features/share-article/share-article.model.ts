import { createEffect, createEvent, createStore, sample } from 'effector';
import { trackFx } from 'shared-kit/host';

export interface Shared {
  /** Slug. */
  article: string;
  /** Id of a social network, or `copy`. */
  method: string;
}

export const copyClicked = createEvent<{ article: string; url: string }>();
export const networkClicked = createEvent<Shared>();
/** Another article is shown. */
export const copyForgotten = createEvent();

const copyFx = createEffect((url: string) => navigator.clipboard.writeText(url));

/** Result of the last copy. */
export const $copy = createStore<'none' | 'done' | 'failed'>('none', { serialize: 'ignore' })
  .reset([copyFx, copyForgotten])
  .on(copyFx.done, () => 'done')
  .on(copyFx.fail, () => 'failed');

sample({ clock: copyClicked, fn: ({ url }) => url, target: copyFx });
sample({
  clock: [networkClicked, copyClicked.map(({ article }) => ({ article, method: 'copy' }))],
  fn: ({ article, method }) => ({
    event: 'share',
    data: { content_type: 'article', item_id: article, method },
  }),
  target: trackFx,
});
