/** Tools with which assistants use the account (tool.ts). */
import * as v from 'valibot';
import { trackOrder as trackOrderEndpoint } from '../api/order-tracking.ts';
import { clp, text } from './fields.ts';
import { tool } from './tool.ts';

export const trackOrder = /* @__PURE__ */ tool({
  name: 'account.track_order',
  description: {
    es: 'Dice dónde está un pedido, por su número y el correo o RUT de quien compró. La persona lo confirma en la página.',
    en: 'Says where an order is, by its number and the e-mail or RUT of the buyer. The shopper confirms it in the page.',
  },
  kind: 'form',
  endpoints: [trackOrderEndpoint],
  input: v.strictObject({ number: text(40), buyer: text(120) }),
  output: v.object({
    number: v.string(),
    /** Status in the words of the shop. */
    status: v.string(),
    /** Working days or days of arrival in words. Null: it is picked up or cancelled. */
    delivery: v.nullable(v.string()),
    /** Page of the carrier. */
    parcel_url: v.nullable(v.string()),
    total: clp,
  }),
});
