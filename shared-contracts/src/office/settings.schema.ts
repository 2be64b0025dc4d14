import { z } from 'zod';
import { reason, version } from './common.schema.ts';
import { SETTINGS } from './settings-values.schema.ts';

const response = z.object({
  id: z.string(),
  version,
  /** The value that staff have set, or what the shop uses without it. It may miss texts of an incomplete page. */
  value: z.record(z.string(), z.unknown()),
});

const change = <T extends z.ZodType>(value: T) => ({
  body: z.object({ version, value, reason }),
  response,
});

export const readGiftBox = { response };
export const changeGiftBox = change(SETTINGS['gift-box']);

export const readBar = { response };
export const changeBar = change(SETTINGS.bar);

export const readTransferAccount = { response };
export const changeTransferAccount = change(SETTINGS['transfer-account']);

export const readCompany = { response };
export const changeCompany = change(SETTINGS.company);

export const readContact = { response };
export const changeContact = change(SETTINGS.contact);

export const readAlerts = { response };
export const changeAlerts = change(SETTINGS.alerts);

export const readPromotion = { response };
export const changePromotion = change(SETTINGS.promotion);

export const readAgeGate = { response };
export const changeAgeGate = change(SETTINGS['age-gate']);

export const readDeliveryPromise = { response };
export const changeDeliveryPromise = change(SETTINGS['delivery-promise']);

export const readCarriers = { response };
export const changeCarriers = change(SETTINGS.carriers);

export const readDiscounts = { response };
export const changeDiscounts = change(SETTINGS.discounts);

export const readChannels = { response };
export const changeChannels = change(SETTINGS.channels);

export const readCaseSetting = { response };
export const changeCaseSetting = change(SETTINGS.cases);

export const readBackInStock = { response };
export const changeBackInStock = change(SETTINGS['back-in-stock']);

export const readBrand = { response };
export const changeBrand = change(SETTINGS.brand);
