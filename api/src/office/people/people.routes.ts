import type { FastifyRequest } from 'fastify';
import * as endpoints from 'shared-contracts/office/people';
import { officeEndpoints, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import {
  blockPerson,
  changeReseller,
  erasePerson,
  exportPerson,
  unblockPerson,
} from './change-person.service.ts';
import { findPeople } from './list-people.repository.ts';
import { readPerson } from './person.service.ts';

interface Write {
  params: { id: string };
  body: { version: string; reason: string };
  request: FastifyRequest;
}

const changeOf = ({ params: { id }, body, request }: Write) => ({
  staffId: staffOf(request).id,
  id,
  version: body.version,
  reason: body.reason,
});

export const peopleModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db, config } = deps;
  on(endpoints.listPeople, ({ query }) => findPeople(deps.readDb, query));
  on(endpoints.readPerson, ({ params: { id } }) => readPerson(db, id));
  on(endpoints.exportPerson, ({ params: { id }, body: { reason }, request }) =>
    exportPerson(
      { db, publicUrl: config.PUBLIC_URL, locale: request.locale },
      { staffId: staffOf(request).id, id, reason },
    ),
  );
  on(endpoints.blockPerson, async (call) => {
    await blockPerson(db, changeOf(call));
    return readPerson(db, call.params.id);
  });
  on(endpoints.unblockPerson, async (call) => {
    await unblockPerson(db, changeOf(call));
    return readPerson(db, call.params.id);
  });
  on(endpoints.changeReseller, async (call) => {
    await changeReseller(db, { ...changeOf(call), resells: call.body.resells });
    return readPerson(db, call.params.id);
  });
  on(endpoints.erasePerson, (call) => erasePerson(db, config, changeOf(call)));
};
