import type { FastifyInstance } from 'fastify';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import { SETTING_ENDPOINTS, SETTING_KEYS } from 'shared-contracts/office/settings';
import type { SettingKey, SettingValue } from 'shared-contracts/office/settings-values.schema';
import { changeBy, officeEndpoints } from '../access/access.ts';
import type { OfficeDeps, OfficeModule } from '../office-module.ts';
import { changeSetting, readSetting } from './settings.service.ts';

interface Body<K extends SettingKey> {
  version: string;
  value: SettingValue<K>;
  reason: string;
}

function registerSetting<K extends SettingKey>(app: FastifyInstance, deps: OfficeDeps, key: K): void {
  const on = officeEndpoints(app, deps);
  const { read, change }: Record<'read' | 'change', OfficeEndpoint> = SETTING_ENDPOINTS[key];
  on(read, () => readSetting(deps.db, key));
  on(change, ({ body, request }) => {
    const { version, value, reason } = body as unknown as Body<K>;
    return changeSetting(deps, changeBy(request, reason), { key, version, value });
  });
}

export const settingsModule: OfficeModule = (app, deps) => {
  for (const key of SETTING_KEYS) registerSetting(app, deps, key);
};
