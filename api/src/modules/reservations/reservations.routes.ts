import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from 'serving/client-network';
import * as endpoints from 'shared-contracts/api/reservations';
import * as schema from 'shared-contracts/api/reservations.schema';
import type { AppDeps, Module } from '../../module.ts';
import { readUserId } from '../../plugins/access-token.ts';
import { API_PREFIX, endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { sendCalendarFile } from '../../plugins/send-file.ts';
import { passesBotCheck } from '../bot-check/bot-check.service.ts';
import { hashIp, originOf } from '../consents/consents.service.ts';
import { readEventAvailability } from './event-availability.service.ts';
import { cancelReservation, readReservation, readReservationFile } from './mailed-reservation.service.ts';
import { type Guest, reserveEvent, reserveTable } from './reserve.service.ts';
import { readAvailability, readCalendar } from './tables.service.ts';
import type { ReservationDeps } from './to-reservation.ts';

export const reservationsModule: Module = (app, deps) => {
  registerReserving(app, deps);
  registerAvailability(app, deps);
  registerMailedReservation(app, deps);
};

const serviceDepsOf = ({ config, db, jobs }: AppDeps): ReservationDeps => ({
  db,
  jobs,
  secret: config.APP_SECRET,
});

function registerReserving(app: FastifyInstance, deps: AppDeps): void {
  const { APP_SECRET, BOT_CHECK, RATE_LIMIT_FACTOR: factor } = deps.config;
  const service = serviceDepsOf(deps);
  const reservationGuard = createGuard(deps, 'reservation');
  const mailGuard = createGuard(deps, 'reservation-mail');
  const admit = async (
    call: { request: FastifyRequest; reply: FastifyReply },
    email: string,
  ): Promise<void> => {
    await reservationGuard.take(call, `${networkOf(call.request)} ${email}`);
    await mailGuard.takeKey(call.reply, email);
  };
  const isPerson = async (altcha: string | undefined): Promise<boolean> =>
    BOT_CHECK === 'off' || (altcha !== undefined && (await passesBotCheck(deps, 'reservation', altcha)));
  const guestOf = async (
    request: FastifyRequest,
    { altcha }: { altcha?: string | undefined },
  ): Promise<Guest> => ({
    userId: await readUserId(request, APP_SECRET),
    ...originOf(APP_SECRET, request),
    networkHash: hashIp(APP_SECRET, networkOf(request)),
    repeatKey: request.headers['idempotency-key']?.toString(),
    limits: { isChecked: await isPerson(altcha), factor },
  });

  const on = endpointsOf(app);
  on(endpoints.reserveEvent, async ({ body, request, reply }) => {
    await admit({ request, reply }, body.email);
    return { data: await reserveEvent(service, body, await guestOf(request, body)) };
  });

  on(endpoints.reserveTable, async ({ body, request, reply }) => {
    await admit({ request, reply }, body.email);
    return { data: await reserveTable(service, body, await guestOf(request, body)) };
  });
}

/** Registers the endpoints for the current free seats of events and of the wine bar. */
function registerAvailability(app: FastifyInstance, { db }: AppDeps): void {
  const on = endpointsOf(app);
  on(endpoints.readEventAvailability, async ({ params }) => ({
    data: await readEventAvailability(db, params.id),
  }));

  on(endpoints.readTableCalendar, async ({ request }) => ({
    data: await readCalendar(db, request.locale, new Date()),
  }));

  on(endpoints.readTableAvailability, async ({ query }) => {
    const { date, person_quantity: persons } = query;
    return { data: await readAvailability(db, { date, persons, now: new Date() }) };
  });
}

/** Registers the endpoints for the reservation of a mailed token: read it, get its calendar file, cancel it. */
function registerMailedReservation(app: FastifyInstance, deps: AppDeps): void {
  const service = serviceDepsOf(deps);
  const linkGuard = createGuard(deps, 'link');

  const on = endpointsOf(app);
  on(endpoints.readReservation, async ({ query, request, reply }) => {
    await linkGuard.take({ request, reply });
    return { data: await readReservation(service, query.token, request.locale) };
  });

  on(endpoints.cancelReservation, async ({ body, request, reply }) => {
    await linkGuard.take({ request, reply });
    return { data: await cancelReservation(service, body.token, request.locale) };
  });

  app.get<{ Querystring: { token: string } }>(
    `${API_PREFIX}${endpoints.RESERVATION_ENTRY_PATH}`,
    { schema: { querystring: schema.readReservation.query, hide: true } },
    async (request, reply) => {
      await linkGuard.take({ request, reply });
      const file = await readReservationFile(service, request.query.token, deps.config.PUBLIC_URL);
      return sendCalendarFile(reply, 'reserva.ics', file);
    },
  );
}
