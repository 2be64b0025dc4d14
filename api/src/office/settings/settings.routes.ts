import type { FastifyInstance } from 'fastify';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import * as endpoints from 'shared-contracts/office/settings';
import type { SettingKey, SettingValue } from 'shared-contracts/office/settings-values.schema';
import { changeBy, officeEndpoints } from '../access/access.ts';
import type { OfficeDeps, OfficeModule } from '../office-module.ts';
import { changeSetting, readSetting } from './settings.service.ts';

/** Reading and changing of each setting. */
const SETTING_ENDPOINTS: Record<SettingKey, readonly [read: OfficeEndpoint, change: OfficeEndpoint]> = {
  'gift-box': [endpoints.readGiftBox, endpoints.changeGiftBox],
  bar: [endpoints.readBar, endpoints.changeBar],
  'transfer-account': [endpoints.readTransferAccount, endpoints.changeTransferAccount],
  company: [endpoints.readCompany, endpoints.changeCompany],
  contact: [endpoints.readContact, endpoints.changeContact],
  alerts: [endpoints.readAlerts, endpoints.changeAlerts],
  promotion: [endpoints.readPromotion, endpoints.changePromotion],
  'age-gate': [endpoints.readAgeGate, endpoints.changeAgeGate],
  'delivery-promise': [endpoints.readDeliveryPromise, endpoints.changeDeliveryPromise],
  carriers: [endpoints.readCarriers, endpoints.changeCarriers],
  discounts: [endpoints.readDiscounts, endpoints.changeDiscounts],
  channels: [endpoints.readChannels, endpoints.changeChannels],
  cases: [endpoints.readCaseSetting, endpoints.changeCaseSetting],
  'back-in-stock': [endpoints.readBackInStock, endpoints.changeBackInStock],
  brand: [endpoints.readBrand, endpoints.changeBrand],
};

interface Body<K extends SettingKey> {
  version: string;
  value: SettingValue<K>;
  reason: string;
}

function registerSetting<K extends SettingKey>(app: FastifyInstance, deps: OfficeDeps, key: K): void {
  const on = officeEndpoints(app, deps);
  const [read, change] = SETTING_ENDPOINTS[key];
  on(read, () => readSetting(deps.db, key));
  on(change, ({ body, request }) => {
    const { version, value, reason } = body as unknown as Body<K>;
    return changeSetting(deps, changeBy(request, reason), { key, version, value });
  });
}

export const settingsModule: OfficeModule = (app, deps) => {
  for (const key of Object.keys(SETTING_ENDPOINTS) as SettingKey[]) registerSetting(app, deps, key);
};
