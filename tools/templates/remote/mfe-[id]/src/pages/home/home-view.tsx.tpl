import { useMessages } from '../../lib/messages.ts';
import styles from './home.module.css';

export const HomeView = () => {
  const { home } = useMessages();
  return (
    <div className={styles.page}>
      <h1>{home.title}</h1>
    </div>
  );
};
