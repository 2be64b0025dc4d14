import { type SubmitEvent, useState } from 'react';
import styles from './panel.module.css';
import type { PanelTexts } from './texts.ts';

export interface AddressForm {
  /** Path and query of the page, without the choices of the panel. */
  path: string;
  onGone(href: string): void;
}

/**
 * Form that opens a typed address in the page. Give it the path as React key, so that the field shows the new
 * path after a navigation.
 */
export const AddressSection = ({ path, onGone, t }: AddressForm & { t: PanelTexts }) => {
  const [href, setHref] = useState(path);
  const go = (event: SubmitEvent) => {
    event.preventDefault();
    onGone(href);
  };
  return (
    <form className={styles.address} onSubmit={go}>
      <label>
        <span>{t.address}</span>
        <input value={href} onChange={({ target }) => setHref(target.value)} spellCheck={false} />
      </label>
      <button type="submit">{t.go}</button>
    </form>
  );
};
