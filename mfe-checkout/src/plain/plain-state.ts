/**
 * State of a visitor without scripts between two pages (docs/architecture/plain-pages.md). The visitor's browser keeps it
 * in a cookie, as a browser with scripts keeps the same in its storage.
 */
import { MAX_PLAIN_STATE } from 'shared-contracts/domain/storage-keys';
import { type Draft, type DraftPart, EMPTY_DRAFT, toDraft, toKept, withShapeOf } from '../lib/draft/draft.ts';
import type { RefusedFields } from '../lib/draft/refused-fields.ts';
import { type GiftBox, NO_GIFT_BOX, toGiftBox } from '../lib/gift-box/gift-box.ts';

/** Message of the last form for the page that shows its result. */
export interface PlainNotice {
  /** Path of that page. */
  path: string;
  kind: 'error' | 'warning' | 'success';
  text: string;
  /** The page offers other ways to order (steps/other-ways.tsx). */
  offersWays?: true;
}

/** Order of this browser. The key reads it (docs/architecture/api.md#orders). */
export interface PlainOrder {
  id: string;
  key: string;
  /** Open card payment: the browser posts `token` to `url`. '' without one. */
  url: string;
  token: string;
}

export interface PlainState {
  /** '' before the first product. */
  cartId: string;
  isAdult: boolean;
  /** Product that waits for the answer of the age gate. '' without one. */
  wantedSku: string;
  giftBox: GiftBox;
  draft: Draft;
  /** Steps that were submitted. They show the errors of their fields. */
  submitted: readonly DraftPart[];
  /** Fields that the API refused. */
  refused: RefusedFields;
  notice: PlainNotice | null;
  /** Key of the next order, until the API has answered it. '' before the last step, and after a change of the order. */
  orderKey: string;
  order: PlainOrder | null;
}

export const EMPTY_STATE: PlainState = {
  cartId: '',
  isAdult: false,
  wantedSku: '',
  giftBox: NO_GIFT_BOX,
  draft: EMPTY_DRAFT,
  submitted: [],
  refused: {},
  notice: null,
  orderKey: '',
  order: null,
};

const NO_NOTICE: PlainNotice = { path: '', kind: 'error', text: '' };
const NO_ORDER: PlainOrder = { id: '', key: '', url: '', token: '' };
const PARTS: readonly DraftPart[] = ['personal', 'delivery', 'payment'];

/** Without the values that are as in `empty`, because a cookie is small. */
const withoutEmpty = (empty: unknown, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const before = Object(empty) as Record<string, unknown>;
  const kept = Object.entries(value)
    .filter(([name, one]) => JSON.stringify(one) !== JSON.stringify(before[name]))
    .map(([name, one]) => [name, withoutEmpty(before[name], one)]);
  return Object.fromEntries(kept);
};

const encode = (value: object): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

const decode = (text: string): unknown => {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (sign) => sign.charCodeAt(0))));
  } catch {
    return null;
  }
};

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Reads a cookie that the browser may have changed. Values of another shape are empty. */
export const toPlainState = (text: string): PlainState => {
  const kept = Object(decode(text)) as Record<string, unknown>;
  const { cartId, isAdult, wantedSku, orderKey } = withShapeOf(EMPTY_STATE, kept);
  const notice = withShapeOf(NO_NOTICE, kept.notice);
  const { offersWays } = Object(kept.notice) as Partial<PlainNotice>;
  const order = withShapeOf(NO_ORDER, kept.order);
  const refused = Object(kept.refused) as Record<string, unknown>;
  return {
    cartId,
    isAdult,
    wantedSku,
    orderKey,
    giftBox: toGiftBox(kept.giftBox),
    draft: toDraft(kept.draft),
    submitted: PARTS.filter((part) => Array.isArray(kept.submitted) && kept.submitted.includes(part)),
    refused: Object.fromEntries(
      PARTS.filter((part) => part in refused).map((part) => [part, textsOf(refused[part])]),
    ),
    notice: notice.text ? { ...notice, ...(offersWays === true && { offersWays }) } : null,
    order: order.id ? order : null,
  };
};

/** Text for the cookie. If it is too long, drops the buyer's comment, and then the text of the gift card. */
export const fromPlainState = (state: PlainState): string => {
  const textOf = (one: PlainState): string =>
    encode(withoutEmpty(EMPTY_STATE, { ...one, draft: toKept(one.draft) }) as object);
  const { draft, giftBox } = state;
  const shorter = { ...state, draft: { ...draft, delivery: { ...draft.delivery, comment: '' } } };
  const shortest = { ...shorter, giftBox: { ...giftBox, text: '' } };
  return [state, shorter].map(textOf).find((text) => text.length <= MAX_PLAIN_STATE) ?? textOf(shortest);
};
