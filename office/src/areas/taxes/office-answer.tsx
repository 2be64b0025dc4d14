import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { taxAnswerOf } from 'shared-contracts/domain/tax-states';
import type { TaxDocumentRow } from 'shared-contracts/office/taxes.schema';

/** Why the tax office has not accepted a document, how to mend it, and the office's own words. */
export const OfficeAnswer = ({
  state,
  office_code: code,
  office_words: words,
}: Pick<TaxDocumentRow, 'state' | 'office_code' | 'office_words'>) => {
  const translate = useTranslate();
  if (code === null || state === 'accepted' || state === 'sent') return null;
  const answer = `taxes.answers.${taxAnswerOf(code)}`;
  return (
    <Typography
      variant="body2"
      sx={{ minWidth: { md: '16rem' }, maxWidth: '24rem', overflowWrap: 'anywhere' }}
    >
      {translate(`${answer}.why`)} {translate(`${answer}.mend`)}
      {words && ` ${translate('taxes.office_words', { words })}`}
    </Typography>
  );
};
