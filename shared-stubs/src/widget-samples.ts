/** Widget id → sample props that the widget must accept. */
import { catalogue } from 'shared-contracts/api/catalogue';
import type { ApiClient } from 'shared-contracts/api/endpoint';
import type { WidgetId, WidgetPropsById } from 'shared-contracts/widgets';

type Samples = { [Id in WidgetId]: (api: ApiClient) => Promise<readonly WidgetPropsById[Id][]> };

const onClosed = () => {};

const SAMPLES: Samples = {
  'catalog/search-modal': async () => [{ onClosed }, { onClosed, query: 'carmenère' }],
  'catalog/recommendations': async (api) => {
    const { data } = await api.call(catalogue.wines.list, {});
    const skus = data.map(({ sku }) => sku);
    return [{ skus: skus.slice(0, 1) }, { skus: skus.slice(0, 3) }];
  },
  'checkout/cart-sidebar': async () => [
    { onClosed, reason: 'asked' },
    { onClosed, reason: 'added' },
    { onClosed, reason: 'removed' },
  ],
  'checkout/case-panel': async () => [{ onClosed }],
};

export const sampleProps = <Id extends WidgetId>(
  id: Id,
  api: ApiClient,
): Promise<readonly WidgetPropsById[Id][]> => SAMPLES[id](api);
