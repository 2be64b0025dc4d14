import type { FastifyRequest } from 'fastify';
import { networkOf } from 'serving/client-network';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { permissionsOf } from 'shared-contracts/office/access';
import * as endpoints from 'shared-contracts/office/session';
import type { OfficeModule } from '../../module.ts';
import { officeEndpoints, staffOf } from '../access/access.ts';
import { clearSessionCookie, giveSessionCookie, readSessionToken } from '../access/session-cookie.ts';
import { giveDeviceCookie, readDevice } from './device-cookie.ts';
import { acceptLink, confirmEnrolment, describeEnrolment } from './enrolment.service.ts';
import { recordFailures } from './record-failure.ts';
import * as signIn from './sign-in.service.ts';
import { countTries, createSignInLimits } from './sign-in-limits.ts';

const isWrongCode = (error: unknown): boolean => error instanceof DomainError && error.code === 'WRONG_CODE';

/** Sign-in, its second factor, and the session. */
export const sessionModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { config } = deps;
  const limits = createSignInLimits(deps.db, config);
  const record = recordFailures(app, deps.db);

  on(endpoints.signIn, async ({ body: { email, password }, request, reply }) => {
    const network = networkOf(request);
    await limits.network.take(network, reply);
    const device = readDevice(request, config, email);
    const [limit, key] = device ? [limits.device, device] : [limits.email, email];
    const isHeld = !(await limit.tryTake(key));
    const result = await signIn.checkPassword(deps, {
      email,
      password,
      isHeld,
      userAgent: request.headers['user-agent'],
      formerToken: readSessionToken(request, config),
    });
    if (!result.pending) {
      if (result.known) record(result.known, 'session.wrong-password');
      throw new DomainError('INVALID_CREDENTIALS');
    }
    await Promise.all([limits.network.giveBack(network), limit.giveBack(key)]);
    giveSessionCookie(reply, config, result.pending.token);
    return { step: result.pending.step };
  });

  on(endpoints.sendCode, async ({ body, request, reply }) => {
    const pending = await signIn.readPending(deps, readSessionToken(request, config), 'code');
    const tries = { limits: [limits.codes, limits['codes-of-day']], key: pending.staffId, reply };
    const token = await countTries(tries, isWrongCode, () =>
      signIn.checkCode(deps, pending, body.code),
    ).catch((error: unknown) => {
      if (isWrongCode(error)) record(pending.email, 'session.wrong-code');
      throw error;
    });
    giveSessionCookie(reply, config, token);
    giveDeviceCookie(reply, config, pending.email);
    return { step: 'done' as const };
  });

  const readEnrolling = (request: FastifyRequest) =>
    signIn.readPending(deps, readSessionToken(request, config), 'enrol');
  on(endpoints.readEnrolment, async ({ request }) => describeEnrolment(deps, await readEnrolling(request)));
  on(endpoints.finishEnrolment, async ({ body, request, reply }) => {
    const pending = await readEnrolling(request);
    const tries = { limits: [limits.enrolment], key: pending.id, reply };
    const { token, recoveryCodes } = await countTries(tries, isWrongCode, () =>
      confirmEnrolment(deps, pending, body.code),
    );
    giveSessionCookie(reply, config, token);
    giveDeviceCookie(reply, config, pending.email);
    return { recovery_codes: recoveryCodes };
  });

  on(endpoints.acceptLink, async ({ body, request, reply }) => {
    const network = networkOf(request);
    await limits.links.take(network, reply);
    const userAgent = request.headers['user-agent'];
    const { token, step } = await acceptLink(deps, { ...body, userAgent });
    await limits.links.giveBack(network);
    giveSessionCookie(reply, config, token);
    return { step };
  });

  on(endpoints.readSession, ({ request }) => {
    const { id, name, email, role, expiresAt } = staffOf(request);
    return {
      staff: { id, name, email, role },
      permissions: permissionsOf(role),
      expires_at: expiresAt.toISOString(),
      shop_url: config.PUBLIC_URL,
    };
  });
  on(endpoints.signOut, async ({ request, reply }) => {
    const token = readSessionToken(request, config);
    if (token) await signIn.signOut(deps, token);
    clearSessionCookie(reply, config);
    return {};
  });
};
