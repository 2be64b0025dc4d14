// @vitest-environment happy-dom
import { describeWidget } from 'shared-stubs/conformance/widget';

describeWidget('catalog', 'catalog/search-modal', () => import('./search-modal.ts'));
