import { lazy } from 'react';
import {
  addHouseCase,
  changeHouseCase,
  listHouseCases,
  readHouseCase,
} from 'shared-contracts/office/house-cases';
import { repeatable } from '../../data/repeatable.ts';
import type { Area } from '../area.ts';
import { type ChangeForm, type CreateForm, toValues } from './case-form.ts';

/** Full cases that the house proposes. The page of selling rules leads here. */
export const houseCases: Area = {
  permission: 'rules.read',
  resources: [
    {
      name: 'house-cases',
      endpoints: {
        list: listHouseCases,
        one: readHouseCase,
        create: { endpoint: addHouseCase, input: repeatable((form: CreateForm) => toValues(form)) },
        update: {
          endpoint: changeHouseCase,
          input: ({ version, ...form }: ChangeForm) => ({ body: { version, ...toValues(form) } }),
        },
      },
      list: lazy(() => import('./house-cases-list.tsx')),
      create: lazy(() => import('./house-case-create.tsx')),
      edit: lazy(() => import('./house-case-edit.tsx')),
    },
  ],
};
