/** Tokens of the tax office: a seed is signed and exchanged for a token, which requests carry as a cookie. */
import type { SigningKey } from '../certificate.ts';
import { signWhole } from '../sign.ts';
import { type Asked, elementIn, needElement, OfficeRefusedError } from './ask.ts';

/** The office ends a token an hour after its last use. */
const KEEP_MS = 50 * 60_000;

const kept = new Map<string, { token: string; until: number }>();

export interface TokenSource {
  /** Address that tells the office apart. */
  address: string;
  key: SigningKey;
  /** Answers with the element `SEMILLA`. */
  askSeed(): Promise<string>;
  /** Answers with the element `TOKEN`. */
  askToken(signedSeed: string): Promise<string>;
}

/** The seed, signed as the office asks for it. */
const signedSeed = (seed: string, key: SigningKey): string =>
  signWhole(`<getToken><item><Semilla>${seed}</Semilla></item></getToken>`, key);

/** @throws OfficeAwayError, OfficeRefusedError */
const freshToken = async ({ askSeed, askToken, key }: TokenSource): Promise<string> => {
  const seed = needElement(await askSeed(), 'SEMILLA');
  const answer = await askToken(signedSeed(seed, key));
  const token = elementIn(answer, 'TOKEN');
  if (token) return token;
  throw new OfficeRefusedError(elementIn(answer, 'GLOSA') ?? needElement(answer, 'ESTADO'));
};

const nameOf = ({ address, key }: TokenSource): string => `${address} ${key.x509.fingerprint256}`;

/** The token of this process for the office, a new one when there is none. */
export async function tokenOf(source: TokenSource): Promise<string> {
  const found = kept.get(nameOf(source));
  if (found && found.until > Date.now()) return found.token;
  const token = await freshToken(source);
  kept.set(nameOf(source), { token, until: Date.now() + KEEP_MS });
  return token;
}

/**
 * Asks with a token. An office that does not know it any more did nothing, so the request is made once more with a new
 * one.
 */
export async function withToken(
  source: TokenSource,
  request: (token: string) => Promise<Asked>,
  isUnknown: (answer: Asked) => boolean,
): Promise<Asked> {
  const answer = await request(await tokenOf(source));
  if (!isUnknown(answer)) return answer;
  kept.delete(nameOf(source));
  return request(await tokenOf(source));
}
