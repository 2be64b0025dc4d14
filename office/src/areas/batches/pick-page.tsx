import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Batch, BatchPick } from 'shared-contracts/office/batches.schema';
import { TypedField } from '../../forms/typed-field.tsx';
import { formOf } from '../../forms/typed-texts.ts';
import { RecordPage } from '../../frame/record-page.tsx';
import { useTypedTexts } from '../../session/session-context.tsx';
import { MissingPick } from './missing-pick.tsx';
import { pickName } from './pick-name.ts';

interface NextPickProps {
  batch: Batch;
  pick: BatchPick;
  /** The person scanned the one before: the field is ready for the next code. After a tap it would open the keyboard. */
  isScanning: boolean;
  onPicked: (isScanned: boolean) => void;
}

/** The next product: where it is and how many. A tap or its scanned code leads to the one after it. */
const NextPick = ({ batch, pick, isScanning, onPicked }: NextPickProps) => {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState('');
  const [isMissing, setMissing] = useState(false);
  // A scanner types the code and presses Enter.
  const scan = (event: FormEvent): void => {
    event.preventDefault();
    const scanned = code.trim();
    setCode('');
    if (scanned.toLowerCase() === pick.sku.toLowerCase()) onPicked(true);
    else setWrong(scanned);
  };
  const other = batch.picks.find(({ sku }) => sku.toLowerCase() === wrong.toLowerCase());
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status">
        <Typography sx={{ fontSize: '2.5rem', fontWeight: 700, lineHeight: 1.2 }}>
          {pick.place ?? translate('batches.no_place')}
        </Typography>
        <Typography sx={{ fontSize: '2rem', fontWeight: 600 }}>{pick.units} ×</Typography>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {pickName(pick)}
        </Typography>
        <Typography color="text.secondary">{pick.sku}</Typography>
      </Box>
      <Button variant="contained" size="large" onClick={() => onPicked(false)} sx={{ minHeight: '4rem' }}>
        {translate('batches.pick.done')}
      </Button>
      <form onSubmit={scan}>
        <TypedField
          label="batches.pick.scan"
          value={code}
          onChange={setCode}
          autoComplete="off"
          autoFocus={isScanning}
        />
      </form>
      {wrong && (
        <Alert severity="error">
          {other
            ? translate('batches.pick.other', { name: pickName(other), place: other.place ?? '–' })
            : translate('batches.pick.unknown', { code: wrong })}
        </Alert>
      )}
      <Button onClick={() => setMissing(!isMissing)} aria-expanded={isMissing}>
        {translate('batches.pick.missing')}
      </Button>
      {isMissing && <MissingPick batch={batch} pick={pick} />}
    </Box>
  );
};

/** Products that this device has picked, with their units then: an order may get more of one later. */
type Picked = readonly Pick<BatchPick, 'sku' | 'units'>[];

/** Kept in the tab with typed text: a phone reloads the page when it needs the memory. */
const usePicked = (batchId: string) => {
  const kept = useTypedTexts();
  const form = formOf('batch-picks', batchId);
  const [picked, setPicked] = useState(() => (kept.read(form)?.picked ?? []) as Picked);
  const change = (next: Picked): void => {
    setPicked(next);
    kept.write(form, { picked: next });
  };
  return [picked, change] as const;
};

const Body = ({ batch }: { batch: Batch }) => {
  const translate = useTranslate();
  const [picked, setPicked] = usePicked(batch.id);
  const [isScanning, setScanning] = useState(false);
  const isPicked = ({ sku, units }: BatchPick): boolean =>
    picked.some((one) => one.sku === sku && one.units >= units);
  const next = batch.picks.find((pick) => !isPicked(pick));
  const done = batch.picks.filter(isPicked).length;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: '30rem' }}>
      <Typography>{translate('batches.pick.progress', { done, smart_count: batch.picks.length })}</Typography>
      {next ? (
        <NextPick
          key={next.sku}
          batch={batch}
          pick={next}
          isScanning={isScanning}
          onPicked={(isScanned) => {
            setScanning(isScanned);
            setPicked([...picked, { sku: next.sku, units: next.units }]);
          }}
        />
      ) : (
        batch.picks.length > 0 && <Alert severity="success">{translate('batches.pick.all_done')}</Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {picked.length > 0 && (
          <Button onClick={() => setPicked(picked.slice(0, -1))}>{translate('batches.pick.back')}</Button>
        )}
        <Button component={Link} to={`/batches/${batch.id}/show`}>
          {translate('batches.pick.to_batch')}
        </Button>
      </Box>
    </Box>
  );
};

/** Picking on a phone, bottle by bottle. */
const PickPage = () => (
  <RecordPage<Batch>
    title="batches.pick.title"
    render={(batch) => <Body key={batch.id} batch={batch} />}
    refetchOnWindowFocus
  />
);

export default PickPage;
