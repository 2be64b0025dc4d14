import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { DateInput, TopToolbar, useListContext, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatRut } from 'shared-contracts/domain/rut';
import { TAX_DOCUMENT_KINDS } from 'shared-contracts/domain/tax-documents';
import { TAX_STATES } from 'shared-contracts/domain/tax-states';
import { replaceTaxDocument, sendTaxDocumentAgain } from 'shared-contracts/office/taxes';
import type { TaxDocumentRow } from 'shared-contracts/office/taxes.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { DialogButton } from '../../actions/dialog-button.tsx';
import { formatMoney, formatShortDay } from '../../format/format.ts';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { BookDialog } from './book-dialog.tsx';
import { OfficeAnswer } from './office-answer.tsx';
import { paperPath } from './paper-path.ts';
import { TaxStateChip } from './tax-state-chip.tsx';

/** Numbers stay on one line in a narrow column. Rows of a phone break them when its text is large. */
const UNBROKEN = { whiteSpace: { md: 'nowrap' }, overflowWrap: 'anywhere' } as const;

const filters = [
  searchFilter('taxes.search'),
  choiceFilter('kind', 'products.kind', TAX_DOCUMENT_KINDS, 'taxes.kinds', { alwaysOn: true }),
  choiceFilter('state', 'taxes.state', TAX_STATES, 'taxes.states', { alwaysOn: true }),
  <DateInput key="from" source="from" label="figures.from" alwaysOn />,
  <DateInput key="to" source="to" label="figures.to" alwaysOn />,
];

/** Prints the chosen documents as one file. */
const PrintButtons = () => {
  const translate = useTranslate();
  const { selectedIds = [] } = useListContext();
  return (['a4', 'roll'] as const).map((format) => (
    <Button key={format} startIcon={<PrintIcon />} href={paperPath(selectedIds, format)} download>
      {translate(`taxes.print.${format}`)}
    </Button>
  ));
};

const Actions = () => {
  const translate = useTranslate();
  const mayExport = useMay('taxes.export');
  return (
    <TopToolbar sx={{ flexWrap: 'wrap', whiteSpace: 'normal' }}>
      {mayExport && (
        <>
          <DialogButton label="taxes.book.title">{(close) => <BookDialog onClose={close} />}</DialogButton>
          <Button component={Link} to="/reconciliation">
            {translate('taxes.deposits.title')}
          </Button>
        </>
      )}
      <Button component={Link} to="/taxes">
        {translate('taxes.settings')}
      </Button>
    </TopToolbar>
  );
};

/** Buttons of a document that the tax office rejected. */
const MendButtons = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const params = { id };
  return (
    <>
      <ActionButton
        label="orders.send_again"
        done="taxes.again.done"
        onAct={() => call(sendTaxDocumentAgain, { params })}
      />
      <ActionButton
        label="taxes.replace.button"
        done="taxes.replace.done"
        title="taxes.replace.title"
        consequence={translate('taxes.replace.help')}
        onAct={() => call(replaceTaxDocument, { params })}
      />
    </>
  );
};

/** Boletas, facturas and credit notes, the newest first. */
const TaxDocumentsList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayMend = useMay('taxes.mend');
  return (
    <RowList<TaxDocumentRow>
      title="taxes.title"
      filters={filters}
      sort={{ field: 'issued_at', order: 'DESC' }}
      actions={<Actions />}
      columns={[
        {
          label: 'orders.document',
          isTitle: true,
          render: ({ kind, number }) => `${translate(`taxes.kinds.${kind}`)} ${number}`,
        },
        {
          label: 'orders.placed',
          render: ({ day }) => (
            <Box component="time" dateTime={day} sx={UNBROKEN}>
              {formatShortDay(day, locale)}
            </Box>
          ),
        },
        {
          label: 'taxes.order',
          render: ({ order_id, order_number }) => (
            <Box component={Link} to={`/orders/${order_id}/show`} sx={UNBROKEN}>
              {order_number}
            </Box>
          ),
        },
        {
          label: 'settings.rut',
          render: ({ rut }) => (
            <Box component="span" sx={UNBROKEN}>
              {formatRut(rut)}
            </Box>
          ),
        },
        {
          label: 'taxes.changes',
          render: ({ changes }) => changes && `${translate(`taxes.kinds.${changes.kind}`)} ${changes.number}`,
        },
        { label: 'taxes.net', isNumber: true, isWideOnly: 'xl', render: ({ net }) => formatMoney(net) },
        { label: 'taxes.vat', isNumber: true, isWideOnly: 'xl', render: ({ vat }) => formatMoney(vat) },
        {
          label: 'taxes.alcohol',
          isNumber: true,
          isWideOnly: 'xl',
          render: ({ net, vat, total }) => total > net + vat && formatMoney(total - net - vat),
        },
        { label: 'orders.total', isNumber: true, render: ({ total }) => formatMoney(total) },
        {
          label: 'taxes.state',
          render: ({ id, is_test, is_replaced, ...document }) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
              {is_replaced ? (
                <Chip size="small" label={translate('taxes.replaced')} />
              ) : (
                <TaxStateChip {...document} />
              )}
              {is_test && <Chip size="small" variant="outlined" label={translate('taxes.test')} />}
              {!is_replaced && <OfficeAnswer {...document} />}
              {mayMend && document.state === 'rejected' && !is_replaced && <MendButtons id={id} />}
            </Box>
          ),
        },
      ]}
      bulkActionButtons={<PrintButtons />}
      rowActions={({ id }) => (
        <Button size="small" href={paperPath([id])} download>
          PDF
        </Button>
      )}
    />
  );
};

export default TaxDocumentsList;
