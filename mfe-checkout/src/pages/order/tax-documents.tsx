import type { Order } from 'shared-contracts/api/orders.schema';
import { useOrderMessages } from '../../messages/order.ts';
import styles from './order.module.css';

/** Links to the files of boleta, factura and credit notes, once they are issued. */
export const TaxDocuments = ({ order: { tax_documents = [] } }: { order: Order }) => {
  const words = useOrderMessages();
  if (tax_documents.length === 0) return null;
  return (
    <section className={`no-print ${styles.box}`}>
      <h2>{words.taxDocuments}</h2>
      {tax_documents.map((document) => (
        <a key={document.url} href={document.url} download>
          {words.taxDocument(document)}
        </a>
      ))}
    </section>
  );
};
