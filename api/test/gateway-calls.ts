import type { Control } from '../sandbox/knobs.ts';
import type { OfficeControl } from '../sandbox/tax-office/knobs.ts';
import type { Upload as TaxUpload } from '../sandbox/tax-office/office.ts';
import { type HttpAnswer, postJson, request } from './http-client.ts';

/** Calls to the card gateway's sandbox at `gateway`: set faults, read its ledger, and decide as the shopper. */
export function gatewayAt(gateway: string) {
  const gatewayCall = (path: string, fields: Record<string, string>) =>
    request(gateway + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  return {
    gatewayCall,
    control: (knobs: Partial<Control>) => postJson(`${gateway}/control`, knobs),
    /** Sets faults of the tax office's sandbox. */
    taxControl: (knobs: OfficeControl) => postJson(`${gateway}/tax-office/control`, knobs),
    /** Uploads that the tax office's sandbox took. */
    taxLedger: async () => JSON.parse((await request(`${gateway}/tax-office/ledger`)).text) as TaxUpload[],
    ledger: async (token: string) =>
      JSON.parse((await request(`${gateway}/ledger/${token}`)).text) as {
        status: string;
        commits: number;
        refunds: number;
      },
    /** Opens the gateway's form and sends the shopper's decision. The response redirects to the shop. */
    async decide(token: string, decision: 'approve' | 'refuse' | 'abort'): Promise<HttpAnswer> {
      await gatewayCall('/webpayserver/initTransaction', { token_ws: token });
      return gatewayCall('/webpayserver/decision', { token_ws: token, decision });
    },
  };
}
