import { useUnit } from 'effector-react';
import { useId } from 'react';
import { $pictureProblem, $pictures, picturesChosen } from './return-products.model.ts';
import styles from './return-products.module.css';
import type { ReturnWords } from './return-products.words.ts';

/** Field for up to three pictures. */
export const PictureField = ({ words }: { words: ReturnWords }) => {
  const [pictures, problem, chosen] = useUnit([$pictures, $pictureProblem, picturesChosen]);
  const id = useId();
  return (
    <label className={styles.file}>
      <span>{words.pictures}</span>
      <input
        type="file"
        multiple
        accept="image/jpeg,image/png"
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={problem ? true : undefined}
        // Allows choosing the same file again: it may have been unreadable only for a moment.
        onClick={({ currentTarget }) => {
          if (problem) currentTarget.value = '';
        }}
        onChange={({ target }) => chosen([...(target.files ?? [])])}
      />
      <span id={`${id}-hint`} className={styles.quiet}>
        {pictures.length > 0 ? words.chosen(pictures.length) : words.picturesHint}
      </span>
      <span id={`${id}-error`} role="alert" className={styles.error}>
        {problem && words.problems[problem]}
      </span>
    </label>
  );
};
