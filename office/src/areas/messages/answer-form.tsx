import { useTranslate } from 'react-admin';
import { answerMessage } from 'shared-contracts/office/messages';
import type { OfficeMessage } from 'shared-contracts/office/messages.schema';
import { formOf } from '../../forms/drafts.ts';
import { TextForm } from '../../forms/text-form.tsx';
import { useOffice } from '../../session/session-context.tsx';

const MAX = 5000;

/** Answer to a message. */
export const AnswerForm = ({ message: { id, version, email } }: { message: OfficeMessage }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  return (
    <TextForm
      form={formOf('message-answer', id)}
      maxLength={MAX}
      label={translate('messages.answer')}
      help={translate('messages.answer_help', { email })}
      button={translate('messages.send')}
      done="messages.sent"
      isMain
      send={(text) => call(answerMessage, { params: { id }, body: { version, text } })}
    />
  );
};
