import { PageLinks } from './page-links.tsx';
import { SHOP_PAGES } from './rule-pages.ts';

/** Links to the settings of the shop. */
const ShopPage = () => <PageLinks title="rules.shop" pages={SHOP_PAGES} />;

export default ShopPage;
