import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import * as endpoints from 'shared-contracts/office/account';
import * as schema from 'shared-contracts/office/account.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { recordFailures } from '../session/record-failure.ts';
import { createSignInLimits } from '../session/sign-in-limits.ts';
import * as service from './account.service.ts';

const FAILURES = { WRONG_PASSWORD: 'session.wrong-password', WRONG_CODE: 'session.wrong-code' } as const;

const failureOf = (error: unknown) =>
  error instanceof DomainError ? FAILURES[error.code as keyof typeof FAILURES] : undefined;

/** Password and second factor of the signed-in staff member. */
export const accountModule: OfficeModule = (app, deps) => {
  const limits = createSignInLimits(deps.db, deps.config);
  const record = recordFailures(app, deps.db);
  /**
   * Runs work. Wrong passwords and codes count together with those of the sign-in, so that a stolen session does not
   * open more tries. They end the session before they lock the sign-in of the person whose session was stolen.
   */
  const guard = async <T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: () => Promise<T>,
  ): Promise<T> => {
    const staff = staffOf(request);
    const { id, email, sessionId } = staff;
    const counts = [limits.codes, limits['codes-of-day']];
    for (const limit of counts) await limit.take(id, reply);
    const giveBack = () => Promise.all(counts.map((limit) => limit.giveBack(id)));
    try {
      const result = await work();
      await giveBack();
      return result;
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) {
        await giveBack();
        throw error;
      }
      record(email, failure);
      if (!(await limits.session.tryTake(sessionId))) await service.endOwnSession(deps.db, staff);
      throw error;
    }
  };

  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.changeOwnPassword, schema: schema.changeOwnPassword },
    async ({ body, request, reply }) => {
      await guard(request, reply, () => service.changeOwnPassword(deps, staffOf(request), body));
      return {};
    },
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.renewRecoveryCodes, schema: schema.renewRecoveryCodes },
    async ({ body, request, reply }) => ({
      recovery_codes: await guard(request, reply, () =>
        service.renewRecoveryCodes(deps, staffOf(request), body),
      ),
    }),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.startAuthenticator, schema: schema.startAuthenticator },
    ({ body, request, reply }) =>
      guard(request, reply, () => service.startAuthenticator(deps, staffOf(request), body)),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.confirmAuthenticator, schema: schema.confirmAuthenticator },
    async ({ body, request, reply }) => ({
      recovery_codes: await guard(request, reply, () =>
        service.confirmAuthenticator(deps, staffOf(request), body.code),
      ),
    }),
  );
};
