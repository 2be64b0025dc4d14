/** Topics of the shop. Remotes pass these values to the bus, which holds the schemas. */
import type { InferOutput } from 'valibot';
import { command, event, state } from './topic.ts';
import type * as schema from './topics.schema.ts';

export type CartItem = InferOutput<typeof schema.cartItem>;
export type CartUpdate = InferOutput<typeof schema.cartUpdate>;
export type CartUpdateResult = InferOutput<typeof schema.cartUpdateResult>;
export type CartState = InferOutput<typeof schema.cartState>;
export type CartPanel = InferOutput<typeof schema.cartPanel>;
export type LocaleState = InferOutput<typeof schema.localeState>;
export type SessionState = InferOutput<typeof schema.sessionState>;
export type SearchOpen = InferOutput<typeof schema.searchOpen>;
export type DialogOpen = InferOutput<typeof schema.dialogOpen>;
export type DialogOpenResult = InferOutput<typeof schema.dialogOpenResult>;
export type AnalyticsTrack = InferOutput<typeof schema.analyticsTrack>;

/** Served by checkout's `./cart`. Version 2 renamed the field `isTold` to `skipPanel`. */
export const cartUpdate = command<CartUpdate, CartUpdateResult>('cart.update', 2);
/** Published by checkout's `./cart`. */
export const cartState = state<CartState>('cart.state', 1);
/** Opens and closes the cart panel. */
export const cartPanel = event<CartPanel>('cart.panel', 1);
/** Published by the shell. */
export const localeState = state<LocaleState>('locale.state', 1);
export const sessionState = state<SessionState>('session.state', 1);
export const searchOpen = event<SearchOpen>('search.open', 1);
/** Served by the shell. */
export const dialogOpen = command<DialogOpen, DialogOpenResult>('dialog.open', 1);
export const analyticsTrack = event<AnalyticsTrack>('analytics.track', 1);
