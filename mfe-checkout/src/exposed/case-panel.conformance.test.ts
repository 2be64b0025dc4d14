// @vitest-environment happy-dom
import { describeWidget } from 'shared-stubs/conformance/widget';

describeWidget('checkout', 'checkout/case-panel', () => import('./case-panel.tsx'));
