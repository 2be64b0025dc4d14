/** Shows a page of this remote as the browser does after a navigation: models told, texts loaded, view mounted. */
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { hostProvided } from 'shared-contracts/kit/host';
import { findPage } from 'shared-contracts/kit/page';
import { createTestHost, type TestHostOptions } from 'shared-contracts/kit/test-host';
import { type GatewayForm, submitToGatewayFx } from '../features/place-order/index.ts';
import { messages } from '../lib/messages.ts';
import { routes } from '../routes.tsx';

export interface ShownPage {
  host: ReturnType<typeof createTestHost>;
  scope: Scope;
  user: ReturnType<typeof userEvent.setup>;
}

export const showPage = async (
  url: string,
  options: TestHostOptions & { onGateway?: (form: GatewayForm) => void } = {},
): Promise<ShownPage> => {
  const host = createTestHost(options);
  const scope = fork({ handlers: [[submitToGatewayFx, options.onGateway ?? (() => {})]] });
  const found = findPage(routes, url, host.locale);
  if (!found) throw new Error(`No page for ${url}`);
  const { page } = await found.route.load();
  await allSettled(hostProvided, { scope, params: host });
  await allSettled(messages.loadMessagesFx, { scope, params: host.locale });
  await allSettled(page.opened, { scope, params: found.request });
  const { View } = page;
  render(
    <Provider value={scope}>
      <View />
    </Provider>,
  );
  return { host, scope, user: userEvent.setup() };
};
