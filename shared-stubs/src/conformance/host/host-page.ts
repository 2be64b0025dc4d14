/**
 * Gives each test of the suite an empty document, a new API stub behind `fetch`, and a function that creates
 * a host.
 */
import { waitFor } from '@testing-library/react';
import type { HostServices } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { WidgetModule } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import type { RecommendationsProps } from 'shared-contracts/widgets';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createApiStub } from '../../api/create-api-stub.ts';
import { createStubFetch } from '../../api/stub-fetch.ts';

declare global {
  interface Window {
    /** Analytics data layer of the host, which the suite reads. */
    dataLayer?: Record<string, unknown>[];
  }
}

interface HostUnderTest {
  host: HostServices;
  close?(): void;
}

interface HostConditions {
  locale: Locale;
  /** Loads every widget that is requested. */
  loadWidget: () => Promise<WidgetModule<RecommendationsProps>>;
}

/** Creates a host for a page. Its requests use `fetch`, which the suite answers. */
export type CreateHost = (conditions: HostConditions) => HostUnderTest | Promise<HostUnderTest>;

export interface HostPage {
  /** Creates a host that is closed after the test. */
  open(locale?: Locale, loadWidget?: HostConditions['loadWidget']): Promise<HostServices>;
  /** Runs `end` after the test. */
  atEnd(end: () => void): void;
}

/** `mount` and `update` of the test widget: writes its `skus` into its slot. */
const write = async ({ domElement, skus }: { domElement: HTMLElement; skus: readonly string[] }) => {
  domElement.textContent = skus.join();
};

/** The widget that a host mounts unless a test passes another one. */
export const widget: WidgetModule<RecommendationsProps> = {
  contract: CONTRACT_VERSION,
  bootstrap: async () => {},
  mount: write,
  update: write,
  unmount: async ({ domElement }) => domElement.replaceChildren(),
};

/** A page that only a signed-in customer may see. */
export const CUSTOMER_PAGE = '/cuenta/mi-cuenta';

/** Waits until the address has this path, query and anchor. */
export const expectAddress = (expected: string): Promise<void> =>
  waitFor(() => expect(location.pathname + location.search + location.hash).toBe(expected));

/** Registers the suite's `beforeEach` and `afterEach`. Call it inside a `describe`. */
export const prepareHostPage = (createHost: CreateHost): HostPage => {
  const ends: (() => void)[] = [];
  beforeEach(() => {
    vi.stubGlobal('fetch', createStubFetch(createApiStub()));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    history.replaceState(null, '', '/');
    sessionStorage.clear();
    localStorage.clear();
    document.body.replaceChildren();
    window.dataLayer = [];
  });
  afterEach(() => {
    for (const end of ends.splice(0)) end();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return {
    async open(locale = 'es', loadWidget = async () => widget) {
      const { host, close } = await createHost({ locale, loadWidget });
      ends.push(() => close?.());
      return host;
    },
    atEnd: (end) => void ends.push(end),
  };
};
