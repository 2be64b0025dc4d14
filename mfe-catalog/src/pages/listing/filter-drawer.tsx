import { useUnit } from 'effector-react';
import { useLocale } from 'shared-kit/locale';
import { dataOf } from 'shared-kit/query/outcome';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useMessages } from '../../lib/messages.ts';
import { FilterForm } from './filter-form.tsx';
import { useListing } from './listing-context.ts';

interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Filter drawer for phones. Its button shows the number of matching products and closes the drawer. */
const FilterDrawer = ({ open, onClose }: FilterDrawerProps) => {
  const { listing: words } = useMessages();
  const locale = useLocale();
  const { $outcome, $isLoading } = useListing();
  const { outcome, isLoading } = useUnit({ outcome: $outcome, isLoading: $isLoading });
  const list = dataOf(outcome);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.filters}
      locale={locale}
      place="side"
      actions={
        <Button variant="primary" wide aria-busy={isLoading || undefined} onClick={onClose}>
          {list ? words.show(list.total) : words.filter}
        </Button>
      }
    >
      {open && <FilterForm />}
    </Dialog>
  );
};

export default FilterDrawer;
