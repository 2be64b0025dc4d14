import { useUnit } from 'effector-react';
import type { SommelierFood, SommelierPageFilters } from 'shared-contracts/api/sommelier.schema';
import { Picture } from 'shared-ui/picture';
import { useSommelierWords } from '../../messages/sommelier.ts';
import styles from './food-choices.module.css';
import { type Guide, hrefOfGuide, withAnswer } from './guide.ts';
import { $content } from './sommelier.model.ts';

const FoodChoice = ({ guide, food }: { guide: Guide; food: SommelierFood }) => {
  const words = useSommelierWords();
  const pictures = useUnit($content)?.food_pictures ?? {};
  const picture = food.picture ?? pictures[food.id];
  const inside = (
    <>
      {picture && (
        <Picture
          base={picture.image}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="72px"
          className={styles.picture}
        />
      )}
      <span className={styles.words}>
        <span className={styles.name}>{food.label}</span>
        <span className={styles.examples}>{food.examples.join(', ')}</span>
        <span className={styles.count}>{words.wines(food.count)}</span>
      </span>
    </>
  );
  // A food without matching wines has no link.
  if (food.count === 0) return <div className={styles.food}>{inside}</div>;
  return (
    <a
      href={hrefOfGuide(withAnswer(guide, 'food', food.id))}
      aria-current={guide.food === food.id || undefined}
      className={styles.food}
    >
      {inside}
    </a>
  );
};

interface FoodChoicesProps {
  guide: Guide;
  groups: SommelierPageFilters['groups'];
}

/** Foods by group, each with picture, dishes and number of matching wines. */
export const FoodChoices = ({ guide, groups }: FoodChoicesProps) => (
  <div className={styles.groups}>
    {groups.map(({ value, label, foods }) => (
      <section key={value} aria-labelledby={`foods-${value}`}>
        <h3 id={`foods-${value}`} className={`small-caps ${styles.group}`}>
          {label}
        </h3>
        <ul className={styles.foods}>
          {foods.map((food) => (
            <li key={food.id}>
              <FoodChoice guide={guide} food={food} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
