import { listCommunes, listRegions } from 'shared-contracts/api/regions';
import * as schema from 'shared-contracts/api/regions.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Module } from '../../module.ts';
import { REGION_TAG } from '../../plugins/answer-tags.ts';
import { endpointsOf, prepareJson } from '../../plugins/endpoint.ts';
import { findCommunes, findRegions } from './regions.repository.ts';

/** Regions and communes for the address forms. */
export const regionsModule: Module = (app, { readDb, answers }) => {
  const on = endpointsOf(app);
  on(listRegions, () =>
    answers.answer('regions', async () =>
      prepareJson(schema.listRegions.response, { data: await findRegions(readDb) }, [REGION_TAG]),
    ),
  );

  on(listCommunes, ({ params }) =>
    answers.answer(`communes ${params.id}`, async () => {
      const data = await findCommunes(readDb, params.id);
      if (data.length === 0) throw new DomainError('NOT_FOUND');
      return prepareJson(schema.listCommunes.response, { data }, [REGION_TAG]);
    }),
  );
};
