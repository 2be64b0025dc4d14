import type { EndpointSchema } from '../api/endpoint.ts';
import type { Permission } from './access.ts';
import { type OfficeEndpoint, officeEndpoint } from './endpoint.ts';
import type * as schema from './settings.schema.ts';
import type { SettingKey } from './settings-values.schema.ts';

/** Endpoint that reads a setting: the stored value, or the one that the shop uses without it. */
const readSetting = <S extends EndpointSchema>(key: SettingKey, summary: string): OfficeEndpoint<S> =>
  officeEndpoint<S>({
    id: `office-read-${key}`,
    method: 'GET',
    path: `/office/settings/${key}`,
    access: 'rules.read',
    summary,
    errors: [],
  });

const changeSetting = <S extends EndpointSchema>(
  key: SettingKey,
  access: Permission,
  summary: string,
): OfficeEndpoint<S> =>
  officeEndpoint<S>({
    id: `office-change-${key}`,
    method: 'PUT',
    path: `/office/settings/${key}`,
    access,
    summary,
    errors: ['VALIDATION_FAILED', 'CONFLICT'],
  });

export const readGiftBox = /* @__PURE__ */ readSetting<typeof schema.readGiftBox>(
  'gift-box',
  'Price of the gift box',
);
export const changeGiftBox = /* @__PURE__ */ changeSetting<typeof schema.changeGiftBox>(
  'gift-box',
  'rules.change-selling',
  'Changes the price of the gift box. Orders keep theirs',
);
export const readBar = /* @__PURE__ */ readSetting<typeof schema.readBar>(
  'bar',
  'Tables and opening hours of the wine bar',
);
export const changeBar = /* @__PURE__ */ changeSetting<typeof schema.changeBar>(
  'bar',
  'rules.change-bar',
  'Changes tables and opening hours. Reservations stay',
);
export const readTransferAccount = /* @__PURE__ */ readSetting<typeof schema.readTransferAccount>(
  'transfer-account',
  'Bank account for transfers',
);
export const changeTransferAccount = /* @__PURE__ */ changeSetting<typeof schema.changeTransferAccount>(
  'transfer-account',
  'rules.change-company',
  'Changes the bank account. Mails of earlier orders keep theirs',
);
export const readCompany = /* @__PURE__ */ readSetting<typeof schema.readCompany>(
  'company',
  'Name of the shop and legal identity',
);
export const changeCompany = /* @__PURE__ */ changeSetting<typeof schema.changeCompany>(
  'company',
  'rules.change-company',
  'Changes the name of the shop and its legal identity',
);
export const readContact = /* @__PURE__ */ readSetting<typeof schema.readContact>(
  'contact',
  'Contact and place of pick-up',
);
export const changeContact = /* @__PURE__ */ changeSetting<typeof schema.changeContact>(
  'contact',
  // The shop's mails of contact messages go to its address, and an editor may not read these.
  'rules.change-selling',
  'Changes contact and place of pick-up',
);
export const readAlerts = /* @__PURE__ */ readSetting<typeof schema.readAlerts>(
  'alerts',
  'Levels of the office’s alerts',
);
export const changeAlerts = /* @__PURE__ */ changeSetting<typeof schema.changeAlerts>(
  'alerts',
  'rules.change-selling',
  'Changes the levels of the office’s alerts',
);
export const readPromotion = /* @__PURE__ */ readSetting<typeof schema.readPromotion>(
  'promotion',
  'Promotional message',
);
export const changePromotion = /* @__PURE__ */ changeSetting<typeof schema.changePromotion>(
  'promotion',
  'rules.change-texts',
  'Changes, shows or hides the promotional message',
);
export const readAgeGate = /* @__PURE__ */ readSetting<typeof schema.readAgeGate>(
  'age-gate',
  'Texts of the age gate',
);
export const changeAgeGate = /* @__PURE__ */ changeSetting<typeof schema.changeAgeGate>(
  'age-gate',
  'rules.change-texts',
  'Changes the texts of the age gate',
);
export const readDeliveryPromise = /* @__PURE__ */ readSetting<typeof schema.readDeliveryPromise>(
  'delivery-promise',
  'Rules of the promised day of arrival',
);
export const changeDeliveryPromise = /* @__PURE__ */ changeSetting<typeof schema.changeDeliveryPromise>(
  'delivery-promise',
  'rules.change-selling',
  'Changes the rules of the promised day. Orders keep theirs',
);
export const readCarriers = /* @__PURE__ */ readSetting<typeof schema.readCarriers>(
  'carriers',
  'Carriers of parcels, with their tracking pages',
);
export const changeCarriers = /* @__PURE__ */ changeSetting<typeof schema.changeCarriers>(
  'carriers',
  'rules.change-selling',
  'Changes the carriers. Sent parcels keep theirs',
);
export const readDiscounts = /* @__PURE__ */ readSetting<typeof schema.readDiscounts>(
  'discounts',
  'How coupons meet offers',
);
export const changeDiscounts = /* @__PURE__ */ changeSetting<typeof schema.changeDiscounts>(
  'discounts',
  'rules.change-selling',
  'Changes how coupons meet offers. Orders keep their amounts',
);
export const readChannels = /* @__PURE__ */ readSetting<typeof schema.readChannels>(
  'channels',
  'Feeds of products that are on',
);
export const changeChannels = /* @__PURE__ */ changeSetting<typeof schema.changeChannels>(
  'channels',
  'rules.change-selling',
  'Turns feeds of products on or off',
);
export const readCaseSetting = /* @__PURE__ */ readSetting<typeof schema.readCaseSetting>(
  'cases',
  'Rule of mixed cases',
);
export const changeCaseSetting = /* @__PURE__ */ changeSetting<typeof schema.changeCaseSetting>(
  'cases',
  'rules.change-selling',
  'Changes the rule of mixed cases. Cases in carts get the new saving at once; orders keep theirs',
);
export const readBackInStock = /* @__PURE__ */ readSetting<typeof schema.readBackInStock>(
  'back-in-stock',
  'Whether shoppers may wait for sold-out products',
);
export const changeBackInStock = /* @__PURE__ */ changeSetting<typeof schema.changeBackInStock>(
  'back-in-stock',
  'rules.change-selling',
  'Lets shoppers wait for sold-out products or not. People who wait already keep their place',
);
export const readBrand = /* @__PURE__ */ readSetting<typeof schema.readBrand>(
  'brand',
  'Colours and headings',
);
export const changeBrand = /* @__PURE__ */ changeSetting<typeof schema.changeBrand>(
  'brand',
  'rules.change-company',
  'Changes colours, headings and logo. Refuses colours whose contrast is too low',
);
