import type { Page } from 'shared-kit/page';
import { $page, opened } from './favourites.model.ts';
import { FavouritesView } from './favourites-view.tsx';
import * as shared from './shared-list.model.ts';
import { SharedListView } from './shared-list-view.tsx';

export const page: Page = { View: FavouritesView, opened, $page };
/** A list that another person shares. In the same chunk, because each chunk costs bytes of every page. */
export const sharedPage: Page = { View: SharedListView, opened: shared.opened, $page: shared.$page };
