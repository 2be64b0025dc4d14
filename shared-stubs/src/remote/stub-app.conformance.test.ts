// @vitest-environment happy-dom
import { describeCartService } from '../conformance/cart-service.ts';
import { describeRemoteModule } from '../conformance/remote-module.ts';
import { STUBS_UNDER_TEST } from './under-test.ts';

for (const [name, stub] of STUBS_UNDER_TEST) describeRemoteModule(name, stub);

describeCartService('the checkout stub', async () => {
  const { createStubCart } = await import('../host/stub-cart.ts');
  const { withBehaviour } = await import('./stub-cart-service.ts');
  return withBehaviour(createStubCart(), 'normal');
});
