import { useUnit } from 'effector-react';
import { useState } from 'react';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import { LIST_NAME_MAX } from 'shared-contracts/domain/favourites';
import { requiredField } from 'shared-contracts/domain/validators';
import { hrefs } from 'shared-contracts/hrefs';
import { failureText } from 'shared-kit/failure';
import { DataForm } from 'shared-kit/form/data-form';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { FormField } from '../../lib/form-field.tsx';
import { $link, ending, sendPressed, sharing } from './share-favourites.model.ts';
import styles from './share-favourites.module.css';
import { WORDS } from './words.ts';

/** Creates, names, sends and ends the link of the favourites. A guest's link shows those of its last change. */
export const ShareFavourites = ({ isCustomer }: { isCustomer: boolean }) => {
  const locale = useLocale();
  const words = WORDS[locale];
  const [shared, send] = useUnit([$link, sendPressed]);
  const { submit: share, isSending: isSharing, failure } = useUnit(sharing);
  const { submit: end, isSending: isEnding, failure: endFailure } = useUnit(ending);
  /** This form created the link. Another key would take the focus from its button. */
  const [isCreator, setCreator] = useState(false);
  const problem = failure ?? endFailure;
  return (
    <section className={styles.share} aria-labelledby="share-favourites">
      <h2 id="share-favourites" className={styles.title}>
        {words.title}
      </h2>
      <p>{isCustomer ? words.text : words.guestText}</p>
      <DataForm
        key={isCreator ? undefined : shared?.token}
        label={words.title}
        className={styles.form}
        initial={{ name: shared?.name ?? '' }}
        rules={() => ({ name: requiredField(words.required) })}
        failure={failure}
        onSubmit={(values) => {
          if (!shared) setCreator(true);
          share(values);
        }}
      >
        <FormField name="name" label={words.name} maxLength={LIST_NAME_MAX} />
        <Button type="submit" variant={shared ? 'secondary' : 'primary'} busy={isSharing}>
          {shared ? (isCustomer ? words.rename : words.update) : words.create}
        </Button>
      </DataForm>
      {shared && (
        <div className={styles.actions}>
          <a href={hrefs.sharedFavourites(shared.token)}>{words.link}</a>
          <Button size="small" variant="primary" onClick={() => send(shared)}>
            {words.share}
          </Button>
          <Button
            size="small"
            busy={isEnding}
            onClick={() => {
              setCreator(false);
              end(isCustomer ? 'account' : 'guest');
            }}
          >
            {words.end}
          </Button>
        </div>
      )}
      {problem && (
        <Notice kind="error" live title={failure ? words.failed : words.endFailed}>
          {failureText(problem, ['name'], SERVER_PROBLEM[locale], locale)}
        </Notice>
      )}
    </section>
  );
};
