/** Sessions of the demo shop's staff, and calls of the office's API. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  type EndpointSchema,
  endpointUrl,
} from 'shared-contracts/api/endpoint';
import * as endpoints from 'shared-contracts/office/session';
import { officeIsOpen, oneAtATime, STAFF, STAFF_PASSWORD, withCode } from './office-staff.ts';
import { readShop } from './shop.ts';

export type StaffRole = keyof typeof STAFF;
type StorageState = Exclude<Awaited<ReturnType<BrowserContext['storageState']>>, string>;

const COOKIE = 'office_session';
type AnyInput = { params?: object; query?: object; body?: object };

const send = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  { body, ...address }: AnyInput = {},
  token?: string,
): Promise<Response> =>
  fetch(new URL(endpointUrl(endpoint, address), readShop().officeUrl), {
    method: endpoint.method,
    headers: {
      'x-office': '1',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { cookie: `${COOKIE}=${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const succeeded = async (answer: Response): Promise<Response> => {
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}: ${await answer.text()}`);
  return answer;
};

const tokenOf = (answer: Response): string => {
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  return cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
};

/** Opens a new session of a demo staff member through the API. @returns its token */
const openSession = async (role: StaffRole): Promise<string> => {
  const email = STAFF[role];
  const first = await succeeded(await send(endpoints.signIn, { body: { email, password: STAFF_PASSWORD } }));
  return withCode(email, async (code) =>
    tokenOf(await succeeded(await send(endpoints.sendCode, { body: { code } }, tokenOf(first)))),
  );
};

/**
 * Session of a role that all journeys share, because the codes of an account allow two sign-ins in half a minute. Opens
 * it when there is none, or when it ended because no journey used it for half an hour.
 * @returns its token
 */
const sharedSession = async (role: StaffRole): Promise<string> => {
  await officeIsOpen();
  const file = path.join(readShop().dataDir, `office-session-${role}`);
  return oneAtATime(`office-session-${role}`, async () => {
    const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (known && (await send(endpoints.readSession, {}, known)).ok) return known;
    const token = await openSession(role);
    writeFileSync(file, token);
    return token;
  });
};

/** Opens the shared session of each role, so that no journey waits for a code. */
export const openSharedSessions = async (): Promise<void> => {
  for (const role of Object.keys(STAFF) as StaffRole[]) await sharedSession(role);
};

const stateOf = (token: string): StorageState => ({
  cookies: [
    {
      name: COOKIE,
      value: token,
      domain: new URL(readShop().officeUrl).hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Strict',
    },
  ],
  origins: [],
});

/** Storage state of a browser in the shared session of a role. Null: a browser that is signed out. */
export const signedInState = async (role: StaffRole | null): Promise<StorageState> =>
  role ? stateOf(await sharedSession(role)) : { cookies: [], origins: [] };

/** Storage state of a browser in a session that only the calling test uses. */
export const ownSessionState = async (role: StaffRole): Promise<StorageState> => {
  await officeIsOpen();
  return stateOf(await openSession(role));
};

/** Calls the office's API in the shared session of a role. @throws when the status is not a success */
export const callOffice = async <S extends EndpointSchema>(
  role: StaffRole,
  endpoint: Endpoint<S>,
  input: EndpointInput<S>,
): Promise<EndpointOutput<S>> => {
  const answer = await succeeded(await send(endpoint, input as AnyInput, await sharedSession(role)));
  return (await answer.json()) as EndpointOutput<S>;
};
