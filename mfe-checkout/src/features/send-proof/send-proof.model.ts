/** Proof of a transfer: the buyer chooses a file, checks it and sends it (docs/product/payment.md#bank-transfer). */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { sendProof } from 'shared-contracts/api/orders';
import { type FailureCode, failureCodeOf } from 'shared-kit/failure';
import { createApiEffect } from 'shared-kit/host';
import { $orderId, orderHeard, orderOpened, orderRetried } from '../../lib/order/order.model.ts';
import { type ProofProblem, ProofRefused, type ReadProof, readProof } from './read-proof.ts';

export type ProofState =
  | { kind: 'none' }
  | { kind: 'reading' }
  | { kind: 'refused'; problem: ProofProblem }
  | { kind: 'ready'; proof: ReadProof }
  | { kind: 'sending'; proof: ReadProof }
  | { kind: 'failed'; proof: ReadProof; code: FailureCode };

export const fileChosen = createEvent<File>();
export const proofSubmitted = createEvent();
/** The shopper wants to replace the sent proof. */
export const anotherWanted = createEvent();

const readProofFx = createEffect(readProof);
const sendProofFx = createApiEffect(sendProof);

export const $proof = createStore<ProofState>({ kind: 'none' }, { serialize: 'ignore' });
export const $isAnotherWanted = createStore(false, { serialize: 'ignore' })
  .on(anotherWanted, () => true)
  .reset(sendProofFx.done, orderOpened);

const problemOf = (error: Error): ProofProblem =>
  error instanceof ProofRefused ? error.problem : 'unreadable';
const proofOf = (state: ProofState): ReadProof | null => ('proof' in state ? state.proof : null);

sample({ clock: fileChosen, target: readProofFx });
$proof
  .on(readProofFx, () => ({ kind: 'reading' }))
  .on(readProofFx.doneData, (_, proof) => ({ kind: 'ready', proof }))
  .on(readProofFx.failData, (_, error) => ({ kind: 'refused', problem: problemOf(error) }))
  .reset(orderOpened, anotherWanted);

const sendable = sample({
  clock: proofSubmitted,
  source: { state: $proof, id: $orderId },
  filter: ({ state, id }) => (state.kind === 'ready' || state.kind === 'failed') && id !== null,
  fn: ({ state, id }) => ({ id: id ?? '', file: proofOf(state)?.content ?? '' }),
});
sample({
  clock: sendable,
  fn: ({ id, file }) => ({ params: { id }, headers: {}, body: { file } }),
  target: sendProofFx,
});
$proof
  .on(sendProofFx, (state) => {
    const proof = proofOf(state);
    return proof ? { kind: 'sending', proof } : state;
  })
  .on(sendProofFx.failData, (state, error) => {
    const proof = proofOf(state);
    return proof ? { kind: 'failed', proof, code: failureCodeOf(error) } : state;
  })
  .reset(sendProofFx.done);

sample({ clock: sendProofFx.doneData, fn: ({ data }) => data, target: orderHeard });
// The transfer was confirmed or expired. Read the order again to show it.
sample({
  clock: sendProofFx.failData,
  filter: (error) => failureCodeOf(error) === 'CONFLICT',
  fn: () => {},
  target: orderRetried,
});
