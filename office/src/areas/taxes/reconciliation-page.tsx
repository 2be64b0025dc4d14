import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { reconcileDeposits } from 'shared-contracts/office/reconciliation';
import type { DepositFinding } from 'shared-contracts/office/reconciliation.schema';
import { formatMoney } from '../../format/format.ts';
import { ChooseFile } from '../../forms/choose-file.tsx';
import { Problem } from '../../parts/problem.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { readText } from '../products/read-text.ts';

const money = (amount: number | null): string => (amount === null ? '' : formatMoney(amount));

const Finding = ({ line, problem, value, order, paid, deposited }: DepositFinding) => {
  const translate = useTranslate();
  const texts = { value, order: order ?? '', paid: money(paid), deposited: money(deposited) };
  return (
    <Typography component="li" sx={{ overflowWrap: 'anywhere' }}>
      {line !== null && <strong>{translate('taxes.deposits.line', { line })} </strong>}
      {translate(`taxes.deposits.problems.${problem}`, texts)}
    </Typography>
  );
};

/** Compares a file of the deposits of the card network with the card payments. */
const ReconciliationPage = () => {
  const translate = useTranslate();
  const { call } = useOffice();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async (file: File) => call(reconcileDeposits, { body: { text: await readText(file) } }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 720 }}>
      <Title title="taxes.deposits.title" />
      <Typography>{translate('taxes.deposits.help')}</Typography>
      <Typography component="pre" sx={{ overflowX: 'auto', maxWidth: '100%' }}>
        {'referencia;fecha;monto\nCQ-000042-1a2b3c4d;2026-11-28;24990'}
      </Typography>
      <ChooseFile
        label={translate('taxes.deposits.choose')}
        accept=".csv,text/csv"
        variant="contained"
        loading={isPending}
        onChoose={(file) => mutate(file)}
      >
        {translate('taxes.deposits.choose')}
      </ChooseFile>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
        <Problem message={error?.message} />
        {data && (
          <Alert severity={data.findings.length > 0 ? 'warning' : 'success'}>
            {translate('taxes.deposits.result', {
              matched: data.matched,
              rows: data.rows,
              total: money(data.total),
            })}
          </Alert>
        )}
        {data && data.findings.length > 0 && (
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {data.findings.map((finding) => (
              <Finding key={`${finding.line} ${finding.problem} ${finding.value}`} {...finding} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
};

export default ReconciliationPage;
