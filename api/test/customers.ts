import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Answer, Shop } from './shopper.ts';

export const PASSWORD = 'cordillera y mar 7';

/** A person's registration; the address is new each time. */
export const registration = (changes: object = {}) => ({
  type: 'person',
  name: 'Ana',
  last_name: 'Soto',
  rut: '12.345.678-5',
  email: `ana.${randomUUID().slice(0, 8)}@example.cl`,
  phone: '9 8765 4321',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  terms: true,
  ...changes,
});

export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}
type Body = Record<string, unknown> & { code?: string; data?: never };

/** Calls of one signed-in customer. */
export interface Customer {
  email: string;
  tokens: Tokens;
  call<T = Body>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
}

/** Customers of a shop that was opened with `BOT_CHECK=off`. */
export const customersOf = (shop: Shop) => {
  const signIn = async (email: string, password = PASSWORD): Promise<Customer> => {
    const { status, body } = await shop.call<Tokens>('POST', '/login', { email, password });
    if (status !== 200) throw new Error(`login: ${status} ${JSON.stringify(body)}`);
    return {
      email,
      tokens: body,
      call: <T = Body>(method: string, url: string, sent?: unknown) =>
        shop.call<T>(method, url, sent, { authorization: `Bearer ${body.access_token}` }),
    };
  };
  /** Parsed mails by file name. A file does not change, and each is parsed once. */
  const read = new Map<string, Email>();
  /** Mails to an address, the oldest first; what is due is sent before. */
  const mailsTo = async (address: string): Promise<Email[]> => {
    await shop.app.jobs.runDue();
    const folder = shop.config.MAIL_DIR;
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml')).toSorted();
    for (const file of files)
      if (!read.has(file)) read.set(file, await PostalMime.parse(await readFile(path.join(folder, file))));
    const mails = files.flatMap((file) => read.get(file) ?? []);
    return mails.filter(({ to }) => to?.some((receiver) => receiver.address === address));
  };
  return {
    signIn,
    mailsTo,
    /** A new account, signed in. */
    async join(changes: object = {}): Promise<Customer> {
      const body = registration(changes);
      const answer = await shop.call('POST', '/register', body);
      if (answer.status !== 201) throw new Error(`register: ${answer.status} ${JSON.stringify(answer.body)}`);
      return signIn(body.email, body.password);
    },
    /**
     * The secret of the link in the last mail to an address; `path`: of that kind, since
     * mails may be of one moment.
     */
    async linkTokenTo(address: string, path = ''): Promise<string> {
      const mail = (await mailsTo(address)).findLast(({ text }) => text?.includes(`${path}?token=`));
      const token = /[?&]token=([\w.%-]+)/.exec(mail?.text ?? '')?.[1];
      if (!token) throw new Error(`no link in the last mail to ${address}: ${mail?.subject}`);
      return decodeURIComponent(token);
    },
  };
};
