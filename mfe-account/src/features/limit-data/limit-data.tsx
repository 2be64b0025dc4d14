import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { OwnPrivacyRequests } from 'shared-contracts/api/privacy-requests.schema';
import { formatFullDate } from 'shared-contracts/domain/dates';
import { DATA_LIMITS, type DataLimit, MAX_TEXT } from 'shared-contracts/domain/privacy-rights';
import { requiredField } from 'shared-contracts/domain/validators';
import { useLocale } from 'shared-kit/locale';
import { Disclosure } from 'shared-ui/disclosure';
import { CheckInput, DataForm, LongTextInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { correcting, type LimitValues, limiting } from './limit-data.model.ts';

const valuesOf = (limits: readonly DataLimit[]) =>
  Object.fromEntries(DATA_LIMITS.map((limit) => [limit, limits.includes(limit)])) as LimitValues;

/** Copies what another part of the page changed into the form. Other boxes keep what the customer chose. */
const CurrentLimits = ({ limits }: { limits: readonly DataLimit[] }) => {
  const { change } = useForm<LimitValues>();
  const known = useRef(limits);
  useEffect(() => {
    for (const limit of DATA_LIMITS) {
      const isStopped = limits.includes(limit);
      if (isStopped !== known.current.includes(limit)) change(limit, isStopped);
    }
    known.current = limits;
  }, [change, limits]);
  return null;
};

const NO_TEXT = { text: '' };

const CorrectionForm = () => {
  const { dataLimits: words, myData } = useMessages();
  const isDone = useUnit(correcting.$isDone);
  return (
    <DataForm
      label={words.correctionTitle}
      initial={NO_TEXT}
      rules={() => ({ text: requiredField(myData.required.text) })}
      submission={correcting}
      submitLabel={words.correctionSubmit}
      aside={<span role="status">{isDone ? words.correctionDone : ''}</span>}
    >
      {() => (
        <LongTextInput name="text" label={myData.text} help={myData.textHelp} rows={3} maxLength={MAX_TEXT} />
      )}
    </DataForm>
  );
};

/** Uses of the customer's data, a form for corrections, and the customer's requests. */
export const LimitData = ({ own: { confirmed, limits, requests } }: { own: OwnPrivacyRequests }) => {
  const { dataLimits: words, myData, privacyRequest } = useMessages();
  const locale = useLocale();
  const isDone = useUnit(limiting.$isDone);
  if (!confirmed) return <p>{words.unconfirmed}</p>;
  return (
    <>
      <p>{words.text}</p>
      <DataForm<LimitValues>
        label={words.form}
        initial={valuesOf(limits)}
        rules={() => ({})}
        submission={limiting}
        submitLabel={words.submit}
        aside={<span role="status">{isDone ? words.done : ''}</span>}
      >
        {() => (
          <>
            <CurrentLimits limits={limits} />
            {DATA_LIMITS.map((limit) => (
              <CheckInput key={limit} name={limit} label={words.limits[limit]} />
            ))}
          </>
        )}
      </DataForm>
      <Disclosure summary={words.correctionTitle}>
        <p>{words.correctionText}</p>
        <CorrectionForm />
      </Disclosure>
      {requests.length > 0 && (
        <Disclosure summary={words.requests}>
          <ol>
            {requests.map(({ number, right, status, asked_at, due_on, answer }) => (
              <li key={number}>
                <p>
                  <strong>{number}</strong> · {myData.rights[right]} · {formatFullDate(asked_at, locale)} ·{' '}
                  {privacyRequest.statuses[status]}
                  {status === 'open' &&
                    due_on &&
                    `. ${privacyRequest.dueOn} ${formatFullDate(due_on, locale)}`}
                </p>
                {answer && <p>{answer}</p>}
                {status === 'refused' && <p>{privacyRequest.complaint}</p>}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </>
  );
};
