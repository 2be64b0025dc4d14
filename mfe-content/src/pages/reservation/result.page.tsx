import { combine } from 'effector';
import { useUnit } from 'effector-react';
import { readIntroPage } from 'shared-contracts/api/pages';
import type { IntroPage } from 'shared-contracts/api/pages.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import type { PageState } from 'shared-contracts/host';
import { $host } from 'shared-contracts/kit/host';
import { useLocale } from 'shared-contracts/kit/locale';
import type { Page } from 'shared-contracts/kit/page';
import { ButtonLink } from 'shared-ui/button';
import { $reservation } from '../../features/reserve-event/index.ts';
import { Blocks, ReadingStates } from '../../features/show-document/index.ts';
import { createReading, type Reading } from '../../lib/create-reading.ts';
import { $messages } from '../../lib/messages.ts';
import { pageWithout } from '../../lib/page-without.ts';
import { useVisitWords } from '../../lib/visit-words.ts';
import styles from './reservation.module.css';
import result from './result.module.css';

/** The reservation just made, as the guest says it at the door. */
const Made = () => {
  const locale = useLocale();
  const made = useUnit($reservation);
  const { reserve } = useVisitWords();
  if (!made) return null;
  return (
    <p className={result.made}>
      {reserve.number} <strong>{made.number}</strong>
      <br />
      {made.event}
      <br />
      {formatDateTime(made.starts_at, locale)} · {reserve.personCount(made.person_quantity)}
    </p>
  );
};

interface ResultViewProps {
  reading: Reading<{ data: IntroPage }>;
  showsReservation: boolean;
}

const ResultView = ({ reading, showsReservation }: ResultViewProps) => (
  <ReadingStates reading={reading}>
    {({ data: { title, text, blocks, actions } }) => (
      <div className={`container section ${styles.page}`}>
        <header className={result.head}>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
        </header>
        {showsReservation && <Made />}
        {blocks.length > 0 && <Blocks blocks={blocks} />}
        <div className={result.actions}>
          {actions.map((action, index) => (
            <ButtonLink key={action.link} href={action.link} variant={index === 0 ? 'primary' : 'secondary'}>
              {action.text}
            </ButtonLink>
          ))}
        </div>
      </div>
    )}
  </ReadingStates>
);

interface ResultOptions {
  slug: 'thank-you-reservation' | 'failed-reservation';
  showsReservation: boolean;
}

/** Where a reservation ended, in the words of the merchant. */
const createResult = ({ slug, showsReservation }: ResultOptions): Page => {
  const reading = createReading({ name: slug, endpoint: readIntroPage[slug], inputOf: () => ({}) });
  const $page = combine(
    { outcome: reading.$outcome, messages: $messages, host: $host },
    ({ outcome, messages }): PageState | null => {
      if (outcome.kind !== 'ready') return pageWithout(outcome, messages);
      const { title, description } = outcome.value.data.seo;
      return { status: 200, head: { title, description, noindex: true } };
    },
  );
  const View = () => <ResultView reading={reading} showsReservation={showsReservation} />;
  return { View, opened: reading.opened, $page };
};

export const thanks = createResult({ slug: 'thank-you-reservation', showsReservation: true });
export const failed = createResult({ slug: 'failed-reservation', showsReservation: false });
