import { type FormEvent, useId, useState } from 'react';
import type { Bus } from 'shared-contracts/bus/bus';
import type { Topic } from 'shared-contracts/bus/topic';
import { definitionOf, exampleOf, type Problem, readDraft, TOPIC_NAMES, topicIn } from './check-message.ts';
import styles from './panel.module.css';
import type { PanelTexts } from './texts.ts';

const FIRST = 'cart.update';

/** Sends invalid messages too, so that the refusal of the bus can be seen. */
const send = (bus: Bus, topic: Topic, payload: unknown): void => {
  if (topic.mode === 'command')
    // Failures and refusals are listed among the messages.
    void bus.request(topic as Topic<'command'>, payload as never).catch(() => {});
  else bus.publish(topic as Topic<'event'>, payload as never);
};

const Problems = ({ id, problems, t }: { id: string; problems: readonly Problem[]; t: PanelTexts }) => (
  <div id={id} role="alert" className={styles.problems}>
    <p>{t.problems}</p>
    <ul>
      {problems.map(({ field, text }) => (
        <li key={field + text}>
          <strong>{field || t.whole}</strong>: <span lang="en">{text}</span>
        </li>
      ))}
    </ul>
  </div>
);

export const SendSection = ({ bus, t }: { bus: Bus; t: PanelTexts }) => {
  const [name, setName] = useState(FIRST);
  const [version, setVersion] = useState(String(definitionOf(FIRST).topic.version));
  const [text, setText] = useState(() => exampleOf(FIRST));
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [noJson, setNoJson] = useState('');
  const problemsId = useId();

  const choose = (next: string) => {
    setName(next);
    setVersion(String(definitionOf(next).topic.version));
    setText(exampleOf(next));
    setProblems([]);
    setNoJson('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const draft = readDraft(name, text);
    setNoJson(draft.kind === 'no-json' ? draft.text : '');
    setProblems(draft.kind === 'message' ? draft.problems : []);
    if (draft.kind === 'message') send(bus, topicIn(name, Number(version)), draft.payload);
  };

  return (
    <form className={styles.rows} onSubmit={submit}>
      <label>
        <span>{t.topic}</span>
        <select value={name} onChange={({ target }) => choose(target.value)}>
          {TOPIC_NAMES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <label className={styles.short}>
        <span>{t.version}</span>
        <input type="number" min="0" value={version} onChange={({ target }) => setVersion(target.value)} />
      </label>
      <label className={styles.tall}>
        <span>{t.payload}</span>
        <textarea
          rows={4}
          spellCheck={false}
          value={text}
          aria-invalid={Boolean(noJson || problems.length)}
          aria-describedby={noJson || problems.length ? problemsId : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {noJson && (
        <p id={problemsId} role="alert" className={styles.problems}>
          {t.noJson(noJson)}
        </p>
      )}
      {problems.length > 0 && <Problems id={problemsId} problems={problems} t={t} />}
      <div className={styles.actions}>
        <button type="submit">{t.sendNow}</button>
        <button type="button" onClick={() => choose(name)}>
          {t.example}
        </button>
      </div>
    </form>
  );
};
