/** Host for tests: the real bus, given responses of the API, and records of the calls that a remote makes. */

import { createBus } from 'shared-contracts/bus/create-bus';
import { localeState, sessionState } from 'shared-contracts/bus/topics';
import { ApiError } from 'shared-contracts/errors';
import type { HostServices, PageState } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { SerializedState } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';

export interface TestHost extends HostServices {
  readonly calls: { id: string; input: unknown }[];
  readonly visited: string[];
  readonly pages: PageState[];
  readonly dialogs: unknown[];
  readonly widgets: { id: string; domElement: HTMLElement; props: object }[];
  readonly tracked: { event: string; data: Record<string, unknown> }[];
  readonly problems: unknown[];
}

export interface TestHostOptions {
  locale?: Locale;
  /** Endpoint id → response, or a function of the input. Other endpoints reject with NETWORK. */
  answers?: Record<string, unknown>;
  /** State of the page that the server rendered. */
  serverState?: SerializedState;
}

export const createTestHost = ({
  locale = 'es',
  answers = {},
  serverState,
}: TestHostOptions = {}): TestHost => {
  const record = {
    calls: [],
    visited: [],
    pages: [],
    dialogs: [],
    widgets: [],
    tracked: [],
    problems: [],
  } as unknown as TestHost;
  const answer = async (id: string, input: unknown) => {
    record.calls.push({ id, input });
    const given = answers[id];
    if (given === undefined) throw new ApiError({ code: 'NETWORK', message: `no answer for ${id}` });
    return typeof given === 'function' ? given(input) : given;
  };
  const bus = createBus({ onProblem: (error) => record.problems.push(error) });
  bus.publish(localeState, { locale });
  bus.publish(sessionState, { kind: 'guest' });
  return Object.assign(record, {
    contract: CONTRACT_VERSION,
    bus,
    locale,
    session: () => ({ kind: 'guest' }) as const,
    serverState: () => serverState ?? null,
    config: {
      publicUrl: 'http://localhost:3000',
      locales: ['es', 'en'] as const,
      shopName: 'Casa de prueba',
    },
    api: {
      call: ({ id }: { id: string }, input: unknown) => answer(id, input),
    } as HostServices['api'],
    navigate: (href: string) => void record.visited.push(href),
    setPage: (page: PageState) => void record.pages.push(page),
    signIn: (credentials: { email: string; password: string }) => answer('login', { body: credentials }),
    signOut: async () => {
      record.calls.push({ id: 'sign-out', input: undefined });
      bus.publish(sessionState, { kind: 'guest' });
    },
    mountWidget: (id: string, domElement: HTMLElement, props: object) => {
      record.widgets.push({ id, domElement, props });
      return () => {};
    },
    openDialog: async (dialog: unknown) => {
      record.dialogs.push(dialog);
      return { confirmed: false };
    },
    track: (event: string, data: Record<string, unknown>) => void record.tracked.push({ event, data }),
    report: (error: unknown) => void record.problems.push(error),
  });
};
