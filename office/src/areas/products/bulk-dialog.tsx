import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useGetMany, useNotify, useRefresh, useTranslate, useUnselectAll } from 'react-admin';
import { useAttempt } from '../../forms/use-attempt.ts';
import { Problem } from '../../parts/problem.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { TitledDialog } from '../../parts/titled-dialog.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { applyChanges, type BulkReason, type BulkSubject, isBulkReasonReady } from './apply-changes.ts';
import { amountOf, type BulkForm, METHODS, previewBulk } from './bulk-change.ts';
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

const hasRefused = (rows: readonly BulkPreview[]): boolean => rows.some(({ refused }) => refused !== null);

/** Change of the prices or the stock of many formats. Nothing changes before the person has seen old and new. */
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
    method: METHODS[subject][0] ?? 'set',
    amount: '',
    round: '10',
    reference: 'keep',
  });
  const [bulkReason, setBulkReason] = useState<BulkReason>({ reason: '', cause: 'count' });
  const [preview, setPreview] = useState<{ form: BulkForm; rows: BulkPreview[] }>();
  // Left out when the form changed since: it would show other values than those to apply.
  const rows = preview?.form === form ? preview.rows : undefined;
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
    const doneNow = doneIn(now, earlier);
    const left = now.filter(({ sku }) => !doneNow.includes(sku));
    setDone([...done, ...doneNow]);
    setPreview({ form, rows: left });
    if (doneNow.length === 0) setProblem('products.bulk.changed');
    else if (changesOf(left).length === 0 && !hasRefused(left)) finish('products.bulk.all_done');
    else setProblem(translate('products.bulk.some_done', { smart_count: doneNow.length }));
  };
  const apply = (shown: readonly BulkPreview[]) =>
    attempt(
      async () => {
        const { changed } = await applyChanges(client, subject, shown, bulkReason);
        finish(translate('products.bulk.done', { smart_count: changed }));
      },
      () => previewAgain(shown),
    );
  const changes = rows ? changesOf(rows).length : 0;
  const hasChanges = rows !== undefined && changes > 0 && !hasRefused(rows);
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
            {translate('products.bulk.apply', { smart_count: changes })}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={isBusy || skus.length === 0 || amountOf(form) === null}
            onClick={() => void showPreview()}
          >
            {translate('products.bulk.preview')}
          </Button>
        )
      }
    >
      {error && <ReadError error={error} onRetry={refetch} />}
      <BulkFields subject={subject} form={form} onChange={setForm} />
      <Problem severity="warning" message={problem} sx={{ my: 1 }} />
      {rows && <PreviewTable rows={rows} />}
      {hasChanges && <BulkReasonFields subject={subject} bulkReason={bulkReason} onChange={setBulkReason} />}
    </TitledDialog>
  );
};
