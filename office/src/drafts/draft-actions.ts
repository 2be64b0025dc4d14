import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { DraftData, DraftState } from 'shared-contracts/office/drafts.schema';
import { isChangedMeanwhile, OfficeError, sentenceOf } from '../api/office-error.ts';
import { useOffice } from '../session/session-context.tsx';
import type { PreviewLink } from './preview-dialog.tsx';
import type { KindEndpoints } from './use-draft.ts';
import type { Typed } from './use-typed-draft.ts';

export interface DraftBarProps {
  endpoints: KindEndpoints;
  id: string;
  state: DraftState;
  /** Data to save, with the version that they replace. Undefined when the form shows what is stored. */
  unsaved: Typed<DraftData> | undefined;
  /**
   * Called with each new state. `keepsTyped`: another person was faster, so the typed data go over the new state.
   * Otherwise the form shows `state.draft?.data ?? state.published`.
   */
  onState: (state: DraftState, how: { keepsTyped: boolean }) => void;
  /** Words for a dotted path of the data. */
  labelOf: (path: string) => string;
  /** Own words for a value at a dotted path. Undefined: the words of every form. */
  wordsOf?: (path: string, value: unknown) => string | undefined;
  /** Name of the thing, for dialogs. */
  entityName: string;
  /** More that `withdraw` means for this thing. Translated. */
  withdrawHelp?: string | undefined;
}

/**
 * Actions of the bar. They save typed data first, except `discard`. They resolve with false after an error that a second
 * try may not meet.
 */
export const useDraftActions = ({ endpoints, id, state, unsaved, onState }: DraftBarProps) => {
  const { call } = useOffice();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const params = { id };

  const say = (error: unknown): void => notify(sentenceOf(error), { type: 'error' });
  const attempt = async (act: () => Promise<void>, sayWhy = say): Promise<boolean> => {
    setBusy(true);
    try {
      await act();
      return true;
    } catch (error) {
      if (isChangedMeanwhile(error)) {
        notify('drafts.changed', { type: 'warning', autoHideDuration: 10_000 });
        await call(endpoints.readDraft, { params })
          .then((fresh) => onState(fresh, { keepsTyped: true }))
          .catch(() => undefined);
        return true;
      }
      sayWhy(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const take = (next: DraftState): DraftState => {
    onState(next, { keepsTyped: false });
    return next;
  };
  const saved = async (): Promise<DraftState> =>
    unsaved === undefined ? state : take(await call(endpoints.saveDraft, { params, body: unsaved }));
  /** Saves, then calls `act` for a draft that breaks no rules. */
  const whenReady = (act: (version: string) => Promise<void>, sayWhy?: typeof say): Promise<boolean> =>
    attempt(async () => {
      const { version, problems } = await saved();
      // The problems are on the page now, with the words of their fields.
      if (problems.length > 0) notify('drafts.has_problems', { type: 'warning' });
      else await act(version);
    }, sayWhy);

  return {
    isBusy,
    save: () =>
      attempt(async () => {
        await saved();
        notify('drafts.saved', { type: 'success' });
      }),
    publish: () =>
      whenReady(async (version) => {
        take(await call(endpoints.publishDraft, { params, body: { version } }));
        notify('drafts.published', { type: 'success' });
      }),
    /**
     * @param publish_at ISO 8601. Null takes the time away, also of a draft that breaks rules
     * @param refuse takes the sentence about a time that the server refuses
     */
    schedule: (publish_at: string | null, refuse: (sentence: string) => void) => {
      const sayWhy = (error: unknown): void => {
        const sentence = error instanceof OfficeError && error.fields.publish_at;
        if (sentence) refuse(sentence);
        else say(error);
      };
      const send = async (version: string) => {
        take(await call(endpoints.scheduleDraft, { params, body: { version, publish_at } }));
        notify(publish_at ? 'drafts.scheduled' : 'drafts.unscheduled', { type: 'success' });
      };
      return publish_at ? whenReady(send, sayWhy) : attempt(async () => send((await saved()).version));
    },
    /** Discards what was typed, or else the draft. Below the typed data may be a draft that another person wrote. */
    discard: () =>
      attempt(async () => {
        if (unsaved) take(state);
        else take(await call(endpoints.discardDraft, { params, body: { version: state.version } }));
        notify(unsaved ? 'drafts.undone' : 'drafts.discarded', { type: 'success' });
      }),
    withdraw: () =>
      attempt(async () => {
        if (!endpoints.withdraw) return;
        const { version } = await saved();
        take(await call(endpoints.withdraw, { params, body: { version } }));
        notify('drafts.withdrawn', { type: 'success' });
      }),
    restore: (revision: string) =>
      attempt(async () => {
        const { version } = await saved();
        take(await call(endpoints.restoreRevision, { params, body: { version, revision } }));
        notify('drafts.restored', { type: 'success' });
      }),
    /** Resolves with the link, or undefined. */
    preview: async () => {
      let link: PreviewLink | undefined;
      await whenReady(async () => {
        link = await call(endpoints.previewDraft, { params });
      });
      return link;
    },
  };
};
export type DraftActions = ReturnType<typeof useDraftActions>;
