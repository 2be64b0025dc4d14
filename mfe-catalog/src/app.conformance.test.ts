// @vitest-environment happy-dom
import { describeRemoteModule } from 'shared-stubs/conformance/remote-module';
import { underTest } from './testing/under-test.ts';

// The test must notice this fault in shared-ui/src/quantity/quantity.tsx
// - event.key === 'Enter' && typed !== null
// + false
// test pressed and entered in /vinos/:wine
// The test must notice this fault in shared-ui/src/quantity/quantity.tsx
// - if (adoptTypedValue()) queueMicrotask
// + if (false) queueMicrotask
// test typed, chosen and opened in /vinos/:wine
// The test must notice this fault in mfe-catalog/src/features/filter-price/price-fields.tsx
// - event.key === 'Enter' && apply()
// + event.key === 'Enter'
// test pressed and entered in /cajas
// The test must notice this fault in mfe-catalog/src/pages/listing/listing-view.tsx
// - setDrawer('open')
// + undefined
// test pressed and entered in /gourmet
// The test must notice this fault in mfe-catalog/src/pages/listing/filter-form.tsx
// - if (isFilterKey(key)) onToggle({ key, value });
// test chosen in /cajas, with
// The test must notice this fault in mfe-catalog/src/pages/listing/filter-form.tsx
// - onSort(control.value as SortKey)
// + undefined
// test chosen in /cajas, with

describeRemoteModule('catalog', underTest);
