// @vitest-environment happy-dom
import { describeFavourites } from 'shared-stubs/conformance/favourites';

describeFavourites('catalog', () => import('./favourites.tsx'));
