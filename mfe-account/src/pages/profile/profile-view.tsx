import { EmailForm } from '../../features/change-email/index.ts';
import { PasswordForm } from '../../features/change-password/index.ts';
import { ProfileForm } from '../../features/change-profile/index.ts';
import { LoadedPart } from '../../lib/loaded-part.tsx';
import { useMessages } from '../../lib/messages.ts';
import { ownProfile } from '../../lib/profile.model.ts';
import { AccountArea } from '../account-area.tsx';
import styles from '../overview/overview.module.css';

/** Forms for the customer's data, e-mail and password. */
export const ProfileView = () => {
  const { profile: words } = useMessages();
  return (
    <AccountArea here="profile" title={words.title}>
      <LoadedPart query={ownProfile} title={words.title}>
        {(user) => (
          <>
            <section className={styles.part} aria-labelledby="profile-data">
              <h2 id="profile-data">{words.dataTitle}</h2>
              <ProfileForm user={user} />
            </section>
            <section className={styles.part} aria-labelledby="profile-email">
              <h2 id="profile-email">{words.emailTitle}</h2>
              <p>{words.emailText(user.email)}</p>
              <EmailForm />
            </section>
            <section className={styles.part} aria-labelledby="profile-password">
              <h2 id="profile-password">{words.passwordTitle}</h2>
              <p>{words.passwordText}</p>
              <PasswordForm />
            </section>
          </>
        )}
      </LoadedPart>
    </AccountArea>
  );
};
