/** Sends the file that a visitor without scripts chose as the proof of a transfer. */
import { sendProof } from 'shared-contracts/api/orders';
import { apiErrorOf } from 'shared-contracts/errors';
import { transferMessages } from '../../messages/transfer.ts';
import type { PlainContext } from '../plain-page.ts';
import type { PlainNotice, PlainOrder, PlainState } from '../plain-state.ts';
import { plainWords } from '../words.ts';

type Result = Omit<PlainNotice, 'path'> | null;

/** Null: no notice, because the page of the order explains it. The order is another browser's, or awaits no transfer. */
const refusalOf = (error: unknown, { locale }: PlainContext): Result => {
  const { proof: words } = transferMessages[locale];
  const code = apiErrorOf(error)?.code;
  if (code === undefined) throw error;
  switch (code) {
    case 'NOT_FOUND':
    case 'CONFLICT':
      return null;
    case 'FILE_NOT_ACCEPTED':
    case 'VALIDATION_FAILED':
    case 'PAYLOAD_TOO_LARGE':
      return { kind: 'error', text: plainWords[locale].badProof };
    case 'TOO_MANY_REQUESTS':
      return { kind: 'error', text: words.tooMany };
    default:
      return { kind: 'error', text: words.failed };
  }
};

const send = async (context: PlainContext, order: PlainOrder, file: string): Promise<Result> => {
  const { api, locale } = context;
  if (!file) return { kind: 'error', text: plainWords[locale].badProof };
  try {
    await api.call(sendProof, {
      params: { id: order.id },
      headers: { 'x-order-key': order.key },
      body: { file },
    });
    return { kind: 'success', text: transferMessages[locale].proof.sentTitle };
  } catch (error) {
    return refusalOf(error, context);
  }
};

/**
 * @param file as base64. '' without one
 * @returns the state with the result for the page of the transfer
 */
export const sendPlainProof = async (
  context: PlainContext,
  order: PlainOrder,
  file: string,
): Promise<PlainState> => {
  const { state, pathname } = context;
  const result = await send(context, order, file);
  return { ...state, notice: result && { ...result, path: pathname } };
};
