import * as endpoints from 'shared-contracts/api/forms';
import * as schema from 'shared-contracts/api/forms.schema';
import type { Module } from '../../module.ts';
import { registerEndpoint } from '../../plugins/endpoint.ts';
import { createBotCheck } from './bot-check.service.ts';

export const botCheckModule: Module = (app, { config }) => {
  registerEndpoint(app, endpoints.createBotCheck, schema.createBotCheck, ({ query, reply }) => {
    reply.header('cache-control', 'no-store');
    return createBotCheck(config.APP_SECRET, query.form);
  });
};
