/** Request about personal data of a person without an account (law 21.719). */
import { attach } from 'effector';
import { askPrivacyRequest } from 'shared-contracts/api/privacy-requests';
import {
  OPPOSED_PURPOSES,
  type OpposedPurpose,
  type PrivacyRight,
} from 'shared-contracts/domain/privacy-rights';
import { createCheckedEffect } from 'shared-kit/bot-check/create-checked-effect';
import { createSubmission } from 'shared-kit/submission/create-submission';

export type AskValues = { right: PrivacyRight; email: string; text: string } & Record<
  OpposedPurpose,
  boolean
>;

export const NO_REQUEST: AskValues = {
  right: 'access',
  email: '',
  text: '',
  advertising: true,
  profile: true,
  statistics: true,
  recommendations: true,
};

export const chosenPurposes = (values: Record<OpposedPurpose, boolean>): OpposedPurpose[] =>
  OPPOSED_PURPOSES.filter((purpose) => values[purpose]);

/** The response is the same for every address. */
export const asking = createSubmission(
  attach({
    effect: createCheckedEffect('privacy-request', askPrivacyRequest),
    mapParams: ({ right, email, text, ...purposes }: AskValues) => ({
      right,
      email: email.trim(),
      ...(right === 'correction' && { text }),
      ...(right === 'opposition' && { purposes: chosenPurposes(purposes) }),
    }),
  }),
);
