import { createStore, type Effect, type Event, sample } from 'effector';

/**
 * Event of the end of the read of what the buyer chose last. Earlier files may take longer to read.
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
