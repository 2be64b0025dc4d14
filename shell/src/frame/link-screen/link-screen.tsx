import type { LinkScreen } from 'shared-contracts/api/link-screen.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { Button, ButtonLink } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import styles from './link-screen.module.css';

/**
 * Page of a mailed link. Its button submits a plain form: it works without scripts, and a mail scanner that
 * only follows links changes nothing.
 */
export const LinkScreenView = ({ title, paragraphs, button, token, password, problem, back }: LinkScreen) => (
  <div className={`container section ${styles.page}`}>
    <h1>{title}</h1>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {button ? (
      <>
        <form method="post">
          <input type="hidden" name="token" value={token} />
          {password && (
            <Field
              id="password"
              className={styles.field}
              label={password.label}
              error={problem}
              type="password"
              name="password"
              autoComplete="current-password"
              maxLength={128}
              required
            />
          )}
          <Button type="submit" variant="primary">
            {button}
          </Button>
        </form>
        {password && <a href={password.recover}>{password.forgotten}</a>}
        {back && <a href={hrefs.home}>{back}</a>}
      </>
    ) : (
      back && (
        <ButtonLink href={hrefs.home} variant="primary">
          {back}
        </ButtonLink>
      )
    )}
  </div>
);
