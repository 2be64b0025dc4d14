import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useGetMany, useNotify, useRefresh, useTranslate, useUnselectAll } from 'react-admin';
import { isChangedMeanwhile, isEntryRefused } from '../../api/office-error.ts';
import { useAttempt } from '../../forms/use-attempt.ts';
import { Problem } from '../../parts/problem.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { TitledDialog } from '../../parts/titled-dialog.tsx';
import { useOffice } from '../../session/session-context.tsx';
import {
  applyChanges,
  type BulkReason,
  type BulkSubject,
  isBulkReasonReady,
  planOffers,
} from './apply-changes.ts';
import { type BulkForm, isBulkReady, methodsOf, previewBulk } from './bulk-change.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkReasonFields } from './bulk-reason-fields.tsx';
import { changesOf, PreviewTable } from './preview-table.tsx';
import type { BulkPreview, Product } from './types.ts';

interface BulkDialogProps {
  subject: BulkSubject;
  /** Selected products. */
  ids: readonly string[];
  onClose: () => void;
}

/** Formats that have the new value of an earlier preview now, as after a change whose response was lost. */
const doneIn = (now: readonly BulkPreview[], earlier: readonly BulkPreview[]): string[] => {
  const wished = new Map(changesOf(earlier).map(({ sku, after }) => [sku, JSON.stringify(after)]));
  return now.filter(({ sku, before }) => wished.get(sku) === JSON.stringify(before)).map(({ sku }) => sku);
};

/** Formats that the preview neither changes nor refuses: they have the planned offer already. */
const plannedIn = (rows: readonly BulkPreview[]): string[] =>
  rows.filter((row) => row.refused === null && changesOf([row]).length === 0).map(({ sku }) => sku);

const hasRefused = (rows: readonly BulkPreview[]): boolean => rows.some(({ refused }) => refused !== null);

/** Whether a plan was refused, or a value has changed, since the preview. */
const isOutdated = (error: unknown): boolean => isChangedMeanwhile(error) || isEntryRefused(error);

/**
 * Change of the prices or the stock of many formats, at once or as a planned offer. Nothing changes before the person
 * has seen old and new.
 */
export const BulkDialog = ({ subject, ids, onClose }: BulkDialogProps) => {
  const client = useOffice();
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const notify = useNotify();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll('products');
  const { data: chosen = [], error, refetch } = useGetMany<Product>('products', { ids: [...ids] });
  /** Codes of the formats that have the new value. A second change would lower or raise them again. */
  const [done, setDone] = useState<readonly string[]>([]);
  const skus = chosen
    .flatMap((product) => product?.formats.map(({ sku }) => sku) ?? [])
    .filter((sku) => !done.includes(sku));
  const [form, setForm] = useState<BulkForm>({
    when: 'now',
    from: '',
    to: '',
    method: methodsOf(subject, { when: 'now' })[0] ?? 'set',
    amount: '',
    round: '10',
    reference: 'keep',
  });
  const [bulkReason, setBulkReason] = useState<BulkReason>({ reason: '', cause: 'count' });
  const [preview, setPreview] = useState<{ form: BulkForm; rows: BulkPreview[] }>();
  // Left out when the form changed since: it would show other values than those to apply.
  const rows = preview?.form === form ? preview.rows : undefined;
  const isPlanned = form.when === 'planned';
  const words = `products.bulk.${form.when}`;
  const { attempt, problem, setProblem, isBusy } = useAttempt();

  const showPreview = () =>
    attempt(async () => setPreview({ form, rows: await previewBulk(client, subject, skus, form) }));
  const finish = (sentence: string): void => {
    notify(sentence, { type: 'success' });
    unselectAll();
    refresh();
    onClose();
  };
  const previewAgain = async (earlier: readonly BulkPreview[]): Promise<void> => {
    const now = await previewBulk(client, subject, skus, form);
    const doneNow = isPlanned ? plannedIn(now) : doneIn(now, earlier);
    const left = now.filter(({ sku }) => !doneNow.includes(sku));
    setDone([...done, ...doneNow]);
    setPreview({ form, rows: left });
    if (doneNow.length === 0) setProblem('products.bulk.changed');
    else if (changesOf(left).length === 0 && !hasRefused(left)) finish(`${words}.all_done`);
    else setProblem(translate(`${words}.some_done`, { smart_count: doneNow.length }));
  };
  const apply = (shown: readonly BulkPreview[]) =>
    attempt(
      async () => {
        const { changed } = isPlanned
          ? await planOffers(client, shown, form, bulkReason.reason)
          : await applyChanges(client, subject, shown, bulkReason);
        finish(translate(`${words}.done`, { smart_count: changed }));
      },
      () => previewAgain(shown),
      isOutdated,
    );
  const changes = rows ? changesOf(rows).length : 0;
  const hasChanges = rows !== undefined && changes > 0 && !hasRefused(rows);
  const isAllPlanned = isPlanned && rows !== undefined && plannedIn(rows).length === rows.length;
  return (
    <TitledDialog
      title={translate(`products.bulk.title.${subject}`, { smart_count: skus.length })}
      maxWidth="md"
      fullScreen={isNarrow}
      onClose={onClose}
      actions={
        hasChanges ? (
          <Button
            variant="contained"
            disabled={isBusy || !isBulkReasonReady(subject, bulkReason)}
            onClick={() => void apply(rows)}
          >
            {translate(`${words}.apply`, { smart_count: changes })}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={isBusy || skus.length === 0 || !isBulkReady(form)}
            onClick={() => void showPreview()}
          >
            {translate('products.bulk.preview')}
          </Button>
        )
      }
    >
      {error && <ReadError error={error} onRetry={refetch} />}
      <BulkFields subject={subject} form={form} onChange={setForm} />
      <Problem
        severity="warning"
        message={problem || (isAllPlanned ? `${words}.all_done` : '')}
        sx={{ my: 1 }}
      />
      {rows && <PreviewTable rows={rows} />}
      {hasChanges && <BulkReasonFields subject={subject} bulkReason={bulkReason} onChange={setBulkReason} />}
    </TitledDialog>
  );
};
