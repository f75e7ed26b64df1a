import { expect, it, test } from 'vitest';
import { isFreeOffer, toOffers } from './offers';

const offer = (ownership: string | undefined, price?: number, availability = 'Available') => ({
  ownership,
  price,
  availability,
  scopes: [],
});

test.each([
  ['Free', undefined, true],
  ['Free', 49, true],
  ['Own', 0, true],
  ['Rent', 0, true],
  ['Own', 49, false],
  ['Rent', undefined, false],
  ['Subscription', 0, false],
  ['None', 0, false],
  [undefined, 0, false],
])('[CA554] an offer of %s at %s is free: %s', (ownership, price, isFree) => {
  expect([isFreeOffer({ ownership, price }), toOffers([offer('Own', 9), offer(ownership, price)]).isFree]).toEqual([
    isFree,
    isFree,
  ]);
});

it('[CA555] the cheapest of each kind is told, what is free first', () => {
  const offers = [
    offer('Own', 149),
    offer('Own', 99),
    offer('Rent', 39),
    offer('Rent', 49),
    offer('Loan', 5),
    offer('Subscription'),
    offer('Free', 0),
  ];
  expect(toOffers(offers).cheapest).toEqual([
    { ownership: 'Free', price: 0 },
    { ownership: 'Subscription' },
    { ownership: 'Rent', price: 39 },
    { ownership: 'Own', price: 99 },
    { ownership: 'Loan', price: 5 },
  ]);
});

it('[CA555] what nobody can take yet, and what says nothing, is not told', () => {
  const { cheapest } = toOffers([offer('Rent', 9, 'ComingSoon'), offer('None'), offer(undefined, 1)]);
  expect(cheapest).toEqual([]);
});
