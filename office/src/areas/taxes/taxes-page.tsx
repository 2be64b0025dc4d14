import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { OfficeTaxes } from 'shared-contracts/office/taxes.schema';
import { formatDay } from '../../format/format.ts';
import { OfficeEdit } from '../../forms/office-edit.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { Section } from '../../parts/section.tsx';
import { useMay } from '../../session/session-context.tsx';
import { CertificatePart, NumbersPart } from './keys-part.tsx';
import { TaxesFields } from './taxes-fields.tsx';

/** Orders that have no document, or will get none with these settings. */
const Missing = ({
  missing,
  missing_orders: orders = [],
  left_out,
}: Pick<OfficeTaxes, 'missing' | 'missing_orders' | 'left_out'>) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      {missing > 0 && (
        <Alert severity="warning">
          {translate('taxes.missing', { smart_count: missing })}
          {missing > orders.length && orders.length > 0 && ` ${translate('taxes.missing_orders')}`}
          {orders.map(({ id, number }) => (
            <Fragment key={id}>
              {' '}
              <Link to={`/orders/${id}/show`}>{number}</Link>
            </Fragment>
          ))}
        </Alert>
      )}
      {left_out && (
        <Alert severity="warning">
          {translate('taxes.left_out', {
            smart_count: left_out.orders,
            day: formatDay(left_out.since, locale),
          })}
        </Alert>
      )}
    </>
  );
};

/** Settings of tax documents, the certificate, and the numbers that are left. */
const TaxesPage = () => {
  const translate = useTranslate();
  const mayChange = useMay('taxes.change');
  return (
    <OfficeEdit<OfficeTaxes> resource="taxes" id="taxes" title="taxes.settings">
      {(taxes) => (
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 720 }}>
          <Typography color="text.secondary">{translate('taxes.help')}</Typography>
          <Button component={Link} to="/tax-documents" sx={{ justifySelf: 'start' }}>
            {translate('taxes.title')}
          </Button>
          <Missing {...taxes} />
          <NumbersPart {...taxes} />
          <CertificatePart {...taxes} />
          <Section title="taxes.issuing">
            <OfficeForm asksReason mayChange={mayChange}>
              <TaxesFields />
            </OfficeForm>
          </Section>
        </Box>
      )}
    </OfficeEdit>
  );
};

export default TaxesPage;
