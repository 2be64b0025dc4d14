// @vitest-environment happy-dom
import { describeFavourites } from '../conformance/favourites.ts';
import { createStubFavourites } from './stub-favourites.ts';

describeFavourites('the stub', async () => createStubFavourites('normal'));
