import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'react-admin';
import type { CsvProblem } from './types.ts';

const SHOWN = 50;

/** Faults of a file with line, column and words. */
export const CsvProblems = ({ problems }: { problems: readonly CsvProblem[] }) => {
  const translate = useTranslate();
  const hidden = problems.length - SHOWN;
  return (
    <Alert severity="error" role="alert" sx={{ my: 2 }}>
      <AlertTitle>{translate('products.csv.problems', { smart_count: problems.length })}</AlertTitle>
      <ul>
        {problems.slice(0, SHOWN).map(({ line, field, code, value }) => (
          <li key={`${line} ${field} ${code}`}>
            {field === null
              ? translate('products.csv.line', { line })
              : translate('products.csv.line_and_field', { line, field })}
            {': '}
            {translate(`products.csv.codes.${code}`, { value: value ?? '' })}
          </li>
        ))}
      </ul>
      {hidden > 0 && translate('products.preview.hidden', { smart_count: hidden })}
    </Alert>
  );
};
