import { useUnit } from 'effector-react';
import { useSommelierWords } from '../../messages/sommelier.ts';
import type { Advice } from './advice.ts';
import { atStep, hrefOfGuide, QUESTIONS, START } from './guide.ts';
import { $content } from './sommelier.model.ts';
import { answerOf, stepTextOf } from './sommelier-head.ts';
import styles from './step-list.module.css';

/** The three questions with their answers. Each links to its question and keeps all answers. */
export const StepList = ({ advice: { guide, choices } }: { advice: Advice }) => {
  const words = useSommelierWords();
  const content = useUnit($content);
  const current = guide.step === 'wines' ? QUESTIONS.length : QUESTIONS.indexOf(guide.step);
  return (
    <nav aria-label={words.stepsName} className={styles.nav}>
      <ol className={styles.steps}>
        {QUESTIONS.map((question, index) => {
          const answer = answerOf(choices, guide, question) ?? (index < current ? words.any : null);
          return (
            <li key={question} className={styles.step}>
              <a
                href={hrefOfGuide(atStep(guide, question))}
                aria-current={index === current ? 'step' : undefined}
                className={styles.link}
              >
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={styles.label}>
                  {stepTextOf(content, question)?.title ?? words.steps[question]}
                </span>
                {answer && <span className={styles.answer}>{answer}</span>}
              </a>
            </li>
          );
        })}
      </ol>
      {hrefOfGuide(guide) !== hrefOfGuide(START) && (
        <a href={hrefOfGuide(START)} className={styles.again}>
          {words.startAgain}
        </a>
      )}
    </nav>
  );
};
