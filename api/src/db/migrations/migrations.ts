import type { Migration } from 'kysely/migration';
import type { Db } from '../connect.ts';
import * as catalogue from './0001-catalogue.ts';
import * as sales from './0002-sales.ts';
import * as articles from './0003-articles.ts';
import * as listing from './0004-listing-and-search.ts';
import * as content from './0005-content.ts';
import * as selling from './0006-selling.ts';
import * as accounts from './0007-accounts.ts';
import * as searchContent from './0008-search-content.ts';
import * as facetCounts from './0009-facet-counts.ts';
import * as ownWords from './0010-own-words.ts';
import * as lexemeCounts from './0011-lexeme-counts.ts';
import * as orderLinesBySku from './0012-order-lines-by-sku.ts';
import * as transferProofs from './0013-transfer-proofs.ts';
import * as cellar from './0014-cellar.ts';
import * as seededNames from './0015-seeded-names.ts';
import * as paymentAttempts from './0016-payment-attempts.ts';
import * as refundOutcomes from './0016-refund-outcomes.ts';
import * as uncutNumbers from './0017-uncut-numbers.ts';
import * as accountCart from './0018-account-cart.ts';
import * as refundTokens from './0018-refund-tokens.ts';
import * as proofDeadline from './0019-proof-deadline.ts';
import * as paymentChecks from './0020-payment-checks.ts';
import * as newsletterWish from './0021-newsletter-wish.ts';
import * as cartChanges from './0022-cart-changes.ts';
import * as newsletterTick from './0023-newsletter-tick.ts';
import * as linesNotJoined from './0024-lines-not-joined.ts';
import * as office from './0025-office.ts';
import * as officeOrders from './0026-office-orders.ts';
import * as officeProducts from './0027-office-products.ts';
import * as listPrices from './0028-list-prices.ts';
import * as drafts from './0029-drafts.ts';
import * as officeCatalogue from './0032-office-catalogue.ts';
import * as sellingRules from './0035-selling-rules.ts';
import * as officePeople from './0038-office-people.ts';
import * as officeReservations from './0039-office-reservations.ts';
import * as officeMessages from './0040-office-messages.ts';
import * as figures from './0041-figures.ts';
import * as nextAuthenticator from './0042-next-authenticator.ts';
import * as salesByDay from './0043-sales-by-day.ts';
import * as taggedChanges from './0044-tagged-changes.ts';
import * as ranquil from './0047-ranquil.ts';
import * as oneRunningOffer from './0048-one-running-offer.ts';
import * as spanishOrder from './0049-spanish-order.ts';
import * as repeatedRequests from './0052-repeated-requests.ts';
import * as searchFacts from './0053-search-facts.ts';
import * as moreTradeWords from './0054-more-trade-words.ts';
import * as reservationNetworks from './0055-reservation-networks.ts';
import * as searchCounts from './0056-search-counts.ts';
import * as heldReservations from './0057-held-reservations.ts';
import * as cartVersion from './0058-cart-version.ts';
import * as lightSearchTriggers from './0059-light-search-triggers.ts';
import * as searchFilled from './0059-search-filled.ts';
import * as privacyRequests from './0061-privacy-requests.ts';
import * as erasedRows from './0065-erased-rows.ts';
import * as questionWords from './0067-question-words.ts';
import * as incidents from './0068-incidents.ts';
import * as referencePriceRead from './0070-reference-price-read.ts';
import * as refundLines from './0071-refund-lines.ts';
import * as refundAccounts from './0072-refund-accounts.ts';
import * as salesRule from './0073-sales-rule.ts';
import * as repeatedIncidents from './0074-repeated-incidents.ts';
import * as taxDocuments from './0075-tax-documents.ts';
import * as taxDocumentStates from './0076-tax-document-states.ts';
import * as orderReturns from './0077-order-returns.ts';
import * as orderRevisions from './0078-order-revisions.ts';
import * as taxWarnings from './0079-tax-warnings.ts';
import * as wineResellers from './0079-wine-resellers.ts';
import * as freeDelivery from './0080-free-delivery.ts';
import * as deliveryPromise from './0081-delivery-promise.ts';
import * as guestsWithoutAddress from './0082-guests-without-address.ts';
import * as parcels from './0083-parcels.ts';
import * as parcelProblems from './0084-parcel-problems.ts';
import * as batches from './0085-batches.ts';
import * as batchSends from './0086-batch-sends.ts';
import * as ordersByPhone from './0087-orders-by-phone.ts';
import * as couponConditions from './0088-coupon-conditions.ts';
import * as stockWaits from './0089-stock-waits.ts';
import * as lineCouponDiscounts from './0090-line-coupon-discounts.ts';
import * as shipments from './0091-shipments.ts';
import * as shippingQuotes from './0091-shipping-quotes.ts';
import * as cases from './0092-cases.ts';
import * as favourites from './0093-favourites.ts';
import * as eventWaits from './0094-event-waits.ts';
import * as chosenDays from './0095-chosen-days.ts';
import * as differences from './0096-differences.ts';
import * as houseCases from './0097-house-cases.ts';
import * as guestLists from './0098-guest-lists.ts';
import * as deliveryOptions from './0099-delivery-options.ts';
import * as rankOfSales from './0100-rank-of-sales.ts';
import * as expiredNumbers from './0101-expired-numbers.ts';
import * as repeatedHouseCases from './0102-repeated-house-cases.ts';
import * as searchParcels from './0103-search-parcels.ts';
import * as searchPrices from './0104-search-prices.ts';
import * as parcelProblemsIndex from './0105-parcel-problems-index.ts';
import * as dishesAndFeasts from './0106-dishes-and-feasts.ts';
import * as searchCompanies from './0107-search-companies.ts';
import * as rejectedDocuments from './0108-rejected-documents.ts';

