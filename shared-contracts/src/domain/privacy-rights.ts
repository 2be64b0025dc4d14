/** Rights over personal data, and the terms of law 21.719 for answering them. */

export const PRIVACY_RIGHTS = [
  'access',
  'correction',
  'erasure',
  'opposition',
  'portability',
  'blocking',
] as const;
export type PrivacyRight = (typeof PRIVACY_RIGHTS)[number];

/** Purposes that a person may oppose. */
export const OPPOSED_PURPOSES = ['advertising', 'profile', 'statistics', 'recommendations'] as const;
export type OpposedPurpose = (typeof OPPOSED_PURPOSES)[number];

/** Uses that a person has stopped. `all`: the data is blocked, only orders and visits under way go on. */
export const DATA_LIMITS = [...OPPOSED_PURPOSES, 'all'] as const;
export type DataLimit = (typeof DATA_LIMITS)[number];

/** Characters of a request. */
export const MAX_TEXT = 2000;

/** Calendar days for an answer, and for its only extension. */
export const ANSWER_DAYS = 30;
export const EXTENSION_DAYS = 30;
/** Working days for a complaint to the Agency after a refusal. */
export const COMPLAINT_WORKING_DAYS = 30;
/** Hours for which the mailed link proves the address. */
export const PROOF_HOURS = 24;
