import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { readProof } from 'shared-contracts/office/orders';
import { formatTime } from '../../format/format.ts';
import { Facts } from '../../parts/facts.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Section } from '../../parts/section.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { useOrder } from './use-order-call.ts';

const ZOOMS = [1, 1.5, 2, 3, 4];

/** Picture that grows in its frame. The shop checked that it is a picture; it is shown as one only. */
const Picture = ({ file, name }: { file: Blob; name: string }) => {
  const translate = useTranslate();
  const [zoom, setZoom] = useState(0);
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <Box>
      <Box
        tabIndex={0}
        role="region"
        aria-label={name}
        sx={{ overflow: 'auto', maxHeight: '70vh', border: 1, borderColor: 'divider', bgcolor: '#fff' }}
      >
        <Box
          component="img"
          src={url}
          alt={name}
          sx={{ display: 'block', width: `${(ZOOMS[zoom] ?? 1) * 100}%`, maxWidth: 'none' }}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          {translate('orders.zoom_out')}
        </Button>
        <Button disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          {translate('orders.zoom_in')}
        </Button>
      </Box>
    </Box>
  );
};

const File = ({ type, version }: { type: string; version: string }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const { id, number } = useOrder();
  const isPicture = type.startsWith('image/');
  const { data, error } = useQuery({
    queryKey: ['proof', id, version],
    // The contract has no type for files: the client returns a blob.
    queryFn: async () => (await call(readProof, { params: { id } })) as unknown as Blob,
    enabled: isPicture,
    retry: false,
  });
  return (
    <>
      {error && <Problem message={error.message} />}
      {data && <Picture file={data} name={translate('orders.proof_of', { number })} />}
      <Button href={`/office/orders/${id}/proof`} download>
        {translate(isPicture ? 'orders.download_picture' : 'orders.download_pdf')}
      </Button>
    </>
  );
};

/** Proof of a transfer: its file with zoom, when it came, and what became of it. */
export const OrderProof = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayCheck = useMay('orders.check-proof');
  const { proof } = useOrder();
  if (!proof) return null;
  const { type, received_at, note, waits, refusal } = proof;
  return (
    <Section title="orders.proof_title">
      {waits && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {translate('orders.proof_waits')}
        </Alert>
      )}
      <Facts
        facts={[
          ['orders.received', received_at && formatTime(received_at, locale)],
          ['orders.proof_note', note],
          ['orders.proof_refusal', refusal],
        ]}
      />
      {type && mayCheck && <File type={type} version={received_at ?? ''} />}
    </Section>
  );
};
