import type { ReactNode } from 'react';
import type { IntroPage } from 'shared-contracts/api/pages.schema';
import { ButtonLink } from 'shared-ui/button';
import { Blocks, ReadingStates } from '../../features/show-document/index.ts';
import type { Reading } from '../../lib/create-reading.ts';
import layout from '../../lib/layout.module.css';
import styles from './result.module.css';

export interface HeadProps {
  title: string;
  text: string;
}

interface ResultViewProps {
  reading: Reading<IntroPage>;
  /** Renders the head from the shop's title and text. Default: `ResultHead`. */
  head?: ((shop: HeadProps) => ReactNode) | undefined;
  /** Summary of the sent form. */
  children: ReactNode;
  /** Wraps the shop's advice. Default: shows it. */
  advice?: ((blocks: ReactNode) => ReactNode) | undefined;
}

export const ResultHead = ({ title, text }: HeadProps) => (
  <header className={styles.head}>
    <h1>{title}</h1>
    <p className={layout.muted}>{text}</p>
  </header>
);

/** Result page of a form: the shop's text about the outcome, what was sent, and links. */
export const ResultView = ({ reading, head, children, advice = (blocks) => blocks }: ResultViewProps) => (
  <ReadingStates reading={reading}>
    {({ title, text, blocks, actions }) => (
      <div className={`container section ${layout.narrow}`}>
        {head ? head({ title, text }) : <ResultHead title={title} text={text} />}
        {children}
        {blocks.length > 0 && advice(<Blocks blocks={blocks} />)}
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
