import { createStore, type Effect, type Event, sample } from 'effector';

/**
 * Fires when the file that the buyer chose last is read. Skips earlier files, which may take longer to read.
 * @param forgotten events after which nothing is chosen
 */
export const lastRead = <Chosen, Read>(
  readFx: Effect<Chosen, Read>,
  forgotten: readonly Event<unknown>[],
) => {
  const $chosen = createStore<Chosen | null>(null, { serialize: 'ignore' })
    .on(readFx, (_, chosen) => chosen)
    .reset(...forgotten);
  return sample({
    clock: readFx.finally,
    source: $chosen,
    filter: (chosen, { params }) => chosen === params,
    fn: (_, end) => end,
  });
};
