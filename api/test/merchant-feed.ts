/** Reads a product feed, and checks it against the public attribute list of Google Merchant. */

/** Values of an item by attribute, without prefix. Parts of `shipping` are an object. */
export type ReadItem = Record<string, (string | Record<string, string>)[]>;

const UNESCAPED: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const textOf = (escaped: string): string => {
  if (/&(?!amp;|lt;|gt;)|[<>]/.test(escaped)) throw new Error(`Text is not escaped: ${escaped.slice(0, 80)}`);
  return escaped.replace(/&(?:amp|lt|gt);/g, (sign) => UNESCAPED[sign] as string);
};

const elementsOf = (xml: string): [name: string, inner: string][] => {
  const found = [...xml.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs)];
  if (found.map(([all]) => all).join('') !== xml) throw new Error(`Not only elements: ${xml.slice(0, 120)}`);
  return found.map(([, name = '', inner = '']) => [name, inner]);
};

const readItem = (xml: string): ReadItem => {
  const item: ReadItem = {};
  for (const [name, inner] of elementsOf(xml)) {
    const value = inner.startsWith('<g:')
      ? Object.fromEntries(elementsOf(inner).map(([part, text]) => [part, textOf(text)]))
      : textOf(inner);
    item[name] = [...(item[name] ?? []), value];
  }
  return item;
};

const FEED =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" xmlns:g="http:\/\/base\.google\.com\/ns\/1\.0"><channel>\n<title>[^<]+<\/title><link>[^<]+<\/link><description>[^<]+<\/description>\n(?<items>.*)<\/channel><\/rss>\n$/s;

/** @throws Error for a file that is not a whole feed */
export const readFeed = (xml: string): ReadItem[] => {
  const items = FEED.exec(xml)?.groups?.items;
  if (items === undefined) throw new Error(`Not a whole feed: ${xml.slice(0, 300)}…${xml.slice(-100)}`);
  return [...items.matchAll(/<item>(.*?)<\/item>\n/gs)].map(([, item = '']) => readItem(item));
};

/** A rule of the attribute list: how often an attribute occurs, and its form. */
interface Rule {
  isRequired?: true;
  isRepeated?: true;
  form: RegExp | ((value: string) => boolean);
}

const upTo = (max: number) => (value: string) =>
  value.trim() === value && value !== '' && value.length <= max;
const PRICE = /^[1-9]\d* CLP$/;
const MOMENT = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d{4}`;
const MEASURE = /^[1-9]\d*(\.\d+)?(oz|lb|mg|g|kg|ml|cl|l|ct)$/;
const isAddress = (value: string): boolean =>
  /^https?:\/\/[\x21-\x7e]+$/.test(value) && value.length <= 2_000 && URL.canParse(value);

const RULES: Readonly<Record<string, Rule>> = {
  id: { isRequired: true, form: /^[\w.-]{1,50}$/ },
  title: { isRequired: true, form: upTo(150) },
  description: { isRequired: true, form: upTo(5_000) },
  link: { isRequired: true, form: isAddress },
  image_link: { isRequired: true, form: isAddress },
  availability: { isRequired: true, form: /^(in_stock|out_of_stock|preorder|backorder)$/ },
  price: { isRequired: true, form: PRICE },
  sale_price: { form: PRICE },
  sale_price_effective_date: { form: new RegExp(`^${MOMENT}/${MOMENT}$`) },
  brand: { isRequired: true, form: upTo(70) },
  identifier_exists: { isRequired: true, form: /^(yes|no)$/ },
  condition: { isRequired: true, form: /^(new|refurbished|used)$/ },
  google_product_category: { isRequired: true, form: /^\d+$/ },
  product_type: { isRequired: true, form: upTo(750) },
  unit_pricing_measure: { form: MEASURE },
  unit_pricing_base_measure: { form: /^(1|2|4|8|10|100)(g|kg|ml|cl|l)$|^(75cl|750ml|50kg|1000kg)$/ },
  item_group_id: { form: /^[\w.-]{1,50}$/ },
  size: { form: upTo(100) },
  shipping: { isRepeated: true, form: () => false },
};

const SHIPPING: Readonly<Record<string, RegExp>> = {
  country: /^CL$/,
  region: /^\S.*$/,
  service: /^\S.{0,99}$/,
  price: /^\d+ CLP$/,
};

const fits = (value: string, form: Rule['form']): boolean =>
  form instanceof RegExp ? form.test(value) : form(value);

const amount = (item: ReadItem, name: string): number => Number.parseInt(String(item[name]?.[0] ?? '0'), 10);

/** Sentences about everything in an item that the attribute list does not allow. */
function faultsOfItem(item: ReadItem): string[] {
  const id = String(item.id?.[0]);
  const faults = Object.entries(RULES).flatMap(([name, { isRequired, isRepeated }]) => {
    const count = item[name]?.length ?? 0;
    if (isRequired && count === 0) return [`${name} is missing`];
    return !isRepeated && count > 1 ? [`${name} occurs ${count} times`] : [];
  });
  for (const [name, values] of Object.entries(item))
    for (const value of values) {
      const rule = RULES[name];
      if (!rule) faults.push(`${name} is unknown`);
      else if (typeof value === 'string') {
        if (!fits(value, rule.form)) faults.push(`${name} has a wrong form: ${value.slice(0, 60)}`);
      } else
        for (const [part, form] of Object.entries(SHIPPING))
          if (!form.test(value[part] ?? '')) faults.push(`${name}(${part}) is wrong: ${value[part]}`);
    }
  if (item.sale_price && amount(item, 'sale_price') >= amount(item, 'price'))
    faults.push('sale_price is not below price');
  if (item.sale_price_effective_date && !item.sale_price) faults.push('dates without sale_price');
  if (item.item_group_id && !item.size) faults.push('a variant without size');
  return faults.map((fault) => `${id}: ${fault}`);
}

/** Sentences about everything in a feed that the attribute list does not allow. */
export function faultsOfFeed(items: readonly ReadItem[]): string[] {
  const ids = items.map(({ id }) => String(id?.[0]));
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: id occurs twice`);
  return [...repeated, ...items.flatMap(faultsOfItem)];
}
