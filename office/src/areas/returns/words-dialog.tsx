import { useState } from 'react';
import { useShowContext, useTranslate } from 'react-admin';
import { askAboutReturn, refuseReturn } from 'shared-contracts/office/returns';
import type { OfficeReturn } from 'shared-contracts/office/returns.schema';
import { MAX_REASON, MIN_REASON } from 'shared-contracts/office/text-limits';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { isUndecided } from './accepted-units.ts';

interface WordsDialogProps {
  one: OfficeReturn;
  decision: 'refuse' | 'ask';
  onClose: () => void;
}

/** Refusal of a return, or a question about it. The text is mailed to the buyer. */
export const WordsDialog = ({ one, decision, onClose }: WordsDialogProps) => {
  const { id, version } = one;
  const translate = useTranslate();
  const { call } = useOffice();
  const { refetch } = useShowContext();
  const [text, setText] = useState('');
  const words = text.trim();
  const send = async (): Promise<string> => {
    const params = { id };
    if (decision === 'refuse') await call(refuseReturn, { params, body: { version, reason: words } });
    else await call(askAboutReturn, { params, body: { version, question: words } });
    return translate(`returns.${decision}.done`);
  };
  return (
    <FormDialog
      title={translate(`returns.${decision}.title`)}
      submit={translate(`returns.${decision}.submit`)}
      isDanger={decision === 'refuse'}
      isReady={words.length >= MIN_REASON && isUndecided(one)}
      width="sm"
      onSubmit={send}
      reread={refetch}
      onClose={onClose}
    >
      {(errors) => (
        <TypedField
          label={`returns.${decision}.text`}
          error={errors.reason ?? errors.question}
          help={translate(`returns.${decision}.help`)}
          value={text}
          onChange={setText}
          maxLength={MAX_REASON}
          multiline
          minRows={3}
          required
        />
      )}
    </FormDialog>
  );
};
