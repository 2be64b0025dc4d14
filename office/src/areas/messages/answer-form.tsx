import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { answerMessage, readMessage } from 'shared-contracts/office/messages';
import type { OfficeMessage } from 'shared-contracts/office/messages.schema';
import { MAX_TEXT } from 'shared-contracts/office/text-limits';
import { isChangedMeanwhile } from '../../api/office-error.ts';
import { TextForm } from '../../forms/text-form.tsx';
import { formOf } from '../../forms/typed-texts.ts';
import { useOffice } from '../../session/session-context.tsx';

type Answers = OfficeMessage['answers'];

/** Answer to a message. It is mailed once, also when the response of the API was lost and the person sends again. */
export const AnswerForm = ({ message: { id, version, email, answers } }: { message: OfficeMessage }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  /** Answers before the typed one. */
  const [before, setBefore] = useState(answers);
  const isSent = (text: string, now: Answers): boolean =>
    now.slice(before.length).some((answer) => answer.text === text.trim());
  const answer = async (text: string): Promise<Answers> => {
    // The page may have read the message again since the first attempt.
    if (isSent(text, answers)) return answers;
    try {
      return (await call(answerMessage, { params: { id }, body: { version, text } })).answers;
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const now = await call(readMessage, { params: { id } });
      if (!isSent(text, now.answers)) throw error;
      return now.answers;
    }
  };
  return (
    <TextForm
      form={formOf('message-answer', id)}
      maxLength={MAX_TEXT}
      label={translate('messages.answer')}
      help={translate('messages.answer_help', { email })}
      button={translate('messages.send')}
      done="messages.sent"
      isMain
      send={async (text) => setBefore(await answer(text))}
    />
  );
};
