import { PASSWORD_LENGTH } from 'shared-contracts/domain/password';
import { DomainError } from '../../errors/domain-error.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** The library's list of what people really use; shorter ones are refused by their length. Loaded at the first use. */
const commonPasswords = (): Promise<ReadonlySet<string>> => {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_LENGTH.min)),
  );
  return known;
};

/** One character, or a handful of them, over and over. */
const REPEATED = /^(.{1,4})\1+.{0,3}$/su;

/**
 * Refuses a password that is guessed first: on the list, a repetition, or the customer's own address.
 * @throws DomainError PASSWORD_TOO_COMMON
 */
export const refuseCommonPassword = async (password: string, email?: string): Promise<void> => {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  const own = email?.toLowerCase();
  const isCommon =
    (await commonPasswords()).has(plain) ||
    REPEATED.test(plain) ||
    (own !== undefined && (plain === own || plain === own.split('@')[0]));
  if (isCommon) throw new DomainError('PASSWORD_TOO_COMMON', {}, ['password']);
};
