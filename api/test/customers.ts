import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Answer, Shop } from './shopper.ts';

export const PASSWORD = 'cordillera y mar 7';

/** Request body of a person's registration, with a new e-mail at each call. */
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

/** A signed-in customer: e-mail, tokens, and API calls with the access token. */
export interface Customer {
  email: string;
  tokens: Tokens;
  call<T = Body>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
}

/** Helpers to register and sign in customers and to read their mails. The shop needs `BOT_CHECK=off`. */
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
  /** Cache of parsed mails by file name. A mail file never changes. */
  const read = new Map<string, Email>();
  /** Runs the due jobs, then returns all mails to an address, oldest first. */
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
    /** Registers a new customer and signs in. */
    async join(changes: object = {}): Promise<Customer> {
      const body = registration(changes);
      const answer = await shop.call('POST', '/register', body);
      if (answer.status !== 201) throw new Error(`register: ${answer.status} ${JSON.stringify(answer.body)}`);
      return signIn(body.email, body.password);
    },
    /**
     * Token of the link in the last mail to an address.
     * @param path end of the link's path. Selects the type of link, because two mails may have the same time.
     */
    async linkTokenTo(address: string, path = ''): Promise<string> {
      const mail = (await mailsTo(address)).findLast(({ text }) => text?.includes(`${path}?token=`));
      const token = /[?&]token=([\w.%-]+)/.exec(mail?.text ?? '')?.[1];
      if (!token) throw new Error(`no link in the last mail to ${address}: ${mail?.subject}`);
      return decodeURIComponent(token);
    },
  };
};
