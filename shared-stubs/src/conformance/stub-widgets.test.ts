// @vitest-environment happy-dom
import type { WidgetId } from 'shared-contracts/widgets';
import { describeWidget } from './widget.ts';

const IDS: readonly WidgetId[] = [
  'catalog/search-modal',
  'catalog/recommendations',
  'checkout/cart-sidebar',
  'checkout/case-panel',
];

for (const id of IDS)
  describeWidget('the stub remote', id, async () => {
    const { createStubWidget } = await import('../remote/create-stub-widget.tsx');
    return createStubWidget(id, { behaviour: 'normal' });
  });
