import { useTranslate } from 'react-admin';
import type { FieldErrors } from '../../forms/form-dialog.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { faultsOfPlan, type PlanHours } from './plan-times.ts';

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
  const faults = faultsOfPlan(hours);
  const timeField = (name: 'from' | 'to', refusal: string | undefined) => {
    const fault = faults[name];
    return (
      <TypedField
        type="datetime-local"
        label={`products.plans.${name}_label`}
        value={hours[name]}
        onChange={(text) => onChange({ [name]: text })}
        error={fault ? translate(fault) : refusal}
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
