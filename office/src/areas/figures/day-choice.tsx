import { TypedField } from '../../forms/typed-field.tsx';

export type Days = Partial<Record<'from' | 'to', string>>;

/** First and last day. Empty: the days that the figure shows by default. */
export const DayChoice = ({ days, onChange }: { days: Days; onChange: (days: Days) => void }) =>
  (['from', 'to'] as const).map((name) => (
    <TypedField
      key={name}
      type="date"
      label={`figures.${name}`}
      value={days[name] ?? ''}
      onChange={(day) => onChange({ [name]: day })}
      sx={{ width: { xs: 'calc(50% - 6px)', sm: '10.5rem' } }}
    />
  ));
