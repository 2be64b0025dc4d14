import { useUnit } from 'effector-react';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useSommelierWords } from '../../messages/sommelier.ts';
import { atStep, type Guide, hrefOfGuide, START } from './guide.ts';
import { $content } from './sommelier.model.ts';
import styles from './sommelier.module.css';

/** Explains that no wine matches the answers. Links to the guide with fewer answers and to its start. */
export const NothingFits = ({ guide, level = 2 }: { guide: Guide; level?: 2 | 3 }) => {
  const words = useSommelierWords();
  const { title, text, action } = useUnit($content)?.nothing ?? { ...words.nothing, action: null };
  const ways = [
    guide.country === null
      ? null
      : { text: words.anyCountry, link: hrefOfGuide({ ...guide, country: null, page: 1 }) },
    guide.food === null
      ? null
      : { text: words.otherFood, link: hrefOfGuide({ ...atStep(guide, 'food'), food: null }) },
    { text: words.startAgain, link: hrefOfGuide(START) },
    action,
  ].filter((way) => way !== null);
  return (
    <EmptyState
      drawing={<CorkscrewDrawing />}
      title={title}
      level={level}
      action={
        <span className={styles.ways}>
          {ways.map(({ text: label, link }, index) => (
            <ButtonLink key={label} href={link} variant={index === 0 ? 'primary' : 'secondary'}>
              {label}
            </ButtonLink>
          ))}
        </span>
      }
    >
      {text}
    </EmptyState>
  );
};
