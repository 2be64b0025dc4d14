import { type FormEvent, useState } from 'react';
import { TOOLS } from 'shared-contracts/tools/tool-list';
import styles from './panel.module.css';
import type { PanelTexts } from './texts.ts';

interface Props {
  callTool(name: string, input: unknown): Promise<unknown>;
  t: PanelTexts;
}

const FIRST = 'catalog.search';
const EXAMPLE = '{ "words": "carmenere" }';

/** Lists the tools of the contract and calls one of them, also with wrong input. */
export const ToolsSection = ({ callTool, t }: Props) => {
  const [name, setName] = useState(FIRST);
  const [text, setText] = useState(EXAMPLE);
  const [answer, setAnswer] = useState('');
  const tool = TOOLS.find((one) => one.name === name);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const outcome = await callTool(name, JSON.parse(text));
      setAnswer(outcome === null ? t.noTool : JSON.stringify(outcome, null, 2));
    } catch (error) {
      setAnswer(t.noJson((error as Error).message));
    }
  };

  return (
    <form className={styles.rows} onSubmit={submit}>
      <label>
        <span>{t.tool}</span>
        <select value={name} onChange={({ target }) => setName(target.value)}>
          {TOOLS.map((one) => (
            <option key={one.name}>{one.name}</option>
          ))}
        </select>
      </label>
      {tool && (
        <p>
          {tool.kind} · <span lang="en">{tool.description.en}</span>
        </p>
      )}
      <label className={styles.tall}>
        <span>{t.toolInput}</span>
        <textarea rows={3} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <div className={styles.actions}>
        <button type="submit">{t.callTool}</button>
      </div>
      {answer && (
        <pre role="status" aria-label={t.answer} className={styles.answer}>
          {answer}
        </pre>
      )}
    </form>
  );
};
