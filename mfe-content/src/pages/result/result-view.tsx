import type { ComponentType } from 'react';
import type { IntroPage } from 'shared-contracts/api/pages.schema';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { useLocale } from 'shared-kit/locale';
import { ButtonLink } from 'shared-ui/button';
import { Blocks, ReadingStates } from '../../features/show-document/index.ts';
import type { Reading } from '../../lib/create-reading.ts';
import layout from '../../lib/layout.module.css';
import { useFormWords } from '../../messages/forms.ts';
import styles from './result.module.css';

interface ResultViewProps {
  reading: Reading<IntroPage>;
  Made?: ComponentType;
  /** Until when the guest must press the mailed link. The shop's text would thank for a confirmed reservation. */
  heldUntil: string | null;
  /** The guest is on the waiting list. */
  isWaiting: boolean;
}

const Head = ({ title, text }: { title: string; text: string }) => (
  <header className={styles.head}>
    <h1>{title}</h1>
    <p className={layout.muted}>{text}</p>
  </header>
);

const HeldHead = ({ until }: { until: string }) => {
  const { result } = useFormWords();
  return <Head title={result.held} text={result.heldUntil(formatDateTime(until, useLocale()))} />;
};

const WaitingHead = () => {
  const { result } = useFormWords();
  return <Head title={result.waiting} text={result.waitingText} />;
};

/** Result page of a form: the shop's text about the outcome, what was sent (`Made`), and links. */
export const ResultView = ({ reading, Made, heldUntil, isWaiting }: ResultViewProps) => (
  <ReadingStates reading={reading}>
    {({ title, text, blocks, actions }) => (
      <div className={`container section ${layout.narrow}`}>
        {isWaiting ? (
          <WaitingHead />
        ) : heldUntil ? (
          <HeldHead until={heldUntil} />
        ) : (
          <Head title={title} text={text} />
        )}
        {Made && <Made />}
        {blocks.length > 0 && <Blocks blocks={blocks} />}
        <div className={layout.actions}>
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
