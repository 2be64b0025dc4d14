import type { CartServiceModule } from 'shared-contracts/remote';
import { type Behaviour, SLOW_MOUNT_MS } from './behaviours.ts';
import { contractOf } from './stub-remote.ts';

/** The stub cart with a behaviour (slow, broken, old) of stub remotes. */
export const withBehaviour = (cart: CartServiceModule, behaviour: Behaviour): CartServiceModule => ({
  contract: contractOf(behaviour),
  async start(props) {
    if (behaviour === 'broken') throw new Error('The stub was told to be broken');
    if (behaviour === 'slow') await new Promise((done) => setTimeout(done, SLOW_MOUNT_MS));
    return cart.start(props);
  },
});
