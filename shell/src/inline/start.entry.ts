/**
 * The last inline script of a page, after all markup. The server writes the URLs and hashes of the modules
 * into its attribute `data-modules`. Other attributes: `data-due` when the page needs scripts before its first
 * use, `data-asks-consent`, and `data-promo` (unasked.ts).
 */

import { startModules } from './start-modules.ts';
import { showStoredCart } from './stored-cart-badge.ts';
import { startUnasked } from './unasked.ts';

const { modules = '', due, asksConsent, promo } = (document.currentScript as HTMLScriptElement).dataset;
showStoredCart();
const start = startModules(
  { modules, isDue: due !== undefined },
  (entry) => import(/* webpackIgnore: true */ entry),
);
startUnasked({ asksConsent: asksConsent !== undefined, promo }, start);
