import DeleteIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Title, useNotify, useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { isNoNumber, wholeOf } from 'shared-contracts/domain/whole-number';
import { createProduct, readProductForm } from 'shared-contracts/office/product-data';
import { isNoSku } from 'shared-contracts/office/product-limits';
import { OfficeError } from '../../api/office-error.ts';
import { useRead } from '../../data/use-read.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { fieldsOf } from '../../forms/fields-of.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { useTyped } from '../../forms/use-typed.ts';
import { Problem } from '../../parts/problem.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { type Picked, ProductPicker } from './form/product-picker.tsx';
import { KINDS, type Product } from './types.ts';
import { useKeptText } from './use-kept-text.ts';

const NAMES = ['name', 'brand', 'sku', 'price'] as const;
/** Field of a number that only products of this kind have. */
const NUMBER_OF: Partial<Record<Product['kind'], 'year' | 'grams'>> = {
  Wine: 'year',
  GourmetProduct: 'grams',
};
const EMPTY = { kind: 'Wine', name: '', brand: '', year: '', sku: '', price: '', grams: '' };

/** The few facts that a product needs to exist. It starts hidden. */
const ProductCreate = () => {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const copyOf = query.get('copy_of');
  const { call } = useOffice();
  const navigate = useNavigate();
  const notify = useNotify();
  const {
    data: original,
    error,
    refetch,
  } = useRead(
    readProductForm,
    { params: { id: Number(copyOf) } },
    { enabled: copyOf !== null, retry: false },
  );
  const [picked, keepPicked] = useTyped<{ list: Picked[] }>(`product-new-contents/${copyOf ?? ''}`);
  const contents = picked?.list ?? [];
  const setContents = (list: Picked[]) => keepPicked(() => (list.length > 0 ? { list } : null));
  const [problem, setProblem] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const initial = original
    ? { ...EMPTY, kind: original.kind, brand: original.data.brand, year: String(original.data.year ?? '') }
    : EMPTY;
  const { values, change, forget } = useKeptText(`product-new/${copyOf ?? ''}`, initial);
  const kind = values.kind as Product['kind'];
  const price = wholeOf(values.price);
  const send = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { id } = await call(createProduct, {
        body: {
          kind,
          name: values.name,
          brand: values.brand,
          // The form shows a year only for wines. A copy keeps the year of its original.
          year: kind === 'Wine' ? wholeOf(values.year) : (original?.data.year ?? null),
          sku: values.sku,
          price: price ?? 0,
          grams: kind === 'GourmetProduct' ? wholeOf(values.grams) : null,
          contents: kind === 'Box' ? contents.map(({ sku }) => ({ sku, qty: 1 })) : [],
          copy_of: copyOf,
        },
      });
      forget();
      setContents([]);
      notify('product_form.created', { type: 'success' });
      navigate(`/products/${id}`);
    } catch (refusal) {
      setProblem(refusal as Error);
    }
    setBusy(false);
  };
  const ownNumber = NUMBER_OF[kind];
  const isReady =
    NAMES.every((name) => values[name].trim() !== '') &&
    price !== null &&
    !isNoSku(values.sku) &&
    !(ownNumber && isNoNumber(values[ownNumber])) &&
    (copyOf === null ? kind !== 'Box' || contents.length > 0 : original !== undefined);
  const field = fieldsOf(values, change, problem instanceof OfficeError ? problem.fields : {});
  /** @param noNumber sentence for a text that is no number, for a field of a number */
  const line = (name: keyof typeof EMPTY, label: string, noNumber?: string) => (
    <TypedField
      label={label}
      {...field(name)}
      {...(noNumber && isNoNumber(values[name]) && { error: translate(noNumber) })}
      {...(name === 'sku' && {
        help: translate('product_form.sku_help'),
        ...(isNoSku(values.sku) && { error: true }),
      })}
      isNumber={noNumber !== undefined}
      autoComplete="off"
    />
  );
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) void send();
      }}
      sx={{ maxWidth: 560, display: 'grid', gap: 0.5, pb: 4 }}
    >
      <Title title={translate(copyOf ? 'product_form.copy' : 'product_form.create')} />
      <Typography color="text.secondary">
        {original
          ? translate('product_form.copy_help', { name: original.data.texts.es.name })
          : translate('product_form.create_help')}
      </Typography>
      {error && <ReadError error={error} onRetry={refetch} />}
      <ChoiceField
        label="products.kind"
        value={kind}
        values={KINDS}
        words="products.kinds"
        disabled={copyOf !== null}
        onChange={(one) => change({ kind: one })}
      />
      {line('name', 'product_form.texts.name')}
      {line('brand', 'products.brand')}
      {kind === 'Wine' && line('year', 'product_form.year', 'product_form.no_number')}
      {line('sku', 'products.sku')}
      {line('price', 'products.price.price', 'office.no_amount')}
      {kind === 'GourmetProduct' && line('grams', 'product_form.formats.grams', 'product_form.no_number')}
      {kind === 'Box' && copyOf === null && (
        <>
          <Typography variant="h3">{translate('products.contents')}</Typography>
          {contents.length === 0 && (
            <Typography color="text.secondary">{translate('product_form.contents.none')}</Typography>
          )}
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {contents.map(({ sku, name }) => (
              <li key={sku}>
                {name} ({sku}){' '}
                <IconButton
                  onClick={() => setContents(contents.filter((one) => one.sku !== sku))}
                  aria-label={translate('product_form.list.remove', { name })}
                >
                  <DeleteIcon />
                </IconButton>
              </li>
            ))}
          </Box>
          <ProductPicker
            label={translate('product_form.contents.add')}
            eachFormat
            accepts={(one) => one.kind !== 'Box' && !contents.some(({ sku }) => sku === one.sku)}
            onPick={(one) => setContents([...contents, one])}
          />
        </>
      )}
      <Problem severity="warning" message={problem?.message} />
      <Button
        type="submit"
        variant="contained"
        disabled={!isReady || isBusy}
        sx={{ mt: 1, justifySelf: 'start' }}
      >
        {translate('product_form.create')}
      </Button>
    </Box>
  );
};

export default ProductCreate;
