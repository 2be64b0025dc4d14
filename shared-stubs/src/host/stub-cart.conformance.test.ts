// @vitest-environment happy-dom
import { describeCartService } from '../conformance/cart-service.ts';

describeCartService('the stub host', async () => (await import('./stub-cart.ts')).createStubCart());
