import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { changeCosts, checkCostsCsv } from 'shared-contracts/office/costs';
import { checkPricesCsv } from 'shared-contracts/office/prices';
import { checkStockCsv } from 'shared-contracts/office/stock';
import type { OfficeClient } from '../../api/office-client.ts';
import { ChooseFile } from '../../forms/choose-file.tsx';
import { useAttempt } from '../../forms/use-attempt.ts';
import { Problem } from '../../parts/problem.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { applyChanges, type BulkReason, type BulkSubject, isBulkReasonReady } from './apply-changes.ts';
import { BulkReasonFields } from './bulk-reason-fields.tsx';
import { CsvProblems } from './csv-problems.tsx';
import { PreviewTable } from './preview-table.tsx';
import { readText } from './read-text.ts';
import type { BulkPreview, CostPreview, CsvProblem, Preview } from './types.ts';

type CsvSubject = BulkSubject | 'costs';

interface Checked {
  rows: Preview[];
  problems: CsvProblem[];
}

const CHECKS = { prices: checkPricesCsv, stock: checkStockCsv, costs: checkCostsCsv } as const;
const check = (client: OfficeClient, subject: CsvSubject, text: string): Promise<Checked> =>
  client.call(CHECKS[subject] as typeof checkCostsCsv, { body: { text } });

const apply = (client: OfficeClient, subject: CsvSubject, rows: Checked['rows'], bulkReason: BulkReason) => {
  if (subject !== 'costs') return applyChanges(client, subject, rows as BulkPreview[], bulkReason);
  const costs = (rows as CostPreview[]).map(({ sku, version, after }) => ({ sku, version, cost: after }));
  return client.call(changeCosts, { body: { rows: costs } });
};

/** Reads a CSV file: shows its faults or its changes, and applies them. */
export const CsvImport = ({ subject }: { subject: CsvSubject }) => {
  const client = useOffice();
  const translate = useTranslate();
  const notify = useNotify();
  const title = useId();
  const [file, setFile] = useState<{ name: string; text: string }>();
  const [checked, setChecked] = useState<Checked>();
  const [bulkReason, setBulkReason] = useState<BulkReason>({ reason: '', cause: 'count' });
  const { attempt, problem, isBusy } = useAttempt();
  const choose = (chosen: File) =>
    attempt(async () => {
      const text = await readText(chosen);
      setFile({ name: chosen.name, text });
      setChecked(undefined);
      setChecked(await check(client, subject, text));
    });
  const checkAgain = (text: string) => attempt(async () => setChecked(await check(client, subject, text)));
  const applyAll = () =>
    attempt(async () => {
      const { changed } = await apply(client, subject, checked?.rows ?? [], bulkReason);
      notify(translate('products.bulk.now.done', { smart_count: changed }), { type: 'success' });
      setFile(undefined);
      setChecked(undefined);
    });
  const isClean = checked !== undefined && checked.problems.length === 0;
  const hasChanges = isClean && checked.rows.length > 0;
  return (
    <Box component="section" aria-labelledby={title}>
      <Typography variant="h2" id={title}>
        {translate(`products.csv.${subject}.title`)}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate(`products.csv.${subject}.help`)}
      </Typography>
      <ChooseFile
        label={translate('products.csv.choose')}
        accept=".csv,text/csv"
        disabled={isBusy}
        onChoose={(chosen) => void choose(chosen)}
      >
        {translate('products.csv.choose')}
      </ChooseFile>
      {file && <Typography sx={{ mt: 1 }}>{file.name}</Typography>}
      <Problem
        severity="warning"
        message={problem}
        sx={{ my: 2 }}
        action={
          file && (
            <Button onClick={() => void checkAgain(file.text)}>{translate('products.csv.again')}</Button>
          )
        }
      />
      {checked && checked.problems.length > 0 && <CsvProblems problems={checked.problems} />}
      {isClean && !hasChanges && (
        <Alert severity="info" sx={{ my: 2 }}>
          {translate('products.csv.no_changes')}
        </Alert>
      )}
      {hasChanges && (
        <Box sx={{ mt: 2 }}>
          <PreviewTable rows={checked.rows} />
          {subject !== 'costs' && (
            <BulkReasonFields subject={subject} bulkReason={bulkReason} onChange={setBulkReason} />
          )}
          <Button
            variant="contained"
            disabled={isBusy || (subject !== 'costs' && !isBulkReasonReady(subject, bulkReason))}
            onClick={() => void applyAll()}
          >
            {translate('products.bulk.now.apply', { smart_count: checked.rows.length })}
          </Button>
        </Box>
      )}
    </Box>
  );
};
