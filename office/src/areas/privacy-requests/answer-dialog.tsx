import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useShowContext, useTranslate } from 'react-admin';
import { EXTENSION_DAYS } from 'shared-contracts/domain/privacy-rights';
import {
  answerPrivacyRequest,
  extendPrivacyRequest,
  refusePrivacyRequest,
} from 'shared-contracts/office/privacy-requests';
import type { OfficePrivacyRequest } from 'shared-contracts/office/privacy-requests.schema';
import { MAX_TEXT } from 'shared-contracts/office/text-limits';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { hasGap, type Outcome, preparedAnswers, withPrepared } from './prepared-answers.ts';

interface AnswerDialogProps {
  request: OfficePrivacyRequest;
  outcome: Outcome;
  onClose: () => void;
}

/** Answer, refusal or extension of a request. The text is mailed to the person. */
export const AnswerDialog = ({ request, outcome, onClose }: AnswerDialogProps) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const { refetch } = useShowContext();
  const { id, version, right, locale, email } = request;
  const [text, setText] = useState('');
  const [typedDays, setTypedDays] = useState(String(EXTENSION_DAYS));
  const days = Number(typedDays);
  const prepared = preparedAnswers(outcome, right, locale);
  const isTermValid = outcome !== 'extend' || (Number.isInteger(days) && days >= 1 && days <= EXTENSION_DAYS);

  const send = async (): Promise<string> => {
    const input = { params: { id }, body: { version, text: text.trim() } };
    if (outcome === 'extend') await call(extendPrivacyRequest, { ...input, body: { ...input.body, days } });
    else await call(outcome === 'answer' ? answerPrivacyRequest : refusePrivacyRequest, input);
    return translate(`privacy_requests.${outcome}.done`);
  };

  return (
    <FormDialog
      title={translate(`privacy_requests.${outcome}.title`)}
      submit={translate(`privacy_requests.${outcome}.submit`)}
      isDanger={outcome === 'refuse'}
      isReady={text.trim() !== '' && !hasGap(text) && isTermValid}
      width="sm"
      onSubmit={send}
      reread={refetch}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {outcome === 'extend' && (
            <TextField
              type="number"
              label={translate('privacy_requests.extend.days')}
              value={typedDays}
              onChange={({ target: { value } }) => setTypedDays(value)}
              slotProps={{ htmlInput: { min: 1, max: EXTENSION_DAYS } }}
            />
          )}
          {prepared.length > 0 && (
            <ChoiceField
              label="privacy_requests.prepared"
              value=""
              values={prepared}
              onChange={(chosen) => setText(withPrepared(text, chosen, prepared))}
            />
          )}
          <TypedField
            label={`privacy_requests.${outcome}.text`}
            error={errors.text}
            help={translate(hasGap(text) ? 'privacy_requests.gap' : `privacy_requests.${outcome}.help`, {
              email,
            })}
            value={text}
            onChange={setText}
            maxLength={MAX_TEXT}
            multiline
            minRows={4}
            required
          />
        </>
      )}
    </FormDialog>
  );
};
