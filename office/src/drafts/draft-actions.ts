import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { EndpointInput, EndpointSchema } from 'shared-contracts/api/endpoint';
import type { DraftData, DraftState } from 'shared-contracts/office/drafts.schema';
import type { OfficeEndpoint } from 'shared-contracts/office/endpoint';
import { isChangedMeanwhile, sentenceOf } from '../api/office-error.ts';
import { useOffice } from '../session/session-context.tsx';
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
  /** Name of the thing, for dialogs. */
  entityName: string;
}

/** Actions of the bar. Each of them saves typed data first. They resolve with false when the same may be tried again. */
export const useDraftActions = ({ endpoints, id, state, unsaved, onState }: DraftBarProps) => {
  const { call } = useOffice();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const params = { id };

  const attempt = async (act: () => Promise<void>): Promise<boolean> => {
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
      notify(sentenceOf(error), { type: 'error' });
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
  /** Saves, then calls an endpoint that needs only the version. */
  const change = async (
    endpoint: OfficeEndpoint<EndpointSchema>,
    done: string,
    body: object = {},
  ): Promise<boolean> =>
    attempt(async () => {
      const { version, problems } = await saved();
      // The problems are on the page now, with the words of their fields.
      if (problems.length > 0) {
        notify('drafts.has_problems', { type: 'warning' });
        return;
      }
      const input = { params, body: { version, ...body } } as EndpointInput<EndpointSchema>;
      take((await call(endpoint, input)) as DraftState);
      notify(done, { type: 'success' });
    });
  const without = (endpoint: unknown) => endpoint as OfficeEndpoint<EndpointSchema>;

  return {
    isBusy,
    save: () =>
      attempt(async () => {
        await saved();
        notify('drafts.saved', { type: 'success' });
      }),
    publish: () => change(without(endpoints.publishDraft), 'drafts.published'),
    schedule: (publish_at: string | null) =>
      change(without(endpoints.scheduleDraft), publish_at ? 'drafts.scheduled' : 'drafts.unscheduled', {
        publish_at,
      }),
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
    preview: async (): Promise<{ url: string; expires_at: string } | undefined> => {
      let link: { url: string; expires_at: string } | undefined;
      await attempt(async () => {
        const { problems } = await saved();
        if (problems.length > 0) notify('drafts.has_problems', { type: 'warning' });
        else link = await call(endpoints.previewDraft, { params });
      });
      return link;
    },
  };
};
export type DraftActions = ReturnType<typeof useDraftActions>;
