/**
 * The typed text of the checkout steps. This tab keeps it across steps and reloads, and clears it after the
 * order.
 */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { sessionStore } from '../storage.ts';
import { type Draft, type DraftPart, EMPTY_DRAFT, isPersonalEmpty, toDraft, toKept } from './draft.ts';
import { readBuyer } from './kept-buyer.ts';
import type { FieldTexts, RefusedFields } from './refused-fields.ts';

/** Session storage. Contains no card data, because buyers type it on the gateway's page only. */
const DRAFT_KEY = 'checkoutDraft';

/** Session storage: id of the cart whose `begin_checkout` was tracked in this tab. */
export const BEGUN_KEY = 'checkoutBegun';

export interface PartValues<P extends DraftPart = DraftPart> {
  part: P;
  values: Draft[P];
}

export const draftRequested = createEvent();
export const partChanged = createEvent<PartValues>();
/** The API refused fields of an order. */
export const fieldsRefused = createEvent<RefusedFields>();
export const checkoutFinished = createEvent();
/**
 * Sets the draft's owner: customer id, or '' for a guest. Clears the draft of another customer. A guest's
 * draft passes to the customer who signs in.
 */
export const ownerKnown = createEvent<string>();
const ownerChanged = createEvent<string>();

export const loadDraftFx = createEffect(() => {
  const draft = toDraft(sessionStore.readJson(DRAFT_KEY));
  const remembered = readBuyer();
  return remembered && isPersonalEmpty(draft.personal) ? { ...draft, personal: remembered } : draft;
});
const keepDraftFx = createEffect((draft: Draft) => sessionStore.writeJson(DRAFT_KEY, toKept(draft)));
const forgetDraftFx = createEffect(() => sessionStore.remove(DRAFT_KEY, BEGUN_KEY));

export const $draft = createStore<Draft>(EMPTY_DRAFT, { serialize: 'ignore' });
export const $isDraftLoaded = createStore(false, { serialize: 'ignore' });
export const $refusedFields = createStore<RefusedFields>({}, { serialize: 'ignore' });

// Own helper instead of final-form's: order pages need this model without the form library.
const valueAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);
const without = (refused: FieldTexts, before: object, after: object): FieldTexts =>
  Object.fromEntries(
    Object.entries(refused).filter(([path]) => valueAt(before, path) === valueAt(after, path)),
  );

sample({
  clock: draftRequested,
  source: $isDraftLoaded,
  filter: (isLoaded) => !isLoaded,
  target: loadDraftFx,
});
$draft.on(loadDraftFx.doneData, (_, draft) => draft).reset(checkoutFinished);
// The next purchase loads the draft again, with the data of the customer or of a remembered guest.
$isDraftLoaded.on(loadDraftFx.done, () => true).reset(checkoutFinished);

// Remove the server's error of a field when the field's value changes.
sample({
  clock: partChanged,
  source: { draft: $draft, refused: $refusedFields },
  filter: ({ refused }, { part }) => refused[part] !== undefined,
  fn: ({ draft, refused }, { part, values }) => ({
    ...refused,
    [part]: without(refused[part] ?? {}, draft[part], values),
  }),
  target: $refusedFields,
});
sample({
  clock: partChanged,
  source: $draft,
  fn: (draft, { part, values }) => ({ ...draft, [part]: values }),
  target: $draft,
});
sample({
  clock: ownerKnown,
  source: $draft,
  filter: ({ owner }, now) => owner !== now,
  fn: (_, now) => now,
  target: ownerChanged,
});
$draft.on(ownerChanged, (draft, owner) => ({ ...(draft.owner === '' ? draft : EMPTY_DRAFT), owner }));
sample({ clock: [partChanged, ownerChanged], source: $draft, target: keepDraftFx });
$refusedFields.on(fieldsRefused, (_, refused) => refused).reset(checkoutFinished);
sample({ clock: checkoutFinished, target: forgetDraftFx });
