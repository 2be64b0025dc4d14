/** Returns of products of the order on the page, by its buyer (docs/product/returns.md#return-products). */
import { combine, createEffect, createEvent, createStore, type EffectParams, sample } from 'effector';
import type { Order } from 'shared-contracts/api/orders.schema';
import { answerReturn, requestReturn, sendReturnPicture, withdrawReturn } from 'shared-contracts/api/returns';
import type { RequestReturnBody } from 'shared-contracts/api/returns.schema';
import { MAX_RETURN_PICTURES } from 'shared-contracts/domain/order-returns';
import { createDataEffect } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { $orderId, orderHeard, orderOpened, orderRetried } from '../../lib/order/order.model.ts';
import { lastRead } from '../../lib/upload/last-read.ts';
import {
  type ProofProblem,
  ProofRefused,
  type ReadProof,
  readProblemOf,
  readProof,
} from '../../lib/upload/read-proof.ts';

export type ReturnWish = Omit<RequestReturnBody, 'request_key'>;

export const returnPressed = createEvent();
export const returnDismissed = createEvent();
/** The buyer chose pictures. They take the place of earlier ones. */
export const picturesChosen = createEvent<readonly File[]>();
export const returnSubmitted = createEvent<ReturnWish>();
export const withdrawPressed = createEvent<string>();
export const answerSubmitted = createEvent<{ returnId: string; answer: string }>();

/** A proof of a transfer may be a PDF, a picture may not. */
const readPicture = async (file: File): Promise<ReadProof> => {
  const picture = await readProof(file);
  if (picture.type === 'application/pdf') throw new ProofRefused('wrongType');
  return picture;
};
const readPicturesFx = createEffect((files: readonly File[]) =>
  Promise.all(files.slice(0, MAX_RETURN_PICTURES).map(readPicture)),
);

export const $isReadingPictures = readPicturesFx.pending;
const chosenRead = lastRead(readPicturesFx, [returnPressed, orderOpened]);
export const $pictures = createStore<readonly ReadProof[]>([], { serialize: 'ignore' })
  .on(chosenRead, (_, end) => (end.status === 'done' ? end.result : []))
  .reset(returnPressed, orderOpened, readPicturesFx);
export const $pictureProblem = createStore<ProofProblem | null>(null, { serialize: 'ignore' })
  .on(chosenRead, (_, end) => {
    return end.status === 'done' ? null : readProblemOf(end.error);
  })
  .reset(returnPressed, orderOpened, readPicturesFx);

export const requesting = createSubmission(createDataEffect(requestReturn));
export const withdrawing = createSubmission(createDataEffect(withdrawReturn));
export const answering = createSubmission(createDataEffect(answerReturn));
const sendPictureFx = createDataEffect(sendReturnPicture);
type WaitingPicture = EffectParams<typeof sendPictureFx>;

/** The request that was sent last. The same wish is sent again with its key: a lost answer makes no second return. */
const $sent = createStore<RequestReturnBody | null>(null, { serialize: 'ignore' }).reset(
  requesting.done,
  orderOpened,
);
sample({ clock: requesting.sent, fn: ({ body }) => body, target: $sent });
/** Pictures of that request. Before its answer the buyer may choose others, or open another order. */
const $sentPictures = createStore<readonly ReadProof[]>([], { serialize: 'ignore' });
sample({ clock: requesting.sent, source: $pictures, target: $sentPictures });
const keyFor = (wish: ReturnWish, sent: RequestReturnBody | null): string => {
  const { request_key, ...before } = sent ?? {};
  return request_key && JSON.stringify(before) === JSON.stringify(wish) ? request_key : crypto.randomUUID();
};

/** Whether the page shows the form of a return. */
export const $isReturning = createStore(false, { serialize: 'ignore' })
  .on(returnPressed, () => true)
  .reset(returnDismissed, requesting.done, orderOpened);
/** Pictures that are still to be sent, one after the other, also while the buyer sees another order. */
const $waiting = createStore<readonly WaitingPicture[]>([], { serialize: 'ignore' })
  .on(sendPictureFx.done, (waiting) => waiting.slice(1))
  .on(sendPictureFx.fail, (waiting, { params: failed }) =>
    waiting.filter(({ params }) => params.return_id !== failed.params.return_id),
  );
/** Order of a picture that could not be sent. */
const $orderOfLost = createStore<string | null>(null, { serialize: 'ignore' })
  .on(sendPictureFx.fail, (_, { params: { params } }) => params.id)
  .reset(returnPressed);
/** Whether a picture of the order on the page could not be sent. The return itself is recorded. */
export const $arePicturesLost = combine($orderOfLost, $orderId, (lost, id) => lost !== null && lost === id);

sample({
  clock: [returnPressed, orderOpened],
  target: [requesting.forgotten, withdrawing.forgotten, answering.forgotten],
});
// The notice above the returns is about the last action only.
sample({ clock: withdrawPressed, fn: () => {}, target: [answering.forgotten, requesting.forgotten] });
sample({ clock: answerSubmitted, fn: () => {}, target: [withdrawing.forgotten, requesting.forgotten] });
sample({ clock: picturesChosen, target: readPicturesFx });
sample({
  clock: returnSubmitted,
  source: { id: $orderId, sent: $sent },
  filter: ({ id }) => id !== null,
  fn: ({ id, sent }, wish) => ({
    params: { id: id ?? '' },
    headers: {},
    body: { ...wish, request_key: keyFor(wish, sent) },
  }),
  target: requesting.submitted,
});

const toWaiting = (pictures: readonly ReadProof[], order: Order): readonly WaitingPicture[] => {
  const made = order.returns?.at(-1);
  return made
    ? pictures.map(({ content }, index) => ({
        params: { id: order.id, return_id: made.id, position: index + 1 },
        headers: {},
        body: { file: content },
      }))
    : [];
};
sample({
  clock: requesting.done,
  source: { pictures: $sentPictures, waiting: $waiting },
  fn: ({ pictures, waiting }, { result }) => [...waiting, ...toWaiting(pictures, result)],
  target: $waiting,
});
sample({
  clock: $waiting.map(([next]) => next ?? null),
  filter: (next) => next !== null,
  target: sendPictureFx,
});

sample({
  clock: withdrawPressed,
  source: $orderId,
  filter: (id) => id !== null,
  fn: (id, return_id) => ({ params: { id: id ?? '', return_id }, headers: {}, body: {} }),
  target: withdrawing.submitted,
});
sample({
  clock: answerSubmitted,
  source: $orderId,
  filter: (id) => id !== null,
  fn: (id, { returnId, answer }) => ({
    params: { id: id ?? '', return_id: returnId },
    headers: {},
    body: { answer },
  }),
  target: answering.submitted,
});

sample({
  clock: [requesting.done, withdrawing.done, answering.done, sendPictureFx.done],
  fn: ({ result }) => result,
  target: orderHeard,
});
// Staff decided meanwhile, or units of the order are gone. Read it again to show that.
sample({
  clock: [requesting.$failure, withdrawing.$failure, answering.$failure],
  filter: (failure) => failure?.code === 'CONFLICT' || failure?.code === 'VALIDATION_FAILED',
  target: orderRetried,
});
