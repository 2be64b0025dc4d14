import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import { SETTING_ENDPOINTS, SETTING_KEYS } from 'shared-contracts/office/settings';
import type { SettingKey, SettingValue } from 'shared-contracts/office/settings-values.schema';
import type { OfficeModule } from '../../module.ts';
import { changeBy, officeEndpoints } from '../access/access.ts';
import { changeSetting, readSetting } from './settings.service.ts';

interface Body {
  version: string;
  value: SettingValue<SettingKey>;
  reason: string;
}

export const settingsModule: OfficeModule = (app, deps) => {
  const on = officeEndpoints(app, deps);
  for (const key of SETTING_KEYS) {
    const { read, change }: Record<'read' | 'change', OfficeEndpoint> = SETTING_ENDPOINTS[key];
    on(read, () => readSetting(deps.db, key));
    on(change, ({ body, request }) => {
      const { version, value, reason } = body as unknown as Body;
      return changeSetting(deps, changeBy(request, reason), { key, version, value });
    });
  }
};
