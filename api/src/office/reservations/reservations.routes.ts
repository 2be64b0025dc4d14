import * as endpoints from 'shared-contracts/office/reservations';
import { mapPage } from '../../db/list.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import type { OfficeModule } from '../../module.ts';
import { readAvailability } from '../../modules/reservations/tables.service.ts';
import { sendPdf } from '../../plugins/send-file.ts';
import { officeEndpoints, staffOf, writeOf } from '../access/access.ts';
import { addReservation } from './add-reservation.service.ts';
import * as changes from './change-reservation.service.ts';
import { readFreeSeats } from './free-seats.service.ts';
import { readGuestList } from './guest-list.service.ts';
import { findOfficeReservation, findReservations } from './reservations.repository.ts';
import { readDays, readReservation, toListed } from './reservations.service.ts';

/** Reservations of tables and events. */
export const reservationsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db } = deps;
  on(endpoints.listReservations, async ({ query }) => mapPage(await findReservations(db, query), toListed));
  on(endpoints.readReservationDays, ({ query, request: { locale } }) =>
    readDays(db, query, { locale, now: new Date() }),
  );
  on(endpoints.readFreeSeats, ({ query, request: { locale } }) =>
    readFreeSeats(db, query, { locale, now: new Date() }),
  );
  on(endpoints.readGuestList, ({ query }) => readGuestList(db, query));
  on(endpoints.printGuestList, async ({ query, request: { locale }, reply }) => {
    const list = await readGuestList(db, query);
    const { drawGuestList } = await import('./draw-guest-list.ts');
    const bytes = await drawGuestList(list, { date: query.date, locale });
    return sendPdf(reply, `reservas-${query.date}`, bytes);
  });
  on(endpoints.readReservation, ({ params: { id } }) => readReservation(db, id));
  on(endpoints.readReservationHours, async ({ params: { id }, query: { date, people } }) => {
    orNotFound(await findOfficeReservation(db, id));
    const wish = { date, persons: people, now: new Date(), isStaff: true, exceptId: id };
    return { data: (await readAvailability(db, wish)).hours };
  });

  on(endpoints.addReservation, ({ body, headers, request }) =>
    addReservation(
      deps,
      { staffId: staffOf(request).id, locale: request.locale, key: headers['idempotency-key'] },
      body,
    ),
  );
  on(endpoints.moveReservation, (call) => changes.moveReservation(deps, writeOf(call), call.body));
  on(endpoints.cancelReservation, (call) =>
    changes.cancelReservation(deps, writeOf(call), call.body.by_house ?? false),
  );
  on(endpoints.noteArrival, (call) => changes.noteArrival(deps, writeOf(call), call.body.arrival));
  on(endpoints.noteReservation, (call) =>
    changes.noteReservation(deps, writeOf(call), call.body.note || null),
  );
};
