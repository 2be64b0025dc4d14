import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useMessages } from './messages.ts';

export interface RefusalWords {
  title: string;
  texts: readonly string[];
  /** Whether the notice has a link to the cart. */
  toCart: boolean;
}

/** Explains why an order or its payment was refused. */
export const RefusalNotice = ({ title, texts, toCart }: RefusalWords) => {
  const { common } = useMessages();
  return (
    <Notice
      kind="error"
      live
      title={title}
      action={
        toCart && (
          <ButtonLink size="small" href={hrefs.cart}>
            {common.backToCart}
          </ButtonLink>
        )
      }
    >
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
};
