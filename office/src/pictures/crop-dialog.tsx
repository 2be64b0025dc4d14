import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Problem } from '../parts/problem.tsx';
import { TitledDialog } from '../parts/titled-dialog.tsx';
import { type Crop, cropOf, type Frame, MIDDLE, type Size } from './crop.ts';

const MAX_ZOOM = 4;
const HUNDRED = 100;
const SLIDERS = [
  { name: 'zoom', min: HUNDRED, max: MAX_ZOOM * HUNDRED },
  { name: 'x', min: 0, max: HUNDRED },
  { name: 'y', min: 0, max: HUNDRED },
] as const;

interface CropDialogProps {
  /** Address of the chosen file in this page. */
  source: string;
  /** Width of the frame for each unit of its height. */
  ratio: number;
  isBusy: boolean;
  problem: string;
  /** Without a part: the whole picture. */
  onDone: (crop: Crop | undefined) => void;
  onClose: () => void;
}

const percent = (share: number): string => `${share * HUNDRED}%`;

/** Part of a picture that the shop shows, chosen with sliders, so that keyboard and thumb can do it. */
export const CropDialog = ({ source, ratio, isBusy, problem, onDone, onClose }: CropDialogProps) => {
  const translate = useTranslate();
  const [size, setSize] = useState<Size>();
  const [frame, setFrame] = useState<Frame>(MIDDLE);
  const [isWhole, setWhole] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const crop = size && !isWhole ? cropOf(size, ratio, frame) : undefined;
  return (
    <TitledDialog
      title={translate('pictures.crop')}
      onClose={onClose}
      actions={
        <Button variant="contained" disabled={!size || isBusy} onClick={() => onDone(crop)}>
          {translate('pictures.upload')}
        </Button>
      }
    >
      <Box
        sx={{
          position: 'relative',
          aspectRatio: ratio,
          width: 1,
          maxWidth: '16rem',
          mx: 'auto',
          overflow: 'hidden',
          bgcolor: 'var(--paper-2)',
        }}
      >
        <img
          src={source}
          alt={translate('pictures.preview')}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          onError={() => setBroken(true)}
          // Styles by script are no markup: the policy allows them.
          style={
            crop
              ? {
                  position: 'absolute',
                  width: percent(1 / crop.width),
                  height: percent(1 / crop.height),
                  left: percent(-crop.left / crop.width),
                  top: percent(-crop.top / crop.height),
                }
              : { width: '100%', height: '100%', objectFit: 'contain' }
          }
        />
      </Box>
      <FormControlLabel
        control={<Switch checked={isWhole} onChange={(_, checked) => setWhole(checked)} />}
        label={translate('pictures.whole')}
      />
      {!isWhole &&
        SLIDERS.map(({ name, min, max }) => (
          <Box key={name}>
            <Typography variant="body2">{translate(`pictures.${name}`)}</Typography>
            <Slider
              aria-label={translate(`pictures.${name}`)}
              min={min}
              max={max}
              value={Math.round(frame[name] * HUNDRED)}
              onChange={(_, value) => setFrame({ ...frame, [name]: Number(value) / HUNDRED })}
            />
          </Box>
        ))}
      <Problem severity="warning" message={isBroken ? 'pictures.unreadable' : problem} />
    </TitledDialog>
  );
};
