import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { BooleanInput, DateInput, required, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_TEXT } from 'shared-contracts/office/text-limits';
import { AmountInput } from '../../forms/amount-input.tsx';
import { CountInput } from '../../forms/count-input.tsx';
import { PictureField } from '../../pictures/picture-field.tsx';
import { useBarDay } from '../closed-days/use-bar-day.ts';
import { BothLanguages } from '../settings/both-languages.tsx';
import { HourInput } from '../settings/hour-input.tsx';
import { type EventDetail, KINDS } from './event-form.ts';

/** Warns that the bar is closed on the day of the event. Staff may want that, so it refuses nothing. */
export const ClosedWarning = () => {
  const translate = useTranslate();
  const closed = useBarDay()?.closed;
  if (typeof closed !== 'string') return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, width: '100%' }}>
      {translate('events.closed_help', { reason: closed })}
    </Alert>
  );
};

const Picture = () => {
  const translate = useTranslate();
  const event = useRecordContext<EventDetail>();
  const { setValue } = useFormContext();
  const chosen: { image: string } | undefined = useWatch({ name: 'newPicture' });
  return (
    <PictureField
      label={translate('events.picture')}
      value={chosen?.image ?? event?.picture?.image ?? ''}
      onChange={(picture) => setValue('newPicture', picture ?? undefined, { shouldDirty: true })}
      folder="content"
      ratio={1.5}
    />
  );
};

/** When, how many people and for how much. The time of an event that has started stays. */
const Facts = ({ isPast }: { isPast: boolean }) => (
  <>
    <SelectInput
      source="kind"
      label="events.kind"
      choices={KINDS.map((id) => ({ id, name: `events.kinds.${id}` }))}
      validate={required()}
    />
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0, sm: 2 }, width: '100%' }}>
      <DateInput source="day" label="closed_days.day" validate={required()} readOnly={isPast} />
      <HourInput source="hour" label="reservations.move.hour" readOnly={isPast} />
      <CountInput source="duration_minutes" label="events.duration" min={15} max={1440} readOnly={isPast} />
    </Stack>
    {!isPast && <ClosedWarning />}
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0, sm: 2 }, width: '100%' }}>
      <CountInput source="capacity" label="events.capacity" min={1} max={10_000} />
      <CountInput source="max_persons" label="events.max_persons" min={1} max={100} />
      <AmountInput source="price" label="events.price" validate={required()} />
    </Stack>
  </>
);

/** Texts in both languages. A text with headings or lists is no field: this form would lose them. */
const Words = () => {
  const event = useRecordContext<EventDetail>();
  const isPlain = !event || (event.es?.text !== null && event.en?.text !== null);
  return (
    <>
      <BothLanguages sources={['es.title', 'en.title']} label="text_title" max={120} />
      <BothLanguages sources={['es.lead', 'en.lead']} label="lead" max={300} multiline />
      <BothLanguages sources={['es.place', 'en.place']} label="place" max={160} />
      {isPlain && (
        <BothLanguages sources={['es.text', 'en.text']} label="text" max={MAX_TEXT} multiline isOptional />
      )}
    </>
  );
};

export const EventFields = () => {
  const { is_past: isPast = false } = useRecordContext<EventDetail>() ?? {};
  return (
    <>
      <Words />
      <Facts isPast={isPast} />
      <Picture />
      <BooleanInput
        source="is_visible"
        label="events.is_visible"
        helperText={!isPast && 'events.visible_help'}
      />
    </>
  );
};
