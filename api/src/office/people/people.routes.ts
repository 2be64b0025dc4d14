import type { FastifyRequest } from 'fastify';
import * as endpoints from 'shared-contracts/office/people';
import * as schema from 'shared-contracts/office/people.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeModule } from '../office-module.ts';
import { blockPerson, erasePerson, exportPerson, unblockPerson } from './change-person.service.ts';
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
  const { db, config } = deps;
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.listPeople, schema: schema.listPeople },
    ({ query }) => findPeople(deps.readDb, query),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.readPerson, schema: schema.readPerson },
    ({ params: { id } }) => readPerson(db, id),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.exportPerson, schema: schema.exportPerson },
    ({ params: { id }, body: { reason }, request }) =>
      exportPerson(
        { db, publicUrl: config.PUBLIC_URL, locale: request.locale },
        { staffId: staffOf(request).id, id, reason },
      ),
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.blockPerson, schema: schema.blockPerson },
    async (call) => {
      await blockPerson(db, changeOf(call));
      return readPerson(db, call.params.id);
    },
  );
  registerOfficeEndpoint(
    app,
    deps,
    { endpoint: endpoints.unblockPerson, schema: schema.unblockPerson },
    async (call) => {
      await unblockPerson(db, changeOf(call));
      return readPerson(db, call.params.id);
    },
  );
  registerOfficeEndpoint(app, deps, { endpoint: endpoints.erasePerson, schema: schema.erasePerson }, (call) =>
    erasePerson(db, config, changeOf(call)),
  );
};
