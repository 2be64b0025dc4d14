/**
 * Network of the simulated browser in `tabs.ts`: sometimes slow, sometimes offline. A page that was left gets
 * no responses.
 */
import { ApiError } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { createFetchClient } from 'shared-stubs/host/fetch-client';
import { type Activity, moment } from './browser-activity.ts';
import { type Page, pages } from './tab-page.ts';

export type Call = HostServices['api']['call'];

const never = new Promise<never>(() => {});
const cutOff = () => new ApiError({ code: 'NETWORK', message: 'Failed to fetch' });

export const createNetwork = ({ during }: Activity) => {
  const asked: string[] = [];
  let isOnline = true;
  const client = createFetchClient('es', { read: () => pages.getStore()?.signed?.token ?? null } as never);
  const ask = async (
    page: Page,
    args: Parameters<Call>,
  ): Promise<{ value: unknown } | { error: unknown }> => {
    asked.push(args[0].id);
    await moment();
    if (!isOnline || !page.isAlive) return { error: cutOff() };
    page.sent += 1;
    const answer = await client.call(...args).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    page.sent -= 1;
    await moment();
    return isOnline ? answer : { error: cutOff() };
  };
  return {
    /** Ids of the called endpoints. */
    asked,
    isOnline: () => isOnline,
    setOnline(isOn: boolean) {
      isOnline = isOn;
    },
    async call(page: Page, args: Parameters<Call>) {
      const answer = await during(() => ask(page, args));
      if (!page.isAlive) return never;
      if ('error' in answer) throw answer.error;
      return answer.value;
    },
  };
};
export type Network = ReturnType<typeof createNetwork>;
