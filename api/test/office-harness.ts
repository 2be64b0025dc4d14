import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { endpointUrl } from 'shared-contracts/api/endpoint';
import type { Role } from 'shared-contracts/office/access';
import * as endpoints from 'shared-contracts/office/session';
import type { Database } from '../src/db/schema.ts';
import { hashToken, newToken } from '../src/lib/token.ts';
import { hashPassword } from '../src/modules/sessions/password.ts';
import { buildOfficeApp } from '../src/office/office-app.ts';
import { codeOfStep, encryptSecret, newTotpSecret, stepAt } from '../src/office/session/totp.ts';
import { createTestApp, type TestApp } from './harness.ts';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies of many shapes
  body: any;
}

export type CallOffice = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input?: { params?: object; query?: object; body?: object },
  headers?: Record<string, string>,
) => Promise<Answer>;

export interface TestOffice extends TestApp {
  office: FastifyInstance;
  /** Calls the office without a session. */
  callOffice: CallOffice;
  /** Creates a staff member with an open session. */
  signInAs(role: Role, name?: string): Promise<{ id: string; token: string; call: CallOffice }>;
  /** Creates a staff member with password and second factor, without a session. */
  hire(role: Role): Promise<Hired>;
  /** Browser with its own cookies. */
  openBrowser(): Browser;
  /** The newest entry of the audit. */
  lastEntry(): Promise<Selectable<Database['audit_entries']>>;
}

export interface Hired {
  id: string;
  email: string;
  password: string;
  /** Code of the second factor, `ahead` steps of 30 s after the current one. */
  code(ahead?: number): string;
  /** Password and a code that works again, because a test is faster than the codes. */
  prove(): Promise<{ password: string; code: string }>;
}

export interface Browser {
  cookies: Map<string, string>;
  call: CallOffice;
  /** Password and code. */
  signIn(staff: Hired, ahead?: number): Promise<void>;
}

/** Creates the shop's and the office's listener with their own seeded database. Use it once per test file. */
export const createTestOffice = async (env: Record<string, string> = {}): Promise<TestOffice> =>
  openOfficeOf(await createTestApp(env));

/** Adds the office's listener to a shop of `createTestApp` or `openShop`. Its `close` closes the shop too. */
export async function openOfficeOf<S extends TestApp>(shop: S): Promise<S & TestOffice> {
  const { db, config, url, app } = shop;
  const office = await buildOfficeApp({ config, db, readDb: db, databaseUrl: url, jobs: app.jobs });
  const callWith =
    (cookie: Record<string, string>): CallOffice =>
    async (endpoint, { params, query, body } = {}, headers = {}) => {
      const answer = await office.inject({
        method: endpoint.method,
        url: endpointUrl(endpoint, { ...(params && { params }), ...(query && { query }) }),
        headers: { 'x-office': '1', ...cookie, ...headers },
        ...(body && { payload: body }),
      });
      const isJson = answer.headers['content-type']?.toString().includes('json');
      const { statusCode: status, headers: answerHeaders } = answer;
      return { status, headers: answerHeaders, body: isJson ? answer.json() : answer.rawPayload };
    };
  let made = 0;
  const hire = async (role: Role): Promise<Hired> => {
    made += 1;
    const [id, secret] = [crypto.randomUUID(), newTotpSecret()];
    const [email, password] = [`${role}${made}@taller.example`, `clave del taller ${made}`];
    await db
      .insertInto('staff')
      .values({
        id,
        email,
        name: `Persona ${made}`,
        role,
        password_hash: await hashPassword(password),
        totp_secret: encryptSecret(config.APP_SECRET, id, secret),
        totp_confirmed_at: new Date(),
      })
      .execute();
    const code = (ahead = 0) => codeOfStep(secret, stepAt(Date.now()) + ahead);
    const prove = async () => {
      await db.updateTable('staff').set({ totp_last_step: null }).where('id', '=', id).execute();
      return { password, code: code() };
    };
    return { id, email, password, code, prove };
  };
  const openBrowser = (): Browser => {
    const cookies = new Map<string, string>();
    const call: CallOffice = async (endpoint, input, headers) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await callWith({ cookie })(endpoint, input, headers);
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [name = '', value = ''] = String(line).split(';', 1)[0]?.split('=') ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return answer;
    };
    const signIn = async ({ email, password, code }: Hired, ahead = 0): Promise<void> => {
      await call(endpoints.signIn, { body: { email, password } });
      const { status } = await call(endpoints.sendCode, { body: { code: code(ahead) } });
      if (status !== 200) throw new Error(`The sign-in answered ${status}.`);
    };
    return { cookies, call, signIn };
  };
  return {
    ...shop,
    office,
    callOffice: callWith({}),
    hire,
    openBrowser,
    async signInAs(role, name = `Persona ${role}`) {
      made += 1;
      const { id } = await db
        .insertInto('staff')
        .values({ email: `${role}${made}@oficina.example`, name, role, totp_confirmed_at: new Date() })
        .returning('id')
        .executeTakeFirstOrThrow();
      const token = newToken();
      await db
        .insertInto('staff_sessions')
        .values({
          staff_id: id,
          token_hash: hashToken(token),
          step: 'done',
          user_agent: null,
          expires_at: new Date(Date.now() + 3_600_000),
        })
        .execute();
      return { id, token, call: callWith({ cookie: `office_session=${token}` }) };
    },
    lastEntry: () =>
      db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
    async close() {
      await office.close();
      await shop.close();
    },
  };
}
