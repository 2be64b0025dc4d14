import { useUnit } from 'effector-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Button } from 'shared-ui/button';
import { Icon, sort as sortIcon } from 'shared-ui/icon';
import { useMessages } from '../../lib/messages.ts';
import { understoodWords } from '../../messages/understood.ts';
import styles from './refine.module.css';
import { refined } from './search.model.ts';
import { SORTS, type Wanted } from './wanted.ts';

const queryOf = (form: HTMLFormElement): Record<string, string[]> => {
  const query: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) query[name] = [String(value)];
  return query;
};

/**
 * Writes the URL's values into the fields, e.g. on Back. At the start the shopper's own values stay: an order chosen
 * before hydration is applied, typed prices wait for the button.
 */
const writeFields = (form: HTMLFormElement, values: Record<string, string>, isStart: boolean): void => {
  for (const field of form.elements) {
    if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) continue;
    const value = values[field.name];
    if (value === undefined || value === field.value) continue;
    if (!isStart) field.value = value;
    else if (field instanceof HTMLSelectElement) form.requestSubmit();
  }
};

/**
 * Price limits and order of the results. Without scripts it is a GET form. The browser owns the values, so that a
 * choice made before hydration stays.
 */
export const Refine = ({ wanted }: { wanted: Wanted }) => {
  const words = understoodWords[useLocale()];
  const { listing } = useMessages();
  const onRefine = useUnit(refined);
  const form = useRef<HTMLFormElement>(null);
  const isDrawn = useRef(false);
  const { sort, price } = wanted;
  const { min, max } = price;
  // Not by key: a new form would lose the focus.
  useEffect(() => {
    const values = { sort, precio_min: String(min ?? ''), precio_max: String(max ?? '') };
    if (form.current) writeFields(form.current, values, !isDrawn.current);
    isDrawn.current = true;
  }, [sort, min, max]);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={words.refine}
      action={hrefs.search}
      autoComplete="off"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onRefine(queryOf(event.currentTarget));
      }}
    >
      <input type="hidden" name="q" value={wanted.q} />
      {wanted.kind && <input type="hidden" name="t" value={wanted.kind} />}
      <label className={styles.sort}>
        <Icon path={sortIcon} size={18} />
        <span>{words.sort}</span>
        <select name="sort" defaultValue={sort} onChange={(event) => event.target.form?.requestSubmit()}>
          {SORTS.map((key) => (
            <option key={key} value={key}>
              {listing.sorts[key]}
            </option>
          ))}
        </select>
      </label>
      <details className={styles.price} open={min !== null || max !== null}>
        <summary>{words.price}</summary>
        <div className={styles.range}>
          <label>
            {words.from}
            <input name="precio_min" inputMode="numeric" maxLength={12} defaultValue={min ?? ''} />
          </label>
          <label>
            {words.to}
            <input name="precio_max" inputMode="numeric" maxLength={12} defaultValue={max ?? ''} />
          </label>
          <Button type="submit">{words.apply}</Button>
        </div>
      </details>
    </form>
  );
};
