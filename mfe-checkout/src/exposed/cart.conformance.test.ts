// @vitest-environment happy-dom
import { describeCartService } from 'shared-stubs/conformance/cart-service';

describeCartService('checkout', () => import('./cart.ts'));
