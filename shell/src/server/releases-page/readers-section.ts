/** The search for the releases that use a field of a message or an endpoint. */
import type { Reader } from 'releases/who-reads';
import { PAGE_PATH } from './access.ts';
import { html, type Markup } from './html.ts';
import type { Words } from './words.ts';

export interface ReadersQuery {
  /** The field that the person asks for. Empty before that. */
  field: string;
  readers: readonly Reader[];
}

const readerHtml = ({ t }: Words, { id, version, state, uses, team }: Reader): Markup => {
  const { states, uses: words } = t.readers;
  const facts = [states[state], uses.map((use) => words[use]).join(', '), ...team].join(' · ');
  return html`<li><strong>${id}</strong> <code>${version}</code> <span class="hint">${facts}</span></li>`;
};

export const readersHtml = (words: Words, { field, readers }: ReadersQuery): Markup => {
  const { readers: t } = words.t;
  return html`<section aria-labelledby="readers"><h2 id="readers" tabindex="-1">${t.title}</h2>
    <div class="actions"><form action="${PAGE_PATH}#readers"><label for="field">${t.label}</label>
    <span class="hint" id="field-help">${t.help}</span>
    <input id="field" name="reads" required maxlength="200" autocomplete="off" spellcheck="false" value="${field}"
      aria-describedby="field-help"> <button>${t.find}</button></form></div>
    <div id="found" data-live>${
      readers.length > 0
        ? html`<ul class="plain-list">${readers.map((reader) => readerHtml(words, reader))}</ul>`
        : field && html`<p class="hint">${t.none(field)}</p>`
    }</div></section>`;
};
