import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { checkPricesCsv } from 'shared-contracts/office/prices';
import { checkStockCsv } from 'shared-contracts/office/stock';
import type { OfficeClient } from '../../api/office-client.ts';
import { useOffice } from '../../session/session-context.tsx';
import { applyChanges, isWhyReady, type What, type Why } from './apply-changes.ts';
import { CsvProblems } from './csv-problems.tsx';
import { PreviewTable } from './preview-table.tsx';
import { readText } from './read-text.ts';
import type { CsvProblem, PricePreview, StockPreview } from './types.ts';
import { WhyFields } from './why-fields.tsx';

interface Checked {
  rows: (PricePreview | StockPreview)[];
  problems: CsvProblem[];
}

const check = (client: OfficeClient, what: What, text: string): Promise<Checked> =>
  what === 'prices'
    ? client.call(checkPricesCsv, { body: { text } })
    : client.call(checkStockCsv, { body: { text } });

const useCsv = (what: What) => {
  const client = useOffice();
  const translate = useTranslate();
  const notify = useNotify();
  const [file, setFile] = useState<{ name: string; text: string }>();
  const [checked, setChecked] = useState<Checked>();
  const [why, setWhy] = useState<Why>({ reason: '', cause: 'count' });
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem('');
    await act().catch((error: unknown) => setProblem((error as Error).message));
    setBusy(false);
  };
  const checkAgain = (text: string) => attempt(async () => setChecked(await check(client, what, text)));
  return {
    file,
    checked,
    why,
    setWhy,
    problem,
    isBusy,
    checkAgain,
    choose: (chosen: File) =>
      attempt(async () => {
        const text = await readText(chosen);
        setFile({ name: chosen.name, text });
        setChecked(undefined);
        setChecked(await check(client, what, text));
      }),
    apply: () =>
      attempt(async () => {
        const { changed } = await applyChanges(client, what, checked?.rows ?? [], why);
        notify(translate('products.bulk.done', { smart_count: changed }), { type: 'success' });
        setFile(undefined);
        setChecked(undefined);
      }),
  };
};

/** Reads a CSV file: shows its faults or its changes, and applies them. */
export const CsvImport = ({ what }: { what: What }) => {
  const translate = useTranslate();
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const { file, checked, why, setWhy, problem, isBusy, choose, apply, checkAgain } = useCsv(what);
  const isClean = checked !== undefined && checked.problems.length === 0;
  const hasChanges = isClean && checked.rows.length > 0;
  return (
    <Box component="section" aria-labelledby={title}>
      <Typography variant="h2" id={title}>
        {translate(`products.csv.${what}.title`)}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate(`products.csv.${what}.help`)}
      </Typography>
      <Button variant="outlined" disabled={isBusy} onClick={() => input.current?.click()}>
        {translate('products.csv.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void choose(chosen);
        }}
      />
      {file && <Typography sx={{ mt: 1 }}>{file.name}</Typography>}
      {problem && (
        <Alert
          severity="warning"
          role="alert"
          sx={{ my: 2 }}
          action={
            file && (
              <Button onClick={() => void checkAgain(file.text)}>{translate('products.csv.again')}</Button>
            )
          }
        >
          {translate(problem, { _: problem })}
        </Alert>
      )}
      {checked && checked.problems.length > 0 && <CsvProblems problems={checked.problems} />}
      {isClean && !hasChanges && (
        <Alert severity="info" sx={{ my: 2 }}>
          {translate('products.csv.no_changes')}
        </Alert>
      )}
      {hasChanges && (
        <Box sx={{ mt: 2 }}>
          <PreviewTable rows={checked.rows} />
          <WhyFields what={what} why={why} onChange={setWhy} />
          <Button
            variant="contained"
            disabled={isBusy || !isWhyReady(what, why)}
            onClick={() => void apply()}
          >
            {translate('products.bulk.apply', { smart_count: checked.rows.length })}
          </Button>
        </Box>
      )}
    </Box>
  );
};
