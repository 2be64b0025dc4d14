import { useUnit } from 'effector-react';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
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

/** Writes the URL's values into the fields, e.g. on Back. A new key would lose the focus. */
const useValuesOfUrl = (form: RefObject<HTMLFormElement | null>, { price, sort }: Wanted): void => {
  const isDrawn = useRef(false);
  const { min, max } = price;
  useEffect(() => {
    const values = new Map([
      ['sort', sort as string],
      ['precio_min', String(min ?? '')],
      ['precio_max', String(max ?? '')],
    ]);
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) continue;
      const value = values.get(field.name);
      if (value === undefined || value === field.value) continue;
      if (isDrawn.current) field.value = value;
      // An order chosen before hydration, when nothing listened. Typed prices wait for the button.
      else if (field instanceof HTMLSelectElement) field.form?.requestSubmit();
    }
    isDrawn.current = true;
  }, [form, min, max, sort]);
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
  useValuesOfUrl(form, wanted);
  const { min, max } = wanted.price;
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
        <select
          name="sort"
          defaultValue={wanted.sort}
          onChange={(event) => event.target.form?.requestSubmit()}
        >
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
