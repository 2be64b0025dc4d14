/** All fields of a product, by what they are about. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { filtersOf } from 'shared-contracts/domain/filters';
import { isGourmet } from 'shared-contracts/domain/product-type';
import { LOCALES } from 'shared-contracts/locale';
import type { ProductData } from 'shared-contracts/office/product-data.schema';
import { useField } from '../../../drafts/draft-form.tsx';
import { Section } from '../../../parts/section.tsx';
import { PictureField } from '../../../pictures/picture-field.tsx';
import { BrandField, FacetField, FoodsField, WordsField } from './list-fields.tsx';
import { useProductForm } from './product-form.ts';
import { CompanionsPart, ContentsPart, FormatsPart, ScoresPart } from './product-parts.tsx';
import { BilingualText, NumberLine, ScaleLine, TextLine } from './text-fields.tsx';

type Kind = ProductData['kind'];

const NUMBERS: Record<Kind, readonly (keyof ProductData['facts'])[]> = {
  Wine: ['volume_ml', 'guarda'],
  Box: [],
  GourmetProduct: ['unit_grams'],
  Alcohol: ['volume_ml', 'age'],
};
const SCALES = ['body', 'acidity', 'sweetness', 'freshness'] as const;
const WINE_TEXTS = ['aromatic_family', 'ageing', 'closure', 'harvest'] as const;

const grid = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' }, columnGap: 2 };

export const Pictures = () => {
  const translate = useTranslate();
  const { data, change, stored } = useProductForm();
  const image = useField<string>('image');
  const cover = useField<string>('cover');
  // Words for a picture that is gone can be emptied: with them the product cannot be published.
  const hasAlt = LOCALES.some((one) => data.texts[one].cover_alt || stored.data.texts[one].cover_alt);
  const swapAlts = (texts: ProductData['texts']['es']) => ({
    ...texts,
    image_alt: texts.cover_alt,
    cover_alt: texts.image_alt,
  });
  const swap = () =>
    change({
      ...data,
      image: data.cover,
      cover: data.image,
      texts: { es: swapAlts(data.texts.es), en: swapAlts(data.texts.en) },
    });
  return (
    <Section title="product_form.parts.pictures">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'start' }}>
        <PictureField
          label={translate('product_form.pictures.image')}
          value={image.value}
          onChange={(picture) => image.set(picture?.image ?? '')}
          folder="products"
          problem={image.problem}
        />
        <PictureField
          label={translate('product_form.pictures.cover')}
          value={cover.value}
          onChange={(picture) => cover.set(picture?.image ?? '')}
          folder="products"
          isOptional
          problem={cover.problem}
        />
      </Box>
      {cover.value && image.value && (
        <Button onClick={swap}>{translate('product_form.pictures.swap')}</Button>
      )}
      <BilingualText name="image_alt" help="product_form.pictures.alt_help" />
      {(cover.value || hasAlt) && <BilingualText name="cover_alt" />}
    </Section>
  );
};

const Names = () => {
  const { stored } = useProductForm();
  return (
    <Section title="product_form.parts.names">
      <BilingualText name="name" />
      <Box sx={grid}>
        <BrandField />
        <NumberLine path="year" label="product_form.year" />
      </Box>
      <TextLine
        path="slug"
        label="product_form.slug"
        help={stored.slug_fixed ? 'product_form.slug_fixed' : 'product_form.slug_help'}
        isDisabled={stored.slug_fixed}
      />
    </Section>
  );
};

const Tasting = () => {
  const { stored } = useProductForm();
  const isWine = stored.kind === 'Wine';
  return (
    <Section title="product_form.parts.tasting">
      {isWine && (
        <Box sx={grid}>
          {SCALES.map((name) => (
            <ScaleLine key={name} path={`facts.${name}`} label={`product_form.facts.${name}`} />
          ))}
        </Box>
      )}
      <BilingualText name="tasting_notes" rows={2} />
      {isWine && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 2 }}>
          <WordsField path="texts.es.aromatic_notes" label="product_form.texts.aromatic_notes" lang="es" />
          <WordsField path="texts.en.aromatic_notes" label="product_form.texts.aromatic_notes" lang="en" />
        </Box>
      )}
      {isWine && WINE_TEXTS.map((name) => <BilingualText key={name} name={name} />)}
      <BilingualText name="pairing" rows={2} />
      {isWine && <FoodsField />}
      <BilingualText name="sommelier_comment" rows={2} />
      {isWine && <BilingualText name="vineyard" rows={2} />}
      {isWine && <ScoresPart />}
    </Section>
  );
};

export const Facts = () => {
  const { stored } = useProductForm();
  const { kind } = stored;
  const isDrink = kind === 'Wine' || kind === 'Alcohol';
  return (
    <Section title="product_form.parts.facts">
      {filtersOf(kind).map((name) => name !== 'marca' && <FacetField key={name} name={name} />)}
      <Box sx={grid}>
        {NUMBERS[kind].map((name) => (
          <NumberLine key={name} path={`facts.${name}`} label={`product_form.facts.${name}`} />
        ))}
        {isDrink && <NumberLine path="facts.abv" label="product_form.facts.abv" decimals />}
        {kind === 'Wine' && <TextLine path="facts.region" label="product_form.facts.region" />}
        {kind === 'Wine' && <TextLine path="facts.valley" label="product_form.facts.valley" />}
        {kind === 'Wine' && <TextLine path="facts.service" label="product_form.facts.service" />}
        {kind !== 'Box' && (
          <TextLine path="facts.place" label="product_form.facts.place" help="product_form.place_help" />
        )}
      </Box>
    </Section>
  );
};

export const ProductSections = () => {
  const { stored } = useProductForm();
  const typed = [
    useField<string>('texts.es.retracto_excluded'),
    useField<string>('texts.en.retracto_excluded'),
  ];
  // Only food can be excluded. A text that another product has from before can be emptied.
  const mayExclude =
    isGourmet(stored.kind) ||
    typed.some(({ value }) => value) ||
    LOCALES.some((locale) => stored.data.texts[locale].retracto_excluded);
  return (
    // The bar above has the line of the first section.
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0, '& > section:first-of-type': { borderTop: 0, pt: 0 } }}>
      <Names />
      <Pictures />
      {stored.kind === 'Box' && (
        <Section title="products.contents">
          <ContentsPart />
        </Section>
      )}
      <Section title="product_form.parts.formats">
        <FormatsPart />
      </Section>
      <Section title="product_form.parts.texts">
        <BilingualText name="detail" help="product_form.detail_help" />
        <BilingualText name="description" rows={4} />
        <BilingualText name="name_card" help="product_form.name_card_help" />
        <BilingualText name="description_card" rows={2} />
        <BilingualText name="label" help="product_form.label_help" />
        {mayExclude && <BilingualText name="retracto_excluded" help="product_form.retracto_help" />}
      </Section>
      <Facts />
      <Tasting />
      <Section title="product_form.parts.companions">
        <CompanionsPart />
      </Section>
    </Box>
  );
};
