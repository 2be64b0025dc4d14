import { createStore, type Effect, type Store } from 'effector';
import { type FailureCode, failureCodeOf } from 'shared-kit/failure';
import { customerChanged } from './customer-page.model.ts';

/** What is read for a customer. */
export type Loaded<T> =
  | { kind: 'pending' }
  | { kind: 'ready'; data: T }
  | { kind: 'failed'; code: FailureCode };

const PENDING = { kind: 'pending' } as const;

/** The customer's data as last read; reading again keeps what is shown until the answer is there. */
export const createLoaded = <Input, Answer, T>(
  read: Effect<Input, Answer>,
  toData: (answer: Answer) => T,
): Store<Loaded<T>> & ReturnType<typeof createStore<Loaded<T>>> =>
  createStore<Loaded<T>>(PENDING, { serialize: 'ignore' })
    .on(read, (now) => (now.kind === 'failed' ? PENDING : now))
    .on(read.doneData, (_, answer) => ({ kind: 'ready', data: toData(answer) }))
    .on(read.failData, (now, error) =>
      now.kind === 'ready' ? now : { kind: 'failed', code: failureCodeOf(error) },
    )
    .reset(customerChanged);
