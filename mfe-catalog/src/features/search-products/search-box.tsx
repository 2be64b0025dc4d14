import { useUnit } from 'effector-react';
import { type KeyboardEvent, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { MAX_QUERY_LENGTH } from 'shared-contracts/domain/list-query';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { useHydrated } from 'shared-kit/use-hydrated';
import { Icon, search as searchIcon } from 'shared-ui/icon';
import { searchWords } from '../../messages/search.ts';
import type { SearchBoxModel } from './create-search-box.ts';
import styles from './search-box.module.css';
import { Suggestion } from './suggestion.tsx';

interface SearchBoxProps {
  model: SearchBoxModel;
  /** The surrounding dialog focuses the text box when it opens. */
  autoFocus?: boolean;
}

const optionId = (id: string, index: number) => `${id}-option-${index}`;

/** The user may have typed before hydration. Keeps that text, or the next render would overwrite it. */
const useAdoptTypedText = (input: RefObject<HTMLInputElement | null>, model: SearchBoxModel): void => {
  const query = useUnit(model.$query);
  const [begun, queryChanged] = useUnit([model.begun, model.queryChanged]);
  const adopt = useEffectEvent(() => {
    const typed = input.current?.value ?? query;
    if (typed === query) return;
    // With focus, the user is typing: request suggestions. Without focus, only adopt the text.
    if (input.current === document.activeElement) queryChanged(typed);
    else begun(typed);
  });
  useLayoutEffect(() => adopt(), []);
};

const SuggestionList = ({ id, model }: { id: string; model: SearchBoxModel }) => {
  const words = searchWords[useLocale()];
  const [items, isOpen, active] = useUnit([model.$suggestions, model.$isListOpen, model.$active]);
  const [picked, pointed] = useUnit([model.suggestionPicked, model.suggestionPointed]);
  return (
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.suggestions}
        className={styles.list}
        hidden={!isOpen}
      >
        {items.map((item, index) => (
          <Suggestion
            key={`${item.product_type}-${item.slug}`}
            id={optionId(id, index)}
            item={item}
            selected={index === active}
            onPointed={() => pointed(index)}
            onPicked={() => picked(item)}
          />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {isOpen && words.found(items.length)}
      </p>
    </>
  );
};

/**
 * Text box with suggestions: the editable combobox pattern of WAI-ARIA. Focus stays in the text box. Without
 * JavaScript it is a form that submits to the results page.
 */
export const SearchBox = ({ model, autoFocus }: SearchBoxProps) => {
  const search = searchWords[useLocale()];
  const id = useId();
  const isHydrated = useHydrated();
  const [query, isOpen, active] = useUnit([model.$query, model.$isListOpen, model.$active]);
  const events = useUnit({
    queryChanged: model.queryChanged,
    cursorMoved: model.cursorMoved,
    searchSubmitted: model.searchSubmitted,
    listDismissed: model.listDismissed,
    inputFocused: model.inputFocused,
    inputBlurred: model.inputBlurred,
  });
  const input = useRef<HTMLInputElement>(null);
  useAdoptTypedText(input, model);
  useLayoutEffect(() => {
    // The dialog focuses the element with the attribute. React's `autoFocus` property would focus too early.
    if (autoFocus) input.current?.setAttribute('autofocus', '');
  }, [autoFocus]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      events.cursorMoved(event.key === 'ArrowDown' ? 1 : -1);
    }
    // The first Escape closes only the list. Inside the modal, the second closes the modal.
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      events.listDismissed();
    }
  };

  return (
    <search className={styles.box}>
      <form
        className={styles.form}
        action={hrefs.search}
        onSubmit={(event) => {
          event.preventDefault();
          events.searchSubmitted();
        }}
      >
        <Icon path={searchIcon} size={22} className={styles.icon} />
        <input
          ref={input}
          type="text"
          name="q"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          className={styles.input}
          aria-label={search.field}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? optionId(id, active) : undefined}
          placeholder={search.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onChange={(event) => events.queryChanged(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => events.inputFocused()}
          onBlur={() => events.inputBlurred()}
        />
        <button type="submit" className={styles.submit} disabled={isHydrated && query.trim() === ''}>
          {search.submit}
        </button>
      </form>
      <SuggestionList id={id} model={model} />
    </search>
  );
};
