import { useUnit } from 'effector-react';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import { hrefs } from 'shared-contracts/hrefs';
import { failureText } from 'shared-kit/failure';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { $guestLink, ending } from './share-favourites.model.ts';
import styles from './share-favourites.module.css';
import { WORDS } from './words.ts';

/**
 * Ends the link that this browser shared without an account, where the form of the list does not show it: after a sign-in,
 * and without favourites. Only this browser can end it.
 */
export const GuestLink = () => {
  const locale = useLocale();
  const words = WORDS[locale];
  const link = useUnit($guestLink);
  const { submit, isSending, failure } = useUnit(ending);
  if (!link) return null;
  return (
    <section className={styles.share} aria-labelledby="guest-list">
      <h2 id="guest-list" className={styles.title}>
        {words.guestTitle}
      </h2>
      <p>{words.guestList(link.name)}</p>
      <div className={styles.actions}>
        <a href={hrefs.sharedFavourites(link.token)}>{words.guestLink(link.name)}</a>
        <Button size="small" busy={isSending} onClick={() => submit('guest')}>
          {words.endGuest(link.name)}
        </Button>
      </div>
      {failure && (
        <Notice kind="error" live title={words.endFailed}>
          {failureText(failure, [], SERVER_PROBLEM[locale], locale)}
        </Notice>
      )}
    </section>
  );
};
