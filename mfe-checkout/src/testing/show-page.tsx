/** Shows a page like after a navigation: events sent, texts loaded, view mounted. */
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import type { SessionState } from 'shared-contracts/bus/topics';
import { hostProvided } from 'shared-kit/host';
import { findPage } from 'shared-kit/page';
import { createTestHost, type TestHostOptions } from 'shared-kit/test-host';
import { type GatewayForm, submitToGatewayFx } from '../lib/gateway/gateway.model.ts';
import { messages } from '../lib/messages.ts';
import { routes } from '../routes.tsx';

export interface ShownPage {
  host: ReturnType<typeof createTestHost>;
  scope: Scope;
  user: ReturnType<typeof userEvent.setup>;
}

const CUSTOMER: SessionState = { kind: 'customer', id: 'u-1', firstName: 'Ana' };

interface ShownTo {
  onGateway?: (form: GatewayForm) => void;
  /** Starts signed in. */
  isCustomer?: boolean;
}

export const showPage = async (url: string, options: TestHostOptions & ShownTo = {}): Promise<ShownPage> => {
  const host = createTestHost(options);
  let session: SessionState = options.isCustomer ? CUSTOMER : { kind: 'guest' };
  const { signIn } = host;
  Object.assign(host, {
    session: () => session,
    signIn: async (credentials: Parameters<typeof signIn>[0]) => {
      await signIn(credentials);
      session = CUSTOMER;
    },
  });
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
