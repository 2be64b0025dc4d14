// @vitest-environment happy-dom
import { describeHostServices } from '../conformance/host-services.ts';
import { describeTopics } from '../conformance/topics.ts';
import { createFetchClient } from './fetch-client.ts';
import { createStubHost } from './stub-host.ts';

describeHostServices('the stub host', ({ locale, loadWidget }) => {
  const host = createStubHost({
    locale,
    api: (tokens) => createFetchClient(locale, tokens),
    widgets: { 'catalog/recommendations': loadWidget },
  });
  return { host, close: host.close };
});

describeTopics('the bus of the stub host', () => {
  const host = createStubHost({ cart: 'none' });
  return { bus: host.bus, close: host.close };
});
