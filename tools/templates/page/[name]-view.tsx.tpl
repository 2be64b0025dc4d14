import { useMessages } from '../../lib/messages.ts';
import styles from './{{name}}.module.css';

export const {{Name}}View = () => {
  const { {{camel}} } = useMessages();
  return (
    <div className={styles.page}>
      <h1>{{{camel}}.title}</h1>
    </div>
  );
};
