/**
 * Proof of a transfer: the buyer chooses a file, checks it and sends it
 * (docs/product/payment.md#bank-transfer).
 */
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { sendProof } from 'shared-contracts/api/orders';
import { createDataEffect } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { $orderId, orderHeard, orderOpened, orderRetried } from '../../lib/order/order.model.ts';
import { lastRead } from '../../lib/upload/last-read.ts';
import { type ProofProblem, type ReadProof, readProblemOf, readProof } from '../../lib/upload/read-proof.ts';

export type ChosenFile =
  | { kind: 'none' }
  | { kind: 'reading' }
  | { kind: 'refused'; problem: ProofProblem }
  | { kind: 'ready'; proof: ReadProof };

export const fileChosen = createEvent<File>();
export const proofSubmitted = createEvent();
/** The shopper wants to replace the sent proof. */
export const anotherWanted = createEvent();

const readProofFx = createEffect(readProof);
export const sending = createSubmission(
  attach({
    effect: createDataEffect(sendProof),
    mapParams: ({ id, proof }: { id: string; proof: ReadProof }) => ({
      params: { id },
      headers: {},
      body: { file: proof.content },
    }),
  }),
);

const chosenRead = lastRead(readProofFx, [orderOpened, anotherWanted]);

/** Whether the buyer chose another file while this proof was on its way. */
const isOther = (file: ChosenFile, sent: ReadProof): boolean => file.kind !== 'ready' || file.proof !== sent;

export const $file = createStore<ChosenFile>({ kind: 'none' }, { serialize: 'ignore' })
  .on(readProofFx, () => ({ kind: 'reading' }))
  .on(chosenRead, (_, end) =>
    end.status === 'done'
      ? { kind: 'ready', proof: end.result }
      : { kind: 'refused', problem: readProblemOf(end.error) },
  )
  .on(sending.done, (file, { params }) => (isOther(file, params.proof) ? file : { kind: 'none' }))
  .reset(orderOpened, anotherWanted);
export const $isAnotherWanted = createStore(false, { serialize: 'ignore' })
  .on(anotherWanted, () => true)
  .on(
    sample({ clock: sending.done, source: $file, fn: ({ kind }) => kind !== 'none' }),
    (_, isOtherChosen) => isOtherChosen,
  )
  .reset(orderOpened);

sample({ clock: fileChosen, target: readProofFx });
// A failure is about the file that was sent, not about the next one.
sample({ clock: [fileChosen, orderOpened, anotherWanted], fn: () => {}, target: sending.forgotten });
sample({
  clock: proofSubmitted,
  source: { file: $file, id: $orderId },
  filter: ({ file, id }) => file.kind === 'ready' && id !== null,
  fn: ({ file, id }) => ({ id: id ?? '', proof: (file as { proof: ReadProof }).proof }),
  target: sending.submitted,
});

sample({ clock: sending.done, fn: ({ result }) => result, target: orderHeard });
// Conflict: the transfer was confirmed or has expired. Read the order again to show that.
sample({ clock: sending.$failure, filter: (failure) => failure?.code === 'CONFLICT', target: orderRetried });
