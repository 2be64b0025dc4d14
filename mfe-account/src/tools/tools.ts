/** The code of the account's tools (shared-contracts/src/tools/account.ts). */
import { trackOrder } from 'shared-contracts/api/order-tracking';
import * as wordsEn from 'shared-contracts/domain/order-status-words/en';
import * as wordsEs from 'shared-contracts/domain/order-status-words/es';
import type { Locale } from 'shared-contracts/locale';
import * as contract from 'shared-contracts/tools/account';
import type { ToolCode, ToolQuestion } from 'shared-contracts/tools/run-tool';
import { implementTool } from 'shared-kit/implement-tool';
import { isRepeatable } from '../lib/is-repeatable.ts';

const WORDS = { es: wordsEs, en: wordsEn };
const UNPAID = { es: 'Pago no realizado', en: 'Payment not made' };

const QUESTION: Readonly<Record<Locale, (number: string, buyer: string) => ToolQuestion>> = {
  es: (number, buyer) => ({
    title: '¿Mostrar el pedido al asistente?',
    description: `Pedido ${number}, de ${buyer}.\nEl asistente sabrá su estado, el despacho y el total.`,
    confirm: 'Mostrar',
  }),
  en: (number, buyer) => ({
    title: 'Show the order to the assistant?',
    description: `Order ${number}, of ${buyer}.\nThe assistant will know its status, the delivery and the total.`,
    confirm: 'Show',
  }),
};

export const tools: readonly ToolCode[] = [
  implementTool(contract.trackOrder, {
    ask: ({ number, buyer }, { locale }) => QUESTION[locale](number, buyer),
    async run({ number, buyer }, { api, locale }) {
      const person = buyer.includes('@') ? { email: buyer } : { rut: buyer };
      const { data } = await api.call(trackOrder, { query: { number, ...person } });
      const { method, promise, time_delivery, parcel } = data.delivery;
      const isPickup = method === 'pickup';
      return {
        number: data.number,
        status: isRepeatable(data)
          ? UNPAID[locale]
          : WORDS[locale][isPickup ? 'pickupStatusWords' : 'orderStatusWords'][data.status],
        delivery: isPickup ? null : (promise?.text ?? time_delivery),
        parcel_url: parcel?.url ?? null,
        total: data.total,
      };
    },
  }),
];
