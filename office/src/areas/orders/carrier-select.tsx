import { ChoiceField } from '../../forms/choice-field.tsx';

interface CarrierSelectProps {
  /** Message key. */
  label: string;
  names: readonly string[];
  value: string;
  onChange: (name: string) => void;
  error?: string | undefined;
}

/** Choice of one of the shop's carriers. */
export const CarrierSelect = ({ names, ...field }: CarrierSelectProps) => (
  <ChoiceField {...field} values={names} words={(name) => name} />
);
