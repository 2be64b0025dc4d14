import type { DocumentSlug } from 'shared-contracts/api/documents';
import { LOCALES } from 'shared-contracts/locale';
import { describe, expect, it } from 'vitest';
import { SELLER } from './seller.ts';
import { pageOf } from './texts.ts';

/** Statements that the law requires: name, document, and the required words in each language. */
const POINTS: readonly [point: string, where: DocumentSlug, es: string, en: string][] = [
  ['no sale to minors (19.925)', 'general-conditions', 'menores de 18 años', 'anyone under 18'],
  ['identity card (21.363)', 'general-conditions', 'Ley 21.363', 'law 21.363'],
  ['municipal licence', 'general-conditions', 'clase A', 'class A'],
  ['prices with taxes', 'general-conditions', 'incluyen IVA', 'include VAT'],
  ['delivery cost before paying', 'general-conditions', 'lo ves antes de pagar', 'shown before you pay'],
  ['terms not ticked beforehand', 'general-conditions', 'la casilla viene vacía', 'the box comes empty'],
  ['written confirmation (12 A)', 'general-conditions', 'confirmación escrita', 'written confirmation'],
  ['contract is kept', 'general-conditions', 'queda archivada', 'is kept'],
  ['what a label says (decree 464)', 'general-conditions', 'Decreto 464', 'decree 464'],
  ['ten days to withdraw', 'exchange-return-policies', '10 días corridos', '10 calendar days'],
  [
    'services are not withdrawn from',
    'exchange-return-policies',
    'no rige en servicios',
    'not apply to services',
  ],
  ['fresh food is excluded', 'exchange-return-policies', 'alimentos frescos', 'Fresh food'],
  ['guarantee of six months', 'exchange-return-policies', '6 meses', '6 months'],
  ['money back within 45 days', 'exchange-return-policies', '45 días', '45 days'],
  ['warning in advertising', 'general-policies', 'Ley 21.363', 'law 21.363'],
  ['terms of offers', 'general-policies', 'hasta que se acaba el stock', 'while there is stock'],
  ['mails with an unsubscribe link (28 B)', 'general-policies', 'darse de baja', 'unsubscribe'],
  ['nothing ticked beforehand', 'general-policies', 'Nada viene marcado', 'Nothing comes ticked'],
  ['only adults receive', 'dispatch-policies', 'mayor de 18 años', 'of 18 or older'],
  ['data protection law', 'privacy-policies', 'Ley 21.719', 'law 21.719'],
  ['where data comes from', 'privacy-policies', 'nos los das tú', 'comes from you'],
  ['answer within 30 days', 'privacy-policies', '30 días corridos', '30 calendar days'],
  ['right to block', 'privacy-policies', 'bloqueo', 'blocking'],
  ['complaint to the agency', 'privacy-policies', 'Agencia de Protección', 'data protection agency'],
  ['decisions by machines', 'privacy-policies', 'decisiones automáticas', 'automatic decisions'],
];

/** Full text of a document. */
const textOf = (slug: DocumentSlug, locale: 'es' | 'en'): string => JSON.stringify(pageOf(slug, locale));

describe.each(LOCALES)('statements required by law, in %s', (locale) => {
  it.each(POINTS)('%s is in %s', (_, where, es, en) => {
    expect(textOf(where, locale)).toContain({ es, en }[locale]);
  });
});

describe('the identity of the seller', () => {
  it.each(['about-us', 'general-conditions', 'privacy-policies'] as const)('is in %s', (slug) => {
    const { legalName, rut, address, email } = SELLER;
    for (const locale of LOCALES)
      for (const fact of [legalName, rut, address, email]) expect(textOf(slug, locale)).toContain(fact);
  });
});
