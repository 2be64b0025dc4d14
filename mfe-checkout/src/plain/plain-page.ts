/** Input and answer of a plain page (render-plain.tsx). */
import type { ReactNode } from 'react';
import type { ApiClient } from 'shared-contracts/api/endpoint';
import type { PageHead } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { PlainState } from './plain-state.ts';

export interface PlainContext {
  api: ApiClient;
  locale: Locale;
  /** Path without its query. */
  pathname: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, readonly string[]>>;
  state: PlainState;
}

export type PlainForm = Readonly<Record<string, string>>;

/** A page, or the page that the visitor must see instead. `state` is the new one, if it changes. */
type PlainAnswer =
  | { view: ReactNode; head: Pick<PageHead, 'title' | 'description'>; status?: number; state?: PlainState }
  | { redirect: string; state?: PlainState };

export interface PlainPage {
  /** Chunk of the same page with scripts, which has the styles. */
  asset: string;
  show(context: PlainContext): Promise<PlainAnswer>;
  /** Applies a form. The answer is always a redirect, so that a reload does not repeat the form. */
  submit(context: PlainContext, form: PlainForm): Promise<{ redirect: string; state: PlainState }>;
}
