/**
 * The last inline script of a page, after all markup. The server writes the URLs and hashes of the modules into its
 * attribute `data-modules`. Other attributes: `data-due` (server/document/scripts-due.ts) and `data-promo`
 * (promo-timer.ts).
 */
import { DOCUMENT_MARKS } from 'shared-contracts/document-marks';
import { root } from '../root-element.ts';
import { hasUnsentChanges, readStoredLines } from '../stored-cart.ts';
import { whenActive } from '../when-active.ts';
import { addManifest } from './add-manifest.ts';
import { afterPaint } from './after-paint.ts';
import { showLatePictures } from './late-pictures.ts';
import { startPromoTimer } from './promo-timer.ts';
import { startModules } from './start-modules.ts';
import { showStoredCart } from './stored-cart-badge.ts';
import { showStoredFavourites } from './stored-favourites.ts';

const { modules = '', due, promo } = (document.currentScript as HTMLScriptElement).dataset;
/** visitor.ts sets the mark before the first paint, and updates it when another tab changes the cart. */
const isWithoutCart = () => root.hasAttribute(DOCUMENT_MARKS.noCart);
/** By the links of cards, and by the canonical link. The counter of such a product shows how many the cart has. */
const showsCartProduct = () =>
  readStoredLines().some(({ slug }) => document.querySelector(`[href*="/${CSS.escape(slug)}"]`));
const waitsForCart = due === 'with-cart' && isWithoutCart();
showStoredCart();
afterPaint(() => {
  showLatePictures();
  addManifest();
});
const start = startModules(
  // Only the cart service, a module, reads the cart and sends unsent changes of it.
  {
    modules,
    isDue: (due !== undefined && !waitsForCart) || hasUnsentChanges() || showsCartProduct(),
  },
  // A prerendered page runs no modules: the user may never open it, and modules would count a page view.
  (entry) => new Promise((done) => whenActive(() => done(import(/* webpackIgnore: true */ entry)))),
);
startPromoTimer(promo, start);
if (waitsForCart)
  for (const type of ['storage', 'pageshow']) addEventListener(type, () => isWithoutCart() || start());
// Last: it reads JSON of the storage, which may be damaged.
showStoredFavourites();
