import { MAX_TEXT, OPPOSED_PURPOSES, PRIVACY_RIGHTS } from 'shared-contracts/domain/privacy-rights';
import { requiredField } from 'shared-contracts/domain/validators';
import { CheckInput, DataForm, EmailInput, LongTextInput, RadioInput } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { emailRule } from '../../lib/rules.ts';
import styles from './ask-form.module.css';
import { type AskValues, asking, chosenPurposes, NO_REQUEST } from './ask-privacy.model.ts';

export const AskForm = () => {
  const { myData, required } = useMessages();
  const rules = (values: AskValues) => ({
    email: emailRule(required),
    ...(values.right === 'correction' && { text: requiredField(myData.required.text) }),
    ...(values.right === 'opposition' &&
      chosenPurposes(values).length === 0 && { advertising: requiredField(myData.required.purposes) }),
  });
  return (
    <DataForm<AskValues>
      label={myData.form}
      initial={NO_REQUEST}
      rules={rules}
      submission={asking}
      submitLabel={myData.submit}
      keeps="typed"
      isChecked
      done={{ title: myData.sentTitle, text: myData.sentText }}
    >
      {({ right }) => (
        <>
          <RadioInput
            name="right"
            legend={myData.right}
            options={PRIVACY_RIGHTS.map((value) => ({
              value,
              label: myData.rights[value],
              detail: myData.rightDetails[value],
            }))}
          />
          {right === 'opposition' && (
            <fieldset className={styles.purposes}>
              <legend>{myData.purposesTitle}</legend>
              {OPPOSED_PURPOSES.map((purpose) => (
                <CheckInput key={purpose} name={purpose} label={myData.purposes[purpose]} />
              ))}
            </fieldset>
          )}
          {right === 'correction' && (
            <LongTextInput name="text" label={myData.text} help={myData.textHelp} maxLength={MAX_TEXT} />
          )}
          <EmailInput name="email" label={myData.email} />
        </>
      )}
    </DataForm>
  );
};
