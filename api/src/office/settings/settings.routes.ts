import type { FastifyInstance } from 'fastify';
import type { EndpointSchema } from 'shared-contracts/api/endpoint';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import * as endpoints from 'shared-contracts/office/settings';
import * as schema from 'shared-contracts/office/settings.schema';
import type { SettingKey, SettingValue } from 'shared-contracts/office/settings-values.schema';
import { registerOfficeEndpoint, staffOf } from '../access/access.ts';
import type { OfficeDeps, OfficeModule } from '../office-module.ts';
import { changeSetting, readSetting } from './settings.service.ts';

interface Endpoints {
  read: OfficeEndpoint;
  readSchema: EndpointSchema;
  change: OfficeEndpoint;
  changeSchema: EndpointSchema;
}

const pair = (
  [read, change]: readonly [OfficeEndpoint, OfficeEndpoint],
  [readSchema, changeSchema]: readonly [EndpointSchema, EndpointSchema],
): Endpoints => ({ read, readSchema, change, changeSchema });

/** Reading and changing of each setting. */
const SETTING_ENDPOINTS: Record<SettingKey, Endpoints> = {
  'gift-box': pair(
    [endpoints.readGiftBox, endpoints.changeGiftBox],
    [schema.readGiftBox, schema.changeGiftBox],
  ),
  bar: pair([endpoints.readBar, endpoints.changeBar], [schema.readBar, schema.changeBar]),
  'transfer-account': pair(
    [endpoints.readTransferAccount, endpoints.changeTransferAccount],
    [schema.readTransferAccount, schema.changeTransferAccount],
  ),
  company: pair([endpoints.readCompany, endpoints.changeCompany], [schema.readCompany, schema.changeCompany]),
  contact: pair([endpoints.readContact, endpoints.changeContact], [schema.readContact, schema.changeContact]),
  alerts: pair([endpoints.readAlerts, endpoints.changeAlerts], [schema.readAlerts, schema.changeAlerts]),
  promotion: pair(
    [endpoints.readPromotion, endpoints.changePromotion],
    [schema.readPromotion, schema.changePromotion],
  ),
  'age-gate': pair(
    [endpoints.readAgeGate, endpoints.changeAgeGate],
    [schema.readAgeGate, schema.changeAgeGate],
  ),
  brand: pair([endpoints.readBrand, endpoints.changeBrand], [schema.readBrand, schema.changeBrand]),
};

interface Body<K extends SettingKey> {
  version: string;
  value: SettingValue<K>;
  reason: string;
}

function registerSetting<K extends SettingKey>(app: FastifyInstance, deps: OfficeDeps, key: K): void {
  const { read, readSchema, change, changeSchema } = SETTING_ENDPOINTS[key];
  registerOfficeEndpoint(app, deps, { endpoint: read, schema: readSchema }, () => readSetting(deps.db, key));
  registerOfficeEndpoint(app, deps, { endpoint: change, schema: changeSchema }, ({ body, request }) => {
    const { version, value, reason } = body as unknown as Body<K>;
    return changeSetting(deps, { staff: staffOf(request), reason }, { key, version, value });
  });
}

export const settingsModule: OfficeModule = (app, deps) => {
  for (const key of Object.keys(SETTING_ENDPOINTS) as SettingKey[]) registerSetting(app, deps, key);
};
