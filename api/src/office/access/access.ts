import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointSchema } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { isAllowed, type Permission } from 'shared-contracts/office/access';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import { OFFICE_ENDPOINTS } from 'shared-contracts/office/endpoint-list.schema';
import { insertLook } from '../../audit/audit.repository.ts';
import { lookOf } from '../../audit/looks.ts';
import { runAsWriter } from '../../audit/writer.ts';
import type { Tx } from '../../db/connect.ts';
import type { OfficeDeps } from '../../module.ts';
import { findOrder } from '../../modules/orders/orders.repository.ts';
import {
  type EndpointHandler,
  type EndpointLimits,
  registerEndpoint,
  schemaOf,
} from '../../plugins/endpoint.ts';
import { lockAccess } from './access.repository.ts';
import type { Change, Write } from './change.ts';
import { readSessionToken } from './session-cookie.ts';
import { findStaffOfSession, type Staff } from './sessions.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the endpoint is not public. */
    staff: Staff | null;
  }
}

/**
 * Refuses requests of other sites. Browsers send the session cookie to pages of the same site only (SameSite=Strict).
 * That includes other ports of the host. The header and the origin protect writes from them: another origin cannot send
 * these. Reads of other origins are refused too, so that no page shows the office's files or measures its answers.
 * @throws DomainError FORBIDDEN
 */
const refuseOtherSites = (request: FastifyRequest, officeUrl: string): void => {
  const { origin, 'x-office': marker, 'sec-fetch-site': site = 'same-origin' } = request.headers;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // A person who types an address or opens a bookmark sends `none`.
  const sites = isRead ? ['same-origin', 'none'] : ['same-origin'];
  const isOther = (origin !== undefined && origin !== officeUrl) || !sites.includes(String(site));
  if (isOther || (!isRead && marker !== '1')) throw new DomainError('FORBIDDEN');
};

export function addAccess(app: FastifyInstance, { config }: OfficeDeps): void {
  app.decorateRequest('staff', null);
  app.addHook('onRequest', (request, _reply, done) => {
    refuseOtherSites(request, config.OFFICE_URL);
    done();
  });
}

const SCHEMAS = new Map(OFFICE_ENDPOINTS.map(({ endpoint, schema }) => [endpoint.id, schema]));

/**
 * Returns a function that registers a handler for an endpoint of the office, whose schema comes from the list of
 * endpoints. Before the body is read, the session must exist and its role must have the endpoint's permission. Every
 * write confirms both again (`writer.ts`).
 */
export const officeEndpoints =
  (app: FastifyInstance, { db, config }: Pick<OfficeDeps, 'db' | 'config'>, limits: EndpointLimits = {}) =>
  <S extends EndpointSchema>(endpoint: OfficeEndpoint<S>, handler: EndpointHandler<S>): void => {
    const { access } = endpoint;
    const answerSeen: EndpointHandler<S> = async (input) => {
      const answer = await handler(input);
      const look = await lookOf(endpoint.id, answer, async () => {
        const { id } = input.params as { id: string };
        return (await findOrder(db, id))?.number ?? id;
      });
      if (look) await insertLook(db, { staffId: staffOf(input.request).id, ...look });
      return answer;
    };
    const asWriter: EndpointHandler<S> =
      access === 'public'
        ? handler
        : (input) =>
            runAsWriter(
              (trx) => requireAccess(trx, staffOf(input.request), access),
              () => answerSeen(input),
            );
    registerEndpoint(app, endpoint, schemaOf(SCHEMAS, endpoint), asWriter, {
      ...limits,
      prefix: '',
      beforeBody: async (call) => {
        if (access !== 'public') {
          const staff = await findStaffOfSession(db, readSessionToken(call.request, config));
          if (!staff) throw new DomainError('UNAUTHORIZED');
          if (access !== 'signed-in' && !isAllowed(staff.role, access)) throw new DomainError('FORBIDDEN');
          call.request.staff = staff;
        }
        await limits.beforeBody?.(call);
      },
    });
  };

/** @throws DomainError UNAUTHORIZED, FORBIDDEN when the staff member lost the access since the request began */
async function requireAccess(trx: Tx, staff: Staff, access: Permission | 'signed-in'): Promise<void> {
  const role = await lockAccess(trx, staff);
  if (!role) throw new DomainError('UNAUTHORIZED');
  if (access !== 'signed-in' && !isAllowed(role, access)) throw new DomainError('FORBIDDEN');
}

/** Staff member of a request to an endpoint that is not public. */
export const staffOf = ({ staff }: FastifyRequest): Staff => {
  if (!staff) throw new Error('The endpoint is public: its request has no staff member.');
  return staff;
};

/** Change that the staff member of a request makes. */
export const changeBy = (request: FastifyRequest, reason?: string): Change => ({
  staff: staffOf(request),
  locale: request.locale,
  reason,
});

/** Write of the staff member of a request on the thing that its path names. */
export const writeOf = ({
  params: { id },
  body: { version, reason },
  request,
}: {
  params: { id: string };
  body: { version: string; reason?: string };
  request: FastifyRequest;
}): Write => ({ ...changeBy(request, reason), id, version });
