import { useUnit } from 'effector-react';
import { ButtonLink } from 'shared-ui/button';
import { useSommelierWords } from '../../messages/sommelier.ts';
import type { Advice } from './advice.ts';
import { FoodChoices } from './food-choices.tsx';
import { atStep, type Guide, hasAnswer, hrefOfGuide, type Question, withAnswer } from './guide.ts';
import { NothingFits } from './nothing-fits.tsx';
import { $content } from './sommelier.model.ts';
import styles from './sommelier.module.css';
import { stepTextOf } from './sommelier-head.ts';

interface OptionsProps {
  guide: Guide;
  question: Question;
  options: readonly { value: string; label: string; count: number }[];
}

/** Continents or countries as links with their number of wines. */
const Options = ({ guide, question, options }: OptionsProps) => {
  const words = useSommelierWords();
  return (
    <ul className={styles.options}>
      {options.map(({ value, label, count }) => {
        const inside = (
          <>
            <span className={styles.optionName}>{label}</span>
            <span className={styles.optionCount}>{words.wines(count)}</span>
          </>
        );
        return (
          <li key={value}>
            {/* The chosen answer stays when no wine matches it any more. */}
            {count === 0 ? (
              <div className={styles.option}>{inside}</div>
            ) : (
              <a
                href={hrefOfGuide(withAnswer(guide, question, value))}
                aria-current={guide[question] === value || undefined}
                className={styles.option}
              >
                {inside}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
};

/** One question: its answers as links, the number of wines that match so far, and a link to these wines. */
export const QuestionView = ({ advice: { guide, choices, count } }: { advice: Advice }) => {
  const words = useSommelierWords();
  const content = useUnit($content);
  const question = guide.step === 'wines' ? 'food' : guide.step;
  const step = stepTextOf(content, question);
  const options = question === 'continent' ? choices.continents : choices.countries;
  const answers = question === 'food' ? choices.groups.flatMap(({ foods }) => foods) : options;
  const isEmpty = answers.every(({ count: wines }) => wines === 0);
  return (
    <section aria-labelledby="sommelier-question" className={styles.question}>
      <h2 id="sommelier-question" tabIndex={-1} className={styles.heading}>
        {step?.title ?? words.steps[question]}
      </h2>
      {step?.text && <p className={styles.hint}>{step.text}</p>}
      {isEmpty ? (
        <NothingFits guide={guide} level={3} />
      ) : question === 'food' ? (
        <FoodChoices guide={guide} groups={choices.groups} />
      ) : (
        <Options guide={guide} question={question} options={options} />
      )}
      <div className={styles.foot}>
        <a href={hrefOfGuide(withAnswer(guide, question, null))}>{words.skip[question]}</a>
        <p className={styles.count}>{hasAnswer(guide) ? words.fit(count) : words.all(count)}</p>
        {count > 0 && <ButtonLink href={hrefOfGuide(atStep(guide, 'wines'))}>{words.see(count)}</ButtonLink>}
      </div>
    </section>
  );
};
