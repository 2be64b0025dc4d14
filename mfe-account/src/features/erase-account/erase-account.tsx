import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { requiredField } from 'shared-contracts/domain/validators';
import { Button } from 'shared-ui/button';
import { CurrentPasswordNotice } from '../../lib/current-password-notice.tsx';
import { CurrentPasswordInput, DataForm } from '../../lib/form/index.ts';
import { useMessages } from '../../lib/messages.ts';
import { $isAsked, eraseClicked, erasing, erasureCancelled, NO_PASSWORD } from './erase-account.model.ts';
import styles from './erase-account.module.css';

/** Explains what is deleted and what the law keeps. A first button opens the form with the password. */
export const EraseAccount = () => {
  const { erase } = useMessages();
  const [isAsked, ask] = useUnit([$isAsked, eraseClicked]);
  return (
    <>
      <div className={styles.lists}>
        <div>
          <h3>{erase.goesTitle}</h3>
          <ul>
            {erase.goes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{erase.staysTitle}</h3>
          <ul>
            {erase.stays.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      {isAsked ? (
        <ErasureForm />
      ) : (
        <p>
          <Button onClick={() => ask()}>{erase.ask}</Button>
        </p>
      )}
    </>
  );
};

const ErasureForm = () => {
  const { erase, required } = useMessages();
  const [cancel, isSending] = useUnit([erasureCancelled, erasing.$isSending]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.sure} aria-labelledby="erase-sure">
      <h3 id="erase-sure" ref={heading} tabIndex={-1}>
        {erase.sureTitle}
      </h3>
      <p>{erase.sureText}</p>
      <DataForm
        label={erase.sureTitle}
        initial={NO_PASSWORD}
        rules={() => ({ current_password: requiredField(required.currentPassword) })}
        submission={erasing}
        submitLabel={erase.submit}
        aside={
          <Button variant="quiet" disabled={isSending} onClick={() => cancel()}>
            {erase.keep}
          </Button>
        }
        notice={(failure) => <CurrentPasswordNotice failure={failure} />}
      >
        {() => <CurrentPasswordInput />}
      </DataForm>
    </section>
  );
};
