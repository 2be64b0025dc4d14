/**
 * Consent banner. It is not a dialog: the page stays usable. The first time, only an answer closes the
 * banner. "Yes", "no" and "choose" look equally important (law 21.719).
 */
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { hrefs } from 'shared-contracts/hrefs';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import type { Messages } from '../../messages/es.ts';
import { type Consent, readConsent } from '../../stored-consent.ts';
import { createLateRoot, type LateRoot } from '../late-root.ts';
import { ALL, decideConsent, NOTHING } from './consent.ts';
import styles from './consent-banner.module.css';

export type ConsentMessages = Messages['consent'];

const TITLE_ID = 'consent-title';

interface ConsentBannerProps {
  t: ConsentMessages;
  /** Current consent, which sets the checkboxes. Before the first answer none is ticked. */
  current: Consent;
  /**
   * True when the shopper opened the banner again: it takes the focus, and Escape closes it without a change.
   */
  isReopened: boolean;
  onDecided: (consent: Consent) => void;
  onLeft: () => void;
}

interface ChoiceProps extends Pick<ConsentBannerProps, 't' | 'current' | 'onDecided'> {}

const Choice = ({ t, current, onDecided }: ChoiceProps) => {
  const [choice, setChoice] = useState(current);
  const box = (purpose: keyof Consent) => (
    <Checkbox
      label={t[purpose]}
      checked={choice[purpose]}
      onChange={(event) => setChoice({ ...choice, [purpose]: event.target.checked })}
    />
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDecided(choice);
  };
  return (
    <form className={styles.choice} onSubmit={onSubmit}>
      {box('measurement')}
      {box('advertising')}
      <Button type="submit">{t.save}</Button>
    </form>
  );
};

const ConsentBanner = ({ t, current, isReopened, onDecided, onLeft }: ConsentBannerProps) => {
  const [isChoosing, setChoosing] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isReopened && event.key === 'Escape') onLeft();
  };
  return (
    <section className={styles.banner} aria-labelledby={TITLE_ID} data-asks-consent="" onKeyDown={onKeyDown}>
      <div className={`container ${styles.inside}`}>
        <div>
          <h2 id={TITLE_ID} tabIndex={-1} className={styles.title}>
            {t.title}
          </h2>
          <p className={styles.text}>
            {t.text} <a href={hrefs.privacy}>{t.more}</a>
          </p>
        </div>
        <div className={styles.answers}>
          <Button onClick={() => onDecided(NOTHING)}>{t.reject}</Button>
          <Button onClick={() => onDecided(ALL)}>{t.accept}</Button>
          <Button aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {t.choose}
          </Button>
        </div>
        {isChoosing && <Choice t={t} current={current} onDecided={onDecided} />}
      </div>
    </section>
  );
};

let shown: LateRoot | undefined;

/** Shows the banner. A banner that the shopper asks for takes the focus, also when it is already visible. */
export const showConsentBanner = (t: ConsentMessages, isReopened: boolean): void => {
  const before = document.activeElement;
  shown ??= createLateRoot('first');
  const leave = () => {
    shown?.end();
    shown = undefined;
    if (isReopened && before instanceof HTMLElement) before.focus();
  };
  shown.render(
    <ConsentBanner
      t={t}
      current={readConsent() ?? NOTHING}
      isReopened={isReopened}
      onDecided={(consent) => {
        decideConsent(consent);
        leave();
      }}
      onLeft={leave}
    />,
  );
  if (isReopened) document.getElementById(TITLE_ID)?.focus();
};
