import * as {{areaCamel}} from 'shared-contracts/api/{{area}}';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { {{camel}} } from './{{base}}.service.ts';

export const {{baseCamel}}Module: Module = (app, { readDb }) => {
  const on = endpointsOf(app);
  on({{areaCamel}}.{{camel}}, () => {{camel}}(readDb));
};