interface ShopMigration extends Migration {
  /**
   * Long work before the migration, in transactions of its own. All pending migrations run in one transaction, which
   * would keep its locks until the end. May run again after an interruption.
   */
  before?: (db: Db) => Promise<void>;
}

/**
 * All migrations in the order of their numbers. Never change the effect of a released migration: add a new
 * one.
 */
export const migrations: Record<string, ShopMigration> = {
  '0001-catalogue': catalogue,
  '0002-sales': sales,
  '0003-articles': articles,
  '0004-listing-and-search': listing,
  '0005-content': content,
  '0006-selling': selling,
  '0007-accounts': accounts,
  '0008-search-content': searchContent,
  '0009-facet-counts': facetCounts,
  '0010-own-words': ownWords,
  '0011-lexeme-counts': lexemeCounts,
  '0012-order-lines-by-sku': orderLinesBySku,
  '0013-transfer-proofs': transferProofs,
  '0014-cellar': cellar,
  '0015-seeded-names': seededNames,
  '0016-payment-attempts': paymentAttempts,
  '0016-refund-outcomes': refundOutcomes,
  '0017-uncut-numbers': uncutNumbers,
  '0018-account-cart': accountCart,
  '0018-refund-tokens': refundTokens,
  '0019-proof-deadline': proofDeadline,
  '0020-payment-checks': paymentChecks,
  '0021-newsletter-wish': newsletterWish,
  '0022-cart-changes': cartChanges,
  '0023-newsletter-tick': newsletterTick,
  '0024-lines-not-joined': linesNotJoined,
  '0025-office': office,
  '0026-office-orders': officeOrders,
  '0027-office-products': officeProducts,
  '0028-list-prices': listPrices,
  '0029-drafts': drafts,
  '0032-office-catalogue': officeCatalogue,
  '0035-selling-rules': sellingRules,
  '0038-office-people': officePeople,
  '0039-office-reservations': officeReservations,
  '0040-office-messages': officeMessages,
  '0041-figures': figures,
  '0042-next-authenticator': nextAuthenticator,
  '0043-sales-by-day': salesByDay,
  '0044-tagged-changes': taggedChanges,
  '0047-ranquil': ranquil,
  '0048-one-running-offer': oneRunningOffer,
  '0049-spanish-order': spanishOrder,
  '0052-repeated-requests': repeatedRequests,
  '0053-search-facts': searchFacts,
  '0054-more-trade-words': moreTradeWords,
  '0055-reservation-networks': reservationNetworks,
  '0056-search-counts': searchCounts,
  '0057-held-reservations': heldReservations,
  '0058-cart-version': cartVersion,
  '0059-light-search-triggers': lightSearchTriggers,
  '0059-search-filled': searchFilled,
  '0061-privacy-requests': privacyRequests,
  '0065-erased-rows': erasedRows,
  '0067-question-words': questionWords,
  '0068-incidents': incidents,
  '0070-reference-price-read': referencePriceRead,
  '0071-refund-lines': refundLines,
  '0072-refund-accounts': refundAccounts,
  '0073-sales-rule': salesRule,
  '0074-repeated-incidents': repeatedIncidents,
  '0075-tax-documents': taxDocuments,
  '0076-tax-document-states': taxDocumentStates,
  '0077-order-returns': orderReturns,
  '0078-order-revisions': orderRevisions,
  '0079-tax-warnings': taxWarnings,
  '0079-wine-resellers': wineResellers,
  '0080-free-delivery': freeDelivery,
  '0081-delivery-promise': deliveryPromise,
  '0082-guests-without-address': guestsWithoutAddress,
  '0083-parcels': parcels,
  '0084-parcel-problems': parcelProblems,
  '0085-batches': batches,
  '0086-batch-sends': batchSends,
  '0087-orders-by-phone': ordersByPhone,
  '0088-coupon-conditions': couponConditions,
  '0089-stock-waits': stockWaits,
  '0090-line-coupon-discounts': lineCouponDiscounts,
  '0091-shipments': shipments,
  '0091-shipping-quotes': shippingQuotes,
  '0092-cases': cases,
  '0093-favourites': favourites,
  '0094-event-waits': eventWaits,
  '0095-chosen-days': chosenDays,
  '0096-differences': differences,
  '0097-house-cases': houseCases,
  '0098-guest-lists': guestLists,
  '0099-delivery-options': deliveryOptions,
  '0100-rank-of-sales': rankOfSales,
  '0101-expired-numbers': expiredNumbers,
  '0102-repeated-house-cases': repeatedHouseCases,
  '0103-search-parcels': searchParcels,
  '0104-search-prices': searchPrices,
  '0105-parcel-problems-index': parcelProblemsIndex,
  '0106-dishes-and-feasts': dishesAndFeasts,
  '0107-search-companies': searchCompanies,
  '0108-rejected-documents': rejectedDocuments,
};
