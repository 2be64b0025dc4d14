// @vitest-environment happy-dom
import { describeHostServices } from 'shared-stubs/conformance/host-services';
import { describeTopics } from 'shared-stubs/conformance/topics';
import { start } from 'single-spa';
import { beforeAll } from 'vitest';
import { startAnalytics } from './analytics/analytics.ts';
import { startDialogs } from './dialogs/dialogs.ts';
import { createHosts } from './hosts.ts';
import { createWidgetMounter } from './remotes/mount-widget.ts';

const config = {
  publicUrl: 'http://localhost:3000',
  locales: ['es', 'en'],
  shopName: 'Casa de prueba',
} as const;
const organization = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Casa' } as const;

// single-spa dispatches `popstate` for history changes, as on the page.
beforeAll(() => start({ urlRerouteOnly: true }));

describeHostServices('the shell', ({ locale, loadWidget }) => {
  const { bus, hostOf } = createHosts({
    locale,
    config,
    organization,
    remotes: [],
    load: () => Promise.reject(new Error('there is no release of any remote')),
    serverState: () => null,
    mountWidget: createWidgetMounter(loadWidget as never),
    onUnserved: () => {},
  });
  startDialogs(bus, locale);
  startAnalytics(bus, hostOf('catalog').api);
  return { host: hostOf('catalog') };
});

describeTopics('the bus of the shell', () => {
  const { bus } = createHosts({
    locale: 'es',
    config,
    organization,
    remotes: [],
    load: () => Promise.reject(new Error('not asked')),
    serverState: () => null,
    mountWidget: () => () => {},
    onUnserved: () => {},
  });
  return { bus };
});
