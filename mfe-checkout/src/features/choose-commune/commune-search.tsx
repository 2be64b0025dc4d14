import { type KeyboardEvent, useId, useState } from 'react';
import type { Commune } from 'shared-contracts/api/regions.schema';
import { Field } from 'shared-ui/field';
import { useStepField } from '../../lib/form/step-field.ts';
import { useMessages } from '../../lib/messages.ts';
import styles from './commune-search.module.css';
import { findCommunes, plain } from './find-communes.ts';

interface CommuneSearchProps {
  name: string;
  label: string;
  placeholder: string;
  /** Of the chosen region. */
  communes: readonly Commune[];
}

/** The commune found by typing a part of its name; the list is the one of ARIA's combobox pattern. */
export const CommuneSearch = ({ name, label, placeholder, communes }: CommuneSearchProps) => {
  const { delivery } = useMessages();
  const { value, change, control, error } = useStepField<string>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const id = useId();
  const chosen = communes.find((commune) => commune.id === value);
  const isOpen = typed !== null;
  const found = isOpen ? findCommunes(communes, typed) : [];

  const choose = (commune: Commune | undefined) => {
    if (commune) change(commune.id);
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) setTyped('');
      else setActive((active + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      // What matches nothing stays to be mended, or the communes are still on their way.
      if (found[active]) choose(found[active]);
    } else if (event.key === 'Escape' && isOpen) {
      // The dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
    }
  };
  return (
    <div className={styles.search}>
      <Field
        {...control}
        label={label}
        error={error}
        placeholder={placeholder}
        required
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[active] ? `${id}-${found[active].id}` : undefined}
        autoComplete="off"
        value={typed ?? chosen?.name ?? ''}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          if (value) change('');
        }}
        onClick={() => !isOpen && setTyped('')}
        onKeyDown={onKeyDown}
        onBlur={() => {
          control.onBlur();
          choose(found.find((commune) => plain(commune.name) === plain(typed ?? '')));
        }}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        hidden={!isOpen}
        className={styles.list}
      >
        {found.map((commune, index) => (
          <div
            key={commune.id}
            id={`${id}-${commune.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            ref={index === active ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
            // Before the field is left; the focus stays there.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(commune);
            }}
          >
            {commune.name}
          </div>
        ))}
        {found.length === 0 && (
          <div role="option" tabIndex={-1} aria-selected={false} aria-disabled="true">
            {delivery.noCommune}
          </div>
        )}
      </div>
    </div>
  );
};
