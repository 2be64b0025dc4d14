import { PASSWORD_LENGTH } from 'shared-contracts/domain/password';
import { DomainError } from 'shared-contracts/errors/domain-error';

let loaded: Promise<ReadonlySet<string>> | undefined;

/** The library's list of common passwords, loaded on first use. Omits those that are shorter than the minimum. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH.min)),
  );
  return loaded;
};

/** A password that repeats one to four characters, with at most three others at the end: `abcabc12`. */
const REPEATED = /^(.{1,4})\1+.{0,3}$/su;

/**
 * Refuses a common password, a repetition, and the customer's own e-mail.
 * @throws DomainError PASSWORD_TOO_COMMON
 */
export const refuseCommonPassword = async (password: string, email?: string): Promise<void> => {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  const ownEmail = email?.toLowerCase();
  const isCommon =
    (await commonPasswords()).has(plain) ||
    REPEATED.test(plain) ||
    (ownEmail !== undefined && (plain === ownEmail || plain === ownEmail.split('@')[0]));
  if (isCommon) throw new DomainError('PASSWORD_TOO_COMMON', {}, ['password']);
};
