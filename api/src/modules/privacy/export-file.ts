/** Documented, versioned file of the data that a person takes along (law 21.719, portability). */
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { exportData } from 'shared-contracts/api/privacy.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Db } from '../../db/connect.ts';
import { toCsvText } from '../../lib/csv-text.ts';
import { columnsIn, exportable, personalColumns, tableMap } from '../../personal-data/data-map.ts';
import { KEPT_AFTER_ERASURE } from '../../personal-data/purposes.ts';
import { API_PREFIX } from '../../plugins/endpoint.ts';
import { OF_ORDER } from './export-customer.repository.ts';
import { exportCustomer } from './export-customer.service.ts';

/** Increase it when a field is renamed or removed, not when one is added. */
const VERSION = 1;
export const SCHEMA_PATH = `${API_PREFIX}/personal-data.v${VERSION}.schema.json`;

interface Section {
  /** Tables whose columns are the fields of its rows. */
  tables: readonly string[];
  /** Further fields. */
  more?: readonly string[];
  isOne?: boolean;
}

const SECTIONS: Readonly<Record<string, Section>> = {
  account: { tables: ['users'], isOne: true },
  addresses: { tables: ['addresses', 'purchase_addresses'] },
  sessions: { tables: ['sessions'] },
  purchases: {
    tables: ['orders'],
    more: Object.keys(OF_ORDER),
  },
  reservations: { tables: ['reservations'] },
  consents: { tables: ['consents'] },
  messages: { tables: ['contact_messages'] },
  answers: { tables: ['contact_answers'], more: ['number'] },
  newsletter: { tables: ['newsletter_subscriptions'] },
  stockWaits: { tables: ['stock_waits'] },
  favourites: { tables: ['favourites'], more: ['product'] },
  productViews: { tables: ['product_views'], more: ['product'] },
  favouriteLists: { tables: ['favourite_lists'] },
  coupons: { tables: ['coupons'] },
  cart: { tables: ['carts'], more: ['lines', 'cases'], isOne: true },
  privacyRequests: { tables: ['privacy_requests'] },
  dataLimits: { tables: ['data_limits'] },
};

const fieldsOf = (table: string): string[] => {
  const map = tableMap(table);
  const columns = [...columnsIn(map.plain), ...personalColumns(map)];
  return Object.keys(exportable(table, Object.fromEntries(columns.map((column) => [column, true]))));
};

/** JSON schema of the file. The columns of the map of personal data are its fields. */
export const exportSchema = () => {
  const sections = Object.entries(SECTIONS).map(([section, { tables, more = [], isOne }]) => {
    const fields = [...tables.flatMap(fieldsOf), ...more].toSorted();
    const row = {
      type: isOne ? ['object', 'null'] : 'object',
      properties: Object.fromEntries(fields.map((field) => [field, {}])),
      additionalProperties: false,
    };
    return [section, isOne ? row : { type: 'array', items: row }] as const;
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Personal data of one person',
    type: 'object',
    required: ['format', 'version', 'exported_at', 'data'],
    properties: {
      format: { const: 'personal-data' },
      version: { const: VERSION },
      schema: { type: 'string', format: 'uri' },
      exported_at: { type: 'string', format: 'date-time' },
      kept: { type: 'string', description: 'What stays after an erasure, and why' },
      orders_csv: { type: 'string', description: 'Lines of the orders as CSV' },
      data: { type: 'object', properties: Object.fromEntries(sections) },
    },
  };
};

interface Purchase {
  number: string;
  created_at: Date;
  status: string;
  total: number;
  lines: readonly { sku: string; name: string; qty: number; price: number }[];
}

/** Lines of the orders as CSV text. */
const ordersCsv = (purchases: readonly Purchase[]): string =>
  toCsvText([
    ['order', 'date', 'status', 'total', 'sku', 'name', 'qty', 'price'],
    ...purchases.flatMap(({ number, created_at, status, total, lines }) =>
      lines.map(({ sku, name, qty, price }) => [
        number,
        created_at.toISOString(),
        status,
        total,
        sku,
        name,
        qty,
        price,
      ]),
    ),
  ]);

/** The export of a person as a file. */
export const exportFile = async (
  { db, publicUrl, locale }: { db: Db; publicUrl: string; locale: Locale },
  person: { email: string; isProven: boolean },
): Promise<EndpointOutput<typeof exportData>> => {
  const data = await exportCustomer(db, person);
  return {
    format: 'personal-data',
    version: VERSION,
    schema: publicUrl + SCHEMA_PATH,
    exported_at: new Date().toISOString(),
    kept: KEPT_AFTER_ERASURE[locale],
    orders_csv: ordersCsv((data.purchases ?? []) as Purchase[]),
    data,
  };
};
