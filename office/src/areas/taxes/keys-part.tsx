import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { SOON_DAYS } from 'shared-contracts/domain/tax-documents';
import type { OfficeTaxes } from 'shared-contracts/office/taxes.schema';
import { DialogButton } from '../../actions/dialog-button.tsx';
import { formatDay } from '../../format/format.ts';
import { Facts } from '../../parts/facts.tsx';
import { Section } from '../../parts/section.tsx';
import { useMay } from '../../session/session-context.tsx';
import { type Upload, UploadDialog } from './upload-dialog.tsx';

const UploadButton = ({ upload }: { upload: Upload }) =>
  useMay('taxes.change') && (
    <DialogButton label={`taxes.${upload}.upload`} variant="outlined" sx={{ justifySelf: 'start', mt: 1 }}>
      {(close) => <UploadDialog upload={upload} onClose={close} />}
    </DialogButton>
  );

type NumbersOfKind = OfficeTaxes['numbers'][number];

/** Numbers of a type that are left, until when, and those that must be annulled at the tax office. */
const KindNumbers = ({ numbers: { left, expires_on, to_annul } }: { numbers: NumbersOfKind }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      <Box component="span" sx={left === 0 ? { color: 'error.main' } : {}}>
        {translate('taxes.numbers.left', { smart_count: left })}
      </Box>
      {expires_on && ` ${translate('taxes.numbers.until', { day: formatDay(expires_on, locale) })}`}
      {to_annul.length > 0 && (
        <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
          {translate('taxes.numbers.to_annul', {
            numbers: to_annul.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', '),
          })}
        </Box>
      )}
    </>
  );
};

/** Numbers that are left, by type. The sandbox makes its own. */
export const NumbersPart = ({ numbers }: Pick<OfficeTaxes, 'numbers'>) => {
  const translate = useTranslate();
  return (
    <Section title="taxes.numbers.title">
      {numbers.length === 0 ? (
        <Typography>{translate('taxes.numbers.own')}</Typography>
      ) : (
        <Facts
          facts={numbers.map((one) => [
            `taxes.kinds.${one.kind}`,
            <KindNumbers key={one.kind} numbers={one} />,
          ])}
        />
      )}
      <UploadButton upload="numbers" />
    </Section>
  );
};

const SOON_MS = SOON_DAYS * 24 * 3_600_000;

export const CertificatePart = ({ certificate }: Pick<OfficeTaxes, 'certificate'>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [now] = useState(Date.now);
  const isSoon = certificate ? Date.parse(certificate.expires_on) < now + SOON_MS : false;
  return (
    <Section title="taxes.certificate.title">
      {certificate ? (
        <Alert severity={certificate.is_expired ? 'error' : isSoon ? 'warning' : 'success'}>
          {translate(certificate.is_expired ? 'taxes.certificate.expired' : 'taxes.certificate.valid', {
            rut: certificate.rut ?? '–',
            day: formatDay(certificate.expires_on, locale),
          })}
        </Alert>
      ) : (
        <Typography>{translate('taxes.certificate.none')}</Typography>
      )}
      <UploadButton upload="certificate" />
    </Section>
  );
};
