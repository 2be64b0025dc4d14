import type { MenuOption as Option } from 'shared-contracts/api/pages.schema';
import { Icon } from 'shared-ui/icon';
import { Picture } from 'shared-ui/picture';
import { LinkList } from '../link-list.tsx';
import styles from './menu-option.module.css';

const Title = ({ title, icon }: Pick<Option, 'title' | 'icon'>) => (
  <p className={styles.title}>
    {icon && <Icon path={icon} size={18} />}
    {title}
  </p>
);

/** Box with one link: picture or icon, title, text. */
const Box = ({ title, icon, text, link, picture }: Option) => (
  <a className={styles.box} href={link ?? undefined}>
    {picture && (
      <Picture
        base={picture.image}
        // Decorative: the title has the same meaning.
        alt=""
        width={picture.width}
        height={picture.height}
        sizes="288px"
        className={styles.picture ?? ''}
      />
    )}
    <span className={styles.name}>
      {icon && <Icon path={icon} size={18} />}
      {title}
    </span>
    {text && <span className={styles.text}>{text}</span>}
  </a>
);

/**
 * Menu option in one of the six layouts (docs/product/frame.md#menu-layouts). `icon` contains path data
 * (draw-menu-icons.ts).
 */
export const MenuOption = (option: Option) => {
  switch (option.component) {
    case 'image_with_title_text_and_link':
    case 'title_icon_and_link':
      return <Box {...option} />;
    case 'grouped_links':
      return (
        <div>
          <Title {...option} />
          {option.groups.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.group}>{title}</p>
              <LinkList links={links} className={styles.links} />
            </div>
          ))}
        </div>
      );
    case 'title_icon_and_text':
      return (
        <div>
          <Title {...option} />
          <p className={styles.text}>{option.text}</p>
        </div>
      );
    default:
      return (
        <div data-layout={option.component}>
          <Title {...option} />
          <LinkList links={option.links} className={styles.links} />
        </div>
      );
  }
};
