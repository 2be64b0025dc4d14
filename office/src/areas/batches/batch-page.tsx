import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { endpointUrl } from 'shared-contracts/api/endpoint';
import {
  closeBatch,
  printBatchCards,
  printBatchDocuments,
  printBatchSlips,
  printPickList,
} from 'shared-contracts/office/batches';
import type { Batch } from 'shared-contracts/office/batches.schema';
import { MAX_PRINTED } from 'shared-contracts/office/ticked-limits';
import { ActionButton } from '../../actions/action-button.tsx';
import { formatTime } from '../../format/format.ts';
import { RecordPage } from '../../frame/record-page.tsx';
import { Section } from '../../parts/section.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { labelPath } from '../orders/label-path.ts';
import { BatchOrders } from './batch-orders.tsx';
import { BookParcels } from './book-parcels.tsx';
import { LastSend } from './last-send.tsx';
import { PickTable } from './pick-table.tsx';
import { SendList } from './send-list.tsx';

const Prints = ({ batch: { id, orders } }: { batch: Batch }) => {
  const translate = useTranslate();
  const mayPrintTaxes = useMay('taxes.read');
  const waiting = orders.filter(({ status }) => status === 'confirmed');
  const parcels = waiting.filter(({ delivery }) => delivery === 'home');
  const print = (name: string, href: string) => (
    <Button variant="outlined" startIcon={<PrintIcon />} href={href} download>
      {translate(`batches.print.${name}`)}
    </Button>
  );
  const params = { id };
  return (
    <>
      {print('pick_list', endpointUrl(printPickList, { params }))}
      {print('slips', endpointUrl(printBatchSlips, { params }))}
      {waiting.some((order) => order.has_card) && print('cards', endpointUrl(printBatchCards, { params }))}
      {mayPrintTaxes && print('documents', endpointUrl(printBatchDocuments, { params }))}
      {parcels.length > 0 &&
        parcels.length <= MAX_PRINTED &&
        print('labels', labelPath(parcels.map((order) => order.id)))}
    </>
  );
};

/** Buttons of a batch, the next step first. */
const Actions = ({ batch }: { batch: Batch }) => {
  const { id, closed_at, left } = batch;
  const translate = useTranslate();
  const { call } = useOffice();
  const mayClose = useMay('orders.advance') && closed_at === null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {left > 0 && closed_at === null && (
        <>
          <Button component={Link} to={`/batches/${id}`} variant="contained">
            {translate('batches.pick.start')}
          </Button>
          <Prints batch={batch} />
        </>
      )}
      {mayClose && (
        <ActionButton
          label="batches.close.button"
          done="batches.close.done"
          title="batches.close.title"
          consequence={left > 0 && translate('batches.close.help', { smart_count: left })}
          onAct={() => call(closeBatch, { params: { id } })}
        />
      )}
    </Box>
  );
};

const Body = ({ batch }: { batch: Batch }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const maySend = useMay('orders.advance') && batch.closed_at === null;
  const { staff, created_at, closed_at, left, orders, picks } = batch;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, maxWidth: '60rem' }}>
      <Typography>
        {translate('batches.facts', { staff, time: formatTime(created_at, locale) })}{' '}
        {closed_at === null
          ? translate('batches.left_of', { left, smart_count: orders.length })
          : translate('batches.closed_at', { time: formatTime(closed_at, locale) })}
      </Typography>
      <Actions batch={batch} />
      {maySend && <LastSend batch={batch} />}
      {maySend && <BookParcels batch={batch} />}
      {maySend && (
        <Section title="batches.send.title">
          <SendList batch={batch} />
        </Section>
      )}
      {picks.length > 0 && (
        <Section title="batches.picks">
          <PickTable picks={picks} />
        </Section>
      )}
      <Section title="orders.title">
        <BatchOrders batch={batch} />
      </Section>
    </Box>
  );
};

/** A batch: what to pick by place, and its orders in the order of the route. */
const BatchPage = () => (
  <RecordPage<Batch> title="batches.one" render={(batch) => <Body batch={batch} />} refetchOnWindowFocus />
);

export default BatchPage;
