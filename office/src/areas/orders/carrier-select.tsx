import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

interface CarrierSelectProps {
  label: string;
  names: readonly string[];
  value: string;
  onChange: (name: string) => void;
  error?: string | undefined;
}

/** Choice of one of the shop's carriers. */
export const CarrierSelect = ({ label, names, value, onChange, error }: CarrierSelectProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    error={error !== undefined}
    helperText={error}
  >
    {names.map((name) => (
      <MenuItem key={name} value={name}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
