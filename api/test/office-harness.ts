import type { FastifyInstance } from 'fastify';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { endpointUrl } from 'shared-contracts/api/endpoint';
import type { Role } from 'shared-contracts/office/access';
import { buildOfficeApp } from '../src/office/office-app.ts';
import { hashToken, newToken } from '../src/office/session/session-token.ts';
import { createTestApp, type TestApp } from './harness.ts';

interface Answer {
  status: number;
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
  call: CallOffice;
  /** Creates a staff member with an open session. */
  signInAs(role: Role, name?: string): Promise<{ id: string; token: string; call: CallOffice }>;
}

/** Creates the shop's and the office's listener with their own seeded database. Use it once per test file. */
export async function createTestOffice(env: Record<string, string> = {}): Promise<TestOffice> {
  const shop = await createTestApp(env);
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
      return { status: answer.statusCode, body: isJson ? answer.json() : answer.rawPayload };
    };
  let made = 0;
  return {
    ...shop,
    office,
    call: callWith({}),
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
    async close() {
      await office.close();
      await shop.close();
    },
  };
}
