/**
 * Page of every stub remote: shows its props and the bus messages that it receives, and has a button for each
 * message that the real remote sends.
 */
import { useEffect, useState } from 'react';
import type { Topic } from 'shared-contracts/bus/topic';
import type { HostServices } from 'shared-contracts/host';
import type { SerializedState } from 'shared-contracts/remote';
import { TOPIC_SAMPLES } from '../conformance/topic-samples.ts';
import { stubMessages } from './messages.ts';
import styles from './stub-page.module.css';
import { contractOf, type StubRemote } from './stub-remote.ts';
import { TOPICS_OF } from './topics-of.ts';

export interface StubPageProps extends StubRemote {
  host: HostServices;
  url: string;
  state: SerializedState | null;
  /** Called when the page is hydrated. */
  onLive?: (() => void) | undefined;
}

/** Sends the first valid sample of the topic. */
const sendSample = (host: HostServices, topic: Topic): void => {
  const payload = TOPIC_SAMPLES[topic.name]?.good[0];
  if (topic.mode === 'command')
    // The bus reports a refused command itself.
    void host.bus.request(topic as Topic<'command'>, payload as never).catch(() => {});
  else host.bus.publish(topic as Topic<'event'>, payload as never);
};

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <code>{value}</code>
    </dd>
  </div>
);

const Received = ({
  host,
  topics,
  none,
}: {
  host: HostServices;
  topics: readonly Topic<'state'>[];
  none: string;
}) => {
  const [last, setLast] = useState<Record<string, unknown>>({});
  useEffect(() => {
    const stops = topics.map((topic) =>
      host.bus.subscribe(topic, (payload) => setLast((all) => ({ ...all, [topic.name]: payload }))),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [host, topics]);
  return topics.map(({ name }) => (
    <Fact key={name} name={name} value={name in last ? JSON.stringify(last[name]) : none} />
  ));
};

/**
 * The kind of the session, shown after hydration. Before, it is "unknown", because the server does not know
 * the visitor.
 */
const Session = ({ host, title }: { host: HostServices; title: string }) => {
  const [kind, setKind] = useState<string>('unknown');
  useEffect(() => setKind(host.session().kind), [host]);
  return <Fact name={title} value={kind} />;
};

/** Throws while rendering, like a defect in a component. */
const Bomb = (): never => {
  throw new Error('The stub was told to throw');
};

export const StubPage = ({ id, behaviour, host, url, state, onLive }: StubPageProps) => {
  const [isBroken, breakIt] = useState(false);
  useEffect(() => onLive?.(), [onLive]);
  const { sends, receives } = TOPICS_OF[id];
  const t = stubMessages[host.locale];
  const marks = { 'data-stub': id, 'data-stub-behaviour': behaviour };
  if (behaviour === 'empty') return <div {...marks} />;
  const facts: [string, string][] = [
    [t.contract, `${host.contract} / ${contractOf(behaviour)}`],
    [t.locale, host.locale],
    [t.url, url],
    [t.state, state ? JSON.stringify(state) : t.none],
  ];
  return (
    <section className={styles.stub} aria-label={t.title(id)} {...marks}>
      <header className={styles.head}>
        <p className={styles.tag}>
          {t.tag} · {t.behaviours[behaviour]}
        </p>
        <h1>{t.title(id)}</h1>
      </header>
      <div className={styles.columns}>
        <div>
          <h2>{t.received}</h2>
          <dl>
            {facts.map(([name, value]) => (
              <Fact key={name} name={name} value={value} />
            ))}
            <Session host={host} title={t.session} />
          </dl>
        </div>
        <div>
          <h2>{t.heard}</h2>
          <dl>
            <Received host={host} topics={receives} none={t.none} />
          </dl>
          <h2>{t.send}</h2>
          <ul className={styles.buttons}>
            {sends.map((topic) => (
              <li key={topic.name}>
                <button type="button" onClick={() => sendSample(host, topic)}>
                  {topic.name}
                </button>
              </li>
            ))}
            {behaviour === 'throwing' && (
              <li>
                <button type="button" onClick={() => breakIt(true)}>
                  {t.throw}
                </button>
              </li>
            )}
          </ul>
        </div>
      </div>
      {isBroken && <Bomb />}
    </section>
  );
};
