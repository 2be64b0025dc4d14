// @vitest-environment happy-dom
import { describeWidget } from 'shared-stubs/conformance/widget';

describeWidget('catalog', 'catalog/recommendations', () => import('./recommendations.tsx'));
