import type { AddressInfo } from 'node:net';
import { buildSandbox } from '../sandbox/app.ts';
import type { CourierState } from '../sandbox/courier/depot.ts';
import type { CourierControl } from '../sandbox/courier/knobs.ts';
import type { Db } from '../src/db/connect.ts';
import { postJson, request } from './http-client.ts';

interface CourierEntry {
  key: string;
  number: string;
  reference: string;
  state: CourierState;
  bookings: number;
}

/** Calls to the courier's sandbox at `gateway`: set faults, read its parcels, and move them. */
const courierAt = (gateway: string) => ({
  control: (knobs: CourierControl) => postJson(`${gateway}/courier/control`, knobs),
  ledger: async () => JSON.parse((await request(`${gateway}/courier/ledger`)).text) as CourierEntry[],
  /** Moves the parcel of an order. Returns the statuses of the shop's answers to the webhooks. */
  move: async (shipment: string, ...states: CourierState[]): Promise<(number | null)[]> => {
    const { status, text } = await postJson(`${gateway}/courier/moves`, { shipment, states });
    if (status !== 200) throw new Error(`The courier answered ${status}: ${text}`);
    return (JSON.parse(text) as { webhooks: (number | null)[] }).webhooks;
  },
});

/** Starts a courier's sandbox. `env`: settings of the shop for it. */
export const openCourier = async () => {
  const app = buildSandbox();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { ...courierAt(url), env: { GATEWAY_PORT: new URL(url).port }, close: () => app.close() };
};
export type Courier = Awaited<ReturnType<typeof openCourier>>;

export const COURIER = {
  name: 'Ruta Sur',
  tracking_url: 'https://ruta.example/t/{number}',
  needs_number: true,
  service: 'courier-api',
} as const;
export const VAN = { name: 'Furgón', tracking_url: '', needs_number: false, service: 'by-hand' } as const;

/** Makes these the carriers of the shop. */
export const storeCarriers = async (db: Db, carriers: readonly object[] = [VAN, COURIER]): Promise<void> => {
  const value = JSON.stringify({ carriers });
  await db
    .insertInto('settings')
    .values({ key: 'carriers', value })
    .onConflict((on) => on.column('key').doUpdateSet({ value }))
    .execute();
};
