import type { Page } from 'shared-kit/page';
import { $page, opened } from './product.model.ts';
import { ProductView } from './product-view.tsx';

export const page: Page = { View: ProductView, opened, $page };
