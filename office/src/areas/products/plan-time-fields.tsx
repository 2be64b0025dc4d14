import { useTranslate } from 'react-admin';
import { fromSantiago } from '../../drafts/santiago-time.ts';
import type { FieldErrors } from '../../forms/form-dialog.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import type { PlanHours } from './plan-times.ts';

interface PlanTimeFieldsProps {
  hours: PlanHours;
  /** Only an offer ends by itself. */
  hasEnd?: boolean;
  errors?: FieldErrors;
  onChange: (changes: Partial<PlanHours>) => void;
}

/** Start and end of a plan, in hours of Santiago. */
export const PlanTimeFields = ({ hours, hasEnd = true, errors = {}, onChange }: PlanTimeFieldsProps) => {
  const translate = useTranslate();
  const timeField = (name: 'from' | 'to', refusal: string | undefined) => {
    const isSkippedHour = hours[name] !== '' && fromSantiago(hours[name]) === null;
    const error = isSkippedHour ? translate('drafts.schedule.skipped') : refusal;
    return (
      <TypedField
        type="datetime-local"
        label={`products.plans.${name}_label`}
        value={hours[name]}
        onChange={(text) => onChange({ [name]: text })}
        error={error}
        help={translate(`products.plans.${name}_help`)}
      />
    );
  };
  return (
    <>
      {timeField('from', errors.starts_at)}
      {hasEnd && timeField('to', errors.ends_at)}
    </>
  );
};
