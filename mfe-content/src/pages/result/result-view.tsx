import type { ComponentType } from 'react';
import type { IntroPage } from 'shared-contracts/api/pages.schema';
import { ButtonLink } from 'shared-ui/button';
import { Blocks, ReadingStates } from '../../features/show-document/index.ts';
import type { Reading } from '../../lib/create-reading.ts';
import styles from './result.module.css';

interface ResultViewProps {
  reading: Reading<IntroPage>;
  Made?: ComponentType;
}

/** Result page of a form: the shop's text about the outcome, what was sent (`Made`), and links. */
export const ResultView = ({ reading, Made }: ResultViewProps) => (
  <ReadingStates reading={reading}>
    {({ title, text, blocks, actions }) => (
      <div className={`container section ${styles.page}`}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
        </header>
        {Made && <Made />}
        {blocks.length > 0 && <Blocks blocks={blocks} />}
        <div className={styles.actions}>
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
