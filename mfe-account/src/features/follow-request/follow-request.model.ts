/** A request about personal data, by the token of one of its mails. */
import { attach, createEvent, createStore, type Effect, sample } from 'effector';
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

export const requestShown = createEvent();
export const requestLeft = createEvent();
export const confirmClicked = createEvent();
export const exportClicked = createEvent<DataFormat>();
export const liftClicked = createEvent<DataLimit>();

const { takeFx, forgetFx, $token } = createLinkToken('privacyToken');

export { $token };

const byToken = <Answer>(effect: Effect<{ body: { token: string } }, Answer>) =>
  createSubmission(attach({ effect, mapParams: (token: string) => ({ body: { token } }) }));

export const reading = byToken(createApiEffect(readPrivacyRequest));
export const confirming = byToken(createApiEffect(confirmPrivacyRequest));
export const exporting = createSubmission(
  attach({
    effect: createApiEffect(exportPrivacyData),
    mapParams: ({ token }: { token: string; format: DataFormat }) => ({ body: { token } }),
  }),
);
export const lifting = createSubmission(
  attach({
    effect: createApiEffect(liftDataLimit),
    mapParams: (body: { token: string; limit: DataLimit }) => ({ body }),
  }),
);

export const $request = createStore<LinkedPrivacyRequest | null>(null, { serialize: 'ignore' })
  .on([reading.done, confirming.done, lifting.done], (_, { result }) => result.data)
  .reset(requestLeft);

const isToken = (token: string | null): token is string => Boolean(token);

sample({ clock: requestShown, source: $token, target: takeFx });
sample({ clock: takeFx.doneData, filter: isToken, target: reading.submitted });
sample({ clock: confirmClicked, source: $token, filter: isToken, target: confirming.submitted });
sample({
  clock: exportClicked,
  source: $token,
  filter: isToken,
  fn: (token, format) => ({ token: token ?? '', format }),
  target: exporting.submitted,
});
sample({
  clock: liftClicked,
  source: $token,
  filter: isToken,
  fn: (token, limit) => ({ token: token ?? '', limit }),
  target: lifting.submitted,
});
sample({
  clock: exporting.done,
  fn: ({ params: { format }, result: file }) => ({ file, format }),
  target: saveDataFileFx,
});
// A reload keeps the token. Leaving the page removes it from storage, where later scripts could read it.
sample({ clock: requestLeft, target: forgetFx });
sample({
  clock: requestLeft,
  target: [reading.forgotten, confirming.forgotten, exporting.forgotten, lifting.forgotten],
});
