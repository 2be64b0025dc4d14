import styles from './section-head.module.css';

interface SectionHeadProps {
  id: string;
  title: string;
  link: { text: string; link: string };
}

/** Title of a section with a link to all of it. */
export const SectionHead = ({ id, title, link }: SectionHeadProps) => (
  <header className={styles.head}>
    <h2 id={id}>{title}</h2>
    <a href={link.link} className={styles.link}>
      {link.text}
    </a>
  </header>
);
