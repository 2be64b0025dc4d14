import { listCommunes, listRegions } from 'shared-contracts/api/regions';
import * as schema from 'shared-contracts/api/regions.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Module } from '../../module.ts';
import { registerEndpoint } from '../../plugins/endpoint.ts';
import { findCommunes, findRegions } from './regions.repository.ts';

/** Regions and communes for the address forms. */
export const regionsModule: Module = (app, { readDb }) => {
  registerEndpoint(app, listRegions, schema.listRegions, async () => ({ data: await findRegions(readDb) }));

  registerEndpoint(app, listCommunes, schema.listCommunes, async ({ params }) => {
    const communes = await findCommunes(readDb, params.id);
    if (communes.length === 0) throw new DomainError('NOT_FOUND');
    return { data: communes };
  });
};
