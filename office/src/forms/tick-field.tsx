import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface TickFieldProps {
  /** Translated. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Box to tick with its words, outside of a form of react-admin. */
export const TickField = ({ label, checked, onChange }: TickFieldProps) => (
  <FormControlLabel
    control={<Checkbox checked={checked} onChange={(_, isTicked) => onChange(isTicked)} />}
    label={label}
  />
);
