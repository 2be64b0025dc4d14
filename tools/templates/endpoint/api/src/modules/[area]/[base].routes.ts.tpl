import * as {{areaCamel}} from 'shared-contracts/api/{{area}}';
import * as schema from 'shared-contracts/api/{{area}}.schema';
import type { Module } from '../../module.ts';
import { registerEndpoint } from '../../plugins/endpoint.ts';
import { {{camel}} } from './{{base}}.service.ts';

export const {{baseCamel}}Module: Module = (app, { readDb }) => {
  registerEndpoint(app, {{areaCamel}}.{{camel}}, schema.{{camel}}, () => {{camel}}(readDb));
};
