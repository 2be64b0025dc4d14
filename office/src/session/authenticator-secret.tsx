import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { readEnrolment } from 'shared-contracts/office/session.schema';

interface QrCodeProps {
  /** SVG path in a square of `size` modules, with the empty margin that readers need. */
  path: string;
  size: number;
  label: string;
}

const QrCode = ({ path, size, label }: QrCodeProps) => (
  <svg
    role="img"
    aria-label={label}
    width={208}
    height={208}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
  >
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
);

/** Groups of four are easier to type. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Secret of a second factor to scan, to open on the phone or to type, and the field of its first code. */
export const AuthenticatorSecret = ({ qr, uri, secret }: EndpointOutput<typeof readEnrolment>) => {
  const translate = useTranslate();
  return (
    <>
      <Stack sx={{ alignItems: 'center' }}>
        <QrCode {...qr} label={translate('office.enrol.qr')} />
      </Stack>
      <Button href={uri} variant="text">
        {translate('office.enrol.open_app')}
      </Button>
      <Typography>
        {translate('office.enrol.secret')} <code>{inGroups(secret)}</code>
      </Typography>
      <TextField
        name="code"
        label={translate('office.enrol.code')}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        required
      />
    </>
  );
};
