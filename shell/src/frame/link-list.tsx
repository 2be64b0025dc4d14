interface LinkListProps {
  links: readonly { text: string; link: string }[];
  /** Class of the list. It must compose `links` of link-list.module.css. */
  className: string | undefined;
}

/** List of links from the content, in the menu and the footer. */
export const LinkList = ({ links, className }: LinkListProps) => (
  <ul className={className}>
    {links.map(({ text, link }) => (
      <li key={link}>
        <a href={link}>{text}</a>
      </li>
    ))}
  </ul>
);
