import * as endpoints from 'shared-contracts/api/forms';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createBotCheck } from './bot-check.service.ts';

export const botCheckModule: Module = (app, { config }) => {
  const on = endpointsOf(app);
  on(endpoints.createBotCheck, ({ query }) => createBotCheck(config.APP_SECRET, query.form));
};
