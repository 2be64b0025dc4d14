'use no memo'; // The memo of the React compiler would only add bytes: this part seldom renders again.

import { useUnit } from 'effector-react';
import { hrefs } from 'shared-contracts/hrefs';
import { ButtonLink } from 'shared-ui/button';
import { CorkscrewDrawing } from 'shared-ui/drawing';
import { EmptyState } from 'shared-ui/empty-state';
import { useMessages } from '../../lib/messages.ts';
import { $notFound } from './product.model.ts';

/**
 * Unknown product: texts and link of the 404 page, by default a link home
 * (docs/product/routes.md#unknown-routes-and-failures).
 */
export const ProductMissing = () => {
  const { product: words } = useMessages();
  const content = useUnit($notFound);
  return (
    <div className="container section">
      <EmptyState
        level={1}
        drawing={<CorkscrewDrawing />}
        title={content?.title_layout.title ?? words.missingTitle}
        action={
          <ButtonLink variant="primary" href={content?.button.link ?? hrefs.home}>
            {content?.button.text ?? words.goHome}
          </ButtonLink>
        }
      >
        {content?.text.text ?? words.missingText}
      </EmptyState>
    </div>
  );
};
