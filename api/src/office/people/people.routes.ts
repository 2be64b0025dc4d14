import * as endpoints from 'shared-contracts/office/people';
import type { OfficeModule } from '../../module.ts';
import { changeBy, officeEndpoints, writeOf } from '../access/access.ts';
import {
  blockPerson,
  changeReseller,
  erasePerson,
  exportPerson,
  unblockPerson,
} from './change-person.service.ts';
import { findPeople } from './list-people.repository.ts';
import { readPerson } from './person.service.ts';

export const peopleModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  const { db, config } = deps;
  on(endpoints.listPeople, ({ query }) => findPeople(deps.readDb, query));
  on(endpoints.readPerson, ({ params: { id } }) => readPerson(db, id));
  on(endpoints.exportPerson, ({ params: { id }, body: { reason }, request }) =>
    exportPerson({ db, publicUrl: config.PUBLIC_URL, locale: request.locale }, changeBy(request, reason), id),
  );
  on(endpoints.blockPerson, async (call) => {
    await blockPerson(db, writeOf(call));
    return readPerson(db, call.params.id);
  });
  on(endpoints.unblockPerson, async (call) => {
    await unblockPerson(db, writeOf(call));
    return readPerson(db, call.params.id);
  });
  on(endpoints.changeReseller, async (call) => {
    await changeReseller(db, writeOf(call), call.body.resells);
    return readPerson(db, call.params.id);
  });
  on(endpoints.erasePerson, (call) => erasePerson(db, config, writeOf(call)));
};
