import { useUnit } from 'effector-react';
import { type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { hrefs } from 'shared-contracts/hrefs';
import { useLocale } from 'shared-kit/locale';
import { Icon, search as searchIcon } from 'shared-ui/icon';
import { searchWords } from '../../messages/search.ts';
import type { SearchBoxModel } from './create-search-box.ts';
import { MAX_QUERY_LENGTH } from './limits.ts';
import styles from './search-box.module.css';
import { Suggestion } from './suggestion.tsx';

interface SearchBoxProps {
  model: SearchBoxModel;
  /** The surrounding dialog gives it initial focus. */
  autoFocus?: boolean;
}

/**
 * Text box with suggestions: the editable combobox pattern of WAI-ARIA. Focus stays in the text box. Without
 * JavaScript it is a form that submits to the results page.
 */
export const SearchBox = ({ model, autoFocus }: SearchBoxProps) => {
  const search = searchWords[useLocale()];
  const locale = useLocale();
  const id = useId();
  const view = useUnit({
    query: model.$query,
    items: model.$suggestions,
    isOpen: model.$isListOpen,
    active: model.$active,
  });
  const told = useUnit({
    begun: model.begun,
    queryChanged: model.queryChanged,
    cursorMoved: model.cursorMoved,
    searchSubmitted: model.searchSubmitted,
    listDismissed: model.listDismissed,
    inputFocused: model.inputFocused,
    inputBlurred: model.inputBlurred,
  });
  const [picked, pointed] = useUnit([model.suggestionPicked, model.suggestionPointed]);
  const input = useRef<HTMLInputElement>(null);
  // The user may have typed before hydration. Keep that value, or the next render would overwrite it.
  const takeEarly = useEffectEvent(() => {
    const typed = input.current?.value ?? view.query;
    if (typed === view.query) return;
    // Request suggestions only while the box has focus.
    if (input.current === document.activeElement) told.queryChanged(typed);
    else told.begun(typed);
  });
  useLayoutEffect(() => {
    // The dialog focuses the element with the attribute. React's `autoFocus` property would focus too early.
    if (autoFocus) input.current?.setAttribute('autofocus', '');
    takeEarly();
  }, [autoFocus]);
  const optionId = (index: number) => `${id}-option-${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      told.cursorMoved(event.key === 'ArrowDown' ? 1 : -1);
    }
    // The first Escape closes the list, the second closes the modal.
    if (event.key === 'Escape' && view.isOpen) {
      event.preventDefault();
      event.stopPropagation();
      told.listDismissed();
    }
  };

  return (
    <search className={styles.box}>
      <form
        className={styles.form}
        action={hrefs.search}
        onSubmit={(event) => {
          event.preventDefault();
          told.searchSubmitted();
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
          aria-expanded={view.isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={view.isOpen && view.active >= 0 ? optionId(view.active) : undefined}
          placeholder={search.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_QUERY_LENGTH}
          value={view.query}
          onChange={(event) => told.queryChanged(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={() => told.inputFocused()}
          onBlur={() => told.inputBlurred()}
        />
        <button type="submit" className={styles.submit} disabled={view.query.trim() === ''}>
          {search.submit}
        </button>
      </form>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={search.suggestions}
        className={styles.list}
        hidden={!view.isOpen}
      >
        {view.items.map((item, index) => (
          <Suggestion
            key={`${item.product_type}-${item.slug}`}
            id={optionId(index)}
            item={item}
            locale={locale}
            selected={index === view.active}
            onPointed={() => pointed(index)}
            onPicked={() => picked(item)}
          />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {view.isOpen && search.found(view.items.length)}
      </p>
    </search>
  );
};
