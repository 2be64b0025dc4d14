/** A request about personal data, by the token of one of its mails. */
import { attach, createStore, sample } from 'effector';
import {
  confirmPrivacyRequest,
  exportPrivacyData,
  liftDataLimit,
  readPrivacyRequest,
} from 'shared-contracts/api/privacy-requests';
import type { LinkedPrivacyRequest } from 'shared-contracts/api/privacy-requests.schema';
import type { DataLimit } from 'shared-contracts/domain/privacy-rights';
import { createApiEffect } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { createLinkToken } from '../../lib/link-token.model.ts';
import { type DataFormat, saveDataFileFx } from '../../lib/save-data-file.ts';

const { pageShown, pageLeft, tokenTaken, $token } = createLinkToken('privacyToken');

export { $token, pageLeft, pageShown };

/** Body of a request that needs the token alone. The page has its buttons only with a token. */
const tokenOnly = <Values>(_: Values, token: string | null) => ({ body: { token: token ?? '' } });

export const reading = createSubmission(
  attach({ source: $token, effect: createApiEffect(readPrivacyRequest), mapParams: tokenOnly<void> }),
);
export const confirming = createSubmission(
  attach({ source: $token, effect: createApiEffect(confirmPrivacyRequest), mapParams: tokenOnly<void> }),
);
export const exporting = createSubmission(
  attach({ source: $token, effect: createApiEffect(exportPrivacyData), mapParams: tokenOnly<DataFormat> }),
);
export const lifting = createSubmission(
  attach({
    source: $token,
    effect: createApiEffect(liftDataLimit),
    mapParams: (limit: DataLimit, token) => ({ body: { token: token ?? '', limit } }),
  }),
);

export const $request = createStore<LinkedPrivacyRequest | null>(null, { serialize: 'ignore' })
  .on([reading.done, confirming.done, lifting.done], (_, { result }) => result.data)
  .reset(pageLeft);

sample({ clock: tokenTaken, filter: Boolean, fn: () => {}, target: reading.submitted });
sample({ clock: exporting.done, target: saveDataFileFx });
sample({
  clock: pageLeft,
  target: [reading.forgotten, confirming.forgotten, exporting.forgotten, lifting.forgotten],
});
