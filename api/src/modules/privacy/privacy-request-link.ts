import { hrefs } from 'shared-contracts/hrefs';
import { isSigned, sign } from '../../lib/signature.ts';

/**
 * `proof`: mailed to the address to prove it, for `PROOF_HOURS`. It confirms the request and opens the data.
 * `state`: in the mails after that. It only shows the state, because people forward receipts.
 */
type LinkUse = 'proof' | 'state';

const TOKEN = /^([\da-f-]{36})\.(proof|state)\.([\w-]{43})$/;

/** `{request id}.{use}.{signature}`: no personal data. */
const tokenOf = (secret: string, id: string, use: LinkUse): string => {
  const text = `${id}.${use}`;
  return `${text}.${sign(secret, 'privacy-request', text)}`;
};

/** Address of a request's page. */
export const privacyRequestUrl = (
  { publicUrl, secret }: { publicUrl: string; secret: string },
  id: string,
  use: LinkUse,
): string => publicUrl + hrefs.privacyRequest(tokenOf(secret, id, use));

/** Request and use of a token. Null when the shop did not sign it. */
export const readPrivacyToken = (secret: string, token: string): { id: string; use: LinkUse } | null => {
  const [, id = '', use = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!isSigned(secret, 'privacy-request', `${id}.${use}`, signature)) return null;
  return { id, use: use as LinkUse };
};
