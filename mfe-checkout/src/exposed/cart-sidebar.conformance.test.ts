// @vitest-environment happy-dom
import { describeWidget } from 'shared-stubs/conformance/widget';

describeWidget('checkout', 'checkout/cart-sidebar', () => import('./cart-sidebar.tsx'));
