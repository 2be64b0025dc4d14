import type { FavouritesModule } from 'shared-contracts/remote';
import { type Behaviour, SLOW_MOUNT_MS } from './behaviours.ts';
import { contractOf } from './stub-remote.ts';

/** Replaces catalog's `./favourites`: a press fills the heart or empties it, and nothing is kept. */
export const createStubFavourites = (behaviour: Behaviour): FavouritesModule => ({
  contract: contractOf(behaviour),
  async start() {
    if (behaviour === 'broken') throw new Error('The stub was told to be broken');
    if (behaviour === 'slow') await new Promise((done) => setTimeout(done, SLOW_MOUNT_MS));
    return {
      press(heart) {
        heart.ariaPressed = String(heart.ariaPressed !== 'true');
      },
    };
  },
});
