import { Secret } from 'otpauth';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { endpointUrl } from 'shared-contracts/api/endpoint';
import * as session from 'shared-contracts/office/session';
import * as staff from 'shared-contracts/office/staff';
import { type KeptSpans, keepSpans } from 'tracing/testing/kept-spans';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { discloses } from '../../test/discloses.ts';
import { openOfficeOf, type TestOffice } from '../../test/office-harness.ts';
import { startProcess, stopProcess } from '../../test/process.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { codeOfStep, stepAt } from './session/totp.ts';
import { createStaffLink } from './staff/staff-links.service.ts';

let kept: KeptSpans;
let shop: Shop & TestOffice;
beforeAll(async () => {
  // Before the shop opens, because its connections are traced from the start.
  kept = keepSpans();
  shop = await openOfficeOf(await openShop({ TRUST_PROXY: '127.0.0.0/8' }));
});
afterAll(async () => {
  await shop.close();
  await kept.stop();
});

interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body: object | undefined;
}
type Send = (request: Sent) => Promise<{ status: number; cookies: string[]; text: string }>;

const injected: Send = async ({ body, ...request }) => {
  const answer = await shop.office.inject({ ...request, ...(body && { payload: body }) });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  return { status: answer.statusCode, cookies, text: answer.body };
};

const overHttp =
  (base: string): Send =>
  async ({ url, method, headers, body }) => {
    const answer = await fetch(base + url, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, cookies: answer.headers.getSetCookie(), text: await answer.text() };
  };

/**
 * Walks through all steps of signing in, right and wrong. Returns every secret that was sent or received, and the
 * personal data.
 */
const walk = async (send: Send): Promise<string[]> => {
  const owner = await shop.hire('owner');
  const secrets: string[] = [owner.email, owner.password];
  const openBrowser = () => {
    const jar = new Map<string, string>();
    return async (endpoint: Endpoint, body?: object, params?: object) => {
      const answer = await send({
        method: endpoint.method,
        url: endpointUrl(endpoint, params ? { params } : {}),
        headers: {
          'x-office': '1',
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
        },
        body,
      });
      for (const line of answer.cookies) {
        const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
        jar.set(name, value);
        if (value) secrets.push(value);
      }
      return JSON.parse(answer.text || '{}');
    };
  };
  const [office, guest] = [openBrowser(), openBrowser()];
  const wrong = { email: owner.email, password: 'una clave equivocada' };
  await office(session.signIn, wrong);
  await office(session.signIn, { ...wrong, email: { not: owner.email } });
  await office(session.signIn, { email: owner.email, password: owner.password });
  await office(session.sendCode, { code: 'abcde-abcde-abcde' });
  secrets.push(wrong.password, 'abcde-abcde-abcde', owner.code());
  await office(session.sendCode, { code: owner.code() });
  const email = `planted.${crypto.randomUUID()}@planted.example`;
  const proof = { password: owner.password, code: owner.code(1) };
  secrets.push(proof.code);
  const person = { email, name: 'Zoraida Quintrileo', role: 'support' };
  const invited = await office(staff.inviteStaff, { ...person, ...proof });
  const link = await shop.db
    .transaction()
    .execute((trx) => createStaffLink(trx, shop.config, invited.staff.id));
  const token = link.split('token=')[1] ?? '';
  await guest(session.acceptLink, { token: `${token}x`, password: 'parras en la ladera' });
  await guest(session.acceptLink, { token, password: 'parras en la ladera' });
  secrets.push(email, 'Zoraida', token, 'parras en la ladera');
  const { secret } = await guest(session.readEnrolment);
  const code = codeOfStep(Buffer.from(Secret.fromBase32(secret).buffer), stepAt(Date.now()));
  const { recovery_codes } = await guest(session.finishEnrolment, { code });
  expect(recovery_codes).toHaveLength(10);
  secrets.push(secret, code, ...recovery_codes);
  await office(
    staff.resetStaff,
    { version: 'old', reason: 'Razón plantada', ...proof },
    { id: invited.staff.id },
  );
  await guest(session.signOut);
  return [...secrets, 'Razón plantada'];
};

it('writes no password, code, secret, token or person to the log or the metrics', async () => {
  const [port, officePort] = [await shop.freePort(), await shop.freePort()];
  const env = { LOG_LEVEL: 'trace', OFFICE_API_PORT: String(officePort), TRUST_PROXY: '127.0.0.0/8' };
  const { child, log, base } = await startProcess(shop, { port, env });
  const secrets = await walk(overHttp(`http://127.0.0.1:${officePort}`));
  await shop.untilJobsEnd();
  const metrics = await (await fetch(`${base}/metrics`)).text();
  await stopProcess(child);
  expect(log()).toContain('/office/session/code');
  for (const secret of secrets) {
    expect({ secret, isLogged: discloses(log(), secret) }).toEqual({ secret, isLogged: false });
    expect(discloses(metrics, secret)).toBe(false);
  }
});

it('records no password, code, secret, token or person in spans', async () => {
  const secrets = await walk(injected);
  await shop.app.jobs.runDue();
  await vi.waitFor(() => kept.one('job send-staff-mail'));
  expect(kept.one('POST /office/session/link')).toBeDefined();
  const spans = JSON.stringify(kept.spans);
  for (const secret of secrets)
    expect({ secret, isRecorded: discloses(spans, secret) }).toEqual({ secret, isRecorded: false });
});
