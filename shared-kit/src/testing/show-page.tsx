import { act, configure, render } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { type SessionState, sessionState } from 'shared-contracts/bus/topics';
import type { Locale } from 'shared-contracts/locale';
import { bindTopics, hostProvided } from '../host.ts';
import type { RemoteAppOptions } from '../lifecycles.tsx';
import { loadMessages } from '../messages.ts';
import { findPage } from '../page.ts';
import { createTestHost } from '../test-host.ts';

// Solving a bot check on a busy machine takes longer than the default timeout of one second.
configure({ asyncUtilTimeout: 20_000 });

const GUEST: SessionState = { kind: 'guest' };

/**
 * Creates a remote's `showPage`, which renders the page of a URL into the test's DOM with given responses,
 * for a guest or a customer. Each call unsubscribes the previous page from the bus.
 */
export const createShowPage = ({ routes, messages }: Pick<RemoteAppOptions, 'routes' | 'messages'>) => {
  const ends: (() => void)[] = [];
  return async (
    url: string,
    answers: Record<string, unknown>,
    session: SessionState = GUEST,
    language: Locale = 'es',
  ) => {
    const host = createTestHost({ answers, locale: language });
    host.bus.publish(sessionState, session);
    const scope = fork();
    await allSettled(hostProvided, { scope, params: host });
    await loadMessages(messages, { scope, locale: host.locale });
    const find = (path: string) => {
      const found = findPage(routes, path, host.locale);
      if (!found) throw new Error(`no page for ${path}`);
      return found;
    };
    const { route, request } = find(url);
    const { page } = await route.load();
    for (const end of ends.splice(0)) end();
    ends.push(bindTopics(host, scope));
    await allSettled(page.opened, { scope, params: request });
    await act(async () => {
      render(
        <Provider value={scope}>
          <page.View />
        </Provider>,
      );
    });
    const setSession = (next: SessionState) => act(async () => host.bus.publish(sessionState, next));
    /** Opens the page again, as when the shopper returns to it or follows a link to other parameters. */
    const open = (path: string) => act(() => allSettled(page.opened, { scope, params: find(path).request }));
    return { host, scope, setSession, open };
  };
};
